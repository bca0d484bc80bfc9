import { matchesRow, type Row, words } from './table-row.ts'

// What only developers notice: one vocabulary for headings, types, scopes and entries.

/** Words that make an entry a matter of developers wherever they stand. */
export const developerWords: readonly Row[] = [
  {
    what: 'tests',
    pattern: words(
      'tests?|testing|specs?|e2e|coverage|fuzz(?:ing|er)|mock(?:s|ed|ing)?|stubs?|assertions?|benchmark(?:s|ing)?',
    ),
    example: 'Add unit tests for the menu',
  },
  {
    what: 'builds and CI',
    pattern: words(
      'ci|continuous (?:integration|delivery|deployment)|github actions?|(?:build|release|git|github) (?:workflows?|scripts?|process|pipeline|system)|build (?:config|errors?|failures?|flags?|options?|targets?)|dependabot|renovate|makefiles?|dockerfiles?|docker images?|toolchain|source maps?|the matrix|kubernetes|helm|codeowners|(?:git|docker)ignore|manifests?|coding standards?|the repo|(?:bundle|package) sizes?|webpack|tree[- ]shaking|the build|builds',
    ),
    example: 'Run the build script on GitHub Actions',
  },
  {
    what: 'documentation',
    pattern: words(
      'docs?|documentation|readme|docstrings?|typos?|change ?logs?|examples?|tutorials?|instructions|release notes',
    ),
    example: 'Add a section to the readme',
  },
  {
    what: 'translations',
    pattern: words(
      'translations?|translators?|translated|locali[sz]ations?|l10n|i18n|traductions?|übersetzung(?:en)?|traducci(?:ón|ones)|tradu(?:ção|ções|zioni|zione)|перевод(?:ы|ов)?',
    ),
    example: 'Add a French translation',
  },
  {
    what: 'refactoring',
    pattern: words(
      'refactor(?:s|ed|ing)?|clean(?:ed|s|ing)?[ -]?ups?|unused|lint(?:s|er|ers)?|eslint|typings?|types? for|type (?:hints?|annotations?|definitions?|declarations?|guards?)|generics|code|codebase|technical debt|maintenance|under the hood',
    ),
    example: 'Refactor the menu',
  },
  {
    what: 'dependencies',
    pattern: words(
      'deps|dep|dependenc(?:y|ies)|submodules?|lock ?files?|bump(?:s|ed)?|abhängigkeit(?:en)?|dépendances?|dependencias?|зависимост\\p{L}{1,4}',
    ),
    example: 'Bump tinylib',
  },
  {
    what: 'the inside of a program',
    pattern: words(
      'internals?|internally|implementation|abstractions?|debug(?:ging)?|telemetry|instrumentation|tracing|logging|loggers?|logs|log (?:messages?|output|levels?|lines?)|stack traces?|feature (?:flags?|toggles?)|handlers?|middleware|wrapper|schema|migrations?|enums?|struct|constructors?|helpers?|staging|scripts?|endpoints?|crds?|props?|redis|sockets?|null(?:able)?|undefined|cron(?: jobs?)?|env(?:ironment)? vars?|resolvers?|foreign keys?|overloads?|semaphores?|parsers?|staff|nonce|strict mode',
    ),
    example: 'Add a feature flag for sync locks',
  },
  {
    what: 'the name of a class inside',
    pattern: /\p{Ll}(?:Dto|Service|Controller|Factory|Handler|Repository)(?!\p{L})|(?<!\p{L})use\p{Lu}\p{Ll}/u,
    example: 'Add a cache for the NetworkTimelineService',
  },
  {
    what: 'developers, Chinese, Japanese and Korean',
    pattern:
      /文档|文件更新|注释|重构|测试|构建|依赖|国际化|翻译|翻譯|翻訳|日志|日誌|调试|開發者|开发者|接口|ドキュメント|リファクタ|テスト|依存|ログ|エンドポイント|문서|번역|테스트|개발/u,
    example: '添加调试日志',
  },
]

/** Words that do so only as the name of a heading, a type or a scope. */
export const developerNames: readonly Row[] = [
  {
    what: 'developers, English',
    pattern: words(
      'build|cd|deploy|deployments?|workflows?|chores?|styles?|styling|dev|developers?|development|infrastructure|tooling|tools|types|packaging|package|releases?|misc|backend|github|actions|docker|sdk|apis?|technical|tasks?|contributed prs|commits?',
    ),
    example: 'chore',
  },
  {
    what: 'developers, other languages',
    pattern:
      /(?<!\p{L})(?:dokumentation|entwickl|interna(?!\p{L})|développ|desarroll|documentaci|desenvolv|documenta[çz]|svilupp|документац|разработ)/iu,
    example: 'Entwicklung',
  },
]

/** Whether a text is about what only developers notice. */
export const isForDevelopers = (text: string): boolean => matchesRow(developerWords, text)

/** Whether the name of a heading, a type or a scope says so. */
export const isNameForDevelopers = (name: string): boolean => isForDevelopers(name) || matchesRow(developerNames, name)
