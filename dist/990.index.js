export const id = 990;

export const ids = [ 990 ];

export const modules = {
 6990: (e, t, n) => {
  n.d(t, {
   readActions: () => o
  });
  var s = n(5374), i = n(7314);
  async function o(e, t) {
   const n = await (0, i.h)(e, {
    input: "actions"
   }, t);
   if (!("value" in n)) return {
    fields: {},
    problems: n.problems
   };
   const o = n.problems.map(e => ({
    ...e,
    path: [ "actions", ...e.path ?? [] ]
   })), {fields: r, problems: a} = (0, s.L)({
    actions: n.value
   }, {
    input: "actions"
   }, e => n.placeOf(e.slice(1)), o);
   return {
    fields: r,
    problems: a.map(e => ({
     ...e,
     path: e.path?.slice(1)
    }))
   };
  }
 },
 5374: (e, t, n) => {
  n.d(t, {
   L: () => w
  });
  var s = n(3619), i = n(3305), o = n(3945), r = n(8925), a = n(1312);
  function l(e, t) {
   return s.YjP({
    error: ({input: t}) => void 0 === t ? `is missing; give ${e}` : c(e, t)
   }).check(i.WN(), s.z6Y(({value: e, issues: n}) => {
    const s = t(e);
    "message" in s && n.push({
     code: "custom",
     message: s.message,
     input: e
    });
   }));
  }
  function c(e, t) {
   return `is ${(null === t ? "null" : Array.isArray(t) ? "a list" : "object" == typeof t ? "a mapping" : "") || ("string" == typeof t ? "text" : `the ${typeof t} ${String(t)}`)}; give ${e}${"number" == typeof t || "boolean" == typeof t ? " in quotes" : ""}${null === t && "text" === e ? " (in quotes if it begins with `#`)" : ""}`;
  }
  const u = e => l("text", a.fD[e]), p = e => l("an https URL", a.fD[e]), f = l("an http or https URL", a.fD.landing_url), m = s.YOg(s.rej({
   text: u("title"),
   url: f
  }, {
   error: e => b(e, "a mapping of `text` and `url`")
  }), {
   error: e => "invalid_type" === e.code ? c("a list of {text, url}", e.input) : void 0
  }).check(i.m9(1, "is an empty list; give at least one {text, url}, or leave it out")), h = Number.MAX_SAFE_INTEGER, g = ({input: e}) => "number" == typeof e ? `is ${e}; give a whole number of seconds from 0 to ${h}` : c("a whole number of seconds", e), d = s.Whr({
   error: g
  }).check(i.qm(0, {
   error: g,
   abort: !0
  }));
  function b(e, t) {
   return "invalid_type" === e.code ? c(t, e.input) : void 0;
  }
  const v = {
   title: s.lqM(u("title")),
   message: s.lqM(u("message")),
   icon_url: s.lqM(p("icon_url")),
   banner_url: s.lqM(p("banner_url")),
   landing_url: s.lqM(f),
   actions: s.lqM(m),
   utm_source: s.lqM(u("utm_source")),
   utm_medium: s.lqM(u("utm_medium")),
   utm_campaign: s.lqM(u("utm_campaign")),
   ttl: s.lqM(d)
  }, y = s.rej(v, {
   error: e => b(e, "a mapping of notification fields")
  });
  function w(e, t, n = () => {}, s = []) {
   const i = (e, s) => (0, r.CC)(t, s, {
    path: e,
    place: n(e)
   }), o = S(e);
   if (void 0 === o) return {
    fields: {},
    problems: [ ...s, i([ "actions" ], "has too many elements to check; give fewer") ]
   };
   if (o.success && 0 === s.length) return {
    fields: o.data,
    problems: []
   };
   const l = new Set(s.map(({path: e = []}) => (0, r.LF)(e))), c = (o.error?.issues ?? []).filter(({path: e}) => !l.has((0, 
   r.LF)(e))).flatMap(e => "unrecognized_keys" !== e.code ? [ i(e.path, e.message) ] : e.keys.map(t => i([ ...e.path, t ], function(e) {
    return e.length > 1 ? "is not part of a button; a button has only `text` and `url`" : "target" === e[0] ? "cannot be set in a payload file; set the input `target` in the workflow" : `is not a field of a notification; the fields are ${a.pi.join(", ")} (set others with the input \`extra-fields\`)`;
   }([ ...e.path, t ])))), u = [ ...s, ...c ], p = new Set(u.map(({path: e}) => e?.[0])), f = Object.entries(e ?? {}).filter(([e]) => !p.has(e));
   return {
    fields: S(Object.fromEntries(f))?.data ?? {},
    problems: u
   };
  }
  function S(e) {
   try {
    return o.xL(y, e, {
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
   h: () => o
  });
  var s = n(8925), i = n(4463);
  async function o(e, t, o) {
   const f = e => (0, i.kU)({
    [t.input]: e
   }, o, t.file), m = f(e);
   if (m.length > 0) return {
    problems: m
   };
   const h = await n.e(815).then(n.t.bind(n, 8815, 19)), g = new h.LineCounter, d = h.parseAllDocuments(e, {
    version: "1.2",
    schema: "core",
    lineCounter: g,
    intAsBigInt: !0,
    stringKeys: !0,
    uniqueKeys: !1,
    prettyErrors: !1,
    logLevel: "silent"
   }), b = e => {
    const {line: t, col: n} = g.linePos(e);
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
    problems: [ (0, s.CC)(t, r, {
     place: b(S.pos[0]),
     reason: w
    }) ]
   };
   if (S) {
    const e = c[S.code] ?? "put text that contains `: ` or `#` in quotes", n = `is neither YAML nor JSON (${p(S.message)}); ${e}`;
    return {
     problems: [ (0, s.CC)(t, n, {
      place: b(S.pos[0]),
      reason: w
     }) ]
    };
   }
   const _ = [], A = (e, n, i, o = !1) => _.push((0, s.CC)(t, e, {
    path: i,
    place: b(n),
    ...o && {
     reason: w
    }
   }));
   y && A("contains more than one YAML document; give only one", y.range[0], []);
   try {
    !function(e, t, n) {
     const i = [], o = (e, t) => {
      i.push(e), r(t), i.pop();
     };
     function r(t) {
      if (!e.isNode(t) || e.isAlias(t)) return;
      const r = t.range?.[0] ?? 0;
      if (t.tag && !u.test(t.tag)) n(`has the tag ${(0, s.cz)(t.tag)}, which is not supported; remove it`, r, [ ...i ]); else if (!e.isScalar(t) || "number" != typeof t.value && "bigint" != typeof t.value) {
       if (e.isSeq(t)) for (const [e, n] of t.items.entries()) o(e, n); else if (e.isMap(t)) {
        const e = new Set;
        for (const {key: s, value: a} of t.items) {
         const t = l(s);
         e.has(t) && n("is given twice; give each key once", s.range?.[0] ?? r, [ ...i, t ], !0), 
         e.add(t), o(t, a);
        }
       }
      } else {
       const e = Number(t.value), o = function(e) {
        return Number.isFinite(e) ? Number.isInteger(e) && !Number.isSafeInteger(e) ? "which is greater than 2^53-1 and would be changed; put it in quotes if it is text" : void 0 : "which JSON cannot represent";
       }(e);
       o && n(`is ${(0, s.cz)(t.source ?? String(e))}, ${o}`, r, [ ...i ]), t.value = e;
      }
     }
     r(t.contents);
    }(h, v, A);
    const [e] = v.warnings;
    if (e && 0 === _.length && A(p(e.message), e.pos[0], []), _.some(e => "unreadable-file" === e.reason)) return {
     problems: _
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
     placeOf: a(h, v, b),
     problems: _
    };
   } catch (S) {
    if (S instanceof RangeError) return {
     problems: [ ..._, (0, s.CC)(t, r) ]
    };
    const e = p(String(S.message));
    return {
     problems: [ ..._, (0, s.CC)(t, `has an alias that cannot be resolved: ${e}`) ]
    };
   }
  }
  const r = "is nested too deeply; use fewer levels";
  function a(e, t, n) {
   const s = new Map, i = e => {
    const t = s.get(e) ?? new Map(e.items.map(({key: e, value: t}) => [ l(e), t ]));
    return s.set(e, t), t;
   };
   return s => {
    let o = t.contents, r = t.contents?.range?.[0];
    for (const n of s) {
     if (e.isAlias(o) && (o = o.resolve(t)), e.isMap(o)) o = i(o).get(String(n)); else {
      if (!e.isSeq(o)) break;
      o = o.items[Number(n)];
     }
     e.isNode(o) && o.range && (r = o.range[0]);
    }
    return void 0 === r ? void 0 : n(r);
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
