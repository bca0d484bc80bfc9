"use strict";exports.id=981,exports.ids=[981],exports.modules={4981:((Xs,De,S)=>{S.d(De,{readNotes:()=>Ms});var qe=S(7785),y=S(8992);
const c=e=>new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${e})(?![\p{L}\p{N}_])`,"iu"),p=e=>new RegExp(String.raw`^(?:${e})(?![\p{L}\p{N}_])`,
"iu"),E=({source:e})=>new RegExp(String.raw`(?:${e})\p{L}{0,30}`,"giu"),h=(e,t)=>e.some(({pattern:n})=>n.test(t)),Be=[{what:"\
tests",pattern:c("tests?|testing|specs?|e2e|coverage|fuzz(?:ing|er)|mock(?:s|ed|ing)?|stubs?|assertions?|benchmark(?:s|i\
ng)?"),example:"Add unit tests for the menu"},{what:"builds and CI",pattern:c("ci|continuous (?:integration|delivery|dep\
loyment)|github actions?|(?:build|release|git|github) (?:workflows?|scripts?|process|pipeline|system)|build (?:config|er\
rors?|failures?|flags?|options?|targets?)|dependabot|renovate|makefiles?|dockerfiles?|docker images?|toolchain|source ma\
ps?|the matrix|kubernetes|helm|codeowners|(?:git|docker)ignore|manifests?|coding standards?|the repo"),example:"Run the \
build script on GitHub Actions"},{what:"documentation",pattern:c("docs?|documentation|readme|docstrings?|typos?|change ?\
logs?|examples?|tutorials?|instructions|release notes"),example:"Add a section to the readme"},{what:"translations",pattern:c(
"translations?|translators?|translated|locali[sz]ations?|l10n|i18n|traductions?|\xFCbersetzung(?:en)?|traducci(?:\xF3n|ones)|t\
radu(?:\xE7\xE3o|\xE7\xF5es|zioni|zione)|\u043F\u0435\u0440\u0435\u0432\u043E\u0434(?:\u044B|\u043E\u0432)?"),example:"A\
dd a French translation"},{what:"refactoring",pattern:c("refactor(?:s|ed|ing)?|clean(?:ed|s|ing)?[ -]?ups?|unused|lint(?\
:s|er|ers)?|eslint|typings?|types? for|type (?:hints?|annotations?|definitions?|declarations?|guards?)|generics|code|cod\
ebase|technical debt|maintenance|under the hood"),example:"Refactor the menu"},{what:"dependencies",pattern:c("deps|dep|\
dependenc(?:y|ies)|submodules?|lock ?files?|bump(?:s|ed)?|abh\xE4ngigkeit(?:en)?|d\xE9pendances?|dependencias?|\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\\p{L}\
{1,4}"),example:"Bump tinylib"},{what:"the inside of a program",pattern:c("internals?|internally|implementation|abstract\
ions?|debug(?:ging)?|telemetry|instrumentation|tracing|logging|loggers?|logs|log (?:messages?|output|levels?|lines?)|sta\
ck traces?|feature (?:flags?|toggles?)|handlers?|middleware|wrapper|schema|migrations?|enums?|struct|constructors?|helpe\
rs?|staging|scripts?|endpoints?|crds?|props?|redis|sockets?|null(?:able)?|undefined|cron(?: jobs?)?|env(?:ironment)? var\
s?|resolvers?|foreign keys?|overloads?|semaphores?|parsers?|staff|nonce|strict mode"),example:"Add a feature flag for sy\
nc locks"},{what:"the name of a class inside",pattern:new RegExp("\\p{Ll}(?:Dto|Service|Controller|Factory|Handler|Reposi\
tory)(?!\\p{L})|(?<!\\p{L})use\\p{Lu}\\p{Ll}","u"),example:"Add a cache for the NetworkTimelineService"},{what:"develope\
rs, Chinese, Japanese and Korean",pattern:/文档|文件更新|注释|重构|测试|构建|依赖|国际化|翻译|翻譯|翻訳|日志|日誌|调试|開發者|开发者|接口|ドキュメント|リファクタ|テスト|依存|ログ|エンドポイント|문서|번역|테스트|개발/u,
example:"\u6DFB\u52A0\u8C03\u8BD5\u65E5\u5FD7"}],Ge=[{what:"developers, English",pattern:c("build|cd|deploy|deployments?\
|workflows?|chores?|styles?|styling|dev|developers?|development|infrastructure|tooling|tools|types|packaging|package|rel\
eases?|misc|backend|github|actions|docker|sdk|apis?|technical|tasks?|contributed prs|commits?"),example:"chore"},{what:"\
developers, other languages",pattern:new RegExp("(?<!\\p{L})(?:dokumentation|entwickl|interna(?!\\p{L})|d\xE9velopp|desarroll\
|documentaci|desenvolv|documenta[\xE7z]|svilupp|\u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430\u0446|\u0440\u0430\u0437\u0440\u0430\u0431\u043E\u0442)",
"iu"),example:"Entwicklung"}],Z=e=>h(Be,e),I=e=>Z(e)||h(Ge,e),Ue=[{kind:"addition",what:"addition, English",pattern:/^(?:new|add|adds|added|new feature)$/i,
example:"Added"},{kind:"addition",what:"addition, other languages",pattern:/^(?:新增|添加|追加|추가|neu|nouveau|nouveauté|ajout|ajouté|nuevo|nueva|añadido|novo|nova|adicionado|nuovo|aggiunto|добавлено|новое)$/iu,
example:"Nouveau"},{kind:"feature",what:"feature",pattern:/^(?:feat|feature|features|新功能|新特性|✨|🎉|🆕|🚀|🌟|⭐|⛰|:star2?:|:sparkles:|:tada:|:new:|:rocket:)$/iu,
example:"feat"},{kind:"change",what:"change",pattern:/^(?:perf|performance|enhance|enhanced|enhancement|improved?|improvements?|changed?|changes|tweak|updated?|optimi[sz]ed?|优化|改进|改善|변경|개선)$/iu,
example:"perf"},{kind:"unfit",what:"fix, removal or breaking change",pattern:/^(?:fix|fixes|fixed|bug|(?:bug|hot) ?fix(?:es)?|security|removed?|removal|deprecated?|drop|dropped|breaking(?: change)?|revert|reverted|resolved|warning|修复|修正|修復|移除|删除|수정|corrigé|behoben|entfernt|corregido|corretto|исправлено)$/iu,
example:"fix"}];function $(e){const t=e.replace(/\ufe0f/g,"");return Ue.find(({pattern:n})=>n.test(t))?.kind??(I(t)?"unf\
it":void 0)}const j=[{what:"a release that is not to be announced",holds:"release",heading:"later",pattern:c("(?:do not|\
don['\u2019]t) (?:announce|publish|share|use|install|upgrade|update)|internal (?:only|use)|confidential|embargo(?:ed)?|broken\
 (?:release|build|version)|(?:nothing|no(?:t anything)?) (?:new|user[- ](?:facing|visible))|use v?\\d{1,4}\\.[\\d.]{1,20} i\
nstead"),example:"DO NOT ANNOUNCE YET"},{what:"what is taken back",holds:"release",heading:"later",pattern:c("reverted|r\
olled (?:it |them )?back|yanked|withdrawn|pulled"),example:"Withdrawn"},{what:"what one has to pay for",holds:"release",
heading:"later",pattern:new RegExp("(?<!\\p{L})(?:paid|premium|kostenpflichtig\\p{L}{0,2}|payante?s?|de pago)(?!\\p{L})|\u4ED8\u8D39|\
\u4ED8\u8CBB|\u4F1A\u5458|\u6703\u54E1|\u6709\u6599","iu"),example:"For members with a paid plan"},{what:"what has ended",
holds:"sentence",heading:"later",pattern:c("undone|undid|backed out|superseded|replaced|discontinued|retired|abandoned|u\
nsupported|end(?:s|ed)|was|were|been|no longer"),example:"Support for old maps was dropped"},{what:"what is put off",holds:"\
sentence",heading:"later",pattern:c("soon|coming|upcoming|planned|postponed|deferred|delayed|pending|until|blocked|wip|i\
n progress|next (?:release|version)|future|previous(?:ly)?|unreleased"),example:"Add maps, soon on phones"},{what:"what \
is limited",holds:"sentence",heading:"later",pattern:c("only|but|except|unless|not|none|nothing|cannot|must|mandatory|re\
quire(?:s|d|ments?)?|\\p{L}{2,8}n['\u2019]t|(?:hidden|disabled|off) by default|opt-in|behind|experimental"),example:"Ent\
erprise only"},{what:"a defect",holds:"sentence",heading:"unfit",pattern:c("crash(?:es|ed|ing)?|bugs?|regressions?|vulne\
rabilit(?:y|ies)|broken|breaks?|broke|breaking|incorrect(?:ly)?|wrong(?:ly)?|leaks?|errors?|fail(?:s|ed|ure|ures|ing)?|i\
ssues?|problems?|workarounds?|fix|fixes|attack(?:s|ers?)?|outages?|data loss|lost|corruption|mitigations?|protection aga\
inst|again|back$|exploit(?:s|ed)?|deprecat(?:e|es|ed|ions?)|legacy"),example:"Maps crash at sunset"},{what:"a word that \
takes back beside an entry",holds:"beside",heading:"unfit",pattern:c("removed|dropped|disabled|reverts?|cancell?ed|rejec\
ted|declined|gone|undo|roll(?:s|ing)?[ -]?back|rollback"),example:"Was removed"},{what:"a word that puts off beside an e\
ntry",holds:"beside",heading:"later",pattern:c("later|next|plans?|roadmap|backlog|ideas?|wish ?list|drafts?|proposals?|r\
fc|requests?|requested|maybe|in (?:development|review)|under (?:review|consideration)|to[ -]?do|open|q[1-4]|will|from (?\
:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\\w{0,6}|earlier|older|past"),example:"Under review"},{what:"a word\
 that limits beside an entry",holds:"beside",heading:"later",pattern:c("no|never|without|exclud(?:es?|ed|ing)|lacks?|mis\
sing|known|limitations?|limited|beta|preview|experiments?|secret|enterprise|pro"),example:"Known limits"},{what:"what ha\
s ended or is put off, other languages",holds:"sentence",heading:"later",pattern:new RegExp("(?<!\\p{L})(?:entfernt|einge\
stellt|beendet|supprim\xE9|abandonn\xE9|retir\xE9|eliminad|descontinuad|retirad|removid|encerrad|rimoss|terminat|\u043F\u0440\u0435\u043A\u0440\u0430\u0449\u0435\u043D|\u0443\u0434\u0430\u043B[\u0435\
\u0451]\u043D|(?:noch|bald|geplant|demn\xE4chst|encore|bient\xF4t|pr\xE9vue?s?|\xE0 venir|todav\xEDa|pr\xF3ximamente|ainda|em breve|ancora|in arrivo\
|\u043F\u043E\u043A\u0430|\u0441\u043A\u043E\u0440\u043E|\u043F\u043B\u0430\u043D\u044B)(?!\\p{L}))","iu"),example:"Unte\
rst\xFCtzung f\xFCr alte Karten entfernt"},{what:"what has ended or is put off, Chinese, Japanese and Korean",holds:"sen\
tence",heading:"later",pattern:/停止|下线|下線|终止|終了|回退|撤回|尚未|即将|即將|计划|計劃|未対応|今後|중단|종료|미지원|예정|아직/u,
example:"\u5730\u56FE\u5C1A\u672A\u5B8C\u6210"},{what:"a defect, other languages",holds:"sentence",heading:"unfit",pattern:/修复|修復|修正|错误|錯誤|问题|問題|崩溃|閃退|闪退|异常|異常|失败|失敗|不具合|廃止|弃用|废弃|버그|오류|문제|fehler|absturz|erreur|plantage|fallo|erro\b|ошибк|сбо[ий]/iu,
example:"\u5730\u56FE\u9519\u8BEF"},{what:"a word that limits beside an entry, other languages",holds:"beside",heading:"\
later",pattern:c("nicht|kein\\p{L}{0,2}|nur|ohne|au\xDFer|ausgenommen|sp\xE4ter|ne|pas|sauf|sans|uniquement|seulement|s\xF3lo|solo\
|salvo|sin|excepto|n\xE3o|s\xF3|apenas|somente|sem|exceto|non|soltanto|senza|tranne|\u043D\u0435|\u043D\u0435\u0442|\u0442\u043E\u043B\u044C\u043A\u043E|\u0431\u0435\u0437|\u043A\u0440\u043E\u043C\u0435|\u043F\u043E\u0437\u0436\u0435"),
example:"Nur f\xFCr Android"},{what:"a word that limits beside an entry, Chinese, Japanese and Korean",holds:"beside",heading:"\
later",pattern:/[不未仅僅只除暂暫无無非]|后续|後續|没有|ない|ません|なし|のみ|だけ|次の|만\s|않|없/u,
example:"\u4EC5\u9650 iOS"}],b=e=>h(j,e),Ve=e=>j.some(({holds:t,pattern:n})=>t!=="beside"&&n.test(e)),Ze=e=>j.some(({holds:t,
pattern:n})=>t==="release"&&n.test(e));function J(e){const t=j.filter(({pattern:n})=>n.test(e)).map(({heading:n})=>n);return t.
find(n=>n==="later")??t[0]}const Je=new RegExp("^\\p{Ll}","u"),Xe=new RegExp("^(?:it|its|they|you|your|we|this|these|tha\
t|use|users|everyone|everybody|here|see|now|also|enjoy|great|thanks)(?!\\p{L})","iu"),Ye=/^[^\p{L}]{0,3}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
Qe=e=>e!==""&&(b(e)||!(Je.test(e)||Xe.test(e)||Ye.test(e))),et=30,tt=/^[\s>*+-]{1,40}/,nt=e=>e.split(`
`).some(t=>b(t.replace(tt,"").slice(0,et))),X=e=>({...e,everyWord:E(e.pattern)}),st=[{what:"features, English",pattern:c(
"features?|added|additions?|new|news|functionality|highlights?"),example:"New features"},{what:"features, Chinese",pattern:/新增|新功能|新特性|特性|引入|亮点|亮點|新内容/u,
example:"\u65B0\u529F\u80FD"},{what:"features, other languages",pattern:new RegExp("\u8FFD\u52A0|\u65B0\u6A5F\u80FD|\uCD94\uAC00|\uC0C8\uB85C\uC6B4|\uC0C8 \uAE30\uB2A5|\uC2E0\uADDC|(?<!\\p{L})(?:a\
jout|nouve|fonctionnalit|neue?(?!\\p{L})|neuerung|neuigkeit|funktionen|hinzugef\xFCgt|aggiunt|novit\xE0|nuov|funzionalit\xE0|adici\
onad|novidade|nov[ao]s?(?!\\p{L})|recurso|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D|\u043D\u043E\u0432\u043E\u0435|\u043D\u043E\u0432\u044B\u0435|\u0432\u043E\u0437\u043C\u043E\u0436\u043D\u043E\u0441\u0442\u0438|a\xF1adid|agregad|nuev|novedad)",
"iu"),example:"Nouveaut\xE9s"}].map(X),it=[{what:"changes, English",pattern:c("changed|changes|improvements?|improved|en\
hancements?|enhanced|performance|perf|optimi[sz]ations?|tweaks?|other|others|minor|general|miscellaneous|updates?|update\
d"),example:"Improvements"}].map(X),Y=[{what:"fixes, English",pattern:c("fixed|(?:bug|hot)-?fix(?:es)?|security|resolved\
|solved|patched"),example:"Fixed"},{what:"removals and what is to be done, English",pattern:c("removals?|incompatib(?:le\
|ilities)|upgrad(?:e|ing)|migrat(?:ion|ing)|warnings?"),example:"Removals"},{what:"fixes and removals, other languages",
pattern:new RegExp("\u7F3A\u9677|\u5B89\u5168|\u89E3\u51B3|\u30D0\u30B0|\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3|\uC218\uC815|\uACE0\uC815|\uBCF4\uC548|\uC81C\uAC70|\uC0AD\uC81C|(?<!\\p{L})(?:behoben|korrektur|korrigiert|sicherheit|veraltet|corr\
ig|correc|corre\xE7|s\xE9curit\xE9|suppression|arregl|seguridad|seguran\xE7a|corrett|sicurezza|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D|\u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D\u043E\u0441\u0442)",
"iu"),example:"Korrekturen"}],ot=[{what:"people and downloads",pattern:c("contribut(?:ors?|ions?)|authors?|thanks|thank \
you|credits?|sponsors?|acknowledge?ments?|downloads?|install(?:ation|ing)?|how to (?:install|upgrade|update)|checksums?|\
assets|artifacts|verify(?:ing)?|signatures?"),example:"New contributors"}],at=c("highlights?|\u4EAE\u70B9|\u4EAE\u9EDE"),
rt=c("what['\u2019\xB4`]?s|what|is|are|has|release|released|notes|included|summary|overview|details|this|in|the|of|for|to|all|ou\
r|app|version|since|notable|major|patch|main|key|important|selected|users?|user-facing|and|more|some|changements|\xE4nderun\
gen|cambios|mudan\xE7as|modifiche|\u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u044F"),dt=/变更|變更|更改|记录|記錄|更新|日志|日誌|内容|內容|本次|版本|概述|其他|主要|改进|改進|功能|変更|変更点|リリース|ノート|변경|사항|릴리스|的/u,
ct=/\s(?:and|und|et|y|e|и|plus)\s|[&,/+、]|[和与與及と]|및/iu,lt=/^v?\d{1,4}\.\d\S{0,20}\s|\sv?\d{1,4}\.\d{1,4}\.\d\S{0,20}$/i,
ut=new RegExp("\\p{L}","u"),Q=new RegExp("\\p{Extended_Pictographic}|:[a-z0-9_+-]{1,40}:","gu");function M(e){const t=e.
replace(Q," ").trim();if(h(ot,t))return"uncounted";const n=T(t)||lt.test(t)?pt(t):ht(t.split(ct));return(n==="feature"||
n==="change"||n==="neutral")&&ft(e)?void 0:n}function pt(e){return J(ie(e).join(" "))??(h(Y,e)?"unfit":"neutral")}function ht(e){
const t=new Set(e.map(mt));if(t.size===1)return[...t][0];if(!t.has(void 0))return t.has("later")?"later":"neutral"}function mt(e){
if(gt.test(e.replace(wt,"").trim()))return"neutral";const t=J(e);if(t!==void 0)return t;if(h(Y,e)||I(W(e,ee)))return"unf\
it";const n=te(e,st),s=te(n,it);if(!ut.test(W(s,ee)))return n!==e?"feature":s!==e?"change":"neutral"}const ft=e=>(e.match(
Q)??[]).some(t=>{const n=$(t);return n===void 0||n==="unfit"}),ee=[E(rt),E(dt)],te=(e,t)=>W(e,t.map(({everyWord:n})=>n)),
W=(e,t)=>t.reduce((n,s)=>n.replace(s," "),e),gt=/^(?:what['’´`]?s (?:changed|new|included)|changes?|change ?logs?|release notes|updates?|变更记录|變更記錄|更新日志|更新日誌|更新内容)$/iu,
wt=/^[^\p{L}]{1,20}/u,bt=/^v?\.?\d{1,8}\.[\dx][\w.+-]{0,60}$/i,kt=/^\d{1,4}$/,xt=/^(?:versions?|ver|release[ds]?|what['’]?s|new|in|on|date|of|the|notes|changelog|stable|beta|alpha|rc|pre-?release|hotfix|latest|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w{0,6}|\d{1,2}(?:st|nd|rd|th)|v|版本|版|发布|發佈|リリース|バージョン)$/iu,
vt=/^\d{2,4}[-/.年]\d{1,2}[-/.月]\d{1,4}日?$/,Lt=1;function H(e,t){let n=0,s=e.length;for(;n<s&&t.includes(e.charAt(n));)
n++;for(;s>n&&t.includes(e.charAt(s-1));)s--;return e.slice(n,s)}const ne=e=>e.split(/[^\p{L}\p{N}@.'’/+_-]/u).map(t=>H(
t.slice(t.lastIndexOf("@")+1),".'\u2019/+_-")).filter(Boolean),R=e=>vt.test(e),se=e=>bt.test(e)&&!R(e),ie=e=>ne(e).filter(
t=>!R(t)&&!se(t)&&!xt.test(t)&&!kt.test(t)),yt=/^(?:version|release|ver|v)\s{0,3}v?\d{1,4}(?![\p{L}\p{N}])/iu;function T(e){
const t=ne(e),n=t.some(se)||yt.test(e),s=t.length>0&&t.every(R);return(n||s)&&ie(e).length<=Lt}const F=new RegExp("^[^\\p\
{L}]{0,10}(?:revert(?:s|ed|ing)?|undo(?:es)?|undid|undone|back(?:s|ed)? out|roll(?:s|ed)?[ -]?back)(?!\\p{L})","iu"),$t=/(?<=#|\/(?:pull|issues|merge_requests)\/)\d{1,7}/g,
oe=e=>[...e.matchAll($t)].map(([t])=>t),ae=p("(?:temporarily )?(?:disabl(?:e|es|ed|ing)|hid(?:e|es|ing|den)|(?:turn|swit\
ch)(?:s|es|ed)? off|deactivat(?:e|es|ed))"),re=p("(?:temporarily )?(?:remov(?:e|es|ed|ing)|drop(?:s|ped)?|delet(?:e|es|e\
d)|roll(?:s|ed)? back)"),St=new Set("a an the of for to in on with and as by from new now add adds added adding introduc\
e introduces introduced implement implements implemented allow allows allowed enable enables enabled support supports op\
tion options".split(" ")),A=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]/gu,"");function de(e){const t=[...e.toLowerCase().
matchAll(/[\p{L}\p{N}]+/gu)].map(([n])=>n);return new Set(t.filter(n=>!St.has(n)))}const ce=(e,t)=>e.size>0&&[...e].every(
n=>t.has(n));function At(e){const t=e.filter(({whole:d,heading:l})=>F.test(d)||F.test(l)),n=e.filter(({sentence:d})=>ae.
test(d)),s=e.filter(({sentence:d})=>re.test(d)),i=t.map(({whole:d})=>A(d)),o=n.map(({scope:d,sentence:l})=>A(`${d} ${l}`)),
r=[...t,...n,...s].map(({sentence:d})=>de(d.replace(F,"").replace(ae,"").replace(re,""))),a=new Set(t.flatMap(({whole:d})=>oe(
d)));return({text:d,whole:l,scope:f,sentence:g})=>{const L=A(d),Pe=A(f),Ke=de(g);return i.some(w=>w.includes(L))||oe(l).
some(w=>a.has(w))||o.some(w=>Pe.length>=Nt&&w.includes(Pe))||r.some(w=>ce(w,Ke)||ce(Ke,w))}}const Nt=4,le=/(?<=^[\s>*+-]{0,100})<!--/my,
O=/^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i,jt=[/^<!-+\s*web[\s_\u2010-\u2015-]?push(?![\p{L}\p{N}])/iu,/^<!-+\s*push(?:[\s_-](?:message|notification|text))?[^\S\n]*[:\uff1a]/i],
_t=/^(?:(?:(?:your|the|a) )?(?:text|message|sentence)(?: here| goes here)?|to ?do|tb[acd]|lorem ipsum.{0,200}|)$/i,Ct="<\
>[]{}()$.\u2026!_ ",zt=/(?:<|&lt;)![ —–-]{0,4}web-push[^\S\n]{0,4}[:：]/giu,Et=/^[^\S\n]{0,40}(?:<!--[^\S\n]{0,40})?web-push[^\S\n]{0,4}:/im,
It=/^<![^:：]{4,40}(?=[:：])/,Mt=/webpush./,Wt=2,ue=80,P="write it as `<!-- web-push: Offline maps are here. -->` on a\
 line of its own";function Ht(e,t){const n=e.flatMap(pe),s=n.find(r=>"problem"in r);if(s)return s;if(pe(t).length>0)return{
problem:"the release notes have a `web-push` comment too far below; move it to their beginning"};const[i,o]=n;return o?{
problem:`the release notes have ${n.length===2?"two":n.length} \`web-push\` comments; keep one`}:i}function pe(e){const t=[];
for(const{0:s,index:i}of e.matchAll(zt))O.test(s)||t.push({problem:he(e.slice(i,i+ue))});let n=0;for(let s=e.indexOf("<!\
-");s!==-1;s=e.indexOf("<!-",Math.max(n,s+1))){const i=e.slice(s,s+ue),o=O.test(i);n!==-1&&(n=e.indexOf("-->",s));const r=n===
-1?void 0:e.slice(s,n);o?t.push(Rt(r,Ft(e,s))):jt.some(a=>a.test(i))||Tt(i)?t.push({problem:he(i)}):Et.test(r??i)&&t.push(
{problem:`the \`web-push\` comment in the release notes is inside another comment; ${P}, or remove it`})}return t}function Rt(e,t){
if(!t)return{problem:`the \`web-push\` comment in the release notes has text before it; ${P}`};if(e===void 0)return{problem:"\
the `web-push` comment in the release notes is never closed; end it with `-->`"};const n=(0,y.h0)(e.replace(O,""));return n===
""?{problem:"the `web-push` comment in the release notes has no text; write what subscribers are to read, or remove it"}:
_t.test(H(n,Ct))?{problem:`the \`web-push\` comment in the release notes still has the sample text ${(0,y.hD)(n)}; write\
 what subscribers are to read, or remove it`}:{text:n}}function Tt(e){const t=A(It.exec(e)?.[0]??"");return(0,qe.A)(t,"w\
ebpush")<=Wt&&!Mt.test(t)}function he(e){const t=e.replace(/(?:-->|\n\n).*/s,"");return`the release notes have a comment\
 that begins with ${(0,y.hD)((0,y.h0)(t).slice(0,40))}; if subscribers are to read it, ${P}`}function Ft(e,t){return le.
lastIndex=t,le.test(e)}const k=({kind:e})=>e==="space"||e==="break",u=(e,t)=>e?.kind==="sign"&&t.includes(e.text),N=":\uFF1A",
x="-\u2013\u2014";function v(e){const t=e.findIndex(s=>!k(s)),n=e.findLastIndex(s=>!k(s));return t===-1?[]:e.slice(t,n+1)}
const m=e=>(0,y.h0)(e.map(Ot).join(""));function Ot({kind:e,text:t}){return e==="code"&&/\s/.test(t)?`\u201C${t}\u201D`:
e==="emoji"&&t.startsWith(":")?"":t}const _=/^[A-Z][A-Z0-9]{1,9}-\d{1,6}$/,me=e=>new Set(e.split(" ")),Pt=me("see closes\
 closed close fixes fixed fix resolves resolved resolve by in via with refs ref thanks thx props contributed von par por\
 \u611F\u8C22 \u7531 \u5728 \u8D21\u732E"),Kt=me("pr pull request issue to and part of for details thank you"),fe=e=>Pt.
has(e.toLowerCase()),K=e=>fe(e)||Kt.has(e.toLowerCase());var Dt=S(1161);const qt=800,Bt=60,Gt=/[*_~[\]`<]/g;function Ut(e,t){
if(e.length>qt||(e.match(Gt)?.length??0)>Bt)return;const n=[];return D(t.inlineTokens(e,[]),n,!1)?n:void 0}const Vt=/^<\/?(?:a|abbr|b|big|center|code|em|font|g-emoji|i|img|ins|kbd|mark|p|picture|samp|small|source|span|strong|sub|tt|u|var)[\s/>]/i,
ge=/^<br[\s/>]/i;function D(e,t,n){return e.every(s=>{switch(s.type){case"text":return be((0,Dt.hl)(s.text),t,n),!0;case"\
escape":return be(s.text,t,n),!0;case"codespan":return t.push({kind:"code",text:s.text.trim(),isBold:n}),!0;case"strong":case"\
em":return D(s.tokens,t,n||s.type==="strong");case"link":return Qt(s,t,n);case"br":return t.push({kind:"break",text:" ",
isBold:n}),!0;case"image":case"del":return!0;default:return ge.test(s.raw)&&t.push({kind:"break",text:" ",isBold:n}),ge.
test(s.raw)||Vt.test(s.raw)||s.raw.startsWith("<!--")}})}const Zt=/^https?:\/\/[^/]{1,100}\/\S{0,200}?\/(?:pull|pulls|issues|merge_requests|commit|commits|compare|advisories)\/[^/?#]/,
Jt=e=>e.includes("/commits")&&e.includes("?author="),Xt=/^[\w./-]{0,80}[#!]?\d{1,7}$/,Yt=/^(?:details?|link|diff|pr|commit|issue|pull request|merge request|more|more info)$/i;
function Qt({href:e,tokens:t},n,s){const i=[];if(!D(t,i,s))return!1;const o=i.map(l=>l.text).join("").trim(),r=o.replace(
/^[([]|[)\]]$/g,""),a=Zt.test(e)&&(o===e||C(r)||Xt.test(r)||Yt.test(r)),d=o.startsWith("@")||Jt(e)||/^https?:\/\/[^/]{1,100}\/[\w-]{1,60}$/.
test(e)&&e.endsWith(`/${o}`);return a||d?n.push({kind:"reference",text:o,isBold:s}):n.push(...i.map(l=>({...l,isLink:!0}))),
!0}const en=/^(?:(?=[a-f]{0,40}\d)[\da-f]{7,40}|[a-f]{40})$/,we=e=>en.test(e),tn=[/^(?:[\w.-]{1,60}\/)?[\w.-]{0,60}[#＃]\d{1,7}$/,
/^(?:gh|pr|issue|ticket|bug|mr)[-#]?\d{1,7}$/i,/^!\d{1,7}$/,/^[@＠][\w-]{1,60}(?:\[bot\])?$/,/^(?:CVE-\d{4}-\d{3,7}|GHSA(?:-\w{4}){3})$/i,
/^\[?\^\w{1,40}\]?$/],C=e=>we(e)||tn.some(t=>t.test(e)),nn=/\s+|[()[\]（）［］【】]|[，。；：！？、]|[^\s()[\]（）［］【】，。；：！？、]+/gu,
sn=new Set(",;:.!?\u2026"),on=new RegExp("^(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|[\\ufe0f\\u200d])+","u"),an=/^:[a-z0-9_+-]{1,40}:$/,
rn=/^[\p{P}\p{S}]$/u,dn=/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[#@])/u,cn=/\*\*|~~/g;
function be(e,t,n){const s=(i,o)=>{o!==""&&t.push({kind:i,text:o,isBold:n})};for(const[i]of e.replace(cn,"").replace(/\[bot\]/g,
"").matchAll(nn))/\s/.test(i)?s("space"," "):"([\uFF08\uFF3B\u3010".includes(i)?s("open",i):")]\uFF09\uFF3D\u3011".includes(
i)?s("close",i):an.test(i)?s("emoji",i):ln(i,s)}function ln(e,t){const[n=""]=on.exec(e)??[];t("emoji",n);const s=e.slice(
n.length);let i=s.length;for(;sn.has(s.charAt(i-1));)i--;const o=s.slice(0,i);if(rn.test(o))t("sign",o);else for(const r of o.
split(dn))un(r,t);for(const r of s.slice(i))t("sign",r)}function un(e,t){const n=e.split(/[,;/&+|]/);t(C(e)||n.every(C)?
"reference":"word",e)}function pn(e){let t=e,n=!1;for(let s=ke(t);s!==void 0;s=ke(t)){if(s.isLimit)return{parts:t,isMarked:n,
isLimited:!0};t=s.before,n=!0}return{parts:n?q(t,xe):v(t),isMarked:n,isLimited:!1}}function ke(e){const t=q(e,ve),n=t.at(
-1)?.kind;return n==="close"?hn(t):n==="reference"?xn(t):kn(t)}const xe=`,;:\uFF0C\uFF1B\uFF1A${x}|&`,ve=`${xe}.!\u3002\uFF01\u3001`;
function q(e,t){return e.slice(0,e.findLastIndex(n=>!k(n)&&!u(n,t))+1)}function hn(e){const t=mn(e);if(t<=0)return;const n=bn(
e.slice(t+1,-1),e[t]?.text==="[");return n==="text"?void 0:{before:e.slice(0,t),isLimit:n==="limit"}}function mn(e){let t=0;
for(let n=e.length-1;n>=0;n--){const s=e[n]?.kind;if(s==="close"&&t++,s==="open"&&t--,t===0)return n}return-1}const Le=/\w@\w/,
fn=/^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}$/u,gn=4,wn=/^(?:by|von|par|por|thanks|props)\s/i,B=e=>e.length>0&&e.length<=
gn&&e.every(t=>fn.test(t)||Le.test(t));function bn(e,t){const n=m(e);if(e.length>0&&e.every(({isLink:d})=>d))return b(n)?
"limit":"mark";if(/^\d{3,7}$/.test(n))return"mark";const s=e.filter(({kind:d})=>d==="word"||d==="code").map(d=>d.text),i=e.
some(({kind:d})=>d==="reference")||s.some(d=>_.test(d)),o=s.filter(d=>!K(d)&&!_.test(d)&&!C(d));if(i&&o.length===0)return"\
mark";if(b(n))return"limit";const r=Le.test(n);if(B(o)&&(r||wn.test(n)))return"mark";const a=o.length>1&&B(o);return i||
r||a||t?"limit":"text"}function kn(e){const t=e.findLastIndex(a=>u(a,x));if(t<1)return;const n=q(e.slice(0,t),ve),s=e.slice(
t+1).filter(a=>!k(a)),i=n.findLast(({kind:a})=>a!=="close"),o=i?.kind==="reference"&&we(i.text),r=B(s.map(({text:a})=>a))&&
!b(m(e.slice(t+1)));return o&&r?{before:n,isLimit:!1}:void 0}function xn(e){const t=vn(e.slice(0,-1));return{before:t,isLimit:yn(
e,t)}}function vn(e){const t=n=>k(n)||u(n,",;:\uFF0C\uFF1B\uFF1A")||n.kind==="word"&&K(n.text);return e.slice(0,e.findLastIndex(
n=>!t(n))+1)}const Ln=/^(?:instead|report|related|out|give|gives|follow-up|if|when|than|like|as|for)$/i;function yn(e,t){
const n=t.findLast(r=>!k(r)),s=n?.kind==="word"&&(b(n.text)||Ln.test(n.text)),[i]=e.slice(t.length).filter(({kind:r})=>r===
"word"||r==="sign"),o=i===void 0||i.kind==="sign"||n?.kind==="reference"||fe(i.text);return s||!o}const $n=8;function Sn(e){
let t={parts:e,kind:void 0,scope:""};for(let n=0;n<$n;n++){const s=An(t.parts);if(s===void 0)break;const{parts:i,kind:o,
scope:r=""}=s,a=o==="unfit"||I(r);t={parts:v(i),kind:a?"unfit":t.kind??o,scope:t.scope||r}}return t}function An(e){const[
t]=e;if(t!==void 0)return t.kind==="emoji"?{parts:e.slice(1),kind:ye(t.text)}:t.kind==="reference"?{parts:$e(e.slice(1))}:
Nn(e)??Mn(t,e.slice(1))??Cn(e)??En(e)??Hn(e)??Rn(e)}const ye=e=>$(e)??$([...e][0]??"");function $e(e){const t=v(e);return u(
t[0],`${N}${x}|,.`)?t.slice(1):t}function Nn(e){if(!/^thanks$/i.test(e[0]?.text??""))return;const t=e.findIndex(o=>u(o,x));
if(t===-1)return;const n=e.slice(1,t),s=n.some(({kind:o})=>o==="reference"),i=n.some(({kind:o,text:r})=>o==="word"&&!K(r));
return s&&!i?{parts:e.slice(t+1)}:void 0}const jn=/^(?:[\da-f]{7,40}|\d{4}-\d{2}-\d{2})$/,_n=/^(?:merged )?(?:pr|pull request|issue) #?\d{1,7}$/i;
function Cn(e){const t=e.findIndex(i=>u(i,N+x));if(t<1)return;const n=m(e.slice(0,t));return jn.test(n)||_n.test(n)||_.test(
n)?{parts:e.slice(t+1)}:void 0}const zn=12;function En(e){const t=e.slice(0,zn).findIndex(l=>u(l,N+x));if(t<1)return;const n=e.
slice(0,t),s=In(v(n.filter(l=>l.kind!=="reference"&&!u(l,"!"))));if(s===void 0)return;const{name:i,scope:o}=s,a=n.some(l=>u(
l,"!"))?"unfit":$(i),d=n[1]?.kind==="open"&&/^[a-z]{2,20}$/.test(i);return a!==void 0||d?{parts:e.slice(t+1),kind:a,scope:o}:
void 0}function In(e){const t=e.findIndex(({kind:n})=>n==="open");if(t===-1)return{name:m(e),scope:""};if(e.at(-1)?.kind===
"close")return{name:m(e.slice(0,t)),scope:m(e.slice(t+1,-1))}}function Mn(e,t){const n=new RegExp("^\\p{L}{2,20}(?=[:\uFF1A][^\
/])","u").exec(e.text)?.[0];if(n===void 0)return;const s=$(n),i=e.text.slice(n.length+1);return s&&{parts:[{...e,text:i},
...t],kind:s}}const Wn=/^(?:v?\d{1,4}(?:\.[\dx]{1,4}){0,3}|[A-Z]\d{3,6}|[xX✓])$/;function Hn(e){if(e[0]?.kind!=="open")
return;const t=e.findIndex(({kind:a})=>a==="close");if(t<2||t===e.length-1)return;const n=e.slice(1,t),s=m(n),i=$e(e.slice(
t+1));if(n.some(({kind:a})=>a==="reference")||_.test(s)||Wn.test(s))return{parts:i};const r=$(s);return r===void 0?{parts:i,
scope:s}:{parts:i,kind:r}}function Rn(e){const t=e.findIndex(({isBold:r})=>!r);if(t<1)return;const n=v(e.slice(0,t)),s=v(
e.slice(t)),i=u(n.at(-1),N);return!i&&!u(s[0],N+x)?void 0:{parts:i?s:s.slice(1),scope:m(i?n.slice(0,-1):n)}}function Tn(e,t){
const n=Ut(e,t);if(n===void 0)return;const s=Sn(v(n)),i=pn(s.parts),o=Kn(i.parts),r=o.length===i.parts.length,a=m(o);return{
kind:s.kind,scope:s.scope,sentence:i.isMarked&&r?Pn(a):a,beginsWithCode:o[0]?.kind==="code",rest:m(i.parts.slice(o.length)),
whole:(0,y.h0)(n.map(d=>d.text).join("")),isLimited:i.isLimited||n.some(Fn)||n.some(On)}}const Fn=({kind:e,text:t})=>e===
"reference"&&/^\[?\^/.test(t),On=({kind:e,text:t})=>e==="emoji"&&ye(t)===void 0,Pn=e=>e.replace(/(?<!\.)[.。]$/,"");function Kn(e){
let t=0;for(const[n,s]of e.entries()){if(s.kind==="break")return e.slice(0,n);if(s.kind==="open"&&t++,s.kind==="close"&&
t--,t<=0&&Gn(e,n))return e.slice(0,n+1)}return e}const Dn="\u3002\uFF01\uFF1F",qn=".!?\u2026",Bn=new RegExp("^(?:etc|vs|\
resp|approx|incl|bzw|ca|usw|p\\.ex|\\p{L}(?:\\.\\p{L}){1,3})$","iu");function Gn(e,t){const n=e[t];if(n?.kind!=="sign")return!1;
if(Dn.includes(n.text))return!0;const[s,i]=e.slice(t+1);if(s===void 0||i===void 0||!k(s))return!1;const o=Bn.test(e[t-1]?.
text??"");return qn.includes(n.text)&&!o&&!new RegExp("^\\p{Ll}","u").test(i.text)}const Un=[{what:"English",pattern:p("\
(?:we (?:have |'ve |\u2019ve )?)?(?:add|adds|added|adding|introduc(?:e|es|ed|ing)|implement(?:s|ed)?|allow(?:s|ed)?|enabl(?:e\
|es|ed)|provid(?:e|es|ed))|new(?! (?:versions?|release|minimum|requirements?|contributors?))|supports?(?! us)|you can|no\
w you can|ability to|options? (?:to|for)|possibility (?:to|of)"),example:"Add dark mode"},{what:"English, after the subj\
ect",pattern:c("now (?:supports?|allows?|lets)|can now|(?:is|are) now (?:generally )?(?:available|supported|possible)"),
example:"Dark mode is now available"},{what:"Chinese",pattern:/^(?:新增|添加|增加|加入|支持|支援|引入|实现|實現|允许|允許|提供)/u,
example:"\u65B0\u589E\u6DF1\u8272\u6A21\u5F0F"},{what:"French",pattern:p("ajout(?:s|e|\xE9|\xE9e|\xE9s|\xE9es)?|nouveau(?:x|t\xE9)?|nou\
vel(?:le|les)?|prise en charge|possibilit\xE9|permet|vous pouvez"),example:"Ajout du mode sombre"},{what:"German",pattern:p(
"neu|neue[rs]?|hinzugef\xFCgt|unterst\xFCtzung|unterst\xFCtzt|erm\xF6glicht|f\xFCgt|es gibt jetzt|du kannst|sie k\xF6nnen"),
example:"Neue Karten"},{what:"Italian",pattern:p("aggiunt[aeio]|aggiunge|nuov[aeio]|supporto|introdott[aeio]|permette|or\
a puoi"),example:"Aggiunta la mappa"},{what:"Japanese",pattern:/^(?!.*修正).{2,118}(?:を追加|に対応|の追加|への対応|できるように)(?:しました|した|なりました)?。?$/u,
example:"\u5730\u56F3\u3092\u8FFD\u52A0"},{what:"Korean",pattern:/^(?!.*수정).{2,118}(?:추가|지원)(?:했습니다|합니다|됨|됩니다)?\.?$/u,
example:"\uC9C0\uB3C4 \uCD94\uAC00"},{what:"Portuguese",pattern:p("adicionad[ao]s?|adiciona|nov[ao]s?|suporte|permite|ag\
ora voc\xEA pode"),example:"Adicionado mapa"},{what:"Russian",pattern:p("\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D[\u0430\u043E\u044B]?|\u043D\u043E\u0432(?:\u044B\u0439|\u0430\u044F|\u043E\u0435|\u044B\u0435)|\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0430|\u0440\u0435\u0430\
\u043B\u0438\u0437\u043E\u0432\u0430\u043D[\u0430\u043E\u044B]?|\u0442\u0435\u043F\u0435\u0440\u044C \u043C\u043E\u0436\u043D\u043E"),
example:"\u0414\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u0430 \u043A\u0430\u0440\u0442\u0430"},{what:"Spanish",pattern:p(
"a\xF1adid[ao]s?|a\xF1ade|agregad[ao]s?|agrega|nuev[ao]s?|soporte|permite|ahora puedes"),example:"A\xF1adido el mapa"}],
Vn=[{what:"fixes and removals, English",pattern:p("(?:(?:bug|hot)fix(?:es)?|fixed|fixing|fixup|resolve[sd]?|properly|als\
o|repair(?:s|ed)?|remov(?:e|es|ed|ing)|drop(?:s|ped)?|delet(?:e|es|ed)|revert(?:s|ed)?|disabl(?:e|es|ed)|prevent(?:s|ed)\
?|avoid(?:s|ed)?|ensur(?:e|es|ed)|mak(?:e|es|ing) sure|stop(?:s|ped)?|handl(?:e|es|ed)|merg(?:e|es|ed)|chore|renam(?:e|e\
s|ed)|mov(?:e|es|ed)|restor(?:e|es|ed)|upgrad(?:e|es|ed)|updat(?:e|es|ed)|downgrad(?:e|es|ed)|pin(?:s|ned)?|migrat(?:e|e\
s|ed)|hid(?:e|es|den)|release[sd]?|change[sd]?|replaces?|switch(?:es|ed)?|us(?:e|es|ed|ing)|tweak(?:s|ed)?|supported|sup\
port us|add(?:s|ed|ing)? (?:an? |the |some )?missing)"),example:"Fixed the menu"},{what:"fixes and removals, Chinese, Ja\
panese and Korean",pattern:/^(?:解决|解決|移除|删除|刪除|去除|更新|升级|升級|还原|调整|調整)|(?:を削除|수정|삭제|제거)(?:しました|した|함|됨)?。?$/u,
example:"\u5220\u9664\u83DC\u5355"},{what:"fixes and removals, other languages",pattern:/^(?:corrig|corre[cç]|corrett|behebt|behoben|korrigiert|supprim|retir|mise à jour|arregl|elimin|remov|исправлен|обновлен)/iu,
example:"Behoben: das Men\xFC"}],Se=/^[^:：.]{1,40}[:：]\s{0,3}/u,Zn=e=>Se.exec(e)?.[0]??"",Ae=(e,t)=>h(e,t)||h(e,t.replace(
Se,"")),Jn=e=>Ae(Un,e),Xn=e=>Ae(Vn,e),Ne=[{what:"the number of an issue",pattern:/[#＃]\d|(?<![\p{L}\p{N}])(?:GH|PR|MR)[- ]?\d/iu,
example:"Add maps as in #12 and more"},{what:"the number of a ticket",pattern:/^\d{3,}\s|(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{1,9}-\d{2,6}(?![\p{L}\p{N}])/u,
example:"Add maps MAP-123 again"},{what:"an account",pattern:/[@＠][\p{L}\p{N}]/u,example:"Add maps of @octocat"},{what:"\
a commit",pattern:/(?<![\p{L}\p{N}])(?=[a-f]{0,40}\d)[\da-f]{7,40}(?![\p{L}\p{N}])/iu,example:"Add maps since 1a2b3c4 ag\
ain"},{what:"an address",pattern:/\w:\/\/|www\.|\w@\w/iu,example:"Add maps to www.example.com"},{what:"a path",pattern:/(?<![\p{L}\p{N}<])\/\w|\w\/\w{1,60}\//u,
example:"Add maps to /api/maps"},{what:"the name of a file of source code",pattern:new RegExp("(?<!\\p{L})(?:\\p{Ll}[\\w-]{\
0,60}\\.(?:js|ts|json|ya?ml|toml|html?|css|py|rs|go|hpp|h|c|cpp|md)|[A-Z]{2,60}\\.(?:md|ya?ml|txt))(?![\\p{L}\\p{N}])","\
u"),example:"Add maps.json for all"},{what:"a mark of Markdown",pattern:new RegExp("\\*\\*|~~|`|__|(?<!\\p{L})_\\p{L}{1,40}_\
|\\s\\|\\s|^\\||\\|$|\\\\","u"),example:"Add **maps for all"},{what:"a mark of a footnote, or one without its other half",
pattern:new RegExp("\\s[\u3002\uFF0C]|(?<![\\p{L}\\p{N}])[*_~^](?=\\p{L})|[\\p{L}\\p{N}][*_~^](?![\\p{L}\\p{N}])|(?<=\\s)[*^](?=\\s|$)|[\xB9\xB2\xB3\u2074\
\u2075\u2076\u2077\u2078\u2079\u2020\u2021]|==|\\+\\+\\p{L}|\u2026\\s|(?<![\\p{L}\\p{N}])\\p{Ll}{3,30}\\s\\d$","u"),example:"\
Add maps\xB9 for all"},{what:"HTML",pattern:new RegExp('<(?:[^\\s\\d]|$)|-->|\\?>|&#?\\w{1,31};|&(?:copy|amp|lt|gt|quot|nbsp\
)(?!\\p{L})|="',"u"),example:"Add <b>maps for all"},{what:"a template",pattern:new RegExp("[{}]|\\[(?!\\p{Ll}{3,20}\\](?!\\(\
))|%\\w{1,40}%|%[sd(]|\\$[\\w(]|[A-Z]_[A-Z]|(?<![^\\s(])[:\uFF1A]\\p{L}","u"),example:"Add {{ maps }} for all"},{what:"t\
he code of an emoji",pattern:/:[a-z0-9_+-]{2,40}:/i,example:"Add maps :rocket: for all"},{what:"a trailer",pattern:new RegExp(
"(?<!\\p{L})(?:reviewed|signed-off|co-authored|acked|tested|reported|approved|suggested)-(?:by|on)(?!\\p{L})","iu"),example:"\
Reviewed-by: Mona Lisa"},{what:"an instruction to the author",pattern:new RegExp("^[^\\p{L}]{0,20}(?:describe|write|inser\
t|draft|lorem)(?!\\p{L})|(?<!\\p{L})(?:to ?do|fix ?me|tb[acd]|n\\/a|(?:features?|change|item|entry) [xyz\\d]|(?:changes|feat\
ures?|goes) here|your changes|if (?:useful|needed|any|applicable)|(?:description|summary) of (?:the )?changes?)(?!\\p{L})",
"iu"),example:"Describe your changes here"},{what:"two sentences in one",pattern:new RegExp("[;\uFF1B]|\\p{L}{3}[.!?] \\p{Ll}",
"u"),example:"Add maps. iOS comes in May"},{what:"a word that points elsewhere",pattern:new RegExp("(?<!\\p{L})(?:this|th\
ese|those|(?:support for|adds?|added|allows?|enables?) (?:it|that|them)|the (?:feature|following)|as follows|below|above\
|mentioned|see (?:also|docs|for|here|more|our|the)|(?:click|read|learn|more) (?:here|more|info|information|details)|sieh\
e|voir|v\xE9ase|vedi)(?!\\p{L})|^(?:that|it|they|see|also|and|or|so|then|plus|which)(?!\\p{L})|[,(] ?see(?!\\p{L})|\u4EE5\u4E0B|\u8BF7\u53C2\u8003|\u53C3\u8003|\u53C2\
\u8003|\u53C2\u89C1|\u8BE6\u89C1|\u8A73\u898B|\u8BE6\u60C5|\u5982\u4E0B|\u89C1\u4E0B|\u6B64\u529F\u80FD|\u8BE5\u529F\u80FD|\u8A73\u7D30|\u53C2\u7167|\u4E0A\u8FF0",
"iu"),example:"Add this feature for all"},{what:"an identifier before a colon",pattern:new RegExp("^(?:[^\\s:\uFF1A\\\\/._]{0,40\
}[\\\\/._][^\\s:\uFF1A]{0,40}|\\p{L}\\p{Ll}{1,20}(?:-\\p{Ll}{1,20}){1,3})[:\uFF1A]","u"),example:"Plugins/maps: add filt\
ers"},{what:"no more than that there is a release",pattern:c("(?:various|several|some|many|multiple|misc|miscellaneous|m\
inor|small|numerous|more|general|other|performance) (?:\\p{L}{1,20} ){0,2}(?:improvements?|changes|enhancements?|updates?\
|tweaks?|optimi[sz]ations?|features)|new (?:versions?|release|minimum|contributors?)|(?:first|initial) (?:release|versio\
n)|(?<!-)pre-?releases?|release candidate|stuff|things|credits|thanks"),example:"Several small improvements"},{what:"ano\
ther version of something",pattern:new RegExp("(?<!\\p{L})(?:from|to|zu|auf|von) (?:version )?v?\\d{1,4}\\.\\d|^[\\p{L}.+-]{1\
,30} v?\\d[\\d.]{0,15}$|(?:\u66F4\u65B0|\u5347\u7EA7|\u5347\u7D1A)(?:\u5230|\u81F3)","iu"),example:"Move tinylib to 2.1"},
{what:"a last word that needs another",pattern:/(?:\s(?:in|of|for|to|from|with|by|about|on|at|see|and|or|the|a|an|via|like|as|per|since|after|before|than|when|und|et|mit|de|von|avec|con|por|y|e|для|и|в|с)[.,;]?|[:：,，、…?？–—-]|\.\.)$/iu,
example:"Add maps for"}],je=120,Yn=3,Qn=new Intl.Segmenter("en"),_e=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
function Ce(e){const t=e.match(_e)?.length??0;return(e.replace(_e," ").match(/[^\s\p{P}\p{S}][^\s]*/gu)?.length??0)+Math.
floor(t/2)}const ze={")":"(","]":"[","\uFF09":"\uFF08","\u3011":"\u3010","\u300D":"\u300C","\u300F":"\u300E","\u300B":"\u300A"};
function es(e){const t=[];for(const[n]of e.matchAll(/[()[\]（）【】「」『』《》]/gu))if(ze[n]===void 0)t.push(
n);else if(t.pop()!==ze[n])return!1;return t.length===0&&(e.match(/"/g)?.length??0)%2===0&&(e.match(/[“”„]/gu)?.length??
0)%2===0}function ts(e){return e.length>8*je||[...Qn.segment(e)].length>je?!1:Ce(e)>=Yn&&es(e)&&!h(Ne,e)}const Ee=e=>!b(
e)&&!h(Ne,`${e} is new`),ns=32768,ss=600,is=8,Ie=24,os=/\r\n?|\n/,as=/[\v\f\u0085\u2028\u2029]/g;function rs(e){const t=e.
replace(/^\ufeff/,"").replace(as," ").split(os);let n=0;const s=t.findIndex((i,o)=>(n+=i.length+1,o>=ss||n>ns));return s===
-1?{read:t.map(Me),rest:[]}:{read:t.slice(0,s).map(Me),rest:t.slice(s)}}const ds=/^[ \t]+/,G=/[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
function Me(e){const t=e.replace(ds,""),s=e.length-t.length>Ie?" ".repeat(Ie)+t:e;let i=0;G.lastIndex=0;let o=0;for(;G.test(
s);)o=G.lastIndex,i++;return i>is?s.slice(o):s}var cs=S(8022);const ls=7,U=new RegExp("^(?:[\u2022\u2219\xB7\u30FB\u2027\u25CF\u25CB\u25E6\u25C9\u25A0\u25A1\u25AA\u25AB\u25C6\u25C7\u25B6\u25BA\u25B8\u27A4\u279C\u2794\u27A1\u2192\xBB\u203A\u2023\u2043\u2605\
\u2606\u2713\u2714\u2611\u2726\u2727\u2756\u2B50\u25B7]\\ufe0f?|[-\u2013\u2014*+]\\s|\\d{1,3}[.)\u3001](?=\\s*\\p{L}))\\s*(?=\\S)",
"u"),We=/^[*_]{0,2}\\?[[(（［](?![xX✓✔]\\?[\])）］])(?:o|[^\p{L}\p{N}#@\])）］]{0,4})\\?[\])）］]/u,He=/^(?:\*\*|__)[^*_]{1,100}(?:\*\*|__)$/,
Re=/[:：](?:\*\*|__)?$/,us=new RegExp("(?<![\\p{L}\\p{N}.])v?\\d{1,4}\\.\\d|(?<!\\p{L})(?:sprint|week|build|milestone) \\d|^(?\
:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.? \\d{4}$","iu"),ps=/<(\/?)details\b/gi,hs=/<[a-z]{1,20}\s[^<>]{0,200}(?:hidden|display:\s?none)/i,
ms=/<h([1-6])[^<>]{0,100}>([^<>]{0,200})<\/h/gi,fs=/<!--[\s\S]*?(?:-->|$)/g,gs=/`[^`\n]*`/g,z=120,ws=2,bs=2e3,ks=1e3,xs=/\d{1,8}\.[\w.+-]{1,60}/;
function vs(e){const t=new cs.JG({gfm:!0}),n=new Ls;return n.read(t.blockTokens(e,[])),{entries:n.entries,texts:n.texts,
remarks:n.remarks,lexer:t}}class Ls{entries=[];texts=[];remarks=[];#e=[];#t=0;#n=!1;#a;#s=!1;read(t,n=!1){for(const[s,i]of t.
entries()){switch(i.type){case"heading":this.#i(i.raw),this.#o(i.text,i.depth);break;case"html":this.texts.push(i.raw),this.#d(
i.raw);for(const[,o,r=""]of i.raw.matchAll(ms))this.#o(r,Number(o));break;case"blockquote":this.read(i.tokens,n);break;case"\
list":this.#u(i,n,zs(t,s));break;case"paragraph":case"text":this.#i(i.raw),this.#d(i.raw),n||this.#r(i.raw),n||this.#p(i.
text,Es(t,s)==="list");break;case"code":break;default:this.#i(i.raw)}i.type!=="space"&&i.type!=="heading"&&i.type!=="htm\
l"&&(this.#n=!0)}}#r(t){this.#s||this.remarks.push(t.slice(0,bs))}#i(t){this.texts.push(t.replace(gs,"``"))}#d(t){const n=t.
replace(fs,"");hs.test(n)&&(this.#t=Number.POSITIVE_INFINITY);for(const[,s]of n.matchAll(ps))this.#t=s?Math.max(0,this.#t-
1):this.#t+1}#o(t,n){const s=V(t);(us.test(s)||T(s))&&this.#l(s),this.#r(s),this.#e=this.#e.filter(i=>i.depth<n),this.#e.
push({text:s,depth:n,kind:M(s)})}#l(t){const n=xs.exec(t)?.[0];this.#n&&(n===void 0||n!==this.#a)&&(this.#s=!0),this.#a??=
n}#u({items:t},n,s){for(const i of t){const[o,...r]=i.tokens.filter(({type:d})=>d!=="checkbox");if((o?.type==="text"||o?.
type==="paragraph")&&!n){const{text:d}=o,l=r.some(({type:L})=>L==="list")&&ys(d),f=i.task&&!i.checked||We.test(d),g=r.map(
({raw:L})=>L).join("");l||this.#c(d,!f&&!s,g.slice(0,ks))}this.read(i.tokens,!0)}}#p(t,n){const s=t.split(`
`).map(r=>r.trim());let i;const o=()=>{i!==void 0&&this.#c(i,!We.test(i)),i=void 0};for(const[r,a]of s.entries()){const d=s[r+
1],l=d===void 0?n:U.test(d);U.test(a)?(o(),i=a.replace(U,"")):l&&($s(a)||i===void 0&&Ss(a))?(o(),this.#o(a,ls)):i!==void 0&&
(i+=`
${a}`)}o()}#c(t,n,s=""){this.#n=!0;const i=this.#e.map(({kind:a})=>a);if(this.#s||i.includes("uncounted"))return;const o=this.#e.
at(-1),r=this.#e.findLast(({kind:a})=>a!==void 0&&a!=="neutral")??o;this.entries.push({markdown:t,heading:r?.text??"",kind:i.
includes("later")?"later":r?.kind,isUnderUnknown:r!==void 0&&r.kind===void 0,details:s,isHighlight:this.#e.some(({text:a})=>at.
test(a)),isCandidate:n&&this.#t===0})}}function ys(e){const t=V(e);return Re.test(e)||He.test(e)||t.split(/\s+/).length<=
ws||M(t)!==void 0&&t.length<=40}function $s(e){if(e.length>z)return!1;const t=V(e);return He.test(e)||Re.test(e)||M(t)!==
void 0||T(t)}const Ss=e=>e.length<=z&&!As.test(e)&&!e.includes("://"),As=/[.!?…。！？)]$/u,Ns=` 	
#=*_~:\uFF1A-`,js=/\[([^[\]]{0,100})\]\([^()[\]\s]{0,300}\)/g,_s=/<[^<>]{0,200}>/g,Cs=/\*\*|__|~~|`/g;function V(e){const n=e.
slice(0,2*z).replace(js,"$1").replace(_s,"").replace(Cs,"");return H(n,Ns).slice(0,z).trim()}function zs(e,t){const n=i=>e[i]?.
type==="list"?e[i].raw.trimStart().charAt(0):"",s=[n(t-1),n(t),n(t+1)];return s.includes("+")&&s.includes("-")}function Es(e,t){
const n=e[t+1];return n?.type==="space"?e[t+2]?.type:n?.type}const Is="See what is new.";function Ms(e){const{read:t,rest:n}=rs(
e),{entries:s,texts:i,remarks:o,lexer:r}=vs(t.join(`
`)),a=Ht(i,n.join(`
`));if(a&&"problem"in a)return a;if(a)return{message:a.text,madeFrom:a.text,source:{kind:"comment"}};const l=o.some(Ze)?
void 0:Js(Ts(s,r));if(l===void 0)return{message:Is,madeFrom:"",source:{kind:"neutral"}};const{text:f,whole:g,heading:L}=l;
return{message:f,madeFrom:g,source:{kind:"entry",entry:f,heading:L}}}const Ws=18,Hs=200,Rs={kind:void 0,scope:"",sentence:"",
beginsWithCode:!1,rest:"",whole:"",isLimited:!1};function Ts(e,t){return e.map((n,s)=>{const i=s<Hs?Tn(n.markdown,t):void 0;
return Fs(n,i??Rs)})}function Fs(e,t){const{sentence:n,whole:s,scope:i,rest:o,kind:r}=t,{heading:a,kind:d}=e,l=Us(t),f=Ps(
e,t)||Ks(e,t),g=!f&&Ds(t);return{text:l,whole:s,heading:a,scope:i,sentence:n,isNews:g,isFeature:!f&&Os(t,d),isHighlight:e.
isHighlight||qs.test(e.markdown),beginsWithAddition:r==="addition"||Jn(n),isFit:g&&!Qe(o)&&ts(l)}}const Te=({kind:e})=>e===
"addition"||e==="feature",Os=(e,t)=>Te(e)||t==="feature"&&e.kind!=="change";function Ps({kind:e,isCandidate:t,isUnderUnknown:n},s){
return e==="unfit"||e==="later"||!t||s.kind==="unfit"||n&&!Te(s)}function Ks({details:e},{isLimited:t,scope:n,sentence:s}){
return t||nt(e)||!Ee(n)||!Ee(Zn(s))}function Ds({scope:e,sentence:t}){return!(Xn(t)||Ve(t))&&!Z(`${e}: ${t}`)}const qs=/^(?:🌟|⭐|:star2?:)/u,
Bs=6,Gs=new RegExp("(?<!\\p{L})(?:it|its|they|them|their)(?!\\p{L})","iu");function Us({scope:e,sentence:t,beginsWithCode:n}){
return Vs(t,e)?Oe(`${e}: ${t}`):n?t:Oe(t)}function Vs(e,t){return t===""||Fe(e).includes(Fe(t))?!1:Ce(e)<Bs||Gs.test(e)}
const Fe=e=>` ${e.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" ")} `,Zs=new RegExp("^(?:\\p{Ll}{1,20}[\\p{Lu}\\d_]|[a-z]{\
1,20}\\(|--)","u");function Oe(e){return Zs.test(e)?e:e.replace(/./u,t=>t.toUpperCase())}function Js(e){const t=e.filter(
({isHighlight:a})=>a),n=t.length>0?t:e,s=At(e),i=a=>a.isFit&&!s(a),o=n.filter(({isNews:a,isFeature:d})=>a&&d);if(n.length>
Ws){const[a]=o;return a&&i(a)&&a.beginsWithAddition?a:void 0}return n.find(a=>i(a)&&a.beginsWithAddition)??o.find(i)}})};
