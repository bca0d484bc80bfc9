"use strict";
exports.id = 961;
exports.ids = [961,505,72];
exports.modules = {

/***/ 961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkPayloadFile: () => (/* binding */ checkPayloadFile),
/* harmony export */   fieldsFromFile: () => (/* binding */ fieldsFromFile)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(910);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(268);
/* harmony import */ var _payload_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72);
/* harmony import */ var _precedence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(830);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(505);





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

/***/ 72:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fieldSchema: () => (/* binding */ fieldSchema),
/* harmony export */   jsonTypeOf: () => (/* binding */ jsonTypeOf),
/* harmony export */   parseFields: () => (/* binding */ parseFields)
/* harmony export */ });
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(268);
/* harmony import */ var _inputs_misspelled_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(543);
/* harmony import */ var _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(177);
/* harmony import */ var _inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(125);
/* harmony import */ var _placeholders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(320);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(762);






/**
 * Returns a schema that trims a string and checks it against a rule. Problems use the rule's message. `type` names the
 * expected type in messages.
 */
function obeying(type, rule) {
    const error = ({ input }) => input === undefined ? `is missing; add ${type}` : wrongType(type, input);
    return _zod_js__WEBPACK_IMPORTED_MODULE_5__.string({ error }).check(_zod_js__WEBPACK_IMPORTED_MODULE_5__.trim(), _zod_js__WEBPACK_IMPORTED_MODULE_5__.check(({ value, issues }) => {
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
const text = obeying('text', _placeholders_js__WEBPACK_IMPORTED_MODULE_4__/* .givenTextRules */ .QP.text);
const image = obeying('an https URL', _placeholders_js__WEBPACK_IMPORTED_MODULE_4__/* .givenTextRules */ .QP.image);
const page = obeying('an http or https URL', _placeholders_js__WEBPACK_IMPORTED_MODULE_4__/* .givenTextRules */ .QP.page);
const buttons = _zod_js__WEBPACK_IMPORTED_MODULE_5__.array(_zod_js__WEBPACK_IMPORTED_MODULE_5__.strictObject({ text, url: page }, ofType('a mapping of `text` and `url`')), ofType('a list with two lines for each button: `- text: Read more`, and below it `url: https://example.com`'))
    .check(_zod_js__WEBPACK_IMPORTED_MODULE_5__.minLength(1, 'is an empty list; add at least one button, or remove `actions`'));
const seconds = 'whole seconds (3600) or a duration (12h)';
function wrongDuration(input) {
    if (typeof input === 'number')
        return { message: `is ${input}; use ${seconds}` };
    const parsed = typeof input === 'string' ? (0,_inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(input.trim()) : undefined;
    return parsed && 'message' in parsed ? parsed : { message: wrongType(seconds, input) };
}
const durationSchema = _zod_js__WEBPACK_IMPORTED_MODULE_5__.string().check(_zod_js__WEBPACK_IMPORTED_MODULE_5__.regex(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/, { abort: true }));
const durationOrSeconds = _zod_js__WEBPACK_IMPORTED_MODULE_5__.pipe(_zod_js__WEBPACK_IMPORTED_MODULE_5__.union([_zod_js__WEBPACK_IMPORTED_MODULE_5__.int().check(_zod_js__WEBPACK_IMPORTED_MODULE_5__.minimum(0, { abort: true })), durationSchema]), _zod_js__WEBPACK_IMPORTED_MODULE_5__.transform((given, { issues }) => {
    const parsed = typeof given === 'number' ? { value: given } : (0,_inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(given.trim());
    if ('value' in parsed)
        return parsed.value;
    issues.push({ code: 'custom', params: parsed, input: given });
    return _zod_js__WEBPACK_IMPORTED_MODULE_5__.NEVER;
}));
const schemas = { text, image, page, buttons, duration: durationOrSeconds };
const shape = Object.fromEntries(_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldNames */ .pi.map(name => [name, _zod_js__WEBPACK_IMPORTED_MODULE_5__.optional(schemas[_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldTable */ .Ng[name].kind])]));
/** The schema for a payload file. build/docs/payload-schema.mjs generates payload.schema.json from it. */
const fieldSchema = _zod_js__WEBPACK_IMPORTED_MODULE_5__.strictObject(shape, ofType('a mapping of notification fields'));
/**
 * Validates fields with arbitrary names and types. Returns the valid fields and all problems, including the parser's,
 * sorted by position. Does not report a value again if the parser already refused it. `where` is the input or file that
 * contains the fields. Each problem's path starts with a field name.
 */
function parseFields(where, { value, positionOf, problems: known }) {
    const parsed = _zod_js__WEBPACK_IMPORTED_MODULE_5__.safeParse(fieldSchema, value, { reportInput: true });
    if (parsed.success && known.length === 0)
        return { fields: parsed.data, problems: [] };
    const knownAt = new Set(known.map(({ path = [] }) => JSON.stringify(path)));
    const issues = (parsed.error?.issues ?? []).filter(({ path }) => !knownAt.has(JSON.stringify(path)));
    const wrong = issues.flatMap(wrongValues);
    const found = wrong.map(({ path, text }) => (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(where, text, { path, position: positionOf(path) }));
    const problems = [...known, ...found].sort(_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .byPosition */ .rg);
    const wrongNames = new Set(problems.map(({ path }) => path?.[0]));
    const valid = Object.entries(value ?? {}).filter(([name]) => !wrongNames.has(name));
    const fields = _zod_js__WEBPACK_IMPORTED_MODULE_5__.safeParse(fieldSchema, Object.fromEntries(valid)).data ?? {};
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
    const meant = (0,_inputs_misspelled_names_js__WEBPACK_IMPORTED_MODULE_1__/* .meantName */ .d5)(String(path[0]), _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldNames */ .pi);
    if (meant)
        return { message: wrong, meant, hint };
    return { message: `${wrong}; the fields are ${_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldNames */ .pi.join(', ')}`, hint };
}


/***/ }),

/***/ 505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(804);
/* harmony import */ var _base_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(268);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(187);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(199);





/**
 * Parses YAML 1.2 (core schema), which includes JSON, into plain JSON values. If the text cannot be parsed, returns the
 * problems. Callers must check the size first (`maxYamlBytes`), because the library is slow on large input. Rejects
 * YAML that could surprise a notification's author: duplicate keys, anchors, aliases, tags, merge keys, and numbers
 * that JSON cannot represent or would change. If the text contains a token, even an escaped one, returns only the
 * problem with the token.
 */
function parseYaml(text, where, secrets) {
    const tokensIn = (value) => (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsInValues */ .RB)({ [where.input]: value }, secrets, where.file);
    const inText = tokensIn(text);
    if (inText.length > 0)
        return { problems: inText };
    const source = parse(text);
    try {
        const isFile = where.file !== undefined;
        const refused = refusedIn(source.document.contents, [], { text, isFile });
        const problemOf = ({ message, path, offset, isSyntax }) => {
            const reason = isFile && isSyntax ? 'unreadable-file' : 'invalid-input';
            return (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)(where, message, { path, position: positionAt(offset, source.lines), reason });
        };
        const syntaxError = findSyntaxError(source, refused);
        if (syntaxError)
            return { problems: [problemOf(syntaxError)] };
        const value = plainValue(source.document);
        const inValue = tokensIn(value);
        if (inValue.length > 0)
            return { problems: inValue };
        const quotable = isFile && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(source.document.contents) ? [] : refused;
        const problems = quotable.map(problemOf);
        if (problems.some(({ reason }) => reason === 'unreadable-file'))
            return { problems };
        return { value, positionOf: path => positionOf(path, source), problems };
    }
    catch (thrown) {
        if (!(thrown instanceof RangeError))
            throw thrown;
        const reason = where.file === undefined ? 'invalid-input' : 'unreadable-file';
        return { problems: [(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)(where, tooDeep, { position: { line: 1, column: 1 }, reason })] };
    }
}
function parse(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, {
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
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(document, { Alias: () => new yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar(null) });
    return document.toJS();
}
/** Returns why the text cannot be read. A text that a comment cuts often causes an error further down, so it is named. */
function findSyntaxError({ text, document, lines }, refused) {
    const { contents, directives, errors, warnings } = document;
    const syntaxError = (message, offset) => ({ message, path: [], offset, isSyntax: true });
    const [error] = errors;
    if (error) {
        const cut = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(contents) ? refused.find(({ isCut }) => isCut) : undefined;
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
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node))
        return [...found, ...refusedInMap(node, path, origin)];
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node))
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
    const isPlain = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) && key.type === 'PLAIN';
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
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) || node.type !== 'PLAIN' || !node.range)
        return [];
    const [start, end] = node.range;
    const [, comment] = touchingComment.exec(text.slice(end)) ?? [];
    const isAbsent = start === end;
    if (comment === undefined || (typeof node.value !== 'string' && !isAbsent))
        return [];
    const kept = isAbsent ? 'has no value' : `would be cut to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(String(node.value))}`;
    const message = `${kept}, because YAML reads ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(comment)} and the rest of the line as a comment; put the whole text in quotes`;
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
    if (first.search(_base_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .unusualSpaces */ .X_) < 0)
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
/**
 * Returns a message if a number is not allowed. Payload files need only whole numbers, so a decimal point is probably a
 * mistake. For example, YAML reads `10.000` as ten.
 */
function refusedNumber(node, isFile) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) || typeof node.value !== 'number')
        return [];
    const { value, source = String(value) } = node;
    const written = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(source);
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
        const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node) ? node.items.find(each => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(each.key) && each.key.value === key) : undefined;
        node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node) ? node.items[Number(key)] : pair?.value;
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
const startOf = (node) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isNode)(node) ? node.range?.[0] : undefined);
const nameOf = (key) => String((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) ? key.value : key);
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


/***/ })

};
;