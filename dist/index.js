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

/***/ 24:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 67:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 522:
/***/ ((module) => {

module.exports = require("node:zlib");

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
const controls = String.raw `\0-\x1f\x7f-\x9f`;
const unseen = String.raw `\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`;
const directionMarks = String.raw `\u061c\u200e\u200f`;
const joinersAndMore = String.raw `\u180b-\u180d\u180f\u200c\u200d\u2800\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
const flag = String.raw `\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`;
const controlCharacters = new RegExp(`[${controls}]`, 'g');
const controlInText = new RegExp(`(?![\\t\\n\\r])[${controls}]`);
const invisibleInLines = new RegExp(`(${flag})|(?![\\t\\n])[${controls}${unseen}${directionMarks}]`, 'gu');
const invisibleCharacters = new RegExp(`(${flag})|(?![\\s\\x85])[${controls}${unseen}]`, 'gu');
const invisibleAlone = `${joinersAndMore}${unseen}${directionMarks}`;
const visibleCharacter = new RegExp(`[^\\s${invisibleAlone}]`, 'u');
const unusualSpaces = /[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const separatorInUrl = new RegExp(`[\\s\\\\${controls}]`);
const hiddenInUrl = String.raw `${invisibleAlone}\ufffc`;
const invisibleInUrl = new RegExp(`[${hiddenInUrl}]`, 'u');
const eastAsianOrEmoji = String.raw `\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`;


/***/ }),

/***/ 500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ cancelledMessage),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Hr: () => (/* binding */ newKeySendsAgain),
/* harmony export */   Pz: () => (/* binding */ cancelledHint),
/* harmony export */   YN: () => (/* binding */ fixedAnywhere),
/* harmony export */   Yq: () => (/* binding */ cancelledFailure),
/* harmony export */   h_: () => (/* binding */ asFailure),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
const fixedAnywhere = (fix) => ({
    newRunAfter: `${fix} If you change only secrets, variables, or your push service, re-run the failed job. Otherwise,`,
});
const newKeySendsAgain = 'Careful: a new key has no record yet, so the first run with it sends again, even what was already announced';
class Failure extends Error {
    reason;
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
function describe(thrown) {
    if (!(thrown instanceof Error))
        return String(thrown);
    const code = thrown.code;
    if (code === 'ERR_SSL_WRONG_VERSION_NUMBER')
        return 'the server does not speak TLS at this port';
    if (code === 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED')
        return 'the server requires a client certificate, which this action cannot present';
    const { reason } = thrown;
    if (typeof code === 'string' && code.startsWith('ERR_SSL_') && typeof reason === 'string')
        return `${code}: ${reason}`;
    const text = (thrown.message || thrown.name).replace(/; if the root CA is .*|\s+/gs, ' ').trim();
    const withCode = typeof code === 'string' && !text.includes(code) ? `${code}: ${text}` : text;
    const errors = thrown instanceof AggregateError ? thrown.errors.map(describe).join('; ') : '';
    const withErrors = errors && errors !== withCode ? `${withCode} (${errors})` : withCode;
    return thrown.cause === undefined ? withErrors : `${withErrors}: ${describe(thrown.cause)}`;
}
function cancelledFailure(operation, message = cancelledMessage(operation)) {
    return new Failure({
        reason: 'cancelled',
        title: `${operation} failed`,
        message,
        hint: cancelledHint,
    });
}
const cancelledMessage = (operation) => operation === 'Sending'
    ? 'The run was cancelled before the service received the request.'
    : `The run was cancelled while ${operation.charAt(0).toLowerCase()}${operation.slice(1)}.`;
const cancelledHint = 'If you did not mean to cancel the run, run it again.';


/***/ }),

/***/ 910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   db: () => (/* binding */ parseBeginning),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   ff: () => (/* binding */ mapJsonTexts),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function parseBeginning(text) {
    const reader = new BeginningReader();
    for (const [, token = ''] of text.matchAll(jsonToken)) {
        reader.take(token);
        if (reader.isComplete)
            break;
    }
    return reader;
}
const jsonToken = /([[\]{},:]|"(?:[^"\\]|\\.)*"?|[^\s[\]{},:"]+)/gs;
function readScalar(token) {
    const value = parseJson(token);
    return value === undefined ? parseJson(`${token}"`) : value;
}
class BeginningReader {
    root;
    properties = [];
    isComplete = false;
    #open = [];
    #name;
    take(token) {
        if (token === '[' || token === '{') {
            const opened = token === '[' ? [] : Object.create(null);
            this.#put(opened);
            this.#open.push(opened);
        }
        else if (token === ']' || token === '}') {
            this.#open.pop();
            this.#name = undefined;
            this.isComplete = this.#open.length === 0;
        }
        else if (token === ',')
            this.#name = undefined;
        else if (token !== ':')
            this.#put(readScalar(token));
    }
    #put(value) {
        const parent = this.#open.at(-1);
        if (parent === undefined)
            this.root = value;
        else if (Array.isArray(parent))
            parent.push(value);
        else if (this.#name !== undefined) {
            parent[this.#name] = value;
            this.properties.push({ owner: parent, name: this.#name, value });
            this.#name = undefined;
        }
        else {
            this.#name = typeof value === 'object' ? '' : String(value);
            parent[this.#name] = undefined;
        }
    }
}
function textAt(value, ...path) {
    const found = valueAt(value, ...path);
    return typeof found === 'string' ? found : undefined;
}
function valueAt(value, ...path) {
    return path.reduce((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
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

/***/ 185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ OutsideText)
/* harmony export */ });
class OutsideText {
    raw;
    #redact;
    #isTruncated;
    constructor(raw, redact, isTruncated = false) {
        this.raw = raw;
        this.#redact = redact;
        this.#isTruncated = isTruncated;
    }
    get shown() {
        return this.#redact(this.raw, this.#isTruncated);
    }
    part(raw) {
        return new OutsideText(raw, this.#redact);
    }
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


const quoting = (text, message) => ({ quoted: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text), message });
function problem(where, text, details = {}) {
    const given = typeof where === 'string' ? { input: where } : where;
    const parts = typeof text === 'string' ? { message: text } : text;
    return { ...given, ...parts, reason: 'invalid-input', ...details };
}
function byPosition({ position: a }, { position: b }) {
    if (!a)
        return b ? 1 : 0;
    if (!b)
        return -1;
    return a.line - b.line || a.column - b.column;
}
function pathText(path) {
    const parts = path.map((key, index) => {
        if (typeof key === 'number')
            return `[${key}]`;
        return index > 0 ? `.${String(key)}` : String(key);
    });
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(parts.join('').replace(/\s+/g, ' '));
}
const problemWords = ({ quoted, message }) => quoted === undefined ? message : `${quoted} ${message}`;
function sentencesOn(subject, text) {
    const { quoted, meant, hint } = text;
    const question = meant === undefined ? '' : ` Did you mean "${meant}"?`;
    const more = hint === undefined ? '' : ` ${hint}.`;
    return `${subject}${quoted === undefined ? '' : ':'} ${problemWords(text)}.${question}${more}`;
}
function sentenceAt(path, whole, text, position = '') {
    const subject = path.length > 0 ? `\`${pathText(path)}\`` : whole;
    return sentencesOn(`${subject}${position}`, text);
}
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
    failure() {
        return inputFailure(this.#problems);
    }
    throwIfAny() {
        if (this.#problems.length > 0)
            throw this.failure();
    }
}
function correctionHint(problems) {
    const fix = problems.length === 1 ? 'Fix this problem' : 'Fix these problems';
    const needsNewRun = problems.some(({ file, mayBeInEvent }) => file !== undefined || mayBeInEvent);
    return needsNewRun ? { newRunAfter: `${fix}, then` } : (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedAnywhere */ .YN)(`${fix}.`);
}
const maxListed = 100;
function listSentences(sentences, noun = 'problems') {
    if (sentences.length === 1)
        return sentences.join('');
    const listed = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .atMost */ .Tu)(sentences, maxListed, left => `and ${left} more`);
    return `${sentences.length} ${noun}:\n${listed.map(sentence => `- ${sentence}`).join('\n')}`;
}


/***/ }),

/***/ 199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Tu: () => (/* binding */ atMost),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);

const codeOf = (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
function quote(text) {
    const line = JSON.stringify(text).replace(_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .unusualSpaces */ .X_, space => `\\u${codeOf(space)}`);
    return line.length > 100 ? `${truncate(line, 98)}" (${text.length} characters)` : line;
}
function showInvisible(text) {
    return text
        .toWellFormed()
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleInLines */ .aT, (character, flag) => flag ?? `‹U+${codeOf(character).toUpperCase()}›`);
}
function plainLine(text) {
    const line = text
        .toWellFormed()
        .replace(_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleCharacters */ .sN, (_, flag = '') => flag)
        .replace(/[\s\x85]+/g, ' ')
        .trim();
    return _characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleCharacter */ .mq.test(line) ? line : '';
}
const truncate = (text, max = 99) => text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…` : text;
function atMost(items, max, more) {
    const left = items.length - max;
    return left > 0 ? [...items.slice(0, max), more(left)] : [...items];
}
const maxExcerpt = 300;
const maxRead = 65_536;
function excerpt(text) {
    const line = text.slice(0, maxRead).replace(/\s+/g, ' ').trim();
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
const maxUrlLength = 2_048;
const maxUrlText = '2,048 characters';
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
const browserHost = (url) => parseUrl(url)?.hostname;
const writtenHost = (url) => /^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(url)?.[1];


/***/ }),

/***/ 994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ userAgent),
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
const version = '1.0.0';
const userAgent = `web-push-action/${version}`;


/***/ }),

/***/ 72:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Qz: () => (/* binding */ claimRef),
  ed: () => (/* binding */ maxClaimAgeMs),
  aE: () => (/* binding */ readRecord),
  Nl: () => (/* binding */ wholeKey),
  rh: () => (/* binding */ writeRecord)
});

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = require("node:crypto");
// EXTERNAL MODULE: ./build/js/base/json.js
var json = __nccwpck_require__(910);
;// CONCATENATED MODULE: ./build/js/claims/once-key.js


const maxClaimAgeMs = 30_000;
const maxSlug = 60;
function claimRef(key, period) {
    const hash = (0,external_node_crypto_namespaceObject.createHash)('sha256').update(wholeKey(key, period)).digest('hex').slice(0, 12);
    const suffix = period === undefined ? '' : `-${period.toLowerCase()}`;
    const words = key.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const slug = words.slice(0, maxSlug - suffix.length).replace(/^-|-$/g, '');
    return `refs/web-push/${slug || 'key'}${suffix}-${hash}`;
}
const wholeKey = (key, period) => (period === undefined ? key : `${key} ${period}`);
function writeRecord(record, time) {
    return JSON.stringify({ ...record, time: time.toISOString(), nonce: (0,external_node_crypto_namespaceObject.randomUUID)() }, null, 2);
}
function readRecord(message, { run: own, serverUrl }) {
    const { key, run, attempt, time, title, target } = Object((0,json/* parseJson */.qF)(message.raw));
    if (typeof key !== 'string')
        return undefined;
    if (typeof run !== 'string' || !/^\d{1,20}$/.test(run))
        return undefined;
    if (typeof attempt !== 'number' || !Number.isSafeInteger(attempt) || attempt < 1)
        return undefined;
    if (typeof time !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(time))
        return undefined;
    const by = {
        run,
        runAttempt: attempt,
        relation: relationOf(run, attempt, own),
        time,
        url: `${serverUrl}/${own.repository}/actions/runs/${run}/attempts/${attempt}`,
        title: typeof title === 'string' ? message.part(title).shown : undefined,
        target: typeof target === 'string' && /^(all|audience \d{1,16})$/.test(target) ? target : undefined,
    };
    return { key: message.part(key), by };
}
function relationOf(run, attempt, own) {
    if (run !== own.id)
        return 'another-run';
    return attempt < own.attempt ? 'earlier-attempt' : 'same-attempt';
}


/***/ }),

/***/ 320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn),
/* harmony export */   Qh: () => (/* binding */ checkAsGiven),
/* harmony export */   aO: () => (/* binding */ rules),
/* harmony export */   tS: () => (/* binding */ withoutReleaseHint),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   y7: () => (/* binding */ placeholderProblems)
/* harmony export */ });
/* unused harmony exports placeholderNames, placeholderUses */
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(268);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(199);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(775);
/* harmony import */ var _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(177);
/* harmony import */ var _inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(125);






const placeholderNames = [
    'tag',
    'version',
    'name',
    'repository',
    'message',
    'url',
];
const extraFieldNames = [...placeholderNames, 'key'];
const rules = { ..._inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textRules */ .fD, extra: _inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithoutControls */ .I9, key: _inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .anyText */ .Ae };
const isUrl = (use) => use === 'image' || use === 'page';
const namesOf = (use) => (use === 'extra' ? extraFieldNames : placeholderNames);
const braces = /\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g;
const singleWord = /^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/;
function wordsInBraces(text, use) {
    return [...text.matchAll(braces)].flatMap(([written, doubled, sign, single]) => {
        if (!singleWord.test(doubled ?? single ?? ''))
            return [];
        const isPlain = doubled === undefined && sign === '';
        const name = isPlain || sign === '#' ? namesOf(use).find(each => each === single) : undefined;
        return [{ written, name, isPlain }];
    });
}
const namesIn = (text, use) => [
    ...new Set(wordsInBraces(text, use).flatMap(({ name }) => name ?? [])),
];
const placeholdersIn = (text) => namesIn(text, 'text');
function replaceEach(text, use, replacementOf) {
    return text.replace(braces, (written, _doubled, sign, single, offset) => {
        const name = namesOf(use).find(each => each === single);
        if (name === undefined || sign === '$' || sign === '%')
            return written;
        return (sign ?? '') + replacementOf(name, offset === 0 && sign === '');
    });
}
function checkAsGiven(text, use) {
    const rule = rules[use];
    if (isUrl(use) && text.length > _base_url_js__WEBPACK_IMPORTED_MODULE_4__/* .maxUrlLength */ .QO)
        return rule(text);
    const sample = replaceEach(text, use, (name, isAtStart) => isUrl(use) && isAtStart && name === 'url' ? 'https://url.example/' : 'x');
    return 'value' in rule(sample) ? { value: text } : rule(text);
}
const maxInserted = 16_384;
function fill(text, use, values) {
    for (const name of namesIn(text, use)) {
        const value = values[name];
        if (value && 'missing' in value)
            return { message: withoutValue(name, value.missing, use) };
    }
    let inserted = 0;
    const filled = replaceEach(text, use, (name, isAtStart) => {
        const found = values[name];
        const value = found && 'value' in found ? found.value.toWellFormed() : '';
        inserted += value.length;
        if (inserted > maxInserted)
            return '';
        return isUrl(use) && !isAtStart ? encodeURIComponent(value) : value;
    });
    if (inserted > maxInserted)
        return { message: 'is too long once its placeholders are replaced; use fewer placeholders' };
    return { value: use === 'extra' ? filled : filled.trim() };
}
function withoutValue(name, why, use) {
    const right = use === 'key' && name !== 'tag' ? 'use `{tag}` instead' : 'to send without this value, remove the placeholder';
    return `contains the placeholder \`{${name}}\`, which has no value (${why}); ${right}`;
}
const listedFor = (use) => namesOf(use)
    .map(name => `\`{${name}}\``)
    .join(', ');
const withoutReleaseHint = (what) => `set the \`release\` input, run on the \`release\` event, or remove ${what}`;
function placeholderProblems(texts, { hasRelease, hasKey }) {
    return texts.flatMap(({ text, use, place }) => {
        const words = wordsInBraces(text, use);
        const ofRelease = words.find(({ name }) => name !== undefined && name !== 'key');
        const ofKey = words.some(({ name }) => name === 'key');
        const others = words.filter(({ name, isPlain }) => name === undefined && (use === 'key' || (hasRelease && isPlain)));
        const messages = [...new Set(others.map(({ written }) => written))].map(written => `contains ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(written)}, which is not a placeholder; use one of ${listedFor(use)}, or remove the braces`);
        if (ofKey && !hasKey)
            messages.unshift(withoutKey);
        if (ofRelease?.name && !hasRelease)
            messages.unshift(withoutRelease(ofRelease.name));
        return messages.map(message => (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(place, message));
    });
}
const withoutRelease = (name) => `contains the placeholder \`{${name}}\`, but this run has no release; ${withoutReleaseHint('the placeholder')}`;
const withoutKey = 'contains the placeholder `{key}`, but this run has no `once-key`; set `once-key`, or remove the placeholder';
function placeholderUses(fields, extraFields = {}) {
    const texts = textsOf(fields);
    mapJsonTexts(extraFields, (text, path) => {
        texts.push({ path: ['extra-fields', ...path], text });
        return text;
    });
    return texts.flatMap(({ path, text }) => {
        const [placeholder] = placeholdersIn(text);
        return placeholder === undefined ? [] : [[path, placeholder]];
    });
}


/***/ }),

/***/ 26:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ GithubData)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(910);
/* harmony import */ var _base_outside_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(185);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(199);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(775);
/* harmony import */ var _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(177);





const [{ width: iconWidth }] = _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldTable */ .Ng.icon_url.sizes;
const maxTextLength = 65_536;
class GithubData {
    #data;
    #subject;
    #secrets;
    constructor(data, subject, secrets) {
        this.#data = data;
        this.#subject = subject;
        this.#secrets = secrets;
    }
    outside(text) {
        return new _base_outside_text_js__WEBPACK_IMPORTED_MODULE_2__/* .OutsideText */ .x(text, this.#secrets.redact);
    }
    at(path) {
        return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(this.#data, ...path.split('.'));
    }
    line(...paths) {
        return this.outside((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(this.#textsAt(paths).find(_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0) ?? ''));
    }
    firstText(...paths) {
        const text = this.#textsAt(paths).find(_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0);
        return text === undefined ? { missing: this.missingMessage(...paths) } : this.#derived((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text), text);
    }
    firstPage(...paths) {
        return this.#firstUrl(_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textRules */ .fD.page, 'http or https URL', paths);
    }
    icon() {
        const avatar = this.#firstUrl(_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textRules */ .fD.image, 'https URL', ['repository.owner.avatar_url']);
        if (!('value' in avatar))
            return avatar;
        const url = new URL(avatar.value);
        url.searchParams.set('s', String(iconWidth));
        return { value: url.href };
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
            return this.#derived(value);
        if (given.every(text => text === ''))
            return { missing: this.missingMessage(...paths) };
        const limit = given.some(text => text.length > _base_url_js__WEBPACK_IMPORTED_MODULE_4__/* .maxUrlLength */ .QO) ? ` of at most ${_base_url_js__WEBPACK_IMPORTED_MODULE_4__/* .maxUrlText */ .zF}` : '';
        return { missing: `${this.#subject} no ${what}${limit} in ${paths.map(path => `\`${path}\``).join(' or ')}` };
    }
    #derived(value, text = value) {
        const token = this.#secrets.find(text);
        return token === undefined ? { value } : { token };
    }
    #textsAt(paths) {
        return paths
            .map(path => this.at(path))
            .filter(value => typeof value === 'string' && value.length <= maxTextLength);
    }
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
const maxWaitMs = 120_000;
function backoff(attempts) {
    return Math.random() * Math.min(capMs, baseMs * 2 ** (attempts - 1));
}
const httpDate = /^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/;
function retryAfter(header, now) {
    const text = header?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const date = httpDate.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
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
        if (ended !== undefined && !signal?.aborted)
            return ended;
    }
    return cancelled();
}
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

/***/ 463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JU: () => (/* binding */ preloadFor),
/* harmony export */   Pf: () => (/* binding */ agentFor),
/* harmony export */   UJ: () => (/* binding */ isConnected),
/* harmony export */   yj: () => (/* binding */ isTls)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(67);

async function agentFor(url, proxyUrl) {
    const { Agent } = url.protocol === 'https:' ? await loadHttps() : node_http__WEBPACK_IMPORTED_MODULE_0__;
    const agent = new Agent({ keepAlive: false, proxyEnv: { http_proxy: proxyUrl, https_proxy: proxyUrl } });
    if (proxyUrl !== undefined)
        fixTunnels(agent);
    return agent;
}
const loadHttps = async () => (await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 708, 19))).default;
async function preloadFor(baseUrl) {
    return /^https:/i.test(baseUrl) ? loadHttps() : undefined;
}
function fixTunnels(agent) {
    const { createConnection } = agent;
    agent.createConnection = (...given) => {
        const socket = createConnection.apply(agent, given);
        socket?.on('error', () => { });
        socket?.on('newListener', (name, listener) => {
            if (name === 'readable')
                socket.removeListener('readable', listener);
        });
        return socket;
    };
}
const isTls = (socket) => socket.encrypted === true;
function isConnected(socket) {
    if (socket.connecting)
        return false;
    return !isTls(socket) || socket.secureConnecting === false;
}


/***/ }),

/***/ 981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ statusName),
/* harmony export */   _b: () => (/* binding */ NetworkClient),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(67);
/* harmony import */ var _base_outside_text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(185);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(463);
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(927);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(601);





class NetworkClient {
    #proxies;
    #redact;
    #debug;
    constructor(proxies, redact, debug) {
        this.#proxies = proxies;
        this.#redact = redact;
        this.#debug = debug;
    }
    async request(request) {
        const { method, url } = request;
        const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .proxyFor */ .iJ)(url, this.#proxies);
        if (proxy instanceof Error) {
            const refused = { kind: 'failure', mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false };
            return (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .describedFailure */ .CD)({ ...refused, cause: proxy }, this.#redact);
        }
        const agent = await (0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .agentFor */ .Pf)(url, proxy);
        const route = { isProxied: proxy !== undefined, isPeerProxy: proxy !== undefined && url.protocol === 'http:' };
        const startedAtMs = Date.now();
        const result = await new Exchange(request, agent, route, this.#redact).run();
        const ended = result.kind === 'response' ? result.status : result.reason;
        this.#debug?.(`${method} ${url.host}${url.pathname}: ${ended} in ${Date.now() - startedAtMs} ms`);
        return result;
    }
}
class Exchange {
    #request;
    #sent;
    #route;
    #redact;
    #startedAt = Date.now();
    #timer;
    #body = [];
    #response;
    #respondedAt = new Date();
    #bytesReceived = 0;
    #isHandedOver = false;
    #isHandshakeConfirmed = false;
    #resolve = () => { };
    constructor(request, agent, route, redact) {
        const { url, method, headers } = request;
        this.#request = request;
        this.#sent = node_http__WEBPACK_IMPORTED_MODULE_0__.request(url, { agent, method, headers });
        this.#route = route;
        this.#redact = redact;
    }
    run() {
        const { timeoutMs, signal } = this.#request;
        return new Promise(resolve => {
            this.#resolve = resolve;
            this.#timer = setTimeout(this.#onTimeout, timeoutMs);
            this.#sent.on('error', error => this.#fail(error));
            this.#sent.on('close', () => this.#onClose());
            this.#sent.on('socket', socket => this.#onSocket(socket));
            this.#sent.on('response', response => this.#onResponse(response));
            signal?.addEventListener('abort', this.#onCancel);
            if (signal?.aborted)
                this.#onCancel();
        });
    }
    #onTimeout = () => this.#fail(new _request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Aborted */ .aG('timeout', `no response within ${this.#request.timeoutMs / 1_000} s`));
    #onCancel = () => this.#fail(new _request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Aborted */ .aG('cancelled', 'the run was cancelled'));
    #onSocket(socket) {
        socket.on('data', (chunk) => {
            this.#bytesReceived += chunk.length;
        });
        socket.once('session', () => {
            this.#isHandshakeConfirmed = true;
        });
        const handOver = () => void this.#handOver(socket);
        if ((0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .isConnected */ .UJ)(socket))
            handOver();
        else
            socket.once((0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .isTls */ .yj)(socket) ? 'secureConnect' : 'connect', handOver);
    }
    async #handOver(socket) {
        await pendingEvents();
        if (this.#sent.destroyed || socket.destroyed)
            return;
        const { body, beforeHandOver } = this.#request;
        const timedOut = this.#whyTimedOut();
        if (timedOut !== undefined)
            return this.#fail(new _request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Aborted */ .aG('timeout', timedOut));
        const refused = beforeHandOver?.();
        if (refused !== undefined)
            return this.#fail(new _request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .HandOverRefused */ .IE(refused));
        this.#isHandedOver = true;
        const isTls13 = socket.getProtocol?.() === 'TLSv1.3';
        if (!isTls13)
            this.#isHandshakeConfirmed = true;
        this.#sent.end(body);
    }
    #whyTimedOut() {
        const { timeoutMs } = this.#request;
        return Date.now() - this.#startedAt > timeoutMs ? `no connection within ${timeoutMs / 1_000} s` : undefined;
    }
    #onResponse(response) {
        const { maxBytes, wantsBody } = this.#request;
        if (!this.#isHandedOver) {
            this.#fail(new _request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .EarlyResponse */ .XW());
            return;
        }
        this.#response = response;
        this.#respondedAt = new Date();
        if (wantsBody?.(response.statusCode ?? 0) === false) {
            this.#respond(response);
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
            this.#respond(response, 'too-large');
            this.#sent.destroy();
        });
        response.on('end', () => this.#respond(response, response.complete ? undefined : 'cut'));
        response.on('error', error => this.#fail(error));
    }
    #onClose() {
        if (this.#response)
            return;
        this.#fail(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' }));
    }
    #fail(error) {
        if (this.#response)
            this.#failDuringBody(this.#response, error);
        else
            this.#settle((0,_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .describedFailure */ .CD)(this.#classify(error), this.#redact));
        this.#sent.destroy();
    }
    #failDuringBody(response, error) {
        if (error instanceof _request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Aborted */ .aG) {
            this.#respond(response, error.reason);
            return;
        }
        while (response.read() !== null)
            ;
        this.#respond(response, response.complete ? undefined : 'cut');
    }
    #classify(error) {
        if (this.#isCertainlyUnread(error))
            return (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOfUnreceived */ .SQ)(error, this.#route);
        return (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .failureAfterHandOver */ .q1)(error, this.#bytesReceived);
    }
    #isCertainlyUnread(error) {
        if (!this.#isHandedOver)
            return true;
        return !this.#isHandshakeConfirmed && this.#bytesReceived === 0 && (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .refusesHandshake */ .hZ)(error);
    }
    #respond(response, incomplete) {
        const { location, ...headers } = response.headers;
        const text = Buffer.concat(this.#body).toString(this.#request.encoding);
        this.#settle({
            kind: 'response',
            url: this.#request.url,
            status: response.statusCode ?? 0,
            headers,
            ...(location !== undefined && { location: new _base_outside_text_js__WEBPACK_IMPORTED_MODULE_4__/* .OutsideText */ .x(location, this.#redact) }),
            body: new _base_outside_text_js__WEBPACK_IMPORTED_MODULE_4__/* .OutsideText */ .x(text.replace(/^\ufeff/, ''), this.#redact, incomplete !== undefined),
            incomplete,
            at: this.#respondedAt,
        });
    }
    #settle(result) {
        clearTimeout(this.#timer);
        this.#request.signal?.removeEventListener('abort', this.#onCancel);
        this.#resolve(result);
    }
}
async function pendingEvents() {
    for (let turn = 0; turn < 2; turn++)
        await new Promise(resolve => setImmediate(resolve));
}
const isSuccess = (status) => status >= 200 && status < 300;
function statusName(status) {
    const name = node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status];
    return name === undefined ? String(status) : `${status} ${name}`;
}


/***/ }),

/***/ 927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ proxyHint),
/* harmony export */   PK: () => (/* binding */ proxyPasswords),
/* harmony export */   Up: () => (/* binding */ proxyUserNames),
/* harmony export */   a5: () => (/* binding */ proxyCredentialsHint),
/* harmony export */   iJ: () => (/* binding */ proxyFor)
/* harmony export */ });
/* harmony import */ var _base_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(775);


function proxyFor(url, settings, nodeVersion = process.version) {
    const setting = (url.protocol === 'https:' ? settings.https : settings.http)?.trim();
    if (!setting || settings.isBypassed?.(url))
        return undefined;
    if (!supportsProxies(nodeVersion)) {
        return new Error(`Node ${nodeVersion} on this runner cannot use a proxy; update the runner to a version with Node 24.5 or later, or remove the proxy settings`);
    }
    if (setting.search(_base_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .controlCharacters */ .Qi) >= 0)
        return new Error('the proxy setting contains a line break or another control character');
    const parsed = parseProxy(setting);
    if (!parsed || !/^https?:/.test(parsed.protocol))
        return new Error('the proxy setting is not an http or https URL');
    if ([parsed.username, parsed.password].some(part => decoded(part) === undefined)) {
        return new Error('the user name or password in the proxy setting is not percent-encoded');
    }
    return parsed.href;
}
function proxyHint(cause) {
    const { statusCode, code } = Object(cause);
    if (statusCode === 407)
        return proxyCredentialsHint;
    if (statusCode !== undefined)
        return 'Ask the operator of the proxy to allow this host. Then run this again.';
    if (code === undefined)
        return 'Correct HTTPS_PROXY, HTTP_PROXY or NO_PROXY on the runner. Then run this again.';
    return `${settingsHint} Then run this again.`;
}
const settingsHint = 'Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.';
const proxyCredentialsHint = 'The proxy requires a valid user name and password. Put both into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.';
function supportsProxies(version) {
    const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
    return major > 24 || (major === 24 && minor >= 5);
}
const minCredentialLength = 4;
const proxyPasswords = (settings) => secretsIn(settings, (username, password) => password === '' ? [] : [password, decodedOr(password), `${decodedOr(username)}:${decodedOr(password)}`]);
const proxyUserNames = (settings) => secretsIn(settings, username => [username, decodedOr(username)]);
function secretsIn({ http, https }, secretsOf) {
    const secrets = [http, https].flatMap(setting => {
        const { username = '', password = '' } = parseProxy(setting?.trim() ?? '') ?? {};
        return secretsOf(username, password);
    });
    return [...new Set(secrets)].filter(text => text.length >= minCredentialLength);
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
const decodedOr = (text) => decoded(text) ?? text;


/***/ }),

/***/ 601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ describedFailure),
/* harmony export */   IE: () => (/* binding */ HandOverRefused),
/* harmony export */   SQ: () => (/* binding */ failureOfUnreceived),
/* harmony export */   XW: () => (/* binding */ EarlyResponse),
/* harmony export */   aG: () => (/* binding */ Aborted),
/* harmony export */   hZ: () => (/* binding */ refusesHandshake),
/* harmony export */   q1: () => (/* binding */ failureAfterHandOver)
/* harmony export */ });
/* harmony import */ var _base_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(500);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(199);


const describedFailure = (error, redact) => ({
    ...error,
    causeText: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(redact((0,_base_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(error.cause))),
});
class Aborted extends Error {
    reason;
    constructor(reason, message) {
        super(message);
        this.reason = reason;
    }
}
class HandOverRefused extends Aborted {
    constructor(message) {
        super('timeout', message);
    }
}
class EarlyResponse extends Error {
    constructor() {
        super('a response arrived before the request was sent');
    }
}
function failureOfUnreceived(error, { isProxied, isPeerProxy }) {
    const notReceived = (reason, retryable) => {
        return { kind: 'failure', mayHaveBeenReceived: false, reason, retryable, cause: error };
    };
    if (error instanceof Aborted)
        return notReceived(error.reason, error.reason === 'timeout');
    const { code = '', syscall, statusCode } = error;
    if (code === 'ERR_PROXY_TUNNEL')
        return notReceived('proxy-failed', statusCode === undefined);
    if (error instanceof EarlyResponse || code.startsWith('HPE_')) {
        return notReceived(isPeerProxy ? 'proxy-failed' : 'connection-failed', true);
    }
    if (!isNetworkError(error) && !code.startsWith('ERR_INVALID')) {
        return notReceived(isPeerProxy ? 'proxy-failed' : 'tls-failed', false);
    }
    const isServiceTls = code === 'ECONNRESET' && syscall === undefined && !isPeerProxy;
    return notReceived(isProxied && !isServiceTls ? 'proxy-failed' : 'connection-failed', true);
}
function isNetworkError(error) {
    if (error instanceof AggregateError)
        return true;
    const { code = '', syscall } = error;
    const isSystemError = syscall !== undefined && code !== 'EPROTO';
    return isSystemError || networkCodes.test(code);
}
const networkCodes = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function failureAfterHandOver(error, bytesReceived) {
    const code = error.code ?? '';
    const isBadResponse = bytesReceived > 0 || code.startsWith('HPE_');
    const networkReason = isBadResponse ? 'bad-response' : 'connection-lost';
    const reason = error instanceof Aborted ? error.reason : networkReason;
    return { kind: 'failure', mayHaveBeenReceived: true, reason, retryable: reason !== 'cancelled', cause: error };
}
const refusesHandshake = (error) => handshakeAlert.test(String(error));
const handshakeAlert = /\bSSL alert number (42|43|44|45|46|48|116)\b/;


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




const isTypingError = (edits, name) => edits <= Math.min(maxEdits, Math.floor(name.length / 2));
const maxEdits = 2;
const bareName = (name) => name.toLowerCase().replace(/[-_]/g, '');
const otherTools = new Map([
    ['dry', 'dryrun'],
    ['test', 'dryrun'],
    ['heading', 'title'],
    ['headings', 'title'],
    ['subject', 'title'],
    ['body', 'message'],
    ['content', 'message'],
    ['contents', 'message'],
    ['text', 'message'],
    ['icon', 'iconurl'],
    ['avatarurl', 'iconurl'],
    ['image', 'bannerurl'],
    ['url', 'landingurl'],
    ['link', 'landingurl'],
    ['linkurl', 'landingurl'],
    ['buttons', 'actions'],
]);
function meantName(given, names) {
    const bare = bareName(given);
    const same = names.find(name => bareName(name) === otherTools.get(bare));
    if (same !== undefined)
        return same;
    const candidates = names.map(name => ({ name, edits: (0,leven__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(bareName(name), bare, { maxDistance: maxEdits + 1 }) }));
    const similar = candidates.filter(({ name, edits }) => isTypingError(edits, name));
    return similar.sort((one, other) => one.edits - other.edits)[0]?.name;
}
function unknownInputs(given, names) {
    return given.map(name => {
        const meant = meantName(name, names);
        const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(name);
        const wrong = `is not an input of this action (version ${_base_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r})`;
        const rename = `If the job has an environment variable INPUT_${shown.toUpperCase()}, rename that variable`;
        if (meant !== undefined)
            return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(shown, { message: wrong, meant, hint: rename });
        const message = `${wrong}; use a version that has it, or remove it from \`with\``;
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
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Ng: () => (/* binding */ fieldTable),
/* harmony export */   Pw: () => (/* binding */ contentInputs),
/* harmony export */   RD: () => (/* binding */ browsersText),
/* harmony export */   Vu: () => (/* binding */ requiredFields),
/* harmony export */   Wn: () => (/* binding */ urlsOf),
/* harmony export */   fD: () => (/* binding */ textRules),
/* harmony export */   pi: () => (/* binding */ fieldNames),
/* harmony export */   wg: () => (/* binding */ inputOf),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
/* unused harmony exports browsers, textFields */
/* harmony import */ var _base_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(893);
/* harmony import */ var _url_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(953);
/* harmony import */ var _value_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(125);



const browsers = ['Chrome', 'Firefox', 'Safari'];
const yes = '✓';
const no = '–';
const everywhere = [yes, yes, yes];
const notInSafari = [yes, yes, no];
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
        description: 'UTM source for web analytics, such as `web-push`.',
        examples: ['web-push'],
    },
    utm_medium: {
        kind: 'text',
        required: false,
        browsers: everywhere,
        description: 'UTM medium, such as `notification`.',
        examples: ['notification'],
    },
    utm_campaign: {
        kind: 'text',
        required: false,
        browsers: everywhere,
        description: 'UTM campaign, such as `spring-sale`.',
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
const fieldNames = Object.keys(fieldTable);
const namesOfKind = (...kinds) => fieldNames.filter(name => kinds.includes(fieldTable[name].kind));
const textFields = namesOfKind('text', 'image', 'page');
const imageFields = namesOfKind('image');
const requiredFields = fieldNames.filter(name => fieldTable[name].required);
const textRules = {
    text: _value_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .nonBlank */ .GT,
    image: _url_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .imageUrl */ .b8,
    page: _url_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .pageUrl */ .fi,
};
const inputOf = (field) => field.replaceAll('_', '-');
const contentInputs = fieldNames.map(inputOf);
function browsersText(support, space = ' ') {
    if (support.every(since => since === yes))
        return 'all';
    const named = browsers.map((browser, index) => ({ browser, since: support[index] ?? no }));
    return named
        .filter(({ since }) => since !== no)
        .map(({ browser, since }) => (since === yes ? browser : `${browser}${space}${since}`))
        .join(', ');
}
const isComplete = (fields) => requiredFields.every(name => fields[name]);
function mapTexts(fields, replace) {
    const mapped = { ...fields };
    for (const name of textFields) {
        const text = fields[name];
        if (text !== undefined)
            mapped[name] = replace({ path: [name], kind: fieldTable[name].kind, text });
    }
    if (fields.actions === undefined)
        return mapped;
    mapped.actions = fields.actions.map(({ text, url }, index) => ({
        text: replace({ path: ['actions', index, 'text'], kind: 'text', text }),
        url: replace({ path: ['actions', index, 'url'], kind: 'page', text: url }),
    }));
    return mapped;
}
function textsOf(fields) {
    const texts = [];
    mapTexts(fields, each => {
        texts.push(each);
        return each.text;
    });
    return texts;
}
function urlsOf(fields) {
    const urls = textsOf(fields).filter(({ kind }) => kind !== 'text');
    return urls.map(({ path, kind, text: url }) => {
        const [field, ...inField] = path;
        const input = inputOf(field);
        if (kind === 'image')
            return { input, url, image: field };
        return inField.length > 0 ? { input, path: inField, url } : { input, url };
    });
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




const imageUrl = text => absoluteUrl(text, ['https'], 'an absolute https URL, such as https://example.com/image.png');
const pageUrl = text => absoluteUrl(text, ['https', 'http'], 'an absolute https or http URL, such as https://example.com/page');
const baseUrl = text => {
    const right = 'the https address of the push service, such as https://push.example.com';
    const parsed = absoluteUrl(text, ['https', 'http'], right);
    if ('message' in parsed)
        return parsed;
    const wrong = whyNoBase(text, new URL(text));
    return wrong === undefined ? { value: text.replace(/\/+$/, '') } : aboutUrl(text, wrong);
};
const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
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
function absoluteUrl(text, schemes, right) {
    if (text === '')
        return { message: `is blank; use ${right}` };
    const wrong = whyNoUrl(text, schemes, right);
    return wrong === undefined ? { value: text } : aboutUrl(text, wrong);
}
const aboutUrl = (text, message) => mayHavePassword.test(text) ? { message } : (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, message);
const mayHavePassword = /[@\uff20\ufe6b]|%40/;
const credentials = /^https?:[/\\]*[^/\\?#]*@/i;
const schemeAndHost = /^([a-z]+):\/\/([^/?#]+)/i;
const unresolvedInHost = /[{}$%<]/;
const startOfTemplate = /^(?:[$%<]|\{[{%])/;
const schemeAsHost = /^https?:?$/i;
function whyNoUrl(text, schemes, right) {
    if (credentials.test(text))
        return 'contains a user name or password; remove them';
    if (text.length > _base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .maxUrlLength */ .QO)
        return `is too long for a URL; use a URL of at most ${_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .maxUrlText */ .zF}`;
    if (startOfTemplate.test(text)) {
        return `begins with \`${text[0]}\`, so a variable was probably not replaced (GitHub replaces expressions only in a workflow, and a shell its variables only in \`run\`); use ${right}`;
    }
    const notAbsolute = `is not an absolute URL; use ${right}`;
    if (!text.includes(':'))
        return notAbsolute;
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
    return isAbsolute ? undefined : notAbsolute;
}


/***/ }),

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ anyText),
/* harmony export */   C_: () => (/* binding */ emptyDryRun),
/* harmony export */   GT: () => (/* binding */ nonBlank),
/* harmony export */   I9: () => (/* binding */ textWithoutControls),
/* harmony export */   LW: () => (/* binding */ emptyGuard),
/* harmony export */   PL: () => (/* binding */ releaseChoice),
/* harmony export */   VE: () => (/* binding */ maxYamlBytes),
/* harmony export */   Y8: () => (/* binding */ urlCheck),
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





const maxYamlBytes = 16_384;
const tooLargeYaml = 'is larger than 16 KiB; shorten it (push services accept about 4 KiB in total)';
const visibleAscii = /^[\x21-\x7e]+$/;
function wholeNumber(what, min, max) {
    return text => {
        const value = Number(text);
        const isValid = /^[0-9]+$/.test(text) && value >= min && value <= max;
        if (isValid)
            return { value };
        return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, `is not ${what}${isRewritten(text) ? rewrittenHint : ''}`);
    };
}
const isRewritten = (text) => /^\d(?:\.\d+)?e\+\d+$/i.test(text);
const rewrittenHint = '; put it in quotes in the workflow, because GitHub rewrites large numbers without quotes';
function boolean(text) {
    if (['true', 'True', 'TRUE'].includes(text))
        return { value: true };
    if (['false', 'False', 'FALSE'].includes(text))
        return { value: false };
    return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, `is neither true nor false; use \`true\` or \`false\``);
}
function parseBoolean(text) {
    const parsed = boolean(text);
    return 'value' in parsed ? parsed.value : undefined;
}
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
const maxWaitSeconds = 3_600;
function urlCheck(text) {
    const isOn = parseBoolean(text);
    if (isOn !== undefined)
        return { value: isOn ? { wait: 0 } : undefined };
    const parsed = /[a-z]$/.test(text) ? duration(text) : undefined;
    const isInRange = parsed && 'value' in parsed && parsed.value >= 1 && parsed.value <= maxWaitSeconds;
    if (isInRange)
        return { value: { wait: parsed.value } };
    const right = '`true`, `false`, or a time with its unit, from `1s` to `1h`, to wait for pages that are not live yet';
    return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, `is not ${right}`);
}
function headerToken(text) {
    if (visibleAscii.test(text))
        return { value: text };
    return {
        message: 'contains a space, a line break or a non-ASCII character, which a token cannot contain; set it to the token only, preferably from a secret',
    };
}
function nonBlank(text) {
    if (text === '')
        return { message: 'is blank, and the service refuses blank text; write some text' };
    const parsed = textWithoutControls(text);
    if ('message' in parsed)
        return parsed;
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text) === '' ? { message: 'has no visible character; write some text' } : { value: text };
}
const textWithoutControls = text => {
    const [control] = _base_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .controlInText */ .Sx.exec(text) ?? [];
    if (control === undefined)
        return text.isWellFormed() ? { value: text } : { message: loneSurrogate };
    const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return { message: `contains the control character U+${code}, which subscribers would not see; remove it` };
};
const loneSurrogate = 'contains half of a character (a lone surrogate); write the whole character';
function releaseChoice(text) {
    if (text === 'latest')
        return { value: { kind: 'latest' } };
    const tag = text.replace(/^refs\/tags\//, '');
    const isOtherRef = /^refs\//.test(text) && tag === text;
    if (tag === '' || isOtherRef)
        return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quoting */ .yu)(text, 'is not a tag; use a tag such as v1.2.3, or `latest`');
    return { value: { kind: 'tag', tag } };
}
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
function expectedPayload(text) {
    const value = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text);
    const right = 'use the `payload` output of the approved dry run, or `any` to turn this guard off';
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? { value } : { message: `is not a JSON object; ${right}` };
}
function emptyGuard(input, offWord) {
    const inExpression = offWord === 'false' ? offWord : `'${offWord}'`;
    const example = `\`\${{ inputs.${input} || ${inExpression} }}\``;
    return `is empty, because its expression came out empty (a misspelled variable, or an input that this event does not have); correct the expression, or use \`${offWord}\` to turn this guard off, as in ${example}`;
}
const emptyDryRun = (input, offWord) => `${emptyGuard(input, offWord)}. With \`${offWord}\`, the run sends the notification; to only check it, use \`true\``;
const missingPayload = () => 'is empty, so the approved payload is missing. Check the name of the step, and that it made a payload. If the payload comes from another job, it may contain a secret, because GitHub then drops it: put the address of the icon or page into a variable. Or use `any` to turn this guard off';
const anyText = value => ({ value });


/***/ }),

/***/ 124:
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




const isPublished = (release) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(release) && release.draft === false;
const isStable = (release) => isPublished(release) && release.prerelease === false && !(0,_release_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrereleaseTag */ .FG)(String(release.tag_name));
function ageOf(time, now) {
    const age = (now.getTime() - Date.parse(time ?? '')) / 1_000;
    return Number.isNaN(age) ? undefined : Math.max(0, age);
}
function describeRelease(tag, isFlagged, publishedAt, now) {
    const version = (0,_release_version_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseVersion */ .SF)(tag);
    const level = isFlagged ? 'prerelease' : version && (0,_release_version_js__WEBPACK_IMPORTED_MODULE_3__/* .levelOf */ .In)(version);
    return { tag, level, age: ageOf(publishedAt, now) };
}
function whyNotAllowed(release, filter) {
    const problems = [...levelProblems(release, filter), ...ageProblems(release, filter)];
    if (problems.length > 0)
        return { problems };
    const { level: minLevel, maxAge, isDefaultMaxAge: isDefault = false } = filter;
    const { age } = release;
    if (!allowsLevel(release.level, filter))
        return { kind: 'level', release, minLevel };
    if (maxAge !== undefined && age !== undefined && age > maxAge)
        return { kind: 'age', release, age, maxAge, isDefault };
    return undefined;
}
function allowsLevel(level, { level: minLevel, isTagByHand }) {
    if (minLevel === undefined)
        return level !== 'prerelease' || isTagByHand === true;
    return minLevel === 'prerelease' || (0,_release_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isAtLeast */ .du)(level, minLevel);
}
function levelProblems({ tag, level }, { level: minLevel }) {
    if (level !== undefined || minLevel === undefined || minLevel === 'prerelease')
        return [];
    const why = 'because its tag has no version such as v1.2.3 (a version that begins with a year does not count)';
    const message = `cannot be checked for the release ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)}, ${why}; to announce this release, remove \`release-level\``;
    return [(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('release-level', message)];
}
function ageProblems({ tag, age }, { maxAge }) {
    if (age !== undefined || maxAge === undefined)
        return [];
    const why = 'because GitHub gives no publication date';
    const message = `cannot be checked for the release ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)}, ${why}; to announce this release, set \`release\` to its tag, without \`max-age\``;
    return [(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('max-age', message)];
}
function problemsOfUnknownRelease(why, { level, maxAge }) {
    const problems = [];
    if (level !== undefined)
        problems.push((0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('release-level', `cannot be checked: ${why}`));
    if (maxAge !== undefined)
        problems.push((0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('max-age', `cannot be checked: ${why}`));
    return problems;
}


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
const releaseLevels = ['major', 'minor', 'patch', 'prerelease'];
const levelsByNumber = ['major', 'minor', 'patch'];
const dashedDate = /(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g;
const versionNumber = /(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function releaseVersion(tag) {
    const searched = tag.replace(dashedDate, date => '.'.repeat(date.length));
    const candidates = [...searched.matchAll(versionNumber)];
    const dotted = candidates.find(([, , number = '']) => number.includes('.'));
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
const isPrereleaseTag = (tag) => releaseVersion(tag)?.isPrerelease === true;
const prereleasePart = /^[-_.]?(?:alpha|beta|rc|cr|pre|preview|dev|next|canary|nightly|snapshot|milestone|[abcm]\d+(?!\d))(?:$|[\d.\-_+])/i;
const withoutBuild = (text) => text.replace(/\+.*$/s, '');
const moreNumbers = /^[-_,]\d/;
const maxOnlyNumber = 9_999;
const isYear = (number) => number >= 1_900 && number < 2_100;
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
const isAtLeast = (own, level) => own !== undefined && releaseLevels.indexOf(own) <= releaseLevels.indexOf(level);
const hasSameWords = (one, other) => one.words.every((text, index) => text === other.words[index]);
const compareVersions = (one, other) => compareNumbers(one.numbers, other.numbers) || one.numbers.length - other.numbers.length;
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

/***/ 922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   yI: () => (/* binding */ readContext)
/* harmony export */ });
/* unused harmony exports isPullRequest, runUrl */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var _base_units_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(893);


const { GITHUB_EVENT_PATH: eventPath = '' } = process.env;
delete process.env.GITHUB_EVENT_PATH;
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
            number: process.env.GITHUB_RUN_NUMBER ?? '',
            event: GITHUB_EVENT_NAME ?? '',
            attempt: Number(process.env.GITHUB_RUN_ATTEMPT) || 1,
        },
    };
}
const isPullRequest = (eventName) => eventName === 'pull_request' || eventName === 'pull_request_target';
function runUrl() {
    const { github, run } = readContext();
    if (run.id === '')
        return '';
    return `${github.serverUrl}/${run.repository}/actions/runs/${run.id}/attempts/${run.attempt}`;
}
const maxEventBytes = 25 * _base_units_js__WEBPACK_IMPORTED_MODULE_1__/* .mebibyte */ .E$;
function readEvent(path = eventPath) {
    const { GITHUB_EVENT_NAME: name = '' } = process.env;
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > maxEventBytes)
            return { name, payload: undefined, unreadable: 'the event is larger than 25 MiB' };
        return { name, payload: JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) };
    }
    catch {
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
const cancellation = new AbortController();

;// CONCATENATED MODULE: ./build/js/runner/signals.js

const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP', 'SIGQUIT'];
for (const name of signals)
    process.on(name, () => cancellation.abort());

// EXTERNAL MODULE: ./build/js/base/failure.js
var base_failure = __nccwpck_require__(500);
// EXTERNAL MODULE: ./build/js/base/problems.js
var base_problems = __nccwpck_require__(268);
// EXTERNAL MODULE: ./build/js/base/version.js
var version = __nccwpck_require__(994);
// EXTERNAL MODULE: ./build/js/claims/once-key.js + 1 modules
var once_key = __nccwpck_require__(72);
;// CONCATENATED MODULE: external "node:string_decoder"
const external_node_string_decoder_namespaceObject = require("node:string_decoder");
// EXTERNAL MODULE: ./build/js/base/json.js
var base_json = __nccwpck_require__(910);
// EXTERNAL MODULE: ./build/js/base/text.js
var base_text = __nccwpck_require__(199);
// EXTERNAL MODULE: ./build/js/http/backoff.js
var backoff = __nccwpck_require__(95);
// EXTERNAL MODULE: ./build/js/http/exchange-and-hand-over.js
var exchange_and_hand_over = __nccwpck_require__(981);
// EXTERNAL MODULE: ./build/js/base/units.js
var units = __nccwpck_require__(893);
// EXTERNAL MODULE: ./build/js/http/proxy.js
var proxy = __nccwpck_require__(927);
// EXTERNAL MODULE: ./build/js/http/request-failure.js
var request_failure = __nccwpck_require__(601);
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
function hintForFailure(operation, { reason, mayHaveBeenReceived, cause }) {
    const isInDoubt = operation === 'Sending' && mayHaveBeenReceived;
    if (reason === 'cancelled')
        return isInDoubt ? '' : base_failure/* cancelledHint */.Pz;
    if (reason === 'proxy-failed')
        return (0,proxy/* proxyHint */.CJ)(cause);
    const { code = '' } = Object(cause);
    const hint = tlsHints[code] ?? hints[reason];
    if (isInDoubt)
        return hint;
    if (cause instanceof request_failure/* HandOverRefused */.IE)
        return 'Check that the service is up. Then run this again.';
    if (reason === 'timeout')
        return slowHint;
    const isAddressWrong = code in tlsHints || reason === 'bad-response' || isUnknownHost(cause);
    return isAddressWrong ? (0,base_failure/* fixedAnywhere */.YN)(hint) : `${hint} Then run this again.`;
}
function whatHappened(operation, failure) {
    const { reason, mayHaveBeenReceived, cause, causeText: detail } = failure;
    const isSend = operation === 'Sending';
    const mayHaveReceived = isSend ? ' The service may have received the request.' : '';
    const texts = {
        'connection-failed': isUnknownHost(cause)
            ? `Could not find the host in \`base-url\` (${detail}).`
            : `Could not connect to the service (${detail}).`,
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
const isUnknownHost = (cause) => Object(cause).code === 'ENOTFOUND';
function requestFailure(operation, failure) {
    const { reason, cause } = failure;
    return new base_failure/* Failure */.HR({
        reason,
        title: `${operation} failed`,
        message: whatHappened(operation, failure),
        hint: hintForFailure(operation, failure),
        cause,
    });
}
function statusFailure(operation, response, isInDoubt = false) {
    const { status, headers } = response;
    const responded = responseText(response);
    return new base_failure/* Failure */.HR({
        reason: `http-${status}`,
        title: `${operation} failed`,
        message: isInDoubt ? responded : `${responded}${pauseText(headers['retry-after'])}`,
        hint: isInDoubt ? hintInDoubt(status) : serviceHint(response, operation),
    });
}
const saidIn = ({ body }) => (0,base_text/* excerpt */.Kb)(body.shown);
function responseText(response) {
    const { status, location } = response;
    const pointsTo = location ? ` and points to ${(0,base_text/* quote */.hD)(publicPart(location.shown))}` : '';
    const said = saidIn(response);
    const words = said && `: ${said.replace(/\.$/, '')}`;
    return `The ${status === 407 ? 'proxy' : 'service'} responded ${(0,exchange_and_hand_over/* statusName */.Er)(status)}${pointsTo}${words}.`;
}
function probedFailure(response, probed, hasListed) {
    const { status } = response;
    const isSame = probed.kind === 'response' && probed.status === status;
    const isNobodyThere = isSame && !hasListed;
    const failure = new base_failure/* Failure */.HR({
        reason: `http-${status}`,
        title: 'Sending failed',
        message: `${responseText(response)} ${isSame ? sameStatusText(hasListed) : otherResultText(probed)}`,
        hint: isNobodyThere ? nobodyThereHint(response) : webServerHint(status),
    });
    return { isNobodyThere, failure };
}
const sameStatusText = (hasListed) => hasListed
    ? 'The service listed its audiences before the send, and now refuses the list too. So it may have received the request.'
    : 'The request for the list of audiences got the same status, so no push service at this address could have sent the notification.';
function otherResultText(probed) {
    const result = probed.kind === 'failure' ? `that failed (${probed.causeText})` : `it responded ${(0,exchange_and_hand_over/* statusName */.Er)(probed.status)}`;
    return `A web server in front of the service can answer this way by itself, even after the service has read the request. To find out, the action requested the list of audiences once: ${result}. So the service may have received the request.`;
}
function nobodyThereHint(response) {
    if (response.status !== 403)
        return serviceHint(response, 'Sending');
    return (0,base_failure/* fixedAnywhere */.YN)('Check `base-url` first. If it is the address of the service, the service refused the token: check that `api-token` is the current API token of this site, and that the service accepts it from the IP address of this runner.');
}
const checksOfService = {
    403: 'whether `api-token` may send',
    404: '`base-url`, and `audience-id` if you use it,',
};
function webServerHint(status) {
    const check = checksOfService[status] ?? '`base-url`';
    return `Tell the operator of the service that an error page of a web server in front of it may have hidden a timeout. If nothing was sent, first check ${check}.`;
}
function publicPart(url) {
    const [address = ''] = url.split(/[?#]/, 1);
    return address.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i, '$1//');
}
function hintInDoubt(status) {
    if (status === 302 || status === 303)
        return 'Many services redirect after they have handled a request. The action does not follow redirects, because the token would go to the new address. So if nothing was sent, correct `base-url` first.';
    if (status === 408 || status === 499)
        return 'A server between the action and the service stopped waiting, but may have passed the request on.';
    if (status === 503)
        return 'Check the status of the service. A gateway also answers 503 if the service read the request and then failed.';
    return 'The service has a problem. Check the status of the service.';
}
const isWebPage = (body) => /^\s*</.test(body);
const websiteHint = '`base-url` is probably the address of a website. If it is, set `base-url` to the address of the API, without `/v1/…`.';
function pauseText(header) {
    const waitMs = (0,backoff/* retryAfter */.P9)(header, Date.now());
    if (waitMs === undefined || waitMs <= backoff/* maxWaitMs */.wJ)
        return '';
    const wait = waitMs > units/* dayMs */.LP ? 'more than a day' : `${Math.ceil(waitMs / 1_000)} s`;
    return ` Retry-After asks for ${wait}; this action waits at most ${backoff/* maxWaitMs */.wJ / 1_000} s.`;
}
function serviceHint(response, operation) {
    const { status } = response;
    if (status === 401 || status === 403) {
        const addresses = status === 403 ? ' Some services accept a token only from certain IP addresses.' : '';
        return `The service refused the token. Check that \`api-token\` is the current API token of this site, without quotation marks, and that this workflow can read the secret.${addresses} Then run this again.`;
    }
    if (status === 404 || status === 405)
        return addressHint(response, operation);
    if (status === 407)
        return proxy/* proxyCredentialsHint */.a5;
    if (status === 429)
        return 'The service refused the request because of its rate limit. Wait, then run this again.';
    if (status >= 300 && status < 400) {
        return (0,base_failure/* fixedAnywhere */.YN)('The action does not follow redirects, because the token would go to the new address. Correct `base-url`.');
    }
    if (status >= 500)
        return 'The service has a problem. Check the status of the service before you run this again.';
    if (status === 408)
        return 'The service did not receive the request in time. Run this again.';
    if (saidIn(response) !== '')
        return (0,base_failure/* fixedAnywhere */.YN)('Fix the problem that the service reported.');
    const check = operation === 'Sending' ? 'Check the content and `extra-fields`, or ask' : 'Ask';
    return (0,base_failure/* fixedAnywhere */.YN)(`The service gave no reason. ${check} the operator of the service.`);
}
function addressHint({ status, url, body }, operation) {
    const request = `${operation === 'Sending' ? 'POST' : 'GET'} ${(0,base_text/* truncate */.xv)(url.href, maxShownUrl)}`;
    const audience = status === 404 && operation === 'Sending' ? ' With `target: audience`, check `audience-id` too.' : '';
    const isExplained = (0,base_json/* isObject */.Gv)((0,base_json/* parseJson */.qF)(body.raw));
    const check = isExplained
        ? 'Fix the problem that the service reported. If that does not help, check `base-url`.'
        : 'Check `base-url`, because there may be no push service at that address.';
    return (0,base_failure/* fixedAnywhere */.YN)(`${check} The action adds \`/v1/…\` itself: it requested \`${request}\`.${audience}`);
}
const maxShownUrl = 300;

;// CONCATENATED MODULE: ./build/js/push/reported-result.js



function reportedResult({ body, incomplete, at: sentAt }) {
    if (isWebPage(body.raw))
        return 'web-page';
    const json = (0,base_json/* parseJson */.qF)(body.raw);
    const statements = statementsIn(body.raw);
    if (json === false || statements.some(saysFailure))
        return 'failure';
    const unexpected = incomplete ?? unexpectedIn(json, body.raw);
    const confirmation = confirmationIn(json, statements.some(saysSuccess), body);
    return { outcome: 'sent', sentAt, ...(unexpected && { unexpected }), ...confirmation };
}
function unexpectedIn(json, body) {
    if (typeof json === 'string')
        return 'json-text';
    return json === undefined && body.trim() !== '' ? 'not-json' : undefined;
}
const maxIdLength = 200;
function confirmationIn(json, isSuccess, body) {
    const id = idIn(json);
    if (id !== undefined)
        return { notificationId: (0,base_text/* truncate */.xv)(body.part(id).shown, maxIdLength - 1) };
    const message = (0,base_json/* valueAt */.fK)(firstOf(json), 'message');
    if (isSuccess || isEmpty(wordOf(message)))
        return {};
    if (typeof message === 'string')
        return { unconfirmed: body.part(message.trim()).shown };
    return typeof message === 'object' ? { unconfirmed: body.shown } : {};
}
const firstOf = (json) => (Array.isArray(json) ? json[0] : json);
function statementsIn(body) {
    if (!/^\s*[[{]/.test(body))
        return [];
    const { root, properties } = (0,base_json/* parseBeginning */.db)(body);
    const top = firstOf(root);
    const data = properties.filter(({ owner, name }) => owner === top && name.toLowerCase() === 'data');
    const places = new Set([top, ...data.map(({ value }) => firstOf(value))]);
    const stated = properties.filter(({ owner }) => places.has(owner));
    return stated.map(({ name, value }) => ({ name: name.toLowerCase(), value: wordOf(value) }));
}
const wordOf = (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value);
const failedStatuses = [false, 'false', 'error', 'failed', 'fail', 'failure'];
function saysFailure({ name, value }) {
    if (name === 'success' || name === 'ok')
        return value === false || value === 'false' || value === 0;
    if (name === 'status')
        return failedStatuses.includes(value);
    return (name === 'error' || name === 'errors') && !isEmpty(value);
}
const saysSuccess = ({ name, value }) => (name === 'success' || name === 'ok') && (value === true || value === 'true');
const isEmpty = (value) => typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;
const idNames = ['notification_id', 'notificationId', 'id'];
function idIn(json) {
    const top = firstOf(json);
    const places = [top, firstOf((0,base_json/* valueAt */.fK)(top, 'data'))];
    const values = places.flatMap(place => idNames.map(name => (0,base_json/* valueAt */.fK)(place, name)));
    return values.find(isId)?.toString().trim();
}
const isId = (value) => typeof value === 'string' ? (0,base_text/* plainLine */.h0)(value) !== '' : Number.isSafeInteger(value) && value !== 0;

;// CONCATENATED MODULE: ./build/js/push/delivery.js








const maxOutputBytes = 65_536;
async function deliver(request) {
    const { service, body, onAttempt, beforeHandOver, beforeRetry } = request;
    const { signal, log } = service.context;
    let last = {};
    const cancelled = () => {
        const { statusCode } = last;
        const message = statusCode === undefined
            ? undefined
            : `The run was cancelled before the action tried again. The service had refused the request (${(0,exchange_and_hand_over/* statusName */.Er)(statusCode)}).`;
        return { outcome: 'not-sent', failure: (0,base_failure/* cancelledFailure */.Yq)('Sending', message) };
    };
    async function attempt(number) {
        onAttempt();
        const result = await service.send(body, beforeHandOver);
        if (result.kind === 'response') {
            last = { statusCode: result.status, body: firstBytes(result.body.shown, maxOutputBytes) };
        }
        if (!mayBeFromWebServer(result))
            return verdictOn(result, (0,backoff/* backoff */.JN)(number));
        log.info(`The response (${(0,exchange_and_hand_over/* statusName */.Er)(result.status)}) may be from a web server in front of the service, so the action lists the audiences to find out whether the service may have sent the notification.`);
        return { done: verdictAfterProbe(result, await service.probe(), service.hasListed) };
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
const firstBytes = (text, max) => new external_node_string_decoder_namespaceObject.StringDecoder().write(Buffer.from(text).subarray(0, max));
function verdictOn(result, backoffMs) {
    if (result.kind === 'failure')
        return verdictOnFailure(result, backoffMs);
    return (0,exchange_and_hand_over/* isSuccess */.oJ)(result.status) ? { done: verdictOnSuccess(result) } : verdictOnOtherStatus(result, backoffMs);
}
const webServerStatuses = [301, 307, 308, 403, 404, 405];
function mayBeFromWebServer(result) {
    if (result.kind === 'failure' || !webServerStatuses.includes(result.status))
        return false;
    const json = (0,base_json/* parseJson */.qF)(result.body.raw);
    return typeof json !== 'object' || json === null;
}
function verdictAfterProbe(response, probed, hasListed) {
    const { isNobodyThere, failure } = probedFailure(response, probed, hasListed);
    return { outcome: isNobodyThere ? 'rejected' : 'unknown', failure };
}
function verdictOnFailure(failed, waitMs) {
    const failure = requestFailure('Sending', failed);
    if (failed.mayHaveBeenReceived)
        return { done: { outcome: 'unknown', failure } };
    const notSent = { outcome: 'not-sent', failure };
    return failed.retryable ? { result: notSent, waitMs } : { done: notSent };
}
function verdictOnOtherStatus(response, waitMs) {
    const { status, headers } = response;
    const outcome = provesNothingSent(status) ? 'rejected' : 'unknown';
    const failed = { outcome, failure: statusFailure('Sending', response, outcome === 'unknown') };
    if (status !== 429)
        return { done: failed };
    return { result: failed, waitMs: (0,backoff/* retryAfter */.P9)(headers['retry-after'], Date.now()) ?? waitMs };
}
const inDoubt = [302, 303, 408, 499];
const provesNothingSent = (status) => status >= 300 && status < 500 && !inDoubt.includes(status);
function verdictOnSuccess(response) {
    const reported = reportedResult(response);
    if (reported === 'failure')
        return { outcome: 'unknown', failure: contradiction(response) };
    if (reported === 'web-page')
        return { outcome: 'unknown', failure: websiteFailure() };
    return reported;
}
function contradiction({ status, body }) {
    return new base_failure/* Failure */.HR({
        reason: 'service-reported-failure',
        title: 'The service reported a failure',
        message: `The service responded ${(0,exchange_and_hand_over/* statusName */.Er)(status)}, but its response reports a failure: ${(0,base_text/* excerpt */.Kb)(body.shown)}.`,
        hint: 'If the response names a problem, fix it before you send again.',
    });
}
const websiteFailure = () => new base_failure/* Failure */.HR({
    reason: 'bad-response',
    title: 'A website responded',
    message: 'The response has a success status (2xx), but its body begins with `<` like a web page.',
    hint: websiteHint,
});

;// CONCATENATED MODULE: ./build/js/claims/send-once.js


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
            const outsideAfter = findOutside();
            if (outsideAfter)
                return outsideWindow(outsideAfter);
        }
        const { verdict, ...response } = await deliver({
            service,
            body,
            onAttempt: () => sent.attempts++,
            beforeHandOver: () => claims?.whyTooLate(),
            beforeRetry: () => findStop(ready),
        });
        sent.response = response;
        return resultOf(verdict);
    }
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
async function claimKey(claims) {
    const claimed = await claims.claim();
    const confirmed = claimed === 'claimed' ? await claims.confirm() : claimed;
    return confirmed === 'claimed' ? undefined : confirmed;
}
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

// EXTERNAL MODULE: ./build/js/inputs/notification-fields.js
var notification_fields = __nccwpck_require__(177);
;// CONCATENATED MODULE: ./build/js/release/derived-content.js
function allMissing(missing) {
    const part = { missing };
    const fields = { title: part, message: part, icon_url: part, landing_url: part };
    return { kind: 'content', source: 'event', fields };
}
function joined(first, second, separator) {
    if (!('value' in first))
        return first;
    return 'value' in second ? { value: `${first.value}${separator}${second.value}` } : second;
}
const unclearField = (path) => `the \`${path}\` field of the event is missing or not text, so the action takes no content from the event`;
const notAnnounceable = (why) => ({ kind: 'not-announceable', why });
const publishedToken = (token, place) => `${token}, which may already be public; replace the token, and delete the old token from the ${place}`;

// EXTERNAL MODULE: ./build/js/release/release-version.js
var release_version = __nccwpck_require__(580);
;// CONCATENATED MODULE: ./build/js/release/key-rules.js




function holdsTag(key, tag) {
    const version = (0,release_version/* releaseVersion */.SF)(tag)?.text;
    return holds(key, tag) || (version !== undefined && holds(key, version));
}
function releaseKeyProblems(key, { release, identifiers = [] }) {
    if (release === undefined || identifiers.some(each => holds(key, each)))
        return [];
    const message = `does not contain the tag, version, name or id of the release ${(0,base_text/* quote */.hD)(release.tag)}, so all releases would share this key, and only the first would be announced; set \`once-key: release-{tag}\``;
    return [(0,base_problems/* problem */.CC)('once-key', { message, hint: base_failure/* newKeySendsAgain */.Hr })];
}
function missingKeyProblems(activity, hasOnceKey) {
    if (activity === 'published' || hasOnceKey)
        return [];
    const message = 'is missing, but the action announces the `released` activity of a release only with a key; set `once-key: release-{tag}`, and give the job the `contents: write` permission';
    const hint = `${base_failure/* newKeySendsAgain */.Hr}. If this workflow also runs on \`published\`, that run may already have announced this release, so look in the panel of your push service before you announce the release by hand`;
    return [(0,base_problems/* problem */.CC)('once-key', { message, hint })];
}
function runInKey(key, run) {
    const held = (text) => (text !== '' && holds(key, text) ? text : undefined);
    const [id, number] = [held(run.id), held(run.number)];
    const isOfRun = id !== undefined || number !== undefined;
    return { hasId: id !== undefined, number, attempt: isOfRun ? held(`${run.attempt}`) : undefined };
}
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

// EXTERNAL MODULE: ./build/js/inputs/value-rules.js
var value_rules = __nccwpck_require__(125);
;// CONCATENATED MODULE: ./build/js/release/deployment-page.js
const pagePaths = ['deployment_status.environment_url', 'deployment_status.target_url'];
function deploymentPage(data) {
    const logs = pagePaths.filter(path => isLog(data.at(path), data));
    const page = data.firstPage(...pagePaths.filter(path => !logs.includes(path)));
    if (!('missing' in page) || logs.length === 0)
        return page;
    const where = logs.map(path => `\`${path}\``).join(' and ');
    return {
        missing: `${where} of the event is only the log of the deployment, which is not a page for subscribers; in a workflow that deploys, set \`url\` below \`environment\``,
    };
}
function isLog(value, data) {
    const page = urlOf(value);
    if (!page)
        return false;
    const repository = urlOf(data.at('repository.html_url'));
    return page.href === urlOf(data.at('deployment_status.log_url'))?.href || isRunPage(page, repository);
}
function urlOf(value) {
    const url = typeof value === 'string' ? URL.parse(value.trim()) : null;
    if (url)
        url.hash = '';
    return url ?? undefined;
}
const runPath = /^(?:(?:actions\/)?runs\/|(?:commit|pull)\/[^/]+\/checks(?:\/|$))/;
function isRunPage(page, repository) {
    if (repository === undefined || page.host !== repository.host)
        return false;
    const [path, start] = [page, repository].map(({ pathname }) => pathname.toLowerCase());
    return path.startsWith(`${start}/`) && runPath.test(path.slice(start.length + 1));
}

;// CONCATENATED MODULE: ./build/js/release/author-comment.js

const sampleText = 'your text';
const sample = `\`<!-- web-push: ${sampleText} -->\``;
const rightForm = `write it as ${sample} on a line of its own at the very beginning of the notes`;
const rightStart = /^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i;
const similarStart = /(?:\\?[<‹]|&lt;)\\?![-\u2010-\u2015]+\s*web[\s_\-\u2010-\u2015]?push(?![a-z\d])/i;
const similarFirst = new RegExp(`^${similarStart.source}`, 'i');
const otherComment = /^<!--(?:-?>|[\s\S]*?-->)/;
function authorComment(notes) {
    let text;
    let rest = notes.trimStart();
    for (let end = endOfComment(rest); end > 0; end = endOfComment(rest)) {
        if (similarFirst.test(rest)) {
            const own = readComment(rest);
            if ('problem' in own)
                return own;
            if (text !== undefined) {
                return { problem: `the release notes begin with two \`web-push\` comments; keep one, and ${rightForm}` };
            }
            text = own.text;
        }
        rest = rest.slice(end).trimStart();
    }
    return { text, ignoredLine: lineOfSimilar(text === undefined ? notes : rest, notes) };
}
function endOfComment(notes) {
    if (similarFirst.test(notes))
        return notes.indexOf('-->') + '-->'.length;
    return otherComment.exec(notes)?.[0].length ?? 0;
}
function readComment(notes) {
    const [start] = rightStart.exec(notes) ?? [];
    if (start === undefined) {
        const [beginning = ''] = similarFirst.exec(notes) ?? [];
        const quoted = (0,base_text/* quote */.hD)(beginning.replace(/\s+/g, ' '));
        return { problem: `the release notes begin with ${quoted}, a misspelled \`web-push\` comment; ${rightForm}` };
    }
    const subject = 'the `web-push` comment in the release notes';
    const end = notes.indexOf('-->');
    const inside = notes.slice(start.length, end);
    if (end === -1 || inside.includes('<!--'))
        return { problem: `${subject} is not closed; ${rightForm}` };
    if (inside.endsWith('-'))
        return { problem: `${subject} does not end with \`-->\`; ${rightForm}` };
    const rest = notes.slice(end + '-->'.length);
    if (/^[^\S\n]*\S/.test(rest))
        return { problem: `${subject} is followed by other text on the same line; ${rightForm}` };
    const text = (0,base_text/* plainLine */.h0)(inside);
    if (text === '')
        return { problem: `${subject} has no text; ${rightForm}, or remove the comment` };
    if (text.toLowerCase().replace(/\.$/, '') === sampleText) {
        const right = `in ${sample}, replace \`${sampleText}\` with the message for subscribers`;
        return { problem: `${subject} still has the sample text; ${right}, or remove the comment` };
    }
    return { text };
}
function lineOfSimilar(rest, notes) {
    const index = rest.search(similarStart);
    if (index === -1)
        return undefined;
    return notes.slice(0, notes.length - rest.length + index).split('\n').length;
}

// EXTERNAL MODULE: ./build/js/release/release-filter.js
var release_filter = __nccwpck_require__(124);
;// CONCATENATED MODULE: ./build/js/release/release-content.js





const contentFromRelease = ({ data, latest }, needs) => fromRelease(data, 'release', needs, latest);
function fromRelease(data, source, { filter, needsMessage, isDryRun }, latest) {
    if (data.at('release.draft') === true)
        return notAnnounceable({ kind: 'draft' });
    const tag = data.line('release.tag_name');
    const isFlagged = data.at('release.prerelease') === true;
    const given = (0,release_filter/* describeRelease */.NC)(tag.raw, isFlagged, data.line('release.published_at').raw, filter.now);
    const release = { ...given, tag: tag.shown, latest: latest && shownTags(latest, data) };
    const notAllowed = (0,release_filter/* whyNotAllowed */.ou)(release, filter);
    if (notAllowed && 'problems' in notAllowed)
        return { kind: 'invalid', ...notAllowed };
    if (notAllowed && !isDryRun)
        return notAnnounceable(notAllowed);
    const ofMessage = needsMessage ? releaseMessage(data) : { message: { value: '' } };
    const { message } = ofMessage;
    const url = releasePage(data);
    return {
        kind: 'content',
        source,
        fields: { title: releaseTitle(data), message, icon_url: data.icon(), landing_url: url },
        messageSource: ofMessage.messageSource,
        release,
        heldBack: notAllowed,
        ignoredCommentLine: ofMessage.ignoredCommentLine,
        identifiers: identifiersOf(data),
        placeholders: {
            tag: data.firstText('release.tag_name'),
            version: versionOf(data),
            name: data.firstText('release.name', 'release.tag_name'),
            repository: data.firstText('repository.name'),
            message,
            url,
        },
    };
}
function identifiersOf(data) {
    const tag = data.line('release.tag_name').raw;
    const name = data.line('release.name', 'release.tag_name').raw;
    const id = data.at('release.id');
    return [tag, (0,release_version/* releaseVersion */.SF)(tag)?.text ?? '', name, typeof id === 'number' ? `${id}` : ''].filter(Boolean);
}
const shownTags = ({ chosenBy, shownTag, newerTags }, data) => ({
    chosenBy,
    shownTag: shownTag && data.outside(shownTag).shown,
    newerTags: newerTags.map(tag => data.outside(tag).shown),
});
function versionOf(data) {
    const tag = data.firstText('release.tag_name');
    if (!('value' in tag))
        return tag;
    const version = (0,release_version/* releaseVersion */.SF)(tag.value);
    if (version)
        return { value: version.text };
    return { missing: `the tag ${(0,base_text/* quote */.hD)(data.outside(tag.value).shown)} has no version such as v1.2.3` };
}
const packageVersion = /^(@?[^\s@]+)@(v?\d[^\s@]*)$/;
const branchPrefix = /^releases?\/(?=v?\d)/i;
function releaseTitle(data) {
    const given = data.firstText('release.name', 'release.tag_name');
    if (!('value' in given))
        return given;
    const name = given.value.replace(branchPrefix, '');
    const [, packageName, version] = packageVersion.exec(name) ?? [];
    if (packageName !== undefined)
        return { value: `${packageName} ${version}` };
    const isNamed = containsName(name, data.line('repository.name').raw);
    return isNamed ? { value: name } : joined(data.firstText('repository.name'), { value: name }, ' ');
}
const maxRepositoryName = 100;
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
function releaseMessage(data) {
    const release = data.at('release');
    if (typeof release !== 'object' || release === null)
        return { message: { missing: data.missingMessage('release') } };
    const notes = data.at('release.body') ?? '';
    if (typeof notes !== 'string')
        return { message: { missing: `${data.missingMessage('release.body')} that is text` } };
    const comment = authorComment(notes);
    if ('problem' in comment)
        return { message: { missing: comment.problem } };
    const { text, ignoredLine: ignoredCommentLine } = comment;
    if (text === undefined)
        return { message: { value: 'See what is new.' }, messageSource: 'default', ignoredCommentLine };
    return { message: { value: text }, messageSource: 'comment', ignoredCommentLine };
}
function releasePage(data) {
    const isPublic = data.at('repository.private') === false && (data.at('repository.visibility') ?? 'public') === 'public';
    if (isPublic)
        return data.firstPage('release.html_url');
    const homepage = data.firstPage('repository.homepage');
    if (!('missing' in homepage))
        return homepage;
    return {
        missing: 'the repository is private and has no homepage, so subscribers have no page to open; set a homepage with the gear beside About on the main page of the repository',
    };
}

;// CONCATENATED MODULE: ./build/js/release/event-content.js





function contentFromEvent(event, hasOnceKey, needs) {
    const { name, data, unreadable } = event;
    if (name !== 'release' && name !== 'deployment_status')
        return { kind: 'none', event: name };
    if (unreadable !== undefined)
        return allMissing(unreadable);
    return name === 'release' ? fromReleaseEvent(data, hasOnceKey, needs) : fromDeploymentStatus(data);
}
function fromReleaseEvent(data, hasOnceKey, needs) {
    const activity = data.at('action');
    if (typeof activity !== 'string')
        return unclearRelease(unclearField('action'), needs.filter);
    if (activity !== 'published' && activity !== 'released') {
        return notAnnounceable({ kind: 'activity', actual: activity });
    }
    const missingKey = missingKeyProblems(activity, hasOnceKey);
    if (missingKey.length > 0)
        return { kind: 'invalid', problems: missingKey };
    for (const flag of ['release.draft', 'release.prerelease']) {
        if (typeof (data.at(flag) ?? false) !== 'boolean') {
            return unclearRelease(`the \`${flag}\` field of the event is neither true nor false`, needs.filter);
        }
    }
    return fromRelease(data, 'event', needs);
}
function unclearRelease(why, filter) {
    const problems = (0,release_filter/* problemsOfUnknownRelease */.vs)(why, filter);
    if (problems.length > 0)
        return { kind: 'invalid', problems };
    const part = { missing: why };
    const placeholders = { tag: part, version: part, name: part, repository: part, message: part, url: part };
    return { ...allMissing(why), placeholders };
}
function fromDeploymentStatus(data) {
    const state = data.at('deployment_status.state');
    if (typeof state !== 'string')
        return allMissing(unclearField('deployment_status.state'));
    if (state !== 'success')
        return notAnnounceable({ kind: 'state', actual: state });
    const repository = data.firstText('repository.name');
    const environment = data.firstText('deployment_status.environment', 'deployment.environment');
    const fields = {
        title: joined(repository, environment, ' deployed to '),
        message: deploymentMessage(data),
        icon_url: data.icon(),
        landing_url: deploymentPage(data),
    };
    return { kind: 'content', source: 'event', fields };
}
function deploymentMessage(data) {
    const description = data.firstText('deployment_status.description');
    if (!('missing' in description))
        return description;
    const sha = data.firstText('deployment.sha');
    if ('value' in sha && /^[0-9a-f]{7,64}$/i.test(sha.value))
        return { value: `${sha.value.slice(0, 7)} is live.` };
    if ('token' in sha)
        return sha;
    return { missing: data.missingMessage('deployment_status.description', 'deployment.sha') };
}

;// CONCATENATED MODULE: ./build/js/base/secrets.js

const secretInputs = ['api-token', 'github-token'];
const apiTokenName = 'the API token';
const githubTokenName = 'the GitHub token';
const mask = '***';
const minTokenLength = 8;
const minRemnantLength = 4;
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
function formsOf(secret) {
    const inUrl = encodeURIComponent(secret.toWellFormed());
    const inJson = JSON.stringify(secret).slice(1, -1);
    return [...new Set([secret, ...[0, 1, 2].map(bytesBefore => inBase64(secret, bytesBefore)), inUrl, inJson])];
}
function inBase64(secret, bytesBefore) {
    const bytes = Buffer.from('\0'.repeat(bytesBefore) + secret);
    const firstWhole = Math.ceil((bytesBefore * 8) / 6);
    const endOfWhole = Math.floor((bytes.length * 8) / 6);
    return bytes.toString('base64').slice(firstWhole, endOfWhole);
}
function spansOf(form, text) {
    const spans = [];
    for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
        spans.push({ start, end: start + form.length });
    }
    return spans;
}
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
function secretsInValues(values, tokens, file) {
    return Object.entries(values).flatMap(([input, value]) => {
        const found = tokenIn(value, tokens);
        if (!found)
            return [];
        const message = file === undefined ? tokenInInput(found) : tokenInFile(found);
        return (0,base_problems/* problem */.CC)({ input, file }, { message, mayBeInEvent: true });
    });
}
const tokenInInput = (token) => `contains ${token}, which would be published; remove it, and replace the token if it is written in the workflow`;
const tokenInFile = (token) => `contains ${token}; replace the token ${token === apiTokenName ? 'at the push service' : 'on GitHub'}, and remove it here`;
function secretsInInputs(raw, tokens) {
    const { 'api-token': _, 'github-token': githubToken = '', ...others } = raw;
    const isApiToken = tokens.find(githubToken) === apiTokenName;
    return secretsInValues({ ...others, ...(isApiToken && { 'github-token': githubToken }) }, tokens);
}
function tokenIn(value, tokens) {
    const values = new Set([value]);
    for (const each of values) {
        const found = typeof each === 'string' || typeof each === 'number' ? tokens.find(String(each)) : undefined;
        if (found)
            return found;
        for (const part of partsOf(each))
            values.add(part);
    }
    return undefined;
}
const partsOf = (value) => typeof value === 'object' && value !== null ? Object.entries(value).flat() : [];

// EXTERNAL MODULE: ./build/js/content/placeholders.js
var placeholders = __nccwpck_require__(320);
;// CONCATENATED MODULE: ./build/js/content/given.js







function choose(...layers) {
    const chosen = new Map();
    for (const name of notification_fields/* fieldNames */.pi) {
        const given = layers.find(layer => layer.has(name))?.get(name);
        if (given)
            chosen.set(name, given);
    }
    return chosen;
}
const missingFields = (chosen) => notification_fields/* requiredFields */.Vu.filter(field => !chosen.has(field));
function contentOf(chosen) {
    const valid = [...chosen].filter(([, { value }]) => value !== undefined);
    const notification = Object.fromEntries(valid.map(([name, { value }]) => [name, value]));
    if (!(0,notification_fields/* isComplete */.As)(notification))
        return undefined;
    return { notification, sources: Object.fromEntries(valid.map(([name, { source }]) => [name, source])) };
}
const loadReaders = async () => ({ ...(await __nccwpck_require__.e(/* import() */ 505).then(__nccwpck_require__.bind(__nccwpck_require__, 505))), ...(await __nccwpck_require__.e(/* import() */ 72).then(__nccwpck_require__.bind(__nccwpck_require__, 691))) });
async function readGiven(inputs, file, problems, tokens) {
    const fromInputs = await readInputFields(inputs, problems, tokens);
    const fromFile = file ? await readPayloadFile(inputs['payload-file'], file, problems, tokens) : new Map();
    const extraFields = await readExtraFields(inputs['extra-fields'], problems, tokens);
    const isFileUnknown = problems.isRefused('payload-file');
    const fields = choose(fromInputs, isFileUnknown ? unreadFile : fromFile);
    return { fields, extraFields, onceKey: inputs['once-key'] };
}
async function readInputFields(inputs, problems, tokens) {
    const layer = new Map();
    for (const field of notification_fields/* fieldNames */.pi) {
        const input = (0,notification_fields/* inputOf */.wg)(field);
        const text = inputs[input];
        if (problems.isRefused(input))
            layer.set(field, fromInput(input, undefined));
        else if (text !== '')
            layer.set(field, await readInputField(field, text, problems, tokens));
    }
    return layer;
}
const fromInput = (input, value, positionOf) => ({
    source: 'input',
    value,
    placeOf: ([, ...path]) => ({ input, path, position: positionOf?.(path) }),
});
async function readInputField(field, text, problems, tokens) {
    const where = { input: (0,notification_fields/* inputOf */.wg)(field) };
    const { kind } = notification_fields/* fieldTable */.Ng[field];
    if (kind === 'buttons')
        return readActions(text, where, problems, tokens);
    const parsed = kind === 'duration' ? (0,value_rules/* duration */.p0)(text) : (0,placeholders/* checkAsGiven */.Qh)(text, kind);
    if ('message' in parsed) {
        problems.add([(0,base_problems/* problem */.CC)(where, parsed)]);
        return fromInput(where.input, undefined);
    }
    const found = tokenProblems(parsed.value, where, tokens);
    problems.add(found);
    return fromInput(where.input, found.length > 0 ? undefined : parsed.value);
}
async function readActions(text, where, problems, tokens) {
    const { parseButtons } = await loadReaders();
    const read = await readYaml(text, where, tokens);
    const parsed = read.isReadable ? parseButtons(where, read) : read;
    problems.add(parsed.problems);
    const value = parsed.problems.length > 0 ? undefined : parsed.value;
    return fromInput(where.input, value, read.positionOf);
}
const unreadFile = new Map(notification_fields/* fieldNames */.pi.map(name => [name, { source: 'file', value: undefined, placeOf: () => ({ input: 'payload-file' }) }]));
async function readPayloadFile(name, file, problems, tokens) {
    if ('problem' in file) {
        problems.add([file.problem]);
        return unreadFile;
    }
    const { parseFields, jsonTypeOf } = await loadReaders();
    const where = { input: 'payload-file', file: name };
    const read = await readYaml(file.text, where, tokens);
    const { value, positionOf } = read;
    if (!read.isReadable || !(0,base_json/* isObject */.Gv)(value)) {
        const notMapping = value === null ? 'is empty' : `is ${jsonTypeOf(value)}`;
        const right = 'write notification fields as `name: value`';
        const position = value === null ? undefined : positionOf([]);
        problems.add(read.isReadable ? [(0,base_problems/* problem */.CC)(where, `${notMapping}; ${right}`, { position })] : read.problems);
        return unreadFile;
    }
    const { $schema: _, ...values } = value;
    const parsed = parseFields(where, { ...read, value: values });
    problems.add(parsed.problems);
    const placeOf = (path) => ({ ...where, path, position: positionOf(path) });
    const names = notification_fields/* fieldNames */.pi.filter(name => Object.hasOwn(values, name));
    return new Map(names.map(name => [name, { source: 'file', value: parsed.value[name], placeOf }]));
}
const reservedNames = new Set(['target', ...notification_fields/* contentInputs */.Pw]);
async function readExtraFields(text, problems, tokens) {
    if (text === '')
        return {};
    const read = await readYaml(text, { input: 'extra-fields' }, tokens);
    const found = read.isReadable ? [...read.problems, ...extraProblems(read)] : read.problems;
    problems.add(found);
    return (0,base_json/* isObject */.Gv)(read.value) && found.length === 0 ? read.value : {};
}
function extraProblems({ value, positionOf }) {
    const input = 'extra-fields';
    if (!(0,base_json/* isObject */.Gv)(value))
        return [(0,base_problems/* problem */.CC)(input, 'is not a mapping; write fields as `name: value`')];
    const found = Object.keys(value).flatMap(name => {
        const own = name.replaceAll('_', '-').toLowerCase();
        const message = `has its own input; set the \`${own}\` input instead`;
        return reservedNames.has(own) ? (0,base_problems/* problem */.CC)(input, message, { path: [name], position: positionOf([name]) }) : [];
    });
    (0,base_json/* mapJsonTexts */.ff)(value, (text, path) => {
        const parsed = (0,placeholders/* checkAsGiven */.Qh)(text, 'extra');
        if ('message' in parsed)
            found.push((0,base_problems/* problem */.CC)({ input, path, position: positionOf(path) }, parsed));
        return text;
    });
    return found;
}
async function readYaml(text, where, tokens) {
    const { parseYaml } = await loadReaders();
    const read = parseYaml(text, where);
    const found = tokenProblems([text, read.value], where, tokens);
    return found.length > 0 ? { ...read, isReadable: false, problems: found } : read;
}
const tokenProblems = (value, { input, file }, tokens) => secretsInValues({ [input]: value }, tokens, file);
const maxProblems = 100;
async function checkPayloadFile(name, text, inputs, tokens) {
    const found = new ProblemCollector();
    const file = await readPayloadFile(name, text, found, tokens);
    const chosen = choose(inputs, file);
    const where = { input: 'payload-file', file: name };
    const missing = missingFields(chosen).map(field => problem(where, 'is missing; add it to this file, or set it as an input', {
        path: [field],
        position: { line: 1, column: 1 },
    }));
    const all = [...missing, ...found.all.toSorted(byPosition)];
    const problems = atMost(all, maxProblems, left => problem(where, `has ${left} more problems; fix those shown first`));
    const positionOf = (path) => file.get(path[0])?.placeOf(path).position;
    return { problems, content: contentOf(chosen), positionOf };
}
function checkInputFields(inputs) {
    const problems = missingFields(inputs).map(field => problem(inputOf(field), 'is missing; set it as an input, or set a file in `payload-files`'));
    return { problems, content: contentOf(inputs), positionOf: () => undefined };
}

;// CONCATENATED MODULE: ./build/js/content/derive-missing.js










const isGiven = (name, { inputs, problems }) => inputs[name] !== '' || problems.isRefused(name);
const hasRelease = (sources) => isGiven('release', sources) || sources.eventName === 'release';
const filterInputs = ['release-level', 'max-age'];
function filterProblems(sources) {
    if (hasRelease(sources))
        return [];
    const given = filterInputs.filter(name => isGiven(name, sources));
    return given.map(name => (0,base_problems/* problem */.CC)(name, `needs a release, but this run has none; ${(0,placeholders/* withoutReleaseHint */.tS)(`\`${name}\``)}`));
}
const nothingDerived = { kind: 'none' };
async function derive(given, placeholders, sources) {
    const { problems } = sources;
    const derived = await deriveFromSource(given, placeholders, sources);
    if (derived.kind === 'invalid')
        problems.add(derived.problems);
    if (derived.kind === 'invalid' || derived.kind === 'not-announceable')
        problems.throwIfAny();
    return derived;
}
async function deriveFromSource({ fields, onceKey }, placeholders, sources) {
    const { inputs, problems, filter, eventName } = sources;
    const missing = missingFields(fields);
    const needsData = missing.length > 0 || placeholders.size > 0 || filterInputs.some(name => isGiven(name, sources));
    const needs = {
        filter,
        needsMessage: missing.includes('message') || placeholders.has('message'),
        isDryRun: (0,value_rules/* parseBoolean */.yG)(inputs['dry-run']) === true,
    };
    if (!isGiven('release', sources))
        return deriveFromEvent(needsData, needs, sources);
    if (!needsData && !mustFetch(inputs, onceKey, eventName))
        return nothingDerived;
    problems.throwIfAny();
    const fetched = await sources.fetchRelease();
    return fetched === 'none-published' ? notAnnounceable({ kind: 'no-release' }) : contentFromRelease(fetched, needs);
}
function deriveFromEvent(needsData, needs, sources) {
    if (!needsData && sources.eventName !== 'release')
        return nothingDerived;
    const event = sources.readEvent();
    if (event.name === 'release' && event.unreadable !== undefined) {
        sources.problems.throwIfAny();
        throw unreadableRelease(event.unreadable);
    }
    const derived = contentFromEvent(event, isGiven('once-key', sources), needs);
    const isOtherActivity = derived.kind === 'not-announceable' && derived.why.kind === 'activity';
    return isOtherActivity && !needsData ? nothingDerived : derived;
}
const unreadableRelease = (why) => new base_failure/* Failure */.HR({
    reason: 'invalid-input',
    title: 'Invalid event',
    message: `The action cannot check the release of this event, because ${why}.`,
    hint: { newRunAfter: 'To send the notification,' },
});
function mustFetch(inputs, onceKey, eventName) {
    const choice = (0,value_rules/* releaseChoice */.PL)(inputs.release);
    if (!('value' in choice) || choice.value.kind === 'latest')
        return true;
    if (eventName !== 'workflow_dispatch')
        return true;
    const needsKey = onceKey !== '' && inputs['once-per'] === '';
    return needsKey && !holdsTag(onceKey, choice.value.tag);
}
function deriveLayer(missing, derived) {
    const source = derived.kind === 'content' ? derived.source : 'event';
    const fields = new Map();
    const fieldsByReason = new Map();
    for (const field of missing) {
        const from = derivedValue(field, derived);
        if ('missing' in from) {
            fieldsByReason.set(from.missing, [...(fieldsByReason.get(from.missing) ?? []), field]);
        }
        else {
            const value = 'value' in from ? from.value : '';
            const token = 'token' in from ? from.token : undefined;
            fields.set(field, { source, value, derived: { source, token }, placeOf: () => ({ input: (0,notification_fields/* inputOf */.wg)(field) }) });
        }
    }
    const orElse = derived.kind === 'none' && derived.event ? ', or set the `release` input to the tag of a release' : '';
    const mayBeInEvent = derived.kind === 'content';
    const problems = [...fieldsByReason].map(([why, names]) => ({
        ...missingProblem(names, why && ` (${why})`, orElse),
        mayBeInEvent,
    }));
    return { fields, problems };
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
function missingProblem(fields, reason, orElse) {
    const inFile = fields.map(field => `\`${field}\``).join(', ');
    const message = fields.length > 1
        ? `are missing${reason}; set them as inputs, or as ${inFile} in \`payload-file\`${orElse}`
        : `is missing${reason}; set it as an input, or as ${inFile} in \`payload-file\`${orElse}`;
    const [input = '', ...otherInputs] = fields.map(notification_fields/* inputOf */.wg);
    return (0,base_problems/* problem */.CC)(input, message, { otherInputs });
}

;// CONCATENATED MODULE: ./build/js/content/content.js








async function readContent(sources) {
    const { inputs, problems, tokens } = sources;
    const file = inputs['payload-file'] === '' ? undefined : sources.readFile(inputs['payload-file']);
    const given = await readGiven(inputs, file, problems, tokens);
    const derived = await derive(given, checkPlaceholders(given, sources), sources);
    if (derived.kind === 'not-announceable')
        return { skip: derived.why };
    const layer = deriveLayer(missingFields(given.fields), derived);
    const chosen = { ...given, fields: choose(given.fields, layer.fields) };
    const found = derived.kind === 'content' ? derived : undefined;
    const complete = fillAndCheck(chosen, placeholderValues(given.onceKey, found, sources), tokens);
    problems.add([...complete.problems, ...layer.problems]);
    problems.add(keyProblems(complete.onceKey, found, sources));
    problems.throwIfAny();
    return readContentOf(complete, found);
}
function checkPlaceholders(given, sources) {
    const texts = textsIn(given);
    const run = { hasRelease: hasRelease(sources), hasKey: isGiven('once-key', sources) };
    sources.problems.add([...(0,placeholders/* placeholderProblems */.y7)(texts, run), ...filterProblems(sources)]);
    return new Set(texts.flatMap(({ text }) => (0,placeholders/* placeholdersIn */.Qf)(text)));
}
function readContentOf(complete, found) {
    const content = contentOf(complete.fields);
    if (!content)
        throw new Error('a required field was lost');
    return {
        content: { ...content, messageSource: found?.messageSource },
        extraFields: complete.extraFields,
        onceKey: complete.onceKey,
        release: found?.release,
        heldBack: found?.heldBack,
        ignoredCommentLine: found?.ignoredCommentLine,
    };
}
function mapPublishable({ fields, extraFields, onceKey }, replace) {
    const mappedFields = [...fields].map(([name, given]) => {
        const { placeOf, derived } = given;
        const field = { [name]: given.value };
        const mapped = (0,notification_fields/* mapTexts */.zO)(field, ({ text, kind, path }) => replace({ text, use: kind, place: placeOf(path), derived }));
        return [name, { ...given, value: mapped[name] }];
    });
    const mappedExtra = (0,base_json/* mapJsonTexts */.ff)(extraFields, (text, path) => replace({ text, use: 'extra', place: { input: 'extra-fields', path } }));
    return {
        fields: new Map(mappedFields),
        extraFields: (0,base_json/* isObject */.Gv)(mappedExtra) ? mappedExtra : {},
        onceKey: onceKey && replace({ text: onceKey, use: 'key', place: { input: 'once-key' } }),
    };
}
function textsIn(publishable) {
    const texts = [];
    mapPublishable(publishable, each => {
        texts.push(each);
        return each.text;
    });
    return texts;
}
function fillAndCheck(chosen, values, tokens) {
    const problems = [];
    const complete = mapPublishable(chosen, given => {
        const parsed = completeText(given, values, tokens);
        if ('value' in parsed)
            return parsed.value;
        const mayBeInEvent = given.derived !== undefined || (0,placeholders/* namesIn */.wX)(given.text, given.use).length > 0;
        problems.push((0,base_problems/* problem */.CC)(given.place, { ...parsed, mayBeInEvent }));
        return given.text;
    });
    return { ...complete, problems };
}
function completeText(given, values, tokens) {
    const { text, use, derived } = given;
    const names = derived ? [] : (0,placeholders/* namesIn */.wX)(text, use);
    const inValues = names.map(name => content_tokenIn(values[name], tokens));
    const token = derived ? derived.token : inValues.find(found => found !== undefined);
    if (token)
        return publishes(token, derived);
    if (names.some(name => values[name] === undefined))
        return { value: text };
    const filled = derived ? { value: text.trim() } : (0,placeholders/* fill */.GS)(text, use, values);
    if ('message' in filled)
        return filled;
    const whole = tokens.find(filled.value);
    if (whole)
        return publishes(whole, derived);
    const parsed = placeholders/* rules */.aO[use](filled.value);
    if ('value' in parsed || (names.length === 0 && !derived))
        return parsed;
    const words = (0,base_problems/* problemWords */.$3)(parsed);
    if (derived)
        return { message: `taken from the ${derived.source} is invalid: ${words}` };
    const subject = parsed.quoted === undefined ? 'it ' : '';
    return { message: `is invalid once its placeholders are replaced: ${subject}${words}` };
}
function content_tokenIn(part, tokens) {
    if (part === undefined || 'missing' in part)
        return undefined;
    return 'token' in part ? part.token : tokens.find(part.value);
}
const publishes = (token, derived) => derived
    ? {
        message: `contains ${publishedToken(token, derived.source === 'release' ? 'release' : 'release or deployment')}`,
    }
    : { message: `would contain ${publishedToken(token, 'release')}` };
function placeholderValues(onceKey, found, { tokens, wholeKey }) {
    const values = { ...found?.placeholders };
    if (onceKey === '')
        return values;
    const key = completeText({ text: onceKey, use: 'key', place: { input: 'once-key' } }, values, tokens);
    return 'value' in key ? { ...values, key: { value: wholeKey(key.value) } } : values;
}
function keyProblems(onceKey, found, { inputs, problems }) {
    const isJudged = problems.all.some(({ input }) => input === 'once-key');
    if (isJudged || onceKey === '' || inputs['once-per'] !== '' || found === undefined)
        return [];
    return releaseKeyProblems(onceKey, found);
}

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = require("node:util");
;// CONCATENATED MODULE: ./build/js/content/expected-payload.js




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
const contextLength = 20;
function shortenedJson(was, is) {
    const [one, other] = [jsonOf(was), jsonOf(is)];
    let common = 0;
    while (common < one.length && one[common] === other[common])
        common++;
    const from = common > 2 * contextLength ? common - contextLength : 0;
    return [excerptFrom(one, from), excerptFrom(other, from)];
}
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
function excerptFrom(json, from) {
    const omitted = json.startsWith('"') ? '"…' : '…';
    return (0,base_text/* truncate */.xv)(`${from > 0 ? omitted : ''}${json.slice(from)}`).toWellFormed();
}

// EXTERNAL MODULE: ./build/js/github/github-data.js
var github_data = __nccwpck_require__(26);
// EXTERNAL MODULE: ./build/js/http/connection.js
var connection = __nccwpck_require__(463);
;// CONCATENATED MODULE: ./build/js/inputs/calendar.js


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
function calendar_outsideWindow(window, timeZone, at) {
    const clock = clockOf(timeZone);
    const now = clock(at);
    if (isInside(window, now))
        return undefined;
    const next = (Math.floor(at.getTime() / minuteMs) + 1) * minuteMs;
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
function periodOf(unit, start, timeZone = 'UTC') {
    const { year, month, day } = clockOf(timeZone)(start);
    const date = new Date(Date.UTC(year, month - 1, day));
    if (unit === 'week')
        return weekOf(date);
    const isoDate = date.toISOString().slice(0, 10);
    return unit === 'day' ? isoDate : isoDate.slice(0, 7);
}
function weekOf(day) {
    const daysSinceMonday = (day.getUTCDay() + 6) % 7;
    const thursday = new Date(day.getTime() + (3 - daysSinceMonday) * units/* dayMs */.LP);
    const year = thursday.getUTCFullYear();
    const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * units/* dayMs */.LP)) + 1;
    return `${year}-W${String(week).padStart(2, '0')}`;
}

// EXTERNAL MODULE: ./build/js/inputs/url-rules.js
var url_rules = __nccwpck_require__(953);
;// CONCATENATED MODULE: ./build/js/inputs/settings.js








const required = (what, rule) => {
    return text => (text === '' ? { message: `is missing; set it to ${what}` } : rule(text));
};
const withDefault = (absent, rule) => {
    return text => (text === '' ? { value: absent } : rule(text));
};
const optional = (rule) => withDefault(undefined, rule);
const guard = (offWord, off, rule, whenEmpty = value_rules/* emptyGuard */.LW) => {
    const parse = text => (text === offWord ? { value: off } : rule(text));
    return Object.assign(parse, { offWord, whenEmpty });
};
const oneOf = (allowed, what) => {
    return text => {
        const value = allowed.find(each => each === text);
        return value === undefined ? (0,base_problems/* quoting */.yu)(text, `is not ${what}`) : { value };
    };
};
const serviceRules = {
    'base-url': required('the base address of the push service, such as https://push.example.com (a misspelled variable is empty)', url_rules/* baseUrl */.pc),
    'api-token': required('the API token of the site, from a secret (a secret is empty if it is misspelled, or if it belongs to an environment that the job does not use)', value_rules/* headerToken */.d6),
    timeout: withDefault(30, (0,value_rules/* wholeNumber */.rD)('a whole number of seconds from 1 to 300', 1, 300)),
    retries: withDefault(3, (0,value_rules/* wholeNumber */.rD)('a whole number from 0 to 10', 0, 10)),
    summary: withDefault(true, value_rules/* boolean */.zM),
};
const maxWhole = Number.MAX_SAFE_INTEGER;
const sendRules = {
    ...serviceRules,
    target: required('`all` (every subscriber) or `audience`; `target` has no default, so that nobody sends to all by mistake', oneOf(['all', 'audience'], 'a valid target; use `all` (every subscriber) or `audience`')),
    'audience-id': optional((0,value_rules/* wholeNumber */.rD)('an audience id, which is a whole number such as 101', 1, maxWhole)),
    'audience-name': optional(value_rules/* anyText */.Ae),
    'max-reach': guard('none', undefined, (0,value_rules/* wholeNumber */.rD)('a whole number such as 10000, or `none`', 0, maxWhole)),
    'payload-file': optional(value_rules/* anyText */.Ae),
    'extra-fields': optional(value_rules/* anyText */.Ae),
    'dry-run': guard('false', false, value_rules/* boolean */.zM, value_rules/* emptyDryRun */.C_),
    'check-urls': guard('false', undefined, value_rules/* urlCheck */.Y8),
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
function checkServiceInputs(raw, tokens) {
    return check(serviceRules, raw, tokens);
}
function checkSendInputs(raw, tokens, event = '') {
    const checked = check(sendRules, raw, tokens, combinationProblems);
    if (checked.settings)
        checked.settings.maxAge ??= defaultMaxAge(raw.release, event);
    return checked;
}
const dayS = units/* dayMs */.LP / 1_000;
function defaultMaxAge(release, event) {
    if (release === 'latest')
        return 7 * dayS;
    if (release === '' && event === 'release')
        return 30 * dayS;
    return undefined;
}
function check(rules, raw, tokens, combinationProblems = () => []) {
    const problems = new base_problems/* ProblemCollector */.tH();
    problems.refuse([...secretsInInputs(raw, tokens), ...oversizedProblems(raw)]);
    const settings = {};
    for (const [name, rule] of Object.entries(rules)) {
        const parsed = parseInput(name, problems.isRefused(name) ? '' : (raw[name] ?? ''), rule);
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
function parseInput(name, text, rule) {
    const isEmptyGuard = text === '' && 'offWord' in rule;
    return isEmptyGuard ? { message: rule.whenEmpty(name, rule.offWord) } : rule(text);
}
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
const guardWords = new Map(Object.entries({ ...sendRules, ...previewRules }).flatMap(([name, rule]) => 'offWord' in rule ? [[name, rule.offWord]] : []));
const previewInputs = [...namesOf(previewRules), ...notification_fields/* contentInputs */.Pw];
function checkPreviewInputs(raw, tokens) {
    return check(previewRules, raw, tokens, missingFiles);
}
function missingFiles(raw) {
    if (raw['payload-files'] !== '')
        return [];
    if (contentInputs.every(name => raw[name] === '')) {
        return [problem('payload-files', 'is missing; set it to paths of payload files, or set the notification as inputs')];
    }
    const choosesFiles = raw.only !== '' && raw.only !== 'all';
    return choosesFiles
        ? [problem('payload-files', 'is missing, but `only` is set; set `payload-files` to the files to choose from')]
        : [];
}
function combinationProblems(given) {
    return [...targetProblems(given), ...settings_keyProblems(given), ...githubProblems(given)];
}
function targetProblems(given) {
    const problems = [];
    const onlyOfAudience = 'is only allowed with `target: audience`';
    if (given.target === 'all') {
        const names = ['audience-id', 'audience-name'].filter(name => given[name] !== '');
        problems.push(...names.map(name => (0,base_problems/* problem */.CC)(name, `${onlyOfAudience}; remove it, or change \`target\``)));
    }
    if (given.target === 'all' && given['max-reach'] !== '') {
        const why = '(the service does not report the reach of a broadcast)';
        problems.push((0,base_problems/* problem */.CC)('max-reach', `${onlyOfAudience} ${why}; remove it`));
    }
    if (given.target === 'audience' && given['audience-id'] === '' && given['audience-name'] === '') {
        const otherInputs = ['audience-name'];
        problems.push((0,base_problems/* problem */.CC)('audience-id', 'are both missing (an empty input counts as missing); set at least one', { otherInputs }));
    }
    return problems;
}
function settings_keyProblems(given) {
    const hasKey = given['once-key'] !== '';
    const hasPeriod = given['once-per'] !== '';
    const problems = [];
    if (hasPeriod && !hasKey)
        problems.push((0,base_problems/* problem */.CC)('once-key', 'is missing; `once-per` needs it'));
    if (given.release === 'latest' && !hasKey && !hasPeriod) {
        const message = 'is missing, so each later run would announce the latest release again; set `once-key: release-{tag}`, and give the job the `contents: write` permission';
        problems.push((0,base_problems/* problem */.CC)('once-key', { message, hint: base_failure/* newKeySendsAgain */.Hr }));
    }
    if (given.release === 'latest' && hasPeriod) {
        const message = 'is not allowed with `release: latest`, because each later period would announce the same release again; remove `once-per`, and set `once-key: release-{tag}`';
        problems.push((0,base_problems/* problem */.CC)('once-per', { message, hint: base_failure/* newKeySendsAgain */.Hr }));
    }
    if (given['time-zone'] !== '' && given['send-between'] === '' && !hasPeriod) {
        const message = 'has no effect without `send-between` or `once-per`; set one of these two, or remove `time-zone`';
        problems.push((0,base_problems/* problem */.CC)('time-zone', message));
    }
    return problems;
}
function githubProblems(given) {
    if (given['github-token'] !== '')
        return [];
    if (given['once-key'] !== '') {
        return [(0,base_problems/* problem */.CC)('github-token', 'is missing; `once-key` needs it to store a record in the repository')];
    }
    if (given.release === '')
        return [];
    return [(0,base_problems/* problem */.CC)('github-token', 'is missing; the `release` input needs it to fetch the release')];
}

// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __nccwpck_require__(785);
// EXTERNAL MODULE: ./build/js/inputs/misspelled-names.js
var misspelled_names = __nccwpck_require__(543);
;// CONCATENATED MODULE: ./build/js/push/audience.js




const shownAudience = (listed) => ({ ...listed, name: listed.name.shown });
const needsList = ({ audienceName, maxReach, dryRun, }) => dryRun || audienceName !== undefined || maxReach !== undefined;
function resolveTarget(settings, list) {
    const { target, audienceId: id, audienceName: name } = settings;
    if (target === 'all')
        return { type: 'all' };
    if (list === undefined && id !== undefined)
        return { type: 'audience', audience: { id } };
    return { type: 'audience', audience: resolveAudience(id, name, list ?? []) };
}
function resolveAudience(id, name, list) {
    const sameName = name === undefined ? list : withName(name, list);
    const named = name === undefined ? list : [...sameName, ...withSameNumber(name, list)];
    const matches = id === undefined ? named : named.filter(audience => audience.id === id);
    const [found] = matches;
    const isAmbiguous = id === undefined && matches.length > 1;
    const isOtherSpelling = id === undefined && sameName.length === 0;
    if (!found || isAmbiguous || isOtherSpelling)
        throw audienceFailure(id, name, list);
    if (found.id < 1)
        throw unusableId(shownAudience(found));
    const reaches = list.filter(audience => audience.id === found.id).map(({ reach }) => reach);
    return { ...shownAudience(found), reach: reaches.reduce((one, other) => Math.max(one, other)) };
}
const unusableId = ({ id, name }) => new base_failure/* Failure */.HR({
    reason: 'bad-audience-list',
    title: 'Unusable audience list',
    message: `The service lists ${(0,base_text/* quote */.hD)(name ?? '')} with the id ${id}, but ids begin with 1, so the action does not send to it.`,
    hint: (0,base_failure/* fixedAnywhere */.YN)('Choose another audience, or ask the operator of the service.'),
});
function checkReach({ id, name, reach }, maxReach) {
    if (maxReach === undefined || reach === undefined)
        return;
    const who = `Audience ${id}${name ? ` (${(0,base_text/* quote */.hD)(name)})` : ''}`;
    if (reach < 0) {
        throw new base_failure/* Failure */.HR({
            reason: 'bad-audience-list',
            title: 'Unusable audience list',
            message: `${who} has a reach of ${reach}, which is not a number of subscribers, so the action cannot check \`max-reach\`.`,
            hint: (0,base_failure/* fixedAnywhere */.YN)('Look up the number of subscribers in the panel of your push service. To send without this check, remove `max-reach`.'),
        });
    }
    if (reach <= maxReach)
        return;
    throw new base_failure/* Failure */.HR({
        reason: 'reach-exceeded',
        title: 'Audience too large',
        message: `${who} has a reach of ${reach}, but \`max-reach\` allows at most ${maxReach}.`,
        hint: (0,base_failure/* fixedAnywhere */.YN)('Check that this is the right audience. If it is, raise `max-reach`.'),
    });
}
const audienceEntry = ({ id, name, reach }) => `${(0,base_text/* quote */.hD)(name.shown)} (id ${id}, reach ${reach})`;
function audienceFailure(id, name, list) {
    if (name === undefined) {
        return new base_failure/* Failure */.HR({
            reason: 'audience-not-found',
            title: 'Audience not found',
            message: `The service lists no audience with the id ${id} (it lists ${list.length} audience${list.length === 1 ? '' : 's'}).`,
            hint: (0,base_failure/* fixedAnywhere */.YN)('Look up the id in the panel of your push service, and correct `audience-id`.'),
        });
    }
    const sameName = withName(name, list);
    if (id !== undefined) {
        const ids = listNames(sameName, audience => `id ${audience.id} (reach ${audience.reach})`);
        const owners = ids ? `the name ${(0,base_text/* quote */.hD)(name)} belongs to ${ids}` : `no audience has the name ${(0,base_text/* quote */.hD)(name)}`;
        return new base_failure/* Failure */.HR({
            reason: 'audience-mismatch',
            title: 'Audience id and name differ',
            message: `\`audience-id\` is ${id}, but ${owners}.`,
            hint: (0,base_failure/* fixedAnywhere */.YN)('Correct the wrong input, or set only one of the two.'),
        });
    }
    const sameNumber = withSameNumber(name, list);
    if (sameNumber.length > 0)
        return numberFailure(name, sameName, sameNumber);
    if (sameName.length > 0) {
        return new base_failure/* Failure */.HR({
            reason: 'audience-ambiguous',
            title: 'Several audiences have that name',
            message: `${sameName.length} audiences are named ${(0,base_text/* quote */.hD)(name)}: ${listNames(sameName, audienceEntry)}.`,
            hint: { newRunAfter: 'Set `audience-id` to the id of the right one, then' },
        });
    }
    const nearestOnes = nearestNames(name, list);
    const meant = meantAudience(nearestOnes, name);
    const others = list.length > 0
        ? `The nearest names are ${listNames(nearestOnes, audienceEntry)}.`
        : 'The service lists no audiences.';
    return new base_failure/* Failure */.HR({
        reason: 'audience-not-found',
        title: 'Audience not found',
        message: `No audience is named ${(0,base_text/* quote */.hD)(name)}. ${meant ? `Did you mean ${(0,base_text/* quote */.hD)(meant.name.shown)} (id ${meant.id})?` : others}`,
        hint: (0,base_failure/* fixedAnywhere */.YN)('Correct `audience-name` (names are case-sensitive), or create the audience in the panel of your push service.'),
    });
}
function numberFailure(name, sameName, sameNumber) {
    const entries = listNames([...sameName, ...sameNumber], audienceEntry);
    const isListed = sameName.length > 0;
    const meant = sameNumber.length === 1 ? `Did you mean ${entries}?` : `These names are the same number: ${entries}.`;
    return new base_failure/* Failure */.HR({
        reason: isListed ? 'audience-ambiguous' : 'audience-not-found',
        title: isListed ? 'Several audiences have that number as their name' : 'Audience not found',
        message: isListed
            ? `The name ${(0,base_text/* quote */.hD)(name)} is a number, and so are these names, which differ only in how they are written: ${entries}.`
            : `No audience is named ${(0,base_text/* quote */.hD)(name)}. ${meant}`,
        hint: {
            newRunAfter: 'Put the name in quotation marks, because GitHub rewrites numbers without them (`2024.10` becomes `2024.1`), and choose the audience with `audience-id`, then',
        },
    });
}
function withSameNumber(name, list) {
    const wanted = numberOf(name);
    if (wanted === undefined)
        return [];
    const written = normalized(name);
    return list.filter(({ name: { raw } }) => numberOf(raw) === wanted && normalized(raw) !== written);
}
function numberOf(text) {
    const trimmed = text.trim();
    return /^([-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?|0x[\da-f]+|0o[0-7]+)$/i.test(trimmed) ? Number(trimmed) : undefined;
}
function withName(name, list) {
    const wanted = normalized(name);
    return list.filter(audience => normalized(audience.name.raw) === wanted);
}
const maxNormalizedLength = 1_000;
function normalized(name) {
    const trimmed = name.trim();
    return trimmed.length > maxNormalizedLength ? trimmed : trimmed.normalize('NFC');
}
const maxListed = 20;
function listNames(audiences, show) {
    const shown = audiences.slice(0, maxListed).map(show).join(', ');
    const left = audiences.length - maxListed;
    return left > 0 ? `${shown} and ${left} more` : shown;
}
const maxComparedLength = 64;
const maxCompared = 20_000;
const maxNearest = 5;
function nearestNames(name, list) {
    const compared = nearest(list, maxCompared, each => Math.abs(each.length - name.length));
    return nearest(compared, maxNearest, each => editDistance(name, each));
}
function nearest(audiences, max, distanceTo) {
    const measured = audiences.map(audience => ({ audience, distance: distanceTo(audience.name.raw) }));
    const sorted = measured.sort((one, other) => one.distance - other.distance);
    return sorted.slice(0, max).map(({ audience }) => audience);
}
const editDistance = (one, other) => (0,leven/* default */.A)(comparedPart(one), comparedPart(other));
const comparedPart = (name) => normalized(name.trim().slice(0, maxComparedLength)).toLowerCase();
function meantAudience(nearest, name) {
    const distanceOf = (audience) => editDistance(name, audience.name.raw);
    const sameLetters = nearest.filter(each => distanceOf(each) === 0);
    const similar = nearest.filter(each => (0,misspelled_names/* isTypingError */.Qz)(distanceOf(each), name.trim()));
    const [only, another] = sameLetters.length > 0 ? sameLetters : similar;
    return another ? undefined : only;
}

;// CONCATENATED MODULE: ./build/js/push/push-service.js



const maxListMebibytes = 8;
const maxResponseMebibytes = 1;
class PushService {
    retries;
    context;
    #hasListed = false;
    #settings;
    constructor({ retries, ...settings }, context) {
        this.retries = retries;
        this.context = context;
        this.#settings = settings;
    }
    get hasListed() {
        return this.#hasListed;
    }
    async fetchAudiences() {
        const result = await this.context.http.request({
            ...this.#requestTo('/v1/audience'),
            method: 'GET',
            maxBytes: maxListMebibytes * units/* mebibyte */.E$,
        });
        if (result.kind === 'response' && (0,exchange_and_hand_over/* isSuccess */.oJ)(result.status))
            this.#hasListed = true;
        return result;
    }
    probe() {
        const request = this.#requestTo('/v1/audience');
        return this.context.http.request({ ...request, method: 'GET', maxBytes: 0, wantsBody: () => false });
    }
    send(body, beforeHandOver) {
        const { headers, ...request } = this.#requestTo('/v1/notifications');
        return this.context.http.request({
            ...request,
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body,
            beforeHandOver,
            maxBytes: maxResponseMebibytes * units/* mebibyte */.E$,
        });
    }
    #requestTo(path) {
        const { baseUrl, apiToken, timeout } = this.#settings;
        return {
            url: new URL(`${baseUrl}${path}`),
            headers: {
                'Authentication-Token': apiToken,
                Accept: 'application/json',
                'Accept-Encoding': 'identity',
                'User-Agent': version/* userAgent */.N,
            },
            timeoutMs: timeout * 1_000,
            signal: this.context.signal,
        };
    }
}
function bodyOf(notification, chosen, extraFields) {
    const target = chosen.type === 'all' ? { type: 'all' } : { type: 'audience', value: chosen.audience.id };
    return JSON.stringify({ ...notification, target, ...extraFields });
}

;// CONCATENATED MODULE: ./build/js/push/audience-list.js






const listing = 'Listing the audiences';
async function listAudiences(service) {
    const { signal, log } = service.context;
    const body = await (0,backoff/* withRetries */.LH)({
        attempt: async (number) => readListResponse(await service.fetchAudiences(), (0,backoff/* backoff */.JN)(number)),
        retries: service.retries,
        signal,
        cancelled: () => (0,base_failure/* cancelledFailure */.Yq)(listing),
        onWait: (failure, waitMs) => log.retry(failure, waitMs),
    });
    if (body instanceof base_failure/* Failure */.HR)
        throw body;
    return parseList(body);
}
function readListResponse(result, backoffMs) {
    const afterFailure = (failed) => {
        const failure = requestFailure(listing, failed);
        return failed.retryable ? { result: failure, waitMs: backoffMs } : { done: failure };
    };
    if (result.kind === 'failure')
        return afterFailure(result);
    const { status, headers, body, incomplete } = result;
    if (!(0,exchange_and_hand_over/* isSuccess */.oJ)(status)) {
        const failure = statusFailure(listing, result);
        if (status !== 408 && status !== 429 && status < 500)
            return { done: failure };
        return { result: failure, waitMs: (0,backoff/* retryAfter */.P9)(headers['retry-after'], Date.now()) ?? backoffMs };
    }
    if (incomplete === undefined)
        return { done: body };
    if (incomplete === 'too-large')
        return { done: badList(`the list is larger than ${maxListMebibytes} MiB`) };
    const reason = incomplete === 'cut' ? 'connection-lost' : incomplete;
    const causeText = 'only part of the list arrived';
    const retryable = reason !== 'cancelled';
    const cause = new Error(causeText);
    return afterFailure({ kind: 'failure', mayHaveBeenReceived: true, reason, retryable, cause, causeText });
}
function parseList(body) {
    const json = (0,base_json/* parseJson */.qF)(body.raw);
    if (isWebPage(body.raw))
        throw badList('the response is a web page', (0,base_failure/* fixedAnywhere */.YN)(websiteHint));
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
    return list.map(({ id, name, reach }) => ({ id, name: body.part(name), reach }));
}
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
const badList = (wrong, hint = (0,base_failure/* fixedAnywhere */.YN)('Check `base-url`. If it is the address of the API, ask the operator of the service.')) => new base_failure/* Failure */.HR({
    reason: 'bad-audience-list',
    title: 'Unusable audience list',
    message: `The service did not return a valid list of audiences: ${wrong}.`,
    hint,
});

// EXTERNAL MODULE: ./build/js/base/url.js
var base_url = __nccwpck_require__(775);
;// CONCATENATED MODULE: ./build/js/report/markup.js


function escapeMarkup(text, longest) {
    const shown = breakable((0,base_text/* showInvisible */.jQ)(text), longest);
    const escaped = shown.replace(special, entity).replace(autolinked, asElement);
    return escaped.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll('\n', '<br>');
}
function escapeCode(text) {
    return (0,base_text/* showInvisible */.jQ)(text).replace(/[&<>]/g, entity).replaceAll('\n', '&#10;');
}
const escapeTruncated = (text, max) => escapeMarkup((0,base_text/* truncate */.xv)(text, max));
const markupQuote = (text) => isolated(escapeTruncated(text, 500));
function sentence(text, max = 500) {
    const parts = (0,base_text/* truncate */.xv)(text, max).split(codeSpan);
    const markup = parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeMarkup(part)));
    return isolated(markup.join(''));
}
function linkedText({ text, url }, max = 2_000) {
    return `${sentence(text, max)}${url ? ` <a href="${escapeAttribute(url)}">Open that run</a>` : ''}`;
}
function flatBlocks(blocks) {
    if (typeof blocks === 'object')
        return blocks.flatMap(flatBlocks);
    return blocks ? [blocks] : [];
}
const folded = (heading, blocks) => `<details><summary>${heading}</summary>\n${flatBlocks(blocks).join('\n')}\n</details>`;
const commandBlock = ({ command }) => command !== undefined && `<pre><code>${escapeCode(command)}</code></pre>`;
const isolated = (markup) => `<span dir="auto">${markup}</span>`;
const codeSpan = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/;
const code = (text) => `<code>${escapeCode(text)}</code>`;
function markup_link(url, max = 300) {
    const text = urlText(url, max);
    return url.length > maxUrl || !(0,base_url/* parseUrl */.Dl)(url) ? text : `<a href="${escapeAttribute(url)}">${text}</a>`;
}
const urlText = (url, max) => escapeMarkup(linkText(url, max));
function linkText(url, max) {
    const host = (0,base_url/* parseUrl */.Dl)(url)?.host;
    const [, scheme = '', path = ''] = /^(https?:\/\/)[^/?#]*(.*)$/is.exec(url) ?? [];
    if (!host || scheme === '')
        return (0,base_text/* truncate */.xv)(url, max);
    return scheme + host + (0,base_text/* truncate */.xv)(path, Math.max(1, max - scheme.length - host.length));
}
function markup_image(url, alt, width) {
    return url.length > maxUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" width="${width}">`;
}
function breakable(text, longest = 40) {
    const longWord = new RegExp(`[^\\s/?-]{${longest + 1},}`, 'g');
    return text.replace(longWord, word => {
        if (new RegExp(breaksByItself, 'u').test(word))
            return word;
        const characters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment);
        return characters.map((each, index) => (index > 0 && index % pieceLength === 0 ? `\u200b${each}` : each)).join('');
    });
}
const pieceLength = 10;
const breaksByItself = String.raw `[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`;
const maxUrl = 2_000;
const special = /[&<>"'`*_~[\]()|\\!{}^]/g;
const autolinked = /(?<!&)#|[@:$]|(?<=[wW]{3})\./g;
const entity = (character) => `&#${character.codePointAt(0)};`;
const asElement = (character) => `<span>${entity(character)}</span>`;
const escapeAttribute = (text) => (0,base_text/* showInvisible */.jQ)(text).replace(/[&<>"'`\n\t]/g, entity);
const markup_grouped = (number) => String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
const counted = (number, noun) => `${markup_grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

;// CONCATENATED MODULE: ./build/js/report/announcement-texts.js




const announcement_texts_units = units/* timeUnits */.F7.filter(({ name }) => name !== 'week');
function durationText(seconds) {
    const unit = announcement_texts_units.find(({ seconds: length }) => seconds > 0 && seconds % length === 0);
    return unit ? `${seconds / unit.seconds}${unit.letter}` : `${seconds}s`;
}
function ageText(seconds, qualifier = '') {
    const unit = announcement_texts_units.find(({ seconds: length }) => seconds >= length);
    return unit ? `${qualifier}${counted(Math.floor(seconds / unit.seconds), unit.name)} ago` : 'just now';
}
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
const messageSourceTexts = {
    comment: 'the `web-push` comment in the release notes',
    default: 'the default message',
};
const defaultMessageText = `The notification has the default message, because the release notes have no \`web-push\` comment.
To choose the message of a release, write \`<!-- web-push: your text -->\` on its own line at the very beginning of the release notes, set the \`message\` input (such as \`{name} is out\`), or let an earlier step write the message.`;
function ignoredCommentText(line, isSecond) {
    const [another, advice] = isSecond
        ? [
            'another',
            'The message is from the comment at the beginning, so if that comment is yours, there is nothing to do.',
        ]
        : ['a', 'If the comment is yours, move it to the first line.'];
    return `Line ${line} of the release notes has ${another} \`web-push\` comment, which does not count. The comment counts only at the very beginning of the notes, because tools copy the words of pull requests and commits below it. ${advice}`;
}
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
function choiceText({ tag, latest }) {
    if (!latest)
        return undefined;
    const { chosenBy, shownTag, newerTags } = latest;
    const chosen = shownTag === undefined ? '' : whyChosen(tag, shownTag, chosenBy);
    return [chosen, newerText(newerTags)].filter(Boolean).join(' ') || undefined;
}
function whyChosen(tag, shownTag, chosenBy) {
    const why = chosenBy === 'date' ? 'was published last' : whyChosenByVersion(tag, shownTag);
    return `This run chose ${(0,base_text/* quote */.hD)(tag)}, which ${why}. GitHub shows ${(0,base_text/* quote */.hD)(shownTag)} as the latest release.`;
}
function whyChosenByVersion(tag, shownTag) {
    const [version, shownVersion] = [(0,release_version/* releaseVersion */.SF)(tag), (0,release_version/* releaseVersion */.SF)(shownTag)];
    const isSame = version && shownVersion && (0,release_version/* isSameVersion */.p)(version, shownVersion);
    return isSame ? `is the same version as ${(0,base_text/* quote */.hD)(shownTag)}` : 'has the highest version that the inputs allow';
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
function outsideWindowText({ window, timeZone, now, opens, opensAt }) {
    const inUtc = timeZone.toUpperCase() === 'UTC' ? '' : ` (${opensAt.toISOString().slice(11, 16)} UTC)`;
    return `The time in ${timeZone} is ${timeText(now)}, which is outside \`send-between: ${window}\`. The window opens at ${timeText(opens)} on ${dateText(opens)}${inUtc}.`;
}
function whyOutside(outside, lastFailure) {
    const text = outsideWindowText(outside);
    if (lastFailure === undefined)
        return { text };
    return { text: `${lastFailure.message} The window closed before the action could retry. ${text}` };
}
function laterRun(hasTriedOrClaimed, { claim, isKeyless, release }) {
    const schedule = 'If runs also start on a schedule, you can wait for the next one instead.';
    const latest = release?.latest ? ' Either run announces the release that is the latest at that time.' : '';
    if (claim !== undefined && claim.kind !== 'none') {
        const deletion = 'First, delete the claim of this run as the warning says. Then re-run this job inside the window.';
        return { text: `${deletion} ${schedule}${latest}` };
    }
    const unclaimed = claim ? ' and has no claim on the key' : '';
    const nothing = hasTriedOrClaimed ? `This run sent nothing${unclaimed}` : 'This run sent nothing and claimed no key';
    const used = isKeyless ? '' : ' Either run is skipped if the `once-key` has been used by then.';
    return {
        text: `${nothing}. To send the notification, re-run this job inside the window. ${schedule}${used}${latest}`,
    };
}

;// CONCATENATED MODULE: ./build/js/report/advice.js








const maxTtl = 2_419_200;
function adviceText(advice) {
    switch (advice.kind) {
        case 'many-buttons':
            return `The notification has ${advice.count} buttons. Browsers show at most two.`;
        case 'long-ttl':
            return `The \`ttl\` is ${markup_grouped(advice.seconds)} s. Push services keep a notification for at most four weeks, so use at most \`4w\`.`;
        case 'reach-zero':
            return 'The audience has a reach of 0, so nobody will receive this notification.';
        case 'token-expiry':
            return advice.expired
                ? `The API token expired on ${dayOf(advice.at)}, so the service will probably refuse it. Replace the secret.`
                : `The API token expires on ${dayOf(advice.at)}. Replace the secret before then.`;
        case 'rerun':
            return `This is attempt ${advice.attempt} of this run, and an earlier attempt may already have sent the notification, so look in the panel of your push service. For later runs, set a \`once-key\`. ${base_failure/* newKeySendsAgain */.Hr}.`;
        case 'outside-window':
            return `A real run would be skipped now. ${outsideWindowText(advice.outside)}`;
        case 'held-back':
            return `A real run would be skipped. ${filteredOutText(advice.filtered)}`;
        case 'ignored-comment':
            return ignoredCommentText(advice.line, advice.isSecond);
        case 'truncated':
            return `The ${advice.field} is ${markup_grouped(advice.total)} characters long. Even a desktop shows only about ${markup_grouped(advice.visible)} of them.`;
        case 'markup':
            return `The ${advice.field} contains ${advice.what} (${(0,base_text/* quote */.hD)(advice.found)}). Notifications are plain text, so subscribers would see these characters as they are.`;
        case 'escaped-newline':
            return `The ${advice.field} contains the characters \`${advice.found}\`. Subscribers would see them as they are. ${advice.isTyped ? oneLineForm : lineBreak}`;
        case 'template':
            return `\`${(0,base_problems/* pathText */.LF)(advice.fieldPath)}\` contains the unresolved template ${(0,base_text/* quote */.hD)(advice.template)}. It is sent as it is, unless the push service replaces it. In a workflow, use an expression such as \`\${{ github.sha }}\`.`;
        case 'key-template':
            return `The \`once-key\` contains the unresolved template ${(0,base_text/* quote */.hD)(advice.template)}. Every run has this same key, so only the first one sends.`;
        case 'no-value':
            return `\`${(0,base_problems/* pathText */.LF)(advice.fieldPath)}\` is only ${(0,base_text/* quote */.hD)(advice.text)}, which programs write for a missing value. Subscribers would see this word.`;
        case 'link':
            return `\`${(0,base_problems/* pathText */.LF)(advice.fieldPath)}\` has the host ${(0,base_text/* quote */.hD)(advice.written)}, which browsers read as ${(0,base_text/* quote */.hD)(advice.read)}. Check that this is the host you mean.`;
        case 'unreachable':
            return `\`${(0,base_problems/* pathText */.LF)(advice.fieldPath)}\` has the host ${(0,base_text/* quote */.hD)(advice.host)}, which subscribers cannot reach. Use a public host.`;
        case 'large-body':
            return `The request body has ${markup_grouped(advice.bytes)} bytes. Push services carry about 4 KiB per notification, including what your service adds, and may drop the rest or the whole notification. Shorten the texts and URLs.`;
        case 'image-size':
            return `${(0,notification_fields/* inputOf */.wg)(advice.field)}: the ${notification_fields/* fieldTable */.Ng[advice.field].use} is ${pixels(advice)} pixels. Browsers show it at another size, so use ${notification_fields/* fieldTable */.Ng[advice.field].sizes.map(pixels).join(' or ')}.`;
        case 'image-weight':
            return `${(0,notification_fields/* inputOf */.wg)(advice.field)}: the ${notification_fields/* fieldTable */.Ng[advice.field].use} is ${kibibytes(advice.bytes)}. Every subscriber downloads it, so use one of at most ${kibibytes(notification_fields/* fieldTable */.Ng[advice.field].maxBytes)}.`;
        case 'unchecked-url':
            return (0,base_problems/* problemText */.fI)({ ...advice, file: undefined });
        case 'needs-release':
            return `\`${(0,base_problems/* pathText */.LF)(advice.fieldPath)}\` contains \`{${advice.placeholder}}\`. Only a send with a release can replace it. Without a release, the send fails.`;
    }
}
const lineBreak = 'For a line break, use a YAML block (`|`).';
const oneLineForm = 'A field of the "Run workflow" form has only one line, so leave them out there. In the workflow or a payload file, use a YAML block (`|`) for a line break.';
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
const reachAdvice = (reach) => (reach === 0 ? [{ kind: 'reach-zero' }] : []);
const rerunAdvice = (attempt, onceKey) => attempt > 1 && onceKey === undefined ? [{ kind: 'rerun', attempt }] : [];
const expiryWarningDays = 14;
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

// EXTERNAL MODULE: ./build/js/base/characters.js
var characters = __nccwpck_require__(452);
;// CONCATENATED MODULE: ./build/js/report/device-limits.js

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
const character = String.raw `(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`;
const wideCharacter = `\\ufe0f|[${characters/* eastAsianOrEmoji */.xo}]`;

;// CONCATENATED MODULE: ./build/js/report/unreachable-host.js
const internalIpv4 = /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
const ipv4 = /^\d+\.\d+\.\d+\.\d+$/;
const internalIpv6 = /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;
const mappedIpv4 = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/;
const localName = /^[^.[\]]+$|\.(?:localhost|local)$/;
function isUnreachableHost(hostname) {
    const host = hostname.toLowerCase().replace(/\.$/, '');
    const mapped = mappedIpv4.exec(host);
    if (mapped)
        return internalIpv4.test(dotted(mapped[1]) + dotted(mapped[2]));
    if (ipv4.test(host))
        return internalIpv4.test(host);
    return internalIpv6.test(host) || (localName.test(host) && !host.includes('{'));
}
function dotted(hexadecimal = '') {
    const bytes = Number.parseInt(hexadecimal, 16);
    return `${bytes >> 8}.${bytes & 255}.`;
}

;// CONCATENATED MODULE: ./build/js/report/content-advice.js





const maxBodyBytes = 3_000;
function contentAdvice({ notification, sources }, eventName = '') {
    const { actions = [], ttl = 0 } = notification;
    const advice = [];
    if (actions.length > 2)
        advice.push({ kind: 'many-buttons', count: actions.length });
    if (ttl > maxTtl)
        advice.push({ kind: 'long-ttl', seconds: ttl });
    for (const field of ['title', 'message']) {
        const isTyped = eventName === 'workflow_dispatch' && sources[field] === 'input';
        advice.push(...lengthAdvice(field, notification));
        advice.push(...markupAdvice(field, notification[field]), ...newlineAdvice(field, notification[field], isTyped));
    }
    const fieldTexts = (0,notification_fields/* textsOf */.CB)(notification);
    return [...advice, ...fieldTexts.flatMap(templateAdvice), ...fieldTexts.flatMap(linkAdvice)];
}
function sizeAdvice(body) {
    const bytes = Buffer.byteLength(body);
    return bytes > maxBodyBytes ? [{ kind: 'large-body', bytes }] : [];
}
function lengthAdvice(field, notification) {
    const [desktop] = devices;
    const { visible, total } = fitDevice(notification[field], desktop[field]);
    return visible === total ? [] : [{ kind: 'truncated', field, visible, total }];
}
const markdown = [
    /^(?!# \d+(?: |$))#{1,6} \S.*/m,
    /^([-*+]) \S.*(?=\n\1 \S)/m,
    /\[[^[\]\n]*\]\([^()\s]*\)/,
    /^(?:`{3}|~{3}).*/m,
    /(?<![\w`])`(?![a-z]`)[^`\n]+`(?!\w)/,
    /(?<![\w*\\])\*{1,2}(?=[^\s*./()])[^*\n]+(?<=\S)\*{1,2}|(?<![\w\\])_{1,2}(?=[^\s_./()-])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i,
];
const html = [
    /(?<!<)<\/?(?!https?:[^<>|]*\|)(?:[a-z][a-z\d-]*|[A-Z][A-Z\d-]*)(?!\w)[^<>]*>/,
    /<!--[^<>]*>?/,
    /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i,
];
const shortcode = [/(?<![\w:]):(?:[a-z][a-z\d_+-]{1,40}|[+-]1):(?!\w)/];
const chat = [/<(?:[@#][!&]?\w+|!\w+|a?:\w+:\d+)(?:\|[^<>]*)?>|<https?:[^<>|]*\|[^<>]*>/i];
const markups = [
    { what: 'Markdown', patterns: markdown },
    { what: 'HTML', patterns: html },
    { what: 'the markup of a chat', patterns: chat },
    { what: 'an emoji shortcode', patterns: shortcode },
];
function markupAdvice(field, text) {
    return markups.flatMap(({ what, patterns }) => {
        const [found] = patterns.flatMap(pattern => pattern.exec(text)?.[0] ?? []);
        return found === undefined ? [] : [{ kind: 'markup', field, what, found }];
    });
}
const escapedNewline = /(?<!(?<!\w)(?:[A-Za-z]:|\\\\\w)[\w.$\\-]{0,100})\\n|(?!(?<=\d)%0A[A-Z]+(?![a-z]))%0[Aa]/;
function newlineAdvice(field, text, isTyped) {
    const [found] = escapedNewline.exec(text) ?? [];
    return found === undefined ? [] : [{ kind: 'escaped-newline', field, found, isTyped }];
}
const unresolvedTemplates = [
    /\$?\{\{[^{}]{1,100}\}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>/,
    /\$\{[^{}]{1,100}\}|(?<![A-Z])\$\([A-Za-z][^()]{0,100}\)/,
    /\$[A-Z][A-Z\d]*_[A-Z\d_]*|\$[Ee]nv:\w+/,
    /(?<!\d)%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/,
];
const missingValue = /^(?:null|undefined|\[object Object\])$/;
function templateAdvice({ path: fieldPath, text }) {
    if (missingValue.test(text))
        return [{ kind: 'no-value', fieldPath, text }];
    const template = templateIn(text);
    return template === undefined ? [] : [{ kind: 'template', fieldPath, template }];
}
function keyAdvice(onceKey) {
    const template = templateIn(onceKey);
    return template === undefined ? [] : [{ kind: 'key-template', template }];
}
const templateIn = (text) => unresolvedTemplates.flatMap(pattern => pattern.exec(text)?.[0] ?? [])[0];
function linkAdvice({ path: fieldPath, kind, text }) {
    if (kind === 'text')
        return [];
    const [written, read] = [(0,base_url/* writtenHost */.Wr)(text), (0,base_url/* browserHost */.zB)(text)];
    if (written === undefined || read === undefined)
        return [];
    const advice = [];
    if (written.toLowerCase() !== read)
        advice.push({ kind: 'link', fieldPath, written, read });
    if (isUnreachableHost(read))
        advice.push({ kind: 'unreachable', fieldPath, host: read });
    return advice;
}

;// CONCATENATED MODULE: ./build/js/report/log-lines.js



const logText = ({ text, url, command }) => `${text}${url ? ` ${url}` : ''}${command ? `\n${command}` : ''}`;
const sourceNames = {
    input: 'the inputs',
    file: 'the file',
    release: 'the release',
    event: 'the event',
};
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
function checksLine(checks) {
    return `Checks: ${checks.join(', ') || 'none (max-reach, check-urls and once-key are not set)'}.`;
}
function checkTexts(settings, onceKey) {
    const { maxReach, releaseLevel, maxAge, sendBetween, timeZone = 'UTC', checkUrls, expectedPayload } = settings;
    const wholeKey = onceKey && [onceKey.key, onceKey.period].filter(Boolean).join(' ');
    const texts = [
        maxReach !== undefined && `max-reach ${maxReach}`,
        releaseLevel !== undefined && `release-level ${releaseLevel}`,
        maxAge !== undefined && `max-age ${durationText(maxAge)}`,
        sendBetween !== undefined && `send-between ${sendBetween.text} (${timeZone})`,
        checkUrls !== undefined && `check-urls${checkUrls.wait > 0 ? ` ${durationText(checkUrls.wait)}` : ''}`,
        expectedPayload !== undefined && 'expected-payload',
        wholeKey !== undefined && `once-key ${(0,base_text/* quote */.hD)(wholeKey)}`,
    ];
    return texts.filter(text => text !== false);
}

;// CONCATENATED MODULE: ./build/js/report/outputs.js

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
        'notification-id': (result.outcome === 'sent' && result.notificationId) || '',
    };
}
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
function previewOutputs(preview, reason, summaryUrl) {
    const { notifications, problems: inputProblems, extraFields, failure } = preview;
    const list = notifications.map(({ file, content }) => ({
        file,
        payload: { ...content?.notification, ...extraFields },
    }));
    const files = notifications.map(({ file }) => file).filter(file => file !== '');
    return {
        payloads: reason ? '' : JSON.stringify(list),
        files: failure || inputProblems.length > 0 ? '' : JSON.stringify(files),
        'summary-url': summaryUrl,
        count: failure ? '' : String(list.length),
        reason,
    };
}

;// CONCATENATED MODULE: ./build/js/report/claim-texts.js



function usedKeyText({ key, ref, by }) {
    const claimed = by
        ? whoClaimedText((0,base_text/* quote */.hD)(key), by)
        : `Another run claimed the key ${(0,base_text/* quote */.hD)(key)}, but the action cannot read which run`;
    return { text: `${claimed}. The claim is the ref ${ref}.`, url: by?.url };
}
function whoClaimedText(quotedKey, by) {
    const { time, title, target } = by;
    const claimed = `${claimantText(by)} claimed the key ${quotedKey} at ${time}`;
    if (title === undefined)
        return claimed;
    const toSend = `${claimed} to send ${(0,base_text/* quote */.hD)(title)}`;
    if (target === undefined)
        return toSend;
    return `${toSend} to ${target === 'all' ? 'every subscriber of the site' : `the ${target}`}`;
}
function claimantText({ relation, run, runAttempt }) {
    if (relation === 'earlier-attempt')
        return `Attempt ${runAttempt} of this run`;
    return relation === 'same-attempt' ? 'Another job or step of this run' : `Run ${run} (attempt ${runAttempt})`;
}
function whyClaimed(claim) {
    const used = usedKeyText(claim);
    if (claim.by?.relation !== 'earlier-attempt')
        return used;
    return {
        ...used,
        text: `If you only re-ran this job and attempt ${claim.by.runAttempt} sent the notification, there is nothing to do. ${used.text}`,
    };
}
function lookAtClaimantText({ by }, oncePer) {
    const period = oncePer === undefined ? '' : `This \`once-key\` allows one notification per ${oncePer}. `;
    return { text: `${period}${whereToLook(by)}` };
}
function whereToLook(by) {
    const done = 'this notification, you are done.';
    if (by === undefined)
        return `When every run that uses this key has ended, look at their outcomes. If one of them sent ${done}`;
    if (by.relation === 'earlier-attempt')
        return `Look at the outcome of attempt ${by.runAttempt}.`;
    if (by.relation === 'same-attempt')
        return `Look at the outcomes of the other jobs and steps of this run. If one of them sent ${done}`;
    return `When run ${by.run} has ended, look at its outcome. If it sent ${done}`;
}
function sendAgainText(claim) {
    const text = `To find out whether this notification was sent, ${waitForClaimant(claim)}, then look in the panel of your push service. ${otherKeyText(claim)}Only if it was not sent, or to send it a second time on purpose, run this command and then re-run this job. The command deletes the claim only if no other run has replaced it:`;
    return { text, command: deleteCommand(claim, [claim.tagObject]) };
}
function otherKeyText({ by }) {
    if (by?.relation === 'earlier-attempt')
        return '';
    return `To send something else, use a different \`once-key\`. ${base_failure/* newKeySendsAgain */.Hr}. `;
}
function waitForClaimant({ by }) {
    if (by === undefined)
        return 'wait until every run that uses this key has ended, wait a few more minutes';
    if (by.relation === 'earlier-attempt')
        return 'wait a few minutes';
    const ended = by.relation === 'same-attempt' ? 'the other jobs of this run have ended' : `run ${by.run} has ended`;
    return `wait until ${ended}, wait a few more minutes`;
}
function stopEntries(stop) {
    if (stop.kind === 'outside-window')
        return [];
    const why = stop.kind === 'claim-lost'
        ? `the ref ${stop.ref} is no longer the claim of this run`
        : `it could not check whether the ref ${stop.ref} is still the claim of this run (${stop.cause})`;
    const text = `The action did not retry after the wait, because ${why}. Another run may send the notification, so look at your other runs before you run this again.`;
    return [{ level: 'warning', title: 'Not retried', text }];
}
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
function claimEntries(claim, outcome) {
    if (!claim || claim.kind === 'none' || outcome === 'sent' || outcome === 'unknown')
        return [];
    const { kind, ref, tagObjects } = claim;
    const wait = waitText(claim);
    const command = deleteCommand(claim, tagObjects);
    const key = (0,base_text/* quote */.hD)(claim.key);
    const [title, problem] = kind === 'held'
        ? ['Claim not deleted', `could not delete its claim on the key ${key}`]
        : ['Claim not certain', `could not determine whether it still has its claim on the key ${key}`];
    const text = `This run sent nothing, but ${problem}, so a re-run may be skipped. ${wait}Before you re-run this job, run this command. The command deletes the ref ${ref} only if it still points to ${tagObjects.join(' or ')}, the claim of this run:`;
    return [{ level: 'warning', title, text, command }];
}
function waitText({ isDeletionInDoubt, mayStillBeCreated }) {
    if (isDeletionInDoubt) {
        return 'First, wait a few minutes, because GitHub may still carry out the deletion that this run requested. ';
    }
    return mayStillBeCreated ? 'First, wait a few minutes, because GitHub may still create the claim. ' : '';
}
function withDeletion(next, claim) {
    if (!claim || claim.kind === 'none')
        return next;
    const wait = waitText(claim);
    const deletion = `${wait ? 'Then' : 'First,'} run the command below, because GitHub may still have the claim of this run. After that, do this:`;
    const effect = `The command deletes the ref ${claim.ref} only if it points to ${claim.tagObjects.join(' or ')}, the claim of this run:`;
    const command = deleteCommand(claim, claim.tagObjects);
    return { ...next, text: `${wait}${deletion} ${next.text} ${effect}`, command };
}
function deleteCommand({ ref, repository, serverUrl }, tagObjects) {
    const host = (0,base_url/* parseUrl */.Dl)(serverUrl)?.host ?? 'github.com';
    const api = `gh api${host === 'github.com' ? '' : ` --hostname ${host}`}`;
    const remove = `${api} --method DELETE repos/${repository}/git/${ref}`;
    const read = `${api} repos/${repository}/git/${ref.replace('refs/', 'ref/')} --jq .object.sha`;
    return tagObjects.map(tagObject => `[ "$(${read})" = ${tagObject} ] && ${remove}`).join('\n');
}

;// CONCATENATED MODULE: ./build/js/report/failure-explanation.js


const meanings = {
    rejected: 'Nothing was sent, because the request was refused.',
    'not-sent': 'Nothing was sent.',
};
const mayHaveBeenSent = 'May have been sent';
const startNewRun = 'start a new run (a re-run uses the original workflow file).';
const startNewRunOfFile = 'start a new run (a re-run uses the original workflow file and payload file). If the workflow sends only newly added files, start it by hand with the name of the corrected file.';
const announceByHand = 'announce the release by hand, with its tag (a re-run uses the original workflow file and event).';
const notMadeAgain = 'But if this job created the release, announce the release by hand, with its tag. A re-run does not create it again.';
const resend = 'Careful: running again also repeats the other steps and jobs. Those that sent something without a `once-key` send it again.';
function hintText(hint, run = {}) {
    const { releaseFrom } = run;
    if (typeof hint !== 'string')
        return failure_explanation_joined(`${hint.newRunAfter} ${newRunText(run)}`, resendText(run, true));
    const isMadeByRun = releaseFrom === 'push';
    return failure_explanation_joined(hint, isMadeByRun ? notMadeAgain : '', resendText(run, isMadeByRun));
}
const withResend = (next, run) => ({
    ...next,
    text: failure_explanation_joined(next.text, resendText(run, false)),
});
function newRunText({ releaseFrom, hasPayloadFile }) {
    if (releaseFrom !== undefined)
        return announceByHand;
    return hasPayloadFile ? startNewRunOfFile : startNewRun;
}
function resendText({ isKeyless, runInKey }, isNewRun) {
    if (isKeyless)
        return resend;
    const subject = isNewRun ? newRunWithOtherKey(runInKey) : rerunWithOtherKey(runInKey);
    return subject && `${subject} gets a different key and resends whatever other jobs of this run have sent.`;
}
function newRunWithOtherKey({ hasId, number } = {}) {
    if (hasId)
        return 'The `once-key` contains the id of this run, so a new run';
    if (number === undefined)
        return '';
    return `If the ${number} in the \`once-key\` is the number of this run (\`github.run_number\`), a new run`;
}
function rerunWithOtherKey({ attempt } = {}) {
    if (attempt === undefined)
        return '';
    return `If the ${attempt} in the \`once-key\` is the attempt of this run (\`github.run_attempt\`), a re-run`;
}
const failure_explanation_joined = (...sentences) => sentences.filter(Boolean).join(' ');
function explainFailure({ title, reason, message, hint }, outcome, { claim, ...run } = {}) {
    if (outcome === 'unknown') {
        const why = { text: typeof hint === 'string' ? failure_explanation_joined(message, hint) : message };
        const next = nextInDoubt(hint, claim, run);
        return { title: `${mayHaveBeenSent} (unknown: ${reason})`, first: `${mayHaveBeenSent}.`, why, next, reason };
    }
    const isDefect = reason === 'internal-error' && typeof hint === 'string';
    const nextSteps = isDefect ? `${hint} You can run this again.` : hint;
    const isClaimKept = claim !== undefined && claim.kind !== 'none' && reason !== 'claim-failed';
    const deletion = isClaimKept ? 'First, delete the claim of this run as the warning says.' : '';
    return {
        title: `${title} (${outcome ? `${outcome}: ` : ''}${reason})`,
        whatFailed: title,
        why: { text: message },
        meaning: outcome && meanings[outcome],
        next: { text: failure_explanation_joined(deletion, hintText(nextSteps, run)) },
        reason,
    };
}
function nextInDoubt(hint, claim, run) {
    const look = 'The service may still send it, so wait a few minutes, then look in the panel of your push service.';
    const isClaimKept = claim !== undefined && claim.kind !== 'none';
    const deletion = isClaimKept ? 'first run the command below, then ' : '';
    const ifMissing = `If the notification is there, do nothing. If it is not there, ${deletion}`;
    const again = typeof hint === 'string'
        ? hintText(`${ifMissing}run this again.`, run)
        : `${ifMissing}do this: ${hintText(hint, run)}`;
    if (!isClaimKept)
        return { text: failure_explanation_joined(look, again) };
    const period = run.oncePer === undefined ? '' : ` in the same ${run.oncePer}`;
    const command = `Until you run this command, a re-run with the same key${period} is skipped. The command deletes the ref ${claim.ref}, the claim of this run, only if no other run has replaced it:`;
    return { text: failure_explanation_joined(look, again, command), command: deleteCommand(claim, claim.tagObjects) };
}
const maxWhy = 5_000;
function renderExplanation({ whatFailed, why, next, instead, reason }) {
    const rows = [
        ...(whatFailed ? [row('What failed', `<b>${sentence(whatFailed)}</b>`)] : []),
        row('Why', linkedText(why, maxWhy)),
        row('What to do', linkedText(next)),
        ...(reason ? [row('More', `<a href="${helpUrl(reason)}">What ${reason} means</a>`)] : []),
    ];
    return [
        `<table>\n${rows.join('\n')}\n</table>`,
        commandBlock(next),
        instead && folded(instead.heading, [`<p>${linkedText(instead)}</p>`, commandBlock(instead)]),
    ];
}
const row = (name, value) => `<tr><th align="left">${name.replaceAll(' ', '&nbsp;')}</th><td>${value}</td></tr>`;
const helpUrl = (reason) => `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${sectionOf(reason)}`;
const statusesWithSection = ['302', '303', '401', '403', '404', '408', '429', '499'];
function sectionOf(reason) {
    const [, status] = /^http-(\d+)$/.exec(reason) ?? [];
    if (status === undefined || statusesWithSection.includes(status))
        return reason;
    const hasClass = /^[345]\d\d$/.test(status);
    return hasClass ? `http-${status[0]}xx` : 'reasons';
}

;// CONCATENATED MODULE: ./build/js/report/fields-table.js






const sendDetail = {
    links: true,
    maxText: Number.POSITIVE_INFINITY,
    maxRows: Number.POSITIVE_INFINITY,
    leftOut: `in the ${code('payload')} output`,
};
const previewDetail = { ...sendDetail, leftOut: 'not shown here' };
const maxButtons = 10;
const maxExtraFields = 25;
const maxLength = { message: 4_000, text: 1_000, button: 200, url: 300, extraName: 60, extraValue: 300 };
const maxVisibleLength = 400;
function renderFields(content, extraFields, detail, target) {
    const ofTarget = target ? [targetRow(target)] : [];
    const rows = [...fieldRows(content, detail), ...ofTarget, ...extraRows(extraFields, detail)];
    const head = ['Field', 'Value', 'Source', 'Browsers'].map(title => `<th>${title}</th>`).join('');
    return `<table>\n<tr>${head}</tr>\n${rows.join('\n')}\n</table>`;
}
function renderRow(name, value, source, browsers) {
    return `<tr><td>${code(name)}</td><td dir="auto">${value}</td><td>${source}</td><td>${browsers}</td></tr>`;
}
const moreText = (left, { leftOut }) => `${markup_grouped(left)} more, ${leftOut}`;
function fieldRows({ notification, sources, messageSource }, detail) {
    return Object.keys(notification).flatMap(name => {
        const messageOrigin = name === 'message' && messageSource ? `: ${sentence(messageSourceTexts[messageSource])}` : '';
        const source = `${sources[name] ?? ''}${messageOrigin}`;
        const browsers = (0,notification_fields/* browsersText */.RD)(notification_fields/* fieldTable */.Ng[name].browsers, '&nbsp;');
        const cells = name === 'actions' ? buttonCells(notification, detail) : [{ name, value: fieldValue(name, notification, detail) }];
        return cells.map(cell => renderRow(cell.name, cell.value, source, browsers));
    });
}
function buttonCells({ actions = [] }, detail) {
    const count = Math.min(maxButtons, detail.maxRows);
    const shown = actions.slice(0, count).map(({ text, url }, index) => {
        const value = `${longText(text, maxLength.button, detail)}<br>${urlValue(url, detail)}`;
        return { name: `actions[${index}]`, value };
    });
    const left = actions.slice(count);
    if (left.length === 0)
        return shown;
    const value = `${moreText(left.length, detail)}${hostsText(left.map(({ url }) => url))}`;
    return [...shown, { name: 'actions', value }];
}
function hostsText(urls) {
    const hosts = new Set(urls.flatMap(url => (0,base_url/* parseUrl */.Dl)(url)?.host ?? []));
    return hosts.size > 0 ? `<br>Hosts: ${[...hosts].map(host => escapeMarkup(host)).join(', ')}` : '';
}
function fieldValue(name, notification, detail) {
    const value = notification[name] ?? '';
    if (typeof value === 'number')
        return `${markup_grouped(value)} s${durationInWords(value)}`;
    return notification_fields/* fieldTable */.Ng[name].kind === 'text'
        ? longText(value, name === 'message' ? maxLength.message : maxLength.text, detail)
        : urlValue(value, detail);
}
function urlValue(url, { links, maxText }) {
    return links ? markup_link(url, maxLength.url) : urlText(url, Math.min(maxLength.url, maxText));
}
function longText(text, most, { leftOut, maxText }) {
    const max = Math.min(most, maxText);
    const cut = text.length > max ? `<br><i>The rest is ${leftOut}.</i>` : '';
    if (Math.min(text.length, max) <= maxVisibleLength)
        return escapeTruncated(text, max) + cut;
    const beginning = escapeMarkup((0,base_text/* truncate */.xv)(text, 80).replace(/\s+/g, ' '));
    return `<details><summary>${beginning} <i>(${counted(text.length, 'character')})</i></summary>${escapeTruncated(text, max)}${cut}</details>`;
}
function targetRow(target) {
    const value = target.type === 'all' ? 'all' : `audience ${target.audience.id}`;
    return renderRow('target', code(value), 'input', '');
}
function extraRows(fields, detail) {
    const { maxText, maxRows } = detail;
    const names = Object.keys(fields);
    const row = (name, value) => renderRow(name, value, 'extra-fields', 'unknown');
    const rows = names.slice(0, Math.min(maxExtraFields, maxRows)).map(name => {
        const value = (0,base_text/* truncate */.xv)(wrappableJson(fields[name]), Math.min(maxLength.extraValue, maxText));
        return row((0,base_text/* truncate */.xv)(name, Math.min(maxLength.extraName, maxText)), code(value));
    });
    const left = names.length - rows.length;
    return left > 0 ? [...rows, row('…', moreText(left, detail))] : rows;
}
const wrappableJson = (value) => JSON.stringify(value, null, 1).replace(/\n */g, ' ');
function durationInWords(seconds) {
    const unit = units/* timeUnits */.F7.find(unit => seconds >= unit.seconds && seconds % unit.seconds === 0);
    if (unit === undefined || unit.name === 'second')
        return '';
    return ` (${counted(seconds / unit.seconds, unit.name)})`;
}

;// CONCATENATED MODULE: ./build/js/report/notification-mockup.js





const shownButtons = 2;
const iconSize = 56;
const imageWidth = { 'beside the text': iconSize, 'below the text': 360 };
const notification_mockup_maxUrl = 38;
const caveat = 'These cuts are estimates. Real devices differ in fonts, versions and settings.';
function renderMockup(notification, detail = sendDetail) {
    const fits = devices.map(device => fitNotification(notification, device));
    const mockups = fits.map(fit => renderDevice(fit, notification, detail));
    const isEstimate = fits.some(fit => cutNotes(fit).length > 0);
    return `<div>\n${mockups.join('\n')}\n<br clear="all">${isEstimate ? small(caveat) : ''}\n</div>`;
}
function fitNotification({ title, message, actions = [] }, device) {
    const buttons = actions.slice(0, shownButtons).map(({ text }) => fitDevice(text, device.button));
    return {
        device,
        title: fitDevice(title, device.title),
        message: fitDevice(message, device.message),
        buttons,
        hiddenButtons: actions.length - buttons.length,
    };
}
function renderDevice(fit, notification, detail) {
    const { name, browser, iconAt, textWidth } = fit.device;
    const { title, message, buttons } = fit;
    const { landing_url } = notification;
    const icon = `<td valign="top" width="${iconSize}">${imagesAt('beside the text', notification, detail)}</td>`;
    const text = `<td valign="top" width="${textWidth}" dir="auto"><b>${visible(title, detail)}</b><br>${visible(message, detail)}</td>`;
    const banner = imagesAt('below the text', notification, detail);
    const keys = buttons.map(button => `<kbd>&nbsp;${visible(button, detail)}&nbsp;</kbd>`).join('&nbsp;&nbsp;');
    const opens = detail.links ? markup_link(landing_url, notification_mockup_maxUrl) : urlText(landing_url, notification_mockup_maxUrl);
    const notes = [...cutNotes(fit), ...fitNotes(fit).map(small), small(`Opens ${opens}`)];
    const rows = [
        `<th colspan="2">${name} <sub>${browser}</sub></th>`,
        iconAt === 'start' ? icon + text : text + icon,
        banner && `<td colspan="2" align="center">${banner}</td>`,
        keys && `<td colspan="2" align="center">${keys}</td>`,
        `<td colspan="2">${notes.join('<br>')}</td>`,
    ].flatMap(row => (row ? [`<tr>${row}</tr>`] : []));
    return `<table align="left">${rows.join('')}</table>`;
}
function cutNotes({ title, message, buttons, hiddenButtons }) {
    const notes = [
        isCut(title) && cutNote('Title', title),
        isCut(message) && cutNote('Message', message),
        buttons.some(isCut) && '✂️ A button is cut',
        hiddenButtons > 0 && `✂️ ${counted(hiddenButtons, 'more button')} not shown`,
    ];
    return notes.filter(note => note !== false);
}
function fitNotes({ title, message }) {
    const notes = [!isCut(title) && fitNote('Title', title), !isCut(message) && fitNote('Message', message)];
    return notes.filter(note => note !== false);
}
function imagesAt(place, notification, { links }) {
    const images = notification_fields/* imageFields */.$G.flatMap(name => {
        const { drawn, use } = notification_fields/* fieldTable */.Ng[name];
        const url = notification[name];
        return drawn === place && url !== undefined ? [links ? markup_image(url, use, imageWidth[place]) : use] : [];
    });
    return images.join('<br>');
}
const maxWordLength = 24;
const visible = ({ shown }, { maxText }) => escapeMarkup((0,base_text/* truncate */.xv)(shown, maxText), maxWordLength);
const isCut = ({ visible, total }) => visible < total;
const cutNote = (field, { visible, total }) => `✂️ ${field} cut after ${markup_grouped(visible)} of ${counted(total, 'character')}`;
const fitNote = (field, { total }) => `${field} fits (${counted(total, 'character')})`;
const small = (markup) => `<sub>${markup}</sub>`;

;// CONCATENATED MODULE: ./build/js/report/send-summary.js







const headlines = {
    sent: 'Notification sent',
    'dry-run': 'Dry run: nothing was sent',
    skipped: 'Skipped: nothing was sent',
    rejected: 'Rejected: nothing was sent',
    'not-sent': 'Not sent',
    unknown: mayHaveBeenSent,
};
const headlineOf = (result) => result.outcome === 'sent' && result.unconfirmed !== undefined ? unconfirmedTitle : headlines[result.outcome];
const unconfirmedTitle = 'Accepted, but not confirmed';
const unexpectedTexts = {
    cut: 'the response was cut off',
    timeout: 'the response did not complete in time',
    'too-large': `the response is larger than ${maxResponseMebibytes} MiB`,
    cancelled: 'the run was cancelled before the response was complete',
    'not-json': 'the response is not JSON',
    'json-text': 'the response is only a JSON string',
};
const symbols = {
    sent: '✅',
    'dry-run': '🧪',
    skipped: '⏭️',
    rejected: '⛔',
    'not-sent': '❌',
    unknown: '❓',
};
function renderSummary(finished, entries, explanation) {
    const { result, content, target, extraFields = {}, response } = finished;
    const { outcome } = result;
    const warnings = entries.filter(({ level }) => level === 'warning');
    const notes = entries.filter(({ level }) => level !== 'warning');
    const beginning = [facts(finished), renderChecks(finished)];
    const rest = [
        renderEntries('ℹ️', notes),
        content && ['<h3>Preview</h3>', renderMockup(content.notification)],
        content && ['<h3>Fields</h3>', renderFields(content, extraFields, sendDetail, target)],
        response?.body && renderResponse(response.body),
    ];
    return [
        `<h2>${symbols[outcome]} ${headlineOf(result)}</h2>`,
        explanation && renderExplanation(explanation),
        outcome === 'skipped'
            ? [renderEntries('⚠️', warnings), foldedIfAny('Details', [beginning, rest])]
            : [beginning, renderEntries('⚠️', warnings), rest],
    ];
}
const foldedIfAny = (heading, blocks) => flatBlocks(blocks).length > 0 && folded(heading, blocks);
function facts({ result, target, release, attempts, response }) {
    const unexpected = result.outcome === 'sent' && result.unexpected ? `, but ${unexpectedTexts[result.unexpected]}` : '';
    const known = [
        target && `<b>To</b> ${recipients(target)}`,
        release && `<b>Release</b> ${escapeTruncated(releaseText(release), 300)}`,
        response?.statusCode && !('failure' in result) && `HTTP&nbsp;${response.statusCode}${unexpected}`,
        attempts > 0 && counted(attempts, 'attempt'),
        result.outcome === 'sent' && send_summary_timeText(result.sentAt),
        result.outcome === 'sent' && result.notificationId && `<b>Id</b> ${code(result.notificationId)}`,
    ].filter(Boolean);
    return known.length > 0 && `<p>${known.join(' · ')}</p>`;
}
function send_summary_timeText(time) {
    const [day, clock] = time.toISOString().split(/[T.]/);
    return `${day}&nbsp;${clock}&nbsp;UTC`;
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
    const texts = entries.map(entry => `${symbol} ${linkedText(entry)}`);
    const shown = (0,base_text/* atMost */.Tu)(texts, maxEntries, left => `${symbol} ${left} more are in the log.`);
    return shown.length > 0 && [`<p>${shown.join('<br>')}</p>`, entries.map(commandBlock)];
}
const maxResponse = 16_000;
function renderResponse(text) {
    const left = text.length - maxResponse;
    const rest = left > 0 ? `<p>${counted(left, 'more character')} in the <code>response</code> output.</p>` : '';
    const shown = escapeCode((0,base_text/* truncate */.xv)(text, maxResponse));
    return `<details><summary>Response of the service</summary><pre><code>${shown}</code></pre>${rest}</details>`;
}

;// CONCATENATED MODULE: ./build/js/report/send-report.js








function reportOf(finished) {
    const entries = logEntriesOf(finished);
    const explanation = explanationOf(finished);
    return {
        renderSummary: () => renderSummary(finished, entries, explanation),
        entries,
        explanation,
        closingLine: explanation ? undefined : closingLine(finished),
    };
}
function closingLine({ result, attempts, response }) {
    const text = headlineOf(result);
    if (result.outcome !== 'sent')
        return `${text}.`;
    const tries = attempts > 1 ? ` on attempt ${attempts}` : '';
    const id = result.notificationId === undefined ? '' : ` Its id is ${result.notificationId}.`;
    return `${text}${tries}: the service responded ${response?.statusCode} at ${result.sentAt.toISOString()}.${id}`;
}
function sentEntries({ result, claim, ...run }) {
    if (result.outcome !== 'sent')
        return [];
    const { unexpected, unconfirmed } = result;
    const warning = (title, what) => {
        const next = nextInDoubt('', claim, run);
        return {
            ...next,
            level: 'warning',
            title,
            text: `The service accepted the request (2xx), but ${what} ${next.text}`,
        };
    };
    const entries = [];
    if (unexpected) {
        const other = unexpected === 'cancelled' ? '' : ' Another server may have responded, so check `base-url`.';
        entries.push(warning('Sent, with an unexpected response', `${unexpectedTexts[unexpected]}.${other}`));
    }
    if (unconfirmed !== undefined) {
        const only = `its response names no notification and has only this message: ${(0,base_text/* quote */.hD)(unconfirmed)}.`;
        entries.push(warning(unconfirmedTitle, only));
    }
    return entries;
}
function explanationOf(finished) {
    const { result, claim, isByHand } = finished;
    if (result.outcome === 'sent')
        return undefined;
    if (result.outcome === 'dry-run')
        return isByHand ? undefined : automaticDryRun(finished);
    if (result.outcome === 'skipped')
        return explainSkip(result, finished);
    const explanation = explainFailure(result.failure, result.outcome, finished);
    return isFailedClaim(result) ? { ...explanation, next: withDeletion(explanation.next, claim) } : explanation;
}
function automaticDryRun({ releaseFrom, release }) {
    const later = 'To let later runs send, set `dry-run` to `false`. In the recipes of this action, set the repository variable `PUSH_LIVE` to `true` instead.';
    const isOfEvent = releaseFrom === 'event' && release !== undefined;
    const thisRelease = isOfEvent
        ? ` To announce ${(0,base_text/* quote */.hD)(release.tag)}, start a run by hand with this tag, and not as a dry run.`
        : '';
    return {
        title: headlines['dry-run'],
        first: `${headlines['dry-run']}.`,
        why: { text: 'The `dry-run` input is `true`, so this run only checked the notification.' },
        next: { text: `${later}${thisRelease}` },
    };
}
function explainSkip(result, finished) {
    const title = `${headlines.skipped} (${result.reason})`;
    return { title, first: `${headlines.skipped}.`, ...whySkipped(result, finished) };
}
function whySkipped(result, finished) {
    const { claim } = finished;
    if (result.reason === 'already-sent')
        return whyUsed(result.claim, finished);
    if (result.reason === 'outside-window') {
        const { outside, lastFailure } = result;
        const hasTriedOrClaimed = lastFailure !== undefined || claim !== undefined;
        return {
            why: whyOutside(outside, lastFailure),
            next: withResend(laterRun(hasTriedOrClaimed, finished), finished),
        };
    }
    const { why: cause } = result;
    if (cause.kind === 'level' || cause.kind === 'age')
        return { why: { text: filteredOutText(cause) }, next: { text: filteredOutHint(cause) } };
    return { why: { text: whyNotAnnounced(cause) }, next: { text: howToAnnounce(cause) } };
}
const whyUsed = (claim, { oncePer }) => ({
    why: whyClaimed(claim),
    next: lookAtClaimantText(claim, oncePer),
    instead: { heading: 'To send it again', ...sendAgainText(claim) },
});
function howToAnnounce(cause) {
    if (cause.kind === 'no-release')
        return 'A later run will announce the first release.';
    if (cause.kind === 'draft')
        return 'To announce the release, publish it.';
    if (cause.kind === 'activity') {
        return `The run for the \`published\` or \`released\` activity announces the release. To prevent runs for other activities, write \`types: [published]\` below \`release:\` in the workflow, or \`types: [released]\` with a \`once-key\`. ${base_failure/* newKeySendsAgain */.Hr}.`;
    }
    return `To send for this state too, set the content as inputs, and set a \`once-key\`. Without a \`once-key\`, every event sends a notification. ${base_failure/* newKeySendsAgain */.Hr}.`;
}
function whyNotAnnounced(cause) {
    if (cause.kind === 'no-release')
        return 'The repository has no published release yet. Drafts do not count, and pre-releases count only with `release-level: prerelease`.';
    if (cause.kind === 'draft')
        return 'The release is a draft.';
    const { kind, actual } = cause;
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
function logEntriesOf(finished) {
    const { advice, content, keyUse, claim, result, listed, isByHand } = finished;
    const ofAdvice = advice.map((each) => ({ level: 'warning', text: adviceText(each) }));
    const release = chosenRelease(finished);
    const choice = release && choiceText(release);
    const ofChoice = choice ? [{ level: 'notice', title: 'Latest release', text: choice }] : [];
    const ofMessage = content?.messageSource === 'default' ? [{ level: 'note', text: defaultMessageText }] : [];
    const isTried = result.outcome === 'dry-run' && listed !== undefined;
    const ofService = isTried
        ? [{ level: 'note', text: `The push service accepted the token. It lists ${counted(listed, 'audience')}.` }]
        : [];
    const isDryByHand = result.outcome === 'dry-run' && isByHand;
    const ofForm = isDryByHand
        ? [{ level: 'note', text: 'A run with `dry-run: false` sends. In a form, clear "Dry run".' }]
        : [];
    const ofKey = keyUse ? [keyUseEntry(keyUse)] : [];
    const ofStop = 'failure' in result && 'stop' in result && result.stop ? stopEntries(result.stop) : [];
    const ofClaim = isFailedClaim(result) ? [] : claimEntries(claim, result.outcome);
    return [
        ...sentEntries(finished),
        ...ofStop,
        ...ofClaim,
        ...ofKey,
        ...ofAdvice,
        ...ofService,
        ...ofForm,
        ...ofChoice,
        ...ofMessage,
    ];
}
const isFailedClaim = (result) => 'failure' in result && result.failure.reason === 'claim-failed';

;// CONCATENATED MODULE: ./build/js/report/send-result.js
const exitCode = ({ outcome }) => outcome === 'sent' || outcome === 'dry-run' || outcome === 'skipped' ? 0 : 1;

// EXTERNAL MODULE: ./build/js/runner/context.js
var context = __nccwpck_require__(922);
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




function readInputs(names) {
    for (const name of names.filter(name => secretInputs.includes(name))) {
        const secret = getInput(name);
        if (secret !== '')
            core_setSecret(secret);
    }
    return Object.fromEntries(names.map(name => [name, readInput(name)]));
}
function readInput(name) {
    const isSet = process.env[`INPUT_${name.toUpperCase()}`] !== undefined;
    return isSet ? getInput(name) : (guardWords.get(name) ?? '');
}
const unknownInputProblems = (known, redact) => (0,misspelled_names/* unknownInputs */.qs)(readUnknownInputs(known).map(name => redact(name)), known);
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





function readWorkspaceFile(path) {
    const workspace = workspaceFolder();
    const given = (0,external_node_path_namespaceObject.resolve)(workspace, path);
    const where = { input: 'payload-file', file: path };
    const unreadable = (why) => ({ problem: (0,base_problems/* problem */.CC)(where, why, { reason: 'unreadable-file' }) });
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
        return unreadable(whyUnreadable(error, given));
    }
}
function whyUnreadable(error, path) {
    const code = error.code;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
        return 'is not UTF-8 text; save it as UTF-8';
    if (code !== 'ENOENT')
        return `cannot be read (${(0,base_failure/* describe */.q0)(error)})`;
    if (path.includes('\ufffd'))
        return 'has a name that is not UTF-8; rename the file';
    if (isLink(path))
        return 'is a link that leads nowhere; commit the file itself';
    return 'does not exist; check the path, and check out the repository before this step';
}
const isLink = (path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
const workspaceFolder = () => process.env.GITHUB_WORKSPACE || process.cwd();
function isInsideFolder(path, folder) {
    const pathInFolder = (0,external_node_path_namespaceObject.relative)(folder, path);
    return pathInFolder !== '..' && !pathInFolder.startsWith(`..${external_node_path_namespaceObject.sep}`) && !(0,external_node_path_namespaceObject.isAbsolute)(pathInFolder);
}

;// CONCATENATED MODULE: ./build/js/runner/log.js






function escapeCommands(text) {
    return (0,base_text/* showInvisible */.jQ)(text).replaceAll('##[', '## [').split('\n').map(breakCommand).join('\n');
}
function breakCommand(line) {
    const at = line.indexOf('::');
    const isCommand = at >= 0 && line.slice(0, at).trim() === '';
    return isCommand ? `${line.slice(0, at)}: ${line.slice(at + 1)}` : line;
}
class Log {
    #redact;
    constructor(redact) {
        this.#redact = redact;
    }
    info(text) {
        info(this.safe(text));
    }
    retry(why, waitMs) {
        const wait = (waitMs / 1_000).toFixed(1);
        this.info(`${why.title}: ${why.message} Retrying ${wait === '0.0' ? 'now' : `in ${wait} s`}.`);
    }
    debug(line) {
        core_debug(this.safe(line));
    }
    group(title, text) {
        startGroup(this.safe(title));
        this.info(text);
        endGroup();
    }
    stack({ reason, cause }) {
        if (reason !== 'internal-error')
            return;
        this.group(`Stack trace (${version/* userAgent */.N}, Node ${process.version}, ${process.platform})`, stackOf(cause));
    }
    entry({ level, title = 'Advice', at, ...text }) {
        if (level === 'note')
            this.info(logText(text));
        else
            this.#annotate(level, title, this.safe(logText(text)), at);
    }
    explain(level, explanation) {
        const { text, isShortened } = annotationText(explanation, text => this.safe(text));
        if (isShortened)
            this.info(explanation.why.text);
        this.#annotate(level, explanation.title, text);
    }
    #annotate(level, title, message, at) {
        if (message.length > maxAnnotation)
            info(message);
        const place = at && { file: at.file, startLine: at.line, startColumn: at.column };
        writers[level](message, { title: this.safe(title), ...place });
    }
    safe(text) {
        return escapeCommands(this.#redact(text));
    }
}
const writers = { error: core_error, warning: warning, notice: notice };
function stackOf(thrown) {
    if (!(thrown instanceof Error))
        return (0,base_failure/* describe */.q0)(thrown);
    const { stack = (0,base_failure/* describe */.q0)(thrown), cause } = thrown;
    return cause === undefined ? stack : `${stack}\nCaused by: ${stackOf(cause)}`;
}
const maxAnnotation = 4_096;
function annotationText({ first, why, meaning, next, instead, reason }, safe) {
    const happened = safe(first ? `${first} ${logText(why)}` : logText(why));
    const rest = [
        safe(meaning ? `${meaning} ${logText(next)}` : logText(next)),
        instead ? safe(logText(instead)) : '',
        reason ? `More: ${helpUrl(reason)}` : '',
    ]
        .filter(part => part !== '')
        .map(part => `\n${part}`)
        .join('');
    const shortened = shortenLines(happened, Math.max(0, maxAnnotation - rest.length));
    return { text: shortenLines(shortened + rest, maxAnnotation), isShortened: shortened !== happened };
}
const maxLineLength = 600;
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
function cut(text, max) {
    if (max === 0)
        return '';
    return text.length <= max ? text : (0,base_text/* truncate */.xv)(text, max - 1);
}

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

;// CONCATENATED MODULE: ./build/js/runner/proxy-settings.js

const proxyVariable = (name) => process.env[name.toLowerCase()] || process.env[name] || undefined;
function readProxySettings() {
    return {
        http: proxyVariable('HTTP_PROXY'),
        https: proxyVariable('HTTPS_PROXY'),
        isBypassed: url => getProxyForUrl(url) === '',
    };
}

;// CONCATENATED MODULE: ./build/js/runner/runtime.js









function startRun(inputNames) {
    const raw = readInputs(inputNames);
    const { 'api-token': apiToken = '', 'github-token': githubToken } = raw;
    return { raw, runtime: createRuntime({ apiToken, githubToken }) };
}
function createRuntime(tokens) {
    const startedAt = new Date();
    const proxies = readProxySettings();
    const passwords = (0,proxy/* proxyPasswords */.PK)(proxies);
    const secrets = createSecrets({ ...tokens, proxyCredentials: passwords });
    const received = createSecrets({ ...tokens, proxyCredentials: [...passwords, ...(0,proxy/* proxyUserNames */.Up)(proxies)] });
    const log = new Log(secrets.redact);
    const crashWatch = new CrashWatch();
    return {
        log,
        secrets,
        redact: received.redact,
        http: new exchange_and_hand_over/* NetworkClient */._b(proxies, received.redact, isDebug() ? line => log.debug(line) : undefined),
        signal: cancellation.signal,
        startedAt,
        watch: (work) => crashWatch.watch(work),
    };
}
class CrashWatch {
    #onCrash = () => { };
    constructor() {
        process.exitCode = 1;
        process.on('beforeExit', () => this.#onCrash(new Error('it stopped before it finished')));
        process.on('uncaughtException', error => {
            this.#onCrash(error);
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
    const name = error instanceof Error ? error.name : typeof error;
    core_error(`The action could not report how this run ended (${name}). If the \`outcome\` output is set, it is right. If it is empty and this step sends a notification, the notification may have been sent. Before you send it again, wait a few minutes, then look in the panel of your push service. Please report this bug.`, { title: 'Internal error (internal-error)' });
    try {
        log.stack((0,base_failure/* asFailure */.h_)(error));
    }
    catch {
    }
}

;// CONCATENATED MODULE: ./build/js/runner/write-results.js




function writeResults({ outputs, failure, report }, summaryInput, runtime) {
    const { log } = runtime;
    writeOutputs(outputs, runtime);
    if (failure)
        log.stack(failure);
    const { renderSummary, entries, explanation, closingLine } = report();
    writeSummary(summaryInput, renderSummary, runtime);
    for (const entry of entries)
        log.entry(entry);
    if (explanation)
        log.explain(failure ? 'error' : 'notice', explanation);
    if (closingLine !== undefined)
        log.info(closingLine);
}
const maxJobOutput = 524_288;
const isTooLarge = ({ length }) => length > maxJobOutput;
const largeOutputEntry = (what, hint) => ({
    level: 'warning',
    title: 'Large output',
    text: `${what} GitHub passes at most about ${grouped(maxJobOutput)} characters to other jobs. ${hint}`,
});
const outputsWithServiceText = ['response', 'audience-name', 'notification-id'];
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
        const text = `The action could not write its outputs (${(0,base_failure/* describe */.q0)(error)}), so they are empty in later steps. The log shows how the run ended.`;
        log.entry({ level: 'warning', title: 'Outputs not written', text });
    }
}
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
        }
        throw error;
    }
}
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
function writeSummary(summaryInput, render, { log, secrets }) {
    const path = process.env.GITHUB_STEP_SUMMARY;
    if (!path || (0,value_rules/* parseBoolean */.yG)(summaryInput) === false)
        return;
    try {
        appendWhole(path, redactMarkup(joinBlocks(render()), secrets.redact));
    }
    catch (error) {
        const text = `The action could not write the job summary (${(0,base_failure/* describe */.q0)(error)}).`;
        log.entry({ level: 'warning', title: 'Summary not written', text });
    }
}
const redactMarkup = (markup, redact) => markup
    .split(/(<\/?[a-z\d]+| [a-z]+=)/)
    .map((part, index) => (index % 2 === 1 ? part : redact(part)))
    .join('');
const maxSummaryBytes = 900_000;
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
    void (0,connection/* preloadFor */.JU)(raw['base-url']);
    const finished = await new Send(raw, runtime).run();
    const { result } = finished;
    await endRun(runtime.log, exitCode(result), () => writeResults(resultsOf(finished), raw.summary, runtime));
}
class Send {
    #raw;
    #runtime;
    #state = { advice: [] };
    #repository;
    constructor(raw, runtime) {
        this.#raw = raw;
        this.#runtime = runtime;
        const { event, ...run } = (0,context/* readContext */.yI)().run;
        this.#state.isByHand = event === 'workflow_dispatch';
        if (event === 'release')
            this.#state.releaseFrom = 'event';
        if (event === 'push' && raw.release !== '' && raw.release !== 'latest')
            this.#state.releaseFrom = 'push';
        this.#state.isKeyless = raw['once-key'] === guardWords.get('once-key');
        this.#state.runInKey = runInKey(raw['once-key'], run);
        this.#state.hasPayloadFile = raw['payload-file'] !== '';
    }
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
    async #prepare() {
        const read = await this.#readInputs();
        if ('skip' in read)
            return { outcome: 'skipped', reason: 'not-announceable', why: read.skip };
        const { settings, content, onceKey } = read;
        const service = new PushService(settings, this.#runtime);
        const target = await this.#chooseTarget(settings, service);
        const body = this.#makeBody(content, target);
        if (settings.expectedPayload !== undefined)
            checkExpectedPayload(settings.expectedPayload, body);
        if (settings.checkUrls)
            await this.#checkUrls(settings.checkUrls, settings.timeout, content);
        const findOutside = () => findOutsideOf(settings);
        const claims = onceKey && (await this.#openRepository(settings)).openClaims(onceKey, recordOf(content, target));
        if (settings.dryRun)
            return this.#endDryRun(findOutside(), claims);
        return { service, body, claims, findOutside, watch: this.#runtime.watch };
    }
    async #readInputs() {
        const { secrets, log, startedAt } = this.#runtime;
        const state = this.#state;
        const checked = checkSendInputs(this.#raw, secrets, (0,context/* readContext */.yI)().run.event);
        const { settings, problems } = checked;
        problems.add(unknownInputProblems(sendInputs, secrets.redact));
        const read = await readContent(this.#contentSources(checked));
        if (!settings)
            throw problems.failure();
        if ('skip' in read)
            return read;
        const { content, extraFields, release, heldBack, ignoredCommentLine } = read;
        state.content = content;
        state.extraFields = extraFields;
        state.release = release;
        log.info(contentLine(content, extraFields));
        if (release)
            log.info(releaseLine(release));
        const onceKey = read.onceKey === '' ? undefined : { key: read.onceKey, period: periodIn(settings, startedAt) };
        state.checks = checkTexts(settings, onceKey);
        state.oncePer = settings.oncePer;
        const { event } = (0,context/* readContext */.yI)().run;
        state.advice.push(...tokenAdvice(settings.apiToken, Date.now()), ...contentAdvice(content, event));
        state.advice.push(...keyAdvice(read.onceKey));
        if (heldBack)
            state.advice.push({ kind: 'held-back', filtered: heldBack });
        const isSecond = content.messageSource === 'comment';
        if (ignoredCommentLine)
            state.advice.push({ kind: 'ignored-comment', line: ignoredCommentLine, isSecond });
        return { settings, content, onceKey };
    }
    #contentSources({ settings, inputs, problems }) {
        const { secrets, startedAt } = this.#runtime;
        const filter = {
            level: settings?.releaseLevel,
            maxAge: settings?.maxAge,
            isDefaultMaxAge: this.#raw['max-age'] === '',
            isTagByHand: (0,context/* readContext */.yI)().run.event === 'workflow_dispatch' && settings?.release?.kind === 'tag',
            now: startedAt,
        };
        return {
            inputs,
            problems,
            tokens: secrets,
            filter,
            readFile: readWorkspaceFile,
            eventName: (0,context/* readContext */.yI)().run.event,
            readEvent: () => {
                const { payload, ...event } = (0,context/* readEvent */.j_)();
                return { ...event, data: new github_data/* GithubData */.e(payload, 'the event has', secrets) };
            },
            wholeKey: key => (0,once_key/* wholeKey */.Nl)(key, settings && periodIn(settings, startedAt)),
            fetchRelease: async () => {
                if (!settings?.release)
                    throw new Error('no release is named');
                const repository = await this.#openRepository(settings);
                return repository.fetchRelease(settings.release, filter);
            },
        };
    }
    #openRepository(settings) {
        this.#repository ??= Promise.all(/* import() */[__nccwpck_require__.e(413), __nccwpck_require__.e(719)]).then(__nccwpck_require__.bind(__nccwpck_require__, 719)).then(({ Repository }) => new Repository(settings, this.#runtime));
        return this.#repository;
    }
    async #chooseTarget(settings, service) {
        const { log } = this.#runtime;
        const list = needsList(settings) ? await listAudiences(service) : undefined;
        const target = resolveTarget(settings, list);
        this.#state.target = target;
        this.#state.listed = list?.length;
        if (target.type === 'audience') {
            this.#state.advice.push(...reachAdvice(target.audience.reach));
            checkReach(target.audience, settings.maxReach);
        }
        log.info(targetLine(target));
        log.info(checksLine(this.#state.checks ?? []));
        return target;
    }
    #makeBody({ notification }, target) {
        const body = bodyOf(notification, target, this.#state.extraFields ?? {});
        this.#state.payload = body;
        this.#state.advice.push(...sizeAdvice(body));
        this.#runtime.log.group('Payload', body);
        return body;
    }
    async #checkUrls(setting, timeout, { notification }) {
        const { checkUrls, urlCheckFailure } = await __nccwpck_require__.e(/* import() */ 515).then(__nccwpck_require__.bind(__nccwpck_require__, 515));
        const { log } = this.#runtime;
        const limits = { timeoutMs: timeout * 1_000, waitMs: setting.wait * 1_000 };
        const check = { uses: (0,notification_fields/* urlsOf */.Wn)(notification), ...limits, userAgent: version/* userAgent */.N, say: (text) => log.info(text) };
        const { problems, remarks, redirects } = await checkUrls(check, this.#runtime);
        if (problems.length > 0)
            throw urlCheckFailure(problems);
        this.#state.advice.push(...remarks);
        for (const redirect of redirects)
            log.info((0,base_problems/* problemText */.fI)(redirect));
        log.info('URL check passed.');
    }
    async #endDryRun(outside, claims) {
        if (outside)
            this.#state.advice.push({ kind: 'outside-window', outside });
        this.#state.keyUse = await claims?.check();
        if (this.#runtime.signal.aborted)
            throw (0,base_failure/* cancelledFailure */.Yq)('Sending');
        return { outcome: 'dry-run' };
    }
}
const periodIn = ({ oncePer, timeZone }, startedAt) => oncePer && periodOf(oncePer, startedAt, timeZone);
function recordOf({ notification }, target) {
    const recipient = target.type === 'all' ? 'all' : `audience ${target.audience.id}`;
    return { target: recipient, title: notification.title };
}
function findOutsideOf({ sendBetween, timeZone }) {
    if (sendBetween === undefined)
        return undefined;
    return calendar_outsideWindow(sendBetween, timeZone ?? 'UTC', new Date());
}
function resultsOf(finished) {
    const { result } = finished;
    const failure = 'failure' in result ? result.failure : undefined;
    return { outputs: sendOutputs(finished), failure, report: () => reportOf(finished) };
}

;// CONCATENATED MODULE: ./build/js/start-send.js


void main();

module.exports = __webpack_exports__;
/******/ })()
;