export const id = 922;

export const ids = [ 922 ];

export const modules = {
 6584: (e, t, n) => {
  n.d(t, {
   $6: () => b,
   K5: () => m,
   c4: () => v,
   yf: () => $
  });
  var a = n(2413), r = n(3916), i = n(8902), s = n(7666), o = n(311);
  const c = 1048576, d = 300, u = 65536, l = 5, f = 2, h = [ "content-type", "retry-after", "x-ratelimit-remaining" ];
  function m({apiUrl: e, repository: t, token: n, http: i, redact: s}) {
   const [u = "", l = ""] = t.split("/"), f = e => {
    const t = s(e).replace(/\s+/g, " ").trim();
    return t.length > d ? `${t.slice(0, d - 1)}\u2026` : t;
   };
   return {
    ask: async function({status: t, read: d, maxBytes: h = c, followRedirects: m = !1}, k, w) {
     try {
      const {status: r, data: c} = await w((() => (0, a.Q)(n, {
       baseUrl: e.replace(/\/$/, ""),
       userAgent: `web-push-action/${o.r}`,
       request: {
        fetch: p({
         http: i,
         redact: s
        }, k, h, m),
        parseSuccessResponseBody: !1
       }
      }))().rest, {
       owner: u,
       repo: l
      }), f = r === t ? d(function(e) {
       if ("string" == typeof e && "" !== e) try {
        return JSON.parse(e);
       } catch {
        return;
       }
      }(c)) : void 0;
      if (void 0 !== f) return {
       kind: "done",
       data: f
      };
      const y = `GitHub answered ${r}`;
      return r >= 300 ? {
       kind: "refused",
       status: r,
       message: y,
       rateLimited: !1
      } : g(`${y} with something unexpected`);
     } catch (e) {
      return function(e) {
       const {status: t, cause: n, message: a = "", response: i} = e;
       if (n instanceof y) {
        const {mayHaveBeenReceived: e, reason: t, cause: a} = n.failure;
        return {
         kind: "lost",
         mayHaveBeenReceived: e,
         message: f(`${t}: ${(0, r.q0)(a)}`),
         cancelled: "cancelled" === t
        };
       }
       if ("number" != typeof t || !i) return g(f((0, r.q0)(n ?? e)));
       const s = f(`GitHub answered ${t}: ${a}`);
       if (t < 400 || t >= 500 || 408 === t) return g(s);
       const {"retry-after": o, "x-ratelimit-remaining": c} = i.headers, d = void 0 !== o || "0" === c || /rate limit|abuse detection/i.test(a);
       return {
        kind: "refused",
        status: t,
        message: s,
        rateLimited: 429 === t || 403 === t && d
       };
      }(e);
     }
    }
   };
  }
  const g = e => ({
   kind: "lost",
   mayHaveBeenReceived: !0,
   message: e,
   cancelled: !1
  });
  class y extends Error {
   failure;
   constructor(e) {
    super(e.reason), this.failure = e;
   }
  }
  function p({http: e, redact: t}, {timeoutMs: n, signal: a}, r, i) {
   return async (o, {method: c, headers: d, body: f}) => {
    let m, g = function(e) {
     const t = (0, s.D)(e);
     if (t && /^https?:$/.test(t.protocol)) return t;
     const n = new Error("GITHUB_API_URL is not an http or https URL");
     throw new y({
      kind: "failure",
      reason: "connection-failed",
      mayHaveBeenReceived: !1,
      retryable: !1,
      cause: n
     });
    }(o);
    for (let t = 0; ;t++) {
     const s = {
      method: c,
      url: g,
      headers: d,
      ...void 0 !== f && {
       body: f
      },
      timeoutMs: n,
      maxBytes: r,
      signal: a
     }, o = await e.request(s);
     if ("failure" === o.kind) throw new y(o);
     m = k(o);
     const u = i && t < l ? w(o, g) : void 0;
     if (void 0 === u) break;
     g = u;
    }
    const {status: p, body: b, incomplete: v} = m, $ = p < 300 ? b : t(b, void 0 !== v).slice(0, u);
    return {
     url: g.href,
     status: p,
     headers: new Map(h.map(e => [ e, m.headers[e] ])),
     body: $,
     text: async () => $,
     arrayBuffer: async () => Buffer.from($)
    };
   };
  }
  function k(e) {
   const {status: t, incomplete: n} = e;
   if (void 0 === n || t >= 300) return e;
   throw new y({
    kind: "failure",
    mayHaveBeenReceived: !0,
    reason: "cancelled" === n || "timeout" === n ? n : "bad-response",
    retryable: !0,
    cause: new Error("too-large" === n ? "the response is too large" : "the response is not complete")
   });
  }
  function w({status: e, headers: t}, n) {
   if (![ 301, 302, 307, 308 ].includes(e)) return;
   const a = (0, s.D)(t.location ?? "", n);
   return void 0 !== t.location && a?.origin === n.origin ? a : void 0;
  }
  function b(e, ...t) {
   const n = t.reduce((e, t) => e?.[t], e);
   return "string" == typeof n ? n : void 0;
  }
  const v = e => "refused" === e.kind && 404 === e.status;
  function $(e, {lost: t = !1, notFoundMs: n}, a) {
   let r = 0, s = 0;
   return (0, i.LH)({
    attempt: async () => {
     const a = await e();
     return void 0 !== n && v(a) && ++s <= f ? {
      retry: a,
      waitMs: n * s
     } : t && "lost" === a.kind && !a.cancelled && ++r <= f ? {
      retry: a,
      waitMs: (0, i.JN)(r)
     } : {
      done: a
     };
    },
    retries: 2 * f,
    signal: a,
    cancelled: () => ({
     ...g("the run was cancelled"),
     cancelled: !0
    }),
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
  function c(e, t) {
   return "lost" === t.kind && t.cancelled ? d() : new s.HR({
    reason: "claim-failed",
    title: "Claim failed",
    message: `Could not claim the \`once-key\` in the repository (${u(t)}).`,
    hint: "refused" === t.kind ? f(e, t) : l
   });
  }
  const d = () => (0, o.Yq)("Claiming the key"), u = e => "done" === e.kind ? "GitHub created a different ref than requested" : e.message, l = "Run this again when GitHub is available.";
  function f(e, {status: t, rateLimited: n}) {
   if (n) return "The rate limit of GitHub is reached: run this again later.";
   if (401 === t) return "Give a valid `github-token`; the default is the token of the job, `github.token`.";
   const a = 403 === t || 404 === t, r = 409 === t || 422 === t;
   return !a || "ref" !== e && "ref-to-blob" !== e ? a ? "Give the job the permission `contents: write`, or a `github-token` that can write to this repository." : r && "tag" === e ? "Check that the commit of this run is in this repository." : r ? "Look for a ruleset that forbids creating this ref, then run this again." : l : "The `github-token` can write, but cannot create this ref: look for a ruleset that restricts refs, or give a token that can create it.";
  }
  var h = n(7598);
  const m = 60, g = 864e5;
  function y(e, t) {
   const n = (0, h.createHash)("sha256").update(p(e, t), "utf8").digest("hex").slice(0, 12), a = void 0 === t ? "" : `-${t.toLowerCase()}`;
   return `refs/web-push/${e.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, m - a.length).replace(/^-|-$/g, "") || "key"}${a}-${n}`;
  }
  const p = (e, t) => void 0 === t ? e : `${e} ${t}`;
  const k = 1e4, w = 5e3, b = 2500, v = 2, $ = 300;
  function R(e) {
   const {key: t, per: n, startedAt: o, record: f, token: m, http: R, redact: T, run: S, signal: U} = e, {serverUrl: x, apiUrl: C} = e.github, {repository: L} = S, D = function({ask: e}) {
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
    apiUrl: C,
    repository: L,
    token: m,
    http: R,
    redact: T
   })), G = n && function(e, t) {
    const n = t.toISOString().slice(0, 10);
    return "week" === e ? function(e) {
     const t = (e.getUTCDay() + 6) % 7, n = new Date(e.getTime() + (3 - t) * g), a = n.getUTCFullYear(), r = Math.floor((n.getTime() - Date.UTC(a, 0, 1)) / (7 * g)) + 1;
     return `${a}-W${String(r).padStart(2, "0")}`;
    }(t) : "day" === e ? n : n.slice(0, 7);
   }(n, o), I = {
    key: p(t, G),
    ref: y(t, G),
    repository: L,
    serverUrl: x
   }, {ref: O} = I, A = {
    timeoutMs: Math.min(e.timeoutMs, k),
    signal: U
   };
   let q = {
    kind: "none"
   }, N = !1, j = !1;
   async function J(e) {
    q = {
     kind: "maybe",
     tag: e,
     ...I
    };
    const t = await D.createRef(O, e, A);
    return N = "done" === t.kind || "lost" === t.kind && t.mayHaveBeenReceived, "done" === t.kind ? F(t) : N || B(t) || (q = {
     kind: "none"
    }), t;
   }
   async function E(e, t) {
    if ("none" === q.kind) throw c(e, t);
    if ("held" === q.kind) return "claimed";
    if (!U.aborted) {
     const e = await K(A, {
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
        message: "Another run had claimed this key, and deleted its claim a moment later because it did not send.",
        hint: "Run this again."
       });
      }();
      return {
       ...I
      };
     }
    }
    throw U.aborted ? d() : function(e, t) {
     return new s.HR({
      reason: "claim-failed",
      title: "Claim failed",
      message: `Could not determine whether the \`once-key\` was claimed (${u(t)}). If it was, the claim is the ref ${e}.`,
      hint: l
     });
    }(O, t);
   }
   function F(e) {
    "none" !== q.kind && ("done" === e.kind && e.data === q.tag ? (q = {
     ...q,
     kind: "held"
    }, N = !1) : "done" !== e.kind && !(0, a.c4)(e) || N || (q = {
     kind: "none"
    }));
   }
   const W = () => "held" === q.kind;
   async function Z(e) {
    const t = await (0, a.yf)(() => D.readTag(e, A), {
     lost: !0
    }, U), n = `${x}/${L}/actions/runs`, r = "done" === t.kind ? function(e, t) {
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
     ...I,
     tag: e,
     ...r && {
      by: r
     }
    };
   }
   async function _(e) {
    if ("maybe" === q.kind || j) {
     const t = await K(e, {
      notFoundMs: $
     });
     if ("done" !== t.kind && !(0, a.c4)(t)) return !1;
     F(t);
    }
    if ("held" !== q.kind) return !0;
    const t = await D.deleteRef(O, e), n = "refused" === t.kind && 422 === t.status && /does not exist/i.test(t.message);
    return ("done" === t.kind || n) && (q = {
     kind: "none"
    }), j ||= "lost" === t.kind && t.mayHaveBeenReceived, "none" === q.kind;
   }
   const K = (e, t) => (0, a.yf)(() => D.readRef(O, e), t, e.signal);
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
      key: I.key,
      ...f
     }, e), n = e.toISOString().replace(/\.\d+Z$/, "Z"), a = async (e, a, r) => M(e, await D.createTag({
      name: O.replace("refs/", ""),
      message: t,
      object: a,
      type: r,
      date: n
     }, A)), r = await J(await a("tag", S.sha, "commit"));
     if (!H(r)) return E("ref", r);
     const i = M("blob", await D.createBlob(t, A));
     return E("ref-to-blob", await J(await a("blob", i, "blob")));
    },
    look: async function() {
     const e = await K(A, {
      lost: !0
     });
     return "done" === e.kind ? {
      kind: "used",
      claim: await Z(e.data)
     } : (0, a.c4)(e) ? {
      kind: "unused",
      ...I
     } : {
      kind: "unknown",
      cause: e.message,
      ...I
     };
    },
    delete: async function() {
     !await (0, i.LH)({
      attempt: async e => {
       const t = await _(A);
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
      timeoutMs: Math.min(A.timeoutMs, b),
      signal: AbortSignal.timeout(w)
     });
    },
    get state() {
     return q;
    }
   };
  }
  const H = e => "refused" === e.kind && (403 === e.status || 404 === e.status) && !e.rateLimited, B = e => "refused" === e.kind && 422 === e.status && /already exists/i.test(e.message);
  function M(e, t) {
   if ("done" === t.kind) return t.data;
   throw c(e, t);
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
