"use strict";
exports.id = 505;
exports.ids = [505];
exports.modules = {

/***/ 505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(804);
/* harmony import */ var _base_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(268);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(199);




function parseYaml(text, where) {
    const source = parse(text, where);
    const unreadable = (found) => {
        return { isReadable: false, value: undefined, positionOf: () => undefined, problems: [found] };
    };
    try {
        const { contents } = source.document;
        const refused = refusedIn(contents, [], source);
        const syntaxError = findSyntaxError(source, refused);
        if (syntaxError)
            return unreadable(syntaxError);
        const problems = source.isFile && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(contents) ? [] : refused;
        const isReadable = problems.every(({ reason }) => reason !== 'unreadable-file');
        return { isReadable, value: plainValue(source), positionOf: path => positionOf(path, source), problems };
    }
    catch (thrown) {
        if (thrown instanceof RangeError)
            return unreadable(syntaxProblem(tooDeep, 0, source));
        throw thrown;
    }
}
function parse(text, where) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
    const options = {
        version: '1.2',
        stringKeys: true,
        uniqueKeys: false,
        prettyErrors: false,
        lineCounter: lines,
    };
    const document = withoutStacks(() => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, options));
    return { text, where, isFile: where.file !== undefined, document, lines, cuts: new Set(), pairs: new Map() };
}
function withoutStacks(work) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = stackTraceLimit;
    }
}
function plainValue({ document }) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(document, { Alias: () => new yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar(null) });
    return document.toJS();
}
const refusal = (message, path, node, { where, lines }) => (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)(where, message, { path, position: positionAt(startOf(node), lines) });
const syntaxProblem = (message, offset, { where, isFile, lines }) => (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)(where, message, { path: [], position: positionAt(offset, lines), reason: syntaxReason(isFile) });
const syntaxReason = (isFile) => (isFile ? 'unreadable-file' : 'invalid-input');
function findSyntaxError(source, refused) {
    const { text, document, lines, isFile, cuts } = source;
    const { contents, directives, errors, warnings } = document;
    const [error] = errors;
    if (error) {
        const cut = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(contents) ? refused.find(found => cuts.has(found)) : undefined;
        if (cut)
            return { ...cut, reason: syntaxReason(isFile) };
        const [offset] = error.pos;
        const message = unusualIndentation(text, lines.linePos(offset).line) ?? syntaxText(error.code);
        return syntaxProblem(message, offset, source);
    }
    if (directives.yaml.version === '1.1') {
        return syntaxProblem('is YAML 1.1, but the action reads YAML 1.2; remove the line `%YAML 1.1`', 0, source);
    }
    const [warning] = warnings;
    return warning && refused.length === 0 ? syntaxProblem(syntaxText(warning.code), warning.pos[0], source) : undefined;
}
function refusedIn(node, path, source) {
    const messages = [...refusedMarks(node), ...refusedNumber(node, source.isFile)];
    const found = [...messages.map(message => refusal(message, path, node, source)), ...cutText(node, path, source)];
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node))
        return [...found, ...refusedInMap(node, path, source)];
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node))
        return [...found, ...node.items.flatMap((item, index) => refusedIn(item, [...path, index], source))];
    return found;
}
function refusedInMap(map, path, source) {
    const word = unquotedPlaceholder(map);
    if (word !== undefined) {
        const message = `is a YAML mapping, because it begins with a brace; put it in quotes: "{${word}}"`;
        return [refusal(message, path, map, source)];
    }
    const names = new Set();
    return map.items.flatMap(({ key, value }) => {
        const name = nameOf(key);
        const inside = [...path, name];
        const refusedKey = refusedInKey(key, inside, source);
        if (names.has(name)) {
            const twice = refusal('appears twice; write each key only once', inside, key, source);
            refusedKey.push({ ...twice, reason: syntaxReason(source.isFile) });
        }
        names.add(name);
        return [...refusedKey, ...refusedIn(value, inside, source)];
    });
}
function refusedInKey(key, path, source) {
    const messages = refusedMarks(key);
    const isPlain = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) && key.type === 'PLAIN';
    if (isPlain && key.value === '<<')
        messages.push(notSupported('a merge key'));
    const space = isPlain ? unusualSpace(key.source) : undefined;
    if (space !== undefined)
        messages.push(`begins with ${space}`);
    return [...messages.map(message => refusal(message, path, key, source)), ...cutText(key, path, source)];
}
const touchingComment = /^[ \t]*(#[^ \t\r\n]+)/;
function cutText(node, path, source) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) || node.type !== 'PLAIN' || !node.range)
        return [];
    const [start, end] = node.range;
    const [, comment] = touchingComment.exec(source.text.slice(end)) ?? [];
    const isAbsent = start === end;
    if (comment === undefined || (typeof node.value !== 'string' && !isAbsent))
        return [];
    const kept = isAbsent ? 'has no value' : `would be cut to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(node.value))}`;
    const message = `${kept}, because YAML reads ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(comment)} and the rest of the line as a comment; put the whole text in quotes`;
    const cut = refusal(message, path, node, source);
    source.cuts.add(cut);
    return [cut];
}
function unusualIndentation(text, line) {
    const space = unusualSpace(text.split('\n')[line - 1]?.replace(/^[ \t]+/, ''));
    return space && `is indented with ${space}`;
}
function unusualSpace(text = '') {
    const [first = ''] = text;
    if (first.search(_base_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .unusualSpaces */ .X_) < 0)
        return undefined;
    const code = `U+${first.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const name = '\u00a0\u2007\u202f'.includes(first) ? 'a no-break space' : 'an unusual space';
    return `${name} (${code}), which YAML does not read as indentation; use ordinary spaces`;
}
function unquotedPlaceholder(map) {
    const [pair] = map.items;
    if (!map.flow || map.items.length !== 1 || pair?.value !== null)
        return undefined;
    const word = nameOf(pair.key);
    return /^\w{1,40}$/.test(word) ? word : undefined;
}
function refusedMarks(node) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isAlias)(node))
        return [notSupported('an alias', '*')];
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isNode)(node))
        return [];
    const anchor = node.anchor === undefined ? [] : [notSupported('an anchor', '&')];
    const tag = node.tag === undefined ? [] : [notSupported('a tag', '!')];
    return [...anchor, ...tag];
}
function notSupported(what, mark) {
    const quotes = mark === undefined ? '' : `, or put text that begins with \`${mark}\` in quotes`;
    return `has ${what}, which is not supported; write the value out${quotes}`;
}
function refusedNumber(node, isFile) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) || typeof node.value !== 'number')
        return [];
    const { value, source = String(value) } = node;
    const written = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .xv)(source);
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
function positionOf(path, { document, lines, pairs }) {
    const lineOf = (start) => (start === undefined ? Number.NaN : lines.linePos(start).line);
    let node = document.contents;
    let offset = startOf(node);
    for (const key of path) {
        const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node) ? pairOf(node, key, pairs) : undefined;
        node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node) ? node.items[Number(key)] : pair?.value;
        const keyStart = startOf(pair?.key);
        const valueStart = startOf(node);
        const isBelowKey = lineOf(keyStart) < lineOf(valueStart);
        offset = (isBelowKey ? keyStart : (valueStart ?? keyStart)) ?? offset;
    }
    return positionAt(offset, lines);
}
function pairOf(map, key, pairs) {
    const byKey = pairs.get(map) ?? new Map(map.items.toReversed().map(pair => [nameOf(pair.key), pair]));
    pairs.set(map, byKey);
    return byKey.get(key);
}
function positionAt(offset, lines) {
    if (offset === undefined)
        return undefined;
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
}
const startOf = (node) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isNode)(node) ? node.range?.[0] : undefined);
const nameOf = (key) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) ? String(key.value) : '');
const tooDeep = 'is nested too deeply; use fewer levels';
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


/***/ })

};
;