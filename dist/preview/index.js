import { createRequire as e } from "module";

var t = {
 7885: (e, t, n) => {
  n.d(t, {
   readExtraFields: () => c
  });
  var r = n(8925), i = n(1312), o = n(7314);
  const s = "extra-fields", a = new Set([ ...i.pi.map(i.wg), "target" ]);
  async function c(e, t) {
   const n = await (0, o.h)(e, {
    input: s
   }, t);
   if (!("value" in n)) return {
    fields: {},
    problems: n.problems
   };
   const {value: i, placeOf: c} = n;
   if ("object" != typeof i || null === i || Array.isArray(i)) {
    const e = "is not a mapping; give body fields as `name: value`";
    return {
     fields: {},
     problems: [ ...n.problems, (0, r.CC)(s, e) ]
    };
   }
   const u = Object.keys(i).flatMap(e => {
    const t = e.replaceAll("_", "-");
    return a.has(t) ? (0, r.CC)(s, `has its own input, \`${t}\`; use that`, {
     path: [ e ],
     place: c([ e ])
    }) : [];
   }), l = [ ...n.problems, ...u ];
   return {
    fields: l.length > 0 ? {} : i,
    problems: l
   };
  }
 },
 1312: (e, t, n) => {
  n.d(t, {
   Vu: () => f,
   fD: () => u,
   pi: () => l,
   qW: () => d,
   wg: () => h
  });
  var r = n(8925), i = n(8190), o = n(8569);
  function s(e) {
   return "" === e ? {
    message: "is blank, which the service refuses; give some text"
   } : (0, o.z)(e) ? {
    message: "has no visible character; give some text"
   } : {
    value: e
   };
  }
  const a = (...e) => {
   const t = (0, i.rf)(...e);
   return e => "" === e ? s(e) : t(e);
  }, c = a("https"), u = {
   title: s,
   message: s,
   icon_url: c,
   banner_url: c,
   landing_url: a("https", "http"),
   utm_source: s,
   utm_medium: s,
   utm_campaign: s
  }, l = [ "title", "message", "icon_url", "banner_url", "landing_url", "actions", "utm_source", "utm_medium", "utm_campaign", "ttl" ], f = [ "title", "message", "icon_url", "landing_url" ];
  function d(e, t, n) {
   const i = t(n.trim());
   return "value" in i ? {
    fields: {
     [e]: i.value
    },
    problems: []
   } : {
    fields: {},
    problems: [ (0, r.CC)(h(e), i.message) ]
   };
  }
  const h = e => e.replaceAll("_", "-");
 },
 225: (e, t, n) => {
  n.d(t, {
   Mh: () => s,
   Vz: () => o,
   kg: () => a
  });
  var r = n(8925), i = n(1312);
  const o = {
   fields: {},
   given: new Set,
   problems: []
  }, s = (e, t) => i.Vu.filter(n => !e.given.has(n) && !t.given.has(n));
  function a(e, t, n, o) {
   const a = s(e, t), u = "not-announceable" === n.kind ? void 0 : function(e, t, n) {
    const o = "content" === t.kind ? t : void 0, s = o?.source ?? "event", a = e.map(e => {
     const a = o?.fields[e];
     if (void 0 === a) {
      const n = `is missing${function(e, t) {
       if ("content" === e.kind) return e.missing[t] ? ` (${e.missing[t]})` : "";
       if ("none" !== e.kind || void 0 === e.event) return "";
       return ` (${/^[a-z_]{1,40}$/.test(e.event) ? `the event \`${e.event}\`` : "this event"} does not supply it; the events \`release\` and \`deployment_status\` do, and the input \`release\`)`;
      }(t, e)}; give it as an input, or as \`${e}\` in \`payload-file\``;
      return {
       fields: {},
       problems: [ (0, r.CC)((0, i.wg)(e), n) ]
      };
     }
     const c = ("message" === e ? [ a, ...o?.messageTexts ?? [] ] : [ a ]).map(n.find).find(Boolean);
     if (c) {
      const t = `contains ${c}, which would be published; remove it from the ${s}`;
      return {
       fields: {},
       problems: [ (0, r.CC)((0, i.wg)(e), t) ]
      };
     }
     const {fields: u, problems: l} = (0, i.qW)(e, i.fD[e], a);
     return {
      fields: u,
      problems: l.map(e => ({
       ...e,
       message: `in the ${s}, ${e.message}`
      }))
     };
    });
    return {
     fields: Object.assign({}, ...a.map(e => e.fields)),
     problems: a.flatMap(e => e.problems)
    };
   }(a, n, o), l = [ ...e.problems, ...t.problems, ...u?.problems ?? [] ];
   if (l.length > 0) return {
    problems: l
   };
   if (a.length > 0 && "not-announceable" === n.kind) return {
    skip: n.because
   };
   const f = {
    ...u?.fields,
    ...t.fields,
    ...e.fields
   }, {title: d, message: h, icon_url: p, landing_url: m} = f;
   if (!(d && h && p && m)) throw new Error("a required field was lost");
   const g = i.pi.filter(e => void 0 !== f[e]), b = {
    ...c(f, g),
    title: d,
    message: h,
    icon_url: p,
    landing_url: m
   }, v = r => e.given.has(r) ? "input" : t.given.has(r) ? "file" : "content" === n.kind ? n.source : "event";
   return {
    content: {
     notification: b,
     sources: Object.fromEntries(g.map(e => [ e, v(e) ])),
     ...a.includes("message") && "content" === n.kind && n.firstEntry && {
      firstEntry: !0
     }
    }
   };
  }
  const c = (e, t) => Object.fromEntries(t.map(t => [ t, e[t] ]));
 },
 6362: (e, t, n) => {
  n.d(t, {
   fieldsFromFile: () => c,
   j: () => u,
   u: () => l
  });
  var r = n(8925), i = n(1312), o = n(225), s = n(1003), a = n(7314);
  async function c(e, t, n) {
   if ("problem" in t) return f([ t.problem ]);
   const i = {
    input: "payload-file",
    file: e
   }, o = await (0, a.h)(t.text, i, n);
   if (!("value" in o)) return f(o.problems);
   const {value: c, placeOf: u, problems: l} = o;
   if (null === c) return f([ ...l, (0, r.CC)(i, "is empty; give a mapping of notification fields") ]);
   if ("object" != typeof c || Array.isArray(c)) return f((0, s.L)(c, i, u, l).problems);
   const {$schema: d, ...h} = c;
   return {
    ...(0, s.L)(h, i, u, l),
    given: new Set(Object.keys(h)),
    placeOf: u
   };
  }
  async function u(e, t, n, i) {
   const s = await c(e, t, i), {problems: a, placeOf: u = () => {}} = s, f = {
    input: "payload-file",
    file: e
   }, d = (0, o.Mh)(n, s).map(e => (0, r.CC)(f, "is missing; give it here or as an input", {
    path: [ e ],
    place: {
     line: 1,
     column: 1
    }
   })), h = l(n, s, i);
   return {
    problems: [ ...a, ...d ],
    placeOf: u,
    ...h && {
     content: h
    }
   };
  }
  function l(e, t, n) {
   const r = {
    ...t.fields,
    ...e.fields
   };
   if (i.Vu.some(e => void 0 === r[e])) return;
   const s = (0, o.kg)({
    ...e,
    problems: []
   }, {
    ...t,
    problems: []
   }, {
    kind: "none"
   }, n);
   return "content" in s ? s.content : void 0;
  }
  const f = e => ({
   fields: {},
   given: new Set(i.pi),
   problems: e
  });
 },
 8569: (e, t, n) => {
  n.d(t, {
   w: () => c,
   z: () => a
  });
  const r = /[[\p{Cc}--[\s\x85]]\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gv, i = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu, o = /[\s\x85]+/g, s = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u, a = e => !/[!-~]/.test(e) && "" === c(e);
  function c(e) {
   const t = e.toWellFormed().replace(r, "").replace(i, "$1").replace(o, " ").trim();
   return s.test(t) ? t : "";
  }
 },
 1003: (e, t, n) => {
  function r(e, t) {
   return "bigint" == typeof t ? t.toString() : t;
  }
  n.d(t, {
   L: () => Ie
  });
  class i {
   constructor(e) {
    this._getter = e, this._value = void 0;
   }
   get value() {
    const e = this._getter;
    return void 0 !== e && (this._value = e(), this._getter = void 0), this._value;
   }
  }
  function o(e, t, n) {
   Object.defineProperty(e, t, {
    value: n,
    writable: !0,
    enumerable: !0,
    configurable: !0
   });
  }
  const s = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
  function a(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  function c(e) {
   const t = e;
   if (!t) return {};
   if ("string" == typeof t) return {
    error: () => t
   };
   if (void 0 !== t?.message) {
    if (void 0 !== t?.error) throw new Error("Cannot specify both `message` and `error` params");
    t.error = t.message;
   }
   return delete t.message, "string" == typeof t.error ? {
    ...t,
    error: () => t.error
   } : t;
  }
  const u = (() => ({
   safeint: [ Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER ],
   int32: [ -2147483648, 2147483647 ],
   uint32: [ 0, 4294967295 ],
   float32: [ -34028234663852886e22, 34028234663852886e22 ],
   float64: [ -Number.MAX_VALUE, Number.MAX_VALUE ]
  }))();
  function l(e, t = 0) {
   if (!0 === e.aborted) return !0;
   for (let n = t; n < e.issues.length; n++) if (!0 !== e.issues[n]?.continue) return !0;
   return !1;
  }
  function f(e, t = 0) {
   if (!0 === e.aborted) return !0;
   for (let n = t; n < e.issues.length; n++) if (!1 === e.issues[n]?.continue) return !0;
   return !1;
  }
  function d(e, t) {
   return t.map(t => {
    var n;
    return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
   });
  }
  function h(e) {
   return "string" == typeof e ? e : e?.message;
  }
  function p(e) {
   const t = [];
   for (const n of e ?? []) {
    const e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    const r = e.maximum ?? e.length ?? e.size;
    r >= 0 && t.push([ r, n ]);
   }
   return t;
  }
  function m(e, t, n) {
   var r;
   for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
  }
  function g(e, t, n) {
   var r;
   const i = e.inst?._zod?.traits;
   i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
   const o = e.schema !== e.inst ? e.schema?._zod.def?.error : void 0, s = e.message ? e.message : h(e.inst?._zod.def?.error?.(e)) ?? h(o?.(e)) ?? h(t?.error?.(e)) ?? h(n.customError?.(e)) ?? h(n.localeError?.(e)) ?? "Invalid input", a = {};
   for (const t of Object.keys(e)) "inst" !== t && "schema" !== t && "continue" !== t && "input" !== t && "__proto__" !== t && (a[t] = e[t]);
   return a.path ?? (a.path = []), a.message = s, t?.reportInput && (a.input = e.input), 
   a;
  }
  const b = /[\uD800-\uDBFF]/;
  function v(e, t, n, r = !0) {
   return Object.defineProperty(e, t, {
    configurable: !0,
    writable: !0,
    enumerable: r,
    value: n
   }), n;
  }
  function y(e, t, n) {
   Object.defineProperty(e, t, {
    configurable: !0,
    get() {
     return null == this ? n : v(this, t, n.bind(this));
    },
    set(e) {
     v(this, t, e);
    }
   });
  }
  let w, $ = !1;
  const _ = {
   configurable: !0,
   get() {
    $ = !0;
   }
  };
  function k(e, t, n) {
   const r = Object.getPrototypeOf(e._zod);
   t in r && w !== e._zod ? w = void 0 : (w = e._zod, Object.defineProperty(r, t, {
    configurable: !0,
    get() {
     Object.defineProperty(this, t, _);
     const e = $;
     $ = !1;
     try {
      const r = n(this);
      return $ ? delete this[t] : Object.defineProperty(this, t, {
       configurable: !0,
       writable: !0,
       value: r
      }), $ = $ || e, r;
     } catch (n) {
      throw delete this[t], $ = $ || e, n;
     }
    },
    set(e) {
     Object.defineProperty(this, t, {
      configurable: !0,
      writable: !0,
      value: e
     });
    }
   }));
  }
  var E;
  const S = {
   value: void 0,
   enumerable: !1
  };
  let x = "captureStackTrace" in Error ? Error : null;
  function O(e, t, n, r) {
   function i(e) {
    this.def = e, this.constr = l, this.traits = new Set;
   }
   i.prototype = {};
   const o = n, s = o && new WeakSet;
   function a(n, r) {
    if (n._zod) {
     if (n._zod.traits.has(e)) return;
    } else {
     S.value = new i(r);
     try {
      Object.defineProperty(n, "_zod", S);
     } finally {
      S.value = void 0;
     }
    }
    if (n._zod.traits.add(e), t(n, r), s) {
     const e = Object.getPrototypeOf(n), t = n._zod.constr.prototype;
     let r = e;
     for (;r && r !== t; ) r = Object.getPrototypeOf(r);
     const i = r ?? e;
     s.has(i) || (s.add(i), function(e, t) {
      for (const n in t) {
       const r = Object.getOwnPropertyDescriptor(t, n);
       r.get ? Object.defineProperty(e, n, {
        ...r,
        enumerable: !1
       }) : y(e, n, r.value);
      }
     }(i, o));
    }
    const a = l.prototype;
    for (const e in a) Object.prototype.hasOwnProperty.call(a, e) && (e in n || (n[e] = a[e].bind(n)));
   }
   const c = r?.Parent ?? Object;
   class u extends c {}
   function l(e) {
    const t = r?.Parent ? function(e) {
     const t = x;
     if (t) {
      const n = t.stackTraceLimit;
      if ("number" == typeof n) {
       try {
        t.stackTraceLimit = 0;
       } catch {
        return x = null, new e;
       }
       try {
        return new e;
       } finally {
        t.stackTraceLimit = n;
       }
      }
     }
     return new e;
    }(u) : this;
    a(t, e);
    const n = t._zod.deferred;
    if (n) {
     for (const e of n) e();
     t._zod.deferred = void 0;
    }
    const i = globalThis.__zod_globalConfig?.postProcessor;
    return i && i(t), t;
   }
   return Object.defineProperty(u, "name", {
    value: e
   }), Object.defineProperty(l, "init", {
    value: a
   }), Object.defineProperty(l, Symbol.hasInstance, {
    value: t => !!(r?.Parent && t instanceof r.Parent) || t?._zod?.traits?.has(e)
   }), Object.defineProperty(l, "name", {
    value: e
   }), l;
  }
  class T extends Error {
   constructor() {
    super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
   }
  }
  Error, (E = globalThis).__zod_globalConfig ?? (E.__zod_globalConfig = {});
  const C = globalThis.__zod_globalConfig;
  function A(e) {
   return e && Object.assign(C, e), C;
  }
  const P = O("$ZodCheck", (e, t) => {
   var n;
   e._zod ?? (e._zod = {}), e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
  }), z = e => {
   const t = e.value;
   return !function(e) {
    return null == e;
   }(t) && void 0 !== t.length;
  }, j = {
   number: "number",
   bigint: "bigint",
   object: "date"
  }, N = O("$ZodCheckGreaterThan", (e, t) => {
   P.init(e, t);
   const n = j[typeof t.value];
   e._zod.check = r => {
    (t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
     origin: j[typeof r.value] ?? n,
     code: "too_small",
     minimum: "object" == typeof t.value ? t.value.getTime() : t.value,
     input: r.value,
     inclusive: t.inclusive,
     inst: e,
     continue: !t.abort
    });
   };
  }), M = O("$ZodCheckNumberFormat", (e, t) => {
   P.init(e, t), t.format = t.format || "float64";
   const n = t.format?.includes("int"), r = n ? "int" : "number", [i, o] = u[t.format];
   e._zod.check = s => {
    const a = s.value;
    if (n) {
     if (!Number.isInteger(a)) return void s.issues.push({
      expected: r,
      format: t.format,
      code: "invalid_type",
      continue: !1,
      input: a,
      inst: e
     });
     if (!Number.isSafeInteger(a)) return void (a > 0 ? s.issues.push({
      input: a,
      code: "too_big",
      maximum: Number.MAX_SAFE_INTEGER,
      note: "Integers must be within the safe integer range.",
      inst: e,
      origin: r,
      inclusive: !0,
      continue: !t.abort
     }) : s.issues.push({
      input: a,
      code: "too_small",
      minimum: Number.MIN_SAFE_INTEGER,
      note: "Integers must be within the safe integer range.",
      inst: e,
      origin: r,
      inclusive: !0,
      continue: !t.abort
     }));
    }
    a < i && s.issues.push({
     origin: "number",
     input: a,
     code: "too_small",
     minimum: i,
     inclusive: !0,
     inst: e,
     continue: !t.abort
    }), a > o && s.issues.push({
     origin: "number",
     input: a,
     code: "too_big",
     maximum: o,
     inclusive: !0,
     inst: e,
     continue: !t.abort
    });
   };
  }), R = O("$ZodCheckMinLength", (e, t) => {
   var n;
   P.init(e, t), (n = e._zod.def).when ?? (n.when = z), e._zod.check = n => {
    const r = n.value, i = r.length;
    if (("string" == typeof r && i >= t.minimum && i < 2 * t.minimum ? function(e) {
     const t = e.length;
     if (!b.test(e)) return t;
     let n = t;
     for (let r = 0; r < t - 1; r++) 55296 == (64512 & e.charCodeAt(r)) && 56320 == (64512 & e.charCodeAt(r + 1)) && (n--, 
     r++);
     return n;
    }(r) : i) >= t.minimum) return;
    const o = function(e) {
     return Array.isArray(e) ? "array" : "string" == typeof e ? "string" : "unknown";
    }(r);
    n.issues.push({
     origin: o,
     code: "too_small",
     minimum: t.minimum,
     inclusive: !0,
     input: r,
     inst: e,
     continue: !t.abort
    });
   };
  }), I = O("$ZodCheckOverwrite", (e, t) => {
   P.init(e, t), e._zod.check = e => {
    e.value = t.tx(e.value);
   };
  }), L = /^[\s\S]{0,}$/, U = /^-?\d+(?:\.\d+)?$/, D = {
   major: 4,
   minor: 6,
   patch: 7
  }, F = O("$ZodType", (e, t) => {
   var n;
   e ?? (e = {}), e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = D;
   const r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [ e, ...r ?? [] ] : r?.length ? [ ...r ] : [];
   for (const t of i) for (const n of t._zod.onattach) n(e);
   if (0 === i.length) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
    e._zod.run = e._zod.parse;
   }); else {
    const t = (t, n, r) => {
     if (t.memo) return t;
     let i, o = l(t);
     for (const s of n) {
      if (s._zod.def.when) {
       if (f(t)) continue;
       if (!s._zod.def.when(t)) continue;
      } else if (o) continue;
      const n = t.issues.length, a = s._zod.check(t);
      if (a instanceof Promise && !1 === r?.async) throw new T;
      if (i || a instanceof Promise) i = (i ?? Promise.resolve()).then(async () => {
       await a, t.issues.length !== n && (m(t.issues, n, e), o || (o = l(t, n)));
      }); else {
       if (t.issues.length === n) continue;
       m(t.issues, n, e), o || (o = l(t, n));
      }
     }
     return i ? i.then(() => t) : t;
    }, n = (n, r, o) => {
     if (l(n)) return n.aborted = !0, n;
     const s = t(r, i, o);
     if (s instanceof Promise) {
      if (!1 === o.async) throw new T;
      return s.then(t => e._zod.parse(t, o));
     }
     return e._zod.parse(s, o);
    };
    e._zod.run = (r, o) => {
     if (o.skipChecks) return e._zod.parse(r, o);
     if ("backward" === o.direction) {
      const t = e._zod.parse({
       value: r.value,
       issues: []
      }, {
       ...o,
       skipChecks: !0
      });
      return t instanceof Promise ? t.then(e => n(e, r, o)) : n(t, r, o);
     }
     const s = e._zod.parse(r, o);
     if (s instanceof Promise) {
      if (!1 === o.async) throw new T;
      return s.then(e => t(e, i, o));
     }
     return t(s, i, o);
    };
   }
  }, {
   get "~standard"() {
    return function(e, t, n) {
     return v(e, "~standard", n, !1);
    }(this, 0, function(e) {
     return {
      validate: t => {
       const n = {
        async: !1
       };
       try {
        const r = e._zod.run({
         value: t,
         issues: []
        }, n);
        if (!(r instanceof Promise)) return B(r, n);
       } catch (e) {}
       return async function(e, t) {
        const n = {
         async: !0
        };
        return B(await e._zod.run({
         value: t,
         issues: []
        }, n), n);
       }(e, t);
      },
      vendor: "zod",
      version: 1
     };
    }(this));
   },
   set "~standard"(e) {
    v(this, "~standard", e);
   }
  }), B = (e, t) => e.issues.length ? {
   issues: e.issues.map(e => g(e, t, A()))
  } : {
   value: e.value
  }, W = O("$ZodString", (e, t) => {
   F.init(e, t), e._zod.pattern = t.pattern ?? L, e._zod.parse = (n, r) => {
    if (t.coerce) try {
     n.value = String(n.value);
    } catch (r) {}
    return "string" == typeof n.value || n.issues.push({
     expected: "string",
     code: "invalid_type",
     input: n.value,
     inst: e
    }), n;
   };
  }), q = O("$ZodNumber", (e, t) => {
   F.init(e, t), e._zod.pattern = U, e._zod.parse = (n, r) => {
    if (t.coerce) try {
     n.value = Number(n.value);
    } catch (e) {}
    const i = n.value;
    if ("number" == typeof i && !Number.isNaN(i) && Number.isFinite(i)) return n;
    const o = "number" == typeof i ? Number.isNaN(i) ? "NaN" : Number.isFinite(i) ? void 0 : String(i) : void 0;
    return n.issues.push({
     expected: "number",
     code: "invalid_type",
     input: i,
     inst: e,
     ...o ? {
      received: o
     } : {}
    }), n;
   };
  }), H = O("$ZodNumberFormat", (e, t) => {
   M.init(e, t), q.init(e, t);
  }), G = O("$ZodNever", (e, t) => {
   F.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
    expected: "never",
    code: "invalid_type",
    input: t.value,
    inst: e
   }), t);
  });
  const Z = e => Array.isArray(e) ? e.length : -1;
  function V(e, t, n) {
   e.issues.length && t.issues.push(...d(n, e.issues)), t.value[n] = e.value;
  }
  const X = O("$ZodArray", (e, t) => {
   F.init(e, t);
   const n = C.memoizer;
   n?.attach(e), e._zod.parse = (r, i) => {
    const o = r.value;
    if (!Array.isArray(o)) return r.issues.push({
     expected: "array",
     code: "invalid_type",
     input: o,
     inst: e
    }), r;
    r.value = n ? n.alloc(e, r, Array(o.length), i) : Array(o.length);
    const s = [], a = i?.abortEarly;
    for (let e = 0; e < o.length; e++) {
     const n = o[e], c = t.element._zod.run({
      value: n,
      issues: []
     }, i);
     if (c instanceof Promise) s.push(c.then(t => V(t, r, e))); else if (V(c, r, e), 
     a && 0 !== c.issues.length && l(c)) break;
    }
    return s.length ? Promise.all(s).then(() => r) : r;
   }, function(e, t) {
    const n = p(e._zod.def.checks);
    if (!n.length) return;
    const r = Math.min(...n.map(e => e[0])), i = e._zod.parse;
    e._zod.parse = (n, o) => {
     const s = t(n.value);
     if (s > r && !o?.skipChecks && "backward" !== o?.direction) for (const [t, r] of p(e._zod.def.checks)) if (s > t && r._zod.def.when(n)) {
      const t = n.issues.length;
      return r._zod.check(n), n.issues[t].continue = !1, m(n.issues, t, e), n;
     }
     return i(n, o);
    };
   }(e, Z);
  });
  function J(e, t, n, r, i, o) {
   const s = n in r, a = "optional" === o;
   if (s || !a || "optional" !== i) {
    if (e.issues.length) {
     if (void 0 !== i && a && !s) return;
     t.issues.push(...d(n, e.issues));
    }
    s || void 0 !== i ? void 0 === e.value ? (s || "defaulted" === i && !a) && (t.value[n] = void 0) : t.value[n] = e.value : e.issues.length || t.issues.push({
     code: "invalid_type",
     expected: "nonoptional",
     input: void 0,
     path: [ n ]
    });
   }
  }
  const K = [];
  const Y = O("$ZodObject", (e, t) => {
   F.init(e, t);
   const n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
   if (r) {
    const e = () => {
     const n = {
      ...r
     };
     return Object.defineProperty(t, "shape", {
      value: n
     }), e.raw = n, n;
    };
    e.raw = r, Object.defineProperty(t, "shape", {
     get: e
    });
   }
   const s = function(e) {
    return new i(e);
   }(() => function(e) {
    const t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : K, i = r.length ? [ ...t, ...r ] : t;
    for (const t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
    const o = function(e) {
     return Object.keys(e).filter(t => void 0 !== e[t]._zod.optin && "optional" === e[t]._zod.optout);
    }(e.shape);
    return {
     ...e,
     allKeys: i,
     symbolKeys: r,
     keySet: new Set(t),
     numKeys: t.length,
     optionalKeys: new Set(o)
    };
   }(t));
   k(e, "propValues", e => {
    const t = e.def.shape, n = {};
    for (const e in t) {
     const r = t[e]._zod;
     if (r.values) {
      Object.prototype.hasOwnProperty.call(n, e) || o(n, e, new Set);
      for (const t of r.values) n[e].add(t);
      void 0 !== r.optin && n[e].add(void 0);
     }
    }
    return n;
   });
   const c = a, u = t.catchall;
   let f;
   const d = C.memoizer;
   d?.attach(e), e._zod.parse = (t, n) => {
    f ?? (f = s.value);
    const r = t.value;
    if (!c(r)) return t.issues.push({
     expected: "object",
     code: "invalid_type",
     input: r,
     inst: e
    }), t;
    t.value = d ? d.alloc(e, t, {}, n) : {};
    const i = [], o = f.shape, a = n?.abortEarly;
    let h = t.issues.length;
    for (const e of f.allKeys) {
     if (a && t.issues.length !== h) {
      if (l(t, h)) break;
      h = t.issues.length;
     }
     if ("__proto__" === e) continue;
     const s = o[e], c = s._zod.optin, u = s._zod.optout, f = s._zod.run({
      value: r[e],
      issues: []
     }, n);
     f instanceof Promise ? i.push(f.then(n => J(n, t, e, r, c, u))) : J(f, t, e, r, c, u);
    }
    return u ? function(e, t, n, r, i, o, s) {
     const a = [], c = i.keySet, u = i.catchall._zod, f = u.def.type, d = u.optin, h = u.optout;
     let p = 0;
     for (const i in t) {
      if (s && n.issues.length !== p) {
       if (l(n, p)) break;
       p = n.issues.length;
      }
      if (c.has(i)) continue;
      if ("__proto__" === i) {
       "never" === f && a.push(i);
       continue;
      }
      if ("never" === f) {
       a.push(i);
       continue;
      }
      const o = u.run({
       value: t[i],
       issues: []
      }, r);
      o instanceof Promise ? e.push(o.then(e => J(e, n, i, t, d, h))) : J(o, n, i, t, d, h);
     }
     return a.length && n.issues.push({
      code: "unrecognized_keys",
      keys: a,
      input: t,
      inst: o,
      continue: !0
     }), e.length ? Promise.all(e).then(() => n) : n;
    }(i, r, t, n, s.value, e, !0 === a) : i.length ? Promise.all(i).then(() => t) : t;
   };
  });
  function Q(e, t) {
   return e.value = t.issues.length ? void 0 : t.value, e;
  }
  const ee = O("$ZodOptional", (e, t) => {
   F.init(e, t), k(e, "optin", e => "defaulted" === e.def.innerType._zod.optin ? "defaulted" : "optional"), 
   e._zod.optout = "optional", k(e, "values", e => {
    const t = e.def.innerType._zod.values;
    return t ? new Set([ ...t, void 0 ]) : void 0;
   }), k(e, "pattern", e => {
    const t = e.def.innerType._zod.pattern;
    return t ? new RegExp(`^(${function(e) {
     const t = e.startsWith("^") ? 1 : 0, n = e.endsWith("$") ? e.length - 1 : e.length;
     return e.slice(t, n);
    }(t.source)})?$`) : void 0;
   }), e._zod.parse = (e, n) => {
    if (void 0 === e.value) {
     if ("defaulted" !== t.innerType._zod.optin) return e;
     const r = t.innerType._zod.run({
      value: e.value,
      issues: []
     }, n);
     return r instanceof Promise ? r.then(t => Q(e, t)) : Q(e, r);
    }
    return t.innerType._zod.run(e, n);
   };
  });
  var te;
  class ne {
   constructor() {
    this._map = new WeakMap, this._idmap = new Map;
   }
   add(e, ...t) {
    const n = t[0];
    return this._map.set(e, n), n && "object" == typeof n && "id" in n && this._idmap.set(n.id, e), 
    this;
   }
   clear() {
    return this._map = new WeakMap, this._idmap = new Map, this;
   }
   remove(e) {
    const t = this._map.get(e);
    return t && "object" == typeof t && "id" in t && this._idmap.delete(t.id), this._map.delete(e), 
    this;
   }
   get(e) {
    const t = e._zod.parent;
    if (t) {
     const n = {
      ...this.get(t) ?? {}
     };
     delete n.id;
     const r = {
      ...n,
      ...this._map.get(e)
     };
     return Object.keys(r).length ? r : void 0;
    }
    return this._map.get(e);
   }
   has(e) {
    return this._map.has(e);
   }
  }
  (te = globalThis).__zod_globalRegistry ?? (te.__zod_globalRegistry = function() {
   return new ne;
  }()), globalThis.__zod_globalRegistry;
  const re = {
   get: function() {
    const e = this._zod;
    return e.message ?? (e.message = JSON.stringify(e.def, r, 2)), e.message;
   },
   set: function(e) {
    this._zod.message = e;
   },
   enumerable: !0,
   configurable: !0
  }, ie = {
   value: void 0,
   enumerable: !1
  }, oe = new WeakSet([ Object.prototype, Error.prototype ]), se = (e, t) => {
   e.name = "$ZodError", ie.value = t, Object.defineProperty(e, "issues", ie), ie.value = void 0, 
   Object.defineProperty(e, "message", re);
   const n = Object.getPrototypeOf(e);
   oe.has(n) || (oe.add(n), Object.defineProperty(n, "toString", {
    configurable: !0,
    enumerable: !1,
    get() {
     const e = () => this.message;
     return Object.defineProperty(this, "toString", {
      value: e,
      configurable: !0,
      writable: !0
     }), e;
    },
    set(e) {
     Object.defineProperty(this, "toString", {
      value: e,
      configurable: !0,
      writable: !0
     });
    }
   }));
  }, ae = (O("$ZodError", se), O("$ZodError", se, void 0, {
   Parent: Error
  })), ce = (e => {
   const t = (n, r, i, o) => {
    const a = i ? {
     ...i,
     async: !1
    } : {
     async: !1
    }, c = n._zod.run({
     value: r,
     issues: []
    }, a);
    if (c instanceof Promise) throw new T;
    if (c.issues.length) {
     const n = new (o?.Err ?? e)(c.issues.map(e => g(e, a, A())));
     throw s(n, o?.callee ?? t), n;
    }
    return c.value;
   };
   return t;
  })(ae), ue = (e => {
   const t = async (n, r, i, o) => {
    const a = i ? {
     ...i,
     async: !0
    } : {
     async: !0
    };
    let c = n._zod.run({
     value: r,
     issues: []
    }, a);
    if (c instanceof Promise && (c = await c), c.issues.length) {
     const n = new (o?.Err ?? e)(c.issues.map(e => g(e, a, A())));
     throw s(n, o?.callee ?? t), n;
    }
    return c.value;
   };
   return t;
  })(ae), le = (e => (t, n, r) => {
   const i = r ? {
    ...r,
    async: !1
   } : {
    async: !1
   }, o = t._zod.run({
    value: n,
    issues: []
   }, i);
   if (o instanceof Promise) throw new T;
   return o.issues.length ? fe(e, o.issues, i) : {
    success: !0,
    data: o.value
   };
  })(ae);
  function fe(e, t, n) {
   let r;
   return {
    success: !1,
    get error() {
     return r || (r = new e(t.map(e => g(e, n, A()))), t = void 0, n = void 0), r;
    },
    set error(e) {
     r = e, t = void 0, n = void 0;
    }
   };
  }
  const de = (e => async (t, n, r) => {
   const i = r ? {
    ...r,
    async: !0
   } : {
    async: !0
   };
   let o = t._zod.run({
    value: n,
    issues: []
   }, i);
   return o instanceof Promise && (o = await o), o.issues.length ? fe(e, o.issues, i) : {
    success: !0,
    data: o.value
   };
  })(ae), he = O("ZodMiniType", (e, t) => {
   if (!e._zod) throw new Error("Uninitialized schema in ZodMiniType.");
   F.init(e, t), e.def = t, e.type = t.type;
  }, {
   get with() {
    return this.check;
   },
   set with(e) {
    v(this, "with", e);
   },
   parse(e, t) {
    return ce(this, e, t, {
     callee: this.parse
    });
   },
   parseAsync(e, t) {
    return ue(this, e, t, {
     callee: this.parseAsync
    });
   },
   safeParse(e, t) {
    return le(this, e, t);
   },
   safeParseAsync(e, t) {
    return de(this, e, t);
   },
   check(...e) {
    const t = this.def;
    return this.clone({
     ...t,
     checks: [ ...t.checks ?? [], ...e.map(e => "function" == typeof e ? {
      _zod: {
       check: e,
       def: {
        check: "custom"
       },
       onattach: []
      }
     } : e) ]
    }, {
     parent: !0
    });
   },
   clone(e, t) {
    return function(e, t, n) {
     const r = new e._zod.constr(t ?? e._zod.def);
     return t && !n?.parent || (r._zod.parent = e), r;
    }(this, e, t);
   },
   brand() {
    return this;
   },
   register(e, t) {
    return e.add(this, t), this;
   },
   apply(e, ...t) {
    return 0 === t.length ? e(this) : e(this, ...t);
   }
  }), pe = O("ZodMiniString", (e, t) => {
   W.init(e, t), he.init(e, t);
  });
  const me = O("ZodMiniNumber", (e, t) => {
   q.init(e, t), he.init(e, t);
  }), ge = O("ZodMiniNumberFormat", (e, t) => {
   H.init(e, t), me.init(e, t);
  }), be = O("ZodMiniNever", (e, t) => {
   G.init(e, t), he.init(e, t);
  });
  function ve(e) {
   return function(e, t) {
    return new e({
     type: "never",
     ...c(t)
    });
   }(be, e);
  }
  const ye = O("ZodMiniArray", (e, t) => {
   X.init(e, t), he.init(e, t);
  });
  const we = O("ZodMiniObject", (e, t) => {
   Y.init(e, t), he.init(e, t), function(e, t, n, r) {
    const i = function(e, t) {
     const n = Object.getPrototypeOf(e);
     return t in n ? void 0 : n;
    }(e, t);
    i && Object.defineProperty(i, t, {
     configurable: !0,
     get() {
      const e = {
       configurable: !0,
       writable: !0,
       enumerable: r,
       value: void 0
      };
      return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), 
      e.value;
     },
     set(e) {
      Object.defineProperty(this, t, {
       configurable: !0,
       writable: !0,
       enumerable: r,
       value: e
      });
     }
    });
   }(e, "shape", e => e._zod.def.shape, !1);
  });
  function $e(e, t) {
   return new we({
    type: "object",
    shape: e,
    catchall: ve(),
    ...c(t)
   });
  }
  const _e = O("ZodMiniOptional", (e, t) => {
   ee.init(e, t), he.init(e, t);
  });
  function ke(e) {
   return new _e({
    type: "optional",
    innerType: e
   });
  }
  var Ee = n(8925), Se = n(1312);
  function xe(e, t) {
   return function(e) {
    return function(e, t) {
     return new e(function(e) {
      return e.checks && (e.checks = [ ...e.checks ]), e;
     }({
      type: "string",
      ...c(t)
     }));
    }(pe, e);
   }({
    error: ({input: t}) => void 0 === t ? `is missing; give ${e}` : Oe(e, t)
   }).check(function() {
    return function(e) {
     return new I({
      check: "overwrite",
      tx: e
     });
    }(e => e.trim());
   }(), function() {
    const e = new P({
     check: "custom",
     ...c(void 0)
    });
    return e._zod.check = ({value: e, issues: n}) => {
     const r = t(e);
     "message" in r && n.push({
      code: "custom",
      message: r.message,
      input: e
     });
    }, e;
   }());
  }
  function Oe(e, t) {
   return `is ${(null === t ? "null" : Array.isArray(t) ? "a list" : "object" == typeof t ? "a mapping" : "") || ("string" == typeof t ? "text" : `the ${typeof t} ${String(t)}`)}; give ${e}${"number" == typeof t || "boolean" == typeof t ? " in quotes" : ""}${null === t && "text" === e ? " (in quotes if it begins with `#`)" : ""}`;
  }
  const Te = e => xe("text", Se.fD[e]), Ce = e => xe("an https URL", Se.fD[e]), Ae = xe("an http or https URL", Se.fD.landing_url), Pe = function(e, t) {
   return new ye({
    type: "array",
    element: e,
    ...c(t)
   });
  }($e({
   text: Te("title"),
   url: Ae
  }, {
   error: e => Me(e, "a mapping of `text` and `url`")
  }), {
   error: e => "invalid_type" === e.code ? Oe("a list of {text, url}", e.input) : void 0
  }).check(function() {
   return new R({
    check: "min_length",
    ...c("is an empty list; give at least one {text, url}, or leave it out"),
    minimum: 1
   });
  }()), ze = Number.MAX_SAFE_INTEGER, je = ({input: e}) => "number" == typeof e ? `is ${e}; give a whole number of seconds from 0 to ${ze}` : Oe("a whole number of seconds", e), Ne = function(e) {
   return function(e, t) {
    return new e({
     type: "number",
     check: "number_format",
     abort: !1,
     format: "safeint",
     ...c(t)
    });
   }(ge, e);
  }({
   error: je
  }).check(function(e, t) {
   return new N({
    check: "greater_than",
    ...c(t),
    value: e,
    inclusive: !0
   });
  }(0, {
   error: je,
   abort: !0
  }));
  function Me(e, t) {
   return "invalid_type" === e.code ? Oe(t, e.input) : void 0;
  }
  const Re = $e({
   title: ke(Te("title")),
   message: ke(Te("message")),
   icon_url: ke(Ce("icon_url")),
   banner_url: ke(Ce("banner_url")),
   landing_url: ke(Ae),
   actions: ke(Pe),
   utm_source: ke(Te("utm_source")),
   utm_medium: ke(Te("utm_medium")),
   utm_campaign: ke(Te("utm_campaign")),
   ttl: ke(Ne)
  }, {
   error: e => Me(e, "a mapping of notification fields")
  });
  function Ie(e, t, n = () => {}, r = []) {
   const i = (e, r) => (0, Ee.CC)(t, r, {
    path: e,
    place: n(e)
   }), o = Le(e);
   if (void 0 === o) return {
    fields: {},
    problems: [ ...r, i([ "actions" ], "has too many elements to check; give fewer") ]
   };
   if (o.success && 0 === r.length) return {
    fields: o.data,
    problems: []
   };
   const s = new Set(r.map(({path: e = []}) => (0, Ee.LF)(e))), a = (o.error?.issues ?? []).filter(({path: e}) => !s.has((0, 
   Ee.LF)(e))).flatMap(e => "unrecognized_keys" !== e.code ? [ i(e.path, e.message) ] : e.keys.map(t => i([ ...e.path, t ], function(e) {
    return e.length > 1 ? "is not part of a button; a button has only `text` and `url`" : "target" === e[0] ? "cannot be set in a payload file; set the input `target` in the workflow" : `is not a field of a notification; the fields are ${Se.pi.join(", ")} (set others with the input \`extra-fields\`)`;
   }([ ...e.path, t ])))), c = [ ...r, ...a ], u = new Set(c.map(({path: e}) => e?.[0])), l = Object.entries(e ?? {}).filter(([e]) => !u.has(e));
   return {
    fields: Le(Object.fromEntries(l))?.data ?? {},
    problems: c
   };
  }
  function Le(e) {
   try {
    return le(Re, e, {
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
  var r = n(8925), i = n(4463);
  async function o(e, t, o) {
   const d = e => (0, i.kU)({
    [t.input]: e
   }, o, t.file), h = d(e);
   if (h.length > 0) return {
    problems: h
   };
   const p = await n.e(815).then(n.t.bind(n, 8815, 19)), m = new p.LineCounter, g = p.parseAllDocuments(e, {
    version: "1.2",
    schema: "core",
    lineCounter: m,
    intAsBigInt: !0,
    stringKeys: !0,
    uniqueKeys: !1,
    prettyErrors: !1,
    logLevel: "silent"
   }), b = e => {
    const {line: t, col: n} = m.linePos(e);
    return {
     line: t,
     column: n
    };
   }, [v, y] = Array.isArray(g) ? g : [];
   if (!v) return {
    value: null,
    placeOf: () => {},
    problems: []
   };
   const w = void 0 === t.file ? "invalid-input" : "unreadable-file", [$] = v.errors;
   if ("RESOURCE_EXHAUSTION" === $?.code) return {
    problems: [ (0, r.CC)(t, s, {
     place: b($.pos[0]),
     reason: w
    }) ]
   };
   if ($) {
    const e = u[$.code] ?? "put text that contains `: ` or `#` in quotes", n = `is neither YAML nor JSON (${f($.message)}); ${e}`;
    return {
     problems: [ (0, r.CC)(t, n, {
      place: b($.pos[0]),
      reason: w
     }) ]
    };
   }
   const _ = [], k = (e, n, i, o = !1) => _.push((0, r.CC)(t, e, {
    path: i,
    place: b(n),
    ...o && {
     reason: w
    }
   }));
   y && k("contains more than one YAML document; give only one", y.range[0], []);
   try {
    !function(e, t, n) {
     const i = [], o = (e, t) => {
      i.push(e), s(t), i.pop();
     };
     function s(t) {
      if (!e.isNode(t) || e.isAlias(t)) return;
      const s = t.range?.[0] ?? 0;
      if (t.tag && !l.test(t.tag)) n(`has the tag ${(0, r.cz)(t.tag)}, which is not supported; remove it`, s, [ ...i ]); else if (!e.isScalar(t) || "number" != typeof t.value && "bigint" != typeof t.value) {
       if (e.isSeq(t)) for (const [e, n] of t.items.entries()) o(e, n); else if (e.isMap(t)) {
        const e = new Set;
        for (const {key: r, value: a} of t.items) {
         const t = c(r);
         e.has(t) && n("is given twice; give each key once", r.range?.[0] ?? s, [ ...i, t ], !0), 
         e.add(t), o(t, a);
        }
       }
      } else {
       const e = Number(t.value), o = function(e) {
        return Number.isFinite(e) ? Number.isInteger(e) && !Number.isSafeInteger(e) ? "which is greater than 2^53-1 and would be changed; put it in quotes if it is text" : void 0 : "which JSON cannot represent";
       }(e);
       o && n(`is ${(0, r.cz)(t.source ?? String(e))}, ${o}`, s, [ ...i ]), t.value = e;
      }
     }
     s(t.contents);
    }(p, v, k);
    const [e] = v.warnings;
    if (e && 0 === _.length && k(f(e.message), e.pos[0], []), _.some(e => "unreadable-file" === e.reason)) return {
     problems: _
    };
    const t = v.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(t);
    const n = d(t);
    return n.length > 0 ? {
     problems: n
    } : {
     value: t,
     placeOf: a(p, v, b),
     problems: _
    };
   } catch ($) {
    if ($ instanceof RangeError) return {
     problems: [ ..._, (0, r.CC)(t, s) ]
    };
    const e = f(String($.message));
    return {
     problems: [ ..._, (0, r.CC)(t, `has an alias that cannot be resolved: ${e}`) ]
    };
   }
  }
  const s = "is nested too deeply; use fewer levels";
  function a(e, t, n) {
   const r = new Map, i = e => {
    const t = r.get(e) ?? new Map(e.items.map(({key: e, value: t}) => [ c(e), t ]));
    return r.set(e, t), t;
   };
   return r => {
    let o = t.contents, s = t.contents?.range?.[0];
    for (const n of r) {
     if (e.isAlias(o) && (o = o.resolve(t)), e.isMap(o)) o = i(o).get(String(n)); else {
      if (!e.isSeq(o)) break;
      o = o.items[Number(n)];
     }
     e.isNode(o) && o.range && (s = o.range[0]);
    }
    return void 0 === s ? void 0 : n(s);
   };
  }
  const c = e => String(e?.value ?? e), u = {
   BAD_INDENT: "check the indentation, and that every bracket is closed",
   BAD_SCALAR_START: "put text that begins like this in quotes",
   MISSING_CHAR: "close every quotation mark and bracket",
   TAB_AS_INDENT: "indent with spaces, not with tabs"
  }, l = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/, f = e => (0, r.cz)(e.split("\n", 1)[0] ?? "");
 },
 3916: (e, t, n) => {
  n.d(t, {
   HR: () => r,
   h_: () => i,
   q0: () => o
  });
  class r extends Error {
   reason;
   title;
   hint;
   constructor({reason: e, title: t, message: n, hint: r, cause: i}) {
    super(n, void 0 === i ? void 0 : {
     cause: i
    }), this.name = "Failure", this.reason = e, this.title = t, this.hint = r;
   }
  }
  function i(e) {
   return e instanceof r ? e : new r({
    reason: "internal-error",
    title: "Internal error",
    message: `The action itself failed: ${o(e)}.`,
    hint: "Please report this with the log of the run.",
    cause: e
   });
  }
  function o(e) {
   if (!(e instanceof Error)) return String(e);
   const t = e.code;
   if ("ERR_SSL_WRONG_VERSION_NUMBER" === t) return "the server does not speak TLS at this port";
   if ("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED" === t) return "the server requires a client certificate";
   const {reason: n} = e;
   if ("string" == typeof t && t.startsWith("ERR_SSL_") && "string" == typeof n) return `${t}: ${n}`;
   const r = (e.message || e.name).replace(/\s+/g, " ").trim(), i = "string" != typeof t || r.includes(t) ? r : `${t}: ${r}`, s = e instanceof AggregateError ? e.errors.map(o).join("; ") : "", a = s && s !== i ? `${i} (${s})` : i;
   return void 0 === e.cause ? a : `${a}: ${o(e.cause)}`;
  }
 },
 8925: (e, t, n) => {
  n.d(t, {
   CC: () => i,
   LF: () => a,
   cz: () => s,
   fI: () => c
  });
  var r = n(3916);
  function i(e, t, n = {}) {
   return {
    ..."string" == typeof e ? {
     input: e
    } : e,
    message: t,
    reason: "invalid-input",
    ...n
   };
  }
  const o = 100, s = e => e.length > o ? `${e.slice(0, o - 1).toWellFormed()}\u2026` : e;
  function a(e) {
   const t = e.slice(0, o).map((e, t) => "number" == typeof e ? `[${e}]` : t > 0 ? `.${s(String(e))}` : s(String(e)));
   return s(t.join(""));
  }
  function c({input: e, file: t, path: n = [], place: r, message: i}) {
   const o = void 0 === t && "number" == typeof n[0], s = n.length > 0 && !o ? `\`${a(n)}\` ` : "", c = [ t, r && `line ${r.line}, column ${r.column}` ].filter(e => void 0 !== e).join(", ");
   return `${o ? a([ e, ...n ]) : e}: ${c && `${c}: `}${s}${i}.`;
  }
  r.HR;
 },
 8190: (e, t, n) => {
  n.d(t, {
   TL: () => a,
   p0: () => f,
   pc: () => m,
   rD: () => c,
   rJ: () => d,
   rf: () => h,
   yG: () => l,
   zM: () => u
  });
  var r = n(7666);
  const i = {
   "": 1,
   s: 1,
   m: 60,
   h: 3600,
   d: 86400,
   w: 604800
  }, o = /^[\x21-\x7e]+$/, s = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
  function a(e) {
   const t = JSON.stringify(e);
   return t.length > 100 ? `${t.slice(0, 98)}\u2026" (${e.length} characters)` : t;
  }
  function c(e, t, n) {
   return r => {
    const i = /^[0-9]+$/.test(r) ? Number(r) : Number.NaN;
    return i >= t && i <= n ? {
     value: i
    } : {
     message: `${a(r)} is not ${e}`
    };
   };
  }
  function u(e) {
   return /^(true|True|TRUE)$/.test(e) ? {
    value: !0
   } : /^(false|False|FALSE)$/.test(e) ? {
    value: !1
   } : {
    message: `${a(e)} is neither true nor false; give \`true\` or \`false\``
   };
  }
  function l(e) {
   const t = u(e);
   return "value" in t ? t.value : void 0;
  }
  function f(e) {
   const t = /^([0-9]+)([smhdw]?)$/.exec(e), n = "give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";
   if (!t) return {
    message: `${a(e)} is not a duration; ${n}`
   };
   const r = Number(t[1]) * i[t[2]];
   return Number.isSafeInteger(r) ? {
    value: r
   } : {
    message: `${a(e)} is too long; ${n}`
   };
  }
  function d(e) {
   return o.test(e) ? {
    value: e
   } : {
    message: "contains a space, a line break or a character outside ASCII, which a token cannot; give only the token, best from a secret"
   };
  }
  function h(...e) {
   const t = `give an absolute ${e.join(" or ")} URL, such as https://example.com/${e.length > 1 ? "page" : "image.png"}`;
   return p(e, t);
  }
  function p(e, t) {
   return n => {
    if (/[\s\p{Cc}\\]/u.test(n)) return {
     message: `${a(n)} contains white space or a backslash, which a URL must not contain; ${t}`
    };
    const i = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(n)?.[1]?.toLowerCase();
    return void 0 === i || e.includes(i) ? void 0 !== i && /^[^:]+:\/\/[^/?#]/.test(n) && void 0 !== (0, 
    r.D)(n) ? {
     value: n
    } : {
     message: `${a(n)} is not an absolute URL; ${t}`
    } : {
     message: `${a(n)} is ${i}; ${t}`
    };
   };
  }
  function m(e) {
   if (/^[^/]*\/\/[^/?#]*@/.test(e)) return {
    message: "contains a user name or password; give the address without them"
   };
   const t = p([ "https", "http" ], "give the https address of the push service, such as https://push.example.com")(e);
   if ("message" in t) return t;
   const n = new URL(e);
   return "http:" !== n.protocol || s.test(n.hostname) ? /[?#]/.test(e) ? {
    message: `${a(e)} has a query or fragment; give the address without it`
   } : {
    value: e.replace(/\/+$/, "")
   } : {
    message: `${a(e)} is http, which would send the token unencrypted; give an https URL (http is only for loopback addresses)`
   };
  }
 },
 4463: (e, t, n) => {
  n.d(t, {
   gE: () => y,
   ue: () => C,
   kU: () => T
  });
  const [r, i, o, s, a] = [ 37, 38, 92, 35, 59 ], c = e => e === r || e === i || e === o, u = {
   117: 4,
   120: 2,
   85: 8
  }, l = new Map('excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos\' lpar( rpar) ast* midast* plus+ comma, period. sol/ colon: semi;\n  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave` DiacriticalGrave`\n  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}'.split(/\s+/).map(e => [ e.slice(0, -1), e.charCodeAt(e.length - 1) ]));
  class f {
   text;
   once;
   twice;
   mixed;
   broken;
   code=0;
   at=0;
   isAtEnd=!1;
   constructor(e) {
    const t = () => ({
     codes: new Uint32Array(e.length),
     ends: new Uint32Array(e.length)
    });
    this.text = e, this.once = t(), this.twice = t(), this.mixed = t(), this.broken = new Uint8Array(e.length);
    for (let t = e.length - 1; t >= 0; t--) c(e.charCodeAt(t)) && (this.readUnit(t, this.once), 
    this.readUnit(t, this.twice, this.once, this.once), this.readUnit(t, this.mixed, void 0, this.once));
   }
   isBroken(e) {
    return 1 === this.broken[e];
   }
   readUnit(e, t, n, r) {
    this.at = e, this.isAtEnd = !1, this.next(n);
    const [i, o] = [ this.code, this.at ], s = this.readEscape(i, r);
    t.codes[e] = s ?? i, t.ends[e] = void 0 === s ? o : this.at, this.isAtEnd && (this.broken[e] = 1);
   }
   next(e) {
    return this.at >= this.text.length ? (this.isAtEnd = !0, !1) : (this.code = this.text.charCodeAt(this.at), 
    e && c(this.code) ? (this.broken[this.at] && (this.isAtEnd = !0), this.code = e.codes[this.at] ?? 0, 
    this.at = e.ends[this.at] ?? 0) : this.at++, !0);
   }
   readEscape(e, t) {
    if (e === r) return this.readHexadecimal(2, t);
    if (e === i) return this.readReference(t);
    if (e !== o || !this.next(t)) return;
    const n = u[this.code];
    return void 0 !== n ? this.readHexadecimal(n, t) : d(this.code) || void 0 !== h(this.code, 10) ? void 0 : this.code;
   }
   readHexadecimal(e, t) {
    let n = 0;
    for (let r = 0; r < e; r++) {
     const e = this.next(t) ? h(this.code, 16) : void 0;
     if (void 0 === e) return;
     n = 16 * n + e;
    }
    return n;
   }
   readReference(e) {
    let t = "";
    for (;t.length <= 16 && this.next(e); ) {
     if (this.code === s && "" === t) return this.readNumber(e);
     if (this.code === a) return l.get(t);
     if (!d(this.code)) return;
     t += String.fromCharCode(this.code);
    }
   }
   readNumber(e) {
    let t, n = 10;
    for (;this.next(e); ) {
     if (void 0 === t && 10 === n && 120 == (32 | this.code)) {
      n = 16;
      continue;
     }
     const e = h(this.code, n);
     if (void 0 === e) return this.code === a ? t : void 0;
     t = Math.min((t ?? 0) * n + e, 1114112);
    }
   }
  }
  const d = e => (32 | e) >= 97 && (32 | e) <= 122;
  function h(e, t) {
   if (e >= 48 && e <= 57) return e - 48;
   const n = (32 | e) - 97;
   return 16 === t && n >= 0 && n < 6 ? n + 10 : void 0;
  }
  var p = n(8925);
  const m = "the API token", g = 8, b = 4, v = 1024;
  function y({apiToken: e, githubToken: t = "", others: n = []}) {
   const r = [ {
    name: m,
    value: e
   }, {
    name: "the GitHub token",
    value: t
   } ].filter(({value: e}) => e.length >= g).map(({name: e, value: t}) => ({
    name: e,
    search: $([ t ])
   }));
   return {
    find: e => r.find(({search: t}) => t(e, !1).length > 0)?.name,
    redact: w($([ e, t, ...n ]))
   };
  }
  const w = e => (t, n = !1) => {
   let r = "", i = 0;
   for (const {start: o, end: s} of e(t, n)) r += o < i ? "" : `${t.slice(i, o)}***`, 
   i = Math.max(i, s);
   return r + t.slice(i);
  };
  function $(e) {
   const t = [ ...new Set(e) ].filter(e => "" !== e).flatMap(S), n = new Map;
   for (const e of t) {
    const t = e.codes[0] ?? 0;
    n.set(t, [ ...n.get(t) ?? [], e ]);
   }
   return (e, r) => {
    if (!r && !/[\\%&]/.test(e) && !t.some(t => e.includes(t.text))) return [];
    const i = new f(e), o = [], s = new Map, a = (t, a) => {
     for (const c of n.get(t ?? -1) ?? []) {
      if (a < (s.get(c) ?? 0)) continue;
      const t = _(c.codes, i, a, r);
      void 0 !== t && (s.set(c, t), o.push(O({
       start: a,
       end: t
      }, c, e)));
     }
    };
    for (let t = 0; t < e.length; t++) {
     const n = e.charCodeAt(t);
     a(n, t), c(n) && (a(i.once.codes[t], t), a(i.twice.codes[t], t), a(i.mixed.codes[t], t));
    }
    return o.sort((e, t) => e.start - t.start);
   };
  }
  function _(e, t, n, r) {
   const i = Math.max(1, Math.min(b, e.length - 1)), {length: o} = t.text;
   let [s, a] = [ n, 0 ];
   for (let n = k(e[0], t, s); void 0 !== n; n = k(e[a], t, s)) s = n, a++;
   let c = new Set([ s ]);
   for (;a < e.length; a++) {
    if (r && a >= i && [ ...c ].some(e => e >= o || t.isBroken(e))) return o;
    const n = new Set;
    for (const r of c) E(n, e[a] ?? 0, t, r);
    if (0 === n.size) return a >= v ? Math.max(...c) : void 0;
    c = n;
   }
   return Math.max(...c);
  }
  function k(e, {text: t, twice: n, mixed: r}, i) {
   if (void 0 === e || c(e)) return;
   const o = t.charCodeAt(i);
   return o === e ? i + 1 : c(o) && n.codes[i] === e ? r.codes[i] === e && r.ends[i] !== n.ends[i] ? void 0 : n.ends[i] : void 0;
  }
  function E(e, t, {text: n, once: r, twice: i, mixed: o}, s) {
   const a = n.charCodeAt(s);
   a === t && e.add(s + 1), c(a) && (r.codes[s] === t && e.add(r.ends[s] ?? s), i.codes[s] === t && e.add(i.ends[s] ?? s), 
   o.codes[s] === t && e.add(o.ends[s] ?? s));
  }
  function S(e) {
   const t = {
    text: e,
    codes: x(e)
   };
   return e.length < g ? [ t ] : [ t, ...[ 0, 1, 2 ].flatMap(t => {
    const n = Buffer.concat([ Buffer.alloc(t), Buffer.from(e) ]), r = n.toString("base64").slice(Math.ceil(8 * t / 6), Math.floor(8 * n.length / 6)), i = {
     before: t > 0,
     behind: n.length % 3 > 0
    }, o = r.replaceAll("+", "-").replaceAll("/", "_");
    return [ ...new Set([ r, o ]) ].map(e => ({
     text: e,
     codes: x(e),
     partial: i
    }));
   }) ];
  }
  const x = e => e.split("").map(e => e.charCodeAt(0));
  function O({start: e, end: t}, {partial: n}, r) {
   const i = e => /[\w+/-]/.test(r.charAt(e)), o = n?.before && i(e - 1) ? e - 1 : e;
   let s = n?.behind && i(t) ? t + 1 : t;
   for (;n && s < t + 3 && "=" === r[s]; ) s++;
   return {
    start: o,
    end: s
   };
  }
  function T(e, t, n) {
   return Object.entries(e).flatMap(([e, r]) => {
    const i = function(e) {
     const t = [], n = [ e ];
     for (const e of n) if ("string" == typeof e && t.push(e), "object" == typeof e && null !== e) for (const [r, i] of Object.entries(e)) t.push(r), 
     n.push(i);
     return t;
    }(r).map(t.find).find(Boolean);
    return i ? [ (0, p.CC)({
     input: e,
     file: n
    }, `contains ${i}, which would be published; remove it`) ] : [];
   });
  }
  function C(e, t) {
   const {"api-token": n, "github-token": r = "", ...i} = e;
   return T({
    ...i,
    ...t.find(r) === m && {
     "github-token": r
    }
   }, t);
  }
 },
 7666: (e, t, n) => {
  function r(e, t) {
   try {
    return new URL(e, t);
   } catch {
    return;
   }
  }
  n.d(t, {
   D: () => r
  });
 },
 181: t => {
  t.exports = e(import.meta.url)("buffer");
 },
 3053: t => {
  t.exports = e(import.meta.url)("node:diagnostics_channel");
 },
 4708: t => {
  t.exports = e(import.meta.url)("node:https");
 },
 932: t => {
  t.exports = e(import.meta.url)("process");
 }
}, n = {};

function r(e) {
 var i = n[e];
 if (void 0 !== i) return i.exports;
 var o = n[e] = {
  exports: {}
 }, s = !0;
 try {
  t[e](o, o.exports, r), s = !1;
 } finally {
  s && delete n[e];
 }
 return o.exports;
}

r.m = t, void 0 !== r && (r.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/"), 
(() => {
 r.n = e => {
  var t = e && e.__esModule ? () => e.default : () => e;
  return r.d(t, {
   a: t
  }), t;
 };
})(), (() => {
 var e, t = Object.getPrototypeOf ? e => Object.getPrototypeOf(e) : e => e.__proto__;
 r.t = function(n, i) {
  if (1 & i && (n = this(n)), 8 & i) return n;
  if ("object" == typeof n && n) {
   if (4 & i && n.__esModule) return n;
   if (16 & i && "function" == typeof n.then) return n;
  }
  var o = Object.create(null);
  r.r(o);
  var s = {};
  e = e || [ null, t({}), t([]), t(t) ];
  for (var a = 2 & i && n; "object" == typeof a && !~e.indexOf(a); a = t(a)) Object.getOwnPropertyNames(a).forEach(e => s[e] = () => n[e]);
  return s.default = () => n, r.d(o, s), o;
 };
})(), (() => {
 r.d = (e, t) => {
  for (var n in t) r.o(t, n) && !r.o(e, n) && Object.defineProperty(e, n, {
   enumerable: !0,
   get: t[n]
  });
 };
})(), (() => {
 r.f = {}, r.e = e => Promise.all(Object.keys(r.f).reduce((t, n) => (r.f[n](e, t), 
 t), []));
})(), (() => {
 r.u = e => e + ".index.js";
})(), (() => {
 r.o = (e, t) => Object.prototype.hasOwnProperty.call(e, t);
})(), (() => {
 r.r = e => {
  "undefined" != typeof Symbol && Symbol.toStringTag && Object.defineProperty(e, Symbol.toStringTag, {
   value: "Module"
  }), Object.defineProperty(e, "__esModule", {
   value: !0
  });
 };
})(), (() => {
 var e = {
  792: 0
 }, t = t => {
  var n, i, {ids: o, modules: s, runtime: a} = t, c = 0;
  for (n in s) r.o(s, n) && (r.m[n] = s[n]);
  for (a && a(r); c < o.length; c++) i = o[c], r.o(e, i) && e[i] && e[i][0](), e[o[c]] = 0;
 };
 r.f.j = (n, i) => {
  var o = r.o(e, n) ? e[n] : void 0;
  if (0 !== o) if (o) i.push(o[1]); else {
   var s = import("./" + r.u(n)).then(t, t => {
    throw 0 !== e[n] && (e[n] = void 0), t;
   });
   s = Promise.race([ s, new Promise(t => o = e[n] = [ t ]) ]), i.push(o[1] = s);
  }
 };
})();

var i = r(7885), o = r(1312), s = r(225), a = r(6362), c = r(8925), u = r(8190);

function l({icon_url: e, banner_url: t, landing_url: n, actions: r = []}) {
 return [ ...void 0 === e ? [] : [ {
  input: "icon-url",
  url: e,
  use: "icon"
 } ], ...void 0 === t ? [] : [ {
  input: "banner-url",
  url: t,
  use: "banner"
 } ], ...void 0 === n ? [] : [ {
  input: "landing-url",
  url: n,
  use: "page"
 } ], ...r.map(({url: e}, t) => ({
  input: "actions",
  path: [ t, "url" ],
  url: e,
  use: "page"
 })) ];
}

function f(e) {
 return l(e).filter(({url: e}) => d(new URL(e))).map(({input: e, path: t}) => (0, 
 c.CC)(e, "has a user name or password, which `check-urls` never sends; give the URL without them", {
  path: t
 }));
}

const d = ({username: e, password: t}) => "" !== e || "" !== t;

var h = r(3916), p = r(4463);

const m = (e, t) => n => "" === n ? {
 message: `is missing; give ${e}`
} : t(n), g = (e, t) => n => "" === n ? {
 value: e
} : t(n), b = e => t => "" === t ? {
 value: void 0
} : e(t), v = e => ({
 value: e
}), y = {
 "base-url": m("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)", u.pc),
 "api-token": m("the API token of the site, from a secret (a misspelled or unavailable secret is empty)", u.rJ),
 timeout: g(30, (0, u.rD)("a whole number of seconds from 1 to 300", 1, 300)),
 retries: g(3, (0, u.rD)("a whole number from 0 to 10", 0, 10)),
 summary: g(!0, u.zM)
}, w = Number.MAX_SAFE_INTEGER, $ = {
 ...y,
 target: m("`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line", function(e) {
  return "all" === e || "audience" === e ? {
   value: e
  } : {
   message: `${(0, u.TL)(e)} is not a valid target; give \`all\` (every subscriber) or \`audience\``
  };
 }),
 "audience-id": b((0, u.rD)(`an audience id; give decimal digits, 1 to ${w}`, 1, w)),
 "audience-name": b(v),
 "max-reach": b((0, u.rD)(`a whole number from 0 to ${w}`, 0, w)),
 "payload-file": b(v),
 "extra-fields": b(v),
 "dry-run": g(!1, u.zM),
 "check-urls": g(!1, u.zM),
 "once-key": b(v),
 "once-per": b(function(e) {
  return "day" === e || "week" === e || "month" === e ? {
   value: e
  } : {
   message: `${(0, u.TL)(e)} is not a period; give \`day\`, \`week\` or \`month\``
  };
 }),
 release: b(v),
 "github-token": b(u.rJ)
}, _ = e => e.replace(/-([a-z])/g, (e, t) => t.toUpperCase());

const k = 65536;

function E(e) {
 return [ "actions", "extra-fields" ].filter(t => Buffer.byteLength(e[t] ?? "") > k).map(e => (0, 
 c.CC)(e, "is larger than 64 KiB; make it smaller"));
}

const S = {
 "payload-files": v,
 "extra-fields": v,
 "check-urls": $["check-urls"],
 timeout: y.timeout,
 summary: y.summary
};

function x(e, {length: t, line: n}) {
 const r = /^[\n\x20-\x7e]*$/.test(e), i = r ? e : e.match(O) ?? [], o = i.length;
 let s = 0, a = 0, c = 0;
 for (const u of i) {
  if (s = "\n" === u ? (Math.floor(s / n) + 1) * n : s + (!r && T.test(u) ? 2 : 1), 
  s > t) return {
   shown: `${e.slice(0, c).trimEnd()}\u2026`,
   visible: a,
   total: o
  };
  s < t && (a++, c += u.length);
 }
 return {
  shown: e,
  visible: o,
  total: o
 };
}

const O = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu, T = /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;

function C(e) {
 return G(e).replace(F, W).replace(B, q).replace(/^[\t -%'-;=-@[-`{-~]/, W).replaceAll("\n", "<br>");
}

function A(e, t = 500) {
 const n = R(e, t).split(z).map((e, t) => t % 2 == 1 ? j(e) : C(I(e)));
 return P(n.join(""));
}

const P = e => `<span dir="auto">${e}</span>`, z = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/, j = e => `<code>${function(e) {
 return G(e).replace(/[&<>]/g, W).replaceAll("\n", "&#10;");
}(e)}</code>`;

function N(e, t = 300) {
 const n = C(I(R(e, t)));
 return e.length > D ? n : `<a href="${H(e)}">${n}</a>`;
}

function M(e, t, n) {
 return e.length > D ? t : `<img src="${H(e)}" alt="${t}" width="${n}">`;
}

function R(e, t) {
 return e.length > t ? `${e.slice(0, t).replace(/[\ud800-\udbff]$/, "")}\u2026` : e;
}

function I(e, t = 40) {
 if (!new RegExp(`[^\\s/?-]{${t + 1}}`).test(e)) return e;
 const n = new RegExp(`${U}{${t + 1},}`, "gv"), r = new RegExp(`${U}{${L}}(?=${U})`, "gv");
 return e.replace(n, e => e.replace(r, "$&\u200b"));
}

const L = 10, U = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}]]`, D = 2e3, F = /[&<>"'`*_~[\]()|\\!{}^]/g, B = /(?<!&)#|[@:$]|(?<=www)\./gi, W = e => `&#${e.codePointAt(0)};`, q = e => `<span>${W(e)}</span>`, H = e => G(e).replace(/[&<>"'`\n\t]/g, W);

function G(e) {
 return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, e => `\u2039U+${(e.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u203a`);
}

function Z(e) {
 const [, t = "", n = "", r = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(e)) ?? [];
 return n ? t + n.replace(/\B(?=(?:\d{3})+$)/g, ",") + r : String(e);
}

const V = (e, t) => `${Z(e)} ${t}${1 === e ? "" : "s"}`, X = [ {
 name: "Desktop",
 browser: "Chrome on Windows",
 title: {
  length: 70,
  line: 35
 },
 message: {
  length: 140,
  line: 35
 },
 button: {
  length: 19,
  line: 19
 },
 iconAt: "start",
 buttonsAt: "center",
 textWidth: 350
}, {
 name: "Phone",
 browser: "Chrome on Android",
 title: {
  length: 30,
  line: 30
 },
 message: {
  length: 65,
  line: 33
 },
 button: {
  length: 19,
  line: 19
 },
 iconAt: "end",
 buttonsAt: "left",
 textWidth: 310
} ];

function J(e) {
 return `<div>\n${X.map(t => function(e, {title: t, message: n, actions: r = [], ...i}) {
  const o = {
   title: x(t, e.title),
   message: x(n, e.message),
   buttons: r.slice(0, 2).map(({text: t}) => x(t, e.button))
  }, s = [ ...Y(o, r.length), `Opens ${N(i.landing_url, 38)}` ];
  return `<table align="left">${[ `<tr><th colspan="2">${e.name} <sub>${e.browser}</sub></th></tr>`, ...K(e, o, i), `<tr><td colspan="2">${s.map(e => `<sub>${e}</sub>`).join("<br>")}</td></tr>` ].join("")}</table>`;
 }(t, e)).join("\n")}\n<br clear="all"><sub>The cuts are rules of thumb: fonts, versions and settings differ.</sub>\n</div>`;
}

function K({iconAt: e, buttonsAt: t, textWidth: n}, {title: r, message: i, buttons: o}, {icon_url: s, banner_url: a}) {
 const c = `<td valign="top" width="56">${M(s, "icon", 56)}</td>`, u = `<td valign="top" width="${n}" dir="auto"><b>${Q(r)}</b><br>${Q(i)}</td>`, l = a && M(a, "banner", 360), f = o.map(e => `<kbd>&nbsp;${Q(e)}&nbsp;</kbd>`).join("&nbsp;&nbsp;");
 return [ `<tr>${"start" === e ? c + u : u + c}</tr>`, ...l ? [ `<tr><td colspan="2" align="center">${l}</td></tr>` ] : [], ...f ? [ `<tr><td colspan="2" align="${t}">${f}</td></tr>` ] : [] ];
}

function Y({title: e, message: t, buttons: n}, r) {
 const i = r - n.length;
 return [ te("Title", e), te("Message", t), ...n.some(ee) ? [ "\u2702\ufe0f A button is cut" ] : [], ...i > 0 ? [ `\u2702\ufe0f ${V(i, "more button")} not shown` ] : [] ];
}

const Q = ({shown: e}) => C(I(e, 24)), ee = ({visible: e, total: t}) => e < t, te = (e, t) => ee(t) ? `\u2702\ufe0f ${e} cut after ${Z(t.visible)} of ${V(t.total, "character")}` : `${e} fits (${V(t.total, "character")})`;

function ne({notification: e, sources: t, firstEntry: n}) {
 const {actions: r, ttl: i} = e, o = [];
 r && r.length > 2 && o.push({
  kind: "many-buttons",
  count: r.length
 }), void 0 !== i && i > 2419200 && o.push({
  kind: "long-ttl",
  seconds: i
 }), n && o.push({
  kind: "first-entry"
 });
 for (const n of [ "title", "message" ]) o.push(...re(n, e)), "input" !== t[n] && "file" !== t[n] || o.push(...ie(n, e[n]));
 return o;
}

function re(e, t) {
 const n = X.map(n => x(t[e], n[e]));
 if (n.some(({visible: e, total: t}) => e === t)) return [];
 const r = n.reduce((e, t) => t.visible > e.visible ? t : e);
 return [ {
  kind: "truncated",
  field: e,
  visible: r.visible,
  total: r.total
 } ];
}

function ie(e, t) {
 const n = Object.keys(oe).filter(e => oe[e].test(t)).map(t => ({
  kind: "markup",
  field: e,
  what: t
 }));
 return t.includes("\\n") ? [ ...n, {
  kind: "escaped-newline",
  field: e
 } ] : n;
}

const oe = {
 heading: /^#{1,6} \S/m,
 list: /^[-*+] \S/m,
 link: /\[[^[\]\n]*\]\([^()\s]*\)/,
 emphasis: /(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i,
 tag: /<\/?[a-z][^<>]*>/i
}, se = ({problems: e, notifications: t}) => [ ...e, ...t.flatMap(e => e.problems) ];

function ae(e) {
 if (e.failure) return e.failure.reason;
 const t = new Set(se(e).map(({reason: e}) => e));
 return [ "invalid-input", "unreadable-file", "url-check-failed" ].find(e => t.has(e));
}

const ce = e(import.meta.url)("os");

function ue(e) {
 return null == e ? "" : "string" == typeof e || e instanceof String ? e : JSON.stringify(e);
}

function le(e) {
 return Object.keys(e).length ? {
  title: e.title,
  file: e.file,
  line: e.startLine,
  endLine: e.endLine,
  col: e.startColumn,
  endColumn: e.endColumn
 } : {};
}

function fe(e, t, n) {
 const r = new he(e, t, n);
 process.stdout.write(r.toString() + ce.EOL);
}

function de(e, t = "") {
 fe(e, {}, t);
}

class he {
 constructor(e, t, n) {
  e || (e = "missing.command"), this.command = e, this.properties = t, this.message = n;
 }
 toString() {
  let e = "::" + this.command;
  if (this.properties && Object.keys(this.properties).length > 0) {
   e += " ";
   let t = !0;
   for (const n in this.properties) if (this.properties.hasOwnProperty(n)) {
    const r = this.properties[n];
    r && (t ? t = !1 : e += ",", e += `${n}=${pe(r)}`);
   }
  }
  return e += `::${function(e) {
   return ue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  }(this.message)}`, e;
 }
}

function pe(e) {
 return ue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

var me;

function ge(e, t) {
 const n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
 if (t && t.required && !n) throw new Error(`Input required and not supplied: ${e}`);
 return t && !1 === t.trimWhitespace ? n : n.trim();
}

function be(e, t = {}) {
 fe("error", le(t), e instanceof Error ? e.toString() : e);
}

function ve(e, t = {}) {
 fe("warning", le(t), e instanceof Error ? e.toString() : e);
}

function ye(e, t = {}) {
 fe("notice", le(t), e instanceof Error ? e.toString() : e);
}

function we(e) {
 process.stdout.write(e + ce.EOL);
}

function $e() {
 return {
  title: ge("title"),
  message: ge("message"),
  "icon-url": ge("icon-url"),
  "landing-url": ge("landing-url"),
  "banner-url": ge("banner-url"),
  actions: ge("actions"),
  "utm-source": ge("utm-source"),
  "utm-medium": ge("utm-medium"),
  "utm-campaign": ge("utm-campaign"),
  ttl: ge("ttl"),
  "extra-fields": ge("extra-fields")
 };
}

e(import.meta.url)("path"), function(e) {
 e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
}(me || (me = {}));

const _e = e(import.meta.url)("node:fs/promises"), ke = e(import.meta.url)("node:path");

class Ee extends Error {}

const Se = (e, t) => "function" == typeof e ? e(t) : "?" === e || e === t;

function xe(e, t, n) {
 const r = Array.from(t).flatMap(t => {
  const r = e[t];
  return "**" === r ? n.startsWith(".") ? [] : [ t ] : r && function(e, t) {
   if (t.startsWith(".") && "." !== e[0]) return !1;
   const n = Array.from(t);
   let r = 0, i = -1, o = 0;
   for (let t = 0; t < n.length; ) if ("*" === e[r]) i = r++, o = t; else if (Se(e[r], n[t] ?? "")) r++, 
   t++; else {
    if (-1 === i) return !1;
    r = i + 1, t = ++o;
   }
   return e.slice(r).every(e => "*" === e);
  }(r, n) ? [ t + 1 ] : [];
 });
 return Oe(e, r);
}

function Oe(e, t) {
 const n = new Set(t);
 for (const t of n) "**" === e[t] && n.add(t + 1);
 return n;
}

async function Te(e) {
 return (0, _e.stat)(e).then(e => e.isDirectory(), () => !1);
}

async function Ce(e, t, n) {
 const r = (0, ke.resolve)(t, e);
 if (await (0, _e.lstat)(r).then(() => !0, () => !1)) return {
  files: [ (0, ke.relative)(t, r).replaceAll(ke.sep, "/") ]
 };
 try {
  const r = e.length > 4096 ? [] : function(e) {
   return e.split("/").filter(e => "" !== e && "." !== e).map(e => "**" === e ? e : function(e) {
    return (e.match(/\[[!^]?[^/][^\]/]*\]|./gsu) ?? []).map(e => {
     const t = /^\[([!^]?)(.+)\]$/su.exec(e);
     return t ? function(e, t) {
      const n = Array.from(e.matchAll(/(.)-(.)|./gsu), ([e, t = e, n = t]) => [ t, n ]);
      return e => n.some(([t, n]) => t <= e && e <= n) !== t;
     }(t[2] ?? "", "" !== t[1]) : e;
    });
   }(e));
  }(e.replaceAll(ke.sep, "/")), i = await async function(e, t, n, r) {
   const i = [];
   return await async function n(o, s) {
    const a = await (0, _e.readdir)((0, ke.join)(e, o), {
     withFileTypes: !0
    }).catch(() => []);
    if (r.entries -= a.length, r.entries < 0) throw new Ee;
    for (const r of a.sort((e, t) => e.name < t.name ? -1 : 1)) {
     if (i.length >= 101) return;
     const a = xe(t, s, r.name), c = o ? `${o}/${r.name}` : r.name;
     r.isDirectory() ? a.size > 0 && await n(c, a) : !a.has(t.length) || r.isSymbolicLink() && await Te((0, 
     ke.join)(e, c)) || i.push(c);
    }
   }("", Oe(t, [ 0 ])), i;
  }(t, r, 0, n);
  if (i.length > 0) return {
   files: i
  };
 } catch (t) {
  if (!(t instanceof Ee)) throw t;
  return {
   problem: (0, c.CC)("payload-files", `${(0, u.TL)(e)} searches too many files; begin the pattern with the folder they are in`)
  };
 }
 const i = `${(0, u.TL)(e)} matches no file in the workspace; check the path, and that the repository is checked out`;
 return {
  problem: (0, c.CC)("payload-files", i)
 };
}

const Ae = e => `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${(e => e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/, "http-$1xx"))(e)}`;

function Pe({message: e, reason: t}, {title: n, meaning: r, next: i}) {
 return function(e) {
  return `<table>\n${e.map(([e, t]) => `<tr><th align="left">${e.replaceAll(" ", "&nbsp;")}</th><td>${t}</td></tr>`).join("\n")}\n</table>`;
 }([ [ "What failed", `<b>${A(n)}</b>` ], [ "Why", A(e, ze) ], ...void 0 === r ? [] : [ [ "Result", r ] ], [ "What to do", A(i, je) ], [ "More", `<a href="${Ae(t)}">What ${t} means</a>` ] ]);
}

const ze = 5e3, je = 2e3;

const Ne = {
 heading: "a Markdown heading",
 list: "a Markdown list",
 link: "a Markdown link",
 emphasis: "Markdown emphasis",
 tag: "an HTML tag"
};

function Me(e) {
 switch (e.kind) {
 case "many-buttons":
  return `There are ${e.count} buttons; browsers show at most two.`;

 case "long-ttl":
  return `The ttl is ${e.seconds} s; push services keep a message for at most four weeks (2419200 s).`;

 case "reach-zero":
  return "The audience has a reach of 0: nobody will receive this notification.";

 case "quoted-token":
  return "The API token begins and ends with a quotation mark. Did somebody paste them into the secret?";

 case "token-expiry":
  {
   const t = e.at.toISOString().slice(0, 10);
   return e.expired ? `The API token expired on ${t}: the service will probably refuse it. Replace the secret.` : `The API token expires on ${t}. Replace the secret before then.`;
  }

 case "rerun":
  return `This is attempt ${e.attempt} of the run, and an earlier attempt may already have sent it. \`once-key\` prevents that.`;

 case "image-size":
  {
   const {input: t, use: n, expected: r} = e;
   return `${t}: the ${n} is ${Re(e)}; browsers show ${r.map(Re).join(" or ")}.`;
  }

 case "key-separator":
  return `The once-key ${(0, u.TL)(e.key)} ends with a separator. Is an expression in it empty? All runs with this key share one notification.`;

 case "truncated":
  return `The ${e.field} is ${Z(e.total)} characters long; even a desktop shows only about ${Z(e.visible)}.`;

 case "markup":
  return `The ${e.field} contains ${Ne[e.what]}. Notifications are plain text: subscribers would see the characters as they are.`;

 case "escaped-newline":
  return `The ${e.field} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`;

 case "first-entry":
  return "The message is the first entry of a list of changes. If it does not describe the release well, set `message`.";
 }
}

const Re = ({width: e, height: t}) => `${e}x${t}`;

function Ie(e) {
 const {file: t, path: n = [], message: r} = e;
 return R(void 0 === t ? (0, c.fI)(e) : `${n.length > 0 ? `\`${(0, c.LF)(n)}\`` : "The file"} ${r}.`, 1e3);
}

function Le(e) {
 return `${De(e)}${Ie(e)}`;
}

const Ue = (e, t) => `${De({
 file: e || void 0
})}Advice: ${Me(t)}`;

function De({file: e, place: t = {
 line: 1,
 column: 1
}}) {
 return void 0 === e ? "" : `${e.replace(/\p{Cc}/gu, "\ufffd")}:${t.line}:${t.column}: `;
}

function Fe(e) {
 const {notifications: t, failure: n} = e;
 if (n) return "The notifications were not checked";
 const r = t.filter(({problems: e}) => e.length > 0).length;
 return r > 0 ? `${r} of ${V(t.length, "notification")} ${1 === r ? "has" : "have"} problems` : se(e).length > 0 ? "The inputs have problems" : `${V(t.length, "notification")} checked: no problems`;
}

function Be({file: e, problems: t, advice: n, content: r}) {
 const i = n.map(e => `\u26a0\ufe0f ${A(Me(e))}`).join("<br>");
 return [ `<h3>${t.length > 0 ? "\u274c " : ""}${"" === e ? "Notification of the inputs" : C(I(R(e, We)))}</h3>`, ...He(t), ...i ? [ `<p>${i}</p>` ] : [], ...r ? [ J(r.notification) ] : [] ];
}

const We = 200, qe = 20;

function He(e) {
 if (0 === e.length) return [];
 const t = e.slice(0, qe).map(e => `<li>${Ge(e)}${A(Ie(e), 1e3)}</li>`), n = e.length - t.length;
 return n > 0 && t.push(`<li>${Z(n)} more ${1 === n ? "is" : "are"} in the log.</li>`), 
 [ `<p><b>${V(e.length, "problem")}</b></p>\n<ul>\n${t.join("\n")}\n</ul>` ];
}

const Ge = ({place: e}) => e ? `${j(`${e.line}:${e.column}`)} ` : "", Ze = e(import.meta.url)("node:fs"), Ve = [ "response", "audience-name" ];

function Xe(e) {
 return /[^\x20-\x7e]/.test(e) || e.includes("##[") || e.trimStart().startsWith("::") ? e.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/##(?=\[)/g, "##\u2060").split("\n").map(Je).join("\n").replace(/[^\P{Cc}\n\t]/gu, "\ufffd") : e;
}

function Je(e) {
 const t = e.search(/[^\s\p{C}\p{Z}]/u);
 return t >= 0 && e.startsWith("::", t) ? `${e.slice(0, t)}:\u2060${e.slice(t + 1)}` : e;
}

function Ke(e) {
 const t = t => Xe(e(t)), n = e => (n, r, i) => {
  const o = t(r);
  o.length > 4096 && we(o), e(o, {
   title: t(n),
   ...i && {
    file: i.file,
    startLine: i.line,
    startColumn: i.column
   }
  });
 };
 return {
  info: e => we(t(e)),
  retry: (e, n) => we(t(`${e.message} Retrying in ${(n / 1e3).toFixed(1)} s.`)),
  group: (e, n) => {
   (function(e) {
    de("group", e);
   })(t(e)), we(t(n)), function() {
    de("endgroup");
   }();
  },
  notice: n(ye),
  warning: n(ve),
  error: n(be)
 };
}

function Ye(e, t, n, r) {
 const i = function({message: e, reason: t}, n, r = e => e) {
  const i = `\n${r(n)}\nMore: ${Ae(t)}`;
  return function(e, t) {
   const n = e.split("\n");
   if (1 === n.length) return R(e, t - 1);
   const r = e => `- and ${e} more (see the log)`;
   let i = r(n.length).length;
   const o = [];
   for (const e of n) {
    const n = R(e, 600);
    if (i += n.length + 1, i > t) break;
    o.push(n);
   }
   const s = n.length - o.length;
   return [ ...o, ...s > 0 ? [ r(s) ] : [] ].join("\n");
  }(r(e), 4096 - i.length) + i;
 }(n, r, Xe);
 i.startsWith(Xe(n.message)) || e.info(n.message), e.error(t, i);
}

function Qe(e, t, n) {
 const {log: r} = n, {notifications: i, extraFields: o, failure: s} = e, a = se(e), c = ae(e) ?? "", l = c ? "" : JSON.stringify(i.map(({file: e, content: t}) => ({
  file: e,
  payload: {
   ...t?.notification,
   ...o
  }
 })));
 (function(e, {redact: t, log: n}) {
  const r = process.env.GITHUB_OUTPUT;
  if (!r) return;
  const i = Object.entries(e).map(([e, n]) => [ e, Ve.includes(e) ? t(n) : n ]);
  try {
   (0, Ze.appendFileSync)(r, function(e) {
    const t = new Set(Object.values(e).flatMap(e => e.match(/ghadelimiter_\d+/g) ?? []));
    let n = 0;
    for (;t.has(`ghadelimiter_${n}`); ) n++;
    const r = `ghadelimiter_${n}`;
    return Object.entries(e).map(([e, t]) => `${e}<<${r}\n${t}\n${r}\n`).join("");
   }(Object.fromEntries(i)));
  } catch (e) {
   n.warning("Outputs not written", `Could not write the outputs of this step (${(0, 
   h.q0)(e)}).`);
  }
 })({
  payloads: l,
  count: s ? "" : String(i.length),
  reason: c
 }, n), !1 !== (0, u.yG)(t) && function(e, {redact: t, log: n}) {
  const r = process.env.GITHUB_STEP_SUMMARY;
  if (r) try {
   (0, Ze.appendFileSync)(r, t(e()));
  } catch (e) {
   n.warning("Summary not written", `Could not write the job summary (${(0, h.q0)(e)}).`);
  }
 }(() => function(e) {
  const {notifications: t, problems: n, failure: r} = e, i = 0 === n.length && t.every(e => 0 === e.problems.length), o = [ ...t.filter(e => e.problems.length > 0), ...t.filter(e => 0 === e.problems.length) ];
  return function(e, t = 9e5) {
   const n = "<p>The rest of this summary is left out, because GitHub limits its size.</p>", r = t - Buffer.byteLength(n) - 2;
   let i = 0;
   const o = e.findIndex(e => (i += Buffer.byteLength(e) + 2, i > r));
   return `${(-1 === o ? e : [ ...e.slice(0, o), n ]).join("\n\n")}\n`;
  }([ `<h2>${i && !r ? "\u2705" : "\u274c"} ${Fe(e)}</h2>`, ...r ? [ Pe(r, {
   title: `${r.title} (${r.reason})`,
   next: r.hint
  }) ] : [], ...He(n), ...o.flatMap(Be) ]);
 }(e), n);
 for (const e of a) r.info(Le(e));
 for (const e of a) {
  const {file: t, place: n = et, reason: i} = e, o = void 0 === t ? "Invalid inputs" : "Invalid notification";
  r.error(`${o} (${i})`, Ie(e), void 0 === t ? void 0 : {
   file: t,
   ...n
  });
 }
 for (const {file: e, advice: t} of i) for (const n of t) r.info(Ue(e, n)), r.warning("Advice", Me(n), "" === e ? void 0 : {
  file: e,
  ...et
 });
 l.length > 524288 && r.warning("Large output", `The output \`payloads\` has ${l.length} characters. GitHub passes at most about 524288 on to other jobs, so use it only in this job.`), 
 s ? Ye(r, `${s.title} (${s.reason})`, s, s.hint) : r.info(`${Fe(e)}.`);
}

const et = {
 line: 1,
 column: 1
}, tt = e(import.meta.url)("node:http");

var nt = r.n(tt);

const rt = e(import.meta.url)("node:string_decoder");

class it extends Error {
 reason;
 constructor(e, t) {
  super(t), this.reason = e;
 }
}

const ot = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/, st = new Set([ 42, 43, 44, 45, 46, 48, 116 ]), at = async () => (await Promise.resolve().then(r.t.bind(r, 4708, 23))).default;

const ct = e => !0 === e.encrypted, ut = e(import.meta.url)("node:net");

var lt = r(7666);

function ft({http: e, https: t}) {
 return [ ...new Set([ e, t ].flatMap(dt)) ];
}

function dt(e = "") {
 const [, t = ""] = /^[^:]*:\/\/(.*)$/s.exec(ht(e.trim())) ?? [], n = t.lastIndexOf("@");
 if (n < 0) return [];
 const r = t.slice(0, n), i = r.indexOf(":"), o = i < 0 ? [ r, "" ] : [ r.slice(0, i), r.slice(i + 1) ], {username: s = "", password: a = ""} = (0, 
 lt.D)(ht(e.trim())) ?? {}, c = o.map(e => pt(e) ?? e);
 return [ ...[ ...o, s, a, ...c ].filter(e => e.length >= 4), Buffer.from(c.join(":")).toString("base64").replace(/=+$/, "") ];
}

const ht = e => e.includes("://") ? e : `http://${e}`;

function pt(e) {
 try {
  return decodeURIComponent(e);
 } catch {
  return;
 }
}

function mt(e) {
 const t = new Map, n = new WeakMap, i = e => wt() - (n.get(e) ?? Number.NEGATIVE_INFINITY);
 return {
  async request(o) {
   const s = function(e, t, n = process.version) {
    const r = ("https:" === e.protocol ? t.https : t.http)?.trim();
    if (!r || function(e, t) {
     const n = e.hostname.replace(/^\[|\]$|\.$/g, ""), r = e.port || ("https:" === e.protocol ? "443" : "80");
     return t.toLowerCase().split(/[\s,]+/).filter(e => "" !== e).some(e => "*" === e || function(e, t, n) {
      if (e.includes("/")) return function(e, t) {
       const [n = "", r = ""] = e.split("/"), i = (0, ut.isIP)(n);
       if (0 === i || (0, ut.isIP)(t) !== i || !/^\d{1,3}$/.test(r) || Number(r) > (4 === i ? 32 : 128)) return !1;
       const o = 4 === i ? "ipv4" : "ipv6", s = new ut.BlockList;
       return s.addSubnet(n, Number(r), o), s.check(t, o);
      }(e, t);
      const [, r = e, i] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e) ?? [];
      if (void 0 !== i && i !== n) return !1;
      const o = function(e) {
       return 6 === (0, ut.isIP)(e) && (0, lt.D)(`http://[${e}]`)?.hostname.slice(1, -1) || e;
      }(r.replace(/^\[|\]$/g, "").replace(/^\*?\./, ""));
      return t === o || 0 === (0, ut.isIP)(t) && t.endsWith(`.${o}`);
     }(e, n, r));
    }(e, t.bypass ?? "")) return;
    if (!function(e) {
     const [t = 0, n = 0] = e.replace(/^v/, "").split(".").map(Number);
     return t > 24 || 24 === t && n >= 5;
    }(n)) return {
     problem: `Node ${n} cannot use a proxy; use a newer runner, which has Node 24.5 or later`
    };
    if (/\p{Cc}/u.test(r)) return {
     problem: "the proxy setting contains a line break or another control character"
    };
    const i = (0, lt.D)(ht(r));
    return i && /^https?:$/.test(i.protocol) ? void 0 === pt(i.username + i.password) ? {
     problem: "the user name or password in the proxy setting is not percent-encoded"
    } : {
     url: i.href
    } : {
     problem: "the proxy setting is not an http or https URL"
    };
   }(o.url, e);
   if (s && "problem" in s) return yt(s.problem);
   const a = await async function(e, i) {
    const o = `${e.protocol}${i ?? ""}`, s = t.get(o);
    if (s) return s;
    const a = void 0 === i ? {} : {
     proxyEnv: {
      http_proxy: i,
      https_proxy: i
     }
    }, {Agent: c} = "https:" === e.protocol ? await at() : nt();
    void 0 !== i && await async function() {
     const {subscribe: e, unsubscribe: t} = await Promise.resolve().then(r.t.bind(r, 3053, 23));
     t("net.client.socket", vt), e("net.client.socket", vt);
    }();
    const u = new c({
     keepAlive: !0,
     ...a
    });
    return u.on("free", e => n.set(e, wt())), t.set(o, u), u;
   }(o.url, s?.url), c = Math.min(...gt(a).map(i));
   "GET" !== o.method && c < 1e3 && await async function(e) {
    e > 0 && await new Promise(t => setTimeout(t, e));
    for (let e = 0; e < 2; e++) await new Promise(e => setImmediate(e));
   }(10 - c);
   for (const e of gt(a)) (i(e) > 1e3 || bt(e)) && e.destroy();
   const u = "http:" === o.url.protocol && !0 === s?.url.startsWith("https:");
   return async function(e, t, n) {
    const {method: r, url: i, headers: o, body: s, timeoutMs: a, maxBytes: c, encoding: u = "utf8", wantsBody: l, signal: f} = e, {request: d} = "https:" === i.protocol ? await at() : nt();
    return new Promise(e => {
     let h, p, m = !1, g = !0, b = 0;
     const v = new rt.StringDecoder(u);
     let y = "";
     const w = d(i, {
      agent: t,
      method: r,
      headers: void 0 === s ? o : {
       ...o,
       "Content-Length": Buffer.byteLength(s)
      }
     }), $ = setTimeout(() => x(new it("timeout", `no response within ${a / 1e3} s`)), a), _ = () => x(new it("cancelled", "the run was cancelled")), k = e => {
      b += e.length;
     };
     function E(t) {
      clearTimeout($), f?.removeEventListener("abort", _), h?.removeListener("data", k), 
      e(t);
     }
     function S(e) {
      if (!p) return;
      const t = y + v.end(), n = "utf8" === u ? t.replace(/^\ufeff/, "") : t;
      E({
       ...p,
       body: n,
       ...e && {
        incomplete: e
       }
      });
     }
     function x(e) {
      p ? S(e instanceof it ? e.reason : "cut") : O(e) ? E(function(e, {isProxied: t, isProxyTls: n}) {
       const r = (t, n) => ({
        kind: "failure",
        mayHaveBeenReceived: !1,
        reason: t,
        retryable: n,
        cause: e
       });
       if (e instanceof it) return r(e.reason, "timeout" === e.reason);
       const {code: i = "", syscall: o, statusCode: s} = e;
       return "ERR_PROXY_TUNNEL" === i ? r("proxy-failed", void 0 === s) : void 0 !== o && "EPROTO" !== i || ot.test(i) || e instanceof AggregateError || i.startsWith("ERR_INVALID") ? r(t && ("ECONNRESET" !== i || void 0 !== o || n) ? "proxy-failed" : "connection-failed", !0) : r(n ? "proxy-failed" : "tls-failed", !1);
      }(e, n)) : E(function(e, t) {
       const n = t => ({
        kind: "failure",
        mayHaveBeenReceived: !0,
        reason: t,
        retryable: !0,
        cause: e
       });
       if (e instanceof it) return n(e.reason);
       const r = e.code ?? "";
       return n(t > 0 || r.startsWith("HPE_") ? "bad-response" : "connection-lost");
      }(e, b)), w.destroy();
     }
     const O = e => !m || !g && 0 === b && function(e) {
      const [, t] = /\bSSL alert number (\d{1,3})\b/.exec(e instanceof Error ? e.message : "") ?? [];
      return void 0 !== t && st.has(Number(t));
     }(e);
     function T() {
      w.destroyed || (m = !0, g = w.reusedSocket || "TLSv1.3" !== h.getProtocol?.(), w.end(s));
     }
     w.on("error", x), w.on("close", () => p ?? x(Object.assign(new Error("the connection was closed"), {
      code: "ECONNRESET"
     }))), w.on("socket", e => {
      h = e, e.on("data", k), function(e) {
       return !(e.connecting || ct(e) && !1 !== e.secureConnecting);
      }(e) ? T() : e.once(ct(e) ? "secureConnect" : "connect", T);
     }), w.on("response", e => {
      const t = e.statusCode ?? 0;
      if (p = {
       kind: "response",
       status: t,
       headers: e.headers,
       body: "",
       at: new Date
      }, !1 === l?.(t)) return S(), void w.destroy();
      let n = 0;
      e.on("data", e => {
       const t = c - n;
       n += e.length, e.length <= t ? y += v.write(e) : (y += v.write(e.subarray(0, t)), 
       S("too-large"), w.destroy());
      }), e.on("end", () => S(e.complete ? void 0 : "cut")), e.on("error", x), e.on("close", () => S("cut"));
     }), f?.addEventListener("abort", _), f?.aborted && _();
    });
   }(o, a, {
    isProxied: void 0 !== s,
    isProxyTls: u
   });
  }
 };
}

const gt = e => Object.values(e.freeSockets).flatMap(e => e ?? []), bt = e => e.readableEnded || !e.writable, vt = e => {
 e.socket.on("error", () => {});
}, yt = e => ({
 kind: "failure",
 mayHaveBeenReceived: !1,
 reason: "proxy-failed",
 retryable: !1,
 cause: new Error(e)
}), wt = () => Number(process.hrtime.bigint()) / 1e6, $t = e => process.env[e.toLowerCase()] || process.env[e] || void 0;

function _t(e) {
 process.exitCode = 1;
 let t = () => {};
 return process.on("beforeExit", () => t(new Error("it stopped before it finished"))), 
 process.on("uncaughtException", n => {
  t(n), e.abort();
 }), e => {
  const n = new Promise((e, n) => {
   t = n;
  });
  return Promise.race([ e, n ]);
 };
}

async function kt(e) {
 const t = process.env.GITHUB_WORKSPACE || process.cwd(), n = (0, ke.resolve)(t, e), r = {
  input: "payload-file",
  file: e
 }, i = e => ({
  problem: (0, c.CC)(r, e, {
   reason: "unreadable-file"
  })
 }), o = {
  problem: (0, c.CC)(r, "is outside the workspace; give a file of the repository")
 };
 try {
  const e = await (0, _e.realpath)(t);
  if (!Et(n, t) && !Et(n, e)) return o;
  const r = await (0, _e.realpath)(n);
  if (!Et(r, e)) return o;
  const s = await (0, _e.stat)(r);
  return s.isFile() ? s.size > 65536 ? i("is larger than 64 KiB; give a file of notification fields") : {
   text: new TextDecoder("utf-8", {
    fatal: !0
   }).decode(await (0, _e.readFile)(r))
  } : i("is not a file; give the path of a YAML or JSON file");
 } catch (e) {
  const t = e.code;
  return i("ENOENT" === t ? "does not exist; check the path, and that the repository is checked out" : "ERR_ENCODING_INVALID_ENCODED_DATA" === t ? "is not UTF-8 text; save it as UTF-8" : `cannot be read (${(0, 
  h.q0)(e)})`);
 }
}

function Et(e, t) {
 const n = (0, ke.relative)(t, e);
 return ".." !== n && !n.startsWith(`..${ke.sep}`) && !(0, ke.isAbsolute)(n);
}

const St = {
 "connection-failed": "Check `base-url` and that the runner can reach it, then run this again.",
 "tls-failed": "Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",
 "proxy-failed": "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner.",
 timeout: "Check that the service is up; if it is only slow, raise `timeout`.",
 "connection-lost": "Check that the service is up.",
 "bad-response": "Check that `base-url` is the address of the push service.",
 cancelled: "If you did not mean to cancel it, run it again."
};

function xt({reason: e, mayHaveBeenReceived: t}, n) {
 switch (e) {
 case "connection-failed":
  return `Could not connect to the service (${n}).`;

 case "tls-failed":
  return `Could not make a secure connection to the service (${n}).`;

 case "proxy-failed":
  return `Could not use the proxy (${n}).`;

 case "timeout":
  return t ? `The service may have received the request, but did not respond in time (${n}).` : `Timed out connecting to the service (${n}).`;

 case "connection-lost":
  return `The connection was lost before a response arrived; the service may have received the request (${n}).`;

 case "bad-response":
  return `The response is not valid HTTP, or is incomplete (${n}).`;

 case "cancelled":
  return t ? "The run was cancelled; the service may already have received the request." : "The run was cancelled before the service received the request.";
 }
}

const Ot = 300, Tt = 65536;

function Ct(e, t, n = !1) {
 const r = t(e.slice(0, Tt), n || e.length > Tt).replace(/\s+/g, " ").trim();
 return r.length > Ot ? `${r.slice(0, Ot)}\u2026` : r;
}

const At = new TextDecoder, Pt = (e, t = 0, n = e.length) => At.decode(e.slice(t, n)), zt = (e, t = 0, n = e.length) => e.slice(t, n).reduce((e, t) => e + `0${t.toString(16)}`.slice(-2), ""), jt = (e, t) => new DataView(e.buffer, e.byteOffset + t), Nt = (e, t = 0) => jt(e, t).getInt16(0, !0), Mt = (e, t = 0) => jt(e, t).getUint16(0, !1), Rt = (e, t = 0) => jt(e, t).getUint16(0, !0), It = (e, t = 0) => {
 const n = jt(e, t);
 return n.getUint16(0, !0) + (n.getUint8(2) << 16);
}, Lt = (e, t = 0) => jt(e, t).getUint32(0, !1), Ut = {
 readUInt16BE: Mt,
 readUInt16LE: Rt,
 readUInt32BE: Lt,
 readUInt32LE: (e, t = 0) => jt(e, t).getUint32(0, !0)
};

function Dt(e, t, n = 0, r = !1) {
 return Ut[`readUInt${t}${r ? "BE" : "LE"}`](e, n);
}

new WeakMap;

const Ft = /^GIF8[79]a/, Bt = {
 validate: e => Ft.test(Pt(e, 0, 6)),
 calculate: e => ({
  height: Rt(e, 8),
  width: Rt(e, 6)
 })
};

function Wt(e) {
 return "45786966" === zt(e, 2, 6);
}

function qt(e, t) {
 return {
  height: Mt(e, t),
  width: Mt(e, t + 2)
 };
}

function Ht(e, t) {
 const n = e.slice(2, t), r = zt(n, 6, 8), i = "4d4d" === r;
 if (i || "4949" === r) return function(e, t) {
  const n = Dt(e, 16, 14, t);
  for (let r = 0; r < n; r++) {
   const n = 16 + 12 * r, i = n + 12;
   if (n > e.length) return;
   const o = e.slice(n, i);
   if (274 === Dt(o, 16, 0, t)) {
    if (3 !== Dt(o, 16, 2, t)) return;
    if (1 !== Dt(o, 32, 4, t)) return;
    return Dt(o, 16, 8, t);
   }
  }
 }(n, i);
}

function Gt(e, t) {
 if (t > e.length) throw new TypeError("Corrupt JPG, exceeded buffer limits");
}

const Zt = {
 validate: e => "ffd8" === zt(e, 0, 2),
 calculate(e) {
  let t, n, r = e.slice(4);
  for (;r.length; ) {
   const e = Mt(r, 0);
   if (Gt(r, e), 255 === r[e]) {
    if (Wt(r) && (t = Ht(r, e)), n = r[e + 1], 192 === n || 193 === n || 194 === n) {
     const n = qt(r, e + 5);
     return t ? {
      height: n.height,
      orientation: t,
      width: n.width
     } : n;
    }
    r = r.subarray(e + 2);
   } else r = r.subarray(1);
  }
  throw new TypeError("Invalid JPG, no size found");
 }
}, Vt = "CgBI", Xt = [ {
 validate(e) {
  if ("PNG\r\n\x1a\n" === Pt(e, 1, 8)) {
   let t = Pt(e, 12, 16);
   if (t === Vt && (t = Pt(e, 28, 32)), "IHDR" !== t) throw new TypeError("Invalid PNG");
   return !0;
  }
  return !1;
 },
 calculate: e => Pt(e, 12, 16) === Vt ? {
  height: Lt(e, 36),
  width: Lt(e, 32)
 } : {
  height: Lt(e, 20),
  width: Lt(e, 16)
 }
}, Zt, Bt, {
 validate(e) {
  const t = "RIFF" === Pt(e, 0, 4), n = "WEBP" === Pt(e, 8, 12), r = "VP8" === Pt(e, 12, 15);
  return t && n && r;
 },
 calculate(e) {
  const t = Pt(e, 12, 16), n = e.slice(20, 30);
  if ("VP8X" === t) {
   const e = n[0];
   if (!(192 & e || 1 & e)) return function(e) {
    return {
     height: 1 + It(e, 7),
     width: 1 + It(e, 4)
    };
   }(n);
   throw new TypeError("Invalid WebP");
  }
  if ("VP8 " === t && 47 !== n[0]) return function(e) {
   return {
    height: 16383 & Nt(e, 8),
    width: 16383 & Nt(e, 6)
   };
  }(n);
  const r = zt(n, 3, 6);
  if ("VP8L" === t && "9d012a" !== r) return function(e) {
   return {
    height: 1 + ((15 & e[4]) << 10 | e[3] << 2 | (192 & e[2]) >> 6),
    width: 1 + ((63 & e[2]) << 8 | e[1])
   };
  }(n);
  throw new TypeError("Invalid WebP");
 }
} ], Jt = [ 301, 302, 303, 307, 308 ], Kt = e => e >= 200 && e < 300;

async function Yt({url: e, image: t, timeoutMs: n, http: r, ...i}) {
 const o = performance.now() + n, s = new Set;
 for (let n = en(e); ;) {
  s.add(n.href);
  const e = await r.request({
   ...i,
   method: "GET",
   url: n,
   timeoutMs: Math.max(0, o - performance.now()),
   maxBytes: 5242880,
   encoding: "latin1",
   wantsBody: e => t && Kt(e)
  });
  if ("failure" === e.kind) return {
   kind: "failure",
   at: n,
   failure: e
  };
  const {status: a, headers: c} = e, u = Jt.includes(a) ? c.location : void 0;
  if (void 0 === u) return {
   kind: "status",
   at: n,
   status: a,
   ...t && Kt(a) && {
    image: Qt(e)
   }
  };
  const l = tn(u, n);
  if (!l) return {
   kind: "astray",
   at: n,
   why: "to something that is not a URL"
  };
  if (!/^https?:$/.test(l.protocol)) return {
   kind: "astray",
   at: n,
   why: "to something other than a web page"
  };
  if (t && "http:" === l.protocol) return {
   kind: "off-https",
   at: n
  };
  const f = en(l);
  if (s.has(f.href)) return {
   kind: "astray",
   at: n,
   why: "in a loop"
  };
  if (s.size > 5) return {
   kind: "astray",
   at: n,
   why: "more than 5 times"
  };
  n = f;
 }
}

function Qt({body: e, incomplete: t}) {
 return t || (0 === e.length ? "empty" : function(e) {
  if (e.length < 25) return;
  const t = new Uint8Array(e);
  try {
   return Xt.find(e => e.validate(t))?.calculate(t);
  } catch {
   return;
  }
 }(Buffer.from(e, "latin1")) ?? "not-an-image");
}

function en(e) {
 const t = new URL(e);
 return t.username = "", t.password = "", t.hash = "", t;
}

function tn(e, t) {
 const n = e.replace(/[\x80-\xff]/g, e => `%${e.charCodeAt(0).toString(16).toUpperCase()}`);
 return (0, lt.D)(n, t);
}

const nn = {
 icon: [ {
  width: 200,
  height: 200
 } ],
 banner: [ {
  width: 360,
  height: 240
 }, {
  width: 360,
  height: 200
 } ]
};

const rn = e => /^(ENOTFOUND|EAI_\w+)$/.test(e?.code ?? "");

function on(e, t) {
 const n = e.length - sn;
 return n <= 0 ? e : [ ...e.slice(0, sn), (0, c.CC)({
  input: "payload-files",
  file: t
 }, `has ${n} more problems`) ];
}

const sn = 100, an = () => new h.HR({
 reason: "cancelled",
 title: "Preview cancelled",
 message: "The run was cancelled before all notifications were checked.",
 hint: "If you did not mean to cancel it, run it again."
});

!async function() {
 const e = function() {
  return {
   ...$e(),
   "payload-files": ge("payload-files"),
   "check-urls": ge("check-urls"),
   timeout: ge("timeout"),
   summary: ge("summary")
  };
 }(), t = function(e) {
  const t = new Date, n = function() {
   return {
    http: $t("HTTP_PROXY"),
    https: $t("HTTPS_PROXY"),
    bypass: $t("NO_PROXY")
   };
  }(), r = (0, p.gE)({
   ...e,
   others: ft(n)
  }), {redact: i} = r, o = mt(n), s = function() {
   const e = new AbortController, t = () => e.abort();
   return process.on("SIGINT", t), process.on("SIGTERM", t), e;
  }();
  return {
   log: Ke(i),
   secrets: r,
   redact: i,
   http: o,
   signal: s.signal,
   startedAt: t,
   watch: _t(s)
  };
 }({
  apiToken: ""
 }), n = {
  notifications: [],
  problems: [],
  extraFields: {}
 };
 try {
  await t.watch(async function(e, t, n) {
   const {secrets: d} = n, {settings: m, problems: g, inputs: b, refused: v} = function(e, t) {
    const n = Object.entries(e).filter(([e, t]) => !(e in S) && "" !== t), r = "" === e["payload-files"] && 0 === n.length;
    return function(e, t, n, r = []) {
     const i = [ ...(0, p.ue)(t, n), ...E(t) ], o = new Set(i.map(({input: e}) => e)), s = {
      ...t,
      ...Object.fromEntries([ ...o ].map(e => [ e, "(refused)" ]))
     }, a = {}, u = [];
     for (const [t, n] of Object.entries(e)) {
      const e = n(s[t]);
      "value" in e ? a[_(t)] = e.value : u.push((0, c.CC)(t, e.message));
     }
     const l = [ ...i, ...[ ...u, ...r ].filter(({input: e}) => !o.has(e)) ];
     return {
      settings: l.length > 0 ? void 0 : a,
      problems: l,
      inputs: s,
      refused: o
     };
    }(S, e, t, r ? [ (0, c.CC)("payload-files", "is missing; give paths of payload files, or a notification as inputs") ] : []);
   }(e, d), y = await async function(e, t) {
    const n = o.pi.filter(t => "" !== e[(0, o.wg)(t)]), i = await Promise.all(n.map(n => async function(e, t, n) {
     if ("ttl" === e) return (0, o.qW)(e, u.p0, t);
     if ("actions" !== e) return (0, o.qW)(e, o.fD[e], t);
     const {readActions: i} = await r.e(990).then(r.bind(r, 6990));
     return i(t, n);
    }(n, e[(0, o.wg)(n)], t)));
    return {
     fields: Object.assign({}, ...i.map(({fields: e}) => e)),
     given: new Set(n),
     problems: i.flatMap(({problems: e}) => e)
    };
   }(b, d), w = b["extra-fields"] ? await (0, i.readExtraFields)(b["extra-fields"], d) : {
    fields: {},
    problems: []
   }, $ = await async function(e) {
    const t = process.env.GITHUB_WORKSPACE || process.cwd(), n = {
     entries: 2e5
    }, r = new Set, i = [], o = e.split(/\r\n?|\n/).map(e => e.trim());
    for (const e of new Set(o.filter(e => "" !== e))) {
     const o = await Ce(e, t, n);
     if ("problem" in o) i.push(o.problem); else for (const e of o.files) r.add(e);
     if (r.size > 100) {
      const e = "matches more than 100 files; give patterns that match fewer";
      return {
       files: [],
       problems: [ ...i, (0, c.CC)("payload-files", e) ]
      };
     }
    }
    return {
     files: [ ...r ],
     problems: i
    };
   }(b["payload-files"]), k = [ ...y.problems, ...w.problems, ...$.problems ];
   t.extraFields = w.fields, t.problems.push(...g, ...k.filter(({input: e}) => !v.has(e)));
   const x = new Map;
   "" === b["payload-files"] && y.given.size > 0 && x.set("", function(e, t) {
    const n = (0, a.u)(e, s.Vz, t);
    return {
     problems: (0, s.Mh)(e, s.Vz).map(e => (0, c.CC)((0, o.wg)(e), "is missing; give it as an input, or a file in `payload-files`")),
     placeOf: () => {},
     ...n && {
      content: n
     }
    };
   }(y, d));
   for (const e of $.files) {
    if (n.signal.aborted) throw an();
    x.set(e, await (0, a.j)(e, await kt(e), y, d));
   }
   for (const [e, {problems: n, content: r}] of x) {
    const i = r ? ne(r) : [];
    t.notifications.push({
     file: e,
     problems: on(n, e),
     advice: i,
     ...r && {
      content: r
     }
    });
   }
   m?.checkUrls && await async function({notifications: e}, t, n, {http: r, signal: i, redact: o}) {
    const s = [];
    for (const {file: t, content: n, problems: r} of e) {
     const e = n ? f(n.notification) : [];
     r.push(...e.map(e => ({
      ...e,
      ...c(t, e)
     }))), n && 0 === e.length && s.push(...l(n.notification).map(e => ({
      ...e,
      file: t
     })));
    }
    const a = await async function({uses: e, http: t, userAgent: n, signal: r, redact: i, ...o}) {
     const s = Math.min(o.timeoutMs, 1e4), a = {
      Accept: "*/*",
      "User-Agent": n
     }, c = ({url: e}) => en(new URL(e)).href, l = new Set(e.filter(({use: e}) => "page" !== e).map(c)), f = new Map, d = new Set(e.map(c)).values();
     if (await Promise.all(Array.from({
      length: 20
     }, async function() {
      for (const e of d) {
       if (r?.aborted) return;
       const n = {
        url: new URL(e),
        image: l.has(e),
        http: t,
        headers: a,
        timeoutMs: s,
        signal: r
       };
       f.set(e, await Yt(n));
      }
     })), r?.aborted) throw (e => function(e, t) {
      const {reason: n, mayHaveBeenReceived: r, cause: i} = t;
      return new h.HR({
       reason: n,
       title: `${e} failed: ${n}`,
       message: xt(t, Ct((0, h.q0)(i), e => e)),
       hint: "cancelled" === n && r ? "If it was not sent, run this again." : St[n],
       cause: i
      });
     }(e, {
      kind: "failure",
      mayHaveBeenReceived: !1,
      reason: "cancelled",
      retryable: !1,
      cause: void 0
     }))("Checking the URLs");
     const p = e.flatMap(e => function({url: e, use: t, ...n}, r, {timeoutMs: i, redact: o}) {
      const s = function(e, t, n) {
       return t.href === en(new URL(e)).href ? (0, u.TL)(e) : `${(0, u.TL)(e)} redirects to ${(0, 
       u.TL)(n(t.origin + t.pathname))}, which`;
      }(e, r.at, o), a = e => ({
       problem: {
        ...n,
        message: `${s} ${e}`
       }
      });
      if ("failure" === r.kind) return a(function({reason: e, cause: t}, n, r) {
       const i = Ct((0, h.q0)(t), r);
       switch (e) {
       case "timeout":
        return `did not respond within ${n / 1e3} s`;

       case "tls-failed":
        return `cannot be reached securely: its certificate is not accepted, or TLS failed (${i})`;

       case "proxy-failed":
        return `cannot be reached through the proxy (${i})`;

       case "bad-response":
        return `responded with something that is not HTTP (${i})`;

       case "connection-lost":
        return `ended the connection without a response (${i})`;

       default:
        return rn(t) ? `has a host name that cannot be found (${i})` : `cannot be reached (${i})`;
       }
      }(r.failure, i, o));
      if ("astray" === r.kind) return a(`redirects ${r.why}`);
      if ("off-https" === r.kind) return "page" === t ? void 0 : a("redirects to http, but images must be https");
      const {status: c, image: l} = r;
      if (!Kt(c)) return a(`responded ${function(e) {
       const t = nt().STATUS_CODES[e];
       return void 0 === t ? String(e) : `${e} ${t}`;
      }(c)}`);
      if ("page" === t || void 0 === l) return;
      if ("string" == typeof l) return a(function(e, t) {
       switch (e) {
       case "empty":
        return "responded with an empty body, which is not an image";

       case "not-an-image":
        return "is not a valid PNG, JPEG, GIF or WebP image";

       case "too-large":
        return "is larger than 5 MiB";

       case "timeout":
        return `did not load completely within ${t / 1e3} s`;

       default:
        return "was cut off";
       }
      }(l, i));
      const {width: f, height: d} = l;
      if (0 === f || 0 === d) return a(`is an image of ${f}x${d}`);
      const p = nn[t];
      if (p.some(e => e.width === f && e.height === d)) return;
      const {input: m, file: g} = n;
      return {
       wrongSize: {
        input: m,
        ...void 0 !== g && {
         file: g
        },
        use: t,
        width: f,
        height: d,
        expected: p
       }
      };
     }(e, f.get(c(e)), {
      timeoutMs: s,
      redact: i
     }) ?? []);
     return {
      problems: p.flatMap(e => "problem" in e ? [ e.problem ] : []),
      wrongSizes: p.flatMap(e => "wrongSize" in e ? [ e.wrongSize ] : [])
     };
    }({
     uses: s,
     http: r,
     timeoutMs: n,
     userAgent: "web-push-action/1.0.0",
     signal: i,
     redact: o
    });
    for (const {file: t, problems: n, advice: r} of e) {
     const e = a.problems.filter(e => e.file === t);
     n.push(...e.map(e => ({
      ...e,
      ...c(t, e),
      reason: "url-check-failed"
     })));
     const i = a.wrongSizes.filter(e => e.file === t);
     r.push(...i.map(e => ({
      kind: "image-size",
      ...e
     })));
    }
    function c(e, {input: n, path: r = []}) {
     if ("" === e) return {
      file: void 0
     };
     const i = [ n.replaceAll("-", "_"), ...r ];
     return {
      file: e,
      path: i,
      place: t.get(e)?.placeOf(i)
     };
    }
   }(t, x, 1e3 * m.timeout, n);
  }(e, n, t));
 } catch (e) {
  n.failure = (0, h.h_)(e);
 }
 await async function(r) {
  try {
   (() => {
    Qe(n, e.summary, t);
   })();
  } catch (e) {
   be(`The report of this run failed (${e instanceof Error ? e.name : typeof e}). The outputs say how the run ended, if they are set.`, {
    title: "Internal error (internal-error)"
   });
  }
  await new Promise(e => process.stdout.write("", e)), process.exit(r);
 }(ae(n) ? 1 : 0);
}();
