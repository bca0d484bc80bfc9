export const id = 237;

export const ids = [ 237 ];

export const modules = {
 9237: (e, t, n) => {
  n.d(t, {
   announcement: () => Le
  });
  var s = n(8022);
  const i = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])([^<>]*)>/gi, r = new Set("del s strike pre table script style svg math template textarea select video audio title rt rp".split(" ")), o = /^(?:p|div|section|article|blockquote|center|details|dl|dt|dd|h[1-6]|hr|li|ol|ul|summary|header|footer|main)$/, c = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, a = {
   amp: "&",
   lt: "<",
   gt: ">",
   quot: '"',
   apos: "'",
   nbsp: " ",
   copy: "\xa9",
   reg: "\xae",
   trade: "\u2122",
   hellip: "\u2026",
   ndash: "\u2013",
   mdash: "\u2014",
   rarr: "\u2192",
   shy: "",
   times: "\xd7"
  };
  function d(e) {
   const t = function(e) {
    let t = "", n = 0;
    for (let s = e.indexOf("\x3c!--"); -1 !== s; s = e.indexOf("\x3c!--", n)) {
     t += e.slice(n, s);
     const i = e.indexOf("--\x3e", s);
     if (-1 === i) return t;
     n = i + 3;
    }
    return t + e.slice(n);
   }(e), n = [];
   let s, c = "paragraph", a = 0, d = "", u = 0;
   const f = (e = 0) => {
    "" !== d.trim() && n.push({
     kind: c,
     depth: a,
     text: d.trim(),
     folds: 0
    }), 0 !== e && n.push({
     kind: c,
     depth: a,
     text: "",
     folds: e
    }), d = "";
   };
   for (const e of t.matchAll(i)) {
    const [n, i, h = "", g = ""] = e, m = h.toLowerCase();
    s || (d += p(t.slice(u, e.index))), u = e.index + n.length, s ? i && m === s && (s = void 0) : !i && r.has(m) ? s = m : "br" === m ? d += "\n" : o.test(m) && (f("details" !== m || /\sopen\b/i.test(g) ? 0 : i ? -1 : 1), 
    c = i ? "paragraph" : l(m), a = /^h[1-6]$/.test(m) ? Number(m.slice(1)) : 7);
   }
   return s || (d += p(t.slice(u))), f(), n;
  }
  function l(e) {
   return /^(?:h[1-6]|summary|dt)$/.test(e) ? "heading" : "li" === e || "dd" === e ? "item" : "paragraph";
  }
  function p(e) {
   return e.replace(c, (e, t, n, s) => {
    if (void 0 !== s) return a[s.toLowerCase()] ?? e;
    const i = void 0 === t ? Number.parseInt(n, 16) : Number(t);
    return i < 32 || i > 1114111 ? "" : String.fromCodePoint(i);
   });
  }
  const u = {
   link: [ "\ue000", "\ue003" ],
   comparison: [ "\ue001", "\ue003" ],
   user: [ "\ue002", "\ue003" ],
   emphasis: [ "\ue004", "\ue005" ],
   code: [ "\ue006", "\ue007" ]
  }, f = ([e, t], n) => `${e}${n}${t}`, h = (e, [t]) => e.includes(t), g = e => e.replace(/[\ue000-\ue007]/g, ""), m = /[\ue000-\ue002]([^\ue003]*)\ue003/g, x = e => [ ...e.matchAll(m) ].map(([, e = ""]) => g(e)), k = e => e.replace(m, ""), $ = e => e.replace(/\ue004[^\ue005]*\ue005/g, ""), w = e => e.replace(/\ue006[^\ue007]*\ue007/g, ""), b = 32768, y = 600, v = 2e3, L = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm, W = /^[ \t]{40,}/gm, z = /^\[\^[^\]\s]{1,40}\]:/, C = /\[\^[^\]\s]{1,40}\]/g, I = /^https?:\/\/[^/]+\/[\w.-]+\/[\w.-]+\/(pull|issues|discussions|commit|compare)\/([^/?#]+)/, S = /^https?:\/\/[^/]+\/(?:apps\/)?([\w-]+)$/;
  function* q(e) {
   const t = g(e.slice(0, b)).replace(/^\ufeff/, "").replace(/\r\n?/g, "\n").split("\n", y).join("\n").replace(L, "").replace(W, ""), n = new s.JG({
    gfm: !0
   });
   yield* O(n.blockTokens(t, []), {
    lexer: n,
    folds: 0
   }, {
    kind: "paragraph",
    quoted: !1,
    ancestors: []
   });
  }
  function* O(e, t, n) {
   let s;
   for (const [i, r] of e.entries()) if ("html" === r.type) for (const {kind: e, depth: s, text: i, folds: o} of d(r.raw)) t.folds = Math.max(0, t.folds + o), 
   "" !== i && (yield {
    ...n,
    kind: e,
    depth: s,
    text: i,
    folded: t.folds > 0,
    introducesList: !1
   }); else if ("blockquote" === r.type) yield* O(r.tokens, t, {
    ...n,
    quoted: !0
   }); else if ("list" === r.type) {
    const e = s ? [ ...n.ancestors, s ] : n.ancestors;
    for (const {tokens: s} of r.items) yield* O(s, t, {
     ...n,
     kind: "item",
     ancestors: e
    });
   } else if ("paragraph" === r.type || "text" === r.type || "heading" === r.type) {
    const {text: o, depth: c = 0} = r;
    if (z.test(o)) continue;
    const a = "heading" === r.type ? "heading" : n.kind, d = "list" === E(e, i), l = R(t.lexer.inlineTokens(o.slice(0, v)));
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
  const E = (e, t) => ("space" === e[t + 1]?.type ? e[t + 2] : e[t + 1])?.type;
  function R(e, t = !1) {
   const n = e.map(e => "html" === e.type ? function(e) {
    const [, t, n = ""] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(e) ?? [];
    return r.has(n.toLowerCase()) ? t ? "end" : "start" : "br" === n.toLowerCase() ? "break" : void 0;
   }(e.raw) : void 0), s = n.lastIndexOf("end");
   let i = "", o = !1;
   for (const [r, c] of e.entries()) {
    const e = n[r];
    "start" === e || "end" === e ? o = "start" === e && r < s : o || (i += "break" === e ? "\n" : j(c, t));
   }
   return i;
  }
  function j(e, t) {
   switch (e.type) {
   case "escape":
    return e.text;

   case "text":
    return e.tokens ? R(e.tokens, t) : g(p(e.text)).replace(C, "");

   case "codespan":
    return f(u.code, e.text);

   case "br":
    return "\n";

   case "strong":
   case "em":
    {
     const n = R(e.tokens ?? [], !0);
     return t ? n : f(u.emphasis, n);
    }

   case "link":
    return function({href: e, tokens: t}, n) {
     const s = R(t, n), [, i, r = ""] = I.exec(e) ?? [];
     if ("compare" === i) return f(u.comparison, s === e ? r : s);
     const o = S.exec(e)?.[1], c = o && [ o, `${o}[bot]` ].includes(s) ? u.user : u.link;
     return f(c, s !== e || void 0 === i ? s : "commit" === i ? r.slice(0, 7) : /^\d+$/.test(r) ? `#${r}` : s);
    }(e, t);

   default:
    return "";
   }
  }
  var N = n(8569);
  const T = new RegExp("^(?:(?:build|bugfix|chore|ci|deps|docs?|feat|feature|fix|hotfix|perf|refactor|release|revert|style|tests?|wip)(?:\\([^()]{1,60}\\))?|[a-z]{2,20}\\([^()]{1,60}\\))!?:(?:\\s+|$)"), [A, M] = u.emphasis, P = [ new RegExp(`^${A}([^${M}]{1,60})(?:${M}:|:${M})(?:\\s+|$)`), new RegExp(`^\\(${A}([^${M}]{1,60})${M}\\)\\s+`), new RegExp(`^${A}\\(([^()${M}]{1,60})\\)${M}\\s+`) ], _ = new RegExp(`^\\[${A}?breaking(?: change)?${M}?\\]\\s*`, "i"), G = /^:[a-z0-9_+-]{2,40}:\s+/, J = /^(?:(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}|[\da-f]{40})$/, U = /^[\da-f]{7,40}$/, B = /^(?:[\w.-]+(?:\/[\w.-]+)?)?#\d+$/, D = /^@?@[\w-]+(?:\[bot\])?$/, F = /^<?[^\s@<>]+@[^\s@<>]+>?$/, H = /^(?:closes|fixes|resolves|refs)$/i, K = /^(?:and|by|for|from|of|to|with|,)$/i;
  function Q(e) {
   let t = V(e);
   const n = function(e) {
    let t = function(e) {
     const t = e.findIndex((t, n) => "-" === t && e[n + 1]?.startsWith("(") && ee(e[n + 1] ?? ""));
     return -1 === t ? e : e.slice(0, t);
    }(e), n = !1;
    for (let s = -1; s !== t.length; ) {
     s = t.length;
     const i = t.at(-1) ?? "", r = oe(t);
     if (r) n ||= r.some(Y), t = de(t.slice(0, -r.length), i.endsWith(".")); else if (Y(i)) {
      const e = 1 + t.findLastIndex(e => !Y(e));
      H.test(t[e - 1] ?? "") ? t = ae(t.slice(0, e - 1)) : "in" === t[e - 1] && te(t[e - 2] ?? "") ? t = ce(t, e - 1) : Z(i) && !t[e - 1]?.endsWith(":") && (t = t.slice(0, -1));
     } else te(i) ? t = ce(t, t.length, n) : (ee(i) || t.length < e.length && "-" === i) && (t = t.slice(0, -1));
    }
    return t;
   }(t);
   t = function(e, t) {
    let n = e;
    for (let s = -1; s !== n.length; ) {
     s = n.length;
     const [i = ""] = n, r = n.length < e.length;
     n = ee(i) || U.test(X(i)) && i.endsWith(":") || Z(i) || "-" === i && r ? n.slice(1) : "Thanks" === i ? ie(n) : re(n, t);
    }
    return n;
   }(n, n.length < t.length);
   const s = t.join(" "), i = (0, N.w)(g(s));
   if (s.startsWith(u.code[0])) return i;
   const [r = ""] = i;
   return r.toLocaleUpperCase("en") + i.slice(r.length);
  }
  const V = e => e.split(/\s+/).filter(e => "" !== e), X = e => g(e).replace(/^[([<]+/, "").replace(/[)\]>,.!:;]+$/, ""), Y = e => B.test(X(e)), Z = e => h(e, u.link) && /^#\d+,?$/.test(g(e)), ee = e => (h(e, u.link) ? U : J).test(X(e)), te = e => h(e, u.user) || D.test(g(e).replace(/^\(+|[),.!]+$/g, "")), ne = e => F.test(X(e)) && !te(e), se = e => Y(e) || ee(e) || te(e) || ne(e);
  function ie(e) {
   const t = e.findIndex((e, t) => t > 0 && !te(e) && "and" !== e);
   return "-" === e[t] && e[t - 1]?.endsWith("!") ? e.slice(t + 1) : -1 === t && e.at(-1)?.endsWith("!") ? [] : e;
  }
  function re(e, t) {
   const n = e.join(" ");
   for (const e of P) {
    const [s, i] = e.exec(n) ?? [];
    if (void 0 !== s && (t || !/^\p{Lu}/u.test(i ?? ""))) return V(n.slice(s.length));
   }
   return V(n.replace(_, "").replace(G, "").replace(T, ""));
  }
  function oe(e) {
   if (!/\)\.?$/.test(e.at(-1) ?? "")) return;
   const t = e.slice(e.findLastIndex(e => e.startsWith("(")));
   return t[0]?.startsWith("(") && (t.every(e => se(e) || "and" === e) || t.some(ne)) ? t : void 0;
  }
  function ce(e, t, n = !1) {
   const s = 1 + e.slice(0, t).findLastIndex(e => !te(e) && "with" !== e && "and" !== e), i = e[s - 1] ?? "";
   if ("by" === i) return e.slice(0, s - 1);
   const r = n ? !K.test(i) : i.startsWith("(") && Y(i);
   return t === e.length && r ? e.slice(0, s) : e;
  }
  const ae = e => e.map((t, n) => n === e.length - 1 ? t.replace(/,$/, "") : t);
  function de(e, t) {
   const n = e.at(-1);
   return t && void 0 !== n && !/[.!?]$/.test(n) ? [ ...e.slice(0, -1), `${n}.` ] : e;
  }
  const le = /(?<![\p{L}\d])v?\d[\w.+-]*/giu, pe = /(?<![\w/])@[\w/-]+(?:\[bot\])?/g, ue = /:[a-z0-9_+-]{1,40}:(?!\w)/g, fe = /\p{L}/u, he = /[\p{L}\p{N}\p{So}]/u, ge = /[:\uff1a][\s\p{S}]*$/u, me = /[.!?\u2026]\s|[\u3002\uff01\uff1f]/u, xe = /[.!?\u2026\u3002\uff01\uff1f][\s\p{S}\p{P}\p{Cf}\p{M}]*$/u, ke = /^\s*\[!(?:note|tip|important|warning|caution)\]/i, $e = /^#?\d+$/, we = /^(?:https?:\/\/|www\.)\S+$/i, be = 32, ye = new Set([ "dependencies", "updateddependencies", "dependencyupdates", "newcontributors" ]), ve = [ "paragraph", "item", "folded", "passed over", "caption", "heading", "remnant" ];
  function Le(e) {
   let t;
   const n = [];
   for (const s of q(e)) {
    if ("heading" === s.kind) {
     for (;(n.at(-1)?.depth ?? 0) >= s.depth; ) n.pop();
     n.push({
      depth: s.depth,
      passed: Ce(s)
     });
    }
    const e = n.some(e => e.passed) || s.ancestors.some(Ce) || Ce(s), i = We(s, e);
    if (void 0 === i || ve.indexOf(i) >= (t?.rank ?? ve.length)) continue;
    const r = "item" === s.kind;
    if (t = {
     rank: ve.indexOf(i),
     text: r ? Q(s.text) : Ie(s),
     fromList: r
    }, 0 === t.rank) break;
   }
   return t ?? {
    text: "",
    fromList: !1
   };
  }
  function We(e, t) {
   const n = Ie(e);
   if (!he.test(n)) return;
   if ("heading" === e.kind) return "heading";
   const s = (0, N.w)(g(k(e.text)).replace(ue, "")), i = x(e.text).filter(e => !we.test(e) && !$e.test(e));
   if (!ze(s) && !ze(i.join(" "))) return ze(n) || we.test(n) ? void 0 : "remnant";
   if (!we.test(s) && !function(e, t, n) {
    return !(!h(e.text, u.comparison) || "" !== t && !ge.test(t)) || !("item" === e.kind || n.length > 0 || 0 === x(e.text).length) && ge.test(t) && !me.test(t) && t.length <= be;
   }(e, s, i)) {
    if (function(e, t) {
     if ("item" === e.kind && !e.introducesList) return !1;
     if (ge.test(t) && !me.test(t)) return !0;
     const n = $("item" === e.kind ? w(e.text) : e.text);
     return !he.test(n) && !xe.test(t);
    }(e, s)) return "caption";
    if ("item" !== e.kind || he.test(Q(e.text))) return t ? "passed over" : e.folded ? "folded" : e.kind;
   }
  }
  function ze(e) {
   const t = e.replace(le, "").replace(pe, "").replace(/\band\b/g, "");
   return fe.test(t);
  }
  function Ce(e) {
   if ("paragraph" === e.kind || "item" === e.kind && !e.introducesList) return !1;
   const [t = ""] = Ie(e).split(/[[(]/, 1);
   return ye.has(t.toLowerCase().replace(/[^\p{L}]/gu, ""));
  }
  const Ie = e => (0, N.w)(g(e.quoted ? e.text.replace(ke, "") : e.text));
 }
};
