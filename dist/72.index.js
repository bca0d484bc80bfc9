"use strict";exports.id=72,exports.ids=[72],exports.modules={1072:((F,h,o)=>{o.r(h),o.d(h,{fieldSchema:()=>g,jsonTypeOf:()=>P,parseFields:()=>U});
var r=o(3619),u=o(3305),y=o(8532),E=o(3945),L=o(4543),c=o(3177),d=o(7220),O=o(7125),l=o(7320);function f(t,n){const e=({
input:s})=>s===void 0?`is missing; add ${t}`:p(t,s);return r.YjP({error:e}).check(u.WN(),r.z6Y(({value:s,issues:a})=>{const m=n(
s);"message"in m&&a.push({code:"custom",params:m,input:s})}))}function p(t,n){const e=t==="text";if(n===null)return`has \
no value; use ${t}${e?" (in quotes if it begins with `#`)":""}`;const s=typeof n=="number"||typeof n=="boolean";return`i\
s ${P(n)}${e&&s?", not text; put it in quotes":`; use ${t}`}`}function P(t){return t===null?"null":Array.isArray(t)?"a l\
ist":{string:"text",number:"a number",boolean:"a boolean"}[typeof t]??"a mapping"}const _=t=>({error:({code:n,input:e})=>n===
"invalid_type"?p(t,e):void 0}),M=f("text",l.QP.text),j=f("an https URL",l.QP.image),D=f("an http or https URL",l.QP.page),
T=r.YOg(r.rej({text:M,url:D},_("a mapping of `text` and `url`")),_("a list with two lines for each button: `- text: Read\
 more`, and below it `url: https://example.com`")).check(u.m9(1,"is an empty list; add at least one button, or remove `a\
ctions`")),b="whole seconds (3600) or a duration (12h)";function v(t){if(typeof t=="number")return{message:`is ${t}; use\
 ${b}`};const n=typeof t=="string"?(0,O.p0)(t.trim()):void 0;return n&&"message"in n?n:{message:p(b,t)}}const A=r.YjP().
check(u.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{abort:!0})),C=r.FsL(r.KCZ([r.Whr().check(u.qm(0,{abort:!0})),A]),r.pdi((t,{issues:n})=>{
const e=typeof t=="number"?{value:t}:(0,O.p0)(t.trim());return"value"in e?e.value:(n.push({code:"custom",params:e,input:t}),
y.tm)})),R={text:M,image:j,page:D,buttons:T,duration:C},K=Object.fromEntries(c.pi.map(t=>[t,r.lqM(R[c.Ng[t].kind])])),g=r.
rej(K,_("a mapping of notification fields"));function U(t,{value:n,positionOf:e,problems:s}){const a=E.xL(g,n,{reportInput:!0});
if(a.success&&s.length===0)return{fields:a.data,problems:[]};const m=new Set(s.map(({path:i=[]})=>(0,d.LF)(i))),I=(a.error?.
issues??[]).filter(({path:i})=>!m.has((0,d.LF)(i))).flatMap(W).map(({path:i,text:S})=>(0,d.CC)(t,S,{path:i,position:e(i)})),
x=[...s,...I].sort(d.rg),w=new Set(x.map(({path:i})=>i?.[0])),B=Object.entries(n??{}).filter(([i])=>!w.has(i));return{fields:E.
xL(g,Object.fromEntries(B)).data??{},problems:x}}function W(t){const{path:n}=t;switch(t.code){case"unrecognized_keys":return t.
keys.map(e=>({path:[...n,e],text:$([...n,e])}));case"custom":return[{path:n,text:t.params}];case"invalid_union":return[{
path:n,text:v(t.input)}];default:return[{path:n,text:{message:t.message}}]}}function $(t){if(t.length>1)return{message:"\
is not part of a button; a button has only `text` and `url`"};if(t[0]==="target")return{message:"cannot be set in a payl\
oad file; set the `target` input in the workflow"};const n="is not a field of a notification",e="For other fields of you\
r service, use the `extra-fields` input",s=(0,L.d5)(String(t[0]),c.pi);return s?{message:n,meant:s,hint:e}:{message:`${n}\
; the fields are ${c.pi.join(", ")}`,hint:e}}})};
