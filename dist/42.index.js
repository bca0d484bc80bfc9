export const id = 42;

export const ids = [ 42 ];

export const modules = {
 6584: (t, e, n) => {
  n.d(e, {
   $6: () => y,
   JR: () => b,
   K5: () => h,
   c4: () => w,
   k5: () => p,
   yf: () => v
  });
  var i = n(2413), r = n(3916), a = n(8902), s = n(8190), o = n(9349), d = n(311);
  const u = 1048576, c = 65536, l = 5, f = 2;
  function h({apiUrl: t, repository: e, token: n, http: a, redact: f}) {
   const [h = "", w = ""] = e.split("/");
   function b({mayHaveBeenReceived: t, reason: e, cause: n}) {
    return {
     kind: "lost",
     why: "cancelled" === e ? "cancelled" : "other",
     mayHaveBeenReceived: t,
     message: (0, o.Kb)(`${e}: ${(0, r.q0)(n)}`, f)
    };
   }
   return {
    ask: async function([e, p, $], {status: v, read: H, maxBytes: S = u, followRedirects: T = !1}, R) {
     if (!g(t)) return {
      kind: "lost",
      why: "bad-address",
      mayHaveBeenReceived: !1,
      message: "GITHUB_API_URL is not an http or https URL, or has a query"
     };
     try {
      const r = (0, i.Q)(n, {
       baseUrl: t.replace(/\/$/, ""),
       userAgent: `web-push-action/${d.r}`
      }), g = {
       method: e,
       url: `/repos/{owner}/{repo}${p}`,
       owner: h,
       repo: w,
       ...$
      }, M = await async function({url: t, method: e, headers: i, body: r}, {timeoutMs: s, signal: o}, d, u) {
       const c = {
        method: e,
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
       let f = new URL(t);
       for (let t = 0; ;t++) {
        const e = await a.request({
         ...c,
         url: f
        }), n = u && t < l ? k(e, f) : void 0;
        if (void 0 === n) return e;
        f = n;
       }
      }(r.request.endpoint(g), R, S, T);
      if ("failure" === M.kind) return b(M);
      const {status: U, body: G, incomplete: L} = M;
      if (U >= 300) return function({status: t, headers: e, body: n, incomplete: i}) {
       if (t < 400) return {
        kind: "refused",
        status: t,
        message: `GitHub answered ${t}`,
        rateLimited: !1
       };
       const r = function(t) {
        const e = (0, s.qF)(t), n = y(e, "message");
        if (void 0 === n) return t;
        const {errors: i} = e, r = Array.isArray(i) ? `: ${i.map(t => JSON.stringify(t)).join(", ")}` : "", a = y(e, "documentation_url");
        return `${n}${r}${a ? ` - ${a}` : ""}`;
       }(f(n, void 0 !== i).slice(0, c)), a = (0, o.Kb)(`GitHub answered ${t}: ${r}`, f);
       if (t >= 500 || 408 === t) return m(a);
       const {"retry-after": d, "x-ratelimit-remaining": u} = e, l = void 0 !== d || "0" === u || /rate limit|abuse detection/i.test(r);
       return {
        kind: "refused",
        status: t,
        message: a,
        rateLimited: 429 === t || 403 === t && l
       };
      }(M);
      if ("too-large" === L) return m(`the response is larger than ${S / u} MiB`, L);
      if (L) return b({
       reason: "cut" === L ? "bad-response" : L,
       mayHaveBeenReceived: !0,
       cause: new Error("the response is not complete")
      });
      const B = U === v ? H((0, s.qF)(G)) : void 0;
      return void 0 === B ? m(`GitHub answered ${U} with something unexpected`) : {
       kind: "done",
       data: B
      };
     } catch (t) {
      return m((0, o.Kb)((0, r.q0)(t), f));
     }
    }
   };
  }
  const m = (t, e = "other") => ({
   kind: "lost",
   why: e,
   mayHaveBeenReceived: !0,
   message: t
  }), g = t => /^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(t) && void 0 !== (0, s.Dl)(t);
  function k(t, e) {
   if ("failure" === t.kind || ![ 301, 302, 307, 308 ].includes(t.status)) return;
   const {location: n} = t.headers, i = void 0 === n ? void 0 : (0, s.Dl)(n, e);
   return i?.origin === e.origin ? i : void 0;
  }
  function y(t, ...e) {
   const n = e.reduce((t, e) => t?.[e], t);
   return "string" == typeof n ? n : void 0;
  }
  const w = t => "refused" === t.kind && 404 === t.status;
  function b(t, e) {
   return "lost" === t.kind ? "bad-address" === t.why ? $ : "too-large" === t.why ? `Check that GitHub answers at that address. ${$}` : p : t.rateLimited ? "The rate limit of GitHub is reached: run this again later." : 401 === t.status ? "Give a valid `github-token`; the default is the token of the job, `github.token`." : e(t.status);
  }
  const p = "Run this again when GitHub is available.", $ = "GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.";
  function v(t, {lost: e = !1, notFoundMs: n}, i) {
   let r = 0, s = 0;
   return (0, a.LH)({
    attempt: async () => {
     const i = await t();
     return void 0 !== n && w(i) && ++s <= f ? {
      retry: i,
      waitMs: n * s
     } : e && "lost" === i.kind && "other" === i.why && ++r <= f ? {
      retry: i,
      waitMs: (0, a.JN)(r)
     } : {
      done: i
     };
    },
    retries: 2 * f,
    signal: i,
    cancelled: () => m("the run was cancelled", "cancelled")
   });
  }
 },
 6690: (t, e, n) => {
  n.r(e), n.d(e, {
   openClaims: () => y
  });
  var i = n(3916), r = n(6584), a = n(8902), s = n(9349), o = n(7598), d = n(8190);
  const u = 60, c = 864e5;
  function l(t, e) {
   const n = (0, o.createHash)("sha256").update(f(t, e), "utf8").digest("hex").slice(0, 12), i = void 0 === e ? "" : `-${e.toLowerCase()}`;
   return `refs/web-push/${t.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, u - i.length).replace(/^-|-$/g, "") || "key"}${i}-${n}`;
  }
  const f = (t, e) => void 0 === e ? t : `${t} ${e}`, h = 1e4, m = 5e3, g = 2500, k = 300;
  function y(t) {
   const {key: e, per: n, startedAt: i, record: s, github: u, run: y, signal: U} = t, {ask: G} = (0, 
   r.K5)({
    ...t,
    ...u,
    ...y
   }), {serverUrl: L} = u, {repository: B} = y, C = n && function(t, e) {
    const n = e.toISOString().slice(0, 10);
    return "week" === t ? function(t) {
     const e = (t.getUTCDay() + 6) % 7, n = new Date(t.getTime() + (3 - e) * c), i = n.getUTCFullYear(), r = Math.floor((n.getTime() - Date.UTC(i, 0, 1)) / (7 * c)) + 1;
     return `${i}-W${String(r).padStart(2, "0")}`;
    }(e) : "day" === t ? n : n.slice(0, 7);
   }(n, i), O = {
    key: f(e, C),
    ref: l(e, C),
    repository: B,
    serverUrl: L
   }, {ref: A} = O, I = A.replace("refs/", ""), q = {
    timeoutMs: Math.min(t.timeoutMs, h),
    signal: U
   };
   let x = {
    kind: "none"
   }, D = !1, E = !1;
   async function F(t) {
    x = {
     kind: "maybe",
     tag: t,
     ...O
    };
    const e = await G([ "POST", "/git/refs", {
     ref: A,
     sha: t
    } ], {
     status: 201,
     read: p
    }, q);
    return D = "done" === e.kind || "lost" === e.kind && e.mayHaveBeenReceived, "done" === e.kind ? j(e) : D || v(e) || (x = {
     kind: "none"
    }), e;
   }
   async function J(t, e) {
    if ("none" === x.kind) throw S(t, e);
    if ("held" === x.kind) return "claimed";
    if (!U.aborted) {
     const t = await K(q, {
      lost: !0,
      notFoundMs: k
     });
     if (j(t)) return "claimed";
     if ("done" === t.kind) return N(t.data);
     if (v(e) && !U.aborted) {
      if (!(0, r.c4)(t)) return {
       ...O
      };
      throw T("Another run had claimed this key, and deleted its claim a moment later because it did not send.", "Run this again.");
     }
    }
    if (U.aborted) throw R();
    const n = `Could not determine whether the \`once-key\` was claimed (${M(e)}).`;
    throw T(`${n} If it was, the claim is the ref ${A}.`, r.k5);
   }
   function j(t) {
    return "none" !== x.kind && ("done" === t.kind && t.data === x.tag ? (x = {
     ...x,
     kind: "held"
    }, D = !1) : "done" !== t.kind && !(0, r.c4)(t) || D || (x = {
     kind: "none"
    }), "held" === x.kind);
   }
   async function N(t) {
    const e = {
     status: 200,
     read: t => (0, r.$6)(t, "message")
    }, n = await (0, r.yf)(() => G([ "GET", "/git/tags/{tag}", {
     tag: t
    } ], e, q), {
     lost: !0
    }, U), i = "done" === n.kind && function(t, e) {
     const {run: n, attempt: i, time: r} = Object((0, d.qF)(t));
     if ("string" == typeof n && /^\d{1,20}$/.test(n) && "number" == typeof i && Number.isSafeInteger(i) && !(i < 1) && "string" == typeof r && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(r)) return {
      run: n,
      attempt: i,
      time: r,
      url: `${e}/${n}`
     };
    }(n.data, `${L}/${B}/actions/runs`);
    return {
     ...O,
     tag: t,
     ...i && {
      by: i
     }
    };
   }
   async function P(t) {
    if ("maybe" === x.kind || E) {
     const e = await K(t, {
      notFoundMs: k
     });
     if ("done" !== e.kind && !(0, r.c4)(e)) return !1;
     j(e);
    }
    if ("held" !== x.kind) return !0;
    const e = await G([ "DELETE", "/git/refs/{ref}", {
     ref: I
    } ], {
     status: 204,
     read: () => !0
    }, t), n = "refused" === e.kind && 422 === e.status && /does not exist/i.test(e.message);
    return ("done" === e.kind || n) && (x = {
     kind: "none"
    }), E ||= "lost" === e.kind && e.mayHaveBeenReceived, "none" === x.kind;
   }
   function K(t, e) {
    const n = {
     status: 200,
     read: p
    };
    return (0, r.yf)(() => G([ "GET", "/git/ref/{ref}", {
     ref: I
    } ], n, t), e, t.signal);
   }
   return {
    claim: async function() {
     const t = new Date, e = function({run: t, attempt: e, ...n}, i) {
      return JSON.stringify({
       run: t,
       attempt: e,
       ...n,
       time: i.toISOString(),
       nonce: (0, o.randomUUID)()
      }, null, 2);
     }({
      run: y.id,
      attempt: y.attempt,
      key: O.key,
      ...s
     }, t), n = {
      ...w,
      date: t.toISOString().replace(/\.\d+Z$/, "Z")
     }, i = async (t, i, r) => {
      const a = {
       tag: I,
       message: e,
       object: i,
       type: r,
       tagger: n
      };
      return H(t, await G([ "POST", "/git/tags", a ], b, q));
     }, r = await F(await i("tag", y.sha, "commit"));
     if (!$(r)) return J("ref", r);
     const a = await G([ "POST", "/git/blobs", {
      content: e
     } ], b, q);
     return J("ref-to-blob", await F(await i("blob", H("blob", a), "blob")));
    },
    look: async function() {
     const t = await K(q, {
      lost: !0
     });
     return "done" === t.kind ? {
      kind: "used",
      claim: await N(t.data)
     } : (0, r.c4)(t) ? {
      kind: "unused",
      ...O
     } : {
      kind: "unknown",
      cause: t.message,
      ...O
     };
    },
    close: async function(t) {
     return t || !await (0, a.LH)({
      attempt: async t => {
       const e = await P(q);
       return e ? {
        done: e
       } : {
        retry: e,
        waitMs: (0, a.JN)(t)
       };
      },
      retries: 2,
      signal: U,
      cancelled: () => !1
     }) && U.aborted && await P({
      timeoutMs: Math.min(q.timeoutMs, g),
      signal: AbortSignal.timeout(m)
     }), x;
    },
    get state() {
     return x;
    }
   };
  }
  const w = {
   name: "web-push-action",
   email: "web-push-action@users.noreply.github.com"
  }, b = {
   status: 201,
   read: t => (0, r.$6)(t, "sha")
  }, p = t => (0, r.$6)(t, "object", "sha"), $ = t => "refused" === t.kind && (403 === t.status || 404 === t.status) && !t.rateLimited, v = t => "refused" === t.kind && 422 === t.status && /already exists/i.test(t.message);
  function H(t, e) {
   if ("done" === e.kind) return e.data;
   throw S(t, e);
  }
  function S(t, e) {
   return "lost" === e.kind && "cancelled" === e.why ? R() : T(`Could not claim the \`once-key\` in the repository (${M(e)}).`, "done" === e.kind ? r.k5 : (0, 
   r.JR)(e, e => function(t, e) {
    const n = 403 === e || 404 === e;
    return !n || "ref" !== t && "ref-to-blob" !== t ? n ? "Give the job the permission `contents: write`, or a `github-token` that can write to this repository." : 409 !== e && 422 !== e ? r.k5 : "tag" === t ? "Check that the commit of this run is in this repository." : "Look for a ruleset that forbids creating this ref, then run this again." : "The `github-token` can write, but cannot create this ref: look for a ruleset that restricts refs, or give a token that can create it.";
   }(t, e)));
  }
  const T = (t, e) => new i.HR({
   reason: "claim-failed",
   title: "Claim failed",
   message: t,
   hint: e
  }), R = () => (0, s.Yq)("Claiming the key"), M = t => "done" === t.kind ? "GitHub created a different ref than requested" : t.message;
 },
 4117: (t, e, n) => {
  n.d(e, {
   Q: () => i
  });
  class i {
   getAgent() {}
   getAgentDispatcher() {}
  }
 },
 9795: (t, e, n) => {
  function i() {
   throw new Error("not bundled: give Octokit a fetch of your own");
  }
  n.d(e, {
   h: () => i
  });
 }
};
