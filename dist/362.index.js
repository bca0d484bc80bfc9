"use strict";exports.id=362,exports.ids=[362],exports.modules={6362:((z,I,s)=>{s.d(I,{fieldsFromFile:()=>K,unknownFile:()=>M});var d=s(
2996),C=s(8925),R=s(8992),w=s(1103),x=s(8209),b=s(7606),P=s(3924);async function K(O,v,h,g){if("problem"in v)return h.add(
[v.problem]),M;const y={input:"payload-file",file:O},_=await(0,P.h)(v.text,y,g);if(!("value"in _))return h.add(_.problems),
M;const{value:j,positionOf:o}=_;if(!(0,R.Gv)(j))return h.add([..._.problems,E(y,_)]),M;const{$schema:a,...i}=j,{problems:l,
...r}=(0,w.L5)(y,{..._,value:i});return h.add(l),{...r,source:"file",names:new Set(Object.keys(i)),positionOf:o}}const M={
source:"file",fields:{},names:new Set(d.pi)};function E(O,{value:v,positionOf:h}){const g="write notification fields as \
`name: value`";return v===null?(0,C.CC)(O,`is empty; ${g}`):(0,C.CC)(O,`is ${(0,w.WF)(v)}; ${g}`,{position:h([])})}async function L(O,v,h,g){
const y=new ProblemCollector,_=await K(O,v,y,g),j={input:"payload-file",file:O},o=missingFields(h,_).map(r=>problem(j,"i\
s missing; set it here or as an input",{path:[r],position:{line:1,column:1}}));checkPlaceholders({...nothingGiven,inputs:{
...h,fields:{}},file:_,fileName:O},y,g);const a=y.all.toSorted(byPosition),i=limitProblems(j,[...o,...a],r=>r),l=validContent(
h,_);return l?{problems:i,content:l,positionOf:_.positionOf??D}:{problems:i,positionOf:D}}const D=()=>{}}),1103:((z,I,s)=>{
s.d(I,{L5:()=>c,WF:()=>D});var d=s(3619),C=s(3305),R=s(8532),w=s(3945),x=s(2996),b=s(50),P=s(8925),K=s(642),M=s(2542);function E(e,n){
const t=({input:f})=>f===void 0?`is missing; add ${e}`:L(e,f);return d.YjP({error:t}).check(C.WN(),d.z6Y(({value:f,issues:A})=>{
const T=n(f);"message"in T&&A.push({code:"custom",message:T.message,input:f})}))}function L(e,n){const t=e==="text";if(n===
null)return`has no value; use ${e}${t?" (in quotes if it begins with `#`)":""}`;const f=typeof n=="number"||typeof n=="b\
oolean";return`is ${D(n)}${t&&f?", not text; put it in quotes":`; use ${e}`}`}function D(e){return e===null?"null":Array.
isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const O=e=>({error:({code:n,
input:t})=>n==="invalid_type"?L(e,t):void 0}),v=E("text",M.QP.text),h=E("an https URL",M.QP.image),g=E("an http or https\
 URL",M.QP.page),y=d.YOg(d.rej({text:v,url:g},O("a mapping of `text` and `url`")),O("a list with two lines for each butt\
on: `- text: Read more`, and below it `url: https://example.com`")).check(C.m9(1,"is an empty list; write at least one b\
utton, or leave it out")),_="whole seconds (3600) or a duration (12h)",j=({input:e})=>{if(typeof e=="number")return`is ${e}\
; use ${_}`;const n=typeof e=="string"?(0,K.p0)(e.trim()):void 0;return n&&"message"in n?n.message:L(_,e)},o=d.YjP().check(
C.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{error:j,abort:!0})),a=d.FsL(d.KCZ([d.Whr().check(C.qm(0,{error:j,abort:!0})),o],{error:j}),
d.pdi((e,{issues:n})=>{const t=typeof e=="number"?{value:e}:(0,K.p0)(e.trim());return"value"in t?t.value:(n.push({code:"\
custom",message:t.message,input:e}),R.tm)})),i={text:v,image:h,page:g,buttons:y,duration:a},l=Object.fromEntries(x.pi.map(
e=>[e,d.lqM(i[x.Ng[e].kind])])),r=d.rej(l,O("a mapping of notification fields"));function c(e,n){const{value:t,positionOf:f,
problems:A,textComments:T}=n,U=(p,$)=>(0,P.CC)(e,$,{path:p,position:f(p)}),W=u(t);if(W===void 0)return{fields:{},problems:[
...A,U(["actions"],"has too many elements to check; write fewer")]};if(W.success&&A.length===0)return{fields:W.data,problems:[],
textComments:T};const S=new Set(A.map(({path:p=[]})=>(0,P.LF)(p))),B=(W.error?.issues??[]).filter(({path:p})=>!S.has((0,P.
LF)(p))).flatMap(({path:p,message:$,...G})=>G.code==="unrecognized_keys"?G.keys.map(J=>({path:[...p,J]})):[{path:p,message:$}]),
F=(0,P.Kc)(e,B,({path:p,message:$=m(p)})=>U(p,$)),N=[...A,...F].sort(P.rg),Q=new Set([...A,...B].map(({path:p})=>p?.[0])),
Y=Object.entries(t??{}).filter(([p])=>!Q.has(p));return{fields:u(Object.fromEntries(Y))?.data??{},problems:N,textComments:T}}
function m(e){if(e.length>1)return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"\
cannot be set in a payload file; set the input `target` in the workflow";const n=(0,b.d)(String(e[0]),x.pi);return`is no\
t a field of a notification; ${n?`did you mean \`${n}\`?`:`the fields are ${x.pi.join(", ")}.`} For other fields of your\
 service, use the input \`extra-fields\``}function u(e){try{return w.xL(r,e)}catch(n){if(n instanceof RangeError)return;
throw n}}}),7606:((z,I,s)=>{s.d(I,{replacePlaceholders:()=>L,usedPlaceholders:()=>K});var d=s(2996),C=s(8925),R=s(642),w=s(
8992),x=s(4204),b=s(2542),P=s(6823);function K(o,a){const i=new Set,l=[];return y(o,({text:r,use:c,place:m})=>{const u=(0,P.
G)(r,c);for(const{text:n,meant:t}of u.mistakes){const f=t?`did you mean \`{${t}}\`?`:M;a.add([g(m,`contains ${(0,w.hD)(n)}\
, which is not a placeholder; ${f}`)])}for(const n of u.names)i.add(n);const[e]=u.names;return e!==void 0&&l.push({name:e,
place:m}),r}),{names:i,places:l}}const M="all releases would have the same key, and only the first would be sent. Use `{\
tag}`, or remove the braces",E=524288;function L(o,a,i,l,r="with its placeholders replaced"){let c=E;const m=new Map;return y(
o,({text:n,use:t,rule:f,place:A})=>{const{names:T}=(0,P.G)(n);if(T.size===0)return n;const U=e(n,T,t,f);return"message"in
U&&i.add([g(A,U.message)]),"value"in U?U.value:n});function u(n){return m.has(n)||m.set(n,(0,x.Q4)(a[n],l)),m.get(n)}function e(n,t,f,A){
const T={};for(const B of t){const F=a[B],N=u(B);if(N)return{message:h(N)};if("missing"in F)return{message:`contains \`{${B}\
}\`, which has no value: ${F.missing}`};T[B]=F.value}const U=f==="url",W=c>0?(0,P.C)(n,T,{isUrl:U,maxLength:c})?.trim():
void 0;if(c-=W?.length??c,W===void 0)return{message:"is too long with its placeholders replaced; use fewer"};const S=l.find(
W);if(S)return{message:h(S)};const k=A(W);return"value"in k?k:{message:`${r}: ${k.message}`}}}const D=o=>({value:o,madeFrom:[]}),
O={tag:D("v1.2.3"),version:D("1.2.3"),name:D("Version 1.2.3"),repository:D("site"),message:D("Offline maps are here."),url:D(
"https://github.com/octo/site/releases/tag/v1.2.3")};function v(o,a,i){K(o,a),L(o,O,a,i,"with the values of an example r\
elease")}const h=o=>`would contain ${o}, which may already be public; replace the token, and remove it from the release`;
function g(o,a){return(0,C.CC)(o,a,o)}function y(o,a){const{inputs:i,file:l,fileName:r,extraFields:c,onceKey:m}=o,u=([t="",
...f])=>({input:(0,d.wg)(t),path:f}),e=t=>({input:"payload-file",file:r,path:t,position:l.positionOf?.(t)}),n=t=>({input:"\
extra-fields",path:t});return{inputs:{...i,fields:_(i.fields,new Set,u,a)},file:{...l,fields:_(l.fields,i.names,e,a)},fileName:r,
extraFields:j(c,(t,f)=>a({text:t,use:"text",rule:R.Ae,place:n([f])})),onceKey:m&&a({text:m,use:"key",rule:R.Ae,place:{input:"\
once-key"}})}}function _(o,a,i,l){const r={...o};for(const c of d.BH){const m=o[c];if(m===void 0||a.has(c))continue;const{
kind:u}=d.Ng[c],e=u==="text"?"text":"url";r[c]=l({text:m,use:e,rule:b.fD[u],place:i([c])})}return o.actions===void 0||a.
has("actions")||(r.actions=o.actions.map(({text:c,url:m},u)=>({text:l({text:c,use:"text",rule:b.fD.text,place:i(["action\
s",u,"text"])}),url:l({text:m,use:"url",rule:b.fD.page,place:i(["actions",u,"url"])})}))),r}function j(o,a){const i=JSON.
parse(JSON.stringify(o)),l=Object.entries(i).map(([r,c])=>({field:r,holder:i,key:r,value:c}));for(const{field:r,holder:c,
key:m,value:u}of l){if(typeof u=="string"&&(c[m]=a(u,r)),typeof u!="object"||u===null)continue;const e=u;for(const[n,t]of Object.
entries(e))l.push({field:r,holder:e,key:n,value:t})}return i}}),50:((z,I,s)=>{s.d(I,{d:()=>w});var d=s(7785);const C=2,R=x=>x.
toLowerCase().replace(/[-_]/g,"");function w(x,b){const P=new Map(b.map(E=>[E,(0,d.default)(R(E),R(x))])),K=([E,L])=>L<=
Math.min(C,Math.floor(E.length/2)),[M]=[...P].filter(K).sort(([,E],[,L])=>E-L);return M?.[0]}})};
