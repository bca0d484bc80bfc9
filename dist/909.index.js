export const id = 909;
export const ids = [ 909 ];
export const modules = {
 5909: ((t, e, n) => {
  n.d(e, {
   announcement: () => Z,
   shorten: () => C
  });
  var s = n(6678);
  var o = n(8022);
  var r = n(3194);
  const i = t => t.split(" ");
  const c = new Set(i("h1 h2 h3 h4 h5 h6 summary legend dt"));
  const a = new Set(i("ul ol dl menu"));
  const f = new Set(i("li dd"));
  const u = new Set([ ...f, "dt" ]);
  const d = new Set([ "blockquote" ]);
  const l = new Set([ "p" ]);
  const p = new Set([ ...i("address article aside blockquote body center details dialog div fieldset figure footer form header hgroup hr"), ...i("html main nav p pre search section table"), ...c, ...a, ...f ]);
  const h = new Set(i("strong b em i u mark"));
  const m = new Set(i("code kbd samp tt"));
  const g = new Set(i("area base br col embed hr img input link meta param source track wbr"));
  const w = new Set(i("title textarea style xmp iframe noembed noframes script plaintext"));
  const S = new Set([ ...i("table pre svg math select object video audio canvas noscript template map datalist figcaption rt rp"), ...i("del s strike"), ...w ]);
  const x = 100;
  function v(t) {
   const e = [];
   const n = [];
   let s = [];
   let o = false;
   let i;
   const v = new Map;
   for (const e of t.matchAll(/<\/[a-z][a-z0-9]*/gi)) v.set(e[0].slice(2).toLowerCase(), e.index);
   const b = t => n.findLastIndex(e => t.has(e.name));
   const k = t => b(t) !== -1;
   function L() {
    if (s.some(t => t.text.trim() !== "")) {
     const t = b(c);
     const o = b(f);
     const r = t > o ? "heading" : o !== -1 ? "item" : "paragraph";
     const a = n.some(t => t.folded);
     i = {
      kind: r,
      folded: a,
      quoted: k(d),
      introducesList: false,
      runs: s
     };
     e.push(i);
    }
    s = [];
    o = false;
   }
   function y(t) {
    if (n.some(t => t.skipped)) return;
    const e = n.findLast(t => t.href !== void 0)?.href;
    const r = {
     text: t,
     href: e,
     code: k(m),
     emphasised: k(h)
    };
    const i = s.at(-1);
    if (i && i.href === e && i.code === r.code && i.emphasised === r.emphasised) i.text += t; else s.push(r);
    if (t.trim() !== "") o = false;
   }
   function $() {
    if (o) L();
    y("\n");
    o = true;
   }
   function A(t) {
    if (n.slice(t).some(t => f.has(t.name))) i = void 0;
    n.length = t;
   }
   function C(t) {
    const e = b(l);
    if (e !== -1) A(e);
    const n = b(u);
    if (u.has(t) && n > b(a)) A(n);
   }
   function z({tagName: t, attrs: e, location: s}) {
    const o = t => e.find(({name: e}) => e === t)?.value;
    const c = S.has(t) || o("hidden") !== void 0;
    if (c && (v.get(t) ?? -1) < (s?.startOffset ?? 0)) {
     if (w.has(t)) y(`<${t}>`);
     return;
    }
    if (t === "br") return $();
    if (p.has(t)) {
     L();
     C(t);
     if (i && a.has(t)) i.introducesList = true;
    }
    if (g.has(t)) return;
    if (w.has(t)) q.state = r.V_.RAWTEXT;
    if (n.length >= x) return;
    const f = t === "a" ? o("href") : void 0;
    n.push({
     name: t,
     href: f,
     folded: t === "details" && o("open") === void 0,
     skipped: c
    });
   }
   function I({tagName: t}) {
    if (p.has(t)) L();
    const e = n.findLastIndex(e => e.name === t);
    if (e === -1) return;
    if (p.has(t)) A(e); else n.splice(e, 1);
   }
   const P = ({chars: t}) => y(t);
   const T = () => {};
   const q = new r._F({
    sourceCodeLocationInfo: true
   }, {
    onStartTag: z,
    onEndTag: I,
    onCharacter: P,
    onWhitespaceCharacter: P,
    onEof: L,
    onNullCharacter: T,
    onComment: T,
    onDoctype: T
   });
   q.write(t, true);
   return e;
  }
  var b = n(499);
  const k = "\u2026";
  const L = new Intl.Segmenter("en", {
   granularity: "grapheme"
  });
  const y = new Intl.Segmenter("en", {
   granularity: "word"
  });
  const $ = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
  const A = /[\s.,;:\u2026\u3001\u3002\uff0c\uff1b\uff1a\xb7|/&\p{Pd}\p{Ps}\p{Pi}]/u;
  function C(t, e = 120) {
   if (z(t, e) === t.length) return t;
   const n = z(t, e - 1);
   const s = T(t.slice(0, I(t, n)));
   return (s || T(t.slice(0, n)) || t.slice(0, n)) + k;
  }
  function z(t, e) {
   let n = 0;
   for (const {index: s} of L.segment(t)) {
    if (n === e) return s;
    n += 1;
   }
   return t.length;
  }
  function I(t, e) {
   const n = y.segment(t.slice(0, e + 64));
   let s = e;
   while (s > 0) {
    const t = n.containing(s - 1);
    const e = n.containing(s);
    if (t === void 0 || e === void 0) return s;
    if (e.index === s && (P(t.segment) || P(e.segment))) return s;
    s = e.index === s ? t.index : e.index;
   }
   return 0;
  }
  function P(t) {
   return /^\s/.test(t) || $.test(t);
  }
  function T(t) {
   let e = t.length;
   while (e > 0 && A.test(t.charAt(e - 1))) e -= 1;
   return t.slice(0, e);
  }
  const q = 32768;
  const M = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm;
  const N = 16e6;
  const _ = /^\s*\[!(?:note|tip|important|warning|caution)\]/i;
  const j = /^ {0,3}\[\^([^\]\s]+)\]:.*(?:\n(?! {0,3}(?:\[\^|```|~~~)).*\S.*)*/gm;
  const E = /\[\^([^\]\s]+)\]/g;
  const O = /(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?"'()[\]]/gi;
  const D = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;
  const H = /^https?:\/\/[^/]+\/[\w.-]+\/[\w.-]+\/(pull|issues|discussions|commit|compare)\/([^/?#]+)/;
  const K = /\b[0-9a-f]{40}\b/g;
  const W = new Map(Object.entries(s.A));
  const F = /:([a-z0-9_+-]+):/g;
  const R = /(?<![\p{L}\d])v?\d[\w.+-]*/giu;
  const V = /^(?:(?:\s|,|&|\band\b)*@[\w-]+(?:\[bot\])?)+[\s.!]*$/;
  const X = /\p{L}/u;
  const B = /[\p{L}\p{N}\p{So}]/u;
  const G = /[:\uff1a][\s\p{S}]*$/u;
  const J = /[.!?\u2026]\s|[\u3002\uff01\uff1f]/u;
  const Q = /[.!?\u2026\u3002\uff01\uff1f][\s\p{S}\p{Pf}\p{Pe}\p{Cf}\p{M}"']*$/u;
  const U = 32;
  const Y = [ "paragraph", "item", "folded paragraph", "folded item", "caption", "heading", "remnant" ];
  function Z(t) {
   let e;
   for (const n of v(tt(t))) {
    const t = nt(n);
    if (t !== -1 && t < (e?.rank ?? Y.length)) e = {
     block: n,
     rank: t
    };
   }
   return e ? ct(e.block, at) : "";
  }
  function tt(t) {
   const e = t.slice(0, q).replace(/^\ufeff/, "").replace(/\r\n?/g, "\n").replace(M, "");
   let n = N;
   const s = t => {
    if (/^[*_~]/.test(t)) n -= t.length;
    return n > 0 ? false : void 0;
   };
   const r = new o.Dz({
    gfm: true,
    async: false,
    tokenizer: {
     emStrong: s,
     del: s
    }
   });
   return r.parse(et(e), {
    async: false
   });
  }
  function et(t) {
   const e = new Set([ ...t.matchAll(j) ].map(t => t[1]));
   if (e.size === 0) return t;
   return t.replace(j, "").replace(E, (t, n) => e.has(n) ? "" : t);
  }
  function nt(t) {
   const e = t => Y.indexOf(t);
   if (t.kind === "heading") return B.test(ct(t, at)) ? e("heading") : -1;
   const n = ct(t, ft);
   const s = ct(t, ut);
   if (!B.test(n + s)) return -1;
   const o = e(t.folded ? `folded ${t.kind}` : t.kind);
   if (!st(n)) return st(s) ? t.kind === "item" ? o : e("caption") : e("remnant");
   if (it(t, n, s)) return -1;
   return ot(t, n) ? e("caption") : o;
  }
  function st(t) {
   return X.test(t.replace(R, "")) && !V.test(t);
  }
  function ot(t, e) {
   if (t.kind === "item" && !t.introducesList) return false;
   if (rt(e)) return true;
   return t.runs.every(t => t.emphasised || t.text.trim() === "") && !Q.test(e);
  }
  function rt(t) {
   return G.test(t) && !J.test(t);
  }
  function it(t, e, n) {
   if (!rt(e) || e.length > U || st(n)) return false;
   const s = t.kind === "item" ? /\/compare\// : /https?:\/\/|www\./i;
   return t.runs.some(t => s.test(t.href ?? t.text));
  }
  function ct(t, e) {
   const n = t.runs.map(e).join("");
   return (0, b.w)(t.quoted ? n.replace(_, "") : n);
  }
  function at({text: t, code: e}) {
   if (e) return t;
   return t.replace(O, dt).replace(K, t => t.slice(0, 7)).replace(F, lt);
  }
  function ft(t) {
   return t.href === void 0 ? at({
    ...t,
    text: t.code ? t.text : t.text.replace(O, "")
   }) : "";
  }
  function ut(t) {
   return t.href === void 0 || D.test(t.text) || t.href.includes("/compare/") ? "" : at(t);
  }
  function dt(t) {
   const [, e, n = ""] = H.exec(t) ?? [];
   if (e === "compare") return n;
   if (e === "commit") return n.slice(0, 7);
   return e !== void 0 && /^\d+$/.test(n) ? `#${n}` : t;
  }
  function lt(t, e, n, s) {
   const o = s.charAt(n - 1) + s.charAt(n + t.length);
   if (/^\d+$/.test(e) && /[\da-f]/i.test(o)) return t;
   return W.get(e) ?? t;
  }
 })
};
