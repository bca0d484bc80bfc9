(()=>{"use strict";var Xe={1312:((e,t,n)=>{n.d(t,{Vu:()=>v,Wn:()=>S,_e:()=>P,fD:()=>g,pi:()=>w,qW:()=>y,wg:()=>b});var s=n(
8925),o=n(8190),r=n(900);const i=(...h)=>{const u=(0,o.rf)(...h);return $=>$===""?(0,o.Bq)($):u($)},a=i("https"),d=i("ht\
tps","http"),g={title:o.Bq,message:o.Bq,icon_url:a,banner_url:a,landing_url:d,utm_source:o.Bq,utm_medium:o.Bq,utm_campaign:o.
Bq},w=r.Pw.map(h=>h.replaceAll("-","_")),v=["title","message","icon_url","landing_url"];function y(h,u,$){const p=u($.trim());
return"value"in p?{fields:{[h]:p.value},problems:[]}:{fields:{},problems:[(0,s.CC)(b(h),p.message)]}}const b=h=>h.replaceAll(
"_","-");function S({icon_url:h,banner_url:u,landing_url:$,actions:p=[]}){return[...h===void 0?[]:[{input:"icon-url",url:h,
use:"icon"}],...u===void 0?[]:[{input:"banner-url",url:u,use:"banner"}],...$===void 0?[]:[{input:"landing-url",url:$,use:"\
page"}],...p.map(({url:c},_)=>({input:"actions",path:[_,"url"],url:c,use:"page"}))]}function P(h){return S(h).flatMap(({
input:u,path:$,url:p})=>{const{username:c,password:_}=new URL(p);return c===""&&_===""?[]:(0,s.CC)(u,"has a user name or\
 password, which `check-urls` never sends; give the URL without them",{path:$})})}}),225:((e,t,n)=>{n.d(t,{Mh:()=>i,Vz:()=>r,
kg:()=>a,uT:()=>d});var s=n(8925),o=n(1312);const r={source:"file",fields:{},given:new Set,problems:[]},i=(y,b)=>o.Vu.filter(
S=>!y.given.has(S)&&!b.given.has(S));function a(y,b,S,P,h=[]){const u=i(y,b),$=S.kind==="not-announceable"?r:g(u,S,P),p=[
...h,...y.problems,...b.problems,...$.problems];if(p.length>0)return{problems:p};if(u.length>0&&S.kind==="not-announceab\
le")return{skip:S.because};const c=d(y,b,$);if(!c)throw new Error("a required field was lost");const _=S.kind==="content"&&
u.includes("message")&&S.fields.message,A=_&&"value"in _&&_.isFirstEntry;return{content:{...c,...A&&{firstEntry:!0}}}}function d(...y){
const b=Object.assign({},...y.map(({fields:A})=>A).reverse()),{title:S,message:P,icon_url:h,landing_url:u}=b;if(!S||!P||
!h||!u)return;const $=o.pi.filter(A=>b[A]!==void 0),p=Object.fromEntries($.map(A=>[A,b[A]])),c=A=>y.find(({given:I})=>I.
has(A))?.source,_=Object.fromEntries($.map(A=>[A,c(A)]));return{notification:{...p,title:S,message:P,icon_url:h,landing_url:u},
sources:_}}function g(y,b,S){const P=b.kind==="content"?b.source:"event",h={source:P,fields:{},given:new Set(y),problems:[]},
u=new Map;for(const p of y){const c=b.kind==="content"?b.fields[p]:{missing:v(b.event)};if("missing"in c){u.set(c.missing,
[...u.get(c.missing)??[],p]);continue}const _=[c.value,...c.madeFrom??[]].map(S.find).find(Boolean),{fields:A,problems:I}=(0,o.
qW)(p,o.fD[p],c.value);if(Object.assign(h.fields,A),_){const M=`contains ${_}, which may already be public; replace the \
token, and remove it from the ${P==="release"?P:"release or deployment"}`;h.problems.push((0,s.CC)((0,o.wg)(p),M))}else h.
problems.push(...I.map(m=>({...m,message:`in the ${P}, ${m.message}`})))}const $=b.kind==="none"&&b.event?", or set the \
input `release` to the tag of a release":"";return h.problems.unshift(...[...u].map(([p,c])=>w(c,p&&` (${p})`,$))),h}function w(y,b,S){
const P=y.map(u=>`\`${u}\``).join(", "),h=y.length>1?`are missing${b}; give them as inputs or in \`payload-file\` (there a\
s ${P})${S}`:`is missing${b}; give it as an input, or as ${P} in \`payload-file\`${S}`;return(0,s.CC)(y.map(o.wg).join("\
, "),h)}function v(y){return y===void 0?"":`${/^[a-z_]{1,40}$/.test(y)?`the event \`${y}\``:"this event"} does not suppl\
y content`}}),3916:((e,t,n)=>{n.d(t,{HR:()=>s,h_:()=>o,q0:()=>r});class s extends Error{reason;title;hint;constructor(a){
super(a.message,a.cause===void 0?void 0:{cause:a.cause}),this.name="Failure",this.reason=a.reason,this.title=a.title,this.
hint=a.hint}}function o(i){return i instanceof s?i:new s({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${r(i)}.`,hint:"Please report this with the log of the run.",cause:i})}function r(i){if(!(i instanceof
Error))return String(i);const a=i.code;if(a==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(a==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:d}=i;if(typeof a=="string"&&a.startsWith("ERR_SSL_")&&typeof d=="string")return`${a}:\
 ${d}`;const g=(i.message||i.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),w=typeof a=="string"&&!g.includes(
a)?`${a}: ${g}`:g,v=i instanceof AggregateError?i.errors.map(r).join("; "):"",y=v&&v!==w?`${w} (${v})`:w;return i.cause===
void 0?y:`${y}: ${r(i.cause)}`}}),5952:((e,t,n)=>{n.d(t,{uT:()=>p,oJ:()=>M,Er:()=>N});const s=require("node:http");var o=n.
n(s);const r=require("node:string_decoder"),i=async()=>(await Promise.resolve().then(n.t.bind(n,4708,23))).default;async function a(f,O,L){
const{method:V,url:q,headers:U,body:B,timeoutMs:z,maxBytes:Y,encoding:E="utf8",wantsBody:l,signal:k}=f,{request:x}=q.protocol===
"https:"?await i():o();return new Promise(C=>{let R=!1,D=!0,j=0,W,G;const K=new r.StringDecoder(E);let ee="";const J=x(q,
{agent:O,method:V,headers:B===void 0?U:{...U,"Content-Length":Buffer.byteLength(B)}}),To=setTimeout(()=>be(new w("timeou\
t",`no response within ${z/1e3} s`)),z),Je=()=>be(new w("cancelled","the run was cancelled")),Gt=F=>{j+=F.length};function Ye(F){
clearTimeout(To),k?.removeEventListener("abort",Je),W?.removeListener("data",Gt),C(F)}function ge(F){if(!G)return;const ye=ee+
K.end(),xe=E==="utf8"?ye.replace(/^\ufeff/,""):ye;Ye({...G,body:xe,...F&&{incomplete:F}})}function be(F){G?ge(F instanceof
w?F.reason:"cut"):xo(F)?Ye(v(F,L)):Ye(b(F,j)),J.destroy()}const xo=F=>!R||!D&&j===0&&S(F);function qt(){J.destroyed||(R=
!0,D=J.reusedSocket||W.getProtocol?.()!=="TLSv1.3",J.end(B))}J.on("error",be),J.on("close",()=>G??be(Object.assign(new Error(
"the connection was closed"),{code:"ECONNRESET"}))),J.on("socket",F=>{W=F,F.on("data",Gt),g(F)?qt():F.once(d(F)?"secureC\
onnect":"connect",qt)}),J.on("response",F=>{const ye=F.statusCode??0;if(G={kind:"response",status:ye,headers:F.headers,body:"",
at:new Date},l?.(ye)===!1){ge(),J.destroy();return}let xe=0;F.on("data",Ee=>{const Vt=Y-xe;if(xe+=Ee.length,Ee.length<=Vt){
ee+=K.write(Ee);return}ee+=K.write(Ee.subarray(0,Vt)),ge("too-large"),J.destroy()}),F.on("end",()=>ge(F.complete?void 0:
"cut")),F.on("error",be),F.on("close",()=>ge("cut"))}),k?.addEventListener("abort",Je),k?.aborted&&Je()})}const d=f=>f.encrypted===
!0;function g(f){return f.connecting?!1:!d(f)||f.secureConnecting===!1}class w extends Error{reason;constructor(O,L){super(
L),this.reason=O}}function v(f,{isProxied:O,isProxyTls:L}){const V={kind:"failure",mayHaveBeenReceived:!1,cause:f},q=(l,k)=>({
...V,reason:l,retryable:k});if(f instanceof w)return q(f.reason,f.reason==="timeout");const{code:U="",syscall:B,statusCode:z}=f;
return U==="ERR_PROXY_TUNNEL"?q("proxy-failed",z===void 0):!(B!==void 0&&U!=="EPROTO"||y.test(U)||f instanceof AggregateError)&&
!U.startsWith("ERR_INVALID")?q(L?"proxy-failed":"tls-failed",!1):q(O&&!(U==="ECONNRESET"&&B===void 0&&!L)?"proxy-failed":
"connection-failed",!0)}const y=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function b(f,O){const L=f.code??"",V=O>0||L.startsWith("HPE_");return{kind:"failure",mayHaveBeenReceived:!0,reason:f instanceof
w?f.reason:V?"bad-response":"connection-lost",retryable:!0,cause:f}}function S(f){const[,O]=/\bSSL alert number (\d{1,3})\b/.
exec(f instanceof Error?f.message:"")??[];return O!==void 0&&P.has(Number(O))}const P=new Set([42,43,44,45,46,48,116]);var h=n(
4517);const u=1e3,$=10;function p(f){const O=new Map,L=new WeakMap,V=U=>H()-(L.get(U)??Number.NEGATIVE_INFINITY);async function q(U,B){
const z=`${U.protocol}${B??""}`,Y=O.get(z);if(Y)return Y;const E=B===void 0?{}:{proxyEnv:{http_proxy:B,https_proxy:B}},{
Agent:l}=U.protocol==="https:"?await i():o();B!==void 0&&await I();const k=new l({keepAlive:!0,...E});return k.on("free",
x=>L.set(x,H())),O.set(z,k),k}return{async request(U){const B=(0,h.i)(U.url,f);if(B&&"problem"in B)return{kind:"failure",
mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(B.problem)};const z=await q(U.url,B?.url),Y=Math.
min(...c(z).map(V));U.method!=="GET"&&Y<u&&await A($-Y);for(const l of c(z))(V(l)>u||_(l))&&l.destroy();const E=U.url.protocol===
"http:"&&B?.url.startsWith("https:")===!0;return a(U,z,{isProxied:B!==void 0,isProxyTls:E})}}}const c=f=>Object.values(f.
freeSockets).flatMap(O=>O??[]),_=f=>f.readableEnded||!f.writable;async function A(f){f>0&&await new Promise(O=>setTimeout(
O,f));for(let O=0;O<2;O++)await new Promise(L=>setImmediate(L))}async function I(){const{subscribe:f,unsubscribe:O}=await Promise.
resolve().then(n.t.bind(n,3053,23));O("net.client.socket",m),f("net.client.socket",m)}const m=f=>{f.socket.on("error",()=>{})},
M=f=>f>=200&&f<300;function N(f){const O=o().STATUS_CODES[f];return O===void 0?String(f):`${f} ${O}`}const H=()=>Number(
process.hrtime.bigint())/1e6}),4517:((e,t,n)=>{n.d(t,{F:()=>d,i:()=>r});const s=require("node:net");var o=n(8190);function r(h,u,$=process.
version){const p=(h.protocol==="https:"?u.https:u.http)?.trim();if(!p||y(h,u.bypass??""))return;if(!i($))return{problem:`\
Node ${$} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};
if(p.search(o.W3)>=0)return{problem:"the proxy setting contains a line break or another control character"};const c=(0,o.
Dl)(w(p));return!c||!/^https?:$/.test(c.protocol)?{problem:"the proxy setting is not an http or https URL"}:v(c.username+
c.password)===void 0?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:c.href}}function i(h){
const[u=0,$=0]=h.replace(/^v/,"").split(".").map(Number);return u>24||u===24&&$>=5}const a=4;function d({http:h,https:u}){
return[...new Set([h,u].flatMap(g))]}function g(h=""){const[,u=""]=/^[^:]*:\/\/(.*)$/s.exec(w(h.trim()))??[],$=u.lastIndexOf(
"@");if($<0)return[];const p=u.slice(0,$),c=p.indexOf(":"),_=c<0?[p,""]:[p.slice(0,c),p.slice(c+1)],{username:A="",password:I=""}=(0,o.
Dl)(w(h.trim()))??{},m=_.map(N=>v(N)??N);return[...[..._,A,I,...m].filter(N=>N.length>=a),Buffer.from(m.join(":")).toString(
"base64").replace(/=+$/,"")]}const w=h=>h.includes("://")?h:`http://${h}`;function v(h){try{return decodeURIComponent(h)}catch{
return}}function y(h,u){const $=h.hostname.replace(/^\[|\]$|\.$/g,""),p=h.port||(h.protocol==="https:"?"443":"80");return u.
toLowerCase().split(/[\s,]+/).filter(c=>c!=="").some(c=>c==="*"||b(c,$,p))}function b(h,u,$){if(h.includes("/"))return P(
h,u);const[,p=h,c]=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(h)??[];if(c!==void 0&&c!==$)return!1;const _=S(p.replace(/^\[|\]$/g,
"").replace(/^\*?\./,""));return u===_||(0,s.isIP)(u)===0&&u.endsWith(`.${_}`)}function S(h){return(0,s.isIP)(h)===6&&(0,o.
Dl)(`http://[${h}]`)?.hostname.slice(1,-1)||h}function P(h,u){const[$="",p=""]=h.split("/"),c=(0,s.isIP)($);if(c===0||(0,s.
isIP)(u)!==c||!/^\d{1,3}$/.test(p)||Number(p)>(c===4?32:128))return!1;const _=c===4?"ipv4":"ipv6",A=new s.BlockList;return A.
addSubnet($,Number(p),_),A.check(u,_)}}),8902:((e,t,n)=>{n.d(t,{JN:()=>i,LH:()=>g,P9:()=>a,wJ:()=>r});const s=1e3,o=3e4,
r=12e4;function i(v,y=Math.random){return y()*Math.min(o,s*2**(v-1))}function a(v,y){const b=v?.trim()??"";if(/^\d+$/.test(
b))return Number(b)*1e3;if(!d.test(b))return;const S=Date.parse(b.endsWith("GMT")?b:`${b} GMT`);return Number.isNaN(S)?void 0:
Math.max(0,S-y)}const d=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function g({attempt:v,retries:y,signal:b,cancelled:S,onWait:P}){for(let h=1;!b?.aborted;h++){const u=await v(h);if("\
done"in u)return u.done;if(b?.aborted)break;if(h>y||u.waitMs>r)return u.retry;P?.(u.retry,u.waitMs),await w(u.waitMs,b)}
return S()}function w(v,y){return new Promise(b=>{const S=()=>{clearTimeout(P),y?.removeEventListener("abort",S),b()},P=setTimeout(
S,v);y?.addEventListener("abort",S)})}}),8925:((e,t,n)=>{n.d(t,{CC:()=>r,KE:()=>h,LF:()=>g,TJ:()=>S,cz:()=>d,fI:()=>v,hz:()=>i,
vQ:()=>y});var s=n(3916),o=n(8190);function r(u,$,p={}){return{...typeof u=="string"?{input:u}:u,message:$,reason:"inval\
id-input",...p}}function i({place:u},{place:$}){return u&&$?u.line-$.line||u.column-$.column:+!u-+!$}const a=100,d=u=>u.
length>a?`${u.slice(0,a-1).toWellFormed()}\u2026`:u;function g(u){const $=u.slice(0,a).map((p,c)=>{if(typeof p=="number")
return`[${p}]`;const _=d(String(p)).replace(o.W3,"\uFFFD");return c>0?`.${_}`:_});return d($.join(""))}function w(u,$,p,c=""){
return`${u.length>0?`\`${g(u)}\``:$}${c}${p.startsWith('"')?":":""} ${p}.`}function v({input:u,file:$,path:p=[],place:c,
message:_}){const A=c&&`line ${c.line}, column ${c.column}`;if($!==void 0){const H=A?`${$}, ${A}`:$;return`${u}: ${H}: ${w(
p,"the file",_)}`}const I=A?` (${A})`:"",m=typeof p[0]=="number";if(p.length>0&&!m)return`${u}: ${w(p,"",_,I)}`;const M=m?
g([u,...p]):u;return _.startsWith('"')?`${M}${I}: ${_}.`:`${m?`\`${M}\``:M.replace(/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/,
" and ")}${I} ${_}.`}function y(u){const $=u.some(p=>p.reason==="invalid-input")?"invalid-input":"unreadable-file";return new s.
HR({reason:$,title:$==="unreadable-file"?"Unreadable file":"Invalid input",message:h(u.map(v),P(u)),hint:"Correct what i\
s listed, then start a new run: a re-run uses the original workflow file and event."})}const b=100;function S(u,$,p){const c=P(
$.slice(b)),_=$.slice(0,b).map(p);return c===0?_:[..._,r(u,`has ${c} more problems`,{count:c})]}const P=u=>u.reduce(($,{
count:p=1})=>$+p,0);function h(u,$=u.length){if(u.length===1)return u.join("");const p=u.slice(0,b).map(c=>`- ${c}`);return $>
p.length&&p.push(`- and ${$-p.length} more`),`${$} problems:
${p.join(`
`)}`}}),8190:((e,t,n)=>{n.d(t,{Bq:()=>$,Dl:()=>s,TL:()=>g,W3:()=>d,h0:()=>I,p0:()=>b,pc:()=>u,qF:()=>o,rD:()=>w,rJ:()=>S,
rf:()=>P,yG:()=>y,zM:()=>v});function s(m,M){try{return new URL(m,M)}catch{return}}function o(m){try{return JSON.parse(m)}catch{
return}}const r={"":1,s:1,m:60,h:3600,d:86400,w:604800},i=/^[\x21-\x7e]+$/,a=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,d=/[^ -~\xa0-\uffff]/g;
function g(m){const M=JSON.stringify(m);return M.length>100?`${M.slice(0,98)}\u2026" (${m.length} characters)`:M}function w(m,M,N){
return H=>{const f=/^[0-9]+$/.test(H)?Number(H):Number.NaN;return f>=M&&f<=N?{value:f}:{message:`${g(H)} is not ${m}`}}}
function v(m){return/^(true|True|TRUE)$/.test(m)?{value:!0}:/^(false|False|FALSE)$/.test(m)?{value:!1}:{message:`${g(m)}\
 is neither true nor false; give \`true\` or \`false\``}}function y(m){const M=v(m);return"value"in M?M.value:void 0}function b(m){
const M=/^([0-9]+)([smhdw]?)$/.exec(m),N="give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (1\
2h)";if(!M)return{message:`${g(m)} is not a duration; ${N}`};const H=Number(M[1])*r[M[2]];return Number.isSafeInteger(H)?
{value:H}:{message:`${g(m)} is too long; ${N}`}}function S(m){return i.test(m)?{value:m}:{message:"contains a space, a l\
ine break or a character outside ASCII, which a token cannot contain; give only the token, preferably from a secret"}}function P(...m){
const M=`give an absolute ${m.join(" or ")} URL, such as https://example.com/${m.length>1?"page":"image.png"}`;return h(
m,M)}function h(m,M){return N=>{if(/[\s\\]/.test(N)||N.search(d)>=0)return{message:`${g(N)} contains white space or a ba\
ckslash, which a URL must not contain; ${M}`};const H=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(N)?.[1]?.toLowerCase();
return H!==void 0&&!m.includes(H)?{message:`${g(N)} has the scheme ${H}; ${M}`}:H!==void 0&&/^[^:]+:\/\/[^/?#]/.test(N)&&
s(N)!==void 0?{value:N}:{message:`${g(N)} is not an absolute URL; ${M}`}}}function u(m){if(/^[^/]*\/\/[^/?#]*@/.test(m))
return{message:"contains a user name or password; give the address without them"};const N=h(["https","http"],"give the h\
ttps address of the push service, such as https://push.example.com")(m);if("message"in N)return N;const H=new URL(m);return H.
protocol==="http:"&&!a.test(H.hostname)?{message:`${g(m)} has the scheme http, which would send the token unencrypted; g\
ive an https URL (http is only for loopback addresses)`}:/[?#]/.test(m)?{message:`${g(m)} has a query or fragment; give \
the address without it`}:{value:m.replace(/\/+$/,"")}}function $(m){return m===""?{message:"is blank, which the service \
refuses; give some text"}:!/[!-~]/.test(m)&&I(m)===""?{message:"has no visible character; give some text"}:{value:m}}const p=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
c=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,_=/[\s\x85]+/g,A=String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`;
function I(m){const M=m.toWellFormed().replace(p,"").replace(c,"$1").replace(_," ").trim();return new RegExp(A,"u").test(
M)?M:""}}),4463:((e,t,n)=>{n.d(t,{gE:()=>H,ue:()=>z,kU:()=>B});const[s,o,r,i,a]=[37,38,92,35,59],d=E=>E===s||E===o||E===
r;function g(E){const l=/[%&\\]/g,k=[];for(;l.test(E);)k.push(l.lastIndex-1);return k}const w={117:4,120:2,85:8},v=` exc\
l! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, period. sol/
  colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\`
  DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`;function y(E){const l=v.indexOf(` ${E}`),k=v.
charCodeAt(l+1+E.length);return l===-1||h(k)?void 0:k}const b=16;class S{text;levels;broken;code=0;at=0;isAtEnd=!1;constructor(l,k){
const x=()=>({codes:new Uint32Array(l.length),ends:new Uint32Array(l.length)});this.text=l;const C=[x(),x(),x(),x()],[R,
D,j,W]=C;this.levels=C,this.broken=new Uint8Array(l.length);for(const G of k.toReversed())this.readUnit(G,R),this.readUnit(
G,D,R,R),this.readUnit(G,j,void 0,R),this.readUnit(G,W,R)}mayBegin(l,k){return l>=this.text.length||this.isBroken(l)?!0:
this.text.charCodeAt(l)===k||this.levels.some(({codes:x})=>x[l]===k)}endsOf(l,k){const x=[];for(const C of k){const R=this.
text.charCodeAt(C);if(R===l&&P(x,C+1),!!d(R))for(const{codes:D,ends:j}of this.levels)D[C]===l&&P(x,j[C]??C)}return x}isBroken(l){
return this.broken[l]===1}readUnit(l,k,x,C){this.at=l,this.isAtEnd=!1,this.next(x);const[R,D]=[this.code,this.at],j=this.
readEscape(R,C);k.codes[l]=j??R,k.ends[l]=j===void 0?D:this.at,this.isAtEnd&&(this.broken[l]=1)}next(l){return this.at>=
this.text.length?(this.isAtEnd=!0,!1):(this.code=this.text.charCodeAt(this.at),l&&d(this.code)?(this.broken[this.at]&&(this.
isAtEnd=!0),this.code=l.codes[this.at]??0,this.at=l.ends[this.at]??0):this.at++,!0)}readEscape(l,k){if(l===s)return this.
readHexadecimal(2,k);if(l===o)return this.readReference(k);if(l!==r||!this.next(k))return;const x=w[this.code];return x!==
void 0?this.readHexadecimal(x,k):h(this.code)||u(this.code,10)!==void 0?void 0:this.code}readHexadecimal(l,k){let x=0;for(let C=0;C<
l;C++){const R=this.next(k)?u(this.code,16):void 0;if(R===void 0)return;x=x*16+R}return x}readReference(l){let k="";for(;k.
length<=b&&this.next(l);){if(this.code===i&&k==="")return this.readNumber(l);if(this.code===a)return y(k);if(!h(this.code))
return;k+=String.fromCharCode(this.code)}}readNumber(l){let k=10,x;for(;this.next(l);){if(x===void 0&&k===10&&(this.code|
32)===120){k=16;continue}const C=u(this.code,k);if(C===void 0)return this.code===a?x:void 0;x=Math.min((x??0)*k+C,1114112)}}}
function P(E,l){E.includes(l)||E.push(l)}const h=E=>(E|32)>=97&&(E|32)<=122;function u(E,l){if(E>=48&&E<=57)return E-48;
const k=(E|32)-97;return l===16&&k>=0&&k<6?k+10:void 0}var $=n(8925);const p="the API token",c="the GitHub token",_="***",
A=8,I=4,m=64,M=256,N=8;function H({apiToken:E,githubToken:l="",others:k=[]}){const x=new Map(k.map(R=>[R,""]));x.set(l,c).
set(E,p),x.delete("");const C=[...x].flatMap(([R,D])=>q(R,D));return{find:R=>{if(R.length<A)return;const D=f(C,R,!1).map(
({name:j})=>j);return[p,c].find(j=>D.includes(j))},redact:(R,D=!1)=>{let j="",W=0;for(const{start:G,end:K}of f(C,R,D).sort(
(ee,J)=>ee.start-J.start))j+=G<W?"":`${R.slice(W,G)}${_}`,W=Math.max(W,K);return j+R.slice(W)}}}function f(E,l,k){const x=g(
l),C=k?[...x,l.length]:x,R=C.length>0?new S(l,x):void 0;return(R?E:E.filter(j=>l.includes(j.text))).flatMap(j=>[...O(j,l),
...R?L(j,R,C,k):[]])}function O(E,l){const{length:k}=E.text,x=k>M?k:1,C=[];for(let R=l.indexOf(E.text);R!==-1;R=l.indexOf(
E.text,R+x)){const D=U(E,l,R,R+k),j=C.at(-1);j&&D.start<j.end?j.end=D.end:C.push(D)}return C}function L(E,l,k,x){const C=E.
text,{text:R}=l,D=[];let j=0,W=-1;for(const G of k){for(let K=Math.max(j,W+1,G-C.length+1);K<=G;K++){if(!l.mayBegin(G,C.
charCodeAt(G-K)))continue;const J=K===G||C.startsWith(R.slice(K,G))?V(C,l,G,G-K,x):void 0;if(J){D.push(U(E,R,K,Math.max(
...J))),j=Math.min(...J);break}}W=G}return D}function V(E,l,k,x,C){const R=Math.max(1,Math.min(I,E.length-1)),{length:D}=l.
text;let j=[k];for(let W=x;W<E.length&&j.length<=N;W++){if(C&&W>=R&&j.some(ee=>ee>=D||l.isBroken(ee)))return[D];const K=l.
endsOf(E.charCodeAt(W),j);if(K.length===0)return W>=m?j:void 0;j=K}return j}function q(E,l){if(E.length<A)return[{text:E,
name:""}];const k=[0,1,2].flatMap(x=>{const C=Buffer.from("\0".repeat(x)+E),R=C.toString("base64").slice(Math.ceil(x*8/6),
Math.floor(C.length*8/6)),D={before:x>0,behind:C.length%3>0},j=R.replaceAll("+","-").replaceAll("/","_");return[...new Set(
[R,j])].map(W=>({text:W,name:l,partial:D}))});return[{text:E,name:l},...k]}function U({name:E,partial:l},k,x,C){const R=W=>/[\w+/-]/.
test(k.charAt(W)),D=l?.before&&R(x-1)?x-1:x;let j=l?.behind&&R(C)?C+1:C;for(;l&&j<C+3&&k[j]==="=";)j++;return{start:D,end:j,
name:E}}function B(E,l,k){return Object.entries(E).flatMap(([x,C])=>{const R=Y(C,l);return R?(0,$.CC)({input:x,file:k},`\
contains ${R}, which would be published; remove it`):[]})}function z(E,l){const{"api-token":k,"github-token":x="",...C}=E,
R=l.find(x)===p;return B({...C,...R&&{"github-token":x}},l)}function Y(E,l){const k=[E];for(const x of k){const C=typeof x==
"string"?l.find(x):void 0;if(C)return C;if(typeof x=="object"&&x!==null)for(const R of Object.entries(x))k.push(...R)}}}),
900:((e,t,n)=>{n.d(t,{AE:()=>$,Pw:()=>P,yc:()=>c});var s=n(8925),o=n(8190),r=n(4463);const i=(f,O)=>L=>L===""?{message:`\
is missing; give ${f}`}:O(L),a=(f,O)=>L=>L===""?{value:f}:O(L),d=f=>O=>O===""?{value:void 0}:f(O),g=f=>({value:f}),w=(f,O)=>L=>{
const V=f.find(q=>q===L);return V===void 0?{message:`${(0,o.TL)(L)} is not ${O}`}:{value:V}},v={"base-url":i("the base a\
ddress of the push service, such as https://push.example.com (a misspelled variable is empty)",o.pc),"api-token":i("the \
API token of the site, from a secret (a misspelled or unavailable secret is empty)",o.rJ),timeout:a(30,(0,o.rD)("a whole\
 number of seconds from 1 to 300",1,300)),retries:a(3,(0,o.rD)("a whole number from 0 to 10",0,10)),summary:a(!0,o.zM)},
y=Number.MAX_SAFE_INTEGER,b={...v,target:i("`all` (every subscriber) or `audience`; there is no default, so that nobody \
broadcasts by forgetting a line",w(["all","audience"],"a valid target; give `all` (every subscriber) or `audience`")),"a\
udience-id":d((0,o.rD)(`an audience id; give a whole number from 1 to ${y}`,1,y)),"audience-name":d(g),"max-reach":d((0,o.
rD)(`a whole number from 0 to ${y}`,0,y)),"payload-file":d(g),"extra-fields":d(g),"dry-run":a(!1,o.zM),"check-urls":a(!1,
o.zM),"once-key":d(g),"once-per":d(w(["day","week","month"],"a period; give `day`, `week` or `month`")),release:d(g),"gi\
thub-token":d(o.rJ)},S=f=>f.replace(/-([a-z])/g,(O,L)=>L.toUpperCase()),P=["title","message","icon-url","banner-url","la\
nding-url","actions","utm-source","utm-medium","utm-campaign","ttl"],h=f=>Object.keys(f),u=h(v),$=[...h(b),...P];function p(f,O){
return _(v,f,O)}function c(f,O){return _(b,f,O,H(f))}function _(f,O,L,V=[]){const q=[...(0,r.ue)(O,L),...I(O)],U=new Set(
q.map(({input:l})=>l)),B={...O,...Object.fromEntries([...U].map(l=>[l,"(refused)"]))},z={},Y=[];for(const[l,k]of Object.
entries(f)){const x=k(B[l]);"value"in x?z[S(l)]=x.value:Y.push((0,s.CC)(l,x.message))}const E=[...q,...[...Y,...V].filter(
({input:l})=>!U.has(l))];return{settings:E.length>0?void 0:z,problems:E,inputs:B,refused:U}}const A=65536;function I(f){
return["actions","extra-fields"].filter(L=>Buffer.byteLength(f[L]??"")>A).map(L=>(0,s.CC)(L,"is larger than 64 KiB; make\
 it smaller"))}const m={"payload-files":g,"extra-fields":g,"check-urls":b["check-urls"],timeout:v.timeout,summary:v.summary},
M=[...h(m),...P];function N(f,O){const L=Object.entries(f).filter(([U,B])=>!(U in m)&&B!==""),V="is missing; give paths \
of payload files, or a notification as inputs",q=f["payload-files"]===""&&L.length===0;return _(m,f,O,q?[problem("payloa\
d-files",V)]:[])}function H(f){const[O,L]=[f.target==="all",f.target==="audience"],V="is only allowed with `target: audi\
ence`",q="remove it, or change `target`",U="(the service does not report the reach of a broadcast)",B=f["once-key"]?"`on\
ce-key` needs it to keep its claims in the repository":"the input `release` needs it to fetch the release";return[["audi\
ence-id",O&&f["audience-id"],`${V}; ${q}`],["audience-name",O&&f["audience-name"],`${V}; ${q}`],["max-reach",O&&f["max-r\
each"],`${V} ${U}; remove it`],["audience-id, audience-name",L&&!f["audience-id"]&&!f["audience-name"],"are both missing\
; give at least one"],["once-key",f["once-per"]&&!f["once-key"],"is missing; `once-per` needs it"],["github-token",(f["o\
nce-key"]||f.release)&&!f["github-token"],`is missing; ${B}`]].flatMap(([Y,E,l])=>E?(0,s.CC)(Y,l):[])}}),9349:((e,t,n)=>{
n.d(t,{Kb:()=>h,Yq:()=>y,dz:()=>v,sc:()=>b});var s=n(3916),o=n(5952),r=n(8902),i=n(8190);const a={"connection-failed":"C\
heck `base-url` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; fo\
r a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.","proxy-failed":"Check HTTPS_PROXY, HTTP_\
PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",timeout:"\
Check that the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","b\
ad-response":"Check that `base-url` is the address of the push service."},d={ERR_SSL_WRONG_VERSION_NUMBER:"Check the por\
t in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (o\
r a proxy) that does not require a client certificate."};function g(c,{reason:_,mayHaveBeenReceived:A,cause:I}){const m=c===
"Sending"&&A;if(_==="cancelled")return m?"":"If you did not mean to cancel it, run it again.";const{code:M="",statusCode:N}=Object(
I);if(N===407)return p(407,c,!1);const H=_==="tls-failed"&&d[M]||a[_];return m?H:`${H} Then run this again.`}function w(c,{
reason:_,mayHaveBeenReceived:A},I){const m=c==="Sending",M=c.charAt(0).toLowerCase()+c.slice(1);return{"connection-faile\
d":`Could not connect to the service (${I}).`,"tls-failed":`Could not make a secure connection to the service (${I}).`,"\
proxy-failed":`Could not use the proxy (${I}).`,timeout:A?`${m?"The service may have received the request, but did not r\
espond":"There was no complete response"} in time (${I}).`:`Timed out connecting to the service (${I}).`,"connection-los\
t":`The connection was lost before ${m?"a response arrived; the service may have received the request":"the response was\
 complete"} (${I}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${I}).`,cancelled:m?`The run was \
cancelled${A?"; the service may already have":" before the service"} received the request.`:`The run was cancelled while\
 ${M}.`}[_]}function v(c,_,A){const{reason:I,cause:m}=_;return new s.HR({reason:I,title:`${c} failed`,message:w(c,_,h((0,s.
q0)(m),A)),hint:g(c,_),cause:m})}const y=c=>v(c,{kind:"failure",mayHaveBeenReceived:!1,reason:"cancelled",retryable:!1,cause:void 0},
_=>_);function b(c,_,A,I=!1){const{status:m,headers:M,body:N,incomplete:H}=_,f=M.location?` and points to ${(0,i.TL)(A(M.
location))}`:"",O=h(N,A,H!==void 0),L=`The ${m===407?"proxy":"service"} responded ${(0,o.Er)(m)}${f}${O?`: ${O}`:""}`;return new s.
HR({reason:`http-${m}`,title:`${c} failed: HTTP ${m}`,message:`${L.replace(/\.$/,"")}.${$(M["retry-after"])}`,hint:I?"Th\
e service has a problem: check its status.":p(m,c,O!=="")})}const S=300,P=65536;function h(c,_,A=!1){const m=_(c.slice(0,
P),A||c.length>P).replace(/\s+/g," ").trim();return m.length>S?`${m.slice(0,S)}\u2026`:m}const u=864e5;function $(c){const _=(0,r.
P9)(c,Date.now());return _===void 0||_<=r.wJ?"":` Retry-After asks for ${_>u?"more than a day":`${Math.ceil(_/1e3)} s`};\
 this action waits at most ${r.wJ/1e3} s.`}function p(c,_,A){return c===401||c===403?"The service refused the token: che\
ck that `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this aga\
in.":c===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${_===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:c===407?"The proxy requires a valid user name and pa\
ssword: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.":c===429?"The rate limit of the service\
 is reached: wait, then run this again.":c>=300&&c<400?"The action does not follow redirects, because the token would go\
 to the new address. Correct `base-url`.":c>=500?"The service has a problem: check its status before you run this again.":
c===408?"The service did not receive the request in time: run this again.":A?"Fix the problem that the service reported,\
 then start a new run.":`The service did not say why. ${_==="Sending"?"Check the content and `extra-fields`, or ask":"As\
k"} the operator of the service.`}}),311:((e,t,n)=>{n.d(t,{N:()=>o,r:()=>s});const s="1.0.0",o=`web-push-action/${s}`}),
181:(e=>{e.exports=require("buffer")}),9896:(e=>{e.exports=require("fs")}),7598:(e=>{e.exports=require("node:crypto")}),
3053:(e=>{e.exports=require("node:diagnostics_channel")}),1455:(e=>{e.exports=require("node:fs/promises")}),4708:(e=>{e.
exports=require("node:https")}),6760:(e=>{e.exports=require("node:path")}),8500:(e=>{e.exports=require("node:timers/promises")}),
857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=require("process")})},Se={};function T(e){var t=Se[e];if(t!==void 0)
return t.exports;var n=Se[e]={exports:{}},s=!0;try{Xe[e](n,n.exports,T),s=!1}finally{s&&delete Se[e]}return n.exports}T.
m=Xe,typeof T<"u"&&(T.ab=__dirname+"/"),T.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return T.d(t,{a:t}),t},(()=>{var e=Object.
getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;T.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&
n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var o=Object.create(null);T.r(o);var r={};t=t||[null,e(
{}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>r[a]=
()=>n[a]);return r.default=()=>n,T.d(o,r),o}})(),T.d=(e,t)=>{for(var n in t)T.o(t,n)&&!T.o(e,n)&&Object.defineProperty(e,
n,{enumerable:!0,get:t[n]})},T.f={},T.e=e=>Promise.all(Object.keys(T.f).reduce((t,n)=>(T.f[n](e,t),t),[])),T.u=e=>""+e+"\
.index.js",T.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),T.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.
modules,o=n.ids,r=n.runtime;for(var i in s)T.o(s,i)&&(T.m[i]=s[i]);r&&r(T);for(var a=0;a<o.length;a++)e[o[a]]=1};T.f.require=
(n,s)=>{e[n]||t(require("./"+T.u(n)))}})();var zt={},te=T(1312),Ae=T(8925),X=T(8190),Oe=T(225);async function Kt({inputs:e,
refused:t,problems:n},{secrets:s,readFile:o,readEvent:r,fetchRelease:i}){const{"payload-file":a,"extra-fields":d}=e,g=a||
d?await Promise.all([T.e(955),T.e(405)]).then(T.bind(T,2405)):void 0,w=A=>({...A,problems:A.problems.filter(({input:I})=>!t.
has(I))}),v=w(await Xt(e,s)),y=g&&a?w(await g.fieldsFromFile(a,await o(a),s)):Oe.Vz,b=g&&d?w(await g.readExtraFields(d,s)):
Jt,S=(0,Oe.Mh)(v,y).length>0,P=A=>(0,X.yG)(e["check-urls"])?(0,te._e)(A):[],h={...y.fields,...v.fields},u=[...n,...v.problems,
...y.problems,...b.problems,...P(h)];if(S&&e.release&&u.length>0)throw(0,Ae.vQ)(u);const $=S?await Yt(e,r,i):{kind:"none"},
p=(0,Oe.kg)(v,y,$,s,n),c=[..."problems"in p?p.problems:[],...b.problems],_="content"in p?p.content.notification:h;if(c.push(
...P(_)),c.length>0||"problems"in p)throw(0,Ae.vQ)(c);return"skip"in p?p:{content:p.content,extraFields:b.fields}}const Jt={
fields:{},problems:[]};async function Yt(e,t,n){const{contentFromEvent:s,contentFromRelease:o}=await T.e(108).then(T.bind(
T,1108));return e.release?o(await n()):s(await t(),e["once-key"]!=="")}async function Xt(e,t){const n=te.pi.filter(o=>e[(0,te.
wg)(o)]!==""),s=await Promise.all(n.map(o=>Qt(o,e[(0,te.wg)(o)],t)));return{source:"input",fields:Object.assign({},...s.
map(({fields:o})=>o)),given:new Set(n),problems:s.flatMap(({problems:o})=>o)}}async function Qt(e,t,n){if(e==="ttl")return(0,te.
qW)(e,X.p0,t);if(e!=="actions")return(0,te.qW)(e,te.fD[e],t);const{readActions:s}=await Promise.all([T.e(955),T.e(405)]).
then(T.bind(T,2405));return s(t,n)}var Q=T(3916),Qe=T(900),Re=T(5952),ie=T(8902),ae=T(9349);function Zt(e,t,n){const s=t.
type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,target:s,...n})}const en=65536;
async function tn(e){const{service:t,body:n,retries:s,signal:o,redact:r,onAttempt:i,onWait:a,random:d}=e;let g={};async function w(y){
i();const b=await t.send(n),S=(0,ie.JN)(y,d);if(b.kind==="failure")return nn(b,S,r);const P=r(b.body,b.incomplete!==void 0);
return g={statusCode:b.status,response:cn(P,en)},(0,Re.oJ)(b.status)?{done:on(b)}:sn(b,S,r)}return{verdict:await(0,ie.LH)(
{attempt:w,retries:s,signal:o,cancelled:()=>({outcome:"not-sent",failure:(0,ae.Yq)("Sending")}),onWait:({failure:y},b)=>a(
y,b)}),...g}}function nn(e,t,n){const s=(0,ae.dz)("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",
failure:s}};const o={outcome:"not-sent",failure:s};return e.retryable?{retry:o,waitMs:t}:{done:o}}function sn(e,t,n){const{
status:s,headers:o}=e,r=(0,ie.P9)(o["retry-after"],Date.now()),i=s===429||s===503&&r!==void 0,a=i||s>=300&&s<500?"reject\
ed":"unknown",d={outcome:a,failure:(0,ae.sc)("Sending",e,n,a==="unknown")};return i?{retry:d,waitMs:r??t}:{done:d}}function on({
at:e,incomplete:t,body:n}){const s=(0,X.qF)(n);if(rn(s))return{outcome:"unknown",failure:an()};const o={outcome:"sent",sentAt:e};
return t?{...o,doubt:t}:s!==void 0||n.trim()===""?o:{...o,doubt:"not-json"}}function rn(e){if(typeof e!="object"||e===null)
return!1;const{success:t,ok:n,error:s,errors:o}=e;return t===!1||n===!1||!Ze(s)||!Ze(o)}function Ze(e){return typeof e==
"object"&&e!==null?Object.keys(e).length===0:!e||typeof e=="string"&&e.trim()===""}const an=()=>new Q.HR({reason:"servic\
e-reported-failure",title:"The service reported a failure",message:"The response has a success status (2xx), but its bod\
y says that something failed.",hint:"The response is in the output `response` and in the summary."});function cn(e,t){const n=Buffer.
from(e);if(n.length<=t)return e;let s=t;for(;((n[s]??0)&192)===128;)s--;return n.subarray(0,s).toString("utf8")}var et=T(
311);const tt=1048576;function un({baseUrl:e,apiToken:t,timeout:n},{http:s,signal:o}){const r={"Authentication-Token":t,
Accept:"application/json","User-Agent":et.N},i={timeoutMs:n*1e3,signal:o};return{fetchAudiences(){const a=new URL(`${e}/\
v1/audience`);return s.request({method:"GET",url:a,headers:r,maxBytes:64*tt,...i})},send(a){const d=new URL(`${e}/v1/not\
ifications`),g={...r,"Content-Type":"application/json"};return s.request({method:"POST",url:d,headers:g,body:a,maxBytes:tt,
...i})}}}const Ce="Listing the audiences";async function ln({service:e,redact:t,random:n,...s}){const o=await(0,ie.LH)({
...s,attempt:async r=>nt(await e.fetchAudiences(),(0,ie.JN)(r,n),t),cancelled:()=>(0,ae.Yq)(Ce)});if(o instanceof Q.HR)throw o;
return dn(o)}function nt(e,t,n){if(e.kind==="failure"){const g=(0,ae.dz)(Ce,e,n);return e.retryable&&e.reason!=="cancell\
ed"?{retry:g,waitMs:t}:{done:g}}const{status:s,headers:o,body:r,incomplete:i}=e;if(!(0,Re.oJ)(s)){const g=(0,ae.sc)(Ce,e,
n);return s!==429&&s<500?{done:g}:{retry:g,waitMs:(0,ie.P9)(o["retry-after"],Date.now())??t}}if(i===void 0)return{done:r};
if(i==="too-large")return{done:$e("the list is larger than 64 MiB")};const a=i==="cut"?"connection-lost":i,d=new Error("\
only a part of the list arrived");return nt({kind:"failure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:d},t,n)}function dn(e){
const t=(0,X.qF)(e);if(t===void 0)throw $e("the response is not JSON");const n=st(t)?t.audience:void 0;if(!Array.isArray(
n))throw $e("audience: expected an array");for(let s=0;s<n.length;s++){const o=fn(n[s]);if(o)throw $e(`audience[${s}]${o}`)}
return n.map(({id:s,name:o,reach:r})=>({id:s,name:o,reach:r}))}function fn(e){if(!st(e))return": expected an object";const{
id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.isSafeInteger(t))return`.id: ${t}\
 is not a whole number within \xB1(2^53-1), so it cannot be an id`;if(typeof n!="string")return".name: expected a string";
if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const st=e=>typeof e=="object"&&e!==null&&!Array.
isArray(e),$e=e=>new Q.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`The service responded, but\
 not with a list of audiences: ${e}.`,hint:"Check `base-url`; if it is right, the service has a problem, or uses another\
 version of its API."});async function hn({id:e,name:t},n,s){if(t!==void 0)return mn(t,e,n,s);const o=ot(n.filter(r=>r.id===
e));if(o)return o;throw new Q.HR({reason:"audience-not-found",title:"Audience not found",message:`The service lists no a\
udience with the id ${e} (it lists ${n.length} audience${n.length===1?"":"s"}).`,hint:"Look the id up in the panel of th\
e service, or list the audiences with the audiences action."})}function pn({id:e,name:t,reach:n},s,o){if(!(s===void 0||n===
void 0||n<=s))throw new Q.HR({reason:"reach-exceeded",title:"Audience too large",message:`The audience ${e}${t?` (${(0,X.
TL)(o(t))})`:""} has a reach of ${n}, more than max-reach allows (${s}).`,hint:"Check that it is the audience you mean; \
if it is, raise `max-reach`."})}async function mn(e,t,n,s){const o=Me(e),r=v=>(0,X.TL)(s(v)),i=v=>`${r(v.name)} (id ${v.
id}, reach ${v.reach})`,a=n.filter(v=>Me(v.name)===o);if(t!==void 0){const v=ot(a.filter(S=>S.id===t));if(v)return v;const y=Pe(
a,S=>`id ${S.id} (reach ${S.reach})`),b=y?`the name ${r(e)} belongs to ${y}`:`no audience has the name ${r(e)}`;throw new Q.
HR({reason:"audience-mismatch",title:"Audience id and name differ",message:`audience-id is ${t}, but ${b}.`,hint:"Correc\
t one of the two, or give only one."})}const[d,g]=a;if(d&&g)throw new Q.HR({reason:"audience-ambiguous",title:"Several a\
udiences have that name",message:`${a.length} audiences are named ${r(e)}: ${Pe(a,i)}.`,hint:"Choose one with `audience-\
id`."});if(d)return d;const w=await vn(o,n);throw new Q.HR({reason:"audience-not-found",title:"Audience not found",message:`\
No audience is named ${r(e)}.${w.length>0?` The nearest names: ${Pe(w,i)}.`:" The service lists no audiences."}`,hint:"C\
orrect `audience-name` (upper and lower case matter), or create the audience in the panel of the service."})}const ot=e=>e.
reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),gn=20;function Pe(e,t){const n=e.slice(0,gn).map(t),s=e.length-n.length;return s>
0?`${n.join(", ")} and ${s} more`:n.join(", ")}const bn=30;function Me(e){const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;
for(const[n]of t.matchAll(new RegExp("\\p{M}+","gu")))if(n.length>bn)return t;return t.normalize("NFC")}const yn=64,$n=2e4,
wn=5;async function vn(e,t){const{default:n}=await T.e(785).then(T.bind(T,7785)),s=a=>Me(a.trim().slice(0,yn)).toLowerCase(),
o=s(e),r=(a,d,g)=>d.map(w=>({audience:w,distance:a(w.name)})).sort((w,v)=>w.distance-v.distance).slice(0,g).map(({audience:w})=>w),
i=r(a=>Math.abs(a.length-e.length),t,$n);return r(a=>n(o,s(a)),i,wn)}function se(e){return Be(e).replace(xn,le).replace(
En,Sn).replace(/^[\t -%'-;=-@[-`{-~]/,le).replaceAll(`
`,"<br>")}function je(e){return Be(e).replace(/[&<>]/g,le).replaceAll(`
`,"&#10;")}function _n(e,t=500){return at(se(oe(Z(e,t))))}function rt(e,t=500){const s=Z(e,t).split(kn).map((o,r)=>r%2===
1?ue(o):se(oe(o)));return at(s.join(""))}function Ie({text:e,url:t},n=2e3){return`${rt(e,n)}${t?` <a href="${Ue(t)}">Ope\
n that run</a>`:""}`}const it=({command:e})=>e!==void 0&&`<pre><code>${je(e)}</code></pre>`,at=e=>`<span dir="auto">${e}\
</span>`,kn=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,ue=e=>`<code>${je(e)}</code>`;function Le(e,t=300){const n=se(oe(Z(e,t)));
return e.length>ut?n:`<a href="${Ue(e)}">${n}</a>`}function ct(e,t,n){return e.length>ut?t:`<img src="${Ue(e)}" alt="${t}\
" width="${n}">`}function Z(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function oe(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${Ne}{${t+1},}`,"gv"),s=new RegExp(`${Ne}{${Tn}\
}(?=${Ne})`,"gv");return e.replace(n,o=>o.replace(s,"$&\u200B"))}const Tn=10,Ne=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,ut=2e3,xn=/[&<>"'`*_~[\]()|\\!{}^]/g,En=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,le=e=>`&#${e.codePointAt(0)};`,Sn=e=>`<span>${le(
e)}</span>`,Ue=e=>Be(e).replace(/[&<>"'`\n\t]/g,le);function Be(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function re(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const ne=(e,t)=>`${re(e)} ${t}${e===1?"":"s"}`,An=9e5,lt=e=>typeof e=="object"?e.flatMap(
lt):e?[e]:[];function On(e,t=An){const n=lt(e),s="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",o=t-Buffer.byteLength(s)-2;let r=0;const i=n.findIndex(d=>(r+=Buffer.byteLength(d)+2,r>o));return`${(i===-1?n:[...n.
slice(0,i),s]).join(`

`)}
`}const dt=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",buttonsAt:"center",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",buttonsAt:"left",textWidth:310}],Rn=2,ft=56,Cn=360,Pn="\
Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function Mn(e){return`<div>
${dt.map(n=>jn(n,e)).join(`
`)}
<br clear="all"><sub>${Pn}</sub>
</div>`}function jn(e,{title:t,message:n,actions:s=[],...o}){const{name:r,browser:i,iconAt:a,buttonsAt:d,textWidth:g}=e,
w=we(t,e.title),v=we(n,e.message),y=s.slice(0,Rn).map(({text:c})=>we(c,e.button)),b=s.length-y.length,S=`<td valign="top\
" width="${ft}">${ct(o.icon_url,"icon",ft)}</td>`,P=`<td valign="top" width="${g}" dir="auto"><b>${De(w)}</b><br>${De(v)}\
</td>`,h=o.banner_url&&ct(o.banner_url,"banner",Cn),u=y.map(c=>`<kbd>&nbsp;${De(c)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),$=[
pt("Title",w),pt("Message",v),y.some(ht)&&"\u2702\uFE0F A button is cut",b>0&&`\u2702\uFE0F ${ne(b,"more button")} not s\
hown`,`Opens ${Le(o.landing_url,38)}`].flatMap(c=>c?[`<sub>${c}</sub>`]:[]);return`<table align="left">${[`<th colspan="\
2">${r} <sub>${i}</sub></th>`,a==="start"?S+P:P+S,h&&`<td colspan="2" align="center">${h}</td>`,u&&`<td colspan="2" alig\
n="${d}">${u}</td>`,`<td colspan="2">${$.join("<br>")}</td>`].flatMap(c=>c?[`<tr>${c}</tr>`]:[]).join("")}</table>`}const In=24,
De=({shown:e})=>se(oe(e,In)),ht=({visible:e,total:t})=>e<t,pt=(e,t)=>ht(t)?`\u2702\uFE0F ${e} cut after ${re(t.visible)}\
 of ${ne(t.total,"character")}`:`${e} fits (${ne(t.total,"character")})`;function we(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.
test(e),o=s?e:e.match(new RegExp(Ln,"gsu"))??[],r=s?void 0:new RegExp(Nn,"u"),i=o.length;let a=0,d=0,g=0;for(const w of o){
if(a=w===`
`?(Math.floor(a/n)+1)*n:a+(r?.test(w)?2:1),a>t)return{shown:`${e.slice(0,g).trimEnd()}\u2026`,visible:d,total:i};a<t&&(d++,
g+=w.length)}return{shown:e,visible:i,total:i}}const Ln=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
Nn=String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
Un=864e5,mt=2419200,Bn=14,Dn={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"long-ttl":({
seconds:e})=>`The ttl is ${e} s; push services keep a message for at most four weeks (${mt} s).`,"reach-zero":()=>"The a\
udience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation mark\
s. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>{const n=e.toISOString().
slice(0,10);return t?`The API token expired on ${n}: the service will probably refuse it. Replace the secret.`:`The API \
token expires on ${n}. Replace the secret before then.`},rerun:({attempt:e})=>`This is attempt ${e} of this run: an earl\
ier attempt may already have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-siz\
e":({input:e,use:t,expected:n,...s})=>`${e}: the ${t} is ${gt(s)}; browsers show ${n.map(gt).join(" or ")}.`,"key-separa\
tor":({key:e})=>`The once-key ${(0,X.TL)(e)} ends with a separator, so an expression in it is probably empty. Runs with \
the same key may be skipped although they announce something else. Correct the key.`,truncated:({field:e,visible:t,total:n})=>`\
The ${e} is ${re(n)} characters long; even a desktop shows only about ${re(t)}.`,markup:({field:e,what:t})=>`The ${e} co\
ntains ${He[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,"escaped-newline":({
field:e})=>`The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a \
YAML block (\`|\`).`,"first-entry":()=>"The message is the first entry of a list of changes. For a better text next time\
, begin the release notes with a short paragraph, or set `message`."},Hn=e=>Dn[e.kind](e),gt=({width:e,height:t})=>`${e}\
x${t}`,He={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},
link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Fn({notification:e,sources:t,firstEntry:n}){const{actions:s,
ttl:o}=e,r=[];s&&s.length>2&&r.push({kind:"many-buttons",count:s.length}),o!==void 0&&o>mt&&r.push({kind:"long-ttl",seconds:o}),
n&&r.push({kind:"first-entry"});for(const i of["title","message"])r.push(...Wn(i,e)),(t[i]==="input"||t[i]==="file")&&r.
push(...Gn(i,e[i]));return r}function Wn(e,t){const n=dt.map(o=>we(t[e],o[e]));if(n.some(({visible:o,total:r})=>o===r))return[];
const s=n.reduce((o,r)=>r.visible>o.visible?r:o);return[{kind:"truncated",field:e,visible:s.visible,total:s.total}]}function Gn(e,t){
const s=Object.keys(He).filter(o=>He[o].pattern.test(t)).map(o=>({kind:"markup",field:e,what:o}));return t.includes("\\n")?
[...s,{kind:"escaped-newline",field:e}]:s}const qn=e=>e===0?[{kind:"reach-zero"}]:[],Vn=e=>e!==void 0&&/[-_.:/#]$/.test(
e)?[{kind:"key-separator",key:e}]:[],zn=(e,t)=>e>1&&t===void 0?[{kind:"rerun",attempt:e}]:[];function Kn(e,t){if(/^(["'`]).*\1$/.
test(e))return[{kind:"quoted-token"}];const n=Jn(e);return n===void 0||n-t>=Bn*Un?[]:[{kind:"token-expiry",at:new Date(n),
expired:n<=t}]}function Jn(e){const[t,n,s,...o]=e.split(".");if(!(!t||!n||s===void 0||o.length>0))try{const{exp:r}=JSON.
parse(Buffer.from(n,"base64url").toString("utf8")),i=typeof r=="number"?r*1e3:Number.NaN;return Number.isNaN(new Date(i).
getTime())?void 0:i}catch{return}}const de=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,Yn={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function Xn({title:e,reason:t,message:n,hint:s},o,r){const a=r!==void 0&&r.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",g=["Look in the panel of the service\
 before you send it again.",s,`If nothing was sent, ${a}run this again.`].filter(Boolean).join(" "),w=o==="not-sent"&&t===
"internal-error"?" You can run this again.":"";return{title:`${e} (${o?`${o}: `:""}${t})`,why:{text:n},...o&&{meaning:Yn[o]},
next:{text:o==="unknown"?g:`${s}${w}`},reason:t}}const Qn=e=>e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/,"http-$1xx"),
bt=e=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Qn(e)}`,yt=4096,Zn=600;function es({
why:e,meaning:t,next:n,reason:s},o){const i=`
${o(t?`${t} ${de(n)}`:de(n))}${s?`
More: ${bt(s)}`:""}`;return ts(o(de(e)),yt-i.length)+i}function ts(e,t){const n=e.split(`
`);if(n.length===1)return Z(e,t-1);const s=a=>`- and ${a} more (see the log)`;let o=s(n.length).length;const r=[];for(const a of n){
const d=Z(a,Zn);if(o+=d.length+1,o>t)break;r.push(d)}const i=n.length-r.length;return[...r,...i>0?[s(i)]:[]].join(`
`)}const ns=5e3;function ss({title:e,why:t,meaning:n,next:s,reason:o}){return[`<table>
${[...o?[["What failed",`<b>${rt(e)}</b>`]]:[],["Why",Ie(t,ns)],...n?[["Result",n]]:[],["What to do",Ie(s)],...o?[["More",
`<a href="${bt(o)}">What ${o} means</a>`]]:[]].map(([i="",a])=>`<tr><th align="left">${i.replaceAll(" ","&nbsp;")}</th><\
td>${a}</td></tr>`).join(`
`)}
</table>`,it(s)]}const rs={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing was \
sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},Fe=e=>rs[e],
is={cut:"the response was cut off",timeout:"the response was not complete in time","too-large":"the response is larger t\
han 1 MiB",cancelled:"the run was cancelled before the response was complete","not-json":"the response is not JSON"},$t=e=>is[e];
function as(e){const t=e==="cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`\
The service accepted it (2xx), but ${$t(e)}. Do not send it again before you look in the panel of the service.${t}`}function wt(e,t){
if("failure"in e)return Xn(e.failure,e.outcome,t);if(e.outcome!=="skipped")return;const n=`${Fe("skipped")} (${e.reason}\
)`;if(e.reason==="already-sent")return{title:n,why:kt(e.claim),next:ms(e.claim)};const{because:s}=e,o=s.kind==="activity"&&
s.found==="released"?"To announce pre-releases that become releases, set a `once-key`.":"To send on this event too, give\
 the content as inputs, and set a `once-key`: without one, each event sends a notification.";return{title:n,why:{text:cs(
s)},next:{text:`Usually there is nothing to do. ${o}`}}}function cs(e){if(e.kind==="draft")return"The release is a draft\
.";const{kind:t,found:n}=e;if(t==="activity"&&n==="released")return"The release event's activity `released` is announced\
 only with `once-key` (publishing a stable release also fires `published`, and both would be sent).";const s=/^[a-z_]{1,40}$/.
test(n)?`\`${n}\``:"not one that GitHub documents";return t==="activity"?`The release event's activity is ${s}; only \`pu\
blished\` and, with \`once-key\`, \`released\` are announced.`:`The deployment's state is ${s}; only \`success\` is announ\
ced.`}const us={input:"the inputs",file:"the file",release:"the release",event:"the event"};function ls({sources:e},t){const n=Object.
entries(us).flatMap(([o,r])=>{const i=Object.entries(e).flatMap(([a,d])=>d===o?[a]:[]);return i.length>0?[`${i.join(", ")}\
 from ${r}`]:[]}),s=Object.keys(t);return s.length>0&&n.push(`${s.join(", ")} from extra-fields`),`Content: ${n.join("; ")}\
.`}function ds(e){if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";const{
id:t,name:n,reach:s}=e.audience;return`To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${s===void 0?
"":`, ${s} subscriber${s===1?"":"s"}`}.`}function fs(e){return`Guards: ${vt(e).join(", ")||"none (max-reach, check-urls \
and once-key are not set)"}.`}function vt({maxReach:e,checkUrls:t,onceKey:n}){return[...e===void 0?[]:[`max-reach ${e}`],
...t?["check-urls"]:[],...n===void 0?[]:[`once-key ${(0,X.TL)(n)}`]]}function hs({result:e,attempts:t,response:n}){const s=Fe(
e.outcome);if(e.outcome!=="sent")return`${s}.`;const o=t>1?` on attempt ${t}`:"";return`${s}${o}: the service responded ${n?.
statusCode} at ${e.sentAt.toISOString()}.`}function _t({advice:e,keyUse:t,claim:n,result:s}){return[...e.map(r=>({level:"\
warning",title:ps(r),text:Hn(r)})),...t?[gs(t)]:[],...bs(n,s.outcome)].toSorted((r,i)=>+(r.level==="note")-+(i.level==="\
note"))}const ps=e=>e.kind==="token-expiry"&&e.expired?"Token expired":"Advice";function kt({key:e,ref:t,by:n}){const s=n?
`run ${n.run} (attempt ${n.attempt}) at ${n.time}`:"another run";return{text:`The key ${(0,X.TL)(e)} was already used by\
 ${s}; that notification was sent, or may have been. The claim is the ref ${t}.`,...n&&{url:n.url}}}function ms(e){return{
text:"Usually there is nothing to do. If in doubt, look in the panel of the service. Only if that notification was not s\
ent, or to send it a second time on purpose, delete the claim with this command, then run the workflow again:",command:Tt(
e)}}function gs(e){if(e.kind==="used"){const s=kt(e.claim);return{...s,level:"warning",title:"Key already used",text:`A \
real run would be skipped. ${s.text}`}}const t=(0,X.TL)(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t}\
 has not been used.`}:{level:"warning",text:`Could not determine whether the key ${t} was used (${e.cause}), so this dry\
 run cannot say whether a real run would be skipped.`}}function bs(e,t){if(!e||e.kind==="none"||t==="sent")return[];const{
kind:n,ref:s,tag:o}=e,r=Tt(e);if(t==="unknown")return[{level:"note",text:`The claim ${s} stays, so a re-run with this ke\
y will be skipped. Look in the panel of the service. Only if nothing was sent, delete the claim with this command, then \
run this again:`,command:r}];const i=(0,X.TL)(e.key),[a,d,g]=n==="held"?["Claim not deleted",`could not delete its claim\
 of the key ${i}`,"This"]:["Claim not certain",`could not determine whether it has the claim of the key ${i}`,"If it is,\
 this"],w=`This run sent nothing, but ${d}, so a re-run may be skipped. ${g} command deletes the ref ${s} only if it sti\
ll points to ${o}, the claim of this run. Run it, then run the workflow again:`;return[{level:"warning",title:a,text:w,command:r}]}
function Tt({ref:e,repository:t,serverUrl:n,tag:s}){const o=(0,X.Dl)(n)?.host??"github.com",r=`gh api${o==="github.com"?
"":` --hostname ${o}`}`,i=`${r} --method DELETE repos/${t}/git/${e}`;return s===void 0?i:`[ "$(${`${r} repos/${t}/git/${e.
replace("refs/","ref/")} --jq .object.sha`})" = ${s} ] && ${i}`}const ys=["payload","outcome","reason","kind","type","do\
ubt","field","what","sources"];function $s(e,t){const n=(s,o)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.
map(i=>n(i,o));if(s instanceof Q.HR)return ws(s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const r=Object.
entries(s).map(([i,a])=>o?[t(i),n(a,!0)]:[i,ys.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(r)};return n(
e,!1)}function ws({reason:e,title:t,message:n,hint:s},o){return new Q.HR({reason:e,title:o(t),message:o(n),hint:o(s)})}const vs=({
outcome:e})=>e==="sent"||e==="unknown",_s=({outcome:e})=>e==="sent"||e==="dry-run"||e==="skipped"?0:1;function ks({attempts:e,
result:t,response:n,payload:s,target:o}){const r=o?.type==="audience"?o.audience:void 0;return{outcome:t.outcome,reason:"\
failure"in t?t.failure.reason:"reason"in t?t.reason:"","status-code":ve(n?.statusCode),response:n?.response??"",payload:s??
"","audience-id":ve(r?.id),"audience-name":r?.name??"","audience-reach":ve(r?.reach),attempts:ve(e),"sent-at":t.outcome===
"sent"?t.sentAt.toISOString():""}}const ve=e=>e===void 0?"":String(e),Ts=10,xs=25,fe={message:4e3,text:1e3,button:200,extraName:60,
extraValue:300},xt=400;function Es(e,t,n){const s=[...Ss(e),t&&Os(t),...Rs(n)].filter(Boolean);return`<table>
<tr>${["Field","Value","Source",...Ms].map(r=>`<th>${r}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function We(e,t,n,s){const o=s.map(r=>`<td align="center">${r}</td>`).join("");return`<tr><td>${ue(e)}</td><td\
 dir="auto">${t}</td><td>${n}</td>${o}</tr>`}const Et=e=>`${re(e)} more, in the output <code>payload</code>`;function Ss({
notification:e,sources:t}){return Object.keys(e).flatMap(n=>{const s=(a,d)=>We(a,d,t[n]??"",js[n]);if(n!=="actions")return s(
n,As(n,e));const{actions:o=[]}=e,r=o.slice(0,Ts).map(({text:a,url:d},g)=>s(`actions[${g}]`,`${St(a,fe.button)}<br>${Le(d)}`)),
i=o.length-r.length;return i>0?[...r,s(n,Et(i))]:r})}function As(e,t){const n=t[e]??"";return typeof n=="number"?`${re(n)}\
 s${Ps(n)}`:e.endsWith("_url")?Le(n):St(n,e==="message"?fe.message:fe.text)}function St(e,t){if(e.length<=xt)return se(oe(
e));const n=se(oe(Z(e,t))),s=e.length>t?"<br><i>The rest is in the output <code>payload</code>.</i>":"";return`<details>\
<summary>${se(oe(Z(e.slice(0,xt),80).replace(/\s+/g," ")))} <i>(${ne(e.length,"character")})</i></summary>${n}${s}</deta\
ils>`}function Os(e){const t=e.type==="all"?"all":`audience ${e.audience.id}`;return We("target",ue(t),"input",Ls)}function Rs(e){
const t=Object.keys(e),n=(r,i)=>We(r,i,"extra-fields",Is),s=t.slice(0,xs).map(r=>n(Z(r,fe.extraName),ue(Z(Cs(e[r]),fe.extraValue)))),
o=t.length-s.length;return o>0?[...s,n("\u2026",Et(o))]:s}const Cs=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function Ps(e){
const n=[[604800,"week"],[86400,"day"],[3600,"hour"],[60,"minute"]].find(([s])=>e>=s&&e%s===0);return n?` (${ne(e/n[0],n[1])}\
)`:""}const he="\u2713",pe="\u2013",ce=[he,he,he],At=[he,he,pe],Ms=["Chrome","Firefox","Safari"],js={title:ce,message:ce,
icon_url:At,banner_url:["56+",pe,pe],landing_url:ce,actions:["48+",pe,pe],utm_source:ce,utm_medium:ce,utm_campaign:ce,ttl:At},
Is=["?","?","?"],Ls=["","",""],Ns={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4","not-sen\
t":"\u274C",unknown:"\u2753"};function Us(e){const{result:t,content:n,target:s,extraFields:o={},response:r}=e,{outcome:i}=t,
a=wt(t,e.claim),d=_t(e),g=w=>d.filter(({level:v})=>v===w);return On([`<h2>${Ns[i]} ${Fe(i)}</h2>`,a&&ss(a),Bs(e),Ds(e),Ot(
"\u26A0\uFE0F",g("warning")),Ot("\u2139\uFE0F",g("note")),n&&["<h3>Preview</h3>",Mn(n.notification)],n&&["<h3>Fields</h3\
>",Es(n,s,o)],r?.response&&Ws(r.response)])}function Bs({result:e,target:t,attempts:n,response:s}){const o=e.outcome==="\
sent"&&e.doubt?`, but ${$t(e.doubt)}`:"",i=[t&&`<b>To</b> ${Hs(t)}`,s?.statusCode&&`HTTP&nbsp;${s.statusCode}${o}`,n>0&&
ne(n,"attempt"),e.outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);
return i.length>0&&`<p>${i.join(" \xB7 ")}</p>`}function Ds({guards:e}){const t=e?vt(e).map(ue):[];return t.length>0&&`<\
p><b>Guards</b> ${t.join(" \xB7 ")}</p>`}function Hs(e){if(e.type==="all")return"every subscriber of the site; the servi\
ce does not report how many";const{id:t,name:n,reach:s}=e.audience,o=n===void 0?`audience ${t}`:`${_n(n)} (audience ${t}\
)`;return s===void 0?o:`${o}, <b>${ne(s,"subscriber")}</b>`}const Fs=10;function Ot(e,t){const n=t.slice(0,Fs).map(o=>`${e}\
 ${Ie(o)}`),s=t.length-n.length;return s>0&&n.push(`${e} ${re(s)} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}\
</p>`,t.map(it)]}const Rt=16e3;function Ws(e){const t=e.length-Rt,n=t>0?`<p>${ne(t,"more character")} in the output <cod\
e>response</code>.</p>`:"";return`<details><summary>Response of the service</summary><pre><code>${je(Z(e,Rt))}</code></p\
re>${n}</details>`}const _e=require("node:fs"),Ge=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function Gs(){
return{http:Ge("HTTP_PROXY"),https:Ge("HTTPS_PROXY"),bypass:Ge("NO_PROXY")}}const Ct=()=>Number(process.env.GITHUB_RUN_ATTEMPT)||
1;function Pt(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:o}=process.env;
return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:o??
"",attempt:Ct()}}}async function Mt(e){const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{
t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const qs=25*1048576;function jt(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.
env;try{return(0,_e.statSync)(t).size>qs?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.
parse((0,_e.readFileSync)(t,"utf8"))}}catch{return{name:e,payload:void 0}}}var It=T(857);function Lt(e){return e==null?"":
typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function qe(e){return Object.keys(e).length?{title:e.title,file:e.
file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function me(e,t,n){const s=new Vs(e,
t,n);process.stdout.write(s.toString()+It.EOL)}function Nt(e,t=""){me(e,{},t)}const Ut="::";class Vs{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=Ut+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(
s)){const o=this.properties[s];o&&(n?n=!1:t+=",",t+=`${s}=${Ks(o)}`)}}return t+=`${Ut}${zs(this.message)}`,t}}function zs(e){
return Lt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Ks(e){return Lt(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const So=require("path");var Bt=function(e,t,n,s){
function o(r){return r instanceof n?r:new n(function(i){i(r)})}return new(n||(n=Promise))(function(r,i){function a(w){try{
g(s.next(w))}catch(v){i(v)}}function d(w){try{g(s.throw(w))}catch(v){i(v)}}function g(w){w.done?r(w.value):o(w.value).then(
a,d)}g((s=s.apply(e,t||[])).next())})},Ve;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Ve||(Ve={}));
function Ao(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function Js(e){me("add-mask",{},e)}function Oo(e){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function ke(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function Ro(e,t){const n=ke(e,t).split(
`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function Co(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],o=ke(e,t);if(n.includes(o))return!0;if(s.includes(o))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Po(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Mo(e){issue("echo",e?"on":"off")}function jo(e){process.exitCode=Ve.Failure,ze(e)}function Io(){
return process.env.RUNNER_DEBUG==="1"}function Lo(e){issueCommand("debug",{},e)}function ze(e,t={}){me("error",qe(t),e instanceof
Error?e.toString():e)}function Ys(e,t={}){me("warning",qe(t),e instanceof Error?e.toString():e)}function Xs(e,t={}){me("\
notice",qe(t),e instanceof Error?e.toString():e)}function Te(e){process.stdout.write(e+It.EOL)}function Dt(e){Nt("group",
e)}function Ht(){Nt("endgroup")}function No(e,t){return Bt(this,void 0,void 0,function*(){Dt(e);let n;try{n=yield t()}finally{
Ht()}return n})}function Uo(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
e,t));issueCommand("save-state",{name:e},toCommandValue(t))}function Bo(e){return process.env[`STATE_${e}`]||""}function Do(e){
return Bt(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Qs=["api-token","github-token"];function Zs(e){
for(const t of e.filter(n=>Qs.includes(n))){const n=ke(t);n!==""&&Js(n)}return Object.fromEntries(e.map(t=>[t,ke(t)]))}function eo(e){
const t=Object.keys(process.env).flatMap(n=>{const[,s]=/^input_(.+)$/.exec(n.toLowerCase())??[],o=s===void 0||s in e?void 0:
process.env[n];return o?[[s,o.trim()]]:[]});return Object.fromEntries(t)}const Ft="\u2060";function Ke(e){if(!/[^\x20-\x7e]/.
test(e)&&!e.includes("##[")&&!e.trimStart().startsWith("::"))return e;const t=new RegExp(to,"u");return e.replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/##(?=\[)/g,`##${Ft}`).split(`
`).map(n=>no(n,t)).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const to=String.raw`[^\s\p{C}\p{Z}]`;function no(e,t){const n=e.search(t);
return n>=0&&e.startsWith("::",n)?`${e.slice(0,n)}:${Ft}${e.slice(n+1)}`:e}function so(e){const t=s=>Ke(e(s)),n=s=>(o,r,i)=>{
const a=t(r);a.length>yt&&Te(a),s(a,{title:t(o),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};return{info:s=>Te(
t(s)),retry:(s,o)=>{const r=(o/1e3).toFixed(1);Te(t(`${s.title}: ${s.message} Retrying ${r==="0.0"?"now":`in ${r} s`}.`))},
group:(s,o)=>{Dt(t(s)),Te(t(o)),Ht()},notice:n(Xs),warning:n(Ys),error:n(ze)}}function oo(e,t,n){const{title:s,why:o}=n,
r=es(n,Ke);r.startsWith(Ke(o.text))||e.info(o.text),e[t](s,r)}const Wt=524288;function Ho(e,t,{length:n}){if(n<=Wt)return;
const s=`GitHub passes at most about ${Wt} on to other jobs, so use it only in this job.`;e.warning("Large output",`The \
output \`${t}\` has ${n} characters. ${s}`)}const ro=["response","audience-name"];function io(e,{redact:t,log:n}){const s=process.
env.GITHUB_OUTPUT;if(!s)return;const o=Object.entries(e).map(([r,i])=>[r,ro.includes(r)?t(i):i]);try{(0,_e.appendFileSync)(
s,ao(Object.fromEntries(o)))}catch(r){n.warning("Outputs not written",`The action could not write its outputs (${(0,Q.q0)(
r)}). Later steps may see them as empty; the log says how the run ended.`)}}function ao(e){const t=new Set(Object.values(
e).flatMap(o=>o.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;
return Object.entries(e).map(([o,r])=>`${o}<<${s}
${r}
${s}
`).join("")}function co(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,X.yG)(e)===!1))try{(0,_e.appendFileSync)(
s,t())}catch(o){n.warning("Summary not written",`Could not write the job summary (${(0,Q.q0)(o)}).`)}}var uo=T(4517),lo=T(
4463);function fo(e){const t=new Date,n=Gs(),s=(0,lo.gE)({...e,others:(0,uo.F)(n)}),o=(0,Re.uT)(n),r=ho();return{log:so(
s.redact),secrets:s,redact:s.redact,http:o,signal:r.signal,startedAt:t,watch:po(r)}}function ho(){const e=new AbortController,
t=()=>e.abort();return process.on("SIGINT",t),process.on("SIGTERM",t),e}function po(e){process.exitCode=1;let t=()=>{};return process.
on("beforeExit",()=>t(new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{
const s=new Promise((o,r)=>{t=r});return Promise.race([n,s])}}async function mo(e,t){try{t()}catch(n){const s=n instanceof
Error?n.name:typeof n;ze(`The report of this run failed (${s}). The outputs say how the run ended, if they are set. If t\
his step was to send and \`outcome\` is not set, the notification may have been sent: look in the panel of the service bef\
ore you send it again.`,{title:"Internal error (internal-error)"})}await new Promise(n=>process.stdout.write("",n)),process.
exit(e)}async function go(){const e=Zs(Qe.AE),t=fo({apiToken:e["api-token"],githubToken:e["github-token"]}),n={attempts:0,
advice:[]},s={};let o;try{o=await t.watch(bo(e,n,s,t))}catch(i){o={outcome:n.attempts>0?"unknown":"not-sent",failure:(0,Q.
h_)(i)}}const{claims:r}=s;r&&(n.claim=await t.watch(r.close(vs(o))).catch(()=>r.state)),await mo(_s(o),()=>ko({...n,result:o},
e.summary,t))}async function bo(e,t,n,s){const{log:o,redact:r,signal:i}=s,a=(0,Qe.yc)(e,s.secrets),{settings:d,problems:g}=a,
w={...a,problems:[...g,...await yo(e)]},v=await Kt(w,$o(d,s));if(!d)throw(0,Ae.vQ)(g);if("skip"in v)return{outcome:"skip\
ped",reason:"not-announceable",because:v.skip};const{content:y,extraFields:b}=v;t.content=y,t.extraFields=b,o.info(ls(y,
b)),t.guards=vo(d),t.advice.push(...Kn(d.apiToken,Date.now()),...Fn(y)),t.advice.push(...Vn(d.onceKey));const P={service:un(
d,s),retries:d.retries,signal:i,redact:r,onWait:o.retry};t.target=await wo(d,()=>ln(P),r),t.target.type==="audience"&&(t.
advice.push(...qn(t.target.audience.reach)),pn(t.target.audience,d.maxReach,r)),o.info(ds(t.target)),o.info(fs(t.guards));
const h=Zt(y.notification,t.target,b);if(t.payload=h,o.group("Payload",h),d.checkUrls){const{checkUrls:c,urlCheckFailure:_}=await T.
e(893).then(T.bind(T,8893)),A=d.timeout*1e3,I=(0,te.Wn)(y.notification),{problems:m,wrongSizes:M}=await c({uses:I,http:s.
http,timeoutMs:A,userAgent:et.N,signal:i,redact:r});if(m.length>0)throw _(m);t.advice.push(...M.map(N=>({kind:"image-siz\
e",...N}))),o.info("URL check passed.")}const u=await _o(d,y,t.target,s);if(d.dryRun)return u&&(t.keyUse=await u.look()),
{outcome:"dry-run"};if(t.advice.push(...zn(Ct(),d.onceKey)),u){n.claims=u;const c=await u.claim();if(c!=="claimed")return{
outcome:"skipped",reason:"already-sent",claim:c}}const{verdict:$,...p}=await tn({...P,body:h,onAttempt:()=>t.attempts++});
return t.response=p,$}async function yo(e){const t=eo(e);if(Object.keys(t).length===0)return[];const{misspelled:n}=await T.
e(775).then(T.bind(T,9775));return n(t,e)}function $o(e,t){return{secrets:t.secrets,readFile:async n=>(await T.e(690).then(
T.bind(T,3690))).readWorkspaceFile(n),readEvent:async()=>jt(),fetchRelease:async()=>{const{release:n="",githubToken:s="",
timeout:o=0}=e??{},{fetchRelease:r}=await Mt(()=>Promise.all([T.e(413),T.e(303)]).then(T.bind(T,3425))),{github:i,run:a}=Pt(),
{payload:d}=jt(),g=d?.repository,{http:w,redact:v,signal:y}=t,b={apiUrl:i.apiUrl,repository:a.repository,token:s,http:w,
redact:v};return r({tag:n,eventRepository:g,timeoutMs:o*1e3,signal:y,...b})}}}async function wo(e,t,n){const{target:s,audienceId:o,
audienceName:r,maxReach:i,dryRun:a}=e;return s==="all"?(a&&await t(),{type:"all"}):{type:"audience",audience:o!==void 0&&
r===void 0&&i===void 0&&!a?{id:o}:await hn({id:o,name:r},await t(),n)}}const vo=({maxReach:e,checkUrls:t,onceKey:n})=>({
maxReach:e,checkUrls:t,onceKey:n});async function _o({onceKey:e,oncePer:t,githubToken:n="",timeout:s},{notification:o},r,{
http:i,signal:a,redact:d,startedAt:g}){if(e===void 0)return;const{openClaims:w}=await Mt(()=>Promise.all([T.e(413),T.e(489)]).
then(T.bind(T,415))),{title:v}=o,y={target:r.type==="all"?"all":`audience ${r.audience.id}`,title:v};return w({key:e,per:t,
startedAt:g,record:y,token:n,http:i,redact:d,timeoutMs:s*1e3,signal:a,...Pt()})}function ko(e,t,n){const{log:s}=n;io(ks(
e),n);const o=$s(e,n.redact),{result:r}=o;co(t,()=>Us(o),n);for(const a of _t(o))a.level==="warning"?s.warning(a.title??
"Advice",de(a)):s.info(de(a));r.outcome==="sent"&&r.doubt&&s.warning("Sent, with an unexpected response",as(r.doubt));const i=wt(
r,o.claim);i?oo(s,"failure"in r?"error":"notice",i):s.info(hs(o))}go(),module.exports=zt})();
