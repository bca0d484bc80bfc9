export const id = 303;

export const ids = [ 303 ];

export const modules = {
 6584: (e, t, n) => {
  n.d(t, {
   $6: () => y,
   JR: () => b,
   K5: () => f,
   c4: () => p,
   k5: () => k,
   yf: () => H
  });
  var r = n(2413), s = n(3916), o = n(8902), i = n(8190), a = n(9349), d = n(311);
  const u = 1048576, h = 65536, c = 5, l = 2;
  function f({apiUrl: e, repository: t, token: n, http: o, redact: l}) {
   const [f = "", p = ""] = t.split("/");
   function b({mayHaveBeenReceived: e, reason: t, cause: n}) {
    return {
     kind: "lost",
     why: "cancelled" === t ? "cancelled" : "other",
     mayHaveBeenReceived: e,
     message: (0, a.Kb)(`${t}: ${(0, s.q0)(n)}`, l)
    };
   }
   return {
    ask: async function([t, v, k], {status: $, read: H, maxBytes: R = u, followRedirects: G = !1}, L) {
     if (!m(e)) return {
      kind: "lost",
      why: "bad-address",
      mayHaveBeenReceived: !1,
      message: "GITHUB_API_URL is not an http or https URL, or has a query"
     };
     try {
      const s = (0, r.Q)(n, {
       baseUrl: e.replace(/\/$/, ""),
       userAgent: `web-push-action/${d.r}`
      }), m = {
       method: t,
       url: `/repos/{owner}/{repo}${v}`,
       owner: f,
       repo: p,
       ...k
      }, T = await async function({url: e, method: t, headers: r, body: s}, {timeoutMs: i, signal: a}, d, u) {
       const h = {
        method: t,
        headers: {
         ...r,
         authorization: `${3 === n.split(".").length ? "bearer" : "token"} ${n}`
        },
        ...void 0 !== s && {
         body: JSON.stringify(s)
        },
        timeoutMs: i,
        maxBytes: d,
        signal: a
       };
       let l = new URL(e);
       for (let e = 0; ;e++) {
        const t = await o.request({
         ...h,
         url: l
        }), n = u && e < c ? w(t, l) : void 0;
        if (void 0 === n) return t;
        l = n;
       }
      }(s.request.endpoint(m), L, R, G);
      if ("failure" === T.kind) return b(T);
      const {status: B, body: U, incomplete: _} = T;
      if (B >= 300) return function(e, t) {
       const {status: n, headers: r, body: s, incomplete: o} = t;
       if (n < 400) {
        const t = `GitHub answered ${n}`;
        return "GET" !== e ? g(t, "redirected") : 304 === n ? g(t) : {
         kind: "refused",
         status: n,
         message: t,
         rateLimited: !1
        };
       }
       const d = void 0 !== o || s.length > h, u = function(e) {
        const t = (0, i.qF)(e), n = y(t, "message");
        if (void 0 === n) return e;
        const {errors: r} = t, s = Array.isArray(r) ? `: ${r.map(e => JSON.stringify(e)).join(", ")}` : "", o = y(t, "documentation_url");
        return `${n}${s}${o ? ` - ${o}` : ""}`;
       }(l(s.slice(0, h), d)).trim(), c = (0, a.Kb)(`GitHub answered ${n}${u && `: ${u}`}`, l);
       if (n >= 500 || 408 === n) return g(c);
       const {"retry-after": f, "x-ratelimit-remaining": m} = r, w = void 0 !== f || "0" === m || /rate limit|abuse detection/i.test(u);
       return {
        kind: "refused",
        status: n,
        message: c,
        rateLimited: 429 === n || 403 === n && w
       };
      }(t, T);
      if ("too-large" === _) return g(`the response is larger than ${R / u} MiB`, _);
      if (_) return b({
       reason: "cut" === _ ? "bad-response" : _,
       mayHaveBeenReceived: !0,
       cause: new Error("the response is not complete")
      });
      const q = B === $ ? H((0, i.qF)(U)) : void 0;
      return void 0 === q ? g(`GitHub answered ${B} with something unexpected`) : {
       kind: "done",
       data: q
      };
     } catch (e) {
      return g((0, a.Kb)((0, s.q0)(e), l));
     }
    }
   };
  }
  const g = (e, t = "other") => ({
   kind: "lost",
   why: t,
   mayHaveBeenReceived: !0,
   message: e
  }), m = e => /^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(e) && void 0 !== (0, i.Dl)(e);
  function w(e, t) {
   if ("failure" === e.kind || ![ 301, 302, 307, 308 ].includes(e.status)) return;
   const {location: n} = e.headers, r = void 0 === n ? void 0 : (0, i.Dl)(n, t);
   return r?.origin === t.origin ? r : void 0;
  }
  function y(e, ...t) {
   const n = t.reduce((e, t) => e?.[t], e);
   return "string" == typeof n ? n : void 0;
  }
  const p = e => "refused" === e.kind && 404 === e.status;
  function b(e, t) {
   return "lost" === e.kind ? "bad-address" === e.why ? $ : "redirected" === e.why ? v : "too-large" === e.why ? `Check that GitHub answers at that address. ${$}` : k : e.rateLimited ? "The rate limit of GitHub is reached: run this again later." : 401 === e.status ? "Give a valid `github-token`; the default is the token of the job, `github.token`." : e.status < 400 ? v : t(e.status);
  }
  const v = "Check GITHUB_API_URL, and whether the repository was moved or renamed.", k = "Run this again when GitHub is available.", $ = "GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.";
  function H(e, {lost: t = !1, notFoundMs: n}, r) {
   let s = 0, i = 0;
   return (0, o.LH)({
    attempt: async () => {
     const r = await e();
     return void 0 !== n && p(r) && ++i <= l ? {
      retry: r,
      waitMs: n * i
     } : t && "lost" === r.kind && "other" === r.why && ++s <= l ? {
      retry: r,
      waitMs: (0, o.JN)(s)
     } : {
      done: r
     };
    },
    retries: 2 * l,
    signal: r,
    cancelled: () => g("the run was cancelled", "cancelled")
   });
  }
 },
 3425: (e, t, n) => {
  n.r(t), n.d(t, {
   fetchRelease: () => u
  });
  var r = n(3916), s = n(8190), o = n(9349), i = n(6584);
  const a = 26214400, d = 1e3;
  async function u(e) {
   const {tag: t, repository: n, eventRepository: u, timeoutMs: g, signal: m} = e, {ask: w} = (0, 
   i.K5)(e), y = {
    timeoutMs: g,
    signal: m
   }, p = await (0, i.yf)(() => w([ "GET", "/releases/tags/{tag}", {
    tag: t
   } ], {
    status: 200,
    read: h,
    maxBytes: a,
    followRedirects: !0
   }, y), {
    lost: !0,
    notFoundMs: d
   }, m);
   if (m.aborted && "done" !== p.kind) throw (0, o.Yq)("Fetching the release");
   if ((0, i.c4)(p) || "done" === p.kind && c(p.data)) throw function(e, t) {
    return new r.HR({
     reason: "release-not-found",
     title: "Release not found",
     message: `The repository ${t} has no published release with the tag ${(0, s.TL)(e)}.`,
     hint: "Check that the release is published: a draft cannot be found by its tag. Give the tag only: `v1`, not `refs/tags/v1`. The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if there were no release."
    });
   }(t, n);
   if ("done" !== p.kind) throw f(p);
   const {data: b} = p;
   if ((0, i.$6)(b, "tag_name") !== t || !l(b)) throw function(e) {
    return new r.HR({
     reason: "github-failed",
     title: "Could not fetch the release",
     message: `GitHub did not return the release with the tag ${(0, s.TL)(e)}, but something else.`,
     hint: "Check the tag, then run this again."
    });
   }(t);
   if (function(e, t) {
    const n = h(e) ?? {};
    return String(n.full_name).toLowerCase() === t.toLowerCase() && "string" == typeof n.name && (!1 === n.private || !0 === n.private && void 0 !== n.homepage) && void 0 !== (0, 
    i.$6)(n, "owner", "avatar_url");
   }(u, n)) return {
    release: b,
    repository: u
   };
   const v = await (0, i.yf)(() => w([ "GET", "" ], {
    status: 200,
    read: h,
    followRedirects: !0
   }, y), {
    lost: !0
   }, m);
   if ("done" === v.kind) return {
    release: b,
    repository: v.data
   };
   throw m.aborted ? (0, o.Yq)("Fetching the release") : f(v);
  }
  const h = e => "object" == typeof e && null !== e ? e : void 0, c = e => "draft" in e && !0 === e.draft, l = e => !("draft" in e) || "boolean" == typeof e.draft;
  function f(e) {
   const t = "lost" === e.kind && "too-large" === e.why;
   return new r.HR({
    reason: "github-failed",
    title: "Could not fetch the release",
    message: `GitHub did not return the release (${e.message}).`,
    hint: t ? "Give `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: then the release is not fetched." : (0, 
    i.JR)(e, g)
   });
  }
  function g(e) {
   return 403 === e ? "Give the job the permission `contents: read`, or a `github-token` that can read this repository, then start a new run (a re-run uses the original workflow file)." : "Check the tag, then run this again.";
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
