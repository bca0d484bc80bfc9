/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 804:
/***/ ((module) => {

module.exports = require("./yaml.js");

/***/ }),

/***/ 762:
/***/ ((module) => {

module.exports = require("./zod.js");

/***/ }),

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
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Hr: () => (/* binding */ newKeySendsAgain),
/* harmony export */   Pz: () => (/* binding */ cancelledHint),
/* harmony export */   YN: () => (/* binding */ fixedAnywhere),
/* harmony export */   Yq: () => (/* binding */ cancelledFailure),
/* harmony export */   h_: () => (/* binding */ asFailure),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/* unused harmony export cancelledMessage */
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
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   ff: () => (/* binding */ mapJsonTexts),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* unused harmony exports parseBeginning, textAt */
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

/***/ 320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ placeholderUses),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn),
/* harmony export */   Qh: () => (/* binding */ checkAsGiven)
/* harmony export */ });
/* unused harmony exports placeholderNames, rules, namesIn, fill, withoutReleaseHint, placeholderProblems */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(910);
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
        const messages = [...new Set(others.map(({ written }) => written))].map(written => `contains ${quote(written)}, which is not a placeholder; use one of ${listedFor(use)}, or remove the braces`);
        if (ofKey && !hasKey)
            messages.unshift(withoutKey);
        if (ofRelease?.name && !hasRelease)
            messages.unshift(withoutRelease(ofRelease.name));
        return messages.map(message => problem(place, message));
    });
}
const withoutRelease = (name) => `contains the placeholder \`{${name}}\`, but this run has no release; ${withoutReleaseHint('the placeholder')}`;
const withoutKey = 'contains the placeholder `{key}`, but this run has no `once-key`; set `once-key`, or remove the placeholder';
function placeholderUses(fields, extraFields = {}) {
    const texts = (0,_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textsOf */ .CB)(fields);
    (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .mapJsonTexts */ .ff)(extraFields, (text, path) => {
        texts.push({ path: ['extra-fields', ...path], text });
        return text;
    });
    return texts.flatMap(({ path, text }) => {
        const [placeholder] = placeholdersIn(text);
        return placeholder === undefined ? [] : [[path, placeholder]];
    });
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
    const candidates = names.map(name => ({ name, edits: leven(bareName(name), bare, { maxDistance: maxEdits + 1 }) }));
    const similar = candidates.filter(({ name, edits }) => isTypingError(edits, name));
    return similar.sort((one, other) => one.edits - other.edits)[0]?.name;
}
function unknownInputs(given, names) {
    return given.map(name => {
        const meant = meantName(name, names);
        const shown = (0,base_text/* truncate */.xv)(name);
        const wrong = `is not an input of this action (version ${version/* version */.r})`;
        const rename = `If the job has an environment variable INPUT_${shown.toUpperCase()}, rename that variable`;
        if (meant !== undefined)
            return (0,problems/* problem */.CC)(shown, { message: wrong, meant, hint: rename });
        const message = `${wrong}; use a version that has it, or remove it from \`with\``;
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
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Ng: () => (/* binding */ fieldTable),
/* harmony export */   Pw: () => (/* binding */ contentInputs),
/* harmony export */   RD: () => (/* binding */ browsersText),
/* harmony export */   Vu: () => (/* binding */ requiredFields),
/* harmony export */   Wn: () => (/* binding */ urlsOf),
/* harmony export */   fD: () => (/* binding */ textRules),
/* harmony export */   pi: () => (/* binding */ fieldNames),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* unused harmony exports browsers, textFields, mapTexts */
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

/***/ 922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   r0: () => (/* binding */ isPullRequest),
/* harmony export */   yI: () => (/* binding */ readContext)
/* harmony export */ });
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





function readWorkspaceFile(path) {
    const workspace = workspaceFolder();
    const given = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path);
    const where = { input: 'payload-file', file: path };
    const unreadable = (why) => ({ problem: (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)(where, why, { reason: 'unreadable-file' }) });
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
        return unreadable(whyUnreadable(error, given));
    }
}
function whyUnreadable(error, path) {
    const code = error.code;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
        return 'is not UTF-8 text; save it as UTF-8';
    if (code !== 'ENOENT')
        return `cannot be read (${(0,_base_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(error)})`;
    if (path.includes('\ufffd'))
        return 'has a name that is not UTF-8; rename the file';
    if (isLink(path))
        return 'is a link that leads nowhere; commit the file itself';
    return 'does not exist; check the path, and check out the repository before this step';
}
const isLink = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
const workspaceFolder = () => process.env.GITHUB_WORKSPACE || process.cwd();
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
const cancellation = new AbortController();

;// CONCATENATED MODULE: ./build/js/runner/signals.js

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

// EXTERNAL MODULE: ./build/js/base/text.js
var base_text = __nccwpck_require__(199);
// EXTERNAL MODULE: ./build/js/inputs/notification-fields.js
var notification_fields = __nccwpck_require__(177);
// EXTERNAL MODULE: ./build/js/inputs/value-rules.js
var value_rules = __nccwpck_require__(125);
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
const loadReaders = async () => ({ ...(await __nccwpck_require__.e(/* import() */ 505).then(__nccwpck_require__.bind(__nccwpck_require__, 505))), ...(await __nccwpck_require__.e(/* import() */ 72).then(__nccwpck_require__.bind(__nccwpck_require__, 72))) });
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
    if (!read.isReadable || !(0,json/* isObject */.Gv)(value)) {
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
    return (0,json/* isObject */.Gv)(read.value) && found.length === 0 ? read.value : {};
}
function extraProblems({ value, positionOf }) {
    const input = 'extra-fields';
    if (!(0,json/* isObject */.Gv)(value))
        return [(0,base_problems/* problem */.CC)(input, 'is not a mapping; write fields as `name: value`')];
    const found = Object.keys(value).flatMap(name => {
        const own = name.replaceAll('_', '-').toLowerCase();
        const message = `has its own input; set the \`${own}\` input instead`;
        return reservedNames.has(own) ? (0,base_problems/* problem */.CC)(input, message, { path: [name], position: positionOf([name]) }) : [];
    });
    (0,json/* mapJsonTexts */.ff)(value, (text, path) => {
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
    const found = new base_problems/* ProblemCollector */.tH();
    const file = await readPayloadFile(name, text, found, tokens);
    const chosen = choose(inputs, file);
    const where = { input: 'payload-file', file: name };
    const missing = missingFields(chosen).map(field => (0,base_problems/* problem */.CC)(where, 'is missing; add it to this file, or set it as an input', {
        path: [field],
        position: { line: 1, column: 1 },
    }));
    const all = [...missing, ...found.all.toSorted(base_problems/* byPosition */.rg)];
    const problems = (0,base_text/* atMost */.Tu)(all, maxProblems, left => (0,base_problems/* problem */.CC)(where, `has ${left} more problems; fix those shown first`));
    const positionOf = (path) => file.get(path[0])?.placeOf(path).position;
    return { problems, content: contentOf(chosen), positionOf };
}
function checkInputFields(inputs) {
    const problems = missingFields(inputs).map(field => (0,base_problems/* problem */.CC)((0,notification_fields/* inputOf */.wg)(field), 'is missing; set it as an input, or set a file in `payload-files`'));
    return { problems, content: contentOf(inputs), positionOf: () => undefined };
}

// EXTERNAL MODULE: ./build/js/base/units.js
var units = __nccwpck_require__(893);
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
function outsideWindow(window, timeZone, at) {
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
    const thursday = new Date(day.getTime() + (3 - daysSinceMonday) * dayMs);
    const year = thursday.getUTCFullYear();
    const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
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
    if (notification_fields/* contentInputs */.Pw.every(name => raw[name] === '')) {
        return [(0,base_problems/* problem */.CC)('payload-files', 'is missing; set it to paths of payload files, or set the notification as inputs')];
    }
    const choosesFiles = raw.only !== '' && raw.only !== 'all';
    return choosesFiles
        ? [(0,base_problems/* problem */.CC)('payload-files', 'is missing, but `only` is set; set `payload-files` to the files to choose from')]
        : [];
}
function combinationProblems(given) {
    return [...targetProblems(given), ...keyProblems(given), ...githubProblems(given)];
}
function targetProblems(given) {
    const problems = [];
    const onlyOfAudience = 'is only allowed with `target: audience`';
    if (given.target === 'all') {
        const names = ['audience-id', 'audience-name'].filter(name => given[name] !== '');
        problems.push(...names.map(name => problem(name, `${onlyOfAudience}; remove it, or change \`target\``)));
    }
    if (given.target === 'all' && given['max-reach'] !== '') {
        const why = '(the service does not report the reach of a broadcast)';
        problems.push(problem('max-reach', `${onlyOfAudience} ${why}; remove it`));
    }
    if (given.target === 'audience' && given['audience-id'] === '' && given['audience-name'] === '') {
        const otherInputs = ['audience-name'];
        problems.push(problem('audience-id', 'are both missing (an empty input counts as missing); set at least one', { otherInputs }));
    }
    return problems;
}
function keyProblems(given) {
    const hasKey = given['once-key'] !== '';
    const hasPeriod = given['once-per'] !== '';
    const problems = [];
    if (hasPeriod && !hasKey)
        problems.push(problem('once-key', 'is missing; `once-per` needs it'));
    if (given.release === 'latest' && !hasKey && !hasPeriod) {
        const message = 'is missing, so each later run would announce the latest release again; set `once-key: release-{tag}`, and give the job the `contents: write` permission';
        problems.push(problem('once-key', { message, hint: newKeySendsAgain }));
    }
    if (given.release === 'latest' && hasPeriod) {
        const message = 'is not allowed with `release: latest`, because each later period would announce the same release again; remove `once-per`, and set `once-key: release-{tag}`';
        problems.push(problem('once-per', { message, hint: newKeySendsAgain }));
    }
    if (given['time-zone'] !== '' && given['send-between'] === '' && !hasPeriod) {
        const message = 'has no effect without `send-between` or `once-per`; set one of these two, or remove `time-zone`';
        problems.push(problem('time-zone', message));
    }
    return problems;
}
function githubProblems(given) {
    if (given['github-token'] !== '')
        return [];
    if (given['once-key'] !== '') {
        return [problem('github-token', 'is missing; `once-key` needs it to store a record in the repository')];
    }
    if (given.release === '')
        return [];
    return [problem('github-token', 'is missing; the `release` input needs it to fetch the release')];
}

// EXTERNAL MODULE: ./build/js/base/url.js
var base_url = __nccwpck_require__(775);
;// CONCATENATED MODULE: ./build/js/release/release-version.js
const releaseLevels = (/* unused pure expression or super */ null && (['major', 'minor', 'patch', 'prerelease']));
const levelsByNumber = (/* unused pure expression or super */ null && (['major', 'minor', 'patch']));
const dashedDate = /(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g;
const versionNumber = /(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function release_version_releaseVersion(tag) {
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
const isPrereleaseTag = (tag) => release_version_releaseVersion(tag)?.isPrerelease === true;
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
const grouped = (number) => String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
const markup_counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

;// CONCATENATED MODULE: ./build/js/report/announcement-texts.js




const announcement_texts_units = units/* timeUnits */.F7.filter(({ name }) => name !== 'week');
function announcement_texts_durationText(seconds) {
    const unit = announcement_texts_units.find(({ seconds: length }) => seconds > 0 && seconds % length === 0);
    return unit ? `${seconds / unit.seconds}${unit.letter}` : `${seconds}s`;
}
function ageText(seconds, qualifier = '') {
    const unit = announcement_texts_units.find(({ seconds: length }) => seconds >= length);
    return unit ? `${qualifier}${markup_counted(Math.floor(seconds / unit.seconds), unit.name)} ago` : 'just now';
}
function announcement_texts_releaseText({ tag, level, age }) {
    const published = age === undefined ? '' : `, published ${ageText(age)}`;
    return `${quote(tag)}${level ? ` (${levelNames[level]})` : ''}${published}`;
}
const levelNames = {
    major: 'major',
    minor: 'minor',
    patch: 'patch',
    prerelease: 'pre-release',
};
const announcement_texts_messageSourceTexts = {
    comment: 'the `web-push` comment in the release notes',
    default: 'the default message',
};
const defaultMessageText = (/* unused pure expression or super */ null && (`The notification has the default message, because the release notes have no \`web-push\` comment.
To choose the message of a release, write \`<!-- web-push: your text -->\` on its own line at the very beginning of the release notes, set the \`message\` input (such as \`{name} is out\`), or let an earlier step write the message.`));
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
    const why = isPrereleaseTag(tag) ? 'its tag says so' : 'GitHub marks it as one';
    const excluded = minLevel === undefined
        ? 'The action announces no pre-releases here, because `release-level` is not set.'
        : `\`release-level: ${minLevel}\` excludes it.`;
    return `${subject} a pre-release (${why}). ${excluded}`;
}
function tooOldText({ release: { tag }, age, maxAge, isDefault }) {
    const published = `The release ${(0,base_text/* quote */.hD)(tag)} was published ${ageText(age, 'more than ')}`;
    const limit = announcement_texts_durationText(maxAge);
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
    return `To announce this release anyway, start a run by hand: on the Actions tab, choose the workflow, select "Run workflow", and enter the tag ${quote(tag)}. (In a workflow of your own, that run must set \`release\` to the tag, ${settings[filtered.kind]}.) If this run has a \`once-key\`, keep it, so that no release is announced twice.${all}`;
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
    return `This run chose ${quote(tag)}, which ${why}. GitHub shows ${quote(shownTag)} as the latest release.`;
}
function whyChosenByVersion(tag, shownTag) {
    const [version, shownVersion] = [releaseVersion(tag), releaseVersion(shownTag)];
    const isSame = version && shownVersion && isSameVersion(version, shownVersion);
    return isSame ? `is the same version as ${quote(shownTag)}` : 'has the highest version that the inputs allow';
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
            return `The \`ttl\` is ${grouped(advice.seconds)} s. Push services keep a notification for at most four weeks, so use at most \`4w\`.`;
        case 'reach-zero':
            return 'The audience has a reach of 0, so nobody will receive this notification.';
        case 'token-expiry':
            return advice.expired
                ? `The API token expired on ${dayOf(advice.at)}, so the service will probably refuse it. Replace the secret.`
                : `The API token expires on ${dayOf(advice.at)}. Replace the secret before then.`;
        case 'rerun':
            return `This is attempt ${advice.attempt} of this run, and an earlier attempt may already have sent the notification, so look in the panel of your push service. For later runs, set a \`once-key\`. ${failure/* newKeySendsAgain */.Hr}.`;
        case 'outside-window':
            return `A real run would be skipped now. ${outsideWindowText(advice.outside)}`;
        case 'held-back':
            return `A real run would be skipped. ${filteredOutText(advice.filtered)}`;
        case 'ignored-comment':
            return ignoredCommentText(advice.line, advice.isSecond);
        case 'truncated':
            return `The ${advice.field} is ${grouped(advice.total)} characters long. Even a desktop shows only about ${grouped(advice.visible)} of them.`;
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
            return `The request body has ${grouped(advice.bytes)} bytes. Push services carry about 4 KiB per notification, including what your service adds, and may drop the rest or the whole notification. Shorten the texts and URLs.`;
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
const kibibytes = (bytes) => `${grouped(Math.ceil(bytes / 1_024))} KiB`;
const pixels = ({ width, height }) => `${width}x${height}`;
const reachAdvice = (reach) => (reach === 0 ? [{ kind: 'reach-zero' }] : []);
const rerunAdvice = (attempt, onceKey) => attempt > 1 && onceKey === undefined ? [{ kind: 'rerun', attempt }] : [];
const expiryWarningDays = 14;
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

;// CONCATENATED MODULE: ./build/js/report/claim-texts.js



function usedKeyText({ key, ref, by }) {
    const claimed = by
        ? whoClaimedText(quote(key), by)
        : `Another run claimed the key ${quote(key)}, but the action cannot read which run`;
    return { text: `${claimed}. The claim is the ref ${ref}.`, url: by?.url };
}
function whoClaimedText(quotedKey, by) {
    const { time, title, target } = by;
    const claimed = `${claimantText(by)} claimed the key ${quotedKey} at ${time}`;
    if (title === undefined)
        return claimed;
    const toSend = `${claimed} to send ${quote(title)}`;
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
    return `To send something else, use a different \`once-key\`. ${newKeySendsAgain}. `;
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
    const key = quote(use.key);
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
    const key = quote(claim.key);
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
        return joined(`${hint.newRunAfter} ${newRunText(run)}`, resendText(run, true));
    const isMadeByRun = releaseFrom === 'push';
    return joined(hint, isMadeByRun ? notMadeAgain : '', resendText(run, isMadeByRun));
}
const withResend = (next, run) => ({
    ...next,
    text: joined(next.text, resendText(run, false)),
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
const joined = (...sentences) => sentences.filter(Boolean).join(' ');
function explainFailure({ title, reason, message, hint }, outcome, { claim, ...run } = {}) {
    if (outcome === 'unknown') {
        const why = { text: typeof hint === 'string' ? joined(message, hint) : message };
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
        next: { text: joined(deletion, hintText(nextSteps, run)) },
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
        return { text: joined(look, again) };
    const period = run.oncePer === undefined ? '' : ` in the same ${run.oncePer}`;
    const command = `Until you run this command, a re-run with the same key${period} is skipped. The command deletes the ref ${claim.ref}, the claim of this run, only if no other run has replaced it:`;
    return { text: joined(look, again, command), command: deleteCommand(claim, claim.tagObjects) };
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

;// CONCATENATED MODULE: ./build/js/report/preview-result.js



const allProblems = ({ problems, notifications }) => [
    ...problems,
    ...notifications.flatMap(each => each.problems),
];
const byPrecedence = ['invalid-input', 'unreadable-file', 'url-check-failed'];
function reasonOf(preview) {
    if (preview.failure)
        return preview.failure.reason;
    const reasons = new Set(allProblems(preview).map(({ reason }) => reason));
    return byPrecedence.find(reason => reasons.has(reason));
}
const hasProblems = ({ problems }) => problems.length > 0;
function previewHeadline(preview) {
    const { notifications, omitted, failure } = preview;
    if (failure)
        return notifications.length > 0 ? 'The check did not finish' : 'The notifications were not checked';
    const total = markup_counted(notifications.length, 'notification');
    const broken = notifications.filter(hasProblems).length;
    if (broken > 0)
        return `${broken} of ${total} ${broken === 1 ? 'has' : 'have'} problems`;
    if (preview.problems.length > 0)
        return 'The inputs have problems';
    if (notifications.length === 0 && omitted) {
        const what = omitted.only === 'added' ? 'added' : 'added or changed';
        return omitted.total === 0
            ? 'Nothing to check: no files'
            : `Nothing to check: ${markup_counted(omitted.total, 'file')} found, none of them ${what}`;
    }
    return `${total} checked: no problems${warningsText(notifications)}`;
}
function warningsText(notifications) {
    const count = notifications.flatMap(({ advice }) => advice).length;
    if (count === 0)
        return '';
    const needRelease = notifications.filter(({ advice }) => advice.some(({ kind }) => kind === 'needs-release')).length;
    const release = needRelease > 0 ? ` (${needRelease} can be sent only with a release)` : '';
    return `, ${markup_counted(count, 'warning')}${release}`;
}
const maxSentence = 1_000;
function findingSentence(finding) {
    const { file, path = [] } = finding;
    return (0,base_text/* truncate */.xv)(file === undefined ? (0,base_problems/* problemText */.fI)(finding) : (0,base_problems/* sentenceAt */.LT)(path, 'The file', finding), maxSentence);
}

;// CONCATENATED MODULE: ./build/js/report/preview-report.js






function previewEntries(preview, unrendered, url) {
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
        ...notifications.flatMap(each => renderingEntries(each, unrendered.has(each.file), url)),
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
function renderingEntries({ file, content }, isLeftOut, url) {
    const at = placeOf(file);
    if (isLeftOut) {
        const subject = file === '' ? 'the notification' : (0,base_text/* quote */.hD)(file);
        const text = `The summary has no room for ${subject}, so reviewers cannot see how the notification will look. Shorten its texts, or check fewer files at a time.`;
        return [{ level: 'warning', title: 'Not rendered', text, at }];
    }
    if (!content || !at || url === undefined)
        return [];
    return [{ level: 'notice', title: 'Preview', text: `How subscribers will see it: ${url}`, at }];
}
const maxRenamed = 10;
function omittedEntries({ renamed, unmatched }) {
    const notices = renamed.map(({ file, oldName }) => {
        const text = `${(0,base_text/* quote */.hD)(file)} is the renamed file ${(0,base_text/* quote */.hD)(oldName)}, so it does not count as added.`;
        return { level: 'notice', title: 'Renamed', text, at: placeOf(file) };
    });
    const ofRenamed = (0,base_text/* atMost */.Tu)(notices, maxRenamed, left => line(`${grouped(left)} more files were only renamed, so they do not count as added.`));
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
function placeText(file = '', { line, column } = firstLine) {
    return file === '' ? '' : `${file.replace(characters/* controlCharacters */.Qi, '\ufffd')}:${line}:${column}: `;
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
const moreText = (left, { leftOut }) => `${grouped(left)} more, ${leftOut}`;
function fieldRows({ notification, sources, messageSource }, detail) {
    return Object.keys(notification).flatMap(name => {
        const messageOrigin = name === 'message' && messageSource ? `: ${sentence(announcement_texts_messageSourceTexts[messageSource])}` : '';
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
        return `${grouped(value)} s${durationInWords(value)}`;
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
    return `<details><summary>${beginning} <i>(${markup_counted(text.length, 'character')})</i></summary>${escapeTruncated(text, max)}${cut}</details>`;
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
    return ` (${markup_counted(seconds / unit.seconds, unit.name)})`;
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
        hiddenButtons > 0 && `✂️ ${markup_counted(hiddenButtons, 'more button')} not shown`,
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
const cutNote = (field, { visible, total }) => `✂️ ${field} cut after ${grouped(visible)} of ${markup_counted(total, 'character')}`;
const fitNote = (field, { total }) => `${field} fits (${markup_counted(total, 'character')})`;
const small = (markup) => `<sub>${markup}</sub>`;

;// CONCATENATED MODULE: ./build/js/report/shared-room.js

function shareRoom(sections, room) {
    const whole = sections.map(([form]) => rendered(form));
    if (totalOf(whole) <= room)
        return whole.map(({ blocks }) => blocks);
    const candidates = sections.map((forms, index) => {
        const longest = whole[index] ?? rendered(forms[0]);
        return { index, forms, longest, shortest: rendered(forms.at(-1) ?? forms[0]) };
    });
    const kept = [];
    let left = room;
    for (const each of candidates.toSorted((a, b) => a.shortest.bytes - b.shortest.bytes)) {
        if (each.shortest.bytes > left)
            break;
        kept.push(each);
        left -= each.shortest.bytes;
    }
    const chosen = sections.map(() => undefined);
    const byNeed = kept.toSorted((a, b) => a.longest.bytes - a.shortest.bytes - (b.longest.bytes - b.shortest.bytes));
    for (const [position, { index, forms, longest, shortest }] of byNeed.entries()) {
        const share = shortest.bytes + Math.floor(left / (byNeed.length - position));
        const form = firstWithin(share, forms, longest) ?? shortest;
        chosen[index] = form.blocks;
        left -= form.bytes - shortest.bytes;
    }
    return chosen;
}
function firstWithin(share, [, ...shorter], longest) {
    if (longest.bytes <= share)
        return longest;
    for (const form of shorter) {
        const each = rendered(form);
        if (each.bytes <= share)
            return each;
    }
    return undefined;
}
function rendered(form) {
    const blocks = form();
    return { blocks, bytes: sizeOf(blocks) };
}
const totalOf = (all) => all.reduce((total, { bytes }) => total + bytes, 0);
const sizeOf = (blocks) => flatBlocks(blocks).reduce((size, block) => size + Buffer.byteLength(block) + '\n\n'.length, 0);

;// CONCATENATED MODULE: ./build/js/report/preview-summary.js








const maxBytes = 850_000;
const manyFindings = { count: 20, length: maxSentence };
const fewFindings = { count: 3, length: 100 };
const withoutLinks = 'To save room, this shows no images, and no links behind the URLs.';
const shortened = 'To save room, this shows only the beginnings of long texts and URLs, no images, and no links.';
const drawings = [
    { detail: previewDetail, findings: manyFindings },
    { detail: { ...previewDetail, links: false }, findings: manyFindings, remark: withoutLinks },
    { detail: { ...previewDetail, links: false, maxText: 200, maxRows: 10 }, findings: manyFindings, remark: shortened },
    { detail: { ...previewDetail, links: false, maxText: 40, maxRows: 5 }, findings: fewFindings, remark: shortened },
    { detail: { ...previewDetail, links: false, maxText: 10, maxRows: 2 }, findings: fewFindings, remark: shortened },
];
function renderPreviewSummary(preview) {
    const { problems, extraFields, failure } = preview;
    const beginning = [failure && renderExplanation(explainFailure(failure)), renderProblems(problems)];
    const notifications = problemsFirst(preview.notifications);
    const forms = notifications.map((notification) => {
        const [whole, ...shorter] = drawings.map(drawing => () => renderSection(notification, extraFields, drawing));
        return [whole, ...shorter];
    });
    const sections = shareRoom(forms, maxBytes - sizeOf(beginning));
    const unrendered = notifications.map(({ file }) => file).filter((_, index) => sections[index] === undefined);
    return { blocks: [renderHeading(preview, unrendered), beginning, sections], unrendered: new Set(unrendered) };
}
function renderSection(notification, extraFields, { detail, findings, remark }) {
    const { content } = notification;
    if (!content)
        return renderFindings(notification, findings);
    const table = renderFields(content, extraFields, detail);
    return [
        renderFindings(notification, findings),
        remark !== undefined && `<p>ℹ️ ${remark}</p>`,
        renderMockup(content.notification, detail),
        folded('All fields', table),
    ];
}
const problemsFirst = (notifications) => notifications.toSorted((one, other) => Number(hasProblems(other)) - Number(hasProblems(one)));
const maxNamesInHeading = 10;
function renderHeading(preview, unrendered) {
    const headline = previewHeadline(preview);
    const isFlawed = unrendered.length > 0 || preview.notifications.some(({ advice }) => advice.length > 0);
    const symbol = isFlawed ? '⚠️' : '✅';
    const heading = `${reasonOf(preview) ? '❌' : symbol} ${headline}`;
    if (unrendered.length === 0)
        return `<h2>${heading}</h2>`;
    const names = (0,base_text/* atMost */.Tu)(unrendered.map(nameOf), maxNamesInHeading, left => `${left} more (see the warnings)`);
    return `<h2>${heading}; the summary has no room for ${names.join(', ')}</h2>`;
}
const nameOf = (file) => (file === '' ? 'the notification from the inputs' : escapeTruncated(file, 200));
function renderFindings(notification, limits) {
    const { file, problems, advice, redirects } = notification;
    const name = file === '' ? 'Notification from the inputs' : nameOf(file);
    const all = [
        ...advice.map(each => ({ symbol: '⚠️', text: adviceText(each) })),
        ...redirects.map(each => ({ symbol: 'ℹ️', text: findingSentence(each) })),
    ];
    const shown = (0,base_text/* atMost */.Tu)(all, limits.count, left => ({ symbol: '⚠️', text: preview_summary_moreText(left) }));
    const remarks = shown.map(({ symbol, text }) => `${symbol} ${sentence(text, Math.min(500, limits.length))}`);
    return [
        `<h3>${hasProblems(notification) ? '❌ ' : ''}${name}</h3>`,
        renderProblems(problems, limits),
        remarks.length > 0 && `<p>${remarks.join('<br>')}</p>`,
    ];
}
const preview_summary_moreText = (left) => `${grouped(left)} more: see the log.`;
function renderProblems(problems, { count, length } = manyFindings) {
    if (problems.length === 0)
        return undefined;
    const rows = problems
        .slice(0, count)
        .map(problem => `<li>${positionCode(problem)}${sentence(findingSentence(problem), length)}</li>`);
    const left = problems.length - rows.length;
    if (left > 0)
        rows.push(`<li>${preview_summary_moreText(left)}</li>`);
    return `<p><b>Problems</b></p>\n<ul>\n${rows.join('\n')}\n</ul>`;
}
const positionCode = ({ position }) => (position ? `${code(`${position.line}:${position.column}`)} ` : '');

// EXTERNAL MODULE: ./build/js/runner/context.js
var context = __nccwpck_require__(922);
;// CONCATENATED MODULE: external "node:fs/promises"
const external_node_fs_promises_namespaceObject = require("node:fs/promises");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: ./build/js/runner/read-workspace-file.js
var read_workspace_file = __nccwpck_require__(592);
;// CONCATENATED MODULE: ./build/js/runner/payload-files.js






const maxFiles = 100;
const maxLineLength = 4_096;
async function choosePayloadFiles(text, only, signal) {
    const trimmed = text.split(/\r\n?|\n/).map(line => line.trim());
    const lines = new Set(trimmed.filter(line => line !== ''));
    const { files, problems, unmatched } = await findNamedFiles(lines, signal);
    if (only === '' || only === 'all')
        return withinLimit({ files, problems: [...problems, ...unmatched] });
    if (only !== 'changed' && only !== 'added')
        return { files: [], problems };
    const { filesOfEvent } = await __nccwpck_require__.e(/* import() */ 861).then(__nccwpck_require__.bind(__nccwpck_require__, 861));
    const ofEvent = await filesOfEvent(only, { event: (0,context/* readEvent */.j_)(), sha: (0,context/* readContext */.yI)().run.sha, signal });
    if (signal.aborted)
        return { files: [], problems };
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
async function filesOf(line, signal) {
    const workspace = (0,read_workspace_file/* workspaceFolder */.ih)();
    const path = (0,external_node_path_.resolve)(workspace, line);
    if (line.length > maxLineLength)
        return lineProblem(line, `is longer than ${maxLineLength} characters; use a shorter path`);
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
        if (!(0,read_workspace_file/* isInsideFolder */.zz)(path, workspace))
            return lineProblem(pattern, 'matches files outside the workspace; use files of the repository');
        names.push(payload_files_nameOf(path));
    }
    return names.sort();
}
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

;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = require("node:http");
;// CONCATENATED MODULE: ./build/js/base/outside-text.js
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

;// CONCATENATED MODULE: ./build/js/http/connection.js

async function agentFor(url, proxyUrl) {
    const { Agent } = url.protocol === 'https:' ? await loadHttps() : external_node_http_namespaceObject;
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

;// CONCATENATED MODULE: ./build/js/http/proxy.js


function proxyFor(url, settings, nodeVersion = process.version) {
    const setting = (url.protocol === 'https:' ? settings.https : settings.http)?.trim();
    if (!setting || settings.isBypassed?.(url))
        return undefined;
    if (!supportsProxies(nodeVersion)) {
        return new Error(`Node ${nodeVersion} on this runner cannot use a proxy; update the runner to a version with Node 24.5 or later, or remove the proxy settings`);
    }
    if (setting.search(characters/* controlCharacters */.Qi) >= 0)
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
const parseProxy = (setting) => (0,base_url/* parseUrl */.Dl)(setting.includes('://') ? setting : `http://${setting}`);
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
const decodedOr = (text) => decoded(text) ?? text;

;// CONCATENATED MODULE: ./build/js/http/request-failure.js


const describedFailure = (error, redact) => ({
    ...error,
    causeText: (0,base_text/* excerpt */.Kb)(redact((0,failure/* describe */.q0)(error.cause))),
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

;// CONCATENATED MODULE: ./build/js/http/exchange-and-hand-over.js





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
        const proxy = proxyFor(url, this.#proxies);
        if (proxy instanceof Error) {
            const refused = { kind: 'failure', mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false };
            return describedFailure({ ...refused, cause: proxy }, this.#redact);
        }
        const agent = await agentFor(url, proxy);
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
        this.#sent = external_node_http_namespaceObject.request(url, { agent, method, headers });
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
    async #handOver(socket) {
        await pendingEvents();
        if (this.#sent.destroyed || socket.destroyed)
            return;
        const { body, beforeHandOver } = this.#request;
        const timedOut = this.#whyTimedOut();
        if (timedOut !== undefined)
            return this.#fail(new Aborted('timeout', timedOut));
        const refused = beforeHandOver?.();
        if (refused !== undefined)
            return this.#fail(new HandOverRefused(refused));
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
            this.#fail(new EarlyResponse());
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
            this.#settle(describedFailure(this.#classify(error), this.#redact));
        this.#sent.destroy();
    }
    #failDuringBody(response, error) {
        if (error instanceof Aborted) {
            this.#respond(response, error.reason);
            return;
        }
        while (response.read() !== null)
            ;
        this.#respond(response, response.complete ? undefined : 'cut');
    }
    #classify(error) {
        if (this.#isCertainlyUnread(error))
            return failureOfUnreceived(error, this.#route);
        return failureAfterHandOver(error, this.#bytesReceived);
    }
    #isCertainlyUnread(error) {
        if (!this.#isHandedOver)
            return true;
        return !this.#isHandshakeConfirmed && this.#bytesReceived === 0 && refusesHandshake(error);
    }
    #respond(response, incomplete) {
        const { location, ...headers } = response.headers;
        const text = Buffer.concat(this.#body).toString(this.#request.encoding);
        this.#settle({
            kind: 'response',
            url: this.#request.url,
            status: response.statusCode ?? 0,
            headers,
            ...(location !== undefined && { location: new OutsideText(location, this.#redact) }),
            body: new OutsideText(text.replace(/^\ufeff/, ''), this.#redact, incomplete !== undefined),
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
    const name = external_node_http_namespaceObject.STATUS_CODES[status];
    return name === undefined ? String(status) : `${status} ${name}`;
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
    const who = name === undefined ? `the audience ${id}` : `the audience ${quote(name)} (id ${id})`;
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
        wholeKey !== undefined && `once-key ${quote(wholeKey)}`,
    ];
    return texts.filter(text => text !== false);
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
        return (0,failure/* describe */.q0)(thrown);
    const { stack = (0,failure/* describe */.q0)(thrown), cause } = thrown;
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
const log_maxLineLength = 600;
function shortenLines(text, max) {
    if (text.length <= max)
        return text;
    const given = text.split('\n');
    if (given.length === 1)
        return cut(text, max);
    const lines = given.map(line => (0,base_text/* truncate */.xv)(line, log_maxLineLength));
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
    const passwords = proxyPasswords(proxies);
    const secrets = createSecrets({ ...tokens, proxyCredentials: passwords });
    const received = createSecrets({ ...tokens, proxyCredentials: [...passwords, ...proxyUserNames(proxies)] });
    const log = new Log(secrets.redact);
    const crashWatch = new CrashWatch();
    return {
        log,
        secrets,
        redact: received.redact,
        http: new NetworkClient(proxies, received.redact, isDebug() ? line => log.debug(line) : undefined),
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
        log.stack((0,failure/* asFailure */.h_)(error));
    }
    catch {
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
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
        const text = `The action could not write its outputs (${(0,failure/* describe */.q0)(error)}), so they are empty in later steps. The log shows how the run ended.`;
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
        const text = `The action could not write the job summary (${(0,failure/* describe */.q0)(error)}).`;
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

;// CONCATENATED MODULE: ./build/js/http/backoff.js
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

;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = require("node:zlib");
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




const readers = [PNG, JPG, GIF, WEBP];
const minBytes = 25;
function imageSize(bytes) {
    if (bytes.length < minBytes)
        return undefined;
    const own = new Uint8Array(bytes);
    try {
        return readers.find(reader => reader.validate(own))?.calculate(own);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/url-check/fetch-url.js






class Place {
    url;
    #location;
    constructor(url, location) {
        this.url = fetchable(url);
        this.#location = location;
    }
    get host() {
        return this.#shown(this.url.host);
    }
    get address() {
        return this.#shown(this.url.origin + this.url.pathname);
    }
    #shown(part) {
        return this.#location?.part(part).shown ?? part;
    }
}
const maxImageMebibytes = 5;
const maxRedirects = 5;
const redirectStatuses = [301, 302, 303, 307, 308];
const defaultWaitMs = 1_000;
const maxRetryAfterMs = 10_000;
async function fetchUrl({ url, image, timeoutMs, http, signal, headers }) {
    let deadline = performance.now() + timeoutMs;
    let hasWaited = false;
    const visited = new Set();
    for (let at = new Place(url);;) {
        visited.add(at.url.href);
        const response = await http.request({
            method: 'GET',
            url: at.url,
            headers,
            signal,
            timeoutMs: Math.max(0, deadline - performance.now()),
            maxBytes: maxImageMebibytes * units/* mebibyte */.E$,
            encoding: 'latin1',
            wantsBody: status => image && isSuccess(status),
        });
        if (response.kind === 'failure')
            return { kind: 'failure', at, failure: response };
        if (response.status === 429) {
            const waitMs = waitAfter(response);
            if (hasWaited || waitMs > maxRetryAfterMs)
                return { kind: 'rate-limited', at };
            hasWaited = true;
            deadline += waitMs;
            await wait(waitMs, signal);
            continue;
        }
        const next = afterResponse(response, at, image, visited);
        if (!(next instanceof Place))
            return next;
        at = next;
    }
}
const waitAfter = ({ headers }) => retryAfter(headers['retry-after'], Date.now()) ?? defaultWaitMs;
function afterResponse(response, at, image, visited) {
    const { status } = response;
    const location = redirectStatuses.includes(status) ? response.location : undefined;
    if (location === undefined) {
        return { kind: 'status', at, status, image: image && isSuccess(status) ? readImage(response) : undefined };
    }
    const next = nextPlace(location, at, visited);
    if (typeof next === 'string')
        return { kind: 'bad-redirect', at, why: next };
    return image && next.url.protocol === 'http:' ? { kind: 'off-https', at } : next;
}
function nextPlace(location, at, visited) {
    const target = parseLocation(location.raw, at.url);
    if (!target) {
        return location.raw.length > base_url/* maxUrlLength */.QO ? `to a URL of more than ${base_url/* maxUrlText */.zF}` : 'to something that is not a URL';
    }
    if (!/^https?:$/.test(target.protocol))
        return 'to something other than a web page';
    const next = new Place(target, location);
    if (visited.has(next.url.href))
        return 'in a loop';
    return visited.size > maxRedirects ? `more than ${maxRedirects} times` : next;
}
function readImage({ headers, body: { raw: body }, incomplete }) {
    if (incomplete)
        return incomplete;
    if (body.length === 0)
        return 'empty';
    const received = Buffer.from(body, 'latin1');
    const isZipped = /^(x-)?gzip$/i.test(headers['content-encoding']?.trim() ?? '');
    const bytes = isZipped ? unzip(received) : received;
    if (typeof bytes === 'string')
        return bytes;
    const size = imageSize(bytes);
    return size ? { ...size, bytes: received.length } : 'not-an-image';
}
function unzip(bytes) {
    try {
        return (0,external_node_zlib_namespaceObject.gunzipSync)(bytes, { maxOutputLength: maxImageMebibytes * units/* mebibyte */.E$ });
    }
    catch (error) {
        return error.code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'not-an-image';
    }
}
function fetchable(url) {
    const bare = new URL(url.href);
    bare.username = '';
    bare.password = '';
    bare.hash = '';
    return bare;
}
function parseLocation(location, base) {
    const ascii = location.replace(/[\x80-\xff]/g, byte => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
    return (0,base_url/* parseUrl */.Dl)(ascii, base);
}

;// CONCATENATED MODULE: ./build/js/url-check/url-verdicts.js




const findingOn = ({ url, image: _, ...where }, text) => (0,base_problems/* problem */.CC)(where, (0,base_problems/* quoting */.yu)(url, text), { reason: 'url-check-failed' });
const robotStatuses = [401, 403, 503, 999];
function whyUrlFails({ image: field }, fetched, { timeoutMs, userAgent }) {
    if (fetched.kind === 'failure')
        return noResponseText(fetched.failure, timeoutMs);
    if (fetched.kind === 'bad-redirect')
        return `redirects ${fetched.why}`;
    if (fetched.kind === 'off-https')
        return 'redirects to http, but images must be https';
    if (fetched.kind === 'rate-limited')
        return undefined;
    const { status, image } = fetched;
    if (robotStatuses.includes(status)) {
        return `responded ${statusName(status)}; the site may refuse robots; allow this action, which calls itself ${userAgent}`;
    }
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
function noResponseText({ reason, cause, causeText }, timeoutMs) {
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
    return `${texts[reason]} (${causeText})`;
}

;// CONCATENATED MODULE: ./build/js/url-check/check-urls.js






const maxTimeoutMs = 10_000;
const maxConcurrent = 20;
const maxUrls = 200;
const pauseMs = 15_000;
const check_urls_minuteMs = 60_000;
async function checkUrls(given, context) {
    const check = { ...given, timeoutMs: Math.min(given.timeoutMs, maxTimeoutMs) };
    const count = new Set(check.uses.map(keyOf)).size;
    if (count > maxUrls)
        return { problems: [tooManyUrls(count)], remarks: [], redirects: [] };
    const endMs = Date.now() + check.waitMs;
    let nextLineMs = Date.now();
    const fetched = await fetchAll(check.uses, check, context);
    for (;;) {
        const report = reportOn(check, fetched);
        const leftMs = endMs - Date.now();
        if (report.problems.length === 0 || leftMs <= 0)
            return report;
        if (Date.now() >= nextLineMs) {
            check.say(waitingText(report.problems, leftMs));
            nextLineMs = Date.now() + check_urls_minuteMs;
        }
        await wait(Math.min(pauseMs, leftMs), context.signal);
        const failing = check.uses.filter(use => problemOf(use, check, fetched));
        for (const [key, again] of await fetchAll(failing, check, context))
            fetched.set(key, again);
    }
}
async function fetchAll(uses, { timeoutMs, userAgent }, { http, signal }) {
    const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': userAgent };
    const requests = new Map(uses.map(use => [keyOf(use), { url: addressOf(use), image: use.image !== undefined }]));
    const fetched = new Map();
    const waiting = requests.entries();
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
    return fetched;
}
function reportOn(check, fetched) {
    const report = { problems: [], remarks: [], redirects: [] };
    for (const use of check.uses) {
        const found = fetched.get(keyOf(use));
        if (!found)
            continue;
        const wrong = problemOf(use, check, fetched);
        if (wrong) {
            report.problems.push(wrong);
            continue;
        }
        report.remarks.push(...remarksOn(use, found));
        if (found.at.url.host !== addressOf(use).host)
            report.redirects.push(findingOn(use, `redirects to the host ${(0,base_text/* quote */.hD)(found.at.host)}`));
    }
    return report;
}
function problemOf(use, check, fetched) {
    const found = fetched.get(keyOf(use));
    const wrong = found && whyUrlFails(use, found, check);
    if (!found || wrong === undefined)
        return undefined;
    const isThere = found.at.url.href === addressOf(use).href;
    return findingOn(use, isThere ? wrong : `redirects to ${(0,base_text/* quote */.hD)(found.at.address)}, which ${wrong}`);
}
const maxNamed = 5;
function waitingText(problems, leftMs) {
    const named = (0,base_text/* atMost */.Tu)(problems.map(base_problems/* problemText */.fI), maxNamed, left => `And ${left} more.`);
    return `Checking again for up to ${Math.ceil(leftMs / check_urls_minuteMs)} min, because not every URL passes yet. ${named.join(' ')}`;
}
const addressOf = ({ url }) => fetchable(new URL(url));
const keyOf = (use) => `${use.image ? 'image' : 'page'} ${addressOf(use).href}`;
const tooManyUrls = (count) => {
    const message = `would fetch ${count} different URLs, but the action checks at most ${maxUrls}; check fewer files at a time`;
    return (0,base_problems/* problem */.CC)('check-urls', message, { reason: 'url-check-failed' });
};
const urlCheckFailure = (problems) => new Failure({
    reason: 'url-check-failed',
    title: 'URL check failed',
    message: listSentences(problems.map(problemText)),
    hint: {
        newRunAfter: 'Fix the pages and images, and run this again. Or correct the URLs or remove `check-urls`, then',
    },
});

;// CONCATENATED MODULE: ./build/js/preview.js























async function main() {
    const { raw, runtime } = startRun(previewInputs);
    const preview = await runtime.watch(runSteps(raw, runtime)).catch(stoppedPreview);
    const write = () => writeResults(resultsOf(preview, raw.summary), raw.summary, runtime);
    await endRun(runtime.log, reasonOf(preview) ? 1 : 0, write, 1);
}
const stoppedPreview = (error) => ({
    notifications: [],
    problems: [],
    extraFields: {},
    failure: (0,failure/* asFailure */.h_)(error),
});
async function runSteps(raw, runtime) {
    const { secrets, signal } = runtime;
    const { settings, inputs, problems } = checkPreviewInputs(raw, secrets);
    problems.add(unknownInputProblems(previewInputs, secrets.redact));
    const withoutFile = { ...inputs, 'payload-file': '', 'once-key': '' };
    const given = await readGiven(withoutFile, undefined, problems, secrets);
    const chosen = await choosePayloadFiles(inputs['payload-files'], inputs.only, signal);
    problems.add(chosen.problems);
    const notifications = [];
    const hasFiles = inputs['payload-files'] !== '' || problems.isRefused('payload-files');
    const { extraFields } = given;
    if (!hasFiles && given.fields.size > 0) {
        notifications.push(previewed('', checkInputFields(given.fields), extraFields));
    }
    for (const file of chosen.files) {
        await (0,promises_namespaceObject.setImmediate)();
        if (signal.aborted)
            break;
        const found = notifications.flatMap(each => each.problems);
        const checked = found.length > preview_maxProblems
            ? notChecked(file)
            : await checkPayloadFile(file, (0,read_workspace_file/* readWorkspaceFile */.sL)(file), given.fields, secrets);
        notifications.push(previewed(file, checked, extraFields));
    }
    const preview = { notifications, problems: problems.all, extraFields, omitted: chosen.omitted };
    if (signal.aborted)
        return { ...preview, failure: cancelledPreview() };
    if (!settings?.checkUrls)
        return preview;
    const limits = { timeoutMs: settings.timeout * 1_000, waitMs: settings.checkUrls.wait * 1_000 };
    return withCheckedUrls(preview, limits, runtime).catch(error => ({
        ...preview,
        failure: (0,failure/* asFailure */.h_)(error),
    }));
}
const preview_maxProblems = 1_000;
function notChecked(file) {
    const message = 'was not checked, because the files before it have more than 1,000 problems; fix those first';
    return { problems: [(0,base_problems/* problem */.CC)({ input: 'payload-file', file }, message)], positionOf: () => undefined };
}
const cancelledPreview = () => new failure/* Failure */.HR({
    reason: 'cancelled',
    title: 'Preview cancelled',
    message: 'The run was cancelled before all notifications were checked.',
    hint: failure/* cancelledHint */.Pz,
});
function previewed(file, checked, extraFields) {
    const advice = checked.content ? previewAdvice(checked.content, extraFields) : [];
    return { ...checked, file, advice, redirects: [] };
}
function previewAdvice(content, extraFields) {
    const uses = (0,placeholders/* placeholderUses */.Is)(content.notification, extraFields);
    const needsRelease = uses.map(([fieldPath, placeholder]) => ({ kind: 'needs-release', fieldPath, placeholder }));
    const body = JSON.stringify({ ...content.notification, ...extraFields });
    return [...contentAdvice(content), ...sizeAdvice(body), ...needsRelease];
}
async function withCheckedUrls(preview, limits, runtime) {
    const uses = preview.notifications.flatMap(({ file, content }) => {
        const urls = content ? (0,notification_fields/* urlsOf */.Wn)(content.notification) : [];
        const complete = urls.filter(({ url }) => (0,placeholders/* placeholdersIn */.Qf)(url).length === 0);
        return complete.map(use => ({ ...use, file }));
    });
    const check = { uses, ...limits, userAgent: version/* userAgent */.N, say: (text) => runtime.log.info(text) };
    const { problems, remarks, redirects } = await checkUrls(check, runtime);
    const ofNoFile = problems.filter(({ file }) => file === undefined);
    const notifications = preview.notifications.map((notification) => {
        const isHere = ({ file }) => file === notification.file;
        const located = (found) => ({ ...found, ...placeIn(notification, found) });
        return {
            ...notification,
            problems: [...notification.problems, ...problems.filter(isHere).map(located)],
            advice: [...notification.advice, ...remarks.filter(isHere)],
            redirects: redirects.filter(isHere).map(located),
        };
    });
    return { ...preview, notifications, problems: [...preview.problems, ...ofNoFile] };
}
function placeIn({ file, content, positionOf }, { input, path = [] }) {
    if (file === '')
        return { file: undefined };
    const field = input.replaceAll('-', '_');
    const inFile = [field, ...path];
    return { file, path: inFile, position: content?.sources[field] === 'file' ? positionOf(inFile) : undefined };
}
function resultsOf(preview, summaryInput) {
    const hasSummary = (0,value_rules/* parseBoolean */.yG)(summaryInput) !== false;
    const url = hasSummary ? (0,context/* runUrl */.Vp)() : '';
    const outputs = Object.entries(previewOutputs(preview, reasonOf(preview) ?? '', url));
    const kept = outputs.map(([name, text]) => [name, isTooLarge(text) ? '' : text]);
    const sizeEntries = outputs
        .filter(([, text]) => isTooLarge(text))
        .map(([name, { length }]) => leftEmpty(name, length));
    const linkedUrl = url !== '' && (0,context/* isPullRequest */.r0)((0,context/* readContext */.yI)().run.event) ? url : undefined;
    const report = () => {
        const { blocks, unrendered } = renderPreviewSummary(preview);
        const leftOut = hasSummary ? unrendered : new Set();
        const entries = [...previewEntries(preview, leftOut, linkedUrl), ...sizeEntries];
        return { renderSummary: () => blocks, entries, explanation: preview.failure && explainFailure(preview.failure) };
    };
    return { outputs: Object.fromEntries(kept), failure: preview.failure, report };
}
function leftEmpty(name, length) {
    const what = `The \`${name}\` output would have ${grouped(length)} characters, so the action left it empty.`;
    return largeOutputEntry(what, 'Check fewer files at a time.');
}

;// CONCATENATED MODULE: ./build/js/start-preview.js


void main();

module.exports = __webpack_exports__;
/******/ })()
;