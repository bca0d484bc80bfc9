import { createRequire as e } from "module";

var t = {
 53: t => {
  t.exports = e(import.meta.url)("node:diagnostics_channel");
 },
 708: t => {
  t.exports = e(import.meta.url)("node:https");
 }
}, n = {};

function r(e) {
 var o = n[e];
 if (void 0 !== o) return o.exports;
 var s = n[e] = {
  exports: {}
 }, i = !0;
 try {
  t[e](s, s.exports, r), i = !1;
 } finally {
  i && delete n[e];
 }
 return s.exports;
}

void 0 !== r && (r.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/"), 
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
  var s = Object.create(null);
  r.r(s);
  var i = {};
  e = e || [ null, t({}), t([]), t(t) ];
  for (var a = 2 & o && n; "object" == typeof a && !~e.indexOf(a); a = t(a)) Object.getOwnPropertyNames(a).forEach(e => i[e] = () => n[e]);
  return i.default = () => n, r.d(s, i), s;
 };
})(), (() => {
 r.d = (e, t) => {
  for (var n in t) r.o(t, n) && !r.o(e, n) && Object.defineProperty(e, n, {
   enumerable: !0,
   get: t[n]
  });
 };
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
})();

class o extends Error {
 reason;
 title;
 hint;
 constructor({reason: e, title: t, message: n, hint: r, cause: o}) {
  super(n, void 0 === o ? void 0 : {
   cause: o
  }), this.name = "Failure", this.reason = e, this.title = t, this.hint = r;
 }
}

function s(e) {
 return e instanceof o ? e : new o({
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

function a(e, t, n = {}) {
 return {
  ..."string" == typeof e ? {
   input: e
  } : e,
  message: t,
  reason: "invalid-input",
  ...n
 };
}

const c = e => e.length > 100 ? `${e.slice(0, 99).toWellFormed()}\u2026` : e;

function u(e) {
 const t = e.slice(0, 100).map((e, t) => {
  if ("number" == typeof e) return `[${e}]`;
  const n = c(String(e)).replace(/\p{Cc}/gu, "\ufffd");
  return t > 0 ? `.${n}` : n;
 });
 return c(t.join(""));
}

function l(e, t, n, r = "") {
 return `${e.length > 0 ? `\`${u(e)}\`` : t}${r}${n.startsWith('"') ? ":" : ""} ${n}.`;
}

function h({input: e, file: t, path: n = [], place: r, message: o}) {
 const s = r && `line ${r.line}, column ${r.column}`;
 if (void 0 !== t) return `${e}: ${s ? `${t}, ${s}` : t}: ${l(n, "the file", o)}`;
 const i = s ? ` (${s})` : "", a = "number" == typeof n[0];
 if (n.length > 0 && !a) return `${e}: ${l(n, "", o, i)}`;
 const c = a ? u([ e, ...n ]) : e;
 return o.startsWith('"') ? `${c}${i}: ${o}.` : `${a ? `\`${c}\`` : c.replace(/[^,\s]+/g, "`$&`").replace(/, (?=\S*$)/, " and ")}${i} ${o}.`;
}

class d extends o {
 problems;
 constructor(e) {
  const t = e.some(e => "invalid-input" === e.reason) ? "invalid-input" : "unreadable-file";
  super({
   reason: t,
   title: "unreadable-file" === t ? "Unreadable file" : "Invalid input",
   message: m(e.map(h), p(e)),
   hint: "Correct what is listed, then start a new run: a re-run uses the original workflow file and event."
  }), this.problems = e;
 }
}

const f = 100, p = e => e.reduce((e, {count: t = 1}) => e + t, 0);

function m(e, t = e.length) {
 if (1 === e.length) return e.join("");
 const n = e.slice(0, f).map(e => `- ${e}`);
 return t > n.length && n.push(`- and ${t - n.length} more`), `${t} problems:\n${n.join("\n")}`;
}

function g(e, t) {
 try {
  return new URL(e, t);
 } catch {
  return;
 }
}

const b = /^[\x21-\x7e]+$/, $ = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function v(e) {
 const t = JSON.stringify(e);
 return t.length > 100 ? `${t.slice(0, 98)}\u2026" (${e.length} characters)` : t;
}

function y(e, t, n) {
 return r => {
  const o = /^[0-9]+$/.test(r) ? Number(r) : Number.NaN;
  return o >= t && o <= n ? {
   value: o
  } : {
   message: `${v(r)} is not ${e}`
  };
 };
}

function w(e) {
 return /^(true|True|TRUE)$/.test(e) ? {
  value: !0
 } : /^(false|False|FALSE)$/.test(e) ? {
  value: !1
 } : {
  message: `${v(e)} is neither true nor false; give \`true\` or \`false\``
 };
}

function x(e) {
 return b.test(e) ? {
  value: e
 } : {
  message: "contains a space, a line break or a character outside ASCII, which a token cannot contain; give only the token, preferably from a secret"
 };
}

const [T, E, S, k, R] = [ 37, 38, 92, 35, 59 ], O = e => e === T || e === E || e === S, C = {
 117: 4,
 120: 2,
 85: 8
}, _ = new Map('excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos\' lpar( rpar) ast* midast* plus+ comma, period. sol/ colon: semi;\n  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave` DiacriticalGrave`\n  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}'.split(/\s+/).map(e => [ e.slice(0, -1), e.charCodeAt(e.length - 1) ]));

class A {
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
  const r = [ n(), n(), n(), n() ], [o, s, i, a] = r;
  this.levels = r, this.broken = new Uint8Array(e.length);
  for (const e of t.toReversed()) this.readUnit(e, o), this.readUnit(e, s, o, o), 
  this.readUnit(e, i, void 0, o), this.readUnit(e, a, o);
 }
 mayBegin(e, t) {
  return !!(e >= this.text.length || this.isBroken(e)) || this.text.charCodeAt(e) === t || this.levels.some(({codes: n}) => n[e] === t);
 }
 endsOf(e, t) {
  const n = [];
  for (const r of t) {
   const t = this.text.charCodeAt(r);
   if (t === e && N(n, r + 1), O(t)) for (const {codes: t, ends: o} of this.levels) t[r] === e && N(n, o[r] ?? r);
  }
  return n;
 }
 isBroken(e) {
  return 1 === this.broken[e];
 }
 readUnit(e, t, n, r) {
  this.at = e, this.isAtEnd = !1, this.next(n);
  const [o, s] = [ this.code, this.at ], i = this.readEscape(o, r);
  t.codes[e] = i ?? o, t.ends[e] = void 0 === i ? s : this.at, this.isAtEnd && (this.broken[e] = 1);
 }
 next(e) {
  return this.at >= this.text.length ? (this.isAtEnd = !0, !1) : (this.code = this.text.charCodeAt(this.at), 
  e && O(this.code) ? (this.broken[this.at] && (this.isAtEnd = !0), this.code = e.codes[this.at] ?? 0, 
  this.at = e.ends[this.at] ?? 0) : this.at++, !0);
 }
 readEscape(e, t) {
  if (e === T) return this.readHexadecimal(2, t);
  if (e === E) return this.readReference(t);
  if (e !== S || !this.next(t)) return;
  const n = C[this.code];
  return void 0 !== n ? this.readHexadecimal(n, t) : P(this.code) || void 0 !== M(this.code, 10) ? void 0 : this.code;
 }
 readHexadecimal(e, t) {
  let n = 0;
  for (let r = 0; r < e; r++) {
   const e = this.next(t) ? M(this.code, 16) : void 0;
   if (void 0 === e) return;
   n = 16 * n + e;
  }
  return n;
 }
 readReference(e) {
  let t = "";
  for (;t.length <= 16 && this.next(e); ) {
   if (this.code === k && "" === t) return this.readNumber(e);
   if (this.code === R) return _.get(t);
   if (!P(this.code)) return;
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
   const e = M(this.code, n);
   if (void 0 === e) return this.code === R ? t : void 0;
   t = Math.min((t ?? 0) * n + e, 1114112);
  }
 }
}

function N(e, t) {
 e.includes(t) || e.push(t);
}

const P = e => (32 | e) >= 97 && (32 | e) <= 122;

function M(e, t) {
 if (e >= 48 && e <= 57) return e - 48;
 const n = (32 | e) - 97;
 return 16 === t && n >= 0 && n < 6 ? n + 10 : void 0;
}

const j = "the API token", L = "the GitHub token";

function I(e, t, n) {
 const r = function(e) {
  const t = /[%&\\]/g, n = [];
  for (;t.test(e); ) n.push(t.lastIndex - 1);
  return n;
 }(t), o = n ? [ ...r, t.length ] : r, s = o.length > 0 ? new A(t, r) : void 0;
 return e.flatMap(e => [ ...U(e, t), ...s ? B(e, s, o, n) : [] ]);
}

function U(e, t) {
 const {length: n} = e.text, r = n > 256 ? n : 1, o = [];
 for (let s = t.indexOf(e.text); -1 !== s; s = t.indexOf(e.text, s + r)) {
  const r = W(e, t, s, s + n), i = o.at(-1);
  i && r.start < i.end ? i.end = r.end : o.push(r);
 }
 return o;
}

function B(e, t, n, r) {
 const o = e.text, {text: s} = t, i = [];
 let a = 0, c = -1;
 for (const u of n) {
  for (let n = Math.max(a, c + 1, u - o.length + 1); n <= u; n++) {
   if (!t.mayBegin(u, o.charCodeAt(u - n))) continue;
   const c = n === u || o.startsWith(s.slice(n, u)) ? H(o, t, u, u - n, r) : void 0;
   if (c) {
    i.push(W(e, s, n, Math.max(...c))), a = Math.min(...c);
    break;
   }
  }
  c = u;
 }
 return i;
}

function H(e, t, n, r, o) {
 const s = Math.max(1, Math.min(4, e.length - 1)), {length: i} = t.text;
 let a = [ n ];
 for (let n = r; n < e.length && a.length <= 8; n++) {
  if (o && n >= s && a.some(e => e >= i || t.isBroken(e))) return [ i ];
  const r = t.endsOf(e.charCodeAt(n), a);
  if (0 === r.length) return n >= 64 ? a : void 0;
  a = r;
 }
 return a;
}

function W({name: e, partial: t}, n, r, o) {
 const s = e => /[\w+/-]/.test(n.charAt(e)), i = t?.before && s(r - 1) ? r - 1 : r;
 let a = t?.behind && s(o) ? o + 1 : o;
 for (;t && a < o + 3 && "=" === n[a]; ) a++;
 return {
  start: i,
  end: a,
  name: e
 };
}

function q(e, t) {
 const {"api-token": n, "github-token": r = "", ...o} = e;
 return function(e, t, n) {
  return Object.entries(e).flatMap(([e, r]) => {
   const o = function(e) {
    const t = [], n = [ e ];
    for (const e of n) if ("string" == typeof e && t.push(e), "object" == typeof e && null !== e) for (const [r, o] of Object.entries(e)) t.push(r), 
    n.push(o);
    return t;
   }(r).map(t.find).find(Boolean);
   return o ? [ a({
    input: e,
    file: n
   }, `contains ${o}, which would be published; remove it`) ] : [];
  });
 }({
  ...o,
  ...t.find(r) === j && {
   "github-token": r
  }
 }, t);
}

const D = (e, t) => n => "" === n ? {
 message: `is missing; give ${e}`
} : t(n), F = (e, t) => n => "" === n ? {
 value: e
} : t(n), G = e => t => "" === t ? {
 value: void 0
} : e(t), X = e => ({
 value: e
}), Y = (e, t) => n => {
 const r = e.find(e => e === n);
 return void 0 === r ? {
  message: `${v(n)} is not ${t}`
 } : {
  value: r
 };
}, V = {
 "base-url": D("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)", function(e) {
  if (/^[^/]*\/\/[^/?#]*@/.test(e)) return {
   message: "contains a user name or password; give the address without them"
  };
  const t = function(e, t) {
   return n => {
    if (/[\s\p{Cc}\\]/u.test(n)) return {
     message: `${v(n)} contains white space or a backslash, which a URL must not contain; ${t}`
    };
    const r = /^([a-z][a-z0-9+.-]{0,30}):(?!\d)/i.exec(n)?.[1]?.toLowerCase();
    return void 0 === r || e.includes(r) ? void 0 !== r && /^[^:]+:\/\/[^/?#]/.test(n) && void 0 !== g(n) ? {
     value: n
    } : {
     message: `${v(n)} is not an absolute URL; ${t}`
    } : {
     message: `${v(n)} has the scheme ${r}; ${t}`
    };
   };
  }([ "https", "http" ], "give the https address of the push service, such as https://push.example.com")(e);
  if ("message" in t) return t;
  const n = new URL(e);
  return "http:" !== n.protocol || $.test(n.hostname) ? /[?#]/.test(e) ? {
   message: `${v(e)} has a query or fragment; give the address without it`
  } : {
   value: e.replace(/\/+$/, "")
  } : {
   message: `${v(e)} has the scheme http, which would send the token unencrypted; give an https URL (http is only for loopback addresses)`
  };
 }),
 "api-token": D("the API token of the site, from a secret (a misspelled or unavailable secret is empty)", x),
 timeout: F(30, y("a whole number of seconds from 1 to 300", 1, 300)),
 retries: F(3, y("a whole number from 0 to 10", 0, 10)),
 summary: F(!0, w)
}, z = Number.MAX_SAFE_INTEGER, J = {
 ...V,
 target: D("`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line", Y([ "all", "audience" ], "a valid target; give `all` (every subscriber) or `audience`")),
 "audience-id": G(y(`an audience id; give a whole number from 1 to ${z}`, 1, z)),
 "audience-name": G(X),
 "max-reach": G(y(`a whole number from 0 to ${z}`, 0, z)),
 "payload-file": G(X),
 "extra-fields": G(X),
 "dry-run": F(!1, w),
 "check-urls": F(!1, w),
 "once-key": G(X),
 "once-per": G(Y([ "day", "week", "month" ], "a period; give `day`, `week` or `month`")),
 release: G(X),
 "github-token": G(x)
}, K = e => e.replace(/-([a-z])/g, (e, t) => t.toUpperCase()), Q = e => Object.keys(e), Z = Q(V);

Q(J);

const ee = 65536;

function te(e) {
 return [ "actions", "extra-fields" ].filter(t => Buffer.byteLength(e[t] ?? "") > ee).map(e => a(e, "is larger than 64 KiB; make it smaller"));
}

Q({
 "payload-files": X,
 "extra-fields": X,
 "check-urls": J["check-urls"],
 timeout: V.timeout,
 summary: V.summary
});

const ne = e(import.meta.url)("node:http");

var re = r.n(ne);

const oe = e(import.meta.url)("node:string_decoder"), se = async () => (await Promise.resolve().then(r.t.bind(r, 708, 23))).default;

const ie = e => !0 === e.encrypted;

class ae extends Error {
 reason;
 constructor(e, t) {
  super(t), this.reason = e;
 }
}

const ce = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/, ue = new Set([ 42, 43, 44, 45, 46, 48, 116 ]), le = e(import.meta.url)("node:net");

function he({http: e, https: t}) {
 return [ ...new Set([ e, t ].flatMap(de)) ];
}

function de(e = "") {
 const [, t = ""] = /^[^:]*:\/\/(.*)$/s.exec(fe(e.trim())) ?? [], n = t.lastIndexOf("@");
 if (n < 0) return [];
 const r = t.slice(0, n), o = r.indexOf(":"), s = o < 0 ? [ r, "" ] : [ r.slice(0, o), r.slice(o + 1) ], {username: i = "", password: a = ""} = g(fe(e.trim())) ?? {}, c = s.map(e => pe(e) ?? e);
 return [ ...[ ...s, i, a, ...c ].filter(e => e.length >= 4), Buffer.from(c.join(":")).toString("base64").replace(/=+$/, "") ];
}

const fe = e => e.includes("://") ? e : `http://${e}`;

function pe(e) {
 try {
  return decodeURIComponent(e);
 } catch {
  return;
 }
}

function me(e) {
 const t = new Map, n = new WeakMap, o = e => ve() - (n.get(e) ?? Number.NEGATIVE_INFINITY);
 return {
  async request(s) {
   const i = function(e, t, n = process.version) {
    const r = ("https:" === e.protocol ? t.https : t.http)?.trim();
    if (!r || function(e, t) {
     const n = e.hostname.replace(/^\[|\]$|\.$/g, ""), r = e.port || ("https:" === e.protocol ? "443" : "80");
     return t.toLowerCase().split(/[\s,]+/).filter(e => "" !== e).some(e => "*" === e || function(e, t, n) {
      if (e.includes("/")) return function(e, t) {
       const [n = "", r = ""] = e.split("/"), o = (0, le.isIP)(n);
       if (0 === o || (0, le.isIP)(t) !== o || !/^\d{1,3}$/.test(r) || Number(r) > (4 === o ? 32 : 128)) return !1;
       const s = 4 === o ? "ipv4" : "ipv6", i = new le.BlockList;
       return i.addSubnet(n, Number(r), s), i.check(t, s);
      }(e, t);
      const [, r = e, o] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e) ?? [];
      if (void 0 !== o && o !== n) return !1;
      const s = function(e) {
       return 6 === (0, le.isIP)(e) && g(`http://[${e}]`)?.hostname.slice(1, -1) || e;
      }(r.replace(/^\[|\]$/g, "").replace(/^\*?\./, ""));
      return t === s || 0 === (0, le.isIP)(t) && t.endsWith(`.${s}`);
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
    const o = g(fe(r));
    return o && /^https?:$/.test(o.protocol) ? void 0 === pe(o.username + o.password) ? {
     problem: "the user name or password in the proxy setting is not percent-encoded"
    } : {
     url: o.href
    } : {
     problem: "the proxy setting is not an http or https URL"
    };
   }(s.url, e);
   if (i && "problem" in i) return {
    kind: "failure",
    mayHaveBeenReceived: !1,
    reason: "proxy-failed",
    retryable: !1,
    cause: new Error(i.problem)
   };
   const a = await async function(e, o) {
    const s = `${e.protocol}${o ?? ""}`, i = t.get(s);
    if (i) return i;
    const a = void 0 === o ? {} : {
     proxyEnv: {
      http_proxy: o,
      https_proxy: o
     }
    }, {Agent: c} = "https:" === e.protocol ? await se() : re();
    void 0 !== o && await async function() {
     const {subscribe: e, unsubscribe: t} = await Promise.resolve().then(r.t.bind(r, 53, 23));
     t("net.client.socket", $e), e("net.client.socket", $e);
    }();
    const u = new c({
     keepAlive: !0,
     ...a
    });
    return u.on("free", e => n.set(e, ve())), t.set(s, u), u;
   }(s.url, i?.url), c = Math.min(...ge(a).map(o));
   "GET" !== s.method && c < 1e3 && await async function(e) {
    e > 0 && await new Promise(t => setTimeout(t, e));
    for (let e = 0; e < 2; e++) await new Promise(e => setImmediate(e));
   }(10 - c);
   for (const e of ge(a)) (o(e) > 1e3 || be(e)) && e.destroy();
   const u = "http:" === s.url.protocol && !0 === i?.url.startsWith("https:");
   return async function(e, t, n) {
    const {method: r, url: o, headers: s, body: i, timeoutMs: a, maxBytes: c, encoding: u = "utf8", wantsBody: l, signal: h} = e, {request: d} = "https:" === o.protocol ? await se() : re();
    return new Promise(e => {
     let f, p, m = !1, g = !0, b = 0;
     const $ = new oe.StringDecoder(u);
     let v = "";
     const y = d(o, {
      agent: t,
      method: r,
      headers: void 0 === i ? s : {
       ...s,
       "Content-Length": Buffer.byteLength(i)
      }
     }), w = setTimeout(() => k(new ae("timeout", `no response within ${a / 1e3} s`)), a), x = () => k(new ae("cancelled", "the run was cancelled")), T = e => {
      b += e.length;
     };
     function E(t) {
      clearTimeout(w), h?.removeEventListener("abort", x), f?.removeListener("data", T), 
      e(t);
     }
     function S(e) {
      if (!p) return;
      const t = v + $.end(), n = "utf8" === u ? t.replace(/^\ufeff/, "") : t;
      E({
       ...p,
       body: n,
       ...e && {
        incomplete: e
       }
      });
     }
     function k(e) {
      p ? S(e instanceof ae ? e.reason : "cut") : R(e) ? E(function(e, {isProxied: t, isProxyTls: n}) {
       const r = {
        kind: "failure",
        mayHaveBeenReceived: !1,
        cause: e
       }, o = (e, t) => ({
        ...r,
        reason: e,
        retryable: t
       });
       if (e instanceof ae) return o(e.reason, "timeout" === e.reason);
       const {code: s = "", syscall: i, statusCode: a} = e;
       return "ERR_PROXY_TUNNEL" === s ? o("proxy-failed", void 0 === a) : void 0 !== i && "EPROTO" !== s || ce.test(s) || e instanceof AggregateError || s.startsWith("ERR_INVALID") ? o(t && ("ECONNRESET" !== s || void 0 !== i || n) ? "proxy-failed" : "connection-failed", !0) : o(n ? "proxy-failed" : "tls-failed", !1);
      }(e, n)) : E(function(e, t) {
       const n = e.code ?? "", r = t > 0 || n.startsWith("HPE_");
       return {
        kind: "failure",
        mayHaveBeenReceived: !0,
        reason: e instanceof ae ? e.reason : r ? "bad-response" : "connection-lost",
        retryable: !0,
        cause: e
       };
      }(e, b)), y.destroy();
     }
     const R = e => !m || !g && 0 === b && function(e) {
      const [, t] = /\bSSL alert number (\d{1,3})\b/.exec(e instanceof Error ? e.message : "") ?? [];
      return void 0 !== t && ue.has(Number(t));
     }(e);
     function O() {
      y.destroyed || (m = !0, g = y.reusedSocket || "TLSv1.3" !== f.getProtocol?.(), y.end(i));
     }
     y.on("error", k), y.on("close", () => p ?? k(Object.assign(new Error("the connection was closed"), {
      code: "ECONNRESET"
     }))), y.on("socket", e => {
      f = e, e.on("data", T), function(e) {
       return !(e.connecting || ie(e) && !1 !== e.secureConnecting);
      }(e) ? O() : e.once(ie(e) ? "secureConnect" : "connect", O);
     }), y.on("response", e => {
      const t = e.statusCode ?? 0;
      if (p = {
       kind: "response",
       status: t,
       headers: e.headers,
       body: "",
       at: new Date
      }, !1 === l?.(t)) return S(), void y.destroy();
      let n = 0;
      e.on("data", e => {
       const t = c - n;
       n += e.length, e.length <= t ? v += $.write(e) : (v += $.write(e.subarray(0, t)), 
       S("too-large"), y.destroy());
      }), e.on("end", () => S(e.complete ? void 0 : "cut")), e.on("error", k), e.on("close", () => S("cut"));
     }), h?.addEventListener("abort", x), h?.aborted && x();
    });
   }(s, a, {
    isProxied: void 0 !== i,
    isProxyTls: u
   });
  }
 };
}

const ge = e => Object.values(e.freeSockets).flatMap(e => e ?? []), be = e => e.readableEnded || !e.writable, $e = e => {
 e.socket.on("error", () => {});
}, ve = () => Number(process.hrtime.bigint()) / 1e6, ye = 12e4;

function we(e, t) {
 const n = e?.trim() ?? "";
 if (/^\d+$/.test(n)) return 1e3 * Number(n);
 if (!xe.test(n)) return;
 const r = Date.parse(n.endsWith("GMT") ? n : `${n} GMT`);
 return Number.isNaN(r) ? void 0 : Math.max(0, r - t);
}

const xe = /^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;

function Te(e, t) {
 return new Promise(n => {
  const r = () => {
   clearTimeout(o), t?.removeEventListener("abort", r), n();
  }, o = setTimeout(r, e);
  t?.addEventListener("abort", r);
 });
}

const Ee = {
 "connection-failed": "Check `base-url` and that the runner can reach it.",
 "tls-failed": "Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",
 "proxy-failed": "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",
 timeout: "Check that the service is up; if it is only slow, raise `timeout`.",
 "connection-lost": "Check that the service is up.",
 "bad-response": "Check that `base-url` is the address of the push service."
}, Se = {
 ERR_SSL_WRONG_VERSION_NUMBER: "Check the port in `base-url`, or that of an https proxy.",
 ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: "Use an address of the service (or a proxy) that does not require a client certificate."
};

function ke(e, {reason: t, mayHaveBeenReceived: n, cause: r}) {
 const o = "Sending" === e && n;
 if ("cancelled" === t) return o ? "" : "If you did not mean to cancel it, run it again.";
 const {code: s = "", statusCode: i} = Object(r);
 if (407 === i) return Me(407, e, !1);
 const a = "tls-failed" === t && Se[s] || Ee[t];
 return o ? a : `${a} Then run this again.`;
}

function Re(e, {reason: t, mayHaveBeenReceived: n}, r) {
 const o = "Sending" === e, s = e.charAt(0).toLowerCase() + e.slice(1);
 return {
  "connection-failed": `Could not connect to the service (${r}).`,
  "tls-failed": `Could not make a secure connection to the service (${r}).`,
  "proxy-failed": `Could not use the proxy (${r}).`,
  timeout: n ? `${o ? "The service may have received the request, but did not respond" : "There was no complete response"} in time (${r}).` : `Timed out connecting to the service (${r}).`,
  "connection-lost": `The connection was lost before ${o ? "a response arrived; the service may have received the request" : "the response was complete"} (${r}).`,
  "bad-response": `The response is not valid HTTP, or is incomplete (${r}).`,
  cancelled: o ? `The run was cancelled${n ? "; the service may already have" : " before the service"} received the request.` : `The run was cancelled while ${s}.`
 }[t];
}

function Oe(e, t, n) {
 const {reason: r, cause: s} = t;
 return new o({
  reason: r,
  title: `${e} failed`,
  message: Re(e, t, Ae(i(s), n)),
  hint: ke(e, t),
  cause: s
 });
}

const Ce = 300, _e = 65536;

function Ae(e, t, n = !1) {
 const r = t(e.slice(0, _e), n || e.length > _e).replace(/\s+/g, " ").trim();
 return r.length > Ce ? `${r.slice(0, Ce)}\u2026` : r;
}

const Ne = 864e5;

function Pe(e) {
 const t = we(e, Date.now());
 return void 0 === t || t <= ye ? "" : ` Retry-After asks for ${t > Ne ? "more than a day" : `${Math.ceil(t / 1e3)} s`}; this action waits at most 120 s.`;
}

function Me(e, t, n) {
 return 401 === e || 403 === e ? "The service refused the token: check that `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this again." : 404 === e ? "Check `base-url`: there may be no push service at that address (the action adds `/v1/\u2026` itself)." + ("Sending" === t ? " With `target: audience`, check `audience-id` too." : "") : 407 === e ? "The proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again." : 429 === e ? "The rate limit of the service is reached: wait, then run this again." : e >= 300 && e < 400 ? "The action does not follow redirects, because the token would go to the new address. Correct `base-url`." : e >= 500 ? "The service has a problem: check its status before you run this again." : 408 === e ? "The service did not receive the request in time: run this again." : n ? "Fix the problem that the service reported, then start a new run." : `The service did not say why. ${"Sending" === t ? "Check the content and `extra-fields`, or ask" : "Ask"} the operator of the service.`;
}

function je({baseUrl: e, apiToken: t, timeout: n}, {http: r, signal: o}) {
 const s = {
  "Authentication-Token": t,
  Accept: "application/json",
  "User-Agent": "web-push-action/1.0.0"
 }, i = {
  timeoutMs: 1e3 * n,
  signal: o
 };
 return {
  fetchAudiences() {
   const t = new URL(`${e}/v1/audience`);
   return r.request({
    method: "GET",
    url: t,
    headers: s,
    maxBytes: 67108864,
    ...i
   });
  },
  send(t) {
   const n = new URL(`${e}/v1/notifications`), o = {
    ...s,
    "Content-Type": "application/json"
   };
   return r.request({
    method: "POST",
    url: n,
    headers: o,
    body: t,
    maxBytes: 1048576,
    ...i
   });
  }
 };
}

const Le = "Listing the audiences";

async function Ie({service: e, redact: t, random: n, ...r}) {
 const s = await async function({attempt: e, retries: t, signal: n, cancelled: r, onWait: o}) {
  for (let r = 1; !n?.aborted; r++) {
   const s = await e(r);
   if ("done" in s) return s.done;
   if (n?.aborted) break;
   if (r > t || s.waitMs > ye) return s.retry;
   o?.(s.retry, s.waitMs), await Te(s.waitMs, n);
  }
  return r();
 }({
  ...r,
  attempt: async r => Ue(await e.fetchAudiences(), function(e, t = Math.random) {
   return t() * Math.min(3e4, 1e3 * 2 ** (e - 1));
  }(r, n), t),
  cancelled: () => (() => Oe(Le, {
   kind: "failure",
   mayHaveBeenReceived: !1,
   reason: "cancelled",
   retryable: !1,
   cause: void 0
  }, e => e))()
 });
 if (s instanceof o) throw s;
 return function(e) {
  const t = function(e) {
   try {
    return JSON.parse(e);
   } catch {
    return;
   }
  }(e);
  if (void 0 === t) throw We("the response is not JSON");
  const n = He(t) ? t.audience : void 0;
  if (!Array.isArray(n)) throw We("audience: expected an array");
  for (let e = 0; e < n.length; e++) {
   const t = Be(n[e]);
   if (t) throw We(`audience[${e}]${t}`);
  }
  return n.map(({id: e, name: t, reach: n}) => ({
   id: e,
   name: t,
   reach: n
  }));
 }(s);
}

function Ue(e, t, n) {
 if ("failure" === e.kind) {
  const r = Oe(Le, e, n);
  return e.retryable && "cancelled" !== e.reason ? {
   retry: r,
   waitMs: t
  } : {
   done: r
  };
 }
 const {status: r, headers: s, body: i, incomplete: a} = e;
 if (!(e => e >= 200 && e < 300)(r)) {
  const i = function(e, t, n, r = !1) {
   const {status: s, headers: i, body: a, incomplete: c} = t, u = i.location ? ` and points to ${v(n(i.location))}` : "", l = Ae(a, n, void 0 !== c), h = `The ${407 === s ? "proxy" : "service"} responded ${function(e) {
    const t = re().STATUS_CODES[e];
    return void 0 === t ? String(e) : `${e} ${t}`;
   }(s)}${u}${l ? `: ${l}` : ""}`;
   return new o({
    reason: `http-${s}`,
    title: `${e} failed: HTTP ${s}`,
    message: `${h.replace(/\.$/, "")}.${Pe(i["retry-after"])}`,
    hint: r ? "The service has a problem: check its status." : Me(s, e, "" !== l)
   });
  }(Le, e, n);
  return 429 !== r && r < 500 ? {
   done: i
  } : {
   retry: i,
   waitMs: we(s["retry-after"], Date.now()) ?? t
  };
 }
 return void 0 === a ? {
  done: i
 } : "too-large" === a ? {
  done: We("the list is larger than 64 MiB")
 } : Ue({
  kind: "failure",
  mayHaveBeenReceived: !0,
  reason: "cut" === a ? "connection-lost" : a,
  retryable: !0,
  cause: new Error("only a part of the list arrived")
 }, t, n);
}

function Be(e) {
 if (!He(e)) return ": expected an object";
 const {id: t, name: n, reach: r} = e;
 return "number" != typeof t ? ".id: expected a number" : Number.isSafeInteger(t) ? "string" != typeof n ? ".name: expected a string" : "number" == typeof r && Number.isFinite(r) ? void 0 : ".reach: expected a number" : `.id: ${t} is not a whole number within \xb1(2^53-1), so it cannot be an id`;
}

const He = e => "object" == typeof e && null !== e && !Array.isArray(e), We = e => new o({
 reason: "bad-audience-list",
 title: "Unusable audience list",
 message: `The service responded, but not with a list of audiences: ${e}.`,
 hint: "Check `base-url`; if it is right, the service has a problem, or uses another version of its API."
}), qe = e(import.meta.url)("os");

function De(e) {
 return null == e ? "" : "string" == typeof e || e instanceof String ? e : JSON.stringify(e);
}

function Fe(e) {
 return Object.keys(e).length ? {
  title: e.title,
  file: e.file,
  line: e.startLine,
  endLine: e.endLine,
  col: e.startColumn,
  endColumn: e.endColumn
 } : {};
}

function Ge(e, t, n) {
 const r = new Ye(e, t, n);
 process.stdout.write(r.toString() + qe.EOL);
}

function Xe(e, t = "") {
 Ge(e, {}, t);
}

class Ye {
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
    r && (t ? t = !1 : e += ",", e += `${n}=${Ve(r)}`);
   }
  }
  return e += `::${function(e) {
   return De(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  }(this.message)}`, e;
 }
}

function Ve(e) {
 return De(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

var ze;

function Je(e) {
 Ge("add-mask", {}, e);
}

function Ke(e, t) {
 const n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
 if (t && t.required && !n) throw new Error(`Input required and not supplied: ${e}`);
 return t && !1 === t.trimWhitespace ? n : n.trim();
}

function Qe(e, t = {}) {
 Ge("error", Fe(t), e instanceof Error ? e.toString() : e);
}

function Ze(e, t = {}) {
 Ge("warning", Fe(t), e instanceof Error ? e.toString() : e);
}

function et(e, t = {}) {
 Ge("notice", Fe(t), e instanceof Error ? e.toString() : e);
}

function tt(e) {
 process.stdout.write(e + qe.EOL);
}

e(import.meta.url)("path"), function(e) {
 e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
}(ze || (ze = {}));

const nt = [ "api-token", "github-token" ], rt = e(import.meta.url)("node:fs");

const ot = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu, st = /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;

function it(e) {
 return Tt(e).replace($t, yt).replace(vt, wt).replace(/^[\t -%'-;=-@[-`{-~]/, yt).replaceAll("\n", "<br>");
}

function at(e) {
 return Tt(e).replace(/[&<>]/g, yt).replaceAll("\n", "&#10;");
}

function ct(e, t = 500) {
 const n = pt(e, t).split(dt).map((e, t) => t % 2 == 1 ? ft(e) : it(mt(e)));
 return ht(n.join(""));
}

function ut({text: e, url: t}, n = 2e3) {
 return `${ct(e, n)}${t ? ` <a href="${xt(t)}">Open that run</a>` : ""}`;
}

const lt = ({command: e}) => void 0 !== e && `<pre><code>${at(e)}</code></pre>`, ht = e => `<span dir="auto">${e}</span>`, dt = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/, ft = e => `<code>${at(e)}</code>`;

function pt(e, t) {
 return e.length > t ? `${e.slice(0, t).replace(/[\ud800-\udbff]$/, "")}\u2026` : e;
}

function mt(e, t = 40) {
 if (!new RegExp(`[^\\s/?-]{${t + 1}}`).test(e)) return e;
 const n = new RegExp(`${bt}{${t + 1},}`, "gv"), r = new RegExp(`${bt}{${gt}}(?=${bt})`, "gv");
 return e.replace(n, e => e.replace(r, "$&\u200b"));
}

const gt = 10, bt = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}]]`, $t = /[&<>"'`*_~[\]()|\\!{}^]/g, vt = /(?<!&)#|[@:$]|(?<=www)\./gi, yt = e => `&#${e.codePointAt(0)};`, wt = e => `<span>${yt(e)}</span>`, xt = e => Tt(e).replace(/[&<>"'`\n\t]/g, yt);

function Tt(e) {
 return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, e => `\u2039U+${(e.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u203a`);
}

function Et(e) {
 const [, t = "", n = "", r = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(e)) ?? [];
 return n ? t + n.replace(/\B(?=(?:\d{3})+$)/g, ",") + r : String(e);
}

const St = (e, t) => `${Et(e)} ${t}${1 === e ? "" : "s"}`, kt = e => "object" == typeof e ? e.flatMap(kt) : e ? [ e ] : [];

function Rt(e, t = 9e5) {
 const n = kt(e), r = "<p>The rest of this summary is left out, because GitHub limits its size.</p>", o = t - Buffer.byteLength(r) - 2;
 let s = 0;
 const i = n.findIndex(e => (s += Buffer.byteLength(e) + 2, s > o));
 return `${(-1 === i ? n : [ ...n.slice(0, i), r ]).join("\n\n")}\n`;
}

const Ot = ({text: e, url: t, command: n}) => `${e}${t ? ` ${t}` : ""}${n ? `\n${n}` : ""}`, Ct = {
 rejected: "Nothing was sent: the request was refused.",
 "not-sent": "Nothing was sent.",
 unknown: "The notification may or may not have been sent."
};

function _t({title: e, reason: t, message: n, hint: r}, o, s) {
 const i = [ "Look in the panel of the service before you send it again.", r, `If nothing was sent, ${void 0 !== s && "none" !== s.kind ? "first delete the claim of `once-key` (the command is in the log), then " : ""}run this again.` ].filter(Boolean).join(" ");
 return {
  title: `${e} (${o ? `${o}: ` : ""}${t})`,
  why: {
   text: n
  },
  ...o && {
   meaning: Ct[o]
  },
  next: {
   text: "unknown" === o ? i : `${r}${"not-sent" === o && "internal-error" === t ? " You can run this again." : ""}`
  },
  reason: t
 };
}

const At = e => `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${(e => e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/, "http-$1xx"))(e)}`;

function Nt({title: e, why: t, meaning: n, next: r, reason: o}) {
 return [ `<table>\n${[ ...o ? [ [ "What failed", `<b>${ct(e)}</b>` ] ] : [], [ "Why", ut(t, 5e3) ], ...n ? [ [ "Result", n ] ] : [], [ "What to do", ut(r) ], ...o ? [ [ "More", `<a href="${At(o)}">What ${o} means</a>` ] ] : [] ].map(([e = "", t]) => `<tr><th align="left">${e.replaceAll(" ", "&nbsp;")}</th><td>${t}</td></tr>`).join("\n")}\n</table>`, lt(r) ];
}

function Pt(e) {
 if ("failure" in e) return Rt([ "<h2>\u274c Could not list the audiences</h2>", Nt(_t(e.failure)) ]);
 const t = `<h2>\u{1f4e3} ${St(e.length, "audience")}</h2>`;
 if (0 === e.length) return Rt([ t, "<p>The service lists no audiences. Create them in the panel of the service.</p>" ]);
 const n = e.toSorted((e, t) => t.reach - e.reach);
 return Rt([ t, Bt(n), Mt(n) ]);
}

function Mt(e) {
 const t = function(e) {
  const t = [];
  let n = 0;
  for (const [r, {id: o, name: s, reach: i}] of e.slice(0, 1e3).entries()) {
   const e = `<tr><td align="right">${r + 1}</td><td dir="auto">${it(mt(pt(s, 120)))}</td><td align="right"><code>${o}</code></td><td align="right">${Et(i)}</td></tr>`;
   if (n += Buffer.byteLength(e), n > 5e5) break;
   t.push(e);
  }
  return t;
 }(e), [n, r, o] = [ t.slice(0, 100), t.slice(100), e.length - t.length ];
 return [ jt(n), r.length > 0 && `<details><summary>The next ${Et(r.length)}</summary>\n${jt(r)}\n</details>`, o > 0 && `<p>The ${St(o, "audience")} with the smallest reach ${1 === o ? "is" : "are"} not in this table. The output <code>audiences</code> has all of them.</p>` ];
}

const jt = e => `<table>\n<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>\n${e.join("\n")}\n</table>`, Lt = 10, It = {
 length: 20,
 line: 20
}, Ut = '%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';

function Bt(e) {
 const t = e.slice(0, Lt).filter(({reach: e}) => Math.round(e) > 0);
 if (0 === t.length) return;
 const n = t.map(({id: e, name: t}) => `"${function(e) {
  return e.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, " ").replace(/["`<>]/g, e => Ht[e] ?? "").replace(/%(?=[%{])/g, "% ").replace(/#(?=\w+;)/g, "# ");
 }(function(e, {length: t, line: n}) {
  const r = /^[\n\x20-\x7e]*$/.test(e), o = r ? e : e.match(ot) ?? [], s = o.length;
  let i = 0, a = 0, c = 0;
  for (const u of o) {
   if (i = "\n" === u ? (Math.floor(i / n) + 1) * n : i + (!r && st.test(u) ? 2 : 1), 
   i > t) return {
    shown: `${e.slice(0, c).trimEnd()}\u2026`,
    visible: a,
    total: s
   };
   i < t && (a++, c += u.length);
  }
  return {
   shown: e,
   visible: s,
   total: s
  };
 }(t.replace(/\s+/g, " "), It).shown)} (${e})"`), r = t.map(({reach: e}) => Math.round(Math.min(e, Number.MAX_SAFE_INTEGER))), o = e.length > 1 ? `The ${t.length} largest by reach` : "Reach";
 return [ "```mermaid", Ut, "xychart-beta horizontal", `  title "${o}"`, `  x-axis [${n.join(", ")}]`, `  y-axis "Subscribers" 0 --\x3e ${r[0]}`, `  bar [${r.join(", ")}]`, "```" ].join("\n");
}

const Ht = {
 '"': "\u201d",
 "`": "\u2019",
 "<": "\u2039",
 ">": "\u203a"
};

function Wt(e) {
 return /[^\x20-\x7e]/.test(e) || e.includes("##[") || e.trimStart().startsWith("::") ? e.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/##(?=\[)/g, "##\u2060").split("\n").map(qt).join("\n").replace(/[^\P{Cc}\n\t]/gu, "\ufffd") : e;
}

function qt(e) {
 const t = e.search(/[^\s\p{C}\p{Z}]/u);
 return t >= 0 && e.startsWith("::", t) ? `${e.slice(0, t)}:\u2060${e.slice(t + 1)}` : e;
}

function Dt(e) {
 const t = t => Wt(e(t)), n = e => (n, r, o) => {
  const s = t(r);
  s.length > 4096 && tt(s), e(s, {
   title: t(n),
   ...o && {
    file: o.file,
    startLine: o.line,
    startColumn: o.column
   }
  });
 };
 return {
  info: e => tt(t(e)),
  retry: (e, n) => {
   const r = (n / 1e3).toFixed(1);
   tt(t(`${e.title}: ${e.message} Retrying ${"0.0" === r ? "now" : `in ${r} s`}.`));
  },
  group: (e, n) => {
   (function(e) {
    Xe("group", e);
   })(t(e)), tt(t(n)), function() {
    Xe("endgroup");
   }();
  },
  notice: n(et),
  warning: n(Ze),
  error: n(Qe)
 };
}

function Ft(e, t, n) {
 const {title: r, why: o} = n, s = function({why: e, meaning: t, next: n, reason: r}, o) {
  const s = `\n${o(t ? `${t} ${Ot(n)}` : Ot(n))}${r ? `\nMore: ${At(r)}` : ""}`;
  return function(e, t) {
   const n = e.split("\n");
   if (1 === n.length) return pt(e, t - 1);
   const r = e => `- and ${e} more (see the log)`;
   let o = r(n.length).length;
   const s = [];
   for (const e of n) {
    const n = pt(e, 600);
    if (o += n.length + 1, o > t) break;
    s.push(n);
   }
   const i = n.length - s.length;
   return [ ...s, ...i > 0 ? [ r(i) ] : [] ].join("\n");
  }(o(Ot(e)), 4096 - s.length) + s;
 }(n, Wt);
 s.startsWith(Wt(o.text)) || e.info(o.text), e[t](r, s);
}

const Gt = 524288;

const Xt = [ "response", "audience-name" ];

function Yt(e, {redact: t, log: n}) {
 const r = process.env.GITHUB_OUTPUT;
 if (!r) return;
 const o = Object.entries(e).map(([e, n]) => [ e, Xt.includes(e) ? t(n) : n ]);
 try {
  (0, rt.appendFileSync)(r, function(e) {
   const t = new Set(Object.values(e).flatMap(e => e.match(/ghadelimiter_\d+/g) ?? []));
   let n = 0;
   for (;t.has(`ghadelimiter_${n}`); ) n++;
   const r = `ghadelimiter_${n}`;
   return Object.entries(e).map(([e, t]) => `${e}<<${r}\n${t}\n${r}\n`).join("");
  }(Object.fromEntries(o)));
 } catch (e) {
  n.warning("Outputs not written", `The action could not write its outputs (${i(e)}). Later steps may see them as empty; the log says how the run ended.`);
 }
}

function Vt(e, t, {log: n}) {
 const r = process.env.GITHUB_STEP_SUMMARY;
 if (r && !1 !== function(e) {
  const t = w(e);
  return "value" in t ? t.value : void 0;
 }(e)) try {
  (0, rt.appendFileSync)(r, t());
 } catch (e) {
  n.warning("Summary not written", `Could not write the job summary (${i(e)}).`);
 }
}

const zt = e => process.env[e.toLowerCase()] || process.env[e] || void 0;

function Jt(e) {
 const t = new Date, n = function() {
  return {
   http: zt("HTTP_PROXY"),
   https: zt("HTTPS_PROXY"),
   bypass: zt("NO_PROXY")
  };
 }(), r = function({apiToken: e, githubToken: t = "", others: n = []}) {
  const r = new Map(n.map(e => [ e, "" ]));
  r.set(t, L).set(e, j), r.delete("");
  const o = [ ...r ].flatMap(([e, t]) => function(e, t) {
   if (e.length < 8) return [ {
    text: e,
    name: ""
   } ];
   const n = [ 0, 1, 2 ].flatMap(n => {
    const r = Buffer.concat([ Buffer.alloc(n), Buffer.from(e) ]), o = r.toString("base64").slice(Math.ceil(8 * n / 6), Math.floor(8 * r.length / 6)), s = {
     before: n > 0,
     behind: r.length % 3 > 0
    }, i = o.replaceAll("+", "-").replaceAll("/", "_");
    return [ ...new Set([ o, i ]) ].map(e => ({
     text: e,
     name: t,
     partial: s
    }));
   });
   return [ {
    text: e,
    name: t
   }, ...n ];
  }(e, t));
  return {
   find: e => {
    const t = I(o, e, !1).map(({name: e}) => e);
    return [ j, L ].find(e => t.includes(e));
   },
   redact: (e, t = !1) => {
    let n = "", r = 0;
    for (const {start: s, end: i} of I(o, e, t).sort((e, t) => e.start - t.start)) n += s < r ? "" : `${e.slice(r, s)}***`, 
    r = Math.max(r, i);
    return n + e.slice(r);
   }
  };
 }({
  ...e,
  others: he(n)
 }), o = me(n), s = function() {
  const e = new AbortController, t = () => e.abort();
  return process.on("SIGINT", t), process.on("SIGTERM", t), e;
 }();
 return {
  log: Dt(r.redact),
  secrets: r,
  redact: r.redact,
  http: o,
  signal: s.signal,
  startedAt: t,
  watch: Kt(s)
 };
}

function Kt(e) {
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

!async function() {
 const e = function(e) {
  for (const t of e.filter(e => nt.includes(e))) {
   const e = Ke(t);
   "" !== e && Je(e);
  }
  return Object.fromEntries(e.map(e => [ e, Ke(e) ]));
 }(Z), t = Jt({
  apiToken: e["api-token"]
 });
 let n;
 try {
  n = await t.watch(function(e, t) {
   const {settings: n, problems: r} = function(e, t) {
    return function(e, t, n, r = []) {
     const o = [ ...q(t, n), ...te(t) ], s = new Set(o.map(({input: e}) => e)), i = {
      ...t,
      ...Object.fromEntries([ ...s ].map(e => [ e, "(refused)" ]))
     }, c = {}, u = [];
     for (const [t, n] of Object.entries(e)) {
      const e = n(i[t]);
      "value" in e ? c[K(t)] = e.value : u.push(a(t, e.message));
     }
     const l = [ ...o, ...[ ...u, ...r ].filter(({input: e}) => !s.has(e)) ];
     return {
      settings: l.length > 0 ? void 0 : c,
      problems: l,
      inputs: i,
      refused: s
     };
    }(V, e, t);
   }(e, t.secrets);
   if (!n) throw (e => new d(e))(r);
   const {signal: o, redact: s, log: i} = t;
   return Ie({
    service: je(n, t),
    retries: n.retries,
    signal: o,
    redact: s,
    onWait: i.retry
   });
  }(e, t));
 } catch (e) {
  n = {
   failure: s(e)
  };
 }
 await async function(r) {
  try {
   (() => {
    (function(e, t, n) {
     const {log: r, redact: s} = n;
     if ("failure" in e) {
      const i = function({reason: e, title: t, message: n, hint: r}, s) {
       return new o({
        reason: e,
        title: s(t),
        message: s(n),
        hint: s(r)
       });
      }(e.failure, s);
      return Yt({
       audiences: "",
       count: "",
       reason: i.reason
      }, n), Vt(t, () => Pt({
       failure: i
      }), n), void Ft(r, "error", _t(i));
     }
     const i = e.map(({id: e, name: t, reach: n}) => ({
      id: e,
      name: s(t),
      reach: n
     })), a = JSON.stringify(i);
     Yt({
      audiences: a,
      count: String(i.length),
      reason: ""
     }, n), Vt(t, () => Pt(i), n), function(e, t, {length: n}) {
      if (n <= Gt) return;
      e.warning("Large output", `The output \`${t}\` has ${n} characters. GitHub passes at most about 524288 on to other jobs, so use it only in this job.`);
     }(r, "audiences", a), r.info(`The service lists ${St(i.length, "audience")}.`);
    })(n, e.summary, t);
   })();
  } catch (e) {
   Qe(`The report of this run failed (${e instanceof Error ? e.name : typeof e}). The outputs say how the run ended, if they are set. If this step was to send and \`outcome\` is not set, the notification may have been sent: look in the panel of the service before you send it again.`, {
    title: "Internal error (internal-error)"
   });
  }
  await new Promise(e => process.stdout.write("", e)), process.exit(r);
 }("failure" in n ? 1 : 0);
}();
