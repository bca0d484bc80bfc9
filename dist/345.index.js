"use strict";exports.id=345,exports.ids=[345],exports.modules={7345:((vn,pe,y)=>{y.d(pe,{readNotes:()=>un});var k=y(8992);const N="<!\
--",R="-->",me=/^[\s>*+-]*$/,z=/^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i,he=[/^<!-+\s*web[\s_\u2010-\u2015-]?push(?![\p{L}\p{N}])/iu,
/^<!-+\s*push(?:[\s_-](?:message|notification|text))?[^\S\n]*[:\uff1a]/i],fe=/^(?:your )?text[.!…]*$/i,ge=80,q=100,_="\
write it as `<!-- web-push: Offline maps are here. -->` on a line of its own";function we(e,t){const n=e.flatMap(K),s=n.
find(r=>"problem"in r);if(s)return s;if(K(t).length>0)return{problem:"the release notes have a `web-push` comment too fa\
r below; move it to their beginning"};const[i,o]=n;return o?{problem:`the release notes have ${n.length===2?"two":n.length}\
 \`web-push\` comments; keep one`}:i}function K(e){const t=[];let n=0;for(let s=e.indexOf("<!-");s!==-1;s=e.indexOf("<!-",
Math.max(n,s+1))){const i=e.slice(s,s+ge),o=z.test(i);if(n!==-1&&(n=e.indexOf(R,s+N.length)),o||he.some(r=>r.test(i))){const r=n===
-1?void 0:e.slice(s,n);t.push(o?be(r,ke(e,s)):{problem:xe(i)})}else i.startsWith(N)&&n!==-1&&e.slice(s+N.length,n).split(
`
`).some(a=>z.test(a.trimStart()))&&t.push({problem:`the \`web-push\` comment in the release notes is inside another commen\
t; ${_}, or remove it`})}return t}function be(e,t){if(!t)return{problem:`the \`web-push\` comment in the release notes has\
 text before it; ${_}`};if(e===void 0)return{problem:"the `web-push` comment in the release notes is never closed; end i\
t with `-->`"};const n=(0,k.h0)(e.replace(z,""));return n===""?{problem:"the `web-push` comment in the release notes has\
 no text; write what subscribers are to read, or remove it"}:fe.test(n)?{problem:`the \`web-push\` comment in the release \
notes still has the sample text ${(0,k.hD)(n)}; write what subscribers are to read, or remove it`}:{text:n}}function xe(e){
const[t=""]=e.split(R,1)[0]?.trim().split(/\n(?=\n)/)??[];return`the release notes have a comment that begins with ${(0,k.
hD)((0,k.h0)(t).slice(0,40))}; if subscribers are to read it, ${_}`}function ke(e,t){const n=e.slice(Math.max(0,t-q),t),
s=n.lastIndexOf(`
`)+1;return(s>0||t<=q)&&me.test(n.slice(s))}const l=e=>new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${e})(?![\p{L}\p{N}_])`,
"iu"),f=e=>new RegExp(String.raw`^(?:${e})(?![\p{L}\p{N}_])`,"iu"),p=(e,t)=>e.some(({pattern:n})=>n.test(t)),ve=[{what:"\
tests",pattern:l("(?:unit|integration|e2e|regression|flaky|snapshot|smoke|failing|missing|more|new|browser|automated) (?\
:tests?|specs)|tests|testing|test (?:coverage|suites?|cases?|runner|fixtures?|matrix|helpers?|setup|files?|projects?)|e2\
e|coverage|fuzz(?:ing|er)|mock(?:s|ed|ing)?|benchmarks?|benchmarking|doctests?"),example:"Add unit tests for the menu"},
{what:"builds and CI",pattern:l("ci|ci/cd|continuous integration|github actions?|(?:ci|build|release|github|git) workflo\
ws?|workflow files?|dependabot|renovate|codecov|codeql|travis|appveyor|jenkins|build (?:scripts?|system|pipeline|process\
|config|tooling|errors?|failures?|flags?|options?|targets?|workflow)|meson|cmake|makefiles?|dockerfiles?|goreleaser|devc\
ontainer|pre-commit|nix flake|monorepo|webpack|esbuild|tsconfig|compil(?:e|es|ation|er flags?) (?:errors?|warnings?|time\
)|toolchain|from source|npm provenance|semantic[ -]releases?|release (?:scripts?|process|pipeline)"),example:"Run the bu\
ild script on GitHub Actions"},{what:"documentation",pattern:l("docs?|documentation|readme|docstrings?|javadoc|jsdoc|typ\
os?|change ?logs?|code comments?|license (?:files?|headers?)|examples?|tutorials?|instructions|storybook|faq|man ?pages?\
|contributing|release notes"),example:"Add a section to the readme"},{what:"translations",pattern:l("translations?|trans\
lators?|translated|locali[sz]ations?|l10n|i18n|crowdin|weblate|transifex|traductions?|\xFCbersetzung(?:en)?|traducci(?:\xF3n|o\
nes)|tradu(?:\xE7\xE3o|\xE7\xF5es|zioni|zione)|\u043F\u0435\u0440\u0435\u0432\u043E\u0434(?:\u044B|\u043E\u0432)?"),example:"\
Add a French translation"},{what:"refactoring",pattern:l("refactor(?:s|ed|ing)?|refactoring|clean(?:ed|s|ing)?[ -]?ups?|\
dead code|unused|lint(?:s|er|ers)?|linting (?:rules?|errors?|warnings?|config)|eslint|prettier|rubocop config|mypy|sonar\
(?:qube|cloud)|typings?|types? for|type (?:hints?|annotations?|definitions?|declarations?)|(?:ts|js)docs?|generics|code \
(?:style|quality|base|owners|generation)|codebase|codegen|boilerplate|dry up|rector|phpstan|technical debt|housekeeping|\
maintenance|under the hood"),example:"Refactor the menu"},{what:"dependencies",pattern:l("deps|dep|dependenc(?:y|ies)|su\
bmodules?|lock ?files?|vendored|package\\.json|go\\.mod|cargo\\.(?:toml|lock)|pyproject|bump(?:s|ed)?|abh\xE4ngigkeit(?:en)?|d\
\xE9pendances?|dependencias?|\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\\p{L}{1,4}"),example:"Bump tin\
ylib"},{what:"the inside of a program",pattern:l("internals?|internally|implementation|abstractions?|debug(?:ging)?|tele\
metry|instrumentation|tracing|logging|loggers?|logs|log (?:messages?|output|levels?|lines?)|stack traces?|feature flags?\
|handlers?|middleware|mutex|wrapper|schema|migrations?|enums?|struct|interface for|constructors?|subclass(?:es)?|util(?:\
s|ity|ities)? functions?|helper functions?|helpers?|prod|staging|scripts?|endpoints?|grpc|proto(?:buf|s)?|crds?"),example:"\
Add a feature flag for sync locks"},{what:"the name of a class inside",pattern:new RegExp("\\p{Ll}(?:Service|Transformer|\
Controller|Factory|Handler|Repository|Middleware|Interface|Exception|Interceptor|Processor|Helper)(?!\\p{L})","u"),example:"\
Add a cache for the NetworkTimelineService"},{what:"developers, Chinese, Japanese and Korean",pattern:/文档|文件更新|注释|重构|测试|构建|依赖|国际化|翻译|翻譯|翻訳|日志|日誌|调试|開發者|开发者|接口|ドキュメント|リファクタ|テスト|依存|ログ|エンドポイント|문서|번역|테스트|개발/u,
example:"\u6DFB\u52A0\u8C03\u8BD5\u65E5\u5FD7"}],ye=[{what:"developers, English",pattern:l("build|chores?|style|styles|s\
tyling|test|dev|developers?|development|devops|meta|infra|infrastructure|tooling|tools|types|packaging|package|release|r\
eleases|misc|wip|lint|linting|backend|github|actions|docker|sdk|server internals|api|apis|technical|tasks?|contributed p\
rs|commits?|typescript|internal"),example:"chore"},{what:"developers, other languages",pattern:new RegExp("(?<!\\p{L})(?:\
dokumentation|entwickl|interna(?!\\p{L})|d\xE9velopp|desarroll|documentaci|desenvolv|documenta[\xE7z]|svilupp|\u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430\u0446|\u0440\u0430\u0437\u0440\u0430\u0431\
\u043E\u0442)","iu"),example:"Entwicklung"}],D=e=>p(ve,e),L=e=>D(e)||p(ye,e),Le=[{kind:"addition",what:"addition, Englis\
h",pattern:/^(?:new|add|adds|added|new feature)$/i,example:"Added"},{kind:"addition",what:"addition, other languages",pattern:/^(?:新增|添加|追加|추가|neu|nouveau|nouveauté|ajout|ajouté|nuevo|nueva|añadido|novo|nova|adicionado|nuovo|aggiunto|добавлено|новое)$/iu,
example:"Nouveau"},{kind:"feature",what:"feature",pattern:/^(?:feat|feature|features|新功能|新特性|✨|🎉|🆕|🚀|🌟|⭐|:sparkles:|:tada:|:new:|:rocket:)$/iu,
example:"feat"},{kind:"change",what:"change",pattern:/^(?:perf|performance|enhance|enhanced|enhancement|improve|improved|improvement|improvements|change|changed|changes|tweak|update|updated|optimi[sz]ed?|优化|改进|改善|변경|개선|⚡|💄|:zap:|:lipstick:)$/iu,
example:"perf"},{kind:"unfit",what:"fix, removal or breaking change",pattern:/^(?:fix|fixes|fixed|bug|bug ?fix(?:es)?|hot ?fix|security|sec|remove|removes|removed|removal|deprecate|deprecated|drop|dropped|breaking(?: change)?|revert|reverted|resolved|warning|修复|修正|修復|移除|删除|修复问题|수정|corrigé|behoben|entfernt|corregido|corretto|исправлено|🐛|🐞|🩹|🚑|🔒|🔐|🔥|🗑|⚰|💥|⚠|:bug:|:ambulance:|:lock:|:fire:|:boom:|:warning:)$/iu,
example:"fix"},{kind:"unfit",what:"a matter of developers, by an emoji",pattern:/^(?:📝|📚|📖|✅|🧪|👷|💚|♻|⬆|⬇|📦|🔖|🔀|⏪|🧹|📌|🤖|🏗|🙈|🚚|✏|🔨|🔧|👥|🌐|:memo:|:books:|:white_check_mark:|:recycle:|:wrench:|:arrow_up:|:construction_worker:|:package:)$/u,
example:"\u{1F4DD}"}];function v(e){const t=e.replace(/\ufe0f/g,"").trim();return Le.find(({pattern:n})=>n.test(t))?.kind??
(L(t)?"unfit":void 0)}var $e=y(1161);const Ae=800,Se=60,je=/[*_~[\]`<]/g;function Ne(e,t){if(e.length>Ae||(e.match(je)?.
length??0)>Se)return;const n=[];return $(t.inlineTokens(e,[]),n,!1)?n:void 0}const ze=/^<\/?(?:a|abbr|b|big|center|code|em|font|g-emoji|i|img|ins|kbd|mark|p|picture|samp|small|source|span|strong|sub|sup|tt|u|var)[\s/>]/i,
G=/^<br[\s/>]/i;function $(e,t,n){return e.every(s=>{switch(s.type){case"text":return s.tokens?$(s.tokens,t,n):(O((0,$e.
hl)(s.text),t,n),!0);case"escape":return O(s.text,t,n),!0;case"codespan":return t.push({kind:"code",text:s.text.trim(),isBold:n}),
!0;case"strong":case"em":return $(s.tokens,t,n||s.type==="strong");case"link":return Ie(s,t,n);case"br":return t.push({kind:"\
break",text:" ",isBold:n}),!0;case"html":return G.test(s.raw)&&t.push({kind:"break",text:" ",isBold:n}),G.test(s.raw)||ze.
test(s.raw)||s.raw.startsWith("<!--");case"checkbox":case"image":case"del":return!0;default:return!1}})}const _e=/^https?:\/\/[^/]{1,100}\/\S{0,200}?\/(?:pull|pulls|issues|merge_requests|commit|commits|compare|advisories)\/([^/?#]{1,100})/,
Me=e=>e.includes("/commits")&&e.includes("?author="),Te=/^[\w./-]{0,80}[#!]?\d{1,7}$/,Ce=/^(?:details?|link|diff|pr|commit|issue|pull request|merge request|more|more info)$/i;
function Ie({href:e,tokens:t},n,s){const i=[];if(!$(t,i,s))return!1;const o=i.map(c=>c.text).join("").trim(),r=o.replace(
/^[([]|[)\]]$/g,""),d=_e.test(e)&&(o===e||A(r)||Te.test(r)||Ce.test(r)),a=o.startsWith("@")||Me(e)||/^https?:\/\/[^/]{1,100}\/[\w-]{1,60}$/.
test(e)&&e.endsWith(`/${o}`);return d||a?n.push({kind:"reference",text:o,isBold:s}):n.push(...i.map(c=>({...c,isLink:!0}))),
!0}const Ee=[/^(?:[\w.-]{1,60}\/)?[\w.-]{0,60}[#＃]\d{1,7}$/,/^(?:gh|pr|issue|ticket|bug|mr)[-#]?\d{1,7}$/i,/^!\d{1,7}$/,
/^[@＠][\w-]{1,60}(?:\[bot\])?$/,/^(?=[a-f]{0,40}\d)[\da-f]{7,40}$/,/^[a-f]{40}$/,/^(?:CVE-\d{4}-\d{3,7}|GHSA(?:-\w{4}){3})$/i,
/^\[?\^\w{1,40}\]?$/],A=e=>Ee.some(t=>t.test(e)),He=/\s+|[()[\]（）［］【】]|[，。；：！？、]|[^\s()[\]（）［］【】，。；：！？、]+/gu,
Fe=new Set(",;:.!?\u2026"),We=new RegExp("^(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|[\\ufe0f\\u200d])+","u"),Pe=/^:[a-z0-9_+-]{1,40}:$/,
Re=/^[\p{P}\p{S}]$/u,qe=/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[#@])/u,Ke=/\*\*|~~/g;
function O(e,t,n){const s=(i,o)=>{o!==""&&t.push({kind:i,text:o,isBold:n})};for(const[i]of e.replace(Ke,"").replace(/\[bot\]/g,
"").matchAll(He))/^\s/.test(i)?s("space"," "):/^[([（［【]$/.test(i)?s("open",i):/^[)\]）］】]$/.test(i)?s("close",
i):Pe.test(i)?s("emoji",i):De(i,s)}function De(e,t){const[n=""]=We.exec(e)??[];t("emoji",n);const s=e.slice(n.length);let i=s.
length;for(;i>0&&Fe.has(s.charAt(i-1));)i--;const o=s.slice(0,i);if(Re.test(o))t("sign",o);else for(const r of o.split(qe))
Ge(r,t);for(const r of s.slice(i))t("sign",r)}function Ge(e,t){const n=e.split(/[,;/&+|]/);t(A(e)||n.length>1&&n.every(A)?
"reference":"word",e)}function Oe(e,t){const n=Ne(e,t);if(n===void 0)return;const s=Be(b(n)),i=dt(s.parts),o=wt(i.parts);
return{kind:s.kind,scope:s.scope,sentence:g(o,i.isMarked&&o.length===i.parts.length),beginsWithCode:o[0]?.kind==="code",
rest:g(i.parts.slice(o.length)),whole:(0,k.h0)(n.map(({text:r})=>r).join("")),isLimited:i.isLimited}}const w=({kind:e})=>e===
"space"||e==="break";function b(e){const t=e.findIndex(s=>!w(s)),n=e.findLastIndex(s=>!w(s));return t===-1?[]:e.slice(t,
n+1)}const Ze=8;function Be(e){let t={parts:e,scope:""};for(let n=0;n<Ze;n++){const s=Je(t.parts);if(s===void 0)break;t=
{parts:b(s.parts),kind:s.kind==="unfit"||L(s.scope)?"unfit":t.kind??s.kind,scope:t.scope||s.scope}}return t}function Je(e){
const[t]=e;if(t!==void 0)return t.kind==="emoji"?{parts:e.slice(1),kind:Ue(t.text),scope:""}:t.kind==="reference"?{parts:Z(
e.slice(1)),scope:""}:Xe(e)??st(t,e)??et(e)??nt(e)??it(e)??rt(e)}const Ue=e=>v(e)??v([...e][0]??""),m=(e,t)=>e?.kind==="\
sign"&&t.includes(e.text),S=":\uFF1A",Ve=":\uFF1A-\u2013\u2014|,.";function Z(e){const t=b(e);return m(t[0],Ve)?t.slice(
1):t}function Xe(e){if(!/^thanks$/i.test(e[0]?.text??""))return;const t=e.findIndex(i=>m(i,"-\u2013\u2014")),n=e.slice(1,
t);return t>1&&n.every(i=>i.kind!=="word"||M(i.text))&&n.some(({kind:i})=>i==="reference")?{parts:e.slice(t+1),scope:""}:
void 0}const Qe=/^(?:(?:merged )?(?:pr|pull request|issue) ?#?\d{1,7}|[A-Z][A-Z0-9]{1,9}-\d{1,6}|[\da-f]{7,40}|\d{4}-\d{2}-\d{2})$/,
Ye=/^(?:merged )?(?:pr|pull request|issue) ?#?\d{1,7}$/i;function et(e){const t=e.slice(0,8).findIndex(s=>m(s,`${S}-\u2013\u2014`));
if(t<1)return;const n=g(e.slice(0,t));return Qe.test(n)||Ye.test(n)?{parts:e.slice(t+1),scope:""}:void 0}const tt=12;function nt(e){
const t=e.slice(0,tt).findIndex((u,x)=>m(u,S)||m(u,"-\u2013\u2014")&&w(e[x-1]??u));if(t<1)return;const n=b(e.slice(0,t).
filter(u=>u.kind!=="reference"&&!m(u,"!"))),s=n.findIndex(({kind:u})=>u==="open"),i=s>0&&n.at(-1)?.kind==="close",o=g(i?
n.slice(0,s):n).replace(/^\(/,""),r=i?g(n.slice(s+1,-1)):"",d=e.slice(0,t).some(u=>m(u,"!"))?"unfit":v(o),a=i||s===-1,c=r!==
""&&/^[a-z]{2,20}$/.test(o);return!a||d===void 0&&!c||/\s/.test(o)&&d==="unfit"&&!n.every(({isBold:u})=>u)?void 0:{parts:e.
slice(t+1),kind:d,scope:r}}function st(e,t){const[,n="",s=""]=new RegExp("^(\\p{L}{2,20})[:\uFF1A](?!\\/)(.+)$","u").exec(
e.text)??[],i=n===""?void 0:v(n);return i&&{parts:[{...e,text:s},...t.slice(1)],kind:i,scope:""}}function it(e){if(e[0]?.
kind!=="open")return;const t=e.findIndex(({kind:r})=>r==="close");if(t<2||t===e.length-1)return;const n=e.slice(1,t),s=g(
n),i=Z(e.slice(t+1));if(n.some(({kind:r})=>r==="reference")||ot.test(s))return{parts:i,scope:""};const o=v(s);return o===
void 0?{parts:i,scope:s}:{parts:i,kind:o,scope:""}}const ot=/^(?:v?\d{1,4}(?:\.[\dx]{1,4}){0,3}|[A-Z][A-Z0-9]{1,9}-\d{1,6}|[A-Z]\d{3,6}|[ xX✓])$/;
function rt(e){const t=e.findIndex(({isBold:a})=>!a);if(t<1)return;const n=b(e.slice(0,t)),s=m(n.at(-1),S),i=b(e.slice(t));
if(!s&&!m(i[0],`${S}-\u2013\u2014`))return;const o=g(s?n.slice(0,-1):n).replace(/^[([]|[)\]]$/g,""),r=v(o),d=s?i:i.slice(
1);return r===void 0||at(o)?{parts:d,scope:o}:{parts:d,kind:r,scope:""}}const at=e=>e.split(" ").length>3,ct=new Set("se\
e closes closed close fixes fixed fix resolves resolved resolve by in via with pr prs pull request issue issues ticket b\
ug refs ref re thanks thank you thx props kudos credits credit to and part of related for details more from contributed \
reported submitted implements implemented ported backport cherry-pick von par por commit diff link merge \u611F\u8C22 \u7531 \u5728 \u4F5C\u8005 \u8D21\u732E".
split(" ")),M=e=>ct.has(e.toLowerCase()),T=/\w@\w/,B=/^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}$/u;function dt(e){let t=e,
n=!1;for(;;){const s=C(t),i=s.at(-1);if(i?.kind==="close"){const o=lt(s);if(o<=0)break;const r=ut(s.slice(o+1,-1));if(r===
"limit")return{parts:t,isMarked:n,isLimited:!0};if(r==="text")break;t=s.slice(0,o)}else if(i?.kind==="reference")t=mt(s.
slice(0,-1));else{const o=pt(s);if(o===void 0)break;t=o}n=!0}return{parts:n?C(t,",;:\uFF0C\uFF1B\uFF1A-\u2013\u2014|&"):
b(t),isMarked:n,isLimited:!1}}function C(e,t=",;:.!\uFF0C\uFF1B\uFF1A\u3002\uFF01\u3001-\u2013\u2014|&"){return e.slice(
0,e.findLastIndex(n=>!w(n)&&!m(n,t))+1)}function lt(e){let t=0;return e.findLastIndex(({kind:n})=>(n==="close"&&t++,n===
"open"&&t--,t===0))}function ut(e){if(e.length>0&&e.every(({isLink:a})=>a))return"mark";const t=e.filter(({kind:a})=>a===
"word"||a==="code").map(({text:a})=>a),n=g(e),i=t.some(a=>J.test(a))||e.some(({kind:a})=>a==="reference"),o=t.filter(a=>!M(
a)&&!J.test(a)&&!A(a));if(i&&o.length===0)return"mark";const r=o.length>0&&o.length<=4&&o.every(a=>B.test(a)||T.test(a)),
d=/^(?:by|von|par|por|thanks|thanks to|props)\s/i.test(n);return r&&(d||o.some(a=>T.test(a)))?"mark":T.test(n)||i?"limit":
"text"}function pt(e){const t=e.findLastIndex(r=>m(r,"-\u2013\u2014")),n=C(e.slice(0,Math.max(0,t))),s=e.slice(t+1).filter(
r=>!w(r)),i=s.length>0&&s.length<=4&&s.every(({text:r})=>B.test(r)),o=n.at(-1)?.kind==="reference"||n.at(-2)?.kind==="re\
ference";return t>0&&i&&o?n:void 0}const J=/^[A-Z][A-Z0-9]{1,9}-\d{1,6}$/;function mt(e){const t=e.findLastIndex(n=>!w(n)&&
!m(n,",;:\uFF0C\uFF1B\uFF1A")&&!(n.kind==="word"&&M(n.text)));return e.slice(0,t+1)}function ht({kind:e,text:t}){return e===
"code"&&/\s/.test(t)?`\u201C${t}\u201D`:e==="emoji"&&t.startsWith(":")?"":t}const ft=/^(?:e\.g|i\.e|etc|vs|resp|approx|incl|no|z\.b|bzw|ca|usw|p\.ex)$/i,
gt="\u3002\uFF01\uFF1F";function wt(e){let t=0;const n=e.findIndex((s,i)=>{if(s.kind==="open"&&t++,s.kind==="close"&&t--,
s.kind==="break")return!0;if(t>0||s.kind!=="sign")return!1;if(gt.includes(s.text))return!0;const[o,r]=e.slice(i+1),d=o!==
void 0&&w(o)&&r!==void 0&&!new RegExp("^\\p{Ll}","u").test(r.text);return".!?\u2026".includes(s.text)&&d&&!ft.test(e[i-1]?.
text??"")});return n===-1?e:e[n]?.kind==="break"?e.slice(0,n):e.slice(0,n+1)}function g(e,t=!1){const n=(0,k.h0)(e.map(ht).
join(""));return t?n.replace(/(?<!\.)[.。]$/,""):n}const U=[{what:"English",pattern:f("(?:we (?:have |'ve |\u2019ve )?)?(?:a\
dd|adds|added|adding|introduc(?:e|es|ed|ing)|implement(?:s|ed)?|allow(?:s|ed)?|enabl(?:e|es|ed)|provid(?:e|es|ed))|new(?\
! (?:versions?|release|minimum|requirements?|contributors?))|supports?(?! us)|there is now|now supports|(?:you can|can) \
now|now you can|it is now possible to|you can|ability to|options? (?:to|for)|possibility (?:to|of)"),example:"Add dark m\
ode"},{what:"English, behind the subject",pattern:l("now (?:supports?|allows?|lets)|(?:is|are) now (?:generally )?(?:ava\
ilable|supported|possible)"),example:"Dark mode is now available"},{what:"Chinese",pattern:/^(?:新增|添加|增加|加入|支持|支援|引入|实现|實現|允许|允許|提供)/u,
example:"\u65B0\u589E\u6DF1\u8272\u6A21\u5F0F"},{what:"French",pattern:f("ajout(?:s|e|\xE9|\xE9e|\xE9s|\xE9es)?|nouveau(?:x|t\xE9)?|nou\
vel(?:le|les)?|prise en charge|possibilit\xE9|permet|vous pouvez"),example:"Ajout du mode sombre"},{what:"German",pattern:f(
"neu|neue[rs]?|hinzugef\xFCgt|unterst\xFCtzung|unterst\xFCtzt|erm\xF6glicht|f\xFCgt|es gibt jetzt|du kannst|sie k\xF6nnen"),
example:"Neue Karten"},{what:"Italian",pattern:f("aggiunt[aeio]|aggiunge|nuov[aeio]|supporto|introdott[aeio]|permette|or\
a puoi"),example:"Aggiunta la mappa"},{what:"Japanese",pattern:/^(?!.*修正).{2,118}(?:を追加|に対応|の追加|への対応|できるように)(?:しました|した|なりました)?。?$/u,
example:"\u5730\u56F3\u3092\u8FFD\u52A0"},{what:"Korean",pattern:/^(?!.*수정).{2,118}(?:추가|지원)(?:했습니다|합니다|됨|됩니다)?\.?$/u,
example:"\uC9C0\uB3C4 \uCD94\uAC00"},{what:"Portuguese",pattern:f("adicionad[ao]s?|adiciona|nov[ao]s?|suporte|permite|ag\
ora voc\xEA pode"),example:"Adicionado mapa"},{what:"Russian",pattern:f("\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D[\u0430\u043E\u044B]?|\u043D\u043E\u0432(?:\u044B\u0439|\u0430\u044F|\u043E\u0435|\u044B\u0435)|\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0430|\u0440\u0435\u0430\
\u043B\u0438\u0437\u043E\u0432\u0430\u043D[\u0430\u043E\u044B]?|\u0442\u0435\u043F\u0435\u0440\u044C \u043C\u043E\u0436\u043D\u043E"),
example:"\u0414\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u0430 \u043A\u0430\u0440\u0442\u0430"},{what:"Spanish",pattern:f(
"a\xF1adid[ao]s?|a\xF1ade|agregad[ao]s?|agrega|nuev[ao]s?|soporte|permite|ahora puedes"),example:"A\xF1adido el mapa"}],
V=[{what:"fixes and removals, English",pattern:f("(?:properly |correctly |also |no longer )?(?:(?:bug|hot)?fix(?:e[sd]|i\
ng|up)?|resolve[sd]?|resolving|correct(?:s|ed|ly)?|repair(?:s|ed)?|remov(?:e|es|ed|ing)|drop(?:s|ped)?|delet(?:e|es|ed)|\
revert(?:s|ed)?|bump(?:s|ed)?|deprecat(?:e|es|ed)|disabl(?:e|es|ed)|prevent(?:s|ed)?|avoid(?:s|ed)?|ensur(?:e|es|ed)|don\
['\u2019]t|do not|stop(?:s|ped)?|no longer|handl(?:e|es|ed)|merg(?:e|es|ed)|initial (?:plan|commit)|chore|renam(?:e|es|ed)|mo\
v(?:e|es|ed)|breaking|workaround|restor(?:e|es|ed)|upgrad(?:e|es|ed)|updat(?:e|es|ed)|downgrad(?:e|es|ed)|pin(?:s|ned)?|\
requir(?:e|es|ed)|supported|migrat(?:e|es|ed)|hid(?:e|es|den)|release[sd]?|reduc(?:e|es|ed)|mak(?:e|es|ing) sure|made su\
re|change[sd]?|replace[sd]?|switch(?:es|ed)?|us(?:e|es|ed|ing)|tweak(?:s|ed)?|minor|small|various|several|some|misc|misc\
ellaneous|general|typo|only|not|see|thanks|note|warning|important|please|document(?:s|ed)?|support us|add(?:s|ed|ing)? (\
?:an? |the |some )?(?:back|missing))"),example:"Fix the menu"},{what:"fixes and removals, Chinese, Japanese and Korean",
pattern:/^(?:修复|修復|修正|解决|解決|移除|删除|刪除|去除|废弃|弃用|更新|升级|升級|回退|还原|调整|調整)|(?:を修正|を削除|の修正|수정|삭제|제거)(?:しました|した|함|됨)?。?$/u,
example:"\u4FEE\u590D\u83DC\u5355"},{what:"fixes and removals, other languages",pattern:/^(?:corrig|corre[cç]|corrett|behebt|behoben|fehler|entfernt|korrigiert|supprim|retir|mise à jour|arregl|elimin|remov|rimoss|исправлен|удал[её]н|обновлен)/iu,
example:"Behoben: das Men\xFC"}],X=/^[^:：.]{1,40}[:：]\s{0,3}/u,bt=e=>p(U,e)||p(U,e.replace(X,"")),xt=e=>p(V,e)||p(V,
e.replace(X,"")),kt=[{what:"the number of an issue",pattern:/[#＃]\d|(?<![\p{L}\p{N}])(?:GH|PR|MR)[- ]?\d/iu,example:"A\
dd maps as in #12 and more"},{what:"the number of a ticket",pattern:/(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{1,9}-\d{2,6}(?![\p{L}\p{N}])/u,
example:"Add maps MAP-123 again"},{what:"an account",pattern:/[@＠][\p{L}\p{N}]/u,example:"Add maps of @octocat"},{what:"\
a commit",pattern:/(?<![\p{L}\p{N}])(?=[a-f]{0,40}\d)[\da-f]{7,40}(?![\p{L}\p{N}])/iu,example:"Add maps since 1a2b3c4 ag\
ain"},{what:"an address",pattern:/\w:\/\/|www\.|\w@\w/iu,example:"Add maps to www.example.com"},{what:"a path",pattern:/(?<![\p{L}\p{N}<])\/\w|\w\/\w{1,60}\//u,
example:"Add maps to /api/maps"},{what:"the name of a file of source code",pattern:new RegExp("(?<!\\p{L})\\p{Ll}[\\w-]{0,6\
0}\\.(?:js|ts|json|ya?ml|toml|py|rs|go|hpp|h|c|cpp|md)(?![\\p{L}\\p{N}])","u"),example:"Add maps.json for all"},{what:"a\
 mark of Markdown",pattern:new RegExp("\\*\\*|~~|`|\\]\\(|\\]\\[|__|(?<!\\p{L})_\\p{L}{1,40}_|\\s\\|\\s|^\\||\\|$|\\\\",
"u"),example:"Add **maps for all"},{what:"HTML",pattern:/<[\p{L}/!?]|&#?\w{1,31};|="/u,example:"Add <b>maps for all"},{what:"\
a template",pattern:/[{}]|\[\[|\]\]|<%|%>|%\w{1,40}%|\$\w/u,example:"Add {{ maps }} for all"},{what:"the code of an emoj\
i",pattern:/:[a-z0-9_+-]{2,40}:/i,example:"Add maps :rocket: for all"},{what:"a trailer",pattern:new RegExp("(?<!\\p{L})(\
?:reviewed|signed-off|co-authored|acked|tested|reported|approved|suggested)-(?:by|on)(?!\\p{L})","iu"),example:"Reviewed\
-by: Mona Lisa"},{what:"an instruction to the author",pattern:new RegExp("^[^\\p{L}]{0,20}(?:describe|write|fill|insert|e\
nter|your|draft|title|changes? here|example|sample|place ?holder|lorem)(?!\\p{L})|(?<!\\p{L})(?:internal only|internal use\
|do not (?:announce|publish|merge|release|share)|don[\u2019']t (?:announce|publish|merge|release|share)|lorem ipsum|to ?do|to\
 be (?:done|written|announced|determined)|fix ?me|xxx|tb[acd]|n\\/a)(?!\\p{L})","iu"),example:"Describe your changes her\
e"},{what:"what is taken back or put off",pattern:l("revert(?:s|ed|ing)?|rolled back|replaced|superseded|removed again|p\
reviously|not yet|soon|next (?:release|version)|pending|until|blocked|wip|work in progress|in progress|planned|postponed\
|deferred|coming|upcoming|future|not (?:supported|available|enabled|working|included)|no longer|noch nicht|bald|pas enco\
re|bient\xF4t|todav\xEDa no|pr\xF3ximamente|ainda n\xE3o|em breve|non ancora|\u043F\u043E\u043A\u0430 \u043D\u0435|\u0441\u043A\u043E\u0440\u043E"),
example:"Add maps, not yet on phones"},{what:"what is taken back or put off, Chinese, Japanese and Korean",pattern:/尚未|暂不|暫不|暂未|即将|即將|回退|撤回|未対応|今後|예정|아직/u,
example:"\u5730\u56FE\u5C1A\u672A\u5B8C\u6210"},{what:"a word that points elsewhere",pattern:new RegExp("(?<!\\p{L})(?:(?\
:this|these|those) (?:features?|options?|changes?|settings?|release|version|update|releases|versions|new|list|is|was|are\
|can|will|allows?|adds?)|that (?:feature|option|change|setting|release|version|update)|see (?:the|also|our|below|above|d\
ocs|for|more|here|this|https?)|below|above|the following|as follows|mentioned|aforementioned|click here|read more|learn \
more|more (?:info|information|details)|siehe|voir|v\xE9ase|vedi)(?!\\p{L})|^(?:this|these|that|those|it|they|see|also|and|bu\
t|or|so|then|plus|which)(?!\\p{L})|[,;(] ?see(?!\\p{L})|\u4EE5\u4E0B|\u8BF7\u53C2\u8003|\u53C3\u8003|\u53C2\u8003|\u53C2\u89C1|\u8BE6\u89C1|\u8A73\u898B|\u8BE6\u60C5|\u5982\u4E0B|\u89C1\u4E0B|\u6B64\u529F\u80FD|\u8BE5\u529F\u80FD|\u8A73\u7D30|\u53C2\u7167|\u4E0A\u8FF0",
"iu"),example:"Add this feature for all"},{what:"a defect",pattern:l("crash(?:es|ed|ing)?|bugs?|buggy|regressions?|vulne\
rabilit(?:y|ies)|broken|breaks|incorrect(?:ly)?|wrong(?:ly)?|deadlocks?|leaks?|race conditions?|panics?|segfaults?|an er\
ror|errors? (?:when|if|in|on|while)|fail(?:s|ed|ure|ures|ing)?|issues?|problems?|workarounds?|fix|fixes|fixed (?:an?|the\
|some|several)|unable|exploit(?:s|ed)?|insecure|xss|injection|deprecat(?:e|ed|es|ion)|breaking|obsolete|legacy"),example:"\
Maps crash at sunset"},{what:"a defect, other languages",pattern:/修复|修復|修正|错误|錯誤|问题|問題|崩溃|閃退|闪退|异常|異常|失败|失敗|不具合|廃止|弃用|废弃|버그|오류|문제|fehler|absturz|erreur|plantage|fallo|corrección|correzion|erro\b|ошибк|сбо[ий]/iu,
example:"\u5730\u56FE\u9519\u8BEF"},{what:"no more than that there is a release",pattern:l("(?:various|several|some|many\
|multiple|miscellaneous|misc|minor|small|numerous|lots of|more|general|other|further|bug ?fixes and|performance) (?:\\p{L\
}{1,20} ){0,2}(?:improvements?|fixes|bug ?fixes|changes|enhancements?|updates?|tweaks?|optimi[sz]ations?|refinements?|ad\
ditions)|new (?:versions?|release|minimum|contributors?)|first (?:release|version|contribution)|initial (?:release|versi\
on)|pre-?release|release candidate|version \\d{1,4}|stuff|things"),example:"Several small improvements"},{what:"another \
version of something",pattern:new RegExp("(?<!\\p{L})(?:from|to|zu|auf|von) (?:version )?v?\\d{1,4}\\.\\d|^[\\p{L}.+-]{1,30} \
v?\\d[\\d.]{0,15}$|(?:\u66F4\u65B0|\u5347\u7EA7|\u5347\u7D1A)(?:\u5230|\u81F3)","iu"),example:"Move tinylib to 2.1"},{what:"\
a question",pattern:/[?？]$/u,example:"Does anybody need maps?"},{what:"a last word that needs another",pattern:/(?:\s(?:in|of|for|to|from|with|by|about|on|at|see|and|or|the|a|an|via|like|as|per|since|after|before|than|when|und|et|mit|de|von|avec|con|por|y|e|для|и|в|с)[.,;]?|[:：,，;；、…–—-]|\.\.|[([（])$/iu,
example:"Add maps for"}],Q=120,vt=3,yt=new Intl.Segmenter("en",{granularity:"grapheme"}),Y=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
function ee(e){const t=e.match(Y)?.length??0;return(e.replace(Y," ").match(/[^\s\p{P}\p{S}][^\s]*/gu)?.length??0)+Math.floor(
t/2)}const te={")":"(","]":"[","\uFF09":"\uFF08","\u3011":"\u3010","\u300D":"\u300C","\u300F":"\u300E","\u300B":"\u300A"};
function Lt(e){const t=[];for(const[n]of e.matchAll(/[()[\]（）【】「」『』《》]/gu))if(te[n]===void 0)t.push(
n);else if(t.pop()!==te[n])return!1;return t.length===0&&(e.match(/"/g)?.length??0)%2===0}function $t(e){return e.length>
8*Q||[...yt.segment(e)].length>Q?!1:ee(e)>=vt&&Lt(e)&&!p(kt,e)}const At=l("not yet|only|except|removed|reverted|disabled\
|soon|until|requires?|must|unless|nicht|nur|pas|seulement|no|solo|n\xE3o|s\xF3"),St=/仅|僅|只|除|不支持|暂|のみ|만/u,
jt=e=>At.test(e)||St.test(e),Nt=65536,zt=1e3,_t=8,ne=24,Mt=/\r\n?|\n/,Tt=/[\v\f\u0085\u2028\u2029]/g;function Ct(e){const t=e.
replace(/^\ufeff/,"").replace(Tt," ").split(Mt);let n=0;const s=t.findIndex((i,o)=>(n+=i.length+1,o>=zt||n>Nt));return s===
-1?{read:t.map(se),rest:[]}:{read:t.slice(0,s).map(se),rest:t.slice(s)}}const It=/^[ \t]*/,I=/[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
function se(e){const[t=""]=It.exec(e)??[],n=t.length>ne?" ".repeat(ne)+e.slice(t.length):e;let s=0;I.lastIndex=0;let i=0;
for(;I.test(n);)i=I.lastIndex,s++;return s>_t?n.slice(i):n}var Et=y(8022);const Ht=[{what:"features, English",pattern:l(
"features?|added|additions?|new|news|new functionality|highlights?"),example:"New features"},{what:"features, Chinese",pattern:/新增|新功能|新特性|特性|引入|亮点|亮點|新内容/u,
example:"\u65B0\u529F\u80FD"},{what:"features, other languages",pattern:new RegExp("\u8FFD\u52A0|\u65B0\u6A5F\u80FD|\uCD94\uAC00|\uC0C8\uB85C\uC6B4|\uC0C8 \uAE30\uB2A5|\uC2E0\uADDC|(?<!\\p{L})(?:a\
jout|nouve|fonctionnalit|neue?(?!\\p{L})|neuerung|neuigkeit|funktionen|hinzugef\xFCgt|aggiunt|novit\xE0|nuov|funzionalit\xE0|adici\
onad|novidade|nov[ao]s?(?!\\p{L})|recurso|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D|\u043D\u043E\u0432\u043E\u0435|\u043D\u043E\u0432\u044B\u0435|\u0432\u043E\u0437\u043C\u043E\u0436\u043D\u043E\u0441\u0442\u0438|a\xF1adid|agregad|nuev|novedad)",
"iu"),example:"Nouveaut\xE9s"}],Ft=[{what:"changes, English",pattern:l("changed|changes|improvements?|improved|enhanceme\
nts?|enhanced|performance|perf|optimi[sz]ations?|tweaks?|other|others|minor|general|misc|miscellaneous|updates?|updated"),
example:"Improvements"}],Wt=[{what:"fixes, English",pattern:l("fix|fixes|fixed|fixing|bugs?|bug-?fix(?:es)?|hot-?fix(?:e\
s)?|security|resolved|solved|corrected|corrections|patched|vulnerabilit(?:y|ies)|issues"),example:"Bug fixes"},{what:"re\
movals and breaking changes, English",pattern:l("removed|removals?|deprecat(?:ed|es|ions?)|dropped|breaking|incompatib(?\
:le|ilities)|backwards?.incompatible|reverts?|reverted|upgrad(?:e|ing)(?: notes| guide)?|migrat(?:ion|ing)|requirements?\
|warnings?"),example:"Removed"},{what:"fixes and removals, other languages",pattern:/修复|修復|修正|缺陷|安全|解决|不具合|バグ|セキュリティ|수정|버그|고정|보안|移除|删除|刪除|废弃|弃用|削除|廃止|제거|삭제|behoben|fehler|korrektur|korrigiert|sicherheit|entfernt|veraltet|corrig|correc|correç|sécurité|supprim|retiré|arregl|seguridad|eliminad|segurança|removid|corrett|correzion|sicurezza|rimoss|исправлен|ошибк|безопасност|удал[её]н/iu,
example:"Fehlerbehebungen"}],Pt=[{what:"not in this release",pattern:l("coming soon|coming next|upcoming|planned|plans?|\
roadmap|not included|not in this release|deferred|postponed|next (?:release|version|up|steps)|what(?:['\u2019]s| is) next|fut\
ure|work in progress|wip|known (?:issues?|problems?|bugs?|limitations?)|limitations?|won['\u2019]?t fix|rolled back|previous(\
?:ly)?|earlier|older|past|to[ -]?do|todo|unreleased|not yet"),example:"Coming soon"},{what:"not in this release, other l\
anguages",pattern:/geplant|demnächst|bekannte (?:probleme|fehler)|prévu|à venir|problèmes connus|próximamente|problemas con(?:ocidos|hecidos)|em breve|in arrivo|problemi noti|планы|известные проблемы|即将|計劃|计划|已知问题|已知問題|既知の|今後|알려진|예정/iu,
example:"Bekannte Probleme"}],Rt=[{what:"people and downloads",pattern:l("contribut(?:ors?|ions?)|authors?|thanks|thank \
you|credits?|sponsors?|acknowledge?ments?|downloads?|install(?:ation|ing)?|how to (?:install|upgrade|update)|checksums?|\
assets|artifacts|verify(?:ing)?|signatures?|full changelog|docker images?"),example:"New contributors"}],qt=l("highlight\
s?|\u4EAE\u70B9|\u4EAE\u9EDE"),Kt=/^(?:what['’´`]?s (?:changed|new|included)|changes?|change ?logs?|release notes|updates?|变更记录|變更記錄|更新日志|更新日誌|更新内容)$/iu,
Dt=/^[^\p{L}]{1,20}/u,Gt=/:[a-z0-9_+-]{1,40}:/g;function E(e){const t=e.replace(Gt," ").trim();if(p(Pt,t))return"later";
if(p(Rt,t))return"uncounted";if(Kt.test(t.replace(Dt,"").trim())||H(t))return;const n=p(Ht,t),s=p(Ft,t),i=p(Wt,t);return n?
i||L(t)||Ot.test(t)?void 0:"feature":L(t)?"unfit":i?s&&!/breaking|incompatib/i.test(t)?void 0:"unfit":s?"change":void 0}
const Ot=/(?:and|&|,|\/|und|et|y)\s{0,3}(?:other |minor |small )?(?:improvements?|enhancements?|changes|updates|verbesserungen|améliorations|mejoras)/iu,
ie=/^v?\.?\d{1,8}\.[\dx][\w.+-]{0,60}$/i,Zt=/^v?\d{1,4}$/i,Bt=/^(?:versions?|ver|release[ds]?|what['’]?s|new|in|on|date|of|the|notes|change ?log|changelog|stable|beta|alpha|rc|pre-?release|hotfix|latest|jan\w{0,6}|feb\w{0,6}|mar\w{0,6}|apr\w{0,6}|may|june?|july?|aug\w{0,6}|sep\w{0,6}|oct\w{0,6}|nov\w{0,6}|dec\w{0,6}|\d{1,2}(?:st|nd|rd|th)?|\d{4}|\d{2,4}-\d{1,2}-\d{1,4}\S{0,20}|v|版本|版|发布|發佈|リリース|バージョン)$/iu,
Jt=/^\d{2,4}[-/.年]\d{1,2}[-/.月]\d{1,4}日?$/,Ut=1;function oe(e,t){let n=0,s=e.length;for(;n<s&&t.includes(e.charAt(
n));)n++;for(;s>n&&t.includes(e.charAt(s-1));)s--;return e.slice(n,s)}function H(e){const t=e.split(/[^\p{L}\p{N}@.'’/+_-]+/u).
map(r=>oe(r.slice(r.lastIndexOf("@")+1),".'\u2019/+_-")).filter(Boolean),n=r=>Jt.test(r),s=t.filter(r=>ie.test(r)&&!n(r)),
i=/^(?:version|release|ver|v)\s{0,3}v?\d{1,4}(?![\p{L}\p{N}])/iu.test(e);return s.length===0&&!i&&!(t.length>0&&t.every(
n))?!1:t.filter(r=>!ie.test(r)&&!n(r)&&!Bt.test(r)&&!Zt.test(r)).length<=Ut}const Vt=7,F=new RegExp("^(?:[\u2022\u2219\xB7\u30FB\u2027\u25CF\u25CB\u25E6\u25C9\u25A0\u25A1\u25AA\u25AB\u25C6\
\u25C7\u25B6\u25BA\u25B8\u27A4\u279C\u2794\u27A1\u2192\xBB\u203A\u2023\u2043\u2605\u2606\u2713\u2714\u2611\u2726\u2727\u2756\u2B50\u25B7]\\ufe0f?|[-\u2013\u2014*+]\\s|\\d{1,3}[.)\u3001](?=\\s*\\p{L}))\\s*(?=\\S)",
"u"),re=/^\[ \]/,ae=/^(?:\*\*|__)[^*_]{1,100}(?:\*\*|__)[:：]?$/,ce=/[:：]\s*(?:\*\*|__)?$/,Xt=/<(\/?)details\b/gi,Qt=/<!--[\s\S]*?(?:-->|$)/g,
Yt=/`[^`\n]*`/g,W=120,en=2;function tn(e){const t=new Et.JG({gfm:!0}),n=new nn;return n.read(t.blockTokens(e,[])),{entries:n.
entries,texts:n.texts,lexer:t}}class nn{entries=[];texts=[];#e=[];#t=0;#n=!1;#i=!1;read(t,n=!1){for(const[s,i]of t.entries()){
switch(i.type){case"heading":this.#s(i.raw),this.#r(i.text,i.depth);break;case"html":this.texts.push(i.raw),this.#o(i.raw);
break;case"blockquote":this.read(i.tokens,n);break;case"list":this.#c(i,n);break;case"paragraph":case"text":this.#s(i.raw),
this.#o(i.raw),n||this.#d(i.text,dn(t,s)==="list");break;case"code":case"space":case"def":break;default:this.#s(i.raw)}i.
type!=="space"&&i.type!=="heading"&&i.type!=="html"&&(this.#n=!0)}}#s(t){t.includes("<!-")&&this.texts.push(t.replace(Yt,
""))}#o(t){for(const[,n]of t.replace(Qt,"").matchAll(Xt))this.#t=n?Math.max(0,this.#t-1):this.#t+1}#r(t,n){const s=P(t);
H(s)&&this.#n&&(this.#i=!0),this.#e=this.#e.filter(i=>i.depth<n),this.#e.push({text:s,depth:n,kind:E(s)})}#c({items:t},n){
for(const s of t){const[i,...o]=s.tokens.filter(({type:d})=>d!=="checkbox");if((i?.type==="text"||i?.type==="paragraph")&&
!n){const{text:d}=i,a=o.some(({type:h})=>h==="list")&&sn(d),c=s.task&&!s.checked||re.test(d);a||this.#a(d,!c)}this.read(
s.tokens,!0)}}#d(t,n){const s=t.split(`
`).map(r=>r.trim());let i;const o=()=>{i!==void 0&&this.#a(i,!re.test(i)),i=void 0};for(const[r,d]of s.entries()){const a=s[r+
1],c=a===void 0?n:F.test(a);F.test(d)?(o(),i=d.replace(F,"")):c&&on(d)?(o(),this.#r(d,Vt)):i!==void 0&&(i+=`
${d}`)}o()}#a(t,n){this.#n=!0;const s=this.#e.map(({kind:o})=>o);if(this.#i||s.includes("uncounted"))return;const i=this.#e.
findLast(({kind:o})=>o!==void 0)??this.#e.at(-1);this.entries.push({markdown:t,heading:i?.text??"",kind:s.includes("late\
r")?"later":i?.kind,isHighlight:this.#e.some(({text:o})=>qt.test(o)),isCandidate:n&&this.#t===0})}}function sn(e){const t=P(
e);return ce.test(e)||ae.test(e)||t.split(/\s+/).length<=en||E(t)!==void 0&&t.length<=40}function on(e){if(e.length>W)return!1;
const t=P(e);return ae.test(e)||ce.test(e)||E(t)!==void 0||H(t)}const rn=` 	
#=*_~:\uFF1A-`,an=/\[([^[\]]{0,100})\]\([^()[\]\s]{0,300}\)/g,cn=/<[^<>]{0,200}>/g;function P(e){const n=e.slice(0,2*W).
replace(an,"$1").replace(cn,"");return oe(n,rn).slice(0,W).trim()}function dn(e,t){const n=e[t+1];return n?.type==="spac\
e"?e[t+2]?.type:n?.type}const ln="See what is new.";function un(e){const{read:t,rest:n}=Ct(e),{entries:s,texts:i,lexer:o}=tn(
t.join(`
`)),r=we(i,n.join(`
`));if(r&&"problem"in r)return r;if(r)return{message:r.text,madeFrom:r.text,origin:{kind:"comment"}};const d=s.slice(0,hn).
flatMap(x=>{const ue=Oe(x.markdown,o);return ue?[fn(x,ue)]:[]}),a=kn(d,s.length);if(a===void 0)return{message:ln,madeFrom:"",
origin:{kind:"neutral"}};const{text:c,whole:h,heading:u}=a;return{message:c,madeFrom:h,origin:{kind:"entry",entry:c,heading:u}}}
const pn=12,mn=3,hn=200;function fn({kind:e,heading:t,isHighlight:n,isCandidate:s},i){const{sentence:o,whole:r,scope:d,rest:a,
kind:c,isLimited:h}=i,u=bn(i),x=c==="unfit"||e==="unfit"||e==="later"||h||!s;return{text:u,whole:r,heading:t,isFeature:!x&&
(c==="addition"||c==="feature"||e==="feature"&&c!=="change"),isHighlight:n,beginsWithAddition:c==="addition"||bt(o),isFit:!x&&
!xt(o)&&!D(`${d}: ${o}`)&&!jt(a)&&$t(u)}}const gn=6,wn=new RegExp("(?<!\\p{L})(?:it|its|they|them|their)(?!\\p{L})","iu");
function bn({scope:e,sentence:t,beginsWithCode:n}){return!j(t).includes(j(e))&&(ee(t)<gn||wn.test(t))?de(`${e}: ${t}`):n?
t:de(t)}const xn=new RegExp("^(?:\\p{Ll}{1,20}[\\p{Lu}\\d_]|[a-z]{1,20}\\(|--)","u");function de(e){return xn.test(e)?e:
e.replace(/^./u,t=>t.toUpperCase())}function kn(e,t){const n=e.filter(({whole:c,heading:h})=>le.test(c)||le.test(h)).map(
({whole:c})=>j(c)),s=e.filter(({isHighlight:c})=>c),i=s.length>0?s:e,o=(s.length||t)<=pn,r=i.filter(({text:c,isFit:h})=>h&&
!n.some(u=>u.includes(j(c)))),d=r.filter(({isFeature:c})=>c).slice(0,mn);return r.find(c=>c.beginsWithAddition&&(o||d.includes(
c)))??(o?r.find(({isFeature:c})=>c):void 0)}const le=/^[^\p{L}]{0,10}revert/iu,j=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,
"")})};
