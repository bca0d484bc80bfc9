export const id = 42;

export const ids = [ 42 ];

export const modules = {
 6584: (e, t, n) => {
  n.d(t, {
   $6: () => y,
   JR: () => p,
   K5: () => f,
   c4: () => w,
   k5: () => $,
   yf: () => H
  });
  var i = n(2413), r = n(3916), a = n(8902), s = n(8190), o = n(9349), d = n(311);
  const u = 1048576, c = 65536, l = 5, h = 2;
  function f({apiUrl: e, repository: t, token: n, http: a, redact: h}) {
   const [f = "", w = ""] = t.split("/");
   function p({mayHaveBeenReceived: e, reason: t, cause: n}) {
    return {
     kind: "lost",
     why: "cancelled" === t ? "cancelled" : "other",
     mayHaveBeenReceived: e,
     message: (0, o.Kb)(`${t}: ${(0, r.q0)(n)}`, h)
    };
   }
   return {
    ask: async function([t, b, $], {status: v, read: H, maxBytes: T = u, followRedirects: S = !1}, R) {
     if (!g(e)) return {
      kind: "lost",
      why: "bad-address",
      mayHaveBeenReceived: !1,
      message: "GITHUB_API_URL is not an http or https URL, or has a query"
     };
     try {
      const r = (0, i.Q)(n, {
       baseUrl: e.replace(/\/$/, ""),
       userAgent: `web-push-action/${d.r}`
      }), g = {
       method: t,
       url: `/repos/{owner}/{repo}${b}`,
       owner: f,
       repo: w,
       ...$
      }, U = await async function({url: e, method: t, headers: i, body: r}, {timeoutMs: s, signal: o}, d, u) {
       const c = {
        method: t,
        headers: {
         ...i,
         authorization: `${3 === n.split(".").length ? "bearer" : "token"} ${n}`
        },
        ...void 0 !== r && {
         body: JSON.stringify(r)
        },
        timeoutMs: s,
        maxBytes: d,
        signal: o
       };
       let h = new URL(e);
       for (let e = 0; ;e++) {
        const t = await a.request({
         ...c,
         url: h
        }), n = u && e < l ? k(t, h) : void 0;
        if (void 0 === n) return t;
        h = n;
       }
      }(r.request.endpoint(g), R, T, S);
      if ("failure" === U.kind) return p(U);
      const {status: G, body: M, incomplete: L} = U;
      if (G >= 300) return function(e, t) {
       const {status: n, headers: i, body: r, incomplete: a} = t;
       if (n < 400) {
        const t = `GitHub answered ${n}`;
        return "GET" !== e ? m(t, "redirected") : 304 === n ? m(t) : {
         kind: "refused",
         status: n,
         message: t,
         rateLimited: !1
        };
       }
       const d = void 0 !== a || r.length > c, u = function(e) {
        const t = (0, s.qF)(e), n = y(t, "message");
        if (void 0 === n) return e;
        const {errors: i} = t, r = Array.isArray(i) ? `: ${i.map(e => JSON.stringify(e)).join(", ")}` : "", a = y(t, "documentation_url");
        return `${n}${r}${a ? ` - ${a}` : ""}`;
       }(h(r.slice(0, c), d)), l = (0, o.Kb)(`GitHub answered ${n}: ${u}`, h);
       if (n >= 500 || 408 === n) return m(l);
       const {"retry-after": f, "x-ratelimit-remaining": g} = i, k = void 0 !== f || "0" === g || /rate limit|abuse detection/i.test(u);
       return {
        kind: "refused",
        status: n,
        message: l,
        rateLimited: 429 === n || 403 === n && k
       };
      }(t, U);
      if ("too-large" === L) return m(`the response is larger than ${T / u} MiB`, L);
      if (L) return p({
       reason: "cut" === L ? "bad-response" : L,
       mayHaveBeenReceived: !0,
       cause: new Error("the response is not complete")
      });
      const I = G === v ? H((0, s.qF)(M)) : void 0;
      return void 0 === I ? m(`GitHub answered ${G} with something unexpected`) : {
       kind: "done",
       data: I
      };
     } catch (e) {
      return m((0, o.Kb)((0, r.q0)(e), h));
     }
    }
   };
  }
  const m = (e, t = "other") => ({
   kind: "lost",
   why: t,
   mayHaveBeenReceived: !0,
   message: e
  }), g = e => /^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(e) && void 0 !== (0, s.Dl)(e);
  function k(e, t) {
   if ("failure" === e.kind || ![ 301, 302, 307, 308 ].includes(e.status)) return;
   const {location: n} = e.headers, i = void 0 === n ? void 0 : (0, s.Dl)(n, t);
   return i?.origin === t.origin ? i : void 0;
  }
  function y(e, ...t) {
   const n = t.reduce((e, t) => e?.[t], e);
   return "string" == typeof n ? n : void 0;
  }
  const w = e => "refused" === e.kind && 404 === e.status;
  function p(e, t) {
   return "lost" === e.kind ? "bad-address" === e.why ? v : "redirected" === e.why ? b : "too-large" === e.why ? `Check that GitHub answers at that address. ${v}` : $ : e.rateLimited ? "The rate limit of GitHub is reached: run this again later." : 401 === e.status ? "Give a valid `github-token`; the default is the token of the job, `github.token`." : e.status < 400 ? b : t(e.status);
  }
  const b = "Check GITHUB_API_URL, and whether the repository was moved or renamed.", $ = "Run this again when GitHub is available.", v = "GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.";
  function H(e, {lost: t = !1, notFoundMs: n}, i) {
   let r = 0, s = 0;
   return (0, a.LH)({
    attempt: async () => {
     const i = await e();
     return void 0 !== n && w(i) && ++s <= h ? {
      retry: i,
      waitMs: n * s
     } : t && "lost" === i.kind && "other" === i.why && ++r <= h ? {
      retry: i,
      waitMs: (0, a.JN)(r)
     } : {
      done: i
     };
    },
    retries: 2 * h,
    signal: i,
    cancelled: () => m("the run was cancelled", "cancelled")
   });
  }
 },
 6690: (e, t, n) => {
  n.r(t), n.d(t, {
   openClaims: () => y
  });
  var i = n(3916), r = n(6584), a = n(8902), s = n(9349), o = n(7598), d = n(8190);
  const u = 60, c = 864e5;
  function l(e, t) {
   const n = (0, o.createHash)("sha256").update(h(e, t), "utf8").digest("hex").slice(0, 12), i = void 0 === t ? "" : `-${t.toLowerCase()}`;
   return `refs/web-push/${e.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, u - i.length).replace(/^-|-$/g, "") || "key"}${i}-${n}`;
  }
  const h = (e, t) => void 0 === t ? e : `${e} ${t}`, f = 1e4, m = 5e3, g = 2500, k = 300;
  function y(e) {
   const {key: t, per: n, startedAt: i, record: s, github: u, run: y, signal: M} = e, {ask: L} = (0, 
   r.K5)({
    ...e,
    ...u,
    ...y
   }), {serverUrl: I} = u, {repository: B} = y, C = n && function(e, t) {
    const n = t.toISOString().slice(0, 10);
    return "week" === e ? function(e) {
     const t = (e.getUTCDay() + 6) % 7, n = new Date(e.getTime() + (3 - t) * c), i = n.getUTCFullYear(), r = Math.floor((n.getTime() - Date.UTC(i, 0, 1)) / (7 * c)) + 1;
     return `${i}-W${String(r).padStart(2, "0")}`;
    }(t) : "day" === e ? n : n.slice(0, 7);
   }(n, i), A = {
    key: h(t, C),
    ref: l(t, C),
    repository: B,
    serverUrl: I
   }, {ref: O} = A, q = O.replace("refs/", ""), x = {
    timeoutMs: Math.min(e.timeoutMs, f),
    signal: M
   };
   let D = {
    kind: "none"
   };
   const E = new Set;
   let F = !1, J = !1;
   async function P(e) {
    E.add(e), D = {
     kind: "maybe",
     tag: e,
     ...A
    };
    const t = await L([ "POST", "/git/refs", {
     ref: O,
     sha: e
    } ], {
     status: 201,
     read: b
    }, x);
    return F = "done" === t.kind || "lost" === t.kind && t.mayHaveBeenReceived && !v(t), 
    "done" === t.kind ? j(t) : F || H(t) || v(t) || (D = {
     kind: "none"
    }), t;
   }
   async function _(e, t) {
    if ("none" === D.kind) throw S(e, t);
    if ("held" === D.kind) return "claimed";
    if (!M.aborted) {
     const n = await Z(x, {
      lost: !0,
      notFoundMs: k
     });
     if (j(n)) return "claimed";
     if ("done" === n.kind) return N(n.data);
     if (v(t) && (0, r.c4)(n)) throw S(e, t);
     if (H(t) && !M.aborted) {
      if (!(0, r.c4)(n)) return {
       ...A
      };
      throw R("Another run had claimed this key, and deleted its claim a moment later because it did not send.", "Run this again.");
     }
    }
    if (M.aborted) throw U();
    const n = `Could not determine whether this run claimed the \`once-key\` (${G(t)}). If it did, the claim is the ref ${O}.`, i = `run ${y.id} (attempt ${y.attempt}), which is this run`, a = `${r.k5} If that run is skipped, and its notice names ${i}, delete the claim and run it again.`;
    throw R(n, a);
   }
   function j(e) {
    return "none" !== D.kind && ("done" === e.kind && E.has(e.data) ? (D = {
     kind: "held",
     tag: e.data,
     ...A
    }, F = !1) : "done" !== e.kind && !(0, r.c4)(e) || F || (D = {
     kind: "none"
    }), "held" === D.kind);
   }
   async function N(e) {
    const t = {
     status: 200,
     read: e => (0, r.$6)(e, "message")
    }, n = await (0, r.yf)(() => L([ "GET", "/git/tags/{tag}", {
     tag: e
    } ], t, x), {
     lost: !0
    }, M), i = "done" === n.kind && function(e, t) {
     const {run: n, attempt: i, time: r} = Object((0, d.qF)(e));
     if ("string" == typeof n && /^\d{1,20}$/.test(n) && "number" == typeof i && Number.isSafeInteger(i) && !(i < 1) && "string" == typeof r && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(r)) return {
      run: n,
      attempt: i,
      time: r,
      url: `${t}/${n}`
     };
    }(n.data, `${I}/${B}/actions/runs`);
    return {
     ...A,
     tag: e,
     ...i && {
      by: i
     }
    };
   }
   async function K(e) {
    if ("maybe" === D.kind || J) {
     const t = await Z(e, {
      notFoundMs: k
     });
     if ("done" !== t.kind && !(0, r.c4)(t)) return !1;
     j(t);
    }
    if ("held" !== D.kind) return !0;
    const t = await L([ "DELETE", "/git/refs/{ref}", {
     ref: q
    } ], {
     status: 204,
     read: () => !0
    }, e), n = "refused" === t.kind && 422 === t.status && /does not exist/i.test(t.message);
    return ("done" === t.kind || n) && (D = {
     kind: "none"
    }), J ||= "lost" === t.kind && t.mayHaveBeenReceived, "none" === D.kind;
   }
   function Z(e, t) {
    const n = {
     status: 200,
     read: b
    };
    return (0, r.yf)(() => L([ "GET", "/git/ref/{ref}", {
     ref: q
    } ], n, e), t, e.signal);
   }
   return {
    claim: async function() {
     const e = new Date, t = function({run: e, attempt: t, ...n}, i) {
      return JSON.stringify({
       run: e,
       attempt: t,
       ...n,
       time: i.toISOString(),
       nonce: (0, o.randomUUID)()
      }, null, 2);
     }({
      run: y.id,
      attempt: y.attempt,
      key: A.key,
      ...s
     }, e), n = {
      ...w,
      date: e.toISOString().replace(/\.\d+Z$/, "Z")
     }, i = async (e, i, r) => {
      const a = {
       tag: q,
       message: t,
       object: i,
       type: r,
       tagger: n
      };
      return T(e, await L([ "POST", "/git/tags", a ], p, x));
     }, r = await P(await i("tag", y.sha, "commit"));
     if (!$(r)) return _("ref", r);
     const a = await L([ "POST", "/git/blobs", {
      content: t
     } ], p, x);
     return _("ref-to-blob", await P(await i("blob", T("blob", a), "blob")));
    },
    look: async function() {
     const e = await Z(x, {
      lost: !0
     });
     return "done" === e.kind ? {
      kind: "used",
      claim: await N(e.data)
     } : (0, r.c4)(e) ? {
      kind: "unused",
      ...A
     } : {
      kind: "unknown",
      cause: e.message,
      ...A
     };
    },
    close: async function(e) {
     return e || !await (0, a.LH)({
      attempt: async e => {
       const t = await K(x);
       return t ? {
        done: t
       } : {
        retry: t,
        waitMs: (0, a.JN)(e)
       };
      },
      retries: 2,
      signal: M,
      cancelled: () => !1
     }) && M.aborted && await K({
      timeoutMs: Math.min(x.timeoutMs, g),
      signal: AbortSignal.timeout(m)
     }), D;
    },
    get state() {
     return D;
    }
   };
  }
  const w = {
   name: "web-push-action",
   email: "web-push-action@users.noreply.github.com"
  }, p = {
   status: 201,
   read: e => (0, r.$6)(e, "sha")
  }, b = e => (0, r.$6)(e, "object", "sha"), $ = e => "refused" === e.kind && (403 === e.status || 404 === e.status) && !e.rateLimited, v = e => "lost" === e.kind && "redirected" === e.why, H = e => "refused" === e.kind && 422 === e.status && /already exists/i.test(e.message);
  function T(e, t) {
   if ("done" === t.kind) return t.data;
   throw S(e, t);
  }
  function S(e, t) {
   return "lost" === t.kind && "cancelled" === t.why ? U() : R(`Could not claim the \`once-key\` in the repository (${G(t)}).`, "done" === t.kind ? r.k5 : (0, 
   r.JR)(t, t => function(e, t) {
    const n = 403 === t || 404 === t;
    return !n || "ref" !== e && "ref-to-blob" !== e ? n ? "Give the job the permission `contents: write`, or a `github-token` that can write to this repository, then start a new run (a re-run uses the original workflow file)." : 409 !== t && 422 !== t ? r.k5 : "tag" === e ? "Check that the commit of this run is in this repository." : "Look for a ruleset that forbids creating refs such as `refs/web-push/\u2026`, then run this again." : "The `github-token` can write, but cannot create a ref `refs/web-push/\u2026`: look for a ruleset that restricts refs, or give a token that can create it.";
   }(e, t)));
  }
  const R = (e, t) => new i.HR({
   reason: "claim-failed",
   title: "Claim failed",
   message: e,
   hint: t
  }), U = () => (0, s.Yq)("Claiming the key"), G = e => "done" === e.kind ? "GitHub created a different ref than requested" : e.message;
 },
 4117: (e, t, n) => {
  n.d(t, {
   Q: () => i
  });
  class i {
   getAgent() {}
   getAgentDispatcher() {}
  }
 },
 9795: (e, t, n) => {
  function i() {
   throw new Error("not bundled: give Octokit a fetch of your own");
  }
  n.d(t, {
   h: () => i
  });
 }
};
