export const id = 22;

export const ids = [ 22 ];

export const modules = {
 8022: (e, t, n) => {
  function r() {
   return {
    async: !1,
    breaks: !1,
    extensions: null,
    gfm: !0,
    hooks: null,
    pedantic: !1,
    renderer: null,
    silent: !1,
    tokenizer: null,
    walkTokens: null
   };
  }
  n.d(t, {
   JG: () => qe
  });
  var s = r();
  function i(e) {
   s = e;
  }
  var l = {
   exec: () => null
  };
  function a(e) {
   let t = [];
   return n => {
    let r = Math.max(0, Math.min(3, n - 1)), s = t[r];
    return s || (s = e(r), t[r] = s), s;
   };
  }
  function o(e, t = "") {
   let n = "string" == typeof e ? e : e.source, r = {
    replace: (e, t) => {
     let s = "string" == typeof t ? t : t.source;
     return s = s.replace(h.caret, "$1"), n = n.replace(e, s), r;
    },
    getRegex: () => new RegExp(n, t)
   };
   return r;
  }
  var c = ((e = "") => {
   try {
    return !!new RegExp("(?<=1)(?<!1)" + e);
   } catch {
    return !1;
   }
  })(), h = {
   codeRemoveIndent: /^(?: {0,3}\t| {1,4})/gm,
   listInterruptsParagraph: /^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
   outputLinkReplace: /\\([\[\]])/g,
   indentCodeCompensation: /^(\s+)(?:```)/,
   beginningSpace: /^\s+/,
   endingHash: /#$/,
   startingSpaceChar: /^ /,
   endingSpaceChar: / $/,
   endingSpaceTabChar: /[ \t]$/,
   nonSpaceChar: /[^ ]/,
   newLineCharGlobal: /\n/g,
   tabCharGlobal: /\t/g,
   leadingSpaceTab: /^[ \t]+/,
   multipleSpaceGlobal: /\s+/g,
   blankLine: /^[ \t]*$/,
   doubleBlankLine: /\n[ \t]*\n[ \t]*$/,
   blockquoteStart: /^ {0,3}>/,
   blockquoteSetextReplace: /\n {0,3}((?:=+|-+)[ \t]*)(?=\n|$)/g,
   blockquoteSetextReplace2: /^ {0,3}>[ \t]?/gm,
   blockquoteMarkerWhitespace: /^( {0,3}>)(\t[ \t]*)/gm,
   nestedBlockMarker: /^ {0,3}(?:(?:[*+-]|\d{1,9}[.)])(?: |$)|> ?)/,
   listReplaceNesting: /^ {1,4}(?=( {4})*[^ ])/g,
   listIsTask: /^\[[ xX]\][ \t]+\S/,
   listReplaceTask: /^\[[ xX]\][ \t]+/,
   listTaskCheckbox: /\[[ xX]\]/,
   anyLine: /\n.*\n/,
   hrefBrackets: /^<(.*)>$/,
   tableDelimiter: /[:|]/,
   tableAlignChars: /^\||\| *$/g,
   tableRowBlankLine: /\n[ \t]*$/,
   tableAlignRight: /^ *-+: *$/,
   tableAlignCenter: /^ *:-+: *$/,
   tableAlignLeft: /^ *:-+ *$/,
   startATag: /^<a /i,
   endATag: /^<\/a>/i,
   startPreScriptTag: /^<(pre|code|kbd|script)(\s|>)/i,
   endPreScriptTag: /^<\/(pre|code|kbd|script)(\s|>)/i,
   startAngleBracket: /^</,
   endAngleBracket: />$/,
   pedanticHrefTitle: /^([^'"]*[^\s])\s+(['"])(.*)\2/,
   unicodeAlphaNumeric: /[\p{L}\p{N}]/u,
   numericCharacterReference: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));/,
   numericCharacterReferenceOrAmpersand: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
   escapeTest: /[&<>"']/,
   escapeReplace: /[&<>"']/g,
   escapeTestNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/,
   escapeReplaceNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
   caret: /(^|[^\[])\^/g,
   percentDecode: /%25/g,
   findPipe: /\|/g,
   splitPipe: / \|/,
   slashPipe: /\\\|/g,
   carriageReturn: /\r\n|\r/g,
   spaceLine: /^ +$/gm,
   notSpaceStart: /^\S*/,
   endingNewline: /\n$/,
   listItemRegex: e => new RegExp(`^( {0,3}${e})((?:[\t ][^\\n]*)?(?:\\n|$))`),
   nextBulletRegex: a(e => new RegExp(`^ {0,${e}}(?:[*+-]|\\d{1,9}[.)])((?:[ \t][^\\n]*)?(?:\\n|$))`)),
   hrRegex: a(e => new RegExp(`^ {0,${e}}((?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\\*[ \t]*){3,})(?:\\n+|$)`)),
   fencesBeginRegex: a(e => new RegExp(`^ {0,${e}}(?:\`\`\`|~~~)`)),
   headingBeginRegex: a(e => new RegExp(`^ {0,${e}}#{1,6}(?:\\s|$)`)),
   pedanticHeadingBeginRegex: a(e => new RegExp(`^ {0,${e}}#`)),
   htmlBeginRegex: a(e => new RegExp(`^ {0,${e}}(?:</?(?:${g})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`, "i")),
   blockquoteBeginRegex: a(e => new RegExp(`^ {0,${e}}>`)),
   nestedContainerMarkers: /^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/
  }, p = /^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/, u = / {0,3}(?:[*+-]|\d{1,9}[.)])/, g = "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul", k = o(" {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag", g).getRegex(), d = /^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/, f = o(d).replace(/bull/g, u).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/\|table/g, "").replace(/html/g, k).getRegex(), x = o(d).replace(/bull/g, u).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g, / {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).replace(/html/g, k).getRegex(), b = /^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/, m = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/, w = o(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).replace("label", m).replace("title", /(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).getRegex(), S = o(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g, u).getRegex(), $ = /<!--(?:-?>|[\s\S]*?(?:-->|$))/, y = o("^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[ \t]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ \t]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ \t]*)+\\n|$))", "i").replace("comment", $).replace("tag", g).replace("attribute", /[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).getRegex(), R = e => o(b).replace("hr", p).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("|table", "").replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", e).replace("html", k).getRegex(), A = R(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/), T = R(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/), z = {
   blockquote: o(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph", T).getRegex(),
   code: /^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/,
   def: w,
   fences: /^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/,
   heading: /^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/,
   hr: p,
   html: y,
   lheading: f,
   list: S,
   newline: /^(?:[ \t]*(?:\n|$))+/,
   paragraph: A,
   table: l,
   text: /^[^\n]+/
  }, _ = o("^ *([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|html).*(?:\\n|$))*)\\n*|$)").replace("hr", p).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("blockquote", " {0,3}>").replace("code", "(?: {4}| {0,3}\t)[^\\n]").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html", k).getRegex(), P = {
   ...z,
   lheading: x,
   table: _,
   paragraph: o(b).replace("hr", p).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("table", _).replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]+[^ \\t\\n]").replace("html", k).getRegex()
  }, C = {
   ...z,
   html: o("^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: *\\n{2,}|\\s*$)|<tag(?:\"[^\"]*\"|'[^']*'|\\s[^'\"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))").replace("comment", $).replace(/tag/g, "(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),
   def: /^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
   heading: /^(#{1,6})(.*)(?:\n+|$)/,
   fences: l,
   lheading: /^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,
   paragraph: o(b).replace("hr", p).replace("heading", " *#{1,6} *[^\n]").replace("|table", "").replace("blockquote", " {0,3}>").replace("|fences", "").replace("|list", "").replace("|html", "").replace("|tag", "").replace("lheading", f).getRegex()
  }, I = /^( {2,}|\\)\n(?!\s*$)[ \t]*/, E = /[\p{P}\p{S}]/u, L = /[\s\p{P}\p{S}]/u, B = /[^\s\p{P}\p{S}]/u, q = o(/^((?![*_])punctSpace)/, "u").replace(/punctSpace/g, L).getRegex(), v = /(?!~)[\p{P}\p{S}]/u, Z = o(/link|precode-code|html/, "g").replace("link", /\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("precode-", c ? "(?<!`)()" : "(^^|[^`])").replace("code", /(?<b>`+)[^`]+\k<b>(?!`)/).replace("html", /<(?! )[^<>]*?>/).getRegex(), D = /^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/, M = o(D, "u").replace(/punct/g, E).getRegex(), O = o(D, "u").replace(/punct/g, v).getRegex(), Q = o(/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/, "u").replace(/openQuote/g, /[\p{Pi}\p{Ps}"']/u).replace(/punct/g, E).getRegex(), j = "^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)", H = o(j, "gu").replace(/notPunctSpace/g, B).replace(/punctSpace/g, L).replace(/punct/g, E).getRegex(), N = o(j, "gu").replace(/notPunctSpace/g, /(?:[^\s\p{P}\p{S}]|~)/u).replace(/punctSpace/g, /(?!~)[\s\p{P}\p{S}]/u).replace(/punct/g, v).getRegex(), W = o("^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, B).replace(/punctSpace/g, L).replace(/punct/g, E).getRegex(), G = o("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)", "gu").replace(/notPunctSpace/g, B).replace(/punctSpace/g, L).replace(/punct/g, E).getRegex(), X = o("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, B).replace(/punctSpace/g, L).replace(/punct/g, E).getRegex(), F = o(/^~~?(?:((?!~)punct)|[^\s~])/, "u").replace(/punct/g, E).getRegex(), U = o("^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, B).replace(/punctSpace/g, L).replace(/punct/g, E).getRegex(), J = o(/\\(punct)/, "gu").replace(/punct/g, E).getRegex(), K = o(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/, "gu").replace(/punct/g, E).getRegex(), V = o(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme", /[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email", /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).getRegex(), Y = o($).replace("(?:--\x3e|$)", "--\x3e").getRegex(), ee = o("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("comment", Y).replace("attribute", /\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex(), te = /\[(?:\\[\s\S]|[^\[\]\\])*\]/, ne = o(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).replace("brackets", te).getRegex(), re = o(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).replace("label", ne).replace("href", /<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title", /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).getRegex(), se = o(/^!?\[(label)\]\[(ref)\]/).replace("label", ne).replace("ref", m).getRegex(), ie = o(/^!?\[(ref)\](?:\[\])?/).replace("ref", m).getRegex(), le = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/, ae = o(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).replace("brackets", te).getRegex(), oe = o("reflink|nolink(?!\\()", "g").replace("reflink", o(/^!?\[(label)\]\[(ref)\]/).replace("label", ae).replace("ref", le).getRegex()).replace("nolink", o(/^!?\[(ref)\](?:\[\])?/).replace("ref", le).getRegex()).getRegex(), ce = /[hH][tT][tT][pP][sS]?|[fF][tT][pP]/, he = o(/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g, /[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(), pe = {
   _backpedal: l,
   anyPunctuation: J,
   anyPunctuationOutsideCode: K,
   autolink: V,
   blockSkip: Z,
   br: I,
   code: /^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/,
   del: l,
   delLDelim: l,
   delRDelim: l,
   emStrongLDelim: M,
   emStrongRDelimAst: H,
   emStrongRDelimUnd: G,
   escape: /^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/,
   link: re,
   nolink: ie,
   punctuation: q,
   reflink: se,
   reflinkSearch: oe,
   tag: ee,
   text: /^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/,
   url: l
  }, ue = {
   ...pe,
   emStrongLDelim: Q,
   emStrongRDelimAst: W,
   emStrongRDelimUnd: X,
   link: o(/^!?\[(label)\]\((.*?)\)/).replace("label", ne).getRegex(),
   reflink: o(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label", ne).getRegex()
  }, ge = {
   ...pe,
   emStrongRDelimAst: N,
   emStrongLDelim: O,
   delLDelim: F,
   delRDelim: U,
   url: o(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace("emailProtocol", he).replace("protocol", ce).replace("email", /[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(),
   _backpedal: /(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,
   del: /^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
   text: o(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).replace("protocol", ce).replace(/emailProtocol/g, /(?:mailto|xmpp):/).replace("wwwStart", c ? "(?<![^\\s*_~(])www\\." : "www\\.").getRegex()
  }, ke = {
   ...ge,
   br: o(I).replace("{2,}", "*").getRegex(),
   text: o(ge.text).replace("\\b_", "\\b_| {2,}\\n").replace(/\{2,\}/g, "*").getRegex()
  }, de = {
   normal: z,
   gfm: P,
   pedantic: C
  }, fe = {
   normal: pe,
   gfm: ge,
   breaks: ke,
   pedantic: ue
  }, xe = {
   "&": "&amp;",
   "<": "&lt;",
   ">": "&gt;",
   '"': "&quot;",
   "'": "&#39;"
  }, be = e => xe[e];
  function me(e, t) {
   if (t) {
    if (h.escapeTest.test(e)) return e.replace(h.escapeReplace, be);
   } else if (h.escapeTestNoEncode.test(e)) return e.replace(h.escapeReplaceNoEncode, be);
   return e;
  }
  function we(e) {
   return h.numericCharacterReference.test(e) ? e.replace(h.numericCharacterReferenceOrAmpersand, (e, t, n) => {
    if (void 0 === t && void 0 === n) return "&amp;";
    let r = void 0 === t ? Number.parseInt(n, 16) : Number.parseInt(t, 10);
    return 0 === r || r > 1114111 || r >= 55296 && r <= 57343 ? "\ufffd" : 38 === r ? "&amp;" : String.fromCodePoint(r);
   }) : e;
  }
  function Se(e) {
   try {
    e = encodeURI(e).replace(h.percentDecode, "%");
   } catch {
    return null;
   }
   return e;
  }
  function $e(e, t) {
   let n = e.replace(h.findPipe, (e, t, n) => {
    let r = !1, s = t;
    for (;--s >= 0 && "\\" === n[s]; ) r = !r;
    return r ? "|" : " |";
   }).split(h.splitPipe), r = 0;
   if (n[0].trim() || n.shift(), n.length > 0 && !n.at(-1)?.trim() && n.pop(), t) if (n.length > t) n.splice(t); else for (;n.length < t; ) n.push("");
   for (;r < n.length; r++) n[r] = n[r].trim().replace(h.slashPipe, "|");
   return n;
  }
  function ye(e, t, n) {
   let r = e.length;
   if (0 === r) return "";
   let s = 0;
   for (;s < r; ) {
    let i = e.charAt(r - s - 1);
    if (i !== t || n) {
     if (i === t || !n) break;
     s++;
    } else s++;
   }
   return e.slice(0, r - s);
  }
  function Re(e) {
   let t = e.split("\n"), n = t.length - 1;
   for (;n >= 0 && h.blankLine.test(t[n]); ) n--;
   return t.length - n <= 2 ? e : t.slice(0, n + 1).join("\n");
  }
  function Ae(e) {
   return e.trim().replace(h.multipleSpaceGlobal, " ").toLowerCase().toUpperCase().toLowerCase();
  }
  function Te(e, t) {
   if (-1 === e.indexOf(t[0]) && -1 === e.indexOf(t[1])) return -1;
   let n = 0;
   for (let r = 0; r < e.length; r++) if ("\\" === e[r]) r++; else if (e[r] === t[0]) n++; else if (e[r] === t[1] && (n--, 
   n < 0)) return r;
   return n > 0 ? -2 : -1;
  }
  var ze = new WeakMap;
  function _e(e) {
   let t = {
    "*": -1,
    _: -1
   }, n = -1, r = e.length;
   for (let s = 0; s < r; s++) {
    let i = e[s];
    if ("*" !== i && "_" !== i && "~" !== i) continue;
    let l = 0 === s ? "\n" : e[s - 1], a = s + 1;
    for (;a < r && e[a] === i; ) a++;
    " " !== l && "\t" !== l && "\n" !== l && "\r" !== l && "\f" !== l && ("~" === i ? n = s : t[i] = s), 
    s = a - 1;
   }
   return {
    maskedSrc: e,
    lastPossibleEmStrongCloserIndex: t,
    lastPossibleDelCloserIndex: n
   };
  }
  function Pe(e, t, n) {
   let r = ze.get(e)?.at(-1);
   return r && r.maskedSrc === t ? r.lastPossibleEmStrongCloserIndex[n] : _e(t).lastPossibleEmStrongCloserIndex[n];
  }
  function Ce(e, t) {
   let n = ze.get(e)?.at(-1);
   return n && n.maskedSrc === t ? n.lastPossibleDelCloserIndex : _e(t).lastPossibleDelCloserIndex;
  }
  function Ie(e, t = 0) {
   let n = t, r = "";
   for (let t of e) if ("\t" === t) {
    let e = 4 - n % 4;
    r += " ".repeat(e), n += e;
   } else r += t, n++;
   return r;
  }
  function Ee(e, t, n, r, s) {
   let i = t.href, l = t.title || null, a = function(e, t) {
    let n = "";
    for (let r = 0; r < e.length; r++) {
     if ("`" === e[r]) {
      let s = t.inline.code.exec(e.slice(r));
      if (s) {
       n += s[0], r += s[0].length - 1;
       continue;
      }
     }
     "\\" !== e[r] || "[" !== e[r + 1] && "]" !== e[r + 1] ? n += e[r] : (n += e[r + 1], 
     r++);
    }
    return n;
   }(e[1], s), o = "!" === e[0].charAt(0), c = r.state.inLink, h = r.state.linkEmitted, p = r.state.inRawBlock;
   r.state.inLink = !0, r.state.linkEmitted = !1;
   let u = r.inlineTokens(a), g = r.state.linkEmitted;
   if (r.state.linkEmitted = h, r.state.inLink = c, !o) {
    if (g) return void (r.state.inRawBlock = p);
    r.state.linkEmitted = !0;
   }
   return {
    type: o ? "image" : "link",
    raw: n,
    href: i,
    title: l,
    text: a,
    tokens: u
   };
  }
  function Le(e, t, n, r) {
   if (!t.includes("<")) return !1;
   for (let s = 0; s < t.length; s++) {
    if ("\\" === t[s]) {
     s++;
     continue;
    }
    if ("`" === t[s]) {
     let e = r.inline.code.exec(t.slice(s));
     if (e) {
      s += e[0].length - 1;
      continue;
     }
    }
    if ("<" !== t[s]) continue;
    let i = e.slice(n + s), l = r.inline.tag.exec(i) || r.inline.autolink.exec(i);
    if (l) {
     if (l[0].length > t.length - s) return !0;
     s += l[0].length - 1;
    }
   }
   return !1;
  }
  var Be = class {
   options;
   rules;
   lexer;
   constructor(e) {
    this.options = e || s;
   }
   space(e) {
    let t = this.rules.block.newline.exec(e);
    if (t && t[0].length > 0) return {
     type: "space",
     raw: t[0]
    };
   }
   code(e) {
    let t = this.rules.block.code.exec(e);
    if (t) {
     let e = this.options.pedantic ? t[0] : Re(t[0]), n = e.replace(this.rules.other.codeRemoveIndent, "");
     return {
      type: "code",
      raw: e,
      codeBlockStyle: "indented",
      text: n
     };
    }
   }
   fences(e) {
    let t = this.rules.block.fences.exec(e);
    if (t) {
     let e = t[0], n = function(e, t, n) {
      let r = e.match(n.other.indentCodeCompensation);
      if (null === r) return t;
      let s = r[1];
      return t.split("\n").map(e => {
       let t = e.match(n.other.beginningSpace);
       if (null === t) return e;
       let [r] = t;
       return e.slice(Math.min(r.length, s.length));
      }).join("\n");
     }(e, t[3] || "", this.rules);
     return void 0 !== t[3] && ("" === n || n.endsWith("\n")) && (n += "\n"), {
      type: "code",
      raw: e,
      lang: t[2] ? t[2].trim().replace(this.rules.inline.anyPunctuation, "$1") : t[2],
      text: n
     };
    }
   }
   heading(e) {
    let t = this.rules.block.heading.exec(e);
    if (t) {
     let e = t[2].trim();
     if (this.rules.other.endingHash.test(e)) {
      let t = ye(e, "#");
      (this.options.pedantic || !t || this.rules.other.endingSpaceTabChar.test(t)) && (e = t.trim());
     }
     return {
      type: "heading",
      raw: ye(t[0], "\n"),
      depth: t[1].length,
      text: e,
      tokens: this.lexer.inline(e)
     };
    }
   }
   hr(e) {
    let t = this.rules.block.hr.exec(e);
    if (t) return {
     type: "hr",
     raw: ye(t[0], "\n")
    };
   }
   blockquote(e) {
    let t = this.rules.block.blockquote.exec(e);
    if (t) {
     let e = ye(t[0], "\n").split("\n"), n = "", r = "", s = [];
     for (;e.length > 0; ) {
      let t, i = !1, l = [];
      for (t = 0; t < e.length; t++) if (this.rules.other.blockquoteStart.test(e[t])) l.push(e[t]), 
      i = !0; else {
       if (i) break;
       l.push(e[t]);
      }
      e = e.slice(t);
      let a = l.join("\n"), o = a.replace(this.rules.other.blockquoteMarkerWhitespace, (e, t, n) => n.startsWith(" ") ? t + " " + n.slice(1) : t + Ie(n, t.length)).replace(this.rules.other.blockquoteSetextReplace, "\n    $1").replace(this.rules.other.blockquoteSetextReplace2, "");
      n = n ? `${n}\n${a}` : a, r = r ? `${r}\n${o}` : o;
      let c = this.lexer.state.top;
      if (this.lexer.state.top = !0, this.lexer.blockTokens(o, s, !0), this.lexer.state.top = c, 
      0 === e.length) break;
      let h = s.at(-1);
      if ("code" === h?.type || "heading" === h?.type || "hr" === h?.type || "html" === h?.type || "table" === h?.type) break;
      if ("blockquote" === h?.type) {
       let t = h, i = e.join("\n"), l = t.raw + "\n" + i.replace(this.rules.other.blockquoteSetextReplace2, ""), a = this.blockquote(l);
       s[s.length - 1] = a;
       let o = l.substring(a.raw.length).replace(/^\n/, ""), c = o ? o.split("\n").length : 0, p = c ? e.slice(0, -c) : e;
       if (p.length > 0 && (n = `${n}\n${p.join("\n")}`), r = r.substring(0, r.length - t.text.length) + a.text, 
       e = e.slice(p.length), e.length > 0 && this.rules.other.blockquoteStart.test(e[0])) continue;
       break;
      }
      if ("list" === h?.type) {
       let t = h, i = t.raw + "\n" + e.join("\n"), l = this.list(i);
       s[s.length - 1] = l;
       let a = l.raw.length > t.raw.length ? i.slice(t.raw.length + 1, l.raw.length).split("\n").length : 0;
       if (a > 0) {
        let t = e.slice(0, a).join("\n");
        n = `${n}\n${t}`, r = `${r}\n${t}`;
       }
       if (e = e.slice(a), e.length > 0 && !this.rules.other.blockquoteStart.test(e[0])) break;
       continue;
      }
     }
     return {
      type: "blockquote",
      raw: n,
      tokens: s,
      text: r
     };
    }
   }
   list(e) {
    let t = this.rules.block.list.exec(e);
    if (t) {
     if (!this.options.pedantic && "text" === this.lexer.state.lastToken?.type && !this.rules.other.listInterruptsParagraph.test(e)) return;
     let n = e, r = () => n.length - e.length, s = t[1].trim(), i = s.length > 1, l = {
      type: "list",
      raw: "",
      ordered: i,
      start: i ? +s.slice(0, -1) : "",
      loose: !1,
      items: []
     };
     s = i ? `\\d{1,9}\\${s.slice(-1)}` : `\\${s}`, this.options.pedantic && (s = i ? s : "[*+-]");
     let a = this.rules.other.listItemRegex(s), o = !1;
     for (;e; ) {
      let s = !1, i = "";
      if (!(t = a.exec(e)) || this.rules.block.hr.test(e)) break;
      let c = r();
      e = e.substring(t[0].length);
      let h = t[2].split("\n", 1)[0], p = t[1].length, u = this.options.pedantic ? Ie(h, p) : h.replace(this.rules.other.leadingSpaceTab, e => Ie(e, p)), g = e.split("\n", 1)[0], k = !u.trim(), d = 0;
      if (this.options.pedantic ? (d = 2, i = u.trimStart()) : k ? d = p + 1 : (d = u.search(this.rules.other.nonSpaceChar), 
      d = d > 4 ? 1 : d, i = u.slice(d), d += p), k && this.rules.other.blankLine.test(g) && (e = e.substring(g.length + 1), 
      s = !0), !s) {
       let t = this.rules.other.nextBulletRegex(d), n = this.rules.other.hrRegex(d), r = this.rules.other.fencesBeginRegex(d), s = this.options.pedantic ? this.rules.other.pedanticHeadingBeginRegex(d) : this.rules.other.headingBeginRegex(d), l = this.rules.other.htmlBeginRegex(d), a = this.rules.other.blockquoteBeginRegex(d), o = !1;
       for (;e; ) {
        let c, h = e.split("\n", 1)[0];
        if (g = h, this.options.pedantic ? (g = g.replace(this.rules.other.listReplaceNesting, "  "), 
        c = g) : c = g.replace(this.rules.other.leadingSpaceTab, e => Ie(e)), r.test(g) || s.test(g) || l.test(g) || a.test(g) || t.test(g) || n.test(g)) break;
        if (c.search(this.rules.other.nonSpaceChar) >= d || !g.trim()) i += "\n" + c.slice(d), 
        o = !1; else {
         if (k) break;
         let e = u;
         if (!this.options.pedantic && !i.includes("\n") && !u.includes("\t")) {
          let t;
          for (;!n.test(e) && (t = this.rules.other.nestedBlockMarker.exec(e)); ) e = e.slice(t[0].length);
          if (!e.trim()) break;
         }
         if (e.replace(this.rules.other.tabCharGlobal, "    ").search(this.rules.other.nonSpaceChar) >= 4 || r.test(e) || s.test(e) || l.test(e) || n.test(e)) break;
         if (!this.options.pedantic && !o) {
          let e = u.replace(this.rules.other.nestedContainerMarkers, "");
          if (this.rules.block.fences.test(e) || this.rules.block.heading.test(e) || this.rules.block.hr.test(e)) break;
         }
         i += "\n" + (!this.options.pedantic && /^ {0,3}(?:=+|-+) *$/.test(g) && this.rules.block.lheading.test(`${u}\n${g}`) ? `    ${c.replace(/^ {0,3}/, "")}` : g), 
         o = !0;
        }
        k = !g.trim(), e = e.substring(h.length + 1), u = c.slice(d);
       }
      }
      let f = n.slice(c, r());
      l.loose || (o ? l.loose = !0 : this.rules.other.doubleBlankLine.test(f) && (o = !0)), 
      l.items.push({
       type: "list_item",
       raw: f,
       task: !!this.options.gfm && this.rules.other.listIsTask.test(i),
       loose: !1,
       text: i,
       tokens: []
      });
     }
     let c = l.items.at(-1);
     if (!c) return;
     c.raw = c.raw.trimEnd(), c.text = c.text.trimEnd(), l.raw = n.slice(0, r()).trimEnd();
     let h = [];
     for (let e of l.items) if (this.lexer.state.top = !1, h.push(this.lexer.inlineQueue.length), 
     e.tokens = this.lexer.blockTokens(e.text, []), !l.loose) {
      let t = e.tokens.filter(e => "space" === e.type), n = t.length > 0 && t.some(e => this.rules.other.anyLine.test(e.raw));
      l.loose = n;
     }
     for (let e = 0; e < l.items.length; e++) {
      let t = l.items[e], n = t.tokens[0];
      if (!t.task || "text" !== n?.type && "paragraph" !== n?.type) t.task && (t.task = !1); else {
       t.text = t.text.replace(this.rules.other.listReplaceTask, ""), n.raw = n.raw.replace(this.rules.other.listReplaceTask, ""), 
       n.text = n.text.replace(this.rules.other.listReplaceTask, "");
       let r = this.lexer.inlineQueue;
       for (let t = h[e]; t < r.length; t++) if (r[t].tokens === n.tokens) {
        r[t].src = r[t].src.replace(this.rules.other.listReplaceTask, "");
        break;
       }
       let s = this.rules.other.listTaskCheckbox.exec(t.raw);
       if (s) {
        let e = {
         type: "checkbox",
         raw: s[0] + " ",
         checked: "[ ]" !== s[0]
        };
        t.checked = e.checked, l.loose ? t.tokens[0] && [ "paragraph", "text" ].includes(t.tokens[0].type) && "tokens" in t.tokens[0] && t.tokens[0].tokens ? (t.tokens[0].raw = e.raw + t.tokens[0].raw, 
        t.tokens[0].text = e.raw + t.tokens[0].text, t.tokens[0].tokens.unshift(e)) : t.tokens.unshift({
         type: "paragraph",
         raw: e.raw,
         text: e.raw,
         tokens: [ e ]
        }) : t.tokens.unshift(e);
       }
      }
     }
     if (l.loose) for (let e of l.items) {
      e.loose = !0;
      for (let t of e.tokens) "text" === t.type && (t.type = "paragraph");
     }
     return l;
    }
   }
   html(e) {
    let t = this.rules.block.html.exec(e);
    if (t) {
     if ("paragraph" === this.lexer.state.lastToken?.type && !this.rules.other.htmlBeginRegex(4).test(e)) return;
     let n = Re(t[0]);
     return {
      type: "html",
      block: !0,
      raw: n,
      pre: "pre" === t[1] || "script" === t[1] || "style" === t[1],
      text: n
     };
    }
   }
   def(e) {
    let t = this.rules.block.def.exec(e);
    if (t) {
     if (!this.rules.other.startAngleBracket.test(t[2]) && -1 !== Te(t[2], "()")) return;
     let e = Ae(t[1]), n = t[2] ? t[2].replace(this.rules.other.hrefBrackets, "$1").replace(this.rules.inline.anyPunctuation, "$1") : "", r = t[3] ? t[3].substring(1, t[3].length - 1).replace(this.rules.inline.anyPunctuation, "$1") : t[3];
     return {
      type: "def",
      tag: e,
      raw: ye(t[0], "\n"),
      href: n,
      title: r
     };
    }
   }
   table(e) {
    let t = this.rules.block.table.exec(e);
    if (!t || !this.rules.other.tableDelimiter.test(t[2])) return;
    let n = $e(t[1]), r = t[2].replace(this.rules.other.tableAlignChars, "").split("|"), s = t[3]?.trim() ? t[3].replace(this.rules.other.tableRowBlankLine, "").split("\n") : [], i = {
     type: "table",
     raw: ye(t[0], "\n"),
     header: [],
     align: [],
     rows: []
    };
    if (n.length === r.length) {
     for (let e of r) this.rules.other.tableAlignRight.test(e) ? i.align.push("right") : this.rules.other.tableAlignCenter.test(e) ? i.align.push("center") : this.rules.other.tableAlignLeft.test(e) ? i.align.push("left") : i.align.push(null);
     for (let e = 0; e < n.length; e++) i.header.push({
      text: n[e],
      tokens: this.lexer.inline(n[e]),
      header: !0,
      align: i.align[e]
     });
     for (let e of s) i.rows.push($e(e, i.header.length).map((e, t) => ({
      text: e,
      tokens: this.lexer.inline(e),
      header: !1,
      align: i.align[t]
     })));
     return i;
    }
   }
   lheading(e) {
    let t = this.rules.block.lheading.exec(e);
    if (t) {
     let e = t[1].trim();
     return {
      type: "heading",
      raw: ye(t[0], "\n"),
      depth: "=" === t[2].charAt(0) ? 1 : 2,
      text: e,
      tokens: this.lexer.inline(e)
     };
    }
   }
   paragraph(e) {
    let t = this.rules.block.paragraph.exec(e);
    if (t) {
     let e = "\n" === t[1].charAt(t[1].length - 1) ? t[1].slice(0, -1) : t[1];
     return {
      type: "paragraph",
      raw: t[0],
      text: e,
      tokens: this.lexer.inline(e)
     };
    }
   }
   text(e) {
    let t = this.rules.block.text.exec(e);
    if (t) return {
     type: "text",
     raw: t[0],
     text: t[0],
     tokens: this.lexer.inline(t[0])
    };
   }
   escape(e) {
    if (92 !== e.charCodeAt(0)) return;
    let t = this.rules.inline.escape.exec(e);
    return t ? {
     type: "escape",
     raw: t[0],
     text: t[1]
    } : void 0;
   }
   tag(e) {
    if (60 !== e.charCodeAt(0)) return;
    let t = this.rules.inline.tag.exec(e);
    return t ? (!this.lexer.state.inLink && this.rules.other.startATag.test(t[0]) ? this.lexer.state.inLink = !0 : this.lexer.state.inLink && this.rules.other.endATag.test(t[0]) && (this.lexer.state.inLink = !1), 
    !this.lexer.state.inRawBlock && this.rules.other.startPreScriptTag.test(t[0]) ? this.lexer.state.inRawBlock = !0 : this.lexer.state.inRawBlock && this.rules.other.endPreScriptTag.test(t[0]) && (this.lexer.state.inRawBlock = !1), 
    {
     type: "html",
     raw: t[0],
     inLink: this.lexer.state.inLink,
     inRawBlock: this.lexer.state.inRawBlock,
     block: !1,
     text: t[0]
    }) : void 0;
   }
   link(e) {
    if (!1 === this.lexer.state.linkParenPossible) return;
    let t = e.charCodeAt(0);
    if (91 !== t && 33 !== t) return;
    let n = this.rules.inline.link.exec(e);
    if (n) {
     let t = "!" === n[0].charAt(0) ? 2 : 1;
     if (!this.options.pedantic && Le(e, n[1], t, this.rules)) return;
     let r = n[2].trim();
     if (!this.options.pedantic && this.rules.other.startAngleBracket.test(r)) {
      if (!this.rules.other.endAngleBracket.test(r)) return;
      let e = ye(r.slice(0, -1), "\\");
      if ((r.length - e.length) % 2 == 0) return;
     } else {
      let e = Te(n[2], "()");
      if (-2 === e) return;
      if (e > -1) {
       let t = (0 === n[0].indexOf("!") ? 5 : 4) + n[1].length + e;
       n[2] = n[2].substring(0, e), n[0] = n[0].substring(0, t).trim(), n[3] = "";
      }
     }
     let s = ye(n[0].slice(0, -1), "\\");
     if ((n[0].length - s.length) % 2 == 0) return;
     let i = n[2], l = "";
     if (this.options.pedantic) {
      let e = this.rules.other.pedanticHrefTitle.exec(i);
      e && (i = e[1], l = e[3]);
     } else l = n[3] ? n[3].slice(1, -1) : "";
     return i = i.trim(), this.rules.other.startAngleBracket.test(i) && (i = this.options.pedantic && !this.rules.other.endAngleBracket.test(r) ? i.slice(1) : i.slice(1, -1)), 
     Ee(n, {
      href: i && i.replace(this.rules.inline.anyPunctuation, "$1"),
      title: l && l.replace(this.rules.inline.anyPunctuation, "$1")
     }, n[0], this.lexer, this.rules);
    }
   }
   reflink(e, t) {
    let n, r = e.charCodeAt(0);
    if ((91 === r || 33 === r) && ((n = this.rules.inline.reflink.exec(e)) || (n = this.rules.inline.nolink.exec(e)))) {
     let r = "!" === n[0].charAt(0) ? 2 : 1;
     if (!this.options.pedantic && Le(e, n[1], r, this.rules)) return;
     let s = t[Ae(n[2] || n[1])];
     if (!s) {
      let e = n[0].charAt(0);
      return {
       type: "text",
       raw: e,
       text: e
      };
     }
     return Ee(n, s, n[0], this.lexer, this.rules);
    }
   }
   emStrong(e, t, n = "") {
    let r = this.rules.inline.emStrongLDelim.exec(e);
    if (!r || !r[1] && !r[2] && !r[3] && !r[4]) return;
    let s = r[0][0], i = n === s, l = t.length - e.length, a = l;
    for (;!this.options.pedantic && a > 0 && t[a - 1] === s; ) a--;
    let o = [ ...t.slice(Math.max(0, a - 2), a) ].at(-1) ?? "", c = "*" === o || "_" === o || !!this.rules.inline.punctuation.exec(o);
    a < l && (n = o);
    let h = a < l ? c : "*" === n || "_" === n || !!this.rules.inline.punctuation.exec(n);
    if (r[4] && n.match(this.rules.other.unicodeAlphaNumeric)) return;
    let p = r[1] || r[3] || "";
    if (!p || !n || h) {
     let n, h, u = [ ...r[0] ].length - 1, g = u, k = 0, d = l - a + u, f = !(this.options.pedantic || !o.trim() || !p && ("*" !== s || c));
     if ("*" !== s && "_" !== s) return;
     let x = "*" === s ? this.rules.inline.emStrongRDelimAst : this.rules.inline.emStrongRDelimUnd, b = Pe(this, t, s), m = t.length - e.length + u;
     if (b < m) return;
     t = t.slice(-1 * e.length + u);
     let w = b - m;
     for (x.lastIndex = 0; null !== (r = x.exec(t)) && !(r.index > w); ) {
      if (n = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !n) continue;
      if (h = [ ...n ].length, r[3] || r[4]) {
       g += h;
       continue;
      }
      if ((r[5] || r[6] || f) && d % 3 && !((d + h) % 3)) {
       if (i && (r[5] || r[6])) break;
       k += h;
       continue;
      }
      if (g -= h, g > 0) continue;
      h = Math.min(h, h + g + k);
      let t = [ ...r[0] ][0].length, s = e.slice(0, u + r.index + t + h);
      if (Math.min(u, h) % 2) {
       let e = s.slice(1, -1);
       return {
        type: "em",
        raw: s,
        text: e,
        tokens: this.lexer.inlineTokens(e)
       };
      }
      let l = s.slice(2, -2);
      return {
       type: "strong",
       raw: s,
       text: l,
       tokens: this.lexer.inlineTokens(l)
      };
     }
    }
   }
   codespan(e) {
    if (96 !== e.charCodeAt(0)) return;
    let t = this.rules.inline.code.exec(e);
    if (t) {
     let e = t[2].replace(this.rules.other.newLineCharGlobal, " "), n = this.rules.other.nonSpaceChar.test(e), r = this.rules.other.startingSpaceChar.test(e) && this.rules.other.endingSpaceChar.test(e);
     return n && r && (e = e.substring(1, e.length - 1)), {
      type: "codespan",
      raw: t[0],
      text: e
     };
    }
   }
   br(e) {
    let t = e.charCodeAt(0);
    if (32 !== t && 92 !== t && 10 !== t) return;
    let n = this.rules.inline.br.exec(e);
    return n ? {
     type: "br",
     raw: n[0]
    } : void 0;
   }
   del(e, t, n = "") {
    if (126 !== e.charCodeAt(0)) return;
    let r = this.rules.inline.delLDelim.exec(e);
    if (r && (!r[1] || !n || this.rules.inline.punctuation.exec(n))) {
     let n, s, i = [ ...r[0] ].length - 1, l = i, a = this.rules.inline.delRDelim, o = Ce(this, t), c = t.length - e.length + i;
     if (o < c) return;
     t = t.slice(-1 * e.length + i);
     let h = o - c;
     for (a.lastIndex = 0; null !== (r = a.exec(t)) && !(r.index > h); ) {
      if (n = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !n || (s = [ ...n ].length, 
      s !== i)) continue;
      if (r[3] || r[4]) {
       l += s;
       continue;
      }
      if (l -= s, l > 0) continue;
      s = Math.min(s, s + l);
      let t = [ ...r[0] ][0].length, a = e.slice(0, i + r.index + t + s), o = a.slice(i, -i);
      return {
       type: "del",
       raw: a,
       text: o,
       tokens: this.lexer.inlineTokens(o)
      };
     }
    }
   }
   autolink(e) {
    if (60 !== e.charCodeAt(0)) return;
    let t = this.rules.inline.autolink.exec(e);
    if (t) {
     let e, n;
     return "@" === t[2] ? (e = t[1], n = "mailto:" + e) : (e = t[1], n = e), {
      type: "link",
      raw: t[0],
      text: e,
      href: n,
      autolink: !0,
      tokens: [ {
       type: "text",
       raw: e,
       text: e
      } ]
     };
    }
   }
   url(e) {
    let t;
    if (t = this.rules.inline.url.exec(e)) {
     let e, n;
     if ("@" === t[2]) e = t[0], n = "mailto:" + e; else {
      let r;
      do {
       r = t[0], t[0] = this.rules.inline._backpedal.exec(t[0])?.[0] ?? "";
      } while (r !== t[0]);
      e = t[0], n = "www." === t[1] ? "http://" + t[0] : t[0];
     }
     return {
      type: "link",
      raw: t[0],
      text: e,
      href: n,
      autolink: !0,
      tokens: [ {
       type: "text",
       raw: e,
       text: e
      } ]
     };
    }
   }
   inlineText(e) {
    let t = this.rules.inline.text.exec(e);
    if (t) {
     let e = this.lexer.state.inRawBlock;
     return {
      type: "text",
      raw: t[0],
      text: e ? t[0] : we(t[0]),
      escaped: e
     };
    }
   }
  }, qe = class e {
   tokens;
   options;
   state;
   inlineQueue;
   tokenizer;
   constructor(e) {
    this.tokens = [], this.tokens.links = Object.create(null), this.options = e || s, 
    this.options.tokenizer = this.options.tokenizer || new Be, this.tokenizer = this.options.tokenizer, 
    this.tokenizer.options = this.options, this.tokenizer.lexer = this, this.inlineQueue = [], 
    this.state = {
     inLink: !1,
     inRawBlock: !1,
     linkEmitted: !1,
     linkParenPossible: !0,
     top: !0
    };
    let t = {
     other: h,
     block: de.normal,
     inline: fe.normal
    };
    this.options.pedantic ? (t.block = de.pedantic, t.inline = fe.pedantic) : this.options.gfm && (t.block = de.gfm, 
    this.options.breaks ? t.inline = fe.breaks : t.inline = fe.gfm), this.tokenizer.rules = t;
   }
   static get rules() {
    return {
     block: de,
     inline: fe
    };
   }
   static lex(t, n) {
    return new e(n).lex(t);
   }
   static lexInline(t, n) {
    return new e(n).inlineTokens(t);
   }
   lex(e) {
    e = e.replace(h.carriageReturn, "\n"), this.blockTokens(e, this.tokens);
    for (let e = 0; e < this.inlineQueue.length; e++) {
     let t = this.inlineQueue[e];
     this.state.inRawBlock = !1, this.inlineTokens(t.src, t.tokens);
    }
    return this.inlineQueue = [], this.tokens;
   }
   blockTokens(e, t = [], n = !1) {
    this.tokenizer.lexer = this;
    let r = this.state.lastToken;
    this.options.pedantic && (e = e.replace(h.tabCharGlobal, "    ").replace(h.spaceLine, ""));
    let s, i = 1 / 0, l = this.options.gfm && !this.options.pedantic && this.tokenizer.paragraph === Be.prototype.paragraph;
    for (;e; ) {
     if (!(e.length < i)) {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
     let r;
     if (i = e.length, this.state.lastToken = t.at(-1), this.options.extensions?.block?.some(n => !!(r = n.call({
      lexer: this
     }, e, t)) && (e = e.substring(r.raw.length), t.push(r), !0))) continue;
     if (r = this.tokenizer.space(e)) {
      e = e.substring(r.raw.length);
      let n = t.at(-1);
      1 === r.raw.length && void 0 !== n ? n.raw += "\n" : t.push(r);
      continue;
     }
     if (r = this.tokenizer.code(e)) {
      e = e.substring(r.raw.length);
      let n = t.at(-1);
      "paragraph" === n?.type || "text" === n?.type ? (n.raw += (n.raw.endsWith("\n") ? "" : "\n") + r.raw, 
      n.text += "\n" + r.text, this.inlineQueue.at(-1).src = n.text) : t.push(r);
      continue;
     }
     if (r = this.tokenizer.fences(e)) {
      e = e.substring(r.raw.length), t.push(r);
      continue;
     }
     if (r = this.tokenizer.heading(e)) {
      e = e.substring(r.raw.length), t.push(r);
      continue;
     }
     if (r = this.tokenizer.hr(e)) {
      e = e.substring(r.raw.length), t.push(r);
      continue;
     }
     if (r = this.tokenizer.blockquote(e)) {
      e = e.substring(r.raw.length), t.push(r);
      continue;
     }
     if (r = this.tokenizer.list(e)) {
      e = e.substring(r.raw.length), t.push(r);
      continue;
     }
     if (r = this.tokenizer.html(e)) {
      e = e.substring(r.raw.length), t.push(r);
      continue;
     }
     if (r = this.tokenizer.def(e)) {
      e = e.substring(r.raw.length);
      let n = t.at(-1);
      "paragraph" === n?.type || "text" === n?.type ? (n.raw += (n.raw.endsWith("\n") ? "" : "\n") + r.raw, 
      n.text += "\n" + r.raw, this.inlineQueue.at(-1).src = n.text) : (this.tokens.links[r.tag] || (this.tokens.links[r.tag] = {
       href: r.href,
       title: r.title
      }), t.push(r));
      continue;
     }
     if (r = this.tokenizer.table(e)) {
      e = e.substring(r.raw.length), t.push(r);
      continue;
     }
     if (r = this.tokenizer.lheading(e)) {
      e = e.substring(r.raw.length), t.push(r);
      continue;
     }
     let a = e;
     if (this.options.extensions?.startBlock) {
      let t, n = 1 / 0, r = e.slice(1);
      this.options.extensions.startBlock.forEach(e => {
       t = e.call({
        lexer: this
       }, r), "number" == typeof t && t >= 0 && (n = Math.min(n, t));
      }), n < 1 / 0 && n >= 0 && (a = e.substring(0, n + 1));
     }
     if (this.state.top && (r = this.tokenizer.paragraph(a))) {
      let i = t.at(-1);
      (n || i === s && l) && "paragraph" === i?.type ? (i.raw += (i.raw.endsWith("\n") ? "" : "\n") + r.raw, 
      i.text += "\n" + r.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = i.text, 
      s = i) : (t.push(r), s = r), n = a.length !== e.length, e = e.substring(r.raw.length);
      continue;
     }
     if (r = this.tokenizer.text(e)) {
      e = e.substring(r.raw.length);
      let n = t.at(-1);
      "text" === n?.type ? (n.raw += (n.raw.endsWith("\n") ? "" : "\n") + r.raw, n.text += "\n" + r.text, 
      this.inlineQueue.pop(), this.inlineQueue.at(-1).src = n.text) : t.push(r);
      continue;
     }
     if (e) {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
    }
    return this.state.top = !0, this.state.lastToken = r, t;
   }
   inline(e, t = []) {
    return this.inlineQueue.push({
     src: e,
     tokens: t
    }), t;
   }
   linkInText(e) {
    if (!e.includes("[")) return !1;
    let t = this.tokenizer.rules.inline.link;
    for (let n of e.matchAll(this.tokenizer.rules.inline.blockSkip)) if (t.test(n[0]) && "!" !== e.charAt(n.index - 1)) return !0;
    for (let t of e.matchAll(this.tokenizer.rules.inline.reflinkSearch)) {
     let e = t[0], n = e.lastIndexOf("[");
     if ("!" !== e.charAt(0) && Object.hasOwn(this.tokens.links, Ae(e.slice(n + 1, -1))) && !(n > 1 && this.linkInText(e.slice(1, n - 1)))) return !0;
    }
    return !1;
   }
   inlineTokens(e, t = []) {
    this.tokenizer.lexer = this;
    let n = this.state.linkParenPossible;
    this.state.linkParenPossible = e.includes(")");
    try {
     return this.#e(e, t);
    } finally {
     this.state.linkParenPossible = n;
    }
   }
   #e(e, t) {
    let n = e.includes("*") || e.includes("_") || e.includes("~"), r = n || this.options.hooks?.emStrongMask || this.tokenizer.emStrong !== Be.prototype.emStrong || this.tokenizer.del !== Be.prototype.del ? this.#t(e) : e;
    if (!n) return this.#n(e, r, t);
    !function(e, t) {
     let n = _e(t), r = ze.get(e);
     r ? r.push(n) : ze.set(e, [ n ]);
    }(this.tokenizer, r);
    try {
     return this.#n(e, r, t);
    } finally {
     !function(e) {
      let t = ze.get(e);
      t && (t.pop(), 0 === t.length && ze.delete(e));
     }(this.tokenizer);
    }
   }
   #n(e, t, n) {
    let r = !1, s = "", i = 1 / 0;
    for (;e; ) {
     if (!(e.length < i)) {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
     let l;
     if (i = e.length, r || (s = ""), r = !1, this.options.extensions?.inline?.some(t => !!(l = t.call({
      lexer: this
     }, e, n)) && (e = e.substring(l.raw.length), n.push(l), !0))) continue;
     if (l = this.tokenizer.escape(e)) {
      e = e.substring(l.raw.length), n.push(l);
      continue;
     }
     if (l = this.tokenizer.tag(e)) {
      e = e.substring(l.raw.length), n.push(l);
      continue;
     }
     if (l = this.tokenizer.link(e)) {
      e = e.substring(l.raw.length), n.push(l);
      continue;
     }
     if (l = this.tokenizer.reflink(e, this.tokens.links)) {
      e = e.substring(l.raw.length);
      let t = n.at(-1);
      "text" === l.type && "text" === t?.type ? (t.raw += l.raw, t.text += l.text) : n.push(l);
      continue;
     }
     let a = e[0];
     if ("*" === a || "_" === a) {
      let i = t.length - e.length;
      if (Pe(this.tokenizer, t, a) <= i) {
       let t = 1;
       for (;t < e.length && e.charCodeAt(t) === a.charCodeAt(0); ) t++;
       let i = e.substring(0, t), l = n.at(-1);
       "text" !== l?.type || l.escaped ? n.push({
        type: "text",
        raw: i,
        text: i,
        escaped: !1
       }) : (l.raw += i, l.text += i), e = e.substring(t), s = a, r = !0;
       continue;
      }
     } else if ("~" === a) {
      let i = t.length - e.length;
      if (Ce(this.tokenizer, t) <= i) {
       let t = 1;
       for (;t < e.length && 126 === e.charCodeAt(t); ) t++;
       let i = e.substring(0, t), l = n.at(-1);
       "text" !== l?.type || l.escaped ? n.push({
        type: "text",
        raw: i,
        text: i,
        escaped: !1
       }) : (l.raw += i, l.text += i), e = e.substring(t), s = a, r = !0;
       continue;
      }
     }
     if (l = this.tokenizer.emStrong(e, t, s)) {
      e = e.substring(l.raw.length), n.push(l);
      continue;
     }
     if (l = this.tokenizer.codespan(e)) {
      e = e.substring(l.raw.length), n.push(l);
      continue;
     }
     if (l = this.tokenizer.br(e)) {
      e = e.substring(l.raw.length), n.push(l);
      continue;
     }
     if (l = this.tokenizer.del(e, t, s)) {
      e = e.substring(l.raw.length), n.push(l);
      continue;
     }
     if (l = this.tokenizer.autolink(e)) {
      e = e.substring(l.raw.length), n.push(l);
      continue;
     }
     if (!this.state.inLink && (l = this.tokenizer.url(e))) {
      e = e.substring(l.raw.length), n.push(l);
      continue;
     }
     let o = e;
     if (this.options.extensions?.startInline) {
      let t, n = 1 / 0, r = e.slice(1);
      this.options.extensions.startInline.forEach(e => {
       t = e.call({
        lexer: this
       }, r), "number" == typeof t && t >= 0 && (n = Math.min(n, t));
      }), n < 1 / 0 && n >= 0 && (o = e.substring(0, n + 1));
     }
     if (l = this.tokenizer.inlineText(o)) {
      e = e.substring(l.raw.length), "_" !== l.raw.slice(-1) && (s = l.raw.slice(-1)), 
      r = !0;
      let t = n.at(-1);
      "text" === t?.type ? (t.raw += l.raw, t.text += l.text) : n.push(l);
      continue;
     }
     if (e) {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
    }
    return n;
   }
   #r(e) {
    let t, {blockSkip: n, tag: r, autolink: s} = this.tokenizer.rules.inline, i = "", l = 0;
    for (n.lastIndex = 0; t = n.exec(e); ) {
     let a = t.index + (t[2] ? t[2].length : 0), o = t.index + t[0].length;
     if ("<" === e.charAt(a)) {
      let t = e.slice(a), i = r.exec(t) || s.exec(t);
      if (!i) {
       n.lastIndex = a + 1;
       continue;
      }
      o = a + i[0].length, n.lastIndex = o;
     }
     i += e.slice(l, a) + "[" + "a".repeat(o - a - 2) + "]", l = o;
    }
    return i + e.slice(l);
   }
   #t(e) {
    let t = e;
    if (this.tokens.links && e.includes("[")) {
     let e = this.tokenizer.rules.inline.reflinkSearch, n = t => {
      let r = t.lastIndexOf("[");
      if (!Object.hasOwn(this.tokens.links, Ae(t.slice(r + 1, -1)))) return t;
      if (r > 1 && "!" !== t.charAt(0)) {
       let s = t.slice(1, r - 1);
       if (this.linkInText(s)) return "[" + s.replace(e, n) + "][" + "a".repeat(t.length - r - 2) + "]";
      }
      return "[" + "a".repeat(t.length - 2) + "]";
     };
     t = t.replace(e, n);
    }
    return t = t.replace(this.tokenizer.rules.inline.anyPunctuationOutsideCode, (e, t, n) => n ? "+".repeat(e.length) : t ? t + e.slice(t.length, -t.length).replace(/`/g, "+") + t : e), 
    t = this.#r(t), t = this.options.hooks?.emStrongMask?.call({
     lexer: this
    }, t) ?? t, t;
   }
   infiniteLoopError(e) {
    let t = "Infinite loop on byte: " + e;
    if (!this.options.silent) throw new Error(t);
    console.error(t);
   }
  }, ve = class {
   options;
   parser;
   constructor(e) {
    this.options = e || s;
   }
   space(e) {
    return "";
   }
   code({text: e, lang: t, escaped: n}) {
    let r = (t || "").match(h.notSpaceStart)?.[0], s = e ? e.replace(h.endingNewline, "") + "\n" : "";
    return r ? '<pre><code class="language-' + me(r) + '">' + (n ? s : me(s, !0)) + "</code></pre>\n" : "<pre><code>" + (n ? s : me(s, !0)) + "</code></pre>\n";
   }
   blockquote({tokens: e}) {
    return `<blockquote>\n${this.parser.parse(e)}</blockquote>\n`;
   }
   html({text: e}) {
    return e;
   }
   def(e) {
    return "";
   }
   heading({tokens: e, depth: t}) {
    return `<h${t}>${this.parser.parseInline(e)}</h${t}>\n`;
   }
   hr(e) {
    return "<hr>\n";
   }
   list(e) {
    let t = e.ordered, n = e.start, r = "";
    for (let t = 0; t < e.items.length; t++) {
     let n = e.items[t];
     r += this.listitem(n);
    }
    let s = t ? "ol" : "ul";
    return "<" + s + (t && 1 !== n ? ' start="' + n + '"' : "") + ">\n" + r + "</" + s + ">\n";
   }
   listitem(e) {
    return `<li>${this.parser.parse(e.tokens)}</li>\n`;
   }
   checkbox({checked: e}) {
    return "<input " + (e ? 'checked="" ' : "") + 'disabled="" type="checkbox"> ';
   }
   paragraph({tokens: e}) {
    return `<p>${this.parser.parseInline(e)}</p>\n`;
   }
   table(e) {
    let t = "", n = "";
    for (let t = 0; t < e.header.length; t++) n += this.tablecell(e.header[t]);
    t += this.tablerow({
     text: n
    });
    let r = "";
    for (let t = 0; t < e.rows.length; t++) {
     let s = e.rows[t];
     n = "";
     for (let e = 0; e < s.length; e++) n += this.tablecell(s[e]);
     r += this.tablerow({
      text: n
     });
    }
    return r && (r = `<tbody>${r}</tbody>`), "<table>\n<thead>\n" + t + "</thead>\n" + r + "</table>\n";
   }
   tablerow({text: e}) {
    return `<tr>\n${e}</tr>\n`;
   }
   tablecell(e) {
    let t = this.parser.parseInline(e.tokens), n = e.header ? "th" : "td";
    return (e.align ? `<${n} align="${e.align}">` : `<${n}>`) + t + `</${n}>\n`;
   }
   strong({tokens: e}) {
    return `<strong>${this.parser.parseInline(e)}</strong>`;
   }
   em({tokens: e}) {
    return `<em>${this.parser.parseInline(e)}</em>`;
   }
   codespan({text: e}) {
    return `<code>${me(e, !0)}</code>`;
   }
   br(e) {
    return "<br>";
   }
   del({tokens: e}) {
    return `<del>${this.parser.parseInline(e)}</del>`;
   }
   link({href: e, title: t, text: n, tokens: r, autolink: s}) {
    let i = s ? me(n, !0) : this.parser.parseInline(r), l = Se(e);
    if (null === l) return i;
    let a = '<a href="' + (e = me(l, s)) + '"';
    return t && (a += ' title="' + me(t) + '"'), a += ">" + i + "</a>", a;
   }
   image({href: e, title: t, text: n, tokens: r}) {
    r && (n = this.parser.parseInline(r, this.parser.textRenderer));
    let s = Se(e);
    if (null === s) return me(n);
    let i = `<img src="${me(e = s)}" alt="${me(n)}"`;
    return t && (i += ` title="${me(t)}"`), i += ">", i;
   }
   text(e) {
    return "tokens" in e && e.tokens ? this.parser.parseInline(e.tokens) : "escaped" in e && e.escaped ? e.text : me(e.text);
   }
  }, Ze = class {
   parser;
   strong({text: e, tokens: t}) {
    return t ? this.parser.parseInline(t, this) : e;
   }
   em({text: e, tokens: t}) {
    return t ? this.parser.parseInline(t, this) : e;
   }
   codespan({text: e}) {
    return e;
   }
   del({text: e, tokens: t}) {
    return t ? this.parser.parseInline(t, this) : e;
   }
   html({text: e}) {
    return e;
   }
   text({text: e}) {
    return e;
   }
   link({text: e, tokens: t}) {
    return t ? this.parser.parseInline(t, this) : e;
   }
   image({text: e, tokens: t}) {
    return t ? this.parser.parseInline(t, this) : e;
   }
   br() {
    return "\n";
   }
   checkbox({raw: e}) {
    return e;
   }
  }, De = class e {
   options;
   renderer;
   textRenderer;
   constructor(e) {
    this.options = e || s, this.options.renderer = this.options.renderer || new ve, 
    this.renderer = this.options.renderer, this.renderer.options = this.options, this.renderer.parser = this, 
    this.textRenderer = new Ze, this.textRenderer.parser = this;
   }
   static parse(t, n) {
    return new e(n).parse(t);
   }
   static parseInline(t, n) {
    return new e(n).parseInline(t);
   }
   parse(e) {
    this.renderer.parser = this;
    let t = "";
    for (let n = 0; n < e.length; n++) {
     let r = e[n];
     if (this.options.extensions?.renderers?.[r.type]) {
      let e = r, n = this.options.extensions.renderers[e.type].call({
       parser: this
      }, e);
      if (!1 !== n || ![ "space", "hr", "heading", "code", "table", "blockquote", "list", "checkbox", "html", "def", "paragraph", "text" ].includes(e.type)) {
       t += !1 === n ? "" : n ?? "";
       continue;
      }
     }
     let s = r;
     switch (s.type) {
     case "space":
      t += this.renderer.space(s);
      break;

     case "hr":
      t += this.renderer.hr(s);
      break;

     case "heading":
      t += this.renderer.heading(s);
      break;

     case "code":
      t += this.renderer.code(s);
      break;

     case "table":
      t += this.renderer.table(s);
      break;

     case "blockquote":
      t += this.renderer.blockquote(s);
      break;

     case "list":
      t += this.renderer.list(s);
      break;

     case "checkbox":
      t += this.renderer.checkbox(s);
      break;

     case "html":
      t += this.renderer.html(s);
      break;

     case "def":
      t += this.renderer.def(s);
      break;

     case "paragraph":
      t += this.renderer.paragraph(s);
      break;

     case "text":
      t += this.renderer.text(s);
      break;

     default:
      {
       let e = 'Token with "' + s.type + '" type was not found.';
       if (this.options.silent) return console.error(e), "";
       throw new Error(e);
      }
     }
    }
    return t;
   }
   parseInline(e, t = this.renderer) {
    this.renderer.parser = this;
    let n = "";
    for (let r = 0; r < e.length; r++) {
     let s = e[r];
     if (this.options.extensions?.renderers?.[s.type]) {
      let e = this.options.extensions.renderers[s.type].call({
       parser: this
      }, s);
      if (!1 !== e || ![ "escape", "html", "link", "image", "checkbox", "strong", "em", "codespan", "br", "del", "text" ].includes(s.type)) {
       n += !1 === e ? "" : e ?? "";
       continue;
      }
     }
     let i = s;
     switch (i.type) {
     case "escape":
     case "text":
      n += t.text(i);
      break;

     case "html":
      n += t.html(i);
      break;

     case "link":
      n += t.link(i);
      break;

     case "image":
      n += t.image(i);
      break;

     case "checkbox":
      n += t.checkbox(i);
      break;

     case "strong":
      n += t.strong(i);
      break;

     case "em":
      n += t.em(i);
      break;

     case "codespan":
      n += t.codespan(i);
      break;

     case "br":
      n += t.br(i);
      break;

     case "del":
      n += t.del(i);
      break;

     default:
      {
       let e = 'Token with "' + i.type + '" type was not found.';
       if (this.options.silent) return console.error(e), "";
       throw new Error(e);
      }
     }
    }
    return n;
   }
  }, Me = class {
   options;
   block;
   constructor(e) {
    this.options = e || s;
   }
   static passThroughHooks=new Set([ "preprocess", "postprocess", "processAllTokens", "emStrongMask" ]);
   static passThroughHooksRespectAsync=new Set([ "preprocess", "postprocess", "processAllTokens" ]);
   preprocess(e) {
    return e;
   }
   postprocess(e) {
    return e;
   }
   processAllTokens(e) {
    return e;
   }
   emStrongMask(e) {
    return e;
   }
   provideLexer(e = this.block) {
    return e ? qe.lex : qe.lexInline;
   }
   provideParser(e = this.block) {
    return e ? De.parse : De.parseInline;
   }
  };
  function Oe(e, t) {
   if (Array.isArray(t)) for (let n = 0; n < t.length; n++) e.push(t[n]); else e.push(t);
  }
  var Qe = new class {
   defaults=r();
   options=this.setOptions;
   parse=this.parseMarkdown(!0);
   parseInline=this.parseMarkdown(!1);
   Parser=De;
   Renderer=ve;
   TextRenderer=Ze;
   Lexer=qe;
   Tokenizer=Be;
   Hooks=Me;
   constructor(...e) {
    this.use(...e);
   }
   walkTokens(e, t) {
    let n = [];
    for (let r of e) switch (Oe(n, t.call(this, r)), r.type) {
    case "table":
     {
      let e = r;
      for (let r of e.header) Oe(n, this.walkTokens(r.tokens, t));
      for (let r of e.rows) for (let e of r) Oe(n, this.walkTokens(e.tokens, t));
      break;
     }

    case "list":
     {
      let e = r;
      Oe(n, this.walkTokens(e.items, t));
      break;
     }

    default:
     {
      let e = r;
      this.defaults.extensions?.childTokens?.[e.type] ? this.defaults.extensions.childTokens[e.type].forEach(r => {
       let s = e[r].flat(1 / 0);
       Oe(n, this.walkTokens(s, t));
      }) : e.tokens && Oe(n, this.walkTokens(e.tokens, t));
     }
    }
    return n;
   }
   use(...e) {
    let t = this.defaults.extensions || {
     renderers: Object.create(null),
     childTokens: Object.create(null)
    };
    return e.forEach(e => {
     let n = {
      ...e
     };
     if (n.async = this.defaults.async || n.async || !1, e.extensions && (e.extensions.forEach(e => {
      if (!e.name) throw new Error("extension name required");
      if ("renderer" in e) {
       let n = t.renderers[e.name];
       t.renderers[e.name] = n ? function(...t) {
        let r = e.renderer.apply(this, t);
        return !1 === r && (r = n.apply(this, t)), r;
       } : e.renderer;
      }
      if ("tokenizer" in e) {
       if (!e.level || "block" !== e.level && "inline" !== e.level) throw new Error("extension level must be 'block' or 'inline'");
       let n = t[e.level];
       n ? n.unshift(e.tokenizer) : t[e.level] = [ e.tokenizer ], e.start && ("block" === e.level ? t.startBlock ? t.startBlock.push(e.start) : t.startBlock = [ e.start ] : "inline" === e.level && (t.startInline ? t.startInline.push(e.start) : t.startInline = [ e.start ]));
      }
      "childTokens" in e && e.childTokens && (t.childTokens[e.name] = e.childTokens);
     }), n.extensions = t), e.renderer) {
      let t = this.defaults.renderer || new ve(this.defaults);
      for (let n in e.renderer) {
       if (!(n in t)) throw new Error(`renderer '${n}' does not exist`);
       if ([ "options", "parser" ].includes(n)) continue;
       let r = n, s = e.renderer[r], i = t[r];
       t[r] = (...e) => {
        let n = s.apply(t, e);
        return !1 === n && (n = i.apply(t, e)), !1 === n ? "" : n ?? "";
       };
      }
      n.renderer = t;
     }
     if (e.tokenizer) {
      let t = this.defaults.tokenizer || new Be(this.defaults);
      for (let n in e.tokenizer) {
       if (!(n in t)) throw new Error(`tokenizer '${n}' does not exist`);
       if ([ "options", "rules", "lexer" ].includes(n)) continue;
       let r = n, s = e.tokenizer[r], i = t[r];
       t[r] = (...e) => {
        let n = s.apply(t, e);
        return !1 === n && (n = i.apply(t, e)), n;
       };
      }
      n.tokenizer = t;
     }
     if (e.hooks) {
      let t = this.defaults.hooks || new Me;
      for (let n in e.hooks) {
       if (!(n in t)) throw new Error(`hook '${n}' does not exist`);
       if ([ "options", "block" ].includes(n)) continue;
       let r = n, s = e.hooks[r], i = t[r];
       Me.passThroughHooks.has(n) ? t[r] = e => {
        if (t.options.async && Me.passThroughHooksRespectAsync.has(n)) return (async () => {
         let n = await s.call(t, e);
         return i.call(t, n);
        })();
        let r = s.call(t, e);
        return i.call(t, r);
       } : t[r] = (...e) => {
        if (t.options.async) return (async () => {
         let n = await s.apply(t, e);
         return !1 === n && (n = await i.apply(t, e)), n;
        })();
        let n = s.apply(t, e);
        return !1 === n && (n = i.apply(t, e)), n;
       };
      }
      n.hooks = t;
     }
     if (e.walkTokens) {
      let t = this.defaults.walkTokens, r = e.walkTokens;
      n.walkTokens = function(e) {
       let n = [];
       return Oe(n, r.call(this, e)), t && Oe(n, t.call(this, e)), n;
      };
     }
     this.defaults = {
      ...this.defaults,
      ...n
     };
    }), this;
   }
   setOptions(e) {
    return this.defaults = {
     ...this.defaults,
     ...e
    }, this;
   }
   lexer(e, t) {
    return qe.lex(e, t ?? this.defaults);
   }
   parser(e, t) {
    return De.parse(e, t ?? this.defaults);
   }
   parseMarkdown(e) {
    return (t, n) => {
     let r = {
      ...n
     }, s = {
      ...this.defaults,
      ...r
     }, i = this.onError(!!s.silent, !!s.async);
     if (!0 === this.defaults.async && !1 === r.async) return i(new Error("marked(): The async option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));
     if (typeof t > "u" || null === t) return i(new Error("marked(): input parameter is undefined or null"));
     if ("string" != typeof t) return i(new Error("marked(): input parameter is of type " + Object.prototype.toString.call(t) + ", string expected"));
     if (s.hooks && (s.hooks.options = s, s.hooks.block = e), s.async) return (async () => {
      let n = s.hooks ? await s.hooks.preprocess(t) : t, r = await (s.hooks ? await s.hooks.provideLexer(e) : e ? qe.lex : qe.lexInline)(n, s), i = s.hooks ? await s.hooks.processAllTokens(r) : r;
      s.walkTokens && await Promise.all(this.walkTokens(i, s.walkTokens));
      let l = await (s.hooks ? await s.hooks.provideParser(e) : e ? De.parse : De.parseInline)(i, s);
      return s.hooks ? await s.hooks.postprocess(l) : l;
     })().catch(i);
     try {
      s.hooks && (t = s.hooks.preprocess(t));
      let n = (s.hooks ? s.hooks.provideLexer(e) : e ? qe.lex : qe.lexInline)(t, s);
      s.hooks && (n = s.hooks.processAllTokens(n)), s.walkTokens && this.walkTokens(n, s.walkTokens);
      let r = (s.hooks ? s.hooks.provideParser(e) : e ? De.parse : De.parseInline)(n, s);
      return s.hooks && (r = s.hooks.postprocess(r)), r;
     } catch (e) {
      return i(e);
     }
    };
   }
   onError(e, t) {
    return n => {
     if (n.message += "\nPlease report this to https://github.com/markedjs/marked.", 
     e) {
      let e = "<p>An error occurred:</p><pre>" + me(n.message + "", !0) + "</pre>";
      return t ? Promise.resolve(e) : e;
     }
     if (t) return Promise.reject(n);
     throw n;
    };
   }
  };
  function je(e, t) {
   return Qe.parse(e, t);
  }
  je.options = je.setOptions = function(e) {
   return Qe.setOptions(e), je.defaults = Qe.defaults, i(je.defaults), je;
  }, je.getDefaults = r, je.defaults = s, je.use = function(...e) {
   return Qe.use(...e), je.defaults = Qe.defaults, i(je.defaults), je;
  }, je.walkTokens = function(e, t) {
   return Qe.walkTokens(e, t);
  }, je.parseInline = Qe.parseInline, je.Parser = De, je.parser = De.parse, je.Renderer = ve, 
  je.TextRenderer = Ze, je.Lexer = qe, je.lexer = qe.lex, je.Tokenizer = Be, je.Hooks = Me, 
  je.parse = je, je.options, je.setOptions, je.walkTokens, je.parseInline, De.parse, 
  qe.lex;
 }
};
