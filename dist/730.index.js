export const id = 730;

export const ids = [ 730 ];

export const modules = {
 8730: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   readWorkspaceFile: () => readWorkspaceFile
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3916);
  var _notification_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2631);
  const largestFile = 262144;
  async function readWorkspaceFile(path) {
   const workspace = process.env.GITHUB_WORKSPACE || process.cwd();
   const given = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path);
   const unreadable = why => ({
    problem: (0, _notification_problems_js__WEBPACK_IMPORTED_MODULE_3__.CC)("payload-file", `${path} ${why}`, "unreadable-file")
   });
   const outside = {
    problem: (0, _notification_problems_js__WEBPACK_IMPORTED_MODULE_3__.CC)("payload-file", `${path} lies outside the workspace; give a file of the repository`)
   };
   try {
    const root = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace);
    if (!lies(given, workspace) && !lies(given, root)) return outside;
    const real = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(given);
    if (!lies(real, root)) return outside;
    const status = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real);
    if (!status.isFile()) return unreadable("is not a file; give the path of a YAML or JSON file");
    if (status.size > largestFile) return unreadable("is larger than 256 KiB; give a file of notification fields");
    return {
     text: new TextDecoder("utf-8", {
      fatal: true
     }).decode(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(real))
    };
   } catch (error) {
    const code = error.code;
    if (code === "ENOENT") return unreadable("does not exist; check the path, and that the repository is checked out");
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") return unreadable("is not UTF-8 text; save it as UTF-8");
    return unreadable(`cannot be read (${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.q0)(error)})`);
   }
  }
  function lies(path, folder) {
   const way = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
   return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0, 
   node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
  }
 })
};
