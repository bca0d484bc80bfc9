/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 925:
/***/ ((module) => {

module.exports = require("./never-called.js");

/***/ }),

/***/ 804:
/***/ ((module) => {

module.exports = require("./yaml.js");

/***/ }),

/***/ 762:
/***/ ((module) => {

module.exports = require("./zod.js");

/***/ }),

/***/ 896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ invisibleInUrl),
/* harmony export */   Qi: () => (/* binding */ controlCharacters),
/* harmony export */   Sx: () => (/* binding */ controlInText),
/* harmony export */   X_: () => (/* binding */ unusualSpaces),
/* harmony export */   aT: () => (/* binding */ invisibleInLines),
/* harmony export */   m4: () => (/* binding */ separatorInUrl),
/* harmony export */   mq: () => (/* binding */ visibleCharacter),
/* harmony export */   sN: () => (/* binding */ invisibleCharacters),
/* harmony export */   xo: () => (/* binding */ eastAsianOrEmoji)
/* harmony export */ });
/* unused harmony exports invisibleAlone, hiddenInUrl */
// These patterns list character ranges instead of Unicode properties such as \p{L}. V8 would have to expand the
// properties as soon as this file is loaded, which would slow down every run. Code that needs a property creates its
// pattern on first use.
/** The Unicode category Cc (control characters). */
const controls = String.raw `\0-\x1f\x7f-\x9f`;
/**
 * The characters that Unicode defines as Default_Ignorable_Code_Point, plus the interlinear annotation marks. Excludes
 * direction marks, which have their own constant, and joiners and variation selectors, which emoji and Persian need.
 */
const unseen = String.raw `\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`;
/** Invisible marks in Hebrew and Arabic text that affect only the order of the characters next to them. */
const directionMarks = String.raw `\u061c\u200e\u200f`;
/** Joiners, variation selectors, and the blank braille pattern, which are invisible on their own. */
const joinersAndMore = String.raw `\u180b-\u180d\u180f\u200c\u200d\u2800\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
/**
 * A flag emoji made of tag characters, such as the flags of England, Scotland, and Wales. Outside a flag emoji, tag
 * characters are invisible text.
 */
const flag = String.raw `\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`;
const controlCharacters = new RegExp(`[${controls}]`, 'g');
/**
 * Matches control characters other than tabs and line breaks. Devices hide them, show a box instead, or cut off the
 * text there.
 */
const controlInText = new RegExp(`(?![\\t\\n\\r])[${controls}]`);
/**
 * Matches invisible characters in multi-line text. Capture group 1 matches whole flag emoji, which include such
 * characters. Callers must keep flag emoji.
 */
const invisibleInLines = new RegExp(`(${flag})|(?![\\t\\n])[${controls}${unseen}${directionMarks}]`, 'gu');
/**
 * Matches invisible characters in text for subscribers, but not direction marks or whitespace. Callers must keep flag
 * emoji, as with `invisibleInLines`.
 */
const invisibleCharacters = new RegExp(`(${flag})|(?![\\s\\x85])[${controls}${unseen}]`, 'gu');
/** The contents of a character class for characters that show nothing if they are alone. */
const invisibleAlone = `${joinersAndMore}${unseen}${directionMarks}`;
const visibleCharacter = new RegExp(`[^\\s${invisibleAlone}]`, 'u');
const unusualSpaces = /[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/**
 * Matches characters that are not allowed in a URL: whitespace would end a URL in running text, and URL parsers
 * silently change or drop backslashes and control characters.
 */
const separatorInUrl = new RegExp(`[\\s\\\\${controls}]`);
/** The contents of a character class for characters that a URL may only hold percent-encoded. */
const hiddenInUrl = String.raw `${invisibleAlone}\ufffc`;
/** Matches invisible characters that people often copy along with a URL from a chat or word processor. */
const invisibleInUrl = new RegExp(`[${hiddenInUrl}]`, 'u');
/** The contents of a character class for East Asian letters and punctuation, full-width forms, and emoji. */
const eastAsianOrEmoji = String.raw `\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`;


/***/ }),

/***/ 500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ cancelledMessage),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Pz: () => (/* binding */ cancelledHint),
/* harmony export */   Yq: () => (/* binding */ cancelledFailure),
/* harmony export */   h_: () => (/* binding */ asFailure),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/**
 * An error to report to the user. `message` says what happened in complete sentences. It may quote untrusted text, so
 * reports must escape it.
 */
class Failure extends Error {
    reason;
    /** What failed, in a few words. Used as the annotation title. */
    title;
    hint;
    constructor(text) {
        super(text.message, text.cause === undefined ? undefined : { cause: text.cause });
        this.name = 'Failure';
        this.reason = text.reason;
        this.title = text.title;
        this.hint = text.hint;
    }
}
/**
 * Returns a Failure unchanged. Any other thrown value (even null) indicates a bug in this action and becomes an
 * `internal-error`, which makes the step fail.
 */
function asFailure(thrown) {
    if (thrown instanceof Failure)
        return thrown;
    return new Failure({
        reason: 'internal-error',
        title: 'Internal error',
        message: `The action itself failed: ${describe(thrown)}.`,
        hint: 'Please report this bug with the log of the run.',
        cause: thrown,
    });
}
/** Describes a thrown value on one line: the error code, the message, and then the causes. */
function describe(thrown) {
    if (!(thrown instanceof Error))
        return String(thrown);
    const code = thrown.code;
    if (code === 'ERR_SSL_WRONG_VERSION_NUMBER')
        return 'the server does not speak TLS at this port';
    if (code === 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED')
        return 'the server requires a client certificate, which this action cannot present';
    const { reason } = thrown;
    // Use OpenSSL's `reason`, because its `message` is full of internal names.
    if (typeof code === 'string' && code.startsWith('ERR_SSL_') && typeof reason === 'string')
        return `${code}: ${reason}`;
    // Remove Node's advice about private CAs. It names a command-line option, which a workflow cannot set.
    const text = (thrown.message || thrown.name).replace(/; if the root CA is .*|\s+/gs, ' ').trim();
    const withCode = typeof code === 'string' && !text.includes(code) ? `${code}: ${text}` : text;
    const errors = thrown instanceof AggregateError ? thrown.errors.map(describe).join('; ') : '';
    const withErrors = errors && errors !== withCode ? `${withCode} (${errors})` : withCode;
    return thrown.cause === undefined ? withErrors : `${withErrors}: ${describe(thrown.cause)}`;
}
/**
 * Returns the Failure for a run that was cancelled during `operation`, before the service could receive a notification.
 */
function cancelledFailure(operation, message = cancelledMessage(operation)) {
    return new Failure({
        reason: 'cancelled',
        title: `${operation} failed`,
        message,
        hint: cancelledHint,
    });
}
/** Returns the message for a run that was cancelled before the service could receive a notification. */
const cancelledMessage = (operation) => operation === 'Sending'
    ? 'The run was cancelled before the service received the request.'
    : `The run was cancelled while ${operation.charAt(0).toLowerCase()}${operation.slice(1)}.`;
const cancelledHint = 'If you did not mean to cancel the run, run it again.';


/***/ }),

/***/ 910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   ff: () => (/* binding */ mapJsonTexts),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/** Returns undefined instead of throwing if the text is not valid JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Returns false for null and arrays. */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * Returns a copy of a JSON value with every string replaced, except property names. `replace` also gets the string's
 * path.
 */
function mapJsonTexts(value, replace, path = []) {
    if (typeof value === 'string')
        return replace(value, path);
    if (Array.isArray(value))
        return value.map((each, index) => mapJsonTexts(each, replace, [...path, index]));
    if (!isObject(value))
        return value;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([name, each]) => [name, mapJsonTexts(each, replace, [...path, name])]));
}


/***/ }),

/***/ 268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ problemWords),
/* harmony export */   B4: () => (/* binding */ listSentences),
/* harmony export */   CC: () => (/* binding */ problem),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   rg: () => (/* binding */ byPosition),
/* harmony export */   tH: () => (/* binding */ ProblemCollector),
/* harmony export */   yu: () => (/* binding */ quoting)
/* harmony export */ });
/* unused harmony exports sentenceAt, inputFailure */
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(500);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(199);


/** Returns a problem text that begins with the quoted value. */
const quoting = (text, message) => ({ quoted: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text), message });
function problem(where, text, details = {}) {
    const given = typeof where === 'string' ? { input: where } : where;
    const parts = typeof text === 'string' ? { message: text } : text;
    return { ...given, ...parts, reason: 'invalid-input', ...details };
}
/** Compares two problems for sorting. Problems without a position come last. */
function byPosition({ position: a }, { position: b }) {
    if (!a)
        return b ? 1 : 0;
    if (!b)
        return -1;
    return a.line - b.line || a.column - b.column;
}
/** Formats a path such as `['actions', 0, 'url']` as `actions[0].url`, on one line of at most 100 characters. */
function pathText(path) {
    const parts = path.map((key, index) => {
        if (typeof key === 'number')
            return `[${key}]`;
        return index > 0 ? `.${String(key)}` : String(key);
    });
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(parts.join('').replace(/\s+/g, ' '));
}
/** Returns the quoted value, if any, followed by the message, without a final period. */
const problemWords = ({ quoted, message }) => quoted === undefined ? message : `${quoted} ${message}`;
function sentencesOn(subject, text) {
    const { quoted, meant, hint } = text;
    const question = meant === undefined ? '' : ` Did you mean "${meant}"?`;
    const more = hint === undefined ? '' : ` ${hint}.`;
    return `${subject}${quoted === undefined ? '' : ':'} ${problemWords(text)}.${question}${more}`;
}
/**
 * Formats a problem with the value at `path`, including the "Did you mean" question and the hint. If the path is empty,
 * the sentence starts with `whole`.
 */
function sentenceAt(path, whole, text, position = '') {
    const subject = path.length > 0 ? `\`${pathText(path)}\`` : whole;
    return sentencesOn(`${subject}${position}`, text);
}
/**
 * Formats a problem, including its input, file, and position. Examples:
 * - ``payload-file: campaign.yml, line 3, column 5: `ttl` is …``
 * - `` `actions[0].url` (line 1, column 9) is …``
 * - `` `title` is …``
 * - `ttl: "soon" is …`
 */
function problemText(given) {
    const { input, otherInputs = [], file, path = [], position, quoted } = given;
    const lineAndColumn = position && `line ${position.line}, column ${position.column}`;
    if (file !== undefined) {
        const fileAndLine = lineAndColumn ? `${file}, ${lineAndColumn}` : file;
        return `${input}: ${fileAndLine}: ${sentenceAt(path, 'the file', given)}`;
    }
    const inParentheses = lineAndColumn ? ` (${lineAndColumn})` : '';
    const isElement = typeof path[0] === 'number';
    if (path.length > 0 && !isElement)
        return `${input}: ${sentenceAt(path, '', given, inParentheses)}`;
    const name = isElement ? pathText([input, ...path]) : input;
    if (quoted !== undefined)
        return sentencesOn(`${name}${inParentheses}`, given);
    const subject = isElement ? `\`${name}\`` : inputNames([name, ...otherInputs]);
    return sentencesOn(`${subject}${inParentheses}`, given);
}
function inputNames(names) {
    const quoted = names.map(name => `\`${name}\``);
    const last = quoted.pop() ?? '';
    return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}
/** Combines all problems into one failure. Its reason is `unreadable-file` only if every problem has that reason. */
function inputFailure(problems) {
    const isUnreadable = problems.every(each => each.reason === 'unreadable-file');
    const reason = isUnreadable ? 'unreadable-file' : 'invalid-input';
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason,
        title: isUnreadable ? 'Unreadable file' : 'Invalid input',
        message: listSentences(problems.map(problemText)),
        hint: correctionHint(problems),
    });
}
/**
 * Collects problems so that a run reports them all at once. Once an input is refused, callers must not read or quote
 * its value, and `add` ignores later problems with that input.
 */
class ProblemCollector {
    #problems = [];
    #refused = new Set();
    refuse(problems) {
        for (const each of problems) {
            this.#problems.push(each);
            this.#refused.add(each.input);
        }
    }
    add(problems) {
        for (const each of problems)
            if (!this.#refused.has(each.input))
                this.#problems.push(each);
    }
    get refused() {
        return this.#refused;
    }
    isRefused(input) {
        return this.#refused.has(input);
    }
    get all() {
        return this.#problems;
    }
    /** Combines all problems into one failure. There must be at least one problem. */
    failure() {
        return inputFailure(this.#problems);
    }
    /** Throws one failure that combines all problems, if there are any. */
    throwIfAny() {
        if (this.#problems.length > 0)
            throw this.failure();
    }
}
/**
 * These inputs usually come from a secret or variable. A re-run reads secrets and variables again, so after correcting
 * one, users only need to re-run the job.
 */
const variableInputs = new Set(['base-url', 'api-token']);
function correctionHint(problems) {
    const fix = problems.length === 1 ? 'Fix this problem' : 'Fix these problems';
    if (!problems.every(({ input }) => variableInputs.has(input)))
        return { newRunAfter: `${fix}, then` };
    const rerun = 'If you changed a secret or variable, re-run the failed job.';
    return { newRunAfter: `${fix}. ${rerun} If you changed the workflow,` };
}
const maxListed = 100;
/**
 * Formats sentences as a list, or returns a single sentence unchanged. A long list ends with the number of omitted
 * sentences.
 */
function listSentences(sentences, noun = 'problems') {
    if (sentences.length === 1)
        return sentences.join('');
    const lines = sentences.slice(0, maxListed).map(sentence => `- ${sentence}`);
    const rest = sentences.length - lines.length;
    if (rest > 0)
        lines.push(`- and ${rest} more`);
    return `${sentences.length} ${noun}:\n${lines.join('\n')}`;
}


/***/ }),

/***/ 187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RB: () => (/* binding */ secretsInValues),
/* harmony export */   _y: () => (/* binding */ secretInputs),
/* harmony export */   cV: () => (/* binding */ secretsInInputs),
/* harmony export */   gE: () => (/* binding */ createSecrets)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(268);

/** The action masks these inputs before it reads any other input. */
const secretInputs = ['api-token', 'github-token'];
const apiTokenName = 'the API token';
const githubTokenName = 'the GitHub token';
const mask = '***';
/**
 * The minimum length of a token that the action looks for, in characters. Shorter tokens are easy to guess and may
 * appear in any text by chance.
 */
const minTokenLength = 8;
/**
 * The minimum length of a partial secret to redact at the end of truncated text, in characters. A shorter part reveals
 * nothing useful and may be there by chance.
 */
const minRemnantLength = 4;
/**
 * `redact` also replaces proxy credentials. `find` ignores them, because a proxy password may be an ordinary word that
 * also occurs in an input.
 */
function createSecrets(given) {
    const { apiToken, githubToken = '', proxyCredentials = [] } = given;
    const tokens = [
        { name: apiTokenName, secret: apiToken },
        { name: githubTokenName, secret: githubToken },
    ]
        .filter(({ secret }) => secret.length >= minTokenLength)
        .map(({ name, secret }) => ({ name, forms: formsOf(secret) }));
    const allForms = [...tokens.flatMap(({ forms }) => forms), ...proxyCredentials.flatMap(formsOf)];
    return {
        find: text => tokens.find(({ forms }) => forms.some(form => text.includes(form)))?.name,
        redact: (text, isTruncated = false) => {
            const spans = allForms.flatMap(form => spansOf(form, text));
            const remnants = isTruncated ? allForms.flatMap(form => remnantOf(form, text)) : [];
            return withMasks(text, [...spans, ...remnants]);
        },
    };
}
/**
 * Returns the six forms in which a secret may appear: unchanged, in base64 at each of the three alignments, and as
 * encoded by `encodeURIComponent` and by `JSON.stringify`.
 */
function formsOf(secret) {
    const inUrl = encodeURIComponent(secret.toWellFormed());
    const inJson = JSON.stringify(secret).slice(1, -1);
    return [...new Set([secret, ...[0, 1, 2].map(bytesBefore => inBase64(secret, bytesBefore)), inUrl, inJson])];
}
/** Returns the base64 characters that depend only on the secret, assuming that `bytesBefore` bytes precede it. */
function inBase64(secret, bytesBefore) {
    const bytes = Buffer.from('\0'.repeat(bytesBefore) + secret);
    const firstWhole = Math.ceil((bytesBefore * 8) / 6);
    const endOfWhole = Math.floor((bytes.length * 8) / 6);
    return bytes.toString('base64').slice(firstWhole, endOfWhole);
}
/** Finds every occurrence of `form` in the text, including overlapping ones. */
function spansOf(form, text) {
    const spans = [];
    for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
        spans.push({ start, end: start + form.length });
    }
    return spans;
}
/** Finds the longest prefix of a secret at the end of truncated text. */
function remnantOf(form, text) {
    for (let length = form.length - 1; length >= minRemnantLength; length--) {
        if (text.endsWith(form.slice(0, length)))
            return [{ start: text.length - length, end: text.length }];
    }
    return [];
}
function withMasks(text, spans) {
    let masked = '';
    let done = 0;
    for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
        if (start >= done)
            masked += text.slice(done, start) + mask;
        done = Math.max(done, end);
    }
    return masked + text.slice(done);
}
/**
 * Returns a problem for each input whose value contains a token, at any depth, including in object keys. The keys of
 * `values` are input names. Callers must check inputs and payload files before quoting or shortening them. Text from
 * events and releases is checked in content/precedence.ts and content/placeholders.ts.
 */
function secretsInValues(values, secrets, file) {
    return Object.entries(values).flatMap(([input, value]) => {
        const found = tokenIn(value, secrets);
        return found ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)({ input, file }, `contains ${found}, which would be published; remove the token`) : [];
    });
}
/**
 * Returns a problem for each input that contains a token. Skips `api-token`, and searches `github-token` only for the
 * API token.
 */
function secretsInInputs(raw, secrets) {
    const { 'api-token': _, 'github-token': githubToken = '', ...others } = raw;
    const isApiToken = secrets.find(githubToken) === apiTokenName;
    return secretsInValues({ ...others, ...(isApiToken && { 'github-token': githubToken }) }, secrets);
}
/**
 * Returns the name of the first token found in a value, at any depth. Loops over a growing set, because recursion would
 * overflow the stack on deeply nested values.
 */
function tokenIn(value, secrets) {
    const values = new Set([value]);
    for (const each of values) {
        // Search numbers too, because YAML can hide the digits of a token: 0x499602D2 becomes 1234567890 in JSON.
        const found = typeof each === 'string' || typeof each === 'number' ? secrets.find(String(each)) : undefined;
        if (found)
            return found;
        if (typeof each === 'object' && each !== null) {
            for (const entry of Object.entries(each))
                for (const part of entry)
                    values.add(part);
        }
    }
    return undefined;
}


/***/ }),

/***/ 199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);

const codeOf = (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
/**
 * Quotes text as JSON, with unusual spaces escaped so that readers can see them, and shortens it to about 100
 * characters. Callers must redact secrets first.
 */
function quote(text) {
    const line = JSON.stringify(text).replace(_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .unusualSpaces */ .X_, space => `\\u${codeOf(space)}`);
    return line.length > 100 ? `${truncate(line, 98)}" (${text.length} characters)` : line;
}
/**
 * Replaces invisible characters, which can mislead readers, with their code points (`‹U+202E›`). Turns every kind of
 * line break into `\n`.
 */
function showInvisible(text) {
    return text
        .toWellFormed()
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleInLines */ .aT, (character, flag) => flag ?? `‹U+${codeOf(character).toUpperCase()}›`);
}
/**
 * Turns untrusted text into one line with single spaces and no invisible characters. Returns '' if nothing visible is
 * left.
 */
function plainLine(text) {
    const line = text
        .toWellFormed()
        .replace(_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleCharacters */ .sN, (_, flag = '') => flag)
        .replace(/[\s\x85]+/g, ' ')
        .trim();
    return _characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleCharacter */ .mq.test(line) ? line : '';
}
/**
 * Truncates text to `max` UTF-16 code units and adds `…` if anything was cut off. Callers must redact secrets first.
 */
const truncate = (text, max = 99) => text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…` : text;
const maxExcerpt = 300;
/** excerpt() searches only this many characters for secrets, because an error page may be many megabytes long. */
const maxSearched = 65_536;
/**
 * Returns the beginning of untrusted text on one line, without secrets. Set `isTruncated` if the text may end in the
 * middle of a secret.
 */
function excerpt(text, redact, isTruncated = false) {
    const searched = redact(text.slice(0, maxSearched), isTruncated || text.length > maxSearched);
    const line = searched.replace(/\s+/g, ' ').trim();
    return truncate(line, maxExcerpt);
}


/***/ }),

/***/ 893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ mebibyte),
/* harmony export */   F7: () => (/* binding */ timeUnits),
/* harmony export */   LP: () => (/* binding */ dayMs)
/* harmony export */ });
const mebibyte = 1_048_576;
const dayMs = 86_400_000;
/** The largest unit comes first. In inputs, the letter follows the number, as in `7d`. */
const timeUnits = [
    { name: 'week', letter: 'w', seconds: 604_800 },
    { name: 'day', letter: 'd', seconds: 86_400 },
    { name: 'hour', letter: 'h', seconds: 3_600 },
    { name: 'minute', letter: 'm', seconds: 60 },
    { name: 'second', letter: 's', seconds: 1 },
];


/***/ }),

/***/ 775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ parseUrl),
/* harmony export */   QO: () => (/* binding */ maxUrlLength),
/* harmony export */   Wr: () => (/* binding */ writtenHost),
/* harmony export */   zB: () => (/* binding */ browserHost),
/* harmony export */   zF: () => (/* binding */ maxUrlText)
/* harmony export */ });
/** The maximum length of a URL in inputs, files, and redirects, in characters. */
const maxUrlLength = 2_048;
const maxUrlText = '2,048 characters';
/** Returns undefined if the text is not a URL, or if it is too long. */
function parseUrl(text, base) {
    if (text.length > maxUrlLength)
        return undefined;
    try {
        return new URL(text, base);
    }
    catch {
        return undefined;
    }
}
/**
 * Returns the host in the ASCII form that browsers use (`xn--…`), without its port, or undefined if the text is not a
 * URL.
 */
const browserHost = (url) => parseUrl(url)?.hostname;
/** Returns the host of an absolute URL as the author wrote it, with any credentials but without its port. */
const writtenHost = (url) => /^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(url)?.[1];


/***/ }),

/***/ 994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ userAgent),
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** A test checks that this version matches the version in package.json. */
const version = '1.0.0';
const userAgent = `web-push-action/${version}`;


/***/ }),

/***/ 385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Wn: () => (/* binding */ urlsOf),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
/* harmony import */ var _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(177);

const isComplete = (fields) => _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredFields */ .Vu.every(name => fields[name]);
/**
 * Returns a copy of the fields with each string, including URLs, replaced by the result of `replace`. Replaces the
 * strings in buttons last.
 */
function mapTexts(fields, replace) {
    const mapped = { ...fields };
    for (const name of _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textFields */ .BH) {
        const text = fields[name];
        if (text !== undefined)
            mapped[name] = replace({ path: [name], kind: _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldTable */ .Ng[name].kind, text });
    }
    if (fields.actions === undefined)
        return mapped;
    mapped.actions = fields.actions.map(({ text, url }, index) => ({
        text: replace({ path: ['actions', index, 'text'], kind: 'text', text }),
        url: replace({ path: ['actions', index, 'url'], kind: 'page', text: url }),
    }));
    return mapped;
}
/** Returns all strings in a notification, including URLs, in the same order as mapTexts(). */
function textsOf(fields) {
    const texts = [];
    mapTexts(fields, each => {
        texts.push(each);
        return each.text;
    });
    return texts;
}
/** Returns all URLs in a notification, including duplicates. */
function urlsOf(fields) {
    const urls = textsOf(fields).filter(({ kind }) => kind !== 'text');
    return urls.map(({ path, kind, text: url }) => {
        const [field, ...inField] = path;
        const input = (0,_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOf */ .wg)(field);
        if (kind === 'image')
            return { input, url, image: field };
        return inField.length > 0 ? { input, path: inField, url } : { input, url };
    });
}


/***/ }),

/***/ 320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   QP: () => (/* binding */ givenTextRules),
/* harmony export */   qP: () => (/* binding */ usedPlaceholders),
/* harmony export */   tS: () => (/* binding */ withoutReleaseHint),
/* harmony export */   y7: () => (/* binding */ placeholderProblems)
/* harmony export */ });
/* unused harmony exports placeholderNames, placeholdersIn, placeholderUses */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(910);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(268);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(199);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(775);
/* harmony import */ var _inputs_field_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(104);
/* harmony import */ var _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(177);
/* harmony import */ var _inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(125);
/* harmony import */ var _release_derived_content_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(557);
/* harmony import */ var _notification_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(385);









const placeholderNames = [
    'tag',
    'version',
    'name',
    'repository',
    'message',
    'url',
];
/** Matches `{{…}}` and `{…}`. Single braces after a `$`, `#`, or `%` belong to a different template language. */
const braces = /\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g;
/** A word may include hyphens and any non-ASCII characters but must not begin with a digit or hyphen. */
const singleWord = /^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/;
function wordsInBraces(text) {
    return [...text.matchAll(braces)].flatMap(([written, doubled, sign, single]) => {
        if (!singleWord.test(doubled ?? single ?? ''))
            return [];
        const isPlain = doubled === undefined && sign === '';
        const name = isPlain ? placeholderNames.find(each => each === single) : undefined;
        return [{ written, name, isPlain }];
    });
}
const placeholdersIn = (text) => [
    ...new Set(wordsInBraces(text).flatMap(({ name }) => name ?? [])),
];
/** Replaces all placeholders in one pass so that braces in inserted values stay unchanged. */
function replaceEach(text, replacementOf) {
    return text.replace(braces, (written, _doubled, sign, single, offset) => {
        const name = placeholderNames.find(each => each === single);
        return name === undefined || sign !== '' ? written : replacementOf(name, offset === 0);
    });
}
/**
 * Extends a URL rule to accept placeholders: `{url}` at the beginning, and any placeholder after the scheme. Checks the
 * URL with sample values in place of the placeholders.
 */
const urlTemplate = (rule) => text => {
    if (text.length > _base_url_js__WEBPACK_IMPORTED_MODULE_6__/* .maxUrlLength */ .QO)
        return rule(text);
    const sample = replaceEach(text, (name, isAtStart) => (isAtStart && name === 'url' ? 'https://url.example/' : 'x'));
    return 'value' in rule(sample) ? { value: text } : rule(text);
};
/** The rules for text from inputs and files before placeholders are replaced. */
const givenTextRules = {
    text: _inputs_field_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .textRules */ .f.text,
    image: urlTemplate(_inputs_field_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .textRules */ .f.image),
    page: urlTemplate(_inputs_field_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .textRules */ .f.page),
};
/** Replaces each string in the content with the result of `replace`. Skips file fields that an input overrides. */
function mapTemplates(given, replace) {
    const { inputs, file, fileName, extraFields, onceKey } = given;
    const replaceField = ({ text, kind }, where) => replace({ text, where, rule: _inputs_field_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .textRules */ .f[kind], isUrl: kind !== 'text', isKey: false });
    const replaceOther = (text, where) => replace({ text, where, rule: _inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .anyText */ .Ae, isUrl: false, isKey: where.input === 'once-key' });
    const inputFields = (0,_notification_js__WEBPACK_IMPORTED_MODULE_5__/* .mapTexts */ .zO)(inputs.fields, each => {
        const [field, ...path] = each.path;
        return replaceField(each, { input: (0,_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(field), path });
    });
    const fileFields = (0,_notification_js__WEBPACK_IMPORTED_MODULE_5__/* .mapTexts */ .zO)(file.fields, each => {
        const { path, text } = each;
        if (inputs.names.has(String(path[0])))
            return text;
        return replaceField(each, { input: 'payload-file', file: fileName, path, position: file.positionOf?.(path) });
    });
    const mappedExtra = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .mapJsonTexts */ .ff)(extraFields, (text, path) => replaceOther(text, { input: 'extra-fields', path }));
    return {
        inputs: { ...inputs, fields: inputFields },
        file: { ...file, fields: fileFields },
        fileName,
        extraFields: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(mappedExtra) ? mappedExtra : {},
        onceKey: replaceOther(onceKey, { input: 'once-key' }),
    };
}
function templatesOf(given) {
    const templates = [];
    mapTemplates(given, each => {
        templates.push(each);
        return each.text;
    });
    return templates;
}
/** Returns the placeholders in all strings, including extra fields and `once-key`. */
const usedPlaceholders = (given) => new Set(templatesOf(given).flatMap(({ text }) => placeholdersIn(text)));
const allNames = placeholderNames.map(name => `\`{${name}}\``).join(', ');
/**
 * Reports words in braces that subscribers would see, or that would give all releases the same key:
 * - placeholders, if the run has no release
 * - other words in plain braces (`isPlain`), if the run has a release
 * - other words in any braces, if the string is a key
 */
function placeholderProblems(given, hasRelease) {
    return templatesOf(given).flatMap(({ text, where, isKey }) => {
        const words = wordsInBraces(text);
        const known = hasRelease ? undefined : words.find(({ name }) => name !== undefined);
        const others = words.filter(({ name, isPlain }) => name === undefined && (isKey || (hasRelease && isPlain)));
        const withoutRelease = known &&
            `contains the placeholder \`${known.written}\`, but this run has no release; ${withoutReleaseHint('the placeholder')}`;
        const unknown = [...new Set(others.map(({ written }) => written))].map(written => `contains ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(written)}, which is not a placeholder; use one of ${allNames}, or remove the braces`);
        const messages = withoutRelease ? [withoutRelease, ...unknown] : unknown;
        return messages.map(message => (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(where, message, where));
    });
}
/** Says what to do if an input needs a release but the run has none. `what` is the input or placeholder to remove. */
const withoutReleaseHint = (what) => `set the \`release\` input, run on the \`release\` event, or remove ${what}`;
/**
 * Replaces all placeholders and checks each resulting string against its rule. Leaves a string unchanged if it has a
 * problem.
 */
function fillPlaceholders(given, values, problems, secrets) {
    const tokens = new Map(placeholderNames.map(name => [name, (0,_release_derived_content_js__WEBPACK_IMPORTED_MODULE_8__/* .tokenInDerived */ .Q4)(values[name], secrets)]));
    return mapTemplates(given, template => {
        const { text, where } = template;
        const names = placeholdersIn(text);
        if (names.length === 0)
            return text;
        const token = names.map(name => tokens.get(name)).find(found => found !== undefined);
        const filled = token === undefined ? fillText(template, names, values, secrets) : publishes(token);
        if ('value' in filled)
            return filled.value;
        problems.add([(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(where, filled, where)]);
        return text;
    });
}
/**
 * The maximum total length of the values inserted into one string, in UTF-16 code units. Without a limit, repeating a
 * placeholder with a long value could produce a huge string. Push services accept only about 4 KiB.
 */
const maxInserted = 16_384;
function fillText({ text, where, isUrl, isKey, rule }, names, values, secrets) {
    for (const name of names) {
        const value = values[name];
        if ('missing' in value) {
            const right = isKey && name !== 'tag' ? 'use `{tag}` instead' : 'to send without this value, remove the placeholder';
            return { message: `contains the placeholder \`{${name}}\`, which has no value (${value.missing}); ${right}` };
        }
    }
    let inserted = 0;
    const replaced = replaceEach(text, (name, isAtStart) => {
        const found = values[name];
        const value = 'value' in found ? found.value.toWellFormed() : '';
        inserted += value.length;
        if (inserted > maxInserted)
            return '';
        return isUrl && !isAtStart ? encodeURIComponent(value) : value;
    });
    if (inserted > maxInserted)
        return { message: 'is too long once its placeholders are replaced; use fewer placeholders' };
    // Extra fields are sent unchanged, including leading and trailing whitespace.
    const filled = where.input === 'extra-fields' ? replaced : replaced.trim();
    // Search the result for tokens too, because part of a token may come from the text and the rest from an inserted
    // value.
    const token = secrets.find(filled);
    if (token)
        return publishes(token);
    const parsed = rule(filled);
    if ('value' in parsed)
        return parsed;
    const subject = parsed.quoted === undefined ? 'it ' : '';
    return { message: `is invalid once its placeholders are replaced: ${subject}${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problemWords */ .$3)(parsed)}` };
}
const publishes = (token) => ({ message: `would contain ${(0,_release_derived_content_js__WEBPACK_IMPORTED_MODULE_8__/* .publishedToken */ .kW)(token, 'release')}` });
/** Returns the strings with placeholders in a notification, its buttons, and its extra fields. */
function placeholderUses(fields, extraFields = {}) {
    const texts = textsOf(fields);
    mapJsonTexts(extraFields, (text, path) => {
        texts.push({ path: ['extra-fields', ...path], text });
        return text;
    });
    return texts.flatMap(({ path, text }) => {
        const [placeholder] = placeholdersIn(text);
        return placeholder === undefined ? [] : [{ path, placeholder }];
    });
}


/***/ }),

/***/ 830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SD: () => (/* binding */ missingFields),
/* harmony export */   Xw: () => (/* binding */ nothingGiven),
/* harmony export */   _8: () => (/* binding */ unreadFile),
/* harmony export */   uT: () => (/* binding */ validContent),
/* harmony export */   yX: () => (/* binding */ deriveMissing)
/* harmony export */ });
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(268);
/* harmony import */ var _inputs_field_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(104);
/* harmony import */ var _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(177);
/* harmony import */ var _release_derived_content_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(557);
/* harmony import */ var _notification_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(385);





const nothingGiven = {
    inputs: { source: 'input', fields: {}, names: new Set() },
    file: { source: 'file', fields: {}, names: new Set() },
    fileName: '',
    extraFields: {},
    onceKey: '',
};
/** Represents a file that could not be read. All fields count as given, so none is reported as missing. */
const unreadFile = { source: 'file', fields: {}, names: new Set(_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldNames */ .pi) };
const missingFields = (inputs, file) => _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .requiredFields */ .Vu.filter(field => !inputs.names.has(field) && !file.names.has(field));
/**
 * Combines the valid fields from multiple sources. Earlier sources take precedence. Returns undefined if a required
 * field is missing.
 */
function validContent(...given) {
    const valid = Object.assign({}, ...given.map(({ fields }) => fields).reverse());
    const inOrder = _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldNames */ .pi.filter(name => valid[name] !== undefined);
    const notification = Object.fromEntries(inOrder.map(name => [name, valid[name]]));
    if (!(0,_notification_js__WEBPACK_IMPORTED_MODULE_3__/* .isComplete */ .As)(notification))
        return undefined;
    const sources = inOrder.map(name => [name, given.find(({ fields }) => fields[name] !== undefined)?.source]);
    return { notification, sources: Object.fromEntries(sources) };
}
/**
 * Returns derived values for the missing fields. Adds problems for values that are missing, are invalid, or contain a
 * token.
 */
function deriveMissing(missing, derived, problems, secrets) {
    const source = derived.kind === 'content' ? derived.source : 'event';
    const fields = {};
    const fieldsByReason = new Map();
    for (const field of missing) {
        const value = derivedValue(field, derived);
        const token = (0,_release_derived_content_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenInDerived */ .Q4)(value, secrets);
        if (token) {
            const place = source === 'release' ? 'release' : 'release or deployment';
            problems.add([(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)((0,_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .inputOf */ .wg)(field), `contains ${(0,_release_derived_content_js__WEBPACK_IMPORTED_MODULE_4__/* .publishedToken */ .kW)(token, place)}`)]);
        }
        else if ('missing' in value) {
            fieldsByReason.set(value.missing, [...(fieldsByReason.get(value.missing) ?? []), field]);
        }
        else {
            const parsed = (0,_inputs_field_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .parseField */ .c)(field, value.value, _inputs_field_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .textRules */ .f);
            if ('value' in parsed)
                Object.assign(fields, { [field]: parsed.value });
            else
                problems.add([(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)((0,_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .inputOf */ .wg)(field), `taken from the ${source} is invalid: ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problemWords */ .$3)(parsed)}`)]);
        }
    }
    const orElse = derived.kind === 'none' && derived.event ? ', or set the `release` input to the tag of a release' : '';
    problems.add([...fieldsByReason].map(([why, names]) => missingProblem(names, why && ` (${why})`, orElse)));
    return { source, fields, names: new Set(missing) };
}
function derivedValue(field, derived) {
    if (derived.kind === 'content')
        return derived.fields[field];
    return { missing: whyNoneDerived(derived.kind === 'none' ? derived.event : undefined) };
}
function whyNoneDerived(eventName) {
    if (eventName === undefined)
        return '';
    const event = /^[a-z_]{1,40}$/.test(eventName) ? `the \`${eventName}\` event` : 'this event';
    return `${event} supplies no content, and an empty input counts as missing`;
}
/** Returns one problem for all fields that are missing for the same reason. */
function missingProblem(fields, reason, orElse) {
    const inFile = fields.map(field => `\`${field}\``).join(', ');
    const message = fields.length > 1
        ? `are missing${reason}; set them as inputs, or as ${inFile} in \`payload-file\`${orElse}`
        : `is missing${reason}; set it as an input, or as ${inFile} in \`payload-file\`${orElse}`;
    const [input = '', ...otherInputs] = fields.map(_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .inputOf */ .wg);
    return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(input, message, { otherInputs });
}


/***/ }),

/***/ 95:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ backoff),
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   uk: () => (/* binding */ wait),
/* harmony export */   wJ: () => (/* binding */ maxWaitMs)
/* harmony export */ });
const baseMs = 1_000;
const capMs = 30_000;
/**
 * The longest wait before a retry. If the service asks for a longer wait, the run fails instead of blocking the runner.
 */
const maxWaitMs = 120_000;
/**
 * Returns how long to wait before a retry, in milliseconds (exponential backoff with full jitter). `attempts` is the
 * number of failed attempts so far.
 */
function backoff(attempts) {
    return Math.random() * Math.min(capMs, baseMs * 2 ** (attempts - 1));
}
/**
 * Matches the date format that RFC 9110 requires. `Date.parse` alone accepts almost any text: it reads "apples 12" as a
 * date in December.
 */
const httpDate = /^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/;
/**
 * Returns the wait that a `Retry-After` header (seconds or an HTTP date) asks for, in milliseconds, or undefined if the
 * header is missing or invalid.
 */
function retryAfter(header, now) {
    const text = header?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const date = httpDate.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/**
 * Repeats `attempt` until it returns `done`. Stops early if no retries are left, if the wait would be longer than
 * `maxWaitMs`, if `beforeRetry` returns a result, or if the run is cancelled. Returns the last result, or the result of
 * `beforeRetry` or `cancelled`.
 */
async function withRetries({ attempt, retries, signal, cancelled, onWait, beforeRetry, }) {
    for (let attemptNumber = 1; !signal?.aborted; attemptNumber++) {
        const attempted = await attempt(attemptNumber);
        if ('done' in attempted)
            return attempted.done;
        const { result, waitMs } = attempted;
        if (attemptNumber > retries || waitMs > maxWaitMs)
            return result;
        if (signal?.aborted)
            break;
        onWait?.(result, waitMs);
        await wait(waitMs, signal);
        if (signal?.aborted)
            break;
        const ended = await beforeRetry?.(result);
        // If the run was cancelled, that may be why `beforeRetry` returned a result, so report the cancellation instead.
        if (ended !== undefined && !signal?.aborted)
            return ended;
    }
    return cancelled();
}
/** Waits for `ms` milliseconds, or until `signal` is aborted. */
async function wait(ms, signal) {
    if (signal?.aborted)
        return;
    await new Promise(resolve => {
        const finish = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', finish);
            resolve();
        };
        const timer = setTimeout(finish, ms);
        signal?.addEventListener('abort', finish);
    });
}


/***/ }),

/***/ 974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _b: () => (/* binding */ NetworkClient),
  oJ: () => (/* binding */ isSuccess),
  JU: () => (/* binding */ preloadFor),
  Er: () => (/* binding */ statusName)
});

;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = require("node:http");
;// CONCATENATED MODULE: ./build/js/http/request-failure.js
/** The error for an exchange that ended because of a timeout or cancellation rather than a network error. */
class Aborted extends Error {
    reason;
    constructor(reason, message) {
        super(message);
        this.reason = reason;
    }
}
/** The error for a response that arrived before the request was sent and so cannot belong to it. */
class EarlyResponse extends Error {
    constructor() {
        super('a response arrived before the request was sent');
    }
}
/** Classifies the error from a request that the server definitely did not receive. */
function failureOfUnreceived(error, { isProxied, isPeerProxy }) {
    const notReceived = (reason, retryable) => {
        return { kind: 'failure', mayHaveBeenReceived: false, reason, retryable, cause: error };
    };
    if (error instanceof Aborted)
        return notReceived(error.reason, error.reason === 'timeout');
    const { code = '', syscall, statusCode } = error;
    // A retry would not help if the proxy responded with a status, but may succeed if the tunnel ended without one.
    if (code === 'ERR_PROXY_TUNNEL')
        return notReceived('proxy-failed', statusCode === undefined);
    // An HTTP server waits for a request before it sends data, so the other end is probably not an HTTP server.
    if (error instanceof EarlyResponse || code.startsWith('HPE_')) {
        return notReceived(isPeerProxy ? 'proxy-failed' : 'connection-failed', true);
    }
    if (!isNetworkError(error) && !code.startsWith('ERR_INVALID')) {
        return notReceived(isPeerProxy ? 'proxy-failed' : 'tls-failed', false);
    }
    // Node reports ECONNRESET without a syscall if a TLS session ends early. In a tunnel, that session is with the
    // service, so the proxy is probably not the cause.
    const isServiceTls = code === 'ECONNRESET' && syscall === undefined && !isPeerProxy;
    return notReceived(isProxied && !isServiceTls ? 'proxy-failed' : 'connection-failed', true);
}
/** Whether the network, rather than TLS, caused the error. */
function isNetworkError(error) {
    // An AggregateError means that Node tried multiple addresses for the host, and all of them failed.
    if (error instanceof AggregateError)
        return true;
    const { code = '', syscall } = error;
    const isSystemError = syscall !== undefined && code !== 'EPROTO';
    return isSystemError || networkCodes.test(code);
}
const networkCodes = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
/** Classifies an error that occurred after the hand-over, when the server may already have received the request. */
function failureAfterHandOver(error, bytesReceived) {
    const code = error.code ?? '';
    const isBadResponse = bytesReceived > 0 || code.startsWith('HPE_');
    const networkReason = isBadResponse ? 'bad-response' : 'connection-lost';
    const reason = error instanceof Aborted ? error.reason : networkReason;
    return { kind: 'failure', mayHaveBeenReceived: true, reason, retryable: reason !== 'cancelled', cause: error };
}
/**
 * Whether an error is a TLS alert about a rejected or missing client certificate. In TLS 1.3, the client may write the
 * request before this alert arrives (RFC 8446, 4.4.2.4 and 6.2), but the server cannot read the request until the
 * handshake is complete.
 */
const refusesHandshake = (error) => handshakeAlert.test(String(error));
// Matches alerts about certificates, such as unknown_ca (48) and certificate_required (116). Does not match general
// alerts such as handshake_failure, or alerts that the request itself can cause, such as bad_record_mac.
const handshakeAlert = /\bSSL alert number (42|43|44|45|46|48|116)\b/;

;// CONCATENATED MODULE: ./build/js/http/exchange-and-hand-over.js


/**
 * Sends one request over a new connection from `agent`, which decides whether to use TLS. Returns network errors
 * instead of throwing them, and never follows redirects. `route` is used only to tell proxy errors from service errors.
 */
function exchange(request, agent, route) {
    const { method, url, headers } = request;
    const sent = external_node_http_namespaceObject.request(url, { agent, method, headers });
    return new Promise(resolve => new Exchange(request, sent, route, resolve).start());
}
/**
 * An exchange in progress. Tracks whether the request has been handed over to the network. Before the hand-over, the
 * server cannot have received any of the request. After it, the server may have received all of it (docs/delivery.md).
 */
class Exchange {
    #request;
    #sent;
    #route;
    #resolve;
    #startedAt = Date.now();
    #body = [];
    #response;
    #timer;
    #bytesReceived = 0;
    #isHandedOver = false;
    #isHandshakeConfirmed = false;
    constructor(request, sent, route, resolve) {
        this.#request = request;
        this.#sent = sent;
        this.#route = route;
        this.#resolve = resolve;
    }
    /** Starts the timeout and adds the listeners. Does not start the connection, because http.request() already did. */
    start() {
        const { timeoutMs, signal } = this.#request;
        this.#timer = setTimeout(this.#onTimeout, timeoutMs);
        this.#sent.on('error', error => this.#fail(error));
        this.#sent.on('close', () => this.#onClose());
        this.#sent.on('socket', socket => this.#onSocket(socket));
        this.#sent.on('response', response => this.#onResponse(response));
        signal?.addEventListener('abort', this.#onCancel);
        if (signal?.aborted)
            this.#onCancel();
    }
    #onTimeout = () => this.#fail(new Aborted('timeout', `no response within ${this.#request.timeoutMs / 1_000} s`));
    #onCancel = () => this.#fail(new Aborted('cancelled', 'the run was cancelled'));
    #onSocket(socket) {
        socket.on('data', (chunk) => {
            this.#bytesReceived += chunk.length;
        });
        socket.once('session', () => {
            this.#isHandshakeConfirmed = true;
        });
        const handOver = () => void this.#handOver(socket);
        if (isConnected(socket))
            handOver();
        else
            socket.once(isTls(socket) ? 'secureConnect' : 'connect', handOver);
    }
    /**
     * Writes the headers and the body together, but only once the connection (including TLS, if used) is established. If
     * an error occurs before that, the server cannot have received any of the request. Handles pending events right
     * before writing, because a paused process might otherwise miss a cancellation or a closed connection.
     */
    async #handOver(socket) {
        await pendingEvents();
        if (this.#sent.destroyed || socket.destroyed)
            return;
        // Timers stop while the machine is suspended, so also check the wall clock before sending.
        const { body, timeoutMs, maxHeldMs = timeoutMs } = this.#request;
        const limitMs = Math.min(timeoutMs, maxHeldMs);
        if (Date.now() - this.#startedAt > limitMs) {
            this.#fail(new Aborted('timeout', `no connection within ${limitMs / 1_000} s`));
            return;
        }
        this.#isHandedOver = true;
        // In TLS 1.3, the client may start to write before the server has completed the handshake. In that case, the
        // session ticket that arrives later confirms the handshake (see #onSocket).
        const isTls13 = socket.getProtocol?.() === 'TLSv1.3';
        if (!isTls13)
            this.#isHandshakeConfirmed = true;
        this.#sent.end(body);
    }
    #onResponse(response) {
        const { maxBytes, wantsBody } = this.#request;
        if (!this.#isHandedOver) {
            this.#fail(new EarlyResponse());
            return;
        }
        const status = response.statusCode ?? 0;
        const head = { kind: 'response', status, headers: response.headers, at: new Date() };
        this.#response = { head, stream: response };
        if (wantsBody?.(status) === false) {
            this.#respond(head);
            this.#sent.destroy();
            return;
        }
        let size = 0;
        response.on('data', (chunk) => {
            if (size > maxBytes)
                return;
            this.#body.push(chunk.subarray(0, maxBytes - size));
            size += chunk.length;
            if (size <= maxBytes)
                return;
            this.#respond(head, 'too-large');
            this.#sent.destroy();
        });
        response.on('end', () => this.#respond(head, response.complete ? undefined : 'cut'));
        response.on('error', error => this.#fail(error));
    }
    /**
     * Ends the exchange if the connection closed without a response or an error, for example after an unsolicited 101
     * (Switching Protocols).
     */
    #onClose() {
        if (this.#response)
            return;
        this.#fail(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' }));
    }
    #fail(error) {
        if (this.#response)
            this.#failDuringBody(this.#response, error);
        else if (this.#isCertainlyUnread(error))
            this.#settle(failureOfUnreceived(error, this.#route));
        else
            this.#settle(failureAfterHandOver(error, this.#bytesReceived));
        this.#sent.destroy();
    }
    #failDuringBody({ head, stream }, error) {
        if (error instanceof Aborted) {
            this.#respond(head, error.reason);
            return;
        }
        // If an error follows the body, Node emits the error before it delivers the rest of the body. Calling read()
        // delivers the rest to the `data` listener.
        while (stream.read() !== null)
            ;
        this.#respond(head, stream.complete ? undefined : 'cut');
    }
    #isCertainlyUnread(error) {
        if (!this.#isHandedOver)
            return true;
        return !this.#isHandshakeConfirmed && this.#bytesReceived === 0 && refusesHandshake(error);
    }
    #respond(head, incomplete) {
        const text = Buffer.concat(this.#body).toString(this.#request.encoding);
        this.#settle({ ...head, body: text.replace(/^\ufeff/, ''), incomplete });
    }
    /** Only the first call has an effect, because a promise settles only once. */
    #settle(result) {
        clearTimeout(this.#timer);
        this.#request.signal?.removeEventListener('abort', this.#onCancel);
        this.#resolve(result);
    }
}
/**
 * Lets Node handle events that occurred while it was busy or paused, such as a signal from the runner. Waits for two
 * turns of the event loop, because the first one may already be in progress.
 */
async function pendingEvents() {
    for (let turn = 0; turn < 2; turn++)
        await new Promise(resolve => setImmediate(resolve));
}
/** Whether the socket uses TLS. True even for a plain http request if it goes through an https proxy. */
const isTls = (socket) => socket.encrypted === true;
function isConnected(socket) {
    if (socket.connecting)
        return false;
    return !isTls(socket) || socket.secureConnecting === false;
}

// EXTERNAL MODULE: ./build/js/http/proxy.js
var http_proxy = __nccwpck_require__(927);
;// CONCATENATED MODULE: ./build/js/http/http-client.js



/**
 * Sends each request over its own connection, through the proxy that applies to the URL. Connections are not reused,
 * because a stray response could be mistaken for the response to the next request. Also, if the server closed a reused
 * connection, it would be unclear whether the server had received the last request.
 */
class NetworkClient {
    #proxies;
    #record;
    /** `record` is called after each exchange. */
    constructor(proxies, record) {
        this.#proxies = proxies;
        this.#record = record;
    }
    async request(request) {
        const { method, url } = request;
        const proxy = (0,http_proxy/* proxyFor */.iJ)(url, this.#proxies);
        if (proxy && 'problem' in proxy) {
            const cause = new Error(proxy.problem);
            return { kind: 'failure', mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false, cause };
        }
        const agent = await agentFor(url, proxy?.url);
        const isProxied = proxy !== undefined;
        const route = { isProxied, isPeerProxy: isProxied && url.protocol === 'http:' };
        const startedAtMs = Date.now();
        const result = await exchange(request, agent, route);
        const ended = result.kind === 'response' ? result.status : result.reason;
        this.#record?.({ method, url, ended, ms: Date.now() - startedAtMs });
        return result;
    }
}
async function agentFor(url, proxyUrl) {
    const { Agent } = url.protocol === 'https:' ? await loadHttps() : external_node_http_namespaceObject;
    const agent = new Agent({ keepAlive: false, proxyEnv: { http_proxy: proxyUrl, https_proxy: proxyUrl } });
    if (proxyUrl !== undefined)
        fixTunnels(agent);
    return agent;
}
/** Loads node:https only for https URLs, because it is a large module. */
const loadHttps = async () => (await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 708, 19))).default;
/**
 * Loads node:https ahead of the first request if the base URL uses https. Once the module is loaded, Node reads the
 * root certificates in a background thread while the run checks its inputs. Returns the module, or undefined if it is
 * not needed.
 */
async function preloadFor(baseUrl) {
    return /^https:/i.test(baseUrl) ? loadHttps() : undefined;
}
/** Works around two bugs in Node's proxy tunnels by adding listeners to the proxy socket. */
function fixTunnels(agent) {
    const { createConnection } = agent;
    agent.createConnection = (...given) => {
        const socket = createConnection.apply(agent, given);
        // Node stops listening for errors once the proxy has refused the tunnel. If the proxy then resets the connection,
        // the unhandled error would crash the run.
        socket?.on('error', () => { });
        // Node adds its `readable` listener again for each chunk of the proxy's response, so a response in many chunks
        // would exhaust memory (github.com/nodejs/node/issues/62904).
        socket?.on('newListener', (name, listener) => {
            if (name === 'readable')
                socket.removeListener('readable', listener);
        });
        return socket;
    };
}
const isSuccess = (status) => status >= 200 && status < 300;
/** Returns the status with its name, for example `404 Not Found`. */
function statusName(status) {
    const name = external_node_http_namespaceObject.STATUS_CODES[status];
    return name === undefined ? String(status) : `${status} ${name}`;
}


/***/ }),

/***/ 927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ proxyHint),
/* harmony export */   FF: () => (/* binding */ proxyCredentials),
/* harmony export */   a5: () => (/* binding */ proxyCredentialsHint),
/* harmony export */   iJ: () => (/* binding */ proxyFor)
/* harmony export */ });
/* harmony import */ var _base_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(775);


/**
 * Returns the proxy for a URL, or undefined if no proxy applies. Requests to the local machine use the proxy too,
 * unless NO_PROXY lists the host. `problem` never quotes the setting, because it may contain a password.
 */
function proxyFor(url, settings, nodeVersion = process.version) {
    const setting = (url.protocol === 'https:' ? settings.https : settings.http)?.trim();
    if (!setting || settings.isBypassed?.(url))
        return undefined;
    if (!supportsProxies(nodeVersion)) {
        return {
            problem: `Node ${nodeVersion} on this runner cannot use a proxy; update the runner to a version with Node 24.5 or later, or remove the proxy settings`,
        };
    }
    // Check for control characters before parsing, because `new URL` silently removes line breaks and tabs and encodes
    // the others.
    if (setting.search(_base_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .controlCharacters */ .Qi) >= 0)
        return { problem: 'the proxy setting contains a line break or another control character' };
    const parsed = parseProxy(setting);
    if (!parsed || !/^https?:/.test(parsed.protocol))
        return { problem: 'the proxy setting is not an http or https URL' };
    if ([parsed.username, parsed.password].some(part => decoded(part) === undefined)) {
        return { problem: 'the user name or password in the proxy setting is not percent-encoded' };
    }
    // Node ignores a proxy URL with an uppercase scheme. In `href`, the scheme is always lowercase.
    return { url: parsed.href };
}
/** Returns what the user should do if a proxy does not work. `cause` is the error from the request. */
function proxyHint(cause) {
    const { statusCode } = Object(cause);
    return statusCode === 407 ? proxyCredentialsHint : `${settingsHint} Then run this again.`;
}
const settingsHint = 'Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.';
const proxyCredentialsHint = 'The proxy requires a valid user name and password. Put both into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.';
/** Node 24.5 added the `proxyEnv` option to agents. */
function supportsProxies(version) {
    const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
    return major > 24 || (major === 24 && minor >= 5);
}
/**
 * The minimum length of credentials to redact, in characters. Shorter credentials offer no protection and may appear in
 * any text by chance.
 */
const minCredentialLength = 4;
function proxyCredentials({ http, https }) {
    const settings = [http, https].map(setting => {
        const { username = '', password = '' } = parseProxy(setting?.trim() ?? '') ?? {};
        return { username, password, user: decoded(username) ?? username, secret: decoded(password) ?? password };
    });
    const longEnough = (texts) => [...new Set(texts)].filter(text => text.length >= minCredentialLength);
    return {
        passwords: longEnough(settings.flatMap(({ password, user, secret }) => (secret ? [password, secret, `${user}:${secret}`] : []))),
        userNames: longEnough(settings.flatMap(({ username, user }) => [username, user])),
    };
}
const parseProxy = (setting) => (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .Dl)(setting.includes('://') ? setting : `http://${setting}`);
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ parseField),
/* harmony export */   f: () => (/* binding */ textRules)
/* harmony export */ });
/* harmony import */ var _notification_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(177);
/* harmony import */ var _url_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(953);
/* harmony import */ var _value_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(125);



/**
 * The rules for text without placeholders. They are the same for every `target`, so the action may refuse a value that
 * the service would accept for the chosen target.
 */
const textRules = {
    text: _value_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .nonBlank */ .GT,
    image: _url_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .imageUrl */ .b8,
    page: _url_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .pageUrl */ .fi,
};
/**
 * Trims and parses text from an input, release, or event according to the rule for its field. Returns durations in
 * seconds. For text that may contain placeholders, pass `givenTextRules`.
 */
function parseField(field, text, rules) {
    const { kind } = _notification_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldTable */ .Ng[field];
    return kind === 'duration' ? (0,_value_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(text.trim()) : rules[kind](text.trim());
}


/***/ }),

/***/ 543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ isTypingError),
/* harmony export */   d5: () => (/* binding */ meantName),
/* harmony export */   qs: () => (/* binding */ unknownInputs)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(785);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(268);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(199);
/* harmony import */ var _base_version_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(994);




/**
 * Allows at most two edits, and fewer for short names, because two edits can turn a short name into an unrelated one.
 */
const isTypingError = (edits, name) => edits <= Math.min(2, Math.floor(name.length / 2));
const bareName = (name) => name.toLowerCase().replace(/[-_]/g, '');
/** Names that other tools use, and this action's names for the same things. */
const otherTools = new Map([
    ['dry', 'dryrun'],
    ['test', 'dryrun'],
    ['body', 'message'],
    ['icon', 'iconurl'],
    ['image', 'bannerurl'],
    ['url', 'landingurl'],
    ['link', 'landingurl'],
]);
/** Returns the known name that the user probably meant, or undefined if none is close enough. */
function meantName(given, names) {
    const same = names.find(name => bareName(name) === otherTools.get(bareName(given)));
    if (same !== undefined)
        return same;
    const candidates = names.map(name => ({ name, edits: (0,leven__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(bareName(name), bareName(given)) }));
    const similar = candidates.filter(({ name, edits }) => isTypingError(edits, name));
    return similar.sort((one, other) => one.edits - other.edits)[0]?.name;
}
/**
 * Returns a problem for each name that is not an input. The runner only warns about unknown inputs, so without this
 * check the action would ignore a misspelled `dry-run` and send the notification. The problem states the action's
 * version, because a newer version may have the input.
 */
function unknownInputs(given, names, redact) {
    return given.map(name => {
        const meant = meantName(name, names);
        const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(redact(name));
        const wrong = `is not an input of this action (version ${_base_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r})`;
        const rename = `If the job has an environment variable INPUT_${shown.toUpperCase()}, rename that variable`;
        if (meant !== undefined)
            return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(shown, { message: wrong, meant, hint: rename });
        const message = `${wrong}; use a version that has it, or remove it from \`with\``;
        // The user may have expected this input to prevent a send, so warn that the next run without it will send the
        // notification.
        const hint = names.includes('dry-run')
            ? `Without it, the next run sends. To only look, set \`dry-run: true\`. ${rename}`
            : rename;
        return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(shown, { message, hint });
    });
}


/***/ }),

/***/ 177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ imageFields),
/* harmony export */   BH: () => (/* binding */ textFields),
/* harmony export */   Ng: () => (/* binding */ fieldTable),
/* harmony export */   Pw: () => (/* binding */ contentInputs),
/* harmony export */   RD: () => (/* binding */ browsersText),
/* harmony export */   Vu: () => (/* binding */ requiredFields),
/* harmony export */   pi: () => (/* binding */ fieldNames),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* unused harmony export browsers */
/* harmony import */ var _base_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(893);

const browsers = ['Chrome', 'Firefox', 'Safari'];
const yes = '✓';
const no = '–';
const everywhere = [yes, yes, yes];
const notInSafari = [yes, yes, no];
/**
 * The notification fields by API name, in the order of the request body. The inputs, payload.schema.json, docs/api.md,
 * and everything else about the fields are derived from this table (see CONTRIBUTING.md, "Add an input").
 */
const fieldTable = {
    title: {
        kind: 'text',
        required: true,
        browsers: everywhere,
        description: 'Notification title, in plain text. Phones show about 30 characters.',
        examples: ['Spring is here'],
    },
    message: {
        kind: 'text',
        required: true,
        browsers: everywhere,
        description: 'Text below the title, in plain text. Phones show about 65 characters.',
        examples: ['New arrivals, with free shipping until Sunday.'],
    },
    icon_url: {
        kind: 'image',
        use: 'icon',
        sizes: [{ width: 200, height: 200 }],
        maxBytes: _base_units_js__WEBPACK_IMPORTED_MODULE_0__/* .mebibyte */ .E$ / 4,
        drawn: 'beside the text',
        required: true,
        browsers: notInSafari,
        description: 'HTTPS URL of the icon (200x200 pixels).',
        examples: ['https://example.com/icon-200.png'],
    },
    banner_url: {
        kind: 'image',
        use: 'banner',
        sizes: [
            { width: 360, height: 240 },
            { width: 360, height: 200 },
        ],
        maxBytes: _base_units_js__WEBPACK_IMPORTED_MODULE_0__/* .mebibyte */ .E$,
        drawn: 'below the text',
        required: false,
        browsers: ['56+', no, no],
        description: 'HTTPS URL of a large image (360x240 pixels, or 360x200 for phones).',
        examples: ['https://example.com/spring-360x240.png'],
    },
    landing_url: {
        kind: 'page',
        required: true,
        browsers: everywhere,
        description: 'URL that opens when a subscriber clicks the notification.',
        examples: ['https://example.com/spring'],
    },
    actions: {
        kind: 'buttons',
        required: false,
        browsers: ['48+', no, no],
        description: 'List of buttons, each with a `text` and a `url`.',
        examples: [[{ text: 'New arrivals', url: 'https://example.com/spring/new' }]],
    },
    utm_source: {
        kind: 'text',
        required: false,
        browsers: everywhere,
        description: 'Traffic source for web analytics, such as `web-push`.',
        examples: ['web-push'],
    },
    utm_medium: {
        kind: 'text',
        required: false,
        browsers: everywhere,
        description: 'Traffic medium for web analytics, such as `notification`.',
        examples: ['notification'],
    },
    utm_campaign: {
        kind: 'text',
        required: false,
        browsers: everywhere,
        description: 'Campaign name for web analytics, such as `spring-sale`.',
        examples: ['spring-sale'],
    },
    ttl: {
        kind: 'duration',
        required: false,
        browsers: notInSafari,
        description: 'How long to keep the notification for offline subscribers, at most four weeks.',
        examples: ['2d', 86_400],
    },
};
/** The names of all notification fields, in the order of the request body. */
const fieldNames = Object.keys(fieldTable);
const namesOfKind = (...kinds) => fieldNames.filter(name => kinds.includes(fieldTable[name].kind));
const textFields = namesOfKind('text', 'image', 'page');
const imageFields = namesOfKind('image');
const requiredFields = fieldNames.filter(name => fieldTable[name].required);
/** Returns the name of the input that sets a field, such as `icon-url` for `icon_url`. */
const inputOf = (field) => field.replaceAll('_', '-');
const contentInputs = fieldNames.map(inputOf);
/**
 * Lists the browsers that support a field, such as `Chrome 56+` or `Chrome, Firefox`. Returns `all` if every browser
 * supports the field. `space` separates a browser's name from its minimum version.
 */
function browsersText(support, space = ' ') {
    if (support.every(since => since === yes))
        return 'all';
    const named = browsers.map((browser, index) => ({ browser, since: support[index] ?? no }));
    return named
        .filter(({ since }) => since !== no)
        .map(({ browser, since }) => (since === yes ? browser : `${browser}${space}${since}`))
        .join(', ');
}


/***/ }),

/***/ 953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b8: () => (/* binding */ imageUrl),
/* harmony export */   fi: () => (/* binding */ pageUrl),
/* harmony export */   pc: () => (/* binding */ baseUrl)
/* harmony export */ });
/* harmony import */ var _base_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(268);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(775);
/* harmony import */ var _value_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(125);




// The action sends URLs unchanged. These rules refuse malformed URLs, such as ones that lack a slash or contain
// whitespace or a backslash, because browsers may repair them in different ways.
const imageUrl = text => absoluteUrl(text, ['https'], 'an absolute https URL, such as https://example.com/image.png');
const pageUrl = text => absoluteUrl(text, ['https', 'http'], 'an absolute https or http URL, such as https://example.com/page');
/**
 * Accepts an https URL, or an http URL with a loopback address. The URL may have only a host, port, and path. Removes
 * trailing slashes.
 */
const baseUrl = text => {
    const right = 'the https address of the push service, such as https://push.example.com';
    const parsed = absoluteUrl(text, ['https', 'http'], right);
    if ('message' in parsed)
        return parsed;
    const wrong = whyNoBase(text, new URL(text));
    return wrong === undefined ? { value: text.replace(/\/+$/, '') } : aboutUrl(text, wrong);
};
const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Matches the paths that the action adds to `base-url`, and common variants of these paths. */
const addedPath = /(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;
function whyNoBase(text, { protocol, hostname, pathname }) {
    if (protocol === 'http:' && !loopbackHosts.test(hostname)) {
        return 'would send the token unencrypted; use an https URL (http is only allowed for loopback addresses)';
    }
    const [, added] = addedPath.exec(pathname) ?? [];
    if (added)
        return `ends with \`${added}\`, but the action adds this path itself; remove \`${added}\``;
    return /[?#]/.test(text) ? 'has a query or fragment; remove it' : undefined;
}
/** `right` describes a correct URL for error messages. */
function absoluteUrl(text, schemes, right) {
    if (text === '')
        return { message: `is blank; use ${right}` };
    const wrong = whyNoUrl(text, schemes, right);
    return wrong === undefined ? { value: text } : aboutUrl(text, wrong);
}
/** Never quotes a URL with an `@`, because the text before the `@` may be a password. */
const aboutUrl = (text, message) => mayHavePassword.test(text) ? { message } : (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, message);
/** Matches `@`, including the full-width, small, and percent-encoded forms that a malformed URL may contain. */
const mayHavePassword = /[@\uff20\ufe6b]|%40/;
/**
 * Matches a URL with a user name or password. A user name can look like a host, as in
 * `https://shop.example&x@evil.example`.
 */
const credentials = /^https?:[/\\]*[^/\\?#]*@/i;
/** Matches the scheme and host of a URL. The captured host may include a port. */
const schemeAndHost = /^([a-z]+):\/\/([^/?#]+)/i;
/** Matches characters that suggest an unreplaced variable in the host. */
const unresolvedInHost = /[{}$%<]/;
/** Matches what looks like the host in a URL with a repeated scheme, as in `https://https://example.com/`. */
const schemeAsHost = /^https?:?$/i;
function whyNoUrl(text, schemes, right) {
    if (credentials.test(text))
        return 'contains a user name or password; remove them';
    if (text.length > _base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .maxUrlLength */ .QO)
        return `is too long for a URL; use a URL of at most ${_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .maxUrlText */ .zF}`;
    if (_base_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .separatorInUrl */ .m4.test(text) || _base_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleInUrl */ .CY.test(text)) {
        return `contains white space, an invisible character or a backslash; use ${right}`;
    }
    if (!text.isWellFormed())
        return _value_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .loneSurrogate */ .n7;
    const [, scheme = '', host = ''] = schemeAndHost.exec(text) ?? [];
    const [unresolved] = unresolvedInHost.exec(host) ?? [];
    if (unresolved !== undefined) {
        return `contains \`${unresolved}\` in its host, so a variable in the host was probably not replaced; use ${right}`;
    }
    if (scheme !== '' && !schemes.includes(scheme.toLowerCase()))
        return `has the scheme ${scheme}; use ${right}`;
    if (schemeAsHost.test(host))
        return `has its scheme twice; use ${right}`;
    const isAbsolute = scheme !== '' && (0,_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .Dl)(text) !== undefined;
    return isAbsolute ? undefined : `is not an absolute URL; use ${right}`;
}


/***/ }),

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ anyText),
/* harmony export */   GT: () => (/* binding */ nonBlank),
/* harmony export */   I9: () => (/* binding */ textWithoutControls),
/* harmony export */   PL: () => (/* binding */ releaseChoice),
/* harmony export */   VE: () => (/* binding */ maxYamlBytes),
/* harmony export */   d6: () => (/* binding */ headerToken),
/* harmony export */   eB: () => (/* binding */ timeZone),
/* harmony export */   lZ: () => (/* binding */ tooLargeYaml),
/* harmony export */   n7: () => (/* binding */ loneSurrogate),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   tS: () => (/* binding */ expectedPayload),
/* harmony export */   xf: () => (/* binding */ missingPayload),
/* harmony export */   yG: () => (/* binding */ parseBoolean),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var _base_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(910);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(268);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(199);
/* harmony import */ var _base_units_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(893);





/**
 * The maximum size of payload files, `actions`, and `extra-fields`, in bytes. Anything larger is refused before
 * parsing.
 */
const maxYamlBytes = 16_384;
/** Completes a message that begins with the name of an input or file. */
const tooLargeYaml = 'is larger than 16 KiB; shorten it (push services accept about 4 KiB in total)';
const visibleAscii = /^[\x21-\x7e]+$/;
/** Accepts a whole number from `min` to `max` in decimal digits. `what` completes the message "is not …". */
function wholeNumber(what, min, max) {
    return text => {
        const value = Number(text);
        const isValid = /^[0-9]+$/.test(text) && value >= min && value <= max;
        if (isValid)
            return { value };
        return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, `is not ${what}${isRewritten(text) ? rewrittenHint : ''}`);
    };
}
/** GitHub writes a large number that is not in quotes this way, as in `1.23E+15`. */
const isRewritten = (text) => /^\d(?:\.\d+)?e\+\d+$/i.test(text);
const rewrittenHint = '; put it in quotes in the workflow, because GitHub rewrites large numbers without quotes';
/** Accepts only YAML 1.2 core booleans so that a typo cannot cause or prevent a send. */
function boolean(text) {
    if (['true', 'True', 'TRUE'].includes(text))
        return { value: true };
    if (['false', 'False', 'FALSE'].includes(text))
        return { value: false };
    return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, `is neither true nor false; use \`true\` or \`false\``);
}
/** Like boolean(), but returns undefined if the text is not a boolean, for callers that do not report problems. */
function parseBoolean(text) {
    const parsed = boolean(text);
    return 'value' in parsed ? parsed.value : undefined;
}
/** Parses whole seconds, or a whole number with one unit (`12h`). The result is in seconds. */
function duration(text) {
    const match = /^([0-9]+)([smhdw]?)$/.exec(text);
    const right = 'use whole seconds (3600), or a whole number with a unit: s, m, h, d or w (12h)';
    if (!match)
        return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, `is not a duration; ${right}`);
    const unit = _base_units_js__WEBPACK_IMPORTED_MODULE_3__/* .timeUnits */ .F7.find(({ letter }) => letter === match[2]);
    const value = Number(match[1]) * (unit?.seconds ?? 1);
    if (!Number.isSafeInteger(value))
        return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, `is too long; ${right}`);
    return { value };
}
/**
 * Accepts only visible ASCII characters, because the value becomes part of an HTTP header. The value is a secret, so
 * the message never quotes it.
 */
function headerToken(text) {
    if (visibleAscii.test(text))
        return { value: text };
    return {
        message: 'contains a space, a line break or a non-ASCII character, which a token cannot contain; set it to the token only, preferably from a secret',
    };
}
/** Accepts text with at least one visible character and no control characters. */
function nonBlank(text) {
    if (text === '')
        return { message: 'is blank, and the service refuses blank text; write some text' };
    const parsed = textWithoutControls(text);
    if ('message' in parsed)
        return parsed;
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text) === '' ? { message: 'has no visible character; write some text' } : { value: text };
}
/** Refuses characters that subscribers would not see. Allows tabs and line breaks. */
const textWithoutControls = text => {
    const [control] = _base_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .controlInText */ .Sx.exec(text) ?? [];
    if (control === undefined)
        return text.isWellFormed() ? { value: text } : { message: loneSurrogate };
    const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return { message: `contains the control character U+${code}, which subscribers would not see; remove it` };
};
const loneSurrogate = 'contains half of a character (a lone surrogate); write the whole character';
/** Accepts a tag, `refs/tags/<tag>`, or `latest`. For a tag named `latest`, users must write `refs/tags/latest`. */
function releaseChoice(text) {
    if (text === 'latest')
        return { value: { kind: 'latest' } };
    const tag = text.replace(/^refs\/tags\//, '');
    const isOtherRef = /^refs\//.test(text) && tag === text;
    if (tag === '' || isOtherRef)
        return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, 'is not a tag; use a tag such as v1.2.3, or `latest`');
    return { value: { kind: 'tag', tag } };
}
/**
 * Accepts any IANA time zone name that the runtime knows, in upper or lower case. Refuses offsets such as `+01:00`,
 * because they do not account for daylight saving time.
 */
function timeZone(text) {
    if (/^[a-z]/i.test(text) && isKnownZone(text))
        return { value: text };
    const right = 'use a name from the IANA time zone database, such as Europe/Berlin';
    return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, `is not a time zone that this runner knows; ${right}`);
}
function isKnownZone(name) {
    try {
        new Intl.DateTimeFormat('en', { timeZone: name });
        return true;
    }
    catch {
        return false;
    }
}
/** Parses the approved payload. */
function expectedPayload(text) {
    const value = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text);
    const right = 'use the `payload` output of the approved dry run, or `any` to turn this guard off';
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? { value } : { message: `is not a JSON object; ${right}` };
}
/** An empty `expected-payload` has two common causes, and neither of them is visible to the action. */
const missingPayload = () => 'is empty, so the approved payload is missing. Either the step that it names does not exist or made no payload, or GitHub dropped the output between jobs because it contains a secret (put the address of the icon or page into a variable, not a secret); correct this, or use `any` to turn this guard off';
const anyText = value => ({ value });


/***/ }),

/***/ 517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   N6: () => (/* binding */ maxListMebibytes),
/* harmony export */   UX: () => (/* binding */ PushService),
/* harmony export */   e8: () => (/* binding */ maxResponseMebibytes),
/* harmony export */   ed: () => (/* binding */ maxClaimAgeMs)
/* harmony export */ });
/* harmony import */ var _base_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(893);
/* harmony import */ var _base_version_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(994);


/** If the list of audiences is larger than this, the run fails. */
const maxListMebibytes = 64;
/** If the response to a send is larger than this, the action ignores the rest. */
const maxResponseMebibytes = 1;
/**
 * The maximum time between checking the `once-key` claim and sending the POST. If a run is paused for longer, people
 * may think that it has ended and delete its claim. Another run may then send the notification.
 */
const maxClaimAgeMs = 30_000;
/**
 * The two operations of the push service (docs/api.md). Each call makes one exchange, without retries. Callers may
 * retry up to `retries` times.
 */
class PushService {
    retries;
    context;
    #settings;
    constructor({ retries, ...settings }, context) {
        this.retries = retries;
        this.context = context;
        this.#settings = settings;
    }
    fetchAudiences() {
        return this.context.http.request({
            ...this.#requestTo('/v1/audience'),
            method: 'GET',
            maxBytes: maxListMebibytes * _base_units_js__WEBPACK_IMPORTED_MODULE_0__/* .mebibyte */ .E$,
        });
    }
    send(body) {
        const { headers, ...request } = this.#requestTo('/v1/notifications');
        return this.context.http.request({
            ...request,
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body,
            maxHeldMs: maxClaimAgeMs,
            maxBytes: maxResponseMebibytes * _base_units_js__WEBPACK_IMPORTED_MODULE_0__/* .mebibyte */ .E$,
        });
    }
    #requestTo(path) {
        const { baseUrl, apiToken, timeout } = this.#settings;
        return {
            url: new URL(`${baseUrl}${path}`),
            headers: { 'Authentication-Token': apiToken, Accept: 'application/json', 'User-Agent': _base_version_js__WEBPACK_IMPORTED_MODULE_1__/* .userAgent */ .N },
            timeoutMs: timeout * 1_000,
            signal: this.context.signal,
        };
    }
}
/** Returns the JSON request body for sending a notification. Leaves out optional fields that are not set. */
function bodyOf(notification, chosen, extraFields) {
    const target = chosen.type === 'all' ? { type: 'all' } : { type: 'audience', value: chosen.audience.id };
    return JSON.stringify({ ...notification, target, ...extraFields });
}


/***/ }),

/***/ 720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HF: () => (/* binding */ isPublished),
/* harmony export */   MQ: () => (/* binding */ isStable),
/* harmony export */   NC: () => (/* binding */ describeRelease),
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   ou: () => (/* binding */ whyNotAllowed),
/* harmony export */   vs: () => (/* binding */ problemsOfUnknownRelease)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(910);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(268);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(199);
/* harmony import */ var _release_version_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(580);




/** Whether a release is published. Returns false if GitHub's data does not say so. */
const isPublished = (release) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(release) && release.draft === false;
/** Whether a release is published and not a pre-release. Returns false if GitHub's data does not say so. */
const isStable = (release) => isPublished(release) && release.prerelease === false && !(0,_release_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrereleaseTag */ .FG)(String(release.tag_name));
/** Returns the number of seconds since `time`, or undefined if it is missing or invalid. Returns 0 for future times. */
function ageOf(time, now) {
    const age = (now.getTime() - Date.parse(time ?? '')) / 1_000;
    return Number.isNaN(age) ? undefined : Math.max(0, age);
}
/**
 * Derives the level and age of a release. It is a pre-release if GitHub flags it as one (`isFlagged`) or if its tag says
 * so, because people forget the flag.
 */
function describeRelease(tag, isFlagged, publishedAt, now) {
    const version = (0,_release_version_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseVersion */ .SF)(tag);
    const level = isFlagged ? 'prerelease' : version && (0,_release_version_js__WEBPACK_IMPORTED_MODULE_3__/* .levelOf */ .In)(version);
    return { tag, level, age: ageOf(publishedAt, now) };
}
/**
 * Returns undefined if the inputs allow this release. Otherwise, returns why they exclude it, or a problem for each
 * input that cannot be checked (docs/announce-releases.md, "Which releases").
 */
function whyNotAllowed(release, { level: minLevel, maxAge, isDefaultMaxAge: isDefault = false, isTagByHand = false }) {
    const { tag, level, age } = release;
    const allowsAllLevels = minLevel === 'prerelease' || (minLevel === undefined && isTagByHand);
    const problems = [];
    if (minLevel !== undefined && !allowsAllLevels && level === undefined) {
        problems.push((0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('release-level', `cannot be checked for the release ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)}, because its tag has no version such as v1.2.3 (a version that begins with a year does not count); to announce this release, remove \`release-level\``));
    }
    if (maxAge !== undefined && age === undefined) {
        problems.push((0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('max-age', `cannot be checked for the release ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)}, because GitHub gives no publication date; to announce this release, set \`release\` to its tag, without \`max-age\``));
    }
    if (problems.length > 0)
        return { problems };
    const isTooLow = minLevel === undefined ? level === 'prerelease' : !(0,_release_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isAtLeast */ .du)(level, minLevel);
    if (isTooLow && !allowsAllLevels)
        return { kind: 'level', release, minLevel };
    if (maxAge !== undefined && age !== undefined && age > maxAge)
        return { kind: 'age', release, age, maxAge, isDefault };
    return undefined;
}
/** Returns a problem for each filter that is set, because filters cannot be checked without data about the release. */
function problemsOfUnknownRelease(why, { level, maxAge }) {
    const problems = [];
    if (level !== undefined)
        problems.push((0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('release-level', `cannot be checked: ${why}`));
    if (maxAge !== undefined)
        problems.push((0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('max-age', `cannot be checked: ${why}`));
    return problems;
}


/***/ }),

/***/ 557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ tokenInDerived),
/* harmony export */   ho: () => (/* binding */ notAnnounceable),
/* harmony export */   kW: () => (/* binding */ publishedToken),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   sV: () => (/* binding */ allMissing),
/* harmony export */   xW: () => (/* binding */ unclearField)
/* harmony export */ });
/** Returns content with every field missing for the same reason. */
function allMissing(missing) {
    const part = { missing };
    const fields = { title: part, message: part, icon_url: part, landing_url: part };
    return { kind: 'content', source: 'event', fields };
}
/** Joins two values with a separator. If either value is missing, returns the reason. */
function joined(first, second, separator) {
    if ('missing' in first)
        return first;
    if ('missing' in second)
        return second;
    return { value: `${first.value}${separator}${second.value}`, madeFrom: [...first.madeFrom, ...second.madeFrom] };
}
/**
 * Returns a clause saying that an event's field at `path` is missing or not text, so the action takes no content from
 * the event.
 */
const unclearField = (path) => `the \`${path}\` field of the event is missing or not text, so the action takes no content from the event`;
const notAnnounceable = (why) => ({ kind: 'not-announceable', why });
/**
 * Returns the name of a token that a derived value would publish, if any. Searches GitHub's original strings too,
 * because the value may contain only a shortened or rewritten part of the token.
 */
function tokenInDerived(derived, secrets) {
    const texts = 'value' in derived ? [derived.value, ...derived.madeFrom] : (derived.madeFrom ?? []);
    return texts.map(secrets.find).find(found => found !== undefined);
}
/** Returns the end of a sentence that tells the user what to do about a token in a release or deployment. */
const publishedToken = (token, place) => `${token}, which may already be public; replace the token, and delete the old token from the ${place}`;


/***/ }),

/***/ 580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ isPrereleaseTag),
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   SF: () => (/* binding */ releaseVersion),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   p: () => (/* binding */ isSameVersion),
/* harmony export */   ut: () => (/* binding */ hasSameWords)
/* harmony export */ });
/* unused harmony export releaseLevels */
/** The levels of releases, highest first. A pre-release has the level `prerelease`, whatever its number is. */
const releaseLevels = ['major', 'minor', 'patch', 'prerelease'];
const levelsByNumber = ['major', 'minor', 'patch'];
/** Matches a date with dashes, such as `2026-11-21`, and an optional counter, such as `.2`. A date is not a version. */
const dashedDate = /(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g;
const versionNumber = /(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
/**
 * Returns the version in a tag, or undefined if there is none (docs/announce-releases.md, "Which releases"). The
 * version number must be at the beginning of the tag, or after `v`, `@`, `/`, `-`, or `_`. A number without a dot
 * counts only at the beginning or after `v`, `@`, or `/`. For example, `build-1234` is not a version.
 */
function releaseVersion(tag) {
    const searched = tag.replace(dashedDate, date => '.'.repeat(date.length));
    const candidates = [...searched.matchAll(versionNumber)];
    const dotted = candidates.find(([, , number = '']) => number.includes('.'));
    // Use the last number, because an earlier number may be part of the package name, as in `ui-v2@3`.
    const found = dotted ?? candidates.findLast(([, before]) => before !== '-' && before !== '_');
    if (found === undefined)
        return undefined;
    const [, before = '', number = ''] = found;
    const start = found.index + before.length;
    const after = tag.slice(start + number.length);
    const isPrerelease = prereleasePart.test(after);
    return {
        text: tag.slice(start),
        numbers: number.split('.').map(Number),
        isPrerelease,
        words: [tag.slice(0, start).replace(/v$/i, ''), isPrerelease ? '' : withoutBuild(after)],
    };
}
/** Whether the tag names a pre-release. A tag without a version, such as `nightly`, does not. */
const isPrereleaseTag = (tag) => releaseVersion(tag)?.isPrerelease === true;
/** Matches the text after the version number of a pre-release. `a`, `b`, `c`, and `m` count only with digits. */
const prereleasePart = /^[-_.]?(?:alpha|beta|rc|cr|pre|preview|dev|next|canary|nightly|snapshot|milestone|[abcm]\d+(?!\d))(?:$|[\d.\-_+])/i;
/** Removes build metadata such as `+45`, which differs between builds of the same version. */
const withoutBuild = (text) => text.replace(/\+.*$/s, '');
/** Matches text that continues a version number with a separator other than a dot, as in `1-2-3` or `2026_11_21`. */
const moreNumbers = /^[-_,]\d/;
/** A version that is a single number above this limit is probably a date or a build number. */
const maxOnlyNumber = 9_999;
const isYear = (number) => number >= 1_900 && number < 2_100;
/**
 * Returns the level of a version: `1.0.0` and `1` are major, `1.2.0` and `1.2` are minor, `1.2.3` is a patch, and
 * `1.0.0-rc.1` is a pre-release. Returns undefined if the version is a date (`2026.5.16`, `20261121`) or if the level
 * is unclear (`1_2_3`).
 */
function levelOf({ numbers, isPrerelease, words: [, after] }) {
    if (isPrerelease)
        return 'prerelease';
    const [first = 0, ...others] = numbers;
    if (isYear(first))
        return undefined;
    if (others.length === 0 && (first > maxOnlyNumber || moreNumbers.test(after)))
        return undefined;
    const last = numbers.findLastIndex(number => number > 0);
    return levelsByNumber[Math.min(Math.max(last, 0), levelsByNumber.length - 1)];
}
/** Returns true if `own` is `level` or higher. Returns false if `own` is undefined. */
const isAtLeast = (own, level) => own !== undefined && releaseLevels.indexOf(own) <= releaseLevels.indexOf(level);
/**
 * Whether two versions have the same text around their numbers. `ui@1.2.0` and `api@1.3.0` do not, because they belong
 * to different packages.
 */
const hasSameWords = (one, other) => one.words.every((text, index) => text === other.words[index]);
/**
 * Compares versions for `sort`, lowest first. If versions are equal, such as `v2` and `v2.0.0`, the one with more
 * numbers comes last.
 */
const compareVersions = (one, other) => compareNumbers(one.numbers, other.numbers) || one.numbers.length - other.numbers.length;
/** Whether two versions are equal, such as `v2` and `v2.0.0`. A pre-release does not equal its release. */
const isSameVersion = (one, other) => one.isPrerelease === other.isPrerelease && compareNumbers(one.numbers, other.numbers) === 0;
function compareNumbers(one, other) {
    const length = Math.max(one.length, other.length);
    for (let index = 0; index < length; index++) {
        const difference = (one[index] ?? 0) - (other[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}


/***/ }),

/***/ 472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  yI: () => (/* binding */ readContext),
  j_: () => (/* binding */ readEvent),
  uv: () => (/* binding */ readProxySettings)
});

// UNUSED EXPORTS: isPullRequest, runUrl

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: ./node_modules/proxy-from-env/index.js


var DEFAULT_PORTS = {
  ftp: 21,
  gopher: 70,
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
};

function parseUrl(urlString) {
  try {
    return new URL(urlString);
  } catch {
    return null;
  }
}

/**
 * @param {string|object|URL} url - The URL as a string or URL instance, or a
 *   compatible object (such as the result from legacy url.parse).
 * @return {string} The URL of the proxy that should handle the request to the
 *  given URL. If no proxy is set, this will be an empty string.
 */
function getProxyForUrl(url) {
  var parsedUrl = (typeof url === 'string' ? parseUrl(url) : url) || {};
  var proto = parsedUrl.protocol;
  var hostname = parsedUrl.host;
  var port = parsedUrl.port;
  if (typeof hostname !== 'string' || !hostname || typeof proto !== 'string') {
    return '';  // Don't proxy URLs without a valid scheme or host.
  }

  proto = proto.split(':', 1)[0];
  // Stripping ports in this way instead of using parsedUrl.hostname to make
  // sure that the brackets around IPv6 addresses are kept.
  hostname = hostname.replace(/:\d*$/, '');
  port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
  if (!shouldProxy(hostname, port)) {
    return '';  // Don't proxy URLs that match NO_PROXY.
  }

  var proxy = getEnv(proto + '_proxy') || getEnv('all_proxy');
  if (proxy && proxy.indexOf('://') === -1) {
    // Missing scheme in proxy, default to the requested URL's scheme.
    proxy = proto + '://' + proxy;
  }
  return proxy;
}

/**
 * Determines whether a given URL should be proxied.
 *
 * @param {string} hostname - The host name of the URL.
 * @param {number} port - The effective port of the URL.
 * @returns {boolean} Whether the given URL should be proxied.
 * @private
 */
function shouldProxy(hostname, port) {
  var NO_PROXY = getEnv('no_proxy').toLowerCase();
  if (!NO_PROXY) {
    return true;  // Always proxy if NO_PROXY is not set.
  }
  if (NO_PROXY === '*') {
    return false;  // Never proxy if wildcard is set.
  }

  return NO_PROXY.split(/[,\s]/).every(function(proxy) {
    if (!proxy) {
      return true;  // Skip zero-length hosts.
    }
    var parsedProxy = proxy.match(/^(.+):(\d+)$/);
    var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
    var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
    if (parsedProxyPort && parsedProxyPort !== port) {
      return true;  // Skip if ports don't match.
    }

    if (!/^[.*]/.test(parsedProxyHostname)) {
      // No wildcards, so stop proxying if there is an exact match.
      return hostname !== parsedProxyHostname;
    }

    if (parsedProxyHostname.charAt(0) === '*') {
      // Remove leading wildcard.
      parsedProxyHostname = parsedProxyHostname.slice(1);
    }
    // Stop proxying if the hostname ends with the no_proxy host.
    return !hostname.endsWith(parsedProxyHostname);
  });
}

/**
 * Get the value for an environment variable.
 *
 * @param {string} key - The name of the environment variable.
 * @return {string} The value of the environment variable.
 * @private
 */
function getEnv(key) {
  return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || '';
}

// EXTERNAL MODULE: ./build/js/base/units.js
var units = __nccwpck_require__(893);
;// CONCATENATED MODULE: ./build/js/runner/context.js



/**
 * When `@actions/github` is loaded, it reads the event file in `new Context()` and throws if the file is not JSON. This
 * action does not use that context, so it removes GITHUB_EVENT_PATH first.
 */
const { GITHUB_EVENT_PATH: eventPath = '' } = process.env;
delete process.env.GITHUB_EVENT_PATH;
const proxyVariable = (name) => process.env[name.toLowerCase()] || process.env[name] || undefined;
/**
 * Reads the runner's proxy settings. If a variable is set in both uppercase and lowercase, the lowercase variable wins,
 * as in curl.
 */
function readProxySettings() {
    return {
        http: proxyVariable('HTTP_PROXY'),
        https: proxyVariable('HTTPS_PROXY'),
        isBypassed: url => getProxyForUrl(url) === '',
    };
}
/**
 * Reads the runner's environment variables. Missing ones get a default value or an empty string, because the action can
 * also run outside GitHub.
 */
function readContext() {
    const { GITHUB_API_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, GITHUB_RUN_ID } = process.env;
    const { GITHUB_EVENT_NAME } = process.env;
    return {
        github: {
            apiUrl: GITHUB_API_URL || 'https://api.github.com',
            serverUrl: GITHUB_SERVER_URL || 'https://github.com',
        },
        run: {
            repository: GITHUB_REPOSITORY ?? '',
            sha: GITHUB_SHA ?? '',
            id: GITHUB_RUN_ID ?? '',
            event: GITHUB_EVENT_NAME ?? '',
            attempt: Number(process.env.GITHUB_RUN_ATTEMPT) || 1,
        },
    };
}
/** For these two events, GitHub shows annotations on the pull request's changed files. */
const isPullRequest = (eventName) => eventName === 'pull_request' || eventName === 'pull_request_target';
/** Returns the URL of the page with this attempt's job summaries, or '' outside GitHub Actions. */
function runUrl() {
    const { github, run } = readContext();
    if (run.id === '')
        return '';
    return `${github.serverUrl}/${run.repository}/actions/runs/${run.id}/attempts/${run.attempt}`;
}
const maxEventBytes = 25 * units/* mebibyte */.E$;
/**
 * Returns the event that started the run. The payload is undefined if the event file cannot be read, is larger than 25
 * MiB, or is not JSON.
 */
function readEvent(path = eventPath) {
    const { GITHUB_EVENT_NAME: name = '' } = process.env;
    try {
        if ((0,external_node_fs_.statSync)(path).size > maxEventBytes)
            return { name, payload: undefined, unreadable: 'the event is larger than 25 MiB' };
        return { name, payload: JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')) };
    }
    catch {
        // The error message may quote the event, so keep the message out of the log.
        return { name, payload: undefined, unreadable: path === '' ? undefined : 'the action cannot read the event file' };
    }
}


/***/ }),

/***/ 785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven)
/* harmony export */ });
/* unused harmony export closestMatch */
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./build/js/runner/cancellation.js
/** Ends the run early if the runner cancels the step or an uncaught error occurs. */
const cancellation = new AbortController();

;// CONCATENATED MODULE: ./build/js/runner/signals.js

// The start of each action imports this file first, because a signal that arrives before the listeners are added would
// end the process without any outputs.
/**
 * To cancel a step, the runner sends SIGINT, then SIGTERM (on Windows, Ctrl-Break, which Node calls SIGBREAK) after
 * 7.5 s, and SIGKILL after another 2.5 s. Terminals and service managers send SIGHUP or SIGQUIT. The listeners are
 * never removed, so a second signal cannot end the process while it writes its report. Listening for a signal that the
 * system does not have is harmless.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP', 'SIGQUIT'];
for (const name of signals)
    process.on(name, () => cancellation.abort());

// EXTERNAL MODULE: ./build/js/base/failure.js
var base_failure = __nccwpck_require__(500);
// EXTERNAL MODULE: ./build/js/base/problems.js
var base_problems = __nccwpck_require__(268);
// EXTERNAL MODULE: ./build/js/base/version.js
var version = __nccwpck_require__(994);
;// CONCATENATED MODULE: external "node:string_decoder"
const external_node_string_decoder_namespaceObject = require("node:string_decoder");
// EXTERNAL MODULE: ./build/js/http/backoff.js
var backoff = __nccwpck_require__(95);
// EXTERNAL MODULE: ./build/js/http/http-client.js + 3 modules
var http_client = __nccwpck_require__(974);
// EXTERNAL MODULE: ./build/js/base/json.js
var base_json = __nccwpck_require__(910);
// EXTERNAL MODULE: ./build/js/base/text.js
var base_text = __nccwpck_require__(199);
// EXTERNAL MODULE: ./build/js/base/units.js
var units = __nccwpck_require__(893);
// EXTERNAL MODULE: ./build/js/http/proxy.js
var proxy = __nccwpck_require__(927);
;// CONCATENATED MODULE: ./build/js/push/service-failures.js






const hints = {
    'connection-failed': 'Check `base-url`, and check that the runner can reach this address.',
    'tls-failed': 'Check `base-url` and the certificate of the service. For a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.',
    timeout: 'Check that the service is up. If the service is only slow, raise `timeout` for later sends.',
    'connection-lost': 'Check that the service is up.',
    'bad-response': 'Check that `base-url` is the address of the push service.',
};
const slowHint = {
    newRunAfter: 'Check that the service is up, and run this again. If the service is only slow, raise `timeout`, then',
};
const tlsHints = {
    ERR_SSL_WRONG_VERSION_NUMBER: 'Check the port in `base-url`. If you use an https proxy, check the port of the proxy too.',
    ERR_TLS_CERT_ALTNAME_INVALID: 'Check the host in `base-url`, because the certificate of the service is for another host.',
    ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: 'Use an address of the service (or a proxy) that does not require a client certificate.',
};
/**
 * Returns what the user should do next. If a send is in doubt, the hint does not tell users to send again, because they
 * must first check whether the notification was sent. The report explains how to check and how to send again.
 */
function hintForFailure(operation, { reason, mayHaveBeenReceived, cause }) {
    const isInDoubt = operation === 'Sending' && mayHaveBeenReceived;
    if (reason === 'cancelled')
        return isInDoubt ? '' : base_failure/* cancelledHint */.Pz;
    // If the proxy failed, the service received nothing, so the send is not in doubt.
    if (reason === 'proxy-failed')
        return (0,proxy/* proxyHint */.CJ)(cause);
    const { code = '' } = Object(cause);
    const hint = (reason === 'tls-failed' && tlsHints[code]) || hints[reason];
    if (isInDoubt)
        return hint;
    if (reason === 'timeout')
        return slowHint;
    return `${hint} Then run this again.`;
}
/**
 * Explains why a request failed. For a send, also says whether the service may have received the request. For the list
 * of audiences, that does not matter, because fetching it twice is harmless.
 */
function whatHappened(operation, { reason, mayHaveBeenReceived }, detail) {
    const isSend = operation === 'Sending';
    const mayHaveReceived = isSend ? ' The service may have received the request.' : '';
    const texts = {
        'connection-failed': `Could not connect to the service (${detail}).`,
        'tls-failed': `Could not make a secure connection to the service (${detail}).`,
        'proxy-failed': `Could not use the proxy (${detail}).`,
        timeout: mayHaveBeenReceived
            ? `The service did not send a complete response in time (${detail}).${mayHaveReceived}`
            : `Timed out connecting to the service (${detail}).`,
        'connection-lost': `The connection was lost before the response was complete (${detail}).${mayHaveReceived}`,
        'bad-response': `The response of the service is not valid HTTP, or is incomplete (${detail}).`,
        cancelled: isSend && mayHaveBeenReceived
            ? 'The run was cancelled, but the service may already have received the request.'
            : (0,base_failure/* cancelledMessage */.$6)(operation),
    };
    return texts[reason];
}
/**
 * Turns a network failure into a Failure. Redacts and shortens text from other hosts, such as the names in a
 * certificate.
 */
function requestFailure(operation, failure, redact) {
    const { reason, cause } = failure;
    return new base_failure/* Failure */.HR({
        reason,
        title: `${operation} failed`,
        message: whatHappened(operation, failure, (0,base_text/* excerpt */.Kb)((0,base_failure/* describe */.q0)(cause), redact)),
        hint: hintForFailure(operation, failure),
        cause,
    });
}
/**
 * Turns a response with a status other than 2xx into a Failure. Set `isInDoubt` if the notification may have been sent.
 */
function statusFailure(operation, response, redact, isInDoubt = false) {
    const { status, headers, body, incomplete } = response;
    const location = headers.location ? ` and points to ${(0,base_text/* quote */.hD)(publicPart(redact(headers.location)))}` : '';
    const said = (0,base_text/* excerpt */.Kb)(body, redact, incomplete !== undefined);
    const words = said && `: ${said.replace(/\.$/, '')}`;
    const responded = `The ${status === 407 ? 'proxy' : 'service'} responded ${(0,http_client/* statusName */.Er)(status)}${location}${words}.`;
    return new base_failure/* Failure */.HR({
        reason: `http-${status}`,
        title: `${operation} failed`,
        message: isInDoubt ? responded : `${responded}${pauseText(headers['retry-after'])}`,
        hint: isInDoubt ? hintInDoubt(status) : serviceHint(status, operation, said !== ''),
    });
}
/**
 * Returns a URL without its credentials, query, and fragment, because they may contain secrets that the action does not
 * know about and cannot redact.
 */
function publicPart(url) {
    const [address = ''] = url.split(/[?#]/, 1);
    return address.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i, '$1//');
}
/** Explains why this status leaves a send in doubt. The report adds what users must check before they send again. */
function hintInDoubt(status) {
    if (status === 302 || status === 303)
        return 'Many services redirect after they have handled a request. The action does not follow redirects, because the token would go to the new address. So if nothing was sent, correct `base-url` first.';
    if (status === 408 || status === 499)
        return 'A server between the action and the service stopped waiting, but may have passed the request on.';
    if (status === 503)
        return 'Check the status of the service. A gateway also answers 503 if the service read the request and then failed.';
    return 'The service has a problem. Check the status of the service.';
}
/** Whether a body begins with `<`, which suggests that a website responded instead of the service. */
const isWebPage = (body) => /^\s*</.test(body);
const websiteHint = '`base-url` is probably the address of a website. If it is, set `base-url` to the address of the API, without `/v1/…`.';
/**
 * Returns a sentence about `Retry-After` if it asks for a longer wait than this action allows, or else an empty string.
 */
function pauseText(header) {
    const waitMs = (0,backoff/* retryAfter */.P9)(header, Date.now());
    if (waitMs === undefined || waitMs <= backoff/* maxWaitMs */.wJ)
        return '';
    const wait = waitMs > units/* dayMs */.LP ? 'more than a day' : `${Math.ceil(waitMs / 1_000)} s`;
    return ` Retry-After asks for ${wait}; this action waits at most ${backoff/* maxWaitMs */.wJ / 1_000} s.`;
}
function serviceHint(status, operation, saidWhy) {
    if (status === 401 || status === 403) {
        return 'The service refused the token. Check that `api-token` is the current API token of this site, without quotation marks, and that this workflow can read the secret. Then run this again.';
    }
    if (status === 404) {
        const audience = operation === 'Sending' ? ' With `target: audience`, check `audience-id` too.' : '';
        return `Check \`base-url\`, because there may be no push service at that address. The action adds \`/v1/…\` itself.${audience}`;
    }
    if (status === 407)
        return proxy/* proxyCredentialsHint */.a5;
    if (status === 429)
        return 'The service refused the request because of its rate limit. Wait, then run this again.';
    if (status >= 300 && status < 400) {
        return 'The action does not follow redirects, because the token would go to the new address. Correct `base-url`.';
    }
    if (status >= 500)
        return 'The service has a problem. Check the status of the service before you run this again.';
    if (status === 408)
        return 'The service did not receive the request in time. Run this again.';
    if (saidWhy)
        return { newRunAfter: 'Fix the problem that the service reported. If you had to change the workflow,' };
    const check = operation === 'Sending' ? 'Check the content and `extra-fields`, or ask' : 'Ask';
    return `The service gave no reason. ${check} the operator of the service.`;
}

;// CONCATENATED MODULE: ./build/js/push/outcome-and-retry.js





/**
 * Uses the result of one POST to decide whether the notification was sent and whether to retry (see the table in
 * docs/delivery.md). The wait before a retry is `backoffMs`, unless a 429 asks for a different wait. A 5xx is never
 * retried, not even a 503 with `Retry-After`, because a gateway may send a 5xx after the service has read the request.
 */
function verdictOn(result, backoffMs, redact) {
    if (result.kind === 'failure')
        return verdictOnFailure(result, backoffMs, redact);
    return (0,http_client/* isSuccess */.oJ)(result.status) ? { done: verdictOnSuccess(result) } : verdictOnOtherStatus(result, backoffMs, redact);
}
function verdictOnFailure(failed, waitMs, redact) {
    const failure = requestFailure('Sending', failed, redact);
    if (failed.mayHaveBeenReceived)
        return { done: { outcome: 'unknown', failure } };
    const notSent = { outcome: 'not-sent', failure };
    return failed.retryable ? { result: notSent, waitMs } : { done: notSent };
}
function verdictOnOtherStatus(response, waitMs, redact) {
    const { status, headers } = response;
    const outcome = provesNothingSent(status) ? 'rejected' : 'unknown';
    const failed = { outcome, failure: statusFailure('Sending', response, redact, outcome === 'unknown') };
    if (status !== 429)
        return { done: failed };
    return { result: failed, waitMs: (0,backoff/* retryAfter */.P9)(headers['retry-after'], Date.now()) ?? waitMs };
}
/**
 * Statuses below 500 after which the notification may have been sent. Many services respond with 302 or 303 after
 * handling a request. A server that responds with 408 or 499 has given up, but may already have passed the request on.
 */
const inDoubt = [302, 303, 408, 499];
const provesNothingSent = (status) => status >= 300 && status < 500 && !inDoubt.includes(status);
function verdictOnSuccess({ at, incomplete, body }) {
    const json = (0,base_json/* parseJson */.qF)(body);
    if (reportsFailure(json) || (json === undefined && beginningReportsFailure(body)))
        return { outcome: 'unknown', failure: contradiction() };
    if (isWebPage(body))
        return { outcome: 'unknown', failure: websiteFailure() };
    const unexpected = incomplete ?? unexpectedIn(body, json);
    return { outcome: 'sent', sentAt: at, ...(unexpected && { unexpected }) };
}
function unexpectedIn(body, json) {
    if (typeof json === 'string')
        return 'json-text';
    return json === undefined && body.trim() !== '' ? 'not-json' : undefined;
}
/** Whether the JSON in a 2xx response reports a failure, at the top level or in the first element of a list. */
function reportsFailure(json) {
    if (json === false)
        return true;
    const top = Array.isArray(json) ? json[0] : json;
    return (0,base_json/* isObject */.Gv)(top) && Object.entries(top).some(([key, value]) => saysFailure(key.toLowerCase(), value));
}
function saysFailure(key, value) {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
    if (key === 'success' || key === 'ok')
        return word === false || word === 'false' || word === 0;
    if (key === 'status')
        return word === 'error' || word === 'failed';
    return (key === 'error' || key === 'errors') && !isEmpty(word);
}
/**
 * The checks in saysFailure() as patterns, for JSON that was cut off and cannot be parsed. A pattern cannot tell how
 * deeply a property is nested, so these patterns match nested properties too.
 */
const failuresInText = [
    /"(?:success|ok)"\s*:\s*(?:false\b|"\s*false\s*"|-?0(?![.\d]))/i,
    /"status"\s*:\s*"\s*(?:error|failed)\s*"/i,
    /"errors?"\s*:\s*(?!null\b|false\b|-?0(?![.\d])|"\s*"|\[\s*\]|\{\s*\}|$)\S/i,
];
const beginningReportsFailure = (body) => /^\s*[[{]/.test(body) && failuresInText.some(pattern => pattern.test(body));
const isEmpty = (value) => typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;
const contradiction = () => new base_failure/* Failure */.HR({
    reason: 'service-reported-failure',
    title: 'The service reported a failure',
    message: 'The service responded with a success status (2xx), but the body of the response reports a failure.',
    hint: 'Read the response in the `response` output or in the job summary.',
});
const websiteFailure = () => new base_failure/* Failure */.HR({
    reason: 'bad-response',
    title: 'A website responded',
    message: 'The response has a success status (2xx), but its body begins with `<` like a web page.',
    hint: websiteHint,
});

;// CONCATENATED MODULE: ./build/js/push/delivery.js





const maxOutputBytes = 65_536;
/**
 * Sends the notification. Retries only if the service definitely did not accept it (outcome-and-retry.ts), because a
 * missing notification can be sent later, but a duplicate cannot be taken back.
 */
async function deliver(request) {
    const { service, body, onAttempt, beforeRetry } = request;
    const { signal, redact, log } = service.context;
    let last = {};
    const cancelled = () => {
        const { statusCode } = last;
        // If there was a response, it was a 429, because the action does not retry after any other response. A 429 means
        // that nothing was sent.
        const message = statusCode === undefined
            ? undefined
            : `The run was cancelled before the action tried again. The service had refused the request (${(0,http_client/* statusName */.Er)(statusCode)}).`;
        return { outcome: 'not-sent', failure: (0,base_failure/* cancelledFailure */.Yq)('Sending', message) };
    };
    async function attempt(number) {
        onAttempt();
        const result = await service.send(body);
        if (result.kind === 'response') {
            const isTruncated = result.incomplete !== undefined;
            const shown = redact(result.body, isTruncated);
            last = { statusCode: result.status, body: firstBytes(shown, maxOutputBytes) };
        }
        // Use the unredacted response for the decision, because redaction could change the JSON in it.
        return verdictOn(result, (0,backoff/* backoff */.JN)(number), redact);
    }
    const verdict = await (0,backoff/* withRetries */.LH)({
        attempt,
        retries: service.retries,
        signal,
        cancelled,
        onWait: ({ failure }, waitMs) => log.retry(failure, waitMs),
        beforeRetry: async (failed) => {
            const stop = await beforeRetry?.();
            return stop && { ...failed, stop };
        },
    });
    return { verdict, ...last };
}
/** Truncates text to `max` bytes of UTF-8. If the limit cuts a character in half, the decoder drops that character. */
const firstBytes = (text, max) => new external_node_string_decoder_namespaceObject.StringDecoder().write(Buffer.from(text).subarray(0, max));

;// CONCATENATED MODULE: ./build/js/claims/send-once.js


/**
 * Sends a notification at most once: claims the key, confirms the claim, delivers the notification, and then keeps the
 * claim or gives it up. Never throws.
 */
async function sendOnce(ready) {
    const { service, body, claims, findOutside, watch } = ready;
    const sent = { attempts: 0 };
    async function runSteps() {
        const outsideBefore = findOutside();
        if (outsideBefore)
            return outsideWindow(outsideBefore);
        if (claims) {
            sent.claim = claims.state;
            const otherClaim = await claimKey(claims);
            if (otherClaim)
                return { outcome: 'skipped', reason: 'already-sent', claim: otherClaim };
            // GitHub may have been slow, or the machine may have been suspended.
            const outsideAfter = findOutside();
            if (outsideAfter)
                return outsideWindow(outsideAfter);
        }
        const onAttempt = () => sent.attempts++;
        const { verdict, ...response } = await deliver({ service, body, onAttempt, beforeRetry: () => findStop(ready) });
        sent.response = response;
        return resultOf(verdict);
    }
    // After an unexpected error, the notification may have been sent if the first POST had started.
    const failed = (error) => ({
        outcome: sent.attempts > 0 ? 'unknown' : 'not-sent',
        failure: (0,base_failure/* asFailure */.h_)(error),
    });
    const result = await watch(runSteps()).catch(failed);
    if (sent.claim === undefined || !claims)
        return { ...sent, result };
    if (!keepsClaim(result))
        await watch(claims.giveUp()).catch(() => { });
    return { ...sent, result, claim: claims.state };
}
/** Returns the claim of another run, or undefined if this run has the claim. */
async function claimKey(claims) {
    const claimed = await claims.claim();
    const confirmed = claimed === 'claimed' ? await claims.confirm() : claimed;
    return confirmed === 'claimed' ? undefined : confirmed;
}
/**
 * Returns why the action must not retry after a wait, or undefined if a retry is allowed. Checks the claim before
 * `send-between`, because another run may have claimed the key and may send the notification.
 */
async function findStop({ claims, findOutside }) {
    const stop = await claims?.findRetryStop();
    if (stop)
        return stop;
    const outside = findOutside();
    return outside && { kind: 'outside-window', outside };
}
function resultOf(verdict) {
    if (!('failure' in verdict) || verdict.stop?.kind !== 'outside-window')
        return verdict;
    return outsideWindow(verdict.stop.outside, verdict.failure);
}
const outsideWindow = (outside, lastFailure) => ({
    outcome: 'skipped',
    reason: 'outside-window',
    outside,
    lastFailure,
});
const keepsClaim = ({ outcome }) => outcome === 'sent' || outcome === 'unknown';

// EXTERNAL MODULE: ./build/js/inputs/value-rules.js
var value_rules = __nccwpck_require__(125);
// EXTERNAL MODULE: ./build/js/base/secrets.js
var base_secrets = __nccwpck_require__(187);
;// CONCATENATED MODULE: ./build/js/inputs/calendar.js


/**
 * Returns a function that converts a date to local time in a time zone and accounts for daylight saving time. Throws a
 * RangeError if the runtime does not know the time zone.
 */
function clockOf(timeZone) {
    const format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
    });
    return at => {
        const parts = format.formatToParts(at).map(({ type, value }) => [type, Number(value)]);
        const { year, month, day, hour, minute } = Object.fromEntries(parts);
        return { year, month, day, hour, minute };
    };
}
const windowPattern = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
/**
 * Parses two 24-hour times, such as `09:00-20:00`. The end may be `24:00`, or earlier than the start (`22:00-06:00`).
 */
function sendWindow(text) {
    const right = 'use two times of day, such as 09:00-20:00';
    if (!windowPattern.test(text))
        return (0,base_problems/* quoting */.yu)(text, `is not a range of times; ${right}`);
    const [start, end] = text.split('-');
    const from = minutesOf(start);
    const to = minutesOf(end);
    if (from === to)
        return (0,base_problems/* quoting */.yu)(text, `begins and ends at the same time; ${right}`);
    return { value: { from, to, text } };
}
function minutesOf(time) {
    const [hours, minutes] = time.split(':').map(Number);
    return hours * 60 + minutes;
}
const minuteMs = 60_000;
const minutesPerDay = 1_440;
/**
 * Returns undefined if `at` is inside the window. Otherwise, returns when the window next opens (see
 * docs/announce-releases.md, "Which releases"). When clocks go back, a repeated hour inside the window counts both
 * times. When clocks go forward past the start of the window, the window opens right after the change.
 */
function calendar_outsideWindow(window, timeZone, at) {
    const clock = clockOf(timeZone);
    const now = clock(at);
    if (isInside(window, now))
        return undefined;
    const next = (Math.floor(at.getTime() / minuteMs) + 1) * minuteMs;
    // Search more than two days ahead, because a clock change may skip the whole window on one day.
    for (let minute = 0; minute <= 2 * minutesPerDay + 180; minute++) {
        const opensAt = new Date(next + minute * minuteMs);
        const opens = clock(opensAt);
        if (isInside(window, opens))
            return { window: window.text, timeZone, now, opensAt, opens };
    }
    throw new Error('the window of send-between never opens');
}
function isInside({ from, to }, { hour, minute }) {
    const time = hour * 60 + minute;
    return from < to ? from <= time && time < to : from <= time || time < to;
}
/**
 * Returns the day, week, or month that contains `start` in the time zone, such as `2026-11-21`, `2026-W47` (ISO 8601),
 * or `2026-11` (see docs/announce-releases.md, "At most once a week").
 */
function periodOf(unit, start, timeZone = 'UTC') {
    const { year, month, day } = clockOf(timeZone)(start);
    // Represent the local date in UTC so that daylight saving time does not affect the arithmetic.
    const date = new Date(Date.UTC(year, month - 1, day));
    if (unit === 'week')
        return weekOf(date);
    const isoDate = date.toISOString().slice(0, 10);
    return unit === 'day' ? isoDate : isoDate.slice(0, 7);
}
/** An ISO 8601 week starts on Monday and belongs to the year that contains its Thursday. */
function weekOf(day) {
    const daysSinceMonday = (day.getUTCDay() + 6) % 7;
    const thursday = new Date(day.getTime() + (3 - daysSinceMonday) * units/* dayMs */.LP);
    const year = thursday.getUTCFullYear();
    const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * units/* dayMs */.LP)) + 1;
    return `${year}-W${String(week).padStart(2, '0')}`;
}

// EXTERNAL MODULE: ./build/js/inputs/notification-fields.js
var notification_fields = __nccwpck_require__(177);
// EXTERNAL MODULE: ./build/js/inputs/url-rules.js
var url_rules = __nccwpck_require__(953);
;// CONCATENATED MODULE: ./build/js/inputs/settings.js







// The runner passes a missing input as an empty string, so the functions below treat an empty string as missing.
const required = (what, rule) => {
    return text => (text === '' ? { message: `is missing; set it to ${what}` } : rule(text));
};
const withDefault = (absent, rule) => {
    return text => (text === '' ? { value: absent } : rule(text));
};
const optional = (rule) => withDefault(undefined, rule);
/**
 * The rule for an input that can prevent a send. A guard is turned off only by its word. Refuses an empty value, which
 * can only come from an expression, because a misspelled variable must not turn off a guard.
 */
const guard = (offWord, off, rule, whenEmpty = emptyGuard) => {
    const parse = (text, input) => {
        if (text === '')
            return { message: whenEmpty(input, offWord) };
        return text === offWord ? { value: off } : rule(text);
    };
    return Object.assign(parse, { offWord });
};
function emptyGuard(input, offWord) {
    const inExpression = offWord === 'false' ? offWord : `'${offWord}'`;
    const example = `\`\${{ inputs.${input} || ${inExpression} }}\``;
    return `is empty, because its expression came out empty (a misspelled variable, or an input that this event does not have); correct the expression, or use \`${offWord}\` to turn this guard off, as in ${example}`;
}
const oneOf = (allowed, what) => {
    return text => {
        const value = allowed.find(each => each === text);
        return value === undefined ? (0,base_problems/* quoting */.yu)(text, `is not ${what}`) : { value };
    };
};
const serviceRules = {
    'base-url': required('the base address of the push service, such as https://push.example.com (a misspelled variable is empty)', url_rules/* baseUrl */.pc),
    'api-token': required('the API token of the site, from a secret (a misspelled or unavailable secret is empty)', value_rules/* headerToken */.d6),
    timeout: withDefault(30, (0,value_rules/* wholeNumber */.rD)('a whole number of seconds from 1 to 300', 1, 300)),
    retries: withDefault(3, (0,value_rules/* wholeNumber */.rD)('a whole number from 0 to 10', 0, 10)),
    summary: withDefault(true, value_rules/* boolean */.zM),
};
/** JSON parsers may round whole numbers above this limit. */
const maxWhole = Number.MAX_SAFE_INTEGER;
const sendRules = {
    ...serviceRules,
    target: required('`all` (every subscriber) or `audience`; `target` has no default, so that nobody sends to all by mistake', oneOf(['all', 'audience'], 'a valid target; use `all` (every subscriber) or `audience`')),
    'audience-id': optional((0,value_rules/* wholeNumber */.rD)('an audience id, which is a whole number such as 101', 1, maxWhole)),
    'audience-name': optional(value_rules/* anyText */.Ae),
    'max-reach': guard('none', undefined, (0,value_rules/* wholeNumber */.rD)('a whole number such as 10000, or `none`', 0, maxWhole)),
    'payload-file': optional(value_rules/* anyText */.Ae),
    'extra-fields': optional(value_rules/* anyText */.Ae),
    'dry-run': guard('false', false, value_rules/* boolean */.zM),
    'check-urls': guard('false', false, value_rules/* boolean */.zM),
    'once-key': guard('none', undefined, value_rules/* anyText */.Ae),
    'once-per': guard('ever', undefined, oneOf(['day', 'week', 'month'], 'a period; use `day`, `week` or `month`, or `ever` for no period')),
    'send-between': guard('always', undefined, sendWindow),
    'time-zone': optional(value_rules/* timeZone */.eB),
    release: optional(value_rules/* releaseChoice */.PL),
    'release-level': optional(oneOf(['major', 'minor', 'patch', 'prerelease'], 'a release level; use `major`, `minor`, `patch` or `prerelease`')),
    'max-age': optional(value_rules/* duration */.p0),
    'expected-payload': guard('any', undefined, value_rules/* expectedPayload */.tS, value_rules/* missingPayload */.xf),
    'github-token': optional(value_rules/* headerToken */.d6),
};
const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const namesOf = (rules) => Object.keys(rules);
const serviceInputs = namesOf(serviceRules);
const sendInputs = [...namesOf(sendRules), ...notification_fields/* contentInputs */.Pw];
/** Checks all inputs of the audiences action. Collects problems instead of throwing. */
function checkServiceInputs(raw, secrets) {
    return check(serviceRules, raw, secrets);
}
/**
 * Checks all inputs of the send action except the content inputs. `event` is the name of the event that triggered the
 * run.
 */
function checkSendInputs(raw, secrets, event = '') {
    const checked = check(sendRules, raw, secrets, combinationProblems);
    if (checked.settings)
        checked.settings.maxAge ??= defaultMaxAge(raw.release, event);
    return checked;
}
const dayS = units/* dayMs */.LP / 1_000;
/**
 * Returns the default `max-age` in seconds, if any. A release chosen by its tag has none, because the user wants
 * exactly that release.
 */
function defaultMaxAge(release, event) {
    // The first run of a new workflow must not announce an old release.
    if (release === 'latest')
        return 7 * dayS;
    // Promoting a pre-release also triggers a run, and that release may be years old.
    if (release === '' && event === 'release')
        return 30 * dayS;
    return undefined;
}
function check(rules, raw, secrets, combinationProblems = () => []) {
    const problems = new base_problems/* ProblemCollector */.tH();
    problems.refuse([...(0,base_secrets/* secretsInInputs */.cV)(raw, secrets), ...oversizedProblems(raw)]);
    const settings = {};
    for (const [name, rule] of Object.entries(rules)) {
        const parsed = rule(problems.isRefused(name) ? '' : (raw[name] ?? ''), name);
        if ('value' in parsed)
            settings[camelCase(name)] = parsed.value;
        else
            problems.add([(0,base_problems/* problem */.CC)(name, parsed)]);
    }
    const given = withoutOffWords(raw);
    const isEmptyGuard = (name) => guardWords.has(name) && raw[name] === '';
    problems.add(combinationProblems(given).filter(({ input }) => !isEmptyGuard(input)));
    const valid = problems.all.length > 0 ? undefined : settings;
    const refused = [...problems.refused].map(name => [name, '']);
    return { settings: valid, inputs: { ...given, ...Object.fromEntries(refused) }, problems };
}
/** A guard that is turned off counts as not given. */
function withoutOffWords(raw) {
    const given = Object.entries(raw).map(([name, text]) => [name, text === guardWords.get(name) ? '' : text]);
    return Object.fromEntries(given);
}
function oversizedProblems(raw) {
    const large = ['actions', 'extra-fields'].filter(name => Buffer.byteLength(raw[name] ?? '') > value_rules/* maxYamlBytes */.VE);
    return large.map(name => (0,base_problems/* problem */.CC)(name, value_rules/* tooLargeYaml */.lZ));
}
const previewRules = {
    'payload-files': value_rules/* anyText */.Ae,
    only: withDefault('all', oneOf(['all', 'changed', 'added'], 'a valid choice; use `all`, `changed` or `added`')),
    'extra-fields': value_rules/* anyText */.Ae,
    'check-urls': sendRules['check-urls'],
    timeout: serviceRules.timeout,
    summary: serviceRules.summary,
};
/** The word that turns each guard off, by the name of its input. */
const guardWords = new Map(Object.entries({ ...sendRules, ...previewRules }).flatMap(([name, rule]) => 'offWord' in rule ? [[name, rule.offWord]] : []));
const previewInputs = [...namesOf(previewRules), ...notification_fields/* contentInputs */.Pw];
/** Checks all inputs of the preview action except the content inputs. */
function checkPreviewInputs(raw, secrets) {
    return check(previewRules, raw, secrets, missingFiles);
}
function missingFiles(raw) {
    if (raw['payload-files'] !== '')
        return [];
    if (contentInputs.every(name => raw[name] === '')) {
        return [problem('payload-files', 'is missing; set it to paths of payload files, or set the notification as inputs')];
    }
    const choosesFiles = raw.only !== '' && raw.only !== 'all';
    return choosesFiles ? [problem('payload-files', 'is missing; `only` needs files to choose from')] : [];
}
/**
 * Returns a problem for each input that another input forbids, and for each missing input that another input requires.
 * Reads the raw inputs so that it can report these problems even if other inputs are invalid.
 */
function combinationProblems(raw) {
    const toAll = raw.target === 'all';
    const toAudience = raw.target === 'audience';
    const onlyOfAudience = 'is only allowed with `target: audience`';
    const change = 'remove it, or change `target`';
    const unknownReach = '(the service does not report the reach of a broadcast)';
    const why = raw['once-key']
        ? '`once-key` needs it to store a record in the repository'
        : 'the `release` input needs it to fetch the release';
    const rows = [
        ...['audience-id', 'audience-name'].map(name => {
            return { inputs: [name], isWrong: toAll && raw[name], message: `${onlyOfAudience}; ${change}` };
        }),
        {
            inputs: ['max-reach'],
            isWrong: toAll && raw['max-reach'],
            message: `${onlyOfAudience} ${unknownReach}; remove it`,
        },
        {
            inputs: ['audience-id', 'audience-name'],
            isWrong: toAudience && !raw['audience-id'] && !raw['audience-name'],
            message: 'are both missing; set at least one',
        },
        {
            inputs: ['once-key'],
            isWrong: raw['once-per'] && !raw['once-key'],
            message: 'is missing; `once-per` needs it',
        },
        {
            inputs: ['once-key'],
            isWrong: raw.release === 'latest' && !raw['once-key'] && !raw['once-per'],
            message: 'is missing, so each later run would announce the latest release again; set `once-key: release-{tag}`, and give the job the `contents: write` permission',
            hint: newKeySendsAgain,
        },
        {
            inputs: ['once-per'],
            isWrong: raw.release === 'latest' && raw['once-per'],
            message: 'is not allowed with `release: latest`, because each later period would announce the same release again; remove `once-per`, and set `once-key: release-{tag}`',
            hint: newKeySendsAgain,
        },
        {
            inputs: ['time-zone'],
            isWrong: raw['time-zone'] && !raw['send-between'] && !raw['once-per'],
            message: 'has no effect without `send-between` or `once-per`; set one of these two, or remove `time-zone`',
        },
        {
            inputs: ['github-token'],
            isWrong: (raw['once-key'] || raw.release) && !raw['github-token'],
            message: `is missing; ${why}`,
        },
    ];
    const wrong = rows.filter(({ isWrong }) => isWrong);
    return wrong.map(({ inputs: [input, ...otherInputs], message, hint }) => (0,base_problems/* problem */.CC)(input, hint === undefined ? message : { message, hint }, { otherInputs }));
}
/**
 * Every message that tells users to set or change `once-key` must include this warning. It has no final period, because
 * hints have none.
 */
const newKeySendsAgain = 'Careful: a new key has no record yet, so the first run with it sends again, even what was already announced';

// EXTERNAL MODULE: ./build/js/release/announced-releases.js
var announced_releases = __nccwpck_require__(720);
// EXTERNAL MODULE: ./build/js/release/derived-content.js
var derived_content = __nccwpck_require__(557);
// EXTERNAL MODULE: ./build/js/base/url.js
var base_url = __nccwpck_require__(775);
// EXTERNAL MODULE: ./build/js/inputs/field-rules.js
var field_rules = __nccwpck_require__(104);
;// CONCATENATED MODULE: ./build/js/release/github-data.js




const [{ width: iconWidth }] = notification_fields/* fieldTable */.Ng.icon_url.sizes;
/**
 * The maximum length of text from GitHub, in UTF-16 code units. Longer text is ignored, because it could take seconds
 * to process. GitHub's own field limits are far lower.
 */
const maxTextLength = 65_536;
/** Reads values from unvalidated GitHub data. Messages about missing values start with `subject`. */
class GithubData {
    #data;
    #subject;
    constructor(data, subject) {
        this.#data = data;
        this.#subject = subject;
    }
    /**
     * Returns the value at a path such as `release.tag_name`, or undefined if there is none. Ignores inherited
     * properties.
     */
    at(path) {
        return path.split('.').reduce((value, key) => {
            const here = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
            return here ? value[key] : undefined;
        }, this.#data);
    }
    /** Returns the first string at the given paths that has visible characters, as a single line. */
    firstText(...paths) {
        const text = this.#textsAt(paths).find(base_text/* plainLine */.h0);
        return text === undefined
            ? { missing: this.missingMessage(...paths) }
            : { value: (0,base_text/* plainLine */.h0)(text), madeFrom: [text] };
    }
    /**
     * Returns the first http or https URL at the given paths. Does not repair URLs, because a repaired URL might open a
     * different page.
     */
    firstPage(...paths) {
        return this.#firstUrl(field_rules/* textRules */.f.page, 'http or https URL', paths);
    }
    /**
     * Returns the URL of the repository owner's avatar. The `s` parameter makes GitHub scale the image to the icon width
     * that the push service asks for.
     */
    icon() {
        const avatar = this.#firstUrl(field_rules/* textRules */.f.image, 'https URL', ['repository.owner.avatar_url']);
        if ('missing' in avatar)
            return avatar;
        const url = new URL(avatar.value);
        url.searchParams.set('s', String(iconWidth));
        return { value: url.href, madeFrom: avatar.madeFrom };
    }
    missingMessage(...paths) {
        const quoted = paths.map(path => `\`${path}\``);
        const what = quoted.length > 1 ? `neither ${quoted.join(' nor ')}` : `no ${quoted}`;
        return `${this.#subject} ${what}`;
    }
    #firstUrl(rule, what, paths) {
        const given = this.#textsAt(paths).map(text => text.trim());
        const value = given.find(text => 'value' in rule(text));
        if (value !== undefined)
            return { value, madeFrom: [value] };
        if (given.every(text => text === ''))
            return { missing: this.missingMessage(...paths) };
        const limit = given.some(text => text.length > base_url/* maxUrlLength */.QO) ? ` of at most ${base_url/* maxUrlText */.zF}` : '';
        return { missing: `${this.#subject} no ${what}${limit} in ${paths.map(path => `\`${path}\``).join(' or ')}` };
    }
    #textsAt(paths) {
        return paths
            .map(path => this.at(path))
            .filter(value => typeof value === 'string' && value.length <= maxTextLength);
    }
}

;// CONCATENATED MODULE: ./build/js/release/author-comment.js

/**
 * The sample text from the documentation. The action refuses it, because the author probably pasted the sample and
 * forgot to change it.
 */
const sampleText = 'your text';
const sampleComment = `\`<!-- web-push: ${sampleText} -->\``;
const rightForm = `write it as ${sampleComment} on a line of its own`;
/** Matches `<!-- web-push:` in uppercase or lowercase. The name may also be on the line after `<!--`. */
const rightName = /^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i;
/**
 * Matches the start of a comment that was probably meant to be a `web-push` comment, such as `<!-- webpush` or
 * `<!--- web-push:`.
 */
const similarName = /^<!--+\s*web[\s_\-\u2010-\u2015]?push(?![a-z\d])/i;
/**
 * Looks for a `<!-- web-push: your text -->` comment in release notes (docs/announce-releases.md, "Default content").
 * Returns its text, a description of what is wrong with it, or undefined if there is no such comment. The comment must
 * be at the start of a line. Generated notes put pull request titles inside list items, so a title can neither add a
 * comment nor break the author's comment. Runs in linear time.
 */
function authorComment(notes) {
    const found = commentBlocks(notes).flatMap(block => readComment(block) ?? []);
    const wrong = found.find(comment => 'problem' in comment);
    if (wrong)
        return wrong;
    if (found.length > 1) {
        return { problem: `the release notes have ${found.length} \`web-push\` comments; keep one, and ${rightForm}` };
    }
    return found[0];
}
/**
 * Matches the opening line of a fenced code block in Markdown: at most three spaces, then three or more backticks or
 * tildes. After a backtick fence, the rest of the line contains no backticks.
 */
const fenceStart = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const fenceEnd = /^ {0,3}(`{3,}|~{3,})\s*$/;
const commentStart = /^ {0,3}<!--/;
/**
 * Returns each HTML comment that starts a line, through the end of its closing line. An unclosed comment extends to the
 * end of the notes. Skips comments inside other comments or fenced code blocks.
 */
function commentBlocks(notes) {
    const blocks = [];
    let fence = '';
    let comment;
    // Split only at line breaks that GitHub recognizes. Other separators, such as U+2028 in a title, must not start a new
    // line.
    for (const line of notes.replace(/^\ufeff/, '').split(/\r?\n/)) {
        if (fence !== '') {
            const [, end = ''] = fenceEnd.exec(line) ?? [];
            if (end.startsWith(fence))
                fence = '';
            continue;
        }
        if (!comment) {
            fence = fenceStart.exec(line)?.[1] ?? '';
            if (!commentStart.test(line))
                continue;
            comment = [];
        }
        comment.push(line);
        if (!line.includes('-->'))
            continue;
        blocks.push(comment.join('\n'));
        comment = undefined;
    }
    if (comment)
        blocks.push(comment.join('\n'));
    return blocks;
}
function readComment(block) {
    const [name] = rightName.exec(block) ?? [];
    if (name === undefined) {
        const [similar] = similarName.exec(block) ?? [];
        if (similar === undefined)
            return undefined;
        const beginning = (0,base_text/* quote */.hD)(similar.replace(/\s+/g, ' '));
        return {
            problem: `the release notes have a comment that begins with ${beginning}, a misspelled name; ${rightForm}`,
        };
    }
    const subject = 'the `web-push` comment in the release notes';
    const end = block.indexOf('-->');
    const inside = block.slice(name.length, end === -1 ? undefined : end);
    if (end === -1 || inside.includes('<!--'))
        return { problem: `${subject} is not closed; ${rightForm}` };
    if (inside.endsWith('-'))
        return { problem: `${subject} does not end with \`-->\`; ${rightForm}` };
    if (block.slice(end + '-->'.length).trim() !== '') {
        return { problem: `${subject} is followed by other text on the same line; ${rightForm}` };
    }
    const text = (0,base_text/* plainLine */.h0)(inside);
    if (text === '')
        return { problem: `${subject} has no text; ${rightForm}, or remove the comment` };
    if (text.toLowerCase().replace(/\.$/, '') === sampleText) {
        const right = `in ${sampleComment}, replace \`${sampleText}\` with the message for subscribers`;
        return { problem: `${subject} still has the sample text; ${right}, or remove the comment` };
    }
    return { text };
}

// EXTERNAL MODULE: ./build/js/release/release-version.js
var release_version = __nccwpck_require__(580);
;// CONCATENATED MODULE: ./build/js/release/release-content.js






/** Derives content from a fetched release and its repository. Never throws. */
const contentFromRelease = (given, needs) => fromRelease(new GithubData(given, 'GitHub returned'), 'release', needs, given.latest);
/** Derives content from a release, or returns why the action does not announce the release. */
function fromRelease(data, source, { filter, needsMessage, isDryRun, secrets }, latest) {
    if (data.at('release.draft') === true)
        return (0,derived_content/* notAnnounceable */.ho)({ kind: 'draft' });
    const tag = data.firstText('release.tag_name');
    const published = data.firstText('release.published_at');
    const isFlagged = data.at('release.prerelease') === true;
    const given = (0,announced_releases/* describeRelease */.NC)(derivedText(tag), isFlagged, derivedText(published), filter.now);
    // Redact secrets first, because quote() may truncate the tag in the middle of a secret.
    const release = { ...given, tag: secrets.redact(given.tag), latest: latest && redactedTags(latest, secrets) };
    const notAllowed = (0,announced_releases/* whyNotAllowed */.ou)(release, filter);
    if (notAllowed && 'problems' in notAllowed)
        return { kind: 'invalid', ...notAllowed };
    if (notAllowed && !isDryRun)
        return (0,derived_content/* notAnnounceable */.ho)(notAllowed);
    const title = releaseTitle(data);
    const message = needsMessage ? releaseMessage(data) : { value: '', madeFrom: [] };
    const url = releasePage(data);
    const fields = { title, message, icon_url: data.icon(), landing_url: url };
    const name = data.firstText('release.name', 'release.tag_name');
    const version = versionOf(tag);
    const repository = data.firstText('repository.name');
    const id = data.at('release.id');
    const identifiers = [derivedText(tag), derivedText(version), derivedText(name), typeof id === 'number' ? `${id}` : ''];
    return {
        kind: 'content',
        source,
        fields,
        release,
        heldBack: notAllowed,
        identifiers: identifiers.filter(Boolean),
        placeholders: { tag, version, name, repository, message, url },
    };
}
const redactedTags = ({ chosenBy, shownTag, newerTags }, { redact }) => ({
    chosenBy,
    shownTag: shownTag && redact(shownTag),
    newerTags: newerTags.map(tag => redact(tag)),
});
const derivedText = (part) => ('value' in part ? part.value : '');
/** Returns the part of the tag that starts at the version number, such as `1.2.3-rc.1` for `v1.2.3-rc.1`. */
function versionOf(tag) {
    if ('missing' in tag)
        return tag;
    const { value, madeFrom } = tag;
    const version = (0,release_version/* releaseVersion */.SF)(value);
    return version
        ? { value: version.text, madeFrom }
        : { missing: `the tag ${(0,base_text/* quote */.hD)(value)} has no version such as v1.2.3`, madeFrom };
}
/** Matches a name or tag that consists of a package name and a version, such as `@octo/ui@1.4.0`. */
const packageVersion = /^(@?[^\s@]+)@(v?\d[^\s@]*)$/;
/** Matches the prefix of a name or tag that looks like a branch, such as `release/2.1.0`. */
const branchPrefix = /^releases?\/(?=v?\d)/i;
/**
 * Joins the repository name and the release name or tag. Leaves out the repository name if the release name already
 * contains it. Turns the package release `@octo/ui@1.4.0` into `@octo/ui 1.4.0`.
 */
function releaseTitle(data) {
    const given = data.firstText('release.name', 'release.tag_name');
    if ('missing' in given)
        return given;
    const name = { ...given, value: given.value.replace(branchPrefix, '') };
    const [, packageName, version] = packageVersion.exec(name.value) ?? [];
    if (packageName !== undefined)
        return { ...name, value: `${packageName} ${version}` };
    const repository = data.firstText('repository.name');
    return 'value' in repository && containsName(name.value, repository.value) ? name : (0,derived_content/* joined */.oR)(repository, name, ' ');
}
/** The maximum length of a repository name on GitHub, in characters. */
const maxRepositoryName = 100;
/**
 * Whether text contains a name as whole words. Ignores case and separators, so both `Octo Repo 2.1` and `octorepo`
 * contain `octo-repo`.
 */
function containsName(text, name) {
    const wordsOf = (whole) => whole.toLowerCase().split(/[^a-z\d\x80-\uffff]+/);
    const wanted = wordsOf(name).join('');
    if (wanted === '' || wanted.length > maxRepositoryName)
        return false;
    const words = wordsOf(text);
    return words.some((_, start) => {
        let found = '';
        for (let end = start; end < words.length && found.length < wanted.length; end++)
            found += words[end];
        return found === wanted;
    });
}
const defaultMessage = 'See what is new.';
/**
 * Returns the author's comment for subscribers, or the default message. Uses nothing else from the release notes.
 * GitHub returns `null` for a release without notes, so `null` is not an error.
 */
function releaseMessage(data) {
    const release = data.at('release');
    if (typeof release !== 'object' || release === null)
        return { missing: data.missingMessage('release') };
    const notes = data.at('release.body') ?? '';
    if (typeof notes !== 'string')
        return { missing: `${data.missingMessage('release.body')} that is text` };
    const comment = authorComment(notes);
    if (comment === undefined)
        return { value: defaultMessage, madeFrom: [], source: 'default' };
    if ('problem' in comment)
        return { missing: comment.problem };
    return { value: comment.text, madeFrom: [comment.text], source: 'comment' };
}
/**
 * Returns the release page if the repository is public. Otherwise, returns the homepage, because subscribers cannot
 * open pages in a private repository.
 */
function releasePage(data) {
    const isPublic = data.at('repository.private') === false && (data.at('repository.visibility') ?? 'public') === 'public';
    if (isPublic)
        return data.firstPage('release.html_url');
    const homepage = data.firstPage('repository.homepage');
    if ('value' in homepage)
        return homepage;
    return {
        missing: 'the repository is private, so subscribers cannot open the release page, and the repository has no homepage to open instead; set a homepage in the repository settings',
    };
}

;// CONCATENATED MODULE: ./build/js/release/event-content.js






/** Derives content from a `release` or `deployment_status` event. Returns `none` for other events. Never throws. */
function contentFromEvent(event, hasOnceKey, needs) {
    const { name, payload, unreadable } = event;
    if (name !== 'release' && name !== 'deployment_status')
        return { kind: 'none', event: name };
    if (unreadable !== undefined) {
        return name === 'release' ? unclearRelease(unreadable, needs.filter) : (0,derived_content/* allMissing */.sV)(unreadable);
    }
    const data = new GithubData(payload, 'the event has');
    return name === 'release' ? fromReleaseEvent(data, hasOnceKey, needs) : fromDeploymentStatus(data);
}
/** Derives content only for an activity that the action announces: `published`, or `released` with a `once-key`. */
function fromReleaseEvent(data, hasOnceKey, needs) {
    const activity = data.at('action');
    if (typeof activity !== 'string')
        return unclearRelease((0,derived_content/* unclearField */.xW)('action'), needs.filter);
    if (activity !== 'published' && activity !== 'released') {
        return (0,derived_content/* notAnnounceable */.ho)({ kind: 'activity', actual: activity });
    }
    if (activity === 'released' && !hasOnceKey)
        return { kind: 'invalid', problems: [missingKey] };
    for (const flag of ['release.draft', 'release.prerelease']) {
        if (typeof (data.at(flag) ?? false) !== 'boolean') {
            return unclearRelease(`the \`${flag}\` field of the event is neither true nor false`, needs.filter);
        }
    }
    return fromRelease(data, 'event', needs);
}
/**
 * Handles a `release` event with missing or malformed data. Returns a problem for each filter that is set. If none is
 * set, returns content with every field missing.
 */
function unclearRelease(why, filter) {
    const problems = (0,announced_releases/* problemsOfUnknownRelease */.vs)(why, filter);
    if (problems.length > 0)
        return { kind: 'invalid', problems };
    const part = { missing: why };
    const placeholders = { tag: part, version: part, name: part, repository: part, message: part, url: part };
    return { ...(0,derived_content/* allMissing */.sV)(why), placeholders };
}
/**
 * GitHub reports both `published` and `released` for a new stable release, so without a `once-key`, a workflow that
 * runs on both would announce the release twice. The `published` run may already have announced it, so the hint tells
 * users to check before they announce the release by hand.
 */
const missingKey = (0,base_problems/* problem */.CC)('once-key', {
    message: 'is missing, but the action announces the `released` activity of a release only with a key; set `once-key: release-{tag}`, and give the job the `contents: write` permission',
    hint: `${newKeySendsAgain}. If this workflow also runs on \`published\`, that run may already have announced this release, so look in the panel of your push service before you announce the release by hand`,
});
function fromDeploymentStatus(data) {
    const state = data.at('deployment_status.state');
    if (typeof state !== 'string')
        return (0,derived_content/* allMissing */.sV)((0,derived_content/* unclearField */.xW)('deployment_status.state'));
    if (state !== 'success')
        return (0,derived_content/* notAnnounceable */.ho)({ kind: 'state', actual: state });
    const repository = data.firstText('repository.name');
    const environment = data.firstText('deployment_status.environment', 'deployment.environment');
    const fields = {
        title: (0,derived_content/* joined */.oR)(repository, environment, ' deployed to '),
        message: deploymentMessage(data),
        icon_url: data.icon(),
        landing_url: data.firstPage('deployment_status.environment_url', 'deployment_status.target_url'),
    };
    return { kind: 'content', source: 'event', fields };
}
function deploymentMessage(data) {
    const description = data.firstText('deployment_status.description');
    if ('value' in description)
        return description;
    const sha = data.at('deployment.sha');
    if (typeof sha === 'string' && /^[0-9a-f]{7,64}$/i.test(sha)) {
        return { value: `${sha.slice(0, 7)} is live.`, madeFrom: [sha] };
    }
    return { missing: data.missingMessage('deployment_status.description', 'deployment.sha') };
}

;// CONCATENATED MODULE: ./build/js/release/key-rules.js




// Unless `once-per` is set, a `once-key` must identify the release. Otherwise, all releases would share the key, and
// only the first one would be announced.
/** Whether a key contains a tag or the tag's version. The key may still contain placeholders. */
function holdsTag(key, tag) {
    const version = (0,release_version/* releaseVersion */.SF)(tag)?.text;
    return holds(key, tag) || (version !== undefined && holds(key, version));
}
/**
 * Returns a problem if a key contains nothing that identifies this release. Callers must replace placeholders first.
 */
function releaseKeyProblems(key, { release, identifiers = [] }) {
    if (release === undefined || identifiers.some(each => holds(key, each)))
        return [];
    const message = `does not contain the tag, version, name or id of the release ${(0,base_text/* quote */.hD)(release.tag)}, so all releases would share this key, and only the first would be announced; set \`once-key: release-{tag}\``;
    return [(0,base_problems/* problem */.CC)('once-key', { message, hint: newKeySendsAgain })];
}
/**
 * Whether a key contains this run's id (`${{ github.run_id }}`). If so, each new run gets a different key. Outside
 * GitHub, a run has no id.
 */
const holdsRunId = (key, runId) => runId !== '' && holds(key, runId);
/** Whether a key contains the given text. Numbers match only as a whole, so `2026` does not contain `2`. */
function holds(key, text) {
    const isInNumber = (inside = '', beside = '') => /\d/.test(inside) && /\d/.test(beside);
    for (let at = key.indexOf(text); at !== -1; at = key.indexOf(text, at + 1)) {
        const before = key[at - 1];
        const after = key[at + text.length];
        if (!isInNumber(text[0], before) && !isInNumber(text.at(-1), after))
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./build/js/content/placeholders.js
var content_placeholders = __nccwpck_require__(320);
// EXTERNAL MODULE: ./build/js/content/precedence.js
var precedence = __nccwpck_require__(830);
;// CONCATENATED MODULE: ./build/js/content/given-content.js








/** Loads yaml and zod only when needed, because they are large and a simple send does not use them. */
const loadReaders = async () => ({
    ...(await __nccwpck_require__.e(/* import() */ 505).then(__nccwpck_require__.bind(__nccwpck_require__, 505))),
    ...(await __nccwpck_require__.e(/* import() */ 72).then(__nccwpck_require__.bind(__nccwpck_require__, 72))),
    ...(await __nccwpck_require__.e(/* import() */ 961).then(__nccwpck_require__.bind(__nccwpck_require__, 961))),
});
/** Reads the content from the inputs and the payload file. Adds errors to `problems` instead of throwing them. */
async function readGivenContent(inputs, problems, needs) {
    return {
        inputs: await fieldsFromInputs(inputs, problems, needs.secrets),
        file: await readPayloadFile(inputs['payload-file'], problems, needs),
        fileName: inputs['payload-file'],
        extraFields: await readExtraFields(inputs['extra-fields'], problems, needs.secrets),
        onceKey: inputs['once-key'],
    };
}
/**
 * Reads the fields from the inputs. `actions` is YAML or JSON, `ttl` may have a unit, and all other fields are text. A
 * refused input counts as given but has no value.
 */
async function fieldsFromInputs(inputs, problems, secrets) {
    const fields = {};
    const names = new Set(notification_fields/* fieldNames */.pi.filter(field => problems.isRefused((0,notification_fields/* inputOf */.wg)(field))));
    for (const field of notification_fields/* fieldNames */.pi) {
        const text = inputs[(0,notification_fields/* inputOf */.wg)(field)];
        if (text === '')
            continue;
        const parsed = field === 'actions' ? await readActions(text, secrets) : readField(field, text, secrets);
        problems.add(parsed.problems);
        Object.assign(fields, parsed.fields);
        names.add(field);
    }
    return { source: 'input', fields, names };
}
function readField(field, text, secrets) {
    const input = (0,notification_fields/* inputOf */.wg)(field);
    const parsed = (0,field_rules/* parseField */.c)(field, text, content_placeholders/* givenTextRules */.QP);
    if ('message' in parsed)
        return { fields: {}, problems: [(0,base_problems/* problem */.CC)(input, parsed)] };
    // Search the parsed number for tokens too. For example, the action sends `20576131m` as 1234567860 seconds, and those
    // digits could be a token.
    const published = typeof parsed.value === 'number' ? (0,base_secrets/* secretsInValues */.RB)({ [input]: parsed.value }, secrets) : [];
    return { fields: published.length > 0 ? {} : { [field]: parsed.value }, problems: published };
}
async function readActions(text, secrets) {
    const { parseYaml, parseFields } = await loadReaders();
    const where = { input: 'actions' };
    const read = parseYaml(text, where, secrets);
    if (!('value' in read))
        return { fields: {}, problems: read.problems };
    // parseFields() expects each path to start with the field name. Remove the name from the result, because messages
    // already begin with the input name, `actions`.
    const { fields, problems } = parseFields(where, {
        value: { actions: read.value },
        positionOf: path => read.positionOf(path.slice(1)),
        problems: read.problems.map(found => ({ ...found, path: ['actions', ...(found.path ?? [])] })),
    });
    return { fields, problems: problems.map(found => ({ ...found, path: found.path?.slice(1) })) };
}
async function readPayloadFile(fileName, problems, { secrets, readFile }) {
    const isRefused = problems.isRefused('payload-file');
    if (fileName === '' && !isRefused)
        return precedence/* nothingGiven */.Xw.file;
    // An input that contains a secret is refused and stored as an empty string, so the file name is unknown here.
    if (isRefused)
        return precedence/* unreadFile */._8;
    const { fieldsFromFile } = await loadReaders();
    return fieldsFromFile(fileName, readFile(fileName), problems, secrets);
}
/**
 * Names not allowed in `extra-fields`, because each has its own input. The check ignores case and treats `_` like `-`.
 * Otherwise, the service might treat `Target` as `target`, or ignore `icon-url` without an error.
 */
const reservedNames = new Set([...notification_fields/* contentInputs */.Pw, 'target']);
/**
 * Reads `extra-fields`, which may contain any JSON values. Refuses fields that have their own input. If anything in the
 * input is invalid, returns no fields.
 */
async function readExtraFields(text, problems, secrets) {
    if (text === '')
        return {};
    const { parseYaml } = await loadReaders();
    const read = parseYaml(text, { input: 'extra-fields' }, secrets);
    const found = 'value' in read ? [...read.problems, ...extraProblems(read)] : read.problems;
    problems.add(found);
    return 'value' in read && (0,base_json/* isObject */.Gv)(read.value) && found.length === 0 ? read.value : {};
}
function extraProblems({ value, positionOf }) {
    const where = { input: 'extra-fields' };
    if (!(0,base_json/* isObject */.Gv)(value))
        return [(0,base_problems/* problem */.CC)(where, 'is not a mapping; write fields as `name: value`')];
    const found = [];
    for (const name of Object.keys(value)) {
        const input = name.replaceAll('_', '-').toLowerCase();
        const message = `has its own input; set the \`${input}\` input instead`;
        if (reservedNames.has(input))
            found.push((0,base_problems/* problem */.CC)(where, message, { path: [name], position: positionOf([name]) }));
    }
    (0,base_json/* mapJsonTexts */.ff)(value, (text, path) => {
        const parsed = (0,value_rules/* textWithoutControls */.I9)(text);
        if ('message' in parsed)
            found.push((0,base_problems/* problem */.CC)(where, parsed, { path, position: positionOf(path) }));
        return text;
    });
    return found;
}

;// CONCATENATED MODULE: ./build/js/content/content.js








/**
 * Combines the inputs, the payload file, and the release or event. Returns `skip` if there is nothing to announce.
 * Throws one Failure that lists all problems, including those already in `problems`. Fetches a release only if no
 * problems have been found so far.
 */
async function readContent(inputs, problems, sources) {
    const { secrets } = sources;
    const given = await readGivenContent(inputs, problems, sources);
    const needs = contentNeeds(inputs, given, problems, sources);
    problems.add((0,content_placeholders/* placeholderProblems */.y7)(given, needs.hasRelease));
    problems.add(filterProblems(needs));
    const derived = await derive(inputs, given, needs, problems, sources);
    if (derived.kind === 'invalid')
        problems.add(derived.problems);
    if (derived.kind === 'invalid' || derived.kind === 'not-announceable')
        problems.throwIfAny();
    if (derived.kind === 'not-announceable')
        return { skip: derived.why };
    const found = derived.kind === 'content' ? derived : undefined;
    const filled = found?.placeholders ? (0,content_placeholders/* fillPlaceholders */.Ct)(given, found.placeholders, problems, secrets) : given;
    problems.add(keyProblems(inputs, filled.onceKey, found, problems));
    // Inputs override the file, and the file overrides derived values.
    const content = (0,precedence/* validContent */.uT)(filled.inputs, filled.file, (0,precedence/* deriveMissing */.yX)(needs.missing, derived, problems, secrets));
    problems.throwIfAny();
    // This cannot happen, because throwIfAny() reports every required field that is still missing.
    if (!content)
        throw new Error('a required field was lost');
    content.messageSource = messageSourceOf(found?.fields.message);
    const { extraFields, onceKey } = filled;
    return { content, extraFields, onceKey, release: found?.release, heldBack: found?.heldBack };
}
/** A refused input is stored as an empty string but still counts as given. */
const isGiven = (name, inputs, problems) => inputs[name] !== '' || problems.isRefused(name);
function contentNeeds(inputs, given, problems, { eventName }) {
    const missing = (0,precedence/* missingFields */.SD)(given.inputs, given.file);
    const placeholders = (0,content_placeholders/* usedPlaceholders */.qP)(given);
    const filters = ['release-level', 'max-age'].filter(name => isGiven(name, inputs, problems));
    return {
        missing,
        needsMessage: missing.includes('message') || placeholders.has('message'),
        filters,
        needsData: missing.length > 0 || placeholders.size > 0 || filters.length > 0,
        hasRelease: isGiven('release', inputs, problems) || eventName === 'release',
    };
}
const filterProblems = ({ filters, hasRelease }) => hasRelease
    ? []
    : filters.map(name => (0,base_problems/* problem */.CC)(name, `needs a release, but this run has none; ${(0,content_placeholders/* withoutReleaseHint */.tS)(`\`${name}\``)}`));
const nothingDerived = { kind: 'none' };
/**
 * Derives content from the release that the `release` input selects or, if that input is not set, from the event.
 * Fetches the release only if the run needs it, but always checks a `release` event, because its release may be a draft
 * or too old. A run that needs no data from the event continues even if the event has an activity that the action does
 * not announce, such as `edited`.
 */
async function derive(inputs, given, needs, problems, sources) {
    const { eventName, filter, secrets } = sources;
    const isDryRun = (0,value_rules/* parseBoolean */.yG)(inputs['dry-run']) === true;
    const releaseNeeds = { filter, needsMessage: needs.needsMessage, isDryRun, secrets };
    if (isGiven('release', inputs, problems)) {
        if (!needs.needsData && !mustFetch(inputs, given.onceKey, eventName))
            return nothingDerived;
        problems.throwIfAny();
        const fetched = await sources.fetchRelease();
        if (fetched === 'none-published')
            return { kind: 'not-announceable', why: { kind: 'no-release' } };
        return contentFromRelease(fetched, releaseNeeds);
    }
    if (!needs.needsData && eventName !== 'release')
        return nothingDerived;
    const derived = contentFromEvent(sources.readEvent(), isGiven('once-key', inputs, problems), releaseNeeds);
    const isOtherActivity = derived.kind === 'not-announceable' && derived.why.kind === 'activity';
    return isOtherActivity && !needs.needsData ? nothingDerived : derived;
}
/**
 * Whether a run that derives no content must still fetch the release: to find out which release is the latest, whether
 * it is a pre-release, or whether `once-key` identifies it. Only a person who starts a run may announce a pre-release.
 */
function mustFetch(inputs, onceKey, eventName) {
    const choice = (0,value_rules/* releaseChoice */.PL)(inputs.release);
    if (!('value' in choice) || choice.value.kind === 'latest')
        return true;
    if (eventName !== 'workflow_dispatch')
        return true;
    const needsKey = onceKey !== '' && inputs['once-per'] === '';
    return needsKey && !holdsTag(onceKey, choice.value.tag);
}
function keyProblems(inputs, onceKey, derived, problems) {
    const isJudged = problems.all.some(({ input }) => input === 'once-key');
    if (isJudged || onceKey === '' || inputs['once-per'] !== '' || derived === undefined)
        return [];
    return releaseKeyProblems(onceKey, derived);
}
const messageSourceOf = (message) => message && 'value' in message ? message.source : undefined;

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = require("node:util");
;// CONCATENATED MODULE: ./build/js/content/expected-payload.js




/**
 * Checks that the body matches the approved payload. Compares parsed JSON, so key order does not matter. Throws a
 * `payload-changed` Failure that lists both values of each differing field.
 */
function checkExpectedPayload(expected, body) {
    const actual = JSON.parse(body);
    const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    const sentences = [...names].flatMap(name => {
        const [was, is] = [ownValue(expected, name), ownValue(actual, name)];
        if ((0,external_node_util_namespaceObject.isDeepStrictEqual)(was, is))
            return [];
        const [before, now] = shortenedJson(was, is);
        return `\`${(0,base_problems/* pathText */.LF)([name])}\` was ${before} and is now ${now}.`;
    });
    if (sentences.length === 0)
        return;
    throw new base_failure/* Failure */.HR({
        reason: 'payload-changed',
        title: 'Payload changed',
        message: `The notification differs from \`expected-payload\`. ${(0,base_problems/* listSentences */.B4)(sentences, 'differences')}`,
        hint: 'An input, the file, the release or the audience has changed since the dry run. Start a new run, and approve the notification again.',
    });
}
const ownValue = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);
/**
 * The number of characters to show before the first difference. A common prefix of up to twice this length is shown in
 * full.
 */
const contextLength = 20;
function shortenedJson(was, is) {
    const [one, other] = [jsonOf(was), jsonOf(is)];
    let common = 0;
    while (common < one.length && one[common] === other[common])
        common++;
    const from = common > 2 * contextLength ? common - contextLength : 0;
    return [excerptFrom(one, from), excerptFrom(other, from)];
}
/**
 * Like JSON.stringify(), but returns a fixed string for a value that is absent or nested too deeply. Only a value from
 * `expected-payload` can be nested too deeply, because the action's own payload never is.
 */
function jsonOf(value) {
    try {
        return JSON.stringify(value) ?? 'absent';
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'nested too deeply';
        throw error;
    }
}
const excerptFrom = (json, from) => (0,base_text/* truncate */.xv)(`${from > 0 ? '…' : ''}${json.slice(from)}`).toWellFormed();

// EXTERNAL MODULE: ./build/js/content/notification.js
var content_notification = __nccwpck_require__(385);
// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __nccwpck_require__(785);
// EXTERNAL MODULE: ./build/js/inputs/misspelled-names.js
var misspelled_names = __nccwpck_require__(543);
;// CONCATENATED MODULE: ./build/js/push/audience.js




/**
 * Whether a send needs the list of audiences to look up a name or check `max-reach`. A dry run always fetches the list,
 * because that tests the address and the token without sending anything.
 */
const needsList = ({ audienceName, maxReach, dryRun, }) => dryRun || audienceName !== undefined || maxReach !== undefined;
/**
 * Returns the notification's target. `list` is undefined if needsList() returned false. Throws a Failure if the
 * audience is not in the list or its name is ambiguous.
 */
function resolveTarget(settings, list, redact) {
    const { target, audienceId: id, audienceName: name } = settings;
    if (target === 'all')
        return { type: 'all' };
    if (list === undefined && id !== undefined)
        return { type: 'audience', audience: { id } };
    return { type: 'audience', audience: resolveAudience({ id, name }, list ?? [], redact) };
}
/**
 * Finds the one audience that matches the query. Never guesses, and never falls back to all subscribers. Names are
 * trimmed, normalized (Unicode NFC), and compared case-sensitively. Throws a Failure with a redacted message unless
 * exactly one audience matches.
 */
function resolveAudience(query, list, redact) {
    const { id, name } = query;
    const named = name === undefined ? list : withName(name, list);
    const matches = id === undefined ? named : named.filter(audience => audience.id === id);
    const [found] = matches;
    const isAmbiguous = id === undefined && matches.length > 1;
    if (!found || isAmbiguous)
        throw audienceFailure(query, list, redact);
    // If the service lists an id twice, check `max-reach` against the larger reach to be safe.
    const reaches = list.filter(audience => audience.id === found.id).map(({ reach }) => reach);
    return { ...found, reach: reaches.reduce((one, other) => Math.max(one, other)) };
}
/** Throws a Failure if the audience's reach is invalid or exceeds `max-reach`. */
function checkReach({ id, name, reach }, maxReach, redact) {
    if (maxReach === undefined || reach === undefined)
        return;
    const who = `Audience ${id}${name ? ` (${(0,base_text/* quote */.hD)(redact(name))})` : ''}`;
    if (reach < 0) {
        throw new base_failure/* Failure */.HR({
            reason: 'bad-audience-list',
            title: 'Unusable audience list',
            message: `${who} has a reach of ${reach}, which is not a number of subscribers, so the action cannot check \`max-reach\`.`,
            hint: 'Look up the number of subscribers in the panel of your push service. To send without this check, remove `max-reach`.',
        });
    }
    if (reach <= maxReach)
        return;
    throw new base_failure/* Failure */.HR({
        reason: 'reach-exceeded',
        title: 'Audience too large',
        message: `${who} has a reach of ${reach}, but \`max-reach\` allows at most ${maxReach}.`,
        hint: 'Check that this is the right audience. If it is, raise `max-reach`.',
    });
}
function audienceFailure({ id, name }, list, redact) {
    if (name === undefined) {
        return new base_failure/* Failure */.HR({
            reason: 'audience-not-found',
            title: 'Audience not found',
            message: `The service lists no audience with the id ${id} (it lists ${list.length} audience${list.length === 1 ? '' : 's'}).`,
            hint: 'Look up the id in the panel of your push service, or list the audiences with the audiences action.',
        });
    }
    // Redact before quoting, because quote() shortens the name, and redact() would not recognize part of a secret.
    const shown = (text) => (0,base_text/* quote */.hD)(redact(text));
    const entry = (audience) => `${shown(audience.name)} (id ${audience.id}, reach ${audience.reach})`;
    const sameName = withName(name, list);
    if (id !== undefined) {
        const ids = listNames(sameName, audience => `id ${audience.id} (reach ${audience.reach})`);
        const owners = ids ? `the name ${shown(name)} belongs to ${ids}` : `no audience has the name ${shown(name)}`;
        return new base_failure/* Failure */.HR({
            reason: 'audience-mismatch',
            title: 'Audience id and name differ',
            message: `\`audience-id\` is ${id}, but ${owners}.`,
            hint: 'Correct the wrong input, or set only one of the two.',
        });
    }
    if (sameName.length > 0) {
        return new base_failure/* Failure */.HR({
            reason: 'audience-ambiguous',
            title: 'Several audiences have that name',
            message: `${sameName.length} audiences are named ${shown(name)}: ${listNames(sameName, entry)}.`,
            hint: 'Choose one with `audience-id`.',
        });
    }
    const nearest = nearestNames(name, list);
    const meant = meantAudience(nearest, name);
    const names = nearest.map(({ audience }) => audience);
    const others = names.length > 0 ? `The nearest names are ${listNames(names, entry)}.` : 'The service lists no audiences.';
    return new base_failure/* Failure */.HR({
        reason: 'audience-not-found',
        title: 'Audience not found',
        message: `No audience is named ${shown(name)}. ${meant ? `Did you mean ${shown(meant.name)} (id ${meant.id})?` : others}`,
        hint: 'Correct `audience-name` (names are case-sensitive), or create the audience in the panel of your push service.',
    });
}
function withName(name, list) {
    const wanted = normalized(name);
    return list.filter(audience => normalized(audience.name) === wanted);
}
/**
 * The maximum length of a name to normalize, in characters. NFC takes quadratic time for long runs of combining marks.
 */
const maxNormalizedLength = 1_000;
/** Trims a name and converts it to Unicode NFC for comparison. A name that is too long is only trimmed. */
function normalized(name) {
    const trimmed = name.trim();
    return trimmed.length > maxNormalizedLength ? trimmed : trimmed.normalize('NFC');
}
/**
 * The maximum number of audiences in a message. A longer list would not help users choose and would leave no room for
 * the hint in the annotation.
 */
const maxListed = 20;
function listNames(audiences, show) {
    const shown = audiences.slice(0, maxListed).map(show);
    const rest = audiences.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
/** Limits on the search for similar names. The time to compare two names grows with the product of their lengths. */
const maxComparedLength = 64;
const maxCompared = 20_000;
const maxNearest = 5;
/**
 * Returns the audiences with the most similar names, nearest first. If the list is long, compares only names of similar
 * length.
 */
function nearestNames(name, list) {
    const lowerCase = (text) => normalized(text.trim().slice(0, maxComparedLength)).toLowerCase();
    const lowerCaseName = lowerCase(name);
    const nearest = (distance, audiences, max) => audiences
        .map(audience => ({ audience, distance: distance(audience.name) }))
        .sort((one, other) => one.distance - other.distance)
        .slice(0, max);
    const compared = nearest(each => Math.abs(each.length - name.length), list, maxCompared);
    return nearest(each => (0,leven/* default */.A)(lowerCaseName, lowerCase(each)), compared.map(({ audience }) => audience), maxNearest);
}
/**
 * Returns the audience that the user probably meant. Its name differs from the given name only in case or, if there is
 * no such audience, only by a typo. Returns undefined unless exactly one audience matches.
 */
function meantAudience(nearest, name) {
    const sameLetters = nearest.filter(({ distance }) => distance === 0);
    const similar = nearest.filter(({ distance }) => (0,misspelled_names/* isTypingError */.Qz)(distance, name.trim()));
    const [only, another] = sameLetters.length > 0 ? sameLetters : similar;
    return another ? undefined : only?.audience;
}

// EXTERNAL MODULE: ./build/js/push/push-service.js
var push_service = __nccwpck_require__(517);
;// CONCATENATED MODULE: ./build/js/push/audience-list.js






const listing = 'Listing the audiences';
/**
 * Fetches the audiences in the order the service lists them. Fetching is safe to repeat, so the action retries after
 * 408, 429, 5xx, and temporary network failures, but not if TLS fails or the proxy refuses the request. Throws a
 * Failure if it does not get a valid list.
 */
async function listAudiences(service) {
    const { signal, redact, log } = service.context;
    const body = await (0,backoff/* withRetries */.LH)({
        attempt: async (number) => readListResponse(await service.fetchAudiences(), (0,backoff/* backoff */.JN)(number), redact),
        retries: service.retries,
        signal,
        cancelled: () => (0,base_failure/* cancelledFailure */.Yq)(listing),
        onWait: (failure, waitMs) => log.retry(failure, waitMs),
    });
    if (body instanceof base_failure/* Failure */.HR)
        throw body;
    return parseList(body);
}
/**
 * Returns the body of a successful response, or a failure. If the request may be retried, the result includes how long
 * to wait.
 */
function readListResponse(result, backoffMs, redact) {
    const afterFailure = (failed) => {
        const failure = requestFailure(listing, failed, redact);
        return failed.retryable ? { result: failure, waitMs: backoffMs } : { done: failure };
    };
    if (result.kind === 'failure')
        return afterFailure(result);
    const { status, headers, body, incomplete } = result;
    if (!(0,http_client/* isSuccess */.oJ)(status)) {
        const failure = statusFailure(listing, result, redact);
        if (status !== 408 && status !== 429 && status < 500)
            return { done: failure };
        return { result: failure, waitMs: (0,backoff/* retryAfter */.P9)(headers['retry-after'], Date.now()) ?? backoffMs };
    }
    if (incomplete === undefined)
        return { done: body };
    if (incomplete === 'too-large')
        return { done: badList(`the list is larger than ${push_service/* maxListMebibytes */.N6} MiB`) };
    const reason = incomplete === 'cut' ? 'connection-lost' : incomplete;
    const cause = new Error('only part of the list arrived');
    return afterFailure({ kind: 'failure', mayHaveBeenReceived: true, reason, retryable: reason !== 'cancelled', cause });
}
/**
 * Parses the list of audiences. Drops unknown properties, because they may be large or deeply nested. Throws a Failure
 * that names the first invalid value, such as `audience[3].id`.
 */
function parseList(text) {
    const json = (0,base_json/* parseJson */.qF)(text);
    if (isWebPage(text))
        throw badList('the response is a web page', websiteHint);
    if (json === undefined)
        throw badList('the response is not JSON');
    const list = (0,base_json/* isObject */.Gv)(json) ? json.audience : undefined;
    if (!Array.isArray(list))
        throw badList('audience: expected an array');
    for (let index = 0; index < list.length; index++) {
        const wrong = whatIsWrong(list[index]);
        if (wrong)
            throw badList(`audience[${index}]${wrong}`);
    }
    return list.map(({ id, name, reach }) => ({ id, name, reach }));
}
/** Returns what follows a path such as `audience[3]` in the error message, or undefined if the audience is valid. */
function whatIsWrong(audience) {
    if (!(0,base_json/* isObject */.Gv)(audience))
        return ': expected an object';
    const { id, name, reach } = audience;
    if (typeof id !== 'number')
        return '.id: expected a number';
    if (!Number.isSafeInteger(id))
        return '.id: expected a whole number within ±(2^53-1)';
    if (typeof name !== 'string')
        return '.name: expected a string';
    if (typeof reach !== 'number' || !Number.isFinite(reach))
        return '.reach: expected a number';
    return undefined;
}
const badList = (wrong, hint = 'Check `base-url`. If the address is right, the service has a problem, or uses another version of the API.') => new base_failure/* Failure */.HR({
    reason: 'bad-audience-list',
    title: 'Unusable audience list',
    message: `The service did not return a valid list of audiences: ${wrong}.`,
    hint,
});

;// CONCATENATED MODULE: ./build/js/report/markup.js


/**
 * Escapes untrusted text so that a summary shows it literally, without markup or links. The result is meant for HTML
 * blocks, but is also safe in Markdown paragraphs and table cells. Line breaks become `<br>`, and browsers can wrap
 * words that are longer than `longest` characters.
 */
function escapeMarkup(text, longest) {
    const shown = breakable((0,base_text/* showInvisible */.jQ)(text), longest);
    const escaped = shown.replace(special, entity).replace(autolinked, asElement);
    // At the start of the text, an ASCII character that is not a letter could begin a list, heading, or table. Keep `&`
    // and `<`, because here they belong to entities and elements that this function added.
    return escaped.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll('\n', '<br>');
}
/**
 * Escapes untrusted text for `<code>` and `<pre>`. GitHub does not process mentions or emoji codes in these elements.
 */
function escapeCode(text) {
    return (0,base_text/* showInvisible */.jQ)(text).replace(/[&<>]/g, entity).replaceAll('\n', '&#10;');
}
/** Truncates untrusted text to `max` characters and escapes it. Lets browsers wrap long words. */
const escapeTruncated = (text, max) => escapeMarkup((0,base_text/* truncate */.xv)(text, max));
/** Escapes untrusted text so that it cannot change the direction of the text around it. */
const markupQuote = (text) => isolated(escapeTruncated(text, 500));
/** Renders text that the action itself wrote, which may quote untrusted text. Text in backticks becomes code. */
function sentence(text, max = 500) {
    const parts = (0,base_text/* truncate */.xv)(text, max).split(codeSpan);
    const markup = parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeMarkup(part)));
    return isolated(markup.join(''));
}
/** Renders the text and the link, but not the command. Use `commandBlock` for the command. */
function linkedText({ text, url }, max = 2_000) {
    return `${sentence(text, max)}${url ? ` <a href="${escapeAttribute(url)}">Open that run</a>` : ''}`;
}
const flatBlocks = (blocks) => typeof blocks === 'object' ? blocks.flatMap(flatBlocks) : blocks ? [blocks] : [];
/** Renders the command as an HTML block that can scroll, because a command may be long. */
const commandBlock = ({ command }) => command !== undefined && `<pre><code>${escapeCode(command)}</code></pre>`;
const isolated = (markup) => `<span dir="auto">${markup}</span>`;
// Matches backticks only at the start and end of a word, so that a backtick inside a quoted word is never paired with
// one that the action itself wrote.
const codeSpan = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/;
/** Renders untrusted text as code. Does not add break points to long words, so that people can copy it unchanged. */
const code = (text) => `<code>${escapeCode(text)}</code>`;
/**
 * Renders a link that shows its URL. Renders the URL as plain text if it is too long for browsers, or if it is invalid,
 * for example because it begins with a placeholder. Callers must already have checked that the scheme is http or https.
 */
function markup_link(url, max = 300) {
    const text = escapeMarkup(linkText(url, max));
    return url.length > maxUrl || !(0,base_url/* parseUrl */.Dl)(url) ? text : `<a href="${escapeAttribute(url)}">${text}</a>`;
}
/** Shortens the path of a URL, but never the host, which shows where the link leads. Writes the host in ASCII. */
function linkText(url, max) {
    const host = (0,base_url/* parseUrl */.Dl)(url)?.host;
    const [, scheme = '', path = ''] = /^(https?:\/\/)[^/?#]*(.*)$/is.exec(url) ?? [];
    if (!host || scheme === '')
        return (0,base_text/* truncate */.xv)(url, max);
    return scheme + host + (0,base_text/* truncate */.xv)(path, Math.max(1, max - scheme.length - host.length));
}
/**
 * Renders an image at the given width in pixels, or narrower on a narrow page. Returns only `alt` if the URL is too
 * long for GitHub's image proxy. `alt` is not escaped, so it must not contain untrusted text.
 */
function markup_image(url, alt, width) {
    return url.length > maxUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" width="${width}">`;
}
/**
 * Lets browsers wrap long words, because a table cell is at least as wide as its longest word. Shorter words stay
 * unchanged, so that people can copy them. Browsers can already wrap after a slash, `?` or `-`.
 */
function breakable(text, longest = 40) {
    const longWord = new RegExp(`[^\\s/?-]{${longest + 1},}`, 'g');
    return text.replace(longWord, word => {
        if (new RegExp(breaksByItself, 'u').test(word))
            return word;
        // Split by grapheme so that a character and its accents stay together.
        const characters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment);
        return characters.map((each, index) => (index > 0 && index % pieceLength === 0 ? `\u200b${each}` : each)).join('');
    });
}
const pieceLength = 10;
/** Matches emoji and the characters of scripts that browsers can wrap without spaces. */
const breaksByItself = String.raw `[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`;
/**
 * The maximum length of a URL in a link or image, in characters. Browsers and proxies usually accept URLs this long.
 */
const maxUrl = 2_000;
/** Matches characters that Markdown or HTML could read as markup. */
const special = /[&<>"'`*_~[\]()|\\!{}^]/g;
/**
 * Matches characters that GitHub could treat as part of a link, mention, issue reference, emoji, or formula. A `#`
 * after `&` belongs to an entity that the previous step added.
 */
const autolinked = /(?<!&)#|[@:$]|(?<=[wW]{3})\./g;
const entity = (character) => `&#${character.codePointAt(0)};`;
// GitHub does not recognize a link or mention if one of its characters is in a separate element. GitHub also recommends
// such an element for dollar signs that should not start a formula.
const asElement = (character) => `<span>${entity(character)}</span>`;
const escapeAttribute = (text) => (0,base_text/* showInvisible */.jQ)(text).replace(/[&<>"'`\n\t]/g, entity);
/** Formats `48210` as `48,210`. Does not use `Intl.NumberFormat`, because its first use is slow. */
const markup_grouped = (number) => String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
/** Formats a count: `1 subscriber`, `2,000 subscribers`. */
const counted = (number, noun) => `${markup_grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

;// CONCATENATED MODULE: ./build/js/report/announcement-texts.js




/** Weeks are left out, because the documentation uses days for `max-age` (`7d`). */
const announcement_texts_units = units/* timeUnits */.F7.filter(({ name }) => name !== 'week');
/** Formats a duration the way users write it in inputs, such as `7d` or `90m`. */
function durationText(seconds) {
    const unit = announcement_texts_units.find(({ seconds: length }) => seconds > 0 && seconds % length === 0);
    return unit ? `${seconds / unit.seconds}${unit.letter}` : `${seconds}s`;
}
function ageText(seconds, qualifier = '') {
    const unit = announcement_texts_units.find(({ seconds: length }) => seconds >= length);
    return unit ? `${qualifier}${counted(Math.floor(seconds / unit.seconds), unit.name)} ago` : 'just now';
}
/** Formats a release as `"v2.1.0" (minor), published 1 hour ago`. */
function releaseText({ tag, level, age }) {
    const published = age === undefined ? '' : `, published ${ageText(age)}`;
    return `${(0,base_text/* quote */.hD)(tag)}${level ? ` (${levelNames[level]})` : ''}${published}`;
}
const levelNames = {
    major: 'major',
    minor: 'minor',
    patch: 'patch',
    prerelease: 'pre-release',
};
/** How the log and the summary describe where a release's message comes from. */
const messageSourceTexts = {
    comment: 'the `web-push` comment in the release notes',
    default: 'the default message',
};
const defaultMessageText = `The notification has the default message, because the release notes have no \`web-push\` comment.
To choose the message of a release, write \`<!-- web-push: your text -->\` on its own line in the release notes, set the \`message\` input (such as \`{name} is out\`), or let an earlier step write the message.`;
/** Explains which input or default excluded a release. */
function filteredOutText(filtered) {
    return filtered.kind === 'level' ? tooLowText(filtered) : tooOldText(filtered);
}
function tooLowText({ release: { tag, level }, minLevel }) {
    const subject = `The release ${(0,base_text/* quote */.hD)(tag)} is`;
    if (level !== 'prerelease')
        return `${subject} a ${level} release, which \`release-level: ${minLevel}\` excludes.`;
    const why = (0,release_version/* isPrereleaseTag */.FG)(tag) ? 'its tag says so' : 'GitHub marks it as one';
    const excluded = minLevel === undefined
        ? 'The action announces no pre-releases here, because `release-level` is not set.'
        : `\`release-level: ${minLevel}\` excludes it.`;
    return `${subject} a pre-release (${why}). ${excluded}`;
}
function tooOldText({ release: { tag }, age, maxAge, isDefault }) {
    const published = `The release ${(0,base_text/* quote */.hD)(tag)} was published ${ageText(age, 'more than ')}`;
    const limit = durationText(maxAge);
    return isDefault
        ? `${published}. \`max-age\` is ${limit} here, the default.`
        : `${published}, which \`max-age: ${limit}\` excludes.`;
}
/**
 * Explains how to announce the release anyway. Tells users to keep the same key, because an earlier run may already
 * have announced the release.
 */
function filteredOutHint(filtered) {
    const { tag, level } = filtered.release;
    const isPrerelease = level === 'prerelease';
    const settings = {
        level: `with \`release-level: ${isPrerelease ? 'prerelease' : 'patch'}\``,
        age: 'without `max-age`',
    };
    const all = isPrerelease && filtered.kind === 'level' ? ' To announce every pre-release, set `release-level: prerelease`.' : '';
    return `To announce this release anyway, start a run by hand: on the Actions tab, choose the workflow, select "Run workflow", and enter the tag ${(0,base_text/* quote */.hD)(tag)}. (In a workflow of your own, that run must set \`release\` to the tag, ${settings[filtered.kind]}.) If this run has a \`once-key\`, keep it, so that no release is announced twice.${all}`;
}
const maxNewerTags = 3;
/**
 * Explains why `release: latest` chose this release, or returns undefined if GitHub shows it as the latest and no
 * release is newer.
 */
function choiceText({ tag, latest }) {
    if (!latest)
        return undefined;
    const { chosenBy, shownTag, newerTags } = latest;
    const chosen = shownTag === undefined ? '' : whyChosen(tag, shownTag, chosenBy);
    return [chosen, newerText(newerTags)].filter(Boolean).join(' ') || undefined;
}
function whyChosen(tag, shownTag, chosenBy) {
    const why = chosenBy === 'date' ? 'was published last' : whyChosenByVersion(tag, shownTag);
    return `GitHub shows ${(0,base_text/* quote */.hD)(shownTag)} as the latest release. The release ${(0,base_text/* quote */.hD)(tag)} ${why}.`;
}
function whyChosenByVersion(tag, shownTag) {
    const [version, shownVersion] = [(0,release_version/* releaseVersion */.SF)(tag), (0,release_version/* releaseVersion */.SF)(shownTag)];
    const isSame = version && shownVersion && (0,release_version/* isSameVersion */.p)(version, shownVersion);
    return isSame ? 'is the same version, so this run uses it' : 'has the highest version that the inputs allow';
}
function newerText(tags) {
    if (tags.length === 0)
        return '';
    const newer = tags.slice(0, maxNewerTags).map(base_text/* quote */.hD).join(', ');
    const [releases, one] = tags.length === 1 ? ['a newer release', 'it'] : ['newer releases', 'one of them'];
    return `This run ignored ${releases} that GitHub does not show as the latest: ${newer}. (GitHub does not change "latest" when a pre-release is promoted.) To announce ${one}, set it as the latest release on GitHub, or start a run by hand with its tag as \`release\` and the same \`once-key\`.`;
}
const twoDigits = (number) => String(number).padStart(2, '0');
const timeText = ({ hour, minute }) => `${twoDigits(hour)}:${twoDigits(minute)}`;
const dateText = ({ year, month, day }) => `${year}-${twoDigits(month)}-${twoDigits(day)}`;
/** Says what time it is now in the window's time zone, and when the window opens. */
function outsideWindowText({ window, timeZone, now, opens, opensAt }) {
    const inUtc = timeZone.toUpperCase() === 'UTC' ? '' : ` (${opensAt.toISOString().slice(11, 16)} UTC)`;
    return `The time in ${timeZone} is ${timeText(now)}, which is outside \`send-between: ${window}\`. The window opens at ${timeText(opens)} on ${dateText(opens)}${inUtc}.`;
}
/**
 * Explains why a run outside its window sent nothing. `lastFailure` is the failure of the last POST before the window
 * closed.
 */
function whyOutside(outside, lastFailure) {
    const text = outsideWindowText(outside);
    if (lastFailure === undefined)
        return { text };
    return { text: `${lastFailure.message} The window closed before the action could retry. ${text}` };
}
/** Explains how a later run can send the notification if this run was outside its window. */
function laterRun(hasTriedOrClaimed, claim, isOfLatest) {
    const later = 'a later run inside the window sends: a scheduled run, or this run if you re-run it';
    const latest = isOfLatest ? ' That run announces the release that is the latest at that time.' : '';
    if (claim !== undefined && claim.kind !== 'none') {
        return { text: `First, delete the claim of this run with the command in the warning. Then ${later}.${latest}` };
    }
    const unclaimed = claim ? ' and has no claim on the key' : '';
    const nothing = hasTriedOrClaimed ? `This run sent nothing${unclaimed}` : 'This run sent nothing and claimed no key';
    return { text: `${nothing}. Unless the \`once-key\` was already used, ${later}.${latest}` };
}

// EXTERNAL MODULE: ./build/js/base/characters.js
var characters = __nccwpck_require__(452);
;// CONCATENATED MODULE: ./build/js/report/device-limits.js

/**
 * The phone limits apply to expanded notifications, because collapsed notifications show neither the banner nor the
 * buttons.
 */
const devices = [
    {
        name: 'Desktop',
        browser: 'Chrome on Windows',
        title: { length: 70, line: 35 },
        message: { length: 140, line: 35 },
        button: { length: 19, line: 19 },
        iconAt: 'start',
        textWidth: 350,
    },
    {
        name: 'Phone',
        browser: 'Chrome on Android',
        title: { length: 30, line: 30 },
        message: { length: 65, line: 33 },
        button: { length: 19, line: 19 },
        iconAt: 'end',
        textWidth: 310,
    },
];
/**
 * Truncates text the way a device with these limits would. A line break uses up the rest of its line. A character and
 * its combining marks count as one.
 */
function fitDevice(text, { length, line }) {
    const isAscii = /^[\0-\x7f]*$/.test(text);
    const characters = isAscii ? [...text] : (text.match(new RegExp(character, 'gsu')) ?? []);
    const wide = isAscii ? /(?!)/ : new RegExp(wideCharacter, 'u');
    const total = characters.length;
    let used = 0;
    let lineStart = 0;
    let visible = 0;
    let end = 0;
    for (const each of characters) {
        if (each === '\n') {
            // An empty line still counts as one line.
            const lines = Math.max(1, Math.ceil((used - lineStart) / line));
            lineStart += lines * line;
            used = lineStart;
        }
        else {
            used += wide.test(each) ? 2 : 1;
        }
        if (used > length)
            return { shown: `${text.slice(0, end).trimEnd()}…`, visible, total };
        const leavesRoomForEllipsis = used < length;
        if (leavesRoomForEllipsis) {
            visible++;
            end += each.length;
        }
    }
    return { shown: text, visible: total, total };
}
// Allow at most 16 marks per character, so that text with thousands of marks on one character is still truncated.
// Intl.Segmenter is not used, because it has no such limit.
const character = String.raw `(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`;
const wideCharacter = `\\ufe0f|[${characters/* eastAsianOrEmoji */.xo}]`;

;// CONCATENATED MODULE: ./build/js/report/advice.js











// Advice warns about input that is valid but probably does not do what the user expects.
/** These fields are visible on every device. */
const visibleFields = ['title', 'message'];
const texts = {
    'many-buttons': ({ count }) => `The notification has ${count} buttons. Browsers show at most two.`,
    'long-ttl': ({ seconds }) => `The \`ttl\` is ${markup_grouped(seconds)} s. Push services keep a notification for at most four weeks (${markup_grouped(maxTtl)} s).`,
    'reach-zero': () => 'The audience has a reach of 0, so nobody will receive this notification.',
    'token-expiry': ({ at, expired }) => expired
        ? `The API token expired on ${dayOf(at)}, so the service will probably refuse it. Replace the secret.`
        : `The API token expires on ${dayOf(at)}. Replace the secret before then.`,
    rerun: ({ attempt }) => `This is attempt ${attempt} of this run, and an earlier attempt may already have sent the notification. With a \`once-key\`, a re-run cannot send a notification twice. ${newKeySendsAgain}.`,
    'outside-window': ({ outside }) => `A real run would be skipped now. ${outsideWindowText(outside)}`,
    'held-back': ({ filtered }) => `A real run would be skipped. ${filteredOutText(filtered)}`,
    truncated: ({ field, visible, total }) => `The ${field} is ${markup_grouped(total)} characters long. Even a desktop shows only about ${markup_grouped(visible)} of them.`,
    markup: ({ field, what, found }) => `The ${field} contains ${what} (${(0,base_text/* quote */.hD)(found)}). Notifications are plain text, so subscribers would see these characters as they are.`,
    'escaped-newline': ({ field }) => `The ${field} contains the two characters \`\\n\`. Subscribers would see both characters. For a line break, use a YAML block (\`|\`).`,
    template: ({ fieldPath, template }) => `\`${(0,base_problems/* pathText */.LF)(fieldPath)}\` contains the unresolved template ${(0,base_text/* quote */.hD)(template)}. Subscribers will see it unless the push service replaces it.`,
    link: ({ fieldPath, written, read }) => `\`${(0,base_problems/* pathText */.LF)(fieldPath)}\` has the host ${(0,base_text/* quote */.hD)(written)}, which browsers read as ${(0,base_text/* quote */.hD)(read)}. Check that this is the host you mean.`,
    'image-size': ({ field, ...size }) => `${(0,notification_fields/* inputOf */.wg)(field)}: the ${notification_fields/* fieldTable */.Ng[field].use} is ${pixels(size)} pixels. Browsers show it at ${notification_fields/* fieldTable */.Ng[field].sizes.map(pixels).join(' or ')}.`,
    'image-weight': ({ field, bytes }) => `${(0,notification_fields/* inputOf */.wg)(field)}: the ${notification_fields/* fieldTable */.Ng[field].use} is ${kibibytes(bytes)}. Every subscriber downloads it, so use one of at most ${kibibytes(notification_fields/* fieldTable */.Ng[field].maxBytes)}.`,
    'unchecked-url': (url) => (0,base_problems/* problemText */.fI)({ ...url, file: undefined }),
    /** Only previews give this advice. A send without a release fails instead. */
    'needs-release': ({ fieldPath, placeholder }) => `\`${(0,base_problems/* pathText */.LF)(fieldPath)}\` contains \`{${placeholder}}\`. Only a send with a release can replace it. Without a release, the send fails.`,
};
const adviceText = (advice) => texts[advice.kind](advice);
/**
 * Returns the path of the field that the advice is about, using the API's field names, or an empty path if the advice
 * is not about a field.
 */
function pathOf(advice) {
    if ('fieldPath' in advice)
        return advice.fieldPath;
    if ('field' in advice)
        return [advice.field];
    if (advice.kind === 'unchecked-url')
        return [advice.input.replaceAll('-', '_'), ...(advice.path ?? [])];
    if (advice.kind === 'many-buttons')
        return ['actions'];
    return advice.kind === 'long-ttl' ? ['ttl'] : [];
}
const dayOf = (time) => time.toISOString().slice(0, 10);
const kibibytes = (bytes) => `${markup_grouped(Math.ceil(bytes / 1_024))} KiB`;
const pixels = ({ width, height }) => `${width}x${height}`;
/** The longest that push services keep a message (four weeks), in seconds. */
const maxTtl = 2_419_200;
function contentAdvice({ notification, sources }) {
    const { actions = [], ttl = 0 } = notification;
    const advice = [];
    if (actions.length > 2)
        advice.push({ kind: 'many-buttons', count: actions.length });
    if (ttl > maxTtl)
        advice.push({ kind: 'long-ttl', seconds: ttl });
    for (const field of visibleFields) {
        advice.push(...lengthAdvice(field, notification));
        // Check only text that the user wrote. Text from a release or event is already plain text.
        const isGiven = sources[field] === 'input' || sources[field] === 'file';
        if (isGiven)
            advice.push(...textAdvice(field, notification[field]));
    }
    const fieldTexts = (0,content_notification/* textsOf */.CB)(notification);
    return [...advice, ...fieldTexts.flatMap(templateAdvice), ...fieldTexts.flatMap(linkAdvice)];
}
/** Returns advice if even a desktop truncates the text. A phone always shows less than a desktop. */
function lengthAdvice(field, notification) {
    const [desktop] = devices;
    const { visible, total } = fitDevice(notification[field], desktop[field]);
    return visible === total ? [] : [{ kind: 'truncated', field, visible, total }];
}
// The text may include untrusted text from a release or event, so each of these patterns must run in linear time.
const heading = /^#{1,6} \S.*/m;
const listItem = /^[-*+] \S.*/m;
const markdownLink = /\[[^[\]\n]*\]\([^()\s]*\)/;
const emphasis = /(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i;
const htmlTag = /<\/?[a-z][^<>]*>/i;
function textAdvice(field, text) {
    const advice = [];
    const [markdown] = [heading, listItem, markdownLink, emphasis].flatMap(pattern => pattern.exec(text)?.[0] ?? []);
    if (markdown !== undefined)
        advice.push({ kind: 'markup', field, what: 'Markdown', found: markdown });
    const [tag] = htmlTag.exec(text) ?? [];
    if (tag !== undefined)
        advice.push({ kind: 'markup', field, what: 'HTML', found: tag });
    if (text.includes('\\n'))
        advice.push({ kind: 'escaped-newline', field });
    return advice;
}
/**
 * Matches template expressions that a workflow, shell, or service should have replaced. Does not match percent-encoding
 * in URLs, which can look like `%CAPITALS%`.
 */
const unresolvedTemplate = /\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function templateAdvice({ path: fieldPath, text }) {
    const [template] = unresolvedTemplate.exec(text) ?? [];
    return template === undefined ? [] : [{ kind: 'template', fieldPath, template }];
}
/** Returns advice if browsers would open a different host than the one written in the URL. Ignores case. */
function linkAdvice({ path: fieldPath, kind, text }) {
    if (kind === 'text')
        return [];
    const [written, read] = [(0,base_url/* writtenHost */.Wr)(text), (0,base_url/* browserHost */.zB)(text)];
    if (written === undefined || read === undefined || written.toLowerCase() === read)
        return [];
    return [{ kind: 'link', fieldPath, written, read }];
}
/** Returns advice if the audience is known to have no subscribers. */
const reachAdvice = (reach) => (reach === 0 ? [{ kind: 'reach-zero' }] : []);
/** Returns advice if this is a re-run without a `once-key`. */
const rerunAdvice = (attempt, onceKey) => attempt > 1 && onceKey === undefined ? [{ kind: 'rerun', attempt }] : [];
const expiryWarningDays = 14;
/**
 * Returns advice if the token is a JWT that has expired or expires soon. `now` is in milliseconds. The advice never
 * quotes the token.
 */
function tokenAdvice(token, now) {
    const expiry = jwtExpiry(token);
    if (expiry === undefined || expiry - now >= expiryWarningDays * units/* dayMs */.LP)
        return [];
    return [{ kind: 'token-expiry', at: new Date(expiry), expired: expiry <= now }];
}
function jwtExpiry(token) {
    const [header, claims, signature, ...rest] = token.split('.');
    if (!header || !claims || signature === undefined || rest.length > 0)
        return undefined;
    const { exp } = Object((0,base_json/* parseJson */.qF)(Buffer.from(claims, 'base64url').toString('utf8')));
    const expiry = typeof exp === 'number' ? exp * 1_000 : Number.NaN;
    return Number.isNaN(new Date(expiry).getTime()) ? undefined : expiry;
}

;// CONCATENATED MODULE: ./build/js/report/log-lines.js



// This file formats the lines that the send action logs before it sends the notification.
const sourceNames = {
    input: 'the inputs',
    file: 'the file',
    release: 'the release',
    event: 'the event',
};
/** Says where each field comes from: `Content: icon_url from the inputs; title, message from the event.` */
function contentLine({ sources, messageSource }, extraFields) {
    const nameOf = (field) => field === 'message' && messageSource ? `message (${messageSourceTexts[messageSource]})` : field;
    const fieldsFrom = (source) => Object.entries(sources).filter(([, from]) => from === source);
    const parts = Object.entries(sourceNames).flatMap(([source, sourceName]) => {
        const names = fieldsFrom(source).map(([field]) => nameOf(field));
        return names.length > 0 ? [`${names.join(', ')} from ${sourceName}`] : [];
    });
    const extra = Object.keys(extraFields);
    if (extra.length > 0)
        parts.push(`${extra.join(', ')} from extra-fields`);
    return `Content: ${parts.join('; ')}.`;
}
const releaseLine = (release) => `Release: ${releaseText(release)}.`;
function targetLine(target) {
    if (target.type === 'all')
        return 'To: every subscriber of the site (the service does not report how many).';
    const { id, name, reach } = target.audience;
    const who = name === undefined ? `the audience ${id}` : `the audience ${(0,base_text/* quote */.hD)(name)} (id ${id})`;
    const howMany = reach === undefined ? '' : `, ${counted(reach, 'subscriber')}`;
    return `To: ${who}${howMany}.`;
}
/** Lists the checks that can prevent the send, so that people notice if a typo has turned off a check. */
function checksLine(checks) {
    return `Checks: ${checks.join(', ') || 'none (max-reach, check-urls and once-key are not set)'}.`;
}
/** Returns the checks that the settings turn on, with their values, such as `max-reach 5000`. */
function checkTexts(settings, onceKey) {
    const { maxReach, releaseLevel, maxAge, sendBetween, timeZone = 'UTC', checkUrls, expectedPayload } = settings;
    const wholeKey = onceKey && [onceKey.key, onceKey.period].filter(Boolean).join(' ');
    const texts = [
        maxReach !== undefined && `max-reach ${maxReach}`,
        releaseLevel !== undefined && `release-level ${releaseLevel}`,
        maxAge !== undefined && `max-age ${durationText(maxAge)}`,
        sendBetween !== undefined && `send-between ${sendBetween.text} (${timeZone})`,
        checkUrls && 'check-urls',
        expectedPayload !== undefined && 'expected-payload',
        wholeKey !== undefined && `once-key ${(0,base_text/* quote */.hD)(wholeKey)}`,
    ];
    return texts.filter(text => text !== false);
}

;// CONCATENATED MODULE: ./build/js/report/outputs.js

// Each exported function returns all outputs of one action, in the same order as in its manifest. Outputs that do not
// apply are empty strings.
function sendOutputs({ attempts, result, response, payload, target }) {
    const audience = target?.type === 'audience' ? target.audience : undefined;
    return {
        outcome: result.outcome,
        reason: reasonOfSend(result),
        'status-code': outputs_text(response?.statusCode),
        response: response?.body ?? '',
        payload: payload ?? '',
        'audience-id': outputs_text(audience?.id),
        'audience-name': audience?.name ?? '',
        'audience-reach': outputs_text(audience?.reach),
        attempts: outputs_text(attempts),
        'sent-at': result.outcome === 'sent' ? result.sentAt.toISOString() : '',
    };
}
/** Returns the reason code of a failed or skipped send, or an empty string for `sent` and `dry-run`. */
function reasonOfSend(result) {
    if (result.outcome === 'skipped')
        return result.reason;
    return 'failure' in result ? result.failure.reason : '';
}
const outputs_text = (value) => (value === undefined ? '' : String(value));
function audiencesOutputs(list) {
    if (list instanceof Failure)
        return { audiences: '', count: '', reason: list.reason };
    return { audiences: JSON.stringify(list), count: String(list.length), reason: '' };
}
/**
 * `payloads` is a JSON list of files and their payloads, or an empty string if the preview failed. `files` is a JSON
 * list of file names, or an empty string if an input has a problem or the preview stopped early.
 */
function previewOutputs(preview, reason, summaryUrl) {
    const { notifications, problems: inputProblems, extraFields, failure } = preview;
    const list = notifications.map(({ file, content }) => ({
        file,
        payload: { ...content?.notification, ...extraFields },
    }));
    // A notification that comes only from inputs has no file.
    const files = notifications.map(({ file }) => file).filter(file => file !== '');
    return {
        payloads: reason ? '' : JSON.stringify(list),
        files: failure || inputProblems.length > 0 ? '' : JSON.stringify(files),
        'summary-url': summaryUrl,
        count: failure ? '' : String(list.length),
        reason,
    };
}

;// CONCATENATED MODULE: ./build/js/report/redacted-fields.js

/**
 * Redaction must not change these fields. The `payload` cannot contain a token. The others contain only codes such as
 * `rejected`, which may match a token by chance. The type ensures that none of the others contain untrusted text.
 */
const exact = [
    'payload',
    'outcome',
    'reason',
    'kind',
    'type',
    'unexpected',
    'field',
    'what',
    'only',
    'sources',
];
/**
 * Redacts the secrets in all the text of a finished send or preview. Reports must be built from the redacted result,
 * because redaction does not find secrets in escaped or shortened text.
 */
function redactFields(finished, redact) {
    const redactAll = (value, isUsers) => {
        if (typeof value === 'string')
            return redact(value);
        if (Array.isArray(value))
            return value.map(each => redactAll(each, isUsers));
        if (value instanceof base_failure/* Failure */.HR)
            return redactFailure(value, redact);
        if (typeof value !== 'object' || value === null || value instanceof Date)
            return value;
        const fields = Object.entries(value).map(([name, inner]) => {
            // Users choose the keys and values of `extraFields`, so redact both, even if a key also occurs in `exact`.
            if (isUsers)
                return [redact(name), redactAll(inner, true)];
            return [name, exact.includes(name) ? inner : redactAll(inner, name === 'extraFields')];
        });
        return Object.fromEntries(fields);
    };
    return redactAll(finished, false);
}
/** Redacts the text of a failure and drops its cause, which reports never show. */
function redactFailure({ reason, title, message, hint }, redact) {
    const redactedHint = typeof hint === 'string' ? redact(hint) : { newRunAfter: redact(hint.newRunAfter) };
    return new base_failure/* Failure */.HR({ reason, title: redact(title), message: redact(message), hint: redactedHint });
}

;// CONCATENATED MODULE: ./build/js/report/claim-texts.js



// The messages about the claim on a key: which run made the claim, what happened to it, and how to delete it.
/**
 * Says which run claimed a key, when, and for which notification, and links to that run. Does not say whether that run
 * sent the notification.
 */
function usedKeyText({ key, ref, by }) {
    const claimed = by
        ? whoClaimedText((0,base_text/* quote */.hD)(key), by)
        : `Another run claimed the key ${(0,base_text/* quote */.hD)(key)}, but the action cannot read which run`;
    return { text: `${claimed}. The claim is the ref ${ref}.`, url: by?.url };
}
/**
 * Example: `Run 4711 (attempt 1) claimed the key "k" at 2026-08-04T09:30:12Z to send "Kestrel 4.2 is out" to the
 * audience 101`.
 */
function whoClaimedText(quotedKey, { run, attempt, time, title, target }) {
    const claimed = `Run ${run} (attempt ${attempt}) claimed the key ${quotedKey} at ${time}`;
    if (title === undefined)
        return claimed;
    const toSend = `${claimed} to send ${(0,base_text/* quote */.hD)(title)}`;
    if (target === undefined)
        return toSend;
    return `${toSend} to ${target === 'all' ? 'every subscriber of the site' : `the ${target}`}`;
}
/**
 * Says what to do if another run has claimed the key. That run may still be in progress and may delete its claim, so
 * users must wait until it has ended and then check whether it sent the notification. To send again, they must re-run
 * this job, because a new run may get a different key.
 */
function sendAgainText(claim) {
    const { by } = claim;
    const ended = by ? `run ${by.run} has ended` : 'every run that uses this key has ended';
    return {
        text: `To send something else, use a different \`once-key\`. ${newKeySendsAgain}. To find out whether this notification was sent, wait until ${ended}, wait a few more minutes, then look in the panel of your push service. Only if it was not sent, or to send it a second time on purpose, run this command and then re-run this job. The command deletes the claim only if no other run has replaced it:`,
        command: deleteCommand(claim, [claim.tag]),
    };
}
/**
 * Returns a warning if the action did not retry because its claim was lost or could not be read. Returns nothing if the
 * window closed, because the annotation already says so.
 */
function stopEntries(stop) {
    if (stop.kind === 'outside-window')
        return [];
    const why = stop.kind === 'claim-lost'
        ? `the ref ${stop.ref} is no longer the claim of this run`
        : `it could not check whether the ref ${stop.ref} is still the claim of this run (${stop.cause})`;
    const text = `The action did not retry after the wait, because ${why}. Another run may send the notification.`;
    return [{ level: 'warning', title: 'Not retried', text }];
}
/** For a dry run, says whether a key has been used, or that the action could not check. */
function keyUseEntry(use) {
    if (use.kind === 'used') {
        const used = usedKeyText(use.claim);
        return { ...used, level: 'warning', title: 'Key already used', text: `A real run would be skipped. ${used.text}` };
    }
    const key = (0,base_text/* quote */.hD)(use.key);
    if (use.kind === 'unused')
        return { level: 'note', text: `The key ${key} has not been used.` };
    const text = `The action could not determine whether the key ${key} was used (${use.cause}). A real run may be skipped.`;
    return { level: 'warning', title: 'Key not checked', text };
}
/** Says how to delete this run's claim if the send is in doubt or the run could not delete the claim itself. */
function claimEntries(claim, outcome) {
    if (!claim || claim.kind === 'none' || outcome === 'sent')
        return [];
    const { kind, ref, tags } = claim;
    const command = deleteCommand(claim, tags);
    if (outcome === 'unknown') {
        const text = `The claim of this run (the ref ${ref}) stays, so a re-run with this key will be skipped. Wait a few minutes, then look in the panel of your push service. Only if nothing was sent, run this command and then re-run this job. The command deletes the claim only if no other run has replaced it:`;
        return [{ level: 'note', text, command }];
    }
    const key = (0,base_text/* quote */.hD)(claim.key);
    const [title, problem] = kind === 'held'
        ? ['Claim not deleted', `could not delete its claim on the key ${key}`]
        : ['Claim not certain', `could not determine whether it still has its claim on the key ${key}`];
    const text = `This run sent nothing, but ${problem}, so a re-run may be skipped. Before you re-run this job, run this command. The command deletes the ref ${ref} only if it still points to ${tags.join(' or ')}, the claim of this run:`;
    return [{ level: 'warning', title, text, command }];
}
/** If this run may still have a claim, extends the annotation with a command to delete that claim. */
function withDeletion(annotation, claim) {
    if (!claim || claim.kind === 'none')
        return annotation;
    const { next } = annotation;
    const deletion = `GitHub may still have the claim of this run, so run this command before the next run. The command deletes the ref ${claim.ref} only if it points to ${claim.tags.join(' or ')}, the claim of this run:`;
    return {
        ...annotation,
        next: { ...next, text: `${next.text} ${deletion}`, command: deleteCommand(claim, claim.tags) },
    };
}
/**
 * Returns shell commands to delete a claim, one for each tag object that may be the claim. Another run may have
 * replaced the claim, so each command first checks that the ref still points to its tag object.
 */
function deleteCommand({ ref, repository, serverUrl }, tags) {
    const host = (0,base_url/* parseUrl */.Dl)(serverUrl)?.host ?? 'github.com';
    const api = `gh api${host === 'github.com' ? '' : ` --hostname ${host}`}`;
    const remove = `${api} --method DELETE repos/${repository}/git/${ref}`;
    const read = `${api} repos/${repository}/git/${ref.replace('refs/', 'ref/')} --jq .object.sha`;
    return tags.map(tag => `[ "$(${read})" = ${tag} ] && ${remove}`).join('\n');
}

;// CONCATENATED MODULE: ./build/js/report/failure-meaning.js
const meanings = {
    rejected: 'Nothing was sent, because the request was refused.',
    'not-sent': 'Nothing was sent.',
    unknown: 'The notification may or may not have been sent.',
};
const startNewRun = 'start a new run (a re-run uses the original workflow file)';
const announceByHand = 'announce the release by hand, with its tag (a re-run uses the original workflow file and event)';
const notMadeAgain = 'If this job created the release, a re-run does not create it again. In that case, announce the release by hand, with its tag.';
const otherKey = 'The `once-key` contains the id of this run, so a new run gets a different key and resends whatever other jobs of this run have sent.';
function hintText(hint, { releaseFrom, isKeyOfRun } = {}) {
    if (typeof hint === 'string')
        return releaseFrom === 'push' ? joined(hint, notMadeAgain, isKeyOfRun ? otherKey : '') : hint;
    const next = releaseFrom === undefined ? startNewRun : announceByHand;
    return joined(`${hint.newRunAfter} ${next}.`, isKeyOfRun ? otherKey : '');
}
const joined = (...sentences) => sentences.filter(Boolean).join(' ');
/** Turns a failure into an annotation. Only the send action passes an `outcome` and the final state of its `claim`. */
function failureAnnotation({ title, reason, message, hint }, outcome, { claim, ...run } = {}) {
    // The hint for an internal error does not say whether to run the job again, so add a sentence that does.
    const isDefect = outcome === 'not-sent' && reason === 'internal-error' && typeof hint === 'string';
    const nextSteps = isDefect ? `${hint} You can run this again.` : hint;
    const next = outcome === 'unknown' ? nextInDoubt(hint, claim, run) : hintText(nextSteps, run);
    return {
        title: `${title} (${outcome ? `${outcome}: ` : ''}${reason})`,
        whatFailed: title,
        why: { text: message },
        meaning: outcome && meanings[outcome],
        next: { text: next },
        reason,
    };
}
/** Says what to do if the notification may have been sent. Another run is safe only if nothing was sent. */
function nextInDoubt(hint, claim, run) {
    const look = 'The service may still send the notification. Before you send it again, wait a few minutes, then look in the panel of your push service.';
    const isClaimKept = claim !== undefined && claim.kind !== 'none';
    const deletion = isClaimKept ? ' first delete the claim of the `once-key` with the command in the log, then' : '';
    if (typeof hint !== 'string')
        return `${look} If nothing was sent,${deletion} do this: ${hintText(hint, run)}`;
    return joined(look, hint, hintText(`If nothing was sent,${deletion} run this again.`, run));
}

;// CONCATENATED MODULE: ./build/js/report/send-report.js






const headlines = {
    sent: 'Notification sent',
    'dry-run': 'Dry run: nothing was sent',
    skipped: 'Skipped: nothing was sent',
    rejected: 'Rejected: nothing was sent',
    'not-sent': 'Not sent',
    unknown: 'Unknown: the notification may or may not have been sent',
};
/** Each text follows the word "but" in a sentence. */
const unexpectedTexts = {
    cut: 'the response was cut off',
    timeout: 'the response did not complete in time',
    'too-large': `the response is larger than ${push_service/* maxResponseMebibytes */.e8} MiB`,
    cancelled: 'the run was cancelled before the response was complete',
    'not-json': 'the response is not JSON',
    'json-text': 'the response is only a JSON string',
};
/** Builds the report of a send. Callers must redact secrets first (see redacted-fields.ts). */
function reportOf(finished) {
    return {
        finished,
        entries: logEntriesOf(finished),
        annotation: closingAnnotation(finished),
        closingLine: closingLine(finished),
    };
}
function closingLine({ result, attempts, response }) {
    const text = headlines[result.outcome];
    if (result.outcome !== 'sent')
        return `${text}.`;
    const tries = attempts > 1 ? ` on attempt ${attempts}` : '';
    return `${text}${tries}: the service responded ${response?.statusCode} at ${result.sentAt.toISOString()}.`;
}
/**
 * Warns about an unexpected 2xx response. Without the warning, people might think they have to send the notification
 * again.
 */
function unexpectedEntries(result) {
    if (result.outcome !== 'sent' || !result.unexpected)
        return [];
    const { unexpected } = result;
    const check = unexpected === 'cancelled'
        ? ''
        : ' If the notification is not there, check `base-url`, because another server may have responded.';
    const text = `The service accepted the notification (2xx), but ${unexpectedTexts[unexpected]}. Before you send it again, wait a few minutes, then look in the panel of your push service.${check}`;
    return [{ level: 'warning', title: 'Sent, with an unexpected response', text }];
}
function closingAnnotation(finished) {
    const { result, claim, release } = finished;
    if ('failure' in result) {
        const annotation = failureAnnotation(result.failure, result.outcome, finished);
        return isFailedClaim(result) ? withDeletion(annotation, claim) : annotation;
    }
    if (result.outcome !== 'skipped')
        return undefined;
    const title = `${headlines.skipped} (${result.reason})`;
    if (result.reason === 'already-sent')
        return { title, why: usedKeyText(result.claim), next: sendAgainText(result.claim) };
    if (result.reason === 'outside-window') {
        const { outside, lastFailure } = result;
        const hasTriedOrClaimed = lastFailure !== undefined || claim !== undefined;
        return {
            title,
            why: whyOutside(outside, lastFailure),
            next: laterRun(hasTriedOrClaimed, claim, release?.latest !== undefined),
        };
    }
    const { why: cause } = result;
    if (cause.kind === 'level' || cause.kind === 'age')
        return { title, why: { text: filteredOutText(cause) }, next: { text: filteredOutHint(cause) } };
    return { title, why: { text: whyNotAnnounced(cause) }, next: { text: howToAnnounce(cause) } };
}
function howToAnnounce(cause) {
    if (cause.kind === 'no-release')
        return 'A later run will announce the first release.';
    if (cause.kind === 'draft')
        return 'To announce the release, publish it.';
    if (cause.kind === 'activity') {
        return `The run for the \`published\` or \`released\` activity announces the release. To prevent runs for other activities, write \`types: [published]\` below \`release:\` in the workflow, or \`types: [released]\` with a \`once-key\`. ${newKeySendsAgain}.`;
    }
    return `To send for this state too, set the content as inputs, and set a \`once-key\`. Without a \`once-key\`, every event sends a notification. ${newKeySendsAgain}.`;
}
function whyNotAnnounced(cause) {
    if (cause.kind === 'no-release')
        return 'The repository has no published release yet. Drafts do not count, and pre-releases count only with `release-level: prerelease`.';
    if (cause.kind === 'draft')
        return 'The release is a draft.';
    const { kind, actual } = cause;
    // Quote the activity or state only if it looks like a name from GitHub, because the event may contain arbitrary text.
    const named = /^[a-z_]{1,40}$/.test(actual) ? `\`${actual}\`` : 'not one that GitHub documents';
    return kind === 'activity'
        ? `The activity of the release event is ${named}. The action announces only \`published\` and, with a \`once-key\`, \`released\`.`
        : `The state of the deployment is ${named}. The action announces only \`success\`.`;
}
function chosenRelease({ release, result }) {
    if ('why' in result && 'release' in result.why)
        return result.why.release;
    return release;
}
/**
 * Returns all messages shown in addition to the outcome. GitHub shows only ten warnings per step, so the warnings that
 * keep people from sending the notification twice come before the advice.
 */
function logEntriesOf(finished) {
    const { advice, content, keyUse, claim, result } = finished;
    const ofAdvice = advice.map((each) => ({ level: 'warning', text: adviceText(each) }));
    const release = chosenRelease(finished);
    const choice = release && choiceText(release);
    const ofChoice = choice ? [{ level: 'notice', title: 'Latest release', text: choice }] : [];
    const ofMessage = content?.messageSource === 'default' ? [{ level: 'note', text: defaultMessageText }] : [];
    const ofKey = keyUse ? [keyUseEntry(keyUse)] : [];
    const ofStop = 'failure' in result && 'stop' in result && result.stop ? stopEntries(result.stop) : [];
    const ofClaim = isFailedClaim(result) ? [] : claimEntries(claim, result.outcome);
    return [...unexpectedEntries(result), ...ofStop, ...ofClaim, ...ofKey, ...ofAdvice, ...ofChoice, ...ofMessage];
}
/** Whether the run failed to claim its key. If so, the annotation already says what to do about the claim. */
const isFailedClaim = (result) => 'failure' in result && result.failure.reason === 'claim-failed';

;// CONCATENATED MODULE: ./build/js/report/send-result.js
/** Returns 0 if the step passes and 1 if it fails. */
const exitCode = ({ outcome }) => outcome === 'sent' || outcome === 'dry-run' || outcome === 'skipped' ? 0 : 1;

;// CONCATENATED MODULE: ./build/js/report/annotations.js


/** Formats text for the log. Puts the command, if there is one, on its own line so that people can copy it. */
const logText = ({ text, url, command }) => `${text}${url ? ` ${url}` : ''}${command ? `\n${command}` : ''}`;
/** GitHub truncates annotation messages to this length, in UTF-16 code units. */
const maxAnnotation = 4_096;
/**
 * Formats the message of an annotation: what happened, what it means for the notification, what to do next, and a help
 * link. If the message is too long, the description of what happened is shortened first, because people need the next
 * steps. `safe` escapes untrusted text.
 */
function annotationText({ why, meaning, next, reason }, safe) {
    const happened = safe(logText(why));
    const toDo = safe(meaning ? `${meaning} ${logText(next)}` : logText(next));
    const rest = `\n${toDo}${reason ? `\nMore: ${helpUrl(reason)}` : ''}`;
    const shortened = shortenLines(happened, Math.max(0, maxAnnotation - rest.length));
    return { text: shortenLines(shortened + rest, maxAnnotation), isShortened: shortened !== happened };
}
const maxWhy = 5_000;
/** Renders the annotation as HTML blocks. Leaves out `meaning`, because the summary's heading already says it. */
function renderAnnotation({ whatFailed, why, next, reason }) {
    const rows = [
        ...(whatFailed ? [row('What failed', `<b>${sentence(whatFailed)}</b>`)] : []),
        row('Why', linkedText(why, maxWhy)),
        row('What to do', linkedText(next)),
        ...(reason ? [row('More', `<a href="${helpUrl(reason)}">What ${reason} means</a>`)] : []),
    ];
    return [`<table>\n${rows.join('\n')}\n</table>`, commandBlock(next)];
}
const row = (name, value) => `<tr><th align="left">${name.replaceAll(' ', '&nbsp;')}</th><td>${value}</td></tr>`;
/** Returns the URL of the section in docs/troubleshooting.md that explains a reason. */
const helpUrl = (reason) => `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${sectionOf(reason)}`;
/**
 * Returns the anchor of the section that explains a reason. Some HTTP statuses have their own section, and the others
 * from 300 to 599 share one per class, such as `http-4xx`. For any other status, such as 204 or 600, returns the anchor
 * of the list of all reasons.
 */
const sectionOf = (reason) => reason
    .replace(/^http-(?![345]\d\d$)\d+$/, 'reasons')
    .replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/, 'http-$1xx');
/** If text is too long, shortenLines() first truncates each line to this many UTF-16 code units. */
const maxLineLength = 600;
/**
 * Shortens text to `max` UTF-16 code units (`max` must not be negative). Truncates a single line at its end. With
 * multiple lines, truncates the long ones first. If that is not enough, keeps only the first lines and adds the number
 * of omitted lines.
 */
function shortenLines(text, max) {
    if (text.length <= max)
        return text;
    const given = text.split('\n');
    if (given.length === 1)
        return cut(text, max);
    const lines = given.map(line => (0,base_text/* truncate */.xv)(line, maxLineLength));
    const whole = lines.join('\n');
    return whole.length <= max ? whole : cut(firstLines(lines, max), max);
}
function firstLines(lines, max) {
    const room = max - restOf(lines.length).length;
    let used = 0;
    const kept = lines.filter(line => {
        used += line.length + 1;
        return used <= room;
    });
    return [...kept, restOf(lines.length - kept.length)].join('\n');
}
const restOf = (count) => `- and ${count} more (see the log)`;
/** Truncates text to `max` code units, including the final `…`. */
const cut = (text, max) => (max === 0 ? '' : text.length <= max ? text : (0,base_text/* truncate */.xv)(text, max - 1));

;// CONCATENATED MODULE: ./build/js/report/fields-table.js





// These limits keep the table small enough for a summary (1 MiB), even if every character must be escaped.
const maxButtons = 10;
const maxExtraFields = 25;
const maxLength = { message: 4_000, text: 1_000, button: 200, extraName: 60, extraValue: 300 };
/** Longer values are collapsed in `<details>` to keep the table rows short. */
const maxVisibleLength = 400;
/**
 * Where to find what the table leaves out. A preview cannot refer to its `payloads` output, because that output is
 * empty if the preview has a problem.
 */
const leftOut = { send: `in the ${code('payload')} output`, preview: 'not shown here' };
/**
 * Renders one HTML table of all fields in the body. Each row shows where the value comes from and which browsers
 * support the field.
 */
function renderFields(content, { target, extraFields, action }) {
    const ofTarget = target ? [targetRow(target)] : [];
    const rows = [...fieldRows(content, action), ...ofTarget, ...extraRows(extraFields, action)];
    const head = ['Field', 'Value', 'Source', 'Browsers'].map(title => `<th>${title}</th>`).join('');
    return `<table>\n<tr>${head}</tr>\n${rows.join('\n')}\n</table>`;
}
/** `value`, `source`, and `browsers` must already be HTML. */
function renderRow(name, value, source, browsers) {
    return `<tr><td>${code(name)}</td><td dir="auto">${value}</td><td>${source}</td><td>${browsers}</td></tr>`;
}
const moreText = (left, action) => `${markup_grouped(left)} more, ${leftOut[action]}`;
function fieldRows({ notification, sources, messageSource }, action) {
    return Object.keys(notification).flatMap(name => {
        const messageOrigin = name === 'message' && messageSource ? `: ${sentence(messageSourceTexts[messageSource])}` : '';
        const source = `${sources[name] ?? ''}${messageOrigin}`;
        const browsers = (0,notification_fields/* browsersText */.RD)(notification_fields/* fieldTable */.Ng[name].browsers, '&nbsp;');
        const cells = name === 'actions' ? buttonCells(notification, action) : [{ name, value: fieldValue(name, notification, action) }];
        return cells.map(cell => renderRow(cell.name, cell.value, source, browsers));
    });
}
function buttonCells({ actions = [] }, action) {
    const shown = actions.slice(0, maxButtons).map(({ text, url }, index) => {
        return { name: `actions[${index}]`, value: `${longText(text, maxLength.button, action)}<br>${markup_link(url)}` };
    });
    const left = actions.length - shown.length;
    return left > 0 ? [...shown, { name: 'actions', value: moreText(left, action) }] : shown;
}
function fieldValue(name, notification, action) {
    const value = notification[name] ?? '';
    if (typeof value === 'number')
        return `${markup_grouped(value)} s${durationInWords(value)}`;
    return notification_fields/* fieldTable */.Ng[name].kind === 'text'
        ? longText(value, name === 'message' ? maxLength.message : maxLength.text, action)
        : markup_link(value);
}
function longText(text, most, action) {
    if (text.length <= maxVisibleLength)
        return escapeMarkup(text);
    const cut = text.length > most ? `<br><i>The rest is ${leftOut[action]}.</i>` : '';
    const beginning = escapeMarkup((0,base_text/* truncate */.xv)(text, 80).replace(/\s+/g, ' '));
    return `<details><summary>${beginning} <i>(${counted(text.length, 'character')})</i></summary>${escapeTruncated(text, most)}${cut}</details>`;
}
function targetRow(target) {
    const value = target.type === 'all' ? 'all' : `audience ${target.audience.id}`;
    return renderRow('target', code(value), 'input', '');
}
function extraRows(fields, action) {
    const names = Object.keys(fields);
    const row = (name, value) => renderRow(name, value, 'extra-fields', 'unknown');
    const rows = names.slice(0, maxExtraFields).map(name => {
        return row((0,base_text/* truncate */.xv)(name, maxLength.extraName), code((0,base_text/* truncate */.xv)(wrappableJson(fields[name]), maxLength.extraValue)));
    });
    const left = names.length - rows.length;
    return left > 0 ? [...rows, row('…', moreText(left, action))] : rows;
}
/** Adds spaces so that browsers can wrap the JSON. */
const wrappableJson = (value) => JSON.stringify(value, null, 1).replace(/\n */g, ' ');
/**
 * Formats a duration in the largest unit that divides it evenly, such as ` (1 day)`. Returns an empty string if that
 * unit is seconds.
 */
function durationInWords(seconds) {
    const unit = units/* timeUnits */.F7.find(unit => seconds >= unit.seconds && seconds % unit.seconds === 0);
    if (unit === undefined || unit.name === 'second')
        return '';
    return ` (${counted(seconds / unit.seconds, unit.name)})`;
}

;// CONCATENATED MODULE: ./build/js/report/notification-mockup.js



const shownButtons = 2;
/** In pixels. */
const iconSize = 56;
/** Image widths, in pixels. The push service recommends 360 for the banner. */
const imageWidth = { 'beside the text': iconSize, 'below the text': 360 };
const caveat = 'These cuts are estimates. Real devices differ in fonts, versions and settings.';
/**
 * Renders the notification as it looks on a desktop and on a phone, in one HTML block. Notes below each mockup say what
 * the device truncates or leaves out.
 */
function renderMockup(notification) {
    const mockups = devices.map(device => renderDevice(device, notification));
    return `<div>\n${mockups.join('\n')}\n<br clear="all"><sub>${caveat}</sub>\n</div>`;
}
// Use one table per device without nested tables, because a nested table would not shrink on a narrow page.
function renderDevice(device, notification) {
    const { title, message, landing_url, actions = [] } = notification;
    const { name, browser, iconAt, textWidth } = device;
    const fitTitle = fitDevice(title, device.title);
    const fitMessage = fitDevice(message, device.message);
    const buttons = actions.slice(0, shownButtons).map(({ text }) => fitDevice(text, device.button));
    const hidden = actions.length - buttons.length;
    const icon = `<td valign="top" width="${iconSize}">${imagesAt('beside the text', notification)}</td>`;
    const text = `<td valign="top" width="${textWidth}" dir="auto"><b>${visible(fitTitle)}</b><br>${visible(fitMessage)}</td>`;
    const banner = imagesAt('below the text', notification);
    const keys = buttons.map(button => `<kbd>&nbsp;${visible(button)}&nbsp;</kbd>`).join('&nbsp;&nbsp;');
    const texts = { Title: fitTitle, Message: fitMessage };
    // Notes about truncated text and hidden buttons are full-size, so that readers notice them. The other notes are
    // small.
    const below = [
        ...Object.entries(texts).map(([field, fit]) => isCut(fit) && cutNote(field, fit)),
        buttons.some(isCut) && '✂️ A button is cut',
        hidden > 0 && `✂️ ${counted(hidden, 'more button')} not shown`,
        ...Object.entries(texts).map(([field, fit]) => !isCut(fit) && small(fitNote(field, fit))),
        small(`Opens ${markup_link(landing_url, 38)}`),
    ].filter(Boolean);
    const rows = [
        `<th colspan="2">${name} <sub>${browser}</sub></th>`,
        iconAt === 'start' ? icon + text : text + icon,
        banner && `<td colspan="2" align="center">${banner}</td>`,
        keys && `<td colspan="2" align="center">${keys}</td>`,
        `<td colspan="2">${below.join('<br>')}</td>`,
    ].flatMap(row => (row ? [`<tr>${row}</tr>`] : []));
    return `<table align="left">${rows.join('')}</table>`;
}
function imagesAt(place, notification) {
    const images = notification_fields/* imageFields */.$G.flatMap(name => {
        const { drawn, use } = notification_fields/* fieldTable */.Ng[name];
        const url = notification[name];
        return drawn === place && url !== undefined ? [markup_image(url, use, imageWidth[place])] : [];
    });
    return images.join('<br>');
}
/** Longer words may not fit on a narrow page, so browsers are allowed to wrap them. */
const maxWordLength = 24;
const visible = ({ shown }) => escapeMarkup(shown, maxWordLength);
const isCut = ({ visible, total }) => visible < total;
const cutNote = (field, { visible, total }) => `✂️ ${field} cut after ${markup_grouped(visible)} of ${counted(total, 'character')}`;
const fitNote = (field, { total }) => `${field} fits (${counted(total, 'character')})`;
const small = (markup) => `<sub>${markup}</sub>`;

;// CONCATENATED MODULE: ./build/js/report/send-summary.js







const symbols = {
    sent: '✅',
    'dry-run': '🧪',
    skipped: '⏭️',
    rejected: '⛔',
    'not-sent': '❌',
    unknown: '❓',
};
/**
 * Renders the job summary of a send and escapes untrusted text. Callers must redact secrets first, because redaction
 * does not find secrets in escaped text.
 */
function renderSummary({ finished, entries, annotation }) {
    const { result, content, target, extraFields = {}, response } = finished;
    const { outcome } = result;
    const warnings = entries.filter(({ level }) => level === 'warning');
    const notes = entries.filter(({ level }) => level !== 'warning');
    return [
        `<h2>${symbols[outcome]} ${headlines[outcome]}</h2>`,
        annotation && renderAnnotation(annotation),
        facts(finished),
        renderChecks(finished),
        renderEntries('⚠️', warnings),
        renderEntries('ℹ️', notes),
        content && ['<h3>Preview</h3>', renderMockup(content.notification)],
        content && ['<h3>Fields</h3>', renderFields(content, { target, extraFields, action: 'send' })],
        response?.body && renderResponse(response.body),
    ];
}
function facts({ result, target, release, attempts, response }) {
    const unexpected = result.outcome === 'sent' && result.unexpected ? `, but ${unexpectedTexts[result.unexpected]}` : '';
    const known = [
        target && `<b>To</b> ${recipients(target)}`,
        release && `<b>Release</b> ${escapeTruncated(releaseText(release), 300)}`,
        // Leave out the status of a failed run, because the annotation already explains it.
        response?.statusCode && !('failure' in result) && `HTTP&nbsp;${response.statusCode}${unexpected}`,
        attempts > 0 && counted(attempts, 'attempt'),
        result.outcome === 'sent' && `${result.sentAt.toUTCString().slice(5, 25).replaceAll(' ', '&nbsp;')}&nbsp;UTC`,
    ].filter(Boolean);
    return known.length > 0 && `<p>${known.join(' · ')}</p>`;
}
function renderChecks({ checks = [] }) {
    const shown = checks.map(code);
    return shown.length > 0 && `<p><b>Checks</b> ${shown.join(' · ')}</p>`;
}
function recipients(target) {
    if (target.type === 'all')
        return 'every subscriber of the site; the service does not report how many';
    const { id, name, reach } = target.audience;
    const who = name === undefined ? `audience ${id}` : `${markupQuote(name)} (audience ${id})`;
    return reach === undefined ? who : `${who}, <b>${counted(reach, 'subscriber')}</b>`;
}
const maxEntries = 10;
function renderEntries(symbol, entries) {
    const shown = entries.slice(0, maxEntries).map(entry => `${symbol} ${linkedText(entry)}`);
    const left = entries.length - shown.length;
    if (left > 0)
        shown.push(`${symbol} ${left} more are in the log.`);
    return shown.length > 0 && [`<p>${shown.join('<br>')}</p>`, entries.map(commandBlock)];
}
const maxResponse = 16_000;
function renderResponse(text) {
    const left = text.length - maxResponse;
    const rest = left > 0 ? `<p>${counted(left, 'more character')} in the <code>response</code> output.</p>` : '';
    const shown = escapeCode((0,base_text/* truncate */.xv)(text, maxResponse));
    return `<details><summary>Response of the service</summary><pre><code>${shown}</code></pre>${rest}</details>`;
}

// EXTERNAL MODULE: ./build/js/runner/context.js + 1 modules
var context = __nccwpck_require__(472);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = require("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!fs.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
    const convertedValue = toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = require("path");
// EXTERNAL MODULE: external "./never-called.js"
var external_never_called_js_ = __nccwpck_require__(925);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class oidc_utils_OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return __awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = oidc_utils_OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return __awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_.platform();
const arch = external_os_.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function core_setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
    }
    process.stdout.write(os.EOL);
    issueCommand('set-output', { name }, toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    core_error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function core_debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function core_error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
;// CONCATENATED MODULE: ./build/js/runner/read-inputs.js




/** Returns the inputs, trimmed but not validated. Masks the secrets before reading any other input. */
function readInputs(names) {
    for (const name of names.filter(name => base_secrets/* secretInputs */._y.includes(name))) {
        const secret = getInput(name);
        if (secret !== '')
            core_setSecret(secret);
    }
    return Object.fromEntries(names.map(name => [name, readInput(name)]));
}
/** Outside GitHub Actions, no manifest sets the words that turn guards off. */
function readInput(name) {
    const isSet = process.env[`INPUT_${name.toUpperCase()}`] !== undefined;
    return isSet ? getInput(name) : (guardWords.get(name) ?? '');
}
/** Returns a problem for each unknown input that has a value. */
const unknownInputProblems = (known, redact) => (0,misspelled_names/* unknownInputs */.qs)(readUnknownInputs(known), known, redact);
/** Returns the names in lowercase, because the runner does not preserve the case of input names. */
function readUnknownInputs(known) {
    return Object.entries(process.env).flatMap(([variable, value]) => {
        const [, name] = /^input_(.+)$/s.exec(variable.toLowerCase()) ?? [];
        return name === undefined || known.includes(name) || !value?.trim() ? [] : [name];
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
;// CONCATENATED MODULE: ./build/js/runner/read-workspace-file.js





/**
 * Reads a UTF-8 file of at most 16 KiB. Refuses paths and links that lead outside the workspace, because a contributor
 * could use one to make a workflow publish a file from the runner.
 */
function readWorkspaceFile(path) {
    const workspace = workspaceFolder();
    const given = (0,external_node_path_namespaceObject.resolve)(workspace, path);
    const where = { input: 'payload-file', file: path };
    const unreadable = (why) => ({ problem: (0,base_problems/* problem */.CC)(where, why, { reason: 'unreadable-file' }) });
    // In a container, the workspace has another path than on its host, so an absolute path of the host is outside.
    const right = (0,external_node_path_namespaceObject.isAbsolute)(path)
        ? 'a path relative to the workspace, such as campaigns/spring.yml'
        : 'a file of the repository';
    const outside = { problem: (0,base_problems/* problem */.CC)(where, `is outside the workspace; use ${right}`) };
    if (path !== path.trim()) {
        const why = 'has a name that begins or ends with whitespace, which a send would trim; rename the file';
        return { problem: (0,base_problems/* problem */.CC)(where, why) };
    }
    try {
        const root = (0,external_node_fs_.realpathSync)(workspace);
        if (!isInsideFolder(given, workspace) && !isInsideFolder(given, root))
            return outside;
        const real = (0,external_node_fs_.realpathSync)(given);
        if (!isInsideFolder(real, root))
            return outside;
        const status = (0,external_node_fs_.statSync)(real);
        if (status.isDirectory()) {
            const text = (0,base_problems/* quoting */.yu)(path, 'is a folder; use the path of a file in it');
            return { problem: (0,base_problems/* problem */.CC)('payload-file', text, { reason: 'unreadable-file' }) };
        }
        if (!status.isFile())
            return unreadable('is not a regular file; use the path of a YAML or JSON file');
        if (status.size > value_rules/* maxYamlBytes */.VE) {
            return unreadable(value_rules/* tooLargeYaml */.lZ);
        }
        return { text: new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(real)) };
    }
    catch (error) {
        const code = error.code;
        // If a file name is not UTF-8, Node lists it with replacement characters, and then cannot find the file by that
        // name.
        if (code === 'ENOENT' && path.includes('\ufffd'))
            return unreadable('has a name that is not UTF-8; rename the file');
        if (code === 'ENOENT' && isLink(given))
            return unreadable('is a link that leads nowhere; commit the file itself');
        if (code === 'ENOENT')
            return unreadable('does not exist; check the path, and check out the repository before this step');
        if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
            return unreadable('is not UTF-8 text; save it as UTF-8');
        return unreadable(`cannot be read (${(0,base_failure/* describe */.q0)(error)})`);
    }
}
const isLink = (path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
/** The folder where actions/checkout puts the repository. */
const workspaceFolder = () => process.env.GITHUB_WORKSPACE || process.cwd();
/** Returns true for the folder itself and for every path inside it. Does not follow links. */
function isInsideFolder(path, folder) {
    const pathInFolder = (0,external_node_path_namespaceObject.relative)(folder, path);
    return pathInFolder !== '..' && !pathInFolder.startsWith(`..${external_node_path_namespaceObject.sep}`) && !(0,external_node_path_namespaceObject.isAbsolute)(pathInFolder);
}

;// CONCATENATED MODULE: ./build/js/runner/log.js





/**
 * Makes invisible characters visible. Adds a space to workflow commands (`::name::`, `##[name]`), so that the runner
 * does not execute them.
 */
function escapeCommands(text) {
    return (0,base_text/* showInvisible */.jQ)(text).replaceAll('##[', '## [').split('\n').map(breakCommand).join('\n');
}
function breakCommand(line) {
    const at = line.indexOf('::');
    const isCommand = at >= 0 && line.slice(0, at).trim() === '';
    return isCommand ? `${line.slice(0, at)}: ${line.slice(at + 1)}` : line;
}
/** A step's log. Redacts secrets and escapes workflow commands in everything that it prints. */
class Log {
    #redact;
    constructor(redact) {
        this.#redact = redact;
    }
    info(text) {
        info(this.#safe(text));
    }
    retry(why, waitMs) {
        const wait = (waitMs / 1_000).toFixed(1);
        this.info(`${why.title}: ${why.message} Retrying ${wait === '0.0' ? 'now' : `in ${wait} s`}.`);
    }
    /** Logs an HTTP exchange. The runner shows the line only if debug logging is enabled. */
    exchange({ method, url, ended, ms }) {
        // Leave out the query, because it may contain private data.
        const request = `${method} ${url.host}${url.pathname}`;
        core_debug(this.#safe(`${request}: ${ended} in ${ms.toFixed()} ms`));
    }
    /** Logs text in a group that GitHub shows collapsed. */
    group(title, text) {
        startGroup(this.#safe(title));
        this.info(text);
        endGroup();
    }
    /**
     * Logs the stack trace of an internal error, because bug reports usually include the log. Logs nothing for other
     * failures.
     */
    stack({ reason, cause }) {
        if (reason !== 'internal-error')
            return;
        this.group(`Stack trace (${version/* userAgent */.N}, Node ${process.version}, ${process.platform})`, stackOf(cause));
    }
    notice(title, message, at) {
        this.#annotate(notice, title, message, at);
    }
    warning(title, message, at) {
        this.#annotate(warning, title, message, at);
    }
    error(title, message, at) {
        this.#annotate(core_error, title, message, at);
    }
    #annotate(write, title, message, at) {
        const text = this.#safe(message);
        if (text.length > maxAnnotation)
            info(text);
        write(text, { title: this.#safe(title), ...(at && { file: at.file, startLine: at.line, startColumn: at.column }) });
    }
    #safe(text) {
        return escapeCommands(this.#redact(text));
    }
}
function stackOf(thrown) {
    if (!(thrown instanceof Error))
        return (0,base_failure/* describe */.q0)(thrown);
    const { stack = (0,base_failure/* describe */.q0)(thrown), cause } = thrown;
    return cause === undefined ? stack : `${stack}\nCaused by: ${stackOf(cause)}`;
}

;// CONCATENATED MODULE: ./build/js/runner/runtime.js









/**
 * Starts a run: reads the inputs, masks the tokens among them, and creates the services. Call this only once per
 * process, because it listens for uncaught errors.
 */
function startRun(inputNames) {
    const raw = readInputs(inputNames);
    const { 'api-token': apiToken = '', 'github-token': githubToken } = raw;
    return { raw, runtime: createRuntime({ apiToken, githubToken }) };
}
function createRuntime(tokens) {
    const startedAt = new Date();
    const proxies = (0,context/* readProxySettings */.uv)();
    const { passwords, userNames } = (0,proxy/* proxyCredentials */.FF)(proxies);
    const secrets = (0,base_secrets/* createSecrets */.gE)({ ...tokens, proxyCredentials: passwords });
    const received = (0,base_secrets/* createSecrets */.gE)({ ...tokens, proxyCredentials: [...passwords, ...userNames] });
    const log = new Log(secrets.redact);
    const crashWatch = new CrashWatch();
    return {
        log,
        secrets,
        /** Redacts secrets and proxy user names in text received from the network. For other text, use `secrets`. */
        redact: received.redact,
        http: new http_client/* NetworkClient */._b(proxies, isDebug() ? exchange => log.exchange(exchange) : undefined),
        signal: cancellation.signal,
        startedAt,
        /**
         * Waits for `work`. If the run crashes in the meantime, throws an error, so that the run can still write its
         * outputs and an annotation.
         */
        watch: (work) => crashWatch.watch(work),
    };
}
/** Catches uncaught errors and detects promises that never settle. Create only one instance per process. */
class CrashWatch {
    #onCrash = () => { };
    constructor() {
        // If a promise never settles, Node would exit with code 0 and the step would pass. To prevent this, start with a
        // failing exit code.
        process.exitCode = 1;
        process.on('beforeExit', () => this.#onCrash(new Error('it stopped before it finished')));
        process.on('uncaughtException', error => {
            this.#onCrash(error);
            // Unfinished work must not start a POST while the run writes its report.
            cancellation.abort();
        });
    }
    watch(work) {
        const crash = new Promise((_, reject) => {
            this.#onCrash = reject;
        });
        return Promise.race([work, crash]);
    }
}
/**
 * Writes the report, flushes stdout, and exits. Exits explicitly, because a socket that hangs in a proxy tunnel would
 * keep the process alive. If writing the report fails, prints an error annotation and exits with `codeIfReportFails`.
 */
async function endRun(log, code, report, codeIfReportFails = code) {
    let exitCode = code;
    try {
        await report();
    }
    catch (error) {
        exitCode = codeIfReportFails;
        reportFailedReport(log, error);
    }
    await new Promise(resolve => process.stdout.write('', resolve));
    process.exit(exitCode);
}
function reportFailedReport(log, error) {
    // Untrusted text may have caused this error, so show only its name.
    const name = error instanceof Error ? error.name : typeof error;
    core_error(`The action could not report how this run ended (${name}). The outputs may still have the result. If this step sends a notification and the \`outcome\` output is empty, the notification may have been sent. Before you send it again, wait a few minutes, then look in the panel of your push service.`, { title: 'Internal error (internal-error)' });
    try {
        log.stack((0,base_failure/* asFailure */.h_)(error));
    }
    catch {
        // Ignore this error, because whatever broke the report may also prevent printing the stack trace.
    }
}

;// CONCATENATED MODULE: ./build/js/runner/write-results.js






/**
 * Writes the outputs, the job summary, the log, and the annotation. The outputs come first, because workflows depend on
 * them most, and the runner kills a cancelled step after ten seconds.
 */
function writeResults({ outputs, failure, report }, summaryInput, runtime) {
    const { log } = runtime;
    writeOutputs(outputs, runtime);
    if (failure)
        log.stack(failure);
    const { renderSummary, entries, annotation } = report();
    writeSummary(summaryInput, renderSummary, runtime);
    for (const { level, title = 'Advice', at, ...text } of entries) {
        if (level === 'note')
            log.info(logText(text));
        else
            log[level](title, logText(text), at);
    }
    if (annotation)
        annotate(log, failure ? 'error' : 'notice', annotation);
}
/**
 * Writes the annotation for a failed or skipped run. If the annotation is too long, writes the full text to the log
 * first.
 */
function annotate(log, level, annotation) {
    const { title, why } = annotation;
    const { text, isShortened } = annotationText(annotation, escapeCommands);
    if (isShortened)
        log.info(why.text);
    log[level](title, text);
}
/**
 * How many characters of output GitHub passes to other jobs. It accepts 1 MiB of outputs per job and counts two bytes
 * per character.
 */
const maxJobOutput = 524_288;
const isTooLarge = ({ length }) => length > maxJobOutput;
/** Returns a warning that an output is too large for other jobs. `what` says so, and `hint` says what to do. */
const largeOutputEntry = (what, hint) => ({
    level: 'warning',
    title: 'Large output',
    text: `${what} GitHub passes at most about ${grouped(maxJobOutput)} characters to other jobs. ${hint}`,
});
const outputsWithServiceText = ['response', 'audience-name'];
/**
 * Sets every output. Redacts only the outputs that contain text from the service. All other outputs are codes, numbers,
 * lists that are already redacted, or `payload`, which cannot contain a token. If writing fails, only logs a warning,
 * because the notification may already have been sent.
 */
function writeOutputs(outputs, { redact, log }) {
    const path = process.env.GITHUB_OUTPUT;
    if (!path)
        return;
    const redacted = Object.entries(outputs).map(([name, text]) => [
        name,
        outputsWithServiceText.includes(name) ? redact(text) : text,
    ]);
    try {
        appendWhole(path, formatOutputs(Object.fromEntries(redacted)));
    }
    catch (error) {
        log.warning('Outputs not written', `The action could not write its outputs (${(0,base_failure/* describe */.q0)(error)}), so they are empty in later steps. The log shows how the run ended.`);
    }
}
/**
 * Appends either the whole text or nothing. The runner fails a step with an incomplete output, and people might then
 * send the notification again.
 */
function appendWhole(path, text) {
    const { size = 0 } = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) ?? {};
    try {
        (0,external_node_fs_.appendFileSync)(path, text);
    }
    catch (error) {
        try {
            (0,external_node_fs_.truncateSync)(path, size);
        }
        catch {
            // Ignore cleanup errors, because the original error is more useful.
        }
        throw error;
    }
}
/**
 * Formats all outputs for the runner's output file, with a delimiter that no value contains. Does not use the toolkit's
 * `setOutput`, which writes each output separately, because the action must write either all outputs or none.
 */
function formatOutputs(outputs) {
    const used = new Set(Object.values(outputs).flatMap(value => value.match(/ghadelimiter_\d+/g) ?? []));
    let number = 0;
    while (used.has(`ghadelimiter_${number}`))
        number++;
    const delimiter = `ghadelimiter_${number}`;
    return Object.entries(outputs)
        .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
        .join('');
}
/**
 * Appends to the job summary, unless the `summary` input is false. If writing fails, only logs a warning. `render` must
 * return text without secrets.
 */
function writeSummary(summaryInput, render, { log }) {
    const path = process.env.GITHUB_STEP_SUMMARY;
    if (!path || (0,value_rules/* parseBoolean */.yG)(summaryInput) === false)
        return;
    try {
        appendWhole(path, joinBlocks(render()));
    }
    catch (error) {
        log.warning('Summary not written', `The action could not write the job summary (${(0,base_failure/* describe */.q0)(error)}).`);
    }
}
/**
 * The runner drops a summary larger than 1 MiB. This limit leaves room for anything else that the step writes to its
 * summary.
 */
const maxSummaryBytes = 900_000;
/** Joins a summary's blocks. If they do not all fit, keeps the first ones and adds a note. */
function joinBlocks(parts, maxBytes = maxSummaryBytes) {
    const blocks = flatBlocks(parts);
    const note = '<p>The action left out the rest, because GitHub limits the size of a summary.</p>';
    const maxBytesBeforeNote = maxBytes - Buffer.byteLength(note) - 2;
    let size = 0;
    const fitting = blocks.findIndex(block => {
        size += Buffer.byteLength(block) + 2;
        return size > maxBytesBeforeNote;
    });
    const kept = fitting === -1 ? blocks : [...blocks.slice(0, fitting), note];
    return `${kept.join('\n\n')}\n`;
}

;// CONCATENATED MODULE: ./build/js/send.js


























async function main() {
    const { raw, runtime } = startRun(sendInputs);
    void (0,http_client/* preloadFor */.JU)(raw['base-url']);
    const finished = await new Send(raw, runtime).run();
    const { result } = finished;
    await endRun(runtime.log, exitCode(result), () => writeResults(resultsOf(finished, runtime), raw.summary, runtime));
}
/**
 * One run of the send action. Keeps each step's result, so that the report for a failed run can show what happened
 * before the failure.
 */
class Send {
    #raw;
    #runtime;
    #state = { advice: [] };
    #repository;
    constructor(raw, runtime) {
        this.#raw = raw;
        this.#runtime = runtime;
        const { event, id } = (0,context/* readContext */.yI)().run;
        if (event === 'release')
            this.#state.releaseFrom = 'event';
        // Leave `releaseFrom` unset for `release: latest`, because any later run can find that release too.
        if (event === 'push' && raw.release !== '' && raw.release !== 'latest')
            this.#state.releaseFrom = 'push';
        this.#state.isKeyOfRun = holdsRunId(raw['once-key'], id);
    }
    /** Never throws. The result says how the run ended. */
    async run() {
        const { watch } = this.#runtime;
        const failed = (error) => ({ outcome: 'not-sent', failure: (0,base_failure/* asFailure */.h_)(error) });
        const prepared = await watch(this.#prepare()).catch(failed);
        if ('outcome' in prepared)
            return { ...this.#state, attempts: 0, result: prepared };
        const sent = await sendOnce(prepared);
        if (sent.attempts > 0)
            this.#state.advice.push(...rerunAdvice((0,context/* readContext */.yI)().run.attempt, prepared.claims?.key));
        return { ...this.#state, ...sent };
    }
    /** Does everything that comes before the send. Returns a result if the run ends here. */
    async #prepare() {
        // 1. Read and check everything that was given.
        const read = await this.#readInputs();
        if ('skip' in read)
            return { outcome: 'skipped', reason: 'not-announceable', why: read.skip };
        const { settings, content, onceKey } = read;
        const service = new push_service/* PushService */.UX(settings, this.#runtime);
        // 2. Choose who receives the notification.
        const target = await this.#chooseTarget(settings, service);
        // 3. Make the body, and compare it with the one that was approved.
        const body = this.#makeBody(content, target);
        if (settings.expectedPayload !== undefined)
            checkExpectedPayload(settings.expectedPayload, body);
        // 4. Check the URLs.
        if (settings.checkUrls)
            await this.#checkUrls(settings, content);
        // 5. Prepare the claim on the key. A dry run ends with a look at it.
        const findOutside = () => findOutsideOf(settings);
        const claims = onceKey && (await this.#openRepository(settings)).openClaims(onceKey, recordOf(content, target));
        if (settings.dryRun)
            return this.#endDryRun(findOutside(), claims);
        // 6. sendOnce() does the rest: claim the key, send, and keep or give up the claim.
        return { service, body, claims, findOutside, watch: this.#runtime.watch };
    }
    /**
     * Returns the settings and the content, or the reason to skip the event. Throws one Failure that lists all problems.
     */
    async #readInputs() {
        const { secrets, log, startedAt } = this.#runtime;
        const state = this.#state;
        const { settings, inputs, problems } = checkSendInputs(this.#raw, secrets, (0,context/* readContext */.yI)().run.event);
        problems.add(unknownInputProblems(sendInputs, secrets.redact));
        const read = await readContent(inputs, problems, this.#contentSources(settings));
        // `settings` is always set here, because readContent() would have thrown otherwise. TypeScript needs this check.
        if (!settings)
            throw problems.failure();
        if ('skip' in read)
            return read;
        const { content, extraFields, release, heldBack } = read;
        state.content = content;
        state.extraFields = extraFields;
        state.release = release;
        log.info(contentLine(content, extraFields));
        if (release)
            log.info(releaseLine(release));
        const onceKey = read.onceKey === '' ? undefined : periodicKey(read.onceKey, settings, startedAt);
        state.checks = checkTexts(settings, onceKey);
        state.advice.push(...tokenAdvice(settings.apiToken, Date.now()), ...contentAdvice(content));
        if (heldBack)
            state.advice.push({ kind: 'held-back', filtered: heldBack });
        return { settings, content, onceKey };
    }
    /** Returns all sources of content other than the inputs. */
    #contentSources(settings) {
        const { secrets, startedAt } = this.#runtime;
        const filter = {
            level: settings?.releaseLevel,
            maxAge: settings?.maxAge,
            isDefaultMaxAge: this.#raw['max-age'] === '',
            isTagByHand: (0,context/* readContext */.yI)().run.event === 'workflow_dispatch' && settings?.release?.kind === 'tag',
            now: startedAt,
        };
        return {
            secrets,
            filter,
            readFile: readWorkspaceFile,
            eventName: (0,context/* readContext */.yI)().run.event,
            readEvent: context/* readEvent */.j_,
            fetchRelease: async () => {
                if (!settings?.release)
                    throw new Error('no release is named');
                const repository = await this.#openRepository(settings);
                return repository.fetchRelease(settings.release, filter);
            },
        };
    }
    /** Loads the code for GitHub's API on demand, because it is large and many sends do not need it. */
    #openRepository(settings) {
        this.#repository ??= Promise.all(/* import() */[__nccwpck_require__.e(413), __nccwpck_require__.e(559)]).then(__nccwpck_require__.bind(__nccwpck_require__, 559)).then(({ Repository }) => new Repository(settings, this.#runtime));
        return this.#repository;
    }
    async #chooseTarget(settings, service) {
        const { log, redact } = this.#runtime;
        const list = needsList(settings) ? await listAudiences(service) : undefined;
        const target = resolveTarget(settings, list, redact);
        this.#state.target = target;
        if (target.type === 'audience') {
            this.#state.advice.push(...reachAdvice(target.audience.reach));
            checkReach(target.audience, settings.maxReach, redact);
        }
        log.info(targetLine(target));
        log.info(checksLine(this.#state.checks ?? []));
        return target;
    }
    #makeBody({ notification }, target) {
        const body = (0,push_service/* bodyOf */.EN)(notification, target, this.#state.extraFields ?? {});
        this.#state.payload = body;
        this.#runtime.log.group('Payload', body);
        return body;
    }
    async #checkUrls(settings, { notification }) {
        const { checkUrls, urlCheckFailure } = await __nccwpck_require__.e(/* import() */ 641).then(__nccwpck_require__.bind(__nccwpck_require__, 641));
        const check = { uses: (0,content_notification/* urlsOf */.Wn)(notification), timeoutMs: settings.timeout * 1_000, userAgent: version/* userAgent */.N };
        const { problems, remarks, redirects } = await checkUrls(check, this.#runtime);
        if (problems.length > 0)
            throw urlCheckFailure(problems);
        this.#state.advice.push(...remarks);
        for (const redirect of redirects)
            this.#runtime.log.info((0,base_problems/* problemText */.fI)(redirect));
        this.#runtime.log.info('URL check passed.');
    }
    /** Checks `send-between` and `once-key` as a real run would, but only reports the results. */
    async #endDryRun(outside, claims) {
        if (outside)
            this.#state.advice.push({ kind: 'outside-window', outside });
        this.#state.keyUse = await claims?.check();
        if (this.#runtime.signal.aborted)
            throw (0,base_failure/* cancelledFailure */.Yq)('Sending');
        return { outcome: 'dry-run' };
    }
}
function periodicKey(key, { oncePer, timeZone }, startedAt) {
    if (oncePer === undefined)
        return { key };
    return { key, period: periodOf(oncePer, startedAt, timeZone) };
}
/** Returns the details to record in a claim, so that people who find it can tell what it is for. */
function recordOf({ notification }, target) {
    const recipient = target.type === 'all' ? 'all' : `audience ${target.audience.id}`;
    return { target: recipient, title: notification.title };
}
/** Returns what to report if `send-between` does not allow sending now, or undefined if it does. */
function findOutsideOf({ sendBetween, timeZone }) {
    if (sendBetween === undefined)
        return undefined;
    return calendar_outsideWindow(sendBetween, timeZone ?? 'UTC', new Date());
}
function resultsOf(finished, { secrets }) {
    const { result } = finished;
    const report = () => {
        const sendReport = reportOf(redactFields(finished, secrets.redact));
        const { entries, annotation, closingLine } = sendReport;
        const closing = annotation ? [] : [{ level: 'note', text: closingLine }];
        return { renderSummary: () => renderSummary(sendReport), entries: [...entries, ...closing], annotation };
    };
    return { outputs: sendOutputs(finished), failure: 'failure' in result ? result.failure : undefined, report };
}

;// CONCATENATED MODULE: ./build/js/start-send.js


void main(); // CrashWatch in runner/runtime.ts handles every error from main().

module.exports = __webpack_exports__;
/******/ })()
;