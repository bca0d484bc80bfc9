"use strict";exports.id=355,exports.ids=[355],exports.modules={7355:((En,ke,$)=>{$.d(ke,{readNotes:()=>$n});var v=$(8992);const _="<!\
--",G="-->",ve=/^[\s>*+-]*$/,C=/^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i,ye=[/^<!-+\s*web[\s_\u2010-\u2015-]?push(?![\p{L}\p{N}])/iu,
/^<!-+\s*push(?:[\s_-](?:message|notification|text))?[^\S\n]*[:\uff1a]/i],Le=/^(?:your )?text[.!…]*$/i,$e=80,O=100,M="\
write it as `<!-- web-push: Offline maps are here. -->` on a line of its own";function Ae(e,t){const n=e.flatMap(Z),s=n.
find(r=>"problem"in r);if(s)return s;if(Z(t).length>0)return{problem:"the release notes have a `web-push` comment too fa\
r below; move it to their beginning"};const[i,o]=n;return o?{problem:`the release notes have ${n.length===2?"two":n.length}\
 \`web-push\` comments; keep one`}:i}function Z(e){const t=[];let n=0;for(let s=e.indexOf("<!-");s!==-1;s=e.indexOf("<!-",
Math.max(n,s+1))){const i=e.slice(s,s+$e),o=C.test(i);if(n!==-1&&(n=e.indexOf(G,s+_.length)),o||ye.some(r=>r.test(i))){const r=n===
-1?void 0:e.slice(s,n);t.push(o?Se(r,je(e,s)):{problem:Ne(i)})}else i.startsWith(_)&&n!==-1&&e.slice(s+_.length,n).split(
`
`).some(c=>C.test(c.trimStart()))&&t.push({problem:`the \`web-push\` comment in the release notes is inside another commen\
t; ${M}, or remove it`})}return t}function Se(e,t){if(!t)return{problem:`the \`web-push\` comment in the release notes has\
 text before it; ${M}`};if(e===void 0)return{problem:"the `web-push` comment in the release notes is never closed; end i\
t with `-->`"};const n=(0,v.h0)(e.replace(C,""));return n===""?{problem:"the `web-push` comment in the release notes has\
 no text; write what subscribers are to read, or remove it"}:Le.test(n)?{problem:`the \`web-push\` comment in the release \
notes still has the sample text ${(0,v.hD)(n)}; write what subscribers are to read, or remove it`}:{text:n}}function Ne(e){
const[t=""]=e.split(G,1)[0]?.trim().split(/\n(?=\n)/)??[];return`the release notes have a comment that begins with ${(0,v.
hD)((0,v.h0)(t).slice(0,40))}; if subscribers are to read it, ${M}`}function je(e,t){const n=e.slice(Math.max(0,t-O),t),
s=n.lastIndexOf(`
`)+1;return(s>0||t<=O)&&ve.test(n.slice(s))}const u=e=>new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${e})(?![\p{L}\p{N}_])`,
"iu"),g=e=>new RegExp(String.raw`^(?:${e})(?![\p{L}\p{N}_])`,"iu"),h=(e,t)=>e.some(({pattern:n})=>n.test(t)),ze=[{what:"\
tests",pattern:u("(?:unit|integration|e2e|regression|flaky|snapshot|smoke|failing|missing|more|new|browser|automated) (?\
:tests?|specs)|tests|testing|test (?:coverage|suites?|cases?|runner|fixtures?|matrix|helpers?|setup|files?|projects?)|e2\
e|coverage|fuzz(?:ing|er)|mock(?:s|ed|ing)?|benchmarks?|benchmarking|doctests?"),example:"Add unit tests for the menu"},
{what:"builds and CI",pattern:u("ci|ci/cd|continuous (?:integration|delivery|deployment)|github actions?|(?:ci|build|rel\
ease|github|git) workflows?|workflow files?|dependabot|renovate|codecov|codeql|travis|appveyor|jenkins|build (?:scripts?\
|system|pipeline|process|config|tooling|errors?|failures?|flags?|options?|targets?|workflow)|meson|cmake|makefiles?|dock\
erfiles?|goreleaser|devcontainer|pre-commit|nix flake|monorepo|webpack|esbuild|tsconfig|compil(?:e|es|ation|er flags?) (\
?:errors?|warnings?|time)|toolchain|from source|npm provenance|semantic[ -]releases?|release (?:scripts?|process|pipelin\
e)"),example:"Run the build script on GitHub Actions"},{what:"documentation",pattern:u("docs?|documentation|readme|docst\
rings?|javadoc|jsdoc|typos?|change ?logs?|code comments?|license (?:files?|headers?)|examples?|tutorials?|instructions|s\
torybook|faq|man ?pages?|contributing|release notes"),example:"Add a section to the readme"},{what:"translations",pattern:u(
"translations?|translators?|translated|locali[sz]ations?|l10n|i18n|crowdin|weblate|transifex|traductions?|\xFCbersetzung(?:\
en)?|traducci(?:\xF3n|ones)|tradu(?:\xE7\xE3o|\xE7\xF5es|zioni|zione)|\u043F\u0435\u0440\u0435\u0432\u043E\u0434(?:\u044B|\u043E\u0432)?"),
example:"Add a French translation"},{what:"refactoring",pattern:u("refactor(?:s|ed|ing)?|refactoring|clean(?:ed|s|ing)?[\
 -]?ups?|dead code|unused|lint(?:s|er|ers)?|linting (?:rules?|errors?|warnings?|config)|eslint|prettier|rubocop config|m\
ypy|sonar(?:qube|cloud)|typings?|types? for|type (?:hints?|annotations?|definitions?|declarations?)|(?:ts|js)docs?|gener\
ics|code (?:style|quality|base|owners|generation)|codebase|codegen|boilerplate|dry up|rector|phpstan|technical debt|hous\
ekeeping|maintenance|under the hood"),example:"Refactor the menu"},{what:"dependencies",pattern:u("deps|dep|dependenc(?:\
y|ies)|submodules?|lock ?files?|vendored|package\\.json|go\\.mod|cargo\\.(?:toml|lock)|pyproject|bump(?:s|ed)?|abh\xE4ngigkeit\
(?:en)?|d\xE9pendances?|dependencias?|\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\\p{L}{1,4}"),example:"\
Bump tinylib"},{what:"the inside of a program",pattern:u("internals?|internally|implementation|abstractions?|debug(?:gin\
g)?|telemetry|instrumentation|tracing|logging|loggers?|logs|log (?:messages?|output|levels?|lines?)|stack traces?|featur\
e flags?|handlers?|middleware|mutex|wrapper|schema|migrations?|enums?|struct|interface for|constructors?|subclass(?:es)?\
|util(?:s|ity|ities)? functions?|helper functions?|helpers?|prod|staging|scripts?|endpoints?|grpc|proto(?:buf|s)?|crds?|\
ast|props?|redis|sockets?|(?:db|database) (?:settings?|config\\p{L}*|connections?|pools?)"),example:"Add a feature flag \
for sync locks"},{what:"the name of a class inside",pattern:new RegExp("\\p{Ll}(?:Service|Transformer|Controller|Factory|\
Handler|Repository|Middleware|Interface|Exception|Interceptor|Processor|Helper)(?!\\p{L})","u"),example:"Add a cache for\
 the NetworkTimelineService"},{what:"developers, Chinese, Japanese and Korean",pattern:/文档|文件更新|注释|重构|测试|构建|依赖|国际化|翻译|翻譯|翻訳|日志|日誌|调试|開發者|开发者|接口|ドキュメント|リファクタ|テスト|依存|ログ|エンドポイント|문서|번역|테스트|개발/u,
example:"\u6DFB\u52A0\u8C03\u8BD5\u65E5\u5FD7"}],_e=[{what:"developers, English",pattern:u("build|cd|deploy|deployments?\
|workflows?|chores?|style|styles|styling|test|dev|developers?|development|devops|meta|infra|infrastructure|tooling|tools\
|types|packaging|package|release|releases|misc|wip|lint|linting|backend|github|actions|docker|sdk|server internals|api|a\
pis|technical|tasks?|contributed prs|commits?|typescript|internal"),example:"chore"},{what:"developers, other languages",
pattern:new RegExp("(?<!\\p{L})(?:dokumentation|entwickl|interna(?!\\p{L})|d\xE9velopp|desarroll|documentaci|desenvolv|docume\
nta[\xE7z]|svilupp|\u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430\u0446|\u0440\u0430\u0437\u0440\u0430\u0431\u043E\u0442)",
"iu"),example:"Entwicklung"}],B=e=>h(ze,e),A=e=>B(e)||h(_e,e),Ce=[{kind:"addition",what:"addition, English",pattern:/^(?:new|add|adds|added|new feature)$/i,
example:"Added"},{kind:"addition",what:"addition, other languages",pattern:/^(?:新增|添加|追加|추가|neu|nouveau|nouveauté|ajout|ajouté|nuevo|nueva|añadido|novo|nova|adicionado|nuovo|aggiunto|добавлено|новое)$/iu,
example:"Nouveau"},{kind:"feature",what:"feature",pattern:/^(?:feat|feature|features|新功能|新特性|✨|🎉|🆕|🚀|🌟|⭐|:sparkles:|:tada:|:new:|:rocket:)$/iu,
example:"feat"},{kind:"change",what:"change",pattern:/^(?:perf|performance|enhance|enhanced|enhancement|improve|improved|improvement|improvements|change|changed|changes|tweak|update|updated|optimi[sz]ed?|优化|改进|改善|변경|개선|⚡|💄|:zap:|:lipstick:)$/iu,
example:"perf"},{kind:"unfit",what:"fix, removal or breaking change",pattern:/^(?:fix|fixes|fixed|bug|bug ?fix(?:es)?|hot ?fix|security|sec|remove|removes|removed|removal|deprecate|deprecated|drop|dropped|breaking(?: change)?|revert|reverted|resolved|warning|修复|修正|修復|移除|删除|修复问题|수정|corrigé|behoben|entfernt|corregido|corretto|исправлено|🐛|🐞|🩹|🚑|🔒|🔐|🔥|🗑|⚰|💥|⚠|:bug:|:ambulance:|:lock:|:fire:|:boom:|:warning:)$/iu,
example:"fix"},{kind:"unfit",what:"a matter of developers, by an emoji",pattern:/^(?:📝|📚|📖|✅|🧪|👷|💚|♻|⬆|⬇|📦|🔖|🔀|⏪|🧹|📌|🤖|🏗|🙈|🚚|✏|🔨|🔧|👥|🌐|:memo:|:books:|:white_check_mark:|:recycle:|:wrench:|:arrow_up:|:construction_worker:|:package:)$/u,
example:"\u{1F4DD}"}];function y(e){const t=e.replace(/\ufe0f/g,"").trim();return Ce.find(({pattern:n})=>n.test(t))?.kind??
(A(t)?"unfit":void 0)}var Me=$(1161);const Te=800,Fe=60,Ie=/[*_~[\]`<]/g;function Ee(e,t){if(e.length>Te||(e.match(Ie)?.
length??0)>Fe)return;const n=[];return S(t.inlineTokens(e,[]),n,!1)?n:void 0}const He=/^<\/?(?:a|abbr|b|big|center|code|em|font|g-emoji|i|img|ins|kbd|mark|p|picture|samp|small|source|span|strong|sub|sup|tt|u|var)[\s/>]/i,
J=/^<br[\s/>]/i;function S(e,t,n){return e.every(s=>{switch(s.type){case"text":return s.tokens?S(s.tokens,t,n):(V((0,Me.
hl)(s.text),t,n),!0);case"escape":return V(s.text,t,n),!0;case"codespan":return t.push({kind:"code",text:s.text.trim(),isBold:n}),
!0;case"strong":case"em":return S(s.tokens,t,n||s.type==="strong");case"link":return Ke(s,t,n);case"br":return t.push({kind:"\
break",text:" ",isBold:n}),!0;case"html":return J.test(s.raw)&&t.push({kind:"break",text:" ",isBold:n}),J.test(s.raw)||He.
test(s.raw)||s.raw.startsWith("<!--");case"checkbox":case"image":case"del":return!0;default:return!1}})}const We=/^https?:\/\/[^/]{1,100}\/\S{0,200}?\/(?:pull|pulls|issues|merge_requests|commit|commits|compare|advisories)\/([^/?#]{1,100})/,
Pe=e=>e.includes("/commits")&&e.includes("?author="),Re=/^[\w./-]{0,80}[#!]?\d{1,7}$/,qe=/^(?:details?|link|diff|pr|commit|issue|pull request|merge request|more|more info)$/i;
function Ke({href:e,tokens:t},n,s){const i=[];if(!S(t,i,s))return!1;const o=i.map(p=>p.text).join("").trim(),r=o.replace(
/^[([]|[)\]]$/g,""),a=We.test(e)&&(o===e||N(r)||Re.test(r)||qe.test(r)),c=o.startsWith("@")||Pe(e)||/^https?:\/\/[^/]{1,100}\/[\w-]{1,60}$/.
test(e)&&e.endsWith(`/${o}`);return a||c?n.push({kind:"reference",text:o,isBold:s}):n.push(...i.map(p=>({...p,isLink:!0}))),
!0}const De=[/^(?:[\w.-]{1,60}\/)?[\w.-]{0,60}[#＃]\d{1,7}$/,/^(?:gh|pr|issue|ticket|bug|mr)[-#]?\d{1,7}$/i,/^!\d{1,7}$/,
/^[@＠][\w-]{1,60}(?:\[bot\])?$/,/^(?=[a-f]{0,40}\d)[\da-f]{7,40}$/,/^[a-f]{40}$/,/^(?:CVE-\d{4}-\d{3,7}|GHSA(?:-\w{4}){3})$/i,
/^\[?\^\w{1,40}\]?$/],N=e=>De.some(t=>t.test(e)),Ge=/\s+|[()[\]（）［］【】]|[，。；：！？、]|[^\s()[\]（）［］【】，。；：！？、]+/gu,
Oe=new Set(",;:.!?\u2026"),Ze=new RegExp("^(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|[\\ufe0f\\u200d])+","u"),Be=/^:[a-z0-9_+-]{1,40}:$/,
Je=/^[\p{P}\p{S}]$/u,Ve=/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[#@])/u,Ue=/\*\*|~~/g;
function V(e,t,n){const s=(i,o)=>{o!==""&&t.push({kind:i,text:o,isBold:n})};for(const[i]of e.replace(Ue,"").replace(/\[bot\]/g,
"").matchAll(Ge))/^\s/.test(i)?s("space"," "):/^[([（［【]$/.test(i)?s("open",i):/^[)\]）］】]$/.test(i)?s("close",
i):Be.test(i)?s("emoji",i):Xe(i,s)}function Xe(e,t){const[n=""]=Ze.exec(e)??[];t("emoji",n);const s=e.slice(n.length);let i=s.
length;for(;i>0&&Oe.has(s.charAt(i-1));)i--;const o=s.slice(0,i);if(Je.test(o))t("sign",o);else for(const r of o.split(Ve))
Qe(r,t);for(const r of s.slice(i))t("sign",r)}function Qe(e,t){const n=e.split(/[,;/&+|]/);t(N(e)||n.length>1&&n.every(N)?
"reference":"word",e)}function Ye(e,t){const n=Ee(e,t);if(n===void 0)return;const s=tt(k(n)),i=wt(s.parts),o=At(i.parts);
return{kind:s.kind,scope:s.scope,sentence:b(o,i.isMarked&&o.length===i.parts.length),beginsWithCode:o[0]?.kind==="code",
rest:b(i.parts.slice(o.length)),whole:(0,v.h0)(n.map(({text:r})=>r).join("")),isLimited:i.isLimited}}const x=({kind:e})=>e===
"space"||e==="break";function k(e){const t=e.findIndex(s=>!x(s)),n=e.findLastIndex(s=>!x(s));return t===-1?[]:e.slice(t,
n+1)}const et=8;function tt(e){let t={parts:e,scope:""};for(let n=0;n<et;n++){const s=nt(t.parts);if(s===void 0)break;t=
{parts:k(s.parts),kind:s.kind==="unfit"||A(s.scope)?"unfit":t.kind??s.kind,scope:t.scope||s.scope}}return t}function nt(e){
const[t]=e;if(t!==void 0)return t.kind==="emoji"?{parts:e.slice(1),kind:st(t.text),scope:""}:t.kind==="reference"?{parts:U(
e.slice(1)),scope:""}:ot(e)??ut(t,e)??ct(e)??lt(e)??pt(e)??ht(e)}const st=e=>y(e)??y([...e][0]??""),f=(e,t)=>e?.kind==="\
sign"&&t.includes(e.text),j=":\uFF1A",it=":\uFF1A-\u2013\u2014|,.";function U(e){const t=k(e);return f(t[0],it)?t.slice(
1):t}function ot(e){if(!/^thanks$/i.test(e[0]?.text??""))return;const t=e.findIndex(i=>f(i,"-\u2013\u2014")),n=e.slice(1,
t);return t>1&&n.every(i=>i.kind!=="word"||T(i.text))&&n.some(({kind:i})=>i==="reference")?{parts:e.slice(t+1),scope:""}:
void 0}const rt=/^(?:(?:merged )?(?:pr|pull request|issue) ?#?\d{1,7}|[A-Z][A-Z0-9]{1,9}-\d{1,6}|[\da-f]{7,40}|\d{4}-\d{2}-\d{2})$/,
at=/^(?:merged )?(?:pr|pull request|issue) ?#?\d{1,7}$/i;function ct(e){const t=e.slice(0,8).findIndex(s=>f(s,`${j}-\u2013\u2014`));
if(t<1)return;const n=b(e.slice(0,t));return rt.test(n)||at.test(n)?{parts:e.slice(t+1),scope:""}:void 0}const dt=12;function lt(e){
const t=e.slice(0,dt).findIndex((d,m)=>f(d,j)||f(d,"-\u2013\u2014")&&x(e[m-1]??d));if(t<1)return;const n=k(e.slice(0,t).
filter(d=>d.kind!=="reference"&&!f(d,"!"))),s=n.findIndex(({kind:d})=>d==="open"),i=s>0&&n.at(-1)?.kind==="close",o=b(i?
n.slice(0,s):n).replace(/^\(/,""),r=i?b(n.slice(s+1,-1)):"",a=e.slice(0,t).some(d=>f(d,"!"))?"unfit":y(o),c=i||s===-1,p=r!==
""&&/^[a-z]{2,20}$/.test(o);return!c||a===void 0&&!p||/\s/.test(o)&&a==="unfit"&&!n.every(({isBold:d})=>d)?void 0:{parts:e.
slice(t+1),kind:a,scope:r}}function ut(e,t){const[,n="",s=""]=new RegExp("^(\\p{L}{2,20})[:\uFF1A](?!\\/)(.+)$","u").exec(
e.text)??[],i=n===""?void 0:y(n);return i&&{parts:[{...e,text:s},...t.slice(1)],kind:i,scope:""}}function pt(e){if(e[0]?.
kind!=="open")return;const t=e.findIndex(({kind:r})=>r==="close");if(t<2||t===e.length-1)return;const n=e.slice(1,t),s=b(
n),i=U(e.slice(t+1));if(n.some(({kind:r})=>r==="reference")||mt.test(s))return{parts:i,scope:""};const o=y(s);return o===
void 0?{parts:i,scope:s}:{parts:i,kind:o,scope:""}}const mt=/^(?:v?\d{1,4}(?:\.[\dx]{1,4}){0,3}|[A-Z][A-Z0-9]{1,9}-\d{1,6}|[A-Z]\d{3,6}|[ xX✓])$/;
function ht(e){const t=e.findIndex(({isBold:c})=>!c);if(t<1)return;const n=k(e.slice(0,t)),s=f(n.at(-1),j),i=k(e.slice(t));
if(!s&&!f(i[0],`${j}-\u2013\u2014`))return;const o=b(s?n.slice(0,-1):n).replace(/^[([]|[)\]]$/g,""),r=y(o),a=s?i:i.slice(
1);return r===void 0||ft(o)?{parts:a,scope:o}:{parts:a,kind:r,scope:""}}const ft=e=>e.split(" ").length>3,gt=new Set("se\
e closes closed close fixes fixed fix resolves resolved resolve by in via with pr prs pull request issue issues ticket b\
ug refs ref re thanks thank you thx props kudos credits credit to and part of related for details more from contributed \
reported submitted implements implemented ported backport cherry-pick von par por commit diff link merge \u611F\u8C22 \u7531 \u5728 \u4F5C\u8005 \u8D21\u732E".
split(" ")),T=e=>gt.has(e.toLowerCase()),F=/\w@\w/,X=/^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}$/u;function wt(e){let t=e,
n=!1;for(;;){const s=I(t),i=s.at(-1);if(i?.kind==="close"){const o=bt(s);if(o<=0)break;const r=xt(s.slice(o+1,-1));if(r===
"limit")return{parts:t,isMarked:n,isLimited:!0};if(r==="text")break;t=s.slice(0,o)}else if(i?.kind==="reference")t=vt(s.
slice(0,-1));else{const o=kt(s);if(o===void 0)break;t=o}n=!0}return{parts:n?I(t,",;:\uFF0C\uFF1B\uFF1A-\u2013\u2014|&"):
k(t),isMarked:n,isLimited:!1}}function I(e,t=",;:.!\uFF0C\uFF1B\uFF1A\u3002\uFF01\u3001-\u2013\u2014|&"){return e.slice(
0,e.findLastIndex(n=>!x(n)&&!f(n,t))+1)}function bt(e){let t=0;return e.findLastIndex(({kind:n})=>(n==="close"&&t++,n===
"open"&&t--,t===0))}function xt(e){if(e.length>0&&e.every(({isLink:c})=>c))return"mark";const t=e.filter(({kind:c})=>c===
"word"||c==="code").map(({text:c})=>c),n=b(e),i=t.some(c=>Q.test(c))||e.some(({kind:c})=>c==="reference"),o=t.filter(c=>!T(
c)&&!Q.test(c)&&!N(c));if(i&&o.length===0)return"mark";const r=o.length>0&&o.length<=4&&o.every(c=>X.test(c)||F.test(c)),
a=/^(?:by|von|par|por|thanks|thanks to|props)\s/i.test(n);return r&&(a||o.some(c=>F.test(c)))?"mark":F.test(n)||i?"limit":
"text"}function kt(e){const t=e.findLastIndex(r=>f(r,"-\u2013\u2014")),n=I(e.slice(0,Math.max(0,t))),s=e.slice(t+1).filter(
r=>!x(r)),i=s.length>0&&s.length<=4&&s.every(({text:r})=>X.test(r)),o=n.at(-1)?.kind==="reference"||n.at(-2)?.kind==="re\
ference";return t>0&&i&&o?n:void 0}const Q=/^[A-Z][A-Z0-9]{1,9}-\d{1,6}$/;function vt(e){const t=e.findLastIndex(n=>!x(n)&&
!f(n,",;:\uFF0C\uFF1B\uFF1A")&&!(n.kind==="word"&&T(n.text)));return e.slice(0,t+1)}function yt({kind:e,text:t}){return e===
"code"&&/\s/.test(t)?`\u201C${t}\u201D`:e==="emoji"&&t.startsWith(":")?"":t}const Lt=/^(?:e\.g|i\.e|etc|vs|resp|approx|incl|no|z\.b|bzw|ca|usw|p\.ex)$/i,
$t="\u3002\uFF01\uFF1F";function At(e){let t=0;const n=e.findIndex((s,i)=>{if(s.kind==="open"&&t++,s.kind==="close"&&t--,
s.kind==="break")return!0;if(t>0||s.kind!=="sign")return!1;if($t.includes(s.text))return!0;const[o,r]=e.slice(i+1),a=o!==
void 0&&x(o)&&r!==void 0&&!new RegExp("^\\p{Ll}","u").test(r.text);return".!?\u2026".includes(s.text)&&a&&!Lt.test(e[i-1]?.
text??"")});return n===-1?e:e[n]?.kind==="break"?e.slice(0,n):e.slice(0,n+1)}function b(e,t=!1){const n=(0,v.h0)(e.map(yt).
join(""));return t?n.replace(/(?<!\.)[.。]$/,""):n}const Y=[{what:"English",pattern:g("(?:we (?:have |'ve |\u2019ve )?)?(?:a\
dd|adds|added|adding|introduc(?:e|es|ed|ing)|implement(?:s|ed)?|allow(?:s|ed)?|enabl(?:e|es|ed)|provid(?:e|es|ed))|new(?\
! (?:versions?|release|minimum|requirements?|contributors?))|supports?(?! us)|there is now|now supports|(?:you can|can) \
now|now you can|it is now possible to|you can|ability to|options? (?:to|for)|possibility (?:to|of)"),example:"Add dark m\
ode"},{what:"English, behind the subject",pattern:u("now (?:supports?|allows?|lets)|can now|(?:is|are) now (?:generally \
)?(?:available|supported|possible)"),example:"Dark mode is now available"},{what:"Chinese",pattern:/^(?:新增|添加|增加|加入|支持|支援|引入|实现|實現|允许|允許|提供)/u,
example:"\u65B0\u589E\u6DF1\u8272\u6A21\u5F0F"},{what:"French",pattern:g("ajout(?:s|e|\xE9|\xE9e|\xE9s|\xE9es)?|nouveau(?:x|t\xE9)?|nou\
vel(?:le|les)?|prise en charge|possibilit\xE9|permet|vous pouvez"),example:"Ajout du mode sombre"},{what:"German",pattern:g(
"neu|neue[rs]?|hinzugef\xFCgt|unterst\xFCtzung|unterst\xFCtzt|erm\xF6glicht|f\xFCgt|es gibt jetzt|du kannst|sie k\xF6nnen"),
example:"Neue Karten"},{what:"Italian",pattern:g("aggiunt[aeio]|aggiunge|nuov[aeio]|supporto|introdott[aeio]|permette|or\
a puoi"),example:"Aggiunta la mappa"},{what:"Japanese",pattern:/^(?!.*修正).{2,118}(?:を追加|に対応|の追加|への対応|できるように)(?:しました|した|なりました)?。?$/u,
example:"\u5730\u56F3\u3092\u8FFD\u52A0"},{what:"Korean",pattern:/^(?!.*수정).{2,118}(?:추가|지원)(?:했습니다|합니다|됨|됩니다)?\.?$/u,
example:"\uC9C0\uB3C4 \uCD94\uAC00"},{what:"Portuguese",pattern:g("adicionad[ao]s?|adiciona|nov[ao]s?|suporte|permite|ag\
ora voc\xEA pode"),example:"Adicionado mapa"},{what:"Russian",pattern:g("\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D[\u0430\u043E\u044B]?|\u043D\u043E\u0432(?:\u044B\u0439|\u0430\u044F|\u043E\u0435|\u044B\u0435)|\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0430|\u0440\u0435\u0430\
\u043B\u0438\u0437\u043E\u0432\u0430\u043D[\u0430\u043E\u044B]?|\u0442\u0435\u043F\u0435\u0440\u044C \u043C\u043E\u0436\u043D\u043E"),
example:"\u0414\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u0430 \u043A\u0430\u0440\u0442\u0430"},{what:"Spanish",pattern:g(
"a\xF1adid[ao]s?|a\xF1ade|agregad[ao]s?|agrega|nuev[ao]s?|soporte|permite|ahora puedes"),example:"A\xF1adido el mapa"}],
ee=[{what:"fixes and removals, English",pattern:g("(?:properly |correctly |also |no longer )?(?:(?:bug|hot)?fix(?:e[sd]|\
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
example:"Behoben: das Men\xFC"}],te=[{what:"English",pattern:g("(?:better|improv(?:e|es|ed|ing|ements?)|enhanc(?:e|es|ed\
|ing|ements?)|optimi[sz](?:e|es|ed|ing|ations?)|reduc(?:e|es|ed|ing|tions?)|speed(?:s|ing)? up|sped up|faster|refin(?:e|\
es|ed)|polish(?:es|ed)?|simplif(?:y|ies|ied)|increas(?:e|es|ed))"),example:"Better maps"},{what:"other languages",pattern:/^(?:优化|優化|改进|改進|改善|改良|提升|提高|amélior|verbesser|besser|mejor|migliora|melhor|улучш)|(?:を改善|개선)/iu,
example:"Verbesserte Karten"}],E=/^[^:：.]{1,40}[:：]\s{0,3}/u,St=e=>h(Y,e)||h(Y,e.replace(E,"")),Nt=e=>h(ee,e)||h(ee,
e.replace(E,"")),jt=e=>h(te,e)||h(te,e.replace(E,"")),zt=[{what:"the number of an issue",pattern:/[#＃]\d|(?<![\p{L}\p{N}])(?:GH|PR|MR)[- ]?\d/iu,
example:"Add maps as in #12 and more"},{what:"the number of a ticket",pattern:/(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{1,9}-\d{2,6}(?![\p{L}\p{N}])/u,
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
e"},{what:"what is taken back or put off",pattern:u("revert(?:s|ed|ing)?|rolled back|replaced|superseded|removed again|p\
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
"iu"),example:"Add this feature for all"},{what:"a message of the program",pattern:u("(?:error|warning|validation) (?:me\
ssages?|texts?)|(?:warnings?|notices?|errors?|hints?) (?:when|if|for|about|in case|on|that)|(?:warn|warns|warning) (?:wh\
en|if|about|users?)"),example:"Add a warning when maps are old"},{what:"what is switched off",pattern:new RegExp("(?<!\\p\
{L})(?:(?:hidden|disabled|off|not enabled) by default|opt-in|behind an? (?:\\p{L}{1,20} ){0,2}(?:flag|setting|option)|exp\
erimental support|as (?:an )?experimental|(?:is|are) experimental)(?!\\p{L})|\\(experimental\\)|^(?:\\p{L}{1,20} ){1,2}(?:an\
? |the |new )?experimental(?!\\p{L})","iu"),example:"Add maps, hidden by default"},{what:"an identifier before a colon",
pattern:new RegExp("^(?:[^\\s:\uFF1A\\\\/._]{0,40}[\\\\/._][^\\s:\uFF1A]{0,40}|\\p{L}\\p{Ll}{1,20}(?:-\\p{Ll}{1,20}){1,3})[:\uFF1A]",
"u"),example:"Plugins/maps: add filters"},{what:"a defect",pattern:u("crash(?:es|ed|ing)?|bugs?|buggy|regressions?|vulne\
rabilit(?:y|ies)|broken|breaks|incorrect(?:ly)?|wrong(?:ly)?|deadlocks?|leaks?|race conditions?|panics?|segfaults?|an er\
ror|errors? (?:when|if|in|on|while)|fail(?:s|ed|ure|ures|ing)?|issues?|problems?|workarounds?|fix|fixes|fixed (?:an?|the\
|some|several)|unable|exploit(?:s|ed)?|insecure|xss|injection|deprecat(?:e|ed|es|ion)|breaking|obsolete|legacy"),example:"\
Maps crash at sunset"},{what:"a defect, other languages",pattern:/修复|修復|修正|错误|錯誤|问题|問題|崩溃|閃退|闪退|异常|異常|失败|失敗|不具合|廃止|弃用|废弃|버그|오류|문제|fehler|absturz|erreur|plantage|fallo|corrección|correzion|erro\b|ошибк|сбо[ий]/iu,
example:"\u5730\u56FE\u9519\u8BEF"},{what:"no more than that there is a release",pattern:u("(?:various|several|some|many\
|multiple|miscellaneous|misc|minor|small|numerous|lots of|more|general|other|further|bug ?fixes and|performance) (?:\\p{L\
}{1,20} ){0,2}(?:improvements?|fixes|bug ?fixes|changes|enhancements?|updates?|tweaks?|optimi[sz]ations?|refinements?|ad\
ditions)|new (?:versions?|release|minimum|contributors?)|first (?:release|version|contribution)|initial (?:release|versi\
on)|(?<!-)pre-?releases?|release candidate|version \\d{1,4}|stuff|things"),example:"Several small improvements"},{what:"\
another version of something",pattern:new RegExp("(?<!\\p{L})(?:from|to|zu|auf|von) (?:version )?v?\\d{1,4}\\.\\d|^[\\p{L}.+-\
]{1,30} v?\\d[\\d.]{0,15}$|(?:\u66F4\u65B0|\u5347\u7EA7|\u5347\u7D1A)(?:\u5230|\u81F3)","iu"),example:"Move tinylib to 2\
.1"},{what:"a question",pattern:/[?？]$/u,example:"Does anybody need maps?"},{what:"a last word that needs another",pattern:/(?:\s(?:in|of|for|to|from|with|by|about|on|at|see|and|or|the|a|an|via|like|as|per|since|after|before|than|when|und|et|mit|de|von|avec|con|por|y|e|для|и|в|с)[.,;]?|[:：,，;；、…–—-]|\.\.|[([（])$/iu,
example:"Add maps for"}],ne=120,_t=3,Ct=new Intl.Segmenter("en",{granularity:"grapheme"}),se=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
function ie(e){const t=e.match(se)?.length??0;return(e.replace(se," ").match(/[^\s\p{P}\p{S}][^\s]*/gu)?.length??0)+Math.
floor(t/2)}const oe={")":"(","]":"[","\uFF09":"\uFF08","\u3011":"\u3010","\u300D":"\u300C","\u300F":"\u300E","\u300B":"\u300A"};
function Mt(e){const t=[];for(const[n]of e.matchAll(/[()[\]（）【】「」『』《》]/gu))if(oe[n]===void 0)t.push(
n);else if(t.pop()!==oe[n])return!1;return t.length===0&&(e.match(/"/g)?.length??0)%2===0}function Tt(e){return e.length>
8*ne||[...Ct.segment(e)].length>ne?!1:ie(e)>=_t&&Mt(e)&&!h(zt,e)}const Ft=u("not yet|only|except|removed|reverted|disabl\
ed|soon|until|requires?|must|unless|nicht|nur|pas|seulement|no|solo|n\xE3o|s\xF3"),It=/仅|僅|只|除|不支持|暂|のみ|만/u,
Et=e=>Ft.test(e)||It.test(e),Ht=65536,Wt=1e3,Pt=8,re=24,Rt=/\r\n?|\n/,qt=/[\v\f\u0085\u2028\u2029]/g;function Kt(e){const t=e.
replace(/^\ufeff/,"").replace(qt," ").split(Rt);let n=0;const s=t.findIndex((i,o)=>(n+=i.length+1,o>=Wt||n>Ht));return s===
-1?{read:t.map(ae),rest:[]}:{read:t.slice(0,s).map(ae),rest:t.slice(s)}}const Dt=/^[ \t]*/,H=/[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
function ae(e){const[t=""]=Dt.exec(e)??[],n=t.length>re?" ".repeat(re)+e.slice(t.length):e;let s=0;H.lastIndex=0;let i=0;
for(;H.test(n);)i=H.lastIndex,s++;return s>Pt?n.slice(i):n}var Gt=$(8022);const Ot=[{what:"features, English",pattern:u(
"features?|added|additions?|new|news|new functionality|highlights?"),example:"New features"},{what:"features, Chinese",pattern:/新增|新功能|新特性|特性|引入|亮点|亮點|新内容/u,
example:"\u65B0\u529F\u80FD"},{what:"features, other languages",pattern:new RegExp("\u8FFD\u52A0|\u65B0\u6A5F\u80FD|\uCD94\uAC00|\uC0C8\uB85C\uC6B4|\uC0C8 \uAE30\uB2A5|\uC2E0\uADDC|(?<!\\p{L})(?:a\
jout|nouve|fonctionnalit|neue?(?!\\p{L})|neuerung|neuigkeit|funktionen|hinzugef\xFCgt|aggiunt|novit\xE0|nuov|funzionalit\xE0|adici\
onad|novidade|nov[ao]s?(?!\\p{L})|recurso|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D|\u043D\u043E\u0432\u043E\u0435|\u043D\u043E\u0432\u044B\u0435|\u0432\u043E\u0437\u043C\u043E\u0436\u043D\u043E\u0441\u0442\u0438|a\xF1adid|agregad|nuev|novedad)",
"iu"),example:"Nouveaut\xE9s"}],Zt=[{what:"changes, English",pattern:u("changed|changes|improvements?|improved|enhanceme\
nts?|enhanced|performance|perf|optimi[sz]ations?|tweaks?|other|others|minor|general|misc|miscellaneous|updates?|updated"),
example:"Improvements"}],Bt=[{what:"fixes, English",pattern:u("fix|fixes|fixed|fixing|bugs?|bug-?fix(?:es)?|hot-?fix(?:e\
s)?|security|resolved|solved|corrected|corrections|patched|vulnerabilit(?:y|ies)|issues"),example:"Bug fixes"},{what:"re\
movals and breaking changes, English",pattern:u("removed|removals?|deprecat(?:ed|es|ions?)|dropped|breaking|incompatib(?\
:le|ilities)|backwards?.incompatible|reverts?|reverted|upgrad(?:e|ing)(?: notes| guide)?|migrat(?:ion|ing)|requirements?\
|warnings?"),example:"Removed"},{what:"fixes and removals, other languages",pattern:/修复|修復|修正|缺陷|安全|解决|不具合|バグ|セキュリティ|수정|버그|고정|보안|移除|删除|刪除|废弃|弃用|削除|廃止|제거|삭제|behoben|fehler|korrektur|korrigiert|sicherheit|entfernt|veraltet|corrig|correc|correç|sécurité|supprim|retiré|arregl|seguridad|eliminad|segurança|removid|corrett|correzion|sicurezza|rimoss|исправлен|ошибк|безопасност|удал[её]н/iu,
example:"Fehlerbehebungen"}],Jt=[{what:"not in this release",pattern:u("coming soon|coming next|upcoming|planned|plans?|\
roadmap|not included|not in this release|deferred|postponed|next (?:release|version|up|steps)|what(?:['\u2019]s| is) next|fut\
ure|work in progress|wip|known (?:issues?|problems?|bugs?|limitations?)|limitations?|won['\u2019]?t fix|rolled back|previous(\
?:ly)?|earlier|older|past|to[ -]?do|todo|unreleased|not yet"),example:"Coming soon"},{what:"not in this release, other l\
anguages",pattern:/geplant|demnächst|bekannte (?:probleme|fehler)|prévu|à venir|problèmes connus|próximamente|problemas con(?:ocidos|hecidos)|em breve|in arrivo|problemi noti|планы|известные проблемы|即将|計劃|计划|已知问题|已知問題|既知の|今後|알려진|예정/iu,
example:"Bekannte Probleme"}],Vt=[{what:"people and downloads",pattern:u("contribut(?:ors?|ions?)|authors?|thanks|thank \
you|credits?|sponsors?|acknowledge?ments?|downloads?|install(?:ation|ing)?|how to (?:install|upgrade|update)|checksums?|\
assets|artifacts|verify(?:ing)?|signatures?|full changelog|docker images?"),example:"New contributors"}],Ut=u("highlight\
s?|\u4EAE\u70B9|\u4EAE\u9EDE"),Xt=/^(?:what['’´`]?s (?:changed|new|included)|changes?|change ?logs?|release notes|updates?|变更记录|變更記錄|更新日志|更新日誌|更新内容)$/iu,
Qt=/^[^\p{L}]{1,20}/u,Yt=/:[a-z0-9_+-]{1,40}:/g;function W(e){const t=e.replace(Yt," ").trim();if(h(Jt,t))return"later";
if(h(Vt,t))return"uncounted";if(Xt.test(t.replace(Qt,"").trim())||P(t))return;const n=h(Ot,t),s=h(Zt,t),i=h(Bt,t);return n?
i||A(t)||en.test(t)?void 0:"feature":A(t)?"unfit":i?s&&!/breaking|incompatib/i.test(t)?void 0:"unfit":s?"change":void 0}
const en=/(?:and|&|,|\/|und|et|y)\s{0,3}(?:other |minor |small )?(?:improvements?|enhancements?|changes|updates|verbesserungen|améliorations|mejoras)/iu,
ce=/^v?\.?\d{1,8}\.[\dx][\w.+-]{0,60}$/i,tn=/^v?\d{1,4}$/i,nn=/^(?:versions?|ver|release[ds]?|what['’]?s|new|in|on|date|of|the|notes|change ?log|changelog|stable|beta|alpha|rc|pre-?release|hotfix|latest|jan\w{0,6}|feb\w{0,6}|mar\w{0,6}|apr\w{0,6}|may|june?|july?|aug\w{0,6}|sep\w{0,6}|oct\w{0,6}|nov\w{0,6}|dec\w{0,6}|\d{1,2}(?:st|nd|rd|th)?|\d{4}|\d{2,4}-\d{1,2}-\d{1,4}\S{0,20}|v|版本|版|发布|發佈|リリース|バージョン)$/iu,
sn=/^\d{2,4}[-/.年]\d{1,2}[-/.月]\d{1,4}日?$/,on=1;function de(e,t){let n=0,s=e.length;for(;n<s&&t.includes(e.charAt(
n));)n++;for(;s>n&&t.includes(e.charAt(s-1));)s--;return e.slice(n,s)}function P(e){const t=e.split(/[^\p{L}\p{N}@.'’/+_-]+/u).
map(r=>de(r.slice(r.lastIndexOf("@")+1),".'\u2019/+_-")).filter(Boolean),n=r=>sn.test(r),s=t.filter(r=>ce.test(r)&&!n(r)),
i=/^(?:version|release|ver|v)\s{0,3}v?\d{1,4}(?![\p{L}\p{N}])/iu.test(e);return s.length===0&&!i&&!(t.length>0&&t.every(
n))?!1:t.filter(r=>!ce.test(r)&&!n(r)&&!nn.test(r)&&!tn.test(r)).length<=on}const rn=7,R=new RegExp("^(?:[\u2022\u2219\xB7\u30FB\u2027\u25CF\u25CB\u25E6\u25C9\u25A0\u25A1\u25AA\u25AB\u25C6\
\u25C7\u25B6\u25BA\u25B8\u27A4\u279C\u2794\u27A1\u2192\xBB\u203A\u2023\u2043\u2605\u2606\u2713\u2714\u2611\u2726\u2727\u2756\u2B50\u25B7]\\ufe0f?|[-\u2013\u2014*+]\\s|\\d{1,3}[.)\u3001](?=\\s*\\p{L}))\\s*(?=\\S)",
"u"),le=/^\[ \]/,ue=/^(?:\*\*|__)[^*_]{1,100}(?:\*\*|__)[:：]?$/,pe=/[:：]\s*(?:\*\*|__)?$/,an=/<(\/?)details\b/gi,cn=/<!--[\s\S]*?(?:-->|$)/g,
dn=/`[^`\n]*`/g,q=120,ln=2,un=/\d{1,8}\.[\w.+-]{1,60}/;function pn(e){const t=new Gt.JG({gfm:!0}),n=new mn;return n.read(
t.blockTokens(e,[])),{entries:n.entries,texts:n.texts,lexer:t}}class mn{entries=[];texts=[];#e=[];#t=0;#n=!1;#i;#o=!1;read(t,n=!1){
for(const[s,i]of t.entries()){switch(i.type){case"heading":this.#s(i.raw),this.#a(i.text,i.depth);break;case"html":this.
texts.push(i.raw),this.#r(i.raw);break;case"blockquote":this.read(i.tokens,n);break;case"list":this.#l(i,n);break;case"p\
aragraph":case"text":this.#s(i.raw),this.#r(i.raw),n||this.#u(i.text,xn(t,s)==="list");break;case"code":case"space":case"\
def":break;default:this.#s(i.raw)}i.type!=="space"&&i.type!=="heading"&&i.type!=="html"&&(this.#n=!0)}}#s(t){t.includes(
"<!-")&&this.texts.push(t.replace(dn,""))}#r(t){for(const[,n]of t.replace(cn,"").matchAll(an))this.#t=n?Math.max(0,this.#t-
1):this.#t+1}#a(t,n){const s=K(t);P(s)&&this.#d(s),this.#e=this.#e.filter(i=>i.depth<n),this.#e.push({text:s,depth:n,kind:W(
s)})}#d(t){const[n]=un.exec(t)??[];this.#n&&(n===void 0||n!==this.#i)&&(this.#o=!0),this.#i??=n}#l({items:t},n){for(const s of t){
const[i,...o]=s.tokens.filter(({type:a})=>a!=="checkbox");if((i?.type==="text"||i?.type==="paragraph")&&!n){const{text:a}=i,
c=o.some(({type:w})=>w==="list")&&hn(a),p=s.task&&!s.checked||le.test(a);c||this.#c(a,!p)}this.read(s.tokens,!0)}}#u(t,n){
const s=t.split(`
`).map(r=>r.trim());let i;const o=()=>{i!==void 0&&this.#c(i,!le.test(i)),i=void 0};for(const[r,a]of s.entries()){const c=s[r+
1],p=c===void 0?n:R.test(c);R.test(a)?(o(),i=a.replace(R,"")):p&&fn(a)?(o(),this.#a(a,rn)):i!==void 0&&(i+=`
${a}`)}o()}#c(t,n){this.#n=!0;const s=this.#e.map(({kind:o})=>o);if(this.#o||s.includes("uncounted"))return;const i=this.#e.
findLast(({kind:o})=>o!==void 0)??this.#e.at(-1);this.entries.push({markdown:t,heading:i?.text??"",kind:s.includes("late\
r")?"later":i?.kind,isHighlight:this.#e.some(({text:o})=>Ut.test(o)),isCandidate:n&&this.#t===0})}}function hn(e){const t=K(
e);return pe.test(e)||ue.test(e)||t.split(/\s+/).length<=ln||W(t)!==void 0&&t.length<=40}function fn(e){if(e.length>q)return!1;
const t=K(e);return ue.test(e)||pe.test(e)||W(t)!==void 0||P(t)}const gn=` 	
#=*_~:\uFF1A-`,wn=/\[([^[\]]{0,100})\]\([^()[\]\s]{0,300}\)/g,bn=/<[^<>]{0,200}>/g;function K(e){const n=e.slice(0,2*q).
replace(wn,"$1").replace(bn,"");return de(n,gn).slice(0,q).trim()}function xn(e,t){const n=e[t+1];return n?.type==="spac\
e"?e[t+2]?.type:n?.type}const me=/^[^\p{L}]{0,10}revert/iu,he=g("(?:temporarily )?(?:disabl(?:e|es|ed|ing)|hid(?:e|es|in\
g|den)|(?:turn|switch)(?:s|es|ed)? off|deactivat(?:e|es|ed))"),fe=g("(?:temporarily )?(?:remov(?:e|es|ed|ing)|drop(?:s|p\
ed)?|delet(?:e|es|ed)|roll(?:s|ed)? back)"),kn=new Set("a an the of for to in on with and as by from new now add adds ad\
ded adding introduce introduces introduced implement implements implemented allow allows allowed enable enables enabled \
support supports option options".split(" ")),L=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,""),ge=e=>new Set((e.toLowerCase().
match(/[\p{L}\p{N}]+/gu)??[]).filter(t=>!kn.has(t))),we=(e,t)=>e.size>0&&[...e].every(n=>t.has(n));function vn(e){const t=e.
filter(({whole:a,heading:c})=>me.test(a)||me.test(c)),n=e.filter(({sentence:a})=>he.test(a)),s=e.filter(({sentence:a})=>fe.
test(a)),i=t.map(({whole:a})=>L(a)),o=n.map(({scope:a,sentence:c})=>L(`${a} ${c}`)),r=[...n,...s].map(({sentence:a})=>ge(
a.replace(he,"").replace(fe,"")));return({text:a,scope:c,sentence:p})=>{const w=L(c),d=ge(p);return i.some(m=>m.includes(
L(a)))||o.some(m=>w.length>=yn&&m.includes(w))||r.some(m=>we(m,d)||we(d,m))}}const yn=4,Ln="See what is new.";function $n(e){
const{read:t,rest:n}=Kt(e),{entries:s,texts:i,lexer:o}=pn(t.join(`
`)),r=Ae(i,n.join(`
`));if(r&&"problem"in r)return r;if(r)return{message:r.text,madeFrom:r.text,origin:{kind:"comment"}};const a=s.slice(0,Nn).
map(m=>jn(m,Ye(m.markdown,o))),c=In(a,s.length-a.length);if(c===void 0)return{message:Ln,madeFrom:"",origin:{kind:"neutr\
al"}};const{text:p,whole:w,heading:d}=c;return{message:p,madeFrom:w,origin:{kind:"entry",entry:p,heading:d}}}const D=12,
An=20,Sn=3,Nn=200;function jn(e,t){const{kind:n,heading:s,isCandidate:i}=e,o=e.isHighlight||zn.test(e.markdown),r=n==="u\
nfit"||n==="later"||!i;if(t===void 0)return{..._n,heading:s,isNews:!r,isHighlight:o};const{sentence:a,whole:c,scope:p,rest:w,
kind:d,isLimited:m}=t,l=Tn(t),z=r||d==="unfit"||m,xe=!z&&!Nt(a)&&!B(`${p}: ${a}`);return{text:l,whole:c,heading:s,scope:p,
sentence:a,isNews:xe,isFeature:!z&&(d==="addition"||d==="feature"||n==="feature"&&d!=="change"),isChange:d==="change"||n===
"change"||jt(a),isHighlight:o,beginsWithAddition:d==="addition"||St(a),isFit:xe&&!Et(w)&&Tt(l)}}const zn=/^(?:🌟|⭐|:star2?:)/u,
_n={text:"",whole:"",scope:"",sentence:"",isFeature:!1,isChange:!1,beginsWithAddition:!1,isFit:!1},Cn=6,Mn=new RegExp("(\
?<!\\p{L})(?:it|its|they|them|their)(?!\\p{L})","iu");function Tn({scope:e,sentence:t,beginsWithCode:n}){return!L(t).includes(
L(e))&&(ie(t)<Cn||Mn.test(t))?be(`${e}: ${t}`):n?t:be(t)}const Fn=new RegExp("^(?:\\p{Ll}{1,20}[\\p{Lu}\\d_]|[a-z]{1,20}\\(|\
--)","u");function be(e){return Fn.test(e)?e:e.replace(/^./u,t=>t.toUpperCase())}function In(e,t){const n=e.filter(({isHighlight:l})=>l),
s=n.length>0?n:e,i=vn(e),o=s.filter(l=>l.isFit&&!i(l)),r=o.filter(({isFeature:l})=>l),a=s.length+t;if(a<=D)return o.find(
({beginsWithAddition:l})=>l)??r.slice(0,1).find(({isChange:l})=>!l);const c=o.filter(({scope:l,isChange:z})=>l===""&&!z),
p=a<=An&&s.filter(({isNews:l})=>l).length<=D,m=[...s.filter(({isFeature:l})=>l).length>D?[]:r.slice(0,Sn),...p?c:[]].filter(
({beginsWithAddition:l})=>l);return m.find(({scope:l})=>l==="")??m[0]}})};
