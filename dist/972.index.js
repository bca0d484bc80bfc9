export const id = 972;

export const ids = [ 972 ];

export const modules = {
 5972: (t, e, n) => {
  n.d(e, {
   checkUrls: () => W,
   urlCheckFailure: () => q
  });
  var r = n(3916), i = n(8925), a = n(9349), o = n(7666);
  const s = new TextDecoder, c = (t, e = 0, n = t.length) => s.decode(t.slice(e, n)), u = (t, e = 0, n = t.length) => t.slice(e, n).reduce((t, e) => t + `0${e.toString(16)}`.slice(-2), ""), h = (t, e) => new DataView(t.buffer, t.byteOffset + e), d = (t, e = 0) => h(t, e).getInt16(0, !0), f = (t, e = 0) => h(t, e).getUint16(0, !1), l = (t, e = 0) => h(t, e).getUint16(0, !0), g = (t, e = 0) => {
   const n = h(t, e);
   return n.getUint16(0, !0) + (n.getUint8(2) << 16);
  }, w = (t, e = 0) => h(t, e).getUint32(0, !1), p = {
   readUInt16BE: f,
   readUInt16LE: l,
   readUInt32BE: w,
   readUInt32LE: (t, e = 0) => h(t, e).getUint32(0, !0)
  };
  function m(t, e, n = 0, r = !1) {
   return p[`readUInt${e}${r ? "BE" : "LE"}`](t, n);
  }
  new WeakMap;
  const y = /^GIF8[79]a/, b = {
   validate: t => y.test(c(t, 0, 6)),
   calculate: t => ({
    height: l(t, 8),
    width: l(t, 6)
   })
  };
  function U(t) {
   return "45786966" === u(t, 2, 6);
  }
  function $(t, e) {
   return {
    height: f(t, e),
    width: f(t, e + 2)
   };
  }
  function k(t, e) {
   const n = t.slice(2, e), r = u(n, 6, 8), i = "4d4d" === r;
   if (i || "4949" === r) return function(t, e) {
    const n = m(t, 16, 14, e);
    for (let r = 0; r < n; r++) {
     const n = 16 + 12 * r, i = n + 12;
     if (n > t.length) return;
     const a = t.slice(n, i);
     if (274 === m(a, 16, 0, e)) {
      if (3 !== m(a, 16, 2, e)) return;
      if (1 !== m(a, 32, 4, e)) return;
      return m(a, 16, 8, e);
     }
    }
   }(n, i);
  }
  function v(t, e) {
   if (e > t.length) throw new TypeError("Corrupt JPG, exceeded buffer limits");
  }
  const E = {
   validate: t => "ffd8" === u(t, 0, 2),
   calculate(t) {
    let e, n, r = t.slice(4);
    for (;r.length; ) {
     const t = f(r, 0);
     if (v(r, t), 255 === r[t]) {
      if (U(r) && (e = k(r, t)), n = r[t + 1], 192 === n || 193 === n || 194 === n) {
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
  }, I = "CgBI", L = [ {
   validate(t) {
    if ("PNG\r\n\x1a\n" === c(t, 1, 8)) {
     let e = c(t, 12, 16);
     if (e === I && (e = c(t, 28, 32)), "IHDR" !== e) throw new TypeError("Invalid PNG");
     return !0;
    }
    return !1;
   },
   calculate: t => c(t, 12, 16) === I ? {
    height: w(t, 36),
    width: w(t, 32)
   } : {
    height: w(t, 20),
    width: w(t, 16)
   }
  }, E, b, {
   validate(t) {
    const e = "RIFF" === c(t, 0, 4), n = "WEBP" === c(t, 8, 12), r = "VP8" === c(t, 12, 15);
    return e && n && r;
   },
   calculate(t) {
    const e = c(t, 12, 16), n = t.slice(20, 30);
    if ("VP8X" === e) {
     const t = n[0];
     if (!(192 & t || 1 & t)) return function(t) {
      return {
       height: 1 + g(t, 7),
       width: 1 + g(t, 4)
      };
     }(n);
     throw new TypeError("Invalid WebP");
    }
    if ("VP8 " === e && 47 !== n[0]) return function(t) {
     return {
      height: 16383 & d(t, 8),
      width: 16383 & d(t, 6)
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
  } ], P = 25, T = 5242880, x = 5, M = [ 301, 302, 303, 307, 308 ], R = t => t >= 200 && t < 300;
  async function S({url: t, image: e, timeoutMs: n, http: r, ...i}) {
   const a = performance.now() + n, o = new Set;
   for (let n = G(t); ;) {
    o.add(n.href);
    const t = await r.request({
     ...i,
     method: "GET",
     url: n,
     timeoutMs: Math.max(0, a - performance.now()),
     maxBytes: T,
     encoding: "latin1",
     wantsBody: t => e && R(t)
    });
    if ("failure" === t.kind) return {
     kind: "failure",
     at: n,
     failure: t
    };
    const {status: s, headers: c} = t, u = M.includes(s) ? c.location : void 0;
    if (void 0 === u) return {
     kind: "status",
     at: n,
     status: s,
     ...e && R(s) && {
      image: B(t)
     }
    };
    const h = A(u, n);
    if (!h) return {
     kind: "astray",
     at: n,
     why: "to something that is not a URL"
    };
    if (!/^https?:$/.test(h.protocol)) return {
     kind: "astray",
     at: n,
     why: "to something other than a web page"
    };
    if (e && "http:" === h.protocol) return {
     kind: "off-https",
     at: n
    };
    const d = G(h);
    if (o.has(d.href)) return {
     kind: "astray",
     at: n,
     why: "in a loop"
    };
    if (o.size > x) return {
     kind: "astray",
     at: n,
     why: `more than ${x} times`
    };
    n = d;
   }
  }
  function B({body: t, incomplete: e}) {
   return e || (0 === t.length ? "empty" : function(t) {
    if (t.length < P) return;
    const e = new Uint8Array(t);
    try {
     return L.find(t => t.validate(e))?.calculate(e);
    } catch {
     return;
    }
   }(Buffer.from(t, "latin1")) ?? "not-an-image");
  }
  function G(t) {
   const e = new URL(t);
   return e.username = "", e.password = "", e.hash = "", e;
  }
  function A(t, e) {
   const n = t.replace(/[\x80-\xff]/g, t => `%${t.charCodeAt(0).toString(16).toUpperCase()}`);
   return (0, o.D)(n, e);
  }
  var C = n(3765), z = n(8190);
  const F = {
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
  };
  const D = t => /^(ENOTFOUND|EAI_\w+)$/.test(t?.code ?? ""), N = 1e4, V = 20;
  async function W({uses: t, http: e, userAgent: n, signal: i, redact: o, ...s}) {
   const c = Math.min(s.timeoutMs, N), u = {
    Accept: "*/*",
    "User-Agent": n
   }, h = ({url: t}) => G(new URL(t)).href, d = new Set(t.filter(({use: t}) => "page" !== t).map(h)), f = new Map, l = new Set(t.map(h)).values();
   if (await Promise.all(Array.from({
    length: V
   }, async function() {
    for (const t of l) {
     if (i?.aborted) return;
     const n = {
      url: new URL(t),
      image: d.has(t),
      http: e,
      headers: u,
      timeoutMs: c,
      signal: i
     };
     f.set(t, await S(n));
    }
   })), i?.aborted) throw (0, a.Yq)("Checking the URLs");
   const g = t.flatMap(t => function({url: t, use: e, ...n}, i, {timeoutMs: o, redact: s}) {
    const c = function(t, e, n) {
     return e.href === G(new URL(t)).href ? (0, z.TL)(t) : `${(0, z.TL)(t)} redirects to ${(0, 
     z.TL)(n(e.origin + e.pathname))}, which`;
    }(t, i.at, s), u = t => ({
     problem: {
      ...n,
      message: `${c} ${t}`
     }
    });
    if ("failure" === i.kind) return u(function({reason: t, cause: e}, n, i) {
     const o = (0, a.Kb)((0, r.q0)(e), i);
     switch (t) {
     case "timeout":
      return `did not respond within ${n / 1e3} s`;

     case "tls-failed":
      return `cannot be reached securely: its certificate is not accepted, or TLS failed (${o})`;

     case "proxy-failed":
      return `cannot be reached through the proxy (${o})`;

     case "bad-response":
      return `responded with something that is not HTTP (${o})`;

     case "connection-lost":
      return `ended the connection without a response (${o})`;

     default:
      return D(e) ? `has a host name that cannot be found (${o})` : `cannot be reached (${o})`;
     }
    }(i.failure, o, s));
    if ("astray" === i.kind) return u(`redirects ${i.why}`);
    if ("off-https" === i.kind) return "page" === e ? void 0 : u("redirects to http, but images must be https");
    const {status: h, image: d} = i;
    if (!R(h)) return u(`responded ${(0, C.E)(h)}`);
    if ("page" === e || void 0 === d) return;
    if ("string" == typeof d) return u(function(t, e) {
     switch (t) {
     case "empty":
      return "responded with an empty body, which is not an image";

     case "not-an-image":
      return "is not a valid PNG, JPEG, GIF or WebP image";

     case "too-large":
      return "is larger than 5 MiB";

     case "timeout":
      return `did not load completely within ${e / 1e3} s`;

     default:
      return "was cut off";
     }
    }(d, o));
    const {width: f, height: l} = d;
    if (0 === f || 0 === l) return u(`is an image of ${f}x${l}`);
    const g = F[e];
    if (g.some(t => t.width === f && t.height === l)) return;
    const {input: w, file: p} = n;
    return {
     wrongSize: {
      input: w,
      ...void 0 !== p && {
       file: p
      },
      use: e,
      width: f,
      height: l,
      expected: g
     }
    };
   }(t, f.get(h(t)), {
    timeoutMs: c,
    redact: o
   }) ?? []);
   return {
    problems: g.flatMap(t => "problem" in t ? [ t.problem ] : []),
    wrongSizes: g.flatMap(t => "wrongSize" in t ? [ t.wrongSize ] : [])
   };
  }
  const q = t => new r.HR({
   reason: "url-check-failed",
   title: "URL check failed",
   message: (0, i.KE)(t.map(i.fI)),
   hint: "Correct the URLs, or fix the pages and images, and run this again. To send without this check, remove `check-urls`."
  });
 }
};
