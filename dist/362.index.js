"use strict";exports.id=362,exports.ids=[362],exports.modules={6899:(($,R,i)=>{i.d(R,{replacePlaceholders:()=>A,usedPlaceholders:()=>w});
var m=i(8266),M=i(8925),K=i(642),I=i(8992),T=i(4204),j=i(9735),y=i(4964);function w(r,s){const o=new Set,u=[];return g(r,
({text:a,use:f,where:l})=>{const c=(0,y.G)(a,f);for(const{text:t,meant:n}of c.mistakes){const d=`contains ${(0,I.hD)(t)}\
, which is not a placeholder`,P=n?d:`${d}; ${L}`;s.add([O(l,{message:P,meant:n&&`{${n}}`})])}for(const t of c.names)o.add(
t);const[e]=c.names;return e!==void 0&&u.push({name:e,where:l}),a}),{names:o,uses:u}}const L="all releases would have th\
e same key, and only the first would be sent. Use `{tag}`, or remove the braces",C=524288;function A(r,s,o,u,a="with its\
 placeholders replaced"){const f=new U(s,u);return g(r,({text:l,use:c,rule:e,where:t})=>{const{names:n}=(0,y.G)(l);if(n.
size===0)return l;const d=f.fill(l,n,c);if("message"in d)return o.add([O(t,d)]),l;const P=e(d.value);return"value"in P?P.
value:(o.add([O(t,{message:`${a}: ${(0,M.$3)(P)}`})]),l)})}class U{#t;#n;#e=C;#s=new Map;constructor(s,o){this.#t=s,this.#n=
o}fill(s,o,u){const a={};for(const e of o){const t=this.#t[e],n=this.#o(e);if(n)return{message:_(n)};if("missing"in t)return{
message:`contains \`{${e}}\`, which has no value: ${t.missing}`};a[e]=t.value}const f={isUrl:u==="url",maxLength:this.#e},
l=this.#e>0?(0,y.C)(s,a,f)?.trim():void 0;if(this.#e-=l?.length??this.#e,l===void 0)return{message:"is too long with its\
 placeholders replaced; use fewer"};const c=this.#n.find(l);return c?{message:_(c)}:{value:l}}#o(s){return this.#s.has(s)||
this.#s.set(s,(0,T.Q4)(this.#t[s],this.#n)),this.#s.get(s)}}const p=r=>({value:r,madeFrom:[]}),E={tag:p("v1.2.3"),version:p(
"1.2.3"),name:p("Version 1.2.3"),repository:p("site"),message:p("Offline maps are here."),url:p("https://github.com/octo\
/site/releases/tag/v1.2.3")};function D(r,s,o){w(r,s),A(r,E,s,o,"with the values of an example release")}const _=r=>`wou\
ld contain ${r}, which may already be public; replace the token, and remove it from the release`;function O(r,s){return(0,M.
CC)(r,s,r)}function g(r,s){const{inputs:o,file:u,fileName:a,extraFields:f,onceKey:l}=r,c=([n="",...d])=>({input:(0,m.wg)(
n),path:d}),e=n=>({input:"payload-file",file:a,path:n,position:u.positionOf?.(n)}),t=n=>({input:"extra-fields",path:n});
return{inputs:{...o,fields:h(o.fields,new Set,c,s)},file:{...u,fields:h(u.fields,o.names,e,s)},fileName:a,extraFields:x(
f,(n,d)=>s({text:n,use:"text",rule:K.Ae,where:t([d])})),onceKey:l&&s({text:l,use:"key",rule:K.Ae,where:{input:"once-key"}})}}
function h(r,s,o,u){const a={...r};for(const f of m.BH){const l=r[f];if(l===void 0||s.has(f))continue;const{kind:c}=m.Ng[f],
e=c==="text"?"text":"url";a[f]=u({text:l,use:e,rule:j.fD[c],where:o([f])})}return r.actions===void 0||s.has("actions")||
(a.actions=r.actions.map(({text:f,url:l},c)=>({text:u({text:f,use:"text",rule:j.fD.text,where:o(["actions",c,"text"])}),
url:u({text:l,use:"url",rule:j.fD.page,where:o(["actions",c,"url"])})}))),a}function x(r,s){const o=JSON.parse(JSON.stringify(
r)),u=Object.entries(o).map(([a,f])=>({field:a,holder:o,key:a,value:f}));for(const{field:a,holder:f,key:l,value:c}of u){
if(typeof c=="string"&&(f[l]=s(c,a)),typeof c!="object"||c===null)continue;const e=c;for(const[t,n]of Object.entries(e))
u.push({field:a,holder:e,key:t,value:n})}return o}}),6362:(($,R,i)=>{i.d(R,{fieldsFromFile:()=>L,unknownFields:()=>C});var m=i(
8266),M=i(8925),K=i(8301),I=i(6899),T=i(1103),j=i(8209),y=i(3740),w=i(2996);async function L(E,D,_,O){if("problem"in D)return _.
add([D.problem]),C;const g={input:"payload-file",file:E},h=await(0,w.h)(D.text,g,O);if(!("value"in h))return _.add(h.problems),
C;const{value:x,positionOf:r}=h;if(!(0,K.G)(x))return _.add([...h.problems,A(g,h)]),C;const{$schema:s,...o}=x,{problems:u,
...a}=(0,T.L5)(g,{...h,value:o});return _.add(u),{...a,source:"file",names:new Set(Object.keys(o)),positionOf:r}}const C={
source:"file",fields:{},names:new Set(m.pi)};function A(E,{value:D,positionOf:_}){const O="write notification fields as \
`name: value`";return D===null?(0,M.CC)(E,`is empty; ${O}`):(0,M.CC)(E,`is ${(0,T.WF)(D)}; ${O}`,{position:_([])})}async function U(E,D,_,O){
const g=new ProblemCollector,h=await L(E,D,g,O),x={input:"payload-file",file:E},r=missingFields(_,h).map(a=>problem(x,"i\
s missing; set it here or as an input",{path:[a],position:{line:1,column:1}}));checkPlaceholders({...nothingGiven,inputs:{
..._,fields:{}},file:h,fileName:E},g,O);const s=g.all.toSorted(byPosition),o=limitProblems(x,[...r,...s],a=>a),u=validContent(
_,h);return u?{problems:o,content:u,positionOf:h.positionOf??p}:{problems:o,positionOf:p}}const p=()=>{}}),1103:(($,R,i)=>{
i.d(R,{L5:()=>a,WF:()=>U});var m=i(3619),M=i(3305),K=i(8532),I=i(3945),T=i(50),j=i(8266),y=i(8925),w=i(642),L=i(9735);function C(e,t){
const n=({input:d})=>d===void 0?`is missing; add ${e}`:A(e,d);return m.YjP({error:n}).check(M.WN(),m.z6Y(({value:d,issues:P})=>{
const W=t(d);"message"in W&&P.push({code:"custom",params:W,input:d})}))}function A(e,t){const n=e==="text";if(t===null)return`\
has no value; use ${e}${n?" (in quotes if it begins with `#`)":""}`;const d=typeof t=="number"||typeof t=="boolean";return`\
is ${U(t)}${n&&d?", not text; put it in quotes":`; use ${e}`}`}function U(e){return e===null?"null":Array.isArray(e)?"a \
list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const p=e=>({error:({code:t,input:n})=>t===
"invalid_type"?A(e,n):void 0}),E=C("text",L.QP.text),D=C("an https URL",L.QP.image),_=C("an http or https URL",L.QP.page),
O=m.YOg(m.rej({text:E,url:_},p("a mapping of `text` and `url`")),p("a list with two lines for each button: `- text: Read\
 more`, and below it `url: https://example.com`")).check(M.m9(1,"is an empty list; write at least one button, or leave i\
t out")),g="whole seconds (3600) or a duration (12h)";function h(e){if(typeof e=="number")return{message:`is ${e}; use ${g}`};
const t=typeof e=="string"?(0,w.p0)(e.trim()):void 0;return t&&"message"in t?t:{message:A(g,e)}}const x=m.YjP().check(M.
Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{abort:!0})),r=m.FsL(m.KCZ([m.Whr().check(M.qm(0,{abort:!0})),x]),m.pdi((e,{issues:t})=>{
const n=typeof e=="number"?{value:e}:(0,w.p0)(e.trim());return"value"in n?n.value:(t.push({code:"custom",params:n,input:e}),
K.tm)})),s={text:E,image:D,page:_,buttons:O,duration:r},o=Object.fromEntries(j.pi.map(e=>[e,m.lqM(s[j.Ng[e].kind])])),u=m.
rej(o,p("a mapping of notification fields"));function a(e,t){const{value:n,positionOf:d,problems:P,textComments:W}=t,b=(v,F)=>(0,y.
CC)(e,F,{path:v,position:d(v)}),B=c(n);if(B===void 0)return{fields:{},problems:[...P,b(["actions"],"has too many element\
s to check; write fewer")]};if(B.success&&P.length===0)return{fields:B.data,problems:[],textComments:W};const k=new Set(
P.map(({path:v=[]})=>(0,y.LF)(v))),S=(B.error?.issues??[]).filter(({path:v})=>!k.has((0,y.LF)(v))).flatMap(f),N=(0,y.Kc)(
e,S,({path:v,text:F=l(v)})=>b(v,F)),z=[...P,...N].sort(y.rg),G=new Set([...P,...S].map(({path:v})=>v?.[0])),Q=Object.entries(
n??{}).filter(([v])=>!G.has(v));return{fields:c(Object.fromEntries(Q))?.data??{},problems:z,textComments:W}}function f(e){
const{path:t}=e;switch(e.code){case"unrecognized_keys":return e.keys.map(n=>({path:[...t,n]}));case"custom":return[{path:t,
text:e.params}];case"invalid_union":return[{path:t,text:h(e.input)}];default:return[{path:t,text:{message:e.message}}]}}
function l(e){if(e.length>1)return{message:"is not part of a button; a button has only `text` and `url`"};if(e[0]==="tar\
get")return{message:"cannot be set in a payload file; set the input `target` in the workflow"};const t="is not a field o\
f a notification",n="For other fields of your service, use the input `extra-fields`",d=(0,T.d5)(String(e[0]),j.pi);return d?
{message:t,meant:d,hint:n}:{message:`${t}; the fields are ${j.pi.join(", ")}`,hint:n}}function c(e){try{return I.xL(u,e,
{reportInput:!0})}catch(t){if(t instanceof RangeError)return;throw t}}})};
