export const id = 233;
export const ids = [233];
export const modules = {

/***/ 9863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGit: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3747);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(311);



/** The few operations of GitHub's git database that claims need, one request each; none is repeated here. */
function openGit({ apiUrl, repository, token, http }) {
    const [owner = '', repo = ''] = repository.split('/');
    const git = (limits) => (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, {
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: `web-push-action/${_version_js__WEBPACK_IMPORTED_MODULE_2__/* .version */ .r}`,
        // Octokit would print what a header says.
        log: { debug() { }, info() { }, warn() { }, error() { } },
        request: { fetch: fetchOver(http, limits) },
    }).rest.git;
    return {
        createTag: (name, message, object, date, limits) => {
            const tagger = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com', date };
            const tag = { owner, repo, tag: name, message, object, type: 'commit', tagger };
            return reply(201, data => text(data, 'sha'), () => git(limits).createTag(tag));
        },
        /** Creates a ref (`refs/…`) that is not there yet; gives the object it points to. */
        createRef: (ref, sha, limits) => reply(201, data => text(data, 'object', 'sha'), () => git(limits).createRef({ owner, repo, ref, sha })),
        /** The object that a ref points to. */
        readRef: (ref, limits) => reply(200, data => text(data, 'object', 'sha'), () => git(limits).getRef({ owner, repo, ref: bare(ref) })),
        /** The message of an annotated tag. */
        readTag: (sha, limits) => reply(200, data => text(data, 'message'), () => git(limits).getTag({ owner, repo, tag_sha: sha })),
        deleteRef: (ref, limits) => reply(204, () => true, () => git(limits).deleteRef({ owner, repo, ref: bare(ref) })),
    };
}
const bare = (ref) => ref.replace(/^refs\//, '');
class Lost extends Error {
    fault;
    constructor(fault) {
        super(fault.reason);
        this.fault = fault;
    }
}
/** The part of `fetch` that Octokit needs, over our own exchange, so that proxies, timeouts and faults are the same. */
function fetchOver(http, { timeoutMs, cancel }) {
    return async (url, { method, headers, body }) => {
        const result = await http.exchange({
            method,
            url: new URL(url),
            headers,
            ...(body !== undefined && { body }),
            timeoutMs,
            maxBytes: 1_048_576,
            cancel,
        });
        if (result.kind === 'fault')
            throw new Lost(result);
        return {
            url,
            status: result.status,
            headers: new Map(Object.entries(result.headers)),
            text: async () => result.body.toString('utf8'),
            arrayBuffer: async () => result.body,
        };
    };
}
async function reply(expected, read, request) {
    try {
        const { status, data } = await request();
        const value = status === expected ? read(data) : undefined;
        if (value !== undefined)
            return { kind: 'done', data: value };
        if (status >= 300)
            return { kind: 'refused', status, message: `GitHub answered ${status}` };
        return lost(`GitHub answered ${status} with something else than was asked for`);
    }
    catch (error) {
        const { status, cause, message } = error;
        if (cause instanceof Lost) {
            const { handedOver, reason, cause: why } = cause.fault;
            return { ...lost(`${reason}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0)(why)}`), reached: handedOver, cancelled: reason === 'cancelled' };
        }
        const said = `GitHub answered ${status}: ${message}`;
        if (typeof status === 'number' && status >= 400 && status < 500)
            return { kind: 'refused', status, message: said };
        return lost(typeof status === 'number' ? said : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0)(error));
    }
}
const lost = (message) => ({ kind: 'lost', reached: true, message, cancelled: false });
function text(data, ...path) {
    const value = path.reduce((found, key) => found?.[key], data);
    return typeof value === 'string' ? value : undefined;
}


/***/ }),

/***/ 4117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ HttpClient)
/* harmony export */ });
/* unused harmony export BearerCredentialHandler */
// Stands in for @actions/http-client (see "overrides" in package.json). Of @actions/core only getIDToken needs the real
// one, and @actions/github only for its proxies, where this action brings its own exchange (src/service/http.ts).
// With the real one would come about 1 MB of bundle and 30 ms of every start.
class HttpClient {
  getAgent() {}

  getAgentDispatcher() {}

  getJson() {
    throw new Error('not bundled: only getIDToken needs it')
  }
}

class BearerCredentialHandler {}


/***/ }),

/***/ 9795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fetch)
/* harmony export */ });
// Stands in for undici under @actions/github (see "overrides" in package.json), whose requests go through this action's
// own exchange (src/service/http.ts).
function fetch() {
  throw new Error('not bundled: give Octokit a fetch of your own')
}


/***/ })

};
