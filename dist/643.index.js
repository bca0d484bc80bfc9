"use strict";exports.id=643,exports.ids=[643],exports.modules={4841:((x,F,_)=>{_.d(F,{Q4:()=>w,ho:()=>M,oR:()=>C,sV:()=>P,xW:()=>m});
function P(u){let o={missing:u};return{kind:"content",source:"event",fields:{title:o,message:o,icon_url:o,landing_url:o},
placeholders:{tag:o,version:o,name:o,repository:o,message:o,url:o}}}function C(u,o,g){return"missing"in u?u:"missing"in o?
o:{value:`${u.value}${g}${o.value}`,madeFrom:[...u.madeFrom,...o.madeFrom]}}var m=u=>`the event's field \`${u}\` is missi\
ng or not text, so the action takes no content from it`,M=u=>({kind:"not-announceable",why:u});function w(u,o){return("v\
alue"in u?[u.value,...u.madeFrom]:u.madeFrom??[]).map(o.find).find(g=>g!==void 0)}}),8484:((x,F,_)=>{_.d(F,{Lb:()=>o,qP:()=>M});
var P=_(759),C=_(4841),m=_(5103);function M(e,t){let i=new Set,r=[];return h(e,({text:l,use:n,where:s})=>{let a=(0,P.G)(
l,n);for(let{text:c,meant:d}of a.mistakes){let E=`contains ${(0,m.hD)(c)}, which is not a placeholder`,k=d?E:`${E}; ${w}`;
t.add([p(s,{message:k,meant:d&&`{${d}}`})])}for(let c of a.names)i.add(c);let[f]=a.names;return f!==void 0&&r.push({name:f,
where:s}),l}),{names:i,uses:r}}var w="all releases would have the same key, and only the first would be sent. Use `{tag}\
`, or remove the braces",u=524288;function o(e,t,i,r,l="with its placeholders replaced"){let n=new g(t,r);return h(e,({text:s,
use:a,rule:f,where:c})=>{let{names:d}=(0,P.G)(s);if(d.size===0)return s;let E=n.fill(s,d,a);if("message"in E)return i.add(
[p(c,E)]),s;let k=f(E.value);return"value"in k?k.value:(i.add([p(c,{message:`${l}: ${(0,m.$3)(k)}`})]),s)})}var g=class{#t;#n;#e=u;#s=new Map;constructor(e,t){
this.#t=e,this.#n=t}fill(e,t,i){let r={};for(let a of t){let f=this.#t[a],c=this.#i(a);if(c)return{message:v(c)};if("mis\
sing"in f)return{message:`contains \`{${a}}\`, which has no value: ${f.missing}`};r[a]=f.value}let l={isUrl:i==="url",maxLength:this.#e},
n=this.#e>0?(0,P.C)(e,r,l)?.trim():void 0;if(this.#e-=n?.length??this.#e,n===void 0)return{message:"is too long with its\
 placeholders replaced; use fewer"};let s=this.#n.find(n);return s?{message:v(s)}:{value:n}}#i(e){return this.#s.has(e)||
this.#s.set(e,(0,C.Q4)(this.#t[e],this.#n)),this.#s.get(e)}},D=e=>({value:e,madeFrom:[]}),b={tag:D("v1.2.3"),version:D("\
1.2.3"),name:D("Version 1.2.3"),repository:D("site"),message:D("Offline maps are here."),url:D("https://github.com/octo/\
site/releases/tag/v1.2.3")};function $(e,t,i){M(e,t),o(e,b,t,i,"with the values of an example release")}var v=e=>`would \
contain ${e}, which may already be public; replace the token, and remove it from the release`;function p(e,t){return(0,m.
CC)(e,t,e)}function h(e,t){let{inputs:i,file:r,fileName:l,extraFields:n,onceKey:s}=e,a=([d="",...E])=>({input:(0,m.wg)(d),
path:E}),f=d=>({input:"payload-file",file:l,path:d,position:r.positionOf?.(d)}),c=d=>({input:"extra-fields",path:d});return{
inputs:{...i,fields:y(i.fields,new Set,a,t)},file:{...r,fields:y(r.fields,i.names,f,t)},fileName:l,extraFields:O(n,(d,E)=>t(
{text:d,use:"text",rule:m.Ae,where:c([E])})),onceKey:s&&t({text:s,use:"key",rule:m.Ae,where:{input:"once-key"}})}}function y(e,t,i,r){
let l={...e};for(let n of m.BH){let s=e[n];if(s===void 0||t.has(n))continue;let{kind:a}=m.Ng[n],f=a==="text"?"text":"url";
l[n]=r({text:s,use:f,rule:m.fD[a],where:i([n])})}return e.actions===void 0||t.has("actions")||(l.actions=e.actions.map(({
text:n,url:s},a)=>({text:r({text:n,use:"text",rule:m.fD.text,where:i(["actions",a,"text"])}),url:r({text:s,use:"url",rule:m.
fD.page,where:i(["actions",a,"url"])})}))),l}function O(e,t){let i=JSON.parse(JSON.stringify(e)),r=Object.entries(i).map(
([l,n])=>({field:l,holder:i,key:l,value:n}));for(let{field:l,holder:n,key:s,value:a}of r){if(typeof a=="string"&&(n[s]=t(
a,l)),typeof a!="object"||a===null)continue;let f=a;for(let[c,d]of Object.entries(f))r.push({field:l,holder:f,key:c,value:d})}
return i}}),3643:((x,F,_)=>{_.d(F,{fieldsFromFile:()=>o,unknownFields:()=>g});var P=_(480),C=_(8484),m=_(955),M=_(759),w=_(
5103),u=_(1105);async function o(v,p,h,y){if("problem"in p)return h.add([p.problem]),g;let O={input:"payload-file",file:v},
e=await(0,m.h)(p.text,O,y);if(!("value"in e))return h.add(e.problems),g;let{value:t,positionOf:i}=e;if(!(0,w.Gv)(t))return h.
add([...e.problems,D(O,e)]),g;let{$schema:r,...l}=t,{problems:n,...s}=(0,P.L)(O,{...e,value:l});return h.add(n),{...s,source:"\
file",names:new Set(Object.keys(l)),positionOf:i}}var g={source:"file",fields:{},names:new Set(w.pi)};function D(v,{value:p,
positionOf:h}){let y="write notification fields as `name: value`";return p===null?(0,w.CC)(v,`is empty; ${y}`):(0,w.CC)(
v,`is ${(0,P.W)(p)}; ${y}`,{position:h([])})}async function b(v,p,h,y){let O=new ProblemCollector,e=await o(v,p,O,y),t={
input:"payload-file",file:v},i=missingFields(h,e).map(s=>problem(t,"is missing; set it here or as an input",{path:[s],position:{
line:1,column:1}}));checkPlaceholders({...nothingGiven,inputs:{...h,fields:{}},file:e,fileName:v},O,y);let r=O.all.toSorted(
byPosition),l=limitProblems(t,[...i,...r],s=>s),n=validContent(h,e);return n?{problems:l,content:n,positionOf:e.positionOf??
$}:{problems:l,positionOf:$}}var $=()=>{}})};
