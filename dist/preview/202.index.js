"use strict";exports.id=202,exports.ids=[202],exports.modules={1202:((ut,Y,L)=>{L.d(Y,{announcement:()=>Fe,truncate:()=>st});var O=L(
8190),F=L(8022);const J=/<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])([^<>]*)>/gi,M=new Set("del s strike pre table script style sv\
g math template textarea select video audio title rt rp".split(" ")),X=/^(?:p|div|section|article|blockquote|center|details|dl|dt|dd|h[1-6]|hr|li|ol|ul|summary|header|footer|main)$/,
V=/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,Q=new Map(`amp& lt< gt> quot" apos' nbsp\xA0 copy\xA9 reg\xAE trade\u2122 hellip\u2026\
 ndash\u2013 mdash\u2014 rarr\u2192 times\xD7`.split(" ").map(e=>[e.slice(0,-1),e.slice(-1)])).set("shy",""),Z=/<!(?=--)[\s\S]*?(?:-->|$)/g;
function ee(e){const t=e.replace(Z,""),n=[];let s="paragraph",r=0,i="",c=0,o;const a=(l=0)=>{i.trim()!==""&&n.push({kind:s,
depth:r,text:i.trim(),folds:0}),l!==0&&n.push({kind:s,depth:r,text:"",folds:l}),i=""};for(const l of t.matchAll(J)){const[
D,k,ct="",ot=""]=l,d=ct.toLowerCase();if(o||(i+=T(t.slice(c,l.index))),c=l.index+D.length,o)k&&d===o&&(o=void 0);else if(!k&&
M.has(d))o=d;else if(d==="br")i+=`
`;else if(X.test(d)){const at=d!=="details"||/\sopen\b/i.test(ot)?0:k?-1:1;a(at),s=k?"paragraph":te(d),r=/^h[1-6]$/.test(
d)?Number(d.slice(1)):7}}return o||(i+=T(t.slice(c))),a(),n}function te(e){return/^(?:h[1-6]|summary|dt)$/.test(e)?"head\
ing":e==="li"||e==="dd"?"item":"paragraph"}function ne(e){const[,t,n=""]=/^<(\/?)([a-z][a-z0-9-]*)/i.exec(e)??[];return M.
has(n.toLowerCase())?t?"end":"start":n.toLowerCase()==="br"?"break":void 0}function T(e){return e.replace(V,(t,n,s,r)=>{
if(r!==void 0)return Q.get(r.toLowerCase())??t;const i=n===void 0?Number.parseInt(s,16):Number(n);return i<32||i>1114111?
"":String.fromCodePoint(i)})}const u={link:["\uE000","\uE003"],comparison:["\uE001","\uE003"],user:["\uE002","\uE003"],emphasis:[
"\uE004","\uE005"],code:["\uE006","\uE007"]},g=([e,t],n)=>`${e}${n}${t}`,E=(e,[t])=>e.includes(t),f=e=>e.replace(/[\ue000-\ue007]/g,
""),H=/[\ue000-\ue002]([^\ue003]*)\ue003/g,W=e=>[...e.matchAll(H)].map(([,t=""])=>f(t)),se=e=>e.replace(H,""),ie=e=>e.replace(
/\ue004[^\ue005]*\ue005/g,""),re=e=>e.replace(/\ue006[^\ue007]*\ue007/g,""),ce=32768,oe=600,ae=2e3,ue=/^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm,
le=/^[ \t]{40,}/gm,fe=/^\[\^[^\]\s]{1,40}\]:/,de=/\[\^[^\]\s]{1,40}\]/g,pe=/^https?:\/\/[^/]+\/[\w.-]+\/[\w.-]+\/(pull|issues|discussions|commit|compare)\/([^/?#]+)/,
he=/^https?:\/\/[^/]+\/(?:apps\/)?([\w-]+)$/;function*ge(e){const t=f(e.slice(0,ce)).replace(/^\ufeff/,"").replace(/\r\n?/g,
`
`).split(`
`,oe).join(`
`).replace(ue,"").replace(le,""),n=new F.JG({gfm:!0});yield*y(n.blockTokens(t,[]),{lexer:n,folds:0},{kind:"paragraph",quoted:!1,
ancestors:[]})}function*y(e,t,n){let s;for(const[r,i]of e.entries())if(i.type==="html")for(const{kind:c,depth:o,text:a,folds:l}of ee(
i.raw))t.folds=Math.max(0,t.folds+l),a!==""&&(yield{...n,kind:c,depth:o,text:a,folded:t.folds>0,introducesList:!1});else if(i.
type==="blockquote")yield*y(i.tokens,t,{...n,quoted:!0});else if(i.type==="list"){const c=s?[...n.ancestors,s]:n.ancestors;
for(const{tokens:o}of i.items)yield*y(o,t,{...n,kind:"item",ancestors:c})}else if(i.type==="paragraph"||i.type==="text"||
i.type==="heading"){const{text:c,depth:o=0}=i;if(fe.test(c))continue;const a=i.type==="heading"?"heading":n.kind,l=me(e,
r)==="list",D=x(t.lexer.inlineTokens(c.slice(0,ae)));s={...n,kind:a,depth:o,text:D,folded:t.folds>0,introducesList:l},yield s}}
const me=(e,t)=>(e[t+1]?.type==="space"?e[t+2]:e[t+1])?.type;function x(e,t=!1){const n=e.map(c=>c.type==="html"?ne(c.raw):
void 0),s=n.lastIndexOf("end");let r="",i=!1;for(const[c,o]of e.entries()){const a=n[c];a==="start"||a==="end"?i=a==="st\
art"&&c<s:i||(r+=a==="break"?`
`:Ee(o,t))}return r}function Ee(e,t){switch(e.type){case"escape":return e.text;case"text":return e.tokens?x(e.tokens,t):
f(T(e.text)).replace(de,"");case"codespan":return g(u.code,e.text);case"br":return`
`;case"strong":case"em":{const n=x(e.tokens??[],!0);return t?n:g(u.emphasis,n)}case"link":return xe(e,t);default:return""}}
function xe({href:e,tokens:t},n){const s=x(t,n),[,r,i=""]=pe.exec(e)??[];if(r==="compare")return g(u.comparison,s===e?i:
s);const c=he.exec(e)?.[1],o=c&&[c,`${c}[bot]`].includes(s)?u.user:u.link;return s!==e||r===void 0?g(o,s):g(o,r==="commi\
t"?i.slice(0,7):/^\d+$/.test(i)?`#${i}`:s)}const Se="build|bugfix|chore|ci|deps|docs?|feat|feature|fix|hotfix|perf|refac\
tor|release|revert|style|tests?|wip",$e=new RegExp(`^(?:(?:${Se})(?:\\([^()]{1,60}\\))?|[a-z]{2,20}\\([^()]{1,60}\\))!?:(?:\\\
s+|$)`),[S,p]=u.emphasis,Ne=[new RegExp(`^${S}([^${p}]{1,60})(?:${p}:|:${p})(?:\\s+|$)`),new RegExp(`^\\(${S}([^${p}]{1,\
60})${p}\\)\\s+`),new RegExp(`^${S}\\(([^()${p}]{1,60})\\)${p}\\s+`)],ke=new RegExp(`^\\[${S}?breaking(?: change)?${p}?\\\
]\\s*`,"i"),Le=/^:[a-z0-9_+-]{2,40}:\s+/,Oe=/^(?:(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}|[\da-f]{40})$/,v=/^[\da-f]{7,40}$/,
Te=/^(?:[\w.-]+(?:\/[\w.-]+)?)?#\d+$/,ye=/^@?@[\w-]+(?:\[bot\])?$/,we=/^<?[^\s@<>]+@[^\s@<>]+>?$/,_e=/^(?:closes|fixes|resolves|refs)$/i,
Ie=/^(?:and|by|for|from|of|to|with|,)$/i;function G(e){let t=w(e);const n=Pe(t),s=n.length<t.length;t=be(n,s);const r=t.
join(" "),i=(0,O.h0)(f(r));if(r.startsWith(u.code[0]))return i;const[c=""]=i;return c.toLocaleUpperCase("en")+i.slice(c.
length)}const w=e=>e.split(/\s+/).filter(t=>t!==""),$=e=>f(e).replace(/^[([<]+/,"").replace(/[)\]>,.!:;]+$/,""),m=e=>Te.
test($(e)),U=e=>E(e,u.link)&&/^#\d+,?$/.test(f(e)),N=e=>(E(e,u.link)?v:Oe).test($(e)),h=e=>E(e,u.user)||ye.test(f(e).replace(
/^\(+|[),.!]+$/g,"")),B=e=>we.test($(e))&&!h(e),Ae=e=>m(e)||N(e)||h(e)||B(e);function be(e,t){let n=e;for(let s=-1;s!==n.
length;){s=n.length;const[r=""]=n,i=n.length<e.length;N(r)||v.test($(r))&&r.endsWith(":")||U(r)||r==="-"&&i?n=n.slice(1):
r==="Thanks"?n=Ce(n):n=Re(n,t)}return n}function Ce(e){const t=e.findIndex((n,s)=>s>0&&!h(n)&&n!=="and");return e[t]==="\
-"&&e[t-1]?.endsWith("!")?e.slice(t+1):t===-1&&e.at(-1)?.endsWith("!")?[]:e}function Re(e,t){const n=e.join(" ");for(const s of Ne){
const[r,i]=s.exec(n)??[];if(r!==void 0&&(t||!new RegExp("^\\p{Lu}","u").test(i??"")))return w(n.slice(r.length))}return w(
n.replace(ke,"").replace(Le,"").replace($e,""))}function Pe(e){let t=De(e),n=!1;for(let s=-1;s!==t.length;){s=t.length;const r=t.
at(-1)??"",i=Me(t);if(i)n||=i.some(m),t=We(t.slice(0,-i.length),r.endsWith("."));else if(m(r)){const c=1+t.findLastIndex(
o=>!m(o));_e.test(t[c-1]??"")?t=He(t.slice(0,c-1)):t[c-1]==="in"&&h(t[c-2]??"")?t=K(t,c-1):U(r)&&!t[c-1]?.endsWith(":")&&
(t=t.slice(0,-1))}else h(r)?t=K(t,t.length,n):(N(r)||t.length<e.length&&r==="-")&&(t=t.slice(0,-1))}return t}function De(e){
const t=e.findIndex((n,s)=>n==="-"&&e[s+1]?.startsWith("(")&&N(e[s+1]??""));return t===-1?e:e.slice(0,t)}function Me(e){
if(!/\)\.?$/.test(e.at(-1)??""))return;const t=e.slice(e.findLastIndex(n=>n.startsWith("(")));if(t[0]?.startsWith("("))return t.
every(n=>Ae(n)||n==="and")||t.some(B)?t:void 0}function K(e,t,n=!1){const s=1+e.slice(0,t).findLastIndex(c=>!h(c)&&c!=="\
with"&&c!=="and"),r=e[s-1]??"";if(r==="by")return e.slice(0,s-1);const i=n?!Ie.test(r):r.startsWith("(")&&m(r);return t===
e.length&&i?e.slice(0,s):e}const He=e=>e.map((t,n)=>n===e.length-1?t.replace(/,$/,""):t);function We(e,t){const n=e.at(-1);
return t&&n!==void 0&&!/[.!?]$/.test(n)?[...e.slice(0,-1),`${n}.`]:e}const ve=/(?<![\p{L}\d])v?\d[\w.+-]*/giu,Ge=/(?<![\w/])@[\w/-]+(?:\[bot\])?/g,
Ue=/:[a-z0-9_+-]{1,40}:(?!\w)/g,Be=new RegExp("\\p{L}","u"),_=/[\p{L}\p{N}\p{So}]/u,I=/[:：][\s\p{S}]*$/u,z=/[.!?…]\s|[。！？]/u,
Ke=/[.!?…。！？][\s\p{S}\p{P}\p{Cf}\p{M}]*$/u,ze=/^\s*\[!(?:note|tip|important|warning|caution)\]/i,je=/^#?\d+$/,A=/^(?:https?:\/\/|www\.)\S+$/i,
qe=32,Ye=new Set(["dependencies","updateddependencies","dependencyupdates","newcontributors"]),b=["paragraph","item","fo\
lded","passed over","caption","heading","remnant"];function Fe(e){let t;const n=[];for(const s of ge(e)){if(s.kind==="he\
ading"){for(;(n.at(-1)?.depth??0)>=s.depth;)n.pop();n.push({depth:s.depth,passed:R(s)})}const r=n.some(o=>o.passed)||s.ancestors.
some(R)||R(s),i=Je(s,r);if(i===void 0||b.indexOf(i)>=(t?.rank??b.length))continue;const c=s.kind==="item";if(t={rank:b.indexOf(
i),text:c?G(s.text):P(s),isEntry:c},t.rank===0)break}return t??{text:"",isEntry:!1}}function Je(e,t){const n=P(e);if(!_.
test(n))return;if(e.kind==="heading")return"heading";const s=(0,O.h0)(f(se(e.text)).replace(Ue,"")),r=W(e.text).filter(i=>!A.
test(i)&&!je.test(i));if(!C(s)&&!C(r.join(" ")))return C(n)||A.test(n)?void 0:"remnant";if(!(A.test(s)||Ve(e,s,r))){if(Xe(
e,s))return"caption";if(!(e.kind==="item"&&!_.test(G(e.text))))return t?"passed over":e.folded?"folded":e.kind}}function C(e){
const t=e.replace(ve,"").replace(Ge,"").replace(/\band\b/g,"");return Be.test(t)}function Xe(e,t){if(e.kind==="item"&&!e.
introducesList)return!1;if(I.test(t)&&!z.test(t))return!0;const n=ie(e.kind==="item"?re(e.text):e.text);return!_.test(n)&&
!Ke.test(t)}function Ve(e,t,n){return E(e.text,u.comparison)&&(t===""||I.test(t))?!0:e.kind==="item"||n.length>0||W(e.text).
length===0?!1:I.test(t)&&!z.test(t)&&t.length<=qe}function R(e){if(e.kind==="paragraph"||e.kind==="item"&&!e.introducesList)
return!1;const[t=""]=P(e).split(/[[(]/,1);return Ye.has(t.toLowerCase().replace(/[^\p{L}]/gu,""))}const P=e=>(0,O.h0)(f(
e.quoted?e.text.replace(ze,""):e.text)),Qe="\u2026",Ze=new Intl.Segmenter("en",{granularity:"grapheme"}),et=new Intl.Segmenter(
"en",{granularity:"word"}),tt=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u,
nt=/[\s.,;:…、。，；：·|/&\p{Pd}\p{Ps}\p{Pi}]+$/u;function st(e,t=120){if(j(e,t)===e.length)return e;const n=j(e,
t-1);return(q(e.slice(0,it(e,n)))||q(e.slice(0,n))||e.slice(0,n))+Qe}function j(e,t){let n=0;for(const{index:s}of Ze.segment(
e)){if(n===t)return s;n+=1}return e.length}function it(e,t){const n=[...et.segment(e.slice(0,t+64))],s=r=>r>0&&n.slice(r-
1,r+1).some(({segment:i})=>rt(i));return n.findLast(({index:r},i)=>r<=t&&s(i))?.index??0}function rt(e){return/^\s/.test(
e)||tt.test(e)}const q=e=>e.replace(nt,"")})};
