"use strict";exports.id=990,exports.ids=[990],exports.modules={6990:((y,E,n)=>{n.d(E,{readActions:()=>p});var o=n(1103),d=n(3924);async function p(O,l){
const h={input:"actions"},i=await(0,d.h)(O,h,l);if(!("value"in i))return{fields:{},problems:i.problems};const m=r=>({...r,
path:["actions",...r.path??[]]}),{problems:f,...c}=(0,o.L5)(h,{value:{actions:i.value},positionOf:r=>i.positionOf(r.slice(
1)),problems:i.problems.map(m),textComments:i.textComments.map(m)});return{...c,problems:f.map(r=>({...r,path:r.path?.slice(
1)}))}}}),1103:((y,E,n)=>{n.d(E,{L5:()=>S,WF:()=>L});var o=n(3619),d=n(3305),p=n(8532),O=n(3945),l=n(2996),h=n(50),i=n(8925),
m=n(642),f=n(2542);function c(t,e){const a=({input:u})=>u===void 0?`is missing; add ${t}`:r(t,u);return o.YjP({error:a}).
check(d.WN(),o.z6Y(({value:u,issues:_})=>{const g=e(u);"message"in g&&_.push({code:"custom",message:g.message,input:u})}))}
function r(t,e){const a=t==="text";if(e===null)return`has no value; use ${t}${a?" (in quotes if it begins with `#`)":""}`;
const u=typeof e=="number"||typeof e=="boolean";return`is ${L(e)}${a&&u?", not text; put it in quotes":`; use ${t}`}`}function L(t){
return t===null?"null":Array.isArray(t)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof t]??"a map\
ping"}const b=t=>({error:({code:e,input:a})=>e==="invalid_type"?r(t,a):void 0}),v=c("text",f.QP.text),R=c("an https URL",
f.QP.image),C=c("an http or https URL",f.QP.page),K=o.YOg(o.rej({text:v,url:C},b("a mapping of `text` and `url`")),b("a \
list with two lines for each button: `- text: Read more`, and below it `url: https://example.com`")).check(d.m9(1,"is an\
 empty list; write at least one button, or leave it out")),A="whole seconds (3600) or a duration (12h)",D=({input:t})=>{
if(typeof t=="number")return`is ${t}; use ${A}`;const e=typeof t=="string"?(0,m.p0)(t.trim()):void 0;return e&&"message"in
e?e.message:r(A,t)},W=o.YjP().check(d.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{error:D,abort:!0})),U=o.FsL(o.KCZ([o.Whr().check(
d.qm(0,{error:D,abort:!0})),W],{error:D}),o.pdi((t,{issues:e})=>{const a=typeof t=="number"?{value:t}:(0,m.p0)(t.trim());
return"value"in a?a.value:(e.push({code:"custom",message:a.message,input:t}),p.tm)})),B={text:v,image:R,page:C,buttons:K,
duration:U},I=Object.fromEntries(l.pi.map(t=>[t,o.lqM(B[l.Ng[t].kind])])),$=o.rej(I,b("a mapping of notification fields"));
function S(t,e){const{value:a,positionOf:u,problems:_,textComments:g}=e,T=(s,M)=>(0,i.CC)(t,M,{path:s,position:u(s)}),P=x(
a);if(P===void 0)return{fields:{},problems:[..._,T(["actions"],"has too many elements to check; write fewer")]};if(P.success&&
_.length===0)return{fields:P.data,problems:[],textComments:g};const k=new Set(_.map(({path:s=[]})=>(0,i.LF)(s))),j=(P.error?.
issues??[]).filter(({path:s})=>!k.has((0,i.LF)(s))).flatMap(({path:s,message:M,...w})=>w.code==="unrecognized_keys"?w.keys.
map(Z=>({path:[...s,Z]})):[{path:s,message:M}]),z=(0,i.Kc)(t,j,({path:s,message:M=F(s)})=>T(s,M)),Y=[..._,...z].sort(i.rg),
N=new Set([..._,...j].map(({path:s})=>s?.[0])),Q=Object.entries(a??{}).filter(([s])=>!N.has(s));return{fields:x(Object.fromEntries(
Q))?.data??{},problems:Y,textComments:g}}function F(t){if(t.length>1)return"is not part of a button; a button has only `\
text` and `url`";if(t[0]==="target")return"cannot be set in a payload file; set the input `target` in the workflow";const e=(0,h.
d)(String(t[0]),l.pi);return`is not a field of a notification; ${e?`did you mean \`${e}\`?`:`the fields are ${l.pi.join(
", ")}.`} For other fields of your service, use the input \`extra-fields\``}function x(t){try{return O.xL($,t)}catch(e){
if(e instanceof RangeError)return;throw e}}}),50:((y,E,n)=>{n.d(E,{d:()=>O});var o=n(7785);const d=2,p=l=>l.toLowerCase().
replace(/[-_]/g,"");function O(l,h){const i=new Map(h.map(c=>[c,(0,o.default)(p(c),p(l))])),m=([c,r])=>r<=Math.min(d,Math.
floor(c.length/2)),[f]=[...i].filter(m).sort(([,c],[,r])=>c-r);return f?.[0]}})};
