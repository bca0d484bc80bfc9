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
   const {value: u, placeOf: c, problems: p} = a;
   if (null === u) return l([ ...p, (0, i.CC)(r, "is empty; give a mapping of notification fields") ]);
   if ("object" != typeof u || Array.isArray(u)) return l((0, s.L)(u, r, c, p).problems);
   const {$schema: f, ...m} = u;
   return {
    ...(0, s.L)(m, r, c, p),
    given: new Set(Object.keys(m)),
    placeOf: c
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
    error: ({input: t}) => void 0 === t ? `is missing; give ${e}` : u(e, t)
   }).check(r.WN(), i.z6Y(({value: e, issues: n}) => {
    const i = t(e);
    "message" in i && n.push({
     code: "custom",
     message: i.message,
     input: e
    });
   }));
  }
  function u(e, t) {
   return `is ${(null === t ? "null" : Array.isArray(t) ? "a list" : "object" == typeof t ? "a mapping" : "") || ("string" == typeof t ? "text" : `the ${typeof t} ${String(t)}`)}; give ${e}${"number" == typeof t || "boolean" == typeof t ? " in quotes" : ""}${null === t && "text" === e ? " (in quotes if it begins with `#`)" : ""}`;
  }
  const c = e => l("text", a.fD[e]), p = e => l("an https URL", a.fD[e]), f = l("an http or https URL", a.fD.landing_url), m = i.YOg(i.rej({
   text: c("title"),
   url: f
  }, {
   error: e => b(e, "a mapping of `text` and `url`")
  }), {
   error: e => "invalid_type" === e.code ? u("a list of {text, url}", e.input) : void 0
  }).check(r.m9(1, "is an empty list; give at least one {text, url}, or leave it out")), g = Number.MAX_SAFE_INTEGER, h = ({input: e}) => "number" == typeof e ? `is ${e}; give a whole number of seconds from 0 to ${g}` : u("a whole number of seconds", e), d = i.Whr({
   error: h
  }).check(r.qm(0, {
   error: h,
   abort: !0
  }));
  function b(e, t) {
   return "invalid_type" === e.code ? u(t, e.input) : void 0;
  }
  const v = {
   title: i.lqM(c("title")),
   message: i.lqM(c("message")),
   icon_url: i.lqM(p("icon_url")),
   banner_url: i.lqM(p("banner_url")),
   landing_url: i.lqM(f),
   actions: i.lqM(m),
   utm_source: i.lqM(c("utm_source")),
   utm_medium: i.lqM(c("utm_medium")),
   utm_campaign: i.lqM(c("utm_campaign")),
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
   const l = new Set(i.map(({path: e = []}) => (0, o.LF)(e))), u = (s.error?.issues ?? []).filter(({path: e}) => !l.has((0, 
   o.LF)(e))).flatMap(e => "unrecognized_keys" !== e.code ? [ r(e.path, e.message) ] : e.keys.map(t => r([ ...e.path, t ], function(e) {
    return e.length > 1 ? "is not part of a button; a button has only `text` and `url`" : "target" === e[0] ? "cannot be set in a payload file; set the input `target` in the workflow" : `is not a field of a notification; the fields are ${a.pi.join(", ")} (set others with the input \`extra-fields\`)`;
   }([ ...e.path, t ])))), c = [ ...i, ...u ], p = new Set(c.map(({path: e}) => e?.[0])), f = Object.entries(e ?? {}).filter(([e]) => !p.has(e));
   return {
    fields: S(Object.fromEntries(f))?.data ?? {},
    problems: c
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
   const f = e => (0, r.kU)({
    [t.input]: e
   }, s, t.file), m = f(e);
   if (m.length > 0) return {
    problems: m
   };
   const g = await n.e(815).then(n.t.bind(n, 8815, 19)), h = new g.LineCounter, d = g.parseAllDocuments(e, {
    version: "1.2",
    schema: "core",
    lineCounter: h,
    intAsBigInt: !0,
    stringKeys: !0,
    uniqueKeys: !1,
    prettyErrors: !1,
    logLevel: "silent"
   }), b = e => {
    const {line: t, col: n} = h.linePos(e);
    return {
     line: t,
     column: n
    };
   }, [v, y] = Array.isArray(d) ? d : [];
   if (!v) return {
    value: null,
    placeOf: () => {},
    problems: []
   };
   const w = void 0 === t.file ? "invalid-input" : "unreadable-file", [S] = v.errors;
   if ("RESOURCE_EXHAUSTION" === S?.code) return {
    problems: [ (0, i.CC)(t, o, {
     place: b(S.pos[0]),
     reason: w
    }) ]
   };
   if (S) {
    const e = u[S.code] ?? "put text that contains `: ` or `#` in quotes", n = `is neither YAML nor JSON (${p(S.message)}); ${e}`;
    return {
     problems: [ (0, i.CC)(t, n, {
      place: b(S.pos[0]),
      reason: w
     }) ]
    };
   }
   const A = [], _ = (e, n, r, s = !1) => A.push((0, i.CC)(t, e, {
    path: r,
    place: b(n),
    ...s && {
     reason: w
    }
   }));
   y && _("contains more than one YAML document; give only one", y.range[0], []);
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
        for (const {key: i, value: a} of t.items) {
         const t = l(i);
         e.has(t) && n("is given twice; give each key once", i.range?.[0] ?? o, [ ...r, t ], !0), 
         e.add(t), s(t, a);
        }
       }
      } else {
       const e = Number(t.value), s = function(e) {
        return Number.isFinite(e) ? Number.isInteger(e) && !Number.isSafeInteger(e) ? "which is greater than 2^53-1 and would be changed; put it in quotes if it is text" : void 0 : "which JSON cannot represent";
       }(e);
       s && n(`is ${(0, i.cz)(t.source ?? String(e))}, ${s}`, o, [ ...r ]), t.value = e;
      }
     }
     o(t.contents);
    }(g, v, _);
    const [e] = v.warnings;
    if (e && 0 === A.length && _(p(e.message), e.pos[0], []), A.some(e => "unreadable-file" === e.reason)) return {
     problems: A
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
     placeOf: a(g, v, b),
     problems: A
    };
   } catch (S) {
    if (S instanceof RangeError) return {
     problems: [ ...A, (0, i.CC)(t, o) ]
    };
    const e = p(String(S.message));
    return {
     problems: [ ...A, (0, i.CC)(t, `has an alias that cannot be resolved: ${e}`) ]
    };
   }
  }
  const o = "is nested too deeply; use fewer levels";
  function a(e, t, n) {
   const i = new Map, r = e => {
    const t = i.get(e) ?? new Map(e.items.map(({key: e, value: t}) => [ l(e), t ]));
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
  const l = e => String(e?.value ?? e), u = {
   BAD_INDENT: "check the indentation, and that every bracket is closed",
   BAD_SCALAR_START: "put text that begins like this in quotes",
   MISSING_CHAR: "close every quotation mark and bracket",
   TAB_AS_INDENT: "indent with spaces, not with tabs"
  }, c = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/, p = e => (0, i.cz)(e.split("\n", 1)[0] ?? "");
 }
};
