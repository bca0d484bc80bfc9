export const id = 585;
export const ids = [ 585 ];
export const modules = {
 585: ((e, t, n) => {
  n.d(t, {
   openClaims: () => l
  });
  var a = n(7598);
  var r = n(3916);
  const o = 60;
  function i(e) {
   const t = (0, a.createHash)("sha256").update(e, "utf8").digest("hex").slice(0, 12);
   const n = e.toLowerCase().replace(/[^a-z0-9]+/g, "-");
   const r = n.slice(0, o).replace(/^-+|-+$/g, "");
   return `refs/web-push/${r || "key"}-${t}`;
  }
  var s = n(247);
  var c = n(5585);
  var u = n(7666);
  const d = 1e4;
  const h = 2500;
  const f = 2;
  async function l(e) {
   const {key: t, record: n, token: o, http: u, github: l, run: k, cancel: g} = e;
   const {openGit: x} = await m();
   const {apiUrl: T, serverUrl: C} = l;
   const {repository: H, sha: R} = k;
   const G = x({
    apiUrl: T,
    repository: H,
    token: o,
    http: u
   });
   const M = i(t);
   const I = Math.min(e.timeoutMs, d);
   const S = () => ({
    timeoutMs: I,
    cancel: g
   });
   const U = v(C, H, M);
   let E = "none";
   let N = "";
   async function D() {
    return w(() => G.readRef(M, S()), g);
   }
   async function O(e) {
    const t = await w(() => G.readTag(e, S()), g);
    const n = t.kind === "done" ? $(t.data, C, H) : " by another run";
    return W(n);
   }
   const W = e => `The key "${t}" was used already${e}, which has sent it, or may have. The claim is the ref ${M}.`;
   async function q() {
    const e = (new Date).toISOString();
    const r = JSON.stringify({
     run: k.id,
     attempt: k.attempt,
     key: t,
     ...n,
     time: e,
     nonce: (0, a.randomUUID)()
    }, null, 2);
    const o = await G.createTag(M.replace("refs/", ""), r, R, e.replace(/\.\d+Z$/, "Z"), S());
    if (o.kind !== "done") throw y(o, b(o));
    N = o.data;
    E = "maybe";
    const i = await G.createRef(M, N, S());
    if (i.kind === "done" && i.data === N) {
     E = "held";
     return;
    }
    const s = i.kind === "refused" && i.status === 422 && /already exists/i.test(i.message);
    const c = i.kind === "refused" || i.kind === "lost" && !i.reached;
    if (c && !s) {
     E = "none";
     throw y(i, p(i));
    }
    return J(s, i);
   }
   async function J(e, t) {
    const n = g.aborted ? t : await D();
    if (n.kind === "done" && n.data === N) {
     E = "held";
     return;
    }
    if (n.kind === "done") {
     E = "none";
     return {
      holder: await O(n.data)
     };
    }
    if (e) {
     E = "none";
     if (n.kind === "refused" && n.status === 404) throw P();
     return {
      holder: W(" by another run")
     };
    }
    if (g.aborted) throw (0, s.Yq)("Claiming the key");
    throw y(t, p(t), `Whether the claim was made could not be found out. If the ref ${M} exists, delete it: ${U}`);
   }
   async function L() {
    const e = await D();
    if (e.kind === "done") return {
     notes: [ await O(e.data) ],
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
   async function j() {
    if (E === "none") return [];
    const e = async e => {
     const t = await A(S(), e > 1);
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
     retries: f,
     cancel: g,
     ...n
    }) || g.aborted && await A({
     timeoutMs: Math.min(I, h),
     cancel: void 0
    }, true);
    if (a) return [];
    return [ `The claim of "${t}" may still be held, so a re-run would not send. If the ref ${M} exists, delete it: ${U}` ];
   }
   async function A(e, t) {
    if (t || E === "maybe") {
     const t = await G.readRef(M, e);
     if (t.kind === "refused" && t.status === 404) return E === "held";
     if (t.kind !== "done") return false;
     if (t.data !== N) return true;
     E = "held";
    }
    const n = await G.deleteRef(M, e);
    const a = n.kind === "refused" && n.status === 422 && /does not exist/i.test(n.message);
    return n.kind === "done" || a;
   }
   function P() {
    return new r.HR({
     reason: "claim-failed",
     title: "Claim released meanwhile",
     message: `Another run held the claim of "${t}" and gave it up a moment later, since it did not send.`,
     next: "Run this again."
    });
   }
   return {
    ref: M,
    command: U,
    claim: q,
    look: L,
    release: j
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
    retries: f,
    cancel: t,
    cancelled: e => e,
    onWait: () => {}
   });
  }
  function y(e, t, n = "") {
   if (e.kind === "lost" && e.cancelled) return (0, s.Yq)("Claiming the key");
   const a = e.kind === "done" ? "GitHub created another ref than was asked for" : e.message;
   return new r.HR({
    reason: "claim-failed",
    title: "Claim failed",
    message: `The key of \`once-key\` could not be claimed in the repository (${a}).${n && ` ${n}`}`,
    next: t
   });
  }
  const k = "Run this again when GitHub answers.";
  const g = (e, ...t) => e.kind === "refused" && t.includes(e.status);
  function b(e) {
   if (g(e, 401)) return "Give a `github-token` that is valid; that of the job is `github.token`.";
   if (g(e, 403, 404)) return "Give the job the permission `contents: write`, or a `github-token` that may write to this repository.";
   return g(e, 409, 422) ? "Check that the commit of this run is in this repository." : k;
  }
  function p(e) {
   if (g(e, 403, 404)) return "The `github-token` may write, so it is this ref that it may not make. If the workflow files of this commit differ from those of every branch, as in a re-run after they were changed, give a token that has the permission `workflows` too, or start a new run from a branch.";
   return g(e, 409, 422) ? "Look for a rule of the repository that keeps such a ref from being made, and run this again." : k;
  }
  function $(e, t, n) {
   try {
    const {run: a, attempt: r, time: o} = JSON.parse(e);
    if (typeof a !== "string" || !/^\d+$/.test(a)) return " by another run";
    const i = `${t}/${n}/actions/runs/${a}`;
    return ` at ${String(o)} by run ${a}, attempt ${Number(r) || 1} (${i})`;
   } catch {
    return " by another run";
   }
  }
  function v(e, t, n) {
   const a = (0, u.D)(e)?.host ?? "github.com";
   const r = a === "github.com" ? "" : ` --hostname ${a}`;
   return `gh api${r} --method DELETE repos/${t}/git/${n}`;
  }
 })
};
