const e = process.getBuiltinModule ?? (await (import("node:module"))).createRequire(import.meta.url);
const r = (function r(e) {
 var o = n[e];
 if (o !== void 0) return o.exports;
 var s = n[e] = {
  exports: {}
 };
 var i = true;
 try {
  t[e](s, s.exports, r);
  i = false;
 } finally {
  if (i) delete n[e];
 }
 return s.exports;
});

const s = (function s(e) {
 if (e instanceof o) return e;
 return new o({
  reason: "internal-error",
  title: "Internal error",
  message: `The action itself failed: ${i(e)}.`,
  next: "Please report this with the log of the run.",
  cause: e
 });
});

const i = (function i(e) {
 if (!(e instanceof Error)) return String(e);
 const t = e.code;
 if (t === "ERR_SSL_WRONG_VERSION_NUMBER") return "the other side does not speak TLS at this port";
 const n = (e.message || e.name).replace(/\s+/g, " ").trim();
 const r = typeof t === "string" && !n.includes(t) ? `${t}: ${n}` : n;
 const o = e instanceof AggregateError ? e.errors.map(i).join("; ") : "";
 const s = o && o !== r ? `${r} (${o})` : r;
 return e.cause === void 0 ? s : `${s}: ${i(e.cause)}`;
});

const c = (function c(e) {
 const t = e.some(e => e.reason === "invalid-input") ? "invalid-input" : "unreadable-file";
 return new o({
  reason: t,
  title: t === "unreadable-file" ? "Unreadable file" : "Invalid input",
  message: l(e.map(e => `${e.at}: ${e.wrong}.`)),
  next: "Correct it and start a new run (a re-run takes the workflow as it was)."
 });
});

const l = (function l(e) {
 if (e.length === 1) return e.join("");
 const t = e.slice(0, u).map(e => `- ${e}`);
 if (e.length > u) t.push(`- and ${e.length - u} more`);
 return `${e.length} problems:\n${t.join("\n")}`;
});

const f = (function f(e, t) {
 try {
  return new URL(e, t);
 } catch {
  return;
 }
});

const p = (function p(e) {
 const t = JSON.stringify(e);
 return t.length > 120 ? `${t.slice(0, 100)}\u2026" (${e.length} characters)` : t;
});

const g = (function g(e, t, n) {
 return r => {
  const o = /^[0-9]+$/.test(r) ? Number(r) : Number.NaN;
  return o >= t && o <= n ? {
   value: o
  } : {
   wrong: `${p(r)} is not ${e}`
  };
 };
});

const m = (function m(e) {
 if (/^(true|True|TRUE)$/.test(e)) return {
  value: true
 };
 if (/^(false|False|FALSE)$/.test(e)) return {
  value: false
 };
 return {
  wrong: `${p(e)} is neither true nor false; give one of these two words`
 };
});

const w = (function w(e) {
 const t = m(e);
 return "value" in t ? t.value : void 0;
});

const $ = (function $(e) {
 if (d.test(e)) return {
  value: e
 };
 return {
  wrong: "holds a space, a line break or a character outside ASCII, which a token cannot; give the token alone, best from a secret"
 };
});

const b = (function b(e, t) {
 return n => {
  if (/[\s\p{Cc}\\]/u.test(n)) return {
   wrong: `${p(n)} holds white space or a backslash, which a URL cannot; ${t}`
  };
  const r = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(n)?.[1]?.toLowerCase();
  if (r !== void 0 && !e.includes(r)) return {
   wrong: `${p(n)} is ${r}; ${t}`
  };
  const o = r !== void 0 && /^[^:]+:\/\/[^/?#]/.test(n) && f(n) !== void 0;
  return o ? {
   value: n
  } : {
   wrong: `${p(n)} is not an absolute URL; ${t}`
  };
 };
});

const v = (function v(e) {
 if (/^[^/]*\/\/[^/?#]*@/.test(e)) return {
  wrong: "holds a user name or password; give the address without them"
 };
 const t = "give the https address of the push service, such as https://push.example.com";
 const n = b([ "https", "http" ], t)(e);
 if ("wrong" in n) return n;
 const r = new URL(e);
 if (r.protocol === "http:" && !h.test(r.hostname)) return {
  wrong: `${p(e)} is http, which would send the token in the clear; give an https URL (http is for loopback addresses alone)`
 };
 if (/[?#]/.test(e)) return {
  wrong: `${p(e)} has a query or fragment; give the address without it`
 };
 return {
  value: e.replace(/\/+$/, "")
 };
});

const S = (function S(e) {
 if (e === "all" || e === "audience") return {
  value: e
 };
 return {
  wrong: `${p(e)} is no target; give \`all\` (every subscriber) or \`audience\``
 };
});

const P = (function P(e) {
 return A(O, e, j(e));
});

const A = (function A(e, t, n) {
 const r = _(t);
 const o = {};
 const s = [];
 for (const [t, n] of Object.entries(e)) {
  const e = n(r[t] ?? "");
  if ("value" in e) o[t] = e.value; else s.push(a(t, e.wrong));
 }
 s.push(...n);
 return s.length > 0 ? {
  settings: void 0,
  problems: s
 } : {
  settings: o,
  problems: []
 };
});

const _ = (function _(e) {
 const t = e["api-token"] ?? "";
 const n = ([e, n]) => e !== "api-token" && R(t, n) ? [ e, n.replaceAll(t, "(token)") ] : [ e, n ];
 return Object.fromEntries(Object.entries(e).map(n));
});

const j = (function j(e) {
 const t = e["api-token"] ?? "";
 return Object.entries(e).filter(([e, n]) => e !== "api-token" && R(t, n)).map(([e]) => a(e, "contains the API token, which would be published; remove it"));
});

const C = (function C(e) {
 if (e === null || e === void 0) return ""; else if (typeof e === "string" || e instanceof String) return e;
 return JSON.stringify(e);
});

const L = (function L(e, t, n) {
 const r = new U(e, t, n);
 process.stdout.write(r.toString() + M.EOL);
});

const D = (function D(e) {
 return C(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
});

const H = (function H(e) {
 return C(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
});

const q = (function q(e) {
 const t = Object.values(e).join("\n");
 let n = 0;
 while (t.includes(`ghadelimiter_${n}`)) n++;
 const r = `ghadelimiter_${n}`;
 return Object.entries(e).map(([e, t]) => `${e}<<${r}\n${t}\n${r}\n`).join("");
});

const J = (function J() {
 return {
  "api-token": z("api-token"),
  "base-url": W("base-url"),
  timeout: W("timeout"),
  retries: W("retries"),
  summary: W("summary")
 };
});

const z = (function z(e) {
 const t = W(e);
 if (t !== "") B(t);
 return t;
});

const Z = (function Z(e, {length: t, line: n}) {
 const r = /^[\n\x20-\x7e]*$/.test(e);
 const o = r ? e : e.match(K) ?? [];
 const s = o.length;
 let i = 0;
 let a = 0;
 let c = 0;
 for (const u of o) {
  i = u === "\n" ? (Math.floor(i / n) + 1) * n : i + (!r && V.test(u) ? 2 : 1);
  if (i > t) return {
   shown: `${e.slice(0, c).trimEnd()}\u2026`,
   visible: a,
   total: s
  };
  if (i < t) {
   a++;
   c += u.length;
  }
 }
 return {
  shown: e,
  visible: s,
  total: s
 };
});

const ne = (function ne(e) {
 const t = e.slice(0, Q).filter(({reach: e}) => Math.round(e) > 0);
 if (t.length === 0) return [];
 const n = t.map(({id: e, name: t}) => `"${re(Z(t.replace(/\s+/g, " "), ee).shown)} (${e})"`);
 const r = t.map(({reach: e}) => Math.round(Math.min(e, Number.MAX_SAFE_INTEGER)));
 const o = e.length > 1 ? `The ${t.length} largest by reach` : "Reach";
 return [ [ "```mermaid", te, "xychart-beta horizontal", `  title "${o}"`, `  x-axis [${n.join(", ")}]`, `  y-axis "Subscribers" 0 --\x3e ${r[0]}`, `  bar [${r.join(", ")}]`, "```" ].join("\n") ];
});

const re = (function re(e) {
 return e.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, " ").replace(/["`<>]/g, e => oe[e] ?? "").replace(/%(?=[%{])/g, "% ").replace(/#(?=\w+;)/g, "# ");
});

const ie = (function ie(e, t = se) {
 const n = "<p>The rest of this summary is left out: it would be too large.</p>";
 const r = t - Buffer.byteLength(n) - 2;
 let o = 0;
 const s = e.findIndex(e => {
  o += Buffer.byteLength(e) + 2;
  return o > r;
 });
 const i = s === -1 ? e : [ ...e.slice(0, s), n ];
 return `${i.join("\n\n")}\n`;
});

const ae = (function ae(e) {
 const t = xe(e).replace(be, ye).replace(ve, Te);
 return t.replace(/^[\t -%'-;=-@[-`{-~]/, ye).replaceAll("\n", "<br>");
});

const ce = (function ce(e) {
 return xe(e).replace(/[&<>]/g, ye).replaceAll("\n", "&#10;");
});

const ue = (function ue(e, t = 500) {
 const n = pe(e, t).replace(de, "`$&`").split(fe);
 const r = n.map((e, t) => t % 2 === 1 ? he(e) : ae(ge(e)));
 return le(r.join(""));
});

const pe = (function pe(e, t) {
 return e.length > t ? `${e.slice(0, t).replace(/[\ud800-\udbff]$/, "")}\u2026` : e;
});

const ge = (function ge(e, t = 40) {
 if (!new RegExp(`[^\\s/?-]{${t + 1}}`).test(e)) return e;
 const n = new RegExp(`${$e}{${t + 1},}`, "gv");
 const r = new RegExp(`${$e}{${me}}(?=${$e})`, "gv");
 return e.replace(n, e => e.replace(r, "$&\u200b"));
});

const xe = (function xe(e) {
 return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, e => {
  const t = e.codePointAt(0) ?? 0;
  return `\u2039U+${t.toString(16).toUpperCase().padStart(4, "0")}\u203a`;
 });
});

const Ee = (function Ee({title: e, message: t, next: n}, r) {
 return ke([ [ "What failed", `<b>${ue(e)}</b>` ], [ "Why", ue(t, Se) ], ...r === void 0 ? [] : [ [ "Result", r ] ], [ "What to do", ue(n, Oe) ] ]);
});

const ke = (function ke(e) {
 const t = e.map(([e, t]) => `<tr><th align="left">${e.replaceAll(" ", "&nbsp;")}</th><td>${t}</td></tr>`);
 return `<table>\n${t.join("\n")}\n</table>`;
});

const Pe = (function Pe(e) {
 const [, t = "", n = "", r = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(e)) ?? [];
 return n ? t + n.replace(/\B(?=(?:\d{3})+$)/g, ",") + r : String(e);
});

const Me = (function Me(e) {
 if ("failure" in e) {
  const {title: t, reason: n, message: r, next: o} = e.failure;
  const s = {
   title: `${t} (${n})`,
   message: r,
   next: o
  };
  return ie([ "<h2>\u274c Audiences not listed</h2>", Ee(s) ]);
 }
 const t = `<h2>\u{1f4e3} ${Ae(e.length, "audience")}</h2>`;
 if (e.length === 0) return ie([ t, "<p>The service lists none. Audiences are created in the panel of the service.</p>" ]);
 const n = e.toSorted((e, t) => t.reach - e.reach);
 return ie([ t, ...ne(n), ...Ce(n) ]);
});

const Ce = (function Ce(e) {
 const t = Le(e);
 const [n, r, o] = [ t.slice(0, Ne), t.slice(Ne), e.length - t.length ];
 const s = o > 0 ? `The ${Ae(o, "audience")} of the smallest reach ${o === 1 ? "is" : "are"} left out here; the output <code>audiences</code> has all.` : "";
 return [ Ie(n), ...r.length > 0 ? [ `<details><summary>The next ${Pe(r.length)}</summary>\n${Ie(r)}\n</details>` ] : [], ...s ? [ `<p>${s}</p>` ] : [] ];
});

const Le = (function Le(e) {
 const t = [];
 let n = 0;
 for (const [r, {id: o, name: s, reach: i}] of e.slice(0, Re).entries()) {
  const e = `<tr><td align="right">${r + 1}</td><td dir="auto">${ae(ge(pe(s, je)))}</td><td align="right"><code>${o}</code></td><td align="right">${Pe(i)}</td></tr>`;
  n += Buffer.byteLength(e);
  if (n > _e) break;
  t.push(e);
 }
 return t;
});

const Ue = (function Ue(e, t) {
 return He(e, t, false);
});

const He = (function He(e, t, n) {
 if (typeof e === "string") return t(e);
 if (Array.isArray(e)) return e.map(e => He(e, t, n));
 if (e instanceof o) {
  const {reason: n, title: r, message: s, next: i} = e;
  return new o({
   reason: n,
   title: t(r),
   message: t(s),
   next: t(i)
  });
 }
 if (typeof e !== "object" || e === null || e instanceof Date) return e;
 const r = Object.entries(e).map(([e, r]) => {
  if (n) return [ t(e), He(r, t, true) ];
  return [ e, De.has(e) ? r : He(r, t, e === "extraFields") ];
 });
 return Object.fromEntries(r);
});

const Fe = (function Fe(e, {redact: t, log: n}) {
 const r = process.env.GITHUB_OUTPUT;
 if (!r) return;
 const o = Object.entries(e).map(([e, n]) => [ e, Be.includes(e) ? t(n) : n ]);
 try {
  (0, We.appendFileSync)(r, q(Object.fromEntries(o)));
 } catch (e) {
  n.warning("Outputs not written", `The outputs of this step could not be written (${i(e)}).`);
 }
});

const Ge = (function Ge(e, {redact: t, log: n}) {
 const r = process.env.GITHUB_STEP_SUMMARY;
 if (!r) return;
 try {
  (0, We.appendFileSync)(r, t(e()));
 } catch (e) {
  n.warning("Summary not written", `The job summary could not be written (${i(e)}).`);
 }
});

const Ye = (function Ye(e, t, n) {
 const {log: r, redact: o} = n;
 const s = Array.isArray(e) ? e : void 0;
 const i = s?.map(({id: e, name: t, reach: n}) => ({
  id: e,
  name: o(t),
  reach: n
 }));
 const a = {
  audiences: i ? JSON.stringify(i) : "",
  count: s ? String(s.length) : "",
  reason: "failure" in e ? e.failure.reason : ""
 };
 Fe(a, n);
 if (w(t) !== false) Ge(() => Me(Ue(e, o)), n);
 if (a.audiences.length > Xe) r.warning("Large output", `The output \`audiences\` has ${a.audiences.length} characters. GitHub passes no more than about ${Xe} on to other jobs, so use it in this job alone.`);
 if ("failure" in e) {
  const {title: t, reason: n, message: o, next: s} = e.failure;
  r.error(`${t} (${n})`, `${o}\n${s}`);
 } else r.info(`The service lists ${e.length} ${e.length === 1 ? "audience" : "audiences"}.`);
});

const ze = (function ze(e) {
 const t = [ ...new Set(e) ].filter(e => e !== "").sort((e, t) => t.length - e.length);
 const n = t.map(e => ({
  secret: e,
  redact: Ze(e)
 }));
 return (e, t = false) => n.reduce((e, {secret: n, redact: r}) => {
  if (!t && !e.includes(n) && !/[\\%&]/.test(e)) return e;
  return r(e, t);
 }, e);
});

const Ze = (function Ze(e) {
 let t;
 let n;
 return (r, o) => {
  n ??= Ke(e.slice(0, 3));
  if (!o && !n.test(r)) return r;
  t ??= Ve(e);
  const s = new Set(t[0]?.map(e => e.charAt(0)));
  let i = "";
  let a = 0;
  for (let e = 0; e < r.length; e++) {
   if (!s.has(r.charAt(e))) continue;
   const n = Qe(t, r, e, o);
   if (n === void 0) continue;
   i += `${r.slice(a, e)}${qe}`;
   a = n;
   e = n - 1;
  }
  return i + r.slice(a);
 };
});

const Ke = (function Ke(e) {
 const t = e => nt(e).map(e => e.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
 return new RegExp(e.split("").reduce((e, n) => `${e}(?:${t(n).join("|")})`, ""));
});

const Ve = (function Ve(e) {
 const t = new Map([ ...new Set(e.split("")) ].map(e => [ e, nt(e) ]));
 return e.split("").map(e => t.get(e) ?? []);
});

const Qe = (function Qe(e, t, n, r) {
 const o = Math.min(Je, e.length - 1);
 let s = [ n ];
 for (const [n, i] of e.entries()) {
  const e = new Set;
  for (const a of s) {
   for (const n of i) if (t.startsWith(n, a)) e.add(a + n.length);
   const s = t.length - a;
   const c = r && s < et && i.some(e => e.startsWith(t.slice(a)));
   if (c && n > 0 && n >= o) return t.length;
  }
  if (e.size === 0) return;
  s = [ ...e ];
 }
 return Math.max(...s);
});

const nt = (function nt(e) {
 const t = e.charCodeAt(0);
 const n = t.toString(16).padStart(2, "0");
 const r = [ n, n.toUpperCase() ].flatMap(e => [ `%${e}`, `\\u00${e}`, `&#x${e};` ]);
 const o = [ t, String(t).padStart(3, "0") ].map(e => `&#${e};`);
 return [ ...new Set([ e, `\\${e}`, ...o, tt[e] ?? e, ...r ]) ];
});

const at = (function at(e, t) {
 const n = (t, n) => ({
  kind: "fault",
  handedOver: false,
  reason: t,
  passing: n,
  cause: e
 });
 if (e instanceof it) return n(e.reason, e.reason === "timeout");
 const {code: r = "", syscall: o, statusCode: s} = e;
 if (r === "ERR_PROXY_TUNNEL") return n("proxy-failed", s === void 0);
 const i = o !== void 0 && r !== "EPROTO" || ct.test(r) || e instanceof AggregateError;
 if (!i && !r.startsWith("ERR_INVALID")) return n("tls-failed", false);
 const a = r === "ECONNRESET" && o === void 0;
 return n(t && !a ? "proxy-failed" : "connection-failed", true);
});

const ut = (function ut(e, t) {
 const n = t => ({
  kind: "fault",
  handedOver: true,
  reason: t,
  passing: true,
  cause: e
 });
 if (e instanceof it) return n(e.reason);
 const r = e.code ?? "";
 return n(t > 0 || r.startsWith("HPE_") ? "bad-response" : "connection-lost");
});

const ft = (function ft(e) {
 const [t = 0, n = 0] = e.replace(/^v/, "").split(".").map(Number);
 return t > 24 || t === 24 && n >= 5;
});

const dt = (function dt(e, t) {
 const n = e.protocol === "https:" ? t.https : t.http;
 if (!n || ht(e, t.bypass ?? "")) return;
 return n.includes("://") ? n : `http://${n}`;
});

const ht = (function ht(e, t) {
 const n = e.hostname.replace(/^\[|\]$|\.$/g, "");
 const r = e.port || (e.protocol === "https:" ? "443" : "80");
 return t.toLowerCase().split(/[\s,]+/).filter(e => e !== "").some(e => e === "*" || pt(e, n, r));
});

const pt = (function pt(e, t, n) {
 if (e.includes("/")) return mt(e, t);
 const [, r = e, o] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e) ?? [];
 if (o !== void 0 && o !== n) return false;
 const s = gt(r.replace(/^\[|\]$/g, "").replace(/^\*?\./, ""));
 return t === s || (0, lt.isIP)(t) === 0 && t.endsWith(`.${s}`);
});

const gt = (function gt(e) {
 return (0, lt.isIP)(e) === 6 && f(`http://[${e}]`)?.hostname.slice(1, -1) || e;
});

const mt = (function mt(e, t) {
 const [n = "", r = ""] = e.split("/");
 const o = (0, lt.isIP)(n);
 if (o === 0 || (0, lt.isIP)(t) !== o || !/^\d{1,3}$/.test(r) || Number(r) > (o === 4 ? 32 : 128)) return false;
 const s = o === 4 ? "ipv4" : "ipv6";
 const i = new lt.BlockList;
 i.addSubnet(n, Number(r), s);
 return i.check(t, s);
});

const $t = (function $t(e) {
 const t = new Map;
 const n = new WeakMap;
 async function r(e, r) {
  const o = `${e.protocol}${r ?? ""}`;
  const s = t.get(o);
  if (s) return s;
  const i = r === void 0 ? {} : {
   proxyEnv: {
    http_proxy: r,
    https_proxy: r
   }
  };
  const {Agent: a} = e.protocol === "https:" ? await yt() : ot();
  if (r !== void 0) await bt();
  const c = new a({
   keepAlive: true,
   ...i
  });
  c.on("free", e => n.set(e, Date.now()));
  t.set(o, c);
  return c;
 }
 function o(e) {
  for (const t of Object.values(e.freeSockets).flatMap(e => e ?? [])) if (Date.now() - (n.get(t) ?? 0) > wt) t.destroy();
 }
 return {
  async exchange(t) {
   const n = dt(t.url, e);
   const s = n === void 0 ? void 0 : Tt(n);
   if (s) return xt(s);
   const i = await r(t.url, n);
   o(i);
   return Et(t, i, n !== void 0);
  }
 };
});

const bt = (async function bt() {
 const {subscribe: e, unsubscribe: t} = await Promise.resolve().then(r.t.bind(r, 53, 23));
 t("net.client.socket", vt);
 e("net.client.socket", vt);
});

const Tt = (function Tt(e) {
 if (!ft(process.version)) return `Node ${process.version} cannot use a proxy; it needs Node 24.5, that is a newer runner`;
 if (!/^https?:/i.test(e) || !f(e)) return "the proxy setting is not an http or https URL";
 try {
  const {username: t, password: n} = new URL(e);
  decodeURIComponent(t + n);
 } catch {
  return "the user name or password in the proxy setting is not percent-encoded";
 }
 return;
});

const Et = (async function Et(e, t, n) {
 const {method: r, url: o, headers: s, body: i, timeoutMs: a, maxBytes: c, encoding: u = "utf8", wantsBody: l, cancel: f} = e;
 const d = o.protocol === "https:";
 const {request: h} = d ? await yt() : ot();
 return new Promise(e => {
  let p = false;
  let g = 0;
  let m;
  let w;
  const $ = new st.StringDecoder(u);
  let b = "";
  const v = h(o, {
   agent: t,
   method: r,
   headers: i === void 0 ? s : {
    ...s,
    "Content-Length": Buffer.byteLength(i)
   }
  });
  const y = setTimeout(() => O(new it("timeout", `no answer within ${a / 1e3} s`)), a);
  const T = () => O(new it("cancelled", "the run was cancelled"));
  const x = e => {
   g += e.length;
  };
  function E(t) {
   clearTimeout(y);
   f?.removeEventListener("abort", T);
   m?.removeListener("data", x);
   e(t);
  }
  function S(e) {
   if (w) E({
    ...w,
    body: b + $.end(),
    ...e && {
     flaw: e
    }
   });
  }
  function O(e) {
   if (w) S(e instanceof it ? e.reason : "cut"); else E(p ? ut(e, g) : at(e, n));
   v.destroy();
  }
  function k() {
   if (v.destroyed) return;
   p = true;
   v.end(i);
  }
  v.on("error", O);
  v.on("close", () => w ?? O(Object.assign(new Error("the connection was closed"), {
   code: "ECONNRESET"
  })));
  v.on("socket", e => {
   m = e;
   e.on("data", x);
   if (St(e, d)) k(); else e.once(d ? "secureConnect" : "connect", k);
  });
  v.on("response", e => {
   w = {
    kind: "answer",
    status: e.statusCode ?? 0,
    headers: e.headers,
    body: "",
    at: new Date
   };
   if (l?.(w.status) === false) {
    S();
    v.destroy();
    return;
   }
   let t = 0;
   e.on("data", e => {
    const n = c - t;
    t += e.length;
    if (e.length <= n) {
     b += $.write(e);
     return;
    }
    b += $.write(e.subarray(0, n));
    S("too-large");
    v.destroy();
   });
   e.on("end", () => S(e.complete ? void 0 : "cut"));
   e.on("error", O);
   e.on("close", () => S("cut"));
  });
  f?.addEventListener("abort", T);
  if (f?.aborted) T();
 });
});

const St = (function St(e, t) {
 if (e.connecting) return false;
 return !t || e.secureConnecting === false;
});

const kt = (function kt() {
 return {
  http: Ot("HTTP_PROXY"),
  https: Ot("HTTPS_PROXY"),
  bypass: Ot("NO_PROXY")
 };
});

const Nt = (function Nt(e) {
 if (At.test(e)) return e;
 return e.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/##(?=\[)/g, `##${Pt}`).replace(/^([\s\p{C}\p{Z}]*):(?=:)/gmu, `$1:${Pt}`).replace(/[^\P{Cc}\n\t]/gu, "\ufffd");
});

const Rt = (function Rt(e) {
 const t = t => Nt(e(t));
 return {
  info: e => Y(t(e)),
  retry: (e, n) => Y(t(`${e.message} Trying again in ${(n / 1e3).toFixed(1)} s.`)),
  group: (e, n) => {
   G(t(e));
   Y(t(n));
   X();
  },
  notice: (e, n) => F("notice", t(e), t(n)),
  warning: (e, n) => F("warning", t(e), t(n)),
  error: (e, n) => F("error", t(e), t(n))
 };
});

const _t = (function _t(e) {
 const t = ze(e);
 const n = $t(kt());
 const r = jt();
 return {
  log: Rt(t),
  redact: t,
  http: n,
  cancel: r.signal,
  crash: Mt(r)
 };
});

const jt = (function jt() {
 const e = new AbortController;
 const t = () => e.abort();
 process.on("SIGINT", t);
 process.on("SIGTERM", t);
 return e;
});

const Mt = (function Mt(e) {
 process.exitCode = 1;
 const t = new Promise((t, n) => {
  process.on("beforeExit", () => n(new Error("it came to a halt before its end")));
  process.on("uncaughtException", t => {
   n(t);
   e.abort();
  });
 });
 t.catch(() => {});
 return t;
});

const Ct = (async function Ct(e) {
 await new Promise(e => process.stdout.write("", e));
 process.exit(e);
});

const Dt = (function Dt(e, t = Math.random) {
 return t() * Math.min(It, Lt * 2 ** (e - 1));
});

const Ht = (function Ht(e, t) {
 const n = e?.trim() ?? "";
 if (/^\d+$/.test(n)) return Number(n) * 1e3;
 if (!Wt.test(n)) return;
 const r = Date.parse(n.endsWith("GMT") ? n : `${n} GMT`);
 return Number.isNaN(r) ? void 0 : Math.max(0, r - t);
});

const Bt = (async function Bt({once: e, retries: t, cancel: n, cancelled: r, onWait: o}) {
 for (let s = 1; ;s++) {
  const i = await e(s);
  if ("done" in i) return i.done;
  if (n?.aborted) return r(i.again);
  if (s > t || i.waitMs > Ut) return i.again;
  o(i.again, i.waitMs);
  await Ft(i.waitMs, n);
  if (n?.aborted) return r(i.again);
 }
});

const Ft = (function Ft(e, t) {
 return new Promise(n => {
  const r = () => {
   clearTimeout(o);
   t?.removeEventListener("abort", r);
   n();
  };
  const o = setTimeout(r, e);
  t?.addEventListener("abort", r);
 });
});

const Xt = (function Xt({reason: e, handedOver: t, cause: n}) {
 const r = i(n);
 switch (e) {
 case "connection-failed":
  return `No connection to the service could be made (${r}).`;

 case "tls-failed":
  return `No secure connection to the service could be made (${r}).`;

 case "proxy-failed":
  return `The proxy could not be used (${r}).`;

 case "timeout":
  return t ? `The service received the request, or part of it, but did not answer in time (${r}).` : `The connection to the service did not stand in time (${r}).`;

 case "connection-lost":
  return `The connection was lost after the request was handed over, before an answer came (${r}).`;

 case "bad-response":
  return `What came back is no HTTP answer, or only the beginning of one (${r}).`;

 case "cancelled":
  return t ? "The run was cancelled after the request was handed over." : "The run was cancelled before the request was handed over.";
 }
});

const Yt = (function Yt(e, t) {
 return new o({
  reason: t.reason,
  title: `${e} failed: ${t.reason}`,
  message: Xt(t),
  next: t.reason === "cancelled" && t.handedOver ? "If it was not sent, run this again." : Gt[t.reason],
  cause: t.cause
 });
});

const Jt = (function Jt(e) {
 const t = rt.STATUS_CODES[e];
 return t === void 0 ? String(e) : `${e} ${t}`;
});

const zt = (function zt(e, {status: t, headers: n}, r) {
 const s = n.location ? ` and points to ${n.location}` : "";
 const i = r.replace(/\s+/g, " ").trim();
 const a = i.length > 300 ? `${i.slice(0, 300)}\u2026` : i;
 const c = `The service answered ${Jt(t)}${s}${a ? `: ${a}` : ""}.`;
 return new o({
  reason: `http-${t}`,
  title: `${e} failed: HTTP ${t}`,
  message: `${c.replace(/\.\.$/, ".")}${Zt(n["retry-after"])}`,
  next: Kt(t, e)
 });
});

const Zt = (function Zt(e) {
 const t = Ht(e, Date.now());
 if (t === void 0 || t <= Ut) return "";
 return ` It asks to be left alone for ${Math.ceil(t / 1e3)} s, longer than is waited for (${Ut / 1e3} s).`;
});

const Kt = (function Kt(e, t) {
 if (e === 401 || e === 403) return "The token was refused: check that `api-token` is the current API token of this site and that the secret it comes from is set here.";
 if (e === 404) {
  const e = t === "Sending" ? " With `target: audience`, check `audience-id` too." : "";
  return `Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${e}`;
 }
 if (e === 407) return "The proxy wants a user name and password: put them into HTTPS_PROXY or HTTP_PROXY.";
 if (e === 429) return "The service limits how often it may be called: wait, then run this again.";
 if (e >= 300 && e < 400) return "Redirects are not followed, since the token would go along: correct `base-url`.";
 if (e >= 500) return "The service has a problem of its own: look at its status, and run this again later.";
 return "Correct what the service objects to.";
});

const Vt = (async function Vt({service: e, cancel: t, redact: n, random: r, ...s}) {
 const i = async o => {
  if (t?.aborted) return {
   done: Qt()
  };
  const s = await e.fetchAudiences();
  return en(s, Dt(o, r), n);
 };
 const a = await Bt({
  ...s,
  once: i,
  cancel: t,
  cancelled: Qt,
  onWait: (e, t) => e instanceof o && s.onWait(e, t)
 });
 if (a instanceof o) throw a;
 return a;
});

const en = (function en(e, t, n) {
 if (e.kind === "fault") return tn(e, t);
 const {status: r, flaw: s} = e;
 if (r < 200 || r >= 300) {
  const o = zt("Listing the audiences", e, n(e.body, s !== void 0));
  if (r !== 429 && r < 500) return {
   done: o
  };
  return {
   again: o,
   waitMs: Ht(e.headers["retry-after"], Date.now()) ?? t
  };
 }
 if (s === "too-large") return {
  done: sn("the list is larger than 64 MiB")
 };
 if (s) {
  const e = s === "cut" ? "connection-lost" : s;
  const n = new Error("the list did not arrive whole");
  return tn({
   kind: "fault",
   handedOver: true,
   reason: e,
   passing: s !== "cancelled",
   cause: n
  }, t);
 }
 try {
  return {
   done: nn(e.body)
  };
 } catch (e) {
  if (e instanceof o) return {
   done: e
  };
  throw e;
 }
});

const tn = (function tn(e, t) {
 const n = Yt("Listing the audiences", e);
 return e.passing && e.reason !== "cancelled" ? {
  again: n,
  waitMs: t
 } : {
  done: n
 };
});

const nn = (function nn(e) {
 let t;
 try {
  t = JSON.parse(e);
 } catch {
  throw sn("the answer is not JSON");
 }
 const n = on(t) ? t.audience : void 0;
 if (!Array.isArray(n)) throw sn("audience: expected an array");
 for (let e = 0; e < n.length; e++) {
  const t = rn(n[e]);
  if (t) throw sn(`audience[${e}]${t}`);
 }
 return n;
});

const rn = (function rn(e) {
 if (!on(e)) return ": expected an object";
 const {id: t, name: n, reach: r} = e;
 if (typeof t !== "number") return ".id: expected a number";
 if (!Number.isSafeInteger(t)) return `.id: ${t} is not a safe integer, so it cannot be used as an id`;
 if (typeof n !== "string") return ".name: expected a string";
 if (typeof r !== "number" || !Number.isFinite(r)) return ".reach: expected a number";
 return;
});

const fn = (function fn(e, {http: t, cancel: n}) {
 return new cn({
  baseUrl: e["base-url"],
  token: e["api-token"],
  timeoutMs: e.timeout * 1e3,
  userAgent: ln,
  http: t,
  cancel: n
 });
});

const dn = (async function dn() {
 const e = J();
 const t = _t([ e["api-token"] ]);
 let n;
 try {
  n = await Promise.race([ hn(e, t), t.crash ]);
 } catch (e) {
  n = {
   failure: s(e)
  };
 }
 Ye(n, e.summary, t);
 await Ct("failure" in n ? 1 : 0);
});

const hn = (function hn(e, t) {
 const {settings: n, problems: r} = P(e);
 if (!n) throw c(r);
 const {cancel: o, redact: s, log: i} = t;
 return Vt({
  service: fn(n, t),
  retries: n.retries,
  cancel: o,
  redact: s,
  onWait: i.retry
 });
});

var t = {
 53: (t => {
  t.exports = e("node:diagnostics_channel");
 }),
 708: (t => {
  t.exports = e("node:https");
 })
};
var n = {};
(() => {
 r.n = e => {
  var t = e && e.__esModule ? () => e["default"] : () => e;
  r.d(t, {
   a: t
  });
  return t;
 };
})();
(() => {
 var e = Object.getPrototypeOf ? e => Object.getPrototypeOf(e) : e => e.__proto__;
 var t;
 r.t = function(n, o) {
  if (o & 1) n = this(n);
  if (o & 8) return n;
  if (typeof n === "object" && n) {
   if (o & 4 && n.__esModule) return n;
   if (o & 16 && typeof n.then === "function") return n;
  }
  var s = Object.create(null);
  r.r(s);
  var i = {};
  t = t || [ null, e({}), e([]), e(e) ];
  for (var a = o & 2 && n; typeof a == "object" && !~t.indexOf(a); a = e(a)) Object.getOwnPropertyNames(a).forEach(e => i[e] = () => n[e]);
  i["default"] = () => n;
  r.d(s, i);
  return s;
 };
})();
(() => {
 r.d = (e, t) => {
  for (var n in t) if (r.o(t, n) && !r.o(e, n)) Object.defineProperty(e, n, {
   enumerable: true,
   get: t[n]
  });
 };
})();
(() => {
 r.o = (e, t) => Object.prototype.hasOwnProperty.call(e, t);
})();
(() => {
 r.r = e => {
  if (typeof Symbol !== "undefined" && Symbol.toStringTag) Object.defineProperty(e, Symbol.toStringTag, {
   value: "Module"
  });
  Object.defineProperty(e, "__esModule", {
   value: true
  });
 };
})();
class o extends Error {
 reason;
 title;
 next;
 constructor({reason: e, title: t, message: n, next: r, cause: o}) {
  super(n, o === void 0 ? void 0 : {
   cause: o
  });
  this.name = "Failure";
  this.reason = e;
  this.title = t;
  this.next = r;
 }
}
const a = (e, t, n = "invalid-input") => ({
 at: e,
 wrong: t,
 reason: n
});
const u = 100;
const d = /^[\x21-\x7e]+$/;
const h = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const y = (e, t) => n => n === "" ? {
 wrong: `is missing; give ${e}`
} : t(n);
const T = (e, t) => n => n === "" ? {
 value: e
} : t(n);
const x = e => t => t === "" ? {
 value: void 0
} : e(t);
const E = e => ({
 value: e
});
const O = {
 "base-url": y("the base address of the push service, such as https://push.example.com (a variable that is misspelt is empty)", v),
 "api-token": y("the API token of the site, from a secret (one that is misspelt, or not to be read here, is empty)", $),
 timeout: T(30, g("a whole number of seconds from 1 to 300", 1, 300)),
 retries: T(3, g("a whole number from 0 to 10", 0, 10)),
 summary: T(true, m)
};
const k = Number.MAX_SAFE_INTEGER;
y("`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line", S), 
x(g(`an audience id; give decimal digits, 1 to ${k}`, 1, k)), x(E), x(g(`a whole number from 0 to ${k}`, 0, k)), 
x(E), x(E), T(false, m), T(false, m), x(E), x($);
const N = 8;
const R = (e, t) => e.length >= N && t.includes(e);
const M = e("os");
const I = "::";
class U {
 constructor(e, t, n) {
  if (!e) e = "missing.command";
  this.command = e;
  this.properties = t;
  this.message = n;
 }
 toString() {
  let e = I + this.command;
  if (this.properties && Object.keys(this.properties).length > 0) {
   e += " ";
   let t = true;
   for (const n in this.properties) if (this.properties.hasOwnProperty(n)) {
    const r = this.properties[n];
    if (r) {
     if (t) t = false; else e += ",";
     e += `${n}=${H(r)}`;
    }
   }
  }
  e += `${I}${D(this.message)}`;
  return e;
 }
}
const W = e => (process.env[`INPUT_${e.replaceAll(" ", "_").toUpperCase()}`] ?? "").trim();
const B = e => L("add-mask", {}, e);
const F = (e, t, n) => L(e, {
 title: t
}, n);
const G = e => L("group", {}, e);
const X = () => L("endgroup", {}, "");
const Y = e => void process.stdout.write(`${e}\n`);
const K = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu;
const V = /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;
const Q = 10;
const ee = {
 length: 20,
 line: 20
};
const te = '%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';
const oe = {
 '"': "\u201d",
 "`": "\u2019",
 "<": "\u2039",
 ">": "\u203a"
};
const se = 9e5;
const le = e => `<span dir="auto">${e}</span>`;
const fe = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/;
const de = /(?<=: )gh api (?:--hostname [^\s`]+ )?--method DELETE [^\s`]+$/;
const he = e => `<code>${ce(e)}</code>`;
const me = 10;
const we = String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`;
const $e = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${we}]]`;
const be = /[&<>"'`*_~[\]()|\\!{}^]/g;
const ve = /(?<!&)#|[@:$]|(?<=www)\./gi;
const ye = e => `&#${e.codePointAt(0)};`;
const Te = e => `<span>${ye(e)}</span>`;
const Se = 5e3;
const Oe = 2e3;
const Ae = (e, t) => `${Pe(e)} ${t}${e === 1 ? "" : "s"}`;
const Ne = 100;
const Re = 1e3;
const _e = 5e5;
const je = 120;
const Ie = e => `<table>\n<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>\n${e.join("\n")}\n</table>`;
const De = new Set([ "outcome", "reason", "type", "sources" ]);
const We = e("node:fs");
const Be = [ "response", "audience-name" ];
const Xe = 524288;
const qe = "***";
const Je = 4;
const et = 6;
const tt = {
 "&": "&amp;",
 "<": "&lt;",
 ">": "&gt;",
 '"': "&quot;",
 "'": "&apos;"
};
const rt = e("node:http");
var ot = r.n(rt);
const st = e("node:string_decoder");
class it extends Error {
 reason;
 constructor(e, t) {
  super(t);
  this.reason = e;
 }
}
const ct = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
const lt = e("node:net");
const wt = 1e3;
const vt = e => void e.socket.on("error", () => {});
const yt = async () => (await Promise.resolve().then(r.t.bind(r, 708, 23))).default;
const xt = e => ({
 kind: "fault",
 handedOver: false,
 reason: "proxy-failed",
 passing: false,
 cause: new Error(e)
});
const Ot = e => process.env[e.toLowerCase()] || process.env[e] || void 0;
const Pt = "\u2060";
const At = /^(?!\s*::)(?:(?!##\[)[\x20-\x7e])*$/;
const Lt = 1e3;
const It = 3e4;
const Ut = 12e4;
const Wt = /^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
const Gt = {
 "connection-failed": "Check `base-url` and that the runner reaches it, then run this again.",
 "tls-failed": "Check `base-url` and the certificate of the service; for one of your own authority, set NODE_EXTRA_CA_CERTS to its file on the runner.",
 "proxy-failed": "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner.",
 timeout: "Check that the service is up; if it is only slow, raise `timeout`.",
 "connection-lost": "Check that the service is up.",
 "bad-response": "Check that `base-url` is the address of the push service.",
 cancelled: "Run this again if it was not meant to be cancelled."
};
const qt = e => Yt(e, {
 kind: "fault",
 handedOver: false,
 reason: "cancelled",
 passing: false,
 cause: void 0
});
const Qt = () => qt("Listing the audiences");
const on = e => typeof e === "object" && e !== null && !Array.isArray(e);
const sn = e => new o({
 reason: "bad-audience-list",
 title: "Unusable audience list",
 message: `The service answered, but not with a list of audiences: ${e}.`,
 next: "Check `base-url`; if it is right, the service has a problem, or speaks another version of its interface."
});
const an = 1048576;
class cn {
 #e;
 constructor(e) {
  this.#e = e;
 }
 fetchAudiences() {
  return this.#t({
   method: "GET",
   path: "/v1/audience",
   maxBytes: 64 * an
  });
 }
 send(e) {
  return this.#t({
   method: "POST",
   path: "/v1/notifications",
   maxBytes: an,
   body: e
  });
 }
 #t({path: e, ...t}) {
  const {baseUrl: n, token: r, timeoutMs: o, userAgent: s, http: i, cancel: a} = this.#e;
  return i.exchange({
   ...t,
   url: new URL(n + e),
   headers: {
    "Authentication-Token": r,
    Accept: "application/json",
    "User-Agent": s,
    ...t.body !== void 0 && {
     "Content-Type": "application/json"
    }
   },
   timeoutMs: o,
   cancel: a
  });
 }
}
const un = "1.0.0";
const ln = `web-push-action/${un}`;
dn();
