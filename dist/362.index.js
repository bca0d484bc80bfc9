export const id = 362;

export const ids = [ 362 ];

export const modules = {
 6362: (e, t, n) => {
  n.d(t, {
   fieldsFromFile: () => a
  });
  var i = n(8925), r = n(1312), s = (n(225), n(5374)), o = n(7314);
  async function a(e, t, n) {
   if ("problem" in t) return l([ t.problem ]);
   const r = {
    input: "payload-file",
    file: e
   }, a = await (0, o.h)(t.text, r, n);
   if (!("value" in a)) return l(a.problems);
   const {value: c, placeOf: u, problems: p} = a;
   if (null === c) return l([ ...p, (0, i.CC)(r, "is empty; give a mapping of notification fields") ]);
   if ("object" != typeof c || Array.isArray(c)) return l((0, s.L)(c, r, u, p).problems);
   const {$schema: f, ...m} = c;
   return {
    ...(0, s.L)(m, r, u, p),
    given: new Set(Object.keys(m)),
    placeOf: u
   };
  }
  const l = e => ({
   fields: {},
   given: new Set(r.pi),
   problems: e
  });
 },
 5374: (e, t, n) => {
  n.d(t, {
   L: () => w
  });
  var i = n(3619), r = n(3305), s = n(3945), o = n(8925), a = n(1312);
  function l(e, t) {
   return i.YjP({
    error: ({input: t}) => void 0 === t ? `is missing; give ${e}` : c(e, t)
   }).check(r.WN(), i.z6Y(({value: e, issues: n}) => {
    const i = t(e);
    "message" in i && n.push({
     code: "custom",
     message: i.message,
     input: e
    });
   }));
  }
  function c(e, t) {
   return `is ${(null === t ? "null" : Array.isArray(t) ? "a list" : "object" == typeof t ? "a mapping" : "") || ("string" == typeof t ? "a text" : `the ${typeof t} ${String(t)}`)}; give ${e}${"number" == typeof t || "boolean" == typeof t ? " in quotes" : ""}${null === t && "a text" === e ? " (in quotes if it begins with `#`)" : ""}`;
  }
  const u = e => l("a text", a.fD[e]), p = e => l("an https URL", a.fD[e]), f = l("an http or https URL", a.fD.landing_url), m = i.YOg(i.rej({
   text: u("title"),
   url: f
  }, {
   error: e => b(e, "a mapping of `text` and `url`")
  }), {
   error: e => "invalid_type" === e.code ? c("a list of {text, url}", e.input) : void 0
  }).check(r.m9(1, "is an empty list; give at least one {text, url}, or leave it out")), h = Number.MAX_SAFE_INTEGER, g = ({input: e}) => "number" == typeof e ? `is ${e}; give whole seconds from 0 to ${h}` : c("whole seconds as a number", e), d = i.Whr({
   error: g
  }).check(r.qm(0, {
   error: g,
   abort: !0
  }));
  function b(e, t) {
   return "invalid_type" === e.code ? c(t, e.input) : void 0;
  }
  const v = {
   title: i.lqM(u("title")),
   message: i.lqM(u("message")),
   icon_url: i.lqM(p("icon_url")),
   banner_url: i.lqM(p("banner_url")),
   landing_url: i.lqM(f),
   actions: i.lqM(m),
   utm_source: i.lqM(u("utm_source")),
   utm_medium: i.lqM(u("utm_medium")),
   utm_campaign: i.lqM(u("utm_campaign")),
   ttl: i.lqM(d)
  }, y = i.rej(v, {
   error: e => b(e, "a mapping of notification fields")
  });
  function w(e, t, n = () => {}, i = []) {
   const r = (e, i) => (0, o.CC)(t, i, {
    path: e,
    place: n(e)
   }), s = S(e);
   if (void 0 === s) return {
    fields: {},
    problems: [ ...i, r([ "actions" ], "has too many elements to check; give fewer") ]
   };
   if (s.success && 0 === i.length) return {
    fields: s.data,
    problems: []
   };
   const l = new Set(i.map(({path: e = []}) => (0, o.LF)(e))), c = (s.error?.issues ?? []).filter(({path: e}) => !l.has((0, 
   o.LF)(e))).flatMap(e => "unrecognized_keys" !== e.code ? [ r(e.path, e.message) ] : e.keys.map(t => r([ ...e.path, t ], function(e) {
    return e.length > 1 ? "is not known here; remove it or correct its name" : "target" === e[0] ? "cannot be set in a payload file; set the input `target` in the workflow" : `is not a field of a notification; the fields are ${a.pi.join(", ")} (set others with the input \`extra-fields\`)`;
   }([ ...e.path, t ])))), u = [ ...i, ...c ], p = new Set(u.map(({path: e}) => e?.[0])), f = Object.entries(e ?? {}).filter(([e]) => !p.has(e));
   return {
    fields: S(Object.fromEntries(f))?.data ?? {},
    problems: u
   };
  }
  function S(e) {
   try {
    return s.xL(y, e, {
     jitless: !0
    });
   } catch (e) {
    if (e instanceof RangeError) return;
    throw e;
   }
  }
 },
 7314: (e, t, n) => {
  n.d(t, {
   h: () => s
  });
  var i = n(8925), r = n(4463);
  async function s(e, t, s) {
   const p = e => (0, r.kU)({
    [t.input]: e
   }, s, t.file), f = p(e);
   if (f.length > 0) return {
    problems: f
   };
   const m = await n.e(815).then(n.t.bind(n, 8815, 19)), h = new m.LineCounter, g = m.parseAllDocuments(e, {
    version: "1.2",
    schema: "core",
    lineCounter: h,
    intAsBigInt: !0,
    stringKeys: !0,
    uniqueKeys: !1,
    prettyErrors: !1,
    logLevel: "silent"
   }), d = e => {
    const {line: t, col: n} = h.linePos(e);
    return {
     line: t,
     column: n
    };
   }, [b, v] = Array.isArray(g) ? g : [];
   if (!b) return {
    value: null,
    placeOf: () => {},
    problems: []
   };
   const y = void 0 === t.file ? "invalid-input" : "unreadable-file", [w] = b.errors;
   if (w) {
    const e = l[w.code] ?? "put texts with `: ` or `#` in quotes", n = `is neither YAML nor JSON (${u(w.message)}); ${e}`;
    return {
     problems: [ (0, i.CC)(t, n, {
      place: d(w.pos[0]),
      reason: y
     }) ]
    };
   }
   const S = [], A = (e, n, r, s = !1) => S.push((0, i.CC)(t, e, {
    path: r,
    place: d(n),
    ...s && {
     reason: y
    }
   }));
   v && A("holds more than one YAML document; give one", v.range[0], []);
   try {
    !function(e, t, n) {
     const r = [], s = (e, t) => {
      r.push(e), o(t), r.pop();
     };
     function o(t) {
      if (!e.isNode(t) || e.isAlias(t)) return;
      const o = t.range?.[0] ?? 0;
      if (t.tag && !c.test(t.tag)) n(`has the tag ${(0, i.cz)(t.tag)}, which is not supported; remove it`, o, [ ...r ]); else if (!e.isScalar(t) || "number" != typeof t.value && "bigint" != typeof t.value) {
       if (e.isSeq(t)) for (const [e, n] of t.items.entries()) s(e, n); else if (e.isMap(t)) {
        const e = new Set;
        for (const {key: i, value: l} of t.items) {
         const t = a(i);
         e.has(t) && n("is given twice; give each key once", i.range?.[0] ?? o, [ ...r, t ], !0), 
         e.add(t), s(t, l);
        }
       }
      } else {
       const e = Number(t.value), s = function(e) {
        return Number.isFinite(e) ? Number.isInteger(e) && !Number.isSafeInteger(e) ? "which is beyond 2^53-1 and would change; quote it if it is a text" : void 0 : "which JSON cannot hold";
       }(e);
       s && n(`is ${(0, i.cz)(t.source ?? String(e))}, ${s}`, o, [ ...r ]), t.value = e;
      }
     }
     o(t.contents);
    }(m, b, A);
    const [e] = b.warnings;
    if (e && 0 === S.length && A(u(e.message), e.pos[0], []), S.some(e => "unreadable-file" === e.reason)) return {
     problems: S
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
     placeOf: o(m, b, d),
     problems: S
    };
   } catch (w) {
    const e = u(String(w.message));
    return {
     problems: [ ...S, (0, i.CC)(t, `has an alias that cannot be followed: ${e}`) ]
    };
   }
  }
  function o(e, t, n) {
   const i = new Map, r = e => {
    const t = i.get(e) ?? new Map(e.items.map(({key: e, value: t}) => [ a(e), t ]));
    return i.set(e, t), t;
   };
   return i => {
    let s = t.contents, o = t.contents?.range?.[0];
    for (const n of i) {
     if (e.isAlias(s) && (s = s.resolve(t)), e.isMap(s)) s = r(s).get(String(n)); else {
      if (!e.isSeq(s)) break;
      s = s.items[Number(n)];
     }
     e.isNode(s) && s.range && (o = s.range[0]);
    }
    return void 0 === o ? void 0 : n(o);
   };
  }
  const a = e => String(e?.value ?? e), l = {
   BAD_INDENT: "check how far lines are indented, and that every bracket is closed",
   BAD_SCALAR_START: "put a text that begins so in quotes",
   MISSING_CHAR: "close every quotation mark and bracket that is opened",
   TAB_AS_INDENT: "indent with spaces, not with tabs"
  }, c = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/, u = e => (0, i.cz)(e.split("\n", 1)[0] ?? "");
 }
};
