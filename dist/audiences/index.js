import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

var __webpack_modules__ = {
 400: ((module, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
   try {
    var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(124);
    await (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.p)();
    __webpack_async_result__();
   } catch (e) {
    __webpack_async_result__(e);
   }
  }, 1);
 }),
 124: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   p: () => list
  });
  class Failure extends Error {
   reason;
   title;
   next;
   constructor({reason: reason, title: title, message: message, next: next, cause: cause}) {
    super(message, cause === void 0 ? void 0 : {
     cause: cause
    });
    this.name = "Failure";
    this.reason = reason;
    this.title = title;
    this.next = next;
   }
  }
  function asFailure(thrown) {
   if (thrown instanceof Failure) return thrown;
   return new Failure({
    reason: "internal-error",
    title: "Internal error",
    message: `The action itself failed: ${describe(thrown)}.`,
    next: "Please report this with the log of the run.",
    cause: thrown
   });
  }
  function describe(thrown) {
   if (!(thrown instanceof Error)) return String(thrown);
   const code = thrown.code;
   const text = (thrown.message || thrown.name).replace(/\s+/g, " ").trim();
   const own = typeof code === "string" && !text.includes(code) ? `${code}: ${text}` : text;
   const inner = thrown instanceof AggregateError ? thrown.errors.map(describe).join("; ") : "";
   const all = inner && inner !== own ? `${own} (${inner})` : own;
   return thrown.cause === void 0 ? all : `${all}: ${describe(thrown.cause)}`;
  }
  const problems_problem = (at, wrong, reason = "invalid-input") => ({
   at: at,
   wrong: wrong,
   reason: reason
  });
  function problems_flawsOf(error) {
   return (error?.issues ?? []).flatMap(issue => {
    if (issue.code !== "unrecognized_keys") return [ {
     path: issue.path,
     wrong: issue.message
    } ];
    return issue.keys.map(key => ({
     path: [ ...issue.path, key ],
     wrong: "is not known here; remove it or correct its name"
    }));
   });
  }
  function pathText(path) {
   return path.reduce((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
   }, "");
  }
  function inputFailure(problems) {
   const reason = problems.some(each => each.reason === "invalid-input") ? "invalid-input" : "unreadable-file";
   return new Failure({
    reason: reason,
    title: reason === "unreadable-file" ? "Unreadable file" : "Invalid input",
    message: listed(problems.map(each => `${each.at}: ${each.wrong}.`)),
    next: "Correct it and start a new run (a re-run takes the workflow as it was)."
   });
  }
  const mostListed = 100;
  function listed(sentences) {
   if (sentences.length === 1) return sentences.join("");
   const lines = sentences.slice(0, mostListed).map(sentence => `- ${sentence}`);
   if (sentences.length > mostListed) lines.push(`- and ${sentences.length - mostListed} more`);
   return `${sentences.length} problems:\n${lines.join("\n")}`;
  }
  function jsonStringifyReplacer(_, value) {
   if (typeof value === "bigint") return value.toString();
   return value;
  }
  class Cached {
   constructor(getter) {
    this._getter = getter;
    this._value = void 0;
   }
   get value() {
    const getter = this._getter;
    if (getter !== void 0) {
     this._value = getter();
     this._getter = void 0;
    }
    return this._value;
   }
  }
  function cached(getter) {
   return new Cached(getter);
  }
  function nullish(input) {
   return input === null || input === void 0;
  }
  function cleanRegex(source) {
   const start = source.startsWith("^") ? 1 : 0;
   const end = source.endsWith("$") ? source.length - 1 : source.length;
   return source.slice(start, end);
  }
  function assignProp(target, prop, value) {
   Object.defineProperty(target, prop, {
    value: value,
    writable: true,
    enumerable: true,
    configurable: true
   });
  }
  const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
  function util_isObject(data) {
   return typeof data === "object" && data !== null && !Array.isArray(data);
  }
  function isPlainObject(o) {
   if (util_isObject(o) === false) return false;
   const ctor = o.constructor;
   if (ctor === void 0) return true;
   if (typeof ctor !== "function") return true;
   const prot = ctor.prototype;
   if (util_isObject(prot) === false) return false;
   if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
   return true;
  }
  function shallowClone(o) {
   if (isPlainObject(o)) return {
    ...o
   };
   if (Array.isArray(o)) return [ ...o ];
   if (o instanceof Map) return new Map(o);
   if (o instanceof Set) return new Set(o);
   return o;
  }
  function clone(inst, def, params) {
   const cl = new inst._zod.constr(def ?? inst._zod.def);
   if (!def || params?.parent) cl._zod.parent = inst;
   return cl;
  }
  function normalizeParams(_params) {
   const params = _params;
   if (!params) return {};
   if (typeof params === "string") return {
    error: () => params
   };
   if (params?.message !== void 0) {
    if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
   }
   delete params.message;
   if (typeof params.error === "string") return {
    ...params,
    error: () => params.error
   };
   return params;
  }
  function optionalKeys(shape) {
   return Object.keys(shape).filter(k => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
  }
  function aborted(x, startIndex = 0) {
   if (x.aborted === true) return true;
   for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
   return false;
  }
  function explicitlyAborted(x, startIndex = 0) {
   if (x.aborted === true) return true;
   for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
   return false;
  }
  function prefixIssues(path, issues) {
   return issues.map(iss => {
    var _a;
    (_a = iss).path ?? (_a.path = []);
    iss.path.unshift(path);
    return iss;
   });
  }
  function unwrapMessage(message) {
   return typeof message === "string" ? message : message?.message;
  }
  function sizeCaps(defChecks) {
   const caps = [];
   for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check)) break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0) caps.push([ max, ch ]);
   }
   return caps;
  }
  function attachSchema(issues, start, inst) {
   var _a;
   for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
  }
  function finalizeIssue(iss, ctx, config) {
   var _a;
   const traits = iss.inst?._zod?.traits;
   if (traits?.has("$ZodType")) if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst); else iss.schema = iss.inst;
   const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
   const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
   const full = {};
   for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
    full[k] = iss[k];
   }
   full.path ?? (full.path = []);
   full.message = message;
   if (ctx?.reportInput) full.input = iss.input;
   return full;
  }
  const highSurrogate = /[\uD800-\uDBFF]/;
  function codePointLength(str) {
   const units = str.length;
   if (!highSurrogate.test(str)) return units;
   let count = units;
   for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
    count--;
    i++;
   }
   return count;
  }
  function getLengthableOrigin(input) {
   if (Array.isArray(input)) return "array";
   if (typeof input === "string") return "string";
   return "unknown";
  }
  function issue(...args) {
   const [iss, input, inst] = args;
   if (typeof iss === "string") return {
    message: iss,
    code: "custom",
    input: input,
    inst: inst
   };
   return {
    ...iss
   };
  }
  function members(proto, table) {
   for (const key in table) {
    const desc = Object.getOwnPropertyDescriptor(table, key);
    if (desc.get) Object.defineProperty(proto, key, {
     ...desc,
     enumerable: false
    }); else defineBound(proto, key, desc.value);
   }
  }
  function own(inst, key, value, enumerable = true) {
   Object.defineProperty(inst, key, {
    configurable: true,
    writable: true,
    enumerable: enumerable,
    value: value
   });
   return value;
  }
  function hide(inst, key, value) {
   return own(inst, key, value, false);
  }
  function defineBound(proto, key, fn) {
   Object.defineProperty(proto, key, {
    configurable: true,
    get() {
     return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
     own(this, key, value);
    }
   });
  }
  function claim(inst, sentinel) {
   const proto = Object.getPrototypeOf(inst);
   return sentinel in proto ? void 0 : proto;
  }
  let installing;
  let broke = false;
  const breaker = {
   configurable: true,
   get() {
    broke = true;
    return;
   }
  };
  function defineLazyInternal(inst, key, compute) {
   const proto = Object.getPrototypeOf(inst._zod);
   if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
   }
   installing = inst._zod;
   Object.defineProperty(proto, key, {
    configurable: true,
    get() {
     Object.defineProperty(this, key, breaker);
     const outer = broke;
     broke = false;
     try {
      const value = compute(this);
      if (broke) delete this[key]; else Object.defineProperty(this, key, {
       configurable: true,
       writable: true,
       value: value
      });
      broke = broke || outer;
      return value;
     } catch (err) {
      delete this[key];
      broke = broke || outer;
      throw err;
     }
    },
    set(value) {
     Object.defineProperty(this, key, {
      configurable: true,
      writable: true,
      value: value
     });
    }
   });
  }
  function installLazyProp(inst, key, make, enumerable) {
   const proto = claim(inst, key);
   if (!proto) return;
   Object.defineProperty(proto, key, {
    configurable: true,
    get() {
     const desc = {
      configurable: true,
      writable: true,
      enumerable: enumerable,
      value: void 0
     };
     Object.defineProperty(this, key, desc);
     desc.value = make(this);
     Object.defineProperty(this, key, desc);
     return desc.value;
    },
    set(value) {
     Object.defineProperty(this, key, {
      configurable: true,
      writable: true,
      enumerable: enumerable,
      value: value
     });
    }
   });
  }
  var _a;
  const NEVER = Object.freeze({
   status: "aborted"
  });
  const _zodDesc = {
   value: void 0,
   enumerable: false
  };
  let _E = "captureStackTrace" in Error ? Error : null;
  function newError(Definition) {
   const E = _E;
   if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
     try {
      E.stackTraceLimit = 0;
     } catch {
      _E = null;
      return new Definition;
     }
     try {
      return new Definition;
     } finally {
      E.stackTraceLimit = saved;
     }
    }
   }
   return new Definition;
  }
  function $constructor(name, initializer, proto, params) {
   const zodProto = {};
   function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = new Set;
   }
   Internals.prototype = zodProto;
   const protoMembers = proto;
   const initialized = protoMembers && new WeakSet;
   function init(inst, def) {
    if (!inst._zod) {
     _zodDesc.value = new Internals(def);
     try {
      Object.defineProperty(inst, "_zod", _zodDesc);
     } finally {
      _zodDesc.value = void 0;
     }
    } else if (inst._zod.traits.has(name)) return;
    inst._zod.traits.add(name);
    initializer(inst, def);
    if (initialized) {
     const own = Object.getPrototypeOf(inst);
     const ctorProto = inst._zod.constr.prototype;
     let up = own;
     while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
     const target = up ?? own;
     if (!initialized.has(target)) {
      initialized.add(target);
      members(target, protoMembers);
     }
    }
    const proto = _.prototype;
    for (const k in proto) {
     if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
     if (!(k in inst)) inst[k] = proto[k].bind(inst);
    }
   }
   const Parent = params?.Parent ?? Object;
   class Definition extends Parent {}
   Object.defineProperty(Definition, "name", {
    value: name
   });
   function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
     for (const fn of deferred) fn();
     inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp) pp(inst);
    return inst;
   }
   Object.defineProperty(_, "init", {
    value: init
   });
   Object.defineProperty(_, Symbol.hasInstance, {
    value: inst => {
     if (params?.Parent && inst instanceof params.Parent) return true;
     return inst?._zod?.traits?.has(name);
    }
   });
   Object.defineProperty(_, "name", {
    value: name
   });
   return _;
  }
  class $ZodAsyncError extends Error {
   constructor() {
    super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
   }
  }
  class $ZodEncodeError extends Error {
   constructor(name) {
    super(`Encountered unidirectional transform during encode: ${name}`);
    this.name = "ZodEncodeError";
   }
  }
  (_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
  const core_globalConfig = globalThis.__zod_globalConfig;
  function config(newConfig) {
   if (newConfig) Object.assign(core_globalConfig, newConfig);
   return core_globalConfig;
  }
  const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
   var _a;
   inst._zod ?? (inst._zod = {});
   inst._zod.def = def;
   (_a = inst._zod).onattach ?? (_a.onattach = []);
  });
  const _whenHasLength = payload => {
   const val = payload.value;
   return !nullish(val) && val.length !== void 0;
  };
  const $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
   var _a;
   $ZodCheck.init(inst, def);
   (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
   inst._zod.check = payload => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
    if (length >= def.minimum) return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
     origin: origin,
     code: "too_small",
     minimum: def.minimum,
     inclusive: true,
     input: input,
     inst: inst,
     continue: !def.abort
    });
   };
  });
  const number = /^-?\d+(?:\.\d+)?$/;
  const version = {
   major: 4,
   minor: 6,
   patch: 7
  };
  const $ZodType = $constructor("$ZodType", (inst, def) => {
   var _a;
   inst ?? (inst = {});
   inst._zod.def = def;
   inst._zod.bag = inst._zod.bag || {};
   inst._zod.version = version;
   const defChecks = inst._zod.def.checks;
   const checks = inst._zod.traits.has("$ZodCheck") ? [ inst, ...defChecks ?? [] ] : defChecks?.length ? [ ...defChecks ] : [];
   for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
   if (checks.length === 0) {
    (_a = inst._zod).deferred ?? (_a.deferred = []);
    inst._zod.deferred?.push(() => {
     inst._zod.run = inst._zod.parse;
    });
   } else {
    const runChecks = (payload, checks, ctx) => {
     if (payload.memo) return payload;
     let isAborted = aborted(payload);
     let asyncResult;
     for (const ch of checks) {
      if (ch._zod.def.when) {
       if (explicitlyAborted(payload)) continue;
       const shouldRun = ch._zod.def.when(payload);
       if (!shouldRun) continue;
      } else if (isAborted) continue;
      const currLen = payload.issues.length;
      const _ = ch._zod.check(payload);
      if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError;
      if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
       await _;
       const nextLen = payload.issues.length;
       if (nextLen === currLen) return;
       attachSchema(payload.issues, currLen, inst);
       if (!isAborted) isAborted = aborted(payload, currLen);
      }); else {
       const nextLen = payload.issues.length;
       if (nextLen === currLen) continue;
       attachSchema(payload.issues, currLen, inst);
       if (!isAborted) isAborted = aborted(payload, currLen);
      }
     }
     if (asyncResult) return asyncResult.then(() => payload);
     return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
     if (aborted(canary)) {
      canary.aborted = true;
      return canary;
     }
     const checkResult = runChecks(payload, checks, ctx);
     if (checkResult instanceof Promise) {
      if (ctx.async === false) throw new $ZodAsyncError;
      return checkResult.then(checkResult => inst._zod.parse(checkResult, ctx));
     }
     return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
     if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
     if (ctx.direction === "backward") {
      const canary = inst._zod.parse({
       value: payload.value,
       issues: []
      }, {
       ...ctx,
       skipChecks: true
      });
      if (canary instanceof Promise) return canary.then(canary => handleCanaryResult(canary, payload, ctx));
      return handleCanaryResult(canary, payload, ctx);
     }
     const result = inst._zod.parse(payload, ctx);
     if (result instanceof Promise) {
      if (ctx.async === false) throw new $ZodAsyncError;
      return result.then(result => runChecks(result, checks, ctx));
     }
     return runChecks(result, checks, ctx);
    };
   }
  }, {
   get "~standard"() {
    return hide(this, "~standard", standardProps(this));
   },
   set "~standard"(value) {
    own(this, "~standard", value);
   }
  });
  const toStandardResult = (r, ctx) => r.issues.length ? {
   issues: r.issues.map(iss => finalizeIssue(iss, ctx, config()))
  } : {
   value: r.value
  };
  async function validateAsync(inst, value) {
   const ctx = {
    async: true
   };
   return toStandardResult(await inst._zod.run({
    value: value,
    issues: []
   }, ctx), ctx);
  }
  function standardProps(inst) {
   return {
    validate: value => {
     const ctx = {
      async: false
     };
     try {
      const r = inst._zod.run({
       value: value,
       issues: []
      }, ctx);
      if (!(r instanceof Promise)) return toStandardResult(r, ctx);
     } catch (_) {}
     return validateAsync(inst, value);
    },
    vendor: "zod",
    version: 1
   };
  }
  const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.pattern = number;
   inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) try {
     payload.value = Number(payload.value);
    } catch (_) {}
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
     expected: "number",
     code: "invalid_type",
     input: input,
     inst: inst,
     ...received ? {
      received: received
     } : {}
    });
    return payload;
   };
  });
  const $ZodNever = $constructor("$ZodNever", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
     expected: "never",
     code: "invalid_type",
     input: payload.value,
     inst: inst
    });
    return payload;
   };
  });
  function capSize(inst, size) {
   const caps = sizeCaps(inst._zod.def.checks);
   if (!caps.length) return;
   const cap = Math.min(...caps.map(c => c[0]));
   const parse = inst._zod.parse;
   inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
     const start = payload.issues.length;
     ch._zod.check(payload);
     payload.issues[start].continue = false;
     attachSchema(payload.issues, start, inst);
     return payload;
    }
    return parse(payload, ctx);
   };
  }
  const arraySize = input => Array.isArray(input) ? input.length : -1;
  function handleArrayResult(result, final, index) {
   if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
   final.value[index] = result.value;
  }
  const $ZodArray = $constructor("$ZodArray", (inst, def) => {
   $ZodType.init(inst, def);
   const memo = core_globalConfig.memoizer;
   memo?.attach(inst);
   inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
     payload.issues.push({
      expected: "array",
      code: "invalid_type",
      input: input,
      inst: inst
     });
     return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
     const item = input[i];
     const result = def.element._zod.run({
      value: item,
      issues: []
     }, ctx);
     if (result instanceof Promise) proms.push(result.then(result => handleArrayResult(result, payload, i))); else {
      handleArrayResult(result, payload, i);
      if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
     }
    }
    if (proms.length) return Promise.all(proms).then(() => payload);
    return payload;
   };
   capSize(inst, arraySize);
  });
  function handlePropertyResult(result, final, key, input, optin, optout) {
   const isPresent = key in input;
   const isOptionalOut = optout === "optional";
   if (!isPresent && isOptionalOut && optin === "optional") return;
   if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) return;
    final.issues.push(...prefixIssues(key, result.issues));
   }
   if (!isPresent && optin === void 0) {
    if (!result.issues.length) final.issues.push({
     code: "invalid_type",
     expected: "nonoptional",
     input: void 0,
     path: [ key ]
    });
    return;
   }
   if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
   } else final.value[key] = result.value;
  }
  const NO_SYMBOL_KEYS = [];
  function normalizeDef(def) {
   const keys = Object.keys(def.shape);
   const ownSymbols = Object.getOwnPropertySymbols(def.shape);
   const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
   const allKeys = symbolKeys.length ? [ ...keys, ...symbolKeys ] : keys;
   for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
   const okeys = optionalKeys(def.shape);
   return {
    ...def,
    allKeys: allKeys,
    symbolKeys: symbolKeys,
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
   };
  }
  function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
   const unrecognized = [];
   const keySet = def.keySet;
   const _catchall = def.catchall._zod;
   const t = _catchall.def.type;
   const optin = _catchall.optin;
   const optout = _catchall.optout;
   let seen = 0;
   for (const key in input) {
    if (abortEarly && payload.issues.length !== seen) {
     if (aborted(payload, seen)) break;
     seen = payload.issues.length;
    }
    if (keySet.has(key)) continue;
    if (key === "__proto__") {
     if (t === "never") unrecognized.push(key);
     continue;
    }
    if (t === "never") {
     unrecognized.push(key);
     continue;
    }
    const r = _catchall.run({
     value: input[key],
     issues: []
    }, ctx);
    if (r instanceof Promise) proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))); else handlePropertyResult(r, payload, key, input, optin, optout);
   }
   if (unrecognized.length) payload.issues.push({
    code: "unrecognized_keys",
    keys: unrecognized,
    input: input,
    inst: inst,
    continue: true
   });
   if (!proms.length) return payload;
   return Promise.all(proms).then(() => payload);
  }
  const $ZodObject = $constructor("$ZodObject", (inst, def) => {
   $ZodType.init(inst, def);
   const desc = Object.getOwnPropertyDescriptor(def, "shape");
   const sh = desc?.get ? desc.get.raw : def.shape ?? {};
   if (sh) {
    const get = () => {
     const newSh = {
      ...sh
     };
     Object.defineProperty(def, "shape", {
      value: newSh
     });
     get.raw = newSh;
     return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", {
     get: get
    });
   }
   const _normalized = cached(() => normalizeDef(def));
   defineLazyInternal(inst, "propValues", zod => {
    const shape = zod.def.shape;
    const propValues = {};
    for (const key in shape) {
     const field = shape[key]._zod;
     if (field.values) {
      if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, new Set);
      for (const v of field.values) propValues[key].add(v);
      if (field.optin !== void 0) propValues[key].add(void 0);
     }
    }
    return propValues;
   });
   const isObject = util_isObject;
   const catchall = def.catchall;
   let value;
   const memo = core_globalConfig.memoizer;
   memo?.attach(inst);
   inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject(input)) {
     payload.issues.push({
      expected: "object",
      code: "invalid_type",
      input: input,
      inst: inst
     });
     return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const key of value.allKeys) {
     if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen)) break;
      seen = payload.issues.length;
     }
     if (key === "__proto__") continue;
     const el = shape[key];
     const optin = el._zod.optin;
     const optout = el._zod.optout;
     const r = el._zod.run({
      value: input[key],
      issues: []
     }, ctx);
     if (r instanceof Promise) proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))); else handlePropertyResult(r, payload, key, input, optin, optout);
    }
    if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
   };
  });
  const $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.optin = "optional";
   core_globalConfig.memoizer?.guard(inst);
   inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
    const _out = def.transform(payload.value, payload);
    if (ctx.async) {
     const output = _out instanceof Promise ? _out : Promise.resolve(_out);
     return output.then(output => {
      payload.value = output;
      return payload;
     });
    }
    if (_out instanceof Promise) throw new $ZodAsyncError;
    payload.value = _out;
    return payload;
   };
  });
  function handleOptionalResult(payload, result) {
   payload.value = result.issues.length ? void 0 : result.value;
   return payload;
  }
  const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
   $ZodType.init(inst, def);
   defineLazyInternal(inst, "optin", zod => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
   inst._zod.optout = "optional";
   defineLazyInternal(inst, "values", zod => {
    const values = zod.def.innerType._zod.values;
    return values ? new Set([ ...values, void 0 ]) : void 0;
   });
   defineLazyInternal(inst, "pattern", zod => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
   });
   inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
     if (def.innerType._zod.optin !== "defaulted") return payload;
     const result = def.innerType._zod.run({
      value: payload.value,
      issues: []
     }, ctx);
     if (result instanceof Promise) return result.then(result => handleOptionalResult(payload, result));
     return handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
   };
  });
  const $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.optin = "defaulted";
   defineLazyInternal(inst, "values", zod => zod.def.innerType._zod.values);
   inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
    if (payload.value === void 0) {
     payload.value = def.defaultValue;
     return payload;
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) return result.then(result => handleDefaultResult(result, def));
    return handleDefaultResult(result, def);
   };
  });
  function handleDefaultResult(payload, def) {
   if (payload.value === void 0) payload.value = def.defaultValue;
   return payload;
  }
  const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
   $ZodCheck.init(inst, def);
   $ZodType.init(inst, def);
   inst._zod.parse = (payload, _) => payload;
   inst._zod.check = payload => {
    const input = payload.value;
    const r = def.fn(input);
    if (r instanceof Promise) return r.then(r => handleRefineResult(r, payload, input, inst));
    handleRefineResult(r, payload, input, inst);
    return;
   };
  });
  function handleRefineResult(result, payload, input, inst) {
   if (!result) {
    const _iss = {
     code: "custom",
     input: input,
     inst: inst,
     path: [ ...inst._zod.def.path ?? [] ],
     continue: !inst._zod.def.abort
    };
    if (inst._zod.def.params) _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
   }
  }
  var registries_a;
  class $ZodRegistry {
   constructor() {
    this._map = new WeakMap;
    this._idmap = new Map;
   }
   add(schema, ..._meta) {
    const meta = _meta[0];
    this._map.set(schema, meta);
    if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
    return this;
   }
   clear() {
    this._map = new WeakMap;
    this._idmap = new Map;
    return this;
   }
   remove(schema) {
    const meta = this._map.get(schema);
    if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
    this._map.delete(schema);
    return this;
   }
   get(schema) {
    const p = schema._zod.parent;
    if (p) {
     const pm = {
      ...this.get(p) ?? {}
     };
     delete pm.id;
     const f = {
      ...pm,
      ...this._map.get(schema)
     };
     return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
   }
   has(schema) {
    return this._map.has(schema);
   }
  }
  function registry() {
   return new $ZodRegistry;
  }
  (registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
  globalThis;
  function snapshotChecks(def) {
   if (def.checks) def.checks = [ ...def.checks ];
   return def;
  }
  function _number(Class, params) {
   return new Class(snapshotChecks({
    type: "number",
    checks: [],
    ...normalizeParams(params)
   }));
  }
  function _never(Class, params) {
   return new Class({
    type: "never",
    ...normalizeParams(params)
   });
  }
  function _minLength(minimum, params) {
   return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum: minimum
   });
  }
  function _refine(Class, fn, _params) {
   const schema = new Class({
    type: "custom",
    check: "custom",
    fn: fn,
    ...normalizeParams(_params)
   });
   return schema;
  }
  function _getMessage() {
   const internals = this._zod;
   internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
   return internals.message;
  }
  function _setMessage(value) {
   this._zod.message = value;
  }
  const _messageDesc = {
   get: _getMessage,
   set: _setMessage,
   enumerable: true,
   configurable: true
  };
  const _issuesDesc = {
   value: void 0,
   enumerable: false
  };
  const _installedToString = new WeakSet([ Object.prototype, Error.prototype ]);
  const initializer = (inst, def) => {
   inst.name = "$ZodError";
   _issuesDesc.value = def;
   Object.defineProperty(inst, "issues", _issuesDesc);
   _issuesDesc.value = void 0;
   Object.defineProperty(inst, "message", _messageDesc);
   const proto = Object.getPrototypeOf(inst);
   if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
     configurable: true,
     enumerable: false,
     get() {
      const value = () => this.message;
      Object.defineProperty(this, "toString", {
       value: value,
       configurable: true,
       writable: true
      });
      return value;
     },
     set(value) {
      Object.defineProperty(this, "toString", {
       value: value,
       configurable: true,
       writable: true
      });
     }
    });
   }
  };
  $constructor("$ZodError", initializer);
  const $ZodRealError = $constructor("$ZodError", initializer, void 0, {
   Parent: Error
  });
  const _parse = _Err => {
   const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? {
     ..._ctx,
     async: false
    } : {
     async: false
    };
    const result = schema._zod.run({
     value: value,
     issues: []
    }, ctx);
    if (result instanceof Promise) throw new $ZodAsyncError;
    if (result.issues.length) {
     const e = new (_params?.Err ?? _Err)(result.issues.map(iss => finalizeIssue(iss, ctx, config())));
     captureStackTrace(e, _params?.callee ?? fn);
     throw e;
    }
    return result.value;
   };
   return fn;
  };
  const parse_parse = _parse($ZodRealError);
  const _parseAsync = _Err => {
   const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? {
     ..._ctx,
     async: true
    } : {
     async: true
    };
    let result = schema._zod.run({
     value: value,
     issues: []
    }, ctx);
    if (result instanceof Promise) result = await result;
    if (result.issues.length) {
     const e = new (params?.Err ?? _Err)(result.issues.map(iss => finalizeIssue(iss, ctx, config())));
     captureStackTrace(e, params?.callee ?? fn);
     throw e;
    }
    return result.value;
   };
   return fn;
  };
  const parse_parseAsync = _parseAsync($ZodRealError);
  const _safeParse = _Err => (schema, value, _ctx) => {
   const ctx = _ctx ? {
    ..._ctx,
    async: false
   } : {
    async: false
   };
   const result = schema._zod.run({
    value: value,
    issues: []
   }, ctx);
   if (result instanceof Promise) throw new $ZodAsyncError;
   return result.issues.length ? failure(_Err, result.issues, ctx) : {
    success: true,
    data: result.value
   };
  };
  const safeParse = _safeParse($ZodRealError);
  function failure(Err, issues, ctx) {
   let error;
   return {
    success: false,
    get error() {
     if (!error) {
      error = new Err(issues.map(iss => finalizeIssue(iss, ctx, config())));
      issues = void 0;
      ctx = void 0;
     }
     return error;
    },
    set error(e) {
     error = e;
     issues = void 0;
     ctx = void 0;
    }
   };
  }
  const _safeParseAsync = _Err => async (schema, value, _ctx) => {
   const ctx = _ctx ? {
    ..._ctx,
    async: true
   } : {
    async: true
   };
   let result = schema._zod.run({
    value: value,
    issues: []
   }, ctx);
   if (result instanceof Promise) result = await result;
   return result.issues.length ? failure(_Err, result.issues, ctx) : {
    success: true,
    data: result.value
   };
  };
  const safeParseAsync = _safeParseAsync($ZodRealError);
  const ZodMiniType = $constructor("ZodMiniType", (inst, def) => {
   if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
   $ZodType.init(inst, def);
   inst.def = def;
   inst.type = def.type;
  }, {
   get with() {
    return this.check;
   },
   set with(value) {
    own(this, "with", value);
   },
   parse(data, params) {
    return parse_parse(this, data, params, {
     callee: this.parse
    });
   },
   parseAsync(data, params) {
    return parse_parseAsync(this, data, params, {
     callee: this.parseAsync
    });
   },
   safeParse(data, params) {
    return safeParse(this, data, params);
   },
   safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
   },
   check(...checks) {
    const def = this.def;
    return this.clone({
     ...def,
     checks: [ ...def.checks ?? [], ...checks.map(ch => typeof ch === "function" ? {
      _zod: {
       check: ch,
       def: {
        check: "custom"
       },
       onattach: []
      }
     } : ch) ]
    }, {
     parent: true
    });
   },
   clone(_def, params) {
    return clone(this, _def, params);
   },
   brand() {
    return this;
   },
   register(reg, meta) {
    reg.add(this, meta);
    return this;
   },
   apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
   }
  });
  const ZodMiniNumber = $constructor("ZodMiniNumber", (inst, def) => {
   $ZodNumber.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function schemas_number(params) {
   return _number(ZodMiniNumber, params);
  }
  const ZodMiniNever = $constructor("ZodMiniNever", (inst, def) => {
   $ZodNever.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function never(params) {
   return _never(ZodMiniNever, params);
  }
  const ZodMiniArray = $constructor("ZodMiniArray", (inst, def) => {
   $ZodArray.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function array(element, params) {
   return new ZodMiniArray({
    type: "array",
    element: element,
    ...normalizeParams(params)
   });
  }
  const ZodMiniObject = $constructor("ZodMiniObject", (inst, def) => {
   $ZodObject.init(inst, def);
   ZodMiniType.init(inst, def);
   installLazyProp(inst, "shape", self => self._zod.def.shape, false);
  });
  function object(shape, params) {
   const def = {
    type: "object",
    shape: shape ?? {},
    ...normalizeParams(params)
   };
   return new ZodMiniObject(def);
  }
  function strictObject(shape, params) {
   return new ZodMiniObject({
    type: "object",
    shape: shape,
    catchall: never(),
    ...normalizeParams(params)
   });
  }
  const ZodMiniTransform = $constructor("ZodMiniTransform", (inst, def) => {
   $ZodTransform.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function transform(fn) {
   return new ZodMiniTransform({
    type: "transform",
    transform: fn
   });
  }
  const ZodMiniOptional = $constructor("ZodMiniOptional", (inst, def) => {
   $ZodOptional.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function optional(innerType) {
   return new ZodMiniOptional({
    type: "optional",
    innerType: innerType
   });
  }
  const ZodMiniDefault = $constructor("ZodMiniDefault", (inst, def) => {
   $ZodDefault.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function schemas_default(innerType, defaultValue) {
   return new ZodMiniDefault({
    type: "default",
    innerType: innerType,
    get defaultValue() {
     return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
    }
   });
  }
  const ZodMiniCustom = $constructor("ZodMiniCustom", (inst, def) => {
   $ZodCustom.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function refine(fn, _params = {}) {
   return _refine(ZodMiniCustom, fn, _params);
  }
  function parseUrl(text, base) {
   try {
    return new URL(text, base);
   } catch {
    return;
   }
  }
  const visibleAscii = /^[\x21-\x7e]+$/;
  const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
  function rules_quoted(text) {
   const line = JSON.stringify(text);
   return line.length > 120 ? `${line.slice(0, 100)}\u2026" (${text.length} characters)` : line;
  }
  function wholeNumber(what, min, max) {
   return text => {
    const value = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? {
     value: value
    } : {
     wrong: `${rules_quoted(text)} is not ${what}`
    };
   };
  }
  function rules_boolean(text) {
   if (/^(true|True|TRUE)$/.test(text)) return {
    value: true
   };
   if (/^(false|False|FALSE)$/.test(text)) return {
    value: false
   };
   return {
    wrong: `${rules_quoted(text)} is neither true nor false; give one of these two words`
   };
  }
  function rules_flagOf(text) {
   const parsed = rules_boolean(text);
   return "value" in parsed ? parsed.value : void 0;
  }
  function secret(text) {
   if (visibleAscii.test(text)) return {
    value: text
   };
   return {
    wrong: "holds a space, a line break or a character outside ASCII, which a token cannot; give the token alone, best from a secret"
   };
  }
  function absoluteUrl(...schemes) {
   const right = `give an absolute ${schemes.join(" or ")} URL, such as https://example.com/${schemes.length > 1 ? "page" : "image.png"}`;
   return urlWith(schemes, right);
  }
  function urlWith(schemes, right) {
   return text => {
    if (/[\s\p{Cc}\\]/u.test(text)) return {
     wrong: `${rules_quoted(text)} holds white space or a backslash, which a URL cannot; ${right}`
    };
    const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
    if (scheme !== void 0 && !schemes.includes(scheme)) return {
     wrong: `${rules_quoted(text)} is ${scheme}; ${right}`
    };
    const absolute = scheme !== void 0 && /^[^:]+:\/\/[^/?#]/.test(text) && parseUrl(text) !== void 0;
    return absolute ? {
     value: text
    } : {
     wrong: `${rules_quoted(text)} is not an absolute URL; ${right}`
    };
   };
  }
  function baseUrl(text) {
   if (/^[^/]*\/\/[^/?#]*@/.test(text)) return {
    wrong: "holds a user name or password; give the address without them"
   };
   const right = "give the https address of the push service, such as https://push.example.com";
   const parsed = urlWith([ "https", "http" ], right)(text);
   if ("wrong" in parsed) return parsed;
   const url = new URL(text);
   if (url.protocol === "http:" && !loopbackHosts.test(url.hostname)) return {
    wrong: `${rules_quoted(text)} is http, which would send the token in the clear; give an https URL (http is for loopback addresses alone)`
   };
   if (/[?#]/.test(text)) return {
    wrong: `${rules_quoted(text)} has a query or fragment; give the address without it`
   };
   return {
    value: text.replace(/\/+$/, "")
   };
  }
  function obeying(type, rule, missing) {
   return transform((input, context) => {
    const wrong = input === void 0 ? `is missing; give ${missing ?? type}` : wrongType(type, input);
    const parsed = typeof input === "string" ? rule(input.trim()) : {
     wrong: wrong
    };
    if ("value" in parsed) return parsed.value;
    context.issues.push({
     code: "custom",
     message: parsed.wrong,
     input: input
    });
    return NEVER;
   });
  }
  function wrongType(type, input) {
   const kind = input === null ? "null" : Array.isArray(input) ? "a list" : typeof input === "object" ? "a mapping" : "";
   const found = kind || `the ${typeof input} ${String(input)}`;
   const quote = typeof input === "number" || typeof input === "boolean" ? " in quotes" : "";
   return `is ${found}; give ${type}${quote}`;
  }
  const filled = text => text === "" ? {
   wrong: "is blank, which the service refuses; give a text"
  } : {
   value: text
  };
  const filledUrl = (...schemes) => {
   const isUrl = absoluteUrl(...schemes);
   return text => text === "" ? filled(text) : isUrl(text);
  };
  const fields_text = obeying("a text", filled);
  const imageUrl = obeying("an https URL", filledUrl("https"));
  const pageUrl = obeying("an http or https URL", filledUrl("https", "http"));
  const actions = array(strictObject({
   text: fields_text,
   url: pageUrl
  }, {
   error: issue => objectError(issue, "a mapping of `text` and `url`")
  }), {
   error: issue => issue.code === "invalid_type" ? wrongType("a list of {text, url}", issue.input) : void 0
  }).check(_minLength(1, "is an empty list; give at least one {text, url}, or leave it out"));
  const maxTtl = Number.MAX_SAFE_INTEGER;
  const ttl = schemas_number({
   error: issue => wrongType("whole seconds as a number", issue.input)
  }).check(refine(seconds => Number.isInteger(seconds) && seconds >= 0 && seconds <= maxTtl, {
   error: issue => `is ${String(issue.input)}; give whole seconds from 0 to ${maxTtl}`
  }));
  function objectError(issue, right) {
   return issue.code === "invalid_type" ? wrongType(right, issue.input) : void 0;
  }
  const fieldSchema = strictObject({
   title: optional(fields_text),
   message: optional(fields_text),
   icon_url: optional(imageUrl),
   banner_url: optional(imageUrl),
   landing_url: optional(pageUrl),
   actions: optional(actions),
   utm_source: optional(fields_text),
   utm_medium: optional(fields_text),
   utm_campaign: optional(fields_text),
   ttl: optional(ttl)
  }, {
   error: issue => objectError(issue, "a mapping of notification fields")
  });
  Object.keys(fieldSchema.shape);
  const max = Number.MAX_SAFE_INTEGER;
  const settings_text = obeying("a text", value => ({
   value: value
  }));
  const flag = absent => schemas_default(obeying("true or false", rules_boolean), absent);
  const count = (absent, what, min, max) => schemas_default(obeying(what, wholeNumber(what, min, max)), absent);
  function targetType(given) {
   if (given === "all" || given === "audience") return {
    value: given
   };
   return {
    wrong: `${rules_quoted(given)} is no target; give \`all\` (every subscriber) or \`audience\``
   };
  }
  const serviceShape = {
   "base-url": obeying("a URL", baseUrl, "the base address of the push service, such as https://push.example.com (a variable that is misspelt is empty)"),
   "api-token": obeying("a token", secret, "the API token of the site, from a secret (one that is misspelt, or not to be read here, is empty)"),
   timeout: count(30, "a whole number of seconds from 1 to 300", 1, 300),
   retries: count(3, "a whole number from 0 to 10", 0, 10),
   summary: flag(true)
  };
  const sendShape = {
   ...serviceShape,
   target: obeying("a target", targetType, "`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line"),
   "audience-id": optional(obeying("an id", wholeNumber(`an audience id; give decimal digits, 1 to ${max}`, 1, max))),
   "audience-name": optional(settings_text),
   "max-reach": optional(obeying("a number", wholeNumber(`a whole number from 0 to ${max}`, 0, max))),
   "payload-file": optional(settings_text),
   "extra-fields": optional(settings_text),
   "dry-run": flag(false),
   "check-urls": flag(false),
   "once-key": optional(settings_text),
   "github-token": optional(obeying("a token", secret))
  };
  const serviceSchema = object(serviceShape);
  object(sendShape);
  function checkServiceInputs(raw) {
   return settings_check(serviceSchema, raw, publishedToken(raw));
  }
  function settings_check(schema, raw, further) {
   const given = Object.fromEntries(Object.entries(withoutToken(raw)).filter(([, value]) => value !== ""));
   const parsed = safeParse(schema, given, {
    jitless: true
   });
   const problems = [ ...problems_flawsOf(parsed.error).map(({path: path, wrong: wrong}) => problems_problem(pathText(path), wrong)), ...further ];
   if (parsed.success && problems.length === 0) return {
    settings: parsed.data,
    problems: []
   };
   return {
    settings: void 0,
    problems: problems
   };
  }
  const shortestToken = 8;
  const givesAway = (token, text) => token.length >= shortestToken && text.includes(token);
  function withoutToken(raw) {
   const token = raw["api-token"] ?? "";
   const without = ([name, value]) => name !== "api-token" && givesAway(token, value) ? [ name, value.replaceAll(token, "(token)") ] : [ name, value ];
   return Object.fromEntries(Object.entries(raw).map(without));
  }
  function publishedToken(raw) {
   const token = raw["api-token"] ?? "";
   return Object.entries(raw).filter(([name, value]) => name !== "api-token" && givesAway(token, value)).map(([name]) => problems_problem(name, "contains the API token, which would be published; remove it"));
  }
  const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
  function toCommandValue(input) {
   if (input === null || input === void 0) return ""; else if (typeof input === "string" || input instanceof String) return input;
   return JSON.stringify(input);
  }
  function issueCommand(command, properties, message) {
   const cmd = new Command(command, properties, message);
   process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
  }
  const CMD_STRING = "::";
  class Command {
   constructor(command, properties, message) {
    if (!command) command = "missing.command";
    this.command = command;
    this.properties = properties;
    this.message = message;
   }
   toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
     cmdStr += " ";
     let first = true;
     for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
      const val = this.properties[key];
      if (val) {
       if (first) first = false; else cmdStr += ",";
       cmdStr += `${key}=${escapeProperty(val)}`;
      }
     }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
   }
  }
  function escapeData(s) {
   return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  }
  function escapeProperty(s) {
   return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
  }
  const toolkit_getInput = name => (process.env[`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`] ?? "").trim();
  const setSecret = secret => issueCommand("add-mask", {}, secret);
  const annotate = (level, title, message) => issueCommand(level, {
   title: title
  }, message);
  const startGroup = title => issueCommand("group", {}, title);
  const endGroup = () => issueCommand("endgroup", {}, "");
  const print = line => void process.stdout.write(`${line}\n`);
  function formatOutputs(outputs) {
   const all = Object.values(outputs).join("\n");
   let number = 0;
   while (all.includes(`ghadelimiter_${number}`)) number++;
   const delimiter = `ghadelimiter_${number}`;
   return Object.entries(outputs).map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`).join("");
  }
  function readServiceInputs() {
   return {
    "api-token": readSecret("api-token"),
    "base-url": toolkit_getInput("base-url"),
    timeout: toolkit_getInput("timeout"),
    retries: toolkit_getInput("retries"),
    summary: toolkit_getInput("summary")
   };
  }
  function readSecret(name) {
   const secret = toolkit_getInput(name);
   if (secret !== "") setSecret(secret);
   return secret;
  }
  function cut_cut(text, {length: length, line: line}) {
   let used = 0;
   let visible = 0;
   let end = 0;
   for (const {0: character, index: index} of text.matchAll(characters)) {
    used = character === "\n" ? (Math.floor(used / line) + 1) * line : used + (wide.test(character) ? 2 : 1);
    if (used > length) return {
     shown: `${text.slice(0, end).trimEnd()}\u2026`,
     visible: visible,
     total: text.match(characters)?.length ?? 0
    };
    if (used < length) {
     visible++;
     end = index + character.length;
    }
   }
   const total = text.match(characters)?.length ?? 0;
   return {
    shown: text,
    visible: total,
    total: total
   };
  }
  const characters = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu;
  const wide = /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;
  const mostBars = 10;
  const label = {
   length: 20,
   line: 20
  };
  const size = '%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';
  function renderChart(byReach) {
   const largest = byReach.slice(0, mostBars).filter(({reach: reach}) => Math.round(reach) > 0);
   if (largest.length === 0) return [];
   const labels = largest.map(({id: id, name: name}) => `"${inert(cut_cut(name.replace(/\s+/g, " "), label).shown)} (${id})"`);
   const reaches = largest.map(({reach: reach}) => Math.round(Math.min(reach, Number.MAX_SAFE_INTEGER)));
   const title = byReach.length > 1 ? `The ${largest.length} largest by reach` : "Reach";
   return [ [ "```mermaid", size, "xychart-beta horizontal", `  title "${title}"`, `  x-axis [${labels.join(", ")}]`, `  y-axis "Subscribers" 0 --\x3e ${reaches[0]}`, `  bar [${reaches.join(", ")}]`, "```" ].join("\n") ];
  }
  function inert(name) {
   return name.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, " ").replace(/["`<>]/g, character => lookalikes[character] ?? "").replace(/%(?=[%{])/g, "% ").replace(/#(?=\w+;)/g, "# ");
  }
  const lookalikes = {
   '"': "\u201d",
   "`": "\u2019",
   "<": "\u2039",
   ">": "\u203a"
  };
  const mostBytes = 9e5;
  function blocks_joinBlocks(blocks, most = mostBytes) {
   const note = "<p>The rest of this summary is left out: it would be too large.</p>";
   const room = most - Buffer.byteLength(note) - 2;
   let size = 0;
   const fitting = blocks.findIndex(block => {
    size += Buffer.byteLength(block) + 2;
    return size > room;
   });
   const kept = fitting === -1 ? blocks : [ ...blocks.slice(0, fitting), note ];
   return `${kept.join("\n\n")}\n`;
  }
  function markup_escapeMarkup(text) {
   const inert = showInvisible(text).replace(special, entity).replace(linking, alone);
   return inert.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll("\n", "<br>");
  }
  function markup_escapeCode(text) {
   return showInvisible(text).replace(/[&<>]/g, entity).replaceAll("\n", "&#10;");
  }
  function markup_sentence(text, most = 500) {
   const parts = markup_clip(text, most).replace(command, "`$&`").split(codeSpan);
   const markup = parts.map((part, index) => index % 2 === 1 ? markup_code(part) : markup_escapeMarkup(markup_breakable(part)));
   return isolated(markup.join(""));
  }
  const isolated = markup => `<span dir="auto">${markup}</span>`;
  const codeSpan = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/;
  const command = /(?<=: )gh api (?:--hostname [^\s`]+ )?--method DELETE [^\s`]+$/;
  const markup_code = text => `<code>${markup_escapeCode(text)}</code>`;
  function markup_clip(text, most) {
   return text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}\u2026` : text;
  }
  function markup_breakable(text, longest = 40) {
   if (!new RegExp(`[^\\s/?-]{${longest + 1}}`).test(text)) return text;
   const word = new RegExp(`${solid}{${longest + 1},}`, "gv");
   const piece = new RegExp(`${solid}{${pieceLength}}(?=${solid})`, "gv");
   return text.replace(word, each => each.replace(piece, "$&\u200b"));
  }
  const pieceLength = 10;
  const breaksByItself = String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`;
  const solid = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${breaksByItself}]]`;
  const special = /[&<>"'`*_~[\]()|\\!{}^]/g;
  const linking = /(?<!&)#|[@:$]|(?<=www)\./gi;
  const entity = character => `&#${character.codePointAt(0)};`;
  const alone = character => `<span>${entity(character)}</span>`;
  function showInvisible(text) {
   return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, character => {
    const code = character.codePointAt(0) ?? 0;
    return `\u2039U+${code.toString(16).toUpperCase().padStart(4, "0")}\u203a`;
   });
  }
  function explainFailure({title: title, message: message, next: next}, meaning) {
   return table([ [ "What failed", `<b>${markup_sentence(title)}</b>` ], [ "Why", markup_sentence(message, longestMessage) ], ...meaning === void 0 ? [] : [ [ "Result", meaning ] ], [ "What to do", markup_sentence(next, longestAdvice) ] ]);
  }
  const longestMessage = 5e3;
  const longestAdvice = 2e3;
  function table(rows) {
   const lines = rows.map(([name, value]) => `<tr><th align="left">${name.replaceAll(" ", "&nbsp;")}</th><td>${value}</td></tr>`);
   return `<table>\n${lines.join("\n")}\n</table>`;
  }
  function numbers_grouped(number) {
   const [, sign = "", whole = "", rest = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(number)) ?? [];
   return whole ? sign + whole.replace(/\B(?=(?:\d{3})+$)/g, ",") + rest : String(number);
  }
  const numbers_counted = (number, noun) => `${numbers_grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
  const shownAtOnce = 100;
  const mostRows = 1e3;
  const audiences_summary_mostBytes = 5e5;
  const longestName = 120;
  function renderAudiencesSummary(list) {
   if ("failure" in list) {
    const {title: title, reason: reason, message: message, next: next} = list.failure;
    const text = {
     title: `${title} (${reason})`,
     message: message,
     next: next
    };
    return blocks_joinBlocks([ "<h2>\u274c Audiences not listed</h2>", explainFailure(text) ]);
   }
   const heading = `<h2>\ud83d\udce3 ${numbers_counted(list.length, "audience")}</h2>`;
   if (list.length === 0) return blocks_joinBlocks([ heading, "<p>The service lists none. Audiences are created in the panel of the service.</p>" ]);
   const byReach = list.toSorted((one, other) => other.reach - one.reach);
   return blocks_joinBlocks([ heading, ...renderChart(byReach), ...renderTables(byReach) ]);
  }
  function renderTables(audiences) {
   const rows = rowsWithin(audiences);
   const [first, folded, left] = [ rows.slice(0, shownAtOnce), rows.slice(shownAtOnce), audiences.length - rows.length ];
   const rest = left > 0 ? `The ${numbers_counted(left, "audience")} of the smallest reach ${left === 1 ? "is" : "are"} left out here; the output <code>audiences</code> has all.` : "";
   return [ audiences_summary_table(first), ...folded.length > 0 ? [ `<details><summary>The next ${numbers_grouped(folded.length)}</summary>\n${audiences_summary_table(folded)}\n</details>` ] : [], ...rest ? [ `<p>${rest}</p>` ] : [] ];
  }
  function rowsWithin(audiences) {
   const rows = [];
   let size = 0;
   for (const [index, {id: id, name: name, reach: reach}] of audiences.slice(0, mostRows).entries()) {
    const row = `<tr><td align="right">${index + 1}</td><td dir="auto">${markup_escapeMarkup(markup_breakable(markup_clip(name, longestName)))}</td><td align="right"><code>${id}</code></td><td align="right">${numbers_grouped(reach)}</td></tr>`;
    size += Buffer.byteLength(row);
    if (size > audiences_summary_mostBytes) break;
    rows.push(row);
   }
   return rows;
  }
  const audiences_summary_table = rows => `<table>\n<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>\n${rows.join("\n")}\n</table>`;
  function redacted_redacted(value, redact) {
   return redactAny(value, redact, false);
  }
  const codes = new Set([ "outcome", "reason", "type", "sources" ]);
  function redactAny(value, redact, foreign) {
   if (typeof value === "string") return redact(value);
   if (Array.isArray(value)) return value.map(each => redactAny(each, redact, foreign));
   if (value instanceof Failure) {
    const {reason: reason, title: title, message: message, next: next} = value;
    return new Failure({
     reason: reason,
     title: redact(title),
     message: redact(message),
     next: redact(next)
    });
   }
   if (typeof value !== "object" || value === null || value instanceof Date) return value;
   const fields = Object.entries(value).map(([name, inner]) => {
    if (foreign) return [ redact(name), redactAny(inner, redact, true) ];
    return [ name, codes.has(name) ? inner : redactAny(inner, redact, name === "extraFields") ];
   });
   return Object.fromEntries(fields);
  }
  const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
  const foreign = [ "response", "audience-name" ];
  function outputs_writeOutputs(outputs, {redact: redact, log: log}) {
   const path = process.env.GITHUB_OUTPUT;
   if (!path) return;
   const safe = Object.entries(outputs).map(([name, value]) => [ name, foreign.includes(name) ? redact(value) : value ]);
   try {
    (0, external_node_fs_namespaceObject.appendFileSync)(path, formatOutputs(Object.fromEntries(safe)));
   } catch (error) {
    log.warning("Outputs not written", `The outputs of this step could not be written (${describe(error)}).`);
   }
  }
  function outputs_writeSummary(render, {redact: redact, log: log}) {
   const path = process.env.GITHUB_STEP_SUMMARY;
   if (!path) return;
   try {
    (0, external_node_fs_namespaceObject.appendFileSync)(path, redact(render()));
   } catch (error) {
    log.warning("Summary not written", `The job summary could not be written (${describe(error)}).`);
   }
  }
  function reportListing(result, summary, step) {
   const {log: log, redact: redact} = step;
   const audiences = Array.isArray(result) ? result : void 0;
   const listed = audiences?.map(({id: id, name: name, reach: reach}) => ({
    id: id,
    name: redact(name),
    reach: reach
   }));
   const outputs = {
    audiences: listed ? JSON.stringify(listed) : "",
    count: audiences ? String(audiences.length) : "",
    reason: "failure" in result ? result.failure.reason : ""
   };
   outputs_writeOutputs(outputs, step);
   if (rules_flagOf(summary) !== false) outputs_writeSummary(() => renderAudiencesSummary(redacted_redacted(result, redact)), step);
   if ("failure" in result) {
    const {title: title, reason: reason, message: message, next: next} = result.failure;
    log.error(`${title} (${reason})`, `${message}\n${next}`);
   } else log.info(`The service lists ${result.length} ${result.length === 1 ? "audience" : "audiences"}.`);
  }
  const mask = "***";
  const shortestRemnant = 4;
  function createRedactor(secrets) {
   const known = [ ...new Set(secrets) ].filter(secret => secret !== "").sort((a, b) => b.length - a.length);
   const searches = known.map(secret => ({
    secret: secret,
    redact: redactorOf(secret)
   }));
   return (text, cut = false) => searches.reduce((redacted, {secret: secret, redact: redact}) => {
    if (!cut && !redacted.includes(secret) && !/[\\%&]/.test(redacted)) return redacted;
    return redact(redacted, cut);
   }, text);
  }
  function redactorOf(secret) {
   let perUnit;
   return (text, cut) => {
    perUnit ??= spellingsOfUnits(secret);
    const beginnings = new Set(perUnit[0]?.map(spelling => spelling.charAt(0)));
    let redacted = "";
    let done = 0;
    for (let at = 0; at < text.length; at++) {
     if (!beginnings.has(text.charAt(at))) continue;
     const end = endOf(perUnit, text, at, cut);
     if (end === void 0) continue;
     redacted += `${text.slice(done, at)}${mask}`;
     done = end;
     at = end - 1;
    }
    return redacted + text.slice(done);
   };
  }
  function spellingsOfUnits(secret) {
   const spelled = new Map([ ...new Set(secret.split("")) ].map(unit => [ unit, spellings(unit) ]));
   return secret.split("").map(unit => spelled.get(unit) ?? []);
  }
  function endOf(perUnit, text, start, cut) {
   const leastUnits = Math.min(shortestRemnant, perUnit.length - 1);
   let ends = [ start ];
   for (const [index, spelled] of perUnit.entries()) {
    const next = new Set;
    for (const at of ends) {
     for (const spelling of spelled) if (text.startsWith(spelling, at)) next.add(at + spelling.length);
     const rest = text.length - at;
     const brokenOff = cut && rest < longestSpelling && spelled.some(each => each.startsWith(text.slice(at)));
     if (brokenOff && index > 0 && index >= leastUnits) return text.length;
    }
    if (next.size === 0) return;
    ends = [ ...next ];
   }
   return Math.max(...ends);
  }
  const longestSpelling = 6;
  const named = {
   "&": "&amp;",
   "<": "&lt;",
   ">": "&gt;",
   '"': "&quot;",
   "'": "&apos;"
  };
  function spellings(unit) {
   const code = unit.charCodeAt(0);
   const hex = code.toString(16).padStart(2, "0");
   const digits = [ hex, hex.toUpperCase() ].flatMap(each => [ `%${each}`, `\\u00${each}`, `&#x${each};` ]);
   const decimals = [ code, String(code).padStart(3, "0") ].map(each => `&#${each};`);
   return [ ...new Set([ unit, `\\${unit}`, ...decimals, named[unit] ?? unit, ...digits ]) ];
  }
  const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
  var external_node_http_default = __nccwpck_require__.n(external_node_http_namespaceObject);
  class Ended extends Error {
   reason;
   constructor(reason, message) {
    super(message);
    this.reason = reason;
   }
  }
  function faultBefore(error, proxied) {
   const before = (reason, passing) => ({
    kind: "fault",
    handedOver: false,
    reason: reason,
    passing: passing,
    cause: error
   });
   if (error instanceof Ended) return before(error.reason, error.reason === "timeout");
   const {code: code = "", syscall: syscall, statusCode: statusCode} = error;
   if (code === "ERR_PROXY_TUNNEL") return before("proxy-failed", statusCode === void 0);
   const network = syscall !== void 0 && code !== "EPROTO" || networkCodes.test(code) || error instanceof AggregateError;
   if (!network && !code.startsWith("ERR_INVALID")) return before("tls-failed", false);
   const inTls = code === "ECONNRESET" && syscall === void 0;
   return before(proxied && !inTls ? "proxy-failed" : "connection-failed", true);
  }
  const networkCodes = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
  function faultAfter(error, bytesReceived) {
   const after = reason => ({
    kind: "fault",
    handedOver: true,
    reason: reason,
    passing: true,
    cause: error
   });
   if (error instanceof Ended) return after(error.reason);
   const code = error.code ?? "";
   return after(bytesReceived > 0 || code.startsWith("HPE_") ? "bad-response" : "connection-lost");
  }
  const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
  function honoursProxies(version) {
   const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
   return major > 24 || major === 24 && minor >= 5;
  }
  function proxyFor(url, settings) {
   const proxy = url.protocol === "https:" ? settings.https : settings.http;
   if (!proxy || bypassed(url, settings.bypass ?? "")) return;
   return proxy.includes("://") ? proxy : `http://${proxy}`;
  }
  function bypassed(url, bypass) {
   const host = url.hostname.replace(/^\[|\]$|\.$/g, "");
   const port = url.port || (url.protocol === "https:" ? "443" : "80");
   return bypass.toLowerCase().split(/[\s,]+/).filter(entry => entry !== "").some(entry => entry === "*" || matches(entry, host, port));
  }
  function matches(entry, host, port) {
   if (entry.includes("/")) return inRange(entry, host);
   const [, name = entry, onlyPort] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
   if (onlyPort !== void 0 && onlyPort !== port) return false;
   const domain = name.replace(/^\[|\]$/g, "").replace(/^\*?\./, "");
   return host === domain || (0, external_node_net_namespaceObject.isIP)(host) === 0 && host.endsWith(`.${domain}`);
  }
  function inRange(entry, host) {
   const [network = "", bits = ""] = entry.split("/");
   const family = (0, external_node_net_namespaceObject.isIP)(network);
   if (family === 0 || (0, external_node_net_namespaceObject.isIP)(host) !== family || !/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128)) return false;
   const type = family === 4 ? "ipv4" : "ipv6";
   const list = new external_node_net_namespaceObject.BlockList;
   list.addSubnet(network, Number(bits), type);
   return list.check(host, type);
  }
  const maxIdleMs = 1e3;
  function createHttpClient(proxies) {
   const agents = new Map;
   const idleSince = new WeakMap;
   async function agentFor(url, proxy) {
    const key = `${url.protocol}${proxy ?? ""}`;
    const known = agents.get(key);
    if (known) return known;
    const proxyEnv = proxy === void 0 ? {} : {
     proxyEnv: {
      http_proxy: proxy,
      https_proxy: proxy
     }
    };
    const {Agent: Agent} = url.protocol === "https:" ? await loadHttps() : external_node_http_default();
    if (proxy !== void 0) await quietenSockets();
    const agent = new Agent({
     keepAlive: true,
     ...proxyEnv
    });
    agent.on("free", socket => idleSince.set(socket, Date.now()));
    agents.set(key, agent);
    return agent;
   }
   function dropStale(agent) {
    for (const socket of Object.values(agent.freeSockets).flatMap(sockets => sockets ?? [])) if (Date.now() - (idleSince.get(socket) ?? 0) > maxIdleMs) socket.destroy();
   }
   return {
    async exchange(request) {
     const proxy = proxyFor(request.url, proxies);
     const unusable = proxy === void 0 ? void 0 : proxyFlaw(proxy);
     if (unusable) return brokenProxy(unusable);
     const agent = await agentFor(request.url, proxy);
     dropStale(agent);
     return exchange(request, agent, proxy !== void 0);
    }
   };
  }
  async function quietenSockets() {
   const {subscribe: subscribe, unsubscribe: unsubscribe} = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 53, 23));
   unsubscribe("net.client.socket", quieten);
   subscribe("net.client.socket", quieten);
  }
  const quieten = message => void message.socket.on("error", () => {});
  const loadHttps = async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 708, 23))).default;
  function proxyFlaw(proxy) {
   if (!honoursProxies(process.version)) return `Node ${process.version} cannot use a proxy; it needs Node 24.5, that is a newer runner`;
   if (!/^https?:/i.test(proxy) || !parseUrl(proxy)) return "the proxy setting is not an http or https URL";
   try {
    const {username: username, password: password} = new URL(proxy);
    decodeURIComponent(username + password);
   } catch {
    return "the user name or password in the proxy setting is not percent-encoded";
   }
   return;
  }
  const brokenProxy = message => ({
   kind: "fault",
   handedOver: false,
   reason: "proxy-failed",
   passing: false,
   cause: new Error(message)
  });
  async function exchange(request, agent, proxied) {
   const {method: method, url: url, headers: headers, body: body, timeoutMs: timeoutMs, maxBytes: maxBytes, wantsBody: wantsBody, cancel: cancel} = request;
   const secure = url.protocol === "https:";
   const {request: open} = secure ? await loadHttps() : external_node_http_default();
   return new Promise(resolve => {
    let handedOver = false;
    let received = 0;
    let connection;
    let answer;
    const chunks = [];
    const sent = open(url, {
     agent: agent,
     method: method,
     headers: body === void 0 ? headers : {
      ...headers,
      "Content-Length": Buffer.byteLength(body)
     }
    });
    const timer = setTimeout(() => end(new Ended("timeout", `no answer within ${timeoutMs / 1e3} s`)), timeoutMs);
    const onCancel = () => end(new Ended("cancelled", "the run was cancelled"));
    const count = chunk => {
     received += chunk.length;
    };
    function settle(result) {
     clearTimeout(timer);
     cancel?.removeEventListener("abort", onCancel);
     connection?.removeListener("data", count);
     resolve(result);
    }
    function settleAnswer(flaw) {
     if (answer) settle({
      ...answer,
      body: Buffer.concat(chunks),
      ...flaw && {
       flaw: flaw
      }
     });
    }
    function end(error) {
     if (answer) settleAnswer(error instanceof Ended ? error.reason : "cut"); else settle(handedOver ? faultAfter(error, received) : faultBefore(error, proxied));
     sent.destroy();
    }
    function handOver() {
     if (sent.destroyed) return;
     handedOver = true;
     sent.end(body);
    }
    sent.on("error", end);
    sent.on("close", () => answer ?? end(Object.assign(new Error("the connection was closed"), {
     code: "ECONNRESET"
    })));
    sent.on("socket", socket => {
     connection = socket;
     socket.on("data", count);
     if (stands(socket, secure)) handOver(); else socket.once(secure ? "secureConnect" : "connect", handOver);
    });
    sent.on("response", response => {
     answer = {
      kind: "answer",
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: Buffer.alloc(0),
      at: new Date
     };
     if (wantsBody?.(answer.status) === false) {
      settleAnswer();
      sent.destroy();
      return;
     }
     let size = 0;
     response.on("data", chunk => {
      const room = maxBytes - size;
      size += chunk.length;
      if (chunk.length <= room) {
       chunks.push(chunk);
       return;
      }
      chunks.push(chunk.subarray(0, room));
      settleAnswer("too-large");
      sent.destroy();
     });
     response.on("end", () => settleAnswer(response.complete ? void 0 : "cut"));
     response.on("error", end);
     response.on("close", () => settleAnswer("cut"));
    });
    cancel?.addEventListener("abort", onCancel);
    if (cancel?.aborted) onCancel();
   });
  }
  function stands(socket, secure) {
   if (socket.connecting) return false;
   return !secure || socket.secureConnecting === false;
  }
  const either = name => process.env[name.toLowerCase()] || process.env[name] || void 0;
  function readProxySettings() {
   return {
    http: either("HTTP_PROXY"),
    https: either("HTTPS_PROXY"),
    bypass: either("NO_PROXY")
   };
  }
  const wordJoiner = "\u2060";
  const harmless = /^(?!\s*::)(?:(?!##\[)[\x20-\x7e])*$/;
  function log_inert(text) {
   if (harmless.test(text)) return text;
   return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/##(?=\[)/g, `##${wordJoiner}`).replace(/^([\s\p{C}\p{Z}]*):(?=:)/gmu, `$1:${wordJoiner}`).replace(/[^\P{Cc}\n\t]/gu, "\ufffd");
  }
  function createLog(redact) {
   const safe = text => log_inert(redact(text));
   return {
    info: text => print(safe(text)),
    retry: (why, waitMs) => print(safe(`${why.message} Trying again in ${(waitMs / 1e3).toFixed(1)} s.`)),
    group: (title, text) => {
     startGroup(safe(title));
     print(safe(text));
     endGroup();
    },
    notice: (title, message) => annotate("notice", safe(title), safe(message)),
    warning: (title, message) => annotate("warning", safe(title), safe(message)),
    error: (title, message) => annotate("error", safe(title), safe(message))
   };
  }
  function startStep(secrets) {
   const redact = createRedactor(secrets);
   const http = createHttpClient(readProxySettings());
   const controller = cancellation();
   return {
    log: createLog(redact),
    redact: redact,
    http: http,
    cancel: controller.signal,
    crash: crash(controller)
   };
  }
  function cancellation() {
   const controller = new AbortController;
   const abort = () => controller.abort();
   process.on("SIGINT", abort);
   process.on("SIGTERM", abort);
   return controller;
  }
  function crash(controller) {
   const promise = new Promise((_, reject) => {
    process.on("uncaughtException", error => {
     reject(error);
     controller.abort();
    });
   });
   promise.catch(() => {});
   return promise;
  }
  async function endStep(code) {
   await new Promise(resolve => process.stdout.write("", resolve));
   process.exit(code);
  }
  const baseMs = 1e3;
  const capMs = 3e4;
  const longestWaitMs = 12e4;
  function backOff(tries, random = Math.random) {
   return random() * Math.min(capMs, baseMs * 2 ** (tries - 1));
  }
  function retryAfter(header, now) {
   const text = header?.trim() ?? "";
   if (/^\d+$/.test(text)) return Number(text) * 1e3;
   if (!httpDate.test(text)) return;
   const date = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
   return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
  }
  const httpDate = /^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
  async function repeat({once: once, retries: retries, cancel: cancel, cancelled: cancelled, onWait: onWait}) {
   for (let tries = 1; ;tries++) {
    const next = await once(tries);
    if ("done" in next) return next.done;
    if (cancel?.aborted) return cancelled(next.again);
    if (tries > retries || next.waitMs > longestWaitMs) return next.again;
    onWait(next.again, next.waitMs);
    await wait(next.waitMs, cancel);
    if (cancel?.aborted) return cancelled(next.again);
   }
  }
  function wait(ms, cancel) {
   return new Promise(resolve => {
    const done = () => {
     clearTimeout(timer);
     cancel?.removeEventListener("abort", done);
     resolve();
    };
    const timer = setTimeout(done, ms);
    cancel?.addEventListener("abort", done);
   });
  }
  const remedies = {
   "connection-failed": "Check `base-url` and that the runner reaches it, then run this again.",
   "tls-failed": "Check `base-url` and the certificate of the service; for one of your own authority, set NODE_EXTRA_CA_CERTS to its file on the runner.",
   "proxy-failed": "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner.",
   timeout: "Check that the service is up; if it is only slow, raise `timeout`.",
   "connection-lost": "Check that the service is up.",
   "bad-response": "Check that `base-url` is the address of the push service.",
   cancelled: "Run this again if it was not meant to be cancelled."
  };
  function whatHappened({reason: reason, handedOver: handedOver, cause: cause}) {
   const noTls = cause?.code === "ERR_SSL_WRONG_VERSION_NUMBER";
   const detail = noTls ? "the other side does not speak TLS at this port" : describe(cause);
   switch (reason) {
   case "connection-failed":
    return `No connection to the service could be made (${detail}).`;

   case "tls-failed":
    return `No secure connection to the service could be made (${detail}).`;

   case "proxy-failed":
    return `The proxy could not be used (${detail}).`;

   case "timeout":
    return handedOver ? `The service received the request, or part of it, but did not answer in time (${detail}).` : `The connection to the service did not stand in time (${detail}).`;

   case "connection-lost":
    return `The connection was lost after the request was handed over, before an answer came (${detail}).`;

   case "bad-response":
    return `What came back is no HTTP answer, or only the beginning of one (${detail}).`;

   case "cancelled":
    return handedOver ? "The run was cancelled after the request was handed over." : "The run was cancelled before the request was handed over.";
   }
  }
  function faultFailure(operation, fault) {
   return new Failure({
    reason: fault.reason,
    title: `${operation} failed: ${fault.reason}`,
    message: whatHappened(fault),
    next: fault.reason === "cancelled" && fault.handedOver ? "If it was not sent, run this again." : remedies[fault.reason],
    cause: fault.cause
   });
  }
  const cancelledFailure = operation => faultFailure(operation, {
   kind: "fault",
   handedOver: false,
   reason: "cancelled",
   passing: false,
   cause: void 0
  });
  function statusName(status) {
   const name = external_node_http_namespaceObject.STATUS_CODES[status];
   return name === void 0 ? String(status) : `${status} ${name}`;
  }
  function statusFailure(operation, {status: status, headers: headers}, text) {
   const location = headers.location ? ` and points to ${headers.location}` : "";
   const said = text.replace(/\s+/g, " ").trim();
   const excerpt = said.length > 300 ? `${said.slice(0, 300)}\u2026` : said;
   const answered = `The service answered ${statusName(status)}${location}${excerpt ? `: ${excerpt}` : ""}.`;
   return new Failure({
    reason: `http-${status}`,
    title: `${operation} failed: HTTP ${status}`,
    message: `${answered.replace(/\.\.$/, ".")}${pauseText(headers["retry-after"])}`,
    next: remedyForStatus(status, operation)
   });
  }
  function pauseText(header) {
   const waitMs = retryAfter(header, Date.now());
   if (waitMs === void 0 || waitMs <= longestWaitMs) return "";
   return ` It asks to be left alone for ${Math.ceil(waitMs / 1e3)} s, longer than is waited for (${longestWaitMs / 1e3} s).`;
  }
  function remedyForStatus(status, operation) {
   if (status === 401 || status === 403) return "The token was refused: check that `api-token` is the current API token of this site and that the secret it comes from is set here.";
   if (status === 404) {
    const audience = operation === "Sending" ? " With `target: audience`, check `audience-id` too." : "";
    return `Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${audience}`;
   }
   if (status === 407) return "The proxy wants a user name and password: put them into HTTPS_PROXY or HTTP_PROXY.";
   if (status === 429) return "The service limits how often it may be called: wait, then run this again.";
   if (status >= 300 && status < 400) return "Redirects are not followed, since the token would go along: correct `base-url`.";
   if (status >= 500) return "The service has a problem of its own: look at its status, and run this again later.";
   return "Correct what the service objects to.";
  }
  async function listAudiences({service: service, cancel: cancel, redact: redact, random: random, ...rest}) {
   const once = async tries => {
    if (cancel?.aborted) return {
     done: cancelled()
    };
    const result = await service.fetchAudiences();
    return judge(result, backOff(tries, random), redact);
   };
   const result = await repeat({
    ...rest,
    once: once,
    cancel: cancel,
    cancelled: cancelled,
    onWait: (last, waitMs) => last instanceof Failure && rest.onWait(last, waitMs)
   });
   if (result instanceof Failure) throw result;
   return result;
  }
  const cancelled = () => cancelledFailure("Listing the audiences");
  function judge(result, waitMs, redact) {
   if (result.kind === "fault") return judgeFault(result, waitMs);
   const {status: status, flaw: flaw} = result;
   if (status < 200 || status >= 300) {
    const failure = statusFailure("Listing the audiences", result, redact(result.body.toString("utf8"), flaw !== void 0));
    if (status !== 429 && status < 500) return {
     done: failure
    };
    return {
     again: failure,
     waitMs: retryAfter(result.headers["retry-after"], Date.now()) ?? waitMs
    };
   }
   if (flaw === "too-large") return {
    done: badList("the list is larger than 64 MiB")
   };
   if (flaw) {
    const reason = flaw === "cut" ? "connection-lost" : flaw;
    const cause = new Error("the list did not arrive whole");
    return judgeFault({
     kind: "fault",
     handedOver: true,
     reason: reason,
     passing: flaw !== "cancelled",
     cause: cause
    }, waitMs);
   }
   try {
    return {
     done: parseList(result.body.toString("utf8"))
    };
   } catch (error) {
    if (error instanceof Failure) return {
     done: error
    };
    throw error;
   }
  }
  function judgeFault(fault, waitMs) {
   const failure = faultFailure("Listing the audiences", fault);
   return fault.passing && fault.reason !== "cancelled" ? {
    again: failure,
    waitMs: waitMs
   } : {
    done: failure
   };
  }
  function parseList(text) {
   let json;
   try {
    json = JSON.parse(text);
   } catch {
    throw badList("the answer is not JSON");
   }
   const list = isObject(json) ? json.audience : void 0;
   if (!Array.isArray(list)) throw badList("audience: expected an array");
   for (let index = 0; index < list.length; index++) {
    const flaw = flawOf(list[index]);
    if (flaw) throw badList(`audience[${index}]${flaw}`);
   }
   return list;
  }
  function flawOf(audience) {
   if (!isObject(audience)) return ": expected an object";
   const {id: id, name: name, reach: reach} = audience;
   if (typeof id !== "number") return ".id: expected a number";
   if (!Number.isSafeInteger(id)) return `.id: ${id} is not a safe integer, so it cannot be used as an id`;
   if (typeof name !== "string") return ".name: expected a string";
   if (typeof reach !== "number" || !Number.isFinite(reach)) return ".reach: expected a number";
   return;
  }
  const isObject = value => typeof value === "object" && value !== null && !Array.isArray(value);
  const badList = flaw => new Failure({
   reason: "bad-audience-list",
   title: "Unusable audience list",
   message: `The service answered, but not with a list of audiences: ${flaw}.`,
   next: "Check `base-url`; if it is right, the service has a problem, or speaks another version of its interface."
  });
  const mebibyte = 1048576;
  class PushService {
   #access;
   constructor(access) {
    this.#access = access;
   }
   fetchAudiences() {
    return this.#exchange({
     method: "GET",
     path: "/v1/audience",
     maxBytes: 64 * mebibyte
    });
   }
   send(body) {
    return this.#exchange({
     method: "POST",
     path: "/v1/notifications",
     maxBytes: mebibyte,
     body: body
    });
   }
   #exchange({path: path, ...request}) {
    const {baseUrl: baseUrl, token: token, timeoutMs: timeoutMs, userAgent: userAgent, http: http, cancel: cancel} = this.#access;
    return http.exchange({
     ...request,
     url: new URL(baseUrl + path),
     headers: {
      "Authentication-Token": token,
      Accept: "application/json",
      "User-Agent": userAgent,
      ...request.body !== void 0 && {
       "Content-Type": "application/json"
      }
     },
     timeoutMs: timeoutMs,
     cancel: cancel
    });
   }
  }
  const version_version = "1.0.0";
  const userAgent = `web-push-action/${version_version}`;
  function openService(settings, {http: http, cancel: cancel}) {
   return new PushService({
    baseUrl: settings["base-url"],
    token: settings["api-token"],
    timeoutMs: settings.timeout * 1e3,
    userAgent: userAgent,
    http: http,
    cancel: cancel
   });
  }
  async function list() {
   const raw = readServiceInputs();
   const step = startStep([ raw["api-token"] ]);
   let result;
   try {
    result = await Promise.race([ proceed(raw, step), step.crash ]);
   } catch (error) {
    result = {
     failure: asFailure(error)
    };
   }
   reportListing(result, raw.summary, step);
   await endStep("failure" in result ? 1 : 0);
  }
  function proceed(raw, step) {
   const {settings: settings, problems: problems} = checkServiceInputs(raw);
   if (!settings) throw inputFailure(problems);
   const {cancel: cancel, redact: redact, log: log} = step;
   return listAudiences({
    service: openService(settings, step),
    retries: settings.retries,
    cancel: cancel,
    redact: redact,
    onWait: log.retry
   });
  }
 }),
 53: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
 }),
 708: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
 })
};

var __webpack_module_cache__ = {};

function __nccwpck_require__(moduleId) {
 var cachedModule = __webpack_module_cache__[moduleId];
 if (cachedModule !== void 0) return cachedModule.exports;
 var module = __webpack_module_cache__[moduleId] = {
  exports: {}
 };
 var threw = true;
 try {
  __webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
  threw = false;
 } finally {
  if (threw) delete __webpack_module_cache__[moduleId];
 }
 return module.exports;
}

if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

(() => {
 var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
 var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
 var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
 var resolveQueue = queue => {
  if (queue && queue.d < 1) {
   queue.d = 1;
   queue.forEach(fn => fn.r--);
   queue.forEach(fn => fn.r-- ? fn.r++ : fn());
  }
 };
 var wrapDeps = deps => deps.map(dep => {
  if (dep !== null && typeof dep === "object") {
   if (dep[webpackQueues]) return dep;
   if (dep.then) {
    var queue = [];
    queue.d = 0;
    dep.then(r => {
     obj[webpackExports] = r;
     resolveQueue(queue);
    }, e => {
     obj[webpackError] = e;
     resolveQueue(queue);
    });
    var obj = {};
    obj[webpackQueues] = fn => fn(queue);
    return obj;
   }
  }
  var ret = {};
  ret[webpackQueues] = x => {};
  ret[webpackExports] = dep;
  return ret;
 });
 __nccwpck_require__.a = (module, body, hasAwait) => {
  var queue;
  hasAwait && ((queue = []).d = -1);
  var depQueues = new Set;
  var exports = module.exports;
  var currentDeps;
  var outerResolve;
  var reject;
  var promise = new Promise((resolve, rej) => {
   reject = rej;
   outerResolve = resolve;
  });
  promise[webpackExports] = exports;
  promise[webpackQueues] = fn => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
  module.exports = promise;
  body(deps => {
   currentDeps = wrapDeps(deps);
   var fn;
   var getResult = () => currentDeps.map(d => {
    if (d[webpackError]) throw d[webpackError];
    return d[webpackExports];
   });
   var promise = new Promise(resolve => {
    fn = () => resolve(getResult);
    fn.r = 0;
    var fnQueue = q => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, 
    q.push(fn)));
    currentDeps.map(dep => dep[webpackQueues](fnQueue));
   });
   return fn.r ? promise : getResult();
  }, err => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
  queue && queue.d < 0 && (queue.d = 0);
 };
})();

(() => {
 __nccwpck_require__.n = module => {
  var getter = module && module.__esModule ? () => module["default"] : () => module;
  __nccwpck_require__.d(getter, {
   a: getter
  });
  return getter;
 };
})();

(() => {
 var getProto = Object.getPrototypeOf ? obj => Object.getPrototypeOf(obj) : obj => obj.__proto__;
 var leafPrototypes;
 __nccwpck_require__.t = function(value, mode) {
  if (mode & 1) value = this(value);
  if (mode & 8) return value;
  if (typeof value === "object" && value) {
   if (mode & 4 && value.__esModule) return value;
   if (mode & 16 && typeof value.then === "function") return value;
  }
  var ns = Object.create(null);
  __nccwpck_require__.r(ns);
  var def = {};
  leafPrototypes = leafPrototypes || [ null, getProto({}), getProto([]), getProto(getProto) ];
  for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach(key => def[key] = () => value[key]);
  def["default"] = () => value;
  __nccwpck_require__.d(ns, def);
  return ns;
 };
})();

(() => {
 __nccwpck_require__.d = (exports, definition) => {
  for (var key in definition) if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) Object.defineProperty(exports, key, {
   enumerable: true,
   get: definition[key]
  });
 };
})();

(() => {
 __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();

(() => {
 __nccwpck_require__.r = exports => {
  if (typeof Symbol !== "undefined" && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
   value: "Module"
  });
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
 };
})();

var __webpack_exports__ = __nccwpck_require__(400);

__webpack_exports__ = await __webpack_exports__;
