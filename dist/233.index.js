export const id = 233;

export const ids = [ 233 ];

export const modules = {
 9863: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   openGit: () => openGit
  });
  var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3747);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
  var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(311);
  function openGit({apiUrl: apiUrl, repository: repository, token: token, http: http}) {
   const [owner = "", repo = ""] = repository.split("/");
   const git = limits => (0, _actions_github__WEBPACK_IMPORTED_MODULE_0__.Q)(token, {
    baseUrl: apiUrl.replace(/\/+$/, ""),
    userAgent: `web-push-action/${_version_js__WEBPACK_IMPORTED_MODULE_2__.r}`,
    log: {
     debug() {},
     info() {},
     warn() {},
     error() {}
    },
    request: {
     fetch: fetchOver(http, limits)
    }
   }).rest.git;
   return {
    createTag: (name, message, object, date, limits) => {
     const tagger = {
      name: "web-push-action",
      email: "web-push-action@users.noreply.github.com",
      date: date
     };
     const tag = {
      owner: owner,
      repo: repo,
      tag: name,
      message: message,
      object: object,
      type: "commit",
      tagger: tagger
     };
     return reply(201, data => text(data, "sha"), () => git(limits).createTag(tag));
    },
    createRef: (ref, sha, limits) => reply(201, data => text(data, "object", "sha"), () => git(limits).createRef({
     owner: owner,
     repo: repo,
     ref: ref,
     sha: sha
    })),
    readRef: (ref, limits) => reply(200, data => text(data, "object", "sha"), () => git(limits).getRef({
     owner: owner,
     repo: repo,
     ref: bare(ref)
    })),
    readTag: (sha, limits) => reply(200, data => text(data, "message"), () => git(limits).getTag({
     owner: owner,
     repo: repo,
     tag_sha: sha
    })),
    deleteRef: (ref, limits) => reply(204, () => true, () => git(limits).deleteRef({
     owner: owner,
     repo: repo,
     ref: bare(ref)
    }))
   };
  }
  const bare = ref => ref.replace(/^refs\//, "");
  class Lost extends Error {
   fault;
   constructor(fault) {
    super(fault.reason);
    this.fault = fault;
   }
  }
  function fetchOver(http, {timeoutMs: timeoutMs, cancel: cancel}) {
   return async (url, {method: method, headers: headers, body: body}) => {
    const result = await http.exchange({
     method: method,
     url: new URL(url),
     headers: headers,
     ...body !== void 0 && {
      body: body
     },
     timeoutMs: timeoutMs,
     maxBytes: 1048576,
     cancel: cancel
    });
    if (result.kind === "fault") throw new Lost(result);
    return {
     url: url,
     status: result.status,
     headers: new Map(Object.entries(result.headers)),
     text: async () => result.body.toString("utf8"),
     arrayBuffer: async () => result.body
    };
   };
  }
  async function reply(expected, read, request) {
   try {
    const {status: status, data: data} = await request();
    const value = status === expected ? read(data) : void 0;
    if (value !== void 0) return {
     kind: "done",
     data: value
    };
    if (status >= 300) return {
     kind: "refused",
     status: status,
     message: `GitHub answered ${status}`
    };
    return lost(`GitHub answered ${status} with something else than was asked for`);
   } catch (error) {
    const {status: status, cause: cause, message: message} = error;
    if (cause instanceof Lost) {
     const {handedOver: handedOver, reason: reason, cause: why} = cause.fault;
     return {
      ...lost(`${reason}: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.q0)(why)}`),
      reached: handedOver,
      cancelled: reason === "cancelled"
     };
    }
    const said = `GitHub answered ${status}: ${message}`;
    if (typeof status === "number" && status >= 400 && status < 500) return {
     kind: "refused",
     status: status,
     message: said
    };
    return lost(typeof status === "number" ? said : (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.q0)(error));
   }
  }
  const lost = message => ({
   kind: "lost",
   reached: true,
   message: message,
   cancelled: false
  });
  function text(data, ...path) {
   const value = path.reduce((found, key) => found?.[key], data);
   return typeof value === "string" ? value : void 0;
  }
 }),
 4117: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Q: () => HttpClient
  });
  class HttpClient {
   getAgent() {}
   getAgentDispatcher() {}
  }
 }),
 9795: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   h: () => fetch
  });
  function fetch() {
   throw new Error("not bundled: give Octokit a fetch of your own");
  }
 })
};
