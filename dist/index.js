(()=>{"use strict";var Ze={4204:((e,t,n)=>{n.d(t,{Q4:()=>c,ho:()=>i,oR:()=>o,sV:()=>s,xW:()=>r});function s(h){const u={
missing:h};return{kind:"content",source:"event",fields:{title:u,message:u,icon_url:u,landing_url:u},placeholders:{tag:u,
version:u,name:u,repository:u,message:u,url:u}}}function o(h,u,f){return"missing"in h?h:"missing"in u?u:{value:`${h.value}${f}${u.
value}`,madeFrom:[...h.madeFrom,...u.madeFrom]}}const r=h=>`the event's field \`${h}\` is missing or not text, so the act\
ion takes no content from it`,i=h=>({kind:"not-announceable",why:h});function c(h,u){return("value"in h?[h.value,...h.madeFrom]:
h.madeFrom??[]).map(u.find).find(g=>g!==void 0)}}),2542:((e,t,n)=>{n.d(t,{$p:()=>P,QP:()=>$,Vu:()=>x,Wn:()=>j,fD:()=>u,o2:()=>f,
pi:()=>_,wg:()=>I});var s=n(8925),o=n(900),r=n(642),i=n(8992);const c=(0,r.rf)("https"),h=(0,r.rf)("https","http"),u={title:r.
GT,message:r.GT,icon_url:c,banner_url:c,landing_url:h,utm_source:r.GT,utm_medium:r.GT,utm_campaign:r.GT},f=["tag","versi\
on","name","repository","message","url"],g=new RegExp(`\\{(?:${f.join("|")})\\}`,"g"),A=C=>w=>{if(w.length>i.QO)return C(
w);const m=w.replace(/^\{url\}/,"https://url.example/").replace(g,"x");return"value"in C(m)?{value:w}:C(w)},$={...u,icon_url:A(
c),banner_url:A(c),landing_url:A(h)},_=o.Pw.map(C=>C.replaceAll("-","_")),x=["title","message","icon_url","landing_url"];
function P(C,w,m){const S=(C==="ttl"?r.p0:m[C])(w.trim());return"value"in S?{fields:{[C]:S.value},problems:[]}:{fields:{},
problems:[(0,s.CC)(I(C),S.message)]}}const I=C=>C.replaceAll("_","-");function j({icon_url:C,banner_url:w,landing_url:m,
actions:y=[]}){return[...C===void 0?[]:[{input:"icon-url",url:C,use:"icon"}],...w===void 0?[]:[{input:"banner-url",url:w,
use:"banner"}],...m===void 0?[]:[{input:"landing-url",url:m,use:"page"}],...y.map(({url:S},E)=>({input:"actions",path:[E,
"url"],url:S,use:"page"}))]}}),8209:((e,t,n)=>{n.d(t,{SD:()=>c,_I:()=>h,qf:()=>i,uT:()=>u});var s=n(8925),o=n(4204),r=n(
2542);const i={source:"file",fields:{},given:new Set,problems:[]},c=($,_)=>r.Vu.filter(x=>!$.given.has(x)&&!_.given.has(
x));function h($,_,x,P,I=[]){const j=c($,_),C=f(j,x,P),w=[...I,...$.problems,..._.problems,...C.problems];if(w.length>0)
return{problems:w};const m=u($,_,C);if(!m)throw new Error("a required field was lost");const y=x.kind==="content"&&j.includes(
"message")&&x.fields.message;return y&&"value"in y&&(m.messageOrigin=y.origin),{content:m}}function u(...$){const _=Object.
assign({},...$.map(({fields:E})=>E).reverse()),{title:x,message:P,icon_url:I,landing_url:j}=_;if(!x||!P||!I||!j)return;const C=r.
pi.filter(E=>_[E]!==void 0),w=Object.fromEntries(C.map(E=>[E,_[E]])),m=E=>$.find(({given:M})=>M.has(E)),y=Object.fromEntries(
C.map(E=>[E,m(E)?.source])),S=$.flatMap(E=>(E.textComments??[]).filter(({path:[M]})=>m(String(M))===E));return{notification:{
...w,title:x,message:P,icon_url:I,landing_url:j},sources:y,textComments:S}}function f($,_,x){const P=_.kind==="content"?
_.source:"event",I={source:P,fields:{},given:new Set($),problems:[]},j=new Map;for(const m of $){const y=_.kind==="conte\
nt"?_.fields[m]:{missing:A(_.event)},S=(0,o.Q4)(y,x);if(S){const M=`contains ${S}, which may already be public; replace \
the token, and remove it from the ${P==="release"?P:"release or deployment"}`;I.problems.push((0,s.CC)((0,r.wg)(m),M))}else if("\
missing"in y)j.set(y.missing,[...j.get(y.missing)??[],m]);else{const{fields:E,problems:M}=(0,r.$p)(m,y.value,r.fD);Object.
assign(I.fields,E),I.problems.push(...M.map(R=>({...R,message:`in the ${P}, ${R.message}`})))}}const C=_.kind==="none"&&
_.event?", or set the input `release` to the tag of a release":"",w=[...j].map(([m,y])=>g(y,m&&` (${m})`,C));return{...I,
problems:[...w,...I.problems]}}function g($,_,x){const P=$.map(w=>`\`${w}\``).join(", "),I=$.length>1?`are missing${_}; \
set them as inputs or in \`payload-file\` (there as ${P})${x}`:`is missing${_}; set it as an input, or as ${P} in \`paylo\
ad-file\`${x}`,[j="",...C]=$.map(r.wg);return(0,s.CC)(j,I,{otherInputs:C})}function A($){return $===void 0?"":`${/^[a-z_]{1,40}$/.
test($)?`the event \`${$}\``:"this event"} does not supply content`}}),3916:((e,t,n)=>{n.d(t,{$6:()=>h,HR:()=>o,Pz:()=>u,
Up:()=>s,Yq:()=>c,h_:()=>r,q0:()=>i});const s="start a new run (a re-run uses the original workflow file)";class o extends Error{reason;title;hint;constructor(g){
super(g.message,g.cause===void 0?void 0:{cause:g.cause}),this.name="Failure",this.reason=g.reason,this.title=g.title,this.
hint=g.hint}}function r(f){return f instanceof o?f:new o({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${i(f)}.`,hint:"Please report this with the log of the run.",cause:f})}function i(f){if(!(f instanceof
Error))return String(f);const g=f.code;if(g==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(g==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:A}=f;if(typeof g=="string"&&g.startsWith("ERR_SSL_")&&typeof A=="string")return`${g}:\
 ${A}`;const $=(f.message||f.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),_=typeof g=="string"&&!$.includes(
g)?`${g}: ${$}`:$,x=f instanceof AggregateError?f.errors.map(i).join("; "):"",P=x&&x!==_?`${_} (${x})`:_;return f.cause===
void 0?P:`${P}: ${i(f.cause)}`}function c(f,g=h(f)){return new o({reason:"cancelled",title:`${f} failed`,message:g,hint:u})}
const h=f=>f==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${f.
charAt(0).toLowerCase()}${f.slice(1)}.`,u="If you did not mean to cancel it, run it again."}),5357:((e,t,n)=>{n.d(t,{uT:()=>y,
oJ:()=>v,Er:()=>d});const s=require("node:http");var o=n.n(s);const r=require("node:string_decoder");class i extends Error{reason;constructor(l,p){
super(p),this.reason=l}}class c extends Error{constructor(){super("a response arrived before the request was sent")}}function h(a,{
isProxied:l,isProxyTls:p}){const T=(H,L)=>({kind:"failure",mayHaveBeenReceived:!1,reason:H,retryable:L,cause:a});if(a instanceof
i)return T(a.reason,a.reason==="timeout");const{code:k="",syscall:O,statusCode:D}=a;return k==="ERR_PROXY_TUNNEL"?T("pro\
xy-failed",D===void 0):a instanceof c||k.startsWith("HPE_")?T(p?"proxy-failed":"connection-failed",!0):!u(a)&&!k.startsWith(
"ERR_INVALID")?T(p?"proxy-failed":"tls-failed",!1):T(l&&!(k==="ECONNRESET"&&O===void 0&&!p)?"proxy-failed":"connection-f\
ailed",!0)}function u(a){if(a instanceof AggregateError)return!0;const{code:l="",syscall:p}=a;return p!==void 0&&l!=="EP\
ROTO"||f.test(l)}const f=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function g(a,l){const p=a.code??"",k=l>0||p.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:a instanceof i?a.reason:k,retryable:!0,cause:a}}const A=a=>$.test(String(a)),$=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function _(a,l,p){const{method:T,url:k,headers:O,body:D}=a,W=D===void 0?O:{...O,"Content-Length":Buffer.byteLength(D)},H=o().
request(k,{agent:l,method:T,headers:W});return new Promise(L=>new x(a,H,p,L).start())}class x{#n;#e;#t;#s;#o;#p="";#r;#a;#m;#c=0;#u=!1;#l=!1;constructor(l,p,T,k){
this.#n=l,this.#e=p,this.#t=T,this.#s=k,this.#o=new r.StringDecoder(l.encoding)}start(){const{timeoutMs:l,signal:p}=this.#n,
T=()=>this.#i(new i("timeout",`no response within ${l/1e3} s`));this.#m=setTimeout(T,l),this.#e.on("error",k=>this.#i(k)),
this.#e.on("close",()=>this.#v()),this.#e.on("socket",k=>this.#w(k)),this.#e.on("response",k=>this.#y(k)),p?.addEventListener(
"abort",this.#d),p?.aborted&&this.#d()}#d=()=>this.#i(new i("cancelled","the run was cancelled"));#h=()=>{this.#l=!0};#g=l=>{
this.#c+=l.length};#w(l){this.#a=l,l.on("data",this.#g),l.once("session",this.#h);const p=()=>{this.#$(l)};j(l)?p():l.once(
I(l)?"secureConnect":"connect",p)}async#$(l){if(await P(),this.#e.destroyed||l.destroyed)return;this.#u=!0;const p=l.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!p)&&(this.#l=!0),this.#e.end(this.#n.body)}#y(l){const{maxBytes:p,wantsBody:T}=this.#n;
if(!this.#u){this.#i(new c);return}const k=l.statusCode??0,O={kind:"response",status:k,headers:l.headers,at:new Date};if(this.#r=
{head:O,stream:l},T?.(k)===!1){this.#f(O),this.#e.destroy();return}let D=0;l.on("data",W=>{this.#p+=this.#o.write(W.subarray(
0,p-D)),D+=W.length,!(D<=p)&&(this.#f(O,"too-large"),this.#e.destroy())}),l.on("end",()=>this.#f(O,l.complete?void 0:"cu\
t")),l.on("error",W=>this.#i(W))}#v(){this.#r||this.#i(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#i(l){this.#r?this.#k(this.#r,l):this.#_(l)?this.#b(h(l,this.#t)):this.#b(g(l,this.#c)),this.#e.destroy()}#k({
head:l,stream:p},T){if(T instanceof i){this.#f(l,T.reason);return}for(;p.read()!==null;);this.#f(l,p.complete?void 0:"cu\
t")}#_(l){return this.#u?!this.#l&&this.#c===0&&A(l):!0}#f(l,p){const k=(this.#p+this.#o.end()).replace(/^\ufeff/,"");this.#b(
{...l,body:k,incomplete:p})}#b(l){clearTimeout(this.#m),this.#n.signal?.removeEventListener("abort",this.#d),this.#a?.removeListener(
"data",this.#g),this.#a?.removeListener("session",this.#h);const p={result:l,isConnectionKept:this.#e.reusedSocket};setImmediate(
()=>this.#s(p))}}async function P(){for(let a=0;a<2;a++)await new Promise(l=>setImmediate(l))}const I=a=>a.encrypted===!0;
function j(a){return a.connecting?!1:!I(a)||a.secureConnecting===!1}var C=n(4517);const w=1e3,m=10;function y(a,l){const p=new Map,
T=new Map,k=new WeakMap,O=H=>performance.now()-(k.get(H)??Number.NEGATIVE_INFINITY);async function D(H,L){const G=`${H.protocol}\
 ${L}`,q=T.get(G);if(q)return q;const{Agent:pe}=H.protocol==="https:"?await S():o();L!==void 0&&await N();const Q=new pe(
{keepAlive:!0,proxyEnv:{http_proxy:L,https_proxy:L}});return Q.on("free",ee=>k.set(ee,performance.now())),T.set(G,Q),Q}function W(H){
const L=(p.get(H)??0)+1;return p.set(H,L),L}return{async request(H){const L=(0,C.iJ)(H.url,a);if(L&&"problem"in L)return{
kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(L.problem)};const G=await D(H.url,
L?.url),q=Math.min(...E(G).map(O)),pe=q<=w;H.method!=="GET"&&pe&&await R(m-q);for(const ae of E(G))(O(ae)>w||M(ae))&&ae.
destroy();const{method:Q,url:ee}=H,nn=L!==void 0,Ar={isProxied:nn,isProxyTls:nn&&ee.protocol==="http:"},Rr=performance.now(),
{result:Te,isConnectionKept:Cr}=await _(H,G,Ar);if(l){const ae=W(`${Q} ${ee}`),Or=Te.kind==="response"?Te.status:Te.reason;
l({method:Q,url:ee,ended:Or,ms:performance.now()-Rr,attempt:ae,isConnectionKept:Cr})}return Te}}}const S=async()=>(await Promise.
resolve().then(n.t.bind(n,4708,23))).default,E=a=>Object.values(a.freeSockets).flat(),M=a=>a.readableEnded;async function R(a){
a>0&&await new Promise(l=>setTimeout(l,a)),await P()}async function N(){const{subscribe:a,unsubscribe:l}=await Promise.resolve().
then(n.t.bind(n,3053,23));l("net.client.socket",B),a("net.client.socket",B)}function B(a){const{socket:l}=a;l.on("error",
()=>{}),l.on("newListener",(p,T)=>{p==="readable"&&l.removeListener("readable",T)})}const v=a=>a>=200&&a<300;function d(a){
const l=o().STATUS_CODES[a];return l===void 0?String(a):`${a} ${l}`}}),4517:((e,t,n)=>{n.d(t,{FF:()=>g,a5:()=>h,iJ:()=>r,
CJ:()=>i});const s=require("node:net");var o=n(8992);function r(m,y,S=process.version){const E=(m.protocol==="https:"?y.
https:y.http)?.trim();if(!E||P(m,y.bypass))return;if(!u(S))return{problem:`Node ${S} of this runner cannot use a proxy; \
update the runner (Node 24.5 or later can), or remove the proxy settings`};if(E.search(o.Qi)>=0)return{problem:"the prox\
y setting contains a line break or another control character"};const M=(0,o.Dl)(_(E));return!M||!/^https?:/.test(M.protocol)?
{problem:"the proxy setting is not an http or https URL"}:[M.username,M.password].some(R=>x(R)===void 0)?{problem:"the u\
ser name or password in the proxy setting is not percent-encoded"}:{url:M.href}}function i(m){const{statusCode:y}=Object(
m);return y===407?h:`${c} Then run this again.`}const c="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If th\
e proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",h="The proxy requires a valid user name and\
 password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function u(m){const[y=0,S=0]=m.slice(
1).split(".").map(Number);return y>24||y===24&&S>=5}const f=4;function g({http:m,https:y}){return[...new Set([m,y].flatMap(
A))]}function A(m=""){const y=m.trim(),S=y.replace(/^[^:]*:\/\//,"");if(!S.includes("@"))return[];const E=$(S.slice(0,S.
lastIndexOf("@"))),M=E.map(v=>x(v)??v),{username:R="",password:N=""}=(0,o.Dl)(_(y))??{},B=Buffer.from(M.join(":")).toString(
"base64").replaceAll("=","");return[...E,R,N,...M,B].filter(v=>v.length>=f)}function $(m){const y=m.indexOf(":");return y<
0?[m,""]:[m.slice(0,y),m.slice(y+1)]}const _=m=>m.includes("://")?m:`http://${m}`;function x(m){try{return decodeURIComponent(
m)}catch{return}}function P(m,y){const S=j(m.hostname).replace(/\.$/,""),E=m.port||(m.protocol==="https:"?"443":"80");return y?.
toLowerCase().match(/[^\s,]+/g)?.some(R=>R==="*"||I(R,S,E))??!1}function I(m,y,S){if(m.includes("/"))return w(m,y);const E=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(m),M=E?.[1]??m;if(E&&E[2]!==S)return!1;const R=C(j(M).replace(/^\*?\./,""));return y===R?!0:(0,s.isIP)(y)===0&&y.endsWith(
`.${R}`)}const j=m=>m.replace(/[[\]]/g,""),C=m=>(0,o.Dl)(`http://[${m}]`)?.hostname.slice(1,-1)??m;function w(m,y){const[
S="",E=""]=m.split("/"),M=(0,s.isIP)(S);if(M===0||(0,s.isIP)(y)!==M)return!1;const R=M===4?32:128;if(!/^\d{1,3}$/.test(E)||
Number(E)>R)return!1;const N=M===4?"ipv4":"ipv6",B=new s.BlockList;return B.addSubnet(S,Number(E),N),B.check(y,N)}}),8902:((e,t,n)=>{
n.d(t,{JN:()=>i,LH:()=>u,P9:()=>c,wJ:()=>r});const s=1e3,o=3e4,r=12e4;function i(g){return Math.random()*Math.min(o,s*2**
(g-1))}function c(g,A){if(g===void 0)return;const $=g.trim();if(/^\d+$/.test($))return Number($)*1e3;if(!h.test($))return;
const _=Date.parse(`${$.replace(/ GMT$/,"")} GMT`);return Number.isNaN(_)?void 0:Math.max(0,_-A)}const h=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function u({attempt:g,retries:A,signal:$,cancelled:_,onWait:x,beforeRetry:P}){for(let I=1;!$?.aborted;I++){const j=await g(
I);if("done"in j)return j.done;if($?.aborted)break;const{result:C,waitMs:w}=j;if(I>A||w>r)return C;if(x?.(C,w),await f(w,
$),$?.aborted)break;const m=await P?.(C);if(m!==void 0&&!$?.aborted)return m}return _()}function f(g,A){return new Promise(
$=>{const _=()=>{clearTimeout(x),A?.removeEventListener("abort",_),$()},x=setTimeout(_,g);A?.addEventListener("abort",_)})}}),
1153:((e,t,n)=>{n.d(t,{N:()=>o});var s=n(311);const o=`web-push-action/${s.r}`}),8925:((e,t,n)=>{n.d(t,{B4:()=>C,CC:()=>r,
Kc:()=>I,LF:()=>h,fI:()=>g,rg:()=>i,vQ:()=>$});var s=n(3916),o=n(8992);function r(w,m,y={}){return{...typeof w=="string"?
{input:w}:w,message:m,reason:"invalid-input",...y}}function i({position:w},{position:m}){return w?m?w.line-m.line||w.column-
m.column:-1:m?1:0}const c=100;function h(w){const m=w.slice(0,c).map((y,S)=>{if(typeof y=="number")return`[${y}]`;const E=(0,o.
$Q)(String(y)).replace(o.Qi,"\uFFFD");return S>0?`.${E}`:E});return(0,o.$Q)(m.join(""))}const u=w=>w.endsWith("?")?w:`${w}\
.`;function f(w,m,y,S=""){return`${w.length>0?`\`${h(w)}\``:m}${S}${y.startsWith('"')?":":""} ${u(y)}`}function g(w){const{
input:m,otherInputs:y=[],file:S,path:E=[],position:M,message:R}=w,N=M&&`line ${M.line}, column ${M.column}`;if(S!==void 0){
const l=N?`${S}, ${N}`:S;return`${m}: ${l}: ${f(E,"the file",R)}`}const B=N?` (${N})`:"",v=typeof E[0]=="number";if(E.length>
0&&!v)return`${m}: ${f(E,"",R,B)}`;const d=v?h([m,...E]):m;return R.startsWith('"')?`${d}${B}: ${u(R)}`:`${v?`\`${d}\``:
A([d,...y])}${B} ${u(R)}`}function A(w){const m=w.map(S=>`\`${S}\``),y=m.pop()??"";return m.length===0?y:`${m.join(", ")}\
 and ${y}`}function $(w){const m=w.every(S=>S.reason==="unreadable-file"),y=m?"unreadable-file":"invalid-input";return new s.
HR({reason:y,title:m?"Unreadable file":"Invalid input",message:C(w.map(g),j(w)),hint:x(w)})}const _=new Set(["base-url",
"api-token"]);function x(w){const m=j(w)===1?"Correct it":"Correct what is listed";return w.every(({input:y})=>_.has(y))?
`${m}. If you changed a secret or variable, re-run the failed job. If you changed the workflow, ${s.Up}.`:`${m}, then ${s.
Up}.`}const P=100;function I(w,m,y){const S=j(m.slice(P)),E=m.slice(0,P).map(y);return S===0?E:[...E,r(w,`has ${S} more \
problems`,{count:S})]}const j=w=>w.reduce((m,{count:y=1})=>m+y,0);function C(w,m=w.length,y="problems"){if(w.length===1)
return w.join("");const S=w.slice(0,P).map(E=>`- ${E}`);return m>S.length&&S.push(`- and ${m-S.length} more`),`${m} ${y}\
:
${S.join(`
`)}`}}),3332:((e,t,n)=>{n.d(t,{RB:()=>N,_y:()=>o,cV:()=>B,gE:()=>f});var s=n(8925);const o=["api-token","github-token"],
r="the API token",i="the GitHub token",c="***",h=8,u=4;function f(d){const{apiToken:a,githubToken:l="",proxyCredentials:p=[]}=d,
T=[{name:r,secret:new g(a)},{name:i,secret:new g(l)}],k=[...T.map(({secret:O})=>O),...p.map(O=>new g(O))];return{find:O=>{
const D=P(O);return T.find(({secret:W})=>W.isLong&&W.spansIn(O,D).length>0)?.name},redact:(O,D=!1)=>{const W=P(O),H=k.flatMap(
q=>q.spansIn(O,W,D));let L="",G=0;for(const{start:q,end:pe}of H.sort((Q,ee)=>Q.start-ee.start))q>=G&&(L+=O.slice(G,q)+c),
G=Math.max(G,pe);return L+O.slice(G)}}}class g{isLong;#n;#e;#t;#s;constructor(a){this.#n=a,this.isLong=a.length>=h,this.#e=
this.isLong?$([a,a.toUpperCase(),a.toLowerCase()]):[a].filter(Boolean),this.#t=this.isLong?$(j(a)):[]}spansIn(a,l,p=!1){
return[...(A.test(a)?[...this.#e,...this.#o()]:this.#e).flatMap(k=>_(k,a,p)),...this.#t.flatMap(k=>_(k,l.text,p)).map(l.
spanInText)]}#o(){const a=()=>[...S(this.#n),...E(this.#n),...R(this.#n)];return this.#s??=this.isLong?$(a()):[],this.#s}}
const A=/[\\%&]/,$=d=>[...new Set(d)];function _(d,a,l){const p=[];for(let k=a.indexOf(d);k>=0;k=a.indexOf(d,k+1)){const O=p.
at(-1),D=k+d.length;O&&k<O.end?O.end=D:p.push({start:k,end:D})}if(!l)return p;const T=Math.max(1,Math.min(u,d.length-1));
for(let k=d.length-1;k>=T;k--)if(a.endsWith(d.slice(0,k)))return[...p,{start:a.length-k,end:a.length}];return p}const x=/(?:\s|\\[fnrt]?)+/g;
function P(d){const a=d.replace(x,"");if(a.length===d.length)return{text:d,spanInText:p=>p};let l;return{text:a,spanInText:({
start:p,end:T})=>(l??=I(d),{start:l[p]??0,end:(l[T-1]??d.length)+1})}}function I(d){const a=[],l=(T,k)=>{for(let O=T;O<k;O++)
a.push(O)};let p=0;for(const{0:T,index:k}of d.matchAll(x))l(p,k),p=k+T.length;return l(p,d.length),a}function j(d){return[
0,1,2].flatMap(a=>{const l=Buffer.from("\0".repeat(a)+d),p=l.toString("base64").slice(Math.ceil(a*8/6)),T=p.replaceAll("\
=",""),k=l.length%3===0?T:T.slice(0,-1),O=[p,T,k];return[...O,...O.map(D=>D.replaceAll("+","-").replaceAll("/","_"))]})}
function C(d,a,l){const p=k=>k.charCodeAt(0).toString(16).padStart(2,"0");return a.filter(k=>d.search(k)>=0).flatMap(k=>l.
flatMap(O=>[d.replace(k,D=>O(D,p(D))),d.replace(k,D=>O(D,p(D).toUpperCase()))]))}const w=(d,a,l)=>(p,T)=>d.test(p)?a(p,T):
l(p,T),m=/[!-/:-@[-^`{-~]/g,y=/[!-~]/g;function S(d){const a=k=>`\\${k}`,l=(k,O)=>`\\u00${O}`,p=C(d,[/["\\]/g,/["\\<>&]/g,
/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,m],[w(/["\\]/,a,l),w(/\\/,a,l),l]),T=[d,...p].map(k=>k.replaceAll("/","\\/"));
return[...p,...T,...C(d,[y],[l])]}function E(d){return C(d,[/[^\w.!~*'()-]/g,/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,
/[^\w.*-]/g,/["#<>']/g,m,y],[(l,p)=>`%${p}`])}const M=new Map("! excl \" quot # num $ dollar % percnt & amp ' apos ( lpar\
 ) rpar * ast + plus , comma . period / sol : colon ; semi < lt = equals > gt ? quest @ commat [ lsqb \\ bsol ] rsqb ^ Ha\
t ` grave { lcub | verbar } rcub".match(/\S+ \S+/g)?.map(d=>[d.charAt(0),`&${d.slice(2)};`]));function R(d){const a=D=>M.
get(D)??D,l=(D,W)=>`&#x${W};`,p=D=>`&#${D.charCodeAt(0)};`,T=D=>`&#${String(D.charCodeAt(0)).padStart(3,"0")};`,k=/[&<>"]/;
return[...C(d,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,m],[a,l,p,w(k,a,l),w(k,a,T),w(k,a,w(/'/,p,l)),w(
/[&<>]/,a,p)]),...C(d,[y],[l,p])]}function N(d,a,l){return Object.entries(d).flatMap(([p,T])=>{const k=v(T,a);return k?(0,s.
CC)({input:p,file:l},`contains ${k}, which would be published; remove it`):[]})}function B(d,a){const{"api-token":l,"git\
hub-token":p="",...T}=d,k=a.find(p)===r;return N({...T,...k&&{"github-token":p}},a)}function v(d,a){const l=new Set([d]);
for(const p of l){const T=typeof p=="string"||typeof p=="number"?a.find(String(p)):void 0;if(T)return T;if(typeof p=="ob\
ject"&&p!==null)for(const k of Object.entries(p))for(const O of k)l.add(O)}}}),900:((e,t,n)=>{n.d(t,{AE:()=>j,Pw:()=>x,yc:()=>w});
var s=n(8992),o=n(8925),r=n(3332),i=n(642);const c=(d,a)=>l=>l===""?{message:`is missing; set it to ${d}`}:a(l),h=(d,a)=>l=>l===
""?{value:d}:a(l),u=d=>h(void 0,d),f=(d,a)=>l=>{const p=d.find(T=>T===l);return p===void 0?{message:`${(0,s.hD)(l)} is n\
ot ${a}`}:{value:p}},g={"base-url":c("the base address of the push service, such as https://push.example.com (a misspell\
ed variable is empty)",i.pc),"api-token":c("the API token of the site, from a secret (a misspelled or unavailable secret\
 is empty)",i.d6),timeout:h(30,(0,i.rD)("a whole number of seconds from 1 to 300",1,300)),retries:h(3,(0,i.rD)("a whole \
number from 0 to 10",0,10)),summary:h(!0,i.zM)},A=Number.MAX_SAFE_INTEGER,$={...g,target:c("`all` (every subscriber) or \
`audience`; there is no default, so that nobody sends to all by mistake",f(["all","audience"],"a valid target; use `all`\
 (every subscriber) or `audience`")),"audience-id":u((0,i.rD)("an audience id, which is a whole number such as 101",1,A)),
"audience-name":u(i.Ae),"max-reach":u((0,i.rD)("a whole number such as 10000",0,A)),"payload-file":u(i.Ae),"extra-fields":u(
i.Ae),"dry-run":h(!1,i.zM),"check-urls":h(!1,i.zM),"once-key":u(i.Ae),"once-per":u(f(["day","week","month"],"a period; u\
se `day`, `week` or `month`")),"send-between":u(i.XQ),"time-zone":u(i.eB),release:u(i.PL),"release-level":u(f(["major","\
minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":u(i.p0),"expected-payload":i.tS,"github-token":u(
i.d6)},_=d=>d.replace(/-([a-z])/g,(a,l)=>l.toUpperCase()),x=["title","message","icon-url","banner-url","landing-url","ac\
tions","utm-source","utm-medium","utm-campaign","ttl"],P=d=>Object.keys(d),I=P(g),j=[...P($),...x];function C(d,a){return y(
g,d,a)}function w(d,a){const l=y($,d,a,v(d));return l.settings?.release?.kind==="latest"&&(l.settings.maxAge??=m),l}const m=604800;
function y(d,a,l,p=[]){const T=[...(0,r.cV)(a,l),...E(a)],k=new Set(T.map(({input:L})=>L)),O={...a,...Object.fromEntries(
[...k].map(L=>[L,"(refused)"]))},D={},W=[];for(const[L,G]of Object.entries(d)){const q=G(O[L]);"value"in q?D[_(L)]=q.value:
W.push((0,o.CC)(L,q.message))}const H=[...T,...[...W,...p].filter(({input:L})=>!k.has(L))];return{settings:H.length>0?void 0:
D,problems:H,readable:O,refused:k}}const S=65536;function E(d){return["actions","extra-fields"].filter(l=>Buffer.byteLength(
d[l]??"")>S).map(l=>(0,o.CC)(l,"is larger than 64 KiB; make it smaller"))}const M={"payload-files":i.Ae,only:h("all",f([
"all","changed","added"],"a choice of files; use `all`, `changed` or `added`")),"extra-fields":i.Ae,"check-urls":$["chec\
k-urls"],timeout:g.timeout,summary:g.summary},R=[...P(M),...x];function N(d,a){return y(M,d,a,B(d))}function B(d){return d["\
payload-files"]!==""?[]:x.every(l=>d[l]==="")?[problem("payload-files","is missing; set paths of payload files, or a not\
ification as inputs")]:d.only!==""&&d.only!=="all"?[problem("payload-files","is missing; `only` chooses from its files")]:
[]}function v(d){const[a,l]=[d.target==="all",d.target==="audience"],p="is only allowed with `target: audience`",T="remo\
ve it, or change `target`",k="(the service does not report the reach of a broadcast)",O=d["once-key"]?"`once-key` needs \
it to store a record in the repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],
isWrong:a&&d["audience-id"],message:`${p}; ${T}`},{inputs:["audience-name"],isWrong:a&&d["audience-name"],message:`${p};\
 ${T}`},{inputs:["max-reach"],isWrong:a&&d["max-reach"],message:`${p} ${k}; remove it`},{inputs:["audience-id","audience\
-name"],isWrong:l&&!d["audience-id"]&&!d["audience-name"],message:"are both missing; set at least one"},{inputs:["once-k\
ey"],isWrong:d["once-per"]&&!d["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:d["t\
ime-zone"]&&!d["send-between"]&&!d["once-per"],message:"has no effect without `send-between` or `once-per`; set one of t\
hem, or remove it"},{inputs:["github-token"],isWrong:(d["once-key"]||d.release)&&!d["github-token"],message:`is missing;\
 ${O}`}].filter(({isWrong:H})=>H).map(({inputs:[H,...L],message:G})=>(0,o.CC)(H,G,{otherInputs:L}))}}),642:((e,t,n)=>{n.
d(t,{Ae:()=>B,GT:()=>m,PL:()=>y,XM:()=>h,XQ:()=>S,d6:()=>$,eB:()=>M,p0:()=>A,pc:()=>C,rD:()=>c,rf:()=>_,tS:()=>N,yG:()=>g,
yi:()=>u,zM:()=>f});var s=n(8992);const o={"":1,s:1,m:60,h:3600,d:86400,w:604800},r=/^[\x21-\x7e]+$/,i=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function c(v,d,a){const l=p=>/^[0-9]+$/.test(p)&&Number(p)>=d&&Number(p)<=a;return p=>{if(l(p))return{value:Number(p)};const T=h(
p),k=T!==void 0&&l(T)?u(T):"";return{message:`${(0,s.hD)(p)} is not ${k?`a whole number${k}`:v}`}}}function h(v){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(v)?v.replace(/\D/g,""):void 0}const u=v=>`; write \`${v}\`, without separators`;function f(v){return/^(true|True|TRUE)$/.
test(v)?{value:!0}:/^(false|False|FALSE)$/.test(v)?{value:!1}:{message:`${(0,s.hD)(v)} is neither true nor false; use \`t\
rue\` or \`false\``}}function g(v){const d=f(v);return"value"in d?d.value:void 0}function A(v){const d=/^([0-9]+)([smhdw]?)$/.
exec(v),a="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!d){const p=h(v);return{
message:`${(0,s.hD)(v)} is not a duration${p?u(p):`; ${a}`}`}}const l=Number(d[1])*o[d[2]];return Number.isSafeInteger(l)?
{value:l}:{message:`${(0,s.hD)(v)} is too long; ${a}`}}function $(v){return r.test(v)?{value:v}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function _(...v){const d=`use an absolute ${v.join(" or ")} URL, such as https://example.com/${v.length>1?"page":"im\
age.png"}`;return a=>a===""?m(a):I(v,a,d)}const x=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/,
P=/[{}$%<]/;function I(v,d,a){if(j(d))return{message:"contains a user name or password; remove them"};if(d.length>s.QO)return{
message:`${(0,s.hD)(d)} is longer than a URL may be; use one of at most ${s.zF}`};if(/[\s\\]/.test(d)||d.search(s.Qi)>=0)
return{message:`${(0,s.hD)(d)} contains white space or a backslash, which a URL must not contain; ${a}`};if(x.test(d))return{
message:`${(0,s.hD)(d)} contains an invisible character, which would make it another URL; ${a}`};const l=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(d)?.[1]?.toLowerCase();if(l!==void 0&&!v.includes(l))return{message:`${(0,s.hD)(d)} has the scheme ${l}; ${a}`};const[
,p]=l!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(d)||[],[T]=p!==void 0&&P.exec(p)||[];return T!==void 0?{message:`${(0,s.hD)(
d)} contains \`${T}\` in its host, so a variable in it was probably not replaced; ${a}`}:p!==void 0&&(0,s.Dl)(d)!==void 0?
{value:d}:{message:`${(0,s.hD)(d)} is not an absolute URL; ${a}`}}function j(v){if(/^mailto:/i.test(v))return!1;const d=v.
replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(d)}function C(v){const a=I(["https","ht\
tp"],v,"use the https address of the push service, such as https://push.example.com");if("message"in a)return a;const l=new URL(
v);if(l.protocol==="http:"&&!i.test(l.hostname))return{message:`${(0,s.hD)(v)} has the scheme http, which would send the\
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,p]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(v)??[];return p?{message:`${(0,s.hD)(v)} ends with \`${p}\`, which the action adds; remove \`${p}\``}:/[?#]/.test(v)?
{message:`${(0,s.hD)(v)} has a query or fragment; remove it`}:{value:v.replace(/\/+$/,"")}}const w=/(?![\t\n\r])[^ -~\xa0-\uffff]/;
function m(v){if(v==="")return{message:"is blank, which the service refuses; write some text"};const[d]=w.exec(v)??[];return d!==
void 0?{message:`contains the control character U+${d.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which s\
ubscribers would not see; remove it`}:!/[!-~]/.test(v)&&(0,s.h0)(v)===""?{message:"has no visible character; write some \
text"}:{value:v}}function y(v){if(v==="latest")return{value:{kind:"latest"}};const d=v.replace(/^refs\/tags\//,"");return d===
""?{message:`${(0,s.hD)(v)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:d}}}function S(v){
const d="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(v))return{message:`${(0,s.hD)(v)} is not a range of times; ${d}`};const[l=0,p=0]=v.split("-").map(E);return l===p?{
message:`${(0,s.hD)(v)} begins and ends at the same time; ${d}`}:{value:{from:l,to:p,text:v}}}function E(v){const[d=0,a=0]=v.
split(":").map(Number);return d*60+a}function M(v){if(/^[a-z]/i.test(v)&&R(v))return{value:v};const d=v.replaceAll(" ","\
_").toLowerCase(),a=Intl.supportedValuesOf("timeZone").find(p=>p.toLowerCase().endsWith(`/${d}`)),l=a?`did you mean ${a}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,s.hD)(v)} is not a time zon\
e that this runner knows; ${l}`}}function R(v){try{return new Intl.DateTimeFormat("en",{timeZone:v}),!0}catch{return!1}}
function N(v){if(v==="any")return{value:void 0};const d="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(v==="")return{message:`is empty, so the payload that was approved is missing; ${d}`};const a=(0,s.
qF)(v);return(0,s.Gv)(a)?{value:a}:{message:`is not a JSON object; ${d}`}}const B=v=>({value:v})}),8992:((e,t,n)=>{n.d(t,
{$Q:()=>m,Dl:()=>c,E$:()=>s,Gv:()=>M,Kb:()=>E,QO:()=>o,Qi:()=>f,h0:()=>C,hD:()=>_,qF:()=>u,xb:()=>g,zF:()=>r});const s=1048576,
o=2048,r="2,048 characters",i=new Map;function c(R,N){if(R.length>o)return;const B=`${N?.href??""} ${R}`;return i.has(B)||
i.set(B,h(R,N)),i.get(B)}function h(R,N){try{return new URL(R,N)}catch{return}}function u(R){try{return JSON.parse(R)}catch{
return}}const f=/[^ -~\xa0-\uffff]/g;function g(R,N){let B;return()=>(B??=new RegExp(R,N),B)}const A=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
$=R=>`\\u${R.charCodeAt(0).toString(16).padStart(4,"0")}`;function _(R){const N=JSON.stringify(R).replace(A,$);return N.
length>100?`${N.slice(0,98)}\u2026" (${R.length} characters)`:N}const x=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
P=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,I=/[\s\x85]+/g,j=g(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function C(R){const N=R.toWellFormed().replace(x,"").replace(P,"$1").replace(I," ").trim();return j().test(N)?N:""}
const w=100,m=R=>R.length>w?`${R.slice(0,w-1).toWellFormed()}\u2026`:R,y=300,S=65536;function E(R,N,B=!1){const d=N(R.slice(
0,S),B||R.length>S).replace(/\s+/g," ").trim();return d.length>y?`${d.slice(0,y)}\u2026`:d}const M=R=>typeof R=="object"&&
R!==null&&!Array.isArray(R)}),311:((e,t,n)=>{n.d(t,{r:()=>s});const s="1.0.0"}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{
e.exports=require("fs")}),7598:(e=>{e.exports=require("node:crypto")}),3053:(e=>{e.exports=require("node:diagnostics_channel")}),
1455:(e=>{e.exports=require("node:fs/promises")}),4708:(e=>{e.exports=require("node:https")}),6760:(e=>{e.exports=require("node:path")}),
7975:(e=>{e.exports=require("node:util")}),857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=require("process")})},xe={};
function b(e){var t=xe[e];if(t!==void 0)return t.exports;var n=xe[e]={exports:{}},s=!0;try{Ze[e](n,n.exports,b),s=!1}finally{
s&&delete xe[e]}return n.exports}b.m=Ze,typeof b<"u"&&(b.ab=__dirname+"/"),b.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;
return b.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;b.t=function(n,s){
if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var o=Object.
create(null);b.r(o);var r={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.
getOwnPropertyNames(i).forEach(c=>r[c]=()=>n[c]);return r.default=()=>n,b.d(o,r),o}})(),b.d=(e,t)=>{for(var n in t)b.o(t,
n)&&!b.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},b.f={},b.e=e=>Promise.all(Object.keys(b.f).reduce((t,n)=>(b.
f[n](e,t),t),[])),b.u=e=>""+e+".index.js",b.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),b.r=e=>{typeof Symbol<"u"&&
Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},
(()=>{var e={792:1},t=n=>{var s=n.modules,o=n.ids,r=n.runtime;for(var i in s)b.o(s,i)&&(b.m[i]=s[i]);r&&r(b);for(var c=0;c<
o.length;c++)e[o[c]]=1};b.f.require=(n,s)=>{e[n]||t(require("./"+b.u(n)))}})();var sn={};const Ee=new AbortController;for(const e of[
"SIGINT","SIGTERM","SIGBREAK"])process.on(e,()=>Ee.abort());var K=b(8925),me=b(900),on=b(4204),Se=b(3332),te=b(2542);async function rn(e,t){
const n=te.pi.filter(o=>e[(0,te.wg)(o)]!==""),s=await Promise.all(n.map(o=>an(o,e[(0,te.wg)(o)],t)));return{source:"inpu\
t",fields:Object.assign({},...s.map(({fields:o})=>o)),given:new Set(n),problems:s.flatMap(({problems:o})=>o),textComments:s.
flatMap(({textComments:o=[]})=>o)}}async function an(e,t,n){if(e==="actions"){const{readActions:r}=await Promise.all([b.
e(955),b.e(924),b.e(990)]).then(b.bind(b,6990));return r(t,n)}const s=(0,te.$p)(e,t,te.QP),o=(0,Se.RB)({ttl:s.fields.ttl},
n);return o.length>0?{fields:{},problems:o}:s}var Ae=b(8209);async function cn({readable:e,refused:t,problems:n},s){const{
secrets:o}=s,{inputs:r,file:i,extra:c,templates:h}=await dn(e,t,s),u=ge(await hn(h,e,s),t),f=[...r.problems,...i.problems,
...c.problems,...u.problems],g=[...n,...f],A=(0,Ae.SD)(r,i),$=A.length>0||u.needsRelease;if($&&e.release&&g.length>0)throw(0,K.
vQ)(g);const _=A.includes("message")||u.placeholders.has("message"),x=$?await mn(e,s,_):ln;if(x.kind==="invalid")throw(0,K.
vQ)([...g,...x.problems]);if(x.kind==="not-announceable"){if(g.length>0)throw(0,K.vQ)(g);return{skip:x.why}}const{filled:P,
problems:I}=await gn(h,u,x,o),j=[...n,...c.problems,...u.problems,...I],C=(0,Ae._I)(P.inputs,P.file,x,o,j);if("problems"in
C)throw(0,K.vQ)(C.problems);const{content:w}=C,{extraFields:m,onceKey:y}=P,S=x.kind==="content"?x.release:void 0,E=y===""?
void 0:S?.tag??await un(e,s),M={content:w,extraFields:m,onceKey:y,release:S,releaseTag:E};if(x.kind!=="content")return M;
const{message:R}=x.fields;return u.placeholders.has("message")&&"value"in R&&(w.messageOrigin=R.origin),M}async function un({
release:e},{readEvent:t}){if(e!=="")return e.replace(/^refs\/tags\//,"");const{name:n,payload:s}=await t();if(n!=="relea\
se")return;const{release:o}=Object(s),{tag_name:r}=Object(o);return typeof r=="string"?r:void 0}const ln={kind:"none"};function ge(e,t){
return{...e,problems:e.problems.filter(({input:n})=>!t.has(n))}}async function dn(e,t,{secrets:n,readFile:s}){const{"pay\
load-file":o,"extra-fields":r,"once-key":i}=e,c=o?await Promise.all([b.e(955),b.e(924),b.e(362)]).then(b.bind(b,6362)):void 0,
h=r?await Promise.all([b.e(924),b.e(997)]).then(b.bind(b,7885)):void 0,u=ge(await rn(e,n),t),f=c?ge(await c.fieldsFromFile(
o,await s(o),n),t):Ae.qf,g=h?ge(await h.readExtraFields(r,n),t):{fields:{},problems:[]};return{inputs:u,file:f,extra:g,templates:{
inputs:u,file:f,fileName:o,extraFields:g.fields,onceKey:i}}}async function hn(e,t,{readEvent:n}){const s=["release-level",
"max-age"].filter(u=>t[u]!==""),o=pn(t)?(await b.e(606).then(b.bind(b,7606))).usedPlaceholders(e):fn,r=s.length>0||o.names.
size>0||t.release==="latest",i=t.release!==""||!r||(await n()).name==="release",c=[...s.map(u=>(0,K.CC)(u,`has no releas\
e to apply to; ${et}`)),...o.places.map(({name:u,place:f})=>(0,K.CC)(f,`contains \`{${u}}\`, but there is no release; ${et}`,
f))],h=i?o.problems:[...o.problems,...c];return{needsRelease:r&&i,placeholders:o.names,problems:h}}const et="set the inp\
ut `release`, run on the event `release`, or remove it",fn={names:new Set,places:[],problems:[]},pn=e=>e["payload-file"]!==
""||[...me.Pw,"extra-fields","once-key"].some(t=>/\{|%[a-z]|<[a-z]/i.test(e[t]));async function mn(e,t,n){const{readEvent:s,
fetchRelease:o,filter:r,secrets:i}=t,c={filter:r,needsMessage:n,secrets:i};if(e.release){const u=await o();if(u==="none-\
published")return(0,on.ho)({kind:"no-release"});const{contentFromRelease:f}=await b.e(536).then(b.bind(b,536));return f(
u,c)}const{contentFromEvent:h}=await b.e(609).then(b.bind(b,1609));return h(await s(),e["once-key"]!=="",c)}async function gn(e,{
placeholders:t},n,s){const o=n.kind==="content"?n.placeholders:void 0;if(t.size===0||!o)return{filled:e,problems:[]};const{
fillTemplates:r}=await b.e(606).then(b.bind(b,7606));return r(e,o,s)}var F=b(3916),Re=b(1153),U=b(8992);async function bn({
id:e,name:t},n,s){if(t===void 0)return wn(e,n);const o=Oe(t),r=_=>(0,U.hD)(s(_)),i=_=>`${r(_.name)} (id ${_.id}, reach ${_.
reach})`,c=n.filter(_=>Oe(_.name)===o);if(e!==void 0){const _=c.find(I=>I.id===e);if(_)return tt(_,n);const x=Ce(c,I=>`i\
d ${I.id} (reach ${I.reach})`),P=x?`the name ${r(t)} belongs to ${x}`:`no audience has the name ${r(t)}`;throw new F.HR(
{reason:"audience-mismatch",title:"Audience id and name differ",message:`audience-id is ${e}, but ${P}.`,hint:"Correct o\
ne of the two, or set only one."})}const[h,u]=c;if(h&&u)throw new F.HR({reason:"audience-ambiguous",title:"Several audie\
nces have that name",message:`${c.length} audiences are named ${r(t)}: ${Ce(c,i)}.`,hint:"Choose one with `audience-id`."});
if(h)return tt(h,n);const f=await xn(o,n),g=Sn(f,o),A=f.map(({audience:_})=>_),$=A.length>0?`The nearest names: ${Ce(A,i)}\
.`:"The service lists no audiences.";throw new F.HR({reason:"audience-not-found",title:"Audience not found",message:`No \
audience is named ${r(t)}. ${g?`Did you mean ${r(g.name)} (id ${g.id})?`:$}`,hint:"Correct `audience-name` (upper and lo\
wer case matter), or create the audience in the panel of the service."})}function wn(e,t){const n=nt(t.filter(s=>s.id===
e));if(n)return n;throw new F.HR({reason:"audience-not-found",title:"Audience not found",message:`The service lists no a\
udience with the id ${e} (it lists ${t.length} audience${t.length===1?"":"s"}).`,hint:"Look the id up in the panel of th\
e service, or list the audiences with the audiences action."})}function $n({id:e,name:t,reach:n},s,o){if(s===void 0||n===
void 0)return;const r=`The audience ${e}${t?` (${(0,U.hD)(o(t))})`:""}`;if(n<0)throw new F.HR({reason:"bad-audience-list",
title:"Unusable audience list",message:`${r} has a reach of ${n}, which is not a number of subscribers, so \`max-reach\` c\
annot be checked.`,hint:"Look in the panel of the service how many subscribers it has; to send without this check, remov\
e `max-reach`."});if(!(n<=s))throw new F.HR({reason:"reach-exceeded",title:"Audience too large",message:`${r} has a reac\
h of ${n}, more than max-reach allows (${s}).`,hint:"Check that it is the audience you mean; if it is, raise `max-reach`\
."})}function tt(e,t){const n=nt(t.filter(({id:s})=>s===e.id))?.reach??e.reach;return{...e,reach:n}}const nt=e=>e.reduce(
(t,n)=>t&&t.reach>=n.reach?t:n,void 0),yn=20;function Ce(e,t){const n=e.slice(0,yn).map(t),s=e.length-n.length;return s>
0?`${n.join(", ")} and ${s} more`:n.join(", ")}const vn=30;function Oe(e){const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;
for(const[n]of t.matchAll(new RegExp("\\p{M}+","gu")))if(n.length>vn)return t;return t.normalize("NFC")}const kn=64,_n=2e4,
Tn=5;async function xn(e,t){const{default:n}=await b.e(785).then(b.bind(b,7785)),s=c=>Oe(c.trim().slice(0,kn)).toLowerCase(),
o=s(e),r=(c,h,u)=>h.map(f=>({audience:f,distance:c(f.name)})).sort((f,g)=>f.distance-g.distance).slice(0,u),i=r(c=>Math.
abs(c.length-e.length),t,_n);return r(c=>n(o,s(c)),i.map(({audience:c})=>c),Tn)}const En=2;function Sn(e,t){const n=e.filter(
({distance:i})=>i===0),s=e.filter(({distance:i})=>i<=Math.min(En,t.length>>1)),[o,r]=n.length>0?n:s;return r?void 0:o?.audience}
var ce=b(5357),z=b(8902);const st=64,ot=1;var Pe=b(4517);const An={"connection-failed":"Check `base-url` and that the ru\
nner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner.",timeout:"Check that the service is up; if it is only slow, raise `timeo\
ut`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is the address of the push\
 service."},Rn={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"\
Use an address of the service (or a proxy) that does not require a client certificate."};function Cn(e,{reason:t,mayHaveBeenReceived:n,
cause:s}){const o=e==="Sending"&&n;if(t==="cancelled")return o?"":F.Pz;if(t==="proxy-failed")return(0,Pe.CJ)(s);const{code:r=""}=Object(
s),i=t==="tls-failed"&&Rn[r]||An[t];return o?i:`${i} Then run this again.`}function On(e,{reason:t,mayHaveBeenReceived:n},s){
const o=e==="Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make\
 a secure connection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${o?"The servic\
e may have received the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out conn\
ecting to the service (${s}).`,"connection-lost":`The connection was lost before ${o?"a response arrived; the service ma\
y have received the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is\
 incomplete (${s}).`,cancelled:o&&n?"The run was cancelled; the service may already have received the request.":(0,F.$6)(
e)}[t]}function rt(e,t,n){const{reason:s,cause:o}=t;return new F.HR({reason:s,title:`${e} failed`,message:On(e,t,(0,U.Kb)(
(0,F.q0)(o),n)),hint:Cn(e,t),cause:o})}function it(e,t,n,s=!1){const{status:o,headers:r,body:i,incomplete:c}=t,h=r.location?
` and points to ${(0,U.hD)(n(r.location))}`:"",u=(0,U.Kb)(i,n,c!==void 0),f=`The ${o===407?"proxy":"service"} responded ${(0,ce.
Er)(o)}${h}${u?`: ${u}`:""}`;return new F.HR({reason:`http-${o}`,title:`${e} failed`,message:`${f.replace(/\.$/,"")}.${Mn(
r["retry-after"])}`,hint:s?Pn(o):jn(o,e,u!=="")})}function Pn(e){return e===303?"The status says that the service handle\
d the request, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have pass\
ed it on to the service.":"The service has a problem: check its status."}const at=e=>/^\s*<(?:!doctype\s+)?html/i.test(e),
ct="`base-url` leads to a website, not to the push service. Set it to the address of the API, without `/v1/\u2026`.",In=864e5;
function Mn(e){const t=(0,z.P9)(e,Date.now());return t===void 0||t<=z.wJ?"":` Retry-After asks for ${t>In?"more than a d\
ay":`${Math.ceil(t/1e3)} s`}; this action waits at most ${z.wJ/1e3} s.`}function jn(e,t,n){return e===401||e===403?"The \
service refused the token: check that `api-token` is the current API token of this site, and that this workflow can read\
 the secret. Then run this again.":e===404?`Check \`base-url\`: there may be no push service at that address (the action a\
dds \`/v1/\u2026\` itself).${t==="Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?Pe.a5:e===429?
"The rate limit of the service is reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirec\
ts, because the token would go to the new address. Correct `base-url`.":e>=500?"The service has a problem: check its sta\
tus before you run this again.":e===408?"The service did not receive the request in time: run this again.":n?`Fix the pr\
oblem that the service reported. If you changed the workflow for that, ${F.Up}.`:`The service did not say why. ${t==="Se\
nding"?"Check the content and `extra-fields`, or ask":"Ask"} the operator of the service.`}const Ie="Listing the audienc\
es";async function Dn(e){const{signal:t,redact:n,log:s}=e.context,o=await(0,z.LH)({attempt:async r=>ut(await e.fetchAudiences(),
(0,z.JN)(r),n),retries:e.retries,signal:t,cancelled:()=>(0,F.Yq)(Ie),onWait:s.retry});if(o instanceof F.HR)throw o;return Nn(
o)}function ut(e,t,n){if(e.kind==="failure"){const u=rt(Ie,e,n);return e.retryable&&e.reason!=="cancelled"?{result:u,waitMs:t}:
{done:u}}const{status:s,headers:o,body:r,incomplete:i}=e;if(!(0,ce.oJ)(s)){const u=it(Ie,e,n);return s!==408&&s!==429&&s<
500?{done:u}:{result:u,waitMs:(0,z.P9)(o["retry-after"],Date.now())??t}}if(i===void 0)return{done:r};if(i==="too-large")
return{done:ue(`the list is larger than ${st} MiB`)};const c=i==="cut"?"connection-lost":i,h=new Error("only a part of t\
he list arrived");return ut({kind:"failure",mayHaveBeenReceived:!0,reason:c,retryable:!0,cause:h},t,n)}function Nn(e){const t=(0,U.
qF)(e);if(at(e))throw ue("the response is a web page",ct);if(t===void 0)throw ue("the response is not JSON");const n=(0,U.
Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw ue("audience: expected an array");for(let s=0;s<n.length;s++){const o=Un(
n[s]);if(o)throw ue(`audience[${s}]${o}`)}return n.map(({id:s,name:o,reach:r})=>({id:s,name:o,reach:r}))}function Un(e){
if(!(0,U.Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a n\
umber";if(!Number.isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")return"\
.name: expected a string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const ue=(e,t="Ch\
eck `base-url`; if it is right, the service has a problem, or uses another version of its API.")=>new F.HR({reason:"bad-\
audience-list",title:"Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:t}),
Ln=65536;async function Fn(e){const{service:t,body:n,onAttempt:s,beforeRetry:o}=e,{signal:r,redact:i,log:c}=t.context;let h={};
const u=()=>{const{statusCode:A}=h,$=A===void 0?void 0:`The run was cancelled before it tried again. The service had ref\
used the request (${(0,ce.Er)(A)}).`;return{outcome:"not-sent",failure:(0,F.Yq)("Sending",$)}};async function f(A){s();const $=await t.
send(n),_=(0,z.JN)(A);if($.kind==="failure")return Bn($,_,i);const x=i($.body,$.incomplete!==void 0);return h={statusCode:$.
status,body:Kn(x,Ln)},(0,ce.oJ)($.status)?{done:Gn($)}:Hn($,_,i)}return{verdict:await(0,z.LH)({attempt:f,retries:t.retries,
signal:r,cancelled:u,onWait:({failure:A},$)=>c.retry(A,$),beforeRetry:async A=>{const $=await o?.();return $&&{...A,stop:$}}}),
...h}}function Bn(e,t,n){const s=rt("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:s}};const o={
outcome:"not-sent",failure:s};return e.retryable?{result:o,waitMs:t}:{done:o}}function Hn(e,t,n){const{status:s,headers:o}=e,
r=(0,z.P9)(o["retry-after"],Date.now()),i=s===429||s===503&&r!==void 0,c=i||Wn(s)?"rejected":"unknown",h={outcome:c,failure:it(
"Sending",e,n,c==="unknown")};return i?{result:h,waitMs:r??t}:{done:h}}const Wn=e=>e>=300&&e<500&&e!==303&&e!==408;function Gn({
at:e,incomplete:t,body:n}){const s=(0,U.qF)(n);if(qn(s))return{outcome:"unknown",failure:zn()};if(at(n))return{outcome:"\
unknown",failure:Vn()};const o={outcome:"sent",sentAt:e};return t?{...o,responseFlaw:t}:s!==void 0||n.trim()===""?o:{...o,
responseFlaw:"not-json"}}function qn(e){if(typeof e!="object"||e===null)return!1;const{success:t,ok:n,error:s,errors:o}=e;
return t===!1||n===!1||!lt(s)||!lt(o)}function lt(e){return typeof e=="object"&&e!==null?Object.keys(e).length===0:!e||typeof e==
"string"&&e.trim()===""}const zn=()=>new F.HR({reason:"service-reported-failure",title:"The service reported a failure",
message:"The response has a success status (2xx), but its body says that something failed.",hint:"The response is in the\
 output `response` and in the summary."}),Vn=()=>new F.HR({reason:"bad-response",title:"A website responded",message:"Th\
e response has a success status (2xx), but it is a web page.",hint:ct});function Kn(e,t){const n=Buffer.from(e);if(n.length<=
t)return e;let s=t;for(;((n[s]??0)&192)===128;)s--;return n.subarray(0,s).toString("utf8")}function Jn({baseUrl:e,apiToken:t,
timeout:n,retries:s},o){const{http:r,signal:i}=o,c={"Authentication-Token":t,Accept:"application/json","User-Agent":Re.N},
h={timeoutMs:n*1e3,signal:i};return{retries:s,context:o,fetchAudiences(){const u=new URL(`${e}/v1/audience`);return r.request(
{method:"GET",url:u,headers:c,maxBytes:st*U.E$,...h})},send(u){const f=new URL(`${e}/v1/notifications`),g={...c,"Content\
-Type":"application/json"};return r.request({method:"POST",url:f,headers:g,body:u,maxBytes:ot*U.E$,...h})}}}function Qn(e,t,n){
const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,target:s,...n})}function ne(e){
return Le(e).replace(es,de).replace(ts,ns).replace(/^[\t -%'-;=-@[-`{-~]/,de).replaceAll(`
`,"<br>")}function Me(e){return Le(e).replace(/[&<>]/g,de).replaceAll(`
`,"&#10;")}const be=(e,t)=>ne(se(J(e,t))),Yn=e=>ft(be(e,500));function dt(e,t=500){const s=J(e,t).split(Xn).map((o,r)=>r%
2===1?le(o):ne(se(o)));return ft(s.join(""))}function je({text:e,url:t},n=2e3){return`${dt(e,n)}${t?` <a href="${Ue(t)}"\
>Open that run</a>`:""}`}const ht=({command:e})=>e!==void 0&&`<pre><code>${Me(e)}</code></pre>`,ft=e=>`<span dir="auto">${e}\
</span>`,Xn=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,le=e=>`<code>${Me(e)}</code>`;function De(e,t=300){const n=be(e,t);return e.
length>mt?n:`<a href="${Ue(e)}">${n}</a>`}function pt(e,t,n){return e.length>mt?t:`<img src="${Ue(e)}" alt="${t}" width=\
"${n}">`}function J(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function se(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${Ne}{${t+1},}`,"gv"),s=new RegExp(`${Ne}{${Zn}\
}(?=${Ne})`,"gv");return e.replace(n,o=>o.replace(s,"$&\u200B"))}const Zn=10,Ne=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,mt=2e3,es=/[&<>"'`*_~[\]()|\\!{}^]/g,ts=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,de=e=>`&#${e.codePointAt(0)};`,ns=e=>`<span>${de(
e)}</span>`,Ue=e=>Le(e).replace(/[&<>"'`\n\t]/g,de);function Le(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Y(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const V=(e,t)=>`${Y(e)} ${t}${e===1?"":"s"}`,gt=[{seconds:86400,name:"day",letter:"\
d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"m"},{seconds:1,name:"second",letter:"s"}];function bt(e){
const t=gt.find(({seconds:n})=>e>0&&e%n===0);return t?`${e/t.seconds}${t.letter}`:`${e}s`}function wt(e){const t=gt.find(
({seconds:n})=>e>=n);return t?`${V(Math.floor(e/t.seconds),t.name)} ago`:"just now"}function $t({tag:e,level:t,age:n}){const s=n===
void 0?"":`, published ${wt(n)}`;return`${(0,U.hD)(e)}${t?` (${t})`:""}${s}`}function ss(e){const t=(0,U.hD)(e.release.tag);
return e.kind==="level"?`The release ${t} is a ${e.release.level} release, smaller than \`release-level: ${e.minLevel}\`.`:
`The release ${t} was published ${wt(e.age)}, longer ago than \`max-age: ${bt(e.maxAge)}\` allows.`}function rs({kind:e}){
return`Usually there is nothing to do. To announce it anyway, ${e==="level"?"change `release-level`":"set a larger `max-\
age`"}.`}const we=e=>String(e).padStart(2,"0"),yt=({hour:e,minute:t})=>`${we(e)}:${we(t)}`,is=({year:e,month:t,day:n})=>`${e}\
-${we(t)}-${we(n)}`;function vt({window:e,timeZone:t,now:n,opens:s,opensAt:o}){const r=t.toUpperCase()==="UTC"?"":` (${o.
toISOString().slice(11,16)} UTC)`;return`It is ${yt(n)} in the time zone ${t}, outside \`send-between: ${e}\`. The window\
 opens at ${yt(s)} on ${is(s)}${r}.`}function as(e,t){const n=vt(e);return t===void 0?{text:n}:{text:`${t.message} When \
the action could try again, the window was closed. ${n}`}}function cs(e,t){const n="a later run inside the window sends",
s="the next one of a schedule, or this run, if you re-run it then";return t!==void 0&&t.kind!=="none"?{text:`Delete the \
claim of this run as the warning says. Then ${n}: ${s}.`}:{text:`${e?"Nothing was sent, and the key is not claimed by th\
is run":"Nothing was claimed"}, so ${n} (with \`once-key\`, unless the key was already used): ${s}.`}}const kt=[{name:"D\
esktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"\
start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{
length:19,line:19},iconAt:"end",textWidth:310}];function $e(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.test(e),o=s?
e:e.match(us())??[],r=s?void 0:ls(),i=o.length;let c=0,h=0,u=0;for(const f of o){if(c=f===`
`?(Math.floor(c/n)+1)*n:c+(r?.test(f)?2:1),c>t)return{shown:`${e.slice(0,u).trimEnd()}\u2026`,visible:h,total:i};c<t&&(h++,
u+=f.length)}return{shown:e,visible:i,total:i}}const us=(0,U.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),ls=(0,U.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),ds=864e5,_t=2419200,hs=14,fs={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"lon\
g-ttl":({seconds:e})=>`The ttl is ${e} s; push services keep a notification for at most four weeks (${_t} s).`,"reach-ze\
ro":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in \
quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The API\
 token expired on ${Be(e)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Be(e)}\
. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may alread\
y have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:e,period:t})=>`\
This is attempt ${e} of this run: an attempt before this ${t} may already have sent the notification, since \`once-per\` a\
llows one in each ${t}.`,"image-size":({input:e,use:t,expected:n,...s})=>`${e}: the ${t} is ${St(s)}; browsers show ${n.
map(St).join(" or ")}.`,"image-weight":({input:e,use:t,bytes:n,maxBytes:s})=>`${e}: the ${t} has ${Et(n)}, and every sub\
scriber downloads it. Use one of at most ${Et(s)}.`,"page-as-image":({input:e,raw:t})=>`${e} is a page of GitHub that sh\
ows the image, not the image itself, so subscribers would not see it. Use the address behind the button Raw: ${(0,U.hD)(
t)}.`,"key-separator":({key:e})=>`The once-key ${(0,U.hD)(e)} ends with a separator, so an expression in it is probably \
empty. Runs with the same key may be skipped although they announce something else. Correct the key.`,"key-of-all-releas\
es":({key:e,tag:t})=>`The once-key ${(0,U.hD)(e)} contains neither the tag nor the version of the release ${(0,U.hD)(t)}\
. If the next release has the same key, it will be skipped. Set \`once-key: release-{tag}\`.`,"release-each-run":({tag:e})=>`\
Without \`once-key\`, the next run announces the release ${(0,U.hD)(e)} again. Set \`once-key: release-{tag}\`.`,"releas\
e-each-period":({tag:e,period:t})=>`\`once-per\` lets a run announce the release ${(0,U.hD)(e)} again in the next ${t}. \
To announce each release only once, remove \`once-per\`.`,truncated:({field:e,visible:t,total:n})=>`The ${e} is ${Y(n)} \
characters long; even a desktop shows only about ${Y(t)}.`,markup:({field:e,what:t})=>`The ${e} contains ${He[t].name}. \
Notifications are plain text: subscribers would see the characters as they are.`,"unresolved-template":({field:e,template:t})=>`\
\`${e}\` contains the template ${(0,U.hD)(t)}, which nothing has replaced. Unless the push service replaces it, subscrib\
ers get it as it is.`,"text-comment":({path:e,comment:t})=>`\`${(0,K.LF)(e)}\` ends before ${(0,U.hD)(t)}, which is a co\
mment to YAML. If it is part of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,"es\
caped-newline":({field:e})=>`The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a l\
ine break, use a YAML block (\`|\`).`,"outside-window":({outside:e})=>`A real run would be skipped now. ${vt(e)}`,"entry\
-message":({origin:e})=>`The message is ${Fe(e)}. ${Tt}`,"neutral-message":()=>`The release notes have no sentence for s\
ubscribers, so the message says only that there is something new. ${Tt}`},Tt="To choose the words, write `<!-- web-push:\
 your text -->` on a line of its own in the release notes, or set the input `message`.";function Fe(e){switch(e.kind){case"\
comment":return"the `web-push` comment of the release notes";case"entry":return`the entry ${(0,U.hD)(e.entry)}${e.heading===
""?"":` under ${(0,U.hD)(e.heading)}`} of the release notes`;case"neutral":return"the neutral sentence"}}const ps=e=>fs[e.
kind](e);function Ir(e){return"path"in e?e.path:"field"in e?[e.field]:e.kind==="many-buttons"?["actions"]:e.kind==="long\
-ttl"?["ttl"]:e.kind==="image-size"||e.kind==="image-weight"?[`${e.use}_url`]:[]}function xt(e){return e.kind==="token-e\
xpiry"&&e.expired?{message:`The API token expired on ${Be(e.at)}.`,hint:"Replace the secret with the current API token o\
f this site. Then run this again."}:e.kind!=="quoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"\
If the quotation marks are not part of it, remove them from the secret. Then run this again."}}const Be=e=>e.toISOString().
slice(0,10),Et=e=>`${Y(Math.ceil(e/1024))} KiB`,St=({width:e,height:t})=>`${e}x${t}`,He={heading:{name:"a Markdown headi\
ng",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},
emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function ms({notification:e,sources:t,messageOrigin:n,textComments:s=[]}){
const{actions:o,ttl:r}=e,i=[];o&&o.length>2&&i.push({kind:"many-buttons",count:o.length}),r!==void 0&&r>_t&&i.push({kind:"\
long-ttl",seconds:r}),n?.kind==="entry"&&i.push({kind:"entry-message",origin:n}),n?.kind==="neutral"&&i.push({kind:"neut\
ral-message"}),i.push(...At("icon-url",e.icon_url),...At("banner-url",e.banner_url));for(const c of["title","message"])i.
push(...$s(c,e)),(t[c]==="input"||t[c]==="file")&&i.push(...ys(c,e[c]));return[...i,...bs(e),...ws(s)]}const gs=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function bs({actions:e=[],ttl:t,...n}){const s=e.flatMap(({text:r,url:i})=>[r,i]);return Object.entries({...n,actions:s.
join(`
`)}).flatMap(([r,i])=>{const[c]=gs.exec(i)??[];return c===void 0?[]:[{kind:"unresolved-template",field:r,template:c}]})}
function ws(e){const t=e.filter(({path:s})=>!/url$/.test(String(s.at(-1))));return[...new Map(t.toReversed().map(s=>[s.path[0],
s])).values()].reverse().map(s=>({kind:"text-comment",...s}))}function At(e,t=""){const[,n,s]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(t)??[];return n===void 0?[]:[{kind:"page-as-image",input:e,raw:`https://raw.githubusercontent.com/${n}/${s}`}]}function $s(e,t){
const[n]=kt,{visible:s,total:o}=$e(t[e],n[e]);return s===o?[]:[{kind:"truncated",field:e,visible:s,total:o}]}function ys(e,t){
const s=Object.keys(He).filter(o=>He[o].pattern.test(t)).map(o=>({kind:"markup",field:e,what:o}));return t.includes("\\n")?
[...s,{kind:"escaped-newline",field:e}]:s}const vs=e=>e===0?[{kind:"reach-zero"}]:[],ks=e=>/[-_.:/#]$/.test(e)?[{kind:"k\
ey-separator",key:e}]:[];function _s(e,t){if(e===void 0||e.period!==void 0||t===void 0)return[];const{key:n}=e,[s]=(t.match(
/\d+(?:\.\d+)*/g)??[]).sort((r,i)=>i.length-r.length);return n.includes(t)||s!==void 0&&n.includes(s)?[]:[{kind:"key-of-\
all-releases",key:n,tag:t}]}const Ts=(e,t,n)=>e&&t!==void 0&&n===void 0?[{kind:"release-each-run",tag:t.tag}]:[],xs=(e,t)=>e!==
void 0&&t!==void 0?[{kind:"release-each-period",tag:t.tag,period:e}]:[];function Es(e,t,n){return e<=1?[]:t===void 0?[{kind:"\
rerun",attempt:e}]:n===void 0?[]:[{kind:"rerun-period",attempt:e,period:n}]}function Ss(e,t){if(/^(["'`]).*\1$/.test(e))
return[{kind:"quoted-token"}];const n=As(e);return n===void 0||n-t>=hs*ds?[]:[{kind:"token-expiry",at:new Date(n),expired:n<=
t}]}function As(e){const[t,n,s,...o]=e.split(".");if(!t||!n||s===void 0||o.length>0)return;const{exp:r}=Object((0,U.qF)(
Buffer.from(n,"base64url").toString("utf8"))),i=typeof r=="number"?r*1e3:Number.NaN;return Number.isNaN(new Date(i).getTime())?
void 0:i}const he=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,Rs={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function Cs({title:e,reason:t,message:n,hint:s},o,r){const c=r!==void 0&&r.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",u=["The service may still send it: w\
ait some minutes, then look in the panel of the service before you send it again.",s,`If nothing was sent, ${c}run this \
again.`].filter(Boolean).join(" "),f=o==="not-sent"&&t==="internal-error"?" You can run this again.":"";return{title:`${e}\
 (${o?`${o}: `:""}${t})`,failed:e,why:{text:n},meaning:o&&Rs[o],next:{text:o==="unknown"?u:`${s}${f}`},reason:t}}const Os=e=>e.
replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),Rt=e=>`h\
ttps://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Os(e)}`,Ct=4096,Ps=600;function Is({
why:e,meaning:t,next:n,reason:s},o){const i=`
${o(t?`${t} ${he(n)}`:he(n))}${s?`
More: ${Rt(s)}`:""}`;return Ms(o(he(e)),Ct-i.length)+i}function Ms(e,t){const n=e.split(`
`);if(n.length===1)return J(e,t-1);const s=c=>`- and ${c} more (see the log)`;let o=s(n.length).length;const r=[];for(const c of n){
const h=J(c,Ps);if(o+=h.length+1,o>t)break;r.push(h)}const i=n.length-r.length;return[...r,...i>0?[s(i)]:[]].join(`
`)}const js=5e3;function Ds({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${dt(e)}</b>`]]:[],["Why",je(t,js)],["What to do",je(n)],...s?[["More",`<a href="${Rt(s)}">W\
hat ${s} means</a>`]]:[]].map(([r="",i])=>`<tr><th align="left">${r.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,ht(n)]}const Ns={input:"the inputs",file:"the file",release:"the release",event:"the event"};function Us({sources:e,
messageOrigin:t},n){const s=Object.entries(Ns).flatMap(([r,i])=>{const c=u=>u==="message"&&t?`message (${Fe(t)})`:u,h=Object.
entries(e).flatMap(([u,f])=>f===r?[c(u)]:[]);return h.length>0?[`${h.join(", ")} from ${i}`]:[]}),o=Object.keys(n);return o.
length>0&&s.push(`${o.join(", ")} from extra-fields`),`Content: ${s.join("; ")}.`}const Ls=e=>`Release: ${$t(e)}.`;function Fs(e){
if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.
audience;return`To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${s===void 0?"":`, ${s} subscriber${s===
1?"":"s"}`}.`}function Bs(e){return`Guards: ${e.join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function Hs(e,t){
const{maxReach:n,releaseLevel:s,maxAge:o,sendBetween:r,timeZone:i="UTC",checkUrls:c,expectedPayload:h}=e,u=t&&[t.key,t.period].
filter(Boolean).join(" ");return[n===void 0?void 0:`max-reach ${n}`,s&&`release-level ${s}`,o===void 0?void 0:`max-age ${bt(
o)}`,r&&`send-between ${r.text} (${i})`,c&&"check-urls",h!==void 0&&"expected-payload",u===void 0?void 0:`once-key ${(0,U.
hD)(u)}`].filter(g=>typeof g=="string")}const Ws=({outcome:e})=>e==="sent"||e==="unknown",Gs=({outcome:e})=>e==="sent"||
e==="dry-run"||e==="skipped"?0:1;function qs({attempts:e,result:t,response:n,payload:s,target:o}){const r=o?.type==="aud\
ience"?o.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.reason:"reason"in t?t.reason:"","status\
-code":ye(n?.statusCode),response:n?.body??"",payload:s??"","audience-id":ye(r?.id),"audience-name":r?.name??"","audienc\
e-reach":ye(r?.reach),attempts:ye(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}const ye=e=>e===void 0?"":String(
e);function Mr(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:{audiences:JSON.stringify(e),count:String(
e.length),reason:""}}function jr(e,t,n){const{notifications:s,problems:o,extraFields:r,failure:i}=e,c=s.map(({file:u,content:f})=>({
file:u,payload:{...f?.notification,...r}})),h=s.map(({file:u})=>u).filter(u=>u!=="");return{payloads:t?"":JSON.stringify(
c),files:i||o.length>0?"":JSON.stringify(h),"summary-url":n,count:i?"":String(c.length),reason:t}}const zs=["payload","o\
utcome","reason","kind","type","responseFlaw","field","what","only","sources"];function Vs(e,t){const n=(s,o)=>{if(typeof s==
"string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,o));if(s instanceof F.HR)return Ks(s,t);if(typeof s!="objec\
t"||s===null||s instanceof Date)return s;const r=Object.entries(s).map(([i,c])=>o?[t(i),n(c,!0)]:[i,zs.includes(i)?c:n(c,
i==="extraFields")]);return Object.fromEntries(r)};return n(e,!1)}function Ks({reason:e,title:t,message:n,hint:s},o){return new F.
HR({reason:e,title:o(t),message:o(n),hint:o(s)})}function Js(e){const t=Qs(e),{result:n,claim:s,isRunOfRelease:o}=t;return{
finished:t,entries:oo(t),flaw:n.outcome==="sent"&&n.responseFlaw?Xs(n.responseFlaw):void 0,annotation:eo(n,s,o),closingLine:so(
t)}}function Qs(e){const{result:t,advice:n}=e;if(!("failure"in t)||!Ys(t.failure))return e;const{failure:s}=t,o=n.find(u=>xt(
u)!==void 0),r=o&&xt(o);if(r===void 0)return e;const{reason:i,title:c}=s,h=new F.HR({reason:i,title:c,message:`${s.message}\
 ${r.message}`,hint:r.hint});return{...e,result:{...t,failure:h},advice:n.filter(u=>u!==o)}}const Ys=({reason:e})=>e==="\
http-401"||e==="http-403",We={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing w\
as sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},
Ot={cut:"the response was cut off",timeout:"the response was not complete in time","too-large":`the response is larger t\
han ${ot} MiB`,cancelled:"the run was cancelled before the response was complete","not-json":"the response is not JSON"};
function Xs(e){const t=e==="cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`\
The service accepted it (2xx), but ${Ot[e]}. Do not send it again before you have waited some minutes and looked in the \
panel of the service.${t}`}const Zs="announce the release by hand, with its tag (a re-run uses the original workflow fil\
e and event)";function eo(e,t,n=!1){if("failure"in e){const i=Cs(e.failure,e.outcome,t);return n&&(i.next.text=i.next.text.
replace(F.Up,Zs)),It(e)?fo(i,t):i}if(e.outcome!=="skipped")return;const s=`${We.skipped} (${e.reason})`;if(e.reason==="a\
lready-sent")return{title:s,why:Pt(e.claim),next:co(e.claim)};if(e.reason==="outside-window"){const{outside:i,lastFailure:c}=e;
return{title:s,why:as(i,c),next:cs(c!==void 0,t)}}const{why:o}=e;if(o.kind==="level"||o.kind==="age")return{title:s,why:{
text:ss(o)},next:{text:rs(o)}};const r=`Usually there is nothing to do. ${to(o)}`;return{title:s,why:{text:no(o)},next:{
text:r}}}function to(e){return e.kind==="no-release"?"A later run announces the first release.":e.kind==="draft"?"To ann\
ounce the release, publish it.":`To send on this event too, set the content as inputs${e.kind==="activity"?" (without pl\
aceholders such as `{tag}`, `release-level` and `max-age`)":""}, and set a \`once-key\`: without one, each event sends a n\
otification.`}function no(e){if(e.kind==="no-release")return"The repository has not published a release yet (drafts and \
pre-releases do not count).";if(e.kind==="draft")return"The release is a draft.";const{kind:t,actual:n}=e,s=/^[a-z_]{1,40}$/.
test(n)?`\`${n}\``:"not one that GitHub documents";return t==="activity"?`The release event's activity is ${s}; only \`pu\
blished\` and, with \`once-key\`, \`released\` are announced.`:`The deployment's state is ${s}; only \`success\` is announ\
ced.`}function so({result:e,attempts:t,response:n}){const s=We[e.outcome];if(e.outcome!=="sent")return`${s}.`;const o=t>
1?` on attempt ${t}`:"";return`${s}${o}: the service responded ${n?.statusCode} at ${e.sentAt.toISOString()}.`}function oo({
advice:e,keyUse:t,claim:n,result:s}){return[...e.map(o=>({level:ro(o),title:io(o),text:ps(o)})),...t?[lo(t)]:[],..."fail\
ure"in s&&"stop"in s&&s.stop?uo(s.stop):[],...It(s)?[]:ho(n,s.outcome)]}const ro=e=>e.kind==="neutral-message"?"note":"w\
arning",io=e=>e.kind==="token-expiry"&&e.expired?"Token expired":"Advice";function Pt({key:e,ref:t,by:n}){return{text:`${`\
The key ${(0,U.hD)(e)} was already used: ${n?ao(n):"a run whose record cannot be read claimed it"}.`} The claim is the r\
ef ${t}.`,url:n?.url}}function ao({run:e,attempt:t,time:n,title:s,target:o}){const r=s===void 0?"":` to send ${(0,U.hD)(
s)}`,i=o===void 0?"":` to ${o==="all"?"every subscriber of the site":`the ${o}`}`;return`run ${e} (attempt ${t}) claimed\
 it at ${n}${r&&`${r}${i}`}`}function co(e){const{by:t}=e;return{text:`Usually there is nothing to do. To send something\
 else, use another \`once-key\`. If this notification is missing, wait until ${t?`run ${t.run} has ended`:"every run tha\
t uses this key has ended"} and some minutes more, then look in the panel of the service. Only if it was not sent, or to\
 send it a second time on purpose, run this command, which deletes the claim if it is still the same one. Then run the w\
orkflow again:`,command:Ge(e)}}function uo(e){return e.kind==="outside-window"?[]:[{level:"warning",title:"Not tried aga\
in",text:`After the wait, the action did not try again: ${e.kind==="claim-lost"?`the ref ${e.ref} is not the claim of th\
is run any more, and another run may send`:`the action could not read whether the ref ${e.ref} is still the claim of thi\
s run (${e.cause}), and another run may send`}.`}]}function lo(e){if(e.kind==="used"){const s=Pt(e.claim);return{...s,level:"\
warning",title:"Key already used",text:`A real run would be skipped. ${s.text}`}}const t=(0,U.hD)(e.key);return e.kind===
"unused"?{level:"note",text:`The key ${t} has not been used.`}:{level:"warning",text:`Could not determine whether the ke\
y ${t} was used (${e.cause}), so this dry run cannot say whether a real run would be skipped.`}}function ho(e,t){if(!e||
e.kind==="none"||t==="sent")return[];const{kind:n,ref:s,tag:o}=e,r=Ge(e);if(t==="unknown")return[{level:"note",text:`The\
 claim ${s} stays, so a re-run with this key will be skipped. Wait some minutes, then look in the panel of the service. \
Only if nothing was sent, delete the claim with this command, then run this again:`,command:r}];const i=(0,U.hD)(e.key),
[c,h,u]=n==="held"?["Claim not deleted",`could not delete its claim of the key ${i}`,"This"]:["Claim not certain",`could\
 not determine whether it has the claim of the key ${i}`,"If it is, this"],f=`This run sent nothing, but ${h}, so a re-r\
un may be skipped. ${u} command deletes the ref ${s} only if it still points to ${o}, the claim of this run. Run it, the\
n run the workflow again:`;return[{level:"warning",title:c,text:f,command:r}]}const It=e=>"failure"in e&&e.failure.reason===
"claim-failed";function fo(e,t){if(!t||t.kind==="none")return e;const{text:n}=e.next,s=`Before that, in case the claim w\
as made, run this command, which deletes the ref ${t.ref} only if it points to ${t.tag}, the claim of this run:`;return{
...e,next:{text:`${n} ${s}`,command:Ge(t)}}}function Ge({ref:e,repository:t,serverUrl:n,tag:s}){const o=(0,U.Dl)(n)?.host??
"github.com",r=`gh api${o==="github.com"?"":` --hostname ${o}`}`,i=`${r} --method DELETE repos/${t}/git/${e}`;return`[ "\
$(${`${r} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`})" = ${s} ] && ${i}`}const po=10,mo=25,fe={message:4e3,
text:1e3,button:200,extraName:60,extraValue:300},go=400;function bo(e,t,n){const s=[...$o(e),t&&vo(t),...ko(n)].filter(Boolean);
return`<table>
<tr>${["Field","Value","Source","Browsers"].map(r=>`<th>${r}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function qe(e,t,n,s){return`<tr><td>${le(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${wo(s)}</td></tr>`}
function wo(e){return e===Ut?"":e===Nt?"unknown":e===Z?"all":xo.map((n,s)=>({browser:n,since:e[s]??X})).filter(({since:n})=>n!==
X).map(({browser:n,since:s})=>s===oe?n:`${n}&nbsp;${s}`).join(", ")}const Mt=e=>`${Y(e)} more, in the output <code>paylo\
ad</code>`;function $o({notification:e,sources:t,messageOrigin:n}){return Object.keys(e).flatMap(s=>{const o=s==="messag\
e"&&n?`: ${ne(se(Fe(n)))}`:"",r=`${t[s]??""}${o}`,i=(f,g)=>qe(f,g,r,Eo[s]);if(s!=="actions")return i(s,yo(s,e));const{actions:c=[]}=e,
h=c.slice(0,po).map(({text:f,url:g},A)=>i(`actions[${A}]`,`${jt(f,fe.button)}<br>${De(g)}`)),u=c.length-h.length;return u>
0?[...h,i(s,Mt(u))]:h})}function yo(e,t){const n=t[e]??"";return typeof n=="number"?`${Y(n)} s${To(n)}`:e.endsWith("_url")?
De(n):jt(n,e==="message"?fe.message:fe.text)}function jt(e,t){if(e.length<=go)return ne(se(e));const n=e.length>t?"<br><\
i>The rest is in the output <code>payload</code>.</i>":"";return`<details><summary>${ne(se(J(e,80).replace(/\s+/g," ")))}\
 <i>(${V(e.length,"character")})</i></summary>${be(e,t)}${n}</details>`}function vo(e){const t=e.type==="all"?"all":`aud\
ience ${e.audience.id}`;return qe("target",le(t),"input",Ut)}function ko(e){const t=Object.keys(e),n=(r,i)=>qe(r,i,"extr\
a-fields",Nt),s=t.slice(0,mo).map(r=>n(J(r,fe.extraName),le(J(_o(e[r]),fe.extraValue)))),o=t.length-s.length;return o>0?
[...s,n("\u2026",Mt(o))]:s}const _o=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function To(e){const n=[[604800,"we\
ek"],[86400,"day"],[3600,"hour"],[60,"minute"]].find(([s])=>e>=s&&e%s===0);return n?` (${V(e/n[0],n[1])})`:""}const oe="\
\u2713",X="\u2013",Z=[oe,oe,oe],Dt=[oe,oe,X],xo=["Chrome","Firefox","Safari"],Eo={title:Z,message:Z,icon_url:Dt,banner_url:[
"56+",X,X],landing_url:Z,actions:["48+",X,X],utm_source:Z,utm_medium:Z,utm_campaign:Z,ttl:Dt},Nt=["?","?","?"],Ut=["","",
""],So=2,Lt=56,Ao=360,Ro="Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function Co(e){
return`<div>
${kt.map(n=>Oo(n,e)).join(`
`)}
<br clear="all"><sub>${Ro}</sub>
</div>`}function Oo(e,{title:t,message:n,actions:s=[],...o}){const{name:r,browser:i,iconAt:c,textWidth:h}=e,u=$e(t,e.title),
f=$e(n,e.message),g=s.slice(0,So).map(({text:w})=>$e(w,e.button)),A=s.length-g.length,$=`<td valign="top" width="${Lt}">${pt(
o.icon_url,"icon",Lt)}</td>`,_=`<td valign="top" width="${h}" dir="auto"><b>${ze(u)}</b><br>${ze(f)}</td>`,x=o.banner_url&&
pt(o.banner_url,"banner",Ao),P=g.map(w=>`<kbd>&nbsp;${ze(w)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),I={Title:u,Message:f},j=[
...Object.entries(I).map(([w,m])=>Ve(m)&&Io(w,m)),g.some(Ve)&&"\u2702\uFE0F A button is cut",A>0&&`\u2702\uFE0F ${V(A,"m\
ore button")} not shown`,...Object.entries(I).map(([w,m])=>!Ve(m)&&Ft(Mo(w,m))),Ft(`Opens ${De(o.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${r} <sub>${i}</sub></th>`,c==="start"?$+_:_+$,x&&`<td colspan="\
2" align="center">${x}</td>`,P&&`<td colspan="2" align="center">${P}</td>`,`<td colspan="2">${j.join("<br>")}</td>`].flatMap(
w=>w?[`<tr>${w}</tr>`]:[]).join("")}</table>`}const Po=24,ze=({shown:e})=>ne(se(e,Po)),Ve=({visible:e,total:t})=>e<t,Io=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${Y(t)} of ${V(n,"character")}`,Mo=(e,{total:t})=>`${e} fits (${V(t,"c\
haracter")})`,Ft=e=>`<sub>${e}</sub>`,jo={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4","\
not-sent":"\u274C",unknown:"\u2753"};function Do({finished:e,entries:t,annotation:n}){const{result:s,content:o,target:r,
extraFields:i={},response:c}=e,{outcome:h}=s,u=t.filter(({level:g})=>g==="warning"),f=t.filter(({level:g})=>g==="note");
return[`<h2>${jo[h]} ${We[h]}</h2>`,n&&Ds(n),No(e),Uo(e),Bt("\u26A0\uFE0F",u),Bt("\u2139\uFE0F",f),o&&["<h3>Preview</h3>",
Co(o.notification)],o&&["<h3>Fields</h3>",bo(o,r,i)],c?.body&&Bo(c.body)]}function No({result:e,target:t,release:n,attempts:s,
response:o}){const r=e.outcome==="sent"&&e.responseFlaw?`, but ${Ot[e.responseFlaw]}`:"",i=[t&&`<b>To</b> ${Lo(t)}`,n&&`\
<b>Release</b> ${be($t(n),300)}`,o?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${o.statusCode}${r}`,s>0&&V(s,"attempt"),e.
outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);return i.length>
0&&`<p>${i.join(" \xB7 ")}</p>`}function Uo({guards:e=[]}){const t=e.map(le);return t.length>0&&`<p><b>Guards</b> ${t.join(
" \xB7 ")}</p>`}function Lo(e){if(e.type==="all")return"every subscriber of the site; the service does not report how ma\
ny";const{id:t,name:n,reach:s}=e.audience,o=n===void 0?`audience ${t}`:`${Yn(n)} (audience ${t})`;return s===void 0?o:`${o}\
, <b>${V(s,"subscriber")}</b>`}const Fo=10;function Bt(e,t){const n=t.slice(0,Fo).map(o=>`${e} ${je(o)}`),s=t.length-n.length;
return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}</p>`,t.map(ht)]}const Ht=16e3;function Bo(e){
const t=e.length-Ht,n=t>0?`<p>${V(t,"more character")} in the output <code>response</code>.</p>`:"";return`<details><sum\
mary>Response of the service</summary><pre><code>${Me(J(e,Ht))}</code></pre>${n}</details>`}const ve=require("node:fs"),
Ke=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function Ho(){return{http:Ke("HTTP_PROXY"),https:Ke("HTTPS_PR\
OXY"),bypass:Ke("NO_PROXY")}}function re(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:o}=process.
env,{GITHUB_EVENT_NAME:r}=process.env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},
run:{repository:n??"",sha:s??"",id:o??"",event:r??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const Dr=e=>e===
"pull_request"||e==="pull_request_target";function Nr(){const{github:e,run:t}=re();return t.id===""?"":`${e.serverUrl}/${t.
repository}/actions/runs/${t.id}/attempts/${t.attempt}`}async function Wo(e){const t=process.env.GITHUB_EVENT_PATH;delete process.
env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const Go=25*1048576;function Wt(){
const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{return(0,ve.statSync)(t).size>Go?{name:e,payload:void 0,
unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse((0,ve.readFileSync)(t,"utf8"))}}catch{return{name:e,
payload:void 0,unreadable:t===""?void 0:"the file of the event cannot be read"}}}var Gt=b(857);function qt(e){return e==
null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Je(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function ie(e,t,n){const s=new qo(
e,t,n);process.stdout.write(s.toString()+Gt.EOL)}function zt(e,t=""){ie(e,{},t)}const Vt="::";class qo{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=Vt+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(
s)){const o=this.properties[s];o&&(n?n=!1:t+=",",t+=`${s}=${Vo(o)}`)}}return t+=`${Vt}${zo(this.message)}`,t}}function zo(e){
return qt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Vo(e){return qt(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Ur=require("path");var Kt=function(e,t,n,s){
function o(r){return r instanceof n?r:new n(function(i){i(r)})}return new(n||(n=Promise))(function(r,i){function c(f){try{
u(s.next(f))}catch(g){i(g)}}function h(f){try{u(s.throw(f))}catch(g){i(g)}}function u(f){f.done?r(f.value):o(f.value).then(
c,h)}u((s=s.apply(e,t||[])).next())})},Qe;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Qe||(Qe={}));
function Lr(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function Ko(e){ie("add-mask",{},e)}function Fr(e){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function ke(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function Br(e,t){const n=ke(e,t).split(
`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function Hr(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],o=ke(e,t);if(n.includes(o))return!0;if(s.includes(o))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Wr(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Gr(e){issue("echo",e?"on":"off")}function qr(e){process.exitCode=Qe.Failure,Ye(e)}function Jo(){
return process.env.RUNNER_DEBUG==="1"}function Qo(e){ie("debug",{},e)}function Ye(e,t={}){ie("error",Je(t),e instanceof Error?
e.toString():e)}function Yo(e,t={}){ie("warning",Je(t),e instanceof Error?e.toString():e)}function Xo(e,t={}){ie("notice",
Je(t),e instanceof Error?e.toString():e)}function _e(e){process.stdout.write(e+Gt.EOL)}function Jt(e){zt("group",e)}function Qt(){
zt("endgroup")}function zr(e,t){return Kt(this,void 0,void 0,function*(){Jt(e);let n;try{n=yield t()}finally{Qt()}return n})}
function Vr(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function Kr(e){return process.env[`STATE_${e}`]||""}function Jr(e){return Kt(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Zo={"expected-payload":"any"};function er(e){for(const t of e.
filter(n=>Se._y.includes(n))){const n=ke(t);n!==""&&Ko(n)}return Object.fromEntries(e.map(t=>[t,tr(t)]))}function tr(e){
return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?ke(e):Zo[e]??""}function nr(e){return Object.entries(process.env).
flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.trim()?[]:[{
name:s,variable:t}]})}async function sr(e,t){const n=nr(e);if(n.length===0)return[];const{unknownInputs:s}=await b.e(65).
then(b.bind(b,3065));return s(n,e,t)}const Yt="\u2060";function Xe(e){return!/[^\x20-\x7e]/.test(e)&&!e.includes("##[")&&
!e.trimStart().startsWith("::")?e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Yt}`).split(`
`).map(rr).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const or=(0,U.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function rr(e){const t=e.
search(or());return t>=0&&e.startsWith("::",t)?`${e.slice(0,t)}:${Yt}${e.slice(t+1)}`:e}function ir(e){const t=o=>Xe(e(o)),
n=o=>(r,i,c)=>{const h=t(i);h.length>Ct&&_e(h),o(h,{title:t(r),...c&&{file:c.file,startLine:c.line,startColumn:c.column}})},
s=(o,r)=>{Jt(t(o)),_e(t(r)),Qt()};return{info:o=>_e(t(o)),retry:(o,r)=>{const i=(r/1e3).toFixed(1);_e(t(`${o.title}: ${o.
message} Retrying ${i==="0.0"?"now":`in ${i} s`}.`))},exchange:({method:o,url:r,ended:i,ms:c,attempt:h,isConnectionKept:u})=>{
const f=u?"kept":"new",g=`${o} ${r.host}${r.pathname}`;Qo(t(`${g}: ${i} in ${c.toFixed()} ms (try ${h}, ${f} connection)`))},
group:s,stack:({reason:o,cause:r})=>{o==="internal-error"&&s(`Stack of the error (${Re.N}, Node ${process.version}, ${process.
platform})`,Xt(r))},notice:n(Xo),warning:n(Yo),error:n(Ye)}}function Xt(e){if(!(e instanceof Error))return(0,F.q0)(e);const{
stack:t=(0,F.q0)(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${Xt(n)}`}function ar(e){const t=new Date,n=Ho(),s=(0,Se.gE)({...e,proxyCredentials:(0,Pe.FF)(n)}),o=ir(s.redact);
return{log:o,secrets:s,redact:s.redact,http:(0,ce.uT)(n,Jo()?o.exchange:void 0),signal:Ee.signal,startedAt:t,watch:cr()}}
function cr(){process.exitCode=1;let e=()=>{};return process.on("beforeExit",()=>e(new Error("it stopped before it finis\
hed"))),process.on("uncaughtException",t=>{e(t),Ee.abort()}),t=>{const n=new Promise((s,o)=>{e=o});return Promise.race([
t,n])}}async function ur(e,t,n,s=t){let o=t;try{n()}catch(r){o=s,lr(e,r)}return await new Promise(r=>process.stdout.write(
"",r)),hr(o)}function lr(e,t){const n=t instanceof Error?t.name:typeof t;Ye(`The report of this run failed (${n}). The o\
utputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is not set, it may have b\
een sent: look in the panel of the service before you send it again.`,{title:"Internal error (internal-error)"});try{e.stack(
(0,F.h_)(t))}catch{}}const dr=/^(GetAddrInfo|FS)Req/;function hr(e){if(process.getActiveResourcesInfo().some(t=>dr.test(
t)))if(process.platform!=="win32"){const t={...process.env,NODE_OPTIONS:""};process.execve?.(process.execPath,[process.execPath,
"-e",`process.exit(${e})`],t)}else e===1&&process.kill(process.pid,"SIGKILL");process.exit(e)}var fr=b(642);function pr(e,t,n){
const{title:s,why:o}=n,r=Is(n,Xe);r.startsWith(Xe(o.text))||e.info(o.text),e[t](s,r)}const Zt=524288;function Qr(e,t,{length:n}){
if(n<=Zt)return;const s=`GitHub passes at most about ${Zt} on to other jobs, so use it only in this job.`;e.warning("Lar\
ge output",`The output \`${t}\` has ${n} characters. ${s}`)}const mr=["response","audience-name"];function gr(e,{redact:t,
log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const o={...e};for(const r of mr){const i=e[r];i!==void 0&&(o[r]=
t(i))}try{(0,ve.appendFileSync)(s,br(o))}catch(r){n.warning("Outputs not written",`The action could not write its output\
s (${(0,F.q0)(r)}). Later steps may see them as empty; the log says how the run ended.`)}}function br(e){const t=new Set(
Object.values(e).flatMap(o=>o.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`gha\
delimiter_${n}`;return Object.entries(e).map(([o,r])=>`${o}<<${s}
${r}
${s}
`).join("")}function wr(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,fr.yG)(e)===!1))try{(0,ve.appendFileSync)(
s,yr(t()))}catch(o){n.warning("Summary not written",`Could not write the job summary (${(0,F.q0)(o)}).`)}}const $r=9e5,en=e=>typeof e==
"object"?e.flatMap(en):e?[e]:[];function yr(e,t=$r){const n=en(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",o=t-Buffer.byteLength(s)-2;let r=0;const i=n.findIndex(h=>(r+=Buffer.byteLength(h)+2,r>o));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function vr(){const e=er(me.AE),t=ar({apiToken:e["api-token"],githubToken:e["github-token"]}),n=await new kr(e,t).
run();await ur(t.log,Gs(n.result),()=>Sr(n,e.summary,t))}class kr{#n;#e;#t={attempts:0,advice:[]};#s;#o;constructor(t,n){
this.#n=t,this.#e=n;const{event:s}=re().run;this.#t.isRunOfRelease=s==="release"||s==="push"&&t.release!==""}async run(){
const{watch:t}=this.#e,n=await t(this.#r()).catch(o=>this.#p(o)),s=this.#s;return s&&!Ws(n)&&await t(s.giveUp()).catch(()=>{}),
{...this.#t,claim:s?.state,result:n}}#p(t){return{outcome:this.#t.attempts>0?"unknown":"not-sent",failure:(0,F.h_)(t)}}async#r(){
const t=await this.#a();if("skip"in t)return{outcome:"skipped",reason:"not-announceable",why:t.skip};const{settings:n,content:s,
onceKey:o}=t,r=Jn(n,this.#e),i=await this.#c(n,r),c=this.#u(s,i);await _r(n,c),n.checkUrls&&await this.#l(n,s);const h=o&&
await this.#d(n,o,s,i),u=await tn(n);if(n.dryRun){if(u&&this.#t.advice.push({kind:"outside-window",outside:u}),this.#t.keyUse=
await h?.check(),this.#e.signal.aborted)throw(0,F.Yq)("Sending");return{outcome:"dry-run"}}if(u)return{outcome:"skipped",
reason:"outside-window",outside:u};if(h){this.#s=h;const x=await h.claim();if(x!=="claimed")return{outcome:"skipped",reason:"\
already-sent",claim:x}}this.#t.advice.push(...Es(re().run.attempt,o?.key,n.oncePer));const f=()=>this.#t.attempts++,g=()=>Tr(
n,h),{verdict:A,...$}=await Fn({service:r,body:c,onAttempt:f,beforeRetry:g});if(this.#t.response=$,!("failure"in A)||A.stop?.
kind!=="outside-window")return A;const{outside:_}=A.stop;return{outcome:"skipped",reason:"outside-window",outside:_,lastFailure:A.
failure}}async#a(){const{secrets:t,redact:n,log:s}=this.#e,o=this.#t,r=(0,me.yc)(this.#n,t),{settings:i}=r,c=[...r.problems,
...await sr(me.AE,n)],h=await cn({...r,problems:c},this.#g(i));if(!i)throw(0,K.vQ)(c);if("skip"in h)return h;const{content:u,
extraFields:f,release:g,releaseTag:A}=h;o.content=u,o.extraFields=f,o.release=g,s.info(Us(u,f)),g&&s.info(Ls(g));const $=await this.#m(
i,h.onceKey);return o.guards=Hs(i,$),o.advice.push(...Ss(i.apiToken,Date.now()),...ms(u)),o.advice.push(...ks(this.#n["o\
nce-key"]),...xs(i.oncePer,g)),o.advice.push(..._s($,A)),o.advice.push(...Ts(i.release?.kind==="latest",g,$?.key)),{settings:i,
content:u,onceKey:$}}async#m({oncePer:t,timeZone:n},s){if(s==="")return;if(t===void 0)return{key:s};const{periodOf:o}=await b.
e(406).then(b.bind(b,1406));return{key:s,period:o(t,this.#e.startedAt,n)}}async#c(t,n){const{log:s,redact:o}=this.#e,r=await Er(
t,()=>Dn(n),o);return this.#t.target=r,r.type==="audience"&&(this.#t.advice.push(...vs(r.audience.reach)),$n(r.audience,
t.maxReach,o)),s.info(Fs(r)),s.info(Bs(this.#t.guards??[])),r}#u({notification:t},n){const s=Qn(t,n,this.#t.extraFields??
{});return this.#t.payload=s,this.#e.log.group("Payload",s),s}async#l(t,{notification:n}){const{checkUrls:s,urlCheckFailure:o}=await b.
e(291).then(b.bind(b,2291)),r={uses:(0,te.Wn)(n),timeoutMs:t.timeout*1e3,userAgent:Re.N},{problems:i,remarks:c}=await s(
r,this.#e);if(i.length>0)throw o(i);this.#t.advice.push(...c),this.#e.log.info("URL check passed.")}async#d(t,n,{notification:s},o){
const r=await this.#h(t),{ClaimStore:i}=await Promise.all([b.e(413),b.e(517)]).then(b.bind(b,8595)),{signal:c}=this.#e,u={
target:o.type==="all"?"all":`audience ${o.audience.id}`,title:s.title},f=re(),{serverUrl:g}=f.github;return new i({...n,
record:u,serverUrl:g,run:f.run},r,c)}#h(t){return this.#o??=xr(t,this.#e),this.#o}#g(t){const{secrets:n,signal:s,startedAt:o}=this.#e,
r={level:t?.releaseLevel,maxAge:t?.maxAge,now:o};return{secrets:n,filter:r,readFile:async i=>(await b.e(155).then(b.bind(
b,5155))).readWorkspaceFile(i),readEvent:async()=>Wt(),fetchRelease:async()=>{if(!t?.release)throw new Error("no release\
 is named");const{release:i}=t,c=await this.#h(t),{fetchRelease:h}=await Promise.all([b.e(413),b.e(303)]).then(b.bind(b,
3425)),{repository:u}=re().run,{repository:f}=Object(Wt().payload);return h({choice:i,filter:r,repository:u,eventRepository:f,
signal:s},c)}}}}async function _r({expectedPayload:e},t){if(e===void 0)return;const{checkExpectedPayload:n}=await b.e(138).
then(b.bind(b,3138));n(e,t)}async function tn({sendBetween:e,timeZone:t}){if(e===void 0)return;const{outsideWindow:n}=await b.
e(288).then(b.bind(b,288));return n(e,t??"UTC",new Date)}async function Tr(e,t){const n=await t?.findRetryStop();if(n)return n;
const s=await tn(e);return s&&{kind:"outside-window",outside:s}}async function xr({githubToken:e="",timeout:t},n){const{
GithubClient:s}=await Wo(()=>Promise.all([b.e(413),b.e(354)]).then(b.bind(b,3074))),{github:o,run:r}=re(),i={apiUrl:o.apiUrl,
repository:r.repository,token:e,timeoutMs:t*1e3};return new s(i,n)}async function Er(e,t,n){const{target:s,audienceId:o,
audienceName:r,maxReach:i,dryRun:c}=e;return s==="all"?(c&&await t(),{type:"all"}):{type:"audience",audience:o!==void 0&&
r===void 0&&i===void 0&&!c?{id:o}:await bn({id:o,name:r},await t(),n)}}function Sr(e,t,n){const{log:s,redact:o}=n;gr(qs(
e),n);const r=Js(Vs(e,o)),{entries:i,annotation:c}=r;wr(t,()=>Do(r),n);for(const{level:h,title:u,...f}of i)h==="warning"?
s.warning(u??"Advice",he(f)):s.info(he(f));r.flaw&&s.warning("Sent, with an unexpected response",r.flaw),"failure"in e.result&&
s.stack(e.result.failure),c?pr(s,"failure"in e.result?"error":"notice",c):s.info(r.closingLine)}vr(),module.exports=sn})();
