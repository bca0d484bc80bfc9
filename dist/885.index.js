export const id = 885;

export const ids = [ 885 ];

export const modules = {
 7885: (e, t, n) => {
  n.d(t, {
   readExtraFields: () => l
  });
  var s = n(8925), r = n(1312), o = n(7314);
  const i = "extra-fields", a = new Set([ ...r.pi.map(r.wg), "target" ]);
  async function l(e, t) {
   const n = await (0, o.h)(e, {
    input: i
   }, t);
   if (!("value" in n)) return {
    fields: {},
    problems: n.problems
   };
   const {value: r, placeOf: l} = n;
   if ("object" != typeof r || null === r || Array.isArray(r)) {
    const e = "is not a mapping; give body fields as `name: value`";
    return {
     fields: {},
     problems: [ ...n.problems, (0, s.CC)(i, e) ]
    };
   }
   const c = Object.keys(r).flatMap(e => {
    const t = e.replaceAll("_", "-");
    return a.has(t) ? (0, s.CC)(i, `has its own input, \`${t}\`; use that`, {
     path: [ e ],
     place: l([ e ])
    }) : [];
   }), u = [ ...n.problems, ...c ];
   return {
    fields: u.length > 0 ? {} : r,
    problems: u
   };
  }
 },
 7314: (e, t, n) => {
  n.d(t, {
   h: () => o
  });
  var s = n(8925), r = n(4463);
  async function o(e, t, o) {
   const f = e => (0, r.kU)({
    [t.input]: e
   }, o, t.file), g = f(e);
   if (g.length > 0) return {
    problems: g
   };
   const m = await n.e(815).then(n.t.bind(n, 8815, 19)), d = new m.LineCounter, h = m.parseAllDocuments(e, {
    version: "1.2",
    schema: "core",
    lineCounter: d,
    intAsBigInt: !0,
    stringKeys: !0,
    uniqueKeys: !1,
    prettyErrors: !1,
    logLevel: "silent"
   }), b = e => {
    const {line: t, col: n} = d.linePos(e);
    return {
     line: t,
     column: n
    };
   }, [v, y] = Array.isArray(h) ? h : [];
   if (!v) return {
    value: null,
    placeOf: () => {},
    problems: []
   };
   const A = void 0 === t.file ? "invalid-input" : "unreadable-file", [S] = v.errors;
   if ("RESOURCE_EXHAUSTION" === S?.code) return {
    problems: [ (0, s.CC)(t, i, {
     place: b(S.pos[0]),
     reason: A
    }) ]
   };
   if (S) {
    const e = c[S.code] ?? "put text that contains `: ` or `#` in quotes", n = `is neither YAML nor JSON (${p(S.message)}); ${e}`;
    return {
     problems: [ (0, s.CC)(t, n, {
      place: b(S.pos[0]),
      reason: A
     }) ]
    };
   }
   const C = [], w = (e, n, r, o = !1) => C.push((0, s.CC)(t, e, {
    path: r,
    place: b(n),
    ...o && {
     reason: A
    }
   }));
   y && w("contains more than one YAML document; give only one", y.range[0], []);
   try {
    !function(e, t, n) {
     const r = [], o = (e, t) => {
      r.push(e), i(t), r.pop();
     };
     function i(t) {
      if (!e.isNode(t) || e.isAlias(t)) return;
      const i = t.range?.[0] ?? 0;
      if (t.tag && !u.test(t.tag)) n(`has the tag ${(0, s.cz)(t.tag)}, which is not supported; remove it`, i, [ ...r ]); else if (!e.isScalar(t) || "number" != typeof t.value && "bigint" != typeof t.value) {
       if (e.isSeq(t)) for (const [e, n] of t.items.entries()) o(e, n); else if (e.isMap(t)) {
        const e = new Set;
        for (const {key: s, value: a} of t.items) {
         const t = l(s);
         e.has(t) && n("is given twice; give each key once", s.range?.[0] ?? i, [ ...r, t ], !0), 
         e.add(t), o(t, a);
        }
       }
      } else {
       const e = Number(t.value), o = function(e) {
        return Number.isFinite(e) ? Number.isInteger(e) && !Number.isSafeInteger(e) ? "which is greater than 2^53-1 and would be changed; put it in quotes if it is text" : void 0 : "which JSON cannot represent";
       }(e);
       o && n(`is ${(0, s.cz)(t.source ?? String(e))}, ${o}`, i, [ ...r ]), t.value = e;
      }
     }
     i(t.contents);
    }(m, v, w);
    const [e] = v.warnings;
    if (e && 0 === C.length && w(p(e.message), e.pos[0], []), C.some(e => "unreadable-file" === e.reason)) return {
     problems: C
    };
    const t = v.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(t);
    const n = f(t);
    return n.length > 0 ? {
     problems: n
    } : {
     value: t,
     placeOf: a(m, v, b),
     problems: C
    };
   } catch (S) {
    if (S instanceof RangeError) return {
     problems: [ ...C, (0, s.CC)(t, i) ]
    };
    const e = p(String(S.message));
    return {
     problems: [ ...C, (0, s.CC)(t, `has an alias that cannot be resolved: ${e}`) ]
    };
   }
  }
  const i = "is nested too deeply; use fewer levels";
  function a(e, t, n) {
   const s = new Map, r = e => {
    const t = s.get(e) ?? new Map(e.items.map(({key: e, value: t}) => [ l(e), t ]));
    return s.set(e, t), t;
   };
   return s => {
    let o = t.contents, i = t.contents?.range?.[0];
    for (const n of s) {
     if (e.isAlias(o) && (o = o.resolve(t)), e.isMap(o)) o = r(o).get(String(n)); else {
      if (!e.isSeq(o)) break;
      o = o.items[Number(n)];
     }
     e.isNode(o) && o.range && (i = o.range[0]);
    }
    return void 0 === i ? void 0 : n(i);
   };
  }
  const l = e => String(e?.value ?? e), c = {
   BAD_INDENT: "check the indentation, and that every bracket is closed",
   BAD_SCALAR_START: "put text that begins like this in quotes",
   MISSING_CHAR: "close every quotation mark and bracket",
   TAB_AS_INDENT: "indent with spaces, not with tabs"
  }, u = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/, p = e => (0, s.cz)(e.split("\n", 1)[0] ?? "");
 }
};
