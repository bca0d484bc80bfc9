"use strict";
exports.id = 559;
exports.ids = [559];
exports.modules = {

/***/ 559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Repository: () => (/* binding */ Repository)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(413);
// EXTERNAL MODULE: ./build/js/base/failure.js
var failure = __webpack_require__(500);
// EXTERNAL MODULE: ./build/js/base/json.js
var json = __webpack_require__(910);
// EXTERNAL MODULE: ./build/js/base/text.js
var base_text = __webpack_require__(199);
// EXTERNAL MODULE: ./build/js/base/units.js
var units = __webpack_require__(893);
// EXTERNAL MODULE: ./build/js/base/url.js
var base_url = __webpack_require__(775);
// EXTERNAL MODULE: ./build/js/base/version.js
var version = __webpack_require__(994);
// EXTERNAL MODULE: ./build/js/http/backoff.js
var backoff = __webpack_require__(95);
// EXTERNAL MODULE: ./build/js/http/proxy.js
var proxy = __webpack_require__(927);
;// CONCATENATED MODULE: ./build/js/github/github-client.js









const maxTimeoutMs = 10_000;
const maxRedirects = 5;
const readRetries = 2;
/** The maximum size of a response. A release with many assets can take up several megabytes. */
const maxMebibytes = 25;
/** The maximum length of an error response, in characters. Longer ones are truncated. */
const maxRefusalLength = 65_536;
/** The version of GitHub's REST API that each request asks for. Without it, GitHub would choose the version. */
const apiVersion = '2022-11-28';
/**
 * The error that our `fetch` throws if it receives no response or only part of one. Octokit throws its own error with
 * this one as the `cause`.
 */
class NoResponse extends Error {
    reply;
    constructor(reply) {
        super(reply.message);
        this.reply = reply;
    }
}
/**
 * Sends requests about the repository to GitHub's API through Octokit. Octokit uses a `fetch` built on this action's
 * HTTP client, so proxies and timeouts work as they do for the push service, and the action knows whether GitHub may
 * have received a failed request.
 */
class GithubClient {
    #access;
    #context;
    #octokit;
    constructor(access, context) {
        this.#access = access;
        this.#context = context;
        this.#octokit = (0,github/* getOctokit */.Q)(access.token, { baseUrl: access.apiUrl.replace(/\/$/, ''), userAgent: version/* userAgent */.N });
    }
    /** Sends one request, without retries. Returns errors from GitHub or the network instead of throwing them. */
    async request(route, expected, limits = {}) {
        if (!isApiUrl(this.#access.apiUrl)) {
            const message = 'GITHUB_API_URL is not an http or https URL, or has a query';
            return noAnswer('bad-address', message, { mayHaveBeenReceived: false });
        }
        try {
            const { status, data } = await this.#answer(route, expected, limits);
            if (status >= 300)
                return redirected(route, status);
            const wanted = status === expected.status ? expected.read((0,json/* parseJson */.qF)(String(data))) : undefined;
            if (wanted !== undefined)
                return { kind: 'done', data: wanted };
            return noAnswer('unexpected', `GitHub answered ${status}, but not with the expected data`);
        }
        catch (error) {
            return this.#failed(route, error);
        }
    }
    /** Returns the response if it is a success or a redirect. Throws otherwise. */
    async #answer([method, path, parameters], { followRedirects }, limits) {
        const headers = { 'x-github-api-version': apiVersion };
        // request() parses the body itself, because Octokit's JSON parser, which preserves large integers, takes many
        // seconds for a body of the maximum size.
        const options = { fetch: this.#fetchWithin(limits), parseSuccessResponseBody: false, log: silent };
        const url = `/repos/${this.#access.repository}${path}`;
        let answer = await this.#octokit.request({ method, url, ...parameters, headers, request: options });
        for (let redirects = 0; followRedirects && redirects < maxRedirects; redirects++) {
            const next = redirectOf(answer);
            if (next === undefined)
                return answer;
            answer = await this.#octokit.request({ method, url: next, headers, request: options });
        }
        return answer;
    }
    #fetchWithin({ timeoutMs = maxTimeoutMs, signal }) {
        const { http, signal: signalOfRun } = this.#context;
        const limits = {
            timeoutMs: Math.min(timeoutMs, this.#access.timeoutMs, maxTimeoutMs),
            maxBytes: maxMebibytes * units/* mebibyte */.E$,
            signal: signal ?? signalOfRun,
        };
        return async (url, { method, headers, body }) => {
            const result = await http.request({ method, headers, body, url: new URL(url), ...limits });
            if (result.kind === 'failure')
                throw new NoResponse(this.#noResponse(result));
            const { status, incomplete } = result;
            if (status < 300 && incomplete)
                throw new NoResponse(this.#partOfResponse(incomplete));
            // An incomplete body may end in the middle of a token, which redaction would miss, so keep the body out of
            // messages.
            const refusal = incomplete ? '' : result.body.slice(0, maxRefusalLength);
            return {
                status,
                url,
                // With this content type, Octokit tries to parse an error response as JSON, and falls back to plain text.
                headers: new Map(Object.entries({ ...result.headers, 'content-type': 'application/json' })),
                body: result.body,
                text: async () => refusal,
            };
        };
    }
    #noResponse({ reason, mayHaveBeenReceived, cause, }) {
        const message = (0,base_text/* excerpt */.Kb)(`${reason}: ${(0,failure/* describe */.q0)(cause)}`, this.#context.redact);
        return noAnswer(reason, message, { mayHaveBeenReceived, cause });
    }
    #partOfResponse(incomplete) {
        if (incomplete === 'too-large') {
            return noAnswer('too-large', `the response is larger than ${maxMebibytes} MiB`);
        }
        const reason = incomplete === 'cut' ? 'bad-response' : incomplete;
        const cause = new Error('the response is incomplete');
        return this.#noResponse({ reason, mayHaveBeenReceived: true, cause });
    }
    #failed(route, error) {
        const { cause = error } = Object(error);
        if (cause instanceof NoResponse)
            return cause.reply;
        if (!isRefusalError(error))
            return noAnswer('unexpected', (0,base_text/* excerpt */.Kb)((0,failure/* describe */.q0)(cause), this.#context.redact), { cause });
        const { status, response } = error;
        if (status < 400)
            return redirected(route, status);
        const said = error.message.trim();
        const message = (0,base_text/* excerpt */.Kb)(`GitHub answered ${status}${said && `: ${said}`}`, this.#context.redact);
        // A gateway that responds with 408 has stopped waiting, but may have passed the request on.
        if (status >= 500 || status === 408)
            return noAnswer('unexpected', message, { status });
        const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = response.headers;
        const saysLimit = retryAfter !== undefined || remaining === '0' || /rate limit|abuse detection/i.test(said);
        const rateLimited = status === 429 || (status === 403 && saysLimit);
        return { kind: 'refused', status, message, rateLimited, says: words => words.test(said) };
    }
}
/** Replaces Octokit's logger, because Octokit prints text from deprecation headers without escaping it. */
const silent = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
const isRefusalError = (error) => error instanceof Error && error.response !== undefined;
function noAnswer(why, message, { mayHaveBeenReceived = true, ...more } = {}) {
    return { kind: 'no-answer', why, mayHaveBeenReceived, message, ...more };
}
/**
 * Returns the reply for a redirect that the client did not follow. A redirected read has changed nothing, but GitHub
 * may have carried out a redirected write.
 */
function redirected([method], status) {
    const message = `GitHub answered ${status}`;
    if (method !== 'GET')
        return noAnswer('redirected', message);
    if (status === 304)
        return noAnswer('unexpected', message);
    return { kind: 'refused', status, message, rateLimited: false, says: () => false };
}
/**
 * Whether API paths can be appended to this URL. If the URL had no host, `new URL` would treat the first part of the
 * path as the host.
 */
const isApiUrl = (text) => /^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(text) && (0,base_url/* parseUrl */.Dl)(text) !== undefined;
/**
 * Returns the URL that a response redirects to, or undefined if it is missing, invalid, or on a different origin, which
 * must not receive the token.
 */
function redirectOf({ status, url, headers: { location } }) {
    if (![301, 302, 307, 308].includes(status) || typeof location !== 'string')
        return undefined;
    const from = new URL(url);
    const next = (0,base_url/* parseUrl */.Dl)(location, from);
    return next?.origin === from.origin ? next.href : undefined;
}
/** Returns the string at a path in parsed JSON, or undefined if there is no string at that path. */
function textAt(data, ...path) {
    const value = path.reduce((found, key) => found?.[key], data);
    return typeof value === 'string' ? value : undefined;
}
const isNotFound = (reply) => reply.kind === 'refused' && reply.status === 404;
/** Returns the hint for a reply. `refused` returns the hint for statuses whose meaning depends on the request. */
function hintFor(reply, refused) {
    if (reply.kind === 'no-answer')
        return hintForNoAnswer(reply);
    if (reply.rateLimited)
        return 'GitHub refused the request because of a rate limit. Run this again later.';
    if (reply.status === 401)
        return 'Set a valid `github-token`, or remove the input to use its default, the token of the job (`github.token`).';
    if (reply.status === 407)
        return proxy/* proxyCredentialsHint */.a5;
    if (reply.status < 400)
        return redirectHint;
    return refused(reply.status);
}
function hintForNoAnswer({ why, cause }) {
    if (why === 'bad-address')
        return apiUrlHint;
    if (why === 'redirected')
        return redirectHint;
    if (why === 'too-large')
        return `Check that the address in GITHUB_API_URL belongs to GitHub. ${apiUrlHint}`;
    if (why === 'tls-failed')
        return tlsHint;
    if (why === 'proxy-failed')
        return (0,proxy/* proxyHint */.CJ)(cause);
    return tryLater;
}
const redirectHint = 'Check whether the repository was moved or renamed, and check GITHUB_API_URL.';
const tryLater = 'Run this again when GitHub is available.';
const apiUrlHint = 'GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets this variable.';
const tlsHint = 'Check GITHUB_API_URL and the certificate of GitHub. For the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. Then run this again.';
/**
 * Sends a read request and repeats it after the given kinds of reply. Repeating a read is always safe. A 404 from
 * GitHub may be out of date, so if `notFoundMs` is set, only the third 404 is final.
 */
function repeatRead(read, { noAnswer: repeatsNoAnswer, notFoundMs }, signal) {
    let noAnswers = 0;
    let notFounds = 0;
    return (0,backoff/* withRetries */.LH)({
        attempt: async () => {
            const reply = await read();
            if (notFoundMs !== undefined && isNotFound(reply) && ++notFounds <= readRetries) {
                return { result: reply, waitMs: notFoundMs * notFounds };
            }
            if (repeatsNoAnswer &&
                reply.kind === 'no-answer' &&
                !finalReasons.includes(reply.why) &&
                ++noAnswers <= readRetries) {
                return { result: reply, waitMs: (0,backoff/* backoff */.JN)(noAnswers) };
            }
            return { done: reply };
        },
        retries: 2 * readRetries,
        signal,
        cancelled: () => noAnswer('cancelled', 'the run was cancelled'),
    });
}
/** A request that failed for one of these reasons would fail the same way again. */
const finalReasons = [
    'cancelled',
    'bad-address',
    'redirected',
    'too-large',
    'tls-failed',
];

// EXTERNAL MODULE: ./build/js/push/push-service.js
var push_service = __webpack_require__(517);
;// CONCATENATED MODULE: ./build/js/claims/claim-failures.js



/**
 * Returns the Failure for a run that could not claim its key because a request to create an object or the ref failed.
 */
function notClaimed(request, reply) {
    const message = `The action could not claim the \`once-key\` in the repository (${reply.message}).`;
    return claimFailed(message, hintFor(reply, status => claimHint(request, status)));
}
/**
 * Returns the Failure for a run that may have claimed its key: GitHub may have created the ref, or may still create it.
 */
function claimInDoubt(ref, created) {
    const message = `The action could not determine whether this run claimed the \`once-key\` (${created.message}). If the run did claim it, the claim is the ref ${ref}.`;
    return claimFailed(message, hintFor(created, () => tryLater));
}
/**
 * Returns the Failure for a run that could not create the ref because it already existed, and then could not read it.
 * `found` is the reply to that read.
 */
function ownerUnknown(ref, found) {
    if (isNotFound(found)) {
        const message = `GitHub first answered that the ref ${ref} already exists, and then that it does not exist.`;
        return claimFailed(message, 'Run this again.');
    }
    const message = `The ref ${ref} already exists, but the action could not find out which run created it (${found.message}).`;
    return claimFailed(message, hintFor(found, () => tryLater));
}
/** Returns the Failure for a run that claimed the key but could not confirm its claim before the first POST. */
function claimLost(ref, found) {
    const message = `This run claimed the \`once-key\` with the ref ${ref}. More than ${push_service/* maxClaimAgeMs */.ed / 1_000} s later, the action could not confirm that the ref is still the claim of this run (${found.message}).`;
    return claimFailed(message, isNotFound(found) ? 'Run this again.' : hintFor(found, () => tryLater));
}
const claimCancelled = () => (0,failure/* cancelledFailure */.Yq)('Claiming the key');
const claimFailed = (message, hint) => new failure/* Failure */.HR({ reason: 'claim-failed', title: 'Claim failed', message, hint });
/**
 * Whether GitHub refused the request because the ref already exists. Checks the reply's text, because a 422 can have
 * other causes.
 */
const alreadyExists = (reply) => reply.kind === 'refused' && reply.says(/already exists/i);
function claimHint(request, status) {
    const isDenied = status === 403 || status === 404;
    if (isDenied && request === 'ref') {
        return {
            newRunAfter: 'The `github-token` has write access, but cannot create a ref `refs/web-push/…`. Look for a ruleset that restricts refs, change it, and run this again. Or set a token that can create such refs, then',
        };
    }
    if (isDenied) {
        return {
            newRunAfter: 'Give the job the `contents: write` permission, or set a `github-token` that can write to this repository, then',
        };
    }
    if (request === 'blob' || (status !== 409 && status !== 422))
        return tryLater;
    return request === 'tag'
        ? 'Check that this repository contains the commit of this run.'
        : 'Look for a ruleset that forbids refs such as `refs/web-push/…`, change it, and run this again.';
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(598);
;// CONCATENATED MODULE: ./build/js/claims/once-key.js


const maxSlug = 60;
/**
 * Returns the git ref for a key and its optional period: `refs/web-push/<slug>-<hash>`. The hash, which makes the ref
 * unique, is the first 12 hex digits of the SHA-256 of the key and period in UTF-8. The slug helps people recognize the
 * key. It includes only the beginning of a long key, but always the whole period.
 */
function claimRef(key, period) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(wholeKey(key, period)).digest('hex').slice(0, 12);
    const suffix = period === undefined ? '' : `-${period.toLowerCase()}`;
    const words = key.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const slug = words.slice(0, maxSlug - suffix.length).replace(/^-|-$/g, '');
    return `refs/web-push/${slug || 'key'}${suffix}-${hash}`;
}
/** Returns the key together with its period, as reports and records show it. */
const wholeKey = (key, period) => (period === undefined ? key : `${key} ${period}`);
/**
 * Returns the message for a tag object. Git stores identical objects only once, so without the nonce, two jobs could
 * create the same tag object and both own the claim.
 */
function writeRecord(record, time) {
    return JSON.stringify({ ...record, time: time.toISOString(), nonce: (0,external_node_crypto_.randomUUID)() }, null, 2);
}
/** Parses the message of a tag object. Returns undefined if the message is not a valid record. */
function readRecord(message, runsUrl) {
    const { run, attempt, time, title, target } = Object((0,json/* parseJson */.qF)(message));
    if (typeof run !== 'string' || !/^\d{1,20}$/.test(run))
        return undefined;
    if (typeof attempt !== 'number' || !Number.isSafeInteger(attempt) || attempt < 1)
        return undefined;
    if (typeof time !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(time))
        return undefined;
    return {
        run,
        attempt,
        time,
        url: `${runsUrl}/${run}`,
        title: typeof title === 'string' ? title : undefined,
        target: typeof target === 'string' && /^(all|audience \d{1,16})$/.test(target) ? target : undefined,
    };
}

;// CONCATENATED MODULE: ./build/js/claims/own-claim.js

/**
 * What this run knows about its claim. The claim can be `maybe` as well as `none` or `held`, because GitHub's responses
 * can get lost, a gateway can refuse a request that GitHub has already carried out, and a 404 can be out of date. Once
 * GitHub may have received a request to create the ref, the claim ends only if the ref turns out to point to an object
 * that this run did not create, or if GitHub's response to a deletion confirms that the ref no longer exists.
 */
class OwnClaim {
    #kind = 'none';
    /**
     * The tag objects that this run asked GitHub to point the ref at. The first one tags the commit. The second one, used
     * only if GitHub refused the first, tags a blob.
     */
    #tags = [];
    #heldTag = '';
    /** The number of requests to create the ref that GitHub may have received. */
    #creations = 0;
    /** The number of requests to create the ref that got no response, so GitHub may still carry them out. */
    #unanswered = 0;
    /**
     * True if this run sent only one request to create the ref and GitHub has carried it out, so GitHub cannot create the
     * ref again.
     */
    #isOnlyCreationDone = false;
    #isDeletionInDoubt = false;
    get kind() {
        return this.#kind;
    }
    /** Which of this run's tag objects the ref may point to. If the claim is `held`, there is only one. */
    get tags() {
        return this.#kind === 'held' ? [this.#heldTag] : this.#tags;
    }
    get mayStillBeCreated() {
        return this.#unanswered > 0 && !this.#isOnlyCreationDone;
    }
    /**
     * Whether the run may ask GitHub to delete the ref. Once GitHub may have received one deletion, the run must not send
     * another: if GitHub carries out the first one late, the second one could delete another run's claim.
     */
    get mayBeDeleted() {
        return this.#kind === 'held' && !this.#isDeletionInDoubt;
    }
    /** Whether a ref that seems to be missing may still show up later. */
    get mayAppear() {
        return this.mayBeDeleted || this.mayStillBeCreated;
    }
    /**
     * Call this before sending a request to create the ref, so that giveUp() deletes the claim even if the run ends
     * before the response arrives.
     */
    creationRequested(tag) {
        if (!this.#tags.includes(tag))
            this.#tags.push(tag);
        if (this.#kind === 'none')
            this.#kind = 'maybe';
        this.#creations++;
        this.#unanswered++;
    }
    creationAnswered(tag, reply) {
        // A server that refused or redirected a request will not carry it out later. But a gateway that stopped waiting may
        // have passed the request on, and GitHub may still carry it out.
        const mayStillCome = reply.kind === 'no-answer' && reply.mayHaveBeenReceived && reply.why !== 'redirected';
        if (!mayStillCome)
            this.#unanswered--;
        if (reply.kind === 'done')
            this.#hold(tag);
        const wasNeverReceived = reply.kind === 'no-answer' && !reply.mayHaveBeenReceived;
        if (wasNeverReceived)
            this.#creations--;
        if (this.#creations === 0)
            this.#kind = 'none';
    }
    /** `reply.data` is the SHA of the object that the ref points to. */
    refRead(reply) {
        if (isNotFound(reply)) {
            if (this.#isDeletionInDoubt)
                this.#kind = 'maybe';
            return 'absent';
        }
        if (reply.kind !== 'done')
            return 'unreadable';
        if (!this.#tags.includes(reply.data)) {
            this.#end();
            return 'another';
        }
        if (this.#creations === 1)
            this.#isOnlyCreationDone = true;
        this.#hold(reply.data);
        return 'ours';
    }
    deletionAnswered(reply) {
        if (reply.kind === 'done' || isGone(reply))
            this.#end();
        else if (reply.kind === 'refused' || reply.mayHaveBeenReceived)
            this.#isDeletionInDoubt = true;
    }
    #hold(tag) {
        this.#kind = 'held';
        this.#heldTag = tag;
    }
    /**
     * Call this when the ref no longer belongs to this run. Afterward, the claim is `maybe` if GitHub may still carry out
     * an earlier request and create the ref again.
     */
    #end() {
        this.#kind = this.mayStillBeCreated ? 'maybe' : 'none';
    }
}
/**
 * Whether GitHub responded that the ref does not exist. The status alone is not enough, because a 422 may also mean
 * that a repository rule protects the ref or that a different object does not exist.
 */
const isGone = (reply) => reply.kind === 'refused' && reply.status === 422 && reply.says(/reference does not exist/i);

;// CONCATENATED MODULE: ./build/js/claims/claim-store.js






/** How many times to retry a request that creates an object or the ref. Both kinds of request are safe to repeat. */
const maxRepeats = 1;
/** How long to wait after the first 404 before reading the ref again. GitHub may not show a new ref right away. */
const newRefMs = 300;
/**
 * The limits for deleting a cancelled run's claim: the total time, the timeout for each request, and the wait between
 * tries. They are short, because the runner kills a cancelled run after ten seconds.
 */
const deletionMs = 5_000;
const deletionTimeoutMs = 2_500;
const deletionWaitMs = 250;
/**
 * Makes sure that at most one run sends the notification for a key (docs/at-most-once.md). A claim is a git ref in the
 * repository. Only one run can create the ref, and only that run sends the notification.
 */
class ClaimStore {
    #github;
    #signal;
    #onceKey;
    #claimRef;
    #own = new OwnClaim();
    /**
     * When the run last sent a request to create or read the ref. This is wall-clock time, because a monotonic clock may
     * stop while the machine is suspended.
     */
    #lastRequestAt = 0;
    constructor(onceKey, github, signal) {
        const { key, period, run, serverUrl } = onceKey;
        this.#onceKey = onceKey;
        this.#github = github;
        this.#signal = signal;
        this.#claimRef = { key: wholeKey(key, period), ref: claimRef(key, period), repository: run.repository, serverUrl };
    }
    /** The key, followed by its period if `once-per` is set. */
    get key() {
        return this.#claimRef.key;
    }
    get state() {
        const { kind, tags } = this.#own;
        return kind === 'none' ? { kind } : { kind, tags, ...this.#claimRef };
    }
    /**
     * Claims the key. If another run has already claimed it, returns that run's claim. Throws a Failure if the action can
     * neither claim the key nor tell who has the claim. If it throws, call giveUp(), because this run may have claimed
     * the key anyway.
     */
    claim() {
        return this.#unlessCancelled(async () => {
            const { run, record } = this.#onceKey;
            const time = new Date();
            const message = writeRecord({ run: run.id, attempt: run.attempt, key: this.#claimRef.key, ...record }, time);
            const tagOfCommit = await this.#createTag('tag', { object: run.sha, type: 'commit', message, time });
            const creation = await this.#createRef(tagOfCommit);
            if (!maySucceedWithBlob(creation))
                return this.#ownerAfter(creation);
            // GitHub may have refused because the commit's workflow files do not match those on any branch. A job's token
            // cannot create a ref to a commit like that, so try a ref to a blob instead.
            const blob = await this.#createObject('blob', ['POST', '/git/blobs', { content: message }]);
            const tagOfBlob = await this.#createTag('blob', { object: blob, type: 'blob', message, time });
            return this.#ownerAfter(await this.#createRef(tagOfBlob));
        });
    }
    /**
     * Checks that this run still has its claim. Call this right before the first POST. If the last check was too long
     * ago, reads the ref again: the machine may have been suspended, and somebody may have deleted the claim because the
     * run seemed to have ended. Returns the same values as claim().
     */
    confirm() {
        return this.#unlessCancelled(async () => {
            if (this.#isRecent())
                return 'claimed';
            const { found, read } = await this.#readRecently();
            if (found === 'ours')
                return 'claimed';
            if (read.kind === 'done')
                return this.#holderOf(read.data);
            throw claimLost(this.#claimRef.ref, read);
        });
    }
    /**
     * Call this after the wait before a retry. Returns the reason not to retry, or undefined if this run still has its
     * claim.
     */
    async findRetryStop() {
        const { ref } = this.#claimRef;
        const { found, read } = await this.#readRecently();
        if (found === 'ours')
            return undefined;
        return read.kind === 'done' ? { kind: 'claim-lost', ref } : { kind: 'claim-unreadable', ref, cause: read.message };
    }
    /** Checks whether the key has been used, without claiming it. Used in dry runs. */
    async check() {
        const read = await this.#readRef({ noAnswer: true });
        if (read.kind === 'done')
            return { kind: 'used', claim: await this.#holderOf(read.data) };
        if (isNotFound(read))
            return { kind: 'unused', ...this.#claimRef };
        return { kind: 'unknown', cause: read.message, ...this.#claimRef };
    }
    /**
     * Deletes the claim that claim() made or may have made, so that a re-run can send. Call this only if the notification
     * was definitely not sent. Tries up to three times. If the run is cancelled, keeps trying for up to five more
     * seconds. Afterward, `state` says whether the claim may still exist.
     */
    async giveUp() {
        const tryOnce = async (waitMs, limits, deletionLimits) => {
            const isOver = await this.#tryDeletion(limits, deletionLimits);
            return isOver ? { done: true } : { result: false, waitMs };
        };
        const cancelled = () => false;
        // A cancellation must not interrupt a deletion in progress, because the deletion's result would be lost.
        const underWay = { signal: abortedAfter(this.#signal, deletionTimeoutMs) };
        const tryFirst = (number) => tryOnce((0,backoff/* backoff */.JN)(number), {}, underWay);
        const isOver = await (0,backoff/* withRetries */.LH)({ attempt: tryFirst, retries: 2, signal: this.#signal, cancelled });
        if (isOver || !this.#signal.aborted)
            return;
        const last = { signal: abortedAfter(this.#signal, deletionMs), timeoutMs: deletionTimeoutMs };
        const tryLast = () => tryOnce(deletionWaitMs, last, last);
        await (0,backoff/* withRetries */.LH)({ attempt: tryLast, retries: deletionMs / deletionWaitMs, signal: last.signal, cancelled });
    }
    /**
     * If `steps` fails and the run was cancelled, throws the Failure for the cancellation instead of the original error.
     */
    async #unlessCancelled(steps) {
        try {
            return await steps();
        }
        catch (error) {
            throw this.#signal.aborted ? claimCancelled() : error;
        }
    }
    #createTag(request, { object, type, message, time }) {
        const tagger = { ...author, date: time.toISOString().replace(/\.\d+/, '') };
        return this.#createObject(request, ['POST', '/git/tags', { tag: this.#refName, message, object, type, tagger }]);
    }
    /** Creates a git object. The request is safe to repeat, because git stores identical objects only once. */
    async #createObject(request, route) {
        const reply = await (0,backoff/* withRetries */.LH)({
            attempt: async (number) => {
                const reply = await this.#github.request(route, createdObject);
                return isTransient(reply) ? { result: reply, waitMs: (0,backoff/* backoff */.JN)(number) } : { done: reply };
            },
            retries: maxRepeats,
            signal: this.#signal,
            cancelled: throwCancelled,
        });
        if (reply.kind === 'done')
            return reply.data;
        throw notClaimed(request, reply);
    }
    /**
     * Creates the ref. If GitHub does not confirm the creation, reads the ref, and retries if the ref does not exist and
     * a retry may succeed. Retrying is safe, because multiple requests for the same ref and object make only one claim.
     */
    #createRef(tag) {
        return (0,backoff/* withRetries */.LH)({
            attempt: async (number) => {
                const created = await this.#requestRef(tag);
                if (created.kind === 'done')
                    return { done: { kind: 'claimed' } };
                const look = await this.#lookAtRef();
                const creation = { kind: 'not-confirmed', created, look };
                const isRepeated = look.found === 'absent' && isTransient(created);
                return isRepeated ? { result: creation, waitMs: (0,backoff/* backoff */.JN)(number) } : { done: creation };
            },
            retries: maxRepeats,
            signal: this.#signal,
            cancelled: throwCancelled,
        });
    }
    async #requestRef(tag) {
        this.#lastRequestAt = Date.now();
        const expected = { status: 201, read: (data) => (targetOf(data) === tag ? tag : undefined) };
        this.#own.creationRequested(tag);
        const reply = await this.#github.request(['POST', '/git/refs', { ref: this.#claimRef.ref, sha: tag }], expected);
        this.#own.creationAnswered(tag, reply);
        return reply;
    }
    /**
     * Finds out who has the claim after the last attempt to create the ref. Throws a Failure if nobody has the claim or
     * the owner is unclear.
     */
    async #ownerAfter(creation) {
        if (creation.kind === 'claimed')
            return 'claimed';
        const { created, look } = creation;
        const { found, read } = look;
        // A gateway may refuse a request that GitHub has already carried out. If so, the run reports the refusal, and
        // giveUp() deletes the claim.
        if (found === 'ours') {
            if (refusesClaim(created))
                throw notClaimed('ref', created);
            return 'claimed';
        }
        if (read.kind === 'done')
            return this.#holderOf(read.data);
        const { ref } = this.#claimRef;
        if (alreadyExists(created))
            throw ownerUnknown(ref, read);
        const mayBeOurs = found === 'unreadable' && !refusesClaim(created) && this.#own.kind === 'maybe';
        if (mayBeOurs || this.#own.mayStillBeCreated)
            throw claimInDoubt(ref, created);
        throw notClaimed('ref', created);
    }
    async #holderOf(tag) {
        const { serverUrl, repository } = this.#claimRef;
        const expected = { status: 200, read: (data) => textAt(data, 'message') };
        const readTag = () => this.#github.request(['GET', '/git/tags/{tag}', { tag }], expected);
        const message = await repeatRead(readTag, { noAnswer: true }, this.#signal);
        const by = message.kind === 'done' ? readRecord(message.data, `${serverUrl}/${repository}/actions/runs`) : undefined;
        return { ...this.#claimRef, tag, by };
    }
    /** Tries once to delete the claim. Returns true if another try would be pointless. */
    async #tryDeletion(limits, deletionLimits) {
        if (this.#own.kind === 'none')
            return true;
        const { found } = await this.#lookAtRef({ notFoundMs: newRefMs }, limits);
        if (found === 'unreadable')
            return false;
        if (found === 'absent')
            return !this.#own.mayAppear;
        if (!this.#own.mayBeDeleted)
            return true;
        // If the machine was suspended after the ref was read, the ref may now be another run's claim.
        if (!this.#isRecent())
            return false;
        const route = ['DELETE', '/git/refs/{ref}', { ref: this.#refName }];
        this.#own.deletionAnswered(await this.#github.request(route, withoutContent, deletionLimits));
        return this.#own.kind !== 'held';
    }
    /**
     * Reads the ref. If the machine was suspended during the read, reads the ref again, because the first result may be
     * out of date.
     */
    async #readRecently() {
        for (;;) {
            const look = await this.#lookAtRef();
            if (look.found !== 'ours' || this.#isRecent())
                return look;
        }
    }
    async #lookAtRef(which = { noAnswer: true, notFoundMs: newRefMs }, limits = {}) {
        const read = await this.#readRef(which, limits);
        return { found: this.#own.refRead(read), read };
    }
    #readRef(which, limits = {}) {
        const expected = { status: 200, read: targetOf };
        const read = () => {
            this.#lastRequestAt = Date.now();
            return this.#github.request(['GET', '/git/ref/{ref}', { ref: this.#refName }], expected, limits);
        };
        return repeatRead(read, which, limits.signal ?? this.#signal);
    }
    /**
     * Whether the ref was created or read recently. A time in the future does not count, because it means that the clock
     * was set back.
     */
    #isRecent() {
        const ageMs = Date.now() - this.#lastRequestAt;
        return ageMs >= 0 && ageMs <= push_service/* maxClaimAgeMs */.ed;
    }
    get #refName() {
        return this.#claimRef.ref.replace('refs/', '');
    }
}
const author = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com' };
/** Accepts only a valid git hash, because reports put it into shell commands. */
function shaAt(data, ...path) {
    const sha = textAt(data, ...path) ?? '';
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha) ? sha : undefined;
}
const targetOf = (data) => shaAt(data, 'object', 'sha');
const createdObject = { status: 201, read: (data) => shaAt(data, 'sha') };
const withoutContent = { status: 204, read: () => true };
/**
 * Whether GitHub or a gateway refused to let this run claim the key. A 409 or 422 does not count as a refusal, because
 * the request may have arrived twice, or the ref may already exist. In these cases, reading the ref shows who has the
 * claim.
 */
const refusesClaim = (reply) => reply.kind === 'refused' && reply.status !== 409 && reply.status !== 422;
/**
 * Whether the same request may succeed soon, for example after a timeout or when GitHub cannot find a new object yet
 * (422).
 */
function isTransient(reply) {
    if (reply.kind === 'no-answer')
        return !finalReasons.includes(reply.why);
    return reply.kind === 'refused' && reply.status === 422 && !alreadyExists(reply);
}
function maySucceedWithBlob(creation) {
    if (creation.kind === 'claimed' || creation.look.found !== 'absent')
        return false;
    const { created } = creation;
    if (created.kind !== 'refused' || created.rateLimited || alreadyExists(created))
        return false;
    return [403, 404, 422].includes(created.status);
}
function throwCancelled() {
    throw claimCancelled();
}
function abortedAfter(signal, ms) {
    const controller = new AbortController();
    const start = () => AbortSignal.timeout(ms).addEventListener('abort', () => controller.abort());
    if (signal.aborted)
        start();
    else
        signal.addEventListener('abort', start);
    return controller.signal;
}

// EXTERNAL MODULE: ./build/js/release/announced-releases.js
var announced_releases = __webpack_require__(720);
// EXTERNAL MODULE: ./build/js/release/release-version.js
var release_version = __webpack_require__(580);
;// CONCATENATED MODULE: ./build/js/release/releases.js






/** How long to wait after the first 404. GitHub may not show a new release right away. */
const newReleaseMs = 1_000;
/** GitHub allows at most 100 releases per page. */
const pageLength = 100;
const maxPages = 10;
const latestRelease = { what: 'release', name: 'the latest release', hint: tryLater };
const releaseList = { what: 'release', name: 'the list of releases', hint: tryLater };
/**
 * Fetches a published release, either by tag or the latest one. Also fetches its repository, unless the event already
 * has all the data that the content needs. Checks the release's tag, but not its other data. Throws a Failure with the
 * reason `release-not-found`, `github-failed`, or `cancelled`.
 */
async function fetchRelease({ choice, filter, repository, eventRepository, signal }, github) {
    const releases = new Releases(github, repository, signal);
    const found = choice.kind === 'tag' ? { release: await releases.ofTag(choice.tag) } : await releases.latest(filter);
    if (found === undefined)
        return 'none-published';
    const hasFacts = hasAllFacts(eventRepository, repository);
    return { ...found, repository: hasFacts ? eventRepository : await releases.readRepository() };
}
class Releases {
    #github;
    #repository;
    #signal;
    constructor(github, repository, signal) {
        this.#github = github;
        this.#repository = repository;
        this.#signal = signal;
    }
    /** Throws a `release-not-found` Failure if no published release has this tag. */
    async ofTag(tag) {
        const reply = await this.#read(['GET', '/releases/tags/{tag}', { tag }], newReleaseMs);
        if (isNotFound(reply) || (reply.kind === 'done' && reply.data.draft === true)) {
            throw releaseNotFound(this.#repository, tag, await this.#similarTag(tag));
        }
        const wanted = {
            what: 'release',
            name: `the release with the tag ${(0,base_text/* quote */.hD)(tag)}`,
            hint: 'Check the tag, then run this again.',
        };
        const release = dataOrThrow(reply, wanted);
        if (textAt(release, 'tag_name') !== tag || !hasReadableFlags(release))
            throw somethingElse(wanted);
        return release;
    }
    /**
     * Finds the newest release worth announcing (docs/announce-releases.md, "Which releases"), and the release that
     * GitHub shows as the latest. Returns undefined if the repository has no release to choose from.
     */
    latest(filter) {
        return filter.level === 'prerelease' ? this.#lastPublished(filter) : this.#highestVersion(filter);
    }
    async #highestVersion(filter) {
        const reply = await this.#read(['GET', '/releases/latest'], newReleaseMs);
        // A 404 alone does not prove that there is no stable release, so check the list too. The run fails if the list
        // shows that the 404 was wrong, or if the token is not allowed to list releases.
        if (isNotFound(reply) && (await this.#list(announced_releases/* isStable */.MQ, filter)).length === 0)
            return undefined;
        const shown = shownOrThrow(reply);
        const listed = await this.#list(announced_releases/* isStable */.MQ, filter);
        const release = chooseRelease(shown, listed, filter);
        const latest = { chosenBy: 'version', newerTags: tagsOfNewer(shown, listed) };
        return { release, latest: { ...latest, shownTag: tagIfOther(shown, release) } };
    }
    /**
     * Finds the release that was published last, pre-releases included. GitHub shows no release as the latest if all are
     * pre-releases.
     */
    async #lastPublished(filter) {
        const reply = await this.#read(['GET', '/releases/latest']);
        const shown = isNotFound(reply) ? undefined : shownOrThrow(reply);
        const listed = await this.#list(announced_releases/* isPublished */.HF, filter);
        const newestFirst = [...(shown ? [shown] : []), ...listed].sort(byDateNewestFirst);
        const [release] = newestFirst;
        if (release === undefined)
            return undefined;
        return { release, latest: { chosenBy: 'date', newerTags: [], shownTag: shown && tagIfOther(shown, release) } };
    }
    /**
     * Lists the releases that `isWanted` accepts. Stops at the first page on which every release is too old. A single old
     * release is not enough, because GitHub sorts releases by commit date.
     */
    async #list(isWanted, { maxAge, now }) {
        const isTooOld = (release) => {
            const age = (0,announced_releases/* ageOf */.hy)(textAt(release, 'published_at'), now);
            return maxAge !== undefined && age !== undefined && age > maxAge;
        };
        const found = [];
        for (let number = 1; number <= maxPages; number++) {
            const page = await this.#page(number);
            found.push(...page.filter(isWanted));
            if (page.length < pageLength || page.filter(json/* isObject */.Gv).every(isTooOld))
                break;
        }
        return found;
    }
    async #page(number) {
        const reply = await this.#read(['GET', '/releases', { per_page: pageLength, page: number }]);
        if (isNotFound(reply))
            throw releasesNotListed(this.#repository);
        const listed = dataOrThrow(reply, releaseList);
        if (!Array.isArray(listed))
            throw somethingElse(releaseList);
        return listed;
    }
    async readRepository() {
        const wanted = { what: 'repository', name: `the repository ${this.#repository}`, hint: tryLater };
        return dataOrThrow(await this.#read(['GET', '']), wanted);
    }
    /**
     * Returns the tag that the user probably meant: the given tag with a `v` added or removed before its number. Returns
     * undefined if no published release has that tag.
     */
    async #similarTag(tag) {
        const similar = tag.replace(/(^|[@/])(v?)(?=\d)/i, (_, before, v) => `${before}${v === '' ? 'v' : ''}`);
        if (similar === tag)
            return undefined;
        const reply = await this.#read(['GET', '/releases/tags/{tag}', { tag: similar }]);
        return reply.kind === 'done' && reply.data.draft !== true ? similar : undefined;
    }
    async #read(route, notFoundMs) {
        const expected = { status: 200, read: dataOf, followRedirects: true };
        const request = () => this.#github.request(route, expected);
        const reply = await repeatRead(request, { noAnswer: true, notFoundMs }, this.#signal);
        if (this.#signal.aborted && reply.kind !== 'done')
            throw (0,failure/* cancelledFailure */.Yq)('Fetching the release');
        return reply;
    }
}
function dataOrThrow(reply, wanted) {
    if (reply.kind === 'done')
        return reply.data;
    throw notReturned(reply, wanted);
}
function shownOrThrow(reply) {
    const shown = dataOrThrow(reply, latestRelease);
    const isReadable = tagOf(shown).trim() !== '' && hasReadableFlags(shown);
    if (!isReadable || shown.prerelease === true)
        throw somethingElse(latestRelease);
    return shown;
}
const dataOf = (value) => (typeof value === 'object' && value !== null ? value : undefined);
const tagOf = (release) => textAt(release, 'tag_name') ?? '';
/** Returns the publication time in milliseconds, or NaN if GitHub gives no date. Every comparison with NaN is false. */
const publishedAt = (release) => Date.parse(textAt(release, 'published_at') ?? '');
const byDateNewestFirst = (one, other) => (publishedAt(other) || Number.NEGATIVE_INFINITY) - (publishedAt(one) || Number.NEGATIVE_INFINITY) || 0;
const tagIfOther = (shown, chosen) => (tagOf(shown) === tagOf(chosen) ? undefined : tagOf(shown));
/**
 * Chooses the highest version among the releases that pass the filter, were not published after the release that GitHub
 * shows as the latest, and have the same text as that release around their version number. If multiple tags have the
 * same version, considers only the most precise one (`v2.0.0`, not `v2`), because a short tag often moves with each
 * release. If no release qualifies, returns one with the same version as the latest release; the filter then holds it
 * back. If the latest release's tag has no version, returns that release.
 */
function chooseRelease(shown, listed, filter) {
    const shownVersion = (0,release_version/* releaseVersion */.SF)(tagOf(shown));
    if (shownVersion === undefined)
        return shown;
    const notAfterShown = listed.filter(release => publishedAt(release) <= publishedAt(shown));
    // The sort is stable, so among equal versions, older releases come first, and the release that GitHub shows as the
    // latest comes last.
    const candidates = [...notAfterShown.toReversed(), shown]
        .filter(isNoPrerelease)
        .flatMap(release => {
        const version = (0,release_version/* releaseVersion */.SF)(tagOf(release));
        return version && (0,release_version/* hasSameWords */.ut)(version, shownVersion) ? [{ release, version }] : [];
    })
        .sort((one, other) => (0,release_version/* compareVersions */.Zy)(one.version, other.version));
    const counting = candidates.filter(({ version }, index) => {
        const next = candidates[index + 1];
        return next === undefined || !(0,release_version/* isSameVersion */.p)(version, next.version);
    });
    const chosen = counting.findLast(({ release }) => isAllowed(release, filter)) ??
        counting.find(({ version }) => (0,release_version/* isSameVersion */.p)(version, shownVersion));
    return chosen?.release ?? shown;
}
/** GitHub shows a pre-release as the latest release if somebody forgot its flag. */
const isNoPrerelease = (release) => !(0,release_version/* isPrereleaseTag */.FG)(tagOf(release));
function isAllowed(release, filter) {
    const isFlagged = release.prerelease === true;
    const described = (0,announced_releases/* describeRelease */.NC)(tagOf(release), isFlagged, textAt(release, 'published_at'), filter.now);
    return (0,announced_releases/* whyNotAllowed */.ou)(described, filter) === undefined;
}
function tagsOfNewer(shown, listed) {
    const newer = listed.filter(release => publishedAt(release) > publishedAt(shown));
    return newer.toSorted(byDateNewestFirst).map(tagOf);
}
/** Whether each flag is a boolean or missing. A release without flags counts as published and stable. */
const hasReadableFlags = ({ draft, prerelease }) => [draft, prerelease].every(flag => flag === undefined || typeof flag === 'boolean');
/** Whether the event describes this run's repository and has all the data that the content needs. */
function hasAllFacts(repository, fullName) {
    const facts = dataOf(repository) ?? {};
    return (String(facts.full_name).toLowerCase() === fullName.toLowerCase() &&
        typeof facts.name === 'string' &&
        // For a private repository, the notification links to the homepage by default, so the event must include it.
        (facts.private === false || (facts.private === true && facts.homepage !== undefined)) &&
        textAt(facts, 'owner', 'avatar_url') !== undefined);
}
const needsPermission = 'The `github-token` needs the `contents: read` permission. Without this permission, GitHub may hide the release.';
function releaseNotFound(repository, tag, similar) {
    const meant = similar === undefined ? '' : ` Did you mean ${(0,base_text/* quote */.hD)(similar)}?`;
    return new failure/* Failure */.HR({
        reason: 'release-not-found',
        title: 'Release not found',
        message: `The repository ${repository} has no published release with the tag ${(0,base_text/* quote */.hD)(tag)}.${meant}`,
        hint: `Check the spelling of the tag, and that the release is published, because GitHub does not find a draft by its tag. ${needsPermission}`,
    });
}
/**
 * Returns the Failure for a 404 from listing releases. This 404 means that the token has no access, because GitHub
 * returns an empty list for a repository without releases.
 */
function releasesNotListed(repository) {
    return new failure/* Failure */.HR({
        reason: 'release-not-found',
        title: 'Release not found',
        message: `GitHub did not list the releases of the repository ${repository}.`,
        hint: needsPermission,
    });
}
function somethingElse({ what, name, hint }) {
    return new failure/* Failure */.HR({
        reason: 'github-failed',
        title: `Could not fetch the ${what}`,
        message: `GitHub answered, but did not return ${name}.`,
        hint,
    });
}
function notReturned(reply, { what, name, hint }) {
    const isTooLarge = reply.kind === 'no-answer' && reply.why === 'too-large';
    return new failure/* Failure */.HR({
        reason: 'github-failed',
        title: `Could not fetch the ${what}`,
        message: `GitHub did not return ${name} (${reply.message}).`,
        hint: isTooLarge
            ? 'Set `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file. The action then fetches the release of a tag only if placeholders, `release-level` or `max-age` need it.'
            : hintFor(reply, status => (status === 403 ? givePermission : hint)),
    });
}
const givePermission = {
    newRunAfter: 'Give the job the `contents: read` permission, or set a `github-token` that can read this repository, then',
};

// EXTERNAL MODULE: ./build/js/runner/context.js + 1 modules
var context = __webpack_require__(472);
;// CONCATENATED MODULE: ./build/js/runner/repository.js




/** This run's repository on GitHub. Gives access to its releases and its `once-key` claims. */
class Repository {
    #client;
    #signal;
    constructor({ githubToken: token = '', timeout }, runtime) {
        const { github, run } = (0,context/* readContext */.yI)();
        const access = { apiUrl: github.apiUrl, repository: run.repository, token, timeoutMs: timeout * 1_000 };
        this.#client = new GithubClient(access, runtime);
        this.#signal = runtime.signal;
    }
    /** Throws a Failure if GitHub does not return the release that the `release` input asks for. */
    fetchRelease(choice, filter) {
        const { repository } = (0,context/* readContext */.yI)().run;
        const { repository: eventRepository } = Object((0,context/* readEvent */.j_)().payload);
        return fetchRelease({ choice, filter, repository, eventRepository, signal: this.#signal }, this.#client);
    }
    /** `record` is stored in the claim, so that people can see what the claim is for. */
    openClaims(onceKey, record) {
        const { github, run } = (0,context/* readContext */.yI)();
        return new ClaimStore({ ...onceKey, record, serverUrl: github.serverUrl, run }, this.#client, this.#signal);
    }
}


/***/ })

};
;