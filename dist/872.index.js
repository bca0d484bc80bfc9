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
  function c(t, e) {
   return r.pdi((n, r) => {
    const s = n === void 0 ? `is missing; give ${t}` : u(t, n);
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
  function u(t, e) {
   const n = e === null ? "null" : Array.isArray(e) ? "a list" : typeof e === "object" ? "a mapping" : "";
   const r = n || `the ${typeof e} ${String(e)}`;
   const o = typeof e === "number" || typeof e === "boolean" ? " in quotes" : "";
   const s = e === null && t === "a text" ? " (in quotes if it begins with `#`)" : "";
   return `is ${r}; give ${t}${o}${s}`;
  }
  const l = t => c("a text", a.fD[t]);
  const f = t => c("an https URL", a.fD[t]);
  const g = c("an http or https URL", a.fD.landing_url);
  const m = r.YOg(r.rej({
   text: l("title"),
   url: g
  }, {
   error: t => d(t, "a mapping of `text` and `url`")
  }), {
   error: t => t.code === "invalid_type" ? u("a list of {text, url}", t.input) : void 0
  }).check(s.m9(1, "is an empty list; give at least one {text, url}, or leave it out"));
  const p = Number.MAX_SAFE_INTEGER;
  const h = r.aig({
   error: t => u("whole seconds as a number", t.input)
  }).check(r.YPB(t => Number.isInteger(t) && t >= 0 && t <= p, {
   error: t => `is ${String(t.input)}; give whole seconds from 0 to ${p}`
  }));
  function d(t, e) {
   return t.code === "invalid_type" ? u(e, t.input) : void 0;
  }
  const v = {
   title: r.lqM(l("title")),
   message: r.lqM(l("message")),
   icon_url: r.lqM(f("icon_url")),
   banner_url: r.lqM(f("banner_url")),
   landing_url: r.lqM(g),
   actions: r.lqM(m),
   utm_source: r.lqM(l("utm_source")),
   utm_medium: r.lqM(l("utm_medium")),
   utm_campaign: r.lqM(l("utm_campaign")),
   ttl: r.lqM(h)
  };
  const w = r.rej(v, {
   error: t => d(t, "a mapping of notification fields")
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
   const n = _(e.error);
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
  function _(t) {
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
   Z9: () => c,
   hN: () => r
  });
  async function r(t) {
   const {isAlias: e, isNode: r, isScalar: c, LineCounter: u, parseAllDocuments: l, visit: f} = await n.e(815).then(n.t.bind(n, 8815, 19));
   const g = new u;
   const m = l(t, {
    version: "1.2",
    schema: "core",
    lineCounter: g,
    intAsBigInt: true,
    stringKeys: true,
    prettyErrors: false,
    logLevel: "silent"
   });
   const p = t => {
    const {line: e, col: n} = g.linePos(t);
    return {
     line: e,
     column: n
    };
   };
   const [h, d] = Array.isArray(m) ? m : [];
   if (!h) return {
    value: null,
    placeOf: () => {}
   };
   const v = h.errors[0];
   if (v) {
    const t = o[v.code] ?? "put texts with `: ` or `#` in quotes";
    return {
     isYaml: false,
     wrong: a(v.message),
     hint: t,
     place: p(v.pos[0])
    };
   }
   if (d) return {
    isYaml: true,
    wrong: "holds more than one YAML document",
    place: p(d.range[0])
   };
   const w = t => {
    const e = h.getIn(t, true);
    return r(e) && e.range ? p(e.range[0]) : void 0;
   };
   let y;
   f(h, {
    Node(t, n) {
     if (e(n)) return;
     const r = p(n.range?.[0] ?? 0);
     if (n.tag && !s.test(n.tag)) y = {
      isYaml: true,
      wrong: `has the tag ${n.tag}, which is not used here`,
      place: r
     }; else if (c(n) && (typeof n.value === "number" || typeof n.value === "bigint")) {
      const t = Number(n.value);
      const e = i(t);
      if (e) y = {
       isYaml: true,
       wrong: `has the number ${n.source}, ${e}`,
       place: r
      }; else n.value = t;
     }
     return y && f.BREAK;
    }
   });
   if (y) return y;
   const b = h.warnings[0];
   if (b) return {
    isYaml: true,
    wrong: a(b.message),
    place: p(b.pos[0])
   };
   try {
    const t = h.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(t);
    return {
     value: t,
     placeOf: w
    };
   } catch (v) {
    return {
     isYaml: true,
     wrong: `has an alias that cannot be followed: ${a(String(v.message))}`
    };
   }
  }
  const o = {
   BAD_INDENT: "check how far lines are indented, and that every bracket is closed",
   BAD_SCALAR_START: "put a text that begins so in quotes",
   DUPLICATE_KEY: "give each key once",
   MISSING_CHAR: "close every quotation mark and bracket that is opened",
   TAB_AS_INDENT: "indent with spaces, not with tabs"
  };
  const s = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
  function i(t) {
   if (!Number.isFinite(t)) return "which JSON cannot hold";
   if (Number.isInteger(t) && !Number.isSafeInteger(t)) return "which is beyond 2^53-1 and would change; quote it if it is a text";
   return;
  }
  const a = t => t.split("\n", 1)[0] ?? "";
  const c = t => t ? `, line ${t.line}, column ${t.column}` : "";
  const u = ({isYaml: t, wrong: e, hint: n, place: r}) => t ? `${e}${c(r)}` : `is neither YAML nor JSON (${e}${c(r)}); ${n}`;
 })
};
