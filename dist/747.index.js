export const id = 747;
export const ids = [ 747 ];
export const modules = {
 7157: ((e, r, s) => {
  s.d(r, {
   o: () => n
  });
  var o = s(9896);
  var t = s(857);
  class n {
   constructor() {
    var e, r, s;
    this.payload = {};
    if (process.env.GITHUB_EVENT_PATH) if ((0, o.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, 
    o.readFileSync)(process.env.GITHUB_EVENT_PATH, {
     encoding: "utf8"
    })); else {
     const e = process.env.GITHUB_EVENT_PATH;
     process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${t.EOL}`);
    }
    this.eventName = process.env.GITHUB_EVENT_NAME;
    this.sha = process.env.GITHUB_SHA;
    this.ref = process.env.GITHUB_REF;
    this.workflow = process.env.GITHUB_WORKFLOW;
    this.action = process.env.GITHUB_ACTION;
    this.actor = process.env.GITHUB_ACTOR;
    this.job = process.env.GITHUB_JOB;
    this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
    this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
    this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
    this.apiUrl = (e = process.env.GITHUB_API_URL) !== null && e !== void 0 ? e : "https://api.github.com";
    this.serverUrl = (r = process.env.GITHUB_SERVER_URL) !== null && r !== void 0 ? r : "https://github.com";
    this.graphqlUrl = (s = process.env.GITHUB_GRAPHQL_URL) !== null && s !== void 0 ? s : "https://api.github.com/graphql";
   }
   get issue() {
    const e = this.payload;
    return Object.assign(Object.assign({}, this.repo), {
     number: (e.issue || e.pull_request || e).number
    });
   }
   get repo() {
    if (process.env.GITHUB_REPOSITORY) {
     const [e, r] = process.env.GITHUB_REPOSITORY.split("/");
     return {
      owner: e,
      repo: r
     };
    }
    if (this.payload.repository) return {
     owner: this.payload.repository.owner.login,
     repo: this.payload.repository.name
    };
    throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
   }
  }
 }),
 3747: ((e, r, s) => {
  s.d(r, {
   Q: () => Lr
  });
  var o = s(7157);
  var t = s(4117);
  var n = s(9795);
  var i = function(e, r, s, o) {
   function t(e) {
    return e instanceof s ? e : new s(function(r) {
     r(e);
    });
   }
   return new (s || (s = Promise))(function(s, n) {
    function i(e) {
     try {
      c(o.next(e));
     } catch (e) {
      n(e);
     }
    }
    function a(e) {
     try {
      c(o["throw"](e));
     } catch (e) {
      n(e);
     }
    }
    function c(e) {
     e.done ? s(e.value) : t(e.value).then(i, a);
    }
    c((o = o.apply(e, r || [])).next());
   });
  };
  function a(e, r) {
   if (!e && !r.auth) throw new Error("Parameter token or opts.auth is required"); else if (e && r.auth) throw new Error("Parameters token and opts.auth may not both be specified");
   return typeof r.auth === "string" ? r.auth : `token ${e}`;
  }
  function c(e) {
   const r = new t.Q;
   return r.getAgent(e);
  }
  function p(e) {
   const r = new t.Q;
   return r.getAgentDispatcher(e);
  }
  function u(e) {
   const r = p(e);
   const s = (e, s) => i(this, void 0, void 0, function*() {
    return (0, n.h)(e, Object.assign(Object.assign({}, s), {
     dispatcher: r
    }));
   });
   return s;
  }
  function l() {
   return process.env["GITHUB_API_URL"] || "https://api.github.com";
  }
  function g(e) {
   var r;
   const s = (r = process.env["ACTIONS_ORCHESTRATION_ID"]) === null || r === void 0 ? void 0 : r.trim();
   if (s) {
    const r = s.replace(/[^a-z0-9_.-]/gi, "_");
    const o = `actions_orchestration_id/${r}`;
    if (e === null || e === void 0 ? void 0 : e.includes(o)) return e;
    const t = e ? `${e} ` : "";
    return `${t}${o}`;
   }
   return e;
  }
  function d() {
   if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
   if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
   return "<environment undetectable>";
  }
  function m(e, r, s, o) {
   if (typeof s !== "function") throw new Error("method for before hook must be a function");
   if (!o) o = {};
   if (Array.isArray(r)) return r.reverse().reduce((r, s) => m.bind(null, e, s, r, o), s)();
   return Promise.resolve().then(() => {
    if (!e.registry[r]) return s(o);
    return e.registry[r].reduce((e, r) => r.hook.bind(null, e, o), s)();
   });
  }
  function T(e, r, s, o) {
   const t = o;
   if (!e.registry[s]) e.registry[s] = [];
   if (r === "before") o = (e, r) => Promise.resolve().then(t.bind(null, r)).then(e.bind(null, r));
   if (r === "after") o = (e, r) => {
    let s;
    return Promise.resolve().then(e.bind(null, r)).then(e => {
     s = e;
     return t(s, r);
    }).then(() => s);
   };
   if (r === "error") o = (e, r) => Promise.resolve().then(e.bind(null, r)).catch(e => t(e, r));
   e.registry[s].push({
    hook: o,
    orig: t
   });
  }
  function E(e, r, s) {
   if (!e.registry[r]) return;
   const o = e.registry[r].map(e => e.orig).indexOf(s);
   if (o === -1) return;
   e.registry[r].splice(o, 1);
  }
  const h = Function.bind;
  const b = h.bind(h);
  function _(e, r, s) {
   const o = b(E, null).apply(null, s ? [ r, s ] : [ r ]);
   e.api = {
    remove: o
   };
   e.remove = o;
   [ "before", "error", "after", "wrap" ].forEach(o => {
    const t = s ? [ r, o, s ] : [ r, o ];
    e[o] = e.api[o] = b(T, null).apply(null, t);
   });
  }
  function f() {
   const e = Symbol("Singular");
   const r = {
    registry: {}
   };
   const s = m.bind(null, r, e);
   _(s, r, e);
   return s;
  }
  function w() {
   const e = {
    registry: {}
   };
   const r = m.bind(null, e);
   _(r, e);
   return r;
  }
  const y = {
   Singular: f,
   Collection: w
  };
  var G = "0.0.0-development";
  var k = `octokit-endpoint.js/${G} ${d()}`;
  var P = {
   method: "GET",
   baseUrl: "https://api.github.com",
   headers: {
    accept: "application/vnd.github.v3+json",
    "user-agent": k
   },
   mediaType: {
    format: ""
   }
  };
  function v(e) {
   if (!e) return {};
   return Object.keys(e).reduce((r, s) => {
    r[s.toLowerCase()] = e[s];
    return r;
   }, {});
  }
  function O(e) {
   if (typeof e !== "object" || e === null) return false;
   if (Object.prototype.toString.call(e) !== "[object Object]") return false;
   const r = Object.getPrototypeOf(e);
   if (r === null) return true;
   const s = Object.prototype.hasOwnProperty.call(r, "constructor") && r.constructor;
   return typeof s === "function" && s instanceof s && Function.prototype.call(s) === Function.prototype.call(e);
  }
  function A(e, r) {
   const s = Object.assign({}, e);
   Object.keys(r).forEach(o => {
    if (O(r[o])) if (!(o in e)) Object.assign(s, {
     [o]: r[o]
    }); else s[o] = A(e[o], r[o]); else Object.assign(s, {
     [o]: r[o]
    });
   });
   return s;
  }
  function S(e) {
   for (const r in e) if (e[r] === void 0) delete e[r];
   return e;
  }
  function R(e, r, s) {
   if (typeof r === "string") {
    let [e, o] = r.split(" ");
    s = Object.assign(o ? {
     method: e,
     url: o
    } : {
     url: e
    }, s);
   } else s = Object.assign({}, r);
   s.headers = v(s.headers);
   S(s);
   S(s.headers);
   const o = A(e || {}, s);
   if (s.url === "/graphql") {
    if (e && e.mediaType.previews?.length) o.mediaType.previews = e.mediaType.previews.filter(e => !o.mediaType.previews.includes(e)).concat(o.mediaType.previews);
    o.mediaType.previews = (o.mediaType.previews || []).map(e => e.replace(/-preview/, ""));
   }
   return o;
  }
  function F(e, r) {
   const s = /\?/.test(e) ? "&" : "?";
   const o = Object.keys(r);
   if (o.length === 0) return e;
   return e + s + o.map(e => {
    if (e === "q") return "q=" + r.q.split("+").map(encodeURIComponent).join("+");
    return `${e}=${encodeURIComponent(r[e])}`;
   }).join("&");
  }
  var U = /\{[^{}}]+\}/g;
  function C(e) {
   return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
  }
  function D(e) {
   const r = e.match(U);
   if (!r) return [];
   return r.map(C).reduce((e, r) => e.concat(r), []);
  }
  function L(e, r) {
   const s = {
    __proto__: null
   };
   for (const o of Object.keys(e)) if (r.indexOf(o) === -1) s[o] = e[o];
   return s;
  }
  function I(e) {
   return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
    if (!/%[0-9A-Fa-f]/.test(e)) e = encodeURI(e).replace(/%5B/g, "[").replace(/%5D/g, "]");
    return e;
   }).join("");
  }
  function j(e) {
   return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
    return "%" + e.charCodeAt(0).toString(16).toUpperCase();
   });
  }
  function q(e, r, s) {
   r = e === "+" || e === "#" ? I(r) : j(r);
   if (s) return j(s) + "=" + r; else return r;
  }
  function H(e) {
   return e !== void 0 && e !== null;
  }
  function B(e) {
   return e === ";" || e === "&" || e === "?";
  }
  function V(e, r, s, o) {
   var t = e[s], n = [];
   if (H(t) && t !== "") if (typeof t === "string" || typeof t === "number" || typeof t === "bigint" || typeof t === "boolean") {
    t = t.toString();
    if (o && o !== "*") t = t.substring(0, parseInt(o, 10));
    n.push(q(r, t, B(r) ? s : ""));
   } else if (o === "*") if (Array.isArray(t)) t.filter(H).forEach(function(e) {
    n.push(q(r, e, B(r) ? s : ""));
   }); else Object.keys(t).forEach(function(e) {
    if (H(t[e])) n.push(q(r, t[e], e));
   }); else {
    const e = [];
    if (Array.isArray(t)) t.filter(H).forEach(function(s) {
     e.push(q(r, s));
    }); else Object.keys(t).forEach(function(s) {
     if (H(t[s])) {
      e.push(j(s));
      e.push(q(r, t[s].toString()));
     }
    });
    if (B(r)) n.push(j(s) + "=" + e.join(",")); else if (e.length !== 0) n.push(e.join(","));
   } else if (r === ";") {
    if (H(t)) n.push(j(s));
   } else if (t === "" && (r === "&" || r === "?")) n.push(j(s) + "="); else if (t === "") n.push("");
   return n;
  }
  function $(e) {
   return {
    expand: W.bind(null, e)
   };
  }
  function W(e, r) {
   var s = [ "+", "#", ".", "/", ";", "?", "&" ];
   e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, o, t) {
    if (o) {
     let e = "";
     const t = [];
     if (s.indexOf(o.charAt(0)) !== -1) {
      e = o.charAt(0);
      o = o.substr(1);
     }
     o.split(/,/g).forEach(function(s) {
      var o = /([^:\*]*)(?::(\d+)|(\*))?/.exec(s);
      t.push(V(r, e, o[1], o[2] || o[3]));
     });
     if (e && e !== "+") {
      var n = ",";
      if (e === "?") n = "&"; else if (e !== "#") n = e;
      return (t.length !== 0 ? e : "") + t.join(n);
     } else return t.join(",");
    } else return I(t);
   });
   if (e === "/") return e; else return e.replace(/\/$/, "");
  }
  function z(e) {
   let r = e.method.toUpperCase();
   let s = (e.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
   let o = Object.assign({}, e.headers);
   let t;
   let n = L(e, [ "method", "baseUrl", "url", "headers", "request", "mediaType" ]);
   const i = D(s);
   s = $(s).expand(n);
   if (!/^http/.test(s)) s = e.baseUrl + s;
   const a = Object.keys(e).filter(e => i.includes(e)).concat("baseUrl");
   const c = L(n, a);
   const p = /application\/octet-stream/i.test(o.accept);
   if (!p) {
    if (e.mediaType.format) o.accept = o.accept.split(/,/).map(r => r.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(",");
    if (s.endsWith("/graphql")) if (e.mediaType.previews?.length) {
     const r = o.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
     o.accept = r.concat(e.mediaType.previews).map(r => {
      const s = e.mediaType.format ? `.${e.mediaType.format}` : "+json";
      return `application/vnd.github.${r}-preview${s}`;
     }).join(",");
    }
   }
   if ([ "GET", "HEAD" ].includes(r)) s = F(s, c); else if ("data" in c) t = c.data; else if (Object.keys(c).length) t = c;
   if (!o["content-type"] && typeof t !== "undefined") o["content-type"] = "application/json; charset=utf-8";
   if ([ "PATCH", "PUT" ].includes(r) && typeof t === "undefined") t = "";
   return Object.assign({
    method: r,
    url: s,
    headers: o
   }, typeof t !== "undefined" ? {
    body: t
   } : null, e.request ? {
    request: e.request
   } : null);
  }
  function x(e, r, s) {
   return z(R(e, r, s));
  }
  function N(e, r) {
   const s = R(e, r);
   const o = x.bind(null, s);
   return Object.assign(o, {
    DEFAULTS: s,
    defaults: N.bind(null, s),
    merge: R.bind(null, s),
    parse: z
   });
  }
  var M = N(null, P);
  const K = 32;
  const J = 9;
  const Y = 59;
  const Z = 61;
  const Q = 34;
  const X = 92;
  const ee = 44;
  const re = 1;
  const se = 2;
  const oe = 4;
  const te = 8;
  const ne = 16;
  const ie = 65280;
  const ae = re | ie;
  const ce = new Uint8Array(256);
  ce[J] |= se;
  ce[K] |= se;
  ce[Y] |= oe;
  ce[ee] |= te;
  for (let e = 128; e <= 255; e++) ce[e] |= re;
  for (const e of "!#$%&'*+-.^_`|~") ce[e.charCodeAt(0)] |= ne;
  for (let e = 48; e <= 57; e++) ce[e] |= ne;
  for (let e = 65; e <= 90; e++) ce[e] |= re | ne;
  for (let e = 97; e <= 122; e++) ce[e] |= ne;
  const pe = (() => {
   const e = function() {};
   e.prototype = Object.create(null);
   return e;
  })();
  function ue(e, r) {
   const s = oe | (r?.comma === true ? te : 0);
   const o = e.length;
   let t = r?.start ?? 0;
   while ((ce[e.charCodeAt(t)] & se) !== 0) t++;
   let n = t;
   let i = 0;
   let a = -1;
   let c = r?.parameters === false ? te : 0;
   while (n < o) {
    const r = e.charCodeAt(n);
    const o = ce[r];
    if ((o & s) !== 0) {
     c |= o & te;
     break;
    }
    if ((o & se) !== 0) {
     if (a === -1) a = n;
    } else a = -1;
    i |= r & ie | o;
    n++;
   }
   const p = a === -1 ? n : a;
   const u = e.slice(t, p);
   const l = (i & ae) === 0 ? u : u.toLowerCase();
   if (n === o || c !== 0) return {
    type: l,
    index: n,
    parameters: new pe
   };
   return le(e, l, n, o, s);
  }
  function le(e, r, s, o, t) {
   const n = new pe;
   e: while (s < o) {
    s++;
    while ((ce[e.charCodeAt(s)] & se) !== 0) s++;
    const r = s;
    let i = 0;
    let a = -1;
    while (s < o) {
     const c = e.charCodeAt(s);
     const p = ce[c];
     if ((p & t) !== 0) {
      if ((p & te) !== 0) break e;
      continue e;
     }
     if (c === Z) {
      const c = a === -1 ? s : a;
      const p = e.slice(r, c);
      const u = (i & ae) === 0 ? p : p.toLowerCase();
      s++;
      while ((ce[e.charCodeAt(s)] & se) !== 0) s++;
      if (s < o && e.charCodeAt(s) === Q) {
       const r = ++s;
       let i = false;
       while (s < o) {
        const a = e.charCodeAt(s);
        if (a === Q) {
         if (n[u] === void 0) n[u] = i ? ge(e, r, s) : e.slice(r, s);
         s++;
         let a = 0;
         while (s < o) {
          const r = e.charCodeAt(s);
          const o = ce[r];
          if ((o & t) !== 0) {
           a = o & te;
           break;
          }
          s++;
         }
         if (a !== 0) break e;
         continue e;
        }
        if (a === X && s + 1 < o) {
         i = true;
         s += 2;
         continue;
        }
        s++;
       }
       continue e;
      }
      const l = s;
      let g = 0;
      let d = -1;
      while (s < o) {
       const r = e.charCodeAt(s);
       const o = ce[r];
       if ((o & t) !== 0) {
        g = o & te;
        break;
       }
       if ((o & se) !== 0) {
        if (d === -1) d = s;
       } else d = -1;
       s++;
      }
      if (n[u] === void 0) {
       const r = d === -1 ? s : d;
       n[u] = e.slice(l, r);
      }
      if (g !== 0) break e;
      continue e;
     }
     if ((p & se) !== 0) {
      if (a === -1) a = s;
     } else a = -1;
     i |= c & ie | p;
     s++;
    }
   }
   return {
    type: r,
    index: s,
    parameters: n
   };
  }
  function ge(e, r, s) {
   let o = "";
   for (let t = r; t < s; t++) if (e.charCodeAt(t) === X) {
    o += e.slice(r, t);
    r = ++t;
   }
   return o + e.slice(r, s);
  }
  const de = /^-?\d+$/;
  const me = /^-?\d+n+$/;
  const Te = JSON.stringify;
  const Ee = JSON.parse;
  const he = /^-?\d+n$/;
  const be = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
  const _e = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
  const fe = e => e === void 0 || typeof e === "function" || typeof e === "symbol";
  const we = e => e !== null && typeof e === "object" && e.constructor && e.constructor.name === "RawJSON";
  const ye = (e, r, s) => {
   let o = "";
   if (typeof s === "number") o = " ".repeat(Math.min(10, Math.max(0, Math.floor(s)))); else if (typeof s === "string") o = s.slice(0, 10);
   const t = typeof r === "function";
   const n = Array.isArray(r) ? new Set(r.map(String)) : null;
   const i = (e, s, o) => {
    const n = o !== null && typeof o === "object";
    const i = n && typeof o.toJSON === "function";
    if (i) o = o.toJSON(s);
    const a = typeof o === "string" && me.test(o);
    if (a) return o + "n";
    const c = typeof o === "bigint";
    if (c) {
     const e = "rawJSON" in JSON;
     if (e) return JSON.rawJSON(o.toString());
     return o.toString() + "n";
    }
    if (t) o = r.call(e, s, o);
    const p = o !== null && typeof o === "object";
    if (p) {
     const e = o instanceof Number || o instanceof String || o instanceof Boolean;
     if (e) o = o.valueOf();
    }
    return o;
   };
   const a = i({
    "": e
   }, "", e);
   if (fe(a)) return;
   const c = a === null || typeof a !== "object";
   const p = we(a);
   if (c || p) return Te(a);
   const u = [];
   let l = 0;
   const g = [ {
    parent: {
     "": a
    },
    key: "",
    val: a,
    isArray: Array.isArray(a),
    keys: Array.isArray(a) ? null : Object.keys(a),
    index: 0,
    first: true
   } ];
   const d = new WeakSet([ a ]);
   while (g.length > 0) {
    const e = g[g.length - 1];
    if (e.index === 0) {
     u.push(e.isArray ? "[" : "{");
     l++;
    }
    let r = false;
    if (e.isArray) if (e.index < e.val.length) {
     if (!e.first) u.push(",");
     if (o) u.push("\n" + o.repeat(l));
     const r = e.val[e.index];
     const s = i(e.val, String(e.index), r);
     if (fe(s)) {
      u.push("null");
      e.first = false;
      e.index++;
     } else {
      const r = s !== null && typeof s === "object";
      const o = we(s);
      if (r && !o) {
       if (d.has(s)) throw new TypeError("Converting circular structure to JSON");
       d.add(s);
       g.push({
        parent: e.val,
        key: String(e.index),
        val: s,
        isArray: Array.isArray(s),
        keys: Array.isArray(s) ? null : Object.keys(s),
        index: 0,
        first: true
       });
       e.first = false;
       e.index++;
      } else {
       u.push(Te(s));
       e.first = false;
       e.index++;
      }
     }
    } else r = true; else {
     while (e.index < e.keys.length) {
      const r = e.keys[e.index++];
      const s = n && !n.has(r);
      if (s) continue;
      const t = e.val[r];
      const a = i(e.val, r, t);
      if (fe(a)) continue;
      if (!e.first) u.push(",");
      if (o) u.push("\n" + o.repeat(l) + Te(r) + ": "); else u.push(Te(r) + ":");
      const c = a !== null && typeof a === "object";
      const p = we(a);
      if (c && !p) {
       if (d.has(a)) throw new TypeError("Converting circular structure to JSON");
       d.add(a);
       g.push({
        parent: e.val,
        key: r,
        val: a,
        isArray: Array.isArray(a),
        keys: Array.isArray(a) ? null : Object.keys(a),
        index: 0,
        first: true
       });
       e.first = false;
       break;
      } else {
       u.push(Te(a));
       e.first = false;
      }
     }
     const s = e.index >= e.keys.length && g[g.length - 1] === e;
     if (s) r = true;
    }
    if (r) {
     l--;
     if (!e.first && o) u.push("\n" + o.repeat(l));
     u.push(e.isArray ? "]" : "}");
     d.delete(e.val);
     g.pop();
    }
   }
   return u.join("");
  };
  const Ge = (e, r, s) => {
   try {
    const o = "rawJSON" in JSON;
    if (o) return Te(e, (e, s) => {
     if (typeof s === "bigint") return JSON.rawJSON(s.toString());
     const o = typeof r === "function";
     if (o) return r(e, s);
     const t = Array.isArray(r) && r.includes(e);
     if (t) return s;
     return s;
    }, s);
    if (!e) return Te(e, r, s);
    const t = Te(e, (e, s) => {
     const o = typeof s === "string" && me.test(s);
     if (o) return s.toString() + "n";
     if (typeof s === "bigint") return s.toString() + "n";
     const t = typeof r === "function";
     if (t) return r(e, s);
     const n = Array.isArray(r) && r.includes(e);
     if (n) return s;
     return s;
    }, s);
    const n = t.replace(be, "$1$2$3");
    const i = n.replace(_e, "$1$2$3");
    return i;
   } catch (o) {
    if (o instanceof RangeError) {
     const o = ye(e, r, s);
     if (o === void 0) return;
     const t = "rawJSON" in JSON;
     if (t) return o;
     const n = o.replace(be, "$1$2$3");
     return n.replace(_e, "$1$2$3");
    }
    throw o;
   }
  };
  const ke = new Map;
  const Pe = () => {
   const e = JSON.parse.toString();
   if (ke.has(e)) return ke.get(e);
   try {
    const r = JSON.parse("1", (e, r, s) => !!s?.source && s.source === "1");
    ke.set(e, r);
    return r;
   } catch {
    ke.set(e, false);
    return false;
   }
  };
  const ve = (e, r, s, o) => {
   const t = typeof r === "string" && he.test(r);
   if (t) return BigInt(r.slice(0, -1));
   const n = typeof r === "string" && me.test(r);
   if (n) return r.slice(0, -1);
   const i = typeof o === "function";
   if (!i) return r;
   return o(e, r, s);
  };
  const Oe = (e, r) => JSON.parse(e, (e, s, o) => {
   const t = typeof s === "number";
   const n = s > Number.MAX_SAFE_INTEGER || s < Number.MIN_SAFE_INTEGER;
   const i = t && n;
   const a = o && de.test(o.source);
   const c = i && a;
   if (c) return BigInt(o.source);
   const p = typeof r === "function";
   if (!p) return s;
   return r(e, s, o);
  });
  const Ae = Number.MAX_SAFE_INTEGER.toString();
  const Se = Ae.length;
  const Re = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
  const Fe = /^"-?\d+n+"$/;
  const Ue = (e, r) => {
   const s = {
    "": e
   };
   const o = [ {
    parent: s,
    key: "",
    visited: false
   } ];
   while (o.length > 0) {
    const e = o[o.length - 1];
    if (!e.visited) {
     e.visited = true;
     const r = e.parent[e.key];
     const s = r !== null && typeof r === "object";
     if (s) {
      const e = Object.keys(r);
      for (let s = e.length - 1; s >= 0; s--) o.push({
       parent: r,
       key: e[s],
       visited: false
      });
     }
    } else {
     const {parent: s, key: t} = e;
     let n = s[t];
     if (typeof n === "string") {
      const e = he.test(n);
      if (e) n = BigInt(n.slice(0, -1)); else {
       const e = me.test(n);
       if (e) n = n.slice(0, -1);
      }
     }
     const i = typeof r === "function";
     if (i) n = r.call(s, t, n);
     const a = n === void 0;
     if (a) delete s[t]; else s[t] = n;
     o.pop();
    }
   }
   return s[""];
  };
  const Ce = e => e.replace(Re, (e, r, s, o) => {
   const t = e[0] === '"';
   const n = t && Fe.test(e);
   if (n) return e.substring(0, e.length - 1) + 'n"';
   const i = s || o;
   const a = r && (r.length < Se || r.length === Se && r <= Ae);
   const c = t || i || a;
   if (c) return e;
   return '"' + e + 'n"';
  });
  const De = (e, r) => {
   if (!e) return Ee(e, r);
   try {
    if (Pe()) return Oe(e, r);
    const s = Ce(e);
    return Ee(s, (e, s, o) => ve(e, s, o, r));
   } catch (s) {
    if (s instanceof RangeError) {
     const s = Ce(e);
     const o = Ee(s);
     return Ue(o, r);
    }
    throw s;
   }
  };
  class Le extends Error {
   name;
   status;
   request;
   response;
   constructor(e, r, s) {
    super(e, {
     cause: s.cause
    });
    this.name = "HttpError";
    this.status = Number.parseInt(r);
    if (Number.isNaN(this.status)) this.status = 0;
    if ("response" in s) this.response = s.response;
    const o = Object.assign({}, s.request);
    if (s.request.headers.authorization) o.headers = Object.assign({}, s.request.headers, {
     authorization: s.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]")
    });
    o.url = o.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
    this.request = o;
   }
  }
  var Ie = "10.0.16";
  var je = {
   headers: {
    "user-agent": `octokit-request.js/${Ie} ${d()}`
   }
  };
  function qe(e) {
   if (typeof e !== "object" || e === null) return false;
   if (Object.prototype.toString.call(e) !== "[object Object]") return false;
   const r = Object.getPrototypeOf(e);
   if (r === null) return true;
   const s = Object.prototype.hasOwnProperty.call(r, "constructor") && r.constructor;
   return typeof s === "function" && s instanceof s && Function.prototype.call(s) === Function.prototype.call(e);
  }
  var He = () => "";
  async function Be(e) {
   const r = e.request?.fetch || globalThis.fetch;
   if (!r) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
   const s = e.request?.log || console;
   const o = e.request?.parseSuccessResponseBody !== false;
   const t = qe(e.body) || Array.isArray(e.body) ? Ge(e.body) : e.body;
   const n = Object.fromEntries(Object.entries(e.headers).map(([e, r]) => [ e, String(r) ]));
   let i;
   try {
    i = await r(e.url, {
     method: e.method,
     body: t,
     redirect: e.request?.redirect,
     headers: n,
     signal: e.request?.signal,
     ...e.body && {
      duplex: "half"
     }
    });
   } catch (r) {
    let s = "Unknown Error";
    if (r instanceof Error) {
     if (r.name === "AbortError") {
      r.status = 500;
      throw r;
     }
     s = r.message;
     if (r.name === "TypeError" && "cause" in r) if (r.cause instanceof Error) s = r.cause.message; else if (typeof r.cause === "string") s = r.cause;
    }
    const o = new Le(s, 500, {
     request: e
    });
    o.cause = r;
    throw o;
   }
   const a = i.status;
   const c = i.url;
   const p = {};
   for (const [e, r] of i.headers) p[e] = r;
   const u = {
    url: c,
    status: a,
    headers: p,
    data: ""
   };
   if ("deprecation" in p) {
    const r = p.link && p.link.match(/<([^<>]+)>; rel="deprecation"/);
    const o = r && r.pop();
    s.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${p.sunset}${o ? `. See ${o}` : ""}`);
   }
   if (a === 204 || a === 205) return u;
   if (e.method === "HEAD") {
    if (a < 400) return u;
    throw new Le(i.statusText, a, {
     response: u,
     request: e
    });
   }
   if (a === 304) {
    u.data = await Ve(i);
    throw new Le("Not modified", a, {
     response: u,
     request: e
    });
   }
   if (a >= 400) {
    u.data = await Ve(i);
    throw new Le(We(u.data), a, {
     response: u,
     request: e
    });
   }
   u.data = o ? await Ve(i) : i.body;
   return u;
  }
  async function Ve(e) {
   const r = e.headers.get("content-type");
   if (!r) return e.text().catch(He);
   const s = ue(r);
   if ($e(s)) {
    let r = "";
    try {
     r = await e.text();
     return De(r);
    } catch (e) {
     return r;
    }
   } else if (s.type.startsWith("text/") || s.parameters.charset?.toLowerCase() === "utf-8" && s.type !== "application/octet-stream") return e.text().catch(He); else return e.arrayBuffer().catch(() => new ArrayBuffer(0));
  }
  function $e(e) {
   return e.type === "application/json" || e.type === "application/scim+json";
  }
  function We(e) {
   if (typeof e === "string") return e;
   if (e instanceof ArrayBuffer) return "Unknown error";
   if (typeof e === "object" && e !== null && "message" in e) {
    const r = e;
    const s = "documentation_url" in r ? ` - ${r.documentation_url}` : "";
    return Array.isArray(r.errors) ? `${r.message}: ${r.errors.map(e => JSON.stringify(e)).join(", ")}${s}` : `${r.message}${s}`;
   }
   return `Unknown error: ${JSON.stringify(e)}`;
  }
  function ze(e, r) {
   const s = e.defaults(r);
   const o = function(e, r) {
    const o = s.merge(e, r);
    if (!o.request || !o.request.hook) return Be(s.parse(o));
    const t = (e, r) => Be(s.parse(s.merge(e, r)));
    Object.assign(t, {
     endpoint: s,
     defaults: ze.bind(null, s)
    });
    return o.request.hook(t, o);
   };
   return Object.assign(o, {
    endpoint: s,
    defaults: ze.bind(null, s)
   });
  }
  var xe = ze(M, je);
  var Ne = "0.0.0-development";
  function Me(e) {
   return "Request failed due to following response errors:\n" + e.errors.map(e => ` - ${e.message}`).join("\n");
  }
  var Ke = class extends Error {
   constructor(e, r, s) {
    super(Me(s));
    this.request = e;
    this.headers = r;
    this.response = s;
    this.errors = s.errors;
    this.data = s.data;
    if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
   }
   request;
   headers;
   response;
   name="GraphqlResponseError";
   errors;
   data;
  };
  var Je = [ "method", "baseUrl", "url", "headers", "request", "query", "mediaType", "operationName" ];
  var Ye = [ "query", "method", "url" ];
  var Ze = /\/api\/v3\/?$/;
  function Qe(e, r, s) {
   if (s) {
    if (typeof r === "string" && "query" in s) return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));
    for (const e in s) {
     if (!Ye.includes(e)) continue;
     return Promise.reject(new Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
    }
   }
   const o = typeof r === "string" ? Object.assign({
    query: r
   }, s) : r;
   const t = Object.keys(o).reduce((e, r) => {
    if (Je.includes(r)) {
     e[r] = o[r];
     return e;
    }
    if (!e.variables) e.variables = {};
    e.variables[r] = o[r];
    return e;
   }, {});
   const n = o.baseUrl || e.endpoint.DEFAULTS.baseUrl;
   if (Ze.test(n)) t.url = n.replace(Ze, "/api/graphql");
   return e(t).then(e => {
    if (e.data.errors) {
     const r = {};
     for (const s of Object.keys(e.headers)) r[s] = e.headers[s];
     throw new Ke(t, r, e.data);
    }
    return e.data.data;
   });
  }
  function Xe(e, r) {
   const s = e.defaults(r);
   const o = (e, r) => Qe(s, e, r);
   return Object.assign(o, {
    defaults: Xe.bind(null, s),
    endpoint: s.endpoint
   });
  }
  Xe(xe, {
   headers: {
    "user-agent": `octokit-graphql.js/${Ne} ${d()}`
   },
   method: "POST",
   url: "/graphql"
  });
  function er(e) {
   return Xe(e, {
    method: "POST",
    url: "/graphql"
   });
  }
  var rr = "(?:[a-zA-Z0-9_-]+)";
  var sr = "\\.";
  var or = new RegExp(`^${rr}${sr}${rr}${sr}${rr}$`);
  var tr = or.test.bind(or);
  async function nr(e) {
   const r = tr(e);
   const s = e.startsWith("v1.") || e.startsWith("ghs_");
   const o = e.startsWith("ghu_");
   const t = r ? "app" : s ? "installation" : o ? "user-to-server" : "oauth";
   return {
    type: "token",
    token: e,
    tokenType: t
   };
  }
  function ir(e) {
   if (e.split(/\./).length === 3) return `bearer ${e}`;
   return `token ${e}`;
  }
  async function ar(e, r, s, o) {
   const t = r.endpoint.merge(s, o);
   t.headers.authorization = ir(e);
   return r(t);
  }
  var cr = function(e) {
   if (!e) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
   if (typeof e !== "string") throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
   e = e.replace(/^(token|bearer) +/i, "");
   return Object.assign(nr.bind(null, e), {
    hook: ar.bind(null, e)
   });
  };
  const pr = "7.0.8";
  const ur = () => {};
  const lr = console.warn.bind(console);
  const gr = console.error.bind(console);
  function dr(e = {}) {
   if (typeof e.debug !== "function") e.debug = ur;
   if (typeof e.info !== "function") e.info = ur;
   if (typeof e.warn !== "function") e.warn = lr;
   if (typeof e.error !== "function") e.error = gr;
   return e;
  }
  const mr = `octokit-core.js/${pr} ${d()}`;
  class Tr {
   static VERSION=pr;
   static defaults(e) {
    const r = class extends(this){
     constructor(...r) {
      const s = r[0] || {};
      if (typeof e === "function") {
       super(e(s));
       return;
      }
      super(Object.assign({}, e, s, s.userAgent && e.userAgent ? {
       userAgent: `${s.userAgent} ${e.userAgent}`
      } : null));
     }
    };
    return r;
   }
   static plugins=[];
   static plugin(...e) {
    const r = this.plugins;
    const s = class extends(this){
     static plugins=r.concat(e.filter(e => !r.includes(e)));
    };
    return s;
   }
   constructor(e = {}) {
    const r = new y.Collection;
    const s = {
     baseUrl: xe.endpoint.DEFAULTS.baseUrl,
     headers: {},
     request: Object.assign({}, e.request, {
      hook: r.bind(null, "request")
     }),
     mediaType: {
      previews: [],
      format: ""
     }
    };
    s.headers["user-agent"] = e.userAgent ? `${e.userAgent} ${mr}` : mr;
    if (e.baseUrl) s.baseUrl = e.baseUrl;
    if (e.previews) s.mediaType.previews = e.previews;
    if (e.timeZone) s.headers["time-zone"] = e.timeZone;
    this.request = xe.defaults(s);
    this.graphql = er(this.request).defaults(s);
    this.log = dr(e.log);
    this.hook = r;
    if (!e.authStrategy) if (!e.auth) this.auth = async () => ({
     type: "unauthenticated"
    }); else {
     const s = cr(e.auth);
     r.wrap("request", s.hook);
     this.auth = s;
    } else {
     const {authStrategy: s, ...o} = e;
     const t = s(Object.assign({
      request: this.request,
      log: this.log,
      octokit: this,
      octokitOptions: o
     }, e.auth));
     r.wrap("request", t.hook);
     this.auth = t;
    }
    const o = this.constructor;
    for (let r = 0; r < o.plugins.length; ++r) Object.assign(this, o.plugins[r](this, e));
   }
   request;
   graphql;
   log;
   hook;
   auth;
  }
  const Er = "17.0.0";
  const hr = {
   actions: {
    addCustomLabelsToSelfHostedRunnerForOrg: [ "POST /orgs/{org}/actions/runners/{runner_id}/labels" ],
    addCustomLabelsToSelfHostedRunnerForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
    addRepoAccessToSelfHostedRunnerGroupInOrg: [ "PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}" ],
    addSelectedRepoToOrgSecret: [ "PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}" ],
    addSelectedRepoToOrgVariable: [ "PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}" ],
    approveWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve" ],
    cancelWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel" ],
    createEnvironmentVariable: [ "POST /repos/{owner}/{repo}/environments/{environment_name}/variables" ],
    createHostedRunnerForOrg: [ "POST /orgs/{org}/actions/hosted-runners" ],
    createOrUpdateEnvironmentSecret: [ "PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}" ],
    createOrUpdateOrgSecret: [ "PUT /orgs/{org}/actions/secrets/{secret_name}" ],
    createOrUpdateRepoSecret: [ "PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}" ],
    createOrgVariable: [ "POST /orgs/{org}/actions/variables" ],
    createRegistrationTokenForOrg: [ "POST /orgs/{org}/actions/runners/registration-token" ],
    createRegistrationTokenForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/registration-token" ],
    createRemoveTokenForOrg: [ "POST /orgs/{org}/actions/runners/remove-token" ],
    createRemoveTokenForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/remove-token" ],
    createRepoVariable: [ "POST /repos/{owner}/{repo}/actions/variables" ],
    createWorkflowDispatch: [ "POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches" ],
    deleteActionsCacheById: [ "DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}" ],
    deleteActionsCacheByKey: [ "DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}" ],
    deleteArtifact: [ "DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}" ],
    deleteCustomImageFromOrg: [ "DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}" ],
    deleteCustomImageVersionFromOrg: [ "DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}" ],
    deleteEnvironmentSecret: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}" ],
    deleteEnvironmentVariable: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}" ],
    deleteHostedRunnerForOrg: [ "DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}" ],
    deleteOrgSecret: [ "DELETE /orgs/{org}/actions/secrets/{secret_name}" ],
    deleteOrgVariable: [ "DELETE /orgs/{org}/actions/variables/{name}" ],
    deleteRepoSecret: [ "DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}" ],
    deleteRepoVariable: [ "DELETE /repos/{owner}/{repo}/actions/variables/{name}" ],
    deleteSelfHostedRunnerFromOrg: [ "DELETE /orgs/{org}/actions/runners/{runner_id}" ],
    deleteSelfHostedRunnerFromRepo: [ "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}" ],
    deleteWorkflowRun: [ "DELETE /repos/{owner}/{repo}/actions/runs/{run_id}" ],
    deleteWorkflowRunLogs: [ "DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs" ],
    disableSelectedRepositoryGithubActionsOrganization: [ "DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}" ],
    disableWorkflow: [ "PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable" ],
    downloadArtifact: [ "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}" ],
    downloadJobLogsForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs" ],
    downloadWorkflowRunAttemptLogs: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs" ],
    downloadWorkflowRunLogs: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs" ],
    enableSelectedRepositoryGithubActionsOrganization: [ "PUT /orgs/{org}/actions/permissions/repositories/{repository_id}" ],
    enableWorkflow: [ "PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable" ],
    forceCancelWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel" ],
    generateRunnerJitconfigForOrg: [ "POST /orgs/{org}/actions/runners/generate-jitconfig" ],
    generateRunnerJitconfigForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig" ],
    getActionsCacheList: [ "GET /repos/{owner}/{repo}/actions/caches" ],
    getActionsCacheUsage: [ "GET /repos/{owner}/{repo}/actions/cache/usage" ],
    getActionsCacheUsageByRepoForOrg: [ "GET /orgs/{org}/actions/cache/usage-by-repository" ],
    getActionsCacheUsageForOrg: [ "GET /orgs/{org}/actions/cache/usage" ],
    getAllowedActionsOrganization: [ "GET /orgs/{org}/actions/permissions/selected-actions" ],
    getAllowedActionsRepository: [ "GET /repos/{owner}/{repo}/actions/permissions/selected-actions" ],
    getArtifact: [ "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}" ],
    getCustomImageForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}" ],
    getCustomImageVersionForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}" ],
    getCustomOidcSubClaimForRepo: [ "GET /repos/{owner}/{repo}/actions/oidc/customization/sub" ],
    getEnvironmentPublicKey: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key" ],
    getEnvironmentSecret: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}" ],
    getEnvironmentVariable: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}" ],
    getGithubActionsDefaultWorkflowPermissionsOrganization: [ "GET /orgs/{org}/actions/permissions/workflow" ],
    getGithubActionsDefaultWorkflowPermissionsRepository: [ "GET /repos/{owner}/{repo}/actions/permissions/workflow" ],
    getGithubActionsPermissionsOrganization: [ "GET /orgs/{org}/actions/permissions" ],
    getGithubActionsPermissionsRepository: [ "GET /repos/{owner}/{repo}/actions/permissions" ],
    getHostedRunnerForOrg: [ "GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}" ],
    getHostedRunnersGithubOwnedImagesForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/github-owned" ],
    getHostedRunnersLimitsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/limits" ],
    getHostedRunnersMachineSpecsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/machine-sizes" ],
    getHostedRunnersPartnerImagesForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/partner" ],
    getHostedRunnersPlatformsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/platforms" ],
    getJobForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/jobs/{job_id}" ],
    getOrgPublicKey: [ "GET /orgs/{org}/actions/secrets/public-key" ],
    getOrgSecret: [ "GET /orgs/{org}/actions/secrets/{secret_name}" ],
    getOrgVariable: [ "GET /orgs/{org}/actions/variables/{name}" ],
    getPendingDeploymentsForRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments" ],
    getRepoPermissions: [ "GET /repos/{owner}/{repo}/actions/permissions", {}, {
     renamed: [ "actions", "getGithubActionsPermissionsRepository" ]
    } ],
    getRepoPublicKey: [ "GET /repos/{owner}/{repo}/actions/secrets/public-key" ],
    getRepoSecret: [ "GET /repos/{owner}/{repo}/actions/secrets/{secret_name}" ],
    getRepoVariable: [ "GET /repos/{owner}/{repo}/actions/variables/{name}" ],
    getReviewsForRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals" ],
    getSelfHostedRunnerForOrg: [ "GET /orgs/{org}/actions/runners/{runner_id}" ],
    getSelfHostedRunnerForRepo: [ "GET /repos/{owner}/{repo}/actions/runners/{runner_id}" ],
    getWorkflow: [ "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}" ],
    getWorkflowAccessToRepository: [ "GET /repos/{owner}/{repo}/actions/permissions/access" ],
    getWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}" ],
    getWorkflowRunAttempt: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}" ],
    getWorkflowRunUsage: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing" ],
    getWorkflowUsage: [ "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing" ],
    listArtifactsForRepo: [ "GET /repos/{owner}/{repo}/actions/artifacts" ],
    listCustomImageVersionsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions" ],
    listCustomImagesForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom" ],
    listEnvironmentSecrets: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets" ],
    listEnvironmentVariables: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/variables" ],
    listGithubHostedRunnersInGroupForOrg: [ "GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners" ],
    listHostedRunnersForOrg: [ "GET /orgs/{org}/actions/hosted-runners" ],
    listJobsForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs" ],
    listJobsForWorkflowRunAttempt: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs" ],
    listLabelsForSelfHostedRunnerForOrg: [ "GET /orgs/{org}/actions/runners/{runner_id}/labels" ],
    listLabelsForSelfHostedRunnerForRepo: [ "GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
    listOrgSecrets: [ "GET /orgs/{org}/actions/secrets" ],
    listOrgVariables: [ "GET /orgs/{org}/actions/variables" ],
    listRepoOrganizationSecrets: [ "GET /repos/{owner}/{repo}/actions/organization-secrets" ],
    listRepoOrganizationVariables: [ "GET /repos/{owner}/{repo}/actions/organization-variables" ],
    listRepoSecrets: [ "GET /repos/{owner}/{repo}/actions/secrets" ],
    listRepoVariables: [ "GET /repos/{owner}/{repo}/actions/variables" ],
    listRepoWorkflows: [ "GET /repos/{owner}/{repo}/actions/workflows" ],
    listRunnerApplicationsForOrg: [ "GET /orgs/{org}/actions/runners/downloads" ],
    listRunnerApplicationsForRepo: [ "GET /repos/{owner}/{repo}/actions/runners/downloads" ],
    listSelectedReposForOrgSecret: [ "GET /orgs/{org}/actions/secrets/{secret_name}/repositories" ],
    listSelectedReposForOrgVariable: [ "GET /orgs/{org}/actions/variables/{name}/repositories" ],
    listSelectedRepositoriesEnabledGithubActionsOrganization: [ "GET /orgs/{org}/actions/permissions/repositories" ],
    listSelfHostedRunnersForOrg: [ "GET /orgs/{org}/actions/runners" ],
    listSelfHostedRunnersForRepo: [ "GET /repos/{owner}/{repo}/actions/runners" ],
    listWorkflowRunArtifacts: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts" ],
    listWorkflowRuns: [ "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs" ],
    listWorkflowRunsForRepo: [ "GET /repos/{owner}/{repo}/actions/runs" ],
    reRunJobForWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun" ],
    reRunWorkflow: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun" ],
    reRunWorkflowFailedJobs: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs" ],
    removeAllCustomLabelsFromSelfHostedRunnerForOrg: [ "DELETE /orgs/{org}/actions/runners/{runner_id}/labels" ],
    removeAllCustomLabelsFromSelfHostedRunnerForRepo: [ "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
    removeCustomLabelFromSelfHostedRunnerForOrg: [ "DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}" ],
    removeCustomLabelFromSelfHostedRunnerForRepo: [ "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}" ],
    removeSelectedRepoFromOrgSecret: [ "DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}" ],
    removeSelectedRepoFromOrgVariable: [ "DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}" ],
    reviewCustomGatesForRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule" ],
    reviewPendingDeploymentsForRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments" ],
    setAllowedActionsOrganization: [ "PUT /orgs/{org}/actions/permissions/selected-actions" ],
    setAllowedActionsRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions/selected-actions" ],
    setCustomLabelsForSelfHostedRunnerForOrg: [ "PUT /orgs/{org}/actions/runners/{runner_id}/labels" ],
    setCustomLabelsForSelfHostedRunnerForRepo: [ "PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
    setCustomOidcSubClaimForRepo: [ "PUT /repos/{owner}/{repo}/actions/oidc/customization/sub" ],
    setGithubActionsDefaultWorkflowPermissionsOrganization: [ "PUT /orgs/{org}/actions/permissions/workflow" ],
    setGithubActionsDefaultWorkflowPermissionsRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions/workflow" ],
    setGithubActionsPermissionsOrganization: [ "PUT /orgs/{org}/actions/permissions" ],
    setGithubActionsPermissionsRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions" ],
    setSelectedReposForOrgSecret: [ "PUT /orgs/{org}/actions/secrets/{secret_name}/repositories" ],
    setSelectedReposForOrgVariable: [ "PUT /orgs/{org}/actions/variables/{name}/repositories" ],
    setSelectedRepositoriesEnabledGithubActionsOrganization: [ "PUT /orgs/{org}/actions/permissions/repositories" ],
    setWorkflowAccessToRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions/access" ],
    updateEnvironmentVariable: [ "PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}" ],
    updateHostedRunnerForOrg: [ "PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}" ],
    updateOrgVariable: [ "PATCH /orgs/{org}/actions/variables/{name}" ],
    updateRepoVariable: [ "PATCH /repos/{owner}/{repo}/actions/variables/{name}" ]
   },
   activity: {
    checkRepoIsStarredByAuthenticatedUser: [ "GET /user/starred/{owner}/{repo}" ],
    deleteRepoSubscription: [ "DELETE /repos/{owner}/{repo}/subscription" ],
    deleteThreadSubscription: [ "DELETE /notifications/threads/{thread_id}/subscription" ],
    getFeeds: [ "GET /feeds" ],
    getRepoSubscription: [ "GET /repos/{owner}/{repo}/subscription" ],
    getThread: [ "GET /notifications/threads/{thread_id}" ],
    getThreadSubscriptionForAuthenticatedUser: [ "GET /notifications/threads/{thread_id}/subscription" ],
    listEventsForAuthenticatedUser: [ "GET /users/{username}/events" ],
    listNotificationsForAuthenticatedUser: [ "GET /notifications" ],
    listOrgEventsForAuthenticatedUser: [ "GET /users/{username}/events/orgs/{org}" ],
    listPublicEvents: [ "GET /events" ],
    listPublicEventsForRepoNetwork: [ "GET /networks/{owner}/{repo}/events" ],
    listPublicEventsForUser: [ "GET /users/{username}/events/public" ],
    listPublicOrgEvents: [ "GET /orgs/{org}/events" ],
    listReceivedEventsForUser: [ "GET /users/{username}/received_events" ],
    listReceivedPublicEventsForUser: [ "GET /users/{username}/received_events/public" ],
    listRepoEvents: [ "GET /repos/{owner}/{repo}/events" ],
    listRepoNotificationsForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/notifications" ],
    listReposStarredByAuthenticatedUser: [ "GET /user/starred" ],
    listReposStarredByUser: [ "GET /users/{username}/starred" ],
    listReposWatchedByUser: [ "GET /users/{username}/subscriptions" ],
    listStargazersForRepo: [ "GET /repos/{owner}/{repo}/stargazers" ],
    listWatchedReposForAuthenticatedUser: [ "GET /user/subscriptions" ],
    listWatchersForRepo: [ "GET /repos/{owner}/{repo}/subscribers" ],
    markNotificationsAsRead: [ "PUT /notifications" ],
    markRepoNotificationsAsRead: [ "PUT /repos/{owner}/{repo}/notifications" ],
    markThreadAsDone: [ "DELETE /notifications/threads/{thread_id}" ],
    markThreadAsRead: [ "PATCH /notifications/threads/{thread_id}" ],
    setRepoSubscription: [ "PUT /repos/{owner}/{repo}/subscription" ],
    setThreadSubscription: [ "PUT /notifications/threads/{thread_id}/subscription" ],
    starRepoForAuthenticatedUser: [ "PUT /user/starred/{owner}/{repo}" ],
    unstarRepoForAuthenticatedUser: [ "DELETE /user/starred/{owner}/{repo}" ]
   },
   apps: {
    addRepoToInstallation: [ "PUT /user/installations/{installation_id}/repositories/{repository_id}", {}, {
     renamed: [ "apps", "addRepoToInstallationForAuthenticatedUser" ]
    } ],
    addRepoToInstallationForAuthenticatedUser: [ "PUT /user/installations/{installation_id}/repositories/{repository_id}" ],
    checkToken: [ "POST /applications/{client_id}/token" ],
    createFromManifest: [ "POST /app-manifests/{code}/conversions" ],
    createInstallationAccessToken: [ "POST /app/installations/{installation_id}/access_tokens" ],
    deleteAuthorization: [ "DELETE /applications/{client_id}/grant" ],
    deleteInstallation: [ "DELETE /app/installations/{installation_id}" ],
    deleteToken: [ "DELETE /applications/{client_id}/token" ],
    getAuthenticated: [ "GET /app" ],
    getBySlug: [ "GET /apps/{app_slug}" ],
    getInstallation: [ "GET /app/installations/{installation_id}" ],
    getOrgInstallation: [ "GET /orgs/{org}/installation" ],
    getRepoInstallation: [ "GET /repos/{owner}/{repo}/installation" ],
    getSubscriptionPlanForAccount: [ "GET /marketplace_listing/accounts/{account_id}" ],
    getSubscriptionPlanForAccountStubbed: [ "GET /marketplace_listing/stubbed/accounts/{account_id}" ],
    getUserInstallation: [ "GET /users/{username}/installation" ],
    getWebhookConfigForApp: [ "GET /app/hook/config" ],
    getWebhookDelivery: [ "GET /app/hook/deliveries/{delivery_id}" ],
    listAccountsForPlan: [ "GET /marketplace_listing/plans/{plan_id}/accounts" ],
    listAccountsForPlanStubbed: [ "GET /marketplace_listing/stubbed/plans/{plan_id}/accounts" ],
    listInstallationReposForAuthenticatedUser: [ "GET /user/installations/{installation_id}/repositories" ],
    listInstallationRequestsForAuthenticatedApp: [ "GET /app/installation-requests" ],
    listInstallations: [ "GET /app/installations" ],
    listInstallationsForAuthenticatedUser: [ "GET /user/installations" ],
    listPlans: [ "GET /marketplace_listing/plans" ],
    listPlansStubbed: [ "GET /marketplace_listing/stubbed/plans" ],
    listReposAccessibleToInstallation: [ "GET /installation/repositories" ],
    listSubscriptionsForAuthenticatedUser: [ "GET /user/marketplace_purchases" ],
    listSubscriptionsForAuthenticatedUserStubbed: [ "GET /user/marketplace_purchases/stubbed" ],
    listWebhookDeliveries: [ "GET /app/hook/deliveries" ],
    redeliverWebhookDelivery: [ "POST /app/hook/deliveries/{delivery_id}/attempts" ],
    removeRepoFromInstallation: [ "DELETE /user/installations/{installation_id}/repositories/{repository_id}", {}, {
     renamed: [ "apps", "removeRepoFromInstallationForAuthenticatedUser" ]
    } ],
    removeRepoFromInstallationForAuthenticatedUser: [ "DELETE /user/installations/{installation_id}/repositories/{repository_id}" ],
    resetToken: [ "PATCH /applications/{client_id}/token" ],
    revokeInstallationAccessToken: [ "DELETE /installation/token" ],
    scopeToken: [ "POST /applications/{client_id}/token/scoped" ],
    suspendInstallation: [ "PUT /app/installations/{installation_id}/suspended" ],
    unsuspendInstallation: [ "DELETE /app/installations/{installation_id}/suspended" ],
    updateWebhookConfigForApp: [ "PATCH /app/hook/config" ]
   },
   billing: {
    getGithubActionsBillingOrg: [ "GET /orgs/{org}/settings/billing/actions" ],
    getGithubActionsBillingUser: [ "GET /users/{username}/settings/billing/actions" ],
    getGithubBillingPremiumRequestUsageReportOrg: [ "GET /organizations/{org}/settings/billing/premium_request/usage" ],
    getGithubBillingPremiumRequestUsageReportUser: [ "GET /users/{username}/settings/billing/premium_request/usage" ],
    getGithubBillingUsageReportOrg: [ "GET /organizations/{org}/settings/billing/usage" ],
    getGithubBillingUsageReportUser: [ "GET /users/{username}/settings/billing/usage" ],
    getGithubPackagesBillingOrg: [ "GET /orgs/{org}/settings/billing/packages" ],
    getGithubPackagesBillingUser: [ "GET /users/{username}/settings/billing/packages" ],
    getSharedStorageBillingOrg: [ "GET /orgs/{org}/settings/billing/shared-storage" ],
    getSharedStorageBillingUser: [ "GET /users/{username}/settings/billing/shared-storage" ]
   },
   campaigns: {
    createCampaign: [ "POST /orgs/{org}/campaigns" ],
    deleteCampaign: [ "DELETE /orgs/{org}/campaigns/{campaign_number}" ],
    getCampaignSummary: [ "GET /orgs/{org}/campaigns/{campaign_number}" ],
    listOrgCampaigns: [ "GET /orgs/{org}/campaigns" ],
    updateCampaign: [ "PATCH /orgs/{org}/campaigns/{campaign_number}" ]
   },
   checks: {
    create: [ "POST /repos/{owner}/{repo}/check-runs" ],
    createSuite: [ "POST /repos/{owner}/{repo}/check-suites" ],
    get: [ "GET /repos/{owner}/{repo}/check-runs/{check_run_id}" ],
    getSuite: [ "GET /repos/{owner}/{repo}/check-suites/{check_suite_id}" ],
    listAnnotations: [ "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations" ],
    listForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/check-runs" ],
    listForSuite: [ "GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs" ],
    listSuitesForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/check-suites" ],
    rerequestRun: [ "POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest" ],
    rerequestSuite: [ "POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest" ],
    setSuitesPreferences: [ "PATCH /repos/{owner}/{repo}/check-suites/preferences" ],
    update: [ "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}" ]
   },
   codeScanning: {
    commitAutofix: [ "POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits" ],
    createAutofix: [ "POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix" ],
    createVariantAnalysis: [ "POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses" ],
    deleteAnalysis: [ "DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}" ],
    deleteCodeqlDatabase: [ "DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}" ],
    getAlert: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}", {}, {
     renamedParameters: {
      alert_id: "alert_number"
     }
    } ],
    getAnalysis: [ "GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}" ],
    getAutofix: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix" ],
    getCodeqlDatabase: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}" ],
    getDefaultSetup: [ "GET /repos/{owner}/{repo}/code-scanning/default-setup" ],
    getSarif: [ "GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}" ],
    getVariantAnalysis: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}" ],
    getVariantAnalysisRepoTask: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}" ],
    listAlertInstances: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances" ],
    listAlertsForOrg: [ "GET /orgs/{org}/code-scanning/alerts" ],
    listAlertsForRepo: [ "GET /repos/{owner}/{repo}/code-scanning/alerts" ],
    listAlertsInstances: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances", {}, {
     renamed: [ "codeScanning", "listAlertInstances" ]
    } ],
    listCodeqlDatabases: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/databases" ],
    listRecentAnalyses: [ "GET /repos/{owner}/{repo}/code-scanning/analyses" ],
    updateAlert: [ "PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}" ],
    updateDefaultSetup: [ "PATCH /repos/{owner}/{repo}/code-scanning/default-setup" ],
    uploadSarif: [ "POST /repos/{owner}/{repo}/code-scanning/sarifs" ]
   },
   codeSecurity: {
    attachConfiguration: [ "POST /orgs/{org}/code-security/configurations/{configuration_id}/attach" ],
    attachEnterpriseConfiguration: [ "POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach" ],
    createConfiguration: [ "POST /orgs/{org}/code-security/configurations" ],
    createConfigurationForEnterprise: [ "POST /enterprises/{enterprise}/code-security/configurations" ],
    deleteConfiguration: [ "DELETE /orgs/{org}/code-security/configurations/{configuration_id}" ],
    deleteConfigurationForEnterprise: [ "DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}" ],
    detachConfiguration: [ "DELETE /orgs/{org}/code-security/configurations/detach" ],
    getConfiguration: [ "GET /orgs/{org}/code-security/configurations/{configuration_id}" ],
    getConfigurationForRepository: [ "GET /repos/{owner}/{repo}/code-security-configuration" ],
    getConfigurationsForEnterprise: [ "GET /enterprises/{enterprise}/code-security/configurations" ],
    getConfigurationsForOrg: [ "GET /orgs/{org}/code-security/configurations" ],
    getDefaultConfigurations: [ "GET /orgs/{org}/code-security/configurations/defaults" ],
    getDefaultConfigurationsForEnterprise: [ "GET /enterprises/{enterprise}/code-security/configurations/defaults" ],
    getRepositoriesForConfiguration: [ "GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories" ],
    getRepositoriesForEnterpriseConfiguration: [ "GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories" ],
    getSingleConfigurationForEnterprise: [ "GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}" ],
    setConfigurationAsDefault: [ "PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults" ],
    setConfigurationAsDefaultForEnterprise: [ "PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults" ],
    updateConfiguration: [ "PATCH /orgs/{org}/code-security/configurations/{configuration_id}" ],
    updateEnterpriseConfiguration: [ "PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}" ]
   },
   codesOfConduct: {
    getAllCodesOfConduct: [ "GET /codes_of_conduct" ],
    getConductCode: [ "GET /codes_of_conduct/{key}" ]
   },
   codespaces: {
    addRepositoryForSecretForAuthenticatedUser: [ "PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
    addSelectedRepoToOrgSecret: [ "PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
    checkPermissionsForDevcontainer: [ "GET /repos/{owner}/{repo}/codespaces/permissions_check" ],
    codespaceMachinesForAuthenticatedUser: [ "GET /user/codespaces/{codespace_name}/machines" ],
    createForAuthenticatedUser: [ "POST /user/codespaces" ],
    createOrUpdateOrgSecret: [ "PUT /orgs/{org}/codespaces/secrets/{secret_name}" ],
    createOrUpdateRepoSecret: [ "PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}" ],
    createOrUpdateSecretForAuthenticatedUser: [ "PUT /user/codespaces/secrets/{secret_name}" ],
    createWithPrForAuthenticatedUser: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces" ],
    createWithRepoForAuthenticatedUser: [ "POST /repos/{owner}/{repo}/codespaces" ],
    deleteForAuthenticatedUser: [ "DELETE /user/codespaces/{codespace_name}" ],
    deleteFromOrganization: [ "DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}" ],
    deleteOrgSecret: [ "DELETE /orgs/{org}/codespaces/secrets/{secret_name}" ],
    deleteRepoSecret: [ "DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}" ],
    deleteSecretForAuthenticatedUser: [ "DELETE /user/codespaces/secrets/{secret_name}" ],
    exportForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/exports" ],
    getCodespacesForUserInOrg: [ "GET /orgs/{org}/members/{username}/codespaces" ],
    getExportDetailsForAuthenticatedUser: [ "GET /user/codespaces/{codespace_name}/exports/{export_id}" ],
    getForAuthenticatedUser: [ "GET /user/codespaces/{codespace_name}" ],
    getOrgPublicKey: [ "GET /orgs/{org}/codespaces/secrets/public-key" ],
    getOrgSecret: [ "GET /orgs/{org}/codespaces/secrets/{secret_name}" ],
    getPublicKeyForAuthenticatedUser: [ "GET /user/codespaces/secrets/public-key" ],
    getRepoPublicKey: [ "GET /repos/{owner}/{repo}/codespaces/secrets/public-key" ],
    getRepoSecret: [ "GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}" ],
    getSecretForAuthenticatedUser: [ "GET /user/codespaces/secrets/{secret_name}" ],
    listDevcontainersInRepositoryForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces/devcontainers" ],
    listForAuthenticatedUser: [ "GET /user/codespaces" ],
    listInOrganization: [ "GET /orgs/{org}/codespaces", {}, {
     renamedParameters: {
      org_id: "org"
     }
    } ],
    listInRepositoryForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces" ],
    listOrgSecrets: [ "GET /orgs/{org}/codespaces/secrets" ],
    listRepoSecrets: [ "GET /repos/{owner}/{repo}/codespaces/secrets" ],
    listRepositoriesForSecretForAuthenticatedUser: [ "GET /user/codespaces/secrets/{secret_name}/repositories" ],
    listSecretsForAuthenticatedUser: [ "GET /user/codespaces/secrets" ],
    listSelectedReposForOrgSecret: [ "GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories" ],
    preFlightWithRepoForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces/new" ],
    publishForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/publish" ],
    removeRepositoryForSecretForAuthenticatedUser: [ "DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
    removeSelectedRepoFromOrgSecret: [ "DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
    repoMachinesForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces/machines" ],
    setRepositoriesForSecretForAuthenticatedUser: [ "PUT /user/codespaces/secrets/{secret_name}/repositories" ],
    setSelectedReposForOrgSecret: [ "PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories" ],
    startForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/start" ],
    stopForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/stop" ],
    stopInOrganization: [ "POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop" ],
    updateForAuthenticatedUser: [ "PATCH /user/codespaces/{codespace_name}" ]
   },
   copilot: {
    addCopilotSeatsForTeams: [ "POST /orgs/{org}/copilot/billing/selected_teams" ],
    addCopilotSeatsForUsers: [ "POST /orgs/{org}/copilot/billing/selected_users" ],
    cancelCopilotSeatAssignmentForTeams: [ "DELETE /orgs/{org}/copilot/billing/selected_teams" ],
    cancelCopilotSeatAssignmentForUsers: [ "DELETE /orgs/{org}/copilot/billing/selected_users" ],
    copilotMetricsForOrganization: [ "GET /orgs/{org}/copilot/metrics" ],
    copilotMetricsForTeam: [ "GET /orgs/{org}/team/{team_slug}/copilot/metrics" ],
    getCopilotOrganizationDetails: [ "GET /orgs/{org}/copilot/billing" ],
    getCopilotSeatDetailsForUser: [ "GET /orgs/{org}/members/{username}/copilot" ],
    listCopilotSeats: [ "GET /orgs/{org}/copilot/billing/seats" ]
   },
   credentials: {
    revoke: [ "POST /credentials/revoke" ]
   },
   dependabot: {
    addSelectedRepoToOrgSecret: [ "PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}" ],
    createOrUpdateOrgSecret: [ "PUT /orgs/{org}/dependabot/secrets/{secret_name}" ],
    createOrUpdateRepoSecret: [ "PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}" ],
    deleteOrgSecret: [ "DELETE /orgs/{org}/dependabot/secrets/{secret_name}" ],
    deleteRepoSecret: [ "DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}" ],
    getAlert: [ "GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}" ],
    getOrgPublicKey: [ "GET /orgs/{org}/dependabot/secrets/public-key" ],
    getOrgSecret: [ "GET /orgs/{org}/dependabot/secrets/{secret_name}" ],
    getRepoPublicKey: [ "GET /repos/{owner}/{repo}/dependabot/secrets/public-key" ],
    getRepoSecret: [ "GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}" ],
    listAlertsForEnterprise: [ "GET /enterprises/{enterprise}/dependabot/alerts" ],
    listAlertsForOrg: [ "GET /orgs/{org}/dependabot/alerts" ],
    listAlertsForRepo: [ "GET /repos/{owner}/{repo}/dependabot/alerts" ],
    listOrgSecrets: [ "GET /orgs/{org}/dependabot/secrets" ],
    listRepoSecrets: [ "GET /repos/{owner}/{repo}/dependabot/secrets" ],
    listSelectedReposForOrgSecret: [ "GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories" ],
    removeSelectedRepoFromOrgSecret: [ "DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}" ],
    repositoryAccessForOrg: [ "GET /organizations/{org}/dependabot/repository-access" ],
    setRepositoryAccessDefaultLevel: [ "PUT /organizations/{org}/dependabot/repository-access/default-level" ],
    setSelectedReposForOrgSecret: [ "PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories" ],
    updateAlert: [ "PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}" ],
    updateRepositoryAccessForOrg: [ "PATCH /organizations/{org}/dependabot/repository-access" ]
   },
   dependencyGraph: {
    createRepositorySnapshot: [ "POST /repos/{owner}/{repo}/dependency-graph/snapshots" ],
    diffRange: [ "GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}" ],
    exportSbom: [ "GET /repos/{owner}/{repo}/dependency-graph/sbom" ]
   },
   emojis: {
    get: [ "GET /emojis" ]
   },
   enterpriseTeamMemberships: {
    add: [ "PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}" ],
    bulkAdd: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add" ],
    bulkRemove: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove" ],
    get: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}" ],
    list: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships" ],
    remove: [ "DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}" ]
   },
   enterpriseTeamOrganizations: {
    add: [ "PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}" ],
    bulkAdd: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add" ],
    bulkRemove: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove" ],
    delete: [ "DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}" ],
    getAssignment: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}" ],
    getAssignments: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations" ]
   },
   enterpriseTeams: {
    create: [ "POST /enterprises/{enterprise}/teams" ],
    delete: [ "DELETE /enterprises/{enterprise}/teams/{team_slug}" ],
    get: [ "GET /enterprises/{enterprise}/teams/{team_slug}" ],
    list: [ "GET /enterprises/{enterprise}/teams" ],
    update: [ "PATCH /enterprises/{enterprise}/teams/{team_slug}" ]
   },
   gists: {
    checkIsStarred: [ "GET /gists/{gist_id}/star" ],
    create: [ "POST /gists" ],
    createComment: [ "POST /gists/{gist_id}/comments" ],
    delete: [ "DELETE /gists/{gist_id}" ],
    deleteComment: [ "DELETE /gists/{gist_id}/comments/{comment_id}" ],
    fork: [ "POST /gists/{gist_id}/forks" ],
    get: [ "GET /gists/{gist_id}" ],
    getComment: [ "GET /gists/{gist_id}/comments/{comment_id}" ],
    getRevision: [ "GET /gists/{gist_id}/{sha}" ],
    list: [ "GET /gists" ],
    listComments: [ "GET /gists/{gist_id}/comments" ],
    listCommits: [ "GET /gists/{gist_id}/commits" ],
    listForUser: [ "GET /users/{username}/gists" ],
    listForks: [ "GET /gists/{gist_id}/forks" ],
    listPublic: [ "GET /gists/public" ],
    listStarred: [ "GET /gists/starred" ],
    star: [ "PUT /gists/{gist_id}/star" ],
    unstar: [ "DELETE /gists/{gist_id}/star" ],
    update: [ "PATCH /gists/{gist_id}" ],
    updateComment: [ "PATCH /gists/{gist_id}/comments/{comment_id}" ]
   },
   git: {
    createBlob: [ "POST /repos/{owner}/{repo}/git/blobs" ],
    createCommit: [ "POST /repos/{owner}/{repo}/git/commits" ],
    createRef: [ "POST /repos/{owner}/{repo}/git/refs" ],
    createTag: [ "POST /repos/{owner}/{repo}/git/tags" ],
    createTree: [ "POST /repos/{owner}/{repo}/git/trees" ],
    deleteRef: [ "DELETE /repos/{owner}/{repo}/git/refs/{ref}" ],
    getBlob: [ "GET /repos/{owner}/{repo}/git/blobs/{file_sha}" ],
    getCommit: [ "GET /repos/{owner}/{repo}/git/commits/{commit_sha}" ],
    getRef: [ "GET /repos/{owner}/{repo}/git/ref/{ref}" ],
    getTag: [ "GET /repos/{owner}/{repo}/git/tags/{tag_sha}" ],
    getTree: [ "GET /repos/{owner}/{repo}/git/trees/{tree_sha}" ],
    listMatchingRefs: [ "GET /repos/{owner}/{repo}/git/matching-refs/{ref}" ],
    updateRef: [ "PATCH /repos/{owner}/{repo}/git/refs/{ref}" ]
   },
   gitignore: {
    getAllTemplates: [ "GET /gitignore/templates" ],
    getTemplate: [ "GET /gitignore/templates/{name}" ]
   },
   hostedCompute: {
    createNetworkConfigurationForOrg: [ "POST /orgs/{org}/settings/network-configurations" ],
    deleteNetworkConfigurationFromOrg: [ "DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}" ],
    getNetworkConfigurationForOrg: [ "GET /orgs/{org}/settings/network-configurations/{network_configuration_id}" ],
    getNetworkSettingsForOrg: [ "GET /orgs/{org}/settings/network-settings/{network_settings_id}" ],
    listNetworkConfigurationsForOrg: [ "GET /orgs/{org}/settings/network-configurations" ],
    updateNetworkConfigurationForOrg: [ "PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}" ]
   },
   interactions: {
    getRestrictionsForAuthenticatedUser: [ "GET /user/interaction-limits" ],
    getRestrictionsForOrg: [ "GET /orgs/{org}/interaction-limits" ],
    getRestrictionsForRepo: [ "GET /repos/{owner}/{repo}/interaction-limits" ],
    getRestrictionsForYourPublicRepos: [ "GET /user/interaction-limits", {}, {
     renamed: [ "interactions", "getRestrictionsForAuthenticatedUser" ]
    } ],
    removeRestrictionsForAuthenticatedUser: [ "DELETE /user/interaction-limits" ],
    removeRestrictionsForOrg: [ "DELETE /orgs/{org}/interaction-limits" ],
    removeRestrictionsForRepo: [ "DELETE /repos/{owner}/{repo}/interaction-limits" ],
    removeRestrictionsForYourPublicRepos: [ "DELETE /user/interaction-limits", {}, {
     renamed: [ "interactions", "removeRestrictionsForAuthenticatedUser" ]
    } ],
    setRestrictionsForAuthenticatedUser: [ "PUT /user/interaction-limits" ],
    setRestrictionsForOrg: [ "PUT /orgs/{org}/interaction-limits" ],
    setRestrictionsForRepo: [ "PUT /repos/{owner}/{repo}/interaction-limits" ],
    setRestrictionsForYourPublicRepos: [ "PUT /user/interaction-limits", {}, {
     renamed: [ "interactions", "setRestrictionsForAuthenticatedUser" ]
    } ]
   },
   issues: {
    addAssignees: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/assignees" ],
    addBlockedByDependency: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by" ],
    addLabels: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
    addSubIssue: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues" ],
    checkUserCanBeAssigned: [ "GET /repos/{owner}/{repo}/assignees/{assignee}" ],
    checkUserCanBeAssignedToIssue: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}" ],
    create: [ "POST /repos/{owner}/{repo}/issues" ],
    createComment: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/comments" ],
    createLabel: [ "POST /repos/{owner}/{repo}/labels" ],
    createMilestone: [ "POST /repos/{owner}/{repo}/milestones" ],
    deleteComment: [ "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
    deleteLabel: [ "DELETE /repos/{owner}/{repo}/labels/{name}" ],
    deleteMilestone: [ "DELETE /repos/{owner}/{repo}/milestones/{milestone_number}" ],
    get: [ "GET /repos/{owner}/{repo}/issues/{issue_number}" ],
    getComment: [ "GET /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
    getEvent: [ "GET /repos/{owner}/{repo}/issues/events/{event_id}" ],
    getLabel: [ "GET /repos/{owner}/{repo}/labels/{name}" ],
    getMilestone: [ "GET /repos/{owner}/{repo}/milestones/{milestone_number}" ],
    getParent: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/parent" ],
    list: [ "GET /issues" ],
    listAssignees: [ "GET /repos/{owner}/{repo}/assignees" ],
    listComments: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/comments" ],
    listCommentsForRepo: [ "GET /repos/{owner}/{repo}/issues/comments" ],
    listDependenciesBlockedBy: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by" ],
    listDependenciesBlocking: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking" ],
    listEvents: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/events" ],
    listEventsForRepo: [ "GET /repos/{owner}/{repo}/issues/events" ],
    listEventsForTimeline: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/timeline" ],
    listForAuthenticatedUser: [ "GET /user/issues" ],
    listForOrg: [ "GET /orgs/{org}/issues" ],
    listForRepo: [ "GET /repos/{owner}/{repo}/issues" ],
    listLabelsForMilestone: [ "GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels" ],
    listLabelsForRepo: [ "GET /repos/{owner}/{repo}/labels" ],
    listLabelsOnIssue: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
    listMilestones: [ "GET /repos/{owner}/{repo}/milestones" ],
    listSubIssues: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues" ],
    lock: [ "PUT /repos/{owner}/{repo}/issues/{issue_number}/lock" ],
    removeAllLabels: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
    removeAssignees: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees" ],
    removeDependencyBlockedBy: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}" ],
    removeLabel: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}" ],
    removeSubIssue: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue" ],
    reprioritizeSubIssue: [ "PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority" ],
    setLabels: [ "PUT /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
    unlock: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock" ],
    update: [ "PATCH /repos/{owner}/{repo}/issues/{issue_number}" ],
    updateComment: [ "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
    updateLabel: [ "PATCH /repos/{owner}/{repo}/labels/{name}" ],
    updateMilestone: [ "PATCH /repos/{owner}/{repo}/milestones/{milestone_number}" ]
   },
   licenses: {
    get: [ "GET /licenses/{license}" ],
    getAllCommonlyUsed: [ "GET /licenses" ],
    getForRepo: [ "GET /repos/{owner}/{repo}/license" ]
   },
   markdown: {
    render: [ "POST /markdown" ],
    renderRaw: [ "POST /markdown/raw", {
     headers: {
      "content-type": "text/plain; charset=utf-8"
     }
    } ]
   },
   meta: {
    get: [ "GET /meta" ],
    getAllVersions: [ "GET /versions" ],
    getOctocat: [ "GET /octocat" ],
    getZen: [ "GET /zen" ],
    root: [ "GET /" ]
   },
   migrations: {
    deleteArchiveForAuthenticatedUser: [ "DELETE /user/migrations/{migration_id}/archive" ],
    deleteArchiveForOrg: [ "DELETE /orgs/{org}/migrations/{migration_id}/archive" ],
    downloadArchiveForOrg: [ "GET /orgs/{org}/migrations/{migration_id}/archive" ],
    getArchiveForAuthenticatedUser: [ "GET /user/migrations/{migration_id}/archive" ],
    getStatusForAuthenticatedUser: [ "GET /user/migrations/{migration_id}" ],
    getStatusForOrg: [ "GET /orgs/{org}/migrations/{migration_id}" ],
    listForAuthenticatedUser: [ "GET /user/migrations" ],
    listForOrg: [ "GET /orgs/{org}/migrations" ],
    listReposForAuthenticatedUser: [ "GET /user/migrations/{migration_id}/repositories" ],
    listReposForOrg: [ "GET /orgs/{org}/migrations/{migration_id}/repositories" ],
    listReposForUser: [ "GET /user/migrations/{migration_id}/repositories", {}, {
     renamed: [ "migrations", "listReposForAuthenticatedUser" ]
    } ],
    startForAuthenticatedUser: [ "POST /user/migrations" ],
    startForOrg: [ "POST /orgs/{org}/migrations" ],
    unlockRepoForAuthenticatedUser: [ "DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock" ],
    unlockRepoForOrg: [ "DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock" ]
   },
   oidc: {
    getOidcCustomSubTemplateForOrg: [ "GET /orgs/{org}/actions/oidc/customization/sub" ],
    updateOidcCustomSubTemplateForOrg: [ "PUT /orgs/{org}/actions/oidc/customization/sub" ]
   },
   orgs: {
    addSecurityManagerTeam: [ "PUT /orgs/{org}/security-managers/teams/{team_slug}", {}, {
     deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team"
    } ],
    assignTeamToOrgRole: [ "PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}" ],
    assignUserToOrgRole: [ "PUT /orgs/{org}/organization-roles/users/{username}/{role_id}" ],
    blockUser: [ "PUT /orgs/{org}/blocks/{username}" ],
    cancelInvitation: [ "DELETE /orgs/{org}/invitations/{invitation_id}" ],
    checkBlockedUser: [ "GET /orgs/{org}/blocks/{username}" ],
    checkMembershipForUser: [ "GET /orgs/{org}/members/{username}" ],
    checkPublicMembershipForUser: [ "GET /orgs/{org}/public_members/{username}" ],
    convertMemberToOutsideCollaborator: [ "PUT /orgs/{org}/outside_collaborators/{username}" ],
    createArtifactStorageRecord: [ "POST /orgs/{org}/artifacts/metadata/storage-record" ],
    createInvitation: [ "POST /orgs/{org}/invitations" ],
    createIssueType: [ "POST /orgs/{org}/issue-types" ],
    createWebhook: [ "POST /orgs/{org}/hooks" ],
    customPropertiesForOrgsCreateOrUpdateOrganizationValues: [ "PATCH /organizations/{org}/org-properties/values" ],
    customPropertiesForOrgsGetOrganizationValues: [ "GET /organizations/{org}/org-properties/values" ],
    customPropertiesForReposCreateOrUpdateOrganizationDefinition: [ "PUT /orgs/{org}/properties/schema/{custom_property_name}" ],
    customPropertiesForReposCreateOrUpdateOrganizationDefinitions: [ "PATCH /orgs/{org}/properties/schema" ],
    customPropertiesForReposCreateOrUpdateOrganizationValues: [ "PATCH /orgs/{org}/properties/values" ],
    customPropertiesForReposDeleteOrganizationDefinition: [ "DELETE /orgs/{org}/properties/schema/{custom_property_name}" ],
    customPropertiesForReposGetOrganizationDefinition: [ "GET /orgs/{org}/properties/schema/{custom_property_name}" ],
    customPropertiesForReposGetOrganizationDefinitions: [ "GET /orgs/{org}/properties/schema" ],
    customPropertiesForReposGetOrganizationValues: [ "GET /orgs/{org}/properties/values" ],
    delete: [ "DELETE /orgs/{org}" ],
    deleteAttestationsBulk: [ "POST /orgs/{org}/attestations/delete-request" ],
    deleteAttestationsById: [ "DELETE /orgs/{org}/attestations/{attestation_id}" ],
    deleteAttestationsBySubjectDigest: [ "DELETE /orgs/{org}/attestations/digest/{subject_digest}" ],
    deleteIssueType: [ "DELETE /orgs/{org}/issue-types/{issue_type_id}" ],
    deleteWebhook: [ "DELETE /orgs/{org}/hooks/{hook_id}" ],
    disableSelectedRepositoryImmutableReleasesOrganization: [ "DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}" ],
    enableSelectedRepositoryImmutableReleasesOrganization: [ "PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}" ],
    get: [ "GET /orgs/{org}" ],
    getImmutableReleasesSettings: [ "GET /orgs/{org}/settings/immutable-releases" ],
    getImmutableReleasesSettingsRepositories: [ "GET /orgs/{org}/settings/immutable-releases/repositories" ],
    getMembershipForAuthenticatedUser: [ "GET /user/memberships/orgs/{org}" ],
    getMembershipForUser: [ "GET /orgs/{org}/memberships/{username}" ],
    getOrgRole: [ "GET /orgs/{org}/organization-roles/{role_id}" ],
    getOrgRulesetHistory: [ "GET /orgs/{org}/rulesets/{ruleset_id}/history" ],
    getOrgRulesetVersion: [ "GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}" ],
    getWebhook: [ "GET /orgs/{org}/hooks/{hook_id}" ],
    getWebhookConfigForOrg: [ "GET /orgs/{org}/hooks/{hook_id}/config" ],
    getWebhookDelivery: [ "GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}" ],
    list: [ "GET /organizations" ],
    listAppInstallations: [ "GET /orgs/{org}/installations" ],
    listArtifactStorageRecords: [ "GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records" ],
    listAttestationRepositories: [ "GET /orgs/{org}/attestations/repositories" ],
    listAttestations: [ "GET /orgs/{org}/attestations/{subject_digest}" ],
    listAttestationsBulk: [ "POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}" ],
    listBlockedUsers: [ "GET /orgs/{org}/blocks" ],
    listFailedInvitations: [ "GET /orgs/{org}/failed_invitations" ],
    listForAuthenticatedUser: [ "GET /user/orgs" ],
    listForUser: [ "GET /users/{username}/orgs" ],
    listInvitationTeams: [ "GET /orgs/{org}/invitations/{invitation_id}/teams" ],
    listIssueTypes: [ "GET /orgs/{org}/issue-types" ],
    listMembers: [ "GET /orgs/{org}/members" ],
    listMembershipsForAuthenticatedUser: [ "GET /user/memberships/orgs" ],
    listOrgRoleTeams: [ "GET /orgs/{org}/organization-roles/{role_id}/teams" ],
    listOrgRoleUsers: [ "GET /orgs/{org}/organization-roles/{role_id}/users" ],
    listOrgRoles: [ "GET /orgs/{org}/organization-roles" ],
    listOrganizationFineGrainedPermissions: [ "GET /orgs/{org}/organization-fine-grained-permissions" ],
    listOutsideCollaborators: [ "GET /orgs/{org}/outside_collaborators" ],
    listPatGrantRepositories: [ "GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories" ],
    listPatGrantRequestRepositories: [ "GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories" ],
    listPatGrantRequests: [ "GET /orgs/{org}/personal-access-token-requests" ],
    listPatGrants: [ "GET /orgs/{org}/personal-access-tokens" ],
    listPendingInvitations: [ "GET /orgs/{org}/invitations" ],
    listPublicMembers: [ "GET /orgs/{org}/public_members" ],
    listSecurityManagerTeams: [ "GET /orgs/{org}/security-managers", {}, {
     deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams"
    } ],
    listWebhookDeliveries: [ "GET /orgs/{org}/hooks/{hook_id}/deliveries" ],
    listWebhooks: [ "GET /orgs/{org}/hooks" ],
    pingWebhook: [ "POST /orgs/{org}/hooks/{hook_id}/pings" ],
    redeliverWebhookDelivery: [ "POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts" ],
    removeMember: [ "DELETE /orgs/{org}/members/{username}" ],
    removeMembershipForUser: [ "DELETE /orgs/{org}/memberships/{username}" ],
    removeOutsideCollaborator: [ "DELETE /orgs/{org}/outside_collaborators/{username}" ],
    removePublicMembershipForAuthenticatedUser: [ "DELETE /orgs/{org}/public_members/{username}" ],
    removeSecurityManagerTeam: [ "DELETE /orgs/{org}/security-managers/teams/{team_slug}", {}, {
     deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team"
    } ],
    reviewPatGrantRequest: [ "POST /orgs/{org}/personal-access-token-requests/{pat_request_id}" ],
    reviewPatGrantRequestsInBulk: [ "POST /orgs/{org}/personal-access-token-requests" ],
    revokeAllOrgRolesTeam: [ "DELETE /orgs/{org}/organization-roles/teams/{team_slug}" ],
    revokeAllOrgRolesUser: [ "DELETE /orgs/{org}/organization-roles/users/{username}" ],
    revokeOrgRoleTeam: [ "DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}" ],
    revokeOrgRoleUser: [ "DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}" ],
    setImmutableReleasesSettings: [ "PUT /orgs/{org}/settings/immutable-releases" ],
    setImmutableReleasesSettingsRepositories: [ "PUT /orgs/{org}/settings/immutable-releases/repositories" ],
    setMembershipForUser: [ "PUT /orgs/{org}/memberships/{username}" ],
    setPublicMembershipForAuthenticatedUser: [ "PUT /orgs/{org}/public_members/{username}" ],
    unblockUser: [ "DELETE /orgs/{org}/blocks/{username}" ],
    update: [ "PATCH /orgs/{org}" ],
    updateIssueType: [ "PUT /orgs/{org}/issue-types/{issue_type_id}" ],
    updateMembershipForAuthenticatedUser: [ "PATCH /user/memberships/orgs/{org}" ],
    updatePatAccess: [ "POST /orgs/{org}/personal-access-tokens/{pat_id}" ],
    updatePatAccesses: [ "POST /orgs/{org}/personal-access-tokens" ],
    updateWebhook: [ "PATCH /orgs/{org}/hooks/{hook_id}" ],
    updateWebhookConfigForOrg: [ "PATCH /orgs/{org}/hooks/{hook_id}/config" ]
   },
   packages: {
    deletePackageForAuthenticatedUser: [ "DELETE /user/packages/{package_type}/{package_name}" ],
    deletePackageForOrg: [ "DELETE /orgs/{org}/packages/{package_type}/{package_name}" ],
    deletePackageForUser: [ "DELETE /users/{username}/packages/{package_type}/{package_name}" ],
    deletePackageVersionForAuthenticatedUser: [ "DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    deletePackageVersionForOrg: [ "DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    deletePackageVersionForUser: [ "DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    getAllPackageVersionsForAPackageOwnedByAnOrg: [ "GET /orgs/{org}/packages/{package_type}/{package_name}/versions", {}, {
     renamed: [ "packages", "getAllPackageVersionsForPackageOwnedByOrg" ]
    } ],
    getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}/versions", {}, {
     renamed: [ "packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser" ]
    } ],
    getAllPackageVersionsForPackageOwnedByAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}/versions" ],
    getAllPackageVersionsForPackageOwnedByOrg: [ "GET /orgs/{org}/packages/{package_type}/{package_name}/versions" ],
    getAllPackageVersionsForPackageOwnedByUser: [ "GET /users/{username}/packages/{package_type}/{package_name}/versions" ],
    getPackageForAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}" ],
    getPackageForOrganization: [ "GET /orgs/{org}/packages/{package_type}/{package_name}" ],
    getPackageForUser: [ "GET /users/{username}/packages/{package_type}/{package_name}" ],
    getPackageVersionForAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    getPackageVersionForOrganization: [ "GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    getPackageVersionForUser: [ "GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
    listDockerMigrationConflictingPackagesForAuthenticatedUser: [ "GET /user/docker/conflicts" ],
    listDockerMigrationConflictingPackagesForOrganization: [ "GET /orgs/{org}/docker/conflicts" ],
    listDockerMigrationConflictingPackagesForUser: [ "GET /users/{username}/docker/conflicts" ],
    listPackagesForAuthenticatedUser: [ "GET /user/packages" ],
    listPackagesForOrganization: [ "GET /orgs/{org}/packages" ],
    listPackagesForUser: [ "GET /users/{username}/packages" ],
    restorePackageForAuthenticatedUser: [ "POST /user/packages/{package_type}/{package_name}/restore{?token}" ],
    restorePackageForOrg: [ "POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}" ],
    restorePackageForUser: [ "POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}" ],
    restorePackageVersionForAuthenticatedUser: [ "POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore" ],
    restorePackageVersionForOrg: [ "POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore" ],
    restorePackageVersionForUser: [ "POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore" ]
   },
   privateRegistries: {
    createOrgPrivateRegistry: [ "POST /orgs/{org}/private-registries" ],
    deleteOrgPrivateRegistry: [ "DELETE /orgs/{org}/private-registries/{secret_name}" ],
    getOrgPrivateRegistry: [ "GET /orgs/{org}/private-registries/{secret_name}" ],
    getOrgPublicKey: [ "GET /orgs/{org}/private-registries/public-key" ],
    listOrgPrivateRegistries: [ "GET /orgs/{org}/private-registries" ],
    updateOrgPrivateRegistry: [ "PATCH /orgs/{org}/private-registries/{secret_name}" ]
   },
   projects: {
    addItemForOrg: [ "POST /orgs/{org}/projectsV2/{project_number}/items" ],
    addItemForUser: [ "POST /users/{username}/projectsV2/{project_number}/items" ],
    deleteItemForOrg: [ "DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}" ],
    deleteItemForUser: [ "DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}" ],
    getFieldForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}" ],
    getFieldForUser: [ "GET /users/{username}/projectsV2/{project_number}/fields/{field_id}" ],
    getForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}" ],
    getForUser: [ "GET /users/{username}/projectsV2/{project_number}" ],
    getOrgItem: [ "GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}" ],
    getUserItem: [ "GET /users/{username}/projectsV2/{project_number}/items/{item_id}" ],
    listFieldsForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}/fields" ],
    listFieldsForUser: [ "GET /users/{username}/projectsV2/{project_number}/fields" ],
    listForOrg: [ "GET /orgs/{org}/projectsV2" ],
    listForUser: [ "GET /users/{username}/projectsV2" ],
    listItemsForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}/items" ],
    listItemsForUser: [ "GET /users/{username}/projectsV2/{project_number}/items" ],
    updateItemForOrg: [ "PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}" ],
    updateItemForUser: [ "PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}" ]
   },
   pulls: {
    checkIfMerged: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/merge" ],
    create: [ "POST /repos/{owner}/{repo}/pulls" ],
    createReplyForReviewComment: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies" ],
    createReview: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews" ],
    createReviewComment: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments" ],
    deletePendingReview: [ "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}" ],
    deleteReviewComment: [ "DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}" ],
    dismissReview: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals" ],
    get: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}" ],
    getReview: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}" ],
    getReviewComment: [ "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}" ],
    list: [ "GET /repos/{owner}/{repo}/pulls" ],
    listCommentsForReview: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments" ],
    listCommits: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/commits" ],
    listFiles: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/files" ],
    listRequestedReviewers: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers" ],
    listReviewComments: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments" ],
    listReviewCommentsForRepo: [ "GET /repos/{owner}/{repo}/pulls/comments" ],
    listReviews: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews" ],
    merge: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge" ],
    removeRequestedReviewers: [ "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers" ],
    requestReviewers: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers" ],
    submitReview: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events" ],
    update: [ "PATCH /repos/{owner}/{repo}/pulls/{pull_number}" ],
    updateBranch: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch" ],
    updateReview: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}" ],
    updateReviewComment: [ "PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}" ]
   },
   rateLimit: {
    get: [ "GET /rate_limit" ]
   },
   reactions: {
    createForCommitComment: [ "POST /repos/{owner}/{repo}/comments/{comment_id}/reactions" ],
    createForIssue: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/reactions" ],
    createForIssueComment: [ "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions" ],
    createForPullRequestReviewComment: [ "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions" ],
    createForRelease: [ "POST /repos/{owner}/{repo}/releases/{release_id}/reactions" ],
    createForTeamDiscussionCommentInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions" ],
    createForTeamDiscussionInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions" ],
    deleteForCommitComment: [ "DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}" ],
    deleteForIssue: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}" ],
    deleteForIssueComment: [ "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}" ],
    deleteForPullRequestComment: [ "DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}" ],
    deleteForRelease: [ "DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}" ],
    deleteForTeamDiscussion: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}" ],
    deleteForTeamDiscussionComment: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}" ],
    listForCommitComment: [ "GET /repos/{owner}/{repo}/comments/{comment_id}/reactions" ],
    listForIssue: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/reactions" ],
    listForIssueComment: [ "GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions" ],
    listForPullRequestReviewComment: [ "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions" ],
    listForRelease: [ "GET /repos/{owner}/{repo}/releases/{release_id}/reactions" ],
    listForTeamDiscussionCommentInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions" ],
    listForTeamDiscussionInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions" ]
   },
   repos: {
    acceptInvitation: [ "PATCH /user/repository_invitations/{invitation_id}", {}, {
     renamed: [ "repos", "acceptInvitationForAuthenticatedUser" ]
    } ],
    acceptInvitationForAuthenticatedUser: [ "PATCH /user/repository_invitations/{invitation_id}" ],
    addAppAccessRestrictions: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps", {}, {
     mapToData: "apps"
    } ],
    addCollaborator: [ "PUT /repos/{owner}/{repo}/collaborators/{username}" ],
    addStatusCheckContexts: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts", {}, {
     mapToData: "contexts"
    } ],
    addTeamAccessRestrictions: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams", {}, {
     mapToData: "teams"
    } ],
    addUserAccessRestrictions: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users", {}, {
     mapToData: "users"
    } ],
    cancelPagesDeployment: [ "POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel" ],
    checkAutomatedSecurityFixes: [ "GET /repos/{owner}/{repo}/automated-security-fixes" ],
    checkCollaborator: [ "GET /repos/{owner}/{repo}/collaborators/{username}" ],
    checkImmutableReleases: [ "GET /repos/{owner}/{repo}/immutable-releases" ],
    checkPrivateVulnerabilityReporting: [ "GET /repos/{owner}/{repo}/private-vulnerability-reporting" ],
    checkVulnerabilityAlerts: [ "GET /repos/{owner}/{repo}/vulnerability-alerts" ],
    codeownersErrors: [ "GET /repos/{owner}/{repo}/codeowners/errors" ],
    compareCommits: [ "GET /repos/{owner}/{repo}/compare/{base}...{head}" ],
    compareCommitsWithBasehead: [ "GET /repos/{owner}/{repo}/compare/{basehead}" ],
    createAttestation: [ "POST /repos/{owner}/{repo}/attestations" ],
    createAutolink: [ "POST /repos/{owner}/{repo}/autolinks" ],
    createCommitComment: [ "POST /repos/{owner}/{repo}/commits/{commit_sha}/comments" ],
    createCommitSignatureProtection: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures" ],
    createCommitStatus: [ "POST /repos/{owner}/{repo}/statuses/{sha}" ],
    createDeployKey: [ "POST /repos/{owner}/{repo}/keys" ],
    createDeployment: [ "POST /repos/{owner}/{repo}/deployments" ],
    createDeploymentBranchPolicy: [ "POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies" ],
    createDeploymentProtectionRule: [ "POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules" ],
    createDeploymentStatus: [ "POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses" ],
    createDispatchEvent: [ "POST /repos/{owner}/{repo}/dispatches" ],
    createForAuthenticatedUser: [ "POST /user/repos" ],
    createFork: [ "POST /repos/{owner}/{repo}/forks" ],
    createInOrg: [ "POST /orgs/{org}/repos" ],
    createOrUpdateEnvironment: [ "PUT /repos/{owner}/{repo}/environments/{environment_name}" ],
    createOrUpdateFileContents: [ "PUT /repos/{owner}/{repo}/contents/{path}" ],
    createOrgRuleset: [ "POST /orgs/{org}/rulesets" ],
    createPagesDeployment: [ "POST /repos/{owner}/{repo}/pages/deployments" ],
    createPagesSite: [ "POST /repos/{owner}/{repo}/pages" ],
    createRelease: [ "POST /repos/{owner}/{repo}/releases" ],
    createRepoRuleset: [ "POST /repos/{owner}/{repo}/rulesets" ],
    createUsingTemplate: [ "POST /repos/{template_owner}/{template_repo}/generate" ],
    createWebhook: [ "POST /repos/{owner}/{repo}/hooks" ],
    customPropertiesForReposCreateOrUpdateRepositoryValues: [ "PATCH /repos/{owner}/{repo}/properties/values" ],
    customPropertiesForReposGetRepositoryValues: [ "GET /repos/{owner}/{repo}/properties/values" ],
    declineInvitation: [ "DELETE /user/repository_invitations/{invitation_id}", {}, {
     renamed: [ "repos", "declineInvitationForAuthenticatedUser" ]
    } ],
    declineInvitationForAuthenticatedUser: [ "DELETE /user/repository_invitations/{invitation_id}" ],
    delete: [ "DELETE /repos/{owner}/{repo}" ],
    deleteAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions" ],
    deleteAdminBranchProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins" ],
    deleteAnEnvironment: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}" ],
    deleteAutolink: [ "DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}" ],
    deleteBranchProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection" ],
    deleteCommitComment: [ "DELETE /repos/{owner}/{repo}/comments/{comment_id}" ],
    deleteCommitSignatureProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures" ],
    deleteDeployKey: [ "DELETE /repos/{owner}/{repo}/keys/{key_id}" ],
    deleteDeployment: [ "DELETE /repos/{owner}/{repo}/deployments/{deployment_id}" ],
    deleteDeploymentBranchPolicy: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}" ],
    deleteFile: [ "DELETE /repos/{owner}/{repo}/contents/{path}" ],
    deleteInvitation: [ "DELETE /repos/{owner}/{repo}/invitations/{invitation_id}" ],
    deleteOrgRuleset: [ "DELETE /orgs/{org}/rulesets/{ruleset_id}" ],
    deletePagesSite: [ "DELETE /repos/{owner}/{repo}/pages" ],
    deletePullRequestReviewProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews" ],
    deleteRelease: [ "DELETE /repos/{owner}/{repo}/releases/{release_id}" ],
    deleteReleaseAsset: [ "DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}" ],
    deleteRepoRuleset: [ "DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}" ],
    deleteWebhook: [ "DELETE /repos/{owner}/{repo}/hooks/{hook_id}" ],
    disableAutomatedSecurityFixes: [ "DELETE /repos/{owner}/{repo}/automated-security-fixes" ],
    disableDeploymentProtectionRule: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}" ],
    disableImmutableReleases: [ "DELETE /repos/{owner}/{repo}/immutable-releases" ],
    disablePrivateVulnerabilityReporting: [ "DELETE /repos/{owner}/{repo}/private-vulnerability-reporting" ],
    disableVulnerabilityAlerts: [ "DELETE /repos/{owner}/{repo}/vulnerability-alerts" ],
    downloadArchive: [ "GET /repos/{owner}/{repo}/zipball/{ref}", {}, {
     renamed: [ "repos", "downloadZipballArchive" ]
    } ],
    downloadTarballArchive: [ "GET /repos/{owner}/{repo}/tarball/{ref}" ],
    downloadZipballArchive: [ "GET /repos/{owner}/{repo}/zipball/{ref}" ],
    enableAutomatedSecurityFixes: [ "PUT /repos/{owner}/{repo}/automated-security-fixes" ],
    enableImmutableReleases: [ "PUT /repos/{owner}/{repo}/immutable-releases" ],
    enablePrivateVulnerabilityReporting: [ "PUT /repos/{owner}/{repo}/private-vulnerability-reporting" ],
    enableVulnerabilityAlerts: [ "PUT /repos/{owner}/{repo}/vulnerability-alerts" ],
    generateReleaseNotes: [ "POST /repos/{owner}/{repo}/releases/generate-notes" ],
    get: [ "GET /repos/{owner}/{repo}" ],
    getAccessRestrictions: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions" ],
    getAdminBranchProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins" ],
    getAllDeploymentProtectionRules: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules" ],
    getAllEnvironments: [ "GET /repos/{owner}/{repo}/environments" ],
    getAllStatusCheckContexts: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts" ],
    getAllTopics: [ "GET /repos/{owner}/{repo}/topics" ],
    getAppsWithAccessToProtectedBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps" ],
    getAutolink: [ "GET /repos/{owner}/{repo}/autolinks/{autolink_id}" ],
    getBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}" ],
    getBranchProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection" ],
    getBranchRules: [ "GET /repos/{owner}/{repo}/rules/branches/{branch}" ],
    getClones: [ "GET /repos/{owner}/{repo}/traffic/clones" ],
    getCodeFrequencyStats: [ "GET /repos/{owner}/{repo}/stats/code_frequency" ],
    getCollaboratorPermissionLevel: [ "GET /repos/{owner}/{repo}/collaborators/{username}/permission" ],
    getCombinedStatusForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/status" ],
    getCommit: [ "GET /repos/{owner}/{repo}/commits/{ref}" ],
    getCommitActivityStats: [ "GET /repos/{owner}/{repo}/stats/commit_activity" ],
    getCommitComment: [ "GET /repos/{owner}/{repo}/comments/{comment_id}" ],
    getCommitSignatureProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures" ],
    getCommunityProfileMetrics: [ "GET /repos/{owner}/{repo}/community/profile" ],
    getContent: [ "GET /repos/{owner}/{repo}/contents/{path}" ],
    getContributorsStats: [ "GET /repos/{owner}/{repo}/stats/contributors" ],
    getCustomDeploymentProtectionRule: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}" ],
    getDeployKey: [ "GET /repos/{owner}/{repo}/keys/{key_id}" ],
    getDeployment: [ "GET /repos/{owner}/{repo}/deployments/{deployment_id}" ],
    getDeploymentBranchPolicy: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}" ],
    getDeploymentStatus: [ "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}" ],
    getEnvironment: [ "GET /repos/{owner}/{repo}/environments/{environment_name}" ],
    getLatestPagesBuild: [ "GET /repos/{owner}/{repo}/pages/builds/latest" ],
    getLatestRelease: [ "GET /repos/{owner}/{repo}/releases/latest" ],
    getOrgRuleSuite: [ "GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}" ],
    getOrgRuleSuites: [ "GET /orgs/{org}/rulesets/rule-suites" ],
    getOrgRuleset: [ "GET /orgs/{org}/rulesets/{ruleset_id}" ],
    getOrgRulesets: [ "GET /orgs/{org}/rulesets" ],
    getPages: [ "GET /repos/{owner}/{repo}/pages" ],
    getPagesBuild: [ "GET /repos/{owner}/{repo}/pages/builds/{build_id}" ],
    getPagesDeployment: [ "GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}" ],
    getPagesHealthCheck: [ "GET /repos/{owner}/{repo}/pages/health" ],
    getParticipationStats: [ "GET /repos/{owner}/{repo}/stats/participation" ],
    getPullRequestReviewProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews" ],
    getPunchCardStats: [ "GET /repos/{owner}/{repo}/stats/punch_card" ],
    getReadme: [ "GET /repos/{owner}/{repo}/readme" ],
    getReadmeInDirectory: [ "GET /repos/{owner}/{repo}/readme/{dir}" ],
    getRelease: [ "GET /repos/{owner}/{repo}/releases/{release_id}" ],
    getReleaseAsset: [ "GET /repos/{owner}/{repo}/releases/assets/{asset_id}" ],
    getReleaseByTag: [ "GET /repos/{owner}/{repo}/releases/tags/{tag}" ],
    getRepoRuleSuite: [ "GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}" ],
    getRepoRuleSuites: [ "GET /repos/{owner}/{repo}/rulesets/rule-suites" ],
    getRepoRuleset: [ "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}" ],
    getRepoRulesetHistory: [ "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history" ],
    getRepoRulesetVersion: [ "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}" ],
    getRepoRulesets: [ "GET /repos/{owner}/{repo}/rulesets" ],
    getStatusChecksProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks" ],
    getTeamsWithAccessToProtectedBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams" ],
    getTopPaths: [ "GET /repos/{owner}/{repo}/traffic/popular/paths" ],
    getTopReferrers: [ "GET /repos/{owner}/{repo}/traffic/popular/referrers" ],
    getUsersWithAccessToProtectedBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users" ],
    getViews: [ "GET /repos/{owner}/{repo}/traffic/views" ],
    getWebhook: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}" ],
    getWebhookConfigForRepo: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}/config" ],
    getWebhookDelivery: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}" ],
    listActivities: [ "GET /repos/{owner}/{repo}/activity" ],
    listAttestations: [ "GET /repos/{owner}/{repo}/attestations/{subject_digest}" ],
    listAutolinks: [ "GET /repos/{owner}/{repo}/autolinks" ],
    listBranches: [ "GET /repos/{owner}/{repo}/branches" ],
    listBranchesForHeadCommit: [ "GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head" ],
    listCollaborators: [ "GET /repos/{owner}/{repo}/collaborators" ],
    listCommentsForCommit: [ "GET /repos/{owner}/{repo}/commits/{commit_sha}/comments" ],
    listCommitCommentsForRepo: [ "GET /repos/{owner}/{repo}/comments" ],
    listCommitStatusesForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/statuses" ],
    listCommits: [ "GET /repos/{owner}/{repo}/commits" ],
    listContributors: [ "GET /repos/{owner}/{repo}/contributors" ],
    listCustomDeploymentRuleIntegrations: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps" ],
    listDeployKeys: [ "GET /repos/{owner}/{repo}/keys" ],
    listDeploymentBranchPolicies: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies" ],
    listDeploymentStatuses: [ "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses" ],
    listDeployments: [ "GET /repos/{owner}/{repo}/deployments" ],
    listForAuthenticatedUser: [ "GET /user/repos" ],
    listForOrg: [ "GET /orgs/{org}/repos" ],
    listForUser: [ "GET /users/{username}/repos" ],
    listForks: [ "GET /repos/{owner}/{repo}/forks" ],
    listInvitations: [ "GET /repos/{owner}/{repo}/invitations" ],
    listInvitationsForAuthenticatedUser: [ "GET /user/repository_invitations" ],
    listLanguages: [ "GET /repos/{owner}/{repo}/languages" ],
    listPagesBuilds: [ "GET /repos/{owner}/{repo}/pages/builds" ],
    listPublic: [ "GET /repositories" ],
    listPullRequestsAssociatedWithCommit: [ "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls" ],
    listReleaseAssets: [ "GET /repos/{owner}/{repo}/releases/{release_id}/assets" ],
    listReleases: [ "GET /repos/{owner}/{repo}/releases" ],
    listTags: [ "GET /repos/{owner}/{repo}/tags" ],
    listTeams: [ "GET /repos/{owner}/{repo}/teams" ],
    listWebhookDeliveries: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries" ],
    listWebhooks: [ "GET /repos/{owner}/{repo}/hooks" ],
    merge: [ "POST /repos/{owner}/{repo}/merges" ],
    mergeUpstream: [ "POST /repos/{owner}/{repo}/merge-upstream" ],
    pingWebhook: [ "POST /repos/{owner}/{repo}/hooks/{hook_id}/pings" ],
    redeliverWebhookDelivery: [ "POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts" ],
    removeAppAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps", {}, {
     mapToData: "apps"
    } ],
    removeCollaborator: [ "DELETE /repos/{owner}/{repo}/collaborators/{username}" ],
    removeStatusCheckContexts: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts", {}, {
     mapToData: "contexts"
    } ],
    removeStatusCheckProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks" ],
    removeTeamAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams", {}, {
     mapToData: "teams"
    } ],
    removeUserAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users", {}, {
     mapToData: "users"
    } ],
    renameBranch: [ "POST /repos/{owner}/{repo}/branches/{branch}/rename" ],
    replaceAllTopics: [ "PUT /repos/{owner}/{repo}/topics" ],
    requestPagesBuild: [ "POST /repos/{owner}/{repo}/pages/builds" ],
    setAdminBranchProtection: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins" ],
    setAppAccessRestrictions: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps", {}, {
     mapToData: "apps"
    } ],
    setStatusCheckContexts: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts", {}, {
     mapToData: "contexts"
    } ],
    setTeamAccessRestrictions: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams", {}, {
     mapToData: "teams"
    } ],
    setUserAccessRestrictions: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users", {}, {
     mapToData: "users"
    } ],
    testPushWebhook: [ "POST /repos/{owner}/{repo}/hooks/{hook_id}/tests" ],
    transfer: [ "POST /repos/{owner}/{repo}/transfer" ],
    update: [ "PATCH /repos/{owner}/{repo}" ],
    updateBranchProtection: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection" ],
    updateCommitComment: [ "PATCH /repos/{owner}/{repo}/comments/{comment_id}" ],
    updateDeploymentBranchPolicy: [ "PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}" ],
    updateInformationAboutPagesSite: [ "PUT /repos/{owner}/{repo}/pages" ],
    updateInvitation: [ "PATCH /repos/{owner}/{repo}/invitations/{invitation_id}" ],
    updateOrgRuleset: [ "PUT /orgs/{org}/rulesets/{ruleset_id}" ],
    updatePullRequestReviewProtection: [ "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews" ],
    updateRelease: [ "PATCH /repos/{owner}/{repo}/releases/{release_id}" ],
    updateReleaseAsset: [ "PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}" ],
    updateRepoRuleset: [ "PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}" ],
    updateStatusCheckPotection: [ "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks", {}, {
     renamed: [ "repos", "updateStatusCheckProtection" ]
    } ],
    updateStatusCheckProtection: [ "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks" ],
    updateWebhook: [ "PATCH /repos/{owner}/{repo}/hooks/{hook_id}" ],
    updateWebhookConfigForRepo: [ "PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config" ],
    uploadReleaseAsset: [ "POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", {
     baseUrl: "https://uploads.github.com"
    } ]
   },
   search: {
    code: [ "GET /search/code" ],
    commits: [ "GET /search/commits" ],
    issuesAndPullRequests: [ "GET /search/issues" ],
    labels: [ "GET /search/labels" ],
    repos: [ "GET /search/repositories" ],
    topics: [ "GET /search/topics" ],
    users: [ "GET /search/users" ]
   },
   secretScanning: {
    createPushProtectionBypass: [ "POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses" ],
    getAlert: [ "GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}" ],
    getScanHistory: [ "GET /repos/{owner}/{repo}/secret-scanning/scan-history" ],
    listAlertsForOrg: [ "GET /orgs/{org}/secret-scanning/alerts" ],
    listAlertsForRepo: [ "GET /repos/{owner}/{repo}/secret-scanning/alerts" ],
    listLocationsForAlert: [ "GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations" ],
    listOrgPatternConfigs: [ "GET /orgs/{org}/secret-scanning/pattern-configurations" ],
    updateAlert: [ "PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}" ],
    updateOrgPatternConfigs: [ "PATCH /orgs/{org}/secret-scanning/pattern-configurations" ]
   },
   securityAdvisories: {
    createFork: [ "POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks" ],
    createPrivateVulnerabilityReport: [ "POST /repos/{owner}/{repo}/security-advisories/reports" ],
    createRepositoryAdvisory: [ "POST /repos/{owner}/{repo}/security-advisories" ],
    createRepositoryAdvisoryCveRequest: [ "POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve" ],
    getGlobalAdvisory: [ "GET /advisories/{ghsa_id}" ],
    getRepositoryAdvisory: [ "GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}" ],
    listGlobalAdvisories: [ "GET /advisories" ],
    listOrgRepositoryAdvisories: [ "GET /orgs/{org}/security-advisories" ],
    listRepositoryAdvisories: [ "GET /repos/{owner}/{repo}/security-advisories" ],
    updateRepositoryAdvisory: [ "PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}" ]
   },
   teams: {
    addOrUpdateMembershipForUserInOrg: [ "PUT /orgs/{org}/teams/{team_slug}/memberships/{username}" ],
    addOrUpdateRepoPermissionsInOrg: [ "PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}" ],
    checkPermissionsForRepoInOrg: [ "GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}" ],
    create: [ "POST /orgs/{org}/teams" ],
    createDiscussionCommentInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments" ],
    createDiscussionInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions" ],
    deleteDiscussionCommentInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}" ],
    deleteDiscussionInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}" ],
    deleteInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}" ],
    getByName: [ "GET /orgs/{org}/teams/{team_slug}" ],
    getDiscussionCommentInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}" ],
    getDiscussionInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}" ],
    getMembershipForUserInOrg: [ "GET /orgs/{org}/teams/{team_slug}/memberships/{username}" ],
    list: [ "GET /orgs/{org}/teams" ],
    listChildInOrg: [ "GET /orgs/{org}/teams/{team_slug}/teams" ],
    listDiscussionCommentsInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments" ],
    listDiscussionsInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions" ],
    listForAuthenticatedUser: [ "GET /user/teams" ],
    listMembersInOrg: [ "GET /orgs/{org}/teams/{team_slug}/members" ],
    listPendingInvitationsInOrg: [ "GET /orgs/{org}/teams/{team_slug}/invitations" ],
    listReposInOrg: [ "GET /orgs/{org}/teams/{team_slug}/repos" ],
    removeMembershipForUserInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}" ],
    removeRepoInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}" ],
    updateDiscussionCommentInOrg: [ "PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}" ],
    updateDiscussionInOrg: [ "PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}" ],
    updateInOrg: [ "PATCH /orgs/{org}/teams/{team_slug}" ]
   },
   users: {
    addEmailForAuthenticated: [ "POST /user/emails", {}, {
     renamed: [ "users", "addEmailForAuthenticatedUser" ]
    } ],
    addEmailForAuthenticatedUser: [ "POST /user/emails" ],
    addSocialAccountForAuthenticatedUser: [ "POST /user/social_accounts" ],
    block: [ "PUT /user/blocks/{username}" ],
    checkBlocked: [ "GET /user/blocks/{username}" ],
    checkFollowingForUser: [ "GET /users/{username}/following/{target_user}" ],
    checkPersonIsFollowedByAuthenticated: [ "GET /user/following/{username}" ],
    createGpgKeyForAuthenticated: [ "POST /user/gpg_keys", {}, {
     renamed: [ "users", "createGpgKeyForAuthenticatedUser" ]
    } ],
    createGpgKeyForAuthenticatedUser: [ "POST /user/gpg_keys" ],
    createPublicSshKeyForAuthenticated: [ "POST /user/keys", {}, {
     renamed: [ "users", "createPublicSshKeyForAuthenticatedUser" ]
    } ],
    createPublicSshKeyForAuthenticatedUser: [ "POST /user/keys" ],
    createSshSigningKeyForAuthenticatedUser: [ "POST /user/ssh_signing_keys" ],
    deleteAttestationsBulk: [ "POST /users/{username}/attestations/delete-request" ],
    deleteAttestationsById: [ "DELETE /users/{username}/attestations/{attestation_id}" ],
    deleteAttestationsBySubjectDigest: [ "DELETE /users/{username}/attestations/digest/{subject_digest}" ],
    deleteEmailForAuthenticated: [ "DELETE /user/emails", {}, {
     renamed: [ "users", "deleteEmailForAuthenticatedUser" ]
    } ],
    deleteEmailForAuthenticatedUser: [ "DELETE /user/emails" ],
    deleteGpgKeyForAuthenticated: [ "DELETE /user/gpg_keys/{gpg_key_id}", {}, {
     renamed: [ "users", "deleteGpgKeyForAuthenticatedUser" ]
    } ],
    deleteGpgKeyForAuthenticatedUser: [ "DELETE /user/gpg_keys/{gpg_key_id}" ],
    deletePublicSshKeyForAuthenticated: [ "DELETE /user/keys/{key_id}", {}, {
     renamed: [ "users", "deletePublicSshKeyForAuthenticatedUser" ]
    } ],
    deletePublicSshKeyForAuthenticatedUser: [ "DELETE /user/keys/{key_id}" ],
    deleteSocialAccountForAuthenticatedUser: [ "DELETE /user/social_accounts" ],
    deleteSshSigningKeyForAuthenticatedUser: [ "DELETE /user/ssh_signing_keys/{ssh_signing_key_id}" ],
    follow: [ "PUT /user/following/{username}" ],
    getAuthenticated: [ "GET /user" ],
    getById: [ "GET /user/{account_id}" ],
    getByUsername: [ "GET /users/{username}" ],
    getContextForUser: [ "GET /users/{username}/hovercard" ],
    getGpgKeyForAuthenticated: [ "GET /user/gpg_keys/{gpg_key_id}", {}, {
     renamed: [ "users", "getGpgKeyForAuthenticatedUser" ]
    } ],
    getGpgKeyForAuthenticatedUser: [ "GET /user/gpg_keys/{gpg_key_id}" ],
    getPublicSshKeyForAuthenticated: [ "GET /user/keys/{key_id}", {}, {
     renamed: [ "users", "getPublicSshKeyForAuthenticatedUser" ]
    } ],
    getPublicSshKeyForAuthenticatedUser: [ "GET /user/keys/{key_id}" ],
    getSshSigningKeyForAuthenticatedUser: [ "GET /user/ssh_signing_keys/{ssh_signing_key_id}" ],
    list: [ "GET /users" ],
    listAttestations: [ "GET /users/{username}/attestations/{subject_digest}" ],
    listAttestationsBulk: [ "POST /users/{username}/attestations/bulk-list{?per_page,before,after}" ],
    listBlockedByAuthenticated: [ "GET /user/blocks", {}, {
     renamed: [ "users", "listBlockedByAuthenticatedUser" ]
    } ],
    listBlockedByAuthenticatedUser: [ "GET /user/blocks" ],
    listEmailsForAuthenticated: [ "GET /user/emails", {}, {
     renamed: [ "users", "listEmailsForAuthenticatedUser" ]
    } ],
    listEmailsForAuthenticatedUser: [ "GET /user/emails" ],
    listFollowedByAuthenticated: [ "GET /user/following", {}, {
     renamed: [ "users", "listFollowedByAuthenticatedUser" ]
    } ],
    listFollowedByAuthenticatedUser: [ "GET /user/following" ],
    listFollowersForAuthenticatedUser: [ "GET /user/followers" ],
    listFollowersForUser: [ "GET /users/{username}/followers" ],
    listFollowingForUser: [ "GET /users/{username}/following" ],
    listGpgKeysForAuthenticated: [ "GET /user/gpg_keys", {}, {
     renamed: [ "users", "listGpgKeysForAuthenticatedUser" ]
    } ],
    listGpgKeysForAuthenticatedUser: [ "GET /user/gpg_keys" ],
    listGpgKeysForUser: [ "GET /users/{username}/gpg_keys" ],
    listPublicEmailsForAuthenticated: [ "GET /user/public_emails", {}, {
     renamed: [ "users", "listPublicEmailsForAuthenticatedUser" ]
    } ],
    listPublicEmailsForAuthenticatedUser: [ "GET /user/public_emails" ],
    listPublicKeysForUser: [ "GET /users/{username}/keys" ],
    listPublicSshKeysForAuthenticated: [ "GET /user/keys", {}, {
     renamed: [ "users", "listPublicSshKeysForAuthenticatedUser" ]
    } ],
    listPublicSshKeysForAuthenticatedUser: [ "GET /user/keys" ],
    listSocialAccountsForAuthenticatedUser: [ "GET /user/social_accounts" ],
    listSocialAccountsForUser: [ "GET /users/{username}/social_accounts" ],
    listSshSigningKeysForAuthenticatedUser: [ "GET /user/ssh_signing_keys" ],
    listSshSigningKeysForUser: [ "GET /users/{username}/ssh_signing_keys" ],
    setPrimaryEmailVisibilityForAuthenticated: [ "PATCH /user/email/visibility", {}, {
     renamed: [ "users", "setPrimaryEmailVisibilityForAuthenticatedUser" ]
    } ],
    setPrimaryEmailVisibilityForAuthenticatedUser: [ "PATCH /user/email/visibility" ],
    unblock: [ "DELETE /user/blocks/{username}" ],
    unfollow: [ "DELETE /user/following/{username}" ],
    updateAuthenticated: [ "PATCH /user" ]
   }
  };
  var br = hr;
  const _r = new Map;
  for (const [e, r] of Object.entries(br)) for (const [s, o] of Object.entries(r)) {
   const [r, t, n] = o;
   const [i, a] = r.split(/ /);
   const c = Object.assign({
    method: i,
    url: a
   }, t);
   if (!_r.has(e)) _r.set(e, new Map);
   _r.get(e).set(s, {
    scope: e,
    methodName: s,
    endpointDefaults: c,
    decorations: n
   });
  }
  const fr = {
   has({scope: e}, r) {
    return _r.get(e).has(r);
   },
   getOwnPropertyDescriptor(e, r) {
    return {
     value: this.get(e, r),
     configurable: true,
     writable: true,
     enumerable: true
    };
   },
   defineProperty(e, r, s) {
    Object.defineProperty(e.cache, r, s);
    return true;
   },
   deleteProperty(e, r) {
    delete e.cache[r];
    return true;
   },
   ownKeys({scope: e}) {
    return [ ..._r.get(e).keys() ];
   },
   set(e, r, s) {
    return e.cache[r] = s;
   },
   get({octokit: e, scope: r, cache: s}, o) {
    if (s[o]) return s[o];
    const t = _r.get(r).get(o);
    if (!t) return;
    const {endpointDefaults: n, decorations: i} = t;
    if (i) s[o] = yr(e, r, o, n, i); else s[o] = e.request.defaults(n);
    return s[o];
   }
  };
  function wr(e) {
   const r = {};
   for (const s of _r.keys()) r[s] = new Proxy({
    octokit: e,
    scope: s,
    cache: {}
   }, fr);
   return r;
  }
  function yr(e, r, s, o, t) {
   const n = e.request.defaults(o);
   function i(...o) {
    let i = n.endpoint.merge(...o);
    if (t.mapToData) {
     i = Object.assign({}, i, {
      data: i[t.mapToData],
      [t.mapToData]: void 0
     });
     return n(i);
    }
    if (t.renamed) {
     const [o, n] = t.renamed;
     e.log.warn(`octokit.${r}.${s}() has been renamed to octokit.${o}.${n}()`);
    }
    if (t.deprecated) e.log.warn(t.deprecated);
    if (t.renamedParameters) {
     const i = n.endpoint.merge(...o);
     for (const [o, n] of Object.entries(t.renamedParameters)) if (o in i) {
      e.log.warn(`"${o}" parameter is deprecated for "octokit.${r}.${s}()". Use "${n}" instead`);
      if (!(n in i)) i[n] = i[o];
      delete i[o];
     }
     return n(i);
    }
    return n(...o);
   }
   return Object.assign(i, n);
  }
  function Gr(e) {
   const r = wr(e);
   return {
    rest: r
   };
  }
  Gr.VERSION = Er;
  function kr(e) {
   const r = wr(e);
   return {
    ...r,
    rest: r
   };
  }
  kr.VERSION = Er;
  var Pr = "0.0.0-development";
  function vr(e) {
   if (!e.data) return {
    ...e,
    data: []
   };
   const r = ("total_count" in e.data || "total_commits" in e.data) && !("url" in e.data);
   if (!r) return e;
   const s = e.data.incomplete_results;
   const o = e.data.repository_selection;
   const t = e.data.total_count;
   const n = e.data.total_commits;
   delete e.data.incomplete_results;
   delete e.data.repository_selection;
   delete e.data.total_count;
   delete e.data.total_commits;
   const i = Object.keys(e.data)[0];
   const a = e.data[i];
   e.data = a;
   if (typeof s !== "undefined") e.data.incomplete_results = s;
   if (typeof o !== "undefined") e.data.repository_selection = o;
   e.data.total_count = t;
   e.data.total_commits = n;
   return e;
  }
  function Or(e, r, s) {
   const o = typeof r === "function" ? r.endpoint(s) : e.request.endpoint(r, s);
   const t = typeof r === "function" ? r : e.request;
   const n = o.method;
   const i = o.headers;
   let a = o.url;
   return {
    [Symbol.asyncIterator]: () => ({
     async next() {
      if (!a) return {
       done: true
      };
      try {
       const e = await t({
        method: n,
        url: a,
        headers: i
       });
       const r = vr(e);
       a = ((r.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
       if (!a && "total_commits" in r.data) {
        const e = new URL(r.url);
        const s = e.searchParams;
        const o = parseInt(s.get("page") || "1", 10);
        const t = parseInt(s.get("per_page") || "250", 10);
        if (o * t < r.data.total_commits) {
         s.set("page", String(o + 1));
         a = e.toString();
        }
       }
       return {
        value: r
       };
      } catch (e) {
       if (e.status !== 409) throw e;
       a = "";
       return {
        value: {
         status: 200,
         headers: {},
         data: []
        }
       };
      }
     }
    })
   };
  }
  function Ar(e, r, s, o) {
   if (typeof s === "function") {
    o = s;
    s = void 0;
   }
   return Sr(e, [], Or(e, r, s)[Symbol.asyncIterator](), o);
  }
  function Sr(e, r, s, o) {
   return s.next().then(t => {
    if (t.done) return r;
    let n = false;
    function i() {
     n = true;
    }
    r = r.concat(o ? o(t.value, i) : t.value.data);
    if (n) return r;
    return Sr(e, r, s, o);
   });
  }
  Object.assign(Ar, {
   iterator: Or
  });
  function Rr(e) {
   return {
    paginate: Object.assign(Ar.bind(null, e), {
     iterator: Or.bind(null, e)
    })
   };
  }
  Rr.VERSION = Pr;
  new o.o;
  const Fr = l();
  const Ur = {
   baseUrl: Fr,
   request: {
    agent: c(Fr),
    fetch: u(Fr)
   }
  };
  const Cr = Tr.plugin(Gr, Rr).defaults(Ur);
  function Dr(e, r) {
   const s = Object.assign({}, r || {});
   const o = a(e, s);
   if (o) s.auth = o;
   const t = g(s.userAgent);
   if (t) s.userAgent = t;
   return s;
  }
  new o.o;
  function Lr(e, r, ...s) {
   const o = Cr.plugin(...s);
   return new o(Dr(e, r));
  }
 })
};
