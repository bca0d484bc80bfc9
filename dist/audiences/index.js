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
 if ("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED" === t) return "the server requires a client certificate";
 const {reason: n} = e;
 if ("string" == typeof t && t.startsWith("ERR_SSL_") && "string" == typeof n) return `${t}: ${n}`;
 const r = (e.message || e.name).replace(/\s+/g, " ").trim(), o = "string" != typeof t || r.includes(t) ? r : `${t}: ${r}`, s = e instanceof AggregateError ? e.errors.map(i).join("; ") : "", a = s && s !== o ? `${o} (${s})` : o;
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
 const t = e.slice(0, 100).map((e, t) => "number" == typeof e ? `[${e}]` : t > 0 ? `.${c(String(e))}` : c(String(e)));
 return c(t.join(""));
}

function l({input: e, file: t, path: n = [], place: r, message: o}) {
 const s = void 0 === t && "number" == typeof n[0], i = n.length > 0 && !s ? `\`${u(n)}\` ` : "", a = [ t, r && `line ${r.line}, column ${r.column}` ].filter(e => void 0 !== e).join(", ");
 return `${s ? u([ e, ...n ]) : e}: ${a && `${a}: `}${i}${o}.`;
}

class d extends o {
 problems;
 constructor(e) {
  const t = e.some(e => "invalid-input" === e.reason) ? "invalid-input" : "unreadable-file";
  super({
   reason: t,
   title: "unreadable-file" === t ? "Unreadable file" : "Invalid input",
   message: f(e.map(l)),
   hint: "Correct it and start a new run (a re-run uses the original workflow file)."
  }), this.problems = e;
 }
}

const h = 100;

function f(e) {
 if (1 === e.length) return e.join("");
 const t = e.slice(0, h).map(e => `- ${e}`);
 return e.length > h && t.push(`- and ${e.length - h} more`), `${e.length} problems:\n${t.join("\n")}`;
}

function p(e, t) {
 try {
  return new URL(e, t);
 } catch {
  return;
 }
}

const m = /^[\x21-\x7e]+$/, g = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function b(e) {
 const t = JSON.stringify(e);
 return t.length > 100 ? `${t.slice(0, 98)}\u2026" (${e.length} characters)` : t;
}

function v(e, t, n) {
 return r => {
  const o = /^[0-9]+$/.test(r) ? Number(r) : Number.NaN;
  return o >= t && o <= n ? {
   value: o
  } : {
   message: `${b(r)} is not ${e}`
  };
 };
}

function y(e) {
 return /^(true|True|TRUE)$/.test(e) ? {
  value: !0
 } : /^(false|False|FALSE)$/.test(e) ? {
  value: !1
 } : {
  message: `${b(e)} is neither true nor false; give \`true\` or \`false\``
 };
}

function w(e) {
 return m.test(e) ? {
  value: e
 } : {
  message: "contains a space, a line break or a character outside ASCII, which a token cannot; give only the token, best from a secret"
 };
}

const [$, x, T, E, S] = [ 37, 38, 92, 35, 59 ], k = e => e === $ || e === x || e === T, A = {
 117: 4,
 120: 2,
 85: 8
}, R = new Map('excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos\' lpar( rpar) ast* midast* plus+ comma, period. sol/ colon: semi;\n  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave` DiacriticalGrave`\n  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}'.split(/\s+/).map(e => [ e.slice(0, -1), e.charCodeAt(e.length - 1) ]));

class C {
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
  for (let t = e.length - 1; t >= 0; t--) k(e.charCodeAt(t)) && (this.readUnit(t, this.once), 
  this.readUnit(t, this.twice, this.once, this.once), this.readUnit(t, this.mixed, void 0, this.once));
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
  e && k(this.code) ? (this.broken[this.at] && (this.isAtEnd = !0), this.code = e.codes[this.at] ?? 0, 
  this.at = e.ends[this.at] ?? 0) : this.at++, !0);
 }
 readEscape(e, t) {
  if (e === $) return this.readHexadecimal(2, t);
  if (e === x) return this.readReference(t);
  if (e !== T || !this.next(t)) return;
  const n = A[this.code];
  return void 0 !== n ? this.readHexadecimal(n, t) : O(this.code) || void 0 !== P(this.code, 10) ? void 0 : this.code;
 }
 readHexadecimal(e, t) {
  let n = 0;
  for (let r = 0; r < e; r++) {
   const e = this.next(t) ? P(this.code, 16) : void 0;
   if (void 0 === e) return;
   n = 16 * n + e;
  }
  return n;
 }
 readReference(e) {
  let t = "";
  for (;t.length <= 16 && this.next(e); ) {
   if (this.code === E && "" === t) return this.readNumber(e);
   if (this.code === S) return R.get(t);
   if (!O(this.code)) return;
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
   const e = P(this.code, n);
   if (void 0 === e) return this.code === S ? t : void 0;
   t = Math.min((t ?? 0) * n + e, 1114112);
  }
 }
}

const O = e => (32 | e) >= 97 && (32 | e) <= 122;

function P(e, t) {
 if (e >= 48 && e <= 57) return e - 48;
 const n = (32 | e) - 97;
 return 16 === t && n >= 0 && n < 6 ? n + 10 : void 0;
}

const _ = "the API token", M = e => (t, n = !1) => {
 let r = "", o = 0;
 for (const {start: s, end: i} of e(t, n)) r += s < o ? "" : `${t.slice(o, s)}***`, 
 o = Math.max(o, i);
 return r + t.slice(o);
};

function N(e) {
 const t = [ ...new Set(e) ].filter(e => "" !== e).flatMap(U), n = new Map;
 for (const e of t) {
  const t = e.codes[0] ?? 0;
  n.set(t, [ ...n.get(t) ?? [], e ]);
 }
 return (e, r) => {
  if (!r && !/[\\%&]/.test(e) && !t.some(t => e.includes(t.text))) return [];
  const o = new C(e), s = [], i = new Map, a = (t, a) => {
   for (const c of n.get(t ?? -1) ?? []) {
    if (a < (i.get(c) ?? 0)) continue;
    const t = j(c.codes, o, a, r);
    void 0 !== t && (i.set(c, t), s.push(H({
     start: a,
     end: t
    }, c, e)));
   }
  };
  for (let t = 0; t < e.length; t++) {
   const n = e.charCodeAt(t);
   a(n, t), k(n) && (a(o.once.codes[t], t), a(o.twice.codes[t], t), a(o.mixed.codes[t], t));
  }
  return s.sort((e, t) => e.start - t.start);
 };
}

function j(e, t, n, r) {
 const o = Math.max(1, Math.min(4, e.length - 1)), {length: s} = t.text;
 let [i, a] = [ n, 0 ];
 for (let n = L(e[0], t, i); void 0 !== n; n = L(e[a], t, i)) i = n, a++;
 let c = new Set([ i ]);
 for (;a < e.length; a++) {
  if (r && a >= o && [ ...c ].some(e => e >= s || t.isBroken(e))) return s;
  const n = new Set;
  for (const r of c) I(n, e[a] ?? 0, t, r);
  if (0 === n.size) return a >= 1024 ? Math.max(...c) : void 0;
  c = n;
 }
 return Math.max(...c);
}

function L(e, {text: t, twice: n, mixed: r}, o) {
 if (void 0 === e || k(e)) return;
 const s = t.charCodeAt(o);
 return s === e ? o + 1 : k(s) && n.codes[o] === e ? r.codes[o] === e && r.ends[o] !== n.ends[o] ? void 0 : n.ends[o] : void 0;
}

function I(e, t, {text: n, once: r, twice: o, mixed: s}, i) {
 const a = n.charCodeAt(i);
 a === t && e.add(i + 1), k(a) && (r.codes[i] === t && e.add(r.ends[i] ?? i), o.codes[i] === t && e.add(o.ends[i] ?? i), 
 s.codes[i] === t && e.add(s.ends[i] ?? i));
}

function U(e) {
 const t = {
  text: e,
  codes: B(e)
 };
 return e.length < 8 ? [ t ] : [ t, ...[ 0, 1, 2 ].flatMap(t => {
  const n = Buffer.concat([ Buffer.alloc(t), Buffer.from(e) ]), r = n.toString("base64").slice(Math.ceil(8 * t / 6), Math.floor(8 * n.length / 6)), o = {
   before: t > 0,
   behind: n.length % 3 > 0
  }, s = r.replaceAll("+", "-").replaceAll("/", "_");
  return [ ...new Set([ r, s ]) ].map(e => ({
   text: e,
   codes: B(e),
   partial: o
  }));
 }) ];
}

const B = e => e.split("").map(e => e.charCodeAt(0));

function H({start: e, end: t}, {partial: n}, r) {
 const o = e => /[\w+/-]/.test(r.charAt(e)), s = n?.before && o(e - 1) ? e - 1 : e;
 let i = n?.behind && o(t) ? t + 1 : t;
 for (;n && i < t + 3 && "=" === r[i]; ) i++;
 return {
  start: s,
  end: i
 };
}

function W(e, t) {
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
  ...t.find(r) === _ && {
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
} : e(t), q = e => ({
 value: e
}), X = {
 "base-url": D("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)", function(e) {
  if (/^[^/]*\/\/[^/?#]*@/.test(e)) return {
   message: "contains a user name or password; give the address without them"
  };
  const t = function(e, t) {
   return n => {
    if (/[\s\p{Cc}\\]/u.test(n)) return {
     message: `${b(n)} contains white space or a backslash, which a URL must not contain; ${t}`
    };
    const r = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(n)?.[1]?.toLowerCase();
    return void 0 === r || e.includes(r) ? void 0 !== r && /^[^:]+:\/\/[^/?#]/.test(n) && void 0 !== p(n) ? {
     value: n
    } : {
     message: `${b(n)} is not an absolute URL; ${t}`
    } : {
     message: `${b(n)} is ${r}; ${t}`
    };
   };
  }([ "https", "http" ], "give the https address of the push service, such as https://push.example.com")(e);
  if ("message" in t) return t;
  const n = new URL(e);
  return "http:" !== n.protocol || g.test(n.hostname) ? /[?#]/.test(e) ? {
   message: `${b(e)} has a query or fragment; give the address without it`
  } : {
   value: e.replace(/\/+$/, "")
  } : {
   message: `${b(e)} is http, which would send the token unencrypted; give an https URL (http is only for loopback addresses)`
  };
 }),
 "api-token": D("the API token of the site, from a secret (a misspelled or unavailable secret is empty)", w),
 timeout: F(30, v("a whole number of seconds from 1 to 300", 1, 300)),
 retries: F(3, v("a whole number from 0 to 10", 0, 10)),
 summary: F(!0, y)
}, Y = Number.MAX_SAFE_INTEGER, z = (D("`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line", function(e) {
 return "all" === e || "audience" === e ? {
  value: e
 } : {
  message: `${b(e)} is not a valid target; give \`all\` (every subscriber) or \`audience\``
 };
}), G(v(`an audience id; give decimal digits, 1 to ${Y}`, 1, Y)), G(q), G(v(`a whole number from 0 to ${Y}`, 0, Y)), 
G(q), G(q), F(!1, y), F(!1, y), G(q), G(function(e) {
 return "day" === e || "week" === e || "month" === e ? {
  value: e
 } : {
  message: `${b(e)} is not a period; give \`day\`, \`week\` or \`month\``
 };
}), G(q), G(w), e => e.replace(/-([a-z])/g, (e, t) => t.toUpperCase()));

const J = 65536;

function V(e) {
 return [ "actions", "extra-fields" ].filter(t => Buffer.byteLength(e[t] ?? "") > J).map(e => a(e, "is larger than 64 KiB; make it smaller"));
}

class K {
 #e;
 constructor(e) {
  this.#e = e;
 }
 fetchAudiences() {
  return this.#t({
   method: "GET",
   path: "/v1/audience",
   maxBytes: 67108864
  });
 }
 send(e) {
  return this.#t({
   method: "POST",
   path: "/v1/notifications",
   maxBytes: 1048576,
   body: e
  });
 }
 #t({path: e, ...t}) {
  const {baseUrl: n, token: r, timeoutMs: o, userAgent: s, http: i, signal: a} = this.#e;
  return i.request({
   ...t,
   url: new URL(n + e),
   headers: {
    "Authentication-Token": r,
    Accept: "application/json",
    "User-Agent": s,
    ...void 0 !== t.body && {
     "Content-Type": "application/json"
    }
   },
   timeoutMs: o,
   signal: a
  });
 }
}

function Z(e, {http: t, signal: n}) {
 return new K({
  baseUrl: e.baseUrl,
  token: e.apiToken,
  timeoutMs: 1e3 * e.timeout,
  userAgent: "web-push-action/1.0.0",
  http: t,
  signal: n
 });
}

const Q = 12e4;

function ee(e, t) {
 const n = e?.trim() ?? "";
 if (/^\d+$/.test(n)) return 1e3 * Number(n);
 if (!te.test(n)) return;
 const r = Date.parse(n.endsWith("GMT") ? n : `${n} GMT`);
 return Number.isNaN(r) ? void 0 : Math.max(0, r - t);
}

const te = /^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;

function ne(e, t) {
 return new Promise(n => {
  const r = () => {
   clearTimeout(o), t?.removeEventListener("abort", r), n();
  }, o = setTimeout(r, e);
  t?.addEventListener("abort", r);
 });
}

const re = e(import.meta.url)("node:http");

var oe = r.n(re);

const se = e(import.meta.url)("node:string_decoder");

class ie extends Error {
 reason;
 constructor(e, t) {
  super(t), this.reason = e;
 }
}

const ae = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/, ce = new Set([ 42, 43, 44, 45, 46, 48, 116 ]), ue = async () => (await Promise.resolve().then(r.t.bind(r, 708, 23))).default;

const le = e => !0 === e.encrypted, de = e(import.meta.url)("node:net");

function he({http: e, https: t}) {
 return [ ...new Set([ e, t ].flatMap(fe)) ];
}

function fe(e = "") {
 const [, t = ""] = /^[^:]*:\/\/(.*)$/s.exec(pe(e.trim())) ?? [], n = t.lastIndexOf("@");
 if (n < 0) return [];
 const r = t.slice(0, n), o = r.indexOf(":"), s = o < 0 ? [ r, "" ] : [ r.slice(0, o), r.slice(o + 1) ], {username: i = "", password: a = ""} = p(pe(e.trim())) ?? {}, c = s.map(e => me(e) ?? e);
 return [ ...[ ...s, i, a, ...c ].filter(e => e.length >= 4), Buffer.from(c.join(":")).toString("base64").replace(/=+$/, "") ];
}

const pe = e => e.includes("://") ? e : `http://${e}`;

function me(e) {
 try {
  return decodeURIComponent(e);
 } catch {
  return;
 }
}

function ge(e) {
 const t = new Map, n = new WeakMap, o = e => $e() - (n.get(e) ?? Number.NEGATIVE_INFINITY);
 return {
  async request(s) {
   const i = function(e, t, n = process.version) {
    const r = ("https:" === e.protocol ? t.https : t.http)?.trim();
    if (!r || function(e, t) {
     const n = e.hostname.replace(/^\[|\]$|\.$/g, ""), r = e.port || ("https:" === e.protocol ? "443" : "80");
     return t.toLowerCase().split(/[\s,]+/).filter(e => "" !== e).some(e => "*" === e || function(e, t, n) {
      if (e.includes("/")) return function(e, t) {
       const [n = "", r = ""] = e.split("/"), o = (0, de.isIP)(n);
       if (0 === o || (0, de.isIP)(t) !== o || !/^\d{1,3}$/.test(r) || Number(r) > (4 === o ? 32 : 128)) return !1;
       const s = 4 === o ? "ipv4" : "ipv6", i = new de.BlockList;
       return i.addSubnet(n, Number(r), s), i.check(t, s);
      }(e, t);
      const [, r = e, o] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e) ?? [];
      if (void 0 !== o && o !== n) return !1;
      const s = function(e) {
       return 6 === (0, de.isIP)(e) && p(`http://[${e}]`)?.hostname.slice(1, -1) || e;
      }(r.replace(/^\[|\]$/g, "").replace(/^\*?\./, ""));
      return t === s || 0 === (0, de.isIP)(t) && t.endsWith(`.${s}`);
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
    const o = p(pe(r));
    return o && /^https?:$/.test(o.protocol) ? void 0 === me(o.username + o.password) ? {
     problem: "the user name or password in the proxy setting is not percent-encoded"
    } : {
     url: o.href
    } : {
     problem: "the proxy setting is not an http or https URL"
    };
   }(s.url, e);
   if (i && "problem" in i) return we(i.problem);
   const a = await async function(e, o) {
    const s = `${e.protocol}${o ?? ""}`, i = t.get(s);
    if (i) return i;
    const a = void 0 === o ? {} : {
     proxyEnv: {
      http_proxy: o,
      https_proxy: o
     }
    }, {Agent: c} = "https:" === e.protocol ? await ue() : oe();
    void 0 !== o && await async function() {
     const {subscribe: e, unsubscribe: t} = await Promise.resolve().then(r.t.bind(r, 53, 23));
     t("net.client.socket", ye), e("net.client.socket", ye);
    }();
    const u = new c({
     keepAlive: !0,
     ...a
    });
    return u.on("free", e => n.set(e, $e())), t.set(s, u), u;
   }(s.url, i?.url), c = Math.min(...be(a).map(o));
   "GET" !== s.method && c < 1e3 && await async function(e) {
    e > 0 && await new Promise(t => setTimeout(t, e));
    for (let e = 0; e < 2; e++) await new Promise(e => setImmediate(e));
   }(10 - c);
   for (const e of be(a)) (o(e) > 1e3 || ve(e)) && e.destroy();
   const u = "http:" === s.url.protocol && !0 === i?.url.startsWith("https:");
   return async function(e, t, n) {
    const {method: r, url: o, headers: s, body: i, timeoutMs: a, maxBytes: c, encoding: u = "utf8", wantsBody: l, signal: d} = e, {request: h} = "https:" === o.protocol ? await ue() : oe();
    return new Promise(e => {
     let f, p, m = !1, g = !0, b = 0;
     const v = new se.StringDecoder(u);
     let y = "";
     const w = h(o, {
      agent: t,
      method: r,
      headers: void 0 === i ? s : {
       ...s,
       "Content-Length": Buffer.byteLength(i)
      }
     }), $ = setTimeout(() => k(new ie("timeout", `no response within ${a / 1e3} s`)), a), x = () => k(new ie("cancelled", "the run was cancelled")), T = e => {
      b += e.length;
     };
     function E(t) {
      clearTimeout($), d?.removeEventListener("abort", x), f?.removeListener("data", T), 
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
     function k(e) {
      p ? S(e instanceof ie ? e.reason : "cut") : A(e) ? E(function(e, {isProxied: t, isProxyTls: n}) {
       const r = (t, n) => ({
        kind: "failure",
        mayHaveBeenReceived: !1,
        reason: t,
        retryable: n,
        cause: e
       });
       if (e instanceof ie) return r(e.reason, "timeout" === e.reason);
       const {code: o = "", syscall: s, statusCode: i} = e;
       return "ERR_PROXY_TUNNEL" === o ? r("proxy-failed", void 0 === i) : void 0 !== s && "EPROTO" !== o || ae.test(o) || e instanceof AggregateError || o.startsWith("ERR_INVALID") ? r(t && ("ECONNRESET" !== o || void 0 !== s || n) ? "proxy-failed" : "connection-failed", !0) : r(n ? "proxy-failed" : "tls-failed", !1);
      }(e, n)) : E(function(e, t) {
       const n = t => ({
        kind: "failure",
        mayHaveBeenReceived: !0,
        reason: t,
        retryable: !0,
        cause: e
       });
       if (e instanceof ie) return n(e.reason);
       const r = e.code ?? "";
       return n(t > 0 || r.startsWith("HPE_") ? "bad-response" : "connection-lost");
      }(e, b)), w.destroy();
     }
     const A = e => !m || !g && 0 === b && function(e) {
      const [, t] = /\bSSL alert number (\d{1,3})\b/.exec(e instanceof Error ? e.message : "") ?? [];
      return void 0 !== t && ce.has(Number(t));
     }(e);
     function R() {
      w.destroyed || (m = !0, g = w.reusedSocket || "TLSv1.3" !== f.getProtocol?.(), w.end(i));
     }
     w.on("error", k), w.on("close", () => p ?? k(Object.assign(new Error("the connection was closed"), {
      code: "ECONNRESET"
     }))), w.on("socket", e => {
      f = e, e.on("data", T), function(e) {
       return !(e.connecting || le(e) && !1 !== e.secureConnecting);
      }(e) ? R() : e.once(le(e) ? "secureConnect" : "connect", R);
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
      }), e.on("end", () => S(e.complete ? void 0 : "cut")), e.on("error", k), e.on("close", () => S("cut"));
     }), d?.addEventListener("abort", x), d?.aborted && x();
    });
   }(s, a, {
    isProxied: void 0 !== i,
    isProxyTls: u
   });
  }
 };
}

const be = e => Object.values(e.freeSockets).flatMap(e => e ?? []), ve = e => e.readableEnded || !e.writable, ye = e => {
 e.socket.on("error", () => {});
}, we = e => ({
 kind: "failure",
 mayHaveBeenReceived: !1,
 reason: "proxy-failed",
 retryable: !1,
 cause: new Error(e)
}), $e = () => Number(process.hrtime.bigint()) / 1e6, xe = {
 "connection-failed": "Check `base-url` and that the runner can reach it, then run this again.",
 "tls-failed": "Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",
 "proxy-failed": "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner.",
 timeout: "Check that the service is up; if it is only slow, raise `timeout`.",
 "connection-lost": "Check that the service is up.",
 "bad-response": "Check that `base-url` is the address of the push service.",
 cancelled: "If you did not mean to cancel it, run it again."
};

function Te({reason: e, mayHaveBeenReceived: t}, n) {
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

function Ee(e, t, n) {
 const {reason: r, mayHaveBeenReceived: s, cause: a} = t;
 return new o({
  reason: r,
  title: `${e} failed: ${r}`,
  message: Te(t, Ae(i(a), n)),
  hint: "cancelled" === r && s ? "If it was not sent, run this again." : xe[r],
  cause: a
 });
}

const Se = 300, ke = 65536;

function Ae(e, t, n = !1) {
 const r = t(e.slice(0, ke), n || e.length > ke).replace(/\s+/g, " ").trim();
 return r.length > Se ? `${r.slice(0, Se)}\u2026` : r;
}

function Re(e) {
 const t = ee(e, Date.now());
 return void 0 === t || t <= Q ? "" : ` Retry-After asks for ${Math.ceil(t / 1e3)} s; this action waits at most 120 s.`;
}

function Ce(e, t) {
 return 401 === e || 403 === e ? "The service refused the token: check that `api-token` is the current API token of this site, and that this workflow can read the secret." : 404 === e ? "Check `base-url`: there may be no push service at that address (the action adds `/v1/\u2026` itself)." + ("Sending" === t ? " With `target: audience`, check `audience-id` too." : "") : 407 === e ? "The proxy requires a user name and password: add them to the URL in HTTPS_PROXY or HTTP_PROXY." : 429 === e ? "The rate limit of the service is reached: wait, then run this again." : e >= 300 && e < 400 ? "The action does not follow redirects, because the token would go to the new address. Correct `base-url`." : e >= 500 ? "The service has a problem: check its status, and run this again later." : "Fix the problem the service reported.";
}

async function Oe({service: e, signal: t, redact: n, random: r, ...s}) {
 const i = await async function({attempt: e, retries: t, signal: n, cancelled: r, onWait: o}) {
  for (let s = 1; ;s++) {
   const i = await e(s);
   if ("done" in i) return i.done;
   if (n?.aborted) return r(i.retry);
   if (s > t || i.waitMs > Q) return i.retry;
   if (o(i.retry, i.waitMs), await ne(i.waitMs, n), n?.aborted) return r(i.retry);
  }
 }({
  ...s,
  attempt: async s => t?.aborted ? {
   done: Pe()
  } : function(e, t, n) {
   if ("failure" === e.kind) return _e(e, t, n);
   const {status: r, incomplete: s} = e;
   if (r < 200 || r >= 300) {
    const s = function(e, t, n) {
     const {status: r, headers: s, body: i, incomplete: a} = t, c = s.location ? ` and points to ${b(n(s.location))}` : "", u = Ae(i, n, void 0 !== a), l = `The service responded ${function(e) {
      const t = oe().STATUS_CODES[e];
      return void 0 === t ? String(e) : `${e} ${t}`;
     }(r)}${c}${u ? `: ${u}` : ""}`;
     return new o({
      reason: `http-${r}`,
      title: `${e} failed: HTTP ${r}`,
      message: `${l.replace(/\.$/, "")}.${Re(s["retry-after"])}`,
      hint: Ce(r, e)
     });
    }("Listing the audiences", e, n);
    return 429 !== r && r < 500 ? {
     done: s
    } : {
     retry: s,
     waitMs: ee(e.headers["retry-after"], Date.now()) ?? t
    };
   }
   if ("too-large" === s) return {
    done: Le("the list is larger than 64 MiB")
   };
   if (s) return _e({
    kind: "failure",
    mayHaveBeenReceived: !0,
    reason: "cut" === s ? "connection-lost" : s,
    retryable: "cancelled" !== s,
    cause: new Error("only a part of the list arrived")
   }, t, n);
   try {
    return {
     done: Me(e.body)
    };
   } catch (e) {
    if (e instanceof o) return {
     done: e
    };
    throw e;
   }
  }(await e.fetchAudiences(), function(e, t = Math.random) {
   return t() * Math.min(3e4, 1e3 * 2 ** (e - 1));
  }(s, r), n),
  signal: t,
  cancelled: Pe,
  onWait: (e, t) => e instanceof o && s.onWait(e, t)
 });
 if (i instanceof o) throw i;
 return i;
}

const Pe = () => (() => Ee("Listing the audiences", {
 kind: "failure",
 mayHaveBeenReceived: !1,
 reason: "cancelled",
 retryable: !1,
 cause: void 0
}, e => e))();

function _e(e, t, n) {
 const r = Ee("Listing the audiences", e, n);
 return e.retryable && "cancelled" !== e.reason ? {
  retry: r,
  waitMs: t
 } : {
  done: r
 };
}

function Me(e) {
 let t;
 try {
  t = JSON.parse(e);
 } catch {
  throw Le("the response is not JSON");
 }
 const n = je(t) ? t.audience : void 0;
 if (!Array.isArray(n)) throw Le("audience: expected an array");
 for (let e = 0; e < n.length; e++) {
  const t = Ne(n[e]);
  if (t) throw Le(`audience[${e}]${t}`);
 }
 return n;
}

function Ne(e) {
 if (!je(e)) return ": expected an object";
 const {id: t, name: n, reach: r} = e;
 return "number" != typeof t ? ".id: expected a number" : Number.isSafeInteger(t) ? "string" != typeof n ? ".name: expected a string" : "number" == typeof r && Number.isFinite(r) ? void 0 : ".reach: expected a number" : `.id: ${t} is not a safe integer, so it cannot be used as an id`;
}

const je = e => "object" == typeof e && null !== e && !Array.isArray(e), Le = e => new o({
 reason: "bad-audience-list",
 title: "Unusable audience list",
 message: `The service responded, but not with a list of audiences: ${e}.`,
 hint: "Check `base-url`; if it is right, the service has a problem, or uses another version of its API."
}), Ie = e(import.meta.url)("os");

function Ue(e) {
 return null == e ? "" : "string" == typeof e || e instanceof String ? e : JSON.stringify(e);
}

function Be(e) {
 return Object.keys(e).length ? {
  title: e.title,
  file: e.file,
  line: e.startLine,
  endLine: e.endLine,
  col: e.startColumn,
  endColumn: e.endColumn
 } : {};
}

function He(e, t, n) {
 const r = new De(e, t, n);
 process.stdout.write(r.toString() + Ie.EOL);
}

function We(e, t = "") {
 He(e, {}, t);
}

class De {
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
    r && (t ? t = !1 : e += ",", e += `${n}=${Fe(r)}`);
   }
  }
  return e += `::${function(e) {
   return Ue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  }(this.message)}`, e;
 }
}

function Fe(e) {
 return Ue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

var Ge;

function qe(e, t) {
 const n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
 if (t && t.required && !n) throw new Error(`Input required and not supplied: ${e}`);
 return t && !1 === t.trimWhitespace ? n : n.trim();
}

function Xe(e, t = {}) {
 He("error", Be(t), e instanceof Error ? e.toString() : e);
}

function Ye(e, t = {}) {
 He("warning", Be(t), e instanceof Error ? e.toString() : e);
}

function ze(e, t = {}) {
 He("notice", Be(t), e instanceof Error ? e.toString() : e);
}

function Je(e) {
 process.stdout.write(e + Ie.EOL);
}

function Ve(e) {
 const t = qe(e);
 return "" !== t && function(e) {
  He("add-mask", {}, e);
 }(t), t;
}

e(import.meta.url)("path"), function(e) {
 e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
}(Ge || (Ge = {}));

const Ke = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu, Ze = /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u, Qe = {
 length: 20,
 line: 20
}, et = '%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';

function tt(e) {
 const t = e.slice(0, 10).filter(({reach: e}) => Math.round(e) > 0);
 if (0 === t.length) return [];
 const n = t.map(({id: e, name: t}) => `"${function(e) {
  return e.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, " ").replace(/["`<>]/g, e => nt[e] ?? "").replace(/%(?=[%{])/g, "% ").replace(/#(?=\w+;)/g, "# ");
 }(function(e, {length: t, line: n}) {
  const r = /^[\n\x20-\x7e]*$/.test(e), o = r ? e : e.match(Ke) ?? [], s = o.length;
  let i = 0, a = 0, c = 0;
  for (const u of o) {
   if (i = "\n" === u ? (Math.floor(i / n) + 1) * n : i + (!r && Ze.test(u) ? 2 : 1), 
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
 }(t.replace(/\s+/g, " "), Qe).shown)} (${e})"`), r = t.map(({reach: e}) => Math.round(Math.min(e, Number.MAX_SAFE_INTEGER))), o = e.length > 1 ? `The ${t.length} largest by reach` : "Reach";
 return [ [ "```mermaid", et, "xychart-beta horizontal", `  title "${o}"`, `  x-axis [${n.join(", ")}]`, `  y-axis "Subscribers" 0 --\x3e ${r[0]}`, `  bar [${r.join(", ")}]`, "```" ].join("\n") ];
}

const nt = {
 '"': "\u201d",
 "`": "\u2019",
 "<": "\u2039",
 ">": "\u203a"
};

function rt(e, t = 9e5) {
 const n = "<p>The rest of this summary is left out, because GitHub limits its size.</p>", r = t - Buffer.byteLength(n) - 2;
 let o = 0;
 const s = e.findIndex(e => (o += Buffer.byteLength(e) + 2, o > r));
 return `${(-1 === s ? e : [ ...e.slice(0, s), n ]).join("\n\n")}\n`;
}

function ot(e) {
 return bt(e).replace(ft, mt).replace(pt, gt).replace(/^[\t -%'-;=-@[-`{-~]/, mt).replaceAll("\n", "<br>");
}

function st(e, t = 500) {
 const n = ut(e, t).split(at).map((e, t) => t % 2 == 1 ? ct(e) : ot(lt(e)));
 return it(n.join(""));
}

const it = e => `<span dir="auto">${e}</span>`, at = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/, ct = e => `<code>${function(e) {
 return bt(e).replace(/[&<>]/g, mt).replaceAll("\n", "&#10;");
}(e)}</code>`;

function ut(e, t) {
 return e.length > t ? `${e.slice(0, t).replace(/[\ud800-\udbff]$/, "")}\u2026` : e;
}

function lt(e, t = 40) {
 if (!new RegExp(`[^\\s/?-]{${t + 1}}`).test(e)) return e;
 const n = new RegExp(`${ht}{${t + 1},}`, "gv"), r = new RegExp(`${ht}{${dt}}(?=${ht})`, "gv");
 return e.replace(n, e => e.replace(r, "$&\u200b"));
}

const dt = 10, ht = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}]]`, ft = /[&<>"'`*_~[\]()|\\!{}^]/g, pt = /(?<!&)#|[@:$]|(?<=www)\./gi, mt = e => `&#${e.codePointAt(0)};`, gt = e => `<span>${mt(e)}</span>`;

function bt(e) {
 return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, e => `\u2039U+${(e.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u203a`);
}

const vt = e => `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${(e => e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/, "http-$1xx"))(e)}`;

function yt({message: e, reason: t}, {title: n, meaning: r, next: o}) {
 return function(e) {
  return `<table>\n${e.map(([e, t]) => `<tr><th align="left">${e.replaceAll(" ", "&nbsp;")}</th><td>${t}</td></tr>`).join("\n")}\n</table>`;
 }([ [ "What failed", `<b>${st(n)}</b>` ], [ "Why", st(e, wt) ], ...void 0 === r ? [] : [ [ "Result", r ] ], [ "What to do", st(o, $t) ], [ "More", `<a href="${vt(t)}">What ${t} means</a>` ] ]);
}

const wt = 5e3, $t = 2e3;

function xt(e) {
 const [, t = "", n = "", r = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(e)) ?? [];
 return n ? t + n.replace(/\B(?=(?:\d{3})+$)/g, ",") + r : String(e);
}

const Tt = (e, t) => `${xt(e)} ${t}${1 === e ? "" : "s"}`;

function Et(e) {
 const t = function(e) {
  const t = [];
  let n = 0;
  for (const [r, {id: o, name: s, reach: i}] of e.slice(0, 1e3).entries()) {
   const e = `<tr><td align="right">${r + 1}</td><td dir="auto">${ot(lt(ut(s, 120)))}</td><td align="right"><code>${o}</code></td><td align="right">${xt(i)}</td></tr>`;
   if (n += Buffer.byteLength(e), n > 5e5) break;
   t.push(e);
  }
  return t;
 }(e), [n, r, o] = [ t.slice(0, 100), t.slice(100), e.length - t.length ], s = o > 0 ? `The ${Tt(o, "audience")} with the smallest reach ${1 === o ? "is" : "are"} not in this table. The output <code>audiences</code> has all.` : "";
 return [ St(n), ...r.length > 0 ? [ `<details><summary>The next ${xt(r.length)}</summary>\n${St(r)}\n</details>` ] : [], ...s ? [ `<p>${s}</p>` ] : [] ];
}

const St = e => `<table>\n<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>\n${e.join("\n")}\n</table>`;

function kt({reason: e, title: t, message: n, hint: r}, s) {
 return new o({
  reason: e,
  title: s(t),
  message: s(n),
  hint: s(r)
 });
}

function At(e) {
 return /[^\x20-\x7e]/.test(e) || e.includes("##[") || e.trimStart().startsWith("::") ? e.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/##(?=\[)/g, "##\u2060").split("\n").map(Rt).join("\n").replace(/[^\P{Cc}\n\t]/gu, "\ufffd") : e;
}

function Rt(e) {
 const t = e.search(/[^\s\p{C}\p{Z}]/u);
 return t >= 0 && e.startsWith("::", t) ? `${e.slice(0, t)}:\u2060${e.slice(t + 1)}` : e;
}

function Ct(e) {
 const t = t => At(e(t)), n = e => (n, r, o) => {
  const s = t(r);
  s.length > 4096 && Je(s), e(s, {
   title: t(n),
   ...o && {
    file: o.file,
    startLine: o.line,
    startColumn: o.column
   }
  });
 };
 return {
  info: e => Je(t(e)),
  retry: (e, n) => Je(t(`${e.message} Retrying in ${(n / 1e3).toFixed(1)} s.`)),
  group: (e, n) => {
   (function(e) {
    We("group", e);
   })(t(e)), Je(t(n)), function() {
    We("endgroup");
   }();
  },
  notice: n(ze),
  warning: n(Ye),
  error: n(Xe)
 };
}

const Ot = e(import.meta.url)("node:fs"), Pt = [ "response", "audience-name" ];

function _t(e, t, n, r) {
 const o = function({message: e, reason: t}, n, r = e => e) {
  const o = `\n${r(n)}\nMore: ${vt(t)}`;
  return function(e, t) {
   const n = e.split("\n");
   if (1 === n.length) return ut(e, t - 1);
   const r = e => `- and ${e} more (see the log)`;
   let o = r(n.length).length;
   const s = [];
   for (const e of n) {
    const n = ut(e, 600);
    if (o += n.length + 1, o > t) break;
    s.push(n);
   }
   const i = n.length - s.length;
   return [ ...s, ...i > 0 ? [ r(i) ] : [] ].join("\n");
  }(r(e), 4096 - o.length) + o;
 }(n, r, At);
 o.startsWith(At(n.message)) || e.info(n.message), e.error(t, o);
}

function Mt(e, t, n) {
 const {log: r, redact: o} = n, s = Array.isArray(e) ? e.map(({id: e, name: t, reach: n}) => ({
  id: e,
  name: o(t),
  reach: n
 })) : {
  failure: kt(e.failure, o)
 }, a = Array.isArray(s) ? JSON.stringify(s) : "";
 if (function(e, {redact: t, log: n}) {
  const r = process.env.GITHUB_OUTPUT;
  if (!r) return;
  const o = Object.entries(e).map(([e, n]) => [ e, Pt.includes(e) ? t(n) : n ]);
  try {
   (0, Ot.appendFileSync)(r, function(e) {
    const t = new Set(Object.values(e).flatMap(e => e.match(/ghadelimiter_\d+/g) ?? []));
    let n = 0;
    for (;t.has(`ghadelimiter_${n}`); ) n++;
    const r = `ghadelimiter_${n}`;
    return Object.entries(e).map(([e, t]) => `${e}<<${r}\n${t}\n${r}\n`).join("");
   }(Object.fromEntries(o)));
  } catch (e) {
   n.warning("Outputs not written", `Could not write the outputs of this step (${i(e)}).`);
  }
 }({
  audiences: a,
  count: Array.isArray(s) ? String(s.length) : "",
  reason: Array.isArray(s) ? "" : s.failure.reason
 }, n), !1 !== function(e) {
  const t = y(e);
  return "value" in t ? t.value : void 0;
 }(t) && function(e, {redact: t, log: n}) {
  const r = process.env.GITHUB_STEP_SUMMARY;
  if (r) try {
   (0, Ot.appendFileSync)(r, t(e()));
  } catch (e) {
   n.warning("Summary not written", `Could not write the job summary (${i(e)}).`);
  }
 }(() => function(e) {
  if ("failure" in e) {
   const {failure: t} = e;
   return rt([ "<h2>\u274c Could not list the audiences</h2>", yt(t, {
    title: `${t.title} (${t.reason})`,
    next: t.hint
   }) ]);
  }
  const t = `<h2>\u{1f4e3} ${Tt(e.length, "audience")}</h2>`;
  if (0 === e.length) return rt([ t, "<p>The service lists no audiences. Create them in the panel of the service.</p>" ]);
  const n = e.toSorted((e, t) => t.reach - e.reach);
  return rt([ t, ...tt(n), ...Et(n) ]);
 }(s), n), a.length > 524288 && r.warning("Large output", `The output \`audiences\` has ${a.length} characters. GitHub passes at most about 524288 on to other jobs, so use it only in this job.`), 
 Array.isArray(s)) r.info(`The service lists ${Tt(s.length, "audience")}.`); else {
  const {failure: e} = s;
  _t(r, `${e.title} (${e.reason})`, e, e.hint);
 }
}

const Nt = e => process.env[e.toLowerCase()] || process.env[e] || void 0;

function jt(e) {
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
 const e = function() {
  return {
   "api-token": Ve("api-token"),
   "base-url": qe("base-url"),
   timeout: qe("timeout"),
   retries: qe("retries"),
   summary: qe("summary")
  };
 }(), t = function(e) {
  const t = new Date, n = function() {
   return {
    http: Nt("HTTP_PROXY"),
    https: Nt("HTTPS_PROXY"),
    bypass: Nt("NO_PROXY")
   };
  }(), r = function({apiToken: e, githubToken: t = "", others: n = []}) {
   const r = [ {
    name: _,
    value: e
   }, {
    name: "the GitHub token",
    value: t
   } ].filter(({value: e}) => e.length >= 8).map(({name: e, value: t}) => ({
    name: e,
    search: N([ t ])
   }));
   return {
    find: e => r.find(({search: t}) => t(e, !1).length > 0)?.name,
    redact: M(N([ e, t, ...n ]))
   };
  }({
   ...e,
   others: he(n)
  }), {redact: o} = r, s = ge(n), i = function() {
   const e = new AbortController, t = () => e.abort();
   return process.on("SIGINT", t), process.on("SIGTERM", t), e;
  }();
  return {
   log: Ct(o),
   secrets: r,
   redact: o,
   http: s,
   signal: i.signal,
   startedAt: t,
   watch: jt(i)
  };
 }({
  apiToken: e["api-token"]
 });
 let n;
 try {
  n = await t.watch(function(e, t) {
   const {settings: n, problems: r} = function(e, t) {
    return function(e, t, n, r = []) {
     const o = [ ...W(t, n), ...V(t) ], s = new Set(o.map(({input: e}) => e)), i = {
      ...t,
      ...Object.fromEntries([ ...s ].map(e => [ e, "(refused)" ]))
     }, c = {}, u = [];
     for (const [t, n] of Object.entries(e)) {
      const e = n(i[t]);
      "value" in e ? c[z(t)] = e.value : u.push(a(t, e.message));
     }
     const l = [ ...o, ...[ ...u, ...r ].filter(({input: e}) => !s.has(e)) ];
     return {
      settings: l.length > 0 ? void 0 : c,
      problems: l,
      inputs: i,
      refused: s
     };
    }(X, e, t);
   }(e, t.secrets);
   if (!n) throw (e => new d(e))(r);
   const {signal: o, redact: s, log: i} = t;
   return Oe({
    service: Z(n, t),
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
    Mt(n, e.summary, t);
   })();
  } catch (e) {
   Xe(`The report of this run failed (${e instanceof Error ? e.name : typeof e}). The outputs say how the run ended, if they are set.`, {
    title: "Internal error (internal-error)"
   });
  }
  await new Promise(e => process.stdout.write("", e)), process.exit(r);
 }("failure" in n ? 1 : 0);
}();
