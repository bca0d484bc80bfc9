/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = require("node:path");

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
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Pz: () => (/* binding */ cancelledHint),
/* harmony export */   Yq: () => (/* binding */ cancelledFailure),
/* harmony export */   h_: () => (/* binding */ asFailure),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/* unused harmony export cancelledMessage */
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
/* harmony export */   CC: () => (/* binding */ problem),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   LT: () => (/* binding */ sentenceAt),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   rg: () => (/* binding */ byPosition),
/* harmony export */   tH: () => (/* binding */ ProblemCollector),
/* harmony export */   yu: () => (/* binding */ quoting)
/* harmony export */ });
/* unused harmony exports problemWords, inputFailure, listSentences */
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
/* harmony export */   Wn: () => (/* binding */ urlsOf)
/* harmony export */ });
/* unused harmony export mapTexts */
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

/***/ 961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   checkPayloadFile: () => (/* binding */ checkPayloadFile),
/* harmony export */   fieldsFromFile: () => (/* binding */ fieldsFromFile)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(910);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(268);
/* harmony import */ var _payload_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(695);
/* harmony import */ var _precedence_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(830);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(721);





/**
 * Parses a payload file, which uses the API's field names, such as `icon_url`. Messages show `name` as the file's path.
 */
function fieldsFromFile(name, file, problems, secrets) {
    if ('problem' in file) {
        problems.add([file.problem]);
        return _precedence_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadFile */ ._8;
    }
    const where = { input: 'payload-file', file: name };
    const read = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_3__.parseYaml)(file.text, where, secrets);
    if (!('value' in read)) {
        problems.add(read.problems);
        return _precedence_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadFile */ ._8;
    }
    const { value, positionOf } = read;
    if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value)) {
        problems.add([notMapping(where, read)]);
        return _precedence_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadFile */ ._8;
    }
    // `$schema` is not a field. Editors use it to find payload.schema.json.
    const { $schema: _, ...fields } = value;
    const { problems: found, ...valid } = (0,_payload_schema_js__WEBPACK_IMPORTED_MODULE_1__.parseFields)(where, { ...read, value: fields });
    problems.add(found);
    return { ...valid, source: 'file', names: new Set(Object.keys(fields)), positionOf };
}
function notMapping(where, { value, positionOf }) {
    const right = 'write notification fields as `name: value`';
    if (value === null)
        return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(where, `is empty; ${right}`);
    return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(where, `is ${(0,_payload_schema_js__WEBPACK_IMPORTED_MODULE_1__.jsonTypeOf)(value)}; ${right}`, { position: positionOf([]) });
}
const maxProblems = 100;
/** Checks that a file and the inputs together form a complete notification. Does not report problems in the inputs. */
function checkPayloadFile(name, text, inputs, secrets) {
    const found = new _base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemCollector */ .tH();
    const file = fieldsFromFile(name, text, found, secrets);
    const where = { input: 'payload-file', file: name };
    const missing = (0,_precedence_js__WEBPACK_IMPORTED_MODULE_2__/* .missingFields */ .SD)(inputs, file).map(field => (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(where, 'is missing; add it to this file, or set it as an input', {
        path: [field],
        position: { line: 1, column: 1 },
    }));
    const problems = [...missing, ...found.all.toSorted(_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .byPosition */ .rg)];
    // A file with more than `maxProblems` problems is probably not a payload file, so do not list the rest.
    const left = problems.length - maxProblems;
    if (left > 0)
        problems.splice(maxProblems, left, (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(where, `has ${left} more problems`));
    return { problems, content: (0,_precedence_js__WEBPACK_IMPORTED_MODULE_2__/* .validContent */ .uT)(inputs, file), positionOf: file.positionOf ?? (() => undefined) };
}


/***/ }),

/***/ 695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  fieldSchema: () => (/* binding */ fieldSchema),
  jsonTypeOf: () => (/* binding */ jsonTypeOf),
  parseFields: () => (/* binding */ parseFields)
});

// EXTERNAL MODULE: ./build/js/base/problems.js
var base_problems = __nccwpck_require__(268);
// EXTERNAL MODULE: ./build/js/inputs/misspelled-names.js + 1 modules
var misspelled_names = __nccwpck_require__(568);
// EXTERNAL MODULE: ./build/js/inputs/notification-fields.js
var notification_fields = __nccwpck_require__(177);
// EXTERNAL MODULE: ./build/js/inputs/value-rules.js
var value_rules = __nccwpck_require__(125);
// EXTERNAL MODULE: ./build/js/content/placeholders.js
var placeholders = __nccwpck_require__(320);
;// CONCATENATED MODULE: external "./zod.js"
const external_zod_js_namespaceObject = require("./zod.js");
;// CONCATENATED MODULE: ./build/js/content/payload-schema.js






/**
 * Returns a schema that trims a string and checks it against a rule. Problems use the rule's message. `type` names the
 * expected type in messages.
 */
function obeying(type, rule) {
    const error = ({ input }) => input === undefined ? `is missing; add ${type}` : wrongType(type, input);
    return external_zod_js_namespaceObject.string({ error }).check(external_zod_js_namespaceObject.trim(), external_zod_js_namespaceObject.check(({ value, issues }) => {
        const parsed = rule(value);
        if ('message' in parsed)
            issues.push({ code: 'custom', params: parsed, input: value });
    }));
}
function wrongType(type, input) {
    const isText = type === 'text';
    if (input === null)
        return `has no value; use ${type}${isText ? ' (in quotes if it begins with `#`)' : ''}`;
    const isSimple = typeof input === 'number' || typeof input === 'boolean';
    return `is ${jsonTypeOf(input)}${isText && isSimple ? ', not text; put it in quotes' : `; use ${type}`}`;
}
/** Names the type of a value, such as `a list`, without quoting the value. */
function jsonTypeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    const kinds = { string: 'text', number: 'a number', boolean: 'a boolean' };
    return kinds[typeof value] ?? 'a mapping';
}
/**
 * Returns schema options that replace the error message for a value of the wrong type with one that names the expected
 * type.
 */
const ofType = (type) => ({
    error: ({ code, input }) => code === 'invalid_type' ? wrongType(type, input) : undefined,
});
const payload_schema_text = obeying('text', placeholders/* givenTextRules */.QP.text);
const payload_schema_image = obeying('an https URL', placeholders/* givenTextRules */.QP.image);
const page = obeying('an http or https URL', placeholders/* givenTextRules */.QP.page);
const buttons = external_zod_js_namespaceObject.array(external_zod_js_namespaceObject.strictObject({ text: payload_schema_text, url: page }, ofType('a mapping of `text` and `url`')), ofType('a list with two lines for each button: `- text: Read more`, and below it `url: https://example.com`'))
    .check(external_zod_js_namespaceObject.minLength(1, 'is an empty list; add at least one button, or remove `actions`'));
const seconds = 'whole seconds (3600) or a duration (12h)';
function wrongDuration(input) {
    if (typeof input === 'number')
        return { message: `is ${input}; use ${seconds}` };
    const parsed = typeof input === 'string' ? (0,value_rules/* duration */.p0)(input.trim()) : undefined;
    return parsed && 'message' in parsed ? parsed : { message: wrongType(seconds, input) };
}
const durationSchema = external_zod_js_namespaceObject.string().check(external_zod_js_namespaceObject.regex(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/, { abort: true }));
const durationOrSeconds = external_zod_js_namespaceObject.pipe(external_zod_js_namespaceObject.union([external_zod_js_namespaceObject.int().check(external_zod_js_namespaceObject.minimum(0, { abort: true })), durationSchema]), external_zod_js_namespaceObject.transform((given, { issues }) => {
    const parsed = typeof given === 'number' ? { value: given } : (0,value_rules/* duration */.p0)(given.trim());
    if ('value' in parsed)
        return parsed.value;
    issues.push({ code: 'custom', params: parsed, input: given });
    return external_zod_js_namespaceObject.NEVER;
}));
const schemas = { text: payload_schema_text, image: payload_schema_image, page, buttons, duration: durationOrSeconds };
const shape = Object.fromEntries(notification_fields/* fieldNames */.pi.map(name => [name, external_zod_js_namespaceObject.optional(schemas[notification_fields/* fieldTable */.Ng[name].kind])]));
/** The schema for a payload file. build/docs/payload-schema.mjs generates payload.schema.json from it. */
const fieldSchema = external_zod_js_namespaceObject.strictObject(shape, ofType('a mapping of notification fields'));
/**
 * Validates fields with arbitrary names and types. Returns the valid fields and all problems, including the parser's,
 * sorted by position. Does not report a value again if the parser already refused it. `where` is the input or file that
 * contains the fields. Each problem's path starts with a field name.
 */
function parseFields(where, { value, positionOf, problems: known }) {
    const parsed = external_zod_js_namespaceObject.safeParse(fieldSchema, value, { reportInput: true });
    if (parsed.success && known.length === 0)
        return { fields: parsed.data, problems: [] };
    const knownAt = new Set(known.map(({ path = [] }) => JSON.stringify(path)));
    const issues = (parsed.error?.issues ?? []).filter(({ path }) => !knownAt.has(JSON.stringify(path)));
    const wrong = issues.flatMap(wrongValues);
    const found = wrong.map(({ path, text }) => (0,base_problems/* problem */.CC)(where, text, { path, position: positionOf(path) }));
    const problems = [...known, ...found].sort(base_problems/* byPosition */.rg);
    const wrongNames = new Set(problems.map(({ path }) => path?.[0]));
    const valid = Object.entries(value ?? {}).filter(([name]) => !wrongNames.has(name));
    const fields = external_zod_js_namespaceObject.safeParse(fieldSchema, Object.fromEntries(valid)).data ?? {};
    return { fields, problems };
}
function wrongValues(issue) {
    const { path } = issue;
    switch (issue.code) {
        case 'unrecognized_keys':
            return issue.keys.map(key => ({ path: [...path, key], text: unknownKey([...path, key]) }));
        case 'custom':
            return [{ path, text: issue.params }];
        // Zod reports this issue only for durations, because no other field has a union schema.
        case 'invalid_union':
            return [{ path, text: wrongDuration(issue.input) }];
        default:
            return [{ path, text: { message: issue.message } }];
    }
}
function unknownKey(path) {
    if (path.length > 1)
        return { message: 'is not part of a button; a button has only `text` and `url`' };
    if (path[0] === 'target') {
        return { message: 'cannot be set in a payload file; set the `target` input in the workflow' };
    }
    const wrong = 'is not a field of a notification';
    const hint = 'For other fields of your service, use the `extra-fields` input';
    const meant = (0,misspelled_names/* meantName */.d5)(String(path[0]), notification_fields/* fieldNames */.pi);
    if (meant)
        return { message: wrong, meant, hint };
    return { message: `${wrong}; the fields are ${notification_fields/* fieldNames */.pi.join(', ')}`, hint };
}


/***/ }),

/***/ 320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ placeholderUses),
/* harmony export */   QP: () => (/* binding */ givenTextRules),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn)
/* harmony export */ });
/* unused harmony exports placeholderNames, usedPlaceholders, placeholderProblems, withoutReleaseHint, fillPlaceholders */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(910);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(268);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(199);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(775);
/* harmony import */ var _inputs_field_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(104);
/* harmony import */ var _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(177);
/* harmony import */ var _inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(125);
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
    const replaceField = ({ text, kind }, where) => replace({ text, where, rule: textRules[kind], isUrl: kind !== 'text', isKey: false });
    const replaceOther = (text, where) => replace({ text, where, rule: anyText, isUrl: false, isKey: where.input === 'once-key' });
    const inputFields = mapTexts(inputs.fields, each => {
        const [field, ...path] = each.path;
        return replaceField(each, { input: inputOf(field), path });
    });
    const fileFields = mapTexts(file.fields, each => {
        const { path, text } = each;
        if (inputs.names.has(String(path[0])))
            return text;
        return replaceField(each, { input: 'payload-file', file: fileName, path, position: file.positionOf?.(path) });
    });
    const mappedExtra = mapJsonTexts(extraFields, (text, path) => replaceOther(text, { input: 'extra-fields', path }));
    return {
        inputs: { ...inputs, fields: inputFields },
        file: { ...file, fields: fileFields },
        fileName,
        extraFields: isObject(mappedExtra) ? mappedExtra : {},
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
        const unknown = [...new Set(others.map(({ written }) => written))].map(written => `contains ${quote(written)}, which is not a placeholder; use one of ${allNames}, or remove the braces`);
        const messages = withoutRelease ? [withoutRelease, ...unknown] : unknown;
        return messages.map(message => problem(where, message, where));
    });
}
/** Says what to do if an input needs a release but the run has none. `what` is the input or placeholder to remove. */
const withoutReleaseHint = (what) => `set the \`release\` input, run on the \`release\` event, or remove ${what}`;
/**
 * Replaces all placeholders and checks each resulting string against its rule. Leaves a string unchanged if it has a
 * problem.
 */
function fillPlaceholders(given, values, problems, secrets) {
    const tokens = new Map(placeholderNames.map(name => [name, tokenInDerived(values[name], secrets)]));
    return mapTemplates(given, template => {
        const { text, where } = template;
        const names = placeholdersIn(text);
        if (names.length === 0)
            return text;
        const token = names.map(name => tokens.get(name)).find(found => found !== undefined);
        const filled = token === undefined ? fillText(template, names, values, secrets) : publishes(token);
        if ('value' in filled)
            return filled.value;
        problems.add([problem(where, filled, where)]);
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
    return { message: `is invalid once its placeholders are replaced: ${subject}${problemWords(parsed)}` };
}
const publishes = (token) => ({ message: `would contain ${publishedToken(token, 'release')}` });
/** Returns the strings with placeholders in a notification, its buttons, and its extra fields. */
function placeholderUses(fields, extraFields = {}) {
    const texts = (0,_notification_js__WEBPACK_IMPORTED_MODULE_5__/* .textsOf */ .CB)(fields);
    (0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__/* .mapJsonTexts */ .ff)(extraFields, (text, path) => {
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
/* harmony export */   uT: () => (/* binding */ validContent)
/* harmony export */ });
/* unused harmony export deriveMissing */
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(268);
/* harmony import */ var _inputs_field_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(104);
/* harmony import */ var _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(177);
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
        const token = tokenInDerived(value, secrets);
        if (token) {
            const place = source === 'release' ? 'release' : 'release or deployment';
            problems.add([problem(inputOf(field), `contains ${publishedToken(token, place)}`)]);
        }
        else if ('missing' in value) {
            fieldsByReason.set(value.missing, [...(fieldsByReason.get(value.missing) ?? []), field]);
        }
        else {
            const parsed = parseField(field, value.value, textRules);
            if ('value' in parsed)
                Object.assign(fields, { [field]: parsed.value });
            else
                problems.add([problem(inputOf(field), `taken from the ${source} is invalid: ${problemWords(parsed)}`)]);
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
    const [input = '', ...otherInputs] = fields.map(inputOf);
    return problem(input, message, { otherInputs });
}


/***/ }),

/***/ 721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

;// CONCATENATED MODULE: external "./yaml.js"
const external_yaml_js_namespaceObject = require("./yaml.js");
// EXTERNAL MODULE: ./build/js/base/characters.js
var characters = __nccwpck_require__(452);
// EXTERNAL MODULE: ./build/js/base/problems.js
var base_problems = __nccwpck_require__(268);
// EXTERNAL MODULE: ./build/js/base/secrets.js
var base_secrets = __nccwpck_require__(187);
// EXTERNAL MODULE: ./build/js/base/text.js
var base_text = __nccwpck_require__(199);
;// CONCATENATED MODULE: ./build/js/content/yaml.js





/**
 * Parses YAML 1.2 (core schema), which includes JSON, into plain JSON values. If the text cannot be parsed, returns the
 * problems. Callers must check the size first (`maxYamlBytes`), because the library is slow on large input. Rejects
 * YAML that could surprise a notification's author: duplicate keys, anchors, aliases, tags, merge keys, and numbers
 * that JSON cannot represent or would change. If the text contains a token, even an escaped one, returns only the
 * problem with the token.
 */
function parseYaml(text, where, secrets) {
    const tokensIn = (value) => (0,base_secrets/* secretsInValues */.RB)({ [where.input]: value }, secrets, where.file);
    const inText = tokensIn(text);
    if (inText.length > 0)
        return { problems: inText };
    const source = parse(text);
    try {
        const isFile = where.file !== undefined;
        const refused = refusedIn(source.document.contents, [], { text, isFile });
        const problemOf = ({ message, path, offset, isSyntax }) => {
            const reason = isFile && isSyntax ? 'unreadable-file' : 'invalid-input';
            return (0,base_problems/* problem */.CC)(where, message, { path, position: positionAt(offset, source.lines), reason });
        };
        const syntaxError = findSyntaxError(source, refused);
        if (syntaxError)
            return { problems: [problemOf(syntaxError)] };
        const value = plainValue(source.document);
        const inValue = tokensIn(value);
        if (inValue.length > 0)
            return { problems: inValue };
        const quotable = isFile && !(0,external_yaml_js_namespaceObject.isMap)(source.document.contents) ? [] : refused;
        const problems = quotable.map(problemOf);
        if (problems.some(({ reason }) => reason === 'unreadable-file'))
            return { problems };
        return { value, positionOf: path => positionOf(path, source), problems };
    }
    catch (thrown) {
        if (!(thrown instanceof RangeError))
            throw thrown;
        const reason = where.file === undefined ? 'invalid-input' : 'unreadable-file';
        return { problems: [(0,base_problems/* problem */.CC)(where, tooDeep, { position: { line: 1, column: 1 }, reason })] };
    }
}
function parse(text) {
    const lines = new external_yaml_js_namespaceObject.LineCounter();
    const document = (0,external_yaml_js_namespaceObject.parseDocument)(text, {
        version: '1.2',
        stringKeys: true,
        // The library would compare each key with every other key. refusedInMap() finds duplicates faster.
        uniqueKeys: false,
        prettyErrors: false,
        lineCounter: lines,
    });
    return { text, document, lines };
}
/** Converts the document to JSON values. Replaces aliases first, because toJS() would resolve them. */
function plainValue(document) {
    (0,external_yaml_js_namespaceObject.visit)(document, { Alias: () => new external_yaml_js_namespaceObject.Scalar(null) });
    return document.toJS();
}
/** Returns why the text cannot be read. A text that a comment cuts often causes an error further down, so it is named. */
function findSyntaxError({ text, document, lines }, refused) {
    const { contents, directives, errors, warnings } = document;
    const syntaxError = (message, offset) => ({ message, path: [], offset, isSyntax: true });
    const [error] = errors;
    if (error) {
        const cut = (0,external_yaml_js_namespaceObject.isMap)(contents) ? refused.find(({ isCut }) => isCut) : undefined;
        const [offset] = error.pos;
        const message = unusualIndentation(text, lines.linePos(offset).line) ?? syntaxText(error.code);
        return cut ? { ...cut, isSyntax: true } : syntaxError(message, offset);
    }
    if (directives.yaml.version === '1.1') {
        return syntaxError('is YAML 1.1, but the action reads YAML 1.2; remove the line `%YAML 1.1`', 0);
    }
    const [warning] = warnings;
    return warning && refused.length === 0 ? syntaxError(syntaxText(warning.code), warning.pos[0]) : undefined;
}
function refusedIn(node, path, origin) {
    const messages = [...refusedMarks(node), ...refusedNumber(node, origin.isFile)];
    const found = [...messages.map(message => ({ message, path, offset: startOf(node) })), ...cutText(node, path, origin)];
    if ((0,external_yaml_js_namespaceObject.isMap)(node))
        return [...found, ...refusedInMap(node, path, origin)];
    if ((0,external_yaml_js_namespaceObject.isSeq)(node))
        return [...found, ...node.items.flatMap((item, index) => refusedIn(item, [...path, index], origin))];
    return found;
}
function refusedInMap(map, path, origin) {
    const word = unquotedPlaceholder(map);
    if (word !== undefined) {
        const message = `is a YAML mapping, because it begins with a brace; put it in quotes: "{${word}}"`;
        return [{ message, path, offset: startOf(map) }];
    }
    const names = new Set();
    return map.items.flatMap(({ key, value }) => {
        const name = nameOf(key);
        const inside = [...path, name];
        const refusedKey = refusedInKey(key, inside, origin);
        if (names.has(name)) {
            const message = 'appears twice; write each key only once';
            refusedKey.push({ message, path: inside, offset: startOf(key), isSyntax: true });
        }
        names.add(name);
        return [...refusedKey, ...refusedIn(value, inside, origin)];
    });
}
function refusedInKey(key, path, origin) {
    const messages = refusedMarks(key);
    const isPlain = (0,external_yaml_js_namespaceObject.isScalar)(key) && key.type === 'PLAIN';
    if (isPlain && key.value === '<<')
        messages.push(notSupported('a merge key'));
    const space = isPlain ? unusualSpace(key.source) : undefined;
    if (space !== undefined)
        messages.push(`begins with ${space}`);
    return [...messages.map(message => ({ message, path, offset: startOf(key) })), ...cutText(key, path, origin)];
}
/** Matches a comment whose `#` touches its text, as in `#42`. People usually write a space in a real comment. */
const touchingComment = /^[ \t]*(#[^ \t\r\n]+)/;
/** Refuses an unquoted text that YAML cuts off at a `#` that was probably meant as text. */
function cutText(node, path, { text }) {
    if (!(0,external_yaml_js_namespaceObject.isScalar)(node) || node.type !== 'PLAIN' || !node.range)
        return [];
    const [start, end] = node.range;
    const [, comment] = touchingComment.exec(text.slice(end)) ?? [];
    const isAbsent = start === end;
    if (comment === undefined || (typeof node.value !== 'string' && !isAbsent))
        return [];
    const kept = isAbsent ? 'has no value' : `would be cut to ${(0,base_text/* quote */.hD)(String(node.value))}`;
    const message = `${kept}, because YAML reads ${(0,base_text/* quote */.hD)(comment)} and the rest of the line as a comment; put the whole text in quotes`;
    return [{ message, path, offset: start, isCut: true }];
}
/** Returns a message if a line is indented with a space that YAML does not read as indentation. */
function unusualIndentation(text, line) {
    const space = unusualSpace(text.split('\n')[line - 1]?.replace(/^[ \t]+/, ''));
    return space && `is indented with ${space}`;
}
/** Names the space at the beginning of the text, if it is not an ordinary one. */
function unusualSpace(text = '') {
    const [first = ''] = text;
    if (first.search(characters/* unusualSpaces */.X_) < 0)
        return undefined;
    const code = `U+${first.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const name = '\u00a0\u2007\u202f'.includes(first) ? 'a no-break space' : 'an unusual space';
    return `${name} (${code}), which YAML does not read as indentation; use ordinary spaces`;
}
/**
 * Returns `tag` for `name: {tag}`. Without quotes, YAML reads this placeholder as a mapping with the key `tag` and no
 * value.
 */
function unquotedPlaceholder(map) {
    const [pair] = map.items;
    if (!map.flow || map.items.length !== 1 || pair?.value !== null)
        return undefined;
    const word = nameOf(pair.key);
    return /^\w{1,40}$/.test(word) ? word : undefined;
}
function refusedMarks(node) {
    if ((0,external_yaml_js_namespaceObject.isAlias)(node))
        return [notSupported('an alias', '*')];
    if (!(0,external_yaml_js_namespaceObject.isNode)(node))
        return [];
    const anchor = node.anchor === undefined ? [] : [notSupported('an anchor', '&')];
    const tag = node.tag === undefined ? [] : [notSupported('a tag', '!')];
    return [...anchor, ...tag];
}
function notSupported(what, mark) {
    const quotes = mark === undefined ? '' : `, or put text that begins with \`${mark}\` in quotes`;
    return `has ${what}, which is not supported; write the value out${quotes}`;
}
/**
 * Returns a message if a number is not allowed. Payload files need only whole numbers, so a decimal point is probably a
 * mistake. For example, YAML reads `10.000` as ten.
 */
function refusedNumber(node, isFile) {
    if (!(0,external_yaml_js_namespaceObject.isScalar)(node) || typeof node.value !== 'number')
        return [];
    const { value, source = String(value) } = node;
    const written = (0,base_text/* truncate */.xv)(source);
    if (!Number.isFinite(value))
        return [`is ${written}, which JSON cannot represent; put it in quotes if it is text`];
    if (!Number.isInteger(value))
        return [];
    if (!Number.isSafeInteger(value)) {
        const range = 'but JSON keeps whole numbers exact only within ±(2^53-1)';
        return [`is ${written}, ${range}; put it in quotes if it is text`];
    }
    if (!isFile || !source.includes('.'))
        return [];
    return [
        `is ${written}, which YAML reads as ${value}; write it without a decimal point, or put it in quotes if it is text`,
    ];
}
/**
 * Returns the position of a value, or of its key if the value starts on a later line. If the value is missing, returns
 * the position of its parent.
 */
function positionOf(path, { document, lines }) {
    const lineOf = (start) => (start === undefined ? Number.NaN : lines.linePos(start).line);
    let node = document.contents;
    let offset = startOf(node);
    for (const key of path) {
        const pair = (0,external_yaml_js_namespaceObject.isMap)(node) ? node.items.find(each => (0,external_yaml_js_namespaceObject.isScalar)(each.key) && each.key.value === key) : undefined;
        node = (0,external_yaml_js_namespaceObject.isSeq)(node) ? node.items[Number(key)] : pair?.value;
        const keyStart = startOf(pair?.key);
        const valueStart = startOf(node);
        const isBelowKey = lineOf(keyStart) < lineOf(valueStart);
        offset = (isBelowKey ? keyStart : (valueStart ?? keyStart)) ?? offset;
    }
    return positionAt(offset, lines);
}
function positionAt(offset, lines) {
    if (offset === undefined)
        return undefined;
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
}
const startOf = (node) => ((0,external_yaml_js_namespaceObject.isNode)(node) ? node.range?.[0] : undefined);
const nameOf = (key) => String((0,external_yaml_js_namespaceObject.isScalar)(key) ? key.value : key);
const tooDeep = 'is nested too deeply; use fewer levels';
/** Describes a syntax error and how to fix it. Does not use the library's messages, because they quote the input. */
function syntaxText(code) {
    if (code === 'RESOURCE_EXHAUSTION')
        return tooDeep;
    if (code === 'MULTIPLE_DOCS')
        return 'contains more than one YAML document; write only one';
    return `is not valid YAML or JSON; ${syntaxHints[code] ?? 'check the indentation, and put text with `: ` or `#` in quotes'}`;
}
const syntaxHints = {
    BAD_ALIAS: 'put text that begins with `*` in quotes',
    BAD_DIRECTIVE: 'remove the line that begins with `%`, or put the text in quotes',
    BAD_DQ_ESCAPE: 'in double quotes, write each backslash twice, or use single quotes',
    BAD_INDENT: 'check the indentation, and close every bracket',
    BAD_SCALAR_START: 'put the text in quotes, because it begins with a special character',
    BLOCK_AS_IMPLICIT_KEY: 'put text that contains `: ` in quotes, and check the indentation',
    BLOCK_IN_FLOW: 'close every bracket, and put commas between the items in brackets',
    KEY_OVER_1024_CHARS: 'a key has more than 1,024 characters; check that each line is `name: value`',
    MISSING_CHAR: 'write `name: value` in each line, and close every quotation mark and bracket',
    MULTILINE_IMPLICIT_KEY: 'write `name: value` in each line, and indent the lines of a longer text',
    MULTIPLE_ANCHORS: 'put text that begins with `&` in quotes',
    MULTIPLE_TAGS: 'put text that begins with `!` in quotes',
    NON_STRING_KEY: 'a key must be text; put text that begins with `[`, `{`, `*` or `!` in quotes',
    TAB_AS_INDENT: 'indent with spaces, not with tabs',
    TAG_RESOLVE_FAILED: 'put text that begins with `!` in quotes',
    UNEXPECTED_TOKEN: 'check the indentation, and put text that begins with `{`, `[`, `*` or a quotation mark in quotes',
};


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

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d5: () => (/* binding */ meantName),
  qs: () => (/* binding */ unknownInputs)
});

// UNUSED EXPORTS: isTypingError

;// CONCATENATED MODULE: ./node_modules/leven/index.js
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

// EXTERNAL MODULE: ./build/js/base/problems.js
var problems = __nccwpck_require__(268);
// EXTERNAL MODULE: ./build/js/base/text.js
var base_text = __nccwpck_require__(199);
// EXTERNAL MODULE: ./build/js/base/version.js
var version = __nccwpck_require__(994);
;// CONCATENATED MODULE: ./build/js/inputs/misspelled-names.js




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
    const candidates = names.map(name => ({ name, edits: leven(bareName(name), bareName(given)) }));
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
        const shown = (0,base_text/* truncate */.xv)(redact(name));
        const wrong = `is not an input of this action (version ${version/* version */.r})`;
        const rename = `If the job has an environment variable INPUT_${shown.toUpperCase()}, rename that variable`;
        if (meant !== undefined)
            return (0,problems/* problem */.CC)(shown, { message: wrong, meant, hint: rename });
        const message = `${wrong}; use a version that has it, or remove it from \`with\``;
        // The user may have expected this input to prevent a send, so warn that the next run without it will send the
        // notification.
        const hint = names.includes('dry-run')
            ? `Without it, the next run sends. To only look, set \`dry-run: true\`. ${rename}`
            : rename;
        return (0,problems/* problem */.CC)(shown, { message, hint });
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

/***/ 472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  r0: () => (/* binding */ isPullRequest),
  yI: () => (/* binding */ readContext),
  j_: () => (/* binding */ readEvent),
  uv: () => (/* binding */ readProxySettings),
  Vp: () => (/* binding */ runUrl)
});

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

/***/ 592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ih: () => (/* binding */ workspaceFolder),
/* harmony export */   sL: () => (/* binding */ readWorkspaceFile),
/* harmony export */   zz: () => (/* binding */ isInsideFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(760);
/* harmony import */ var _base_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(500);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(268);
/* harmony import */ var _inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(125);





/**
 * Reads a UTF-8 file of at most 16 KiB. Refuses paths and links that lead outside the workspace, because a contributor
 * could use one to make a workflow publish a file from the runner.
 */
function readWorkspaceFile(path) {
    const workspace = workspaceFolder();
    const given = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path);
    const where = { input: 'payload-file', file: path };
    const unreadable = (why) => ({ problem: (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)(where, why, { reason: 'unreadable-file' }) });
    // In a container, the workspace has another path than on its host, so an absolute path of the host is outside.
    const right = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)
        ? 'a path relative to the workspace, such as campaigns/spring.yml'
        : 'a file of the repository';
    const outside = { problem: (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)(where, `is outside the workspace; use ${right}`) };
    if (path !== path.trim()) {
        const why = 'has a name that begins or ends with whitespace, which a send would trim; rename the file';
        return { problem: (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)(where, why) };
    }
    try {
        const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace);
        if (!isInsideFolder(given, workspace) && !isInsideFolder(given, root))
            return outside;
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(given);
        if (!isInsideFolder(real, root))
            return outside;
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real);
        if (status.isDirectory()) {
            const text = (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .quoting */ .yu)(path, 'is a folder; use the path of a file in it');
            return { problem: (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('payload-file', text, { reason: 'unreadable-file' }) };
        }
        if (!status.isFile())
            return unreadable('is not a regular file; use the path of a YAML or JSON file');
        if (status.size > _inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .maxYamlBytes */ .VE) {
            return unreadable(_inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .tooLargeYaml */ .lZ);
        }
        return { text: new TextDecoder('utf-8', { fatal: true }).decode((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(real)) };
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
        return unreadable(`cannot be read (${(0,_base_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(error)})`);
    }
}
const isLink = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
/** The folder where actions/checkout puts the repository. */
const workspaceFolder = () => process.env.GITHUB_WORKSPACE || process.cwd();
/** Returns true for the folder itself and for every path inside it. Does not follow links. */
function isInsideFolder(path, folder) {
    const pathInFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return pathInFolder !== '..' && !pathInFolder.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(pathInFolder);
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
/******/ 			return "" + chunkId + ".preview.js";
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

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = require("node:timers/promises");
// EXTERNAL MODULE: ./build/js/base/failure.js
var failure = __nccwpck_require__(500);
// EXTERNAL MODULE: ./build/js/base/problems.js
var base_problems = __nccwpck_require__(268);
// EXTERNAL MODULE: ./build/js/base/version.js
var version = __nccwpck_require__(994);
// EXTERNAL MODULE: ./build/js/base/json.js
var json = __nccwpck_require__(910);
// EXTERNAL MODULE: ./build/js/base/secrets.js
var base_secrets = __nccwpck_require__(187);
// EXTERNAL MODULE: ./build/js/inputs/field-rules.js
var field_rules = __nccwpck_require__(104);
// EXTERNAL MODULE: ./build/js/inputs/notification-fields.js
var notification_fields = __nccwpck_require__(177);
// EXTERNAL MODULE: ./build/js/inputs/value-rules.js
var value_rules = __nccwpck_require__(125);
// EXTERNAL MODULE: ./build/js/content/placeholders.js
var placeholders = __nccwpck_require__(320);
// EXTERNAL MODULE: ./build/js/content/precedence.js
var precedence = __nccwpck_require__(830);
;// CONCATENATED MODULE: ./build/js/content/given-content.js








/** Loads yaml and zod only when needed, because they are large and a simple send does not use them. */
const loadReaders = async () => ({
    ...(await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 721))),
    ...(await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 695))),
    ...(await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 961))),
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
    const parsed = (0,field_rules/* parseField */.c)(field, text, placeholders/* givenTextRules */.QP);
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
    return 'value' in read && (0,json/* isObject */.Gv)(read.value) && found.length === 0 ? read.value : {};
}
function extraProblems({ value, positionOf }) {
    const where = { input: 'extra-fields' };
    if (!(0,json/* isObject */.Gv)(value))
        return [(0,base_problems/* problem */.CC)(where, 'is not a mapping; write fields as `name: value`')];
    const found = [];
    for (const name of Object.keys(value)) {
        const input = name.replaceAll('_', '-').toLowerCase();
        const message = `has its own input; set the \`${input}\` input instead`;
        if (reservedNames.has(input))
            found.push((0,base_problems/* problem */.CC)(where, message, { path: [name], position: positionOf([name]) }));
    }
    (0,json/* mapJsonTexts */.ff)(value, (text, path) => {
        const parsed = (0,value_rules/* textWithoutControls */.I9)(text);
        if ('message' in parsed)
            found.push((0,base_problems/* problem */.CC)(where, parsed, { path, position: positionOf(path) }));
        return text;
    });
    return found;
}

// EXTERNAL MODULE: ./build/js/content/notification.js
var content_notification = __nccwpck_require__(385);
// EXTERNAL MODULE: ./build/js/content/payload-file.js
var payload_file = __nccwpck_require__(961);
// EXTERNAL MODULE: ./build/js/base/units.js
var units = __nccwpck_require__(893);
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
function outsideWindow(window, timeZone, at) {
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
    const thursday = new Date(day.getTime() + (3 - daysSinceMonday) * dayMs);
    const year = thursday.getUTCFullYear();
    const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
    return `${year}-W${String(week).padStart(2, '0')}`;
}

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
    if (notification_fields/* contentInputs */.Pw.every(name => raw[name] === '')) {
        return [(0,base_problems/* problem */.CC)('payload-files', 'is missing; set it to paths of payload files, or set the notification as inputs')];
    }
    const choosesFiles = raw.only !== '' && raw.only !== 'all';
    return choosesFiles ? [(0,base_problems/* problem */.CC)('payload-files', 'is missing; `only` needs files to choose from')] : [];
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
    return wrong.map(({ inputs: [input, ...otherInputs], message, hint }) => problem(input, hint === undefined ? message : { message, hint }, { otherInputs }));
}
/**
 * Every message that tells users to set or change `once-key` must include this warning. It has no final period, because
 * hints have none.
 */
const newKeySendsAgain = 'Careful: a new key has no record yet, so the first run with it sends again, even what was already announced';

// EXTERNAL MODULE: ./build/js/base/text.js
var base_text = __nccwpck_require__(199);
// EXTERNAL MODULE: ./build/js/base/url.js
var base_url = __nccwpck_require__(775);
;// CONCATENATED MODULE: ./build/js/release/release-version.js
/** The levels of releases, highest first. A pre-release has the level `prerelease`, whatever its number is. */
const releaseLevels = (/* unused pure expression or super */ null && (['major', 'minor', 'patch', 'prerelease']));
const levelsByNumber = (/* unused pure expression or super */ null && (['major', 'minor', 'patch']));
/** Matches a date with dashes, such as `2026-11-21`, and an optional counter, such as `.2`. A date is not a version. */
const dashedDate = /(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g;
const versionNumber = /(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
/**
 * Returns the version in a tag, or undefined if there is none (docs/announce-releases.md, "Which releases"). The
 * version number must be at the beginning of the tag, or after `v`, `@`, `/`, `-`, or `_`. A number without a dot
 * counts only at the beginning or after `v`, `@`, or `/`. For example, `build-1234` is not a version.
 */
function release_version_releaseVersion(tag) {
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
const isPrereleaseTag = (tag) => release_version_releaseVersion(tag)?.isPrerelease === true;
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
const release_version_isSameVersion = (one, other) => one.isPrerelease === other.isPrerelease && compareNumbers(one.numbers, other.numbers) === 0;
function compareNumbers(one, other) {
    const length = Math.max(one.length, other.length);
    for (let index = 0; index < length; index++) {
        const difference = (one[index] ?? 0) - (other[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}

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
const grouped = (number) => String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
/** Formats a count: `1 subscriber`, `2,000 subscribers`. */
const counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

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
    return `${quote(tag)}${level ? ` (${levelNames[level]})` : ''}${published}`;
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
const defaultMessageText = (/* unused pure expression or super */ null && (`The notification has the default message, because the release notes have no \`web-push\` comment.
To choose the message of a release, write \`<!-- web-push: your text -->\` on its own line in the release notes, set the \`message\` input (such as \`{name} is out\`), or let an earlier step write the message.`));
/** Explains which input or default excluded a release. */
function filteredOutText(filtered) {
    return filtered.kind === 'level' ? tooLowText(filtered) : tooOldText(filtered);
}
function tooLowText({ release: { tag, level }, minLevel }) {
    const subject = `The release ${(0,base_text/* quote */.hD)(tag)} is`;
    if (level !== 'prerelease')
        return `${subject} a ${level} release, which \`release-level: ${minLevel}\` excludes.`;
    const why = isPrereleaseTag(tag) ? 'its tag says so' : 'GitHub marks it as one';
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
    return `To announce this release anyway, start a run by hand: on the Actions tab, choose the workflow, select "Run workflow", and enter the tag ${quote(tag)}. (In a workflow of your own, that run must set \`release\` to the tag, ${settings[filtered.kind]}.) If this run has a \`once-key\`, keep it, so that no release is announced twice.${all}`;
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
    return `GitHub shows ${quote(shownTag)} as the latest release. The release ${quote(tag)} ${why}.`;
}
function whyChosenByVersion(tag, shownTag) {
    const [version, shownVersion] = [releaseVersion(tag), releaseVersion(shownTag)];
    const isSame = version && shownVersion && isSameVersion(version, shownVersion);
    return isSame ? 'is the same version, so this run uses it' : 'has the highest version that the inputs allow';
}
function newerText(tags) {
    if (tags.length === 0)
        return '';
    const newer = tags.slice(0, maxNewerTags).map(quote).join(', ');
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
    'long-ttl': ({ seconds }) => `The \`ttl\` is ${grouped(seconds)} s. Push services keep a notification for at most four weeks (${grouped(maxTtl)} s).`,
    'reach-zero': () => 'The audience has a reach of 0, so nobody will receive this notification.',
    'token-expiry': ({ at, expired }) => expired
        ? `The API token expired on ${dayOf(at)}, so the service will probably refuse it. Replace the secret.`
        : `The API token expires on ${dayOf(at)}. Replace the secret before then.`,
    rerun: ({ attempt }) => `This is attempt ${attempt} of this run, and an earlier attempt may already have sent the notification. With a \`once-key\`, a re-run cannot send a notification twice. ${newKeySendsAgain}.`,
    'outside-window': ({ outside }) => `A real run would be skipped now. ${outsideWindowText(outside)}`,
    'held-back': ({ filtered }) => `A real run would be skipped. ${filteredOutText(filtered)}`,
    truncated: ({ field, visible, total }) => `The ${field} is ${grouped(total)} characters long. Even a desktop shows only about ${grouped(visible)} of them.`,
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
const kibibytes = (bytes) => `${grouped(Math.ceil(bytes / 1_024))} KiB`;
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
    if (expiry === undefined || expiry - now >= expiryWarningDays * dayMs)
        return [];
    return [{ kind: 'token-expiry', at: new Date(expiry), expired: expiry <= now }];
}
function jwtExpiry(token) {
    const [header, claims, signature, ...rest] = token.split('.');
    if (!header || !claims || signature === undefined || rest.length > 0)
        return undefined;
    const { exp } = Object(parseJson(Buffer.from(claims, 'base64url').toString('utf8')));
    const expiry = typeof exp === 'number' ? exp * 1_000 : Number.NaN;
    return Number.isNaN(new Date(expiry).getTime()) ? undefined : expiry;
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

;// CONCATENATED MODULE: ./build/js/report/preview-result.js



/** Returns all problems, starting with the problems in the inputs. */
const allProblems = ({ problems, notifications }) => [
    ...problems,
    ...notifications.flatMap(each => each.problems),
];
/** If a preview has problems with different reasons, it fails with the reason that comes first in this list. */
const byPrecedence = ['invalid-input', 'unreadable-file', 'url-check-failed'];
/** Returns the reason code of a failed preview, or undefined if there are no problems. */
function reasonOf(preview) {
    if (preview.failure)
        return preview.failure.reason;
    const reasons = new Set(allProblems(preview).map(({ reason }) => reason));
    return byPrecedence.find(reason => reasons.has(reason));
}
const hasProblems = ({ problems }) => problems.length > 0;
/** Summarizes a preview in a few words. */
function previewHeadline(preview) {
    const { notifications, omitted, failure } = preview;
    if (failure)
        return notifications.length > 0 ? 'The check did not finish' : 'The notifications were not checked';
    const total = counted(notifications.length, 'notification');
    const broken = notifications.filter(hasProblems).length;
    if (broken > 0)
        return `${broken} of ${total} ${broken === 1 ? 'has' : 'have'} problems`;
    if (preview.problems.length > 0)
        return 'The inputs have problems';
    if (notifications.length === 0 && omitted) {
        const what = omitted.only === 'added' ? 'added' : 'added or changed';
        return omitted.total === 0
            ? 'Nothing to check: no files'
            : `Nothing to check: ${counted(omitted.total, 'file')} found, none of them ${what}`;
    }
    return `${total} checked: no problems`;
}
const maxSentence = 1_000;
/** Formats a finding as a sentence without its position, which callers show separately. */
function findingSentence(finding) {
    const { file, path = [] } = finding;
    return (0,base_text/* truncate */.xv)(file === undefined ? (0,base_problems/* problemText */.fI)(finding) : (0,base_problems/* sentenceAt */.LT)(path, 'The file', finding), maxSentence);
}

;// CONCATENATED MODULE: ./build/js/report/preview-report.js






/**
 * Returns the log lines and annotations of a preview, but not the annotation for the failure that stopped it. GitHub
 * shows only ten annotations per level, so all problems and advice also get a log line.
 */
function previewEntries(preview, summary) {
    const { notifications, omitted } = preview;
    const problems = allProblems(preview);
    const problemEntries = problems.map((problem) => {
        const { file, position, reason } = problem;
        const invalid = file === undefined ? 'Invalid inputs' : 'Invalid notification';
        const title = reason === 'url-check-failed' ? 'URL check failed' : invalid;
        return {
            level: 'error',
            title: `${title} (${reason})`,
            text: findingSentence(problem),
            at: placeOf(file, position),
        };
    });
    return [
        ...problems.map(problem => line(findingLine(problem))),
        ...problemEntries,
        ...notifications.flatMap(adviceEntries),
        ...notifications.flatMap(each => summaryEntries(each, summary)),
        ...(omitted ? omittedEntries(omitted) : []),
        ...closingEntries(preview),
    ];
}
const line = (text) => ({ level: 'note', text });
function adviceEntries(notification) {
    const { file, advice, redirects } = notification;
    const ofAdvice = advice.flatMap((each) => {
        const position = advicePosition(notification, each);
        const text = adviceText(each);
        return [
            line(`${placeText(file, position)}Advice: ${text}`),
            { level: 'warning', title: 'Advice', text, at: placeOf(file, position) },
        ];
    });
    return [...ofAdvice, ...redirects.map(each => line(findingLine(each)))];
}
function advicePosition({ content, positionOf }, advice) {
    const path = pathOf(advice);
    const sources = content?.sources ?? {};
    return sources[path[0] ?? ''] === 'file' ? positionOf(path) : undefined;
}
function summaryEntries({ file, content }, { url, unrendered }) {
    const at = placeOf(file);
    if (unrendered.has(file)) {
        const subject = file === '' ? 'the notification' : (0,base_text/* quote */.hD)(file);
        const text = `The summary has no room for ${subject}, so reviewers cannot see how the notification will look. Shorten its texts, or check fewer files at a time.`;
        return [{ level: 'warning', title: 'Not rendered', text, at }];
    }
    if (!content || !at || url === undefined)
        return [];
    return [{ level: 'notice', title: 'Preview', text: `How subscribers will see it: ${url}`, at }];
}
/** GitHub shows only ten notices per step, and renaming a folder renames all files in it. */
const maxRenamed = 10;
/** Reports why previews may be missing: a glob matches no file, or `only` left out a renamed file. */
function omittedEntries({ renamed, unmatched }) {
    const ofRenamed = renamed.slice(0, maxRenamed).map(({ file, oldName }) => {
        const text = `${(0,base_text/* quote */.hD)(file)} is the renamed file ${(0,base_text/* quote */.hD)(oldName)}, so it does not count as added.`;
        return { level: 'notice', title: 'Renamed', text, at: placeOf(file) };
    });
    const left = renamed.length - ofRenamed.length;
    if (left > 0)
        ofRenamed.push(line(`${grouped(left)} more files were only renamed, so they do not count as added.`));
    const ofUnmatched = unmatched.map((each) => ({ level: 'warning', title: 'No file', text: (0,base_problems/* problemText */.fI)(each) }));
    return [...ofRenamed, ...ofUnmatched];
}
function closingEntries(preview) {
    if (preview.failure)
        return [];
    const text = `${previewHeadline(preview)}.`;
    const isNothing = preview.omitted && preview.notifications.length === 0 && preview.problems.length === 0;
    return [isNothing ? { level: 'notice', title: 'Preview', text } : line(text)];
}
const findingLine = (finding) => `${placeText(finding.file, finding.position)}${findingSentence(finding)}`;
const firstLine = { line: 1, column: 1 };
const placeOf = (file = '', position = firstLine) => (file === '' ? undefined : { file, ...position });
/** Formats a position as `campaigns/spring.yml:3:5: `, which editors and terminals recognize. */
function placeText(file = '', { line, column } = firstLine) {
    // File names may contain line breaks, which would split this line of the log.
    return file === '' ? '' : `${file.replace(characters/* controlCharacters */.Qi, '\ufffd')}:${line}:${column}: `;
}

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
const moreText = (left, action) => `${grouped(left)} more, ${leftOut[action]}`;
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
        return `${grouped(value)} s${durationInWords(value)}`;
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
const cutNote = (field, { visible, total }) => `✂️ ${field} cut after ${grouped(visible)} of ${counted(total, 'character')}`;
const fitNote = (field, { total }) => `${field} fits (${counted(total, 'character')})`;
const small = (markup) => `<sub>${markup}</sub>`;

;// CONCATENATED MODULE: ./build/js/report/preview-summary.js







/** The runner drops summaries larger than 1 MiB. This limit leaves a margin. */
const maxBytes = 850_000;
/** The maximum size of one notification in the summary, so that a large one leaves room for the others. */
const maxNotificationBytes = 32_768;
/**
 * Renders the job summary of a preview. Shows each notification with a table of its fields, starting with the
 * notifications that have problems. If there is no room for a notification, the summary's heading says so, and the
 * summary shows only the notification's problems and advice, if they fit.
 */
function renderPreviewSummary(preview) {
    const { notifications, problems, extraFields, failure } = preview;
    const beginning = [failure && renderAnnotation(failureAnnotation(failure)), renderProblems(problems)];
    let room = maxBytes - sizeOf(beginning);
    const fits = (blocks) => sizeOf(blocks) <= Math.min(room, maxNotificationBytes);
    const sections = [];
    const unrendered = new Set();
    for (const notification of problemsFirst(notifications)) {
        const findings = renderFindings(notification);
        const { content, file } = notification;
        const whole = [findings, content && [renderMockup(content.notification), renderAllFields(content, extraFields)]];
        const section = fits(whole) ? whole : fits(findings) ? findings : undefined;
        if (section !== whole)
            unrendered.add(file);
        sections.push(section);
        room -= sizeOf(section);
    }
    return { blocks: [renderHeading(preview, [...unrendered]), beginning, sections], unrendered };
}
const sizeOf = (blocks) => flatBlocks(blocks).reduce((size, block) => size + Buffer.byteLength(block) + '\n\n'.length, 0);
const problemsFirst = (notifications) => notifications.toSorted((one, other) => Number(hasProblems(other)) - Number(hasProblems(one)));
const maxNamesInHeading = 10;
function renderHeading(preview, unrendered) {
    const headline = previewHeadline(preview);
    if (unrendered.length === 0)
        return `<h2>${reasonOf(preview) ? '❌' : '✅'} ${headline}</h2>`;
    const names = unrendered.slice(0, maxNamesInHeading).map(nameOf);
    const left = unrendered.length - names.length;
    if (left > 0)
        names.push(`${left} more (see the warnings)`);
    return `<h2>${reasonOf(preview) ? '❌' : '⚠️'} ${headline}; the summary has no room for ${names.join(', ')}</h2>`;
}
const nameOf = (file) => (file === '' ? 'the notification from the inputs' : escapeTruncated(file, 200));
function renderFindings(notification) {
    const { file, problems, advice, redirects } = notification;
    const name = file === '' ? 'Notification from the inputs' : nameOf(file);
    const remarks = [
        ...advice.map(each => `⚠️ ${sentence(adviceText(each))}`),
        ...redirects.map(each => `ℹ️ ${sentence(findingSentence(each))}`),
    ];
    return [
        `<h3>${hasProblems(notification) ? '❌ ' : ''}${name}</h3>`,
        renderProblems(problems),
        remarks.length > 0 && `<p>${remarks.join('<br>')}</p>`,
    ];
}
function renderAllFields(content, extraFields) {
    const table = renderFields(content, { extraFields, action: 'preview' });
    return `<details><summary>All fields</summary>\n${table}\n</details>`;
}
const maxProblems = 20;
function renderProblems(problems) {
    if (problems.length === 0)
        return undefined;
    const rows = problems
        .slice(0, maxProblems)
        .map(problem => `<li>${positionCode(problem)}${sentence(findingSentence(problem), maxSentence)}</li>`);
    const left = problems.length - rows.length;
    if (left > 0)
        rows.push(`<li>${grouped(left)} more: see the log.</li>`);
    return `<p><b>Problems</b></p>\n<ul>\n${rows.join('\n')}\n</ul>`;
}
const positionCode = ({ position }) => (position ? `${code(`${position.line}:${position.column}`)} ` : '');

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
        if (value instanceof failure/* Failure */.HR)
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
    return new failure/* Failure */.HR({ reason, title: redact(title), message: redact(message), hint: redactedHint });
}

// EXTERNAL MODULE: ./build/js/runner/context.js + 1 modules
var context = __nccwpck_require__(472);
;// CONCATENATED MODULE: external "node:fs/promises"
const external_node_fs_promises_namespaceObject = require("node:fs/promises");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: ./build/js/runner/read-workspace-file.js
var read_workspace_file = __nccwpck_require__(592);
;// CONCATENATED MODULE: ./build/js/runner/payload-files.js






const maxFiles = 100;
/** The maximum length of a line of `payload-files`, in characters. Node's glob rejects much longer patterns. */
const payload_files_maxLineLength = 4_096;
/**
 * Finds the files that `payload-files` names. With `only`, returns only the files that the event changes or adds. If
 * git cannot identify them, returns a problem and no files. `only` also allows globs that match no file, because the
 * first campaign may not exist yet. If `signal` is aborted, the list is incomplete.
 */
async function choosePayloadFiles(text, only, signal) {
    const trimmed = text.split(/\r\n?|\n/).map(line => line.trim());
    const lines = new Set(trimmed.filter(line => line !== ''));
    const { files, problems, unmatched } = await findNamedFiles(lines, signal);
    if (only === '' || only === 'all')
        return withinLimit({ files, problems: [...problems, ...unmatched] });
    // Any other value of `only` has already been reported as a problem.
    if (only !== 'changed' && only !== 'added')
        return { files: [], problems };
    const { filesOfEvent } = await __nccwpck_require__.e(/* import() */ 861).then(__nccwpck_require__.bind(__nccwpck_require__, 861));
    const ofEvent = await filesOfEvent(only, { event: (0,context/* readEvent */.j_)(), sha: (0,context/* readContext */.yI)().run.sha, signal });
    if ('problem' in ofEvent)
        return { files: [], problems: [ofEvent.problem, ...problems] };
    const { taken, plain } = ofEvent;
    const notPlain = new Set([...files.filter(file => !plain.has(file)), ...(await linkedFolders(lines))]);
    const renamed = files.flatMap(file => {
        const oldName = ofEvent.renamed.get(file);
        return oldName === undefined ? [] : [{ file, oldName }];
    });
    return withinLimit({
        files: files.filter(file => taken.has(file) && plain.has(file)),
        problems: [...problems, ...notPlainProblems([...notPlain])],
        omitted: { only, total: files.length, renamed, unmatched },
    });
}
function withinLimit(chosen) {
    if (chosen.files.length <= maxFiles)
        return chosen;
    const tooMany = (0,base_problems/* problem */.CC)('payload-files', `matches more than ${maxFiles} files; use patterns that match fewer files`);
    return { ...chosen, files: [], problems: [...chosen.problems, tooMany] };
}
function notPlainProblems(files) {
    const [first] = files;
    if (first === undefined)
        return [];
    const others = files.length > 1 ? ` (and ${files.length - 1} more)` : '';
    const message = `names ${(0,base_text/* quote */.hD)(first)}${others}, but git cannot tell whether that file has changed, because it is not a plain file of the commit (it is a link, below a link, in a submodule, or not committed); with \`only\`, name only committed files`;
    return [(0,base_problems/* problem */.CC)('payload-files', message)];
}
async function findNamedFiles(lines, signal) {
    const files = new Set();
    const problems = [];
    const unmatched = [];
    for (const line of lines) {
        if (signal.aborted)
            break;
        const found = await filesOf(line, signal);
        if (!Array.isArray(found))
            problems.push(found);
        else if (found.length === 0)
            unmatched.push(lineProblem(line, matchesNothing));
        else
            for (const file of found)
                files.add(file);
    }
    return { files: [...files], problems, unmatched };
}
const matchesNothing = 'matches no file in the workspace; check the pattern, and check out the repository before this step';
const lineProblem = (line, message, reason = 'invalid-input') => (0,base_problems/* problem */.CC)('payload-files', (0,base_problems/* quoting */.yu)(line, message), { reason });
/**
 * Returns the files that a line names, or a problem. If a file with exactly that path exists, the line is not treated
 * as a glob.
 */
async function filesOf(line, signal) {
    const workspace = (0,read_workspace_file/* workspaceFolder */.ih)();
    const path = (0,external_node_path_.resolve)(workspace, line);
    if (line.length > payload_files_maxLineLength)
        return lineProblem(line, `is longer than ${payload_files_maxLineLength} characters; use a shorter path`);
    if (!(0,read_workspace_file/* isInsideFolder */.zz)(path, workspace))
        return lineProblem(line, 'is outside the workspace; use files of the repository');
    const existing = await (0,external_node_fs_promises_namespaceObject.lstat)(path).catch((error) => error.code ?? 'unknown');
    if (typeof existing !== 'string') {
        if (!existing.isDirectory())
            return [payload_files_nameOf(path)];
        const files = path === workspace ? '*.yml' : `${payload_files_nameOf(path)}/*.yml`;
        return lineProblem(line, `is a folder; use \`${(0,base_text/* truncate */.xv)(files)}\``, 'unreadable-file');
    }
    if (isGlob(line))
        return filesMatching(line, signal);
    if (existing === 'ENOENT' || existing === 'ENOTDIR') {
        return lineProblem(line, 'does not exist; check the path, and check out the repository before this step');
    }
    // The path could not be checked, but the file may exist. The code that reads the file reports the error.
    return [payload_files_nameOf(path)];
}
const isGlob = (line) => /[*?[]/.test(line);
const payload_files_nameOf = (path) => (0,external_node_path_.relative)((0,read_workspace_file/* workspaceFolder */.ih)(), path).replaceAll(external_node_path_.sep, '/');
async function filesMatching(pattern, signal) {
    const workspace = (0,read_workspace_file/* workspaceFolder */.ih)();
    const names = [];
    for await (const entry of (0,external_node_fs_promises_namespaceObject.glob)(pattern, { cwd: workspace, withFileTypes: true })) {
        if (signal.aborted)
            break;
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && (await isLinkToFolder(path)));
        if (isFolder)
            continue;
        // A pattern with `..` after a wildcard can still lead outside the workspace.
        if (!(0,read_workspace_file/* isInsideFolder */.zz)(path, workspace))
            return lineProblem(pattern, 'matches files outside the workspace; use files of the repository');
        names.push(payload_files_nameOf(path));
    }
    return names.sort();
}
/**
 * Returns the links that globs do not search but that may lead to a folder. A send follows links, so the preview must
 * not silently skip the files in these folders. A link that leads nowhere may lead to a folder in another checkout.
 */
async function linkedFolders(lines) {
    const workspace = (0,read_workspace_file/* workspaceFolder */.ih)();
    const patterns = new Set([...lines].filter(isGlob).flatMap(parentPatterns));
    const found = new Set();
    for (const pattern of patterns) {
        for await (const entry of (0,external_node_fs_promises_namespaceObject.glob)(pattern, { cwd: workspace, withFileTypes: true })) {
            const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
            const isLink = entry.isSymbolicLink() && (0,read_workspace_file/* isInsideFolder */.zz)(path, workspace);
            if (isLink && !(await isLinkToFile(path)))
                found.add(payload_files_nameOf(path));
        }
    }
    return [...found];
}
/** Returns the patterns of the folders on the way to the files, such as `a?` and `a?/b` for `a?/b/*.yml`. */
function parentPatterns(pattern) {
    const folders = external_node_path_.posix.dirname(pattern.replaceAll(external_node_path_.sep, '/')).split('/');
    const parents = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
    return parents.filter(parent => !['', '.', '..'].includes(external_node_path_.posix.basename(parent)));
}
async function isLinkToFile(path) {
    const target = await (0,external_node_fs_promises_namespaceObject.stat)(path).catch(() => undefined);
    return target?.isDirectory() === false;
}
async function isLinkToFolder(path) {
    const target = await (0,external_node_fs_promises_namespaceObject.stat)(path).catch(() => undefined);
    return target?.isDirectory() === true;
}

;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = require("os");
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
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
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
;// CONCATENATED MODULE: external "fs"
const external_fs_namespaceObject = require("fs");
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
;// CONCATENATED MODULE: external "./never-called.js"
const external_never_called_js_namespaceObject = require("./never-called.js");
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
const platform = external_os_namespaceObject.platform();
const arch = external_os_namespaceObject.arch();
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
    process.stdout.write(message + external_os_namespaceObject.EOL);
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
// EXTERNAL MODULE: ./build/js/inputs/misspelled-names.js + 1 modules
var misspelled_names = __nccwpck_require__(568);
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

;// CONCATENATED MODULE: ./build/js/http/proxy.js


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
    if (setting.search(characters/* controlCharacters */.Qi) >= 0)
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
const parseProxy = (setting) => (0,base_url/* parseUrl */.Dl)(setting.includes('://') ? setting : `http://${setting}`);
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}

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
        const proxy = proxyFor(url, this.#proxies);
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
        return (0,failure/* describe */.q0)(thrown);
    const { stack = (0,failure/* describe */.q0)(thrown), cause } = thrown;
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
    const { passwords, userNames } = proxyCredentials(proxies);
    const secrets = (0,base_secrets/* createSecrets */.gE)({ ...tokens, proxyCredentials: passwords });
    const received = (0,base_secrets/* createSecrets */.gE)({ ...tokens, proxyCredentials: [...passwords, ...userNames] });
    const log = new Log(secrets.redact);
    const crashWatch = new CrashWatch();
    return {
        log,
        secrets,
        /** Redacts secrets and proxy user names in text received from the network. For other text, use `secrets`. */
        redact: received.redact,
        http: new NetworkClient(proxies, isDebug() ? exchange => log.exchange(exchange) : undefined),
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
        log.stack((0,failure/* asFailure */.h_)(error));
    }
    catch {
        // Ignore this error, because whatever broke the report may also prevent printing the stack trace.
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
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
        log.warning('Outputs not written', `The action could not write its outputs (${(0,failure/* describe */.q0)(error)}), so they are empty in later steps. The log shows how the run ended.`);
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
        log.warning('Summary not written', `The action could not write the job summary (${(0,failure/* describe */.q0)(error)}).`);
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

;// CONCATENATED MODULE: ./build/js/http/backoff.js
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

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/utils.js
const decoder = new TextDecoder();
const toUTF8String = (input, start = 0, end = input.length) => decoder.decode(input.slice(start, end));
const toHexString = (input, start = 0, end = input.length) => input
    .slice(start, end)
    .reduce((memo, i) => memo + `0${i.toString(16)}`.slice(-2), '');
const getView = (input, offset) => new DataView(input.buffer, input.byteOffset + offset);
const readInt16LE = (input, offset = 0) => getView(input, offset).getInt16(0, true);
const readUInt16BE = (input, offset = 0) => getView(input, offset).getUint16(0, false);
const readUInt16LE = (input, offset = 0) => getView(input, offset).getUint16(0, true);
const readUInt24LE = (input, offset = 0) => {
    const view = getView(input, offset);
    return view.getUint16(0, true) + (view.getUint8(2) << 16);
};
const readInt32LE = (input, offset = 0) => getView(input, offset).getInt32(0, true);
const readUInt32BE = (input, offset = 0) => getView(input, offset).getUint32(0, false);
const readUInt32LE = (input, offset = 0) => getView(input, offset).getUint32(0, true);
const readUInt64 = (input, offset, isBigEndian) => getView(input, offset).getBigUint64(0, !isBigEndian);
const methods = {
    readUInt16BE,
    readUInt16LE,
    readUInt32BE,
    readUInt32LE,
};
function readUInt(input, bits, offset = 0, isBigEndian = false) {
    const endian = isBigEndian ? 'BE' : 'LE';
    const methodName = `readUInt${bits}${endian}`;
    return methods[methodName](input, offset);
}
const BOX_HEADER_SIZE = 8;
function readBox(input, view, base, offset, boxCode) {
    if (input.length - offset < BOX_HEADER_SIZE)
        return undefined;
    const boxSize = view.getUint32(base + offset, false);
    if (input.length - offset < boxSize)
        return undefined;
    return {
        offset,
        size: boxSize,
        matches: view.getUint32(base + 4 + offset, false) === boxCode,
    };
}
const boxViews = new WeakMap();
function getBoxView(input) {
    let view = boxViews.get(input.buffer);
    if (!view) {
        view = new DataView(input.buffer);
        boxViews.set(input.buffer, view);
    }
    return view;
}
function findBox(input, boxName, startOffset) {
    const view = getBoxView(input);
    const boxCode = (boxName.charCodeAt(0) << 24) |
        (boxName.charCodeAt(1) << 16) |
        (boxName.charCodeAt(2) << 8) |
        boxName.charCodeAt(3);
    const base = input.byteOffset;
    let currentOffset = startOffset;
    while (currentOffset < input.length) {
        if (input.length - currentOffset < 4)
            break;
        if (view.getUint32(base + currentOffset, false) < BOX_HEADER_SIZE) {
            currentOffset += BOX_HEADER_SIZE;
            continue;
        }
        const box = readBox(input, view, base, currentOffset, boxCode);
        if (!box)
            break;
        if (box.matches) {
            return { name: boxName, offset: box.offset, size: box.size };
        }
        currentOffset += box.size;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/gif.js

const gifRegexp = /^GIF8[79]a/;
const GIF = {
    validate: (input) => gifRegexp.test(toUTF8String(input, 0, 6)),
    calculate: (input) => ({
        height: readUInt16LE(input, 8),
        width: readUInt16LE(input, 6),
    }),
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/jpg.js

const EXIF_MARKER = '45786966';
const APP1_DATA_SIZE_BYTES = 2;
const EXIF_HEADER_BYTES = 6;
const TIFF_BYTE_ALIGN_BYTES = 2;
const BIG_ENDIAN_BYTE_ALIGN = '4d4d';
const LITTLE_ENDIAN_BYTE_ALIGN = '4949';
const IDF_ENTRY_BYTES = 12;
const NUM_DIRECTORY_ENTRIES_BYTES = 2;
function isEXIF(input) {
    return toHexString(input, 2, 6) === EXIF_MARKER;
}
function extractSize(input, index) {
    return {
        height: readUInt16BE(input, index),
        width: readUInt16BE(input, index + 2),
    };
}
function extractOrientation(exifBlock, isBigEndian) {
    const idfOffset = 8;
    const offset = EXIF_HEADER_BYTES + idfOffset;
    const idfDirectoryEntries = readUInt(exifBlock, 16, offset, isBigEndian);
    for (let directoryEntryNumber = 0; directoryEntryNumber < idfDirectoryEntries; directoryEntryNumber++) {
        const start = offset +
            NUM_DIRECTORY_ENTRIES_BYTES +
            directoryEntryNumber * IDF_ENTRY_BYTES;
        const end = start + IDF_ENTRY_BYTES;
        if (start > exifBlock.length) {
            return;
        }
        const block = exifBlock.slice(start, end);
        const tagNumber = readUInt(block, 16, 0, isBigEndian);
        if (tagNumber === 274) {
            const dataFormat = readUInt(block, 16, 2, isBigEndian);
            if (dataFormat !== 3) {
                return;
            }
            const numberOfComponents = readUInt(block, 32, 4, isBigEndian);
            if (numberOfComponents !== 1) {
                return;
            }
            return readUInt(block, 16, 8, isBigEndian);
        }
    }
}
function validateExifBlock(input, index) {
    const exifBlock = input.slice(APP1_DATA_SIZE_BYTES, index);
    const byteAlign = toHexString(exifBlock, EXIF_HEADER_BYTES, EXIF_HEADER_BYTES + TIFF_BYTE_ALIGN_BYTES);
    const isBigEndian = byteAlign === BIG_ENDIAN_BYTE_ALIGN;
    const isLittleEndian = byteAlign === LITTLE_ENDIAN_BYTE_ALIGN;
    if (isBigEndian || isLittleEndian) {
        return extractOrientation(exifBlock, isBigEndian);
    }
}
function validateInput(input, index) {
    if (index > input.length) {
        throw new TypeError('Corrupt JPG, exceeded buffer limits');
    }
}
const JPG = {
    validate: (input) => toHexString(input, 0, 2) === 'ffd8',
    calculate(_input) {
        let input = _input.slice(4);
        let orientation;
        let next;
        while (input.length) {
            const i = readUInt16BE(input, 0);
            validateInput(input, i);
            if (input[i] !== 0xff) {
                input = input.subarray(1);
                continue;
            }
            if (isEXIF(input)) {
                orientation = validateExifBlock(input, i);
            }
            next = input[i + 1];
            if (next === 0xc0 || next === 0xc1 || next === 0xc2) {
                const size = extractSize(input, i + 5);
                if (!orientation) {
                    return size;
                }
                return {
                    height: size.height,
                    orientation,
                    width: size.width,
                };
            }
            input = input.subarray(i + 2);
        }
        throw new TypeError('Invalid JPG, no size found');
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/png.js

const pngSignature = 'PNG\r\n\x1a\n';
const pngImageHeaderChunkName = 'IHDR';
const pngFriedChunkName = 'CgBI';
const PNG = {
    validate(input) {
        if (pngSignature === toUTF8String(input, 1, 8)) {
            let chunkName = toUTF8String(input, 12, 16);
            if (chunkName === pngFriedChunkName) {
                chunkName = toUTF8String(input, 28, 32);
            }
            if (chunkName !== pngImageHeaderChunkName) {
                throw new TypeError('Invalid PNG');
            }
            return true;
        }
        return false;
    },
    calculate(input) {
        if (toUTF8String(input, 12, 16) === pngFriedChunkName) {
            return {
                height: readUInt32BE(input, 36),
                width: readUInt32BE(input, 32),
            };
        }
        return {
            height: readUInt32BE(input, 20),
            width: readUInt32BE(input, 16),
        };
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/webp.js

function calculateExtended(input) {
    return {
        height: 1 + readUInt24LE(input, 7),
        width: 1 + readUInt24LE(input, 4),
    };
}
function calculateLossless(input) {
    return {
        height: 1 +
            (((input[4] & 0xf) << 10) | (input[3] << 2) | ((input[2] & 0xc0) >> 6)),
        width: 1 + (((input[2] & 0x3f) << 8) | input[1]),
    };
}
function calculateLossy(input) {
    return {
        height: readInt16LE(input, 8) & 0x3fff,
        width: readInt16LE(input, 6) & 0x3fff,
    };
}
const WEBP = {
    validate(input) {
        const riffHeader = 'RIFF' === toUTF8String(input, 0, 4);
        const webpHeader = 'WEBP' === toUTF8String(input, 8, 12);
        const vp8Header = 'VP8' === toUTF8String(input, 12, 15);
        return riffHeader && webpHeader && vp8Header;
    },
    calculate(_input) {
        const chunkHeader = toUTF8String(_input, 12, 16);
        const input = _input.slice(20, 30);
        if (chunkHeader === 'VP8X') {
            const extendedHeader = input[0];
            const validStart = (extendedHeader & 0xc0) === 0;
            const validEnd = (extendedHeader & 0x01) === 0;
            if (validStart && validEnd) {
                return calculateExtended(input);
            }
            throw new TypeError('Invalid WebP');
        }
        if (chunkHeader === 'VP8 ' && input[0] !== 0x2f) {
            return calculateLossy(input);
        }
        const signature = toHexString(input, 3, 6);
        if (chunkHeader === 'VP8L' && signature !== '9d012a') {
            return calculateLossless(input);
        }
        throw new TypeError('Invalid WebP');
    },
};

;// CONCATENATED MODULE: ./build/js/url-check/image-size.js




// Import only these four readers, because the library's main entry point also tries many other formats.
const readers = [PNG, JPG, GIF, WEBP];
/**
 * A file shorter than this cannot be a valid image. Without this limit, the library would return the wrong size for a
 * truncated WebP.
 */
const minBytes = 25;
/**
 * Returns the size of a PNG, JPEG, GIF, or WebP image, or undefined for anything else. The width or height may be 0,
 * which check-urls.ts reports as a problem. Runs in linear time.
 */
function imageSize(bytes) {
    if (bytes.length < minBytes)
        return undefined;
    // The readers look past the end of a small Buffer, into the memory pool that the Buffer shares with other Buffers. A
    // copy has its own memory.
    const own = new Uint8Array(bytes);
    try {
        return readers.find(reader => reader.validate(own))?.calculate(own);
    }
    catch {
        // The readers throw an error if the image is corrupt or cut off.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/url-check/fetch-url.js





/** The maximum size of an image. The action reads no more than this. */
const maxImageMebibytes = 5;
const maxRedirects = 5;
const redirectStatuses = [301, 302, 303, 307, 308];
const defaultWaitMs = 1_000;
/** If Retry-After asks for a longer wait than this, the action does not retry. */
const maxRetryAfterMs = 10_000;
/**
 * Fetches a URL with GET, follows at most five redirects, and retries once after a 429. Removes credentials from every
 * URL. For a page, reads only the status. For an image, keeps only its dimensions and its size in bytes. Never throws.
 */
async function fetchUrl({ url, image, timeoutMs, http, signal, headers }) {
    let deadline = performance.now() + timeoutMs;
    let hasWaited = false;
    const visited = new Set();
    for (let at = fetchable(url);;) {
        visited.add(at.href);
        const response = await http.request({
            method: 'GET',
            url: at,
            headers,
            signal,
            timeoutMs: Math.max(0, deadline - performance.now()),
            maxBytes: maxImageMebibytes * units/* mebibyte */.E$,
            encoding: 'latin1',
            wantsBody: status => image && isSuccess(status),
        });
        if (response.kind === 'failure')
            return { kind: 'failure', at, failure: response };
        const { status } = response;
        if (status === 429) {
            const waitMs = retryAfter(response.headers['retry-after'], Date.now()) ?? defaultWaitMs;
            if (hasWaited || waitMs > maxRetryAfterMs)
                return { kind: 'rate-limited', at };
            hasWaited = true;
            deadline += waitMs;
            await wait(waitMs, signal);
            continue;
        }
        const location = redirectStatuses.includes(status) ? response.headers.location : undefined;
        if (location === undefined) {
            return { kind: 'status', at, status, image: image && isSuccess(status) ? readImage(response) : undefined };
        }
        const next = nextUrl(location, at, visited);
        if (typeof next === 'string')
            return { kind: 'bad-redirect', at, why: next };
        if (image && next.protocol === 'http:')
            return { kind: 'off-https', at };
        at = next;
    }
}
/**
 * Returns the URL that a redirect points to. If the action must not follow the redirect, returns the end of a sentence
 * that starts with "redirects".
 */
function nextUrl(location, at, visited) {
    const target = parseLocation(location, at);
    if (!target) {
        return location.length > base_url/* maxUrlLength */.QO ? `to a URL of more than ${base_url/* maxUrlText */.zF}` : 'to something that is not a URL';
    }
    if (!/^https?:$/.test(target.protocol))
        return 'to something other than a web page';
    const next = fetchable(target);
    if (visited.has(next.href))
        return 'in a loop';
    return visited.size > maxRedirects ? `more than ${maxRedirects} times` : next;
}
function readImage({ body, incomplete }) {
    if (incomplete)
        return incomplete;
    if (body.length === 0)
        return 'empty';
    const size = imageSize(Buffer.from(body, 'latin1'));
    return size ? { ...size, bytes: body.length } : 'not-an-image';
}
/**
 * Returns the URL without its credentials, which node:http would send, and without its fragment, which servers never
 * see.
 */
function fetchable(url) {
    const bare = new URL(url.href);
    bare.username = '';
    bare.password = '';
    bare.hash = '';
    return bare;
}
// Node decodes headers as Latin-1, but non-ASCII bytes are usually UTF-8. Percent-encoding them, as browsers do,
// preserves each byte.
function parseLocation(location, base) {
    const ascii = location.replace(/[\x80-\xff]/g, byte => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
    return (0,base_url/* parseUrl */.Dl)(ascii, base);
}

;// CONCATENATED MODULE: ./build/js/url-check/check-urls.js






const maxTimeoutMs = 10_000;
/**
 * The maximum number of concurrent requests. A pull request may contain many files with many URLs, so this limit
 * protects the runner and the hosts.
 */
const maxConcurrent = 20;
const maxUrls = 200;
/**
 * Fetches the URLs in one or more notifications and reports the problems found (docs/inputs.md). Fetches each URL only
 * once, but reports its problems for every place that uses it. If there are more than `maxUrls` different URLs, fetches
 * none. Throws a Failure only if the run is cancelled.
 */
async function checkUrls(check, context) {
    const { uses, userAgent } = check;
    const { http, signal, redact } = context;
    const requests = new Map(uses.map(use => [keyOf(use), { url: addressOf(use), image: use.image !== undefined }]));
    if (requests.size > maxUrls)
        return { problems: [tooManyUrls(requests.size)], remarks: [], redirects: [] };
    const timeoutMs = Math.min(check.timeoutMs, maxTimeoutMs);
    const headers = { Accept: '*/*', 'User-Agent': userAgent };
    const fetched = new Map();
    const waiting = requests.entries();
    // The workers share one iterator, so each URL is fetched only once.
    async function fetchNext() {
        for (const [key, request] of waiting) {
            if (signal.aborted)
                return;
            fetched.set(key, await fetchUrl({ ...request, http, headers, timeoutMs, signal }));
        }
    }
    await Promise.all(Array.from({ length: maxConcurrent }, fetchNext));
    if (signal.aborted)
        throw (0,failure/* cancelledFailure */.Yq)('Checking the URLs');
    const report = { problems: [], remarks: [], redirects: [] };
    for (const use of uses) {
        const found = fetched.get(keyOf(use));
        if (!found)
            continue;
        const wrong = whyUrlFails(use, found, timeoutMs, redact);
        const address = addressOf(use);
        if (wrong !== undefined) {
            report.problems.push(findingOn(use, found.at.href === address.href ? wrong : `${redirectText(found.at, redact)} ${wrong}`));
            continue;
        }
        report.remarks.push(...remarksOn(use, found));
        if (found.at.host !== address.host)
            report.redirects.push(findingOn(use, `redirects to the host ${(0,base_text/* quote */.hD)(found.at.host)}`));
    }
    return report;
}
function findingOn({ url, image: _, ...where }, text) {
    return { ...where, ...(0,base_problems/* quoting */.yu)(url, text) };
}
const addressOf = ({ url }) => fetchable(new URL(url));
/**
 * Returns the key that identifies a fetch. A page and an image with the same URL have different keys, because only a
 * page may redirect to http.
 */
const keyOf = (use) => `${use.image ? 'image' : 'page'} ${addressOf(use).href}`;
const tooManyUrls = (count) => {
    const message = `would fetch ${count} different URLs, but the action checks at most ${maxUrls}; check fewer files at a time`;
    return { input: 'check-urls', message };
};
/** Combines all URL problems in a notification into one Failure. */
const urlCheckFailure = (problems) => new Failure({
    reason: 'url-check-failed',
    title: 'URL check failed',
    message: listSentences(problems.map(problemText)),
    hint: {
        newRunAfter: 'Fix the pages and images, and run this again. Or correct the URLs or remove `check-urls`, then',
    },
});
/**
 * Returns what is wrong with this use of a URL, or undefined if nothing is wrong. For a page, checks only the status.
 * For an image, checks the content too.
 */
function whyUrlFails({ image: field }, fetched, timeoutMs, redact) {
    if (fetched.kind === 'failure')
        return noResponseText(fetched.failure, timeoutMs, redact);
    if (fetched.kind === 'bad-redirect')
        return `redirects ${fetched.why}`;
    if (fetched.kind === 'off-https')
        return 'redirects to http, but images must be https';
    if (fetched.kind === 'rate-limited')
        return undefined;
    const { status, image } = fetched;
    if (!isSuccess(status))
        return `responded ${statusName(status)}`;
    if (field === undefined || image === undefined)
        return undefined;
    if (typeof image === 'string')
        return noImageText(image, timeoutMs);
    const isEmpty = image.width === 0 || image.height === 0;
    return isEmpty ? `is an image of ${image.width}x${image.height}` : undefined;
}
function remarksOn(use, fetched) {
    const { image: field, file } = use;
    if (fetched.kind === 'rate-limited') {
        const message = `could not be checked: ${fetched.at.host} responded 429 Too Many Requests`;
        return [{ kind: 'unchecked-url', ...findingOn(use, message) }];
    }
    const image = fetched.kind === 'status' ? fetched.image : undefined;
    if (field === undefined || typeof image !== 'object')
        return [];
    const { width, height, bytes } = image;
    const { sizes, maxBytes } = notification_fields/* fieldTable */.Ng[field];
    const isExpected = sizes.some(size => size.width === width && size.height === height);
    const remarks = [];
    if (!isExpected)
        remarks.push({ kind: 'image-size', field, file, width, height });
    if (bytes > maxBytes)
        remarks.push({ kind: 'image-weight', field, file, bytes });
    return remarks;
}
function redirectText(at, redact) {
    // Leave out the query, because the server may have added a secret signature.
    return `redirects to ${(0,base_text/* quote */.hD)(redact(at.origin + at.pathname))}, which`;
}
function noImageText(why, timeoutMs) {
    const texts = {
        empty: 'responded with an empty body, which is not an image',
        'not-an-image': 'is not a valid PNG, JPEG, GIF or WebP image',
        'too-large': `is larger than ${maxImageMebibytes} MiB`,
        timeout: `did not load completely within ${timeoutMs / 1_000} s`,
        cut: 'was cut off',
        cancelled: 'was cut off',
    };
    return texts[why];
}
function noResponseText({ reason, cause }, timeoutMs, redact) {
    if (reason === 'timeout')
        return `did not respond within ${timeoutMs / 1_000} s`;
    const isUnknownHost = /^(ENOTFOUND|EAI_\w+)$/.test(cause?.code ?? '');
    const unreached = isUnknownHost ? 'has a host name that cannot be found' : 'cannot be reached';
    const texts = {
        'tls-failed': 'cannot be reached securely: its certificate is not accepted, or TLS failed',
        'proxy-failed': 'cannot be reached through the proxy',
        'bad-response': 'responded with something that is not HTTP',
        'connection-lost': 'closed the connection without a response',
        'connection-failed': unreached,
        cancelled: unreached,
    };
    return `${texts[reason]} (${(0,base_text/* excerpt */.Kb)((0,failure/* describe */.q0)(cause), redact)})`;
}

;// CONCATENATED MODULE: ./build/js/preview.js



























/**
 * Runs the preview action (docs/preview.md, "The preview action"). This file must not import code that can send a
 * notification.
 */
async function main() {
    const { raw, runtime } = startRun(previewInputs);
    const preview = await runtime.watch(runSteps(raw, runtime)).catch(stoppedPreview);
    const write = () => writeResults(resultsOf(preview, raw.summary, runtime), raw.summary, runtime);
    // Fail if the report cannot be written. A preview sends nothing, so it is safe to run again.
    await endRun(runtime.log, reasonOf(preview) ? 1 : 0, write, 1);
}
const stoppedPreview = (error) => ({
    notifications: [],
    problems: [],
    extraFields: {},
    failure: (0,failure/* asFailure */.h_)(error),
});
/** Reports problems and cancellation in the returned preview instead of throwing. */
async function runSteps(raw, runtime) {
    const { secrets, signal } = runtime;
    const { settings, inputs, problems } = checkPreviewInputs(raw, secrets);
    problems.add(unknownInputProblems(previewInputs, secrets.redact));
    const withoutFile = { ...inputs, 'payload-file': '', 'once-key': '' };
    const given = await readGivenContent(withoutFile, problems, { secrets, readFile: read_workspace_file/* readWorkspaceFile */.sL });
    const chosen = await choosePayloadFiles(inputs['payload-files'], inputs.only, signal);
    problems.add(chosen.problems);
    const notifications = [];
    const hasFiles = inputs['payload-files'] !== '' || problems.isRefused('payload-files');
    if (!hasFiles && given.inputs.names.size > 0)
        notifications.push(previewed('', ownNotification(given.inputs), given));
    for (const file of chosen.files) {
        // Checking a file is synchronous, so let Node handle pending signals before the next file.
        await (0,promises_namespaceObject.setImmediate)();
        if (signal.aborted)
            break;
        const checked = (0,payload_file.checkPayloadFile)(file, (0,read_workspace_file/* readWorkspaceFile */.sL)(file), given.inputs, secrets);
        notifications.push(previewed(file, checked, given));
    }
    const { extraFields } = given;
    const preview = { notifications, problems: problems.all, extraFields, omitted: chosen.omitted };
    if (signal.aborted)
        return { ...preview, failure: cancelledPreview() };
    if (!settings?.checkUrls)
        return preview;
    // If the run is cancelled during the URL check, the preview still reports everything found before that check.
    return withCheckedUrls(preview, settings.timeout * 1_000, runtime).catch(error => ({
        ...preview,
        failure: (0,failure/* asFailure */.h_)(error),
    }));
}
const cancelledPreview = () => new failure/* Failure */.HR({
    reason: 'cancelled',
    title: 'Preview cancelled',
    message: 'The run was cancelled before all notifications were checked.',
    hint: failure/* cancelledHint */.Pz,
});
function ownNotification(inputs) {
    const missing = (0,precedence/* missingFields */.SD)(inputs, precedence/* nothingGiven */.Xw.file).map(field => (0,base_problems/* problem */.CC)((0,notification_fields/* inputOf */.wg)(field), 'is missing; set it as an input, or set a file in `payload-files`'));
    return { problems: missing, positionOf: () => undefined, content: (0,precedence/* validContent */.uT)(inputs) };
}
function previewed(file, checked, { extraFields }) {
    const advice = checked.content ? previewAdvice(checked.content, extraFields) : [];
    return { ...checked, file, advice, redirects: [] };
}
function previewAdvice(content, extraFields) {
    const uses = (0,placeholders/* placeholderUses */.Is)(content.notification, extraFields);
    const needsRelease = uses.map(({ path, placeholder }) => ({ kind: 'needs-release', fieldPath: path, placeholder }));
    return [...contentAdvice(content), ...needsRelease];
}
/** Adds the results of the URL check. Fetches each URL once and reports its problems at every place that uses it. */
async function withCheckedUrls(preview, timeoutMs, runtime) {
    const uses = preview.notifications.flatMap(({ file, content }) => {
        const urls = content ? (0,content_notification/* urlsOf */.Wn)(content.notification) : [];
        // Skip URLs with placeholders, because they are incomplete without a release.
        const complete = urls.filter(({ url }) => (0,placeholders/* placeholdersIn */.Qf)(url).length === 0);
        return complete.map(use => ({ ...use, file }));
    });
    const { problems, remarks, redirects } = await checkUrls({ uses, timeoutMs, userAgent: version/* userAgent */.N }, runtime);
    const reason = 'url-check-failed';
    const ofNoFile = problems.filter(({ file }) => file === undefined);
    const notifications = preview.notifications.map((notification) => {
        const isHere = ({ file }) => file === notification.file;
        const located = (found) => ({ ...found, ...placeIn(notification, found) });
        return {
            ...notification,
            problems: [
                ...notification.problems,
                ...problems.filter(isHere).map(found => ({ ...located(found), reason })),
            ],
            advice: [...notification.advice, ...remarks.filter(isHere)],
            redirects: redirects.filter(isHere).map(located),
        };
    });
    return {
        ...preview,
        notifications,
        problems: [...preview.problems, ...ofNoFile.map(found => ({ ...found, reason }))],
    };
}
function placeIn({ file, content, positionOf }, { input, path = [] }) {
    if (file === '')
        return { file: undefined };
    const field = input.replaceAll('-', '_');
    const inFile = [field, ...path];
    return { file, path: inFile, position: content?.sources[field] === 'file' ? positionOf(inFile) : undefined };
}
function resultsOf(preview, summaryInput, { secrets }) {
    const hasSummary = (0,value_rules/* parseBoolean */.yG)(summaryInput) !== false;
    // The URL points to the job summary, so leave it empty if there is no summary.
    const url = hasSummary ? (0,context/* runUrl */.Vp)() : '';
    const outputs = Object.entries(previewOutputs(preview, reasonOf(preview) ?? '', url));
    const kept = outputs.map(([name, text]) => [name, isTooLarge(text) ? '' : text]);
    const sizeEntries = outputs
        .filter(([, text]) => isTooLarge(text))
        .map(([name, { length }]) => leftEmpty(name, length));
    const linkedUrl = url !== '' && (0,context/* isPullRequest */.r0)((0,context/* readContext */.yI)().run.event) ? url : undefined;
    const report = () => {
        const shown = redactFields(preview, secrets.redact);
        const { blocks, unrendered } = renderPreviewSummary(shown);
        const facts = { url: linkedUrl, unrendered: hasSummary ? unrendered : new Set() };
        const entries = [...previewEntries(shown, facts), ...sizeEntries];
        return { renderSummary: () => blocks, entries, annotation: shown.failure && failureAnnotation(shown.failure) };
    };
    return { outputs: Object.fromEntries(kept), failure: preview.failure, report };
}
function leftEmpty(name, length) {
    const what = `The \`${name}\` output would have ${grouped(length)} characters, so the action left it empty.`;
    return largeOutputEntry(what, 'Check fewer files at a time.');
}

;// CONCATENATED MODULE: ./build/js/start-preview.js


void main(); // CrashWatch in runner/runtime.ts handles every error from main().

module.exports = __webpack_exports__;
/******/ })()
;