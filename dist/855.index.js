export const id = 855;
export const ids = [ 855 ];
export const modules = {
 8855: ((t, n, e) => {
  e.d(n, {
   checkUrls: () => ut
  });
  var r = e(3916);
  var o = e(2631);
  var i = e(7329);
  var s = e(247);
  var a = e(7666);
  const c = 5242880;
  const h = 5;
  const u = [ 301, 302, 303, 307, 308 ];
  const f = t => t >= 200 && t < 300;
  async function d({url: t, image: n, timeoutMs: e, http: r, ...o}) {
   const i = performance.now() + e;
   const s = new Set;
   for (let e = l(t); ;) {
    s.add(e.href);
    const t = await r.exchange({
     ...o,
     method: "GET",
     url: e,
     timeoutMs: Math.max(0, i - performance.now()),
     maxBytes: c,
     encoding: "latin1",
     wantsBody: t => n && f(t)
    });
    if (t.kind === "fault") return {
     kind: "fault",
     at: e,
     fault: t
    };
    const a = u.includes(t.status) ? t.headers.location : void 0;
    if (a === void 0) return {
     kind: "answer",
     at: e,
     answer: t
    };
    const d = w(a, e);
    if (!d) return {
     kind: "astray",
     at: e,
     why: "to something that is no URL"
    };
    if (!/^https?:$/.test(d.protocol)) return {
     kind: "astray",
     at: e,
     why: "to something other than a web page"
    };
    if (n && d.protocol === "http:") return {
     kind: "off-https",
     at: e
    };
    const g = l(d);
    if (s.has(g.href)) return {
     kind: "astray",
     at: e,
     why: "in a circle"
    };
    if (s.size > h) return {
     kind: "astray",
     at: e,
     why: `for the ${h + 1}th time`
    };
    e = g;
   }
  }
  function l(t) {
   const n = new URL(t);
   n.username = "";
   n.password = "";
   n.hash = "";
   return n;
  }
  function w(t, n) {
   const e = t.replace(/[\x80-\xff]/g, t => `%${t.charCodeAt(0).toString(16).toUpperCase()}`);
   return (0, a.D)(e, n);
  }
  var g = e(2628);
  const p = new TextDecoder;
  const m = (t, n = 0, e = t.length) => p.decode(t.slice(n, e));
  const y = (t, n = 0, e = t.length) => t.slice(n, e).reduce((t, n) => t + `0${n.toString(16)}`.slice(-2), "");
  const $ = (t, n) => new DataView(t.buffer, t.byteOffset + n);
  const b = (t, n = 0) => $(t, n).getInt16(0, true);
  const k = (t, n = 0) => $(t, n).getUint16(0, false);
  const U = (t, n = 0) => $(t, n).getUint16(0, true);
  const v = (t, n = 0) => {
   const e = $(t, n);
   return e.getUint16(0, true) + (e.getUint8(2) << 16);
  };
  const E = (t, n = 0) => $(t, n).getUint32(0, false);
  const I = (t, n = 0) => $(t, n).getUint32(0, true);
  const L = {
   readUInt16BE: k,
   readUInt16LE: U,
   readUInt32BE: E,
   readUInt32LE: I
  };
  function P(t, n, e = 0, r = false) {
   const o = r ? "BE" : "LE";
   const i = `readUInt${n}${o}`;
   return L[i](t, e);
  }
  new WeakMap;
  const x = /^GIF8[79]a/;
  const T = {
   validate: t => x.test(m(t, 0, 6)),
   calculate: t => ({
    height: U(t, 8),
    width: U(t, 6)
   })
  };
  const M = "45786966";
  const R = 2;
  const B = 6;
  const G = 2;
  const A = "4d4d";
  const C = "4949";
  const S = 12;
  const W = 2;
  function D(t) {
   return y(t, 2, 6) === M;
  }
  function F(t, n) {
   return {
    height: k(t, n),
    width: k(t, n + 2)
   };
  }
  function N(t, n) {
   const e = 8;
   const r = B + e;
   const o = P(t, 16, r, n);
   for (let e = 0; e < o; e++) {
    const o = r + W + e * S;
    const i = o + S;
    if (o > t.length) return;
    const s = t.slice(o, i);
    const a = P(s, 16, 0, n);
    if (a === 274) {
     const t = P(s, 16, 2, n);
     if (t !== 3) return;
     const e = P(s, 32, 4, n);
     if (e !== 1) return;
     return P(s, 16, 8, n);
    }
   }
  }
  function V(t, n) {
   const e = t.slice(R, n);
   const r = y(e, B, B + G);
   const o = r === A;
   const i = r === C;
   if (o || i) return N(e, o);
  }
  function H(t, n) {
   if (n > t.length) throw new TypeError("Corrupt JPG, exceeded buffer limits");
  }
  const J = {
   validate: t => y(t, 0, 2) === "ffd8",
   calculate(t) {
    let n = t.slice(4);
    let e;
    let r;
    while (n.length) {
     const t = k(n, 0);
     H(n, t);
     if (n[t] !== 255) {
      n = n.subarray(1);
      continue;
     }
     if (D(n)) e = V(n, t);
     r = n[t + 1];
     if (r === 192 || r === 193 || r === 194) {
      const r = F(n, t + 5);
      if (!e) return r;
      return {
       height: r.height,
       orientation: e,
       width: r.width
      };
     }
     n = n.subarray(t + 2);
    }
    throw new TypeError("Invalid JPG, no size found");
   }
  };
  const O = "PNG\r\n\x1a\n";
  const q = "IHDR";
  const z = "CgBI";
  const j = {
   validate(t) {
    if (O === m(t, 1, 8)) {
     let n = m(t, 12, 16);
     if (n === z) n = m(t, 28, 32);
     if (n !== q) throw new TypeError("Invalid PNG");
     return true;
    }
    return false;
   },
   calculate(t) {
    if (m(t, 12, 16) === z) return {
     height: E(t, 36),
     width: E(t, 32)
    };
    return {
     height: E(t, 20),
     width: E(t, 16)
    };
   }
  };
  function K(t) {
   return {
    height: 1 + v(t, 7),
    width: 1 + v(t, 4)
   };
  }
  function X(t) {
   return {
    height: 1 + ((t[4] & 15) << 10 | t[3] << 2 | (t[2] & 192) >> 6),
    width: 1 + ((t[2] & 63) << 8 | t[1])
   };
  }
  function Y(t) {
   return {
    height: b(t, 8) & 16383,
    width: b(t, 6) & 16383
   };
  }
  const _ = {
   validate(t) {
    const n = "RIFF" === m(t, 0, 4);
    const e = "WEBP" === m(t, 8, 12);
    const r = "VP8" === m(t, 12, 15);
    return n && e && r;
   },
   calculate(t) {
    const n = m(t, 12, 16);
    const e = t.slice(20, 30);
    if (n === "VP8X") {
     const t = e[0];
     const n = (t & 192) === 0;
     const r = (t & 1) === 0;
     if (n && r) return K(e);
     throw new TypeError("Invalid WebP");
    }
    if (n === "VP8 " && e[0] !== 47) return Y(e);
    const r = y(e, 3, 6);
    if (n === "VP8L" && r !== "9d012a") return X(e);
    throw new TypeError("Invalid WebP");
   }
  };
  const Q = [ j, J, T, _ ];
  const Z = 25;
  function tt(t) {
   if (t.length < Z) return;
   const n = new Uint8Array(t);
   try {
    return Q.find(t => t.validate(n))?.calculate(n);
   } catch {
    return;
   }
  }
  const nt = {
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
  function et({input: t, url: n, use: e}, r, o) {
   const i = e => ({
    failure: `${t}: ${it(n, r.at)} ${e}.`
   });
   if (r.kind === "fault") return i(at(r.fault, o));
   if (r.kind === "astray") return i(`redirects ${r.why}`);
   if (r.kind === "off-https") return e === "page" ? void 0 : i("redirects to http, but images must be https");
   const {answer: a} = r;
   if (!f(a.status)) return i(`answered ${(0, s.Er)(a.status)}`);
   if (e === "page") return;
   const c = rt(a, o);
   if ("wrong" in c) return i(c.wrong);
   const h = nt[e].some(({width: t, height: n}) => t === c.width && n === c.height);
   if (h) return;
   const u = nt[e].map(ot).join(" or ");
   return {
    warning: `${t}: the ${e} is ${ot(c)}, but ${u} is what browsers show.`
   };
  }
  function rt({body: t, flaw: n}, e) {
   if (n) return {
    wrong: st(n, e)
   };
   if (t.length === 0) return {
    wrong: "answered with an empty body, which is no image"
   };
   const r = tt(Buffer.from(t, "latin1"));
   if (!r) return {
    wrong: "is no PNG, JPEG, GIF or WebP image, or a broken one"
   };
   return r.width > 0 && r.height > 0 ? r : {
    wrong: `is an image of ${ot(r)}, which shows nothing`
   };
  }
  const ot = ({width: t, height: n}) => `${t}x${n}`;
  function it(t, n) {
   if (n.href === l(new URL(t)).href) return (0, g.TL)(t);
   return `${(0, g.TL)(t)} redirects to ${(0, g.TL)(n.origin + n.pathname)}, which`;
  }
  function st(t, n) {
   if (t === "too-large") return "is larger than 5 MiB";
   return t === "timeout" ? `did not arrive whole within ${n / 1e3} s` : "broke off before its end";
  }
  function at({reason: t, cause: n}, e) {
   const o = (0, r.q0)(n);
   switch (t) {
   case "timeout":
    return `did not answer within ${e / 1e3} s`;

   case "tls-failed":
    return `cannot be reached securely: its certificate or its TLS is not accepted (${o})`;

   case "proxy-failed":
    return `cannot be reached through the proxy (${o})`;

   case "bad-response":
    return `answered with something that is no HTTP (${o})`;

   case "connection-lost":
    return `ended the connection without an answer (${o})`;

   default:
    return ct(n) ? `has a host name that is not found (${o})` : `cannot be reached (${o})`;
   }
  }
  const ct = t => /^(ENOTFOUND|EAI_\w+)$/.test(t?.code ?? "");
  const ht = 1e4;
  async function ut({notification: t, http: n, userAgent: e, cancel: a, ...c}) {
   const h = Math.min(c.timeoutMs, ht);
   const u = {
    Accept: "*/*",
    "User-Agent": e
   };
   const f = (0, i.W)(t).map(t => ({
    ...t,
    key: l(new URL(t.url)).href
   }));
   const w = new Set(f.flatMap(({use: t, key: n}) => t === "page" ? [] : [ n ]));
   const g = [ ...new Set(f.map(({key: t}) => t)) ].map(async t => [ t, await d({
    url: new URL(t),
    image: w.has(t),
    http: n,
    headers: u,
    timeoutMs: h,
    cancel: a
   }) ]);
   const p = new Map(await Promise.all(g));
   if (a?.aborted) throw (0, s.Yq)("Checking the URLs");
   const m = f.flatMap(t => et(t, p.get(t.key), h) ?? []);
   const y = m.flatMap(t => "failure" in t ? [ t.failure ] : []);
   if (y.length > 0) throw new r.HR({
    reason: "url-check-failed",
    title: "URL check failed",
    message: (0, o.KE)(y),
    next: "Correct the URLs, or what they lead to, and run this again; without `check-urls` it is sent unchecked."
   });
   return m.flatMap(t => "warning" in t ? [ t.warning ] : []);
  }
 })
};
