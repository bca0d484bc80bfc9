export const id = 202;

export const ids = [ 202 ];

export const modules = {
 1202: (e, t, n) => {
  n.d(t, {
   announcement: () => Se,
   truncate: () => Me
  });
  var s = n(8190), r = n(8022);
  const i = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])([^<>]*)>/gi, o = new Set("del s strike pre table script style svg math template textarea select video audio title rt rp".split(" ")), c = /^(?:p|div|section|article|blockquote|center|details|dl|dt|dd|h[1-6]|hr|li|ol|ul|summary|header|footer|main)$/, a = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, d = new Map("amp& lt< gt> quot\" apos' nbsp\xa0 copy\xa9 reg\xae trade\u2122 hellip\u2026 ndash\u2013 mdash\u2014 rarr\u2192 times\xd7".split(" ").map(e => [ e.slice(0, -1), e.slice(-1) ])).set("shy", ""), l = /<!(?=--)[\s\S]*?(?:-->|$)/g;
  function p(e) {
   const t = e.replace(l, ""), n = [];
   let s, r = "paragraph", a = 0, d = "", p = 0;
   const h = (e = 0) => {
    "" !== d.trim() && n.push({
     kind: r,
     depth: a,
     text: d.trim(),
     folds: 0
    }), 0 !== e && n.push({
     kind: r,
     depth: a,
     text: "",
     folds: e
    }), d = "";
   };
   for (const e of t.matchAll(i)) {
    const [n, i, l = "", g = ""] = e, m = l.toLowerCase();
    s || (d += f(t.slice(p, e.index))), p = e.index + n.length, s ? i && m === s && (s = void 0) : !i && o.has(m) ? s = m : "br" === m ? d += "\n" : c.test(m) && (h("details" !== m || /\sopen\b/i.test(g) ? 0 : i ? -1 : 1), 
    r = i ? "paragraph" : u(m), a = /^h[1-6]$/.test(m) ? Number(m.slice(1)) : 7);
   }
   return s || (d += f(t.slice(p))), h(), n;
  }
  function u(e) {
   return /^(?:h[1-6]|summary|dt)$/.test(e) ? "heading" : "li" === e || "dd" === e ? "item" : "paragraph";
  }
  function f(e) {
   return e.replace(a, (e, t, n, s) => {
    if (void 0 !== s) return d.get(s.toLowerCase()) ?? e;
    const r = void 0 === t ? Number.parseInt(n, 16) : Number(t);
    return r < 32 || r > 1114111 ? "" : String.fromCodePoint(r);
   });
  }
  const h = {
   link: [ "\ue000", "\ue003" ],
   comparison: [ "\ue001", "\ue003" ],
   user: [ "\ue002", "\ue003" ],
   emphasis: [ "\ue004", "\ue005" ],
   code: [ "\ue006", "\ue007" ]
  }, g = ([e, t], n) => `${e}${n}${t}`, m = (e, [t]) => e.includes(t), x = e => e.replace(/[\ue000-\ue007]/g, ""), k = /[\ue000-\ue002]([^\ue003]*)\ue003/g, $ = e => [ ...e.matchAll(k) ].map(([, e = ""]) => x(e)), w = e => e.replace(k, ""), y = e => e.replace(/\ue004[^\ue005]*\ue005/g, ""), b = e => e.replace(/\ue006[^\ue007]*\ue007/g, ""), v = 32768, L = 600, S = 2e3, W = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm, I = /^[ \t]{40,}/gm, z = /^\[\^[^\]\s]{1,40}\]:/, C = /\[\^[^\]\s]{1,40}\]/g, E = /^https?:\/\/[^/]+\/[\w.-]+\/[\w.-]+\/(pull|issues|discussions|commit|compare)\/([^/?#]+)/, q = /^https?:\/\/[^/]+\/(?:apps\/)?([\w-]+)$/;
  function* P(e) {
   const t = x(e.slice(0, v)).replace(/^\ufeff/, "").replace(/\r\n?/g, "\n").split("\n", L).join("\n").replace(W, "").replace(I, ""), n = new r.JG({
    gfm: !0
   });
   yield* R(n.blockTokens(t, []), {
    lexer: n,
    folds: 0
   }, {
    kind: "paragraph",
    quoted: !1,
    ancestors: []
   });
  }
  function* R(e, t, n) {
   let s;
   for (const [r, i] of e.entries()) if ("html" === i.type) for (const {kind: e, depth: s, text: r, folds: o} of p(i.raw)) t.folds = Math.max(0, t.folds + o), 
   "" !== r && (yield {
    ...n,
    kind: e,
    depth: s,
    text: r,
    folded: t.folds > 0,
    introducesList: !1
   }); else if ("blockquote" === i.type) yield* R(i.tokens, t, {
    ...n,
    quoted: !0
   }); else if ("list" === i.type) {
    const e = s ? [ ...n.ancestors, s ] : n.ancestors;
    for (const {tokens: s} of i.items) yield* R(s, t, {
     ...n,
     kind: "item",
     ancestors: e
    });
   } else if ("paragraph" === i.type || "text" === i.type || "heading" === i.type) {
    const {text: o, depth: c = 0} = i;
    if (z.test(o)) continue;
    const a = "heading" === i.type ? "heading" : n.kind, d = "list" === j(e, r), l = M(t.lexer.inlineTokens(o.slice(0, S)));
    s = {
     ...n,
     kind: a,
     depth: c,
     text: l,
     folded: t.folds > 0,
     introducesList: d
    }, yield s;
   }
  }
  const j = (e, t) => ("space" === e[t + 1]?.type ? e[t + 2] : e[t + 1])?.type;
  function M(e, t = !1) {
   const n = e.map(e => "html" === e.type ? function(e) {
    const [, t, n = ""] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(e) ?? [];
    return o.has(n.toLowerCase()) ? t ? "end" : "start" : "br" === n.toLowerCase() ? "break" : void 0;
   }(e.raw) : void 0), s = n.lastIndexOf("end");
   let r = "", i = !1;
   for (const [o, c] of e.entries()) {
    const e = n[o];
    "start" === e || "end" === e ? i = "start" === e && o < s : i || (r += "break" === e ? "\n" : N(c, t));
   }
   return r;
  }
  function N(e, t) {
   switch (e.type) {
   case "escape":
    return e.text;

   case "text":
    return e.tokens ? M(e.tokens, t) : x(f(e.text)).replace(C, "");

   case "codespan":
    return g(h.code, e.text);

   case "br":
    return "\n";

   case "strong":
   case "em":
    {
     const n = M(e.tokens ?? [], !0);
     return t ? n : g(h.emphasis, n);
    }

   case "link":
    return function({href: e, tokens: t}, n) {
     const s = M(t, n), [, r, i = ""] = E.exec(e) ?? [];
     if ("compare" === r) return g(h.comparison, s === e ? i : s);
     const o = q.exec(e)?.[1], c = o && [ o, `${o}[bot]` ].includes(s) ? h.user : h.link;
     return g(c, s !== e || void 0 === r ? s : "commit" === r ? i.slice(0, 7) : /^\d+$/.test(i) ? `#${i}` : s);
    }(e, t);

   default:
    return "";
   }
  }
  const T = new RegExp("^(?:(?:build|bugfix|chore|ci|deps|docs?|feat|feature|fix|hotfix|perf|refactor|release|revert|style|tests?|wip)(?:\\([^()]{1,60}\\))?|[a-z]{2,20}\\([^()]{1,60}\\))!?:(?:\\s+|$)"), [O, A] = h.emphasis, H = [ new RegExp(`^${O}([^${A}]{1,60})(?:${A}:|:${A})(?:\\s+|$)`), new RegExp(`^\\(${O}([^${A}]{1,60})${A}\\)\\s+`), new RegExp(`^${O}\\(([^()${A}]{1,60})\\)${A}\\s+`) ], K = new RegExp(`^\\[${O}?breaking(?: change)?${A}?\\]\\s*`, "i"), _ = /^:[a-z0-9_+-]{2,40}:\s+/, G = /^(?:(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}|[\da-f]{40})$/, J = /^[\da-f]{7,40}$/, U = /^(?:[\w.-]+(?:\/[\w.-]+)?)?#\d+$/, B = /^@?@[\w-]+(?:\[bot\])?$/, D = /^<?[^\s@<>]+@[^\s@<>]+>?$/, F = /^(?:closes|fixes|resolves|refs)$/i, Q = /^(?:and|by|for|from|of|to|with|,)$/i;
  function V(e) {
   let t = X(e);
   const n = function(e) {
    let t = function(e) {
     const t = e.findIndex((t, n) => "-" === t && e[n + 1]?.startsWith("(") && te(e[n + 1] ?? ""));
     return -1 === t ? e : e.slice(0, t);
    }(e), n = !1;
    for (let s = -1; s !== t.length; ) {
     s = t.length;
     const r = t.at(-1) ?? "", i = ce(t);
     if (i) n ||= i.some(Z), t = le(t.slice(0, -i.length), r.endsWith(".")); else if (Z(r)) {
      const e = 1 + t.findLastIndex(e => !Z(e));
      F.test(t[e - 1] ?? "") ? t = de(t.slice(0, e - 1)) : "in" === t[e - 1] && ne(t[e - 2] ?? "") ? t = ae(t, e - 1) : ee(r) && !t[e - 1]?.endsWith(":") && (t = t.slice(0, -1));
     } else ne(r) ? t = ae(t, t.length, n) : (te(r) || t.length < e.length && "-" === r) && (t = t.slice(0, -1));
    }
    return t;
   }(t);
   t = function(e, t) {
    let n = e;
    for (let s = -1; s !== n.length; ) {
     s = n.length;
     const [r = ""] = n, i = n.length < e.length;
     n = te(r) || J.test(Y(r)) && r.endsWith(":") || ee(r) || "-" === r && i ? n.slice(1) : "Thanks" === r ? ie(n) : oe(n, t);
    }
    return n;
   }(n, n.length < t.length);
   const r = t.join(" "), i = (0, s.h0)(x(r));
   if (r.startsWith(h.code[0])) return i;
   const [o = ""] = i;
   return o.toLocaleUpperCase("en") + i.slice(o.length);
  }
  const X = e => e.split(/\s+/).filter(e => "" !== e), Y = e => x(e).replace(/^[([<]+/, "").replace(/[)\]>,.!:;]+$/, ""), Z = e => U.test(Y(e)), ee = e => m(e, h.link) && /^#\d+,?$/.test(x(e)), te = e => (m(e, h.link) ? J : G).test(Y(e)), ne = e => m(e, h.user) || B.test(x(e).replace(/^\(+|[),.!]+$/g, "")), se = e => D.test(Y(e)) && !ne(e), re = e => Z(e) || te(e) || ne(e) || se(e);
  function ie(e) {
   const t = e.findIndex((e, t) => t > 0 && !ne(e) && "and" !== e);
   return "-" === e[t] && e[t - 1]?.endsWith("!") ? e.slice(t + 1) : -1 === t && e.at(-1)?.endsWith("!") ? [] : e;
  }
  function oe(e, t) {
   const n = e.join(" ");
   for (const e of H) {
    const [s, r] = e.exec(n) ?? [];
    if (void 0 !== s && (t || !/^\p{Lu}/u.test(r ?? ""))) return X(n.slice(s.length));
   }
   return X(n.replace(K, "").replace(_, "").replace(T, ""));
  }
  function ce(e) {
   if (!/\)\.?$/.test(e.at(-1) ?? "")) return;
   const t = e.slice(e.findLastIndex(e => e.startsWith("(")));
   return t[0]?.startsWith("(") && (t.every(e => re(e) || "and" === e) || t.some(se)) ? t : void 0;
  }
  function ae(e, t, n = !1) {
   const s = 1 + e.slice(0, t).findLastIndex(e => !ne(e) && "with" !== e && "and" !== e), r = e[s - 1] ?? "";
   if ("by" === r) return e.slice(0, s - 1);
   const i = n ? !Q.test(r) : r.startsWith("(") && Z(r);
   return t === e.length && i ? e.slice(0, s) : e;
  }
  const de = e => e.map((t, n) => n === e.length - 1 ? t.replace(/,$/, "") : t);
  function le(e, t) {
   const n = e.at(-1);
   return t && void 0 !== n && !/[.!?]$/.test(n) ? [ ...e.slice(0, -1), `${n}.` ] : e;
  }
  const pe = /(?<![\p{L}\d])v?\d[\w.+-]*/giu, ue = /(?<![\w/])@[\w/-]+(?:\[bot\])?/g, fe = /:[a-z0-9_+-]{1,40}:(?!\w)/g, he = /\p{L}/u, ge = /[\p{L}\p{N}\p{So}]/u, me = /[:\uff1a][\s\p{S}]*$/u, xe = /[.!?\u2026]\s|[\u3002\uff01\uff1f]/u, ke = /[.!?\u2026\u3002\uff01\uff1f][\s\p{S}\p{P}\p{Cf}\p{M}]*$/u, $e = /^\s*\[!(?:note|tip|important|warning|caution)\]/i, we = /^#?\d+$/, ye = /^(?:https?:\/\/|www\.)\S+$/i, be = 32, ve = new Set([ "dependencies", "updateddependencies", "dependencyupdates", "newcontributors" ]), Le = [ "paragraph", "item", "folded", "passed over", "caption", "heading", "remnant" ];
  function Se(e) {
   let t;
   const n = [];
   for (const s of P(e)) {
    if ("heading" === s.kind) {
     for (;(n.at(-1)?.depth ?? 0) >= s.depth; ) n.pop();
     n.push({
      depth: s.depth,
      passed: ze(s)
     });
    }
    const e = n.some(e => e.passed) || s.ancestors.some(ze) || ze(s), r = We(s, e);
    if (void 0 === r || Le.indexOf(r) >= (t?.rank ?? Le.length)) continue;
    const i = "item" === s.kind;
    if (t = {
     rank: Le.indexOf(r),
     text: i ? V(s.text) : Ce(s),
     isEntry: i
    }, 0 === t.rank) break;
   }
   return t ?? {
    text: "",
    isEntry: !1
   };
  }
  function We(e, t) {
   const n = Ce(e);
   if (!ge.test(n)) return;
   if ("heading" === e.kind) return "heading";
   const r = (0, s.h0)(x(w(e.text)).replace(fe, "")), i = $(e.text).filter(e => !ye.test(e) && !we.test(e));
   if (!Ie(r) && !Ie(i.join(" "))) return Ie(n) || ye.test(n) ? void 0 : "remnant";
   if (!ye.test(r) && !function(e, t, n) {
    return !(!m(e.text, h.comparison) || "" !== t && !me.test(t)) || !("item" === e.kind || n.length > 0 || 0 === $(e.text).length) && me.test(t) && !xe.test(t) && t.length <= be;
   }(e, r, i)) {
    if (function(e, t) {
     if ("item" === e.kind && !e.introducesList) return !1;
     if (me.test(t) && !xe.test(t)) return !0;
     const n = y("item" === e.kind ? b(e.text) : e.text);
     return !ge.test(n) && !ke.test(t);
    }(e, r)) return "caption";
    if ("item" !== e.kind || ge.test(V(e.text))) return t ? "passed over" : e.folded ? "folded" : e.kind;
   }
  }
  function Ie(e) {
   const t = e.replace(pe, "").replace(ue, "").replace(/\band\b/g, "");
   return he.test(t);
  }
  function ze(e) {
   if ("paragraph" === e.kind || "item" === e.kind && !e.introducesList) return !1;
   const [t = ""] = Ce(e).split(/[[(]/, 1);
   return ve.has(t.toLowerCase().replace(/[^\p{L}]/gu, ""));
  }
  const Ce = e => (0, s.h0)(x(e.quoted ? e.text.replace($e, "") : e.text)), Ee = "\u2026", qe = new Intl.Segmenter("en", {
   granularity: "grapheme"
  }), Pe = new Intl.Segmenter("en", {
   granularity: "word"
  }), Re = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u, je = /[\s.,;:\u2026\u3001\u3002\uff0c\uff1b\uff1a\xb7|/&\p{Pd}\p{Ps}\p{Pi}]+$/u;
  function Me(e, t = 120) {
   if (Ne(e, t) === e.length) return e;
   const n = Ne(e, t - 1), s = Te(e.slice(0, function(e, t) {
    const n = [ ...Pe.segment(e.slice(0, t + 64)) ];
    return n.findLast(({index: e}, s) => e <= t && (e => e > 0 && n.slice(e - 1, e + 1).some(({segment: e}) => function(e) {
     return /^\s/.test(e) || Re.test(e);
    }(e)))(s))?.index ?? 0;
   }(e, n)));
   return (s || Te(e.slice(0, n)) || e.slice(0, n)) + Ee;
  }
  function Ne(e, t) {
   let n = 0;
   for (const {index: s} of qe.segment(e)) {
    if (n === t) return s;
    n += 1;
   }
   return e.length;
  }
  const Te = e => e.replace(je, "");
 }
};
