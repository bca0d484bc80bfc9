"use strict";exports.id=171,exports.ids=[171,785],exports.modules={5171:((K,j,A)=>{A.r(j),A.d(j,{fillTemplates:()=>b,usedPlaceholders:()=>w});
var D=A(8925),F=A(642),N=A(8992),S=A(2542),m=A(7785);const p=["tag","version","name","repository","message","url"];function O(i){
const t=d(i);return{names:new Set(t.flatMap(e=>"placeholder"in e?e.placeholder:[])),misspelled:t.flatMap(e=>"meant"in e?
{text:e.misspelled,meant:e.meant}:[])}}function l(i,t,{isUrl:e,maxLength:s}){let o="";for(const[n,r]of d(i).entries()){if("\
literal"in r)o+=r.literal;else if("misspelled"in r)o+=r.misspelled;else{const u=(t[r.placeholder]??"").toWellFormed();o+=
e&&n>0?encodeURIComponent(u):u}if(o.length>s)return}return o}const T=24;function d(i){const t=[];let e=0,s=!0;const o=(n,r,u)=>{
r>e&&t.push({literal:i.slice(e,r)}),t.push(n),e=u};for(let n=i.indexOf("{");n!==-1;n=i.indexOf("{",n)){if(i.startsWith("\
{{",n)&&s){const c=i.indexOf("}}",n+2);if(s=c!==-1,n=s?c+2:n,s)continue}const[r="{",u=""]=/^\{([^{}]*)\}/.exec(i.slice(n,
n+T+2))??[],x=u===""?void 0:h(u);x&&o(x,n,n+r.length),n+=r.length}return e<i.length&&t.push({literal:i.slice(e)}),t}function h(i){
const t=p.find(s=>s===i);if(t!==void 0)return{placeholder:t};const e=p.find(s=>g(i,s));return e&&{misspelled:`{${i}}`,meant:e}}
const y=3;function g(i,t){const e=i.toLowerCase().replace(/[\s_.-]/g,"");if(e===t||e.length>=y&&t.startsWith(e))return!0;
const s=[...e].sort().join("")===[...t].sort().join("");return t.length>4?(0,m.default)(e,t)<=2:e[0]===t[0]&&(s||(0,m.default)(
e,t)<=1)}function w(i){const t=new Set,e=[],s=[];return M(i,({text:o,place:n})=>{const r=O(o);for(const{text:x,meant:c}of r.
misspelled){const f=`contains ${(0,N.hD)(x)}, which is not a placeholder; did you mean \`{${c}}\`?`;s.push((0,D.CC)(n,f,
n))}for(const x of r.names)t.add(x);const[u]=r.names;return u!==void 0&&e.push({name:u,place:n}),o}),{names:t,places:e,problems:s}}
const v=524288;function b(i,t,e){const s=[];let o=v;const n=new Map;return{filled:M(i,({text:c,rule:f,place:C})=>{const{
names:$}=O(c);if($.size===0)return c;const I=x(c,$,f);return"message"in I&&s.push((0,D.CC)(C,I.message,C)),"value"in I?I.
value:c}),problems:s};function u(c){const f=t[c];return!n.has(c)&&"value"in f&&n.set(c,[f.value,...f.madeFrom??[]].map(e.
find).find(Boolean)),n.get(c)}function x(c,f,C){const $={};for(const P of f){const J=t[P];if("missing"in J)return{message:`\
contains \`{${P}}\`, which has no value: ${J.missing}`};const G=u(P);if(G)return{message:a(G)};$[P]=J.value}const I=C!==
F.GT&&C!==F.Ae,L=o>0?l(c,$,{isUrl:I,maxLength:o})?.trim():void 0;if(o-=L?.length??o,L===void 0)return{message:"is too lo\
ng with its placeholders replaced; use fewer"};const W=e.find(L);if(W)return{message:a(W)};const E=C(L);return"value"in E?
E:{message:`with its placeholders replaced: ${E.message}`}}}const a=i=>`would contain ${i}, which may already be public;\
 replace the token, and remove it from the release`;function M(i,t){const{inputs:e,file:s,fileName:o,extraFields:n,onceKey:r}=i,
u=([f="",...C])=>({input:(0,S.wg)(f),path:C}),x=f=>({input:"payload-file",file:o,path:f,position:s.positionOf?.(f)}),c=f=>({
input:"extra-fields",path:f});return{inputs:{...e,fields:k(e.fields,new Set,u,t)},file:{...s,fields:k(s.fields,e.given,x,
t)},fileName:o,extraFields:U(n,(f,C)=>t({text:f,rule:F.Ae,place:c([C])})),onceKey:r&&t({text:r,rule:F.Ae,place:{input:"o\
nce-key"}})}}function k(i,t,e,s){const o={...i};for(const n of Object.keys(S.fD)){const r=i[n];r===void 0||t.has(n)||(o[n]=
s({text:r,rule:S.fD[n],place:e([n])}))}return i.actions===void 0||t.has("actions")||(o.actions=i.actions.map(({text:n,url:r},u)=>({
text:s({text:n,rule:F.GT,place:e(["actions",u,"text"])}),url:s({text:r,rule:S.fD.landing_url,place:e(["actions",u,"url"])})}))),
o}function U(i,t){const e=JSON.parse(JSON.stringify(i)),s=Object.entries(e).map(([o,n])=>({field:o,holder:e,key:o,value:n}));
for(const{field:o,holder:n,key:r,value:u}of s){if(typeof u=="string"&&(n[r]=t(u,o)),typeof u!="object"||u===null)continue;
const x=u;for(const[c,f]of Object.entries(x))s.push({field:o,holder:x,key:c,value:f})}return e}}),7785:((K,j,A)=>{A.d(j,
{default:()=>N});const D=[],F=[];function N(m,p,O){if(m===p)return 0;const l=O?.maxDistance,T=m;m.length>p.length&&(m=p,
p=T);let d=m.length,h=p.length;for(;d>0&&m.charCodeAt(~-d)===p.charCodeAt(~-h);)d--,h--;let y=0;for(;y<d&&m.charCodeAt(y)===
p.charCodeAt(y);)y++;if(d-=y,h-=y,l!==void 0&&h-d>l)return l;if(d===0)return l!==void 0&&h>l?l:h;let g,w,v,b,a=0,M=0;for(;a<
d;)F[a]=m.charCodeAt(y+a),D[a]=++a;for(;M<h;){for(g=p.charCodeAt(y+M),v=M++,w=M,a=0;a<d;a++)b=g===F[a]?v:v+1,v=D[a],w=D[a]=
v>w?b>w?w+1:b:b>v?v+1:b;if(l!==void 0){let k=w;for(a=0;a<d;a++)D[a]<k&&(k=D[a]);if(k>l)return l}}return D.length=d,F.length=
d,l!==void 0&&w>l?l:w}function S(m,p,O){if(!Array.isArray(p)||p.length===0)return;const l=O?.maxDistance,T=m.length;for(const g of p)
if(g===m)return g;if(l===0)return;let d,h=Number.POSITIVE_INFINITY;const y=new Set;for(const g of p){if(y.has(g))continue;
y.add(g);const w=Math.abs(g.length-T);if(w>=h||l!==void 0&&w>l)continue;const v=Number.isFinite(h)?l===void 0?h:Math.min(
h,l):l,b=v===void 0?N(m,g):N(m,g,{maxDistance:v});if(l!==void 0&&b>l)continue;let a=b;if(v!==void 0&&b===v&&v===l&&(a=N(
m,g)),a<h&&(h=a,d=g,h===0))break}if(!(l!==void 0&&h>l))return d}})};
