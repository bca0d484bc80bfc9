"use strict";exports.id=990,exports.ids=[990],exports.modules={6990:((L,M,s)=>{s.d(M,{readActions:()=>h});var e=s(1103),d=s(3924);async function h(g,f){
const c={input:"actions"},a=await(0,d.h)(g,c,f);if(!("value"in a))return{fields:{},problems:a.problems};const u=r=>({...r,
path:["actions",...r.path??[]]}),{problems:_,...l}=(0,e.L5)(c,{value:{actions:a.value},positionOf:r=>a.positionOf(r.slice(
1)),problems:a.problems.map(u),textComments:a.textComments.map(u)});return{...l,problems:_.map(r=>({...r,path:r.path?.slice(
1)}))}}}),1103:((L,M,s)=>{s.d(M,{L5:()=>B,WF:()=>r});var e=s(3619),d=s(3305),h=s(8532),g=s(3945),f=s(50),c=s(8925),a=s(642),
u=s(2542);function _(t,n){const i=({input:m})=>m===void 0?`is missing; add ${t}`:l(t,m);return e.YjP({error:i}).check(d.
WN(),e.z6Y(({value:m,issues:p})=>{const O=n(m);"message"in O&&p.push({code:"custom",message:O.message,input:m})}))}function l(t,n){
const i=t==="text";if(n===null)return`has no value; use ${t}${i?" (in quotes if it begins with `#`)":""}`;const m=typeof n==
"number"||typeof n=="boolean";return`is ${r(n)}${i&&m?", not text; put it in quotes":`; use ${t}`}`}function r(t){return t===
null?"null":Array.isArray(t)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof t]??"a mapping"}const y=t=>({
error:({code:n,input:i})=>n==="invalid_type"?l(t,i):void 0}),E=_("text",a.GT),v=_("an https URL",u.QP.icon_url),C=_("an \
http or https URL",u.QP.landing_url),U=e.YOg(e.rej({text:E,url:C},y("a mapping of `text` and `url`")),y("a list with two\
 lines for each button: `- text: Read more`, and below it `url: https://example.com`")).check(d.m9(1,"is an empty list; \
write at least one button, or leave it out")),w="whole seconds (3600) or a duration (12h)",D=({input:t})=>{if(typeof t==
"number")return`is ${t}; use ${w}`;const n=typeof t=="string"?(0,a.p0)(t.trim()):void 0;return n&&"message"in n?n.message:
l(w,t)},j=e.YjP().check(d.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{error:D,abort:!0})),K=e.FsL(e.KCZ([e.Whr().check(d.qm(0,{error:D,
abort:!0})),j],{error:D}),e.pdi((t,{issues:n})=>{const i=typeof t=="number"?{value:t}:(0,a.p0)(t.trim());return"value"in
i?i.value:(n.push({code:"custom",message:i.message,input:t}),h.tm)})),W={title:e.lqM(E),message:e.lqM(E),icon_url:e.lqM(
v),banner_url:e.lqM(v),landing_url:e.lqM(C),actions:e.lqM(U),utm_source:e.lqM(E),utm_medium:e.lqM(E),utm_campaign:e.lqM(
E),ttl:e.lqM(K)},$=e.rej(W,y("a mapping of notification fields"));function B(t,n){const{value:i,positionOf:m,problems:p,
textComments:O}=n,T=(o,P)=>(0,c.CC)(t,P,{path:o,position:m(o)}),b=A(i);if(b===void 0)return{fields:{},problems:[...p,T([
"actions"],"has too many elements to check; write fewer")]};if(b.success&&p.length===0)return{fields:b.data,problems:[],
textComments:O};const S=new Set(p.map(({path:o=[]})=>(0,c.LF)(o))),x=(b.error?.issues??[]).filter(({path:o})=>!S.has((0,c.
LF)(o))).flatMap(({path:o,message:P,...R})=>R.code==="unrecognized_keys"?R.keys.map(q=>({path:[...o,q]})):[{path:o,message:P}]),
F=(0,c.Kc)(t,x,({path:o,message:P=I(o)})=>T(o,P)),k=[...p,...F].sort(c.rg),z=new Set([...p,...x].map(({path:o})=>o?.[0])),
Y=Object.entries(i??{}).filter(([o])=>!z.has(o));return{fields:A(Object.fromEntries(Y))?.data??{},problems:k,textComments:O}}
function I(t){if(t.length>1)return"is not part of a button; a button has only `text` and `url`";if(t[0]==="target")return"\
cannot be set in a payload file; set the input `target` in the workflow";const n=(0,f.d)(String(t[0]),u.pi);return`is no\
t a field of a notification; ${n?`did you mean \`${n}\`?`:`the fields are ${u.pi.join(", ")}.`} For other fields of your\
 service, use the input \`extra-fields\``}function A(t){try{return g.xL($,t)}catch(n){if(n instanceof RangeError)return;
throw n}}}),50:((L,M,s)=>{s.d(M,{d:()=>g});var e=s(7785);const d=2,h=f=>f.toLowerCase().replace(/[-_]/g,"");function g(f,c){
const a=new Map(c.map(l=>[l,(0,e.default)(h(l),h(f))])),u=([l,r])=>r<=Math.min(d,Math.floor(l.length/2)),[_]=[...a].filter(
u).sort(([,l],[,r])=>l-r);return _?.[0]}})};
