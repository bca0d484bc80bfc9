"use strict";
exports.id = 719;
exports.ids = [719];
exports.modules = {

/***/ 719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Repository: () => (/* binding */ Repository)
});

// EXTERNAL MODULE: ./build/js/http/backoff.js
var backoff = __webpack_require__(95);
// EXTERNAL MODULE: ./build/js/base/failure.js
var failure = __webpack_require__(500);
// EXTERNAL MODULE: ./build/js/base/text.js
var base_text = __webpack_require__(199);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(413);
// EXTERNAL MODULE: ./build/js/base/json.js
var base_json = __webpack_require__(910);
// EXTERNAL MODULE: ./build/js/base/outside-text.js
var outside_text = __webpack_require__(185);
// EXTERNAL MODULE: ./build/js/base/units.js
var units = __webpack_require__(893);
// EXTERNAL MODULE: ./build/js/base/url.js
var base_url = __webpack_require__(775);
// EXTERNAL MODULE: ./build/js/base/version.js
var version = __webpack_require__(994);
// EXTERNAL MODULE: ./build/js/http/proxy.js
var proxy = __webpack_require__(927);
;// CONCATENATED MODULE: ./build/js/github/github-client.js










const maxTimeoutMs = 10_000;
const maxRedirects = 5;
const readRetries = 2;
const maxMebibytes = 25;
const maxRefusalLength = 65_536;
const apiVersion = '2022-11-28';
class NoSuccess extends Error {
    reply;
    constructor(reply) {
        super(reply.message);
        this.reply = reply;
    }
}
class GithubClient {
    #access;
    #context;
    #octokit;
    constructor(access, context) {
        this.#access = access;
        this.#context = context;
        this.#octokit = (0,github/* getOctokit */.Q)(access.token, { baseUrl: access.apiUrl.replace(/\/$/, ''), userAgent: version/* userAgent */.N });
    }
    async request(route, expected, limits = {}) {
        if (!isApiUrl(this.#access.apiUrl)) {
            const message = 'GITHUB_API_URL is not an http or https URL, or has a query';
            return noAnswer('bad-address', message, { mayHaveBeenReceived: false });
        }
        try {
            const { status, data } = await this.#answer(route, expected, limits);
            if (status >= 300)
                return redirected(route[0], status);
            const body = data instanceof outside_text/* OutsideText */.x ? data : noBody;
            const wanted = status === expected.status ? expected.read((0,base_json/* parseJson */.qF)(body.raw), body) : undefined;
            if (wanted !== undefined)
                return { kind: 'done', data: wanted };
            return noAnswer('unexpected', `GitHub answered ${status}, but not with the expected data`);
        }
        catch (error) {
            return failed(error);
        }
    }
    async #answer([method, path, parameters], { followRedirects }, limits) {
        const headers = { 'x-github-api-version': apiVersion };
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
                throw new NoSuccess(noResponse(result));
            const { status, incomplete } = result;
            if (status >= 400)
                throw new NoSuccess(refused(result));
            if (status === 304)
                throw new NoSuccess(redirected(method, status));
            if (status < 300 && incomplete)
                throw new NoSuccess(partOfResponse(incomplete));
            const location = result.location?.raw;
            return { status, url, headers: new Map(Object.entries({ ...result.headers, location })), body: result.body };
        };
    }
}
function noResponse({ reason, mayHaveBeenReceived, cause, causeText }) {
    return noAnswer(reason, `${reason}: ${causeText}`, { mayHaveBeenReceived, cause });
}
function partOfResponse(incomplete) {
    if (incomplete === 'too-large')
        return noAnswer('too-large', `the response is larger than ${maxMebibytes} MiB`);
    const reason = incomplete === 'cut' ? 'bad-response' : incomplete;
    return noAnswer(reason, `${reason}: the response is incomplete`);
}
function refused({ status, headers, body }) {
    const json = body.raw.length > maxRefusalLength ? undefined : (0,base_json/* parseJson */.qF)(body.raw);
    const said = explanationIn(json, body);
    const shown = (0,base_text/* excerpt */.Kb)(said.shown);
    const message = `GitHub answered ${status}${shown && `: ${shown}`}`;
    if (status >= 500 || status === 408)
        return noAnswer('unexpected', message, { status });
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = headers;
    const saysLimit = retryAfter !== undefined || remaining === '0' || /rate limit|abuse detection/i.test(said.raw);
    const rateLimited = status === 429 || (status === 403 && saysLimit);
    const saysMore = said !== body && !/^(not found|forbidden)?\W*$/i.test(said.raw);
    const explanation = saysMore ? { explanation: shown } : {};
    const isFromGithub = said !== body && (0,base_json/* textAt */.$6)(json, 'documentation_url') !== undefined;
    const says = (words) => words.test(said.raw);
    return { kind: 'refused', status, isFromGithub, message, ...explanation, rateLimited, says };
}
function explanationIn(json, body) {
    const message = (0,base_json/* textAt */.$6)(json, 'message');
    if (message === undefined)
        return body;
    const errors = (0,base_json/* valueAt */.fK)(json, 'errors');
    const details = Array.isArray(errors) ? `: ${errors.map(each => JSON.stringify(each)).join(', ')}` : '';
    return body.part(message + details);
}
function failed(error) {
    const { cause = error } = Object(error);
    if (cause instanceof NoSuccess)
        return cause.reply;
    const name = cause instanceof Error ? cause.name : typeof cause;
    return noAnswer('unexpected', `the request failed with an unexpected ${name}`, { cause });
}
const noBody = new outside_text/* OutsideText */.x('', text => text);
const silent = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
function noAnswer(reason, message, { mayHaveBeenReceived = true, ...more } = {}) {
    return { kind: 'no-answer', reason, mayHaveBeenReceived, message, ...more };
}
function redirected(method, status) {
    const message = `GitHub answered ${status}`;
    if (method !== 'GET')
        return noAnswer('redirected', message);
    if (status === 304)
        return noAnswer('unexpected', message);
    return { kind: 'refused', status, isFromGithub: false, message, rateLimited: false, says: () => false };
}
const isApiUrl = (text) => /^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(text) && (0,base_url/* parseUrl */.Dl)(text) !== undefined;
function redirectOf({ status, url, headers: { location } }) {
    if (![301, 302, 307, 308].includes(status) || typeof location !== 'string')
        return undefined;
    const from = new URL(url);
    const next = (0,base_url/* parseUrl */.Dl)(location, from);
    return next?.origin === from.origin ? next.href : undefined;
}
const isNotFound = (reply) => reply.kind === 'refused' && reply.status === 404;
function hintFor(reply, refused) {
    if (reply.kind === 'no-answer')
        return hintForNoAnswer(reply);
    if (reply.rateLimited)
        return 'GitHub refused the request because of a rate limit. Run this again later.';
    if (reply.status === 401)
        return tokenHint;
    if (reply.status === 407)
        return proxy/* proxyCredentialsHint */.a5;
    if (reply.status < 400)
        return redirectHint;
    return isForOwner(reply) ? ownerHint(reply) : refused(reply.status);
}
function isForOwner({ status, explanation }) {
    if (status === 451 || status === 423)
        return true;
    return ((status === 403 || status === 404) &&
        explanation !== undefined &&
        !/^Resource not accessible by /i.test(explanation));
}
function ownerHint({ explanation }) {
    const quoted = explanation === undefined ? '' : ` GitHub's reason is: ${(0,base_text/* quote */.hD)(explanation)}.`;
    return `Ask the people who run this repository to remove the cause, because permissions of the job do not help here.${quoted} Then run this again.`;
}
function hintForNoAnswer({ reason, cause }) {
    if (reason === 'bad-address')
        return apiUrlHint;
    if (reason === 'redirected')
        return redirectHint;
    if (reason === 'too-large')
        return `Check that the address in GITHUB_API_URL belongs to GitHub. ${apiUrlHint}`;
    if (reason === 'tls-failed')
        return tlsHint;
    if (reason === 'proxy-failed')
        return (0,proxy/* proxyHint */.CJ)(cause);
    if (reason === 'connection-failed')
        return 'Check that the runner can reach GITHUB_API_URL. Then run this again.';
    return tryLater;
}
const tokenHint = (0,failure/* fixedAnywhere */.YN)('If you did not set `github-token`, run this again. If you did, replace your token, or remove the input to use the token of the job.');
const redirectHint = {
    newRunAfter: 'Check GITHUB_API_URL. If the repository was renamed or moved, this run may still use its old name. In that case,',
};
const tryLater = 'Run this again when GitHub is available.';
const apiUrlHint = 'GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets this variable.';
const tlsHint = 'Check GITHUB_API_URL and the certificate of GitHub. For the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. Then run this again.';
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
                !finalReasons.includes(reply.reason) &&
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
const finalReasons = [
    'cancelled',
    'bad-address',
    'redirected',
    'too-large',
    'tls-failed',
];

// EXTERNAL MODULE: ./build/js/claims/once-key.js + 1 modules
var once_key = __webpack_require__(72);
;// CONCATENATED MODULE: ./build/js/claims/claim-failures.js




function notClaimed(request, reply) {
    const message = `The action could not claim the \`once-key\` in the repository (${reply.message}).`;
    return claimFailed(message, hintFor(reply, status => claimHint(request, status)));
}
function claimInDoubt(ref, created) {
    const message = `The action could not determine whether this run claimed the \`once-key\` (${created.message}). If the run did claim it, the claim is the ref ${ref}.`;
    return claimFailed(message, hintFor(created, () => tryLater));
}
function ownerUnknown(ref, found) {
    if (isNotFound(found)) {
        const message = `GitHub first answered that the ref ${ref} already exists, and then that it does not exist.`;
        return claimFailed(message, 'Run this again.');
    }
    const message = `The ref ${ref} already exists, but the action could not find out which run created it (${found.message}).`;
    return claimFailed(message, hintFor(found, () => tryLater));
}
const claimedByOtherKey = (ref, otherKey) => claimFailed(`${otherKeyText(ref, otherKey)}.`, {
    newRunAfter: `Use a different \`once-key\`. ${failure/* newKeySendsAgain */.Hr}. Then`,
});
const otherKeyText = (ref, otherKey) => `The ref ${ref} is the claim on a different key with the same ref name, ${(0,base_text/* quote */.hD)(otherKey)}, so the action cannot know whether the key of this run was used`;
function claimLost(ref, found) {
    const message = `This run claimed the \`once-key\` with the ref ${ref}. More than ${once_key/* maxClaimAgeMs */.ed / 1_000} s later, the action could not confirm that the ref is still the claim of this run (${found.message}).`;
    return claimFailed(message, isNotFound(found) ? 'Run this again.' : hintFor(found, () => tryLater));
}
const claimCancelled = () => (0,failure/* cancelledFailure */.Yq)('Claiming the key');
const claimFailed = (message, hint) => new failure/* Failure */.HR({ reason: 'claim-failed', title: 'Claim failed', message, hint });
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
    return request === 'commit'
        ? 'Check that this repository contains the commit of this run.'
        : 'Look for a ruleset that forbids refs such as `refs/web-push/…`, change it, and run this again.';
}

;// CONCATENATED MODULE: ./build/js/claims/claim-requests.js





const newRefMs = 300;
class ClaimRequests {
    #github;
    #signal;
    #claimRef;
    #creations = [];
    #held;
    #deletion;
    #lastRequestAt = 0;
    constructor(github, signal, claimRef) {
        this.#github = github;
        this.#signal = signal;
        this.#claimRef = claimRef;
    }
    get state() {
        const isHeld = this.#held !== undefined;
        const possible = this.#creations.filter(({ claim }) => claim === 'may-come' || (claim === 'may-be-made' && !isHeld));
        const tagObjects = new Set([...(this.#held ? [this.#held] : []), ...possible.map(({ tagObject }) => tagObject)]);
        if (tagObjects.size === 0)
            return { kind: 'none' };
        return {
            kind: isHeld ? 'held' : 'maybe',
            tagObjects: [...tagObjects],
            mayStillBeCreated: this.#mayStillBeCreated,
            isDeletionInDoubt: this.#deletion === 'in-doubt',
            ...this.#claimRef,
        };
    }
    get mayBeDeleted() {
        return this.#held !== undefined && this.#deletion === undefined;
    }
    get mayAppear() {
        return this.mayBeDeleted || this.#mayStillBeCreated;
    }
    get #mayStillBeCreated() {
        return this.#creations.some(({ claim }) => claim === 'may-come');
    }
    get isRecent() {
        const ageMs = Date.now() - this.#lastRequestAt;
        return ageMs >= 0 && ageMs <= once_key/* maxClaimAgeMs */.ed;
    }
    createTagObject(type, object, message, time) {
        const tagger = { ...author, date: time.toISOString().replace(/\.\d+/, '') };
        return this.#createObject(type, ['POST', '/git/tags', { tag: this.#refName, message, object, type, tagger }]);
    }
    createBlob(content) {
        return this.#createObject('blob', ['POST', '/git/blobs', { content }]);
    }
    async #createObject(type, route) {
        const send = () => this.#github.request(route, createdObject);
        let reply = await send();
        if (isTransient(reply)) {
            await this.waitToRepeat();
            reply = await send();
        }
        if (reply.kind === 'done')
            return reply.data;
        throw notClaimed(type, reply);
    }
    async waitToRepeat() {
        await (0,backoff/* wait */.uk)((0,backoff/* backoff */.JN)(1), this.#signal);
        if (this.#signal.aborted)
            throw claimCancelled();
    }
    async createRef(tagObject) {
        this.#lastRequestAt = Date.now();
        const creation = { tagObject, claim: 'may-come' };
        this.#creations.push(creation);
        const expected = { status: 201, read: (data) => (targetOf(data) === tagObject ? tagObject : undefined) };
        const reply = await this.#github.request(['POST', '/git/refs', { ref: this.#claimRef.ref, sha: tagObject }], expected);
        if (wasNeverReceived(reply))
            this.#creations = this.#creations.filter(each => each !== creation);
        else if (reply.kind === 'done' || (reply.kind === 'refused' && reply.isFromGithub))
            creation.claim = 'may-be-made';
        if (reply.kind === 'done')
            this.#held = tagObject;
        return reply;
    }
    async look(which = { noAnswer: true, notFoundMs: newRefMs }, limits = {}) {
        const expected = { status: 200, read: targetOf };
        const read = () => {
            this.#lastRequestAt = Date.now();
            return this.#github.request(['GET', '/git/ref/{ref}', { ref: this.#refName }], expected, limits);
        };
        return this.#lookFrom(await repeatRead(read, which, limits.signal ?? this.#signal));
    }
    lookForDeletion(limits) {
        return this.look({ notFoundMs: newRefMs }, limits);
    }
    async lookRecently() {
        for (;;) {
            const look = await this.look();
            if (look.found !== 'ours' || this.isRecent)
                return look;
        }
    }
    #lookFrom(read) {
        if (read.kind !== 'done') {
            if (!isNotFound(read))
                return { found: 'unreadable', reply: read };
            if (this.#deletion === 'in-doubt')
                this.#held = undefined;
            return { found: 'absent', reply: read };
        }
        const tagObject = read.data;
        const [creation, ...others] = this.#creations.filter(each => each.tagObject === tagObject);
        if (!creation) {
            this.#end();
            return { found: 'another', tagObject };
        }
        if (others.length === 0)
            creation.claim = 'may-be-made';
        this.#held = tagObject;
        return { found: 'ours', tagObject };
    }
    async readMessage(tagObject) {
        const expected = { status: 200, read: messageOf };
        const read = () => this.#github.request(['GET', '/git/tags/{sha}', { sha: tagObject }], expected);
        const message = await repeatRead(read, { noAnswer: true }, this.#signal);
        return message.kind === 'done' ? message.data : undefined;
    }
    async deleteRef(limits) {
        this.#deletion = 'in-doubt';
        const reply = await this.#github.request(['DELETE', '/git/refs/{ref}', { ref: this.#refName }], withoutContent, limits);
        if (reply.kind === 'done')
            this.#end();
        if (reply.kind === 'done' || wasNeverReceived(reply))
            this.#deletion = undefined;
        else if (isRefusedDeletion(reply))
            this.#deletion = 'refused';
    }
    #end() {
        this.#held = undefined;
        for (const creation of this.#creations)
            if (creation.claim === 'may-be-made')
                creation.claim = 'gone';
    }
    get #refName() {
        return this.#claimRef.ref.replace('refs/', '');
    }
}
const author = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com' };
function shaAt(data, ...path) {
    const sha = (0,base_json/* textAt */.$6)(data, ...path) ?? '';
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha) ? sha : undefined;
}
function messageOf(data, body) {
    const message = (0,base_json/* textAt */.$6)(data, 'message');
    return message === undefined ? undefined : body.part(message);
}
const targetOf = (data) => shaAt(data, 'object', 'sha');
const createdObject = { status: 201, read: (data) => shaAt(data, 'sha') };
const withoutContent = { status: 204, read: () => true };
const wasNeverReceived = (reply) => reply.kind === 'no-answer' && !reply.mayHaveBeenReceived;
const isRefusedDeletion = (reply) => reply.kind === 'refused' && reply.isFromGithub && !reply.says(/reference does not exist/i);
function isTransient(reply) {
    if (reply.kind === 'no-answer')
        return !finalReasons.includes(reply.reason);
    return reply.kind === 'refused' && reply.status === 422 && !alreadyExists(reply);
}
const alreadyExists = (reply) => reply.kind === 'refused' && reply.says(/already exists/i);

;// CONCATENATED MODULE: ./build/js/claims/claim-store.js




const maxDeletionTries = 3;
const deletionMs = 5_000;
const deletionTimeoutMs = 2_500;
const deletionWaitMs = 250;
class ClaimStore {
    #signal;
    #onceKey;
    #claimRef;
    #requests;
    constructor(onceKey, github, signal) {
        const { key, period, run, serverUrl } = onceKey;
        this.#onceKey = onceKey;
        this.#signal = signal;
        this.#claimRef = { key: (0,once_key/* wholeKey */.Nl)(key, period), ref: (0,once_key/* claimRef */.Qz)(key, period), repository: run.repository, serverUrl };
        this.#requests = new ClaimRequests(github, signal, this.#claimRef);
    }
    get key() {
        return this.#claimRef.key;
    }
    get state() {
        return this.#requests.state;
    }
    claim() {
        return this.#unlessCancelled(async () => {
            const { run, record } = this.#onceKey;
            const time = new Date();
            const message = (0,once_key/* writeRecord */.rh)({ run: run.id, attempt: run.attempt, key: this.#claimRef.key, ...record }, time);
            const tagOfCommit = await this.#requests.createTagObject('commit', run.sha, message, time);
            const creation = await this.#createRef(tagOfCommit);
            if (!maySucceedWithBlob(creation))
                return this.#ownerAfter(creation);
            const blob = await this.#requests.createBlob(message);
            const tagOfBlob = await this.#requests.createTagObject('blob', blob, message, time);
            return this.#ownerAfter(await this.#createRef(tagOfBlob));
        });
    }
    confirm() {
        return this.#unlessCancelled(async () => {
            if (this.#requests.isRecent)
                return 'claimed';
            const look = await this.#requests.lookRecently();
            if (look.found === 'ours')
                return 'claimed';
            if (look.found === 'another')
                return this.#holderOf(look.tagObject);
            throw claimLost(this.#claimRef.ref, look.reply);
        });
    }
    whyTooLate() {
        if (this.#requests.isRecent)
            return undefined;
        return `no connection within ${once_key/* maxClaimAgeMs */.ed / 1_000} s of the last check of the claim`;
    }
    async findRetryStop() {
        const { ref } = this.#claimRef;
        const look = await this.#requests.lookRecently();
        if (look.found === 'ours')
            return undefined;
        if (look.found === 'another')
            return { kind: 'claim-lost', ref };
        return { kind: 'claim-unreadable', ref, cause: look.reply.message };
    }
    async check() {
        const look = await this.#requests.look({ noAnswer: true });
        if (look.found === 'absent')
            return { kind: 'unused', ...this.#claimRef };
        if ('reply' in look)
            return { kind: 'unknown', cause: look.reply.message, ...this.#claimRef };
        const { claim, otherKey } = await this.#claimAt(look.tagObject);
        if (otherKey === undefined)
            return { kind: 'used', claim };
        return { ...this.#claimRef, kind: 'unknown', cause: otherKeyText(claim.ref, otherKey) };
    }
    async giveUp() {
        const underWay = { signal: abortedAfter(this.#signal, deletionTimeoutMs) };
        for (let tries = 1; tries <= maxDeletionTries && !this.#signal.aborted; tries++) {
            if (await this.#tryDeletion({}, underWay))
                return;
            if (tries < maxDeletionTries)
                await (0,backoff/* wait */.uk)((0,backoff/* backoff */.JN)(tries), this.#signal);
        }
        if (this.#signal.aborted)
            await this.#giveUpBeforeKill();
    }
    async #giveUpBeforeKill() {
        const limits = { signal: AbortSignal.timeout(deletionMs), timeoutMs: deletionTimeoutMs };
        for (let waitedMs = 0; waitedMs < deletionMs && !limits.signal?.aborted; waitedMs += deletionWaitMs) {
            if (await this.#tryDeletion(limits, limits))
                return;
            await (0,backoff/* wait */.uk)(deletionWaitMs, limits.signal);
        }
    }
    async #unlessCancelled(steps) {
        try {
            return await steps();
        }
        catch (error) {
            throw this.#signal.aborted ? claimCancelled() : error;
        }
    }
    async #createRef(tagObject) {
        const first = await this.#tryToCreateRef(tagObject);
        if (first === 'claimed' || first.look.found !== 'absent' || !isTransient(first.created))
            return first;
        await this.#requests.waitToRepeat();
        return this.#tryToCreateRef(tagObject);
    }
    async #tryToCreateRef(tagObject) {
        const created = await this.#requests.createRef(tagObject);
        return created.kind === 'done' ? 'claimed' : { created, look: await this.#requests.look() };
    }
    async #ownerAfter(creation) {
        if (creation === 'claimed')
            return 'claimed';
        const { created, look } = creation;
        if (look.found === 'ours') {
            if (refusesClaim(created))
                throw notClaimed('ref', created);
            return 'claimed';
        }
        if (look.found === 'another')
            return this.#holderOf(look.tagObject);
        if (alreadyExists(created))
            throw ownerUnknown(this.#claimRef.ref, look.reply);
        const { state } = this.#requests;
        const mayBeMade = look.found === 'unreadable' && !refusesClaim(created);
        const isInDoubt = state.kind !== 'none' && (mayBeMade || state.mayStillBeCreated);
        throw isInDoubt ? claimInDoubt(this.#claimRef.ref, created) : notClaimed('ref', created);
    }
    async #holderOf(tagObject) {
        const { claim, otherKey } = await this.#claimAt(tagObject);
        if (otherKey !== undefined)
            throw claimedByOtherKey(claim.ref, otherKey);
        return claim;
    }
    async #claimAt(tagObject) {
        const message = await this.#requests.readMessage(tagObject);
        const record = message && (0,once_key/* readRecord */.aE)(message, this.#onceKey);
        const claim = { ...this.#claimRef, tagObject, by: record?.by };
        if (!record || record.key.raw === this.#claimRef.key)
            return { claim };
        return { claim, otherKey: record.key.shown };
    }
    async #tryDeletion(limits, deletionLimits) {
        const requests = this.#requests;
        if (requests.state.kind === 'none')
            return true;
        const { found } = await requests.lookForDeletion(limits);
        if (found === 'unreadable')
            return false;
        if (found === 'absent')
            return !requests.mayAppear;
        if (!requests.mayBeDeleted)
            return true;
        if (!requests.isRecent)
            return false;
        await requests.deleteRef(deletionLimits);
        return requests.state.kind !== 'held';
    }
}
const refusesClaim = (reply) => reply.kind === 'refused' && reply.status !== 409 && reply.status !== 422;
function maySucceedWithBlob(creation) {
    if (creation === 'claimed' || creation.look.found !== 'absent')
        return false;
    const { created } = creation;
    if (created.kind !== 'refused' || created.rateLimited || alreadyExists(created))
        return false;
    return [403, 404, 422].includes(created.status);
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

// EXTERNAL MODULE: ./build/js/github/github-data.js
var github_data = __webpack_require__(26);
;// CONCATENATED MODULE: ./build/js/release/release-failures.js



const needsPermission = 'The `github-token` needs the `contents: read` permission. Without this permission, GitHub may hide the release.';
const givePermission = {
    newRunAfter: 'Give the job the `contents: read` permission, or set a `github-token` that can read this repository, then',
};
const withoutRelease = {
    newRunAfter: 'Remove `release`, `release-level` and `max-age`. Set `title`, `message`, `icon-url` and `landing-url` without placeholders, as inputs or in a payload file. Then',
};
function releaseNotFound(repository, tag, similar) {
    const meant = similar === undefined ? '' : ` Did you mean ${(0,base_text/* quote */.hD)(similar)}?`;
    return new failure/* Failure */.HR({
        reason: 'release-not-found',
        title: 'Release not found',
        message: `The repository ${repository} has no published release with the tag ${(0,base_text/* quote */.hD)(tag)}.${meant}`,
        hint: {
            newRunAfter: `Check the spelling of the tag, and that the release is published, because GitHub does not find a draft by its tag. ${needsPermission} Then`,
        },
    });
}
function releasesNotListed(repository) {
    return new failure/* Failure */.HR({
        reason: 'release-not-found',
        title: 'Release not found',
        message: `GitHub did not list the releases of the repository ${repository} (it answered 404).`,
        hint: givePermission,
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
    const isTooLarge = reply.kind === 'no-answer' && reply.reason === 'too-large';
    return new failure/* Failure */.HR({
        reason: 'github-failed',
        title: `Could not fetch the ${what}`,
        message: `GitHub did not return ${name} (${reply.message}).`,
        hint: isTooLarge ? withoutRelease : hintFor(reply, status => (status === 403 ? givePermission : hint)),
    });
}

// EXTERNAL MODULE: ./build/js/release/release-filter.js
var release_filter = __webpack_require__(124);
// EXTERNAL MODULE: ./build/js/release/release-version.js
var release_version = __webpack_require__(580);
;// CONCATENATED MODULE: ./build/js/release/releases.js







const newReleaseMs = 1_000;
const pageLength = 100;
const maxPages = 10;
const latestRelease = { what: 'release', name: 'the latest release', hint: tryLater };
const releaseList = { what: 'release', name: 'the list of releases', hint: tryLater };
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
        if ((0,base_json/* textAt */.$6)(release, 'tag_name') !== tag || !hasReadableFlags(release))
            throw somethingElse(wanted);
        return release;
    }
    latest(filter) {
        return filter.level === 'prerelease' ? this.#lastPublished(filter) : this.#highestVersion(filter);
    }
    async #highestVersion(filter) {
        const reply = await this.#read(['GET', '/releases/latest'], newReleaseMs);
        if (isNotFound(reply) && (await this.#list(release_filter/* isStable */.MQ, filter)).length === 0)
            return undefined;
        const shown = shownOrThrow(reply);
        const listed = await this.#list(release_filter/* isStable */.MQ, filter);
        const release = chooseRelease(shown, listed, filter);
        const latest = { chosenBy: 'version', newerTags: tagsOfNewer(shown, listed) };
        return { release, latest: { ...latest, shownTag: tagIfOther(shown, release) } };
    }
    async #lastPublished(filter) {
        const reply = await this.#read(['GET', '/releases/latest']);
        const shown = isNotFound(reply) ? undefined : shownOrThrow(reply);
        const listed = await this.#list(release_filter/* isPublished */.HF, filter);
        const newestFirst = [...(shown ? [shown] : []), ...listed].sort(byDateNewestFirst);
        const [release] = newestFirst;
        if (release === undefined)
            return undefined;
        return { release, latest: { chosenBy: 'date', newerTags: [], shownTag: shown && tagIfOther(shown, release) } };
    }
    async #list(isWanted, { maxAge, now }) {
        const isTooOld = (release) => {
            const age = (0,release_filter/* ageOf */.hy)((0,base_json/* textAt */.$6)(release, 'published_at'), now);
            return maxAge !== undefined && age !== undefined && age > maxAge;
        };
        const found = [];
        for (let number = 1; number <= maxPages; number++) {
            const page = await this.#page(number);
            found.push(...page.filter(isWanted));
            if (page.length < pageLength || page.filter(base_json/* isObject */.Gv).every(isTooOld))
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
const tagOf = (release) => (0,base_json/* textAt */.$6)(release, 'tag_name') ?? '';
const publishedAt = (release) => Date.parse((0,base_json/* textAt */.$6)(release, 'published_at') ?? '');
const byDateNewestFirst = (one, other) => (publishedAt(other) || Number.NEGATIVE_INFINITY) - (publishedAt(one) || Number.NEGATIVE_INFINITY) || 0;
const tagIfOther = (shown, chosen) => tagOf(shown) === tagOf(chosen) ? undefined : tagOf(shown);
function chooseRelease(shown, listed, filter) {
    const shownVersion = (0,release_version/* releaseVersion */.SF)(tagOf(shown));
    if (shownVersion === undefined)
        return shown;
    const published = [...notAfter(shown, listed).toReversed(), shown];
    const counting = withoutShorterTags(withSameWords(published, shownVersion));
    const chosen = counting.findLast(({ release }) => isAllowed(release, filter)) ??
        counting.find(({ version }) => (0,release_version/* isSameVersion */.p)(version, shownVersion));
    return chosen?.release ?? shown;
}
const notAfter = (shown, listed) => listed.filter(release => publishedAt(release) <= publishedAt(shown));
function withSameWords(releases, shownVersion) {
    return releases.filter(isNoPrerelease).flatMap(release => {
        const version = (0,release_version/* releaseVersion */.SF)(tagOf(release));
        return version && (0,release_version/* hasSameWords */.ut)(version, shownVersion) ? [{ release, version }] : [];
    });
}
function withoutShorterTags(candidates) {
    const sorted = candidates.toSorted((one, other) => (0,release_version/* compareVersions */.Zy)(one.version, other.version));
    return sorted.filter(({ version }, index) => {
        const next = sorted[index + 1];
        return next === undefined || !(0,release_version/* isSameVersion */.p)(version, next.version);
    });
}
const isNoPrerelease = (release) => !(0,release_version/* isPrereleaseTag */.FG)(tagOf(release));
function isAllowed(release, filter) {
    const isFlagged = release.prerelease === true;
    const described = (0,release_filter/* describeRelease */.NC)(tagOf(release), isFlagged, (0,base_json/* textAt */.$6)(release, 'published_at'), filter.now);
    return (0,release_filter/* whyNotAllowed */.ou)(described, filter) === undefined;
}
function tagsOfNewer(shown, listed) {
    const newer = listed.filter(release => publishedAt(release) > publishedAt(shown));
    return newer.toSorted(byDateNewestFirst).map(tagOf);
}
const hasReadableFlags = ({ draft, prerelease }) => [draft, prerelease].every(flag => flag === undefined || typeof flag === 'boolean');
function hasAllFacts(repository, fullName) {
    const facts = dataOf(repository) ?? {};
    return (String(facts.full_name).toLowerCase() === fullName.toLowerCase() &&
        typeof facts.name === 'string' &&
        (facts.private === false || (facts.private === true && facts.homepage !== undefined)) &&
        (0,base_json/* textAt */.$6)(facts, 'owner', 'avatar_url') !== undefined);
}

// EXTERNAL MODULE: ./build/js/runner/context.js
var context = __webpack_require__(922);
;// CONCATENATED MODULE: ./build/js/runner/repository.js





class Repository {
    #client;
    #secrets;
    #signal;
    constructor({ githubToken: token = '', timeout }, runtime) {
        const { github, run } = (0,context/* readContext */.yI)();
        const access = { apiUrl: github.apiUrl, repository: run.repository, token, timeoutMs: timeout * 1_000 };
        this.#client = new GithubClient(access, runtime);
        this.#secrets = runtime.secrets;
        this.#signal = runtime.signal;
    }
    async fetchRelease(choice, filter) {
        const { repository } = (0,context/* readContext */.yI)().run;
        const { repository: eventRepository } = Object((0,context/* readEvent */.j_)().payload);
        const request = { choice, filter, repository, eventRepository, signal: this.#signal };
        const returned = await fetchRelease(request, this.#client);
        if (returned === 'none-published')
            return returned;
        const { latest, ...data } = returned;
        return { data: new github_data/* GithubData */.e(data, 'GitHub returned', this.#secrets), latest };
    }
    openClaims(onceKey, record) {
        const { github, run } = (0,context/* readContext */.yI)();
        return new ClaimStore({ ...onceKey, record, serverUrl: github.serverUrl, run }, this.#client, this.#signal);
    }
}


/***/ })

};
;