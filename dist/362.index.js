"use strict";exports.id=362,exports.ids=[362],exports.modules={6362:((G,A,s)=>{s.r(A),s.d(A,{checkPayloadFile:()=>h,fieldsFromFile:()=>T});
var o=s(8925),M=s(8992),U=s(2542),R=s(1103),g=s(8209),P=s(7606),L=s(3924);async function T(v,O,b){if("problem"in O)return C(
[O.problem]);const y={input:"payload-file",file:v},E=await(0,L.h)(O.text,y,b);if(!("value"in E))return C(E.problems);const{
value:D,positionOf:j,problems:i}=E;if(D===null)return C([...i,(0,o.CC)(y,"is empty; write notification fields as `name: \
value`")]);if(!(0,M.Gv)(D)){const r=`is ${(0,R.WF)(D)}; write notification fields as \`name: value\``;return C([...i,(0,o.
CC)(y,r,{position:j([])})])}const{$schema:l,...a}=D;return{...(0,R.L5)(y,{...E,value:a}),source:"file",given:new Set(Object.
keys(a)),positionOf:j}}const C=v=>({...g.qf,given:new Set(U.pi),problems:v});async function h(v,O,b,y){const E=await T(v,
O,y),D={input:"payload-file",file:v},j=(0,g.SD)(b,E).map(r=>(0,o.CC)(D,"is missing; set it here or as an input",{path:[r],
position:{line:1,column:1}})),i={inputs:{...b,fields:{}},file:E,fileName:v,extraFields:{},onceKey:""},l=[...E.problems,...(0,P.
placeholderProblems)(i,y)].sort(o.rg),a=(0,o.Kc)(D,[...j,...l],r=>r),u=(0,g.uT)(b,E);return u?{problems:a,content:u,positionOf:E.
positionOf??_}:{problems:a,positionOf:_}}const _=()=>{}}),1103:((G,A,s)=>{s.d(A,{L5:()=>r,WF:()=>_});var o=s(3619),M=s(3305),
U=s(8532),R=s(3945),g=s(50),P=s(8925),L=s(642),T=s(2542);function C(e,n){const c=({input:t})=>t===void 0?`is missing; ad\
d ${e}`:h(e,t);return o.YjP({error:c}).check(M.WN(),o.z6Y(({value:t,issues:m})=>{const K=n(t);"message"in K&&m.push({code:"\
custom",message:K.message,input:t})}))}function h(e,n){const c=e==="text";if(n===null)return`has no value; use ${e}${c?"\
 (in quotes if it begins with `#`)":""}`;const t=typeof n=="number"||typeof n=="boolean";return`is ${_(n)}${c&&t?", not \
text; put it in quotes":`; use ${e}`}`}function _(e){return e===null?"null":Array.isArray(e)?"a list":{string:"text",number:"\
a number",boolean:"a boolean"}[typeof e]??"a mapping"}const v=e=>({error:({code:n,input:c})=>n==="invalid_type"?h(e,c):void 0}),
O=C("text",L.GT),b=C("an https URL",T.QP.icon_url),y=C("an http or https URL",T.QP.landing_url),E=o.YOg(o.rej({text:O,url:y},
v("a mapping of `text` and `url`")),v("a list with two lines for each button: `- text: Read more`, and below it `url: ht\
tps://example.com`")).check(M.m9(1,"is an empty list; write at least one button, or leave it out")),D="whole seconds (36\
00) or a duration (12h)",j=({input:e})=>{if(typeof e=="number")return`is ${e}; use ${D}`;const n=typeof e=="string"?(0,L.
p0)(e.trim()):void 0;return n&&"message"in n?n.message:h(D,e)},i=o.YjP().check(M.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{error:j,
abort:!0})),l=o.FsL(o.KCZ([o.Whr().check(M.qm(0,{error:j,abort:!0})),i],{error:j}),o.pdi((e,{issues:n})=>{const c=typeof e==
"number"?{value:e}:(0,L.p0)(e.trim());return"value"in c?c.value:(n.push({code:"custom",message:c.message,input:e}),U.tm)})),
a={title:o.lqM(O),message:o.lqM(O),icon_url:o.lqM(b),banner_url:o.lqM(b),landing_url:o.lqM(y),actions:o.lqM(E),utm_source:o.
lqM(O),utm_medium:o.lqM(O),utm_campaign:o.lqM(O),ttl:o.lqM(l)},u=o.rej(a,v("a mapping of notification fields"));function r(e,n){
const{value:c,positionOf:t,problems:m,textComments:K}=n,F=(p,k)=>(0,P.CC)(e,k,{path:p,position:t(p)}),x=d(c);if(x===void 0)
return{fields:{},problems:[...m,F(["actions"],"has too many elements to check; write fewer")]};if(x.success&&m.length===
0)return{fields:x.data,problems:[],textComments:K};const W=new Set(m.map(({path:p=[]})=>(0,P.LF)(p))),B=(x.error?.issues??
[]).filter(({path:p})=>!W.has((0,P.LF)(p))).flatMap(({path:p,message:k,...N})=>N.code==="unrecognized_keys"?N.keys.map(Y=>({
path:[...p,Y]})):[{path:p,message:k}]),$=(0,P.Kc)(e,B,({path:p,message:k=f(p)})=>F(p,k)),I=[...m,...$].sort(P.rg),S=new Set(
[...m,...B].map(({path:p})=>p?.[0])),z=Object.entries(c??{}).filter(([p])=>!S.has(p));return{fields:d(Object.fromEntries(
z))?.data??{},problems:I,textComments:K}}function f(e){if(e.length>1)return"is not part of a button; a button has only `\
text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; set the input `target` in the workflow";const n=(0,g.
d)(String(e[0]),T.pi);return`is not a field of a notification; ${n?`did you mean \`${n}\`?`:`the fields are ${T.pi.join(
", ")}.`} For other fields of your service, use the input \`extra-fields\``}function d(e){try{return R.xL(u,e)}catch(n){
if(n instanceof RangeError)return;throw n}}}),7606:((G,A,s)=>{s.r(A),s.d(A,{fillTemplates:()=>h,placeholderProblems:()=>O,
usedPlaceholders:()=>L});var o=s(8925),M=s(642),U=s(8992),R=s(4204),g=s(2542),P=s(6823);function L(i){const l=new Set,a=[],
u=[];return E(i,({text:r,use:f,place:d})=>{const e=(0,P.G)(r,f);for(const{text:c,meant:t}of e.mistakes){const m=t?`did y\
ou mean \`{${t}}\`?`:T;u.push(y(d,`contains ${(0,U.hD)(c)}, which is not a placeholder; ${m}`))}for(const c of e.names)l.
add(c);const[n]=e.names;return n!==void 0&&a.push({name:n,place:d}),r}),{names:l,places:a,problems:u}}const T="all relea\
ses would have the same key, and only the first would be sent. Use `{tag}`, or remove the braces",C=524288;function h(i,l,a,u="\
with its placeholders replaced"){const r=[];let f=C;const d=new Map;return{filled:E(i,({text:t,use:m,rule:K,place:F})=>{
const{names:x}=(0,P.G)(t);if(x.size===0)return t;const W=c(t,x,m,K);return"message"in W&&r.push(y(F,W.message)),"value"in
W?W.value:t}),problems:r};function n(t){return d.has(t)||d.set(t,(0,R.Q4)(l[t],a)),d.get(t)}function c(t,m,K,F){const x={};
for(const I of m){const S=l[I],z=n(I);if(z)return{message:b(z)};if("missing"in S)return{message:`contains \`{${I}}\`, whi\
ch has no value: ${S.missing}`};x[I]=S.value}const W=K==="url",w=f>0?(0,P.C)(t,x,{isUrl:W,maxLength:f})?.trim():void 0;if(f-=
w?.length??f,w===void 0)return{message:"is too long with its placeholders replaced; use fewer"};const B=a.find(w);if(B)return{
message:b(B)};const $=F(w);return"value"in $?$:{message:`${u}: ${$.message}`}}}const _=i=>({value:i,madeFrom:[]}),v={tag:_(
"v1.2.3"),version:_("1.2.3"),name:_("Version 1.2.3"),repository:_("site"),message:_("Offline maps are here."),url:_("htt\
ps://github.com/octo/site/releases/tag/v1.2.3")};function O(i,l){const{filled:a,problems:u}=h(i,v,l,"with the values of \
an example release");return[...L(i).problems,...u]}const b=i=>`would contain ${i}, which may already be public; replace \
the token, and remove it from the release`;function y(i,l){return(0,o.CC)(i,l,i)}function E(i,l){const{inputs:a,file:u,fileName:r,
extraFields:f,onceKey:d}=i,e=([t="",...m])=>({input:(0,g.wg)(t),path:m}),n=t=>({input:"payload-file",file:r,path:t,position:u.
positionOf?.(t)}),c=t=>({input:"extra-fields",path:t});return{inputs:{...a,fields:D(a.fields,new Set,e,l)},file:{...u,fields:D(
u.fields,a.given,n,l)},fileName:r,extraFields:j(f,(t,m)=>l({text:t,use:"text",rule:M.Ae,place:c([m])})),onceKey:d&&l({text:d,
use:"key",rule:M.Ae,place:{input:"once-key"}})}}function D(i,l,a,u){const r={...i};for(const f of Object.keys(g.fD)){const d=i[f];
if(d===void 0||l.has(f))continue;const e=g.fD[f];r[f]=u({text:d,use:e===M.GT?"text":"url",rule:e,place:a([f])})}return i.
actions===void 0||l.has("actions")||(r.actions=i.actions.map(({text:f,url:d},e)=>({text:u({text:f,use:"text",rule:M.GT,place:a(
["actions",e,"text"])}),url:u({text:d,use:"url",rule:g.fD.landing_url,place:a(["actions",e,"url"])})}))),r}function j(i,l){
const a=JSON.parse(JSON.stringify(i)),u=Object.entries(a).map(([r,f])=>({field:r,holder:a,key:r,value:f}));for(const{field:r,
holder:f,key:d,value:e}of u){if(typeof e=="string"&&(f[d]=l(e,r)),typeof e!="object"||e===null)continue;const n=e;for(const[
c,t]of Object.entries(n))u.push({field:r,holder:n,key:c,value:t})}return a}}),50:((G,A,s)=>{s.d(A,{d:()=>R});var o=s(7785);
const M=2,U=g=>g.toLowerCase().replace(/[-_]/g,"");function R(g,P){const L=new Map(P.map(h=>[h,(0,o.default)(U(h),U(g))])),
T=([h,_])=>_<=Math.min(M,Math.floor(h.length/2)),[C]=[...L].filter(T).sort(([,h],[,_])=>h-_);return C?.[0]}})};
