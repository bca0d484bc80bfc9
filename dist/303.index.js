export const id = 303;

export const ids = [ 303 ];

export const modules = {
 6584: (e, t, n) => {
  n.d(t, {
   $6: () => w,
   K5: () => h,
   c4: () => b,
   yf: () => v
  });
  var r = n(2413), s = n(3916), o = n(8902), a = n(7666), i = n(311);
  const u = 1048576, c = 300, d = 5, l = 2;
  function h({apiUrl: e, repository: t, token: n, http: o, redact: a}) {
   const [d = "", l = ""] = t.split("/"), h = e => {
    const t = a(e).replace(/\s+/g, " ").trim();
    return t.length > c ? `${t.slice(0, c - 1)}\u2026` : t;
   };
   return {
    ask: async function({status: t, read: a, maxBytes: c = u, followRedirects: p = !1}, m, w) {
     try {
      const {status: s, data: u} = await w((() => (0, r.Q)(n, {
       baseUrl: e.replace(/\/$/, ""),
       userAgent: `web-push-action/${i.r}`,
       log: {
        debug() {},
        info() {},
        warn() {},
        error() {}
       },
       request: {
        fetch: y(o, m, c, p),
        parseSuccessResponseBody: !1
       }
      }))().rest, {
       owner: d,
       repo: l
      }), h = s === t ? a(function(e) {
       if ("string" == typeof e && "" !== e) try {
        return JSON.parse(e);
       } catch {
        return;
       }
      }(u)) : void 0;
      if (void 0 !== h) return {
       kind: "done",
       data: h
      };
      const g = `GitHub answered ${s}`;
      return s >= 300 ? {
       kind: "refused",
       status: s,
       message: g,
       rateLimited: !1
      } : f(`${g} with something else than was asked for`);
     } catch (e) {
      return function(e) {
       const {status: t, cause: n, message: r = "", response: o} = e;
       if (n instanceof g) {
        const {mayHaveBeenReceived: e, reason: t, cause: r} = n.failure;
        return {
         kind: "lost",
         mayHaveBeenReceived: e,
         message: h(`${t}: ${(0, s.q0)(r)}`),
         cancelled: "cancelled" === t
        };
       }
       if ("number" != typeof t || !o) return f(h((0, s.q0)(n ?? e)));
       const a = h(`GitHub answered ${t}: ${r}`);
       if (t < 400 || t >= 500 || 408 === t) return f(a);
       const {"retry-after": i, "x-ratelimit-remaining": u} = o.headers, c = void 0 !== i || "0" === u || /rate limit|abuse detection/i.test(r);
       return {
        kind: "refused",
        status: t,
        message: a,
        rateLimited: 429 === t || 403 === t && c
       };
      }(e);
     }
    }
   };
  }
  const f = e => ({
   kind: "lost",
   mayHaveBeenReceived: !0,
   message: e,
   cancelled: !1
  });
  class g extends Error {
   failure;
   constructor(e) {
    super(e.reason), this.failure = e;
   }
  }
  function y(e, {timeoutMs: t, signal: n}, r, s) {
   return async (o, {method: i, headers: u, body: c}) => {
    let l, h = function(e) {
     const t = (0, a.D)(e);
     if (t && /^https?:$/.test(t.protocol)) return t;
     const n = new Error("GITHUB_API_URL is not an http or https URL");
     throw new g({
      kind: "failure",
      reason: "connection-failed",
      mayHaveBeenReceived: !1,
      retryable: !1,
      cause: n
     });
    }(o);
    for (let o = 0; ;o++) {
     const a = {
      method: i,
      url: h,
      headers: u,
      ...void 0 !== c && {
       body: c
      },
      timeoutMs: t,
      maxBytes: r,
      signal: n
     }, f = await e.request(a);
     if ("failure" === f.kind) throw new g(f);
     l = p(f);
     const y = s && o < d ? m(f, h) : void 0;
     if (void 0 === y) break;
     h = y;
    }
    const f = l.status < 300 ? l.body : l.body.slice(0, 65536);
    return {
     url: h.href,
     status: l.status,
     headers: new Map(Object.entries(l.headers)),
     body: f,
     text: async () => f,
     arrayBuffer: async () => Buffer.from(f)
    };
   };
  }
  function p(e) {
   const {status: t, incomplete: n} = e;
   if (void 0 === n || t >= 300) return e;
   throw new g({
    kind: "failure",
    mayHaveBeenReceived: !0,
    reason: "cancelled" === n || "timeout" === n ? n : "bad-response",
    retryable: !0,
    cause: new Error("too-large" === n ? "the response is too large" : "the response is not complete")
   });
  }
  function m({status: e, headers: t}, n) {
   if (![ 301, 302, 307, 308 ].includes(e)) return;
   const r = (0, a.D)(t.location ?? "", n);
   return void 0 !== t.location && r?.origin === n.origin ? r : void 0;
  }
  function w(e, ...t) {
   const n = t.reduce((e, t) => e?.[t], e);
   return "string" == typeof n ? n : void 0;
  }
  const b = e => "refused" === e.kind && 404 === e.status;
  function v(e, {lost: t = !1, notFoundMs: n}, r) {
   return (0, o.LH)({
    attempt: async r => {
     const s = await e();
     return void 0 !== n && b(s) ? {
      retry: s,
      waitMs: n * r
     } : t && "lost" === s.kind && !s.cancelled ? {
      retry: s,
      waitMs: (0, o.JN)(r)
     } : {
      done: s
     };
    },
    retries: l,
    signal: r,
    cancelled: e => e,
    onWait: () => {}
   });
  }
 },
 3425: (e, t, n) => {
  n.r(t), n.d(t, {
   fetchRelease: () => u
  });
  var r = n(3916), s = n(8190), o = n(9349), a = n(6584);
  const i = 1e3;
  async function u(e) {
   const {tag: t, repository: n, eventRepository: u, timeoutMs: g, signal: y} = e, {ask: p} = (0, 
   a.K5)(e), m = {
    timeoutMs: g,
    signal: y
   }, w = await (0, a.yf)(() => c(p, t, m), {
    lost: !0,
    notFoundMs: i
   }, y);
   if (y.aborted && "done" !== w.kind) throw (0, o.Yq)("Fetching the release");
   if ((0, a.c4)(w) || "done" === w.kind && h(w.data)) throw function(e, t) {
    return new r.HR({
     reason: "release-not-found",
     title: "Release not found",
     message: `The repository ${t} has no published release of the tag ${(0, s.TL)(e)}.`,
     hint: "Check that the release is published: a draft cannot be found by its tag. Give the tag only: `v1`, not `refs/tags/v1`. The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if there were no release."
    });
   }(t, n);
   if ("done" !== w.kind) throw f(w);
   const {data: b} = w;
   if ((0, a.$6)(b, "tag_name") !== t) throw function(e) {
    return new r.HR({
     reason: "github-failed",
     title: "Release not fetched",
     message: `What GitHub returned is not the release of the tag ${(0, s.TL)(e)}.`,
     hint: "Check the tag, then run this again."
    });
   }(t);
   if (function(e, t) {
    const n = l(e) ?? {};
    return String(n.full_name).toLowerCase() === t.toLowerCase() && "string" == typeof n.name && (!1 === n.private || !0 === n.private && void 0 !== n.homepage) && void 0 !== (0, 
    a.$6)(n, "owner", "avatar_url");
   }(u, n)) return {
    release: b,
    repository: u
   };
   const v = await (0, a.yf)(() => d(p, m), {
    lost: !0
   }, y);
   if ("done" === v.kind) return {
    release: b,
    repository: v.data
   };
   throw y.aborted ? (0, o.Yq)("Fetching the release") : f(v);
  }
  const c = (e, t, n) => e({
   status: 200,
   read: l,
   maxBytes: 26214400,
   followRedirects: !0
  }, n, ({repos: e}, n) => e.getReleaseByTag({
   ...n,
   tag: t
  })), d = (e, t) => e({
   status: 200,
   read: l,
   followRedirects: !0
  }, t, ({repos: e}, t) => e.get(t)), l = e => "object" == typeof e && null !== e ? e : void 0, h = e => "draft" in e && !0 === e.draft;
  function f(e) {
   return new r.HR({
    reason: "github-failed",
    title: "Release not fetched",
    message: `GitHub did not return the release (${e.message}).`,
    hint: g(e)
   });
  }
  function g(e) {
   if ("lost" === e.kind) return "Run this again when GitHub answers.";
   const {status: t, rateLimited: n} = e;
   return n ? "GitHub limits how often it may be called: run this again later." : 401 === t ? "Give a `github-token` that is valid; that of the job is `github.token`." : 403 === t ? "Give the job the permission `contents: read`, or a `github-token` that may read this repository." : t < 400 ? "Check that the repository is still where this run says, and GITHUB_API_URL." : "Check the tag, then run this again.";
  }
 },
 4117: (e, t, n) => {
  n.d(t, {
   Q: () => r
  });
  class r {
   getAgent() {}
   getAgentDispatcher() {}
  }
 },
 9795: (e, t, n) => {
  function r() {
   throw new Error("not bundled: give Octokit a fetch of your own");
  }
  n.d(t, {
   h: () => r
  });
 }
};
