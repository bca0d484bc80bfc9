export const id = 730;

export const ids = [ 730 ];

export const modules = {
 8730: (e, t, o) => {
  o.r(t), o.d(t, {
   readWorkspaceFile: () => c
  });
  var a = o(1455), i = o(6760), s = o(3916), r = o(8925);
  const n = 65536;
  async function c(e) {
   const t = process.env.GITHUB_WORKSPACE || process.cwd(), o = (0, i.resolve)(t, e), c = {
    input: "payload-file",
    file: e
   }, d = e => ({
    problem: (0, r.CC)(c, e, {
     reason: "unreadable-file"
    })
   }), f = {
    problem: (0, r.CC)(c, "is outside the workspace; give a file of the repository")
   };
   try {
    const e = await (0, a.realpath)(t);
    if (!l(o, t) && !l(o, e)) return f;
    const i = await (0, a.realpath)(o);
    if (!l(i, e)) return f;
    const s = await (0, a.stat)(i);
    return s.isFile() ? s.size > n ? d("is larger than 64 KiB; give a file of notification fields") : {
     text: new TextDecoder("utf-8", {
      fatal: !0
     }).decode(await (0, a.readFile)(i))
    } : d("is not a file; give the path of a YAML or JSON file");
   } catch (e) {
    const t = e.code;
    return d("ENOENT" === t ? "does not exist; check the path, and that the repository is checked out" : "ERR_ENCODING_INVALID_ENCODED_DATA" === t ? "is not UTF-8 text; save it as UTF-8" : `cannot be read (${(0, 
    s.q0)(e)})`);
   }
  }
  function l(e, t) {
   const o = (0, i.relative)(t, e);
   return ".." !== o && !o.startsWith(`..${i.sep}`) && !(0, i.isAbsolute)(o);
  }
 }
};
