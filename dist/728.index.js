export const id = 728;

export const ids = [ 728 ];

export const modules = {
 5728: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   fieldsFromFile: () => fieldsFromFile
  });
  var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9726);
  var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2631);
  var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6886);
  var _yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8816);
  async function fieldsFromFile(name, file, token) {
   if ("problem" in file) return broken(file.problem);
   if ((0, _settings_js__WEBPACK_IMPORTED_MODULE_2__.Lg)(token, file.text)) return broken((0, 
   _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)("payload-file", `${name} contains the API token, which would be published; remove it`));
   const read = await (0, _yaml_js__WEBPACK_IMPORTED_MODULE_3__.hN)(file.text);
   if ("wrong" in read) {
    const place = `${name}${(0, _yaml_js__WEBPACK_IMPORTED_MODULE_3__.Z9)(read.place)}`;
    if (read.isYaml) return broken((0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)("payload-file", `${place}: ${read.wrong}`));
    return broken((0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)("payload-file", `${place}: this is neither YAML nor JSON (${read.wrong})`, "unreadable-file"));
   }
   if (read.value === null) return broken((0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)("payload-file", `${name} is empty; give a mapping of notification fields`));
   const {fields: fields, flaws: flaws} = (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.L5)(read.value);
   const problems = flaws.map(flaw => {
    const place = `${name}${(0, _yaml_js__WEBPACK_IMPORTED_MODULE_3__.Z9)(read.placeOf(flaw.path))}`;
    return (0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)("payload-file", `${place}: ${flaw.path.length > 0 ? `\`${(0, 
    _problems_js__WEBPACK_IMPORTED_MODULE_1__.LF)(flaw.path)}\` ` : ""}${explained(flaw)}`);
   });
   const isMapping = typeof read.value === "object" && read.value !== null;
   return {
    fields: fields,
    given: new Set(isMapping ? Object.keys(read.value) : []),
    problems: problems
   };
  }
  const broken = problem => ({
   fields: {},
   given: new Set(_fields_js__WEBPACK_IMPORTED_MODULE_0__.pi),
   problems: [ problem ]
  });
  function explained({path: path, wrong: wrong}) {
   const [key] = path;
   if (path.length !== 1 || _fields_js__WEBPACK_IMPORTED_MODULE_0__.pi.some(name => name === key)) return wrong;
   if (key === "target") return "does not belong into a file: who receives it is said in the workflow, with the input `target`";
   return `is no field of a notification; the fields are ${_fields_js__WEBPACK_IMPORTED_MODULE_0__.pi.join(", ")} (others go into the input \`extra-fields\`)`;
  }
 })
};
