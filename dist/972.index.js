export const id = 972;

export const ids = [ 972 ];

export const modules = {
 5972: (t, e, n) => {
  n.d(e, {
   checkUrls: () => W,
   urlCheckFailure: () => q
  });
  var r = n(3916), i = n(8925), o = n(9349), a = n(7666);
  const s = new TextDecoder, c = (t, e = 0, n = t.length) => s.decode(t.slice(e, n)), h = (t, e = 0, n = t.length) => t.slice(e, n).reduce((t, e) => t + `0${e.toString(16)}`.slice(-2), ""), u = (t, e) => new DataView(t.buffer, t.byteOffset + e), d = (t, e = 0) => u(t, e).getInt16(0, !0), f = (t, e = 0) => u(t, e).getUint16(0, !1), l = (t, e = 0) => u(t, e).getUint16(0, !0), w = (t, e = 0) => {
   const n = u(t, e);
   return n.getUint16(0, !0) + (n.getUint8(2) << 16);
  }, g = (t, e = 0) => u(t, e).getUint32(0, !1), p = {
   readUInt16BE: f,
   readUInt16LE: l,
   readUInt32BE: g,
   readUInt32LE: (t, e = 0) => u(t, e).getUint32(0, !0)
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
   return "45786966" === h(t, 2, 6);
  }
  function $(t, e) {
   return {
    height: f(t, e),
    width: f(t, e + 2)
   };
  }
  function k(t, e) {
   const n = t.slice(2, e), r = h(n, 6, 8), i = "4d4d" === r;
   if (i || "4949" === r) return function(t, e) {
    const n = m(t, 16, 14, e);
    for (let r = 0; r < n; r++) {
     const n = 16 + 12 * r, i = n + 12;
     if (n > t.length) return;
     const o = t.slice(n, i);
     if (274 === m(o, 16, 0, e)) {
      if (3 !== m(o, 16, 2, e)) return;
      if (1 !== m(o, 32, 4, e)) return;
      return m(o, 16, 8, e);
     }
    }
   }(n, i);
  }
  function v(t, e) {
   if (e > t.length) throw new TypeError("Corrupt JPG, exceeded buffer limits");
  }
  const E = {
   validate: t => "ffd8" === h(t, 0, 2),
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
    height: g(t, 36),
    width: g(t, 32)
   } : {
    height: g(t, 20),
    width: g(t, 16)
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
       height: 1 + w(t, 7),
       width: 1 + w(t, 4)
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
    const r = h(n, 3, 6);
    if ("VP8L" === e && "9d012a" !== r) return function(t) {
     return {
      height: 1 + ((15 & t[4]) << 10 | t[3] << 2 | (192 & t[2]) >> 6),
      width: 1 + ((63 & t[2]) << 8 | t[1])
     };
    }(n);
    throw new TypeError("Invalid WebP");
   }
  } ], P = 25, M = 5242880, T = 5, x = [ 301, 302, 303, 307, 308 ], R = t => t >= 200 && t < 300;
  async function S({url: t, image: e, timeoutMs: n, http: r, ...i}) {
   const o = performance.now() + n, a = new Set;
   for (let n = G(t); ;) {
    a.add(n.href);
    const t = await r.request({
     ...i,
     method: "GET",
     url: n,
     timeoutMs: Math.max(0, o - performance.now()),
     maxBytes: M,
     encoding: "latin1",
     wantsBody: t => e && R(t)
    });
    if ("failure" === t.kind) return {
     kind: "failure",
     at: n,
     failure: t
    };
    const {status: s, headers: c} = t, h = x.includes(s) ? c.location : void 0;
    if (void 0 === h) return {
     kind: "status",
     at: n,
     status: s,
     ...e && R(s) && {
      image: B(t)
     }
    };
    const u = A(h, n);
    if (!u) return {
     kind: "astray",
     at: n,
     why: "to something that is not a URL"
    };
    if (!/^https?:$/.test(u.protocol)) return {
     kind: "astray",
     at: n,
     why: "to something other than a web page"
    };
    if (e && "http:" === u.protocol) return {
     kind: "off-https",
     at: n
    };
    const d = G(u);
    if (a.has(d.href)) return {
     kind: "astray",
     at: n,
     why: "in a circle"
    };
    if (a.size > T) return {
     kind: "astray",
     at: n,
     why: `for the ${T + 1}th time`
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
   return (0, a.D)(n, e);
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
  async function W({uses: t, http: e, userAgent: n, signal: i, redact: a, ...s}) {
   const c = Math.min(s.timeoutMs, N), h = {
    Accept: "*/*",
    "User-Agent": n
   }, u = ({url: t}) => G(new URL(t)).href, d = new Set(t.filter(({use: t}) => "page" !== t).map(u)), f = new Map, l = new Set(t.map(u)).values();
   if (await Promise.all(Array.from({
    length: V
   }, async function() {
    for (const t of l) {
     if (i?.aborted) return;
     const n = {
      url: new URL(t),
      image: d.has(t),
      http: e,
      headers: h,
      timeoutMs: c,
      signal: i
     };
     f.set(t, await S(n));
    }
   })), i?.aborted) throw (0, o.Yq)("Checking the URLs");
   const w = t.flatMap(t => function({url: t, use: e, ...n}, i, {timeoutMs: a, redact: s}) {
    const c = function(t, e, n) {
     return e.href === G(new URL(t)).href ? (0, z.TL)(t) : `${(0, z.TL)(t)} redirects to ${(0, 
     z.TL)(n(e.origin + e.pathname))}, which`;
    }(t, i.at, s), h = t => ({
     problem: {
      ...n,
      message: `${c} ${t}`
     }
    });
    if ("failure" === i.kind) return h(function({reason: t, cause: e}, n, i) {
     const a = (0, o.Kb)((0, r.q0)(e), i);
     switch (t) {
     case "timeout":
      return `did not respond within ${n / 1e3} s`;

     case "tls-failed":
      return `cannot be reached securely: its certificate or its TLS is not accepted (${a})`;

     case "proxy-failed":
      return `cannot be reached through the proxy (${a})`;

     case "bad-response":
      return `responded with something that is not HTTP (${a})`;

     case "connection-lost":
      return `ended the connection without a response (${a})`;

     default:
      return D(e) ? `has a host name that is not found (${a})` : `cannot be reached (${a})`;
     }
    }(i.failure, a, s));
    if ("astray" === i.kind) return h(`redirects ${i.why}`);
    if ("off-https" === i.kind) return "page" === e ? void 0 : h("redirects to http, but images must be https");
    const {status: u, image: d} = i;
    if (!R(u)) return h(`responded ${(0, C.E)(u)}`);
    if ("page" === e || void 0 === d) return;
    if ("string" == typeof d) return h(function(t, e) {
     switch (t) {
     case "empty":
      return "responded with an empty body, which is not an image";

     case "not-an-image":
      return "is not a PNG, JPEG, GIF or WebP image, or a broken one";

     case "too-large":
      return "is larger than 5 MiB";

     case "timeout":
      return `did not arrive whole within ${e / 1e3} s`;

     default:
      return "broke off before its end";
     }
    }(d, a));
    const {width: f, height: l} = d;
    if (0 === f || 0 === l) return h(`is an image of ${f}x${l}, which shows nothing`);
    const w = F[e];
    if (w.some(t => t.width === f && t.height === l)) return;
    const {input: g, file: p} = n;
    return {
     wrongSize: {
      input: g,
      ...void 0 !== p && {
       file: p
      },
      use: e,
      width: f,
      height: l,
      expected: w
     }
    };
   }(t, f.get(u(t)), {
    timeoutMs: c,
    redact: a
   }) ?? []);
   return {
    problems: w.flatMap(t => "problem" in t ? [ t.problem ] : []),
    wrongSizes: w.flatMap(t => "wrongSize" in t ? [ t.wrongSize ] : [])
   };
  }
  const q = t => new r.HR({
   reason: "url-check-failed",
   title: "URL check failed",
   message: (0, i.KE)(t.map(i.fI)),
   hint: "Correct the URLs, or what they lead to, and run this again; without `check-urls` they are not checked."
  });
 }
};
