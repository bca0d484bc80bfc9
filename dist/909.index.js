export const id = 909;
export const ids = [909];
export const modules = {

/***/ 5909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  announcement: () => (/* binding */ announcement),
  shorten: () => (/* reexport */ shorten)
});

// EXTERNAL MODULE: ./node_modules/markdown-it-emoji/lib/data/full.mjs
var full = __webpack_require__(6678);
// EXTERNAL MODULE: ./node_modules/marked/lib/marked.esm.js
var marked_esm = __webpack_require__(8022);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(3194);
;// CONCATENATED MODULE: ./src/notification/html-blocks.ts

const names = (list) => list.split(' ');
const HEADINGS = new Set(names('h1 h2 h3 h4 h5 h6 summary legend dt'));
const LISTS = new Set(names('ul ol dl menu'));
const ITEMS = new Set(names('li dd'));
const QUOTES = new Set(['blockquote']);
const PARAGRAPHS = new Set(['p']);
const BLOCKS = new Set([
    ...names('address article aside blockquote body center details dialog div fieldset figure footer form header hgroup hr'),
    ...names('html main nav p pre search section table'),
    ...HEADINGS,
    ...LISTS,
    ...ITEMS,
]);
const EMPHASIS = new Set(names('strong b em i u mark'));
const CODE = new Set(names('code kbd samp tt'));
const VOID = new Set(names('area base br col embed hr img input link meta param source track wbr'));
/** Whatever looks like a tag or a comment inside these is raw text. */
const RAW = new Set(names('title textarea style xmp iframe noembed noframes script plaintext'));
/** What announces nothing (tables, code blocks), is no text, or has been taken back by its author (struck out). */
const SKIPPED = new Set([
    ...names('table pre svg math select object video audio canvas noscript template map datalist figcaption rt rp'),
    ...names('del s strike'),
    ...RAW,
]);
/** Elements nested deeper than this do not count, so that hostile notes cost no more than long ones. */
const MAX_DEPTH = 100;
/**
 * The blocks of text that HTML shows, in their order. Only the tokens are taken from the HTML parser: the tree that a
 * browser builds of misnested tags can be quadratic in size, and reading text needs no tree. Never throws.
 */
function blocksOf(html) {
    const blocks = [];
    const open = [];
    let runs = [];
    let lineBroken = false;
    let lead;
    const lastEndTags = new Map();
    for (const tag of html.matchAll(/<\/[a-z][a-z0-9]*/gi))
        lastEndTags.set(tag[0].slice(2).toLowerCase(), tag.index);
    const lastOpen = (among) => open.findLastIndex(element => among.has(element.name));
    const inside = (among) => lastOpen(among) !== -1;
    function endBlock() {
        if (runs.some(run => run.text.trim() !== '')) {
            const kind = inside(HEADINGS) ? 'heading' : inside(ITEMS) ? 'item' : 'paragraph';
            const folded = open.some(element => element.folded);
            lead = { kind, folded, quoted: inside(QUOTES), introducesList: false, runs };
            blocks.push(lead);
        }
        runs = [];
        lineBroken = false;
    }
    function addText(text) {
        if (open.some(element => element.skipped))
            return;
        const href = open.findLast(element => element.href !== undefined)?.href;
        const run = { text, href, code: inside(CODE), emphasised: inside(EMPHASIS) };
        const last = runs.at(-1);
        if (last && last.href === href && last.code === run.code && last.emphasised === run.emphasised)
            last.text += text;
        else
            runs.push(run);
        if (text.trim() !== '')
            lineBroken = false;
    }
    /** Two line breaks in a row are how HTML without paragraphs parts its paragraphs. */
    function breakLine() {
        if (lineBroken)
            endBlock();
        addText('\n');
        lineBroken = true;
    }
    function closeFrom(index) {
        if (open.slice(index).some(element => ITEMS.has(element.name)))
            lead = undefined;
        open.length = index;
    }
    /** Closes what HTML lets authors leave open: a paragraph before any block, an item before the next of its list. */
    function closeImplied(name) {
        const paragraph = lastOpen(PARAGRAPHS);
        if (paragraph !== -1)
            closeFrom(paragraph);
        const item = lastOpen(ITEMS);
        if ((ITEMS.has(name) || name === 'dt') && item > lastOpen(LISTS))
            closeFrom(item);
    }
    function onStartTag({ tagName: name, attrs, location }) {
        if (name === 'br')
            return breakLine();
        if (BLOCKS.has(name)) {
            endBlock();
            closeImplied(name);
            if (lead && LISTS.has(name))
                lead.introducesList = true;
        }
        if (VOID.has(name))
            return;
        const attribute = (wanted) => attrs.find(({ name }) => name === wanted)?.value;
        const skipped = SKIPPED.has(name) || attribute('hidden') !== undefined;
        // Without an end tag it is more likely the subject of a sentence ("Fix <script> in titles") than an element, and
        // would swallow all that follows. GitHub shows those with raw text as they were written.
        if (skipped && (lastEndTags.get(name) ?? -1) < (location?.startOffset ?? 0)) {
            if (RAW.has(name))
                addText(`<${name}>`);
            return;
        }
        if (RAW.has(name))
            tokenizer.state = dist/* TokenizerMode */.V_.RAWTEXT;
        if (open.length >= MAX_DEPTH)
            return;
        const href = name === 'a' ? attribute('href') : undefined;
        open.push({ name, href, folded: name === 'details' && attribute('open') === undefined, skipped });
    }
    function onEndTag({ tagName: name }) {
        if (BLOCKS.has(name))
            endBlock();
        const index = open.findLastIndex(element => element.name === name);
        if (index === -1)
            return;
        if (BLOCKS.has(name))
            closeFrom(index);
        else
            open.splice(index, 1);
    }
    const onCharacter = ({ chars }) => addText(chars);
    const ignore = () => { };
    const tokenizer = new dist/* Tokenizer */._F({ sourceCodeLocationInfo: true }, {
        onStartTag,
        onEndTag,
        onCharacter,
        onWhitespaceCharacter: onCharacter,
        onEof: endBlock,
        onNullCharacter: ignore,
        onComment: ignore,
        onDoctype: ignore,
    });
    tokenizer.write(html, true);
    return blocks;
}

// EXTERNAL MODULE: ./src/notification/plain-text.ts
var plain_text = __webpack_require__(499);
;// CONCATENATED MODULE: ./src/notification/shorten.ts
const ELLIPSIS = '…';
const graphemesOf = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wordsOf = new Intl.Segmenter('en', { granularity: 'word' });
/** Scripts written without spaces, whose words the segmenter finds by dictionary. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What must not stand before an ellipsis: white space, separators, dashes, opening brackets and quotation marks. */
const DANGLING = /[\s.,;:…、。，；：·|/&\p{Pd}\p{Ps}\p{Pi}]/u;
/**
 * Cuts text to at most so many graphemes (1 or more), the ellipsis included: at the end of a word, without punctuation
 * left hanging there; a word that is longer on its own is cut inside. Text that fits is returned as it is.
 */
function shorten(text, graphemes = 120) {
    if (offsetAfter(text, graphemes) === text.length)
        return text;
    const cut = offsetAfter(text, graphemes - 1);
    const whole = withoutDangling(text.slice(0, wordEnd(text, cut)));
    return (whole || withoutDangling(text.slice(0, cut)) || text.slice(0, cut)) + ELLIPSIS;
}
/** Where the first `count` graphemes end; reads no further than that, however long the text is. */
function offsetAfter(text, count) {
    let seen = 0;
    for (const { index } of graphemesOf.segment(text)) {
        if (seen === count)
            return index;
        seen += 1;
    }
    return text.length;
}
/** The last offset up to `cut` where no word is torn apart; 0 where the first word is longer than that. */
function wordEnd(text, cut) {
    // What follows the cut decides whether it tears a word; a few characters of it are enough.
    const words = wordsOf.segment(text.slice(0, cut + 64));
    let end = cut;
    while (end > 0) {
        const before = words.containing(end - 1);
        const after = words.containing(end);
        if (before === undefined || after === undefined)
            return end;
        if (after.index === end && (separates(before.segment) || separates(after.segment)))
            return end;
        end = after.index === end ? before.index : after.index;
    }
    return 0;
}
/** Only white space and unspaced scripts part words: `don't`, `v1.2`, a path and an address stay whole. */
function separates(segment) {
    return /^\s/.test(segment) || UNSPACED.test(segment);
}
function withoutDangling(text) {
    let end = text.length;
    while (end > 0 && DANGLING.test(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}

;// CONCATENATED MODULE: ./src/notification/release-notes.ts





/** Only so much of the notes is read, in UTF-16 code units. */
const MAX_LENGTH = 32_768;
/** Lists and quotations nested deeper than this lose their markers; unbounded, they overflow the stack. */
const NESTED_TOO_DEEP = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm;
/** How many characters may be searched for the ends of emphasis in all; unbounded, that is quadratic. */
const EMPHASIS_BUDGET = 16_000_000;
const ALERT = /^\s*\[!(?:note|tip|important|warning|caution)\]/i;
const FOOTNOTE = /^ {0,3}\[\^([^\]\s]+)\]:.*(?:\n(?! {0,3}(?:\[\^|```|~~~)).*\S.*)*/gm;
const FOOTNOTE_REFERENCE = /\[\^([^\]\s]+)\]/g;
const URL_IN_TEXT = /(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?"'()[\]]/gi;
const ONLY_URL = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;
const GITHUB_URL = /^https?:\/\/[^/]+\/[\w.-]+\/[\w.-]+\/(pull|issues|discussions|commit|compare)\/([^/?#]+)/;
const COMMIT = /\b[0-9a-f]{40}\b/g;
const EMOJI = new Map(Object.entries(full/* default */.A));
const EMOJI_CODE = /:([a-z0-9_+-]+):/g;
/** Versions, dates and numbers name a release without saying anything about it. */
const VERSIONS = /(?<![\p{L}\d])v?\d[\w.+-]*/giu;
const ONLY_MENTIONS = /^(?:(?:\s|,|&|\band\b)*@[\w-]+(?:\[bot\])?)+[\s.!]*$/;
const LETTER = /\p{L}/u;
const SEEN = /[\p{L}\p{N}\p{S}]/u;
const COLON_AT_END = /[:：][\s\p{S}]*$/u;
const SENTENCE_WITHIN = /[.!?…]\s|[。！？]/u;
const SENTENCE_AT_END = /[.!?…。！？][\s\p{S}\p{Pf}\p{Pe}\p{Cf}\p{M}"']*$/u;
/** A caption before an address is nothing but a pointer ("Full Changelog: https://…") up to this length. */
const POINTER_LENGTH = 32;
/** How well a block announces a release; the first block of the best rank is taken. */
const RANKS = ['paragraph', 'item', 'folded paragraph', 'folded item', 'caption', 'heading', 'remnant'];
/**
 * What release notes (Markdown as GitHub reads it, or HTML) announce, as one line of plain text: the first paragraph
 * that says something, else the first list item, else the first heading; '' where nothing has text. Of long notes the
 * first 32 KiB are read. Never throws.
 *
 * Images and badges, comments, code blocks, tables, rules, footnotes and struck-out text count as no text. A paragraph
 * says nothing where it is only an address, a link, a version, a date, a list of names, or the caption of what follows
 * ("Bug fixes:", "**Features**"); such a caption or link is still better than a heading. What is folded away in
 * `<details>` comes after what is not.
 */
function announcement(markdown) {
    let best;
    for (const block of blocksOf(htmlOf(markdown))) {
        const rank = rankOf(block);
        if (rank !== -1 && rank < (best?.rank ?? RANKS.length))
            best = { block, rank };
    }
    return best ? textOf(best.block, shown) : '';
}
function htmlOf(markdown) {
    const source = markdown.slice(0, MAX_LENGTH).replace(/\r\n?/g, '\n').replace(NESTED_TOO_DEEP, '');
    let budget = EMPHASIS_BUDGET;
    const withinBudget = (rest) => {
        if (/^[*_~]/.test(rest))
            budget -= rest.length;
        return budget > 0 ? false : undefined;
    };
    const marked = new marked_esm/* Marked */.Dz({ gfm: true, async: false, tokenizer: { emStrong: withinBudget, del: withinBudget } });
    return marked.parse(withoutFootnotes(source), { async: false });
}
/** Marked knows no footnotes; GitHub takes a reference for one only where its note exists. */
function withoutFootnotes(source) {
    const labels = new Set([...source.matchAll(FOOTNOTE)].map(note => note[1]));
    if (labels.size === 0)
        return source;
    return source
        .replace(FOOTNOTE, '')
        .replace(FOOTNOTE_REFERENCE, (reference, label) => (labels.has(label) ? '' : reference));
}
/** The block's place among RANKS; -1 where it has no text that could be announced. */
function rankOf(block) {
    const rank = (name) => RANKS.indexOf(name);
    const own = textOf(block, unlinked);
    const links = textOf(block, linked);
    if (!SEEN.test(own + links))
        return -1;
    if (block.kind === 'heading')
        return rank('heading');
    const kind = rank(block.folded ? `folded ${block.kind}` : block.kind);
    if (!says(own))
        return says(links) ? (block.kind === 'item' ? kind : rank('caption')) : rank('remnant');
    if (isPointer(block, own, links))
        return -1;
    return isCaption(block, own) ? rank('caption') : kind;
}
/** Words that are more than versions and names of people. */
function says(text) {
    return LETTER.test(text.replace(VERSIONS, '')) && !ONLY_MENTIONS.test(text);
}
/** Names what follows instead of saying something: one clause with a colon, or emphasised as a whole like a heading. */
function isCaption(block, own) {
    if (block.kind === 'item' && !block.introducesList)
        return false;
    if (isClauseWithColon(own))
        return true;
    return block.runs.every(run => run.emphasised || run.text.trim() === '') && !SENTENCE_AT_END.test(own);
}
function isClauseWithColon(own) {
    return COLON_AT_END.test(own) && !SENTENCE_WITHIN.test(own);
}
/** "**Full Changelog**: https://…"; in a list item, an address other than a comparison belongs to a change. */
function isPointer(block, own, links) {
    if (!isClauseWithColon(own) || own.length > POINTER_LENGTH || says(links))
        return false;
    const leadsTo = block.kind === 'item' ? /\/compare\// : /https?:\/\/|www\./i;
    return block.runs.some(run => leadsTo.test(run.href ?? run.text));
}
function textOf(block, part) {
    const text = block.runs.map(part).join('');
    return (0,plain_text/* plainText */.w)(block.quoted ? text.replace(ALERT, '') : text);
}
/** Text as GitHub shows it: addresses of its own as references, commits by their first digits, codes as emoji. */
function shown({ text, code }) {
    if (code)
        return text;
    return text
        .replace(URL_IN_TEXT, reference)
        .replace(COMMIT, sha => sha.slice(0, 7))
        .replace(EMOJI_CODE, emojiOf);
}
function unlinked(run) {
    return run.href === undefined ? shown({ ...run, text: run.code ? run.text : run.text.replace(URL_IN_TEXT, '') }) : '';
}
function linked(run) {
    return run.href === undefined || ONLY_URL.test(run.text) || run.href.includes('/compare/') ? '' : shown(run);
}
function reference(url) {
    const [, kind, id = ''] = GITHUB_URL.exec(url) ?? [];
    if (kind === 'compare')
        return id;
    if (kind === 'commit')
        return id.slice(0, 7);
    return kind !== undefined && /^\d+$/.test(id) ? `#${id}` : url;
}
/** An address such as `fe80::1234:5678` holds no emoji, so what is all digits has to stand apart from others. */
function emojiOf(code, name, offset, text) {
    const neighbours = text.charAt(offset - 1) + text.charAt(offset + code.length);
    if (/^\d+$/.test(name) && /[\da-f]/i.test(neighbours))
        return code;
    return EMOJI.get(name) ?? code;
}


/***/ })

};
