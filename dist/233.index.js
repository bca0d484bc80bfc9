export const id = 233;
export const ids = [ 233 ];
export const modules = {
 9863: ((e, t, r) => {
  r.r(t);
  r.d(t, {
   openGit: () => o
  });
  var s = r(3747);
  var a = r(3916);
  var n = r(311);
  function o({apiUrl: e, repository: t, token: r, http: a}) {
   const [o = "", u = ""] = t.split("/");
   const f = t => (0, s.Q)(r, {
    baseUrl: e.replace(/\/+$/, ""),
    userAgent: `web-push-action/${n.r}`,
    log: {
     debug() {},
     info() {},
     warn() {},
     error() {}
    },
    request: {
     fetch: d(a, t)
    }
   }).rest.git;
   return {
    createTag: (e, t, r, s, a) => {
     const n = {
      name: "web-push-action",
      email: "web-push-action@users.noreply.github.com",
      date: s
     };
     const c = {
      owner: o,
      repo: u,
      tag: e,
      message: t,
      object: r,
      type: "commit",
      tagger: n
     };
     return i(201, e => h(e, "sha"), () => f(a).createTag(c));
    },
    createRef: (e, t, r) => i(201, e => h(e, "object", "sha"), () => f(r).createRef({
     owner: o,
     repo: u,
     ref: e,
     sha: t
    })),
    readRef: (e, t) => i(200, e => h(e, "object", "sha"), () => f(t).getRef({
     owner: o,
     repo: u,
     ref: c(e)
    })),
    readTag: (e, t) => i(200, e => h(e, "message"), () => f(t).getTag({
     owner: o,
     repo: u,
     tag_sha: e
    })),
    deleteRef: (e, t) => i(204, () => true, () => f(t).deleteRef({
     owner: o,
     repo: u,
     ref: c(e)
    }))
   };
  }
  const c = e => e.replace(/^refs\//, "");
  class u extends Error {
   fault;
   constructor(e) {
    super(e.reason);
    this.fault = e;
   }
  }
  function d(e, {timeoutMs: t, cancel: r}) {
   return async (s, {method: a, headers: n, body: o}) => {
    const c = await e.exchange({
     method: a,
     url: new URL(s),
     headers: n,
     ...o !== void 0 && {
      body: o
     },
     timeoutMs: t,
     maxBytes: 1048576,
     cancel: r
    });
    if (c.kind === "fault") throw new u(c);
    return {
     url: s,
     status: c.status,
     headers: new Map(Object.entries(c.headers)),
     text: async () => c.body,
     arrayBuffer: async () => Buffer.from(c.body)
    };
   };
  }
  async function i(e, t, r) {
   try {
    const {status: s, data: a} = await r();
    const n = s === e ? t(a) : void 0;
    if (n !== void 0) return {
     kind: "done",
     data: n
    };
    if (s >= 300) return {
     kind: "refused",
     status: s,
     message: `GitHub answered ${s}`
    };
    return f(`GitHub answered ${s} with something else than was asked for`);
   } catch (e) {
    const {status: t, cause: r, message: s} = e;
    if (r instanceof u) {
     const {handedOver: e, reason: t, cause: s} = r.fault;
     return {
      ...f(`${t}: ${(0, a.q0)(s)}`),
      reached: e,
      cancelled: t === "cancelled"
     };
    }
    const n = `GitHub answered ${t}: ${s}`;
    if (typeof t === "number" && t >= 400 && t < 500) return {
     kind: "refused",
     status: t,
     message: n
    };
    return f(typeof t === "number" ? n : (0, a.q0)(e));
   }
  }
  const f = e => ({
   kind: "lost",
   reached: true,
   message: e,
   cancelled: false
  });
  function h(e, ...t) {
   const r = t.reduce((e, t) => e?.[t], e);
   return typeof r === "string" ? r : void 0;
  }
 }),
 4117: ((e, t, r) => {
  r.d(t, {
   Q: () => s
  });
  class s {
   getAgent() {}
   getAgentDispatcher() {}
  }
 }),
 9795: ((e, t, r) => {
  r.d(t, {
   h: () => s
  });
  function s() {
   throw new Error("not bundled: give Octokit a fetch of your own");
  }
 })
};
