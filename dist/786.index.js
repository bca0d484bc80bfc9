"use strict";exports.id=786,exports.ids=[786],exports.modules={5786:((Xs,He,T)=>{T.d(He,{readNotes:()=>Us});var C=T(8992);const De=/^\s*<!--/,
U=/^\s*<!--\s*web-push[^\S\n]*:/i,Be=/^\s*(<!--\s*web[ _\u2010-\u2015-]?push[^\S\n]*[:\uff1a])/i,G="-->",Ke=/^(\s*(?:[-+*]|\d{1,9}[.)])\s+)\S/,
Ue=/^[\s>]*(?:(?:[-+*]|\d{1,9}[.)])\s*)?(`{3,}(?![^`]*`)|~{3,})(.*)$/;function Ge(e){const t=[],n=e.split(/\r\n?|\n/);let s=0,
r="";for(let o=0;o<n.length;o++){const i=n[o]??"",[,a="",d=""]=Ue.exec(i)??[];if(r!==""){a.startsWith(r)&&d.trim()===""&&
(r="");continue}if(r=a,s=Qe(i,s),!De.test(i)||I(i)>s+Ve)continue;const c=n.slice(o,o+2).join(`
`),h=U.test(c),[,w]=!h&&Be.exec(c)||[];if(w!==void 0)return{problem:Ze(w)};let u=o;for(;u<n.length&&!n[u]?.includes(G);)
u++;if(u===n.length)return h?{problem:Je}:V(t);if(h){const E=n.slice(o,u+1).join(`
`);t.push(Ye(E))}o=u}return V(t)}const Ve=3;function I(e){let t=0;for(const n of e)if(n==="	")t+=4-t%4;else if(n===" ")t++;else
break;return t}function Qe(e,t){const[,n]=Ke.exec(e)??[];return n!==void 0?I(n.replace(/\S/g," ")):e.trim()!==""&&I(e)===
0?0:t}function Ye(e){const t=e.slice(0,e.indexOf(G));return(0,C.h0)(t.replace(U,""))}const Ze=e=>`the release notes have\
 a comment that begins with ${(0,C.hD)(e)}; write \`<!-- web-push:\` if subscribers are to read it`,Je="the `web-push` c\
omment in the release notes is never closed; end it with `-->`",Xe="the `web-push` comment in the release notes has no t\
ext; write what subscribers are to read, or remove it";function V(e){if(e.length>1)return{problem:`the release notes hav\
e ${e.length===2?"two":e.length} \`web-push\` comments; keep one`};const[t]=e;if(t!==void 0)return t===""?{problem:Xe}:{
text:t}}var et=T(8022);const tt=/<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])([^<>]*)>/gi,Q=new Set("del s strike pre table script \
style svg math template textarea select video audio title rt rp".split(" ")),nt=/^(?:p|div|section|article|blockquote|center|details|dl|dt|dd|h[1-6]|hr|li|ol|ul|summary|header|footer|main)$/,
st=/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,rt=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos",
"'"],["nbsp","\xA0"],["shy",""],["copy","\xA9"],["reg","\xAE"],["trade","\u2122"],["hellip","\u2026"],["ndash","\u2013"],
["mdash","\u2014"],["rarr","\u2192"],["times","\xD7"]]),ot=/<!(?=--)[\s\S]*?(?:-->|$)/g,it=7;function*at(e){const t=e.replace(
ot,"");let n="paragraph",s=0,r="",o=0,i;for(const a of t.matchAll(tt)){const[d,c,h="",w=""]=a,u=h.toLowerCase();if(i||(r+=
O(t.slice(o,a.index))),o=a.index+d.length,i)c&&u===i&&(i=void 0);else if(!c&&Q.has(u))i=u;else if(u==="br")r+=`
`;else if(nt.test(u)){const E=u==="details"?dt(c,w):void 0;yield{kind:n,depth:s,text:r.trim(),details:E},r="",n=c?"parag\
raph":ct(u),s=/^h[1-6]$/.test(u)?Number(u.slice(1)):it}}i||(r+=O(t.slice(o))),yield{kind:n,depth:s,text:r.trim()}}function dt(e,t){
return e?"end":/\sopen\b/i.test(t)?"open":"folded"}function ct(e){return/^(?:h[1-6]|summary|dt)$/.test(e)?"heading":e===
"li"||e==="dd"?"item":"paragraph"}function lt(e){const[,t,n=""]=/^<(\/?)([a-z][a-z0-9-]*)/i.exec(e)??[],s=n.toLowerCase();
return Q.has(s)?{kind:t?"end":"start",element:s}:s==="br"?{kind:"break",element:s}:void 0}function O(e){return e.replace(
st,(t,n,s,r)=>{if(r!==void 0)return rt.get(r.toLowerCase())??t;const o=n===void 0?Number.parseInt(s,16):Number(n);return o<
32||o>1114111?"":String.fromCodePoint(o)})}const p={reference:["\uE000","\uE001"],link:["\uE002","\uE003"],emphasis:["\uE004",
"\uE005"],code:["\uE006","\uE007"]},y=([e,t],n)=>`${e}${n}${t}`,g=e=>e.replace(/[\ue000-\ue007]/g,""),q=(e,...t)=>{const n=t.
map(([s,r])=>`${s}[^${r}]*${r}`);return g(e.replace(new RegExp(n.join("|"),"g"),""))},ut=/:[a-z0-9_+-]{1,40}:(?!\w)/g,S=e=>/[:：][\s\p{P}\p{S}]*$/u.
test(g(e).replace(ut,"")),pt=new RegExp("^(?:\\p{Ll}+\\p{Lu}|v\\d|[a-z\\d]+_[a-z\\d]|[a-z\\d.]+[\\p{Script=Han}\\p{Script=Hiraga\
na}\\p{Script=Katakana}])","u");function Y(e,t=e){if(t.startsWith(p.code[0])||pt.test(e))return e;const[n=""]=e;return n.
toUpperCase()+e.slice(n.length)}const ft=/\[([^[\]]{1,80})\]\[[^[\]]{0,80}\]/g,mt=/ (?=[。，！？])/g,k=e=>(0,C.h0)(g(
e)).replace(ft,"$1").replace(mt,""),ht=/\[\^[^\]\s]{1,40}\]/g,gt=/^https?:\/\/[^/]+\/(?:[\w.-]+\/)+(?:-\/)?(?:pull|pulls|issues|merge_requests|discussions|commit|commits|compare|security\/advisories|milestone)(?:\/([^/?#]+))?/,
bt=/^[\w./-]+[!#@][\da-f]+$/,wt=/^https?:\/\/[^/]+\/(?:apps\/)?([\w-]+)$/,kt=[/^[([]?(?:(?:issue|pr|pull request|pull|mr|bug|ticket)[\s-]?)?(?:[\w./-]*[#!])?\d+[)\]]?$/iu,
/^[\da-f]{7,40}$/iu,/^(?:GHSA-[\w-]+|CVE-[\d-]+)$/iu,/^(?:issue|pr)[-\w]*-\d+$/iu,new RegExp("^(?:merge request|pull req\
uest|\\p{L}{2,9})$","iu")],vt=e=>kt.some(t=>t.test(e));function P(e,t=!1){const n=e.map(i=>i.type==="html"?lt(i.raw):void 0),
s=new Map;for(const[i,a]of n.entries())a?.kind==="end"&&s.set(a.element,i);let r="",o;for(const[i,a]of e.entries()){const d=n[i];
o!==void 0?d?.kind==="end"&&d.element===o&&(o=void 0):d?.kind==="start"?i<(s.get(d.element)??0)&&(o=d.element):d?.kind!==
"end"&&(r+=d?`
`:yt(a,t))}return r}function yt(e,t){switch(e.type){case"escape":return e.text;case"text":return e.tokens?P(e.tokens,t):
g(O(e.text)).replace(ht,"");case"codespan":return y(p.code,e.text);case"br":return`
`;case"strong":case"em":{const n=P(e.tokens,!0);return t?n:y(p.emphasis,n)}case"link":return xt(e,t);default:return""}}function xt({
href:e,tokens:t},n){const s=P(t,n),r=g(s).trim(),o=gt.exec(e);if(o!==null&&r===e){const c=o[1]??"",h=/^\d+$/.test(c);return y(
p.reference,h?`#${c}`:c)}if((o!==null||bt.test(e))&&vt(r))return y(p.reference,s);const a=r.replace(/^@/,"");return a.replace(
/\[bot\]$/,"")===wt.exec(e)?.[1]?y(p.reference,`@${a}`):r===e?s:y(p.link,s)}const $t=32768,At=600,St=2e3,Lt=/^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm,
jt=/^[ \t]{40,}/gm,zt=/^\[\^[^\]\s]{1,40}\]:/,Et=/^\s*\[!(?:note|tip|important|warning|caution)\]/i;function*Pt(e){const t=g(
e.slice(0,$t)).replace(/\r\n?/g,`
`).split(`
`,At).join(`
`).replace(Lt,"").replace(jt,""),n=new et.JG({gfm:!0});yield*N(n.blockTokens(t,[]),{lexer:n,details:[],folds:0},{nesting:0,
isQuoted:!1})}function*N(e,t,n){const{nesting:s,isQuoted:r}=n;for(const[o,i]of e.entries())if(i.type==="html")for(const{
details:a,...d}of at(i.raw)){const c=d.kind==="item"?1:0;d.text!==""&&(yield{...d,folds:t.folds,nesting:s+c,introducesList:!1}),
a&&Nt(a,t)}else if(i.type==="blockquote")yield*N(i.tokens,t,{...n,isQuoted:!0});else if(i.type==="list")for(const a of i.
items)yield*N(a.tokens,t,{isQuoted:r,nesting:s+1});else if(i.type==="paragraph"||i.type==="text"||i.type==="heading"){const{
text:a,depth:d=0}=i;if(zt.test(a))continue;const c=Mt(i,s),h=P(t.lexer.inlineTokens(a.slice(0,St))),w=Wt(e,o)==="list";if(yield{
kind:c,depth:d,text:r?h.replace(Et,""):h,folds:t.folds,nesting:s,introducesList:w},c==="item"){const u=w?e.slice(o+1).filter(
({type:E})=>E==="list"):[];return yield*N(u,t,n)}}}function Nt(e,t){if(e==="end"){t.details.pop()&&t.folds--;return}const n=e===
"folded";t.details.push(n),n&&t.folds++}function Mt(e,t){return t>0?"item":e.type==="heading"?"heading":"paragraph"}function Wt(e,t){
const n=e[t+1];return n?.type==="space"?e[t+2]?.type:n?.type}const Z=["feature","change","fix","removal","developers"],l=e=>e.
split("|"),L=[{kind:"developers",headings:l("documentation|docs|=doc|documented|chore|chores|=build|build system|=ci|ci/\
cd|continuous integration|=test|tests|testing|refactor*|code quality|=style|=styles|=styling|code style|maintenance|hous\
ekeeping|internal|internals|under the hood|dependency|dependencies|technical changes|translation*|localization|localisat\
ion|i18n|l10n|packaging|infrastructure|tooling|dev|developer*|development|devops|contributor*|authors|thanks|thank you|c\
redits|sponsor*|acknowledg*|special thanks|reverts|=revert|reverted|installation|install|=installing|checksum*|download*\
|assets|artifacts|docker|upgrade guide|upgrading|upgrade notes|how to upgrade|update instructions|migration guide|=migra\
tion|migrating|known issues|known problems|known bugs|issues closed|closed issues|commits|=changelog|full changelog|requ\
irements|verification|verify|signatures|miscellaneous tasks|miscellaneous chores|backend development|benchmarks|examples\
|linting|\u6587\u6863|\u6587\u4EF6\u66F4\u65B0|\u91CD\u6784|\u6D4B\u8BD5|\u6784\u5EFA|\u4F9D\u8D56|\u56FD\u9645\u5316|\u7FFB\u8BD1|\u8D21\u732E\u8005|\u5DF2\u77E5\u95EE\u9898|\u5B89\u88C5|\u4E0B\u8F7D|\u66F4\u65B0\u8BF4\u660E|\u6821\u9A8C|\u30C9\u30AD\u30E5\u30E1\u30F3\u30C8|\u30EA\u30D5\u30A1\u30AF\u30BF\u30EA\u30F3\u30B0|\u30C6\u30B9\u30C8|\u4F9D\u5B58\u95A2\u4FC2|\u65E2\u77E5\u306E\u554F\u984C|\u7FFB\u8A33|\u30C0\u30A6\u30F3\u30ED\u30FC\u30C9|\uBB38\uC11C|\uBC88\uC5ED|\uD14C\uC2A4\uD2B8|\uAC1C\uBC1C|\uC54C\uB824\uC9C4 \uBB38\uC81C|\
dokumentation|\xFCbersetzung*|abh\xE4ngigkeit*|bekannte probleme|danksagung|interna|entwickl*|traduction*|d\xE9pendance*|probl\xE8me\
s connus|remerciement*|d\xE9velopp*|traduccion*|documentaci\xF3n|dependencia*|problemas conocidos|agradecimiento*|desarroll*|t\
radu\xE7*|documenta\xE7\xE3o|depend\xEAncia*|problemas conhecidos|agradecimento*|desenvolv*|traduzion*|documentazione|dipendenz*|\u0434\u043E\u043A\
\u0443\u043C\u0435\u043D\u0442\u0430\u0446*|\u043F\u0435\u0440\u0435\u0432\u043E\u0434*|\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442*|\u0438\u0437\u0432\u0435\u0441\u0442\u043D\u044B\u0435 \u043F\u0440\u043E\u0431\u043B\u0435\u043C\u044B|\u0440\u0430\u0437\u0440\u0430\u0431\u043E\u0442*"),
labels:l("build|chore|ci|doc|docs|refactor|refactored|style|test|tests|deps|dep|dev|wip|release|revert|internal|typo|inf\
ra|meta|dependabot|lint|i18n|l10n|developers|d\xE9veloppeurs|entwickler|desarrolladores"),emoji:l("\u{1F4DD}|\u{1F4DA}|\u{1F4D6}|\u2705|\u{1F9EA}|\u{1F477}|\u{1F49A}|\u267B\
\uFE0F|\u267B|\u2B06\uFE0F|\u2B06|\u2B07\uFE0F|\u2B07|\u{1F4E6}|\u{1F516}|\u{1F500}|\u23EA|\u{1F9F9}|\u{1F4CC}|\u{1F916}|\u{1F3D7}\uFE0F|\u{1F3D7}|\u{1F648}|\u{1F69A}|\u270F\uFE0F|\u270F|\u{1F528}|\u{1F465}|\u2764\uFE0F|\u{1F485}"),
firstWords:[]},{kind:"feature",headings:l("feature*|news|added|=add|additions|enhancement*|=new|new functionality|new ad\
ditions|new in this release|improvement*|improved|performance|optimization*|optimisation*|optimized|highlights|highlight\
|what you get|=perf|\u65B0\u589E|\u65B0\u529F\u80FD|\u65B0\u7279\u6027|\u7279\u6027|\u529F\u80FD|\u589E\u5F3A|\u4F18\u5316|\u6539\u8FDB|\u6027\u80FD|\u5F15\u5165\u7279\u6027|\u4EAE\u70B9|\u6539\u826F|\u6700\u4F73\u5316|\u8FFD\u52A0|\u65B0\u6A5F\u80FD|\u6A5F\u80FD|\u6539\u5584|\u5F37\u5316|\uCD94\uAC00|\uC0C8\uB85C\uC6B4|\uC0C8 \uAE30\uB2A5|\uAE30\uB2A5|\uAC1C\uC120|neu|neue|neuerung*|fun\
ktion*|verbesser*|hinzugef\xFCgt|ajout*|nouveau*|nouvel*|fonctionnalit*|am\xE9lior*|a\xF1adid*|agregad*|nuev*|novedad*|funcionali\
dad*|mejor*|adicionad*|novidade*|novo|novos|nova|novas|melhor*|recurso*|aggiunt*|novit\xE0|nuov*|funzionalit*|miglior*|\u0434\u043E\u0431\u0430\
\u0432\u043B\u0435\u043D*|\u043D\u043E\u0432\u043E\u0435|\u043D\u043E\u0432\u044B\u0435|\u043D\u043E\u0432\u044B\u0439|\u0443\u043B\u0443\u0447\u0448*|\u0432\u043E\u0437\u043C\u043E\u0436\u043D\u043E\u0441\u0442*|toegevoegd|verbeter*|nieuw*|dodano|nowe|nowo\u015Bci|ulepszen*|eklenen*|yeni*|iyil\
e\u015Ftir*|p\u0159id\xE1no|nytt|lagt till|f\xF6rb\xE4ttr*"),labels:l("feat|feature|features|new|add|adds|added|enhance|\
enhanced|enhancement|improve|improves|improved|improvement|performance|optimize|optimized|nouveau|nouveaut\xE9|ajout|neu|nu\
evo|novo|\u65B0\u589E|\u65B0\u529F\u80FD|\u6DFB\u52A0|\u4F18\u5316|\u6539\u8FDB|\u8FFD\u52A0|\u6539\u5584"),emoji:l("\u2728|\u{1F389}\
|\u{1F680}|\u{1F195}|\u{1F31F}|\u2B50|\u{1F4AB}|\u26A1\uFE0F|\u26A1|\u267F\uFE0F|\u267F|\u26F0\uFE0F|\u{1F381}|\u{1F4A1}"),
firstWords:l("add|adds|added|adding|new|support|supports|supported|introduce|introduces|introduced|introducing|\u65B0\u589E|\u6DFB\u52A0|\u589E\u52A0|\
\u652F\u6301|\u65B0\u3057\u3044|ajout|ajout\xE9|nouveau|nouvelle|neu|neue|neuer|neues|a\xF1adido|a\xF1adida|agregado|agregada|a\xF1adir|nuevo|nueva|adicionad\
o|adicionada|novo|nova|aggiunto|aggiunta|nuovo|nuova|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u0430|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u043E|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u044B|\u043D\u043E\u0432\u044B\u0439|\u043D\u043E\u0432\u0430\u044F")},
{kind:"fix",headings:l("fix|fixes|fixed|fixing|bug|bugs|bugfix*|hotfix*|security|resolved|corrected|corrections|patched|\
vulnerabilit*|\u4FEE\u590D|\u4FEE\u6B63|\u4FEE\u5FA9|\u95EE\u9898\u4FEE\u590D|\u7F3A\u9677|\u5B89\u5168|\u89E3\u51B3|\u4E0D\u5177\u5408|\u30D0\u30B0|\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3|\uC218\uC815|\uBC84\uADF8|\uACE0\uC815|\uBCF4\uC548|behoben*|fehler*|korrektur*|korrigiert|sicherheit*|corrig\
*|correct*|s\xE9curit\xE9|corregid*|correcc*|arregl*|seguridad|corre\xE7*|seguran\xE7a|corrett*|correzion*|sicurezza|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D*|\u043E\u0448\u0438\u0431\
\u043A*|\u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D\u043E\u0441\u0442*|opgelost|naprawion*|poprawki|d\xFCzelt*|opraveno|\xE5tg\xE4rdat|fixat"),
labels:l("fix|fixes|fixed|fixup|bug|bugfix|bugfixes|hotfix|security|sec|bug fix|\u4FEE\u590D|\u4FEE\u6B63|\u4FEE\u5FA9|corrig\xE9|behoben|corregido|\u0438\u0441\u043F\u0440\u0430\
\u0432\u043B\u0435\u043D\u043E"),emoji:l("\u{1F41B}|\u{1F41E}|\u{1FA79}|\u{1F691}\uFE0F|\u{1F691}|\u{1F512}\uFE0F|\u{1F512}|\u{1FA7A}|\u{1F510}"),
firstWords:l("fix|fixes|fixed|fixing|fixup|resolve|resolves|resolved|correct|corrects|corrected|repair|repairs|repaired|\
bugfix|hotfix|\u4FEE\u590D|\u4FEE\u6B63|\u4FEE\u5FA9|\u89E3\u51B3|corrige|corrig\xE9|correction|corrections|behebt|behoben|corregido|arreglado|corrigido|corretto|\u0438\
\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u0430|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u043E|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u044B")},
{kind:"removal",headings:l("removed|removal*|=remove|deprecat*|dropped|\u79FB\u9664|\u5220\u9664|\u5E9F\u5F03|\u5F03\u7528|\u524A\u9664|\u5EC3\u6B62|\uC81C\uAC70|\uC0AD\uC81C|entfernt|veraltet|supprim\
*|retir\xE9*|eliminad*|obsolet*|removid*|rimoss*|\u0443\u0434\u0430\u043B\u0435\u043D*|\u0443\u0434\u0430\u043B\u0451\u043D*|verwijderd|usuni\u0119t*|kald\u0131r\u0131l*"),
labels:l("remove|removes|removed|deprecate|deprecated|drop|dropped|removal|\u79FB\u9664|\u524A\u9664"),emoji:l("\u{1F525}|\u{1F5D1}\uFE0F|\u{1F5D1}\
|\u26B0\uFE0F"),firstWords:l("remove|removes|removed|drop|drops|dropped|deprecate|deprecates|deprecated|\u79FB\u9664|\u5220\u9664|supprime|s\
upprim\xE9|elimina|depreca|entfernt|eliminado|eliminada|removido|rimosso|\u0443\u0434\u0430\u043B\u0435\u043D|\u0443\u0434\u0430\u043B\u0451\u043D")},
{kind:"change",headings:l("breaking|=changed|behavior changes|behaviour changes|change|changed|ge\xE4ndert|\xE4nderung*|modifi\
*|cambi*|mudan\xE7a*|alter*|\u53D8\u66F4|\u53D8\u5316|\u5909\u66F4|\uBCC0\uACBD|\u0438\u0437\u043C\u0435\u043D*"),labels:l(
"perf|change|changes|changed|chg|tweak|tweaked|update|updated|breaking|breaking change|\u53D8\u66F4|\u66F4\u65B0|\u5909\u66F4"),
emoji:l("\u{1F4A5}|\u{1F484}|\u{1F504}"),firstWords:[]}],Rt=/^(?:what['’´`]?s changed|changelog|change|变更记录)$/i,
J=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;function Tt(e){return e.startsWith("=")?`^[\
^\\p{L}]*${e.slice(1)}[^\\p{L}]*$`:J.test(e)?e:e.endsWith("*")?`(?<!\\p{L})${e.slice(0,-1)}\\p{L}*`:`(?<!\\p{L})${e}(?!\\\
p{L})`}const X=L.map(({kind:e,headings:t})=>({kind:e,pattern:new RegExp(t.map(Tt).join("|"),"iu")})),Ct=/\s(?:and|und|et|y|e)\s|[&,/、，]/i,
It=/(?<![\p{L}\d])v?\d+\.\d/u,Ot=new RegExp("(?<!\\p{L})(?:and|other|others|general|minor|major|small|some|all|more|und|e\
t|y|new|the|to|for|of|in|this|list|updates?|changes|instructions?|guide|notes|items?)(?!\\p{L})","giu"),qt=X.map(({pattern:e})=>new RegExp(
e,"giu"));function ee(e){return qt.reduce((s,r)=>s.replace(r," "),e).replace(Ot,"").match(new RegExp("\\p{L}+","gu"))?.length??
0}const _t=/:[a-z0-9_+-]{1,40}:/g,Ft=/^[^\p{L}]+|[^\p{L}]+$/gu;function M(e){const t=e.replace(_t," "),n=t.replace(Ft,"");
if(n==="")return re(t);if(It.test(t)||Rt.test(n))return;const s=Dt(n);return s.includes("developers")&&!Ct.test(n)?"deve\
lopers":s[0]}const Ht=1;function Dt(e){return X.map(({kind:t,pattern:n})=>({kind:t,at:e.search(n)})).filter(({at:t})=>t>=
0).filter(({kind:t})=>t!=="developers"||ee(e)<=Ht).sort((t,n)=>t.at-n.at).map(({kind:t})=>t)}const te=e=>M(e)!==void 0&&
ee(e)===0,Bt=L.filter(({kind:e})=>e!=="developers").flatMap(({kind:e,headings:t})=>t.map(n=>[n.replace(/^=/,""),e])).filter(
([e])=>!/[ *]/.test(e)),Kt=L.flatMap(({kind:e,labels:t})=>t.map(n=>[n,e])),Ut=new Map([...Bt,...Kt]),ne=e=>Ut.get(e.toLowerCase().
trim()),se=new Map(L.flatMap(({kind:e,emoji:t})=>t.map(n=>[n,e])));function re(e){const t=new RegExp("^\\p{Extended_Picto\
graphic}\\ufe0f?","u").exec(e.trim())?.[0];if(t!==void 0)return se.get(t)??se.get(t.replace("\uFE0F",""))}function Gt(e){
const t=e.map(n=>J.test(n)?n:`${n}(?!\\p{L})`);return new RegExp(`^(?:we(?: have|['\u2019]ve)? )?(?:${t.join("|")})`,"iu")}
const Vt=L.filter(({firstWords:e})=>e.length>0).map(({kind:e,firstWords:t})=>({kind:e,pattern:Gt(t)})),Qt=/^[^:：.]{1,40}[:：]\s+/;
function _(e){const t=e.replace(Qt,"");return Vt.find(({pattern:n})=>n.test(e)||n.test(t))?.kind}function oe(e,t){return Z.
findLast(n=>n===e||n===t)}const Yt="\u2026",ie=120,Zt=new Intl.Segmenter("en",{granularity:"grapheme"}),Jt=new Intl.Segmenter(
"en",{granularity:"word"}),ae=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u,
Xt=/[\s.,;:…、。，；：·|/&\p{Pd}\p{Ps}\p{Pi}]+$/u,en=/[.!?…]+["'”’)\]]*\s+(?=["'“‘([`]?[\p{Lu}\p{Lo}\p{N}])|[。！？]+[」』”）]*\s*/gu,
tn=new RegExp("(?:^|[\\s(])(?:\\p{L}|e\\.g|i\\.e|z\\. ?b|d\\. ?h|u\\. ?a|p\\. ?ex|vs|cf|etc|no|nr|approx|ca|incl|bzw|dr|mr|mrs|s\
t|jr)\\.$","iu");function W(e){const t=[];let n=0;for(const{0:r,index:o}of e.matchAll(en)){const i=o+r.length;tn.test(e.
slice(Math.max(n,o-12),o+1))||(t.push(e.slice(n,i).trim()),n=i)}const s=e.slice(n).trim();return s===""?t:[...t,s]}const de=e=>e.
join(/[。！？]$/.test(e[0]??"")?"":" "),ce=e=>W(e.slice(0,1e3))[0]??"",nn=3;function sn(e,t=ie){const n=F(e,t);let s=0;
for(const i of W(e)){const a=e.indexOf(i,s)+i.length;if(a>n)break;s=a}const r=e.slice(0,s);return r.split(" ").length>=nn||
ae.test(r)?r:rn(e,t)}function rn(e,t=ie){if(F(e,t)===e.length)return e;const n=F(e,t-1),s=e.slice(0,n),r=H(e.slice(0,dn(
e,n)));return(H(r.slice(0,on(r)))||r||H(s)||s)+Yt}function on(e){const t=[];for(const{0:n,index:s}of e.matchAll(/[()[\]（）【】]/g))
"([\uFF08\u3010".includes(n)?t.push(s):t.pop();return t[0]??e.length}function F(e,t){let n=0;for(const{index:s}of Zt.segment(
e)){if(n===t)return s;n+=1}return e.length}const an=64;function dn(e,t){const n=[...Jt.segment(e.slice(0,t+an))],s=r=>r>
0&&n.slice(r-1,r+1).some(({segment:o})=>cn(o));return n.findLast(({index:r},o)=>r<=t&&s(o))?.index??0}const cn=e=>/^\s/.
test(e)||ae.test(e),H=e=>e.replace(Xt,""),le=e=>new RegExp(`^(?:${e.join("|")})(?![\\p{L}-])`,"iu"),x=(e,t)=>t.split(/\s+/).
map(n=>n+e),ue=le([...x("(?:s|ed)?",`accept add adjust align allow attempt augment avoid backport bump check clamp clean\
 clear convert correct
    default detect disallow display extend guard harden honou?r implement limit load lower mark open prevent print
    re-?add re-?allow re-?implement recover refactor reject reload render respect retain return rework select sort
    support sync tighten transform treat tweak unblock`),...x("[sd]?",`change close compute configure create decode dete\
rmine disable downgrade enable encode enforce ensure escape
    exclude expose gate generate guarantee handle ignore improve include increase initialize introduce migrate
    mitigate move normalize optimize parse prepare preserve provide raise recogni[sz]e reduce refuse release remove
    rename replace requeue require resolve restore revise sanitize save scope serialize serve store tolerate update
    upgrade use validate`),...x("(?:es|ed)?","address bypass match pass patch refresh suppress switch"),...x("s?","bring\
 call cancel fall hand keep let make read reset run send set speed unset wait work write"),...x("",`applied applies appl\
y catch(?:es)? compile correctly defer(?:s|red)? do do(?:es)?n['\u2019]?t don['\u2019]?t
    drop(?:s|ped)? emit(?:s|ted)? fix(?:e[sd]|ing)? hid(?:e|es|den)? kept log(?:s|ged)? made no now omit(?:s|ted)?
    only permit(?:s|ted)? pin(?:s|ned)? prefer(?:s|red)? process proper properly retries retry show(?:s|n)?
    simplif(?:y|ies|ied) skip(?:s|ped)? stop(?:s|ped)? strip(?:s|ped)? tries trim(?:s|med)? try undo
    verif(?:y|ies|ied) we wrap(?:s|ped)? you`)]),ln=/\b(?:not|never|fails?|failed|failing|failure|doesn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|can['’]?t|cannot|couldn['’]?t|wrong(?:ly)?|incorrect(?:ly)?|broken|missing|lost|loses|crash(?:es|ed|ing)?|errors?|hangs?|freezes?|stuck|unexpected(?:ly)?|invalid|is|are|was|were|gets|being)\b/i,
pe=le(x("",`call cancel catch change check close default display drop hand limit load log lower mark match move no
    now open opened patch print process raise read refresh release reload render reset return run save scope
    select send set show sort store support switch sync update upgrade use wait we work write you`)),un=new RegExp("(?!\\\
p{ASCII})\\p{L}|(?<![\\p{L}-])(?:der|das|dem|des|ein|eine|einen|nicht|wurde|wurden|wird|werden|bei|beim|und|oder|mit|nach|\
von|vom|zu|zur|zum|auf|ist|sind|kein|keine|nun|le|la|les|un|une|est|pas|dans|pour|avec|qui|aux|el|los|las|del|que|por|pa\
ra|con|una|en el|en la|il|gli|della|nel|di|che|na|em|ao|uma|com|het|een|niet|van|voor)(?![\\p{L}-])","iu"),fe=/修复|修正|修復|解决|解決|改善|対応|対処|수정|해결|개선|behoben|behebt|korrigiert|gelöst|verhindert|résol|résou|empêch|corregid|arregl|solucion|corrig|resolvid|corrett|risolt|исправ|устран|решен|naprawi|opraven|opgelost|düzelt|åtgärd/i;
function me(e,t=!0){const n=ce(e);if(fe.test(e)||_(n)==="fix")return e;if(!t||un.test(n))return;const s=pe.test(n)&&ln.test(
n),r=ue.test(n)&&!s,o=/\bfix(?:e[sd]|ing)?\b/i.test(n);return r||o?e:`Fixed: ${e}`}const $=e=>t=>e.test(t),pn=String.raw`(?:if|when)\b[^,]{1,60},\s*`,
fn=String.raw`(?:(?!(?:that|which|who|if|when|whether|how|what|where|now)\s)\S+\s){1,8}?`,mn=String.raw`(?:might|may|could|can|would)\s(?:(?:not|sometimes|still|also|even|incorrectly|wrongly)\s){0,2}`,
hn=String.raw`(?:be|become|get|end up|have been|contain|return)\s(?:\S+\s){0,2}?(?:${"none|null|nil|undefined|nan|empty|\
blank|wrong|incorrect|inaccurate|invalid|missing|lost|broken|stale|outdated|corrupt(?:ed)?|truncated|duplicated?|stuck|u\
navailable|unreadable|leaked"})`,gn="fail|crash|hang|freeze|break|lose|leak|stall|disappear|vanish|overflow|deadlock|tim\
e out",bn=new RegExp(String.raw`^(?:${pn})?${fn}${mn}(?:${hn}|${gn})(?![\p{L}-])(?!\s+now\b)`,"iu"),wn=e=>ue.test(e)&&!pe.
test(e)||_(e)!==void 0,kn=[{what:"a first word that names a defect",tells:$(/^(?:unable|cannot|can['’]?t|couldn['’]?t|crash(?:es|ing)?|bugs?|regressions?|incorrect|wrong|broken|missing|failed|failure|failing|fails|errors?|exception|issues?|problems?|inability|memory leak|leak|spurious|not|invalid|unexpected|impossible)(?![\p{L}-])/iu),
example:"Unable to join a game"},{what:"a subject that fails",tells:$(/^(?!.{0,80}\b(?:no longer|never|if|when)\b)(?:\S+\s){1,6}(?:fails?|crash(?:es|ed)?|does(?:n['’]t| not) work|is broken|not working|hangs|freezes)\b/i),
example:"Search in the menu hangs"},{what:"a defect in a European language",tells:$(new RegExp("(?:funktionier(?:t|en)|g\
eht|gehen) nicht|^(?:fehler|absturz)(?!\\p{L})|ne fonctionne(?:nt)? (?:pas|plus)|no funcionan?(?!\\p{L})|n\xE3o funciona|non \
funziona|\u043D\u0435 \u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442|\u043D\u0435 \u0440\u0430\u0431\u043E\u0442\u0430\u044E\u0442",
"iu")),example:"Die Suche funktioniert nicht"},{what:"a defect in Japanese",tells:$(/(?:しない|できない|されない|ならない|おかしい|崩れる|落ちる|クラッシュ(?:する)?|失敗する|不具合|エラー)[。]?$/u),
example:"\u30E1\u30CB\u30E5\u30FC\u304C\u8868\u793A\u3055\u308C\u306A\u3044"},{what:"a defect in Chinese",tells:$(/^(?!.*(?:新增|添加|增加|支持|优化|避免|防止|不再)).*(?:无法|不能|失败|崩溃|报错|失效|不生效|不显示|闪退|異常|异常)/u),
example:"\u83DC\u5355\u65E0\u6CD5\u6253\u5F00"},{what:"a defect in Korean",tells:$(/(?:안 ?됨|안되는 문제|오류|않음|않는 문제)[.]?$/u),
example:"\uBA54\uB274\uAC00 \uC5F4\uB9AC\uC9C0 \uC54A\uB294 \uBB38\uC81C"},{what:"a defect that only may happen",tells:e=>bn.
test(e)&&!wn(e),example:"Records: values might be None according to types"}],vn=/^(?!.{0,80}\b(?:no longer|never|if|when|unless|by default)\b)(?:\S+\s){1,6}(?:cannot|can['’]t|won['’]t|(?:do|does|did|could|is|are|was|were)(?:n['’]t| not))\s/i;
function he(e,t){return fe.test(e)?!1:kn.some(({tells:n})=>n(e))||!t&&vn.test(e)}const ge=[{at:"start",form:"thanks {ref\
s}! -",entry:"Thanks @octocat! - Add dark mode",left:"Add dark mode"},{at:"start",form:"merged pr {digits}:",entry:"Merg\
ed PR 40624: Add dark mode",left:"Add dark mode"},{at:"start",form:"pr {refs}:",entry:"PR #1: Add dark mode",left:"Add d\
ark mode"},{at:"start",form:"pr {digits}:",entry:"PR 1 - Add dark mode",left:"Add dark mode"},{at:"start",form:"pr:",entry:"\
PR: Add dark mode",left:"Add dark mode"},{at:"start",form:"pull request {refs}:",entry:"Pull request #1: Add dark mode",
left:"Add dark mode"},{at:"start",form:"issue {refs}:",entry:"Issue #12: Add dark mode",left:"Add dark mode"},{at:"start",
form:"issue {digits}:",entry:"Issue 12: Add dark mode",left:"Add dark mode"},{at:"start",form:"{refs}",entry:"#123: Add \
dark mode",left:"Add dark mode"},{at:"start",form:"{refs}",entry:"[#139, #3775] Add dark mode",left:"Add dark mode"},{at:"\
start",form:"{refs}",entry:"1a2b3c4 Add dark mode",left:"Add dark mode"},{at:"start",form:"{hex}:",entry:"deadbee: Add d\
ark mode",left:"Add dark mode"},{at:"start",form:"{date} -",entry:"2026-05-25 - Add dark mode",left:"Add dark mode"},{at:"\
start",form:"{digits} -",entry:"5400 - Add dark mode",left:"Add dark mode"},{at:"start",form:"[{branch}]",entry:"[5.x] A\
dd dark mode",left:"Add dark mode"},{at:"start",form:"[{ticket}]",entry:"[MAP-123] Add dark mode",left:"Add dark mode"},
{at:"start",form:"{level}:",entry:"patch: Add dark mode",left:"Add dark mode"},{at:"start",form:"{ticket}:",entry:"MAP-1\
23: Add dark mode",left:"Add dark mode"},{at:"end",form:"{refs}",entry:"Add dark mode #12",left:"Add dark mode"},{at:"en\
d",form:"by {refs} in {refs}",entry:"Add dark mode by @octocat with @Copilot in #12",left:"Add dark mode"},{at:"end",form:"\
by {refs}",entry:"Add dark mode by @octocat",left:"Add dark mode"},{at:"end",form:", by {names}",entry:"Add dark mode, b\
y Mona Lisa",left:"Add dark mode"},{at:"end",form:"- {refs} - {names}",entry:"Add dark mode - (1a2b3c4) - Mona Lisa, @oc\
tocat",left:"Add dark mode"},{at:"end",form:"via {refs}",entry:"Add dark mode via #12",left:"Add dark mode"},{at:"end",form:"\
see {refs}",entry:"Add dark mode, see #12",left:"Add dark mode"},{at:"end",form:"see pr {refs}",entry:"Add dark mode see\
 PR #12",left:"Add dark mode"},{at:"end",form:"pr {refs}",entry:"Add dark mode. PR #12",left:"Add dark mode"},{at:"end",
form:"pr {refs} by {refs}",entry:"Add dark mode. PR #12 by @octocat.",left:"Add dark mode"},{at:"end",form:"issue {refs}",
entry:"Add dark mode. Issue #12",left:"Add dark mode"},{at:"end",form:"closes {refs}",entry:"Add dark mode, closes #12",
left:"Add dark mode"},{at:"end",form:"fixes {refs}",entry:"Add dark mode. Fixes octo/site#12.",left:"Add dark mode"},{at:"\
end",form:"fix {refs}",entry:"Add dark mode, fix #12",left:"Add dark mode"},{at:"end",form:"close {refs}",entry:"Add dar\
k mode - Close #12",left:"Add dark mode"},{at:"end",form:"part of {refs}",entry:"Add dark mode, part of #12",left:"Add d\
ark mode"},{at:"end",form:"related to {refs}",entry:"Add dark mode, related to #12",left:"Add dark mode"},{at:"end",form:"\
resolves {refs}",entry:"Add dark mode, resolves #12",left:"Add dark mode"},{at:"end",form:"refs {refs}",entry:"Add dark \
mode, refs #12",left:"Add dark mode"},{at:"end",form:"implements {refs}",entry:"Add dark mode, implements #12",left:"Add\
 dark mode"},{at:"end",form:"thanks {refs}",entry:"Add dark mode. Thanks @octocat!",left:"Add dark mode"},{at:"end",form:"\
thanks to {refs}",entry:"Add dark mode. Thanks to @octocat and @hubot!",left:"Add dark mode"},{at:"end",form:"thank you \
{refs}",entry:"Add dark mode. Thank you @octocat!",left:"Add dark mode"},{at:"end",form:"thx {refs}",entry:"Add dark mod\
e, thx @octocat",left:"Add dark mode"},{at:"end",form:"- thx {people}",entry:"Add dark mode - thx mona/hubot",left:"Add \
dark mode"},{at:"end",form:"[{full names}]",entry:"Add dark mode [Mona Lisa]",left:"Add dark mode"},{at:"end",form:"prop\
s {refs}",entry:"Add dark mode. Props @octocat via #12.",left:"Add dark mode"},{at:"end",form:"kudos to {refs}",entry:"A\
dd dark mode. Kudos to @octocat",left:"Add dark mode"},{at:"end",form:"credits to {refs}",entry:"Add dark mode. Credits \
to @octocat",left:"Add dark mode"},{at:"end",form:"contributed by {refs}",entry:"Add dark mode (#12). Contributed by @oc\
tocat.",left:"Add dark mode"},{at:"end",form:"reported by {refs}",entry:"Add dark mode, reported by @octocat",left:"Add \
dark mode"},{at:"end",form:"cherry-pick of {refs}",entry:"Add dark mode, cherry-pick of #12",left:"Add dark mode"},{at:"\
end",form:"backport of {refs}",entry:"Add dark mode, backport of #12",left:"Add dark mode"},{at:"end",form:"von {refs}",
entry:"Dunkles Design von @octocat",left:"Dunkles Design"},{at:"end",form:"par {refs}",entry:"Th\xE8me sombre par @octocat",
left:"Th\xE8me sombre"},{at:"end",form:"por {refs}",entry:"Modo oscuro por @octocat",left:"Modo oscuro"},{at:"end",form:"\
\u7531 {refs} \u8D21\u732E,\u5728 {refs}",entry:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F\uFF0C\u7531@octocat \u8D21\u732E\uFF0C\u5728#12",
left:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F"},{at:"end",form:"{refs} \u5728 {refs}",entry:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F @octocat \u5728 #12",
left:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F"},{at:"end",form:"\u5173\u95ED {refs}",entry:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F\uFF0C\u5173\u95ED #12\u3001#13",
left:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F"},{at:"end",form:"\u611F\u8C22 {refs}",entry:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F\uFF0C\u611F\u8C22 @octocat",
left:"\u589E\u52A0\u6DF1\u8272\u6A21\u5F0F"}],{reference:D}=p,yn=String.raw`[\w.-]{1,40}(?:\/[\w.-]{1,40})?`,xn=String.raw`(?:${yn})?#\d+(?![A-Za-z\d])`,
$n=String.raw`\b(?:gh-|pr[ -]?#?|issue[ -]?#?)\d+`,An=String.raw`(?<!\S)!\d+`,Sn=String.raw`\b(?:(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}|[\da-f]{40})\b`,
Ln=String.raw`@[\w](?:[\w-]{0,38}\w)?(?:\[bot\])?(?![\w/.-]*\/)`,jn=String.raw`\b(?:GHSA(?:-\w{2,8}){3}|CVE-\d{4}-\d{3,8})\b`,
be=`${D[0]}[^${D[1]}]*${D[1]}`,we=`(?:${be}|${xn}|${$n}|${An}|${Sn}|${Ln}|${jn})`,zn=String.raw`(?:[\s,;&/+·、]|and\b|with\b|und\b|et\b){0,6}`,
En=String.raw`[\[(<]{0,3}`,Pn=String.raw`[\])>]{0,3}(?:\[\])?`,j=String.raw`[\ue002-\ue007]{0,4}`,ke=`${En}${j}${we}${j}${Pn}`,
Nn=String.raw`@?[\p{Lu}@][\p{L}\p{M}\p{N}.'’_-]*`,Mn=String.raw` (?:\p{Lu}|de |van |von )[\p{L}\p{M}.'’-]*`,ve=`(?:${be}\
|${Nn}(?:${Mn}){0,3})`,ye=new RegExp(we,"iu"),Wn={refs:`${ke}(?:${zn}${ke})*`,digits:String.raw`\d{1,7}`,hex:String.raw`[\da-f]{7,40}`,
names:`${ve}(?:, ${ve})*`,people:"[^.!?]{1,80}","full names":String.raw`\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2} \p{Lu}[\p{L}'’.-]+`,
level:"(?:major|minor|patch)",date:String.raw`\d{4}-\d{2}-\d{2}`,branch:String.raw`v?\d+\.(?:x|\d+)(?:\.x)?`,ticket:String.
raw`(?:[A-Z][A-Z0-9]{1,9}-\d{2,6}|T\d{3,6})`};function B(e){return e.split(/(\{[\w ]+\})/).map(n=>Wn[n.slice(1,-1)]??Rn(
n)).join("")}const Rn=e=>e.replace(/[[\]]/g,"\\$&").replace(/ +/g,"\\s*"),xe=e=>/names\}|\{ticket\}/.test(e)?"u":"iu",Tn=String.
raw`(?::|[.\u2013\u2014-](?=\s))`;function Cn({form:e}){const[,t="",n=""]=/^(.*?)([:-]?)$/.exec(e)??[],s=e==="{hex}:"?":":
Tn,r=n===""?B(t):String.raw`${B(t)}\s*${s}`;return new RegExp(String.raw`^\s*${j}${r}${j}[\s:.,\u2013\u2014-]*`,xe(e))}function In({
form:e}){const t=new RegExp("^\\p{L}","u").test(e)?String.raw`(?<![\p{L}\p{N}_])`:"";return new RegExp(String.raw`${t}${j}${B(
e)}[\s.!,;:]*$`,xe(e))}const On=ge.filter(({at:e})=>e==="start").map(Cn),qn=ge.filter(({at:e})=>e==="end").map(In),_n=new Map(
[["\u3001",","],["\u3002","."],["\u3010","["],["\u3011","]"]]),Fn=65248,A=e=>e.replace(/[\uff01-\uff5e、。【】]/g,t=>_n.
get(t)??String.fromCharCode(t.charCodeAt(0)-Fn));function $e(e){const t=A(e.slice(0,Ae));for(const n of On){const[s]=n.exec(
t)??[];if(s!==void 0)return e.slice(s.length)}}const Ae=240,Hn=/[\s,;:.·|(，；：。\u2013\u2014-]+$/,Dn=/[\s,;:，；：\u2013\u2014-]+$/;
function Bn(e){const t=Math.max(0,e.length-Ae),n=A(e.slice(t)),s=Gn(n);if(s!==void 0&&ye.test(n.slice(s.from,s.to))){const o=e.
slice(0,t+s.from).replace(Dn,"");return s.hasStop&&!/[.!?。！？]$/.test(o)?`${o}${Kn(e)}`:Un(o)}const r=qn.map(o=>n.search(
o)).filter(o=>o>=0);if(r.length!==0)return e.slice(0,t+Math.min(...r)).replace(Hn,"")}const Kn=e=>/[.。]\s*$/.exec(e)?.[0].
trim()??"",Un=e=>/[.!?]\s/.test(e)?e:e.replace(/(?<!\.)[.。]$/,"");function Gn(e){const[t=""]=/[\s.!,;]*$/.exec(e)??[],
n=e.length-t.length;if(!Se(e.charAt(n-1)))return;let s=0;for(let r=n-1;r>=0;r--){const o=e.charAt(r);if(Se(o)?s++:(o==="\
("||o==="[")&&s--,s===0)return{from:r,to:n,hasStop:t.includes(".")}}}const Se=e=>e===")"||e==="]",m=e=>t=>e.test(t),b=e=>t=>e.
test(ce(t)),Vn=new Set("i a an the this that these it is are was has have been be with of for in on to and or & our we i\
 us all as well also only just more most other others some several various many numerous multiple few lots lot number co\
uple countless minor small little tiny big major general common additional further miscellaneous misc mostly mainly here\
 now today available out live released release releases version update updates updated new newest latest initial public \
stable beta alpha preview official patch maintenance hotfix point rc prerelease pre build bump change changes changed fi\
x fixes fixed fixing bug bugs bugfix bugfixes issue issues problem problems improve improves improved improvement improv\
ements improving enhancement enhancements optimization optimizations optimisation optimisations tweak tweaks tweaked pol\
ish polishing cleanup refinements refactoring refactor performance stability reliability security quality internal code \
under hood behind scenes bits things stuff feature features notable important following along contains contain containin\
g includes include including brings bring adds add focuses focused focusing features comes come made makes make get gets\
 announce announcing announced pleased happy excited thrilled proud glad to would like get please enjoy welcome hello hi\
 everyone full list see changelog notes what whats dependency dependencies docs documentation translations translation t\
ests test typos typo diverses divers corrections correction de des du bugs et optimisations am\xE9liorations mineures mineu\
r mineurs changement changements petites nombreuses plusieurs mise \xE0 jour la le les diverse kleine kleinere viele einige\
 fehlerbehebungen fehlerkorrekturen verbesserungen fehler behoben und weitere korrekturen varias varios muchas muchos pe\
que\xF1as peque\xF1os mejoras correcciones errores y optimizaciones correcci\xF3n numerosos v\xE1rias v\xE1rios melhorias corre\xE7\xF5es peq\
uenas pequenos e \u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u0438\u044F \u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u044B \u043E\u0448\u0438\u0431\u043A\u0438 \u043E\u0448\u0438\u0431\u043E\u043A \u0443\u043B\u0443\u0447\u0448\u0435\u043D\u0438\u044F \u043C\u0435\u043B\u043A\u0438\u0435 \u0440\u0430\u0437\u043B\u0438\u0447\u043D\u044B\u0435 \u0438 \u0434\u0440\u0443\u0433\u0438\u0435 \u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u0438\u0435".
split(" ")),Qn=new RegExp("(?:\\p{Lu}[\\p{L}\\p{N}.-]*\\s+){1,3}v?\\d+\\.\\d\\S*","gu"),Yn=/^(?:バグ|不具合|の|修正|その他|軽微な|細かい|いくつか|改善|など|たくさん|小さな|各種|変更|更新|リリース|一些|若干|其他|其它|部分|已知|问题|bug|修复|修復|优化|改进|和|与|及|以及|的|了|提升|性能|稳定性|体验|细节|版本|发布|小|次|此|버그|수정|및|개선|작은|많은|최적화|안정성|성능|기타|\s|[\p{P}\p{N}])+$/iu;
function Le(e,t=""){if(Yn.test(e))return!0;const n=new Set(je(t)),s=t===""?e:e.replace(Qn,"");return je(s).every(r=>Vn.has(
r)||n.has(r)||!new RegExp("\\p{L}","u").test(r))}const je=e=>e.toLowerCase().replace(/['’](?:s|re|ve|d|m)\b/g,"").replace(
new RegExp("(?<!\\p{L})v?\\d[\\w.+-]*","gu")," ").replace(/:[a-z0-9_+-]{1,40}:|\bfirst (?=(?:\w+ ){0,2}(?:release|version|alpha|beta)\b)/g,
" ").split(/[^\p{L}\p{M}\p{N}&]/u),ze=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;function z(e){
const t=e.replace(ze," ").split(/\s/).filter(s=>/[\p{L}\p{N}]/u.test(s)),n=e.match(ze)?.length??0;return t.length+Math.floor(
n/2)}const Zn=/[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\bmailto:|[^\s@<>]@[^\s@<>]{1,64}\.\w|(?<![\w.-])(?:[\w-]{1,63}\.){1,5}(?:com|org|net|io|dev|app|gg|me|eu|co|info|de|fr|uk|cn|jp|ru)(?:\/|:\d)|(?<![\w.-])(?:[\w-]{1,63}\.){1,5}(?:com|org)(?![\w-])|(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/i,
Jn=[{what:"a number of an issue, an account, a commit or an advisory",refuses:m(ye),example:"Add what #12 asked for in t\
he menu"},{what:"a command of the runner",refuses:m(/^\s*(?:::|##\[)|##\[\w+\]/),example:"##[error] Maps are here"},{what:"\
an address",refuses:m(Zn),example:"Read more at https://example.com/maps"},{what:"a bracket that is not closed",refuses:e=>!ns(
e),example:"Add offline maps (see the"},{what:"only that things were fixed or improved",refuses:e=>Le(e),example:"Variou\
s bug fixes and performance improvements"}],Xn=/\binsecure(?:ly)?\b|\b(?:clear|plain)[ -]?(?:text )?(?:passwords?|credentials?|secrets?|tokens?)\b|\b(?:passwords?|credentials?|secrets?|tokens?)\b.{0,40}\b(?:clear|plain)[ -]?text\b|\bfor now\b.{0,60}\b(?:un(?:safe|encrypted|authenticated|protected|checked)|not (?:safe|encrypted|checked|protected|validated|verified))\b|\b(?:un(?:safe|encrypted|authenticated|protected|checked)|not (?:safe|encrypted|checked|protected|validated|verified))\b.{0,60}\bfor now\b/i,
es=/\b(?:fix(?:e[sd])?|prevent(?:s|ed)?|avoid(?:s|ed)?|warn(?:s|ed|ings?)?|reject(?:s|ed)?|refuse[sd]?|block(?:s|ed)?|disallow(?:s|ed)?|forbid(?:s|den)?|removed?|removes|replaced?|replaces|disabled?|disables|detect(?:s|ed)?|encrypt(?:s|ed)?|hash(?:es|ed)?|no longer|never|instead of|do not|don['’]t)\b/i,
ts=[{what:"no more than one word",refuses:e=>z(e)<2,example:"Maps"},{what:"a last word that needs another",refuses:m(/\s(?:in|of|for|to|from|with|by|about|on|at|see|and|or|the|a|an|via|like|as|issue|pr|per|since|after|before|than|und|et|mit|de|von|avec|con|por)[.,;:]?$/i),
example:"Fix the menu in"},{what:"a label with a date or a path",refuses:m(/^[^:]{1,40}:\s*(?:\S+\s){0,4}(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|[\w.-]+\/[\w./-]+\.\w{1,5})[.\s]*$/),
example:"Affected years: since 01/01/2026"},{what:"a warning of a weakness",refuses:e=>/\/!\\|⚠|:warning:/.test(e)||Xn.
test(e)&&!es.test(e),example:"Add settings for mail (/!\\ for now clear password)"},{what:"a question",refuses:m(/[?？]$/),
example:"Why does the map flicker?"},{what:"a wish, as issues have it",refuses:b(/\bshould (?:be|have|also|use|allow|show|only)\b/i),
example:"The default folder should be the home folder"},{what:"a placeholder",refuses:m(/^\W*(?:todo|tbd|n\/a|none|no changes|nothing)\b/i),
example:"TODO: write the notes"},{what:"a merge or a revert",refuses:m(/^(?:merge[sd]?\b.{0,30}\b(?:branch|pull request|pr|remote|tag|commit|main|master|develop)|merge[sd]? [\w/-]+ into|reverts?\b|reverted\b|initial (?:plan|commit)\b|wip\b|bump version|version bump|release v?\d|prepare (?:for )?(?:the )?(?:next )?(?:release|v?\d))/i),
example:"Merge pull request from octo/main"},{what:"another version of a dependency",refuses:e=>b(/^(?:[\w ]{1,20}: )?(?:chore|bump(?:s|ed)?|up(?:grade|date)(?:s|d)?|downgrade[sd]?|pin(?:s|ned)?|switch(?:ed)?|migrate[sd]?|move[sd]?|use|rolls?|synchroni[sz]e)\b.{0,160}?(?:\bv?\d+\.\d|\bv\d+\b|\b(?:to|zu|auf|from) \^?v?\d+\b|\bversions?\b|\bdep(?:s|endency|endencies)\b|\bpackages?\b|\bmodules?\b|\block ?file\b|\bnpm|\bsubmodules?\b|\blibrar(?:y|ies)\b|\bupdates$)/i)(
e)&&!/\bminimum\b|\brequire(?:s|d|ment)?\b|\bsupport\b/i.test(e),example:"Bump tinylib from 1.0.2 to 1.0.3"},{what:"depe\
ndencies",refuses:b(/\b(?:dev|npm|pip|cargo|composer|gradle|maven|go|bundled|vendored|updated|workspace|third[- ]party|outdated)[ -]?dep(?:s|endency|endencies)\b|^dep(?:s|endency|endencies)\b|依赖库?(?:更新|升级)|(?:更新|升级).{0,12}依赖|依存(?:関係|ライブラリ).{0,6}(?:更新|アップデート)|更新 [\w-]+ 到 v?\d/i),
example:"Dependencies of the menu: tinylib"},{what:"the name of a program with its version only",refuses:m(/^(?!(?:support|supports|supported|add|adds|added|require|requires|new|drop|drops|run|runs)\b)[\p{L}.+#-]+(?: [\p{L}.+#-]+)? v?\d+(?:\.\d+)+\.?$/iu),
example:"Tinylib v3.7.0"},{what:"documentation",refuses:b(/\b(?:readme|docstrings?|godoc|javadoc|jsdoc|typos?|changelog|jsdocs|phpdoc|code comments?|contributing guide|license (?:file|header)s?|grammar|spelling)\b|^(?:add(?:s|ed)?|updat(?:e|es|ed)|improv(?:e|es|ed)|clarif(?:y|ies|ied)|correct(?:s|ed)?|rewrit(?:e|es)|more|new|better|expand(?:s|ed)?|overhaul|many fixes to)\b.{0,40}\b(?:docs?|documentation|examples?|guides?|tutorials?|(?:installation|install|build|setup) instructions?|manpages?)\b|^docs?\b|^documentation\b|^document(?:s|ed)? |注释|(?:更新|完善|补充)文档/i),
example:"Improve documentation in various sections"},{what:"translations",refuses:b(new RegExp("\\b(?:translations?|local\
i[sz]ations?|l10n|i18n|crowdin|weblate|transifex|hosted weblate)\\b|\\blocales?\\b.{0,20}$|^add(?:s|ed)? (?:\\p{Lu}\\w+(?:, |\
 and )?){1,4}(?:language|locale)|\u7FFB\u8BD1|\u7FFB\u8A33|traductions?\\b|\xFCbersetzung|traducciones|tradu\xE7|\u043F\u0435\u0440\u0435\u0432\u043E\u0434",
"iu")),example:"Update French translation"},{what:"refactoring",refuses:b(/^(?:\S+ ){0,2}refactor(?:s|ed)?\b|^refactoring\b|^(?!add|support)\S+ refactoring\b|\bclean(?:ed|s|ing)?[ -]?up\b.{0,30}\b(?:code|api|type|import|internal)|\bcode (?:style|quality|cleanup|formatting|organi[sz]ation)\b|\bcognitive complexity\b|\bdead code\b|\bunused (?:code|imports?|variables?|functions?|files?|dependenc(?:y|ies)|parameters?|types?)\b|^(?:clean ?ups?|lint(?:ing|er)?|format(?:ting)?|reformat(?:ted)?|renam(?:e|ed) (?:internal|variables?|files?|functions?|class))\b|\b(?:eslint|prettier|rubocop|golangci|phpstan|mypy|sonar(?:qube|cloud)|linters|lint(?:er|ing)? (?:errors?|warnings?|issues?|config|rules?)|type hints?|typings|type annotations?)\b|重构|リファクタ|codestyle|code-?cleanup|refaktor|réusinage/i),
example:"Refactor the menu"},{what:"tests",refuses:b(/\b(?:unit|integration|e2e|end-to-end|regression|flaky|snapshot|smoke|failing|missing|more|new|browser) (?:tests?|specs)\b|^(?:add|fix|improve|update|skip|extend|clean|refactor|enable|disable)(?:e?s|e?d|ing)? (?:[\w-]+ ){0,2}(?:tests|specs)\b|\btest (?:coverage|suites?|cases?|runner|fixtures?|matrix|helpers?|setup|files?|projects?|improvements?)\b|^tests?\b|\bflaky\b|\bcoverage\b.{0,20}$/i),
example:"Add unit tests for the menu"},{what:"builds and CI",refuses:b(/(?<![\w-])ci(?![\w-])|\b(?:github actions?|workflows? file|dependabot|renovate|codecov|codeql|travis|circleci|appveyor|jenkins|azure pipelines|build (?:script|system|pipeline|process|scripts|config|tooling|error|errors|failure|image|files?)|dockerfile|makefile|cmake(?:lists)?|vite config|tsconfig|gitignore|editorconfig|pre-commit|goreleaser|release (?:script|workflow|process|pipeline)|npm scripts?|devcontainer|issue templates?|pull request template|agents\.md|claude(?:\.md| stuff)|\.github|package\.json|package-lock|pyproject|cargo\.(?:toml|lock)|go\.(?:mod|sum)|nix flake|flake inputs|debug logs?|code owners|codeowners)\b|^build(?:\b|ing ).{0,30}\b(?:with|in|using|on|for)\b|^run \w+ in docker\b|^(?:compile|compilation)\b/i),
example:"Run the build on GitHub Actions"},{what:"logs and telemetry",refuses:b(/^(?:add|enhance|extend|improve|update|reduce|fix|clean up)\w* (?:[\w-]+ ){0,2}(?:telemetry|instrumentation|logging|log (?:messages?|output|lines?|levels?))\b/i),
example:"Add a log message for slow maps"},{what:"another number of the version",refuses:m(/^(?:increase|raise|bump|set|update|change)[sd]? (?:the )?version(?: code| number)?\b(?! of\b)|^更新版本号|^发布 ?v?\d/i),
example:"Increase version to 1.8.1"},{what:"an update that a bot made",refuses:m(/^updat(?:e|es|ed) \S+ (?:\S+ )?(?:monorepo|digest|docker tag|action)\b/i),
example:"Update tinylib monorepo"},{what:"a program that checks code",refuses:b(/\b(?:php-cs-fixer|phpcs|stylelint|ruff|shfmt|shellcheck directives?|doctests?)\b/i),
example:"Add php-cs-fixer with its rules"},{what:"frequently asked questions",refuses:b(/\b(?:to|in|of|update|extend) (?:the )?faqs?\b/i),
example:"Add more details to the FAQ"},{what:"new contributors",refuses:m(/\bfirst (?:contribution|time contributor)|\bnew contributors?\b|\bcontributors? to this release\b/i),
example:"Mona made their first contribution"},{what:"an instruction or a pointer to something else",refuses:m(/^(?:see|read more|read the (?:[\w-]+ )?(?:blog|docs|documentation|announcement|notes|post|article|guide|changelog)|check out|visit|refer to|download|for (?:more|full|details|a full|the full)|full (?:changelog|list)|more (?:info|information|details)|release notes|please (?:see|read|note|refer|check|back|upgrade|update|report|visit)|click)\b/i),
example:"See the website for all changes"}];function ns(e){const t=[],n={")":"(","]":"[","}":"{"};for(const[s]of e.matchAll(
/[()[\]{}]/g))if("([{".includes(s))t.push(s);else if(t.pop()!==n[s])return!1;return t.length===0}function Ee(e,t){const n=A(
t);return e.find(({refuses:s})=>s(n))?.what}const Pe=e=>Ee(Jn,e),ss=e=>Pe(e)??Ee(ts,e),Ne=12,[v,f]=p.emphasis,rs=String.
raw`[\p{L}][\p{L} ]{0,24}?`,os=`${v}?(${rs})${f}?`,is=String.raw`\s?(?:\(([^()]{1,60})\))?`,as=String.raw`${f}?\s?:${f}?\s*`,
ds=String.raw`${f}?\s+[-\u2013\u2014]\s+`,cs=String.raw`\s(?=[#${p.reference[0]}][^:]{1,40}:\s)`,ls=new RegExp(String.raw`^\(?${os}${is}!?(?:${as}|${ds}|${cs})`,
"u"),us=new RegExp(String.raw`^${v}?\[${v}?([\p{L}][\p{L} /-]{0,24})${f}?\]:?${f}?\s*[-\u2013\u2014]?\s*`,"u"),ps=[new RegExp(
String.raw`^${v}([^${f}]{1,60})(?:${f}\s?:|:\s?${f})\s+`),new RegExp(String.raw`^\(${v}?([^()\s${f}]{1,60})${f}?\):?\s+`),
new RegExp(String.raw`^${v}\(([^()${f}]{1,60})\)${f}\s+`),new RegExp(String.raw`^${v}?\[([\p{L}][\p{L}\p{N} ,/.-]{0,40})\]${f}?:?\s+(?=\S)`,
"u")],fs=/^\[[ xX]\]\s+/,ms=new RegExp("^(?:(?:(?!\u26A0)\\p{Extended_Pictographic}|\\p{Emoji_Modifier})(?:\\ufe0f|\\u200d)*)+\\s*\
|^:(?!warning:)[a-z0-9_+-]{2,40}:\\s*","u"),hs=new Map([["bug","\u{1F41B}"],["sparkles","\u2728"],["tada","\u{1F389}"],[
"memo","\u{1F4DD}"],["ambulance","\u{1F691}"],["zap","\u26A1"],["rocket","\u{1F680}"],["fire","\u{1F525}"],["lock","\u{1F512}"],
["recycle","\u267B\uFE0F"],["wrench","\u{1F916}"],["arrow_up","\u2B06\uFE0F"],["white_check_mark","\u2705"],["constructi\
on_worker","\u{1F477}"],["books","\u{1F4DA}"]]),gs=/^(?:deps(?:-.+)?|.*-deps|dev|dev-deps|ci|cd|build|docs?|tests?|testing|e2e|release|lint|tooling|internal|internals|infra|workflows?|github|actions|renovate|dependabot|i18n|l10n|translations?|readme|changelog|examples?|storybook|types|typings|bench|benchmarks?|refactor|packaging|docker|makefile)$/i,
bs=/[\s,;:，；：\u2013\u2014-]+$/;function ws(e,t){const n=e.replace(/\s+/g," ").trim(),s=$s(n),r=s.length<n.length,o=As(
s.replace(bs,""),r),i=zs(o.text),a=k(i),d=gs.test(o.scope)?"developers":o.kind,c=o.scope||t.scope,h=ys(a)&&c!==""?`${Y(c)}\
: ${a}`:Y(a,i),w=d==="fix"||t.kind==="fix"&&(d===void 0||d==="removal");return{text:h,kind:ks(a,d,t),isFix:w,isEnglish:d===
"fix"||t.isEnglish}}function ks(e,t,n){if(t==="developers")return t;const s=_(e),r=n.kind??t??s;return s==="removal"?oe(
r,s):r}const vs=3,ys=e=>e!==""&&z(e.replace(/\([^()]*\)/g,""))<vs;function xs({text:e,kind:t,isFix:n,isEnglish:s}){if(!(t===
"developers"||ss(e)!==void 0))return n?me(e,s):t!=="fix"&&he(e,t==="feature")?void 0:e}function $s(e){let t=e;for(let n=0;n<
Ne;n++){const s=Bn(t);if(s===void 0)break;t=s}return t}function As(e,t){let n={text:e,scope:""};for(let s=0;s<Ne;s++){const r=Ss(
n.text,t||s>0);if(r===void 0)break;const o=n.kind==="developers"||r.kind==="developers";n={text:r.text.trimStart(),kind:o?
"developers":n.kind??r.kind,scope:n.scope||r.scope}}return n}function Ss(e,t){const[n]=ms.exec(e)??[];if(n!==void 0&&n.length<
e.length){const i=n.replace(/[:\s]/g,"");return{text:e.slice(n.length),kind:re(hs.get(i)??n),scope:""}}const[s]=fs.exec(
e)??[];if(s!==void 0)return{text:e.slice(s.length),scope:""};const r=Ls(e)??js(e,t);if(r!==void 0)return r;const o=$e(e);
return o===void 0?void 0:{text:o,scope:""}}const Me=160;function Ls(e){const t=A(e.slice(0,Me));for(const n of[ls,us]){const[
s="",r="",o=""]=n.exec(t)??[],i=ne(r),a=o!==""&&/^[a-z]{2,20}$/.test(r);if(i!==void 0||a)return{text:e.slice(s.length),kind:i,
scope:o}}}function js(e,t){const n=A(e.slice(0,Me));for(const s of ps){const[r,o=""]=s.exec(n)??[];if(r===void 0)continue;
const i=!new RegExp("^\\p{Lu}","u").test(o),a=!/\s/.test(o);if(i||t&&a||r.includes("["))return{text:e.slice(r.length),scope:g(
o)}}}function zs(e){const t=/^\((.*)\)\.?$/.exec(e)?.[1];return t===void 0?e:/^[^()]*(?:\([^()]*\)[^()]*)*$/.test(t)?t:e}
const Es="jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(\
?:ember)?|dec(?:ember)?",Ps=String.raw`(?:release[ds]?|date|published|datum|veröffentlicht|publié|fecha|on|am|le|the|of|发布|日期|リリース日|:|\s)*`,
Ns=String.raw`(?:[\s,./年月日-]|\d+(?!\d)(?:st|nd|rd|th)?|(?:${Es})\b)+`,Ms=String.raw`(?:\d{2}:\d{2}\S*)?`,Ws=[{what:"\
a date",pattern:new RegExp(String.raw`^[^\p{L}\p{N}]*${Ps}${Ns}${Ms}[^\p{L}\p{N}]*$`,"iu"),example:"Released on 14 Augus\
t 2026."},{what:"that there is nothing",pattern:/^[^\p{L}]*(?:no (?:user[- ]facing |notable |other |functional |code )?(?:changes?|news|updates)\b|nothing (?:new|changed)\b|there are no\b|tbd\b|todo\b|n\/a\b)/iu,
example:"No changes since the last candidate."},{what:"a release that nobody is to use",pattern:/\b(?:yanked|was withdrawn|do(?:es)? not (?:use|install|upgrade)|don['’]t (?:use|install|upgrade))\b/i,
example:"This release was yanked."},{what:"a label with a value",pattern:/^[\p{L}][\p{L}\p{N} _/-]{0,30}\s*:\s*(?:\S+\s*){1,3}$/u,
example:"Docker tag: 25.11.0"},{what:"a pointer",pattern:/^[^\p{L}]*(?:see\b|read (?:more|about|our|(?:the|all about the) (?:[\w-]+ )?(?:blog|docs|documentation|announcement|notes|post|article|guide|changelog))\b|full (?:changelog|list)\b|compare\b|changelog\b|check out\b|visit\b|refer to\b|find out\b|learn more\b|click\b|for (?:a|an|the|more|full|all|further|details|information|additional)\b.{0,60}\b(?:see|visit|read|check|refer|click|list|blog)|more (?:info|information|details)\b|details\b|watch\b|follow\b|siehe\b|voir\b|véase\b|ver\b|vedi\b|詳細|详情|参见|请参|查看)/iu,
example:"See the milestone for everything else."},{what:"words about the notes",pattern:/\b(?:the following|listed below|(?:see |described |found |changes? |details? |list )below|changelogs?|change log|release notes|release announcement|this list|full list|complete list|notas de (?:lançamento|la versión|versión)|notes de version|versionshinweise)\b|版本说明|更新日志|发行说明|リリースノート|以下是|ملاحظات الإصدار|примечания к выпуску/iu,
example:"The following sections list the changes of this version."},{what:"an instruction",pattern:/^[^\p{L}]*(?:(?:to|before|after|when|while) (?:you )?(?:install|upgrad|updat|download|verif|us)|install(?:ation|ing)?\b|upgrad(?:e|ing)\b|updating\b|download(?:s|ing)?\b|run\b|docker\b|please\b|make sure\b|be sure\b|(?:we|it is|it's) (?:strongly |highly )?recommend|you (?:must|need|should|have to|can (?:install|download|update|upgrade))|if (?:you|your)\b|(?:all |existing )?users (?:should|must|who|are)|don['’]?t forget|remember\b|back ?up\b|note(?: that)?\b|verify\b|checksums?\b|sha-?\d|warning\b|caution\b|attention\b|important\b|disclaimer\b|report\b|feel free|as always|(?:get|grab) (?:it|the)\b|available (?:on|at|from|in|for)\b|npm (?:i|install)\b|pip install|brew\b|sponsor|support (?:us|the project|me)\b|follow us|join (?:us|our)|donat|hinweis|achtung|wichtig|bitte\b|注意|广告|廣告|請|请|註|ご注意)/iu,
example:"To upgrade, run the installer again."},{what:"talk before the news",pattern:/^[^\p{L}]*(?:(?:hi|hello|hey|dear|welcome|greetings)\b|as you may know|as usual|this is (?:the |a |our )?(?:first |second |third |new )?(?:release|version|update)\b.{0,30}$|we(?:'re| are) not\b|we (?:regularly |constantly |always )?(?:update|improve)\b|we(?:'re| are) (?:always|constantly|continuously)\b)/iu,
example:"Hello everyone!"}],Rs=/\bthank(?:s|ed|ful)?\b|\bkudos\b|\bgrateful\b|\bcontributors?\b|\bsponsors?\b|\bdanke?\b|\bmerci\b|\bgracias\b|\bobrigad|\bgrazie\b|спасибо|感谢|感謝|ありがとう|감사/iu;
function Ts(e,t){const n=k(e),s=q(e,p.link,p.reference),r=!/[\p{L}\p{N}]/u.test(s),o=z(n)<2&&!/[.!?。！？]$/.test(n);
if(r||o)return"none";const i=[];for(const d of W(n)){if(Rs.test(d)){if(i.length===0)return"end";break}const c=Le(d,t)||S(
d);if(!(c&&i.length===0)){if(c||We(d))break;i.push(d)}}const[a]=i;return a===void 0||he(a,!0)||Pe(n)!==void 0?"none":{text:de(
i)}}function We(e){const t=A(e);return Ws.some(({pattern:n})=>n.test(t))}const K=new RegExp("^(?:[\u2022\u2219\xB7\u30FB\u2027\u25CF\u25CB\u25E6\u25C9\u25A0\u25A1\u25AA\u25AB\u25C6\u25C7\u25B6\u25BA\u25B8\u27A4\u279C\u2794\u27A1\
\u2192\xBB\u203A\u2023\u2043\u2605\u2606\u2713\u2714\u2611\u2726\u2727\u2756\u2B50\u25B7]\\ufe0f?\\s*|[-\u2013\u2014*+~>]\\s+|\\d{1,3}[.)\u3001]\\s*(?=\\p{L}))(?=\\S)",
"u"),Re=new RegExp("^#{1,6}\\s*(?=\\p{L})","u"),Te=/^([=~*_-]{2,})\s*(\S.{0,80}?)\s*\1$/,Ce=/[.!?…](?:["'”’)\]]*\s|["'”’)\]]*$)|[。！？]/u,
Cs=new RegExp("^[\"'\u201C\u2018([`\\ue000-\\ue007]*(?:\\p{Lu}|\\p{Lo}|\\p{N})","u"),Is=/[:：][\s\p{P}\p{S}]*$/u,Os=/[:：]\s*[\p{L}\p{N}]/u,
qs=3,_s=6;function Fs(e,t){const n=e.split(`
`).map(o=>o.trim()).filter(Boolean);if(n.some(o=>K.test(g(o))))return Hs(n);const[s]=n,r=n.length===1;return s!==void 0&&
Oe(s,t&&r,!r)?[{kind:"heading",text:qe(s)},...Ie(n.slice(1))]:Ie(n)}function Ie(e){const t=e.length>=qs&&e.every(Ds),n=e.
length>1&&e.every(Bs);return t||n?e.map(s=>({kind:"entry",text:s})):e.length===0?[]:[{kind:"prose",text:e.join(`
`)}]}function Hs(e){const t=[];for(const n of e){const s=t.at(-1);K.test(g(n))?t.push({kind:"entry",text:n.replace(K,"")}):
Oe(n,!0,!0)?t.push({kind:"heading",text:qe(n)}):s===void 0||s.kind==="heading"?t.push({kind:"prose",text:n}):s.text+=`
${n}`}return t}const Ds=e=>Cs.test(e)&&!Ce.test(g(e))&&!S(e);function Bs(e){const t=g(e),[,n=""]=new RegExp("^(\\p{L}{2,2\
0})(?:\\([^()]{1,60}\\))?!?[:\uFF1A]\\s*\\S","u").exec(t)??[],s=new RegExp("^\\p{Extended_Pictographic}","u").test(t);return ne(
n)!==void 0||s||$e(t)!==void 0}function Oe(e,t,n){const s=k(e);if(Re.test(s)||Te.test(s))return!0;const r=z(s);if(Ce.test(
s.replace(Is,""))||r>_s||Os.test(s))return!1;const i=!/[\p{L}\p{N}]/u.test(q(e,p.emphasis)),a=t&&r<2,d=n&&M(s)!==void 0;
return S(s)||i||a||d||te(s)}function qe(e){const t=k(e).replace(Re,"");return Te.exec(t)?.[2]??t}const Ks="See what is n\
ew.";function Us(e,{title:t}){const n=e.replace(/^\ufeff/,""),s=Ge(n);if(s&&"problem"in s)return s;if(s)return{message:s.
text,madeFrom:s.text,origin:{kind:"comment"}};const r=new Qs(t);for(const i of Pt(n))if(r.read(i),r.introduction!==void 0)
break;if(r.introduction!==void 0)return _e(r.introduction,{kind:"introduction"});const o=r.bestEntry();return o?_e(o.text,
{kind:"entry",entry:o.text,heading:o.heading}):{message:Ks,madeFrom:"",origin:{kind:"neutral"}}}const _e=(e,t)=>({message:sn(
e),madeFrom:e,origin:t}),Gs={text:""},Vs=/fix|bug|secur|resolv|correct|patch|vulnerab/i,Fe=8,R=10;class Qs{introduction;#i;#e=[];#a=[];#t=!0;#n=Number.
POSITIVE_INFINITY;constructor(t){this.#i=t}read(t){this.#e=this.#e.filter(({folds:n})=>n<=t.folds),t.kind==="heading"?this.#s(
t.text,t.depth,t.folds):t.kind==="item"?this.#c(t):this.#l(t)}bestEntry(){const t=this.#a.map(({marked:n,place:s,...r})=>({
...r,entry:ws(n,s)}));for(const n of[!1,!0])for(const s of Z){const r=t.filter(o=>o.isFolded===n&&(o.entry.kind??"change")===
s);for(const{entry:o,heading:i}of r){const a=xs(o);if(a!==void 0)return{text:Ys(a),heading:i}}}}#s(t,n,s,r){this.#o(n);const o=k(
t).replace(/^[=#*~_\s-]+|[=#*~_\s:：-]+$/g,"");this.#e.push({text:o,depth:n,folds:s,kind:r??M(o),isItem:n>=R})}#o(t){this.#e=
this.#e.filter(n=>n.depth<t)}get#r(){return this.#e.map(({kind:t})=>t).reduce(oe,void 0)}#c(t){const{nesting:n,introducesList:s,
folds:r}=t;this.#o(R+n),!(n>this.#n)&&(this.#n=Number.POSITIVE_INFINITY,this.#t=!1,s&&Js(t.text)?this.#s(t.text,R+n,r):(this.#n=
n,this.#d(t.text,r)))}#d(t,n){const s=this.#e.findLast(({isItem:a})=>a),{text:r}=this.#e.findLast(({kind:a})=>a!==void 0)??
this.#e.at(-1)??Gs,o=s?.kind===void 0?s?.text??"":"",i={kind:this.#r,scope:o,isEnglish:Vs.test(r)};this.#t=!1,this.#a.push(
{marked:t,place:i,heading:r,isFolded:n>0})}#l({text:t,folds:n,introducesList:s,nesting:r}){this.#n=Number.POSITIVE_INFINITY,
this.#o(R+r);for(const o of Fs(t,s))o.kind==="entry"?this.#d(o.text,n):o.kind==="heading"?this.#s(o.text,Fe,n):this.#u(o.
text,n,s)}#u(t,n,s){const r=this.#t;r&&n===0&&this.#r!=="developers"&&this.#p(t),s&&S(t)&&r&&this.#r===void 0&&this.#s(t,
Fe,n,M(k(t))??"feature")}#p(t){const n=Ts(t,this.#i);if(n==="end"&&(this.#t=!1),n==="end"||n==="none")return;this.#r==="\
fix"&&me(n.text)!==n.text||(this.introduction=n.text)}}function Ys(e){const t=W(e),n=t.findIndex((s,r)=>r>0&&We(s));return n===
-1?e:de(t.slice(0,n))}const Zs=6;function Js(e){const t=k(e),n=z(t);if(n<2||S(t)&&n<=Zs)return!0;const s=q(e,p.emphasis,
p.code);return!/[\p{L}\p{N}]/u.test(s)||te(t)}})};
