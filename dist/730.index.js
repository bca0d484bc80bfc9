export const id = 730;
export const ids = [ 730 ];
export const modules = {
 8730: ((e, t, r) => {
  r.d(t, {
   readWorkspaceFile: () => c
  });
  var o = r(1455);
  var a = r(6760);
  var i = r(3916);
  var s = r(2631);
  const n = 262144;
  async function c(e) {
   const t = process.env.GITHUB_WORKSPACE || process.cwd();
   const r = (0, a.resolve)(t, e);
   const c = t => ({
    problem: (0, s.CC)("payload-file", `${e} ${t}`, "unreadable-file")
   });
   const f = {
    problem: (0, s.CC)("payload-file", `${e} lies outside the workspace; give a file of the repository`)
   };
   try {
    const e = await (0, o.realpath)(t);
    if (!l(r, t) && !l(r, e)) return f;
    const a = await (0, o.realpath)(r);
    if (!l(a, e)) return f;
    const i = await (0, o.stat)(a);
    if (!i.isFile()) return c("is not a file; give the path of a YAML or JSON file");
    if (i.size > n) return c("is larger than 256 KiB; give a file of notification fields");
    return {
     text: new TextDecoder("utf-8", {
      fatal: true
     }).decode(await (0, o.readFile)(a))
    };
   } catch (e) {
    const t = e.code;
    if (t === "ENOENT") return c("does not exist; check the path, and that the repository is checked out");
    if (t === "ERR_ENCODING_INVALID_ENCODED_DATA") return c("is not UTF-8 text; save it as UTF-8");
    return c(`cannot be read (${(0, i.q0)(e)})`);
   }
  }
  function l(e, t) {
   const r = (0, a.relative)(t, e);
   return r !== ".." && !r.startsWith(`..${a.sep}`) && !(0, a.isAbsolute)(r);
  }
 })
};
