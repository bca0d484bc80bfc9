export const id = 690;

export const ids = [ 690 ];

export const modules = {
 3690: (t, e, n) => {
  n.r(e), n.d(e, {
   findPayloadFiles: () => w,
   readWorkspaceFile: () => v
  });
  var r = n(1455), s = n(6760), a = n(3916), o = n(8925), i = n(8190);
  class c extends Error {}
  function l(t, e) {
   const n = Array.from(t.matchAll(/(.)-(.)|./gsu), ([t, e = t, n = e]) => [ e, n ]);
   return t => n.some(([e, n]) => e <= t && t <= n) !== e;
  }
  function f(t, e, n) {
   const r = Array.from(e).flatMap(e => {
    const r = t[e];
    return r?.matches(n) ? r.repeats ? [ e ] : [ e + 1 ] : [];
   });
   return h(t, r);
  }
  function h(t, e) {
   const n = new Set(e);
   for (const e of n) t[e]?.repeats && n.add(e + 1);
   return n;
  }
  async function u(t) {
   return (0, r.stat)(t).then(t => t.isDirectory(), () => !1);
  }
  const p = 100, d = 2e5, m = 4096;
  async function w(t) {
   const e = process.env.GITHUB_WORKSPACE || process.cwd(), n = {
    entries: d
   }, r = new Set, s = [], a = t.split(/\r\n?|\n/).map(t => t.trim());
   for (const t of new Set(a.filter(t => "" !== t))) {
    const a = await y(t, e, n);
    if ("string" == typeof a) s.push((0, o.CC)("payload-files", `${(0, i.TL)(t)} ${a}`)); else for (const t of a) r.add(t);
    if (r.size > p) {
     const t = `matches more than ${p} files; give patterns that match fewer`;
     return {
      files: [],
      problems: [ ...s, (0, o.CC)("payload-files", t) ]
     };
    }
   }
   return {
    files: [ ...r ],
    problems: s
   };
  }
  async function y(t, e, n) {
   const a = (0, s.resolve)(e, t);
   if (await (0, r.lstat)(a).then(() => !0, () => !1)) return [ (0, s.relative)(e, a).replaceAll(s.sep, "/") ];
   try {
    const a = t.length > m ? [] : function(t) {
     return t.split("/").filter(t => "" !== t && "." !== t).map(t => {
      if ("**" === t) return {
       matches: t => !t.startsWith("."),
       repeats: !0
      };
      const e = function(t) {
       return (t.match(/\[[!^]?[^/][^\]/]*\]|./gsu) ?? []).map(t => {
        const e = /^\[([!^]?)(.+)\]$/su.exec(t);
        return e ? {
         matches: l(e[2] ?? "", "" !== e[1])
        } : "*" === t ? {
         matches: () => !0,
         repeats: !0
        } : {
         matches: e => "?" === t || t === e
        };
       });
      }(t);
      return {
       matches: n => t.startsWith(".") === n.startsWith(".") && function(t, e) {
        let n = h(t, [ 0 ]);
        for (const r of e) n = f(t, n, r);
        return n.has(t.length);
       }(e, n)
      };
     });
    }(t.replaceAll(s.sep, "/")), o = await async function(t, e, n, a) {
     const o = [];
     return await async function i(l, h) {
      const p = await (0, r.readdir)((0, s.join)(t, l), {
       withFileTypes: !0
      }).catch(() => []);
      if (a.entries -= p.length, a.entries < 0) throw new c;
      for (const r of p.sort((t, e) => t.name < e.name ? -1 : 1)) {
       if (o.length >= n) return;
       const a = f(e, h, r.name), c = l ? `${l}/${r.name}` : r.name;
       r.isDirectory() ? a.size > 0 && await i(c, a) : !a.has(e.length) || r.isSymbolicLink() && await u((0, 
       s.join)(t, c)) || o.push(c);
      }
     }("", h(e, [ 0 ])), o;
    }(e, a, p + 1, n);
    return o.length > 0 ? o : "matches no file in the workspace; check the path, and that the repository is checked out";
   } catch (t) {
    if (!(t instanceof c)) throw t;
    return "searches too many files; begin the pattern with the folder they are in";
   }
  }
  const g = 65536;
  async function v(t) {
   const e = process.env.GITHUB_WORKSPACE || process.cwd(), n = (0, s.resolve)(e, t), i = {
    input: "payload-file",
    file: t
   }, c = t => ({
    problem: (0, o.CC)(i, t, {
     reason: "unreadable-file"
    })
   }), l = {
    problem: (0, o.CC)(i, "is outside the workspace; give a file of the repository")
   };
   try {
    const t = await (0, r.realpath)(e);
    if (!A(n, e) && !A(n, t)) return l;
    const s = await (0, r.realpath)(n);
    if (!A(s, t)) return l;
    const a = await (0, r.stat)(s);
    return a.isFile() ? a.size > g ? c("is larger than 64 KiB; give a file of notification fields") : {
     text: new TextDecoder("utf-8", {
      fatal: !0
     }).decode(await (0, r.readFile)(s))
    } : c("is not a regular file; give the path of a YAML or JSON file");
   } catch (t) {
    const e = t.code;
    return c("ENOENT" === e ? "does not exist; check the path, and that the repository is checked out" : "ERR_ENCODING_INVALID_ENCODED_DATA" === e ? "is not UTF-8 text; save it as UTF-8" : `cannot be read (${(0, 
    a.q0)(t)})`);
   }
  }
  function A(t, e) {
   const n = (0, s.relative)(e, t);
   return ".." !== n && !n.startsWith(`..${s.sep}`) && !(0, s.isAbsolute)(n);
  }
 }
};
