export const id = 303;

export const ids = [ 303 ];

export const modules = {
 6584: (e, t, n) => {
  n.d(t, {
   $6: () => b,
   K5: () => g,
   c4: () => k,
   yf: () => R
  });
  var r = n(2413), s = n(3916), o = n(8902), a = n(7666), i = n(311);
  const c = 1048576, d = 300, u = 65536, l = 5, h = 2, f = [ "content-type", "retry-after", "x-ratelimit-remaining" ];
  function g({apiUrl: e, repository: t, token: n, http: o, redact: a}) {
   const [u = "", l = ""] = t.split("/"), h = e => {
    const t = a(e).replace(/\s+/g, " ").trim();
    return t.length > d ? `${t.slice(0, d - 1)}\u2026` : t;
   };
   return {
    ask: async function({status: t, read: d, maxBytes: f = c, followRedirects: g = !1}, w, v) {
     try {
      const {status: s, data: c} = await v((() => (0, r.Q)(n, {
       baseUrl: e.replace(/\/$/, ""),
       userAgent: `web-push-action/${i.r}`,
       request: {
        fetch: y({
         http: o,
         redact: a
        }, w, f, g),
        parseSuccessResponseBody: !1
       }
      }))().rest, {
       owner: u,
       repo: l
      }), h = s === t ? d(function(e) {
       if ("string" == typeof e && "" !== e) try {
        return JSON.parse(e);
       } catch {
        return;
       }
      }(c)) : void 0;
      if (void 0 !== h) return {
       kind: "done",
       data: h
      };
      const m = `GitHub answered ${s}`;
      return s >= 300 ? {
       kind: "refused",
       status: s,
       message: m,
       rateLimited: !1
      } : p(`${m} with something unexpected`);
     } catch (e) {
      return function(e) {
       const {status: t, cause: n, message: r = "", response: o} = e;
       if (n instanceof m) {
        const {mayHaveBeenReceived: e, reason: t, cause: r} = n.failure;
        return {
         kind: "lost",
         mayHaveBeenReceived: e,
         message: h(`${t}: ${(0, s.q0)(r)}`),
         cancelled: "cancelled" === t
        };
       }
       if ("number" != typeof t || !o) return p(h((0, s.q0)(n ?? e)));
       const a = h(`GitHub answered ${t}: ${r}`);
       if (t < 400 || t >= 500 || 408 === t) return p(a);
       const {"retry-after": i, "x-ratelimit-remaining": c} = o.headers, d = void 0 !== i || "0" === c || /rate limit|abuse detection/i.test(r);
       return {
        kind: "refused",
        status: t,
        message: a,
        rateLimited: 429 === t || 403 === t && d
       };
      }(e);
     }
    }
   };
  }
  const p = e => ({
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
  function y({http: e, redact: t}, {timeoutMs: n, signal: r}, s, o) {
   return async (i, {method: c, headers: d, body: h}) => {
    let g, p = function(e) {
     const t = (0, a.D)(e);
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
    for (let t = 0; ;t++) {
     const a = {
      method: c,
      url: p,
      headers: d,
      ...void 0 !== h && {
       body: h
      },
      timeoutMs: n,
      maxBytes: s,
      signal: r
     }, i = await e.request(a);
     if ("failure" === i.kind) throw new m(i);
     g = w(i);
     const u = o && t < l ? v(i, p) : void 0;
     if (void 0 === u) break;
     p = u;
    }
    const {status: y, body: b, incomplete: k} = g, R = y < 300 ? b : t(b, void 0 !== k).slice(0, u);
    return {
     url: p.href,
     status: y,
     headers: new Map(f.map(e => [ e, g.headers[e] ])),
     body: R,
     text: async () => R,
     arrayBuffer: async () => Buffer.from(R)
    };
   };
  }
  function w(e) {
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
  function v({status: e, headers: t}, n) {
   if (![ 301, 302, 307, 308 ].includes(e)) return;
   const r = (0, a.D)(t.location ?? "", n);
   return void 0 !== t.location && r?.origin === n.origin ? r : void 0;
  }
  function b(e, ...t) {
   const n = t.reduce((e, t) => e?.[t], e);
   return "string" == typeof n ? n : void 0;
  }
  const k = e => "refused" === e.kind && 404 === e.status;
  function R(e, {lost: t = !1, notFoundMs: n}, r) {
   let s = 0, a = 0;
   return (0, o.LH)({
    attempt: async () => {
     const r = await e();
     return void 0 !== n && k(r) && ++a <= h ? {
      retry: r,
      waitMs: n * a
     } : t && "lost" === r.kind && !r.cancelled && ++s <= h ? {
      retry: r,
      waitMs: (0, o.JN)(s)
     } : {
      done: r
     };
    },
    retries: 2 * h,
    signal: r,
    cancelled: () => ({
     ...p("the run was cancelled"),
     cancelled: !0
    }),
    onWait: () => {}
   });
  }
 },
 3425: (e, t, n) => {
  n.r(t), n.d(t, {
   fetchRelease: () => c
  });
  var r = n(3916), s = n(8190), o = n(9349), a = n(6584);
  const i = 1e3;
  async function c(e) {
   const {tag: t, repository: n, eventRepository: c, timeoutMs: p, signal: m} = e, {ask: y} = (0, 
   a.K5)(e), w = {
    timeoutMs: p,
    signal: m
   }, v = await (0, a.yf)(() => d(y, t, w), {
    lost: !0,
    notFoundMs: i
   }, m);
   if (m.aborted && "done" !== v.kind) throw (0, o.Yq)("Fetching the release");
   if ((0, a.c4)(v) || "done" === v.kind && h(v.data)) throw function(e, t) {
    return new r.HR({
     reason: "release-not-found",
     title: "Release not found",
     message: `The repository ${t} has no published release with the tag ${(0, s.TL)(e)}.`,
     hint: "Check that the release is published: a draft cannot be found by its tag. Give the tag only: `v1`, not `refs/tags/v1`. The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if there were no release."
    });
   }(t, n);
   if ("done" !== v.kind) throw g(v);
   const {data: b} = v;
   if ((0, a.$6)(b, "tag_name") !== t || !f(b)) throw function(e) {
    return new r.HR({
     reason: "github-failed",
     title: "Could not fetch the release",
     message: `GitHub did not return the release with the tag ${(0, s.TL)(e)}, but something else.`,
     hint: "Check the tag, then run this again."
    });
   }(t);
   if (function(e, t) {
    const n = l(e) ?? {};
    return String(n.full_name).toLowerCase() === t.toLowerCase() && "string" == typeof n.name && (!1 === n.private || !0 === n.private && void 0 !== n.homepage) && void 0 !== (0, 
    a.$6)(n, "owner", "avatar_url");
   }(c, n)) return {
    release: b,
    repository: c
   };
   const k = await (0, a.yf)(() => u(y, w), {
    lost: !0
   }, m);
   if ("done" === k.kind) return {
    release: b,
    repository: k.data
   };
   throw m.aborted ? (0, o.Yq)("Fetching the release") : g(k);
  }
  const d = (e, t, n) => e({
   status: 200,
   read: l,
   maxBytes: 26214400,
   followRedirects: !0
  }, n, ({repos: e}, n) => e.getReleaseByTag({
   ...n,
   tag: t
  })), u = (e, t) => e({
   status: 200,
   read: l,
   followRedirects: !0
  }, t, ({repos: e}, t) => e.get(t)), l = e => "object" == typeof e && null !== e ? e : void 0, h = e => "draft" in e && !0 === e.draft, f = e => !("draft" in e) || "boolean" == typeof e.draft;
  function g(e) {
   return new r.HR({
    reason: "github-failed",
    title: "Could not fetch the release",
    message: `GitHub did not return the release (${e.message}).`,
    hint: p(e)
   });
  }
  function p(e) {
   if ("lost" === e.kind) return "Run this again when GitHub is available.";
   const {status: t, rateLimited: n} = e;
   return n ? "The rate limit of GitHub is reached: run this again later." : 401 === t ? "Give a valid `github-token`; the default is the token of the job, `github.token`." : 403 === t ? "Give the job the permission `contents: read`, or a `github-token` that can read this repository." : t < 400 ? "Check GITHUB_API_URL, and whether the repository was moved or renamed." : "Check the tag, then run this again.";
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
