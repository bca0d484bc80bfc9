export const id = 690;

export const ids = [ 690 ];

export const modules = {
 3690: (t, e, n) => {
  n.r(e), n.d(e, {
   findPayloadFiles: () => g,
   readWorkspaceFile: () => C
  });
  var s = n(1455), r = n(6760), o = n(3916), i = n(8925), a = n(8190), c = n(8500);
  class l extends Error {}
  const f = 1e3;
  const h = (t, e) => "function" == typeof t ? t(e) : "?" === t || t === e;
  function u(t, e, n) {
   const s = [];
   for (const r of e) {
    const e = t[r];
    "**" !== e || n.startsWith(".") || s.push(r), "function" == typeof e && e(n) && s.push(r + 1);
   }
   return p(t, s);
  }
  function p(t, e) {
   const n = new Set(e);
   for (const e of n) "**" === t[e] && n.add(e + 1);
   return n;
  }
  async function d(t) {
   return (0, s.stat)(t).then(t => t.isDirectory(), () => !1);
  }
  const m = 100, y = 2e5, w = 4096;
  async function g(t, e) {
   const n = process.env.GITHUB_WORKSPACE || process.cwd(), s = {
    entries: y,
    signal: e
   }, r = new Set, o = [], c = t.split(/\r\n?|\n/).map(t => t.trim());
   for (const t of new Set(c.filter(t => "" !== t))) {
    const e = await v(t, n, s);
    if ("string" == typeof e) o.push((0, i.CC)("payload-files", `${(0, a.TL)(t)} ${e}`)); else for (const t of e) r.add(t);
    if (r.size > m) {
     const t = `matches more than ${m} files; give patterns that match fewer`;
     return {
      files: [],
      problems: [ ...o, (0, i.CC)("payload-files", t) ]
     };
    }
   }
   return {
    files: [ ...r ],
    problems: o
   };
  }
  async function v(t, e, n) {
   const o = (0, r.resolve)(e, t);
   if (await (0, s.lstat)(o).then(() => !0, () => !1)) return [ (0, r.relative)(e, o).replaceAll(r.sep, "/") ];
   try {
    const o = t.length > w ? [] : function(t) {
     return t.split("/").filter(t => "" !== t && "." !== t).map(t => {
      if ("**" === t) return t;
      const e = function(t) {
       const e = t.lastIndexOf("]") + 1;
       return [ ...t.slice(0, e).match(/\[[!^]?[^/][^\]/]*\]|./gsu) ?? [], ...t.slice(e) ].map(t => {
        const e = /^\[([!^]?)(.+)\]$/su.exec(t);
        return e ? function(t, e) {
         const n = Array.from(t.matchAll(/(.)-(.)|./gsu), ([t, e = t, n = e]) => [ e, n ]);
         return t => n.some(([e, n]) => e <= t && t <= n) !== e;
        }(e[2] ?? "", "" !== e[1]) : t;
       });
      }(t);
      return n => t.startsWith(".") === n.startsWith(".") && function(t, e) {
       const n = Array.from(e);
       let s = 0, r = -1, o = 0;
       for (let e = 0; e < n.length; ) if ("*" === t[s]) r = s++, o = e; else if (h(t[s], n[e] ?? "")) s++, 
       e++; else {
        if (-1 === r) return !1;
        s = r + 1, e = ++o;
       }
       return t.slice(s).every(t => "*" === t);
      }(e, n);
     });
    }(t.replaceAll(r.sep, "/")), i = await async function(t, e, n, o) {
     const i = [];
     let a = 0;
     return await async function h(p, m) {
      const y = await (0, s.readdir)((0, r.join)(t, p), {
       withFileTypes: !0
      }).catch(() => []);
      if (o.entries -= y.length, o.entries < 0) throw new l;
      for (const s of y.sort((t, e) => t.name < e.name ? -1 : 1)) {
       if (++a % f === 0 && await (0, c.setImmediate)(), i.length >= n || o.signal.aborted) return;
       const l = u(e, m, s.name), y = p ? `${p}/${s.name}` : s.name;
       s.isDirectory() ? l.size > 0 && await h(y, l) : !l.has(e.length) || s.isSymbolicLink() && await d((0, 
       r.join)(t, y)) || i.push(y);
      }
     }("", p(e, [ 0 ])), i;
    }(e, o, m + 1, n);
    return i.length > 0 ? i : "matches no file in the workspace; check the path, and that the repository is checked out";
   } catch (t) {
    if (!(t instanceof l)) throw t;
    return "searches too many files; begin the pattern with the folder they are in";
   }
  }
  const A = 65536;
  async function C(t) {
   const e = process.env.GITHUB_WORKSPACE || process.cwd(), n = (0, r.resolve)(e, t), a = {
    input: "payload-file",
    file: t
   }, c = t => ({
    problem: (0, i.CC)(a, t, {
     reason: "unreadable-file"
    })
   }), l = {
    problem: (0, i.CC)(a, "is outside the workspace; give a file of the repository")
   };
   try {
    const t = await (0, s.realpath)(e);
    if (!b(n, e) && !b(n, t)) return l;
    const r = await (0, s.realpath)(n);
    if (!b(r, t)) return l;
    const o = await (0, s.stat)(r);
    return o.isFile() ? o.size > A ? c("is larger than 64 KiB; give a file of notification fields") : {
     text: new TextDecoder("utf-8", {
      fatal: !0
     }).decode(await (0, s.readFile)(r))
    } : c("is not a regular file; give the path of a YAML or JSON file");
   } catch (t) {
    const e = t.code;
    return c("ENOENT" === e ? "does not exist; check the path, and that the repository is checked out" : "ERR_ENCODING_INVALID_ENCODED_DATA" === e ? "is not UTF-8 text; save it as UTF-8" : `cannot be read (${(0, 
    o.q0)(t)})`);
   }
  }
  function b(t, e) {
   const n = (0, r.relative)(e, t);
   return ".." !== n && !n.startsWith(`..${r.sep}`) && !(0, r.isAbsolute)(n);
  }
 }
};
