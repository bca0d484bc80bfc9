(()=>{"use strict";var rt={4204:((e,t,n)=>{n.d(t,{Q4:()=>a,ho:()=>i,oR:()=>o,sV:()=>s,xW:()=>r});function s(u){const c={
missing:u};return{kind:"content",source:"event",fields:{title:c,message:c,icon_url:c,landing_url:c},placeholders:{tag:c,
version:c,name:c,repository:c,message:c,url:c}}}function o(u,c,h){return"missing"in u?u:"missing"in c?c:{value:`${u.value}${h}${c.
value}`,madeFrom:[...u.madeFrom,...c.madeFrom]}}const r=u=>`the event's field \`${u}\` is missing or not text, so the act\
ion takes no content from it`,i=u=>({kind:"not-announceable",why:u});function a(u,c){return("value"in u?[u.value,...u.madeFrom]:
u.madeFrom??[]).map(c.find).find(m=>m!==void 0)}}),2542:((e,t,n)=>{n.d(t,{QP:()=>h,Wn:()=>E,cn:()=>m,fD:()=>i,o2:()=>a});
var s=n(2996),o=n(642),r=n(8992);const i={text:o.GT,image:(0,o.rf)("https"),page:(0,o.rf)("https","http")},a=["tag","ver\
sion","name","repository","message","url"],u=new RegExp(`\\{(?:${a.join("|")})\\}`,"g"),c=_=>A=>{if(A.length>r.QO)return _(
A);const S=A.replace(/^\{url\}/,"https://url.example/").replace(u,"x");return"value"in _(S)?{value:A}:_(A)},h={text:i.text,
image:c(i.image),page:c(i.page)};function m(_,A,S){const{kind:x}=s.Ng[_];return x==="duration"?(0,o.p0)(A.trim()):S[x](A.
trim())}function E(_){return s.pi.flatMap(A=>k(A,_))}function k(_,A){const S=(0,s.wg)(_);if(_==="actions")return(A.actions??
[]).map(({url:M},N)=>({input:S,path:[N,"url"],url:M}));const{kind:x}=s.Ng[_],I=A[_];return typeof I!="string"||x==="text"?
[]:[x==="image"?{input:S,url:I,image:_}:{input:S,url:I}]}}),8209:((e,t,n)=>{n.d(t,{SD:()=>u,Xw:()=>a,_I:()=>c});var s=n(
2996),o=n(8925),r=n(4204),i=n(2542);const a={inputs:{source:"input",fields:{},names:new Set},file:{source:"file",fields:{},
names:new Set},fileName:"",extraFields:{},onceKey:""},u=(S,x)=>s.Vu.filter(I=>!S.names.has(I)&&!x.names.has(I));function c({
inputs:S,file:x},I,M,N){return h(S,x,E(u(S,x),I,M,N))}function h(...S){const x=Object.assign({},...S.map(({fields:v})=>v).
reverse()),I=s.pi.filter(v=>x[v]!==void 0),M=Object.fromEntries(I.map(v=>[v,x[v]]));if(!m(M))return;const N=v=>S.find(({
names:C})=>C.has(v)),f=Object.fromEntries(I.map(v=>[v,N(v)?.source])),w=S.flatMap(v=>(v.textComments??[]).filter(({path:[
C]})=>N(String(C))===v));return{notification:M,sources:f,textComments:w}}const m=S=>s.Vu.every(x=>S[x]);function E(S,x,I,M){
const N=x.kind==="content"?x.source:"event",f={},w=[],v=new Map;for(const O of S){const R=k(O,x),j=(0,r.Q4)(R,M);if(j){const $=`\
contains ${j}, which may already be public; replace the token, and remove it from the ${N==="release"?N:"release or depl\
oyment"}`;w.push((0,o.CC)((0,s.wg)(O),$))}else if("missing"in R)v.set(R.missing,[...v.get(R.missing)??[],O]);else{const U=(0,i.
cn)(O,R.value,i.fD);"value"in U?Object.assign(f,{[O]:U.value}):w.push((0,o.CC)((0,s.wg)(O),`in the ${N}, ${U.message}`))}}
const C=x.kind==="none"&&x.event?", or set the input `release` to the tag of a release":"";return I.add([...v].map(([O,R])=>_(
R,O&&` (${O})`,C))),I.add(w),{source:N,fields:f,names:new Set(S)}}function k(S,x){return x.kind==="content"?x.fields[S]:
{missing:A(x.kind==="none"?x.event:void 0),madeFrom:[]}}function _(S,x,I){const M=S.map(v=>`\`${v}\``).join(", "),N=S.length>
1?`are missing${x}; set them as inputs or in \`payload-file\` (there as ${M})${I}`:`is missing${x}; set it as an input, \
or as ${M} in \`payload-file\`${I}`,[f="",...w]=S.map(s.wg);return(0,o.CC)(f,N,{otherInputs:w})}function A(S){return S===
void 0?"":`${/^[a-z_]{1,40}$/.test(S)?`the event \`${S}\``:"this event"} does not supply content`}}),3916:((e,t,n)=>{n.d(
t,{$6:()=>u,HR:()=>o,Pz:()=>c,Up:()=>s,Yq:()=>a,h_:()=>r,q0:()=>i});const s="start a new run (a re-run uses the original\
 workflow file)";class o extends Error{reason;title;hint;constructor(m){super(m.message,m.cause===void 0?void 0:{cause:m.
cause}),this.name="Failure",this.reason=m.reason,this.title=m.title,this.hint=m.hint}}function r(h){return h instanceof o?
h:new o({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${i(h)}.`,hint:"Please report\
 this with the log of the run.",cause:h})}function i(h){if(!(h instanceof Error))return String(h);const m=h.code;if(m===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(m==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:E}=h;if(typeof m==
"string"&&m.startsWith("ERR_SSL_")&&typeof E=="string")return`${m}: ${E}`;const k=(h.message||h.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),_=typeof m=="string"&&!k.includes(m)?`${m}: ${k}`:k,A=h instanceof AggregateError?h.errors.map(i).join("; "):
"",S=A&&A!==_?`${_} (${A})`:_;return h.cause===void 0?S:`${S}: ${i(h.cause)}`}function a(h,m=u(h)){return new o({reason:"\
cancelled",title:`${h} failed`,message:m,hint:c})}const u=h=>h==="Sending"?"The run was cancelled before the service rec\
eived the request.":`The run was cancelled while ${h.charAt(0).toLowerCase()}${h.slice(1)}.`,c="If you did not mean to c\
ancel it, run it again."}),5357:((e,t,n)=>{n.d(t,{uT:()=>w,oJ:()=>$,Er:()=>g});const s=require("node:http");var o=n.n(s);
const r=require("node:string_decoder");class i extends Error{reason;constructor(l,p){super(p),this.reason=l}}class a extends Error{constructor(){
super("a response arrived before the request was sent")}}function u(d,{isProxied:l,isProxyTls:p}){const T=(q,W)=>({kind:"\
failure",mayHaveBeenReceived:!1,reason:q,retryable:W,cause:d});if(d instanceof i)return T(d.reason,d.reason==="timeout");
const{code:y="",syscall:P,statusCode:L}=d;return y==="ERR_PROXY_TUNNEL"?T("proxy-failed",L===void 0):d instanceof a||y.startsWith(
"HPE_")?T(p?"proxy-failed":"connection-failed",!0):!c(d)&&!y.startsWith("ERR_INVALID")?T(p?"proxy-failed":"tls-failed",!1):
T(l&&!(y==="ECONNRESET"&&P===void 0&&!p)?"proxy-failed":"connection-failed",!0)}function c(d){if(d instanceof AggregateError)
return!0;const{code:l="",syscall:p}=d;return p!==void 0&&l!=="EPROTO"||h.test(l)}const h=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function m(d,l){const p=d.code??"",y=l>0||p.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:d instanceof i?d.reason:y,retryable:!0,cause:d}}const E=d=>k.test(String(d)),k=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function _(d,l,p){const{method:T,url:y,headers:P,body:L}=d,G=L===void 0?P:{...P,"Content-Length":Buffer.byteLength(L)},q=o().
request(y,{agent:l,method:T,headers:G});return new Promise(W=>new A(d,q,p,W).start())}class A{#n;#e;#t;#s;#o;#p="";#r;#a;#m;#c=0;#u=!1;#d=!1;constructor(l,p,T,y){
this.#n=l,this.#e=p,this.#t=T,this.#s=y,this.#o=new r.StringDecoder(l.encoding)}start(){const{timeoutMs:l,signal:p}=this.#n,
T=()=>this.#i(new i("timeout",`no response within ${l/1e3} s`));this.#m=setTimeout(T,l),this.#e.on("error",y=>this.#i(y)),
this.#e.on("close",()=>this.#v()),this.#e.on("socket",y=>this.#b(y)),this.#e.on("response",y=>this.#y(y)),p?.addEventListener(
"abort",this.#l),p?.aborted&&this.#l()}#l=()=>this.#i(new i("cancelled","the run was cancelled"));#h=()=>{this.#d=!0};#g=l=>{
this.#c+=l.length};#b(l){this.#a=l,l.on("data",this.#g),l.once("session",this.#h);const p=()=>{this.#$(l)};I(l)?p():l.once(
x(l)?"secureConnect":"connect",p)}async#$(l){if(await S(),this.#e.destroyed||l.destroyed)return;this.#u=!0;const p=l.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!p)&&(this.#d=!0),this.#e.end(this.#n.body)}#y(l){const{maxBytes:p,wantsBody:T}=this.#n;
if(!this.#u){this.#i(new a);return}const y=l.statusCode??0,P={kind:"response",status:y,headers:l.headers,at:new Date};if(this.#r=
{head:P,stream:l},T?.(y)===!1){this.#f(P),this.#e.destroy();return}let L=0;l.on("data",G=>{this.#p+=this.#o.write(G.subarray(
0,p-L)),L+=G.length,!(L<=p)&&(this.#f(P,"too-large"),this.#e.destroy())}),l.on("end",()=>this.#f(P,l.complete?void 0:"cu\
t")),l.on("error",G=>this.#i(G))}#v(){this.#r||this.#i(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#i(l){this.#r?this.#k(this.#r,l):this.#_(l)?this.#w(u(l,this.#t)):this.#w(m(l,this.#c)),this.#e.destroy()}#k({
head:l,stream:p},T){if(T instanceof i){this.#f(l,T.reason);return}for(;p.read()!==null;);this.#f(l,p.complete?void 0:"cu\
t")}#_(l){return this.#u?!this.#d&&this.#c===0&&E(l):!0}#f(l,p){const y=(this.#p+this.#o.end()).replace(/^\ufeff/,"");this.#w(
{...l,body:y,incomplete:p})}#w(l){clearTimeout(this.#m),this.#n.signal?.removeEventListener("abort",this.#l),this.#a?.removeListener(
"data",this.#g),this.#a?.removeListener("session",this.#h);const p={result:l,isConnectionKept:this.#e.reusedSocket};setImmediate(
()=>this.#s(p))}}async function S(){for(let d=0;d<2;d++)await new Promise(l=>setImmediate(l))}const x=d=>d.encrypted===!0;
function I(d){return d.connecting?!1:!x(d)||d.secureConnecting===!1}var M=n(4517);const N=1e3,f=10;function w(d,l){const p=new Map,
T=new Map,y=new WeakMap,P=q=>performance.now()-(y.get(q)??Number.NEGATIVE_INFINITY);async function L(q,W){const V=`${q.protocol}\
 ${W}`,K=T.get(V);if(K)return K;const{Agent:me}=q.protocol==="https:"?await v():o();W!==void 0&&await j();const Z=new me(
{keepAlive:!0,proxyEnv:{http_proxy:W,https_proxy:W}});return Z.on("free",ne=>y.set(ne,performance.now())),T.set(V,Z),Z}function G(q){
const W=(p.get(q)??0)+1;return p.set(q,W),W}return{async request(q){const W=(0,M.iJ)(q.url,d);if(W&&"problem"in W)return{
kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(W.problem)};const V=await L(q.url,
W?.url),K=Math.min(...C(V).map(P)),me=K<=N;q.method!=="GET"&&me&&await R(f-K);for(const ae of C(V))(P(ae)>N||O(ae))&&ae.
destroy();const{method:Z,url:ne}=q,cn=W!==void 0,Br={isProxied:cn,isProxyTls:cn&&ne.protocol==="http:"},Hr=performance.now(),
{result:Se,isConnectionKept:Wr}=await _(q,V,Br);if(l){const ae=G(`${Z} ${ne}`),Gr=Se.kind==="response"?Se.status:Se.reason;
l({method:Z,url:ne,ended:Gr,ms:performance.now()-Hr,attempt:ae,isConnectionKept:Wr})}return Se}}}const v=async()=>(await Promise.
resolve().then(n.t.bind(n,4708,23))).default,C=d=>Object.values(d.freeSockets).flat(),O=d=>d.readableEnded;async function R(d){
d>0&&await new Promise(l=>setTimeout(l,d)),await S()}async function j(){const{subscribe:d,unsubscribe:l}=await Promise.resolve().
then(n.t.bind(n,3053,23));l("net.client.socket",U),d("net.client.socket",U)}function U(d){const{socket:l}=d;l.on("error",
()=>{}),l.on("newListener",(p,T)=>{p==="readable"&&l.removeListener("readable",T)})}const $=d=>d>=200&&d<300;function g(d){
const l=o().STATUS_CODES[d];return l===void 0?String(d):`${d} ${l}`}}),4517:((e,t,n)=>{n.d(t,{FF:()=>m,a5:()=>u,iJ:()=>r,
CJ:()=>i});const s=require("node:net");var o=n(8992);function r(f,w,v=process.version){const C=(f.protocol==="https:"?w.
https:w.http)?.trim();if(!C||S(f,w.bypass))return;if(!c(v))return{problem:`Node ${v} of this runner cannot use a proxy; \
update the runner (Node 24.5 or later can), or remove the proxy settings`};if(C.search(o.Qi)>=0)return{problem:"the prox\
y setting contains a line break or another control character"};const O=(0,o.Dl)(_(C));return!O||!/^https?:/.test(O.protocol)?
{problem:"the proxy setting is not an http or https URL"}:[O.username,O.password].some(R=>A(R)===void 0)?{problem:"the u\
ser name or password in the proxy setting is not percent-encoded"}:{url:O.href}}function i(f){const{statusCode:w}=Object(
f);return w===407?u:`${a} Then run this again.`}const a="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If th\
e proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",u="The proxy requires a valid user name and\
 password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function c(f){const[w=0,v=0]=f.slice(
1).split(".").map(Number);return w>24||w===24&&v>=5}const h=4;function m({http:f,https:w}){return[...new Set([f,w].flatMap(
E))]}function E(f=""){const w=f.trim(),v=w.replace(/^[^:]*:\/\//,"");if(!v.includes("@"))return[];const C=k(v.slice(0,v.
lastIndexOf("@"))),O=C.map($=>A($)??$),{username:R="",password:j=""}=(0,o.Dl)(_(w))??{},U=Buffer.from(O.join(":")).toString(
"base64").replaceAll("=","");return[...C,R,j,...O,U].filter($=>$.length>=h)}function k(f){const w=f.indexOf(":");return w<
0?[f,""]:[f.slice(0,w),f.slice(w+1)]}const _=f=>f.includes("://")?f:`http://${f}`;function A(f){try{return decodeURIComponent(
f)}catch{return}}function S(f,w){const v=I(f.hostname).replace(/\.$/,""),C=f.port||(f.protocol==="https:"?"443":"80");return w?.
toLowerCase().match(/[^\s,]+/g)?.some(R=>R==="*"||x(R,v,C))??!1}function x(f,w,v){if(f.includes("/"))return N(f,w);const C=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(f),O=C?.[1]??f;if(C&&C[2]!==v)return!1;const R=M(I(O).replace(/^\*?\./,""));return w===R?!0:(0,s.isIP)(w)===0&&w.endsWith(
`.${R}`)}const I=f=>f.replace(/[[\]]/g,""),M=f=>(0,o.Dl)(`http://[${f}]`)?.hostname.slice(1,-1)??f;function N(f,w){const[
v="",C=""]=f.split("/"),O=(0,s.isIP)(v);if(O===0||(0,s.isIP)(w)!==O)return!1;const R=O===4?32:128;if(!/^\d{1,3}$/.test(C)||
Number(C)>R)return!1;const j=O===4?"ipv4":"ipv6",U=new s.BlockList;return U.addSubnet(v,Number(C),j),U.check(w,j)}}),8902:((e,t,n)=>{
n.d(t,{JN:()=>i,LH:()=>c,P9:()=>a,wJ:()=>r});const s=1e3,o=3e4,r=12e4;function i(m){return Math.random()*Math.min(o,s*2**
(m-1))}function a(m,E){if(m===void 0)return;const k=m.trim();if(/^\d+$/.test(k))return Number(k)*1e3;if(!u.test(k))return;
const _=Date.parse(`${k.replace(/ GMT$/,"")} GMT`);return Number.isNaN(_)?void 0:Math.max(0,_-E)}const u=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function c({attempt:m,retries:E,signal:k,cancelled:_,onWait:A,beforeRetry:S}){for(let x=1;!k?.aborted;x++){const I=await m(
x);if("done"in I)return I.done;if(k?.aborted)break;const{result:M,waitMs:N}=I;if(x>E||N>r)return M;if(A?.(M,N),await h(N,
k),k?.aborted)break;const f=await S?.(M);if(f!==void 0&&!k?.aborted)return f}return _()}function h(m,E){return new Promise(
k=>{const _=()=>{clearTimeout(A),E?.removeEventListener("abort",_),k()},A=setTimeout(_,m);E?.addEventListener("abort",_)})}}),
1153:((e,t,n)=>{n.d(t,{N:()=>o});var s=n(311);const o=`web-push-action/${s.r}`}),2996:((e,t,n)=>{n.d(t,{$G:()=>k,BH:()=>E,
Ng:()=>c,Pw:()=>S,RD:()=>x,Vu:()=>_,pi:()=>h,wg:()=>A});var s=n(8992);const o=["Chrome","Firefox","Safari"],r="\u2713",i="\
\u2013",a=[r,r,r],u=[r,r,i],c={title:{kind:"text",required:!0,browsers:a,description:"First line of the notification.",examples:[
"Spring is here"]},message:{kind:"text",required:!0,browsers:a,description:"Text below the title, on one or several line\
s. It is plain text.",examples:["New arrivals, with free shipping until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[
{width:200,height:200}],maxBytes:s.E$/4,drawn:"beside the text",required:!0,browsers:u,description:"https URL of the ico\
n, 200x200 pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,
height:240},{width:360,height:200}],maxBytes:s.E$,drawn:"below the text",required:!1,browsers:["56+",i,i],description:"h\
ttps URL of a large image, 360x240 pixels on a desktop, 360x200 on a phone.",examples:["https://example.com/spring-360x2\
40.png"]},landing_url:{kind:"page",required:!0,browsers:a,description:"URL of the page that a click opens.",examples:["h\
ttps://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:["48+",i,i],description:"Buttons, each with `t\
ext` and `url`.",examples:[[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{kind:"text",required:!1,
browsers:a,description:"For web analytics: where visitors come from, such as `web-push`.",examples:["web-push"]},utm_medium:{
kind:"text",required:!1,browsers:a,description:"For web analytics: the kind of message, such as `notification`.",examples:[
"notification"]},utm_campaign:{kind:"text",required:!1,browsers:a,description:"For web analytics: the campaign, such as \
`spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:u,description:"How long the notifica\
tion waits for subscribers who are offline.",examples:["2d",86400]}},h=Object.keys(c),m=(...I)=>h.filter(M=>I.includes(c[M].
kind)),E=m("text","image","page"),k=m("image"),_=h.filter(I=>c[I].required),A=I=>I.replaceAll("_","-"),S=h.map(A);function x(I,M="\
 "){return I.every(f=>f===r)?"all":o.map((f,w)=>({browser:f,since:I[w]??i})).filter(({since:f})=>f!==i).map(({browser:f,
since:w})=>w===r?f:`${f}${M}${w}`).join(", ")}}),8925:((e,t,n)=>{n.d(t,{B4:()=>N,CC:()=>r,Kc:()=>I,LF:()=>u,fI:()=>m,rg:()=>i,
tH:()=>_});var s=n(3916),o=n(8992);function r(f,w,v={}){return{...typeof f=="string"?{input:f}:f,message:w,reason:"inval\
id-input",...v}}function i({position:f},{position:w}){return f?w?f.line-w.line||f.column-w.column:-1:w?1:0}const a=100;function u(f){
const w=f.slice(0,a).map((v,C)=>{if(typeof v=="number")return`[${v}]`;const O=(0,o.$Q)(String(v)).replace(o.Qi,"\uFFFD");
return C>0?`.${O}`:O});return(0,o.$Q)(w.join(""))}const c=f=>f.endsWith("?")?f:`${f}.`;function h(f,w,v,C=""){return`${f.
length>0?`\`${u(f)}\``:w}${C}${v.startsWith('"')?":":""} ${c(v)}`}function m(f){const{input:w,otherInputs:v=[],file:C,path:O=[],
position:R,message:j}=f,U=R&&`line ${R.line}, column ${R.column}`;if(C!==void 0){const p=U?`${C}, ${U}`:C;return`${w}: ${p}\
: ${h(O,"the file",j)}`}const $=U?` (${U})`:"",g=typeof O[0]=="number";if(O.length>0&&!g)return`${w}: ${h(O,"",j,$)}`;const d=g?
u([w,...O]):w;return j.startsWith('"')?`${d}${$}: ${c(j)}`:`${g?`\`${d}\``:E([d,...v])}${$} ${c(j)}`}function E(f){const w=f.
map(C=>`\`${C}\``),v=w.pop()??"";return w.length===0?v:`${w.join(", ")} and ${v}`}function k(f){const w=f.every(C=>C.reason===
"unreadable-file"),v=w?"unreadable-file":"invalid-input";return new s.HR({reason:v,title:w?"Unreadable file":"Invalid in\
put",message:N(f.map(m),M(f)),hint:S(f)})}class _{#n=[];#e=new Set;refuse(w){for(const v of w)this.#n.push(v),this.#e.add(
v.input)}add(w){for(const v of w)this.#e.has(v.input)||this.#n.push(v)}isRefused(w){return this.#e.has(w)}get all(){return this.#n}failure(){
return k(this.#n)}throwIfAny(){if(this.#n.length>0)throw this.failure()}}const A=new Set(["base-url","api-token"]);function S(f){
const w=M(f)===1?"Correct it":"Correct what is listed";return f.every(({input:v})=>A.has(v))?`${w}. If you changed a sec\
ret or variable, re-run the failed job. If you changed the workflow, ${s.Up}.`:`${w}, then ${s.Up}.`}const x=100;function I(f,w,v){
const C=M(w.slice(x)),O=w.slice(0,x).map(v);return C===0?O:[...O,r(f,`has ${C} more problems`,{count:C})]}const M=f=>f.reduce(
(w,{count:v=1})=>w+v,0);function N(f,w=f.length,v="problems"){if(f.length===1)return f.join("");const C=f.slice(0,x).map(
O=>`- ${O}`);return w>C.length&&C.push(`- and ${w-C.length} more`),`${w} ${v}:
${C.join(`
`)}`}}),3332:((e,t,n)=>{n.d(t,{RB:()=>j,_y:()=>o,cV:()=>U,gE:()=>h});var s=n(8925);const o=["api-token","github-token"],
r="the API token",i="the GitHub token",a="***",u=8,c=4;function h(g){const{apiToken:d,githubToken:l="",proxyCredentials:p=[]}=g,
T=[{name:r,secret:new m(d)},{name:i,secret:new m(l)}],y=[...T.map(({secret:P})=>P),...p.map(P=>new m(P))];return{find:P=>{
const L=S(P);return T.find(({secret:G})=>G.isLong&&G.spansIn(P,L).length>0)?.name},redact:(P,L=!1)=>{const G=S(P),q=y.flatMap(
K=>K.spansIn(P,G,L));let W="",V=0;for(const{start:K,end:me}of q.sort((Z,ne)=>Z.start-ne.start))K>=V&&(W+=P.slice(V,K)+a),
V=Math.max(V,me);return W+P.slice(V)}}}class m{isLong;#n;#e;#t;#s;constructor(d){this.#n=d,this.isLong=d.length>=u,this.#e=
this.isLong?k([d,d.toUpperCase(),d.toLowerCase()]):[d].filter(Boolean),this.#t=this.isLong?k(I(d)):[]}spansIn(d,l,p=!1){
return[...(E.test(d)?[...this.#e,...this.#o()]:this.#e).flatMap(y=>_(y,d,p)),...this.#t.flatMap(y=>_(y,l.text,p)).map(l.
spanInText)]}#o(){const d=()=>[...v(this.#n),...C(this.#n),...R(this.#n)];return this.#s??=this.isLong?k(d()):[],this.#s}}
const E=/[\\%&]/,k=g=>[...new Set(g)];function _(g,d,l){const p=[];for(let y=d.indexOf(g);y>=0;y=d.indexOf(g,y+1)){const P=p.
at(-1),L=y+g.length;P&&y<P.end?P.end=L:p.push({start:y,end:L})}if(!l)return p;const T=Math.max(1,Math.min(c,g.length-1));
for(let y=g.length-1;y>=T;y--)if(d.endsWith(g.slice(0,y)))return[...p,{start:d.length-y,end:d.length}];return p}const A=/(?:\s|\\[fnrt]?)+/g;
function S(g){const d=g.replace(A,"");if(d.length===g.length)return{text:g,spanInText:p=>p};let l;return{text:d,spanInText:({
start:p,end:T})=>(l??=x(g),{start:l[p]??0,end:(l[T-1]??g.length)+1})}}function x(g){const d=[],l=(T,y)=>{for(let P=T;P<y;P++)
d.push(P)};let p=0;for(const{0:T,index:y}of g.matchAll(A))l(p,y),p=y+T.length;return l(p,g.length),d}function I(g){return[
0,1,2].flatMap(d=>{const l=Buffer.from("\0".repeat(d)+g),p=l.toString("base64").slice(Math.ceil(d*8/6)),T=p.replaceAll("\
=",""),y=l.length%3===0?T:T.slice(0,-1),P=[p,T,y];return[...P,...P.map(L=>L.replaceAll("+","-").replaceAll("/","_"))]})}
function M(g,d,l){const p=y=>y.charCodeAt(0).toString(16).padStart(2,"0");return d.filter(y=>g.search(y)>=0).flatMap(y=>l.
flatMap(P=>[g.replace(y,L=>P(L,p(L))),g.replace(y,L=>P(L,p(L).toUpperCase()))]))}const N=(g,d,l)=>(p,T)=>g.test(p)?d(p,T):
l(p,T),f=/[!-/:-@[-^`{-~]/g,w=/[!-~]/g;function v(g){const d=y=>`\\${y}`,l=(y,P)=>`\\u00${P}`,p=M(g,[/["\\]/g,/["\\<>&]/g,
/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,f],[N(/["\\]/,d,l),N(/\\/,d,l),l]),T=[g,...p].map(y=>y.replaceAll("/","\\/"));
return[...p,...T,...M(g,[w],[l])]}function C(g){return M(g,[/[^\w.!~*'()-]/g,/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,
/[^\w.*-]/g,/["#<>']/g,f,w],[(l,p)=>`%${p}`])}const O={"!":"excl",'"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp",
"'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",".":"period","/":"sol",":":"colon",";":"semi","<":"lt",
"=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"bsol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"v\
erbar","}":"rcub"};function R(g){const d=L=>{const G=O[L];return G===void 0?L:`&${G};`},l=(L,G)=>`&#x${G};`,p=L=>`&#${L.
charCodeAt(0)};`,T=L=>`&#${String(L.charCodeAt(0)).padStart(3,"0")};`,y=/[&<>"]/;return[...M(g,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,
/[&<>"'/`=]/g,/[&<>"'+`]/g,f],[d,l,p,N(y,d,l),N(y,d,T),N(y,d,N(/'/,p,l)),N(/[&<>]/,d,p)]),...M(g,[w],[l,p])]}function j(g,d,l){
return Object.entries(g).flatMap(([p,T])=>{const y=$(T,d);return y?(0,s.CC)({input:p,file:l},`contains ${y}, which would\
 be published; remove it`):[]})}function U(g,d){const{"api-token":l,"github-token":p="",...T}=g,y=d.find(p)===r;return j(
{...T,...y&&{"github-token":p}},d)}function $(g,d){const l=new Set([g]);for(const p of l){const T=typeof p=="string"||typeof p==
"number"?d.find(String(p)):void 0;if(T)return T;if(typeof p=="object"&&p!==null)for(const y of Object.entries(p))for(const P of y)
l.add(P)}}}),642:((e,t,n)=>{n.d(t,{Ae:()=>U,GT:()=>f,PL:()=>w,XM:()=>u,XQ:()=>v,d6:()=>k,eB:()=>O,p0:()=>E,pc:()=>M,rD:()=>a,
rf:()=>_,tS:()=>j,yG:()=>m,yi:()=>c,zM:()=>h});var s=n(8992);const o={"":1,s:1,m:60,h:3600,d:86400,w:604800},r=/^[\x21-\x7e]+$/,
i=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function a($,g,d){const l=p=>/^[0-9]+$/.test(p)&&Number(p)>=g&&Number(p)<=d;
return p=>{if(l(p))return{value:Number(p)};const T=u(p),y=T!==void 0&&l(T)?c(T):"";return{message:`${(0,s.hD)(p)} is not\
 ${y?`a whole number${y}`:$}`}}}function u($){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.test($)?$.
replace(/\D/g,""):void 0}const c=$=>`; write \`${$}\`, without separators`;function h($){return/^(true|True|TRUE)$/.test(
$)?{value:!0}:/^(false|False|FALSE)$/.test($)?{value:!1}:{message:`${(0,s.hD)($)} is neither true nor false; use \`true\` \
or \`false\``}}function m($){const g=h($);return"value"in g?g.value:void 0}function E($){const g=/^([0-9]+)([smhdw]?)$/.
exec($),d="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!g){const p=u($);return{
message:`${(0,s.hD)($)} is not a duration${p?c(p):`; ${d}`}`}}const l=Number(g[1])*o[g[2]];return Number.isSafeInteger(l)?
{value:l}:{message:`${(0,s.hD)($)} is too long; ${d}`}}function k($){return r.test($)?{value:$}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function _(...$){const g=`use an absolute ${$.join(" or ")} URL, such as https://example.com/${$.length>1?"page":"im\
age.png"}`;return d=>d===""?f(d):x($,d,g)}const A=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/,
S=/[{}$%<]/;function x($,g,d){if(I(g))return{message:"contains a user name or password; remove them"};if(g.length>s.QO)return{
message:`${(0,s.hD)(g)} is longer than a URL may be; use one of at most ${s.zF}`};if(/[\s\\]/.test(g)||g.search(s.Qi)>=0)
return{message:`${(0,s.hD)(g)} contains white space or a backslash, which a URL must not contain; ${d}`};if(A.test(g))return{
message:`${(0,s.hD)(g)} contains an invisible character, which would make it another URL; ${d}`};const l=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(g)?.[1]?.toLowerCase();if(l!==void 0&&!$.includes(l))return{message:`${(0,s.hD)(g)} has the scheme ${l}; ${d}`};const[
,p]=l!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(g)||[],[T]=p!==void 0&&S.exec(p)||[];return T!==void 0?{message:`${(0,s.hD)(
g)} contains \`${T}\` in its host, so a variable in it was probably not replaced; ${d}`}:p!==void 0&&(0,s.Dl)(g)!==void 0?
{value:g}:{message:`${(0,s.hD)(g)} is not an absolute URL; ${d}`}}function I($){if(/^mailto:/i.test($))return!1;const g=$.
replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(g)}function M($){const d=x(["https","ht\
tp"],$,"use the https address of the push service, such as https://push.example.com");if("message"in d)return d;const l=new URL(
$);if(l.protocol==="http:"&&!i.test(l.hostname))return{message:`${(0,s.hD)($)} has the scheme http, which would send the\
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,p]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec($)??[];return p?{message:`${(0,s.hD)($)} ends with \`${p}\`, which the action adds; remove \`${p}\``}:/[?#]/.test($)?
{message:`${(0,s.hD)($)} has a query or fragment; remove it`}:{value:$.replace(/\/+$/,"")}}const N=/(?![\t\n\r])[^ -~\xa0-\uffff]/;
function f($){if($==="")return{message:"is blank, which the service refuses; write some text"};const[g]=N.exec($)??[];return g!==
void 0?{message:`contains the control character U+${g.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which s\
ubscribers would not see; remove it`}:!/[!-~]/.test($)&&(0,s.h0)($)===""?{message:"has no visible character; write some \
text"}:{value:$}}function w($){if($==="latest")return{value:{kind:"latest"}};const g=$.replace(/^refs\/tags\//,"");return g===
""?{message:`${(0,s.hD)($)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:g}}}function v($){
const g="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec($))return{message:`${(0,s.hD)($)} is not a range of times; ${g}`};const[l=0,p=0]=$.split("-").map(C);return l===p?{
message:`${(0,s.hD)($)} begins and ends at the same time; ${g}`}:{value:{from:l,to:p,text:$}}}function C($){const[g=0,d=0]=$.
split(":").map(Number);return g*60+d}function O($){if(/^[a-z]/i.test($)&&R($))return{value:$};const g=$.replaceAll(" ","\
_").toLowerCase(),d=Intl.supportedValuesOf("timeZone").find(p=>p.toLowerCase().endsWith(`/${g}`)),l=d?`did you mean ${d}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,s.hD)($)} is not a time zon\
e that this runner knows; ${l}`}}function R($){try{return new Intl.DateTimeFormat("en",{timeZone:$}),!0}catch{return!1}}
function j($){if($==="any")return{value:void 0};const g="set it to the output `payload` of the dry run that was approved\
, or remove the input";if($==="")return{message:`is empty, so the payload that was approved is missing; ${g}`};const d=(0,s.
qF)($);return(0,s.Gv)(d)?{value:d}:{message:`is not a JSON object; ${g}`}}const U=$=>({value:$})}),8992:((e,t,n)=>{n.d(t,
{$Q:()=>f,Dl:()=>a,E$:()=>s,Gv:()=>O,Kb:()=>C,QO:()=>o,Qi:()=>h,h0:()=>M,hD:()=>_,qF:()=>c,xb:()=>m,zF:()=>r});const s=1048576,
o=2048,r="2,048 characters",i=new Map;function a(R,j){if(R.length>o)return;const U=`${j?.href??""} ${R}`;return i.has(U)||
i.set(U,u(R,j)),i.get(U)}function u(R,j){try{return new URL(R,j)}catch{return}}function c(R){try{return JSON.parse(R)}catch{
return}}const h=/[^ -~\xa0-\uffff]/g;function m(R,j){let U;return()=>(U??=new RegExp(R,j),U)}const E=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
k=R=>`\\u${R.charCodeAt(0).toString(16).padStart(4,"0")}`;function _(R){const j=JSON.stringify(R).replace(E,k);return j.
length>100?`${j.slice(0,98)}\u2026" (${R.length} characters)`:j}const A=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
S=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,x=/[\s\x85]+/g,I=m(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function M(R){const j=R.toWellFormed().replace(A,"").replace(S,"$1").replace(x," ").trim();return I().test(j)?j:""}
const N=100,f=R=>R.length>N?`${R.slice(0,N-1).toWellFormed()}\u2026`:R,w=300,v=65536;function C(R,j,U=!1){const g=j(R.slice(
0,v),U||R.length>v).replace(/\s+/g," ").trim();return g.length>w?`${g.slice(0,w)}\u2026`:g}const O=R=>typeof R=="object"&&
R!==null&&!Array.isArray(R)}),311:((e,t,n)=>{n.d(t,{r:()=>s});const s="1.0.0"}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{
e.exports=require("fs")}),7598:(e=>{e.exports=require("node:crypto")}),3053:(e=>{e.exports=require("node:diagnostics_channel")}),
1455:(e=>{e.exports=require("node:fs/promises")}),4708:(e=>{e.exports=require("node:https")}),6760:(e=>{e.exports=require("node:path")}),
7975:(e=>{e.exports=require("node:util")}),857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=require("process")})},Ee={};
function b(e){var t=Ee[e];if(t!==void 0)return t.exports;var n=Ee[e]={exports:{}},s=!0;try{rt[e](n,n.exports,b),s=!1}finally{
s&&delete Ee[e]}return n.exports}b.m=rt,typeof b<"u"&&(b.ab=__dirname+"/"),b.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;
return b.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;b.t=function(n,s){
if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var o=Object.
create(null);b.r(o);var r={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.
getOwnPropertyNames(i).forEach(a=>r[a]=()=>n[a]);return r.default=()=>n,b.d(o,r),o}})(),b.d=(e,t)=>{for(var n in t)b.o(t,
n)&&!b.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},b.f={},b.e=e=>Promise.all(Object.keys(b.f).reduce((t,n)=>(b.
f[n](e,t),t),[])),b.u=e=>""+e+".index.js",b.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),b.r=e=>{typeof Symbol<"u"&&
Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},
(()=>{var e={792:1},t=n=>{var s=n.modules,o=n.ids,r=n.runtime;for(var i in s)b.o(s,i)&&(b.m[i]=s[i]);r&&r(b);for(var a=0;a<
o.length;a++)e[o[a]]=1};b.f.require=(n,s)=>{e[n]||t(require("./"+b.u(n)))}})();var un={};const Re=new AbortController;for(const e of[
"SIGINT","SIGTERM","SIGBREAK"])process.on(e,()=>Re.abort());var B=b(2996),Q=b(8925),dn=b(4204),ge=b(3332),Ae=b(2542);async function ln(e,t,n){
const s=B.pi.filter(r=>e[(0,B.wg)(r)]!==""),o=await Promise.all(s.map(r=>hn(r,e[(0,B.wg)(r)],n)));for(const r of o)t.add(
r.problems);return{source:"input",fields:Object.assign({},...o.map(({fields:r})=>r)),names:new Set([...s,...B.pi.filter(
r=>t.isRefused((0,B.wg)(r)))]),textComments:o.flatMap(({textComments:r=[]})=>r)}}async function hn(e,t,n){if(e==="action\
s"){const{readActions:i}=await Promise.all([b.e(955),b.e(924),b.e(990)]).then(b.bind(b,6990));return i(t,n)}const s=(0,B.
wg)(e),o=(0,Ae.cn)(e,t,Ae.QP);if("message"in o)return{fields:{},problems:[(0,Q.CC)(s,o.message)]};const r=typeof o.value==
"number"?(0,ge.RB)({[s]:o.value},n):[];return{fields:r.length>0?{}:{[e]:o.value},problems:r}}var Ce=b(8209);async function fn(e,t,n){
return{inputs:await ln(e,t,n.secrets),file:await pn(e["payload-file"],t,n),fileName:e["payload-file"],extraFields:await mn(
e["extra-fields"],t,n.secrets),onceKey:e["once-key"]}}async function pn(e,t,{secrets:n,readFile:s}){const o=t.isRefused(
"payload-file");if(e===""&&!o)return Ce.Xw.file;const{fieldsFromFile:r,unknownFile:i}=await Promise.all([b.e(955),b.e(924),
b.e(362)]).then(b.bind(b,6362));return o?i:r(e,await s(e),t,n)}async function mn(e,t,n){if(e==="")return{};const{readExtraFields:s}=await Promise.
all([b.e(924),b.e(997)]).then(b.bind(b,7885));return s(e,t,n)}async function gn(e,t,n){const{secrets:s}=n,o=await fn(e,t,
n),r=await yn(e,o,t),i=await vn(e,r,t,n),a=(0,Ce.SD)(o.inputs,o.file),u=a.includes("message")||r.names.has("message"),c=a.
length>0||i;c&&we("release",e,t)&&t.throwIfAny();const h={hasOnceKey:we("once-key",e,t),needsMessage:u},m=c?await kn(e,h,
n):wn;if(m.kind==="invalid"&&t.add(m.problems),(m.kind==="invalid"||m.kind==="not-announceable")&&t.throwIfAny(),m.kind===
"not-announceable")return{skip:m.why};const E=await _n(o,r,m,t,s),k=(0,Ce._I)(E,m,t,s);if(t.throwIfAny(),!k)throw new Error(
"a required field was lost");u&&(k.messageOrigin=bn(m));const{extraFields:_,onceKey:A}=E,S=m.kind==="content"?m.release:
void 0,x=A===""?void 0:S?.tag??await $n(e,n);return{content:k,extraFields:_,onceKey:A,release:S,releaseTag:x}}const we=(e,t,n)=>t[e]!==
""||n.isRefused(e),wn={kind:"none"};function bn(e){const t=e.kind==="content"?e.fields.message:void 0;return t&&"value"in
t?t.origin:void 0}async function $n({release:e},{readEvent:t}){if(e!=="")return e.replace(/^refs\/tags\//,"");const{name:n,
payload:s}=await t();if(n!=="release")return;const{release:o}=Object(s),{tag_name:r}=Object(o);return typeof r=="string"?
r:void 0}async function yn(e,t,n){const s=[...B.Pw,"extra-fields","once-key"];if(!(e["payload-file"]!==""||s.some(i=>/\{|%[a-z]|<[a-z]/i.
test(e[i]))))return{names:new Set,places:[]};const{usedPlaceholders:r}=await b.e(606).then(b.bind(b,7606));return r(t,n)}
async function vn(e,t,n,{readEvent:s}){const o=["release-level","max-age"].filter(a=>we(a,e,n));if(!(o.length>0||t.names.
size>0||e.release==="latest"))return!1;if(we("release",e,n)||(await s()).name==="release")return!0;const i="set the inpu\
t `release`, run on the event `release`, or remove it";return n.add(o.map(a=>(0,Q.CC)(a,`has no release to apply to; ${i}`))),
n.add(t.places.map(({name:a,place:u})=>(0,Q.CC)(u,`contains \`{${a}}\`, but there is no release; ${i}`,u))),!1}async function kn({
release:e},{hasOnceKey:t,needsMessage:n},{readEvent:s,fetchRelease:o,filter:r,secrets:i}){const a={filter:r,needsMessage:n,
secrets:i};if(e===""){const{contentFromEvent:h}=await b.e(609).then(b.bind(b,1609));return h(await s(),t,a)}const u=await o();
if(u==="none-published")return(0,dn.ho)({kind:"no-release"});const{contentFromRelease:c}=await b.e(536).then(b.bind(b,536));
return c(u,a)}async function _n(e,{names:t},n,s,o){const r=n.kind==="content"?n.placeholders:void 0;if(t.size===0||!r)return e;
const{replacePlaceholders:i}=await b.e(606).then(b.bind(b,7606));return i(e,r,s,o)}var F=b(3916),Oe=b(1153),D=b(8992),H=b(
642);const Ie=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),ee=(e,t)=>n=>n===""?{value:e}:t(n),z=e=>ee(void 0,
e),be=(e,t)=>n=>{const s=e.find(o=>o===n);return s===void 0?{message:`${(0,D.hD)(n)} is not ${t}`}:{value:s}},ce={"base-\
url":Ie("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)",H.pc),
"api-token":Ie("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",H.d6),timeout:ee(
30,(0,H.rD)("a whole number of seconds from 1 to 300",1,300)),retries:ee(3,(0,H.rD)("a whole number from 0 to 10",0,10)),
summary:ee(!0,H.zM)},it=Number.MAX_SAFE_INTEGER,Pe={...ce,target:Ie("`all` (every subscriber) or `audience`; there is no\
 default, so that nobody sends to all by mistake",be(["all","audience"],"a valid target; use `all` (every subscriber) or\
 `audience`")),"audience-id":z((0,H.rD)("an audience id, which is a whole number such as 101",1,it)),"audience-name":z(H.
Ae),"max-reach":z((0,H.rD)("a whole number such as 10000",0,it)),"payload-file":z(H.Ae),"extra-fields":z(H.Ae),"dry-run":ee(
!1,H.zM),"check-urls":ee(!1,H.zM),"once-key":z(H.Ae),"once-per":z(be(["day","week","month"],"a period; use `day`, `week`\
 or `month`")),"send-between":z(H.XQ),"time-zone":z(H.eB),release:z(H.PL),"release-level":z(be(["major","minor","patch"],
"a level; use `major`, `minor` or `patch`")),"max-age":z(H.p0),"expected-payload":H.tS,"github-token":z(H.d6)},xn=e=>e.replace(
/-([a-z])/g,(t,n)=>n.toUpperCase()),Ne=e=>Object.keys(e),qr=Ne(ce),at=[...Ne(Pe),...B.Pw];function zr(e,t){return Me(ce,
e,t)}function Tn(e,t){const n=Me(Pe,e,t,Cn(e));return n.settings?.release?.kind==="latest"&&(n.settings.maxAge??=Sn),n}const Sn=604800;
function Me(e,t,n,s=[]){const o=new Q.tH;o.refuse([...(0,ge.cV)(t,n),...Rn(t)]);const r=Object.entries(t).map(([u,c])=>[
u,o.isRefused(u)?"":c]),i=Object.fromEntries(r),a={};for(const[u,c]of Object.entries(e)){const h=c(i[u]);"value"in h?a[xn(
u)]=h.value:o.add([(0,Q.CC)(u,h.message)])}return o.add(s),{settings:o.all.length>0?void 0:a,inputs:i,problems:o}}const En=65536;
function Rn(e){return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??"")>En).map(n=>(0,Q.CC)(n,"is larger t\
han 64 KiB; make it smaller"))}const ct={"payload-files":H.Ae,only:ee("all",be(["all","changed","added"],"a choice of fi\
les; use `all`, `changed` or `added`")),"extra-fields":H.Ae,"check-urls":Pe["check-urls"],timeout:ce.timeout,summary:ce.
summary},Vr=[...Ne(ct),...B.Pw];function Kr(e,t){return Me(ct,e,t,An(e))}function An(e){return e["payload-files"]!==""?[]:
contentInputs.every(n=>e[n]==="")?[problem("payload-files","is missing; set paths of payload files, or a notification as\
 inputs")]:e.only!==""&&e.only!=="all"?[problem("payload-files","is missing; `only` chooses from its files")]:[]}function Cn(e){
const[t,n]=[e.target==="all",e.target==="audience"],s="is only allowed with `target: audience`",o="remove it, or change \
`target`",r="(the service does not report the reach of a broadcast)",i=e["once-key"]?"`once-key` needs it to store a rec\
ord in the repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:t&&e["\
audience-id"],message:`${s}; ${o}`},{inputs:["audience-name"],isWrong:t&&e["audience-name"],message:`${s}; ${o}`},{inputs:[
"max-reach"],isWrong:t&&e["max-reach"],message:`${s} ${r}; remove it`},{inputs:["audience-id","audience-name"],isWrong:n&&
!e["audience-id"]&&!e["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:e["onc\
e-per"]&&!e["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:e["time-zone"]&&!e["sen\
d-between"]&&!e["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},
{inputs:["github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],message:`is missing; ${i}`}].filter(({isWrong:c})=>c).
map(({inputs:[c,...h],message:m})=>(0,Q.CC)(c,m,{otherInputs:h}))}async function On({id:e,name:t},n,s){if(t===void 0)return In(
e,n);const o=De(t),r=_=>(0,D.hD)(s(_)),i=_=>`${r(_.name)} (id ${_.id}, reach ${_.reach})`,a=n.filter(_=>De(_.name)===o);
if(e!==void 0){const _=a.find(x=>x.id===e);if(_)return ut(_,n);const A=je(a,x=>`id ${x.id} (reach ${x.reach})`),S=A?`the\
 name ${r(t)} belongs to ${A}`:`no audience has the name ${r(t)}`;throw new F.HR({reason:"audience-mismatch",title:"Audi\
ence id and name differ",message:`audience-id is ${e}, but ${S}.`,hint:"Correct one of the two, or set only one."})}const[
u,c]=a;if(u&&c)throw new F.HR({reason:"audience-ambiguous",title:"Several audiences have that name",message:`${a.length}\
 audiences are named ${r(t)}: ${je(a,i)}.`,hint:"Choose one with `audience-id`."});if(u)return ut(u,n);const h=await Un(
o,n),m=Bn(h,o),E=h.map(({audience:_})=>_),k=E.length>0?`The nearest names: ${je(E,i)}.`:"The service lists no audiences.";
throw new F.HR({reason:"audience-not-found",title:"Audience not found",message:`No audience is named ${r(t)}. ${m?`Did y\
ou mean ${r(m.name)} (id ${m.id})?`:k}`,hint:"Correct `audience-name` (upper and lower case matter), or create the audie\
nce in the panel of the service."})}function In(e,t){const n=dt(t.filter(s=>s.id===e));if(n)return n;throw new F.HR({reason:"\
audience-not-found",title:"Audience not found",message:`The service lists no audience with the id ${e} (it lists ${t.length}\
 audience${t.length===1?"":"s"}).`,hint:"Look the id up in the panel of the service, or list the audiences with the audi\
ences action."})}function Pn({id:e,name:t,reach:n},s,o){if(s===void 0||n===void 0)return;const r=`The audience ${e}${t?`\
 (${(0,D.hD)(o(t))})`:""}`;if(n<0)throw new F.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`${r}\
 has a reach of ${n}, which is not a number of subscribers, so \`max-reach\` cannot be checked.`,hint:"Look in the panel\
 of the service how many subscribers it has; to send without this check, remove `max-reach`."});if(!(n<=s))throw new F.HR(
{reason:"reach-exceeded",title:"Audience too large",message:`${r} has a reach of ${n}, more than max-reach allows (${s})\
.`,hint:"Check that it is the audience you mean; if it is, raise `max-reach`."})}function ut(e,t){const n=dt(t.filter(({
id:s})=>s===e.id))?.reach??e.reach;return{...e,reach:n}}const dt=e=>e.reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),Nn=20;
function je(e,t){const n=e.slice(0,Nn).map(t),s=e.length-n.length;return s>0?`${n.join(", ")} and ${s} more`:n.join(", ")}
const Mn=30;function De(e){const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;for(const[n]of t.matchAll(new RegExp("\\\
p{M}+","gu")))if(n.length>Mn)return t;return t.normalize("NFC")}const jn=64,Dn=2e4,Ln=5;async function Un(e,t){const{default:n}=await b.
e(785).then(b.bind(b,7785)),s=a=>De(a.trim().slice(0,jn)).toLowerCase(),o=s(e),r=(a,u,c)=>u.map(h=>({audience:h,distance:a(
h.name)})).sort((h,m)=>h.distance-m.distance).slice(0,c),i=r(a=>Math.abs(a.length-e.length),t,Dn);return r(a=>n(o,s(a)),
i.map(({audience:a})=>a),Ln)}const Fn=2;function Bn(e,t){const n=e.filter(({distance:i})=>i===0),s=e.filter(({distance:i})=>i<=
Math.min(Fn,t.length>>1)),[o,r]=n.length>0?n:s;return r?void 0:o?.audience}var ue=b(5357),J=b(8902);const lt=64,ht=1;var Le=b(
4517);const Hn={"connection-failed":"Check `base-url` and that the runner can reach it.","tls-failed":"Check `base-url` \
and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"\
Check that the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","b\
ad-response":"Check that `base-url` is the address of the push service."},Wn={ERR_SSL_WRONG_VERSION_NUMBER:"Check the po\
rt in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (\
or a proxy) that does not require a client certificate."};function Gn(e,{reason:t,mayHaveBeenReceived:n,cause:s}){const o=e===
"Sending"&&n;if(t==="cancelled")return o?"":F.Pz;if(t==="proxy-failed")return(0,Le.CJ)(s);const{code:r=""}=Object(s),i=t===
"tls-failed"&&Wn[r]||Hn[t];return o?i:`${i} Then run this again.`}function qn(e,{reason:t,mayHaveBeenReceived:n},s){const o=e===
"Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make a secure co\
nnection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${o?"The service may have r\
eceived the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out connecting to th\
e service (${s}).`,"connection-lost":`The connection was lost before ${o?"a response arrived; the service may have recei\
ved the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is incomplete \
(${s}).`,cancelled:o&&n?"The run was cancelled; the service may already have received the request.":(0,F.$6)(e)}[t]}function ft(e,t,n){
const{reason:s,cause:o}=t;return new F.HR({reason:s,title:`${e} failed`,message:qn(e,t,(0,D.Kb)((0,F.q0)(o),n)),hint:Gn(
e,t),cause:o})}function pt(e,t,n,s=!1){const{status:o,headers:r,body:i,incomplete:a}=t,u=r.location?` and points to ${(0,D.
hD)(n(r.location))}`:"",c=(0,D.Kb)(i,n,a!==void 0),h=`The ${o===407?"proxy":"service"} responded ${(0,ue.Er)(o)}${u}${c?
`: ${c}`:""}`;return new F.HR({reason:`http-${o}`,title:`${e} failed`,message:`${h.replace(/\.$/,"")}.${Kn(r["retry-afte\
r"])}`,hint:s?zn(o):Jn(o,e,c!=="")})}function zn(e){return e===303?"The status says that the service handled the request\
, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have passed it on to t\
he service.":"The service has a problem: check its status."}const mt=e=>/^\s*<(?:!doctype\s+)?html/i.test(e),gt="`base-u\
rl` leads to a website, not to the push service. Set it to the address of the API, without `/v1/\u2026`.",Vn=864e5;function Kn(e){
const t=(0,J.P9)(e,Date.now());return t===void 0||t<=J.wJ?"":` Retry-After asks for ${t>Vn?"more than a day":`${Math.ceil(
t/1e3)} s`}; this action waits at most ${J.wJ/1e3} s.`}function Jn(e,t,n){return e===401||e===403?"The service refused t\
he token: check that `api-token` is the current API token of this site, and that this workflow can read the secret. Then\
 run this again.":e===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itsel\
f).${t==="Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?Le.a5:e===429?"The rate limit of th\
e service is reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token\
 would go to the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run th\
is again.":e===408?"The service did not receive the request in time: run this again.":n?`Fix the problem that the servic\
e reported. If you changed the workflow for that, ${F.Up}.`:`The service did not say why. ${t==="Sending"?"Check the con\
tent and `extra-fields`, or ask":"Ask"} the operator of the service.`}const Ue="Listing the audiences";async function Yn(e){
const{signal:t,redact:n,log:s}=e.context,o=await(0,J.LH)({attempt:async r=>wt(await e.fetchAudiences(),(0,J.JN)(r),n),retries:e.
retries,signal:t,cancelled:()=>(0,F.Yq)(Ue),onWait:s.retry});if(o instanceof F.HR)throw o;return Qn(o)}function wt(e,t,n){
if(e.kind==="failure"){const c=ft(Ue,e,n);return e.retryable&&e.reason!=="cancelled"?{result:c,waitMs:t}:{done:c}}const{
status:s,headers:o,body:r,incomplete:i}=e;if(!(0,ue.oJ)(s)){const c=pt(Ue,e,n);return s!==408&&s!==429&&s<500?{done:c}:{
result:c,waitMs:(0,J.P9)(o["retry-after"],Date.now())??t}}if(i===void 0)return{done:r};if(i==="too-large")return{done:de(
`the list is larger than ${lt} MiB`)};const a=i==="cut"?"connection-lost":i,u=new Error("only a part of the list arrived");
return wt({kind:"failure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:u},t,n)}function Qn(e){const t=(0,D.qF)(e);
if(mt(e))throw de("the response is a web page",gt);if(t===void 0)throw de("the response is not JSON");const n=(0,D.Gv)(t)?
t.audience:void 0;if(!Array.isArray(n))throw de("audience: expected an array");for(let s=0;s<n.length;s++){const o=Xn(n[s]);
if(o)throw de(`audience[${s}]${o}`)}return n.map(({id:s,name:o,reach:r})=>({id:s,name:o,reach:r}))}function Xn(e){if(!(0,D.
Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.
isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")return".name: expected a\
 string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const de=(e,t="Check `base-url`; i\
f it is right, the service has a problem, or uses another version of its API.")=>new F.HR({reason:"bad-audience-list",title:"\
Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:t}),Zn=65536;async function es(e){
const{service:t,body:n,onAttempt:s,beforeRetry:o}=e,{signal:r,redact:i,log:a}=t.context;let u={};const c=()=>{const{statusCode:E}=u,
k=E===void 0?void 0:`The run was cancelled before it tried again. The service had refused the request (${(0,ue.Er)(E)}).`;
return{outcome:"not-sent",failure:(0,F.Yq)("Sending",k)}};async function h(E){s();const k=await t.send(n),_=(0,J.JN)(E);
if(k.kind==="failure")return ts(k,_,i);const A=i(k.body,k.incomplete!==void 0);return u={statusCode:k.status,body:us(A,Zn)},
(0,ue.oJ)(k.status)?{done:rs(k)}:ns(k,_,i)}return{verdict:await(0,J.LH)({attempt:h,retries:t.retries,signal:r,cancelled:c,
onWait:({failure:E},k)=>a.retry(E,k),beforeRetry:async E=>{const k=await o?.();return k&&{...E,stop:k}}}),...u}}function ts(e,t,n){
const s=ft("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:s}};const o={outcome:"not-sent",
failure:s};return e.retryable?{result:o,waitMs:t}:{done:o}}function ns(e,t,n){const{status:s,headers:o}=e,r=(0,J.P9)(o["\
retry-after"],Date.now()),i=s===429||s===503&&r!==void 0,a=i||ss(s)?"rejected":"unknown",u={outcome:a,failure:pt("Sendin\
g",e,n,a==="unknown")};return i?{result:u,waitMs:r??t}:{done:u}}const ss=e=>e>=300&&e<500&&e!==303&&e!==408;function rs({
at:e,incomplete:t,body:n}){const s=(0,D.qF)(n);if(is(s))return{outcome:"unknown",failure:as()};if(mt(n))return{outcome:"\
unknown",failure:cs()};const o={outcome:"sent",sentAt:e};return t?{...o,responseFlaw:t}:s!==void 0||n.trim()===""?o:{...o,
responseFlaw:"not-json"}}function is(e){if(typeof e!="object"||e===null)return!1;const{success:t,ok:n,error:s,errors:o}=e;
return t===!1||n===!1||!bt(s)||!bt(o)}function bt(e){return typeof e=="object"&&e!==null?Object.keys(e).length===0:!e||typeof e==
"string"&&e.trim()===""}const as=()=>new F.HR({reason:"service-reported-failure",title:"The service reported a failure",
message:"The response has a success status (2xx), but its body says that something failed.",hint:"The response is in the\
 output `response` and in the summary."}),cs=()=>new F.HR({reason:"bad-response",title:"A website responded",message:"Th\
e response has a success status (2xx), but it is a web page.",hint:gt});function us(e,t){const n=Buffer.from(e);if(n.length<=
t)return e;let s=t;for(;((n[s]??0)&192)===128;)s--;return n.subarray(0,s).toString("utf8")}function ds({baseUrl:e,apiToken:t,
timeout:n,retries:s},o){const{http:r,signal:i}=o,a={"Authentication-Token":t,Accept:"application/json","User-Agent":Oe.N},
u={timeoutMs:n*1e3,signal:i};return{retries:s,context:o,fetchAudiences(){const c=new URL(`${e}/v1/audience`);return r.request(
{method:"GET",url:c,headers:a,maxBytes:lt*D.E$,...u})},send(c){const h=new URL(`${e}/v1/notifications`),m={...a,"Content\
-Type":"application/json"};return r.request({method:"POST",url:h,headers:m,body:c,maxBytes:ht*D.E$,...u})}}}function ls(e,t,n){
const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,target:s,...n})}function se(e){
return qe(e).replace(gs,he).replace(ws,bs).replace(/^[\t -%'-;=-@[-`{-~]/,he).replaceAll(`
`,"<br>")}function Fe(e){return qe(e).replace(/[&<>]/g,he).replaceAll(`
`,"&#10;")}const $e=(e,t)=>se(oe(X(e,t))),hs=e=>vt($e(e,500));function $t(e,t=500){const s=X(e,t).split(fs).map((o,r)=>r%
2===1?le(o):se(oe(o)));return vt(s.join(""))}function Be({text:e,url:t},n=2e3){return`${$t(e,n)}${t?` <a href="${Ge(t)}"\
>Open that run</a>`:""}`}const yt=({command:e})=>e!==void 0&&`<pre><code>${Fe(e)}</code></pre>`,vt=e=>`<span dir="auto">${e}\
</span>`,fs=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,le=e=>`<code>${Fe(e)}</code>`;function He(e,t=300){const n=$e(e,t);return e.
length>kt?n:`<a href="${Ge(e)}">${n}</a>`}function ps(e,t,n){return e.length>kt?t:`<img src="${Ge(e)}" alt="${t}" width=\
"${n}">`}function X(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function oe(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${We}{${t+1},}`,"gv"),s=new RegExp(`${We}{${ms}\
}(?=${We})`,"gv");return e.replace(n,o=>o.replace(s,"$&\u200B"))}const ms=10,We=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,kt=2e3,gs=/[&<>"'`*_~[\]()|\\!{}^]/g,ws=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,he=e=>`&#${e.codePointAt(0)};`,bs=e=>`<span>${he(
e)}</span>`,Ge=e=>qe(e).replace(/[&<>"'`\n\t]/g,he);function qe(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function te(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const Y=(e,t)=>`${te(e)} ${t}${e===1?"":"s"}`,_t=[{seconds:86400,name:"day",letter:"\
d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"m"},{seconds:1,name:"second",letter:"s"}];function xt(e){
const t=_t.find(({seconds:n})=>e>0&&e%n===0);return t?`${e/t.seconds}${t.letter}`:`${e}s`}function Tt(e){const t=_t.find(
({seconds:n})=>e>=n);return t?`${Y(Math.floor(e/t.seconds),t.name)} ago`:"just now"}function St({tag:e,level:t,age:n}){const s=n===
void 0?"":`, published ${Tt(n)}`;return`${(0,D.hD)(e)}${t?` (${t})`:""}${s}`}function $s(e){const t=(0,D.hD)(e.release.tag);
return e.kind==="level"?`The release ${t} is a ${e.release.level} release, smaller than \`release-level: ${e.minLevel}\`.`:
`The release ${t} was published ${Tt(e.age)}, longer ago than \`max-age: ${xt(e.maxAge)}\` allows.`}function ys({kind:e}){
return`Usually there is nothing to do. To announce it anyway, ${e==="level"?"change `release-level`":"set a larger `max-\
age`"}.`}const ye=e=>String(e).padStart(2,"0"),Et=({hour:e,minute:t})=>`${ye(e)}:${ye(t)}`,vs=({year:e,month:t,day:n})=>`${e}\
-${ye(t)}-${ye(n)}`;function Rt({window:e,timeZone:t,now:n,opens:s,opensAt:o}){const r=t.toUpperCase()==="UTC"?"":` (${o.
toISOString().slice(11,16)} UTC)`;return`It is ${Et(n)} in the time zone ${t}, outside \`send-between: ${e}\`. The window\
 opens at ${Et(s)} on ${vs(s)}${r}.`}function ks(e,t){const n=Rt(e);return t===void 0?{text:n}:{text:`${t.message} When \
the action could try again, the window was closed. ${n}`}}function _s(e,t){const n="a later run inside the window sends",
s="the next one of a schedule, or this run, if you re-run it then";return t!==void 0&&t.kind!=="none"?{text:`Delete the \
claim of this run as the warning says. Then ${n}: ${s}.`}:{text:`${e?"Nothing was sent, and the key is not claimed by th\
is run":"Nothing was claimed"}, so ${n} (with \`once-key\`, unless the key was already used): ${s}.`}}const At=[{name:"D\
esktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"\
start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{
length:19,line:19},iconAt:"end",textWidth:310}];function ve(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.test(e),o=s?
e:e.match(xs())??[],r=s?void 0:Ts(),i=o.length;let a=0,u=0,c=0;for(const h of o){if(a=h===`
`?(Math.floor(a/n)+1)*n:a+(r?.test(h)?2:1),a>t)return{shown:`${e.slice(0,c).trimEnd()}\u2026`,visible:u,total:i};a<t&&(u++,
c+=h.length)}return{shown:e,visible:i,total:i}}const xs=(0,D.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Ts=(0,D.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),Ss=864e5,Ct=2419200,Es=14,Rs={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"lon\
g-ttl":({seconds:e})=>`The ttl is ${e} s; push services keep a notification for at most four weeks (${Ct} s).`,"reach-ze\
ro":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in \
quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The API\
 token expired on ${Ve(e)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Ve(e)}\
. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may alread\
y have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:e,period:t})=>`\
This is attempt ${e} of this run: an attempt before this ${t} may already have sent the notification, since \`once-per\` a\
llows one in each ${t}.`,"image-size":({field:e,...t})=>`${(0,B.wg)(e)}: the ${B.Ng[e].use} is ${Nt(t)}; browsers show ${B.
Ng[e].sizes.map(Nt).join(" or ")}.`,"image-weight":({field:e,bytes:t})=>`${(0,B.wg)(e)}: the ${B.Ng[e].use} has ${Pt(t)}\
, and every subscriber downloads it. Use one of at most ${Pt(B.Ng[e].maxBytes)}.`,"page-as-image":({field:e,raw:t})=>`${(0,B.
wg)(e)} is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address\
 behind the button Raw: ${(0,D.hD)(t)}.`,"key-separator":({key:e})=>`The once-key ${(0,D.hD)(e)} ends with a separator, \
so an expression in it is probably empty. Runs with the same key may be skipped although they announce something else. C\
orrect the key.`,"key-of-all-releases":({key:e,tag:t})=>`The once-key ${(0,D.hD)(e)} contains neither the tag nor the ve\
rsion of the release ${(0,D.hD)(t)}. If the next release has the same key, it will be skipped. Set \`once-key: release-{t\
ag}\`.`,"release-each-run":({tag:e})=>`Without \`once-key\`, the next run announces the release ${(0,D.hD)(e)} again. Se\
t \`once-key: release-{tag}\`.`,"release-each-period":({tag:e,period:t})=>`\`once-per\` lets a run announce the release ${(0,D.
hD)(e)} again in the next ${t}. To announce each release only once, remove \`once-per\`.`,truncated:({field:e,visible:t,
total:n})=>`The ${e} is ${te(n)} characters long; even a desktop shows only about ${te(t)}.`,markup:({field:e,what:t})=>`\
The ${e} contains ${Ke[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,"unres\
olved-template":({field:e,template:t})=>`\`${e}\` contains the template ${(0,D.hD)(t)}, which nothing has replaced. Unle\
ss the push service replaces it, subscribers get it as it is.`,"text-comment":({fieldPath:e,comment:t})=>`\`${(0,Q.LF)(e)}\
\` ends before ${(0,D.hD)(t)}, which is a comment to YAML. If it is part of the text, put the text in quotes. Otherwise,\
 move the comment to a line of its own.`,"escaped-newline":({field:e})=>`The ${e} contains the two characters \`\\n\`, whic\
h subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,"outside-window":({outside:e})=>`A rea\
l run would be skipped now. ${Rt(e)}`,"entry-message":({origin:e})=>`The message is ${ze(e)}. ${Ot}`,"neutral-message":()=>`\
The release notes have no sentence for subscribers, so the message says only that there is something new. ${Ot}`},Ot="To\
 choose the words, write `<!-- web-push: your text -->` on a line of its own in the release notes, or set the input `mes\
sage`.";function ze(e){switch(e.kind){case"comment":return"the `web-push` comment of the release notes";case"entry":return`\
the entry ${(0,D.hD)(e.entry)}${e.heading===""?"":` under ${(0,D.hD)(e.heading)}`} of the release notes`;case"neutral":return"\
the neutral sentence"}}const As=e=>Rs[e.kind](e);function Yr(e){return"fieldPath"in e?e.fieldPath:"field"in e?[e.field]:
e.kind==="many-buttons"?["actions"]:e.kind==="long-ttl"?["ttl"]:[]}function It(e){return e.kind==="token-expiry"&&e.expired?
{message:`The API token expired on ${Ve(e.at)}.`,hint:"Replace the secret with the current API token of this site. Then \
run this again."}:e.kind!=="quoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation \
marks are not part of it, remove them from the secret. Then run this again."}}const Ve=e=>e.toISOString().slice(0,10),Pt=e=>`${te(
Math.ceil(e/1024))} KiB`,Nt=({width:e,height:t})=>`${e}x${t}`,Ke={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},
list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{
name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Cs({notification:e,sources:t,messageOrigin:n,textComments:s=[]}){
const{actions:o,ttl:r}=e,i=[];o&&o.length>2&&i.push({kind:"many-buttons",count:o.length}),r!==void 0&&r>Ct&&i.push({kind:"\
long-ttl",seconds:r}),n?.kind==="entry"&&i.push({kind:"entry-message",origin:n}),n?.kind==="neutral"&&i.push({kind:"neut\
ral-message"}),i.push(...B.$G.flatMap(a=>Ms(a,e[a])));for(const a of["title","message"])i.push(...js(a,e)),(t[a]==="inpu\
t"||t[a]==="file")&&i.push(...Ds(a,e[a]));return[...i,...Is(e),...Ps(s)]}const Os=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function Is(e){const{actions:t=[]}=e,n=t.flatMap(({text:s,url:o})=>[s,o]).join(`
`);return[...B.BH.flatMap(s=>Mt(s,e[s])),...Mt("actions",n)]}function Mt(e,t=""){const[n]=Os.exec(t)??[];return n===void 0?
[]:[{kind:"unresolved-template",field:e,template:n}]}function Ps(e){const t=e.filter(({path:o})=>!Ns(o));return[...new Map(
t.toReversed().map(o=>[o.path[0],o])).values()].reverse().map(({path:o,comment:r})=>({kind:"text-comment",fieldPath:o,comment:r}))}
function Ns([e,...t]){const{kind:n}=B.Ng[e];return n==="buttons"?t.at(-1)==="url":n==="image"||n==="page"}function Ms(e,t=""){
const[,n,s]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.exec(t)??[];return n===void 0?[]:
[{kind:"page-as-image",field:e,raw:`https://raw.githubusercontent.com/${n}/${s}`}]}function js(e,t){const[n]=At,{visible:s,
total:o}=ve(t[e],n[e]);return s===o?[]:[{kind:"truncated",field:e,visible:s,total:o}]}function Ds(e,t){const s=Object.keys(
Ke).filter(o=>Ke[o].pattern.test(t)).map(o=>({kind:"markup",field:e,what:o}));return t.includes("\\n")?[...s,{kind:"esca\
ped-newline",field:e}]:s}const Ls=e=>e===0?[{kind:"reach-zero"}]:[],Us=e=>/[-_.:/#]$/.test(e)?[{kind:"key-separator",key:e}]:
[];function Fs(e,t){if(e===void 0||e.period!==void 0||t===void 0)return[];const{key:n}=e,[s]=(t.match(/\d+(?:\.\d+)*/g)??
[]).sort((r,i)=>i.length-r.length);return n.includes(t)||s!==void 0&&n.includes(s)?[]:[{kind:"key-of-all-releases",key:n,
tag:t}]}const Bs=(e,t,n)=>e&&t!==void 0&&n===void 0?[{kind:"release-each-run",tag:t.tag}]:[],Hs=(e,t)=>e!==void 0&&t!==void 0?
[{kind:"release-each-period",tag:t.tag,period:e}]:[];function Ws(e,t,n){return e<=1?[]:t===void 0?[{kind:"rerun",attempt:e}]:
n===void 0?[]:[{kind:"rerun-period",attempt:e,period:n}]}function Gs(e,t){if(/^(["'`]).*\1$/.test(e))return[{kind:"quote\
d-token"}];const n=qs(e);return n===void 0||n-t>=Es*Ss?[]:[{kind:"token-expiry",at:new Date(n),expired:n<=t}]}function qs(e){
const[t,n,s,...o]=e.split(".");if(!t||!n||s===void 0||o.length>0)return;const{exp:r}=Object((0,D.qF)(Buffer.from(n,"base\
64url").toString("utf8"))),i=typeof r=="number"?r*1e3:Number.NaN;return Number.isNaN(new Date(i).getTime())?void 0:i}const fe=({
text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,zs={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function Vs({title:e,reason:t,message:n,hint:s},o,r){const a=r!==void 0&&r.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",c=["The service may still send it: w\
ait some minutes, then look in the panel of the service before you send it again.",s,`If nothing was sent, ${a}run this \
again.`].filter(Boolean).join(" "),h=o==="not-sent"&&t==="internal-error"?" You can run this again.":"";return{title:`${e}\
 (${o?`${o}: `:""}${t})`,failed:e,why:{text:n},meaning:o&&zs[o],next:{text:o==="unknown"?c:`${s}${h}`},reason:t}}const Ks=e=>e.
replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),jt=e=>`h\
ttps://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ks(e)}`,Dt=4096,Js=600;function Ys({
why:e,meaning:t,next:n,reason:s},o){const i=`
${o(t?`${t} ${fe(n)}`:fe(n))}${s?`
More: ${jt(s)}`:""}`;return Qs(o(fe(e)),Dt-i.length)+i}function Qs(e,t){const n=e.split(`
`);if(n.length===1)return X(e,t-1);const s=a=>`- and ${a} more (see the log)`;let o=s(n.length).length;const r=[];for(const a of n){
const u=X(a,Js);if(o+=u.length+1,o>t)break;r.push(u)}const i=n.length-r.length;return[...r,...i>0?[s(i)]:[]].join(`
`)}const Xs=5e3;function Zs({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${$t(e)}</b>`]]:[],["Why",Be(t,Xs)],["What to do",Be(n)],...s?[["More",`<a href="${jt(s)}">W\
hat ${s} means</a>`]]:[]].map(([r="",i])=>`<tr><th align="left">${r.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,yt(n)]}const eo={input:"the inputs",file:"the file",release:"the release",event:"the event"};function to({sources:e,
messageOrigin:t},n){const s=Object.entries(eo).flatMap(([r,i])=>{const a=c=>c==="message"&&t?`message (${ze(t)})`:c,u=Object.
entries(e).flatMap(([c,h])=>h===r?[a(c)]:[]);return u.length>0?[`${u.join(", ")} from ${i}`]:[]}),o=Object.keys(n);return o.
length>0&&s.push(`${o.join(", ")} from extra-fields`),`Content: ${s.join("; ")}.`}const no=e=>`Release: ${St(e)}.`;function so(e){
if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.
audience;return`To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${s===void 0?"":`, ${s} subscriber${s===
1?"":"s"}`}.`}function oo(e){return`Guards: ${e.join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function ro(e,t){
const{maxReach:n,releaseLevel:s,maxAge:o,sendBetween:r,timeZone:i="UTC",checkUrls:a,expectedPayload:u}=e,c=t&&[t.key,t.period].
filter(Boolean).join(" ");return[n===void 0?void 0:`max-reach ${n}`,s&&`release-level ${s}`,o===void 0?void 0:`max-age ${xt(
o)}`,r&&`send-between ${r.text} (${i})`,a&&"check-urls",u!==void 0&&"expected-payload",c===void 0?void 0:`once-key ${(0,D.
hD)(c)}`].filter(m=>typeof m=="string")}const io=({outcome:e})=>e==="sent"||e==="unknown",ao=({outcome:e})=>e==="sent"||
e==="dry-run"||e==="skipped"?0:1;function co({attempts:e,result:t,response:n,payload:s,target:o}){const r=o?.type==="aud\
ience"?o.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.reason:"reason"in t?t.reason:"","status\
-code":ke(n?.statusCode),response:n?.body??"",payload:s??"","audience-id":ke(r?.id),"audience-name":r?.name??"","audienc\
e-reach":ke(r?.reach),attempts:ke(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}const ke=e=>e===void 0?"":String(
e);function Qr(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:{audiences:JSON.stringify(e),count:String(
e.length),reason:""}}function Xr(e,t,n){const{notifications:s,problems:o,extraFields:r,failure:i}=e,a=s.map(({file:c,content:h})=>({
file:c,payload:{...h?.notification,...r}})),u=s.map(({file:c})=>c).filter(c=>c!=="");return{payloads:t?"":JSON.stringify(
a),files:i||o.length>0?"":JSON.stringify(u),"summary-url":n,count:i?"":String(a.length),reason:t}}const uo=["payload","o\
utcome","reason","kind","type","responseFlaw","field","fieldPath","what","only","sources"];function lo(e,t){const n=(s,o)=>{
if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,o));if(s instanceof F.HR)return ho(s,t);if(typeof s!=
"object"||s===null||s instanceof Date)return s;const r=Object.entries(s).map(([i,a])=>o?[t(i),n(a,!0)]:[i,uo.includes(i)?
a:n(a,i==="extraFields")]);return Object.fromEntries(r)};return n(e,!1)}function ho({reason:e,title:t,message:n,hint:s},o){
return new F.HR({reason:e,title:o(t),message:o(n),hint:o(s)})}function fo(e){const t=po(e),{result:n,claim:s,isRunOfRelease:o}=t;
return{finished:t,entries:ko(t),flaw:n.outcome==="sent"&&n.responseFlaw?go(n.responseFlaw):void 0,annotation:bo(n,s,o),closingLine:vo(
t)}}function po(e){const{result:t,advice:n}=e;if(!("failure"in t)||!mo(t.failure))return e;const{failure:s}=t,o=n.find(c=>It(
c)!==void 0),r=o&&It(o);if(r===void 0)return e;const{reason:i,title:a}=s,u=new F.HR({reason:i,title:a,message:`${s.message}\
 ${r.message}`,hint:r.hint});return{...e,result:{...t,failure:u},advice:n.filter(c=>c!==o)}}const mo=({reason:e})=>e==="\
http-401"||e==="http-403",Je={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing w\
as sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},
Lt={cut:"the response was cut off",timeout:"the response was not complete in time","too-large":`the response is larger t\
han ${ht} MiB`,cancelled:"the run was cancelled before the response was complete","not-json":"the response is not JSON"};
function go(e){const t=e==="cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`\
The service accepted it (2xx), but ${Lt[e]}. Do not send it again before you have waited some minutes and looked in the \
panel of the service.${t}`}const wo="announce the release by hand, with its tag (a re-run uses the original workflow fil\
e and event)";function bo(e,t,n=!1){if("failure"in e){const i=Vs(e.failure,e.outcome,t);return n&&(i.next.text=i.next.text.
replace(F.Up,wo)),Ft(e)?Co(i,t):i}if(e.outcome!=="skipped")return;const s=`${Je.skipped} (${e.reason})`;if(e.reason==="a\
lready-sent")return{title:s,why:Ut(e.claim),next:So(e.claim)};if(e.reason==="outside-window"){const{outside:i,lastFailure:a}=e;
return{title:s,why:ks(i,a),next:_s(a!==void 0,t)}}const{why:o}=e;if(o.kind==="level"||o.kind==="age")return{title:s,why:{
text:$s(o)},next:{text:ys(o)}};const r=`Usually there is nothing to do. ${$o(o)}`;return{title:s,why:{text:yo(o)},next:{
text:r}}}function $o(e){return e.kind==="no-release"?"A later run announces the first release.":e.kind==="draft"?"To ann\
ounce the release, publish it.":`To send on this event too, set the content as inputs${e.kind==="activity"?" (without pl\
aceholders such as `{tag}`, `release-level` and `max-age`)":""}, and set a \`once-key\`: without one, each event sends a n\
otification.`}function yo(e){if(e.kind==="no-release")return"The repository has not published a release yet (drafts and \
pre-releases do not count).";if(e.kind==="draft")return"The release is a draft.";const{kind:t,actual:n}=e,s=/^[a-z_]{1,40}$/.
test(n)?`\`${n}\``:"not one that GitHub documents";return t==="activity"?`The release event's activity is ${s}; only \`pu\
blished\` and, with \`once-key\`, \`released\` are announced.`:`The deployment's state is ${s}; only \`success\` is announ\
ced.`}function vo({result:e,attempts:t,response:n}){const s=Je[e.outcome];if(e.outcome!=="sent")return`${s}.`;const o=t>
1?` on attempt ${t}`:"";return`${s}${o}: the service responded ${n?.statusCode} at ${e.sentAt.toISOString()}.`}function ko({
advice:e,keyUse:t,claim:n,result:s}){return[...e.map(o=>({level:_o(o),title:xo(o),text:As(o)})),...t?[Ro(t)]:[],..."fail\
ure"in s&&"stop"in s&&s.stop?Eo(s.stop):[],...Ft(s)?[]:Ao(n,s.outcome)]}const _o=e=>e.kind==="neutral-message"?"note":"w\
arning",xo=e=>e.kind==="token-expiry"&&e.expired?"Token expired":"Advice";function Ut({key:e,ref:t,by:n}){return{text:`${`\
The key ${(0,D.hD)(e)} was already used: ${n?To(n):"a run whose record cannot be read claimed it"}.`} The claim is the r\
ef ${t}.`,url:n?.url}}function To({run:e,attempt:t,time:n,title:s,target:o}){const r=s===void 0?"":` to send ${(0,D.hD)(
s)}`,i=o===void 0?"":` to ${o==="all"?"every subscriber of the site":`the ${o}`}`;return`run ${e} (attempt ${t}) claimed\
 it at ${n}${r&&`${r}${i}`}`}function So(e){const{by:t}=e;return{text:`Usually there is nothing to do. To send something\
 else, use another \`once-key\`. If this notification is missing, wait until ${t?`run ${t.run} has ended`:"every run tha\
t uses this key has ended"} and some minutes more, then look in the panel of the service. Only if it was not sent, or to\
 send it a second time on purpose, run this command, which deletes the claim if it is still the same one. Then run the w\
orkflow again:`,command:Ye(e)}}function Eo(e){return e.kind==="outside-window"?[]:[{level:"warning",title:"Not tried aga\
in",text:`After the wait, the action did not try again: ${e.kind==="claim-lost"?`the ref ${e.ref} is not the claim of th\
is run any more, and another run may send`:`the action could not read whether the ref ${e.ref} is still the claim of thi\
s run (${e.cause}), and another run may send`}.`}]}function Ro(e){if(e.kind==="used"){const s=Ut(e.claim);return{...s,level:"\
warning",title:"Key already used",text:`A real run would be skipped. ${s.text}`}}const t=(0,D.hD)(e.key);return e.kind===
"unused"?{level:"note",text:`The key ${t} has not been used.`}:{level:"warning",text:`Could not determine whether the ke\
y ${t} was used (${e.cause}), so this dry run cannot say whether a real run would be skipped.`}}function Ao(e,t){if(!e||
e.kind==="none"||t==="sent")return[];const{kind:n,ref:s,tag:o}=e,r=Ye(e);if(t==="unknown")return[{level:"note",text:`The\
 claim ${s} stays, so a re-run with this key will be skipped. Wait some minutes, then look in the panel of the service. \
Only if nothing was sent, delete the claim with this command, then run this again:`,command:r}];const i=(0,D.hD)(e.key),
[a,u,c]=n==="held"?["Claim not deleted",`could not delete its claim of the key ${i}`,"This"]:["Claim not certain",`could\
 not determine whether it has the claim of the key ${i}`,"If it is, this"],h=`This run sent nothing, but ${u}, so a re-r\
un may be skipped. ${c} command deletes the ref ${s} only if it still points to ${o}, the claim of this run. Run it, the\
n run the workflow again:`;return[{level:"warning",title:a,text:h,command:r}]}const Ft=e=>"failure"in e&&e.failure.reason===
"claim-failed";function Co(e,t){if(!t||t.kind==="none")return e;const{text:n}=e.next,s=`Before that, in case the claim w\
as made, run this command, which deletes the ref ${t.ref} only if it points to ${t.tag}, the claim of this run:`;return{
...e,next:{text:`${n} ${s}`,command:Ye(t)}}}function Ye({ref:e,repository:t,serverUrl:n,tag:s}){const o=(0,D.Dl)(n)?.host??
"github.com",r=`gh api${o==="github.com"?"":` --hostname ${o}`}`,i=`${r} --method DELETE repos/${t}/git/${e}`;return`[ "\
$(${`${r} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`})" = ${s} ] && ${i}`}const Oo=10,Io=25,pe={message:4e3,
text:1e3,button:200,extraName:60,extraValue:300},Po=400;function No(e,t,n){const s=[...Mo(e),t&&Do(t),...Lo(n)].filter(Boolean);
return`<table>
<tr>${["Field","Value","Source","Browsers"].map(r=>`<th>${r}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function Qe(e,t,n,s){return`<tr><td>${le(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${s}</td></tr>`}const Bt=e=>`${te(
e)} more, in the output <code>payload</code>`;function Mo({notification:e,sources:t,messageOrigin:n}){return Object.keys(
e).flatMap(s=>{const o=s==="message"&&n?`: ${se(oe(ze(n)))}`:"",r=`${t[s]??""}${o}`,i=(0,B.RD)(B.Ng[s].browsers,"&nbsp;"),
a=(m,E)=>Qe(m,E,r,i);if(s!=="actions")return a(s,jo(s,e));const{actions:u=[]}=e,c=u.slice(0,Oo).map(({text:m,url:E},k)=>a(
`actions[${k}]`,`${Ht(m,pe.button)}<br>${He(E)}`)),h=u.length-c.length;return h>0?[...c,a(s,Bt(h))]:c})}function jo(e,t){
const n=t[e]??"";return typeof n=="number"?`${te(n)} s${Fo(n)}`:B.Ng[e].kind==="text"?Ht(n,e==="message"?pe.message:pe.text):
He(n)}function Ht(e,t){if(e.length<=Po)return se(oe(e));const n=e.length>t?"<br><i>The rest is in the output <code>paylo\
ad</code>.</i>":"";return`<details><summary>${se(oe(X(e,80).replace(/\s+/g," ")))} <i>(${Y(e.length,"character")})</i></\
summary>${$e(e,t)}${n}</details>`}function Do(e){const t=e.type==="all"?"all":`audience ${e.audience.id}`;return Qe("tar\
get",le(t),"input","")}function Lo(e){const t=Object.keys(e),n=(r,i)=>Qe(r,i,"extra-fields","unknown"),s=t.slice(0,Io).map(
r=>n(X(r,pe.extraName),le(X(Uo(e[r]),pe.extraValue)))),o=t.length-s.length;return o>0?[...s,n("\u2026",Bt(o))]:s}const Uo=e=>JSON.
stringify(e,null,1).replace(/\n */g," ");function Fo(e){const n=[[604800,"week"],[86400,"day"],[3600,"hour"],[60,"minute"]].
find(([s])=>e>=s&&e%s===0);return n?` (${Y(e/n[0],n[1])})`:""}const Bo=2,Wt=56,Ho={"beside the text":Wt,"below the text":360},
Wo="Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function Go(e){return`<div>
${At.map(n=>qo(n,e)).join(`
`)}
<br clear="all"><sub>${Wo}</sub>
</div>`}function qo(e,t){const{title:n,message:s,landing_url:o,actions:r=[]}=t,{name:i,browser:a,iconAt:u,textWidth:c}=e,
h=ve(n,e.title),m=ve(s,e.message),E=r.slice(0,Bo).map(({text:f})=>ve(f,e.button)),k=r.length-E.length,_=`<td valign="top\
" width="${Wt}">${Gt("beside the text",t)}</td>`,A=`<td valign="top" width="${c}" dir="auto"><b>${Xe(h)}</b><br>${Xe(m)}\
</td>`,S=Gt("below the text",t),x=E.map(f=>`<kbd>&nbsp;${Xe(f)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),I={Title:h,Message:m},
M=[...Object.entries(I).map(([f,w])=>Ze(w)&&Vo(f,w)),E.some(Ze)&&"\u2702\uFE0F A button is cut",k>0&&`\u2702\uFE0F ${Y(k,
"more button")} not shown`,...Object.entries(I).map(([f,w])=>!Ze(w)&&qt(Ko(f,w))),qt(`Opens ${He(o,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${i} <sub>${a}</sub></th>`,u==="start"?_+A:A+_,S&&`<td colspan="2" align=\
"center">${S}</td>`,x&&`<td colspan="2" align="center">${x}</td>`,`<td colspan="2">${M.join("<br>")}</td>`].flatMap(f=>f?
[`<tr>${f}</tr>`]:[]).join("")}</table>`}function Gt(e,t){return B.$G.flatMap(s=>{const{drawn:o,use:r}=B.Ng[s],i=t[s];return o===
e&&i!==void 0?[ps(i,r,Ho[e])]:[]}).join("<br>")}const zo=24,Xe=({shown:e})=>se(oe(e,zo)),Ze=({visible:e,total:t})=>e<t,Vo=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${te(t)} of ${Y(n,"character")}`,Ko=(e,{total:t})=>`${e} fits (${Y(t,"\
character")})`,qt=e=>`<sub>${e}</sub>`,Jo={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4",
"not-sent":"\u274C",unknown:"\u2753"};function Yo({finished:e,entries:t,annotation:n}){const{result:s,content:o,target:r,
extraFields:i={},response:a}=e,{outcome:u}=s,c=t.filter(({level:m})=>m==="warning"),h=t.filter(({level:m})=>m==="note");
return[`<h2>${Jo[u]} ${Je[u]}</h2>`,n&&Zs(n),Qo(e),Xo(e),zt("\u26A0\uFE0F",c),zt("\u2139\uFE0F",h),o&&["<h3>Preview</h3>",
Go(o.notification)],o&&["<h3>Fields</h3>",No(o,r,i)],a?.body&&tr(a.body)]}function Qo({result:e,target:t,release:n,attempts:s,
response:o}){const r=e.outcome==="sent"&&e.responseFlaw?`, but ${Lt[e.responseFlaw]}`:"",i=[t&&`<b>To</b> ${Zo(t)}`,n&&`\
<b>Release</b> ${$e(St(n),300)}`,o?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${o.statusCode}${r}`,s>0&&Y(s,"attempt"),e.
outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);return i.length>
0&&`<p>${i.join(" \xB7 ")}</p>`}function Xo({guards:e=[]}){const t=e.map(le);return t.length>0&&`<p><b>Guards</b> ${t.join(
" \xB7 ")}</p>`}function Zo(e){if(e.type==="all")return"every subscriber of the site; the service does not report how ma\
ny";const{id:t,name:n,reach:s}=e.audience,o=n===void 0?`audience ${t}`:`${hs(n)} (audience ${t})`;return s===void 0?o:`${o}\
, <b>${Y(s,"subscriber")}</b>`}const er=10;function zt(e,t){const n=t.slice(0,er).map(o=>`${e} ${Be(o)}`),s=t.length-n.length;
return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}</p>`,t.map(yt)]}const Vt=16e3;function tr(e){
const t=e.length-Vt,n=t>0?`<p>${Y(t,"more character")} in the output <code>response</code>.</p>`:"";return`<details><sum\
mary>Response of the service</summary><pre><code>${Fe(X(e,Vt))}</code></pre>${n}</details>`}const _e=require("node:fs"),
et=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function nr(){return{http:et("HTTP_PROXY"),https:et("HTTPS_PR\
OXY"),bypass:et("NO_PROXY")}}function re(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:o}=process.
env,{GITHUB_EVENT_NAME:r}=process.env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},
run:{repository:n??"",sha:s??"",id:o??"",event:r??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const Zr=e=>e===
"pull_request"||e==="pull_request_target";function ei(){const{github:e,run:t}=re();return t.id===""?"":`${e.serverUrl}/${t.
repository}/actions/runs/${t.id}/attempts/${t.attempt}`}async function sr(e){const t=process.env.GITHUB_EVENT_PATH;delete process.
env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const or=25*1048576;function Kt(){
const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{return(0,_e.statSync)(t).size>or?{name:e,payload:void 0,
unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse((0,_e.readFileSync)(t,"utf8"))}}catch{return{name:e,
payload:void 0,unreadable:t===""?void 0:"the file of the event cannot be read"}}}var Jt=b(857);function Yt(e){return e==
null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function tt(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function ie(e,t,n){const s=new rr(
e,t,n);process.stdout.write(s.toString()+Jt.EOL)}function Qt(e,t=""){ie(e,{},t)}const Xt="::";class rr{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=Xt+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(
s)){const o=this.properties[s];o&&(n?n=!1:t+=",",t+=`${s}=${ar(o)}`)}}return t+=`${Xt}${ir(this.message)}`,t}}function ir(e){
return Yt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ar(e){return Yt(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const ti=require("path");var Zt=function(e,t,n,s){
function o(r){return r instanceof n?r:new n(function(i){i(r)})}return new(n||(n=Promise))(function(r,i){function a(h){try{
c(s.next(h))}catch(m){i(m)}}function u(h){try{c(s.throw(h))}catch(m){i(m)}}function c(h){h.done?r(h.value):o(h.value).then(
a,u)}c((s=s.apply(e,t||[])).next())})},nt;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(nt||(nt={}));
function ni(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function cr(e){ie("add-mask",{},e)}function si(e){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function xe(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function oi(e,t){const n=xe(e,t).split(
`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function ri(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],o=xe(e,t);if(n.includes(o))return!0;if(s.includes(o))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ii(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function ai(e){issue("echo",e?"on":"off")}function ci(e){process.exitCode=nt.Failure,st(e)}function ur(){
return process.env.RUNNER_DEBUG==="1"}function dr(e){ie("debug",{},e)}function st(e,t={}){ie("error",tt(t),e instanceof Error?
e.toString():e)}function lr(e,t={}){ie("warning",tt(t),e instanceof Error?e.toString():e)}function hr(e,t={}){ie("notice",
tt(t),e instanceof Error?e.toString():e)}function Te(e){process.stdout.write(e+Jt.EOL)}function en(e){Qt("group",e)}function tn(){
Qt("endgroup")}function ui(e,t){return Zt(this,void 0,void 0,function*(){en(e);let n;try{n=yield t()}finally{tn()}return n})}
function di(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function li(e){return process.env[`STATE_${e}`]||""}function hi(e){return Zt(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const fr={"expected-payload":"any"};function pr(e){for(const t of e.
filter(n=>ge._y.includes(n))){const n=xe(t);n!==""&&cr(n)}return Object.fromEntries(e.map(t=>[t,mr(t)]))}function mr(e){
return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?xe(e):fr[e]??""}function gr(e){return Object.entries(process.env).
flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.trim()?[]:[{
name:s,variable:t}]})}async function wr(e,t){const n=gr(e);if(n.length===0)return[];const{unknownInputs:s}=await b.e(65).
then(b.bind(b,3065));return s(n,e,t)}const nn="\u2060";function ot(e){return!/[^\x20-\x7e]/.test(e)&&!e.includes("##[")&&
!e.trimStart().startsWith("::")?e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${nn}`).split(`
`).map($r).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const br=(0,D.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function $r(e){const t=e.
search(br());return t>=0&&e.startsWith("::",t)?`${e.slice(0,t)}:${nn}${e.slice(t+1)}`:e}function yr(e){const t=o=>ot(e(o)),
n=o=>(r,i,a)=>{const u=t(i);u.length>Dt&&Te(u),o(u,{title:t(r),...a&&{file:a.file,startLine:a.line,startColumn:a.column}})},
s=(o,r)=>{en(t(o)),Te(t(r)),tn()};return{info:o=>Te(t(o)),retry:(o,r)=>{const i=(r/1e3).toFixed(1);Te(t(`${o.title}: ${o.
message} Retrying ${i==="0.0"?"now":`in ${i} s`}.`))},exchange:({method:o,url:r,ended:i,ms:a,attempt:u,isConnectionKept:c})=>{
const h=c?"kept":"new",m=`${o} ${r.host}${r.pathname}`;dr(t(`${m}: ${i} in ${a.toFixed()} ms (try ${u}, ${h} connection)`))},
group:s,stack:({reason:o,cause:r})=>{o==="internal-error"&&s(`Stack of the error (${Oe.N}, Node ${process.version}, ${process.
platform})`,sn(r))},notice:n(hr),warning:n(lr),error:n(st)}}function sn(e){if(!(e instanceof Error))return(0,F.q0)(e);const{
stack:t=(0,F.q0)(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${sn(n)}`}function vr(e){const t=new Date,n=nr(),s=(0,ge.gE)({...e,proxyCredentials:(0,Le.FF)(n)}),o=yr(s.redact);
return{log:o,secrets:s,redact:s.redact,http:(0,ue.uT)(n,ur()?o.exchange:void 0),signal:Re.signal,startedAt:t,watch:kr()}}
function kr(){process.exitCode=1;let e=()=>{};return process.on("beforeExit",()=>e(new Error("it stopped before it finis\
hed"))),process.on("uncaughtException",t=>{e(t),Re.abort()}),t=>{const n=new Promise((s,o)=>{e=o});return Promise.race([
t,n])}}async function _r(e,t,n,s=t){let o=t;try{n()}catch(r){o=s,xr(e,r)}return await new Promise(r=>process.stdout.write(
"",r)),Sr(o)}function xr(e,t){const n=t instanceof Error?t.name:typeof t;st(`The report of this run failed (${n}). The o\
utputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is not set, it may have b\
een sent: look in the panel of the service before you send it again.`,{title:"Internal error (internal-error)"});try{e.stack(
(0,F.h_)(t))}catch{}}const Tr=/^(GetAddrInfo|FS)Req/;function Sr(e){if(process.getActiveResourcesInfo().some(t=>Tr.test(
t)))if(process.platform!=="win32"){const t={...process.env,NODE_OPTIONS:""};process.execve?.(process.execPath,[process.execPath,
"-e",`process.exit(${e})`],t)}else e===1&&process.kill(process.pid,"SIGKILL");process.exit(e)}function Er(e,t,n){const{title:s,
why:o}=n,r=Ys(n,ot);r.startsWith(ot(o.text))||e.info(o.text),e[t](s,r)}const on=524288;function fi(e,t,{length:n}){if(n<=
on)return;const s=`GitHub passes at most about ${on} on to other jobs, so use it only in this job.`;e.warning("Large out\
put",`The output \`${t}\` has ${n} characters. ${s}`)}const Rr=["response","audience-name"];function Ar(e,{redact:t,log:n}){
const s=process.env.GITHUB_OUTPUT;if(!s)return;const o={...e};for(const r of Rr){const i=e[r];i!==void 0&&(o[r]=t(i))}try{
(0,_e.appendFileSync)(s,Cr(o))}catch(r){n.warning("Outputs not written",`The action could not write its outputs (${(0,F.
q0)(r)}). Later steps may see them as empty; the log says how the run ended.`)}}function Cr(e){const t=new Set(Object.values(
e).flatMap(o=>o.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;
return Object.entries(e).map(([o,r])=>`${o}<<${s}
${r}
${s}
`).join("")}function Or(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,H.yG)(e)===!1))try{(0,_e.appendFileSync)(
s,Pr(t()))}catch(o){n.warning("Summary not written",`Could not write the job summary (${(0,F.q0)(o)}).`)}}const Ir=9e5,rn=e=>typeof e==
"object"?e.flatMap(rn):e?[e]:[];function Pr(e,t=Ir){const n=rn(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",o=t-Buffer.byteLength(s)-2;let r=0;const i=n.findIndex(u=>(r+=Buffer.byteLength(u)+2,r>o));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function Nr(){const e=pr(at),t=vr({apiToken:e["api-token"],githubToken:e["github-token"]}),n=await new Mr(e,t).run();
await _r(t.log,ao(n.result),()=>Fr(n,e.summary,t))}class Mr{#n;#e;#t={attempts:0,advice:[]};#s;#o;constructor(t,n){this.#n=
t,this.#e=n;const{event:s}=re().run;this.#t.isRunOfRelease=s==="release"||s==="push"&&t.release!==""}async run(){const{watch:t}=this.#e,
n=await t(this.#r()).catch(o=>this.#p(o)),s=this.#s;return s&&!io(n)&&await t(s.giveUp()).catch(()=>{}),{...this.#t,claim:s?.
state,result:n}}#p(t){return{outcome:this.#t.attempts>0?"unknown":"not-sent",failure:(0,F.h_)(t)}}async#r(){const t=await this.#a();
if("skip"in t)return{outcome:"skipped",reason:"not-announceable",why:t.skip};const{settings:n,content:s,onceKey:o}=t,r=ds(
n,this.#e),i=await this.#c(n,r),a=this.#u(s,i);await jr(n,a),n.checkUrls&&await this.#d(n,s);const u=o&&await this.#l(n,
o,s,i),c=await an(n);if(n.dryRun){if(c&&this.#t.advice.push({kind:"outside-window",outside:c}),this.#t.keyUse=await u?.check(),
this.#e.signal.aborted)throw(0,F.Yq)("Sending");return{outcome:"dry-run"}}if(c)return{outcome:"skipped",reason:"outside-\
window",outside:c};if(u){this.#s=u;const A=await u.claim();if(A!=="claimed")return{outcome:"skipped",reason:"already-sen\
t",claim:A}}this.#t.advice.push(...Ws(re().run.attempt,o?.key,n.oncePer));const h=()=>this.#t.attempts++,m=()=>Dr(n,u),{
verdict:E,...k}=await es({service:r,body:a,onAttempt:h,beforeRetry:m});if(this.#t.response=k,!("failure"in E)||E.stop?.kind!==
"outside-window")return E;const{outside:_}=E.stop;return{outcome:"skipped",reason:"outside-window",outside:_,lastFailure:E.
failure}}async#a(){const{secrets:t,redact:n,log:s}=this.#e,o=this.#t,{settings:r,inputs:i,problems:a}=Tn(this.#n,t);a.add(
await wr(at,n));const u=await gn(i,a,this.#g(r));if(!r)throw a.failure();if("skip"in u)return u;const{content:c,extraFields:h,
release:m,releaseTag:E}=u;o.content=c,o.extraFields=h,o.release=m,s.info(to(c,h)),m&&s.info(no(m));const k=await this.#m(
r,u.onceKey);return o.guards=ro(r,k),o.advice.push(...Gs(r.apiToken,Date.now()),...Cs(c)),o.advice.push(...Us(this.#n["o\
nce-key"]),...Hs(r.oncePer,m)),o.advice.push(...Fs(k,E)),o.advice.push(...Bs(r.release?.kind==="latest",m,k?.key)),{settings:r,
content:c,onceKey:k}}async#m({oncePer:t,timeZone:n},s){if(s==="")return;if(t===void 0)return{key:s};const{periodOf:o}=await b.
e(406).then(b.bind(b,1406));return{key:s,period:o(t,this.#e.startedAt,n)}}async#c(t,n){const{log:s,redact:o}=this.#e,r=await Ur(
t,()=>Yn(n),o);return this.#t.target=r,r.type==="audience"&&(this.#t.advice.push(...Ls(r.audience.reach)),Pn(r.audience,
t.maxReach,o)),s.info(so(r)),s.info(oo(this.#t.guards??[])),r}#u({notification:t},n){const s=ls(t,n,this.#t.extraFields??
{});return this.#t.payload=s,this.#e.log.group("Payload",s),s}async#d(t,{notification:n}){const{checkUrls:s,urlCheckFailure:o}=await b.
e(291).then(b.bind(b,2291)),r={uses:(0,Ae.Wn)(n),timeoutMs:t.timeout*1e3,userAgent:Oe.N},{problems:i,remarks:a}=await s(
r,this.#e);if(i.length>0)throw o(i);this.#t.advice.push(...a),this.#e.log.info("URL check passed.")}async#l(t,n,{notification:s},o){
const r=await this.#h(t),{ClaimStore:i}=await Promise.all([b.e(413),b.e(517)]).then(b.bind(b,8595)),{signal:a}=this.#e,c={
target:o.type==="all"?"all":`audience ${o.audience.id}`,title:s.title},h=re(),{serverUrl:m}=h.github;return new i({...n,
record:c,serverUrl:m,run:h.run},r,a)}#h(t){return this.#o??=Lr(t,this.#e),this.#o}#g(t){const{secrets:n,signal:s,startedAt:o}=this.#e,
r={level:t?.releaseLevel,maxAge:t?.maxAge,now:o};return{secrets:n,filter:r,readFile:async i=>(await b.e(155).then(b.bind(
b,5155))).readWorkspaceFile(i),readEvent:async()=>Kt(),fetchRelease:async()=>{if(!t?.release)throw new Error("no release\
 is named");const{release:i}=t,a=await this.#h(t),{fetchRelease:u}=await Promise.all([b.e(413),b.e(303)]).then(b.bind(b,
3425)),{repository:c}=re().run,{repository:h}=Object(Kt().payload);return u({choice:i,filter:r,repository:c,eventRepository:h,
signal:s},a)}}}}async function jr({expectedPayload:e},t){if(e===void 0)return;const{checkExpectedPayload:n}=await b.e(138).
then(b.bind(b,3138));n(e,t)}async function an({sendBetween:e,timeZone:t}){if(e===void 0)return;const{outsideWindow:n}=await b.
e(288).then(b.bind(b,288));return n(e,t??"UTC",new Date)}async function Dr(e,t){const n=await t?.findRetryStop();if(n)return n;
const s=await an(e);return s&&{kind:"outside-window",outside:s}}async function Lr({githubToken:e="",timeout:t},n){const{
GithubClient:s}=await sr(()=>Promise.all([b.e(413),b.e(354)]).then(b.bind(b,3074))),{github:o,run:r}=re(),i={apiUrl:o.apiUrl,
repository:r.repository,token:e,timeoutMs:t*1e3};return new s(i,n)}async function Ur(e,t,n){const{target:s,audienceId:o,
audienceName:r,maxReach:i,dryRun:a}=e;return s==="all"?(a&&await t(),{type:"all"}):{type:"audience",audience:o!==void 0&&
r===void 0&&i===void 0&&!a?{id:o}:await On({id:o,name:r},await t(),n)}}function Fr(e,t,n){const{log:s,redact:o}=n;Ar(co(
e),n);const r=fo(lo(e,o)),{entries:i,annotation:a}=r;Or(t,()=>Yo(r),n);for(const{level:u,title:c,...h}of i)u==="warning"?
s.warning(c??"Advice",fe(h)):s.info(fe(h));r.flaw&&s.warning("Sent, with an unexpected response",r.flaw),"failure"in e.result&&
s.stack(e.result.failure),a?Er(s,"failure"in e.result?"error":"notice",a):s.info(r.closingLine)}Nr(),module.exports=un})();
