export const id = 487;
export const ids = [ 487 ];
export const modules = {
 1487: ((e, t, n) => {
  n.d(t, {
   readExtraFields: () => o
  });
  var r = n(9726);
  var s = n(2631);
  var i = n(8816);
  async function o(e) {
   const t = await (0, i.hN)(e);
   if ("wrong" in t) return a(`${(0, i.Qz)(t)}; give a mapping of body fields`);
   const {value: n} = t;
   if (typeof n !== "object" || n === null || Array.isArray(n)) return a("is no mapping; give body fields as `name: value`");
   const o = Object.keys(n).map(e => [ e, e.replaceAll("_", "-") ]);
   const l = o.filter(([, e]) => [ ...r.pi.map(r.wg), "target" ].includes(e));
   if (l.length === 0) return {
    fields: n,
    problems: []
   };
   return {
    fields: {},
    problems: l.map(([e, t]) => (0, s.CC)("extra-fields", `\`${e}\` has an input of its own, \`${t}\`; use that`))
   };
  }
  const a = e => ({
   fields: {},
   problems: [ (0, s.CC)("extra-fields", e) ]
  });
 }),
 8816: ((e, t, n) => {
  n.d(t, {
   Qz: () => l,
   Z9: () => a,
   hN: () => r
  });
  async function r(e) {
   const {isAlias: t, isNode: r, isScalar: a, LineCounter: l, parseAllDocuments: u, visit: c} = await n.e(815).then(n.t.bind(n, 8815, 19));
   const f = new l;
   const g = u(e, {
    version: "1.2",
    schema: "core",
    lineCounter: f,
    intAsBigInt: true,
    stringKeys: true,
    prettyErrors: false,
    logLevel: "silent"
   });
   const m = e => {
    const {line: t, col: n} = f.linePos(e);
    return {
     line: t,
     column: n
    };
   };
   const [p, d] = Array.isArray(g) ? g : [];
   if (!p) return {
    value: null,
    placeOf: () => {}
   };
   const h = p.errors[0];
   if (h) return {
    isYaml: false,
    wrong: o(h.message),
    place: m(h.pos[0])
   };
   if (d) return {
    isYaml: true,
    wrong: "holds more than one YAML document",
    place: m(d.range[0])
   };
   const w = e => {
    const t = p.getIn(e, true);
    return r(t) && t.range ? m(t.range[0]) : void 0;
   };
   let b;
   c(p, {
    Node(e, n) {
     if (t(n)) return;
     const r = m(n.range?.[0] ?? 0);
     if (n.tag && !s.test(n.tag)) b = {
      isYaml: true,
      wrong: `has the tag ${n.tag}, which is not used here`,
      place: r
     }; else if (a(n) && (typeof n.value === "number" || typeof n.value === "bigint")) {
      const e = Number(n.value);
      const t = i(e);
      if (t) b = {
       isYaml: true,
       wrong: `has the number ${n.source}, ${t}`,
       place: r
      }; else n.value = e;
     }
     return b && c.BREAK;
    }
   });
   if (b) return b;
   const y = p.warnings[0];
   if (y) return {
    isYaml: true,
    wrong: o(y.message),
    place: m(y.pos[0])
   };
   try {
    const e = p.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(e);
    return {
     value: e,
     placeOf: w
    };
   } catch (h) {
    return {
     isYaml: true,
     wrong: `has an alias that cannot be followed: ${o(String(h.message))}`
    };
   }
  }
  const s = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
  function i(e) {
   if (!Number.isFinite(e)) return "which JSON cannot hold";
   if (Number.isInteger(e) && !Number.isSafeInteger(e)) return "which is beyond 2^53-1 and would change; quote it if it is a text";
   return;
  }
  const o = e => e.split("\n", 1)[0] ?? "";
  const a = e => e ? `, line ${e.line}, column ${e.column}` : "";
  const l = ({isYaml: e, wrong: t, place: n}) => e ? `${t}${a(n)}` : `is neither YAML nor JSON (${t}${a(n)}); put texts with \`: \` or \`#\` in quotes`;
 })
};
