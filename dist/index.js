import{createRequire as K}from"module";var ft={1312:((e,t,n)=>{n.d(t,{Vu:()=>_,Wn:()=>A,_e:()=>M,fD:()=>w,pi:()=>E,qW:()=>y,
wg:()=>m});var s=n(8925),o=n(8190),r=n(900);const i=(...d)=>{const l=(0,o.rf)(...d);return g=>g===""?(0,o.Bq)(g):l(g)},a=i(
"https"),u=i("https","http"),w={title:o.Bq,message:o.Bq,icon_url:a,banner_url:a,landing_url:u,utm_source:o.Bq,utm_medium:o.
Bq,utm_campaign:o.Bq},E=r.Pw.map(d=>d.replaceAll("-","_")),_=["title","message","icon_url","landing_url"];function y(d,l,g){
const p=l(g.trim());return"value"in p?{fields:{[d]:p.value},problems:[]}:{fields:{},problems:[(0,s.CC)(m(d),p.message)]}}
const m=d=>d.replaceAll("_","-");function A({icon_url:d,banner_url:l,landing_url:g,actions:p=[]}){return[...d===void 0?[]:
[{input:"icon-url",url:d,use:"icon"}],...l===void 0?[]:[{input:"banner-url",url:l,use:"banner"}],...g===void 0?[]:[{input:"\
landing-url",url:g,use:"page"}],...p.map(({url:c},v)=>({input:"actions",path:[v,"url"],url:c,use:"page"}))]}function M(d){
return A(d).flatMap(({input:l,path:g,url:p})=>{const{username:c,password:v}=new URL(p);return c===""&&v===""?[]:(0,s.CC)(
l,"has a user name or password, which `check-urls` never sends; give the URL without them",{path:g})})}}),225:((e,t,n)=>{
n.d(t,{Mh:()=>i,Vz:()=>r,kg:()=>a,uT:()=>u});var s=n(8925),o=n(1312);const r={source:"file",fields:{},given:new Set,problems:[]},
i=(y,m)=>o.Vu.filter(A=>!y.given.has(A)&&!m.given.has(A));function a(y,m,A,M,d=[]){const l=i(y,m),g=A.kind==="not-announ\
ceable"?r:w(l,A,M),p=[...d,...y.problems,...m.problems,...g.problems];if(p.length>0)return{problems:p};if(l.length>0&&A.
kind==="not-announceable")return{skip:A.because};const c=u(y,m,g);if(!c)throw new Error("a required field was lost");const v=A.
kind==="content"&&l.includes("message")&&A.fields.message,C=v&&"value"in v&&v.isFirstEntry;return{content:{...c,...C&&{firstEntry:!0}}}}
function u(...y){const m=Object.assign({},...y.map(({fields:C})=>C).reverse()),{title:A,message:M,icon_url:d,landing_url:l}=m;
if(!A||!M||!d||!l)return;const g=o.pi.filter(C=>m[C]!==void 0),p=Object.fromEntries(g.map(C=>[C,m[C]])),c=C=>y.find(({given:$})=>$.
has(C))?.source,v=Object.fromEntries(g.map(C=>[C,c(C)]));return{notification:{...p,title:A,message:M,icon_url:d,landing_url:l},
sources:v}}function w(y,m,A){const M=m.kind==="content"?m.source:"event",d={source:M,fields:{},given:new Set(y),problems:[]},
l=new Map;for(const p of y){const c=m.kind==="content"?m.fields[p]:{missing:_(m.event)};if("missing"in c){l.set(c.missing,
[...l.get(c.missing)??[],p]);continue}const v=[c.value,...c.madeFrom??[]].map(A.find).find(Boolean),{fields:C,problems:$}=(0,o.
qW)(p,o.fD[p],c.value);if(Object.assign(d.fields,C),v){const j=`contains ${v}, which may already be public; replace the \
token, and remove it from the ${M==="release"?M:"release or deployment"}`;d.problems.push((0,s.CC)((0,o.wg)(p),j))}else d.
problems.push(...$.map(T=>({...T,message:`in the ${M}, ${T.message}`})))}const g=m.kind==="none"&&m.event?", or set the \
input `release` to the tag of a release":"";return d.problems.unshift(...[...l].map(([p,c])=>E(c,p&&` (${p})`,g))),d}function E(y,m,A){
const M=y.map(l=>`\`${l}\``).join(", "),d=y.length>1?`are missing${m}; give them as inputs or in \`payload-file\` (there a\
s ${M})${A}`:`is missing${m}; give it as an input, or as ${M} in \`payload-file\`${A}`;return(0,s.CC)(y.map(o.wg).join("\
, "),d)}function _(y){return y===void 0?"":`${/^[a-z_]{1,40}$/.test(y)?`the event \`${y}\``:"this event"} does not suppl\
y content`}}),3916:((e,t,n)=>{n.d(t,{HR:()=>s,h_:()=>o,q0:()=>r});class s extends Error{reason;title;hint;constructor({reason:a,
title:u,message:w,hint:E,cause:_}){super(w,_===void 0?void 0:{cause:_}),this.name="Failure",this.reason=a,this.title=u,this.
hint=E}}function o(i){return i instanceof s?i:new s({reason:"internal-error",title:"Internal error",message:`The action \
itself failed: ${r(i)}.`,hint:"Please report this with the log of the run.",cause:i})}function r(i){if(!(i instanceof Error))
return String(i);const a=i.code;if(a==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";
if(a==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this action ca\
nnot present";const{reason:u}=i;if(typeof a=="string"&&a.startsWith("ERR_SSL_")&&typeof u=="string")return`${a}: ${u}`;const w=(i.
message||i.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),E=typeof a=="string"&&!w.includes(a)?`${a}: ${w}`:w,
_=i instanceof AggregateError?i.errors.map(r).join("; "):"",y=_&&_!==E?`${E} (${_})`:E;return i.cause===void 0?y:`${y}: ${r(
i.cause)}`}}),5952:((e,t,n)=>{n.d(t,{uT:()=>p,oJ:()=>j,Er:()=>L});const s=K(import.meta.url)("node:http");var o=n.n(s);const r=K(
import.meta.url)("node:string_decoder"),i=async()=>(await Promise.resolve().then(n.t.bind(n,4708,23))).default;async function a(h,O,N){
const{method:V,url:W,headers:U,body:F,timeoutMs:J,maxBytes:S,encoding:f="utf8",wantsBody:b,signal:x}=h,{request:R}=W.protocol===
"https:"?await i():o();return new Promise(P=>{let B=!1,I=!0,D=0,G,q;const ee=new r.StringDecoder(f);let te="";const Q=R(
W,{agent:O,method:V,headers:F===void 0?U:{...U,"Content-Length":Buffer.byteLength(F)}}),Gt=setTimeout(()=>de(new E("time\
out",`no response within ${J/1e3} s`)),J),Se=()=>de(new E("cancelled","the run was cancelled")),Ke=H=>{D+=H.length};function Ae(H){
clearTimeout(Gt),x?.removeEventListener("abort",Se),G?.removeListener("data",Ke),P(H)}function le(H){if(!q)return;const fe=te+
ee.end(),we=f==="utf8"?fe.replace(/^\ufeff/,""):fe;Ae({...q,body:we,...H&&{incomplete:H}})}function de(H){q?le(H instanceof
E?H.reason:"cut"):Vt(H)?Ae(_(H,N)):Ae(m(H,D)),Q.destroy()}const Vt=H=>!B||!I&&D===0&&A(H);function Ye(){Q.destroyed||(B=
!0,I=Q.reusedSocket||G.getProtocol?.()!=="TLSv1.3",Q.end(F))}Q.on("error",de),Q.on("close",()=>q??de(Object.assign(new Error(
"the connection was closed"),{code:"ECONNRESET"}))),Q.on("socket",H=>{G=H,H.on("data",Ke),w(H)?Ye():H.once(u(H)?"secureC\
onnect":"connect",Ye)}),Q.on("response",H=>{const fe=H.statusCode??0;if(q={kind:"response",status:fe,headers:H.headers,body:"",
at:new Date},b?.(fe)===!1){le(),Q.destroy();return}let we=0;H.on("data",ve=>{const Xe=S-we;if(we+=ve.length,ve.length<=Xe){
te+=ee.write(ve);return}te+=ee.write(ve.subarray(0,Xe)),le("too-large"),Q.destroy()}),H.on("end",()=>le(H.complete?void 0:
"cut")),H.on("error",de),H.on("close",()=>le("cut"))}),x?.addEventListener("abort",Se),x?.aborted&&Se()})}const u=h=>h.encrypted===
!0;function w(h){return h.connecting?!1:!u(h)||h.secureConnecting===!1}class E extends Error{reason;constructor(O,N){super(
N),this.reason=O}}function _(h,{isProxied:O,isProxyTls:N}){const V={kind:"failure",mayHaveBeenReceived:!1,cause:h},W=(b,x)=>({
...V,reason:b,retryable:x});if(h instanceof E)return W(h.reason,h.reason==="timeout");const{code:U="",syscall:F,statusCode:J}=h;
return U==="ERR_PROXY_TUNNEL"?W("proxy-failed",J===void 0):!(F!==void 0&&U!=="EPROTO"||y.test(U)||h instanceof AggregateError)&&
!U.startsWith("ERR_INVALID")?W(N?"proxy-failed":"tls-failed",!1):W(O&&!(U==="ECONNRESET"&&F===void 0&&!N)?"proxy-failed":
"connection-failed",!0)}const y=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function m(h,O){const N=h.code??"",V=O>0||N.startsWith("HPE_");return{kind:"failure",mayHaveBeenReceived:!0,reason:h instanceof
E?h.reason:V?"bad-response":"connection-lost",retryable:!0,cause:h}}function A(h){const[,O]=/\bSSL alert number (\d{1,3})\b/.
exec(h instanceof Error?h.message:"")??[];return O!==void 0&&M.has(Number(O))}const M=new Set([42,43,44,45,46,48,116]);var d=n(
4517);const l=1e3,g=10;function p(h){const O=new Map,N=new WeakMap,V=U=>z()-(N.get(U)??Number.NEGATIVE_INFINITY);async function W(U,F){
const J=`${U.protocol}${F??""}`,S=O.get(J);if(S)return S;const f=F===void 0?{}:{proxyEnv:{http_proxy:F,https_proxy:F}},{
Agent:b}=U.protocol==="https:"?await i():o();F!==void 0&&await $();const x=new b({keepAlive:!0,...f});return x.on("free",
R=>N.set(R,z())),O.set(J,x),x}return{async request(U){const F=(0,d.i)(U.url,h);if(F&&"problem"in F)return{kind:"failure",
mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(F.problem)};const J=await W(U.url,F?.url),S=Math.
min(...c(J).map(V));U.method!=="GET"&&S<l&&await C(g-S);for(const b of c(J))(V(b)>l||v(b))&&b.destroy();const f=U.url.protocol===
"http:"&&F?.url.startsWith("https:")===!0;return a(U,J,{isProxied:F!==void 0,isProxyTls:f})}}}const c=h=>Object.values(h.
freeSockets).flatMap(O=>O??[]),v=h=>h.readableEnded||!h.writable;async function C(h){h>0&&await new Promise(O=>setTimeout(
O,h));for(let O=0;O<2;O++)await new Promise(N=>setImmediate(N))}async function $(){const{subscribe:h,unsubscribe:O}=await Promise.
resolve().then(n.t.bind(n,3053,23));O("net.client.socket",T),h("net.client.socket",T)}const T=h=>{h.socket.on("error",()=>{})},
j=h=>h>=200&&h<300;function L(h){const O=o().STATUS_CODES[h];return O===void 0?String(h):`${h} ${O}`}const z=()=>Number(
process.hrtime.bigint())/1e6}),4517:((e,t,n)=>{n.d(t,{F:()=>u,i:()=>r});const s=K(import.meta.url)("node:net");var o=n(8190);
function r(d,l,g=process.version){const p=(d.protocol==="https:"?l.https:l.http)?.trim();if(!p||y(d,l.bypass??""))return;
if(!i(g))return{problem:`Node ${g} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or rem\
ove the proxy settings`};if(new RegExp("\\p{Cc}","u").test(p))return{problem:"the proxy setting contains a line break or\
 another control character"};const c=(0,o.Dl)(E(p));return!c||!/^https?:$/.test(c.protocol)?{problem:"the proxy setting \
is not an http or https URL"}:_(c.username+c.password)===void 0?{problem:"the user name or password in the proxy setting\
 is not percent-encoded"}:{url:c.href}}function i(d){const[l=0,g=0]=d.replace(/^v/,"").split(".").map(Number);return l>24||
l===24&&g>=5}const a=4;function u({http:d,https:l}){return[...new Set([d,l].flatMap(w))]}function w(d=""){const[,l=""]=/^[^:]*:\/\/(.*)$/s.
exec(E(d.trim()))??[],g=l.lastIndexOf("@");if(g<0)return[];const p=l.slice(0,g),c=p.indexOf(":"),v=c<0?[p,""]:[p.slice(0,
c),p.slice(c+1)],{username:C="",password:$=""}=(0,o.Dl)(E(d.trim()))??{},T=v.map(L=>_(L)??L);return[...[...v,C,$,...T].filter(
L=>L.length>=a),Buffer.from(T.join(":")).toString("base64").replace(/=+$/,"")]}const E=d=>d.includes("://")?d:`http://${d}`;
function _(d){try{return decodeURIComponent(d)}catch{return}}function y(d,l){const g=d.hostname.replace(/^\[|\]$|\.$/g,""),
p=d.port||(d.protocol==="https:"?"443":"80");return l.toLowerCase().split(/[\s,]+/).filter(c=>c!=="").some(c=>c==="*"||m(
c,g,p))}function m(d,l,g){if(d.includes("/"))return M(d,l);const[,p=d,c]=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(d)??[];if(c!==
void 0&&c!==g)return!1;const v=A(p.replace(/^\[|\]$/g,"").replace(/^\*?\./,""));return l===v||(0,s.isIP)(l)===0&&l.endsWith(
`.${v}`)}function A(d){return(0,s.isIP)(d)===6&&(0,o.Dl)(`http://[${d}]`)?.hostname.slice(1,-1)||d}function M(d,l){const[
g="",p=""]=d.split("/"),c=(0,s.isIP)(g);if(c===0||(0,s.isIP)(l)!==c||!/^\d{1,3}$/.test(p)||Number(p)>(c===4?32:128))return!1;
const v=c===4?"ipv4":"ipv6",C=new s.BlockList;return C.addSubnet(g,Number(p),v),C.check(l,v)}}),8902:((e,t,n)=>{n.d(t,{JN:()=>i,
LH:()=>w,P9:()=>a,wJ:()=>r});const s=1e3,o=3e4,r=12e4;function i(_,y=Math.random){return y()*Math.min(o,s*2**(_-1))}function a(_,y){
const m=_?.trim()??"";if(/^\d+$/.test(m))return Number(m)*1e3;if(!u.test(m))return;const A=Date.parse(m.endsWith("GMT")?
m:`${m} GMT`);return Number.isNaN(A)?void 0:Math.max(0,A-y)}const u=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function w({attempt:_,retries:y,signal:m,cancelled:A,onWait:M}){for(let d=1;!m?.aborted;d++){const l=await _(d);if("\
done"in l)return l.done;if(m?.aborted)break;if(d>y||l.waitMs>r)return l.retry;M?.(l.retry,l.waitMs),await E(l.waitMs,m)}
return A()}function E(_,y){return new Promise(m=>{const A=()=>{clearTimeout(M),y?.removeEventListener("abort",A),m()},M=setTimeout(
A,_);y?.addEventListener("abort",A)})}}),8925:((e,t,n)=>{n.d(t,{CC:()=>o,KE:()=>d,LF:()=>u,TJ:()=>A,cz:()=>a,fI:()=>E,hz:()=>r,
vQ:()=>y});var s=n(3916);function o(l,g,p={}){return{...typeof l=="string"?{input:l}:l,message:g,reason:"invalid-input",
...p}}function r({place:l},{place:g}){return l&&g?l.line-g.line||l.column-g.column:+!l-+!g}const i=100,a=l=>l.length>i?`${l.
slice(0,i-1).toWellFormed()}\u2026`:l;function u(l){const g=l.slice(0,i).map((p,c)=>{if(typeof p=="number")return`[${p}]`;
const v=a(String(p)).replace(new RegExp("\\p{Cc}","gu"),"\uFFFD");return c>0?`.${v}`:v});return a(g.join(""))}function w(l,g,p,c=""){
return`${l.length>0?`\`${u(l)}\``:g}${c}${p.startsWith('"')?":":""} ${p}.`}function E({input:l,file:g,path:p=[],place:c,
message:v}){const C=c&&`line ${c.line}, column ${c.column}`;if(g!==void 0){const z=C?`${g}, ${C}`:g;return`${l}: ${z}: ${w(
p,"the file",v)}`}const $=C?` (${C})`:"",T=typeof p[0]=="number";if(p.length>0&&!T)return`${l}: ${w(p,"",v,$)}`;const j=T?
u([l,...p]):l;return v.startsWith('"')?`${j}${$}: ${v}.`:`${T?`\`${j}\``:j.replace(/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/,
" and ")}${$} ${v}.`}class _ extends s.HR{problems;constructor(g){const p=g.some(c=>c.reason==="invalid-input")?"invalid\
-input":"unreadable-file";super({reason:p,title:p==="unreadable-file"?"Unreadable file":"Invalid input",message:d(g.map(
E),M(g)),hint:"Correct what is listed, then start a new run: a re-run uses the original workflow file and event."}),this.
problems=g}}const y=l=>new _(l),m=100;function A(l,g,p){const c=M(g.slice(m)),v=g.slice(0,m).map(p);return c===0?v:[...v,
o(l,`has ${c} more problems`,{count:c})]}const M=l=>l.reduce((g,{count:p=1})=>g+p,0);function d(l,g=l.length){if(l.length===
1)return l.join("");const p=l.slice(0,m).map(c=>`- ${c}`);return g>p.length&&p.push(`- and ${g-p.length} more`),`${g} pr\
oblems:
${p.join(`
`)}`}}),8190:((e,t,n)=>{n.d(t,{Bq:()=>l,Dl:()=>s,TL:()=>u,h0:()=>C,p0:()=>y,pc:()=>d,qF:()=>o,rD:()=>w,rJ:()=>m,rf:()=>A,
yG:()=>_,zM:()=>E});function s($,T){try{return new URL($,T)}catch{return}}function o($){try{return JSON.parse($)}catch{return}}
const r={"":1,s:1,m:60,h:3600,d:86400,w:604800},i=/^[\x21-\x7e]+$/,a=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function u($){
const T=JSON.stringify($);return T.length>100?`${T.slice(0,98)}\u2026" (${$.length} characters)`:T}function w($,T,j){return L=>{
const z=/^[0-9]+$/.test(L)?Number(L):Number.NaN;return z>=T&&z<=j?{value:z}:{message:`${u(L)} is not ${$}`}}}function E($){
return/^(true|True|TRUE)$/.test($)?{value:!0}:/^(false|False|FALSE)$/.test($)?{value:!1}:{message:`${u($)} is neither tr\
ue nor false; give \`true\` or \`false\``}}function _($){const T=E($);return"value"in T?T.value:void 0}function y($){const T=/^([0-9]+)([smhdw]?)$/.
exec($),j="give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!T)return{message:`${u(
$)} is not a duration; ${j}`};const L=Number(T[1])*r[T[2]];return Number.isSafeInteger(L)?{value:L}:{message:`${u($)} is\
 too long; ${j}`}}function m($){return i.test($)?{value:$}:{message:"contains a space, a line break or a character outsi\
de ASCII, which a token cannot contain; give only the token, preferably from a secret"}}function A(...$){const T=`give a\
n absolute ${$.join(" or ")} URL, such as https://example.com/${$.length>1?"page":"image.png"}`;return M($,T)}function M($,T){
return j=>{if(/[\s\p{Cc}\\]/u.test(j))return{message:`${u(j)} contains white space or a backslash, which a URL must not \
contain; ${T}`};const L=/^([a-z][a-z0-9+.-]{0,30}):(?!\d)/i.exec(j)?.[1]?.toLowerCase();return L!==void 0&&!$.includes(L)?
{message:`${u(j)} has the scheme ${L}; ${T}`}:L!==void 0&&/^[^:]+:\/\/[^/?#]/.test(j)&&s(j)!==void 0?{value:j}:{message:`${u(
j)} is not an absolute URL; ${T}`}}}function d($){if(/^[^/]*\/\/[^/?#]*@/.test($))return{message:"contains a user name o\
r password; give the address without them"};const j=M(["https","http"],"give the https address of the push service, such\
 as https://push.example.com")($);if("message"in j)return j;const L=new URL($);return L.protocol==="http:"&&!a.test(L.hostname)?
{message:`${u($)} has the scheme http, which would send the token unencrypted; give an https URL (http is only for loopb\
ack addresses)`}:/[?#]/.test($)?{message:`${u($)} has a query or fragment; give the address without it`}:{value:$.replace(
/\/+$/,"")}}function l($){return $===""?{message:"is blank, which the service refuses; give some text"}:!/[!-~]/.test($)&&
C($)===""?{message:"has no visible character; give some text"}:{value:$}}const g=new RegExp("[[\\p{Cc}--[\\s\\x85]]\\u00ad\\u\
180e\\u200b\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]","gv"),p=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,
c=/[\s\x85]+/g,v=/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;function C($){const T=$.toWellFormed().replace(g,"").replace(
p,"$1").replace(c," ").trim();return v.test(T)?T:""}}),4463:((e,t,n)=>{n.d(t,{gE:()=>L,ue:()=>F,kU:()=>U});const[s,o,r,i,
a]=[37,38,92,35,59],u=S=>S===s||S===o||S===r;function w(S){const f=/[%&\\]/g,b=[];for(;f.test(S);)b.push(f.lastIndex-1);
return b}const E={117:4,120:2,85:8},_=new Map(`excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* m\
idast* plus+ comma, period. sol/ colon: semi;
  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\` DiacriticalGrav\
e\`
  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(S=>[S.slice(0,-1),S.charCodeAt(S.length-1)])),
y=16;class m{text;levels;broken;code=0;at=0;isAtEnd=!1;constructor(f,b){const x=()=>({codes:new Uint32Array(f.length),ends:new Uint32Array(
f.length)});this.text=f;const R=[x(),x(),x(),x()],[P,B,I,D]=R;this.levels=R,this.broken=new Uint8Array(f.length);for(const G of b.
toReversed())this.readUnit(G,P),this.readUnit(G,B,P,P),this.readUnit(G,I,void 0,P),this.readUnit(G,D,P)}mayBegin(f,b){return f>=
this.text.length||this.isBroken(f)?!0:this.text.charCodeAt(f)===b||this.levels.some(({codes:x})=>x[f]===b)}endsOf(f,b){const x=[];
for(const R of b){const P=this.text.charCodeAt(R);if(P===f&&A(x,R+1),!!u(P))for(const{codes:B,ends:I}of this.levels)B[R]===
f&&A(x,I[R]??R)}return x}isBroken(f){return this.broken[f]===1}readUnit(f,b,x,R){this.at=f,this.isAtEnd=!1,this.next(x);
const[P,B]=[this.code,this.at],I=this.readEscape(P,R);b.codes[f]=I??P,b.ends[f]=I===void 0?B:this.at,this.isAtEnd&&(this.
broken[f]=1)}next(f){return this.at>=this.text.length?(this.isAtEnd=!0,!1):(this.code=this.text.charCodeAt(this.at),f&&u(
this.code)?(this.broken[this.at]&&(this.isAtEnd=!0),this.code=f.codes[this.at]??0,this.at=f.ends[this.at]??0):this.at++,
!0)}readEscape(f,b){if(f===s)return this.readHexadecimal(2,b);if(f===o)return this.readReference(b);if(f!==r||!this.next(
b))return;const x=E[this.code];return x!==void 0?this.readHexadecimal(x,b):M(this.code)||d(this.code,10)!==void 0?void 0:
this.code}readHexadecimal(f,b){let x=0;for(let R=0;R<f;R++){const P=this.next(b)?d(this.code,16):void 0;if(P===void 0)return;
x=x*16+P}return x}readReference(f){let b="";for(;b.length<=y&&this.next(f);){if(this.code===i&&b==="")return this.readNumber(
f);if(this.code===a)return _.get(b);if(!M(this.code))return;b+=String.fromCharCode(this.code)}}readNumber(f){let b=10,x;
for(;this.next(f);){if(x===void 0&&b===10&&(this.code|32)===120){b=16;continue}const R=d(this.code,b);if(R===void 0)return this.
code===a?x:void 0;x=Math.min((x??0)*b+R,1114112)}}}function A(S,f){S.includes(f)||S.push(f)}const M=S=>(S|32)>=97&&(S|32)<=
122;function d(S,f){if(S>=48&&S<=57)return S-48;const b=(S|32)-97;return f===16&&b>=0&&b<6?b+10:void 0}var l=n(8925);const g="\
the API token",p="the GitHub token",c="***",v=8,C=4,$=64,T=256,j=8;function L({apiToken:S,githubToken:f="",others:b=[]}){
const x=new Map(b.map(P=>[P,""]));x.set(f,p).set(S,g),x.delete("");const R=[...x].flatMap(([P,B])=>V(P,B));return{find:P=>{
const B=z(R,P,!1).map(({name:I})=>I);return[g,p].find(I=>B.includes(I))},redact:(P,B=!1)=>{let I="",D=0;for(const{start:G,
end:q}of z(R,P,B).sort((ee,te)=>ee.start-te.start))I+=G<D?"":`${P.slice(D,G)}${c}`,D=Math.max(D,q);return I+P.slice(D)}}}
function z(S,f,b){const x=w(f),R=b?[...x,f.length]:x,P=R.length>0?new m(f,x):void 0;return S.flatMap(B=>[...h(B,f),...P?
O(B,P,R,b):[]])}function h(S,f){const{length:b}=S.text,x=b>T?b:1,R=[];for(let P=f.indexOf(S.text);P!==-1;P=f.indexOf(S.text,
P+x)){const B=W(S,f,P,P+b),I=R.at(-1);I&&B.start<I.end?I.end=B.end:R.push(B)}return R}function O(S,f,b,x){const R=S.text,
{text:P}=f,B=[];let I=0,D=-1;for(const G of b){for(let q=Math.max(I,D+1,G-R.length+1);q<=G;q++){if(!f.mayBegin(G,R.charCodeAt(
G-q)))continue;const te=q===G||R.startsWith(P.slice(q,G))?N(R,f,G,G-q,x):void 0;if(te){B.push(W(S,P,q,Math.max(...te))),
I=Math.min(...te);break}}D=G}return B}function N(S,f,b,x,R){const P=Math.max(1,Math.min(C,S.length-1)),{length:B}=f.text;
let I=[b];for(let D=x;D<S.length&&I.length<=j;D++){if(R&&D>=P&&I.some(ee=>ee>=B||f.isBroken(ee)))return[B];const q=f.endsOf(
S.charCodeAt(D),I);if(q.length===0)return D>=$?I:void 0;I=q}return I}function V(S,f){if(S.length<v)return[{text:S,name:""}];
const b=[0,1,2].flatMap(x=>{const R=Buffer.concat([Buffer.alloc(x),Buffer.from(S)]),P=R.toString("base64").slice(Math.ceil(
x*8/6),Math.floor(R.length*8/6)),B={before:x>0,behind:R.length%3>0},I=P.replaceAll("+","-").replaceAll("/","_");return[...new Set(
[P,I])].map(D=>({text:D,name:f,partial:B}))});return[{text:S,name:f},...b]}function W({name:S,partial:f},b,x,R){const P=D=>/[\w+/-]/.
test(b.charAt(D)),B=f?.before&&P(x-1)?x-1:x;let I=f?.behind&&P(R)?R+1:R;for(;f&&I<R+3&&b[I]==="=";)I++;return{start:B,end:I,
name:S}}function U(S,f,b){return Object.entries(S).flatMap(([x,R])=>{const P=J(R).map(f.find).find(Boolean);return P?[(0,l.
CC)({input:x,file:b},`contains ${P}, which would be published; remove it`)]:[]})}function F(S,f){const{"api-token":b,"gi\
thub-token":x="",...R}=S,P=f.find(x)===g;return U({...R,...P&&{"github-token":x}},f)}function J(S){const f=[],b=[S];for(const x of b)
if(typeof x=="string"&&f.push(x),!(typeof x!="object"||x===null))for(const[R,P]of Object.entries(x))f.push(R),b.push(P);
return f}}),900:((e,t,n)=>{n.d(t,{AE:()=>g,Pw:()=>M,yc:()=>c});var s=n(8925),o=n(8190),r=n(4463);const i=(h,O)=>N=>N===""?
{message:`is missing; give ${h}`}:O(N),a=(h,O)=>N=>N===""?{value:h}:O(N),u=h=>O=>O===""?{value:void 0}:h(O),w=h=>({value:h}),
E=(h,O)=>N=>{const V=h.find(W=>W===N);return V===void 0?{message:`${(0,o.TL)(N)} is not ${O}`}:{value:V}},_={"base-url":i(
"the base address of the push service, such as https://push.example.com (a misspelled variable is empty)",o.pc),"api-tok\
en":i("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",o.rJ),timeout:a(30,(0,o.rD)(
"a whole number of seconds from 1 to 300",1,300)),retries:a(3,(0,o.rD)("a whole number from 0 to 10",0,10)),summary:a(!0,
o.zM)},y=Number.MAX_SAFE_INTEGER,m={..._,target:i("`all` (every subscriber) or `audience`; there is no default, so that \
nobody broadcasts by forgetting a line",E(["all","audience"],"a valid target; give `all` (every subscriber) or `audience\
`")),"audience-id":u((0,o.rD)(`an audience id; give a whole number from 1 to ${y}`,1,y)),"audience-name":u(w),"max-reach":u(
(0,o.rD)(`a whole number from 0 to ${y}`,0,y)),"payload-file":u(w),"extra-fields":u(w),"dry-run":a(!1,o.zM),"check-urls":a(
!1,o.zM),"once-key":u(w),"once-per":u(E(["day","week","month"],"a period; give `day`, `week` or `month`")),release:u(w),
"github-token":u(o.rJ)},A=h=>h.replace(/-([a-z])/g,(O,N)=>N.toUpperCase()),M=["title","message","icon-url","banner-url",
"landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],d=h=>Object.keys(h),l=d(_),g=[...d(m),...M];function p(h,O){
return v(_,h,O)}function c(h,O){return v(m,h,O,z(h))}function v(h,O,N,V=[]){const W=[...(0,r.ue)(O,N),...$(O)],U=new Set(
W.map(({input:b})=>b)),F={...O,...Object.fromEntries([...U].map(b=>[b,"(refused)"]))},J={},S=[];for(const[b,x]of Object.
entries(h)){const R=x(F[b]);"value"in R?J[A(b)]=R.value:S.push((0,s.CC)(b,R.message))}const f=[...W,...[...S,...V].filter(
({input:b})=>!U.has(b))];return{settings:f.length>0?void 0:J,problems:f,inputs:F,refused:U}}const C=65536;function $(h){
return["actions","extra-fields"].filter(N=>Buffer.byteLength(h[N]??"")>C).map(N=>(0,s.CC)(N,"is larger than 64 KiB; make\
 it smaller"))}const T={"payload-files":w,"extra-fields":w,"check-urls":m["check-urls"],timeout:_.timeout,summary:_.summary},
j=[...d(T),...M];function L(h,O){const N=Object.entries(h).filter(([U,F])=>!(U in T)&&F!==""),V="is missing; give paths \
of payload files, or a notification as inputs",W=h["payload-files"]===""&&N.length===0;return v(T,h,O,W?[problem("payloa\
d-files",V)]:[])}function z(h){const[O,N]=[h.target==="all",h.target==="audience"],V="is only allowed with `target: audi\
ence`",W="remove it, or change `target`",U="(the service does not report the reach of a broadcast)",F=h["once-key"]?"`on\
ce-key` needs it to keep its claims in the repository":"the input `release` needs it to fetch the release";return[["audi\
ence-id",O&&h["audience-id"],`${V}; ${W}`],["audience-name",O&&h["audience-name"],`${V}; ${W}`],["max-reach",O&&h["max-r\
each"],`${V} ${U}; remove it`],["audience-id, audience-name",N&&!h["audience-id"]&&!h["audience-name"],"are both missing\
; give at least one"],["once-key",h["once-per"]&&!h["once-key"],"is missing; `once-per` needs it"],["github-token",(h["o\
nce-key"]||h.release)&&!h["github-token"],`is missing; ${F}`]].flatMap(([S,f,b])=>f?(0,s.CC)(S,b):[])}}),9349:((e,t,n)=>{
n.d(t,{Kb:()=>d,Yq:()=>y,dz:()=>_,sc:()=>m});var s=n(3916),o=n(5952),r=n(8902),i=n(8190);const a={"connection-failed":"C\
heck `base-url` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; fo\
r a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.","proxy-failed":"Check HTTPS_PROXY, HTTP_\
PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",timeout:"\
Check that the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","b\
ad-response":"Check that `base-url` is the address of the push service."},u={ERR_SSL_WRONG_VERSION_NUMBER:"Check the por\
t in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (o\
r a proxy) that does not require a client certificate."};function w(c,{reason:v,mayHaveBeenReceived:C,cause:$}){const T=c===
"Sending"&&C;if(v==="cancelled")return T?"":"If you did not mean to cancel it, run it again.";const{code:j="",statusCode:L}=Object(
$);if(L===407)return p(407,c,!1);const z=v==="tls-failed"&&u[j]||a[v];return T?z:`${z} Then run this again.`}function E(c,{
reason:v,mayHaveBeenReceived:C},$){const T=c==="Sending",j=c.charAt(0).toLowerCase()+c.slice(1);return{"connection-faile\
d":`Could not connect to the service (${$}).`,"tls-failed":`Could not make a secure connection to the service (${$}).`,"\
proxy-failed":`Could not use the proxy (${$}).`,timeout:C?`${T?"The service may have received the request, but did not r\
espond":"There was no complete response"} in time (${$}).`:`Timed out connecting to the service (${$}).`,"connection-los\
t":`The connection was lost before ${T?"a response arrived; the service may have received the request":"the response was\
 complete"} (${$}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${$}).`,cancelled:T?`The run was \
cancelled${C?"; the service may already have":" before the service"} received the request.`:`The run was cancelled while\
 ${j}.`}[v]}function _(c,v,C){const{reason:$,cause:T}=v;return new s.HR({reason:$,title:`${c} failed`,message:E(c,v,d((0,s.
q0)(T),C)),hint:w(c,v),cause:T})}const y=c=>_(c,{kind:"failure",mayHaveBeenReceived:!1,reason:"cancelled",retryable:!1,cause:void 0},
v=>v);function m(c,v,C,$=!1){const{status:T,headers:j,body:L,incomplete:z}=v,h=j.location?` and points to ${(0,i.TL)(C(j.
location))}`:"",O=d(L,C,z!==void 0),N=`The ${T===407?"proxy":"service"} responded ${(0,o.Er)(T)}${h}${O?`: ${O}`:""}`;return new s.
HR({reason:`http-${T}`,title:`${c} failed: HTTP ${T}`,message:`${N.replace(/\.$/,"")}.${g(j["retry-after"])}`,hint:$?"Th\
e service has a problem: check its status.":p(T,c,O!=="")})}const A=300,M=65536;function d(c,v,C=!1){const T=v(c.slice(0,
M),C||c.length>M).replace(/\s+/g," ").trim();return T.length>A?`${T.slice(0,A)}\u2026`:T}const l=864e5;function g(c){const v=(0,r.
P9)(c,Date.now());return v===void 0||v<=r.wJ?"":` Retry-After asks for ${v>l?"more than a day":`${Math.ceil(v/1e3)} s`};\
 this action waits at most ${r.wJ/1e3} s.`}function p(c,v,C){return c===401||c===403?"The service refused the token: che\
ck that `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this aga\
in.":c===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${v===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:c===407?"The proxy requires a valid user name and pa\
ssword: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.":c===429?"The rate limit of the service\
 is reached: wait, then run this again.":c>=300&&c<400?"The action does not follow redirects, because the token would go\
 to the new address. Correct `base-url`.":c>=500?"The service has a problem: check its status before you run this again.":
c===408?"The service did not receive the request in time: run this again.":C?"Fix the problem that the service reported,\
 then start a new run.":`The service did not say why. ${v==="Sending"?"Check the content and `extra-fields`, or ask":"As\
k"} the operator of the service.`}}),311:((e,t,n)=>{n.d(t,{N:()=>o,r:()=>s});const s="1.0.0",o=`web-push-action/${s}`}),
181:(e=>{e.exports=K(import.meta.url)("buffer")}),9896:(e=>{e.exports=K(import.meta.url)("fs")}),7598:(e=>{e.exports=K(import.meta.
url)("node:crypto")}),3053:(e=>{e.exports=K(import.meta.url)("node:diagnostics_channel")}),1455:(e=>{e.exports=K(import.meta.
url)("node:fs/promises")}),4708:(e=>{e.exports=K(import.meta.url)("node:https")}),6760:(e=>{e.exports=K(import.meta.url)(
"node:path")}),8500:(e=>{e.exports=K(import.meta.url)("node:timers/promises")}),857:(e=>{e.exports=K(import.meta.url)("o\
s")}),932:(e=>{e.exports=K(import.meta.url)("process")})},Ce={};function k(e){var t=Ce[e];if(t!==void 0)return t.exports;
var n=Ce[e]={exports:{}},s=!0;try{ft[e](n,n.exports,k),s=!1}finally{s&&delete Ce[e]}return n.exports}k.m=ft;typeof k<"u"&&
(k.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"\
/");k.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return k.d(t,{a:t}),t};(()=>{var e=Object.getPrototypeOf?n=>Object.
getPrototypeOf(n):n=>n.__proto__,t;k.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||
s&16&&typeof n.then=="function"))return n;var o=Object.create(null);k.r(o);var r={};t=t||[null,e({}),e([]),e(e)];for(var i=s&
2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>r[a]=()=>n[a]);return r.default=
()=>n,k.d(o,r),o}})();k.d=(e,t)=>{for(var n in t)k.o(t,n)&&!k.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})};
k.f={},k.e=e=>Promise.all(Object.keys(k.f).reduce((t,n)=>(k.f[n](e,t),t),[]));k.u=e=>""+e+".index.js";k.o=(e,t)=>Object.
prototype.hasOwnProperty.call(e,t);k.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})};(()=>{var e={792:0},t=n=>{var{ids:s,modules:o,runtime:r}=n,
i,a,u=0;for(i in o)k.o(o,i)&&(k.m[i]=o[i]);for(r&&r(k);u<s.length;u++)a=s[u],k.o(e,a)&&e[a]&&e[a][0](),e[s[u]]=0};k.f.j=
(n,s)=>{var o=k.o(e,n)?e[n]:void 0;if(o!==0)if(o)s.push(o[1]);else{var r=import("./"+k.u(n)).then(t,i=>{throw e[n]!==0&&
(e[n]=void 0),i}),r=Promise.race([r,new Promise(i=>o=e[n]=[i])]);s.push(o[1]=r)}}})();var ne=k(1312),Ne=k(8925),X=k(8190),Oe=k(225);async function zt({inputs:e,refused:t,problems:n},{secrets:s,readFile:o,readEvent:r,
fetchRelease:i}){const{"payload-file":a,"extra-fields":u}=e,w=a||u?await Promise.all([k.e(955),k.e(405)]).then(k.bind(k,
2405)):void 0,E=C=>({...C,problems:C.problems.filter(({input:$})=>!t.has($))}),_=E(await Kt(e,s)),y=w&&a?E(await w.fieldsFromFile(
a,await o(a),s)):Oe.Vz,m=w&&u?E(await w.readExtraFields(u,s)):qt,A=(0,Oe.Mh)(_,y).length>0,M=C=>(0,X.yG)(e["check-urls"])?
(0,ne._e)(C):[],d={...y.fields,..._.fields},l=[...n,..._.problems,...y.problems,...m.problems,...M(d)];if(A&&e.release&&
l.length>0)throw(0,Ne.vQ)(l);const g=A?await Jt(e,r,i):{kind:"none"},p=(0,Oe.kg)(_,y,g,s,n),c=[..."problems"in p?p.problems:
[],...m.problems],v="content"in p?p.content.notification:d;if(c.push(...M(v)),c.length>0||"problems"in p)throw(0,Ne.vQ)(
c);return"skip"in p?p:{content:p.content,extraFields:m.fields}}const qt={fields:{},problems:[]};async function Jt(e,t,n){
const{contentFromEvent:s,contentFromRelease:o}=await k.e(108).then(k.bind(k,1108));return e.release?o(await n()):s(await t(),
e["once-key"]!=="")}async function Kt(e,t){const n=ne.pi.filter(o=>e[(0,ne.wg)(o)]!==""),s=await Promise.all(n.map(o=>Yt(
o,e[(0,ne.wg)(o)],t)));return{source:"input",fields:Object.assign({},...s.map(({fields:o})=>o)),given:new Set(n),problems:s.
flatMap(({problems:o})=>o)}}async function Yt(e,t,n){if(e==="ttl")return(0,ne.qW)(e,X.p0,t);if(e!=="actions")return(0,ne.
qW)(e,ne.fD[e],t);const{readActions:s}=await Promise.all([k.e(955),k.e(405)]).then(k.bind(k,2405));return s(t,n)}var Y=k(
3916),ht=k(900),He=k(5952),ce=k(8902),ue=k(9349);function Xt(e,t,n){const s=t.type==="all"?{type:"all"}:{type:"audience",
value:t.audience.id};return JSON.stringify({...e,target:s,...n})}const Qt=65536;async function Zt(e){const{service:t,body:n,
retries:s,signal:o,redact:r,onAttempt:i,onWait:a,random:u}=e;let w={};async function E(y){i();const m=await t.send(n),A=(0,ce.
JN)(y,u);if(m.kind==="failure")return en(m,A,r);const M=r(m.body,m.incomplete!==void 0);return w={statusCode:m.status,response:rn(
M,Qt)},(0,He.oJ)(m.status)?{done:nn(m)}:tn(m,A,r)}return{verdict:await(0,ce.LH)({attempt:E,retries:s,signal:o,cancelled:()=>({
outcome:"not-sent",failure:(0,ue.Yq)("Sending")}),onWait:({failure:y},m)=>a(y,m)}),...w}}function en(e,t,n){const s=(0,ue.
dz)("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:s}};const o={outcome:"not-sent",failure:s};
return e.retryable?{retry:o,waitMs:t}:{done:o}}function tn(e,t,n){const{status:s,headers:o}=e,r=(0,ce.P9)(o["retry-after"],
Date.now()),i=s===429||s===503&&r!==void 0,a=i||s>=300&&s<500?"rejected":"unknown",u={outcome:a,failure:(0,ue.sc)("Sendi\
ng",e,n,a==="unknown")};return i?{retry:u,waitMs:r??t}:{done:u}}function nn({at:e,incomplete:t,body:n}){const s=(0,X.qF)(
n);if(sn(s))return{outcome:"unknown",failure:on()};const o={outcome:"sent",sentAt:e};return t?{...o,doubt:t}:s!==void 0||
n.trim()===""?o:{...o,doubt:"not-json"}}function sn(e){if(typeof e!="object"||e===null)return!1;const{success:t,ok:n,error:s,
errors:o}=e;return t===!1||n===!1||!Qe(s)||!Qe(o)}function Qe(e){return typeof e=="object"&&e!==null?Object.keys(e).length===
0:!e||typeof e=="string"&&e.trim()===""}const on=()=>new Y.HR({reason:"service-reported-failure",title:"The service repo\
rted a failure",message:"The response has a success status (2xx), but its body says that something failed.",hint:"The re\
sponse is in the output `response` and in the summary."});function rn(e,t){const n=Buffer.from(e);if(n.length<=t)return e;
let s=t;for(;((n[s]??0)&192)===128;)s--;return n.subarray(0,s).toString("utf8")}var pt=k(311);const Ze=1048576;function an({
baseUrl:e,apiToken:t,timeout:n},{http:s,signal:o}){const r={"Authentication-Token":t,Accept:"application/json","User-Age\
nt":pt.N},i={timeoutMs:n*1e3,signal:o};return{fetchAudiences(){const a=new URL(`${e}/v1/audience`);return s.request({method:"\
GET",url:a,headers:r,maxBytes:64*Ze,...i})},send(a){const u=new URL(`${e}/v1/notifications`),w={...r,"Content-Type":"app\
lication/json"};return s.request({method:"POST",url:u,headers:w,body:a,maxBytes:Ze,...i})}}}const Ie="Listing the audien\
ces";async function cn({service:e,redact:t,random:n,...s}){const o=await(0,ce.LH)({...s,attempt:async r=>mt(await e.fetchAudiences(),
(0,ce.JN)(r,n),t),cancelled:()=>(0,ue.Yq)(Ie)});if(o instanceof Y.HR)throw o;return un(o)}function mt(e,t,n){if(e.kind===
"failure"){const w=(0,ue.dz)(Ie,e,n);return e.retryable&&e.reason!=="cancelled"?{retry:w,waitMs:t}:{done:w}}const{status:s,
headers:o,body:r,incomplete:i}=e;if(!(0,He.oJ)(s)){const w=(0,ue.sc)(Ie,e,n);return s!==429&&s<500?{done:w}:{retry:w,waitMs:(0,ce.
P9)(o["retry-after"],Date.now())??t}}if(i===void 0)return{done:r};if(i==="too-large")return{done:Te("the list is larger \
than 64 MiB")};const a=i==="cut"?"connection-lost":i,u=new Error("only a part of the list arrived");return mt({kind:"fai\
lure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:u},t,n)}function un(e){const t=(0,X.qF)(e);if(t===void 0)throw Te(
"the response is not JSON");const n=gt(t)?t.audience:void 0;if(!Array.isArray(n))throw Te("audience: expected an array");
for(let s=0;s<n.length;s++){const o=ln(n[s]);if(o)throw Te(`audience[${s}]${o}`)}return n.map(({id:s,name:o,reach:r})=>({
id:s,name:o,reach:r}))}function ln(e){if(!gt(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="\
number")return".id: expected a number";if(!Number.isSafeInteger(t))return`.id: ${t} is not a whole number within \xB1(2^53-\
1), so it cannot be an id`;if(typeof n!="string")return".name: expected a string";if(typeof s!="number"||!Number.isFinite(
s))return".reach: expected a number"}const gt=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Te=e=>new Y.HR({reason:"\
bad-audience-list",title:"Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}\
.`,hint:"Check `base-url`; if it is right, the service has a problem, or uses another version of its API."});async function dn({
id:e,name:t},n,s){if(t!==void 0)return hn(t,e,n,s);const o=bt(n.filter(r=>r.id===e));if(o)return o;throw new Y.HR({reason:"\
audience-not-found",title:"Audience not found",message:`The service lists no audience with the id ${e} (it lists ${n.length}\
 audience${n.length===1?"":"s"}).`,hint:"Look the id up in the panel of the service, or list the audiences with the audi\
ences action."})}function fn({id:e,name:t,reach:n},s,o){if(!(s===void 0||n===void 0||n<=s))throw new Y.HR({reason:"reach\
-exceeded",title:"Audience too large",message:`The audience ${e}${t?` (${(0,X.TL)(o(t))})`:""} has a reach of ${n}, more\
 than max-reach allows (${s}).`,hint:"Check that it is the audience you mean; if it is, raise `max-reach`."})}async function hn(e,t,n,s){
const o=Le(e),r=_=>(0,X.TL)(s(_)),i=_=>`${r(_.name)} (id ${_.id}, reach ${_.reach})`,a=n.filter(_=>Le(_.name)===o);if(t!==
void 0){const _=bt(a.filter(A=>A.id===t));if(_)return _;const y=Re(a,A=>`id ${A.id} (reach ${A.reach})`),m=y?`the name ${r(
e)} belongs to ${y}`:`no audience has the name ${r(e)}`;throw new Y.HR({reason:"audience-mismatch",title:"Audience id an\
d name differ",message:`audience-id is ${t}, but ${m}.`,hint:"Correct one of the two, or give only one."})}const[u,w]=a;
if(u&&w)throw new Y.HR({reason:"audience-ambiguous",title:"Several audiences have that name",message:`${a.length} audien\
ces are named ${r(e)}: ${Re(a,i)}.`,hint:"Choose one with `audience-id`."});if(u)return u;const E=await yn(o,n);throw new Y.
HR({reason:"audience-not-found",title:"Audience not found",message:`No audience is named ${r(e)}.${E.length>0?` The near\
est names: ${Re(E,i)}.`:" The service lists no audiences."}`,hint:"Correct `audience-name` (upper and lower case matter)\
, or create the audience in the panel of the service."})}const bt=e=>e.reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),pn=20;
function Re(e,t){const n=e.slice(0,pn).map(t),s=e.length-n.length;return s>0?`${n.join(", ")} and ${s} more`:n.join(", ")}
const mn=30;function Le(e){const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;for(const[n]of t.matchAll(new RegExp("\\\
p{M}+","gu")))if(n.length>mn)return t;return t.normalize("NFC")}const gn=64,bn=2e4,$n=5;async function yn(e,t){const{default:n}=await k.
e(785).then(k.bind(k,7785)),s=a=>Le(a.trim().slice(0,gn)).toLowerCase(),o=s(e),r=(a,u,w)=>u.map(E=>({audience:E,distance:a(
E.name)})).sort((E,_)=>E.distance-_.distance).slice(0,w).map(({audience:E})=>E),i=r(a=>Math.abs(a.length-e.length),t,bn);
return r(a=>n(o,s(a)),i,$n)}function oe(e){return Ve(e).replace(Tn,ge).replace(xn,En).replace(/^[\t -%'-;=-@[-`{-~]/,ge).
replaceAll(`
`,"<br>")}function De(e){return Ve(e).replace(/[&<>]/g,ge).replaceAll(`
`,"&#10;")}function wn(e,t=500){return wt(oe(re(Z(e,t))))}function $t(e,t=500){const s=Z(e,t).split(vn).map((o,r)=>r%2===
1?$e(o):oe(re(o)));return wt(s.join(""))}function Be({text:e,url:t},n=2e3){return`${$t(e,n)}${t?` <a href="${Ge(t)}">Ope\
n that run</a>`:""}`}const yt=({command:e})=>e!==void 0&&`<pre><code>${De(e)}</code></pre>`,wt=e=>`<span dir="auto">${e}\
</span>`,vn=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,$e=e=>`<code>${De(e)}</code>`;function We(e,t=300){const n=oe(re(Z(e,t)));
return e.length>vt?n:`<a href="${Ge(e)}">${n}</a>`}function et(e,t,n){return e.length>vt?t:`<img src="${Ge(e)}" alt="${t}\
" width="${n}">`}function Z(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function re(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${Pe}{${t+1},}`,"gv"),s=new RegExp(`${Pe}{${_n}\
}(?=${Pe})`,"gv");return e.replace(n,o=>o.replace(s,"$&\u200B"))}const _n=10,kn=String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`,
Pe=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${kn}]]`,vt=2e3,Tn=/[&<>"'`*_~[\]()|\\!{}^]/g,xn=/(?<!&)#|[@:$]|(?<=www)\./gi,ge=e=>`&\
#${e.codePointAt(0)};`,En=e=>`<span>${ge(e)}</span>`,Ge=e=>Ve(e).replace(/[&<>"'`\n\t]/g,ge);function Ve(e){return e.toWellFormed().
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(new RegExp("[\\u202a-\\u202e\\u2066-\\u2069]|(?![\\n\\t])\\p{Cc}","gu"),t=>`\u2039U+${(t.codePointAt(0)??0).toString(
16).toUpperCase().padStart(4,"0")}\u203A`)}function ie(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??
[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const se=(e,t)=>`${ie(e)} ${t}${e===1?"":"s"}`,Sn=9e5,_t=e=>typeof e==
"object"?e.flatMap(_t):e?[e]:[];function An(e,t=Sn){const n=_t(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",o=t-Buffer.byteLength(s)-2;let r=0;const i=n.findIndex(u=>(r+=Buffer.byteLength(u)+2,r>o));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}const kt=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",buttonsAt:"center",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",buttonsAt:"left",textWidth:310}],Cn=2,tt=56,On=360,Rn="\
Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function Pn(e){return`<div>
${kt.map(n=>Mn(n,e)).join(`
`)}
<br clear="all"><sub>${Rn}</sub>
</div>`}function Mn(e,{title:t,message:n,actions:s=[],...o}){const{name:r,browser:i,iconAt:a,buttonsAt:u,textWidth:w}=e,
E=xe(t,e.title),_=xe(n,e.message),y=s.slice(0,Cn).map(({text:c})=>xe(c,e.button)),m=s.length-y.length,A=`<td valign="top\
" width="${tt}">${et(o.icon_url,"icon",tt)}</td>`,M=`<td valign="top" width="${w}" dir="auto"><b>${Me(E)}</b><br>${Me(_)}\
</td>`,d=o.banner_url&&et(o.banner_url,"banner",On),l=y.map(c=>`<kbd>&nbsp;${Me(c)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),g=[
nt("Title",E),nt("Message",_),y.some(Tt)&&"\u2702\uFE0F A button is cut",m>0&&`\u2702\uFE0F ${se(m,"more button")} not s\
hown`,`Opens ${We(o.landing_url,38)}`].flatMap(c=>c?[`<sub>${c}</sub>`]:[]);return`<table align="left">${[`<th colspan="\
2">${r} <sub>${i}</sub></th>`,a==="start"?A+M:M+A,d&&`<td colspan="2" align="center">${d}</td>`,l&&`<td colspan="2" alig\
n="${u}">${l}</td>`,`<td colspan="2">${g.join("<br>")}</td>`].flatMap(c=>c?[`<tr>${c}</tr>`]:[]).join("")}</table>`}const jn=24,
Me=({shown:e})=>oe(re(e,jn)),Tt=({visible:e,total:t})=>e<t,nt=(e,t)=>Tt(t)?`\u2702\uFE0F ${e} cut after ${ie(t.visible)}\
 of ${se(t.total,"character")}`:`${e} fits (${se(t.total,"character")})`;function xe(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.
test(e),o=s?e:e.match(Nn)??[],r=o.length;let i=0,a=0,u=0;for(const w of o){if(i=w===`
`?(Math.floor(i/n)+1)*n:i+(!s&&In.test(w)?2:1),i>t)return{shown:`${e.slice(0,u).trimEnd()}\u2026`,visible:a,total:r};i<t&&
(a++,u+=w.length)}return{shown:e,visible:r,total:r}}const Nn=new RegExp("(?:\\p{RI}{2}|.)(?:\\p{M}|\\p{Emoji_Modifier}|\\u20\
0d\\P{M}){0,16}","gsu"),In=/\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u,
Ln=864e5,xt=2419200,Bn=14,Un={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"long-ttl":({
seconds:e})=>`The ttl is ${e} s; push services keep a message for at most four weeks (${xt} s).`,"reach-zero":()=>"The a\
udience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation mark\
s. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>{const n=e.toISOString().
slice(0,10);return t?`The API token expired on ${n}: the service will probably refuse it. Replace the secret.`:`The API \
token expires on ${n}. Replace the secret before then.`},rerun:({attempt:e})=>`This is attempt ${e} of this run: an earl\
ier attempt may already have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-siz\
e":({input:e,use:t,expected:n,...s})=>`${e}: the ${t} is ${st(s)}; browsers show ${n.map(st).join(" or ")}.`,"key-separa\
tor":({key:e})=>`The once-key ${(0,X.TL)(e)} ends with a separator, so an expression in it is probably empty. Runs with \
the same key may be skipped although they announce something else. Correct the key.`,truncated:({field:e,visible:t,total:n})=>`\
The ${e} is ${ie(n)} characters long; even a desktop shows only about ${ie(t)}.`,markup:({field:e,what:t})=>`The ${e} co\
ntains ${Ue[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,"escaped-newline":({
field:e})=>`The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a \
YAML block (\`|\`).`,"first-entry":()=>"The message is the first entry of a list of changes. For a better text next time\
, begin the release notes with a short paragraph, or set `message`."},Fn=e=>Un[e.kind](e),st=({width:e,height:t})=>`${e}\
x${t}`,Ue={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},
link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i},
tag:{name:"an HTML tag",pattern:/<\/?[a-z][^<>]*>/i}};function Hn({notification:e,sources:t,firstEntry:n}){const{actions:s,
ttl:o}=e,r=[];s&&s.length>2&&r.push({kind:"many-buttons",count:s.length}),o!==void 0&&o>xt&&r.push({kind:"long-ttl",seconds:o}),
n&&r.push({kind:"first-entry"});for(const i of["title","message"])r.push(...Dn(i,e)),(t[i]==="input"||t[i]==="file")&&r.
push(...Wn(i,e[i]));return r}function Dn(e,t){const n=kt.map(o=>xe(t[e],o[e]));if(n.some(({visible:o,total:r})=>o===r))return[];
const s=n.reduce((o,r)=>r.visible>o.visible?r:o);return[{kind:"truncated",field:e,visible:s.visible,total:s.total}]}function Wn(e,t){
const s=Object.keys(Ue).filter(o=>Ue[o].pattern.test(t)).map(o=>({kind:"markup",field:e,what:o}));return t.includes("\\n")?
[...s,{kind:"escaped-newline",field:e}]:s}const Gn=e=>e===0?[{kind:"reach-zero"}]:[],Vn=e=>e!==void 0&&/[-_.:/#]$/.test(
e)?[{kind:"key-separator",key:e}]:[],zn=(e,t)=>e>1&&t===void 0?[{kind:"rerun",attempt:e}]:[];function qn(e,t){if(/^(["'`]).*\1$/.
test(e))return[{kind:"quoted-token"}];const n=Jn(e);return n===void 0||n-t>=Bn*Ln?[]:[{kind:"token-expiry",at:new Date(n),
expired:n<=t}]}function Jn(e){const[t,n,s,...o]=e.split(".");if(!(!t||!n||s===void 0||o.length>0))try{const{exp:r}=JSON.
parse(Buffer.from(n,"base64url").toString("utf8")),i=typeof r=="number"?r*1e3:Number.NaN;return Number.isNaN(new Date(i).
getTime())?void 0:i}catch{return}}const pe=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`;function Et({advice:e,keyUse:t,claim:n,result:s}){return[...e.map(r=>({level:"warning",title:Kn(r),text:Fn(r)})),
...t?[Xn(t)]:[],...Qn(n,s.outcome)].toSorted((r,i)=>+(r.level==="note")-+(i.level==="note"))}const Kn=e=>e.kind==="token\
-expiry"&&e.expired?"Token expired":"Advice";function St({key:e,ref:t,by:n}){const s=n?`run ${n.run} (attempt ${n.attempt}\
) at ${n.time}`:"another run";return{text:`The key ${(0,X.TL)(e)} was already used by ${s}; that notification was sent, \
or may have been. The claim is the ref ${t}.`,...n&&{url:n.url}}}function Yn(e){return{text:"Usually there is nothing to\
 do. If in doubt, look in the panel of the service. Only if that notification was not sent, or to send it a second time \
on purpose, delete the claim with this command, then run the workflow again:",command:At(e)}}function Xn(e){if(e.kind===
"used"){const s=St(e.claim);return{...s,level:"warning",title:"Key already used",text:`A real run would be skipped. ${s.
text}`}}const t=(0,X.TL)(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t} has not been used.`}:{level:"w\
arning",text:`Could not determine whether the key ${t} was used (${e.cause}), so this dry run cannot say whether a real \
run would be skipped.`}}function Qn(e,t){if(!e||e.kind==="none"||t==="sent")return[];const{kind:n,ref:s,tag:o}=e,r=At(e);
if(t==="unknown")return[{level:"note",text:`The claim ${s} stays, so a re-run with this key will be skipped. Look in the\
 panel of the service. Only if nothing was sent, delete the claim with this command, then run this again:`,command:r}];const i=(0,X.
TL)(e.key),[a,u,w]=n==="held"?["Claim not deleted",`could not delete its claim of the key ${i}`,"This"]:["Claim not cert\
ain",`could not determine whether it has the claim of the key ${i}`,"If it is, this"],E=`This run sent nothing, but ${u}\
, so a re-run may be skipped. ${w} command deletes the ref ${s} only if it still points to ${o}, the claim of this run. \
Run it, then run the workflow again:`;return[{level:"warning",title:a,text:E,command:r}]}function At({ref:e,repository:t,
serverUrl:n,tag:s}){const o=(0,X.Dl)(n)?.host??"github.com",r=`gh api${o==="github.com"?"":` --hostname ${o}`}`,i=`${r} \
--method DELETE repos/${t}/git/${e}`;return s===void 0?i:`[ "$(${`${r} repos/${t}/git/${e.replace("refs/","ref/")} --jq \
.object.sha`})" = ${s} ] && ${i}`}const Zn={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skip\
ped: nothing was sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not h\
ave been sent"},ze=e=>Zn[e],es={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"\
The notification may or may not have been sent."},ts={cut:"the response was cut off",timeout:"the response was not compl\
ete in time","too-large":"the response is larger than 1 MiB",cancelled:"the run was cancelled before the response was co\
mplete","not-json":"the response is not JSON"},Ct=e=>ts[e];function ns(e){const t=e==="cancelled"?"":" If it is not ther\
e, check `base-url`: another server may have responded.";return`The service accepted it (2xx), but ${Ct(e)}. Do not send\
 it again before you look in the panel of the service.${t}`}function Ot(e,t){if("failure"in e)return rs(e.failure,e.outcome,
t);if(e.outcome!=="skipped")return;const n=`${ze("skipped")} (${e.reason})`;if(e.reason==="already-sent")return{title:n,
why:St(e.claim),next:Yn(e.claim)};const{because:s}=e,o=s.kind==="activity"&&s.found==="released"?"To announce pre-releas\
es that become releases, set a `once-key`.":"To send on this event too, give the content as inputs, and set a `once-key`\
: without one, each event sends a notification.";return{title:n,why:{text:ss(s)},next:{text:`Usually there is nothing to\
 do. ${o}`}}}function ss(e){if(e.kind==="draft")return"The release is a draft.";const{kind:t,found:n}=e;if(t==="activity"&&
n==="released")return"The release event's activity `released` is announced only with `once-key` (publishing a stable rel\
ease also fires `published`, and both would be sent).";const s=/^[a-z_]{1,40}$/.test(n)?`\`${n}\``:"not one that GitHub \
documents";return t==="activity"?`The release event's activity is ${s}; only \`published\` and, with \`once-key\`, \`released\
\` are announced.`:`The deployment's state is ${s}; only \`success\` is announced.`}function rs({title:e,reason:t,message:n,
hint:s},o,r){const a=r!==void 0&&r.kind!=="none"?"first delete the claim of `once-key` (the command is in the log), then\
 ":"",w=["Look in the panel of the service before you send it again.",s,`If nothing was sent, ${a}run this again.`].filter(
Boolean).join(" "),E=o==="not-sent"&&t==="internal-error"?" You can run this again.":"";return{title:`${e} (${o?`${o}: `:
""}${t})`,why:{text:n},...o&&{meaning:es[o]},next:{text:o==="unknown"?w:`${s}${E}`},reason:t}}const is=e=>e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/,
"http-$1xx"),Rt=e=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${is(e)}`,Pt=4096,
as=600;function cs({why:e,meaning:t,next:n,reason:s},o){const i=`
${o(t?`${t} ${pe(n)}`:pe(n))}${s?`
More: ${Rt(s)}`:""}`;return us(o(pe(e)),Pt-i.length)+i}function us(e,t){const n=e.split(`
`);if(n.length===1)return Z(e,t-1);const s=a=>`- and ${a} more (see the log)`;let o=s(n.length).length;const r=[];for(const a of n){
const u=Z(a,as);if(o+=u.length+1,o>t)break;r.push(u)}const i=n.length-r.length;return[...r,...i>0?[s(i)]:[]].join(`
`)}const ls={input:"the inputs",file:"the file",release:"the release",event:"the event"};function ds({sources:e},t){const n=Object.
entries(ls).flatMap(([o,r])=>{const i=Object.entries(e).flatMap(([a,u])=>u===o?[a]:[]);return i.length>0?[`${i.join(", ")}\
 from ${r}`]:[]}),s=Object.keys(t);return s.length>0&&n.push(`${s.join(", ")} from extra-fields`),`Content: ${n.join("; ")}\
.`}function fs(e){if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";const{
id:t,name:n,reach:s}=e.audience;return`To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${s===void 0?
"":`, ${s} subscriber${s===1?"":"s"}`}.`}function hs(e){return`Guards: ${Mt(e).join(", ")||"none (max-reach, check-urls \
and once-key are not set)"}.`}function Mt({maxReach:e,checkUrls:t,onceKey:n}){return[...e===void 0?[]:[`max-reach ${e}`],
...t?["check-urls"]:[],...n===void 0?[]:[`once-key ${(0,X.TL)(n)}`]]}function ps({result:e,attempts:t,response:n}){const s=ze(
e.outcome);if(e.outcome!=="sent")return`${s}.`;const o=t>1?` on attempt ${t}`:"";return`${s}${o}: the service responded ${n?.
statusCode} at ${e.sentAt.toISOString()}.`}const ms=({outcome:e})=>e==="sent"||e==="unknown",gs=({outcome:e})=>e==="sent"||
e==="dry-run"||e==="skipped"?0:1;function bs({attempts:e,result:t,response:n,payload:s,target:o}){const r=o?.type==="aud\
ience"?o.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.reason:"reason"in t?t.reason:"","status\
-code":_e(n?.statusCode),response:n?.response??"",payload:s??"","audience-id":_e(r?.id),"audience-name":r?.name??"","aud\
ience-reach":_e(r?.reach),attempts:_e(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}const _e=e=>e===void 0?
"":String(e),Ee=K(import.meta.url)("node:fs"),je=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function $s(){return{
http:je("HTTP_PROXY"),https:je("HTTPS_PROXY"),bypass:je("NO_PROXY")}}const jt=()=>Number(process.env.GITHUB_RUN_ATTEMPT)||
1;function Nt(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:o}=process.env;
return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:o??
"",attempt:jt()}}}async function It(e){const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{
t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const ys=25*1048576;function ot(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.
env;try{return(0,Ee.statSync)(t).size>ys?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.
parse((0,Ee.readFileSync)(t,"utf8"))}}catch{return{name:e,payload:void 0}}}var Lt=k(857);function Bt(e){return e==null?"":
typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function qe(e){return Object.keys(e).length?{title:e.title,file:e.
file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function ye(e,t,n){const s=new ws(e,
t,n);process.stdout.write(s.toString()+Lt.EOL)}function Ut(e,t=""){ye(e,{},t)}const rt="::";class ws{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=rt+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(
s)){const o=this.properties[s];o&&(n?n=!1:t+=",",t+=`${s}=${_s(o)}`)}}return t+=`${rt}${vs(this.message)}`,t}}function vs(e){
return Bt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function _s(e){return Bt(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const xo=K(import.meta.url)("path");var it;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(it||(it={}));function ks(e){ye("add-mask",{},e)}function at(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function Ft(e,t={}){ye("error",qe(t),e instanceof Error?e.toString():e)}function Ts(e,t={}){ye("warning",qe(t),e instanceof
Error?e.toString():e)}function xs(e,t={}){ye("notice",qe(t),e instanceof Error?e.toString():e)}function ke(e){process.stdout.
write(e+Lt.EOL)}function Es(e){Ut("group",e)}function Ss(){Ut("endgroup")}const As=["api-token","github-token"];function Cs(e){for(const t of e.filter(n=>As.includes(n))){const n=at(t);n!==""&&ks(
n)}return Object.fromEntries(e.map(t=>[t,at(t)]))}function Os(e){const t=Object.keys(process.env).flatMap(n=>{const s=/^INPUT_(.+)$/i.
exec(n)?.[1]?.toLowerCase(),o=s===void 0||s in e?void 0:process.env[n];return o?[[s,o.trim()]]:[]});return Object.fromEntries(
t)}const Rs=10,Ps=25,be={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},ct=400;function Ms(e,t,n){const s=[
...js(e),t&&Is(t),...Ls(n)].filter(Boolean);return`<table>
<tr>${["Field","Value","Source",...Fs].map(r=>`<th>${r}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function Je(e,t,n,s){const o=s.map(r=>`<td align="center">${r}</td>`).join("");return`<tr><td>${$e(e)}</td><td\
 dir="auto">${t}</td><td>${n}</td>${o}</tr>`}const Ht=e=>`${ie(e)} more, in the output <code>payload</code>`;function js({
notification:e,sources:t}){return Object.keys(e).flatMap(n=>{const s=(a,u)=>Je(a,u,t[n]??"",Hs[n]);if(n!=="actions")return s(
n,Ns(n,e));const{actions:o=[]}=e,r=o.slice(0,Rs).map(({text:a,url:u},w)=>s(`actions[${w}]`,`${Dt(a,be.button)}<br>${We(u)}`)),
i=o.length-r.length;return i>0?[...r,s(n,Ht(i))]:r})}function Ns(e,t){const n=t[e]??"";return typeof n=="number"?`${ie(n)}\
 s${Us(n)}`:e.endsWith("_url")?We(n):Dt(n,e==="message"?be.message:be.text)}function Dt(e,t){if(e.length<=ct)return oe(re(
e));const n=oe(re(Z(e,t))),s=e.length>t?"<br><i>The rest is in the output <code>payload</code>.</i>":"";return`<details>\
<summary>${oe(re(Z(e.slice(0,ct),80).replace(/\s+/g," ")))} <i>(${se(e.length,"character")})</i></summary>${n}${s}</deta\
ils>`}function Is(e){const t=e.type==="all"?"all":`audience ${e.audience.id}`;return Je("target",$e(t),"input",Ws)}function Ls(e){
const t=Object.keys(e),n=(r,i)=>Je(r,i,"extra-fields",Ds),s=t.slice(0,Ps).map(r=>n(Z(r,be.extraName),$e(Z(Bs(e[r]),be.extraValue)))),
o=t.length-s.length;return o>0?[...s,n("\u2026",Ht(o))]:s}const Bs=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function Us(e){
const n=[[604800,"week"],[86400,"day"],[3600,"hour"],[60,"minute"]].find(([s])=>e>=s&&e%s===0);return n?` (${se(e/n[0],n[1])}\
)`:""}const me="\u2713",he="\u2013",ae=[me,me,me],ut=[me,me,he],Fs=["Chrome","Firefox","Safari"],Hs={title:ae,message:ae,
icon_url:ut,banner_url:["56+",he,he],landing_url:ae,actions:["48+",he,he],utm_source:ae,utm_medium:ae,utm_campaign:ae,ttl:ut},
Ds=["?","?","?"],Ws=["","",""],Gs={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4","not-sen\
t":"\u274C",unknown:"\u2753"};function Vs(e){const{result:t,content:n,target:s,extraFields:o={},response:r}=e,{outcome:i}=t,
a=Ot(t,e.claim),u=Et(e),w=E=>u.filter(({level:_})=>_===E);return An([`<h2>${Gs[i]} ${ze(i)}</h2>`,a&&Qs(a),zs(e),qs(e),lt(
"\u26A0\uFE0F",w("warning")),lt("\u2139\uFE0F",w("note")),n&&["<h3>Preview</h3>",Pn(n.notification)],n&&["<h3>Fields</h3\
>",Ms(n,s,o)],r?.response&&Ys(r.response)])}function zs({result:e,target:t,attempts:n,response:s}){const o=e.outcome==="\
sent"&&e.doubt?`, but ${Ct(e.doubt)}`:"",i=[t&&`<b>To</b> ${Js(t)}`,s?.statusCode&&`HTTP&nbsp;${s.statusCode}${o}`,n>0&&
se(n,"attempt"),e.outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);
return i.length>0&&`<p>${i.join(" \xB7 ")}</p>`}function qs({guards:e}){const t=e?Mt(e).map($e):[];return t.length>0&&`<\
p><b>Guards</b> ${t.join(" \xB7 ")}</p>`}function Js(e){if(e.type==="all")return"every subscriber of the site; the servi\
ce does not report how many";const{id:t,name:n,reach:s}=e.audience,o=n===void 0?`audience ${t}`:`${wn(n)} (audience ${t}\
)`;return s===void 0?o:`${o}, <b>${se(s,"subscriber")}</b>`}const Ks=10;function lt(e,t){const n=t.slice(0,Ks).map(o=>`${e}\
 ${Be(o)}`),s=t.length-n.length;return s>0&&n.push(`${e} ${ie(s)} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}\
</p>`,t.map(yt)]}const dt=16e3;function Ys(e){const t=e.length-dt,n=t>0?`<p>${se(t,"more character")} in the output <cod\
e>response</code>.</p>`:"";return`<details><summary>Response of the service</summary><pre><code>${De(Z(e,dt))}</code></p\
re>${n}</details>`}const Xs=5e3;function Qs({title:e,why:t,meaning:n,next:s,reason:o}){return[`<table>
${[...o?[["What failed",`<b>${$t(e)}</b>`]]:[],["Why",Be(t,Xs)],...n?[["Result",n]]:[],["What to do",Be(s)],...o?[["More",
`<a href="${Rt(o)}">What ${o} means</a>`]]:[]].map(([i="",a])=>`<tr><th align="left">${i.replaceAll(" ","&nbsp;")}</th><\
td>${a}</td></tr>`).join(`
`)}
</table>`,yt(s)]}const Zs=["payload","outcome","reason","kind","type","doubt","field","what","sources"];function eo(e,t){const n=(s,o)=>{
if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,o));if(s instanceof Y.HR)return to(s,t);if(typeof s!=
"object"||s===null||s instanceof Date)return s;const r=Object.entries(s).map(([i,a])=>o?[t(i),n(a,!0)]:[i,Zs.includes(i)?
a:n(a,i==="extraFields")]);return Object.fromEntries(r)};return n(e,!1)}function to({reason:e,title:t,message:n,hint:s},o){
return new Y.HR({reason:e,title:o(t),message:o(n),hint:o(s)})}const Wt="\u2060";function Fe(e){return!/[^\x20-\x7e]/.test(
e)&&!e.includes("##[")&&!e.trimStart().startsWith("::")?e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Wt}`).split(`
`).map(no).join(`
`).replace(/[^\P{Cc}\n\t]/gu,"\uFFFD")}function no(e){const t=e.search(/[^\s\p{C}\p{Z}]/u);return t>=0&&e.startsWith("::",
t)?`${e.slice(0,t)}:${Wt}${e.slice(t+1)}`:e}function so(e){const t=s=>Fe(e(s)),n=s=>(o,r,i)=>{const a=t(r);a.length>Pt&&
ke(a),s(a,{title:t(o),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};return{info:s=>ke(t(s)),retry:(s,o)=>{
const r=(o/1e3).toFixed(1);ke(t(`${s.title}: ${s.message} Retrying ${r==="0.0"?"now":`in ${r} s`}.`))},group:(s,o)=>{Es(
t(s)),ke(t(o)),Ss()},notice:n(xs),warning:n(Ts),error:n(Ft)}}function oo(e,t,n){const{log:s}=n;ao(bs(e),n);const o=eo(e,
n.redact),{result:r}=o;uo(t,()=>Vs(o),n);for(const a of Et(o))a.level==="warning"?s.warning(a.title??"Advice",pe(a)):s.info(
pe(a));r.outcome==="sent"&&r.doubt&&s.warning("Sent, with an unexpected response",ns(r.doubt));const i=Ot(r,o.claim);i?ro(
s,"failure"in r?"error":"notice",i):s.info(ps(o))}function ro(e,t,n){const{title:s,why:o}=n,r=cs(n,Fe);r.startsWith(Fe(o.text))||e.info(o.text),e[t](s,r)}const io=["response","audience-name"];function ao(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const o=Object.
entries(e).map(([r,i])=>[r,io.includes(r)?t(i):i]);try{(0,Ee.appendFileSync)(s,co(Object.fromEntries(o)))}catch(r){n.warning(
"Outputs not written",`The action could not write its outputs (${(0,Y.q0)(r)}). Later steps may see them as empty; the l\
og says how the run ended.`)}}function co(e){const t=new Set(Object.values(e).flatMap(o=>o.match(/ghadelimiter_\d+/g)??[]));
let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([o,r])=>`${o}<<${s}\

${r}
${s}
`).join("")}function uo(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,X.yG)(e)===!1))try{(0,Ee.appendFileSync)(
s,t())}catch(o){n.warning("Summary not written",`Could not write the job summary (${(0,Y.q0)(o)}).`)}}var lo=k(4517),fo=k(
4463);function ho(e){const t=new Date,n=$s(),s=(0,fo.gE)({...e,others:(0,lo.F)(n)}),o=(0,He.uT)(n),r=po();return{log:so(
s.redact),secrets:s,redact:s.redact,http:o,signal:r.signal,startedAt:t,watch:mo(r)}}function po(){const e=new AbortController,
t=()=>e.abort();return process.on("SIGINT",t),process.on("SIGTERM",t),e}function mo(e){process.exitCode=1;let t=()=>{};return process.
on("beforeExit",()=>t(new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{
const s=new Promise((o,r)=>{t=r});return Promise.race([n,s])}}async function go(e,t){try{t()}catch(n){const s=n instanceof
Error?n.name:typeof n;Ft(`The report of this run failed (${s}). The outputs say how the run ended, if they are set. If t\
his step was to send and \`outcome\` is not set, the notification may have been sent: look in the panel of the service bef\
ore you send it again.`,{title:"Internal error (internal-error)"})}await new Promise(n=>process.stdout.write("",n)),process.
exit(e)}async function bo(){const e=Cs(ht.AE),t=ho({apiToken:e["api-token"],githubToken:e["github-token"]}),n={attempts:0,
advice:[]},s={};let o;try{o=await t.watch($o(e,n,s,t))}catch(i){o={outcome:n.attempts>0?"unknown":"not-sent",failure:(0,Y.
h_)(i)}}const{claims:r}=s;r&&(n.claim=await t.watch(r.close(ms(o))).catch(()=>r.state)),await go(gs(o),()=>oo({...n,result:o},
e.summary,t))}async function $o(e,t,n,s){const{log:o,redact:r,signal:i}=s,a=(0,ht.yc)(e,s.secrets),{settings:u,problems:w}=a,
E={...a,problems:[...w,...await yo(e)]},_=await zt(E,wo(u,s));if(!u)throw(0,Ne.vQ)(w);if("skip"in _)return{outcome:"skip\
ped",reason:"not-announceable",because:_.skip};const{content:y,extraFields:m}=_;t.content=y,t.extraFields=m,o.info(ds(y,
m)),t.guards=_o(u),t.advice.push(...qn(u.apiToken,Date.now()),...Hn(y)),t.advice.push(...Vn(u.onceKey));const M={service:an(
u,s),retries:u.retries,signal:i,redact:r,onWait:o.retry};t.target=await vo(u,()=>cn(M),r),t.target.type==="audience"&&(t.
advice.push(...Gn(t.target.audience.reach)),fn(t.target.audience,u.maxReach,r)),o.info(fs(t.target)),o.info(hs(t.guards));
const d=Xt(y.notification,t.target,m);if(t.payload=d,o.group("Payload",d),u.checkUrls){const{checkUrls:c,urlCheckFailure:v}=await k.
e(893).then(k.bind(k,8893)),C=u.timeout*1e3,$=(0,ne.Wn)(y.notification),{problems:T,wrongSizes:j}=await c({uses:$,http:s.
http,timeoutMs:C,userAgent:pt.N,signal:i,redact:r});if(T.length>0)throw v(T);t.advice.push(...j.map(L=>({kind:"image-siz\
e",...L}))),o.info("URL check passed.")}const l=await ko(u,y,t.target,s);if(u.dryRun)return l&&(t.keyUse=await l.look()),
{outcome:"dry-run"};if(t.advice.push(...zn(jt(),u.onceKey)),l){n.claims=l;const c=await l.claim();if(c!=="claimed")return{
outcome:"skipped",reason:"already-sent",claim:c}}const{verdict:g,...p}=await Zt({...M,body:d,onAttempt:()=>t.attempts++});
return t.response=p,g}async function yo(e){const t=Os(e);if(Object.keys(t).length===0)return[];const{misspelled:n}=await k.
e(775).then(k.bind(k,9775));return n(t,e)}function wo(e,t){return{secrets:t.secrets,readFile:async n=>(await k.e(690).then(
k.bind(k,3690))).readWorkspaceFile(n),readEvent:async()=>ot(),fetchRelease:async()=>{const{release:n="",githubToken:s="",
timeout:o=0}=e??{},{fetchRelease:r}=await It(()=>Promise.all([k.e(413),k.e(303)]).then(k.bind(k,3425))),{github:i,run:a}=Nt(),
{payload:u}=ot(),w=u?.repository,{http:E,redact:_,signal:y}=t,m={apiUrl:i.apiUrl,repository:a.repository,token:s,http:E,
redact:_};return r({tag:n,eventRepository:w,timeoutMs:o*1e3,signal:y,...m})}}}async function vo(e,t,n){const{target:s,audienceId:o,
audienceName:r,maxReach:i,dryRun:a}=e;return s==="all"?(a&&await t(),{type:"all"}):{type:"audience",audience:o!==void 0&&
r===void 0&&i===void 0&&!a?{id:o}:await dn({id:o,name:r},await t(),n)}}const _o=({maxReach:e,checkUrls:t,onceKey:n})=>({
maxReach:e,checkUrls:t,onceKey:n});async function ko({onceKey:e,oncePer:t,githubToken:n="",timeout:s},{notification:o},r,{
http:i,signal:a,redact:u,startedAt:w}){if(e===void 0)return;const{openClaims:E}=await It(()=>Promise.all([k.e(413),k.e(489)]).
then(k.bind(k,415))),{title:_}=o,y={target:r.type==="all"?"all":`audience ${r.audience.id}`,title:_};return E({key:e,per:t,
startedAt:w,record:y,token:n,http:i,redact:u,timeoutMs:s*1e3,signal:a,...Nt()})}bo();
