export const id = 922;

export const ids = [ 922 ];

export const modules = {
 6584: (e, t, n) => {
  n.d(t, {
   $6: () => p,
   K5: () => f,
   c4: () => w,
   yf: () => b
  });
  var a = n(2413), r = n(3916), i = n(8902), s = n(7666), o = n(311);
  const d = 1048576, c = 300, u = 5, l = 2;
  function f({apiUrl: e, repository: t, token: n, http: i, redact: s}) {
   const [u = "", l = ""] = t.split("/"), f = e => {
    const t = s(e).replace(/\s+/g, " ").trim();
    return t.length > c ? `${t.slice(0, c - 1)}\u2026` : t;
   };
   return {
    ask: async function({status: t, read: s, maxBytes: c = d, followRedirects: y = !1}, k, p) {
     try {
      const {status: r, data: d} = await p((() => (0, a.Q)(n, {
       baseUrl: e.replace(/\/$/, ""),
       userAgent: `web-push-action/${o.r}`,
       log: {
        debug() {},
        info() {},
        warn() {},
        error() {}
       },
       request: {
        fetch: g(i, k, c, y),
        parseSuccessResponseBody: !1
       }
      }))().rest, {
       owner: u,
       repo: l
      }), f = r === t ? s(function(e) {
       if ("string" == typeof e && "" !== e) try {
        return JSON.parse(e);
       } catch {
        return;
       }
      }(d)) : void 0;
      if (void 0 !== f) return {
       kind: "done",
       data: f
      };
      const m = `GitHub answered ${r}`;
      return r >= 300 ? {
       kind: "refused",
       status: r,
       message: m,
       rateLimited: !1
      } : h(`${m} with something else than was asked for`);
     } catch (e) {
      return function(e) {
       const {status: t, cause: n, message: a = "", response: i} = e;
       if (n instanceof m) {
        const {mayHaveBeenReceived: e, reason: t, cause: a} = n.failure;
        return {
         kind: "lost",
         mayHaveBeenReceived: e,
         message: f(`${t}: ${(0, r.q0)(a)}`),
         cancelled: "cancelled" === t
        };
       }
       if ("number" != typeof t || !i) return h(f((0, r.q0)(n ?? e)));
       const s = f(`GitHub answered ${t}: ${a}`);
       if (t < 400 || t >= 500 || 408 === t) return h(s);
       const {"retry-after": o, "x-ratelimit-remaining": d} = i.headers, c = void 0 !== o || "0" === d || /rate limit|abuse detection/i.test(a);
       return {
        kind: "refused",
        status: t,
        message: s,
        rateLimited: 429 === t || 403 === t && c
       };
      }(e);
     }
    }
   };
  }
  const h = e => ({
   kind: "lost",
   mayHaveBeenReceived: !0,
   message: e,
   cancelled: !1
  });
  class m extends Error {
   failure;
   constructor(e) {
    super(e.reason), this.failure = e;
   }
  }
  function g(e, {timeoutMs: t, signal: n}, a, r) {
   return async (i, {method: o, headers: d, body: c}) => {
    let l, f = function(e) {
     const t = (0, s.D)(e);
     if (t && /^https?:$/.test(t.protocol)) return t;
     const n = new Error("GITHUB_API_URL is not an http or https URL");
     throw new m({
      kind: "failure",
      reason: "connection-failed",
      mayHaveBeenReceived: !1,
      retryable: !1,
      cause: n
     });
    }(i);
    for (let i = 0; ;i++) {
     const s = {
      method: o,
      url: f,
      headers: d,
      ...void 0 !== c && {
       body: c
      },
      timeoutMs: t,
      maxBytes: a,
      signal: n
     }, h = await e.request(s);
     if ("failure" === h.kind) throw new m(h);
     l = y(h);
     const g = r && i < u ? k(h, f) : void 0;
     if (void 0 === g) break;
     f = g;
    }
    const h = l.status < 300 ? l.body : l.body.slice(0, 65536);
    return {
     url: f.href,
     status: l.status,
     headers: new Map(Object.entries(l.headers)),
     body: h,
     text: async () => h,
     arrayBuffer: async () => Buffer.from(h)
    };
   };
  }
  function y(e) {
   const {status: t, incomplete: n} = e;
   if (void 0 === n || t >= 300) return e;
   throw new m({
    kind: "failure",
    mayHaveBeenReceived: !0,
    reason: "cancelled" === n || "timeout" === n ? n : "bad-response",
    retryable: !0,
    cause: new Error("too-large" === n ? "the response is too large" : "the response is not complete")
   });
  }
  function k({status: e, headers: t}, n) {
   if (![ 301, 302, 307, 308 ].includes(e)) return;
   const a = (0, s.D)(t.location ?? "", n);
   return void 0 !== t.location && a?.origin === n.origin ? a : void 0;
  }
  function p(e, ...t) {
   const n = t.reduce((e, t) => e?.[t], e);
   return "string" == typeof n ? n : void 0;
  }
  const w = e => "refused" === e.kind && 404 === e.status;
  function b(e, {lost: t = !1, notFoundMs: n}, a) {
   return (0, i.LH)({
    attempt: async a => {
     const r = await e();
     return void 0 !== n && w(r) ? {
      retry: r,
      waitMs: n * a
     } : t && "lost" === r.kind && !r.cancelled ? {
      retry: r,
      waitMs: (0, i.JN)(a)
     } : {
      done: r
     };
    },
    retries: l,
    signal: a,
    cancelled: e => e,
    onWait: () => {}
   });
  }
 },
 738: (e, t, n) => {
  n.r(t), n.d(t, {
   openClaims: () => R
  });
  var a = n(6584);
  const r = e => e.replace(/^refs\//, "");
  var i = n(8902), s = n(3916), o = n(9349);
  function d(e, t) {
   return "lost" === t.kind && t.cancelled ? c() : new s.HR({
    reason: "claim-failed",
    title: "Claim failed",
    message: `The key of \`once-key\` could not be claimed in the repository (${u(t)}).`,
    hint: "refused" === t.kind ? f(e, t) : l
   });
  }
  const c = () => (0, o.Yq)("Claiming the key"), u = e => "done" === e.kind ? "GitHub created another ref than it was asked for" : e.message, l = "Run this again when GitHub answers.";
  function f(e, {status: t, rateLimited: n}) {
   if (n) return "GitHub limits how often it may be called: run this again later.";
   if (401 === t) return "Give a `github-token` that is valid; that of the job is `github.token`.";
   const a = 403 === t || 404 === t, r = 409 === t || 422 === t;
   return !a || "ref" !== e && "ref-to-blob" !== e ? a ? "Give the job the permission `contents: write`, or a `github-token` that may write to this repository." : r && "tag" === e ? "Check that the commit of this run is in this repository." : r ? "Look for a rule of the repository that forbids to create this ref, and run this again." : l : "The `github-token` may write, but it may not create this ref: look for a rule of the repository that restricts refs, or give a token that may create it.";
  }
  var h = n(7598);
  const m = 60, g = 864e5;
  function y(e, t) {
   const n = (0, h.createHash)("sha256").update(k(e, t), "utf8").digest("hex").slice(0, 12), a = void 0 === t ? "" : `-${t.toLowerCase()}`;
   return `refs/web-push/${e.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, m - a.length).replace(/^-|-$/g, "") || "key"}${a}-${n}`;
  }
  const k = (e, t) => void 0 === t ? e : `${e} ${t}`;
  const p = 1e4, w = 5e3, b = 2500, v = 2, $ = 300;
  function R(e) {
   const {key: t, per: n, startedAt: o, record: f, token: m, http: R, redact: T, run: S, signal: U} = e, {serverUrl: C, apiUrl: x} = e.github, {repository: L} = S, O = function({ask: e}) {
    const t = e => (0, a.$6)(e, "sha"), n = e => (0, a.$6)(e, "object", "sha");
    return {
     createTag: ({name: n, date: a, ...r}, i) => {
      const s = {
       name: "web-push-action",
       email: "web-push-action@users.noreply.github.com",
       date: a
      };
      return e({
       status: 201,
       read: t
      }, i, ({git: e}, t) => e.createTag({
       ...t,
       ...r,
       tag: n,
       tagger: s
      }));
     },
     createBlob: (n, a) => e({
      status: 201,
      read: t
     }, a, ({git: e}, t) => e.createBlob({
      ...t,
      content: n
     })),
     createRef: (t, a, r) => e({
      status: 201,
      read: n
     }, r, ({git: e}, n) => e.createRef({
      ...n,
      ref: t,
      sha: a
     })),
     readRef: (t, a) => e({
      status: 200,
      read: n
     }, a, ({git: e}, n) => e.getRef({
      ...n,
      ref: r(t)
     })),
     readTag: (t, n) => e({
      status: 200,
      read: e => (0, a.$6)(e, "message")
     }, n, ({git: e}, n) => e.getTag({
      ...n,
      tag_sha: t
     })),
     deleteRef: (t, n) => e({
      status: 204,
      read: () => !0
     }, n, ({git: e}, n) => e.deleteRef({
      ...n,
      ref: r(t)
     }))
    };
   }((0, a.K5)({
    apiUrl: x,
    repository: L,
    token: m,
    http: R,
    redact: T
   })), D = n && function(e, t) {
    const n = t.toISOString().slice(0, 10);
    return "week" === e ? function(e) {
     const t = (e.getUTCDay() + 6) % 7, n = new Date(e.getTime() + (3 - t) * g), a = n.getUTCFullYear(), r = Math.floor((n.getTime() - Date.UTC(a, 0, 1)) / (7 * g)) + 1;
     return `${a}-W${String(r).padStart(2, "0")}`;
    }(t) : "day" === e ? n : n.slice(0, 7);
   }(n, o), G = {
    key: k(t, D),
    ref: y(t, D),
    repository: L,
    serverUrl: C
   }, {ref: A} = G, I = {
    timeoutMs: Math.min(e.timeoutMs, p),
    signal: U
   };
   let j = {
    kind: "none"
   }, N = !1, q = !1;
   async function J(e) {
    j = {
     kind: "maybe",
     tag: e,
     ...G
    };
    const t = await O.createRef(A, e, I);
    return N = "done" === t.kind || "lost" === t.kind && t.mayHaveBeenReceived, "done" === t.kind ? F(t) : N || B(t) || (j = {
     kind: "none"
    }), t;
   }
   async function E(e, t) {
    if ("none" === j.kind) throw d(e, t);
    if ("held" === j.kind) return "claimed";
    if (!U.aborted) {
     const e = await K(I, {
      lost: !0,
      notFoundMs: $
     });
     if (F(e), W()) return "claimed";
     if ("done" === e.kind) return Z(e.data);
     if (B(t) && !U.aborted) {
      if ((0, a.c4)(e)) throw function() {
       return new s.HR({
        reason: "claim-failed",
        title: "Claim failed",
        message: "Another run held the claim of this key and deleted it a moment later, since it did not send.",
        hint: "Run this again."
       });
      }();
      return {
       ...G
      };
     }
    }
    throw U.aborted ? c() : function(e, t) {
     return new s.HR({
      reason: "claim-failed",
      title: "Claim failed",
      message: `Could not determine whether the key of \`once-key\` was claimed (${u(t)}). The claim would be the ref ${e}.`,
      hint: l
     });
    }(A, t);
   }
   function F(e) {
    "none" !== j.kind && ("done" === e.kind && e.data === j.tag ? (j = {
     ...j,
     kind: "held"
    }, N = !1) : "done" !== e.kind && !(0, a.c4)(e) || N || (j = {
     kind: "none"
    }));
   }
   const W = () => "held" === j.kind;
   async function Z(e) {
    const t = await (0, a.yf)(() => O.readTag(e, I), {
     lost: !0
    }, U), n = `${C}/${L}/actions/runs`, r = "done" === t.kind ? function(e, t) {
     const {run: n, attempt: a, time: r} = function(e) {
      try {
       return Object(JSON.parse(e));
      } catch {
       return {};
      }
     }(e);
     if ("string" == typeof n && /^\d{1,20}$/.test(n) && "number" == typeof a && Number.isSafeInteger(a) && !(a < 1) && "string" == typeof r && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(r)) return {
      run: n,
      attempt: a,
      time: r,
      url: `${t}/${n}`
     };
    }(t.data, n) : void 0;
    return {
     ...G,
     tag: e,
     ...r && {
      by: r
     }
    };
   }
   async function _(e) {
    if ("maybe" === j.kind || q) {
     const t = await K(e, {
      notFoundMs: $
     });
     if ("done" !== t.kind && !(0, a.c4)(t)) return !1;
     F(t);
    }
    if ("held" !== j.kind) return !0;
    const t = await O.deleteRef(A, e), n = "refused" === t.kind && 422 === t.status && /does not exist/i.test(t.message);
    return ("done" === t.kind || n) && (j = {
     kind: "none"
    }), q ||= "lost" === t.kind && t.mayHaveBeenReceived, "none" === j.kind;
   }
   const K = (e, t) => (0, a.yf)(() => O.readRef(A, e), t, e.signal);
   return {
    claim: async function() {
     const e = new Date, t = function({run: e, attempt: t, ...n}, a) {
      return JSON.stringify({
       run: e,
       attempt: t,
       ...n,
       time: a.toISOString(),
       nonce: (0, h.randomUUID)()
      }, null, 2);
     }({
      run: S.id,
      attempt: S.attempt,
      key: G.key,
      ...f
     }, e), n = e.toISOString().replace(/\.\d+Z$/, "Z"), a = async (e, a, r) => M(e, await O.createTag({
      name: A.replace("refs/", ""),
      message: t,
      object: a,
      type: r,
      date: n
     }, I)), r = await J(await a("tag", S.sha, "commit"));
     if (!H(r)) return E("ref", r);
     const i = M("blob", await O.createBlob(t, I));
     return E("ref-to-blob", await J(await a("blob", i, "blob")));
    },
    look: async function() {
     const e = await K(I, {
      lost: !0
     });
     return "done" === e.kind ? {
      kind: "used",
      claim: await Z(e.data)
     } : (0, a.c4)(e) ? {
      kind: "unused",
      ...G
     } : {
      kind: "unknown",
      cause: e.message,
      ...G
     };
    },
    delete: async function() {
     !await (0, i.LH)({
      attempt: async e => {
       const t = await _(I);
       return t ? {
        done: t
       } : {
        retry: t,
        waitMs: (0, i.JN)(e)
       };
      },
      retries: v,
      signal: U,
      cancelled: e => e,
      onWait: () => {}
     }) && U.aborted && await _({
      timeoutMs: Math.min(I.timeoutMs, b),
      signal: AbortSignal.timeout(w)
     });
    },
    get state() {
     return j;
    }
   };
  }
  const H = e => "refused" === e.kind && (403 === e.status || 404 === e.status) && !e.rateLimited, B = e => "refused" === e.kind && 422 === e.status && /already exists/i.test(e.message);
  function M(e, t) {
   if ("done" === t.kind) return t.data;
   throw d(e, t);
  }
 },
 4117: (e, t, n) => {
  n.d(t, {
   Q: () => a
  });
  class a {
   getAgent() {}
   getAgentDispatcher() {}
  }
 },
 9795: (e, t, n) => {
  function a() {
   throw new Error("not bundled: give Octokit a fetch of your own");
  }
  n.d(t, {
   h: () => a
  });
 }
};
