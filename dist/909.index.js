export const id = 909;

export const ids = [ 909 ];

export const modules = {
 5909: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   announcement: () => announcement,
   shorten: () => shorten
  });
  var full = __webpack_require__(6678);
  var marked_esm = __webpack_require__(8022);
  var dist = __webpack_require__(3194);
  const names = list => list.split(" ");
  const HEADINGS = new Set(names("h1 h2 h3 h4 h5 h6 summary legend dt"));
  const LISTS = new Set(names("ul ol dl menu"));
  const ITEMS = new Set(names("li dd"));
  const ENTRIES = new Set([ ...ITEMS, "dt" ]);
  const QUOTES = new Set([ "blockquote" ]);
  const PARAGRAPHS = new Set([ "p" ]);
  const BLOCKS = new Set([ ...names("address article aside blockquote body center details dialog div fieldset figure footer form header hgroup hr"), ...names("html main nav p pre search section table"), ...HEADINGS, ...LISTS, ...ITEMS ]);
  const EMPHASIS = new Set(names("strong b em i u mark"));
  const CODE = new Set(names("code kbd samp tt"));
  const VOID = new Set(names("area base br col embed hr img input link meta param source track wbr"));
  const RAW = new Set(names("title textarea style xmp iframe noembed noframes script plaintext"));
  const SKIPPED = new Set([ ...names("table pre svg math select object video audio canvas noscript template map datalist figcaption rt rp"), ...names("del s strike"), ...RAW ]);
  const MAX_DEPTH = 100;
  function blocksOf(html) {
   const blocks = [];
   const open = [];
   let runs = [];
   let lineBroken = false;
   let lead;
   const lastEndTags = new Map;
   for (const tag of html.matchAll(/<\/[a-z][a-z0-9]*/gi)) lastEndTags.set(tag[0].slice(2).toLowerCase(), tag.index);
   const lastOpen = among => open.findLastIndex(element => among.has(element.name));
   const inside = among => lastOpen(among) !== -1;
   function endBlock() {
    if (runs.some(run => run.text.trim() !== "")) {
     const heading = lastOpen(HEADINGS);
     const item = lastOpen(ITEMS);
     const kind = heading > item ? "heading" : item !== -1 ? "item" : "paragraph";
     const folded = open.some(element => element.folded);
     lead = {
      kind: kind,
      folded: folded,
      quoted: inside(QUOTES),
      introducesList: false,
      runs: runs
     };
     blocks.push(lead);
    }
    runs = [];
    lineBroken = false;
   }
   function addText(text) {
    if (open.some(element => element.skipped)) return;
    const href = open.findLast(element => element.href !== void 0)?.href;
    const run = {
     text: text,
     href: href,
     code: inside(CODE),
     emphasised: inside(EMPHASIS)
    };
    const last = runs.at(-1);
    if (last && last.href === href && last.code === run.code && last.emphasised === run.emphasised) last.text += text; else runs.push(run);
    if (text.trim() !== "") lineBroken = false;
   }
   function breakLine() {
    if (lineBroken) endBlock();
    addText("\n");
    lineBroken = true;
   }
   function closeFrom(index) {
    if (open.slice(index).some(element => ITEMS.has(element.name))) lead = void 0;
    open.length = index;
   }
   function closeImplied(name) {
    const paragraph = lastOpen(PARAGRAPHS);
    if (paragraph !== -1) closeFrom(paragraph);
    const entry = lastOpen(ENTRIES);
    if (ENTRIES.has(name) && entry > lastOpen(LISTS)) closeFrom(entry);
   }
   function onStartTag({tagName: name, attrs: attrs, location: location}) {
    const attribute = wanted => attrs.find(({name: name}) => name === wanted)?.value;
    const skipped = SKIPPED.has(name) || attribute("hidden") !== void 0;
    if (skipped && (lastEndTags.get(name) ?? -1) < (location?.startOffset ?? 0)) {
     if (RAW.has(name)) addText(`<${name}>`);
     return;
    }
    if (name === "br") return breakLine();
    if (BLOCKS.has(name)) {
     endBlock();
     closeImplied(name);
     if (lead && LISTS.has(name)) lead.introducesList = true;
    }
    if (VOID.has(name)) return;
    if (RAW.has(name)) tokenizer.state = dist.V_.RAWTEXT;
    if (open.length >= MAX_DEPTH) return;
    const href = name === "a" ? attribute("href") : void 0;
    open.push({
     name: name,
     href: href,
     folded: name === "details" && attribute("open") === void 0,
     skipped: skipped
    });
   }
   function onEndTag({tagName: name}) {
    if (BLOCKS.has(name)) endBlock();
    const index = open.findLastIndex(element => element.name === name);
    if (index === -1) return;
    if (BLOCKS.has(name)) closeFrom(index); else open.splice(index, 1);
   }
   const onCharacter = ({chars: chars}) => addText(chars);
   const ignore = () => {};
   const tokenizer = new dist._F({
    sourceCodeLocationInfo: true
   }, {
    onStartTag: onStartTag,
    onEndTag: onEndTag,
    onCharacter: onCharacter,
    onWhitespaceCharacter: onCharacter,
    onEof: endBlock,
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore
   });
   tokenizer.write(html, true);
   return blocks;
  }
  var plain_text = __webpack_require__(499);
  const ELLIPSIS = "\u2026";
  const graphemesOf = new Intl.Segmenter("en", {
   granularity: "grapheme"
  });
  const wordsOf = new Intl.Segmenter("en", {
   granularity: "word"
  });
  const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
  const DANGLING = /[\s.,;:\u2026\u3001\u3002\uff0c\uff1b\uff1a\xb7|/&\p{Pd}\p{Ps}\p{Pi}]/u;
  function shorten(text, graphemes = 120) {
   if (offsetAfter(text, graphemes) === text.length) return text;
   const cut = offsetAfter(text, graphemes - 1);
   const whole = withoutDangling(text.slice(0, wordEnd(text, cut)));
   return (whole || withoutDangling(text.slice(0, cut)) || text.slice(0, cut)) + ELLIPSIS;
  }
  function offsetAfter(text, count) {
   let seen = 0;
   for (const {index: index} of graphemesOf.segment(text)) {
    if (seen === count) return index;
    seen += 1;
   }
   return text.length;
  }
  function wordEnd(text, cut) {
   const words = wordsOf.segment(text.slice(0, cut + 64));
   let end = cut;
   while (end > 0) {
    const before = words.containing(end - 1);
    const after = words.containing(end);
    if (before === void 0 || after === void 0) return end;
    if (after.index === end && (separates(before.segment) || separates(after.segment))) return end;
    end = after.index === end ? before.index : after.index;
   }
   return 0;
  }
  function separates(segment) {
   return /^\s/.test(segment) || UNSPACED.test(segment);
  }
  function withoutDangling(text) {
   let end = text.length;
   while (end > 0 && DANGLING.test(text.charAt(end - 1))) end -= 1;
   return text.slice(0, end);
  }
  const MAX_LENGTH = 32768;
  const NESTED_TOO_DEEP = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm;
  const EMPHASIS_BUDGET = 16e6;
  const ALERT = /^\s*\[!(?:note|tip|important|warning|caution)\]/i;
  const FOOTNOTE = /^ {0,3}\[\^([^\]\s]+)\]:.*(?:\n(?! {0,3}(?:\[\^|```|~~~)).*\S.*)*/gm;
  const FOOTNOTE_REFERENCE = /\[\^([^\]\s]+)\]/g;
  const URL_IN_TEXT = /(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?"'()[\]]/gi;
  const ONLY_URL = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;
  const GITHUB_URL = /^https?:\/\/[^/]+\/[\w.-]+\/[\w.-]+\/(pull|issues|discussions|commit|compare)\/([^/?#]+)/;
  const COMMIT = /\b[0-9a-f]{40}\b/g;
  const EMOJI = new Map(Object.entries(full.A));
  const EMOJI_CODE = /:([a-z0-9_+-]+):/g;
  const VERSIONS = /(?<![\p{L}\d])v?\d[\w.+-]*/giu;
  const ONLY_MENTIONS = /^(?:(?:\s|,|&|\band\b)*@[\w-]+(?:\[bot\])?)+[\s.!]*$/;
  const LETTER = /\p{L}/u;
  const SEEN = /[\p{L}\p{N}\p{So}]/u;
  const COLON_AT_END = /[:\uff1a][\s\p{S}]*$/u;
  const SENTENCE_WITHIN = /[.!?\u2026]\s|[\u3002\uff01\uff1f]/u;
  const SENTENCE_AT_END = /[.!?\u2026\u3002\uff01\uff1f][\s\p{S}\p{Pf}\p{Pe}\p{Cf}\p{M}"']*$/u;
  const POINTER_LENGTH = 32;
  const RANKS = [ "paragraph", "item", "folded paragraph", "folded item", "caption", "heading", "remnant" ];
  function announcement(markdown) {
   let best;
   for (const block of blocksOf(htmlOf(markdown))) {
    const rank = rankOf(block);
    if (rank !== -1 && rank < (best?.rank ?? RANKS.length)) best = {
     block: block,
     rank: rank
    };
   }
   return best ? textOf(best.block, shown) : "";
  }
  function htmlOf(markdown) {
   const source = markdown.slice(0, MAX_LENGTH).replace(/^\ufeff/, "").replace(/\r\n?/g, "\n").replace(NESTED_TOO_DEEP, "");
   let budget = EMPHASIS_BUDGET;
   const withinBudget = rest => {
    if (/^[*_~]/.test(rest)) budget -= rest.length;
    return budget > 0 ? false : void 0;
   };
   const marked = new marked_esm.Dz({
    gfm: true,
    async: false,
    tokenizer: {
     emStrong: withinBudget,
     del: withinBudget
    }
   });
   return marked.parse(withoutFootnotes(source), {
    async: false
   });
  }
  function withoutFootnotes(source) {
   const labels = new Set([ ...source.matchAll(FOOTNOTE) ].map(note => note[1]));
   if (labels.size === 0) return source;
   return source.replace(FOOTNOTE, "").replace(FOOTNOTE_REFERENCE, (reference, label) => labels.has(label) ? "" : reference);
  }
  function rankOf(block) {
   const rank = name => RANKS.indexOf(name);
   if (block.kind === "heading") return SEEN.test(textOf(block, shown)) ? rank("heading") : -1;
   const own = textOf(block, unlinked);
   const links = textOf(block, linked);
   if (!SEEN.test(own + links)) return -1;
   const kind = rank(block.folded ? `folded ${block.kind}` : block.kind);
   if (!says(own)) return says(links) ? block.kind === "item" ? kind : rank("caption") : rank("remnant");
   if (isPointer(block, own, links)) return -1;
   return isCaption(block, own) ? rank("caption") : kind;
  }
  function says(text) {
   return LETTER.test(text.replace(VERSIONS, "")) && !ONLY_MENTIONS.test(text);
  }
  function isCaption(block, own) {
   if (block.kind === "item" && !block.introducesList) return false;
   if (isClauseWithColon(own)) return true;
   return block.runs.every(run => run.emphasised || run.text.trim() === "") && !SENTENCE_AT_END.test(own);
  }
  function isClauseWithColon(own) {
   return COLON_AT_END.test(own) && !SENTENCE_WITHIN.test(own);
  }
  function isPointer(block, own, links) {
   if (!isClauseWithColon(own) || own.length > POINTER_LENGTH || says(links)) return false;
   const leadsTo = block.kind === "item" ? /\/compare\// : /https?:\/\/|www\./i;
   return block.runs.some(run => leadsTo.test(run.href ?? run.text));
  }
  function textOf(block, part) {
   const text = block.runs.map(part).join("");
   return (0, plain_text.w)(block.quoted ? text.replace(ALERT, "") : text);
  }
  function shown({text: text, code: code}) {
   if (code) return text;
   return text.replace(URL_IN_TEXT, reference).replace(COMMIT, sha => sha.slice(0, 7)).replace(EMOJI_CODE, emojiOf);
  }
  function unlinked(run) {
   return run.href === void 0 ? shown({
    ...run,
    text: run.code ? run.text : run.text.replace(URL_IN_TEXT, "")
   }) : "";
  }
  function linked(run) {
   return run.href === void 0 || ONLY_URL.test(run.text) || run.href.includes("/compare/") ? "" : shown(run);
  }
  function reference(url) {
   const [, kind, id = ""] = GITHUB_URL.exec(url) ?? [];
   if (kind === "compare") return id;
   if (kind === "commit") return id.slice(0, 7);
   return kind !== void 0 && /^\d+$/.test(id) ? `#${id}` : url;
  }
  function emojiOf(code, name, offset, text) {
   const neighbours = text.charAt(offset - 1) + text.charAt(offset + code.length);
   if (/^\d+$/.test(name) && /[\da-f]/i.test(neighbours)) return code;
   return EMOJI.get(name) ?? code;
  }
 })
};
