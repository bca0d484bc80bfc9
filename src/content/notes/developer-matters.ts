import { matchesRow, type Row, words } from './row.ts'

// What only developers notice: one vocabulary for headings, types, scopes and entries.

/** Words that make an entry a matter of developers wherever they stand. */
export const developerWords: readonly Row[] = [
  {
    what: 'tests',
    pattern: words(
      '(?:unit|integration|e2e|regression|flaky|snapshot|smoke|failing|missing|more|new|browser|automated) (?:tests?|specs)|tests|testing|test (?:coverage|suites?|cases?|runner|fixtures?|matrix|helpers?|setup|files?|projects?)|e2e|coverage|fuzz(?:ing|er)|mock(?:s|ed|ing)?|benchmarks?|benchmarking|doctests?|tests? (?:for|of)|specs? (?:for|of)|a/b tests?|data-testid|assertions?|stubs?',
    ),
    example: 'Add unit tests for the menu',
  },
  {
    what: 'builds and CI',
    pattern: words(
      'ci|ci/cd|continuous (?:integration|delivery|deployment)|github actions?|(?:ci|build|release|github|git) workflows?|workflow files?|dependabot|renovate|codecov|codeql|travis|appveyor|jenkins|build (?:scripts?|system|pipeline|process|config|tooling|errors?|failures?|flags?|options?|targets?|workflow)|meson|cmake|makefiles?|dockerfiles?|goreleaser|devcontainer|pre-commit|nix flake|monorepo|webpack|esbuild|tsconfig|compil(?:e|es|ation|er flags?) (?:errors?|warnings?|time)|toolchain|from source|npm provenance|semantic[ -]releases?|release (?:scripts?|process|pipeline)|(?:to )?the matrix|(?:windows|linux|macos) runners?|source maps?|kubernetes|helm(?: charts?)?|codeowners|(?:git|docker)ignore|manifests?|coding standards?',
    ),
    example: 'Run the build script on GitHub Actions',
  },
  {
    what: 'documentation',
    pattern: words(
      'docs?|documentation|readme|docstrings?|javadoc|jsdoc|typos?|change ?logs?|code comments?|license (?:files?|headers?)|examples?|tutorials?|instructions|storybook|faq|man ?pages?|contributing|release notes',
    ),
    example: 'Add a section to the readme',
  },
  {
    what: 'translations',
    pattern: words(
      'translations?|translators?|translated|locali[sz]ations?|l10n|i18n|crowdin|weblate|transifex|traductions?|übersetzung(?:en)?|traducci(?:ón|ones)|tradu(?:ção|ções|zioni|zione)|перевод(?:ы|ов)?',
    ),
    example: 'Add a French translation',
  },
  {
    what: 'refactoring',
    pattern: words(
      'refactor(?:s|ed|ing)?|refactoring|clean(?:ed|s|ing)?[ -]?ups?|dead code|unused|lint(?:s|er|ers)?|linting (?:rules?|errors?|warnings?|config)|eslint|prettier|rubocop config|mypy|sonar(?:qube|cloud)|typings?|types? for|type (?:hints?|annotations?|definitions?|declarations?)|generics|code (?:style|quality|base|owners|generation)|codebase|codegen|boilerplate|dry up|rector|phpstan|technical debt|housekeeping|maintenance|under the hood',
    ),
    example: 'Refactor the menu',
  },
  {
    what: 'dependencies',
    pattern: words(
      'deps|dep|dependenc(?:y|ies)|submodules?|lock ?files?|vendored|package\\.json|go\\.mod|cargo\\.(?:toml|lock)|pyproject|bump(?:s|ed)?|abhängigkeit(?:en)?|dépendances?|dependencias?|зависимост\\p{L}{1,4}',
    ),
    example: 'Bump tinylib',
  },
  {
    what: 'the inside of a program',
    pattern: words(
      'internals?|internally|implementation|abstractions?|debug(?:ging)?|telemetry|instrumentation|tracing|logging|loggers?|logs|log (?:messages?|output|levels?|lines?)|stack traces?|feature flags?|handlers?|middleware|mutex|wrapper|schema|migrations?|enums?|struct|constructors?|subclass(?:es)?|util(?:s|ity|ities)? functions?|helper functions?|helpers?|prod|staging|scripts?|endpoints?|grpc|proto(?:buf|s)?|crds?|ast|props?|redis|sockets?|null(?:able)?|undefined|type guards?|cron(?: jobs?)?|env(?:ironment)? vars?|resolvers?|foreign keys?|overloads?|destructors?|noexcept|hashcode|idisposable|dtos?|semaphores?|poller|http client|parsers?|sentry|analytics events?|feature toggles?|kill switch|staff|employees|to the repo|aria-\\p{L}{1,20}|nonce|try/catch|strict mode|protocol conformance|(?:generic|type) parameters?|cache-control|(?:db|database) (?:settings?|config\\p{L}*|connections?|pools?)',
    ),
    example: 'Add a feature flag for sync locks',
  },
  {
    what: 'the name of a class inside',
    pattern:
      /\p{Ll}(?:Dto|Service|Transformer|Controller|Factory|Handler|Repository|Middleware|Interface|Exception|Interceptor|Processor|Helper)(?!\p{L})|(?<!\p{L})use\p{Lu}\p{Ll}/u,
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
      'build|cd|deploy|deployments?|workflows?|chores?|style|styles|styling|test|dev|developers?|development|devops|meta|infra|infrastructure|tooling|tools|types|packaging|package|release|releases|misc|backend|github|actions|docker|sdk|api|apis|technical|tasks?|contributed prs|commits?|typescript',
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
