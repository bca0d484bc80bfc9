import { createRequire as e } from "module";

var t = {
 1312: (e, t, n) => {
  n.d(t, {
   Vu: () => d,
   Wn: () => p,
   _e: () => m,
   fD: () => u,
   pi: () => l,
   qW: () => h,
   wg: () => f
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
  }, l = i.Pw.map(e => e.replaceAll("-", "_")), d = [ "title", "message", "icon_url", "landing_url" ];
  function h(e, t, n) {
   const o = t(n.trim());
   return "value" in o ? {
    fields: {
     [e]: o.value
    },
    problems: []
   } : {
    fields: {},
    problems: [ (0, r.CC)(f(e), o.message) ]
   };
  }
  const f = e => e.replaceAll("_", "-");
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
   Mh: () => s,
   Vz: () => i,
   kg: () => a,
   uT: () => c
  });
  var r = n(8925), o = n(1312);
  const i = {
   source: "file",
   fields: {},
   given: new Set,
   problems: []
  }, s = (e, t) => o.Vu.filter(n => !e.given.has(n) && !t.given.has(n));
  function a(e, t, n, a, l = []) {
   const d = s(e, t), h = "not-announceable" === n.kind ? i : function(e, t, n) {
    const i = "content" === t.kind ? t.source : "event", s = {
     source: i,
     fields: {},
     given: new Set(e),
     problems: []
    }, a = new Map;
    for (const c of e) {
     const e = "content" === t.kind ? t.fields[c] : {
      missing: u(t.event)
     };
     if ("missing" in e) {
      a.set(e.missing, [ ...a.get(e.missing) ?? [], c ]);
      continue;
     }
     const l = [ e.value, ...e.madeFrom ?? [] ].map(n.find).find(Boolean), {fields: d, problems: h} = (0, 
     o.qW)(c, o.fD[c], e.value);
     if (Object.assign(s.fields, d), l) {
      const e = `contains ${l}, which may already be public; replace the token, and remove it from the ${"release" === i ? i : "release or deployment"}`;
      s.problems.push((0, r.CC)((0, o.wg)(c), e));
     } else s.problems.push(...h.map(e => ({
      ...e,
      message: `in the ${i}, ${e.message}`
     })));
    }
    const c = "none" === t.kind && t.event ? ", or set the input `release` to the tag of a release" : "";
    return s.problems.unshift(...[ ...a ].map(([e, t]) => function(e, t, n) {
     const i = e.map(e => `\`${e}\``).join(", "), s = e.length > 1 ? `are missing${t}; give them as inputs or in \`payload-file\` (there as ${i})${n}` : `is missing${t}; give it as an input, or as ${i} in \`payload-file\`${n}`;
     return (0, r.CC)(e.map(o.wg).join(", "), s);
    }(t, e && ` (${e})`, c))), s;
   }(d, n, a), f = [ ...l, ...e.problems, ...t.problems, ...h.problems ];
   if (f.length > 0) return {
    problems: f
   };
   if (d.length > 0 && "not-announceable" === n.kind) return {
    skip: n.because
   };
   const p = c(e, t, h);
   if (!p) throw new Error("a required field was lost");
   const m = "content" === n.kind && d.includes("message") && n.fields.message, g = m && "value" in m && m.isFirstEntry;
   return {
    content: {
     ...p,
     ...g && {
      firstEntry: !0
     }
    }
   };
  }
  function c(...e) {
   const t = Object.assign({}, ...e.map(({fields: e}) => e).reverse()), {title: n, message: r, icon_url: i, landing_url: s} = t;
   if (!(n && r && i && s)) return;
   const a = o.pi.filter(e => void 0 !== t[e]), c = Object.fromEntries(a.map(e => [ e, t[e] ])), u = t => e.find(({given: e}) => e.has(t))?.source;
   return {
    notification: {
     ...c,
     title: n,
     message: r,
     icon_url: i,
     landing_url: s
    },
    sources: Object.fromEntries(a.map(e => [ e, u(e) ]))
   };
  }
  function u(e) {
   return void 0 === e ? "" : (/^[a-z_]{1,40}$/.test(e) ? `the event \`${e}\`` : "this event") + " does not supply content";
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
 5952: (t, n, r) => {
  r.d(n, {
   uT: () => m,
   oJ: () => y,
   Er: () => v
  });
  const o = e(import.meta.url)("node:http");
  var i = r.n(o);
  const s = e(import.meta.url)("node:string_decoder"), a = async () => (await Promise.resolve().then(r.t.bind(r, 4708, 23))).default;
  const c = e => !0 === e.encrypted;
  class u extends Error {
   reason;
   constructor(e, t) {
    super(t), this.reason = e;
   }
  }
  const l = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/, d = new Set([ 42, 43, 44, 45, 46, 48, 116 ]);
  var h = r(4517);
  const f = 1e3, p = 10;
  function m(e) {
   const t = new Map, n = new WeakMap, o = e => w() - (n.get(e) ?? Number.NEGATIVE_INFINITY);
   return {
    async request(m) {
     const y = (0, h.i)(m.url, e);
     if (y && "problem" in y) return {
      kind: "failure",
      mayHaveBeenReceived: !1,
      reason: "proxy-failed",
      retryable: !1,
      cause: new Error(y.problem)
     };
     const v = await async function(e, o) {
      const s = `${e.protocol}${o ?? ""}`, c = t.get(s);
      if (c) return c;
      const u = void 0 === o ? {} : {
       proxyEnv: {
        http_proxy: o,
        https_proxy: o
       }
      }, {Agent: l} = "https:" === e.protocol ? await a() : i();
      void 0 !== o && await async function() {
       const {subscribe: e, unsubscribe: t} = await Promise.resolve().then(r.t.bind(r, 3053, 23));
       t("net.client.socket", $), e("net.client.socket", $);
      }();
      const d = new l({
       keepAlive: !0,
       ...u
      });
      return d.on("free", e => n.set(e, w())), t.set(s, d), d;
     }(m.url, y?.url), k = Math.min(...g(v).map(o));
     "GET" !== m.method && k < f && await async function(e) {
      e > 0 && await new Promise(t => setTimeout(t, e));
      for (let e = 0; e < 2; e++) await new Promise(e => setImmediate(e));
     }(p - k);
     for (const e of g(v)) (o(e) > f || b(e)) && e.destroy();
     const x = "http:" === m.url.protocol && !0 === y?.url.startsWith("https:");
     return async function(e, t, n) {
      const {method: r, url: o, headers: h, body: f, timeoutMs: p, maxBytes: m, encoding: g = "utf8", wantsBody: b, signal: $} = e, {request: y} = "https:" === o.protocol ? await a() : i();
      return new Promise(e => {
       let i, a, v = !1, w = !0, k = 0;
       const x = new s.StringDecoder(g);
       let T = "";
       const E = y(o, {
        agent: t,
        method: r,
        headers: void 0 === f ? h : {
         ...h,
         "Content-Length": Buffer.byteLength(f)
        }
       }), _ = setTimeout(() => O(new u("timeout", `no response within ${p / 1e3} s`)), p), S = () => O(new u("cancelled", "the run was cancelled")), R = e => {
        k += e.length;
       };
       function A(t) {
        clearTimeout(_), $?.removeEventListener("abort", S), i?.removeListener("data", R), 
        e(t);
       }
       function C(e) {
        if (!a) return;
        const t = T + x.end(), n = "utf8" === g ? t.replace(/^\ufeff/, "") : t;
        A({
         ...a,
         body: n,
         ...e && {
          incomplete: e
         }
        });
       }
       function O(e) {
        a ? C(e instanceof u ? e.reason : "cut") : N(e) ? A(function(e, {isProxied: t, isProxyTls: n}) {
         const r = {
          kind: "failure",
          mayHaveBeenReceived: !1,
          cause: e
         }, o = (e, t) => ({
          ...r,
          reason: e,
          retryable: t
         });
         if (e instanceof u) return o(e.reason, "timeout" === e.reason);
         const {code: i = "", syscall: s, statusCode: a} = e;
         return "ERR_PROXY_TUNNEL" === i ? o("proxy-failed", void 0 === a) : void 0 !== s && "EPROTO" !== i || l.test(i) || e instanceof AggregateError || i.startsWith("ERR_INVALID") ? o(t && ("ECONNRESET" !== i || void 0 !== s || n) ? "proxy-failed" : "connection-failed", !0) : o(n ? "proxy-failed" : "tls-failed", !1);
        }(e, n)) : A(function(e, t) {
         const n = e.code ?? "", r = t > 0 || n.startsWith("HPE_");
         return {
          kind: "failure",
          mayHaveBeenReceived: !0,
          reason: e instanceof u ? e.reason : r ? "bad-response" : "connection-lost",
          retryable: !0,
          cause: e
         };
        }(e, k)), E.destroy();
       }
       const N = e => !v || !w && 0 === k && function(e) {
        const [, t] = /\bSSL alert number (\d{1,3})\b/.exec(e instanceof Error ? e.message : "") ?? [];
        return void 0 !== t && d.has(Number(t));
       }(e);
       function j() {
        E.destroyed || (v = !0, w = E.reusedSocket || "TLSv1.3" !== i.getProtocol?.(), E.end(f));
       }
       E.on("error", O), E.on("close", () => a ?? O(Object.assign(new Error("the connection was closed"), {
        code: "ECONNRESET"
       }))), E.on("socket", e => {
        i = e, e.on("data", R), function(e) {
         return !(e.connecting || c(e) && !1 !== e.secureConnecting);
        }(e) ? j() : e.once(c(e) ? "secureConnect" : "connect", j);
       }), E.on("response", e => {
        const t = e.statusCode ?? 0;
        if (a = {
         kind: "response",
         status: t,
         headers: e.headers,
         body: "",
         at: new Date
        }, !1 === b?.(t)) return C(), void E.destroy();
        let n = 0;
        e.on("data", e => {
         const t = m - n;
         n += e.length, e.length <= t ? T += x.write(e) : (T += x.write(e.subarray(0, t)), 
         C("too-large"), E.destroy());
        }), e.on("end", () => C(e.complete ? void 0 : "cut")), e.on("error", O), e.on("close", () => C("cut"));
       }), $?.addEventListener("abort", S), $?.aborted && S();
      });
     }(m, v, {
      isProxied: void 0 !== y,
      isProxyTls: x
     });
    }
   };
  }
  const g = e => Object.values(e.freeSockets).flatMap(e => e ?? []), b = e => e.readableEnded || !e.writable, $ = e => {
   e.socket.on("error", () => {});
  }, y = e => e >= 200 && e < 300;
  function v(e) {
   const t = i().STATUS_CODES[e];
   return void 0 === t ? String(e) : `${e} ${t}`;
  }
  const w = () => Number(process.hrtime.bigint()) / 1e6;
 },
 4517: (t, n, r) => {
  r.d(n, {
   F: () => c,
   i: () => s
  });
  const o = e(import.meta.url)("node:net");
  var i = r(8190);
  function s(e, t, n = process.version) {
   const r = ("https:" === e.protocol ? t.https : t.http)?.trim();
   if (!r || function(e, t) {
    const n = e.hostname.replace(/^\[|\]$|\.$/g, ""), r = e.port || ("https:" === e.protocol ? "443" : "80");
    return t.toLowerCase().split(/[\s,]+/).filter(e => "" !== e).some(e => "*" === e || function(e, t, n) {
     if (e.includes("/")) return function(e, t) {
      const [n = "", r = ""] = e.split("/"), i = (0, o.isIP)(n);
      if (0 === i || (0, o.isIP)(t) !== i || !/^\d{1,3}$/.test(r) || Number(r) > (4 === i ? 32 : 128)) return !1;
      const s = 4 === i ? "ipv4" : "ipv6", a = new o.BlockList;
      return a.addSubnet(n, Number(r), s), a.check(t, s);
     }(e, t);
     const [, r = e, s] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e) ?? [];
     if (void 0 !== s && s !== n) return !1;
     const a = function(e) {
      return 6 === (0, o.isIP)(e) && (0, i.Dl)(`http://[${e}]`)?.hostname.slice(1, -1) || e;
     }(r.replace(/^\[|\]$/g, "").replace(/^\*?\./, ""));
     return t === a || 0 === (0, o.isIP)(t) && t.endsWith(`.${a}`);
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
   const s = (0, i.Dl)(l(r));
   return s && /^https?:$/.test(s.protocol) ? void 0 === d(s.username + s.password) ? {
    problem: "the user name or password in the proxy setting is not percent-encoded"
   } : {
    url: s.href
   } : {
    problem: "the proxy setting is not an http or https URL"
   };
  }
  const a = 4;
  function c({http: e, https: t}) {
   return [ ...new Set([ e, t ].flatMap(u)) ];
  }
  function u(e = "") {
   const [, t = ""] = /^[^:]*:\/\/(.*)$/s.exec(l(e.trim())) ?? [], n = t.lastIndexOf("@");
   if (n < 0) return [];
   const r = t.slice(0, n), o = r.indexOf(":"), s = o < 0 ? [ r, "" ] : [ r.slice(0, o), r.slice(o + 1) ], {username: c = "", password: u = ""} = (0, 
   i.Dl)(l(e.trim())) ?? {}, h = s.map(e => d(e) ?? e);
   return [ ...[ ...s, c, u, ...h ].filter(e => e.length >= a), Buffer.from(h.join(":")).toString("base64").replace(/=+$/, "") ];
  }
  const l = e => e.includes("://") ? e : `http://${e}`;
  function d(e) {
   try {
    return decodeURIComponent(e);
   } catch {
    return;
   }
  }
 },
 8902: (e, t, n) => {
  n.d(t, {
   JN: () => s,
   LH: () => u,
   P9: () => a,
   wJ: () => i
  });
  const r = 1e3, o = 3e4, i = 12e4;
  function s(e, t = Math.random) {
   return t() * Math.min(o, r * 2 ** (e - 1));
  }
  function a(e, t) {
   const n = e?.trim() ?? "";
   if (/^\d+$/.test(n)) return 1e3 * Number(n);
   if (!c.test(n)) return;
   const r = Date.parse(n.endsWith("GMT") ? n : `${n} GMT`);
   return Number.isNaN(r) ? void 0 : Math.max(0, r - t);
  }
  const c = /^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
  async function u({attempt: e, retries: t, signal: n, cancelled: r, onWait: o}) {
   for (let r = 1; !n?.aborted; r++) {
    const s = await e(r);
    if ("done" in s) return s.done;
    if (n?.aborted) break;
    if (r > t || s.waitMs > i) return s.retry;
    o?.(s.retry, s.waitMs), await l(s.waitMs, n);
   }
   return r();
  }
  function l(e, t) {
   return new Promise(n => {
    const r = () => {
     clearTimeout(o), t?.removeEventListener("abort", r), n();
    }, o = setTimeout(r, e);
    t?.addEventListener("abort", r);
   });
  }
 },
 8925: (e, t, n) => {
  n.d(t, {
   CC: () => o,
   KE: () => g,
   LF: () => c,
   TJ: () => p,
   cz: () => a,
   fI: () => l,
   hz: () => i,
   vQ: () => h
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
  class d extends r.HR {
   problems;
   constructor(e) {
    const t = e.some(e => "invalid-input" === e.reason) ? "invalid-input" : "unreadable-file";
    super({
     reason: t,
     title: "unreadable-file" === t ? "Unreadable file" : "Invalid input",
     message: g(e.map(l), m(e)),
     hint: "Correct what is listed, then start a new run: a re-run uses the original workflow file and event."
    }), this.problems = e;
   }
  }
  const h = e => new d(e), f = 100;
  function p(e, t, n) {
   const r = m(t.slice(f)), i = t.slice(0, f).map(n);
   return 0 === r ? i : [ ...i, o(e, `has ${r} more problems`, {
    count: r
   }) ];
  }
  const m = e => e.reduce((e, {count: t = 1}) => e + t, 0);
  function g(e, t = e.length) {
   if (1 === e.length) return e.join("");
   const n = e.slice(0, f).map(e => `- ${e}`);
   return t > n.length && n.push(`- and ${t - n.length} more`), `${t} problems:\n${n.join("\n")}`;
  }
 },
 8190: (e, t, n) => {
  function r(e, t) {
   try {
    return new URL(e, t);
   } catch {
    return;
   }
  }
  function o(e) {
   try {
    return JSON.parse(e);
   } catch {
    return;
   }
  }
  n.d(t, {
   Bq: () => b,
   Dl: () => r,
   TL: () => c,
   h0: () => k,
   p0: () => h,
   pc: () => g,
   qF: () => o,
   rD: () => u,
   rJ: () => f,
   rf: () => p,
   yG: () => d,
   zM: () => l
  });
  const i = {
   "": 1,
   s: 1,
   m: 60,
   h: 3600,
   d: 86400,
   w: 604800
  }, s = /^[\x21-\x7e]+$/, a = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
  function c(e) {
   const t = JSON.stringify(e);
   return t.length > 100 ? `${t.slice(0, 98)}\u2026" (${e.length} characters)` : t;
  }
  function u(e, t, n) {
   return r => {
    const o = /^[0-9]+$/.test(r) ? Number(r) : Number.NaN;
    return o >= t && o <= n ? {
     value: o
    } : {
     message: `${c(r)} is not ${e}`
    };
   };
  }
  function l(e) {
   return /^(true|True|TRUE)$/.test(e) ? {
    value: !0
   } : /^(false|False|FALSE)$/.test(e) ? {
    value: !1
   } : {
    message: `${c(e)} is neither true nor false; give \`true\` or \`false\``
   };
  }
  function d(e) {
   const t = l(e);
   return "value" in t ? t.value : void 0;
  }
  function h(e) {
   const t = /^([0-9]+)([smhdw]?)$/.exec(e), n = "give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";
   if (!t) return {
    message: `${c(e)} is not a duration; ${n}`
   };
   const r = Number(t[1]) * i[t[2]];
   return Number.isSafeInteger(r) ? {
    value: r
   } : {
    message: `${c(e)} is too long; ${n}`
   };
  }
  function f(e) {
   return s.test(e) ? {
    value: e
   } : {
    message: "contains a space, a line break or a character outside ASCII, which a token cannot contain; give only the token, preferably from a secret"
   };
  }
  function p(...e) {
   const t = `give an absolute ${e.join(" or ")} URL, such as https://example.com/${e.length > 1 ? "page" : "image.png"}`;
   return m(e, t);
  }
  function m(e, t) {
   return n => {
    if (/[\s\p{Cc}\\]/u.test(n)) return {
     message: `${c(n)} contains white space or a backslash, which a URL must not contain; ${t}`
    };
    const o = /^([a-z][a-z0-9+.-]{0,30}):(?!\d)/i.exec(n)?.[1]?.toLowerCase();
    return void 0 === o || e.includes(o) ? void 0 !== o && /^[^:]+:\/\/[^/?#]/.test(n) && void 0 !== r(n) ? {
     value: n
    } : {
     message: `${c(n)} is not an absolute URL; ${t}`
    } : {
     message: `${c(n)} has the scheme ${o}; ${t}`
    };
   };
  }
  function g(e) {
   if (/^[^/]*\/\/[^/?#]*@/.test(e)) return {
    message: "contains a user name or password; give the address without them"
   };
   const t = m([ "https", "http" ], "give the https address of the push service, such as https://push.example.com")(e);
   if ("message" in t) return t;
   const n = new URL(e);
   return "http:" !== n.protocol || a.test(n.hostname) ? /[?#]/.test(e) ? {
    message: `${c(e)} has a query or fragment; give the address without it`
   } : {
    value: e.replace(/\/+$/, "")
   } : {
    message: `${c(e)} has the scheme http, which would send the token unencrypted; give an https URL (http is only for loopback addresses)`
   };
  }
  function b(e) {
   return "" === e ? {
    message: "is blank, which the service refuses; give some text"
   } : /[!-~]/.test(e) || "" !== k(e) ? {
    value: e
   } : {
    message: "has no visible character; give some text"
   };
  }
  const $ = /[[\p{Cc}--[\s\x85]]\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gv, y = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu, v = /[\s\x85]+/g, w = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;
  function k(e) {
   const t = e.toWellFormed().replace($, "").replace(y, "$1").replace(v, " ").trim();
   return w.test(t) ? t : "";
  }
 },
 4463: (e, t, n) => {
  n.d(t, {
   gE: () => T,
   ue: () => O,
   kU: () => C
  });
  const [r, o, i, s, a] = [ 37, 38, 92, 35, 59 ], c = e => e === r || e === o || e === i, u = {
   117: 4,
   120: 2,
   85: 8
  }, l = new Map('excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos\' lpar( rpar) ast* midast* plus+ comma, period. sol/ colon: semi;\n  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave` DiacriticalGrave`\n  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}'.split(/\s+/).map(e => [ e.slice(0, -1), e.charCodeAt(e.length - 1) ]));
  class d {
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
    return void 0 !== n ? this.readHexadecimal(n, t) : f(this.code) || void 0 !== p(this.code, 10) ? void 0 : this.code;
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
     if (!f(this.code)) return;
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
  const f = e => (32 | e) >= 97 && (32 | e) <= 122;
  function p(e, t) {
   if (e >= 48 && e <= 57) return e - 48;
   const n = (32 | e) - 97;
   return 16 === t && n >= 0 && n < 6 ? n + 10 : void 0;
  }
  var m = n(8925);
  const g = "the API token", b = "the GitHub token", $ = "***", y = 8, v = 4, w = 64, k = 256, x = 8;
  function T({apiToken: e, githubToken: t = "", others: n = []}) {
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
     for (const {start: i, end: s} of E(o, e, t).sort((e, t) => e.start - t.start)) n += i < r ? "" : `${e.slice(r, i)}${$}`, 
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
   }(t), o = n ? [ ...r, t.length ] : r, i = o.length > 0 ? new d(t, r) : void 0;
   return e.flatMap(e => [ ..._(e, t), ...i ? S(e, i, o, n) : [] ]);
  }
  function _(e, t) {
   const {length: n} = e.text, r = n > k ? n : 1, o = [];
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
     const c = n === u || o.startsWith(i.slice(n, u)) ? R(o, t, u, u - n, r) : void 0;
     if (c) {
      s.push(A(e, i, n, Math.max(...c))), a = Math.min(...c);
      break;
     }
    }
    c = u;
   }
   return s;
  }
  function R(e, t, n, r, o) {
   const i = Math.max(1, Math.min(v, e.length - 1)), {length: s} = t.text;
   let a = [ n ];
   for (let n = r; n < e.length && a.length <= x; n++) {
    if (o && n >= i && a.some(e => e >= s || t.isBroken(e))) return [ s ];
    const r = t.endsOf(e.charCodeAt(n), a);
    if (0 === r.length) return n >= w ? a : void 0;
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
  function O(e, t) {
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
   AE: () => b,
   Pw: () => m,
   yc: () => $
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
  }, d = {
   "base-url": s("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)", o.pc),
   "api-token": s("the API token of the site, from a secret (a misspelled or unavailable secret is empty)", o.rJ),
   timeout: a(30, (0, o.rD)("a whole number of seconds from 1 to 300", 1, 300)),
   retries: a(3, (0, o.rD)("a whole number from 0 to 10", 0, 10)),
   summary: a(!0, o.zM)
  }, h = Number.MAX_SAFE_INTEGER, f = {
   ...d,
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
  }, p = e => e.replace(/-([a-z])/g, (e, t) => t.toUpperCase()), m = [ "title", "message", "icon-url", "banner-url", "landing-url", "actions", "utm-source", "utm-medium", "utm-campaign", "ttl" ], g = e => Object.keys(e), b = (g(d), 
  [ ...g(f), ...m ]);
  function $(e, t) {
   return function(e, t, n, o = []) {
    const s = [ ...(0, i.ue)(t, n), ...v(t) ], a = new Set(s.map(({input: e}) => e)), c = {
     ...t,
     ...Object.fromEntries([ ...a ].map(e => [ e, "(refused)" ]))
    }, u = {}, l = [];
    for (const [t, n] of Object.entries(e)) {
     const e = n(c[t]);
     "value" in e ? u[p(t)] = e.value : l.push((0, r.CC)(t, e.message));
    }
    const d = [ ...s, ...[ ...l, ...o ].filter(({input: e}) => !a.has(e)) ];
    return {
     settings: d.length > 0 ? void 0 : u,
     problems: d,
     inputs: c,
     refused: a
    };
   }(f, e, t, function(e) {
    const [t, n] = [ "all" === e.target, "audience" === e.target ], o = "is only allowed with `target: audience`", i = "remove it, or change `target`", s = e["once-key"] ? "`once-key` needs it to keep its claims in the repository" : "the input `release` needs it to fetch the release";
    return [ [ "audience-id", t && e["audience-id"], `${o}; ${i}` ], [ "audience-name", t && e["audience-name"], `${o}; ${i}` ], [ "max-reach", t && e["max-reach"], `${o} (the service does not report the reach of a broadcast); remove it` ], [ "audience-id, audience-name", n && !e["audience-id"] && !e["audience-name"], "are both missing; give at least one" ], [ "once-key", e["once-per"] && !e["once-key"], "is missing; `once-per` needs it" ], [ "github-token", (e["once-key"] || e.release) && !e["github-token"], `is missing; ${s}` ] ].flatMap(([e, t, n]) => t ? (0, 
    r.CC)(e, n) : []);
   }(e));
  }
  const y = 65536;
  function v(e) {
   return [ "actions", "extra-fields" ].filter(t => Buffer.byteLength(e[t] ?? "") > y).map(e => (0, 
   r.CC)(e, "is larger than 64 KiB; make it smaller"));
  }
  g({
   "payload-files": u,
   "extra-fields": u,
   "check-urls": f["check-urls"],
   timeout: d.timeout,
   summary: d.summary
  });
 },
 9349: (e, t, n) => {
  n.d(t, {
   Kb: () => g,
   Yq: () => h,
   dz: () => d,
   sc: () => f
  });
  var r = n(3916), o = n(5952), i = n(8902), s = n(8190);
  const a = {
   "connection-failed": "Check `base-url` and that the runner can reach it.",
   "tls-failed": "Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",
   "proxy-failed": "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",
   timeout: "Check that the service is up; if it is only slow, raise `timeout`.",
   "connection-lost": "Check that the service is up.",
   "bad-response": "Check that `base-url` is the address of the push service."
  }, c = {
   ERR_SSL_WRONG_VERSION_NUMBER: "Check the port in `base-url`, or that of an https proxy.",
   ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: "Use an address of the service (or a proxy) that does not require a client certificate."
  };
  function u(e, {reason: t, mayHaveBeenReceived: n, cause: r}) {
   const o = "Sending" === e && n;
   if ("cancelled" === t) return o ? "" : "If you did not mean to cancel it, run it again.";
   const {code: i = "", statusCode: s} = Object(r);
   if (407 === s) return y(407, e, !1);
   const u = "tls-failed" === t && c[i] || a[t];
   return o ? u : `${u} Then run this again.`;
  }
  function l(e, {reason: t, mayHaveBeenReceived: n}, r) {
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
  function d(e, t, n) {
   const {reason: o, cause: i} = t;
   return new r.HR({
    reason: o,
    title: `${e} failed`,
    message: l(e, t, g((0, r.q0)(i), n)),
    hint: u(e, t),
    cause: i
   });
  }
  const h = e => d(e, {
   kind: "failure",
   mayHaveBeenReceived: !1,
   reason: "cancelled",
   retryable: !1,
   cause: void 0
  }, e => e);
  function f(e, t, n, i = !1) {
   const {status: a, headers: c, body: u, incomplete: l} = t, d = c.location ? ` and points to ${(0, 
   s.TL)(n(c.location))}` : "", h = g(u, n, void 0 !== l), f = `The ${407 === a ? "proxy" : "service"} responded ${(0, 
   o.Er)(a)}${d}${h ? `: ${h}` : ""}`;
   return new r.HR({
    reason: `http-${a}`,
    title: `${e} failed: HTTP ${a}`,
    message: `${f.replace(/\.$/, "")}.${$(c["retry-after"])}`,
    hint: i ? "The service has a problem: check its status." : y(a, e, "" !== h)
   });
  }
  const p = 300, m = 65536;
  function g(e, t, n = !1) {
   const r = t(e.slice(0, m), n || e.length > m).replace(/\s+/g, " ").trim();
   return r.length > p ? `${r.slice(0, p)}\u2026` : r;
  }
  const b = 864e5;
  function $(e) {
   const t = (0, i.P9)(e, Date.now());
   return void 0 === t || t <= i.wJ ? "" : ` Retry-After asks for ${t > b ? "more than a day" : `${Math.ceil(t / 1e3)} s`}; this action waits at most ${i.wJ / 1e3} s.`;
  }
  function y(e, t, n) {
   return 401 === e || 403 === e ? "The service refused the token: check that `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this again." : 404 === e ? "Check `base-url`: there may be no push service at that address (the action adds `/v1/\u2026` itself)." + ("Sending" === t ? " With `target: audience`, check `audience-id` too." : "") : 407 === e ? "The proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again." : 429 === e ? "The rate limit of the service is reached: wait, then run this again." : e >= 300 && e < 400 ? "The action does not follow redirects, because the token would go to the new address. Correct `base-url`." : e >= 500 ? "The service has a problem: check its status before you run this again." : 408 === e ? "The service did not receive the request in time: run this again." : n ? "Fix the problem that the service reported, then start a new run." : `The service did not say why. ${"Sending" === t ? "Check the content and `extra-fields`, or ask" : "Ask"} the operator of the service.`;
  }
 },
 311: (e, t, n) => {
  n.d(t, {
   N: () => o,
   r: () => r
  });
  const r = "1.0.0", o = `web-push-action/${r}`;
 },
 181: t => {
  t.exports = e(import.meta.url)("buffer");
 },
 9896: t => {
  t.exports = e(import.meta.url)("fs");
 },
 7598: t => {
  t.exports = e(import.meta.url)("node:crypto");
 },
 3053: t => {
  t.exports = e(import.meta.url)("node:diagnostics_channel");
 },
 1455: t => {
  t.exports = e(import.meta.url)("node:fs/promises");
 },
 4708: t => {
  t.exports = e(import.meta.url)("node:https");
 },
 6760: t => {
  t.exports = e(import.meta.url)("node:path");
 },
 8500: t => {
  t.exports = e(import.meta.url)("node:timers/promises");
 },
 857: t => {
  t.exports = e(import.meta.url)("os");
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

var o = r(1312), i = r(8925), s = r(8190), a = r(225);

const c = {
 fields: {},
 problems: []
};

var u = r(3916), l = r(900), d = r(5952), h = r(8902), f = r(9349);

function p({at: e, incomplete: t, body: n}) {
 const r = (0, s.qF)(n);
 if (function(e) {
  if ("object" != typeof e || null === e) return !1;
  const {success: t, ok: n, error: r, errors: o} = e;
  return !1 === t || !1 === n || !m(r) || !m(o);
 }(r)) return {
  outcome: "unknown",
  failure: g()
 };
 const o = {
  outcome: "sent",
  sentAt: e
 };
 return t ? {
  ...o,
  doubt: t
 } : void 0 !== r || "" === n.trim() ? o : {
  ...o,
  doubt: "not-json"
 };
}

function m(e) {
 return "object" == typeof e && null !== e ? 0 === Object.keys(e).length : !e || "string" == typeof e && "" === e.trim();
}

const g = () => new u.HR({
 reason: "service-reported-failure",
 title: "The service reported a failure",
 message: "The response has a success status (2xx), but its body says that something failed.",
 hint: "The response is in the output `response` and in the summary."
});

function b(e, t) {
 const n = Buffer.from(e);
 if (n.length <= t) return e;
 let r = t;
 for (;128 == (192 & (n[r] ?? 0)); ) r--;
 return n.subarray(0, r).toString("utf8");
}

var $ = r(311);

const y = "Listing the audiences";

async function v({service: e, redact: t, random: n, ...r}) {
 const o = await (0, h.LH)({
  ...r,
  attempt: async r => w(await e.fetchAudiences(), (0, h.JN)(r, n), t),
  cancelled: () => (0, f.Yq)(y)
 });
 if (o instanceof u.HR) throw o;
 return function(e) {
  const t = (0, s.qF)(e);
  if (void 0 === t) throw T("the response is not JSON");
  const n = x(t) ? t.audience : void 0;
  if (!Array.isArray(n)) throw T("audience: expected an array");
  for (let e = 0; e < n.length; e++) {
   const t = k(n[e]);
   if (t) throw T(`audience[${e}]${t}`);
  }
  return n.map(({id: e, name: t, reach: n}) => ({
   id: e,
   name: t,
   reach: n
  }));
 }(o);
}

function w(e, t, n) {
 if ("failure" === e.kind) {
  const r = (0, f.dz)(y, e, n);
  return e.retryable && "cancelled" !== e.reason ? {
   retry: r,
   waitMs: t
  } : {
   done: r
  };
 }
 const {status: r, headers: o, body: i, incomplete: s} = e;
 if (!(0, d.oJ)(r)) {
  const i = (0, f.sc)(y, e, n);
  return 429 !== r && r < 500 ? {
   done: i
  } : {
   retry: i,
   waitMs: (0, h.P9)(o["retry-after"], Date.now()) ?? t
  };
 }
 return void 0 === s ? {
  done: i
 } : "too-large" === s ? {
  done: T("the list is larger than 64 MiB")
 } : w({
  kind: "failure",
  mayHaveBeenReceived: !0,
  reason: "cut" === s ? "connection-lost" : s,
  retryable: !0,
  cause: new Error("only a part of the list arrived")
 }, t, n);
}

function k(e) {
 if (!x(e)) return ": expected an object";
 const {id: t, name: n, reach: r} = e;
 return "number" != typeof t ? ".id: expected a number" : Number.isSafeInteger(t) ? "string" != typeof n ? ".name: expected a string" : "number" == typeof r && Number.isFinite(r) ? void 0 : ".reach: expected a number" : `.id: ${t} is not a whole number within \xb1(2^53-1), so it cannot be an id`;
}

const x = e => "object" == typeof e && null !== e && !Array.isArray(e), T = e => new u.HR({
 reason: "bad-audience-list",
 title: "Unusable audience list",
 message: `The service responded, but not with a list of audiences: ${e}.`,
 hint: "Check `base-url`; if it is right, the service has a problem, or uses another version of its API."
});

async function E({id: e, name: t}, n, o) {
 if (void 0 !== t) return async function(e, t, n, o) {
  const i = C(e), a = e => (0, s.TL)(o(e)), c = e => `${a(e.name)} (id ${e.id}, reach ${e.reach})`, l = n.filter(e => C(e.name) === i);
  if (void 0 !== t) {
   const n = _(l.filter(e => e.id === t));
   if (n) return n;
   const r = R(l, e => `id ${e.id} (reach ${e.reach})`), o = r ? `the name ${a(e)} belongs to ${r}` : `no audience has the name ${a(e)}`;
   throw new u.HR({
    reason: "audience-mismatch",
    title: "Audience id and name differ",
    message: `audience-id is ${t}, but ${o}.`,
    hint: "Correct one of the two, or give only one."
   });
  }
  const [d, h] = l;
  if (d && h) throw new u.HR({
   reason: "audience-ambiguous",
   title: "Several audiences have that name",
   message: `${l.length} audiences are named ${a(e)}: ${R(l, c)}.`,
   hint: "Choose one with `audience-id`."
  });
  if (d) return d;
  const f = await async function(e, t) {
   const {default: n} = await r.e(785).then(r.bind(r, 7785)), o = e => C(e.trim().slice(0, O)).toLowerCase(), i = o(e), s = (e, t, n) => t.map(t => ({
    audience: t,
    distance: e(t.name)
   })).sort((e, t) => e.distance - t.distance).slice(0, n).map(({audience: e}) => e), a = s(t => Math.abs(t.length - e.length), t, N);
   return s(e => n(i, o(e)), a, j);
  }(i, n);
  throw new u.HR({
   reason: "audience-not-found",
   title: "Audience not found",
   message: `No audience is named ${a(e)}.${f.length > 0 ? ` The nearest names: ${R(f, c)}.` : " The service lists no audiences."}`,
   hint: "Correct `audience-name` (upper and lower case matter), or create the audience in the panel of the service."
  });
 }(t, e, n, o);
 const i = _(n.filter(t => t.id === e));
 if (i) return i;
 throw new u.HR({
  reason: "audience-not-found",
  title: "Audience not found",
  message: `The service lists no audience with the id ${e} (it lists ${n.length} audience${1 === n.length ? "" : "s"}).`,
  hint: "Look the id up in the panel of the service, or list the audiences with the audiences action."
 });
}

const _ = e => e.reduce((e, t) => e && e.reach >= t.reach ? e : t, void 0), S = 20;

function R(e, t) {
 const n = e.slice(0, S).map(t), r = e.length - n.length;
 return r > 0 ? `${n.join(", ")} and ${r} more` : n.join(", ");
}

const A = 30;

function C(e) {
 const t = e.trim();
 if (/^[\x00-\x7f]*$/.test(t)) return t;
 for (const [e] of t.matchAll(/\p{M}+/gu)) if (e.length > A) return t;
 return t.normalize("NFC");
}

const O = 64, N = 2e4, j = 5;

function P(e) {
 return ee(e).replace(Y, X).replace(K, Q).replace(/^[\t -%'-;=-@[-`{-~]/, X).replaceAll("\n", "<br>");
}

function M(e) {
 return ee(e).replace(/[&<>]/g, X).replaceAll("\n", "&#10;");
}

function U(e, t = 500) {
 const n = W(e, t).split(B).map((e, t) => t % 2 == 1 ? F(e) : P(G(e)));
 return H(n.join(""));
}

function I({text: e, url: t}, n = 2e3) {
 return `${U(e, n)}${t ? ` <a href="${Z(t)}">Open that run</a>` : ""}`;
}

const L = ({command: e}) => void 0 !== e && `<pre><code>${M(e)}</code></pre>`, H = e => `<span dir="auto">${e}</span>`, B = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/, F = e => `<code>${M(e)}</code>`;

function q(e, t = 300) {
 const n = P(G(W(e, t)));
 return e.length > V ? n : `<a href="${Z(e)}">${n}</a>`;
}

function D(e, t, n) {
 return e.length > V ? t : `<img src="${Z(e)}" alt="${t}" width="${n}">`;
}

function W(e, t) {
 return e.length > t ? `${e.slice(0, t).replace(/[\ud800-\udbff]$/, "")}\u2026` : e;
}

function G(e, t = 40) {
 if (!new RegExp(`[^\\s/?-]{${t + 1}}`).test(e)) return e;
 const n = new RegExp(`${J}{${t + 1},}`, "gv"), r = new RegExp(`${J}{${z}}(?=${J})`, "gv");
 return e.replace(n, e => e.replace(r, "$&\u200b"));
}

const z = 10, J = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}]]`, V = 2e3, Y = /[&<>"'`*_~[\]()|\\!{}^]/g, K = /(?<!&)#|[@:$]|(?<=www)\./gi, X = e => `&#${e.codePointAt(0)};`, Q = e => `<span>${X(e)}</span>`, Z = e => ee(e).replace(/[&<>"'`\n\t]/g, X);

function ee(e) {
 return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, e => `\u2039U+${(e.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u203a`);
}

function te(e) {
 const [, t = "", n = "", r = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(e)) ?? [];
 return n ? t + n.replace(/\B(?=(?:\d{3})+$)/g, ",") + r : String(e);
}

const ne = (e, t) => `${te(e)} ${t}${1 === e ? "" : "s"}`, re = e => "object" == typeof e ? e.flatMap(re) : e ? [ e ] : [], oe = [ {
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

function ie(e) {
 return `<div>\n${oe.map(t => function(e, {title: t, message: n, actions: r = [], ...o}) {
  const {name: i, browser: s, iconAt: a, buttonsAt: c, textWidth: u} = e, l = ue(t, e.title), d = ue(n, e.message), h = r.slice(0, 2).map(({text: t}) => ue(t, e.button)), f = r.length - h.length, p = `<td valign="top" width="56">${D(o.icon_url, "icon", 56)}</td>`, m = `<td valign="top" width="${u}" dir="auto"><b>${se(l)}</b><br>${se(d)}</td>`, g = o.banner_url && D(o.banner_url, "banner", 360), b = h.map(e => `<kbd>&nbsp;${se(e)}&nbsp;</kbd>`).join("&nbsp;&nbsp;");
  return `<table align="left">${[ `<th colspan="2">${i} <sub>${s}</sub></th>`, "start" === a ? p + m : m + p, g && `<td colspan="2" align="center">${g}</td>`, b && `<td colspan="2" align="${c}">${b}</td>`, `<td colspan="2">${[ ce("Title", l), ce("Message", d), h.some(ae) && "\u2702\ufe0f A button is cut", f > 0 && `\u2702\ufe0f ${ne(f, "more button")} not shown`, `Opens ${q(o.landing_url, 38)}` ].flatMap(e => e ? [ `<sub>${e}</sub>` ] : []).join("<br>")}</td>` ].flatMap(e => e ? [ `<tr>${e}</tr>` ] : []).join("")}</table>`;
 }(t, e)).join("\n")}\n<br clear="all"><sub>Where the text is cut off is an estimate: it depends on fonts, versions and settings.</sub>\n</div>`;
}

const se = ({shown: e}) => P(G(e, 24)), ae = ({visible: e, total: t}) => e < t, ce = (e, t) => ae(t) ? `\u2702\ufe0f ${e} cut after ${te(t.visible)} of ${ne(t.total, "character")}` : `${e} fits (${ne(t.total, "character")})`;

function ue(e, {length: t, line: n}) {
 const r = /^[\n\x20-\x7e]*$/.test(e), o = r ? e : e.match(le) ?? [], i = o.length;
 let s = 0, a = 0, c = 0;
 for (const u of o) {
  if (s = "\n" === u ? (Math.floor(s / n) + 1) * n : s + (!r && de.test(u) ? 2 : 1), 
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

const le = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu, de = /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u, he = {
 "many-buttons": ({count: e}) => `There are ${e} buttons; browsers show at most two.`,
 "long-ttl": ({seconds: e}) => `The ttl is ${e} s; push services keep a message for at most four weeks (2419200 s).`,
 "reach-zero": () => "The audience has a reach of 0: nobody will receive this notification.",
 "quoted-token": () => "The API token is in quotation marks. If they are not part of it, remove them from the secret.",
 "token-expiry": ({at: e, expired: t}) => {
  const n = e.toISOString().slice(0, 10);
  return t ? `The API token expired on ${n}: the service will probably refuse it. Replace the secret.` : `The API token expires on ${n}. Replace the secret before then.`;
 },
 rerun: ({attempt: e}) => `This is attempt ${e} of this run: an earlier attempt may already have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,
 "image-size": ({input: e, use: t, expected: n, ...r}) => `${e}: the ${t} is ${pe(r)}; browsers show ${n.map(pe).join(" or ")}.`,
 "key-separator": ({key: e}) => `The once-key ${(0, s.TL)(e)} ends with a separator, so an expression in it is probably empty. Runs with the same key may be skipped although they announce something else. Correct the key.`,
 truncated: ({field: e, visible: t, total: n}) => `The ${e} is ${te(n)} characters long; even a desktop shows only about ${te(t)}.`,
 markup: ({field: e, what: t}) => `The ${e} contains ${me[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,
 "escaped-newline": ({field: e}) => `The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,
 "first-entry": () => "The message is the first entry of a list of changes. For a better text next time, begin the release notes with a short paragraph, or set `message`."
}, fe = e => he[e.kind](e), pe = ({width: e, height: t}) => `${e}x${t}`, me = {
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

function ge(e, t) {
 const n = oe.map(n => ue(t[e], n[e]));
 if (n.some(({visible: e, total: t}) => e === t)) return [];
 const r = n.reduce((e, t) => t.visible > e.visible ? t : e);
 return [ {
  kind: "truncated",
  field: e,
  visible: r.visible,
  total: r.total
 } ];
}

function be(e, t) {
 const n = Object.keys(me).filter(e => me[e].pattern.test(t)).map(t => ({
  kind: "markup",
  field: e,
  what: t
 }));
 return t.includes("\\n") ? [ ...n, {
  kind: "escaped-newline",
  field: e
 } ] : n;
}

const $e = ({text: e, url: t, command: n}) => `${e}${t ? ` ${t}` : ""}${n ? `\n${n}` : ""}`;

function ye({advice: e, keyUse: t, claim: n, result: r}) {
 return [ ...e.map(e => ({
  level: "warning",
  title: ve(e),
  text: fe(e)
 })), ...t ? [ xe(t) ] : [], ...Te(n, r.outcome) ].toSorted((e, t) => Number("note" === e.level) - Number("note" === t.level));
}

const ve = e => "token-expiry" === e.kind && e.expired ? "Token expired" : "Advice";

function we({key: e, ref: t, by: n}) {
 const r = n ? `run ${n.run} (attempt ${n.attempt}) at ${n.time}` : "another run";
 return {
  text: `The key ${(0, s.TL)(e)} was already used by ${r}; that notification was sent, or may have been. The claim is the ref ${t}.`,
  ...n && {
   url: n.url
  }
 };
}

function ke(e) {
 return {
  text: "Usually there is nothing to do. If in doubt, look in the panel of the service. Only if that notification was not sent, or to send it a second time on purpose, delete the claim with this command, then run the workflow again:",
  command: Ee(e)
 };
}

function xe(e) {
 if ("used" === e.kind) {
  const t = we(e.claim);
  return {
   ...t,
   level: "warning",
   title: "Key already used",
   text: `A real run would be skipped. ${t.text}`
  };
 }
 const t = (0, s.TL)(e.key);
 return "unused" === e.kind ? {
  level: "note",
  text: `The key ${t} has not been used.`
 } : {
  level: "warning",
  text: `Could not determine whether the key ${t} was used (${e.cause}), so this dry run cannot say whether a real run would be skipped.`
 };
}

function Te(e, t) {
 if (!e || "none" === e.kind || "sent" === t) return [];
 const {kind: n, ref: r, tag: o} = e, i = Ee(e);
 if ("unknown" === t) return [ {
  level: "note",
  text: `The claim ${r} stays, so a re-run with this key will be skipped. Look in the panel of the service. Only if nothing was sent, delete the claim with this command, then run this again:`,
  command: i
 } ];
 const a = (0, s.TL)(e.key), [c, u, l] = "held" === n ? [ "Claim not deleted", `could not delete its claim of the key ${a}`, "This" ] : [ "Claim not certain", `could not determine whether it has the claim of the key ${a}`, "If it is, this" ];
 return [ {
  level: "warning",
  title: c,
  text: `This run sent nothing, but ${u}, so a re-run may be skipped. ${l} command deletes the ref ${r} only if it still points to ${o}, the claim of this run. Run it, then run the workflow again:`,
  command: i
 } ];
}

function Ee({ref: e, repository: t, serverUrl: n, tag: r}) {
 const o = (0, s.Dl)(n)?.host ?? "github.com", i = "gh api" + ("github.com" === o ? "" : ` --hostname ${o}`), a = `${i} --method DELETE repos/${t}/git/${e}`;
 return void 0 === r ? a : `[ "$(${i} repos/${t}/git/${e.replace("refs/", "ref/")} --jq .object.sha)" = ${r} ] && ${a}`;
}

const _e = {
 sent: "Notification sent",
 "dry-run": "Dry run: nothing was sent",
 skipped: "Skipped: nothing was sent",
 rejected: "Rejected: nothing was sent",
 "not-sent": "Not sent",
 unknown: "Unknown: it may or may not have been sent"
}, Se = e => _e[e], Re = {
 rejected: "Nothing was sent: the request was refused.",
 "not-sent": "Nothing was sent.",
 unknown: "The notification may or may not have been sent."
}, Ae = {
 cut: "the response was cut off",
 timeout: "the response was not complete in time",
 "too-large": "the response is larger than 1 MiB",
 cancelled: "the run was cancelled before the response was complete",
 "not-json": "the response is not JSON"
}, Ce = e => Ae[e];

function Oe(e, t) {
 if ("failure" in e) return function({title: e, reason: t, message: n, hint: r}, o, i) {
  const s = [ "Look in the panel of the service before you send it again.", r, `If nothing was sent, ${void 0 !== i && "none" !== i.kind ? "first delete the claim of `once-key` (the command is in the log), then " : ""}run this again.` ].filter(Boolean).join(" ");
  return {
   title: `${e} (${o ? `${o}: ` : ""}${t})`,
   why: {
    text: n
   },
   ...o && {
    meaning: Re[o]
   },
   next: {
    text: "unknown" === o ? s : `${r}${"not-sent" === o && "internal-error" === t ? " You can run this again." : ""}`
   },
   reason: t
  };
 }(e.failure, e.outcome, t);
 if ("skipped" !== e.outcome) return;
 const n = `${Se("skipped")} (${e.reason})`;
 if ("already-sent" === e.reason) return {
  title: n,
  why: we(e.claim),
  next: ke(e.claim)
 };
 const {because: r} = e, o = "activity" === r.kind && "released" === r.found ? "To announce pre-releases that become releases, set a `once-key`." : "To send on this event too, give the content as inputs, and set a `once-key`: without one, each event sends a notification.";
 return {
  title: n,
  why: {
   text: Ne(r)
  },
  next: {
   text: `Usually there is nothing to do. ${o}`
  }
 };
}

function Ne(e) {
 if ("draft" === e.kind) return "The release is a draft.";
 const {kind: t, found: n} = e;
 if ("activity" === t && "released" === n) return "The release event's activity `released` is announced only with `once-key` (publishing a stable release also fires `published`, and both would be sent).";
 const r = /^[a-z_]{1,40}$/.test(n) ? `\`${n}\`` : "not one that GitHub documents";
 return "activity" === t ? `The release event's activity is ${r}; only \`published\` and, with \`once-key\`, \`released\` are announced.` : `The deployment's state is ${r}; only \`success\` is announced.`;
}

const je = e => `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${(e => e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/, "http-$1xx"))(e)}`;

const Pe = {
 input: "the inputs",
 file: "the file",
 release: "the release",
 event: "the event"
};

function Me({maxReach: e, checkUrls: t, onceKey: n}) {
 return [ ...void 0 === e ? [] : [ `max-reach ${e}` ], ...t ? [ "check-urls" ] : [], ...void 0 === n ? [] : [ `once-key ${(0, 
 s.TL)(n)}` ] ];
}

const Ue = e => void 0 === e ? "" : String(e), Ie = e(import.meta.url)("node:fs"), Le = e => process.env[e.toLowerCase()] || process.env[e] || void 0, He = () => Number(process.env.GITHUB_RUN_ATTEMPT) || 1;

function Be() {
 const {GITHUB_API_URL: e, GITHUB_SERVER_URL: t, GITHUB_REPOSITORY: n, GITHUB_SHA: r, GITHUB_RUN_ID: o} = process.env;
 return {
  github: {
   apiUrl: e || "https://api.github.com",
   serverUrl: t || "https://github.com"
  },
  run: {
   repository: n ?? "",
   sha: r ?? "",
   id: o ?? "",
   attempt: He()
  }
 };
}

async function Fe(e) {
 const t = process.env.GITHUB_EVENT_PATH;
 delete process.env.GITHUB_EVENT_PATH;
 try {
  return await e();
 } finally {
  void 0 !== t && (process.env.GITHUB_EVENT_PATH = t);
 }
}

function qe() {
 const {GITHUB_EVENT_NAME: e = "", GITHUB_EVENT_PATH: t = ""} = process.env;
 try {
  return (0, Ie.statSync)(t).size > 26214400 ? {
   name: e,
   payload: void 0,
   unreadable: "the event is larger than 25 MiB"
  } : {
   name: e,
   payload: JSON.parse((0, Ie.readFileSync)(t, "utf8"))
  };
 } catch {
  return {
   name: e,
   payload: void 0
  };
 }
}

var De, We = r(857);

function Ge(e) {
 return null == e ? "" : "string" == typeof e || e instanceof String ? e : JSON.stringify(e);
}

function ze(e) {
 return Object.keys(e).length ? {
  title: e.title,
  file: e.file,
  line: e.startLine,
  endLine: e.endLine,
  col: e.startColumn,
  endColumn: e.endColumn
 } : {};
}

function Je(e, t, n) {
 const r = new Ye(e, t, n);
 process.stdout.write(r.toString() + We.EOL);
}

function Ve(e, t = "") {
 Je(e, {}, t);
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
    r && (t ? t = !1 : e += ",", e += `${n}=${Ke(r)}`);
   }
  }
  return e += `::${function(e) {
   return Ge(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  }(this.message)}`, e;
 }
}

function Ke(e) {
 return Ge(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

function Xe(e) {
 Je("add-mask", {}, e);
}

function Qe(e, t) {
 const n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
 if (t && t.required && !n) throw new Error(`Input required and not supplied: ${e}`);
 return t && !1 === t.trimWhitespace ? n : n.trim();
}

function Ze(e, t = {}) {
 Je("error", ze(t), e instanceof Error ? e.toString() : e);
}

function et(e, t = {}) {
 Je("warning", ze(t), e instanceof Error ? e.toString() : e);
}

function tt(e, t = {}) {
 Je("notice", ze(t), e instanceof Error ? e.toString() : e);
}

function nt(e) {
 process.stdout.write(e + We.EOL);
}

e(import.meta.url)("path"), function(e) {
 e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
}(De || (De = {}));

const rt = [ "api-token", "github-token" ];

function ot(e, t, n) {
 const r = [ ...at(e), t && ut(t), ...lt(n) ].filter(Boolean);
 return `<table>\n<tr>${[ "Field", "Value", "Source", ...gt ].map(e => `<th>${e}</th>`).join("")}</tr>\n${r.join("\n")}\n</table>`;
}

function it(e, t, n, r) {
 const o = r.map(e => `<td align="center">${e}</td>`).join("");
 return `<tr><td>${F(e)}</td><td dir="auto">${t}</td><td>${n}</td>${o}</tr>`;
}

const st = e => `${te(e)} more, in the output <code>payload</code>`;

function at({notification: e, sources: t}) {
 return Object.keys(e).flatMap(n => {
  const r = (e, r) => it(e, r, t[n] ?? "", bt[n]);
  if ("actions" !== n) return r(n, function(e, t) {
   const n = t[e] ?? "";
   return "number" == typeof n ? `${te(n)} s${function(e) {
    const t = [ [ 604800, "week" ], [ 86400, "day" ], [ 3600, "hour" ], [ 60, "minute" ] ].find(([t]) => e >= t && e % t === 0);
    return t ? ` (${ne(e / t[0], t[1])})` : "";
   }(n)}` : e.endsWith("_url") ? q(n) : ct(n, "message" === e ? 4e3 : 1e3);
  }(n, e));
  const {actions: o = []} = e, i = o.slice(0, 10).map(({text: e, url: t}, n) => r(`actions[${n}]`, `${ct(e, 200)}<br>${q(t)}`)), s = o.length - i.length;
  return s > 0 ? [ ...i, r(n, st(s)) ] : i;
 });
}

function ct(e, t) {
 if (e.length <= 400) return P(G(e));
 const n = P(G(W(e, t))), r = e.length > t ? "<br><i>The rest is in the output <code>payload</code>.</i>" : "";
 return `<details><summary>${P(G(W(e.slice(0, 400), 80).replace(/\s+/g, " ")))} <i>(${ne(e.length, "character")})</i></summary>${n}${r}</details>`;
}

function ut(e) {
 const t = "all" === e.type ? "all" : `audience ${e.audience.id}`;
 return it("target", F(t), "input", yt);
}

function lt(e) {
 const t = Object.keys(e), n = (e, t) => it(e, t, "extra-fields", $t), r = t.slice(0, 25).map(t => n(W(t, 60), F(W(dt(e[t]), 300)))), o = t.length - r.length;
 return o > 0 ? [ ...r, n("\u2026", st(o)) ] : r;
}

const dt = e => JSON.stringify(e, null, 1).replace(/\n */g, " "), ht = "\u2713", ft = "\u2013", pt = [ ht, ht, ht ], mt = [ ht, ht, ft ], gt = [ "Chrome", "Firefox", "Safari" ], bt = {
 title: pt,
 message: pt,
 icon_url: mt,
 banner_url: [ "56+", ft, ft ],
 landing_url: pt,
 actions: [ "48+", ft, ft ],
 utm_source: pt,
 utm_medium: pt,
 utm_campaign: pt,
 ttl: mt
}, $t = [ "?", "?", "?" ], yt = [ "", "", "" ], vt = {
 sent: "\u2705",
 "dry-run": "\u{1f9ea}",
 skipped: "\u23ed\ufe0f",
 rejected: "\u26d4",
 "not-sent": "\u274c",
 unknown: "\u2753"
};

function wt({result: e, target: t, attempts: n, response: r}) {
 const o = "sent" === e.outcome && e.doubt ? `, but ${Ce(e.doubt)}` : "", i = [ t && `<b>To</b> ${xt(t)}`, r?.statusCode && `HTTP&nbsp;${r.statusCode}${o}`, n > 0 && ne(n, "attempt"), "sent" === e.outcome && `${e.sentAt.toUTCString().slice(5, 25).replaceAll(" ", "&nbsp;")}&nbsp;UTC` ].filter(Boolean);
 return i.length > 0 && `<p>${i.join(" \xb7 ")}</p>`;
}

function kt({guards: e}) {
 const t = e ? Me(e).map(F) : [];
 return t.length > 0 && `<p><b>Guards</b> ${t.join(" \xb7 ")}</p>`;
}

function xt(e) {
 if ("all" === e.type) return "every subscriber of the site; the service does not report how many";
 const {id: t, name: n, reach: r} = e.audience, o = void 0 === n ? `audience ${t}` : `${function(e, t = 500) {
  return H(P(G(W(e, t))));
 }(n)} (audience ${t})`;
 return void 0 === r ? o : `${o}, <b>${ne(r, "subscriber")}</b>`;
}

const Tt = 10;

function Et(e, t) {
 const n = t.slice(0, Tt).map(t => `${e} ${I(t)}`), r = t.length - n.length;
 return r > 0 && n.push(`${e} ${te(r)} more are in the log.`), n.length > 0 && [ `<p>${n.join("<br>")}</p>`, t.map(L) ];
}

const _t = 16e3;

function St(e) {
 const t = e.length - _t, n = t > 0 ? `<p>${ne(t, "more character")} in the output <code>response</code>.</p>` : "";
 return `<details><summary>Response of the service</summary><pre><code>${M(W(e, _t))}</code></pre>${n}</details>`;
}

const Rt = 5e3;

function At({title: e, why: t, meaning: n, next: r, reason: o}) {
 return [ `<table>\n${[ ...o ? [ [ "What failed", `<b>${U(e)}</b>` ] ] : [], [ "Why", I(t, Rt) ], ...n ? [ [ "Result", n ] ] : [], [ "What to do", I(r) ], ...o ? [ [ "More", `<a href="${je(o)}">What ${o} means</a>` ] ] : [] ].map(([e = "", t]) => `<tr><th align="left">${e.replaceAll(" ", "&nbsp;")}</th><td>${t}</td></tr>`).join("\n")}\n</table>`, L(r) ];
}

const Ct = [ "payload", "outcome", "reason", "kind", "type", "doubt", "field", "what", "sources" ];

function Ot(e) {
 return /[^\x20-\x7e]/.test(e) || e.includes("##[") || e.trimStart().startsWith("::") ? e.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/##(?=\[)/g, "##\u2060").split("\n").map(Nt).join("\n").replace(/[^\P{Cc}\n\t]/gu, "\ufffd") : e;
}

function Nt(e) {
 const t = e.search(/[^\s\p{C}\p{Z}]/u);
 return t >= 0 && e.startsWith("::", t) ? `${e.slice(0, t)}:\u2060${e.slice(t + 1)}` : e;
}

function jt(e) {
 const t = t => Ot(e(t)), n = e => (n, r, o) => {
  const i = t(r);
  i.length > 4096 && nt(i), e(i, {
   title: t(n),
   ...o && {
    file: o.file,
    startLine: o.line,
    startColumn: o.column
   }
  });
 };
 return {
  info: e => nt(t(e)),
  retry: (e, n) => {
   const r = (n / 1e3).toFixed(1);
   nt(t(`${e.title}: ${e.message} Retrying ${"0.0" === r ? "now" : `in ${r} s`}.`));
  },
  group: (e, n) => {
   (function(e) {
    Ve("group", e);
   })(t(e)), nt(t(n)), function() {
    Ve("endgroup");
   }();
  },
  notice: n(tt),
  warning: n(et),
  error: n(Ze)
 };
}

function Pt(e, t, n) {
 const {log: r} = n;
 !function(e, {redact: t, log: n}) {
  const r = process.env.GITHUB_OUTPUT;
  if (!r) return;
  const o = Object.entries(e).map(([e, n]) => [ e, Mt.includes(e) ? t(n) : n ]);
  try {
   (0, Ie.appendFileSync)(r, function(e) {
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
 }(function({attempts: e, result: t, response: n, payload: r, target: o}) {
  const i = "audience" === o?.type ? o.audience : void 0;
  return {
   outcome: t.outcome,
   reason: "failure" in t ? t.failure.reason : "reason" in t ? t.reason : "",
   "status-code": Ue(n?.statusCode),
   response: n?.response ?? "",
   payload: r ?? "",
   "audience-id": Ue(i?.id),
   "audience-name": i?.name ?? "",
   "audience-reach": Ue(i?.reach),
   attempts: Ue(e),
   "sent-at": "sent" === t.outcome ? t.sentAt.toISOString() : ""
  };
 }(e), n);
 const o = function(e, t) {
  const n = (e, r) => {
   if ("string" == typeof e) return t(e);
   if (Array.isArray(e)) return e.map(e => n(e, r));
   if (e instanceof u.HR) return function({reason: e, title: t, message: n, hint: r}, o) {
    return new u.HR({
     reason: e,
     title: o(t),
     message: o(n),
     hint: o(r)
    });
   }(e, t);
   if ("object" != typeof e || null === e || e instanceof Date) return e;
   const o = Object.entries(e).map(([e, o]) => r ? [ t(e), n(o, !0) ] : [ e, Ct.includes(e) ? o : n(o, "extraFields" === e) ]);
   return Object.fromEntries(o);
  };
  return n(e, !1);
 }(e, n.redact), {result: i} = o;
 !function(e, t, {log: n}) {
  const r = process.env.GITHUB_STEP_SUMMARY;
  if (r && !1 !== (0, s.yG)(e)) try {
   (0, Ie.appendFileSync)(r, t());
  } catch (e) {
   n.warning("Summary not written", `Could not write the job summary (${(0, u.q0)(e)}).`);
  }
 }(t, () => function(e) {
  const {result: t, content: n, target: r, extraFields: o = {}, response: i} = e, {outcome: s} = t, a = Oe(t, e.claim), c = ye(e), u = e => c.filter(({level: t}) => t === e);
  return function(e, t = 9e5) {
   const n = re(e), r = "<p>The rest of this summary is left out, because GitHub limits its size.</p>", o = t - Buffer.byteLength(r) - 2;
   let i = 0;
   const s = n.findIndex(e => (i += Buffer.byteLength(e) + 2, i > o));
   return `${(-1 === s ? n : [ ...n.slice(0, s), r ]).join("\n\n")}\n`;
  }([ `<h2>${vt[s]} ${Se(s)}</h2>`, a && At(a), wt(e), kt(e), Et("\u26a0\ufe0f", u("warning")), Et("\u2139\ufe0f", u("note")), n && [ "<h3>Preview</h3>", ie(n.notification) ], n && [ "<h3>Fields</h3>", ot(n, r, o) ], i?.response && St(i.response) ]);
 }(o), n);
 for (const e of ye(o)) "warning" === e.level ? r.warning(e.title ?? "Advice", $e(e)) : r.info($e(e));
 "sent" === i.outcome && i.doubt && r.warning("Sent, with an unexpected response", function(e) {
  const t = "cancelled" === e ? "" : " If it is not there, check `base-url`: another server may have responded.";
  return `The service accepted it (2xx), but ${Ce(e)}. Do not send it again before you look in the panel of the service.${t}`;
 }(i.doubt));
 const a = Oe(i, o.claim);
 a ? function(e, t, n) {
  const {title: r, why: o} = n, i = function({why: e, meaning: t, next: n, reason: r}, o) {
   const i = `\n${o(t ? `${t} ${$e(n)}` : $e(n))}${r ? `\nMore: ${je(r)}` : ""}`;
   return function(e, t) {
    const n = e.split("\n");
    if (1 === n.length) return W(e, t - 1);
    const r = e => `- and ${e} more (see the log)`;
    let o = r(n.length).length;
    const i = [];
    for (const e of n) {
     const n = W(e, 600);
     if (o += n.length + 1, o > t) break;
     i.push(n);
    }
    const s = n.length - i.length;
    return [ ...i, ...s > 0 ? [ r(s) ] : [] ].join("\n");
   }(o($e(e)), 4096 - i.length) + i;
  }(n, Ot);
  i.startsWith(Ot(o.text)) || e.info(o.text), e[t](r, i);
 }(r, "failure" in i ? "error" : "notice", a) : r.info(function({result: e, attempts: t, response: n}) {
  const r = Se(e.outcome);
  return "sent" !== e.outcome ? `${r}.` : `${r}${t > 1 ? ` on attempt ${t}` : ""}: the service responded ${n?.statusCode} at ${e.sentAt.toISOString()}.`;
 }(o));
}

const Mt = [ "response", "audience-name" ];

var Ut = r(4517), It = r(4463);

function Lt(e) {
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

async function Ht(e) {
 const t = function(e) {
  const t = Object.keys(process.env).flatMap(t => {
   const n = /^INPUT_(.+)$/i.exec(t)?.[1]?.toLowerCase(), r = void 0 === n || n in e ? void 0 : process.env[t];
   return r ? [ [ n, r.trim() ] ] : [];
  });
  return Object.fromEntries(t);
 }(e);
 if (0 === Object.keys(t).length) return [];
 const {misspelled: n} = await r.e(775).then(r.bind(r, 9775));
 return n(t, e);
}

!async function() {
 const e = function(e) {
  for (const t of e.filter(e => rt.includes(e))) {
   const e = Qe(t);
   "" !== e && Xe(e);
  }
  return Object.fromEntries(e.map(e => [ e, Qe(e) ]));
 }(l.AE), t = function(e) {
  const t = new Date, n = function() {
   return {
    http: Le("HTTP_PROXY"),
    https: Le("HTTPS_PROXY"),
    bypass: Le("NO_PROXY")
   };
  }(), r = (0, It.gE)({
   ...e,
   others: (0, Ut.F)(n)
  }), o = (0, d.uT)(n), i = function() {
   const e = new AbortController, t = () => e.abort();
   return process.on("SIGINT", t), process.on("SIGTERM", t), e;
  }();
  return {
   log: jt(r.redact),
   secrets: r,
   redact: r.redact,
   http: o,
   signal: i.signal,
   startedAt: t,
   watch: Lt(i)
  };
 }({
  apiToken: e["api-token"],
  githubToken: e["github-token"]
 }), n = {
  attempts: 0,
  advice: []
 }, m = {};
 let g;
 try {
  g = await t.watch(async function(e, t, n, m) {
   const {log: g, redact: y, signal: w} = m, k = (0, l.yc)(e, m.secrets), {settings: x, problems: T} = k, _ = {
    ...k,
    problems: [ ...T, ...await Ht(e) ]
   }, S = await async function({inputs: e, refused: t, problems: n}, {secrets: u, readFile: l, readEvent: d, fetchRelease: h}) {
    const {"payload-file": f, "extra-fields": p} = e, m = f || p ? await Promise.all([ r.e(955), r.e(405) ]).then(r.bind(r, 2405)) : void 0, g = e => ({
     ...e,
     problems: e.problems.filter(({input: e}) => !t.has(e))
    }), b = g(await async function(e, t) {
     const n = o.pi.filter(t => "" !== e[(0, o.wg)(t)]), i = await Promise.all(n.map(n => async function(e, t, n) {
      if ("ttl" === e) return (0, o.qW)(e, s.p0, t);
      if ("actions" !== e) return (0, o.qW)(e, o.fD[e], t);
      const {readActions: i} = await Promise.all([ r.e(955), r.e(405) ]).then(r.bind(r, 2405));
      return i(t, n);
     }(n, e[(0, o.wg)(n)], t)));
     return {
      source: "input",
      fields: Object.assign({}, ...i.map(({fields: e}) => e)),
      given: new Set(n),
      problems: i.flatMap(({problems: e}) => e)
     };
    }(e, u)), $ = m && f ? g(await m.fieldsFromFile(f, await l(f), u)) : a.Vz, y = m && p ? g(await m.readExtraFields(p, u)) : c, v = (0, 
    a.Mh)(b, $).length > 0, w = t => (0, s.yG)(e["check-urls"]) ? (0, o._e)(t) : [], k = {
     ...$.fields,
     ...b.fields
    }, x = [ ...n, ...b.problems, ...$.problems, ...y.problems, ...w(k) ];
    if (v && e.release && x.length > 0) throw (0, i.vQ)(x);
    const T = v ? await async function(e, t, n) {
     const {contentFromEvent: o, contentFromRelease: i} = await r.e(108).then(r.bind(r, 1108));
     return e.release ? i(await n()) : o(await t(), "" !== e["once-key"]);
    }(e, d, h) : {
     kind: "none"
    }, E = (0, a.kg)(b, $, T, u, n), _ = [ ..."problems" in E ? E.problems : [], ...y.problems ], S = "content" in E ? E.content.notification : k;
    if (_.push(...w(S)), _.length > 0 || "problems" in E) throw (0, i.vQ)(_);
    return "skip" in E ? E : {
     content: E.content,
     extraFields: y.fields
    };
   }(_, function(e, t) {
    return {
     secrets: t.secrets,
     readFile: async e => (await r.e(690).then(r.bind(r, 3690))).readWorkspaceFile(e),
     readEvent: async () => qe(),
     fetchRelease: async () => {
      const {release: n = "", githubToken: o = "", timeout: i = 0} = e ?? {}, {fetchRelease: s} = await Fe(() => Promise.all([ r.e(413), r.e(303) ]).then(r.bind(r, 3425))), {github: a, run: c} = Be(), {payload: u} = qe(), l = u?.repository, {http: d, redact: h, signal: f} = t;
      return s({
       tag: n,
       eventRepository: l,
       timeoutMs: 1e3 * i,
       signal: f,
       apiUrl: a.apiUrl,
       repository: c.repository,
       token: o,
       http: d,
       redact: h
      });
     }
    };
   }(x, m));
   if (!x) throw (0, i.vQ)(T);
   if ("skip" in S) return {
    outcome: "skipped",
    reason: "not-announceable",
    because: S.skip
   };
   const {content: R, extraFields: A} = S;
   t.content = R, t.extraFields = A, g.info(function({sources: e}, t) {
    const n = Object.entries(Pe).flatMap(([t, n]) => {
     const r = Object.entries(e).flatMap(([e, n]) => n === t ? [ e ] : []);
     return r.length > 0 ? [ `${r.join(", ")} from ${n}` ] : [];
    }), r = Object.keys(t);
    return r.length > 0 && n.push(`${r.join(", ")} from extra-fields`), `Content: ${n.join("; ")}.`;
   }(R, A)), t.guards = (({maxReach: e, checkUrls: t, onceKey: n}) => ({
    maxReach: e,
    checkUrls: t,
    onceKey: n
   }))(x), t.advice.push(...function(e, t) {
    if (/^(["'`]).*\1$/.test(e)) return [ {
     kind: "quoted-token"
    } ];
    const n = function(e) {
     const [t, n, r, ...o] = e.split(".");
     if (t && n && void 0 !== r && !(o.length > 0)) try {
      const {exp: e} = JSON.parse(Buffer.from(n, "base64url").toString("utf8")), t = "number" == typeof e ? 1e3 * e : Number.NaN;
      return Number.isNaN(new Date(t).getTime()) ? void 0 : t;
     } catch {
      return;
     }
    }(e);
    return void 0 === n || n - t >= 12096e5 ? [] : [ {
     kind: "token-expiry",
     at: new Date(n),
     expired: n <= t
    } ];
   }(x.apiToken, Date.now()), ...function({notification: e, sources: t, firstEntry: n}) {
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
    for (const n of [ "title", "message" ]) i.push(...ge(n, e)), "input" !== t[n] && "file" !== t[n] || i.push(...be(n, e[n]));
    return i;
   }(R)), t.advice.push(...(e => void 0 !== e && /[-_.:/#]$/.test(e) ? [ {
    kind: "key-separator",
    key: e
   } ] : [])(x.onceKey));
   const C = function({baseUrl: e, apiToken: t, timeout: n}, {http: r, signal: o}) {
    const i = {
     "Authentication-Token": t,
     Accept: "application/json",
     "User-Agent": $.N
    }, s = {
     timeoutMs: 1e3 * n,
     signal: o
    };
    return {
     fetchAudiences() {
      const t = new URL(`${e}/v1/audience`);
      return r.request({
       method: "GET",
       url: t,
       headers: i,
       maxBytes: 67108864,
       ...s
      });
     },
     send(t) {
      const n = new URL(`${e}/v1/notifications`), o = {
       ...i,
       "Content-Type": "application/json"
      };
      return r.request({
       method: "POST",
       url: n,
       headers: o,
       body: t,
       maxBytes: 1048576,
       ...s
      });
     }
    };
   }(x, m), O = {
    service: C,
    retries: x.retries,
    signal: w,
    redact: y,
    onWait: g.retry
   };
   t.target = await async function(e, t, n) {
    const {target: r, audienceId: o, audienceName: i, maxReach: s, dryRun: a} = e;
    return "all" === r ? (a && await t(), {
     type: "all"
    }) : {
     type: "audience",
     audience: void 0 === o || void 0 !== i || void 0 !== s || a ? await E({
      id: o,
      name: i
     }, await t(), n) : {
      id: o
     }
    };
   }(x, () => v(O), y), "audience" === t.target.type && (t.advice.push(...(e => 0 === e ? [ {
    kind: "reach-zero"
   } ] : [])(t.target.audience.reach)), function({id: e, name: t, reach: n}, r, o) {
    if (!(void 0 === r || void 0 === n || n <= r)) throw new u.HR({
     reason: "reach-exceeded",
     title: "Audience too large",
     message: `The audience ${e}${t ? ` (${(0, s.TL)(o(t))})` : ""} has a reach of ${n}, more than max-reach allows (${r}).`,
     hint: "Check that it is the audience you mean; if it is, raise `max-reach`."
    });
   }(t.target.audience, x.maxReach, y)), g.info(function(e) {
    if ("all" === e.type) return "To: every subscriber of the site (the service does not report how many).";
    const {id: t, name: n, reach: r} = e.audience;
    return `To: ${void 0 === n ? `the audience ${t}` : `the audience "${n}" (id ${t})`}${void 0 === r ? "" : `, ${r} subscriber${1 === r ? "" : "s"}`}.`;
   }(t.target)), g.info(function(e) {
    return `Guards: ${Me(e).join(", ") || "none (max-reach, check-urls and once-key are not set)"}.`;
   }(t.guards));
   const N = function(e, t, n) {
    const r = "all" === t.type ? {
     type: "all"
    } : {
     type: "audience",
     value: t.audience.id
    };
    return JSON.stringify({
     ...e,
     target: r,
     ...n
    });
   }(R.notification, t.target, A);
   if (t.payload = N, g.group("Payload", N), x.checkUrls) {
    const {checkUrls: e, urlCheckFailure: n} = await r.e(893).then(r.bind(r, 8893)), i = 1e3 * x.timeout, s = (0, 
    o.Wn)(R.notification), {problems: a, wrongSizes: c} = await e({
     uses: s,
     http: m.http,
     timeoutMs: i,
     userAgent: $.N,
     signal: w,
     redact: y
    });
    if (a.length > 0) throw n(a);
    t.advice.push(...c.map(e => ({
     kind: "image-size",
     ...e
    }))), g.info("URL check passed.");
   }
   const j = await async function({onceKey: e, oncePer: t, githubToken: n = "", timeout: o}, {notification: i}, s, {http: a, signal: c, redact: u, startedAt: l}) {
    if (void 0 === e) return;
    const {openClaims: d} = await Fe(() => Promise.all([ r.e(413), r.e(489) ]).then(r.bind(r, 415))), {title: h} = i;
    return d({
     key: e,
     per: t,
     startedAt: l,
     record: {
      target: "all" === s.type ? "all" : `audience ${s.audience.id}`,
      title: h
     },
     token: n,
     http: a,
     redact: u,
     timeoutMs: 1e3 * o,
     signal: c,
     ...Be()
    });
   }(x, R, t.target, m);
   if (x.dryRun) return j && (t.keyUse = await j.look()), {
    outcome: "dry-run"
   };
   if (t.advice.push(...((e, t) => e > 1 && void 0 === t ? [ {
    kind: "rerun",
    attempt: e
   } ] : [])(He(), x.onceKey)), j) {
    n.claims = j;
    const e = await j.claim();
    if ("claimed" !== e) return {
     outcome: "skipped",
     reason: "already-sent",
     claim: e
    };
   }
   const {verdict: P, ...M} = await async function(e) {
    const {service: t, body: n, retries: r, signal: o, redact: i, onAttempt: s, onWait: a, random: c} = e;
    let u = {};
    return {
     verdict: await (0, h.LH)({
      attempt: async function(e) {
       s();
       const r = await t.send(n), o = (0, h.JN)(e, c);
       if ("failure" === r.kind) return function(e, t, n) {
        const r = (0, f.dz)("Sending", e, n);
        if (e.mayHaveBeenReceived) return {
         done: {
          outcome: "unknown",
          failure: r
         }
        };
        const o = {
         outcome: "not-sent",
         failure: r
        };
        return e.retryable ? {
         retry: o,
         waitMs: t
        } : {
         done: o
        };
       }(r, o, i);
       const a = i(r.body, void 0 !== r.incomplete);
       return u = {
        statusCode: r.status,
        response: b(a, 65536)
       }, (0, d.oJ)(r.status) ? {
        done: p(r)
       } : function(e, t, n) {
        const {status: r, headers: o} = e, i = (0, h.P9)(o["retry-after"], Date.now()), s = 429 === r || 503 === r && void 0 !== i, a = s || r >= 300 && r < 500 ? "rejected" : "unknown", c = {
         outcome: a,
         failure: (0, f.sc)("Sending", e, n, "unknown" === a)
        };
        return s ? {
         retry: c,
         waitMs: i ?? t
        } : {
         done: c
        };
       }(r, o, i);
      },
      retries: r,
      signal: o,
      cancelled: () => ({
       outcome: "not-sent",
       failure: (0, f.Yq)("Sending")
      }),
      onWait: ({failure: e}, t) => a(e, t)
     }),
     ...u
    };
   }({
    ...O,
    body: N,
    onAttempt: () => t.attempts++
   });
   return t.response = M, P;
  }(e, n, m, t));
 } catch (e) {
  g = {
   outcome: n.attempts > 0 ? "unknown" : "not-sent",
   failure: (0, u.h_)(e)
  };
 }
 const {claims: y} = m;
 y && (n.claim = await t.watch(y.close((({outcome: e}) => "sent" === e || "unknown" === e)(g))).catch(() => y.state)), 
 await async function(r) {
  try {
   (() => {
    Pt({
     ...n,
     result: g
    }, e.summary, t);
   })();
  } catch (e) {
   Ze(`The report of this run failed (${e instanceof Error ? e.name : typeof e}). The outputs say how the run ended, if they are set. If this step was to send and \`outcome\` is not set, the notification may have been sent: look in the panel of the service before you send it again.`, {
    title: "Internal error (internal-error)"
   });
  }
  await new Promise(e => process.stdout.write("", e)), process.exit(r);
 }((({outcome: e}) => "sent" === e || "dry-run" === e || "skipped" === e ? 0 : 1)(g));
}();
