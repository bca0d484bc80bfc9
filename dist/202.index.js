"use strict";exports.id=202,exports.ids=[202],exports.modules={1202:((ct,q,L)=>{L.d(q,{announcement:()=>Ye,truncate:()=>nt});var O=L(
8190),Y=L(8022);const F=/<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])([^<>]*)>/gi,D=new Set("del s strike pre table script style sv\
g math template textarea select video audio title rt rp".split(" ")),J=/^(?:p|div|section|article|blockquote|center|details|dl|dt|dd|h[1-6]|hr|li|ol|ul|summary|header|footer|main)$/,
X=/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,V=new Map(`amp& lt< gt> quot" apos' nbsp\xA0 copy\xA9 reg\xAE trade\u2122 hellip\u2026\
 ndash\u2013 mdash\u2014 rarr\u2192 times\xD7`.split(" ").map(e=>[e.slice(0,-1),e.slice(-1)])).set("shy",""),Q=/<!(?=--)[\s\S]*?(?:-->|$)/g;
function*Z(e){const t=e.replace(Q,"");let n="paragraph",s=0,i="",r=0,o;for(const c of t.matchAll(F)){const[l,p,P="",rt=""]=c,
f=P.toLowerCase();if(o||(i+=k(t.slice(r,c.index))),r=c.index+l.length,o)p&&f===o&&(o=void 0);else if(!p&&D.has(f))o=f;else if(f===
"br")i+=`
`;else if(J.test(f)){const ot=f!=="details"||/\sopen\b/i.test(rt)?0:p?-1:1;yield{kind:n,depth:s,text:i.trim(),folds:ot},
i="",n=p?"paragraph":ee(f),s=/^h[1-6]$/.test(f)?Number(f.slice(1)):7}}o||(i+=k(t.slice(r))),yield{kind:n,depth:s,text:i.
trim(),folds:0}}function ee(e){return/^(?:h[1-6]|summary|dt)$/.test(e)?"heading":e==="li"||e==="dd"?"item":"paragraph"}function te(e){
const[,t,n=""]=/^<(\/?)([a-z][a-z0-9-]*)/i.exec(e)??[];return D.has(n.toLowerCase())?t?"end":"start":n.toLowerCase()==="\
br"?"break":void 0}function k(e){return e.replace(X,(t,n,s,i)=>{if(i!==void 0)return V.get(i.toLowerCase())??t;const r=n===
void 0?Number.parseInt(s,16):Number(n);return r<32||r>1114111?"":String.fromCodePoint(r)})}const a={link:["\uE000","\uE003"],
comparison:["\uE001","\uE003"],user:["\uE002","\uE003"],emphasis:["\uE004","\uE005"],code:["\uE006","\uE007"]},g=([e,t],n)=>`${e}${n}${t}`,
E=(e,[t])=>e.includes(t),u=e=>e.replace(/[\ue000-\ue007]/g,""),M=/[\ue000-\ue002]([^\ue003]*)\ue003/g,H=e=>[...e.matchAll(
M)].map(([,t=""])=>u(t)),ne=e=>e.replace(M,""),se=e=>e.replace(/\ue004[^\ue005]*\ue005/g,""),ie=e=>e.replace(/\ue006[^\ue007]*\ue007/g,
""),re=32768,oe=600,ce=2e3,ae=/^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm,le=/^[ \t]{40,}/gm,ue=/^\[\^[^\]\s]{1,40}\]:/,
fe=/\[\^[^\]\s]{1,40}\]/g,de=/^https?:\/\/[^/]+\/[\w.-]+\/[\w.-]+\/(pull|issues|discussions|commit|compare)\/([^/?#]+)/,
pe=/^https?:\/\/[^/]+\/(?:apps\/)?([\w-]+)$/;function*he(e){const t=u(e.slice(0,re)).replace(/^\ufeff/,"").replace(/\r\n?/g,
`
`).split(`
`,oe).join(`
`).replace(ae,"").replace(le,""),n=new Y.JG({gfm:!0});yield*y(n.blockTokens(t,[]),{lexer:n,folds:0},{kind:"paragraph",quoted:!1,
ancestors:[]})}function*y(e,t,n){let s;for(const[i,r]of e.entries())if(r.type==="html")for(const{kind:o,depth:c,text:l,folds:p}of Z(
r.raw))l!==""&&(yield{...n,kind:o,depth:c,text:l,folded:t.folds>0,introducesList:!1}),t.folds=Math.max(0,t.folds+p);else if(r.
type==="blockquote")yield*y(r.tokens,t,{...n,quoted:!0});else if(r.type==="list"){const o=s?[...n.ancestors,s]:n.ancestors;
for(const{tokens:c}of r.items)yield*y(c,t,{...n,kind:"item",ancestors:o})}else if(r.type==="paragraph"||r.type==="text"||
r.type==="heading"){const{text:o,depth:c=0}=r;if(ue.test(o))continue;const l=r.type==="heading"?"heading":n.kind,p=ge(e,
i)==="list",P=x(t.lexer.inlineTokens(o.slice(0,ce)));s={...n,kind:l,depth:c,text:P,folded:t.folds>0,introducesList:p},yield s}}
const ge=(e,t)=>(e[t+1]?.type==="space"?e[t+2]:e[t+1])?.type;function x(e,t=!1){const n=e.map(o=>o.type==="html"?te(o.raw):
void 0),s=n.lastIndexOf("end");let i="",r=!1;for(const[o,c]of e.entries()){const l=n[o];l==="start"||l==="end"?r=l==="st\
art"&&o<s:r||(i+=l==="break"?`
`:me(c,t))}return i}function me(e,t){switch(e.type){case"escape":return e.text;case"text":return e.tokens?x(e.tokens,t):
u(k(e.text)).replace(fe,"");case"codespan":return g(a.code,e.text);case"br":return`
`;case"strong":case"em":{const n=x(e.tokens??[],!0);return t?n:g(a.emphasis,n)}case"link":return Ee(e,t);default:return""}}
function Ee({href:e,tokens:t},n){const s=x(t,n),[,i,r=""]=de.exec(e)??[];if(i==="compare")return g(a.comparison,s===e?r:
s);const o=pe.exec(e)?.[1],c=o&&[o,`${o}[bot]`].includes(s)?a.user:a.link;return s!==e||i===void 0?g(c,s):g(c,i==="commi\
t"?r.slice(0,7):/^\d+$/.test(r)?`#${r}`:s)}const xe="build|bugfix|chore|ci|deps|docs?|feat|feature|fix|hotfix|perf|refac\
tor|release|revert|style|tests?|wip",Se=new RegExp(`^(?:(?:${xe})(?:\\([^()]{1,60}\\))?|[a-z]{2,20}\\([^()]{1,60}\\))!?:(?:\\\
s+|$)`),[S,d]=a.emphasis,$e=[new RegExp(`^${S}([^${d}]{1,60})(?:${d}:|:${d})(?:\\s+|$)`),new RegExp(`^\\(${S}([^${d}]{1,\
60})${d}\\)\\s+`),new RegExp(`^${S}\\(([^()${d}]{1,60})\\)${d}\\s+`)],Ne=new RegExp(`^\\[${S}?breaking(?: change)?${d}?\\\
]\\s*`,"i"),Le=/^:[a-z0-9_+-]{2,40}:\s+/,Oe=/^(?:(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}|[\da-f]{40})$/,W=/^[\da-f]{7,40}$/,
ke=/^(?:[\w.-]+(?:\/[\w.-]+)?)?#\d+$/,ye=/^@?@[\w-]+(?:\[bot\])?$/,Te=/^<?[^\s@<>]+@[^\s@<>]+>?$/,we=/^(?:closes|fixes|resolves|refs)$/i,
_e=/^(?:and|by|for|from|of|to|with|,)$/i;function v(e){const t=T(e),n=be(t),s=n.length<t.length,i=Ae(n,s).join(" "),r=(0,O.
h0)(u(i));if(i.startsWith(a.code[0]))return r;const[o=""]=r;return o.toLocaleUpperCase("en")+r.slice(o.length)}const T=e=>e.
split(/\s+/).filter(t=>t!==""),$=e=>u(e).replace(/^[([<]+/,"").replace(/[)\]>,.!:;]+$/,""),m=e=>ke.test($(e)),G=e=>E(e,a.
link)&&/^#\d+,?$/.test(u(e)),N=e=>(E(e,a.link)?W:Oe).test($(e)),h=e=>E(e,a.user)||ye.test(u(e).replace(/^\(+|[),.!]+$/g,
"")),U=e=>Te.test($(e))&&!h(e),Ie=e=>m(e)||N(e)||h(e)||U(e);function Ae(e,t){let n=e;for(let s=-1;s!==n.length;){s=n.length;
const[i=""]=n,r=n.length<e.length;N(i)||W.test($(i))&&i.endsWith(":")||G(i)||i==="-"&&r?n=n.slice(1):i==="Thanks"?n=Ce(n):
n=Re(n,t)}return n}function Ce(e){const t=e.findIndex((n,s)=>s>0&&!h(n)&&n!=="and");return e[t]==="-"&&e[t-1]?.endsWith(
"!")?e.slice(t+1):t===-1&&e.at(-1)?.endsWith("!")?[]:e}function Re(e,t){const n=e.join(" ");for(const s of $e){const[i,r]=s.
exec(n)??[];if(i!==void 0&&(t||!new RegExp("^\\p{Lu}","u").test(r??"")))return T(n.slice(i.length))}return T(n.replace(Ne,
"").replace(Le,"").replace(Se,""))}function be(e){let t=Pe(e),n=!1;for(let s=-1;s!==t.length;){s=t.length;const i=t.at(-1)??
"",r=De(t);if(r)n||=r.some(m),t=He(t.slice(0,-r.length),i.endsWith("."));else if(m(i)){const o=1+t.findLastIndex(c=>!m(c));
we.test(t[o-1]??"")?t=Me(t.slice(0,o-1)):t[o-1]==="in"&&h(t[o-2]??"")?t=K(t,o-1):G(i)&&!t[o-1]?.endsWith(":")&&(t=t.slice(
0,-1))}else h(i)?t=K(t,t.length,n):(N(i)||t.length<e.length&&i==="-")&&(t=t.slice(0,-1))}return t}function Pe(e){const t=e.
findIndex((n,s)=>n==="-"&&e[s+1]?.startsWith("(")&&N(e[s+1]??""));return t===-1?e:e.slice(0,t)}function De(e){if(!/\)\.?$/.
test(e.at(-1)??""))return;const t=e.slice(e.findLastIndex(n=>n.startsWith("(")));if(t[0]?.startsWith("("))return t.every(
n=>Ie(n)||n==="and")||t.some(U)?t:void 0}function K(e,t,n=!1){const s=1+e.slice(0,t).findLastIndex(o=>!h(o)&&o!=="with"&&
o!=="and"),i=e[s-1]??"";if(i==="by")return e.slice(0,s-1);const r=n?!_e.test(i):i.startsWith("(")&&m(i);return t===e.length&&
r?e.slice(0,s):e}const Me=e=>e.map((t,n)=>n===e.length-1?t.replace(/,$/,""):t);function He(e,t){const n=e.at(-1);return t&&
n!==void 0&&!/[.!?]$/.test(n)?[...e.slice(0,-1),`${n}.`]:e}const We=/(?<![\p{L}\d])v?\d[\w.+-]*/giu,ve=/(?<![\w/])@[\w/-]+(?:\[bot\])?/g,
Ge=/:[a-z0-9_+-]{1,40}:(?!\w)/g,Ue=new RegExp("\\p{L}","u"),w=/[\p{L}\p{N}\p{So}]/u,_=/[:：][\s\p{S}]*$/u,B=/[.!?…]\s|[。！？]/u,
Ke=/[.!?…。！？][\s\p{S}\p{P}\p{Cf}\p{M}]*$/u,Be=/^\s*\[!(?:note|tip|important|warning|caution)\]/i,ze=/^#?\d+$/,I=/^(?:https?:\/\/|www\.)\S+$/i,
je=32,qe=new Set(["dependencies","updateddependencies","dependencyupdates","newcontributors"]),A=["paragraph","item","fo\
lded","passed over","caption","heading","remnant"];function Ye(e){let t;const n=[];for(const s of he(e)){if(s.kind==="he\
ading"){for(;(n.at(-1)?.depth??0)>=s.depth;)n.pop();n.push({depth:s.depth,passed:R(s)})}const i=n.some(c=>c.passed)||s.ancestors.
some(R)||R(s),r=Fe(s,i);if(r===void 0||A.indexOf(r)>=(t?.rank??A.length))continue;const o=s.kind==="item";if(t={rank:A.indexOf(
r),text:o?v(s.text):b(s),isEntry:o},t.rank===0)break}return t??{text:"",isEntry:!1}}function Fe(e,t){const n=b(e);if(!w.
test(n))return;if(e.kind==="heading")return"heading";const s=(0,O.h0)(u(ne(e.text)).replace(Ge,"")),i=H(e.text).filter(r=>!I.
test(r)&&!ze.test(r));if(!C(s)&&!C(i.join(" ")))return C(n)||I.test(n)?void 0:"remnant";if(!(I.test(s)||Xe(e,s,i))){if(Je(
e,s))return"caption";if(!(e.kind==="item"&&!w.test(v(e.text))))return t?"passed over":e.folded?"folded":e.kind}}function C(e){
const t=e.replace(We,"").replace(ve,"").replace(/\band\b/g,"");return Ue.test(t)}function Je(e,t){if(e.kind==="item"&&!e.
introducesList)return!1;if(_.test(t)&&!B.test(t))return!0;const n=se(e.kind==="item"?ie(e.text):e.text);return!w.test(n)&&
!Ke.test(t)}function Xe(e,t,n){return E(e.text,a.comparison)&&(t===""||_.test(t))?!0:e.kind==="item"||n.length>0||H(e.text).
length===0?!1:_.test(t)&&!B.test(t)&&t.length<=je}function R(e){if(e.kind==="paragraph"||e.kind==="item"&&!e.introducesList)
return!1;const[t=""]=b(e).split(/[[(]/,1);return qe.has(t.toLowerCase().replace(/[^\p{L}]/gu,""))}const b=e=>(0,O.h0)(u(
e.quoted?e.text.replace(Be,""):e.text)),Ve="\u2026",Qe=new Intl.Segmenter("en",{granularity:"grapheme"}),Ze=new Intl.Segmenter(
"en",{granularity:"word"}),et=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u,
tt=/[\s.,;:…、。，；：·|/&\p{Pd}\p{Ps}\p{Pi}]+$/u;function nt(e,t=120){if(z(e,t)===e.length)return e;const n=z(e,
t-1);return(j(e.slice(0,st(e,n)))||j(e.slice(0,n))||e.slice(0,n))+Ve}function z(e,t){let n=0;for(const{index:s}of Qe.segment(
e)){if(n===t)return s;n+=1}return e.length}function st(e,t){const n=[...Ze.segment(e.slice(0,t+64))],s=i=>i>0&&n.slice(i-
1,i+1).some(({segment:r})=>it(r));return n.findLast(({index:i},r)=>i<=t&&s(r))?.index??0}function it(e){return/^\s/.test(
e)||et.test(e)}const j=e=>e.replace(tt,"")})};
