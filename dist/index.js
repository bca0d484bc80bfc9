import { createRequire as e } from "module";

var t = {
 1312: (e, t, n) => {
  n.d(t, {
   Vu: () => d,
   fD: () => u,
   pi: () => l,
   qW: () => h,
   wg: () => f
  });
  var r = n(8925), o = n(8190), s = n(8569);
  function i(e) {
   return "" === e ? {
    message: "is blank, which the service refuses; give some text"
   } : (0, s.z)(e) ? {
    message: "has no visible character; give some text"
   } : {
    value: e
   };
  }
  const a = (...e) => {
   const t = (0, o.rf)(...e);
   return e => "" === e ? i(e) : t(e);
  }, c = a("https"), u = {
   title: i,
   message: i,
   icon_url: c,
   banner_url: c,
   landing_url: a("https", "http"),
   utm_source: i,
   utm_medium: i,
   utm_campaign: i
  }, l = [ "title", "message", "icon_url", "banner_url", "landing_url", "actions", "utm_source", "utm_medium", "utm_campaign", "ttl" ], d = [ "title", "message", "icon_url", "landing_url" ];
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
 },
 225: (e, t, n) => {
  n.d(t, {
   Mh: () => i,
   Vz: () => s,
   kg: () => a
  });
  var r = n(8925), o = n(1312);
  const s = {
   fields: {},
   given: new Set,
   problems: []
  }, i = (e, t) => o.Vu.filter(n => !e.given.has(n) && !t.given.has(n));
  function a(e, t, n, s) {
   const a = i(e, t), u = "not-announceable" === n.kind ? void 0 : function(e, t, n) {
    const s = "content" === t.kind ? t : void 0, i = s?.source ?? "event", a = e.map(e => {
     const a = s?.fields[e];
     if (void 0 === a) {
      const n = `is missing${function(e, t) {
       if ("content" === e.kind) return e.missing[t] ? ` (${e.missing[t]})` : "";
       if ("none" !== e.kind || void 0 === e.event) return "";
       return ` (${/^[a-z_]{1,40}$/.test(e.event) ? `the event \`${e.event}\`` : "this event"} does not supply it; the events \`release\` and \`deployment_status\` do, and the input \`release\`)`;
      }(t, e)}; give it as an input, or as \`${e}\` in \`payload-file\``;
      return {
       fields: {},
       problems: [ (0, r.CC)((0, o.wg)(e), n) ]
      };
     }
     const c = ("message" === e ? [ a, ...s?.messageTexts ?? [] ] : [ a ]).map(n.find).find(Boolean);
     if (c) {
      const t = `contains ${c}, which would be published; remove it from the ${i}`;
      return {
       fields: {},
       problems: [ (0, r.CC)((0, o.wg)(e), t) ]
      };
     }
     const {fields: u, problems: l} = (0, o.qW)(e, o.fD[e], a);
     return {
      fields: u,
      problems: l.map(e => ({
       ...e,
       message: `in the ${i}, ${e.message}`
      }))
     };
    });
    return {
     fields: Object.assign({}, ...a.map(e => e.fields)),
     problems: a.flatMap(e => e.problems)
    };
   }(a, n, s), l = [ ...e.problems, ...t.problems, ...u?.problems ?? [] ];
   if (l.length > 0) return {
    problems: l
   };
   if (a.length > 0 && "not-announceable" === n.kind) return {
    skip: n.because
   };
   const d = {
    ...u?.fields,
    ...t.fields,
    ...e.fields
   }, {title: h, message: f, icon_url: p, landing_url: m} = d;
   if (!(h && f && p && m)) throw new Error("a required field was lost");
   const g = o.pi.filter(e => void 0 !== d[e]), b = {
    ...c(d, g),
    title: h,
    message: f,
    icon_url: p,
    landing_url: m
   }, v = r => e.given.has(r) ? "input" : t.given.has(r) ? "file" : "content" === n.kind ? n.source : "event";
   return {
    content: {
     notification: b,
     sources: Object.fromEntries(g.map(e => [ e, v(e) ])),
     ...a.includes("message") && "content" === n.kind && n.firstEntry && {
      firstEntry: !0
     }
    }
   };
  }
  const c = (e, t) => Object.fromEntries(t.map(t => [ t, e[t] ]));
 },
 8569: (e, t, n) => {
  n.d(t, {
   w: () => c,
   z: () => a
  });
  const r = /[[\p{Cc}--[\s\x85]]\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gv, o = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu, s = /[\s\x85]+/g, i = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u, a = e => !/[!-~]/.test(e) && "" === c(e);
  function c(e) {
   const t = e.toWellFormed().replace(r, "").replace(o, "$1").replace(s, " ").trim();
   return i.test(t) ? t : "";
  }
 },
 3916: (e, t, n) => {
  n.d(t, {
   HR: () => r,
   h_: () => o,
   q0: () => s
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
    message: `The action itself failed: ${s(e)}.`,
    hint: "Please report this with the log of the run.",
    cause: e
   });
  }
  function s(e) {
   if (!(e instanceof Error)) return String(e);
   const t = e.code;
   if ("ERR_SSL_WRONG_VERSION_NUMBER" === t) return "the server does not speak TLS at this port";
   if ("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED" === t) return "the server requires a client certificate";
   const {reason: n} = e;
   if ("string" == typeof t && t.startsWith("ERR_SSL_") && "string" == typeof n) return `${t}: ${n}`;
   const r = (e.message || e.name).replace(/\s+/g, " ").trim(), o = "string" != typeof t || r.includes(t) ? r : `${t}: ${r}`, i = e instanceof AggregateError ? e.errors.map(s).join("; ") : "", a = i && i !== o ? `${o} (${i})` : o;
   return void 0 === e.cause ? a : `${a}: ${s(e.cause)}`;
  }
 },
 3765: (t, n, r) => {
  r.d(n, {
   u: () => m,
   E: () => w
  });
  const o = e(import.meta.url)("node:http");
  var s = r.n(o);
  const i = e(import.meta.url)("node:string_decoder");
  class a extends Error {
   reason;
   constructor(e, t) {
    super(t), this.reason = e;
   }
  }
  const c = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/, u = new Set([ 42, 43, 44, 45, 46, 48, 116 ]), l = async () => (await Promise.resolve().then(r.t.bind(r, 4708, 23))).default;
  const d = e => !0 === e.encrypted;
  var h = r(4517);
  const f = 1e3, p = 10;
  function m(e) {
   const t = new Map, n = new WeakMap, o = e => $() - (n.get(e) ?? Number.NEGATIVE_INFINITY);
   return {
    async request(m) {
     const w = (0, h.i)(m.url, e);
     if (w && "problem" in w) return y(w.problem);
     const k = await async function(e, o) {
      const i = `${e.protocol}${o ?? ""}`, a = t.get(i);
      if (a) return a;
      const c = void 0 === o ? {} : {
       proxyEnv: {
        http_proxy: o,
        https_proxy: o
       }
      }, {Agent: u} = "https:" === e.protocol ? await l() : s();
      void 0 !== o && await async function() {
       const {subscribe: e, unsubscribe: t} = await Promise.resolve().then(r.t.bind(r, 3053, 23));
       t("net.client.socket", v), e("net.client.socket", v);
      }();
      const d = new u({
       keepAlive: !0,
       ...c
      });
      return d.on("free", e => n.set(e, $())), t.set(i, d), d;
     }(m.url, w?.url), x = Math.min(...g(k).map(o));
     "GET" !== m.method && x < f && await async function(e) {
      e > 0 && await new Promise(t => setTimeout(t, e));
      for (let e = 0; e < 2; e++) await new Promise(e => setImmediate(e));
     }(p - x);
     for (const e of g(k)) (o(e) > f || b(e)) && e.destroy();
     const T = "http:" === m.url.protocol && !0 === w?.url.startsWith("https:");
     return async function(e, t, n) {
      const {method: r, url: o, headers: h, body: f, timeoutMs: p, maxBytes: m, encoding: g = "utf8", wantsBody: b, signal: v} = e, {request: y} = "https:" === o.protocol ? await l() : s();
      return new Promise(e => {
       let s, l, w = !1, $ = !0, k = 0;
       const x = new i.StringDecoder(g);
       let T = "";
       const E = y(o, {
        agent: t,
        method: r,
        headers: void 0 === f ? h : {
         ...h,
         "Content-Length": Buffer.byteLength(f)
        }
       }), _ = setTimeout(() => O(new a("timeout", `no response within ${p / 1e3} s`)), p), S = () => O(new a("cancelled", "the run was cancelled")), C = e => {
        k += e.length;
       };
       function R(t) {
        clearTimeout(_), v?.removeEventListener("abort", S), s?.removeListener("data", C), 
        e(t);
       }
       function A(e) {
        if (!l) return;
        const t = T + x.end(), n = "utf8" === g ? t.replace(/^\ufeff/, "") : t;
        R({
         ...l,
         body: n,
         ...e && {
          incomplete: e
         }
        });
       }
       function O(e) {
        l ? A(e instanceof a ? e.reason : "cut") : j(e) ? R(function(e, {isProxied: t, isProxyTls: n}) {
         const r = (t, n) => ({
          kind: "failure",
          mayHaveBeenReceived: !1,
          reason: t,
          retryable: n,
          cause: e
         });
         if (e instanceof a) return r(e.reason, "timeout" === e.reason);
         const {code: o = "", syscall: s, statusCode: i} = e;
         return "ERR_PROXY_TUNNEL" === o ? r("proxy-failed", void 0 === i) : void 0 !== s && "EPROTO" !== o || c.test(o) || e instanceof AggregateError || o.startsWith("ERR_INVALID") ? r(t && ("ECONNRESET" !== o || void 0 !== s || n) ? "proxy-failed" : "connection-failed", !0) : r(n ? "proxy-failed" : "tls-failed", !1);
        }(e, n)) : R(function(e, t) {
         const n = t => ({
          kind: "failure",
          mayHaveBeenReceived: !0,
          reason: t,
          retryable: !0,
          cause: e
         });
         if (e instanceof a) return n(e.reason);
         const r = e.code ?? "";
         return n(t > 0 || r.startsWith("HPE_") ? "bad-response" : "connection-lost");
        }(e, k)), E.destroy();
       }
       const j = e => !w || !$ && 0 === k && function(e) {
        const [, t] = /\bSSL alert number (\d{1,3})\b/.exec(e instanceof Error ? e.message : "") ?? [];
        return void 0 !== t && u.has(Number(t));
       }(e);
       function P() {
        E.destroyed || (w = !0, $ = E.reusedSocket || "TLSv1.3" !== s.getProtocol?.(), E.end(f));
       }
       E.on("error", O), E.on("close", () => l ?? O(Object.assign(new Error("the connection was closed"), {
        code: "ECONNRESET"
       }))), E.on("socket", e => {
        s = e, e.on("data", C), function(e) {
         return !(e.connecting || d(e) && !1 !== e.secureConnecting);
        }(e) ? P() : e.once(d(e) ? "secureConnect" : "connect", P);
       }), E.on("response", e => {
        const t = e.statusCode ?? 0;
        if (l = {
         kind: "response",
         status: t,
         headers: e.headers,
         body: "",
         at: new Date
        }, !1 === b?.(t)) return A(), void E.destroy();
        let n = 0;
        e.on("data", e => {
         const t = m - n;
         n += e.length, e.length <= t ? T += x.write(e) : (T += x.write(e.subarray(0, t)), 
         A("too-large"), E.destroy());
        }), e.on("end", () => A(e.complete ? void 0 : "cut")), e.on("error", O), e.on("close", () => A("cut"));
       }), v?.addEventListener("abort", S), v?.aborted && S();
      });
     }(m, k, {
      isProxied: void 0 !== w,
      isProxyTls: T
     });
    }
   };
  }
  const g = e => Object.values(e.freeSockets).flatMap(e => e ?? []), b = e => e.readableEnded || !e.writable, v = e => {
   e.socket.on("error", () => {});
  }, y = e => ({
   kind: "failure",
   mayHaveBeenReceived: !1,
   reason: "proxy-failed",
   retryable: !1,
   cause: new Error(e)
  });
  function w(e) {
   const t = s().STATUS_CODES[e];
   return void 0 === t ? String(e) : `${e} ${t}`;
  }
  const $ = () => Number(process.hrtime.bigint()) / 1e6;
 },
 4517: (t, n, r) => {
  r.d(n, {
   F: () => c,
   i: () => i
  });
  const o = e(import.meta.url)("node:net");
  var s = r(7666);
  function i(e, t, n = process.version) {
   const r = ("https:" === e.protocol ? t.https : t.http)?.trim();
   if (!r || function(e, t) {
    const n = e.hostname.replace(/^\[|\]$|\.$/g, ""), r = e.port || ("https:" === e.protocol ? "443" : "80");
    return t.toLowerCase().split(/[\s,]+/).filter(e => "" !== e).some(e => "*" === e || function(e, t, n) {
     if (e.includes("/")) return function(e, t) {
      const [n = "", r = ""] = e.split("/"), s = (0, o.isIP)(n);
      if (0 === s || (0, o.isIP)(t) !== s || !/^\d{1,3}$/.test(r) || Number(r) > (4 === s ? 32 : 128)) return !1;
      const i = 4 === s ? "ipv4" : "ipv6", a = new o.BlockList;
      return a.addSubnet(n, Number(r), i), a.check(t, i);
     }(e, t);
     const [, r = e, i] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e) ?? [];
     if (void 0 !== i && i !== n) return !1;
     const a = function(e) {
      return 6 === (0, o.isIP)(e) && (0, s.D)(`http://[${e}]`)?.hostname.slice(1, -1) || e;
     }(r.replace(/^\[|\]$/g, "").replace(/^\*?\./, ""));
     return t === a || 0 === (0, o.isIP)(t) && t.endsWith(`.${a}`);
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
   const i = (0, s.D)(l(r));
   return i && /^https?:$/.test(i.protocol) ? void 0 === d(i.username + i.password) ? {
    problem: "the user name or password in the proxy setting is not percent-encoded"
   } : {
    url: i.href
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
   const r = t.slice(0, n), o = r.indexOf(":"), i = o < 0 ? [ r, "" ] : [ r.slice(0, o), r.slice(o + 1) ], {username: c = "", password: u = ""} = (0, 
   s.D)(l(e.trim())) ?? {}, h = i.map(e => d(e) ?? e);
   return [ ...[ ...i, c, u, ...h ].filter(e => e.length >= a), Buffer.from(h.join(":")).toString("base64").replace(/=+$/, "") ];
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
   JN: () => i,
   LH: () => u,
   P9: () => a,
   wJ: () => s
  });
  const r = 1e3, o = 3e4, s = 12e4;
  function i(e, t = Math.random) {
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
   for (let i = 1; ;i++) {
    const a = await e(i);
    if ("done" in a) return a.done;
    if (n?.aborted) return r(a.retry);
    if (i > t || a.waitMs > s) return a.retry;
    if (o(a.retry, a.waitMs), await l(a.waitMs, n), n?.aborted) return r(a.retry);
   }
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
   KE: () => h,
   LF: () => a,
   cz: () => i,
   fI: () => c,
   vQ: () => l
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
  const s = 100, i = e => e.length > s ? `${e.slice(0, s - 1).toWellFormed()}\u2026` : e;
  function a(e) {
   const t = e.slice(0, s).map((e, t) => "number" == typeof e ? `[${e}]` : t > 0 ? `.${i(String(e))}` : i(String(e)));
   return i(t.join(""));
  }
  function c({input: e, file: t, path: n = [], place: r, message: o}) {
   const s = void 0 === t && "number" == typeof n[0], i = n.length > 0 && !s ? `\`${a(n)}\` ` : "", c = [ t, r && `line ${r.line}, column ${r.column}` ].filter(e => void 0 !== e).join(", ");
   return `${s ? a([ e, ...n ]) : e}: ${c && `${c}: `}${i}${o}.`;
  }
  class u extends r.HR {
   problems;
   constructor(e) {
    const t = e.some(e => "invalid-input" === e.reason) ? "invalid-input" : "unreadable-file";
    super({
     reason: t,
     title: "unreadable-file" === t ? "Unreadable file" : "Invalid input",
     message: h(e.map(c)),
     hint: "Correct it and start a new run (a re-run uses the original workflow file)."
    }), this.problems = e;
   }
  }
  const l = e => new u(e), d = 100;
  function h(e) {
   if (1 === e.length) return e.join("");
   const t = e.slice(0, d).map(e => `- ${e}`);
   return e.length > d && t.push(`- and ${e.length - d} more`), `${e.length} problems:\n${t.join("\n")}`;
  }
 },
 8190: (e, t, n) => {
  n.d(t, {
   TL: () => a,
   p0: () => d,
   pc: () => m,
   rD: () => c,
   rJ: () => h,
   rf: () => f,
   yG: () => l,
   zM: () => u
  });
  var r = n(7666);
  const o = {
   "": 1,
   s: 1,
   m: 60,
   h: 3600,
   d: 86400,
   w: 604800
  }, s = /^[\x21-\x7e]+$/, i = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
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
  function d(e) {
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
   return s.test(e) ? {
    value: e
   } : {
    message: "contains a space, a line break or a character outside ASCII, which a token cannot; give only the token, best from a secret"
   };
  }
  function f(...e) {
   const t = `give an absolute ${e.join(" or ")} URL, such as https://example.com/${e.length > 1 ? "page" : "image.png"}`;
   return p(e, t);
  }
  function p(e, t) {
   return n => {
    if (/[\s\p{Cc}\\]/u.test(n)) return {
     message: `${a(n)} contains white space or a backslash, which a URL must not contain; ${t}`
    };
    const o = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(n)?.[1]?.toLowerCase();
    return void 0 === o || e.includes(o) ? void 0 !== o && /^[^:]+:\/\/[^/?#]/.test(n) && void 0 !== (0, 
    r.D)(n) ? {
     value: n
    } : {
     message: `${a(n)} is not an absolute URL; ${t}`
    } : {
     message: `${a(n)} is ${o}; ${t}`
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
   return "http:" !== n.protocol || i.test(n.hostname) ? /[?#]/.test(e) ? {
    message: `${a(e)} has a query or fragment; give the address without it`
   } : {
    value: e.replace(/\/+$/, "")
   } : {
    message: `${a(e)} is http, which would send the token unencrypted; give an https URL (http is only for loopback addresses)`
   };
  }
 },
 4463: (e, t, n) => {
  n.d(t, {
   gE: () => y,
   ue: () => R,
   kU: () => C
  });
  const [r, o, s, i, a] = [ 37, 38, 92, 35, 59 ], c = e => e === r || e === o || e === s, u = {
   117: 4,
   120: 2,
   85: 8
  }, l = new Map('excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos\' lpar( rpar) ast* midast* plus+ comma, period. sol/ colon: semi;\n  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave` DiacriticalGrave`\n  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}'.split(/\s+/).map(e => [ e.slice(0, -1), e.charCodeAt(e.length - 1) ]));
  class d {
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
    for (let t = e.length - 1; t >= 0; t--) c(e.charCodeAt(t)) && (this.readUnit(t, this.once), 
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
    e && c(this.code) ? (this.broken[this.at] && (this.isAtEnd = !0), this.code = e.codes[this.at] ?? 0, 
    this.at = e.ends[this.at] ?? 0) : this.at++, !0);
   }
   readEscape(e, t) {
    if (e === r) return this.readHexadecimal(2, t);
    if (e === o) return this.readReference(t);
    if (e !== s || !this.next(t)) return;
    const n = u[this.code];
    return void 0 !== n ? this.readHexadecimal(n, t) : h(this.code) || void 0 !== f(this.code, 10) ? void 0 : this.code;
   }
   readHexadecimal(e, t) {
    let n = 0;
    for (let r = 0; r < e; r++) {
     const e = this.next(t) ? f(this.code, 16) : void 0;
     if (void 0 === e) return;
     n = 16 * n + e;
    }
    return n;
   }
   readReference(e) {
    let t = "";
    for (;t.length <= 16 && this.next(e); ) {
     if (this.code === i && "" === t) return this.readNumber(e);
     if (this.code === a) return l.get(t);
     if (!h(this.code)) return;
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
     const e = f(this.code, n);
     if (void 0 === e) return this.code === a ? t : void 0;
     t = Math.min((t ?? 0) * n + e, 1114112);
    }
   }
  }
  const h = e => (32 | e) >= 97 && (32 | e) <= 122;
  function f(e, t) {
   if (e >= 48 && e <= 57) return e - 48;
   const n = (32 | e) - 97;
   return 16 === t && n >= 0 && n < 6 ? n + 10 : void 0;
  }
  var p = n(8925);
  const m = "the API token", g = 8, b = 4, v = 1024;
  function y({apiToken: e, githubToken: t = "", others: n = []}) {
   const r = [ {
    name: m,
    value: e
   }, {
    name: "the GitHub token",
    value: t
   } ].filter(({value: e}) => e.length >= g).map(({name: e, value: t}) => ({
    name: e,
    search: $([ t ])
   }));
   return {
    find: e => r.find(({search: t}) => t(e, !1).length > 0)?.name,
    redact: w($([ e, t, ...n ]))
   };
  }
  const w = e => (t, n = !1) => {
   let r = "", o = 0;
   for (const {start: s, end: i} of e(t, n)) r += s < o ? "" : `${t.slice(o, s)}***`, 
   o = Math.max(o, i);
   return r + t.slice(o);
  };
  function $(e) {
   const t = [ ...new Set(e) ].filter(e => "" !== e).flatMap(E), n = new Map;
   for (const e of t) {
    const t = e.codes[0] ?? 0;
    n.set(t, [ ...n.get(t) ?? [], e ]);
   }
   return (e, r) => {
    if (!r && !/[\\%&]/.test(e) && !t.some(t => e.includes(t.text))) return [];
    const o = new d(e), s = [], i = new Map, a = (t, a) => {
     for (const c of n.get(t ?? -1) ?? []) {
      if (a < (i.get(c) ?? 0)) continue;
      const t = k(c.codes, o, a, r);
      void 0 !== t && (i.set(c, t), s.push(S({
       start: a,
       end: t
      }, c, e)));
     }
    };
    for (let t = 0; t < e.length; t++) {
     const n = e.charCodeAt(t);
     a(n, t), c(n) && (a(o.once.codes[t], t), a(o.twice.codes[t], t), a(o.mixed.codes[t], t));
    }
    return s.sort((e, t) => e.start - t.start);
   };
  }
  function k(e, t, n, r) {
   const o = Math.max(1, Math.min(b, e.length - 1)), {length: s} = t.text;
   let [i, a] = [ n, 0 ];
   for (let n = x(e[0], t, i); void 0 !== n; n = x(e[a], t, i)) i = n, a++;
   let c = new Set([ i ]);
   for (;a < e.length; a++) {
    if (r && a >= o && [ ...c ].some(e => e >= s || t.isBroken(e))) return s;
    const n = new Set;
    for (const r of c) T(n, e[a] ?? 0, t, r);
    if (0 === n.size) return a >= v ? Math.max(...c) : void 0;
    c = n;
   }
   return Math.max(...c);
  }
  function x(e, {text: t, twice: n, mixed: r}, o) {
   if (void 0 === e || c(e)) return;
   const s = t.charCodeAt(o);
   return s === e ? o + 1 : c(s) && n.codes[o] === e ? r.codes[o] === e && r.ends[o] !== n.ends[o] ? void 0 : n.ends[o] : void 0;
  }
  function T(e, t, {text: n, once: r, twice: o, mixed: s}, i) {
   const a = n.charCodeAt(i);
   a === t && e.add(i + 1), c(a) && (r.codes[i] === t && e.add(r.ends[i] ?? i), o.codes[i] === t && e.add(o.ends[i] ?? i), 
   s.codes[i] === t && e.add(s.ends[i] ?? i));
  }
  function E(e) {
   const t = {
    text: e,
    codes: _(e)
   };
   return e.length < g ? [ t ] : [ t, ...[ 0, 1, 2 ].flatMap(t => {
    const n = Buffer.concat([ Buffer.alloc(t), Buffer.from(e) ]), r = n.toString("base64").slice(Math.ceil(8 * t / 6), Math.floor(8 * n.length / 6)), o = {
     before: t > 0,
     behind: n.length % 3 > 0
    }, s = r.replaceAll("+", "-").replaceAll("/", "_");
    return [ ...new Set([ r, s ]) ].map(e => ({
     text: e,
     codes: _(e),
     partial: o
    }));
   }) ];
  }
  const _ = e => e.split("").map(e => e.charCodeAt(0));
  function S({start: e, end: t}, {partial: n}, r) {
   const o = e => /[\w+/-]/.test(r.charAt(e)), s = n?.before && o(e - 1) ? e - 1 : e;
   let i = n?.behind && o(t) ? t + 1 : t;
   for (;n && i < t + 3 && "=" === r[i]; ) i++;
   return {
    start: s,
    end: i
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
    return o ? [ (0, p.CC)({
     input: e,
     file: n
    }, `contains ${o}, which would be published; remove it`) ] : [];
   });
  }
  function R(e, t) {
   const {"api-token": n, "github-token": r = "", ...o} = e;
   return C({
    ...o,
    ...t.find(r) === m && {
     "github-token": r
    }
   }, t);
  }
 },
 9349: (e, t, n) => {
  n.d(t, {
   Kb: () => p,
   Yq: () => l,
   dz: () => u,
   sc: () => d
  });
  var r = n(3916), o = n(3765), s = n(8902), i = n(8190);
  const a = {
   "connection-failed": "Check `base-url` and that the runner can reach it, then run this again.",
   "tls-failed": "Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",
   "proxy-failed": "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner.",
   timeout: "Check that the service is up; if it is only slow, raise `timeout`.",
   "connection-lost": "Check that the service is up.",
   "bad-response": "Check that `base-url` is the address of the push service.",
   cancelled: "If you did not mean to cancel it, run it again."
  };
  function c({reason: e, mayHaveBeenReceived: t}, n) {
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
  function u(e, t, n) {
   const {reason: o, mayHaveBeenReceived: s, cause: i} = t;
   return new r.HR({
    reason: o,
    title: `${e} failed: ${o}`,
    message: c(t, p((0, r.q0)(i), n)),
    hint: "cancelled" === o && s ? "If it was not sent, run this again." : a[o],
    cause: i
   });
  }
  const l = e => u(e, {
   kind: "failure",
   mayHaveBeenReceived: !1,
   reason: "cancelled",
   retryable: !1,
   cause: void 0
  }, e => e);
  function d(e, t, n) {
   const {status: s, headers: a, body: c, incomplete: u} = t, l = a.location ? ` and points to ${(0, 
   i.TL)(n(a.location))}` : "", d = p(c, n, void 0 !== u), h = `The service responded ${(0, 
   o.E)(s)}${l}${d ? `: ${d}` : ""}`;
   return new r.HR({
    reason: `http-${s}`,
    title: `${e} failed: HTTP ${s}`,
    message: `${h.replace(/\.$/, "")}.${m(a["retry-after"])}`,
    hint: g(s, e)
   });
  }
  const h = 300, f = 65536;
  function p(e, t, n = !1) {
   const r = t(e.slice(0, f), n || e.length > f).replace(/\s+/g, " ").trim();
   return r.length > h ? `${r.slice(0, h)}\u2026` : r;
  }
  function m(e) {
   const t = (0, s.P9)(e, Date.now());
   return void 0 === t || t <= s.wJ ? "" : ` Retry-After asks for ${Math.ceil(t / 1e3)} s; this action waits at most ${s.wJ / 1e3} s.`;
  }
  function g(e, t) {
   return 401 === e || 403 === e ? "The service refused the token: check that `api-token` is the current API token of this site, and that this workflow can read the secret." : 404 === e ? "Check `base-url`: there may be no push service at that address (the action adds `/v1/\u2026` itself)." + ("Sending" === t ? " With `target: audience`, check `audience-id` too." : "") : 407 === e ? "The proxy requires a user name and password: add them to the URL in HTTPS_PROXY or HTTP_PROXY." : 429 === e ? "The rate limit of the service is reached: wait, then run this again." : e >= 300 && e < 400 ? "The action does not follow redirects, because the token would go to the new address. Correct `base-url`." : e >= 500 ? "The service has a problem: check its status, and run this again later." : "Fix the problem the service reported.";
  }
 },
 7666: (e, t, n) => {
  function r(e, t) {
   try {
    return new URL(e, t);
   } catch {
    return;
   }
  }
  n.d(t, {
   D: () => r
  });
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
 3024: t => {
  t.exports = e(import.meta.url)("node:fs");
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
  var n, o, {ids: s, modules: i, runtime: a} = t, c = 0;
  for (n in i) r.o(i, n) && (r.m[n] = i[n]);
  for (a && a(r); c < s.length; c++) o = s[c], r.o(e, o) && e[o] && e[o][0](), e[s[c]] = 0;
 };
 r.f.j = (n, o) => {
  var s = r.o(e, n) ? e[n] : void 0;
  if (0 !== s) if (s) o.push(s[1]); else {
   var i = import("./" + r.u(n)).then(t, t => {
    throw 0 !== e[n] && (e[n] = void 0), t;
   });
   i = Promise.race([ i, new Promise(t => s = e[n] = [ t ]) ]), o.push(s[1] = i);
  }
 };
})();

var o = r(8925), s = r(8190), i = r(1312), a = r(225);

function c({icon_url: e, banner_url: t, landing_url: n, actions: r = []}) {
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

async function u(e, t) {
 const n = i.pi.filter(t => "" !== e[(0, i.wg)(t)]), o = await Promise.all(n.map(n => async function(e, t, n) {
  if ("ttl" === e) return (0, i.qW)(e, s.p0, t);
  if ("actions" !== e) return (0, i.qW)(e, i.fD[e], t);
  const {readActions: o} = await Promise.all([ r.e(619), r.e(990) ]).then(r.bind(r, 6990));
  return o(t, n);
 }(n, e[(0, i.wg)(n)], t)));
 return {
  fields: Object.assign({}, ...o.map(({fields: e}) => e)),
  given: new Set(n),
  problems: o.flatMap(({problems: e}) => e)
 };
}

var l = r(3916), d = r(4463);

const h = (e, t) => n => "" === n ? {
 message: `is missing; give ${e}`
} : t(n), f = (e, t) => n => "" === n ? {
 value: e
} : t(n), p = e => t => "" === t ? {
 value: void 0
} : e(t), m = e => ({
 value: e
}), g = {
 "base-url": h("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)", s.pc),
 "api-token": h("the API token of the site, from a secret (a misspelled or unavailable secret is empty)", s.rJ),
 timeout: f(30, (0, s.rD)("a whole number of seconds from 1 to 300", 1, 300)),
 retries: f(3, (0, s.rD)("a whole number from 0 to 10", 0, 10)),
 summary: f(!0, s.zM)
}, b = Number.MAX_SAFE_INTEGER, v = {
 ...g,
 target: h("`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line", function(e) {
  return "all" === e || "audience" === e ? {
   value: e
  } : {
   message: `${(0, s.TL)(e)} is not a valid target; give \`all\` (every subscriber) or \`audience\``
  };
 }),
 "audience-id": p((0, s.rD)(`an audience id; give decimal digits, 1 to ${b}`, 1, b)),
 "audience-name": p(m),
 "max-reach": p((0, s.rD)(`a whole number from 0 to ${b}`, 0, b)),
 "payload-file": p(m),
 "extra-fields": p(m),
 "dry-run": f(!1, s.zM),
 "check-urls": f(!1, s.zM),
 "once-key": p(m),
 "once-per": p(function(e) {
  return "day" === e || "week" === e || "month" === e ? {
   value: e
  } : {
   message: `${(0, s.TL)(e)} is not a period; give \`day\`, \`week\` or \`month\``
  };
 }),
 release: p(m),
 "github-token": p(s.rJ)
}, y = e => e.replace(/-([a-z])/g, (e, t) => t.toUpperCase());

function w(e, t) {
 return function(e, t, n, r = []) {
  const s = [ ...(0, d.ue)(t, n), ...k(t) ], i = new Set(s.map(({input: e}) => e)), a = {
   ...t,
   ...Object.fromEntries([ ...i ].map(e => [ e, "(refused)" ]))
  }, c = {}, u = [];
  for (const [t, n] of Object.entries(e)) {
   const e = n(a[t]);
   "value" in e ? c[y(t)] = e.value : u.push((0, o.CC)(t, e.message));
  }
  const l = [ ...s, ...[ ...u, ...r ].filter(({input: e}) => !i.has(e)) ];
  return {
   settings: l.length > 0 ? void 0 : c,
   problems: l,
   inputs: a,
   refused: i
  };
 }(v, e, t, function(e) {
  const t = [];
  if ("all" === e.target) {
   for (const n of [ "audience-id", "audience-name" ]) e[n] && t.push((0, o.CC)(n, "is only allowed with `target: audience`; remove it, or change `target`"));
   if (e["max-reach"]) {
    const e = "the service does not report the reach of a broadcast";
    t.push((0, o.CC)("max-reach", `is only allowed with \`target: audience\` (${e}); remove it`));
   }
  }
  if ("audience" !== e.target || e["audience-id"] || e["audience-name"] || t.push((0, 
  o.CC)("audience-id", "is missing; `target: audience` needs `audience-id` or `audience-name`")), 
  e["once-per"] && !e["once-key"] && t.push((0, o.CC)("once-key", "is missing; `once-per` needs it")), 
  !e["github-token"] && (e["once-key"] || e.release)) {
   const n = e["once-key"] ? "`once-key` keeps its claims in the repository" : "`release` is fetched from the repository";
   t.push((0, o.CC)("github-token", `is missing; ${n} and needs it`));
  }
  return t;
 }(e));
}

const $ = 65536;

function k(e) {
 return [ "actions", "extra-fields" ].filter(t => Buffer.byteLength(e[t] ?? "") > $).map(e => (0, 
 o.CC)(e, "is larger than 64 KiB; make it smaller"));
}

class x {
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

var T = r(311), E = r(8902), _ = r(9349);

const S = () => (0, _.Yq)("Listing the audiences");

function C(e, t, n) {
 const r = (0, _.dz)("Listing the audiences", e, n);
 return e.retryable && "cancelled" !== e.reason ? {
  retry: r,
  waitMs: t
 } : {
  done: r
 };
}

function R(e) {
 let t;
 try {
  t = JSON.parse(e);
 } catch {
  throw j("the response is not JSON");
 }
 const n = O(t) ? t.audience : void 0;
 if (!Array.isArray(n)) throw j("audience: expected an array");
 for (let e = 0; e < n.length; e++) {
  const t = A(n[e]);
  if (t) throw j(`audience[${e}]${t}`);
 }
 return n;
}

function A(e) {
 if (!O(e)) return ": expected an object";
 const {id: t, name: n, reach: r} = e;
 return "number" != typeof t ? ".id: expected a number" : Number.isSafeInteger(t) ? "string" != typeof n ? ".name: expected a string" : "number" == typeof r && Number.isFinite(r) ? void 0 : ".reach: expected a number" : `.id: ${t} is not a safe integer, so it cannot be used as an id`;
}

const O = e => "object" == typeof e && null !== e && !Array.isArray(e), j = e => new l.HR({
 reason: "bad-audience-list",
 title: "Unusable audience list",
 message: `The service responded, but not with a list of audiences: ${e}.`,
 hint: "Check `base-url`; if it is right, the service has a problem, or uses another version of its API."
});

const P = () => ({
 outcome: "not-sent",
 failure: (0, _.Yq)("Sending")
}), N = ({status: e}) => e >= 200 && e < 300, M = {
 cut: "the response was cut off",
 timeout: "the response did not end in time",
 "too-large": "the response is larger than 1 MiB",
 cancelled: "the run was cancelled before the response ended"
};

function U({at: e, incomplete: t, body: n}) {
 const r = function(e) {
  try {
   return {
    value: JSON.parse(e)
   };
  } catch {
   return;
  }
 }(n);
 if (void 0 !== r && function(e) {
  if ("object" != typeof e || null === e) return !1;
  const {success: t, ok: n, error: r, errors: o} = e;
  return !1 === t || !1 === n || !L(r) || !L(o);
 }(r.value)) return {
  outcome: "unknown",
  failure: I()
 };
 const o = {
  outcome: "sent",
  sentAt: e
 };
 return t ? {
  ...o,
  doubt: M[t]
 } : void 0 !== r || "" === n.trim() ? o : {
  ...o,
  doubt: "the response is not JSON"
 };
}

function L(e) {
 return "object" == typeof e && null !== e ? 0 === Object.keys(e).length : !e || "string" == typeof e && "" === e.trim();
}

const I = () => new l.HR({
 reason: "service-reported-failure",
 title: "The service reported a failure",
 message: "The service accepted the request (2xx), but the body of its response says that something failed.",
 hint: "The response is in the output `response` and in the summary."
});

function H(e, t) {
 const n = Buffer.from(e);
 if (n.length <= t) return e;
 let r = t;
 for (;128 == (192 & (n[r] ?? 0)); ) r--;
 return n.subarray(0, r).toString("utf8");
}

function B(e) {
 const t = e.trim();
 if (/^[\x00-\x7f]*$/.test(t)) return t;
 for (const [e] of t.matchAll(/\p{M}+/gu)) if (e.length > 30) return t;
 return t.normalize("NFC");
}

async function D({id: e, name: t}, n) {
 return void 0 === t ? function(e, t) {
  const n = F(t.filter(t => t.id === e));
  if (n) return n;
  throw new l.HR({
   reason: "audience-not-found",
   title: "Audience not found",
   message: `The service lists no audience with the id ${e} (it lists ${t.length}).`,
   hint: "Look the id up in the panel of the service, or list the audiences with the audiences action."
  });
 }(e, n) : async function(e, t, n) {
  const o = B(e), i = n.filter(e => B(e.name) === o);
  if (void 0 !== t) {
   const n = F(i.filter(e => e.id === t));
   if (n) return n;
   const r = i.length > 0 ? `that name belongs to ${q(i)}` : "no audience has that name";
   throw new l.HR({
    reason: "audience-mismatch",
    title: "Audience id and name differ",
    message: `audience-id is ${t} and audience-name is ${(0, s.TL)(e)}, but ${r}.`,
    hint: "Correct one of the two, or give only one."
   });
  }
  const [a, c] = i;
  if (a && c) throw new l.HR({
   reason: "audience-ambiguous",
   title: "Several audiences have that name",
   message: `${i.length} audiences are named ${(0, s.TL)(e)}: ${q(i)}.`,
   hint: "Choose one with `audience-id`."
  });
  if (a) return a;
  const u = await async function(e, t) {
   const {default: n} = await r.e(785).then(r.bind(r, 7785)), o = e => B(e.trim().slice(0, 64)).toLowerCase(), s = o(e), i = (e, t, n) => t.map(t => ({
    audience: t,
    distance: e(t)
   })).sort((e, t) => e.distance - t.distance).slice(0, n).map(({audience: e}) => e), a = i(t => Math.abs(t.name.length - e.length), t, 2e4);
   return i(e => n(s, o(e.name)), a, 5);
  }(o, n);
  throw new l.HR({
   reason: "audience-not-found",
   title: "Audience not found",
   message: `No audience is named ${(0, s.TL)(e)}.${u.length > 0 ? ` The nearest names: ${q(u)}.` : " The service lists no audiences."}`,
   hint: "Correct `audience-name` (upper and lower case matter), or create the audience in the panel of the service."
  });
 }(t, e, n);
}

const F = e => e.reduce((e, t) => e && e.reach >= t.reach ? e : t, void 0), W = 20;

function q(e) {
 const t = e.slice(0, W).map(({id: e, name: t, reach: n}) => `${(0, s.TL)(t)} (id ${e}, reach ${n})`), n = e.length - t.length;
 return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
}

function G(e, {length: t, line: n}) {
 const r = /^[\n\x20-\x7e]*$/.test(e), o = r ? e : e.match(z) ?? [], s = o.length;
 let i = 0, a = 0, c = 0;
 for (const u of o) {
  if (i = "\n" === u ? (Math.floor(i / n) + 1) * n : i + (!r && J.test(u) ? 2 : 1), 
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
}

const z = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu, J = /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;

function Y(e) {
 return me(e).replace(le, he).replace(de, fe).replace(/^[\t -%'-;=-@[-`{-~]/, he).replaceAll("\n", "<br>");
}

function V(e) {
 return me(e).replace(/[&<>]/g, he).replaceAll("\n", "&#10;");
}

function K(e, t = 500) {
 const n = se(e, t).split(te).map((e, t) => t % 2 == 1 ? ne(e) : Y(ie(e)));
 return ee(n.join(""));
}

function X({text: e, url: t}) {
 return `${K(e, Z)}${t ? ` <a href="${pe(t)}">Open that run</a>` : ""}`;
}

const Q = ({command: e}) => void 0 === e ? [] : [ `<pre><code>${V(e)}</code></pre>` ], Z = 2e3, ee = e => `<span dir="auto">${e}</span>`, te = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/, ne = e => `<code>${V(e)}</code>`;

function re(e, t = 300) {
 const n = Y(ie(se(e, t)));
 return e.length > ue ? n : `<a href="${pe(e)}">${n}</a>`;
}

function oe(e, t, n) {
 return e.length > ue ? t : `<img src="${pe(e)}" alt="${t}" width="${n}">`;
}

function se(e, t) {
 return e.length > t ? `${e.slice(0, t).replace(/[\ud800-\udbff]$/, "")}\u2026` : e;
}

function ie(e, t = 40) {
 if (!new RegExp(`[^\\s/?-]{${t + 1}}`).test(e)) return e;
 const n = new RegExp(`${ce}{${t + 1},}`, "gv"), r = new RegExp(`${ce}{${ae}}(?=${ce})`, "gv");
 return e.replace(n, e => e.replace(r, "$&\u200b"));
}

const ae = 10, ce = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}]]`, ue = 2e3, le = /[&<>"'`*_~[\]()|\\!{}^]/g, de = /(?<!&)#|[@:$]|(?<=www)\./gi, he = e => `&#${e.codePointAt(0)};`, fe = e => `<span>${he(e)}</span>`, pe = e => me(e).replace(/[&<>"'`\n\t]/g, he);

function me(e) {
 return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, e => `\u2039U+${(e.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u203a`);
}

function ge(e) {
 const [, t = "", n = "", r = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(e)) ?? [];
 return n ? t + n.replace(/\B(?=(?:\d{3})+$)/g, ",") + r : String(e);
}

const be = (e, t) => `${ge(e)} ${t}${1 === e ? "" : "s"}`, ve = [ {
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

function ye(e) {
 return `<div>\n${ve.map(t => function(e, {title: t, message: n, actions: r = [], ...o}) {
  const s = {
   title: G(t, e.title),
   message: G(n, e.message),
   buttons: r.slice(0, 2).map(({text: t}) => G(t, e.button))
  }, i = [ ...$e(s, r.length), `Opens ${re(o.landing_url, 38)}` ];
  return `<table align="left">${[ `<tr><th colspan="2">${e.name} <sub>${e.browser}</sub></th></tr>`, ...we(e, s, o), `<tr><td colspan="2">${i.map(e => `<sub>${e}</sub>`).join("<br>")}</td></tr>` ].join("")}</table>`;
 }(t, e)).join("\n")}\n<br clear="all"><sub>The cuts are rules of thumb: fonts, versions and settings differ.</sub>\n</div>`;
}

function we({iconAt: e, buttonsAt: t, textWidth: n}, {title: r, message: o, buttons: s}, {icon_url: i, banner_url: a}) {
 const c = `<td valign="top" width="56">${oe(i, "icon", 56)}</td>`, u = `<td valign="top" width="${n}" dir="auto"><b>${ke(r)}</b><br>${ke(o)}</td>`, l = a && oe(a, "banner", 360), d = s.map(e => `<kbd>&nbsp;${ke(e)}&nbsp;</kbd>`).join("&nbsp;&nbsp;");
 return [ `<tr>${"start" === e ? c + u : u + c}</tr>`, ...l ? [ `<tr><td colspan="2" align="center">${l}</td></tr>` ] : [], ...d ? [ `<tr><td colspan="2" align="${t}">${d}</td></tr>` ] : [] ];
}

function $e({title: e, message: t, buttons: n}, r) {
 const o = r - n.length;
 return [ Te("Title", e), Te("Message", t), ...n.some(xe) ? [ "\u2702\ufe0f A button is cut" ] : [], ...o > 0 ? [ `\u2702\ufe0f ${be(o, "more button")} not shown` ] : [] ];
}

const ke = ({shown: e}) => Y(ie(e, 24)), xe = ({visible: e, total: t}) => e < t, Te = (e, t) => xe(t) ? `\u2702\ufe0f ${e} cut after ${ge(t.visible)} of ${be(t.total, "character")}` : `${e} fits (${be(t.total, "character")})`;

function Ee(e, t) {
 const n = ve.map(n => G(t[e], n[e]));
 if (n.some(({visible: e, total: t}) => e === t)) return [];
 const r = n.reduce((e, t) => t.visible > e.visible ? t : e);
 return [ {
  kind: "truncated",
  field: e,
  visible: r.visible,
  total: r.total
 } ];
}

function _e(e, t) {
 const n = Object.keys(Se).filter(e => Se[e].test(t)).map(t => ({
  kind: "markup",
  field: e,
  what: t
 }));
 return t.includes("\\n") ? [ ...n, {
  kind: "escaped-newline",
  field: e
 } ] : n;
}

const Se = {
 heading: /^#{1,6} \S/m,
 list: /^[-*+] \S/m,
 link: /\[[^[\]\n]*\]\([^()\s]*\)/,
 emphasis: /(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i,
 tag: /<\/?[a-z][^<>]*>/i
};

var Ce = r(7666);

function Re({key: e, ref: t, by: n}) {
 const r = n ? `run ${n.run} (attempt ${n.attempt}) at ${n.time}` : "another run";
 return {
  text: `The key ${(0, s.TL)(e)} was already used by ${r}; that notification was sent, or may have been. The claim is the ref ${t}.`,
  ...n && {
   url: n.url
  }
 };
}

function Ae(e) {
 return {
  text: "To send again on purpose, delete the claim and start a new run:",
  command: Pe(e)
 };
}

function Oe(e) {
 switch (e.kind) {
 case "unused":
  return {
   level: "note",
   text: `The key ${(0, s.TL)(e.key)} has not been used.`
  };

 case "unknown":
  return {
   level: "warning",
   text: `Could not determine whether the key ${(0, s.TL)(e.key)} was used (${e.cause}).`
  };

 case "used":
  {
   const t = Re(e.claim);
   return {
    ...t,
    level: "warning",
    text: `A real run would be skipped. ${t.text}`
   };
  }
 }
}

function je(e, t) {
 if (!e || "none" === e.kind || "sent" === t) return [];
 const n = Pe(e);
 return "unknown" === t ? [ {
  level: "note",
  text: `The claim ${e.ref} stays, so a re-run does not send. If you find that nothing was sent, delete the claim:`,
  command: n
 } ] : [ {
  level: "warning",
  text: `${"held" === e.kind ? `Could not delete the claim of the key ${(0, s.TL)(e.key)}` : `Could not determine whether the key ${(0, 
  s.TL)(e.key)} is claimed`}, so a re-run may be skipped. If the ref ${e.ref} still points to ${e.tag}, delete it:`,
  command: n
 } ];
}

function Pe({ref: e, repository: t, serverUrl: n, tag: r}) {
 const o = (0, Ce.D)(n)?.host ?? "github.com", s = "gh api" + ("github.com" === o ? "" : ` --hostname ${o}`), i = `${s} --method DELETE repos/${t}/git/${e}`;
 return void 0 === r ? i : `[ "$(${s} repos/${t}/git/${e.replace("refs/", "ref/")} --jq .object.sha)" = ${r} ] && ${i}`;
}

const Ne = {
 rejected: "Nothing was sent: the service refused it.",
 "not-sent": "Nothing was sent.",
 unknown: "It may or may not have been sent."
}, Me = e => Ne[e], Ue = (e, {hint: t}) => "unknown" === e ? `Look in the panel of the service before you send it again. ${t}` : t, Le = (e, {title: t, reason: n}) => `${t} (${e}: ${n})`, Ie = e => `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${(e => e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/, "http-$1xx"))(e)}`;

function He(e) {
 return "already-sent" === e.reason ? {
  why: Re(e.claim),
  next: Ae(e.claim)
 } : {
  why: {
   text: `${e.because.charAt(0).toUpperCase()}${e.because.slice(1)}.`
  },
  next: {
   text: "To send on this event too, give the content as inputs."
  }
 };
}

const Be = {
 sent: "Notification sent",
 "dry-run": "Dry run: nothing was sent",
 skipped: "Skipped: nothing was sent",
 rejected: "Rejected: nothing was sent",
 "not-sent": "Not sent",
 unknown: "Unknown: it may or may not have been sent"
}, De = e => Be[e];

function Fe({maxReach: e, checkUrls: t, onceKey: n}) {
 return [ ...void 0 === e ? [] : [ `max-reach ${e}` ], ...t ? [ "check-urls" ] : [], ...void 0 === n ? [] : [ `once-key ${(0, 
 s.TL)(n)}` ] ];
}

const We = e => process.env[e.toLowerCase()] || process.env[e] || void 0, qe = () => Number(process.env.GITHUB_RUN_ATTEMPT) || 1;

function Ge() {
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
   attempt: qe()
  }
 };
}

async function ze(e) {
 const t = process.env.GITHUB_EVENT_PATH;
 delete process.env.GITHUB_EVENT_PATH;
 try {
  return await e();
 } finally {
  void 0 !== t && (process.env.GITHUB_EVENT_PATH = t);
 }
}

var Je, Ye = r(857);

function Ve(e) {
 return null == e ? "" : "string" == typeof e || e instanceof String ? e : JSON.stringify(e);
}

function Ke(e) {
 return Object.keys(e).length ? {
  title: e.title,
  file: e.file,
  line: e.startLine,
  endLine: e.endLine,
  col: e.startColumn,
  endColumn: e.endColumn
 } : {};
}

function Xe(e, t, n) {
 const r = new Ze(e, t, n);
 process.stdout.write(r.toString() + Ye.EOL);
}

function Qe(e, t = "") {
 Xe(e, {}, t);
}

class Ze {
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
    r && (t ? t = !1 : e += ",", e += `${n}=${et(r)}`);
   }
  }
  return e += `::${function(e) {
   return Ve(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  }(this.message)}`, e;
 }
}

function et(e) {
 return Ve(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

function tt(e, t) {
 const n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
 if (t && t.required && !n) throw new Error(`Input required and not supplied: ${e}`);
 return t && !1 === t.trimWhitespace ? n : n.trim();
}

function nt(e, t = {}) {
 Xe("error", Ke(t), e instanceof Error ? e.toString() : e);
}

function rt(e, t = {}) {
 Xe("warning", Ke(t), e instanceof Error ? e.toString() : e);
}

function ot(e, t = {}) {
 Xe("notice", Ke(t), e instanceof Error ? e.toString() : e);
}

function st(e) {
 process.stdout.write(e + Ye.EOL);
}

function it() {
 return {
  "api-token": ct("api-token"),
  "base-url": tt("base-url"),
  timeout: tt("timeout"),
  retries: tt("retries"),
  summary: tt("summary")
 };
}

function at() {
 return {
  title: tt("title"),
  message: tt("message"),
  "icon-url": tt("icon-url"),
  "landing-url": tt("landing-url"),
  "banner-url": tt("banner-url"),
  actions: tt("actions"),
  "utm-source": tt("utm-source"),
  "utm-medium": tt("utm-medium"),
  "utm-campaign": tt("utm-campaign"),
  ttl: tt("ttl"),
  "extra-fields": tt("extra-fields")
 };
}

function ct(e) {
 const t = tt(e);
 return "" !== t && function(e) {
  Xe("add-mask", {}, e);
 }(t), t;
}

function ut(e) {
 if ("failure" in e) {
  const {outcome: t, failure: n} = e;
  return [ lt(n, {
   title: Le(t, n),
   meaning: Me(t),
   next: Ue(t, n)
  }) ];
 }
 if ("skipped" !== e.outcome) return [];
 const {why: t, next: n} = He(e);
 return [ ft([ [ "Why", X(t) ], [ "What to do", X(n) ] ]), ...Q(n) ];
}

function lt({message: e, reason: t}, {title: n, meaning: r, next: o}) {
 return ft([ [ "What failed", `<b>${K(n)}</b>` ], [ "Why", K(e, dt) ], ...void 0 === r ? [] : [ [ "Result", r ] ], [ "What to do", K(o, ht) ], [ "More", `<a href="${Ie(t)}">What ${t} means</a>` ] ]);
}

e(import.meta.url)("path"), function(e) {
 e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
}(Je || (Je = {}));

const dt = 5e3, ht = 2e3;

function ft(e) {
 return `<table>\n${e.map(([e, t]) => `<tr><th align="left">${e.replaceAll(" ", "&nbsp;")}</th><td>${t}</td></tr>`).join("\n")}\n</table>`;
}

const pt = e => void 0 === e ? "" : String(e), mt = ({text: e, url: t, command: n}) => `${e}${t ? ` ${t}` : ""}${n ? `\n${n}` : ""}`;

function gt(e, t) {
 const n = Object.entries(t).flatMap(([t, n]) => {
  const r = e[t];
  return void 0 === r ? [] : [ [ t, n(r) ] ];
 });
 return {
  ...e,
  ...Object.fromEntries(n)
 };
}

function bt(e, t) {
 const n = e => t(e), r = e => gt(e, {
  ...s,
  by: e => gt(e, o)
 }), o = {
  run: n,
  time: n,
  url: n
 }, s = {
  key: n,
  ref: n,
  repository: n,
  serverUrl: n,
  tag: n
 };
 return gt(e, {
  result: e => gt(e, {
   doubt: n,
   because: n,
   claim: r,
   failure: e => function({reason: e, title: t, message: n, hint: r}, o) {
    return new l.HR({
     reason: e,
     title: o(t),
     message: o(n),
     hint: o(r)
    });
   }(e, t)
  }),
  target: e => gt(e, {
   audience: e => gt(e, {
    name: n
   })
  }),
  content: e => function(e, t) {
   const n = e => t(e);
   return gt(e, {
    notification: e => gt(e, {
     title: n,
     message: n,
     icon_url: n,
     banner_url: n,
     landing_url: n,
     actions: e => e.map(e => gt(e, {
      text: n,
      url: n
     })),
     utm_source: n,
     utm_medium: n,
     utm_campaign: n
    })
   });
  }(e, t),
  guards: e => gt(e, {
   onceKey: n
  }),
  extraFields: e => vt(e, t),
  payload: e => e,
  response: e => gt(e, {
   response: n
  }),
  advice: e => e.map(e => gt(e, {
   key: n,
   input: n,
   file: n
  })),
  keyUse: e => gt(e, {
   ...s,
   cause: n,
   claim: r
  }),
  claim: e => gt(e, s)
 });
}

function vt(e, t) {
 return "string" == typeof e ? t(e) : Array.isArray(e) ? e.map(e => vt(e, t)) : "object" != typeof e || null === e ? e : Object.fromEntries(Object.entries(e).map(([e, n]) => [ t(e), vt(n, t) ]));
}

function yt({advice: e, keyUse: t, claim: n, result: r}) {
 return [ ...e.map(e => ({
  level: "warning",
  text: $t(e)
 })), ...t ? [ Oe(t) ] : [], ...je(n, r.outcome) ].toSorted((e, t) => Number("note" === e.level) - Number("note" === t.level));
}

const wt = {
 heading: "a Markdown heading",
 list: "a Markdown list",
 link: "a Markdown link",
 emphasis: "Markdown emphasis",
 tag: "an HTML tag"
};

function $t(e) {
 switch (e.kind) {
 case "many-buttons":
  return `There are ${e.count} buttons; browsers show at most two.`;

 case "long-ttl":
  return `The ttl is ${e.seconds} s; push services keep a message for at most four weeks (2419200 s).`;

 case "reach-zero":
  return "The audience has a reach of 0: nobody will receive this notification.";

 case "quoted-token":
  return "The API token begins and ends with a quotation mark. Did somebody paste them into the secret?";

 case "token-expiry":
  {
   const t = e.at.toISOString().slice(0, 10);
   return e.expired ? `The API token expired on ${t}: the service will probably refuse it. Replace the secret.` : `The API token expires on ${t}. Replace the secret before then.`;
  }

 case "rerun":
  return `This is attempt ${e.attempt} of the run, and an earlier attempt may already have sent it. \`once-key\` prevents that.`;

 case "image-size":
  {
   const {input: t, use: n, expected: r} = e;
   return `${t}: the ${n} is ${kt(e)}; browsers show ${r.map(kt).join(" or ")}.`;
  }

 case "key-separator":
  return `The once-key ${(0, s.TL)(e.key)} ends with a separator. Is an expression in it empty? All runs with this key share one notification.`;

 case "truncated":
  return `The ${e.field} is ${ge(e.total)} characters long; even a desktop shows only about ${ge(e.visible)}.`;

 case "markup":
  return `The ${e.field} contains ${wt[e.what]}. Notifications are plain text: subscribers would see the characters as they are.`;

 case "escaped-newline":
  return `The ${e.field} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`;

 case "first-entry":
  return "The message is the first entry of a list of changes. If it does not describe the release well, set `message`.";
 }
}

const kt = ({width: e, height: t}) => `${e}x${t}`, xt = "\u2713", Tt = "\u2013", Et = [ xt, xt, xt ], _t = [ xt, xt, Tt ], St = [ "Chrome", "Firefox", "Safari" ], Ct = {
 title: Et,
 message: Et,
 icon_url: _t,
 banner_url: [ "56+", Tt, Tt ],
 landing_url: Et,
 actions: [ "48+", Tt, Tt ],
 utm_source: Et,
 utm_medium: Et,
 utm_campaign: Et,
 ttl: _t
}, Rt = [ "?", "?", "?" ], At = [ "", "", "" ];

function Ot(e, t, n) {
 const r = [ ...Pt(e), ...t ? [ Ut(t) ] : [], ...Lt(n) ];
 return `<table>\n<tr>${[ "Field", "Value", "Source", ...St ].map(e => `<th>${e}</th>`).join("")}</tr>\n${r.map(jt).join("\n")}\n</table>`;
}

function jt({name: e, value: t, source: n, support: r}) {
 const o = r.map(e => `<td align="center">${e}</td>`).join("");
 return `<tr><td>${ne(e)}</td><td dir="auto">${t}</td><td>${n}</td>${o}</tr>`;
}

function Pt({notification: e, sources: t}) {
 return Object.keys(e).flatMap(n => {
  const r = {
   name: n,
   source: t[n] ?? "",
   support: Ct[n]
  };
  if ("actions" !== n) return [ {
   ...r,
   value: Nt(n, e)
  } ];
  const {actions: o = []} = e, s = o.slice(0, 10).map(({text: e, url: t}, n) => ({
   ...r,
   name: `actions[${n}]`,
   value: `${Mt(e, 200)}<br>${re(t)}`
  })), i = o.length - s.length;
  return i > 0 ? [ ...s, {
   ...r,
   value: `${ge(i)} more, in the output <code>payload</code>`
  } ] : s;
 });
}

function Nt(e, t) {
 const n = t[e] ?? "";
 return "number" == typeof n ? `${ge(n)} s${function(e) {
  const t = [ [ 604800, "week" ], [ 86400, "day" ], [ 3600, "hour" ], [ 60, "minute" ] ].find(([t]) => e >= t && e % t === 0);
  return t ? ` (${be(e / t[0], t[1])})` : "";
 }(n)}` : e.endsWith("_url") ? re(n) : Mt(n, "message" === e ? 4e3 : 1e3);
}

function Mt(e, t) {
 if (e.length <= 400) return Y(ie(e));
 const n = Y(ie(se(e, t))), r = e.length > t ? "<br><i>The rest is in the output <code>payload</code>.</i>" : "";
 return `<details><summary>${Y(ie(se(e.slice(0, 400), 80).replace(/\s+/g, " ")))} <i>(${be(e.length, "character")})</i></summary>${n}${r}</details>`;
}

function Ut(e) {
 const t = "all" === e.type ? "all" : `audience ${e.audience.id}`;
 return {
  name: "target",
  value: ne(t),
  source: "input",
  support: At
 };
}

function Lt(e) {
 const t = Object.keys(e), n = {
  source: "extra-fields",
  support: Rt
 }, r = t.slice(0, 25).map(t => ({
  ...n,
  name: se(t, 60),
  value: ne(se(It(e[t]), 300))
 })), o = t.length - r.length;
 return o > 0 ? [ ...r, {
  ...n,
  name: "\u2026",
  value: `${ge(o)} more, in the output <code>payload</code>`
 } ] : r;
}

const It = e => JSON.stringify(e, null, 1).replace(/\n */g, " "), Ht = {
 sent: "\u2705",
 "dry-run": "\u{1f9ea}",
 skipped: "\u23ed\ufe0f",
 rejected: "\u26d4",
 "not-sent": "\u274c",
 unknown: "\u2753"
};

function Bt({result: e, target: t, attempts: n, response: r}) {
 const o = "sent" === e.outcome && e.doubt ? `, but ${K(e.doubt)}` : "", s = [ t && `<b>To</b> ${Ft(t)}`, r?.statusCode && `HTTP&nbsp;${r.statusCode}${o}`, n > 0 && be(n, "attempt"), "sent" === e.outcome && `${e.sentAt.toUTCString().slice(5, 25).replaceAll(" ", "&nbsp;")}&nbsp;UTC` ].filter(Boolean);
 return s.length > 0 ? [ `<p>${s.join(" \xb7 ")}</p>` ] : [];
}

function Dt({guards: e}) {
 const t = e ? Fe(e).map(ne) : [];
 return t.length > 0 ? [ `<p><b>Guards</b> ${t.join(" \xb7 ")}</p>` ] : [];
}

function Ft(e) {
 if ("all" === e.type) return "every subscriber of the site; the service does not report how many";
 const {id: t, name: n, reach: r} = e.audience, o = void 0 === n ? `audience ${t}` : `${function(e, t = 500) {
  return ee(Y(ie(se(e, t))));
 }(n)} (audience ${t})`;
 return void 0 === r ? o : `${o}, <b>${be(r, "subscriber")}</b>`;
}

const Wt = 10;

function qt(e, t) {
 const n = t.slice(0, Wt).map(t => `${e} ${X(t)}`), r = t.length - n.length, o = r > 0 ? [ ...n, `${e} ${ge(r)} more are in the log.` ] : n;
 return o.length > 0 ? [ `<p>${o.join("<br>")}</p>`, ...t.flatMap(Q) ] : [];
}

const Gt = 16e3;

function zt(e) {
 const t = e.length - Gt, n = t > 0 ? `<p>${be(t, "more character")} in the output <code>response</code>.</p>` : "";
 return `<details><summary>Response of the service</summary><pre><code>${V(se(e, Gt))}</code></pre>${n}</details>`;
}

function Jt(e) {
 return /[^\x20-\x7e]/.test(e) || e.includes("##[") || e.trimStart().startsWith("::") ? e.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/##(?=\[)/g, "##\u2060").split("\n").map(Yt).join("\n").replace(/[^\P{Cc}\n\t]/gu, "\ufffd") : e;
}

function Yt(e) {
 const t = e.search(/[^\s\p{C}\p{Z}]/u);
 return t >= 0 && e.startsWith("::", t) ? `${e.slice(0, t)}:\u2060${e.slice(t + 1)}` : e;
}

function Vt(e) {
 const t = t => Jt(e(t)), n = e => (n, r, o) => {
  const s = t(r);
  s.length > 4096 && st(s), e(s, {
   title: t(n),
   ...o && {
    file: o.file,
    startLine: o.line,
    startColumn: o.column
   }
  });
 };
 return {
  info: e => st(t(e)),
  retry: (e, n) => st(t(`${e.message} Retrying in ${(n / 1e3).toFixed(1)} s.`)),
  group: (e, n) => {
   (function(e) {
    Qe("group", e);
   })(t(e)), st(t(n)), function() {
    Qe("endgroup");
   }();
  },
  notice: n(ot),
  warning: n(rt),
  error: n(nt)
 };
}

var Kt = r(3024);

const Xt = [ "response", "audience-name" ];

function Qt(e, t, n) {
 const {log: r} = n;
 !function(e, {redact: t, log: n}) {
  const r = process.env.GITHUB_OUTPUT;
  if (!r) return;
  const o = Object.entries(e).map(([e, n]) => [ e, Xt.includes(e) ? t(n) : n ]);
  try {
   (0, Kt.appendFileSync)(r, function(e) {
    const t = new Set(Object.values(e).flatMap(e => e.match(/ghadelimiter_\d+/g) ?? []));
    let n = 0;
    for (;t.has(`ghadelimiter_${n}`); ) n++;
    const r = `ghadelimiter_${n}`;
    return Object.entries(e).map(([e, t]) => `${e}<<${r}\n${t}\n${r}\n`).join("");
   }(Object.fromEntries(o)));
  } catch (e) {
   n.warning("Outputs not written", `Could not write the outputs of this step (${(0, 
   l.q0)(e)}).`);
  }
 }(function({attempts: e, result: t, response: n, payload: r, target: o}) {
  const s = "audience" === o?.type ? o.audience : void 0;
  return {
   outcome: t.outcome,
   reason: "failure" in t ? t.failure.reason : "reason" in t ? t.reason : "",
   "status-code": pt(n?.statusCode),
   response: n?.response ?? "",
   payload: r ?? "",
   "audience-id": pt(s?.id),
   "audience-name": s?.name ?? "",
   "audience-reach": pt(s?.reach),
   attempts: pt(e),
   "sent-at": "sent" === t.outcome ? t.sentAt.toISOString() : ""
  };
 }(e), n);
 const o = bt(e, n.redact), {result: i} = o;
 !1 !== (0, s.yG)(t) && function(e, {redact: t, log: n}) {
  const r = process.env.GITHUB_STEP_SUMMARY;
  if (r) try {
   (0, Kt.appendFileSync)(r, t(e()));
  } catch (e) {
   n.warning("Summary not written", `Could not write the job summary (${(0, l.q0)(e)}).`);
  }
 }(() => function(e) {
  const {result: t, content: n, target: r, extraFields: o = {}, response: s} = e, {outcome: i} = t, a = yt(e);
  return function(e, t = 9e5) {
   const n = "<p>The rest of this summary is left out, because GitHub limits its size.</p>", r = t - Buffer.byteLength(n) - 2;
   let o = 0;
   const s = e.findIndex(e => (o += Buffer.byteLength(e) + 2, o > r));
   return `${(-1 === s ? e : [ ...e.slice(0, s), n ]).join("\n\n")}\n`;
  }([ `<h2>${Ht[i]} ${De(i)}</h2>`, ...ut(t), ...Bt(e), ...Dt(e), ...qt("\u26a0\ufe0f", a.filter(({level: e}) => "warning" === e)), ...qt("\u2139\ufe0f", a.filter(({level: e}) => "note" === e)), ...n ? [ "<h3>Preview</h3>", ye(n.notification) ] : [], ...n ? [ "<h3>Fields</h3>", Ot(n, r, o) ] : [], ...s?.response ? [ zt(s.response) ] : [] ]);
 }(o), n);
 for (const e of yt(o)) "warning" === e.level ? r.warning("Advice", mt(e)) : r.info(mt(e));
 if ("sent" === i.outcome && i.doubt && r.warning("Sent, with an unexpected response", `The service accepted it (2xx), but ${i.doubt}. If nobody receives it, check \`base-url\`: another server may have responded.`), 
 "failure" in i) {
  const {outcome: e, failure: t} = i, n = `${Me(e)} ${Ue(e, t)}`;
  !function(e, t, n, r) {
   const o = function({message: e, reason: t}, n, r = e => e) {
    const o = `\n${r(n)}\nMore: ${Ie(t)}`;
    return function(e, t) {
     const n = e.split("\n");
     if (1 === n.length) return se(e, t - 1);
     const r = e => `- and ${e} more (see the log)`;
     let o = r(n.length).length;
     const s = [];
     for (const e of n) {
      const n = se(e, 600);
      if (o += n.length + 1, o > t) break;
      s.push(n);
     }
     const i = n.length - s.length;
     return [ ...s, ...i > 0 ? [ r(i) ] : [] ].join("\n");
    }(r(e), 4096 - o.length) + o;
   }(n, r, Jt);
   o.startsWith(Jt(n.message)) || e.info(n.message), e.error(t, o);
  }(r, Le(e, t), t, n);
 } else if ("skipped" === i.outcome) {
  const {why: e, next: t} = He(i);
  r.notice(`${De("skipped")} (${i.reason})`, `${mt(e)}\n${mt(t)}`);
 } else r.info(function({result: e, attempts: t, response: n}) {
  const r = De(e.outcome);
  return "sent" !== e.outcome ? `${r}.` : `${r}${t > 1 ? ` at attempt ${t}` : ""}: the service responded ${n?.statusCode} at ${e.sentAt.toISOString()}.`;
 }(o));
}

var Zt = r(3765), en = r(4517);

function tn(e) {
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

async function nn(e) {
 const t = function(e) {
  const t = Object.keys(process.env).flatMap(t => {
   const n = /^INPUT_(.+)$/i.exec(t)?.[1]?.toLowerCase(), r = void 0 === n || n in e ? void 0 : process.env[t];
   return r ? [ [ n, r.trim() ] ] : [];
  });
  return Object.fromEntries(t);
 }(e);
 if (0 === Object.keys(t).length) return [];
 const {misspelled: n} = await r.e(823).then(r.bind(r, 9823));
 return n(t, e);
}

!async function() {
 const e = function() {
  return {
   ...it(),
   "github-token": ct("github-token"),
   target: tt("target"),
   "audience-id": tt("audience-id"),
   "audience-name": tt("audience-name"),
   "max-reach": tt("max-reach"),
   ...at(),
   "payload-file": tt("payload-file"),
   "dry-run": tt("dry-run"),
   "check-urls": tt("check-urls"),
   "once-key": tt("once-key"),
   "once-per": tt("once-per"),
   release: tt("release")
  };
 }(), t = function(e) {
  const t = new Date, n = function() {
   return {
    http: We("HTTP_PROXY"),
    https: We("HTTPS_PROXY"),
    bypass: We("NO_PROXY")
   };
  }(), r = (0, d.gE)({
   ...e,
   others: (0, en.F)(n)
  }), {redact: o} = r, s = (0, Zt.u)(n), i = function() {
   const e = new AbortController, t = () => e.abort();
   return process.on("SIGINT", t), process.on("SIGTERM", t), e;
  }();
  return {
   log: Vt(o),
   secrets: r,
   redact: o,
   http: s,
   signal: i.signal,
   startedAt: t,
   watch: tn(i)
  };
 }({
  apiToken: e["api-token"],
  githubToken: e["github-token"]
 }), n = {
  attempts: 0,
  advice: []
 }, i = {};
 let h;
 try {
  h = await t.watch(async function(e, t, n, i) {
   const {log: d, redact: h, signal: f} = i, p = w(e, i.secrets), {settings: m, problems: g} = p, b = {
    ...p,
    problems: [ ...g, ...await nn(e) ]
   }, v = await async function({inputs: e, refused: t, problems: n}, {secrets: i, readFile: l, readEvent: d, fetchRelease: h}) {
    const f = await u(e, i), p = e["payload-file"], m = p ? await async function(e, t, n) {
     const {fieldsFromFile: o} = await Promise.all([ r.e(619), r.e(362) ]).then(r.bind(r, 6362));
     return o(e, t, n);
    }(p, await l(p), i) : a.Vz, g = e["extra-fields"] ? await async function(e, t) {
     const {readExtraFields: n} = await r.e(885).then(r.bind(r, 7885));
     return n(e, t);
    }(e["extra-fields"], i) : {
     fields: {},
     problems: []
    }, b = [ ...f.problems, ...m.problems, ...g.problems ].filter(({input: e}) => !t.has(e)), v = new Set(b), y = [ ...n, ...b ], w = (0, 
    a.Mh)(f, m).length > 0;
    if (w && e.release && y.length > 0) throw (0, o.vQ)(y);
    const $ = w ? await async function(e, t, n) {
     if (e.release) {
      const {contentFromRelease: e} = await r.e(772).then(r.bind(r, 5772));
      return e(await n());
     }
     const {contentFromEvent: o} = await r.e(829).then(r.bind(r, 7829));
     return o(await t(), "" !== e["once-key"]);
    }(e, d, h) : {
     kind: "none"
    }, k = (0, a.kg)(f, m, $, i);
    "problems" in k && y.push(...k.problems.filter(e => !t.has(e.input) && !v.has(e)));
    const x = "content" in k ? k.content.notification : {
     ...m.fields,
     ...f.fields
    };
    if ((0, s.yG)(e["check-urls"]) && y.push(...function(e) {
     return c(e).filter(({url: e}) => (({username: e, password: t}) => "" !== e || "" !== t)(new URL(e))).map(({input: e, path: t}) => (0, 
     o.CC)(e, "has a user name or password, which `check-urls` never sends; give the URL without them", {
      path: t
     }));
    }(x)), y.length > 0 || "problems" in k) throw (0, o.vQ)(y);
    return "skip" in k ? k : {
     content: k.content,
     extraFields: g.fields
    };
   }(b, function(e, t) {
    const n = async () => (await r.e(34).then(r.bind(r, 3034))).readEvent();
    return {
     secrets: t.secrets,
     readFile: async e => (await r.e(730).then(r.bind(r, 8730))).readWorkspaceFile(e),
     readEvent: n,
     fetchRelease: async () => {
      const {release: o = "", githubToken: s = "", timeout: i = 0} = e ?? {}, {fetchRelease: a} = await ze(() => Promise.all([ r.e(413), r.e(303) ]).then(r.bind(r, 3425))), {github: c, run: u} = Ge(), {payload: l} = await n(), d = l?.repository, {http: h, redact: f, signal: p} = t;
      return a({
       tag: o,
       eventRepository: d,
       timeoutMs: 1e3 * i,
       signal: p,
       apiUrl: c.apiUrl,
       repository: u.repository,
       token: s,
       http: h,
       redact: f
      });
     }
    };
   }(m, i));
   if (!m) throw (0, o.vQ)(g);
   if ("skip" in v) return {
    outcome: "skipped",
    reason: "not-announceable",
    because: v.skip
   };
   const {content: y, extraFields: $} = v;
   t.content = y, t.extraFields = $, d.info(function({sources: e}, t) {
    const n = [ [ "input", "the inputs" ], [ "file", "the file" ], [ "release", "the release" ], [ "event", "the event" ] ].flatMap(([t, n]) => {
     const r = Object.entries(e).flatMap(([e, n]) => n === t ? [ e ] : []);
     return r.length > 0 ? [ `${r.join(", ")} from ${n}` ] : [];
    }), r = Object.keys(t);
    return r.length > 0 && n.push(`${r.join(", ")} from extra-fields`), `Content: ${n.join("; ")}.`;
   }(y, $)), t.guards = (({maxReach: e, checkUrls: t, onceKey: n}) => ({
    maxReach: e,
    checkUrls: t,
    onceKey: n
   }))(m), t.advice.push(...function(e, t) {
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
   }(m.apiToken, Date.now()), ...function({notification: e, sources: t, firstEntry: n}) {
    const {actions: r, ttl: o} = e, s = [];
    r && r.length > 2 && s.push({
     kind: "many-buttons",
     count: r.length
    }), void 0 !== o && o > 2419200 && s.push({
     kind: "long-ttl",
     seconds: o
    }), n && s.push({
     kind: "first-entry"
    });
    for (const n of [ "title", "message" ]) s.push(...Ee(n, e)), "input" !== t[n] && "file" !== t[n] || s.push(..._e(n, e[n]));
    return s;
   }(y)), t.advice.push(...(e => void 0 !== e && /[-_.:/#]$/.test(e) ? [ {
    kind: "key-separator",
    key: e
   } ] : [])(m.onceKey));
   const k = function(e, {http: t, signal: n}) {
    return new x({
     baseUrl: e.baseUrl,
     token: e.apiToken,
     timeoutMs: 1e3 * e.timeout,
     userAgent: T.N,
     http: t,
     signal: n
    });
   }(m, i), A = {
    service: k,
    retries: m.retries,
    signal: f,
    redact: h,
    onWait: d.retry
   };
   t.target = await async function(e, t) {
    const {target: n, audienceId: r, audienceName: o, maxReach: s, dryRun: i} = e;
    return "all" === n ? (i && await t(), {
     type: "all"
    }) : {
     type: "audience",
     audience: void 0 === r || void 0 !== o || void 0 !== s || i ? await D({
      id: r,
      name: o
     }, await t()) : {
      id: r
     }
    };
   }(m, () => async function({service: e, signal: t, redact: n, random: r, ...o}) {
    const s = await (0, E.LH)({
     ...o,
     attempt: async o => t?.aborted ? {
      done: S()
     } : function(e, t, n) {
      if ("failure" === e.kind) return C(e, t, n);
      const {status: r, incomplete: o} = e;
      if (r < 200 || r >= 300) {
       const o = (0, _.sc)("Listing the audiences", e, n);
       return 429 !== r && r < 500 ? {
        done: o
       } : {
        retry: o,
        waitMs: (0, E.P9)(e.headers["retry-after"], Date.now()) ?? t
       };
      }
      if ("too-large" === o) return {
       done: j("the list is larger than 64 MiB")
      };
      if (o) return C({
       kind: "failure",
       mayHaveBeenReceived: !0,
       reason: "cut" === o ? "connection-lost" : o,
       retryable: "cancelled" !== o,
       cause: new Error("only a part of the list arrived")
      }, t, n);
      try {
       return {
        done: R(e.body)
       };
      } catch (e) {
       if (e instanceof l.HR) return {
        done: e
       };
       throw e;
      }
     }(await e.fetchAudiences(), (0, E.JN)(o, r), n),
     signal: t,
     cancelled: S,
     onWait: (e, t) => e instanceof l.HR && o.onWait(e, t)
    });
    if (s instanceof l.HR) throw s;
    return s;
   }(A)), "audience" === t.target.type && (t.advice.push(...(e => 0 === e ? [ {
    kind: "reach-zero"
   } ] : [])(t.target.audience.reach)), function(e, t) {
    if (!(void 0 === t || void 0 === e.reach || e.reach <= t)) throw new l.HR({
     reason: "reach-exceeded",
     title: "Audience too large",
     message: `The audience ${e.id}${e.name ? ` (${(0, s.TL)(e.name)})` : ""} has a reach of ${e.reach}, more than max-reach allows (${t}).`,
     hint: "Check that it is the audience you mean; if it is, raise `max-reach`."
    });
   }(t.target.audience, m.maxReach)), d.info(function(e) {
    if ("all" === e.type) return "To: every subscriber of the site (the service does not report how many).";
    const {id: t, name: n, reach: r} = e.audience;
    return `To: ${void 0 === n ? `the audience ${t}` : `the audience "${n}" (id ${t})`}${void 0 === r ? "" : `, ${((e, t) => `${e} ${t}${1 === e ? "" : "s"}`)(r, "subscriber")}`}.`;
   }(t.target)), d.info(function(e) {
    return `Guards: ${Fe(e).join(", ") || "none (max-reach, check-urls and once-key are not set)"}.`;
   }(t.guards));
   const O = function(e, t, n) {
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
   }(y.notification, t.target, $);
   if (t.payload = O, d.group("Payload", O), m.checkUrls) {
    const {checkUrls: e, urlCheckFailure: n} = await r.e(972).then(r.bind(r, 5972)), o = 1e3 * m.timeout, s = c(y.notification), {problems: a, wrongSizes: u} = await e({
     uses: s,
     http: i.http,
     timeoutMs: o,
     userAgent: T.N,
     signal: f,
     redact: h
    });
    if (a.length > 0) throw n(a);
    t.advice.push(...u.map(e => ({
     kind: "image-size",
     ...e
    }))), d.info("URL check passed.");
   }
   const M = await async function({onceKey: e, oncePer: t, githubToken: n = "", timeout: o}, {notification: s}, i, {http: a, signal: c, redact: u, startedAt: l}) {
    if (void 0 === e) return;
    const {openClaims: d} = await ze(() => Promise.all([ r.e(413), r.e(922) ]).then(r.bind(r, 738))), {title: h} = s;
    return d({
     key: e,
     per: t,
     startedAt: l,
     record: {
      target: "all" === i.type ? "all" : `audience ${i.audience.id}`,
      title: h
     },
     token: n,
     http: a,
     redact: u,
     timeoutMs: 1e3 * o,
     signal: c,
     ...Ge()
    });
   }(m, y, t.target, i);
   return m.dryRun ? (M && (t.keyUse = await M.look()), {
    outcome: "dry-run"
   }) : (t.advice.push(...((e, t) => e > 1 && void 0 === t ? [ {
    kind: "rerun",
    attempt: e
   } ] : [])(qe(), m.onceKey)), M && (n.claims = M), async function(e) {
    const n = e ? await e.claim() : "claimed";
    return "claimed" === n ? (async () => {
     const {verdict: e, ...n} = await async function(e) {
      const {service: t, body: n, retries: r, signal: o, redact: s, onAttempt: i, onWait: a, random: c} = e;
      let u = {};
      return {
       verdict: await (0, E.LH)({
        attempt: async e => {
         if (o?.aborted) return {
          done: P()
         };
         i();
         const r = await t.send(n), a = (0, E.JN)(e, c);
         if ("failure" === r.kind) return function(e, t, n) {
          const r = (0, _.dz)("Sending", e, n);
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
         }(r, a, s);
         const l = s(r.body, void 0 !== r.incomplete);
         return u = {
          statusCode: r.status,
          response: H(l, 65536)
         }, N(r) ? {
          done: U(r)
         } : function(e, t, n) {
          const {status: r, headers: o} = e, s = (0, _.sc)("Sending", e, n), i = (0, E.P9)(o["retry-after"], Date.now());
          return 429 === r ? {
           retry: {
            outcome: "rejected",
            failure: s
           },
           waitMs: i ?? t
          } : 503 === r && void 0 !== i ? {
           retry: {
            outcome: "rejected",
            failure: s
           },
           waitMs: i
          } : {
           done: {
            outcome: r >= 300 && r < 500 ? "rejected" : "unknown",
            failure: s
           }
          };
         }(r, a, s);
        },
        retries: r,
        signal: o,
        cancelled: P,
        onWait: (e, t) => "failure" in e && a(e.failure, t)
       }),
       ...u
      };
     }({
      ...A,
      body: O,
      onAttempt: () => t.attempts++
     });
     return t.response = n, e;
    })() : {
     outcome: "skipped",
     reason: "already-sent",
     claim: n
    };
   }(M));
  }(e, n, i, t));
 } catch (e) {
  h = {
   outcome: n.attempts > 0 ? "unknown" : "not-sent",
   failure: (0, l.h_)(e)
  };
 }
 const {claims: f} = i;
 f && (n.claim = await t.watch(async function(e, {outcome: t}) {
  return "sent" !== t && "unknown" !== t && await e.delete(), e.state;
 }(f, h)).catch(() => f.state)), await async function(r) {
  try {
   (() => {
    Qt({
     ...n,
     result: h
    }, e.summary, t);
   })();
  } catch (e) {
   nt(`The report of this run failed (${e instanceof Error ? e.name : typeof e}). The outputs say how the run ended, if they are set.`, {
    title: "Internal error (internal-error)"
   });
  }
  await new Promise(e => process.stdout.write("", e)), process.exit(r);
 }((({outcome: e}) => "sent" === e || "dry-run" === e || "skipped" === e ? 0 : 1)(h));
}();
