/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 708:
/***/ ((module) => {

module.exports = require("node:https");

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
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./build/js/runner/cancellation.js
const cancellation = new AbortController();

;// CONCATENATED MODULE: ./build/js/runner/signals.js

const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP', 'SIGQUIT'];
for (const name of signals)
    process.on(name, () => cancellation.abort());

;// CONCATENATED MODULE: ./build/js/base/failure.js
const failure_fixedAnywhere = (fix) => ({
    newRunAfter: `${fix} If you change only secrets, variables, or your push service, re-run the failed job. Otherwise,`,
});
const failure_newKeySendsAgain = 'Careful: a new key has no record yet, so the first run with it sends again, even what was already announced';
class failure_Failure extends Error {
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
    if (thrown instanceof failure_Failure)
        return thrown;
    return new failure_Failure({
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
    return new failure_Failure({
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

;// CONCATENATED MODULE: ./build/js/base/characters.js
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

;// CONCATENATED MODULE: ./build/js/base/text.js

const codeOf = (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
function text_quote(text) {
    const line = JSON.stringify(text).replace(unusualSpaces, space => `\\u${codeOf(space)}`);
    return line.length > 100 ? `${text_truncate(line, 98)}" (${text.length} characters)` : line;
}
function showInvisible(text) {
    return text
        .toWellFormed()
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(invisibleInLines, (character, flag) => flag ?? `‹U+${codeOf(character).toUpperCase()}›`);
}
function plainLine(text) {
    const line = text
        .toWellFormed()
        .replace(invisibleCharacters, (_, flag = '') => flag)
        .replace(/[\s\x85]+/g, ' ')
        .trim();
    return visibleCharacter.test(line) ? line : '';
}
const text_truncate = (text, max = 99) => text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…` : text;
function atMost(items, max, more) {
    const left = items.length - max;
    return left > 0 ? [...items.slice(0, max), more(left)] : [...items];
}
const maxExcerpt = 300;
const maxRead = 65_536;
function excerpt(text) {
    const line = text.slice(0, maxRead).replace(/\s+/g, ' ').trim();
    return text_truncate(line, maxExcerpt);
}

;// CONCATENATED MODULE: ./build/js/base/problems.js


const quoting = (text, message) => ({ quoted: text_quote(text), message });
function problems_problem(where, text, details = {}) {
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
    return text_truncate(parts.join('').replace(/\s+/g, ' '));
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
    return new failure_Failure({
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
    return needsNewRun ? { newRunAfter: `${fix}, then` } : failure_fixedAnywhere(`${fix}.`);
}
const maxListed = 100;
function listSentences(sentences, noun = 'problems') {
    if (sentences.length === 1)
        return sentences.join('');
    const listed = atMost(sentences, maxListed, left => `and ${left} more`);
    return `${sentences.length} ${noun}:\n${listed.map(sentence => `- ${sentence}`).join('\n')}`;
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
        return problems_problem({ input, file }, { message, mayBeInEvent: true });
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

;// CONCATENATED MODULE: ./build/js/base/units.js
const mebibyte = 1_048_576;
const units_dayMs = 86_400_000;
const timeUnits = [
    { name: 'week', letter: 'w', seconds: 604_800 },
    { name: 'day', letter: 'd', seconds: 86_400 },
    { name: 'hour', letter: 'h', seconds: 3_600 },
    { name: 'minute', letter: 'm', seconds: 60 },
    { name: 'second', letter: 's', seconds: 1 },
];

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
        return quoting(text, `is not a range of times; ${right}`);
    const [start, end] = text.split('-');
    const from = minutesOf(start);
    const to = minutesOf(end);
    if (from === to)
        return quoting(text, `begins and ends at the same time; ${right}`);
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

;// CONCATENATED MODULE: ./build/js/base/url.js
const maxUrlLength = 2_048;
const maxUrlText = '2,048 characters';
function url_parseUrl(text, base) {
    if (text.length > maxUrlLength)
        return undefined;
    try {
        return new URL(text, base);
    }
    catch {
        return undefined;
    }
}
const browserHost = (url) => url_parseUrl(url)?.hostname;
const writtenHost = (url) => /^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(url)?.[1];

;// CONCATENATED MODULE: ./build/js/base/json.js
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

;// CONCATENATED MODULE: ./build/js/inputs/value-rules.js





const maxYamlBytes = 16_384;
const tooLargeYaml = 'is larger than 16 KiB; shorten it (push services accept about 4 KiB in total)';
const visibleAscii = /^[\x21-\x7e]+$/;
function wholeNumber(what, min, max) {
    return text => {
        const value = Number(text);
        const isValid = /^[0-9]+$/.test(text) && value >= min && value <= max;
        if (isValid)
            return { value };
        return quoting(text, `is not ${what}${isRewritten(text) ? rewrittenHint : ''}`);
    };
}
const isRewritten = (text) => /^\d(?:\.\d+)?e\+\d+$/i.test(text);
const rewrittenHint = '; put it in quotes in the workflow, because GitHub rewrites large numbers without quotes';
function value_rules_boolean(text) {
    if (['true', 'True', 'TRUE'].includes(text))
        return { value: true };
    if (['false', 'False', 'FALSE'].includes(text))
        return { value: false };
    return quoting(text, `is neither true nor false; use \`true\` or \`false\``);
}
function parseBoolean(text) {
    const parsed = value_rules_boolean(text);
    return 'value' in parsed ? parsed.value : undefined;
}
function duration(text) {
    const match = /^([0-9]+)([smhdw]?)$/.exec(text);
    const right = 'use whole seconds (3600), or a whole number with a unit: s, m, h, d or w (12h)';
    if (!match)
        return quoting(text, `is not a duration; ${right}`);
    const unit = timeUnits.find(({ letter }) => letter === match[2]);
    const value = Number(match[1]) * (unit?.seconds ?? 1);
    if (!Number.isSafeInteger(value))
        return quoting(text, `is too long; ${right}`);
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
    return quoting(text, `is not ${right}`);
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
    return plainLine(text) === '' ? { message: 'has no visible character; write some text' } : { value: text };
}
const textWithoutControls = text => {
    const [control] = controlInText.exec(text) ?? [];
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
        return quoting(text, 'is not a tag; use a tag such as v1.2.3, or `latest`');
    return { value: { kind: 'tag', tag } };
}
function timeZone(text) {
    if (/^[a-z]/i.test(text) && isKnownZone(text))
        return { value: text };
    const right = 'use a name from the IANA time zone database, such as Europe/Berlin';
    return quoting(text, `is not a time zone that this runner knows; ${right}`);
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
    const value = parseJson(text);
    const right = 'use the `payload` output of the approved dry run, or `any` to turn this guard off';
    return isObject(value) ? { value } : { message: `is not a JSON object; ${right}` };
}
function emptyGuard(input, offWord) {
    const inExpression = offWord === 'false' ? offWord : `'${offWord}'`;
    const example = `\`\${{ inputs.${input} || ${inExpression} }}\``;
    return `is empty, because its expression came out empty (a misspelled variable, or an input that this event does not have); correct the expression, or use \`${offWord}\` to turn this guard off, as in ${example}`;
}
const emptyDryRun = (input, offWord) => `${emptyGuard(input, offWord)}. With \`${offWord}\`, the run sends the notification; to only check it, use \`true\``;
const missingPayload = () => 'is empty, so the approved payload is missing. Check the name of the step, and that it made a payload. If the payload comes from another job, it may contain a secret, because GitHub then drops it: put the address of the icon or page into a variable. Or use `any` to turn this guard off';
const anyText = value => ({ value });

;// CONCATENATED MODULE: ./build/js/inputs/url-rules.js




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
const aboutUrl = (text, message) => mayHavePassword.test(text) ? { message } : quoting(text, message);
const mayHavePassword = /[@\uff20\ufe6b]|%40/;
const credentials = /^https?:[/\\]*[^/\\?#]*@/i;
const schemeAndHost = /^([a-z]+):\/\/([^/?#]+)/i;
const unresolvedInHost = /[{}$%<]/;
const startOfTemplate = /^(?:[$%<]|\{[{%])/;
const schemeAsHost = /^https?:?$/i;
function whyNoUrl(text, schemes, right) {
    if (credentials.test(text))
        return 'contains a user name or password; remove them';
    if (text.length > maxUrlLength)
        return `is too long for a URL; use a URL of at most ${maxUrlText}`;
    if (startOfTemplate.test(text)) {
        return `begins with \`${text[0]}\`, so a variable was probably not replaced (GitHub replaces expressions only in a workflow, and a shell its variables only in \`run\`); use ${right}`;
    }
    const notAbsolute = `is not an absolute URL; use ${right}`;
    if (!text.includes(':'))
        return notAbsolute;
    if (separatorInUrl.test(text) || invisibleInUrl.test(text)) {
        return `contains white space, an invisible character or a backslash; use ${right}`;
    }
    if (!text.isWellFormed())
        return loneSurrogate;
    const [, scheme = '', host = ''] = schemeAndHost.exec(text) ?? [];
    const [unresolved] = unresolvedInHost.exec(host) ?? [];
    if (unresolved !== undefined) {
        return `contains \`${unresolved}\` in its host, so a variable in the host was probably not replaced; use ${right}`;
    }
    if (scheme !== '' && !schemes.includes(scheme.toLowerCase()))
        return `has the scheme ${scheme}; use ${right}`;
    if (schemeAsHost.test(host))
        return `has its scheme twice; use ${right}`;
    const isAbsolute = scheme !== '' && url_parseUrl(text) !== undefined;
    return isAbsolute ? undefined : notAbsolute;
}

;// CONCATENATED MODULE: ./build/js/inputs/notification-fields.js



const browsers = (/* unused pure expression or super */ null && (['Chrome', 'Firefox', 'Safari']));
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
        maxBytes: mebibyte / 4,
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
        maxBytes: mebibyte,
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
    text: nonBlank,
    image: imageUrl,
    page: pageUrl,
};
const inputOf = (field) => field.replaceAll('_', '-');
const notification_fields_contentInputs = fieldNames.map(inputOf);
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

;// CONCATENATED MODULE: ./build/js/inputs/settings.js








const required = (what, rule) => {
    return text => (text === '' ? { message: `is missing; set it to ${what}` } : rule(text));
};
const withDefault = (absent, rule) => {
    return text => (text === '' ? { value: absent } : rule(text));
};
const optional = (rule) => withDefault(undefined, rule);
const guard = (offWord, off, rule, whenEmpty = emptyGuard) => {
    const parse = text => (text === offWord ? { value: off } : rule(text));
    return Object.assign(parse, { offWord, whenEmpty });
};
const oneOf = (allowed, what) => {
    return text => {
        const value = allowed.find(each => each === text);
        return value === undefined ? quoting(text, `is not ${what}`) : { value };
    };
};
const serviceRules = {
    'base-url': required('the base address of the push service, such as https://push.example.com (a misspelled variable is empty)', baseUrl),
    'api-token': required('the API token of the site, from a secret (a secret is empty if it is misspelled, or if it belongs to an environment that the job does not use)', headerToken),
    timeout: withDefault(30, wholeNumber('a whole number of seconds from 1 to 300', 1, 300)),
    retries: withDefault(3, wholeNumber('a whole number from 0 to 10', 0, 10)),
    summary: withDefault(true, value_rules_boolean),
};
const maxWhole = Number.MAX_SAFE_INTEGER;
const sendRules = {
    ...serviceRules,
    target: required('`all` (every subscriber) or `audience`; `target` has no default, so that nobody sends to all by mistake', oneOf(['all', 'audience'], 'a valid target; use `all` (every subscriber) or `audience`')),
    'audience-id': optional(wholeNumber('an audience id, which is a whole number such as 101', 1, maxWhole)),
    'audience-name': optional(anyText),
    'max-reach': guard('none', undefined, wholeNumber('a whole number such as 10000, or `none`', 0, maxWhole)),
    'payload-file': optional(anyText),
    'extra-fields': optional(anyText),
    'dry-run': guard('false', false, value_rules_boolean, emptyDryRun),
    'check-urls': guard('false', undefined, urlCheck),
    'once-key': guard('none', undefined, anyText),
    'once-per': guard('ever', undefined, oneOf(['day', 'week', 'month'], 'a period; use `day`, `week` or `month`, or `ever` for no period')),
    'send-between': guard('always', undefined, sendWindow),
    'time-zone': optional(timeZone),
    release: optional(releaseChoice),
    'release-level': optional(oneOf(['major', 'minor', 'patch', 'prerelease'], 'a release level; use `major`, `minor`, `patch` or `prerelease`')),
    'max-age': optional(duration),
    'expected-payload': guard('any', undefined, expectedPayload, missingPayload),
    'github-token': optional(headerToken),
};
const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const namesOf = (rules) => Object.keys(rules);
const serviceInputs = namesOf(serviceRules);
const sendInputs = [...namesOf(sendRules), ...notification_fields_contentInputs];
function checkServiceInputs(raw, tokens) {
    return check(serviceRules, raw, tokens);
}
function checkSendInputs(raw, tokens, event = '') {
    const checked = check(sendRules, raw, tokens, combinationProblems);
    if (checked.settings)
        checked.settings.maxAge ??= defaultMaxAge(raw.release, event);
    return checked;
}
const dayS = units_dayMs / 1_000;
function defaultMaxAge(release, event) {
    if (release === 'latest')
        return 7 * dayS;
    if (release === '' && event === 'release')
        return 30 * dayS;
    return undefined;
}
function check(rules, raw, tokens, combinationProblems = () => []) {
    const problems = new ProblemCollector();
    problems.refuse([...secretsInInputs(raw, tokens), ...oversizedProblems(raw)]);
    const settings = {};
    for (const [name, rule] of Object.entries(rules)) {
        const parsed = parseInput(name, problems.isRefused(name) ? '' : (raw[name] ?? ''), rule);
        if ('value' in parsed)
            settings[camelCase(name)] = parsed.value;
        else
            problems.add([problems_problem(name, parsed)]);
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
    const large = ['actions', 'extra-fields'].filter(name => Buffer.byteLength(raw[name] ?? '') > maxYamlBytes);
    return large.map(name => problems_problem(name, tooLargeYaml));
}
const previewRules = {
    'payload-files': anyText,
    only: withDefault('all', oneOf(['all', 'changed', 'added'], 'a valid choice; use `all`, `changed` or `added`')),
    'extra-fields': anyText,
    'check-urls': sendRules['check-urls'],
    timeout: serviceRules.timeout,
    summary: serviceRules.summary,
};
const guardWords = new Map(Object.entries({ ...sendRules, ...previewRules }).flatMap(([name, rule]) => 'offWord' in rule ? [[name, rule.offWord]] : []));
const previewInputs = [...namesOf(previewRules), ...notification_fields_contentInputs];
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

;// CONCATENATED MODULE: ./node_modules/leven/index.js
const array = [];
const characterCodeCache = [];

function leven_leven(first, second, options) {
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
			? leven_leven(target, candidate)
			: leven_leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven_leven(target, candidate);
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

;// CONCATENATED MODULE: ./build/js/base/version.js
const version = '1.0.0';
const userAgent = `web-push-action/${version}`;

;// CONCATENATED MODULE: ./build/js/inputs/misspelled-names.js




const misspelled_names_isTypingError = (edits, name) => edits <= Math.min(maxEdits, Math.floor(name.length / 2));
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
    const candidates = names.map(name => ({ name, edits: leven_leven(bareName(name), bare, { maxDistance: maxEdits + 1 }) }));
    const similar = candidates.filter(({ name, edits }) => misspelled_names_isTypingError(edits, name));
    return similar.sort((one, other) => one.edits - other.edits)[0]?.name;
}
function unknownInputs(given, names) {
    return given.map(name => {
        const meant = meantName(name, names);
        const shown = text_truncate(name);
        const wrong = `is not an input of this action (version ${version})`;
        const rename = `If the job has an environment variable INPUT_${shown.toUpperCase()}, rename that variable`;
        if (meant !== undefined)
            return problems_problem(shown, { message: wrong, meant, hint: rename });
        const message = `${wrong}; use a version that has it, or remove it from \`with\``;
        const hint = names.includes('dry-run')
            ? `Without it, the next run sends. To only look, set \`dry-run: true\`. ${rename}`
            : rename;
        return problems_problem(shown, { message, hint });
    });
}

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
const unusableId = ({ id, name }) => new Failure({
    reason: 'bad-audience-list',
    title: 'Unusable audience list',
    message: `The service lists ${quote(name ?? '')} with the id ${id}, but ids begin with 1, so the action does not send to it.`,
    hint: fixedAnywhere('Choose another audience, or ask the operator of the service.'),
});
function checkReach({ id, name, reach }, maxReach) {
    if (maxReach === undefined || reach === undefined)
        return;
    const who = `Audience ${id}${name ? ` (${quote(name)})` : ''}`;
    if (reach < 0) {
        throw new Failure({
            reason: 'bad-audience-list',
            title: 'Unusable audience list',
            message: `${who} has a reach of ${reach}, which is not a number of subscribers, so the action cannot check \`max-reach\`.`,
            hint: fixedAnywhere('Look up the number of subscribers in the panel of your push service. To send without this check, remove `max-reach`.'),
        });
    }
    if (reach <= maxReach)
        return;
    throw new Failure({
        reason: 'reach-exceeded',
        title: 'Audience too large',
        message: `${who} has a reach of ${reach}, but \`max-reach\` allows at most ${maxReach}.`,
        hint: fixedAnywhere('Check that this is the right audience. If it is, raise `max-reach`.'),
    });
}
const audienceEntry = ({ id, name, reach }) => `${quote(name.shown)} (id ${id}, reach ${reach})`;
function audienceFailure(id, name, list) {
    if (name === undefined) {
        return new Failure({
            reason: 'audience-not-found',
            title: 'Audience not found',
            message: `The service lists no audience with the id ${id} (it lists ${list.length} audience${list.length === 1 ? '' : 's'}).`,
            hint: fixedAnywhere('Look up the id in the panel of your push service, and correct `audience-id`.'),
        });
    }
    const sameName = withName(name, list);
    if (id !== undefined) {
        const ids = listNames(sameName, audience => `id ${audience.id} (reach ${audience.reach})`);
        const owners = ids ? `the name ${quote(name)} belongs to ${ids}` : `no audience has the name ${quote(name)}`;
        return new Failure({
            reason: 'audience-mismatch',
            title: 'Audience id and name differ',
            message: `\`audience-id\` is ${id}, but ${owners}.`,
            hint: fixedAnywhere('Correct the wrong input, or set only one of the two.'),
        });
    }
    const sameNumber = withSameNumber(name, list);
    if (sameNumber.length > 0)
        return numberFailure(name, sameName, sameNumber);
    if (sameName.length > 0) {
        return new Failure({
            reason: 'audience-ambiguous',
            title: 'Several audiences have that name',
            message: `${sameName.length} audiences are named ${quote(name)}: ${listNames(sameName, audienceEntry)}.`,
            hint: { newRunAfter: 'Set `audience-id` to the id of the right one, then' },
        });
    }
    const nearestOnes = nearestNames(name, list);
    const meant = meantAudience(nearestOnes, name);
    const others = list.length > 0
        ? `The nearest names are ${listNames(nearestOnes, audienceEntry)}.`
        : 'The service lists no audiences.';
    return new Failure({
        reason: 'audience-not-found',
        title: 'Audience not found',
        message: `No audience is named ${quote(name)}. ${meant ? `Did you mean ${quote(meant.name.shown)} (id ${meant.id})?` : others}`,
        hint: fixedAnywhere('Correct `audience-name` (names are case-sensitive), or create the audience in the panel of your push service.'),
    });
}
function numberFailure(name, sameName, sameNumber) {
    const entries = listNames([...sameName, ...sameNumber], audienceEntry);
    const isListed = sameName.length > 0;
    const meant = sameNumber.length === 1 ? `Did you mean ${entries}?` : `These names are the same number: ${entries}.`;
    return new Failure({
        reason: isListed ? 'audience-ambiguous' : 'audience-not-found',
        title: isListed ? 'Several audiences have that number as their name' : 'Audience not found',
        message: isListed
            ? `The name ${quote(name)} is a number, and so are these names, which differ only in how they are written: ${entries}.`
            : `No audience is named ${quote(name)}. ${meant}`,
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
const audience_maxListed = 20;
function listNames(audiences, show) {
    const shown = audiences.slice(0, audience_maxListed).map(show).join(', ');
    const left = audiences.length - audience_maxListed;
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
const editDistance = (one, other) => leven(comparedPart(one), comparedPart(other));
const comparedPart = (name) => normalized(name.trim().slice(0, maxComparedLength)).toLowerCase();
function meantAudience(nearest, name) {
    const distanceOf = (audience) => editDistance(name, audience.name.raw);
    const sameLetters = nearest.filter(each => distanceOf(each) === 0);
    const similar = nearest.filter(each => isTypingError(distanceOf(each), name.trim()));
    const [only, another] = sameLetters.length > 0 ? sameLetters : similar;
    return another ? undefined : only;
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
    if (setting.search(controlCharacters) >= 0)
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
const parseProxy = (setting) => url_parseUrl(setting.includes('://') ? setting : `http://${setting}`);
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
    causeText: excerpt(redact(describe(error.cause))),
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
function exchange_and_hand_over_statusName(status) {
    const name = external_node_http_namespaceObject.STATUS_CODES[status];
    return name === undefined ? String(status) : `${status} ${name}`;
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
            maxBytes: maxListMebibytes * mebibyte,
        });
        if (result.kind === 'response' && isSuccess(result.status))
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
            maxBytes: maxResponseMebibytes * mebibyte,
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
                'User-Agent': userAgent,
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
        return isInDoubt ? '' : cancelledHint;
    if (reason === 'proxy-failed')
        return proxyHint(cause);
    const { code = '' } = Object(cause);
    const hint = tlsHints[code] ?? hints[reason];
    if (isInDoubt)
        return hint;
    if (cause instanceof HandOverRefused)
        return 'Check that the service is up. Then run this again.';
    if (reason === 'timeout')
        return slowHint;
    const isAddressWrong = code in tlsHints || reason === 'bad-response' || isUnknownHost(cause);
    return isAddressWrong ? failure_fixedAnywhere(hint) : `${hint} Then run this again.`;
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
            : cancelledMessage(operation),
    };
    return texts[reason];
}
const isUnknownHost = (cause) => Object(cause).code === 'ENOTFOUND';
function requestFailure(operation, failure) {
    const { reason, cause } = failure;
    return new failure_Failure({
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
    return new failure_Failure({
        reason: `http-${status}`,
        title: `${operation} failed`,
        message: isInDoubt ? responded : `${responded}${pauseText(headers['retry-after'])}`,
        hint: isInDoubt ? hintInDoubt(status) : serviceHint(response, operation),
    });
}
const saidIn = ({ body }) => excerpt(body.shown);
function responseText(response) {
    const { status, location } = response;
    const pointsTo = location ? ` and points to ${text_quote(publicPart(location.shown))}` : '';
    const said = saidIn(response);
    const words = said && `: ${said.replace(/\.$/, '')}`;
    return `The ${status === 407 ? 'proxy' : 'service'} responded ${exchange_and_hand_over_statusName(status)}${pointsTo}${words}.`;
}
function probedFailure(response, probed, hasListed) {
    const { status } = response;
    const isSame = probed.kind === 'response' && probed.status === status;
    const isNobodyThere = isSame && !hasListed;
    const failure = new Failure({
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
    const result = probed.kind === 'failure' ? `that failed (${probed.causeText})` : `it responded ${statusName(probed.status)}`;
    return `A web server in front of the service can answer this way by itself, even after the service has read the request. To find out, the action requested the list of audiences once: ${result}. So the service may have received the request.`;
}
function nobodyThereHint(response) {
    if (response.status !== 403)
        return serviceHint(response, 'Sending');
    return fixedAnywhere('Check `base-url` first. If it is the address of the service, the service refused the token: check that `api-token` is the current API token of this site, and that the service accepts it from the IP address of this runner.');
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
    const waitMs = retryAfter(header, Date.now());
    if (waitMs === undefined || waitMs <= maxWaitMs)
        return '';
    const wait = waitMs > units_dayMs ? 'more than a day' : `${Math.ceil(waitMs / 1_000)} s`;
    return ` Retry-After asks for ${wait}; this action waits at most ${maxWaitMs / 1_000} s.`;
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
        return proxyCredentialsHint;
    if (status === 429)
        return 'The service refused the request because of its rate limit. Wait, then run this again.';
    if (status >= 300 && status < 400) {
        return failure_fixedAnywhere('The action does not follow redirects, because the token would go to the new address. Correct `base-url`.');
    }
    if (status >= 500)
        return 'The service has a problem. Check the status of the service before you run this again.';
    if (status === 408)
        return 'The service did not receive the request in time. Run this again.';
    if (saidIn(response) !== '')
        return failure_fixedAnywhere('Fix the problem that the service reported.');
    const check = operation === 'Sending' ? 'Check the content and `extra-fields`, or ask' : 'Ask';
    return failure_fixedAnywhere(`The service gave no reason. ${check} the operator of the service.`);
}
function addressHint({ status, url, body }, operation) {
    const request = `${operation === 'Sending' ? 'POST' : 'GET'} ${text_truncate(url.href, maxShownUrl)}`;
    const audience = status === 404 && operation === 'Sending' ? ' With `target: audience`, check `audience-id` too.' : '';
    const isExplained = isObject(parseJson(body.raw));
    const check = isExplained
        ? 'Fix the problem that the service reported. If that does not help, check `base-url`.'
        : 'Check `base-url`, because there may be no push service at that address.';
    return failure_fixedAnywhere(`${check} The action adds \`/v1/…\` itself: it requested \`${request}\`.${audience}`);
}
const maxShownUrl = 300;

;// CONCATENATED MODULE: ./build/js/push/audience-list.js






const listing = 'Listing the audiences';
async function listAudiences(service) {
    const { signal, log } = service.context;
    const body = await withRetries({
        attempt: async (number) => readListResponse(await service.fetchAudiences(), backoff(number)),
        retries: service.retries,
        signal,
        cancelled: () => cancelledFailure(listing),
        onWait: (failure, waitMs) => log.retry(failure, waitMs),
    });
    if (body instanceof failure_Failure)
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
    if (!isSuccess(status)) {
        const failure = statusFailure(listing, result);
        if (status !== 408 && status !== 429 && status < 500)
            return { done: failure };
        return { result: failure, waitMs: retryAfter(headers['retry-after'], Date.now()) ?? backoffMs };
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
    const json = parseJson(body.raw);
    if (isWebPage(body.raw))
        throw badList('the response is a web page', failure_fixedAnywhere(websiteHint));
    if (json === undefined)
        throw badList('the response is not JSON');
    const list = isObject(json) ? json.audience : undefined;
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
    if (!isObject(audience))
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
const badList = (wrong, hint = failure_fixedAnywhere('Check `base-url`. If it is the address of the API, ask the operator of the service.')) => new failure_Failure({
    reason: 'bad-audience-list',
    title: 'Unusable audience list',
    message: `The service did not return a valid list of audiences: ${wrong}.`,
    hint,
});

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
const wideCharacter = `\\ufe0f|[${eastAsianOrEmoji}]`;

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
    const host = url_parseUrl(serverUrl)?.host ?? 'github.com';
    const api = `gh api${host === 'github.com' ? '' : ` --hostname ${host}`}`;
    const remove = `${api} --method DELETE repos/${repository}/git/${ref}`;
    const read = `${api} repos/${repository}/git/${ref.replace('refs/', 'ref/')} --jq .object.sha`;
    return tagObjects.map(tagObject => `[ "$(${read})" = ${tagObject} ] && ${remove}`).join('\n');
}

;// CONCATENATED MODULE: ./build/js/report/markup.js


function escapeMarkup(text, longest) {
    const shown = breakable(showInvisible(text), longest);
    const escaped = shown.replace(special, entity).replace(autolinked, asElement);
    return escaped.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll('\n', '<br>');
}
function escapeCode(text) {
    return showInvisible(text).replace(/[&<>]/g, entity).replaceAll('\n', '&#10;');
}
const escapeTruncated = (text, max) => escapeMarkup(text_truncate(text, max));
const markupQuote = (text) => isolated(escapeTruncated(text, 500));
function sentence(text, max = 500) {
    const parts = text_truncate(text, max).split(codeSpan);
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
    return url.length > maxUrl || !parseUrl(url) ? text : `<a href="${escapeAttribute(url)}">${text}</a>`;
}
const urlText = (url, max) => escapeMarkup(linkText(url, max));
function linkText(url, max) {
    const host = parseUrl(url)?.host;
    const [, scheme = '', path = ''] = /^(https?:\/\/)[^/?#]*(.*)$/is.exec(url) ?? [];
    if (!host || scheme === '')
        return truncate(url, max);
    return scheme + host + truncate(path, Math.max(1, max - scheme.length - host.length));
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
const escapeAttribute = (text) => showInvisible(text).replace(/[&<>"'`\n\t]/g, entity);
const grouped = (number) => String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
const markup_counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

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

;// CONCATENATED MODULE: ./build/js/report/audiences-summary.js





const maxVisibleRows = 100;
const maxRows = 1_000;
const maxBytes = 500_000;
const maxName = 120;
function renderAudiencesSummary(list) {
    if (list instanceof failure_Failure) {
        return ['<h2>❌ Could not list the audiences</h2>', renderExplanation(explainFailure(list))];
    }
    const heading = `<h2>📣 ${markup_counted(list.length, 'audience')}</h2>`;
    if (list.length === 0) {
        return [heading, '<p>The service lists no audiences. Create one in the panel of your push service.</p>'];
    }
    const byReach = list.toSorted((one, other) => other.reach - one.reach);
    return [heading, renderChart(byReach), renderTables(byReach)];
}
function renderTables(audiences) {
    const rows = rowsWithinLimits(audiences);
    const visible = rows.slice(0, maxVisibleRows);
    const inDetails = rows.slice(maxVisibleRows);
    const omitted = audiences.length - rows.length;
    return [
        table(visible),
        inDetails.length > 0 && folded(`The next ${grouped(inDetails.length)}`, table(inDetails)),
        omitted > 0 &&
            `<p>The ${markup_counted(omitted, 'audience')} with the smallest reach ${omitted === 1 ? 'is' : 'are'} not in this table. The <code>audiences</code> output has all audiences.</p>`,
    ];
}
function rowsWithinLimits(audiences) {
    const rows = [];
    let bytes = 0;
    for (const [index, audience] of audiences.slice(0, maxRows).entries()) {
        const row = renderAudience(audience, index + 1);
        bytes += Buffer.byteLength(row);
        if (bytes > maxBytes)
            break;
        rows.push(row);
    }
    return rows;
}
function renderAudience({ id, name, reach }, rank) {
    const cells = [
        `<td align="right">${rank}</td>`,
        `<td dir="auto">${escapeTruncated(name, maxName)}</td>`,
        `<td align="right"><code>${id}</code></td>`,
        `<td align="right">${grouped(reach)}</td>`,
    ];
    return `<tr>${cells.join('')}</tr>`;
}
const table = (rows) => `<table>\n<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>\n${rows.join('\n')}\n</table>`;
const maxBars = 10;
const labelLimit = { length: 20, line: 20 };
const chartSize = '%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';
function renderChart(byReach) {
    const largest = byReach.slice(0, maxBars).filter(({ reach }) => Math.round(reach) > 0);
    if (largest.length === 0)
        return undefined;
    const labels = largest.map(labelOf);
    const reaches = largest.map(({ reach }) => Math.round(Math.min(reach, Number.MAX_SAFE_INTEGER)));
    const title = byReach.length > 1 ? `The ${largest.length} largest by reach` : 'Reach';
    return [
        '```mermaid',
        chartSize,
        'xychart-beta horizontal',
        `  title "${title}"`,
        `  x-axis [${labels.join(', ')}]`,
        `  y-axis "Subscribers" 0 --> ${reaches[0]}`,
        `  bar [${reaches.join(', ')}]`,
        '```',
    ].join('\n');
}
function labelOf({ id, name }) {
    const line = showInvisible(name).replace(/\s+/g, ' ');
    return `"${escapeMermaidLabel(fitDevice(line, labelLimit).shown)} (${id})"`;
}
function escapeMermaidLabel(name) {
    return name
        .toWellFormed()
        .replace(/["`<>]/g, character => lookalikes[character] ?? '')
        .replace(/%(?=[%{])/g, '% ')
        .replace(/#(?=\w+;)/g, '# ');
}
const lookalikes = { '"': '”', '`': '’', '<': '‹', '>': '›' };

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
    if (list instanceof failure_Failure)
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
const unknownInputProblems = (known, redact) => unknownInputs(readUnknownInputs(known).map(name => redact(name)), known);
function readUnknownInputs(known) {
    return Object.entries(process.env).flatMap(([variable, value]) => {
        const [, name] = /^input_(.+)$/s.exec(variable.toLowerCase()) ?? [];
        return name === undefined || known.includes(name) || !value?.trim() ? [] : [name];
    });
}

;// CONCATENATED MODULE: ./build/js/report/announcement-texts.js




const units = timeUnits.filter(({ name }) => name !== 'week');
function announcement_texts_durationText(seconds) {
    const unit = units.find(({ seconds: length }) => seconds > 0 && seconds % length === 0);
    return unit ? `${seconds / unit.seconds}${unit.letter}` : `${seconds}s`;
}
function ageText(seconds, qualifier = '') {
    const unit = units.find(({ seconds: length }) => seconds >= length);
    return unit ? `${qualifier}${counted(Math.floor(seconds / unit.seconds), unit.name)} ago` : 'just now';
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
    const subject = `The release ${quote(tag)} is`;
    if (level !== 'prerelease')
        return `${subject} a ${level} release, which \`release-level: ${minLevel}\` excludes.`;
    const why = isPrereleaseTag(tag) ? 'its tag says so' : 'GitHub marks it as one';
    const excluded = minLevel === undefined
        ? 'The action announces no pre-releases here, because `release-level` is not set.'
        : `\`release-level: ${minLevel}\` excludes it.`;
    return `${subject} a pre-release (${why}). ${excluded}`;
}
function tooOldText({ release: { tag }, age, maxAge, isDefault }) {
    const published = `The release ${quote(tag)} was published ${ageText(age, 'more than ')}`;
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
    return showInvisible(text).replaceAll('##[', '## [').split('\n').map(breakCommand).join('\n');
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
        this.group(`Stack trace (${userAgent}, Node ${process.version}, ${process.platform})`, stackOf(cause));
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
        return describe(thrown);
    const { stack = describe(thrown), cause } = thrown;
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
    const lines = given.map(line => text_truncate(line, maxLineLength));
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
    return text.length <= max ? text : text_truncate(text, max - 1);
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

function proxy_from_env_parseUrl(urlString) {
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
  var parsedUrl = (typeof url === 'string' ? proxy_from_env_parseUrl(url) : url) || {};
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
        log.stack(asFailure(error));
    }
    catch {
    }
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
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
        const text = `The action could not write its outputs (${describe(error)}), so they are empty in later steps. The log shows how the run ended.`;
        log.entry({ level: 'warning', title: 'Outputs not written', text });
    }
}
function appendWhole(path, text) {
    const { size = 0 } = (0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false }) ?? {};
    try {
        (0,external_node_fs_namespaceObject.appendFileSync)(path, text);
    }
    catch (error) {
        try {
            (0,external_node_fs_namespaceObject.truncateSync)(path, size);
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
    if (!path || parseBoolean(summaryInput) === false)
        return;
    try {
        appendWhole(path, redactMarkup(joinBlocks(render()), secrets.redact));
    }
    catch (error) {
        const text = `The action could not write the job summary (${describe(error)}).`;
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

;// CONCATENATED MODULE: ./build/js/audiences.js












async function main() {
    const { raw, runtime } = startRun(serviceInputs);
    const result = await runtime.watch(runSteps(raw, runtime)).catch(asFailure);
    const exitCode = result instanceof failure_Failure ? 1 : 0;
    await endRun(runtime.log, exitCode, () => writeResults(resultsOf(result), raw.summary, runtime));
}
async function runSteps(raw, runtime) {
    const { settings, problems } = checkServiceInputs(raw, runtime.secrets);
    problems.add(unknownInputProblems(serviceInputs, runtime.secrets.redact));
    problems.throwIfAny();
    if (!settings)
        throw problems.failure();
    const listed = await listAudiences(new PushService(settings, runtime));
    return listed.map(shownAudience);
}
function resultsOf(result) {
    if (result instanceof failure_Failure) {
        const renderSummary = () => renderAudiencesSummary(result);
        const report = () => ({ renderSummary, entries: [], explanation: explainFailure(result) });
        return { outputs: audiencesOutputs(result), failure: result, report };
    }
    const outputs = audiencesOutputs(result);
    const report = () => ({
        renderSummary: () => renderAudiencesSummary(result),
        entries: sizeEntries(outputs.audiences),
        closingLine: `The service lists ${markup_counted(result.length, 'audience')}.`,
    });
    return { outputs, report };
}
function sizeEntries(output) {
    if (!isTooLarge(output))
        return [];
    const what = `The \`audiences\` output has ${grouped(output.length)} characters.`;
    return [largeOutputEntry(what, 'Use this output only in this job.')];
}

;// CONCATENATED MODULE: ./build/js/start-audiences.js


void main();

module.exports = __webpack_exports__;
/******/ })()
;