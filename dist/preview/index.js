import { createRequire as e } from "module";

var t = {
 1312: (e, t, n) => {
  n.d(t, {
   Vu: () => f,
   Wn: () => p,
   _e: () => m,
   fD: () => u,
   pi: () => l,
   qW: () => h,
   wg: () => d
  });
  var r = n(8925), o = n(8190), i = n(900);
  const s = (...e) => {
   const t = (0, o.rf)(...e);
   return e => "" === e ? (0, o.Bq)(e) : t(e);
  }, a = s("https"), c = s("https", "http"), u = {
   title: o.Bq,
   message: o.Bq,
   icon_url: a,
   banner_url: a,
   landing_url: c,
   utm_source: o.Bq,
   utm_medium: o.Bq,
   utm_campaign: o.Bq
  }, l = i.Pw.map(e => e.replaceAll("-", "_")), f = [ "title", "message", "icon_url", "landing_url" ];
  function h(e, t, n) {
   const o = t(n.trim());
   return "value" in o ? {
    fields: {
     [e]: o.value
    },
    problems: []
   } : {
    fields: {},
    problems: [ (0, r.CC)(d(e), o.message) ]
   };
  }
  const d = e => e.replaceAll("_", "-");
  function p({icon_url: e, banner_url: t, landing_url: n, actions: r = []}) {
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
  function m(e) {
   return p(e).flatMap(({input: e, path: t, url: n}) => {
    const {username: o, password: i} = new URL(n);
    return "" === o && "" === i ? [] : (0, r.CC)(e, "has a user name or password, which `check-urls` never sends; give the URL without them", {
     path: t
    });
   });
  }
 },
 225: (e, t, n) => {
  n.d(t, {
   Mh: () => i,
   Vz: () => o,
   uT: () => s
  }), n(8925);
  var r = n(1312);
  const o = {
   source: "file",
   fields: {},
   given: new Set,
   problems: []
  }, i = (e, t) => r.Vu.filter(n => !e.given.has(n) && !t.given.has(n));
  function s(...e) {
   const t = Object.assign({}, ...e.map(({fields: e}) => e).reverse()), {title: n, message: o, icon_url: i, landing_url: s} = t;
   if (!(n && o && i && s)) return;
   const a = r.pi.filter(e => void 0 !== t[e]), c = Object.fromEntries(a.map(e => [ e, t[e] ])), u = t => e.find(({given: e}) => e.has(t))?.source;
   return {
    notification: {
     ...c,
     title: n,
     message: o,
     icon_url: i,
     landing_url: s
    },
    sources: Object.fromEntries(a.map(e => [ e, u(e) ]))
   };
  }
 },
 246: (e, t, n) => {
  n.r(t), n.d(t, {
   checkPayloadFile: () => rt,
   fieldsFromFile: () => et,
   readActions: () => it,
   readExtraFields: () => at
  });
  var r = n(8925), o = n(1312), i = n(225);
  function s(e, t) {
   return "bigint" == typeof t ? t.toString() : t;
  }
  class a {
   constructor(e) {
    this._getter = e, this._value = void 0;
   }
   get value() {
    const e = this._getter;
    return void 0 !== e && (this._value = e(), this._getter = void 0), this._value;
   }
  }
  function c(e, t, n) {
   Object.defineProperty(e, t, {
    value: n,
    writable: !0,
    enumerable: !0,
    configurable: !0
   });
  }
  const u = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
  function l(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  function f(e) {
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
  const h = (() => ({
   safeint: [ Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER ],
   int32: [ -2147483648, 2147483647 ],
   uint32: [ 0, 4294967295 ],
   float32: [ -34028234663852886e22, 34028234663852886e22 ],
   float64: [ -Number.MAX_VALUE, Number.MAX_VALUE ]
  }))();
  function d(e, t = 0) {
   if (!0 === e.aborted) return !0;
   for (let n = t; n < e.issues.length; n++) if (!0 !== e.issues[n]?.continue) return !0;
   return !1;
  }
  function p(e, t = 0) {
   if (!0 === e.aborted) return !0;
   for (let n = t; n < e.issues.length; n++) if (!1 === e.issues[n]?.continue) return !0;
   return !1;
  }
  function m(e, t) {
   return t.map(t => {
    var n;
    return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
   });
  }
  function g(e) {
   return "string" == typeof e ? e : e?.message;
  }
  function b(e) {
   const t = [];
   for (const n of e ?? []) {
    const e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    const r = e.maximum ?? e.length ?? e.size;
    r >= 0 && t.push([ r, n ]);
   }
   return t;
  }
  function v(e, t, n) {
   var r;
   for (let o = t; o < e.length; o++) (r = e[o]).schema ?? (r.schema = n);
  }
  function y(e, t, n) {
   var r;
   const o = e.inst?._zod?.traits;
   o?.has("$ZodType") && (o.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
   const i = e.schema !== e.inst ? e.schema?._zod.def?.error : void 0, s = e.message ? e.message : g(e.inst?._zod.def?.error?.(e)) ?? g(i?.(e)) ?? g(t?.error?.(e)) ?? g(n.customError?.(e)) ?? g(n.localeError?.(e)) ?? "Invalid input", a = {};
   for (const t of Object.keys(e)) "inst" !== t && "schema" !== t && "continue" !== t && "input" !== t && "__proto__" !== t && (a[t] = e[t]);
   return a.path ?? (a.path = []), a.message = s, t?.reportInput && (a.input = e.input), 
   a;
  }
  const w = /[\uD800-\uDBFF]/;
  function $(e, t, n, r = !0) {
   return Object.defineProperty(e, t, {
    configurable: !0,
    writable: !0,
    enumerable: r,
    value: n
   }), n;
  }
  function _(e, t, n) {
   Object.defineProperty(e, t, {
    configurable: !0,
    get() {
     return null == this ? n : $(this, t, n.bind(this));
    },
    set(e) {
     $(this, t, e);
    }
   });
  }
  let k, x = !1;
  const E = {
   configurable: !0,
   get() {
    x = !0;
   }
  };
  function T(e, t, n) {
   const r = Object.getPrototypeOf(e._zod);
   t in r && k !== e._zod ? k = void 0 : (k = e._zod, Object.defineProperty(r, t, {
    configurable: !0,
    get() {
     Object.defineProperty(this, t, E);
     const e = x;
     x = !1;
     try {
      const r = n(this);
      return x ? delete this[t] : Object.defineProperty(this, t, {
       configurable: !0,
       writable: !0,
       value: r
      }), x = x || e, r;
     } catch (n) {
      throw delete this[t], x = x || e, n;
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
  var S;
  const O = {
   value: void 0,
   enumerable: !1
  };
  let A = "captureStackTrace" in Error ? Error : null;
  function C(e, t, n, r) {
   function o(e) {
    this.def = e, this.constr = l, this.traits = new Set;
   }
   o.prototype = {};
   const i = n, s = i && new WeakSet;
   function a(n, r) {
    if (n._zod) {
     if (n._zod.traits.has(e)) return;
    } else {
     O.value = new o(r);
     try {
      Object.defineProperty(n, "_zod", O);
     } finally {
      O.value = void 0;
     }
    }
    if (n._zod.traits.add(e), t(n, r), s) {
     const e = Object.getPrototypeOf(n), t = n._zod.constr.prototype;
     let r = e;
     for (;r && r !== t; ) r = Object.getPrototypeOf(r);
     const o = r ?? e;
     s.has(o) || (s.add(o), function(e, t) {
      for (const n in t) {
       const r = Object.getOwnPropertyDescriptor(t, n);
       r.get ? Object.defineProperty(e, n, {
        ...r,
        enumerable: !1
       }) : _(e, n, r.value);
      }
     }(o, i));
    }
    const a = l.prototype;
    for (const e in a) Object.prototype.hasOwnProperty.call(a, e) && (e in n || (n[e] = a[e].bind(n)));
   }
   const c = r?.Parent ?? Object;
   class u extends c {}
   function l(e) {
    const t = r?.Parent ? function(e) {
     const t = A;
     if (t) {
      const n = t.stackTraceLimit;
      if ("number" == typeof n) {
       try {
        t.stackTraceLimit = 0;
       } catch {
        return A = null, new e;
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
    const o = globalThis.__zod_globalConfig?.postProcessor;
    return o && o(t), t;
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
  class P extends Error {
   constructor() {
    super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
   }
  }
  Error, (S = globalThis).__zod_globalConfig ?? (S.__zod_globalConfig = {});
  const z = globalThis.__zod_globalConfig;
  function N(e) {
   return e && Object.assign(z, e), z;
  }
  const j = C("$ZodCheck", (e, t) => {
   var n;
   e._zod ?? (e._zod = {}), e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
  }), R = e => {
   const t = e.value;
   return !function(e) {
    return null == e;
   }(t) && void 0 !== t.length;
  }, I = {
   number: "number",
   bigint: "bigint",
   object: "date"
  }, M = C("$ZodCheckGreaterThan", (e, t) => {
   j.init(e, t);
   const n = I[typeof t.value];
   e._zod.check = r => {
    (t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
     origin: I[typeof r.value] ?? n,
     code: "too_small",
     minimum: "object" == typeof t.value ? t.value.getTime() : t.value,
     input: r.value,
     inclusive: t.inclusive,
     inst: e,
     continue: !t.abort
    });
   };
  }), L = C("$ZodCheckNumberFormat", (e, t) => {
   j.init(e, t), t.format = t.format || "float64";
   const n = t.format?.includes("int"), r = n ? "int" : "number", [o, i] = h[t.format];
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
    a < o && s.issues.push({
     origin: "number",
     input: a,
     code: "too_small",
     minimum: o,
     inclusive: !0,
     inst: e,
     continue: !t.abort
    }), a > i && s.issues.push({
     origin: "number",
     input: a,
     code: "too_big",
     maximum: i,
     inclusive: !0,
     inst: e,
     continue: !t.abort
    });
   };
  }), U = C("$ZodCheckMinLength", (e, t) => {
   var n;
   j.init(e, t), (n = e._zod.def).when ?? (n.when = R), e._zod.check = n => {
    const r = n.value, o = r.length;
    if (("string" == typeof r && o >= t.minimum && o < 2 * t.minimum ? function(e) {
     const t = e.length;
     if (!w.test(e)) return t;
     let n = t;
     for (let r = 0; r < t - 1; r++) 55296 == (64512 & e.charCodeAt(r)) && 56320 == (64512 & e.charCodeAt(r + 1)) && (n--, 
     r++);
     return n;
    }(r) : o) >= t.minimum) return;
    const i = function(e) {
     return Array.isArray(e) ? "array" : "string" == typeof e ? "string" : "unknown";
    }(r);
    n.issues.push({
     origin: i,
     code: "too_small",
     minimum: t.minimum,
     inclusive: !0,
     input: r,
     inst: e,
     continue: !t.abort
    });
   };
  }), B = C("$ZodCheckOverwrite", (e, t) => {
   j.init(e, t), e._zod.check = e => {
    e.value = t.tx(e.value);
   };
  }), D = /^[\s\S]{0,}$/, F = /^-?\d+(?:\.\d+)?$/, W = {
   major: 4,
   minor: 6,
   patch: 7
  }, q = C("$ZodType", (e, t) => {
   var n;
   e ?? (e = {}), e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = W;
   const r = e._zod.def.checks, o = e._zod.traits.has("$ZodCheck") ? [ e, ...r ?? [] ] : r?.length ? [ ...r ] : [];
   for (const t of o) for (const n of t._zod.onattach) n(e);
   if (0 === o.length) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
    e._zod.run = e._zod.parse;
   }); else {
    const t = (t, n, r) => {
     if (t.memo) return t;
     let o, i = d(t);
     for (const s of n) {
      if (s._zod.def.when) {
       if (p(t)) continue;
       if (!s._zod.def.when(t)) continue;
      } else if (i) continue;
      const n = t.issues.length, a = s._zod.check(t);
      if (a instanceof Promise && !1 === r?.async) throw new P;
      if (o || a instanceof Promise) o = (o ?? Promise.resolve()).then(async () => {
       await a, t.issues.length !== n && (v(t.issues, n, e), i || (i = d(t, n)));
      }); else {
       if (t.issues.length === n) continue;
       v(t.issues, n, e), i || (i = d(t, n));
      }
     }
     return o ? o.then(() => t) : t;
    }, n = (n, r, i) => {
     if (d(n)) return n.aborted = !0, n;
     const s = t(r, o, i);
     if (s instanceof Promise) {
      if (!1 === i.async) throw new P;
      return s.then(t => e._zod.parse(t, i));
     }
     return e._zod.parse(s, i);
    };
    e._zod.run = (r, i) => {
     if (i.skipChecks) return e._zod.parse(r, i);
     if ("backward" === i.direction) {
      const t = e._zod.parse({
       value: r.value,
       issues: []
      }, {
       ...i,
       skipChecks: !0
      });
      return t instanceof Promise ? t.then(e => n(e, r, i)) : n(t, r, i);
     }
     const s = e._zod.parse(r, i);
     if (s instanceof Promise) {
      if (!1 === i.async) throw new P;
      return s.then(e => t(e, o, i));
     }
     return t(s, o, i);
    };
   }
  }, {
   get "~standard"() {
    return function(e, t, n) {
     return $(e, "~standard", n, !1);
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
        if (!(r instanceof Promise)) return H(r, n);
       } catch (e) {}
       return async function(e, t) {
        const n = {
         async: !0
        };
        return H(await e._zod.run({
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
    $(this, "~standard", e);
   }
  }), H = (e, t) => e.issues.length ? {
   issues: e.issues.map(e => y(e, t, N()))
  } : {
   value: e.value
  }, G = C("$ZodString", (e, t) => {
   q.init(e, t), e._zod.pattern = t.pattern ?? D, e._zod.parse = (n, r) => {
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
  }), Z = C("$ZodNumber", (e, t) => {
   q.init(e, t), e._zod.pattern = F, e._zod.parse = (n, r) => {
    if (t.coerce) try {
     n.value = Number(n.value);
    } catch (e) {}
    const o = n.value;
    if ("number" == typeof o && !Number.isNaN(o) && Number.isFinite(o)) return n;
    const i = "number" == typeof o ? Number.isNaN(o) ? "NaN" : Number.isFinite(o) ? void 0 : String(o) : void 0;
    return n.issues.push({
     expected: "number",
     code: "invalid_type",
     input: o,
     inst: e,
     ...i ? {
      received: i
     } : {}
    }), n;
   };
  }), X = C("$ZodNumberFormat", (e, t) => {
   L.init(e, t), Z.init(e, t);
  }), V = C("$ZodNever", (e, t) => {
   q.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
    expected: "never",
    code: "invalid_type",
    input: t.value,
    inst: e
   }), t);
  });
  const J = e => Array.isArray(e) ? e.length : -1;
  function Y(e, t, n) {
   e.issues.length && t.issues.push(...m(n, e.issues)), t.value[n] = e.value;
  }
  const K = C("$ZodArray", (e, t) => {
   q.init(e, t);
   const n = z.memoizer;
   n?.attach(e), e._zod.parse = (r, o) => {
    const i = r.value;
    if (!Array.isArray(i)) return r.issues.push({
     expected: "array",
     code: "invalid_type",
     input: i,
     inst: e
    }), r;
    r.value = n ? n.alloc(e, r, Array(i.length), o) : Array(i.length);
    const s = [], a = o?.abortEarly;
    for (let e = 0; e < i.length; e++) {
     const n = i[e], c = t.element._zod.run({
      value: n,
      issues: []
     }, o);
     if (c instanceof Promise) s.push(c.then(t => Y(t, r, e))); else if (Y(c, r, e), 
     a && 0 !== c.issues.length && d(c)) break;
    }
    return s.length ? Promise.all(s).then(() => r) : r;
   }, function(e, t) {
    const n = b(e._zod.def.checks);
    if (!n.length) return;
    const r = Math.min(...n.map(e => e[0])), o = e._zod.parse;
    e._zod.parse = (n, i) => {
     const s = t(n.value);
     if (s > r && !i?.skipChecks && "backward" !== i?.direction) for (const [t, r] of b(e._zod.def.checks)) if (s > t && r._zod.def.when(n)) {
      const t = n.issues.length;
      return r._zod.check(n), n.issues[t].continue = !1, v(n.issues, t, e), n;
     }
     return o(n, i);
    };
   }(e, J);
  });
  function Q(e, t, n, r, o, i) {
   const s = n in r, a = "optional" === i;
   if (s || !a || "optional" !== o) {
    if (e.issues.length) {
     if (void 0 !== o && a && !s) return;
     t.issues.push(...m(n, e.issues));
    }
    s || void 0 !== o ? void 0 === e.value ? (s || "defaulted" === o && !a) && (t.value[n] = void 0) : t.value[n] = e.value : e.issues.length || t.issues.push({
     code: "invalid_type",
     expected: "nonoptional",
     input: void 0,
     path: [ n ]
    });
   }
  }
  const ee = [];
  const te = C("$ZodObject", (e, t) => {
   q.init(e, t);
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
   const o = function(e) {
    return new a(e);
   }(() => function(e) {
    const t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : ee, o = r.length ? [ ...t, ...r ] : t;
    for (const t of o) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
    const i = function(e) {
     return Object.keys(e).filter(t => void 0 !== e[t]._zod.optin && "optional" === e[t]._zod.optout);
    }(e.shape);
    return {
     ...e,
     allKeys: o,
     symbolKeys: r,
     keySet: new Set(t),
     numKeys: t.length,
     optionalKeys: new Set(i)
    };
   }(t));
   T(e, "propValues", e => {
    const t = e.def.shape, n = {};
    for (const e in t) {
     const r = t[e]._zod;
     if (r.values) {
      Object.prototype.hasOwnProperty.call(n, e) || c(n, e, new Set);
      for (const t of r.values) n[e].add(t);
      void 0 !== r.optin && n[e].add(void 0);
     }
    }
    return n;
   });
   const i = l, s = t.catchall;
   let u;
   const f = z.memoizer;
   f?.attach(e), e._zod.parse = (t, n) => {
    u ?? (u = o.value);
    const r = t.value;
    if (!i(r)) return t.issues.push({
     expected: "object",
     code: "invalid_type",
     input: r,
     inst: e
    }), t;
    t.value = f ? f.alloc(e, t, {}, n) : {};
    const a = [], c = u.shape, l = n?.abortEarly;
    let h = t.issues.length;
    for (const e of u.allKeys) {
     if (l && t.issues.length !== h) {
      if (d(t, h)) break;
      h = t.issues.length;
     }
     if ("__proto__" === e) continue;
     const o = c[e], i = o._zod.optin, s = o._zod.optout, u = o._zod.run({
      value: r[e],
      issues: []
     }, n);
     u instanceof Promise ? a.push(u.then(n => Q(n, t, e, r, i, s))) : Q(u, t, e, r, i, s);
    }
    return s ? function(e, t, n, r, o, i, s) {
     const a = [], c = o.keySet, u = o.catchall._zod, l = u.def.type, f = u.optin, h = u.optout;
     let p = 0;
     for (const o in t) {
      if (s && n.issues.length !== p) {
       if (d(n, p)) break;
       p = n.issues.length;
      }
      if (c.has(o)) continue;
      if ("__proto__" === o) {
       "never" === l && a.push(o);
       continue;
      }
      if ("never" === l) {
       a.push(o);
       continue;
      }
      const i = u.run({
       value: t[o],
       issues: []
      }, r);
      i instanceof Promise ? e.push(i.then(e => Q(e, n, o, t, f, h))) : Q(i, n, o, t, f, h);
     }
     return a.length && n.issues.push({
      code: "unrecognized_keys",
      keys: a,
      input: t,
      inst: i,
      continue: !0
     }), e.length ? Promise.all(e).then(() => n) : n;
    }(a, r, t, n, o.value, e, !0 === l) : a.length ? Promise.all(a).then(() => t) : t;
   };
  });
  function ne(e, t) {
   return e.value = t.issues.length ? void 0 : t.value, e;
  }
  const re = C("$ZodOptional", (e, t) => {
   q.init(e, t), T(e, "optin", e => "defaulted" === e.def.innerType._zod.optin ? "defaulted" : "optional"), 
   e._zod.optout = "optional", T(e, "values", e => {
    const t = e.def.innerType._zod.values;
    return t ? new Set([ ...t, void 0 ]) : void 0;
   }), T(e, "pattern", e => {
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
     return r instanceof Promise ? r.then(t => ne(e, t)) : ne(e, r);
    }
    return t.innerType._zod.run(e, n);
   };
  });
  var oe;
  class ie {
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
  (oe = globalThis).__zod_globalRegistry ?? (oe.__zod_globalRegistry = function() {
   return new ie;
  }()), globalThis.__zod_globalRegistry;
  const se = {
   get: function() {
    const e = this._zod;
    return e.message ?? (e.message = JSON.stringify(e.def, s, 2)), e.message;
   },
   set: function(e) {
    this._zod.message = e;
   },
   enumerable: !0,
   configurable: !0
  }, ae = {
   value: void 0,
   enumerable: !1
  }, ce = new WeakSet([ Object.prototype, Error.prototype ]), ue = (e, t) => {
   e.name = "$ZodError", ae.value = t, Object.defineProperty(e, "issues", ae), ae.value = void 0, 
   Object.defineProperty(e, "message", se);
   const n = Object.getPrototypeOf(e);
   ce.has(n) || (ce.add(n), Object.defineProperty(n, "toString", {
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
  }, le = (C("$ZodError", ue), C("$ZodError", ue, void 0, {
   Parent: Error
  })), fe = (e => {
   const t = (n, r, o, i) => {
    const s = o ? {
     ...o,
     async: !1
    } : {
     async: !1
    }, a = n._zod.run({
     value: r,
     issues: []
    }, s);
    if (a instanceof Promise) throw new P;
    if (a.issues.length) {
     const n = new (i?.Err ?? e)(a.issues.map(e => y(e, s, N())));
     throw u(n, i?.callee ?? t), n;
    }
    return a.value;
   };
   return t;
  })(le), he = (e => {
   const t = async (n, r, o, i) => {
    const s = o ? {
     ...o,
     async: !0
    } : {
     async: !0
    };
    let a = n._zod.run({
     value: r,
     issues: []
    }, s);
    if (a instanceof Promise && (a = await a), a.issues.length) {
     const n = new (i?.Err ?? e)(a.issues.map(e => y(e, s, N())));
     throw u(n, i?.callee ?? t), n;
    }
    return a.value;
   };
   return t;
  })(le), de = (e => (t, n, r) => {
   const o = r ? {
    ...r,
    async: !1
   } : {
    async: !1
   }, i = t._zod.run({
    value: n,
    issues: []
   }, o);
   if (i instanceof Promise) throw new P;
   return i.issues.length ? pe(e, i.issues, o) : {
    success: !0,
    data: i.value
   };
  })(le);
  function pe(e, t, n) {
   let r;
   return {
    success: !1,
    get error() {
     return r || (r = new e(t.map(e => y(e, n, N()))), t = void 0, n = void 0), r;
    },
    set error(e) {
     r = e, t = void 0, n = void 0;
    }
   };
  }
  const me = (e => async (t, n, r) => {
   const o = r ? {
    ...r,
    async: !0
   } : {
    async: !0
   };
   let i = t._zod.run({
    value: n,
    issues: []
   }, o);
   return i instanceof Promise && (i = await i), i.issues.length ? pe(e, i.issues, o) : {
    success: !0,
    data: i.value
   };
  })(le), ge = C("ZodMiniType", (e, t) => {
   if (!e._zod) throw new Error("Uninitialized schema in ZodMiniType.");
   q.init(e, t), e.def = t, e.type = t.type;
  }, {
   get with() {
    return this.check;
   },
   set with(e) {
    $(this, "with", e);
   },
   parse(e, t) {
    return fe(this, e, t, {
     callee: this.parse
    });
   },
   parseAsync(e, t) {
    return he(this, e, t, {
     callee: this.parseAsync
    });
   },
   safeParse(e, t) {
    return de(this, e, t);
   },
   safeParseAsync(e, t) {
    return me(this, e, t);
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
  }), be = C("ZodMiniString", (e, t) => {
   G.init(e, t), ge.init(e, t);
  });
  const ve = C("ZodMiniNumber", (e, t) => {
   Z.init(e, t), ge.init(e, t);
  }), ye = C("ZodMiniNumberFormat", (e, t) => {
   X.init(e, t), ve.init(e, t);
  }), we = C("ZodMiniNever", (e, t) => {
   V.init(e, t), ge.init(e, t);
  });
  function $e(e) {
   return function(e, t) {
    return new e({
     type: "never",
     ...f(t)
    });
   }(we, e);
  }
  const _e = C("ZodMiniArray", (e, t) => {
   K.init(e, t), ge.init(e, t);
  });
  const ke = C("ZodMiniObject", (e, t) => {
   te.init(e, t), ge.init(e, t), function(e, t, n, r) {
    const o = function(e, t) {
     const n = Object.getPrototypeOf(e);
     return t in n ? void 0 : n;
    }(e, t);
    o && Object.defineProperty(o, t, {
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
  function xe(e, t) {
   return new ke({
    type: "object",
    shape: e,
    catchall: $e(),
    ...f(t)
   });
  }
  const Ee = C("ZodMiniOptional", (e, t) => {
   re.init(e, t), ge.init(e, t);
  });
  function Te(e) {
   return new Ee({
    type: "optional",
    innerType: e
   });
  }
  const Se = [], Oe = [];
  const Ae = 2, Ce = e => e.toLowerCase().replace(/[-_]/g, "");
  function Pe(e, t, n = t) {
   return t.find(t => Ce(t) === Ce(e)) ?? n.find(t => function(e, t, n) {
    if (e === t) return 0;
    const r = n?.maxDistance, o = e;
    e.length > t.length && (e = t, t = o);
    let i = e.length, s = t.length;
    for (;i > 0 && e.charCodeAt(~-i) === t.charCodeAt(~-s); ) i--, s--;
    let a, c, u, l, f = 0;
    for (;f < i && e.charCodeAt(f) === t.charCodeAt(f); ) f++;
    if (i -= f, s -= f, void 0 !== r && s - i > r) return r;
    if (0 === i) return void 0 !== r && s > r ? r : s;
    let h = 0, d = 0;
    for (;h < i; ) Oe[h] = e.charCodeAt(f + h), Se[h] = ++h;
    for (;d < s; ) {
     for (a = t.charCodeAt(f + d), u = d++, c = d, h = 0; h < i; h++) l = a === Oe[h] ? u : u + 1, 
     u = Se[h], c = Se[h] = u > c ? l > c ? c + 1 : l : l > u ? u + 1 : l;
     if (void 0 !== r) {
      let e = c;
      for (h = 0; h < i; h++) Se[h] < e && (e = Se[h]);
      if (e > r) return r;
     }
    }
    return Se.length = i, Oe.length = i, void 0 !== r && c > r ? r : c;
   }(Ce(t), Ce(e)) <= Math.min(Ae, t.length >> 1));
  }
  function ze(e, t) {
   return function(e) {
    return function(e, t) {
     return new e(function(e) {
      return e.checks && (e.checks = [ ...e.checks ]), e;
     }({
      type: "string",
      ...f(t)
     }));
    }(be, e);
   }({
    error: ({input: t}) => void 0 === t ? `is missing; give ${e}` : Ne(e, t)
   }).check(function() {
    return function(e) {
     return new B({
      check: "overwrite",
      tx: e
     });
    }(e => e.trim());
   }(), function() {
    const e = new j({
     check: "custom",
     ...f(void 0)
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
  function Ne(e, t) {
   const n = null === t ? "null" : Array.isArray(t) ? "a list" : "object" == typeof t ? "a mapping" : "";
   return `is ${n || ("string" == typeof t ? "text" : `the ${typeof t} ${String(t)}`)}; give ${e}${"text" === e ? "" === n ? " in quotes" : null === t ? " (in quotes if it begins with `#`)" : "" : ""}`;
  }
  const je = e => ze("text", o.fD[e]), Re = e => ze("an https URL", o.fD[e]), Ie = ze("an http or https URL", o.fD.landing_url), Me = function(e, t) {
   return new _e({
    type: "array",
    element: e,
    ...f(t)
   });
  }(xe({
   text: je("title"),
   url: Ie
  }, {
   error: e => De(e, "a mapping of `text` and `url`")
  }), {
   error: e => "invalid_type" === e.code ? Ne("a list of {text, url}", e.input) : void 0
  }).check(function() {
   return new U({
    check: "min_length",
    ...f("is an empty list; give at least one {text, url}, or leave it out"),
    minimum: 1
   });
  }()), Le = Number.MAX_SAFE_INTEGER, Ue = ({input: e}) => "number" == typeof e ? `is ${e}; give a whole number of seconds from 0 to ${Le}` : Ne("a whole number of seconds", e), Be = function(e) {
   return function(e, t) {
    return new e({
     type: "number",
     check: "number_format",
     abort: !1,
     format: "safeint",
     ...f(t)
    });
   }(ye, e);
  }({
   error: Ue
  }).check(function(e, t) {
   return new M({
    check: "greater_than",
    ...f(t),
    value: e,
    inclusive: !0
   });
  }(0, {
   error: Ue,
   abort: !0
  }));
  function De(e, t) {
   return "invalid_type" === e.code ? Ne(t, e.input) : void 0;
  }
  const Fe = xe({
   title: Te(je("title")),
   message: Te(je("message")),
   icon_url: Te(Re("icon_url")),
   banner_url: Te(Re("banner_url")),
   landing_url: Te(Ie),
   actions: Te(Me),
   utm_source: Te(je("utm_source")),
   utm_medium: Te(je("utm_medium")),
   utm_campaign: Te(je("utm_campaign")),
   ttl: Te(Be)
  }, {
   error: e => De(e, "a mapping of notification fields")
  });
  function We(e, {value: t, placeOf: n, problems: o}) {
   const i = (t, o) => (0, r.CC)(e, o, {
    path: t,
    place: n(t)
   }), s = He(t);
   if (void 0 === s) return {
    fields: {},
    problems: [ ...o, i([ "actions" ], "has too many elements to check; give fewer") ]
   };
   if (s.success && 0 === o.length) return {
    fields: s.data,
    problems: []
   };
   const a = new Set(o.map(({path: e = []}) => (0, r.LF)(e))), c = (s.error?.issues ?? []).filter(({path: e}) => !a.has((0, 
   r.LF)(e))).flatMap(({path: e, message: t, ...n}) => "unrecognized_keys" === n.code ? n.keys.map(t => ({
    path: [ ...e, t ]
   })) : [ {
    path: e,
    message: t
   } ]), u = (0, r.TJ)(e, c, ({path: e, message: t = qe(e)}) => i(e, t)), l = [ ...o, ...u ].sort(r.hz), f = new Set([ ...o, ...c ].map(({path: e}) => e?.[0])), h = Object.entries(t ?? {}).filter(([e]) => !f.has(e));
   return {
    fields: He(Object.fromEntries(h))?.data ?? {},
    problems: l
   };
  }
  function qe(e) {
   if (e.length > 1) return "is not part of a button; a button has only `text` and `url`";
   if ("target" === e[0]) return "cannot be set in a payload file; set the input `target` in the workflow";
   const t = Pe(String(e[0]), o.pi);
   return `is not a field of a notification; ${t ? `did you mean \`${t}\`?` : `the fields are ${o.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``;
  }
  function He(e) {
   try {
    return de(Fe, e, {
     jitless: !0
    });
   } catch (e) {
    if (e instanceof RangeError) return;
    throw e;
   }
  }
  var Ge = n(4463);
  async function Ze(e, t, o) {
   const i = e => (0, Ge.kU)({
    [t.input]: e
   }, o, t.file), s = i(e);
   if (s.length > 0) return {
    problems: s
   };
   const a = await n.e(815).then(n.t.bind(n, 8815, 19)), c = new a.LineCounter, u = a.parseAllDocuments(e, {
    version: "1.2",
    lineCounter: c,
    stringKeys: !0,
    uniqueKeys: !1,
    prettyErrors: !1,
    logLevel: "silent"
   }), l = e => {
    const {line: t, col: n} = c.linePos(e);
    return {
     line: t,
     column: n
    };
   }, [f, h] = Array.isArray(u) ? u : [];
   if (!f) return {
    value: null,
    placeOf: () => {},
    problems: []
   };
   const d = void 0 === t.file ? "invalid-input" : "unreadable-file", [p] = f.errors;
   if (p) {
    const e = Ye[p.code] ?? "check the indentation, and put text that contains `: ` or `#` in quotes", n = "RESOURCE_EXHAUSTION" === p.code ? Xe : `is neither YAML nor JSON (${Qe(p.message)}); ${e}`;
    return {
     problems: [ (0, r.CC)(t, n, {
      place: l(p.pos[0]),
      reason: d
     }) ]
    };
   }
   const m = [], g = (e, n, o, i = !1) => m.push((0, r.CC)(t, e, {
    path: o,
    place: l(n),
    ...i && {
     reason: d
    }
   })), b = [], v = (...e) => {
    const t = i(b);
    return {
     problems: t.length > 0 ? t : [ ...m, ...e ]
    };
   };
   h && g("contains more than one YAML document; give only one", h.range[0], []);
   try {
    !function(e, t, n, o) {
     const i = [], s = (e, t) => {
      i.push(e), a(t), i.pop();
     };
     function a(t) {
      if (!e.isNode(t) || e.isAlias(t)) return;
      const a = t.range?.[0] ?? 0;
      if (t.tag && !Ke.test(t.tag)) o.push(t.tag), n(`has the tag ${(0, r.cz)(t.tag)}, which is not supported; remove it`, a, [ ...i ]); else if (e.isScalar(t) && "number" == typeof t.value) {
       const e = function(e) {
        return Number.isFinite(e) ? Number.isInteger(e) && !Number.isSafeInteger(e) ? "which is outside the range in which JSON keeps whole numbers exactly (\xb1(2^53-1)); put it in quotes if it is text" : void 0 : "which JSON cannot represent";
       }(t.value);
       e && n(`is ${(0, r.cz)(t.source ?? "")}, ${e}`, a, [ ...i ]);
      } else if (e.isSeq(t)) for (const [e, n] of t.items.entries()) s(e, n); else if (e.isMap(t)) {
       const e = new Set;
       for (const {key: r, value: c} of t.items) {
        const t = Je(r);
        o.push(t), e.has(t) && n("is given twice; give each key once", r.range?.[0] ?? a, [ ...i, t ], !0), 
        e.add(t), s(t, c);
       }
      }
     }
     a(t.contents);
    }(a, f, g, b);
    const [e] = f.warnings;
    if (e && 0 === m.length && g(`is not plain YAML (${Qe(e.message)})`, e.pos[0], []), 
    m.some(e => "unreadable-file" === e.reason)) return v();
    const t = f.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(t);
    const n = i([ t, b ]);
    return n.length > 0 ? {
     problems: n
    } : {
     value: t,
     placeOf: Ve(a, f, l),
     problems: m
    };
   } catch (p) {
    if (p instanceof RangeError) return v((0, r.CC)(t, Xe));
    const e = Qe(String(p.message));
    return v((0, r.CC)(t, `has an alias that cannot be resolved: ${e}`));
   }
  }
  const Xe = "is nested too deeply; use fewer levels";
  function Ve(e, t, n) {
   const r = new Map, o = e => {
    const t = r.get(e) ?? new Map(e.items.map(({key: e, value: t}) => [ Je(e), t ]));
    return r.set(e, t), t;
   };
   return r => {
    let i = t.contents, s = t.contents?.range?.[0];
    for (const n of r) {
     if (e.isAlias(i) && (i = i.resolve(t)), e.isMap(i)) i = o(i).get(String(n)); else {
      if (!e.isSeq(i)) break;
      i = i.items[Number(n)];
     }
     e.isNode(i) && i.range && (s = i.range[0]);
    }
    return void 0 === s ? void 0 : n(s);
   };
  }
  const Je = e => String(e?.value ?? e), Ye = {
   BAD_INDENT: "check the indentation, and that every bracket is closed",
   BAD_SCALAR_START: "put text that begins like this in quotes",
   MISSING_CHAR: "close every quotation mark and bracket",
   TAB_AS_INDENT: "indent with spaces, not with tabs"
  }, Ke = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/, Qe = e => (0, 
  r.cz)(e.split("\n", 1)[0] ?? "");
  async function et(e, t, n) {
   if ("problem" in t) return tt([ t.problem ]);
   const o = {
    input: "payload-file",
    file: e
   }, i = await Ze(t.text, o, n);
   if (!("value" in i)) return tt(i.problems);
   const {value: s, placeOf: a, problems: c} = i;
   if (null === s) return tt([ ...c, (0, r.CC)(o, "is empty; give a mapping of notification fields") ]);
   if (!nt(s)) return tt(We(o, i).problems);
   const {$schema: u, ...l} = s;
   return {
    ...We(o, {
     ...i,
     value: l
    }),
    source: "file",
    given: new Set(Object.keys(l)),
    placeOf: a
   };
  }
  const tt = e => ({
   source: "file",
   fields: {},
   given: new Set(o.pi),
   problems: e
  }), nt = e => "object" == typeof e && null !== e && !Array.isArray(e);
  async function rt(e, t, n, o) {
   const s = await et(e, t, o), a = {
    input: "payload-file",
    file: e
   }, c = (0, i.Mh)(n, s).map(e => (0, r.CC)(a, "is missing; give it here or as an input", {
    path: [ e ],
    place: {
     line: 1,
     column: 1
    }
   })), u = (0, r.TJ)(a, [ ...c, ...s.problems ], e => e), l = (0, i.uT)(n, s);
   return l ? {
    problems: u,
    content: l,
    placeOf: s.placeOf ?? ot
   } : {
    problems: u,
    placeOf: ot
   };
  }
  const ot = () => {};
  async function it(e, t) {
   const n = {
    input: "actions"
   }, r = await Ze(e, n, t);
   if (!("value" in r)) return {
    fields: {},
    problems: r.problems
   };
   const {fields: o, problems: i} = We(n, {
    value: {
     actions: r.value
    },
    placeOf: e => r.placeOf(e.slice(1)),
    problems: r.problems.map(e => ({
     ...e,
     path: [ "actions", ...e.path ?? [] ]
    }))
   });
   return {
    fields: o,
    problems: i.map(e => ({
     ...e,
     path: e.path?.slice(1)
    }))
   };
  }
  const st = new Set([ ...o.pi.map(o.wg), "target" ]);
  async function at(e, t) {
   const n = {
    input: "extra-fields"
   }, o = await Ze(e, n, t), {problems: i} = o;
   if (!("value" in o)) return {
    fields: {},
    problems: i
   };
   if (!nt(o.value)) return i.push((0, r.CC)(n, "is not a mapping; give body fields as `name: value`")), 
   {
    fields: {},
    problems: i
   };
   for (const e of Object.keys(o.value)) {
    const t = e.replaceAll("_", "-"), s = {
     path: [ e ],
     place: o.placeOf([ e ])
    };
    st.has(t) && i.push((0, r.CC)(n, `has its own input, \`${t}\`; use that`, s));
   }
   return {
    fields: i.length > 0 ? {} : o.value,
    problems: i
   };
  }
 },
 3916: (e, t, n) => {
  n.d(t, {
   HR: () => r,
   h_: () => o,
   q0: () => i
  });
  class r extends Error {
   reason;
   title;
   hint;
   constructor({reason: e, title: t, message: n, hint: r, cause: o}) {
    super(n, void 0 === o ? void 0 : {
     cause: o
    }), this.name = "Failure", this.reason = e, this.title = t, this.hint = r;
   }
  }
  function o(e) {
   return e instanceof r ? e : new r({
    reason: "internal-error",
    title: "Internal error",
    message: `The action itself failed: ${i(e)}.`,
    hint: "Please report this with the log of the run.",
    cause: e
   });
  }
  function i(e) {
   if (!(e instanceof Error)) return String(e);
   const t = e.code;
   if ("ERR_SSL_WRONG_VERSION_NUMBER" === t) return "the server does not speak TLS at this port";
   if ("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED" === t) return "the server requires a client certificate, which this action cannot present";
   const {reason: n} = e;
   if ("string" == typeof t && t.startsWith("ERR_SSL_") && "string" == typeof n) return `${t}: ${n}`;
   const r = (e.message || e.name).replace(/; if the root CA is .*|\s+/gs, " ").trim(), o = "string" != typeof t || r.includes(t) ? r : `${t}: ${r}`, s = e instanceof AggregateError ? e.errors.map(i).join("; ") : "", a = s && s !== o ? `${o} (${s})` : o;
   return void 0 === e.cause ? a : `${a}: ${i(e.cause)}`;
  }
 },
 8925: (e, t, n) => {
  n.d(t, {
   CC: () => o,
   LF: () => c,
   LT: () => u,
   TJ: () => h,
   X5: () => d,
   cz: () => a,
   fI: () => l,
   hz: () => i
  });
  var r = n(3916);
  function o(e, t, n = {}) {
   return {
    ..."string" == typeof e ? {
     input: e
    } : e,
    message: t,
    reason: "invalid-input",
    ...n
   };
  }
  function i({place: e}, {place: t}) {
   return e && t ? e.line - t.line || e.column - t.column : Number(!e) - Number(!t);
  }
  const s = 100, a = e => e.length > s ? `${e.slice(0, s - 1).toWellFormed()}\u2026` : e;
  function c(e) {
   const t = e.slice(0, s).map((e, t) => {
    if ("number" == typeof e) return `[${e}]`;
    const n = a(String(e)).replace(/\p{Cc}/gu, "\ufffd");
    return t > 0 ? `.${n}` : n;
   });
   return a(t.join(""));
  }
  function u(e, t, n, r = "") {
   return `${e.length > 0 ? `\`${c(e)}\`` : t}${r}${n.startsWith('"') ? ":" : ""} ${n}.`;
  }
  function l({input: e, file: t, path: n = [], place: r, message: o}) {
   const i = r && `line ${r.line}, column ${r.column}`;
   if (void 0 !== t) return `${e}: ${i ? `${t}, ${i}` : t}: ${u(n, "the file", o)}`;
   const s = i ? ` (${i})` : "", a = "number" == typeof n[0];
   if (n.length > 0 && !a) return `${e}: ${u(n, "", o, s)}`;
   const l = a ? c([ e, ...n ]) : e;
   return o.startsWith('"') ? `${l}${s}: ${o}.` : `${a ? `\`${l}\`` : l.replace(/[^,\s]+/g, "`$&`").replace(/, (?=\S*$)/, " and ")}${s} ${o}.`;
  }
  r.HR;
  const f = 100;
  function h(e, t, n) {
   const r = d(t.slice(f)), i = t.slice(0, f).map(n);
   return 0 === r ? i : [ ...i, o(e, `has ${r} more problems`, {
    count: r
   }) ];
  }
  const d = e => e.reduce((e, {count: t = 1}) => e + t, 0);
 },
 8190: (e, t, n) => {
  function r(e, t) {
   try {
    return new URL(e, t);
   } catch {
    return;
   }
  }
  n.d(t, {
   Bq: () => g,
   Dl: () => r,
   TL: () => a,
   h0: () => $,
   p0: () => f,
   pc: () => m,
   rD: () => c,
   rJ: () => h,
   rf: () => d,
   yG: () => l,
   zM: () => u
  });
  const o = {
   "": 1,
   s: 1,
   m: 60,
   h: 3600,
   d: 86400,
   w: 604800
  }, i = /^[\x21-\x7e]+$/, s = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
  function a(e) {
   const t = JSON.stringify(e);
   return t.length > 100 ? `${t.slice(0, 98)}\u2026" (${e.length} characters)` : t;
  }
  function c(e, t, n) {
   return r => {
    const o = /^[0-9]+$/.test(r) ? Number(r) : Number.NaN;
    return o >= t && o <= n ? {
     value: o
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
   const r = Number(t[1]) * o[t[2]];
   return Number.isSafeInteger(r) ? {
    value: r
   } : {
    message: `${a(e)} is too long; ${n}`
   };
  }
  function h(e) {
   return i.test(e) ? {
    value: e
   } : {
    message: "contains a space, a line break or a character outside ASCII, which a token cannot contain; give only the token, preferably from a secret"
   };
  }
  function d(...e) {
   const t = `give an absolute ${e.join(" or ")} URL, such as https://example.com/${e.length > 1 ? "page" : "image.png"}`;
   return p(e, t);
  }
  function p(e, t) {
   return n => {
    if (/[\s\p{Cc}\\]/u.test(n)) return {
     message: `${a(n)} contains white space or a backslash, which a URL must not contain; ${t}`
    };
    const o = /^([a-z][a-z0-9+.-]{0,30}):(?!\d)/i.exec(n)?.[1]?.toLowerCase();
    return void 0 === o || e.includes(o) ? void 0 !== o && /^[^:]+:\/\/[^/?#]/.test(n) && void 0 !== r(n) ? {
     value: n
    } : {
     message: `${a(n)} is not an absolute URL; ${t}`
    } : {
     message: `${a(n)} has the scheme ${o}; ${t}`
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
    message: `${a(e)} has the scheme http, which would send the token unencrypted; give an https URL (http is only for loopback addresses)`
   };
  }
  function g(e) {
   return "" === e ? {
    message: "is blank, which the service refuses; give some text"
   } : /[!-~]/.test(e) || "" !== $(e) ? {
    value: e
   } : {
    message: "has no visible character; give some text"
   };
  }
  const b = /[[\p{Cc}--[\s\x85]]\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gv, v = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu, y = /[\s\x85]+/g, w = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;
  function $(e) {
   const t = e.toWellFormed().replace(b, "").replace(v, "$1").replace(y, " ").trim();
   return w.test(t) ? t : "";
  }
 },
 4463: (e, t, n) => {
  n.d(t, {
   gE: () => x,
   ue: () => P,
   kU: () => C
  });
  const [r, o, i, s, a] = [ 37, 38, 92, 35, 59 ], c = e => e === r || e === o || e === i, u = {
   117: 4,
   120: 2,
   85: 8
  }, l = new Map('excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos\' lpar( rpar) ast* midast* plus+ comma, period. sol/ colon: semi;\n  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave` DiacriticalGrave`\n  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}'.split(/\s+/).map(e => [ e.slice(0, -1), e.charCodeAt(e.length - 1) ]));
  class f {
   text;
   levels;
   broken;
   code=0;
   at=0;
   isAtEnd=!1;
   constructor(e, t) {
    const n = () => ({
     codes: new Uint32Array(e.length),
     ends: new Uint32Array(e.length)
    });
    this.text = e;
    const r = [ n(), n(), n(), n() ], [o, i, s, a] = r;
    this.levels = r, this.broken = new Uint8Array(e.length);
    for (const e of t.toReversed()) this.readUnit(e, o), this.readUnit(e, i, o, o), 
    this.readUnit(e, s, void 0, o), this.readUnit(e, a, o);
   }
   mayBegin(e, t) {
    return !!(e >= this.text.length || this.isBroken(e)) || this.text.charCodeAt(e) === t || this.levels.some(({codes: n}) => n[e] === t);
   }
   endsOf(e, t) {
    const n = [];
    for (const r of t) {
     const t = this.text.charCodeAt(r);
     if (t === e && h(n, r + 1), c(t)) for (const {codes: t, ends: o} of this.levels) t[r] === e && h(n, o[r] ?? r);
    }
    return n;
   }
   isBroken(e) {
    return 1 === this.broken[e];
   }
   readUnit(e, t, n, r) {
    this.at = e, this.isAtEnd = !1, this.next(n);
    const [o, i] = [ this.code, this.at ], s = this.readEscape(o, r);
    t.codes[e] = s ?? o, t.ends[e] = void 0 === s ? i : this.at, this.isAtEnd && (this.broken[e] = 1);
   }
   next(e) {
    return this.at >= this.text.length ? (this.isAtEnd = !0, !1) : (this.code = this.text.charCodeAt(this.at), 
    e && c(this.code) ? (this.broken[this.at] && (this.isAtEnd = !0), this.code = e.codes[this.at] ?? 0, 
    this.at = e.ends[this.at] ?? 0) : this.at++, !0);
   }
   readEscape(e, t) {
    if (e === r) return this.readHexadecimal(2, t);
    if (e === o) return this.readReference(t);
    if (e !== i || !this.next(t)) return;
    const n = u[this.code];
    return void 0 !== n ? this.readHexadecimal(n, t) : d(this.code) || void 0 !== p(this.code, 10) ? void 0 : this.code;
   }
   readHexadecimal(e, t) {
    let n = 0;
    for (let r = 0; r < e; r++) {
     const e = this.next(t) ? p(this.code, 16) : void 0;
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
     const e = p(this.code, n);
     if (void 0 === e) return this.code === a ? t : void 0;
     t = Math.min((t ?? 0) * n + e, 1114112);
    }
   }
  }
  function h(e, t) {
   e.includes(t) || e.push(t);
  }
  const d = e => (32 | e) >= 97 && (32 | e) <= 122;
  function p(e, t) {
   if (e >= 48 && e <= 57) return e - 48;
   const n = (32 | e) - 97;
   return 16 === t && n >= 0 && n < 6 ? n + 10 : void 0;
  }
  var m = n(8925);
  const g = "the API token", b = "the GitHub token", v = "***", y = 8, w = 4, $ = 64, _ = 256, k = 8;
  function x({apiToken: e, githubToken: t = "", others: n = []}) {
   const r = new Map(n.map(e => [ e, "" ]));
   r.set(t, b).set(e, g), r.delete("");
   const o = [ ...r ].flatMap(([e, t]) => function(e, t) {
    if (e.length < y) return [ {
     text: e,
     name: ""
    } ];
    const n = [ 0, 1, 2 ].flatMap(n => {
     const r = Buffer.concat([ Buffer.alloc(n), Buffer.from(e) ]), o = r.toString("base64").slice(Math.ceil(8 * n / 6), Math.floor(8 * r.length / 6)), i = {
      before: n > 0,
      behind: r.length % 3 > 0
     }, s = o.replaceAll("+", "-").replaceAll("/", "_");
     return [ ...new Set([ o, s ]) ].map(e => ({
      text: e,
      name: t,
      partial: i
     }));
    });
    return [ {
     text: e,
     name: t
    }, ...n ];
   }(e, t));
   return {
    find: e => {
     const t = E(o, e, !1).map(({name: e}) => e);
     return [ g, b ].find(e => t.includes(e));
    },
    redact: (e, t = !1) => {
     let n = "", r = 0;
     for (const {start: i, end: s} of E(o, e, t).sort((e, t) => e.start - t.start)) n += i < r ? "" : `${e.slice(r, i)}${v}`, 
     r = Math.max(r, s);
     return n + e.slice(r);
    }
   };
  }
  function E(e, t, n) {
   const r = function(e) {
    const t = /[%&\\]/g, n = [];
    for (;t.test(e); ) n.push(t.lastIndex - 1);
    return n;
   }(t), o = n ? [ ...r, t.length ] : r, i = o.length > 0 ? new f(t, r) : void 0;
   return e.flatMap(e => [ ...T(e, t), ...i ? S(e, i, o, n) : [] ]);
  }
  function T(e, t) {
   const {length: n} = e.text, r = n > _ ? n : 1, o = [];
   for (let i = t.indexOf(e.text); -1 !== i; i = t.indexOf(e.text, i + r)) {
    const r = A(e, t, i, i + n), s = o.at(-1);
    s && r.start < s.end ? s.end = r.end : o.push(r);
   }
   return o;
  }
  function S(e, t, n, r) {
   const o = e.text, {text: i} = t, s = [];
   let a = 0, c = -1;
   for (const u of n) {
    for (let n = Math.max(a, c + 1, u - o.length + 1); n <= u; n++) {
     if (!t.mayBegin(u, o.charCodeAt(u - n))) continue;
     const c = n === u || o.startsWith(i.slice(n, u)) ? O(o, t, u, u - n, r) : void 0;
     if (c) {
      s.push(A(e, i, n, Math.max(...c))), a = Math.min(...c);
      break;
     }
    }
    c = u;
   }
   return s;
  }
  function O(e, t, n, r, o) {
   const i = Math.max(1, Math.min(w, e.length - 1)), {length: s} = t.text;
   let a = [ n ];
   for (let n = r; n < e.length && a.length <= k; n++) {
    if (o && n >= i && a.some(e => e >= s || t.isBroken(e))) return [ s ];
    const r = t.endsOf(e.charCodeAt(n), a);
    if (0 === r.length) return n >= $ ? a : void 0;
    a = r;
   }
   return a;
  }
  function A({name: e, partial: t}, n, r, o) {
   const i = e => /[\w+/-]/.test(n.charAt(e)), s = t?.before && i(r - 1) ? r - 1 : r;
   let a = t?.behind && i(o) ? o + 1 : o;
   for (;t && a < o + 3 && "=" === n[a]; ) a++;
   return {
    start: s,
    end: a,
    name: e
   };
  }
  function C(e, t, n) {
   return Object.entries(e).flatMap(([e, r]) => {
    const o = function(e) {
     const t = [], n = [ e ];
     for (const e of n) if ("string" == typeof e && t.push(e), "object" == typeof e && null !== e) for (const [r, o] of Object.entries(e)) t.push(r), 
     n.push(o);
     return t;
    }(r).map(t.find).find(Boolean);
    return o ? [ (0, m.CC)({
     input: e,
     file: n
    }, `contains ${o}, which would be published; remove it`) ] : [];
   });
  }
  function P(e, t) {
   const {"api-token": n, "github-token": r = "", ...o} = e;
   return C({
    ...o,
    ...t.find(r) === g && {
     "github-token": r
    }
   }, t);
  }
 },
 900: (e, t, n) => {
  n.d(t, {
   IZ: () => $,
   Pw: () => m,
   uB: () => w
  });
  var r = n(8925), o = n(8190), i = n(4463);
  const s = (e, t) => n => "" === n ? {
   message: `is missing; give ${e}`
  } : t(n), a = (e, t) => n => "" === n ? {
   value: e
  } : t(n), c = e => t => "" === t ? {
   value: void 0
  } : e(t), u = e => ({
   value: e
  }), l = (e, t) => n => {
   const r = e.find(e => e === n);
   return void 0 === r ? {
    message: `${(0, o.TL)(n)} is not ${t}`
   } : {
    value: r
   };
  }, f = {
   "base-url": s("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)", o.pc),
   "api-token": s("the API token of the site, from a secret (a misspelled or unavailable secret is empty)", o.rJ),
   timeout: a(30, (0, o.rD)("a whole number of seconds from 1 to 300", 1, 300)),
   retries: a(3, (0, o.rD)("a whole number from 0 to 10", 0, 10)),
   summary: a(!0, o.zM)
  }, h = Number.MAX_SAFE_INTEGER, d = {
   ...f,
   target: s("`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line", l([ "all", "audience" ], "a valid target; give `all` (every subscriber) or `audience`")),
   "audience-id": c((0, o.rD)(`an audience id; give a whole number from 1 to ${h}`, 1, h)),
   "audience-name": c(u),
   "max-reach": c((0, o.rD)(`a whole number from 0 to ${h}`, 0, h)),
   "payload-file": c(u),
   "extra-fields": c(u),
   "dry-run": a(!1, o.zM),
   "check-urls": a(!1, o.zM),
   "once-key": c(u),
   "once-per": c(l([ "day", "week", "month" ], "a period; give `day`, `week` or `month`")),
   release: c(u),
   "github-token": c(o.rJ)
  }, p = e => e.replace(/-([a-z])/g, (e, t) => t.toUpperCase()), m = [ "title", "message", "icon-url", "banner-url", "landing-url", "actions", "utm-source", "utm-medium", "utm-campaign", "ttl" ], g = e => Object.keys(e);
  g(f), g(d);
  const b = 65536;
  function v(e) {
   return [ "actions", "extra-fields" ].filter(t => Buffer.byteLength(e[t] ?? "") > b).map(e => (0, 
   r.CC)(e, "is larger than 64 KiB; make it smaller"));
  }
  const y = {
   "payload-files": u,
   "extra-fields": u,
   "check-urls": d["check-urls"],
   timeout: f.timeout,
   summary: f.summary
  }, w = [ ...g(y), ...m ];
  function $(e, t) {
   const n = Object.entries(e).filter(([e, t]) => !(e in y) && "" !== t), o = "" === e["payload-files"] && 0 === n.length;
   return function(e, t, n, o = []) {
    const s = [ ...(0, i.ue)(t, n), ...v(t) ], a = new Set(s.map(({input: e}) => e)), c = {
     ...t,
     ...Object.fromEntries([ ...a ].map(e => [ e, "(refused)" ]))
    }, u = {}, l = [];
    for (const [t, n] of Object.entries(e)) {
     const e = n(c[t]);
     "value" in e ? u[p(t)] = e.value : l.push((0, r.CC)(t, e.message));
    }
    const f = [ ...s, ...[ ...l, ...o ].filter(({input: e}) => !a.has(e)) ];
    return {
     settings: f.length > 0 ? void 0 : u,
     problems: f,
     inputs: c,
     refused: a
    };
   }(y, e, t, o ? [ (0, r.CC)("payload-files", "is missing; give paths of payload files, or a notification as inputs") ] : []);
  }
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
 var o = n[e];
 if (void 0 !== o) return o.exports;
 var i = n[e] = {
  exports: {}
 }, s = !0;
 try {
  t[e](i, i.exports, r), s = !1;
 } finally {
  s && delete n[e];
 }
 return i.exports;
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
 r.t = function(n, o) {
  if (1 & o && (n = this(n)), 8 & o) return n;
  if ("object" == typeof n && n) {
   if (4 & o && n.__esModule) return n;
   if (16 & o && "function" == typeof n.then) return n;
  }
  var i = Object.create(null);
  r.r(i);
  var s = {};
  e = e || [ null, t({}), t([]), t(t) ];
  for (var a = 2 & o && n; "object" == typeof a && !~e.indexOf(a); a = t(a)) Object.getOwnPropertyNames(a).forEach(e => s[e] = () => n[e]);
  return s.default = () => n, r.d(i, s), i;
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
  var n, o, {ids: i, modules: s, runtime: a} = t, c = 0;
  for (n in s) r.o(s, n) && (r.m[n] = s[n]);
  for (a && a(r); c < i.length; c++) o = i[c], r.o(e, o) && e[o] && e[o][0](), e[i[c]] = 0;
 };
 r.f.j = (n, o) => {
  var i = r.o(e, n) ? e[n] : void 0;
  if (0 !== i) if (i) o.push(i[1]); else {
   var s = import("./" + r.u(n)).then(t, t => {
    throw 0 !== e[n] && (e[n] = void 0), t;
   });
   s = Promise.race([ s, new Promise(t => i = e[n] = [ t ]) ]), o.push(i[1] = s);
  }
 };
})();

var o = r(1312), i = r(225), s = r(8925), a = r(8190);

var c = r(246), u = r(3916), l = r(900);

function f(e) {
 return P(e).replace(T, O).replace(S, A).replace(/^[\t -%'-;=-@[-`{-~]/, O).replaceAll("\n", "<br>");
}

function h(e) {
 return P(e).replace(/[&<>]/g, O).replaceAll("\n", "&#10;");
}

function d(e, t = 500) {
 const n = $(e, t).split(b).map((e, t) => t % 2 == 1 ? v(e) : f(_(e)));
 return g(n.join(""));
}

function p({text: e, url: t}, n = 2e3) {
 return `${d(e, n)}${t ? ` <a href="${C(t)}">Open that run</a>` : ""}`;
}

const m = ({command: e}) => void 0 !== e && `<pre><code>${h(e)}</code></pre>`, g = e => `<span dir="auto">${e}</span>`, b = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/, v = e => `<code>${h(e)}</code>`;

function y(e, t = 300) {
 const n = f(_($(e, t)));
 return e.length > E ? n : `<a href="${C(e)}">${n}</a>`;
}

function w(e, t, n) {
 return e.length > E ? t : `<img src="${C(e)}" alt="${t}" width="${n}">`;
}

function $(e, t) {
 return e.length > t ? `${e.slice(0, t).replace(/[\ud800-\udbff]$/, "")}\u2026` : e;
}

function _(e, t = 40) {
 if (!new RegExp(`[^\\s/?-]{${t + 1}}`).test(e)) return e;
 const n = new RegExp(`${x}{${t + 1},}`, "gv"), r = new RegExp(`${x}{${k}}(?=${x})`, "gv");
 return e.replace(n, e => e.replace(r, "$&\u200b"));
}

const k = 10, x = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}]]`, E = 2e3, T = /[&<>"'`*_~[\]()|\\!{}^]/g, S = /(?<!&)#|[@:$]|(?<=www)\./gi, O = e => `&#${e.codePointAt(0)};`, A = e => `<span>${O(e)}</span>`, C = e => P(e).replace(/[&<>"'`\n\t]/g, O);

function P(e) {
 return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, e => `\u2039U+${(e.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u203a`);
}

function z(e) {
 const [, t = "", n = "", r = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(e)) ?? [];
 return n ? t + n.replace(/\B(?=(?:\d{3})+$)/g, ",") + r : String(e);
}

const N = (e, t) => `${z(e)} ${t}${1 === e ? "" : "s"}`, j = e => "object" == typeof e ? e.flatMap(j) : e ? [ e ] : [], R = [ {
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

function I(e) {
 return `<div>\n${R.map(t => function(e, {title: t, message: n, actions: r = [], ...o}) {
  const {name: i, browser: s, iconAt: a, buttonsAt: c, textWidth: u} = e, l = B(t, e.title), f = B(n, e.message), h = r.slice(0, 2).map(({text: t}) => B(t, e.button)), d = r.length - h.length, p = `<td valign="top" width="56">${w(o.icon_url, "icon", 56)}</td>`, m = `<td valign="top" width="${u}" dir="auto"><b>${M(l)}</b><br>${M(f)}</td>`, g = o.banner_url && w(o.banner_url, "banner", 360), b = h.map(e => `<kbd>&nbsp;${M(e)}&nbsp;</kbd>`).join("&nbsp;&nbsp;");
  return `<table align="left">${[ `<th colspan="2">${i} <sub>${s}</sub></th>`, "start" === a ? p + m : m + p, g && `<td colspan="2" align="center">${g}</td>`, b && `<td colspan="2" align="${c}">${b}</td>`, `<td colspan="2">${[ U("Title", l), U("Message", f), h.some(L) && "\u2702\ufe0f A button is cut", d > 0 && `\u2702\ufe0f ${N(d, "more button")} not shown`, `Opens ${y(o.landing_url, 38)}` ].flatMap(e => e ? [ `<sub>${e}</sub>` ] : []).join("<br>")}</td>` ].flatMap(e => e ? [ `<tr>${e}</tr>` ] : []).join("")}</table>`;
 }(t, e)).join("\n")}\n<br clear="all"><sub>Where the text is cut off is an estimate: it depends on fonts, versions and settings.</sub>\n</div>`;
}

const M = ({shown: e}) => f(_(e, 24)), L = ({visible: e, total: t}) => e < t, U = (e, t) => L(t) ? `\u2702\ufe0f ${e} cut after ${z(t.visible)} of ${N(t.total, "character")}` : `${e} fits (${N(t.total, "character")})`;

function B(e, {length: t, line: n}) {
 const r = /^[\n\x20-\x7e]*$/.test(e), o = r ? e : e.match(D) ?? [], i = o.length;
 let s = 0, a = 0, c = 0;
 for (const u of o) {
  if (s = "\n" === u ? (Math.floor(s / n) + 1) * n : s + (!r && F.test(u) ? 2 : 1), 
  s > t) return {
   shown: `${e.slice(0, c).trimEnd()}\u2026`,
   visible: a,
   total: i
  };
  s < t && (a++, c += u.length);
 }
 return {
  shown: e,
  visible: i,
  total: i
 };
}

const D = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu, F = /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u, W = {
 "many-buttons": ({count: e}) => `There are ${e} buttons; browsers show at most two.`,
 "long-ttl": ({seconds: e}) => `The ttl is ${e} s; push services keep a message for at most four weeks (2419200 s).`,
 "reach-zero": () => "The audience has a reach of 0: nobody will receive this notification.",
 "quoted-token": () => "The API token is in quotation marks. If they are not part of it, remove them from the secret.",
 "token-expiry": ({at: e, expired: t}) => {
  const n = e.toISOString().slice(0, 10);
  return t ? `The API token expired on ${n}: the service will probably refuse it. Replace the secret.` : `The API token expires on ${n}. Replace the secret before then.`;
 },
 rerun: ({attempt: e}) => `This is attempt ${e} of this run: an earlier attempt may already have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,
 "image-size": ({input: e, use: t, expected: n, ...r}) => `${e}: the ${t} is ${H(r)}; browsers show ${n.map(H).join(" or ")}.`,
 "key-separator": ({key: e}) => `The once-key ${(0, a.TL)(e)} ends with a separator, so an expression in it is probably empty. Runs with the same key may be skipped although they announce something else. Correct the key.`,
 truncated: ({field: e, visible: t, total: n}) => `The ${e} is ${z(n)} characters long; even a desktop shows only about ${z(t)}.`,
 markup: ({field: e, what: t}) => `The ${e} contains ${G[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,
 "escaped-newline": ({field: e}) => `The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,
 "first-entry": () => "The message is the first entry of a list of changes. For a better text next time, begin the release notes with a short paragraph, or set `message`."
}, q = e => W[e.kind](e), H = ({width: e, height: t}) => `${e}x${t}`, G = {
 heading: {
  name: "a Markdown heading",
  pattern: /^#{1,6} \S/m
 },
 list: {
  name: "a Markdown list",
  pattern: /^[-*+] \S/m
 },
 link: {
  name: "a Markdown link",
  pattern: /\[[^[\]\n]*\]\([^()\s]*\)/
 },
 emphasis: {
  name: "Markdown emphasis",
  pattern: /(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i
 },
 tag: {
  name: "an HTML tag",
  pattern: /<\/?[a-z][^<>]*>/i
 }
};

function Z({notification: e, sources: t, firstEntry: n}) {
 const {actions: r, ttl: o} = e, i = [];
 r && r.length > 2 && i.push({
  kind: "many-buttons",
  count: r.length
 }), void 0 !== o && o > 2419200 && i.push({
  kind: "long-ttl",
  seconds: o
 }), n && i.push({
  kind: "first-entry"
 });
 for (const n of [ "title", "message" ]) i.push(...X(n, e)), "input" !== t[n] && "file" !== t[n] || i.push(...V(n, e[n]));
 return i;
}

function X(e, t) {
 const n = R.map(n => B(t[e], n[e]));
 if (n.some(({visible: e, total: t}) => e === t)) return [];
 const r = n.reduce((e, t) => t.visible > e.visible ? t : e);
 return [ {
  kind: "truncated",
  field: e,
  visible: r.visible,
  total: r.total
 } ];
}

function V(e, t) {
 const n = Object.keys(G).filter(e => G[e].pattern.test(t)).map(t => ({
  kind: "markup",
  field: e,
  what: t
 }));
 return t.includes("\\n") ? [ ...n, {
  kind: "escaped-newline",
  field: e
 } ] : n;
}

const J = ({text: e, url: t, command: n}) => `${e}${t ? ` ${t}` : ""}${n ? `\n${n}` : ""}`, Y = {
 rejected: "Nothing was sent: the request was refused.",
 "not-sent": "Nothing was sent.",
 unknown: "The notification may or may not have been sent."
};

function K({title: e, reason: t, message: n, hint: r}, o, i) {
 const s = [ "Look in the panel of the service before you send it again.", r, `If nothing was sent, ${void 0 !== i && "none" !== i.kind ? "first delete the claim of `once-key` (the command is in the log), then " : ""}run this again.` ].filter(Boolean).join(" ");
 return {
  title: `${e} (${o ? `${o}: ` : ""}${t})`,
  why: {
   text: n
  },
  ...o && {
   meaning: Y[o]
  },
  next: {
   text: "unknown" === o ? s : `${r}${"not-sent" === o && "internal-error" === t ? " You can run this again." : ""}`
  },
  reason: t
 };
}

const Q = e => `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${(e => e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/, "http-$1xx"))(e)}`;

function ee({title: e, why: t, meaning: n, next: r, reason: o}) {
 return [ `<table>\n${[ ...o ? [ [ "What failed", `<b>${d(e)}</b>` ] ] : [], [ "Why", p(t, 5e3) ], ...n ? [ [ "Result", n ] ] : [], [ "What to do", p(r) ], ...o ? [ [ "More", `<a href="${Q(o)}">What ${o} means</a>` ] ] : [] ].map(([e = "", t]) => `<tr><th align="left">${e.replaceAll(" ", "&nbsp;")}</th><td>${t}</td></tr>`).join("\n")}\n</table>`, m(r) ];
}

const te = ({problems: e, notifications: t}) => [ ...e, ...t.flatMap(e => e.problems) ];

function ne(e) {
 if (e.failure) return e.failure.reason;
 const t = new Set(te(e).map(({reason: e}) => e));
 return [ "invalid-input", "unreadable-file", "url-check-failed" ].find(e => t.has(e));
}

function re(e) {
 const {file: t, path: n = [], message: r} = e;
 return $(void 0 === t ? (0, s.fI)(e) : (0, s.LT)(n, "The file", r), 1e3);
}

function oe(e) {
 return `${se(e)}${re(e)}`;
}

const ie = (e, t) => `${se({
 file: e || void 0
})}Advice: ${q(t)}`;

function se({file: e, place: t = {
 line: 1,
 column: 1
}}) {
 return void 0 === e ? "" : `${e.replace(/\p{Cc}/gu, "\ufffd")}:${t.line}:${t.column}: `;
}

function ae(e) {
 const {notifications: t, failure: n} = e;
 if (n) return "The notifications were not checked";
 const r = t.filter(({problems: e}) => e.length > 0).length;
 return r > 0 ? `${r} of ${N(t.length, "notification")} ${1 === r ? "has" : "have"} problems` : te(e).length > 0 ? "The inputs have problems" : `${N(t.length, "notification")} checked: no problems`;
}

function ce({file: e, problems: t, advice: n, content: r}) {
 const o = n.map(e => `\u26a0\ufe0f ${d(q(e))}`).join("<br>");
 return [ `<h3>${t.length > 0 ? "\u274c " : ""}${"" === e ? "Notification from the inputs" : f(_($(e, ue)))}</h3>`, fe(t), o && `<p>${o}</p>`, r && I(r.notification) ];
}

const ue = 200, le = 20;

function fe(e) {
 if (0 === e.length) return;
 const t = e.slice(0, le).map(e => `<li>${he(e)}${d(re(e), 1e3)}</li>`), n = (0, 
 s.X5)(e), r = n - t.length;
 return r > 0 && t.push(`<li>${z(r)} more: see the log.</li>`), `<p><b>${N(n, "problem")}</b></p>\n<ul>\n${t.join("\n")}\n</ul>`;
}

const he = ({place: e}) => e ? `${v(`${e.line}:${e.column}`)} ` : "", de = e(import.meta.url)("os");

function pe(e) {
 return null == e ? "" : "string" == typeof e || e instanceof String ? e : JSON.stringify(e);
}

function me(e) {
 return Object.keys(e).length ? {
  title: e.title,
  file: e.file,
  line: e.startLine,
  endLine: e.endLine,
  col: e.startColumn,
  endColumn: e.endColumn
 } : {};
}

function ge(e, t, n) {
 const r = new ve(e, t, n);
 process.stdout.write(r.toString() + de.EOL);
}

function be(e, t = "") {
 ge(e, {}, t);
}

class ve {
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
    r && (t ? t = !1 : e += ",", e += `${n}=${ye(r)}`);
   }
  }
  return e += `::${function(e) {
   return pe(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  }(this.message)}`, e;
 }
}

function ye(e) {
 return pe(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

var we;

function $e(e) {
 ge("add-mask", {}, e);
}

function _e(e, t) {
 const n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
 if (t && t.required && !n) throw new Error(`Input required and not supplied: ${e}`);
 return t && !1 === t.trimWhitespace ? n : n.trim();
}

function ke(e, t = {}) {
 ge("error", me(t), e instanceof Error ? e.toString() : e);
}

function xe(e, t = {}) {
 ge("warning", me(t), e instanceof Error ? e.toString() : e);
}

function Ee(e, t = {}) {
 ge("notice", me(t), e instanceof Error ? e.toString() : e);
}

function Te(e) {
 process.stdout.write(e + de.EOL);
}

e(import.meta.url)("path"), function(e) {
 e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
}(we || (we = {}));

const Se = [ "api-token", "github-token" ], Oe = e(import.meta.url)("node:fs");

function Ae(e) {
 return /[^\x20-\x7e]/.test(e) || e.includes("##[") || e.trimStart().startsWith("::") ? e.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/##(?=\[)/g, "##\u2060").split("\n").map(Ce).join("\n").replace(/[^\P{Cc}\n\t]/gu, "\ufffd") : e;
}

function Ce(e) {
 const t = e.search(/[^\s\p{C}\p{Z}]/u);
 return t >= 0 && e.startsWith("::", t) ? `${e.slice(0, t)}:\u2060${e.slice(t + 1)}` : e;
}

function Pe(e) {
 const t = t => Ae(e(t)), n = e => (n, r, o) => {
  const i = t(r);
  i.length > 4096 && Te(i), e(i, {
   title: t(n),
   ...o && {
    file: o.file,
    startLine: o.line,
    startColumn: o.column
   }
  });
 };
 return {
  info: e => Te(t(e)),
  retry: (e, n) => {
   const r = (n / 1e3).toFixed(1);
   Te(t(`${e.title}: ${e.message} Retrying ${"0.0" === r ? "now" : `in ${r} s`}.`));
  },
  group: (e, n) => {
   (function(e) {
    be("group", e);
   })(t(e)), Te(t(n)), function() {
    be("endgroup");
   }();
  },
  notice: n(Ee),
  warning: n(xe),
  error: n(ke)
 };
}

const ze = {
 line: 1,
 column: 1
};

function Ne(e, t, n) {
 const {title: r, why: o} = n, i = function({why: e, meaning: t, next: n, reason: r}, o) {
  const i = `\n${o(t ? `${t} ${J(n)}` : J(n))}${r ? `\nMore: ${Q(r)}` : ""}`;
  return function(e, t) {
   const n = e.split("\n");
   if (1 === n.length) return $(e, t - 1);
   const r = e => `- and ${e} more (see the log)`;
   let o = r(n.length).length;
   const i = [];
   for (const e of n) {
    const n = $(e, 600);
    if (o += n.length + 1, o > t) break;
    i.push(n);
   }
   const s = n.length - i.length;
   return [ ...i, ...s > 0 ? [ r(s) ] : [] ].join("\n");
  }(o(J(e)), 4096 - i.length) + i;
 }(n, Ae);
 i.startsWith(Ae(o.text)) || e.info(o.text), e[t](r, i);
}

const je = 524288;

const Re = [ "response", "audience-name" ];

const Ie = e(import.meta.url)("node:http");

var Me = r.n(Ie);

const Le = e(import.meta.url)("node:string_decoder"), Ue = async () => (await Promise.resolve().then(r.t.bind(r, 4708, 23))).default;

const Be = e => !0 === e.encrypted;

class De extends Error {
 reason;
 constructor(e, t) {
  super(t), this.reason = e;
 }
}

const Fe = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/, We = new Set([ 42, 43, 44, 45, 46, 48, 116 ]), qe = e(import.meta.url)("node:net");

function He({http: e, https: t}) {
 return [ ...new Set([ e, t ].flatMap(Ge)) ];
}

function Ge(e = "") {
 const [, t = ""] = /^[^:]*:\/\/(.*)$/s.exec(Ze(e.trim())) ?? [], n = t.lastIndexOf("@");
 if (n < 0) return [];
 const r = t.slice(0, n), o = r.indexOf(":"), i = o < 0 ? [ r, "" ] : [ r.slice(0, o), r.slice(o + 1) ], {username: s = "", password: c = ""} = (0, 
 a.Dl)(Ze(e.trim())) ?? {}, u = i.map(e => Xe(e) ?? e);
 return [ ...[ ...i, s, c, ...u ].filter(e => e.length >= 4), Buffer.from(u.join(":")).toString("base64").replace(/=+$/, "") ];
}

const Ze = e => e.includes("://") ? e : `http://${e}`;

function Xe(e) {
 try {
  return decodeURIComponent(e);
 } catch {
  return;
 }
}

function Ve(e) {
 const t = new Map, n = new WeakMap, o = e => et() - (n.get(e) ?? Number.NEGATIVE_INFINITY);
 return {
  async request(i) {
   const s = function(e, t, n = process.version) {
    const r = ("https:" === e.protocol ? t.https : t.http)?.trim();
    if (!r || function(e, t) {
     const n = e.hostname.replace(/^\[|\]$|\.$/g, ""), r = e.port || ("https:" === e.protocol ? "443" : "80");
     return t.toLowerCase().split(/[\s,]+/).filter(e => "" !== e).some(e => "*" === e || function(e, t, n) {
      if (e.includes("/")) return function(e, t) {
       const [n = "", r = ""] = e.split("/"), o = (0, qe.isIP)(n);
       if (0 === o || (0, qe.isIP)(t) !== o || !/^\d{1,3}$/.test(r) || Number(r) > (4 === o ? 32 : 128)) return !1;
       const i = 4 === o ? "ipv4" : "ipv6", s = new qe.BlockList;
       return s.addSubnet(n, Number(r), i), s.check(t, i);
      }(e, t);
      const [, r = e, o] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e) ?? [];
      if (void 0 !== o && o !== n) return !1;
      const i = function(e) {
       return 6 === (0, qe.isIP)(e) && (0, a.Dl)(`http://[${e}]`)?.hostname.slice(1, -1) || e;
      }(r.replace(/^\[|\]$/g, "").replace(/^\*?\./, ""));
      return t === i || 0 === (0, qe.isIP)(t) && t.endsWith(`.${i}`);
     }(e, n, r));
    }(e, t.bypass ?? "")) return;
    if (!function(e) {
     const [t = 0, n = 0] = e.replace(/^v/, "").split(".").map(Number);
     return t > 24 || 24 === t && n >= 5;
    }(n)) return {
     problem: `Node ${n} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`
    };
    if (/\p{Cc}/u.test(r)) return {
     problem: "the proxy setting contains a line break or another control character"
    };
    const o = (0, a.Dl)(Ze(r));
    return o && /^https?:$/.test(o.protocol) ? void 0 === Xe(o.username + o.password) ? {
     problem: "the user name or password in the proxy setting is not percent-encoded"
    } : {
     url: o.href
    } : {
     problem: "the proxy setting is not an http or https URL"
    };
   }(i.url, e);
   if (s && "problem" in s) return {
    kind: "failure",
    mayHaveBeenReceived: !1,
    reason: "proxy-failed",
    retryable: !1,
    cause: new Error(s.problem)
   };
   const c = await async function(e, o) {
    const i = `${e.protocol}${o ?? ""}`, s = t.get(i);
    if (s) return s;
    const a = void 0 === o ? {} : {
     proxyEnv: {
      http_proxy: o,
      https_proxy: o
     }
    }, {Agent: c} = "https:" === e.protocol ? await Ue() : Me();
    void 0 !== o && await async function() {
     const {subscribe: e, unsubscribe: t} = await Promise.resolve().then(r.t.bind(r, 3053, 23));
     t("net.client.socket", Ke), e("net.client.socket", Ke);
    }();
    const u = new c({
     keepAlive: !0,
     ...a
    });
    return u.on("free", e => n.set(e, et())), t.set(i, u), u;
   }(i.url, s?.url), u = Math.min(...Je(c).map(o));
   "GET" !== i.method && u < 1e3 && await async function(e) {
    e > 0 && await new Promise(t => setTimeout(t, e));
    for (let e = 0; e < 2; e++) await new Promise(e => setImmediate(e));
   }(10 - u);
   for (const e of Je(c)) (o(e) > 1e3 || Ye(e)) && e.destroy();
   const l = "http:" === i.url.protocol && !0 === s?.url.startsWith("https:");
   return async function(e, t, n) {
    const {method: r, url: o, headers: i, body: s, timeoutMs: a, maxBytes: c, encoding: u = "utf8", wantsBody: l, signal: f} = e, {request: h} = "https:" === o.protocol ? await Ue() : Me();
    return new Promise(e => {
     let d, p, m = !1, g = !0, b = 0;
     const v = new Le.StringDecoder(u);
     let y = "";
     const w = h(o, {
      agent: t,
      method: r,
      headers: void 0 === s ? i : {
       ...i,
       "Content-Length": Buffer.byteLength(s)
      }
     }), $ = setTimeout(() => T(new De("timeout", `no response within ${a / 1e3} s`)), a), _ = () => T(new De("cancelled", "the run was cancelled")), k = e => {
      b += e.length;
     };
     function x(t) {
      clearTimeout($), f?.removeEventListener("abort", _), d?.removeListener("data", k), 
      e(t);
     }
     function E(e) {
      if (!p) return;
      const t = y + v.end(), n = "utf8" === u ? t.replace(/^\ufeff/, "") : t;
      x({
       ...p,
       body: n,
       ...e && {
        incomplete: e
       }
      });
     }
     function T(e) {
      p ? E(e instanceof De ? e.reason : "cut") : S(e) ? x(function(e, {isProxied: t, isProxyTls: n}) {
       const r = {
        kind: "failure",
        mayHaveBeenReceived: !1,
        cause: e
       }, o = (e, t) => ({
        ...r,
        reason: e,
        retryable: t
       });
       if (e instanceof De) return o(e.reason, "timeout" === e.reason);
       const {code: i = "", syscall: s, statusCode: a} = e;
       return "ERR_PROXY_TUNNEL" === i ? o("proxy-failed", void 0 === a) : void 0 !== s && "EPROTO" !== i || Fe.test(i) || e instanceof AggregateError || i.startsWith("ERR_INVALID") ? o(t && ("ECONNRESET" !== i || void 0 !== s || n) ? "proxy-failed" : "connection-failed", !0) : o(n ? "proxy-failed" : "tls-failed", !1);
      }(e, n)) : x(function(e, t) {
       const n = e.code ?? "", r = t > 0 || n.startsWith("HPE_");
       return {
        kind: "failure",
        mayHaveBeenReceived: !0,
        reason: e instanceof De ? e.reason : r ? "bad-response" : "connection-lost",
        retryable: !0,
        cause: e
       };
      }(e, b)), w.destroy();
     }
     const S = e => !m || !g && 0 === b && function(e) {
      const [, t] = /\bSSL alert number (\d{1,3})\b/.exec(e instanceof Error ? e.message : "") ?? [];
      return void 0 !== t && We.has(Number(t));
     }(e);
     function O() {
      w.destroyed || (m = !0, g = w.reusedSocket || "TLSv1.3" !== d.getProtocol?.(), w.end(s));
     }
     w.on("error", T), w.on("close", () => p ?? T(Object.assign(new Error("the connection was closed"), {
      code: "ECONNRESET"
     }))), w.on("socket", e => {
      d = e, e.on("data", k), function(e) {
       return !(e.connecting || Be(e) && !1 !== e.secureConnecting);
      }(e) ? O() : e.once(Be(e) ? "secureConnect" : "connect", O);
     }), w.on("response", e => {
      const t = e.statusCode ?? 0;
      if (p = {
       kind: "response",
       status: t,
       headers: e.headers,
       body: "",
       at: new Date
      }, !1 === l?.(t)) return E(), void w.destroy();
      let n = 0;
      e.on("data", e => {
       const t = c - n;
       n += e.length, e.length <= t ? y += v.write(e) : (y += v.write(e.subarray(0, t)), 
       E("too-large"), w.destroy());
      }), e.on("end", () => E(e.complete ? void 0 : "cut")), e.on("error", T), e.on("close", () => E("cut"));
     }), f?.addEventListener("abort", _), f?.aborted && _();
    });
   }(i, c, {
    isProxied: void 0 !== s,
    isProxyTls: l
   });
  }
 };
}

const Je = e => Object.values(e.freeSockets).flatMap(e => e ?? []), Ye = e => e.readableEnded || !e.writable, Ke = e => {
 e.socket.on("error", () => {});
}, Qe = e => e >= 200 && e < 300, et = () => Number(process.hrtime.bigint()) / 1e6;

var tt = r(4463);

const nt = e => process.env[e.toLowerCase()] || process.env[e] || void 0;

function rt(e) {
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

const ot = e(import.meta.url)("node:fs/promises"), it = e(import.meta.url)("node:path"), st = e(import.meta.url)("node:timers/promises");

class at extends Error {}

const ct = (e, t) => "function" == typeof e ? e(t) : "?" === e || e === t;

function ut(e, t, n) {
 const r = [];
 for (const o of t) {
  const t = e[o];
  "**" !== t || n.startsWith(".") || r.push(o), "function" == typeof t && t(n) && r.push(o + 1);
 }
 return lt(e, r);
}

function lt(e, t) {
 const n = new Set(t);
 for (const t of n) "**" === e[t] && n.add(t + 1);
 return n;
}

async function ft(e) {
 return (0, ot.stat)(e).then(e => e.isDirectory(), () => !1);
}

async function ht(e, t, n) {
 const r = (0, it.resolve)(t, e);
 if (await (0, ot.lstat)(r).then(() => !0, () => !1)) return [ (0, it.relative)(t, r).replaceAll(it.sep, "/") ];
 try {
  const r = e.length > 4096 ? [] : function(e) {
   return e.split("/").filter(e => "" !== e && "." !== e).map(e => {
    if ("**" === e) return e;
    const t = function(e) {
     const t = e.lastIndexOf("]") + 1;
     return [ ...e.slice(0, t).match(/\[[!^]?[^/][^\]/]*\]|./gsu) ?? [], ...e.slice(t) ].map(e => {
      const t = /^\[([!^]?)(.+)\]$/su.exec(e);
      return t ? function(e, t) {
       const n = Array.from(e.matchAll(/(.)-(.)|./gsu), ([e, t = e, n = t]) => [ t, n ]);
       return e => n.some(([t, n]) => t <= e && e <= n) !== t;
      }(t[2] ?? "", "" !== t[1]) : e;
     });
    }(e);
    return n => e.startsWith(".") === n.startsWith(".") && function(e, t) {
     const n = Array.from(t);
     let r = 0, o = -1, i = 0;
     for (let t = 0; t < n.length; ) if ("*" === e[r]) o = r++, i = t; else if (ct(e[r], n[t] ?? "")) r++, 
     t++; else {
      if (-1 === o) return !1;
      r = o + 1, t = ++i;
     }
     return e.slice(r).every(e => "*" === e);
    }(t, n);
   });
  }(e.replaceAll(it.sep, "/")), o = await async function(e, t, n, r) {
   const o = [];
   let i = 0;
   return await async function n(s, a) {
    const c = await (0, ot.readdir)((0, it.join)(e, s), {
     withFileTypes: !0
    }).catch(() => []);
    if (r.entries -= c.length, r.entries < 0) throw new at;
    for (const u of c.sort((e, t) => e.name < t.name ? -1 : 1)) {
     if (++i % 1e3 == 0 && await (0, st.setImmediate)(), o.length >= 101 || r.signal.aborted) return;
     const c = ut(t, a, u.name), l = s ? `${s}/${u.name}` : u.name;
     u.isDirectory() ? c.size > 0 && await n(l, c) : !c.has(t.length) || u.isSymbolicLink() && await ft((0, 
     it.join)(e, l)) || o.push(l);
    }
   }("", lt(t, [ 0 ])), o;
  }(t, r, 0, n);
  return o.length > 0 ? o : "matches no file in the workspace; check the path, and that the repository is checked out";
 } catch (e) {
  if (!(e instanceof at)) throw e;
  return "searches too many files; begin the pattern with the folder they are in";
 }
}

async function dt(e) {
 const t = process.env.GITHUB_WORKSPACE || process.cwd(), n = (0, it.resolve)(t, e), r = {
  input: "payload-file",
  file: e
 }, o = e => ({
  problem: (0, s.CC)(r, e, {
   reason: "unreadable-file"
  })
 }), i = {
  problem: (0, s.CC)(r, "is outside the workspace; give a file of the repository")
 };
 try {
  const e = await (0, ot.realpath)(t);
  if (!pt(n, t) && !pt(n, e)) return i;
  const r = await (0, ot.realpath)(n);
  if (!pt(r, e)) return i;
  const s = await (0, ot.stat)(r);
  return s.isFile() ? s.size > 65536 ? o("is larger than 64 KiB; give a file of notification fields") : {
   text: new TextDecoder("utf-8", {
    fatal: !0
   }).decode(await (0, ot.readFile)(r))
  } : o("is not a regular file; give the path of a YAML or JSON file");
 } catch (e) {
  const t = e.code;
  return o("ENOENT" === t ? "does not exist; check the path, and that the repository is checked out" : "ERR_ENCODING_INVALID_ENCODED_DATA" === t ? "is not UTF-8 text; save it as UTF-8" : `cannot be read (${(0, 
  u.q0)(e)})`);
 }
}

function pt(e, t) {
 const n = (0, it.relative)(t, e);
 return ".." !== n && !n.startsWith(`..${it.sep}`) && !(0, it.isAbsolute)(n);
}

const mt = {
 "connection-failed": "Check `base-url` and that the runner can reach it.",
 "tls-failed": "Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",
 "proxy-failed": "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",
 timeout: "Check that the service is up; if it is only slow, raise `timeout`.",
 "connection-lost": "Check that the service is up.",
 "bad-response": "Check that `base-url` is the address of the push service."
}, gt = {
 ERR_SSL_WRONG_VERSION_NUMBER: "Check the port in `base-url`, or that of an https proxy.",
 ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: "Use an address of the service (or a proxy) that does not require a client certificate."
};

function bt(e, {reason: t, mayHaveBeenReceived: n, cause: r}) {
 const o = "Sending" === e && n;
 if ("cancelled" === t) return o ? "" : "If you did not mean to cancel it, run it again.";
 const {code: i = "", statusCode: s} = Object(r);
 if (407 === s) return function(e, t, n) {
  if (401 === e || 403 === e) return "The service refused the token: check that `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this again.";
  if (404 === e) return "Check `base-url`: there may be no push service at that address (the action adds `/v1/\u2026` itself)." + ("Sending" === t ? " With `target: audience`, check `audience-id` too." : "");
  return 407 === e ? "The proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again." : 429 === e ? "The rate limit of the service is reached: wait, then run this again." : e >= 300 && e < 400 ? "The action does not follow redirects, because the token would go to the new address. Correct `base-url`." : e >= 500 ? "The service has a problem: check its status before you run this again." : 408 === e ? "The service did not receive the request in time: run this again." : n ? "Fix the problem that the service reported, then start a new run." : `The service did not say why. ${"Sending" === t ? "Check the content and `extra-fields`, or ask" : "Ask"} the operator of the service.`;
 }(407, e, !1);
 const a = "tls-failed" === t && gt[i] || mt[t];
 return o ? a : `${a} Then run this again.`;
}

function vt(e, {reason: t, mayHaveBeenReceived: n}, r) {
 const o = "Sending" === e, i = e.charAt(0).toLowerCase() + e.slice(1);
 return {
  "connection-failed": `Could not connect to the service (${r}).`,
  "tls-failed": `Could not make a secure connection to the service (${r}).`,
  "proxy-failed": `Could not use the proxy (${r}).`,
  timeout: n ? `${o ? "The service may have received the request, but did not respond" : "There was no complete response"} in time (${r}).` : `Timed out connecting to the service (${r}).`,
  "connection-lost": `The connection was lost before ${o ? "a response arrived; the service may have received the request" : "the response was complete"} (${r}).`,
  "bad-response": `The response is not valid HTTP, or is incomplete (${r}).`,
  cancelled: o ? `The run was cancelled${n ? "; the service may already have" : " before the service"} received the request.` : `The run was cancelled while ${i}.`
 }[t];
}

const yt = 300, wt = 65536;

function $t(e, t, n = !1) {
 const r = t(e.slice(0, wt), n || e.length > wt).replace(/\s+/g, " ").trim();
 return r.length > yt ? `${r.slice(0, yt)}\u2026` : r;
}

const _t = new TextDecoder, kt = (e, t = 0, n = e.length) => _t.decode(e.slice(t, n)), xt = (e, t = 0, n = e.length) => e.slice(t, n).reduce((e, t) => e + `0${t.toString(16)}`.slice(-2), ""), Et = (e, t) => new DataView(e.buffer, e.byteOffset + t), Tt = (e, t = 0) => Et(e, t).getInt16(0, !0), St = (e, t = 0) => Et(e, t).getUint16(0, !1), Ot = (e, t = 0) => Et(e, t).getUint16(0, !0), At = (e, t = 0) => {
 const n = Et(e, t);
 return n.getUint16(0, !0) + (n.getUint8(2) << 16);
}, Ct = (e, t = 0) => Et(e, t).getUint32(0, !1), Pt = {
 readUInt16BE: St,
 readUInt16LE: Ot,
 readUInt32BE: Ct,
 readUInt32LE: (e, t = 0) => Et(e, t).getUint32(0, !0)
};

function zt(e, t, n = 0, r = !1) {
 return Pt[`readUInt${t}${r ? "BE" : "LE"}`](e, n);
}

new WeakMap;

const Nt = /^GIF8[79]a/, jt = {
 validate: e => Nt.test(kt(e, 0, 6)),
 calculate: e => ({
  height: Ot(e, 8),
  width: Ot(e, 6)
 })
};

function Rt(e) {
 return "45786966" === xt(e, 2, 6);
}

function It(e, t) {
 return {
  height: St(e, t),
  width: St(e, t + 2)
 };
}

function Mt(e, t) {
 const n = e.slice(2, t), r = xt(n, 6, 8), o = "4d4d" === r;
 if (o || "4949" === r) return function(e, t) {
  const n = zt(e, 16, 14, t);
  for (let r = 0; r < n; r++) {
   const n = 16 + 12 * r, o = n + 12;
   if (n > e.length) return;
   const i = e.slice(n, o);
   if (274 === zt(i, 16, 0, t)) {
    if (3 !== zt(i, 16, 2, t)) return;
    if (1 !== zt(i, 32, 4, t)) return;
    return zt(i, 16, 8, t);
   }
  }
 }(n, o);
}

function Lt(e, t) {
 if (t > e.length) throw new TypeError("Corrupt JPG, exceeded buffer limits");
}

const Ut = {
 validate: e => "ffd8" === xt(e, 0, 2),
 calculate(e) {
  let t, n, r = e.slice(4);
  for (;r.length; ) {
   const e = St(r, 0);
   if (Lt(r, e), 255 === r[e]) {
    if (Rt(r) && (t = Mt(r, e)), n = r[e + 1], 192 === n || 193 === n || 194 === n) {
     const n = It(r, e + 5);
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
}, Bt = "CgBI", Dt = [ 301, 302, 303, 307, 308 ];

async function Ft({url: e, image: t, timeoutMs: n, http: r, ...o}) {
 const i = performance.now() + n, s = new Set;
 for (let n = qt(e); ;) {
  s.add(n.href);
  const e = await r.request({
   ...o,
   method: "GET",
   url: n,
   timeoutMs: Math.max(0, i - performance.now()),
   maxBytes: 5242880,
   encoding: "latin1",
   wantsBody: e => t && Qe(e)
  });
  if ("failure" === e.kind) return {
   kind: "failure",
   at: n,
   failure: e
  };
  const {status: a, headers: c} = e, u = Dt.includes(a) ? c.location : void 0;
  if (void 0 === u) return {
   kind: "status",
   at: n,
   status: a,
   ...t && Qe(a) && {
    image: Wt(e)
   }
  };
  const l = Ht(u, n);
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
  const f = qt(l);
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

function Wt({body: e, incomplete: t}) {
 return t || (0 === e.length ? "empty" : function(e) {
  if (e.length < Zt) return;
  const t = new Uint8Array(e);
  try {
   return Gt.find(e => e.validate(t))?.calculate(t);
  } catch {
   return;
  }
 }(Buffer.from(e, "latin1")) ?? "not-an-image");
}

function qt(e) {
 const t = new URL(e);
 return t.username = "", t.password = "", t.hash = "", t;
}

function Ht(e, t) {
 const n = e.replace(/[\x80-\xff]/g, e => `%${e.charCodeAt(0).toString(16).toUpperCase()}`);
 return (0, a.Dl)(n, t);
}

const Gt = [ {
 validate(e) {
  if ("PNG\r\n\x1a\n" === kt(e, 1, 8)) {
   let t = kt(e, 12, 16);
   if (t === Bt && (t = kt(e, 28, 32)), "IHDR" !== t) throw new TypeError("Invalid PNG");
   return !0;
  }
  return !1;
 },
 calculate: e => kt(e, 12, 16) === Bt ? {
  height: Ct(e, 36),
  width: Ct(e, 32)
 } : {
  height: Ct(e, 20),
  width: Ct(e, 16)
 }
}, Ut, jt, {
 validate(e) {
  const t = "RIFF" === kt(e, 0, 4), n = "WEBP" === kt(e, 8, 12), r = "VP8" === kt(e, 12, 15);
  return t && n && r;
 },
 calculate(e) {
  const t = kt(e, 12, 16), n = e.slice(20, 30);
  if ("VP8X" === t) {
   const e = n[0];
   if (!(192 & e || 1 & e)) return function(e) {
    return {
     height: 1 + At(e, 7),
     width: 1 + At(e, 4)
    };
   }(n);
   throw new TypeError("Invalid WebP");
  }
  if ("VP8 " === t && 47 !== n[0]) return function(e) {
   return {
    height: 16383 & Tt(e, 8),
    width: 16383 & Tt(e, 6)
   };
  }(n);
  const r = xt(n, 3, 6);
  if ("VP8L" === t && "9d012a" !== r) return function(e) {
   return {
    height: 1 + ((15 & e[4]) << 10 | e[3] << 2 | (192 & e[2]) >> 6),
    width: 1 + ((63 & e[2]) << 8 | e[1])
   };
  }(n);
  throw new TypeError("Invalid WebP");
 }
} ], Zt = 25;

async function Xt({uses: e, http: t, userAgent: n, signal: r, redact: o, ...i}) {
 const s = Math.min(i.timeoutMs, 1e4), c = {
  Accept: "*/*",
  "User-Agent": n
 }, l = ({url: e}) => qt(new URL(e)).href, f = new Set(e.filter(({use: e}) => "page" !== e).map(l)), h = new Map, d = new Set(e.map(l)).values();
 if (await Promise.all(Array.from({
  length: 20
 }, async function() {
  for (const e of d) {
   if (r?.aborted) return;
   const n = {
    url: new URL(e),
    image: f.has(e),
    http: t,
    headers: c,
    timeoutMs: s,
    signal: r
   };
   h.set(e, await Ft(n));
  }
 })), r?.aborted) throw (e => function(e, t) {
  const {reason: n, cause: r} = t;
  return new u.HR({
   reason: n,
   title: `${e} failed`,
   message: vt(e, t, $t((0, u.q0)(r), e => e)),
   hint: bt(e, t),
   cause: r
  });
 }(e, {
  kind: "failure",
  mayHaveBeenReceived: !1,
  reason: "cancelled",
  retryable: !1,
  cause: void 0
 }))("Checking the URLs");
 const p = e.flatMap(e => function({url: e, use: t, ...n}, r, {timeoutMs: o, redact: i}) {
  const s = function(e, t, n) {
   return t.href === qt(new URL(e)).href ? (0, a.TL)(e) : `${(0, a.TL)(e)} redirects to ${(0, 
   a.TL)(n(t.origin + t.pathname))}, which`;
  }(e, r.at, i), c = e => ({
   ...n,
   message: `${s} ${e}`
  });
  if ("failure" === r.kind) return c(function({reason: e, cause: t}, n, r) {
   if ("timeout" === e) return `did not respond within ${n / 1e3} s`;
   const o = Jt(t) ? "has a host name that cannot be found" : "cannot be reached";
   return `${{
    "tls-failed": "cannot be reached securely: its certificate is not accepted, or TLS failed",
    "proxy-failed": "cannot be reached through the proxy",
    "bad-response": "responded with something that is not HTTP",
    "connection-lost": "ended the connection without a response",
    "connection-failed": o,
    cancelled: o
   }[e]} (${$t((0, u.q0)(t), r)})`;
  }(r.failure, o, i));
  if ("astray" === r.kind) return c(`redirects ${r.why}`);
  if ("off-https" === r.kind) return "page" === t ? void 0 : c("redirects to http, but images must be https");
  const {status: l, image: f} = r;
  if (!Qe(l)) return c(`responded ${function(e) {
   const t = Me().STATUS_CODES[e];
   return void 0 === t ? String(e) : `${e} ${t}`;
  }(l)}`);
  if ("page" === t || void 0 === f) return;
  if ("string" == typeof f) return c(function(e, t) {
   return {
    empty: "responded with an empty body, which is not an image",
    "not-an-image": "is not a valid PNG, JPEG, GIF or WebP image",
    "too-large": "is larger than 5 MiB",
    timeout: `did not load completely within ${t / 1e3} s`,
    cut: "was cut off",
    cancelled: "was cut off"
   }[e];
  }(f, o));
  const {width: h, height: d} = f;
  if (0 === h || 0 === d) return c(`is an image of ${h}x${d}`);
  const p = Vt[t];
  if (p.some(e => e.width === h && e.height === d)) return;
  const {input: m, file: g} = n;
  return {
   input: m,
   ...void 0 !== g && {
    file: g
   },
   use: t,
   width: h,
   height: d,
   expected: p
  };
 }(e, h.get(l(e)), {
  timeoutMs: s,
  redact: o
 }) ?? []);
 return {
  problems: p.filter(e => "message" in e),
  wrongSizes: p.filter(e => "expected" in e)
 };
}

const Vt = {
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
}, Jt = e => /^(ENOTFOUND|EAI_\w+)$/.test(e?.code ?? "");

function Yt({file: e, placeOf: t}, {input: n, path: r = []}) {
 if ("" === e) return {
  file: void 0
 };
 const o = [ n.replaceAll("-", "_"), ...r ];
 return {
  file: e,
  path: o,
  place: t(o)
 };
}

const Kt = () => new u.HR({
 reason: "cancelled",
 title: "Preview cancelled",
 message: "The run was cancelled before all notifications were checked.",
 hint: "If you did not mean to cancel it, run it again."
});

!async function() {
 const e = function(e) {
  for (const t of e.filter(e => Se.includes(e))) {
   const e = _e(t);
   "" !== e && $e(e);
  }
  return Object.fromEntries(e.map(e => [ e, _e(e) ]));
 }(l.uB), t = function(e) {
  const t = new Date, n = function() {
   return {
    http: nt("HTTP_PROXY"),
    https: nt("HTTPS_PROXY"),
    bypass: nt("NO_PROXY")
   };
  }(), r = (0, tt.gE)({
   ...e,
   others: He(n)
  }), o = Ve(n), i = function() {
   const e = new AbortController, t = () => e.abort();
   return process.on("SIGINT", t), process.on("SIGTERM", t), e;
  }();
  return {
   log: Pe(r.redact),
   secrets: r,
   redact: r.redact,
   http: o,
   signal: i.signal,
   startedAt: t,
   watch: rt(i)
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
   const {secrets: u} = n, {settings: f, problems: h, inputs: d, refused: p} = (0, 
   l.IZ)(e, u), m = await async function(e, t) {
    const n = o.pi.filter(t => "" !== e[(0, o.wg)(t)]), i = await Promise.all(n.map(n => async function(e, t, n) {
     if ("ttl" === e) return (0, o.qW)(e, a.p0, t);
     if ("actions" !== e) return (0, o.qW)(e, o.fD[e], t);
     const {readActions: i} = await Promise.resolve().then(r.bind(r, 246));
     return i(t, n);
    }(n, e[(0, o.wg)(n)], t)));
    return {
     source: "input",
     fields: Object.assign({}, ...i.map(({fields: e}) => e)),
     given: new Set(n),
     problems: i.flatMap(({problems: e}) => e)
    };
   }(d, u), g = d["extra-fields"] ? await (0, c.readExtraFields)(d["extra-fields"], u) : {
    fields: {},
    problems: []
   }, b = await async function(e, t) {
    const n = process.env.GITHUB_WORKSPACE || process.cwd(), r = {
     entries: 2e5,
     signal: t
    }, o = new Set, i = [], c = e.split(/\r\n?|\n/).map(e => e.trim());
    for (const e of new Set(c.filter(e => "" !== e))) {
     const t = await ht(e, n, r);
     if ("string" == typeof t) i.push((0, s.CC)("payload-files", `${(0, a.TL)(e)} ${t}`)); else for (const e of t) o.add(e);
     if (o.size > 100) {
      const e = "matches more than 100 files; give patterns that match fewer";
      return {
       files: [],
       problems: [ ...i, (0, s.CC)("payload-files", e) ]
      };
     }
    }
    return {
     files: [ ...o ],
     problems: i
    };
   }(d["payload-files"], n.signal);
   if (n.signal.aborted) throw Kt();
   const v = [ ...m.problems, ...g.problems, ...b.problems ];
   t.extraFields = g.fields, t.problems.push(...h, ...v.filter(({input: e}) => !p.has(e)));
   const y = [], w = (e, t) => y.push({
    file: e,
    advice: t.content ? Z(t.content) : [],
    ...t
   });
   "" === d["payload-files"] && m.given.size > 0 && w("", function(e) {
    const t = (0, i.uT)(e);
    return {
     problems: (0, i.Mh)(e, i.Vz).map(e => (0, s.CC)((0, o.wg)(e), "is missing; give it as an input, or a file in `payload-files`")),
     placeOf: () => {},
     ...t && {
      content: t
     }
    };
   }(m));
   for (const e of b.files) {
    if (n.signal.aborted) throw Kt();
    w(e, await (0, c.checkPayloadFile)(e, await dt(e), m, u));
   }
   t.notifications = y, f?.checkUrls && await async function(e, t, {http: n, signal: r, redact: i}) {
    const s = [];
    for (const t of e) {
     const {file: e, content: n, problems: r} = t, i = n ? (0, o._e)(n.notification) : [];
     r.push(...i.map(e => ({
      ...e,
      ...Yt(t, e)
     }))), n && 0 === i.length && s.push(...(0, o.Wn)(n.notification).map(t => ({
      ...t,
      file: e
     })));
    }
    const a = await Xt({
     uses: s,
     http: n,
     timeoutMs: t,
     userAgent: "web-push-action/1.0.0",
     signal: r,
     redact: i
    });
    for (const t of e) {
     const e = a.problems.filter(({file: e}) => e === t.file), n = "url-check-failed";
     t.problems.push(...e.map(e => ({
      ...e,
      ...Yt(t, e),
      reason: n
     })));
     const r = a.wrongSizes.filter(({file: e}) => e === t.file);
     t.advice.push(...r.map(e => ({
      kind: "image-size",
      ...e
     })));
    }
   }(y, 1e3 * f.timeout, n);
  }(e, n, t));
 } catch (e) {
  n.failure = (0, u.h_)(e);
 }
 await async function(r) {
  try {
   (() => {
    (function(e, t, n) {
     const {log: r} = n, {notifications: o, extraFields: i, failure: s} = e, c = te(e), l = ne(e) ?? "", f = o.map(({file: e, content: t}) => ({
      file: e,
      payload: {
       ...t?.notification,
       ...i
      }
     })), h = l ? "" : JSON.stringify(f);
     (function(e, {redact: t, log: n}) {
      const r = process.env.GITHUB_OUTPUT;
      if (!r) return;
      const o = Object.entries(e).map(([e, n]) => [ e, Re.includes(e) ? t(n) : n ]);
      try {
       (0, Oe.appendFileSync)(r, function(e) {
        const t = new Set(Object.values(e).flatMap(e => e.match(/ghadelimiter_\d+/g) ?? []));
        let n = 0;
        for (;t.has(`ghadelimiter_${n}`); ) n++;
        const r = `ghadelimiter_${n}`;
        return Object.entries(e).map(([e, t]) => `${e}<<${r}\n${t}\n${r}\n`).join("");
       }(Object.fromEntries(o)));
      } catch (e) {
       n.warning("Outputs not written", `The action could not write its outputs (${(0, 
       u.q0)(e)}). Later steps may see them as empty; the log says how the run ended.`);
      }
     })({
      payloads: h,
      count: s ? "" : String(f.length),
      reason: l
     }, n), function(e, t, {log: n}) {
      const r = process.env.GITHUB_STEP_SUMMARY;
      if (r && !1 !== (0, a.yG)(e)) try {
       (0, Oe.appendFileSync)(r, t());
      } catch (e) {
       n.warning("Summary not written", `Could not write the job summary (${(0, u.q0)(e)}).`);
      }
     }(t, () => n.redact(function(e) {
      const {notifications: t, problems: n, failure: r} = e, o = e => e.problems.length > 0, i = t.toSorted((e, t) => Number(o(t)) - Number(o(e)));
      return function(e, t = 9e5) {
       const n = j(e), r = "<p>The rest of this summary is left out, because GitHub limits its size.</p>", o = t - Buffer.byteLength(r) - 2;
       let i = 0;
       const s = n.findIndex(e => (i += Buffer.byteLength(e) + 2, i > o));
       return `${(-1 === s ? n : [ ...n.slice(0, s), r ]).join("\n\n")}\n`;
      }([ `<h2>${ne(e) ? "\u274c" : "\u2705"} ${ae(e)}</h2>`, r && ee(K(r)), fe(n), i.map(ce) ]);
     }(e)), n);
     for (const e of c) r.info(oe(e));
     for (const e of c) {
      const {file: t, place: n = ze, reason: o} = e, i = void 0 === t ? "Invalid inputs" : "Invalid notification";
      r.error(`${i} (${o})`, re(e), void 0 === t ? void 0 : {
       file: t,
       ...n
      });
     }
     for (const {file: e, advice: t} of o) for (const n of t) r.info(ie(e, n)), r.warning("Advice", q(n), "" === e ? void 0 : {
      file: e,
      ...ze
     });
     (function(e, t, {length: n}) {
      if (n <= je) return;
      e.warning("Large output", `The output \`${t}\` has ${n} characters. GitHub passes at most about 524288 on to other jobs, so use it only in this job.`);
     })(r, "payloads", h), s ? Ne(r, "error", K(s)) : r.info(`${ae(e)}.`);
    })(n, e.summary, t);
   })();
  } catch (e) {
   ke(`The report of this run failed (${e instanceof Error ? e.name : typeof e}). The outputs say how the run ended, if they are set. If this step was to send and \`outcome\` is not set, the notification may have been sent: look in the panel of the service before you send it again.`, {
    title: "Internal error (internal-error)"
   });
  }
  await new Promise(e => process.stdout.write("", e)), process.exit(r);
 }(ne(n) ? 1 : 0);
}();
