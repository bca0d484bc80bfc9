export const id = 405;

export const ids = [ 405 ];

export const modules = {
 2405: (e, t, n) => {
  n.r(t), n.d(t, {
   checkPayloadFile: () => R,
   fieldsFromFile: () => E,
   readActions: () => I,
   readExtraFields: () => J
  });
  var i = n(8925), s = n(1312), r = n(225), o = n(3619), a = n(3305), l = n(3945), c = n(9775);
  function u(e, t) {
   return o.YjP({
    error: ({input: t}) => void 0 === t ? `is missing; give ${e}` : p(e, t)
   }).check(a.WN(), o.z6Y(({value: e, issues: n}) => {
    const i = t(e);
    "message" in i && n.push({
     code: "custom",
     message: i.message,
     input: e
    });
   }));
  }
  function p(e, t) {
   const n = null === t ? "null" : Array.isArray(t) ? "a list" : "object" == typeof t ? "a mapping" : "";
   return `is ${n || ("string" == typeof t ? "text" : `the ${typeof t} ${String(t)}`)}; give ${e}${"text" === e ? "" === n ? " in quotes" : null === t ? " (in quotes if it begins with `#`)" : "" : ""}`;
  }
  const f = e => u("text", s.fD[e]), m = e => u("an https URL", s.fD[e]), h = u("an http or https URL", s.fD.landing_url), d = o.YOg(o.rej({
   text: f("title"),
   url: h
  }, {
   error: e => y(e, "a mapping of `text` and `url`")
  }), {
   error: e => "invalid_type" === e.code ? p("a list of {text, url}", e.input) : void 0
  }).check(a.m9(1, "is an empty list; give at least one {text, url}, or leave it out")), g = Number.MAX_SAFE_INTEGER, b = ({input: e}) => "number" == typeof e ? `is ${e}; give a whole number of seconds from 0 to ${g}` : p("a whole number of seconds", e), v = o.Whr({
   error: b
  }).check(a.qm(0, {
   error: b,
   abort: !0
  }));
  function y(e, t) {
   return "invalid_type" === e.code ? p(t, e.input) : void 0;
  }
  const w = {
   title: o.lqM(f("title")),
   message: o.lqM(f("message")),
   icon_url: o.lqM(m("icon_url")),
   banner_url: o.lqM(m("banner_url")),
   landing_url: o.lqM(h),
   actions: o.lqM(d),
   utm_source: o.lqM(f("utm_source")),
   utm_medium: o.lqM(f("utm_medium")),
   utm_campaign: o.lqM(f("utm_campaign")),
   ttl: o.lqM(v)
  }, C = o.rej(w, {
   error: e => y(e, "a mapping of notification fields")
  });
  function S(e, {value: t, placeOf: n, problems: s}) {
   const r = (t, s) => (0, i.CC)(e, s, {
    path: t,
    place: n(t)
   }), o = A(t);
   if (void 0 === o) return {
    fields: {},
    problems: [ ...s, r([ "actions" ], "has too many elements to check; give fewer") ]
   };
   if (o.success && 0 === s.length) return {
    fields: o.data,
    problems: []
   };
   const a = new Set(s.map(({path: e = []}) => (0, i.LF)(e))), l = (o.error?.issues ?? []).filter(({path: e}) => !a.has((0, 
   i.LF)(e))).flatMap(({path: e, message: t, ...n}) => "unrecognized_keys" === n.code ? n.keys.map(t => ({
    path: [ ...e, t ]
   })) : [ {
    path: e,
    message: t
   } ]), c = (0, i.TJ)(e, l, ({path: e, message: t = _(e)}) => r(e, t)), u = [ ...s, ...c ].sort(i.hz), p = new Set([ ...s, ...l ].map(({path: e}) => e?.[0])), f = Object.entries(t ?? {}).filter(([e]) => !p.has(e));
   return {
    fields: A(Object.fromEntries(f))?.data ?? {},
    problems: u
   };
  }
  function _(e) {
   if (e.length > 1) return "is not part of a button; a button has only `text` and `url`";
   if ("target" === e[0]) return "cannot be set in a payload file; set the input `target` in the workflow";
   const t = (0, c.d)(String(e[0]), s.pi);
   return `is not a field of a notification; ${t ? `did you mean \`${t}\`?` : `the fields are ${s.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``;
  }
  function A(e) {
   try {
    return l.xL(C, e, {
     jitless: !0
    });
   } catch (e) {
    if (e instanceof RangeError) return;
    throw e;
   }
  }
  var k = n(4463);
  async function O(e, t, s) {
   const r = e => (0, k.kU)({
    [t.input]: e
   }, s, t.file), o = r(e);
   if (o.length > 0) return {
    problems: o
   };
   const a = await n.e(815).then(n.t.bind(n, 8815, 19)), l = new a.LineCounter, c = a.parseAllDocuments(e, {
    version: "1.2",
    lineCounter: l,
    stringKeys: !0,
    uniqueKeys: !1,
    prettyErrors: !1,
    logLevel: "silent"
   }), u = e => {
    const {line: t, col: n} = l.linePos(e);
    return {
     line: t,
     column: n
    };
   }, [p, f] = Array.isArray(c) ? c : [];
   if (!p) return {
    value: null,
    placeOf: () => {},
    problems: []
   };
   const m = void 0 === t.file ? "invalid-input" : "unreadable-file", [h] = p.errors;
   if (h) {
    const e = q[h.code] ?? "check the indentation, and put text that contains `: ` or `#` in quotes", n = "RESOURCE_EXHAUSTION" === h.code ? $ : `is neither YAML nor JSON (${j(h.message)}); ${e}`;
    return {
     problems: [ (0, i.CC)(t, n, {
      place: u(h.pos[0]),
      reason: m
     }) ]
    };
   }
   const d = [], g = (e, n, s, r = !1) => d.push((0, i.CC)(t, e, {
    path: s,
    place: u(n),
    ...r && {
     reason: m
    }
   })), b = [], v = (...e) => {
    const t = r(b);
    return {
     problems: t.length > 0 ? t : [ ...d, ...e ]
    };
   };
   f && g("contains more than one YAML document; give only one", f.range[0], []);
   try {
    !function(e, t, n, s) {
     const r = [], o = (e, t) => {
      r.push(e), a(t), r.pop();
     };
     function a(t) {
      if (!e.isNode(t) || e.isAlias(t)) return;
      const a = t.range?.[0] ?? 0;
      if (t.tag && !N.test(t.tag)) s.push(t.tag), n(`has the tag ${(0, i.cz)(t.tag)}, which is not supported; remove it`, a, [ ...r ]); else if (e.isScalar(t) && "number" == typeof t.value) {
       const e = function(e) {
        return Number.isFinite(e) ? Number.isInteger(e) && !Number.isSafeInteger(e) ? "which is outside the range in which JSON keeps whole numbers exactly (\xb1(2^53-1)); put it in quotes if it is text" : void 0 : "which JSON cannot represent";
       }(t.value);
       e && n(`is ${(0, i.cz)(t.source ?? "")}, ${e}`, a, [ ...r ]);
      } else if (e.isSeq(t)) for (const [e, n] of t.items.entries()) o(e, n); else if (e.isMap(t)) {
       const e = new Set;
       for (const {key: i, value: l} of t.items) {
        const t = x(i);
        s.push(t), e.has(t) && n("is given twice; give each key once", i.range?.[0] ?? a, [ ...r, t ], !0), 
        e.add(t), o(t, l);
       }
      }
     }
     a(t.contents);
    }(a, p, g, b);
    const [e] = p.warnings;
    if (e && 0 === d.length && g(`is not plain YAML (${j(e.message)})`, e.pos[0], []), 
    d.some(e => "unreadable-file" === e.reason)) return v();
    const t = p.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(t);
    const n = r([ t, b ]);
    return n.length > 0 ? {
     problems: n
    } : {
     value: t,
     placeOf: M(a, p, u),
     problems: d
    };
   } catch (h) {
    if (h instanceof RangeError) return v((0, i.CC)(t, $));
    const e = j(String(h.message));
    return v((0, i.CC)(t, `has an alias that cannot be resolved: ${e}`));
   }
  }
  const $ = "is nested too deeply; use fewer levels";
  function M(e, t, n) {
   const i = new Map, s = e => {
    const t = i.get(e) ?? new Map(e.items.map(({key: e, value: t}) => [ x(e), t ]));
    return i.set(e, t), t;
   };
   return i => {
    let r = t.contents, o = t.contents?.range?.[0];
    for (const n of i) {
     if (e.isAlias(r) && (r = r.resolve(t)), e.isMap(r)) r = s(r).get(String(n)); else {
      if (!e.isSeq(r)) break;
      r = r.items[Number(n)];
     }
     e.isNode(r) && r.range && (o = r.range[0]);
    }
    return void 0 === o ? void 0 : n(o);
   };
  }
  const x = e => String(e?.value ?? e), q = {
   BAD_INDENT: "check the indentation, and that every bracket is closed",
   BAD_SCALAR_START: "put text that begins like this in quotes",
   MISSING_CHAR: "close every quotation mark and bracket",
   TAB_AS_INDENT: "indent with spaces, not with tabs"
  }, N = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/, j = e => (0, i.cz)(e.split("\n", 1)[0] ?? "");
  async function E(e, t, n) {
   if ("problem" in t) return L([ t.problem ]);
   const s = {
    input: "payload-file",
    file: e
   }, r = await O(t.text, s, n);
   if (!("value" in r)) return L(r.problems);
   const {value: o, placeOf: a, problems: l} = r;
   if (null === o) return L([ ...l, (0, i.CC)(s, "is empty; give a mapping of notification fields") ]);
   if (!T(o)) return L(S(s, r).problems);
   const {$schema: c, ...u} = o;
   return {
    ...S(s, {
     ...r,
     value: u
    }),
    source: "file",
    given: new Set(Object.keys(u)),
    placeOf: a
   };
  }
  const L = e => ({
   source: "file",
   fields: {},
   given: new Set(s.pi),
   problems: e
  }), T = e => "object" == typeof e && null !== e && !Array.isArray(e);
  async function R(e, t, n, s) {
   const o = await E(e, t, s), a = {
    input: "payload-file",
    file: e
   }, l = (0, r.Mh)(n, o).map(e => (0, i.CC)(a, "is missing; give it here or as an input", {
    path: [ e ],
    place: {
     line: 1,
     column: 1
    }
   })), c = (0, i.TJ)(a, [ ...l, ...o.problems ], e => e), u = (0, r.uT)(n, o);
   return u ? {
    problems: c,
    content: u,
    placeOf: o.placeOf ?? F
   } : {
    problems: c,
    placeOf: F
   };
  }
  const F = () => {};
  async function I(e, t) {
   const n = {
    input: "actions"
   }, i = await O(e, n, t);
   if (!("value" in i)) return {
    fields: {},
    problems: i.problems
   };
   const {fields: s, problems: r} = S(n, {
    value: {
     actions: i.value
    },
    placeOf: e => i.placeOf(e.slice(1)),
    problems: i.problems.map(e => ({
     ...e,
     path: [ "actions", ...e.path ?? [] ]
    }))
   });
   return {
    fields: s,
    problems: r.map(e => ({
     ...e,
     path: e.path?.slice(1)
    }))
   };
  }
  const D = new Set([ ...s.pi.map(s.wg), "target" ]);
  async function J(e, t) {
   const n = {
    input: "extra-fields"
   }, s = await O(e, n, t), {problems: r} = s;
   if (!("value" in s)) return {
    fields: {},
    problems: r
   };
   if (!T(s.value)) return r.push((0, i.CC)(n, "is not a mapping; give body fields as `name: value`")), 
   {
    fields: {},
    problems: r
   };
   for (const e of Object.keys(s.value)) {
    const t = e.replaceAll("_", "-"), o = {
     path: [ e ],
     place: s.placeOf([ e ])
    };
    D.has(t) && r.push((0, i.CC)(n, `has its own input, \`${t}\`; use that`, o));
   }
   return {
    fields: r.length > 0 ? {} : s.value,
    problems: r
   };
  }
 },
 9775: (e, t, n) => {
  n.d(t, {
   d: () => a,
   misspelled: () => c
  });
  var i = n(7785), s = n(8925);
  const r = 2, o = e => e.toLowerCase().replace(/[-_]/g, "");
  function a(e, t, n = t) {
   return t.find(t => o(t) === o(e)) ?? n.find(t => (0, i.default)(o(t), o(e)) <= Math.min(r, t.length >> 1));
  }
  const l = [ "dry-run", "max-reach", "check-urls", "once-key", "once-per" ];
  function c(e, t) {
   return Object.entries(e).flatMap(([e, n]) => {
    const i = a(e, Object.keys(t), l);
    if (void 0 === i || t[i] === n) return [];
    const r = `write \`${i}\` (or rename INPUT_${e.toUpperCase()}, if it is a variable of the job)`;
    return (0, s.CC)(e, `is not an input of this action; ${r}`);
   });
  }
 }
};
