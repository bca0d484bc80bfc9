export const id = 619;
export const ids = [ 619 ];
export const modules = {
 3305: ((e, t, n) => {
  n.d(t, {
   m9: () => l,
   G8: () => d,
   F7: () => f,
   fU: () => h,
   q0: () => p,
   mI: () => m
  });
  var r = n(4890);
  var s;
  class o {
   constructor() {
    this._map = new WeakMap;
    this._idmap = new Map;
   }
   add(e, ...t) {
    const n = t[0];
    this._map.set(e, n);
    if (n && typeof n === "object" && "id" in n) this._idmap.set(n.id, e);
    return this;
   }
   clear() {
    this._map = new WeakMap;
    this._idmap = new Map;
    return this;
   }
   remove(e) {
    const t = this._map.get(e);
    if (t && typeof t === "object" && "id" in t) this._idmap.delete(t.id);
    this._map.delete(e);
    return this;
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
  function i() {
   return new o;
  }
  (s = globalThis).__zod_globalRegistry ?? (s.__zod_globalRegistry = i());
  const c = globalThis.__zod_globalRegistry;
  var u = n(4723);
  function a(e) {
   if (e.checks) e.checks = [ ...e.checks ];
   return e;
  }
  function f(e, t) {
   return new e(a({
    type: "number",
    checks: [],
    ...u.A2(t)
   }));
  }
  function d(e, t) {
   return new e({
    type: "never",
    ...u.A2(t)
   });
  }
  function l(e, t) {
   return new r.Kk({
    check: "min_length",
    ...u.A2(t),
    minimum: e
   });
  }
  function h(e, t, n) {
   const r = new e({
    type: "custom",
    check: "custom",
    fn: t,
    ...u.A2(n)
   });
   return r;
  }
  function p(e) {
   const t = new r.QP({
    check: "describe"
   });
   t._zod.onattach = [ t => {
    const n = c.get(t) ?? {};
    c.add(t, {
     ...n,
     description: e
    });
   } ];
   t._zod.check = () => {};
   return t;
  }
  function m(e) {
   const t = new r.QP({
    check: "meta"
   });
   t._zod.onattach = [ t => {
    const n = c.get(t) ?? {};
    c.add(t, {
     ...n,
     ...e
    });
   } ];
   t._zod.check = () => {};
   return t;
  }
 }),
 4890: ((e, t, n) => {
  n.d(t, {
   Kk: () => c,
   QP: () => o
  });
  var r = n(8532);
  var s = n(4723);
  const o = r.xI("$ZodCheck", (e, t) => {
   var n;
   e._zod ?? (e._zod = {});
   e._zod.def = t;
   (n = e._zod).onattach ?? (n.onattach = []);
  });
  const i = e => {
   const t = e.value;
   return !s.cl(t) && t.length !== void 0;
  };
  const c = r.xI("$ZodCheckMinLength", (e, t) => {
   var n;
   o.init(e, t);
   (n = e._zod.def).when ?? (n.when = i);
   e._zod.check = n => {
    const r = n.value;
    const o = r.length;
    const i = typeof r === "string" && o >= t.minimum && o < t.minimum * 2 ? s.O7(r) : o;
    if (i >= t.minimum) return;
    const c = s.Rc(r);
    n.issues.push({
     origin: c,
     code: "too_small",
     minimum: t.minimum,
     inclusive: true,
     input: r,
     inst: e,
     continue: !t.abort
    });
   };
  });
 }),
 8532: ((e, t, n) => {
  n.d(t, {
   $W: () => h,
   GT: () => f,
   cV: () => d,
   cr: () => l,
   tm: () => o,
   xI: () => a
  });
  var r = n(4723);
  var s;
  const o = Object.freeze({
   status: "aborted"
  });
  const i = {
   value: void 0,
   enumerable: false
  };
  let c = "captureStackTrace" in Error ? Error : null;
  function u(e) {
   const t = c;
   if (t) {
    const n = t.stackTraceLimit;
    if (typeof n === "number") {
     try {
      t.stackTraceLimit = 0;
     } catch {
      c = null;
      return new e;
     }
     try {
      return new e;
     } finally {
      t.stackTraceLimit = n;
     }
    }
   }
   return new e;
  }
  function a(e, t, n, s) {
   const o = {};
   function c(e) {
    this.def = e;
    this.constr = p;
    this.traits = new Set;
   }
   c.prototype = o;
   const a = n;
   const f = a && new WeakSet;
   function d(n, s) {
    if (!n._zod) {
     i.value = new c(s);
     try {
      Object.defineProperty(n, "_zod", i);
     } finally {
      i.value = void 0;
     }
    } else if (n._zod.traits.has(e)) return;
    n._zod.traits.add(e);
    t(n, s);
    if (f) {
     const e = Object.getPrototypeOf(n);
     const t = n._zod.constr.prototype;
     let s = e;
     while (s && s !== t) s = Object.getPrototypeOf(s);
     const o = s ?? e;
     if (!f.has(o)) {
      f.add(o);
      (0, r.ol)(o, a);
     }
    }
    const o = p.prototype;
    for (const e in o) {
     if (!Object.prototype.hasOwnProperty.call(o, e)) continue;
     if (!(e in n)) n[e] = o[e].bind(n);
    }
   }
   const l = s?.Parent ?? Object;
   class h extends l {}
   Object.defineProperty(h, "name", {
    value: e
   });
   function p(e) {
    const t = s?.Parent ? u(h) : this;
    d(t, e);
    const n = t._zod.deferred;
    if (n) {
     for (const e of n) e();
     t._zod.deferred = void 0;
    }
    const r = globalThis.__zod_globalConfig?.postProcessor;
    if (r) r(t);
    return t;
   }
   Object.defineProperty(p, "init", {
    value: d
   });
   Object.defineProperty(p, Symbol.hasInstance, {
    value: t => {
     if (s?.Parent && t instanceof s.Parent) return true;
     return t?._zod?.traits?.has(e);
    }
   });
   Object.defineProperty(p, "name", {
    value: e
   });
   return p;
  }
  class f extends Error {
   constructor() {
    super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
   }
  }
  class d extends Error {
   constructor(e) {
    super(`Encountered unidirectional transform during encode: ${e}`);
    this.name = "ZodEncodeError";
   }
  }
  (s = globalThis).__zod_globalConfig ?? (s.__zod_globalConfig = {});
  const l = globalThis.__zod_globalConfig;
  function h(e) {
   if (e) Object.assign(l, e);
   return l;
  }
 }),
 3945: ((e, t, n) => {
  n.d(t, {
   qg: () => h,
   EJ: () => m,
   xL: () => g,
   bp: () => b
  });
  var r = n(8532);
  var s = n(4723);
  function o() {
   const e = this._zod;
   e.message ?? (e.message = JSON.stringify(e.def, s.k8, 2));
   return e.message;
  }
  function i(e) {
   this._zod.message = e;
  }
  const c = {
   get: o,
   set: i,
   enumerable: true,
   configurable: true
  };
  const u = {
   value: void 0,
   enumerable: false
  };
  const a = new WeakSet([ Object.prototype, Error.prototype ]);
  const f = (e, t) => {
   e.name = "$ZodError";
   u.value = t;
   Object.defineProperty(e, "issues", u);
   u.value = void 0;
   Object.defineProperty(e, "message", c);
   const n = Object.getPrototypeOf(e);
   if (!a.has(n)) {
    a.add(n);
    Object.defineProperty(n, "toString", {
     configurable: true,
     enumerable: false,
     get() {
      const e = () => this.message;
      Object.defineProperty(this, "toString", {
       value: e,
       configurable: true,
       writable: true
      });
      return e;
     },
     set(e) {
      Object.defineProperty(this, "toString", {
       value: e,
       configurable: true,
       writable: true
      });
     }
    });
   }
  };
  (0, r.xI)("$ZodError", f);
  const d = (0, r.xI)("$ZodError", f, void 0, {
   Parent: Error
  });
  const l = e => {
   const t = (n, o, i, c) => {
    const u = i ? {
     ...i,
     async: false
    } : {
     async: false
    };
    const a = n._zod.run({
     value: o,
     issues: []
    }, u);
    if (a instanceof Promise) throw new r.GT;
    if (a.issues.length) {
     const n = new (c?.Err ?? e)(a.issues.map(e => s.iR(e, u, r.$W())));
     s.gx(n, c?.callee ?? t);
     throw n;
    }
    return a.value;
   };
   return t;
  };
  const h = l(d);
  const p = e => {
   const t = async (n, o, i, c) => {
    const u = i ? {
     ...i,
     async: true
    } : {
     async: true
    };
    let a = n._zod.run({
     value: o,
     issues: []
    }, u);
    if (a instanceof Promise) a = await a;
    if (a.issues.length) {
     const n = new (c?.Err ?? e)(a.issues.map(e => s.iR(e, u, r.$W())));
     s.gx(n, c?.callee ?? t);
     throw n;
    }
    return a.value;
   };
   return t;
  };
  const m = p(d);
  const v = e => (t, n, s) => {
   const o = s ? {
    ...s,
    async: false
   } : {
    async: false
   };
   const i = t._zod.run({
    value: n,
    issues: []
   }, o);
   if (i instanceof Promise) throw new r.GT;
   return i.issues.length ? _(e, i.issues, o) : {
    success: true,
    data: i.value
   };
  };
  const g = v(d);
  function _(e, t, n) {
   let o;
   return {
    success: false,
    get error() {
     if (!o) {
      o = new e(t.map(e => s.iR(e, n, r.$W())));
      t = void 0;
      n = void 0;
     }
     return o;
    },
    set error(e) {
     o = e;
     t = void 0;
     n = void 0;
    }
   };
  }
  const y = e => async (t, n, r) => {
   const s = r ? {
    ...r,
    async: true
   } : {
    async: true
   };
   let o = t._zod.run({
    value: n,
    issues: []
   }, s);
   if (o instanceof Promise) o = await o;
   return o.issues.length ? _(e, o.issues, s) : {
    success: true,
    data: o.value
   };
  };
  const b = y(d);
 }),
 4723: ((e, t, n) => {
  n.d(t, {
   A2: () => l,
   Gv: () => f,
   NM: () => h,
   O7: () => w,
   PO: () => o,
   QH: () => p,
   Rc: () => P,
   Vy: () => u,
   X: () => S,
   cl: () => i,
   d3: () => y,
   gx: () => a,
   hi: () => _,
   iR: () => b,
   jD: () => x,
   k8: () => r,
   lQ: () => v,
   o8: () => d,
   ol: () => O,
   p6: () => c,
   qh: () => j,
   rL: () => m,
   sn: () => k,
   v5: () => A
  });
  function r(e, t) {
   if (typeof t === "bigint") return t.toString();
   return t;
  }
  class s {
   constructor(e) {
    this._getter = e;
    this._value = void 0;
   }
   get value() {
    const e = this._getter;
    if (e !== void 0) {
     this._value = e();
     this._getter = void 0;
    }
    return this._value;
   }
  }
  function o(e) {
   return new s(e);
  }
  function i(e) {
   return e === null || e === void 0;
  }
  function c(e) {
   const t = e.startsWith("^") ? 1 : 0;
   const n = e.endsWith("$") ? e.length - 1 : e.length;
   return e.slice(t, n);
  }
  function u(e, t, n) {
   Object.defineProperty(e, t, {
    value: n,
    writable: true,
    enumerable: true,
    configurable: true
   });
  }
  const a = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
  function f(e) {
   return typeof e === "object" && e !== null && !Array.isArray(e);
  }
  function d(e, t, n) {
   const r = new e._zod.constr(t ?? e._zod.def);
   if (!t || n?.parent) r._zod.parent = e;
   return r;
  }
  function l(e) {
   const t = e;
   if (!t) return {};
   if (typeof t === "string") return {
    error: () => t
   };
   if (t?.message !== void 0) {
    if (t?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
    t.error = t.message;
   }
   delete t.message;
   if (typeof t.error === "string") return {
    ...t,
    error: () => t.error
   };
   return t;
  }
  function h(e) {
   return Object.keys(e).filter(t => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
  }
  function p(e, t = 0) {
   if (e.aborted === true) return true;
   for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== true) return true;
   return false;
  }
  function m(e, t = 0) {
   if (e.aborted === true) return true;
   for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === false) return true;
   return false;
  }
  function v(e, t) {
   return t.map(t => {
    var n;
    (n = t).path ?? (n.path = []);
    t.path.unshift(e);
    return t;
   });
  }
  function g(e) {
   return typeof e === "string" ? e : e?.message;
  }
  function _(e) {
   const t = [];
   for (const n of e ?? []) {
    const e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    const r = e.maximum ?? e.length ?? e.size;
    if (r >= 0) t.push([ r, n ]);
   }
   return t;
  }
  function y(e, t, n) {
   var r;
   for (let s = t; s < e.length; s++) (r = e[s]).schema ?? (r.schema = n);
  }
  function b(e, t, n) {
   var r;
   const s = e.inst?._zod?.traits;
   if (s?.has("$ZodType")) if (s.has("$ZodCheck")) (r = e).schema ?? (r.schema = e.inst); else e.schema = e.inst;
   const o = e.schema !== e.inst ? e.schema?._zod.def?.error : void 0;
   const i = e.message ? e.message : g(e.inst?._zod.def?.error?.(e)) ?? g(o?.(e)) ?? g(t?.error?.(e)) ?? g(n.customError?.(e)) ?? g(n.localeError?.(e)) ?? "Invalid input";
   const c = {};
   for (const t of Object.keys(e)) {
    if (t === "inst" || t === "schema" || t === "continue" || t === "input" || t === "__proto__") continue;
    c[t] = e[t];
   }
   c.path ?? (c.path = []);
   c.message = i;
   if (t?.reportInput) c.input = e.input;
   return c;
  }
  const z = /[\uD800-\uDBFF]/;
  function w(e) {
   const t = e.length;
   if (!z.test(e)) return t;
   let n = t;
   for (let r = 0; r < t - 1; r++) if ((e.charCodeAt(r) & 64512) === 55296 && (e.charCodeAt(r + 1) & 64512) === 56320) {
    n--;
    r++;
   }
   return n;
  }
  function P(e) {
   if (Array.isArray(e)) return "array";
   if (typeof e === "string") return "string";
   return "unknown";
  }
  function k(...e) {
   const [t, n, r] = e;
   if (typeof t === "string") return {
    message: t,
    code: "custom",
    input: n,
    inst: r
   };
   return {
    ...t
   };
  }
  function O(e, t) {
   for (const n in t) {
    const r = Object.getOwnPropertyDescriptor(t, n);
    if (r.get) Object.defineProperty(e, n, {
     ...r,
     enumerable: false
    }); else T(e, n, r.value);
   }
  }
  function j(e, t, n, r = true) {
   Object.defineProperty(e, t, {
    configurable: true,
    writable: true,
    enumerable: r,
    value: n
   });
   return n;
  }
  function x(e, t, n) {
   return j(e, t, n, false);
  }
  function T(e, t, n) {
   Object.defineProperty(e, t, {
    configurable: true,
    get() {
     return this == null ? n : j(this, t, n.bind(this));
    },
    set(e) {
     j(this, t, e);
    }
   });
  }
  function $(e, t) {
   const n = Object.getPrototypeOf(e);
   return t in n ? void 0 : n;
  }
  let Z;
  let E = false;
  const I = {
   configurable: true,
   get() {
    E = true;
    return;
   }
  };
  function A(e, t, n) {
   const r = Object.getPrototypeOf(e._zod);
   if (t in r && Z !== e._zod) {
    Z = void 0;
    return;
   }
   Z = e._zod;
   Object.defineProperty(r, t, {
    configurable: true,
    get() {
     Object.defineProperty(this, t, I);
     const e = E;
     E = false;
     try {
      const r = n(this);
      if (E) delete this[t]; else Object.defineProperty(this, t, {
       configurable: true,
       writable: true,
       value: r
      });
      E = E || e;
      return r;
     } catch (n) {
      delete this[t];
      E = E || e;
      throw n;
     }
    },
    set(e) {
     Object.defineProperty(this, t, {
      configurable: true,
      writable: true,
      value: e
     });
    }
   });
  }
  function S(e, t, n, r) {
   const s = $(e, t);
   if (!s) return;
   Object.defineProperty(s, t, {
    configurable: true,
    get() {
     const e = {
      configurable: true,
      writable: true,
      enumerable: r,
      value: void 0
     };
     Object.defineProperty(this, t, e);
     e.value = n(this);
     Object.defineProperty(this, t, e);
     return e.value;
    },
    set(e) {
     Object.defineProperty(this, t, {
      configurable: true,
      writable: true,
      enumerable: r,
      value: e
     });
    }
   });
  }
 }),
 3619: ((e, t, n) => {
  n.d(t, {
   YOg: () => N,
   aig: () => I,
   lqM: () => q,
   YPB: () => L,
   rej: () => Q,
   pdi: () => R
  });
  var r = n(8532);
  var s = n(4890);
  const o = /^-?\d+(?:\.\d+)?$/;
  var i = n(4723);
  const c = {
   major: 4,
   minor: 6,
   patch: 7
  };
  const u = r.xI("$ZodType", (e, t) => {
   var n;
   e ?? (e = {});
   e._zod.def = t;
   e._zod.bag = e._zod.bag || {};
   e._zod.version = c;
   const s = e._zod.def.checks;
   const o = e._zod.traits.has("$ZodCheck") ? [ e, ...s ?? [] ] : s?.length ? [ ...s ] : [];
   for (const t of o) for (const n of t._zod.onattach) n(e);
   if (o.length === 0) {
    (n = e._zod).deferred ?? (n.deferred = []);
    e._zod.deferred?.push(() => {
     e._zod.run = e._zod.parse;
    });
   } else {
    const t = (t, n, s) => {
     if (t.memo) return t;
     let o = i.QH(t);
     let c;
     for (const u of n) {
      if (u._zod.def.when) {
       if (i.rL(t)) continue;
       const e = u._zod.def.when(t);
       if (!e) continue;
      } else if (o) continue;
      const n = t.issues.length;
      const a = u._zod.check(t);
      if (a instanceof Promise && s?.async === false) throw new r.GT;
      if (c || a instanceof Promise) c = (c ?? Promise.resolve()).then(async () => {
       await a;
       const r = t.issues.length;
       if (r === n) return;
       i.d3(t.issues, n, e);
       if (!o) o = i.QH(t, n);
      }); else {
       const r = t.issues.length;
       if (r === n) continue;
       i.d3(t.issues, n, e);
       if (!o) o = i.QH(t, n);
      }
     }
     if (c) return c.then(() => t);
     return t;
    };
    const n = (n, s, c) => {
     if (i.QH(n)) {
      n.aborted = true;
      return n;
     }
     const u = t(s, o, c);
     if (u instanceof Promise) {
      if (c.async === false) throw new r.GT;
      return u.then(t => e._zod.parse(t, c));
     }
     return e._zod.parse(u, c);
    };
    e._zod.run = (s, i) => {
     if (i.skipChecks) return e._zod.parse(s, i);
     if (i.direction === "backward") {
      const t = e._zod.parse({
       value: s.value,
       issues: []
      }, {
       ...i,
       skipChecks: true
      });
      if (t instanceof Promise) return t.then(e => n(e, s, i));
      return n(t, s, i);
     }
     const c = e._zod.parse(s, i);
     if (c instanceof Promise) {
      if (i.async === false) throw new r.GT;
      return c.then(e => t(e, o, i));
     }
     return t(c, o, i);
    };
   }
  }, {
   get "~standard"() {
    return i.jD(this, "~standard", d(this));
   },
   set "~standard"(e) {
    i.qh(this, "~standard", e);
   }
  });
  const a = (e, t) => e.issues.length ? {
   issues: e.issues.map(e => i.iR(e, t, r.$W()))
  } : {
   value: e.value
  };
  async function f(e, t) {
   const n = {
    async: true
   };
   return a(await e._zod.run({
    value: t,
    issues: []
   }, n), n);
  }
  function d(e) {
   return {
    validate: t => {
     const n = {
      async: false
     };
     try {
      const r = e._zod.run({
       value: t,
       issues: []
      }, n);
      if (!(r instanceof Promise)) return a(r, n);
     } catch (e) {}
     return f(e, t);
    },
    vendor: "zod",
    version: 1
   };
  }
  const l = r.xI("$ZodNumber", (e, t) => {
   u.init(e, t);
   e._zod.pattern = o;
   e._zod.parse = (n, r) => {
    if (t.coerce) try {
     n.value = Number(n.value);
    } catch (e) {}
    const s = n.value;
    if (typeof s === "number" && !Number.isNaN(s) && Number.isFinite(s)) return n;
    const o = typeof s === "number" ? Number.isNaN(s) ? "NaN" : !Number.isFinite(s) ? String(s) : void 0 : void 0;
    n.issues.push({
     expected: "number",
     code: "invalid_type",
     input: s,
     inst: e,
     ...o ? {
      received: o
     } : {}
    });
    return n;
   };
  });
  const h = r.xI("$ZodNever", (e, t) => {
   u.init(e, t);
   e._zod.parse = (t, n) => {
    t.issues.push({
     expected: "never",
     code: "invalid_type",
     input: t.value,
     inst: e
    });
    return t;
   };
  });
  function p(e, t) {
   const n = i.hi(e._zod.def.checks);
   if (!n.length) return;
   const r = Math.min(...n.map(e => e[0]));
   const s = e._zod.parse;
   e._zod.parse = (n, o) => {
    const c = t(n.value);
    if (c > r && !o?.skipChecks && o?.direction !== "backward") for (const [t, r] of i.hi(e._zod.def.checks)) if (c > t && r._zod.def.when(n)) {
     const t = n.issues.length;
     r._zod.check(n);
     n.issues[t].continue = false;
     i.d3(n.issues, t, e);
     return n;
    }
    return s(n, o);
   };
  }
  const m = e => Array.isArray(e) ? e.length : -1;
  function v(e, t, n) {
   if (e.issues.length) t.issues.push(...i.lQ(n, e.issues));
   t.value[n] = e.value;
  }
  const g = r.xI("$ZodArray", (e, t) => {
   u.init(e, t);
   const n = r.cr.memoizer;
   n?.attach(e);
   e._zod.parse = (r, s) => {
    const o = r.value;
    if (!Array.isArray(o)) {
     r.issues.push({
      expected: "array",
      code: "invalid_type",
      input: o,
      inst: e
     });
     return r;
    }
    r.value = n ? n.alloc(e, r, Array(o.length), s) : Array(o.length);
    const c = [];
    const u = s?.abortEarly;
    for (let e = 0; e < o.length; e++) {
     const n = o[e];
     const a = t.element._zod.run({
      value: n,
      issues: []
     }, s);
     if (a instanceof Promise) c.push(a.then(t => v(t, r, e))); else {
      v(a, r, e);
      if (u && a.issues.length !== 0 && i.QH(a)) break;
     }
    }
    if (c.length) return Promise.all(c).then(() => r);
    return r;
   };
   p(e, m);
  });
  function _(e, t, n, r, s, o) {
   const c = n in r;
   const u = o === "optional";
   if (!c && u && s === "optional") return;
   if (e.issues.length) {
    if (s !== void 0 && u && !c) return;
    t.issues.push(...i.lQ(n, e.issues));
   }
   if (!c && s === void 0) {
    if (!e.issues.length) t.issues.push({
     code: "invalid_type",
     expected: "nonoptional",
     input: void 0,
     path: [ n ]
    });
    return;
   }
   if (e.value === void 0) {
    if (c || s === "defaulted" && !u) t.value[n] = void 0;
   } else t.value[n] = e.value;
  }
  const y = [];
  function b(e) {
   const t = Object.keys(e.shape);
   const n = Object.getOwnPropertySymbols(e.shape);
   const r = n.length ? n : y;
   const s = r.length ? [ ...t, ...r ] : t;
   for (const t of s) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
   const o = i.NM(e.shape);
   return {
    ...e,
    allKeys: s,
    symbolKeys: r,
    keySet: new Set(t),
    numKeys: t.length,
    optionalKeys: new Set(o)
   };
  }
  function z(e, t, n, r, s, o, c) {
   const u = [];
   const a = s.keySet;
   const f = s.catchall._zod;
   const d = f.def.type;
   const l = f.optin;
   const h = f.optout;
   let p = 0;
   for (const s in t) {
    if (c && n.issues.length !== p) {
     if (i.QH(n, p)) break;
     p = n.issues.length;
    }
    if (a.has(s)) continue;
    if (s === "__proto__") {
     if (d === "never") u.push(s);
     continue;
    }
    if (d === "never") {
     u.push(s);
     continue;
    }
    const o = f.run({
     value: t[s],
     issues: []
    }, r);
    if (o instanceof Promise) e.push(o.then(e => _(e, n, s, t, l, h))); else _(o, n, s, t, l, h);
   }
   if (u.length) n.issues.push({
    code: "unrecognized_keys",
    keys: u,
    input: t,
    inst: o,
    continue: true
   });
   if (!e.length) return n;
   return Promise.all(e).then(() => n);
  }
  const w = r.xI("$ZodObject", (e, t) => {
   u.init(e, t);
   const n = Object.getOwnPropertyDescriptor(t, "shape");
   const s = n?.get ? n.get.raw : t.shape ?? {};
   if (s) {
    const e = () => {
     const n = {
      ...s
     };
     Object.defineProperty(t, "shape", {
      value: n
     });
     e.raw = n;
     return n;
    };
    e.raw = s;
    Object.defineProperty(t, "shape", {
     get: e
    });
   }
   const o = i.PO(() => b(t));
   i.v5(e, "propValues", e => {
    const t = e.def.shape;
    const n = {};
    for (const e in t) {
     const r = t[e]._zod;
     if (r.values) {
      if (!Object.prototype.hasOwnProperty.call(n, e)) i.Vy(n, e, new Set);
      for (const t of r.values) n[e].add(t);
      if (r.optin !== void 0) n[e].add(void 0);
     }
    }
    return n;
   });
   const c = i.Gv;
   const a = t.catchall;
   let f;
   const d = r.cr.memoizer;
   d?.attach(e);
   e._zod.parse = (t, n) => {
    f ?? (f = o.value);
    const r = t.value;
    if (!c(r)) {
     t.issues.push({
      expected: "object",
      code: "invalid_type",
      input: r,
      inst: e
     });
     return t;
    }
    t.value = d ? d.alloc(e, t, {}, n) : {};
    const s = [];
    const u = f.shape;
    const l = n?.abortEarly;
    let h = t.issues.length;
    for (const e of f.allKeys) {
     if (l && t.issues.length !== h) {
      if (i.QH(t, h)) break;
      h = t.issues.length;
     }
     if (e === "__proto__") continue;
     const o = u[e];
     const c = o._zod.optin;
     const a = o._zod.optout;
     const f = o._zod.run({
      value: r[e],
      issues: []
     }, n);
     if (f instanceof Promise) s.push(f.then(n => _(n, t, e, r, c, a))); else _(f, t, e, r, c, a);
    }
    if (!a) return s.length ? Promise.all(s).then(() => t) : t;
    return z(s, r, t, n, o.value, e, l === true);
   };
  });
  const P = r.xI("$ZodTransform", (e, t) => {
   u.init(e, t);
   e._zod.optin = "optional";
   r.cr.memoizer?.guard(e);
   e._zod.parse = (n, s) => {
    if (s.direction === "backward") throw new r.cV(e.constructor.name);
    const o = t.transform(n.value, n);
    if (s.async) {
     const e = o instanceof Promise ? o : Promise.resolve(o);
     return e.then(e => {
      n.value = e;
      return n;
     });
    }
    if (o instanceof Promise) throw new r.GT;
    n.value = o;
    return n;
   };
  });
  function k(e, t) {
   e.value = t.issues.length ? void 0 : t.value;
   return e;
  }
  const O = r.xI("$ZodOptional", (e, t) => {
   u.init(e, t);
   i.v5(e, "optin", e => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
   e._zod.optout = "optional";
   i.v5(e, "values", e => {
    const t = e.def.innerType._zod.values;
    return t ? new Set([ ...t, void 0 ]) : void 0;
   });
   i.v5(e, "pattern", e => {
    const t = e.def.innerType._zod.pattern;
    return t ? new RegExp(`^(${i.p6(t.source)})?$`) : void 0;
   });
   e._zod.parse = (e, n) => {
    if (e.value === void 0) {
     if (t.innerType._zod.optin !== "defaulted") return e;
     const r = t.innerType._zod.run({
      value: e.value,
      issues: []
     }, n);
     if (r instanceof Promise) return r.then(t => k(e, t));
     return k(e, r);
    }
    return t.innerType._zod.run(e, n);
   };
  });
  const j = r.xI("$ZodCustom", (e, t) => {
   s.QP.init(e, t);
   u.init(e, t);
   e._zod.parse = (e, t) => e;
   e._zod.check = n => {
    const r = n.value;
    const s = t.fn(r);
    if (s instanceof Promise) return s.then(t => x(t, n, r, e));
    x(s, n, r, e);
    return;
   };
  });
  function x(e, t, n, r) {
   if (!e) {
    const e = {
     code: "custom",
     input: n,
     inst: r,
     path: [ ...r._zod.def.path ?? [] ],
     continue: !r._zod.def.abort
    };
    if (r._zod.def.params) e.params = r._zod.def.params;
    t.issues.push(i.sn(e));
   }
  }
  var T = n(3305);
  var $ = n(3945);
  const Z = r.xI("ZodMiniType", (e, t) => {
   if (!e._zod) throw new Error("Uninitialized schema in ZodMiniType.");
   u.init(e, t);
   e.def = t;
   e.type = t.type;
  }, {
   get with() {
    return this.check;
   },
   set with(e) {
    i.qh(this, "with", e);
   },
   parse(e, t) {
    return $.qg(this, e, t, {
     callee: this.parse
    });
   },
   parseAsync(e, t) {
    return $.EJ(this, e, t, {
     callee: this.parseAsync
    });
   },
   safeParse(e, t) {
    return $.xL(this, e, t);
   },
   safeParseAsync(e, t) {
    return $.bp(this, e, t);
   },
   check(...e) {
    const t = this.def;
    return this.clone({
     ...t,
     checks: [ ...t.checks ?? [], ...e.map(e => typeof e === "function" ? {
      _zod: {
       check: e,
       def: {
        check: "custom"
       },
       onattach: []
      }
     } : e) ]
    }, {
     parent: true
    });
   },
   clone(e, t) {
    return i.o8(this, e, t);
   },
   brand() {
    return this;
   },
   register(e, t) {
    e.add(this, t);
    return this;
   },
   apply(e, ...t) {
    return t.length === 0 ? e(this) : e(this, ...t);
   }
  });
  const E = r.xI("ZodMiniNumber", (e, t) => {
   l.init(e, t);
   Z.init(e, t);
  });
  function I(e) {
   return T.F7(E, e);
  }
  const A = r.xI("ZodMiniNever", (e, t) => {
   h.init(e, t);
   Z.init(e, t);
  });
  function S(e) {
   return T.G8(A, e);
  }
  const M = r.xI("ZodMiniArray", (e, t) => {
   g.init(e, t);
   Z.init(e, t);
  });
  function N(e, t) {
   return new M({
    type: "array",
    element: e,
    ...i.A2(t)
   });
  }
  const C = r.xI("ZodMiniObject", (e, t) => {
   w.init(e, t);
   Z.init(e, t);
   i.X(e, "shape", e => e._zod.def.shape, false);
  });
  function Q(e, t) {
   return new C({
    type: "object",
    shape: e,
    catchall: S(),
    ...i.A2(t)
   });
  }
  const G = r.xI("ZodMiniTransform", (e, t) => {
   P.init(e, t);
   Z.init(e, t);
  });
  function R(e) {
   return new G({
    type: "transform",
    transform: e
   });
  }
  const W = r.xI("ZodMiniOptional", (e, t) => {
   O.init(e, t);
   Z.init(e, t);
  });
  function q(e) {
   return new W({
    type: "optional",
    innerType: e
   });
  }
  const H = r.xI("ZodMiniCustom", (e, t) => {
   j.init(e, t);
   Z.init(e, t);
  });
  function L(e, t = {}) {
   return T.fU(H, e, t);
  }
 })
};
