"use strict";exports.id=674,exports.ids=[674],exports.modules={4674:((Ns,We,S)=>{S.d(We,{readNotes:()=>hs});var He=S(7785),A=S(8992);
const l=e=>new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${e})(?![\p{L}\p{N}_])`,"iu"),w=e=>new RegExp(String.raw`^(?:${e})(?![\p{L}\p{N}_])`,
"iu"),N=({source:e})=>new RegExp(String.raw`(?:${e})\p{L}{0,30}`,"giu"),h=(e,t)=>e.some(({pattern:n})=>n.test(t)),Fe=[{what:"\
tests",pattern:l("(?:unit|integration|e2e|regression|flaky|snapshot|smoke|failing|missing|more|new|browser|automated) (?\
:tests?|specs)|tests|testing|test (?:coverage|suites?|cases?|runner|fixtures?|matrix|helpers?|setup|files?|projects?)|e2\
e|coverage|fuzz(?:ing|er)|mock(?:s|ed|ing)?|benchmarks?|benchmarking|doctests?|tests? (?:for|of)|specs? (?:for|of)|a/b t\
ests?|data-testid|assertions?|stubs?"),example:"Add unit tests for the menu"},{what:"builds and CI",pattern:l("ci|ci/cd|\
continuous (?:integration|delivery|deployment)|github actions?|(?:ci|build|release|github|git) workflows?|workflow files\
?|dependabot|renovate|codecov|codeql|travis|appveyor|jenkins|build (?:scripts?|system|pipeline|process|config|tooling|er\
rors?|failures?|flags?|options?|targets?|workflow)|meson|cmake|makefiles?|dockerfiles?|goreleaser|devcontainer|pre-commi\
t|nix flake|monorepo|webpack|esbuild|tsconfig|compil(?:e|es|ation|er flags?) (?:errors?|warnings?|time)|toolchain|from s\
ource|npm provenance|semantic[ -]releases?|release (?:scripts?|process|pipeline)|(?:to )?the matrix|(?:windows|linux|mac\
os) runners?|source maps?|kubernetes|helm(?: charts?)?|codeowners|(?:git|docker)ignore|manifests?|coding standards?"),example:"\
Run the build script on GitHub Actions"},{what:"documentation",pattern:l("docs?|documentation|readme|docstrings?|javadoc\
|jsdoc|typos?|change ?logs?|code comments?|license (?:files?|headers?)|examples?|tutorials?|instructions|storybook|faq|m\
an ?pages?|contributing|release notes"),example:"Add a section to the readme"},{what:"translations",pattern:l("translati\
ons?|translators?|translated|locali[sz]ations?|l10n|i18n|crowdin|weblate|transifex|traductions?|\xFCbersetzung(?:en)?|tradu\
cci(?:\xF3n|ones)|tradu(?:\xE7\xE3o|\xE7\xF5es|zioni|zione)|\u043F\u0435\u0440\u0435\u0432\u043E\u0434(?:\u044B|\u043E\u0432)?"),
example:"Add a French translation"},{what:"refactoring",pattern:l("refactor(?:s|ed|ing)?|refactoring|clean(?:ed|s|ing)?[\
 -]?ups?|dead code|unused|lint(?:s|er|ers)?|linting (?:rules?|errors?|warnings?|config)|eslint|prettier|rubocop config|m\
ypy|sonar(?:qube|cloud)|typings?|types? for|type (?:hints?|annotations?|definitions?|declarations?)|(?:ts|js)docs?|gener\
ics|code (?:style|quality|base|owners|generation)|codebase|codegen|boilerplate|dry up|rector|phpstan|technical debt|hous\
ekeeping|maintenance|under the hood"),example:"Refactor the menu"},{what:"dependencies",pattern:l("deps|dep|dependenc(?:\
y|ies)|submodules?|lock ?files?|vendored|package\\.json|go\\.mod|cargo\\.(?:toml|lock)|pyproject|bump(?:s|ed)?|abh\xE4ngigkeit\
(?:en)?|d\xE9pendances?|dependencias?|\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\\p{L}{1,4}"),example:"\
Bump tinylib"},{what:"the inside of a program",pattern:l("internals?|internally|implementation|abstractions?|debug(?:gin\
g)?|telemetry|instrumentation|tracing|logging|loggers?|logs|log (?:messages?|output|levels?|lines?)|stack traces?|featur\
e flags?|handlers?|middleware|mutex|wrapper|schema|migrations?|enums?|struct|interface for|constructors?|subclass(?:es)?\
|util(?:s|ity|ities)? functions?|helper functions?|helpers?|prod|staging|scripts?|endpoints?|grpc|proto(?:buf|s)?|crds?|\
ast|props?|redis|sockets?|null(?:able)?|undefined|type guards?|cron(?: jobs?)?|env(?:ironment)? vars?|resolvers?|foreign\
 keys?|overloads?|destructors?|noexcept|hashcode|idisposable|dtos?|semaphores?|poller|http client|parsers?|sentry|analyt\
ics events?|feature toggles?|kill switch|staff|employees|to the repo|aria-\\p{L}{1,20}|nonce|try/catch|strict mode|protoc\
ol conformance|(?:generic|type) parameters?|cache-control|(?:db|database) (?:settings?|config\\p{L}*|connections?|pools?)"),
example:"Add a feature flag for sync locks"},{what:"the name of a class inside",pattern:new RegExp("\\p{Ll}(?:Dto|Service\
|Transformer|Controller|Factory|Handler|Repository|Middleware|Interface|Exception|Interceptor|Processor|Helper)(?!\\p{L})\
|(?<!\\p{L})use\\p{Lu}\\p{Ll}","u"),example:"Add a cache for the NetworkTimelineService"},{what:"developers, Chinese, Ja\
panese and Korean",pattern:/文档|文件更新|注释|重构|测试|构建|依赖|国际化|翻译|翻譯|翻訳|日志|日誌|调试|開發者|开发者|接口|ドキュメント|リファクタ|テスト|依存|ログ|エンドポイント|문서|번역|테스트|개발/u,
example:"\u6DFB\u52A0\u8C03\u8BD5\u65E5\u5FD7"}],Re=[{what:"developers, English",pattern:l("build|cd|deploy|deployments?\
|workflows?|chores?|style|styles|styling|test|dev|developers?|development|devops|meta|infra|infrastructure|tooling|tools\
|types|packaging|package|release|releases|misc|wip|lint|linting|backend|github|actions|docker|sdk|server internals|api|a\
pis|technical|tasks?|contributed prs|commits?|typescript|internal"),example:"chore"},{what:"developers, other languages",
pattern:new RegExp("(?<!\\p{L})(?:dokumentation|entwickl|interna(?!\\p{L})|d\xE9velopp|desarroll|documentaci|desenvolv|docume\
nta[\xE7z]|svilupp|\u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430\u0446|\u0440\u0430\u0437\u0440\u0430\u0431\u043E\u0442)",
"iu"),example:"Entwicklung"}],B=e=>h(Fe,e),T=e=>B(e)||h(Re,e),Pe=[{kind:"addition",what:"addition, English",pattern:/^(?:new|add|adds|added|new feature)$/i,
example:"Added"},{kind:"addition",what:"addition, other languages",pattern:/^(?:新增|添加|追加|추가|neu|nouveau|nouveauté|ajout|ajouté|nuevo|nueva|añadido|novo|nova|adicionado|nuovo|aggiunto|добавлено|новое)$/iu,
example:"Nouveau"},{kind:"feature",what:"feature",pattern:/^(?:feat|feature|features|新功能|新特性|✨|🎉|🆕|🚀|🌟|⭐|⛰|:star2?:|:sparkles:|:tada:|:new:|:rocket:)$/iu,
example:"feat"},{kind:"change",what:"change",pattern:/^(?:perf|performance|enhance|enhanced|enhancement|improve|improved|improvement|improvements|change|changed|changes|tweak|update|updated|optimi[sz]ed?|优化|改进|改善|변경|개선|⚡|💄|:zap:|:lipstick:)$/iu,
example:"perf"},{kind:"unfit",what:"fix, removal or breaking change",pattern:/^(?:fix|fixes|fixed|bug|bug ?fix(?:es)?|hot ?fix|security|sec|remove|removes|removed|removal|deprecate|deprecated|drop|dropped|breaking(?: change)?|revert|reverted|resolved|warning|修复|修正|修復|移除|删除|修复问题|수정|corrigé|behoben|entfernt|corregido|corretto|исправлено|🐛|🐞|🩹|🚑|🔒|🔐|🔥|🗑|⚰|💥|⚠|:bug:|:ambulance:|:lock:|:fire:|:boom:|:warning:)$/iu,
example:"fix"},{kind:"unfit",what:"a matter of developers, by an emoji",pattern:/^(?:📝|📚|📖|✅|🧪|👷|💚|♻|⬆|⬇|📦|🔖|🔀|⏪|🧹|📌|🤖|🏗|🙈|🚚|✏|🔨|🔧|👥|🌐|:memo:|:books:|:white_check_mark:|:recycle:|:wrench:|:arrow_up:|:construction_worker:|:package:)$/u,
example:"\u{1F4DD}"}];function v(e){const t=e.replace(/\ufe0f/g,"").trim();return Pe.find(({pattern:n})=>n.test(t))?.kind??
(T(t)?"unfit":void 0)}const qe=[{what:"what is taken back",pattern:l("revert(?:s|ed|ing)?|roll(?:s|ed|ing)?[ -]?(?:it |t\
hem )?back|undo|undone|undid|back(?:s|ed)? out|withdr(?:awn|ew)|pulled|yanked|removed|dropped|cancell?ed|rejected|declin\
ed|discontinued|retired|sunset|abandoned|disabled|deactivated|superseded|replaced|gone|lost|end of (?:life|support)|no l\
onger|unsupported|broken|broke|breaks|regression|bugs?"),example:"Withdrawn"},{what:"what is put off",pattern:l("coming|\
upcoming|soon|later|next|planned|plans?|roadmap|backlog|ideas?|wish ?list|drafts?|proposals?|proposed|rfc|requests?|requ\
ested|maybe|postponed|deferred|delayed|pending|until|wip|in (?:progress|development|review|the works)|under (?:review|co\
nsideration)|on (?:hold|the horizon)|looking ahead|stay tuned|sneak peek|future|blocked|to[ -]?do|open|q[1-4]|will|from \
(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\\w{0,6}|unreleased|help wanted|out of scope|previous(?:ly)?|earli\
er|older|past|last (?:week|month|release|version)"),example:"Under review"},{what:"what is limited",pattern:l("only|exce\
pt|exclud(?:es?|ed|ing)|without|unless|but|however|off by default|behind an?|requires?|required|must|known|limitations?|\
limited|beta|preview|experiment(?:s|al)?|staff|employees|internal|secret|confidential|enterprise|pro|paid|premium|popula\
r demand"),example:"Enterprise only"},{what:"a negation",pattern:l("not|no|none|nothing|never|nowhere|cannot|\\p{L}{2,8}n\
['\u2019]t|neither|nor|lacks?|missing"),example:"It cannot be shared"},{what:"the same in other languages",pattern:l("ni\
cht|kein\\p{L}{0,2}|nur|ohne|au\xDFer|ausgenommen|sp\xE4ter|bald|geplant|zur\xFCckgenommen|ne|pas|sauf|sans|uniquement|seulement|b\
ient\xF4t|pr\xE9vue?s?|s\xF3lo|solo|salvo|sin|excepto|todav\xEDa|pronto|n\xE3o|s\xF3|apenas|somente|sem|exceto|ainda|non|soltanto|senza|tr\
anne|ancora|presto|\u043D\u0435|\u043D\u0435\u0442|\u0442\u043E\u043B\u044C\u043A\u043E|\u0431\u0435\u0437|\u043A\u0440\u043E\u043C\u0435|\u043F\u043E\u043A\u0430|\u0441\u043A\u043E\u0440\u043E|\u043F\u043E\u0437\u0436\u0435"),
example:"Nur f\xFCr Android"},{what:"the same in Chinese, Japanese and Korean",pattern:/[不未仅僅只除暂暫无無非停]|后续|後續|即将|即將|下线|回退|撤回|没有|ない|ません|なし|のみ|だけ|今後|次の|終了|中止|만\s|않|미지원|종료|예정|아직|없/u,
example:"\u5C1A\u672A\u652F\u6301"}],k=e=>h(qe,e),Oe=new RegExp("^\\p{Ll}","u"),Ke=new RegExp("^(?:it|its|they|you|your|\
we|this|these|that|use|users|everyone|everybody|here|see|now|also|enjoy|great|thanks)(?!\\p{L})","iu"),De=/^[^\p{L}]{0,3}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
Ue=e=>e!==""&&(k(e)||!(Oe.test(e)||Ke.test(e)||De.test(e))),Ze=30,Ge=/^[\s>*+-]{1,40}/,Be=e=>e.split(`
`).some(t=>k(t.replace(Ge,"").slice(0,Ze))),Ve=[{what:"a release that is not to be announced",pattern:new RegExp("(?<!\\p\
{L})(?:(?:do not|don['\u2019]t) (?:announce|publish|share|use|install|upgrade|update)|internal (?:only|use)|confidential|emba\
rgo(?:ed)?|broken (?:release|build|version)|yanked|withdrawn|pulled|rolled back|reverted|(?:nothing|no(?:t anything)?) (\
?:new|user[- ](?:facing|visible))|use v?\\d{1,4}\\.[\\d.]{1,20} instead)(?!\\p{L})","iu"),example:"DO NOT ANNOUNCE YET"}],
Je=[{what:"features, English",pattern:l("features?|added|additions?|new|news|new functionality|highlights?"),example:"Ne\
w features"},{what:"features, Chinese",pattern:/新增|新功能|新特性|特性|引入|亮点|亮點|新内容/u,example:"\
\u65B0\u529F\u80FD"},{what:"features, other languages",pattern:new RegExp("\u8FFD\u52A0|\u65B0\u6A5F\u80FD|\uCD94\uAC00|\uC0C8\uB85C\uC6B4|\uC0C8 \uAE30\uB2A5|\uC2E0\uADDC|(?<!\\p{L})(?:ajout|nouv\
e|fonctionnalit|neue?(?!\\p{L})|neuerung|neuigkeit|funktionen|hinzugef\xFCgt|aggiunt|novit\xE0|nuov|funzionalit\xE0|adicionad|novi\
dade|nov[ao]s?(?!\\p{L})|recurso|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D|\u043D\u043E\u0432\u043E\u0435|\u043D\u043E\u0432\u044B\u0435|\u0432\u043E\u0437\u043C\u043E\u0436\u043D\u043E\u0441\u0442\u0438|a\xF1adid|agregad|nuev|novedad)",
"iu"),example:"Nouveaut\xE9s"}],Xe=[{what:"changes, English",pattern:l("changed|changes|improvements?|improved|enhanceme\
nts?|enhanced|performance|perf|optimi[sz]ations?|tweaks?|other|others|minor|general|misc|miscellaneous|updates?|updated"),
example:"Improvements"}],V=[{what:"fixes, English",pattern:l("fix|fixes|fixed|fixing|bugs?|bug-?fix(?:es)?|hot-?fix(?:es\
)?|security|resolved|solved|corrected|corrections|patched|vulnerabilit(?:y|ies)|issues"),example:"Bug fixes"},{what:"rem\
ovals and breaking changes, English",pattern:l("removed|removals?|deprecat(?:ed|es|ions?)|dropped|breaking|incompatib(?:\
le|ilities)|backwards?.incompatible|reverts?|reverted|upgrad(?:e|ing)(?: notes| guide)?|migrat(?:ion|ing)|requirements?|\
warnings?"),example:"Removed"},{what:"fixes and removals, other languages",pattern:/修复|修復|修正|缺陷|安全|解决|不具合|バグ|セキュリティ|수정|버그|고정|보안|移除|删除|刪除|废弃|弃用|削除|廃止|제거|삭제|behoben|fehler|korrektur|korrigiert|sicherheit|entfernt|veraltet|corrig|correc|correç|sécurité|supprim|retiré|arregl|seguridad|eliminad|segurança|removid|corrett|correzion|sicurezza|rimoss|исправлен|ошибк|безопасност|удал[её]н/iu,
example:"Fehlerbehebungen"}],Ye=[{what:"not in this release",pattern:l("coming soon|coming next|upcoming|planned|plans?|\
roadmap|not included|not in this release|deferred|postponed|next (?:release|version|up|steps)|what(?:['\u2019]s| is) next|fut\
ure|work in progress|wip|known (?:issues?|problems?|bugs?|limitations?)|limitations?|won['\u2019]?t fix|rolled back|previous(\
?:ly)?|earlier|older|past|to[ -]?do|todo|unreleased|not yet"),example:"Coming soon"},{what:"not in this release, other l\
anguages",pattern:/geplant|demnächst|bekannte (?:probleme|fehler)|prévu|à venir|problèmes connus|próximamente|problemas con(?:ocidos|hecidos)|em breve|in arrivo|problemi noti|планы|известные проблемы|即将|計劃|计划|已知问题|已知問題|既知の|今後|알려진|예정/iu,
example:"Bekannte Probleme"}],Qe=[{what:"people and downloads",pattern:l("contribut(?:ors?|ions?)|authors?|thanks|thank \
you|credits?|sponsors?|acknowledge?ments?|downloads?|install(?:ation|ing)?|how to (?:install|upgrade|update)|checksums?|\
assets|artifacts|verify(?:ing)?|signatures?|full changelog|docker images?"),example:"New contributors"}],et=l("highlight\
s?|\u4EAE\u70B9|\u4EAE\u9EDE"),tt=l("what['\u2019\xB4`]?s|what|is|are|has|changed|changes?|change ?logs?|release|released|notes|\
included|updates?|summary|overview|details|this|in|the|of|for|to|all|our|app|version|since|new|notable|major|minor|patch\
|main|key|important|selected|user|users|user-facing|and|other|more|some|changements|\xE4nderungen|cambios|mudan\xE7as|modifich\
e|\u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u044F"),nt=/变更|變更|更改|记录|記錄|更新|日志|日誌|内容|內容|本次|版本|概述|其他|主要|改进|改進|功能|変更|変更点|リリース|ノート|변경|사항|릴리스|的/u,
st=/\s(?:and|und|et|y|e|и|plus)\s|[&,/+、]|[和与與及と]|및/iu,ot=/^v?\d{1,4}\.\d\S{0,20}\s|\sv?\d{1,4}\.\d{1,4}\.\d\S{0,20}$/i,
it=new RegExp("\\p{L}","u"),J=new RegExp("\\p{Extended_Pictographic}|:[a-z0-9_+-]{1,40}:","gu");function W(e){const t=e.
replace(J," ").trim();if(h(Qe,t))return"uncounted";if(h(Ye,t))return"later";if(F(t)||ot.test(t)&&!k(t))return h(V,t)?"un\
fit":X(e)?void 0:"neutral";const n=new Set(t.split(st).map(rt)),[s]=n,o=n.size===1?s:n.has(void 0)?void 0:n.has("later")?
"later":"neutral";return(o==="feature"||o==="change"||o==="neutral")&&X(e)?void 0:o}function rt(e){if(ct.test(e.replace(
lt,"").trim()))return"neutral";if(h(V,e)||T(j(e,Y)))return"unfit";if(k(e))return"later";const t=j(e,at),n=j(t,dt);if(!it.
test(j(n,Y)))return t!==e?"feature":n!==e?"change":"neutral"}const X=e=>(e.match(J)??[]).some(t=>{const n=v(t);return n===
void 0||n==="unfit"}),at=Je.map(({pattern:e})=>N(e)),dt=Xe.map(({pattern:e})=>N(e)),Y=[N(tt),N(nt)],j=(e,t)=>t.reduce((n,s)=>n.
replace(s," "),e),ct=/^(?:what['’´`]?s (?:changed|new|included)|changes?|change ?logs?|release notes|updates?|变更记录|變更記錄|更新日志|更新日誌|更新内容)$/iu,
lt=/^[^\p{L}]{1,20}/u,Q=/^v?\.?\d{1,8}\.[\dx][\w.+-]{0,60}$/i,ut=/^v?\d{1,4}$/i,pt=/^(?:versions?|ver|release[ds]?|what['’]?s|new|in|on|date|of|the|notes|change ?log|changelog|stable|beta|alpha|rc|pre-?release|hotfix|latest|jan\w{0,6}|feb\w{0,6}|mar\w{0,6}|apr\w{0,6}|may|june?|july?|aug\w{0,6}|sep\w{0,6}|oct\w{0,6}|nov\w{0,6}|dec\w{0,6}|\d{1,2}(?:st|nd|rd|th)?|\d{4}|\d{2,4}-\d{1,2}-\d{1,4}\S{0,20}|v|版本|版|发布|發佈|リリース|バージョン)$/iu,
mt=/^\d{2,4}[-/.年]\d{1,2}[-/.月]\d{1,4}日?$/,ht=1;function H(e,t){let n=0,s=e.length;for(;n<s&&t.includes(e.charAt(n));)
n++;for(;s>n&&t.includes(e.charAt(s-1));)s--;return e.slice(n,s)}function F(e){const t=e.split(/[^\p{L}\p{N}@.'’/+_-]+/u).
map(i=>H(i.slice(i.lastIndexOf("@")+1),".'\u2019/+_-")).filter(Boolean),n=i=>mt.test(i),s=t.filter(i=>Q.test(i)&&!n(i)),
o=/^(?:version|release|ver|v)\s{0,3}v?\d{1,4}(?![\p{L}\p{N}])/iu.test(e);return s.length===0&&!o&&!(t.length>0&&t.every(
n))?!1:t.filter(i=>!Q.test(i)&&!n(i)&&!pt.test(i)&&!ut.test(i)).length<=ht}const R=new RegExp("^[^\\p{L}]{0,10}(?:revert(\
?:s|ed|ing)?|undo(?:es)?|undid|undone|back(?:s|ed)? out|roll(?:s|ed)?[ -]?back)(?!\\p{L})","iu"),ft=/(?:#|\/(?:pull|issues|merge_requests)\/)(\d{1,7})/g,
ee=e=>[...e.matchAll(ft)].map(([,t=""])=>t),te=w("(?:temporarily )?(?:disabl(?:e|es|ed|ing)|hid(?:e|es|ing|den)|(?:turn|\
switch)(?:s|es|ed)? off|deactivat(?:e|es|ed))"),ne=w("(?:temporarily )?(?:remov(?:e|es|ed|ing)|drop(?:s|ped)?|delet(?:e|\
es|ed)|roll(?:s|ed)? back)"),gt=new Set("a an the of for to in on with and as by from new now add adds added adding intr\
oduce introduces introduced implement implements implemented allow allows allowed enable enables enabled support support\
s option options".split(" ")),y=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,""),se=e=>new Set((e.toLowerCase().match(/[\p{L}\p{N}]+/gu)??
[]).filter(t=>!gt.has(t))),oe=(e,t)=>e.size>0&&[...e].every(n=>t.has(n));function wt(e){const t=e.filter(({whole:a,heading:u})=>R.
test(a)||R.test(u)),n=e.filter(({sentence:a})=>te.test(a)),s=e.filter(({sentence:a})=>ne.test(a)),o=t.map(({whole:a})=>y(
a)),r=n.map(({scope:a,sentence:u})=>y(`${a} ${u}`)),i=[...t,...n,...s].map(({sentence:a})=>se(a.replace(R,"").replace(te,
"").replace(ne,""))),d=new Set(t.flatMap(({whole:a})=>ee(a)));return({text:a,whole:u,scope:b,sentence:p})=>{const f=y(b),
c=se(p);return o.some(m=>m.includes(y(a)))||ee(u).some(m=>d.has(m))||r.some(m=>f.length>=bt&&m.includes(f))||i.some(m=>oe(
m,c)||oe(c,m))}}const bt=4,P="<!--",ie="-->",kt=/^[\s>*+-]*$/,z=/^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i,xt=[/^<!-+\s*web[\s_\u2010-\u2015-]?push(?![\p{L}\p{N}])/iu,
/^<!-+\s*push(?:[\s_-](?:message|notification|text))?[^\S\n]*[:\uff1a]/i],vt=/^(?:(?:(?:your|the|a) )?(?:text|message|sentence)(?: here| goes here)?|to ?do|tb[acd]|lorem ipsum.{0,200}|)$/i,
yt="<>[]{}()$.\u2026!_ ",Lt=/(?:<|&lt;)![ —–-]{0,4}web-push[^\S\n]{0,4}[:：]/giu,$t=/^\s{0,20}web-push[^\S\n]{0,4}:/i,
At=/^<!-+\s{0,20}([a-z][a-z_\s\u2010-\u2015-]{3,14})[:：]/i,St=2,re=80,ae=100,q="write it as `<!-- web-push: Offline ma\
ps are here. -->` on a line of its own";function Nt(e,t){const n=e.flatMap(de),s=n.find(i=>"problem"in i);if(s)return s;
if(de(t).length>0)return{problem:"the release notes have a `web-push` comment too far below; move it to their beginning"};
const[o,r]=n;return r?{problem:`the release notes have ${n.length===2?"two":n.length} \`web-push\` comments; keep one`}:
o}function de(e){const t=[];for(const{0:s,index:o}of e.matchAll(Lt))z.test(s)||t.push({problem:ce(e.slice(o,o+re))});let n=0;
for(let s=e.indexOf("<!-");s!==-1;s=e.indexOf("<!-",Math.max(n,s+1))){const o=e.slice(s,s+re),r=z.test(o);if(n!==-1&&(n=
e.indexOf(ie,s+P.length)),r||xt.some(i=>i.test(o))||zt(o)){const i=n===-1?void 0:e.slice(s,n);t.push(r?jt(i,_t(e,s)):{problem:ce(
o)})}else o.startsWith(P)&&n!==-1&&e.slice(s+P.length,n).split(`
`).some(a=>z.test(a.trimStart())||$t.test(a))&&t.push({problem:`the \`web-push\` comment in the release notes is inside an\
other comment; ${q}, or remove it`})}return t}function jt(e,t){if(!t)return{problem:`the \`web-push\` comment in the relea\
se notes has text before it; ${q}`};if(e===void 0)return{problem:"the `web-push` comment in the release notes is never c\
losed; end it with `-->`"};const n=(0,A.h0)(e.replace(z,""));return n===""?{problem:"the `web-push` comment in the relea\
se notes has no text; write what subscribers are to read, or remove it"}:vt.test(H(n,yt))?{problem:`the \`web-push\` comme\
nt in the release notes still has the sample text ${(0,A.hD)(n)}; write what subscribers are to read, or remove it`}:{text:n}}
function zt(e){const[,t=""]=At.exec(e)??[],n=y(t);return!n.startsWith("webpush")&&(0,He.A)(n,"webpush")<=St}function ce(e){
const[t=""]=e.split(ie,1)[0]?.trim().split(/\n(?=\n)/)??[];return`the release notes have a comment that begins with ${(0,A.
hD)((0,A.h0)(t).slice(0,40))}; if subscribers are to read it, ${q}`}function _t(e,t){const n=e.slice(Math.max(0,t-ae),t),
s=n.lastIndexOf(`
`)+1;return(s>0||t<=ae)&&kt.test(n.slice(s))}var Et=S(1161);const Mt=800,Ct=60,It=/[*_~[\]`<]/g;function Tt(e,t){if(e.length>
Mt||(e.match(It)?.length??0)>Ct)return;const n=[];return _(t.inlineTokens(e,[]),n,!1)?n:void 0}const Wt=/^<\/?(?:a|abbr|b|big|center|code|em|font|g-emoji|i|img|ins|kbd|mark|p|picture|samp|small|source|span|strong|sub|tt|u|var)[\s/>]/i,
le=/^<br[\s/>]/i;function _(e,t,n){return e.every(s=>{switch(s.type){case"text":return s.tokens?_(s.tokens,t,n):(ue((0,Et.
hl)(s.text),t,n),!0);case"escape":return ue(s.text,t,n),!0;case"codespan":return t.push({kind:"code",text:s.text.trim(),
isBold:n}),!0;case"strong":case"em":return _(s.tokens,t,n||s.type==="strong");case"link":return qt(s,t,n);case"br":return t.
push({kind:"break",text:" ",isBold:n}),!0;case"html":return le.test(s.raw)&&t.push({kind:"break",text:" ",isBold:n}),le.
test(s.raw)||Wt.test(s.raw)||s.raw.startsWith("<!--");case"checkbox":case"image":case"del":return!0;default:return!1}})}
const Ht=/^https?:\/\/[^/]{1,100}\/\S{0,200}?\/(?:pull|pulls|issues|merge_requests|commit|commits|compare|advisories)\/([^/?#]{1,100})/,
Ft=e=>e.includes("/commits")&&e.includes("?author="),Rt=/^[\w./-]{0,80}[#!]?\d{1,7}$/,Pt=/^(?:details?|link|diff|pr|commit|issue|pull request|merge request|more|more info)$/i;
function qt({href:e,tokens:t},n,s){const o=[];if(!_(t,o,s))return!1;const r=o.map(u=>u.text).join("").trim(),i=r.replace(
/^[([]|[)\]]$/g,""),d=Ht.test(e)&&(r===e||E(i)||Rt.test(i)||Pt.test(i)),a=r.startsWith("@")||Ft(e)||/^https?:\/\/[^/]{1,100}\/[\w-]{1,60}$/.
test(e)&&e.endsWith(`/${r}`);return d||a?n.push({kind:"reference",text:r,isBold:s}):n.push(...o.map(u=>({...u,isLink:!0}))),
!0}const Ot=[/^(?:[\w.-]{1,60}\/)?[\w.-]{0,60}[#＃]\d{1,7}$/,/^(?:gh|pr|issue|ticket|bug|mr)[-#]?\d{1,7}$/i,/^!\d{1,7}$/,
/^[@＠][\w-]{1,60}(?:\[bot\])?$/,/^(?=[a-f]{0,40}\d)[\da-f]{7,40}$/,/^[a-f]{40}$/,/^(?:CVE-\d{4}-\d{3,7}|GHSA(?:-\w{4}){3})$/i,
/^\[?\^\w{1,40}\]?$/],E=e=>Ot.some(t=>t.test(e)),Kt=/\s+|[()[\]（）［］【】]|[，。；：！？、]|[^\s()[\]（）［］【】，。；：！？、]+/gu,
Dt=new Set(",;:.!?\u2026"),Ut=new RegExp("^(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|[\\ufe0f\\u200d])+","u"),Zt=/^:[a-z0-9_+-]{1,40}:$/,
Gt=/^[\p{P}\p{S}]$/u,Bt=/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[#@])/u,Vt=/\*\*|~~/g;
function ue(e,t,n){const s=(o,r)=>{r!==""&&t.push({kind:o,text:r,isBold:n})};for(const[o]of e.replace(Vt,"").replace(/\[bot\]/g,
"").matchAll(Kt))/^\s/.test(o)?s("space"," "):/^[([（［【]$/.test(o)?s("open",o):/^[)\]）］】]$/.test(o)?s("close",
o):Zt.test(o)?s("emoji",o):Jt(o,s)}function Jt(e,t){const[n=""]=Ut.exec(e)??[];t("emoji",n);const s=e.slice(n.length);let o=s.
length;for(;o>0&&Dt.has(s.charAt(o-1));)o--;const r=s.slice(0,o);if(Gt.test(r))t("sign",r);else for(const i of r.split(Bt))
Xt(i,t);for(const i of s.slice(o))t("sign",i)}function Xt(e,t){const n=e.split(/[,;/&+|]/);t(E(e)||n.length>1&&n.every(E)?
"reference":"word",e)}function Yt(e,t){const n=Tt(e,t);if(n===void 0)return;const s=nn($(n)),o=bn(s.parts),r=zn(o.parts);
return{kind:s.kind,scope:s.scope,sentence:x(r,o.isMarked&&r.length===o.parts.length),beginsWithCode:r[0]?.kind==="code",
rest:x(o.parts.slice(r.length)),whole:(0,A.h0)(n.map(({text:i})=>i).join("")),isLimited:o.isLimited||n.some(Qt)||n.some(
en)}}const Qt=({kind:e,text:t})=>e==="reference"&&/^\[?\^/.test(t),en=({kind:e,text:t})=>e==="emoji"&&pe(t)===void 0,L=({
kind:e})=>e==="space"||e==="break";function $(e){const t=e.findIndex(s=>!L(s)),n=e.findLastIndex(s=>!L(s));return t===-1?
[]:e.slice(t,n+1)}const tn=8;function nn(e){let t={parts:e,scope:""};for(let n=0;n<tn;n++){const s=sn(t.parts);if(s===void 0)
break;t={parts:$(s.parts),kind:s.kind==="unfit"||T(s.scope)?"unfit":t.kind??s.kind,scope:t.scope||s.scope}}return t}function sn(e){
const[t]=e;if(t!==void 0)return t.kind==="emoji"?{parts:e.slice(1),kind:pe(t.text),scope:""}:t.kind==="reference"?{parts:me(
e.slice(1)),scope:""}:rn(e)??pn(t,e)??cn(e)??un(e)??mn(e)??fn(e)}const pe=e=>v(e)??v([...e][0]??""),g=(e,t)=>e?.kind==="\
sign"&&t.includes(e.text),M=":\uFF1A",on=":\uFF1A-\u2013\u2014|,.";function me(e){const t=$(e);return g(t[0],on)?t.slice(
1):t}function rn(e){if(!/^thanks$/i.test(e[0]?.text??""))return;const t=e.findIndex(o=>g(o,"-\u2013\u2014")),n=e.slice(1,
t);return t>1&&n.every(o=>o.kind!=="word"||O(o.text))&&n.some(({kind:o})=>o==="reference")?{parts:e.slice(t+1),scope:""}:
void 0}const an=/^(?:(?:merged )?(?:pr|pull request|issue) ?#?\d{1,7}|[A-Z][A-Z0-9]{1,9}-\d{1,6}|[\da-f]{7,40}|\d{4}-\d{2}-\d{2})$/,
dn=/^(?:merged )?(?:pr|pull request|issue) ?#?\d{1,7}$/i;function cn(e){const t=e.slice(0,8).findIndex(s=>g(s,`${M}-\u2013\u2014`));
if(t<1)return;const n=x(e.slice(0,t));return an.test(n)||dn.test(n)?{parts:e.slice(t+1),scope:""}:void 0}const ln=12;function un(e){
const t=e.slice(0,ln).findIndex((p,f)=>g(p,M)||g(p,"-\u2013\u2014")&&L(e[f-1]??p));if(t<1)return;const n=$(e.slice(0,t).
filter(p=>p.kind!=="reference"&&!g(p,"!"))),s=n.findIndex(({kind:p})=>p==="open"),o=s>0&&n.at(-1)?.kind==="close",r=x(o?
n.slice(0,s):n).replace(/^\(/,""),i=o?x(n.slice(s+1,-1)):"",d=e.slice(0,t).some(p=>g(p,"!"))?"unfit":v(r),a=o||s===-1,u=i!==
""&&/^[a-z]{2,20}$/.test(r);return!a||d===void 0&&!u||/\s/.test(r)&&d==="unfit"&&!n.every(({isBold:p})=>p)?void 0:{parts:e.
slice(t+1),kind:d,scope:i}}function pn(e,t){const[,n="",s=""]=new RegExp("^(\\p{L}{2,20})[:\uFF1A](?!\\/)(.+)$","u").exec(
e.text)??[],o=n===""?void 0:v(n);return o&&{parts:[{...e,text:s},...t.slice(1)],kind:o,scope:""}}function mn(e){if(e[0]?.
kind!=="open")return;const t=e.findIndex(({kind:i})=>i==="close");if(t<2||t===e.length-1)return;const n=e.slice(1,t),s=x(
n),o=me(e.slice(t+1));if(n.some(({kind:i})=>i==="reference")||hn.test(s))return{parts:o,scope:""};const r=v(s);return r===
void 0?{parts:o,scope:s}:{parts:o,kind:r,scope:""}}const hn=/^(?:v?\d{1,4}(?:\.[\dx]{1,4}){0,3}|[A-Z][A-Z0-9]{1,9}-\d{1,6}|[A-Z]\d{3,6}|[ xX✓])$/;
function fn(e){const t=e.findIndex(({isBold:a})=>!a);if(t<1)return;const n=$(e.slice(0,t)),s=g(n.at(-1),M),o=$(e.slice(t));
if(!s&&!g(o[0],`${M}-\u2013\u2014`))return;const r=x(s?n.slice(0,-1):n).replace(/^[([]|[)\]]$/g,""),i=v(r),d=s?o:o.slice(
1);return i===void 0||gn(r)?{parts:d,scope:r}:{parts:d,kind:i,scope:""}}const gn=e=>e.split(" ").length>3,wn=new Set("se\
e closes closed close fixes fixed fix resolves resolved resolve by in via with pr prs pull request issue issues ticket b\
ug refs ref re thanks thank you thx props kudos credits credit to and part of related for details more from contributed \
reported submitted implements implemented ported backport cherry-pick von par por commit diff link merge \u611F\u8C22 \u7531 \u5728 \u4F5C\u8005 \u8D21\u732E".
split(" ")),O=e=>wn.has(e.toLowerCase()),K=/\w@\w/,he=/^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}$/u;function bn(e){let t=e,
n=!1;for(;;){const s=D(t),o=s.at(-1);if(o?.kind==="close"){const r=kn(s);if(r<=0)break;const i=xn(s.slice(r+1,-1));if(i===
"limit")return{parts:t,isMarked:n,isLimited:!0};if(i==="text")break;t=s.slice(0,r)}else if(o?.kind==="reference"){if(t=yn(
s.slice(0,-1)),An(s,t))return{parts:t,isMarked:n,isLimited:!0}}else{const r=vn(s);if(r===void 0)break;t=r}n=!0}return{parts:n?
D(t,",;:\uFF0C\uFF1B\uFF1A-\u2013\u2014|&"):$(t),isMarked:n,isLimited:!1}}function D(e,t=",;:.!\uFF0C\uFF1B\uFF1A\u3002\uFF01\u3001-\u2013\u2014|&"){
return e.slice(0,e.findLastIndex(n=>!L(n)&&!g(n,t))+1)}function kn(e){let t=0;return e.findLastIndex(({kind:n})=>(n==="c\
lose"&&t++,n==="open"&&t--,t===0))}function xn(e){if(e.length>0&&e.every(({isLink:a})=>a))return k(x(e))?"limit":"mark";
const t=e.filter(({kind:a})=>a==="word"||a==="code").map(({text:a})=>a),n=x(e),o=t.some(a=>fe.test(a))||e.some(({kind:a})=>a===
"reference"),r=t.filter(a=>!O(a)&&!fe.test(a)&&!E(a));if(o&&r.length===0)return"mark";const i=r.length>0&&r.length<=4&&r.
every(a=>he.test(a)||K.test(a));if(k(n))return"limit";const d=/^(?:by|von|par|por|thanks|thanks to|props)\s/i.test(n);return i&&
(d||r.some(a=>K.test(a)))?"mark":K.test(n)||o?"limit":"text"}function vn(e){const t=e.findLastIndex(i=>g(i,"-\u2013\u2014")),
n=D(e.slice(0,Math.max(0,t))),s=e.slice(t+1).filter(i=>!L(i)),o=s.length>0&&s.length<=4&&s.every(({text:i})=>he.test(i)),
r=n.at(-1)?.kind==="reference"||n.at(-2)?.kind==="reference";return t>0&&o&&r&&!k(s.map(({text:i})=>i).join(" "))?n:void 0}
const fe=/^[A-Z][A-Z0-9]{1,9}-\d{1,6}$/;function yn(e){const t=e.findLastIndex(n=>!L(n)&&!g(n,",;:\uFF0C\uFF1B\uFF1A")&&
!(n.kind==="word"&&O(n.text)));return e.slice(0,t+1)}const Ln=new RegExp("^(?:see|with|(?:close|fixe?|resolve)[sd]?|by|i\
n|via|refs?|re|thanks?|thx|props|kudos|credits?|contributed|reported|submitted|cherry-pick|backport|ported|von|par|por|\\\
p{Script=Han}+)$","iu"),$n=/^(?:instead|report|related|out|give|gives|follow-up|if|when|than|like|as|for)$/i;function An(e,t){
const n=e.slice(t.length).filter(({kind:i})=>i==="word"||i==="sign"),s=t.findLast(({kind:i})=>i!=="space"),o=n.length===
0||s?.kind==="reference"||n[0]?.kind==="sign"||Ln.test(n[0]?.text??""),r=s?.kind!=="word"||!(k(s.text)||$n.test(s.text));
return!o||!r}function Sn({kind:e,text:t}){return e==="code"&&/\s/.test(t)?`\u201C${t}\u201D`:e==="emoji"&&t.startsWith("\
:")?"":t}const Nn=/^(?:e\.g|i\.e|etc|vs|resp|approx|incl|no|z\.b|bzw|ca|usw|p\.ex)$/i,jn="\u3002\uFF01\uFF1F";function zn(e){
let t=0;const n=e.findIndex((s,o)=>{if(s.kind==="open"&&t++,s.kind==="close"&&t--,s.kind==="break")return!0;if(t>0||s.kind!==
"sign")return!1;if(jn.includes(s.text))return!0;const[r,i]=e.slice(o+1),d=r!==void 0&&L(r)&&i!==void 0&&!new RegExp("^\\p\
{Ll}","u").test(i.text);return".!?\u2026".includes(s.text)&&d&&!Nn.test(e[o-1]?.text??"")});return n===-1?e:e[n]?.kind===
"break"?e.slice(0,n):e.slice(0,n+1)}function x(e,t=!1){const n=(0,A.h0)(e.map(Sn).join(""));return t?n.replace(/(?<!\.)[.。]$/,
""):n}const ge=[{what:"English",pattern:w("(?:we (?:have |'ve |\u2019ve )?)?(?:add|adds|added|adding|introduc(?:e|es|ed|ing)|\
implement(?:s|ed)?|allow(?:s|ed)?|enabl(?:e|es|ed)|provid(?:e|es|ed))|new(?! (?:versions?|release|minimum|requirements?|\
contributors?))|supports?(?! us)|there is now|now supports|(?:you can|can) now|now you can|it is now possible to|you can\
|ability to|options? (?:to|for)|possibility (?:to|of)"),example:"Add dark mode"},{what:"English, behind the subject",pattern:l(
"now (?:supports?|allows?|lets)|can now|(?:is|are) now (?:generally )?(?:available|supported|possible)"),example:"Dark m\
ode is now available"},{what:"Chinese",pattern:/^(?:新增|添加|增加|加入|支持|支援|引入|实现|實現|允许|允許|提供)/u,
example:"\u65B0\u589E\u6DF1\u8272\u6A21\u5F0F"},{what:"French",pattern:w("ajout(?:s|e|\xE9|\xE9e|\xE9s|\xE9es)?|nouveau(?:x|t\xE9)?|nou\
vel(?:le|les)?|prise en charge|possibilit\xE9|permet|vous pouvez"),example:"Ajout du mode sombre"},{what:"German",pattern:w(
"neu|neue[rs]?|hinzugef\xFCgt|unterst\xFCtzung|unterst\xFCtzt|erm\xF6glicht|f\xFCgt|es gibt jetzt|du kannst|sie k\xF6nnen"),
example:"Neue Karten"},{what:"Italian",pattern:w("aggiunt[aeio]|aggiunge|nuov[aeio]|supporto|introdott[aeio]|permette|or\
a puoi"),example:"Aggiunta la mappa"},{what:"Japanese",pattern:/^(?!.*修正).{2,118}(?:を追加|に対応|の追加|への対応|できるように)(?:しました|した|なりました)?。?$/u,
example:"\u5730\u56F3\u3092\u8FFD\u52A0"},{what:"Korean",pattern:/^(?!.*수정).{2,118}(?:추가|지원)(?:했습니다|합니다|됨|됩니다)?\.?$/u,
example:"\uC9C0\uB3C4 \uCD94\uAC00"},{what:"Portuguese",pattern:w("adicionad[ao]s?|adiciona|nov[ao]s?|suporte|permite|ag\
ora voc\xEA pode"),example:"Adicionado mapa"},{what:"Russian",pattern:w("\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D[\u0430\u043E\u044B]?|\u043D\u043E\u0432(?:\u044B\u0439|\u0430\u044F|\u043E\u0435|\u044B\u0435)|\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0430|\u0440\u0435\u0430\
\u043B\u0438\u0437\u043E\u0432\u0430\u043D[\u0430\u043E\u044B]?|\u0442\u0435\u043F\u0435\u0440\u044C \u043C\u043E\u0436\u043D\u043E"),
example:"\u0414\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u0430 \u043A\u0430\u0440\u0442\u0430"},{what:"Spanish",pattern:w(
"a\xF1adid[ao]s?|a\xF1ade|agregad[ao]s?|agrega|nuev[ao]s?|soporte|permite|ahora puedes"),example:"A\xF1adido el mapa"}],
we=[{what:"fixes and removals, English",pattern:w("(?:properly |correctly |also |no longer )?(?:(?:bug|hot)?fix(?:e[sd]|\
ing|up)?|resolve[sd]?|resolving|correct(?:s|ed|ly)?|repair(?:s|ed)?|remov(?:e|es|ed|ing)|drop(?:s|ped)?|delet(?:e|es|ed)\
|revert(?:s|ed)?|bump(?:s|ed)?|deprecat(?:e|es|ed)|disabl(?:e|es|ed)|prevent(?:s|ed)?|avoid(?:s|ed)?|ensur(?:e|es|ed)|do\
n['\u2019]t|do not|stop(?:s|ped)?|no longer|handl(?:e|es|ed)|merg(?:e|es|ed)|initial (?:plan|commit)|chore|renam(?:e|es|ed)|m\
ov(?:e|es|ed)|breaking|workaround|restor(?:e|es|ed)|upgrad(?:e|es|ed)|updat(?:e|es|ed)|downgrad(?:e|es|ed)|pin(?:s|ned)?\
|requir(?:e|es|ed)|supported|migrat(?:e|es|ed)|hid(?:e|es|den)|release[sd]?|reduc(?:e|es|ed)|mak(?:e|es|ing) sure|made s\
ure|change[sd]?|replace[sd]?|switch(?:es|ed)?|us(?:e|es|ed|ing)|tweak(?:s|ed)?|minor|small|various|several|some|misc|mis\
cellaneous|general|typo|only|not|see|thanks|note|warning|important|please|document(?:s|ed)?|support us|add(?:s|ed|ing)? \
(?:an? |the |some )?(?:back|missing))"),example:"Fix the menu"},{what:"fixes and removals, Chinese, Japanese and Korean",
pattern:/^(?:修复|修復|修正|解决|解決|移除|删除|刪除|去除|废弃|弃用|更新|升级|升級|回退|还原|调整|調整)|(?:を修正|を削除|の修正|수정|삭제|제거)(?:しました|した|함|됨)?。?$/u,
example:"\u4FEE\u590D\u83DC\u5355"},{what:"fixes and removals, other languages",pattern:/^(?:corrig|corre[cç]|corrett|behebt|behoben|fehler|entfernt|korrigiert|supprim|retir|mise à jour|arregl|elimin|remov|rimoss|исправлен|удал[её]н|обновлен)/iu,
example:"Behoben: das Men\xFC"}],be=[{what:"English",pattern:w("(?:better|improv(?:e|es|ed|ing|ements?)|enhanc(?:e|es|ed\
|ing|ements?)|optimi[sz](?:e|es|ed|ing|ations?)|reduc(?:e|es|ed|ing|tions?)|speed(?:s|ing)? up|sped up|faster|refin(?:e|\
es|ed)|polish(?:es|ed)?|simplif(?:y|ies|ied)|increas(?:e|es|ed))"),example:"Better maps"},{what:"other languages",pattern:/^(?:优化|優化|改进|改進|改善|改良|提升|提高|amélior|verbesser|besser|mejor|migliora|melhor|улучш)|(?:を改善|개선)/iu,
example:"Verbesserte Karten"}],C=/^[^:：.]{1,40}[:：]\s{0,3}/u,_n=e=>C.exec(e)?.[0].replace(/[:：]\s*$/u,"")??"",En=e=>h(
ge,e)||h(ge,e.replace(C,"")),Mn=e=>h(we,e)||h(we,e.replace(C,"")),Cn=e=>h(be,e)||h(be,e.replace(C,"")),ke=[{what:"the nu\
mber of an issue",pattern:/[#＃]\d|(?<![\p{L}\p{N}])(?:GH|PR|MR)[- ]?\d/iu,example:"Add maps as in #12 and more"},{what:"\
the number of a ticket",pattern:/(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{1,9}-\d{2,6}(?![\p{L}\p{N}])/u,example:"Add maps MAP-123\
 again"},{what:"an account",pattern:/[@＠][\p{L}\p{N}]/u,example:"Add maps of @octocat"},{what:"a commit",pattern:/(?<![\p{L}\p{N}])(?=[a-f]{0,40}\d)[\da-f]{7,40}(?![\p{L}\p{N}])/iu,
example:"Add maps since 1a2b3c4 again"},{what:"an address",pattern:/\w:\/\/|www\.|\w@\w/iu,example:"Add maps to www.exam\
ple.com"},{what:"a path",pattern:/(?<![\p{L}\p{N}<])\/\w|\w\/\w{1,60}\//u,example:"Add maps to /api/maps"},{what:"the na\
me of a file of source code",pattern:new RegExp("(?<!\\p{L})(?:\\p{Ll}[\\w-]{0,60}\\.(?:js|ts|json|ya?ml|toml|py|rs|go|hpp|h\
|c|cpp|md)|[A-Z]{2,60}\\.(?:md|ya?ml|txt))(?![\\p{L}\\p{N}])","u"),example:"Add maps.json for all"},{what:"a mark of Mar\
kdown",pattern:new RegExp("\\*\\*|~~|`|\\]\\(|\\]\\[|__|(?<!\\p{L})_\\p{L}{1,40}_|\\s\\|\\s|^\\||\\|$|\\\\","u"),example:"\
Add **maps for all"},{what:"a mark of a footnote, or one without its other half",pattern:new RegExp("\\s[\u3002\uFF0C]|(?<![\\p{L}\\p\
{N}])[*_~^](?=\\p{L})|[\\p{L}\\p{N}][*_~^](?![\\p{L}\\p{N}])|(?<=\\s)[*^](?=\\s|$)|[\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079\u2020\u2021]|==|\\+\\+\\p{L}|\u2026\\s",
"u"),example:"Add maps\xB9 for all"},{what:"HTML",pattern:new RegExp('<(?:[\\p{L}/!?]|$)|-->|\\?>|&#?\\w{1,31};|&(?:copy|am\
p|lt|gt|quot|nbsp)(?!\\p{L})|="',"u"),example:"Add <b>maps for all"},{what:"a template",pattern:new RegExp("[{}]|\\[\\[|\\]\
\\]|\\[(?:\\p{Lu}[\\p{Lu}_]{0,40}|[!.][^[\\]]{0,40}|[\\p{L}-]{1,20} [\\p{L} -]{1,40}|name|text)\\]|<%|%>|%\\w{1,40}%|%[sd(]|\\$[\\w\
(]|[A-Z]_[A-Z]|(?<![^\\s(])[:\uFF1A]\\p{L}","u"),example:"Add {{ maps }} for all"},{what:"the code of an emoji",pattern:/:[a-z0-9_+-]{2,40}:/i,
example:"Add maps :rocket: for all"},{what:"a trailer",pattern:new RegExp("(?<!\\p{L})(?:reviewed|signed-off|co-authored|\
acked|tested|reported|approved|suggested)-(?:by|on)(?!\\p{L})","iu"),example:"Reviewed-by: Mona Lisa"},{what:"an instruc\
tion to the author",pattern:new RegExp("^[^\\p{L}]{0,20}(?:describe|write|fill|insert|enter|your|draft|title|changes? her\
e|example|sample|place ?holder|lorem)(?!\\p{L})|(?<!\\p{L})(?:internal only|internal use|do not (?:announce|publish|merge|\
release|share)|don[\u2019']t (?:announce|publish|merge|release|share)|do not (?:use|install)|lorem ipsum|to ?do|to be (?:done\
|written|announced|determined)|fix ?me|xxx|tb[acd]|n\\/a|undefined|null|nan|foo|asdf|blah|none|nothing|(?:features?|chang\
es?|item|entry) [xyz\\d]|goes here|your changes|new features?(?: here)?|(?:per|important) change|if (?:useful|needed|any|\
applicable|none)|(?:description|summary) of (?:the |your )?(?:changes?|release)|short description|bullet points?|user-fa\
cing changes|design documents?|please|squash\\p{L}{0,4}|final touches|feedback from|requested in|changes from|lol|thanks|\
because|customer|secret|hate|damn)(?!\\p{L})|\\*{3}","iu"),example:"Describe your changes here"},{what:"what is taken ba\
ck or put off",pattern:l("revert(?:s|ed|ing)?|rolled back|replaced|superseded|removed again|previously|not yet|soon|next\
 (?:release|version)|pending|until|blocked|wip|work in progress|in progress|planned|postponed|deferred|coming|upcoming|f\
uture|not (?:supported|available|enabled|working|included)|no longer|noch nicht|bald|pas encore|bient\xF4t|todav\xEDa no|pr\xF3xi\
mamente|ainda n\xE3o|em breve|non ancora|\u043F\u043E\u043A\u0430 \u043D\u0435|\u0441\u043A\u043E\u0440\u043E"),example:"\
Add maps, not yet on phones"},{what:"what is taken back or put off, Chinese, Japanese and Korean",pattern:/尚未|暂不|暫不|暂未|即将|即將|回退|撤回|未対応|今後|예정|아직/u,
example:"\u5730\u56FE\u5C1A\u672A\u5B8C\u6210"},{what:"what ends behind a word of addition",pattern:l("(?:was|were|is|ar\
e|been|being|gets?|got) (?:\\p{L}{2,10}ly )?(?:dropped|removed|retired|discontinued|ended|stopped|disabled|withdrawn|canc\
ell?ed|lost)|(?:has|have) ended|ends in|undone|undid|backed out|rolled? back|withdrawn|disabled by|\\p{L}{2,20} only|cann\
ot|(?:does|do|did|is|are|was)n['\u2019]t|does not|follows? in|lose data|but|except|unless"),example:"Support for old map\
s was dropped"},{what:"what ends behind a word of addition, other languages",pattern:new RegExp("(?<!\\p{L})(?:entfernt|e\
ingestellt|beendet|supprim\xE9|abandonn\xE9|retir\xE9|eliminad|descontinuad|retirad|removid|encerrad|rimoss|terminat|\u043F\u0440\u0435\u043A\u0440\u0430\u0449\u0435\u043D|\u0443\u0434\
\u0430\u043B[\u0435\u0451]\u043D)|\u5DF2?\u505C\u6B62|\u4E0B\u7EBF|\u4E0B\u7DDA|\u7EC8\u6B62|\u7D42\u4E86|\uC911\uB2E8|\uC885\uB8CC|\uBBF8\uC9C0\uC6D0",
"iu"),example:"Unterst\xFCtzung f\xFCr alte Karten entfernt"},{what:"two sentences in one",pattern:new RegExp("\\p{L}{3}[\
.!?] \\p{Ll}","u"),example:"Add maps. iOS comes in May"},{what:"what somebody likes less",pattern:l("new (?:limits? of|r\
estrictions?|prices?|terms|fees?)|mandatory|rate limits?|requirements?|delays?|(?:of|two days of) delay|enable ads|ads b\
y default|without an? password|downtime|up to \\p{L}{2,6} hours|password again|only \\p{Lu}\\p{L}{1,20} \\d{1,4}|hours for|b\
lock of|seconds to"),example:"New limit of five files"},{what:"a word that points elsewhere",pattern:new RegExp("(?<!\\p{\
L})(?:(?:this|these|those) (?:features?|options?|changes?|settings?|release|version|update|releases|versions|new|list|is\
|was|are|can|will|allows?|adds?)|that (?:feature|option|change|setting|release|version|update)|(?:support for|adds?|adde\
d|allows?|enables?) (?:it|that|them)|add the feature|see (?:the|also|our|below|above|docs|for|more|here|this|https?)|bel\
ow|above|the following|as follows|mentioned|aforementioned|click here|read more|learn more|more (?:info|information|deta\
ils)|siehe|voir|v\xE9ase|vedi)(?!\\p{L})|^(?:this|these|that|those|it|they|see|also|and|but|or|so|then|plus|which)(?!\\p{L})|\
[,;(] ?see(?!\\p{L})|\u4EE5\u4E0B|\u8BF7\u53C2\u8003|\u53C3\u8003|\u53C2\u8003|\u53C2\u89C1|\u8BE6\u89C1|\u8A73\u898B|\u8BE6\u60C5|\u5982\u4E0B|\u89C1\u4E0B|\u6B64\u529F\u80FD|\u8BE5\u529F\u80FD|\u8A73\u7D30|\u53C2\u7167|\u4E0A\u8FF0",
"iu"),example:"Add this feature for all"},{what:"a message of the program",pattern:l("(?:error|warning|validation) (?:me\
ssages?|texts?)|(?:warnings?|notices?|errors?|hints?) (?:when|if|for|about|in case|on|that)|(?:warn|warns|warning) (?:wh\
en|if|about|users?)"),example:"Add a warning when maps are old"},{what:"what is switched off",pattern:new RegExp("(?<!\\p\
{L})(?:(?:hidden|disabled|off|not enabled) by default|opt-in|behind an? (?:\\p{L}{1,20} ){0,2}(?:flag|setting|option)|exp\
erimental support|as (?:an )?experimental|(?:is|are) experimental)(?!\\p{L})|\\(experimental\\)|^(?:\\p{L}{1,20} ){1,2}(?:an\
? |the |new )?experimental(?!\\p{L})","iu"),example:"Add maps, hidden by default"},{what:"an identifier before a colon",
pattern:new RegExp("^(?:[^\\s:\uFF1A\\\\/._]{0,40}[\\\\/._][^\\s:\uFF1A]{0,40}|\\p{L}\\p{Ll}{1,20}(?:-\\p{Ll}{1,20}){1,3})[:\uFF1A]",
"u"),example:"Plugins/maps: add filters"},{what:"a defect",pattern:l("crash(?:es|ed|ing)?|bugs?|buggy|regressions?|vulne\
rabilit(?:y|ies)|broken|breaks|incorrect(?:ly)?|wrong(?:ly)?|deadlocks?|leaks?|race conditions?|panics?|segfaults?|an er\
ror|errors? (?:when|if|in|on|while)|fail(?:s|ed|ure|ures|ing)?|issues?|problems?|workarounds?|fix|fixes|fixed (?:an?|the\
|some|several)|unable|attack(?:s|ers?)?|outages?|data loss|corruption|mitigations?|hangs?|again|protection against|explo\
it(?:s|ed)?|insecure|xss|injection|deprecat(?:e|ed|es|ion)|breaking|obsolete|legacy"),example:"Maps crash at sunset"},{what:"\
a defect, other languages",pattern:/修复|修復|修正|错误|錯誤|问题|問題|崩溃|閃退|闪退|异常|異常|失败|失敗|不具合|廃止|弃用|废弃|버그|오류|문제|fehler|absturz|erreur|plantage|fallo|corrección|correzion|erro\b|ошибк|сбо[ий]/iu,
example:"\u5730\u56FE\u9519\u8BEF"},{what:"no more than that there is a release",pattern:l("(?:various|several|some|many\
|multiple|miscellaneous|misc|minor|small|numerous|lots of|more|general|other|further|bug ?fixes and|performance) (?:\\p{L\
}{1,20} ){0,2}(?:improvements?|fixes|bug ?fixes|changes|enhancements?|updates?|tweaks?|optimi[sz]ations?|refinements?|ad\
ditions)|new (?:versions?|release|minimum|contributors?)|first (?:release|version|contribution)|initial (?:release|versi\
on)|(?<!-)pre-?releases?|release candidate|version \\d{1,4}|stuff|things"),example:"Several small improvements"},{what:"\
another version of something",pattern:new RegExp("(?<!\\p{L})(?:from|to|zu|auf|von) (?:version )?v?\\d{1,4}\\.\\d|^[\\p{L}.+-\
]{1,30} v?\\d[\\d.]{0,15}$|(?:\u66F4\u65B0|\u5347\u7EA7|\u5347\u7D1A)(?:\u5230|\u81F3)","iu"),example:"Move tinylib to 2\
.1"},{what:"something that comes back",pattern:l("back(?= after)|back$"),example:"Add dark mode back"},{what:"a question",
pattern:/[?？]$/u,example:"Does anybody need maps?"},{what:"a last word that needs another",pattern:/(?:\s(?:in|of|for|to|from|with|by|about|on|at|see|and|or|the|a|an|via|like|as|per|since|after|before|than|when|und|et|mit|de|von|avec|con|por|y|e|для|и|в|с)[.,;]?|[:：,，;；、…–—-]|\.\.|[([（])$/iu,
example:"Add maps for"}],xe=120,In=3,Tn=new Intl.Segmenter("en",{granularity:"grapheme"}),ve=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
function ye(e){const t=e.match(ve)?.length??0;return(e.replace(ve," ").match(/[^\s\p{P}\p{S}][^\s]*/gu)?.length??0)+Math.
floor(t/2)}const Le={")":"(","]":"[","\uFF09":"\uFF08","\u3011":"\u3010","\u300D":"\u300C","\u300F":"\u300E","\u300B":"\u300A"};
function Wn(e){const t=[];for(const[n]of e.matchAll(/[()[\]（）【】「」『』《》]/gu))if(Le[n]===void 0)t.push(
n);else if(t.pop()!==Le[n])return!1;return t.length===0&&(e.match(/"/g)?.length??0)%2===0&&(e.match(/[“”„]/gu)?.length??
0)%2===0}function Hn(e){return e.length>8*xe||[...Tn.segment(e)].length>xe?!1:ye(e)>=In&&Wn(e)&&!h(ke,e)}const $e=e=>!k(
e)&&!h(ke,`${e} is new`),Fn=32768,Rn=600,Pn=8,Ae=24,qn=/\r\n?|\n/,On=/[\v\f\u0085\u2028\u2029]/g;function Kn(e){const t=e.
replace(/^\ufeff/,"").replace(On," ").split(qn);let n=0;const s=t.findIndex((o,r)=>(n+=o.length+1,r>=Rn||n>Fn));return s===
-1?{read:t.map(Se),rest:[]}:{read:t.slice(0,s).map(Se),rest:t.slice(s)}}const Dn=/^[ \t]*/,U=/[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
function Se(e){const[t=""]=Dn.exec(e)??[],n=t.length>Ae?" ".repeat(Ae)+e.slice(t.length):e;let s=0;U.lastIndex=0;let o=0;
for(;U.test(n);)o=U.lastIndex,s++;return s>Pn?n.slice(o):n}var Un=S(8022);const Zn=7,Z=new RegExp("^(?:[\u2022\u2219\xB7\u30FB\u2027\u25CF\u25CB\u25E6\u25C9\u25A0\u25A1\u25AA\u25AB\u25C6\u25C7\u25B6\
\u25BA\u25B8\u27A4\u279C\u2794\u27A1\u2192\xBB\u203A\u2023\u2043\u2605\u2606\u2713\u2714\u2611\u2726\u2727\u2756\u2B50\u25B7]\\ufe0f?|[-\u2013\u2014*+]\\s|\\d{1,3}[.)\u3001](?=\\s*\\p{L}))\\s*(?=\\S)",
"u"),Ne=/^[*_]{0,2}\\?[[(（［](?![xX✓✔]\\?[\])）］])(?:o|[^\p{L}\p{N}#@\])）］]{0,4})\\?[\])）］]/u,je=/^(?:\*\*|__)[^*_]{1,100}(?:\*\*|__)[:：]?$/,
ze=/[:：]\s*(?:\*\*|__)?$/,Gn=new RegExp("(?<![\\p{L}\\p{N}.])v?\\d{1,4}\\.\\d|(?<!\\p{L})(?:sprint|week|build|milestone) \\d|\
^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.? \\d{4}$","iu"),Bn=/<(\/?)details\b/gi,Vn=/<[a-z]{1,20}\s[^<>]{0,200}(?:hidden|display:\s?none)/i,
Jn=/<h([1-6])[^<>]{0,100}>([^<>]{0,200})<\/h/gi,_e=/<!--[\s\S]*?(?:-->|$)/g,Xn=/`[^`\n]*`/g,I=120,Yn=2,Qn=2e3,es=1e3,ts=/\d{1,8}\.[\w.+-]{1,60}/;
function ns(e){const t=new Un.JG({gfm:!0}),n=new ss;return n.read(t.blockTokens(e,[])),{entries:n.entries,texts:n.texts,
remarks:n.remarks,lexer:t}}class ss{entries=[];texts=[];remarks=[];#e=[];#t=0;#n=!1;#r;#s=!1;read(t,n=!1){for(const[s,o]of t.
entries()){switch(o.type){case"heading":this.#o(o.raw),this.#i(o.text,o.depth);break;case"html":this.texts.push(o.raw),this.#d(
o.raw);for(const[,r,i=""]of o.raw.matchAll(Jn))this.#i(i,Number(r));break;case"blockquote":this.read(o.tokens,n);break;case"\
list":this.#u(o,n,us(t,s));break;case"paragraph":case"text":this.#o(o.raw),this.#d(o.raw),n||this.#a(o.raw),n||this.#p(o.
text,ps(t,s)==="list");break;case"code":case"space":case"def":break;default:this.#o(o.raw)}o.type!=="space"&&o.type!=="h\
eading"&&o.type!=="html"&&(this.#n=!0)}}#a(t){this.#s||this.remarks.push(t.slice(0,Qn))}#o(t){(t.includes("<!")||t.includes(
"&lt;!"))&&this.texts.push(t.replace(Xn,""))}#d(t){Vn.test(t.replace(_e,""))&&(this.#t=Number.POSITIVE_INFINITY);for(const[
,n]of t.replace(_e,"").matchAll(Bn))this.#t=n?Math.max(0,this.#t-1):this.#t+1}#i(t,n){const s=G(t);(Gn.test(s)||F(s))&&this.#l(
s),this.#a(s),this.#e=this.#e.filter(o=>o.depth<n),this.#e.push({text:s,depth:n,kind:W(s)})}#l(t){const[n]=ts.exec(t)??[];
this.#n&&(n===void 0||n!==this.#r)&&(this.#s=!0),this.#r??=n}#u({items:t},n,s){for(const o of t){const[r,...i]=o.tokens.
filter(({type:a})=>a!=="checkbox");if((r?.type==="text"||r?.type==="paragraph")&&!n){const{text:a}=r,u=i.some(({type:f})=>f===
"list")&&os(a),b=o.task&&!o.checked||Ne.test(a),p=i.map(({raw:f})=>f).join(`
`);u||this.#c(a,!b&&!s,p.slice(0,es))}this.read(o.tokens,!0)}}#p(t,n){const s=t.split(`
`).map(i=>i.trim());let o;const r=()=>{o!==void 0&&this.#c(o,!Ne.test(o)),o=void 0};for(const[i,d]of s.entries()){const a=s[i+
1],u=a===void 0?n:Z.test(a);Z.test(d)?(r(),o=d.replace(Z,"")):u&&(is(d)||o===void 0&&rs(d))?(r(),this.#i(d,Zn)):o!==void 0&&
(o+=`
${d}`)}r()}#c(t,n,s=""){this.#n=!0;const o=this.#e.map(({kind:d})=>d);if(this.#s||o.includes("uncounted"))return;const r=this.#e.
at(-1),i=this.#e.findLast(({kind:d})=>d!==void 0&&d!=="neutral")??r;this.entries.push({markdown:t,heading:i?.text??"",kind:o.
includes("later")?"later":i?.kind,isUnderUnknown:i!==void 0&&i.kind===void 0,details:s,isHighlight:this.#e.some(({text:d})=>et.
test(d)),isCandidate:n&&this.#t===0})}}function os(e){const t=G(e);return ze.test(e)||je.test(e)||t.split(/\s+/).length<=
Yn||W(t)!==void 0&&t.length<=40}function is(e){if(e.length>I)return!1;const t=G(e);return je.test(e)||ze.test(e)||W(t)!==
void 0||F(t)}const rs=e=>e.length<=I&&!as.test(e)&&!e.includes("://"),as=/[.!?…。！？)]$/u,ds=` 	
#=*_~:\uFF1A-`,cs=/\[([^[\]]{0,100})\]\([^()[\]\s]{0,300}\)/g,ls=/<[^<>]{0,200}>/g;function G(e){const n=e.slice(0,2*I).
replace(cs,"$1").replace(ls,"");return H(n,ds).slice(0,I).trim()}function us(e,t){const n=o=>e[o]?.type==="list"?e[o].raw.
trimStart().charAt(0):"",s=[n(t-1),n(t),n(t+1)];return s.includes("+")&&s.includes("-")}function ps(e,t){const n=e[t+1];
return n?.type==="space"?e[t+2]?.type:n?.type}const ms="See what is new.";function hs(e){const{read:t,rest:n}=Kn(e),{entries:s,
texts:o,remarks:r,lexer:i}=ns(t.join(`
`)),d=Nt(o,n.join(`
`));if(d&&"problem"in d)return d;if(d)return{message:d.text,madeFrom:d.text,origin:{kind:"comment"}};const a=r.some(m=>h(
Ve,m)),u=s.slice(0,bs).map(m=>ks(m,Yt(m.markdown,i))),b=a?void 0:Ss(u,s.length-u.length);if(b===void 0)return{message:ms,
madeFrom:"",origin:{kind:"neutral"}};const{text:p,whole:f,heading:c}=b;return{message:p,madeFrom:f,origin:{kind:"entry",
entry:p,heading:c}}}const Ee=12,fs=20,gs=20,ws=3,bs=200;function ks(e,t){const{kind:n,heading:s,isCandidate:o,isUnderUnknown:r,
details:i}=e,d=e.isHighlight||xs.test(e.markdown),a=n==="unfit"||n==="later"||!o;if(t===void 0)return{...vs,heading:s,isNews:!a,
isHighlight:d};const{sentence:u,whole:b,scope:p,rest:f,kind:c,isLimited:m}=t,Ce=$s(t),Ie=a||r&&c!=="addition"&&c!=="feat\
ure"||c==="unfit"||m||Be(i)||!$e(p)||!$e(_n(u)),Te=!Ie&&!Mn(u)&&!B(`${p}: ${u}`);return{text:Ce,whole:b,heading:s,scope:p,
sentence:u,isNews:Te,isFeature:!Ie&&(c==="addition"||c==="feature"||n==="feature"&&c!=="change"),isChange:c==="change"||
n==="change"||Cn(u),isHighlight:d,beginsWithAddition:c==="addition"||En(u),isFit:Te&&!Ue(f)&&Hn(Ce)}}const xs=/^(?:🌟|⭐|:star2?:)/u,
vs={text:"",whole:"",scope:"",sentence:"",isFeature:!1,isChange:!1,beginsWithAddition:!1,isFit:!1},ys=6,Ls=new RegExp("(\
?<!\\p{L})(?:it|its|they|them|their)(?!\\p{L})","iu");function $s({scope:e,sentence:t,beginsWithCode:n}){return!y(t).includes(
y(e))&&(ye(t)<ys||Ls.test(t))?Me(`${e}: ${t}`):n?t:Me(t)}const As=new RegExp("^(?:\\p{Ll}{1,20}[\\p{Lu}\\d_]|[a-z]{1,20}\\(|\
--)","u");function Me(e){return As.test(e)?e:e.replace(/^./u,t=>t.toUpperCase())}function Ss(e,t){const n=e.filter(({isHighlight:c})=>c),
s=n.length>0?n:e,o=wt(e),r=s.filter(c=>c.isFit&&!o(c)),i=r.filter(({isFeature:c})=>c),d=s.length+t;if(d<=Ee)return r.find(
({beginsWithAddition:c})=>c)??i.slice(0,1).find(({isChange:c})=>!c);const a=r.filter(({scope:c,isChange:m})=>c===""&&!m),
u=d<=fs&&s.filter(({isNews:c})=>c).length<=Ee,f=[...s.filter(({isFeature:c})=>c).length>gs?[]:i.slice(0,ws),...u?a:[]].filter(
({beginsWithAddition:c})=>c);return f.find(({scope:c})=>c==="")??f[0]}})};
