export const id = 815;
export const ids = [ 815 ];
export const modules = {
 7349: ((e, t, s) => {
  var n = s(1127);
  var i = s(3301);
  var r = s(4454);
  var o = s(2223);
  var a = s(7103);
  var l = s(334);
  var c = s(3142);
  function f(e, t, s, n, i, r) {
   const o = s.type === "block-map" ? a.resolveBlockMap(e, t, s, n, r) : s.type === "block-seq" ? l.resolveBlockSeq(e, t, s, n, r) : c.resolveFlowCollection(e, t, s, n, r);
   const f = o.constructor;
   if (i === "!" || i === f.tagName) {
    o.tag = f.tagName;
    return o;
   }
   if (i) o.tag = i;
   return o;
  }
  function u(e, t, s, a, l) {
   const c = a.tag;
   const u = !c ? null : t.directives.tagName(c.source, e => l(c, "TAG_RESOLVE_FAILED", e));
   if (s.type === "block-seq") {
    const {anchor: e, newlineAfterProp: t} = a;
    const s = e && c ? e.offset > c.offset ? e : c : e ?? c;
    if (s && (!t || t.offset < s.offset)) {
     const e = "Missing newline after block sequence props";
     l(s, "MISSING_CHAR", e);
    }
   }
   const h = s.type === "block-map" ? "map" : s.type === "block-seq" ? "seq" : s.start.source === "{" ? "map" : "seq";
   if (!c || !u || u === "!" || u === r.YAMLMap.tagName && h === "map" || u === o.YAMLSeq.tagName && h === "seq") return f(e, t, s, l, u);
   let d = t.schema.tags.find(e => e.tag === u && e.collection === h);
   if (!d) {
    const n = t.schema.knownTags[u];
    if (n?.collection === h) {
     t.schema.tags.push(Object.assign({}, n, {
      default: false
     }));
     d = n;
    } else {
     if (n) l(c, "BAD_COLLECTION_TYPE", `${n.tag} used for ${h} collection, but expects ${n.collection ?? "scalar"}`, true); else l(c, "TAG_RESOLVE_FAILED", `Unresolved tag: ${u}`, true);
     return f(e, t, s, l, u);
    }
   }
   const p = f(e, t, s, l, u, d);
   const m = d.resolve?.(p, e => l(c, "TAG_RESOLVE_FAILED", e), t.options) ?? p;
   const g = n.isNode(m) ? m : new i.Scalar(m);
   g.range = p.range;
   g.tag = u;
   if (d?.format) g.format = d.format;
   return g;
  }
  t.composeCollection = u;
 }),
 3683: ((e, t, s) => {
  var n = s(3021);
  var i = s(5937);
  var r = s(7788);
  var o = s(4631);
  function a(e, t, {offset: s, start: a, value: l, end: c}, f) {
   const u = Object.assign({
    _directives: t
   }, e);
   const h = new n.Document(void 0, u);
   const d = {
    atKey: false,
    atRoot: true,
    directives: h.directives,
    options: h.options,
    schema: h.schema
   };
   const p = o.resolveProps(a, {
    indicator: "doc-start",
    next: l ?? c?.[0],
    offset: s,
    onError: f,
    parentIndent: 0,
    startOnNewline: true
   });
   if (p.found) {
    h.directives.docStart = true;
    if (l && (l.type === "block-map" || l.type === "block-seq") && !p.hasNewline) f(p.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
   }
   h.contents = l ? i.composeNode(d, l, p, f) : i.composeEmptyNode(d, p.end, a, null, p, f);
   const m = h.contents.range[2];
   const g = r.resolveEnd(c, m, false, f);
   if (g.comment) h.comment = g.comment;
   h.range = [ s, m, g.offset ];
   return h;
  }
  t.composeDoc = a;
 }),
 5937: ((e, t, s) => {
  var n = s(4065);
  var i = s(1127);
  var r = s(7349);
  var o = s(5413);
  var a = s(7788);
  var l = s(2599);
  const c = {
   composeNode: f,
   composeEmptyNode: u
  };
  function f(e, t, s, n) {
   const a = e.atKey;
   const {spaceBefore: l, comment: f, anchor: d, tag: p} = s;
   let m;
   let g = true;
   switch (t.type) {
   case "alias":
    m = h(e, t, n);
    if (d || p) n(t, "ALIAS_PROPS", "An alias node must not specify any properties");
    break;

   case "scalar":
   case "single-quoted-scalar":
   case "double-quoted-scalar":
   case "block-scalar":
    m = o.composeScalar(e, t, p, n);
    if (d) m.anchor = d.source.substring(1);
    break;

   case "block-map":
   case "block-seq":
   case "flow-collection":
    try {
     m = r.composeCollection(c, e, t, s, n);
     if (d) m.anchor = d.source.substring(1);
    } catch (e) {
     const s = e instanceof Error ? e.message : String(e);
     n(t, "RESOURCE_EXHAUSTION", s);
    }
    break;

   default:
    {
     const e = t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`;
     n(t, "UNEXPECTED_TOKEN", e);
     g = false;
    }
   }
   m ?? (m = u(e, t.offset, void 0, null, s, n));
   if (d && m.anchor === "") n(d, "BAD_ALIAS", "Anchor cannot be an empty string");
   if (a && e.options.stringKeys && (!i.isScalar(m) || typeof m.value !== "string" || m.tag && m.tag !== "tag:yaml.org,2002:str")) {
    const e = "With stringKeys, all keys must be strings";
    n(p ?? t, "NON_STRING_KEY", e);
   }
   if (l) m.spaceBefore = true;
   if (f) if (t.type === "scalar" && t.source === "") m.comment = f; else m.commentBefore = f;
   if (e.options.keepSourceTokens && g) m.srcToken = t;
   return m;
  }
  function u(e, t, s, n, {spaceBefore: i, comment: r, anchor: a, tag: c, end: f}, u) {
   const h = {
    type: "scalar",
    offset: l.emptyScalarPosition(t, s, n),
    indent: -1,
    source: ""
   };
   const d = o.composeScalar(e, h, c, u);
   if (a) {
    d.anchor = a.source.substring(1);
    if (d.anchor === "") u(a, "BAD_ALIAS", "Anchor cannot be an empty string");
   }
   if (i) d.spaceBefore = true;
   if (r) {
    d.comment = r;
    d.range[2] = f;
   }
   return d;
  }
  function h({options: e}, {offset: t, source: s, end: i}, r) {
   const o = new n.Alias(s.substring(1));
   if (o.source === "") r(t, "BAD_ALIAS", "Alias cannot be an empty string");
   if (o.source.endsWith(":")) r(t + s.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
   const l = t + s.length;
   const c = a.resolveEnd(i, l, e.strict, r);
   o.range = [ t, l, c.offset ];
   if (c.comment) o.comment = c.comment;
   return o;
  }
  t.composeEmptyNode = u;
  t.composeNode = f;
 }),
 5413: ((e, t, s) => {
  var n = s(1127);
  var i = s(3301);
  var r = s(8913);
  var o = s(6842);
  function a(e, t, s, a) {
   const {value: f, type: u, comment: h, range: d} = t.type === "block-scalar" ? r.resolveBlockScalar(e, t, a) : o.resolveFlowScalar(t, e.options.strict, a);
   const p = s ? e.directives.tagName(s.source, e => a(s, "TAG_RESOLVE_FAILED", e)) : null;
   let m;
   if (e.options.stringKeys && e.atKey) m = e.schema[n.SCALAR]; else if (p) m = l(e.schema, f, p, s, a); else if (t.type === "scalar") m = c(e, f, t, a); else m = e.schema[n.SCALAR];
   let g;
   try {
    const r = m.resolve(f, e => a(s ?? t, "TAG_RESOLVE_FAILED", e), e.options);
    g = n.isScalar(r) ? r : new i.Scalar(r);
   } catch (e) {
    const n = e instanceof Error ? e.message : String(e);
    a(s ?? t, "TAG_RESOLVE_FAILED", n);
    g = new i.Scalar(f);
   }
   g.range = d;
   g.source = f;
   if (u) g.type = u;
   if (p) g.tag = p;
   if (m.format) g.format = m.format;
   if (h) g.comment = h;
   return g;
  }
  function l(e, t, s, i, r) {
   if (s === "!") return e[n.SCALAR];
   const o = [];
   for (const t of e.tags) if (!t.collection && t.tag === s) if (t.default && t.test) o.push(t); else return t;
   for (const e of o) if (e.test?.test(t)) return e;
   const a = e.knownTags[s];
   if (a && !a.collection) {
    e.tags.push(Object.assign({}, a, {
     default: false,
     test: void 0
    }));
    return a;
   }
   r(i, "TAG_RESOLVE_FAILED", `Unresolved tag: ${s}`, s !== "tag:yaml.org,2002:str");
   return e[n.SCALAR];
  }
  function c({atKey: e, directives: t, schema: s}, i, r, o) {
   const a = s.tags.find(t => (t.default === true || e && t.default === "key") && t.test?.test(i)) || s[n.SCALAR];
   if (s.compat) {
    const e = s.compat.find(e => e.default && e.test?.test(i)) ?? s[n.SCALAR];
    if (a.tag !== e.tag) {
     const s = t.tagString(a.tag);
     const n = t.tagString(e.tag);
     const i = `Value may be parsed as either ${s} or ${n}`;
     o(r, "TAG_RESOLVE_FAILED", i, true);
    }
   }
   return a;
  }
  t.composeScalar = a;
 }),
 9984: ((e, t, s) => {
  var n = s(932);
  var i = s(1342);
  var r = s(3021);
  var o = s(1464);
  var a = s(1127);
  var l = s(3683);
  var c = s(7788);
  function f(e) {
   if (typeof e === "number") return [ e, e + 1 ];
   if (Array.isArray(e)) return e.length === 2 ? e : [ e[0], e[1] ];
   const {offset: t, source: s} = e;
   return [ t, t + (typeof s === "string" ? s.length : 1) ];
  }
  function u(e) {
   let t = "";
   let s = false;
   let n = false;
   for (let i = 0; i < e.length; ++i) {
    const r = e[i];
    switch (r[0]) {
    case "#":
     t += (t === "" ? "" : n ? "\n\n" : "\n") + (r.substring(1) || " ");
     s = true;
     n = false;
     break;

    case "%":
     if (e[i + 1]?.[0] !== "#") i += 1;
     s = false;
     break;

    default:
     if (!s) n = true;
     s = false;
    }
   }
   return {
    comment: t,
    afterEmptyLine: n
   };
  }
  class h {
   constructor(e = {}) {
    this.doc = null;
    this.atDirectives = false;
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
    this.onError = (e, t, s, n) => {
     const i = f(e);
     if (n) this.warnings.push(new o.YAMLWarning(i, t, s)); else this.errors.push(new o.YAMLParseError(i, t, s));
    };
    this.directives = new i.Directives({
     version: e.version || "1.2"
    });
    this.options = e;
   }
   decorate(e, t) {
    const {comment: s, afterEmptyLine: n} = u(this.prelude);
    if (s) {
     const i = e.contents;
     if (t) e.comment = e.comment ? `${e.comment}\n${s}` : s; else if (n || e.directives.docStart || !i) e.commentBefore = s; else if (a.isCollection(i) && !i.flow && i.items.length > 0) {
      let e = i.items[0];
      if (a.isPair(e)) e = e.key;
      const t = e.commentBefore;
      e.commentBefore = t ? `${s}\n${t}` : s;
     } else {
      const e = i.commentBefore;
      i.commentBefore = e ? `${s}\n${e}` : s;
     }
    }
    if (t) {
     for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
     for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
    } else {
     e.errors = this.errors;
     e.warnings = this.warnings;
    }
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
   }
   streamInfo() {
    return {
     comment: u(this.prelude).comment,
     directives: this.directives,
     errors: this.errors,
     warnings: this.warnings
    };
   }
   * compose(e, t = false, s = -1) {
    for (const t of e) yield* this.next(t);
    yield* this.end(t, s);
   }
   * next(e) {
    if (n.env.LOG_STREAM) console.dir(e, {
     depth: null
    });
    switch (e.type) {
    case "directive":
     this.directives.add(e.source, (t, s, n) => {
      const i = f(e);
      i[0] += t;
      this.onError(i, "BAD_DIRECTIVE", s, n);
     });
     this.prelude.push(e.source);
     this.atDirectives = true;
     break;

    case "document":
     {
      const t = l.composeDoc(this.options, this.directives, e, this.onError);
      if (this.atDirectives && !t.directives.docStart) this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
      this.decorate(t, false);
      if (this.doc) yield this.doc;
      this.doc = t;
      this.atDirectives = false;
      break;
     }

    case "byte-order-mark":
    case "space":
     break;

    case "comment":
    case "newline":
     this.prelude.push(e.source);
     break;

    case "error":
     {
      const t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message;
      const s = new o.YAMLParseError(f(e), "UNEXPECTED_TOKEN", t);
      if (this.atDirectives || !this.doc) this.errors.push(s); else this.doc.errors.push(s);
      break;
     }

    case "doc-end":
     {
      if (!this.doc) {
       const t = "Unexpected doc-end without preceding document";
       this.errors.push(new o.YAMLParseError(f(e), "UNEXPECTED_TOKEN", t));
       break;
      }
      this.doc.directives.docEnd = true;
      const t = c.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
      this.decorate(this.doc, true);
      if (t.comment) {
       const e = this.doc.comment;
       this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
      }
      this.doc.range[2] = t.offset;
      break;
     }

    default:
     this.errors.push(new o.YAMLParseError(f(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
    }
   }
   * end(e = false, t = -1) {
    if (this.doc) {
     this.decorate(this.doc, true);
     yield this.doc;
     this.doc = null;
    } else if (e) {
     const e = Object.assign({
      _directives: this.directives
     }, this.options);
     const s = new r.Document(void 0, e);
     if (this.atDirectives) this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line");
     s.range = [ 0, t, t ];
     this.decorate(s, false);
     yield s;
    }
   }
  }
  t.Composer = h;
 }),
 7103: ((e, t, s) => {
  var n = s(7165);
  var i = s(4454);
  var r = s(4631);
  var o = s(9499);
  var a = s(4051);
  var l = s(1187);
  const c = "All mapping items must start at the same column";
  function f({composeNode: e, composeEmptyNode: t}, s, f, u, h) {
   const d = h?.nodeClass ?? i.YAMLMap;
   const p = new d(s.schema);
   if (s.atRoot) s.atRoot = false;
   let m = f.offset;
   let g = null;
   for (const i of f.items) {
    const {start: h, key: d, sep: y, value: b} = i;
    const v = r.resolveProps(h, {
     indicator: "explicit-key-ind",
     next: d ?? y?.[0],
     offset: m,
     onError: u,
     parentIndent: f.indent,
     startOnNewline: true
    });
    const w = !v.found;
    if (w) {
     if (d) if (d.type === "block-seq") u(m, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key"); else if ("indent" in d && d.indent !== f.indent) u(m, "BAD_INDENT", c);
     if (!v.anchor && !v.tag && !y) {
      g = v.end;
      if (v.comment) if (p.comment) p.comment += "\n" + v.comment; else p.comment = v.comment;
      continue;
     }
     if (v.newlineAfterProp || o.containsNewline(d)) u(d ?? h[h.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
    } else if (v.found?.indent !== f.indent) u(m, "BAD_INDENT", c);
    s.atKey = true;
    const k = v.end;
    const S = d ? e(s, d, v, u) : t(s, k, h, null, v, u);
    if (s.schema.compat) a.flowIndentCheck(f.indent, d, u);
    s.atKey = false;
    if (l.mapIncludes(s, p.items, S)) u(k, "DUPLICATE_KEY", "Map keys must be unique");
    const N = r.resolveProps(y ?? [], {
     indicator: "map-value-ind",
     next: b,
     offset: S.range[2],
     onError: u,
     parentIndent: f.indent,
     startOnNewline: !d || d.type === "block-scalar"
    });
    m = N.end;
    if (N.found) {
     if (w) {
      if (b?.type === "block-map" && !N.hasNewline) u(m, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
      if (s.options.strict && v.start < N.found.offset - 1024) u(S.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
     }
     const r = b ? e(s, b, N, u) : t(s, m, y, null, N, u);
     if (s.schema.compat) a.flowIndentCheck(f.indent, b, u);
     m = r.range[2];
     const o = new n.Pair(S, r);
     if (s.options.keepSourceTokens) o.srcToken = i;
     p.items.push(o);
    } else {
     if (w) u(S.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
     if (N.comment) if (S.comment) S.comment += "\n" + N.comment; else S.comment = N.comment;
     const e = new n.Pair(S);
     if (s.options.keepSourceTokens) e.srcToken = i;
     p.items.push(e);
    }
   }
   if (g && g < m) u(g, "IMPOSSIBLE", "Map comment with trailing content");
   p.range = [ f.offset, m, g ?? m ];
   return p;
  }
  t.resolveBlockMap = f;
 }),
 8913: ((e, t, s) => {
  var n = s(3301);
  function i(e, t, s) {
   const i = t.offset;
   const a = r(t, e.options.strict, s);
   if (!a) return {
    value: "",
    type: null,
    comment: "",
    range: [ i, i, i ]
   };
   const l = a.mode === ">" ? n.Scalar.BLOCK_FOLDED : n.Scalar.BLOCK_LITERAL;
   const c = t.source ? o(t.source) : [];
   let f = c.length;
   for (let e = c.length - 1; e >= 0; --e) {
    const t = c[e][1];
    if (t === "" || t === "\r") f = e; else break;
   }
   if (f === 0) {
    const e = a.chomp === "+" && c.length > 0 ? "\n".repeat(Math.max(1, c.length - 1)) : "";
    let s = i + a.length;
    if (t.source) s += t.source.length;
    return {
     value: e,
     type: l,
     comment: a.comment,
     range: [ i, s, s ]
    };
   }
   let u = t.indent + a.indent;
   let h = t.offset + a.length;
   let d = 0;
   for (let t = 0; t < f; ++t) {
    const [n, i] = c[t];
    if (i === "" || i === "\r") {
     if (a.indent === 0 && n.length > u) u = n.length;
    } else {
     if (n.length < u) {
      const e = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
      s(h + n.length, "MISSING_CHAR", e);
     }
     if (a.indent === 0) u = n.length;
     d = t;
     if (u === 0 && !e.atRoot) {
      const e = "Block scalar values in collections must be indented";
      s(h, "BAD_INDENT", e);
     }
     break;
    }
    h += n.length + i.length + 1;
   }
   for (let e = c.length - 1; e >= f; --e) if (c[e][0].length > u) f = e + 1;
   let p = "";
   let m = "";
   let g = false;
   for (let e = 0; e < d; ++e) p += c[e][0].slice(u) + "\n";
   for (let e = d; e < f; ++e) {
    let [t, i] = c[e];
    h += t.length + i.length + 1;
    const r = i[i.length - 1] === "\r";
    if (r) i = i.slice(0, -1);
    if (i && t.length < u) {
     const e = a.indent ? "explicit indentation indicator" : "first line";
     const n = `Block scalar lines must not be less indented than their ${e}`;
     s(h - i.length - (r ? 2 : 1), "BAD_INDENT", n);
     t = "";
    }
    if (l === n.Scalar.BLOCK_LITERAL) {
     p += m + t.slice(u) + i;
     m = "\n";
    } else if (t.length > u || i[0] === "\t") {
     if (m === " ") m = "\n"; else if (!g && m === "\n") m = "\n\n";
     p += m + t.slice(u) + i;
     m = "\n";
     g = true;
    } else if (i === "") if (m === "\n") p += "\n"; else m = "\n"; else {
     p += m + i;
     m = " ";
     g = false;
    }
   }
   switch (a.chomp) {
   case "-":
    break;

   case "+":
    for (let e = f; e < c.length; ++e) p += "\n" + c[e][0].slice(u);
    if (p[p.length - 1] !== "\n") p += "\n";
    break;

   default:
    p += "\n";
   }
   const y = i + a.length + t.source.length;
   return {
    value: p,
    type: l,
    comment: a.comment,
    range: [ i, y, y ]
   };
  }
  function r({offset: e, props: t}, s, n) {
   if (t[0].type !== "block-scalar-header") {
    n(t[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
   }
   const {source: i} = t[0];
   const r = i[0];
   let o = 0;
   let a = "";
   let l = -1;
   for (let t = 1; t < i.length; ++t) {
    const s = i[t];
    if (!a && (s === "-" || s === "+")) a = s; else {
     const n = Number(s);
     if (!o && n) o = n; else if (l === -1) l = e + t;
    }
   }
   if (l !== -1) n(l, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
   let c = false;
   let f = "";
   let u = i.length;
   for (let e = 1; e < t.length; ++e) {
    const i = t[e];
    switch (i.type) {
    case "space":
     c = true;

    case "newline":
     u += i.source.length;
     break;

    case "comment":
     if (s && !c) {
      const e = "Comments must be separated from other tokens by white space characters";
      n(i, "MISSING_CHAR", e);
     }
     u += i.source.length;
     f = i.source.substring(1);
     break;

    case "error":
     n(i, "UNEXPECTED_TOKEN", i.message);
     u += i.source.length;
     break;

    default:
     {
      const e = `Unexpected token in block scalar header: ${i.type}`;
      n(i, "UNEXPECTED_TOKEN", e);
      const t = i.source;
      if (t && typeof t === "string") u += t.length;
     }
    }
   }
   return {
    mode: r,
    indent: o,
    chomp: a,
    comment: f,
    length: u
   };
  }
  function o(e) {
   const t = e.split(/\n( *)/);
   const s = t[0];
   const n = s.match(/^( *)/);
   const i = n?.[1] ? [ n[1], s.slice(n[1].length) ] : [ "", s ];
   const r = [ i ];
   for (let e = 1; e < t.length; e += 2) r.push([ t[e], t[e + 1] ]);
   return r;
  }
  t.resolveBlockScalar = i;
 }),
 334: ((e, t, s) => {
  var n = s(2223);
  var i = s(4631);
  var r = s(4051);
  function o({composeNode: e, composeEmptyNode: t}, s, o, a, l) {
   const c = l?.nodeClass ?? n.YAMLSeq;
   const f = new c(s.schema);
   if (s.atRoot) s.atRoot = false;
   if (s.atKey) s.atKey = false;
   let u = o.offset;
   let h = null;
   for (const {start: n, value: l} of o.items) {
    const c = i.resolveProps(n, {
     indicator: "seq-item-ind",
     next: l,
     offset: u,
     onError: a,
     parentIndent: o.indent,
     startOnNewline: true
    });
    if (!c.found) if (c.anchor || c.tag || l) if (l?.type === "block-seq") a(c.end, "BAD_INDENT", "All sequence items must start at the same column"); else a(u, "MISSING_CHAR", "Sequence item without - indicator"); else {
     h = c.end;
     if (c.comment) f.comment = c.comment;
     continue;
    }
    const d = l ? e(s, l, c, a) : t(s, c.end, n, null, c, a);
    if (s.schema.compat) r.flowIndentCheck(o.indent, l, a);
    u = d.range[2];
    f.items.push(d);
   }
   f.range = [ o.offset, u, h ?? u ];
   return f;
  }
  t.resolveBlockSeq = o;
 }),
 7788: ((e, t) => {
  function s(e, t, s, n) {
   let i = "";
   if (e) {
    let r = false;
    let o = "";
    for (const a of e) {
     const {source: e, type: l} = a;
     switch (l) {
     case "space":
      r = true;
      break;

     case "comment":
      {
       if (s && !r) n(a, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
       const t = e.substring(1) || " ";
       if (!i) i = t; else i += o + t;
       o = "";
       break;
      }

     case "newline":
      if (i) o += e;
      r = true;
      break;

     default:
      n(a, "UNEXPECTED_TOKEN", `Unexpected ${l} at node end`);
     }
     t += e.length;
    }
   }
   return {
    comment: i,
    offset: t
   };
  }
  t.resolveEnd = s;
 }),
 3142: ((e, t, s) => {
  var n = s(1127);
  var i = s(7165);
  var r = s(4454);
  var o = s(2223);
  var a = s(7788);
  var l = s(4631);
  var c = s(9499);
  var f = s(1187);
  const u = "Block collections are not allowed within flow collections";
  const h = e => e && (e.type === "block-map" || e.type === "block-seq");
  function d({composeNode: e, composeEmptyNode: t}, s, d, p, m) {
   const g = d.start.source === "{";
   const y = g ? "flow map" : "flow sequence";
   const b = m?.nodeClass ?? (g ? r.YAMLMap : o.YAMLSeq);
   const v = new b(s.schema);
   v.flow = true;
   const w = s.atRoot;
   if (w) s.atRoot = false;
   if (s.atKey) s.atKey = false;
   let k = d.offset + d.start.source.length;
   for (let o = 0; o < d.items.length; ++o) {
    const a = d.items[o];
    const {start: m, key: b, sep: w, value: S} = a;
    const N = l.resolveProps(m, {
     flow: y,
     indicator: "explicit-key-ind",
     next: b ?? w?.[0],
     offset: k,
     onError: p,
     parentIndent: d.indent,
     startOnNewline: false
    });
    if (!N.found) {
     if (!N.anchor && !N.tag && !w && !S) {
      if (o === 0 && N.comma) p(N.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${y}`); else if (o < d.items.length - 1) p(N.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${y}`);
      if (N.comment) if (v.comment) v.comment += "\n" + N.comment; else v.comment = N.comment;
      k = N.end;
      continue;
     }
     if (!g && s.options.strict && c.containsNewline(b)) p(b, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
    }
    if (o === 0) {
     if (N.comma) p(N.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${y}`);
    } else {
     if (!N.comma) p(N.start, "MISSING_CHAR", `Missing , between ${y} items`);
     if (N.comment) {
      let e = "";
      e: for (const t of m) switch (t.type) {
      case "comma":
      case "space":
       break;

      case "comment":
       e = t.source.substring(1);
       break e;

      default:
       break e;
      }
      if (e) {
       let t = v.items[v.items.length - 1];
       if (n.isPair(t)) t = t.value ?? t.key;
       if (t.comment) t.comment += "\n" + e; else t.comment = e;
       N.comment = N.comment.substring(e.length + 1);
      }
     }
    }
    if (!g && !w && !N.found) {
     const n = S ? e(s, S, N, p) : t(s, N.end, w, null, N, p);
     v.items.push(n);
     k = n.range[2];
     if (h(S)) p(n.range, "BLOCK_IN_FLOW", u);
    } else {
     s.atKey = true;
     const n = N.end;
     const o = b ? e(s, b, N, p) : t(s, n, m, null, N, p);
     if (h(b)) p(o.range, "BLOCK_IN_FLOW", u);
     s.atKey = false;
     const c = l.resolveProps(w ?? [], {
      flow: y,
      indicator: "map-value-ind",
      next: S,
      offset: o.range[2],
      onError: p,
      parentIndent: d.indent,
      startOnNewline: false
     });
     if (c.found) {
      if (!g && !N.found && s.options.strict) {
       if (w) for (const e of w) {
        if (e === c.found) break;
        if (e.type === "newline") {
         p(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
         break;
        }
       }
       if (N.start < c.found.offset - 1024) p(c.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
      }
     } else if (S) if ("source" in S && S.source?.[0] === ":") p(S, "MISSING_CHAR", `Missing space after : in ${y}`); else p(c.start, "MISSING_CHAR", `Missing , or : between ${y} items`);
     const E = S ? e(s, S, c, p) : c.found ? t(s, c.end, w, null, c, p) : null;
     if (E) {
      if (h(S)) p(E.range, "BLOCK_IN_FLOW", u);
     } else if (c.comment) if (o.comment) o.comment += "\n" + c.comment; else o.comment = c.comment;
     const A = new i.Pair(o, E);
     if (s.options.keepSourceTokens) A.srcToken = a;
     if (g) {
      const e = v;
      if (f.mapIncludes(s, e.items, o)) p(n, "DUPLICATE_KEY", "Map keys must be unique");
      e.items.push(A);
     } else {
      const e = new r.YAMLMap(s.schema);
      e.flow = true;
      e.items.push(A);
      const t = (E ?? o).range;
      e.range = [ o.range[0], t[1], t[2] ];
      v.items.push(e);
     }
     k = E ? E.range[2] : c.end;
    }
   }
   const S = g ? "}" : "]";
   const [N, ...E] = d.end;
   let A = k;
   if (N?.source === S) A = N.offset + N.source.length; else {
    const e = y[0].toUpperCase() + y.substring(1);
    const t = w ? `${e} must end with a ${S}` : `${e} in block collection must be sufficiently indented and end with a ${S}`;
    p(k, w ? "MISSING_CHAR" : "BAD_INDENT", t);
    if (N && N.source.length !== 1) E.unshift(N);
   }
   if (E.length > 0) {
    const e = a.resolveEnd(E, A, s.options.strict, p);
    if (e.comment) if (v.comment) v.comment += "\n" + e.comment; else v.comment = e.comment;
    v.range = [ d.offset, A, e.offset ];
   } else v.range = [ d.offset, A, A ];
   return v;
  }
  t.resolveFlowCollection = d;
 }),
 6842: ((e, t, s) => {
  var n = s(3301);
  var i = s(7788);
  function r(e, t, s) {
   const {offset: r, type: l, source: f, end: u} = e;
   let h;
   let d;
   const p = (e, t, n) => s(r + e, t, n);
   switch (l) {
   case "scalar":
    h = n.Scalar.PLAIN;
    d = o(f, p);
    break;

   case "single-quoted-scalar":
    h = n.Scalar.QUOTE_SINGLE;
    d = a(f, p);
    break;

   case "double-quoted-scalar":
    h = n.Scalar.QUOTE_DOUBLE;
    d = c(f, p);
    break;

   default:
    s(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${l}`);
    return {
     value: "",
     type: null,
     comment: "",
     range: [ r, r + f.length, r + f.length ]
    };
   }
   const m = r + f.length;
   const g = i.resolveEnd(u, m, t, s);
   return {
    value: d,
    type: h,
    comment: g.comment,
    range: [ r, m, g.offset ]
   };
  }
  function o(e, t) {
   let s = "";
   switch (e[0]) {
   case "\t":
    s = "a tab character";
    break;

   case ",":
    s = "flow indicator character ,";
    break;

   case "%":
    s = "directive indicator character %";
    break;

   case "|":
   case ">":
    s = `block scalar indicator ${e[0]}`;
    break;

   case "@":
   case "`":
    s = `reserved character ${e[0]}`;
    break;
   }
   if (s) t(0, "BAD_SCALAR_START", `Plain value cannot start with ${s}`);
   return l(e);
  }
  function a(e, t) {
   if (e[e.length - 1] !== "'" || e.length === 1) t(e.length, "MISSING_CHAR", "Missing closing 'quote");
   return l(e.slice(1, -1)).replace(/''/g, "'");
  }
  function l(e) {
   const t = /(.*?)\r?\n/sy;
   let s = t.exec(e);
   if (!s) return e;
   let n, i;
   try {
    n = new RegExp("(?<![ \t])[ \t]+$");
    i = new RegExp("^[ \t]+|(?<![ \t])[ \t]+$", "g");
   } catch {
    n = /[ \t]+$/;
    i = /^[ \t]+|[ \t]+$/g;
   }
   let r = s[1].replace(n, "");
   let o = " ";
   let a = t.lastIndex;
   while (s = t.exec(e)) {
    const e = s[1].replace(i, "");
    if (e === "") if (o === "\n") r += o; else o = "\n"; else {
     r += o + e;
     o = " ";
    }
    a = t.lastIndex;
   }
   const l = /[ \t]*(.*)/sy;
   l.lastIndex = a;
   s = l.exec(e);
   return r + o + (s?.[1] ?? "");
  }
  function c(e, t) {
   let s = "";
   for (let n = 1; n < e.length - 1; ++n) {
    const i = e[n];
    if (i === "\r" && e[n + 1] === "\n") continue;
    if (i === "\n") {
     const {fold: t, offset: i} = f(e, n);
     s += t;
     n = i;
    } else if (i === "\\") {
     let i = e[++n];
     const r = u[i];
     if (r) s += r; else if (i === "\n") {
      i = e[n + 1];
      while (i === " " || i === "\t") i = e[1 + ++n];
     } else if (i === "\r" && e[n + 1] === "\n") {
      i = e[1 + ++n];
      while (i === " " || i === "\t") i = e[1 + ++n];
     } else if (i === "x" || i === "u" || i === "U") {
      const r = i === "x" ? 2 : i === "u" ? 4 : 8;
      s += h(e, n + 1, r, t);
      n += r;
     } else {
      const i = e.substr(n - 1, 2);
      t(n - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`);
      s += i;
     }
    } else if (i === " " || i === "\t") {
     const t = n;
     let r = e[n + 1];
     while (r === " " || r === "\t") r = e[1 + ++n];
     if (r !== "\n" && !(r === "\r" && e[n + 2] === "\n")) s += n > t ? e.slice(t, n + 1) : i;
    } else s += i;
   }
   if (e[e.length - 1] !== '"' || e.length === 1) t(e.length, "MISSING_CHAR", 'Missing closing "quote');
   return s;
  }
  function f(e, t) {
   let s = "";
   let n = e[t + 1];
   while (n === " " || n === "\t" || n === "\n" || n === "\r") {
    if (n === "\r" && e[t + 2] !== "\n") break;
    if (n === "\n") s += "\n";
    t += 1;
    n = e[t + 1];
   }
   if (!s) s = " ";
   return {
    fold: s,
    offset: t
   };
  }
  const u = {
   0: "\0",
   a: "\x07",
   b: "\b",
   e: "\x1b",
   f: "\f",
   n: "\n",
   r: "\r",
   t: "\t",
   v: "\v",
   N: "\x85",
   _: "\xa0",
   L: "\u2028",
   P: "\u2029",
   " ": " ",
   '"': '"',
   "/": "/",
   "\\": "\\",
   "\t": "\t"
  };
  function h(e, t, s, n) {
   const i = e.substr(t, s);
   const r = i.length === s && /^[0-9a-fA-F]+$/.test(i);
   const o = r ? parseInt(i, 16) : NaN;
   try {
    return String.fromCodePoint(o);
   } catch {
    const i = e.substr(t - 2, s + 2);
    n(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`);
    return i;
   }
  }
  t.resolveFlowScalar = r;
 }),
 4631: ((e, t) => {
  function s(e, {flow: t, indicator: s, next: n, offset: i, onError: r, parentIndent: o, startOnNewline: a}) {
   let l = false;
   let c = a;
   let f = a;
   let u = "";
   let h = "";
   let d = false;
   let p = false;
   let m = null;
   let g = null;
   let y = null;
   let b = null;
   let v = null;
   let w = null;
   let k = null;
   for (const i of e) {
    if (p) {
     if (i.type !== "space" && i.type !== "newline" && i.type !== "comma") r(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
     p = false;
    }
    if (m) {
     if (c && i.type !== "comment" && i.type !== "newline") r(m, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
     m = null;
    }
    switch (i.type) {
    case "space":
     if (!t && (s !== "doc-start" || n?.type !== "flow-collection") && i.source.includes("\t")) m = i;
     f = true;
     break;

    case "comment":
     {
      if (!f) r(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
      const e = i.source.substring(1) || " ";
      if (!u) u = e; else u += h + e;
      h = "";
      c = false;
      break;
     }

    case "newline":
     if (c) {
      if (u) u += i.source; else if (!w || s !== "seq-item-ind") l = true;
     } else h += i.source;
     c = true;
     d = true;
     if (g || y) b = i;
     f = true;
     break;

    case "anchor":
     if (g) r(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
     if (i.source.endsWith(":")) r(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
     g = i;
     k ?? (k = i.offset);
     c = false;
     f = false;
     p = true;
     break;

    case "tag":
     if (y) r(i, "MULTIPLE_TAGS", "A node can have at most one tag");
     y = i;
     k ?? (k = i.offset);
     c = false;
     f = false;
     p = true;
     break;

    case s:
     if (g || y) r(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`);
     if (w) r(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`);
     w = i;
     c = s === "seq-item-ind" || s === "explicit-key-ind";
     f = false;
     break;

    case "comma":
     if (t) {
      if (v) r(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`);
      v = i;
      c = false;
      f = false;
      break;
     }

    default:
     r(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`);
     c = false;
     f = false;
    }
   }
   const S = e[e.length - 1];
   const N = S ? S.offset + S.source.length : i;
   if (p && n && n.type !== "space" && n.type !== "newline" && n.type !== "comma" && (n.type !== "scalar" || n.source !== "")) r(n.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
   if (m && (c && m.indent <= o || n?.type === "block-map" || n?.type === "block-seq")) r(m, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
   return {
    comma: v,
    found: w,
    spaceBefore: l,
    comment: u,
    hasNewline: d,
    anchor: g,
    tag: y,
    newlineAfterProp: b,
    end: N,
    start: k ?? N
   };
  }
  t.resolveProps = s;
 }),
 9499: ((e, t) => {
  function s(e) {
   if (!e) return null;
   switch (e.type) {
   case "alias":
   case "scalar":
   case "double-quoted-scalar":
   case "single-quoted-scalar":
    if (e.source.includes("\n")) return true;
    if (e.end) for (const t of e.end) if (t.type === "newline") return true;
    return false;

   case "flow-collection":
    for (const t of e.items) {
     for (const e of t.start) if (e.type === "newline") return true;
     if (t.sep) for (const e of t.sep) if (e.type === "newline") return true;
     if (s(t.key) || s(t.value)) return true;
    }
    return false;

   default:
    return true;
   }
  }
  t.containsNewline = s;
 }),
 2599: ((e, t) => {
  function s(e, t, s) {
   if (t) {
    s ?? (s = t.length);
    for (let n = s - 1; n >= 0; --n) {
     let s = t[n];
     switch (s.type) {
     case "space":
     case "comment":
     case "newline":
      e -= s.source.length;
      continue;
     }
     s = t[++n];
     while (s?.type === "space") {
      e += s.source.length;
      s = t[++n];
     }
     break;
    }
   }
   return e;
  }
  t.emptyScalarPosition = s;
 }),
 4051: ((e, t, s) => {
  var n = s(9499);
  function i(e, t, s) {
   if (t?.type === "flow-collection") {
    const i = t.end[0];
    if (i.indent === e && (i.source === "]" || i.source === "}") && n.containsNewline(t)) {
     const e = "Flow end indicator should be more indented than parent";
     s(i, "BAD_INDENT", e, true);
    }
   }
  }
  t.flowIndentCheck = i;
 }),
 1187: ((e, t, s) => {
  var n = s(1127);
  function i(e, t, s) {
   const {uniqueKeys: i} = e.options;
   if (i === false) return false;
   const r = typeof i === "function" ? i : (e, t) => e === t || n.isScalar(e) && n.isScalar(t) && e.value === t.value;
   return t.some(e => r(e.key, s));
  }
  t.mapIncludes = i;
 }),
 3021: ((e, t, s) => {
  var n = s(4065);
  var i = s(101);
  var r = s(1127);
  var o = s(7165);
  var a = s(4043);
  var l = s(5840);
  var c = s(6829);
  var f = s(1596);
  var u = s(3661);
  var h = s(2404);
  var d = s(1342);
  class p {
   constructor(e, t, s) {
    this.commentBefore = null;
    this.comment = null;
    this.errors = [];
    this.warnings = [];
    Object.defineProperty(this, r.NODE_TYPE, {
     value: r.DOC
    });
    let n = null;
    if (typeof t === "function" || Array.isArray(t)) n = t; else if (s === void 0 && t) {
     s = t;
     t = void 0;
    }
    const i = Object.assign({
     intAsBigInt: false,
     keepSourceTokens: false,
     logLevel: "warn",
     prettyErrors: true,
     strict: true,
     stringKeys: false,
     uniqueKeys: true,
     version: "1.2"
    }, s);
    this.options = i;
    let {version: o} = i;
    if (s?._directives) {
     this.directives = s._directives.atDocument();
     if (this.directives.yaml.explicit) o = this.directives.yaml.version;
    } else this.directives = new d.Directives({
     version: o
    });
    this.setSchema(o, s);
    this.contents = e === void 0 ? null : this.createNode(e, n, s);
   }
   clone() {
    const e = Object.create(p.prototype, {
     [r.NODE_TYPE]: {
      value: r.DOC
     }
    });
    e.commentBefore = this.commentBefore;
    e.comment = this.comment;
    e.errors = this.errors.slice();
    e.warnings = this.warnings.slice();
    e.options = Object.assign({}, this.options);
    if (this.directives) e.directives = this.directives.clone();
    e.schema = this.schema.clone();
    e.contents = r.isNode(this.contents) ? this.contents.clone(e.schema) : this.contents;
    if (this.range) e.range = this.range.slice();
    return e;
   }
   add(e) {
    if (m(this.contents)) this.contents.add(e);
   }
   addIn(e, t) {
    if (m(this.contents)) this.contents.addIn(e, t);
   }
   createAlias(e, t) {
    if (!e.anchor) {
     const s = f.anchorNames(this);
     e.anchor = !t || s.has(t) ? f.findNewAnchor(t || "a", s) : t;
    }
    return new n.Alias(e.anchor);
   }
   createNode(e, t, s) {
    let n;
    if (typeof t === "function") {
     e = t.call({
      "": e
     }, "", e);
     n = t;
    } else if (Array.isArray(t)) {
     const e = e => typeof e === "number" || e instanceof String || e instanceof Number;
     const s = t.filter(e).map(String);
     if (s.length > 0) t = t.concat(s);
     n = t;
    } else if (s === void 0 && t) {
     s = t;
     t = void 0;
    }
    const {aliasDuplicateObjects: i, anchorPrefix: o, flow: a, keepUndefined: l, onTagObj: c, tag: u} = s ?? {};
    const {onAnchor: d, setAnchors: p, sourceObjects: m} = f.createNodeAnchors(this, o || "a");
    const g = {
     aliasDuplicateObjects: i ?? true,
     keepUndefined: l ?? false,
     onAnchor: d,
     onTagObj: c,
     replacer: n,
     schema: this.schema,
     sourceObjects: m
    };
    const y = h.createNode(e, u, g);
    if (a && r.isCollection(y)) y.flow = true;
    p();
    return y;
   }
   createPair(e, t, s = {}) {
    const n = this.createNode(e, null, s);
    const i = this.createNode(t, null, s);
    return new o.Pair(n, i);
   }
   delete(e) {
    return m(this.contents) ? this.contents.delete(e) : false;
   }
   deleteIn(e) {
    if (i.isEmptyPath(e)) {
     if (this.contents == null) return false;
     this.contents = null;
     return true;
    }
    return m(this.contents) ? this.contents.deleteIn(e) : false;
   }
   get(e, t) {
    return r.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
   }
   getIn(e, t) {
    if (i.isEmptyPath(e)) return !t && r.isScalar(this.contents) ? this.contents.value : this.contents;
    return r.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
   }
   has(e) {
    return r.isCollection(this.contents) ? this.contents.has(e) : false;
   }
   hasIn(e) {
    if (i.isEmptyPath(e)) return this.contents !== void 0;
    return r.isCollection(this.contents) ? this.contents.hasIn(e) : false;
   }
   set(e, t) {
    if (this.contents == null) this.contents = i.collectionFromPath(this.schema, [ e ], t); else if (m(this.contents)) this.contents.set(e, t);
   }
   setIn(e, t) {
    if (i.isEmptyPath(e)) this.contents = t; else if (this.contents == null) this.contents = i.collectionFromPath(this.schema, Array.from(e), t); else if (m(this.contents)) this.contents.setIn(e, t);
   }
   setSchema(e, t = {}) {
    if (typeof e === "number") e = String(e);
    let s;
    switch (e) {
    case "1.1":
     if (this.directives) this.directives.yaml.version = "1.1"; else this.directives = new d.Directives({
      version: "1.1"
     });
     s = {
      resolveKnownTags: false,
      schema: "yaml-1.1"
     };
     break;

    case "1.2":
    case "next":
     if (this.directives) this.directives.yaml.version = e; else this.directives = new d.Directives({
      version: e
     });
     s = {
      resolveKnownTags: true,
      schema: "core"
     };
     break;

    case null:
     if (this.directives) delete this.directives;
     s = null;
     break;

    default:
     {
      const t = JSON.stringify(e);
      throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
     }
    }
    if (t.schema instanceof Object) this.schema = t.schema; else if (s) this.schema = new l.Schema(Object.assign(s, t)); else throw new Error("With a null YAML version, the { schema: Schema } option is required");
   }
   toJS({json: e, jsonArg: t, mapAsMap: s, maxAliasCount: n, onAnchor: i, reviver: r} = {}) {
    const o = {
     anchors: new Map,
     doc: this,
     keep: !e,
     mapAsMap: s === true,
     mapKeyWarned: false,
     maxAliasCount: typeof n === "number" ? n : 100
    };
    const l = a.toJS(this.contents, t ?? "", o);
    if (typeof i === "function") for (const {count: e, res: t} of o.anchors.values()) i(t, e);
    return typeof r === "function" ? u.applyReviver(r, {
     "": l
    }, "", l) : l;
   }
   toJSON(e, t) {
    return this.toJS({
     json: true,
     jsonArg: e,
     mapAsMap: false,
     onAnchor: t
    });
   }
   toString(e = {}) {
    if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
    if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
     const t = JSON.stringify(e.indent);
     throw new Error(`"indent" option must be a positive integer, not ${t}`);
    }
    return c.stringifyDocument(this, e);
   }
  }
  function m(e) {
   if (r.isCollection(e)) return true;
   throw new Error("Expected a YAML collection as document contents");
  }
  t.Document = p;
 }),
 1596: ((e, t, s) => {
  var n = s(1127);
  var i = s(204);
  function r(e) {
   if (/[\x00-\x19\s,[\]{}]/.test(e)) {
    const t = JSON.stringify(e);
    const s = `Anchor must not contain whitespace or control characters: ${t}`;
    throw new Error(s);
   }
   return true;
  }
  function o(e) {
   const t = new Set;
   i.visit(e, {
    Value(e, s) {
     if (s.anchor) t.add(s.anchor);
    }
   });
   return t;
  }
  function a(e, t) {
   for (let s = 1; true; ++s) {
    const n = `${e}${s}`;
    if (!t.has(n)) return n;
   }
  }
  function l(e, t) {
   const s = [];
   const i = new Map;
   let r = null;
   return {
    onAnchor: n => {
     s.push(n);
     r ?? (r = o(e));
     const i = a(t, r);
     r.add(i);
     return i;
    },
    setAnchors: () => {
     for (const e of s) {
      const t = i.get(e);
      if (typeof t === "object" && t.anchor && (n.isScalar(t.node) || n.isCollection(t.node))) t.node.anchor = t.anchor; else {
       const t = new Error("Failed to resolve repeated object (this should not happen)");
       t.source = e;
       throw t;
      }
     }
    },
    sourceObjects: i
   };
  }
  t.anchorIsValid = r;
  t.anchorNames = o;
  t.createNodeAnchors = l;
  t.findNewAnchor = a;
 }),
 3661: ((e, t) => {
  function s(e, t, n, i) {
   if (i && typeof i === "object") if (Array.isArray(i)) for (let t = 0, n = i.length; t < n; ++t) {
    const n = i[t];
    const r = s(e, i, String(t), n);
    if (r === void 0) delete i[t]; else if (r !== n) i[t] = r;
   } else if (i instanceof Map) for (const t of Array.from(i.keys())) {
    const n = i.get(t);
    const r = s(e, i, t, n);
    if (r === void 0) i.delete(t); else if (r !== n) i.set(t, r);
   } else if (i instanceof Set) for (const t of Array.from(i)) {
    const n = s(e, i, t, t);
    if (n === void 0) i.delete(t); else if (n !== t) {
     i.delete(t);
     i.add(n);
    }
   } else for (const [t, n] of Object.entries(i)) {
    const r = s(e, i, t, n);
    if (r === void 0) delete i[t]; else if (r !== n) i[t] = r;
   }
   return e.call(t, n, i);
  }
  t.applyReviver = s;
 }),
 2404: ((e, t, s) => {
  var n = s(4065);
  var i = s(1127);
  var r = s(3301);
  const o = "tag:yaml.org,2002:";
  function a(e, t, s) {
   if (t) {
    const e = s.filter(e => e.tag === t);
    const n = e.find(e => !e.format) ?? e[0];
    if (!n) throw new Error(`Tag ${t} not found`);
    return n;
   }
   return s.find(t => t.identify?.(e) && !t.format);
  }
  function l(e, t, s) {
   if (i.isDocument(e)) e = e.contents;
   if (i.isNode(e)) return e;
   if (i.isPair(e)) {
    const t = s.schema[i.MAP].createNode?.(s.schema, null, s);
    t.items.push(e);
    return t;
   }
   if (e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt !== "undefined" && e instanceof BigInt) e = e.valueOf();
   const {aliasDuplicateObjects: l, onAnchor: c, onTagObj: f, schema: u, sourceObjects: h} = s;
   let d;
   if (l && e && typeof e === "object") {
    d = h.get(e);
    if (d) {
     d.anchor ?? (d.anchor = c(e));
     return new n.Alias(d.anchor);
    } else {
     d = {
      anchor: null,
      node: null
     };
     h.set(e, d);
    }
   }
   if (t?.startsWith("!!")) t = o + t.slice(2);
   let p = a(e, t, u.tags);
   if (!p) {
    if (e && typeof e.toJSON === "function") e = e.toJSON();
    if (!e || typeof e !== "object") {
     const t = new r.Scalar(e);
     if (d) d.node = t;
     return t;
    }
    p = e instanceof Map ? u[i.MAP] : Symbol.iterator in Object(e) ? u[i.SEQ] : u[i.MAP];
   }
   if (f) {
    f(p);
    delete s.onTagObj;
   }
   const m = p?.createNode ? p.createNode(s.schema, e, s) : typeof p?.nodeClass?.from === "function" ? p.nodeClass.from(s.schema, e, s) : new r.Scalar(e);
   if (t) m.tag = t; else if (!p.default) m.tag = p.tag;
   if (d) d.node = m;
   return m;
  }
  t.createNode = l;
 }),
 1342: ((e, t, s) => {
  var n = s(1127);
  var i = s(204);
  const r = {
   "!": "%21",
   ",": "%2C",
   "[": "%5B",
   "]": "%5D",
   "{": "%7B",
   "}": "%7D"
  };
  const o = e => e.replace(/[!,[\]{}]/g, e => r[e]);
  class a {
   constructor(e, t) {
    this.docStart = null;
    this.docEnd = false;
    this.yaml = Object.assign({}, a.defaultYaml, e);
    this.tags = Object.assign({}, a.defaultTags, t);
   }
   clone() {
    const e = new a(this.yaml, this.tags);
    e.docStart = this.docStart;
    return e;
   }
   atDocument() {
    const e = new a(this.yaml, this.tags);
    switch (this.yaml.version) {
    case "1.1":
     this.atNextDocument = true;
     break;

    case "1.2":
     this.atNextDocument = false;
     this.yaml = {
      explicit: a.defaultYaml.explicit,
      version: "1.2"
     };
     this.tags = Object.assign({}, a.defaultTags);
     break;
    }
    return e;
   }
   add(e, t) {
    if (this.atNextDocument) {
     this.yaml = {
      explicit: a.defaultYaml.explicit,
      version: "1.1"
     };
     this.tags = Object.assign({}, a.defaultTags);
     this.atNextDocument = false;
    }
    const s = e.trim().split(/[ \t]+/);
    const n = s.shift();
    switch (n) {
    case "%TAG":
     {
      if (s.length !== 2) {
       t(0, "%TAG directive should contain exactly two parts");
       if (s.length < 2) return false;
      }
      const [e, n] = s;
      this.tags[e] = n;
      return true;
     }

    case "%YAML":
     {
      this.yaml.explicit = true;
      if (s.length !== 1) {
       t(0, "%YAML directive should contain exactly one part");
       return false;
      }
      const [e] = s;
      if (e === "1.1" || e === "1.2") {
       this.yaml.version = e;
       return true;
      } else {
       const s = /^\d+\.\d+$/.test(e);
       t(6, `Unsupported YAML version ${e}`, s);
       return false;
      }
     }

    default:
     t(0, `Unknown directive ${n}`, true);
     return false;
    }
   }
   tagName(e, t) {
    if (e === "!") return "!";
    if (e[0] !== "!") {
     t(`Not a valid tag: ${e}`);
     return null;
    }
    if (e[1] === "<") {
     const s = e.slice(2, -1);
     if (s === "!" || s === "!!") {
      t(`Verbatim tags aren't resolved, so ${e} is invalid.`);
      return null;
     }
     if (e[e.length - 1] !== ">") t("Verbatim tags must end with a >");
     return s;
    }
    const [, s, n] = e.match(/^(.*!)([^!]*)$/s);
    if (!n) t(`The ${e} tag has no suffix`);
    const i = this.tags[s];
    if (i) try {
     return i + decodeURIComponent(n);
    } catch (e) {
     t(String(e));
     return null;
    }
    if (s === "!") return e;
    t(`Could not resolve tag: ${e}`);
    return null;
   }
   tagString(e) {
    for (const [t, s] of Object.entries(this.tags)) if (e.startsWith(s)) return t + o(e.substring(s.length));
    return e[0] === "!" ? e : `!<${e}>`;
   }
   toString(e) {
    const t = this.yaml.explicit ? [ `%YAML ${this.yaml.version || "1.2"}` ] : [];
    const s = Object.entries(this.tags);
    let r;
    if (e && s.length > 0 && n.isNode(e.contents)) {
     const t = {};
     i.visit(e.contents, (e, s) => {
      if (n.isNode(s) && s.tag) t[s.tag] = true;
     });
     r = Object.keys(t);
    } else r = [];
    for (const [n, i] of s) {
     if (n === "!!" && i === "tag:yaml.org,2002:") continue;
     if (!e || r.some(e => e.startsWith(i))) t.push(`%TAG ${n} ${i}`);
    }
    return t.join("\n");
   }
  }
  a.defaultYaml = {
   explicit: false,
   version: "1.2"
  };
  a.defaultTags = {
   "!!": "tag:yaml.org,2002:"
  };
  t.Directives = a;
 }),
 1464: ((e, t) => {
  class s extends Error {
   constructor(e, t, s, n) {
    super();
    this.name = e;
    this.code = s;
    this.message = n;
    this.pos = t;
   }
  }
  class n extends s {
   constructor(e, t, s) {
    super("YAMLParseError", e, t, s);
   }
  }
  class i extends s {
   constructor(e, t, s) {
    super("YAMLWarning", e, t, s);
   }
  }
  const r = (e, t) => s => {
   if (s.pos[0] === -1) return;
   s.linePos = s.pos.map(e => t.linePos(e));
   const {line: n, col: i} = s.linePos[0];
   s.message += ` at line ${n}, column ${i}`;
   let r = i - 1;
   let o = e.substring(t.lineStarts[n - 1], t.lineStarts[n]).replace(/[\n\r]+$/, "");
   if (r >= 60 && o.length > 80) {
    const e = Math.min(r - 39, o.length - 79);
    o = "\u2026" + o.substring(e);
    r -= e - 1;
   }
   if (o.length > 80) o = o.substring(0, 79) + "\u2026";
   if (n > 1 && /^ *$/.test(o.substring(0, r))) {
    let s = e.substring(t.lineStarts[n - 2], t.lineStarts[n - 1]);
    if (s.length > 80) s = s.substring(0, 79) + "\u2026\n";
    o = s + o;
   }
   if (/[^ ]/.test(o)) {
    let e = 1;
    const t = s.linePos[1];
    if (t?.line === n && t.col > i) e = Math.max(1, Math.min(t.col - i, 80 - r));
    const a = " ".repeat(r) + "^".repeat(e);
    s.message += `:\n\n${o}\n${a}\n`;
   }
  };
  t.YAMLError = s;
  t.YAMLParseError = n;
  t.YAMLWarning = i;
  t.prettifyError = r;
 }),
 8815: ((e, t, s) => {
  s(9984);
  s(3021);
  s(5840);
  s(1464);
  s(4065);
  var n = s(1127);
  s(7165);
  s(3301);
  s(4454);
  s(2223);
  s(3461);
  s(361);
  var i = s(6628);
  s(3456);
  var r = s(4047);
  var o = s(204);
  t.isAlias = n.isAlias;
  t.isNode = n.isNode;
  t.isScalar = n.isScalar;
  t.LineCounter = i.LineCounter;
  t.parseAllDocuments = r.parseAllDocuments;
  t.visit = o.visit;
 }),
 7249: ((e, t, s) => {
  var n = s(932);
  function i(e, ...t) {
   if (e === "debug") console.log(...t);
  }
  function r(e, t) {
   if (e === "debug" || e === "warn") if (typeof n.emitWarning === "function") n.emitWarning(t); else console.warn(t);
  }
  t.debug = i;
  t.warn = r;
 }),
 4065: ((e, t, s) => {
  var n = s(1596);
  var i = s(204);
  var r = s(1127);
  var o = s(6673);
  var a = s(4043);
  class l extends o.NodeBase {
   constructor(e) {
    super(r.ALIAS);
    this.source = e;
    Object.defineProperty(this, "tag", {
     set() {
      throw new Error("Alias nodes cannot have tags");
     }
    });
   }
   resolve(e, t) {
    if (t?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
    let s;
    if (t?.aliasResolveCache) s = t.aliasResolveCache; else {
     s = [];
     i.visit(e, {
      Node: (e, t) => {
       if (r.isAlias(t) || r.hasAnchor(t)) s.push(t);
      }
     });
     if (t) t.aliasResolveCache = s;
    }
    let n;
    for (const e of s) {
     if (e === this) break;
     if (e.anchor === this.source) n = e;
    }
    if (n && t) {
     const {anchors: e, doc: s, maxAliasCount: i} = t;
     let r = e.get(n);
     if (!r) {
      a.toJS(n, null, t);
      r = e.get(n);
     }
     if (r?.res === void 0) {
      const e = "This should not happen: Alias anchor was not resolved?";
      throw new ReferenceError(e);
     }
     if (i >= 0) {
      r.count += 1;
      if (r.aliasCount === 0) r.aliasCount = c(s, n, e);
      if (r.count * r.aliasCount > i) {
       const e = "Excessive alias count indicates a resource exhaustion attack";
       throw new ReferenceError(e);
      }
     }
    }
    return n;
   }
   toJSON(e, t) {
    if (!t) return {
     source: this.source
    };
    const s = this.resolve(t.doc, t);
    if (!s) {
     const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
     throw new ReferenceError(e);
    }
    return t.anchors.get(s).res;
   }
   toString(e, t, s) {
    const i = `*${this.source}`;
    if (e) {
     n.anchorIsValid(this.source);
     if (e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
      const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new Error(e);
     }
     if (e.implicitKey) return `${i} `;
    }
    return i;
   }
  }
  function c(e, t, s) {
   if (r.isAlias(t)) {
    const n = t.resolve(e);
    const i = s && n && s.get(n);
    return i ? i.count * i.aliasCount : 0;
   } else if (r.isCollection(t)) {
    let n = 0;
    for (const i of t.items) {
     const t = c(e, i, s);
     if (t > n) n = t;
    }
    return n;
   } else if (r.isPair(t)) {
    const n = c(e, t.key, s);
    const i = c(e, t.value, s);
    return Math.max(n, i);
   }
   return 1;
  }
  t.Alias = l;
 }),
 101: ((e, t, s) => {
  var n = s(2404);
  var i = s(1127);
  var r = s(6673);
  function o(e, t, s) {
   let i = s;
   for (let e = t.length - 1; e >= 0; --e) {
    const s = t[e];
    if (typeof s === "number" && Number.isInteger(s) && s >= 0) {
     const e = [];
     e[s] = i;
     i = e;
    } else i = new Map([ [ s, i ] ]);
   }
   return n.createNode(i, void 0, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
     throw new Error("This should not happen, please report a bug.");
    },
    schema: e,
    sourceObjects: new Map
   });
  }
  const a = e => e == null || typeof e === "object" && !!e[Symbol.iterator]().next().done;
  class l extends r.NodeBase {
   constructor(e, t) {
    super(e);
    Object.defineProperty(this, "schema", {
     value: t,
     configurable: true,
     enumerable: false,
     writable: true
    });
   }
   clone(e) {
    const t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (e) t.schema = e;
    t.items = t.items.map(t => i.isNode(t) || i.isPair(t) ? t.clone(e) : t);
    if (this.range) t.range = this.range.slice();
    return t;
   }
   addIn(e, t) {
    if (a(e)) this.add(t); else {
     const [s, ...n] = e;
     const r = this.get(s, true);
     if (i.isCollection(r)) r.addIn(n, t); else if (r === void 0 && this.schema) this.set(s, o(this.schema, n, t)); else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`);
    }
   }
   deleteIn(e) {
    const [t, ...s] = e;
    if (s.length === 0) return this.delete(t);
    const n = this.get(t, true);
    if (i.isCollection(n)) return n.deleteIn(s); else throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`);
   }
   getIn(e, t) {
    const [s, ...n] = e;
    const r = this.get(s, true);
    if (n.length === 0) return !t && i.isScalar(r) ? r.value : r; else return i.isCollection(r) ? r.getIn(n, t) : void 0;
   }
   hasAllNullValues(e) {
    return this.items.every(t => {
     if (!i.isPair(t)) return false;
     const s = t.value;
     return s == null || e && i.isScalar(s) && s.value == null && !s.commentBefore && !s.comment && !s.tag;
    });
   }
   hasIn(e) {
    const [t, ...s] = e;
    if (s.length === 0) return this.has(t);
    const n = this.get(t, true);
    return i.isCollection(n) ? n.hasIn(s) : false;
   }
   setIn(e, t) {
    const [s, ...n] = e;
    if (n.length === 0) this.set(s, t); else {
     const e = this.get(s, true);
     if (i.isCollection(e)) e.setIn(n, t); else if (e === void 0 && this.schema) this.set(s, o(this.schema, n, t)); else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`);
    }
   }
  }
  t.Collection = l;
  t.collectionFromPath = o;
  t.isEmptyPath = a;
 }),
 6673: ((e, t, s) => {
  var n = s(3661);
  var i = s(1127);
  var r = s(4043);
  class o {
   constructor(e) {
    Object.defineProperty(this, i.NODE_TYPE, {
     value: e
    });
   }
   clone() {
    const e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (this.range) e.range = this.range.slice();
    return e;
   }
   toJS(e, {mapAsMap: t, maxAliasCount: s, onAnchor: o, reviver: a} = {}) {
    if (!i.isDocument(e)) throw new TypeError("A document argument is required");
    const l = {
     anchors: new Map,
     doc: e,
     keep: true,
     mapAsMap: t === true,
     mapKeyWarned: false,
     maxAliasCount: typeof s === "number" ? s : 100
    };
    const c = r.toJS(this, "", l);
    if (typeof o === "function") for (const {count: e, res: t} of l.anchors.values()) o(t, e);
    return typeof a === "function" ? n.applyReviver(a, {
     "": c
    }, "", c) : c;
   }
  }
  t.NodeBase = o;
 }),
 7165: ((e, t, s) => {
  var n = s(2404);
  var i = s(9748);
  var r = s(7104);
  var o = s(1127);
  function a(e, t, s) {
   const i = n.createNode(e, void 0, s);
   const r = n.createNode(t, void 0, s);
   return new l(i, r);
  }
  class l {
   constructor(e, t = null) {
    Object.defineProperty(this, o.NODE_TYPE, {
     value: o.PAIR
    });
    this.key = e;
    this.value = t;
   }
   clone(e) {
    let {key: t, value: s} = this;
    if (o.isNode(t)) t = t.clone(e);
    if (o.isNode(s)) s = s.clone(e);
    return new l(t, s);
   }
   toJSON(e, t) {
    const s = t?.mapAsMap ? new Map : {};
    return r.addPairToJSMap(t, s, this);
   }
   toString(e, t, s) {
    return e?.doc ? i.stringifyPair(this, e, t, s) : JSON.stringify(this);
   }
  }
  t.Pair = l;
  t.createPair = a;
 }),
 3301: ((e, t, s) => {
  var n = s(1127);
  var i = s(6673);
  var r = s(4043);
  const o = e => !e || typeof e !== "function" && typeof e !== "object";
  class a extends i.NodeBase {
   constructor(e) {
    super(n.SCALAR);
    this.value = e;
   }
   toJSON(e, t) {
    return t?.keep ? this.value : r.toJS(this.value, e, t);
   }
   toString() {
    return String(this.value);
   }
  }
  a.BLOCK_FOLDED = "BLOCK_FOLDED";
  a.BLOCK_LITERAL = "BLOCK_LITERAL";
  a.PLAIN = "PLAIN";
  a.QUOTE_DOUBLE = "QUOTE_DOUBLE";
  a.QUOTE_SINGLE = "QUOTE_SINGLE";
  t.Scalar = a;
  t.isScalarValue = o;
 }),
 4454: ((e, t, s) => {
  var n = s(1212);
  var i = s(7104);
  var r = s(101);
  var o = s(1127);
  var a = s(7165);
  var l = s(3301);
  function c(e, t) {
   const s = o.isScalar(t) ? t.value : t;
   for (const n of e) if (o.isPair(n)) {
    if (n.key === t || n.key === s) return n;
    if (o.isScalar(n.key) && n.key.value === s) return n;
   }
   return;
  }
  class f extends r.Collection {
   static get tagName() {
    return "tag:yaml.org,2002:map";
   }
   constructor(e) {
    super(o.MAP, e);
    this.items = [];
   }
   static from(e, t, s) {
    const {keepUndefined: n, replacer: i} = s;
    const r = new this(e);
    const o = (e, o) => {
     if (typeof i === "function") o = i.call(t, e, o); else if (Array.isArray(i) && !i.includes(e)) return;
     if (o !== void 0 || n) r.items.push(a.createPair(e, o, s));
    };
    if (t instanceof Map) for (const [e, s] of t) o(e, s); else if (t && typeof t === "object") for (const e of Object.keys(t)) o(e, t[e]);
    if (typeof e.sortMapEntries === "function") r.items.sort(e.sortMapEntries);
    return r;
   }
   add(e, t) {
    let s;
    if (o.isPair(e)) s = e; else if (!e || typeof e !== "object" || !("key" in e)) s = new a.Pair(e, e?.value); else s = new a.Pair(e.key, e.value);
    const n = c(this.items, s.key);
    const i = this.schema?.sortMapEntries;
    if (n) {
     if (!t) throw new Error(`Key ${s.key} already set`);
     if (o.isScalar(n.value) && l.isScalarValue(s.value)) n.value.value = s.value; else n.value = s.value;
    } else if (i) {
     const e = this.items.findIndex(e => i(s, e) < 0);
     if (e === -1) this.items.push(s); else this.items.splice(e, 0, s);
    } else this.items.push(s);
   }
   delete(e) {
    const t = c(this.items, e);
    if (!t) return false;
    const s = this.items.splice(this.items.indexOf(t), 1);
    return s.length > 0;
   }
   get(e, t) {
    const s = c(this.items, e);
    const n = s?.value;
    return (!t && o.isScalar(n) ? n.value : n) ?? void 0;
   }
   has(e) {
    return !!c(this.items, e);
   }
   set(e, t) {
    this.add(new a.Pair(e, t), true);
   }
   toJSON(e, t, s) {
    const n = s ? new s : t?.mapAsMap ? new Map : {};
    if (t?.onCreate) t.onCreate(n);
    for (const e of this.items) i.addPairToJSMap(t, n, e);
    return n;
   }
   toString(e, t, s) {
    if (!e) return JSON.stringify(this);
    for (const e of this.items) if (!o.isPair(e)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
    if (!e.allNullValues && this.hasAllNullValues(false)) e = Object.assign({}, e, {
     allNullValues: true
    });
    return n.stringifyCollection(this, e, {
     blockItemPrefix: "",
     flowChars: {
      start: "{",
      end: "}"
     },
     itemIndent: e.indent || "",
     onChompKeep: s,
     onComment: t
    });
   }
  }
  t.YAMLMap = f;
  t.findPair = c;
 }),
 2223: ((e, t, s) => {
  var n = s(2404);
  var i = s(1212);
  var r = s(101);
  var o = s(1127);
  var a = s(3301);
  var l = s(4043);
  class c extends r.Collection {
   static get tagName() {
    return "tag:yaml.org,2002:seq";
   }
   constructor(e) {
    super(o.SEQ, e);
    this.items = [];
   }
   add(e) {
    this.items.push(e);
   }
   delete(e) {
    const t = f(e);
    if (typeof t !== "number") return false;
    const s = this.items.splice(t, 1);
    return s.length > 0;
   }
   get(e, t) {
    const s = f(e);
    if (typeof s !== "number") return;
    const n = this.items[s];
    return !t && o.isScalar(n) ? n.value : n;
   }
   has(e) {
    const t = f(e);
    return typeof t === "number" && t < this.items.length;
   }
   set(e, t) {
    const s = f(e);
    if (typeof s !== "number") throw new Error(`Expected a valid index, not ${e}.`);
    const n = this.items[s];
    if (o.isScalar(n) && a.isScalarValue(t)) n.value = t; else this.items[s] = t;
   }
   toJSON(e, t) {
    const s = [];
    if (t?.onCreate) t.onCreate(s);
    let n = 0;
    for (const e of this.items) s.push(l.toJS(e, String(n++), t));
    return s;
   }
   toString(e, t, s) {
    if (!e) return JSON.stringify(this);
    return i.stringifyCollection(this, e, {
     blockItemPrefix: "- ",
     flowChars: {
      start: "[",
      end: "]"
     },
     itemIndent: (e.indent || "") + "  ",
     onChompKeep: s,
     onComment: t
    });
   }
   static from(e, t, s) {
    const {replacer: i} = s;
    const r = new this(e);
    if (t && Symbol.iterator in Object(t)) {
     let e = 0;
     for (let o of t) {
      if (typeof i === "function") {
       const s = t instanceof Set ? o : String(e++);
       o = i.call(t, s, o);
      }
      r.items.push(n.createNode(o, void 0, s));
     }
    }
    return r;
   }
  }
  function f(e) {
   let t = o.isScalar(e) ? e.value : e;
   if (t && typeof t === "string") t = Number(t);
   return typeof t === "number" && Number.isInteger(t) && t >= 0 ? t : null;
  }
  t.YAMLSeq = c;
 }),
 7104: ((e, t, s) => {
  var n = s(7249);
  var i = s(452);
  var r = s(2148);
  var o = s(1127);
  var a = s(4043);
  function l(e, t, {key: s, value: n}) {
   if (o.isNode(s) && s.addToJSMap) s.addToJSMap(e, t, n); else if (i.isMergeKey(e, s)) i.addMergeToJSMap(e, t, n); else {
    const i = a.toJS(s, "", e);
    if (t instanceof Map) t.set(i, a.toJS(n, i, e)); else if (t instanceof Set) t.add(i); else {
     const r = c(s, i, e);
     const o = a.toJS(n, r, e);
     if (r in t) Object.defineProperty(t, r, {
      value: o,
      writable: true,
      enumerable: true,
      configurable: true
     }); else t[r] = o;
    }
   }
   return t;
  }
  function c(e, t, s) {
   if (t === null) return "";
   if (typeof t !== "object") return String(t);
   if (o.isNode(e) && s?.doc) {
    const t = r.createStringifyContext(s.doc, {});
    t.anchors = new Set;
    for (const e of s.anchors.keys()) t.anchors.add(e.anchor);
    t.inFlow = true;
    t.inStringifyKey = true;
    const i = e.toString(t);
    if (!s.mapKeyWarned) {
     let e = JSON.stringify(i);
     if (e.length > 40) e = e.substring(0, 36) + '..."';
     n.warn(s.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`);
     s.mapKeyWarned = true;
    }
    return i;
   }
   return JSON.stringify(t);
  }
  t.addPairToJSMap = l;
 }),
 1127: ((e, t) => {
  const s = Symbol.for("yaml.alias");
  const n = Symbol.for("yaml.document");
  const i = Symbol.for("yaml.map");
  const r = Symbol.for("yaml.pair");
  const o = Symbol.for("yaml.scalar");
  const a = Symbol.for("yaml.seq");
  const l = Symbol.for("yaml.node.type");
  const c = e => !!e && typeof e === "object" && e[l] === s;
  const f = e => !!e && typeof e === "object" && e[l] === n;
  const u = e => !!e && typeof e === "object" && e[l] === i;
  const h = e => !!e && typeof e === "object" && e[l] === r;
  const d = e => !!e && typeof e === "object" && e[l] === o;
  const p = e => !!e && typeof e === "object" && e[l] === a;
  function m(e) {
   if (e && typeof e === "object") switch (e[l]) {
   case i:
   case a:
    return true;
   }
   return false;
  }
  function g(e) {
   if (e && typeof e === "object") switch (e[l]) {
   case s:
   case i:
   case o:
   case a:
    return true;
   }
   return false;
  }
  const y = e => (d(e) || m(e)) && !!e.anchor;
  t.ALIAS = s;
  t.DOC = n;
  t.MAP = i;
  t.NODE_TYPE = l;
  t.PAIR = r;
  t.SCALAR = o;
  t.SEQ = a;
  t.hasAnchor = y;
  t.isAlias = c;
  t.isCollection = m;
  t.isDocument = f;
  t.isMap = u;
  t.isNode = g;
  t.isPair = h;
  t.isScalar = d;
  t.isSeq = p;
 }),
 4043: ((e, t, s) => {
  var n = s(1127);
  function i(e, t, s) {
   if (Array.isArray(e)) return e.map((e, t) => i(e, String(t), s));
   if (e && typeof e.toJSON === "function") {
    if (!s || !n.hasAnchor(e)) return e.toJSON(t, s);
    const i = {
     aliasCount: 0,
     count: 1,
     res: void 0
    };
    s.anchors.set(e, i);
    s.onCreate = e => {
     i.res = e;
     delete s.onCreate;
    };
    const r = e.toJSON(t, s);
    if (s.onCreate) s.onCreate(r);
    return r;
   }
   if (typeof e === "bigint" && !s?.keep) return Number(e);
   return e;
  }
  t.toJS = i;
 }),
 110: ((e, t, s) => {
  var n = s(8913);
  var i = s(6842);
  var r = s(1464);
  var o = s(3069);
  function a(e, t = true, s) {
   if (e) {
    const o = (e, t, n) => {
     const i = typeof e === "number" ? e : Array.isArray(e) ? e[0] : e.offset;
     if (s) s(i, t, n); else throw new r.YAMLParseError([ i, i + 1 ], t, n);
    };
    switch (e.type) {
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
     return i.resolveFlowScalar(e, t, o);

    case "block-scalar":
     return n.resolveBlockScalar({
      options: {
       strict: t
      }
     }, e, o);
    }
   }
   return null;
  }
  function l(e, t) {
   const {implicitKey: s = false, indent: n, inFlow: i = false, offset: r = -1, type: a = "PLAIN"} = t;
   const l = o.stringifyString({
    type: a,
    value: e
   }, {
    implicitKey: s,
    indent: n > 0 ? " ".repeat(n) : "",
    inFlow: i,
    options: {
     blockQuote: true,
     lineWidth: -1
    }
   });
   const c = t.end ?? [ {
    type: "newline",
    offset: -1,
    indent: n,
    source: "\n"
   } ];
   switch (l[0]) {
   case "|":
   case ">":
    {
     const e = l.indexOf("\n");
     const t = l.substring(0, e);
     const s = l.substring(e + 1) + "\n";
     const i = [ {
      type: "block-scalar-header",
      offset: r,
      indent: n,
      source: t
     } ];
     if (!u(i, c)) i.push({
      type: "newline",
      offset: -1,
      indent: n,
      source: "\n"
     });
     return {
      type: "block-scalar",
      offset: r,
      indent: n,
      props: i,
      source: s
     };
    }

   case '"':
    return {
     type: "double-quoted-scalar",
     offset: r,
     indent: n,
     source: l,
     end: c
    };

   case "'":
    return {
     type: "single-quoted-scalar",
     offset: r,
     indent: n,
     source: l,
     end: c
    };

   default:
    return {
     type: "scalar",
     offset: r,
     indent: n,
     source: l,
     end: c
    };
   }
  }
  function c(e, t, s = {}) {
   let {afterKey: n = false, implicitKey: i = false, inFlow: r = false, type: a} = s;
   let l = "indent" in e ? e.indent : null;
   if (n && typeof l === "number") l += 2;
   if (!a) switch (e.type) {
   case "single-quoted-scalar":
    a = "QUOTE_SINGLE";
    break;

   case "double-quoted-scalar":
    a = "QUOTE_DOUBLE";
    break;

   case "block-scalar":
    {
     const t = e.props[0];
     if (t.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
     a = t.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
     break;
    }

   default:
    a = "PLAIN";
   }
   const c = o.stringifyString({
    type: a,
    value: t
   }, {
    implicitKey: i || l === null,
    indent: l !== null && l > 0 ? " ".repeat(l) : "",
    inFlow: r,
    options: {
     blockQuote: true,
     lineWidth: -1
    }
   });
   switch (c[0]) {
   case "|":
   case ">":
    f(e, c);
    break;

   case '"':
    h(e, c, "double-quoted-scalar");
    break;

   case "'":
    h(e, c, "single-quoted-scalar");
    break;

   default:
    h(e, c, "scalar");
   }
  }
  function f(e, t) {
   const s = t.indexOf("\n");
   const n = t.substring(0, s);
   const i = t.substring(s + 1) + "\n";
   if (e.type === "block-scalar") {
    const t = e.props[0];
    if (t.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
    t.source = n;
    e.source = i;
   } else {
    const {offset: t} = e;
    const s = "indent" in e ? e.indent : -1;
    const r = [ {
     type: "block-scalar-header",
     offset: t,
     indent: s,
     source: n
    } ];
    if (!u(r, "end" in e ? e.end : void 0)) r.push({
     type: "newline",
     offset: -1,
     indent: s,
     source: "\n"
    });
    for (const t of Object.keys(e)) if (t !== "type" && t !== "offset") delete e[t];
    Object.assign(e, {
     type: "block-scalar",
     indent: s,
     props: r,
     source: i
    });
   }
  }
  function u(e, t) {
   if (t) for (const s of t) switch (s.type) {
   case "space":
   case "comment":
    e.push(s);
    break;

   case "newline":
    e.push(s);
    return true;
   }
   return false;
  }
  function h(e, t, s) {
   switch (e.type) {
   case "scalar":
   case "double-quoted-scalar":
   case "single-quoted-scalar":
    e.type = s;
    e.source = t;
    break;

   case "block-scalar":
    {
     const n = e.props.slice(1);
     let i = t.length;
     if (e.props[0].type === "block-scalar-header") i -= e.props[0].source.length;
     for (const e of n) e.offset += i;
     delete e.props;
     Object.assign(e, {
      type: s,
      source: t,
      end: n
     });
     break;
    }

   case "block-map":
   case "block-seq":
    {
     const n = e.offset + t.length;
     const i = {
      type: "newline",
      offset: n,
      indent: e.indent,
      source: "\n"
     };
     delete e.items;
     Object.assign(e, {
      type: s,
      source: t,
      end: [ i ]
     });
     break;
    }

   default:
    {
     const n = "indent" in e ? e.indent : -1;
     const i = "end" in e && Array.isArray(e.end) ? e.end.filter(e => e.type === "space" || e.type === "comment" || e.type === "newline") : [];
     for (const t of Object.keys(e)) if (t !== "type" && t !== "offset") delete e[t];
     Object.assign(e, {
      type: s,
      indent: n,
      source: t,
      end: i
     });
    }
   }
  }
  t.createScalarToken = l;
  t.resolveAsScalar = a;
  t.setScalarValue = c;
 }),
 1733: ((e, t) => {
  const s = e => "type" in e ? n(e) : i(e);
  function n(e) {
   switch (e.type) {
   case "block-scalar":
    {
     let t = "";
     for (const s of e.props) t += n(s);
     return t + e.source;
    }

   case "block-map":
   case "block-seq":
    {
     let t = "";
     for (const s of e.items) t += i(s);
     return t;
    }

   case "flow-collection":
    {
     let t = e.start.source;
     for (const s of e.items) t += i(s);
     for (const s of e.end) t += s.source;
     return t;
    }

   case "document":
    {
     let t = i(e);
     if (e.end) for (const s of e.end) t += s.source;
     return t;
    }

   default:
    {
     let t = e.source;
     if ("end" in e && e.end) for (const s of e.end) t += s.source;
     return t;
    }
   }
  }
  function i({start: e, key: t, sep: s, value: i}) {
   let r = "";
   for (const t of e) r += t.source;
   if (t) r += n(t);
   if (s) for (const e of s) r += e.source;
   if (i) r += n(i);
   return r;
  }
  t.stringify = s;
 }),
 7715: ((e, t) => {
  const s = Symbol("break visit");
  const n = Symbol("skip children");
  const i = Symbol("remove item");
  function r(e, t) {
   if ("type" in e && e.type === "document") e = {
    start: e.start,
    value: e.value
   };
   o(Object.freeze([]), e, t);
  }
  r.BREAK = s;
  r.SKIP = n;
  r.REMOVE = i;
  r.itemAtPath = (e, t) => {
   let s = e;
   for (const [e, n] of t) {
    const t = s?.[e];
    if (t && "items" in t) s = t.items[n]; else return;
   }
   return s;
  };
  r.parentCollection = (e, t) => {
   const s = r.itemAtPath(e, t.slice(0, -1));
   const n = t[t.length - 1][0];
   const i = s?.[n];
   if (i && "items" in i) return i;
   throw new Error("Parent collection not found");
  };
  function o(e, t, n) {
   let r = n(t, e);
   if (typeof r === "symbol") return r;
   for (const a of [ "key", "value" ]) {
    const l = t[a];
    if (l && "items" in l) {
     for (let t = 0; t < l.items.length; ++t) {
      const r = o(Object.freeze(e.concat([ [ a, t ] ])), l.items[t], n);
      if (typeof r === "number") t = r - 1; else if (r === s) return s; else if (r === i) {
       l.items.splice(t, 1);
       t -= 1;
      }
     }
     if (typeof r === "function" && a === "key") r = r(t, e);
    }
   }
   return typeof r === "function" ? r(t, e) : r;
  }
  t.visit = r;
 }),
 3461: ((e, t, s) => {
  var n = s(110);
  var i = s(1733);
  var r = s(7715);
  const o = "\ufeff";
  const a = "\x02";
  const l = "\x18";
  const c = "\x1f";
  const f = e => !!e && "items" in e;
  const u = e => !!e && (e.type === "scalar" || e.type === "single-quoted-scalar" || e.type === "double-quoted-scalar" || e.type === "block-scalar");
  function h(e) {
   switch (e) {
   case o:
    return "<BOM>";

   case a:
    return "<DOC>";

   case l:
    return "<FLOW_END>";

   case c:
    return "<SCALAR>";

   default:
    return JSON.stringify(e);
   }
  }
  function d(e) {
   switch (e) {
   case o:
    return "byte-order-mark";

   case a:
    return "doc-mode";

   case l:
    return "flow-error-end";

   case c:
    return "scalar";

   case "---":
    return "doc-start";

   case "...":
    return "doc-end";

   case "":
   case "\n":
   case "\r\n":
    return "newline";

   case "-":
    return "seq-item-ind";

   case "?":
    return "explicit-key-ind";

   case ":":
    return "map-value-ind";

   case "{":
    return "flow-map-start";

   case "}":
    return "flow-map-end";

   case "[":
    return "flow-seq-start";

   case "]":
    return "flow-seq-end";

   case ",":
    return "comma";
   }
   switch (e[0]) {
   case " ":
   case "\t":
    return "space";

   case "#":
    return "comment";

   case "%":
    return "directive-line";

   case "*":
    return "alias";

   case "&":
    return "anchor";

   case "!":
    return "tag";

   case "'":
    return "single-quoted-scalar";

   case '"':
    return "double-quoted-scalar";

   case "|":
   case ">":
    return "block-scalar-header";
   }
   return null;
  }
  t.createScalarToken = n.createScalarToken;
  t.resolveAsScalar = n.resolveAsScalar;
  t.setScalarValue = n.setScalarValue;
  t.stringify = i.stringify;
  t.visit = r.visit;
  t.BOM = o;
  t.DOCUMENT = a;
  t.FLOW_END = l;
  t.SCALAR = c;
  t.isCollection = f;
  t.isScalar = u;
  t.prettyToken = h;
  t.tokenType = d;
 }),
 361: ((e, t, s) => {
  var n = s(3461);
  function i(e) {
   switch (e) {
   case void 0:
   case " ":
   case "\n":
   case "\r":
   case "\t":
    return true;

   default:
    return false;
   }
  }
  const r = new Set("0123456789ABCDEFabcdef");
  const o = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
  const a = new Set(",[]{}");
  const l = new Set(" ,[]{}\n\r\t");
  const c = e => !e || l.has(e);
  class f {
   constructor() {
    this.atEnd = false;
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    this.buffer = "";
    this.flowKey = false;
    this.flowLevel = 0;
    this.indentNext = 0;
    this.indentValue = 0;
    this.lineEndPos = null;
    this.next = null;
    this.pos = 0;
   }
   * lex(e, t = false) {
    if (e) {
     if (typeof e !== "string") throw TypeError("source is not a string");
     this.buffer = this.buffer ? this.buffer + e : e;
     this.lineEndPos = null;
    }
    this.atEnd = !t;
    let s = this.next ?? "stream";
    while (s && (t || this.hasChars(1))) s = yield* this.parseNext(s);
   }
   atLineEnd() {
    let e = this.pos;
    let t = this.buffer[e];
    while (t === " " || t === "\t") t = this.buffer[++e];
    if (!t || t === "#" || t === "\n") return true;
    if (t === "\r") return this.buffer[e + 1] === "\n";
    return false;
   }
   charAt(e) {
    return this.buffer[this.pos + e];
   }
   continueScalar(e) {
    let t = this.buffer[e];
    if (this.indentNext > 0) {
     let s = 0;
     while (t === " ") t = this.buffer[++s + e];
     if (t === "\r") {
      const t = this.buffer[s + e + 1];
      if (t === "\n" || !t && !this.atEnd) return e + s + 1;
     }
     return t === "\n" || s >= this.indentNext || !t && !this.atEnd ? e + s : -1;
    }
    if (t === "-" || t === ".") {
     const t = this.buffer.substr(e, 3);
     if ((t === "---" || t === "...") && i(this.buffer[e + 3])) return -1;
    }
    return e;
   }
   getLine() {
    let e = this.lineEndPos;
    if (typeof e !== "number" || e !== -1 && e < this.pos) {
     e = this.buffer.indexOf("\n", this.pos);
     this.lineEndPos = e;
    }
    if (e === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
    if (this.buffer[e - 1] === "\r") e -= 1;
    return this.buffer.substring(this.pos, e);
   }
   hasChars(e) {
    return this.pos + e <= this.buffer.length;
   }
   setNext(e) {
    this.buffer = this.buffer.substring(this.pos);
    this.pos = 0;
    this.lineEndPos = null;
    this.next = e;
    return null;
   }
   peek(e) {
    return this.buffer.substr(this.pos, e);
   }
   * parseNext(e) {
    switch (e) {
    case "stream":
     return yield* this.parseStream();

    case "line-start":
     return yield* this.parseLineStart();

    case "block-start":
     return yield* this.parseBlockStart();

    case "doc":
     return yield* this.parseDocument();

    case "flow":
     return yield* this.parseFlowCollection();

    case "quoted-scalar":
     return yield* this.parseQuotedScalar();

    case "block-scalar":
     return yield* this.parseBlockScalar();

    case "plain-scalar":
     return yield* this.parsePlainScalar();
    }
   }
   * parseStream() {
    let e = this.getLine();
    if (e === null) return this.setNext("stream");
    if (e[0] === n.BOM) {
     yield* this.pushCount(1);
     e = e.substring(1);
    }
    if (e[0] === "%") {
     let t = e.length;
     let s = e.indexOf("#");
     while (s !== -1) {
      const n = e[s - 1];
      if (n === " " || n === "\t") {
       t = s - 1;
       break;
      } else s = e.indexOf("#", s + 1);
     }
     while (true) {
      const s = e[t - 1];
      if (s === " " || s === "\t") t -= 1; else break;
     }
     const n = (yield* this.pushCount(t)) + (yield* this.pushSpaces(true));
     yield* this.pushCount(e.length - n);
     this.pushNewline();
     return "stream";
    }
    if (this.atLineEnd()) {
     const t = yield* this.pushSpaces(true);
     yield* this.pushCount(e.length - t);
     yield* this.pushNewline();
     return "stream";
    }
    yield n.DOCUMENT;
    return yield* this.parseLineStart();
   }
   * parseLineStart() {
    const e = this.charAt(0);
    if (!e && !this.atEnd) return this.setNext("line-start");
    if (e === "-" || e === ".") {
     if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
     const e = this.peek(3);
     if ((e === "---" || e === "...") && i(this.charAt(3))) {
      yield* this.pushCount(3);
      this.indentValue = 0;
      this.indentNext = 0;
      return e === "---" ? "doc" : "stream";
     }
    }
    this.indentValue = yield* this.pushSpaces(false);
    if (this.indentNext > this.indentValue && !i(this.charAt(1))) this.indentNext = this.indentValue;
    return yield* this.parseBlockStart();
   }
   * parseBlockStart() {
    const [e, t] = this.peek(2);
    if (!t && !this.atEnd) return this.setNext("block-start");
    if ((e === "-" || e === "?" || e === ":") && i(t)) {
     const e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
     this.indentNext = this.indentValue + 1;
     this.indentValue += e;
     return "block-start";
    }
    return "doc";
   }
   * parseDocument() {
    yield* this.pushSpaces(true);
    const e = this.getLine();
    if (e === null) return this.setNext("doc");
    let t = yield* this.pushIndicators();
    switch (e[t]) {
    case "#":
     yield* this.pushCount(e.length - t);

    case void 0:
     yield* this.pushNewline();
     return yield* this.parseLineStart();

    case "{":
    case "[":
     yield* this.pushCount(1);
     this.flowKey = false;
     this.flowLevel = 1;
     return "flow";

    case "}":
    case "]":
     yield* this.pushCount(1);
     return "doc";

    case "*":
     yield* this.pushUntil(c);
     return "doc";

    case '"':
    case "'":
     return yield* this.parseQuotedScalar();

    case "|":
    case ">":
     t += (yield* this.parseBlockScalarHeader());
     t += (yield* this.pushSpaces(true));
     yield* this.pushCount(e.length - t);
     yield* this.pushNewline();
     return yield* this.parseBlockScalar();

    default:
     return yield* this.parsePlainScalar();
    }
   }
   * parseFlowCollection() {
    let e, t;
    let s = -1;
    do {
     e = yield* this.pushNewline();
     if (e > 0) {
      t = yield* this.pushSpaces(false);
      this.indentValue = s = t;
     } else t = 0;
     t += (yield* this.pushSpaces(true));
    } while (e + t > 0);
    const r = this.getLine();
    if (r === null) return this.setNext("flow");
    if (s !== -1 && s < this.indentNext && r[0] !== "#" || s === 0 && (r.startsWith("---") || r.startsWith("...")) && i(r[3])) {
     const e = s === this.indentNext - 1 && this.flowLevel === 1 && (r[0] === "]" || r[0] === "}");
     if (!e) {
      this.flowLevel = 0;
      yield n.FLOW_END;
      return yield* this.parseLineStart();
     }
    }
    let o = 0;
    while (r[o] === ",") {
     o += (yield* this.pushCount(1));
     o += (yield* this.pushSpaces(true));
     this.flowKey = false;
    }
    o += (yield* this.pushIndicators());
    switch (r[o]) {
    case void 0:
     return "flow";

    case "#":
     yield* this.pushCount(r.length - o);
     return "flow";

    case "{":
    case "[":
     yield* this.pushCount(1);
     this.flowKey = false;
     this.flowLevel += 1;
     return "flow";

    case "}":
    case "]":
     yield* this.pushCount(1);
     this.flowKey = true;
     this.flowLevel -= 1;
     return this.flowLevel ? "flow" : "doc";

    case "*":
     yield* this.pushUntil(c);
     return "flow";

    case '"':
    case "'":
     this.flowKey = true;
     return yield* this.parseQuotedScalar();

    case ":":
     {
      const e = this.charAt(1);
      if (this.flowKey || i(e) || e === ",") {
       this.flowKey = false;
       yield* this.pushCount(1);
       yield* this.pushSpaces(true);
       return "flow";
      }
     }

    default:
     this.flowKey = false;
     return yield* this.parsePlainScalar();
    }
   }
   * parseQuotedScalar() {
    const e = this.charAt(0);
    let t = this.buffer.indexOf(e, this.pos + 1);
    if (e === "'") while (t !== -1 && this.buffer[t + 1] === "'") t = this.buffer.indexOf("'", t + 2); else while (t !== -1) {
     let e = 0;
     while (this.buffer[t - 1 - e] === "\\") e += 1;
     if (e % 2 === 0) break;
     t = this.buffer.indexOf('"', t + 1);
    }
    const s = this.buffer.substring(0, t);
    let n = s.indexOf("\n", this.pos);
    if (n !== -1) {
     while (n !== -1) {
      const e = this.continueScalar(n + 1);
      if (e === -1) break;
      n = s.indexOf("\n", e);
     }
     if (n !== -1) t = n - (s[n - 1] === "\r" ? 2 : 1);
    }
    if (t === -1) {
     if (!this.atEnd) return this.setNext("quoted-scalar");
     t = this.buffer.length;
    }
    yield* this.pushToIndex(t + 1, false);
    return this.flowLevel ? "flow" : "doc";
   }
   * parseBlockScalarHeader() {
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    let e = this.pos;
    while (true) {
     const t = this.buffer[++e];
     if (t === "+") this.blockScalarKeep = true; else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1; else if (t !== "-") break;
    }
    return yield* this.pushUntil(e => i(e) || e === "#");
   }
   * parseBlockScalar() {
    let e = this.pos - 1;
    let t = 0;
    let s;
    e: for (let n = this.pos; s = this.buffer[n]; ++n) switch (s) {
    case " ":
     t += 1;
     break;

    case "\n":
     e = n;
     t = 0;
     break;

    case "\r":
     {
      const e = this.buffer[n + 1];
      if (!e && !this.atEnd) return this.setNext("block-scalar");
      if (e === "\n") break;
     }

    default:
     break e;
    }
    if (!s && !this.atEnd) return this.setNext("block-scalar");
    if (t >= this.indentNext) {
     if (this.blockScalarIndent === -1) this.indentNext = t; else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
     do {
      const t = this.continueScalar(e + 1);
      if (t === -1) break;
      e = this.buffer.indexOf("\n", t);
     } while (e !== -1);
     if (e === -1) {
      if (!this.atEnd) return this.setNext("block-scalar");
      e = this.buffer.length;
     }
    }
    let i = e + 1;
    s = this.buffer[i];
    while (s === " ") s = this.buffer[++i];
    if (s === "\t") {
     while (s === "\t" || s === " " || s === "\r" || s === "\n") s = this.buffer[++i];
     e = i - 1;
    } else if (!this.blockScalarKeep) do {
     let s = e - 1;
     let n = this.buffer[s];
     if (n === "\r") n = this.buffer[--s];
     const i = s;
     while (n === " ") n = this.buffer[--s];
     if (n === "\n" && s >= this.pos && s + 1 + t > i) e = s; else break;
    } while (true);
    yield n.SCALAR;
    yield* this.pushToIndex(e + 1, true);
    return yield* this.parseLineStart();
   }
   * parsePlainScalar() {
    const e = this.flowLevel > 0;
    let t = this.pos - 1;
    let s = this.pos - 1;
    let r;
    while (r = this.buffer[++s]) if (r === ":") {
     const n = this.buffer[s + 1];
     if (i(n) || e && a.has(n)) break;
     t = s;
    } else if (i(r)) {
     let n = this.buffer[s + 1];
     if (r === "\r") if (n === "\n") {
      s += 1;
      r = "\n";
      n = this.buffer[s + 1];
     } else t = s;
     if (n === "#" || e && a.has(n)) break;
     if (r === "\n") {
      const e = this.continueScalar(s + 1);
      if (e === -1) break;
      s = Math.max(s, e - 2);
     }
    } else {
     if (e && a.has(r)) break;
     t = s;
    }
    if (!r && !this.atEnd) return this.setNext("plain-scalar");
    yield n.SCALAR;
    yield* this.pushToIndex(t + 1, true);
    return e ? "flow" : "doc";
   }
   * pushCount(e) {
    if (e > 0) {
     yield this.buffer.substr(this.pos, e);
     this.pos += e;
     return e;
    }
    return 0;
   }
   * pushToIndex(e, t) {
    const s = this.buffer.slice(this.pos, e);
    if (s) {
     yield s;
     this.pos += s.length;
     return s.length;
    } else if (t) yield "";
    return 0;
   }
   * pushIndicators() {
    let e = 0;
    e: while (true) {
     switch (this.charAt(0)) {
     case "!":
      e += (yield* this.pushTag());
      e += (yield* this.pushSpaces(true));
      continue e;

     case "&":
      e += (yield* this.pushUntil(c));
      e += (yield* this.pushSpaces(true));
      continue e;

     case "-":
     case "?":
     case ":":
      {
       const t = this.flowLevel > 0;
       const s = this.charAt(1);
       if (i(s) || t && a.has(s)) {
        if (!t) this.indentNext = this.indentValue + 1; else if (this.flowKey) this.flowKey = false;
        e += (yield* this.pushCount(1));
        e += (yield* this.pushSpaces(true));
        continue e;
       }
      }
     }
     break e;
    }
    return e;
   }
   * pushTag() {
    if (this.charAt(1) === "<") {
     let e = this.pos + 2;
     let t = this.buffer[e];
     while (!i(t) && t !== ">") t = this.buffer[++e];
     return yield* this.pushToIndex(t === ">" ? e + 1 : e, false);
    } else {
     let e = this.pos + 1;
     let t = this.buffer[e];
     while (t) if (o.has(t)) t = this.buffer[++e]; else if (t === "%" && r.has(this.buffer[e + 1]) && r.has(this.buffer[e + 2])) t = this.buffer[e += 3]; else break;
     return yield* this.pushToIndex(e, false);
    }
   }
   * pushNewline() {
    const e = this.buffer[this.pos];
    if (e === "\n") return yield* this.pushCount(1); else if (e === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2); else return 0;
   }
   * pushSpaces(e) {
    let t = this.pos - 1;
    let s;
    do {
     s = this.buffer[++t];
    } while (s === " " || e && s === "\t");
    const n = t - this.pos;
    if (n > 0) {
     yield this.buffer.substr(this.pos, n);
     this.pos = t;
    }
    return n;
   }
   * pushUntil(e) {
    let t = this.pos;
    let s = this.buffer[t];
    while (!e(s)) s = this.buffer[++t];
    return yield* this.pushToIndex(t, false);
   }
  }
  t.Lexer = f;
 }),
 6628: ((e, t) => {
  class s {
   constructor() {
    this.lineStarts = [];
    this.addNewLine = e => this.lineStarts.push(e);
    this.linePos = e => {
     let t = 0;
     let s = this.lineStarts.length;
     while (t < s) {
      const n = t + s >> 1;
      if (this.lineStarts[n] < e) t = n + 1; else s = n;
     }
     if (this.lineStarts[t] === e) return {
      line: t + 1,
      col: 1
     };
     if (t === 0) return {
      line: 0,
      col: e
     };
     const n = this.lineStarts[t - 1];
     return {
      line: t,
      col: e - n + 1
     };
    };
   }
  }
  t.LineCounter = s;
 }),
 3456: ((e, t, s) => {
  var n = s(932);
  var i = s(3461);
  var r = s(361);
  function o(e, t) {
   for (let s = 0; s < e.length; ++s) if (e[s].type === t) return true;
   return false;
  }
  function a(e) {
   for (let t = 0; t < e.length; ++t) switch (e[t].type) {
   case "space":
   case "comment":
   case "newline":
    break;

   default:
    return t;
   }
   return -1;
  }
  function l(e) {
   switch (e?.type) {
   case "alias":
   case "scalar":
   case "single-quoted-scalar":
   case "double-quoted-scalar":
   case "flow-collection":
    return true;

   default:
    return false;
   }
  }
  function c(e) {
   switch (e.type) {
   case "document":
    return e.start;

   case "block-map":
    {
     const t = e.items[e.items.length - 1];
     return t.sep ?? t.start;
    }

   case "block-seq":
    return e.items[e.items.length - 1].start;

   default:
    return [];
   }
  }
  function f(e) {
   if (e.length === 0) return [];
   let t = e.length;
   e: while (--t >= 0) switch (e[t].type) {
   case "doc-start":
   case "explicit-key-ind":
   case "map-value-ind":
   case "seq-item-ind":
   case "newline":
    break e;
   }
   while (e[++t]?.type === "space") ;
   return e.splice(t, e.length);
  }
  function u(e, t) {
   if (t.length < 1e5) Array.prototype.push.apply(e, t); else for (let s = 0; s < t.length; ++s) e.push(t[s]);
  }
  function h(e) {
   if (e.start.type === "flow-seq-start") for (const t of e.items) if (t.sep && !t.value && !o(t.start, "explicit-key-ind") && !o(t.sep, "map-value-ind")) {
    if (t.key) t.value = t.key;
    delete t.key;
    if (l(t.value)) if (t.value.end) u(t.value.end, t.sep); else t.value.end = t.sep; else u(t.start, t.sep);
    delete t.sep;
   }
  }
  class d {
   constructor(e) {
    this.atNewLine = true;
    this.atScalar = false;
    this.indent = 0;
    this.offset = 0;
    this.onKeyLine = false;
    this.stack = [];
    this.source = "";
    this.type = "";
    this.lexer = new r.Lexer;
    this.onNewLine = e;
   }
   * parse(e, t = false) {
    if (this.onNewLine && this.offset === 0) this.onNewLine(0);
    for (const s of this.lexer.lex(e, t)) yield* this.next(s);
    if (!t) yield* this.end();
   }
   * next(e) {
    this.source = e;
    if (n.env.LOG_TOKENS) console.log("|", i.prettyToken(e));
    if (this.atScalar) {
     this.atScalar = false;
     yield* this.step();
     this.offset += e.length;
     return;
    }
    const t = i.tokenType(e);
    if (!t) {
     const t = `Not a YAML token: ${e}`;
     yield* this.pop({
      type: "error",
      offset: this.offset,
      message: t,
      source: e
     });
     this.offset += e.length;
    } else if (t === "scalar") {
     this.atNewLine = false;
     this.atScalar = true;
     this.type = "scalar";
    } else {
     this.type = t;
     yield* this.step();
     switch (t) {
     case "newline":
      this.atNewLine = true;
      this.indent = 0;
      if (this.onNewLine) this.onNewLine(this.offset + e.length);
      break;

     case "space":
      if (this.atNewLine && e[0] === " ") this.indent += e.length;
      break;

     case "explicit-key-ind":
     case "map-value-ind":
     case "seq-item-ind":
      if (this.atNewLine) this.indent += e.length;
      break;

     case "doc-mode":
     case "flow-error-end":
      return;

     default:
      this.atNewLine = false;
     }
     this.offset += e.length;
    }
   }
   * end() {
    while (this.stack.length > 0) yield* this.pop();
   }
   get sourceToken() {
    const e = {
     type: this.type,
     offset: this.offset,
     indent: this.indent,
     source: this.source
    };
    return e;
   }
   * step() {
    const e = this.peek(1);
    if (this.type === "doc-end" && e?.type !== "doc-end") {
     while (this.stack.length > 0) yield* this.pop();
     this.stack.push({
      type: "doc-end",
      offset: this.offset,
      source: this.source
     });
     return;
    }
    if (!e) return yield* this.stream();
    switch (e.type) {
    case "document":
     return yield* this.document(e);

    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
     return yield* this.scalar(e);

    case "block-scalar":
     return yield* this.blockScalar(e);

    case "block-map":
     return yield* this.blockMap(e);

    case "block-seq":
     return yield* this.blockSequence(e);

    case "flow-collection":
     return yield* this.flowCollection(e);

    case "doc-end":
     return yield* this.documentEnd(e);
    }
    yield* this.pop();
   }
   peek(e) {
    return this.stack[this.stack.length - e];
   }
   * pop(e) {
    const t = e ?? this.stack.pop();
    if (!t) {
     const e = "Tried to pop an empty stack";
     yield {
      type: "error",
      offset: this.offset,
      source: "",
      message: e
     };
    } else if (this.stack.length === 0) yield t; else {
     const e = this.peek(1);
     if (t.type === "block-scalar") t.indent = "indent" in e ? e.indent : 0; else if (t.type === "flow-collection" && e.type === "document") t.indent = 0;
     if (t.type === "flow-collection") h(t);
     switch (e.type) {
     case "document":
      e.value = t;
      break;

     case "block-scalar":
      e.props.push(t);
      break;

     case "block-map":
      {
       const s = e.items[e.items.length - 1];
       if (s.value) {
        e.items.push({
         start: [],
         key: t,
         sep: []
        });
        this.onKeyLine = true;
        return;
       } else if (s.sep) s.value = t; else {
        Object.assign(s, {
         key: t,
         sep: []
        });
        this.onKeyLine = !s.explicitKey;
        return;
       }
       break;
      }

     case "block-seq":
      {
       const s = e.items[e.items.length - 1];
       if (s.value) e.items.push({
        start: [],
        value: t
       }); else s.value = t;
       break;
      }

     case "flow-collection":
      {
       const s = e.items[e.items.length - 1];
       if (!s || s.value) e.items.push({
        start: [],
        key: t,
        sep: []
       }); else if (s.sep) s.value = t; else Object.assign(s, {
        key: t,
        sep: []
       });
       return;
      }

     default:
      yield* this.pop();
      yield* this.pop(t);
     }
     if ((e.type === "document" || e.type === "block-map" || e.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
      const s = t.items[t.items.length - 1];
      if (s && !s.sep && !s.value && s.start.length > 0 && a(s.start) === -1 && (t.indent === 0 || s.start.every(e => e.type !== "comment" || e.indent < t.indent))) {
       if (e.type === "document") e.end = s.start; else e.items.push({
        start: s.start
       });
       t.items.splice(-1, 1);
      }
     }
    }
   }
   * stream() {
    switch (this.type) {
    case "directive-line":
     yield {
      type: "directive",
      offset: this.offset,
      source: this.source
     };
     return;

    case "byte-order-mark":
    case "space":
    case "comment":
    case "newline":
     yield this.sourceToken;
     return;

    case "doc-mode":
    case "doc-start":
     {
      const e = {
       type: "document",
       offset: this.offset,
       start: []
      };
      if (this.type === "doc-start") e.start.push(this.sourceToken);
      this.stack.push(e);
      return;
     }
    }
    yield {
     type: "error",
     offset: this.offset,
     message: `Unexpected ${this.type} token in YAML stream`,
     source: this.source
    };
   }
   * document(e) {
    if (e.value) return yield* this.lineEnd(e);
    switch (this.type) {
    case "doc-start":
     if (a(e.start) !== -1) {
      yield* this.pop();
      yield* this.step();
     } else e.start.push(this.sourceToken);
     return;

    case "anchor":
    case "tag":
    case "space":
    case "comment":
    case "newline":
     e.start.push(this.sourceToken);
     return;
    }
    const t = this.startBlockValue(e);
    if (t) this.stack.push(t); else yield {
     type: "error",
     offset: this.offset,
     message: `Unexpected ${this.type} token in YAML document`,
     source: this.source
    };
   }
   * scalar(e) {
    if (this.type === "map-value-ind") {
     const t = c(this.peek(2));
     const s = f(t);
     let n;
     if (e.end) {
      n = e.end;
      n.push(this.sourceToken);
      delete e.end;
     } else n = [ this.sourceToken ];
     const i = {
      type: "block-map",
      offset: e.offset,
      indent: e.indent,
      items: [ {
       start: s,
       key: e,
       sep: n
      } ]
     };
     this.onKeyLine = true;
     this.stack[this.stack.length - 1] = i;
    } else yield* this.lineEnd(e);
   }
   * blockScalar(e) {
    switch (this.type) {
    case "space":
    case "comment":
    case "newline":
     e.props.push(this.sourceToken);
     return;

    case "scalar":
     e.source = this.source;
     this.atNewLine = true;
     this.indent = 0;
     if (this.onNewLine) {
      let e = this.source.indexOf("\n") + 1;
      while (e !== 0) {
       this.onNewLine(this.offset + e);
       e = this.source.indexOf("\n", e) + 1;
      }
     }
     yield* this.pop();
     break;

    default:
     yield* this.pop();
     yield* this.step();
    }
   }
   * blockMap(e) {
    const t = e.items[e.items.length - 1];
    switch (this.type) {
    case "newline":
     this.onKeyLine = false;
     if (t.value) {
      const s = "end" in t.value ? t.value.end : void 0;
      const n = Array.isArray(s) ? s[s.length - 1] : void 0;
      if (n?.type === "comment") s?.push(this.sourceToken); else e.items.push({
       start: [ this.sourceToken ]
      });
     } else if (t.sep) t.sep.push(this.sourceToken); else t.start.push(this.sourceToken);
     return;

    case "space":
    case "comment":
     if (t.value) e.items.push({
      start: [ this.sourceToken ]
     }); else if (t.sep) t.sep.push(this.sourceToken); else {
      if (this.atIndentedComment(t.start, e.indent)) {
       const s = e.items[e.items.length - 2];
       const n = s?.value?.end;
       if (Array.isArray(n)) {
        u(n, t.start);
        n.push(this.sourceToken);
        e.items.pop();
        return;
       }
      }
      t.start.push(this.sourceToken);
     }
     return;
    }
    if (this.indent >= e.indent) {
     const s = !this.onKeyLine && this.indent === e.indent;
     const n = s && (t.sep || t.explicitKey) && this.type !== "seq-item-ind";
     let i = [];
     if (n && t.sep && !t.value) {
      const s = [];
      for (let n = 0; n < t.sep.length; ++n) {
       const i = t.sep[n];
       switch (i.type) {
       case "newline":
        s.push(n);
        break;

       case "space":
        break;

       case "comment":
        if (i.indent > e.indent) s.length = 0;
        break;

       default:
        s.length = 0;
       }
      }
      if (s.length >= 2) i = t.sep.splice(s[1]);
     }
     switch (this.type) {
     case "anchor":
     case "tag":
      if (n || t.value) {
       i.push(this.sourceToken);
       e.items.push({
        start: i
       });
       this.onKeyLine = true;
      } else if (t.sep) t.sep.push(this.sourceToken); else t.start.push(this.sourceToken);
      return;

     case "explicit-key-ind":
      if (!t.sep && !t.explicitKey) {
       t.start.push(this.sourceToken);
       t.explicitKey = true;
      } else if (n || t.value) {
       i.push(this.sourceToken);
       e.items.push({
        start: i,
        explicitKey: true
       });
      } else this.stack.push({
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: [ this.sourceToken ],
        explicitKey: true
       } ]
      });
      this.onKeyLine = true;
      return;

     case "map-value-ind":
      if (t.explicitKey) if (!t.sep) if (o(t.start, "newline")) Object.assign(t, {
       key: null,
       sep: [ this.sourceToken ]
      }); else {
       const e = f(t.start);
       this.stack.push({
        type: "block-map",
        offset: this.offset,
        indent: this.indent,
        items: [ {
         start: e,
         key: null,
         sep: [ this.sourceToken ]
        } ]
       });
      } else if (t.value) e.items.push({
       start: [],
       key: null,
       sep: [ this.sourceToken ]
      }); else if (o(t.sep, "map-value-ind")) this.stack.push({
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: i,
        key: null,
        sep: [ this.sourceToken ]
       } ]
      }); else if (l(t.key) && !o(t.sep, "newline")) {
       const e = f(t.start);
       const s = t.key;
       const n = t.sep;
       n.push(this.sourceToken);
       delete t.key;
       delete t.sep;
       this.stack.push({
        type: "block-map",
        offset: this.offset,
        indent: this.indent,
        items: [ {
         start: e,
         key: s,
         sep: n
        } ]
       });
      } else if (i.length > 0) t.sep = t.sep.concat(i, this.sourceToken); else t.sep.push(this.sourceToken); else if (!t.sep) Object.assign(t, {
       key: null,
       sep: [ this.sourceToken ]
      }); else if (t.value || n) e.items.push({
       start: i,
       key: null,
       sep: [ this.sourceToken ]
      }); else if (o(t.sep, "map-value-ind")) this.stack.push({
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: [],
        key: null,
        sep: [ this.sourceToken ]
       } ]
      }); else t.sep.push(this.sourceToken);
      this.onKeyLine = true;
      return;

     case "alias":
     case "scalar":
     case "single-quoted-scalar":
     case "double-quoted-scalar":
      {
       const s = this.flowScalar(this.type);
       if (n || t.value) {
        e.items.push({
         start: i,
         key: s,
         sep: []
        });
        this.onKeyLine = true;
       } else if (t.sep) this.stack.push(s); else {
        Object.assign(t, {
         key: s,
         sep: []
        });
        this.onKeyLine = true;
       }
       return;
      }

     default:
      {
       const n = this.startBlockValue(e);
       if (n) {
        if (n.type === "block-seq") {
         if (!t.explicitKey && t.sep && !o(t.sep, "newline")) {
          yield* this.pop({
           type: "error",
           offset: this.offset,
           message: "Unexpected block-seq-ind on same line with key",
           source: this.source
          });
          return;
         }
        } else if (s) e.items.push({
         start: i
        });
        this.stack.push(n);
        return;
       }
      }
     }
    }
    yield* this.pop();
    yield* this.step();
   }
   * blockSequence(e) {
    const t = e.items[e.items.length - 1];
    switch (this.type) {
    case "newline":
     if (t.value) {
      const s = "end" in t.value ? t.value.end : void 0;
      const n = Array.isArray(s) ? s[s.length - 1] : void 0;
      if (n?.type === "comment") s?.push(this.sourceToken); else e.items.push({
       start: [ this.sourceToken ]
      });
     } else t.start.push(this.sourceToken);
     return;

    case "space":
    case "comment":
     if (t.value) e.items.push({
      start: [ this.sourceToken ]
     }); else {
      if (this.atIndentedComment(t.start, e.indent)) {
       const s = e.items[e.items.length - 2];
       const n = s?.value?.end;
       if (Array.isArray(n)) {
        u(n, t.start);
        n.push(this.sourceToken);
        e.items.pop();
        return;
       }
      }
      t.start.push(this.sourceToken);
     }
     return;

    case "anchor":
    case "tag":
     if (t.value || this.indent <= e.indent) break;
     t.start.push(this.sourceToken);
     return;

    case "seq-item-ind":
     if (this.indent !== e.indent) break;
     if (t.value || o(t.start, "seq-item-ind")) e.items.push({
      start: [ this.sourceToken ]
     }); else t.start.push(this.sourceToken);
     return;
    }
    if (this.indent > e.indent) {
     const t = this.startBlockValue(e);
     if (t) {
      this.stack.push(t);
      return;
     }
    }
    yield* this.pop();
    yield* this.step();
   }
   * flowCollection(e) {
    const t = e.items[e.items.length - 1];
    if (this.type === "flow-error-end") {
     let e;
     do {
      yield* this.pop();
      e = this.peek(1);
     } while (e?.type === "flow-collection");
    } else if (e.end.length === 0) {
     switch (this.type) {
     case "comma":
     case "explicit-key-ind":
      if (!t || t.sep) e.items.push({
       start: [ this.sourceToken ]
      }); else t.start.push(this.sourceToken);
      return;

     case "map-value-ind":
      if (!t || t.value) e.items.push({
       start: [],
       key: null,
       sep: [ this.sourceToken ]
      }); else if (t.sep) t.sep.push(this.sourceToken); else Object.assign(t, {
       key: null,
       sep: [ this.sourceToken ]
      });
      return;

     case "space":
     case "comment":
     case "newline":
     case "anchor":
     case "tag":
      if (!t || t.value) e.items.push({
       start: [ this.sourceToken ]
      }); else if (t.sep) t.sep.push(this.sourceToken); else t.start.push(this.sourceToken);
      return;

     case "alias":
     case "scalar":
     case "single-quoted-scalar":
     case "double-quoted-scalar":
      {
       const s = this.flowScalar(this.type);
       if (!t || t.value) e.items.push({
        start: [],
        key: s,
        sep: []
       }); else if (t.sep) this.stack.push(s); else Object.assign(t, {
        key: s,
        sep: []
       });
       return;
      }

     case "flow-map-end":
     case "flow-seq-end":
      e.end.push(this.sourceToken);
      return;
     }
     const s = this.startBlockValue(e);
     if (s) this.stack.push(s); else {
      yield* this.pop();
      yield* this.step();
     }
    } else {
     const t = this.peek(2);
     if (t.type === "block-map" && (this.type === "map-value-ind" && t.indent === e.indent || this.type === "newline" && !t.items[t.items.length - 1].sep)) {
      yield* this.pop();
      yield* this.step();
     } else if (this.type === "map-value-ind" && t.type !== "flow-collection") {
      const s = c(t);
      const n = f(s);
      h(e);
      const i = e.end.splice(1, e.end.length);
      i.push(this.sourceToken);
      const r = {
       type: "block-map",
       offset: e.offset,
       indent: e.indent,
       items: [ {
        start: n,
        key: e,
        sep: i
       } ]
      };
      this.onKeyLine = true;
      this.stack[this.stack.length - 1] = r;
     } else yield* this.lineEnd(e);
    }
   }
   flowScalar(e) {
    if (this.onNewLine) {
     let e = this.source.indexOf("\n") + 1;
     while (e !== 0) {
      this.onNewLine(this.offset + e);
      e = this.source.indexOf("\n", e) + 1;
     }
    }
    return {
     type: e,
     offset: this.offset,
     indent: this.indent,
     source: this.source
    };
   }
   startBlockValue(e) {
    switch (this.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
     return this.flowScalar(this.type);

    case "block-scalar-header":
     return {
      type: "block-scalar",
      offset: this.offset,
      indent: this.indent,
      props: [ this.sourceToken ],
      source: ""
     };

    case "flow-map-start":
    case "flow-seq-start":
     return {
      type: "flow-collection",
      offset: this.offset,
      indent: this.indent,
      start: this.sourceToken,
      items: [],
      end: []
     };

    case "seq-item-ind":
     return {
      type: "block-seq",
      offset: this.offset,
      indent: this.indent,
      items: [ {
       start: [ this.sourceToken ]
      } ]
     };

    case "explicit-key-ind":
     {
      this.onKeyLine = true;
      const t = c(e);
      const s = f(t);
      s.push(this.sourceToken);
      return {
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: s,
        explicitKey: true
       } ]
      };
     }

    case "map-value-ind":
     {
      this.onKeyLine = true;
      const t = c(e);
      const s = f(t);
      return {
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: s,
        key: null,
        sep: [ this.sourceToken ]
       } ]
      };
     }
    }
    return null;
   }
   atIndentedComment(e, t) {
    if (this.type !== "comment") return false;
    if (this.indent <= t) return false;
    return e.every(e => e.type === "newline" || e.type === "space");
   }
   * documentEnd(e) {
    if (this.type !== "doc-mode") {
     if (e.end) e.end.push(this.sourceToken); else e.end = [ this.sourceToken ];
     if (this.type === "newline") yield* this.pop();
    }
   }
   * lineEnd(e) {
    switch (this.type) {
    case "comma":
    case "doc-start":
    case "doc-end":
    case "flow-seq-end":
    case "flow-map-end":
    case "map-value-ind":
     yield* this.pop();
     yield* this.step();
     break;

    case "newline":
     this.onKeyLine = false;

    case "space":
    case "comment":
    default:
     if (e.end) e.end.push(this.sourceToken); else e.end = [ this.sourceToken ];
     if (this.type === "newline") yield* this.pop();
    }
   }
  }
  t.Parser = d;
 }),
 4047: ((e, t, s) => {
  var n = s(9984);
  var i = s(3021);
  var r = s(1464);
  var o = s(7249);
  var a = s(1127);
  var l = s(6628);
  var c = s(3456);
  function f(e) {
   const t = e.prettyErrors !== false;
   const s = e.lineCounter || t && new l.LineCounter || null;
   return {
    lineCounter: s,
    prettyErrors: t
   };
  }
  function u(e, t = {}) {
   const {lineCounter: s, prettyErrors: i} = f(t);
   const o = new c.Parser(s?.addNewLine);
   const a = new n.Composer(t);
   const l = Array.from(a.compose(o.parse(e)));
   if (i && s) for (const t of l) {
    t.errors.forEach(r.prettifyError(e, s));
    t.warnings.forEach(r.prettifyError(e, s));
   }
   if (l.length > 0) return l;
   return Object.assign([], {
    empty: true
   }, a.streamInfo());
  }
  function h(e, t = {}) {
   const {lineCounter: s, prettyErrors: i} = f(t);
   const o = new c.Parser(s?.addNewLine);
   const a = new n.Composer(t);
   let l = null;
   for (const t of a.compose(o.parse(e), true, e.length)) if (!l) l = t; else if (l.options.logLevel !== "silent") {
    l.errors.push(new r.YAMLParseError(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
    break;
   }
   if (i && s) {
    l.errors.forEach(r.prettifyError(e, s));
    l.warnings.forEach(r.prettifyError(e, s));
   }
   return l;
  }
  function d(e, t, s) {
   let n;
   if (typeof t === "function") n = t; else if (s === void 0 && t && typeof t === "object") s = t;
   const i = h(e, s);
   if (!i) return null;
   i.warnings.forEach(e => o.warn(i.options.logLevel, e));
   if (i.errors.length > 0) if (i.options.logLevel !== "silent") throw i.errors[0]; else i.errors = [];
   return i.toJS(Object.assign({
    reviver: n
   }, s));
  }
  function p(e, t, s) {
   let n = null;
   if (typeof t === "function" || Array.isArray(t)) n = t; else if (s === void 0 && t) s = t;
   if (typeof s === "string") s = s.length;
   if (typeof s === "number") {
    const e = Math.round(s);
    s = e < 1 ? void 0 : e > 8 ? {
     indent: 8
    } : {
     indent: e
    };
   }
   if (e === void 0) {
    const {keepUndefined: e} = s ?? t ?? {};
    if (!e) return;
   }
   if (a.isDocument(e) && !n) return e.toString(s);
   return new i.Document(e, n, s).toString(s);
  }
  t.parse = d;
  t.parseAllDocuments = u;
  t.parseDocument = h;
  t.stringify = p;
 }),
 5840: ((e, t, s) => {
  var n = s(1127);
  var i = s(7451);
  var r = s(1706);
  var o = s(6464);
  var a = s(18);
  const l = (e, t) => e.key < t.key ? -1 : e.key > t.key ? 1 : 0;
  class c {
   constructor({compat: e, customTags: t, merge: s, resolveKnownTags: c, schema: f, sortMapEntries: u, toStringDefaults: h}) {
    this.compat = Array.isArray(e) ? a.getTags(e, "compat") : e ? a.getTags(null, e) : null;
    this.name = typeof f === "string" && f || "core";
    this.knownTags = c ? a.coreKnownTags : {};
    this.tags = a.getTags(t, this.name, s);
    this.toStringOptions = h ?? null;
    Object.defineProperty(this, n.MAP, {
     value: i.map
    });
    Object.defineProperty(this, n.SCALAR, {
     value: o.string
    });
    Object.defineProperty(this, n.SEQ, {
     value: r.seq
    });
    this.sortMapEntries = typeof u === "function" ? u : u === true ? l : null;
   }
   clone() {
    const e = Object.create(c.prototype, Object.getOwnPropertyDescriptors(this));
    e.tags = this.tags.slice();
    return e;
   }
  }
  t.Schema = c;
 }),
 7451: ((e, t, s) => {
  var n = s(1127);
  var i = s(4454);
  const r = {
   collection: "map",
   default: true,
   nodeClass: i.YAMLMap,
   tag: "tag:yaml.org,2002:map",
   resolve(e, t) {
    if (!n.isMap(e)) t("Expected a mapping for this tag");
    return e;
   },
   createNode: (e, t, s) => i.YAMLMap.from(e, t, s)
  };
  t.map = r;
 }),
 3632: ((e, t, s) => {
  var n = s(3301);
  const i = {
   identify: e => e == null,
   createNode: () => new n.Scalar(null),
   default: true,
   tag: "tag:yaml.org,2002:null",
   test: /^(?:~|[Nn]ull|NULL)?$/,
   resolve: () => new n.Scalar(null),
   stringify: ({source: e}, t) => typeof e === "string" && i.test.test(e) ? e : t.options.nullStr
  };
  t.nullTag = i;
 }),
 1706: ((e, t, s) => {
  var n = s(1127);
  var i = s(2223);
  const r = {
   collection: "seq",
   default: true,
   nodeClass: i.YAMLSeq,
   tag: "tag:yaml.org,2002:seq",
   resolve(e, t) {
    if (!n.isSeq(e)) t("Expected a sequence for this tag");
    return e;
   },
   createNode: (e, t, s) => i.YAMLSeq.from(e, t, s)
  };
  t.seq = r;
 }),
 6464: ((e, t, s) => {
  var n = s(3069);
  const i = {
   identify: e => typeof e === "string",
   default: true,
   tag: "tag:yaml.org,2002:str",
   resolve: e => e,
   stringify(e, t, s, i) {
    t = Object.assign({
     actualString: true
    }, t);
    return n.stringifyString(e, t, s, i);
   }
  };
  t.string = i;
 }),
 3959: ((e, t, s) => {
  var n = s(3301);
  const i = {
   identify: e => typeof e === "boolean",
   default: true,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
   resolve: e => new n.Scalar(e[0] === "t" || e[0] === "T"),
   stringify({source: e, value: t}, s) {
    if (e && i.test.test(e)) {
     const s = e[0] === "t" || e[0] === "T";
     if (t === s) return e;
    }
    return t ? s.options.trueStr : s.options.falseStr;
   }
  };
  t.boolTag = i;
 }),
 8405: ((e, t, s) => {
  var n = s(3301);
  var i = s(8689);
  const r = {
   identify: e => typeof e === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
   resolve: e => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
   stringify: i.stringifyNumber
  };
  const o = {
   identify: e => typeof e === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   format: "EXP",
   test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
   resolve: e => parseFloat(e),
   stringify(e) {
    const t = Number(e.value);
    return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
   }
  };
  const a = {
   identify: e => typeof e === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
   resolve(e) {
    const t = new n.Scalar(parseFloat(e));
    const s = e.indexOf(".");
    if (s !== -1 && e[e.length - 1] === "0") t.minFractionDigits = e.length - s - 1;
    return t;
   },
   stringify: i.stringifyNumber
  };
  t.float = a;
  t.floatExp = o;
  t.floatNaN = r;
 }),
 9874: ((e, t, s) => {
  var n = s(8689);
  const i = e => typeof e === "bigint" || Number.isInteger(e);
  const r = (e, t, s, {intAsBigInt: n}) => n ? BigInt(e) : parseInt(e.substring(t), s);
  function o(e, t, s) {
   const {value: r} = e;
   if (i(r) && r >= 0) return s + r.toString(t);
   return n.stringifyNumber(e);
  }
  const a = {
   identify: e => i(e) && e >= 0,
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "OCT",
   test: /^0o[0-7]+$/,
   resolve: (e, t, s) => r(e, 2, 8, s),
   stringify: e => o(e, 8, "0o")
  };
  const l = {
   identify: i,
   default: true,
   tag: "tag:yaml.org,2002:int",
   test: /^[-+]?[0-9]+$/,
   resolve: (e, t, s) => r(e, 0, 10, s),
   stringify: n.stringifyNumber
  };
  const c = {
   identify: e => i(e) && e >= 0,
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "HEX",
   test: /^0x[0-9a-fA-F]+$/,
   resolve: (e, t, s) => r(e, 2, 16, s),
   stringify: e => o(e, 16, "0x")
  };
  t.int = l;
  t.intHex = c;
  t.intOct = a;
 }),
 896: ((e, t, s) => {
  var n = s(7451);
  var i = s(3632);
  var r = s(1706);
  var o = s(6464);
  var a = s(3959);
  var l = s(8405);
  var c = s(9874);
  const f = [ n.map, r.seq, o.string, i.nullTag, a.boolTag, c.intOct, c.int, c.intHex, l.floatNaN, l.floatExp, l.float ];
  t.schema = f;
 }),
 3559: ((e, t, s) => {
  var n = s(3301);
  var i = s(7451);
  var r = s(1706);
  function o(e) {
   return typeof e === "bigint" || Number.isInteger(e);
  }
  const a = ({value: e}) => JSON.stringify(e);
  const l = [ {
   identify: e => typeof e === "string",
   default: true,
   tag: "tag:yaml.org,2002:str",
   resolve: e => e,
   stringify: a
  }, {
   identify: e => e == null,
   createNode: () => new n.Scalar(null),
   default: true,
   tag: "tag:yaml.org,2002:null",
   test: /^null$/,
   resolve: () => null,
   stringify: a
  }, {
   identify: e => typeof e === "boolean",
   default: true,
   tag: "tag:yaml.org,2002:bool",
   test: /^true$|^false$/,
   resolve: e => e === "true",
   stringify: a
  }, {
   identify: o,
   default: true,
   tag: "tag:yaml.org,2002:int",
   test: /^-?(?:0|[1-9][0-9]*)$/,
   resolve: (e, t, {intAsBigInt: s}) => s ? BigInt(e) : parseInt(e, 10),
   stringify: ({value: e}) => o(e) ? e.toString() : JSON.stringify(e)
  }, {
   identify: e => typeof e === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
   resolve: e => parseFloat(e),
   stringify: a
  } ];
  const c = {
   default: true,
   tag: "",
   test: /^/,
   resolve(e, t) {
    t(`Unresolved plain scalar ${JSON.stringify(e)}`);
    return e;
   }
  };
  const f = [ i.map, r.seq ].concat(l, c);
  t.schema = f;
 }),
 18: ((e, t, s) => {
  var n = s(7451);
  var i = s(3632);
  var r = s(1706);
  var o = s(6464);
  var a = s(3959);
  var l = s(8405);
  var c = s(9874);
  var f = s(896);
  var u = s(3559);
  var h = s(6083);
  var d = s(452);
  var p = s(303);
  var m = s(8385);
  var g = s(5913);
  var y = s(1528);
  var b = s(6752);
  const v = new Map([ [ "core", f.schema ], [ "failsafe", [ n.map, r.seq, o.string ] ], [ "json", u.schema ], [ "yaml11", g.schema ], [ "yaml-1.1", g.schema ] ]);
  const w = {
   binary: h.binary,
   bool: a.boolTag,
   float: l.float,
   floatExp: l.floatExp,
   floatNaN: l.floatNaN,
   floatTime: b.floatTime,
   int: c.int,
   intHex: c.intHex,
   intOct: c.intOct,
   intTime: b.intTime,
   map: n.map,
   merge: d.merge,
   null: i.nullTag,
   omap: p.omap,
   pairs: m.pairs,
   seq: r.seq,
   set: y.set,
   timestamp: b.timestamp
  };
  const k = {
   "tag:yaml.org,2002:binary": h.binary,
   "tag:yaml.org,2002:merge": d.merge,
   "tag:yaml.org,2002:omap": p.omap,
   "tag:yaml.org,2002:pairs": m.pairs,
   "tag:yaml.org,2002:set": y.set,
   "tag:yaml.org,2002:timestamp": b.timestamp
  };
  function S(e, t, s) {
   const n = v.get(t);
   if (n && !e) return s && !n.includes(d.merge) ? n.concat(d.merge) : n.slice();
   let i = n;
   if (!i) if (Array.isArray(e)) i = []; else {
    const e = Array.from(v.keys()).filter(e => e !== "yaml11").map(e => JSON.stringify(e)).join(", ");
    throw new Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
   }
   if (Array.isArray(e)) for (const t of e) i = i.concat(t); else if (typeof e === "function") i = e(i.slice());
   if (s) i = i.concat(d.merge);
   return i.reduce((e, t) => {
    const s = typeof t === "string" ? w[t] : t;
    if (!s) {
     const e = JSON.stringify(t);
     const s = Object.keys(w).map(e => JSON.stringify(e)).join(", ");
     throw new Error(`Unknown custom tag ${e}; use one of ${s}`);
    }
    if (!e.includes(s)) e.push(s);
    return e;
   }, []);
  }
  t.coreKnownTags = k;
  t.getTags = S;
 }),
 6083: ((e, t, s) => {
  var n = s(181);
  var i = s(3301);
  var r = s(3069);
  const o = {
   identify: e => e instanceof Uint8Array,
   default: false,
   tag: "tag:yaml.org,2002:binary",
   resolve(e, t) {
    if (typeof n.Buffer === "function") return n.Buffer.from(e, "base64"); else if (typeof atob === "function") {
     const t = atob(e.replace(/[\n\r]/g, ""));
     const s = new Uint8Array(t.length);
     for (let e = 0; e < t.length; ++e) s[e] = t.charCodeAt(e);
     return s;
    } else {
     t("This environment does not support reading binary tags; either Buffer or atob is required");
     return e;
    }
   },
   stringify({comment: e, type: t, value: s}, o, a, l) {
    if (!s) return "";
    const c = s;
    let f;
    if (typeof n.Buffer === "function") f = c instanceof n.Buffer ? c.toString("base64") : n.Buffer.from(c.buffer).toString("base64"); else if (typeof btoa === "function") {
     let e = "";
     for (let t = 0; t < c.length; ++t) e += String.fromCharCode(c[t]);
     f = btoa(e);
    } else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
    t ?? (t = i.Scalar.BLOCK_LITERAL);
    if (t !== i.Scalar.QUOTE_DOUBLE) {
     const e = Math.max(o.options.lineWidth - o.indent.length, o.options.minContentWidth);
     const s = Math.ceil(f.length / e);
     const n = new Array(s);
     for (let t = 0, i = 0; t < s; ++t, i += e) n[t] = f.substr(i, e);
     f = n.join(t === i.Scalar.BLOCK_LITERAL ? "\n" : " ");
    }
    return r.stringifyString({
     comment: e,
     type: t,
     value: f
    }, o, a, l);
   }
  };
  t.binary = o;
 }),
 8398: ((e, t, s) => {
  var n = s(3301);
  function i({value: e, source: t}, s) {
   const n = e ? r : o;
   if (t && n.test.test(t)) return t;
   return e ? s.options.trueStr : s.options.falseStr;
  }
  const r = {
   identify: e => e === true,
   default: true,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
   resolve: () => new n.Scalar(true),
   stringify: i
  };
  const o = {
   identify: e => e === false,
   default: true,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
   resolve: () => new n.Scalar(false),
   stringify: i
  };
  t.falseTag = o;
  t.trueTag = r;
 }),
 5782: ((e, t, s) => {
  var n = s(3301);
  var i = s(8689);
  const r = {
   identify: e => typeof e === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
   resolve: e => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
   stringify: i.stringifyNumber
  };
  const o = {
   identify: e => typeof e === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   format: "EXP",
   test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
   resolve: e => parseFloat(e.replace(/_/g, "")),
   stringify(e) {
    const t = Number(e.value);
    return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
   }
  };
  const a = {
   identify: e => typeof e === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
   resolve(e) {
    const t = new n.Scalar(parseFloat(e.replace(/_/g, "")));
    const s = e.indexOf(".");
    if (s !== -1) {
     const n = e.substring(s + 1).replace(/_/g, "");
     if (n[n.length - 1] === "0") t.minFractionDigits = n.length;
    }
    return t;
   },
   stringify: i.stringifyNumber
  };
  t.float = a;
  t.floatExp = o;
  t.floatNaN = r;
 }),
 873: ((e, t, s) => {
  var n = s(8689);
  const i = e => typeof e === "bigint" || Number.isInteger(e);
  function r(e, t, s, {intAsBigInt: n}) {
   const i = e[0];
   if (i === "-" || i === "+") t += 1;
   e = e.substring(t).replace(/_/g, "");
   if (n) {
    switch (s) {
    case 2:
     e = `0b${e}`;
     break;

    case 8:
     e = `0o${e}`;
     break;

    case 16:
     e = `0x${e}`;
     break;
    }
    const t = BigInt(e);
    return i === "-" ? BigInt(-1) * t : t;
   }
   const r = parseInt(e, s);
   return i === "-" ? -1 * r : r;
  }
  function o(e, t, s) {
   const {value: r} = e;
   if (i(r)) {
    const e = r.toString(t);
    return r < 0 ? "-" + s + e.substr(1) : s + e;
   }
   return n.stringifyNumber(e);
  }
  const a = {
   identify: i,
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "BIN",
   test: /^[-+]?0b[0-1_]+$/,
   resolve: (e, t, s) => r(e, 2, 2, s),
   stringify: e => o(e, 2, "0b")
  };
  const l = {
   identify: i,
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "OCT",
   test: /^[-+]?0[0-7_]+$/,
   resolve: (e, t, s) => r(e, 1, 8, s),
   stringify: e => o(e, 8, "0")
  };
  const c = {
   identify: i,
   default: true,
   tag: "tag:yaml.org,2002:int",
   test: /^[-+]?[0-9][0-9_]*$/,
   resolve: (e, t, s) => r(e, 0, 10, s),
   stringify: n.stringifyNumber
  };
  const f = {
   identify: i,
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "HEX",
   test: /^[-+]?0x[0-9a-fA-F_]+$/,
   resolve: (e, t, s) => r(e, 2, 16, s),
   stringify: e => o(e, 16, "0x")
  };
  t.int = c;
  t.intBin = a;
  t.intHex = f;
  t.intOct = l;
 }),
 452: ((e, t, s) => {
  var n = s(1127);
  var i = s(3301);
  const r = "<<";
  const o = {
   identify: e => e === r || typeof e === "symbol" && e.description === r,
   default: "key",
   tag: "tag:yaml.org,2002:merge",
   test: /^<<$/,
   resolve: () => Object.assign(new i.Scalar(Symbol(r)), {
    addToJSMap: l
   }),
   stringify: () => r
  };
  const a = (e, t) => (o.identify(t) || n.isScalar(t) && (!t.type || t.type === i.Scalar.PLAIN) && o.identify(t.value)) && e?.doc.schema.tags.some(e => e.tag === o.tag && e.default);
  function l(e, t, s) {
   const i = f(e, s);
   if (n.isSeq(i)) for (const s of i.items) c(e, t, s); else if (Array.isArray(i)) for (const s of i) c(e, t, s); else c(e, t, i);
  }
  function c(e, t, s) {
   const i = f(e, s);
   if (!n.isMap(i)) throw new Error("Merge sources must be maps or map aliases");
   const r = i.toJSON(null, e, Map);
   for (const [e, s] of r) if (t instanceof Map) {
    if (!t.has(e)) t.set(e, s);
   } else if (t instanceof Set) t.add(e); else if (!Object.prototype.hasOwnProperty.call(t, e)) Object.defineProperty(t, e, {
    value: s,
    writable: true,
    enumerable: true,
    configurable: true
   });
   return t;
  }
  function f(e, t) {
   return e && n.isAlias(t) ? t.resolve(e.doc, e) : t;
  }
  t.addMergeToJSMap = l;
  t.isMergeKey = a;
  t.merge = o;
 }),
 303: ((e, t, s) => {
  var n = s(1127);
  var i = s(4043);
  var r = s(4454);
  var o = s(2223);
  var a = s(8385);
  class l extends o.YAMLSeq {
   constructor() {
    super();
    this.add = r.YAMLMap.prototype.add.bind(this);
    this.delete = r.YAMLMap.prototype.delete.bind(this);
    this.get = r.YAMLMap.prototype.get.bind(this);
    this.has = r.YAMLMap.prototype.has.bind(this);
    this.set = r.YAMLMap.prototype.set.bind(this);
    this.tag = l.tag;
   }
   toJSON(e, t) {
    if (!t) return super.toJSON(e);
    const s = new Map;
    if (t?.onCreate) t.onCreate(s);
    for (const e of this.items) {
     let r, o;
     if (n.isPair(e)) {
      r = i.toJS(e.key, "", t);
      o = i.toJS(e.value, r, t);
     } else r = i.toJS(e, "", t);
     if (s.has(r)) throw new Error("Ordered maps must not include duplicate keys");
     s.set(r, o);
    }
    return s;
   }
   static from(e, t, s) {
    const n = a.createPairs(e, t, s);
    const i = new this;
    i.items = n.items;
    return i;
   }
  }
  l.tag = "tag:yaml.org,2002:omap";
  const c = {
   collection: "seq",
   identify: e => e instanceof Map,
   nodeClass: l,
   default: false,
   tag: "tag:yaml.org,2002:omap",
   resolve(e, t) {
    const s = a.resolvePairs(e, t);
    const i = [];
    for (const {key: e} of s.items) if (n.isScalar(e)) if (i.includes(e.value)) t(`Ordered maps must not include duplicate keys: ${e.value}`); else i.push(e.value);
    return Object.assign(new l, s);
   },
   createNode: (e, t, s) => l.from(e, t, s)
  };
  t.YAMLOMap = l;
  t.omap = c;
 }),
 8385: ((e, t, s) => {
  var n = s(1127);
  var i = s(7165);
  var r = s(3301);
  var o = s(2223);
  function a(e, t) {
   if (n.isSeq(e)) for (let s = 0; s < e.items.length; ++s) {
    let o = e.items[s];
    if (n.isPair(o)) continue; else if (n.isMap(o)) {
     if (o.items.length > 1) t("Each pair must have its own sequence indicator");
     const e = o.items[0] || new i.Pair(new r.Scalar(null));
     if (o.commentBefore) e.key.commentBefore = e.key.commentBefore ? `${o.commentBefore}\n${e.key.commentBefore}` : o.commentBefore;
     if (o.comment) {
      const t = e.value ?? e.key;
      t.comment = t.comment ? `${o.comment}\n${t.comment}` : o.comment;
     }
     o = e;
    }
    e.items[s] = n.isPair(o) ? o : new i.Pair(o);
   } else t("Expected a sequence for this tag");
   return e;
  }
  function l(e, t, s) {
   const {replacer: n} = s;
   const r = new o.YAMLSeq(e);
   r.tag = "tag:yaml.org,2002:pairs";
   let a = 0;
   if (t && Symbol.iterator in Object(t)) for (let e of t) {
    if (typeof n === "function") e = n.call(t, String(a++), e);
    let o, l;
    if (Array.isArray(e)) if (e.length === 2) {
     o = e[0];
     l = e[1];
    } else throw new TypeError(`Expected [key, value] tuple: ${e}`); else if (e && e instanceof Object) {
     const t = Object.keys(e);
     if (t.length === 1) {
      o = t[0];
      l = e[o];
     } else throw new TypeError(`Expected tuple with one key, not ${t.length} keys`);
    } else o = e;
    r.items.push(i.createPair(o, l, s));
   }
   return r;
  }
  const c = {
   collection: "seq",
   default: false,
   tag: "tag:yaml.org,2002:pairs",
   resolve: a,
   createNode: l
  };
  t.createPairs = l;
  t.pairs = c;
  t.resolvePairs = a;
 }),
 5913: ((e, t, s) => {
  var n = s(7451);
  var i = s(3632);
  var r = s(1706);
  var o = s(6464);
  var a = s(6083);
  var l = s(8398);
  var c = s(5782);
  var f = s(873);
  var u = s(452);
  var h = s(303);
  var d = s(8385);
  var p = s(1528);
  var m = s(6752);
  const g = [ n.map, r.seq, o.string, i.nullTag, l.trueTag, l.falseTag, f.intBin, f.intOct, f.int, f.intHex, c.floatNaN, c.floatExp, c.float, a.binary, u.merge, h.omap, d.pairs, p.set, m.intTime, m.floatTime, m.timestamp ];
  t.schema = g;
 }),
 1528: ((e, t, s) => {
  var n = s(1127);
  var i = s(7165);
  var r = s(4454);
  class o extends r.YAMLMap {
   constructor(e) {
    super(e);
    this.tag = o.tag;
   }
   add(e) {
    let t;
    if (n.isPair(e)) t = e; else if (e && typeof e === "object" && "key" in e && "value" in e && e.value === null) t = new i.Pair(e.key, null); else t = new i.Pair(e, null);
    const s = r.findPair(this.items, t.key);
    if (!s) this.items.push(t);
   }
   get(e, t) {
    const s = r.findPair(this.items, e);
    return !t && n.isPair(s) ? n.isScalar(s.key) ? s.key.value : s.key : s;
   }
   set(e, t) {
    if (typeof t !== "boolean") throw new Error("Expected boolean value for set(key, value) in a YAML set, not " + typeof t);
    const s = r.findPair(this.items, e);
    if (s && !t) this.items.splice(this.items.indexOf(s), 1); else if (!s && t) this.items.push(new i.Pair(e));
   }
   toJSON(e, t) {
    return super.toJSON(e, t, Set);
   }
   toString(e, t, s) {
    if (!e) return JSON.stringify(this);
    if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, e, {
     allNullValues: true
    }), t, s); else throw new Error("Set items must all have null values");
   }
   static from(e, t, s) {
    const {replacer: n} = s;
    const r = new this(e);
    if (t && Symbol.iterator in Object(t)) for (let e of t) {
     if (typeof n === "function") e = n.call(t, e, e);
     r.items.push(i.createPair(e, null, s));
    }
    return r;
   }
  }
  o.tag = "tag:yaml.org,2002:set";
  const a = {
   collection: "map",
   identify: e => e instanceof Set,
   nodeClass: o,
   default: false,
   tag: "tag:yaml.org,2002:set",
   createNode: (e, t, s) => o.from(e, t, s),
   resolve(e, t) {
    if (n.isMap(e)) if (e.hasAllNullValues(true)) return Object.assign(new o, e); else t("Set items must all have null values"); else t("Expected a mapping for this tag");
    return e;
   }
  };
  t.YAMLSet = o;
  t.set = a;
 }),
 6752: ((e, t, s) => {
  var n = s(8689);
  function i(e, t) {
   const s = e[0];
   const n = s === "-" || s === "+" ? e.substring(1) : e;
   const i = e => t ? BigInt(e) : Number(e);
   const r = n.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
   return s === "-" ? i(-1) * r : r;
  }
  function r(e) {
   let {value: t} = e;
   let s = e => e;
   if (typeof t === "bigint") s = e => BigInt(e); else if (isNaN(t) || !isFinite(t)) return n.stringifyNumber(e);
   let i = "";
   if (t < 0) {
    i = "-";
    t *= s(-1);
   }
   const r = s(60);
   const o = [ t % r ];
   if (t < 60) o.unshift(0); else {
    t = (t - o[0]) / r;
    o.unshift(t % r);
    if (t >= 60) {
     t = (t - o[0]) / r;
     o.unshift(t);
    }
   }
   return i + o.map(e => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
  }
  const o = {
   identify: e => typeof e === "bigint" || Number.isInteger(e),
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "TIME",
   test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
   resolve: (e, t, {intAsBigInt: s}) => i(e, s),
   stringify: r
  };
  const a = {
   identify: e => typeof e === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   format: "TIME",
   test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
   resolve: e => i(e, false),
   stringify: r
  };
  const l = {
   identify: e => e instanceof Date,
   default: true,
   tag: "tag:yaml.org,2002:timestamp",
   test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
   resolve(e) {
    const t = e.match(l.test);
    if (!t) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    const [, s, n, r, o, a, c] = t.map(Number);
    const f = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0;
    let u = Date.UTC(s, n - 1, r, o || 0, a || 0, c || 0, f);
    const h = t[8];
    if (h && h !== "Z") {
     let e = i(h, false);
     if (Math.abs(e) < 30) e *= 60;
     u -= 6e4 * e;
    }
    return new Date(u);
   },
   stringify: ({value: e}) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
  };
  t.floatTime = a;
  t.intTime = o;
  t.timestamp = l;
 }),
 4475: ((e, t) => {
  const s = "flow";
  const n = "block";
  const i = "quoted";
  function r(e, t, s = "flow", {indentAtStart: r, lineWidth: a = 80, minContentWidth: l = 20, onFold: c, onOverflow: f} = {}) {
   if (!a || a < 0) return e;
   if (a < l) l = 0;
   const u = Math.max(1 + l, 1 + a - t.length);
   if (e.length <= u) return e;
   const h = [];
   const d = {};
   let p = a - t.length;
   if (typeof r === "number") if (r > a - Math.max(2, l)) h.push(0); else p = a - r;
   let m;
   let g;
   let y = false;
   let b = -1;
   let v = -1;
   let w = -1;
   if (s === n) {
    b = o(e, b, t.length);
    if (b !== -1) p = b + u;
   }
   for (let r; r = e[b += 1]; ) {
    if (s === i && r === "\\") {
     v = b;
     switch (e[b + 1]) {
     case "x":
      b += 3;
      break;

     case "u":
      b += 5;
      break;

     case "U":
      b += 9;
      break;

     default:
      b += 1;
     }
     w = b;
    }
    if (r === "\n") {
     if (s === n) b = o(e, b, t.length);
     p = b + t.length + u;
     m = void 0;
    } else {
     if (r === " " && g && g !== " " && g !== "\n" && g !== "\t") {
      const t = e[b + 1];
      if (t && t !== " " && t !== "\n" && t !== "\t") m = b;
     }
     if (b >= p) if (m) {
      h.push(m);
      p = m + u;
      m = void 0;
     } else if (s === i) {
      while (g === " " || g === "\t") {
       g = r;
       r = e[b += 1];
       y = true;
      }
      const t = b > w + 1 ? b - 2 : v - 1;
      if (d[t]) return e;
      h.push(t);
      d[t] = true;
      p = t + u;
      m = void 0;
     } else y = true;
    }
    g = r;
   }
   if (y && f) f();
   if (h.length === 0) return e;
   if (c) c();
   let k = e.slice(0, h[0]);
   for (let n = 0; n < h.length; ++n) {
    const r = h[n];
    const o = h[n + 1] || e.length;
    if (r === 0) k = `\n${t}${e.slice(0, o)}`; else {
     if (s === i && d[r]) k += `${e[r]}\\`;
     k += `\n${t}${e.slice(r + 1, o)}`;
    }
   }
   return k;
  }
  function o(e, t, s) {
   let n = t;
   let i = t + 1;
   let r = e[i];
   while (r === " " || r === "\t") if (t < i + s) r = e[++t]; else {
    do {
     r = e[++t];
    } while (r && r !== "\n");
    n = t;
    i = t + 1;
    r = e[i];
   }
   return n;
  }
  t.FOLD_BLOCK = n;
  t.FOLD_FLOW = s;
  t.FOLD_QUOTED = i;
  t.foldFlowLines = r;
 }),
 2148: ((e, t, s) => {
  var n = s(1596);
  var i = s(1127);
  var r = s(9799);
  var o = s(3069);
  function a(e, t) {
   const s = Object.assign({
    blockQuote: true,
    commentString: r.stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
   }, e.schema.toStringOptions, t);
   let n;
   switch (s.collectionStyle) {
   case "block":
    n = false;
    break;

   case "flow":
    n = true;
    break;

   default:
    n = null;
   }
   return {
    anchors: new Set,
    doc: e,
    flowCollectionPadding: s.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof s.indent === "number" ? " ".repeat(s.indent) : "  ",
    inFlow: n,
    options: s
   };
  }
  function l(e, t) {
   if (t.tag) {
    const s = e.filter(e => e.tag === t.tag);
    if (s.length > 0) return s.find(e => e.format === t.format) ?? s[0];
   }
   let s;
   let n;
   if (i.isScalar(t)) {
    n = t.value;
    let i = e.filter(e => e.identify?.(n));
    if (i.length > 1) {
     const e = i.filter(e => e.test);
     if (e.length > 0) i = e;
    }
    s = i.find(e => e.format === t.format) ?? i.find(e => !e.format);
   } else {
    n = t;
    s = e.find(e => e.nodeClass && n instanceof e.nodeClass);
   }
   if (!s) {
    const e = n?.constructor?.name ?? (n === null ? "null" : typeof n);
    throw new Error(`Tag not resolved for ${e} value`);
   }
   return s;
  }
  function c(e, t, {anchors: s, doc: r}) {
   if (!r.directives) return "";
   const o = [];
   const a = (i.isScalar(e) || i.isCollection(e)) && e.anchor;
   if (a && n.anchorIsValid(a)) {
    s.add(a);
    o.push(`&${a}`);
   }
   const l = e.tag ?? (t.default ? null : t.tag);
   if (l) o.push(r.directives.tagString(l));
   return o.join(" ");
  }
  function f(e, t, s, n) {
   if (i.isPair(e)) return e.toString(t, s, n);
   if (i.isAlias(e)) {
    if (t.doc.directives) return e.toString(t);
    if (t.resolvedAliases?.has(e)) throw new TypeError("Cannot stringify circular structure without alias nodes"); else {
     if (t.resolvedAliases) t.resolvedAliases.add(e); else t.resolvedAliases = new Set([ e ]);
     e = e.resolve(t.doc);
    }
   }
   let r;
   const a = i.isNode(e) ? e : t.doc.createNode(e, {
    onTagObj: e => r = e
   });
   r ?? (r = l(t.doc.schema.tags, a));
   const f = c(a, r, t);
   if (f.length > 0) t.indentAtStart = (t.indentAtStart ?? 0) + f.length + 1;
   const u = typeof r.stringify === "function" ? r.stringify(a, t, s, n) : i.isScalar(a) ? o.stringifyString(a, t, s, n) : a.toString(t, s, n);
   if (!f) return u;
   return i.isScalar(a) || u[0] === "{" || u[0] === "[" ? `${f} ${u}` : `${f}\n${t.indent}${u}`;
  }
  t.createStringifyContext = a;
  t.stringify = f;
 }),
 1212: ((e, t, s) => {
  var n = s(1127);
  var i = s(2148);
  var r = s(9799);
  function o(e, t, s) {
   const n = t.inFlow ?? e.flow;
   const i = n ? l : a;
   return i(e, t, s);
  }
  function a({comment: e, items: t}, s, {blockItemPrefix: o, flowChars: a, itemIndent: l, onChompKeep: f, onComment: u}) {
   const {indent: h, options: {commentString: d}} = s;
   const p = Object.assign({}, s, {
    indent: l,
    type: null
   });
   let m = false;
   const g = [];
   for (let e = 0; e < t.length; ++e) {
    const a = t[e];
    let f = null;
    if (n.isNode(a)) {
     if (!m && a.spaceBefore) g.push("");
     c(s, g, a.commentBefore, m);
     if (a.comment) f = a.comment;
    } else if (n.isPair(a)) {
     const e = n.isNode(a.key) ? a.key : null;
     if (e) {
      if (!m && e.spaceBefore) g.push("");
      c(s, g, e.commentBefore, m);
     }
    }
    m = false;
    let u = i.stringify(a, p, () => f = null, () => m = true);
    if (f) u += r.lineComment(u, l, d(f));
    if (m && f) m = false;
    g.push(o + u);
   }
   let y;
   if (g.length === 0) y = a.start + a.end; else {
    y = g[0];
    for (let e = 1; e < g.length; ++e) {
     const t = g[e];
     y += t ? `\n${h}${t}` : "\n";
    }
   }
   if (e) {
    y += "\n" + r.indentComment(d(e), h);
    if (u) u();
   } else if (m && f) f();
   return y;
  }
  function l({items: e}, t, {flowChars: s, itemIndent: o}) {
   const {indent: a, indentStep: l, flowCollectionPadding: f, options: {commentString: u}} = t;
   o += l;
   const h = Object.assign({}, t, {
    indent: o,
    inFlow: true,
    type: null
   });
   let d = false;
   let p = 0;
   const m = [];
   for (let s = 0; s < e.length; ++s) {
    const a = e[s];
    let l = null;
    if (n.isNode(a)) {
     if (a.spaceBefore) m.push("");
     c(t, m, a.commentBefore, false);
     if (a.comment) l = a.comment;
    } else if (n.isPair(a)) {
     const e = n.isNode(a.key) ? a.key : null;
     if (e) {
      if (e.spaceBefore) m.push("");
      c(t, m, e.commentBefore, false);
      if (e.comment) d = true;
     }
     const s = n.isNode(a.value) ? a.value : null;
     if (s) {
      if (s.comment) l = s.comment;
      if (s.commentBefore) d = true;
     } else if (a.value == null && e?.comment) l = e.comment;
    }
    if (l) d = true;
    let f = i.stringify(a, h, () => l = null);
    d || (d = m.length > p || f.includes("\n"));
    if (s < e.length - 1) f += ","; else if (t.options.trailingComma) {
     if (t.options.lineWidth > 0) d || (d = m.reduce((e, t) => e + t.length + 2, 2) + (f.length + 2) > t.options.lineWidth);
     if (d) f += ",";
    }
    if (l) f += r.lineComment(f, o, u(l));
    m.push(f);
    p = m.length;
   }
   const {start: g, end: y} = s;
   if (m.length === 0) return g + y; else {
    if (!d) {
     const e = m.reduce((e, t) => e + t.length + 2, 2);
     d = t.options.lineWidth > 0 && e > t.options.lineWidth;
    }
    if (d) {
     let e = g;
     for (const t of m) e += t ? `\n${l}${a}${t}` : "\n";
     return `${e}\n${a}${y}`;
    } else return `${g}${f}${m.join(" ")}${f}${y}`;
   }
  }
  function c({indent: e, options: {commentString: t}}, s, n, i) {
   if (n && i) n = n.replace(/^\n+/, "");
   if (n) {
    const i = r.indentComment(t(n), e);
    s.push(i.trimStart());
   }
  }
  t.stringifyCollection = o;
 }),
 9799: ((e, t) => {
  const s = e => e.replace(/^(?!$)(?: $)?/gm, "#");
  function n(e, t) {
   if (/^\n+$/.test(e)) return e.substring(1);
   return t ? e.replace(/^(?! *$)/gm, t) : e;
  }
  const i = (e, t, s) => e.endsWith("\n") ? n(s, t) : s.includes("\n") ? "\n" + n(s, t) : (e.endsWith(" ") ? "" : " ") + s;
  t.indentComment = n;
  t.lineComment = i;
  t.stringifyComment = s;
 }),
 6829: ((e, t, s) => {
  var n = s(1127);
  var i = s(2148);
  var r = s(9799);
  function o(e, t) {
   const s = [];
   let o = t.directives === true;
   if (t.directives !== false && e.directives) {
    const t = e.directives.toString(e);
    if (t) {
     s.push(t);
     o = true;
    } else if (e.directives.docStart) o = true;
   }
   if (o) s.push("---");
   const a = i.createStringifyContext(e, t);
   const {commentString: l} = a.options;
   if (e.commentBefore) {
    if (s.length !== 1) s.unshift("");
    const t = l(e.commentBefore);
    s.unshift(r.indentComment(t, ""));
   }
   let c = false;
   let f = null;
   if (e.contents) {
    if (n.isNode(e.contents)) {
     if (e.contents.spaceBefore && o) s.push("");
     if (e.contents.commentBefore) {
      const t = l(e.contents.commentBefore);
      s.push(r.indentComment(t, ""));
     }
     a.forceBlockIndent = !!e.comment;
     f = e.contents.comment;
    }
    const t = f ? void 0 : () => c = true;
    let u = i.stringify(e.contents, a, () => f = null, t);
    if (f) u += r.lineComment(u, "", l(f));
    if ((u[0] === "|" || u[0] === ">") && s[s.length - 1] === "---") s[s.length - 1] = `--- ${u}`; else s.push(u);
   } else s.push(i.stringify(e.contents, a));
   if (e.directives?.docEnd) if (e.comment) {
    const t = l(e.comment);
    if (t.includes("\n")) {
     s.push("...");
     s.push(r.indentComment(t, ""));
    } else s.push(`... ${t}`);
   } else s.push("..."); else {
    let t = e.comment;
    if (t && c) t = t.replace(/^\n+/, "");
    if (t) {
     if ((!c || f) && s[s.length - 1] !== "") s.push("");
     s.push(r.indentComment(l(t), ""));
    }
   }
   return s.join("\n") + "\n";
  }
  t.stringifyDocument = o;
 }),
 8689: ((e, t) => {
  function s({format: e, minFractionDigits: t, tag: s, value: n}) {
   if (typeof n === "bigint") return String(n);
   const i = typeof n === "number" ? n : Number(n);
   if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
   let r = Object.is(n, -0) ? "-0" : JSON.stringify(n);
   if (!e && t && (!s || s === "tag:yaml.org,2002:float") && /^-?\d/.test(r) && !r.includes("e")) {
    let e = r.indexOf(".");
    if (e < 0) {
     e = r.length;
     r += ".";
    }
    let s = t - (r.length - e - 1);
    while (s-- > 0) r += "0";
   }
   return r;
  }
  t.stringifyNumber = s;
 }),
 9748: ((e, t, s) => {
  var n = s(1127);
  var i = s(3301);
  var r = s(2148);
  var o = s(9799);
  function a({key: e, value: t}, s, a, l) {
   const {allNullValues: c, doc: f, indent: u, indentStep: h, options: {commentString: d, indentSeq: p, simpleKeys: m}} = s;
   let g = n.isNode(e) && e.comment || null;
   if (m) {
    if (g) throw new Error("With simple keys, key nodes cannot have comments");
    if (n.isCollection(e) || !n.isNode(e) && typeof e === "object") {
     const e = "With simple keys, collection cannot be used as a key value";
     throw new Error(e);
    }
   }
   let y = !m && (!e || g && t == null && !s.inFlow || n.isCollection(e) || (n.isScalar(e) ? e.type === i.Scalar.BLOCK_FOLDED || e.type === i.Scalar.BLOCK_LITERAL : typeof e === "object"));
   s = Object.assign({}, s, {
    allNullValues: false,
    implicitKey: !y && (m || !c),
    indent: u + h
   });
   let b = false;
   let v = false;
   let w = r.stringify(e, s, () => b = true, () => v = true);
   if (!y && !s.inFlow && w.length > 1024) {
    if (m) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    y = true;
   }
   if (s.inFlow) {
    if (c || t == null) {
     if (b && a) a();
     return w === "" ? "?" : y ? `? ${w}` : w;
    }
   } else if (c && !m || t == null && y) {
    w = `? ${w}`;
    if (g && !b) w += o.lineComment(w, s.indent, d(g)); else if (v && l) l();
    return w;
   }
   if (b) g = null;
   if (y) {
    if (g) w += o.lineComment(w, s.indent, d(g));
    w = `? ${w}\n${u}:`;
   } else {
    w = `${w}:`;
    if (g) w += o.lineComment(w, s.indent, d(g));
   }
   let k, S, N;
   if (n.isNode(t)) {
    k = !!t.spaceBefore;
    S = t.commentBefore;
    N = t.comment;
   } else {
    k = false;
    S = null;
    N = null;
    if (t && typeof t === "object") t = f.createNode(t);
   }
   s.implicitKey = false;
   if (!y && !g && n.isScalar(t)) s.indentAtStart = w.length + 1;
   v = false;
   if (!p && h.length >= 2 && !s.inFlow && !y && n.isSeq(t) && !t.flow && !t.tag && !t.anchor) s.indent = s.indent.substring(2);
   let E = false;
   const A = r.stringify(t, s, () => E = true, () => v = true);
   let O = " ";
   if (g || k || S) {
    O = k ? "\n" : "";
    if (S) {
     const e = d(S);
     O += `\n${o.indentComment(e, s.indent)}`;
    }
    if (A === "" && !s.inFlow) {
     if (O === "\n" && N) O = "\n\n";
    } else O += `\n${s.indent}`;
   } else if (!y && n.isCollection(t)) {
    const e = A[0];
    const n = A.indexOf("\n");
    const i = n !== -1;
    const r = s.inFlow ?? t.flow ?? t.items.length === 0;
    if (i || !r) {
     let t = false;
     if (i && (e === "&" || e === "!")) {
      let s = A.indexOf(" ");
      if (e === "&" && s !== -1 && s < n && A[s + 1] === "!") s = A.indexOf(" ", s + 1);
      if (s === -1 || n < s) t = true;
     }
     if (!t) O = `\n${s.indent}`;
    }
   } else if (A === "" || A[0] === "\n") O = "";
   w += O + A;
   if (s.inFlow) {
    if (E && a) a();
   } else if (N && !E) w += o.lineComment(w, s.indent, d(N)); else if (v && l) l();
   return w;
  }
  t.stringifyPair = a;
 }),
 3069: ((e, t, s) => {
  var n = s(3301);
  var i = s(4475);
  const r = (e, t) => ({
   indentAtStart: t ? e.indent.length : e.indentAtStart,
   lineWidth: e.options.lineWidth,
   minContentWidth: e.options.minContentWidth
  });
  const o = e => /^(%|---|\.\.\.)/m.test(e);
  function a(e, t, s) {
   if (!t || t < 0) return false;
   const n = t - s;
   const i = e.length;
   if (i <= n) return false;
   for (let t = 0, s = 0; t < i; ++t) if (e[t] === "\n") {
    if (t - s > n) return true;
    s = t + 1;
    if (i - s <= n) return false;
   }
   return true;
  }
  function l(e, t) {
   const s = JSON.stringify(e);
   if (t.options.doubleQuotedAsJSON) return s;
   const {implicitKey: n} = t;
   const a = t.options.doubleQuotedMinMultiLineLength;
   const l = t.indent || (o(e) ? "  " : "");
   let c = "";
   let f = 0;
   for (let e = 0, t = s[e]; t; t = s[++e]) {
    if (t === " " && s[e + 1] === "\\" && s[e + 2] === "n") {
     c += s.slice(f, e) + "\\ ";
     e += 1;
     f = e;
     t = "\\";
    }
    if (t === "\\") switch (s[e + 1]) {
    case "u":
     {
      c += s.slice(f, e);
      const t = s.substr(e + 2, 4);
      switch (t) {
      case "0000":
       c += "\\0";
       break;

      case "0007":
       c += "\\a";
       break;

      case "000b":
       c += "\\v";
       break;

      case "001b":
       c += "\\e";
       break;

      case "0085":
       c += "\\N";
       break;

      case "00a0":
       c += "\\_";
       break;

      case "2028":
       c += "\\L";
       break;

      case "2029":
       c += "\\P";
       break;

      default:
       if (t.substr(0, 2) === "00") c += "\\x" + t.substr(2); else c += s.substr(e, 6);
      }
      e += 5;
      f = e + 1;
     }
     break;

    case "n":
     if (n || s[e + 2] === '"' || s.length < a) e += 1; else {
      c += s.slice(f, e) + "\n\n";
      while (s[e + 2] === "\\" && s[e + 3] === "n" && s[e + 4] !== '"') {
       c += "\n";
       e += 2;
      }
      c += l;
      if (s[e + 2] === " ") c += "\\";
      e += 1;
      f = e + 1;
     }
     break;

    default:
     e += 1;
    }
   }
   c = f ? c + s.slice(f) : s;
   return n ? c : i.foldFlowLines(c, l, i.FOLD_QUOTED, r(t, false));
  }
  function c(e, t) {
   if (t.options.singleQuote === false || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return l(e, t);
   const s = t.indent || (o(e) ? "  " : "");
   const n = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${s}`) + "'";
   return t.implicitKey ? n : i.foldFlowLines(n, s, i.FOLD_FLOW, r(t, false));
  }
  function f(e, t) {
   const {singleQuote: s} = t.options;
   let n;
   if (s === false) n = l; else {
    const t = e.includes('"');
    const i = e.includes("'");
    if (t && !i) n = c; else if (i && !t) n = l; else n = s ? c : l;
   }
   return n(e, t);
  }
  let u;
  try {
   u = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
  } catch {
   u = /\n+(?!\n|$)/g;
  }
  function h({comment: e, type: t, value: s}, l, c, h) {
   const {blockQuote: d, commentString: p, lineWidth: m} = l.options;
   if (!d || /\n[\t ]+$/.test(s)) return f(s, l);
   const g = l.indent || (l.forceBlockIndent || o(s) ? "  " : "");
   const y = d === "literal" ? true : d === "folded" || t === n.Scalar.BLOCK_FOLDED ? false : t === n.Scalar.BLOCK_LITERAL ? true : !a(s, m, g.length);
   if (!s) return y ? "|\n" : ">\n";
   let b;
   let v;
   for (v = s.length; v > 0; --v) {
    const e = s[v - 1];
    if (e !== "\n" && e !== "\t" && e !== " ") break;
   }
   let w = s.substring(v);
   const k = w.indexOf("\n");
   if (k === -1) b = "-"; else if (s === w || k !== w.length - 1) {
    b = "+";
    if (h) h();
   } else b = "";
   if (w) {
    s = s.slice(0, -w.length);
    if (w[w.length - 1] === "\n") w = w.slice(0, -1);
    w = w.replace(u, `$&${g}`);
   }
   let S = false;
   let N;
   let E = -1;
   for (N = 0; N < s.length; ++N) {
    const e = s[N];
    if (e === " ") S = true; else if (e === "\n") E = N; else break;
   }
   let A = s.substring(0, E < N ? E + 1 : N);
   if (A) {
    s = s.substring(A.length);
    A = A.replace(/\n+/g, `$&${g}`);
   }
   const O = g ? "2" : "1";
   let L = (S ? O : "") + b;
   if (e) {
    L += " " + p(e.replace(/ ?[\r\n]+/g, " "));
    if (c) c();
   }
   if (!y) {
    const e = s.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${g}`);
    let o = false;
    const a = r(l, true);
    if (d !== "folded" && t !== n.Scalar.BLOCK_FOLDED) a.onOverflow = () => {
     o = true;
    };
    const c = i.foldFlowLines(`${A}${e}${w}`, g, i.FOLD_BLOCK, a);
    if (!o) return `>${L}\n${g}${c}`;
   }
   s = s.replace(/\n+/g, `$&${g}`);
   return `|${L}\n${g}${A}${s}${w}`;
  }
  function d(e, t, s, a) {
   const {type: l, value: c} = e;
   const {actualString: u, implicitKey: d, indent: p, indentStep: m, inFlow: g} = t;
   if (d && c.includes("\n") || g && /[[\]{},]/.test(c)) return f(c, t);
   if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(c)) return d || g || !c.includes("\n") ? f(c, t) : h(e, t, s, a);
   if (!d && !g && l !== n.Scalar.PLAIN && c.includes("\n")) return h(e, t, s, a);
   if (o(c)) if (p === "") {
    t.forceBlockIndent = true;
    return h(e, t, s, a);
   } else if (d && p === m) return f(c, t);
   const y = c.replace(/\n+/g, `$&\n${p}`);
   if (u) {
    const e = e => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(y);
    const {compat: s, tags: n} = t.doc.schema;
    if (n.some(e) || s?.some(e)) return f(c, t);
   }
   return d ? y : i.foldFlowLines(y, p, i.FOLD_FLOW, r(t, false));
  }
  function p(e, t, s, i) {
   const {implicitKey: r, inFlow: o} = t;
   const a = typeof e.value === "string" ? e : Object.assign({}, e, {
    value: String(e.value)
   });
   let {type: u} = e;
   if (u !== n.Scalar.QUOTE_DOUBLE) if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(a.value)) u = n.Scalar.QUOTE_DOUBLE;
   const p = e => {
    switch (e) {
    case n.Scalar.BLOCK_FOLDED:
    case n.Scalar.BLOCK_LITERAL:
     return r || o ? f(a.value, t) : h(a, t, s, i);

    case n.Scalar.QUOTE_DOUBLE:
     return l(a.value, t);

    case n.Scalar.QUOTE_SINGLE:
     return c(a.value, t);

    case n.Scalar.PLAIN:
     return d(a, t, s, i);

    default:
     return null;
    }
   };
   let m = p(u);
   if (m === null) {
    const {defaultKeyType: e, defaultStringType: s} = t.options;
    const n = r && e || s;
    m = p(n);
    if (m === null) throw new Error(`Unsupported default string type ${n}`);
   }
   return m;
  }
  t.stringifyString = p;
 }),
 204: ((e, t, s) => {
  var n = s(1127);
  const i = Symbol("break visit");
  const r = Symbol("skip children");
  const o = Symbol("remove node");
  function a(e, t) {
   const s = u(t);
   if (n.isDocument(e)) {
    const t = l(null, e.contents, s, Object.freeze([ e ]));
    if (t === o) e.contents = null;
   } else l(null, e, s, Object.freeze([]));
  }
  a.BREAK = i;
  a.SKIP = r;
  a.REMOVE = o;
  function l(e, t, s, r) {
   const a = h(e, t, s, r);
   if (n.isNode(a) || n.isPair(a)) {
    d(e, r, a);
    return l(e, a, s, r);
   }
   if (typeof a !== "symbol") if (n.isCollection(t)) {
    r = Object.freeze(r.concat(t));
    for (let e = 0; e < t.items.length; ++e) {
     const n = l(e, t.items[e], s, r);
     if (typeof n === "number") e = n - 1; else if (n === i) return i; else if (n === o) {
      t.items.splice(e, 1);
      e -= 1;
     }
    }
   } else if (n.isPair(t)) {
    r = Object.freeze(r.concat(t));
    const e = l("key", t.key, s, r);
    if (e === i) return i; else if (e === o) t.key = null;
    const n = l("value", t.value, s, r);
    if (n === i) return i; else if (n === o) t.value = null;
   }
   return a;
  }
  async function c(e, t) {
   const s = u(t);
   if (n.isDocument(e)) {
    const t = await f(null, e.contents, s, Object.freeze([ e ]));
    if (t === o) e.contents = null;
   } else await f(null, e, s, Object.freeze([]));
  }
  c.BREAK = i;
  c.SKIP = r;
  c.REMOVE = o;
  async function f(e, t, s, r) {
   const a = await h(e, t, s, r);
   if (n.isNode(a) || n.isPair(a)) {
    d(e, r, a);
    return f(e, a, s, r);
   }
   if (typeof a !== "symbol") if (n.isCollection(t)) {
    r = Object.freeze(r.concat(t));
    for (let e = 0; e < t.items.length; ++e) {
     const n = await f(e, t.items[e], s, r);
     if (typeof n === "number") e = n - 1; else if (n === i) return i; else if (n === o) {
      t.items.splice(e, 1);
      e -= 1;
     }
    }
   } else if (n.isPair(t)) {
    r = Object.freeze(r.concat(t));
    const e = await f("key", t.key, s, r);
    if (e === i) return i; else if (e === o) t.key = null;
    const n = await f("value", t.value, s, r);
    if (n === i) return i; else if (n === o) t.value = null;
   }
   return a;
  }
  function u(e) {
   if (typeof e === "object" && (e.Collection || e.Node || e.Value)) return Object.assign({
    Alias: e.Node,
    Map: e.Node,
    Scalar: e.Node,
    Seq: e.Node
   }, e.Value && {
    Map: e.Value,
    Scalar: e.Value,
    Seq: e.Value
   }, e.Collection && {
    Map: e.Collection,
    Seq: e.Collection
   }, e);
   return e;
  }
  function h(e, t, s, i) {
   if (typeof s === "function") return s(e, t, i);
   if (n.isMap(t)) return s.Map?.(e, t, i);
   if (n.isSeq(t)) return s.Seq?.(e, t, i);
   if (n.isPair(t)) return s.Pair?.(e, t, i);
   if (n.isScalar(t)) return s.Scalar?.(e, t, i);
   if (n.isAlias(t)) return s.Alias?.(e, t, i);
   return;
  }
  function d(e, t, s) {
   const i = t[t.length - 1];
   if (n.isCollection(i)) i.items[e] = s; else if (n.isPair(i)) if (e === "key") i.key = s; else i.value = s; else if (n.isDocument(i)) i.contents = s; else {
    const e = n.isAlias(i) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${e} parent`);
   }
  }
  t.visit = a;
  t.visitAsync = c;
 })
};
