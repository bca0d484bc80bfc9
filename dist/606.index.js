"use strict";exports.id=606,exports.ids=[606,785],exports.modules={6823:((N,L,E)=>{E.d(L,{C:()=>T,G:()=>x});var A=E(7785),w=E(2542);function x(e,t="\
text"){const u=p(e),s=u.flatMap(n=>"mistake"in n?n.mistake:[]),o=u.flatMap(n=>"literal"in n?n.literal:[]),r=t==="key"?o.
flatMap(k):[];return{names:new Set(u.flatMap(n=>"placeholder"in n?n.placeholder:[])),mistakes:[...s,...r,...a(e,t)]}}function T(e,t,{
isUrl:u,maxLength:s}){let o="";for(const[r,n]of p(e).entries()){if("literal"in n)o+=n.literal;else if("mistake"in n)o+=n.
mistake.text;else{const i=(t[n.placeholder]??"").toWellFormed();o+=u&&r>0?encodeURIComponent(i):i}if(o.length>s)return}return o}
const _=40;function p(e){const t=[];let u=0,s=!0;const o=(n,i,l)=>{i>u&&t.push({literal:e.slice(u,i)}),t.push(n),u=l},r=(n,i,l)=>o(
{mistake:{text:e.slice(i,l),meant:n}},i,l);for(let n=e.indexOf("{");n!==-1;n=e.indexOf("{",n)){const i=n>u&&e[n-1]==="$"?
n-1:n;if(e.startsWith("{{",n)&&s){const d=e.indexOf("}}",n+2);if(s=d!==-1,s){const C=m(e.slice(n+2,d));n=d+2,C&&r(C,i,n);
continue}}const[l="{",y=""]=/^\{([^{}]*)\}/.exec(e.slice(n,n+_+2))??[],c=w.o2.find(d=>d===y),P=c??v(y),f=n+l.length;c&&i===
n?o({placeholder:c},n,f):P&&r(P,i,f),n=f}return u<e.length&&t.push({literal:e.slice(u)}),t}function k(e){return[...e.matchAll(
/\{[^{}"]{1,100}\}/g)].map(([t])=>({text:t}))}function a(e,t){return[...e.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...e.matchAll(
/<([a-z_]{3,20})(>)/gi)].flatMap(([s,o="",r=""])=>{const n=s.startsWith("<"),i=n&&t==="url"?void 0:m(o);return i?{text:n?
s:s+r,meant:i}:[]})}const I={tagname:"tag",ref:"tag",refname:"tag",release:"tag",semver:"version",repo:"repository",reponame:"\
repository",htmlurl:"url"},g={title:"name",body:"message",notes:"message",changelog:"message",link:"url"};function h(e){
return e.toLowerCase().replace(/[^\p{L}\d]/gu,"").replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,"")}function m(e){
if(e.length>_)return;const[t=""]=e.split("|"),u=h(t);if(!(u==="name"&&!t.includes("name")))return w.o2.find(s=>s===u)??D(
I,u)}function v(e){const t=h(e);return t===""?void 0:D(I,t)??D(g,t)??w.o2.find(s=>O(t,s))}const D=(e,t)=>Object.hasOwn(e,
t)?e[t]:void 0,M=3;function O(e,t){if(e===t||e.length>=M&&t.startsWith(e))return!0;const u=[...e].sort().join("")===[...t].
sort().join("");return t.length>4?(0,A.default)(e,t)<=2:e[0]===t[0]&&(u||(0,A.default)(e,t)<=1)}}),7606:((N,L,E)=>{E.d(L,
{replacePlaceholders:()=>h,usedPlaceholders:()=>a});var A=E(2996),w=E(8925),x=E(642),T=E(8992),_=E(4204),p=E(2542),k=E(6823);
function a(s,o){const r=new Set,n=[];return e(s,({text:i,use:l,place:y})=>{const c=(0,k.G)(i,l);for(const{text:f,meant:d}of c.
mistakes){const C=d?`did you mean \`{${d}}\`?`:I;o.add([O(y,`contains ${(0,T.hD)(f)}, which is not a placeholder; ${C}`)])}
for(const f of c.names)r.add(f);const[P]=c.names;return P!==void 0&&n.push({name:P,place:y}),i}),{names:r,places:n}}const I="\
all releases would have the same key, and only the first would be sent. Use `{tag}`, or remove the braces",g=524288;function h(s,o,r,n,i="\
with its placeholders replaced"){let l=g;const y=new Map;return e(s,({text:f,use:d,rule:C,place:F})=>{const{names:j}=(0,k.
G)(f);if(j.size===0)return f;const b=P(f,j,d,C);return"message"in b&&r.add([O(F,b.message)]),"value"in b?b.value:f});function c(f){
return y.has(f)||y.set(f,(0,_.Q4)(o[f],n)),y.get(f)}function P(f,d,C,F){const j={};for(const B of d){const U=o[B],S=c(B);
if(S)return{message:M(S)};if("missing"in U)return{message:`contains \`{${B}}\`, which has no value: ${U.missing}`};j[B]=
U.value}const b=C==="url",W=l>0?(0,k.C)(f,j,{isUrl:b,maxLength:l})?.trim():void 0;if(l-=W?.length??l,W===void 0)return{message:"\
is too long with its placeholders replaced; use fewer"};const R=n.find(W);if(R)return{message:M(R)};const K=F(W);return"\
value"in K?K:{message:`${i}: ${K.message}`}}}const m=s=>({value:s,madeFrom:[]}),v={tag:m("v1.2.3"),version:m("1.2.3"),name:m(
"Version 1.2.3"),repository:m("site"),message:m("Offline maps are here."),url:m("https://github.com/octo/site/releases/t\
ag/v1.2.3")};function D(s,o,r){a(s,o),h(s,v,o,r,"with the values of an example release")}const M=s=>`would contain ${s},\
 which may already be public; replace the token, and remove it from the release`;function O(s,o){return(0,w.CC)(s,o,s)}function e(s,o){
const{inputs:r,file:n,fileName:i,extraFields:l,onceKey:y}=s,c=([d="",...C])=>({input:(0,A.wg)(d),path:C}),P=d=>({input:"\
payload-file",file:i,path:d,position:n.positionOf?.(d)}),f=d=>({input:"extra-fields",path:d});return{inputs:{...r,fields:t(
r.fields,new Set,c,o)},file:{...n,fields:t(n.fields,r.names,P,o)},fileName:i,extraFields:u(l,(d,C)=>o({text:d,use:"text",
rule:x.Ae,place:f([C])})),onceKey:y&&o({text:y,use:"key",rule:x.Ae,place:{input:"once-key"}})}}function t(s,o,r,n){const i={
...s};for(const l of A.BH){const y=s[l];if(y===void 0||o.has(l))continue;const{kind:c}=A.Ng[l],P=c==="text"?"text":"url";
i[l]=n({text:y,use:P,rule:p.fD[c],place:r([l])})}return s.actions===void 0||o.has("actions")||(i.actions=s.actions.map(({
text:l,url:y},c)=>({text:n({text:l,use:"text",rule:p.fD.text,place:r(["actions",c,"text"])}),url:n({text:y,use:"url",rule:p.
fD.page,place:r(["actions",c,"url"])})}))),i}function u(s,o){const r=JSON.parse(JSON.stringify(s)),n=Object.entries(r).map(
([i,l])=>({field:i,holder:r,key:i,value:l}));for(const{field:i,holder:l,key:y,value:c}of n){if(typeof c=="string"&&(l[y]=
o(c,i)),typeof c!="object"||c===null)continue;const P=c;for(const[f,d]of Object.entries(P))n.push({field:i,holder:P,key:f,
value:d})}return r}}),7785:((N,L,E)=>{E.d(L,{default:()=>x});const A=[],w=[];function x(_,p,k){if(_===p)return 0;const a=k?.
maxDistance,I=_;_.length>p.length&&(_=p,p=I);let g=_.length,h=p.length;for(;g>0&&_.charCodeAt(~-g)===p.charCodeAt(~-h);)
g--,h--;let m=0;for(;m<g&&_.charCodeAt(m)===p.charCodeAt(m);)m++;if(g-=m,h-=m,a!==void 0&&h-g>a)return a;if(g===0)return a!==
void 0&&h>a?a:h;let v,D,M,O,e=0,t=0;for(;e<g;)w[e]=_.charCodeAt(m+e),A[e]=++e;for(;t<h;){for(v=p.charCodeAt(m+t),M=t++,D=
t,e=0;e<g;e++)O=v===w[e]?M:M+1,M=A[e],D=A[e]=M>D?O>D?D+1:O:O>M?M+1:O;if(a!==void 0){let u=D;for(e=0;e<g;e++)A[e]<u&&(u=A[e]);
if(u>a)return a}}return A.length=g,w.length=g,a!==void 0&&D>a?a:D}function T(_,p,k){if(!Array.isArray(p)||p.length===0)return;
const a=k?.maxDistance,I=_.length;for(const v of p)if(v===_)return v;if(a===0)return;let g,h=Number.POSITIVE_INFINITY;const m=new Set;
for(const v of p){if(m.has(v))continue;m.add(v);const D=Math.abs(v.length-I);if(D>=h||a!==void 0&&D>a)continue;const M=Number.
isFinite(h)?a===void 0?h:Math.min(h,a):a,O=M===void 0?x(_,v):x(_,v,{maxDistance:M});if(a!==void 0&&O>a)continue;let e=O;
if(M!==void 0&&O===M&&M===a&&(e=x(_,v)),e<h&&(h=e,g=v,h===0))break}if(!(a!==void 0&&h>a))return g}})};
