const e = process.getBuiltinModule ?? (await (import("node:module"))).createRequire(import.meta.url);
const o = (function o(e) {
 var r = n[e];
 if (r !== void 0) return r.exports;
 var s = n[e] = {
  exports: {}
 };
 var i = true;
 try {
  t[e](s, s.exports, o);
  i = false;
 } finally {
  if (i) delete n[e];
 }
 return s.exports;
});

const s = (async function s({id: e, name: t}, n) {
 return t === void 0 ? a(e, n) : c(t, e, n);
});

const i = (function i(e, t) {
 if (t === void 0 || e.reach === void 0 || e.reach <= t) return;
 throw new r.HR({
  reason: "reach-exceeded",
  title: "Audience too large",
  message: `The audience ${e.id}${e.name ? ` ("${e.name}")` : ""} has a reach of ${e.reach}, which is more than max-reach allows (${t}).`,
  next: "Check that it is the audience you mean; if it is, raise `max-reach`."
 });
});

const a = (function a(e, t) {
 const n = u(t.filter(t => t.id === e));
 if (n) return n;
 throw new r.HR({
  reason: "audience-not-found",
  title: "Audience not found",
  message: `The service lists no audience with the id ${e} (it lists ${t.length}).`,
  next: "Look the id up in the panel of the service, or list the audiences with the audiences action."
 });
});

const c = (async function c(e, t, n) {
 const o = l(e);
 const s = n.filter(e => l(e.name) === o);
 if (t !== void 0) {
  const n = u(s.filter(e => e.id === t));
  if (n) return n;
  const o = s.length > 0 ? `that name belongs to ${s.slice(0, 5).map(d).join(", ")}` : "nobody bears that name";
  throw new r.HR({
   reason: "audience-mismatch",
   title: "Audience id and name differ",
   message: `audience-id is ${t} and audience-name is "${e}", but ${o}.`,
   next: "Correct one of the two, or give only one."
  });
 }
 const [i, a] = s;
 if (i && a) throw new r.HR({
  reason: "audience-ambiguous",
  title: "Several audiences of that name",
  message: `${s.length} audiences are named "${e}": ${h(s)}.`,
  next: "Say which one is meant with `audience-id`."
 });
 if (i) return i;
 const c = await m(o, n);
 throw new r.HR({
  reason: "audience-not-found",
  title: "Audience not found",
  message: `No audience is named "${e}".${c.length > 0 ? ` The nearest names: ${h(c)}.` : " The service lists none at all."}`,
  next: "Correct `audience-name` (capitals count), or create the audience in the panel of the service."
 });
});

const h = (function h(e) {
 const t = e.slice(0, f).map(({id: e, name: t, reach: n}) => `"${t}" (id ${e}, reach ${n})`);
 const n = e.length - t.length;
 return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
});

const m = (async function m(e, t) {
 const {default: n} = await o.e(785).then(o.bind(o, 7785));
 const r = e => l(e).toLowerCase().slice(0, p);
 const s = r(e);
 return t.map(e => ({
  audience: e,
  distance: n(s, r(e.name))
 })).sort((e, t) => e.distance - t.distance).slice(0, 5).map(({audience: e}) => e);
});

const $ = (function $(e, t, n) {
 const o = t.type === "all" ? {
  type: "all"
 } : {
  type: "audience",
  value: t.audience.id
 };
 return JSON.stringify({
  ...e,
  target: o,
  ...n
 });
});

const v = (function v(e, t, n = e => (0, g.wg)(e)) {
 return Object.entries(e).filter(([e, n]) => y([ e, n ]).some(e => (0, b.Lg)(t, e))).map(([e]) => (0, 
 w.CC)(n(e), "contains the API token, which would be published; remove it"));
});

const y = (function y(e) {
 if (typeof e === "string") return [ e ];
 if (typeof e !== "object" || e === null) return [];
 return Object.entries(e).flatMap(([e, t]) => [ e, ...y(t) ]);
});

const k = (async function k(e, t) {
 const n = await (e?.claim());
 if (!e || !n) return t();
 const o = `To send again on purpose, release the claim and run this again: ${e.command}`;
 return {
  outcome: "skipped",
  reason: "already-sent",
  because: n.holder,
  next: o
 };
});

const x = (async function x(e, {outcome: t}) {
 if (!e) return {
  warnings: [],
  notes: []
 };
 if (t === "not-sent" || t === "rejected") return {
  warnings: await e.release(),
  notes: []
 };
 if (t !== "unknown") return {
  warnings: [],
  notes: []
 };
 const n = `The claim ${e.ref} is kept, so a re-run does not send. If it turns out that nothing was sent, release it: ${e.command}`;
 return {
  warnings: [],
  notes: [ n ]
 };
});

const S = (async function S(e) {
 const t = g.pi.filter(t => e[(0, g.wg)(t)] !== "");
 const n = await Promise.all(t.map(t => _(t, e[(0, g.wg)(t)])));
 return {
  fields: Object.assign({}, ...n.map(({fields: e}) => e)),
  given: new Set(t),
  problems: n.flatMap(({flaws: e}) => e.map(({path: e, wrong: t}) => (0, w.CC)(O(e), t)))
 };
});

const _ = (async function _(e, t) {
 if (e === "ttl") return (0, g.qW)(e, T.p0, t);
 if (e !== "actions") return (0, g.qW)(e, g.fD[e], t);
 const {readActions: n} = await Promise.all([ o.e(619), o.e(872) ]).then(o.bind(o, 2872));
 return n(t);
});

const j = (function j(e, t) {
 if (e.kind !== "none") return e.kind === "content" && e.gaps[t] ? ` (${e.gaps[t]})` : "";
 const n = /^[a-z_]{1,40}$/.test(e.event ?? "") ? `this run was started by \`${e.event}\`, and ` : "";
 return ` (${n}only \`release\` and \`deployment_status\` events supply it)`;
});

const C = (function C(e, t = E, n = {
 kind: "none"
}) {
 const o = [ ...e.problems, ...t.problems ];
 const r = g.Vu.filter(n => !e.given.has(n) && !t.given.has(n));
 const s = n.kind === "content" ? n.fields : {};
 const i = n.kind !== "not-announceable";
 for (const e of r.filter(e => i && s[e] === void 0)) {
  const t = `is missing${j(n, e)}; give it as an input, or as \`${e}\` in \`payload-file\``;
  o.push((0, w.CC)((0, g.wg)(e), t));
 }
 if (o.length > 0) return {
  problems: o
 };
 if (r.length > 0 && n.kind === "not-announceable") return {
  skip: n.because
 };
 const a = r.map(e => (0, g.qW)(e, g.fD[e], s[e] ?? ""));
 const c = a.flatMap(e => e.flaws);
 if (c.length > 0) return {
  problems: c.map(({path: e, wrong: t}) => (0, w.CC)(`${O(e)} (from the event)`, t))
 };
 const u = Object.assign({}, ...a.map(e => e.fields), t.fields, e.fields);
 const l = n => e.given.has(n) ? "input" : t.given.has(n) ? "file" : "event";
 const d = g.pi.filter(e => u[e] !== void 0);
 return {
  content: {
   notification: Object.fromEntries(d.map(e => [ e, u[e] ])),
   sources: Object.fromEntries(d.map(e => [ e, l(e) ]))
  }
 };
});

const R = (function R(e) {
 return (0, P.W)(e).filter(({url: e}) => A(new URL(e))).map(({input: e}) => (0, w.CC)(e, "holds a user name or password, which `check-urls` never sends; give the URL without them"));
});

const M = (function M(e) {
 if (e === null || e === void 0) return ""; else if (typeof e === "string" || e instanceof String) return e;
 return JSON.stringify(e);
});

const I = (function I(e, t, n) {
 const o = new L(e, t, n);
 process.stdout.write(o.toString() + N.EOL);
});

const H = (function H(e) {
 return M(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
});

const D = (function D(e) {
 return M(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
});

const Y = (function Y(e) {
 const t = Object.values(e).join("\n");
 let n = 0;
 while (t.includes(`ghadelimiter_${n}`)) n++;
 const o = `ghadelimiter_${n}`;
 return Object.entries(e).map(([e, t]) => `${e}<<${o}\n${t}\n${o}\n`).join("");
});

const z = (function z() {
 return {
  "api-token": Q("api-token"),
  "base-url": W("base-url"),
  timeout: W("timeout"),
  retries: W("retries"),
  summary: W("summary")
 };
});

const X = (function X() {
 return {
  ...z(),
  "github-token": Q("github-token"),
  target: W("target"),
  "audience-id": W("audience-id"),
  "audience-name": W("audience-name"),
  "max-reach": W("max-reach"),
  title: W("title"),
  message: W("message"),
  "icon-url": W("icon-url"),
  "landing-url": W("landing-url"),
  "banner-url": W("banner-url"),
  actions: W("actions"),
  "utm-source": W("utm-source"),
  "utm-medium": W("utm-medium"),
  "utm-campaign": W("utm-campaign"),
  ttl: W("ttl"),
  "payload-file": W("payload-file"),
  "extra-fields": W("extra-fields"),
  "dry-run": W("dry-run"),
  "check-urls": W("check-urls"),
  "once-key": W("once-key")
 };
});

const V = (function V(e) {
 const t = Object.keys(process.env).flatMap(t => {
  const n = /^INPUT_(.+)$/i.exec(t)?.[1]?.toLowerCase();
  const o = n === void 0 || n in e ? void 0 : process.env[t];
  return o ? [ [ n, o.trim() ] ] : [];
 });
 return Object.fromEntries(t);
});

const Q = (function Q(e) {
 const t = W(e);
 if (t !== "") F(t);
 return t;
});

const K = (async function K(e) {
 const {settings: t, problems: n} = (0, b.yc)(e);
 const o = e["api-token"];
 const r = (0, b._Q)(e);
 const s = await S(r);
 const i = r["payload-file"] ? await ne(r["payload-file"], o) : void 0;
 const a = g.Vu.some(e => !s.given.has(e) && !i?.given.has(e));
 const c = a ? await ee() : void 0;
 const u = r["extra-fields"] ? await te(r["extra-fields"]) : {
  fields: {},
  problems: []
 };
 const l = C(s, i, c);
 const d = [ ...n, ...await Z(e), ..."problems" in l ? l.problems : [], ...u.problems ];
 const f = "content" in l ? l.content.notification : {
  ...i?.fields,
  ...s.fields
 };
 const h = [ ...v(f, o), ...v({
  further: u.fields
 }, o, () => "extra-fields") ];
 d.push(...h.filter(e => !n.some(t => t.at === e.at)));
 if ((0, T.iP)(e["check-urls"])) d.push(...R(f));
 if (!t || "problems" in l || d.length > 0) throw (0, w.vQ)(d);
 return "skip" in l ? l : {
  settings: t,
  content: l.content,
  extraFields: u.fields
 };
});

const Z = (async function Z(e) {
 const t = V(e);
 if (Object.keys(t).length === 0) return [];
 const {misspelt: n} = await o.e(816).then(o.bind(o, 9816));
 return n(t, e);
});

const ee = (async function ee() {
 const {readEvent: e} = await o.e(34).then(o.bind(o, 3034));
 const {contentFromEvent: t} = await o.e(511).then(o.bind(o, 2511));
 return t(e());
});

const te = (async function te(e) {
 const {readExtraFields: t} = await o.e(487).then(o.bind(o, 1487));
 return t(e);
});

const ne = (async function ne(e, t) {
 const {readWorkspaceFile: n} = await o.e(730).then(o.bind(o, 8730));
 const {fieldsFromFile: r} = await Promise.all([ o.e(619), o.e(728) ]).then(o.bind(o, 5728));
 return r(e, await n(e), t);
});

const ie = (function ie({actions: e, ttl: t}) {
 const n = [];
 if (e && e.length > 2) n.push(`There are ${e.length} buttons, but browsers show two at the most.`);
 if (t !== void 0 && t > re) n.push(`The ttl is ${t} s, but push services keep a message four weeks (${re} s) at the most.`);
 return n;
});

const le = (function le(e, t) {
 if (/^(["'`]).*\1$/.test(e)) return [ "The API token begins and ends with a quotation mark: were they pasted into the secret?" ];
 const n = de(e);
 if (n === void 0) return [];
 const o = new Date(n).toISOString().slice(0, 10);
 if (n <= t) return [ `The API token expired on ${o}: the service will probably refuse it. Replace the secret.` ];
 if (n - t < se * oe) return [ `The API token expires on ${o}: replace the secret before then.` ];
 return [];
});

const de = (function de(e) {
 const [t, n, o, ...r] = e.split(".");
 if (!t || !n || o === void 0 || r.length > 0) return;
 try {
  const {exp: e} = JSON.parse(Buffer.from(n, "base64url").toString("utf8"));
  const t = typeof e === "number" ? e * 1e3 : Number.NaN;
  return Number.isNaN(new Date(t).getTime()) ? void 0 : t;
 } catch {
  return;
 }
});

const ge = (function ge(e, t) {
 return `${t.message}\n${fe[e]} ${pe(e, t)}`;
});

const $e = (function $e({sources: e}, t) {
 const n = [ [ "input", "the inputs" ], [ "file", "the file" ], [ "event", "the event" ] ];
 const o = n.flatMap(([t, n]) => {
  const o = Object.entries(e).flatMap(([e, n]) => n === t ? [ e ] : []);
  return o.length > 0 ? [ `${o.join(", ")} from ${n}` ] : [];
 });
 const r = Object.keys(t);
 if (r.length > 0) o.push(`${r.join(", ")} from extra-fields`);
 return `Content: ${o.join("; ")}.`;
});

const ve = (function ve(e) {
 if (e.type === "all") return "To: every subscriber of the site (the service does not report how many).";
 const {id: t, name: n, reach: o} = e.audience;
 const r = n === void 0 ? `the audience ${t}` : `the audience "${n}" (id ${t})`;
 return `To: ${r}${o === void 0 ? "" : `, ${xe(o, "subscriber")}`}.`;
});

const ye = (function ye(e) {
 return `Guards: ${e.length > 0 ? e.join(", ") : "none of max-reach, check-urls and once-key"}.`;
});

const ke = (function ke({conclusion: e, attempts: t, delivery: n}) {
 const o = be(e.outcome);
 if (e.outcome !== "sent") return `${o}.`;
 const r = t > 1 ? ` at try ${t}` : "";
 return `${o}${r}: the service answered ${n?.statusCode} at ${e.sentAt.toISOString()}.`;
});

const Oe = (function Oe() {
 return {
  http: Se("HTTP_PROXY"),
  https: Se("HTTPS_PROXY"),
  bypass: Se("NO_PROXY")
 };
});

const je = (function je() {
 const {GITHUB_API_URL: e, GITHUB_SERVER_URL: t, GITHUB_REPOSITORY: n, GITHUB_SHA: o, GITHUB_RUN_ID: r} = process.env;
 return {
  github: {
   apiUrl: e || "https://api.github.com",
   serverUrl: t || "https://github.com"
  },
  run: {
   repository: n ?? "",
   sha: o ?? "",
   id: r ?? "",
   attempt: _e()
  }
 };
});

const Ee = (function Ee(e) {
 const t = Ve(e).replace(Ge, Ye).replace(Je, ze);
 return t.replace(/^[\t -%'-;=-@[-`{-~]/, Ye).replaceAll("\n", "<br>");
});

const Ce = (function Ce(e) {
 return Ve(e).replace(/[&<>]/g, Ye).replaceAll("\n", "&#10;");
});

const Pe = (function Pe(e, t = 500) {
 return Ae(Ee(De(He(e, t))));
});

const Re = (function Re(e, t = 500) {
 const n = He(e, t).replace(Me, "`$&`").split(Ne);
 const o = n.map((e, t) => t % 2 === 1 ? Ie(e) : Ee(De(e)));
 return Ae(o.join(""));
});

const Ue = (function Ue(e, t = 300) {
 const n = Ee(De(He(e, t)));
 return e.length > qe ? n : `<a href="${Xe(e)}">${n}</a>`;
});

const Le = (function Le(e, t, n) {
 return e.length > qe ? t : `<img src="${Xe(e)}" alt="${t}" width="${n}">`;
});

const He = (function He(e, t) {
 return e.length > t ? `${e.slice(0, t).replace(/[\ud800-\udbff]$/, "")}\u2026` : e;
});

const De = (function De(e, t = 40) {
 if (!new RegExp(`[^\\s/?-]{${t + 1}}`).test(e)) return e;
 const n = new RegExp(`${Be}{${t + 1},}`, "gv");
 const o = new RegExp(`${Be}{${We}}(?=${Be})`, "gv");
 return e.replace(n, e => e.replace(o, "$&\u200b"));
});

const Ve = (function Ve(e) {
 return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, e => {
  const t = e.codePointAt(0) ?? 0;
  return `\u2039U+${t.toString(16).toUpperCase().padStart(4, "0")}\u203a`;
 });
});

const Qe = (function Qe(e) {
 if ("failure" in e) {
  const {outcome: t, failure: n} = e;
  const o = {
   title: me(t, n),
   message: n.message,
   next: pe(t, n)
  };
  return [ Ke(o, he(t)) ];
 }
 if (e.outcome !== "skipped") return [];
 return [ tt([ [ "Why", nt(e.because) ], [ "What to do", Re(e.next, et) ] ]) ];
});

const Ke = (function Ke({title: e, message: t, next: n}, o) {
 return tt([ [ "What failed", `<b>${Re(e)}</b>` ], [ "Why", Re(t, Ze) ], ...o === void 0 ? [] : [ [ "Result", o ] ], [ "What to do", Re(n, et) ] ]);
});

const tt = (function tt(e) {
 const t = e.map(([e, t]) => `<tr><th align="left">${e.replaceAll(" ", "&nbsp;")}</th><td>${t}</td></tr>`);
 return `<table>\n${t.join("\n")}\n</table>`;
});

const nt = (function nt(e) {
 const t = ot.exec(e)?.[1];
 if (t === void 0) return Re(e, Ze);
 const n = e.split(t).map(e => Re(e, Ze));
 return n.join(Ue(t));
});

const rt = (function rt({attempts: e, conclusion: t, delivery: n, payload: o, target: r}) {
 const s = r?.type === "audience" ? r.audience : void 0;
 return {
  outcome: t.outcome,
  reason: "failure" in t ? t.failure.reason : "reason" in t ? t.reason : "",
  "status-code": st(n?.statusCode),
  response: n?.response ?? "",
  payload: o ?? "",
  "audience-id": st(s?.id),
  "audience-name": s?.name ?? "",
  "audience-reach": st(s?.reach),
  attempts: st(e),
  "sent-at": t.outcome === "sent" ? t.sentAt.toISOString() : ""
 };
});

const it = (function it(e, t) {
 return ct(e, t, false);
});

const ct = (function ct(e, t, n) {
 if (typeof e === "string") return t(e);
 if (Array.isArray(e)) return e.map(e => ct(e, t, n));
 if (e instanceof r.HR) {
  const {reason: n, title: o, message: s, next: i} = e;
  return new r.HR({
   reason: n,
   title: t(o),
   message: t(s),
   next: t(i)
  });
 }
 if (typeof e !== "object" || e === null || e instanceof Date) return e;
 const o = Object.entries(e).map(([e, o]) => {
  if (n) return [ t(e), ct(o, t, true) ];
  return [ e, at.has(e) ? o : ct(o, t, e === "extraFields") ];
 });
 return Object.fromEntries(o);
});

const lt = (function lt(e, t = ut) {
 const n = "<p>The rest of this summary is left out: it would be too large.</p>";
 const o = t - Buffer.byteLength(n) - 2;
 let r = 0;
 const s = e.findIndex(e => {
  r += Buffer.byteLength(e) + 2;
  return r > o;
 });
 const i = s === -1 ? e : [ ...e.slice(0, s), n ];
 return `${i.join("\n\n")}\n`;
});

const $t = (function $t(e) {
 const [, t = "", n = "", o = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(e)) ?? [];
 return n ? t + n.replace(/\B(?=(?:\d{3})+$)/g, ",") + o : String(e);
});

const St = (function St(e, t, n) {
 const o = [ ..._t(e), ...t ? [ Ct(t) ] : [], ...Pt(n) ];
 const r = [ "Field", "Value", "Source", ...mt ].map(e => `<th>${e}</th>`).join("");
 return `<table>\n<tr>${r}</tr>\n${o.map(Ot).join("\n")}\n</table>`;
});

const Ot = (function Ot({name: e, value: t, source: n, support: o}) {
 const r = o.map(e => `<td align="center">${e}</td>`).join("");
 return `<tr><td>${Ie(e)}</td><td dir="auto">${t}</td><td>${n}</td>${r}</tr>`;
});

const _t = (function _t({notification: e, sources: t}) {
 return Object.keys(e).flatMap(n => {
  const o = {
   name: n,
   source: t[n] ?? "",
   support: gt[n]
  };
  if (n !== "actions") return [ {
   ...o,
   value: jt(n, e)
  } ];
  const {actions: r = []} = e;
  const s = r.slice(0, yt).map(({text: e, url: t}, n) => ({
   ...o,
   name: `actions[${n}]`,
   value: `${Et(e, xt.button)}<br>${Ue(t)}`
  }));
  const i = r.length - s.length;
  return i > 0 ? [ ...s, {
   ...o,
   value: `${$t(i)} more, in the output <code>payload</code>`
  } ] : s;
 });
});

const jt = (function jt(e, t) {
 const n = t[e] ?? "";
 if (typeof n === "number") return `${$t(n)} s${At(n)}`;
 return e.endsWith("_url") ? Ue(n) : Et(n, e === "message" ? xt.message : xt.text);
});

const Et = (function Et(e, t) {
 if (e.length <= Tt) return Ee(De(e));
 const n = Ee(De(He(e, t)));
 const o = e.length > t ? "<br><i>The rest is in the output <code>payload</code>.</i>" : "";
 const r = Ee(De(He(e.slice(0, Tt), 80).replace(/\s+/g, " ")));
 return `<details><summary>${r} <i>(${vt(e.length, "character")})</i></summary>${n}${o}</details>`;
});

const Ct = (function Ct(e) {
 const t = e.type === "all" ? "all" : `audience ${e.audience.id}`;
 return {
  name: "target",
  value: Ie(t),
  source: "input",
  support: bt
 };
});

const Pt = (function Pt(e) {
 const t = Object.keys(e);
 const n = {
  source: "extra-fields",
  support: wt
 };
 const o = t.slice(0, kt).map(t => ({
  ...n,
  name: He(t, xt.extraName),
  value: Ie(He(Rt(e[t]), xt.extraValue))
 }));
 const r = t.length - o.length;
 return r > 0 ? [ ...o, {
  ...n,
  name: "\u2026",
  value: `${$t(r)} more, in the output <code>payload</code>`
 } ] : o;
});

const At = (function At(e) {
 const t = [ [ 604800, "week" ], [ 86400, "day" ], [ 3600, "hour" ], [ 60, "minute" ] ];
 const n = t.find(([t]) => e >= t && e % t === 0);
 return n ? ` (${vt(e / n[0], n[1])})` : "";
});

const Nt = (function Nt(e, {length: t, line: n}) {
 const o = /^[\n\x20-\x7e]*$/.test(e);
 const r = o ? e : e.match(Mt) ?? [];
 const s = r.length;
 let i = 0;
 let a = 0;
 let c = 0;
 for (const u of r) {
  i = u === "\n" ? (Math.floor(i / n) + 1) * n : i + (!o && It.test(u) ? 2 : 1);
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

const Ft = (function Ft(e) {
 const t = Ut.map(t => Bt(t, e));
 return `<div>\n${t.join("\n")}\n<br clear="all"><sub>${Wt}</sub>\n</div>`;
});

const Bt = (function Bt(e, {title: t, message: n, actions: o = [], ...r}) {
 const s = {
  title: Nt(t, e.title),
  message: Nt(n, e.message),
  buttons: o.slice(0, Lt).map(({text: t}) => Nt(t, e.button))
 };
 const i = [ ...Gt(s, o.length), `Opens ${Ue(r.landing_url, 38)}` ];
 const a = [ `<tr><th colspan="2">${e.name} <sub>${e.browser}</sub></th></tr>`, ...qt(e, s, r), `<tr><td colspan="2">${i.map(e => `<sub>${e}</sub>`).join("<br>")}</td></tr>` ];
 return `<table align="left">${a.join("")}</table>`;
});

const qt = (function qt({iconAt: e, buttonsAt: t, textWidth: n}, {title: o, message: r, buttons: s}, {icon_url: i, banner_url: a}) {
 const c = `<td valign="top" width="${Ht}">${Le(i, "icon", Ht)}</td>`;
 const u = `<td valign="top" width="${n}" dir="auto"><b>${Yt(o)}</b><br>${Yt(r)}</td>`;
 const l = a && Le(a, "banner", Dt);
 const d = s.map(e => `<kbd>&nbsp;${Yt(e)}&nbsp;</kbd>`).join("&nbsp;&nbsp;");
 return [ `<tr>${e === "start" ? c + u : u + c}</tr>`, ...l ? [ `<tr><td colspan="2" align="center">${l}</td></tr>` ] : [], ...d ? [ `<tr><td colspan="2" align="${t}">${d}</td></tr>` ] : [] ];
});

const Gt = (function Gt({title: e, message: t, buttons: n}, o) {
 const r = o - n.length;
 return [ Xt("Title", e), Xt("Message", t), ...n.some(zt) ? [ "\u2702\ufe0f A button is cut" ] : [], ...r > 0 ? [ `\u2702\ufe0f ${vt(r, "more button")} not shown` ] : [] ];
});

const Qt = (function Qt(e) {
 const {conclusion: t, content: n, target: o, extraFields: r = {}, delivery: s, warnings: i, notes: a} = e;
 const {outcome: c} = t;
 return lt([ `<h2>${Vt[c]} ${be(c)}</h2>`, ...Qe(t), ...Kt(e), ...en(e), ...on("\u26a0\ufe0f", i), ...on("\u2139\ufe0f", a), ...n ? [ "<h3>Preview</h3>", Ft(n.notification) ] : [], ...n ? [ "<h3>Fields</h3>", St(n, o, r) ] : [], ...s?.response ? [ sn(s.response) ] : [] ]);
});

const Kt = (function Kt({conclusion: e, target: t, attempts: n, delivery: o}) {
 const r = e.outcome === "sent" && e.doubt ? `, but ${Re(e.doubt)}` : "";
 const s = [ t && `<b>To</b> ${tn(t)}`, o?.statusCode && `HTTP&nbsp;${o.statusCode}${r}`, n > 0 && vt(n, "attempt"), e.outcome === "sent" && `${e.sentAt.toUTCString().slice(5, 25).replaceAll(" ", "&nbsp;")}&nbsp;UTC` ];
 const i = s.filter(Boolean);
 return i.length > 0 ? [ `<p>${i.join(" \xb7 ")}</p>` ] : [];
});

const en = (function en({guards: e}) {
 const t = e.map(e => Ie(He(e, Zt)));
 return t.length > 0 ? [ `<p><b>Guards</b> ${t.join(" \xb7 ")}</p>` ] : [];
});

const tn = (function tn(e) {
 if (e.type === "all") return "every subscriber of the site; the service does not report how many";
 const {id: t, name: n, reach: o} = e.audience;
 const r = n === void 0 ? `audience ${t}` : `${Pe(n)} (audience ${t})`;
 return o === void 0 ? r : `${r}, <b>${vt(o, "subscriber")}</b>`;
});

const on = (function on(e, t) {
 const n = t.slice(0, nn).map(t => `${e} ${Re(t)}`);
 const o = t.length - n.length;
 const r = o > 0 ? [ ...n, `${e} ${$t(o)} more are in the log.` ] : n;
 return r.length > 0 ? [ `<p>${r.join("<br>")}</p>` ] : [];
});

const sn = (function sn(e) {
 const t = e.length - rn;
 const n = t > 0 ? `<p>${vt(t, "more character")} in the output <code>response</code>.</p>` : "";
 const o = Ce(He(e, rn));
 return `<details><summary>Response of the service</summary><pre><code>${o}</code></pre>${n}</details>`;
});

const un = (function un(e, {redact: t, log: n}) {
 const o = process.env.GITHUB_OUTPUT;
 if (!o) return;
 const s = Object.entries(e).map(([e, n]) => [ e, cn.includes(e) ? t(n) : n ]);
 try {
  (0, an.appendFileSync)(o, Y(Object.fromEntries(s)));
 } catch (e) {
  n.warning("Outputs not written", `The outputs of this step could not be written (${(0, 
  r.q0)(e)}).`);
 }
});

const ln = (function ln(e, {redact: t, log: n}) {
 const o = process.env.GITHUB_STEP_SUMMARY;
 if (!o) return;
 try {
  (0, an.appendFileSync)(o, t(e()));
 } catch (e) {
  n.warning("Summary not written", `The job summary could not be written (${(0, r.q0)(e)}).`);
 }
});

const dn = (function dn(e, t, n) {
 const {conclusion: o, warnings: r, notes: s} = e;
 const {log: i, redact: a} = n;
 un(rt(e), n);
 if ((0, T.iP)(t) !== false) ln(() => Qt(it(e, a)), n);
 for (const e of r) i.warning("Advice", e);
 for (const e of s) i.info(e);
 if (o.outcome === "sent" && o.doubt) i.warning("Sent, with a doubtful answer", `The service accepted it (2xx), but ${o.doubt}. If nobody receives it, check \`base-url\`: another server may have answered.`);
 if ("failure" in o) {
  const {outcome: e, failure: t} = o;
  i.error(me(e, t), ge(e, t));
 } else if (o.outcome === "skipped") i.notice(`${be("skipped")} (${o.reason})`, `${o.because} ${o.next}`); else i.info(ke(e));
});

const pn = (function pn(e) {
 const t = [ ...new Set(e) ].filter(e => e !== "").sort((e, t) => t.length - e.length);
 const n = t.map(e => ({
  secret: e,
  redact: mn(e)
 }));
 return (e, t = false) => n.reduce((e, {secret: n, redact: o}) => {
  if (!t && !e.includes(n) && !/[\\%&]/.test(e)) return e;
  return o(e, t);
 }, e);
});

const mn = (function mn(e) {
 let t;
 let n;
 return (o, r) => {
  n ??= gn(e.slice(0, 3));
  if (!r && !n.test(o)) return o;
  t ??= wn(e);
  const s = new Set(t[0]?.map(e => e.charAt(0)));
  let i = "";
  let a = 0;
  for (let e = 0; e < o.length; e++) {
   if (!s.has(o.charAt(e))) continue;
   const n = bn(t, o, e, r);
   if (n === void 0) continue;
   i += `${o.slice(a, e)}${fn}`;
   a = n;
   e = n - 1;
  }
  return i + o.slice(a);
 };
});

const gn = (function gn(e) {
 const t = e => yn(e).map(e => e.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
 return new RegExp(e.split("").reduce((e, n) => `${e}(?:${t(n).join("|")})`, ""));
});

const wn = (function wn(e) {
 const t = new Map([ ...new Set(e.split("")) ].map(e => [ e, yn(e) ]));
 return e.split("").map(e => t.get(e) ?? []);
});

const bn = (function bn(e, t, n, o) {
 const r = Math.min(hn, e.length - 1);
 let s = [ n ];
 for (const [n, i] of e.entries()) {
  const e = new Set;
  for (const a of s) {
   for (const n of i) if (t.startsWith(n, a)) e.add(a + n.length);
   const s = t.length - a;
   const c = o && s < $n && i.some(e => e.startsWith(t.slice(a)));
   if (c && n > 0 && n >= r) return t.length;
  }
  if (e.size === 0) return;
  s = [ ...e ];
 }
 return Math.max(...s);
});

const yn = (function yn(e) {
 const t = e.charCodeAt(0);
 const n = t.toString(16).padStart(2, "0");
 const o = [ n, n.toUpperCase() ].flatMap(e => [ `%${e}`, `\\u00${e}`, `&#x${e};` ]);
 const r = [ t, String(t).padStart(3, "0") ].map(e => `&#${e};`);
 return [ ...new Set([ e, `\\${e}`, ...r, vn[e] ?? e, ...o ]) ];
});

const _n = (function _n(e, t) {
 const n = (t, n) => ({
  kind: "fault",
  handedOver: false,
  reason: t,
  passing: n,
  cause: e
 });
 if (e instanceof On) return n(e.reason, e.reason === "timeout");
 const {code: o = "", syscall: r, statusCode: s} = e;
 if (o === "ERR_PROXY_TUNNEL") return n("proxy-failed", s === void 0);
 const i = r !== void 0 && o !== "EPROTO" || jn.test(o) || e instanceof AggregateError;
 if (!i && !o.startsWith("ERR_INVALID")) return n("tls-failed", false);
 const a = o === "ECONNRESET" && r === void 0;
 return n(t && !a ? "proxy-failed" : "connection-failed", true);
});

const En = (function En(e, t) {
 const n = t => ({
  kind: "fault",
  handedOver: true,
  reason: t,
  passing: true,
  cause: e
 });
 if (e instanceof On) return n(e.reason);
 const o = e.code ?? "";
 return n(t > 0 || o.startsWith("HPE_") ? "bad-response" : "connection-lost");
});

const Pn = (function Pn(e) {
 const [t = 0, n = 0] = e.replace(/^v/, "").split(".").map(Number);
 return t > 24 || t === 24 && n >= 5;
});

const Rn = (function Rn(e, t) {
 const n = e.protocol === "https:" ? t.https : t.http;
 if (!n || An(e, t.bypass ?? "")) return;
 return n.includes("://") ? n : `http://${n}`;
});

const An = (function An(e, t) {
 const n = e.hostname.replace(/^\[|\]$|\.$/g, "");
 const o = e.port || (e.protocol === "https:" ? "443" : "80");
 return t.toLowerCase().split(/[\s,]+/).filter(e => e !== "").some(e => e === "*" || Nn(e, n, o));
});

const Nn = (function Nn(e, t, n) {
 if (e.includes("/")) return In(e, t);
 const [, o = e, r] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e) ?? [];
 if (r !== void 0 && r !== n) return false;
 const s = Mn(o.replace(/^\[|\]$/g, "").replace(/^\*?\./, ""));
 return t === s || (0, Cn.isIP)(t) === 0 && t.endsWith(`.${s}`);
});

const Mn = (function Mn(e) {
 return (0, Cn.isIP)(e) === 6 && (0, Sn.D)(`http://[${e}]`)?.hostname.slice(1, -1) || e;
});

const In = (function In(e, t) {
 const [n = "", o = ""] = e.split("/");
 const r = (0, Cn.isIP)(n);
 if (r === 0 || (0, Cn.isIP)(t) !== r || !/^\d{1,3}$/.test(o) || Number(o) > (r === 4 ? 32 : 128)) return false;
 const s = r === 4 ? "ipv4" : "ipv6";
 const i = new Cn.BlockList;
 i.addSubnet(n, Number(o), s);
 return i.check(t, s);
});

const Ln = (function Ln(e) {
 const t = new Map;
 const n = new WeakMap;
 async function o(e, o) {
  const r = `${e.protocol}${o ?? ""}`;
  const s = t.get(r);
  if (s) return s;
  const i = o === void 0 ? {} : {
   proxyEnv: {
    http_proxy: o,
    https_proxy: o
   }
  };
  const {Agent: a} = e.protocol === "https:" ? await Wn() : xn();
  if (o !== void 0) await Hn();
  const c = new a({
   keepAlive: true,
   ...i
  });
  c.on("free", e => n.set(e, Date.now()));
  t.set(r, c);
  return c;
 }
 function r(e) {
  for (const t of Object.values(e.freeSockets).flatMap(e => e ?? [])) if (Date.now() - (n.get(t) ?? 0) > Un) t.destroy();
 }
 return {
  async exchange(t) {
   const n = Rn(t.url, e);
   const s = n === void 0 ? void 0 : Fn(n);
   if (s) return Bn(s);
   const i = await o(t.url, n);
   r(i);
   return qn(t, i, n !== void 0);
  }
 };
});

const Hn = (async function Hn() {
 const {subscribe: e, unsubscribe: t} = await Promise.resolve().then(o.t.bind(o, 3053, 23));
 t("net.client.socket", Dn);
 e("net.client.socket", Dn);
});

const Fn = (function Fn(e) {
 if (!Pn(process.version)) return `Node ${process.version} cannot use a proxy; it needs Node 24.5, that is a newer runner`;
 if (!/^https?:/i.test(e) || !(0, Sn.D)(e)) return "the proxy setting is not an http or https URL";
 try {
  const {username: t, password: n} = new URL(e);
  decodeURIComponent(t + n);
 } catch {
  return "the user name or password in the proxy setting is not percent-encoded";
 }
 return;
});

const qn = (async function qn(e, t, n) {
 const {method: o, url: r, headers: s, body: i, timeoutMs: a, maxBytes: c, encoding: u = "utf8", wantsBody: l, cancel: d} = e;
 const f = r.protocol === "https:";
 const {request: h} = f ? await Wn() : xn();
 return new Promise(e => {
  let p = false;
  let m = 0;
  let g;
  let w;
  const b = new Tn.StringDecoder(u);
  let $ = "";
  const v = h(r, {
   agent: t,
   method: o,
   headers: i === void 0 ? s : {
    ...s,
    "Content-Length": Buffer.byteLength(i)
   }
  });
  const y = setTimeout(() => O(new On("timeout", `no answer within ${a / 1e3} s`)), a);
  const k = () => O(new On("cancelled", "the run was cancelled"));
  const x = e => {
   m += e.length;
  };
  function T(t) {
   clearTimeout(y);
   d?.removeEventListener("abort", k);
   g?.removeListener("data", x);
   e(t);
  }
  function S(e) {
   if (w) T({
    ...w,
    body: $ + b.end(),
    ...e && {
     flaw: e
    }
   });
  }
  function O(e) {
   if (w) S(e instanceof On ? e.reason : "cut"); else T(p ? En(e, m) : _n(e, n));
   v.destroy();
  }
  function _() {
   if (v.destroyed) return;
   p = true;
   v.end(i);
  }
  v.on("error", O);
  v.on("close", () => w ?? O(Object.assign(new Error("the connection was closed"), {
   code: "ECONNRESET"
  })));
  v.on("socket", e => {
   g = e;
   e.on("data", x);
   if (Gn(e, f)) _(); else e.once(f ? "secureConnect" : "connect", _);
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
     $ += b.write(e);
     return;
    }
    $ += b.write(e.subarray(0, n));
    S("too-large");
    v.destroy();
   });
   e.on("end", () => S(e.complete ? void 0 : "cut"));
   e.on("error", O);
   e.on("close", () => S("cut"));
  });
  d?.addEventListener("abort", k);
  if (d?.aborted) k();
 });
});

const Gn = (function Gn(e, t) {
 if (e.connecting) return false;
 return !t || e.secureConnecting === false;
});

const zn = (function zn(e) {
 if (Yn.test(e)) return e;
 return e.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/##(?=\[)/g, `##${Jn}`).replace(/^([\s\p{C}\p{Z}]*):(?=:)/gmu, `$1:${Jn}`).replace(/[^\P{Cc}\n\t]/gu, "\ufffd");
});

const Xn = (function Xn(e) {
 const t = t => zn(e(t));
 return {
  info: e => J(t(e)),
  retry: (e, n) => J(t(`${e.message} Trying again in ${(n / 1e3).toFixed(1)} s.`)),
  group: (e, n) => {
   q(t(e));
   J(t(n));
   G();
  },
  notice: (e, n) => B("notice", t(e), t(n)),
  warning: (e, n) => B("warning", t(e), t(n)),
  error: (e, n) => B("error", t(e), t(n))
 };
});

const Vn = (function Vn(e) {
 const t = pn(e);
 const n = Ln(Oe());
 const o = Qn();
 return {
  log: Xn(t),
  redact: t,
  http: n,
  cancel: o.signal,
  crash: Kn(o)
 };
});

const Qn = (function Qn() {
 const e = new AbortController;
 const t = () => e.abort();
 process.on("SIGINT", t);
 process.on("SIGTERM", t);
 return e;
});

const Kn = (function Kn(e) {
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

const Zn = (async function Zn(e) {
 await new Promise(e => process.stdout.write("", e));
 process.exit(e);
});

const no = (async function no({service: e, cancel: t, redact: n, random: o, ...s}) {
 const i = async r => {
  if (t?.aborted) return {
   done: oo()
  };
  const s = await e.fetchAudiences();
  return ro(s, (0, to.fu)(r, o), n);
 };
 const a = await (0, to.ux)({
  ...s,
  once: i,
  cancel: t,
  cancelled: oo,
  onWait: (e, t) => e instanceof r.HR && s.onWait(e, t)
 });
 if (a instanceof r.HR) throw a;
 return a;
});

const ro = (function ro(e, t, n) {
 if (e.kind === "fault") return so(e, t);
 const {status: o, flaw: s} = e;
 if (o < 200 || o >= 300) {
  const r = (0, eo.FP)("Listing the audiences", e, n(e.body, s !== void 0));
  if (o !== 429 && o < 500) return {
   done: r
  };
  return {
   again: r,
   waitMs: (0, to.P9)(e.headers["retry-after"], Date.now()) ?? t
  };
 }
 if (s === "too-large") return {
  done: uo("the list is larger than 64 MiB")
 };
 if (s) {
  const e = s === "cut" ? "connection-lost" : s;
  const n = new Error("the list did not arrive whole");
  return so({
   kind: "fault",
   handedOver: true,
   reason: e,
   passing: s !== "cancelled",
   cause: n
  }, t);
 }
 try {
  return {
   done: io(e.body)
  };
 } catch (e) {
  if (e instanceof r.HR) return {
   done: e
  };
  throw e;
 }
});

const so = (function so(e, t) {
 const n = (0, eo.zk)("Listing the audiences", e);
 return e.passing && e.reason !== "cancelled" ? {
  again: n,
  waitMs: t
 } : {
  done: n
 };
});

const io = (function io(e) {
 let t;
 try {
  t = JSON.parse(e);
 } catch {
  throw uo("the answer is not JSON");
 }
 const n = co(t) ? t.audience : void 0;
 if (!Array.isArray(n)) throw uo("audience: expected an array");
 for (let e = 0; e < n.length; e++) {
  const t = ao(n[e]);
  if (t) throw uo(`audience[${e}]${t}`);
 }
 return n;
});

const ao = (function ao(e) {
 if (!co(e)) return ": expected an object";
 const {id: t, name: n, reach: o} = e;
 if (typeof t !== "number") return ".id: expected a number";
 if (!Number.isSafeInteger(t)) return `.id: ${t} is not a safe integer, so it cannot be used as an id`;
 if (typeof n !== "string") return ".name: expected a string";
 if (typeof o !== "number" || !Number.isFinite(o)) return ".reach: expected a number";
 return;
});

const fo = (async function fo(e) {
 const {service: t, body: n, retries: o, cancel: r, redact: s, onAttempt: i, onWait: a, random: c} = e;
 let u = {};
 const l = async e => {
  if (r?.aborted) return {
   done: ho()
  };
  i();
  const o = await t.send(n);
  if (o.kind === "fault") return po(o, (0, to.fu)(e, c));
  const a = s(o.body, o.flaw !== void 0);
  u = {
   statusCode: o.status,
   response: ko(a, lo)
  };
  const l = (0, to.fu)(e, c);
  return mo(o) ? {
   done: bo(o)
  } : go(o, a, l);
 };
 const d = await (0, to.ux)({
  once: l,
  retries: o,
  cancel: r,
  cancelled: ho,
  onWait: (e, t) => "failure" in e && a(e.failure, t)
 });
 return {
  verdict: d,
  ...u
 };
});

const po = (function po(e, t) {
 const n = (0, eo.zk)("Sending", e);
 if (e.handedOver) return {
  done: {
   outcome: "unknown",
   failure: n
  }
 };
 const o = {
  outcome: "not-sent",
  failure: n
 };
 return e.passing ? {
  again: o,
  waitMs: t
 } : {
  done: o
 };
});

const go = (function go(e, t, n) {
 const {status: o, headers: r} = e;
 const s = (0, eo.FP)("Sending", e, t);
 const i = (0, to.P9)(r["retry-after"], Date.now());
 if (o === 429) return {
  again: {
   outcome: "rejected",
   failure: s
  },
  waitMs: i ?? n
 };
 if (o === 503 && i !== void 0) return {
  again: {
   outcome: "rejected",
   failure: s
  },
  waitMs: i
 };
 return {
  done: {
   outcome: o >= 300 && o < 500 ? "rejected" : "unknown",
   failure: s
  }
 };
});

const bo = (function bo({at: e, flaw: t, body: n}) {
 const o = {
  outcome: "sent",
  sentAt: e
 };
 if (t) return {
  ...o,
  doubt: wo[t]
 };
 if (n.trim() === "") return o;
 let r;
 try {
  r = JSON.parse(n);
 } catch {
  return {
   ...o,
   doubt: "the answer is not JSON"
  };
 }
 return $o(r) ? {
  outcome: "unknown",
  failure: yo()
 } : o;
});

const $o = (function $o(e) {
 if (typeof e !== "object" || e === null) return false;
 const {success: t, ok: n, error: o, errors: r} = e;
 return t === false || n === false || !vo(o) || !vo(r);
});

const vo = (function vo(e) {
 if (typeof e === "object" && e !== null) return Object.keys(e).length === 0;
 return !e || typeof e === "string" && e.trim() === "";
});

const ko = (function ko(e, t) {
 const n = Buffer.from(e);
 if (n.length <= t) return e;
 let o = t;
 while (((n[o] ?? 0) & 192) === 128) o--;
 return n.subarray(0, o).toString("utf8");
});

const Oo = (function Oo(e, {http: t, cancel: n}) {
 return new To({
  baseUrl: e["base-url"],
  token: e["api-token"],
  timeoutMs: e.timeout * 1e3,
  userAgent: So.N,
  http: t,
  cancel: n
 });
});

const _o = (async function _o() {
 const e = X();
 const t = Vn([ e["api-token"], e["github-token"] ]);
 const n = {
  attempts: 0,
  guards: [],
  warnings: [],
  notes: []
 };
 const o = {};
 let s;
 try {
  s = await Promise.race([ jo(e, n, o, t), t.crash ]);
 } catch (e) {
  s = {
   outcome: n.attempts > 0 ? "unknown" : "not-sent",
   failure: (0, r.h_)(e)
  };
 }
 const {warnings: i, notes: a} = await x(o.claims, s);
 n.warnings.push(...i);
 n.notes.push(...a);
 dn({
  ...n,
  conclusion: s
 }, e.summary, t);
 await Zn(Te(s));
});

const jo = (async function jo(e, t, n, r) {
 const {log: s, redact: a, cancel: c} = r;
 const u = await K(e);
 if ("skip" in u) return {
  outcome: "skipped",
  reason: "not-announceable",
  because: `${u.skip.charAt(0).toUpperCase()}${u.skip.slice(1)}.`,
  next: "Give the content as inputs to send on this event too."
 };
 const {settings: l, content: d, extraFields: f} = u;
 t.content = d;
 t.extraFields = f;
 s.info($e(d, f));
 t.guards.push(...Co(l));
 t.warnings.push(...le(l["api-token"], Date.now()), ...ie(d.notification));
 t.warnings.push(...ce(l["once-key"]));
 const h = Oo(l, r);
 const p = {
  service: h,
  retries: l.retries,
  cancel: c,
  redact: a,
  onWait: s.retry
 };
 t.target = await Eo(l, () => no(p));
 if (t.target.type === "audience") {
  t.warnings.push(...ae(t.target.audience.reach));
  i(t.target.audience, l["max-reach"]);
 }
 s.info(ve(t.target));
 s.info(ye(t.guards));
 const m = $(d.notification, t.target, f);
 t.payload = m;
 s.group("Payload", m);
 if (l["check-urls"]) {
  const {checkUrls: e} = await o.e(855).then(o.bind(o, 8855));
  const n = l.timeout * 1e3;
  const i = {
   notification: d.notification,
   http: r.http,
   timeoutMs: n,
   userAgent: So.N,
   cancel: c
  };
  t.warnings.push(...await e(i));
  s.info("URLs: each of them leads where it should.");
 }
 const g = await Po(l, d, t.target, r);
 if (l["dry-run"]) {
  if (g) {
   const {notes: e, warnings: n} = await g.look();
   t.notes.push(...e);
   t.warnings.push(...n);
  }
  return {
   outcome: "dry-run"
  };
 }
 t.warnings.push(...ue(_e(), l["once-key"]));
 if (g) n.claims = g;
 return k(g, async () => {
  t.delivery = await fo({
   ...p,
   body: m,
   onAttempt: () => t.attempts++
  });
  return t.delivery.verdict;
 });
});

const Eo = (async function Eo(e, t) {
 const {target: n, "audience-id": o, "audience-name": r, "max-reach": i, "dry-run": a} = e;
 if (n === "all") {
  if (a) await t();
  return {
   type: "all"
  };
 }
 const c = o !== void 0 && r === void 0 && i === void 0 && !a;
 return {
  type: "audience",
  audience: c ? {
   id: o
  } : await s({
   id: o,
   name: r
  }, await t())
 };
});

const Co = (function Co({"max-reach": e, "check-urls": t, "once-key": n}) {
 const o = [];
 if (e !== void 0) o.push(`max-reach ${e}`);
 if (t) o.push("check-urls");
 if (n !== void 0) o.push(`once-key "${n}"`);
 return o;
});

const Po = (async function Po({"once-key": e, "github-token": t = "", timeout: n}, {notification: r}, s, {http: i, cancel: a}) {
 if (e === void 0) return;
 const {openClaims: c} = await o.e(585).then(o.bind(o, 585));
 const {title: u} = r;
 const l = {
  target: s.type === "all" ? "all" : `audience ${s.audience.id}`,
  title: u
 };
 return c({
  key: e,
  record: l,
  token: t,
  http: i,
  timeoutMs: n * 1e3,
  cancel: a,
  ...je()
 });
});

var t = {
 3916: ((e, t, n) => {
  n.d(t, {
   HR: () => o,
   h_: () => r,
   q0: () => s
  });
  class o extends Error {
   reason;
   title;
   next;
   constructor({reason: e, title: t, message: n, next: o, cause: r}) {
    super(n, r === void 0 ? void 0 : {
     cause: r
    });
    this.name = "Failure";
    this.reason = e;
    this.title = t;
    this.next = o;
   }
  }
  function r(e) {
   if (e instanceof o) return e;
   return new o({
    reason: "internal-error",
    title: "Internal error",
    message: `The action itself failed: ${s(e)}.`,
    next: "Please report this with the log of the run.",
    cause: e
   });
  }
  function s(e) {
   if (!(e instanceof Error)) return String(e);
   const t = e.code;
   if (t === "ERR_SSL_WRONG_VERSION_NUMBER") return "the other side does not speak TLS at this port";
   const n = (e.message || e.name).replace(/\s+/g, " ").trim();
   const o = typeof t === "string" && !n.includes(t) ? `${t}: ${n}` : n;
   const r = e instanceof AggregateError ? e.errors.map(s).join("; ") : "";
   const i = r && r !== o ? `${o} (${r})` : o;
   return e.cause === void 0 ? i : `${i}: ${s(e.cause)}`;
  }
 }),
 9726: ((e, t, n) => {
  n.d(t, {
   Vu: () => l,
   fD: () => c,
   pi: () => u,
   qW: () => d,
   wg: () => f
  });
  var o = n(2628);
  const r = e => e === "" ? {
   wrong: "is blank, which the service refuses; give a text"
  } : {
   value: e
  };
  const s = (...e) => {
   const t = (0, o.rf)(...e);
   return e => e === "" ? r(e) : t(e);
  };
  const i = s("https");
  const a = s("https", "http");
  const c = {
   title: r,
   message: r,
   icon_url: i,
   banner_url: i,
   landing_url: a,
   utm_source: r,
   utm_medium: r,
   utm_campaign: r
  };
  const u = [ "title", "message", "icon_url", "banner_url", "landing_url", "actions", "utm_source", "utm_medium", "utm_campaign", "ttl" ];
  const l = [ "title", "message", "icon_url", "landing_url" ];
  function d(e, t, n) {
   const o = t(n.trim());
   if ("value" in o) return {
    fields: {
     [e]: o.value
    },
    flaws: []
   };
   return {
    fields: {},
    flaws: [ {
     path: [ e ],
     wrong: o.wrong
    } ]
   };
  }
  const f = e => e.replaceAll("_", "-");
 }),
 2631: ((e, t, n) => {
  n.d(t, {
   CC: () => r,
   KE: () => c,
   LF: () => s,
   vQ: () => i
  });
  var o = n(3916);
  const r = (e, t, n = "invalid-input") => ({
   at: e,
   wrong: t,
   reason: n
  });
  function s(e) {
   return e.reduce((e, t) => {
    if (typeof t === "number") return `${e}[${t}]`;
    return e ? `${e}.${String(t)}` : String(t);
   }, "");
  }
  function i(e) {
   const t = e.some(e => e.reason === "invalid-input") ? "invalid-input" : "unreadable-file";
   return new o.HR({
    reason: t,
    title: t === "unreadable-file" ? "Unreadable file" : "Invalid input",
    message: c(e.map(e => `${e.at}: ${e.wrong}.`)),
    next: "Correct it and start a new run (a re-run takes the workflow as it was)."
   });
  }
  const a = 100;
  function c(e) {
   if (e.length === 1) return e.join("");
   const t = e.slice(0, a).map(e => `- ${e}`);
   if (e.length > a) t.push(`- and ${e.length - a} more`);
   return `${e.length} problems:\n${t.join("\n")}`;
  }
 }),
 2628: ((e, t, n) => {
  n.d(t, {
   TL: () => a,
   iP: () => l,
   p0: () => d,
   pc: () => m,
   rD: () => c,
   rJ: () => f,
   rf: () => h,
   zM: () => u
  });
  var o = n(7666);
  const r = {
   "": 1,
   s: 1,
   m: 60,
   h: 3600,
   d: 86400,
   w: 604800
  };
  const s = /^[\x21-\x7e]+$/;
  const i = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
  function a(e) {
   const t = JSON.stringify(e);
   return t.length > 120 ? `${t.slice(0, 100)}\u2026" (${e.length} characters)` : t;
  }
  function c(e, t, n) {
   return o => {
    const r = /^[0-9]+$/.test(o) ? Number(o) : Number.NaN;
    return r >= t && r <= n ? {
     value: r
    } : {
     wrong: `${a(o)} is not ${e}`
    };
   };
  }
  function u(e) {
   if (/^(true|True|TRUE)$/.test(e)) return {
    value: true
   };
   if (/^(false|False|FALSE)$/.test(e)) return {
    value: false
   };
   return {
    wrong: `${a(e)} is neither true nor false; give one of these two words`
   };
  }
  function l(e) {
   const t = u(e);
   return "value" in t ? t.value : void 0;
  }
  function d(e) {
   const t = /^([0-9]+)([smhdw]?)$/.exec(e);
   const n = "give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";
   if (!t) return {
    wrong: `${a(e)} is not a duration; ${n}`
   };
   const o = Number(t[1]) * r[t[2]];
   if (!Number.isSafeInteger(o)) return {
    wrong: `${a(e)} is too long; ${n}`
   };
   return {
    value: o
   };
  }
  function f(e) {
   if (s.test(e)) return {
    value: e
   };
   return {
    wrong: "holds a space, a line break or a character outside ASCII, which a token cannot; give the token alone, best from a secret"
   };
  }
  function h(...e) {
   const t = `give an absolute ${e.join(" or ")} URL, such as https://example.com/${e.length > 1 ? "page" : "image.png"}`;
   return p(e, t);
  }
  function p(e, t) {
   return n => {
    if (/[\s\p{Cc}\\]/u.test(n)) return {
     wrong: `${a(n)} holds white space or a backslash, which a URL cannot; ${t}`
    };
    const r = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(n)?.[1]?.toLowerCase();
    if (r !== void 0 && !e.includes(r)) return {
     wrong: `${a(n)} is ${r}; ${t}`
    };
    const s = r !== void 0 && /^[^:]+:\/\/[^/?#]/.test(n) && (0, o.D)(n) !== void 0;
    return s ? {
     value: n
    } : {
     wrong: `${a(n)} is not an absolute URL; ${t}`
    };
   };
  }
  function m(e) {
   if (/^[^/]*\/\/[^/?#]*@/.test(e)) return {
    wrong: "holds a user name or password; give the address without them"
   };
   const t = "give the https address of the push service, such as https://push.example.com";
   const n = p([ "https", "http" ], t)(e);
   if ("wrong" in n) return n;
   const o = new URL(e);
   if (o.protocol === "http:" && !i.test(o.hostname)) return {
    wrong: `${a(e)} is http, which would send the token in the clear; give an https URL (http is for loopback addresses alone)`
   };
   if (/[?#]/.test(e)) return {
    wrong: `${a(e)} has a query or fragment; give the address without it`
   };
   return {
    value: e.replace(/\/+$/, "")
   };
  }
 }),
 6886: ((e, t, n) => {
  n.d(t, {
   Lg: () => w,
   _Q: () => b,
   yc: () => h
  });
  var o = n(2631);
  var r = n(2628);
  const s = (e, t) => n => n === "" ? {
   wrong: `is missing; give ${e}`
  } : t(n);
  const i = (e, t) => n => n === "" ? {
   value: e
  } : t(n);
  const a = e => t => t === "" ? {
   value: void 0
  } : e(t);
  const c = e => ({
   value: e
  });
  function u(e) {
   if (e === "all" || e === "audience") return {
    value: e
   };
   return {
    wrong: `${(0, r.TL)(e)} is no target; give \`all\` (every subscriber) or \`audience\``
   };
  }
  const l = {
   "base-url": s("the base address of the push service, such as https://push.example.com (a variable that is misspelt is empty)", r.pc),
   "api-token": s("the API token of the site, from a secret (one that is misspelt, or not to be read here, is empty)", r.rJ),
   timeout: i(30, (0, r.rD)("a whole number of seconds from 1 to 300", 1, 300)),
   retries: i(3, (0, r.rD)("a whole number from 0 to 10", 0, 10)),
   summary: i(true, r.zM)
  };
  const d = Number.MAX_SAFE_INTEGER;
  const f = {
   ...l,
   target: s("`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line", u),
   "audience-id": a((0, r.rD)(`an audience id; give decimal digits, 1 to ${d}`, 1, d)),
   "audience-name": a(c),
   "max-reach": a((0, r.rD)(`a whole number from 0 to ${d}`, 0, d)),
   "payload-file": a(c),
   "extra-fields": a(c),
   "dry-run": i(false, r.zM),
   "check-urls": i(false, r.zM),
   "once-key": a(c),
   "github-token": a(r.rJ)
  };
  function h(e) {
   return p(f, e, [ ...m(e), ...v(e), ...$(e) ]);
  }
  function p(e, t, n) {
   const r = b(t);
   const s = {};
   const i = [];
   for (const [t, n] of Object.entries(e)) {
    const e = n(r[t] ?? "");
    if ("value" in e) s[t] = e.value; else i.push((0, o.CC)(t, e.wrong));
   }
   i.push(...n);
   return i.length > 0 ? {
    settings: void 0,
    problems: i
   } : {
    settings: s,
    problems: []
   };
  }
  function m(e) {
   const t = [];
   if (e.target === "all") {
    for (const n of [ "audience-id", "audience-name" ]) if (e[n]) t.push((0, o.CC)(n, "goes with `target: audience` alone; remove it, or change `target`"));
    if (e["max-reach"]) {
     const e = "the service does not report the reach of a broadcast";
     t.push((0, o.CC)("max-reach", `goes with \`target: audience\` alone (${e}); remove it`));
    }
   }
   if (e.target === "audience" && !e["audience-id"] && !e["audience-name"]) t.push((0, 
   o.CC)("audience-id", "is missing; `target: audience` needs `audience-id` or `audience-name`"));
   if (e["once-key"] && !e["github-token"]) t.push((0, o.CC)("github-token", "is missing; `once-key` keeps its claims in the repository and needs it"));
   return t;
  }
  const g = 8;
  const w = (e, t) => e.length >= g && t.includes(e);
  function b(e) {
   const t = e["api-token"] ?? "";
   const n = ([e, n]) => e !== "api-token" && w(t, n) ? [ e, n.replaceAll(t, "(token)") ] : [ e, n ];
   return Object.fromEntries(Object.entries(e).map(n));
  }
  function $(e) {
   return Object.entries(e).filter(([t, n]) => !/^(api|github)-token$/.test(t) && w(e["github-token"], n)).map(([e]) => (0, 
   o.CC)(e, "contains the GitHub token, which would be published; remove it"));
  }
  function v(e) {
   const t = e["api-token"] ?? "";
   return Object.entries(e).filter(([e, n]) => e !== "api-token" && w(t, n)).map(([e]) => (0, 
   o.CC)(e, "contains the API token, which would be published; remove it"));
  }
 }),
 7329: ((e, t, n) => {
  n.d(t, {
   W: () => o
  });
  function o({icon_url: e, banner_url: t, landing_url: n, actions: o = []}) {
   return [ ...e === void 0 ? [] : [ {
    input: "icon-url",
    url: e,
    use: "icon"
   } ], ...t === void 0 ? [] : [ {
    input: "banner-url",
    url: t,
    use: "banner"
   } ], ...n === void 0 ? [] : [ {
    input: "landing-url",
    url: n,
    use: "page"
   } ], ...o.map(({url: e}, t) => ({
    input: `actions[${t}].url`,
    url: e,
    use: "page"
   })) ];
  }
 }),
 247: ((e, t, n) => {
  n.d(t, {
   Er: () => l,
   FP: () => d,
   Yq: () => u,
   zk: () => c
  });
  var o = n(7067);
  var r = n(3916);
  var s = n(5585);
  const i = {
   "connection-failed": "Check `base-url` and that the runner reaches it, then run this again.",
   "tls-failed": "Check `base-url` and the certificate of the service; for one of your own authority, set NODE_EXTRA_CA_CERTS to its file on the runner.",
   "proxy-failed": "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner.",
   timeout: "Check that the service is up; if it is only slow, raise `timeout`.",
   "connection-lost": "Check that the service is up.",
   "bad-response": "Check that `base-url` is the address of the push service.",
   cancelled: "Run this again if it was not meant to be cancelled."
  };
  function a({reason: e, handedOver: t, cause: n}) {
   const o = (0, r.q0)(n);
   switch (e) {
   case "connection-failed":
    return `No connection to the service could be made (${o}).`;

   case "tls-failed":
    return `No secure connection to the service could be made (${o}).`;

   case "proxy-failed":
    return `The proxy could not be used (${o}).`;

   case "timeout":
    return t ? `The service received the request, or part of it, but did not answer in time (${o}).` : `The connection to the service did not stand in time (${o}).`;

   case "connection-lost":
    return `The connection was lost after the request was handed over, before an answer came (${o}).`;

   case "bad-response":
    return `What came back is no HTTP answer, or only the beginning of one (${o}).`;

   case "cancelled":
    return t ? "The run was cancelled after the request was handed over." : "The run was cancelled before the request was handed over.";
   }
  }
  function c(e, t) {
   return new r.HR({
    reason: t.reason,
    title: `${e} failed: ${t.reason}`,
    message: a(t),
    next: t.reason === "cancelled" && t.handedOver ? "If it was not sent, run this again." : i[t.reason],
    cause: t.cause
   });
  }
  const u = e => c(e, {
   kind: "fault",
   handedOver: false,
   reason: "cancelled",
   passing: false,
   cause: void 0
  });
  function l(e) {
   const t = o.STATUS_CODES[e];
   return t === void 0 ? String(e) : `${e} ${t}`;
  }
  function d(e, {status: t, headers: n}, o) {
   const s = n.location ? ` and points to ${n.location}` : "";
   const i = o.replace(/\s+/g, " ").trim();
   const a = i.length > 300 ? `${i.slice(0, 300)}\u2026` : i;
   const c = `The service answered ${l(t)}${s}${a ? `: ${a}` : ""}.`;
   return new r.HR({
    reason: `http-${t}`,
    title: `${e} failed: HTTP ${t}`,
    message: `${c.replace(/\.\.$/, ".")}${f(n["retry-after"])}`,
    next: h(t, e)
   });
  }
  function f(e) {
   const t = (0, s.P9)(e, Date.now());
   if (t === void 0 || t <= s.IJ) return "";
   return ` It asks to be left alone for ${Math.ceil(t / 1e3)} s, longer than is waited for (${s.IJ / 1e3} s).`;
  }
  function h(e, t) {
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
  }
 }),
 5585: ((e, t, n) => {
  n.d(t, {
   IJ: () => s,
   P9: () => a,
   fu: () => i,
   ux: () => u
  });
  const o = 1e3;
  const r = 3e4;
  const s = 12e4;
  function i(e, t = Math.random) {
   return t() * Math.min(r, o * 2 ** (e - 1));
  }
  function a(e, t) {
   const n = e?.trim() ?? "";
   if (/^\d+$/.test(n)) return Number(n) * 1e3;
   if (!c.test(n)) return;
   const o = Date.parse(n.endsWith("GMT") ? n : `${n} GMT`);
   return Number.isNaN(o) ? void 0 : Math.max(0, o - t);
  }
  const c = /^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
  async function u({once: e, retries: t, cancel: n, cancelled: o, onWait: r}) {
   for (let i = 1; ;i++) {
    const a = await e(i);
    if ("done" in a) return a.done;
    if (n?.aborted) return o(a.again);
    if (i > t || a.waitMs > s) return a.again;
    r(a.again, a.waitMs);
    await l(a.waitMs, n);
    if (n?.aborted) return o(a.again);
   }
  }
  function l(e, t) {
   return new Promise(n => {
    const o = () => {
     clearTimeout(r);
     t?.removeEventListener("abort", o);
     n();
    };
    const r = setTimeout(o, e);
    t?.addEventListener("abort", o);
   });
  }
 }),
 7666: ((e, t, n) => {
  n.d(t, {
   D: () => o
  });
  function o(e, t) {
   try {
    return new URL(e, t);
   } catch {
    return;
   }
  }
 }),
 311: ((e, t, n) => {
  n.d(t, {
   N: () => r,
   r: () => o
  });
  const o = "1.0.0";
  const r = `web-push-action/${o}`;
 }),
 181: (t => {
  t.exports = e("buffer");
 }),
 9896: (t => {
  t.exports = e("fs");
 }),
 7598: (t => {
  t.exports = e("node:crypto");
 }),
 3053: (t => {
  t.exports = e("node:diagnostics_channel");
 }),
 1455: (t => {
  t.exports = e("node:fs/promises");
 }),
 7067: (t => {
  t.exports = e("node:http");
 }),
 4708: (t => {
  t.exports = e("node:https");
 }),
 6760: (t => {
  t.exports = e("node:path");
 }),
 857: (t => {
  t.exports = e("os");
 }),
 932: (t => {
  t.exports = e("process");
 })
};
var n = {};
o.m = t;
(() => {
 o.n = e => {
  var t = e && e.__esModule ? () => e["default"] : () => e;
  o.d(t, {
   a: t
  });
  return t;
 };
})();
(() => {
 var e = Object.getPrototypeOf ? e => Object.getPrototypeOf(e) : e => e.__proto__;
 var t;
 o.t = function(n, r) {
  if (r & 1) n = this(n);
  if (r & 8) return n;
  if (typeof n === "object" && n) {
   if (r & 4 && n.__esModule) return n;
   if (r & 16 && typeof n.then === "function") return n;
  }
  var s = Object.create(null);
  o.r(s);
  var i = {};
  t = t || [ null, e({}), e([]), e(e) ];
  for (var a = r & 2 && n; typeof a == "object" && !~t.indexOf(a); a = e(a)) Object.getOwnPropertyNames(a).forEach(e => i[e] = () => n[e]);
  i["default"] = () => n;
  o.d(s, i);
  return s;
 };
})();
(() => {
 o.d = (e, t) => {
  for (var n in t) if (o.o(t, n) && !o.o(e, n)) Object.defineProperty(e, n, {
   enumerable: true,
   get: t[n]
  });
 };
})();
(() => {
 o.f = {};
 o.e = e => Promise.all(Object.keys(o.f).reduce((t, n) => {
  o.f[n](e, t);
  return t;
 }, []));
})();
(() => {
 o.u = e => e + ".index.js";
})();
(() => {
 o.o = (e, t) => Object.prototype.hasOwnProperty.call(e, t);
})();
(() => {
 o.r = e => {
  if (typeof Symbol !== "undefined" && Symbol.toStringTag) Object.defineProperty(e, Symbol.toStringTag, {
   value: "Module"
  });
  Object.defineProperty(e, "__esModule", {
   value: true
  });
 };
})();
(() => {
 var e = {
  792: 0
 };
 var t = t => {
  var {ids: n, modules: r, runtime: s} = t;
  var i, a, c = 0;
  for (i in r) if (o.o(r, i)) o.m[i] = r[i];
  if (s) s(o);
  for (;c < n.length; c++) {
   a = n[c];
   if (o.o(e, a) && e[a]) e[a][0]();
   e[n[c]] = 0;
  }
 };
 o.f.j = (n, r) => {
  var s = o.o(e, n) ? e[n] : void 0;
  if (s !== 0) if (s) r.push(s[1]); else if (true) {
   var i = import("./" + o.u(n)).then(t, t => {
    if (e[n] !== 0) e[n] = void 0;
    throw t;
   });
   i = Promise.race([ i, new Promise(t => s = e[n] = [ t ]) ]);
   r.push(s[1] = i);
  }
 };
})();
var r = o(3916);
const u = e => e.reduce((e, t) => e && e.reach >= t.reach ? e : t, void 0);
const l = e => e.normalize("NFC").trim();
const d = ({id: e, name: t}) => `"${t}" (id ${e})`;
const f = 200;
const p = 100;
var g = o(9726);
var w = o(2631);
var b = o(6886);
var T = o(2628);
const O = ([e, ...t]) => (0, w.LF)([ (0, g.wg)(e), ...t ]);
const E = {
 fields: {},
 given: new Set,
 problems: []
};
var P = o(7329);
const A = ({username: e, password: t}) => e !== "" || t !== "";
var N = o(857);
const U = "::";
class L {
 constructor(e, t, n) {
  if (!e) e = "missing.command";
  this.command = e;
  this.properties = t;
  this.message = n;
 }
 toString() {
  let e = U + this.command;
  if (this.properties && Object.keys(this.properties).length > 0) {
   e += " ";
   let t = true;
   for (const n in this.properties) if (this.properties.hasOwnProperty(n)) {
    const o = this.properties[n];
    if (o) {
     if (t) t = false; else e += ",";
     e += `${n}=${D(o)}`;
    }
   }
  }
  e += `${U}${H(this.message)}`;
  return e;
 }
}
const W = e => (process.env[`INPUT_${e.replaceAll(" ", "_").toUpperCase()}`] ?? "").trim();
const F = e => I("add-mask", {}, e);
const B = (e, t, n) => I(e, {
 title: t
}, n);
const q = e => I("group", {}, e);
const G = () => I("endgroup", {}, "");
const J = e => void process.stdout.write(`${e}\n`);
const oe = 864e5;
const re = 2419200;
const se = 14;
const ae = e => e === 0 ? [ "The audience has a reach of 0: nobody will receive this." ] : [];
const ce = e => e !== void 0 && /[-_.:/#]$/.test(e) ? [ `The once-key "${e}" ends with a separator: is an expression in it empty? All such runs share this key.` ] : [];
const ue = (e, t) => e > 1 && t === void 0 ? [ `This is attempt ${e} of the run, and an attempt before may have sent the same already; \`once-key\` prevents that.` ] : [];
const fe = {
 rejected: "Nothing was sent: the service refused it.",
 "not-sent": "Nothing was sent.",
 unknown: "It may or may not have been sent."
};
const he = e => fe[e];
const pe = (e, {next: t}) => e === "unknown" ? `Look in the panel of the service before you send it again. ${t}` : t;
const me = (e, {title: t, reason: n}) => `${t} (${e}: ${n})`;
const we = {
 sent: "Notification sent",
 "dry-run": "Dry run: nothing was sent",
 skipped: "Skipped: nothing was sent",
 rejected: "Rejected: nothing was sent",
 "not-sent": "Not sent",
 unknown: "Unknown: it may or may not have been sent"
};
const be = e => we[e];
const xe = (e, t) => `${e} ${t}${e === 1 ? "" : "s"}`;
const Te = ({outcome: e}) => e === "sent" || e === "dry-run" || e === "skipped" ? 0 : 1;
const Se = e => process.env[e.toLowerCase()] || process.env[e] || void 0;
const _e = () => Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
const Ae = e => `<span dir="auto">${e}</span>`;
const Ne = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/;
const Me = /(?<=: )gh api (?:--hostname [^\s`]+ )?--method DELETE [^\s`]+$/;
const Ie = e => `<code>${Ce(e)}</code>`;
const We = 10;
const Fe = String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`;
const Be = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${Fe}]]`;
const qe = 2e3;
const Ge = /[&<>"'`*_~[\]()|\\!{}^]/g;
const Je = /(?<!&)#|[@:$]|(?<=www)\./gi;
const Ye = e => `&#${e.codePointAt(0)};`;
const ze = e => `<span>${Ye(e)}</span>`;
const Xe = e => Ve(e).replace(/[&<>"'`\n\t]/g, Ye);
const Ze = 5e3;
const et = 2e3;
const ot = /\((https?:\/\/[^\s()"]+\/actions\/runs\/\d+)\)[^()"]*$/;
const st = e => e === void 0 ? "" : String(e);
const at = new Set([ "outcome", "reason", "type", "sources" ]);
const ut = 9e5;
const dt = "\u2713";
const ft = "\u2013";
const ht = [ dt, dt, dt ];
const pt = [ dt, dt, ft ];
const mt = [ "Chrome", "Firefox", "Safari" ];
const gt = {
 title: ht,
 message: ht,
 icon_url: pt,
 banner_url: [ "56+", ft, ft ],
 landing_url: ht,
 actions: [ "48+", ft, ft ],
 utm_source: ht,
 utm_medium: ht,
 utm_campaign: ht,
 ttl: pt
};
const wt = [ "?", "?", "?" ];
const bt = [ "", "", "" ];
const vt = (e, t) => `${$t(e)} ${t}${e === 1 ? "" : "s"}`;
const yt = 10;
const kt = 25;
const xt = {
 message: 4e3,
 text: 1e3,
 button: 200,
 extraName: 60,
 extraValue: 300
};
const Tt = 400;
const Rt = e => JSON.stringify(e, null, 1).replace(/\n */g, " ");
const Mt = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu;
const It = /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;
const Ut = [ {
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
const Lt = 2;
const Ht = 56;
const Dt = 360;
const Wt = "Where a device cuts is a rule of thumb: fonts, versions and settings differ.";
const Jt = 24;
const Yt = ({shown: e}) => Ee(De(e, Jt));
const zt = ({visible: e, total: t}) => e < t;
const Xt = (e, t) => zt(t) ? `\u2702\ufe0f ${e} cut after ${$t(t.visible)} of ${vt(t.total, "character")}` : `${e} fits (${vt(t.total, "character")})`;
const Vt = {
 sent: "\u2705",
 "dry-run": "\u{1f9ea}",
 skipped: "\u23ed\ufe0f",
 rejected: "\u26d4",
 "not-sent": "\u274c",
 unknown: "\u2753"
};
const Zt = 300;
const nn = 10;
const rn = 16e3;
const an = e("node:fs");
const cn = [ "response", "audience-name" ];
const fn = "***";
const hn = 4;
const $n = 6;
const vn = {
 "&": "&amp;",
 "<": "&lt;",
 ">": "&gt;",
 '"': "&quot;",
 "'": "&apos;"
};
var kn = o(7067);
var xn = o.n(kn);
const Tn = e("node:string_decoder");
var Sn = o(7666);
class On extends Error {
 reason;
 constructor(e, t) {
  super(t);
  this.reason = e;
 }
}
const jn = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
const Cn = e("node:net");
const Un = 1e3;
const Dn = e => void e.socket.on("error", () => {});
const Wn = async () => (await Promise.resolve().then(o.t.bind(o, 4708, 23))).default;
const Bn = e => ({
 kind: "fault",
 handedOver: false,
 reason: "proxy-failed",
 passing: false,
 cause: new Error(e)
});
const Jn = "\u2060";
const Yn = /^(?!\s*::)(?:(?!##\[)[\x20-\x7e])*$/;
var eo = o(247);
var to = o(5585);
const oo = () => (0, eo.Yq)("Listing the audiences");
const co = e => typeof e === "object" && e !== null && !Array.isArray(e);
const uo = e => new r.HR({
 reason: "bad-audience-list",
 title: "Unusable audience list",
 message: `The service answered, but not with a list of audiences: ${e}.`,
 next: "Check `base-url`; if it is right, the service has a problem, or speaks another version of its interface."
});
const lo = 65536;
const ho = () => ({
 outcome: "not-sent",
 failure: (0, eo.Yq)("Sending")
});
const mo = ({status: e}) => e >= 200 && e < 300;
const wo = {
 cut: "the answer broke off",
 timeout: "the answer did not end in time",
 "too-large": "the answer is larger than 1 MiB",
 cancelled: "the run was cancelled before the answer ended"
};
const yo = () => new r.HR({
 reason: "service-reported-failure",
 title: "The service reported a failure",
 message: "The service accepted the request (2xx), but the body of its answer says that something failed.",
 next: "The answer is in the output `response` and in the summary."
});
const xo = 1048576;
class To {
 #e;
 constructor(e) {
  this.#e = e;
 }
 fetchAudiences() {
  return this.#t({
   method: "GET",
   path: "/v1/audience",
   maxBytes: 64 * xo
  });
 }
 send(e) {
  return this.#t({
   method: "POST",
   path: "/v1/notifications",
   maxBytes: xo,
   body: e
  });
 }
 #t({path: e, ...t}) {
  const {baseUrl: n, token: o, timeoutMs: r, userAgent: s, http: i, cancel: a} = this.#e;
  return i.exchange({
   ...t,
   url: new URL(n + e),
   headers: {
    "Authentication-Token": o,
    Accept: "application/json",
    "User-Agent": s,
    ...t.body !== void 0 && {
     "Content-Type": "application/json"
    }
   },
   timeoutMs: r,
   cancel: a
  });
 }
}
var So = o(311);
_o();
