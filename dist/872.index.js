export const id = 872;
export const ids = [ 872 ];
export const modules = {
 2872: ((t, e, n) => {
  n.d(e, {
   readActions: () => s
  });
  var r = n(9804);
  var o = n(8816);
  async function s(t) {
   const e = await (0, o.hN)(t);
   if ("value" in e) return (0, r.L)({
    actions: e.value
   });
   return {
    fields: {},
    flaws: [ {
     path: [ "actions" ],
     wrong: `${(0, o.Qz)(e)}; give a list of {text, url}`
    } ]
   };
  }
 }),
 9804: ((t, e, n) => {
  n.d(e, {
   L: () => y
  });
  var r = n(3619);
  var o = n(8532);
  var s = n(3305);
  var i = n(3945);
  var a = n(9726);
  function u(t, e) {
   return r.pdi((n, r) => {
    const s = n === void 0 ? `is missing; give ${t}` : l(t, n);
    const i = typeof n === "string" ? e(n.trim()) : {
     wrong: s
    };
    if ("value" in i) return i.value;
    r.issues.push({
     code: "custom",
     message: i.wrong,
     input: n
    });
    return o.tm;
   });
  }
  function l(t, e) {
   const n = e === null ? "null" : Array.isArray(e) ? "a list" : typeof e === "object" ? "a mapping" : "";
   const r = n || `the ${typeof e} ${String(e)}`;
   const o = typeof e === "number" || typeof e === "boolean" ? " in quotes" : "";
   return `is ${r}; give ${t}${o}`;
  }
  const c = t => u("a text", a.fD[t]);
  const f = t => u("an https URL", a.fD[t]);
  const m = u("an http or https URL", a.fD.landing_url);
  const g = r.YOg(r.rej({
   text: c("title"),
   url: m
  }, {
   error: t => h(t, "a mapping of `text` and `url`")
  }), {
   error: t => t.code === "invalid_type" ? l("a list of {text, url}", t.input) : void 0
  }).check(s.m9(1, "is an empty list; give at least one {text, url}, or leave it out"));
  const p = Number.MAX_SAFE_INTEGER;
  const d = r.aig({
   error: t => l("whole seconds as a number", t.input)
  }).check(r.YPB(t => Number.isInteger(t) && t >= 0 && t <= p, {
   error: t => `is ${String(t.input)}; give whole seconds from 0 to ${p}`
  }));
  function h(t, e) {
   return t.code === "invalid_type" ? l(e, t.input) : void 0;
  }
  const v = {
   title: r.lqM(c("title")),
   message: r.lqM(c("message")),
   icon_url: r.lqM(f("icon_url")),
   banner_url: r.lqM(f("banner_url")),
   landing_url: r.lqM(m),
   actions: r.lqM(g),
   utm_source: r.lqM(c("utm_source")),
   utm_medium: r.lqM(c("utm_medium")),
   utm_campaign: r.lqM(c("utm_campaign")),
   ttl: r.lqM(d)
  };
  const w = r.rej(v, {
   error: t => h(t, "a mapping of notification fields")
  });
  function y(t) {
   const e = b(t);
   if (e === void 0) return {
    fields: {},
    flaws: [ {
     path: [ "actions" ],
     wrong: "are too many to be checked"
    } ]
   };
   if (e.success) return {
    fields: e.data,
    flaws: []
   };
   const n = $(e.error);
   const r = new Set(n.map(({path: t}) => t[0]));
   const o = Object.entries(t ?? {}).filter(([t]) => !r.has(t));
   return {
    fields: b(Object.fromEntries(o))?.data ?? {},
    flaws: n
   };
  }
  function b(t) {
   try {
    return i.xL(w, t, {
     jitless: true
    });
   } catch (t) {
    if (t instanceof RangeError) return;
    throw t;
   }
  }
  function $(t) {
   return t.issues.flatMap(t => {
    if (t.code !== "unrecognized_keys") return [ {
     path: t.path,
     wrong: t.message
    } ];
    return t.keys.map(e => ({
     path: [ ...t.path, e ],
     wrong: "is not known here; remove it or correct its name"
    }));
   });
  }
 }),
 8816: ((t, e, n) => {
  n.d(e, {
   Qz: () => u,
   Z9: () => a,
   hN: () => r
  });
  async function r(t) {
   const {isAlias: e, isNode: r, isScalar: a, LineCounter: u, parseAllDocuments: l, visit: c} = await n.e(815).then(n.t.bind(n, 8815, 19));
   const f = new u;
   const m = l(t, {
    version: "1.2",
    schema: "core",
    lineCounter: f,
    intAsBigInt: true,
    stringKeys: true,
    prettyErrors: false,
    logLevel: "silent"
   });
   const g = t => {
    const {line: e, col: n} = f.linePos(t);
    return {
     line: e,
     column: n
    };
   };
   const [p, d] = Array.isArray(m) ? m : [];
   if (!p) return {
    value: null,
    placeOf: () => {}
   };
   const h = p.errors[0];
   if (h) return {
    isYaml: false,
    wrong: i(h.message),
    place: g(h.pos[0])
   };
   if (d) return {
    isYaml: true,
    wrong: "holds more than one YAML document",
    place: g(d.range[0])
   };
   const v = t => {
    const e = p.getIn(t, true);
    return r(e) && e.range ? g(e.range[0]) : void 0;
   };
   let w;
   c(p, {
    Node(t, n) {
     if (e(n)) return;
     const r = g(n.range?.[0] ?? 0);
     if (n.tag && !o.test(n.tag)) w = {
      isYaml: true,
      wrong: `has the tag ${n.tag}, which is not used here`,
      place: r
     }; else if (a(n) && (typeof n.value === "number" || typeof n.value === "bigint")) {
      const t = Number(n.value);
      const e = s(t);
      if (e) w = {
       isYaml: true,
       wrong: `has the number ${n.source}, ${e}`,
       place: r
      }; else n.value = t;
     }
     return w && c.BREAK;
    }
   });
   if (w) return w;
   const y = p.warnings[0];
   if (y) return {
    isYaml: true,
    wrong: i(y.message),
    place: g(y.pos[0])
   };
   try {
    const t = p.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(t);
    return {
     value: t,
     placeOf: v
    };
   } catch (h) {
    return {
     isYaml: true,
     wrong: `has an alias that cannot be followed: ${i(String(h.message))}`
    };
   }
  }
  const o = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
  function s(t) {
   if (!Number.isFinite(t)) return "which JSON cannot hold";
   if (Number.isInteger(t) && !Number.isSafeInteger(t)) return "which is beyond 2^53-1 and would change; quote it if it is a text";
   return;
  }
  const i = t => t.split("\n", 1)[0] ?? "";
  const a = t => t ? `, line ${t.line}, column ${t.column}` : "";
  const u = ({isYaml: t, wrong: e, place: n}) => t ? `${e}${a(n)}` : `is neither YAML nor JSON (${e}${a(n)}); put texts with \`: \` or \`#\` in quotes`;
 })
};
