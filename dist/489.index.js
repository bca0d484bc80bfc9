export const id = 489;

export const ids = [ 489 ];

export const modules = {
 6584: (e, t, n) => {
  n.d(t, {
   $6: () => w,
   JR: () => p,
   K5: () => f,
   c4: () => y,
   k5: () => $,
   yf: () => H
  });
  var r = n(2413), i = n(3916), a = n(8902), s = n(8190), o = n(9349), d = n(311);
  const u = 1048576, c = 65536, l = 5, h = 2;
  function f({apiUrl: e, repository: t, token: n, http: a, redact: h}) {
   const [f = "", y = ""] = t.split("/");
   function p({mayHaveBeenReceived: e, reason: t, cause: n}) {
    return {
     kind: "lost",
     why: "cancelled" === t ? "cancelled" : "other",
     mayHaveBeenReceived: e,
     message: (0, o.Kb)(`${t}: ${(0, i.q0)(n)}`, h)
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
      const i = (0, r.Q)(n, {
       baseUrl: e.replace(/\/$/, ""),
       userAgent: `web-push-action/${d.r}`
      }), g = {
       method: t,
       url: `/repos/{owner}/{repo}${b}`,
       owner: f,
       repo: y,
       ...$
      }, U = await async function({url: e, method: t, headers: r, body: i}, {timeoutMs: s, signal: o}, d, u) {
       const c = {
        method: t,
        headers: {
         ...r,
         authorization: `${3 === n.split(".").length ? "bearer" : "token"} ${n}`
        },
        ...void 0 !== i && {
         body: JSON.stringify(i)
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
      }(i.request.endpoint(g), R, T, S);
      if ("failure" === U.kind) return p(U);
      const {status: G, body: M, incomplete: L} = U;
      if (G >= 300) return function(e, t) {
       const {status: n, headers: r, body: i, incomplete: a} = t;
       if (n < 400) {
        const t = `GitHub answered ${n}`;
        return "GET" !== e ? m(t, "redirected") : 304 === n ? m(t) : {
         kind: "refused",
         status: n,
         message: t,
         rateLimited: !1
        };
       }
       const d = void 0 !== a || i.length > c, u = function(e) {
        const t = (0, s.qF)(e), n = w(t, "message");
        if (void 0 === n) return e;
        const {errors: r} = t, i = Array.isArray(r) ? `: ${r.map(e => JSON.stringify(e)).join(", ")}` : "", a = w(t, "documentation_url");
        return `${n}${i}${a ? ` - ${a}` : ""}`;
       }(h(i.slice(0, c), d)).trim(), l = (0, o.Kb)(`GitHub answered ${n}${u && `: ${u}`}`, h);
       if (n >= 500 || 408 === n) return m(l);
       const {"retry-after": f, "x-ratelimit-remaining": g} = r, k = void 0 !== f || "0" === g || /rate limit|abuse detection/i.test(u);
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
      return m((0, o.Kb)((0, i.q0)(e), h));
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
   const {location: n} = e.headers, r = void 0 === n ? void 0 : (0, s.Dl)(n, t);
   return r?.origin === t.origin ? r : void 0;
  }
  function w(e, ...t) {
   const n = t.reduce((e, t) => e?.[t], e);
   return "string" == typeof n ? n : void 0;
  }
  const y = e => "refused" === e.kind && 404 === e.status;
  function p(e, t) {
   return "lost" === e.kind ? "bad-address" === e.why ? v : "redirected" === e.why ? b : "too-large" === e.why ? `Check that GitHub answers at that address. ${v}` : $ : e.rateLimited ? "The rate limit of GitHub is reached: run this again later." : 401 === e.status ? "Give a valid `github-token`; the default is the token of the job, `github.token`." : e.status < 400 ? b : t(e.status);
  }
  const b = "Check GITHUB_API_URL, and whether the repository was moved or renamed.", $ = "Run this again when GitHub is available.", v = "GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.";
  function H(e, {lost: t = !1, notFoundMs: n}, r) {
   let i = 0, s = 0;
   return (0, a.LH)({
    attempt: async () => {
     const r = await e();
     return void 0 !== n && y(r) && ++s <= h ? {
      retry: r,
      waitMs: n * s
     } : t && "lost" === r.kind && "other" === r.why && ++i <= h ? {
      retry: r,
      waitMs: (0, a.JN)(i)
     } : {
      done: r
     };
    },
    retries: 2 * h,
    signal: r,
    cancelled: () => m("the run was cancelled", "cancelled")
   });
  }
 },
 415: (e, t, n) => {
  n.r(t), n.d(t, {
   openClaims: () => H
  });
  var r = n(6584), i = n(8902), a = n(7598), s = n(8190);
  const o = 60, d = 864e5;
  function u(e, t) {
   const n = (0, a.createHash)("sha256").update(c(e, t), "utf8").digest("hex").slice(0, 12), r = void 0 === t ? "" : `-${t.toLowerCase()}`;
   return `refs/web-push/${e.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, o - r.length).replace(/^-|-$/g, "") || "key"}${r}-${n}`;
  }
  const c = (e, t) => void 0 === t ? e : `${e} ${t}`;
  var l = n(3916), h = n(9349);
  function f(e, t) {
   if ("done" === t.kind) return t.data;
   throw m(e, t);
  }
  function m(e, t) {
   return "lost" === t.kind && "cancelled" === t.why ? k() : w(`Could not claim the \`once-key\` in the repository (${y(t)}).`, "done" === t.kind ? r.k5 : (0, 
   r.JR)(t, t => function(e, t) {
    const n = 403 === t || 404 === t;
    return !n || "ref" !== e && "ref-to-blob" !== e ? n ? "Give the job the permission `contents: write`, or a `github-token` that can write to this repository, then start a new run (a re-run uses the original workflow file)." : 409 !== t && 422 !== t ? r.k5 : "tag" === e ? "Check that the commit of this run is in this repository." : "Look for a ruleset that forbids creating refs such as `refs/web-push/\u2026`, then run this again." : "The `github-token` can write, but cannot create a ref `refs/web-push/\u2026`: look for a ruleset that restricts refs, then run this again; or give a token that can create it, then start a new run.";
   }(e, t)));
  }
  const g = () => w("Another run had claimed this key, and deleted its claim a moment later because it did not send.", "Run this again."), k = () => (0, 
  h.Yq)("Claiming the key"), w = (e, t) => new l.HR({
   reason: "claim-failed",
   title: "Claim failed",
   message: e,
   hint: t
  }), y = e => "done" === e.kind ? "GitHub created a different ref than requested" : e.message, p = 1e4, b = 5e3, $ = 2500, v = 300;
  function H(e) {
   const {key: t, per: n, startedAt: o, record: l, github: h, run: H, signal: L} = e, {ask: I} = (0, 
   r.K5)({
    ...e,
    ...h,
    ...H
   }), {serverUrl: B} = h, {repository: C} = H, A = n && function(e, t) {
    const n = t.toISOString().slice(0, 10);
    return "week" === e ? function(e) {
     const t = (e.getUTCDay() + 6) % 7, n = new Date(e.getTime() + (3 - t) * d), r = n.getUTCFullYear(), i = Math.floor((n.getTime() - Date.UTC(r, 0, 1)) / (7 * d)) + 1;
     return `${r}-W${String(i).padStart(2, "0")}`;
    }(t) : "day" === e ? n : n.slice(0, 7);
   }(n, o), O = {
    key: c(t, A),
    ref: u(t, A),
    repository: C,
    serverUrl: B
   }, {ref: q} = O, x = q.replace("refs/", ""), D = {
    timeoutMs: Math.min(e.timeoutMs, p),
    signal: L
   };
   let E = {
    kind: "none"
   };
   const F = new Set;
   let J = !1, P = !1;
   async function _(e) {
    F.add(e), E = {
     kind: "maybe",
     tag: e,
     ...O
    };
    const t = await I([ "POST", "/git/refs", {
     ref: q,
     sha: e
    } ], {
     status: 201,
     read: R
    }, D);
    return J = "done" === t.kind || "lost" === t.kind && t.mayHaveBeenReceived && !G(t), 
    "done" === t.kind ? N(t) : J || M(t) || G(t) || (E = {
     kind: "none"
    }), t;
   }
   async function j(e, t) {
    if ("none" === E.kind) throw m(e, t);
    if ("held" === E.kind) return "claimed";
    if (!L.aborted) {
     const n = await z(D, {
      lost: !0,
      notFoundMs: v
     });
     if (N(n)) return "claimed";
     if ("done" === n.kind) return K(n.data);
     if (G(t) && (0, r.c4)(n)) throw m(e, t);
     if (M(t) && !L.aborted) {
      if (!(0, r.c4)(n)) return {
       ...O
      };
      throw g();
     }
    }
    if (L.aborted) throw k();
    throw function(e, t, {id: n, attempt: i}) {
     return w(`Could not determine whether this run claimed the \`once-key\` (${y(e)}). If it did, the claim is the ref ${t}.`, `${r.k5} If it is skipped because of run ${n} (attempt ${i}), that is the claim of this run: delete it with the command in the notice, then run it once more.`);
    }(t, q, H);
   }
   function N(e) {
    return "none" !== E.kind && ("done" === e.kind && F.has(e.data) ? (E = {
     kind: "held",
     tag: e.data,
     ...O
    }, J = !1) : "done" !== e.kind && !(0, r.c4)(e) || J || (E = {
     kind: "none"
    }), "held" === E.kind);
   }
   async function K(e) {
    const t = {
     status: 200,
     read: e => (0, r.$6)(e, "message")
    }, n = await (0, r.yf)(() => I([ "GET", "/git/tags/{tag}", {
     tag: e
    } ], t, D), {
     lost: !0
    }, L), i = "done" === n.kind && function(e, t) {
     const {run: n, attempt: r, time: i} = Object((0, s.qF)(e));
     if ("string" == typeof n && /^\d{1,20}$/.test(n) && "number" == typeof r && Number.isSafeInteger(r) && !(r < 1) && "string" == typeof i && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(i)) return {
      run: n,
      attempt: r,
      time: i,
      url: `${t}/${n}`
     };
    }(n.data, `${B}/${C}/actions/runs`);
    return {
     ...O,
     tag: e,
     ...i && {
      by: i
     }
    };
   }
   async function Z(e) {
    if ("maybe" === E.kind || P) {
     const t = await z(e, {
      notFoundMs: v
     });
     if ("done" !== t.kind && !(0, r.c4)(t)) return !1;
     N(t);
    }
    if ("held" !== E.kind) return !0;
    const t = await I([ "DELETE", "/git/refs/{ref}", {
     ref: x
    } ], {
     status: 204,
     read: () => !0
    }, e), n = "refused" === t.kind && 422 === t.status && /does not exist/i.test(t.message);
    return ("done" === t.kind || n) && (E = {
     kind: "none"
    }), P ||= "lost" === t.kind && t.mayHaveBeenReceived, "none" === E.kind;
   }
   function z(e, t) {
    const n = {
     status: 200,
     read: R
    };
    return (0, r.yf)(() => I([ "GET", "/git/ref/{ref}", {
     ref: x
    } ], n, e), t, e.signal);
   }
   return {
    claim: async function() {
     const e = new Date, t = function({run: e, attempt: t, ...n}, r) {
      return JSON.stringify({
       run: e,
       attempt: t,
       ...n,
       time: r.toISOString(),
       nonce: (0, a.randomUUID)()
      }, null, 2);
     }({
      run: H.id,
      attempt: H.attempt,
      key: O.key,
      ...l
     }, e), n = {
      ...T,
      date: e.toISOString().replace(/\.\d+Z$/, "Z")
     }, r = async (e, r, i) => {
      const a = {
       tag: x,
       message: t,
       object: r,
       type: i,
       tagger: n
      };
      return f(e, await I([ "POST", "/git/tags", a ], S, D));
     }, i = await _(await r("tag", H.sha, "commit"));
     if (!U(i)) return j("ref", i);
     const s = await I([ "POST", "/git/blobs", {
      content: t
     } ], S, D);
     return j("ref-to-blob", await _(await r("blob", f("blob", s), "blob")));
    },
    look: async function() {
     const e = await z(D, {
      lost: !0
     });
     return "done" === e.kind ? {
      kind: "used",
      claim: await K(e.data)
     } : (0, r.c4)(e) ? {
      kind: "unused",
      ...O
     } : {
      kind: "unknown",
      cause: e.message,
      ...O
     };
    },
    close: async function(e) {
     return e || !await (0, i.LH)({
      attempt: async e => {
       const t = await Z(D);
       return t ? {
        done: t
       } : {
        retry: t,
        waitMs: (0, i.JN)(e)
       };
      },
      retries: 2,
      signal: L,
      cancelled: () => !1
     }) && L.aborted && await Z({
      timeoutMs: Math.min(D.timeoutMs, $),
      signal: AbortSignal.timeout(b)
     }), E;
    },
    get state() {
     return E;
    }
   };
  }
  const T = {
   name: "web-push-action",
   email: "web-push-action@users.noreply.github.com"
  }, S = {
   status: 201,
   read: e => (0, r.$6)(e, "sha")
  }, R = e => (0, r.$6)(e, "object", "sha"), U = e => "refused" === e.kind && (403 === e.status || 404 === e.status) && !e.rateLimited, G = e => "lost" === e.kind && "redirected" === e.why, M = e => "refused" === e.kind && 422 === e.status && /already exists/i.test(e.message);
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
