export const id = 487;
export const ids = [ 487 ];
export const modules = {
 1487: ((e, t, n) => {
  n.d(t, {
   readExtraFields: () => a
  });
  var r = n(9726);
  var s = n(2631);
  var i = n(8816);
  async function a(e) {
   const t = await (0, i.hN)(e);
   if ("wrong" in t) return o(`${(0, i.Qz)(t)}; give a mapping of body fields`);
   const {value: n} = t;
   if (typeof n !== "object" || n === null || Array.isArray(n)) return o("is no mapping; give body fields as `name: value`");
   const a = Object.keys(n).map(e => [ e, e.replaceAll("_", "-") ]);
   const l = a.filter(([, e]) => [ ...r.pi.map(r.wg), "target" ].includes(e));
   if (l.length === 0) return {
    fields: n,
    problems: []
   };
   return {
    fields: {},
    problems: l.map(([e, t]) => (0, s.CC)("extra-fields", `\`${e}\` has an input of its own, \`${t}\`; use that`))
   };
  }
  const o = e => ({
   fields: {},
   problems: [ (0, s.CC)("extra-fields", e) ]
  });
 }),
 8816: ((e, t, n) => {
  n.d(t, {
   Qz: () => c,
   Z9: () => l,
   hN: () => r
  });
  async function r(e) {
   const {isAlias: t, isNode: r, isScalar: l, LineCounter: c, parseAllDocuments: u, visit: g} = await n.e(815).then(n.t.bind(n, 8815, 19));
   const f = new c;
   const d = u(e, {
    version: "1.2",
    schema: "core",
    lineCounter: f,
    intAsBigInt: true,
    stringKeys: true,
    prettyErrors: false,
    logLevel: "silent"
   });
   const h = e => {
    const {line: t, col: n} = f.linePos(e);
    return {
     line: t,
     column: n
    };
   };
   const [m, p] = Array.isArray(d) ? d : [];
   if (!m) return {
    value: null,
    placeOf: () => {}
   };
   const w = m.errors[0];
   if (w) {
    const e = s[w.code] ?? "put texts with `: ` or `#` in quotes";
    return {
     isYaml: false,
     wrong: o(w.message),
     hint: e,
     place: h(w.pos[0])
    };
   }
   if (p) return {
    isYaml: true,
    wrong: "holds more than one YAML document",
    place: h(p.range[0])
   };
   const b = e => {
    const t = m.getIn(e, true);
    return r(t) && t.range ? h(t.range[0]) : void 0;
   };
   let y;
   g(m, {
    Node(e, n) {
     if (t(n)) return;
     const r = h(n.range?.[0] ?? 0);
     if (n.tag && !i.test(n.tag)) y = {
      isYaml: true,
      wrong: `has the tag ${n.tag}, which is not used here`,
      place: r
     }; else if (l(n) && (typeof n.value === "number" || typeof n.value === "bigint")) {
      const e = Number(n.value);
      const t = a(e);
      if (t) y = {
       isYaml: true,
       wrong: `has the number ${n.source}, ${t}`,
       place: r
      }; else n.value = e;
     }
     return y && g.BREAK;
    }
   });
   if (y) return y;
   const A = m.warnings[0];
   if (A) return {
    isYaml: true,
    wrong: o(A.message),
    place: h(A.pos[0])
   };
   try {
    const e = m.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(e);
    return {
     value: e,
     placeOf: b
    };
   } catch (w) {
    return {
     isYaml: true,
     wrong: `has an alias that cannot be followed: ${o(String(w.message))}`
    };
   }
  }
  const s = {
   BAD_INDENT: "check how far lines are indented, and that every bracket is closed",
   BAD_SCALAR_START: "put a text that begins so in quotes",
   DUPLICATE_KEY: "give each key once",
   MISSING_CHAR: "close every quotation mark and bracket that is opened",
   TAB_AS_INDENT: "indent with spaces, not with tabs"
  };
  const i = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
  function a(e) {
   if (!Number.isFinite(e)) return "which JSON cannot hold";
   if (Number.isInteger(e) && !Number.isSafeInteger(e)) return "which is beyond 2^53-1 and would change; quote it if it is a text";
   return;
  }
  const o = e => e.split("\n", 1)[0] ?? "";
  const l = e => e ? `, line ${e.line}, column ${e.column}` : "";
  const c = ({isYaml: e, wrong: t, hint: n, place: r}) => e ? `${t}${l(r)}` : `is neither YAML nor JSON (${t}${l(r)}); ${n}`;
 })
};
