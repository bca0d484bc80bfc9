export const id = 885;

export const ids = [ 885 ];

export const modules = {
 7885: (e, t, n) => {
  n.d(t, {
   readExtraFields: () => l
  });
  var s = n(8925), o = n(1312), i = n(7314);
  const r = "extra-fields", a = new Set([ ...o.pi.map(o.wg), "target" ]);
  async function l(e, t) {
   const n = await (0, i.h)(e, {
    input: r
   }, t);
   if (!("value" in n)) return {
    fields: {},
    problems: n.problems
   };
   const {value: o, placeOf: l} = n;
   if ("object" != typeof o || null === o || Array.isArray(o)) {
    const e = "is not a mapping; give body fields as `name: value`";
    return {
     fields: {},
     problems: [ ...n.problems, (0, s.CC)(r, e) ]
    };
   }
   const c = Object.keys(o).flatMap(e => {
    const t = e.replaceAll("_", "-");
    return a.has(t) ? (0, s.CC)(r, `has an input of its own, \`${t}\`; use that`, {
     path: [ e ],
     place: l([ e ])
    }) : [];
   }), u = [ ...n.problems, ...c ];
   return {
    fields: u.length > 0 ? {} : o,
    problems: u
   };
  }
 },
 7314: (e, t, n) => {
  n.d(t, {
   h: () => i
  });
  var s = n(8925), o = n(4463);
  async function i(e, t, i) {
   const p = e => (0, o.kU)({
    [t.input]: e
   }, i, t.file), f = p(e);
   if (f.length > 0) return {
    problems: f
   };
   const g = await n.e(815).then(n.t.bind(n, 8815, 19)), m = new g.LineCounter, d = g.parseAllDocuments(e, {
    version: "1.2",
    schema: "core",
    lineCounter: m,
    intAsBigInt: !0,
    stringKeys: !0,
    uniqueKeys: !1,
    prettyErrors: !1,
    logLevel: "silent"
   }), h = e => {
    const {line: t, col: n} = m.linePos(e);
    return {
     line: t,
     column: n
    };
   }, [b, v] = Array.isArray(d) ? d : [];
   if (!b) return {
    value: null,
    placeOf: () => {},
    problems: []
   };
   const y = void 0 === t.file ? "invalid-input" : "unreadable-file", [w] = b.errors;
   if (w) {
    const e = l[w.code] ?? "put texts with `: ` or `#` in quotes", n = `is neither YAML nor JSON (${u(w.message)}); ${e}`;
    return {
     problems: [ (0, s.CC)(t, n, {
      place: h(w.pos[0]),
      reason: y
     }) ]
    };
   }
   const A = [], S = (e, n, o, i = !1) => A.push((0, s.CC)(t, e, {
    path: o,
    place: h(n),
    ...i && {
     reason: y
    }
   }));
   v && S("holds more than one YAML document; give one", v.range[0], []);
   try {
    !function(e, t, n) {
     const o = [], i = (e, t) => {
      o.push(e), r(t), o.pop();
     };
     function r(t) {
      if (!e.isNode(t) || e.isAlias(t)) return;
      const r = t.range?.[0] ?? 0;
      if (t.tag && !c.test(t.tag)) n(`has the tag ${(0, s.cz)(t.tag)}, which is not supported; remove it`, r, [ ...o ]); else if (!e.isScalar(t) || "number" != typeof t.value && "bigint" != typeof t.value) {
       if (e.isSeq(t)) for (const [e, n] of t.items.entries()) i(e, n); else if (e.isMap(t)) {
        const e = new Set;
        for (const {key: s, value: l} of t.items) {
         const t = a(s);
         e.has(t) && n("is given twice; give each key once", s.range?.[0] ?? r, [ ...o, t ], !0), 
         e.add(t), i(t, l);
        }
       }
      } else {
       const e = Number(t.value), i = function(e) {
        return Number.isFinite(e) ? Number.isInteger(e) && !Number.isSafeInteger(e) ? "which is beyond 2^53-1 and would change; quote it if it is a text" : void 0 : "which JSON cannot hold";
       }(e);
       i && n(`is ${(0, s.cz)(t.source ?? String(e))}, ${i}`, r, [ ...o ]), t.value = e;
      }
     }
     r(t.contents);
    }(g, b, S);
    const [e] = b.warnings;
    if (e && 0 === A.length && S(u(e.message), e.pos[0], []), A.some(e => "unreadable-file" === e.reason)) return {
     problems: A
    };
    const t = b.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(t);
    const n = p(t);
    return n.length > 0 ? {
     problems: n
    } : {
     value: t,
     placeOf: r(g, b, h),
     problems: A
    };
   } catch (w) {
    const e = u(String(w.message));
    return {
     problems: [ ...A, (0, s.CC)(t, `has an alias that cannot be followed: ${e}`) ]
    };
   }
  }
  function r(e, t, n) {
   const s = new Map, o = e => {
    const t = s.get(e) ?? new Map(e.items.map(({key: e, value: t}) => [ a(e), t ]));
    return s.set(e, t), t;
   };
   return s => {
    let i = t.contents, r = t.contents?.range?.[0];
    for (const n of s) {
     if (e.isAlias(i) && (i = i.resolve(t)), e.isMap(i)) i = o(i).get(String(n)); else {
      if (!e.isSeq(i)) break;
      i = i.items[Number(n)];
     }
     e.isNode(i) && i.range && (r = i.range[0]);
    }
    return void 0 === r ? void 0 : n(r);
   };
  }
  const a = e => String(e?.value ?? e), l = {
   BAD_INDENT: "check how far lines are indented, and that every bracket is closed",
   BAD_SCALAR_START: "put a text that begins so in quotes",
   MISSING_CHAR: "close every quotation mark and bracket that is opened",
   TAB_AS_INDENT: "indent with spaces, not with tabs"
  }, c = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/, u = e => (0, s.cz)(e.split("\n", 1)[0] ?? "");
 }
};
