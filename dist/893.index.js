export const id = 893;

export const ids = [ 893 ];

export const modules = {
 8893: (t, e, n) => {
  n.d(e, {
   checkUrls: () => J,
   urlCheckFailure: () => D
  });
  var r = n(3916), i = n(5952), o = n(8925), a = n(8190), s = n(9349);
  const c = new TextDecoder, h = (t, e = 0, n = t.length) => c.decode(t.slice(e, n)), u = (t, e = 0, n = t.length) => t.slice(e, n).reduce((t, e) => t + `0${e.toString(16)}`.slice(-2), ""), d = (t, e) => new DataView(t.buffer, t.byteOffset + e), f = (t, e = 0) => d(t, e).getInt16(0, !0), l = (t, e = 0) => d(t, e).getUint16(0, !1), g = (t, e = 0) => d(t, e).getUint16(0, !0), w = (t, e = 0) => {
   const n = d(t, e);
   return n.getUint16(0, !0) + (n.getUint8(2) << 16);
  }, p = (t, e = 0) => d(t, e).getUint32(0, !1), m = {
   readUInt16BE: l,
   readUInt16LE: g,
   readUInt32BE: p,
   readUInt32LE: (t, e = 0) => d(t, e).getUint32(0, !0)
  };
  function y(t, e, n = 0, r = !1) {
   return m[`readUInt${e}${r ? "BE" : "LE"}`](t, n);
  }
  new WeakMap;
  const U = /^GIF8[79]a/, b = {
   validate: t => U.test(h(t, 0, 6)),
   calculate: t => ({
    height: g(t, 8),
    width: g(t, 6)
   })
  };
  function k(t) {
   return "45786966" === u(t, 2, 6);
  }
  function $(t, e) {
   return {
    height: l(t, e),
    width: l(t, e + 2)
   };
  }
  function v(t, e) {
   const n = t.slice(2, e), r = u(n, 6, 8), i = "4d4d" === r;
   if (i || "4949" === r) return function(t, e) {
    const n = y(t, 16, 14, e);
    for (let r = 0; r < n; r++) {
     const n = 16 + 12 * r, i = n + 12;
     if (n > t.length) return;
     const o = t.slice(n, i);
     if (274 === y(o, 16, 0, e)) {
      if (3 !== y(o, 16, 2, e)) return;
      if (1 !== y(o, 32, 4, e)) return;
      return y(o, 16, 8, e);
     }
    }
   }(n, i);
  }
  function E(t, e) {
   if (e > t.length) throw new TypeError("Corrupt JPG, exceeded buffer limits");
  }
  const I = {
   validate: t => "ffd8" === u(t, 0, 2),
   calculate(t) {
    let e, n, r = t.slice(4);
    for (;r.length; ) {
     const t = l(r, 0);
     if (E(r, t), 255 === r[t]) {
      if (k(r) && (e = v(r, t)), n = r[t + 1], 192 === n || 193 === n || 194 === n) {
       const n = $(r, t + 5);
       return e ? {
        height: n.height,
        orientation: e,
        width: n.width
       } : n;
      }
      r = r.subarray(t + 2);
     } else r = r.subarray(1);
    }
    throw new TypeError("Invalid JPG, no size found");
   }
  }, L = "CgBI", P = 5242880, x = 5, T = [ 301, 302, 303, 307, 308 ];
  async function M({url: t, image: e, timeoutMs: n, http: r, ...o}) {
   const a = performance.now() + n, s = new Set;
   for (let n = B(t); ;) {
    s.add(n.href);
    const t = await r.request({
     ...o,
     method: "GET",
     url: n,
     timeoutMs: Math.max(0, a - performance.now()),
     maxBytes: P,
     encoding: "latin1",
     wantsBody: t => e && (0, i.oJ)(t)
    });
    if ("failure" === t.kind) return {
     kind: "failure",
     at: n,
     failure: t
    };
    const {status: c, headers: h} = t, u = T.includes(c) ? h.location : void 0;
    if (void 0 === u) return {
     kind: "status",
     at: n,
     status: c,
     ...e && (0, i.oJ)(c) && {
      image: R(t)
     }
    };
    const d = G(u, n);
    if (!d) return {
     kind: "astray",
     at: n,
     why: "to something that is not a URL"
    };
    if (!/^https?:$/.test(d.protocol)) return {
     kind: "astray",
     at: n,
     why: "to something other than a web page"
    };
    if (e && "http:" === d.protocol) return {
     kind: "off-https",
     at: n
    };
    const f = B(d);
    if (s.has(f.href)) return {
     kind: "astray",
     at: n,
     why: "in a loop"
    };
    if (s.size > x) return {
     kind: "astray",
     at: n,
     why: `more than ${x} times`
    };
    n = f;
   }
  }
  function R({body: t, incomplete: e}) {
   return e || (0 === t.length ? "empty" : function(t) {
    if (t.length < F) return;
    const e = new Uint8Array(t);
    try {
     return A.find(t => t.validate(e))?.calculate(e);
    } catch {
     return;
    }
   }(Buffer.from(t, "latin1")) ?? "not-an-image");
  }
  function B(t) {
   const e = new URL(t);
   return e.username = "", e.password = "", e.hash = "", e;
  }
  function G(t, e) {
   const n = t.replace(/[\x80-\xff]/g, t => `%${t.charCodeAt(0).toString(16).toUpperCase()}`);
   return (0, a.Dl)(n, e);
  }
  const A = [ {
   validate(t) {
    if ("PNG\r\n\x1a\n" === h(t, 1, 8)) {
     let e = h(t, 12, 16);
     if (e === L && (e = h(t, 28, 32)), "IHDR" !== e) throw new TypeError("Invalid PNG");
     return !0;
    }
    return !1;
   },
   calculate: t => h(t, 12, 16) === L ? {
    height: p(t, 36),
    width: p(t, 32)
   } : {
    height: p(t, 20),
    width: p(t, 16)
   }
  }, I, b, {
   validate(t) {
    const e = "RIFF" === h(t, 0, 4), n = "WEBP" === h(t, 8, 12), r = "VP8" === h(t, 12, 15);
    return e && n && r;
   },
   calculate(t) {
    const e = h(t, 12, 16), n = t.slice(20, 30);
    if ("VP8X" === e) {
     const t = n[0];
     if (!(192 & t || 1 & t)) return function(t) {
      return {
       height: 1 + w(t, 7),
       width: 1 + w(t, 4)
      };
     }(n);
     throw new TypeError("Invalid WebP");
    }
    if ("VP8 " === e && 47 !== n[0]) return function(t) {
     return {
      height: 16383 & f(t, 8),
      width: 16383 & f(t, 6)
     };
    }(n);
    const r = u(n, 3, 6);
    if ("VP8L" === e && "9d012a" !== r) return function(t) {
     return {
      height: 1 + ((15 & t[4]) << 10 | t[3] << 2 | (192 & t[2]) >> 6),
      width: 1 + ((63 & t[2]) << 8 | t[1])
     };
    }(n);
    throw new TypeError("Invalid WebP");
   }
  } ], F = 25, S = 1e4, C = 20;
  async function J({uses: t, http: e, userAgent: n, signal: o, redact: c, ...h}) {
   const u = Math.min(h.timeoutMs, S), d = {
    Accept: "*/*",
    "User-Agent": n
   }, f = ({url: t}) => B(new URL(t)).href, l = new Set(t.filter(({use: t}) => "page" !== t).map(f)), g = new Map, w = new Set(t.map(f)).values();
   if (await Promise.all(Array.from({
    length: C
   }, async function() {
    for (const t of w) {
     if (o?.aborted) return;
     const n = {
      url: new URL(t),
      image: l.has(t),
      http: e,
      headers: d,
      timeoutMs: u,
      signal: o
     };
     g.set(t, await M(n));
    }
   })), o?.aborted) throw (0, s.Yq)("Checking the URLs");
   const p = t.flatMap(t => function({url: t, use: e, ...n}, o, {timeoutMs: c, redact: h}) {
    const u = function(t, e, n) {
     return e.href === B(new URL(t)).href ? (0, a.TL)(t) : `${(0, a.TL)(t)} redirects to ${(0, 
     a.TL)(n(e.origin + e.pathname))}, which`;
    }(t, o.at, h), d = t => ({
     ...n,
     message: `${u} ${t}`
    });
    if ("failure" === o.kind) return d(function({reason: t, cause: e}, n, i) {
     if ("timeout" === t) return `did not respond within ${n / 1e3} s`;
     const o = V(e) ? "has a host name that cannot be found" : "cannot be reached";
     return `${{
      "tls-failed": "cannot be reached securely: its certificate is not accepted, or TLS failed",
      "proxy-failed": "cannot be reached through the proxy",
      "bad-response": "responded with something that is not HTTP",
      "connection-lost": "ended the connection without a response",
      "connection-failed": o,
      cancelled: o
     }[t]} (${(0, s.Kb)((0, r.q0)(e), i)})`;
    }(o.failure, c, h));
    if ("astray" === o.kind) return d(`redirects ${o.why}`);
    if ("off-https" === o.kind) return "page" === e ? void 0 : d("redirects to http, but images must be https");
    const {status: f, image: l} = o;
    if (!(0, i.oJ)(f)) return d(`responded ${(0, i.Er)(f)}`);
    if ("page" === e || void 0 === l) return;
    if ("string" == typeof l) return d(function(t, e) {
     return {
      empty: "responded with an empty body, which is not an image",
      "not-an-image": "is not a valid PNG, JPEG, GIF or WebP image",
      "too-large": "is larger than 5 MiB",
      timeout: `did not load completely within ${e / 1e3} s`,
      cut: "was cut off",
      cancelled: "was cut off"
     }[t];
    }(l, c));
    const {width: g, height: w} = l;
    if (0 === g || 0 === w) return d(`is an image of ${g}x${w}`);
    const p = N[e];
    if (p.some(t => t.width === g && t.height === w)) return;
    const {input: m, file: y} = n;
    return {
     input: m,
     ...void 0 !== y && {
      file: y
     },
     use: e,
     width: g,
     height: w,
     expected: p
    };
   }(t, g.get(f(t)), {
    timeoutMs: u,
    redact: c
   }) ?? []);
   return {
    problems: p.filter(t => "message" in t),
    wrongSizes: p.filter(t => "expected" in t)
   };
  }
  const D = t => new r.HR({
   reason: "url-check-failed",
   title: "URL check failed",
   message: (0, o.KE)(t.map(o.fI)),
   hint: "Fix the pages and images, and run this again; or correct the URLs, and start a new run. To send without this check, remove `check-urls`."
  }), N = {
   icon: [ {
    width: 200,
    height: 200
   } ],
   banner: [ {
    width: 360,
    height: 240
   }, {
    width: 360,
    height: 200
   } ]
  }, V = t => /^(ENOTFOUND|EAI_\w+)$/.test(t?.code ?? "");
 }
};
