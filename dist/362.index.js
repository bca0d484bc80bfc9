"use strict";exports.id=362,exports.ids=[362],exports.modules={6362:((W,g,c)=>{c.r(g),c.d(g,{checkPayloadFile:()=>C,fieldsFromFile:()=>M});
var p=c(8925),_=c(8992),A=c(2542),h=c(1103),E=c(8209),F=c(7606),K=c(3924);async function M(d,v,l){if("problem"in v)return O(
[v.problem]);const t={input:"payload-file",file:d},n=await(0,K.h)(v.text,t,l);if(!("value"in n))return O(n.problems);const{
value:o,positionOf:e,problems:s}=n;if(o===null)return O([...s,(0,p.CC)(t,"is empty; write notification fields as `name: \
value`")]);if(!(0,_.Gv)(o)){const a=`is ${(0,h.WF)(o)}; write notification fields as \`name: value\``;return O([...s,(0,p.
CC)(t,a,{position:e([])})])}const{$schema:f,...r}=o;return{...(0,h.L5)(t,{...n,value:r}),source:"file",given:new Set(Object.
keys(r)),positionOf:e}}const O=d=>({...E.qf,given:new Set(A.pi),problems:d});async function C(d,v,l,t){const n=await M(d,
v,t),o={input:"payload-file",file:d},e=(0,E.SD)(l,n).map(i=>(0,p.CC)(o,"is missing; set it here or as an input",{path:[i],
position:{line:1,column:1}})),s={inputs:{...l,fields:{}},file:n,fileName:d,extraFields:{},onceKey:""},f=(0,F.usedPlaceholders)(
s).problems,r=[...n.problems,...f].sort(p.rg),u=(0,p.Kc)(o,[...e,...r],i=>i),a=(0,E.uT)(l,n);return a?{problems:u,content:a,
positionOf:n.positionOf??D}:{problems:u,positionOf:D}}const D=()=>{}}),7606:((W,g,c)=>{c.r(g),c.d(g,{fillTemplates:()=>M,
usedPlaceholders:()=>F});var p=c(8925),_=c(642),A=c(8992),h=c(2542),E=c(6823);function F(l){const t=new Set,n=[],o=[];return D(
l,({text:e,place:s})=>{const f=(0,E.GY)(e);for(const{text:u,meant:a}of f.misspelled){const i=`contains ${(0,A.hD)(u)}, w\
hich is not a placeholder; did you mean \`{${a}}\`?`;o.push(C(s,i))}for(const u of f.names)t.add(u);const[r]=f.names;return r!==
void 0&&n.push({name:r,place:s}),e}),{names:t,places:n,problems:o}}const K=524288;function M(l,t,n){const o=[];let e=K;const s=new Map;
return{filled:D(l,({text:a,rule:i,place:m})=>{const{names:y}=(0,E.GY)(a);if(y.size===0)return a;const P=u(a,y,i);return"\
message"in P&&o.push(C(m,P.message)),"value"in P?P.value:a}),problems:o};function r(a){const i=t[a];return!s.has(a)&&"va\
lue"in i&&s.set(a,[i.value,...i.madeFrom??[]].map(n.find).find(Boolean)),s.get(a)}function u(a,i,m){const y={};for(const j of i){
const L=t[j];if("missing"in L)return{message:`contains \`{${j}}\`, which has no value: ${L.missing}`};const U=r(j);if(U)
return{message:O(U)};y[j]=L.value}const P=m!==_.GT&&m!==_.Ae,T=e>0?(0,E.Ct)(a,y,{isUrl:P,maxLength:e})?.trim():void 0;if(e-=
T?.length??e,T===void 0)return{message:"is too long with its placeholders replaced; use fewer"};const B=n.find(T);if(B)return{
message:O(B)};const I=m(T);return"value"in I?I:{message:`with its placeholders replaced: ${I.message}`}}}const O=l=>`wou\
ld contain ${l}, which may already be public; replace the token, and remove it from the release`;function C(l,t){return(0,p.
CC)(l,t,l)}function D(l,t){const{inputs:n,file:o,fileName:e,extraFields:s,onceKey:f}=l,r=([i="",...m])=>({input:(0,h.wg)(
i),path:m}),u=i=>({input:"payload-file",file:e,path:i,position:o.positionOf?.(i)}),a=i=>({input:"extra-fields",path:i});
return{inputs:{...n,fields:d(n.fields,new Set,r,t)},file:{...o,fields:d(o.fields,n.given,u,t)},fileName:e,extraFields:v(
s,(i,m)=>t({text:i,rule:_.Ae,place:a([m])})),onceKey:f&&t({text:f,rule:_.Ae,place:{input:"once-key"}})}}function d(l,t,n,o){
const e={...l};for(const s of Object.keys(h.fD)){const f=l[s];f===void 0||t.has(s)||(e[s]=o({text:f,rule:h.fD[s],place:n(
[s])}))}return l.actions===void 0||t.has("actions")||(e.actions=l.actions.map(({text:s,url:f},r)=>({text:o({text:s,rule:_.
GT,place:n(["actions",r,"text"])}),url:o({text:f,rule:h.fD.landing_url,place:n(["actions",r,"url"])})}))),e}function v(l,t){
const n=JSON.parse(JSON.stringify(l)),o=Object.entries(n).map(([e,s])=>({field:e,holder:n,key:e,value:s}));for(const{field:e,
holder:s,key:f,value:r}of o){if(typeof r=="string"&&(s[f]=t(r,e)),typeof r!="object"||r===null)continue;const u=r;for(const[
a,i]of Object.entries(u))o.push({field:e,holder:u,key:a,value:i})}return n}})};
