export const id = 728;
export const ids = [ 728 ];
export const modules = {
 5728: ((e, t, n) => {
  n.d(t, {
   fieldsFromFile: () => l
  });
  var r = n(9726);
  var i = n(2631);
  var o = n(9804);
  var s = n(6886);
  var a = n(8816);
  async function l(e, t, n) {
   if ("problem" in t) return u(t.problem);
   if ((0, s.Lg)(n, t.text)) return u((0, i.CC)("payload-file", `${e} contains the API token, which would be published; remove it`));
   const r = await (0, a.hN)(t.text);
   if ("wrong" in r) {
    const t = `${e}${(0, a.Z9)(r.place)}`;
    if (r.isYaml) return u((0, i.CC)("payload-file", `${t}: ${r.wrong}`));
    return u((0, i.CC)("payload-file", `${t}: this is neither YAML nor JSON (${r.wrong}); ${r.hint}`, "unreadable-file"));
   }
   if (r.value === null) return u((0, i.CC)("payload-file", `${e} is empty; give a mapping of notification fields`));
   const {fields: l, flaws: f} = (0, o.L)(r.value);
   const p = f.map(t => {
    const n = `${e}${(0, a.Z9)(r.placeOf(t.path))}`;
    return (0, i.CC)("payload-file", `${n}: ${t.path.length > 0 ? `\`${(0, i.LF)(t.path)}\` ` : ""}${c(t)}`);
   });
   const g = typeof r.value === "object" && r.value !== null;
   return {
    fields: l,
    given: new Set(g ? Object.keys(r.value) : []),
    problems: p
   };
  }
  const u = e => ({
   fields: {},
   given: new Set(r.pi),
   problems: [ e ]
  });
  function c({path: e, wrong: t}) {
   const [n] = e;
   if (e.length !== 1 || r.pi.some(e => e === n)) return t;
   if (n === "target") return "does not belong into a file: who receives it is said in the workflow, with the input `target`";
   return `is no field of a notification; the fields are ${r.pi.join(", ")} (others go into the input \`extra-fields\`)`;
  }
 }),
 9804: ((e, t, n) => {
  n.d(t, {
   L: () => b
  });
  var r = n(3619);
  var i = n(8532);
  var o = n(3305);
  var s = n(3945);
  var a = n(9726);
  function l(e, t) {
   return r.pdi((n, r) => {
    const o = n === void 0 ? `is missing; give ${e}` : u(e, n);
    const s = typeof n === "string" ? t(n.trim()) : {
     wrong: o
    };
    if ("value" in s) return s.value;
    r.issues.push({
     code: "custom",
     message: s.wrong,
     input: n
    });
    return i.tm;
   });
  }
  function u(e, t) {
   const n = t === null ? "null" : Array.isArray(t) ? "a list" : typeof t === "object" ? "a mapping" : "";
   const r = n || `the ${typeof t} ${String(t)}`;
   const i = typeof t === "number" || typeof t === "boolean" ? " in quotes" : "";
   const o = t === null && e === "a text" ? " (in quotes if it begins with `#`)" : "";
   return `is ${r}; give ${e}${i}${o}`;
  }
  const c = e => l("a text", a.fD[e]);
  const f = e => l("an https URL", a.fD[e]);
  const p = l("an http or https URL", a.fD.landing_url);
  const g = r.YOg(r.rej({
   text: c("title"),
   url: p
  }, {
   error: e => d(e, "a mapping of `text` and `url`")
  }), {
   error: e => e.code === "invalid_type" ? u("a list of {text, url}", e.input) : void 0
  }).check(o.m9(1, "is an empty list; give at least one {text, url}, or leave it out"));
  const h = Number.MAX_SAFE_INTEGER;
  const m = r.aig({
   error: e => u("whole seconds as a number", e.input)
  }).check(r.YPB(e => Number.isInteger(e) && e >= 0 && e <= h, {
   error: e => `is ${String(e.input)}; give whole seconds from 0 to ${h}`
  }));
  function d(e, t) {
   return e.code === "invalid_type" ? u(t, e.input) : void 0;
  }
  const v = {
   title: r.lqM(c("title")),
   message: r.lqM(c("message")),
   icon_url: r.lqM(f("icon_url")),
   banner_url: r.lqM(f("banner_url")),
   landing_url: r.lqM(p),
   actions: r.lqM(g),
   utm_source: r.lqM(c("utm_source")),
   utm_medium: r.lqM(c("utm_medium")),
   utm_campaign: r.lqM(c("utm_campaign")),
   ttl: r.lqM(m)
  };
  const w = r.rej(v, {
   error: e => d(e, "a mapping of notification fields")
  });
  function b(e) {
   const t = y(e);
   if (t === void 0) return {
    fields: {},
    flaws: [ {
     path: [ "actions" ],
     wrong: "are too many to be checked"
    } ]
   };
   if (t.success) return {
    fields: t.data,
    flaws: []
   };
   const n = $(t.error);
   const r = new Set(n.map(({path: e}) => e[0]));
   const i = Object.entries(e ?? {}).filter(([e]) => !r.has(e));
   return {
    fields: y(Object.fromEntries(i))?.data ?? {},
    flaws: n
   };
  }
  function y(e) {
   try {
    return s.xL(w, e, {
     jitless: true
    });
   } catch (e) {
    if (e instanceof RangeError) return;
    throw e;
   }
  }
  function $(e) {
   return e.issues.flatMap(e => {
    if (e.code !== "unrecognized_keys") return [ {
     path: e.path,
     wrong: e.message
    } ];
    return e.keys.map(t => ({
     path: [ ...e.path, t ],
     wrong: "is not known here; remove it or correct its name"
    }));
   });
  }
 }),
 8816: ((e, t, n) => {
  n.d(t, {
   Qz: () => u,
   Z9: () => l,
   hN: () => r
  });
  async function r(e) {
   const {isAlias: t, isNode: r, isScalar: l, LineCounter: u, parseAllDocuments: c, visit: f} = await n.e(815).then(n.t.bind(n, 8815, 19));
   const p = new u;
   const g = c(e, {
    version: "1.2",
    schema: "core",
    lineCounter: p,
    intAsBigInt: true,
    stringKeys: true,
    prettyErrors: false,
    logLevel: "silent"
   });
   const h = e => {
    const {line: t, col: n} = p.linePos(e);
    return {
     line: t,
     column: n
    };
   };
   const [m, d] = Array.isArray(g) ? g : [];
   if (!m) return {
    value: null,
    placeOf: () => {}
   };
   const v = m.errors[0];
   if (v) {
    const e = i[v.code] ?? "put texts with `: ` or `#` in quotes";
    return {
     isYaml: false,
     wrong: a(v.message),
     hint: e,
     place: h(v.pos[0])
    };
   }
   if (d) return {
    isYaml: true,
    wrong: "holds more than one YAML document",
    place: h(d.range[0])
   };
   const w = e => {
    const t = m.getIn(e, true);
    return r(t) && t.range ? h(t.range[0]) : void 0;
   };
   let b;
   f(m, {
    Node(e, n) {
     if (t(n)) return;
     const r = h(n.range?.[0] ?? 0);
     if (n.tag && !o.test(n.tag)) b = {
      isYaml: true,
      wrong: `has the tag ${n.tag}, which is not used here`,
      place: r
     }; else if (l(n) && (typeof n.value === "number" || typeof n.value === "bigint")) {
      const e = Number(n.value);
      const t = s(e);
      if (t) b = {
       isYaml: true,
       wrong: `has the number ${n.source}, ${t}`,
       place: r
      }; else n.value = e;
     }
     return b && f.BREAK;
    }
   });
   if (b) return b;
   const y = m.warnings[0];
   if (y) return {
    isYaml: true,
    wrong: a(y.message),
    place: h(y.pos[0])
   };
   try {
    const e = m.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(e);
    return {
     value: e,
     placeOf: w
    };
   } catch (v) {
    return {
     isYaml: true,
     wrong: `has an alias that cannot be followed: ${a(String(v.message))}`
    };
   }
  }
  const i = {
   BAD_INDENT: "check how far lines are indented, and that every bracket is closed",
   BAD_SCALAR_START: "put a text that begins so in quotes",
   DUPLICATE_KEY: "give each key once",
   MISSING_CHAR: "close every quotation mark and bracket that is opened",
   TAB_AS_INDENT: "indent with spaces, not with tabs"
  };
  const o = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
  function s(e) {
   if (!Number.isFinite(e)) return "which JSON cannot hold";
   if (Number.isInteger(e) && !Number.isSafeInteger(e)) return "which is beyond 2^53-1 and would change; quote it if it is a text";
   return;
  }
  const a = e => e.split("\n", 1)[0] ?? "";
  const l = e => e ? `, line ${e.line}, column ${e.column}` : "";
  const u = ({isYaml: e, wrong: t, hint: n, place: r}) => e ? `${t}${l(r)}` : `is neither YAML nor JSON (${t}${l(r)}); ${n}`;
 })
};
