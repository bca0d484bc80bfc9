"use strict";exports.id=959,exports.ids=[959],exports.modules={6629:((j,M,h)=>{h.d(M,{Q4:()=>F,ho:()=>k,oR:()=>$,sV:()=>D,xW:()=>m});
function D(u){let o={missing:u};return{kind:"content",source:"event",fields:{title:o,message:o,icon_url:o,landing_url:o},
placeholders:{tag:o,version:o,name:o,repository:o,message:o,url:o}}}function $(u,o,v){return"missing"in u?u:"missing"in o?
o:{value:`${u.value}${v}${o.value}`,madeFrom:[...u.madeFrom,...o.madeFrom]}}var m=u=>`the event's field \`${u}\` is missi\
ng or not text, so the action takes no content from it`,k=u=>({kind:"not-announceable",why:u});function F(u,o){return("v\
alue"in u?[u.value,...u.madeFrom]:u.madeFrom??[]).map(o.find).find(v=>v!==void 0)}}),6016:((j,M,h)=>{h.d(M,{Lb:()=>v,qP:()=>k,
uX:()=>F});var D=h(6859),$=h(6629),m=h(990);function k(e,t){let i=new Set,s=[];return y(e,({text:l,use:n,where:r})=>{let a=(0,D.
G)(l,n);for(let{text:p,meant:d}of a.mistakes){let O=`contains ${(0,m.hD)(p)}, which is not a placeholder`,C=d?O:`${O}; ${u}`;
t.add([_(r,{message:C,meant:d&&`{${d}}`})])}for(let p of a.names)i.add(p);let[f]=a.names;return f!==void 0&&s.push({name:f,
where:r}),l}),{names:i,uses:s}}var F=({uses:e},t)=>e.map(({name:i,where:s})=>(0,m.CC)(s,`contains \`{${i}}\`, but there i\
s no release; ${t}`,s)),u="all releases would have the same key, and only the first would be sent. Use `{tag}`, or remov\
e the braces",o=524288;function v(e,t,i,s,l="with its placeholders replaced"){let n=new x(t,s);return y(e,({text:r,use:a,
rule:f,where:p})=>{let{names:d}=(0,D.G)(r);if(d.size===0)return r;let O=n.fill(r,d,a);if("message"in O)return i.add([_(p,
O)]),r;let C=f(O.value);return"value"in C?C.value:(i.add([_(p,{message:`${l}: ${(0,m.$3)(C)}`})]),r)})}var x=class{#t;#n;#e=o;#s=new Map;constructor(e,t){
this.#t=e,this.#n=t}fill(e,t,i){let s={};for(let a of t){let f=this.#t[a],p=this.#i(a);if(p)return{message:g(p)};if("mis\
sing"in f)return{message:`contains \`{${a}}\`, which has no value: ${f.missing}`};s[a]=f.value}let l={isUrl:i==="url",maxLength:this.#e},
n=this.#e>0?(0,D.C)(e,s,l)?.trim():void 0;if(this.#e-=n?.length??this.#e,n===void 0)return{message:"is too long with its\
 placeholders replaced; use fewer"};let r=this.#n.find(n);return r?{message:g(r)}:{value:n}}#i(e){return this.#s.has(e)||
this.#s.set(e,(0,$.Q4)(this.#t[e],this.#n)),this.#s.get(e)}},w=e=>({value:e,madeFrom:[]}),b={tag:w("v1.2.3"),version:w("\
1.2.3"),name:w("Version 1.2.3"),repository:w("site"),message:w("Offline maps are here."),url:w("https://github.com/octo/\
site/releases/tag/v1.2.3")};function P(e,t,i){k(e,t),v(e,b,t,i,"with the values of an example release")}var g=e=>`would \
contain ${e}, which may already be public; replace the token, and remove it from the release`;function _(e,t){return(0,m.
CC)(e,t,e)}function y(e,t){let{inputs:i,file:s,fileName:l,extraFields:n,onceKey:r}=e,a=([d="",...O])=>({input:(0,m.wg)(d),
path:O}),f=d=>({input:"payload-file",file:l,path:d,position:s.positionOf?.(d)}),p=d=>({input:"extra-fields",path:d});return{
inputs:{...i,fields:E(i.fields,new Set,a,t)},file:{...s,fields:E(s.fields,i.names,f,t)},fileName:l,extraFields:c(n,(d,O)=>t(
{text:d,use:"text",rule:m.Ae,where:p([O])})),onceKey:r&&t({text:r,use:"key",rule:m.Ae,where:{input:"once-key"}})}}function E(e,t,i,s){
let l={...e};for(let n of m.BH){let r=e[n];if(r===void 0||t.has(n))continue;let{kind:a}=m.Ng[n],f=a==="text"?"text":"url";
l[n]=s({text:r,use:f,rule:m.fD[a],where:i([n])})}return e.actions===void 0||t.has("actions")||(l.actions=e.actions.map(({
text:n,url:r},a)=>({text:s({text:n,use:"text",rule:m.fD.text,where:i(["actions",a,"text"])}),url:s({text:r,use:"url",rule:m.
fD.page,where:i(["actions",a,"url"])})}))),l}function c(e,t){let i=JSON.parse(JSON.stringify(e)),s=Object.entries(i).map(
([l,n])=>({field:l,holder:i,key:l,value:n}));for(let{field:l,holder:n,key:r,value:a}of s){if(typeof a=="string"&&(n[r]=t(
a,l)),typeof a!="object"||a===null)continue;let f=a;for(let[p,d]of Object.entries(f))s.push({field:l,holder:f,key:p,value:d})}
return i}}),9959:((j,M,h)=>{h.d(M,{fieldsFromFile:()=>o,unknownFields:()=>v});var D=h(2508),$=h(6016),m=h(2791),k=h(6859),
F=h(990),u=h(9453);async function o(P,g,_,y){if("problem"in g)return _.add([g.problem]),v;let E={input:"payload-file",file:P},
c=await(0,m.h)(g.text,E,y);if(!("value"in c))return _.add(c.problems),v;let{value:e,positionOf:t}=c;if(!(0,F.Gv)(e))return _.
add([...c.problems,x(E,c)]),v;let{$schema:i,...s}=e,{problems:l,...n}=(0,D.L)(E,{...c,value:s});return _.add(l),{...n,source:"\
file",names:new Set(Object.keys(s)),positionOf:t}}var v={source:"file",fields:{},names:new Set(F.pi)};function x(P,{value:g,
positionOf:_}){let y="write notification fields as `name: value`";return g===null?(0,F.CC)(P,`is empty; ${y}`):(0,F.CC)(
P,`is ${(0,D.W)(g)}; ${y}`,{position:_([])})}async function w(P,g,_,y){let E=new ProblemCollector,c=await o(P,g,E,y),e={
input:"payload-file",file:P},t=missingFields(_,c).map(n=>problem(e,"is missing; set it here or as an input",{path:[n],position:{
line:1,column:1}}));checkPlaceholders({...nothingGiven,inputs:{..._,fields:{}},file:c,fileName:P},E,y);let i=E.all.toSorted(
byPosition),s=limitProblems(e,[...t,...i],n=>n),l=validContent(_,c);return l?{problems:s,content:l,positionOf:c.positionOf??
b}:{problems:s,positionOf:b}}var b=()=>{}})};
