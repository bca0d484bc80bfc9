import { folded, referencePattern } from './generator-marks.ts'
import { firstSentence } from './shorten.ts'

/**
 * A kind of text that must not become a message. If in doubt, it refuses the text. `refuses` gets plain text with
 * full-width punctuation as ASCII; `example` is a text that it refuses.
 */
interface UnfitRow {
  what: string
  refuses: (text: string) => boolean
  example: string
}

const holds = (pattern: RegExp) => (text: string) => pattern.test(text)
/** Tests only the first sentence, which says what a change is about. */
const firstHolds = (pattern: RegExp) => (text: string) => pattern.test(firstSentence(text))

/** A text of only these words only says that there is a release, or that things were fixed or improved. */
const emptyWords = new Set(
  (
    'i a an the this that these it is are was has have been be with of for in on to and or & our we i us all as well also only just more most other others ' +
    'some several various many numerous multiple few lots lot number couple countless minor small little tiny big major general common additional further ' +
    'miscellaneous misc mostly mainly here now today available out live released release releases version update updates updated new newest latest initial public ' +
    'stable beta alpha preview official patch maintenance hotfix point rc prerelease pre build bump ' +
    'change changes changed fix fixes fixed fixing bug bugs bugfix bugfixes issue issues problem problems improve improves improved ' +
    'improvement improvements improving enhancement enhancements optimization optimizations optimisation optimisations tweak tweaks tweaked polish polishing cleanup refinements refactoring refactor ' +
    'performance stability reliability security quality internal code under hood behind scenes bits things stuff feature features notable important following along ' +
    'contains contain containing includes include including brings bring adds add focuses focused focusing features comes come made makes make get gets ' +
    'announce announcing announced pleased happy excited thrilled proud glad to would like get please enjoy welcome hello hi everyone full list see changelog notes what whats ' +
    'dependency dependencies docs documentation translations translation tests test typos typo ' +
    'diverses divers corrections correction de des du bugs et optimisations améliorations mineures mineur mineurs changement changements petites nombreuses plusieurs mise à jour la le les ' +
    'diverse kleine kleinere viele einige fehlerbehebungen fehlerkorrekturen verbesserungen fehler behoben und weitere korrekturen ' +
    'varias varios muchas muchos pequeñas pequeños mejoras correcciones errores y optimizaciones corrección numerosos ' +
    'várias vários melhorias correções pequenas pequenos e ' +
    'исправления исправлены ошибки ошибок улучшения мелкие различные и другие исправление'
  ).split(' '),
)
/** A product with its version: "Octo Maps 2.1". */
const nameAndVersion = /(?:\p{Lu}[\p{L}\p{N}.-]*\s+){1,3}v?\d+\.\d\S*/gu
const emptyCjk =
  /^(?:バグ|不具合|の|修正|その他|軽微な|細かい|いくつか|改善|など|たくさん|小さな|各種|変更|更新|リリース|一些|若干|其他|其它|部分|已知|问题|bug|修复|修復|优化|改进|和|与|及|以及|的|了|提升|性能|稳定性|体验|细节|版本|发布|小|次|此|버그|수정|및|개선|작은|많은|최적화|안정성|성능|기타|\s|[\p{P}\p{N}])+$/iu

/**
 * Whether a text only says that there is a release, repeats the title, or says that various things were fixed or
 * improved.
 */
export function isEmptyTalk(text: string, title = ''): boolean {
  if (emptyCjk.test(text)) return true
  const titleWords = new Set(wordsOf(title))
  const withoutProduct = title === '' ? text : text.replace(nameAndVersion, '')
  return wordsOf(withoutProduct).every(word => emptyWords.has(word) || titleWords.has(word) || !/\p{L}/u.test(word))
}

/** The words of a text in lower case, without versions and other words that begin with a digit. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’](?:s|re|ve|d|m)\b/g, '')
    .replace(/(?<!\p{L})v?\d[\w.+-]*/gu, ' ')
    .replace(/:[a-z0-9_+-]{1,40}:|\bfirst (?=(?:\w+ ){0,2}(?:release|version|alpha|beta)\b)/g, ' ')
    .split(/[^\p{L}\p{M}\p{N}&]/u)

/** Letters of scripts without spaces between words. */
const unspacedLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** How many words a text has; two letters of a script without spaces count as one word. */
export function countWords(text: string): number {
  const words = text
    .replace(unspacedLetters, ' ')
    .split(/\s/)
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  const letters = text.match(unspacedLetters)?.length ?? 0
  return words.length + Math.floor(letters / 2)
}

const emailOrUrl =
  /[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\bmailto:|[^\s@<>]@[^\s@<>]{1,64}\.\w|(?<![\w.-])(?:[\w-]{1,63}\.){1,5}(?:com|org|net|io|dev|app|gg|me|eu|co|info|de|fr|uk|cn|jp|ru)(?:\/|:\d)|(?<![\w.-])(?:[\w-]{1,63}\.){1,5}(?:com|org)(?![\w-])|(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/i

/** The texts that can be neither an introduction nor an entry. */
export const unfitTexts: readonly UnfitRow[] = [
  {
    what: 'a number of an issue, an account, a commit or an advisory',
    refuses: holds(referencePattern),
    example: 'Add what #12 asked for in the menu',
  },
  { what: 'a command of the runner', refuses: holds(/^\s*(?:::|##\[)|##\[\w+\]/), example: '##[error] Maps are here' },
  { what: 'an address', refuses: holds(emailOrUrl), example: 'Read more at https://example.com/maps' },
  { what: 'a bracket that is not closed', refuses: text => !isBalanced(text), example: 'Add offline maps (see the' },
  {
    what: 'only that things were fixed or improved',
    refuses: text => isEmptyTalk(text),
    example: 'Various bug fixes and performance improvements',
  },
]

/** Words that would tell everybody about a weakness. */
const weakness =
  /\binsecure(?:ly)?\b|\b(?:clear|plain)[ -]?(?:text )?(?:passwords?|credentials?|secrets?|tokens?)\b|\b(?:passwords?|credentials?|secrets?|tokens?)\b.{0,40}\b(?:clear|plain)[ -]?text\b|\bfor now\b.{0,60}\b(?:un(?:safe|encrypted|authenticated|protected|checked)|not (?:safe|encrypted|checked|protected|validated|verified))\b|\b(?:un(?:safe|encrypted|authenticated|protected|checked)|not (?:safe|encrypted|checked|protected|validated|verified))\b.{0,60}\bfor now\b/i
/** Words of a change that ends a weakness, or protects people from it. */
const protection =
  /\b(?:fix(?:e[sd])?|prevent(?:s|ed)?|avoid(?:s|ed)?|warn(?:s|ed|ings?)?|reject(?:s|ed)?|refuse[sd]?|block(?:s|ed)?|disallow(?:s|ed)?|forbid(?:s|den)?|removed?|removes|replaced?|replaces|disabled?|disables|detect(?:s|ed)?|encrypt(?:s|ed)?|hash(?:es|ed)?|no longer|never|instead of|do not|don['’]t)\b/i

/** Texts that cannot be an entry either: only developers notice the change, or the text means nothing by itself. */
export const unfitEntries: readonly UnfitRow[] = [
  { what: 'no more than one word', refuses: text => countWords(text) < 2, example: 'Maps' },
  {
    what: 'a last word that needs another',
    refuses: holds(
      /\s(?:in|of|for|to|from|with|by|about|on|at|see|and|or|the|a|an|via|like|as|issue|pr|per|since|after|before|than|und|et|mit|de|von|avec|con|por)[.,;:]?$/i,
    ),
    example: 'Fix the menu in',
  },
  {
    what: 'a label with a date or a path',
    refuses: holds(
      /^[^:]{1,40}:\s*(?:\S+\s){0,4}(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|[\w.-]+\/[\w./-]+\.\w{1,5})[.\s]*$/,
    ),
    example: 'Affected years: since 01/01/2026',
  },
  {
    what: 'a warning of a weakness',
    refuses: text => /\/!\\|⚠|:warning:/.test(text) || (weakness.test(text) && !protection.test(text)),
    example: 'Add settings for mail (/!\\ for now clear password)',
  },
  { what: 'a question', refuses: holds(/[?？]$/), example: 'Why does the map flicker?' },
  {
    what: 'a wish, as issues have it',
    refuses: firstHolds(/\bshould (?:be|have|also|use|allow|show|only)\b/i),
    example: 'The default folder should be the home folder',
  },
  {
    what: 'a placeholder',
    refuses: holds(/^\W*(?:todo|tbd|n\/a|none|no changes|nothing)\b/i),
    example: 'TODO: write the notes',
  },
  {
    what: 'a merge or a revert',
    refuses: holds(
      /^(?:merge[sd]?\b.{0,30}\b(?:branch|pull request|pr|remote|tag|commit|main|master|develop)|merge[sd]? [\w/-]+ into|reverts?\b|reverted\b|initial (?:plan|commit)\b|wip\b|bump version|version bump|release v?\d|prepare (?:for )?(?:the )?(?:next )?(?:release|v?\d))/i,
    ),
    example: 'Merge pull request from octo/main',
  },
  {
    what: 'another version of a dependency',
    refuses: text =>
      firstHolds(
        /^(?:[\w ]{1,20}: )?(?:chore|bump(?:s|ed)?|up(?:grade|date)(?:s|d)?|downgrade[sd]?|pin(?:s|ned)?|switch(?:ed)?|migrate[sd]?|move[sd]?|use|rolls?|synchroni[sz]e)\b.{0,160}?(?:\bv?\d+\.\d|\bv\d+\b|\b(?:to|zu|auf|from) \^?v?\d+\b|\bversions?\b|\bdep(?:s|endency|endencies)\b|\bpackages?\b|\bmodules?\b|\block ?file\b|\bnpm|\bsubmodules?\b|\blibrar(?:y|ies)\b|\bupdates$)/i,
      )(text) && !/\bminimum\b|\brequire(?:s|d|ment)?\b|\bsupport\b/i.test(text),
    example: 'Bump tinylib from 1.0.2 to 1.0.3',
  },
  {
    what: 'dependencies',
    refuses: firstHolds(
      /\b(?:dev|npm|pip|cargo|composer|gradle|maven|go|bundled|vendored|updated|workspace|third[- ]party|outdated)[ -]?dep(?:s|endency|endencies)\b|^dep(?:s|endency|endencies)\b|依赖库?(?:更新|升级)|(?:更新|升级).{0,12}依赖|依存(?:関係|ライブラリ).{0,6}(?:更新|アップデート)|更新 [\w-]+ 到 v?\d/i,
    ),
    example: 'Dependencies of the menu: tinylib',
  },
  {
    what: 'the name of a program with its version only',
    refuses: holds(
      /^(?!(?:support|supports|supported|add|adds|added|require|requires|new|drop|drops|run|runs)\b)[\p{L}.+#-]+(?: [\p{L}.+#-]+)? v?\d+(?:\.\d+)+\.?$/iu,
    ),
    example: 'Tinylib v3.7.0',
  },
  {
    what: 'documentation',
    refuses: firstHolds(
      /\b(?:readme|docstrings?|godoc|javadoc|jsdoc|typos?|changelog|jsdocs|phpdoc|code comments?|contributing guide|license (?:file|header)s?|grammar|spelling)\b|^(?:add(?:s|ed)?|updat(?:e|es|ed)|improv(?:e|es|ed)|clarif(?:y|ies|ied)|correct(?:s|ed)?|rewrit(?:e|es)|more|new|better|expand(?:s|ed)?|overhaul|many fixes to)\b.{0,40}\b(?:docs?|documentation|examples?|guides?|tutorials?|(?:installation|install|build|setup) instructions?|manpages?)\b|^docs?\b|^documentation\b|^document(?:s|ed)? |注释|(?:更新|完善|补充)文档/i,
    ),
    example: 'Improve documentation in various sections',
  },
  {
    what: 'translations',
    refuses: firstHolds(
      /\b(?:translations?|locali[sz]ations?|l10n|i18n|crowdin|weblate|transifex|hosted weblate)\b|\blocales?\b.{0,20}$|^add(?:s|ed)? (?:\p{Lu}\w+(?:, | and )?){1,4}(?:language|locale)|翻译|翻訳|traductions?\b|übersetzung|traducciones|traduç|перевод/iu,
    ),
    example: 'Update French translation',
  },
  {
    what: 'refactoring',
    refuses: firstHolds(
      /^(?:\S+ ){0,2}refactor(?:s|ed)?\b|^refactoring\b|^(?!add|support)\S+ refactoring\b|\bclean(?:ed|s|ing)?[ -]?up\b.{0,30}\b(?:code|api|type|import|internal)|\bcode (?:style|quality|cleanup|formatting|organi[sz]ation)\b|\bcognitive complexity\b|\bdead code\b|\bunused (?:code|imports?|variables?|functions?|files?|dependenc(?:y|ies)|parameters?|types?)\b|^(?:clean ?ups?|lint(?:ing|er)?|format(?:ting)?|reformat(?:ted)?|renam(?:e|ed) (?:internal|variables?|files?|functions?|class))\b|\b(?:eslint|prettier|rubocop|golangci|phpstan|mypy|sonar(?:qube|cloud)|linters|lint(?:er|ing)? (?:errors?|warnings?|issues?|config|rules?)|type hints?|typings|type annotations?)\b|重构|リファクタ|codestyle|code-?cleanup|refaktor|réusinage/i,
    ),
    example: 'Refactor the menu',
  },
  {
    what: 'tests',
    refuses: firstHolds(
      /\b(?:unit|integration|e2e|end-to-end|regression|flaky|snapshot|smoke|failing|missing|more|new|browser) (?:tests?|specs)\b|^(?:add|fix|improve|update|skip|extend|clean|refactor|enable|disable)(?:e?s|e?d|ing)? (?:[\w-]+ ){0,2}(?:tests|specs)\b|\btest (?:coverage|suites?|cases?|runner|fixtures?|matrix|helpers?|setup|files?|projects?|improvements?)\b|^tests?\b|\bflaky\b|\bcoverage\b.{0,20}$/i,
    ),
    example: 'Add unit tests for the menu',
  },
  {
    what: 'builds and CI',
    refuses: firstHolds(
      /(?<![\w-])ci(?![\w-])|\b(?:github actions?|workflows? file|dependabot|renovate|codecov|codeql|travis|circleci|appveyor|jenkins|azure pipelines|build (?:script|system|pipeline|process|scripts|config|tooling|error|errors|failure|image|files?)|dockerfile|makefile|cmake(?:lists)?|vite config|tsconfig|gitignore|editorconfig|pre-commit|goreleaser|release (?:script|workflow|process|pipeline)|npm scripts?|devcontainer|issue templates?|pull request template|agents\.md|claude(?:\.md| stuff)|\.github|package\.json|package-lock|pyproject|cargo\.(?:toml|lock)|go\.(?:mod|sum)|nix flake|flake inputs|debug logs?|code owners|codeowners)\b|^build(?:\b|ing ).{0,30}\b(?:with|in|using|on|for)\b|^run \w+ in docker\b|^(?:compile|compilation)\b/i,
    ),
    example: 'Run the build on GitHub Actions',
  },
  {
    what: 'logs and telemetry',
    refuses: firstHolds(
      /^(?:add|enhance|extend|improve|update|reduce|fix|clean up)\w* (?:[\w-]+ ){0,2}(?:telemetry|instrumentation|logging|log (?:messages?|output|lines?|levels?))\b/i,
    ),
    example: 'Add a log message for slow maps',
  },
  {
    what: 'another number of the version',
    refuses: holds(
      /^(?:increase|raise|bump|set|update|change)[sd]? (?:the )?version(?: code| number)?\b(?! of\b)|^更新版本号|^发布 ?v?\d/i,
    ),
    example: 'Increase version to 1.8.1',
  },
  {
    what: 'an update that a bot made',
    refuses: holds(/^updat(?:e|es|ed) \S+ (?:\S+ )?(?:monorepo|digest|docker tag|action)\b/i),
    example: 'Update tinylib monorepo',
  },
  {
    what: 'a program that checks code',
    refuses: firstHolds(/\b(?:php-cs-fixer|phpcs|stylelint|ruff|shfmt|shellcheck directives?|doctests?)\b/i),
    example: 'Add php-cs-fixer with its rules',
  },
  {
    what: 'frequently asked questions',
    refuses: firstHolds(/\b(?:to|in|of|update|extend) (?:the )?faqs?\b/i),
    example: 'Add more details to the FAQ',
  },
  {
    what: 'new contributors',
    refuses: holds(
      /\bfirst (?:contribution|time contributor)|\bnew contributors?\b|\bcontributors? to this release\b/i,
    ),
    example: 'Mona made their first contribution',
  },
  {
    what: 'an instruction or a pointer to something else',
    refuses: holds(
      /^(?:see|read more|read the (?:[\w-]+ )?(?:blog|docs|documentation|announcement|notes|post|article|guide|changelog)|check out|visit|refer to|download|for (?:more|full|details|a full|the full)|full (?:changelog|list)|more (?:info|information|details)|release notes|please (?:see|read|note|refer|check|back|upgrade|update|report|visit)|click)\b/i,
    ),
    example: 'See the website for all changes',
  },
]

function isBalanced(text: string): boolean {
  const open: string[] = []
  const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
  for (const [sign] of text.matchAll(/[()[\]{}]/g)) {
    if ('([{'.includes(sign)) open.push(sign)
    else if (open.pop() !== pairs[sign]) return false
  }
  return open.length === 0
}

function refusal(rows: readonly UnfitRow[], text: string): string | undefined {
  const line = folded(text)
  return rows.find(({ refuses }) => refuses(line))?.what
}

/** Why a text is not fit for subscribers; undefined if it is fit. */
export const textRefusal = (text: string): string | undefined => refusal(unfitTexts, text)

/** Why the text of an entry is not fit for subscribers; undefined if it is fit. */
export const entryRefusal = (text: string): string | undefined => textRefusal(text) ?? refusal(unfitEntries, text)
