(()=>{"use strict";var Ht={6925:(e=>{e.exports=require("./never-called.js")}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{
e.exports=require("fs")}),4708:(e=>{e.exports=require("node:https")}),857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=
require("process")}),4044:((e,t,n)=>{n.d(t,{CY:()=>_,Qi:()=>a,Sx:()=>c,X_:()=>h,aT:()=>d,m4:()=>m,mq:()=>l,sN:()=>u,xo:()=>x});
const s=String.raw`\0-\x1f\x7f-\x9f`,r=String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`,
i=String.raw`\u061c\u200e\u200f`,o=String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`,a=new RegExp(`[${s}]`,"g"),c=new RegExp(
`(?![\\t\\n\\r])[${s}]`),d=new RegExp(`(${o})|(?![\\t\\n])[${s}${r}${i}]`,"gu"),u=new RegExp(`(${o})|(?![\\s\\x85])[${s}${r}\
]`,"gu"),l=new RegExp(`[^\\s\\u2800\\u200c\\u200d\\ufe00-\\ufe0f${r}${i}]`,"u"),h=/[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g,
m=new RegExp(`[\\s\\\\${s}]`),_=new RegExp(`[${r}${i}]`,"u"),x=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`}),
7633:((e,t,n)=>{n.d(t,{Q4:()=>a,ho:()=>o,kW:()=>c,oR:()=>r,sV:()=>s,xW:()=>i});function s(d){const u={missing:d};return{
kind:"content",source:"event",fields:{title:u,message:u,icon_url:u,landing_url:u}}}function r(d,u,l){return"missing"in d?
d:"missing"in u?u:{value:`${d.value}${l}${u.value}`,madeFrom:[...d.madeFrom,...u.madeFrom]}}const i=d=>`the \`${d}\` fiel\
d of the event is missing or not text, so the action takes no content from the event`,o=d=>({kind:"not-announceable",why:d});
function a(d,u){return("value"in d?[d.value,...d.madeFrom]:d.madeFrom??[]).map(u.find).find(h=>h!==void 0)}const c=(d,u)=>`${d}\
, which may already be public; replace the token, and delete the old token from the ${u}`}),5242:((e,t,n)=>{n.d(t,{c:()=>a,
f:()=>o});var s=n(3177),r=n(3953),i=n(7125);const o={text:i.GT,image:r.b8,page:r.fi};function a(c,d,u){const{kind:l}=s.Ng[c];
return l==="duration"?(0,i.p0)(d.trim()):u[l](d.trim())}}),4385:((e,t,n)=>{n.d(t,{As:()=>r,CB:()=>o,Wn:()=>a,zO:()=>i});
var s=n(3177);const r=c=>s.Vu.every(d=>c[d]);function i(c,d){const u={...c};for(const l of s.BH){const h=c[l];h!==void 0&&
(u[l]=d({path:[l],kind:s.Ng[l].kind,text:h}))}return c.actions===void 0||(u.actions=c.actions.map(({text:l,url:h},m)=>({
text:d({path:["actions",m,"text"],kind:"text",text:l}),url:d({path:["actions",m,"url"],kind:"page",text:h})}))),u}function o(c){
const d=[];return i(c,u=>(d.push(u),u.text)),d}function a(c){return o(c).filter(({kind:u})=>u!=="text").map(({path:u,kind:l,
text:h})=>{const[m,..._]=u,x=(0,s.wg)(m);return l==="image"?{input:x,url:h,image:m}:_.length>0?{input:x,path:_,url:h}:{input:x,
url:h}})}}),7320:((e,t,n)=>{n.d(t,{Ct:()=>$,QP:()=>y,qP:()=>g,tS:()=>b,y7:()=>E});var s=n(3177),r=n(7220),i=n(7125),o=n(
4462),a=n(2735),c=n(4111),d=n(7633),u=n(5242),l=n(4385);const h=["tag","version","name","repository","message","url"],m=/\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g,
_=/^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/;function x(A){return[...A.matchAll(m)].flatMap(([D,j,L,F])=>{if(!_.test(
j??F??""))return[];const B=j===void 0&&L==="",q=B?h.find(z=>z===F):void 0;return[{written:D,name:q,isPlain:B}]})}const k=A=>[
...new Set(x(A).flatMap(({name:D})=>D??[]))];function v(A,D){return A.replace(m,(j,L,F,B,q)=>{const z=h.find(V=>V===B);return z===
void 0||F!==""?j:D(z,q===0)})}const T=A=>D=>{if(D.length>c.QO)return A(D);const j=v(D,(L,F)=>F&&L==="url"?"https://url.e\
xample/":"x");return"value"in A(j)?{value:D}:A(D)},y={text:u.f.text,image:T(u.f.image),page:T(u.f.page)};function f(A,D){
const{inputs:j,file:L,fileName:F,extraFields:B,onceKey:q}=A,z=({text:K,kind:J},ee)=>D({text:K,where:ee,rule:u.f[J],isUrl:J!==
"text",isKey:!1}),V=(K,J)=>D({text:K,where:J,rule:i.Ae,isUrl:!1,isKey:J.input==="once-key"}),ne=(0,l.zO)(j.fields,K=>{const[
J,...ee]=K.path;return z(K,{input:(0,s.wg)(J),path:ee})}),ae=(0,l.zO)(L.fields,K=>{const{path:J,text:ee}=K;return j.names.
has(String(J[0]))?ee:z(K,{input:"payload-file",file:F,path:J,position:L.positionOf?.(J)})}),W=(0,o.ff)(B,(K,J)=>V(K,{input:"\
extra-fields",path:J}));return{inputs:{...j,fields:ne},file:{...L,fields:ae},fileName:F,extraFields:(0,o.Gv)(W)?W:{},onceKey:V(
q,{input:"once-key"})}}function p(A){const D=[];return f(A,j=>(D.push(j),j.text)),D}const g=A=>new Set(p(A).flatMap(({text:D})=>k(
D))),w=h.map(A=>`\`{${A}}\``).join(", ");function E(A,D){return p(A).flatMap(({text:j,where:L,isKey:F})=>{const B=x(j),q=D?
void 0:B.find(({name:W})=>W!==void 0),z=B.filter(({name:W,isPlain:K})=>W===void 0&&(F||D&&K)),V=q&&`contains the placeho\
lder \`${q.written}\`, but this run has no release; ${b("the placeholder")}`,ne=[...new Set(z.map(({written:W})=>W))].map(
W=>`contains ${(0,a.hD)(W)}, which is not a placeholder; use one of ${w}, or remove the braces`);return(V?[V,...ne]:ne).
map(W=>(0,r.CC)(L,W,L))})}const b=A=>`set the \`release\` input, run on the \`release\` event, or remove ${A}`;function $(A,D,j,L){
const F=new Map(h.map(B=>[B,(0,d.Q4)(D[B],L)]));return f(A,B=>{const{text:q,where:z}=B,V=k(q);if(V.length===0)return q;const ne=V.
map(W=>F.get(W)).find(W=>W!==void 0),ae=ne===void 0?R(B,V,D,L):I(ne);return"value"in ae?ae.value:(j.add([(0,r.CC)(z,ae,z)]),
q)})}const C=16384;function R({text:A,where:D,isUrl:j,isKey:L,rule:F},B,q,z){for(const ee of B){const Ye=q[ee];if("missi\
ng"in Ye){const Qe=L&&ee!=="tag"?"use `{tag}` instead":"to send without this value, remove the placeholder";return{message:`\
contains the placeholder \`{${ee}}\`, which has no value (${Ye.missing}); ${Qe}`}}}let V=0;const ne=v(A,(ee,Ye)=>{const Qe=q[ee],
Bt="value"in Qe?Qe.value.toWellFormed():"";return V+=Bt.length,V>C?"":j&&!Ye?encodeURIComponent(Bt):Bt});if(V>C)return{message:"\
is too long once its placeholders are replaced; use fewer placeholders"};const ae=D.input==="extra-fields"?ne:ne.trim(),
W=z.find(ae);if(W)return I(W);const K=F(ae);return"value"in K?K:{message:`is invalid once its placeholders are replaced:\
 ${K.quoted===void 0?"it ":""}${(0,r.$3)(K)}`}}const I=A=>({message:`would contain ${(0,d.kW)(A,"release")}`});function N(A,D={}){
const j=textsOf(A);return mapJsonTexts(D,(L,F)=>(j.push({path:["extra-fields",...F],text:L}),L)),j.flatMap(({path:L,text:F})=>{
const[B]=k(F);return B===void 0?[]:[{path:L,placeholder:B}]})}}),1830:((e,t,n)=>{n.d(t,{SD:()=>u,Xw:()=>c,_8:()=>d,uT:()=>l,
yX:()=>h});var s=n(3177),r=n(7220),i=n(7633),o=n(5242),a=n(4385);const c={inputs:{source:"input",fields:{},names:new Set},
file:{source:"file",fields:{},names:new Set},fileName:"",extraFields:{},onceKey:""},d={source:"file",fields:{},names:new Set(
s.pi)},u=(k,v)=>s.Vu.filter(T=>!k.names.has(T)&&!v.names.has(T));function l(...k){const v=Object.assign({},...k.map(({fields:p})=>p).
reverse()),T=s.pi.filter(p=>v[p]!==void 0),y=Object.fromEntries(T.map(p=>[p,v[p]]));if(!(0,a.As)(y))return;const f=T.map(
p=>[p,k.find(({fields:g})=>g[p]!==void 0)?.source]);return{notification:y,sources:Object.fromEntries(f)}}function h(k,v,T,y){
const f=v.kind==="content"?v.source:"event",p={},g=new Map;for(const E of k){const b=m(E,v),$=(0,i.Q4)(b,y);if($){const C=f===
"release"?"release":"release or deployment";T.add([(0,r.CC)((0,s.wg)(E),`contains ${(0,i.kW)($,C)}`)])}else if("missing"in
b)g.set(b.missing,[...g.get(b.missing)??[],E]);else{const C=(0,o.c)(E,b.value,o.f);"value"in C?Object.assign(p,{[E]:C.value}):
T.add([(0,r.CC)((0,s.wg)(E),`taken from the ${f} is invalid: ${(0,r.$3)(C)}`)])}}const w=v.kind==="none"&&v.event?", or \
set the `release` input to the tag of a release":"";return T.add([...g].map(([E,b])=>x(b,E&&` (${E})`,w))),{source:f,fields:p,
names:new Set(k)}}function m(k,v){return v.kind==="content"?v.fields[k]:{missing:_(v.kind==="none"?v.event:void 0)}}function _(k){
return k===void 0?"":`${/^[a-z_]{1,40}$/.test(k)?`the \`${k}\` event`:"this event"} supplies no content, and an empty in\
put counts as missing`}function x(k,v,T){const y=k.map(w=>`\`${w}\``).join(", "),f=k.length>1?`are missing${v}; set them\
 as inputs, or as ${y} in \`payload-file\`${T}`:`is missing${v}; set it as an input, or as ${y} in \`payload-file\`${T}`,
[p="",...g]=k.map(s.wg);return(0,r.CC)(p,f,{otherInputs:g})}}),2027:((e,t,n)=>{n.d(t,{$6:()=>a,HR:()=>s,Pz:()=>c,Yq:()=>o,
h_:()=>r,q0:()=>i});class s extends Error{reason;title;hint;constructor(u){super(u.message,u.cause===void 0?void 0:{cause:u.
cause}),this.name="Failure",this.reason=u.reason,this.title=u.title,this.hint=u.hint}}function r(d){return d instanceof s?
d:new s({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${i(d)}.`,hint:"Please report\
 this bug with the log of the run.",cause:d})}function i(d){if(!(d instanceof Error))return String(d);const u=d.code;if(u===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(u==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:l}=d;if(typeof u==
"string"&&u.startsWith("ERR_SSL_")&&typeof l=="string")return`${u}: ${l}`;const h=(d.message||d.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),m=typeof u=="string"&&!h.includes(u)?`${u}: ${h}`:h,_=d instanceof AggregateError?d.errors.map(i).join("; "):
"",x=_&&_!==m?`${m} (${_})`:m;return d.cause===void 0?x:`${x}: ${i(d.cause)}`}function o(d,u=a(d)){return new s({reason:"\
cancelled",title:`${d} failed`,message:u,hint:c})}const a=d=>d==="Sending"?"The run was cancelled before the service rec\
eived the request.":`The run was cancelled while ${d.charAt(0).toLowerCase()}${d.slice(1)}.`,c="If you did not mean to c\
ancel the run, run it again."}),1095:((e,t,n)=>{n.d(t,{JN:()=>o,LH:()=>d,P9:()=>c,uk:()=>u,wJ:()=>i});const s=1e3,r=3e4,
i=12e4;function o(l){return Math.random()*Math.min(r,s*2**(l-1))}const a=/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/;function c(l,h){
const m=l?.trim()??"";if(/^\d+$/.test(m))return Number(m)*1e3;const _=a.test(m)?Date.parse(m):Number.NaN;return Number.isNaN(
_)?void 0:Math.max(0,_-h)}async function d({attempt:l,retries:h,signal:m,cancelled:_,onWait:x,beforeRetry:k}){for(let v=1;!m?.
aborted;v++){const T=await l(v);if("done"in T)return T.done;const{result:y,waitMs:f}=T;if(v>h||f>i)return y;if(m?.aborted||
(x?.(y,f),await u(f,m),m?.aborted))break;const p=await k?.(y);if(p!==void 0&&!m?.aborted)return p}return _()}async function u(l,h){
h?.aborted||await new Promise(m=>{const _=()=>{clearTimeout(x),h?.removeEventListener("abort",_),m()},x=setTimeout(_,l);
h?.addEventListener("abort",_)})}}),974:((e,t,n)=>{n.d(t,{_b:()=>T,oJ:()=>w,JU:()=>p,Er:()=>E});const s=require("node:http");
class r extends Error{reason;constructor($,C){super(C),this.reason=$}}class i extends Error{constructor(){super("a respo\
nse arrived before the request was sent")}}function o(b,{isProxied:$,isPeerProxy:C}){const R=(j,L)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:j,retryable:L,cause:b});if(b instanceof r)return R(b.reason,b.reason==="timeout");const{code:I="",syscall:N,statusCode:A}=b;
return I==="ERR_PROXY_TUNNEL"?R("proxy-failed",A===void 0):b instanceof i||I.startsWith("HPE_")?R(C?"proxy-failed":"conn\
ection-failed",!0):!a(b)&&!I.startsWith("ERR_INVALID")?R(C?"proxy-failed":"tls-failed",!1):R($&&!(I==="ECONNRESET"&&N===
void 0&&!C)?"proxy-failed":"connection-failed",!0)}function a(b){if(b instanceof AggregateError)return!0;const{code:$="",
syscall:C}=b;return C!==void 0&&$!=="EPROTO"||c.test($)}const c=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function d(b,$){const C=b.code??"",I=$>0||C.startsWith("HPE_")?"bad-response":"connection-lost",N=b instanceof r?b.reason:
I;return{kind:"failure",mayHaveBeenReceived:!0,reason:N,retryable:N!=="cancelled",cause:b}}const u=b=>l.test(String(b)),
l=/\bSSL alert number (42|43|44|45|46|48|116)\b/;function h(b,$,C){const{method:R,url:I,headers:N}=b,A=s.request(I,{agent:$,
method:R,headers:N});return new Promise(D=>new m(b,A,C,D).start())}class m{#t;#e;#n;#s;#r=Date.now();#o=[];#i;#c;#a=0;#d=!1;#l=!1;#f=!1;constructor($,C,R,I){
this.#t=$,this.#e=C,this.#n=R,this.#s=I}start(){const{timeoutMs:$,signal:C}=this.#t;this.#c=setTimeout(this.#h,$),this.#e.
on("error",R=>this.#u(R)),this.#e.on("close",()=>this.#g()),this.#e.on("socket",R=>this.#b(R)),this.#e.on("response",R=>this.#y(
R)),C?.addEventListener("abort",this.#p),C?.aborted&&this.#p()}#h=()=>this.#u(new r("timeout",`no response within ${this.#t.
timeoutMs/1e3} s`));#p=()=>this.#u(new r("cancelled","the run was cancelled"));#b($){$.on("data",R=>{this.#a+=R.length}),
$.once("session",()=>{this.#l=!0});const C=()=>{this.#m($)};k($)?C():$.once(x($)?"secureConnect":"connect",C)}async#m($){
if(await _(),this.#e.destroyed||$.destroyed)return;const{body:C,timeoutMs:R,maxHeldMs:I=R}=this.#t,N=Math.min(R,I);if(Date.
now()-this.#r>N){this.#u(new r("timeout",`no connection within ${N/1e3} s`));return}this.#d=!0,$.getProtocol?.()==="TLSv\
1.3"||(this.#l=!0),this.#e.end(C)}#y($){const{maxBytes:C,wantsBody:R}=this.#t;if(!this.#d){this.#u(new i);return}const I=$.
statusCode??0,N={kind:"response",status:I,headers:$.headers,at:new Date};if(this.#i={head:N,stream:$},R?.(I)===!1){this.#w(
N),this.#e.destroy();return}let A=0;$.on("data",D=>{A>C||(this.#o.push(D.subarray(0,C-A)),A+=D.length,!(A<=C)&&(this.#w(
N,"too-large"),this.#e.destroy()))}),$.on("end",()=>this.#w(N,$.complete?void 0:"cut")),$.on("error",D=>this.#u(D))}#g(){
this.#i||this.#u(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#u($){this.#i?this.#_(this.#i,
$):this.#v($)?this.#$(o($,this.#n)):this.#$(d($,this.#a)),this.#e.destroy()}#_({head:$,stream:C},R){if(R instanceof r){this.#w(
$,R.reason);return}for(;C.read()!==null;);this.#w($,C.complete?void 0:"cut")}#v($){return this.#d?!this.#l&&this.#a===0&&
u($):!0}#w($,C){const R=Buffer.concat(this.#o).toString(this.#t.encoding);this.#$({...$,body:R.replace(/^\ufeff/,""),incomplete:C})}#$($){
this.#f||(this.#f=!0,clearTimeout(this.#c),this.#t.signal?.removeEventListener("abort",this.#p),this.#s($))}}async function _(){
for(let b=0;b<2;b++)await new Promise($=>setImmediate($))}const x=b=>b.encrypted===!0;function k(b){return b.connecting?
!1:!x(b)||b.secureConnecting===!1}var v=n(2927);class T{#t;#e;constructor($,C){this.#t=$,this.#e=C}async request($){const{
method:C,url:R}=$,I=(0,v.iJ)(R,this.#t);if(I&&"problem"in I)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-f\
ailed",retryable:!1,cause:new Error(I.problem)};const N=await y(R,I?.url),A=I!==void 0,D={isProxied:A,isPeerProxy:A&&R.protocol===
"http:"},j=Date.now(),L=await h($,N,D),F=L.kind==="response"?L.status:L.reason;return this.#e?.({method:C,url:R,ended:F,
ms:Date.now()-j}),L}}async function y(b,$){const{Agent:C}=b.protocol==="https:"?await f():s,R=new C({keepAlive:!1,proxyEnv:{
http_proxy:$,https_proxy:$}});return $!==void 0&&g(R),R}const f=async()=>(await Promise.resolve().then(n.t.bind(n,4708,19))).
default;function p(b){/^https:/i.test(b)&&f()}function g(b){const{createConnection:$}=b;b.createConnection=(...C)=>{const R=$.
apply(b,C);return R?.on("error",()=>{}),R?.on("newListener",(I,N)=>{I==="readable"&&R.removeListener("readable",N)}),R}}
const w=b=>b>=200&&b<300;function E(b){const $=s.STATUS_CODES[b];return $===void 0?String(b):`${b} ${$}`}}),2927:((e,t,n)=>{
n.d(t,{CJ:()=>o,FF:()=>l,a5:()=>c,iJ:()=>i});var s=n(4044),r=n(4111);function i(_,x,k=process.version){const v=(_.protocol===
"https:"?x.https:x.http)?.trim();if(!v||x.isBypassed?.(_))return;if(!d(k))return{problem:`Node ${k} on this runner canno\
t use a proxy; update the runner to a version with Node 24.5 or later, or remove the proxy settings`};if(v.search(s.Qi)>=
0)return{problem:"the proxy setting contains a line break or another control character"};const T=h(v);return!T||!/^https?:/.
test(T.protocol)?{problem:"the proxy setting is not an http or https URL"}:[T.username,T.password].some(y=>m(y)===void 0)?
{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:T.href}}function o(_){const{statusCode:x}=Object(
_);return x===407?c:`${a} Then run this again.`}const a="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If th\
e proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",c="The proxy requires a valid user name and\
 password. Put both into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function d(_){const[x=0,k=0]=_.slice(
1).split(".").map(Number);return x>24||x===24&&k>=5}const u=4;function l({http:_,https:x}){const k=[_,x].map(T=>{const{username:y="",
password:f=""}=h(T?.trim()??"")??{};return{username:y,password:f,user:m(y)??y,secret:m(f)??f}}),v=T=>[...new Set(T)].filter(
y=>y.length>=u);return{passwords:v(k.flatMap(({password:T,user:y,secret:f})=>f?[T,f,`${y}:${f}`]:[])),userNames:v(k.flatMap(
({username:T,user:y})=>[T,y]))}}const h=_=>(0,r.Dl)(_.includes("://")?_:`http://${_}`);function m(_){try{return decodeURIComponent(
_)}catch{return}}}),4543:((e,t,n)=>{n.d(t,{Qz:()=>a,d5:()=>d,qs:()=>l});var s=n(7785),r=n(2735),i=n(4306),o=n(7220);const a=(h,m)=>h<=
Math.min(2,Math.floor(m.length/2)),c=h=>h.toLowerCase().replace(/[-_]/g,"");function d(h,m){return m.map(k=>({name:k,edits:(0,s.
A)(c(k),c(h))})).filter(({name:k,edits:v})=>a(v,k)).sort((k,v)=>k.edits-v.edits)[0]?.name}const u=["dry","test"];function l(h,m,_){
return h.map(x=>{const v=u.includes(x)&&m.includes("dry-run")?"dry-run":d(x,m),T=(0,r.xv)(_(x)),y=`is not an input of th\
is action (version ${i.r})`,f=`If the job has an environment variable INPUT_${T.toUpperCase()}, rename that variable`;if(v!==
void 0)return(0,o.CC)(T,{message:y,meant:v,hint:f});const p=`${y}; use a version that has it, or remove it from \`with\``,
g=m.includes("dry-run")?`Without it, the next run sends. To only look, set \`dry-run: true\`. ${f}`:f;return(0,o.CC)(T,{
message:p,hint:g})})}}),3177:((e,t,n)=>{n.d(t,{$G:()=>m,BH:()=>h,Ng:()=>d,Pw:()=>k,RD:()=>v,Vu:()=>_,pi:()=>u,wg:()=>x});
var s=n(3757);const r=["Chrome","Firefox","Safari"],i="\u2713",o="\u2013",a=[i,i,i],c=[i,i,o],d={title:{kind:"text",required:!0,
browsers:a,description:"Notification title, in plain text. Phones show about 30 characters.",examples:["Spring is here"]},
message:{kind:"text",required:!0,browsers:a,description:"Text below the title, in plain text. Phones show about 65 chara\
cters.",examples:["New arrivals, with free shipping until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,
height:200}],maxBytes:s.E$/4,drawn:"beside the text",required:!0,browsers:c,description:"HTTPS URL of the icon (200x200 \
pixels).",examples:["https://example.com/icon-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,height:240},
{width:360,height:200}],maxBytes:s.E$,drawn:"below the text",required:!1,browsers:["56+",o,o],description:"HTTPS URL of \
a large image (360x240 pixels, or 360x200 for phones).",examples:["https://example.com/spring-360x240.png"]},landing_url:{
kind:"page",required:!0,browsers:a,description:"URL that opens when a subscriber clicks the notification.",examples:["ht\
tps://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:["48+",o,o],description:"List of buttons, each \
with a `text` and a `url`.",examples:[[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{kind:"t\
ext",required:!1,browsers:a,description:"Traffic source for web analytics, such as `web-push`.",examples:["web-push"]},utm_medium:{
kind:"text",required:!1,browsers:a,description:"Traffic medium for web analytics, such as `notification`.",examples:["no\
tification"]},utm_campaign:{kind:"text",required:!1,browsers:a,description:"Campaign name for web analytics, such as `sp\
ring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:c,description:"How long to keep the not\
ification for offline subscribers, at most four weeks.",examples:["2d",86400]}},u=Object.keys(d),l=(...T)=>u.filter(y=>T.
includes(d[y].kind)),h=l("text","image","page"),m=l("image"),_=u.filter(T=>d[T].required),x=T=>T.replaceAll("_","-"),k=u.
map(x);function v(T,y=" "){return T.every(p=>p===i)?"all":r.map((p,g)=>({browser:p,since:T[g]??o})).filter(({since:p})=>p!==
o).map(({browser:p,since:g})=>g===i?p:`${p}${y}${g}`).join(", ")}}),7220:((e,t,n)=>{n.d(t,{$3:()=>d,B4:()=>y,CC:()=>o,LF:()=>c,
fI:()=>h,rg:()=>a,tH:()=>x,yu:()=>i});var s=n(2027),r=n(2735);const i=(f,p)=>({quoted:(0,r.hD)(f),message:p});function o(f,p,g={}){
return{...typeof f=="string"?{input:f}:f,...typeof p=="string"?{message:p}:p,reason:"invalid-input",...g}}function a({position:f},{
position:p}){return f?p?f.line-p.line||f.column-p.column:-1:p?1:0}function c(f){const p=f.map((g,w)=>typeof g=="number"?
`[${g}]`:w>0?`.${String(g)}`:String(g));return(0,r.xv)(p.join("").replace(/\s+/g," "))}const d=({quoted:f,message:p})=>f===
void 0?p:`${f} ${p}`;function u(f,p){const{quoted:g,meant:w,hint:E}=p,b=w===void 0?"":` Did you mean "${w}"?`,$=E===void 0?
"":` ${E}.`;return`${f}${g===void 0?"":":"} ${d(p)}.${b}${$}`}function l(f,p,g,w=""){const E=f.length>0?`\`${c(f)}\``:p;
return u(`${E}${w}`,g)}function h(f){const{input:p,otherInputs:g=[],file:w,path:E=[],position:b,quoted:$}=f,C=b&&`line ${b.
line}, column ${b.column}`;if(w!==void 0){const D=C?`${w}, ${C}`:w;return`${p}: ${D}: ${l(E,"the file",f)}`}const R=C?` \
(${C})`:"",I=typeof E[0]=="number";if(E.length>0&&!I)return`${p}: ${l(E,"",f,R)}`;const N=I?c([p,...E]):p;if($!==void 0)
return u(`${N}${R}`,f);const A=I?`\`${N}\``:m([N,...g]);return u(`${A}${R}`,f)}function m(f){const p=f.map(w=>`\`${w}\``),
g=p.pop()??"";return p.length===0?g:`${p.join(", ")} and ${g}`}function _(f){const p=f.every(w=>w.reason==="unreadable-f\
ile"),g=p?"unreadable-file":"invalid-input";return new s.HR({reason:g,title:p?"Unreadable file":"Invalid input",message:y(
f.map(h)),hint:v(f)})}class x{#t=[];#e=new Set;refuse(p){for(const g of p)this.#t.push(g),this.#e.add(g.input)}add(p){for(const g of p)
this.#e.has(g.input)||this.#t.push(g)}get refused(){return this.#e}isRefused(p){return this.#e.has(p)}get all(){return this.#t}failure(){
return _(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}}const k=new Set(["base-url","api-token"]);function v(f){
const p=f.length===1?"Fix this problem":"Fix these problems";return f.every(({input:w})=>k.has(w))?{newRunAfter:`${p}. I\
f you changed a secret or variable, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${p}, then`}}const T=100;
function y(f,p="problems"){if(f.length===1)return f.join("");const g=f.slice(0,T).map(E=>`- ${E}`),w=f.length-g.length;return w>
0&&g.push(`- and ${w} more`),`${f.length} ${p}:
${g.join(`
`)}`}}),1403:((e,t,n)=>{n.d(t,{RB:()=>k,_y:()=>r,cV:()=>v,gE:()=>u});var s=n(7220);const r=["api-token","github-token"],
i="the API token",o="the GitHub token",a="***",c=8,d=4;function u(y){const{apiToken:f,githubToken:p="",proxyCredentials:g=[]}=y,
w=[{name:i,secret:f},{name:o,secret:p}].filter(({secret:b})=>b.length>=c).map(({name:b,secret:$})=>({name:b,forms:l($)})),
E=[...w.flatMap(({forms:b})=>b),...g.flatMap(l)];return{find:b=>w.find(({forms:$})=>$.some(C=>b.includes(C)))?.name,redact:(b,$=!1)=>{
const C=E.flatMap(I=>m(I,b)),R=$?E.flatMap(I=>_(I,b)):[];return x(b,[...C,...R])}}}function l(y){const f=encodeURIComponent(
y.toWellFormed()),p=JSON.stringify(y).slice(1,-1);return[...new Set([y,...[0,1,2].map(g=>h(y,g)),f,p])]}function h(y,f){
const p=Buffer.from("\0".repeat(f)+y),g=Math.ceil(f*8/6),w=Math.floor(p.length*8/6);return p.toString("base64").slice(g,
w)}function m(y,f){const p=[];for(let g=f.indexOf(y);g>=0;g=f.indexOf(y,g+1))p.push({start:g,end:g+y.length});return p}function _(y,f){
for(let p=y.length-1;p>=d;p--)if(f.endsWith(y.slice(0,p)))return[{start:f.length-p,end:f.length}];return[]}function x(y,f){
let p="",g=0;for(const{start:w,end:E}of f.sort((b,$)=>b.start-$.start))w>=g&&(p+=y.slice(g,w)+a),g=Math.max(g,E);return p+
y.slice(g)}function k(y,f,p){return Object.entries(y).flatMap(([g,w])=>{const E=T(w,f);return E?(0,s.CC)({input:g,file:p},
`contains ${E}, which would be published; remove the token`):[]})}function v(y,f){const{"api-token":p,"github-token":g="",
...w}=y,E=f.find(g)===i;return k({...w,...E&&{"github-token":g}},f)}function T(y,f){const p=new Set([y]);for(const g of p){
const w=typeof g=="string"||typeof g=="number"?f.find(String(g)):void 0;if(w)return w;if(typeof g=="object"&&g!==null)for(const E of Object.
entries(g))for(const b of E)p.add(b)}}}),3953:((e,t,n)=>{n.d(t,{b8:()=>o,fi:()=>a,pc:()=>c});var s=n(4044),r=n(4111),i=n(
7220);const o=f=>h(f,["https"],"an absolute https URL, such as https://example.com/image.png"),a=f=>h(f,["https","http"],
"an absolute https or http URL, such as https://example.com/page"),c=f=>{const g=h(f,["https","http"],"the https address\
 of the push service, such as https://push.example.com");if("message"in g)return g;const w=l(f,new URL(f));return w===void 0?
{value:f.replace(/\/+$/,"")}:m(f,w)},d=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,u=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;
function l(f,{protocol:p,hostname:g,pathname:w}){if(p==="http:"&&!d.test(g))return"would send the token unencrypted; use\
 an https URL (http is only allowed for loopback addresses)";const[,E]=u.exec(w)??[];return E?`ends with \`${E}\`, but th\
e action adds this path itself; remove \`${E}\``:/[?#]/.test(f)?"has a query or fragment; remove it":void 0}function h(f,p,g){
if(f==="")return{message:`is blank; use ${g}`};const w=y(f,p,g);return w===void 0?{value:f}:m(f,w)}const m=(f,p)=>_.test(
f)?{message:p}:(0,i.yu)(f,p),_=/[@\uff20\ufe6b]|%40/,x=/^https?:[/\\]*[^/\\?#]*@/i,k=/^([a-z]+):\/\/([^/?#]+)/i,v=/[{}$%<]/,
T=/^https?:?$/i;function y(f,p,g){if(x.test(f))return"contains a user name or password; remove them";if(f.length>r.QO)return`\
is too long for a URL; use a URL of at most ${r.zF}`;if(s.m4.test(f)||s.CY.test(f))return`contains white space, an invis\
ible character or a backslash; use ${g}`;const[,w="",E=""]=k.exec(f)??[],[b]=v.exec(E)??[];return b!==void 0?`contains \`${b}\
\` in its host, so a variable in the host was probably not replaced; use ${g}`:w!==""&&!p.includes(w.toLowerCase())?`has\
 the scheme ${w}; use ${g}`:T.test(E)?`has its scheme twice; use ${g}`:w!==""&&(0,r.Dl)(f)!==void 0?void 0:`is not an ab\
solute URL; use ${g}`}}),7125:((e,t,n)=>{n.d(t,{Ae:()=>g,GT:()=>k,I9:()=>v,PL:()=>T,VE:()=>c,d6:()=>x,eB:()=>y,lZ:()=>d,
p0:()=>_,rD:()=>l,tS:()=>p,yG:()=>m,zM:()=>h});var s=n(4044),r=n(4462),i=n(2735),o=n(3757),a=n(7220);const c=16384,d="is\
 larger than 16 KiB; shorten it (push services accept about 4 KiB in total)",u=/^[\x21-\x7e]+$/;function l(w,E,b){return $=>{
const C=Number($);return/^[0-9]+$/.test($)&&C>=E&&C<=b?{value:C}:(0,a.yu)($,`is not ${w}`)}}function h(w){return["true",
"True","TRUE"].includes(w)?{value:!0}:["false","False","FALSE"].includes(w)?{value:!1}:(0,a.yu)(w,"is neither true nor f\
alse; use `true` or `false`")}function m(w){const E=h(w);return"value"in E?E.value:void 0}function _(w){const E=/^([0-9]+)([smhdw]?)$/.
exec(w),b="use whole seconds (3600), or a whole number with a unit: s, m, h, d or w (12h)";if(!E)return(0,a.yu)(w,`is no\
t a duration; ${b}`);const $=o.F7.find(({letter:R})=>R===E[2]),C=Number(E[1])*($?.seconds??1);return Number.isSafeInteger(
C)?{value:C}:(0,a.yu)(w,`is too long; ${b}`)}function x(w){return u.test(w)?{value:w}:{message:"contains a space, a line\
 break or a non-ASCII character, which a token cannot contain; set it to the token only, preferably from a secret"}}function k(w){
if(w==="")return{message:"is blank, and the service refuses blank text; write some text"};const E=v(w);return"message"in
E?E:(0,i.h0)(w)===""?{message:"has no visible character; write some text"}:{value:w}}const v=w=>{const[E]=s.Sx.exec(w)??
[];return E===void 0?{value:w}:{message:`contains the control character U+${E.charCodeAt(0).toString(16).toUpperCase().padStart(
4,"0")}, which subscribers would not see; remove it`}};function T(w){if(w==="latest")return{value:{kind:"latest"}};const E=w.
replace(/^refs\/tags\//,""),b=/^refs\//.test(w)&&E===w;return E===""||b?(0,a.yu)(w,"is not a tag; use a tag such as v1.2\
.3, or `latest`"):{value:{kind:"tag",tag:E}}}function y(w){return/^[a-z]/i.test(w)&&f(w)?{value:w}:(0,a.yu)(w,"is not a \
time zone that this runner knows; use a name from the IANA time zone database, such as Europe/Berlin")}function f(w){try{
return new Intl.DateTimeFormat("en",{timeZone:w}),!0}catch{return!1}}function p(w){if(w==="any")return{value:void 0};const E="\
set it to the `payload` output of the approved dry run, or remove the input";if(w==="")return{message:`is empty, so the \
approved payload is missing; ${E}`};const b=(0,r.qF)(w);return(0,r.Gv)(b)?{value:b}:{message:`is not a JSON object; ${E}`}}
const g=w=>({value:w})}),4462:((e,t,n)=>{n.d(t,{Gv:()=>r,ff:()=>i,qF:()=>s});function s(o){try{return JSON.parse(o)}catch{
return}}const r=o=>typeof o=="object"&&o!==null&&!Array.isArray(o);function i(o,a,c=[]){if(typeof o=="string")return a(o,
c);if(Array.isArray(o))return o.map((u,l)=>i(u,a,[...c,l]));if(!r(o))return o;const d=Object.entries(o);return Object.fromEntries(
d.map(([u,l])=>[u,i(l,a,[...c,u])]))}}),2735:((e,t,n)=>{n.d(t,{Kb:()=>l,h0:()=>a,hD:()=>i,jQ:()=>o,xv:()=>c});var s=n(4044);
const r=h=>(h.codePointAt(0)??0).toString(16).padStart(4,"0");function i(h){const m=JSON.stringify(h).replace(s.X_,_=>`\\\
u${r(_)}`);return m.length>100?`${c(m,98)}" (${h.length} characters)`:m}function o(h){return h.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(s.aT,(m,_)=>_??`\u2039U+${r(m).toUpperCase()}\u203A`)}function a(h){const m=h.toWellFormed().replace(s.sN,(_,x="")=>x).
replace(/[\s\x85]+/g," ").trim();return s.mq.test(m)?m:""}const c=(h,m=99)=>h.length>m?`${h.slice(0,m).replace(/[\ud800-\udbff]$/,
"")}\u2026`:h,d=300,u=65536;function l(h,m,_=!1){const k=m(h.slice(0,u),_||h.length>u).replace(/\s+/g," ").trim();return c(
k,d)}}),3757:((e,t,n)=>{n.d(t,{E$:()=>s,F7:()=>i,LP:()=>r});const s=1048576,r=864e5,i=[{name:"week",letter:"w",seconds:604800},
{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"\
second",letter:"s",seconds:1}]}),4111:((e,t,n)=>{n.d(t,{Dl:()=>i,QO:()=>s,Wr:()=>a,zB:()=>o,zF:()=>r});const s=2048,r="2\
,048 characters";function i(c,d){if(!(c.length>s))try{return new URL(c,d)}catch{return}}const o=c=>i(c)?.hostname,a=c=>/^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.
exec(c)?.[1]}),4306:((e,t,n)=>{n.d(t,{N:()=>r,r:()=>s});const s="1.0.0",r=`web-push-action/${s}`}),7785:((e,t,n)=>{n.d(t,
{A:()=>i});const s=[],r=[];function i(a,c,d){if(a===c)return 0;const u=d?.maxDistance,l=a;a.length>c.length&&(a=c,c=l);let h=a.
length,m=c.length;for(;h>0&&a.charCodeAt(~-h)===c.charCodeAt(~-m);)h--,m--;let _=0;for(;_<h&&a.charCodeAt(_)===c.charCodeAt(
_);)_++;if(h-=_,m-=_,u!==void 0&&m-h>u)return u;if(h===0)return u!==void 0&&m>u?u:m;let x,k,v,T,y=0,f=0;for(;y<h;)r[y]=a.
charCodeAt(_+y),s[y]=++y;for(;f<m;){for(x=c.charCodeAt(_+f),v=f++,k=f,y=0;y<h;y++)T=x===r[y]?v:v+1,v=s[y],k=s[y]=v>k?T>k?
k+1:T:T>v?v+1:T;if(u!==void 0){let p=k;for(y=0;y<h;y++)s[y]<p&&(p=s[y]);if(p>u)return u}}return s.length=h,r.length=h,u!==
void 0&&k>u?u:k}function o(a,c,d){if(!Array.isArray(c)||c.length===0)return;const u=d?.maxDistance,l=a.length;for(const x of c)
if(x===a)return x;if(u===0)return;let h,m=Number.POSITIVE_INFINITY;const _=new Set;for(const x of c){if(_.has(x))continue;
_.add(x);const k=Math.abs(x.length-l);if(k>=m||u!==void 0&&k>u)continue;const v=Number.isFinite(m)?u===void 0?m:Math.min(
m,u):u,T=v===void 0?i(a,x):i(a,x,{maxDistance:v});if(u!==void 0&&T>u)continue;let y=T;if(v!==void 0&&T===v&&v===u&&(y=i(
a,x)),y<m&&(m=y,h=x,m===0))break}if(!(u!==void 0&&m>u))return h}})},Xe={};function O(e){var t=Xe[e];if(t!==void 0)return t.
exports;var n=Xe[e]={exports:{}},s=!0;try{Ht[e](n,n.exports,O),s=!1}finally{s&&delete Xe[e]}return n.exports}O.m=Ht,typeof O<
"u"&&(O.ab=__dirname+"/"),(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;O.t=function(n,s){
if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var r=Object.
create(null);O.r(r);var i={};t=t||[null,e({}),e([]),e(e)];for(var o=s&2&&n;typeof o=="object"&&!~t.indexOf(o);o=e(o))Object.
getOwnPropertyNames(o).forEach(a=>i[a]=()=>n[a]);return i.default=()=>n,O.d(r,i),r}})(),O.d=(e,t)=>{for(var n in t)O.o(t,
n)&&!O.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},O.f={},O.e=e=>Promise.all(Object.keys(O.f).reduce((t,n)=>(O.
f[n](e,t),t),[])),O.u=e=>""+e+".index.js",O.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),O.r=e=>{typeof Symbol<"u"&&
Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},
(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,i=n.runtime;for(var o in s)O.o(s,o)&&(O.m[o]=s[o]);i&&i(O);for(var a=0;a<
r.length;a++)e[r[a]]=1};O.f.require=(n,s)=>{e[n]||t(require("./"+O.u(n)))}})();var Fs={};const Ze=new AbortController,Bs=[
"SIGINT","SIGTERM","SIGBREAK","SIGHUP","SIGQUIT"];for(const e of Bs)process.on(e,()=>Ze.abort());var M=O(7220),U=O(7125),
X=O(3757);function Wt(e){const t=new Intl.DateTimeFormat("en-US",{timeZone:e,calendar:"gregory",numberingSystem:"latn",hourCycle:"\
h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});return n=>{const s=t.formatToParts(n).
map(({type:d,value:u})=>[d,Number(u)]),{year:r,month:i,day:o,hour:a,minute:c}=Object.fromEntries(s);return{year:r,month:i,
day:o,hour:a,minute:c}}}const Hs=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function Ws(e){const t="\
use two times of day, such as 09:00-20:00";if(!Hs.test(e))return(0,M.yu)(e,`is not a range of times; ${t}`);const[n,s]=e.
split("-"),r=Gt(n),i=Gt(s);return r===i?(0,M.yu)(e,`begins and ends at the same time; ${t}`):{value:{from:r,to:i,text:e}}}
function Gt(e){const[t,n]=e.split(":").map(Number);return t*60+n}const et=6e4,Gs=1440;function Ks(e,t,n){const s=Wt(t),r=s(
n);if(Kt(e,r))return;const i=(Math.floor(n.getTime()/et)+1)*et;for(let o=0;o<=2*Gs+180;o++){const a=new Date(i+o*et),c=s(
a);if(Kt(e,c))return{window:e.text,timeZone:t,now:r,opensAt:a,opens:c}}throw new Error("the window of send-between never\
 opens")}function Kt({from:e,to:t},{hour:n,minute:s}){const r=n*60+s;return e<t?e<=r&&r<t:e<=r||r<t}function qs(e,t,n="U\
TC"){const{year:s,month:r,day:i}=Wt(n)(t),o=new Date(Date.UTC(s,r-1,i));if(e==="week")return Vs(o);const a=o.toISOString().
slice(0,10);return e==="day"?a:a.slice(0,7)}function Vs(e){const t=(e.getUTCDay()+6)%7,n=new Date(e.getTime()+(3-t)*X.LP),
s=n.getUTCFullYear(),r=Math.floor((n.getTime()-Date.UTC(s,0,1))/(7*X.LP))+1;return`${s}-W${String(r).padStart(2,"0")}`}var H=O(
3177),ve=O(1403),zs=O(3953);const tt=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),pe=(e,t)=>n=>n===""?{value:e}:
t(n),Y=e=>pe(void 0,e),Me=(e,t)=>n=>{const s=e.find(r=>r===n);return s===void 0?(0,M.yu)(n,`is not ${t}`):{value:s}},ke={
"base-url":tt("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)",
zs.pc),"api-token":tt("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",U.d6),timeout:pe(
30,(0,U.rD)("a whole number of seconds from 1 to 300",1,300)),retries:pe(3,(0,U.rD)("a whole number from 0 to 10",0,10)),
summary:pe(!0,U.zM)},qt=Number.MAX_SAFE_INTEGER,nt={...ke,target:tt("`all` (every subscriber) or `audience`; `target` ha\
s no default, so that nobody sends to all by mistake",Me(["all","audience"],"a valid target; use `all` (every subscriber\
) or `audience`")),"audience-id":Y((0,U.rD)("an audience id, which is a whole number such as 101",1,qt)),"audience-name":Y(
U.Ae),"max-reach":Y((0,U.rD)("a whole number such as 10000",0,qt)),"payload-file":Y(U.Ae),"extra-fields":Y(U.Ae),"dry-ru\
n":pe(!1,U.zM),"check-urls":pe(!1,U.zM),"once-key":Y(U.Ae),"once-per":Y(Me(["day","week","month"],"a period; use `day`, \
`week` or `month`")),"send-between":Y(Ws),"time-zone":Y(U.eB),release:Y(U.PL),"release-level":Y(Me(["major","minor","pat\
ch"],"a release level; use `major`, `minor` or `patch`")),"max-age":Y(U.p0),"expected-payload":U.tS,"github-token":Y(U.d6)},
Js=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),st=e=>Object.keys(e),Su=st(ke),Vt=[...st(nt),...H.Pw];function Au(e,t){
return rt(ke,e,t)}function Ys(e,t,n=""){const s=rt(nt,e,t,er(e));return s.settings&&(s.settings.maxAge??=Qs(e.release,n)),
s}const zt=X.LP/1e3;function Qs(e,t){if(e==="latest")return 7*zt;if(e===""&&t==="release")return 30*zt}function rt(e,t,n,s=[]){
const r=new M.tH;r.refuse([...(0,ve.cV)(t,n),...Xs(t)]);const i={...t};for(const c of r.refused)i[c]="";const o={};for(const[
c,d]of Object.entries(e)){const u=d(i[c]??"");"value"in u?o[Js(c)]=u.value:r.add([(0,M.CC)(c,u)])}return r.add(s),{settings:r.
all.length>0?void 0:o,inputs:i,problems:r}}function Xs(e){return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??
"")>U.VE).map(n=>(0,M.CC)(n,U.lZ))}const Jt={"payload-files":U.Ae,only:pe("all",Me(["all","changed","added"],"a valid ch\
oice; use `all`, `changed` or `added`")),"extra-fields":U.Ae,"check-urls":nt["check-urls"],timeout:ke.timeout,summary:ke.
summary},Du=[...st(Jt),...H.Pw];function Pu(e,t){return rt(Jt,e,t,Zs(e))}function Zs(e){return e["payload-files"]!==""?[]:
contentInputs.every(n=>e[n]==="")?[problem("payload-files","is missing; set it to paths of payload files, or set the not\
ification as inputs")]:e.only!==""&&e.only!=="all"?[problem("payload-files","is missing; `only` needs files to choose fr\
om")]:[]}function er(e){const t=e.target==="all",n=e.target==="audience",s="is only allowed with `target: audience`",r="\
remove it, or change `target`",i="(the service does not report the reach of a broadcast)",o=e["once-key"]?"`once-key` ne\
eds it to store a record in the repository":"the `release` input needs it to fetch the release";return[...["audience-id",
"audience-name"].map(d=>({inputs:[d],isWrong:t&&e[d],message:`${s}; ${r}`})),{inputs:["max-reach"],isWrong:t&&e["max-rea\
ch"],message:`${s} ${i}; remove it`},{inputs:["audience-id","audience-name"],isWrong:n&&!e["audience-id"]&&!e["audience-\
name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["once-key"],message:"\
is missing; `once-per` needs it"},{inputs:["once-key"],isWrong:e.release==="latest"&&!e["once-key"]&&!e["once-per"],message:"\
is missing, so each later run would announce the latest release again; set `once-key: release-{tag}`, and give the job t\
he `contents: write` permission",hint:ce},{inputs:["once-per"],isWrong:e.release==="latest"&&e["once-per"],message:"is n\
ot allowed with `release: latest`, because each later period would announce the same release again; remove `once-per`, a\
nd set `once-key: release-{tag}`",hint:ce},{inputs:["time-zone"],isWrong:e["time-zone"]&&!e["send-between"]&&!e["once-pe\
r"],message:"has no effect without `send-between` or `once-per`; set one of these two, or remove `time-zone`"},{inputs:[
"github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],message:`is missing; ${o}`}].filter(({isWrong:d})=>d).
map(({inputs:[d,...u],message:l,hint:h})=>(0,M.CC)(d,h===void 0?l:{message:l,hint:h},{otherInputs:u}))}const ce="Careful\
: a new key has no record yet, so the first run with it sends again, even what was already announced";var Q=O(4462),S=O(
2735);const Le=["major","minor","patch"],tr=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,nr=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function me(e){const n=[...e.replace(tr,c=>".".repeat(c.length)).matchAll(nr)],r=n.find(([,,c=""])=>c.includes("."))??n.
findLast(([,c])=>c!=="-"&&c!=="_");if(r===void 0)return;const[,i="",o=""]=r,a=r.index+i.length;return{text:e.slice(a),numbers:o.
split(".").map(Number),words:[e.slice(0,a).replace(/v$/i,""),sr(e.slice(a+o.length))]}}const sr=e=>e.replace(/\+.*$/s,""),
rr=/^[-_,]\d/,ir=9999,or=e=>e>=1900&&e<2100;function ar({numbers:e,words:[,t]}){const[n=0,...s]=e;if(or(n)||s.length===0&&
(n>ir||rr.test(t)))return;const r=e.findLastIndex(i=>i>0);return Le[Math.min(Math.max(r,0),Le.length-1)]}const cr=(e,t)=>e!==
void 0&&Le.indexOf(e)<=Le.indexOf(t),ur=(e,t)=>e.words.every((n,s)=>n===t.words[s]),dr=(e,t)=>Yt(e.numbers,t.numbers)||e.
numbers.length-t.numbers.length,it=(e,t)=>Yt(e.numbers,t.numbers)===0;function Yt(e,t){const n=Math.max(e.length,t.length);
for(let s=0;s<n;s++){const r=(e[s]??0)-(t[s]??0);if(r!==0)return r}return 0}const lr=e=>(0,Q.Gv)(e)&&e.draft===!1&&e.prerelease===
!1;function Qt(e,t){const n=(t.getTime()-Date.parse(e??""))/1e3;return Number.isNaN(n)?void 0:Math.max(0,n)}function Xt(e,t,n){
const s=me(e);return{tag:e,level:s&&ar(s),age:Qt(t,n)}}function Zt(e,{level:t,maxAge:n}){const{tag:s,level:r,age:i}=e,o=[];
if(t!==void 0&&r===void 0&&o.push((0,M.CC)("release-level",`cannot be checked for the release ${(0,S.hD)(s)}, because it\
s tag has no version such as v1.2.3 (a version that begins with a year does not count); to announce this release, remove\
 \`release-level\``)),n!==void 0&&i===void 0&&o.push((0,M.CC)("max-age",`cannot be checked for the release ${(0,S.hD)(s)}\
, because GitHub gives no publication date; to announce this release, set \`release\` to its tag, without \`max-age\``)),
o.length>0)return{problems:o};if(t!==void 0&&!cr(r,t))return{kind:"level",release:e,minLevel:t};if(n!==void 0&&i!==void 0&&
i>n)return{kind:"age",release:e,age:i,maxAge:n}}function fr(e,{level:t,maxAge:n}){const s=[];return t!==void 0&&s.push((0,M.
CC)("release-level",`cannot be checked: ${e}`)),n!==void 0&&s.push((0,M.CC)("max-age",`cannot be checked: ${e}`)),s}var Z=O(
7633),se=O(4111),ot=O(5242);const[{width:hr}]=H.Ng.icon_url.sizes,pr=65536;class en{#t;#e;constructor(t,n){this.#t=t,this.#e=
n}at(t){return t.split(".").reduce((n,s)=>typeof n=="object"&&n!==null&&Object.hasOwn(n,s)?n[s]:void 0,this.#t)}firstText(...t){
const n=this.#s(t).find(S.h0);return n===void 0?{missing:this.missingMessage(...t)}:{value:(0,S.h0)(n),madeFrom:[n]}}firstPage(...t){
return this.#n(ot.f.page,"http or https URL",t)}icon(){const t=this.#n(ot.f.image,"https URL",["repository.owner.avatar_\
url"]);if("missing"in t)return t;const n=new URL(t.value);return n.searchParams.set("s",String(hr)),{value:n.href,madeFrom:t.
madeFrom}}missingMessage(...t){const n=t.map(r=>`\`${r}\``),s=n.length>1?`neither ${n.join(" nor ")}`:`no ${n}`;return`${this.#e}\
 ${s}`}#n(t,n,s){const r=this.#s(s).map(a=>a.trim()),i=r.find(a=>"value"in t(a));if(i!==void 0)return{value:i,madeFrom:[
i]};if(r.every(a=>a===""))return{missing:this.missingMessage(...s)};const o=r.some(a=>a.length>se.QO)?` of at most ${se.
zF}`:"";return{missing:`${this.#e} no ${n}${o} in ${s.map(a=>`\`${a}\``).join(" or ")}`}}#s(t){return t.map(n=>this.at(n)).
filter(n=>typeof n=="string"&&n.length<=pr)}}const at="your text",tn=`\`<!-- web-push: ${at} -->\``,ge=`write it as ${tn}\
 on a line of its own`,mr=/^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i,gr=/^<!--+\s*web[\s_\-\u2010-\u2015]?push(?![a-z\d])/i;
function wr(e){const t=_r(e).flatMap(s=>vr(s)??[]),n=t.find(s=>"problem"in s);return n||(t.length>1?{problem:`the releas\
e notes have ${t.length} \`web-push\` comments; keep one, and ${ge}`}:t[0])}const br=/^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/,yr=/^ {0,3}(`{3,}|~{3,})\s*$/,
$r=/^ {0,3}<!--/;function _r(e){const t=[];let n="",s;for(const r of e.replace(/^\ufeff/,"").split(/\r?\n/)){if(n!==""){
const[,i=""]=yr.exec(r)??[];i.startsWith(n)&&(n="");continue}if(!s){if(n=br.exec(r)?.[1]??"",!$r.test(r))continue;s=[]}s.
push(r),r.includes("-->")&&(t.push(s.join(`
`)),s=void 0)}return s&&t.push(s.join(`
`)),t}function vr(e){const[t]=mr.exec(e)??[];if(t===void 0){const[o]=gr.exec(e)??[];return o===void 0?void 0:{problem:`t\
he release notes have a comment that begins with ${(0,S.hD)(o.replace(/\s+/g," "))}, a misspelled name; ${ge}`}}const n="\
the `web-push` comment in the release notes",s=e.indexOf("-->"),r=e.slice(t.length,s===-1?void 0:s);if(s===-1||r.includes(
"<!--"))return{problem:`${n} is not closed; ${ge}`};if(r.endsWith("-"))return{problem:`${n} does not end with \`-->\`; ${ge}`};
if(e.slice(s+3).trim()!=="")return{problem:`${n} is followed by other text on the same line; ${ge}`};const i=(0,S.h0)(r);
if(i==="")return{problem:`${n} has no text; ${ge}, or remove the comment`};if(i.toLowerCase().replace(/\.$/,"")===at){const o=`\
in ${tn}, replace \`${at}\` with the message for subscribers`;return{problem:`${n} still has the sample text; ${o}, or r\
emove the comment`}}return{text:i}}const kr=(e,t)=>nn(new en(e,"GitHub returned"),"release",t,e.latest);function nn(e,t,{
filter:n,needsMessage:s,isDryRun:r,secrets:i},o){if(e.at("release.draft")===!0)return(0,Z.ho)({kind:"draft"});const a=e.
firstText("release.tag_name"),c=e.firstText("release.published_at"),d=Xt(xe(a),xe(c),n.now),u={...d,tag:i.redact(d.tag),
latest:o&&xr(o,i)},l=Zt(u,n);if(l&&"problems"in l)return{kind:"invalid",...l};if(l&&!r)return(0,Z.ho)(l);const h=Cr(e),m=s?
Dr(e):{value:"",madeFrom:[]},_=Pr(e),x={title:h,message:m,icon_url:e.icon(),landing_url:_},k=e.firstText("release.name",
"release.tag_name"),v=Tr(a),T=e.firstText("repository.name"),y=e.at("release.id"),f=[xe(a),xe(v),xe(k),typeof y=="number"?
`${y}`:""];return{kind:"content",source:t,fields:x,release:u,heldBack:l,identifiers:f.filter(Boolean),placeholders:{tag:a,
version:v,name:k,repository:T,message:m,url:_}}}const xr=({shownTag:e,newerTags:t},{redact:n})=>({shownTag:e&&n(e),newerTags:t.
map(s=>n(s))}),xe=e=>"value"in e?e.value:"";function Tr(e){if("missing"in e)return e;const{value:t,madeFrom:n}=e,s=me(t);
return s?{value:s.text,madeFrom:n}:{missing:`the tag ${(0,S.hD)(t)} has no version such as v1.2.3`,madeFrom:n}}const Er=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,
Or=/^releases?\/(?=v?\d)/i;function Cr(e){const t=e.firstText("release.name","release.tag_name");if("missing"in t)return t;
const n={...t,value:t.value.replace(Or,"")},[,s,r]=Er.exec(n.value)??[];if(s!==void 0)return{...n,value:`${s} ${r}`};const i=e.
firstText("repository.name");return"value"in i&&Sr(n.value,i.value)?n:(0,Z.oR)(i,n," ")}const Rr=100;function Sr(e,t){const n=i=>i.
toLowerCase().split(/[^a-z\d\x80-\uffff]+/),s=n(t).join("");if(s===""||s.length>Rr)return!1;const r=n(e);return r.some((i,o)=>{
let a="";for(let c=o;c<r.length&&a.length<s.length;c++)a+=r[c];return a===s})}const Ar="See what is new.";function Dr(e){
const t=e.at("release");if(typeof t!="object"||t===null)return{missing:e.missingMessage("release")};const n=e.at("releas\
e.body")??"";if(typeof n!="string")return{missing:`${e.missingMessage("release.body")} that is text`};const s=wr(n);return s===
void 0?{value:Ar,madeFrom:[],source:"default"}:"problem"in s?{missing:s.problem}:{value:s.text,madeFrom:[s.text],source:"\
comment"}}function Pr(e){if(e.at("repository.private")===!1&&(e.at("repository.visibility")??"public")==="public")return e.
firstPage("release.html_url");const n=e.firstPage("repository.homepage");return"value"in n?n:{missing:"the repository is\
 private, so subscribers cannot open the release page, and the repository has no homepage to open instead; set a homepag\
e in the repository settings"}}function Ir(e,t,n){const{name:s,payload:r,unreadable:i}=e;if(s!=="release"&&s!=="deployme\
nt_status")return{kind:"none",event:s};if(i!==void 0)return s==="release"?ct(i,n.filter):(0,Z.sV)(i);const o=new en(r,"t\
he event has");return s==="release"?Mr(o,t,n):Ur(o)}function Mr(e,t,n){const s=e.at("action");return typeof s!="string"?
ct((0,Z.xW)("action"),n.filter):s!=="published"&&s!=="released"?(0,Z.ho)({kind:"activity",actual:s}):s==="released"&&!t?
{kind:"invalid",problems:[Lr]}:typeof(e.at("release.draft")??!1)!="boolean"?ct("the `release.draft` field of the event i\
s neither true nor false",n.filter):nn(e,"event",n)}function ct(e,t){const n=fr(e,t);if(n.length>0)return{kind:"invalid",
problems:n};const s={missing:e},r={tag:s,version:s,name:s,repository:s,message:s,url:s};return{...(0,Z.sV)(e),placeholders:r}}
const Lr=(0,M.CC)("once-key",{message:"is missing, but the action announces the `released` activity of a release only wi\
th a key; set `once-key: release-{tag}`, and give the job the `contents: write` permission",hint:`${ce}. If this workflo\
w also runs on \`published\`, that run may already have announced this release, so look in the panel of your push service \
before you announce the release by hand`});function Ur(e){const t=e.at("deployment_status.state");if(typeof t!="string")
return(0,Z.sV)((0,Z.xW)("deployment_status.state"));if(t!=="success")return(0,Z.ho)({kind:"state",actual:t});const n=e.firstText(
"repository.name"),s=e.firstText("deployment_status.environment","deployment.environment");return{kind:"content",source:"\
event",fields:{title:(0,Z.oR)(n,s," deployed to "),message:jr(e),icon_url:e.icon(),landing_url:e.firstPage("deployment_s\
tatus.environment_url","deployment_status.target_url")}}}function jr(e){const t=e.firstText("deployment_status.descripti\
on");if("value"in t)return t;const n=e.at("deployment.sha");return typeof n=="string"&&/^[0-9a-f]{7,64}$/i.test(n)?{value:`${n.
slice(0,7)} is live.`,madeFrom:[n]}:{missing:e.missingMessage("deployment_status.description","deployment.sha")}}var Te=O(
7320),Ee=O(1830);const ut=async()=>({...await Promise.all([O.e(815),O.e(505)]).then(O.bind(O,3505)),...await Promise.all(
[O.e(619),O.e(72)]).then(O.bind(O,1072)),...await Promise.all([O.e(815),O.e(619),O.e(961)]).then(O.bind(O,3961))});async function Nr(e,t,n){
return{inputs:await Fr(e,t,n.secrets),file:await Wr(e["payload-file"],t,n),fileName:e["payload-file"],extraFields:await Kr(
e["extra-fields"],t,n.secrets),onceKey:e["once-key"]}}async function Fr(e,t,n){const s={},r=new Set(H.pi.filter(i=>t.isRefused(
(0,H.wg)(i))));for(const i of H.pi){const o=e[(0,H.wg)(i)];if(o==="")continue;const a=i==="actions"?await Hr(o,n):Br(i,o,
n);t.add(a.problems),Object.assign(s,a.fields),r.add(i)}return{source:"input",fields:s,names:r}}function Br(e,t,n){const s=(0,H.
wg)(e),r=(0,ot.c)(e,t,Te.QP);if("message"in r)return{fields:{},problems:[(0,M.CC)(s,r)]};const i=typeof r.value=="number"?
(0,ve.RB)({[s]:r.value},n):[];return{fields:i.length>0?{}:{[e]:r.value},problems:i}}async function Hr(e,t){const{parseYaml:n,
parseFields:s}=await ut(),r={input:"actions"},i=n(e,r,t);if(!("value"in i))return{fields:{},problems:i.problems};const{fields:o,
problems:a}=s(r,{value:{actions:i.value},positionOf:c=>i.positionOf(c.slice(1)),problems:i.problems.map(c=>({...c,path:[
"actions",...c.path??[]]}))});return{fields:o,problems:a.map(c=>({...c,path:c.path?.slice(1)}))}}async function Wr(e,t,{
secrets:n,readFile:s}){const r=t.isRefused("payload-file");if(e===""&&!r)return Ee.Xw.file;if(r)return Ee._8;const{fieldsFromFile:i}=await ut();
return i(e,s(e),t,n)}const Gr=new Set([...H.Pw,"target"]);async function Kr(e,t,n){if(e==="")return{};const{parseYaml:s}=await ut(),
r=s(e,{input:"extra-fields"},n),i="value"in r?[...r.problems,...qr(r)]:r.problems;return t.add(i),"value"in r&&(0,Q.Gv)(
r.value)&&i.length===0?r.value:{}}function qr({value:e,positionOf:t}){const n={input:"extra-fields"};if(!(0,Q.Gv)(e))return[
(0,M.CC)(n,"is not a mapping; write fields as `name: value`")];const s=[];for(const r of Object.keys(e)){const i=r.replaceAll(
"_","-").toLowerCase(),o=`has its own input; set the \`${i}\` input instead`;Gr.has(i)&&s.push((0,M.CC)(n,o,{path:[r],position:t(
[r])}))}return(0,Q.ff)(e,(r,i)=>{const o=(0,U.I9)(r);return"message"in o&&s.push((0,M.CC)(n,o,{path:i,position:t(i)})),r}),
s}function Vr(e,t){const n=me(t)?.text;return dt(e,t)||n!==void 0&&dt(e,n)}function zr(e,{release:t,identifiers:n=[]}){if(t===
void 0||n.some(r=>dt(e,r)))return[];const s=`does not contain the tag, version, name or id of the release ${(0,S.hD)(t.tag)}\
, so all releases would share this key, and only the first would be announced; set \`once-key: release-{tag}\``;return[(0,M.
CC)("once-key",{message:s,hint:ce})]}function dt(e,t){const n=(s="",r="")=>/\d/.test(s)&&/\d/.test(r);for(let s=e.indexOf(
t);s!==-1;s=e.indexOf(t,s+1)){const r=e[s-1],i=e[s+t.length];if(!n(t[0],r)&&!n(t.at(-1),i))return!0}return!1}async function Jr(e,t,n){
const{secrets:s}=n,r=await Nr(e,t,n),i=Yr(e,r,t,n);t.add((0,Te.y7)(r,i.hasRelease)),t.add(Qr(i));const o=await Xr(e,r,i,
t,n);if(o.kind==="invalid"&&t.add(o.problems),(o.kind==="invalid"||o.kind==="not-announceable")&&t.throwIfAny(),o.kind===
"not-announceable")return{skip:o.why};const a=o.kind==="content"?o:void 0,c=a?.placeholders?(0,Te.Ct)(r,a.placeholders,t,
s):r;t.add(ei(e,c.onceKey,a,t));const d=(0,Ee.uT)(c.inputs,c.file,(0,Ee.yX)(i.missing,o,t,s));if(t.throwIfAny(),!d)throw new Error(
"a required field was lost");d.messageSource=ti(a?.fields.message);const{extraFields:u,onceKey:l}=c;return{content:d,extraFields:u,
onceKey:l,release:a?.release,heldBack:a?.heldBack}}const Ue=(e,t,n)=>t[e]!==""||n.isRefused(e);function Yr(e,t,n,{eventName:s}){
const r=(0,Ee.SD)(t.inputs,t.file),i=(0,Te.qP)(t),o=["release-level","max-age"].filter(a=>Ue(a,e,n));return{missing:r,needsMessage:r.
includes("message")||i.has("message"),filters:o,needsData:r.length>0||i.size>0||o.length>0,hasRelease:Ue("release",e,n)||
s==="release"}}const Qr=({filters:e,hasRelease:t})=>t?[]:e.map(n=>(0,M.CC)(n,`needs a release, but this run has none; ${(0,Te.
tS)(`\`${n}\``)}`)),lt={kind:"none"};async function Xr(e,t,n,s,r){const{eventName:i,filter:o,secrets:a}=r,c=(0,U.yG)(e["\
dry-run"])===!0,d={filter:o,needsMessage:n.needsMessage,isDryRun:c,secrets:a};if(Ue("release",e,s)){if(!n.needsData&&!Zr(
e,t.onceKey))return lt;s.throwIfAny();const h=await r.fetchRelease();return h==="none-published"?{kind:"not-announceable",
why:{kind:"no-release"}}:kr(h,d)}if(!n.needsData&&i!=="release")return lt;const u=Ir(r.readEvent(),Ue("once-key",e,s),d);
return u.kind==="not-announceable"&&u.why.kind==="activity"&&!n.needsData?lt:u}function Zr(e,t){const n=(0,U.PL)(e.release);
return!("value"in n)||n.value.kind==="latest"?!0:t!==""&&e["once-per"]===""&&!Vr(t,n.value.tag)}function ei(e,t,n,s){return s.
all.some(({input:i})=>i==="once-key")||t===""||e["once-per"]!==""||n===void 0?[]:zr(t,n)}const ti=e=>e&&"value"in e?e.source:
void 0,ni=require("node:util");var P=O(2027);function si(e,t){const n=JSON.parse(t),r=[...new Set([...Object.keys(e),...Object.
keys(n)])].flatMap(i=>{const[o,a]=[sn(e,i),sn(n,i)];if((0,ni.isDeepStrictEqual)(o,a))return[];const[c,d]=ri(o,a);return`\
\`${(0,M.LF)([i])}\` was ${c} and is now ${d}.`});if(r.length!==0)throw new P.HR({reason:"payload-changed",title:"Payloa\
d changed",message:`The notification differs from \`expected-payload\`. ${(0,M.B4)(r,"differences")}`,hint:"An input, th\
e file, the release or the audience has changed since the dry run. Start a new run, and approve the notification again."})}
const sn=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,rn=20;function ri(e,t){const[n,s]=[on(e),on(t)];let r=0;for(;r<n.length&&
n[r]===s[r];)r++;const i=r>2*rn?r-rn:0;return[an(n,i),an(s,i)]}function on(e){try{return JSON.stringify(e)??"absent"}catch(t){
if(t instanceof RangeError)return"nested too deeply";throw t}}const an=(e,t)=>(0,S.xv)(`${t>0?"\u2026":""}${e.slice(t)}`).
toWellFormed();var cn=O(4385);const un=require("node:crypto"),ii=60;function oi(e,t){const n=(0,un.createHash)("sha256").
update(dn(e,t)).digest("hex").slice(0,12),s=t===void 0?"":`-${t.toLowerCase()}`;return`refs/web-push/${e.toLowerCase().replace(
/[^a-z0-9]+/g,"-").slice(0,ii-s.length).replace(/^-|-$/g,"")||"key"}${s}-${n}`}const dn=(e,t)=>t===void 0?e:`${e} ${t}`,
ai=(e,t)=>e.match(/\d+/g)?.includes(t)??!1;function ci(e,t){return JSON.stringify({...e,time:t.toISOString(),nonce:(0,un.
randomUUID)()},null,2)}function ui(e,t){const{run:n,attempt:s,time:r,title:i,target:o}=Object((0,Q.qF)(e));if(!(typeof n!=
"string"||!/^\d{1,20}$/.test(n))&&!(typeof s!="number"||!Number.isSafeInteger(s)||s<1)&&!(typeof r!="string"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.
test(r)))return{run:n,attempt:s,time:r,url:`${t}/${n}`,title:typeof i=="string"?i:void 0,target:typeof o=="string"&&/^(all|audience \d{1,16})$/.
test(o)?o:void 0}}var we=O(974),di=O(7785),ln=O(4543);const li=({audienceName:e,maxReach:t,dryRun:n})=>n||e!==void 0||t!==
void 0;function fi(e,t,n){const{target:s,audienceId:r,audienceName:i}=e;return s==="all"?{type:"all"}:t===void 0&&r!==void 0?
{type:"audience",audience:{id:r}}:{type:"audience",audience:hi({id:r,name:i},t??[],n)}}function hi(e,t,n){const{id:s,name:r}=e,
i=r===void 0?t:fn(r,t),o=s===void 0?i:i.filter(u=>u.id===s),[a]=o,c=s===void 0&&o.length>1;if(!a||c)throw mi(e,t,n);const d=t.
filter(u=>u.id===a.id).map(({reach:u})=>u);return{...a,reach:d.reduce((u,l)=>Math.max(u,l))}}function pi({id:e,name:t,reach:n},s,r){
if(s===void 0||n===void 0)return;const i=`Audience ${e}${t?` (${(0,S.hD)(r(t))})`:""}`;if(n<0)throw new P.HR({reason:"ba\
d-audience-list",title:"Unusable audience list",message:`${i} has a reach of ${n}, which is not a number of subscribers,\
 so the action cannot check \`max-reach\`.`,hint:"Look up the number of subscribers in the panel of your push service. T\
o send without this check, remove `max-reach`."});if(!(n<=s))throw new P.HR({reason:"reach-exceeded",title:"Audience too\
 large",message:`${i} has a reach of ${n}, but \`max-reach\` allows at most ${s}.`,hint:"Check that this is the right au\
dience. If it is, raise `max-reach`."})}function mi({id:e,name:t},n,s){if(t===void 0)return new P.HR({reason:"audience-n\
ot-found",title:"Audience not found",message:`The service lists no audience with the id ${e} (it lists ${n.length} audie\
nce${n.length===1?"":"s"}).`,hint:"Look up the id in the panel of your push service, or list the audiences with the audi\
ences action."});const r=l=>(0,S.hD)(s(l)),i=l=>`${r(l.name)} (id ${l.id}, reach ${l.reach})`,o=fn(t,n);if(e!==void 0){const l=ht(
o,m=>`id ${m.id} (reach ${m.reach})`),h=l?`the name ${r(t)} belongs to ${l}`:`no audience has the name ${r(t)}`;return new P.
HR({reason:"audience-mismatch",title:"Audience id and name differ",message:`\`audience-id\` is ${e}, but ${h}.`,hint:"Co\
rrect the wrong input, or set only one of the two."})}if(o.length>0)return new P.HR({reason:"audience-ambiguous",title:"\
Several audiences have that name",message:`${o.length} audiences are named ${r(t)}: ${ht(o,i)}.`,hint:"Choose one with `\
audience-id`."});const a=_i(t,n),c=vi(a,t),d=a.map(({audience:l})=>l),u=d.length>0?`The nearest names are ${ht(d,i)}.`:"\
The service lists no audiences.";return new P.HR({reason:"audience-not-found",title:"Audience not found",message:`No aud\
ience is named ${r(t)}. ${c?`Did you mean ${r(c.name)} (id ${c.id})?`:u}`,hint:"Correct `audience-name` (names are case-\
sensitive), or create the audience in the panel of your push service."})}function fn(e,t){const n=ft(e);return t.filter(
s=>ft(s.name)===n)}const gi=1e3;function ft(e){const t=e.trim();return t.length>gi?t:t.normalize("NFC")}const wi=20;function ht(e,t){
const n=e.slice(0,wi).map(t),s=e.length-n.length;return s>0?`${n.join(", ")} and ${s} more`:n.join(", ")}const bi=64,yi=2e4,
$i=5;function _i(e,t){const n=o=>ft(o.trim().slice(0,bi)).toLowerCase(),s=n(e),r=(o,a,c)=>a.map(d=>({audience:d,distance:o(
d.name)})).sort((d,u)=>d.distance-u.distance).slice(0,c),i=r(o=>Math.abs(o.length-e.length),t,yi);return r(o=>(0,di.A)(s,
n(o)),i.map(({audience:o})=>o),$i)}function vi(e,t){const n=e.filter(({distance:o})=>o===0),s=e.filter(({distance:o})=>(0,ln.
Qz)(o,t.trim())),[r,i]=n.length>0?n:s;return i?void 0:r?.audience}var G=O(1095),je=O(4306);const hn=64,pn=1,pt=3e4;class ki{retries;context;#t;constructor({
retries:t,...n},s){this.retries=t,this.context=s,this.#t=n}fetchAudiences(){return this.context.http.request({...this.#e(
"/v1/audience"),method:"GET",maxBytes:hn*X.E$})}send(t){const{headers:n,...s}=this.#e("/v1/notifications");return this.context.
http.request({...s,method:"POST",headers:{...n,"Content-Type":"application/json"},body:t,maxHeldMs:pt,maxBytes:pn*X.E$})}#e(t){
const{baseUrl:n,apiToken:s,timeout:r}=this.#t;return{url:new URL(`${n}${t}`),headers:{"Authentication-Token":s,Accept:"a\
pplication/json","User-Agent":je.N},timeoutMs:r*1e3,signal:this.context.signal}}}function xi(e,t,n){const s=t.type==="al\
l"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,target:s,...n})}var Oe=O(2927);const Ti={
"connection-failed":"Check `base-url`, and check that the runner can reach this address.","tls-failed":"Check `base-url`\
 and the certificate of the service. For a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"\
Check that the service is up. If the service is only slow, raise `timeout` for later sends.","connection-lost":"Check th\
at the service is up.","bad-response":"Check that `base-url` is the address of the push service."},Ei={newRunAfter:"Chec\
k that the service is up, and run this again. If the service is only slow, raise `timeout`, then"},Oi={ERR_SSL_WRONG_VERSION_NUMBER:"\
Check the port in `base-url`. If you use an https proxy, check the port of the proxy too.",ERR_TLS_CERT_ALTNAME_INVALID:"\
Check the host in `base-url`, because the certificate of the service is for another host.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"\
Use an address of the service (or a proxy) that does not require a client certificate."};function Ci(e,{reason:t,mayHaveBeenReceived:n,
cause:s}){const r=e==="Sending"&&n;if(t==="cancelled")return r?"":P.Pz;if(t==="proxy-failed")return(0,Oe.CJ)(s);const{code:i=""}=Object(
s),o=t==="tls-failed"&&Oi[i]||Ti[t];return r?o:t==="timeout"?Ei:`${o} Then run this again.`}function Ri(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending",i=r?" The service may have received the request.":"";return{"connection-failed":`Could not connect\
 to the service (${s}).`,"tls-failed":`Could not make a secure connection to the service (${s}).`,"proxy-failed":`Could \
not use the proxy (${s}).`,timeout:n?`The service did not send a complete response in time (${s}).${i}`:`Timed out conne\
cting to the service (${s}).`,"connection-lost":`The connection was lost before the response was complete (${s}).${i}`,"\
bad-response":`The response of the service is not valid HTTP, or is incomplete (${s}).`,cancelled:r&&n?"The run was canc\
elled, but the service may already have received the request.":(0,P.$6)(e)}[t]}function mn(e,t,n){const{reason:s,cause:r}=t;
return new P.HR({reason:s,title:`${e} failed`,message:Ri(e,t,(0,S.Kb)((0,P.q0)(r),n)),hint:Ci(e,t),cause:r})}function gn(e,t,n,s=!1){
const{status:r,headers:i,body:o,incomplete:a}=t,c=i.location?` and points to ${(0,S.hD)(Si(n(i.location)))}`:"",d=(0,S.Kb)(
o,n,a!==void 0),u=d&&`: ${d.replace(/\.$/,"")}`,l=`The ${r===407?"proxy":"service"} responded ${(0,we.Er)(r)}${c}${u}.`;
return new P.HR({reason:`http-${r}`,title:`${e} failed`,message:s?l:`${l}${Di(i["retry-after"])}`,hint:s?Ai(r):Pi(r,e,d!==
"")})}function Si(e){const[t=""]=e.split(/[?#]/,1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,"$1//")}function Ai(e){
return e===302||e===303?"Many services redirect after they have handled a request. The action does not follow redirects,\
 because the token would go to the new address. So if nothing was sent, correct `base-url` first.":e===408||e===499?"A s\
erver between the action and the service stopped waiting, but may have passed the request on.":e===503?"Check the status\
 of the service. A gateway also answers 503 if the service read the request and then failed.":"The service has a problem\
. Check the status of the service."}const wn=e=>/^\s*</.test(e),bn="`base-url` is probably the address of a website. If \
it is, set `base-url` to the address of the API, without `/v1/\u2026`.";function Di(e){const t=(0,G.P9)(e,Date.now());return t===
void 0||t<=G.wJ?"":` Retry-After asks for ${t>X.LP?"more than a day":`${Math.ceil(t/1e3)} s`}; this action waits at most\
 ${G.wJ/1e3} s.`}function Pi(e,t,n){return e===401||e===403?"The service refused the token. Check that `api-token` is th\
e current API token of this site, without quotation marks, and that this workflow can read the secret. Then run this aga\
in.":e===404?`Check \`base-url\`, because there may be no push service at that address. The action adds \`/v1/\u2026\` itself.${t===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?Oe.a5:e===429?"The service refused the reque\
st because of its rate limit. Wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because t\
he token would go to the new address. Correct `base-url`.":e>=500?"The service has a problem. Check the status of the se\
rvice before you run this again.":e===408?"The service did not receive the request in time. Run this again.":n?{newRunAfter:"\
Fix the problem that the service reported. If you had to change the workflow,"}:`The service gave no reason. ${t==="Send\
ing"?"Check the content and `extra-fields`, or ask":"Ask"} the operator of the service.`}const mt="Listing the audiences";
async function Ii(e){const{signal:t,redact:n,log:s}=e.context,r=await(0,G.LH)({attempt:async i=>Mi(await e.fetchAudiences(),
(0,G.JN)(i),n),retries:e.retries,signal:t,cancelled:()=>(0,P.Yq)(mt),onWait:(i,o)=>s.retry(i,o)});if(r instanceof P.HR)throw r;
return Li(r)}function Mi(e,t,n){const s=u=>{const l=mn(mt,u,n);return u.retryable?{result:l,waitMs:t}:{done:l}};if(e.kind===
"failure")return s(e);const{status:r,headers:i,body:o,incomplete:a}=e;if(!(0,we.oJ)(r)){const u=gn(mt,e,n);return r!==408&&
r!==429&&r<500?{done:u}:{result:u,waitMs:(0,G.P9)(i["retry-after"],Date.now())??t}}if(a===void 0)return{done:o};if(a==="\
too-large")return{done:Ce(`the list is larger than ${hn} MiB`)};const c=a==="cut"?"connection-lost":a,d=new Error("only \
part of the list arrived");return s({kind:"failure",mayHaveBeenReceived:!0,reason:c,retryable:c!=="cancelled",cause:d})}
function Li(e){const t=(0,Q.qF)(e);if(wn(e))throw Ce("the response is a web page",bn);if(t===void 0)throw Ce("the respon\
se is not JSON");const n=(0,Q.Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw Ce("audience: expected an array");for(let s=0;s<
n.length;s++){const r=Ui(n[s]);if(r)throw Ce(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:i})=>({id:s,name:r,reach:i}))}
function Ui(e){if(!(0,Q.Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".i\
d: expected a number";if(!Number.isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!=
"string")return".name: expected a string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const Ce=(e,t="\
Check `base-url`. If the address is right, the service has a problem, or uses another version of the API.")=>new P.HR({reason:"\
bad-audience-list",title:"Unusable audience list",message:`The service did not return a valid list of audiences: ${e}.`,
hint:t}),ji=require("node:string_decoder");function Ni(e,t,n){return e.kind==="failure"?Fi(e,t,n):(0,we.oJ)(e.status)?{done:Gi(
e)}:Bi(e,t,n)}function Fi(e,t,n){const s=mn("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:s}};
const r={outcome:"not-sent",failure:s};return e.retryable?{result:r,waitMs:t}:{done:r}}function Bi(e,t,n){const{status:s,
headers:r}=e,i=Wi(s)?"rejected":"unknown",o={outcome:i,failure:gn("Sending",e,n,i==="unknown")};return s!==429?{done:o}:
{result:o,waitMs:(0,G.P9)(r["retry-after"],Date.now())??t}}const Hi=[302,303,408,499],Wi=e=>e>=300&&e<500&&!Hi.includes(
e);function Gi({at:e,incomplete:t,body:n}){const s=(0,Q.qF)(n);if(qi(s)||s===void 0&&Ji(n))return{outcome:"unknown",failure:Qi()};
if(wn(n))return{outcome:"unknown",failure:Xi()};const r=t??Ki(n,s);return{outcome:"sent",sentAt:e,...r&&{unexpected:r}}}
function Ki(e,t){return typeof t=="string"?"json-text":t===void 0&&e.trim()!==""?"not-json":void 0}function qi(e){if(e===
!1)return!0;const t=Array.isArray(e)?e[0]:e;return(0,Q.Gv)(t)&&Object.entries(t).some(([n,s])=>Vi(n.toLowerCase(),s))}function Vi(e,t){
const n=typeof t=="string"?t.trim().toLowerCase():t;return e==="success"||e==="ok"?n===!1||n==="false"||n===0:e==="statu\
s"?n==="error"||n==="failed":(e==="error"||e==="errors")&&!Yi(n)}const zi=[/"(?:success|ok)"\s*:\s*(?:false\b|"\s*false\s*"|-?0(?![.\d]))/i,
/"status"\s*:\s*"\s*(?:error|failed)\s*"/i,/"errors?"\s*:\s*(?!null\b|false\b|-?0(?![.\d])|"\s*"|\[\s*\]|\{\s*\}|$)\S/i],
Ji=e=>/^\s*[[{]/.test(e)&&zi.some(t=>t.test(e)),Yi=e=>typeof e=="object"&&e!==null?Object.keys(e).length===0:!e,Qi=()=>new P.
HR({reason:"service-reported-failure",title:"The service reported a failure",message:"The service responded with a succe\
ss status (2xx), but the body of the response reports a failure.",hint:"Read the response in the `response` output or in\
 the job summary."}),Xi=()=>new P.HR({reason:"bad-response",title:"A website responded",message:"The response has a succ\
ess status (2xx), but its body begins with `<` like a web page.",hint:bn}),Zi=65536;async function eo(e){const{service:t,
body:n,onAttempt:s,beforeRetry:r}=e,{signal:i,redact:o,log:a}=t.context;let c={};const d=()=>{const{statusCode:h}=c,m=h===
void 0?void 0:`The run was cancelled before the action tried again. The service had refused the request (${(0,we.Er)(h)}\
).`;return{outcome:"not-sent",failure:(0,P.Yq)("Sending",m)}};async function u(h){s();const m=await t.send(n);if(m.kind===
"response"){const _=m.incomplete!==void 0,x=o(m.body,_);c={statusCode:m.status,body:to(x,Zi)}}return Ni(m,(0,G.JN)(h),o)}
return{verdict:await(0,G.LH)({attempt:u,retries:t.retries,signal:i,cancelled:d,onWait:({failure:h},m)=>a.retry(h,m),beforeRetry:async h=>{
const m=await r?.();return m&&{...h,stop:m}}}),...c}}const to=(e,t)=>new ji.StringDecoder().write(Buffer.from(e).subarray(
0,t));function be(e,t){return oo((0,S.jQ)(e),t).replace(uo,Re).replace(lo,fo).replace(/^[\t -%'-;=-@[-`{-~]/,Re).replaceAll(
`
`,"<br>")}function gt(e){return(0,S.jQ)(e).replace(/[&<>]/g,Re).replaceAll(`
`,"&#10;")}const wt=(e,t)=>be((0,S.xv)(e,t)),no=e=>_n(wt(e,500));function bt(e,t=500){const s=(0,S.xv)(e,t).split(so).map(
(r,i)=>i%2===1?ye(r):be(r));return _n(s.join(""))}function yt({text:e,url:t},n=2e3){return`${bt(e,n)}${t?` <a href="${_t(
t)}">Open that run</a>`:""}`}const yn=e=>typeof e=="object"?e.flatMap(yn):e?[e]:[],$n=({command:e})=>e!==void 0&&`<pre><\
code>${gt(e)}</code></pre>`,_n=e=>`<span dir="auto">${e}</span>`,so=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,ye=e=>`<code>${gt(
e)}</code>`;function $t(e,t=300){const n=be(ro(e,t));return e.length>vn||!(0,se.Dl)(e)?n:`<a href="${_t(e)}">${n}</a>`}function ro(e,t){
const n=(0,se.Dl)(e)?.host,[,s="",r=""]=/^(https?:\/\/)[^/?#]*(.*)$/is.exec(e)??[];return!n||s===""?(0,S.xv)(e,t):s+n+(0,S.
xv)(r,Math.max(1,t-s.length-n.length))}function io(e,t,n){return e.length>vn?t:`<img src="${_t(e)}" alt="${t}" width="${n}\
">`}function oo(e,t=40){const n=new RegExp(`[^\\s/?-]{${t+1},}`,"g");return e.replace(n,s=>new RegExp(co,"u").test(s)?s:
Array.from(new Intl.Segmenter("en").segment(s),({segment:i})=>i).map((i,o)=>o>0&&o%ao===0?`\u200B${i}`:i).join(""))}const ao=10,
co=String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`,
vn=2e3,uo=/[&<>"'`*_~[\]()|\\!{}^]/g,lo=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Re=e=>`&#${e.codePointAt(0)};`,fo=e=>`<span>${Re(
e)}</span>`,_t=e=>(0,S.jQ)(e).replace(/[&<>"'`\n\t]/g,Re),re=e=>String(e).replace(/^-?\d+/,t=>t.replace(/\B(?=(?:\d{3})+$)/g,
",")),te=(e,t)=>`${re(e)} ${t}${e===1?"":"s"}`,kn=X.F7.filter(({name:e})=>e!=="week");function xn(e){const t=kn.find(({seconds:n})=>e>
0&&e%n===0);return t?`${e/t.seconds}${t.letter}`:`${e}s`}function Tn(e){const t=kn.find(({seconds:n})=>e>=n);return t?`${te(
Math.floor(e/t.seconds),t.name)} ago`:"just now"}function En({tag:e,level:t,age:n}){const s=n===void 0?"":`, published ${Tn(
n)}`;return`${(0,S.hD)(e)}${t?` (${t})`:""}${s}`}const On={comment:"the `web-push` comment in the release notes",default:"\
the default message"},ho="The notification has the default message, because the release notes have no `web-push` comment\
.\nTo choose the message of a release, write `<!-- web-push: your text -->` on its own line in the release notes, set the\
 `message` input (such as `{name} is out`), or let an earlier step write the message.";function Cn(e){const t=(0,S.hD)(e.
release.tag);return e.kind==="level"?`The release ${t} is a ${e.release.level} release, which \`release-level: ${e.minLevel}\
\` excludes.`:`The release ${t} was published more than ${Tn(e.age)}, which \`max-age: ${xn(e.maxAge)}\` excludes.`}function po({
kind:e}){return`To announce this release anyway, start a run by hand with its tag as \`release\` and ${e==="level"?"with\
 `release-level: patch`":"without `max-age`"}. If this run has a \`once-key\`, keep it, so that no release is announced tw\
ice.`}const mo=3;function go({tag:e,latest:t}){if(!t)return;const{shownTag:n,newerTags:s}=t;return[n===void 0?"":wo(e,n),
bo(s)].filter(Boolean).join(" ")||void 0}function wo(e,t){const[n,s]=[me(e),me(t)],i=n&&s&&it(n,s)?"is the same version,\
 so this run uses it":"has the highest version that the inputs allow";return`GitHub shows ${(0,S.hD)(t)} as the latest r\
elease. The release ${(0,S.hD)(e)} ${i}.`}function bo(e){if(e.length===0)return"";const t=e.slice(0,mo).map(S.hD).join("\
, "),[n,s]=e.length===1?["a newer release","it"]:["newer releases","one of them"];return`This run ignored ${n} that GitH\
ub does not show as the latest: ${t}. (GitHub does not change "latest" when a pre-release is promoted.) To announce ${s}\
, set it as the latest release on GitHub, or start a run by hand with its tag as \`release\` and the same \`once-key\`.`}
const Ne=e=>String(e).padStart(2,"0"),Rn=({hour:e,minute:t})=>`${Ne(e)}:${Ne(t)}`,yo=({year:e,month:t,day:n})=>`${e}-${Ne(
t)}-${Ne(n)}`;function Sn({window:e,timeZone:t,now:n,opens:s,opensAt:r}){const i=t.toUpperCase()==="UTC"?"":` (${r.toISOString().
slice(11,16)} UTC)`;return`The time in ${t} is ${Rn(n)}, which is outside \`send-between: ${e}\`. The window opens at ${Rn(
s)} on ${yo(s)}${i}.`}function $o(e,t){const n=Sn(e);return t===void 0?{text:n}:{text:`${t.message} The window closed be\
fore the action could retry. ${n}`}}function _o(e,t,n){const s="a later run inside the window sends: a scheduled run, or\
 this run if you re-run it",r=n?" That run announces the release that is the latest at that time.":"";return t!==void 0&&
t.kind!=="none"?{text:`First, delete the claim of this run with the command in the warning. Then ${s}.${r}`}:{text:`${e?
`This run sent nothing${t?" and has no claim on the key":""}`:"This run sent nothing and claimed no key"}. Unless the \`o\
nce-key\` was already used, ${s}.${r}`}}var vo=O(4044);const An=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,
line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Ch\
rome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];
function Fe(e,{length:t,line:n}){const s=/^[\0-\x7f]*$/.test(e),r=s?[...e]:e.match(new RegExp(ko,"gsu"))??[],i=s?/(?!)/:
new RegExp(xo,"u"),o=r.length;let a=0,c=0,d=0,u=0;for(const l of r){if(l===`
`){const m=Math.max(1,Math.ceil((a-c)/n));c+=m*n,a=c}else a+=i.test(l)?2:1;if(a>t)return{shown:`${e.slice(0,u).trimEnd()}\
\u2026`,visible:d,total:o};a<t&&(d++,u+=l.length)}return{shown:e,visible:o,total:o}}const ko=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
xo=`\\ufe0f|[${vo.xo}]`,To=["title","message"],Eo={"many-buttons":({count:e})=>`The notification has ${e} buttons. Brows\
ers show at most two.`,"long-ttl":({seconds:e})=>`The \`ttl\` is ${re(e)} s. Push services keep a notification for at mo\
st four weeks (${re(Mn)} s).`,"reach-zero":()=>"The audience has a reach of 0, so nobody will receive this notification.",
"token-expiry":({at:e,expired:t})=>t?`The API token expired on ${Dn(e)}, so the service will probably refuse it. Replace\
 the secret.`:`The API token expires on ${Dn(e)}. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt\
 ${e} of this run, and an earlier attempt may already have sent the notification. With a \`once-key\`, a re-run cannot sen\
d a notification twice. ${ce}.`,"outside-window":({outside:e})=>`A real run would be skipped now. ${Sn(e)}`,"held-back":({
filtered:e})=>`A real run would be skipped. ${Cn(e)}`,truncated:({field:e,visible:t,total:n})=>`The ${e} is ${re(n)} cha\
racters long. Even a desktop shows only about ${re(t)} of them.`,markup:({field:e,what:t,found:n})=>`The ${e} contains ${t}\
 (${(0,S.hD)(n)}). Notifications are plain text, so subscribers would see these characters as they are.`,"escaped-newlin\
e":({field:e})=>`The ${e} contains the two characters \`\\n\`. Subscribers would see both characters. For a line break, use\
 a YAML block (\`|\`).`,template:({fieldPath:e,template:t})=>`\`${(0,M.LF)(e)}\` contains the unresolved template ${(0,S.
hD)(t)}. Subscribers will see it unless the push service replaces it.`,link:({fieldPath:e,written:t,read:n})=>`\`${(0,M.
LF)(e)}\` has the host ${(0,S.hD)(t)}, which browsers read as ${(0,S.hD)(n)}. Check that this is the host you mean.`,"im\
age-size":({field:e,...t})=>`${(0,H.wg)(e)}: the ${H.Ng[e].use} is ${In(t)} pixels. Browsers show it at ${H.Ng[e].sizes.
map(In).join(" or ")}.`,"image-weight":({field:e,bytes:t})=>`${(0,H.wg)(e)}: the ${H.Ng[e].use} is ${Pn(t)}. Every subsc\
riber downloads it, so use one of at most ${Pn(H.Ng[e].maxBytes)}.`,"unchecked-url":e=>(0,M.fI)({...e,file:void 0}),"nee\
ds-release":({fieldPath:e,placeholder:t})=>`\`${(0,M.LF)(e)}\` contains \`{${t}}\`. Only a send with a release can replac\
e it. Without a release, the send fails.`},Oo=e=>Eo[e.kind](e);function Iu(e){return"fieldPath"in e?e.fieldPath:"field"in
e?[e.field]:e.kind==="unchecked-url"?[e.input.replaceAll("-","_"),...e.path??[]]:e.kind==="many-buttons"?["actions"]:e.kind===
"long-ttl"?["ttl"]:[]}const Dn=e=>e.toISOString().slice(0,10),Pn=e=>`${re(Math.ceil(e/1024))} KiB`,In=({width:e,height:t})=>`${e}\
x${t}`,Mn=2419200;function Co({notification:e,sources:t}){const{actions:n=[],ttl:s=0}=e,r=[];n.length>2&&r.push({kind:"m\
any-buttons",count:n.length}),s>Mn&&r.push({kind:"long-ttl",seconds:s});for(const o of To)r.push(...Ro(o,e)),(t[o]==="in\
put"||t[o]==="file")&&r.push(...Mo(o,e[o]));const i=(0,cn.CB)(e);return[...r,...i.flatMap(Uo),...i.flatMap(jo)]}function Ro(e,t){
const[n]=An,{visible:s,total:r}=Fe(t[e],n[e]);return s===r?[]:[{kind:"truncated",field:e,visible:s,total:r}]}const So=/^#{1,6} \S.*/m,
Ao=/^[-*+] \S.*/m,Do=/\[[^[\]\n]*\]\([^()\s]*\)/,Po=/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i,
Io=/<\/?[a-z][^<>]*>/i;function Mo(e,t){const n=[],[s]=[So,Ao,Do,Po].flatMap(i=>i.exec(t)?.[0]??[]);s!==void 0&&n.push({
kind:"markup",field:e,what:"Markdown",found:s});const[r]=Io.exec(t)??[];return r!==void 0&&n.push({kind:"markup",field:e,
what:"HTML",found:r}),t.includes("\\n")&&n.push({kind:"escaped-newline",field:e}),n}const Lo=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function Uo({path:e,text:t}){const[n]=Lo.exec(t)??[];return n===void 0?[]:[{kind:"template",fieldPath:e,template:n}]}function jo({
path:e,kind:t,text:n}){if(t==="text")return[];const[s,r]=[(0,se.Wr)(n),(0,se.zB)(n)];return s===void 0||r===void 0||s.toLowerCase()===
r?[]:[{kind:"link",fieldPath:e,written:s,read:r}]}const No=e=>e===0?[{kind:"reach-zero"}]:[],Fo=(e,t)=>e>1&&t===void 0?[
{kind:"rerun",attempt:e}]:[],Bo=14;function Ho(e,t){const n=Wo(e);return n===void 0||n-t>=Bo*X.LP?[]:[{kind:"token-expir\
y",at:new Date(n),expired:n<=t}]}function Wo(e){const[t,n,s,...r]=e.split(".");if(!t||!n||s===void 0||r.length>0)return;
const{exp:i}=Object((0,Q.qF)(Buffer.from(n,"base64url").toString("utf8"))),o=typeof i=="number"?i*1e3:Number.NaN;return Number.
isNaN(new Date(o).getTime())?void 0:o}const Se=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,vt=4096;function Go({why:e,meaning:t,next:n,reason:s},r){const i=r(Se(e)),a=`
${r(t?`${t} ${Se(n)}`:Se(n))}${s?`
More: ${Ln(s)}`:""}`,c=Un(i,Math.max(0,vt-a.length));return{text:Un(c+a,vt),isShortened:c!==i}}const Ko=5e3;function qo({
whatFailed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[Be("What failed",`<b>${bt(e)}</b>`)]:[],Be("Why",yt(t,Ko)),Be("What to do",yt(n)),...s?[Be("More",`<a href="${Ln(
s)}">What ${s} means</a>`)]:[]].join(`
`)}
</table>`,$n(n)]}const Be=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`,Ln=e=>`http\
s://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Vo(e)}`,Vo=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/,"http-$1xx"),zo=600;function Un(e,t){if(e.length<=
t)return e;const n=e.split(`
`);if(n.length===1)return Nn(e,t);const s=n.map(i=>(0,S.xv)(i,zo)),r=s.join(`
`);return r.length<=t?r:Nn(Jo(s,t),t)}function Jo(e,t){const n=t-jn(e.length).length;let s=0;const r=e.filter(i=>(s+=i.length+
1,s<=n));return[...r,jn(e.length-r.length)].join(`
`)}const jn=e=>`- and ${e} more (see the log)`,Nn=(e,t)=>t===0?"":e.length<=t?e:(0,S.xv)(e,t-1),Yo={input:"the inputs",file:"\
the file",release:"the release",event:"the event"};function Qo({sources:e,messageSource:t},n){const s=a=>a==="message"&&
t?`message (${On[t]})`:a,r=a=>Object.entries(e).filter(([,c])=>c===a),i=Object.entries(Yo).flatMap(([a,c])=>{const d=r(a).
map(([u])=>s(u));return d.length>0?[`${d.join(", ")} from ${c}`]:[]}),o=Object.keys(n);return o.length>0&&i.push(`${o.join(
", ")} from extra-fields`),`Content: ${i.join("; ")}.`}const Xo=e=>`Release: ${En(e)}.`;function Zo(e){if(e.type==="all")
return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.audience,r=n===
void 0?`the audience ${t}`:`the audience ${(0,S.hD)(n)} (id ${t})`,i=s===void 0?"":`, ${te(s,"subscriber")}`;return`To: ${r}${i}\
.`}function ea(e){return`Checks: ${e.join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function ta(e,t){
const{maxReach:n,releaseLevel:s,maxAge:r,sendBetween:i,timeZone:o="UTC",checkUrls:a,expectedPayload:c}=e,d=t&&[t.key,t.period].
filter(Boolean).join(" ");return[n!==void 0&&`max-reach ${n}`,s!==void 0&&`release-level ${s}`,r!==void 0&&`max-age ${xn(
r)}`,i!==void 0&&`send-between ${i.text} (${o})`,a&&"check-urls",c!==void 0&&"expected-payload",d!==void 0&&`once-key ${(0,S.
hD)(d)}`].filter(l=>l!==!1)}function na({attempts:e,result:t,response:n,payload:s,target:r}){const i=r?.type==="audience"?
r.audience:void 0;return{outcome:t.outcome,reason:sa(t),"status-code":He(n?.statusCode),response:n?.body??"",payload:s??
"","audience-id":He(i?.id),"audience-name":i?.name??"","audience-reach":He(i?.reach),attempts:He(e),"sent-at":t.outcome===
"sent"?t.sentAt.toISOString():""}}function sa(e){return e.outcome==="skipped"?e.reason:"failure"in e?e.failure.reason:""}
const He=e=>e===void 0?"":String(e);function Mu(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:{
audiences:JSON.stringify(e),count:String(e.length),reason:""}}function Lu(e,t,n){const{notifications:s,problems:r,extraFields:i,
failure:o}=e,a=s.map(({file:d,content:u})=>({file:d,payload:{...u?.notification,...i}})),c=s.map(({file:d})=>d).filter(d=>d!==
"");return{payloads:t?"":JSON.stringify(a),files:o||r.length>0?"":JSON.stringify(c),"summary-url":n,count:o?"":String(a.
length),reason:t}}const ra=["payload","outcome","reason","kind","type","unexpected","field","what","only","sources"];function ia(e,t){
const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(o=>n(o,r));if(s instanceof P.HR)return oa(
s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const i=Object.entries(s).map(([o,a])=>r?[t(o),n(a,!0)]:
[o,ra.includes(o)?a:n(a,o==="extraFields")]);return Object.fromEntries(i)};return n(e,!1)}function oa({reason:e,title:t,
message:n,hint:s},r){const i=typeof s=="string"?r(s):{newRunAfter:r(s.newRunAfter)};return new P.HR({reason:e,title:r(t),
message:r(n),hint:i})}function Fn({key:e,ref:t,by:n}){return{text:`${n?aa((0,S.hD)(e),n):`Another run claimed the key ${(0,S.
hD)(e)}, but the action cannot read which run`}. The claim is the ref ${t}.`,url:n?.url}}function aa(e,{run:t,attempt:n,
time:s,title:r,target:i}){const o=`Run ${t} (attempt ${n}) claimed the key ${e} at ${s}`;if(r===void 0)return o;const a=`${o}\
 to send ${(0,S.hD)(r)}`;return i===void 0?a:`${a} to ${i==="all"?"every subscriber of the site":`the ${i}`}`}function ca(e){
const{by:t}=e,n=t?`run ${t.run} has ended`:"every run that uses this key has ended";return{text:`To send something else,\
 use a different \`once-key\`. ${ce}. To find out whether this notification was sent, wait until ${n}, wait a few more m\
inutes, then look in the panel of your push service. Only if it was not sent, or to send it a second time on purpose, ru\
n this command and then re-run this job. The command deletes the claim only if no other run has replaced it:`,command:kt(
e,[e.tag])}}function ua(e){return e.kind==="outside-window"?[]:[{level:"warning",title:"Not retried",text:`The action di\
d not retry after the wait, because ${e.kind==="claim-lost"?`the ref ${e.ref} is no longer the claim of this run`:`it co\
uld not check whether the ref ${e.ref} is still the claim of this run (${e.cause})`}. Another run may send the notificat\
ion.`}]}function da(e){if(e.kind==="used"){const s=Fn(e.claim);return{...s,level:"warning",title:"Key already used",text:`\
A real run would be skipped. ${s.text}`}}const t=(0,S.hD)(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t}\
 has not been used.`}:{level:"warning",title:"Key not checked",text:`The action could not determine whether the key ${t}\
 was used (${e.cause}). A real run may be skipped.`}}function la(e,t){if(!e||e.kind==="none"||t==="sent")return[];const{
kind:n,ref:s,tags:r}=e,i=kt(e,r);if(t==="unknown")return[{level:"note",text:`The claim of this run (the ref ${s}) stays,\
 so a re-run with this key will be skipped. Wait a few minutes, then look in the panel of your push service. Only if not\
hing was sent, run this command and then re-run this job. The command deletes the claim only if no other run has replace\
d it:`,command:i}];const o=(0,S.hD)(e.key),[a,c]=n==="held"?["Claim not deleted",`could not delete its claim on the key ${o}`]:
["Claim not certain",`could not determine whether it still has its claim on the key ${o}`],d=`This run sent nothing, but\
 ${c}, so a re-run may be skipped. Before you re-run this job, run this command. The command deletes the ref ${s} only i\
f it still points to ${r.join(" or ")}, the claim of this run:`;return[{level:"warning",title:a,text:d,command:i}]}function fa(e,t){
if(!t||t.kind==="none")return e;const{next:n}=e,s=`GitHub may still have the claim of this run, so run this command befo\
re the next run. The command deletes the ref ${t.ref} only if it points to ${t.tags.join(" or ")}, the claim of this run\
:`;return{...e,next:{...n,text:`${n.text} ${s}`,command:kt(t,t.tags)}}}function kt({ref:e,repository:t,serverUrl:n},s){const r=(0,se.
Dl)(n)?.host??"github.com",i=`gh api${r==="github.com"?"":` --hostname ${r}`}`,o=`${i} --method DELETE repos/${t}/git/${e}`,
a=`${i} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`;return s.map(c=>`[ "$(${a})" = ${c} ] && ${o}`).join(
`
`)}const ha={rejected:"Nothing was sent, because the request was refused.","not-sent":"Nothing was sent.",unknown:"The n\
otification may or may not have been sent."},pa="start a new run (a re-run uses the original workflow file)",ma="announc\
e the release by hand, with its tag (a re-run uses the original workflow file and event)",ga="If this job created the re\
lease, a re-run does not create it again. In that case, announce the release by hand, with its tag.",Bn="The `once-key` \
contains the id of this run, so a new run gets a different key and resends whatever other jobs of this run have sent.";function xt(e,{
releaseFrom:t,isKeyOfRun:n}={}){if(typeof e=="string")return t==="push"?Tt(e,ga,n?Bn:""):e;const s=t===void 0?pa:ma;return Tt(
`${e.newRunAfter} ${s}.`,n?Bn:"")}const Tt=(...e)=>e.filter(Boolean).join(" ");function wa({title:e,reason:t,message:n,hint:s},r,{
claim:i,...o}={}){const c=r==="not-sent"&&t==="internal-error"&&typeof s=="string"?`${s} You can run this again.`:s,d=r===
"unknown"?ba(s,i,o):xt(c,o);return{title:`${e} (${r?`${r}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:r&&ha[r],next:{
text:d},reason:t}}function ba(e,t,n){const s="The service may still send the notification. Before you send it again, wai\
t a few minutes, then look in the panel of your push service.",i=t!==void 0&&t.kind!=="none"?" first delete the claim of\
 the `once-key` with the command in the log, then":"";return typeof e!="string"?`${s} If nothing was sent,${i} do this: ${xt(
e,n)}`:Tt(s,e,xt(`If nothing was sent,${i} run this again.`,n))}const Et={sent:"Notification sent","dry-run":"Dry run: n\
othing was sent",skipped:"Skipped: nothing was sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"\
Unknown: the notification may or may not have been sent"},Hn={cut:"the response was cut off",timeout:"the response did n\
ot complete in time","too-large":`the response is larger than ${pn} MiB`,cancelled:"the run was cancelled before the res\
ponse was complete","not-json":"the response is not JSON","json-text":"the response is only a JSON string"};function ya(e){
return{finished:e,entries:Ea(e),annotation:va(e),closingLine:$a(e)}}function $a({result:e,attempts:t,response:n}){const s=Et[e.
outcome];if(e.outcome!=="sent")return`${s}.`;const r=t>1?` on attempt ${t}`:"";return`${s}${r}: the service responded ${n?.
statusCode} at ${e.sentAt.toISOString()}.`}function _a(e){if(e.outcome!=="sent"||!e.unexpected)return[];const{unexpected:t}=e,
n=t==="cancelled"?"":" If the notification is not there, check `base-url`, because another server may have responded.";return[
{level:"warning",title:"Sent, with an unexpected response",text:`The service accepted the notification (2xx), but ${Hn[t]}\
. Before you send it again, wait a few minutes, then look in the panel of your push service.${n}`}]}function va(e){const{
result:t,claim:n,release:s}=e;if("failure"in t){const o=wa(t.failure,t.outcome,e);return Wn(t)?fa(o,n):o}if(t.outcome!==
"skipped")return;const r=`${Et.skipped} (${t.reason})`;if(t.reason==="already-sent")return{title:r,why:Fn(t.claim),next:ca(
t.claim)};if(t.reason==="outside-window"){const{outside:o,lastFailure:a}=t,c=a!==void 0||n!==void 0;return{title:r,why:$o(
o,a),next:_o(c,n,s?.latest!==void 0)}}const{why:i}=t;return i.kind==="level"||i.kind==="age"?{title:r,why:{text:Cn(i)},next:{
text:po(i)}}:{title:r,why:{text:xa(i)},next:{text:ka(i)}}}function ka(e){return e.kind==="no-release"?"A later run will \
announce the first release.":e.kind==="draft"?"To announce the release, publish it.":e.kind==="activity"?`The run for th\
e \`published\` or \`released\` activity announces the release. To prevent runs for other activities, write \`types: [publish\
ed]\` below \`release:\` in the workflow, or \`types: [released]\` with a \`once-key\`. ${ce}.`:`To send for this state \
too, set the content as inputs, and set a \`once-key\`. Without a \`once-key\`, every event sends a notification. ${ce}.`}
function xa(e){if(e.kind==="no-release")return"The repository has no published release yet. Drafts and pre-releases do n\
ot count.";if(e.kind==="draft")return"The release is a draft.";const{kind:t,actual:n}=e,s=/^[a-z_]{1,40}$/.test(n)?`\`${n}\
\``:"not one that GitHub documents";return t==="activity"?`The activity of the release event is ${s}. The action announc\
es only \`published\` and, with a \`once-key\`, \`released\`.`:`The state of the deployment is ${s}. The action announce\
s only \`success\`.`}function Ta({release:e,result:t}){return"why"in t&&"release"in t.why?t.why.release:e}function Ea(e){
const{advice:t,content:n,keyUse:s,claim:r,result:i}=e,o=t.map(_=>({level:"warning",text:Oo(_)})),a=Ta(e),c=a&&go(a),d=c?
[{level:"notice",title:"Latest release",text:c}]:[],u=n?.messageSource==="default"?[{level:"note",text:ho}]:[],l=s?[da(s)]:
[],h="failure"in i&&"stop"in i&&i.stop?ua(i.stop):[],m=Wn(i)?[]:la(r,i.outcome);return[..._a(i),...h,...m,...l,...o,...d,
...u]}const Wn=e=>"failure"in e&&e.failure.reason==="claim-failed",Oa=({outcome:e})=>e==="sent"||e==="dry-run"||e==="ski\
pped"?0:1,Ca=10,Ra=25,Ae={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},Sa=400,Gn={send:`in the ${ye("pay\
load")} output`,preview:"not shown here"};function Aa(e,{target:t,extraFields:n,action:s}){const r=t?[Ma(t)]:[],i=[...Da(
e,s),...r,...La(n,s)];return`<table>
<tr>${["Field","Value","Source","Browsers"].map(a=>`<th>${a}</th>`).join("")}</tr>
${i.join(`
`)}
</table>`}function Ot(e,t,n,s){return`<tr><td>${ye(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${s}</td></tr>`}const Kn=(e,t)=>`${re(
e)} more, ${Gn[t]}`;function Da({notification:e,sources:t,messageSource:n},s){return Object.keys(e).flatMap(r=>{const i=r===
"message"&&n?`: ${bt(On[n])}`:"",o=`${t[r]??""}${i}`,a=(0,H.RD)(H.Ng[r].browsers,"&nbsp;");return(r==="actions"?Pa(e,s):
[{name:r,value:Ia(r,e,s)}]).map(d=>Ot(d.name,d.value,o,a))})}function Pa({actions:e=[]},t){const n=e.slice(0,Ca).map(({text:r,
url:i},o)=>({name:`actions[${o}]`,value:`${qn(r,Ae.button,t)}<br>${$t(i)}`})),s=e.length-n.length;return s>0?[...n,{name:"\
actions",value:Kn(s,t)}]:n}function Ia(e,t,n){const s=t[e]??"";return typeof s=="number"?`${re(s)} s${ja(s)}`:H.Ng[e].kind===
"text"?qn(s,e==="message"?Ae.message:Ae.text,n):$t(s)}function qn(e,t,n){if(e.length<=Sa)return be(e);const s=e.length>t?
`<br><i>The rest is ${Gn[n]}.</i>`:"";return`<details><summary>${be((0,S.xv)(e,80).replace(/\s+/g," "))} <i>(${te(e.length,
"character")})</i></summary>${wt(e,t)}${s}</details>`}function Ma(e){const t=e.type==="all"?"all":`audience ${e.audience.
id}`;return Ot("target",ye(t),"input","")}function La(e,t){const n=Object.keys(e),s=(o,a)=>Ot(o,a,"extra-fields","unknow\
n"),r=n.slice(0,Ra).map(o=>s((0,S.xv)(o,Ae.extraName),ye((0,S.xv)(Ua(e[o]),Ae.extraValue)))),i=n.length-r.length;return i>
0?[...r,s("\u2026",Kn(i,t))]:r}const Ua=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function ja(e){const t=X.F7.find(
n=>e>=n.seconds&&e%n.seconds===0);return t===void 0||t.name==="second"?"":` (${te(e/t.seconds,t.name)})`}const Na=2,Vn=56,
Fa={"beside the text":Vn,"below the text":360},Ba="These cuts are estimates. Real devices differ in fonts, versions and \
settings.";function Ha(e){return`<div>
${An.map(n=>Wa(n,e)).join(`
`)}
<br clear="all"><sub>${Ba}</sub>
</div>`}function Wa(e,t){const{title:n,message:s,landing_url:r,actions:i=[]}=t,{name:o,browser:a,iconAt:c,textWidth:d}=e,
u=Fe(n,e.title),l=Fe(s,e.message),h=i.slice(0,Na).map(({text:p})=>Fe(p,e.button)),m=i.length-h.length,_=`<td valign="top\
" width="${Vn}">${zn("beside the text",t)}</td>`,x=`<td valign="top" width="${d}" dir="auto"><b>${Ct(u)}</b><br>${Ct(l)}\
</td>`,k=zn("below the text",t),v=h.map(p=>`<kbd>&nbsp;${Ct(p)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),T={Title:u,Message:l},
y=[...Object.entries(T).map(([p,g])=>Rt(g)&&Ka(p,g)),h.some(Rt)&&"\u2702\uFE0F A button is cut",m>0&&`\u2702\uFE0F ${te(
m,"more button")} not shown`,...Object.entries(T).map(([p,g])=>!Rt(g)&&Jn(qa(p,g))),Jn(`Opens ${$t(r,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${o} <sub>${a}</sub></th>`,c==="start"?_+x:x+_,k&&`<td colspan="2" align=\
"center">${k}</td>`,v&&`<td colspan="2" align="center">${v}</td>`,`<td colspan="2">${y.join("<br>")}</td>`].flatMap(p=>p?
[`<tr>${p}</tr>`]:[]).join("")}</table>`}function zn(e,t){return H.$G.flatMap(s=>{const{drawn:r,use:i}=H.Ng[s],o=t[s];return r===
e&&o!==void 0?[io(o,i,Fa[e])]:[]}).join("<br>")}const Ga=24,Ct=({shown:e})=>be(e,Ga),Rt=({visible:e,total:t})=>e<t,Ka=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${re(t)} of ${te(n,"character")}`,qa=(e,{total:t})=>`${e} fits (${te(t,
"character")})`,Jn=e=>`<sub>${e}</sub>`,Va={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4",
"not-sent":"\u274C",unknown:"\u2753"};function za({finished:e,entries:t,annotation:n}){const{result:s,content:r,target:i,
extraFields:o={},response:a}=e,{outcome:c}=s,d=t.filter(({level:l})=>l==="warning"),u=t.filter(({level:l})=>l!=="warning");
return[`<h2>${Va[c]} ${Et[c]}</h2>`,n&&qo(n),Ja(e),Ya(e),Yn("\u26A0\uFE0F",d),Yn("\u2139\uFE0F",u),r&&["<h3>Preview</h3>",
Ha(r.notification)],r&&["<h3>Fields</h3>",Aa(r,{target:i,extraFields:o,action:"send"})],a?.body&&Za(a.body)]}function Ja({
result:e,target:t,release:n,attempts:s,response:r}){const i=e.outcome==="sent"&&e.unexpected?`, but ${Hn[e.unexpected]}`:
"",o=[t&&`<b>To</b> ${Qa(t)}`,n&&`<b>Release</b> ${wt(En(n),300)}`,r?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${r.statusCode}${i}`,
s>0&&te(s,"attempt"),e.outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(
Boolean);return o.length>0&&`<p>${o.join(" \xB7 ")}</p>`}function Ya({checks:e=[]}){const t=e.map(ye);return t.length>0&&
`<p><b>Checks</b> ${t.join(" \xB7 ")}</p>`}function Qa(e){if(e.type==="all")return"every subscriber of the site; the ser\
vice does not report how many";const{id:t,name:n,reach:s}=e.audience,r=n===void 0?`audience ${t}`:`${no(n)} (audience ${t}\
)`;return s===void 0?r:`${r}, <b>${te(s,"subscriber")}</b>`}const Xa=10;function Yn(e,t){const n=t.slice(0,Xa).map(r=>`${e}\
 ${yt(r)}`),s=t.length-n.length;return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}<\
/p>`,t.map($n)]}const Qn=16e3;function Za(e){const t=e.length-Qn,n=t>0?`<p>${te(t,"more character")} in the <code>respon\
se</code> output.</p>`:"";return`<details><summary>Response of the service</summary><pre><code>${gt((0,S.xv)(e,Qn))}</co\
de></pre>${n}</details>`}const ie=require("node:fs");var ec={ftp:21,gopher:70,http:80,https:443,ws:80,wss:443};function tc(e){
try{return new URL(e)}catch{return null}}function nc(e){var t=(typeof e=="string"?tc(e):e)||{},n=t.protocol,s=t.host,r=t.
port;if(typeof s!="string"||!s||typeof n!="string"||(n=n.split(":",1)[0],s=s.replace(/:\d*$/,""),r=parseInt(r)||ec[n]||0,
!sc(s,r)))return"";var i=St(n+"_proxy")||St("all_proxy");return i&&i.indexOf("://")===-1&&(i=n+"://"+i),i}function sc(e,t){
var n=St("no_proxy").toLowerCase();return n?n==="*"?!1:n.split(/[,\s]/).every(function(s){if(!s)return!0;var r=s.match(/^(.+):(\d+)$/),
i=r?r[1]:s,o=r?parseInt(r[2]):0;return o&&o!==t?!0:/^[.*]/.test(i)?(i.charAt(0)==="*"&&(i=i.slice(1)),!e.endsWith(i)):e!==
i}):!0}function St(e){return process.env[e.toLowerCase()]||process.env[e.toUpperCase()]||""}const{GITHUB_EVENT_PATH:rc=""}=process.
env;delete process.env.GITHUB_EVENT_PATH;const Xn=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function ic(){
return{http:Xn("HTTP_PROXY"),https:Xn("HTTPS_PROXY"),isBypassed:e=>nc(e)===""}}function ue(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,
GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:i}=process.env;return{github:{apiUrl:e||
"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:r??"",event:i??"",attempt:Number(
process.env.GITHUB_RUN_ATTEMPT)||1}}}const Uu=e=>e==="pull_request"||e==="pull_request_target";function ju(){const{github:e,
run:t}=ue();return t.id===""?"":`${e.serverUrl}/${t.repository}/actions/runs/${t.id}/attempts/${t.attempt}`}const oc=25*
X.E$;function Zn(e=rc){const{GITHUB_EVENT_NAME:t=""}=process.env;try{return(0,ie.statSync)(e).size>oc?{name:t,payload:void 0,
unreadable:"the event is larger than 25 MiB"}:{name:t,payload:JSON.parse((0,ie.readFileSync)(e,"utf8"))}}catch{return{name:t,
payload:void 0,unreadable:e===""?void 0:"the action cannot read the event file"}}}var We=O(857);function es(e){return e==
null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function At(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function $e(e,t,n){const s=new ac(
e,t,n);process.stdout.write(s.toString()+We.EOL)}function ts(e,t=""){$e(e,{},t)}const ns="::";class ac{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=ns+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(
s)){const r=this.properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${uc(r)}`)}}return t+=`${ns}${cc(this.message)}`,t}}function cc(e){
return es(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function uc(e){return es(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Nu=require("crypto");var Fu=O(9896);
function Bu(e,t){const n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file \
command ${e}`);if(!fs.existsSync(n))throw new Error(`Missing file at path: ${n}`);fs.appendFileSync(n,`${toCommandValue(
t)}${os.EOL}`,{encoding:"utf8"})}function Hu(e,t){const n=`ghadelimiter_${crypto.randomUUID()}`,s=toCommandValue(t);if(e.
includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(
`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${os.EOL}${s}${os.EOL}${n}`}const Wu=require("path");
var Gu=O(6925),ss=function(e,t,n,s){function r(i){return i instanceof n?i:new n(function(o){o(i)})}return new(n||(n=Promise))(
function(i,o){function a(u){try{d(s.next(u))}catch(l){o(l)}}function c(u){try{d(s.throw(u))}catch(l){o(l)}}function d(u){
u.done?i(u.value):r(u.value).then(a,c)}d((s=s.apply(e,t||[])).next())})};class De{static createHttpClient(t=!0,n=10){const s={
allowRetries:t,maxRetries:n};return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(De.getRequestToken())],
s)}static getRequestToken(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!t)throw new Error("Unable to get ACTI\
ONS_ID_TOKEN_REQUEST_TOKEN env variable");return t}static getIDTokenUrl(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;
if(!t)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return t}static getCall(t){return ss(this,
void 0,void 0,function*(){var n;const i=(n=(yield De.createHttpClient().getJson(t).catch(o=>{throw new Error(`Failed to \
get ID Token. 
 
        Error Code : ${o.statusCode}
 
        Error Message: ${o.message}`)})).result)===null||n===void 0?void 0:n.value;if(!i)throw new Error("Response json \
body do not have ID Token field");return i})}static getIDToken(t){return ss(this,void 0,void 0,function*(){try{let n=De.
getIDTokenUrl();if(t){const r=encodeURIComponent(t);n=`${n}&audience=${r}`}debug(`ID token url is ${n}`);const s=yield De.
getCall(n);return setSecret(s),s}catch(n){throw new Error(`Error message: ${n.message}`)}})}}function Ku(e){return e.replace(
/[\\]/g,"/")}function qu(e){return e.replace(/[/]/g,"\\")}function Vu(e){return e.replace(/[/\\]/g,path.sep)}var Ge=function(e,t,n,s){
function r(i){return i instanceof n?i:new n(function(o){o(i)})}return new(n||(n=Promise))(function(i,o){function a(u){try{
d(s.next(u))}catch(l){o(l)}}function c(u){try{d(s.throw(u))}catch(l){o(l)}}function d(u){u.done?i(u.value):r(u.value).then(
a,c)}d((s=s.apply(e,t||[])).next())})};const dc=()=>Ge(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput(
'powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:t}=yield exec.
getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{
name:t.trim(),version:e.trim()}}),lc=()=>Ge(void 0,void 0,void 0,function*(){var e,t,n,s;const{stdout:r}=yield exec.getExecOutput(
"sw_vers",void 0,{silent:!0}),i=(t=(e=r.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?
t:"";return{name:(s=(n=r.match(/ProductName:\s*(.+)/))===null||n===void 0?void 0:n[1])!==null&&s!==void 0?s:"",version:i}}),
fc=()=>Ge(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),
[t,n]=e.trim().split(`
`);return{name:t,version:n}}),Ke=We.platform(),hc=We.arch(),rs=Ke==="win32",is=Ke==="darwin",pc=Ke==="linux";function zu(){
return Ge(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield rs?dc():is?lc():fc()),{platform:Ke,
arch:hc,isWindows:rs,isMacOS:is,isLinux:pc})})}var as=function(e,t,n,s){function r(i){return i instanceof n?i:new n(function(o){
o(i)})}return new(n||(n=Promise))(function(i,o){function a(u){try{d(s.next(u))}catch(l){o(l)}}function c(u){try{d(s.throw(
u))}catch(l){o(l)}}function d(u){u.done?i(u.value):r(u.value).then(a,c)}d((s=s.apply(e,t||[])).next())})},Dt;(function(e){
e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Dt||(Dt={}));function Ju(e,t){const n=toCommandValue(t);if(process.env[e]=
n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},
n)}function mc(e){$e("add-mask",{},e)}function Yu(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand(
"add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function qe(e,t){const n=process.env[`INPUT\
_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);
return t&&t.trimWhitespace===!1?n:n.trim()}function Qu(e,t){const n=qe(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function Xu(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=qe(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Zu(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function ed(e){issue("echo",e?"on":"off")}function td(e){process.exitCode=Dt.Failure,Pt(e)}function gc(){
return process.env.RUNNER_DEBUG==="1"}function wc(e){$e("debug",{},e)}function Pt(e,t={}){$e("error",At(t),e instanceof Error?
e.toString():e)}function bc(e,t={}){$e("warning",At(t),e instanceof Error?e.toString():e)}function yc(e,t={}){$e("notice",
At(t),e instanceof Error?e.toString():e)}function cs(e){process.stdout.write(e+We.EOL)}function us(e){ts("group",e)}function ds(){
ts("endgroup")}function nd(e,t){return as(this,void 0,void 0,function*(){us(e);let n;try{n=yield t()}finally{ds()}return n})}
function sd(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function rd(e){return process.env[`STATE_${e}`]||""}function id(e){return as(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const $c={"expected-payload":"any"};function _c(e){for(const t of e.
filter(n=>ve._y.includes(n))){const n=qe(t);n!==""&&mc(n)}return Object.fromEntries(e.map(t=>[t,vc(t)]))}function vc(e){
return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?qe(e):$c[e]??""}const kc=(e,t)=>(0,ln.qs)(xc(e),e,t);function xc(e){
return Object.entries(process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||
e.includes(s)||!n?.trim()?[]:[s]})}const ls=1e4,Tc=5,It=2,hs=25,Ec=65536,Oc="2022-11-28";class Mt extends Error{reply;constructor(t){
super(t.message),this.reply=t}}class Cc{#t;#e;#n;constructor(t,n){this.#t=t,this.#e=n}async request(t,n,s={}){if(!Ac(this.#t.
apiUrl))return oe("bad-address","GITHUB_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});this.#n??=
this.#s();const r=await this.#n;try{const{status:i,data:o}=await this.#r(r,t,n,s);if(i>=300)return ps(t,i);const a=i===n.
status?n.read((0,Q.qF)(String(o))):void 0;return a!==void 0?{kind:"done",data:a}:oe("unexpected",`GitHub answered ${i}, \
but not with the expected data`)}catch(i){return this.#a(t,i)}}async#s(){const{getOctokit:t}=await O.e(413).then(O.bind(
O,2413)),{apiUrl:n,token:s}=this.#t;return t(s,{baseUrl:n.replace(/\/$/,""),userAgent:je.N})}async#r(t,[n,s,r],{followRedirects:i},o){
const a={"x-github-api-version":Oc},c={fetch:this.#o(o),parseSuccessResponseBody:!1,log:Rc},d=`/repos/${this.#t.repository}${s}`;
let u=await t.request({method:n,url:d,...r,headers:a,request:c});for(let l=0;i&&l<Tc;l++){const h=Dc(u);if(h===void 0)return u;
u=await t.request({method:n,url:h,headers:a,request:c})}return u}#o({timeoutMs:t=ls,signal:n}){const{http:s,signal:r}=this.#e,
i={timeoutMs:Math.min(t,this.#t.timeoutMs,ls),maxBytes:hs*X.E$,signal:n??r};return async(o,{method:a,headers:c,body:d})=>{
const u=await s.request({method:a,headers:c,body:d,url:new URL(o),...i});if(u.kind==="failure")throw new Mt(this.#i(u));
const{status:l,incomplete:h}=u;if(l<300&&h)throw new Mt(this.#c(h));const m=h?"":u.body.slice(0,Ec);return{status:l,url:o,
headers:new Map(Object.entries({...u.headers,"content-type":"application/json"})),body:u.body,text:async()=>m}}}#i({reason:t,
mayHaveBeenReceived:n,cause:s}){const r=(0,S.Kb)(`${t}: ${(0,P.q0)(s)}`,this.#e.redact);return oe(t,r,{mayHaveBeenReceived:n,
cause:s})}#c(t){if(t==="too-large")return oe("too-large",`the response is larger than ${hs} MiB`);const n=t==="cut"?"bad\
-response":t,s=new Error("the response is incomplete");return this.#i({reason:n,mayHaveBeenReceived:!0,cause:s})}#a(t,n){
const{cause:s=n}=Object(n);if(s instanceof Mt)return s.reply;if(!Sc(n))return oe("unexpected",(0,S.Kb)((0,P.q0)(s),this.#e.
redact),{cause:s});const{status:r,response:i}=n;if(r<400)return ps(t,r);const o=n.message.trim(),a=(0,S.Kb)(`GitHub answ\
ered ${r}${o&&`: ${o}`}`,this.#e.redact);if(r>=500||r===408)return oe("unexpected",a,{status:r});const{"retry-after":c,"\
x-ratelimit-remaining":d}=i.headers,u=c!==void 0||d==="0"||/rate limit|abuse detection/i.test(o);return{kind:"refused",status:r,
message:a,rateLimited:r===429||r===403&&u,says:h=>h.test(o)}}}const Rc={debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}},
Sc=e=>e instanceof Error&&e.response!==void 0;function oe(e,t,{mayHaveBeenReceived:n=!0,...s}={}){return{kind:"no-answer",
why:e,mayHaveBeenReceived:n,message:t,...s}}function ps([e],t){const n=`GitHub answered ${t}`;return e!=="GET"?oe("redir\
ected",n):t===304?oe("unexpected",n):{kind:"refused",status:t,message:n,rateLimited:!1,says:()=>!1}}const Ac=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.
test(e)&&(0,se.Dl)(e)!==void 0;function Dc({status:e,url:t,headers:{location:n}}){if(![301,302,307,308].includes(e)||typeof n!=
"string")return;const s=new URL(t),r=(0,se.Dl)(n,s);return r?.origin===s.origin?r.href:void 0}function de(e,...t){const n=t.
reduce((s,r)=>s?.[r],e);return typeof n=="string"?n:void 0}const le=e=>e.kind==="refused"&&e.status===404;function Pe(e,t){
return e.kind==="no-answer"?Pc(e):e.rateLimited?"GitHub refused the request because of a rate limit. Run this again late\
r.":e.status===401?"Set a valid `github-token`, or remove the input to use its default, the token of the job (`github.to\
ken`).":e.status===407?Oe.a5:e.status<400?ms:t(e.status)}function Pc({why:e,cause:t}){return e==="bad-address"?gs:e==="r\
edirected"?ms:e==="too-large"?`Check that the address in GITHUB_API_URL belongs to GitHub. ${gs}`:e==="tls-failed"?Ic:e===
"proxy-failed"?(0,Oe.CJ)(t):fe}const ms="Check whether the repository was moved or renamed, and check GITHUB_API_URL.",fe="\
Run this again when GitHub is available.",gs="GITHUB_API_URL must be the address of the API: `https://api.github.com`, o\
r `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets this variable.",Ic="Check GITHUB_API_URL and the c\
ertificate of GitHub. For the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file \
on the runner. Then run this again.";function Lt(e,{noAnswer:t,notFoundMs:n},s){let r=0,i=0;return(0,G.LH)({attempt:async()=>{
const o=await e();return n!==void 0&&le(o)&&++i<=It?{result:o,waitMs:n*i}:t&&o.kind==="no-answer"&&!ws.includes(o.why)&&
++r<=It?{result:o,waitMs:(0,G.JN)(r)}:{done:o}},retries:2*It,signal:s,cancelled:()=>oe("cancelled","the run was cancelle\
d")})}const ws=["cancelled","bad-address","redirected","too-large","tls-failed"];function Ut(e,t){const n=`The action co\
uld not claim the \`once-key\` in the repository (${t.message}).`;return Ie(n,Pe(t,s=>jc(e,s)))}function Mc(e,t){const n=`\
The action could not determine whether this run claimed the \`once-key\` (${t.message}). If the run did claim it, the cl\
aim is the ref ${e}.`;return Ie(n,Pe(t,()=>fe))}function Lc(e,t){if(le(t)){const s=`GitHub first answered that the ref ${e}\
 already exists, and then that it does not exist.`;return Ie(s,"Run this again.")}const n=`The ref ${e} already exists, \
but the action could not find out which run created it (${t.message}).`;return Ie(n,Pe(t,()=>fe))}function Uc(e,t){const n=`\
This run claimed the \`once-key\` with the ref ${e}. More than ${pt/1e3} s later, the action could not confirm that the \
ref is still the claim of this run (${t.message}).`;return Ie(n,le(t)?"Run this again.":Pe(t,()=>fe))}const bs=()=>(0,P.
Yq)("Claiming the key"),Ie=(e,t)=>new P.HR({reason:"claim-failed",title:"Claim failed",message:e,hint:t}),jt=e=>e.kind===
"refused"&&e.says(/already exists/i);function jc(e,t){const n=t===403||t===404;return n&&e==="ref"?{newRunAfter:"The `gi\
thub-token` has write access, but cannot create a ref `refs/web-push/\u2026`. Look for a ruleset that restricts refs, change \
it, and run this again. Or set a token that can create such refs, then"}:n?{newRunAfter:"Give the job the `contents: wri\
te` permission, or set a `github-token` that can write to this repository, then"}:e==="blob"||t!==409&&t!==422?fe:e==="t\
ag"?"Check that this repository contains the commit of this run.":"Look for a ruleset that forbids refs such as `refs/we\
b-push/\u2026`, change it, and run this again."}class Nc{#t="none";#e=[];#n="";#s=0;#r=0;#o=!1;#i=!1;get kind(){return this.#t}get tags(){
return this.#t==="held"?[this.#n]:this.#e}get mayStillBeCreated(){return this.#r>0&&!this.#o}get mayBeDeleted(){return this.#t===
"held"&&!this.#i}get mayAppear(){return this.mayBeDeleted||this.mayStillBeCreated}creationRequested(t){this.#e.includes(
t)||this.#e.push(t),this.#t==="none"&&(this.#t="maybe"),this.#s++,this.#r++}creationAnswered(t,n){n.kind==="no-answer"&&
n.mayHaveBeenReceived&&n.why!=="redirected"||this.#r--,n.kind==="done"&&this.#c(t),n.kind==="no-answer"&&!n.mayHaveBeenReceived&&
this.#s--,this.#s===0&&(this.#t="none")}refRead(t){return le(t)?(this.#i&&(this.#t="maybe"),"absent"):t.kind!=="done"?"u\
nreadable":this.#e.includes(t.data)?(this.#s===1&&(this.#o=!0),this.#c(t.data),"ours"):(this.#a(),"another")}deletionAnswered(t){
t.kind==="done"||Fc(t)?this.#a():(t.kind==="refused"||t.mayHaveBeenReceived)&&(this.#i=!0)}#c(t){this.#t="held",this.#n=
t}#a(){this.#t=this.mayStillBeCreated?"maybe":"none"}}const Fc=e=>e.kind==="refused"&&e.status===422&&e.says(/reference does not exist/i),
ys=1,$s=300,_s=5e3,vs=2500,ks=250;class Bc{#t;#e;#n;#s;#r=new Nc;#o=0;constructor(t,n,s){const{key:r,period:i,run:o,serverUrl:a}=t;
this.#n=t,this.#t=n,this.#e=s,this.#s={key:dn(r,i),ref:oi(r,i),repository:o.repository,serverUrl:a}}get state(){const{kind:t,
tags:n}=this.#r;return t==="none"?{kind:t}:{kind:t,tags:n,...this.#s}}claim(){return this.#i(async()=>{const{run:t,record:n}=this.#n,
s=new Date,r=ci({run:t.id,attempt:t.attempt,key:this.#s.key,...n},s),i=await this.#c("tag",{object:t.sha,type:"commit",message:r,
time:s}),o=await this.#d(i);if(!Kc(o))return this.#f(o);const a=await this.#a("blob",["POST","/git/blobs",{content:r}]),
c=await this.#c("blob",{object:a,type:"blob",message:r,time:s});return this.#f(await this.#d(c))})}confirm(){return this.#i(
async()=>{if(this.#g())return"claimed";const{found:t,read:n}=await this.#b();if(t==="ours")return"claimed";if(n.kind==="\
done")return this.#h(n.data);throw Uc(this.#s.ref,n)})}async findRetryStop(){const{ref:t}=this.#s,{found:n,read:s}=await this.#b();
if(n!=="ours")return s.kind==="done"?{kind:"claim-lost",ref:t}:{kind:"claim-unreadable",ref:t,cause:s.message}}async check(){
const t=await this.#y({noAnswer:!0});return t.kind==="done"?{kind:"used",claim:await this.#h(t.data)}:le(t)?{kind:"unuse\
d",...this.#s}:{kind:"unknown",cause:t.message,...this.#s}}async giveUp(){const t=async(c,d,u)=>await this.#p(d,u)?{done:!0}:
{result:!1,waitMs:c},n=()=>!1,s={signal:Rs(this.#e,vs)},r=c=>t((0,G.JN)(c),{},s);if(await(0,G.LH)({attempt:r,retries:2,signal:this.#e,
cancelled:n})||!this.#e.aborted)return;const o={signal:Rs(this.#e,_s),timeoutMs:vs},a=()=>t(ks,o,o);await(0,G.LH)({attempt:a,
retries:_s/ks,signal:o.signal,cancelled:n})}async#i(t){try{return await t()}catch(n){throw this.#e.aborted?bs():n}}#c(t,{
object:n,type:s,message:r,time:i}){const o={...Hc,date:i.toISOString().replace(/\.\d+/,"")};return this.#a(t,["POST","/g\
it/tags",{tag:this.#u,message:r,object:n,type:s,tagger:o}])}async#a(t,n){const s=await(0,G.LH)({attempt:async r=>{const i=await this.#t.
request(n,Wc);return Os(i)?{result:i,waitMs:(0,G.JN)(r)}:{done:i}},retries:ys,signal:this.#e,cancelled:Cs});if(s.kind===
"done")return s.data;throw Ut(t,s)}#d(t){return(0,G.LH)({attempt:async n=>{const s=await this.#l(t);if(s.kind==="done")return{
done:{kind:"claimed"}};const r=await this.#m(),i={kind:"not-confirmed",created:s,look:r};return r.found==="absent"&&Os(s)?
{result:i,waitMs:(0,G.JN)(n)}:{done:i}},retries:ys,signal:this.#e,cancelled:Cs})}async#l(t){this.#o=Date.now();const n={
status:201,read:r=>Ts(r)===t?t:void 0};this.#r.creationRequested(t);const s=await this.#t.request(["POST","/git/refs",{ref:this.#s.
ref,sha:t}],n);return this.#r.creationAnswered(t,s),s}async#f(t){if(t.kind==="claimed")return"claimed";const{created:n,look:s}=t,
{found:r,read:i}=s;if(r==="ours"){if(Es(n))throw Ut("ref",n);return"claimed"}if(i.kind==="done")return this.#h(i.data);const{
ref:o}=this.#s;throw jt(n)?Lc(o,i):r==="unreadable"&&!Es(n)&&this.#r.kind==="maybe"||this.#r.mayStillBeCreated?Mc(o,n):Ut(
"ref",n)}async#h(t){const{serverUrl:n,repository:s}=this.#s,r={status:200,read:c=>de(c,"message")},o=await Lt(()=>this.#t.
request(["GET","/git/tags/{tag}",{tag:t}],r),{noAnswer:!0},this.#e),a=o.kind==="done"?ui(o.data,`${n}/${s}/actions/runs`):
void 0;return{...this.#s,tag:t,by:a}}async#p(t,n){if(this.#r.kind==="none")return!0;const{found:s}=await this.#m({notFoundMs:$s},
t);if(s==="unreadable")return!1;if(s==="absent")return!this.#r.mayAppear;if(!this.#r.mayBeDeleted)return!0;if(!this.#g())
return!1;const r=["DELETE","/git/refs/{ref}",{ref:this.#u}];return this.#r.deletionAnswered(await this.#t.request(r,Gc,n)),
this.#r.kind!=="held"}async#b(){for(;;){const t=await this.#m();if(t.found!=="ours"||this.#g())return t}}async#m(t={noAnswer:!0,
notFoundMs:$s},n={}){const s=await this.#y(t,n);return{found:this.#r.refRead(s),read:s}}#y(t,n={}){const s={status:200,read:Ts};
return Lt(()=>(this.#o=Date.now(),this.#t.request(["GET","/git/ref/{ref}",{ref:this.#u}],s,n)),t,n.signal??this.#e)}#g(){
const t=Date.now()-this.#o;return t>=0&&t<=pt}get#u(){return this.#s.ref.replace("refs/","")}}const Hc={name:"web-push-a\
ction",email:"web-push-action@users.noreply.github.com"};function xs(e,...t){const n=de(e,...t)??"";return/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.
test(n)?n:void 0}const Ts=e=>xs(e,"object","sha"),Wc={status:201,read:e=>xs(e,"sha")},Gc={status:204,read:()=>!0},Es=e=>e.
kind==="refused"&&e.status!==409&&e.status!==422;function Os(e){return e.kind==="no-answer"?!ws.includes(e.why):e.kind===
"refused"&&e.status===422&&!jt(e)}function Kc(e){if(e.kind==="claimed"||e.look.found!=="absent")return!1;const{created:t}=e;
return t.kind!=="refused"||t.rateLimited||jt(t)?!1:[403,404,422].includes(t.status)}function Cs(){throw bs()}function Rs(e,t){
const n=new AbortController,s=()=>AbortSignal.timeout(t).addEventListener("abort",()=>n.abort());return e.aborted?s():e.
addEventListener("abort",s),n.signal}const Ss=1e3,As=100,qc=10,Ds={what:"release",name:"the latest release",hint:fe},Ps={
what:"release",name:"the list of releases",hint:fe};async function Vc({choice:e,filter:t,repository:n,eventRepository:s,
signal:r},i){const o=new zc(i,n,r),a=e.kind==="tag"?{release:await o.ofTag(e.tag)}:await o.latest(t);if(a===void 0)return"\
none-published";const c=Xc(s,n);return{...a,repository:c?s:await o.readRepository()}}class zc{#t;#e;#n;constructor(t,n,s){
this.#t=t,this.#e=n,this.#n=s}async ofTag(t){const n=await this.#i(["GET","/releases/tags/{tag}",{tag:t}],Ss);if(le(n)||
n.kind==="done"&&n.data.draft===!0)throw Zc(this.#e,t,await this.#o(t));const s={what:"release",name:`the release with t\
he tag ${(0,S.hD)(t)}`,hint:"Check the tag, then run this again."},r=Ve(n,s);if(de(r,"tag_name")!==t||!Ms(r))throw Nt(s);
return r}async latest(t){const n=await this.#i(["GET","/releases/latest"],Ss);if(le(n)&&(await this.#s(t)).length===0)return;
const s=Ve(n,Ds);if(!he(s).trim()||!Ms(s)||s.prerelease===!0)throw Nt(Ds);const r=await this.#s(t),i=Jc(s,r,t),o=he(i)===
he(s)?void 0:he(s);return{release:i,latest:{shownTag:o,newerTags:Qc(s,r)}}}async#s({maxAge:t,now:n}){const s=i=>{const o=Qt(
de(i,"published_at"),n);return t!==void 0&&o!==void 0&&o>t},r=[];for(let i=1;i<=qc;i++){const o=await this.#r(i);if(r.push(
...o.filter(lr)),o.length<As||o.filter(Q.Gv).every(s))break}return r}async#r(t){const n=await this.#i(["GET","/releases",
{per_page:As,page:t}]);if(le(n))throw eu(this.#e);const s=Ve(n,Ps);if(!Array.isArray(s))throw Nt(Ps);return s}async readRepository(){
const t={what:"repository",name:`the repository ${this.#e}`,hint:fe};return Ve(await this.#i(["GET",""]),t)}async#o(t){const n=t.
replace(/(^|[@/])(v?)(?=\d)/i,(r,i,o)=>`${i}${o===""?"v":""}`);if(n===t)return;const s=await this.#i(["GET","/releases/t\
ags/{tag}",{tag:n}]);return s.kind==="done"&&s.data.draft!==!0?n:void 0}async#i(t,n){const s={status:200,read:Is,followRedirects:!0},
i=await Lt(()=>this.#t.request(t,s),{noAnswer:!0,notFoundMs:n},this.#n);if(this.#n.aborted&&i.kind!=="done")throw(0,P.Yq)(
"Fetching the release");return i}}function Ve(e,t){if(e.kind==="done")return e.data;throw tu(e,t)}const Is=e=>typeof e==
"object"&&e!==null?e:void 0,he=e=>de(e,"tag_name")??"",_e=e=>Date.parse(de(e,"published_at")??"");function Jc(e,t,n){const s=me(
he(e));if(s===void 0)return e;const i=[...t.filter(c=>_e(c)<=_e(e)).toReversed(),e].flatMap(c=>{const d=me(he(c));return d&&
ur(d,s)?[{release:c,version:d}]:[]}).sort((c,d)=>dr(c.version,d.version)),o=i.filter(({version:c},d)=>{const u=i[d+1];return u===
void 0||!it(c,u.version)});return(o.findLast(({release:c})=>Yc(c,n))??o.find(({version:c})=>it(c,s)))?.release??e}function Yc(e,t){
const n=Xt(he(e),de(e,"published_at"),t.now);return Zt(n,t)===void 0}function Qc(e,t){return t.filter(r=>_e(r)>_e(e)).toSorted(
(r,i)=>_e(i)-_e(r)).map(he).filter(r=>r.trim()!=="")}const Ms=({draft:e})=>e===void 0||typeof e=="boolean";function Xc(e,t){
const n=Is(e)??{};return String(n.full_name).toLowerCase()===t.toLowerCase()&&typeof n.name=="string"&&(n.private===!1||
n.private===!0&&n.homepage!==void 0)&&de(n,"owner","avatar_url")!==void 0}const Ls="The `github-token` needs the `conten\
ts: read` permission. Without this permission, GitHub may hide the release.";function Zc(e,t,n){const s=n===void 0?"":` \
Did you mean ${(0,S.hD)(n)}?`;return new P.HR({reason:"release-not-found",title:"Release not found",message:`The reposit\
ory ${e} has no published release with the tag ${(0,S.hD)(t)}.${s}`,hint:`Check that the release is published, because G\
itHub does not find a draft by its tag. ${Ls}`})}function eu(e){return new P.HR({reason:"release-not-found",title:"Relea\
se not found",message:`GitHub did not list the releases of the repository ${e}.`,hint:Ls})}function Nt({what:e,name:t,hint:n}){
return new P.HR({reason:"github-failed",title:`Could not fetch the ${e}`,message:`GitHub answered, but did not return ${t}\
.`,hint:n})}function tu(e,{what:t,name:n,hint:s}){const r=e.kind==="no-answer"&&e.why==="too-large";return new P.HR({reason:"\
github-failed",title:`Could not fetch the ${t}`,message:`GitHub did not return ${n} (${e.message}).`,hint:r?"Set `title`\
, `message`, `icon-url` and `landing-url` as inputs or in a payload file. The action then fetches the release of a tag o\
nly if placeholders, `release-level` or `max-age` need it.":Pe(e,i=>i===403?nu:s)})}const nu={newRunAfter:"Give the job \
the `contents: read` permission, or set a `github-token` that can read this repository, then"},ze=require("node:path");function su(e){
const t=ru(),n=(0,ze.resolve)(t,e),s={input:"payload-file",file:e},r=o=>({problem:(0,M.CC)(s,o,{reason:"unreadable-file"})}),
i={problem:(0,M.CC)(s,"is outside the workspace; use a file of the repository")};if(e!==e.trim())return{problem:(0,M.CC)(
s,"has a name that begins or ends with whitespace, which a send would trim; rename the file")};try{const o=(0,ie.realpathSync)(
t);if(!Ft(n,t)&&!Ft(n,o))return i;const a=(0,ie.realpathSync)(n);if(!Ft(a,o))return i;const c=(0,ie.statSync)(a);if(c.isDirectory()){
const d=(0,M.yu)(e,"is a folder; use the path of a file in it");return{problem:(0,M.CC)("payload-file",d,{reason:"unread\
able-file"})}}return c.isFile()?c.size>U.VE?r(U.lZ):{text:new TextDecoder("utf-8",{fatal:!0}).decode((0,ie.readFileSync)(
a))}:r("is not a regular file; use the path of a YAML or JSON file")}catch(o){const a=o.code;return a==="ENOENT"&&e.includes(
"\uFFFD")?r("has a name that is not UTF-8; rename the file"):r(a==="ENOENT"?"does not exist; check the path, and check o\
ut the repository before this step":a==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`canno\
t be read (${(0,P.q0)(o)})`)}}const ru=()=>process.env.GITHUB_WORKSPACE||process.cwd();function Ft(e,t){const n=(0,ze.relative)(
t,e);return n!==".."&&!n.startsWith(`..${ze.sep}`)&&!(0,ze.isAbsolute)(n)}class iu{#t;#e;constructor({githubToken:t="",timeout:n},s){
const{github:r,run:i}=ue(),o={apiUrl:r.apiUrl,repository:i.repository,token:t,timeoutMs:n*1e3};this.#t=new Cc(o,s),this.#e=
s.signal}fetchRelease(t,n){const{repository:s}=ue().run,{repository:r}=Object(Zn().payload);return Vc({choice:t,filter:n,
repository:s,eventRepository:r,signal:this.#e},this.#t)}openClaims(t,n){const{github:s,run:r}=ue();return new Bc({...t,record:n,
serverUrl:s.serverUrl,run:r},this.#t,this.#e)}}function ou(e,t,{secrets:n,startedAt:s}){const r={level:e?.releaseLevel,maxAge:e?.
maxAge,now:s};return{secrets:n,filter:r,readFile:su,eventName:ue().run.event,readEvent:Zn,fetchRelease:async()=>{if(!e?.
release||!t)throw new Error("no release is named");return t.fetchRelease(e.release,r)}}}function Us(e){return(0,S.jQ)(e).
replaceAll("##[","## [").split(`
`).map(au).join(`
`)}function au(e){const t=e.indexOf("::");return t>=0&&e.slice(0,t).trim()===""?`${e.slice(0,t)}: ${e.slice(t+1)}`:e}class cu{#t;constructor(t){
this.#t=t}info(t){cs(this.#n(t))}retry(t,n){const s=(n/1e3).toFixed(1);this.info(`${t.title}: ${t.message} Retrying ${s===
"0.0"?"now":`in ${s} s`}.`)}exchange({method:t,url:n,ended:s,ms:r}){const i=`${t} ${n.host}${n.pathname}`;wc(this.#n(`${i}\
: ${s} in ${r.toFixed()} ms`))}group(t,n){us(this.#n(t)),this.info(n),ds()}stack({reason:t,cause:n}){t==="internal-error"&&
this.group(`Stack trace (${je.N}, Node ${process.version}, ${process.platform})`,js(n))}notice(t,n,s){this.#e(yc,t,n,s)}warning(t,n,s){
this.#e(bc,t,n,s)}error(t,n,s){this.#e(Pt,t,n,s)}#e(t,n,s,r){const i=this.#n(s);i.length>vt&&cs(i),t(i,{title:this.#n(n),
...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(t){return Us(this.#t(t))}}function js(e){if(!(e instanceof
Error))return(0,P.q0)(e);const{stack:t=(0,P.q0)(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${js(n)}`}function uu(e){const t=new Date,n=ic(),{passwords:s,userNames:r}=(0,Oe.FF)(n),i=(0,ve.gE)({...e,proxyCredentials:s}),
o=(0,ve.gE)({...e,proxyCredentials:[...s,...r]}),a=new cu(i.redact),c=new du;return{log:a,secrets:i,redact:o.redact,http:new we.
_b(n,gc()?d=>a.exchange(d):void 0),signal:Ze.signal,startedAt:t,watch:d=>c.watch(d)}}class du{#t=()=>{};constructor(){process.
exitCode=1,process.on("beforeExit",()=>this.#t(new Error("it stopped before it finished"))),process.on("uncaughtExceptio\
n",t=>{this.#t(t),Ze.abort()})}watch(t){const n=new Promise((s,r)=>{this.#t=r});return Promise.race([t,n])}}async function lu(e,t,n,s=t){
let r=t;try{await n()}catch(i){r=s,fu(e,i)}await new Promise(i=>process.stdout.write("",i)),process.exit(r)}function fu(e,t){
const n=t instanceof Error?t.name:typeof t;Pt(`The action could not report how this run ended (${n}). The outputs may st\
ill have the result. If this step sends a notification and the \`outcome\` output is empty, the notification may have been\
 sent. Before you send it again, wait a few minutes, then look in the panel of your push service.`,{title:"Internal erro\
r (internal-error)"});try{e.stack((0,P.h_)(t))}catch{}}function hu(e,t,n){const{title:s,why:r}=n,{text:i,isShortened:o}=Go(
n,Us);o&&e.info(r.text),e[t](s,i)}const pu=524288,mu=null;function od(e,t,{length:n}){if(n<=pu)return;const s=`The \`${t}\
\` output has ${grouped(n)} characters.`;e.warning("Large output",`${s} ${mu} Use this output only in this job.`)}const gu=[
"response","audience-name"];function wu(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r=Object.
entries(e).map(([i,o])=>[i,gu.includes(i)?t(o):o]);try{Ns(s,bu(Object.fromEntries(r)))}catch(i){n.warning("Outputs not w\
ritten",`The action could not write its outputs (${(0,P.q0)(i)}), so they are empty in later steps. The log shows how th\
e run ended.`)}}function Ns(e,t){const{size:n=0}=(0,ie.statSync)(e,{throwIfNoEntry:!1})??{};try{(0,ie.appendFileSync)(e,
t)}catch(s){try{(0,ie.truncateSync)(e,n)}catch{}throw s}}function bu(e){const t=new Set(Object.values(e).flatMap(r=>r.match(
/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;return Object.entries(
e).map(([r,i])=>`${r}<<${s}
${i}
${s}
`).join("")}function yu(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,U.yG)(e)===!1))try{Ns(s,_u(t()))}catch(r){
n.warning("Summary not written",`The action could not write the job summary (${(0,P.q0)(r)}).`)}}const $u=9e5;function _u(e,t=$u){
const n=yn(e),s="<p>The action left out the rest, because GitHub limits the size of a summary.</p>",r=t-Buffer.byteLength(
s)-2;let i=0;const o=n.findIndex(c=>(i+=Buffer.byteLength(c)+2,i>r));return`${(o===-1?n:[...n.slice(0,o),s]).join(`

`)}
`}async function vu(){const e=_c(Vt);(0,we.JU)(e["base-url"]);const t=uu({apiToken:e["api-token"],githubToken:e["github-\
token"]}),{log:n,secrets:s}=t,r=await new ku(e,t).run(),{result:i}=r;await lu(n,Oa(i),()=>{wu(na(r),t),"failure"in i&&n.
stack(i.failure),Ru(ia(r,s.redact),e.summary,t)})}class ku{#t;#e;#n={attempts:0,advice:[]};#s;constructor(t,n){this.#t=t,
this.#e=n;const{event:s,id:r}=ue().run;s==="release"&&(this.#n.releaseFrom="event"),s==="push"&&t.release!==""&&t.release!==
"latest"&&(this.#n.releaseFrom="push"),this.#n.isKeyOfRun=ai(t["once-key"],r)}async run(){const{watch:t}=this.#e,n=await t(
this.#o()).catch(r=>this.#r(r)),s=this.#s;return s&&!xu(n)&&await t(s.giveUp()).catch(()=>{}),{...this.#n,claim:s?.state,
result:n}}#r(t){return{outcome:this.#n.attempts>0?"unknown":"not-sent",failure:(0,P.h_)(t)}}async#o(){const t=await this.#i();
if("skip"in t)return{outcome:"skipped",reason:"not-announceable",why:t.skip};const{settings:n,content:s,onceKey:r,repository:i}=t,
o=new ki(n,this.#e),a=await this.#c(n,o),c=this.#a(s,a);Ou(n,c),n.checkUrls&&await this.#d(n,s);const d=r?i.openClaims(r,
Eu(s,a)):void 0;if(n.dryRun)return this.#l(n,d);const u=await this.#f(n,d);return u||(this.#n.advice.push(...Fo(ue().run.
attempt,r?.key)),this.#h(n,o,c))}async#i(){const{secrets:t,log:n,startedAt:s}=this.#e,r=this.#n,{settings:i,inputs:o,problems:a}=Ys(
this.#t,t,ue().run.event);a.add(kc(Vt,t.redact));const c=i&&new iu(i,this.#e),d=await Jr(o,a,ou(i,c,this.#e));if(!i||!c)
throw a.failure();if("skip"in d)return d;const{content:u,extraFields:l,release:h,heldBack:m}=d;r.content=u,r.extraFields=
l,r.release=h,n.info(Qo(u,l)),h&&n.info(Xo(h));const _=d.onceKey===""?void 0:Tu(d.onceKey,i,s);return r.checks=ta(i,_),r.
advice.push(...Ho(i.apiToken,Date.now()),...Co(u)),m&&r.advice.push({kind:"held-back",filtered:m}),{settings:i,content:u,
onceKey:_,repository:c}}async#c(t,n){const{log:s,redact:r}=this.#e,i=li(t)?await Ii(n):void 0,o=fi(t,i,r);return this.#n.
target=o,o.type==="audience"&&(this.#n.advice.push(...No(o.audience.reach)),pi(o.audience,t.maxReach,r)),s.info(Zo(o)),s.
info(ea(this.#n.checks??[])),o}#a({notification:t},n){const s=xi(t,n,this.#n.extraFields??{});return this.#n.payload=s,this.#e.
log.group("Payload",s),s}async#d(t,{notification:n}){const{checkUrls:s,urlCheckFailure:r}=await O.e(641).then(O.bind(O,9641)),
i={uses:(0,cn.Wn)(n),timeoutMs:t.timeout*1e3,userAgent:je.N},{problems:o,remarks:a,redirects:c}=await s(i,this.#e);if(o.
length>0)throw r(o);this.#n.advice.push(...a);for(const d of c)this.#e.log.info((0,M.fI)(d));this.#e.log.info("URL check\
 passed.")}async#l(t,n){const s=Je(t);if(s&&this.#n.advice.push({kind:"outside-window",outside:s}),this.#n.keyUse=await n?.
check(),this.#e.signal.aborted)throw(0,P.Yq)("Sending");return{outcome:"dry-run"}}async#f(t,n){const s=Je(t);if(s)return{
outcome:"skipped",reason:"outside-window",outside:s};if(!n)return;this.#s=n;const r=await n.claim();if(r!=="claimed")return{
outcome:"skipped",reason:"already-sent",claim:r};const i=await n.confirm();if(i!=="claimed")return{outcome:"skipped",reason:"\
already-sent",claim:i};const o=Je(t);return o&&{outcome:"skipped",reason:"outside-window",outside:o}}async#h(t,n,s){const r=()=>this.#n.
attempts++,i=()=>Cu(t,this.#s),{verdict:o,...a}=await eo({service:n,body:s,onAttempt:r,beforeRetry:i});if(this.#n.response=
a,!("failure"in o)||o.stop?.kind!=="outside-window")return o;const{outside:c}=o.stop;return{outcome:"skipped",reason:"ou\
tside-window",outside:c,lastFailure:o.failure}}}const xu=({outcome:e})=>e==="sent"||e==="unknown";function Tu(e,{oncePer:t,
timeZone:n},s){return t===void 0?{key:e}:{key:e,period:qs(t,s,n)}}function Eu({notification:e},t){return{target:t.type===
"all"?"all":`audience ${t.audience.id}`,title:e.title}}function Ou({expectedPayload:e},t){e!==void 0&&si(e,t)}function Je({
sendBetween:e,timeZone:t}){if(e!==void 0)return Ks(e,t??"UTC",new Date)}async function Cu(e,t){const n=await t?.findRetryStop();
if(n)return n;const s=Je(e);return s&&{kind:"outside-window",outside:s}}function Ru(e,t,n){const{log:s}=n,r=ya(e),{entries:i,
annotation:o}=r;yu(t,()=>za(r),n);for(const{level:a,title:c,...d}of i)a==="note"?s.info(Se(d)):s[a](c??"Advice",Se(d));o?
hu(s,"failure"in e.result?"error":"notice",o):s.info(r.closingLine)}vu(),module.exports=Fs})();
