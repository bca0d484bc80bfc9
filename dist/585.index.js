export const id = 585;
export const ids = [ 585 ];
export const modules = {
 585: ((e, t, n) => {
  n.d(t, {
   openClaims: () => f
  });
  var a = n(7598);
  var r = n(3916);
  const o = 60;
  function s(e) {
   const t = (0, a.createHash)("sha256").update(e, "utf8").digest("hex").slice(0, 12);
   const n = e.toLowerCase().replace(/[^a-z0-9]+/g, "-");
   const r = n.slice(0, o).replace(/^-+|-+$/g, "");
   return `refs/web-push/${r || "key"}-${t}`;
  }
  var i = n(247);
  var c = n(5585);
  var d = n(7666);
  const u = 1e4;
  const l = 2500;
  const h = 2;
  async function f(e) {
   const {key: t, record: n, token: o, http: d, github: f, run: $, cancel: p} = e;
   const {openGit: b} = await m();
   const {apiUrl: x, serverUrl: T} = f;
   const {repository: v, sha: H} = $;
   const R = b({
    apiUrl: x,
    repository: v,
    token: o,
    http: d
   });
   const C = s(t);
   const M = Math.min(e.timeoutMs, u);
   const G = () => ({
    timeoutMs: M,
    cancel: p
   });
   const S = g(T, v, C);
   let U = "none";
   let E = "";
   async function I() {
    return w(() => R.readRef(C, G()), p);
   }
   async function N(e) {
    const t = await w(() => R.readTag(e, G()), p);
    const n = t.kind === "done" ? k(t.data, T, v) : " by another run";
    return D(n);
   }
   const D = e => `The key "${t}" was used already${e}, which has sent it, or may have. The claim is the ref ${C}.`;
   async function O() {
    const e = (new Date).toISOString();
    const r = JSON.stringify({
     run: $.id,
     attempt: $.attempt,
     key: t,
     ...n,
     time: e,
     nonce: (0, a.randomUUID)()
    }, null, 2);
    const o = await R.createTag(C.replace("refs/", ""), r, H, e.replace(/\.\d+Z$/, "Z"), G());
    if (o.kind !== "done") throw y(o);
    E = o.data;
    U = "maybe";
    const s = await R.createRef(C, E, G());
    if (s.kind === "done" && s.data === E) {
     U = "held";
     return;
    }
    const i = s.kind === "refused" && s.status === 422 && /already exists/i.test(s.message);
    const c = s.kind === "refused" || s.kind === "lost" && !s.reached;
    if (c && !i) {
     U = "none";
     throw y(s);
    }
    return W(i, s);
   }
   async function W(e, t) {
    const n = p.aborted ? t : await I();
    if (n.kind === "done" && n.data === E) {
     U = "held";
     return;
    }
    if (n.kind === "done") {
     U = "none";
     return {
      holder: await N(n.data)
     };
    }
    if (e) {
     U = "none";
     if (n.kind === "refused" && n.status === 404) throw L();
     return {
      holder: D(" by another run")
     };
    }
    if (p.aborted) throw (0, i.Yq)("Claiming the key");
    throw y(t, `Whether the claim was made could not be found out. If the ref ${C} exists, delete it: ${S}`);
   }
   async function q() {
    const e = await I();
    if (e.kind === "done") return {
     notes: [ await N(e.data) ],
     warnings: []
    };
    if (e.kind === "refused" && e.status === 404) return {
     notes: [ `The key "${t}" is free.` ],
     warnings: []
    };
    return {
     notes: [],
     warnings: [ `Whether the key "${t}" was used already could not be found out (${e.message}).` ]
    };
   }
   async function J() {
    if (U === "none") return [];
    const e = async e => {
     const t = await A(G(), e > 1);
     return t ? {
      done: true
     } : {
      again: false,
      waitMs: (0, c.fu)(e)
     };
    };
    const n = {
     cancelled: () => false,
     onWait: () => {}
    };
    const a = await (0, c.ux)({
     once: e,
     retries: h,
     cancel: p,
     ...n
    }) || p.aborted && await A({
     timeoutMs: Math.min(M, l),
     cancel: void 0
    }, true);
    if (a) return [];
    return [ `The claim of "${t}" may still be held, so a re-run would not send. If the ref ${C} exists, delete it: ${S}` ];
   }
   async function A(e, t) {
    if (t || U === "maybe") {
     const t = await R.readRef(C, e);
     if (t.kind === "refused" && t.status === 404) return U === "held";
     if (t.kind !== "done") return false;
     if (t.data !== E) return true;
     U = "held";
    }
    const n = await R.deleteRef(C, e);
    const a = n.kind === "refused" && n.status === 422 && /does not exist/i.test(n.message);
    return n.kind === "done" || a;
   }
   function L() {
    return new r.HR({
     reason: "claim-failed",
     title: "Claim released meanwhile",
     message: `Another run held the claim of "${t}" and gave it up a moment later, since it did not send.`,
     next: "Run this again."
    });
   }
   return {
    ref: C,
    command: S,
    claim: O,
    look: q,
    release: J
   };
  }
  async function m() {
   try {
    return await Promise.all([ n.e(747), n.e(233) ]).then(n.bind(n, 9863));
   } catch (e) {
    throw new r.HR({
     reason: "claim-failed",
     title: "Claim failed",
     message: `The toolkit for GitHub could not be loaded (${(0, r.q0)(e)}).`,
     next: "Check the runner: the file that GITHUB_EVENT_PATH names should be JSON.",
     cause: e
    });
   }
  }
  function w(e, t) {
   return (0, c.ux)({
    once: async t => {
     const n = await e();
     return n.kind === "lost" && !n.cancelled ? {
      again: n,
      waitMs: (0, c.fu)(t)
     } : {
      done: n
     };
    },
    retries: h,
    cancel: t,
    cancelled: e => e,
    onWait: () => {}
   });
  }
  function y(e, t = "") {
   if (e.kind === "lost" && e.cancelled) return (0, i.Yq)("Claiming the key");
   const n = e.kind === "refused" && [ 401, 403, 404 ].includes(e.status);
   const a = e.kind === "done" ? "GitHub created another ref than was asked for" : e.message;
   return new r.HR({
    reason: "claim-failed",
    title: "Claim failed",
    message: `The key of \`once-key\` could not be claimed in the repository (${a}).${t && ` ${t}`}`,
    next: n ? "Give the job the permission `contents: write`, or a `github-token` that may write to this repository." : "Run this again when GitHub answers."
   });
  }
  function k(e, t, n) {
   try {
    const {run: a, attempt: r, time: o} = JSON.parse(e);
    if (typeof a !== "string" || !/^\d+$/.test(a)) return " by another run";
    const s = `${t}/${n}/actions/runs/${a}`;
    return ` at ${String(o)} by run ${a}, attempt ${Number(r) || 1} (${s})`;
   } catch {
    return " by another run";
   }
  }
  function g(e, t, n) {
   const a = (0, d.D)(e)?.host ?? "github.com";
   const r = a === "github.com" ? "" : ` --hostname ${a}`;
   return `gh api${r} --method DELETE repos/${t}/git/${n}`;
  }
 })
};
