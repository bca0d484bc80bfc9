"use strict";exports.id=48,exports.ids=[48],exports.modules={5048:((C,E,s)=>{s.d(E,{readActions:()=>g});var o=s(1103),m=s(2996);async function g(O,P){
const u={input:"actions"},i=await(0,m.h)(O,u,P);if(!("value"in i))return{fields:{},problems:i.problems};const d=c=>({...c,
path:["actions",...c.path??[]]}),{problems:f,...p}=(0,o.L5)(u,{value:{actions:i.value},positionOf:c=>i.positionOf(c.slice(
1)),problems:i.problems.map(d),textComments:i.textComments.map(d)});return{...p,problems:f.map(c=>({...c,path:c.path?.slice(
1)}))}}}),1103:((C,E,s)=>{s.d(E,{L5:()=>$,WF:()=>D});var o=s(3619),m=s(3305),g=s(8532),O=s(3945),P=s(50),u=s(8266),i=s(8925),
d=s(642),f=s(9735);function p(t,n){const e=({input:a})=>a===void 0?`is missing; add ${t}`:c(t,a);return o.YjP({error:e}).
check(m.WN(),o.z6Y(({value:a,issues:l})=>{const _=n(a);"message"in _&&l.push({code:"custom",params:_,input:a})}))}function c(t,n){
const e=t==="text";if(n===null)return`has no value; use ${t}${e?" (in quotes if it begins with `#`)":""}`;const a=typeof n==
"number"||typeof n=="boolean";return`is ${D(n)}${e&&a?", not text; put it in quotes":`; use ${t}`}`}function D(t){return t===
null?"null":Array.isArray(t)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof t]??"a mapping"}const b=t=>({
error:({code:n,input:e})=>n==="invalid_type"?c(t,e):void 0}),y=p("text",f.QP.text),j=p("an https URL",f.QP.image),v=p("a\
n http or https URL",f.QP.page),R=o.YOg(o.rej({text:y,url:v},b("a mapping of `text` and `url`")),b("a list with two line\
s for each button: `- text: Read more`, and below it `url: https://example.com`")).check(m.m9(1,"is an empty list; write\
 at least one button, or leave it out")),x="whole seconds (3600) or a duration (12h)";function T(t){if(typeof t=="number")
return{message:`is ${t}; use ${x}`};const n=typeof t=="string"?(0,d.p0)(t.trim()):void 0;return n&&"message"in n?n:{message:c(
x,t)}}const K=o.YjP().check(m.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{abort:!0})),W=o.FsL(o.KCZ([o.Whr().check(m.qm(0,{abort:!0})),
K]),o.pdi((t,{issues:n})=>{const e=typeof t=="number"?{value:t}:(0,d.p0)(t.trim());return"value"in e?e.value:(n.push({code:"\
custom",params:e,input:t}),g.tm)})),U={text:y,image:j,page:v,buttons:R,duration:W},I=Object.fromEntries(u.pi.map(t=>[t,o.
lqM(U[u.Ng[t].kind])])),B=o.rej(I,b("a mapping of notification fields"));function $(t,n){const{value:e,positionOf:a,problems:l,
textComments:_}=n,w=(r,M)=>(0,i.CC)(t,M,{path:r,position:a(r)}),h=L(e);if(h===void 0)return{fields:{},problems:[...l,w([
"actions"],"has too many elements to check; write fewer")]};if(h.success&&l.length===0)return{fields:h.data,problems:[],
textComments:_};const k=new Set(l.map(({path:r=[]})=>(0,i.LF)(r))),A=(h.error?.issues??[]).filter(({path:r})=>!k.has((0,i.
LF)(r))).flatMap(F),z=(0,i.Kc)(t,A,({path:r,text:M=S(r)})=>w(r,M)),Y=[...l,...z].sort(i.rg),N=new Set([...l,...A].map(({
path:r})=>r?.[0])),Q=Object.entries(e??{}).filter(([r])=>!N.has(r));return{fields:L(Object.fromEntries(Q))?.data??{},problems:Y,
textComments:_}}function F(t){const{path:n}=t;switch(t.code){case"unrecognized_keys":return t.keys.map(e=>({path:[...n,e]}));case"\
custom":return[{path:n,text:t.params}];case"invalid_union":return[{path:n,text:T(t.input)}];default:return[{path:n,text:{
message:t.message}}]}}function S(t){if(t.length>1)return{message:"is not part of a button; a button has only `text` and \
`url`"};if(t[0]==="target")return{message:"cannot be set in a payload file; set the input `target` in the workflow"};const n="\
is not a field of a notification",e="For other fields of your service, use the input `extra-fields`",a=(0,P.d5)(String(t[0]),
u.pi);return a?{message:n,meant:a,hint:e}:{message:`${n}; the fields are ${u.pi.join(", ")}`,hint:e}}function L(t){try{return O.
xL(B,t,{reportInput:!0})}catch(n){if(n instanceof RangeError)return;throw n}}})};
