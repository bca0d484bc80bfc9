"use strict";
exports.id = 72;
exports.ids = [72];
exports.modules = {

/***/ 691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fieldSchema: () => (/* binding */ fieldSchema),
/* harmony export */   jsonTypeOf: () => (/* binding */ jsonTypeOf),
/* harmony export */   parseButtons: () => (/* binding */ parseButtons),
/* harmony export */   parseFields: () => (/* binding */ parseFields)
/* harmony export */ });
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(268);
/* harmony import */ var _inputs_misspelled_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(543);
/* harmony import */ var _inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(177);
/* harmony import */ var _inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(125);
/* harmony import */ var _placeholders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(320);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(762);






function textOf(type, kind) {
    const error = ({ input }) => input === undefined ? `is missing; add ${type}` : wrongType(type, input);
    return _zod_js__WEBPACK_IMPORTED_MODULE_5__.string({ error }).check(_zod_js__WEBPACK_IMPORTED_MODULE_5__.trim(), _zod_js__WEBPACK_IMPORTED_MODULE_5__.check(({ value, issues }) => {
        const parsed = (0,_placeholders_js__WEBPACK_IMPORTED_MODULE_4__/* .checkAsGiven */ .Qh)(value, kind);
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
function jsonTypeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    const kinds = { string: 'text', number: 'a number', boolean: 'a boolean' };
    return kinds[typeof value] ?? 'a mapping';
}
const ofType = (type) => ({
    error: ({ code, input }) => code === 'invalid_type' ? wrongType(type, input) : undefined,
});
const text = textOf('text', 'text');
const image = textOf('an https URL', 'image');
const page = textOf('an http or https URL', 'page');
const buttons = _zod_js__WEBPACK_IMPORTED_MODULE_5__.array(_zod_js__WEBPACK_IMPORTED_MODULE_5__.strictObject({ text, url: page }, ofType('a mapping of `text` and `url`')), ofType('a list with two lines for each button: `- text: Read more`, and below it `url: https://example.com`'))
    .check(_zod_js__WEBPACK_IMPORTED_MODULE_5__.minLength(1, 'is an empty list; add at least one button, or remove `actions`'));
const seconds = 'whole seconds (3600) or a duration (12h)';
const durationOrSeconds = _zod_js__WEBPACK_IMPORTED_MODULE_5__.pipe(_zod_js__WEBPACK_IMPORTED_MODULE_5__.union([_zod_js__WEBPACK_IMPORTED_MODULE_5__.int().check(_zod_js__WEBPACK_IMPORTED_MODULE_5__.minimum(0, { abort: true })), _zod_js__WEBPACK_IMPORTED_MODULE_5__.string()], {
    error: ({ input }) => (typeof input === 'number' ? `is ${input}; use ${seconds}` : wrongType(seconds, input)),
}), _zod_js__WEBPACK_IMPORTED_MODULE_5__.transform((given, { issues }) => {
    const parsed = typeof given === 'number' ? { value: given } : (0,_inputs_value_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(given.trim());
    if ('value' in parsed)
        return parsed.value;
    issues.push({ code: 'custom', params: parsed, input: given });
    return _zod_js__WEBPACK_IMPORTED_MODULE_5__.NEVER;
}));
const schemas = { text, image, page, buttons, duration: durationOrSeconds };
const shape = Object.fromEntries(_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldNames */ .pi.map(name => [name, _zod_js__WEBPACK_IMPORTED_MODULE_5__.optional(schemas[_inputs_notification_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldTable */ .Ng[name].kind])]));
const fieldSchema = _zod_js__WEBPACK_IMPORTED_MODULE_5__.strictObject(shape, ofType('a mapping of notification fields'));
function parseFields(where, read) {
    const problems = problemsIn(fieldSchema, where, read);
    const wrongNames = new Set(problems.map(({ path }) => path?.[0]));
    const valid = Object.entries(read.value ?? {}).filter(([name]) => !wrongNames.has(name));
    return { value: _zod_js__WEBPACK_IMPORTED_MODULE_5__.safeParse(fieldSchema, Object.fromEntries(valid)).data ?? {}, problems };
}
function parseButtons(where, read) {
    return { value: _zod_js__WEBPACK_IMPORTED_MODULE_5__.safeParse(buttons, read.value).data, problems: problemsIn(buttons, where, read) };
}
function problemsIn(schema, where, { value, positionOf, problems: known }) {
    const knownAt = new Set(known.map(({ path = [] }) => JSON.stringify(path)));
    const issues = _zod_js__WEBPACK_IMPORTED_MODULE_5__.safeParse(schema, value, { reportInput: true }).error?.issues ?? [];
    const placeOf = (path) => ({ ...where, path, position: positionOf(path) });
    const isNew = ({ path }) => !knownAt.has(JSON.stringify(path));
    const found = issues.filter(isNew).flatMap(issue => problemsOf(issue, placeOf));
    return [...known, ...found].sort(_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .byPosition */ .rg);
}
function problemsOf(issue, placeOf) {
    const { path, code } = issue;
    if (code === 'unrecognized_keys') {
        const paths = issue.keys.map(key => [...path, key]);
        return paths.map(ofKey => (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(placeOf(ofKey), unknownKey(ofKey)));
    }
    if (code === 'custom')
        return [(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(placeOf(path), issue.params)];
    return [(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(placeOf(path), issue.message)];
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


/***/ })

};
;