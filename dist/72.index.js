"use strict";exports.id=72,exports.ids=[72],exports.modules={1072:((z,g,o)=>{o.r(g),o.d(g,{fieldSchema:()=>_,jsonTypeOf:()=>P,parseFields:()=>U});
var r=o(3619),u=o(3305),x=o(8532),h=o(3945),E=o(6268),j=o(4543),c=o(3177),O=o(7125),m=o(7320);function l(t,n){const e=({
input:s})=>s===void 0?`is missing; add ${t}`:f(t,s);return r.YjP({error:e}).check(u.WN(),r.z6Y(({value:s,issues:a})=>{const d=n(
s);"message"in d&&a.push({code:"custom",params:d,input:s})}))}function f(t,n){const e=t==="text";if(n===null)return`has \
no value; use ${t}${e?" (in quotes if it begins with `#`)":""}`;const s=typeof n=="number"||typeof n=="boolean";return`i\
s ${P(n)}${e&&s?", not text; put it in quotes":`; use ${t}`}`}function P(t){return t===null?"null":Array.isArray(t)?"a l\
ist":{string:"text",number:"a number",boolean:"a boolean"}[typeof t]??"a mapping"}const p=t=>({error:({code:n,input:e})=>n===
"invalid_type"?f(t,e):void 0}),M=l("text",m.QP.text),L=l("an https URL",m.QP.image),y=l("an http or https URL",m.QP.page),
T=r.YOg(r.rej({text:M,url:y},p("a mapping of `text` and `url`")),p("a list with two lines for each button: `- text: Read\
 more`, and below it `url: https://example.com`")).check(u.m9(1,"is an empty list; add at least one button, or remove `a\
ctions`")),D="whole seconds (3600) or a duration (12h)";function v(t){if(typeof t=="number")return{message:`is ${t}; use\
 ${D}`};const n=typeof t=="string"?(0,O.p0)(t.trim()):void 0;return n&&"message"in n?n:{message:f(D,t)}}const A=r.YjP().
check(u.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{abort:!0})),C=r.FsL(r.KCZ([r.Whr().check(u.qm(0,{abort:!0})),A]),r.pdi((t,{issues:n})=>{
const e=typeof t=="number"?{value:t}:(0,O.p0)(t.trim());return"value"in e?e.value:(n.push({code:"custom",params:e,input:t}),
x.tm)})),R={text:M,image:L,page:y,buttons:T,duration:C},K=Object.fromEntries(c.pi.map(t=>[t,r.lqM(R[c.Ng[t].kind])])),_=r.
rej(K,p("a mapping of notification fields"));function U(t,{value:n,positionOf:e,problems:s}){const a=h.xL(_,n,{reportInput:!0});
if(a.success&&s.length===0)return{fields:a.data,problems:[]};const d=new Set(s.map(({path:i=[]})=>JSON.stringify(i))),I=(a.
error?.issues??[]).filter(({path:i})=>!d.has(JSON.stringify(i))).flatMap(W).map(({path:i,text:B})=>(0,E.CC)(t,B,{path:i,
position:e(i)})),b=[...s,...I].sort(E.rg),S=new Set(b.map(({path:i})=>i?.[0])),w=Object.entries(n??{}).filter(([i])=>!S.
has(i));return{fields:h.xL(_,Object.fromEntries(w)).data??{},problems:b}}function W(t){const{path:n}=t;switch(t.code){case"\
unrecognized_keys":return t.keys.map(e=>({path:[...n,e],text:$([...n,e])}));case"custom":return[{path:n,text:t.params}];case"\
invalid_union":return[{path:n,text:v(t.input)}];default:return[{path:n,text:{message:t.message}}]}}function $(t){if(t.length>
1)return{message:"is not part of a button; a button has only `text` and `url`"};if(t[0]==="target")return{message:"canno\
t be set in a payload file; set the `target` input in the workflow"};const n="is not a field of a notification",e="For o\
ther fields of your service, use the `extra-fields` input",s=(0,j.d5)(String(t[0]),c.pi);return s?{message:n,meant:s,hint:e}:
{message:`${n}; the fields are ${c.pi.join(", ")}`,hint:e}}})};
