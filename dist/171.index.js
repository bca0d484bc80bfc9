"use strict";exports.id=171,exports.ids=[171,785],exports.modules={5171:((U,j,C)=>{C.r(j),C.d(j,{fillTemplates:()=>x,usedPlaceholders:()=>w});
var F=C(8925),A=C(642),N=C(8992),S=C(2542),m=C(7785);const p=["tag","version","name","repository","message","url"];function O(i){
const n=d(i);return{names:new Set(n.flatMap(e=>"placeholder"in e?e.placeholder:[])),misspelled:n.flatMap(e=>"meant"in e?
{text:e.misspelled,meant:e.meant}:[])}}function l(i,n,{isUrl:e,maxLength:s}){let o="";for(const[t,r]of d(i).entries()){if("\
literal"in r)o+=r.literal;else if("misspelled"in r)o+=r.misspelled;else{const u=(n[r.placeholder]??"").toWellFormed();o+=
e&&t>0?encodeURIComponent(u):u}if(o.length>s)return}return o}const T=24;function d(i){const n=[];let e=0,s=!0;const o=(t,r,u)=>{
r>e&&n.push({literal:i.slice(e,r)}),n.push(t),e=u};for(let t=i.indexOf("{");t!==-1;t=i.indexOf("{",t)){if(i.startsWith("\
{{",t)&&s){const c=i.indexOf("}}",t+2);if(s=c!==-1,t=s?c+2:t,s)continue}const[r="{",u=""]=/^\{([^{}]*)\}/.exec(i.slice(t,
t+T+2))??[],b=u===""?void 0:h(u);b&&o(b,t,t+r.length),t+=r.length}return e<i.length&&n.push({literal:i.slice(e)}),n}function h(i){
const n=p.find(s=>s===i);if(n!==void 0)return{placeholder:n};const e=p.find(s=>g(i,s));return e&&{misspelled:`{${i}}`,meant:e}}
const y=3;function g(i,n){const e=i.toLowerCase().replace(/[\s_.-]/g,"");if(e===n||e.length>=y&&n.startsWith(e))return!0;
const s=[...e].sort().join("")===[...n].sort().join("");return n.length>4?(0,m.default)(e,n)<=2:e[0]===n[0]&&(s||(0,m.default)(
e,n)<=1)}function w(i){const n=new Set,e=[],s=[];return k(i,({text:o,place:t})=>{const r=O(o);for(const{text:b,meant:c}of r.
misspelled){const f=`contains ${(0,N.hD)(b)}, which is not a placeholder; did you mean \`{${c}}\`?`;s.push(M(t,f))}for(const b of r.
names)n.add(b);const[u]=r.names;return u!==void 0&&e.push({name:u,place:t}),o}),{names:n,places:e,problems:s}}const v=524288;
function x(i,n,e){const s=[];let o=v;const t=new Map;return{filled:k(i,({text:c,rule:f,place:D})=>{const{names:$}=O(c);if($.
size===0)return c;const I=b(c,$,f);return"message"in I&&s.push(M(D,I.message)),"value"in I?I.value:c}),problems:s};function u(c){
const f=n[c];return!t.has(c)&&"value"in f&&t.set(c,[f.value,...f.madeFrom??[]].map(e.find).find(Boolean)),t.get(c)}function b(c,f,D){
const $={};for(const P of f){const J=n[P];if("missing"in J)return{message:`contains \`{${P}}\`, which has no value: ${J.
missing}`};const K=u(P);if(K)return{message:a(K)};$[P]=J.value}const I=D!==A.GT&&D!==A.Ae,L=o>0?l(c,$,{isUrl:I,maxLength:o})?.
trim():void 0;if(o-=L?.length??o,L===void 0)return{message:"is too long with its placeholders replaced; use fewer"};const G=e.
find(L);if(G)return{message:a(G)};const E=D(L);return"value"in E?E:{message:`with its placeholders replaced: ${E.message}`}}}
const a=i=>`would contain ${i}, which may already be public; replace the token, and remove it from the release`;function M(i,n){
return(0,F.CC)(i,n,i)}function k(i,n){const{inputs:e,file:s,fileName:o,extraFields:t,onceKey:r}=i,u=([f="",...D])=>({input:(0,S.
wg)(f),path:D}),b=f=>({input:"payload-file",file:o,path:f,position:s.positionOf?.(f)}),c=f=>({input:"extra-fields",path:f});
return{inputs:{...e,fields:W(e.fields,new Set,u,n)},file:{...s,fields:W(s.fields,e.given,b,n)},fileName:o,extraFields:z(
t,(f,D)=>n({text:f,rule:A.Ae,place:c([D])})),onceKey:r&&n({text:r,rule:A.Ae,place:{input:"once-key"}})}}function W(i,n,e,s){
const o={...i};for(const t of Object.keys(S.fD)){const r=i[t];r===void 0||n.has(t)||(o[t]=s({text:r,rule:S.fD[t],place:e(
[t])}))}return i.actions===void 0||n.has("actions")||(o.actions=i.actions.map(({text:t,url:r},u)=>({text:s({text:t,rule:A.
GT,place:e(["actions",u,"text"])}),url:s({text:r,rule:S.fD.landing_url,place:e(["actions",u,"url"])})}))),o}function z(i,n){
const e=JSON.parse(JSON.stringify(i)),s=Object.entries(e).map(([o,t])=>({field:o,holder:e,key:o,value:t}));for(const{field:o,
holder:t,key:r,value:u}of s){if(typeof u=="string"&&(t[r]=n(u,o)),typeof u!="object"||u===null)continue;const b=u;for(const[
c,f]of Object.entries(b))s.push({field:o,holder:b,key:c,value:f})}return e}}),7785:((U,j,C)=>{C.d(j,{default:()=>N});const F=[],
A=[];function N(m,p,O){if(m===p)return 0;const l=O?.maxDistance,T=m;m.length>p.length&&(m=p,p=T);let d=m.length,h=p.length;
for(;d>0&&m.charCodeAt(~-d)===p.charCodeAt(~-h);)d--,h--;let y=0;for(;y<d&&m.charCodeAt(y)===p.charCodeAt(y);)y++;if(d-=
y,h-=y,l!==void 0&&h-d>l)return l;if(d===0)return l!==void 0&&h>l?l:h;let g,w,v,x,a=0,M=0;for(;a<d;)A[a]=m.charCodeAt(y+
a),F[a]=++a;for(;M<h;){for(g=p.charCodeAt(y+M),v=M++,w=M,a=0;a<d;a++)x=g===A[a]?v:v+1,v=F[a],w=F[a]=v>w?x>w?w+1:x:x>v?v+
1:x;if(l!==void 0){let k=w;for(a=0;a<d;a++)F[a]<k&&(k=F[a]);if(k>l)return l}}return F.length=d,A.length=d,l!==void 0&&w>
l?l:w}function S(m,p,O){if(!Array.isArray(p)||p.length===0)return;const l=O?.maxDistance,T=m.length;for(const g of p)if(g===
m)return g;if(l===0)return;let d,h=Number.POSITIVE_INFINITY;const y=new Set;for(const g of p){if(y.has(g))continue;y.add(
g);const w=Math.abs(g.length-T);if(w>=h||l!==void 0&&w>l)continue;const v=Number.isFinite(h)?l===void 0?h:Math.min(h,l):
l,x=v===void 0?N(m,g):N(m,g,{maxDistance:v});if(l!==void 0&&x>l)continue;let a=x;if(v!==void 0&&x===v&&v===l&&(a=N(m,g)),
a<h&&(h=a,d=g,h===0))break}if(!(l!==void 0&&h>l))return d}})};
