"use strict";exports.id=786,exports.ids=[786],exports.modules={5786:((os,Pe,M)=>{M.d(Pe,{readNotes:()=>Xn});var G=M(8992);const Me=/^ {0,3}<!--/,
je=/^ {0,3}<!--\s*web-push\s*:/i,V="-->",De=/^[\s>]*(?:(?:[-+*]|\d{1,9}[.)])\s*)?(`{3,}|~{3,})(.*)$/;function Fe(e){const t=[],
n=e.split(/\r\n?|\n/);let s="";for(let r=0;r<n.length;r++){const o=n[r]??"",i=De.exec(o);if(s!==""){i&&Ke(i,s)&&(s="");continue}
if(i&&He(i)&&(s=i[1]??""),!Me.test(o))continue;const a=qe(n,r);let c=r;for(;c<n.length&&!n[c]?.includes(V);)c++;if(c===n.
length)return a?{problem:We}:J(t);a&&t.push(n.slice(r,c+1).join(`
`).split(V,1)[0]??""),r=c}return J(t)}function qe(e,t){const[n="",s=""]=[e[t],e[t+1]];return je.test(n)||n.trim()==="<!-\
-"&&/^\s*web-push\s*:/i.test(s)}const He=([,e="",t=""])=>!e.startsWith("`")||!t.includes("`"),Ke=([,e="",t=""],n)=>e.startsWith(
n)&&t.trim()==="",We="the `web-push` comment in the release notes is never closed; end it with `-->`",Be="the `web-push`\
 comment in the release notes has no text; write what subscribers are to read, or remove it";function J(e){if(e.length>1)
return{problem:`the release notes have ${e.length===2?"two":String(e.length)} \`web-push\` comments; keep one`};const[t]=e;
if(t===void 0)return;const n=(0,G.h0)(t.slice(t.search(/web-push/i)).replace(/^web-push\s*:/i,""));return n===""?{problem:Be}:
{text:n}}var Ue=M(8022);const Ge=/<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])([^<>]*)>/gi,Y=new Set("del s strike pre table script\
 style svg math template textarea select video audio title rt rp".split(" ")),Ve=/^(?:p|div|section|article|blockquote|center|details|dl|dt|dd|h[1-6]|hr|li|ol|ul|summary|header|footer|main)$/,
Je=/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,Ye=new Map(`amp& lt< gt> quot" apos' nbsp\xA0 copy\xA9 reg\xAE trade\u2122 helli\
p\u2026 ndash\u2013 mdash\u2014 rarr\u2192 times\xD7`.split(" ").map(e=>[e.slice(0,-1),e.slice(-1)])).set("shy",""),Xe=/<!(?=--)[\s\S]*?(?:-->|$)/g;
function*Qe(e){const t=e.replace(Xe,"");let n="paragraph",s=0,r="",o=0,i;for(const a of t.matchAll(Ge)){const[c,l,b="",x=""]=a,
m=b.toLowerCase();if(i||(r+=j(t.slice(o,a.index))),o=a.index+c.length,i)l&&m===i&&(i=void 0);else if(!l&&Y.has(m))i=m;else if(m===
"br")r+=`
`;else if(Ve.test(m)){const N=m!=="details"||/\sopen\b/i.test(x)?0:l?-1:1;yield{kind:n,depth:s,text:r.trim(),folds:N},r=
"",n=l?"paragraph":Ze(m),s=/^h[1-6]$/.test(m)?Number(m.slice(1)):7}}i||(r+=j(t.slice(o))),yield{kind:n,depth:s,text:r.trim(),
folds:0}}function Ze(e){return/^(?:h[1-6]|summary|dt)$/.test(e)?"heading":e==="li"||e==="dd"?"item":"paragraph"}function et(e){
const[,t,n=""]=/^<(\/?)([a-z][a-z0-9-]*)/i.exec(e)??[];return Y.has(n.toLowerCase())?t?"end":"start":n.toLowerCase()==="\
br"?"break":void 0}function j(e){return e.replace(Je,(t,n,s,r)=>{if(r!==void 0)return Ye.get(r.toLowerCase())??t;const o=n===
void 0?Number.parseInt(s,16):Number(n);return o<32||o>1114111?"":String.fromCodePoint(o)})}const u={reference:["\uE000",
"\uE001"],link:["\uE002","\uE003"],emphasis:["\uE004","\uE005"],code:["\uE006","\uE007"]},w=([e,t],n)=>`${e}${n}${t}`,h=e=>e.
replace(/[\ue000-\ue007]/g,""),S=(e,[t,n])=>h(e.replace(new RegExp(`${t}[^${n}]*${n}`,"g"),"")),tt=/:[a-z0-9_+-]{1,40}:(?!\w)/g,
$=e=>/[:：][\s\p{P}\p{S}]*$/u.test(h(e).replace(tt,"")),nt=new RegExp("^(?:\\p{Ll}+\\p{Lu}|v\\d|[a-z\\d]+_[a-z\\d]|[a-z\\d.]+\
[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])","u");function X(e,t=e){const[n=""]=e;return t.startsWith(u.code[0])||
nt.test(e)?e:n.toLocaleUpperCase("en")+e.slice(n.length)}const st=/\[([^[\]]{1,80})\]\[[^[\]]{0,80}\]/g,rt=/ (?=[。，！？])/g,
k=e=>(0,G.h0)(h(e)).replace(st,"$1").replace(rt,""),ot=/\[\^[^\]\s]{1,40}\]/g,it=/^https?:\/\/[^/]+\/(?:[\w.-]+\/)+(?:-\/)?(pull|pulls|issues|merge_requests|discussions|commit|commits|compare|security\/advisories|milestone)(?:\/([^/?#]+))?/,
at=/^[\w./-]+[!#@][\da-f]+$/,dt=/^https?:\/\/[^/]+\/(?:apps\/)?([\w-]+)$/,Q=/^(?:[([]?(?:(?:issue|pr|pull request|pull|mr|bug|ticket)[\s-]?)?(?:[\w./-]*[#!])?\d+[)\]]?|[\da-f]{7,40}|GHSA-[\w-]+|CVE-[\d-]+|(?:issue|pr)[-\w]*-\d+|merge request|pull request|[\p{L}]{2,9})$/iu;
function R(e,t=!1){const n=e.map(i=>i.type==="html"?et(i.raw):void 0),s=n.lastIndexOf("end");let r="",o=!1;for(const[i,a]of e.
entries()){const c=n[i];c==="start"||c==="end"?o=c==="start"&&i<s:o||(r+=c==="break"?`
`:ct(a,t))}return r}function ct(e,t){switch(e.type){case"escape":return e.text;case"text":return e.tokens?R(e.tokens,t):
h(j(e.text)).replace(ot,"");case"codespan":return w(u.code,e.text);case"br":return`
`;case"strong":case"em":{const n=R(e.tokens??[],!0);return t?n:w(u.emphasis,n)}case"link":return lt(e,t);default:return""}}
function lt({href:e,tokens:t},n){const s=R(t,n),r=h(s).trim(),[,o,i=""]=it.exec(e)??[];if(o!==void 0)return r===e?w(u.reference,
/^\d+$/.test(i)?`#${i}`:i.slice(0,7)):w(Q.test(r)?u.reference:u.link,s);if(at.test(e)&&Q.test(r))return w(u.reference,s);
const a=dt.exec(e)?.[1];return a!==void 0&&[a,`@${a}`,`${a}[bot]`,`@${a}[bot]`].includes(r)?w(u.reference,r.startsWith("\
@")?r:`@${r}`):r===e?s:w(u.link,s)}const ut=32768,pt=600,ft=2e3,mt=/^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm,
ht=/^[ \t]{40,}/gm,gt=/^\[\^[^\]\s]{1,40}\]:/,bt=/^\s*\[!(?:note|tip|important|warning|caution)\]/i;function*wt(e){const t=h(
e.slice(0,ut)).replace(/^\ufeff/,"").replace(/\r\n?/g,`
`).split(`
`,pt).join(`
`).replace(mt,"").replace(ht,""),n=new Ue.JG({gfm:!0});yield*O(n.blockTokens(t,[]),{lexer:n,folds:0},{nesting:0,isQuoted:!1})}
function*O(e,t,n){const{nesting:s,isQuoted:r}=n;for(const[o,i]of e.entries())if(i.type==="html")for(const{folds:a,...c}of Qe(
i.raw)){const l=c.kind==="item"?1:0;c.text!==""&&(yield{...c,folds:t.folds,nesting:s+l,introducesList:!1}),t.folds=Math.
max(0,t.folds+a)}else if(i.type==="blockquote")yield*O(i.tokens,t,{...n,isQuoted:!0});else if(i.type==="list")for(const a of i.
items)yield*O(a.tokens,t,{isQuoted:r,nesting:s+1});else if(i.type==="paragraph"||i.type==="text"||i.type==="heading"){const{
text:a,depth:c=0}=i;if(gt.test(a))continue;const l=s>0?"item":i.type==="heading"?"heading":"paragraph",b=R(t.lexer.inlineTokens(
a.slice(0,ft))),x=kt(e,o)==="list";if(yield{kind:l,depth:c,text:r?b.replace(bt,""):b,folds:t.folds,nesting:s,introducesList:x},
l==="item"){const m=x?e.slice(o+1).filter(({type:N})=>N==="list"):[];return yield*O(m,t,n)}}}const kt=(e,t)=>(e[t+1]?.type===
"space"?e[t+2]:e[t+1])?.type,I=["feature","change","fix","removal","developers"],d=e=>e.split("|"),L=[{kind:"developers",
headings:d("documentation|docs|=doc|documented|chore|chores|=build|build system|=ci|ci/cd|continuous integration|=test|t\
ests|testing|refactor*|code quality|=style|=styles|=styling|code style|maintenance|housekeeping|internal|internals|under\
 the hood|dependency|dependencies|technical changes|translation*|localization|localisation|i18n|l10n|packaging|infrastru\
cture|tooling|dev|developer*|development|devops|contributor*|authors|thanks|thank you|credits|sponsor*|acknowledg*|speci\
al thanks|reverts|=revert|reverted|installation|install|=installing|checksum*|download*|assets|artifacts|docker|upgrade \
guide|upgrading|upgrade notes|how to upgrade|update instructions|migration guide|=migration|migrating|known issues|known\
 problems|known bugs|issues closed|closed issues|commits|=changelog|full changelog|requirements|verification|verify|sign\
atures|miscellaneous tasks|miscellaneous chores|backend development|benchmarks|examples|linting|\u6587\u6863|\u6587\u4EF6\u66F4\u65B0|\u91CD\u6784|\u6D4B\u8BD5|\u6784\u5EFA|\u4F9D\u8D56|\u56FD\u9645\u5316|\
\u7FFB\u8BD1|\u8D21\u732E\u8005|\u5DF2\u77E5\u95EE\u9898|\u5B89\u88C5|\u4E0B\u8F7D|\u66F4\u65B0\u8BF4\u660E|\u6821\u9A8C|\u30C9\u30AD\u30E5\u30E1\u30F3\u30C8|\u30EA\u30D5\u30A1\u30AF\u30BF\u30EA\u30F3\u30B0|\u30C6\u30B9\u30C8|\u4F9D\u5B58\u95A2\u4FC2|\u65E2\u77E5\u306E\u554F\u984C|\u7FFB\u8A33|\u30C0\u30A6\u30F3\u30ED\u30FC\u30C9|\uBB38\uC11C|\uBC88\uC5ED|\uD14C\uC2A4\uD2B8|\uAC1C\uBC1C|\uC54C\uB824\uC9C4 \uBB38\uC81C|dokumentation|\xFCbersetzung*|abh\xE4ng\
igkeit*|bekannte probleme|danksagung|interna|entwickl*|traduction*|documentation|d\xE9pendance*|probl\xE8mes connus|remercieme\
nt*|d\xE9velopp*|traduccion*|documentaci\xF3n|dependencia*|problemas conocidos|agradecimiento*|desarroll*|tradu\xE7*|documenta\xE7\xE3o\
|depend\xEAncia*|problemas conhecidos|agradecimento*|desenvolv*|traduzion*|documentazione|dipendenz*|\u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430\u0446*|\u043F\u0435\u0440\u0435\u0432\u043E\u0434*|\u0437\
\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442*|\u0438\u0437\u0432\u0435\u0441\u0442\u043D\u044B\u0435 \u043F\u0440\u043E\u0431\u043B\u0435\u043C\u044B|\u0440\u0430\u0437\u0440\u0430\u0431\u043E\u0442*"),
labels:d("build|chore|ci|doc|docs|refactor|refactored|style|test|tests|deps|dep|dev|wip|release|revert|internal|typo|inf\
ra|meta|dependabot|lint|i18n|l10n|developers|d\xE9veloppeurs|entwickler|desarrolladores"),emoji:d("\u{1F4DD}|\u{1F4DA}|\u{1F4D6}|\u2705|\u{1F9EA}|\u{1F477}|\u{1F49A}|\u267B\
\uFE0F|\u267B|\u2B06\uFE0F|\u2B06|\u2B07\uFE0F|\u2B07|\u{1F4E6}|\u{1F516}|\u{1F500}|\u23EA|\u{1F9F9}|\u{1F4CC}|\u{1F916}|\u{1F3D7}\uFE0F|\u{1F3D7}|\u{1F648}|\u{1F69A}|\u270F\uFE0F|\u270F|\u{1F528}|\u{1F465}|\u2764\uFE0F|\u{1F485}"),
firstWords:[],examples:{headings:d("\u{1F4D6} Documentation|Dependency updates|\u{1F9F9} Miscellaneous Chores|\u2764\uFE0F Thanks to all contrib\
utors!|Known issues|\u7FFB\u8BD1|Code Refactoring|Checksums|In Development"),entries:d("chore: sort the files|\u{1F4DD} Describ\
e the flags")}},{kind:"feature",headings:d("feature*|news|added|=add|additions|enhancement*|=new|new functionality|new a\
dditions|new in this release|improvement*|improved|performance|optimization*|optimisation*|optimized|highlights|highligh\
t|what you get|=perf|\u65B0\u589E|\u65B0\u529F\u80FD|\u65B0\u7279\u6027|\u7279\u6027|\u529F\u80FD|\u589E\u5F3A|\u4F18\u5316|\u6539\u8FDB|\u6027\u80FD|\u5F15\u5165\u7279\u6027|\u4EAE\u70B9|\u6539\u826F|\u6700\u4F73\u5316|\u8FFD\u52A0|\u65B0\u6A5F\u80FD|\u6A5F\u80FD|\u6539\u5584|\u5F37\u5316|\uCD94\uAC00|\uC0C8\uB85C\uC6B4|\uC0C8 \uAE30\uB2A5|\uAE30\uB2A5|\uAC1C\uC120|neu|neue|neuerung*|fu\
nktion*|verbesser*|hinzugef\xFCgt|ajout*|nouveau*|nouvel*|fonctionnalit*|am\xE9lior*|a\xF1adid*|agregad*|nuev*|novedad*|funcional\
idad*|mejor*|adicionad*|novidade*|novo|novos|nova|novas|melhor*|recurso*|aggiunt*|novit\xE0|nuov*|funzionalit*|miglior*|\u0434\u043E\u0431\
\u0430\u0432\u043B\u0435\u043D*|\u043D\u043E\u0432\u043E\u0435|\u043D\u043E\u0432\u044B\u0435|\u043D\u043E\u0432\u044B\u0439|\u0443\u043B\u0443\u0447\u0448*|\u0432\u043E\u0437\u043C\u043E\u0436\u043D\u043E\u0441\u0442*|toegevoegd|verbeter*|nieuw*|dodano|nowe|nowo\u015Bci|ulepszen*|eklenen*|yeni*|iyi\
le\u015Ftir*|p\u0159id\xE1no|nytt|lagt till|f\xF6rb\xE4ttr*"),labels:d("feat|feature|features|new|add|adds|added|enhance\
|enhanced|enhancement|improve|improves|improved|improvement|performance|optimize|optimized|nouveau|nouveaut\xE9|ajout|neu|n\
uevo|novo|\u65B0\u589E|\u65B0\u529F\u80FD|\u6DFB\u52A0|\u4F18\u5316|\u6539\u8FDB|\u8FFD\u52A0|\u6539\u5584"),emoji:d("\u2728|\
\u{1F389}|\u{1F680}|\u{1F195}|\u{1F31F}|\u2B50|\u{1F4AB}|\u26A1\uFE0F|\u26A1|\u267F\uFE0F|\u267F|\u26F0\uFE0F|\u{1F381}|\u{1F4A1}"),
firstWords:d("add|adds|added|adding|new|support|supports|supported|introduce|introduces|introduced|introducing|\u65B0\u589E|\u6DFB\u52A0|\u589E\u52A0|\
\u652F\u6301|\u65B0\u3057\u3044|ajout|ajout\xE9|nouveau|nouvelle|neu|neue|neuer|neues|a\xF1adido|a\xF1adida|agregado|agregada|a\xF1adir|nuevo|nueva|adicionad\
o|adicionada|novo|nova|aggiunto|aggiunta|nuovo|nuova|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u0430|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u043E|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u044B|\u043D\u043E\u0432\u044B\u0439|\u043D\u043E\u0432\u0430\u044F"),
examples:{headings:d("\u2728 New Features|Added|### \u{1F680} Enhancements|Improvements and bug fixes|\u65B0\u589E|Neue Funktionen|Nouveaut\xE9s|\
\u0414\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u043E|\u8FFD\u52A0"),entries:d("feat(ui)!: dark mode|**Added**: dark mo\
de|[FEATURE] dark mode|\u2728 Dark mode|Add dark mode|Introduces dark mode|\u65B0\u589E\u6DF1\u8272\u6A21\u5F0F")}},{kind:"\
fix",headings:d("fix|fixes|fixed|fixing|bug|bugs|bugfix*|hotfix*|security|resolved|corrected|corrections|patched|vulnera\
bilit*|\u4FEE\u590D|\u4FEE\u6B63|\u4FEE\u5FA9|\u95EE\u9898\u4FEE\u590D|\u7F3A\u9677|\u5B89\u5168|\u89E3\u51B3|\u4E0D\u5177\u5408|\u30D0\u30B0|\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3|\uC218\uC815|\uBC84\uADF8|\uACE0\uC815|\uBCF4\uC548|behoben*|fehler*|korrektur*|korrigiert|sicherheit*|corrig*|corre\
ct*|s\xE9curit\xE9|corregid*|correcc*|arregl*|seguridad|corre\xE7*|seguran\xE7a|corrett*|correzion*|sicurezza|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D*|\u043E\u0448\u0438\u0431\u043A*|\u0431\u0435\u0437\u043E\
\u043F\u0430\u0441\u043D\u043E\u0441\u0442*|opgelost|naprawion*|poprawki|d\xFCzelt*|opraveno|\xE5tg\xE4rdat|fixat"),labels:d(
"fix|fixes|fixed|fixup|bug|bugfix|bugfixes|hotfix|security|sec|bug fix|\u4FEE\u590D|\u4FEE\u6B63|\u4FEE\u5FA9|corrig\xE9|behoben|corregido|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u043E"),
emoji:d("\u{1F41B}|\u{1F41E}|\u{1FA79}|\u{1F691}\uFE0F|\u{1F691}|\u{1F512}\uFE0F|\u{1F512}|\u{1FA7A}|\u{1F510}"),firstWords:d(
"fix|fixes|fixed|fixing|fixup|resolve|resolves|resolved|correct|corrects|corrected|repair|repairs|repaired|bugfix|hotfix\
|\u4FEE\u590D|\u4FEE\u6B63|\u4FEE\u5FA9|\u89E3\u51B3|corrige|corrig\xE9|correction|corrections|behebt|behoben|corregido|corrige|arreglado|corrigido|corretto|\u0438\u0441\u043F\u0440\u0430\u0432\
\u043B\u0435\u043D|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u0430|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u043E|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u044B"),
examples:{headings:d("Bug Fixes|\u{1F41B} Bugs fixed|Security|\u4FEE\u590D\u95EE\u9898|Korrekturen|Fehlerbehebungen|Corregido|\u4FEE\u6B63|Engine fixes"),
entries:d("fix(ui): the menu opens|Fixed: the menu opens|\u{1F41B} The menu opens|Fixes the menu|\u4FEE\u590D\u83DC\u5355")}},
{kind:"removal",headings:d("removed|removal*|=remove|deprecat*|dropped|\u79FB\u9664|\u5220\u9664|\u5E9F\u5F03|\u5F03\u7528|\u524A\u9664|\u5EC3\u6B62|\uC81C\uAC70|\uC0AD\uC81C|entfernt|veraltet|supprim\
*|retir\xE9*|eliminad*|obsolet*|removid*|rimoss*|\u0443\u0434\u0430\u043B\u0435\u043D*|\u0443\u0434\u0430\u043B\u0451\u043D*|verwijderd|usuni\u0119t*|kald\u0131r\u0131l*"),
labels:d("remove|removes|removed|deprecate|deprecated|drop|dropped|removal|\u79FB\u9664|\u524A\u9664"),emoji:d("\u{1F525}|\u{1F5D1}\uFE0F|\u{1F5D1}\
|\u26B0\uFE0F"),firstWords:d("remove|removes|removed|drop|drops|dropped|deprecate|deprecates|deprecated|\u79FB\u9664|\u5220\u9664|supprime|s\
upprim\xE9|elimina|depreca|entfernt|eliminado|eliminada|removido|rimosso|\u0443\u0434\u0430\u043B\u0435\u043D|\u0443\u0434\u0430\u043B\u0451\u043D"),
examples:{headings:d("Removed|Deprecations|\u79FB\u9664|Entfernt"),entries:d("Removed: the old importer|Drop the old imp\
orter|\u{1F525} The old importer")}},{kind:"change",headings:d("breaking|=changed|behavio*r changes|change|changed|ge\xE4nd\
ert|\xE4nderung*|modifi*|cambi*|mudan\xE7a*|alter*|\u53D8\u66F4|\u53D8\u5316|\u5909\u66F4|\uBCC0\uACBD|\u0438\u0437\u043C\u0435\u043D*"),
labels:d("perf|change|changes|changed|chg|tweak|tweaked|update|updated|breaking|breaking change|\u53D8\u66F4|\u66F4\u65B0|\u5909\u66F4"),
emoji:d("\u{1F4A5}|\u{1F484}|\u{1F504}"),firstWords:[],examples:{headings:d("\u26A0\uFE0F Breaking Changes|Changed|Ge\xE4ndert|\u5909\u66F4"),
entries:d("Changed: the menu is wider")}}],vt=/^(?:what['’´`]?s (?:changed|new|included)|(?:all |other |notable |selected |major |minor |patch |more |the |general )*changes|changelogs?|changes?|变更记录|更新日志|更新内容)$/i,
Z=/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u,yt=e=>e.replace(/[.*+?^${}()|[\]\\/]/g,
"\\$&");function xt(e){const t=e.startsWith("="),n=e.endsWith("*"),s=yt(e.slice(t?1:0,n?-1:void 0)).replace("\\*","\\p{L}\
?");return t?`^[^\\p{L}]*${s}[^\\p{L}]*$`:Z.test(e)?s:`(?<!\\p{L})${s}${n?"\\p{L}*":"(?!\\p{L})"}`}const ee=L.map(({kind:e,
headings:t})=>({kind:e,pattern:new RegExp(t.map(xt).join("|"),"iu")})),At=/\s(?:and|und|et|y|e)\s|[&,/、，]/i,Et=/(?<![\p{L}\d])v?\d+(?:\.\d+)+/u,
St=new RegExp("(?<!\\p{L})(?:and|other|others|general|minor|major|small|some|all|more|und|et|y|new|the|to|for|of|in|this|\
list|updates?|instructions?|guide|notes|items?)(?!\\p{L})","giu"),$t=1,Lt=ee.map(({pattern:e})=>new RegExp(e,"giu"));function te(e){
return Lt.reduce((n,s)=>n.replace(s," "),e).replace(St," ").match(new RegExp("\\p{L}+","gu"))?.length??0}function C(e){const t=e.
replace(/:[a-z0-9_+-]{1,40}:/g," ").trim(),n=t.replace(/^[^\p{L}]+|[^\p{L}]+$/gu,"");if(Et.test(t)||vt.test(n))return;const s=ee.
map(({kind:o,pattern:i})=>({kind:o,at:n.search(i)})).filter(({kind:o,at:i})=>i>=0&&(o!=="developers"||te(n)<=$t)).sort((o,i)=>o.
at-i.at);return s.find(({kind:o})=>o==="developers")&&!At.test(n)?"developers":s[0]?.kind??(n===""?F(t):void 0)}const ne=e=>C(
e)!==void 0&&te(e)===0,D=new Map;for(const{kind:e,headings:t}of L){const n=t.filter(s=>e!=="developers"&&/^=?[^ =*]+$/.test(
s));for(const s of n)D.set(s.replace("=",""),e)}for(const{kind:e,labels:t}of L)for(const n of t)D.set(n,e);const se=e=>D.
get(e.toLowerCase().trim()),re=new Map(L.flatMap(({kind:e,emoji:t})=>t.map(n=>[n,e])));function F(e){const[t=""]=new RegExp(
"^\\p{Extended_Pictographic}\\ufe0f?","u").exec(e.trim())??[];return re.get(t)??re.get(t.replace("\uFE0F",""))}const Tt=L.
filter(({firstWords:e})=>e.length>0).map(({kind:e,firstWords:t})=>({kind:e,pattern:new RegExp(`^(?:we (?:have |['\u2019]ve )?\
)?(?:${t.map(n=>Z.test(n)?n:`${n}(?!\\p{L})`).join("|")})`,"iu")})),Nt=/^[^:：.]{1,40}[:：]\s+/;function q(e){const t=e.
replace(Nt,"");return Tt.find(({pattern:n})=>n.test(e)||n.test(t))?.kind}function oe(e,t){return e===void 0||t===void 0?
e??t:I[Math.max(I.indexOf(e),I.indexOf(t))]}const Rt="\u2026",ie=120,Ot=new Intl.Segmenter("en",{granularity:"grapheme"}),
It=new Intl.Segmenter("en",{granularity:"word"}),ae=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u,
Ct=/[\s.,;:…、。，；：·|/&\p{Pd}\p{Ps}\p{Pi}]+$/u,_t=/[.!?…]+["'”’)\]]*\s+(?=["'“‘([`]?[\p{Lu}\p{Lo}\p{N}])|[。！？]+[」』”）]*\s*/gu,
zt=new RegExp("(?:^|[\\s(])(?:\\p{L}|e\\.g|i\\.e|z\\. ?b|d\\. ?h|u\\. ?a|p\\. ?ex|vs|cf|etc|no|nr|approx|ca|incl|bzw|dr|mr|mrs|s\
t|jr)\\.$","iu");function _(e){const t=[];let n=0;for(const{0:r,index:o}of e.matchAll(_t)){const i=o+r.length;zt.test(e.
slice(Math.max(n,o-12),o+1))||(t.push(e.slice(n,i).trim()),n=i)}const s=e.slice(n).trim();return s===""?t:[...t,s]}const de=e=>_(
e.slice(0,1e3))[0]??"",Pt=3;function Mt(e,t=ie){if(z(e,t)===e.length)return e;let n="";for(const r of _(e)){const o=n===
""?r:e.slice(0,e.indexOf(r,n.length)+r.length);if(z(o,t)<o.length)break;n=o}const s=n.split(/\s+/).length>=Pt||ae.test(n);
return n!==""&&s?n:jt(e,t)}function jt(e,t=ie){if(z(e,t)===e.length)return e;const n=z(e,t-1),s=H(e.slice(0,Ft(e,n)));return(H(
s.slice(0,Dt(s)))||s||H(e.slice(0,n))||e.slice(0,n))+Rt}function Dt(e){const t=[];for(const{0:n,index:s}of e.matchAll(/[()[\]（）【】]/g))
"([\uFF08\u3010".includes(n)?t.push(s):t.pop();return t[0]??e.length}function z(e,t){let n=0;for(const{index:s}of Ot.segment(
e)){if(n===t)return s;n+=1}return e.length}function Ft(e,t){const n=[...It.segment(e.slice(0,t+64))],s=r=>r>0&&n.slice(r-
1,r+1).some(({segment:o})=>qt(o));return n.findLast(({index:r},o)=>r<=t&&s(o))?.index??0}function qt(e){return/^\s/.test(
e)||ae.test(e)}const H=e=>e.replace(Ct,""),ce=(e=>new RegExp(`^(?:${e.trim().split(/\s+/).join("|")})(?![\\p{L}-])`,"iu"))(
`fix(?:e[sd]|ing)? resolve[sd]? correct(?:s|ed)? prevent(?:s|ed)? avoid(?:s|ed)? ensure[sd]? handle[sd]? allow(?:s|ed)? \
keep(?:s)? kept remove[sd]? stop(?:s|ped)?
  don['\u2019]?t do(?:es)?n['\u2019]?t do no now properly correctly restore[sd]? improve[sd]? enable[sd]? disable[sd]? disallow(?:\
s|ed)? make[s]? made add(?:s|ed)? re-?add(?:s|ed)? implement(?:s|ed)? introduce[sd]? replace[sd]?
  reduce[sd]? increase[sd]? validate[sd]? verif(?:y|ies|ied) require[sd]? respect(?:s|ed)? reject(?:s|ed)? refuse[sd]? i\
gnore[sd]? skip(?:s|ped)? strip(?:s|ped)? escape[sd]? sanitize[sd]? preserve[sd]?
  retain(?:s|ed)? honou?r(?:s|ed)? treat(?:s|ed)? apply applies applied adjust(?:s|ed)? align(?:s|ed)? bring(?:s)? chang\
e[sd]? clear(?:s|ed)? close[sd]? convert(?:s|ed)? create[sd]? decode[sd]? encode[sd]? detect(?:s|ed)?
  determine[sd]? downgrade[sd]? drop(?:s|ped)? enforce[sd]? exclude[sd]? expose[sd]? extend(?:s|ed)? generate[sd]? guard\
(?:s|ed)? harden(?:s|ed)? hid(?:e|es|den)? include[sd]? initialize[sd]? limit(?:s|ed)? load(?:s|ed)?
  lower(?:s|ed)? mark(?:s|ed)? match(?:es|ed)? migrate[sd]? mitigate[sd]? move[sd]? normalize[sd]? only open(?:s|ed)? op\
timize[sd]? parse[sd]? pass(?:es|ed)? patch(?:es|ed)? permit(?:s|ted)? pin(?:s|ned)? prefer(?:s|red)? process
  proper prepare[sd]? provide[sd]? read(?:s)? recover(?:s|ed)? refresh(?:es|ed)? release[sd]? rename[sd]? render(?:s|ed)\
? reset(?:s)? retry retries return(?:s|ed)? revise[sd]? rework(?:s|ed)? run(?:s)? save[sd]? select(?:s|ed)? send(?:s)? s\
erve[sd]? set(?:s)? show(?:s|n)?
  simplif(?:y|ies|ied) speed(?:s)? support(?:s|ed)? suppress(?:es|ed)? switch(?:es|ed)? sync(?:s|ed)? tighten(?:s|ed)? t\
rim(?:s|med)? tweak(?:s|ed)? unblock(?:s|ed)? undo update[sd]? upgrade[sd]? use[sd]? wait(?:s)? work(?:s)? wrap(?:s|ped)\
? write(?:s)?
  accept(?:s|ed)? address(?:es|ed)? attempt(?:s|ed)? augment(?:s|ed)? bump(?:s|ed)? catch(?:es)? check(?:s|ed)? clamp(?:\
s|ed)? clean(?:s|ed)? default(?:s|ed)? defer(?:s|red)? display(?:s|ed)? emit(?:s|ted)? fall(?:s)? gate[sd]? guarantee[sd\
]? hand(?:s)? let(?:s)? log(?:s|ged)? print(?:s|ed)? raise[sd]?
  re-?allow(?:s|ed)? recogni[sz]e[sd]? refactor(?:s|ed)? requeue[sd]? reload(?:s|ed)? scope[sd]? serialize[sd]? sort(?:s\
|ed)? store[sd]? tolerate[sd]? transform(?:s|ed)? try tries unset(?:s)? backport(?:s|ed)? bypass(?:es|ed)? compile compu\
te[sd]? configure[sd]? omit(?:s|ted)? re-?implement(?:s|ed)? call(?:s)? cancel(?:s)? we you`),Ht=/\b(?:not|never|fails?|failed|failing|failure|doesn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|can['’]?t|cannot|couldn['’]?t|wrong(?:ly)?|incorrect(?:ly)?|broken|missing|lost|loses|crash(?:es|ed|ing)?|errors?|hangs?|freezes?|stuck|unexpected(?:ly)?|invalid|is|are|was|were|gets|being)\b/i,
le=/^(?:load|log|match|open|update|upgrade|display|reset|release|search|support|change|default|check|read|run|set|show|work|switch|select|save|print|process|patch|return|refresh|reload|limit|mark|lower|sync|sort|store|scope|wait|use|write|render|send|call|cancel|drop|move|catch|hand|raise|open|close|copy|now|no|we|you|opened|failed)(?![\p{L}-])/iu,
Kt=new RegExp("(?!\\p{ASCII})\\p{L}|(?<![\\p{L}-])(?:der|das|dem|des|ein|eine|einen|nicht|wurde|wurden|wird|werden|bei|beim\
|und|oder|mit|nach|von|vom|zu|zur|zum|auf|ist|sind|kein|keine|nun|le|la|les|un|une|est|pas|dans|pour|avec|qui|aux|el|los\
|las|del|que|por|para|con|una|en el|en la|il|gli|della|nel|di|che|na|em|ao|uma|com|het|een|niet|van|voor)(?![\\p{L}-])",
"iu"),ue=/修复|修正|修復|解决|解決|改善|対応|対処|수정|해결|개선|behoben|behebt|korrigiert|gelöst|verhindert|corrig|résol|résou|empêch|corregid|arregl|solucion|corrig|resolvid|corrett|risolt|исправ|устран|решен|naprawi|opraven|opgelost|düzelt|åtgärd/i;
function pe(e,t=!0){const n=de(e);return ue.test(e)||q(n)==="fix"?e:!t||Kt.test(n)?void 0:ce.test(n)&&!(le.test(n)&&Ht.test(
n))||/\bfix(?:e[sd]|ing)?\b/i.test(n)?e:`Fixed: ${e}`}const A=e=>t=>e.test(t),Wt=/^(?:(?:if|when)\b[^,]{1,60},\s*)?(?:(?!(?:that|which|who|if|when|whether|how|what|where|now)\s)\S+\s){1,8}?(?:might|may|could|can|would)\s(?:(?:not|sometimes|still|also|even|incorrectly|wrongly)\s){0,2}(?:(?:be|become|get|end up|have been|contain|return)\s(?:\S+\s){0,2}?(?:none|null|nil|undefined|nan|empty|blank|wrong|incorrect|inaccurate|invalid|missing|lost|broken|stale|outdated|corrupt(?:ed)?|truncated|duplicated?|stuck|unavailable|unreadable|leaked)|fail|crash|hang|freeze|break|lose|leak|stall|disappear|vanish|overflow|deadlock|time out)(?![\p{L}-])(?!\s+now\b)/iu,
Bt=e=>ce.test(e)&&!le.test(e)||q(e)!==void 0,Ut=[{what:"a first word that names a defect",tells:A(/^(?:unable|cannot|can['’]?t|couldn['’]?t|crash(?:es|ing)?|bugs?|regressions?|incorrect|wrong|broken|missing|failed|failure|failing|fails|errors?|exception|issues?|problems?|inability|memory leak|leak|spurious|not|invalid|unexpected|impossible)(?![\p{L}-])/iu),
example:"Unable to join a game"},{what:"a subject that fails",tells:A(/^(?!.{0,80}\b(?:no longer|never|if|when)\b)(?:\S+\s){1,6}(?:fails?|crash(?:es|ed)?|does(?:n['’]t| not) work|is broken|not working|hangs|freezes)\b/i),
example:"Search in the menu hangs"},{what:"a defect in a European language",tells:A(new RegExp("(?:funktionier(?:t|en)|g\
eht|gehen) nicht|^(?:fehler|absturz)(?!\\p{L})|ne fonctionne(?:nt)? (?:pas|plus)|no funcionan?(?!\\p{L})|n\xE3o funciona|non \
funziona|\u043D\u0435 \u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442|\u043D\u0435 \u0440\u0430\u0431\u043E\u0442\u0430\u044E\u0442",
"iu")),example:"Die Suche funktioniert nicht"},{what:"a defect in Japanese",tells:A(/(?:しない|できない|されない|ならない|おかしい|崩れる|落ちる|クラッシュ(?:する)?|失敗する|不具合|エラー)[。]?$/u),
example:"\u30E1\u30CB\u30E5\u30FC\u304C\u8868\u793A\u3055\u308C\u306A\u3044"},{what:"a defect in Chinese",tells:A(/^(?!.*(?:新增|添加|增加|支持|优化|避免|防止|不再)).*(?:无法|不能|失败|崩溃|报错|失效|不生效|不显示|闪退|異常|异常)/u),
example:"\u83DC\u5355\u65E0\u6CD5\u6253\u5F00"},{what:"a defect in Korean",tells:A(/(?:안 ?됨|안되는 문제|오류|않음|않는 문제)[.]?$/u),
example:"\uBA54\uB274\uAC00 \uC5F4\uB9AC\uC9C0 \uC54A\uB294 \uBB38\uC81C"},{what:"a defect that only may happen",tells:e=>Wt.
test(e)&&!Bt(e),example:"Records: values might be None according to types"}],Gt=/^(?!.{0,80}\b(?:no longer|never|if|when|unless|by default)\b)(?:\S+\s){1,6}(?:do(?:es)?(?:n['’]t| not)|did(?:n['’]t| not)|cannot|can['’]t|could(?:n['’]t| not)|(?:is|are|was|were)(?:n['’]t| not)|won['’]t)\s/i,
fe=(e,t=!1)=>!ue.test(e)&&(Ut.some(({tells:n})=>n(e))||!t&&Gt.test(e)),Vt=[{at:"start",form:"thanks {refs}! -",entry:"Th\
anks @octocat! - Add dark mode",left:"Add dark mode"},{at:"start",form:"merged pr {digits}:",entry:"Merged PR 40624: Add\
 dark mode",left:"Add dark mode"},{at:"start",form:"pr {refs}:",entry:"PR #1: Add dark mode",left:"Add dark mode"},{at:"\
start",form:"pr {digits}:",entry:"PR 1 - Add dark mode",left:"Add dark mode"},{at:"start",form:"pr:",entry:"PR: Add dark\
 mode",left:"Add dark mode"},{at:"start",form:"pull request {refs}:",entry:"Pull request #1: Add dark mode",left:"Add da\
rk mode"},{at:"start",form:"issue {refs}:",entry:"Issue #12: Add dark mode",left:"Add dark mode"},{at:"start",form:"issu\
e {digits}:",entry:"Issue 12: Add dark mode",left:"Add dark mode"},{at:"start",form:"{refs}",entry:"#123: Add dark mode",
left:"Add dark mode"},{at:"start",form:"{refs}",entry:"[#139, #3775] Add dark mode",left:"Add dark mode"},{at:"start",form:"\
{refs}",entry:"1a2b3c4 Add dark mode",left:"Add dark mode"},{at:"start",form:"{hex}:",entry:"deadbee: Add dark mode",left:"\
Add dark mode"},{at:"start",form:"{date} -",entry:"2026-05-25 - Add dark mode",left:"Add dark mode"},{at:"start",form:"{\
digits} -",entry:"5400 - Add dark mode",left:"Add dark mode"},{at:"start",form:"[{branch}]",entry:"[5.x] Add dark mode",
left:"Add dark mode"},{at:"start",form:"[{ticket}]",entry:"[MAP-123] Add dark mode",left:"Add dark mode"},{at:"start",form:"\
{level}:",entry:"patch: Add dark mode",left:"Add dark mode"},{at:"start",form:"{ticket}:",entry:"MAP-123: Add dark mode",
left:"Add dark mode"},{at:"end",form:"{refs}",entry:"Add dark mode #12",left:"Add dark mode"},{at:"end",form:"by {refs} \
in {refs}",entry:"Add dark mode by @octocat with @Copilot in #12",left:"Add dark mode"},{at:"end",form:"by {refs}",entry:"\
Add dark mode by @octocat",left:"Add dark mode"},{at:"end",form:", by {names}",entry:"Add dark mode, by Mona Lisa",left:"\
Add dark mode"},{at:"end",form:"- {refs} - {names}",entry:"Add dark mode - (1a2b3c4) - Mona Lisa, @octocat",left:"Add da\
rk mode"},{at:"end",form:"via {refs}",entry:"Add dark mode via #12",left:"Add dark mode"},{at:"end",form:"see {refs}",entry:"\
Add dark mode, see #12",left:"Add dark mode"},{at:"end",form:"see pr {refs}",entry:"Add dark mode see PR #12",left:"Add \
dark mode"},{at:"end",form:"pr {refs}",entry:"Add dark mode. PR #12",left:"Add dark mode"},{at:"end",form:"pr {refs} by \
{refs}",entry:"Add dark mode. PR #12 by @octocat.",left:"Add dark mode"},{at:"end",form:"issue {refs}",entry:"Add dark m\
ode. Issue #12",left:"Add dark mode"},{at:"end",form:"closes {refs}",entry:"Add dark mode, closes #12",left:"Add dark mo\
de"},{at:"end",form:"fixes {refs}",entry:"Add dark mode. Fixes octo/site#12.",left:"Add dark mode"},{at:"end",form:"fix \
{refs}",entry:"Add dark mode, fix #12",left:"Add dark mode"},{at:"end",form:"close {refs}",entry:"Add dark mode - Close \
#12",left:"Add dark mode"},{at:"end",form:"part of {refs}",entry:"Add dark mode, part of #12",left:"Add dark mode"},{at:"\
end",form:"related to {refs}",entry:"Add dark mode, related to #12",left:"Add dark mode"},{at:"end",form:"resolves {refs\
}",entry:"Add dark mode, resolves #12",left:"Add dark mode"},{at:"end",form:"refs {refs}",entry:"Add dark mode, refs #12",
left:"Add dark mode"},{at:"end",form:"implements {refs}",entry:"Add dark mode, implements #12",left:"Add dark mode"},{at:"\
end",form:"thanks {refs}",entry:"Add dark mode. Thanks @octocat!",left:"Add dark mode"},{at:"end",form:"thanks to {refs}",
entry:"Add dark mode. Thanks to @octocat and @hubot!",left:"Add dark mode"},{at:"end",form:"thank you {refs}",entry:"Add\
 dark mode. Thank you @octocat!",left:"Add dark mode"},{at:"end",form:"thx {refs}",entry:"Add dark mode, thx @octocat",left:"\
Add dark mode"},{at:"end",form:"- thx {people}",entry:"Add dark mode - thx mona/hubot",left:"Add dark mode"},{at:"end",form:"\
[{full names}]",entry:"Add dark mode [Mona Lisa]",left:"Add dark mode"},{at:"end",form:"props {refs}",entry:"Add dark mo\
de. Props @octocat via #12.",left:"Add dark mode"},{at:"end",form:"kudos to {refs}",entry:"Add dark mode. Kudos to @octo\
cat",left:"Add dark mode"},{at:"end",form:"credits to {refs}",entry:"Add dark mode. Credits to @octocat",left:"Add dark \
mode"},{at:"end",form:"contributed by {refs}",entry:"Add dark mode (#12). Contributed by @octocat.",left:"Add dark mode"},
{at:"end",form:"reported by {refs}",entry:"Add dark mode, reported by @octocat",left:"Add dark mode"},{at:"end",form:"ch\
erry-pick of {refs}",entry:"Add dark mode, cherry-pick of #12",left:"Add dark mode"},{at:"end",form:"backport of {refs}",
entry:"Add dark mode, backport of #12",left:"Add dark mode"},{at:"end",form:"von {refs}",entry:"Dunkles Design von @octo\
cat",left:"Dunkles Design"},{at:"end",form:"par {refs}",entry:"Th\xE8me sombre par @octocat",left:"Th\xE8me sombre"},{at:"\
end",form:"por {refs}",entry:"Modo oscuro por @octocat",left:"Modo oscuro"},{at:"end",form:"\u7531 {refs} \u8D21\u732E\uFF0C\u5728 {refs}",
entry:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F\uFF0C\u7531@octocat \u8D21\u732E\uFF0C\u5728#12",left:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F"},
{at:"end",form:"{refs} \u5728 {refs}",entry:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F @octocat \u5728 #12",left:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F"},
{at:"end",form:"\u5173\u95ED {refs}",entry:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F\uFF0C\u5173\u95ED #12\u3001#13",left:"\u589E\
\u52A0\u6DF1\u8272\u6A21\u5F0F"},{at:"end",form:"\u611F\u8C22 {refs}",entry:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F\uFF0C\u611F\u8C22 @octocat",
left:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F"}],{reference:K}=u,Jt=String.raw`(?:[\w.-]{1,40}(?:\/[\w.-]{1,40})?)?#\d+(?![A-Za-z\d])|\b(?:gh-|pr[ -]?#?|issue[ -]?#?)\d+|(?<!\S)!\d+`,
Yt=String.raw`\b(?:(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}|[\da-f]{40})\b`,Xt=String.raw`@[\w](?:[\w-]{0,38}\w)?(?:\[bot\])?(?![\w/.-]*\/)`,
Qt=String.raw`\b(?:GHSA(?:-\w{2,8}){3}|CVE-\d{4}-\d{3,8})\b`,W=`${K[0]}[^${K[1]}]*${K[1]}`,B=`(?:${W}|${Jt}|${Yt}|${Xt}|${Qt}\
)`,Zt=String.raw`(?:[\s,;&/+·、]|and\b|with\b|und\b|et\b){0,6}`,me=String.raw`(?:@?[\p{Lu}@][\p{L}\p{M}\p{N}.'’_-]*(?: (?:\p{Lu}|de |van |von )[\p{L}\p{M}.'’-]*){0,3})`,
he=String.raw`[\[(<]{0,3}`,ge=String.raw`[\])>]{0,3}(?:\[\])?`,v=String.raw`[\ue002-\ue007]{0,4}`,be=new RegExp(B,"iu"),
en={refs:`${he}${v}${B}${v}${ge}(?:${Zt}${he}${v}${B}${v}${ge})*`,digits:String.raw`\d{1,7}`,hex:String.raw`[\da-f]{7,40}`,
names:`(?:${W}|${me})(?:, (?:${W}|${me}))*`,people:"[^.!?]{1,80}","full names":String.raw`\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2} \p{Lu}[\p{L}'’.-]+`,
level:"(?:major|minor|patch)",date:String.raw`\d{4}-\d{2}-\d{2}`,branch:String.raw`v?\d+\.(?:x|\d+)(?:\.x)?`,ticket:String.
raw`(?:[A-Z][A-Z0-9]{1,9}-\d{2,6}|T\d{3,6})`};function tn({at:e,form:t}){const[,n="",s=""]=/^(.*?)([:-]?)$/.exec(t)??[],
r=t==="{hex}:"||s===""?s:"(?::|[.\\u2013\\u2014-](?=\\s))",i=`${n.split(/(\{[\w ]+\})/).map(l=>en[l.slice(1,-1)]??l.replace(
/[[\].]/g,"\\$&").replaceAll("\uFF0C",",").replace(/ +/g,"\\s*")).join("")}${e==="start"&&s!==""?"\\s*":""}${r}`,a=t.includes(
"names}")||t.includes("{ticket}")?"u":"iu",c=/^[\p{L}]/u.test(t)?"(?<![\\p{L}\\p{N}_])":"";return e==="start"?new RegExp(
`^\\s*${v}${i}${v}[\\s:.,\\u2013\\u2014-]*`,a):new RegExp(`${c}${v}${i}[\\s.!,;:]*$`,a)}const we=e=>Vt.filter(t=>t.at===
e).map(tn),nn=we("start"),sn=we("end"),E=e=>e.replace(/[\uff01-\uff5e、。「【】」]/g,t=>({"\u3001":",","\u3002":".",
"\u3010":"[","\u3011":"]","\u300C":"\u300C","\u300D":"\u300D"})[t]??String.fromCharCode(t.charCodeAt(0)-65248));function ke(e){
const t=E(e.slice(0,ve));for(const n of nn){const[s]=n.exec(t)??[];if(s!==void 0)return e.slice(s.length)}}const ve=240,
rn=/[\s,;:.·|(，；：。\u2013\u2014-]+$/,on=/[\s,;:，；：\u2013\u2014-]+$/;function an(e){const t=Math.max(0,e.length-
ve),n=E(e.slice(t)),s=ln(n);if(s!==void 0&&be.test(n.slice(s.from,s.to))){const o=e.slice(0,t+s.from).replace(on,"");return s.
hasStop&&!/[.!?。！？]$/.test(o)?`${o}${dn(e)}`:cn(o)}const r=sn.map(o=>n.search(o)).filter(o=>o>=0);if(r.length!==0)
return e.slice(0,t+Math.min(...r)).replace(rn,"")}const dn=e=>/[.。]\s*$/.exec(e)?.[0].trim()??"",cn=e=>/[.!?]\s/.test(
e)?e:e.replace(/(?<!\.)[.。]$/,"");function ln(e){const[t=""]=/[\s.!,;]*$/.exec(e)??[],n=e.length-t.length;if(!/[\])]/.
test(e[n-1]??""))return;let s=0;for(let r=n-1;r>=0;r--)if(/[\])]/.test(e[r]??"")?s++:/[[(]/.test(e[r]??"")&&s--,s===0)return{
from:r,to:n,hasStop:t.includes(".")}}const f=e=>t=>e.test(t),g=e=>t=>e.test(de(t)),un=new Set("i a an the this that thes\
e it is are was has have been be with of for in on to and or & our we i us all as well also only just more most other ot\
hers some several various many numerous multiple few lots lot number couple countless minor small little tiny big major \
general common additional further miscellaneous misc mostly mainly here now today available out live released release re\
leases version update updates updated new newest latest initial public stable beta alpha preview official patch maintena\
nce hotfix point rc prerelease pre build bump change changes changed fix fixes fixed fixing bug bugs bugfix bugfixes iss\
ue issues problem problems improve improves improved improvement improvements improving enhancement enhancements optimiz\
ation optimizations optimisation optimisations tweak tweaks tweaked polish polishing cleanup refinements refactoring ref\
actor performance stability reliability security quality internal code under hood behind scenes bits things stuff featur\
e features notable important following along contains contain containing includes include including brings bring adds ad\
d focuses focused focusing features comes come made makes make get gets announce announcing announced pleased happy exci\
ted thrilled proud glad to would like get please enjoy welcome hello hi everyone full list see changelog notes what what\
s dependency dependencies docs documentation translations translation tests test typos typo diverses divers corrections \
correction de des du bugs et optimisations am\xE9liorations mineures mineur mineurs changement changements petites nombreus\
es plusieurs mise \xE0 jour la le les diverse kleine kleinere viele einige fehlerbehebungen fehlerkorrekturen verbesserunge\
n fehler behoben und weitere korrekturen varias varios muchas muchos peque\xF1as peque\xF1os mejoras correcciones errores y op\
timizaciones correcci\xF3n numerosos v\xE1rias v\xE1rios melhorias corre\xE7\xF5es pequenas pequenos e \u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u0438\u044F \u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u044B \u043E\u0448\u0438\u0431\u043A\u0438 \u043E\u0448\
\u0438\u0431\u043E\u043A \u0443\u043B\u0443\u0447\u0448\u0435\u043D\u0438\u044F \u043C\u0435\u043B\u043A\u0438\u0435 \u0440\u0430\u0437\u043B\u0438\u0447\u043D\u044B\u0435 \u0438 \u0434\u0440\u0443\u0433\u0438\u0435 \u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u0438\u0435".
split(" ")),pn=new RegExp("(?:\\p{Lu}[\\p{L}\\p{N}.-]*\\s+){1,3}v?\\d+(?:\\.\\d+)+\\S*","gu"),fn=/^(?:バグ|不具合|の|修正|その他|軽微な|細かい|いくつか|改善|など|たくさん|小さな|各種|変更|更新|リリース|一些|若干|其他|其它|部分|已知|问题|bug|修复|修復|优化|改进|和|与|及|以及|的|了|提升|性能|稳定性|体验|细节|版本|发布|小|次|此|버그|수정|및|개선|작은|많은|최적화|안정성|성능|기타|\s|[\p{P}\p{N}])+$/iu;
function ye(e,t=""){if(fn.test(e))return!0;const n=new Set(xe(t)),s=t===""?e:e.replace(pn," ");return xe(s).every(r=>un.
has(r)||n.has(r)||!new RegExp("\\p{L}","u").test(r))}const xe=e=>e.toLowerCase().replace(/['’](?:s|re|ve|d|m)\b/g,"").
replace(new RegExp("(?<!\\p{L})v?\\d[\\w.+-]*","gu")," ").replace(/:[a-z0-9_+-]{1,40}:|\bfirst (?=(?:\w+ ){0,2}(?:release|version|alpha|beta)\b)/g,
" ").split(/[^\p{L}\p{M}\p{N}&]+/u).filter(Boolean),Ae=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
function T(e){return e.replace(Ae," ").split(/\s+/).filter(n=>/[\p{L}\p{N}]/u.test(n)).length+Math.floor((e.match(Ae)?.length??
0)/2)}const mn=/[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\bmailto:|[^\s@<>]{1,64}@[^\s@<>]{1,64}\.\w|(?<![\w.-])(?:[\w-]{1,63}\.){1,5}(?:com|org|net|io|dev|app|gg|me|eu|co|info|de|fr|uk|cn|jp|ru)(?:\/|:\d)|(?<![\w.-])(?:[\w-]{1,63}\.){1,5}(?:com|org)(?![\w-])|(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/i,
hn=[{what:"a number of an issue, an account, a commit or an advisory",refuses:f(be),example:"Add what #12 asked for in t\
he menu"},{what:"a command of the runner",refuses:f(/^\s*(?:::|##\[)|##\[\w+\]/),example:"##[error] Maps are here"},{what:"\
an address",refuses:f(mn),example:"Read more at https://example.com/maps"},{what:"a bracket that is not closed",refuses:e=>!kn(
e),example:"Add offline maps (see the"},{what:"only that things were fixed or improved",refuses:e=>ye(e),example:"Variou\
s bug fixes and performance improvements"}],gn=/\binsecure(?:ly)?\b|\b(?:clear|plain)[ -]?(?:text )?(?:passwords?|credentials?|secrets?|tokens?)\b|\b(?:passwords?|credentials?|secrets?|tokens?)\b.{0,40}\b(?:clear|plain)[ -]?text\b|\bfor now\b.{0,60}\b(?:un(?:safe|encrypted|authenticated|protected|checked)|not (?:safe|encrypted|checked|protected|validated|verified))\b|\b(?:un(?:safe|encrypted|authenticated|protected|checked)|not (?:safe|encrypted|checked|protected|validated|verified))\b.{0,60}\bfor now\b/i,
bn=/\b(?:fix(?:e[sd])?|prevent(?:s|ed)?|avoid(?:s|ed)?|warn(?:s|ed|ings?)?|reject(?:s|ed)?|refuse[sd]?|block(?:s|ed)?|disallow(?:s|ed)?|forbid(?:s|den)?|removed?|removes|replaced?|replaces|disabled?|disables|detect(?:s|ed)?|encrypt(?:s|ed)?|hash(?:es|ed)?|no longer|never|instead of|do not|don['’]t)\b/i,
wn=[{what:"no more than one word",refuses:e=>T(e)<2,example:"Maps"},{what:"a last word that wants another",refuses:f(/(?:^|\s)(?:in|of|for|to|from|with|by|about|on|at|see|and|or|the|a|an|via|like|as|issue|pr|per|since|after|before|than|und|et|mit|de|von|avec|con|por)[.,;:]?$/i),
example:"Fix the menu in"},{what:"a label with a date or a path",refuses:f(/^[^:]{1,40}:\s*(?:\S+\s){0,4}(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|[\w.-]+\/[\w./-]+\.\w{1,5})[.\s]*$/),
example:"Affected years: since 01/01/2026"},{what:"a warning of a weakness",refuses:e=>/\/!\\|⚠|:warning:/.test(e)||gn.
test(e)&&!bn.test(e),example:"Add settings for mail (/!\\ for now clear password)"},{what:"a question",refuses:f(/[?？]$/),
example:"Why does the map flicker?"},{what:"a wish, as issues have it",refuses:g(/\bshould (?:be|have|also|use|allow|show|only)\b/i),
example:"The default folder should be the home folder"},{what:"a placeholder",refuses:f(/^\W*(?:todo|tbd|n\/a|none|no changes|nothing)\b/i),
example:"TODO: write the notes"},{what:"a merge or a revert",refuses:f(/^(?:merge[sd]?\b.{0,30}\b(?:branch|pull request|pr|remote|tag|commit|main|master|develop)|merge[sd]? [\w/-]+ into|reverts?\b|reverted\b|initial (?:plan|commit)\b|wip\b|bump version|version bump|release v?\d|prepare (?:for )?(?:the )?(?:next )?(?:release|v?\d))/i),
example:"Merge pull request from octo/main"},{what:"another version of a dependency",refuses:e=>g(/^(?:[\w ]{1,20}: )?(?:chore|bump(?:s|ed)?|up(?:grade|date)(?:s|d)?|downgrade[sd]?|pin(?:s|ned)?|switch(?:ed)?|migrate[sd]?|move[sd]?|use|rolls?|synchroni[sz]e)\b.{0,160}?(?:\bv?\d+(?:\.\d+)+|\bv\d+\b|\b(?:to|zu|auf|from) \^?v?\d+\b|\bversions?\b|\bdep(?:s|endency|endencies)\b|\bpackages?\b|\bmodules?\b|\block ?file\b|\bnpm|\bsubmodules?\b|\blibrar(?:y|ies)\b|\bupdates$)/i)(
e)&&!/\bminimum\b|\brequire(?:s|d|ment)?\b|\bsupport\b/i.test(e),example:"Bump tinylib from 1.0.2 to 1.0.3"},{what:"depe\
ndencies",refuses:g(/\b(?:dev|npm|pip|cargo|composer|gradle|maven|go|bundled|vendored|updated|workspace|third[- ]party|outdated)[ -]?dep(?:s|endency|endencies)\b|^dep(?:s|endency|endencies)\b|依赖库?(?:更新|升级)|(?:更新|升级).{0,12}依赖|依存(?:関係|ライブラリ).{0,6}(?:更新|アップデート)|更新 [\w-]+ 到 v?\d/i),
example:"Dependencies of the menu: tinylib"},{what:"the name of a program with its version only",refuses:f(/^(?!(?:support|supports|supported|add|adds|added|require|requires|new|drop|drops|run|runs)\b)[\p{L}.+#-]+(?: [\p{L}.+#-]+)? v?\d+(?:\.\d+)+\.?$/iu),
example:"Tinylib v3.7.0"},{what:"documentation",refuses:g(/\b(?:readme|docstrings?|godoc|javadoc|jsdoc|typos?|changelog|jsdocs|phpdoc|code comments?|contributing guide|license (?:file|header)s?|grammar|spelling)\b|^(?:add(?:s|ed)?|updat(?:e|es|ed)|improv(?:e|es|ed)|clarif(?:y|ies|ied)|correct(?:s|ed)?|rewrit(?:e|es)|more|new|better|expand(?:s|ed)?|overhaul|many fixes to)\b.{0,40}\b(?:docs?|documentation|examples?|guides?|tutorials?|(?:installation|install|build|setup) instructions?|manpages?)\b|^docs?\b|^documentation\b|^document(?:s|ed)? |注释|(?:更新|完善|补充)文档/i),
example:"Improve documentation in various sections"},{what:"translations",refuses:g(new RegExp("\\b(?:translations?|local\
i[sz]ations?|l10n|i18n|crowdin|weblate|transifex|hosted weblate)\\b|\\blocales?\\b.{0,20}$|^add(?:s|ed)? (?:\\p{Lu}\\w+(?:, |\
 and )?){1,4}(?:language|locale)s?|\u7FFB\u8BD1|\u7FFB\u8A33|traductions?\\b|\xFCbersetzung|traducciones|tradu\xE7|\u043F\u0435\u0440\u0435\u0432\u043E\u0434",
"iu")),example:"Update French translation"},{what:"refactoring",refuses:g(/^(?:\S+ ){0,2}refactor(?:s|ed)?\b|^refactoring\b|^(?!add|support)\S+ refactoring\b|\bclean(?:ed|s|ing)?[ -]?up\b.{0,30}\b(?:code|api|types?|imports?|internals?)|\bcode (?:style|quality|cleanup|formatting|organi[sz]ation)\b|\bcognitive complexity\b|\bdead code\b|\bunused (?:code|imports?|variables?|functions?|files?|dependenc|parameters?|types?)\b|^(?:clean ?ups?|lint(?:ing|er)?|format(?:ting)?|reformat(?:ted)?|renam(?:e|ed) (?:internal|variables?|files?|functions?|class))\b|\b(?:eslint|prettier|rubocop|golangci|phpstan|mypy|sonar(?:qube|cloud)|linters|lint(?:er|ing)? (?:errors?|warnings?|issues?|config|rules?)|type hints?|typings|type annotations?)\b|重构|リファクタ|codestyle|code-?cleanup|refaktor|réusinage/i),
example:"Refactor the menu"},{what:"tests",refuses:g(/\b(?:unit|integration|e2e|end-to-end|regression|flaky|snapshot|smoke|failing|missing|more|new|browser) (?:tests?|specs)\b|^(?:add|fix|improve|update|skip|extend|clean|refactor|enable|disable)(?:e?s|e?d|ing)? (?:[\w-]+ ){0,2}(?:tests|specs)\b|\btest (?:coverage|suites?|cases?|runner|fixtures?|matrix|helpers?|setup|files?|projects?|improvements?)\b|^tests?\b|\bflaky\b|\bcoverage\b.{0,20}$/i),
example:"Add unit tests for the menu"},{what:"builds and CI",refuses:g(/(?<![\w-])ci(?![\w-])|\b(?:github actions?|workflows? file|dependabot|renovate|codecov|codeql|travis|circleci|appveyor|jenkins|azure pipelines|build (?:script|system|pipeline|process|scripts|config|tooling|error|errors|failure|image|files?)|dockerfile|makefile|cmake(?:lists)?|vite config|tsconfig|gitignore|editorconfig|pre-commit|goreleaser|release (?:script|workflow|process|pipeline)|npm scripts?|devcontainer|issue templates?|pull request template|agents\.md|claude(?:\.md| stuff)|\.github|package\.json|package-lock|pyproject|cargo\.(?:toml|lock)|go\.(?:mod|sum)|nix flake|flake inputs|debug logs?|code owners|codeowners)\b|^build(?:\b|ing ).{0,30}\b(?:with|in|using|on|for)\b|^run \w+ in docker\b|^(?:compile|compilation)\b/i),
example:"Run the build on GitHub Actions"},{what:"logs and telemetry",refuses:g(/^(?:add|enhance|extend|improve|update|reduce|fix|clean up)\w* (?:[\w-]+ ){0,2}(?:telemetry|instrumentation|logging|log (?:messages?|output|lines?|levels?))\b/i),
example:"Add a log message for slow maps"},{what:"another number of the version",refuses:f(/^(?:increase|raise|bump|set|update|change)[sd]? (?:the )?version(?: code| number)?\b(?! of\b)|^更新版本号|^发布 ?v?\d/i),
example:"Increase version to 1.8.1"},{what:"an update that a bot made",refuses:f(/^updat(?:e|es|ed) \S+ (?:\S+ )?(?:monorepo|digest|docker tag|action)\b/i),
example:"Update tinylib monorepo"},{what:"a program that checks code",refuses:g(/\b(?:php-cs-fixer|phpcs|stylelint|ruff|shfmt|shellcheck directives?|doctests?)\b/i),
example:"Add php-cs-fixer with its rules"},{what:"frequently asked questions",refuses:g(/\b(?:to|in|of|update|extend) (?:the )?faqs?\b/i),
example:"Add more details to the FAQ"},{what:"new contributors",refuses:f(/\bfirst (?:contribution|time contributor)|\bnew contributors?\b|\bcontributors? to this release\b/i),
example:"Mona made their first contribution"},{what:"an instruction or a pointer to something else",refuses:f(/^(?:see|read more|read the (?:[\w-]+ )?(?:blog|docs|documentation|announcement|notes|post|article|guide|changelog)|check out|visit|refer to|download|for (?:more|full|details|a full|the full)|full (?:changelog|list)|more (?:info|information|details)|release notes|please (?:see|read|note|refer|check|back|upgrade|update|report|visit)|click)\b/i),
example:"See the website for all changes"}];function kn(e){const t=[],n={")":"(","]":"[","}":"{"};for(const[s]of e.matchAll(
/[()[\]{}]/g))if("([{".includes(s))t.push(s);else if(t.pop()!==n[s])return!1;return t.length===0}const Ee=(e,t)=>{const n=E(
t);return e.find(({refuses:s})=>s(n))?.what},Se=e=>Ee(hn,e),vn=e=>Se(e)??Ee(wn,e),$e=12,[y,p]=u.emphasis,yn=String.raw`\[${y}?([\p{L}][\p{L} /-]{0,24})${p}?\]:?`,
xn=new RegExp(String.raw`^\(?${y}?([\p{L}][\p{L} ]{0,24}?)${p}?\s?(?:\(([^()]{1,60})\))?!?(?:${p}?\s?:${p}?\s*|${p}?\s+[-\u2013\u2014]\s+|\s(?=[#\ue000][^:]{1,40}:\s))`,
"u"),An=new RegExp(`^${y}?${yn}${p}?\\s*[-\\u2013\\u2014]?\\s*`,"u"),En=[new RegExp(`^${y}([^${p}]{1,60})(?:${p}\\s?:|:\\s\
?${p})\\s+`),new RegExp(`^\\(${y}?([^()\\s${p}]{1,60})${p}?\\):?\\s+`),new RegExp(`^${y}\\(([^()${p}]{1,60})\\)${p}\\s+`),
new RegExp(`^${y}?\\[([\\p{L}][\\p{L}\\p{N} ,/.-]{0,40})\\]${p}?:?\\s+(?=\\S)`,"u")],Sn=/^\[[ xX]\]\s+/,$n=new RegExp("^\
(?:(?:(?!\u26A0)\\p{Extended_Pictographic}|\\p{Emoji_Modifier})(?:\\ufe0f|\\u200d)*)+\\s*|^:(?!warning:)[a-z0-9_+-]{2,40}:\\s*",
"u"),Ln={bug:"\u{1F41B}",sparkles:"\u2728",tada:"\u{1F389}",memo:"\u{1F4DD}",ambulance:"\u{1F691}",zap:"\u26A1",rocket:"\
\u{1F680}",fire:"\u{1F525}",lock:"\u{1F512}",recycle:"\u267B\uFE0F",wrench:"\u{1F916}",arrow_up:"\u2B06\uFE0F",white_check_mark:"\
\u2705",construction_worker:"\u{1F477}",books:"\u{1F4DA}"},Tn=/^(?:deps(?:-.+)?|.*-deps|dev|dev-deps|ci|cd|build|docs?|tests?|testing|e2e|release|lint|tooling|internal|internals|infra|workflows?|github|actions|renovate|dependabot|i18n|l10n|translations?|readme|changelog|examples?|storybook|types|typings|bench|benchmarks?|refactor|packaging|docker|makefile)$/i;
function Nn(e,t){const n=e.replace(/\s+/g," ").trim(),{text:s,isMarked:r}=On(n),o=In(s,r),i=o.scope||t.scope,a=Tn.test(o.
scope)?"developers":o.kind,c=Mn(o.text),l=k(c),b=q(l),x=t.kind??a??b,m=b==="removal"?oe(x,b):x,N=a==="developers"?a:m,ss=i!==
""&&l!==""&&T(l.replace(/\([^()]*\)/g,""))<3?`${X(i)}: ${l}`:X(l,c),rs=a==="fix"||t.kind==="fix"&&(a===void 0||a==="remo\
val");return{text:ss,kind:N,isFix:rs,isEnglish:a==="fix"||t.isEnglish}}function Rn({text:e,kind:t,isFix:n,isEnglish:s}){
if(!(t==="developers"||vn(e)!==void 0))return n?pe(e,s):t!=="fix"&&fe(e,t==="feature")?void 0:e}function On(e){let t=e;for(let n=0;n<
$e;n++){const s=an(t);if(s===void 0)break;t=s}return{text:t.replace(/[\s,;:，；：\u2013\u2014-]+$/,""),isMarked:t.length<
e.length}}function In(e,t){let n={text:e,kind:void 0,scope:""};for(let s=0;s<$e;s++){const r=Cn(n,t||s>0);if(r===void 0)
break;const o=n.kind??r.kind,i=n.kind==="developers"||r.kind==="developers";n={text:r.text.trimStart(),kind:i?"developer\
s":o,scope:n.scope||r.scope}}return n}function Cn({text:e},t){const[n]=$n.exec(e)??[];if(n!==void 0&&n.length<e.length){
const r=F(Ln[n.replace(/[:\s]/g,"")]??n);return{text:e.slice(n.length),kind:r,scope:""}}const[s]=Sn.exec(e)??[];return s!==
void 0?{text:e.slice(s.length),kind:void 0,scope:""}:zn(e)??Pn(e,t)??_n(e)}function _n(e){const t=ke(e);return t===void 0?
void 0:{text:t,kind:void 0,scope:""}}function zn(e){const t=E(e.slice(0,160));for(const n of[xn,An]){const[s,r="",o=""]=n.
exec(t)??[],i=se(r),a=o!==""&&/^[a-z]{2,20}$/.test(r);if(s!==void 0&&(i!==void 0||a))return{text:e.slice(s.length),kind:i,
scope:o}}}function Pn(e,t){const n=E(e.slice(0,160));for(const s of En){const[r,o=""]=s.exec(n)??[],i=!new RegExp("^\\p{L\
u}","u").test(o)||t&&!/\s/.test(o)||r?.includes("[");if(r!==void 0&&i)return{text:e.slice(r.length),kind:void 0,scope:h(
o)}}}function Mn(e){const t=/^\((.*)\)\.?$/.exec(e)?.[1];return t===void 0||/[()]/.test(t)&&!/^[^()]*(?:\([^()]*\)[^()]*)*$/.
test(t)?e:t}const jn="jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?\
:ober)?|nov(?:ember)?|dec(?:ember)?",Dn=[{what:"a date",pattern:new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:release[ds]?|date|publi\
shed|datum|ver\xF6ffentlicht|publi\xE9|fecha|on|am|le|the|of|\u53D1\u5E03|\u65E5\u671F|\u30EA\u30EA\u30FC\u30B9\u65E5|:|\\s)+)?(?:[\\s,./\u5E74\u6708\u65E5-]|\\d+(?!\\d)(?:st|nd|rd|th)?|(?:${jn}\
)\\b)+(?:\\d{2}:\\d{2}\\S*)?[^\\p{L}\\p{N}]*$`,"iu"),example:"Released on 14 August 2026."},{what:"that there is nothing",
pattern:/^[^\p{L}]*(?:no (?:user[- ]facing |notable |other |functional |code )?(?:changes?|news|updates)\b|nothing (?:new|changed)\b|there are no\b|tbd\b|todo\b|n\/a\b)/iu,
example:"No changes since the last candidate."},{what:"a release that nobody is to use",pattern:/\b(?:yanked|was withdrawn|do(?:es)? not (?:use|install|upgrade)|don['’]t (?:use|install|upgrade))\b/i,
example:"This release was yanked."},{what:"a label with a value",pattern:/^[\p{L}][\p{L}\p{N} _/-]{0,30}\s*:\s*(?:\S+\s*){1,3}$/u,
example:"Docker tag: 25.11.0"},{what:"a pointer",pattern:/^[^\p{L}]*(?:see\b|read (?:more|about|our|(?:the|all about the) (?:[\w-]+ )?(?:blog|docs|documentation|announcement|notes|post|article|guide|changelog))\b|full (?:changelog|list)\b|compare\b|changelog\b|check out\b|visit\b|refer to\b|find out\b|learn more\b|click\b|for (?:a|an|the|more|full|all|further|details|information|additional)\b.{0,60}\b(?:see|visit|read|check|refer|click|list|blog)|more (?:info|information|details)\b|details\b|watch\b|follow\b|siehe\b|voir\b|véase\b|ver\b|vedi\b|詳細|详情|参见|请参|查看)/iu,
example:"See the milestone for everything else."},{what:"words about the notes",pattern:/\b(?:the following|listed below|(?:see |described |found |changes? |details? |list )below|changelogs?|change log|release notes|release announcement|this list|full list|complete list|notas de (?:lançamento|la versión|versión)|notes de version|versionshinweise)\b|版本说明|更新日志|发行说明|リリースノート|以下是|ملاحظات الإصدار|примечания к выпуску/iu,
example:"The following sections list the changes of this version."},{what:"an instruction",pattern:/^[^\p{L}]*(?:(?:to|before|after|when|while) (?:you )?(?:install|upgrad|updat|download|verif|us)\w*|install(?:ation|ing)?\b|upgrad(?:e|ing)\b|updating\b|download(?:s|ing)?\b|run\b|docker\b|please\b|make sure\b|be sure\b|(?:we|it is|it's) (?:strongly |highly )?recommend|you (?:must|need|should|have to|can (?:install|download|update|upgrade))|if (?:you|your)\b|(?:all |existing )?users (?:should|must|who|are)|don['’]?t forget|remember\b|back ?up\b|note(?: that)?\b|verify\b|checksums?\b|sha-?\d|warning\b|caution\b|attention\b|important\b|disclaimer\b|report\b|feel free|as always|(?:get|grab) (?:it|the)\b|available (?:on|at|from|in|for)\b|npm (?:i|install)\b|pip install|brew\b|sponsor|support (?:us|the project|me)\b|follow us|join (?:us|our)|donat|hinweis|achtung|wichtig|bitte\b|注意|广告|廣告|請|请|註|ご注意)/iu,
example:"To upgrade, run the installer again."},{what:"talk before the news",pattern:/^[^\p{L}]*(?:(?:hi|hello|hey|dear|welcome|greetings)\b|as you may know|as usual|this is (?:the |a |our )?(?:first |second |third |new )?(?:release|version|update)\b.{0,30}$|we(?:'re| are) not\b|we (?:regularly |constantly |always )?(?:update|improve)\b|we(?:'re| are) (?:always|constantly|continuously)\b)/iu,
example:"Hello everyone!"}],Fn=/\bthank(?:s|ed|ful)?\b|\bthank you\b|\bkudos\b|\bgrateful\b|\bcontributors?\b|\bsponsors?\b|\bdanke?\b|\bmerci\b|\bgracias\b|\bobrigad|\bgrazie\b|спасибо|感谢|感謝|ありがとう|감사/iu;
function qn(e,t){const n=k(e),s=!/[\p{L}\p{N}]/u.test(S(S(e,u.link),u.reference)),r=T(n)<2&&!/[.!?。！？]$/.test(n);if(s||
r)return"none";const o=[];for(const i of _(n)){if(Fn.test(i))return o.length>0?Le(o,n):"end";if(ye(i,t)||$(i)){if(o.length>
0)break}else{if(Te(i))break;o.push(i)}}return o.length>0?Le(o,n):"none"}const Le=(e,t)=>Se(t)===void 0&&!fe(e[0]??"",!0)?
{text:e.join(/[。！？]$/.test(e[0]??"")?"":" ")}:"none";function Te(e){const t=E(e);return Dn.some(({pattern:n})=>n.test(
t))}const U=new RegExp("^(?:[\u2022\u2219\xB7\u30FB\u2027\u25CF\u25CB\u25E6\u25C9\u25A0\u25A1\u25AA\u25AB\u25C6\u25C7\u25B6\u25BA\u25B8\u27A4\u279C\u2794\u27A1\u2192\xBB\u203A\u2023\u2043\u2605\u2606\u2713\u2714\u2611\u2726\u2727\u2756\u2B50\u25B7]\\ufe0f?\\s*|[-\u2013\u2014*+~>]\\s+|\\d{1,3}[.)\u3001]\\s*(?=\\p{L}))(?=\\\
S)","u"),Ne=new RegExp("^#{1,6}\\s*(?=\\p{L})","u"),Re=/^([=~*_-]{2,})\s*(\S.{0,80}?)\s*\1$/,Oe=/[.!?…](?:["'”’)\]]*\s|["'”’)\]]*$)|[。！？]/u,
Hn=new RegExp("^[\"'\u201C\u2018([`\\ue000-\\ue007]*(?:\\p{Lu}|\\p{Lo}|\\p{N})","u"),Kn=/[:：][\s\p{P}\p{S}]*$/u,Wn=/[:：]\s*[\p{L}\p{N}]/u,
Bn=3;function Un(e,t){const n=e.split(`
`).map(a=>a.trim()).filter(Boolean);if(n.some(a=>U.test(h(a))))return Gn(n);const s=n.slice(0,1).filter(a=>Ie(a,t&&n.length===
1,n.length>1)),r=n.slice(s.length),o=s.map(a=>({kind:"heading",text:Ce(a)}));return r.length>=Bn&&r.every(Vn)||r.length>
1&&r.every(Jn)?[...o,...r.map(a=>({kind:"entry",text:a}))]:r.length===0?o:[...o,{kind:"prose",text:r.join(`
`)}]}function Gn(e){const t=[];for(const n of e){const s=t.at(-1);U.test(h(n))?t.push({kind:"entry",text:n.replace(U,"")}):
Ie(n,!0,!0)?t.push({kind:"heading",text:Ce(n)}):s===void 0||s.kind==="heading"?t.push({kind:"prose",text:n}):s.text+=`
${n}`}return t}const Vn=e=>Hn.test(e)&&!Oe.test(h(e))&&!$(e);function Jn(e){const t=h(e),[,n=""]=/^([\p{L}]{2,20})(?:\([^()]{1,60}\))?!?[:：]\s*\S/u.
exec(t)??[];return se(n)!==void 0||F(t)!==void 0||new RegExp("^\\p{Extended_Pictographic}","u").test(t)||ke(t)!==void 0}
function Ie(e,t,n){const s=k(e);if(Ne.test(s)||Re.test(s))return!0;const r=T(s),o=$(s);if(Oe.test(s.replace(Kn,""))||r>6||
Wn.test(s))return!1;const i=!/[\p{L}\p{N}]/u.test(S(e,u.emphasis));return o||i||t&&r<2||n&&C(s)!==void 0||ne(s)}function Ce(e){
const t=k(e).replace(Ne,"");return Re.exec(t)?.[2]??t}const Yn="See what is new.";function Xn(e,{title:t}){const n=Fe(e);
if(n&&"problem"in n)return n;if(n)return{message:n.text,madeFrom:n.text,origin:{kind:"comment"}};const s=new Zn(t);for(const o of wt(
e))if(s.read(o),s.introduction!==void 0)break;if(s.introduction!==void 0)return _e(s.introduction,{kind:"introduction"});
const r=s.bestEntry();return r?_e(r.text,{kind:"entry",entry:r.text,heading:r.heading}):{message:Yn,madeFrom:"",origin:{
kind:"neutral"}}}const _e=(e,t)=>({message:Mt(e),madeFrom:e,origin:t}),Qn=/fix|bug|secur|resolv|correct|patch|vulnerab/i,
ze=8,P=10;class Zn{introduction;#i;#e=[];#a=[];#t=!0;#n=Number.POSITIVE_INFINITY;constructor(t){this.#i=t}read(t){this.#e=
this.#e.filter(({folds:n})=>n<=t.folds),t.kind==="heading"?this.#s(t.text,t.depth,t.folds):t.kind==="item"?this.#c(t):this.#l(
t)}bestEntry(){const t=this.#a.map(({marked:n,place:s,...r})=>({...r,entry:Nn(n,s)}));for(const n of[!1,!0])for(const s of I)
for(const r of t){if(r.isFolded!==n||(r.entry.kind??"change")!==s)continue;const o=Rn(r.entry);if(o!==void 0)return{text:es(
o),heading:r.heading}}}#s(t,n,s,r){this.#o(n);const o=k(t).replace(/^[=#*~_\s-]+|[=#*~_\s:：-]+$/g,"");this.#e.push({text:o,
depth:n,folds:s,kind:r??C(o),isItem:n>=P})}#o(t){this.#e=this.#e.filter(n=>n.depth<t)}get#r(){return this.#e.map(({kind:t})=>t).
reduce(oe,void 0)}#c(t){const{nesting:n,introducesList:s,folds:r}=t;this.#o(P+n),!(n>this.#n)&&(this.#n=Number.POSITIVE_INFINITY,
this.#t=!1,s&&ns(t.text)?this.#s(t.text,P+n,r):(this.#n=n,this.#d(t.text,r)))}#d(t,n){const s=this.#e.findLast(({isItem:o})=>o),
r=this.#e.findLast(({kind:o})=>o!==void 0)??this.#e.at(-1);this.#t=!1,this.#a.push({marked:t,place:{kind:this.#r,scope:s?.
kind===void 0?s?.text??"":"",isEnglish:Qn.test(r?.text??"")},heading:r?.text??"",isFolded:n>0})}#l({text:t,folds:n,introducesList:s,
nesting:r}){this.#n=Number.POSITIVE_INFINITY,this.#o(P+r);const o=Un(t,s);for(const i of o)i.kind==="entry"?this.#d(i.text,
n):i.kind==="heading"?this.#s(i.text,ze,n):this.#u(i.text,n,s)}#u(t,n,s){const r=this.#t;if(this.#t&&n===0&&this.#r!=="d\
evelopers"){const i=qn(t,this.#i);i==="end"?this.#t=!1:i!=="none"&&(this.#r!=="fix"||pe(i.text)===i.text)&&(this.introduction=
i.text)}s&&$(t)&&r&&this.#r===void 0&&this.#s(t,ze,n,C(k(t))??"feature")}}function es(e){const[t="",...n]=_(e),s=n.findIndex(
Te);return s===-1?e:[t,...n.slice(0,s)].join(/[。！？]$/.test(t)?"":" ")}const ts=6;function ns(e){const t=k(e),n=T(t);
if(n<2||$(t)&&n<=ts)return!0;const s=S(S(e,u.emphasis),u.code);return!/[\p{L}\p{N}]/u.test(s)||ne(t)}})};
