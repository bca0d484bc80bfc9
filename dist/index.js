(()=>{"use strict";var Qe={1312:((e,t,n)=>{n.d(t,{Vu:()=>w,Wn:()=>b,_e:()=>A,fD:()=>l,pi:()=>p,qW:()=>v,wg:()=>$});var s=n(
8925),o=n(8190),r=n(900);const i=(0,o.rf)("https"),a=(0,o.rf)("https","http"),l={title:o.Bq,message:o.Bq,icon_url:i,banner_url:i,
landing_url:a,utm_source:o.Bq,utm_medium:o.Bq,utm_campaign:o.Bq},p=r.Pw.map(S=>S.replaceAll("-","_")),w=["title","messag\
e","icon_url","landing_url"];function v(S,m){const g=(S==="ttl"?o.p0:l[S])(m.trim());return"value"in g?{fields:{[S]:g.value},
problems:[]}:{fields:{},problems:[(0,s.CC)($(S),g.message)]}}const $=S=>S.replaceAll("_","-");function b({icon_url:S,banner_url:m,
landing_url:u,actions:g=[]}){return[...S===void 0?[]:[{input:"icon-url",url:S,use:"icon"}],...m===void 0?[]:[{input:"ban\
ner-url",url:m,use:"banner"}],...u===void 0?[]:[{input:"landing-url",url:u,use:"page"}],...g.map(({url:y},c)=>({input:"a\
ctions",path:[c,"url"],url:y,use:"page"}))]}function A(S){return b(S).flatMap(({input:m,path:u,url:g})=>{const{username:y,
password:c}=new URL(g);return y===""&&c===""?[]:(0,s.CC)(m,"has a user name or password, which `check-urls` never sends;\
 give the URL without them",{path:u})})}}),225:((e,t,n)=>{n.d(t,{Mh:()=>i,Vz:()=>r,kg:()=>a,uT:()=>l});var s=n(8925),o=n(
1312);const r={source:"file",fields:{},given:new Set,problems:[]},i=($,b)=>o.Vu.filter(A=>!$.given.has(A)&&!b.given.has(
A));function a($,b,A,S,m=[]){const u=i($,b),g=A.kind==="not-announceable"?r:p(u,A,S),y=[...m,...$.problems,...b.problems,
...g.problems];if(y.length>0)return{problems:y};if(u.length>0&&A.kind==="not-announceable")return{skip:A.because};const c=l(
$,b,g);if(!c)throw new Error("a required field was lost");const k=A.kind==="content"&&u.includes("message")&&A.fields.message,
R=k&&"value"in k&&k.isFirstEntry;return{content:{...c,...R&&{firstEntry:!0}}}}function l(...$){const b=Object.assign({},
...$.map(({fields:R})=>R).reverse()),{title:A,message:S,icon_url:m,landing_url:u}=b;if(!A||!S||!m||!u)return;const g=o.pi.
filter(R=>b[R]!==void 0),y=Object.fromEntries(g.map(R=>[R,b[R]])),c=R=>$.find(({given:L})=>L.has(R))?.source,k=Object.fromEntries(
g.map(R=>[R,c(R)]));return{notification:{...y,title:A,message:S,icon_url:m,landing_url:u},sources:k}}function p($,b,A){const S=b.
kind==="content"?b.source:"event",m={source:S,fields:{},given:new Set($),problems:[]},u=new Map;for(const y of $){const c=b.
kind==="content"?b.fields[y]:{missing:v(b.event)};if("missing"in c){u.set(c.missing,[...u.get(c.missing)??[],y]);continue}
const k=[c.value,...c.madeFrom??[]].map(A.find).find(Boolean),{fields:R,problems:L}=(0,o.qW)(y,c.value);if(Object.assign(
m.fields,R),k){const C=`contains ${k}, which may already be public; replace the token, and remove it from the ${S==="rel\
ease"?S:"release or deployment"}`;m.problems.push((0,s.CC)((0,o.wg)(y),C))}else m.problems.push(...L.map(h=>({...h,message:`\
in the ${S}, ${h.message}`})))}const g=b.kind==="none"&&b.event?", or set the input `release` to the tag of a release":"";
return m.problems.unshift(...[...u].map(([y,c])=>w(c,y&&` (${y})`,g))),m}function w($,b,A){const S=$.map(u=>`\`${u}\``).
join(", "),m=$.length>1?`are missing${b}; give them as inputs or in \`payload-file\` (there as ${S})${A}`:`is missing${b}\
; give it as an input, or as ${S} in \`payload-file\`${A}`;return(0,s.CC)($.map(o.wg).join(", "),m)}function v($){return $===
void 0?"":`${/^[a-z_]{1,40}$/.test($)?`the event \`${$}\``:"this event"} does not supply content`}}),3916:((e,t,n)=>{n.d(
t,{HR:()=>s,h_:()=>o,q0:()=>r});class s extends Error{reason;title;hint;constructor(a){super(a.message,a.cause===void 0?
void 0:{cause:a.cause}),this.name="Failure",this.reason=a.reason,this.title=a.title,this.hint=a.hint}}function o(i){return i instanceof
s?i:new s({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${r(i)}.`,hint:"Please repo\
rt this with the log of the run.",cause:i})}function r(i){if(!(i instanceof Error))return String(i);const a=i.code;if(a===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(a==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:l}=i;if(typeof a==
"string"&&a.startsWith("ERR_SSL_")&&typeof l=="string")return`${a}: ${l}`;const p=(i.message||i.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),w=typeof a=="string"&&!p.includes(a)?`${a}: ${p}`:p,v=i instanceof AggregateError?i.errors.map(r).join("; "):
"",$=v&&v!==w?`${w} (${v})`:w;return i.cause===void 0?$:`${$}: ${r(i.cause)}`}}),5952:((e,t,n)=>{n.d(t,{uT:()=>y,oJ:()=>C,
Er:()=>N});const s=require("node:http");var o=n.n(s);const r=require("node:string_decoder"),i=async()=>(await Promise.resolve().
then(n.t.bind(n,4708,23))).default;async function a(f,M,j){const{method:q,url:G,headers:D,body:W,timeoutMs:z,maxBytes:K,
encoding:E="utf8",wantsBody:d,signal:_}=f,{request:T}=G.protocol==="https:"?await i():o();return new Promise(O=>{let P=!1,
U=!0,I=0,B,V;const J=new r.StringDecoder(E);let ie="";const Y=T(G,{agent:M,method:q,headers:W===void 0?D:{...D,"Content-\
Length":Buffer.byteLength(W)}}),$o=setTimeout(()=>be(new w("timeout",`no response within ${z/1e3} s`)),z),Ye=()=>be(new w(
"cancelled","the run was cancelled")),Ft=F=>{I+=F.length};function Xe(F){clearTimeout($o),_?.removeEventListener("abort",
Ye),B?.removeListener("data",Ft),O(F)}function ge(F){if(!V)return;const ye=ie+J.end(),$e=E==="utf8"?ye.replace(/^\ufeff/,
""):ye;Xe({...V,body:$e,...F&&{incomplete:F}})}function be(F){V?ge(F instanceof w?F.reason:"cut"):wo(F)?Xe(v(F,j)):Xe(b(
F,I)),Y.destroy()}const wo=F=>!P||!U&&I===0&&A(F);function Wt(){Y.destroyed||(P=!0,U=Y.reusedSocket||B.getProtocol?.()!==
"TLSv1.3",Y.end(W))}Y.on("error",be),Y.on("close",()=>V??be(Object.assign(new Error("the connection was closed"),{code:"\
ECONNRESET"}))),Y.on("socket",F=>{B=F,F.on("data",Ft),p(F)?Wt():F.once(l(F)?"secureConnect":"connect",Wt)}),Y.on("respon\
se",F=>{const ye=F.statusCode??0;if(V={kind:"response",status:ye,headers:F.headers,body:"",at:new Date},d?.(ye)===!1){ge(),
Y.destroy();return}let $e=0;F.on("data",Gt=>{ie+=J.write(Gt.subarray(0,K-$e)),$e+=Gt.length,!($e<=K)&&(ge("too-large"),Y.
destroy())}),F.on("end",()=>ge(F.complete?void 0:"cut")),F.on("error",be),F.on("close",()=>ge("cut"))}),_?.addEventListener(
"abort",Ye),_?.aborted&&Ye()})}const l=f=>f.encrypted===!0;function p(f){return f.connecting?!1:!l(f)||f.secureConnecting===
!1}class w extends Error{reason;constructor(M,j){super(j),this.reason=M}}function v(f,{isProxied:M,isProxyTls:j}){const q={
kind:"failure",mayHaveBeenReceived:!1,cause:f},G=(d,_)=>({...q,reason:d,retryable:_});if(f instanceof w)return G(f.reason,
f.reason==="timeout");const{code:D="",syscall:W,statusCode:z}=f;return D==="ERR_PROXY_TUNNEL"?G("proxy-failed",z===void 0):
!(W!==void 0&&D!=="EPROTO"||$.test(D)||f instanceof AggregateError)&&!D.startsWith("ERR_INVALID")?G(j?"proxy-failed":"tl\
s-failed",!1):G(M&&!(D==="ECONNRESET"&&W===void 0&&!j)?"proxy-failed":"connection-failed",!0)}const $=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function b(f,M){const j=f.code??"",q=M>0||j.startsWith("HPE_");return{kind:"failure",mayHaveBeenReceived:!0,reason:f instanceof
w?f.reason:q?"bad-response":"connection-lost",retryable:!0,cause:f}}function A(f){const[,M]=/\bSSL alert number (\d{1,3})\b/.
exec(f instanceof Error?f.message:"")??[];return M!==void 0&&S.has(Number(M))}const S=new Set([42,43,44,45,46,48,116]);var m=n(
4517);const u=1e3,g=10;function y(f){const M=new Map,j=new WeakMap,q=D=>H()-(j.get(D)??Number.NEGATIVE_INFINITY);async function G(D,W){
const z=`${D.protocol}${W??""}`,K=M.get(z);if(K)return K;const E=W===void 0?{}:{proxyEnv:{http_proxy:W,https_proxy:W}},{
Agent:d}=D.protocol==="https:"?await i():o();W!==void 0&&await L();const _=new d({keepAlive:!0,...E});return _.on("free",
T=>j.set(T,H())),M.set(z,_),_}return{async request(D){const W=(0,m.i)(D.url,f);if(W&&"problem"in W)return{kind:"failure",
mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(W.problem)};const z=await G(D.url,W?.url),K=Math.
min(...c(z).map(q));D.method!=="GET"&&K<u&&await R(g-K);for(const d of c(z))(q(d)>u||k(d))&&d.destroy();const E=D.url.protocol===
"http:"&&W?.url.startsWith("https:")===!0;return a(D,z,{isProxied:W!==void 0,isProxyTls:E})}}}const c=f=>Object.values(f.
freeSockets).flatMap(M=>M??[]),k=f=>f.readableEnded||!f.writable;async function R(f){f>0&&await new Promise(M=>setTimeout(
M,f));for(let M=0;M<2;M++)await new Promise(j=>setImmediate(j))}async function L(){const{subscribe:f,unsubscribe:M}=await Promise.
resolve().then(n.t.bind(n,3053,23));M("net.client.socket",h),f("net.client.socket",h)}const h=f=>{f.socket.on("error",()=>{})},
C=f=>f>=200&&f<300;function N(f){const M=o().STATUS_CODES[f];return M===void 0?String(f):`${f} ${M}`}const H=()=>Number(
process.hrtime.bigint())/1e6}),4517:((e,t,n)=>{n.d(t,{F:()=>l,i:()=>r});const s=require("node:net");var o=n(8190);function r(m,u,g=process.
version){const y=(m.protocol==="https:"?u.https:u.http)?.trim();if(!y||$(m,u.bypass??""))return;if(!i(g))return{problem:`\
Node ${g} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};
if(y.search(o.W3)>=0)return{problem:"the proxy setting contains a line break or another control character"};const c=(0,o.
Dl)(w(y));return!c||!/^https?:$/.test(c.protocol)?{problem:"the proxy setting is not an http or https URL"}:v(c.username+
c.password)===void 0?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:c.href}}function i(m){
const[u=0,g=0]=m.replace(/^v/,"").split(".").map(Number);return u>24||u===24&&g>=5}const a=4;function l({http:m,https:u}){
return[...new Set([m,u].flatMap(p))]}function p(m=""){const[,u=""]=/^[^:]*:\/\/(.*)$/s.exec(w(m.trim()))??[],g=u.lastIndexOf(
"@");if(g<0)return[];const y=u.slice(0,g),c=y.indexOf(":"),k=c<0?[y,""]:[y.slice(0,c),y.slice(c+1)],{username:R="",password:L=""}=(0,o.
Dl)(w(m.trim()))??{},h=k.map(N=>v(N)??N);return[...[...k,R,L,...h].filter(N=>N.length>=a),Buffer.from(h.join(":")).toString(
"base64").replace(/=+$/,"")]}const w=m=>m.includes("://")?m:`http://${m}`;function v(m){try{return decodeURIComponent(m)}catch{
return}}function $(m,u){const g=m.hostname.replace(/^\[|\]$|\.$/g,""),y=m.port||(m.protocol==="https:"?"443":"80");return u.
toLowerCase().split(/[\s,]+/).filter(c=>c!=="").some(c=>c==="*"||b(c,g,y))}function b(m,u,g){if(m.includes("/"))return S(
m,u);const[,y=m,c]=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(m)??[];if(c!==void 0&&c!==g)return!1;const k=A(y.replace(/^\[|\]$/g,
"").replace(/^\*?\./,""));return u===k||(0,s.isIP)(u)===0&&u.endsWith(`.${k}`)}function A(m){return(0,s.isIP)(m)===6&&(0,o.
Dl)(`http://[${m}]`)?.hostname.slice(1,-1)||m}function S(m,u){const[g="",y=""]=m.split("/"),c=(0,s.isIP)(g);if(c===0||(0,s.
isIP)(u)!==c||!/^\d{1,3}$/.test(y)||Number(y)>(c===4?32:128))return!1;const k=c===4?"ipv4":"ipv6",R=new s.BlockList;return R.
addSubnet(g,Number(y),k),R.check(u,k)}}),8902:((e,t,n)=>{n.d(t,{JN:()=>i,LH:()=>p,P9:()=>a,wJ:()=>r});const s=1e3,o=3e4,
r=12e4;function i(v,$=Math.random){return $()*Math.min(o,s*2**(v-1))}function a(v,$){const b=v?.trim()??"";if(/^\d+$/.test(
b))return Number(b)*1e3;if(!l.test(b))return;const A=Date.parse(b.endsWith("GMT")?b:`${b} GMT`);return Number.isNaN(A)?void 0:
Math.max(0,A-$)}const l=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function p({attempt:v,retries:$,signal:b,cancelled:A,onWait:S}){for(let m=1;!b?.aborted;m++){const u=await v(m);if("\
done"in u)return u.done;if(b?.aborted)break;if(m>$||u.waitMs>r)return u.retry;S?.(u.retry,u.waitMs),await w(u.waitMs,b)}
return A()}function w(v,$){return new Promise(b=>{const A=()=>{clearTimeout(S),$?.removeEventListener("abort",A),b()},S=setTimeout(
A,v);$?.addEventListener("abort",A)})}}),8925:((e,t,n)=>{n.d(t,{CC:()=>r,KE:()=>m,LF:()=>p,TJ:()=>A,cz:()=>l,fI:()=>v,hz:()=>i,
vQ:()=>$});var s=n(3916),o=n(8190);function r(u,g,y={}){return{...typeof u=="string"?{input:u}:u,message:g,reason:"inval\
id-input",...y}}function i({place:u},{place:g}){return u&&g?u.line-g.line||u.column-g.column:+!u-+!g}const a=100,l=u=>u.
length>a?`${u.slice(0,a-1).toWellFormed()}\u2026`:u;function p(u){const g=u.slice(0,a).map((y,c)=>{if(typeof y=="number")
return`[${y}]`;const k=l(String(y)).replace(o.W3,"\uFFFD");return c>0?`.${k}`:k});return l(g.join(""))}function w(u,g,y,c=""){
return`${u.length>0?`\`${p(u)}\``:g}${c}${y.startsWith('"')?":":""} ${y}.`}function v({input:u,file:g,path:y=[],place:c,
message:k}){const R=c&&`line ${c.line}, column ${c.column}`;if(g!==void 0){const H=R?`${g}, ${R}`:g;return`${u}: ${H}: ${w(
y,"the file",k)}`}const L=R?` (${R})`:"",h=typeof y[0]=="number";if(y.length>0&&!h)return`${u}: ${w(y,"",k,L)}`;const C=h?
p([u,...y]):u;return k.startsWith('"')?`${C}${L}: ${k}.`:`${h?`\`${C}\``:C.replace(/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/,
" and ")}${L} ${k}.`}function $(u){const g=u.some(y=>y.reason==="invalid-input")?"invalid-input":"unreadable-file";return new s.
HR({reason:g,title:g==="unreadable-file"?"Unreadable file":"Invalid input",message:m(u.map(v),S(u)),hint:"Correct what i\
s listed, then start a new run: a re-run uses the original workflow file and event."})}const b=100;function A(u,g,y){const c=S(
g.slice(b)),k=g.slice(0,b).map(y);return c===0?k:[...k,r(u,`has ${c} more problems`,{count:c})]}const S=u=>u.reduce((g,{
count:y=1})=>g+y,0);function m(u,g=u.length){if(u.length===1)return u.join("");const y=u.slice(0,b).map(c=>`- ${c}`);return g>
y.length&&y.push(`- and ${g-y.length} more`),`${g} problems:
${y.join(`
`)}`}}),8190:((e,t,n)=>{n.d(t,{Bq:()=>g,Dl:()=>s,TL:()=>p,W3:()=>l,h0:()=>L,p0:()=>b,pc:()=>u,qF:()=>o,rD:()=>w,rJ:()=>A,
rf:()=>S,yG:()=>$,zM:()=>v});function s(h,C){try{return new URL(h,C)}catch{return}}function o(h){try{return JSON.parse(h)}catch{
return}}const r={"":1,s:1,m:60,h:3600,d:86400,w:604800},i=/^[\x21-\x7e]+$/,a=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,l=/[^ -~\xa0-\uffff]/g;
function p(h){const C=JSON.stringify(h);return C.length>100?`${C.slice(0,98)}\u2026" (${h.length} characters)`:C}function w(h,C,N){
return H=>{const f=/^[0-9]+$/.test(H)?Number(H):Number.NaN;return f>=C&&f<=N?{value:f}:{message:`${p(H)} is not ${h}`}}}
function v(h){return/^(true|True|TRUE)$/.test(h)?{value:!0}:/^(false|False|FALSE)$/.test(h)?{value:!1}:{message:`${p(h)}\
 is neither true nor false; give \`true\` or \`false\``}}function $(h){const C=v(h);return"value"in C?C.value:void 0}function b(h){
const C=/^([0-9]+)([smhdw]?)$/.exec(h),N="give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (1\
2h)";if(!C)return{message:`${p(h)} is not a duration; ${N}`};const H=Number(C[1])*r[C[2]];return Number.isSafeInteger(H)?
{value:H}:{message:`${p(h)} is too long; ${N}`}}function A(h){return i.test(h)?{value:h}:{message:"contains a space, a l\
ine break or a character outside ASCII, which a token cannot contain; give only the token, preferably from a secret"}}function S(...h){
const C=`give an absolute ${h.join(" or ")} URL, such as https://example.com/${h.length>1?"page":"image.png"}`;return N=>N===
""?g(N):m(h,N,C)}function m(h,C,N){if(/[\s\\]/.test(C)||C.search(l)>=0)return{message:`${p(C)} contains white space or a\
 backslash, which a URL must not contain; ${N}`};const H=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(C)?.[1]?.toLowerCase();
return H!==void 0&&!h.includes(H)?{message:`${p(C)} has the scheme ${H}; ${N}`}:H!==void 0&&/^[^:]+:\/\/[^/?#]/.test(C)&&
s(C)!==void 0?{value:C}:{message:`${p(C)} is not an absolute URL; ${N}`}}function u(h){if(/^[^/]*\/\/[^/?#]*@/.test(h))return{
message:"contains a user name or password; give the address without them"};const N=m(["https","http"],h,"give the https \
address of the push service, such as https://push.example.com");if("message"in N)return N;const H=new URL(h);return H.protocol===
"http:"&&!a.test(H.hostname)?{message:`${p(h)} has the scheme http, which would send the token unencrypted; give an http\
s URL (http is only for loopback addresses)`}:/[?#]/.test(h)?{message:`${p(h)} has a query or fragment; give the address\
 without it`}:{value:h.replace(/\/+$/,"")}}function g(h){return h===""?{message:"is blank, which the service refuses; gi\
ve some text"}:!/[!-~]/.test(h)&&L(h)===""?{message:"has no visible character; give some text"}:{value:h}}const y=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
c=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,k=/[\s\x85]+/g,R=String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`;
function L(h){const C=h.toWellFormed().replace(y,"").replace(c,"$1").replace(k," ").trim();return new RegExp(R,"u").test(
C)?C:""}}),4463:((e,t,n)=>{n.d(t,{gE:()=>H,ue:()=>z,kU:()=>W});const[s,o,r,i,a]=[37,38,92,35,59],l=E=>E===s||E===o||E===
r;function p(E){const d=/[%&\\]/g,_=[];for(;d.test(E);)_.push(d.lastIndex-1);return _}const w={117:4,120:2,85:8},v=` exc\
l! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, period. sol/
  colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\`
  DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`;function $(E){const d=v.indexOf(` ${E}`),_=v.
charCodeAt(d+1+E.length);return d===-1||m(_)?void 0:_}const b=16;class A{text;levels;broken;code=0;at=0;isAtEnd=!1;constructor(d,_){
const T=()=>({codes:new Uint32Array(d.length),ends:new Uint32Array(d.length)});this.text=d;const[O,P,U,I]=[T(),T(),T(),T()];
this.levels=[O,P,U,I],this.broken=new Uint8Array(d.length);for(const B of _.toReversed())this.readUnit(B,O),this.readUnit(
B,P,O,O),this.readUnit(B,U,void 0,O),this.readUnit(B,I,O)}mayBegin(d,_){return d>=this.text.length||this.broken[d]?!0:this.
text.charCodeAt(d)===_||this.levels.some(({codes:T})=>T[d]===_)}endsOf(d,_){const T=[];for(const O of _){const P=this.text.
charCodeAt(O);if(P===d&&S(T,O+1),!!l(P))for(const{codes:U,ends:I}of this.levels)U[O]===d&&S(T,I[O]??O)}return T}readUnit(d,_,T,O){
this.at=d,this.isAtEnd=!1,this.next(T);const[P,U]=[this.code,this.at],I=this.readEscape(P,O);_.codes[d]=I??P,_.ends[d]=I===
void 0?U:this.at,this.isAtEnd&&(this.broken[d]=1)}next(d){return this.at>=this.text.length?(this.isAtEnd=!0,!1):(this.code=
this.text.charCodeAt(this.at),d&&l(this.code)?(this.broken[this.at]&&(this.isAtEnd=!0),this.code=d.codes[this.at]??0,this.
at=d.ends[this.at]??0):this.at++,!0)}readEscape(d,_){if(d===s)return this.readHexadecimal(2,_);if(d===o)return this.readReference(
_);if(d!==r||!this.next(_))return;const T=w[this.code];return T!==void 0?this.readHexadecimal(T,_):m(this.code)||u(this.
code,10)!==void 0?void 0:this.code}readHexadecimal(d,_){let T=0;for(let O=0;O<d;O++){const P=this.next(_)?u(this.code,16):
void 0;if(P===void 0)return;T=T*16+P}return T}readReference(d){let _="";for(;_.length<=b&&this.next(d);){if(this.code===
i&&_==="")return this.readNumber(d);if(this.code===a)return $(_);if(!m(this.code))return;_+=String.fromCharCode(this.code)}}readNumber(d){
let _=10,T;for(;this.next(d);){if(T===void 0&&_===10&&(this.code|32)===120){_=16;continue}const O=u(this.code,_);if(O===
void 0)return this.code===a?T:void 0;T=Math.min((T??0)*_+O,1114112)}}}function S(E,d){E.includes(d)||E.push(d)}const m=E=>(E|
32)>=97&&(E|32)<=122;function u(E,d){if(E>=48&&E<=57)return E-48;const _=(E|32)-97;return d===16&&_>=0&&_<6?_+10:void 0}
var g=n(8925);const y="the API token",c="the GitHub token",k="***",R=8,L=4,h=64,C=256,N=8;function H(E){const d=new Map(
E.others?.map(T=>[T,""]));d.set(E.githubToken??"",c).set(E.apiToken,y),d.delete("");const _=[...d].flatMap(([T,O])=>G(T,
O));return{find:T=>{if(T.length<R)return;const O=f(_,T,!1).map(({name:P})=>P);return[y,c].find(P=>O.includes(P))},redact:(T,O=!1)=>{
let P="",U=0;for(const{start:I,end:B}of f(_,T,O).sort((V,J)=>V.start-J.start))P+=I<U?"":`${T.slice(U,I)}${k}`,U=Math.max(
U,B);return P+T.slice(U)}}}function f(E,d,_){const T=p(d),O=_?[...T,d.length]:T,U=E.filter(B=>d.includes(B.text)).flatMap(
B=>M(B,d));if(O.length===0)return U;const I=new A(d,T);return[...U,...E.flatMap(B=>j(B,I,O,_))]}function M(E,d){const{length:_}=E.
text,T=_>C?_:1,O=[];for(let P=d.indexOf(E.text);P!==-1;P=d.indexOf(E.text,P+T)){const U=D(E,d,P,P+_),I=O.at(-1);I&&U.start<
I.end?I.end=U.end:O.push(U)}return O}function j(E,d,_,T){const O=E.text,{text:P}=d,U=[];let I=0,B=-1;for(const V of _){for(let J=Math.
max(I,B+1,V-O.length+1);J<=V;J++){if(!d.mayBegin(V,O.charCodeAt(V-J)))continue;const Y=J===V||O.startsWith(P.slice(J,V))?
q(O,d,V,V-J,T):void 0;if(Y){U.push(D(E,P,J,Math.max(...Y))),I=Math.min(...Y);break}}B=V}return U}function q(E,d,_,T,O){const P=Math.
max(1,Math.min(L,E.length-1)),{length:U}=d.text;let I=[_];for(let B=T;B<E.length&&I.length<=N;B++){if(O&&B>=P&&I.some(ie=>ie>=
U||d.broken[ie]))return[U];const J=d.endsOf(E.charCodeAt(B),I);if(J.length===0)return B>=h?I:void 0;I=J}return I}function G(E,d){
if(E.length<R)return[{text:E,name:""}];const _=[0,1,2].flatMap(T=>{const O=Buffer.from("\0".repeat(T)+E),P=O.toString("b\
ase64").slice(Math.ceil(T*8/6),Math.floor(O.length*8/6)),U={before:T>0,behind:O.length%3>0},I=P.replaceAll("+","-").replaceAll(
"/","_");return[...new Set([P,I])].map(B=>({text:B,name:d,partial:U}))});return[{text:E,name:d},..._]}function D({name:E,
partial:d},_,T,O){const P=B=>/[\w+/-]/.test(_.charAt(B)),U=d?.before&&P(T-1)?T-1:T;let I=d?.behind&&P(O)?O+1:O;for(;d&&I<
O+3&&_[I]==="=";)I++;return{start:U,end:I,name:E}}function W(E,d,_){return Object.entries(E).flatMap(([T,O])=>{const P=K(
O,d);return P?(0,g.CC)({input:T,file:_},`contains ${P}, which would be published; remove it`):[]})}function z(E,d){const{
"api-token":_,"github-token":T="",...O}=E,P=d.find(T)===y;return W({...O,...P&&{"github-token":T}},d)}function K(E,d){const _=[
E];for(const T of _){const O=typeof T=="string"?d.find(T):void 0;if(O)return O;if(typeof T=="object"&&T!==null)for(const P of Object.
entries(T))_.push(...P)}}}),900:((e,t,n)=>{n.d(t,{AE:()=>g,Pw:()=>S,yc:()=>c});var s=n(8925),o=n(8190),r=n(4463);const i=(f,M)=>j=>j===
""?{message:`is missing; give ${f}`}:M(j),a=(f,M)=>j=>j===""?{value:f}:M(j),l=f=>a(void 0,f),p=f=>({value:f}),w=(f,M)=>j=>{
const q=f.find(G=>G===j);return q===void 0?{message:`${(0,o.TL)(j)} is not ${M}`}:{value:q}},v={"base-url":i("the base a\
ddress of the push service, such as https://push.example.com (a misspelled variable is empty)",o.pc),"api-token":i("the \
API token of the site, from a secret (a misspelled or unavailable secret is empty)",o.rJ),timeout:a(30,(0,o.rD)("a whole\
 number of seconds from 1 to 300",1,300)),retries:a(3,(0,o.rD)("a whole number from 0 to 10",0,10)),summary:a(!0,o.zM)},
$=Number.MAX_SAFE_INTEGER,b={...v,target:i("`all` (every subscriber) or `audience`; there is no default, so that nobody \
broadcasts by forgetting a line",w(["all","audience"],"a valid target; give `all` (every subscriber) or `audience`")),"a\
udience-id":l((0,o.rD)(`an audience id; give a whole number from 1 to ${$}`,1,$)),"audience-name":l(p),"max-reach":l((0,o.
rD)(`a whole number from 0 to ${$}`,0,$)),"payload-file":l(p),"extra-fields":l(p),"dry-run":a(!1,o.zM),"check-urls":a(!1,
o.zM),"once-key":l(p),"once-per":l(w(["day","week","month"],"a period; give `day`, `week` or `month`")),release:l(p),"gi\
thub-token":l(o.rJ)},A=f=>f.replace(/-([a-z])/g,(M,j)=>j.toUpperCase()),S=["title","message","icon-url","banner-url","la\
nding-url","actions","utm-source","utm-medium","utm-campaign","ttl"],m=f=>Object.keys(f),u=m(v),g=[...m(b),...S];function y(f,M){
return k(v,f,M)}function c(f,M){return k(b,f,M,H(f))}function k(f,M,j,q=[]){const G=[...(0,r.ue)(M,j),...L(M)],D=new Set(
G.map(({input:d})=>d)),W={...M,...Object.fromEntries([...D].map(d=>[d,"(refused)"]))},z={},K=[];for(const[d,_]of Object.
entries(f)){const T=_(W[d]);"value"in T?z[A(d)]=T.value:K.push((0,s.CC)(d,T.message))}const E=[...G,...[...K,...q].filter(
({input:d})=>!D.has(d))];return{settings:E.length>0?void 0:z,problems:E,inputs:W,refused:D}}const R=65536;function L(f){
return["actions","extra-fields"].filter(j=>Buffer.byteLength(f[j]??"")>R).map(j=>(0,s.CC)(j,"is larger than 64 KiB; make\
 it smaller"))}const h={"payload-files":p,"extra-fields":p,"check-urls":b["check-urls"],timeout:v.timeout,summary:v.summary},
C=[...m(h),...S];function N(f,M){const j="is missing; give paths of payload files, or a notification as inputs",q=f["pay\
load-files"]===""&&S.every(G=>f[G]==="");return k(h,f,M,q?[problem("payload-files",j)]:[])}function H(f){const[M,j]=[f.target===
"all",f.target==="audience"],q="is only allowed with `target: audience`",G="remove it, or change `target`",D="(the servi\
ce does not report the reach of a broadcast)",W=f["once-key"]?"`once-key` needs it to keep its claims in the repository":
"the input `release` needs it to fetch the release";return[["audience-id",M&&f["audience-id"],`${q}; ${G}`],["audience-n\
ame",M&&f["audience-name"],`${q}; ${G}`],["max-reach",M&&f["max-reach"],`${q} ${D}; remove it`],["audience-id, audience-\
name",j&&!f["audience-id"]&&!f["audience-name"],"are both missing; give at least one"],["once-key",f["once-per"]&&!f["on\
ce-key"],"is missing; `once-per` needs it"],["github-token",(f["once-key"]||f.release)&&!f["github-token"],`is missing; ${W}`]].
flatMap(([K,E,d])=>E?(0,s.CC)(K,d):[])}}),9349:((e,t,n)=>{n.d(t,{Kb:()=>m,Yq:()=>$,dz:()=>v,sc:()=>b});var s=n(3916),o=n(
5952),r=n(8902),i=n(8190);const a={"connection-failed":"Check `base-url` and that the runner can reach it.","tls-failed":"\
Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file o\
n the runner.","proxy-failed":"Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA,\
 set NODE_EXTRA_CA_CERTS to its certificate file.",timeout:"Check that the service is up; if it is only slow, raise `tim\
eout`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is the address of the pu\
sh service."},l={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"\
Use an address of the service (or a proxy) that does not require a client certificate."};function p(c,{reason:k,mayHaveBeenReceived:R,
cause:L}){const h=c==="Sending"&&R;if(k==="cancelled")return h?"":"If you did not mean to cancel it, run it again.";const{
code:C="",statusCode:N}=Object(L);if(N===407)return y(407,c,!1);const H=k==="tls-failed"&&l[C]||a[k];return h?H:`${H} Th\
en run this again.`}function w(c,{reason:k,mayHaveBeenReceived:R},L){const h=c==="Sending",C=c.charAt(0).toLowerCase()+c.
slice(1);return{"connection-failed":`Could not connect to the service (${L}).`,"tls-failed":`Could not make a secure con\
nection to the service (${L}).`,"proxy-failed":`Could not use the proxy (${L}).`,timeout:R?`${h?"The service may have re\
ceived the request, but did not respond":"There was no complete response"} in time (${L}).`:`Timed out connecting to the\
 service (${L}).`,"connection-lost":`The connection was lost before ${h?"a response arrived; the service may have receiv\
ed the request":"the response was complete"} (${L}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${L}\
).`,cancelled:h?`The run was cancelled${R?"; the service may already have":" before the service"} received the request.`:
`The run was cancelled while ${C}.`}[k]}function v(c,k,R){const{reason:L,cause:h}=k;return new s.HR({reason:L,title:`${c}\
 failed`,message:w(c,k,m((0,s.q0)(h),R)),hint:p(c,k),cause:h})}const $=c=>v(c,{kind:"failure",mayHaveBeenReceived:!1,reason:"\
cancelled",retryable:!1,cause:void 0},k=>k);function b(c,k,R,L=!1){const{status:h,headers:C,body:N,incomplete:H}=k,f=C.location?
` and points to ${(0,i.TL)(R(C.location))}`:"",M=m(N,R,H!==void 0),j=`The ${h===407?"proxy":"service"} responded ${(0,o.
Er)(h)}${f}${M?`: ${M}`:""}`;return new s.HR({reason:`http-${h}`,title:`${c} failed: HTTP ${h}`,message:`${j.replace(/\.$/,
"")}.${g(C["retry-after"])}`,hint:L?"The service has a problem: check its status.":y(h,c,M!=="")})}const A=300,S=65536;function m(c,k,R=!1){
const h=k(c.slice(0,S),R||c.length>S).replace(/\s+/g," ").trim();return h.length>A?`${h.slice(0,A)}\u2026`:h}const u=864e5;
function g(c){const k=(0,r.P9)(c,Date.now());return k===void 0||k<=r.wJ?"":` Retry-After asks for ${k>u?"more than a day":
`${Math.ceil(k/1e3)} s`}; this action waits at most ${r.wJ/1e3} s.`}function y(c,k,R){return c===401||c===403?"The servi\
ce refused the token: check that `api-token` is the current API token of this site, and that this workflow can read the \
secret. Then run this again.":c===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`\
/v1/\u2026\` itself).${k==="Sending"?" With `target: audience`, check `audience-id` too.":""}`:c===407?"The proxy requir\
es a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.":c===429?"Th\
e rate limit of the service is reached: wait, then run this again.":c>=300&&c<400?"The action does not follow redirects,\
 because the token would go to the new address. Correct `base-url`.":c>=500?"The service has a problem: check its status\
 before you run this again.":c===408?"The service did not receive the request in time: run this again.":R?"Fix the probl\
em that the service reported, then start a new run.":`The service did not say why. ${k==="Sending"?"Check the content an\
d `extra-fields`, or ask":"Ask"} the operator of the service.`}}),311:((e,t,n)=>{n.d(t,{N:()=>o});const o="web-push-acti\
on/1.0.0"}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{e.exports=require("fs")}),7598:(e=>{e.exports=require("node:crypto")}),
3053:(e=>{e.exports=require("node:diagnostics_channel")}),1455:(e=>{e.exports=require("node:fs/promises")}),4708:(e=>{e.
exports=require("node:https")}),6760:(e=>{e.exports=require("node:path")}),8500:(e=>{e.exports=require("node:timers/promises")}),
857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=require("process")})},Se={};function x(e){var t=Se[e];if(t!==void 0)
return t.exports;var n=Se[e]={exports:{}},s=!0;try{Qe[e](n,n.exports,x),s=!1}finally{s&&delete Se[e]}return n.exports}x.
m=Qe,typeof x<"u"&&(x.ab=__dirname+"/"),x.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return x.d(t,{a:t}),t},(()=>{var e=Object.
getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;x.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&
n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var o=Object.create(null);x.r(o);var r={};t=t||[null,e(
{}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>r[a]=
()=>n[a]);return r.default=()=>n,x.d(o,r),o}})(),x.d=(e,t)=>{for(var n in t)x.o(t,n)&&!x.o(e,n)&&Object.defineProperty(e,
n,{enumerable:!0,get:t[n]})},x.f={},x.e=e=>Promise.all(Object.keys(x.f).reduce((t,n)=>(x.f[n](e,t),t),[])),x.u=e=>""+e+"\
.index.js",x.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),x.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.
modules,o=n.ids,r=n.runtime;for(var i in s)x.o(s,i)&&(x.m[i]=s[i]);r&&r(x);for(var a=0;a<o.length;a++)e[o[a]]=1};x.f.require=
(n,s)=>{e[n]||t(require("./"+x.u(n)))}})();var qt={},te=x(1312),Ae=x(8925),X=x(8190),we=x(225);async function Vt({inputs:e,
refused:t,problems:n},s){const{"payload-file":o,"extra-fields":r}=e,{secrets:i,readFile:a}=s,l=o||r?await Promise.all([x.
e(955),x.e(405)]).then(x.bind(x,2405)):void 0,p=k=>({...k,problems:k.problems.filter(({input:R})=>!t.has(R))}),w=p(await Kt(
e,i)),v=l&&o?p(await l.fieldsFromFile(o,await a(o),i)):we.Vz,$=l&&r?p(await l.readExtraFields(r,i)):we.Vz,b=(0,we.Mh)(w,
v).length>0,A=k=>(0,X.yG)(e["check-urls"])?(0,te._e)(k):[],S={...v.fields,...w.fields},m=[...n,...w.problems,...v.problems,
...$.problems,...A(S)];if(b&&e.release&&m.length>0)throw(0,Ae.vQ)(m);const u=b?await zt(e,s):{kind:"none"},g=(0,we.kg)(w,
v,u,i,n),y=[..."problems"in g?g.problems:[],...$.problems],c="content"in g?g.content.notification:S;if(y.push(...A(c)),y.
length>0||"problems"in g)throw(0,Ae.vQ)(y);return"skip"in g?g:{content:g.content,extraFields:$.fields}}async function zt(e,{
readEvent:t,fetchRelease:n}){const{contentFromEvent:s,contentFromRelease:o}=await x.e(108).then(x.bind(x,1108));return e.
release?o(await n()):s(await t(),e["once-key"]!=="")}async function Kt(e,t){const n=te.pi.filter(o=>e[(0,te.wg)(o)]!==""),
s=await Promise.all(n.map(o=>Jt(o,e[(0,te.wg)(o)],t)));return{source:"input",fields:Object.assign({},...s.map(({fields:o})=>o)),
given:new Set(n),problems:s.flatMap(({problems:o})=>o)}}async function Jt(e,t,n){if(e!=="actions")return(0,te.qW)(e,t);const{
readActions:s}=await Promise.all([x.e(955),x.e(405)]).then(x.bind(x,2405));return s(t,n)}var Q=x(3916),Ze=x(900),Oe=x(5952),
ne=x(8902),se=x(9349);function Yt(e,t,n){const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.
stringify({...e,target:s,...n})}const Xt=65536;async function Qt(e){const{service:t,body:n,retries:s,signal:o,redact:r,onAttempt:i,
onWait:a,random:l}=e;let p={};async function w($){i();const b=await t.send(n),A=(0,ne.JN)($,l);if(b.kind==="failure")return Zt(
b,A,r);const S=r(b.body,b.incomplete!==void 0);return p={statusCode:b.status,response:on(S,Xt)},(0,Oe.oJ)(b.status)?{done:tn(
b)}:en(b,A,r)}return{verdict:await(0,ne.LH)({attempt:w,retries:s,signal:o,cancelled:()=>({outcome:"not-sent",failure:(0,se.
Yq)("Sending")}),onWait:({failure:$},b)=>a($,b)}),...p}}function Zt(e,t,n){const s=(0,se.dz)("Sending",e,n);if(e.mayHaveBeenReceived)
return{done:{outcome:"unknown",failure:s}};const o={outcome:"not-sent",failure:s};return e.retryable?{retry:o,waitMs:t}:
{done:o}}function en(e,t,n){const{status:s,headers:o}=e,r=(0,ne.P9)(o["retry-after"],Date.now()),i=s===429||s===503&&r!==
void 0,a=i||s>=300&&s<500?"rejected":"unknown",l={outcome:a,failure:(0,se.sc)("Sending",e,n,a==="unknown")};return i?{retry:l,
waitMs:r??t}:{done:l}}function tn({at:e,incomplete:t,body:n}){const s=(0,X.qF)(n);if(nn(s))return{outcome:"unknown",failure:sn()};
const o={outcome:"sent",sentAt:e};return t?{...o,doubt:t}:s!==void 0||n.trim()===""?o:{...o,doubt:"not-json"}}function nn(e){
if(typeof e!="object"||e===null)return!1;const{success:t,ok:n,error:s,errors:o}=e;return t===!1||n===!1||!et(s)||!et(o)}
function et(e){return typeof e=="object"&&e!==null?Object.keys(e).length===0:!e||typeof e=="string"&&e.trim()===""}const sn=()=>new Q.
HR({reason:"service-reported-failure",title:"The service reported a failure",message:"The response has a success status \
(2xx), but its body says that something failed.",hint:"The response is in the output `response` and in the summary."});function on(e,t){
const n=Buffer.from(e);if(n.length<=t)return e;let s=t;for(;((n[s]??0)&192)===128;)s--;return n.subarray(0,s).toString("\
utf8")}var tt=x(311);const nt=1048576;function rn({baseUrl:e,apiToken:t,timeout:n},{http:s,signal:o}){const r={"Authenti\
cation-Token":t,Accept:"application/json","User-Agent":tt.N},i={timeoutMs:n*1e3,signal:o};return{fetchAudiences(){const a=new URL(
`${e}/v1/audience`);return s.request({method:"GET",url:a,headers:r,maxBytes:64*nt,...i})},send(a){const l=new URL(`${e}/\
v1/notifications`),p={...r,"Content-Type":"application/json"};return s.request({method:"POST",url:l,headers:p,body:a,maxBytes:nt,
...i})}}}const Re="Listing the audiences";async function an({service:e,redact:t,random:n,...s}){const o=await(0,ne.LH)({
...s,attempt:async r=>st(await e.fetchAudiences(),(0,ne.JN)(r,n),t),cancelled:()=>(0,se.Yq)(Re)});if(o instanceof Q.HR)throw o;
return cn(o)}function st(e,t,n){if(e.kind==="failure"){const p=(0,se.dz)(Re,e,n);return e.retryable&&e.reason!=="cancell\
ed"?{retry:p,waitMs:t}:{done:p}}const{status:s,headers:o,body:r,incomplete:i}=e;if(!(0,Oe.oJ)(s)){const p=(0,se.sc)(Re,e,
n);return s!==429&&s<500?{done:p}:{retry:p,waitMs:(0,ne.P9)(o["retry-after"],Date.now())??t}}if(i===void 0)return{done:r};
if(i==="too-large")return{done:ve("the list is larger than 64 MiB")};const a=i==="cut"?"connection-lost":i,l=new Error("\
only a part of the list arrived");return st({kind:"failure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:l},t,n)}function cn(e){
const t=(0,X.qF)(e);if(t===void 0)throw ve("the response is not JSON");const n=ot(t)?t.audience:void 0;if(!Array.isArray(
n))throw ve("audience: expected an array");for(let s=0;s<n.length;s++){const o=un(n[s]);if(o)throw ve(`audience[${s}]${o}`)}
return n.map(({id:s,name:o,reach:r})=>({id:s,name:o,reach:r}))}function un(e){if(!ot(e))return": expected an object";const{
id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.isSafeInteger(t))return`.id: ${t}\
 is not a whole number within \xB1(2^53-1), so it cannot be an id`;if(typeof n!="string")return".name: expected a string";
if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const ot=e=>typeof e=="object"&&e!==null&&!Array.
isArray(e),ve=e=>new Q.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`The service responded, but\
 not with a list of audiences: ${e}.`,hint:"Check `base-url`; if it is right, the service has a problem, or uses another\
 version of its API."});async function ln({id:e,name:t},n,s){if(t===void 0)return dn(e,n);const o=Me(t),r=v=>(0,X.TL)(s(
v)),i=v=>`${r(v.name)} (id ${v.id}, reach ${v.reach})`,a=n.filter(v=>Me(v.name)===o);if(e!==void 0){const v=rt(a.filter(
A=>A.id===e));if(v)return v;const $=Ce(a,A=>`id ${A.id} (reach ${A.reach})`),b=$?`the name ${r(t)} belongs to ${$}`:`no \
audience has the name ${r(t)}`;throw new Q.HR({reason:"audience-mismatch",title:"Audience id and name differ",message:`a\
udience-id is ${e}, but ${b}.`,hint:"Correct one of the two, or give only one."})}const[l,p]=a;if(l&&p)throw new Q.HR({reason:"\
audience-ambiguous",title:"Several audiences have that name",message:`${a.length} audiences are named ${r(t)}: ${Ce(a,i)}\
.`,hint:"Choose one with `audience-id`."});if(l)return l;const w=await yn(o,n);throw new Q.HR({reason:"audience-not-foun\
d",title:"Audience not found",message:`No audience is named ${r(t)}.${w.length>0?` The nearest names: ${Ce(w,i)}.`:" The\
 service lists no audiences."}`,hint:"Correct `audience-name` (upper and lower case matter), or create the audience in t\
he panel of the service."})}function dn(e,t){const n=rt(t.filter(s=>s.id===e));if(n)return n;throw new Q.HR({reason:"aud\
ience-not-found",title:"Audience not found",message:`The service lists no audience with the id ${e} (it lists ${t.length}\
 audience${t.length===1?"":"s"}).`,hint:"Look the id up in the panel of the service, or list the audiences with the audi\
ences action."})}function fn({id:e,name:t,reach:n},s,o){if(!(s===void 0||n===void 0||n<=s))throw new Q.HR({reason:"reach\
-exceeded",title:"Audience too large",message:`The audience ${e}${t?` (${(0,X.TL)(o(t))})`:""} has a reach of ${n}, more\
 than max-reach allows (${s}).`,hint:"Check that it is the audience you mean; if it is, raise `max-reach`."})}const rt=e=>e.
reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),hn=20;function Ce(e,t){const n=e.slice(0,hn).map(t),s=e.length-n.length;return s>
0?`${n.join(", ")} and ${s} more`:n.join(", ")}const pn=30;function Me(e){const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;
for(const[n]of t.matchAll(new RegExp("\\p{M}+","gu")))if(n.length>pn)return t;return t.normalize("NFC")}const mn=64,gn=2e4,
bn=5;async function yn(e,t){const{default:n}=await x.e(785).then(x.bind(x,7785)),s=a=>Me(a.trim().slice(0,mn)).toLowerCase(),
o=s(e),r=(a,l,p)=>l.map(w=>({audience:w,distance:a(w.name)})).sort((w,v)=>w.distance-v.distance).slice(0,p).map(({audience:w})=>w),
i=r(a=>Math.abs(a.length-e.length),t,gn);return r(a=>n(o,s(a)),i,bn)}function ae(e){return Be(e).replace(_n,le).replace(
kn,Tn).replace(/^[\t -%'-;=-@[-`{-~]/,le).replaceAll(`
`,"<br>")}function Pe(e){return Be(e).replace(/[&<>]/g,le).replaceAll(`
`,"&#10;")}const je=(e,t)=>ae(ue(Z(e,t))),$n=e=>ct(je(e,500));function it(e,t=500){const s=Z(e,t).split(wn).map((o,r)=>r%
2===1?ce(o):ae(ue(o)));return ct(s.join(""))}function Ie({text:e,url:t},n=2e3){return`${it(e,n)}${t?` <a href="${Ue(t)}"\
>Open that run</a>`:""}`}const at=({command:e})=>e!==void 0&&`<pre><code>${Pe(e)}</code></pre>`,ct=e=>`<span dir="auto">${e}\
</span>`,wn=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,ce=e=>`<code>${Pe(e)}</code>`;function Le(e,t=300){const n=je(e,t);return e.
length>lt?n:`<a href="${Ue(e)}">${n}</a>`}function ut(e,t,n){return e.length>lt?t:`<img src="${Ue(e)}" alt="${t}" width=\
"${n}">`}function Z(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function ue(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${Ne}{${t+1},}`,"gv"),s=new RegExp(`${Ne}{${vn}\
}(?=${Ne})`,"gv");return e.replace(n,o=>o.replace(s,"$&\u200B"))}const vn=10,Ne=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,lt=2e3,_n=/[&<>"'`*_~[\]()|\\!{}^]/g,kn=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,le=e=>`&#${e.codePointAt(0)};`,Tn=e=>`<span>${le(
e)}</span>`,Ue=e=>Be(e).replace(/[&<>"'`\n\t]/g,le);function Be(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function oe(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const ee=(e,t)=>`${oe(e)} ${t}${e===1?"":"s"}`,xn=9e5,dt=e=>typeof e=="object"?e.flatMap(
dt):e?[e]:[];function En(e,t=xn){const n=dt(e),s="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",o=t-Buffer.byteLength(s)-2;let r=0;const i=n.findIndex(l=>(r+=Buffer.byteLength(l)+2,r>o));return`${(i===-1?n:[...n.
slice(0,i),s]).join(`

`)}
`}const ft=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",buttonsAt:"center",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",buttonsAt:"left",textWidth:310}],Sn=2,ht=56,An=360,On="\
Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function Rn(e){return`<div>
${ft.map(n=>Cn(n,e)).join(`
`)}
<br clear="all"><sub>${On}</sub>
</div>`}function Cn(e,{title:t,message:n,actions:s=[],...o}){const{name:r,browser:i,iconAt:a,buttonsAt:l,textWidth:p}=e,
w=_e(t,e.title),v=_e(n,e.message),$=s.slice(0,Sn).map(({text:c})=>_e(c,e.button)),b=s.length-$.length,A=`<td valign="top\
" width="${ht}">${ut(o.icon_url,"icon",ht)}</td>`,S=`<td valign="top" width="${p}" dir="auto"><b>${He(w)}</b><br>${He(v)}\
</td>`,m=o.banner_url&&ut(o.banner_url,"banner",An),u=$.map(c=>`<kbd>&nbsp;${He(c)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),g=[
mt("Title",w),mt("Message",v),$.some(pt)&&"\u2702\uFE0F A button is cut",b>0&&`\u2702\uFE0F ${ee(b,"more button")} not s\
hown`,`Opens ${Le(o.landing_url,38)}`].flatMap(c=>c?[`<sub>${c}</sub>`]:[]);return`<table align="left">${[`<th colspan="\
2">${r} <sub>${i}</sub></th>`,a==="start"?A+S:S+A,m&&`<td colspan="2" align="center">${m}</td>`,u&&`<td colspan="2" alig\
n="${l}">${u}</td>`,`<td colspan="2">${g.join("<br>")}</td>`].flatMap(c=>c?[`<tr>${c}</tr>`]:[]).join("")}</table>`}const Mn=24,
He=({shown:e})=>ae(ue(e,Mn)),pt=({visible:e,total:t})=>e<t,mt=(e,t)=>pt(t)?`\u2702\uFE0F ${e} cut after ${oe(t.visible)}\
 of ${ee(t.total,"character")}`:`${e} fits (${ee(t.total,"character")})`;function _e(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.
test(e),o=s?e:e.match(new RegExp(Pn,"gsu"))??[],r=s?void 0:new RegExp(jn,"u"),i=o.length;let a=0,l=0,p=0;for(const w of o){
if(a=w===`
`?(Math.floor(a/n)+1)*n:a+(r?.test(w)?2:1),a>t)return{shown:`${e.slice(0,p).trimEnd()}\u2026`,visible:l,total:i};a<t&&(l++,
p+=w.length)}return{shown:e,visible:i,total:i}}const Pn=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
jn=String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
In=864e5,gt=2419200,Ln=14,Nn={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"long-ttl":({
seconds:e})=>`The ttl is ${e} s; push services keep a message for at most four weeks (${gt} s).`,"reach-zero":()=>"The a\
udience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation mark\
s. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>{const n=e.toISOString().
slice(0,10);return t?`The API token expired on ${n}: the service will probably refuse it. Replace the secret.`:`The API \
token expires on ${n}. Replace the secret before then.`},rerun:({attempt:e})=>`This is attempt ${e} of this run: an earl\
ier attempt may already have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-siz\
e":({input:e,use:t,expected:n,...s})=>`${e}: the ${t} is ${bt(s)}; browsers show ${n.map(bt).join(" or ")}.`,"key-separa\
tor":({key:e})=>`The once-key ${(0,X.TL)(e)} ends with a separator, so an expression in it is probably empty. Runs with \
the same key may be skipped although they announce something else. Correct the key.`,truncated:({field:e,visible:t,total:n})=>`\
The ${e} is ${oe(n)} characters long; even a desktop shows only about ${oe(t)}.`,markup:({field:e,what:t})=>`The ${e} co\
ntains ${De[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,"escaped-newline":({
field:e})=>`The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a \
YAML block (\`|\`).`,"first-entry":()=>"The message is the first entry of a list of changes. For a better text next time\
, begin the release notes with a short paragraph, or set `message`."},Un=e=>Nn[e.kind](e),bt=({width:e,height:t})=>`${e}\
x${t}`,De={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},
link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Bn({notification:e,sources:t,firstEntry:n}){const{actions:s,
ttl:o}=e,r=[];s&&s.length>2&&r.push({kind:"many-buttons",count:s.length}),o!==void 0&&o>gt&&r.push({kind:"long-ttl",seconds:o}),
n&&r.push({kind:"first-entry"});for(const i of["title","message"])r.push(...Hn(i,e)),(t[i]==="input"||t[i]==="file")&&r.
push(...Dn(i,e[i]));return r}function Hn(e,t){const[n]=ft,{visible:s,total:o}=_e(t[e],n[e]);return s===o?[]:[{kind:"trun\
cated",field:e,visible:s,total:o}]}function Dn(e,t){const s=Object.keys(De).filter(o=>De[o].pattern.test(t)).map(o=>({kind:"\
markup",field:e,what:o}));return t.includes("\\n")?[...s,{kind:"escaped-newline",field:e}]:s}const Fn=e=>e===0?[{kind:"r\
each-zero"}]:[],Wn=e=>e!==void 0&&/[-_.:/#]$/.test(e)?[{kind:"key-separator",key:e}]:[],Gn=(e,t)=>e>1&&t===void 0?[{kind:"\
rerun",attempt:e}]:[];function qn(e,t){if(/^(["'`]).*\1$/.test(e))return[{kind:"quoted-token"}];const n=Vn(e);return n===
void 0||n-t>=Ln*In?[]:[{kind:"token-expiry",at:new Date(n),expired:n<=t}]}function Vn(e){const[t,n,s,...o]=e.split(".");
if(!t||!n||s===void 0||o.length>0)return;const{exp:r}=Object((0,X.qF)(Buffer.from(n,"base64url").toString("utf8"))),i=typeof r==
"number"?r*1e3:Number.NaN;return Number.isNaN(new Date(i).getTime())?void 0:i}const de=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,zn={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function Kn({title:e,reason:t,message:n,hint:s},o,r){const a=r!==void 0&&r.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",p=["Look in the panel of the service\
 before you send it again.",s,`If nothing was sent, ${a}run this again.`].filter(Boolean).join(" "),w=o==="not-sent"&&t===
"internal-error"?" You can run this again.":"";return{title:`${e} (${o?`${o}: `:""}${t})`,why:{text:n},...o&&{meaning:zn[o]},
next:{text:o==="unknown"?p:`${s}${w}`},reason:t}}const Jn=e=>e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/,"http-$1xx"),
yt=e=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Jn(e)}`,$t=4096,Yn=600;function Xn({
why:e,meaning:t,next:n,reason:s},o){const i=`
${o(t?`${t} ${de(n)}`:de(n))}${s?`
More: ${yt(s)}`:""}`;return Qn(o(de(e)),$t-i.length)+i}function Qn(e,t){const n=e.split(`
`);if(n.length===1)return Z(e,t-1);const s=a=>`- and ${a} more (see the log)`;let o=s(n.length).length;const r=[];for(const a of n){
const l=Z(a,Yn);if(o+=l.length+1,o>t)break;r.push(l)}const i=n.length-r.length;return[...r,...i>0?[s(i)]:[]].join(`
`)}const Zn=5e3;function es({title:e,why:t,meaning:n,next:s,reason:o}){return[`<table>
${[...o?[["What failed",`<b>${it(e)}</b>`]]:[],["Why",Ie(t,Zn)],...n?[["Result",n]]:[],["What to do",Ie(s)],...o?[["More",
`<a href="${yt(o)}">What ${o} means</a>`]]:[]].map(([i="",a])=>`<tr><th align="left">${i.replaceAll(" ","&nbsp;")}</th><\
td>${a}</td></tr>`).join(`
`)}
</table>`,at(s)]}const Fe={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing was \
sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},wt={
cut:"the response was cut off",timeout:"the response was not complete in time","too-large":"the response is larger than \
1 MiB",cancelled:"the run was cancelled before the response was complete","not-json":"the response is not JSON"};function ts(e){
const t=e==="cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`The servic\
e accepted it (2xx), but ${wt[e]}. Do not send it again before you look in the panel of the service.${t}`}function vt(e,t){
if("failure"in e)return Kn(e.failure,e.outcome,t);if(e.outcome!=="skipped")return;const n=`${Fe.skipped} (${e.reason})`;
if(e.reason==="already-sent")return{title:n,why:Tt(e.claim),next:ls(e.claim)};const{because:s}=e,o=s.kind==="activity"&&
s.found==="released"?"To announce pre-releases that become releases, set a `once-key`.":"To send on this event too, give\
 the content as inputs, and set a `once-key`: without one, each event sends a notification.";return{title:n,why:{text:ns(
s)},next:{text:`Usually there is nothing to do. ${o}`}}}function ns(e){if(e.kind==="draft")return"The release is a draft\
.";const{kind:t,found:n}=e;if(t==="activity"&&n==="released")return"The release event's activity `released` is announced\
 only with `once-key` (publishing a stable release also fires `published`, and both would be sent).";const s=/^[a-z_]{1,40}$/.
test(n)?`\`${n}\``:"not one that GitHub documents";return t==="activity"?`The release event's activity is ${s}; only \`pu\
blished\` and, with \`once-key\`, \`released\` are announced.`:`The deployment's state is ${s}; only \`success\` is announ\
ced.`}const ss={input:"the inputs",file:"the file",release:"the release",event:"the event"};function rs({sources:e},t){const n=Object.
entries(ss).flatMap(([o,r])=>{const i=Object.entries(e).flatMap(([a,l])=>l===o?[a]:[]);return i.length>0?[`${i.join(", ")}\
 from ${r}`]:[]}),s=Object.keys(t);return s.length>0&&n.push(`${s.join(", ")} from extra-fields`),`Content: ${n.join("; ")}\
.`}function is(e){if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";const{
id:t,name:n,reach:s}=e.audience;return`To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${s===void 0?
"":`, ${s} subscriber${s===1?"":"s"}`}.`}function as(e){return`Guards: ${_t(e).join(", ")||"none (max-reach, check-urls \
and once-key are not set)"}.`}function _t({maxReach:e,checkUrls:t,onceKey:n}){return[...e===void 0?[]:[`max-reach ${e}`],
...t?["check-urls"]:[],...n===void 0?[]:[`once-key ${(0,X.TL)(n)}`]]}function cs({result:e,attempts:t,response:n}){const s=Fe[e.
outcome];if(e.outcome!=="sent")return`${s}.`;const o=t>1?` on attempt ${t}`:"";return`${s}${o}: the service responded ${n?.
statusCode} at ${e.sentAt.toISOString()}.`}function kt({advice:e,keyUse:t,claim:n,result:s}){return[...e.map(o=>({level:"\
warning",title:us(o),text:Un(o)})),...t?[ds(t)]:[],...fs(n,s.outcome)]}const us=e=>e.kind==="token-expiry"&&e.expired?"T\
oken expired":"Advice";function Tt({key:e,ref:t,by:n}){const s=n?`run ${n.run} (attempt ${n.attempt}) at ${n.time}`:"ano\
ther run";return{text:`The key ${(0,X.TL)(e)} was already used by ${s}; that notification was sent, or may have been. Th\
e claim is the ref ${t}.`,...n&&{url:n.url}}}function ls(e){return{text:"Usually there is nothing to do. If in doubt, lo\
ok in the panel of the service. Only if that notification was not sent, or to send it a second time on purpose, delete t\
he claim with this command, then run the workflow again:",command:xt(e)}}function ds(e){if(e.kind==="used"){const s=Tt(e.
claim);return{...s,level:"warning",title:"Key already used",text:`A real run would be skipped. ${s.text}`}}const t=(0,X.
TL)(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t} has not been used.`}:{level:"warning",text:`Could n\
ot determine whether the key ${t} was used (${e.cause}), so this dry run cannot say whether a real run would be skipped.`}}
function fs(e,t){if(!e||e.kind==="none"||t==="sent")return[];const{kind:n,ref:s,tag:o}=e,r=xt(e);if(t==="unknown")return[
{level:"note",text:`The claim ${s} stays, so a re-run with this key will be skipped. Look in the panel of the service. O\
nly if nothing was sent, delete the claim with this command, then run this again:`,command:r}];const i=(0,X.TL)(e.key),[
a,l,p]=n==="held"?["Claim not deleted",`could not delete its claim of the key ${i}`,"This"]:["Claim not certain",`could \
not determine whether it has the claim of the key ${i}`,"If it is, this"],w=`This run sent nothing, but ${l}, so a re-ru\
n may be skipped. ${p} command deletes the ref ${s} only if it still points to ${o}, the claim of this run. Run it, then\
 run the workflow again:`;return[{level:"warning",title:a,text:w,command:r}]}function xt({ref:e,repository:t,serverUrl:n,
tag:s}){const o=(0,X.Dl)(n)?.host??"github.com",r=`gh api${o==="github.com"?"":` --hostname ${o}`}`,i=`${r} --method DEL\
ETE repos/${t}/git/${e}`;return s===void 0?i:`[ "$(${`${r} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`}\
)" = ${s} ] && ${i}`}const hs=["payload","outcome","reason","kind","type","doubt","field","what","sources"];function ps(e,t){
const n=(s,o)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,o));if(s instanceof Q.HR)return ms(
s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const r=Object.entries(s).map(([i,a])=>o?[t(i),n(a,!0)]:
[i,hs.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(r)};return n(e,!1)}function ms({reason:e,title:t,
message:n,hint:s},o){return new Q.HR({reason:e,title:o(t),message:o(n),hint:o(s)})}const gs=({outcome:e})=>e==="sent"||e===
"unknown",bs=({outcome:e})=>e==="sent"||e==="dry-run"||e==="skipped"?0:1;function ys({attempts:e,result:t,response:n,payload:s,
target:o}){const r=o?.type==="audience"?o.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.reason:
"reason"in t?t.reason:"","status-code":ke(n?.statusCode),response:n?.response??"",payload:s??"","audience-id":ke(r?.id),
"audience-name":r?.name??"","audience-reach":ke(r?.reach),attempts:ke(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():
""}}const ke=e=>e===void 0?"":String(e),$s=10,ws=25,fe={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},vs=400;
function _s(e,t,n){const s=[...ks(e),t&&xs(t),...Es(n)].filter(Boolean);return`<table>
<tr>${["Field","Value","Source",...Os].map(r=>`<th>${r}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function We(e,t,n,s){const o=s.map(r=>`<td align="center">${r}</td>`).join("");return`<tr><td>${ce(e)}</td><td\
 dir="auto">${t}</td><td>${n}</td>${o}</tr>`}const Et=e=>`${oe(e)} more, in the output <code>payload</code>`;function ks({
notification:e,sources:t}){return Object.keys(e).flatMap(n=>{const s=(a,l)=>We(a,l,t[n]??"",Rs[n]);if(n!=="actions")return s(
n,Ts(n,e));const{actions:o=[]}=e,r=o.slice(0,$s).map(({text:a,url:l},p)=>s(`actions[${p}]`,`${St(a,fe.button)}<br>${Le(l)}`)),
i=o.length-r.length;return i>0?[...r,s(n,Et(i))]:r})}function Ts(e,t){const n=t[e]??"";return typeof n=="number"?`${oe(n)}\
 s${As(n)}`:e.endsWith("_url")?Le(n):St(n,e==="message"?fe.message:fe.text)}function St(e,t){if(e.length<=vs)return ae(ue(
e));const n=e.length>t?"<br><i>The rest is in the output <code>payload</code>.</i>":"";return`<details><summary>${ae(ue(
Z(e,80).replace(/\s+/g," ")))} <i>(${ee(e.length,"character")})</i></summary>${je(e,t)}${n}</details>`}function xs(e){const t=e.
type==="all"?"all":`audience ${e.audience.id}`;return We("target",ce(t),"input",Ms)}function Es(e){const t=Object.keys(e),
n=(r,i)=>We(r,i,"extra-fields",Cs),s=t.slice(0,ws).map(r=>n(Z(r,fe.extraName),ce(Z(Ss(e[r]),fe.extraValue)))),o=t.length-
s.length;return o>0?[...s,n("\u2026",Et(o))]:s}const Ss=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function As(e){
const n=[[604800,"week"],[86400,"day"],[3600,"hour"],[60,"minute"]].find(([s])=>e>=s&&e%s===0);return n?` (${ee(e/n[0],n[1])}\
)`:""}const he="\u2713",pe="\u2013",re=[he,he,he],At=[he,he,pe],Os=["Chrome","Firefox","Safari"],Rs={title:re,message:re,
icon_url:At,banner_url:["56+",pe,pe],landing_url:re,actions:["48+",pe,pe],utm_source:re,utm_medium:re,utm_campaign:re,ttl:At},
Cs=["?","?","?"],Ms=["","",""],Ps={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4","not-sen\
t":"\u274C",unknown:"\u2753"};function js(e){const{result:t,content:n,target:s,extraFields:o={},response:r}=e,{outcome:i}=t,
a=vt(t,e.claim),l=kt(e),p=w=>l.filter(({level:v})=>v===w);return En([`<h2>${Ps[i]} ${Fe[i]}</h2>`,a&&es(a),Is(e),Ls(e),Ot(
"\u26A0\uFE0F",p("warning")),Ot("\u2139\uFE0F",p("note")),n&&["<h3>Preview</h3>",Rn(n.notification)],n&&["<h3>Fields</h3\
>",_s(n,s,o)],r?.response&&Bs(r.response)])}function Is({result:e,target:t,attempts:n,response:s}){const o=e.outcome==="\
sent"&&e.doubt?`, but ${wt[e.doubt]}`:"",r=[t&&`<b>To</b> ${Ns(t)}`,s?.statusCode&&`HTTP&nbsp;${s.statusCode}${o}`,n>0&&
ee(n,"attempt"),e.outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);
return r.length>0&&`<p>${r.join(" \xB7 ")}</p>`}function Ls({guards:e}){const t=e?_t(e).map(ce):[];return t.length>0&&`<\
p><b>Guards</b> ${t.join(" \xB7 ")}</p>`}function Ns(e){if(e.type==="all")return"every subscriber of the site; the servi\
ce does not report how many";const{id:t,name:n,reach:s}=e.audience,o=n===void 0?`audience ${t}`:`${$n(n)} (audience ${t}\
)`;return s===void 0?o:`${o}, <b>${ee(s,"subscriber")}</b>`}const Us=10;function Ot(e,t){const n=t.slice(0,Us).map(o=>`${e}\
 ${Ie(o)}`),s=t.length-n.length;return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}<\
/p>`,t.map(at)]}const Rt=16e3;function Bs(e){const t=e.length-Rt,n=t>0?`<p>${ee(t,"more character")} in the output <code\
>response</code>.</p>`:"";return`<details><summary>Response of the service</summary><pre><code>${Pe(Z(e,Rt))}</code></pr\
e>${n}</details>`}const Te=require("node:fs"),Ge=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function Hs(){return{
http:Ge("HTTP_PROXY"),https:Ge("HTTPS_PROXY"),bypass:Ge("NO_PROXY")}}function qe(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,
GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:o}=process.env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||
"https://github.com"},run:{repository:n??"",sha:s??"",id:o??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function Ct(e){
const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.
env.GITHUB_EVENT_PATH=t)}}const Ds=25*1048576;function Mt(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.
env;try{return(0,Te.statSync)(t).size>Ds?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.
parse((0,Te.readFileSync)(t,"utf8"))}}catch{return{name:e,payload:void 0}}}var Pt=x(857);function jt(e){return e==null?"":
typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Ve(e){return Object.keys(e).length?{title:e.title,file:e.
file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function me(e,t,n){const s=new Fs(e,
t,n);process.stdout.write(s.toString()+Pt.EOL)}function It(e,t=""){me(e,{},t)}const Lt="::";class Fs{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=Lt+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(
s)){const o=this.properties[s];o&&(n?n=!1:t+=",",t+=`${s}=${Gs(o)}`)}}return t+=`${Lt}${Ws(this.message)}`,t}}function Ws(e){
return jt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Gs(e){return jt(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const _o=require("path");var Nt=function(e,t,n,s){
function o(r){return r instanceof n?r:new n(function(i){i(r)})}return new(n||(n=Promise))(function(r,i){function a(w){try{
p(s.next(w))}catch(v){i(v)}}function l(w){try{p(s.throw(w))}catch(v){i(v)}}function p(w){w.done?r(w.value):o(w.value).then(
a,l)}p((s=s.apply(e,t||[])).next())})},ze;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(ze||(ze={}));
function ko(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function qs(e){me("add-mask",{},e)}function To(e){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function xe(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function xo(e,t){const n=xe(e,t).split(
`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function Eo(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],o=xe(e,t);if(n.includes(o))return!0;if(s.includes(o))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function So(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Ao(e){issue("echo",e?"on":"off")}function Oo(e){process.exitCode=ze.Failure,Ke(e)}function Ro(){
return process.env.RUNNER_DEBUG==="1"}function Co(e){issueCommand("debug",{},e)}function Ke(e,t={}){me("error",Ve(t),e instanceof
Error?e.toString():e)}function Vs(e,t={}){me("warning",Ve(t),e instanceof Error?e.toString():e)}function zs(e,t={}){me("\
notice",Ve(t),e instanceof Error?e.toString():e)}function Ee(e){process.stdout.write(e+Pt.EOL)}function Ut(e){It("group",
e)}function Bt(){It("endgroup")}function Mo(e,t){return Nt(this,void 0,void 0,function*(){Ut(e);let n;try{n=yield t()}finally{
Bt()}return n})}function Po(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
e,t));issueCommand("save-state",{name:e},toCommandValue(t))}function jo(e){return process.env[`STATE_${e}`]||""}function Io(e){
return Nt(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Ks=["api-token","github-token"];function Js(e){
for(const t of e.filter(n=>Ks.includes(n))){const n=xe(t);n!==""&&qs(n)}return Object.fromEntries(e.map(t=>[t,xe(t)]))}function Ys(e){
const t=Object.keys(process.env).flatMap(n=>{const[,s]=/^input_(.+)$/.exec(n.toLowerCase())??[],o=s===void 0||s in e?void 0:
process.env[n];return o?[[s,o.trim()]]:[]});return Object.fromEntries(t)}const Ht="\u2060";function Je(e){if(!/[^\x20-\x7e]/.
test(e)&&!e.includes("##[")&&!e.trimStart().startsWith("::"))return e;const t=new RegExp(Xs,"u");return e.replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/##(?=\[)/g,`##${Ht}`).split(`
`).map(n=>Qs(n,t)).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Xs=String.raw`[^\s\p{C}\p{Z}]`;function Qs(e,t){const n=e.search(t);
return n>=0&&e.startsWith("::",n)?`${e.slice(0,n)}:${Ht}${e.slice(n+1)}`:e}function Zs(e){const t=s=>Je(e(s)),n=s=>(o,r,i)=>{
const a=t(r);a.length>$t&&Ee(a),s(a,{title:t(o),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};return{info:s=>Ee(
t(s)),retry:(s,o)=>{const r=(o/1e3).toFixed(1);Ee(t(`${s.title}: ${s.message} Retrying ${r==="0.0"?"now":`in ${r} s`}.`))},
group:(s,o)=>{Ut(t(s)),Ee(t(o)),Bt()},notice:n(zs),warning:n(Vs),error:n(Ke)}}function eo(e,t,n){const{title:s,why:o}=n,
r=Xn(n,Je);r.startsWith(Je(o.text))||e.info(o.text),e[t](s,r)}const Dt=524288;function Lo(e,t,{length:n}){if(n<=Dt)return;
const s=`GitHub passes at most about ${Dt} on to other jobs, so use it only in this job.`;e.warning("Large output",`The \
output \`${t}\` has ${n} characters. ${s}`)}const to=["response","audience-name"];function no(e,{redact:t,log:n}){const s=process.
env.GITHUB_OUTPUT;if(!s)return;const o=Object.entries(e).map(([r,i])=>[r,to.includes(r)?t(i):i]);try{(0,Te.appendFileSync)(
s,so(Object.fromEntries(o)))}catch(r){n.warning("Outputs not written",`The action could not write its outputs (${(0,Q.q0)(
r)}). Later steps may see them as empty; the log says how the run ended.`)}}function so(e){const t=new Set(Object.values(
e).flatMap(o=>o.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;
return Object.entries(e).map(([o,r])=>`${o}<<${s}
${r}
${s}
`).join("")}function oo(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,X.yG)(e)===!1))try{(0,Te.appendFileSync)(
s,t())}catch(o){n.warning("Summary not written",`Could not write the job summary (${(0,Q.q0)(o)}).`)}}var ro=x(4517),io=x(
4463);function ao(e){const t=new Date,n=Hs(),s=(0,io.gE)({...e,others:(0,ro.F)(n)}),o=(0,Oe.uT)(n),r=co();return{log:Zs(
s.redact),secrets:s,redact:s.redact,http:o,signal:r.signal,startedAt:t,watch:uo(r)}}function co(){const e=new AbortController,
t=()=>e.abort();return process.on("SIGINT",t),process.on("SIGTERM",t),e}function uo(e){process.exitCode=1;let t=()=>{};return process.
on("beforeExit",()=>t(new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{
const s=new Promise((o,r)=>{t=r});return Promise.race([n,s])}}async function lo(e,t){try{t()}catch(n){const s=n instanceof
Error?n.name:typeof n;Ke(`The report of this run failed (${s}). The outputs say how the run ended, if they are set. If t\
his step was to send and \`outcome\` is not set, the notification may have been sent: look in the panel of the service bef\
ore you send it again.`,{title:"Internal error (internal-error)"})}await new Promise(n=>process.stdout.write("",n)),process.
exit(e)}async function fo(){const e=Js(Ze.AE),t=ao({apiToken:e["api-token"],githubToken:e["github-token"]}),n={attempts:0,
advice:[]},s={};let o;try{o=await t.watch(ho(e,n,s,t))}catch(i){o={outcome:n.attempts>0?"unknown":"not-sent",failure:(0,Q.
h_)(i)}}const{claims:r}=s;r&&(n.claim=await t.watch(r.close(gs(o))).catch(()=>r.state)),await lo(bs(o),()=>yo({...n,result:o},
e.summary,t))}async function ho(e,t,n,s){const{log:o,redact:r,signal:i}=s,a=(0,Ze.yc)(e,s.secrets),{settings:l,problems:p}=a,
w={...a,problems:[...p,...await po(e)]},v=await Vt(w,mo(l,s));if(!l)throw(0,Ae.vQ)(p);if("skip"in v)return{outcome:"skip\
ped",reason:"not-announceable",because:v.skip};const{content:$,extraFields:b}=v;t.content=$,t.extraFields=b,o.info(rs($,
b)),t.guards={maxReach:l.maxReach,checkUrls:l.checkUrls,onceKey:l.onceKey},t.advice.push(...qn(l.apiToken,Date.now()),...Bn(
$)),t.advice.push(...Wn(l.onceKey));const S={service:rn(l,s),retries:l.retries,signal:i,redact:r,onWait:o.retry};t.target=
await go(l,()=>an(S),r),t.target.type==="audience"&&(t.advice.push(...Fn(t.target.audience.reach)),fn(t.target.audience,
l.maxReach,r)),o.info(is(t.target)),o.info(as(t.guards));const m=Yt($.notification,t.target,b);if(t.payload=m,o.group("P\
ayload",m),l.checkUrls){const{checkUrls:c,urlCheckFailure:k}=await x.e(893).then(x.bind(x,8893)),R=l.timeout*1e3,L=(0,te.
Wn)($.notification),{problems:h,wrongSizes:C}=await c({uses:L,http:s.http,timeoutMs:R,userAgent:tt.N,signal:i,redact:r});
if(h.length>0)throw k(h);t.advice.push(...C.map(N=>({kind:"image-size",...N}))),o.info("URL check passed.")}const u=await bo(
l,$,t.target,s);if(l.dryRun)return u&&(t.keyUse=await u.look()),{outcome:"dry-run"};if(t.advice.push(...Gn(qe().run.attempt,
l.onceKey)),u){n.claims=u;const c=await u.claim();if(c!=="claimed")return{outcome:"skipped",reason:"already-sent",claim:c}}
const{verdict:g,...y}=await Qt({...S,body:m,onAttempt:()=>t.attempts++});return t.response=y,g}async function po(e){const t=Ys(
e);if(Object.keys(t).length===0)return[];const{misspelled:n}=await x.e(775).then(x.bind(x,9775));return n(t,e)}function mo(e,t){
return{secrets:t.secrets,readFile:async n=>(await x.e(690).then(x.bind(x,3690))).readWorkspaceFile(n),readEvent:async()=>Mt(),
fetchRelease:async()=>{const{release:n="",githubToken:s="",timeout:o=0}=e??{},{fetchRelease:r}=await Ct(()=>Promise.all(
[x.e(413),x.e(303)]).then(x.bind(x,3425))),{github:i,run:a}=qe(),{repository:l}=Object(Mt().payload),{http:p,redact:w,signal:v}=t,
$={apiUrl:i.apiUrl,repository:a.repository,token:s,http:p,redact:w};return r({tag:n,eventRepository:l,timeoutMs:o*1e3,signal:v,
...$})}}}async function go(e,t,n){const{target:s,audienceId:o,audienceName:r,maxReach:i,dryRun:a}=e;return s==="all"?(a&&
await t(),{type:"all"}):{type:"audience",audience:o!==void 0&&r===void 0&&i===void 0&&!a?{id:o}:await ln({id:o,name:r},await t(),
n)}}async function bo({onceKey:e,oncePer:t,githubToken:n="",timeout:s},{notification:o},r,{http:i,signal:a,redact:l,startedAt:p}){
if(e===void 0)return;const{openClaims:w}=await Ct(()=>Promise.all([x.e(413),x.e(489)]).then(x.bind(x,415))),v={target:r.
type==="all"?"all":`audience ${r.audience.id}`,title:o.title},$=s*1e3;return w({key:e,per:t,startedAt:p,record:v,token:n,
http:i,redact:l,timeoutMs:$,signal:a,...qe()})}function yo(e,t,n){const{log:s}=n;no(ys(e),n);const o=ps(e,n.redact),{result:r}=o;
oo(t,()=>js(o),n);for(const a of kt(o))a.level==="warning"?s.warning(a.title??"Advice",de(a)):s.info(de(a));r.outcome===
"sent"&&r.doubt&&s.warning("Sent, with an unexpected response",ts(r.doubt));const i=vt(r,o.claim);i?eo(s,"failure"in r?"\
error":"notice",i):s.info(cs(o))}fo(),module.exports=qt})();
