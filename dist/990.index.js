"use strict";exports.id=990,exports.ids=[990],exports.modules={6990:((T,g,n)=>{n.d(g,{readActions:()=>P});var r=n(1103),l=n(3924);async function P(b,d){
const E={input:"actions"},i=await(0,l.h)(b,E,d);if(!("value"in i))return{fields:{},problems:i.problems};const m=a=>({...a,
path:["actions",...a.path??[]]}),{problems:f,..._}=(0,r.L5)(E,{value:{actions:i.value},positionOf:a=>i.positionOf(a.slice(
1)),problems:i.problems.map(m),textComments:i.textComments.map(m)});return{..._,problems:f.map(a=>({...a,path:a.path?.slice(
1)}))}}}),1103:((T,g,n)=>{n.d(g,{L5:()=>F,WF:()=>D});var r=n(3619),l=n(3305),P=n(8532),b=n(3945),d=n(2996),E=n(50),i=n(8925),
m=n(642),f=n(9735);function _(t,e){const o=({input:c})=>c===void 0?`is missing; add ${t}`:a(t,c);return r.YjP({error:o}).
check(l.WN(),r.z6Y(({value:c,issues:u})=>{const p=e(c);"message"in p&&u.push({code:"custom",message:p.message,input:c})}))}
function a(t,e){const o=t==="text";if(e===null)return`has no value; use ${t}${o?" (in quotes if it begins with `#`)":""}`;
const c=typeof e=="number"||typeof e=="boolean";return`is ${D(e)}${o&&c?", not text; put it in quotes":`; use ${t}`}`}function D(t){
return t===null?"null":Array.isArray(t)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof t]??"a map\
ping"}const M=t=>({error:({code:e,input:o})=>e==="invalid_type"?a(t,o):void 0}),L=_("text",f.QP.text),w=_("an https URL",
f.QP.image),v=_("an http or https URL",f.QP.page),K=r.YOg(r.rej({text:L,url:v},M("a mapping of `text` and `url`")),M("a \
list with two lines for each button: `- text: Read more`, and below it `url: https://example.com`")).check(l.m9(1,"is an\
 empty list; write at least one button, or leave it out")),A="whole seconds (3600) or a duration (12h)",y=({input:t})=>{
if(typeof t=="number")return`is ${t}; use ${A}`;const e=typeof t=="string"?(0,m.p0)(t.trim()):void 0;return e&&"message"in
e?e.message:a(A,t)},W=r.YjP().check(l.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{error:y,abort:!0})),U=r.FsL(r.KCZ([r.Whr().check(
l.qm(0,{error:y,abort:!0})),W],{error:y}),r.pdi((t,{issues:e})=>{const o=typeof t=="number"?{value:t}:(0,m.p0)(t.trim());
return"value"in o?o.value:(e.push({code:"custom",message:o.message,input:t}),P.tm)})),$={text:L,image:w,page:v,buttons:K,
duration:U},B=Object.fromEntries(d.pi.map(t=>[t,r.lqM($[d.Ng[t].kind])])),I=r.rej(B,M("a mapping of notification fields"));
function F(t,e){const{value:o,positionOf:c,problems:u,textComments:p}=e,j=(s,h)=>(0,i.CC)(t,h,{path:s,position:c(s)}),O=C(
o);if(O===void 0)return{fields:{},problems:[...u,j(["actions"],"has too many elements to check; write fewer")]};if(O.success&&
u.length===0)return{fields:O.data,problems:[],textComments:p};const k=new Set(u.map(({path:s=[]})=>(0,i.LF)(s))),x=(O.error?.
issues??[]).filter(({path:s})=>!k.has((0,i.LF)(s))).flatMap(({path:s,message:h,...R})=>R.code==="unrecognized_keys"?R.keys.
map(Z=>({path:[...s,Z]})):[{path:s,message:h}]),z=(0,i.Kc)(t,x,({path:s,message:h=S(s)})=>j(s,h)),Y=[...u,...z].sort(i.rg),
Q=new Set([...u,...x].map(({path:s})=>s?.[0])),N=Object.entries(o??{}).filter(([s])=>!Q.has(s));return{fields:C(Object.fromEntries(
N))?.data??{},problems:Y,textComments:p}}function S(t){if(t.length>1)return"is not part of a button; a button has only `\
text` and `url`";if(t[0]==="target")return"cannot be set in a payload file; set the input `target` in the workflow";const e=(0,E.
d)(String(t[0]),d.pi);return`is not a field of a notification; ${e?`did you mean \`${e}\`?`:`the fields are ${d.pi.join(
", ")}.`} For other fields of your service, use the input \`extra-fields\``}function C(t){try{return b.xL(I,t)}catch(e){
if(e instanceof RangeError)return;throw e}}})};
