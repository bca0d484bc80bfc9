"use strict";exports.id=72,exports.ids=[72],exports.modules={1072:((F,h,o)=>{o.r(h),o.d(h,{fieldSchema:()=>g,jsonTypeOf:()=>P,parseFields:()=>U});
var r=o(3619),u=o(3305),y=o(8532),E=o(3945),L=o(4543),c=o(3177),d=o(7220),O=o(7125),m=o(7320);function f(t,e){const n=({
input:s})=>s===void 0?`is missing; add ${t}`:p(t,s);return r.YjP({error:n}).check(u.WN(),r.z6Y(({value:s,issues:a})=>{const l=e(
s);"message"in l&&a.push({code:"custom",params:l,input:s})}))}function p(t,e){const n=t==="text";if(e===null)return`has \
no value; use ${t}${n?" (in quotes if it begins with `#`)":""}`;const s=typeof e=="number"||typeof e=="boolean";return`i\
s ${P(e)}${n&&s?", not text; put it in quotes":`; use ${t}`}`}function P(t){return t===null?"null":Array.isArray(t)?"a l\
ist":{string:"text",number:"a number",boolean:"a boolean"}[typeof t]??"a mapping"}const _=t=>({error:({code:e,input:n})=>e===
"invalid_type"?p(t,n):void 0}),M=f("text",m.QP.text),j=f("an https URL",m.QP.image),D=f("an http or https URL",m.QP.page),
T=r.YOg(r.rej({text:M,url:D},_("a mapping of `text` and `url`")),_("a list with two lines for each button: `- text: Read\
 more`, and below it `url: https://example.com`")).check(u.m9(1,"is an empty list; write at least one button, or leave i\
t out")),b="whole seconds (3600) or a duration (12h)";function v(t){if(typeof t=="number")return{message:`is ${t}; use ${b}`};
const e=typeof t=="string"?(0,O.p0)(t.trim()):void 0;return e&&"message"in e?e:{message:p(b,t)}}const A=r.YjP().check(u.
Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{abort:!0})),C=r.FsL(r.KCZ([r.Whr().check(u.qm(0,{abort:!0})),A]),r.pdi((t,{issues:e})=>{
const n=typeof t=="number"?{value:t}:(0,O.p0)(t.trim());return"value"in n?n.value:(e.push({code:"custom",params:n,input:t}),
y.tm)})),R={text:M,image:j,page:D,buttons:T,duration:C},K=Object.fromEntries(c.pi.map(t=>[t,r.lqM(R[c.Ng[t].kind])])),g=r.
rej(K,_("a mapping of notification fields"));function U(t,{value:e,positionOf:n,problems:s}){const a=E.xL(g,e,{reportInput:!0});
if(a.success&&s.length===0)return{fields:a.data,problems:[]};const l=new Set(s.map(({path:i=[]})=>(0,d.LF)(i))),w=(a.error?.
issues??[]).filter(({path:i})=>!l.has((0,d.LF)(i))).flatMap(W).map(({path:i,text:S})=>(0,d.CC)(t,S,{path:i,position:n(i)})),
x=[...s,...w].sort(d.rg),I=new Set(x.map(({path:i})=>i?.[0])),B=Object.entries(e??{}).filter(([i])=>!I.has(i));return{fields:E.
xL(g,Object.fromEntries(B)).data??{},problems:x}}function W(t){const{path:e}=t;switch(t.code){case"unrecognized_keys":return t.
keys.map(n=>({path:[...e,n],text:$([...e,n])}));case"custom":return[{path:e,text:t.params}];case"invalid_union":return[{
path:e,text:v(t.input)}];default:return[{path:e,text:{message:t.message}}]}}function $(t){if(t.length>1)return{message:"\
is not part of a button; a button has only `text` and `url`"};if(t[0]==="target")return{message:"cannot be set in a payl\
oad file; set the input `target` in the workflow"};const e="is not a field of a notification",n="For other fields of you\
r service, use the input `extra-fields`",s=(0,L.d5)(String(t[0]),c.pi);return s?{message:e,meant:s,hint:n}:{message:`${e}\
; the fields are ${c.pi.join(", ")}`,hint:n}}})};
