(()=>{"use strict";var kt={6925:(e=>{e.exports=require("./never-called.js")}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{
e.exports=require("fs")}),7598:(e=>{e.exports=require("node:crypto")}),3024:(e=>{e.exports=require("node:fs")}),4708:(e=>{
e.exports=require("node:https")}),857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=require("process")}),3452:((e,t,n)=>{
n.d(t,{CY:()=>$,Qi:()=>a,Sx:()=>l,X_:()=>h,aT:()=>c,m4:()=>m,mq:()=>p,sN:()=>u,xo:()=>k});const s=String.raw`\0-\x1f\x7f-\x9f`,
r=String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`,
o=String.raw`\u061c\u200e\u200f`,i=String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`,a=new RegExp(`[${s}]`,"g"),l=new RegExp(
`(?![\\t\\n\\r])[${s}]`),c=new RegExp(`(${i})|(?![\\t\\n])[${s}${r}${o}]`,"gu"),u=new RegExp(`(${i})|(?![\\s\\x85])[${s}${r}\
]`,"gu"),p=new RegExp(`[^\\s\\u2800\\u200c\\u200d\\ufe00-\\ufe0f${r}${o}]`,"u"),h=/[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g,
m=new RegExp(`[\\s\\\\${s}]`),$=new RegExp(`[${r}${o}]`,"u"),k=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`}),
5500:((e,t,n)=>{n.d(t,{$6:()=>a,HR:()=>s,Pz:()=>l,Yq:()=>i,h_:()=>r,q0:()=>o});class s extends Error{reason;title;hint;constructor(u){
super(u.message,u.cause===void 0?void 0:{cause:u.cause}),this.name="Failure",this.reason=u.reason,this.title=u.title,this.
hint=u.hint}}function r(c){return c instanceof s?c:new s({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${o(c)}.`,hint:"Please report this bug with the log of the run.",cause:c})}function o(c){if(!(c instanceof
Error))return String(c);const u=c.code;if(u==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(u==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:p}=c;if(typeof u=="string"&&u.startsWith("ERR_SSL_")&&typeof p=="string")return`${u}:\
 ${p}`;const h=(c.message||c.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),m=typeof u=="string"&&!h.includes(
u)?`${u}: ${h}`:h,$=c instanceof AggregateError?c.errors.map(o).join("; "):"",k=$&&$!==m?`${m} (${$})`:m;return c.cause===
void 0?k:`${k}: ${o(c.cause)}`}function i(c,u=a(c)){return new s({reason:"cancelled",title:`${c} failed`,message:u,hint:l})}
const a=c=>c==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${c.
charAt(0).toLowerCase()}${c.slice(1)}.`,l="If you did not mean to cancel the run, run it again."}),6910:((e,t,n)=>{n.d(t,
{Gv:()=>r,ff:()=>o,qF:()=>s});function s(i){try{return JSON.parse(i)}catch{return}}const r=i=>typeof i=="object"&&i!==null&&
!Array.isArray(i);function o(i,a,l=[]){if(typeof i=="string")return a(i,l);if(Array.isArray(i))return i.map((u,p)=>o(u,a,
[...l,p]));if(!r(i))return i;const c=Object.entries(i);return Object.fromEntries(c.map(([u,p])=>[u,o(p,a,[...l,u])]))}}),
6268:((e,t,n)=>{n.d(t,{$3:()=>c,B4:()=>w,CC:()=>i,LF:()=>l,fI:()=>h,rg:()=>a,tH:()=>k,yu:()=>o});var s=n(5500),r=n(9199);
const o=(d,f)=>({quoted:(0,r.hD)(d),message:f});function i(d,f,_={}){return{...typeof d=="string"?{input:d}:d,...typeof f==
"string"?{message:f}:f,reason:"invalid-input",..._}}function a({position:d},{position:f}){return d?f?d.line-f.line||d.column-
f.column:-1:f?1:0}function l(d){const f=d.map((_,b)=>typeof _=="number"?`[${_}]`:b>0?`.${String(_)}`:String(_));return(0,r.
xv)(f.join("").replace(/\s+/g," "))}const c=({quoted:d,message:f})=>d===void 0?f:`${d} ${f}`;function u(d,f){const{quoted:_,
meant:b,hint:E}=f,v=b===void 0?"":` Did you mean "${b}"?`,x=E===void 0?"":` ${E}.`;return`${d}${_===void 0?"":":"} ${c(f)}\
.${v}${x}`}function p(d,f,_,b=""){const E=d.length>0?`\`${l(d)}\``:f;return u(`${E}${b}`,_)}function h(d){const{input:f,
otherInputs:_=[],file:b,path:E=[],position:v,quoted:x}=d,C=v&&`line ${v.line}, column ${v.column}`;if(b!==void 0){const P=C?
`${b}, ${C}`:b;return`${f}: ${P}: ${p(E,"the file",d)}`}const S=C?` (${C})`:"",I=typeof E[0]=="number";if(E.length>0&&!I)
return`${f}: ${p(E,"",d,S)}`;const L=I?l([f,...E]):f;if(x!==void 0)return u(`${L}${S}`,d);const R=I?`\`${L}\``:m([L,..._]);
return u(`${R}${S}`,d)}function m(d){const f=d.map(b=>`\`${b}\``),_=f.pop()??"";return f.length===0?_:`${f.join(", ")} a\
nd ${_}`}function $(d){const f=d.every(b=>b.reason==="unreadable-file"),_=f?"unreadable-file":"invalid-input";return new s.
HR({reason:_,title:f?"Unreadable file":"Invalid input",message:w(d.map(h)),hint:y(d)})}class k{#t=[];#e=new Set;refuse(f){
for(const _ of f)this.#t.push(_),this.#e.add(_.input)}add(f){for(const _ of f)this.#e.has(_.input)||this.#t.push(_)}get refused(){
return this.#e}isRefused(f){return this.#e.has(f)}get all(){return this.#t}failure(){return $(this.#t)}throwIfAny(){if(this.#t.
length>0)throw this.failure()}}const T=new Set(["base-url","api-token"]);function y(d){const f=d.length===1?"Fix this pr\
oblem":"Fix these problems";return d.every(({input:b})=>T.has(b))?{newRunAfter:`${f}. If you changed a secret or variabl\
e, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${f}, then`}}const g=100;function w(d,f="problems"){
if(d.length===1)return d.join("");const _=d.slice(0,g).map(E=>`- ${E}`),b=d.length-_.length;return b>0&&_.push(`- and ${b}\
 more`),`${d.length} ${f}:
${_.join(`
`)}`}}),1187:((e,t,n)=>{n.d(t,{RB:()=>T,_y:()=>r,cV:()=>y,gE:()=>u});var s=n(6268);const r=["api-token","github-token"],
o="the API token",i="the GitHub token",a="***",l=8,c=4;function u(w){const{apiToken:d,githubToken:f="",proxyCredentials:_=[]}=w,
b=[{name:o,secret:d},{name:i,secret:f}].filter(({secret:v})=>v.length>=l).map(({name:v,secret:x})=>({name:v,forms:p(x)})),
E=[...b.flatMap(({forms:v})=>v),..._.flatMap(p)];return{find:v=>b.find(({forms:x})=>x.some(C=>v.includes(C)))?.name,redact:(v,x=!1)=>{
const C=E.flatMap(I=>m(I,v)),S=x?E.flatMap(I=>$(I,v)):[];return k(v,[...C,...S])}}}function p(w){const d=encodeURIComponent(
w.toWellFormed()),f=JSON.stringify(w).slice(1,-1);return[...new Set([w,...[0,1,2].map(_=>h(w,_)),d,f])]}function h(w,d){
const f=Buffer.from("\0".repeat(d)+w),_=Math.ceil(d*8/6),b=Math.floor(f.length*8/6);return f.toString("base64").slice(_,
b)}function m(w,d){const f=[];for(let _=d.indexOf(w);_>=0;_=d.indexOf(w,_+1))f.push({start:_,end:_+w.length});return f}function $(w,d){
for(let f=w.length-1;f>=c;f--)if(d.endsWith(w.slice(0,f)))return[{start:d.length-f,end:d.length}];return[]}function k(w,d){
let f="",_=0;for(const{start:b,end:E}of d.sort((v,x)=>v.start-x.start))b>=_&&(f+=w.slice(_,b)+a),_=Math.max(_,E);return f+
w.slice(_)}function T(w,d,f){return Object.entries(w).flatMap(([_,b])=>{const E=g(b,d);return E?(0,s.CC)({input:_,file:f},
`contains ${E}, which would be published; remove the token`):[]})}function y(w,d){const{"api-token":f,"github-token":_="",
...b}=w,E=d.find(_)===o;return T({...b,...E&&{"github-token":_}},d)}function g(w,d){const f=new Set([w]);for(const _ of f){
const b=typeof _=="string"||typeof _=="number"?d.find(String(_)):void 0;if(b)return b;if(typeof _=="object"&&_!==null)for(const E of Object.
entries(_))for(const v of E)f.add(v)}}}),9199:((e,t,n)=>{n.d(t,{Kb:()=>p,h0:()=>a,hD:()=>o,jQ:()=>i,xv:()=>l});var s=n(3452);
const r=h=>(h.codePointAt(0)??0).toString(16).padStart(4,"0");function o(h){const m=JSON.stringify(h).replace(s.X_,$=>`\\\
u${r($)}`);return m.length>100?`${l(m,98)}" (${h.length} characters)`:m}function i(h){return h.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(s.aT,(m,$)=>$??`\u2039U+${r(m).toUpperCase()}\u203A`)}function a(h){const m=h.toWellFormed().replace(s.sN,($,k="")=>k).
replace(/[\s\x85]+/g," ").trim();return s.mq.test(m)?m:""}const l=(h,m=99)=>h.length>m?`${h.slice(0,m).replace(/[\ud800-\udbff]$/,
"")}\u2026`:h,c=300,u=65536;function p(h,m,$=!1){const T=m(h.slice(0,u),$||h.length>u).replace(/\s+/g," ").trim();return l(
T,c)}}),893:((e,t,n)=>{n.d(t,{E$:()=>s,F7:()=>o,LP:()=>r});const s=1048576,r=864e5,o=[{name:"week",letter:"w",seconds:604800},
{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"\
second",letter:"s",seconds:1}]}),7775:((e,t,n)=>{n.d(t,{Dl:()=>o,QO:()=>s,Wr:()=>a,zB:()=>i,zF:()=>r});const s=2048,r="2\
,048 characters";function o(l,c){if(!(l.length>s))try{return new URL(l,c)}catch{return}}const i=l=>o(l)?.hostname,a=l=>/^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.
exec(l)?.[1]}),6994:((e,t,n)=>{n.d(t,{N:()=>r,r:()=>s});const s="1.0.0",r=`web-push-action/${s}`}),4385:((e,t,n)=>{n.d(t,
{As:()=>r,CB:()=>i,Wn:()=>a,zO:()=>o});var s=n(3177);const r=l=>s.Vu.every(c=>l[c]);function o(l,c){const u={...l};for(const p of s.
BH){const h=l[p];h!==void 0&&(u[p]=c({path:[p],kind:s.Ng[p].kind,text:h}))}return l.actions===void 0||(u.actions=l.actions.
map(({text:p,url:h},m)=>({text:c({path:["actions",m,"text"],kind:"text",text:p}),url:c({path:["actions",m,"url"],kind:"p\
age",text:h})}))),u}function i(l){const c=[];return o(l,u=>(c.push(u),u.text)),c}function a(l){return i(l).filter(({kind:u})=>u!==
"text").map(({path:u,kind:p,text:h})=>{const[m,...$]=u,k=(0,s.wg)(m);return p==="image"?{input:k,url:h,image:m}:$.length>
0?{input:k,path:$,url:h}:{input:k,url:h}})}}),7320:((e,t,n)=>{n.d(t,{Ct:()=>x,QP:()=>w,qP:()=>_,tS:()=>v,y7:()=>E});var s=n(
6910),r=n(6268),o=n(9199),i=n(7775),a=n(5104),l=n(3177),c=n(7125),u=n(6557),p=n(4385);const h=["tag","version","name","r\
epository","message","url"],m=/\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g,$=/^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/;
function k(R){return[...R.matchAll(m)].flatMap(([P,U,M,F])=>{if(!$.test(U??F??""))return[];const B=U===void 0&&M==="",G=B?
h.find(z=>z===F):void 0;return[{written:P,name:G,isPlain:B}]})}const T=R=>[...new Set(k(R).flatMap(({name:P})=>P??[]))];
function y(R,P){return R.replace(m,(U,M,F,B,G)=>{const z=h.find(V=>V===B);return z===void 0||F!==""?U:P(z,G===0)})}const g=R=>P=>{
if(P.length>i.QO)return R(P);const U=y(P,(M,F)=>F&&M==="url"?"https://url.example/":"x");return"value"in R(U)?{value:P}:
R(P)},w={text:a.f.text,image:g(a.f.image),page:g(a.f.page)};function d(R,P){const{inputs:U,file:M,fileName:F,extraFields:B,
onceKey:G}=R,z=({text:K,kind:q},Q)=>P({text:K,where:Q,rule:a.f[q],isUrl:q!=="text",isKey:!1}),V=(K,q)=>P({text:K,where:q,
rule:c.Ae,isUrl:!1,isKey:q.input==="once-key"}),Z=(0,p.zO)(U.fields,K=>{const[q,...Q]=K.path;return z(K,{input:(0,l.wg)(
q),path:Q})}),se=(0,p.zO)(M.fields,K=>{const{path:q,text:Q}=K;return U.names.has(String(q[0]))?Q:z(K,{input:"payload-fil\
e",file:F,path:q,position:M.positionOf?.(q)})}),H=(0,s.ff)(B,(K,q)=>V(K,{input:"extra-fields",path:q}));return{inputs:{...U,
fields:Z},file:{...M,fields:se},fileName:F,extraFields:(0,s.Gv)(H)?H:{},onceKey:V(G,{input:"once-key"})}}function f(R){const P=[];
return d(R,U=>(P.push(U),U.text)),P}const _=R=>new Set(f(R).flatMap(({text:P})=>T(P))),b=h.map(R=>`\`{${R}}\``).join(", ");
function E(R,P){return f(R).flatMap(({text:U,where:M,isKey:F})=>{const B=k(U),G=P?void 0:B.find(({name:H})=>H!==void 0),
z=B.filter(({name:H,isPlain:K})=>H===void 0&&(F||P&&K)),V=G&&`contains the placeholder \`${G.written}\`, but this run has\
 no release; ${v("the placeholder")}`,Z=[...new Set(z.map(({written:H})=>H))].map(H=>`contains ${(0,o.hD)(H)}, which is \
not a placeholder; use one of ${b}, or remove the braces`);return(V?[V,...Z]:Z).map(H=>(0,r.CC)(M,H,M))})}const v=R=>`se\
t the \`release\` input, run on the \`release\` event, or remove ${R}`;function x(R,P,U,M){const F=new Map(h.map(B=>[B,(0,u.
Q4)(P[B],M)]));return d(R,B=>{const{text:G,where:z}=B,V=T(G);if(V.length===0)return G;const Z=V.map(H=>F.get(H)).find(H=>H!==
void 0),se=Z===void 0?S(B,V,P,M):I(Z);return"value"in se?se.value:(U.add([(0,r.CC)(z,se,z)]),G)})}const C=16384;function S({
text:R,where:P,isUrl:U,isKey:M,rule:F},B,G,z){for(const Q of B){const Fe=G[Q];if("missing"in Fe){const Be=M&&Q!=="tag"?"\
use `{tag}` instead":"to send without this value, remove the placeholder";return{message:`contains the placeholder \`{${Q}\
}\`, which has no value (${Fe.missing}); ${Be}`}}}let V=0;const Z=y(R,(Q,Fe)=>{const Be=G[Q],xt="value"in Be?Be.value.toWellFormed():
"";return V+=xt.length,V>C?"":U&&!Fe?encodeURIComponent(xt):xt});if(V>C)return{message:"is too long once its placeholder\
s are replaced; use fewer placeholders"};const se=P.input==="extra-fields"?Z:Z.trim(),H=z.find(se);if(H)return I(H);const K=F(
se);return"value"in K?K:{message:`is invalid once its placeholders are replaced: ${K.quoted===void 0?"it ":""}${(0,r.$3)(
K)}`}}const I=R=>({message:`would contain ${(0,u.kW)(R,"release")}`});function L(R,P={}){const U=textsOf(R);return mapJsonTexts(
P,(M,F)=>(U.push({path:["extra-fields",...F],text:M}),M)),U.flatMap(({path:M,text:F})=>{const[B]=T(F);return B===void 0?
[]:[{path:M,placeholder:B}]})}}),1830:((e,t,n)=>{n.d(t,{SD:()=>u,Xw:()=>l,_8:()=>c,uT:()=>p,yX:()=>h});var s=n(6268),r=n(
5104),o=n(3177),i=n(6557),a=n(4385);const l={inputs:{source:"input",fields:{},names:new Set},file:{source:"file",fields:{},
names:new Set},fileName:"",extraFields:{},onceKey:""},c={source:"file",fields:{},names:new Set(o.pi)},u=(T,y)=>o.Vu.filter(
g=>!T.names.has(g)&&!y.names.has(g));function p(...T){const y=Object.assign({},...T.map(({fields:f})=>f).reverse()),g=o.
pi.filter(f=>y[f]!==void 0),w=Object.fromEntries(g.map(f=>[f,y[f]]));if(!(0,a.As)(w))return;const d=g.map(f=>[f,T.find(({
fields:_})=>_[f]!==void 0)?.source]);return{notification:w,sources:Object.fromEntries(d)}}function h(T,y,g,w){const d=y.
kind==="content"?y.source:"event",f={},_=new Map;for(const E of T){const v=m(E,y),x=(0,i.Q4)(v,w);if(x){const C=d==="rel\
ease"?"release":"release or deployment";g.add([(0,s.CC)((0,o.wg)(E),`contains ${(0,i.kW)(x,C)}`)])}else if("missing"in v)
_.set(v.missing,[..._.get(v.missing)??[],E]);else{const C=(0,r.c)(E,v.value,r.f);"value"in C?Object.assign(f,{[E]:C.value}):
g.add([(0,s.CC)((0,o.wg)(E),`taken from the ${d} is invalid: ${(0,s.$3)(C)}`)])}}const b=y.kind==="none"&&y.event?", or \
set the `release` input to the tag of a release":"";return g.add([..._].map(([E,v])=>k(v,E&&` (${E})`,b))),{source:d,fields:f,
names:new Set(T)}}function m(T,y){return y.kind==="content"?y.fields[T]:{missing:$(y.kind==="none"?y.event:void 0)}}function $(T){
return T===void 0?"":`${/^[a-z_]{1,40}$/.test(T)?`the \`${T}\` event`:"this event"} supplies no content, and an empty in\
put counts as missing`}function k(T,y,g){const w=T.map(b=>`\`${b}\``).join(", "),d=T.length>1?`are missing${y}; set them\
 as inputs, or as ${w} in \`payload-file\`${g}`:`is missing${y}; set it as an input, or as ${w} in \`payload-file\`${g}`,
[f="",..._]=T.map(o.wg);return(0,s.CC)(f,d,{otherInputs:_})}}),1095:((e,t,n)=>{n.d(t,{JN:()=>i,LH:()=>c,P9:()=>l,uk:()=>u,
wJ:()=>o});const s=1e3,r=3e4,o=12e4;function i(p){return Math.random()*Math.min(r,s*2**(p-1))}const a=/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/;
function l(p,h){const m=p?.trim()??"";if(/^\d+$/.test(m))return Number(m)*1e3;const $=a.test(m)?Date.parse(m):Number.NaN;
return Number.isNaN($)?void 0:Math.max(0,$-h)}async function c({attempt:p,retries:h,signal:m,cancelled:$,onWait:k,beforeRetry:T}){
for(let y=1;!m?.aborted;y++){const g=await p(y);if("done"in g)return g.done;const{result:w,waitMs:d}=g;if(y>h||d>o)return w;
if(m?.aborted||(k?.(w,d),await u(d,m),m?.aborted))break;const f=await T?.(w);if(f!==void 0&&!m?.aborted)return f}return $()}
async function u(p,h){h?.aborted||await new Promise(m=>{const $=()=>{clearTimeout(k),h?.removeEventListener("abort",$),m()},
k=setTimeout($,p);h?.addEventListener("abort",$)})}}),974:((e,t,n)=>{n.d(t,{_b:()=>g,oJ:()=>b,JU:()=>f,Er:()=>E});const s=require("node:http");
class r extends Error{reason;constructor(x,C){super(C),this.reason=x}}class o extends Error{constructor(){super("a respo\
nse arrived before the request was sent")}}function i(v,{isProxied:x,isPeerProxy:C}){const S=(U,M)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:U,retryable:M,cause:v});if(v instanceof r)return S(v.reason,v.reason==="timeout");const{code:I="",syscall:L,statusCode:R}=v;
return I==="ERR_PROXY_TUNNEL"?S("proxy-failed",R===void 0):v instanceof o||I.startsWith("HPE_")?S(C?"proxy-failed":"conn\
ection-failed",!0):!a(v)&&!I.startsWith("ERR_INVALID")?S(C?"proxy-failed":"tls-failed",!1):S(x&&!(I==="ECONNRESET"&&L===
void 0&&!C)?"proxy-failed":"connection-failed",!0)}function a(v){if(v instanceof AggregateError)return!0;const{code:x="",
syscall:C}=v;return C!==void 0&&x!=="EPROTO"||l.test(x)}const l=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function c(v,x){const C=v.code??"",I=x>0||C.startsWith("HPE_")?"bad-response":"connection-lost",L=v instanceof r?v.reason:
I;return{kind:"failure",mayHaveBeenReceived:!0,reason:L,retryable:L!=="cancelled",cause:v}}const u=v=>p.test(String(v)),
p=/\bSSL alert number (42|43|44|45|46|48|116)\b/;function h(v,x,C){const{method:S,url:I,headers:L}=v,R=s.request(I,{agent:x,
method:S,headers:L});return new Promise(P=>new m(v,R,C,P).start())}class m{#t;#e;#n;#s;#a=Date.now();#f=[];#o;#h;#c=0;#i=!1;#u=!1;constructor(x,C,S,I){
this.#t=x,this.#e=C,this.#n=S,this.#s=I}start(){const{timeoutMs:x,signal:C}=this.#t;this.#h=setTimeout(this.#p,x),this.#e.
on("error",S=>this.#r(S)),this.#e.on("close",()=>this.#_()),this.#e.on("socket",S=>this.#m(S)),this.#e.on("response",S=>this.#w(
S)),C?.addEventListener("abort",this.#l),C?.aborted&&this.#l()}#p=()=>this.#r(new r("timeout",`no response within ${this.#t.
timeoutMs/1e3} s`));#l=()=>this.#r(new r("cancelled","the run was cancelled"));#m(x){x.on("data",S=>{this.#c+=S.length}),
x.once("session",()=>{this.#u=!0});const C=()=>{this.#g(x)};T(x)?C():x.once(k(x)?"secureConnect":"connect",C)}async#g(x){
if(await $(),this.#e.destroyed||x.destroyed)return;const{body:C,timeoutMs:S,maxHeldMs:I=S}=this.#t,L=Math.min(S,I);if(Date.
now()-this.#a>L){this.#r(new r("timeout",`no connection within ${L/1e3} s`));return}this.#i=!0,x.getProtocol?.()==="TLSv\
1.3"||(this.#u=!0),this.#e.end(C)}#w(x){const{maxBytes:C,wantsBody:S}=this.#t;if(!this.#i){this.#r(new o);return}const I=x.
statusCode??0,L={kind:"response",status:I,headers:x.headers,at:new Date};if(this.#o={head:L,stream:x},S?.(I)===!1){this.#d(
L),this.#e.destroy();return}let R=0;x.on("data",P=>{R>C||(this.#f.push(P.subarray(0,C-R)),R+=P.length,!(R<=C)&&(this.#d(
L,"too-large"),this.#e.destroy()))}),x.on("end",()=>this.#d(L,x.complete?void 0:"cut")),x.on("error",P=>this.#r(P))}#_(){
this.#o||this.#r(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#r(x){this.#o?this.#y(this.#o,
x):this.#v(x)?this.#b(i(x,this.#n)):this.#b(c(x,this.#c)),this.#e.destroy()}#y({head:x,stream:C},S){if(S instanceof r){this.#d(
x,S.reason);return}for(;C.read()!==null;);this.#d(x,C.complete?void 0:"cut")}#v(x){return this.#i?!this.#u&&this.#c===0&&
u(x):!0}#d(x,C){const S=Buffer.concat(this.#f).toString(this.#t.encoding);this.#b({...x,body:S.replace(/^\ufeff/,""),incomplete:C})}#b(x){
clearTimeout(this.#h),this.#t.signal?.removeEventListener("abort",this.#l),this.#s(x)}}async function $(){for(let v=0;v<
2;v++)await new Promise(x=>setImmediate(x))}const k=v=>v.encrypted===!0;function T(v){return v.connecting?!1:!k(v)||v.secureConnecting===
!1}var y=n(2927);class g{#t;#e;constructor(x,C){this.#t=x,this.#e=C}async request(x){const{method:C,url:S}=x,I=(0,y.iJ)(
S,this.#t);if(I&&"problem"in I)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(
I.problem)};const L=await w(S,I?.url),R=I!==void 0,P={isProxied:R,isPeerProxy:R&&S.protocol==="http:"},U=Date.now(),M=await h(
x,L,P),F=M.kind==="response"?M.status:M.reason;return this.#e?.({method:C,url:S,ended:F,ms:Date.now()-U}),M}}async function w(v,x){
const{Agent:C}=v.protocol==="https:"?await d():s,S=new C({keepAlive:!1,proxyEnv:{http_proxy:x,https_proxy:x}});return x!==
void 0&&_(S),S}const d=async()=>(await Promise.resolve().then(n.t.bind(n,4708,19))).default;async function f(v){return/^https:/i.
test(v)?d():void 0}function _(v){const{createConnection:x}=v;v.createConnection=(...C)=>{const S=x.apply(v,C);return S?.
on("error",()=>{}),S?.on("newListener",(I,L)=>{I==="readable"&&S.removeListener("readable",L)}),S}}const b=v=>v>=200&&v<
300;function E(v){const x=s.STATUS_CODES[v];return x===void 0?String(v):`${v} ${x}`}}),2927:((e,t,n)=>{n.d(t,{CJ:()=>i,FF:()=>p,
a5:()=>l,iJ:()=>o});var s=n(3452),r=n(7775);function o($,k,T=process.version){const y=($.protocol==="https:"?k.https:k.http)?.
trim();if(!y||k.isBypassed?.($))return;if(!c(T))return{problem:`Node ${T} on this runner cannot use a proxy; update the \
runner to a version with Node 24.5 or later, or remove the proxy settings`};if(y.search(s.Qi)>=0)return{problem:"the pro\
xy setting contains a line break or another control character"};const g=h(y);return!g||!/^https?:/.test(g.protocol)?{problem:"\
the proxy setting is not an http or https URL"}:[g.username,g.password].some(w=>m(w)===void 0)?{problem:"the user name o\
r password in the proxy setting is not percent-encoded"}:{url:g.href}}function i($){const{statusCode:k}=Object($);return k===
407?l:`${a} Then run this again.`}const a="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a\
 private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",l="The proxy requires a valid user name and password. Put\
 both into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function c($){const[k=0,T=0]=$.slice(1).split(".").
map(Number);return k>24||k===24&&T>=5}const u=4;function p({http:$,https:k}){const T=[$,k].map(g=>{const{username:w="",password:d=""}=h(
g?.trim()??"")??{};return{username:w,password:d,user:m(w)??w,secret:m(d)??d}}),y=g=>[...new Set(g)].filter(w=>w.length>=
u);return{passwords:y(T.flatMap(({password:g,user:w,secret:d})=>d?[g,d,`${w}:${d}`]:[])),userNames:y(T.flatMap(({username:g,
user:w})=>[g,w]))}}const h=$=>(0,r.Dl)($.includes("://")?$:`http://${$}`);function m($){try{return decodeURIComponent($)}catch{
return}}}),5104:((e,t,n)=>{n.d(t,{c:()=>a,f:()=>i});var s=n(3177),r=n(3953),o=n(7125);const i={text:o.GT,image:r.b8,page:r.
fi};function a(l,c,u){const{kind:p}=s.Ng[l];return p==="duration"?(0,o.p0)(c.trim()):u[p](c.trim())}}),4543:((e,t,n)=>{n.
d(t,{Qz:()=>a,d5:()=>c,qs:()=>p});var s=n(7785),r=n(6268),o=n(9199),i=n(6994);const a=(h,m)=>h<=Math.min(2,Math.floor(m.
length/2)),l=h=>h.toLowerCase().replace(/[-_]/g,"");function c(h,m){return m.map(T=>({name:T,edits:(0,s.A)(l(T),l(h))})).
filter(({name:T,edits:y})=>a(y,T)).sort((T,y)=>T.edits-y.edits)[0]?.name}const u=["dry","test"];function p(h,m,$){return h.
map(k=>{const y=u.includes(k)&&m.includes("dry-run")?"dry-run":c(k,m),g=(0,o.xv)($(k)),w=`is not an input of this action\
 (version ${i.r})`,d=`If the job has an environment variable INPUT_${g.toUpperCase()}, rename that variable`;if(y!==void 0)
return(0,r.CC)(g,{message:w,meant:y,hint:d});const f=`${w}; use a version that has it, or remove it from \`with\``,_=m.includes(
"dry-run")?`Without it, the next run sends. To only look, set \`dry-run: true\`. ${d}`:d;return(0,r.CC)(g,{message:f,hint:_})})}}),
3177:((e,t,n)=>{n.d(t,{$G:()=>m,BH:()=>h,Ng:()=>c,Pw:()=>T,RD:()=>y,Vu:()=>$,pi:()=>u,wg:()=>k});var s=n(893);const r=["\
Chrome","Firefox","Safari"],o="\u2713",i="\u2013",a=[o,o,o],l=[o,o,i],c={title:{kind:"text",required:!0,browsers:a,description:"\
Notification title, in plain text. Phones show about 30 characters.",examples:["Spring is here"]},message:{kind:"text",required:!0,
browsers:a,description:"Text below the title, in plain text. Phones show about 65 characters.",examples:["New arrivals, \
with free shipping until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:s.E$/4,drawn:"\
beside the text",required:!0,browsers:l,description:"HTTPS URL of the icon (200x200 pixels).",examples:["https://example\
.com/icon-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:s.
E$,drawn:"below the text",required:!1,browsers:["56+",i,i],description:"HTTPS URL of a large image (360x240 pixels, or 3\
60x200 for phones).",examples:["https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:a,
description:"URL that opens when a subscriber clicks the notification.",examples:["https://example.com/spring"]},actions:{
kind:"buttons",required:!1,browsers:["48+",i,i],description:"List of buttons, each with a `text` and a `url`.",examples:[
[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{kind:"text",required:!1,browsers:a,description:"\
Traffic source for web analytics, such as `web-push`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,browsers:a,
description:"Traffic medium for web analytics, such as `notification`.",examples:["notification"]},utm_campaign:{kind:"t\
ext",required:!1,browsers:a,description:"Campaign name for web analytics, such as `spring-sale`.",examples:["spring-sale"]},
ttl:{kind:"duration",required:!1,browsers:l,description:"How long to keep the notification for offline subscribers, at m\
ost four weeks.",examples:["2d",86400]}},u=Object.keys(c),p=(...g)=>u.filter(w=>g.includes(c[w].kind)),h=p("text","image",
"page"),m=p("image"),$=u.filter(g=>c[g].required),k=g=>g.replaceAll("_","-"),T=u.map(k);function y(g,w=" "){return g.every(
f=>f===o)?"all":r.map((f,_)=>({browser:f,since:g[_]??i})).filter(({since:f})=>f!==i).map(({browser:f,since:_})=>_===o?f:
`${f}${w}${_}`).join(", ")}}),3953:((e,t,n)=>{n.d(t,{b8:()=>i,fi:()=>a,pc:()=>l});var s=n(3452),r=n(6268),o=n(7775);const i=d=>h(
d,["https"],"an absolute https URL, such as https://example.com/image.png"),a=d=>h(d,["https","http"],"an absolute https\
 or http URL, such as https://example.com/page"),l=d=>{const _=h(d,["https","http"],"the https address of the push servi\
ce, such as https://push.example.com");if("message"in _)return _;const b=p(d,new URL(d));return b===void 0?{value:d.replace(
/\/+$/,"")}:m(d,b)},c=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,u=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;function p(d,{
protocol:f,hostname:_,pathname:b}){if(f==="http:"&&!c.test(_))return"would send the token unencrypted; use an https URL \
(http is only allowed for loopback addresses)";const[,E]=u.exec(b)??[];return E?`ends with \`${E}\`, but the action adds \
this path itself; remove \`${E}\``:/[?#]/.test(d)?"has a query or fragment; remove it":void 0}function h(d,f,_){if(d==="")
return{message:`is blank; use ${_}`};const b=w(d,f,_);return b===void 0?{value:d}:m(d,b)}const m=(d,f)=>$.test(d)?{message:f}:
(0,r.yu)(d,f),$=/[@\uff20\ufe6b]|%40/,k=/^https?:[/\\]*[^/\\?#]*@/i,T=/^([a-z]+):\/\/([^/?#]+)/i,y=/[{}$%<]/,g=/^https?:?$/i;
function w(d,f,_){if(k.test(d))return"contains a user name or password; remove them";if(d.length>o.QO)return`is too long\
 for a URL; use a URL of at most ${o.zF}`;if(s.m4.test(d)||s.CY.test(d))return`contains white space, an invisible charac\
ter or a backslash; use ${_}`;const[,b="",E=""]=T.exec(d)??[],[v]=y.exec(E)??[];return v!==void 0?`contains \`${v}\` in i\
ts host, so a variable in the host was probably not replaced; use ${_}`:b!==""&&!f.includes(b.toLowerCase())?`has the sc\
heme ${b}; use ${_}`:g.test(E)?`has its scheme twice; use ${_}`:b!==""&&(0,o.Dl)(d)!==void 0?void 0:`is not an absolute \
URL; use ${_}`}}),7125:((e,t,n)=>{n.d(t,{Ae:()=>_,GT:()=>T,I9:()=>y,PL:()=>g,VE:()=>l,d6:()=>k,eB:()=>w,lZ:()=>c,p0:()=>$,
rD:()=>p,tS:()=>f,yG:()=>m,zM:()=>h});var s=n(3452),r=n(6910),o=n(6268),i=n(9199),a=n(893);const l=16384,c="is larger th\
an 16 KiB; shorten it (push services accept about 4 KiB in total)",u=/^[\x21-\x7e]+$/;function p(b,E,v){return x=>{const C=Number(
x);return/^[0-9]+$/.test(x)&&C>=E&&C<=v?{value:C}:(0,o.yu)(x,`is not ${b}`)}}function h(b){return["true","True","TRUE"].
includes(b)?{value:!0}:["false","False","FALSE"].includes(b)?{value:!1}:(0,o.yu)(b,"is neither true nor false; use `true\
` or `false`")}function m(b){const E=h(b);return"value"in E?E.value:void 0}function $(b){const E=/^([0-9]+)([smhdw]?)$/.
exec(b),v="use whole seconds (3600), or a whole number with a unit: s, m, h, d or w (12h)";if(!E)return(0,o.yu)(b,`is no\
t a duration; ${v}`);const x=a.F7.find(({letter:S})=>S===E[2]),C=Number(E[1])*(x?.seconds??1);return Number.isSafeInteger(
C)?{value:C}:(0,o.yu)(b,`is too long; ${v}`)}function k(b){return u.test(b)?{value:b}:{message:"contains a space, a line\
 break or a non-ASCII character, which a token cannot contain; set it to the token only, preferably from a secret"}}function T(b){
if(b==="")return{message:"is blank, and the service refuses blank text; write some text"};const E=y(b);return"message"in
E?E:(0,i.h0)(b)===""?{message:"has no visible character; write some text"}:{value:b}}const y=b=>{const[E]=s.Sx.exec(b)??
[];return E===void 0?{value:b}:{message:`contains the control character U+${E.charCodeAt(0).toString(16).toUpperCase().padStart(
4,"0")}, which subscribers would not see; remove it`}};function g(b){if(b==="latest")return{value:{kind:"latest"}};const E=b.
replace(/^refs\/tags\//,""),v=/^refs\//.test(b)&&E===b;return E===""||v?(0,o.yu)(b,"is not a tag; use a tag such as v1.2\
.3, or `latest`"):{value:{kind:"tag",tag:E}}}function w(b){return/^[a-z]/i.test(b)&&d(b)?{value:b}:(0,o.yu)(b,"is not a \
time zone that this runner knows; use a name from the IANA time zone database, such as Europe/Berlin")}function d(b){try{
return new Intl.DateTimeFormat("en",{timeZone:b}),!0}catch{return!1}}function f(b){if(b==="any")return{value:void 0};const E="\
set it to the `payload` output of the approved dry run, or remove the input";if(b==="")return{message:`is empty, so the \
approved payload is missing; ${E}`};const v=(0,r.qF)(b);return(0,r.Gv)(v)?{value:v}:{message:`is not a JSON object; ${E}`}}
const _=b=>({value:b})}),4517:((e,t,n)=>{n.d(t,{EN:()=>c,N6:()=>o,UX:()=>l,e8:()=>i,ed:()=>a});var s=n(893),r=n(6994);const o=64,
i=1,a=3e4;class l{retries;context;#t;constructor({retries:p,...h},m){this.retries=p,this.context=m,this.#t=h}fetchAudiences(){
return this.context.http.request({...this.#e("/v1/audience"),method:"GET",maxBytes:o*s.E$})}send(p){const{headers:h,...m}=this.#e(
"/v1/notifications");return this.context.http.request({...m,method:"POST",headers:{...h,"Content-Type":"application/json"},
body:p,maxHeldMs:a,maxBytes:i*s.E$})}#e(p){const{baseUrl:h,apiToken:m,timeout:$}=this.#t;return{url:new URL(`${h}${p}`),
headers:{"Authentication-Token":m,Accept:"application/json","User-Agent":r.N},timeoutMs:$*1e3,signal:this.context.signal}}}
function c(u,p,h){const m=p.type==="all"?{type:"all"}:{type:"audience",value:p.audience.id};return JSON.stringify({...u,
target:m,...h})}}),6720:((e,t,n)=>{n.d(t,{MQ:()=>a,NC:()=>c,hy:()=>l,ou:()=>u,vs:()=>p});var s=n(6910),r=n(6268),o=n(9199),
i=n(8580);const a=h=>(0,s.Gv)(h)&&h.draft===!1&&h.prerelease===!1;function l(h,m){const $=(m.getTime()-Date.parse(h??""))/
1e3;return Number.isNaN($)?void 0:Math.max(0,$)}function c(h,m,$){const k=(0,i.SF)(h);return{tag:h,level:k&&(0,i.In)(k),
age:l(m,$)}}function u(h,{level:m,maxAge:$}){const{tag:k,level:T,age:y}=h,g=[];if(m!==void 0&&T===void 0&&g.push((0,r.CC)(
"release-level",`cannot be checked for the release ${(0,o.hD)(k)}, because its tag has no version such as v1.2.3 (a vers\
ion that begins with a year does not count); to announce this release, remove \`release-level\``)),$!==void 0&&y===void 0&&
g.push((0,r.CC)("max-age",`cannot be checked for the release ${(0,o.hD)(k)}, because GitHub gives no publication date; t\
o announce this release, set \`release\` to its tag, without \`max-age\``)),g.length>0)return{problems:g};if(m!==void 0&&
!(0,i.du)(T,m))return{kind:"level",release:h,minLevel:m};if($!==void 0&&y!==void 0&&y>$)return{kind:"age",release:h,age:y,
maxAge:$}}function p(h,{level:m,maxAge:$}){const k=[];return m!==void 0&&k.push((0,r.CC)("release-level",`cannot be chec\
ked: ${h}`)),$!==void 0&&k.push((0,r.CC)("max-age",`cannot be checked: ${h}`)),k}}),6557:((e,t,n)=>{n.d(t,{Q4:()=>a,ho:()=>i,
kW:()=>l,oR:()=>r,sV:()=>s,xW:()=>o});function s(c){const u={missing:c};return{kind:"content",source:"event",fields:{title:u,
message:u,icon_url:u,landing_url:u}}}function r(c,u,p){return"missing"in c?c:"missing"in u?u:{value:`${c.value}${p}${u.value}`,
madeFrom:[...c.madeFrom,...u.madeFrom]}}const o=c=>`the \`${c}\` field of the event is missing or not text, so the action\
 takes no content from the event`,i=c=>({kind:"not-announceable",why:c});function a(c,u){return("value"in c?[c.value,...c.
madeFrom]:c.madeFrom??[]).map(u.find).find(h=>h!==void 0)}const l=(c,u)=>`${c}, which may already be public; replace the\
 token, and delete the old token from the ${u}`}),8580:((e,t,n)=>{n.d(t,{In:()=>p,SF:()=>i,Zy:()=>$,du:()=>h,p:()=>k,ut:()=>m});
const s=["major","minor","patch"],r=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,o=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function i(y){const w=[...y.replace(r,v=>".".repeat(v.length)).matchAll(o)],f=w.find(([,,v=""])=>v.includes("."))??w.findLast(
([,v])=>v!=="-"&&v!=="_");if(f===void 0)return;const[,_="",b=""]=f,E=f.index+_.length;return{text:y.slice(E),numbers:b.split(
".").map(Number),words:[y.slice(0,E).replace(/v$/i,""),a(y.slice(E+b.length))]}}const a=y=>y.replace(/\+.*$/s,""),l=/^[-_,]\d/,
c=9999,u=y=>y>=1900&&y<2100;function p({numbers:y,words:[,g]}){const[w=0,...d]=y;if(u(w)||d.length===0&&(w>c||l.test(g)))
return;const f=y.findLastIndex(_=>_>0);return s[Math.min(Math.max(f,0),s.length-1)]}const h=(y,g)=>y!==void 0&&s.indexOf(
y)<=s.indexOf(g),m=(y,g)=>y.words.every((w,d)=>w===g.words[d]),$=(y,g)=>T(y.numbers,g.numbers)||y.numbers.length-g.numbers.
length,k=(y,g)=>T(y.numbers,g.numbers)===0;function T(y,g){const w=Math.max(y.length,g.length);for(let d=0;d<w;d++){const f=(y[d]??
0)-(g[d]??0);if(f!==0)return f}return 0}}),2472:((e,t,n)=>{n.d(t,{yI:()=>m,j_:()=>y,uv:()=>h});var s=n(3024),r={ftp:21,gopher:70,
http:80,https:443,ws:80,wss:443};function o(g){try{return new URL(g)}catch{return null}}function i(g){var w=(typeof g=="\
string"?o(g):g)||{},d=w.protocol,f=w.host,_=w.port;if(typeof f!="string"||!f||typeof d!="string"||(d=d.split(":",1)[0],f=
f.replace(/:\d*$/,""),_=parseInt(_)||r[d]||0,!a(f,_)))return"";var b=l(d+"_proxy")||l("all_proxy");return b&&b.indexOf("\
://")===-1&&(b=d+"://"+b),b}function a(g,w){var d=l("no_proxy").toLowerCase();return d?d==="*"?!1:d.split(/[,\s]/).every(
function(f){if(!f)return!0;var _=f.match(/^(.+):(\d+)$/),b=_?_[1]:f,E=_?parseInt(_[2]):0;return E&&E!==w?!0:/^[.*]/.test(
b)?(b.charAt(0)==="*"&&(b=b.slice(1)),!g.endsWith(b)):g!==b}):!0}function l(g){return process.env[g.toLowerCase()]||process.
env[g.toUpperCase()]||""}var c=n(893);const{GITHUB_EVENT_PATH:u=""}=process.env;delete process.env.GITHUB_EVENT_PATH;const p=g=>process.
env[g.toLowerCase()]||process.env[g]||void 0;function h(){return{http:p("HTTP_PROXY"),https:p("HTTPS_PROXY"),isBypassed:g=>i(
g)===""}}function m(){const{GITHUB_API_URL:g,GITHUB_SERVER_URL:w,GITHUB_REPOSITORY:d,GITHUB_SHA:f,GITHUB_RUN_ID:_}=process.
env,{GITHUB_EVENT_NAME:b}=process.env;return{github:{apiUrl:g||"https://api.github.com",serverUrl:w||"https://github.com"},
run:{repository:d??"",sha:f??"",id:_??"",event:b??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const $=g=>g===
"pull_request"||g==="pull_request_target";function k(){const{github:g,run:w}=m();return w.id===""?"":`${g.serverUrl}/${w.
repository}/actions/runs/${w.id}/attempts/${w.attempt}`}const T=25*c.E$;function y(g=u){const{GITHUB_EVENT_NAME:w=""}=process.
env;try{return(0,s.statSync)(g).size>T?{name:w,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:w,payload:JSON.
parse((0,s.readFileSync)(g,"utf8"))}}catch{return{name:w,payload:void 0,unreadable:g===""?void 0:"the action cannot read\
 the event file"}}}}),7785:((e,t,n)=>{n.d(t,{A:()=>o});const s=[],r=[];function o(a,l,c){if(a===l)return 0;const u=c?.maxDistance,
p=a;a.length>l.length&&(a=l,l=p);let h=a.length,m=l.length;for(;h>0&&a.charCodeAt(~-h)===l.charCodeAt(~-m);)h--,m--;let $=0;
for(;$<h&&a.charCodeAt($)===l.charCodeAt($);)$++;if(h-=$,m-=$,u!==void 0&&m-h>u)return u;if(h===0)return u!==void 0&&m>u?
u:m;let k,T,y,g,w=0,d=0;for(;w<h;)r[w]=a.charCodeAt($+w),s[w]=++w;for(;d<m;){for(k=l.charCodeAt($+d),y=d++,T=d,w=0;w<h;w++)
g=k===r[w]?y:y+1,y=s[w],T=s[w]=y>T?g>T?T+1:g:g>y?y+1:g;if(u!==void 0){let f=T;for(w=0;w<h;w++)s[w]<f&&(f=s[w]);if(f>u)return u}}
return s.length=h,r.length=h,u!==void 0&&T>u?u:T}function i(a,l,c){if(!Array.isArray(l)||l.length===0)return;const u=c?.
maxDistance,p=a.length;for(const k of l)if(k===a)return k;if(u===0)return;let h,m=Number.POSITIVE_INFINITY;const $=new Set;
for(const k of l){if($.has(k))continue;$.add(k);const T=Math.abs(k.length-p);if(T>=m||u!==void 0&&T>u)continue;const y=Number.
isFinite(m)?u===void 0?m:Math.min(m,u):u,g=y===void 0?o(a,k):o(a,k,{maxDistance:y});if(u!==void 0&&g>u)continue;let w=g;
if(y!==void 0&&g===y&&y===u&&(w=o(a,k)),w<m&&(m=w,h=k,m===0))break}if(!(u!==void 0&&m>u))return h}})},We={};function O(e){
var t=We[e];if(t!==void 0)return t.exports;var n=We[e]={exports:{}},s=!0;try{kt[e](n,n.exports,O),s=!1}finally{s&&delete We[e]}
return n.exports}O.m=kt,typeof O<"u"&&(O.ab=__dirname+"/"),(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):
n=>n.__proto__,t;O.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then==
"function"))return n;var r=Object.create(null);O.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i=="\
object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>o[a]=()=>n[a]);return o.default=()=>n,O.d(r,o),r}})(),
O.d=(e,t)=>{for(var n in t)O.o(t,n)&&!O.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},O.f={},O.e=e=>Promise.
all(Object.keys(O.f).reduce((t,n)=>(O.f[n](e,t),t),[])),O.u=e=>""+e+".index.js",O.o=(e,t)=>Object.prototype.hasOwnProperty.
call(e,t),O.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,o=n.runtime;for(var i in s)
O.o(s,i)&&(O.m[i]=s[i]);o&&o(O);for(var a=0;a<r.length;a++)e[r[a]]=1};O.f.require=(n,s)=>{e[n]||t(require("./"+O.u(n)))}})();
var Fn={};const He=new AbortController,Bn=["SIGINT","SIGTERM","SIGBREAK","SIGHUP","SIGQUIT"];for(const e of Bn)process.on(
e,()=>He.abort());var D=O(5500),N=O(6268),Tt=O(6994),j=O(7125),me=O(1187),ie=O(893);function Et(e){const t=new Intl.DateTimeFormat(
"en-US",{timeZone:e,calendar:"gregory",numberingSystem:"latn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeri\
c",hour:"numeric",minute:"numeric"});return n=>{const s=t.formatToParts(n).map(({type:c,value:u})=>[c,Number(u)]),{year:r,
month:o,day:i,hour:a,minute:l}=Object.fromEntries(s);return{year:r,month:o,day:i,hour:a,minute:l}}}const Wn=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
function Hn(e){const t="use two times of day, such as 09:00-20:00";if(!Wn.test(e))return(0,N.yu)(e,`is not a range of ti\
mes; ${t}`);const[n,s]=e.split("-"),r=Ot(n),o=Ot(s);return r===o?(0,N.yu)(e,`begins and ends at the same time; ${t}`):{value:{
from:r,to:o,text:e}}}function Ot(e){const[t,n]=e.split(":").map(Number);return t*60+n}const Ke=6e4,Kn=1440;function Gn(e,t,n){
const s=Et(t),r=s(n);if(Ct(e,r))return;const o=(Math.floor(n.getTime()/Ke)+1)*Ke;for(let i=0;i<=2*Kn+180;i++){const a=new Date(
o+i*Ke),l=s(a);if(Ct(e,l))return{window:e.text,timeZone:t,now:r,opensAt:a,opens:l}}throw new Error("the window of send-b\
etween never opens")}function Ct({from:e,to:t},{hour:n,minute:s}){const r=n*60+s;return e<t?e<=r&&r<t:e<=r||r<t}function Vn(e,t,n="\
UTC"){const{year:s,month:r,day:o}=Et(n)(t),i=new Date(Date.UTC(s,r-1,o));if(e==="week")return zn(i);const a=i.toISOString().
slice(0,10);return e==="day"?a:a.slice(0,7)}function zn(e){const t=(e.getUTCDay()+6)%7,n=new Date(e.getTime()+(3-t)*ie.LP),
s=n.getUTCFullYear(),r=Math.floor((n.getTime()-Date.UTC(s,0,1))/(7*ie.LP))+1;return`${s}-W${String(r).padStart(2,"0")}`}
var W=O(3177),qn=O(3953);const Ge=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),ae=(e,t)=>n=>n===""?{value:e}:
t(n),J=e=>ae(void 0,e),Ee=(e,t)=>n=>{const s=e.find(r=>r===n);return s===void 0?(0,N.yu)(n,`is not ${t}`):{value:s}},ge={
"base-url":Ge("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)",
qn.pc),"api-token":Ge("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",j.d6),timeout:ae(
30,(0,j.rD)("a whole number of seconds from 1 to 300",1,300)),retries:ae(3,(0,j.rD)("a whole number from 0 to 10",0,10)),
summary:ae(!0,j.zM)},St=Number.MAX_SAFE_INTEGER,Ve={...ge,target:Ge("`all` (every subscriber) or `audience`; `target` ha\
s no default, so that nobody sends to all by mistake",Ee(["all","audience"],"a valid target; use `all` (every subscriber\
) or `audience`")),"audience-id":J((0,j.rD)("an audience id, which is a whole number such as 101",1,St)),"audience-name":J(
j.Ae),"max-reach":J((0,j.rD)("a whole number such as 10000",0,St)),"payload-file":J(j.Ae),"extra-fields":J(j.Ae),"dry-ru\
n":ae(!1,j.zM),"check-urls":ae(!1,j.zM),"once-key":J(j.Ae),"once-per":J(Ee(["day","week","month"],"a period; use `day`, \
`week` or `month`")),"send-between":J(Hn),"time-zone":J(j.eB),release:J(j.PL),"release-level":J(Ee(["major","minor","pat\
ch"],"a release level; use `major`, `minor` or `patch`")),"max-age":J(j.p0),"expected-payload":j.tS,"github-token":J(j.d6)},
Jn=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),ze=e=>Object.keys(e),Ca=ze(ge),Rt=[...ze(Ve),...W.Pw];function Sa(e,t){
return qe(ge,e,t)}function Yn(e,t,n=""){const s=qe(Ve,e,t,es(e));return s.settings&&(s.settings.maxAge??=Qn(e.release,n)),
s}const At=ie.LP/1e3;function Qn(e,t){if(e==="latest")return 7*At;if(e===""&&t==="release")return 30*At}function qe(e,t,n,s=[]){
const r=new N.tH;r.refuse([...(0,me.cV)(t,n),...Xn(t)]);const o={...t};for(const l of r.refused)o[l]="";const i={};for(const[
l,c]of Object.entries(e)){const u=c(o[l]??"");"value"in u?i[Jn(l)]=u.value:r.add([(0,N.CC)(l,u)])}return r.add(s),{settings:r.
all.length>0?void 0:i,inputs:o,problems:r}}function Xn(e){return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??
"")>j.VE).map(n=>(0,N.CC)(n,j.lZ))}const Pt={"payload-files":j.Ae,only:ae("all",Ee(["all","changed","added"],"a valid ch\
oice; use `all`, `changed` or `added`")),"extra-fields":j.Ae,"check-urls":Ve["check-urls"],timeout:ge.timeout,summary:ge.
summary},Ra=[...ze(Pt),...W.Pw];function Aa(e,t){return qe(Pt,e,t,Zn(e))}function Zn(e){return e["payload-files"]!==""?[]:
contentInputs.every(n=>e[n]==="")?[problem("payload-files","is missing; set it to paths of payload files, or set the not\
ification as inputs")]:e.only!==""&&e.only!=="all"?[problem("payload-files","is missing; `only` needs files to choose fr\
om")]:[]}function es(e){const t=e.target==="all",n=e.target==="audience",s="is only allowed with `target: audience`",r="\
remove it, or change `target`",o="(the service does not report the reach of a broadcast)",i=e["once-key"]?"`once-key` ne\
eds it to store a record in the repository":"the `release` input needs it to fetch the release";return[...["audience-id",
"audience-name"].map(c=>({inputs:[c],isWrong:t&&e[c],message:`${s}; ${r}`})),{inputs:["max-reach"],isWrong:t&&e["max-rea\
ch"],message:`${s} ${o}; remove it`},{inputs:["audience-id","audience-name"],isWrong:n&&!e["audience-id"]&&!e["audience-\
name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["once-key"],message:"\
is missing; `once-per` needs it"},{inputs:["once-key"],isWrong:e.release==="latest"&&!e["once-key"]&&!e["once-per"],message:"\
is missing, so each later run would announce the latest release again; set `once-key: release-{tag}`, and give the job t\
he `contents: write` permission",hint:re},{inputs:["once-per"],isWrong:e.release==="latest"&&e["once-per"],message:"is n\
ot allowed with `release: latest`, because each later period would announce the same release again; remove `once-per`, a\
nd set `once-key: release-{tag}`",hint:re},{inputs:["time-zone"],isWrong:e["time-zone"]&&!e["send-between"]&&!e["once-pe\
r"],message:"has no effect without `send-between` or `once-per`; set one of these two, or remove `time-zone`"},{inputs:[
"github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],message:`is missing; ${i}`}].filter(({isWrong:c})=>c).
map(({inputs:[c,...u],message:p,hint:h})=>(0,N.CC)(c,h===void 0?p:{message:p,hint:h},{otherInputs:u}))}const re="Careful\
: a new key has no record yet, so the first run with it sends again, even what was already announced";var Je=O(6720),Y=O(
6557),A=O(9199),ce=O(7775),Ye=O(5104);const[{width:ts}]=W.Ng.icon_url.sizes,ns=65536;class It{#t;#e;constructor(t,n){this.#t=
t,this.#e=n}at(t){return t.split(".").reduce((n,s)=>typeof n=="object"&&n!==null&&Object.hasOwn(n,s)?n[s]:void 0,this.#t)}firstText(...t){
const n=this.#s(t).find(A.h0);return n===void 0?{missing:this.missingMessage(...t)}:{value:(0,A.h0)(n),madeFrom:[n]}}firstPage(...t){
return this.#n(Ye.f.page,"http or https URL",t)}icon(){const t=this.#n(Ye.f.image,"https URL",["repository.owner.avatar_\
url"]);if("missing"in t)return t;const n=new URL(t.value);return n.searchParams.set("s",String(ts)),{value:n.href,madeFrom:t.
madeFrom}}missingMessage(...t){const n=t.map(r=>`\`${r}\``),s=n.length>1?`neither ${n.join(" nor ")}`:`no ${n}`;return`${this.#e}\
 ${s}`}#n(t,n,s){const r=this.#s(s).map(a=>a.trim()),o=r.find(a=>"value"in t(a));if(o!==void 0)return{value:o,madeFrom:[
o]};if(r.every(a=>a===""))return{missing:this.missingMessage(...s)};const i=r.some(a=>a.length>ce.QO)?` of at most ${ce.
zF}`:"";return{missing:`${this.#e} no ${n}${i} in ${s.map(a=>`\`${a}\``).join(" or ")}`}}#s(t){return t.map(n=>this.at(n)).
filter(n=>typeof n=="string"&&n.length<=ns)}}const Qe="your text",Dt=`\`<!-- web-push: ${Qe} -->\``,ue=`write it as ${Dt}\
 on a line of its own`,ss=/^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i,rs=/^<!--+\s*web[\s_\-\u2010-\u2015]?push(?![a-z\d])/i;
function is(e){const t=ls(e).flatMap(s=>ds(s)??[]),n=t.find(s=>"problem"in s);return n||(t.length>1?{problem:`the releas\
e notes have ${t.length} \`web-push\` comments; keep one, and ${ue}`}:t[0])}const as=/^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/,cs=/^ {0,3}(`{3,}|~{3,})\s*$/,
us=/^ {0,3}<!--/;function ls(e){const t=[];let n="",s;for(const r of e.replace(/^\ufeff/,"").split(/\r?\n/)){if(n!==""){
const[,o=""]=cs.exec(r)??[];o.startsWith(n)&&(n="");continue}if(!s){if(n=as.exec(r)?.[1]??"",!us.test(r))continue;s=[]}s.
push(r),r.includes("-->")&&(t.push(s.join(`
`)),s=void 0)}return s&&t.push(s.join(`
`)),t}function ds(e){const[t]=ss.exec(e)??[];if(t===void 0){const[i]=rs.exec(e)??[];return i===void 0?void 0:{problem:`t\
he release notes have a comment that begins with ${(0,A.hD)(i.replace(/\s+/g," "))}, a misspelled name; ${ue}`}}const n="\
the `web-push` comment in the release notes",s=e.indexOf("-->"),r=e.slice(t.length,s===-1?void 0:s);if(s===-1||r.includes(
"<!--"))return{problem:`${n} is not closed; ${ue}`};if(r.endsWith("-"))return{problem:`${n} does not end with \`-->\`; ${ue}`};
if(e.slice(s+3).trim()!=="")return{problem:`${n} is followed by other text on the same line; ${ue}`};const o=(0,A.h0)(r);
if(o==="")return{problem:`${n} has no text; ${ue}, or remove the comment`};if(o.toLowerCase().replace(/\.$/,"")===Qe){const i=`\
in ${Dt}, replace \`${Qe}\` with the message for subscribers`;return{problem:`${n} still has the sample text; ${i}, or r\
emove the comment`}}return{text:o}}var we=O(8580);const hs=(e,t)=>Mt(new It(e,"GitHub returned"),"release",t,e.latest);function Mt(e,t,{
filter:n,needsMessage:s,isDryRun:r,secrets:o},i){if(e.at("release.draft")===!0)return(0,Y.ho)({kind:"draft"});const a=e.
firstText("release.tag_name"),l=e.firstText("release.published_at"),c=(0,Je.NC)(be(a),be(l),n.now),u={...c,tag:o.redact(
c.tag),latest:i&&ps(i,o)},p=(0,Je.ou)(u,n);if(p&&"problems"in p)return{kind:"invalid",...p};if(p&&!r)return(0,Y.ho)(p);const h=bs(
e),m=s?$s(e):{value:"",madeFrom:[]},$=xs(e),k={title:h,message:m,icon_url:e.icon(),landing_url:$},T=e.firstText("release\
.name","release.tag_name"),y=ms(a),g=e.firstText("repository.name"),w=e.at("release.id"),d=[be(a),be(y),be(T),typeof w==
"number"?`${w}`:""];return{kind:"content",source:t,fields:k,release:u,heldBack:p,identifiers:d.filter(Boolean),placeholders:{
tag:a,version:y,name:T,repository:g,message:m,url:$}}}const ps=({shownTag:e,newerTags:t},{redact:n})=>({shownTag:e&&n(e),
newerTags:t.map(s=>n(s))}),be=e=>"value"in e?e.value:"";function ms(e){if("missing"in e)return e;const{value:t,madeFrom:n}=e,
s=(0,we.SF)(t);return s?{value:s.text,madeFrom:n}:{missing:`the tag ${(0,A.hD)(t)} has no version such as v1.2.3`,madeFrom:n}}
const gs=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,ws=/^releases?\/(?=v?\d)/i;function bs(e){const t=e.firstText("release.name","rel\
ease.tag_name");if("missing"in t)return t;const n={...t,value:t.value.replace(ws,"")},[,s,r]=gs.exec(n.value)??[];if(s!==
void 0)return{...n,value:`${s} ${r}`};const o=e.firstText("repository.name");return"value"in o&&ys(n.value,o.value)?n:(0,Y.
oR)(o,n," ")}const _s=100;function ys(e,t){const n=o=>o.toLowerCase().split(/[^a-z\d\x80-\uffff]+/),s=n(t).join("");if(s===
""||s.length>_s)return!1;const r=n(e);return r.some((o,i)=>{let a="";for(let l=i;l<r.length&&a.length<s.length;l++)a+=r[l];
return a===s})}const vs="See what is new.";function $s(e){const t=e.at("release");if(typeof t!="object"||t===null)return{
missing:e.missingMessage("release")};const n=e.at("release.body")??"";if(typeof n!="string")return{missing:`${e.missingMessage(
"release.body")} that is text`};const s=is(n);return s===void 0?{value:vs,madeFrom:[],source:"default"}:"problem"in s?{missing:s.
problem}:{value:s.text,madeFrom:[s.text],source:"comment"}}function xs(e){if(e.at("repository.private")===!1&&(e.at("rep\
ository.visibility")??"public")==="public")return e.firstPage("release.html_url");const n=e.firstPage("repository.homepa\
ge");return"value"in n?n:{missing:"the repository is private, so subscribers cannot open the release page, and the repos\
itory has no homepage to open instead; set a homepage in the repository settings"}}function ks(e,t,n){const{name:s,payload:r,
unreadable:o}=e;if(s!=="release"&&s!=="deployment_status")return{kind:"none",event:s};if(o!==void 0)return s==="release"?
Xe(o,n.filter):(0,Y.sV)(o);const i=new It(r,"the event has");return s==="release"?Ts(i,t,n):Os(i)}function Ts(e,t,n){const s=e.
at("action");return typeof s!="string"?Xe((0,Y.xW)("action"),n.filter):s!=="published"&&s!=="released"?(0,Y.ho)({kind:"a\
ctivity",actual:s}):s==="released"&&!t?{kind:"invalid",problems:[Es]}:typeof(e.at("release.draft")??!1)!="boolean"?Xe("t\
he `release.draft` field of the event is neither true nor false",n.filter):Mt(e,"event",n)}function Xe(e,t){const n=(0,Je.
vs)(e,t);if(n.length>0)return{kind:"invalid",problems:n};const s={missing:e},r={tag:s,version:s,name:s,repository:s,message:s,
url:s};return{...(0,Y.sV)(e),placeholders:r}}const Es=(0,N.CC)("once-key",{message:"is missing, but the action announces\
 the `released` activity of a release only with a key; set `once-key: release-{tag}`, and give the job the `contents: wr\
ite` permission",hint:`${re}. If this workflow also runs on \`published\`, that run may already have announced this releas\
e, so look in the panel of your push service before you announce the release by hand`});function Os(e){const t=e.at("dep\
loyment_status.state");if(typeof t!="string")return(0,Y.sV)((0,Y.xW)("deployment_status.state"));if(t!=="success")return(0,Y.
ho)({kind:"state",actual:t});const n=e.firstText("repository.name"),s=e.firstText("deployment_status.environment","deplo\
yment.environment");return{kind:"content",source:"event",fields:{title:(0,Y.oR)(n,s," deployed to "),message:Cs(e),icon_url:e.
icon(),landing_url:e.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}function Cs(e){const t=e.
firstText("deployment_status.description");if("value"in t)return t;const n=e.at("deployment.sha");return typeof n=="stri\
ng"&&/^[0-9a-f]{7,64}$/i.test(n)?{value:`${n.slice(0,7)} is live.`,madeFrom:[n]}:{missing:e.missingMessage("deployment_s\
tatus.description","deployment.sha")}}function Ss(e,t){const n=(0,we.SF)(t)?.text;return Oe(e,t)||n!==void 0&&Oe(e,n)}function Rs(e,{
release:t,identifiers:n=[]}){if(t===void 0||n.some(r=>Oe(e,r)))return[];const s=`does not contain the tag, version, name\
 or id of the release ${(0,A.hD)(t.tag)}, so all releases would share this key, and only the first would be announced; s\
et \`once-key: release-{tag}\``;return[(0,N.CC)("once-key",{message:s,hint:re})]}const As=(e,t)=>t!==""&&Oe(e,t);function Oe(e,t){
const n=(s="",r="")=>/\d/.test(s)&&/\d/.test(r);for(let s=e.indexOf(t);s!==-1;s=e.indexOf(t,s+1)){const r=e[s-1],o=e[s+t.
length];if(!n(t[0],r)&&!n(t.at(-1),o))return!0}return!1}var ee=O(6910),_e=O(7320),ye=O(1830);const Ze=async()=>({...await Promise.
all([O.e(815),O.e(505)]).then(O.bind(O,3505)),...await Promise.all([O.e(619),O.e(72)]).then(O.bind(O,1072)),...await Promise.
all([O.e(815),O.e(619),O.e(961)]).then(O.bind(O,3961))});async function Ps(e,t,n){return{inputs:await Is(e,t,n.secrets),
file:await js(e["payload-file"],t,n),fileName:e["payload-file"],extraFields:await Us(e["extra-fields"],t,n.secrets),onceKey:e["\
once-key"]}}async function Is(e,t,n){const s={},r=new Set(W.pi.filter(o=>t.isRefused((0,W.wg)(o))));for(const o of W.pi){
const i=e[(0,W.wg)(o)];if(i==="")continue;const a=o==="actions"?await Ms(i,n):Ds(o,i,n);t.add(a.problems),Object.assign(
s,a.fields),r.add(o)}return{source:"input",fields:s,names:r}}function Ds(e,t,n){const s=(0,W.wg)(e),r=(0,Ye.c)(e,t,_e.QP);
if("message"in r)return{fields:{},problems:[(0,N.CC)(s,r)]};const o=typeof r.value=="number"?(0,me.RB)({[s]:r.value},n):
[];return{fields:o.length>0?{}:{[e]:r.value},problems:o}}async function Ms(e,t){const{parseYaml:n,parseFields:s}=await Ze(),
r={input:"actions"},o=n(e,r,t);if(!("value"in o))return{fields:{},problems:o.problems};const{fields:i,problems:a}=s(r,{value:{
actions:o.value},positionOf:l=>o.positionOf(l.slice(1)),problems:o.problems.map(l=>({...l,path:["actions",...l.path??[]]}))});
return{fields:i,problems:a.map(l=>({...l,path:l.path?.slice(1)}))}}async function js(e,t,{secrets:n,readFile:s}){const r=t.
isRefused("payload-file");if(e===""&&!r)return ye.Xw.file;if(r)return ye._8;const{fieldsFromFile:o}=await Ze();return o(
e,s(e),t,n)}const Ns=new Set([...W.Pw,"target"]);async function Us(e,t,n){if(e==="")return{};const{parseYaml:s}=await Ze(),
r=s(e,{input:"extra-fields"},n),o="value"in r?[...r.problems,...Ls(r)]:r.problems;return t.add(o),"value"in r&&(0,ee.Gv)(
r.value)&&o.length===0?r.value:{}}function Ls({value:e,positionOf:t}){const n={input:"extra-fields"};if(!(0,ee.Gv)(e))return[
(0,N.CC)(n,"is not a mapping; write fields as `name: value`")];const s=[];for(const r of Object.keys(e)){const o=r.replaceAll(
"_","-").toLowerCase(),i=`has its own input; set the \`${o}\` input instead`;Ns.has(o)&&s.push((0,N.CC)(n,i,{path:[r],position:t(
[r])}))}return(0,ee.ff)(e,(r,o)=>{const i=(0,j.I9)(r);return"message"in i&&s.push((0,N.CC)(n,i,{path:o,position:t(o)})),
r}),s}async function Fs(e,t,n){const{secrets:s}=n,r=await Ps(e,t,n),o=Bs(e,r,t,n);t.add((0,_e.y7)(r,o.hasRelease)),t.add(
Ws(o));const i=await Hs(e,r,o,t,n);if(i.kind==="invalid"&&t.add(i.problems),(i.kind==="invalid"||i.kind==="not-announcea\
ble")&&t.throwIfAny(),i.kind==="not-announceable")return{skip:i.why};const a=i.kind==="content"?i:void 0,l=a?.placeholders?
(0,_e.Ct)(r,a.placeholders,t,s):r;t.add(Gs(e,l.onceKey,a,t));const c=(0,ye.uT)(l.inputs,l.file,(0,ye.yX)(o.missing,i,t,s));
if(t.throwIfAny(),!c)throw new Error("a required field was lost");c.messageSource=Vs(a?.fields.message);const{extraFields:u,
onceKey:p}=l;return{content:c,extraFields:u,onceKey:p,release:a?.release,heldBack:a?.heldBack}}const Ce=(e,t,n)=>t[e]!==
""||n.isRefused(e);function Bs(e,t,n,{eventName:s}){const r=(0,ye.SD)(t.inputs,t.file),o=(0,_e.qP)(t),i=["release-level",
"max-age"].filter(a=>Ce(a,e,n));return{missing:r,needsMessage:r.includes("message")||o.has("message"),filters:i,needsData:r.
length>0||o.size>0||i.length>0,hasRelease:Ce("release",e,n)||s==="release"}}const Ws=({filters:e,hasRelease:t})=>t?[]:e.
map(n=>(0,N.CC)(n,`needs a release, but this run has none; ${(0,_e.tS)(`\`${n}\``)}`)),et={kind:"none"};async function Hs(e,t,n,s,r){
const{eventName:o,filter:i,secrets:a}=r,l=(0,j.yG)(e["dry-run"])===!0,c={filter:i,needsMessage:n.needsMessage,isDryRun:l,
secrets:a};if(Ce("release",e,s)){if(!n.needsData&&!Ks(e,t.onceKey))return et;s.throwIfAny();const h=await r.fetchRelease();
return h==="none-published"?{kind:"not-announceable",why:{kind:"no-release"}}:hs(h,c)}if(!n.needsData&&o!=="release")return et;
const u=ks(r.readEvent(),Ce("once-key",e,s),c);return u.kind==="not-announceable"&&u.why.kind==="activity"&&!n.needsData?
et:u}function Ks(e,t){const n=(0,j.PL)(e.release);return!("value"in n)||n.value.kind==="latest"?!0:t!==""&&e["once-per"]===
""&&!Ss(t,n.value.tag)}function Gs(e,t,n,s){return s.all.some(({input:o})=>o==="once-key")||t===""||e["once-per"]!==""||
n===void 0?[]:Rs(t,n)}const Vs=e=>e&&"value"in e?e.source:void 0,zs=require("node:util");function qs(e,t){const n=JSON.parse(
t),r=[...new Set([...Object.keys(e),...Object.keys(n)])].flatMap(o=>{const[i,a]=[jt(e,o),jt(n,o)];if((0,zs.isDeepStrictEqual)(
i,a))return[];const[l,c]=Js(i,a);return`\`${(0,N.LF)([o])}\` was ${l} and is now ${c}.`});if(r.length!==0)throw new D.HR(
{reason:"payload-changed",title:"Payload changed",message:`The notification differs from \`expected-payload\`. ${(0,N.B4)(
r,"differences")}`,hint:"An input, the file, the release or the audience has changed since the dry run. Start a new run,\
 and approve the notification again."})}const jt=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,Nt=20;function Js(e,t){const[n,s]=[
Ut(e),Ut(t)];let r=0;for(;r<n.length&&n[r]===s[r];)r++;const o=r>2*Nt?r-Nt:0;return[Lt(n,o),Lt(s,o)]}function Ut(e){try{
return JSON.stringify(e)??"absent"}catch(t){if(t instanceof RangeError)return"nested too deeply";throw t}}const Lt=(e,t)=>(0,A.
xv)(`${t>0?"\u2026":""}${e.slice(t)}`).toWellFormed();var Ft=O(4385),le=O(974),Ys=O(7785),Bt=O(4543);const Qs=({audienceName:e,
maxReach:t,dryRun:n})=>n||e!==void 0||t!==void 0;function Xs(e,t,n){const{target:s,audienceId:r,audienceName:o}=e;return s===
"all"?{type:"all"}:t===void 0&&r!==void 0?{type:"audience",audience:{id:r}}:{type:"audience",audience:Zs({id:r,name:o},t??
[],n)}}function Zs(e,t,n){const{id:s,name:r}=e,o=r===void 0?t:Wt(r,t),i=s===void 0?o:o.filter(u=>u.id===s),[a]=i,l=s===void 0&&
i.length>1;if(!a||l)throw tr(e,t,n);const c=t.filter(u=>u.id===a.id).map(({reach:u})=>u);return{...a,reach:c.reduce((u,p)=>Math.
max(u,p))}}function er({id:e,name:t,reach:n},s,r){if(s===void 0||n===void 0)return;const o=`Audience ${e}${t?` (${(0,A.hD)(
r(t))})`:""}`;if(n<0)throw new D.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`${o} has a reach\
 of ${n}, which is not a number of subscribers, so the action cannot check \`max-reach\`.`,hint:"Look up the number of s\
ubscribers in the panel of your push service. To send without this check, remove `max-reach`."});if(!(n<=s))throw new D.
HR({reason:"reach-exceeded",title:"Audience too large",message:`${o} has a reach of ${n}, but \`max-reach\` allows at most\
 ${s}.`,hint:"Check that this is the right audience. If it is, raise `max-reach`."})}function tr({id:e,name:t},n,s){if(t===
void 0)return new D.HR({reason:"audience-not-found",title:"Audience not found",message:`The service lists no audience wi\
th the id ${e} (it lists ${n.length} audience${n.length===1?"":"s"}).`,hint:"Look up the id in the panel of your push se\
rvice, or list the audiences with the audiences action."});const r=p=>(0,A.hD)(s(p)),o=p=>`${r(p.name)} (id ${p.id}, rea\
ch ${p.reach})`,i=Wt(t,n);if(e!==void 0){const p=nt(i,m=>`id ${m.id} (reach ${m.reach})`),h=p?`the name ${r(t)} belongs \
to ${p}`:`no audience has the name ${r(t)}`;return new D.HR({reason:"audience-mismatch",title:"Audience id and name diff\
er",message:`\`audience-id\` is ${e}, but ${h}.`,hint:"Correct the wrong input, or set only one of the two."})}if(i.length>
0)return new D.HR({reason:"audience-ambiguous",title:"Several audiences have that name",message:`${i.length} audiences a\
re named ${r(t)}: ${nt(i,o)}.`,hint:"Choose one with `audience-id`."});const a=ar(t,n),l=cr(a,t),c=a.map(({audience:p})=>p),
u=c.length>0?`The nearest names are ${nt(c,o)}.`:"The service lists no audiences.";return new D.HR({reason:"audience-not\
-found",title:"Audience not found",message:`No audience is named ${r(t)}. ${l?`Did you mean ${r(l.name)} (id ${l.id})?`:
u}`,hint:"Correct `audience-name` (names are case-sensitive), or create the audience in the panel of your push service."})}
function Wt(e,t){const n=tt(e);return t.filter(s=>tt(s.name)===n)}const nr=1e3;function tt(e){const t=e.trim();return t.
length>nr?t:t.normalize("NFC")}const sr=20;function nt(e,t){const n=e.slice(0,sr).map(t),s=e.length-n.length;return s>0?
`${n.join(", ")} and ${s} more`:n.join(", ")}const rr=64,or=2e4,ir=5;function ar(e,t){const n=i=>tt(i.trim().slice(0,rr)).
toLowerCase(),s=n(e),r=(i,a,l)=>a.map(c=>({audience:c,distance:i(c.name)})).sort((c,u)=>c.distance-u.distance).slice(0,l),
o=r(i=>Math.abs(i.length-e.length),t,or);return r(i=>(0,Ys.A)(s,n(i)),o.map(({audience:i})=>i),ir)}function cr(e,t){const n=e.
filter(({distance:i})=>i===0),s=e.filter(({distance:i})=>(0,Bt.Qz)(i,t.trim())),[r,o]=n.length>0?n:s;return o?void 0:r?.
audience}var te=O(1095),Se=O(4517),st=O(2927);const ur={"connection-failed":"Check `base-url`, and check that the runner\
 can reach this address.","tls-failed":"Check `base-url` and the certificate of the service. For a private CA, set NODE_\
EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"Check that the service is up. If the service is only slo\
w, raise `timeout` for later sends.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-\
url` is the address of the push service."},lr={newRunAfter:"Check that the service is up, and run this again. If the ser\
vice is only slow, raise `timeout`, then"},dr={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`. If you use an\
 https proxy, check the port of the proxy too.",ERR_TLS_CERT_ALTNAME_INVALID:"Check the host in `base-url`, because the \
certificate of the service is for another host.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the servic\
e (or a proxy) that does not require a client certificate."};function fr(e,{reason:t,mayHaveBeenReceived:n,cause:s}){const r=e===
"Sending"&&n;if(t==="cancelled")return r?"":D.Pz;if(t==="proxy-failed")return(0,st.CJ)(s);const{code:o=""}=Object(s),i=t===
"tls-failed"&&dr[o]||ur[t];return r?i:t==="timeout"?lr:`${i} Then run this again.`}function hr(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending",o=r?" The service may have received the request.":"";return{"connection-failed":`Could not connect\
 to the service (${s}).`,"tls-failed":`Could not make a secure connection to the service (${s}).`,"proxy-failed":`Could \
not use the proxy (${s}).`,timeout:n?`The service did not send a complete response in time (${s}).${o}`:`Timed out conne\
cting to the service (${s}).`,"connection-lost":`The connection was lost before the response was complete (${s}).${o}`,"\
bad-response":`The response of the service is not valid HTTP, or is incomplete (${s}).`,cancelled:r&&n?"The run was canc\
elled, but the service may already have received the request.":(0,D.$6)(e)}[t]}function Ht(e,t,n){const{reason:s,cause:r}=t;
return new D.HR({reason:s,title:`${e} failed`,message:hr(e,t,(0,A.Kb)((0,D.q0)(r),n)),hint:fr(e,t),cause:r})}function Kt(e,t,n,s=!1){
const{status:r,headers:o,body:i,incomplete:a}=t,l=o.location?` and points to ${(0,A.hD)(pr(n(o.location)))}`:"",c=(0,A.Kb)(
i,n,a!==void 0),u=c&&`: ${c.replace(/\.$/,"")}`,p=`The ${r===407?"proxy":"service"} responded ${(0,le.Er)(r)}${l}${u}.`;
return new D.HR({reason:`http-${r}`,title:`${e} failed`,message:s?p:`${p}${gr(o["retry-after"])}`,hint:s?mr(r):wr(r,e,c!==
"")})}function pr(e){const[t=""]=e.split(/[?#]/,1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,"$1//")}function mr(e){
return e===302||e===303?"Many services redirect after they have handled a request. The action does not follow redirects,\
 because the token would go to the new address. So if nothing was sent, correct `base-url` first.":e===408||e===499?"A s\
erver between the action and the service stopped waiting, but may have passed the request on.":e===503?"Check the status\
 of the service. A gateway also answers 503 if the service read the request and then failed.":"The service has a problem\
. Check the status of the service."}const Gt=e=>/^\s*</.test(e),Vt="`base-url` is probably the address of a website. If \
it is, set `base-url` to the address of the API, without `/v1/\u2026`.";function gr(e){const t=(0,te.P9)(e,Date.now());return t===
void 0||t<=te.wJ?"":` Retry-After asks for ${t>ie.LP?"more than a day":`${Math.ceil(t/1e3)} s`}; this action waits at mo\
st ${te.wJ/1e3} s.`}function wr(e,t,n){return e===401||e===403?"The service refused the token. Check that `api-token` is\
 the current API token of this site, without quotation marks, and that this workflow can read the secret. Then run this \
again.":e===404?`Check \`base-url\`, because there may be no push service at that address. The action adds \`/v1/\u2026\` itself.${t===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?st.a5:e===429?"The service refused the reque\
st because of its rate limit. Wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because t\
he token would go to the new address. Correct `base-url`.":e>=500?"The service has a problem. Check the status of the se\
rvice before you run this again.":e===408?"The service did not receive the request in time. Run this again.":n?{newRunAfter:"\
Fix the problem that the service reported. If you had to change the workflow,"}:`The service gave no reason. ${t==="Send\
ing"?"Check the content and `extra-fields`, or ask":"Ask"} the operator of the service.`}const rt="Listing the audiences";
async function br(e){const{signal:t,redact:n,log:s}=e.context,r=await(0,te.LH)({attempt:async o=>_r(await e.fetchAudiences(),
(0,te.JN)(o),n),retries:e.retries,signal:t,cancelled:()=>(0,D.Yq)(rt),onWait:(o,i)=>s.retry(o,i)});if(r instanceof D.HR)
throw r;return yr(r)}function _r(e,t,n){const s=u=>{const p=Ht(rt,u,n);return u.retryable?{result:p,waitMs:t}:{done:p}};
if(e.kind==="failure")return s(e);const{status:r,headers:o,body:i,incomplete:a}=e;if(!(0,le.oJ)(r)){const u=Kt(rt,e,n);return r!==
408&&r!==429&&r<500?{done:u}:{result:u,waitMs:(0,te.P9)(o["retry-after"],Date.now())??t}}if(a===void 0)return{done:i};if(a===
"too-large")return{done:ve(`the list is larger than ${Se.N6} MiB`)};const l=a==="cut"?"connection-lost":a,c=new Error("o\
nly part of the list arrived");return s({kind:"failure",mayHaveBeenReceived:!0,reason:l,retryable:l!=="cancelled",cause:c})}
function yr(e){const t=(0,ee.qF)(e);if(Gt(e))throw ve("the response is a web page",Vt);if(t===void 0)throw ve("the respo\
nse is not JSON");const n=(0,ee.Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw ve("audience: expected an array");for(let s=0;s<
n.length;s++){const r=vr(n[s]);if(r)throw ve(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:o})=>({id:s,name:r,reach:o}))}
function vr(e){if(!(0,ee.Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".\
id: expected a number";if(!Number.isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!=
"string")return".name: expected a string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const ve=(e,t="\
Check `base-url`. If the address is right, the service has a problem, or uses another version of the API.")=>new D.HR({reason:"\
bad-audience-list",title:"Unusable audience list",message:`The service did not return a valid list of audiences: ${e}.`,
hint:t}),$r=require("node:string_decoder");function xr(e,t,n){return e.kind==="failure"?kr(e,t,n):(0,le.oJ)(e.status)?{done:Cr(
e)}:Tr(e,t,n)}function kr(e,t,n){const s=Ht("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:s}};
const r={outcome:"not-sent",failure:s};return e.retryable?{result:r,waitMs:t}:{done:r}}function Tr(e,t,n){const{status:s,
headers:r}=e,o=Or(s)?"rejected":"unknown",i={outcome:o,failure:Kt("Sending",e,n,o==="unknown")};return s!==429?{done:i}:
{result:i,waitMs:(0,te.P9)(r["retry-after"],Date.now())??t}}const Er=[302,303,408,499],Or=e=>e>=300&&e<500&&!Er.includes(
e);function Cr({at:e,incomplete:t,body:n}){const s=(0,ee.qF)(n);if(Rr(s)||s===void 0&&Ir(n))return{outcome:"unknown",failure:Mr()};
if(Gt(n))return{outcome:"unknown",failure:jr()};const r=t??Sr(n,s);return{outcome:"sent",sentAt:e,...r&&{unexpected:r}}}
function Sr(e,t){return typeof t=="string"?"json-text":t===void 0&&e.trim()!==""?"not-json":void 0}function Rr(e){if(e===
!1)return!0;const t=Array.isArray(e)?e[0]:e;return(0,ee.Gv)(t)&&Object.entries(t).some(([n,s])=>Ar(n.toLowerCase(),s))}function Ar(e,t){
const n=typeof t=="string"?t.trim().toLowerCase():t;return e==="success"||e==="ok"?n===!1||n==="false"||n===0:e==="statu\
s"?n==="error"||n==="failed":(e==="error"||e==="errors")&&!Dr(n)}const Pr=[/"(?:success|ok)"\s*:\s*(?:false\b|"\s*false\s*"|-?0(?![.\d]))/i,
/"status"\s*:\s*"\s*(?:error|failed)\s*"/i,/"errors?"\s*:\s*(?!null\b|false\b|-?0(?![.\d])|"\s*"|\[\s*\]|\{\s*\}|$)\S/i],
Ir=e=>/^\s*[[{]/.test(e)&&Pr.some(t=>t.test(e)),Dr=e=>typeof e=="object"&&e!==null?Object.keys(e).length===0:!e,Mr=()=>new D.
HR({reason:"service-reported-failure",title:"The service reported a failure",message:"The service responded with a succe\
ss status (2xx), but the body of the response reports a failure.",hint:"Read the response in the `response` output or in\
 the job summary."}),jr=()=>new D.HR({reason:"bad-response",title:"A website responded",message:"The response has a succ\
ess status (2xx), but its body begins with `<` like a web page.",hint:Vt}),Nr=65536;async function Ur(e){const{service:t,
body:n,onAttempt:s,beforeRetry:r}=e,{signal:o,redact:i,log:a}=t.context;let l={};const c=()=>{const{statusCode:h}=l,m=h===
void 0?void 0:`The run was cancelled before the action tried again. The service had refused the request (${(0,le.Er)(h)}\
).`;return{outcome:"not-sent",failure:(0,D.Yq)("Sending",m)}};async function u(h){s();const m=await t.send(n);if(m.kind===
"response"){const $=m.incomplete!==void 0,k=i(m.body,$);l={statusCode:m.status,body:Lr(k,Nr)}}return xr(m,(0,te.JN)(h),i)}
return{verdict:await(0,te.LH)({attempt:u,retries:t.retries,signal:o,cancelled:c,onWait:({failure:h},m)=>a.retry(h,m),beforeRetry:async h=>{
const m=await r?.();return m&&{...h,stop:m}}}),...l}}const Lr=(e,t)=>new $r.StringDecoder().write(Buffer.from(e).subarray(
0,t));function de(e,t){return Kr((0,A.jQ)(e),t).replace(zr,$e).replace(qr,Jr).replace(/^[\t -%'-;=-@[-`{-~]/,$e).replaceAll(
`
`,"<br>")}function ot(e){return(0,A.jQ)(e).replace(/[&<>]/g,$e).replaceAll(`
`,"&#10;")}const it=(e,t)=>de((0,A.xv)(e,t)),Fr=e=>Jt(it(e,500));function at(e,t=500){const s=(0,A.xv)(e,t).split(Br).map(
(r,o)=>o%2===1?fe(r):de(r));return Jt(s.join(""))}function ct({text:e,url:t},n=2e3){return`${at(e,n)}${t?` <a href="${lt(
t)}">Open that run</a>`:""}`}const zt=e=>typeof e=="object"?e.flatMap(zt):e?[e]:[],qt=({command:e})=>e!==void 0&&`<pre><\
code>${ot(e)}</code></pre>`,Jt=e=>`<span dir="auto">${e}</span>`,Br=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,fe=e=>`<code>${ot(
e)}</code>`;function ut(e,t=300){const n=de(Wr(e,t));return e.length>Yt||!(0,ce.Dl)(e)?n:`<a href="${lt(e)}">${n}</a>`}function Wr(e,t){
const n=(0,ce.Dl)(e)?.host,[,s="",r=""]=/^(https?:\/\/)[^/?#]*(.*)$/is.exec(e)??[];return!n||s===""?(0,A.xv)(e,t):s+n+(0,A.
xv)(r,Math.max(1,t-s.length-n.length))}function Hr(e,t,n){return e.length>Yt?t:`<img src="${lt(e)}" alt="${t}" width="${n}\
">`}function Kr(e,t=40){const n=new RegExp(`[^\\s/?-]{${t+1},}`,"g");return e.replace(n,s=>new RegExp(Vr,"u").test(s)?s:
Array.from(new Intl.Segmenter("en").segment(s),({segment:o})=>o).map((o,i)=>i>0&&i%Gr===0?`\u200B${o}`:o).join(""))}const Gr=10,
Vr=String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`,
Yt=2e3,zr=/[&<>"'`*_~[\]()|\\!{}^]/g,qr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,$e=e=>`&#${e.codePointAt(0)};`,Jr=e=>`<span>${$e(
e)}</span>`,lt=e=>(0,A.jQ)(e).replace(/[&<>"'`\n\t]/g,$e),ne=e=>String(e).replace(/^-?\d+/,t=>t.replace(/\B(?=(?:\d{3})+$)/g,
",")),X=(e,t)=>`${ne(e)} ${t}${e===1?"":"s"}`,Qt=ie.F7.filter(({name:e})=>e!=="week");function Xt(e){const t=Qt.find(({seconds:n})=>e>
0&&e%n===0);return t?`${e/t.seconds}${t.letter}`:`${e}s`}function Zt(e,t=""){const n=Qt.find(({seconds:s})=>e>=s);return n?
`${t}${X(Math.floor(e/n.seconds),n.name)} ago`:"just now"}function en({tag:e,level:t,age:n}){const s=n===void 0?"":`, pu\
blished ${Zt(n)}`;return`${(0,A.hD)(e)}${t?` (${t})`:""}${s}`}const tn={comment:"the `web-push` comment in the release n\
otes",default:"the default message"},Yr="The notification has the default message, because the release notes have no `we\
b-push` comment.\nTo choose the message of a release, write `<!-- web-push: your text -->` on its own line in the release\
 notes, set the `message` input (such as `{name} is out`), or let an earlier step write the message.";function nn(e){const t=(0,A.
hD)(e.release.tag);return e.kind==="level"?`The release ${t} is a ${e.release.level} release, which \`release-level: ${e.
minLevel}\` excludes.`:`The release ${t} was published ${Zt(e.age,"more than ")}, which \`max-age: ${Xt(e.maxAge)}\` excl\
udes.`}function Qr({kind:e}){return`To announce this release anyway, start a run by hand with its tag as \`release\` and ${e===
"level"?"with `release-level: patch`":"without `max-age`"}. If this run has a \`once-key\`, keep it, so that no release is\
 announced twice.`}const Xr=3;function Zr({tag:e,latest:t}){if(!t)return;const{shownTag:n,newerTags:s}=t;return[n===void 0?
"":eo(e,n),to(s)].filter(Boolean).join(" ")||void 0}function eo(e,t){const[n,s]=[(0,we.SF)(e),(0,we.SF)(t)],o=n&&s&&(0,we.
p)(n,s)?"is the same version, so this run uses it":"has the highest version that the inputs allow";return`GitHub shows ${(0,A.
hD)(t)} as the latest release. The release ${(0,A.hD)(e)} ${o}.`}function to(e){if(e.length===0)return"";const t=e.slice(
0,Xr).map(A.hD).join(", "),[n,s]=e.length===1?["a newer release","it"]:["newer releases","one of them"];return`This run \
ignored ${n} that GitHub does not show as the latest: ${t}. (GitHub does not change "latest" when a pre-release is promo\
ted.) To announce ${s}, set it as the latest release on GitHub, or start a run by hand with its tag as \`release\` and the\
 same \`once-key\`.`}const Re=e=>String(e).padStart(2,"0"),sn=({hour:e,minute:t})=>`${Re(e)}:${Re(t)}`,no=({year:e,month:t,
day:n})=>`${e}-${Re(t)}-${Re(n)}`;function rn({window:e,timeZone:t,now:n,opens:s,opensAt:r}){const o=t.toUpperCase()==="\
UTC"?"":` (${r.toISOString().slice(11,16)} UTC)`;return`The time in ${t} is ${sn(n)}, which is outside \`send-between: ${e}\
\`. The window opens at ${sn(s)} on ${no(s)}${o}.`}function so(e,t){const n=rn(e);return t===void 0?{text:n}:{text:`${t.
message} The window closed before the action could retry. ${n}`}}function ro(e,t,n){const s="a later run inside the wind\
ow sends: a scheduled run, or this run if you re-run it",r=n?" That run announces the release that is the latest at that\
 time.":"";return t!==void 0&&t.kind!=="none"?{text:`First, delete the claim of this run with the command in the warning\
. Then ${s}.${r}`}:{text:`${e?`This run sent nothing${t?" and has no claim on the key":""}`:"This run sent nothing and c\
laimed no key"}. Unless the \`once-key\` was already used, ${s}.${r}`}}var oo=O(3452);const on=[{name:"Desktop",browser:"\
Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},
{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},
iconAt:"end",textWidth:310}];function Ae(e,{length:t,line:n}){const s=/^[\0-\x7f]*$/.test(e),r=s?[...e]:e.match(new RegExp(
io,"gsu"))??[],o=s?/(?!)/:new RegExp(ao,"u"),i=r.length;let a=0,l=0,c=0,u=0;for(const p of r){if(p===`
`){const m=Math.max(1,Math.ceil((a-l)/n));l+=m*n,a=l}else a+=o.test(p)?2:1;if(a>t)return{shown:`${e.slice(0,u).trimEnd()}\
\u2026`,visible:c,total:i};a<t&&(c++,u+=p.length)}return{shown:e,visible:i,total:i}}const io=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
ao=`\\ufe0f|[${oo.xo}]`,co=["title","message"],uo={"many-buttons":({count:e})=>`The notification has ${e} buttons. Brows\
ers show at most two.`,"long-ttl":({seconds:e})=>`The \`ttl\` is ${ne(e)} s. Push services keep a notification for at mo\
st four weeks (${ne(ln)} s).`,"reach-zero":()=>"The audience has a reach of 0, so nobody will receive this notification.",
"token-expiry":({at:e,expired:t})=>t?`The API token expired on ${an(e)}, so the service will probably refuse it. Replace\
 the secret.`:`The API token expires on ${an(e)}. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt\
 ${e} of this run, and an earlier attempt may already have sent the notification. With a \`once-key\`, a re-run cannot sen\
d a notification twice. ${re}.`,"outside-window":({outside:e})=>`A real run would be skipped now. ${rn(e)}`,"held-back":({
filtered:e})=>`A real run would be skipped. ${nn(e)}`,truncated:({field:e,visible:t,total:n})=>`The ${e} is ${ne(n)} cha\
racters long. Even a desktop shows only about ${ne(t)} of them.`,markup:({field:e,what:t,found:n})=>`The ${e} contains ${t}\
 (${(0,A.hD)(n)}). Notifications are plain text, so subscribers would see these characters as they are.`,"escaped-newlin\
e":({field:e})=>`The ${e} contains the two characters \`\\n\`. Subscribers would see both characters. For a line break, use\
 a YAML block (\`|\`).`,template:({fieldPath:e,template:t})=>`\`${(0,N.LF)(e)}\` contains the unresolved template ${(0,A.
hD)(t)}. Subscribers will see it unless the push service replaces it.`,link:({fieldPath:e,written:t,read:n})=>`\`${(0,N.
LF)(e)}\` has the host ${(0,A.hD)(t)}, which browsers read as ${(0,A.hD)(n)}. Check that this is the host you mean.`,"im\
age-size":({field:e,...t})=>`${(0,W.wg)(e)}: the ${W.Ng[e].use} is ${un(t)} pixels. Browsers show it at ${W.Ng[e].sizes.
map(un).join(" or ")}.`,"image-weight":({field:e,bytes:t})=>`${(0,W.wg)(e)}: the ${W.Ng[e].use} is ${cn(t)}. Every subsc\
riber downloads it, so use one of at most ${cn(W.Ng[e].maxBytes)}.`,"unchecked-url":e=>(0,N.fI)({...e,file:void 0}),"nee\
ds-release":({fieldPath:e,placeholder:t})=>`\`${(0,N.LF)(e)}\` contains \`{${t}}\`. Only a send with a release can replac\
e it. Without a release, the send fails.`},lo=e=>uo[e.kind](e);function Pa(e){return"fieldPath"in e?e.fieldPath:"field"in
e?[e.field]:e.kind==="unchecked-url"?[e.input.replaceAll("-","_"),...e.path??[]]:e.kind==="many-buttons"?["actions"]:e.kind===
"long-ttl"?["ttl"]:[]}const an=e=>e.toISOString().slice(0,10),cn=e=>`${ne(Math.ceil(e/1024))} KiB`,un=({width:e,height:t})=>`${e}\
x${t}`,ln=2419200;function fo({notification:e,sources:t}){const{actions:n=[],ttl:s=0}=e,r=[];n.length>2&&r.push({kind:"m\
any-buttons",count:n.length}),s>ln&&r.push({kind:"long-ttl",seconds:s});for(const i of co)r.push(...ho(i,e)),(t[i]==="in\
put"||t[i]==="file")&&r.push(..._o(i,e[i]));const o=(0,Ft.CB)(e);return[...r,...o.flatMap(vo),...o.flatMap($o)]}function ho(e,t){
const[n]=on,{visible:s,total:r}=Ae(t[e],n[e]);return s===r?[]:[{kind:"truncated",field:e,visible:s,total:r}]}const po=/^#{1,6} \S.*/m,
mo=/^[-*+] \S.*/m,go=/\[[^[\]\n]*\]\([^()\s]*\)/,wo=/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i,
bo=/<\/?[a-z][^<>]*>/i;function _o(e,t){const n=[],[s]=[po,mo,go,wo].flatMap(o=>o.exec(t)?.[0]??[]);s!==void 0&&n.push({
kind:"markup",field:e,what:"Markdown",found:s});const[r]=bo.exec(t)??[];return r!==void 0&&n.push({kind:"markup",field:e,
what:"HTML",found:r}),t.includes("\\n")&&n.push({kind:"escaped-newline",field:e}),n}const yo=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function vo({path:e,text:t}){const[n]=yo.exec(t)??[];return n===void 0?[]:[{kind:"template",fieldPath:e,template:n}]}function $o({
path:e,kind:t,text:n}){if(t==="text")return[];const[s,r]=[(0,ce.Wr)(n),(0,ce.zB)(n)];return s===void 0||r===void 0||s.toLowerCase()===
r?[]:[{kind:"link",fieldPath:e,written:s,read:r}]}const xo=e=>e===0?[{kind:"reach-zero"}]:[],ko=(e,t)=>e>1&&t===void 0?[
{kind:"rerun",attempt:e}]:[],To=14;function Eo(e,t){const n=Oo(e);return n===void 0||n-t>=To*ie.LP?[]:[{kind:"token-expi\
ry",at:new Date(n),expired:n<=t}]}function Oo(e){const[t,n,s,...r]=e.split(".");if(!t||!n||s===void 0||r.length>0)return;
const{exp:o}=Object((0,ee.qF)(Buffer.from(n,"base64url").toString("utf8"))),i=typeof o=="number"?o*1e3:Number.NaN;return Number.
isNaN(new Date(i).getTime())?void 0:i}const xe=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,dt=4096;function Co({why:e,meaning:t,next:n,reason:s},r){const o=r(xe(e)),a=`
${r(t?`${t} ${xe(n)}`:xe(n))}${s?`
More: ${dn(s)}`:""}`,l=fn(o,Math.max(0,dt-a.length));return{text:fn(l+a,dt),isShortened:l!==o}}const So=5e3;function Ro({
whatFailed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[Pe("What failed",`<b>${at(e)}</b>`)]:[],Pe("Why",ct(t,So)),Pe("What to do",ct(n)),...s?[Pe("More",`<a href="${dn(
s)}">What ${s} means</a>`)]:[]].join(`
`)}
</table>`,qt(n)]}const Pe=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`,dn=e=>`http\
s://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ao(e)}`,Ao=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/,"http-$1xx"),Po=600;function fn(e,t){if(e.length<=
t)return e;const n=e.split(`
`);if(n.length===1)return pn(e,t);const s=n.map(o=>(0,A.xv)(o,Po)),r=s.join(`
`);return r.length<=t?r:pn(Io(s,t),t)}function Io(e,t){const n=t-hn(e.length).length;let s=0;const r=e.filter(o=>(s+=o.length+
1,s<=n));return[...r,hn(e.length-r.length)].join(`
`)}const hn=e=>`- and ${e} more (see the log)`,pn=(e,t)=>t===0?"":e.length<=t?e:(0,A.xv)(e,t-1),Do={input:"the inputs",file:"\
the file",release:"the release",event:"the event"};function Mo({sources:e,messageSource:t},n){const s=a=>a==="message"&&
t?`message (${tn[t]})`:a,r=a=>Object.entries(e).filter(([,l])=>l===a),o=Object.entries(Do).flatMap(([a,l])=>{const c=r(a).
map(([u])=>s(u));return c.length>0?[`${c.join(", ")} from ${l}`]:[]}),i=Object.keys(n);return i.length>0&&o.push(`${i.join(
", ")} from extra-fields`),`Content: ${o.join("; ")}.`}const jo=e=>`Release: ${en(e)}.`;function No(e){if(e.type==="all")
return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.audience,r=n===
void 0?`the audience ${t}`:`the audience ${(0,A.hD)(n)} (id ${t})`,o=s===void 0?"":`, ${X(s,"subscriber")}`;return`To: ${r}${o}\
.`}function Uo(e){return`Checks: ${e.join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function Lo(e,t){
const{maxReach:n,releaseLevel:s,maxAge:r,sendBetween:o,timeZone:i="UTC",checkUrls:a,expectedPayload:l}=e,c=t&&[t.key,t.period].
filter(Boolean).join(" ");return[n!==void 0&&`max-reach ${n}`,s!==void 0&&`release-level ${s}`,r!==void 0&&`max-age ${Xt(
r)}`,o!==void 0&&`send-between ${o.text} (${i})`,a&&"check-urls",l!==void 0&&"expected-payload",c!==void 0&&`once-key ${(0,A.
hD)(c)}`].filter(p=>p!==!1)}function Fo({attempts:e,result:t,response:n,payload:s,target:r}){const o=r?.type==="audience"?
r.audience:void 0;return{outcome:t.outcome,reason:Bo(t),"status-code":Ie(n?.statusCode),response:n?.body??"",payload:s??
"","audience-id":Ie(o?.id),"audience-name":o?.name??"","audience-reach":Ie(o?.reach),attempts:Ie(e),"sent-at":t.outcome===
"sent"?t.sentAt.toISOString():""}}function Bo(e){return e.outcome==="skipped"?e.reason:"failure"in e?e.failure.reason:""}
const Ie=e=>e===void 0?"":String(e);function Ia(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:{
audiences:JSON.stringify(e),count:String(e.length),reason:""}}function Da(e,t,n){const{notifications:s,problems:r,extraFields:o,
failure:i}=e,a=s.map(({file:c,content:u})=>({file:c,payload:{...u?.notification,...o}})),l=s.map(({file:c})=>c).filter(c=>c!==
"");return{payloads:t?"":JSON.stringify(a),files:i||r.length>0?"":JSON.stringify(l),"summary-url":n,count:i?"":String(a.
length),reason:t}}const Wo=["payload","outcome","reason","kind","type","unexpected","field","what","only","sources"];function Ho(e,t){
const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof D.HR)return Ko(
s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const o=Object.entries(s).map(([i,a])=>r?[t(i),n(a,!0)]:
[i,Wo.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}function Ko({reason:e,title:t,
message:n,hint:s},r){const o=typeof s=="string"?r(s):{newRunAfter:r(s.newRunAfter)};return new D.HR({reason:e,title:r(t),
message:r(n),hint:o})}function mn({key:e,ref:t,by:n}){return{text:`${n?Go((0,A.hD)(e),n):`Another run claimed the key ${(0,A.
hD)(e)}, but the action cannot read which run`}. The claim is the ref ${t}.`,url:n?.url}}function Go(e,{run:t,attempt:n,
time:s,title:r,target:o}){const i=`Run ${t} (attempt ${n}) claimed the key ${e} at ${s}`;if(r===void 0)return i;const a=`${i}\
 to send ${(0,A.hD)(r)}`;return o===void 0?a:`${a} to ${o==="all"?"every subscriber of the site":`the ${o}`}`}function Vo(e){
const{by:t}=e,n=t?`run ${t.run} has ended`:"every run that uses this key has ended";return{text:`To send something else,\
 use a different \`once-key\`. ${re}. To find out whether this notification was sent, wait until ${n}, wait a few more m\
inutes, then look in the panel of your push service. Only if it was not sent, or to send it a second time on purpose, ru\
n this command and then re-run this job. The command deletes the claim only if no other run has replaced it:`,command:ft(
e,[e.tag])}}function zo(e){return e.kind==="outside-window"?[]:[{level:"warning",title:"Not retried",text:`The action di\
d not retry after the wait, because ${e.kind==="claim-lost"?`the ref ${e.ref} is no longer the claim of this run`:`it co\
uld not check whether the ref ${e.ref} is still the claim of this run (${e.cause})`}. Another run may send the notificat\
ion.`}]}function qo(e){if(e.kind==="used"){const s=mn(e.claim);return{...s,level:"warning",title:"Key already used",text:`\
A real run would be skipped. ${s.text}`}}const t=(0,A.hD)(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t}\
 has not been used.`}:{level:"warning",title:"Key not checked",text:`The action could not determine whether the key ${t}\
 was used (${e.cause}). A real run may be skipped.`}}function Jo(e,t){if(!e||e.kind==="none"||t==="sent")return[];const{
kind:n,ref:s,tags:r}=e,o=ft(e,r);if(t==="unknown")return[{level:"note",text:`The claim of this run (the ref ${s}) stays,\
 so a re-run with this key will be skipped. Wait a few minutes, then look in the panel of your push service. Only if not\
hing was sent, run this command and then re-run this job. The command deletes the claim only if no other run has replace\
d it:`,command:o}];const i=(0,A.hD)(e.key),[a,l]=n==="held"?["Claim not deleted",`could not delete its claim on the key ${i}`]:
["Claim not certain",`could not determine whether it still has its claim on the key ${i}`],c=`This run sent nothing, but\
 ${l}, so a re-run may be skipped. Before you re-run this job, run this command. The command deletes the ref ${s} only i\
f it still points to ${r.join(" or ")}, the claim of this run:`;return[{level:"warning",title:a,text:c,command:o}]}function Yo(e,t){
if(!t||t.kind==="none")return e;const{next:n}=e,s=`GitHub may still have the claim of this run, so run this command befo\
re the next run. The command deletes the ref ${t.ref} only if it points to ${t.tags.join(" or ")}, the claim of this run\
:`;return{...e,next:{...n,text:`${n.text} ${s}`,command:ft(t,t.tags)}}}function ft({ref:e,repository:t,serverUrl:n},s){const r=(0,ce.
Dl)(n)?.host??"github.com",o=`gh api${r==="github.com"?"":` --hostname ${r}`}`,i=`${o} --method DELETE repos/${t}/git/${e}`,
a=`${o} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`;return s.map(l=>`[ "$(${a})" = ${l} ] && ${i}`).join(
`
`)}const Qo={rejected:"Nothing was sent, because the request was refused.","not-sent":"Nothing was sent.",unknown:"The n\
otification may or may not have been sent."},Xo="start a new run (a re-run uses the original workflow file)",Zo="announc\
e the release by hand, with its tag (a re-run uses the original workflow file and event)",ei="If this job created the re\
lease, a re-run does not create it again. In that case, announce the release by hand, with its tag.",gn="The `once-key` \
contains the id of this run, so a new run gets a different key and resends whatever other jobs of this run have sent.";function ht(e,{
releaseFrom:t,isKeyOfRun:n}={}){if(typeof e=="string")return t==="push"?pt(e,ei,n?gn:""):e;const s=t===void 0?Xo:Zo;return pt(
`${e.newRunAfter} ${s}.`,n?gn:"")}const pt=(...e)=>e.filter(Boolean).join(" ");function ti({title:e,reason:t,message:n,hint:s},r,{
claim:o,...i}={}){const l=r==="not-sent"&&t==="internal-error"&&typeof s=="string"?`${s} You can run this again.`:s,c=r===
"unknown"?ni(s,o,i):ht(l,i);return{title:`${e} (${r?`${r}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:r&&Qo[r],next:{
text:c},reason:t}}function ni(e,t,n){const s="The service may still send the notification. Before you send it again, wai\
t a few minutes, then look in the panel of your push service.",o=t!==void 0&&t.kind!=="none"?" first delete the claim of\
 the `once-key` with the command in the log, then":"";return typeof e!="string"?`${s} If nothing was sent,${o} do this: ${ht(
e,n)}`:pt(s,e,ht(`If nothing was sent,${o} run this again.`,n))}const mt={sent:"Notification sent","dry-run":"Dry run: n\
othing was sent",skipped:"Skipped: nothing was sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"\
Unknown: the notification may or may not have been sent"},wn={cut:"the response was cut off",timeout:"the response did n\
ot complete in time","too-large":`the response is larger than ${Se.e8} MiB`,cancelled:"the run was cancelled before the \
response was complete","not-json":"the response is not JSON","json-text":"the response is only a JSON string"};function si(e){
return{finished:e,entries:li(e),annotation:ii(e),closingLine:ri(e)}}function ri({result:e,attempts:t,response:n}){const s=mt[e.
outcome];if(e.outcome!=="sent")return`${s}.`;const r=t>1?` on attempt ${t}`:"";return`${s}${r}: the service responded ${n?.
statusCode} at ${e.sentAt.toISOString()}.`}function oi(e){if(e.outcome!=="sent"||!e.unexpected)return[];const{unexpected:t}=e,
n=t==="cancelled"?"":" If the notification is not there, check `base-url`, because another server may have responded.";return[
{level:"warning",title:"Sent, with an unexpected response",text:`The service accepted the notification (2xx), but ${wn[t]}\
. Before you send it again, wait a few minutes, then look in the panel of your push service.${n}`}]}function ii(e){const{
result:t,claim:n,release:s}=e;if("failure"in t){const i=ti(t.failure,t.outcome,e);return bn(t)?Yo(i,n):i}if(t.outcome!==
"skipped")return;const r=`${mt.skipped} (${t.reason})`;if(t.reason==="already-sent")return{title:r,why:mn(t.claim),next:Vo(
t.claim)};if(t.reason==="outside-window"){const{outside:i,lastFailure:a}=t,l=a!==void 0||n!==void 0;return{title:r,why:so(
i,a),next:ro(l,n,s?.latest!==void 0)}}const{why:o}=t;return o.kind==="level"||o.kind==="age"?{title:r,why:{text:nn(o)},next:{
text:Qr(o)}}:{title:r,why:{text:ci(o)},next:{text:ai(o)}}}function ai(e){return e.kind==="no-release"?"A later run will \
announce the first release.":e.kind==="draft"?"To announce the release, publish it.":e.kind==="activity"?`The run for th\
e \`published\` or \`released\` activity announces the release. To prevent runs for other activities, write \`types: [publish\
ed]\` below \`release:\` in the workflow, or \`types: [released]\` with a \`once-key\`. ${re}.`:`To send for this state \
too, set the content as inputs, and set a \`once-key\`. Without a \`once-key\`, every event sends a notification. ${re}.`}
function ci(e){if(e.kind==="no-release")return"The repository has no published release yet. Drafts and pre-releases do n\
ot count.";if(e.kind==="draft")return"The release is a draft.";const{kind:t,actual:n}=e,s=/^[a-z_]{1,40}$/.test(n)?`\`${n}\
\``:"not one that GitHub documents";return t==="activity"?`The activity of the release event is ${s}. The action announc\
es only \`published\` and, with a \`once-key\`, \`released\`.`:`The state of the deployment is ${s}. The action announce\
s only \`success\`.`}function ui({release:e,result:t}){return"why"in t&&"release"in t.why?t.why.release:e}function li(e){
const{advice:t,content:n,keyUse:s,claim:r,result:o}=e,i=t.map($=>({level:"warning",text:lo($)})),a=ui(e),l=a&&Zr(a),c=l?
[{level:"notice",title:"Latest release",text:l}]:[],u=n?.messageSource==="default"?[{level:"note",text:Yr}]:[],p=s?[qo(s)]:
[],h="failure"in o&&"stop"in o&&o.stop?zo(o.stop):[],m=bn(o)?[]:Jo(r,o.outcome);return[...oi(o),...h,...m,...p,...i,...c,
...u]}const bn=e=>"failure"in e&&e.failure.reason==="claim-failed",di=({outcome:e})=>e==="sent"||e==="dry-run"||e==="ski\
pped"?0:1,fi=10,hi=25,ke={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},pi=400,_n={send:`in the ${fe("pay\
load")} output`,preview:"not shown here"};function mi(e,{target:t,extraFields:n,action:s}){const r=t?[_i(t)]:[],o=[...gi(
e,s),...r,...yi(n,s)];return`<table>
<tr>${["Field","Value","Source","Browsers"].map(a=>`<th>${a}</th>`).join("")}</tr>
${o.join(`
`)}
</table>`}function gt(e,t,n,s){return`<tr><td>${fe(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${s}</td></tr>`}const yn=(e,t)=>`${ne(
e)} more, ${_n[t]}`;function gi({notification:e,sources:t,messageSource:n},s){return Object.keys(e).flatMap(r=>{const o=r===
"message"&&n?`: ${at(tn[n])}`:"",i=`${t[r]??""}${o}`,a=(0,W.RD)(W.Ng[r].browsers,"&nbsp;");return(r==="actions"?wi(e,s):
[{name:r,value:bi(r,e,s)}]).map(c=>gt(c.name,c.value,i,a))})}function wi({actions:e=[]},t){const n=e.slice(0,fi).map(({text:r,
url:o},i)=>({name:`actions[${i}]`,value:`${vn(r,ke.button,t)}<br>${ut(o)}`})),s=e.length-n.length;return s>0?[...n,{name:"\
actions",value:yn(s,t)}]:n}function bi(e,t,n){const s=t[e]??"";return typeof s=="number"?`${ne(s)} s${$i(s)}`:W.Ng[e].kind===
"text"?vn(s,e==="message"?ke.message:ke.text,n):ut(s)}function vn(e,t,n){if(e.length<=pi)return de(e);const s=e.length>t?
`<br><i>The rest is ${_n[n]}.</i>`:"";return`<details><summary>${de((0,A.xv)(e,80).replace(/\s+/g," "))} <i>(${X(e.length,
"character")})</i></summary>${it(e,t)}${s}</details>`}function _i(e){const t=e.type==="all"?"all":`audience ${e.audience.
id}`;return gt("target",fe(t),"input","")}function yi(e,t){const n=Object.keys(e),s=(i,a)=>gt(i,a,"extra-fields","unknow\
n"),r=n.slice(0,hi).map(i=>s((0,A.xv)(i,ke.extraName),fe((0,A.xv)(vi(e[i]),ke.extraValue)))),o=n.length-r.length;return o>
0?[...r,s("\u2026",yn(o,t))]:r}const vi=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function $i(e){const t=ie.F7.find(
n=>e>=n.seconds&&e%n.seconds===0);return t===void 0||t.name==="second"?"":` (${X(e/t.seconds,t.name)})`}const xi=2,$n=56,
ki={"beside the text":$n,"below the text":360},Ti="These cuts are estimates. Real devices differ in fonts, versions and \
settings.";function Ei(e){return`<div>
${on.map(n=>Oi(n,e)).join(`
`)}
<br clear="all"><sub>${Ti}</sub>
</div>`}function Oi(e,t){const{title:n,message:s,landing_url:r,actions:o=[]}=t,{name:i,browser:a,iconAt:l,textWidth:c}=e,
u=Ae(n,e.title),p=Ae(s,e.message),h=o.slice(0,xi).map(({text:f})=>Ae(f,e.button)),m=o.length-h.length,$=`<td valign="top\
" width="${$n}">${xn("beside the text",t)}</td>`,k=`<td valign="top" width="${c}" dir="auto"><b>${wt(u)}</b><br>${wt(p)}\
</td>`,T=xn("below the text",t),y=h.map(f=>`<kbd>&nbsp;${wt(f)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),g={Title:u,Message:p},
w=[...Object.entries(g).map(([f,_])=>bt(_)&&Si(f,_)),h.some(bt)&&"\u2702\uFE0F A button is cut",m>0&&`\u2702\uFE0F ${X(m,
"more button")} not shown`,...Object.entries(g).map(([f,_])=>!bt(_)&&kn(Ri(f,_))),kn(`Opens ${ut(r,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${i} <sub>${a}</sub></th>`,l==="start"?$+k:k+$,T&&`<td colspan="2" align=\
"center">${T}</td>`,y&&`<td colspan="2" align="center">${y}</td>`,`<td colspan="2">${w.join("<br>")}</td>`].flatMap(f=>f?
[`<tr>${f}</tr>`]:[]).join("")}</table>`}function xn(e,t){return W.$G.flatMap(s=>{const{drawn:r,use:o}=W.Ng[s],i=t[s];return r===
e&&i!==void 0?[Hr(i,o,ki[e])]:[]}).join("<br>")}const Ci=24,wt=({shown:e})=>de(e,Ci),bt=({visible:e,total:t})=>e<t,Si=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${ne(t)} of ${X(n,"character")}`,Ri=(e,{total:t})=>`${e} fits (${X(t,"\
character")})`,kn=e=>`<sub>${e}</sub>`,Ai={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4",
"not-sent":"\u274C",unknown:"\u2753"};function Pi({finished:e,entries:t,annotation:n}){const{result:s,content:r,target:o,
extraFields:i={},response:a}=e,{outcome:l}=s,c=t.filter(({level:p})=>p==="warning"),u=t.filter(({level:p})=>p!=="warning");
return[`<h2>${Ai[l]} ${mt[l]}</h2>`,n&&Ro(n),Ii(e),Di(e),Tn("\u26A0\uFE0F",c),Tn("\u2139\uFE0F",u),r&&["<h3>Preview</h3>",
Ei(r.notification)],r&&["<h3>Fields</h3>",mi(r,{target:o,extraFields:i,action:"send"})],a?.body&&Ni(a.body)]}function Ii({
result:e,target:t,release:n,attempts:s,response:r}){const o=e.outcome==="sent"&&e.unexpected?`, but ${wn[e.unexpected]}`:
"",i=[t&&`<b>To</b> ${Mi(t)}`,n&&`<b>Release</b> ${it(en(n),300)}`,r?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${r.statusCode}${o}`,
s>0&&X(s,"attempt"),e.outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(
Boolean);return i.length>0&&`<p>${i.join(" \xB7 ")}</p>`}function Di({checks:e=[]}){const t=e.map(fe);return t.length>0&&
`<p><b>Checks</b> ${t.join(" \xB7 ")}</p>`}function Mi(e){if(e.type==="all")return"every subscriber of the site; the ser\
vice does not report how many";const{id:t,name:n,reach:s}=e.audience,r=n===void 0?`audience ${t}`:`${Fr(n)} (audience ${t}\
)`;return s===void 0?r:`${r}, <b>${X(s,"subscriber")}</b>`}const ji=10;function Tn(e,t){const n=t.slice(0,ji).map(r=>`${e}\
 ${ct(r)}`),s=t.length-n.length;return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}<\
/p>`,t.map(qt)]}const En=16e3;function Ni(e){const t=e.length-En,n=t>0?`<p>${X(t,"more character")} in the <code>respons\
e</code> output.</p>`:"";return`<details><summary>Response of the service</summary><pre><code>${ot((0,A.xv)(e,En))}</cod\
e></pre>${n}</details>`}var he=O(2472),De=O(857);function On(e){return e==null?"":typeof e=="string"||e instanceof String?
e:JSON.stringify(e)}function _t(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,
col:e.startColumn,endColumn:e.endColumn}:{}}function pe(e,t,n){const s=new Ui(e,t,n);process.stdout.write(s.toString()+De.
EOL)}function Cn(e,t=""){pe(e,{},t)}const Sn="::";class Ui{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.
properties=n,this.message=s}toString(){let t=Sn+this.command;if(this.properties&&Object.keys(this.properties).length>0){
t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=
!1:t+=",",t+=`${s}=${Fi(r)}`)}}return t+=`${Sn}${Li(this.message)}`,t}}function Li(e){return On(e).replace(/%/g,"%25").replace(
/\r/g,"%0D").replace(/\n/g,"%0A")}function Fi(e){return On(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Ma=require("crypto");var ja=O(9896);function Na(e,t){const n=process.env[`\
GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!fs.existsSync(n))throw new Error(
`Missing file at path: ${n}`);fs.appendFileSync(n,`${toCommandValue(t)}${os.EOL}`,{encoding:"utf8"})}function Ua(e,t){const n=`\
ghadelimiter_${crypto.randomUUID()}`,s=toCommandValue(t);if(e.includes(n))throw new Error(`Unexpected input: name should\
 not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(`Unexpected input: value should not contain the del\
imiter "${n}"`);return`${e}<<${n}${os.EOL}${s}${os.EOL}${n}`}const La=require("path");var Fa=O(6925),Rn=function(e,t,n,s){
function r(o){return o instanceof n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function a(u){try{
c(s.next(u))}catch(p){i(p)}}function l(u){try{c(s.throw(u))}catch(p){i(p)}}function c(u){u.done?o(u.value):r(u.value).then(
a,l)}c((s=s.apply(e,t||[])).next())})};class Te{static createHttpClient(t=!0,n=10){const s={allowRetries:t,maxRetries:n};
return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(Te.getRequestToken())],s)}static getRequestToken(){
const t=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!t)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN e\
nv variable");return t}static getIDTokenUrl(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!t)throw new Error("Un\
able to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return t}static getCall(t){return Rn(this,void 0,void 0,function*(){
var n;const o=(n=(yield Te.createHttpClient().getJson(t).catch(i=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${i.statusCode}
 
        Error Message: ${i.message}`)})).result)===null||n===void 0?void 0:n.value;if(!o)throw new Error("Response json \
body do not have ID Token field");return o})}static getIDToken(t){return Rn(this,void 0,void 0,function*(){try{let n=Te.
getIDTokenUrl();if(t){const r=encodeURIComponent(t);n=`${n}&audience=${r}`}debug(`ID token url is ${n}`);const s=yield Te.
getCall(n);return setSecret(s),s}catch(n){throw new Error(`Error message: ${n.message}`)}})}}function Ba(e){return e.replace(
/[\\]/g,"/")}function Wa(e){return e.replace(/[/]/g,"\\")}function Ha(e){return e.replace(/[/\\]/g,path.sep)}var Me=function(e,t,n,s){
function r(o){return o instanceof n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function a(u){try{
c(s.next(u))}catch(p){i(p)}}function l(u){try{c(s.throw(u))}catch(p){i(p)}}function c(u){u.done?o(u.value):r(u.value).then(
a,l)}c((s=s.apply(e,t||[])).next())})};const Bi=()=>Me(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput(
'powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:t}=yield exec.
getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{
name:t.trim(),version:e.trim()}}),Wi=()=>Me(void 0,void 0,void 0,function*(){var e,t,n,s;const{stdout:r}=yield exec.getExecOutput(
"sw_vers",void 0,{silent:!0}),o=(t=(e=r.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?
t:"";return{name:(s=(n=r.match(/ProductName:\s*(.+)/))===null||n===void 0?void 0:n[1])!==null&&s!==void 0?s:"",version:o}}),
Hi=()=>Me(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),
[t,n]=e.trim().split(`
`);return{name:t,version:n}}),je=De.platform(),Ki=De.arch(),An=je==="win32",Pn=je==="darwin",Gi=je==="linux";function Ka(){
return Me(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield An?Bi():Pn?Wi():Hi()),{platform:je,
arch:Ki,isWindows:An,isMacOS:Pn,isLinux:Gi})})}var In=function(e,t,n,s){function r(o){return o instanceof n?o:new n(function(i){
i(o)})}return new(n||(n=Promise))(function(o,i){function a(u){try{c(s.next(u))}catch(p){i(p)}}function l(u){try{c(s.throw(
u))}catch(p){i(p)}}function c(u){u.done?o(u.value):r(u.value).then(a,l)}c((s=s.apply(e,t||[])).next())})},yt;(function(e){
e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(yt||(yt={}));function Ga(e,t){const n=toCommandValue(t);if(process.env[e]=
n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},
n)}function Vi(e){pe("add-mask",{},e)}function Va(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand(
"add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function Ne(e,t){const n=process.env[`INPUT\
_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);
return t&&t.trimWhitespace===!1?n:n.trim()}function za(e,t){const n=Ne(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function qa(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=Ne(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Ja(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Ya(e){issue("echo",e?"on":"off")}function Qa(e){process.exitCode=yt.Failure,vt(e)}function zi(){
return process.env.RUNNER_DEBUG==="1"}function qi(e){pe("debug",{},e)}function vt(e,t={}){pe("error",_t(t),e instanceof Error?
e.toString():e)}function Ji(e,t={}){pe("warning",_t(t),e instanceof Error?e.toString():e)}function Yi(e,t={}){pe("notice",
_t(t),e instanceof Error?e.toString():e)}function Dn(e){process.stdout.write(e+De.EOL)}function Mn(e){Cn("group",e)}function jn(){
Cn("endgroup")}function Xa(e,t){return In(this,void 0,void 0,function*(){Mn(e);let n;try{n=yield t()}finally{jn()}return n})}
function Za(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function ec(e){return process.env[`STATE_${e}`]||""}function tc(e){return In(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Qi={"expected-payload":"any"};function Xi(e){for(const t of e.
filter(n=>me._y.includes(n))){const n=Ne(t);n!==""&&Vi(n)}return Object.fromEntries(e.map(t=>[t,Zi(t)]))}function Zi(e){
return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?Ne(e):Qi[e]??""}const ea=(e,t)=>(0,Bt.qs)(ta(e),e,t);function ta(e){
return Object.entries(process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||
e.includes(s)||!n?.trim()?[]:[s]})}var oe=O(3024);const Ue=require("node:path");function na(e){const t=ra(),n=(0,Ue.resolve)(
t,e),s={input:"payload-file",file:e},r=i=>({problem:(0,N.CC)(s,i,{reason:"unreadable-file"})}),o={problem:(0,N.CC)(s,"is\
 outside the workspace; use a file of the repository")};if(e!==e.trim())return{problem:(0,N.CC)(s,"has a name that begin\
s or ends with whitespace, which a send would trim; rename the file")};try{const i=(0,oe.realpathSync)(t);if(!$t(n,t)&&!$t(
n,i))return o;const a=(0,oe.realpathSync)(n);if(!$t(a,i))return o;const l=(0,oe.statSync)(a);if(l.isDirectory()){const c=(0,N.
yu)(e,"is a folder; use the path of a file in it");return{problem:(0,N.CC)("payload-file",c,{reason:"unreadable-file"})}}
return l.isFile()?l.size>j.VE?r(j.lZ):{text:new TextDecoder("utf-8",{fatal:!0}).decode((0,oe.readFileSync)(a))}:r("is no\
t a regular file; use the path of a YAML or JSON file")}catch(i){const a=i.code;return a==="ENOENT"&&e.includes("\uFFFD")?
r("has a name that is not UTF-8; rename the file"):a==="ENOENT"&&sa(n)?r("is a link that leads nowhere; commit the file \
itself"):r(a==="ENOENT"?"does not exist; check the path, and check out the repository before this step":a==="ERR_ENCODIN\
G_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot be read (${(0,D.q0)(i)})`)}}const sa=e=>(0,oe.lstatSync)(
e,{throwIfNoEntry:!1})?.isSymbolicLink()===!0,ra=()=>process.env.GITHUB_WORKSPACE||process.cwd();function $t(e,t){const n=(0,Ue.
relative)(t,e);return n!==".."&&!n.startsWith(`..${Ue.sep}`)&&!(0,Ue.isAbsolute)(n)}function Nn(e){return(0,A.jQ)(e).replaceAll(
"##[","## [").split(`
`).map(oa).join(`
`)}function oa(e){const t=e.indexOf("::");return t>=0&&e.slice(0,t).trim()===""?`${e.slice(0,t)}: ${e.slice(t+1)}`:e}class ia{#t;constructor(t){
this.#t=t}info(t){Dn(this.#n(t))}retry(t,n){const s=(n/1e3).toFixed(1);this.info(`${t.title}: ${t.message} Retrying ${s===
"0.0"?"now":`in ${s} s`}.`)}exchange({method:t,url:n,ended:s,ms:r}){const o=`${t} ${n.host}${n.pathname}`;qi(this.#n(`${o}\
: ${s} in ${r.toFixed()} ms`))}group(t,n){Mn(this.#n(t)),this.info(n),jn()}stack({reason:t,cause:n}){t==="internal-error"&&
this.group(`Stack trace (${Tt.N}, Node ${process.version}, ${process.platform})`,Un(n))}notice(t,n,s){this.#e(Yi,t,n,s)}warning(t,n,s){
this.#e(Ji,t,n,s)}error(t,n,s){this.#e(vt,t,n,s)}#e(t,n,s,r){const o=this.#n(s);o.length>dt&&Dn(o),t(o,{title:this.#n(n),
...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(t){return Nn(this.#t(t))}}function Un(e){if(!(e instanceof
Error))return(0,D.q0)(e);const{stack:t=(0,D.q0)(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${Un(n)}`}function aa(e){const t=new Date,n=(0,he.uv)(),{passwords:s,userNames:r}=(0,st.FF)(n),o=(0,me.gE)({...e,
proxyCredentials:s}),i=(0,me.gE)({...e,proxyCredentials:[...s,...r]}),a=new ia(o.redact),l=new ca;return{log:a,secrets:o,
redact:i.redact,http:new le._b(n,zi()?c=>a.exchange(c):void 0),signal:He.signal,startedAt:t,watch:c=>l.watch(c)}}class ca{#t=()=>{};constructor(){
process.exitCode=1,process.on("beforeExit",()=>this.#t(new Error("it stopped before it finished"))),process.on("uncaught\
Exception",t=>{this.#t(t),He.abort()})}watch(t){const n=new Promise((s,r)=>{this.#t=r});return Promise.race([t,n])}}async function ua(e,t,n,s=t){
let r=t;try{await n()}catch(o){r=s,la(e,o)}await new Promise(o=>process.stdout.write("",o)),process.exit(r)}function la(e,t){
const n=t instanceof Error?t.name:typeof t;vt(`The action could not report how this run ended (${n}). The outputs may st\
ill have the result. If this step sends a notification and the \`outcome\` output is empty, the notification may have been\
 sent. Before you send it again, wait a few minutes, then look in the panel of your push service.`,{title:"Internal erro\
r (internal-error)"});try{e.stack((0,D.h_)(t))}catch{}}function da(e,t,n){const{title:s,why:r}=n,{text:o,isShortened:i}=Co(
n,Nn);i&&e.info(r.text),e[t](s,o)}const fa=524288,ha=null;function nc(e,t,{length:n}){if(n<=fa)return;const s=`The \`${t}\
\` output has ${grouped(n)} characters.`;e.warning("Large output",`${s} ${ha} Use this output only in this job.`)}const pa=[
"response","audience-name"];function ma(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r=Object.
entries(e).map(([o,i])=>[o,pa.includes(o)?t(i):i]);try{Ln(s,ga(Object.fromEntries(r)))}catch(o){n.warning("Outputs not w\
ritten",`The action could not write its outputs (${(0,D.q0)(o)}), so they are empty in later steps. The log shows how th\
e run ended.`)}}function Ln(e,t){const{size:n=0}=(0,oe.statSync)(e,{throwIfNoEntry:!1})??{};try{(0,oe.appendFileSync)(e,
t)}catch(s){try{(0,oe.truncateSync)(e,n)}catch{}throw s}}function ga(e){const t=new Set(Object.values(e).flatMap(r=>r.match(
/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;return Object.entries(
e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function wa(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,j.yG)(e)===!1))try{Ln(s,_a(t()))}catch(r){
n.warning("Summary not written",`The action could not write the job summary (${(0,D.q0)(r)}).`)}}const ba=9e5;function _a(e,t=ba){
const n=zt(e),s="<p>The action left out the rest, because GitHub limits the size of a summary.</p>",r=t-Buffer.byteLength(
s)-2;let o=0;const i=n.findIndex(l=>(o+=Buffer.byteLength(l)+2,o>r));return`${(i===-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function ya(){const e=Xi(Rt);(0,le.JU)(e["base-url"]);const t=aa({apiToken:e["api-token"],githubToken:e["github-\
token"]}),{log:n,secrets:s}=t,r=await new va(e,t).run(),{result:o}=r;await ua(n,di(o),()=>{ma(Fo(r),t),"failure"in o&&n.
stack(o.failure),Oa(Ho(r,s.redact),e.summary,t)})}class va{#t;#e;#n={attempts:0,advice:[]};#s;#a;constructor(t,n){this.#t=
t,this.#e=n;const{event:s,id:r}=(0,he.yI)().run;s==="release"&&(this.#n.releaseFrom="event"),s==="push"&&t.release!==""&&
t.release!=="latest"&&(this.#n.releaseFrom="push"),this.#n.isKeyOfRun=As(t["once-key"],r)}async run(){const{watch:t}=this.#e,
n=await t(this.#o()).catch(r=>this.#f(r)),s=this.#a;return s&&!$a(n)&&await t(s.giveUp()).catch(()=>{}),{...this.#n,claim:s?.
state,result:n}}#f(t){return{outcome:this.#n.attempts>0?"unknown":"not-sent",failure:(0,D.h_)(t)}}async#o(){const t=await this.#h();
if("skip"in t)return{outcome:"skipped",reason:"not-announceable",why:t.skip};const{settings:n,content:s,onceKey:r}=t,o=new Se.
UX(n,this.#e),i=await this.#u(n,o),a=this.#p(s,i);Ta(n,a),n.checkUrls&&await this.#l(n,s);const l=r&&(await this.#i(n)).
openClaims(r,ka(s,i));if(n.dryRun)return this.#m(n,l);const c=await this.#g(n,l);return c||(this.#n.advice.push(...ko((0,he.
yI)().run.attempt,r?.key)),this.#w(n,o,a))}async#h(){const{secrets:t,log:n,startedAt:s}=this.#e,r=this.#n,{settings:o,inputs:i,
problems:a}=Yn(this.#t,t,(0,he.yI)().run.event);a.add(ea(Rt,t.redact));const l=await Fs(i,a,this.#c(o));if(!o)throw a.failure();
if("skip"in l)return l;const{content:c,extraFields:u,release:p,heldBack:h}=l;r.content=c,r.extraFields=u,r.release=p,n.info(
Mo(c,u)),p&&n.info(jo(p));const m=l.onceKey===""?void 0:xa(l.onceKey,o,s);return r.checks=Lo(o,m),r.advice.push(...Eo(o.
apiToken,Date.now()),...fo(c)),h&&r.advice.push({kind:"held-back",filtered:h}),{settings:o,content:c,onceKey:m}}#c(t){const{
secrets:n,startedAt:s}=this.#e,r={level:t?.releaseLevel,maxAge:t?.maxAge,now:s};return{secrets:n,filter:r,readFile:na,eventName:(0,he.
yI)().run.event,readEvent:he.j_,fetchRelease:async()=>{if(!t?.release)throw new Error("no release is named");return(await this.#i(
t)).fetchRelease(t.release,r)}}}#i(t){return this.#s??=Promise.all([O.e(413),O.e(559)]).then(O.bind(O,2559)).then(({Repository:n})=>new n(
t,this.#e)),this.#s}async#u(t,n){const{log:s,redact:r}=this.#e,o=Qs(t)?await br(n):void 0,i=Xs(t,o,r);return this.#n.target=
i,i.type==="audience"&&(this.#n.advice.push(...xo(i.audience.reach)),er(i.audience,t.maxReach,r)),s.info(No(i)),s.info(Uo(
this.#n.checks??[])),i}#p({notification:t},n){const s=(0,Se.EN)(t,n,this.#n.extraFields??{});return this.#n.payload=s,this.#e.
log.group("Payload",s),s}async#l(t,{notification:n}){const{checkUrls:s,urlCheckFailure:r}=await O.e(641).then(O.bind(O,9641)),
o={uses:(0,Ft.Wn)(n),timeoutMs:t.timeout*1e3,userAgent:Tt.N},{problems:i,remarks:a,redirects:l}=await s(o,this.#e);if(i.
length>0)throw r(i);this.#n.advice.push(...a);for(const c of l)this.#e.log.info((0,N.fI)(c));this.#e.log.info("URL check\
 passed.")}async#m(t,n){const s=Le(t);if(s&&this.#n.advice.push({kind:"outside-window",outside:s}),this.#n.keyUse=await n?.
check(),this.#e.signal.aborted)throw(0,D.Yq)("Sending");return{outcome:"dry-run"}}async#g(t,n){const s=Le(t);if(s)return{
outcome:"skipped",reason:"outside-window",outside:s};if(!n)return;this.#a=n;const r=await n.claim();if(r!=="claimed")return{
outcome:"skipped",reason:"already-sent",claim:r};const o=await n.confirm();if(o!=="claimed")return{outcome:"skipped",reason:"\
already-sent",claim:o};const i=Le(t);return i&&{outcome:"skipped",reason:"outside-window",outside:i}}async#w(t,n,s){const r=()=>this.#n.
attempts++,o=()=>Ea(t,this.#a),{verdict:i,...a}=await Ur({service:n,body:s,onAttempt:r,beforeRetry:o});if(this.#n.response=
a,!("failure"in i)||i.stop?.kind!=="outside-window")return i;const{outside:l}=i.stop;return{outcome:"skipped",reason:"ou\
tside-window",outside:l,lastFailure:i.failure}}}const $a=({outcome:e})=>e==="sent"||e==="unknown";function xa(e,{oncePer:t,
timeZone:n},s){return t===void 0?{key:e}:{key:e,period:Vn(t,s,n)}}function ka({notification:e},t){return{target:t.type===
"all"?"all":`audience ${t.audience.id}`,title:e.title}}function Ta({expectedPayload:e},t){e!==void 0&&qs(e,t)}function Le({
sendBetween:e,timeZone:t}){if(e!==void 0)return Gn(e,t??"UTC",new Date)}async function Ea(e,t){const n=await t?.findRetryStop();
if(n)return n;const s=Le(e);return s&&{kind:"outside-window",outside:s}}function Oa(e,t,n){const{log:s}=n,r=si(e),{entries:o,
annotation:i}=r;wa(t,()=>Pi(r),n);for(const{level:a,title:l,...c}of o)a==="note"?s.info(xe(c)):s[a](l??"Advice",xe(c));i?
da(s,"failure"in e.result?"error":"notice",i):s.info(r.closingLine)}ya(),module.exports=Fn})();
