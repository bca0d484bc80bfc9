export const id = 955;

export const ids = [ 955, 785 ];

export const modules = {
 7785: (e, t, n) => {
  n.d(t, {
   default: () => i
  });
  const r = [], o = [];
  function i(e, t, n) {
   if (e === t) return 0;
   const i = n?.maxDistance, s = e;
   e.length > t.length && (e = t, t = s);
   let a = e.length, c = t.length;
   for (;a > 0 && e.charCodeAt(~-a) === t.charCodeAt(~-c); ) a--, c--;
   let u, d, l, f, h = 0;
   for (;h < a && e.charCodeAt(h) === t.charCodeAt(h); ) h++;
   if (a -= h, c -= h, void 0 !== i && c - a > i) return i;
   if (0 === a) return void 0 !== i && c > i ? i : c;
   let p = 0, m = 0;
   for (;p < a; ) o[p] = e.charCodeAt(h + p), r[p] = ++p;
   for (;m < c; ) {
    for (u = t.charCodeAt(h + m), l = m++, d = m, p = 0; p < a; p++) f = u === o[p] ? l : l + 1, 
    l = r[p], d = r[p] = l > d ? f > d ? d + 1 : f : f > l ? l + 1 : f;
    if (void 0 !== i) {
     let e = d;
     for (p = 0; p < a; p++) r[p] < e && (e = r[p]);
     if (e > i) return i;
    }
   }
   return r.length = a, o.length = a, void 0 !== i && d > i ? i : d;
  }
 },
 3305: (e, t, n) => {
  n.d(t, {
   qm: () => l,
   LK: () => u,
   m9: () => f,
   G8: () => d,
   Rl: () => c,
   WN: () => h,
   q0: () => p,
   mI: () => m
  });
  var r, o = n(4890);
  class i {
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
  (r = globalThis).__zod_globalRegistry ?? (r.__zod_globalRegistry = function() {
   return new i;
  }());
  const s = globalThis.__zod_globalRegistry;
  var a = n(4723);
  function c(e, t) {
   return new e(function(e) {
    return e.checks && (e.checks = [ ...e.checks ]), e;
   }({
    type: "string",
    ...a.A2(t)
   }));
  }
  function u(e, t) {
   return new e({
    type: "number",
    check: "number_format",
    abort: !1,
    format: "safeint",
    ...a.A2(t)
   });
  }
  function d(e, t) {
   return new e({
    type: "never",
    ...a.A2(t)
   });
  }
  function l(e, t) {
   return new o.J_({
    check: "greater_than",
    ...a.A2(t),
    value: e,
    inclusive: !0
   });
  }
  function f(e, t) {
   return new o.Kk({
    check: "min_length",
    ...a.A2(t),
    minimum: e
   });
  }
  function h() {
   return function(e) {
    return new o.v$({
     check: "overwrite",
     tx: e
    });
   }(e => e.trim());
  }
  function p(e) {
   const t = new o.QP({
    check: "describe"
   });
   return t._zod.onattach = [ t => {
    const n = s.get(t) ?? {};
    s.add(t, {
     ...n,
     description: e
    });
   } ], t._zod.check = () => {}, t;
  }
  function m(e) {
   const t = new o.QP({
    check: "meta"
   });
   return t._zod.onattach = [ t => {
    const n = s.get(t) ?? {};
    s.add(t, {
     ...n,
     ...e
    });
   } ], t._zod.check = () => {}, t;
  }
 },
 4890: (e, t, n) => {
  n.d(t, {
   J_: () => c,
   KH: () => u,
   Kk: () => d,
   QP: () => i,
   v$: () => l
  });
  var r = n(8532), o = n(4723);
  const i = r.xI("$ZodCheck", (e, t) => {
   var n;
   e._zod ?? (e._zod = {}), e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
  }), s = e => {
   const t = e.value;
   return !o.cl(t) && void 0 !== t.length;
  }, a = {
   number: "number",
   bigint: "bigint",
   object: "date"
  }, c = r.xI("$ZodCheckGreaterThan", (e, t) => {
   i.init(e, t);
   const n = a[typeof t.value];
   e._zod.check = r => {
    (t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
     origin: a[typeof r.value] ?? n,
     code: "too_small",
     minimum: "object" == typeof t.value ? t.value.getTime() : t.value,
     input: r.value,
     inclusive: t.inclusive,
     inst: e,
     continue: !t.abort
    });
   };
  }), u = r.xI("$ZodCheckNumberFormat", (e, t) => {
   i.init(e, t), t.format = t.format || "float64";
   const n = t.format?.includes("int"), r = n ? "int" : "number", [s, a] = o.zH[t.format];
   e._zod.check = o => {
    const i = o.value;
    if (n) {
     if (!Number.isInteger(i)) return void o.issues.push({
      expected: r,
      format: t.format,
      code: "invalid_type",
      continue: !1,
      input: i,
      inst: e
     });
     if (!Number.isSafeInteger(i)) return void (i > 0 ? o.issues.push({
      input: i,
      code: "too_big",
      maximum: Number.MAX_SAFE_INTEGER,
      note: "Integers must be within the safe integer range.",
      inst: e,
      origin: r,
      inclusive: !0,
      continue: !t.abort
     }) : o.issues.push({
      input: i,
      code: "too_small",
      minimum: Number.MIN_SAFE_INTEGER,
      note: "Integers must be within the safe integer range.",
      inst: e,
      origin: r,
      inclusive: !0,
      continue: !t.abort
     }));
    }
    i < s && o.issues.push({
     origin: "number",
     input: i,
     code: "too_small",
     minimum: s,
     inclusive: !0,
     inst: e,
     continue: !t.abort
    }), i > a && o.issues.push({
     origin: "number",
     input: i,
     code: "too_big",
     maximum: a,
     inclusive: !0,
     inst: e,
     continue: !t.abort
    });
   };
  }), d = r.xI("$ZodCheckMinLength", (e, t) => {
   var n;
   i.init(e, t), (n = e._zod.def).when ?? (n.when = s), e._zod.check = n => {
    const r = n.value, i = r.length;
    if (("string" == typeof r && i >= t.minimum && i < 2 * t.minimum ? o.O7(r) : i) >= t.minimum) return;
    const s = o.Rc(r);
    n.issues.push({
     origin: s,
     code: "too_small",
     minimum: t.minimum,
     inclusive: !0,
     input: r,
     inst: e,
     continue: !t.abort
    });
   };
  }), l = r.xI("$ZodCheckOverwrite", (e, t) => {
   i.init(e, t), e._zod.check = e => {
    e.value = t.tx(e.value);
   };
  });
 },
 8532: (e, t, n) => {
  n.d(t, {
   $W: () => d,
   GT: () => c,
   cr: () => u,
   xI: () => a
  });
  var r, o = n(4723);
  const i = {
   value: void 0,
   enumerable: !1
  };
  let s = "captureStackTrace" in Error ? Error : null;
  function a(e, t, n, r) {
   function a(e) {
    this.def = e, this.constr = h, this.traits = new Set;
   }
   a.prototype = {};
   const c = n, u = c && new WeakSet;
   function d(n, r) {
    if (n._zod) {
     if (n._zod.traits.has(e)) return;
    } else {
     i.value = new a(r);
     try {
      Object.defineProperty(n, "_zod", i);
     } finally {
      i.value = void 0;
     }
    }
    if (n._zod.traits.add(e), t(n, r), u) {
     const e = Object.getPrototypeOf(n), t = n._zod.constr.prototype;
     let r = e;
     for (;r && r !== t; ) r = Object.getPrototypeOf(r);
     const i = r ?? e;
     u.has(i) || (u.add(i), (0, o.ol)(i, c));
    }
    const s = h.prototype;
    for (const e in s) Object.prototype.hasOwnProperty.call(s, e) && (e in n || (n[e] = s[e].bind(n)));
   }
   const l = r?.Parent ?? Object;
   class f extends l {}
   function h(e) {
    const t = r?.Parent ? function(e) {
     const t = s;
     if (t) {
      const n = t.stackTraceLimit;
      if ("number" == typeof n) {
       try {
        t.stackTraceLimit = 0;
       } catch {
        return s = null, new e;
       }
       try {
        return new e;
       } finally {
        t.stackTraceLimit = n;
       }
      }
     }
     return new e;
    }(f) : this;
    d(t, e);
    const n = t._zod.deferred;
    if (n) {
     for (const e of n) e();
     t._zod.deferred = void 0;
    }
    const o = globalThis.__zod_globalConfig?.postProcessor;
    return o && o(t), t;
   }
   return Object.defineProperty(f, "name", {
    value: e
   }), Object.defineProperty(h, "init", {
    value: d
   }), Object.defineProperty(h, Symbol.hasInstance, {
    value: t => !!(r?.Parent && t instanceof r.Parent) || t?._zod?.traits?.has(e)
   }), Object.defineProperty(h, "name", {
    value: e
   }), h;
  }
  class c extends Error {
   constructor() {
    super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
   }
  }
  Error, (r = globalThis).__zod_globalConfig ?? (r.__zod_globalConfig = {});
  const u = globalThis.__zod_globalConfig;
  function d(e) {
   return e && Object.assign(u, e), u;
  }
 },
 3945: (e, t, n) => {
  n.d(t, {
   qg: () => d,
   EJ: () => l,
   xL: () => f,
   bp: () => p
  });
  var r = n(8532), o = n(4723);
  const i = {
   get: function() {
    const e = this._zod;
    return e.message ?? (e.message = JSON.stringify(e.def, o.k8, 2)), e.message;
   },
   set: function(e) {
    this._zod.message = e;
   },
   enumerable: !0,
   configurable: !0
  }, s = {
   value: void 0,
   enumerable: !1
  }, a = new WeakSet([ Object.prototype, Error.prototype ]), c = (e, t) => {
   e.name = "$ZodError", s.value = t, Object.defineProperty(e, "issues", s), s.value = void 0, 
   Object.defineProperty(e, "message", i);
   const n = Object.getPrototypeOf(e);
   a.has(n) || (a.add(n), Object.defineProperty(n, "toString", {
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
  }, u = ((0, r.xI)("$ZodError", c), (0, r.xI)("$ZodError", c, void 0, {
   Parent: Error
  })), d = (e => {
   const t = (n, i, s, a) => {
    const c = s ? {
     ...s,
     async: !1
    } : {
     async: !1
    }, u = n._zod.run({
     value: i,
     issues: []
    }, c);
    if (u instanceof Promise) throw new r.GT;
    if (u.issues.length) {
     const n = new (a?.Err ?? e)(u.issues.map(e => o.iR(e, c, r.$W())));
     throw o.gx(n, a?.callee ?? t), n;
    }
    return u.value;
   };
   return t;
  })(u), l = (e => {
   const t = async (n, i, s, a) => {
    const c = s ? {
     ...s,
     async: !0
    } : {
     async: !0
    };
    let u = n._zod.run({
     value: i,
     issues: []
    }, c);
    if (u instanceof Promise && (u = await u), u.issues.length) {
     const n = new (a?.Err ?? e)(u.issues.map(e => o.iR(e, c, r.$W())));
     throw o.gx(n, a?.callee ?? t), n;
    }
    return u.value;
   };
   return t;
  })(u), f = (e => (t, n, o) => {
   const i = o ? {
    ...o,
    async: !1
   } : {
    async: !1
   }, s = t._zod.run({
    value: n,
    issues: []
   }, i);
   if (s instanceof Promise) throw new r.GT;
   return s.issues.length ? h(e, s.issues, i) : {
    success: !0,
    data: s.value
   };
  })(u);
  function h(e, t, n) {
   let i;
   return {
    success: !1,
    get error() {
     return i || (i = new e(t.map(e => o.iR(e, n, r.$W()))), t = void 0, n = void 0), 
     i;
    },
    set error(e) {
     i = e, t = void 0, n = void 0;
    }
   };
  }
  const p = (e => async (t, n, r) => {
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
   return i instanceof Promise && (i = await i), i.issues.length ? h(e, i.issues, o) : {
    success: !0,
    data: i.value
   };
  })(u);
 },
 4723: (e, t, n) => {
  function r(e, t) {
   return "bigint" == typeof t ? t.toString() : t;
  }
  n.d(t, {
   A2: () => f,
   Gv: () => d,
   NM: () => h,
   O7: () => k,
   PO: () => i,
   QH: () => m,
   Rc: () => P,
   Vy: () => c,
   X: () => $,
   cl: () => s,
   d3: () => y,
   gx: () => u,
   hi: () => b,
   iR: () => z,
   jD: () => x,
   k8: () => r,
   lQ: () => g,
   o8: () => l,
   ol: () => O,
   p6: () => a,
   qh: () => j,
   rL: () => v,
   v5: () => T,
   zH: () => p
  });
  class o {
   constructor(e) {
    this._getter = e, this._value = void 0;
   }
   get value() {
    const e = this._getter;
    return void 0 !== e && (this._value = e(), this._getter = void 0), this._value;
   }
  }
  function i(e) {
   return new o(e);
  }
  function s(e) {
   return null == e;
  }
  function a(e) {
   const t = e.startsWith("^") ? 1 : 0, n = e.endsWith("$") ? e.length - 1 : e.length;
   return e.slice(t, n);
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
  function d(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  function l(e, t, n) {
   const r = new e._zod.constr(t ?? e._zod.def);
   return t && !n?.parent || (r._zod.parent = e), r;
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
  function h(e) {
   return Object.keys(e).filter(t => void 0 !== e[t]._zod.optin && "optional" === e[t]._zod.optout);
  }
  const p = (() => ({
   safeint: [ Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER ],
   int32: [ -2147483648, 2147483647 ],
   uint32: [ 0, 4294967295 ],
   float32: [ -34028234663852886e22, 34028234663852886e22 ],
   float64: [ -Number.MAX_VALUE, Number.MAX_VALUE ]
  }))();
  function m(e, t = 0) {
   if (!0 === e.aborted) return !0;
   for (let n = t; n < e.issues.length; n++) if (!0 !== e.issues[n]?.continue) return !0;
   return !1;
  }
  function v(e, t = 0) {
   if (!0 === e.aborted) return !0;
   for (let n = t; n < e.issues.length; n++) if (!1 === e.issues[n]?.continue) return !0;
   return !1;
  }
  function g(e, t) {
   return t.map(t => {
    var n;
    return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
   });
  }
  function _(e) {
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
  function y(e, t, n) {
   var r;
   for (let o = t; o < e.length; o++) (r = e[o]).schema ?? (r.schema = n);
  }
  function z(e, t, n) {
   var r;
   const o = e.inst?._zod?.traits;
   o?.has("$ZodType") && (o.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
   const i = e.schema !== e.inst ? e.schema?._zod.def?.error : void 0, s = e.message ? e.message : _(e.inst?._zod.def?.error?.(e)) ?? _(i?.(e)) ?? _(t?.error?.(e)) ?? _(n.customError?.(e)) ?? _(n.localeError?.(e)) ?? "Invalid input", a = {};
   for (const t of Object.keys(e)) "inst" !== t && "schema" !== t && "continue" !== t && "input" !== t && "__proto__" !== t && (a[t] = e[t]);
   return a.path ?? (a.path = []), a.message = s, t?.reportInput && (a.input = e.input), 
   a;
  }
  const w = /[\uD800-\uDBFF]/;
  function k(e) {
   const t = e.length;
   if (!w.test(e)) return t;
   let n = t;
   for (let r = 0; r < t - 1; r++) 55296 == (64512 & e.charCodeAt(r)) && 56320 == (64512 & e.charCodeAt(r + 1)) && (n--, 
   r++);
   return n;
  }
  function P(e) {
   return Array.isArray(e) ? "array" : "string" == typeof e ? "string" : "unknown";
  }
  function O(e, t) {
   for (const n in t) {
    const r = Object.getOwnPropertyDescriptor(t, n);
    r.get ? Object.defineProperty(e, n, {
     ...r,
     enumerable: !1
    }) : A(e, n, r.value);
   }
  }
  function j(e, t, n, r = !0) {
   return Object.defineProperty(e, t, {
    configurable: !0,
    writable: !0,
    enumerable: r,
    value: n
   }), n;
  }
  function x(e, t, n) {
   return j(e, t, n, !1);
  }
  function A(e, t, n) {
   Object.defineProperty(e, t, {
    configurable: !0,
    get() {
     return null == this ? n : j(this, t, n.bind(this));
    },
    set(e) {
     j(this, t, e);
    }
   });
  }
  let I, E = !1;
  const N = {
   configurable: !0,
   get() {
    E = !0;
   }
  };
  function T(e, t, n) {
   const r = Object.getPrototypeOf(e._zod);
   t in r && I !== e._zod ? I = void 0 : (I = e._zod, Object.defineProperty(r, t, {
    configurable: !0,
    get() {
     Object.defineProperty(this, t, N);
     const e = E;
     E = !1;
     try {
      const r = n(this);
      return E ? delete this[t] : Object.defineProperty(this, t, {
       configurable: !0,
       writable: !0,
       value: r
      }), E = E || e, r;
     } catch (n) {
      throw delete this[t], E = E || e, n;
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
  function $(e, t, n, r) {
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
  }
 },
 3619: (e, t, n) => {
  n.d(t, {
   YOg: () => S,
   z6Y: () => G,
   Whr: () => E,
   lqM: () => R,
   rej: () => M,
   YjP: () => x
  });
  var r = n(8532), o = n(4890);
  const i = /^[\s\S]{0,}$/, s = /^-?\d+(?:\.\d+)?$/;
  var a = n(4723);
  const c = {
   major: 4,
   minor: 6,
   patch: 7
  }, u = r.xI("$ZodType", (e, t) => {
   var n;
   e ?? (e = {}), e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = c;
   const o = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [ e, ...o ?? [] ] : o?.length ? [ ...o ] : [];
   for (const t of i) for (const n of t._zod.onattach) n(e);
   if (0 === i.length) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
    e._zod.run = e._zod.parse;
   }); else {
    const t = (t, n, o) => {
     if (t.memo) return t;
     let i, s = a.QH(t);
     for (const c of n) {
      if (c._zod.def.when) {
       if (a.rL(t)) continue;
       if (!c._zod.def.when(t)) continue;
      } else if (s) continue;
      const n = t.issues.length, u = c._zod.check(t);
      if (u instanceof Promise && !1 === o?.async) throw new r.GT;
      if (i || u instanceof Promise) i = (i ?? Promise.resolve()).then(async () => {
       await u, t.issues.length !== n && (a.d3(t.issues, n, e), s || (s = a.QH(t, n)));
      }); else {
       if (t.issues.length === n) continue;
       a.d3(t.issues, n, e), s || (s = a.QH(t, n));
      }
     }
     return i ? i.then(() => t) : t;
    }, n = (n, o, s) => {
     if (a.QH(n)) return n.aborted = !0, n;
     const c = t(o, i, s);
     if (c instanceof Promise) {
      if (!1 === s.async) throw new r.GT;
      return c.then(t => e._zod.parse(t, s));
     }
     return e._zod.parse(c, s);
    };
    e._zod.run = (o, s) => {
     if (s.skipChecks) return e._zod.parse(o, s);
     if ("backward" === s.direction) {
      const t = e._zod.parse({
       value: o.value,
       issues: []
      }, {
       ...s,
       skipChecks: !0
      });
      return t instanceof Promise ? t.then(e => n(e, o, s)) : n(t, o, s);
     }
     const a = e._zod.parse(o, s);
     if (a instanceof Promise) {
      if (!1 === s.async) throw new r.GT;
      return a.then(e => t(e, i, s));
     }
     return t(a, i, s);
    };
   }
  }, {
   get "~standard"() {
    return a.jD(this, "~standard", function(e) {
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
        if (!(r instanceof Promise)) return d(r, n);
       } catch (e) {}
       return async function(e, t) {
        const n = {
         async: !0
        };
        return d(await e._zod.run({
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
    a.qh(this, "~standard", e);
   }
  }), d = (e, t) => e.issues.length ? {
   issues: e.issues.map(e => a.iR(e, t, r.$W()))
  } : {
   value: e.value
  }, l = r.xI("$ZodString", (e, t) => {
   u.init(e, t), e._zod.pattern = t.pattern ?? i, e._zod.parse = (n, r) => {
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
  }), f = r.xI("$ZodNumber", (e, t) => {
   u.init(e, t), e._zod.pattern = s, e._zod.parse = (n, r) => {
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
  }), h = r.xI("$ZodNumberFormat", (e, t) => {
   o.KH.init(e, t), f.init(e, t);
  }), p = r.xI("$ZodNever", (e, t) => {
   u.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
    expected: "never",
    code: "invalid_type",
    input: t.value,
    inst: e
   }), t);
  });
  const m = e => Array.isArray(e) ? e.length : -1;
  function v(e, t, n) {
   e.issues.length && t.issues.push(...a.lQ(n, e.issues)), t.value[n] = e.value;
  }
  const g = r.xI("$ZodArray", (e, t) => {
   u.init(e, t);
   const n = r.cr.memoizer;
   n?.attach(e), e._zod.parse = (r, o) => {
    const i = r.value;
    if (!Array.isArray(i)) return r.issues.push({
     expected: "array",
     code: "invalid_type",
     input: i,
     inst: e
    }), r;
    r.value = n ? n.alloc(e, r, Array(i.length), o) : Array(i.length);
    const s = [], c = o?.abortEarly;
    for (let e = 0; e < i.length; e++) {
     const n = i[e], u = t.element._zod.run({
      value: n,
      issues: []
     }, o);
     if (u instanceof Promise) s.push(u.then(t => v(t, r, e))); else if (v(u, r, e), 
     c && 0 !== u.issues.length && a.QH(u)) break;
    }
    return s.length ? Promise.all(s).then(() => r) : r;
   }, function(e, t) {
    const n = a.hi(e._zod.def.checks);
    if (!n.length) return;
    const r = Math.min(...n.map(e => e[0])), o = e._zod.parse;
    e._zod.parse = (n, i) => {
     const s = t(n.value);
     if (s > r && !i?.skipChecks && "backward" !== i?.direction) for (const [t, r] of a.hi(e._zod.def.checks)) if (s > t && r._zod.def.when(n)) {
      const t = n.issues.length;
      return r._zod.check(n), n.issues[t].continue = !1, a.d3(n.issues, t, e), n;
     }
     return o(n, i);
    };
   }(e, m);
  });
  function _(e, t, n, r, o, i) {
   const s = n in r, c = "optional" === i;
   if (s || !c || "optional" !== o) {
    if (e.issues.length) {
     if (void 0 !== o && c && !s) return;
     t.issues.push(...a.lQ(n, e.issues));
    }
    s || void 0 !== o ? void 0 === e.value ? (s || "defaulted" === o && !c) && (t.value[n] = void 0) : t.value[n] = e.value : e.issues.length || t.issues.push({
     code: "invalid_type",
     expected: "nonoptional",
     input: void 0,
     path: [ n ]
    });
   }
  }
  const b = [];
  const y = r.xI("$ZodObject", (e, t) => {
   u.init(e, t);
   const n = Object.getOwnPropertyDescriptor(t, "shape"), o = n?.get ? n.get.raw : t.shape ?? {};
   if (o) {
    const e = () => {
     const n = {
      ...o
     };
     return Object.defineProperty(t, "shape", {
      value: n
     }), e.raw = n, n;
    };
    e.raw = o, Object.defineProperty(t, "shape", {
     get: e
    });
   }
   const i = a.PO(() => function(e) {
    const t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : b, o = r.length ? [ ...t, ...r ] : t;
    for (const t of o) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
    const i = a.NM(e.shape);
    return {
     ...e,
     allKeys: o,
     symbolKeys: r,
     keySet: new Set(t),
     numKeys: t.length,
     optionalKeys: new Set(i)
    };
   }(t));
   a.v5(e, "propValues", e => {
    const t = e.def.shape, n = {};
    for (const e in t) {
     const r = t[e]._zod;
     if (r.values) {
      Object.prototype.hasOwnProperty.call(n, e) || a.Vy(n, e, new Set);
      for (const t of r.values) n[e].add(t);
      void 0 !== r.optin && n[e].add(void 0);
     }
    }
    return n;
   });
   const s = a.Gv, c = t.catchall;
   let d;
   const l = r.cr.memoizer;
   l?.attach(e), e._zod.parse = (t, n) => {
    d ?? (d = i.value);
    const r = t.value;
    if (!s(r)) return t.issues.push({
     expected: "object",
     code: "invalid_type",
     input: r,
     inst: e
    }), t;
    t.value = l ? l.alloc(e, t, {}, n) : {};
    const o = [], u = d.shape, f = n?.abortEarly;
    let h = t.issues.length;
    for (const e of d.allKeys) {
     if (f && t.issues.length !== h) {
      if (a.QH(t, h)) break;
      h = t.issues.length;
     }
     if ("__proto__" === e) continue;
     const i = u[e], s = i._zod.optin, c = i._zod.optout, d = i._zod.run({
      value: r[e],
      issues: []
     }, n);
     d instanceof Promise ? o.push(d.then(n => _(n, t, e, r, s, c))) : _(d, t, e, r, s, c);
    }
    return c ? function(e, t, n, r, o, i, s) {
     const c = [], u = o.keySet, d = o.catchall._zod, l = d.def.type, f = d.optin, h = d.optout;
     let p = 0;
     for (const o in t) {
      if (s && n.issues.length !== p) {
       if (a.QH(n, p)) break;
       p = n.issues.length;
      }
      if (u.has(o)) continue;
      if ("__proto__" === o) {
       "never" === l && c.push(o);
       continue;
      }
      if ("never" === l) {
       c.push(o);
       continue;
      }
      const i = d.run({
       value: t[o],
       issues: []
      }, r);
      i instanceof Promise ? e.push(i.then(e => _(e, n, o, t, f, h))) : _(i, n, o, t, f, h);
     }
     return c.length && n.issues.push({
      code: "unrecognized_keys",
      keys: c,
      input: t,
      inst: i,
      continue: !0
     }), e.length ? Promise.all(e).then(() => n) : n;
    }(o, r, t, n, i.value, e, !0 === f) : o.length ? Promise.all(o).then(() => t) : t;
   };
  });
  function z(e, t) {
   return e.value = t.issues.length ? void 0 : t.value, e;
  }
  const w = r.xI("$ZodOptional", (e, t) => {
   u.init(e, t), a.v5(e, "optin", e => "defaulted" === e.def.innerType._zod.optin ? "defaulted" : "optional"), 
   e._zod.optout = "optional", a.v5(e, "values", e => {
    const t = e.def.innerType._zod.values;
    return t ? new Set([ ...t, void 0 ]) : void 0;
   }), a.v5(e, "pattern", e => {
    const t = e.def.innerType._zod.pattern;
    return t ? new RegExp(`^(${a.p6(t.source)})?$`) : void 0;
   }), e._zod.parse = (e, n) => {
    if (void 0 === e.value) {
     if ("defaulted" !== t.innerType._zod.optin) return e;
     const r = t.innerType._zod.run({
      value: e.value,
      issues: []
     }, n);
     return r instanceof Promise ? r.then(t => z(e, t)) : z(e, r);
    }
    return t.innerType._zod.run(e, n);
   };
  });
  var k = n(3305), P = n(3945);
  const O = r.xI("ZodMiniType", (e, t) => {
   if (!e._zod) throw new Error("Uninitialized schema in ZodMiniType.");
   u.init(e, t), e.def = t, e.type = t.type;
  }, {
   get with() {
    return this.check;
   },
   set with(e) {
    a.qh(this, "with", e);
   },
   parse(e, t) {
    return P.qg(this, e, t, {
     callee: this.parse
    });
   },
   parseAsync(e, t) {
    return P.EJ(this, e, t, {
     callee: this.parseAsync
    });
   },
   safeParse(e, t) {
    return P.xL(this, e, t);
   },
   safeParseAsync(e, t) {
    return P.bp(this, e, t);
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
    return a.o8(this, e, t);
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
  }), j = r.xI("ZodMiniString", (e, t) => {
   l.init(e, t), O.init(e, t);
  });
  function x(e) {
   return k.Rl(j, e);
  }
  const A = r.xI("ZodMiniNumber", (e, t) => {
   f.init(e, t), O.init(e, t);
  }), I = r.xI("ZodMiniNumberFormat", (e, t) => {
   h.init(e, t), A.init(e, t);
  });
  function E(e) {
   return k.LK(I, e);
  }
  const N = r.xI("ZodMiniNever", (e, t) => {
   p.init(e, t), O.init(e, t);
  });
  function T(e) {
   return k.G8(N, e);
  }
  const $ = r.xI("ZodMiniArray", (e, t) => {
   g.init(e, t), O.init(e, t);
  });
  function S(e, t) {
   return new $({
    type: "array",
    element: e,
    ...a.A2(t)
   });
  }
  const Z = r.xI("ZodMiniObject", (e, t) => {
   y.init(e, t), O.init(e, t), a.X(e, "shape", e => e._zod.def.shape, !1);
  });
  function M(e, t) {
   return new Z({
    type: "object",
    shape: e,
    catchall: T(),
    ...a.A2(t)
   });
  }
  const C = r.xI("ZodMiniOptional", (e, t) => {
   w.init(e, t), O.init(e, t);
  });
  function R(e) {
   return new C({
    type: "optional",
    innerType: e
   });
  }
  function G(e, t) {
   const n = new o.QP({
    check: "custom",
    ...a.A2(t)
   });
   return n._zod.check = e, n;
  }
  k.q0, k.mI;
 }
};
