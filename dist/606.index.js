"use strict";exports.id=606,exports.ids=[606,785],exports.modules={6823:((F,A,_)=>{_.d(A,{Ct:()=>O,GY:()=>y});var D=_(7785);const v=[
"tag","version","name","repository","message","url"];function y(o){const t=h(o);return{names:new Set(t.flatMap(i=>"place\
holder"in i?i.placeholder:[])),misspelled:t.flatMap(i=>"meant"in i?{text:i.misspelled,meant:i.meant}:[])}}function O(o,t,{
isUrl:i,maxLength:u}){let l="";for(const[e,s]of h(o).entries()){if("literal"in s)l+=s.literal;else if("misspelled"in s)l+=
s.misspelled;else{const n=(t[s.placeholder]??"").toWellFormed();l+=i&&e>0?encodeURIComponent(n):n}if(l.length>u)return}return l}
const f=24;function h(o){const t=[];let i=0,u=!0;const l=(e,s,n)=>{s>i&&t.push({literal:o.slice(i,s)}),t.push(e),i=n};for(let e=o.
indexOf("{");e!==-1;e=o.indexOf("{",e)){if(o.startsWith("{{",e)&&u){const c=o.indexOf("}}",e+2);if(u=c!==-1,e=u?c+2:e,u)
continue}const[s="{",n=""]=/^\{([^{}]*)\}/.exec(o.slice(e,e+f+2))??[],r=n===""?void 0:w(n);r&&l(r,e,e+s.length),e+=s.length}
return i<o.length&&t.push({literal:o.slice(i)}),t}function w(o){const t=v.find(u=>u===o);if(t!==void 0)return{placeholder:t};
const i=v.find(u=>E(o,u));return i&&{misspelled:`{${o}}`,meant:i}}const a=3;function E(o,t){const i=o.toLowerCase().replace(
/[\s_.-]/g,"");if(i===t||i.length>=a&&t.startsWith(i))return!0;const u=[...i].sort().join("")===[...t].sort().join("");return t.
length>4?(0,D.default)(i,t)<=2:i[0]===t[0]&&(u||(0,D.default)(i,t)<=1)}}),7606:((F,A,_)=>{_.r(A),_.d(A,{fillTemplates:()=>a,
usedPlaceholders:()=>h});var D=_(8925),v=_(642),y=_(8992),O=_(2542),f=_(6823);function h(l){const e=new Set,s=[],n=[];return t(
l,({text:r,place:c})=>{const g=(0,f.GY)(r);for(const{text:C,meant:m}of g.misspelled){const d=`contains ${(0,y.hD)(C)}, w\
hich is not a placeholder; did you mean \`{${m}}\`?`;n.push(o(c,d))}for(const C of g.names)e.add(C);const[p]=g.names;return p!==
void 0&&s.push({name:p,place:c}),r}),{names:e,places:s,problems:n}}const w=524288;function a(l,e,s){const n=[];let r=w;const c=new Map;
return{filled:t(l,({text:m,rule:d,place:M})=>{const{names:x}=(0,f.GY)(m);if(x.size===0)return m;const b=C(m,x,d);return"\
message"in b&&n.push(o(M,b.message)),"value"in b?b.value:m}),problems:n};function p(m){const d=e[m];return!c.has(m)&&"va\
lue"in d&&c.set(m,[d.value,...d.madeFrom??[]].map(s.find).find(Boolean)),c.get(m)}function C(m,d,M){const x={};for(const I of d){
const j=e[I];if("missing"in j)return{message:`contains \`{${I}}\`, which has no value: ${j.missing}`};const N=p(I);if(N)
return{message:E(N)};x[I]=j.value}const b=M!==v.GT&&M!==v.Ae,P=r>0?(0,f.Ct)(m,x,{isUrl:b,maxLength:r})?.trim():void 0;if(r-=
P?.length??r,P===void 0)return{message:"is too long with its placeholders replaced; use fewer"};const L=s.find(P);if(L)return{
message:E(L)};const T=M(P);return"value"in T?T:{message:`with its placeholders replaced: ${T.message}`}}}const E=l=>`wou\
ld contain ${l}, which may already be public; replace the token, and remove it from the release`;function o(l,e){return(0,D.
CC)(l,e,l)}function t(l,e){const{inputs:s,file:n,fileName:r,extraFields:c,onceKey:g}=l,p=([d="",...M])=>({input:(0,O.wg)(
d),path:M}),C=d=>({input:"payload-file",file:r,path:d,position:n.positionOf?.(d)}),m=d=>({input:"extra-fields",path:d});
return{inputs:{...s,fields:i(s.fields,new Set,p,e)},file:{...n,fields:i(n.fields,s.given,C,e)},fileName:r,extraFields:u(
c,(d,M)=>e({text:d,rule:v.Ae,place:m([M])})),onceKey:g&&e({text:g,rule:v.Ae,place:{input:"once-key"}})}}function i(l,e,s,n){
const r={...l};for(const c of Object.keys(O.fD)){const g=l[c];g===void 0||e.has(c)||(r[c]=n({text:g,rule:O.fD[c],place:s(
[c])}))}return l.actions===void 0||e.has("actions")||(r.actions=l.actions.map(({text:c,url:g},p)=>({text:n({text:c,rule:v.
GT,place:s(["actions",p,"text"])}),url:n({text:g,rule:O.fD.landing_url,place:s(["actions",p,"url"])})}))),r}function u(l,e){
const s=JSON.parse(JSON.stringify(l)),n=Object.entries(s).map(([r,c])=>({field:r,holder:s,key:r,value:c}));for(const{field:r,
holder:c,key:g,value:p}of n){if(typeof p=="string"&&(c[g]=e(p,r)),typeof p!="object"||p===null)continue;const C=p;for(const[
m,d]of Object.entries(C))n.push({field:r,holder:C,key:m,value:d})}return s}}),7785:((F,A,_)=>{_.d(A,{default:()=>y});const D=[],
v=[];function y(f,h,w){if(f===h)return 0;const a=w?.maxDistance,E=f;f.length>h.length&&(f=h,h=E);let o=f.length,t=h.length;
for(;o>0&&f.charCodeAt(~-o)===h.charCodeAt(~-t);)o--,t--;let i=0;for(;i<o&&f.charCodeAt(i)===h.charCodeAt(i);)i++;if(o-=
i,t-=i,a!==void 0&&t-o>a)return a;if(o===0)return a!==void 0&&t>a?a:t;let u,l,e,s,n=0,r=0;for(;n<o;)v[n]=f.charCodeAt(i+
n),D[n]=++n;for(;r<t;){for(u=h.charCodeAt(i+r),e=r++,l=r,n=0;n<o;n++)s=u===v[n]?e:e+1,e=D[n],l=D[n]=e>l?s>l?l+1:s:s>e?e+
1:s;if(a!==void 0){let c=l;for(n=0;n<o;n++)D[n]<c&&(c=D[n]);if(c>a)return a}}return D.length=o,v.length=o,a!==void 0&&l>
a?a:l}function O(f,h,w){if(!Array.isArray(h)||h.length===0)return;const a=w?.maxDistance,E=f.length;for(const u of h)if(u===
f)return u;if(a===0)return;let o,t=Number.POSITIVE_INFINITY;const i=new Set;for(const u of h){if(i.has(u))continue;i.add(
u);const l=Math.abs(u.length-E);if(l>=t||a!==void 0&&l>a)continue;const e=Number.isFinite(t)?a===void 0?t:Math.min(t,a):
a,s=e===void 0?y(f,u):y(f,u,{maxDistance:e});if(a!==void 0&&s>a)continue;let n=s;if(e!==void 0&&s===e&&e===a&&(n=y(f,u)),
n<t&&(t=n,o=u,t===0))break}if(!(a!==void 0&&t>a))return o}})};
