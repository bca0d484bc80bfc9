(()=>{"use strict";var rt={6187:((e,t,n)=>{n.d(t,{CY:()=>m,Qi:()=>a,Sx:()=>g,Uk:()=>u,fC:()=>v,hD:()=>d,m4:()=>w,sN:()=>p,
xb:()=>T});const s=String.raw`\0-\x1f\x7f-\x9f`,o=String.raw`\u202a-\u202e\u2066-\u2069`,r=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,
i=String.raw`\t-\r\x85`,a=new RegExp(`[${s}]`,"g"),d=new RegExp(`(?![\\t\\n])[${s}]`,"g"),u=new RegExp(`(?![\\t\\n])[${s}${o}\
]`,"g"),c=new RegExp(`[${s}${o}\\u2028\\u2029]`,"g"),p=new RegExp(`(?![${i}])[${s}${o}${r}]`,"g"),v=new RegExp(`[\\xa0\\u2\
000-\\u200a\\u200e\\u200f\\u202f\\u205f${o}${r}]`,"g"),w=new RegExp(`[\\s\\\\${s}]`),m=new RegExp(`[\\u200e\\u200f${o}${r}\
]`),g=new RegExp(`(?![\\t\\n\\r])[${s}]`);function T(S,I){let A;return()=>(A??=new RegExp(S,I),A)}}),4204:((e,t,n)=>{n.d(
t,{Q4:()=>a,ho:()=>i,oR:()=>o,sV:()=>s,xW:()=>r});function s(d){const u={missing:d};return{kind:"content",source:"event",
fields:{title:u,message:u,icon_url:u,landing_url:u},placeholders:{tag:u,version:u,name:u,repository:u,message:u,url:u}}}
function o(d,u,c){return"missing"in d?d:"missing"in u?u:{value:`${d.value}${c}${u.value}`,madeFrom:[...d.madeFrom,...u.madeFrom]}}
const r=d=>`the event's field \`${d}\` is missing or not text, so the action takes no content from it`,i=d=>({kind:"not-\
announceable",why:d});function a(d,u){return("value"in d?[d.value,...d.madeFrom]:d.madeFrom??[]).map(u.find).find(p=>p!==
void 0)}}),9735:((e,t,n)=>{n.d(t,{QP:()=>p,Wn:()=>w,cn:()=>v,fD:()=>d});var s=n(8266),o=n(3346),r=n(642),i=n(7666),a=n(5261);
const d={text:r.GT,image:o.b8,page:o.fi},u=new RegExp(`\\{(?:${a.o.join("|")})\\}`,"g"),c=g=>T=>{if(T.length>i.QO||!T.includes(
"{"))return g(T);const S=T.replace(/^\{url\}/,"https://url.example/").replace(u,"x");return"value"in g(S)?{value:T}:g(T)},
p={text:d.text,image:c(d.image),page:c(d.page)};function v(g,T,S){const{kind:I}=s.Ng[g];return I==="duration"?(0,r.p0)(T.
trim()):S[I](T.trim())}function w(g){return s.pi.flatMap(T=>m(T,g))}function m(g,T){const S=(0,s.wg)(g);if(g==="actions")
return(T.actions??[]).map(({url:N},M)=>({input:S,path:[M,"url"],url:N}));const{kind:I}=s.Ng[g],A=T[g];return typeof A!="\
string"||I==="text"?[]:[I==="image"?{input:S,url:A,image:g}:{input:S,url:A}]}}),5261:((e,t,n)=>{n.d(t,{o:()=>s});const s=[
"tag","version","name","repository","message","url"]}),8209:((e,t,n)=>{n.d(t,{Xw:()=>r,_I:()=>i});var s=n(8266),o=n(3740);
const r={inputs:{source:"input",fields:{},names:new Set},file:{source:"file",fields:{},names:new Set},fileName:"",extraFields:{},
onceKey:""};function i({inputs:d,file:u},c,p,v){return a(d,u,(0,o.wd)((0,o.SD)(d,u),c,p,v))}function a(...d){const u=Object.
assign({},...d.map(({fields:g})=>g).reverse()),c=s.pi.filter(g=>u[g]!==void 0),p=Object.fromEntries(c.map(g=>[g,u[g]]));
if(!(0,o.As)(p))return;const v=g=>d.find(({names:T})=>T.has(g)),w=Object.fromEntries(c.map(g=>[g,v(g)?.source])),m=d.flatMap(
g=>(g.textComments??[]).filter(({path:[T]})=>v(String(T))===g));return{notification:p,sources:w,textComments:m}}}),3740:((e,t,n)=>{
n.d(t,{As:()=>d,SD:()=>a,wd:()=>u});var s=n(8266),o=n(8925),r=n(4204),i=n(9735);const a=(w,m)=>s.Vu.filter(g=>!w.names.has(
g)&&!m.names.has(g)),d=w=>s.Vu.every(m=>w[m]);function u(w,m,g,T){const S=m.kind==="content"?m.source:"event",I={},A=[],
N=new Map;for(const f of w){const O=c(f,m),$=(0,r.Q4)(O,T);if($){const k=`contains ${$}, which may already be public; re\
place the token, and remove it from the ${S==="release"?S:"release or deployment"}`;A.push((0,o.CC)((0,s.wg)(f),k))}else if("\
missing"in O)N.set(O.missing,[...N.get(O.missing)??[],f]);else{const l=(0,i.cn)(f,O.value,i.fD);"value"in l?Object.assign(
I,{[f]:l.value}):A.push((0,o.CC)((0,s.wg)(f),`in the ${S}, ${(0,o.$3)(l)}`))}}const M=m.kind==="none"&&m.event?", or set\
 the input `release` to the tag of a release":"";return g.add([...N].map(([f,O])=>p(O,f&&` (${f})`,M))),g.add(A),{source:S,
fields:I,names:new Set(w)}}function c(w,m){return m.kind==="content"?m.fields[w]:{missing:v(m.kind==="none"?m.event:void 0),
madeFrom:[]}}function p(w,m,g){const T=w.map(N=>`\`${N}\``).join(", "),S=w.length>1?`are missing${m}; set them as inputs\
 or in \`payload-file\` (there as ${T})${g}`:`is missing${m}; set it as an input, or as ${T} in \`payload-file\`${g}`,[I="",
...A]=w.map(s.wg);return(0,o.CC)(I,S,{otherInputs:A})}function v(w){return w===void 0?"":`${/^[a-z_]{1,40}$/.test(w)?`th\
e event \`${w}\``:"this event"} does not supply content, and an empty input counts as missing`}}),83:((e,t,n)=>{n.d(t,{d:()=>s});
const s=()=>process.uptime()*1e3}),3916:((e,t,n)=>{n.d(t,{$6:()=>a,HR:()=>s,Pz:()=>d,Yq:()=>i,h_:()=>o,q0:()=>r});class s extends Error{reason;title;hint;constructor(c){
super(c.message,c.cause===void 0?void 0:{cause:c.cause}),this.name="Failure",this.reason=c.reason,this.title=c.title,this.
hint=c.hint}}function o(u){return u instanceof s?u:new s({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${r(u)}.`,hint:"Please report this with the log of the run.",cause:u})}function r(u){if(!(u instanceof
Error))return String(u);const c=u.code;if(c==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(c==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:p}=u;if(typeof c=="string"&&c.startsWith("ERR_SSL_")&&typeof p=="string")return`${c}:\
 ${p}`;const v=(u.message||u.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),w=typeof c=="string"&&!v.includes(
c)?`${c}: ${v}`:v,m=u instanceof AggregateError?u.errors.map(r).join("; "):"",g=m&&m!==w?`${w} (${m})`:w;return u.cause===
void 0?g:`${g}: ${r(u.cause)}`}function i(u,c=a(u)){return new s({reason:"cancelled",title:`${u} failed`,message:c,hint:d})}
const a=u=>u==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${u.
charAt(0).toLowerCase()}${u.slice(1)}.`,d="If you did not mean to cancel it, run it again."}),1012:((e,t,n)=>{n.d(t,{JN:()=>i,
LH:()=>u,P9:()=>a,wJ:()=>r});const s=1e3,o=3e4,r=12e4;function i(p){return Math.random()*Math.min(o,s*2**(p-1))}function a(p,v){
if(p===void 0)return;const w=p.trim();if(/^\d+$/.test(w))return Number(w)*1e3;if(!d.test(w))return;const m=Date.parse(`${w.
replace(/ GMT$/,"")} GMT`);return Number.isNaN(m)?void 0:Math.max(0,m-v)}const d=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function u({attempt:p,retries:v,signal:w,cancelled:m,onWait:g,beforeRetry:T}){for(let S=1;!w?.aborted;S++){const I=await p(
S);if("done"in I)return I.done;if(w?.aborted)break;const{result:A,waitMs:N}=I;if(S>v||N>r)return A;if(g?.(A,N),await c(N,
w),w?.aborted)break;const M=await T?.(A);if(M!==void 0&&!w?.aborted)return M}return m()}function c(p,v){return new Promise(
w=>{const m=()=>{clearTimeout(g),v?.removeEventListener("abort",m),w()},g=setTimeout(m,p);v?.addEventListener("abort",m)})}}),
9268:((e,t,n)=>{n.d(t,{mV:()=>O,oJ:()=>E,Er:()=>P});const s=require("node:http");var o=n.n(s),r=n(83),i=n(6193);class a extends Error{reason;constructor(h,_){
super(_),this.reason=h}}class d extends Error{constructor(){super("a response arrived before the request was sent")}}function u(b,{
isProxied:h,isProxyTls:_}){const x=(Y,q)=>({kind:"failure",mayHaveBeenReceived:!1,reason:Y,retryable:q,cause:b});if(b instanceof
a)return x(b.reason,b.reason==="timeout");const{code:C="",syscall:D,statusCode:F}=b;return C==="ERR_PROXY_TUNNEL"?x("pro\
xy-failed",F===void 0):b instanceof d||C.startsWith("HPE_")?x(_?"proxy-failed":"connection-failed",!0):!c(b)&&!C.startsWith(
"ERR_INVALID")?x(_?"proxy-failed":"tls-failed",!1):x(h&&!(C==="ECONNRESET"&&D===void 0&&!_)?"proxy-failed":"connection-f\
ailed",!0)}function c(b){if(b instanceof AggregateError)return!0;const{code:h="",syscall:_}=b;return _!==void 0&&h!=="EP\
ROTO"||p.test(h)}const p=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function v(b,h){const _=b.code??"",C=h>0||_.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:b instanceof a?b.reason:C,retryable:!0,cause:b}}const w=b=>m.test(String(b)),m=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function g(b,h,_){const{method:x,url:C,headers:D,body:F}=b,K=F===void 0?D:{...D,"Content-Length":Buffer.byteLength(F)},Y=o().
request(C,{agent:h,method:x,headers:K});return new Promise(q=>new T(b,Y,_,q).start())}class T{#t;#e;#n;#s;#o;#a="";#r;#i;#c;#d=0;#l=!1;#h=!1;constructor(h,_,x,C){
this.#t=h,this.#e=_,this.#n=x,this.#s=C,this.#o=new i.StringDecoder(h.encoding)}start(){const{timeoutMs:h,signal:_}=this.#t,
x=()=>this.#u(new a("timeout",`no response within ${h/1e3} s`));this.#c=setTimeout(x,h),this.#e.on("error",C=>this.#u(C)),
this.#e.on("close",()=>this.#v()),this.#e.on("socket",C=>this.#y(C)),this.#e.on("response",C=>this.#$(C)),_?.addEventListener(
"abort",this.#f),_?.aborted&&this.#f()}#f=()=>this.#u(new a("cancelled","the run was cancelled"));#g=()=>{this.#h=!0};#w=h=>{
this.#d+=h.length};#y(h){this.#i=h,h.on("data",this.#w),h.once("session",this.#g);const _=()=>{this.#b(h)};A(h)?_():h.once(
I(h)?"secureConnect":"connect",_)}async#b(h){if(await S(),this.#e.destroyed||h.destroyed)return;this.#l=!0;const _=h.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!_)&&(this.#h=!0),this.#e.end(this.#t.body)}#$(h){const{maxBytes:_,wantsBody:x}=this.#t;
if(!this.#l){this.#u(new d);return}const C=h.statusCode??0,D={kind:"response",status:C,headers:h.headers,at:new Date};if(this.#r=
{head:D,stream:h},x?.(C)===!1){this.#p(D),this.#e.destroy();return}let F=0;h.on("data",K=>{this.#a+=this.#o.write(K.subarray(
0,_-F)),F+=K.length,!(F<=_)&&(this.#p(D,"too-large"),this.#e.destroy())}),h.on("end",()=>this.#p(D,h.complete?void 0:"cu\
t")),h.on("error",K=>this.#u(K))}#v(){this.#r||this.#u(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#u(h){this.#r?this.#k(this.#r,h):this.#_(h)?this.#m(u(h,this.#n)):this.#m(v(h,this.#d)),this.#e.destroy()}#k({
head:h,stream:_},x){if(x instanceof a){this.#p(h,x.reason);return}for(;_.read()!==null;);this.#p(h,_.complete?void 0:"cu\
t")}#_(h){return this.#l?!this.#h&&this.#d===0&&w(h):!0}#p(h,_){const C=(this.#a+this.#o.end()).replace(/^\ufeff/,"");this.#m(
{...h,body:C,incomplete:_})}#m(h){clearTimeout(this.#c),this.#t.signal?.removeEventListener("abort",this.#f),this.#i?.removeListener(
"data",this.#w),this.#i?.removeListener("session",this.#g);const _={result:h,isConnectionKept:this.#e.reusedSocket};setImmediate(
()=>this.#s(_))}}async function S(){for(let b=0;b<2;b++)await new Promise(h=>setImmediate(h))}const I=b=>b.encrypted===!0;
function A(b){return b.connecting?!1:!I(b)||b.secureConnecting===!1}var N=n(4517);const M=1e3,f=10;class O{#t;#e;#n=new Map;#s=new WeakMap;#o=new Map;constructor(h,_){
this.#t=h,this.#e=_}async request(h){const{method:_,url:x}=h,C=(0,N.iJ)(x,this.#t);if(C&&"problem"in C)return{kind:"fail\
ure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(C.problem)};const D=await this.#a(x,C?.url);
await this.#r(D,_);const F=C!==void 0,K={isProxied:F,isProxyTls:F&&x.protocol==="http:"},Y=(0,r.d)(),{result:q,isConnectionKept:ne}=await g(
h,D,K),st=this.#c(`${_} ${x}`),ot=q.kind==="response"?q.status:q.reason;return this.#e?.({method:_,url:x,ended:ot,ms:(0,r.
d)()-Y,attempt:st,isConnectionKept:ne}),q}async#a(h,_){const x=`${h.protocol} ${_}`,C=this.#n.get(x);if(C)return C;const{
Agent:D}=h.protocol==="https:"?await $():o();_!==void 0&&await L();const F=new D({keepAlive:!0,proxyEnv:{http_proxy:_,https_proxy:_}});
return F.on("free",K=>this.#s.set(K,(0,r.d)())),this.#n.set(x,F),F}async#r(h,_){const x=Math.min(...l(h).map(D=>this.#i(
D))),C=x<=M;_!=="GET"&&C&&await R(f-x);for(const D of l(h))(this.#i(D)>M||k(D))&&D.destroy()}#i(h){return(0,r.d)()-(this.#s.
get(h)??Number.NEGATIVE_INFINITY)}#c(h){const _=(this.#o.get(h)??0)+1;return this.#o.set(h,_),_}}const $=async()=>(await Promise.
resolve().then(n.t.bind(n,4708,23))).default,l=b=>Object.values(b.freeSockets).flat(),k=b=>b.readableEnded;async function R(b){
b>0&&await new Promise(h=>setTimeout(h,b)),await S()}async function L(){const{subscribe:b,unsubscribe:h}=await Promise.resolve().
then(n.t.bind(n,3053,23));h("net.client.socket",j),b("net.client.socket",j)}function j(b){const{socket:h}=b;h.on("error",
()=>{}),h.on("newListener",(_,x)=>{_==="readable"&&h.removeListener("readable",x)})}const E=b=>b>=200&&b<300;function P(b){
const h=o().STATUS_CODES[b];return h===void 0?String(b):`${b} ${h}`}}),4517:((e,t,n)=>{n.d(t,{FF:()=>v,a5:()=>u,iJ:()=>i,
CJ:()=>a});const s=require("node:net");var o=n(6187),r=n(7666);function i(f,O,$=process.version){const l=(f.protocol==="\
https:"?O.https:O.http)?.trim();if(!l||S(f,O.bypass))return;if(!c($))return{problem:`Node ${$} of this runner cannot use\
 a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(l.search(o.Qi)>=0)return{problem:"\
the proxy setting contains a line break or another control character"};const k=(0,r.Dl)(g(l));return!k||!/^https?:/.test(
k.protocol)?{problem:"the proxy setting is not an http or https URL"}:[k.username,k.password].some(R=>T(R)===void 0)?{problem:"\
the user name or password in the proxy setting is not percent-encoded"}:{url:k.href}}function a(f){const{statusCode:O}=Object(
f);return O===407?u:`${d} Then run this again.`}const d="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If th\
e proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",u="The proxy requires a valid user name and\
 password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function c(f){const[O=0,$=0]=f.slice(
1).split(".").map(Number);return O>24||O===24&&$>=5}const p=4;function v({http:f,https:O}){return[...new Set([f,O].flatMap(
$=>$===void 0?[]:w($)))]}function w(f){const O=f.trim(),$=O.replace(/^[^:]*:\/\//,"");if(!$.includes("@"))return[];const l=m(
$.slice(0,$.lastIndexOf("@"))),k=l.map(E=>T(E)??E),{username:R="",password:L=""}=(0,r.Dl)(g(O))??{},j=Buffer.from(k.join(
":")).toString("base64").replaceAll("=","");return[...l,R,L,...k,j].filter(E=>E.length>=p)}function m(f){const O=f.indexOf(
":");return O<0?[f,""]:[f.slice(0,O),f.slice(O+1)]}const g=f=>f.includes("://")?f:`http://${f}`;function T(f){try{return decodeURIComponent(
f)}catch{return}}function S(f,O){const $=A(f.hostname).replace(/\.$/,""),l=f.port||(f.protocol==="https:"?"443":"80");return O?.
toLowerCase().match(/[^\s,]+/g)?.some(R=>R==="*"||I(R,$,l))??!1}function I(f,O,$){if(f.includes("/"))return M(f,O);const l=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(f),k=l?.[1]??f;if(l&&l[2]!==$)return!1;const R=N(A(k).replace(/^\*?\./,""));return O===R?!0:(0,s.isIP)(O)===0&&O.endsWith(
`.${R}`)}const A=f=>f.replace(/[[\]]/g,""),N=f=>(0,r.Dl)(`http://[${f}]`)?.hostname.slice(1,-1)??f;function M(f,O){const[
$="",l=""]=f.split("/"),k=(0,s.isIP)($);if(k===0||(0,s.isIP)(O)!==k)return!1;const R=k===4?32:128;if(!/^\d{1,3}$/.test(l)||
Number(l)>R)return!1;const L=k===4?"ipv4":"ipv6",j=new s.BlockList;return j.addSubnet($,Number(l),L),j.check(O,L)}}),50:((e,t,n)=>{
n.d(t,{Qz:()=>o,d5:()=>i,z6:()=>a});var s=n(7785);const o=(c,p)=>c<=Math.min(2,Math.floor(p.length/2)),r=c=>c.toLowerCase().
replace(/[-_]/g,"");function i(c,p){const w=[...new Map(p.map(g=>[g,(0,s.A)(r(g),r(c))]))].filter(([g,T])=>o(T,g)),[m]=w.
sort(([,g],[,T])=>g-T);return m?.[0]}function a(c,p){const v=(0,s.A)(c,p);return p.length>d?o(v,p):c[0]===p[0]&&(v<=1||u(
c,p))}const d=4,u=(c,p)=>[...c].sort().join("")===[...p].sort().join("")}),8266:((e,t,n)=>{n.d(t,{$G:()=>w,BH:()=>v,Ng:()=>u,
Pw:()=>T,RD:()=>S,Vu:()=>m,pi:()=>c,wg:()=>g});var s=n(1996);const o=["Chrome","Firefox","Safari"],r="\u2713",i="\u2013",
a=[r,r,r],d=[r,r,i],u={title:{kind:"text",required:!0,browsers:a,description:"First line of the notification.",examples:[
"Spring is here"]},message:{kind:"text",required:!0,browsers:a,description:"Text below the title, on one or several line\
s. It is plain text.",examples:["New arrivals, with free shipping until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[
{width:200,height:200}],maxBytes:s.E$/4,drawn:"beside the text",required:!0,browsers:d,description:"https URL of the ico\
n, 200x200 pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,
height:240},{width:360,height:200}],maxBytes:s.E$,drawn:"below the text",required:!1,browsers:["56+",i,i],description:"h\
ttps URL of a large image, 360x240 pixels on a desktop, 360x200 on a phone.",examples:["https://example.com/spring-360x2\
40.png"]},landing_url:{kind:"page",required:!0,browsers:a,description:"URL of the page that a click opens.",examples:["h\
ttps://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:["48+",i,i],description:"Buttons, each with `t\
ext` and `url`.",examples:[[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{kind:"text",required:!1,
browsers:a,description:"For web analytics: where visitors come from, such as `web-push`.",examples:["web-push"]},utm_medium:{
kind:"text",required:!1,browsers:a,description:"For web analytics: the kind of message, such as `notification`.",examples:[
"notification"]},utm_campaign:{kind:"text",required:!1,browsers:a,description:"For web analytics: the campaign, such as \
`spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:d,description:"How long the notifica\
tion waits for subscribers who are offline.",examples:["2d",86400]}},c=Object.keys(u),p=(...I)=>c.filter(A=>I.includes(u[A].
kind)),v=p("text","image","page"),w=p("image"),m=c.filter(I=>u[I].required),g=I=>I.replaceAll("_","-"),T=c.map(g);function S(I,A="\
 "){return I.every(M=>M===r)?"all":o.map((M,f)=>({browser:M,since:I[f]??i})).filter(({since:M})=>M!==i).map(({browser:M,
since:f})=>f===r?M:`${M}${A}${f}`).join(", ")}}),8925:((e,t,n)=>{n.d(t,{$3:()=>p,B4:()=>O,CC:()=>a,Kc:()=>M,LF:()=>c,fI:()=>m,
rg:()=>d,tH:()=>S,yu:()=>i});var s=n(6187),o=n(3916),r=n(8992);const i=($,l)=>({quoted:(0,r.hD)($),message:l});function a($,l,k={}){
return{...typeof $=="string"?{input:$}:$,...typeof l=="string"?{message:l}:l,reason:"invalid-input",...k}}function d({position:$},{
position:l}){return $?l?$.line-l.line||$.column-l.column:-1:l?1:0}const u=100;function c($){const l=$.slice(0,u).map((k,R)=>{
if(typeof k=="number")return`[${k}]`;const L=(0,r.xv)(String(k)).replace(s.Qi,"\uFFFD");return R>0?`.${L}`:L});return(0,r.
xv)(l.join(""))}const p=({quoted:$,message:l})=>$===void 0?l:`${$} ${l}`;function v($,l){const{quoted:k,meant:R,hint:L}=l,
j=R===void 0?".":`; did you mean \`${R}\`?`,E=L===void 0?"":` ${L}.`;return`${$}${k===void 0?"":":"} ${p(l)}${j}${E}`}function w($,l,k,R=""){
const L=$.length>0?`\`${c($)}\``:l;return v(`${L}${R}`,k)}function m($){const{input:l,otherInputs:k=[],file:R,path:L=[],
position:j,quoted:E}=$,P=j&&`line ${j.line}, column ${j.column}`;if(R!==void 0){const C=P?`${R}, ${P}`:R;return`${l}: ${C}\
: ${w(L,"the file",$)}`}const b=P?` (${P})`:"",h=typeof L[0]=="number";if(L.length>0&&!h)return`${l}: ${w(L,"",$,b)}`;const _=h?
c([l,...L]):l;if(E!==void 0)return v(`${_}${b}`,$);const x=h?`\`${_}\``:g([_,...k]);return v(`${x}${b}`,$)}function g($){
const l=$.map(R=>`\`${R}\``),k=l.pop()??"";return l.length===0?k:`${l.join(", ")} and ${k}`}function T($){const l=$.every(
R=>R.reason==="unreadable-file"),k=l?"unreadable-file":"invalid-input";return new o.HR({reason:k,title:l?"Unreadable fil\
e":"Invalid input",message:O($.map(m),f($)),hint:A($)})}class S{#t=[];#e=new Set;refuse(l){for(const k of l)this.#t.push(
k),this.#e.add(k.input)}add(l){for(const k of l)this.#e.has(k.input)||this.#t.push(k)}get refused(){return this.#e}isRefused(l){
return this.#e.has(l)}get all(){return this.#t}failure(){return T(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}}
const I=new Set(["base-url","api-token"]);function A($){const l=f($)===1?"Correct it":"Correct what is listed";return $.
every(({input:R})=>I.has(R))?{newRunAfter:`${l}. If you changed a secret or variable, re-run the failed job. If you chan\
ged the workflow,`}:{newRunAfter:`${l}, then`}}const N=100;function M($,l,k){const R=f(l.slice(N)),L=l.slice(0,N).map(k);
return R===0?L:[...L,a($,`has ${R} more problems`,{count:R})]}const f=$=>$.reduce((l,{count:k=1})=>l+k,0);function O($,l=$.
length,k="problems"){if($.length===1)return $.join("");const R=$.slice(0,N).map(L=>`- ${L}`);return l>R.length&&R.push(`\
- and ${l-R.length} more`),`${l} ${k}:
${R.join(`
`)}`}}),3332:((e,t,n)=>{n.d(t,{RB:()=>R,_y:()=>o,cV:()=>L,gE:()=>c});var s=n(8925);const o=["api-token","github-token"],
r="the API token",i="the GitHub token",a="***",d=8,u=4;function c(E){const{apiToken:P,githubToken:b="",proxyCredentials:h=[]}=E,
_=[{name:r,secret:new p(P)},{name:i,secret:new p(b)}],x=[..._.map(({secret:C})=>C),...h.map(C=>new p(C))];return{find:C=>{
if(C.length<d)return;const D=T(C);return _.find(({secret:F})=>F.isLong&&F.spansIn(C,D).length>0)?.name},redact:(C,D=!1)=>{
const F=T(C),K=x.flatMap(ne=>ne.spansIn(C,F,D));let Y="",q=0;for(const{start:ne,end:st}of K.sort((ot,fn)=>ot.start-fn.start))
ne>=q&&(Y+=C.slice(q,ne)+a),q=Math.max(q,st);return Y+C.slice(q)}}}class p{isLong;#t;#e;#n;#s;constructor(P){this.#t=P,this.
isLong=P.length>=d,this.#e=this.isLong?w([P,P.toUpperCase(),P.toLowerCase()]):[P].filter(Boolean),this.#n=this.isLong?w(
I(P)):[]}spansIn(P,b,h=!1){return[...(v.test(P)?[...this.#e,...this.#o()]:this.#e).flatMap(x=>m(x,P,h)),...this.#n.flatMap(
x=>m(x,b.text,h)).map(b.spanInText)]}#o(){const P=()=>[...O(this.#t),...$(this.#t),...k(this.#t)];return this.#s??=this.
isLong?w(P()):[],this.#s}}const v=/[\\%&]/,w=E=>[...new Set(E)];function m(E,P,b){const h=[];for(let x=P.indexOf(E);x>=0;x=
P.indexOf(E,x+1)){const C=h.at(-1),D=x+E.length;C&&x<C.end?C.end=D:h.push({start:x,end:D})}if(!b)return h;const _=Math.max(
1,Math.min(u,E.length-1));for(let x=E.length-1;x>=_;x--)if(P.endsWith(E.slice(0,x)))return[...h,{start:P.length-x,end:P.
length}];return h}const g=/(?:\s|\\[fnrt]?)+/g;function T(E){const P=E.replace(g,"");if(P.length===E.length)return{text:E,
spanInText:h=>h};let b;return{text:P,spanInText:({start:h,end:_})=>(b??=S(E),{start:b[h]??0,end:(b[_-1]??E.length)+1})}}
function S(E){const P=[],b=(_,x)=>{for(let C=_;C<x;C++)P.push(C)};let h=0;for(const{0:_,index:x}of E.matchAll(g))b(h,x),
h=x+_.length;return b(h,E.length),P}function I(E){return[0,1,2].flatMap(P=>{const b=Buffer.from("\0".repeat(P)+E),h=b.toString(
"base64").slice(Math.ceil(P*8/6)),_=h.replaceAll("=",""),x=b.length%3===0?_:_.slice(0,-1),C=[h,_,x];return[...C,...C.map(
D=>D.replaceAll("+","-").replaceAll("/","_"))]})}function A(E,P,b){const h=x=>x.charCodeAt(0).toString(16).padStart(2,"0");
return P.filter(x=>E.search(x)>=0).flatMap(x=>b.flatMap(C=>[E.replace(x,D=>C(D,h(D))),E.replace(x,D=>C(D,h(D).toUpperCase()))]))}
const N=(E,P,b)=>(h,_)=>E.test(h)?P(h,_):b(h,_),M=/[!-/:-@[-^`{-~]/g,f=/[!-~]/g;function O(E){const P=x=>`\\${x}`,b=(x,C)=>`\
\\u00${C}`,h=A(E,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,M],[N(/["\\]/,P,b),N(/\\/,P,b),b]),
_=[E,...h].map(x=>x.replaceAll("/","\\/"));return[...h,..._,...A(E,[f],[b])]}function $(E){return A(E,[/[^\w.!~*'()-]/g,
/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,M,f],[(b,h)=>`%${h}`])}const l={"!":"excl",'\
"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",
".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"b\
sol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function k(E){const P=D=>{const F=l[D];return F===
void 0?D:`&${F};`},b=(D,F)=>`&#x${F};`,h=D=>`&#${D.charCodeAt(0)};`,_=D=>`&#${String(D.charCodeAt(0)).padStart(3,"0")};`,
x=/[&<>"]/;return[...A(E,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,M],[P,b,h,N(x,P,b),N(x,P,_),N(x,P,N(/'/,
h,b)),N(/[&<>]/,P,h)]),...A(E,[f],[b,h])]}function R(E,P,b){return Object.entries(E).flatMap(([h,_])=>{const x=j(_,P);return x?
(0,s.CC)({input:h,file:b},`contains ${x}, which would be published; remove it`):[]})}function L(E,P){const{"api-token":b,
"github-token":h="",..._}=E,x=P.find(h)===r;return R({..._,...x&&{"github-token":h}},P)}function j(E,P){const b=new Set(
[E]);for(const h of b){const _=typeof h=="string"||typeof h=="number"?P.find(String(h)):void 0;if(_)return _;if(typeof h==
"object"&&h!==null)for(const x of Object.entries(h))for(const C of x)b.add(C)}}}),3346:((e,t,n)=>{n.d(t,{b8:()=>i,fi:()=>a,
pc:()=>d});var s=n(6187),o=n(7666),r=n(8925);const i=f=>v(f,["https"],"use an absolute https URL, such as https://exampl\
e.com/image.png"),a=f=>v(f,["https","http"],"use an absolute https or http URL, such as https://example.com/page"),d=f=>{
const $=v(f,["https","http"],"use the https address of the push service, such as https://push.example.com");if("message"in
$)return $;const l=p(f,new URL(f));return l===void 0?{value:f.replace(/\/+$/,"")}:w(f,l)},u=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,
c=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;function p(f,{protocol:O,hostname:$,pathname:l}){if(O==="http:"&&!u.test(
$))return"has the scheme http, which would send the token unencrypted; use an https URL (http is only for loopback addre\
sses)";const[,k]=c.exec(l)??[];return k?`ends with \`${k}\`, but the action adds the path; remove \`${k}\``:/[?#]/.test(
f)?"has a query or fragment; remove it":void 0}function v(f,O,$){if(f==="")return{message:`is blank; ${$}`};const l=g(f,
O,$);return l===void 0?{value:f}:w(f,l)}const w=(f,O)=>m.test(f)?{message:O}:(0,r.yu)(f,O),m=/[@\uff20\ufe6b]|%40/;function g(f,O,$){
if(T(f))return"contains a user name or password; remove them";if(f.length>o.QO)return`is longer than a URL may be; use o\
ne of at most ${o.zF}`;if(s.m4.test(f))return`contains white space, a control character or a backslash, which a URL must\
 not contain; ${$}`;if(s.CY.test(f))return`contains an invisible character, which would make it another URL; ${$}`;const l=S(
f);if(l!==void 0&&!O.includes(l))return`has the scheme ${l}; ${$}`;const k=l===void 0?void 0:I(f),R=k===void 0?void 0:M(
k,$);return R!==void 0?R:k!==void 0&&(0,o.Dl)(f)?void 0:`is not an absolute URL; ${$}`}function T(f){if(!f.includes("@")||
/^mailto:/i.test(f))return!1;const O=f.replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(
O)}const S=f=>/^([a-z][a-z\d+.-]{0,30}):(?!\d)/i.exec(f)?.[1]?.toLowerCase(),I=f=>/^[^:]+:\/\/([^/?#]+)/.exec(f)?.[1],A=/[{}$%<]/,
N=/^https?:?$/i;function M(f,O){const[$]=A.exec(f)??[];return $!==void 0?`contains \`${$}\` in its host, so a variable in\
 it was probably not replaced; ${O}`:N.test(f)?`has its scheme twice; ${O}`:void 0}}),642:((e,t,n)=>{n.d(t,{Ae:()=>$,GT:()=>T,
PL:()=>S,XM:()=>c,XQ:()=>A,d6:()=>g,eB:()=>M,p0:()=>m,rD:()=>u,tS:()=>O,yG:()=>w,yi:()=>p,zM:()=>v});var s=n(6187),o=n(8301),
r=n(8992),i=n(1996),a=n(8925);const d=/^[\x21-\x7e]+$/;function u(l,k,R){const L=j=>/^[0-9]+$/.test(j)&&Number(j)>=k&&Number(
j)<=R;return j=>{if(L(j))return{value:Number(j)};const E=c(j),P=E!==void 0&&L(E);return(0,a.yu)(j,P?`is not a whole numb\
er${p(E)}`:`is not ${l}`)}}function c(l){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.test(l)?l.replace(
/\D/g,""):void 0}const p=l=>`; write \`${l}\`, without separators`;function v(l){return["true","True","TRUE"].includes(l)?
{value:!0}:["false","False","FALSE"].includes(l)?{value:!1}:(0,a.yu)(l,"is neither true nor false; use `true` or `false`")}
function w(l){const k=v(l);return"value"in k?k.value:void 0}function m(l){const k=/^([0-9]+)([smhdw]?)$/.exec(l),R="use \
whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!k){const E=c(l);return(0,a.yu)(l,`is n\
ot a duration${E?p(E):`; ${R}`}`)}const L=i.F7.find(({letter:E})=>E===k[2]),j=Number(k[1])*(L?.seconds??1);return Number.
isSafeInteger(j)?{value:j}:(0,a.yu)(l,`is too long; ${R}`)}function g(l){return d.test(l)?{value:l}:{message:"contains a\
 space, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a s\
ecret"}}function T(l){if(l==="")return{message:"is blank, which the service refuses; write some text"};const[k]=s.Sx.exec(
l)??[];return k!==void 0?{message:`contains the control character U+${k.charCodeAt(0).toString(16).toUpperCase().padStart(
4,"0")}, which subscribers would not see; remove it`}:!/[!-~]/.test(l)&&(0,r.h0)(l)===""?{message:"has no visible charac\
ter; write some text"}:{value:l}}function S(l){if(l==="latest")return{value:{kind:"latest"}};const k=l.replace(/^refs\/tags\//,
""),R=/^refs\//.test(l)&&k===l;return k===""||R?(0,a.yu)(l,"is not a tag; use a tag such as v1.2.3, or `latest`"):{value:{
kind:"tag",tag:k}}}const I=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function A(l){const k="use \
two times of day, such as 09:00-20:00";if(!I.test(l))return(0,a.yu)(l,`is not a range of times; ${k}`);const[R,L]=l.split(
"-"),j=N(R),E=N(L);return j===E?(0,a.yu)(l,`begins and ends at the same time; ${k}`):{value:{from:j,to:E,text:l}}}function N(l){
const[k,R]=l.split(":").map(Number);return k*60+R}function M(l){if(/^[a-z]/i.test(l)&&f(l))return{value:l};const k=l.replaceAll(
" ","_").toLowerCase(),R=Intl.supportedValuesOf("timeZone").find(j=>j.toLowerCase().endsWith(`/${k}`)),L="is not a time \
zone that this runner knows";return R?{...(0,a.yu)(l,L),meant:R}:(0,a.yu)(l,`${L}; use a name from the IANA time zone da\
tabase, such as Europe/Berlin`)}function f(l){try{return new Intl.DateTimeFormat("en",{timeZone:l}),!0}catch{return!1}}function O(l){
if(l==="any")return{value:void 0};const k="set it to the output `payload` of the dry run that was approved, or remove th\
e input";if(l==="")return{message:`is empty, so the payload that was approved is missing; ${k}`};const R=(0,o.q)(l);return(0,o.
G)(R)?{value:R}:{message:`is not a JSON object; ${k}`}}const $=l=>({value:l})}),8301:((e,t,n)=>{n.d(t,{G:()=>o,q:()=>s});
function s(r){try{return JSON.parse(r)}catch{return}}const o=r=>typeof r=="object"&&r!==null&&!Array.isArray(r)}),8992:((e,t,n)=>{
n.d(t,{Kb:()=>w,h0:()=>u,hD:()=>r,xv:()=>c});var s=n(6187);const o=m=>`\\u${m.charCodeAt(0).toString(16).padStart(4,"0")}`;
function r(m){const g=JSON.stringify(m).replace(s.fC,o);return g.length>100?`${g.slice(0,98)}\u2026" (${m.length} charac\
ters)`:g}const i=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,a=/[\s\x85]+/g,d=(0,s.xb)(String.
raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function u(m){const g=m.toWellFormed().replace(s.sN,"").replace(i,
"$1").replace(a," ").trim();return d().test(g)?g:""}const c=(m,g=99)=>m.length>g?`${m.slice(0,g).replace(/[\ud800-\udbff]$/,
"")}\u2026`:m,p=300,v=65536;function w(m,g,T=!1){const I=g(m.slice(0,v),T||m.length>v).replace(/\s+/g," ").trim();return c(
I,p)}}),1996:((e,t,n)=>{n.d(t,{E$:()=>s,F7:()=>r,LP:()=>o});const s=1048576,o=864e5,r=[{name:"week",letter:"w",seconds:604800},
{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"\
second",letter:"s",seconds:1}]}),7666:((e,t,n)=>{n.d(t,{Dl:()=>d,QO:()=>s,zF:()=>o});const s=2048,o="2,048 characters",r=253,
i=6,a=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;function d(u,c){if(u.length>s)return;const[,p=""]=a.exec(u)??[];if(!(p.
slice(p.lastIndexOf("@")+1).length>r+i))try{return new URL(u,c)}catch{return}}}),311:((e,t,n)=>{n.d(t,{N:()=>o,r:()=>s});
const s="1.0.0",o=`web-push-action/${s}`}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{e.exports=require("fs")}),7598:(e=>{
e.exports=require("node:crypto")}),3053:(e=>{e.exports=require("node:diagnostics_channel")}),1455:(e=>{e.exports=require("node:fs/promises")}),
4708:(e=>{e.exports=require("node:https")}),6760:(e=>{e.exports=require("node:path")}),6193:(e=>{e.exports=require("node:string_decoder")}),
7975:(e=>{e.exports=require("node:util")}),857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=require("process")}),7785:((e,t,n)=>{
n.d(t,{A:()=>r});const s=[],o=[];function r(a,d,u){if(a===d)return 0;const c=u?.maxDistance,p=a;a.length>d.length&&(a=d,
d=p);let v=a.length,w=d.length;for(;v>0&&a.charCodeAt(~-v)===d.charCodeAt(~-w);)v--,w--;let m=0;for(;m<v&&a.charCodeAt(m)===
d.charCodeAt(m);)m++;if(v-=m,w-=m,c!==void 0&&w-v>c)return c;if(v===0)return c!==void 0&&w>c?c:w;let g,T,S,I,A=0,N=0;for(;A<
v;)o[A]=a.charCodeAt(m+A),s[A]=++A;for(;N<w;){for(g=d.charCodeAt(m+N),S=N++,T=N,A=0;A<v;A++)I=g===o[A]?S:S+1,S=s[A],T=s[A]=
S>T?I>T?T+1:I:I>S?S+1:I;if(c!==void 0){let M=T;for(A=0;A<v;A++)s[A]<M&&(M=s[A]);if(M>c)return c}}return s.length=v,o.length=
v,c!==void 0&&T>c?c:T}function i(a,d,u){if(!Array.isArray(d)||d.length===0)return;const c=u?.maxDistance,p=a.length;for(const g of d)
if(g===a)return g;if(c===0)return;let v,w=Number.POSITIVE_INFINITY;const m=new Set;for(const g of d){if(m.has(g))continue;
m.add(g);const T=Math.abs(g.length-p);if(T>=w||c!==void 0&&T>c)continue;const S=Number.isFinite(w)?c===void 0?w:Math.min(
w,c):c,I=S===void 0?r(a,g):r(a,g,{maxDistance:S});if(c!==void 0&&I>c)continue;let A=I;if(S!==void 0&&I===S&&S===c&&(A=r(
a,g)),A<w&&(w=A,v=g,w===0))break}if(!(c!==void 0&&w>c))return v}})},Te={};function y(e){var t=Te[e];if(t!==void 0)return t.
exports;var n=Te[e]={exports:{}},s=!0;try{rt[e](n,n.exports,y),s=!1}finally{s&&delete Te[e]}return n.exports}y.m=rt,typeof y<
"u"&&(y.ab=__dirname+"/"),y.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return y.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?
n=>Object.getPrototypeOf(n):n=>n.__proto__,t;y.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||
s&16&&typeof n.then=="function"))return n;var o=Object.create(null);y.r(o);var r={};t=t||[null,e({}),e([]),e(e)];for(var i=s&
2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>r[a]=()=>n[a]);return r.default=
()=>n,y.d(o,r),o}})(),y.d=(e,t)=>{for(var n in t)y.o(t,n)&&!y.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},
y.f={},y.e=e=>Promise.all(Object.keys(y.f).reduce((t,n)=>(y.f[n](e,t),t),[])),y.u=e=>""+e+".index.js",y.o=(e,t)=>Object.
prototype.hasOwnProperty.call(e,t),y.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.modules,o=n.ids,r=n.
runtime;for(var i in s)y.o(s,i)&&(y.m[i]=s[i]);r&&r(y);for(var a=0;a<o.length;a++)e[o[a]]=1};y.f.require=(n,s)=>{e[n]||t(
require("./"+y.u(n)))}})();var pn={};const Ee=new AbortController;for(const e of["SIGINT","SIGTERM","SIGBREAK"])process.
on(e,()=>Ee.abort());var H=y(8266),z=y(8925),W=y(642),mn=y(4204),pe=y(3332),Ce=y(9735);async function gn(e,t,n){const s=H.
pi.filter(r=>e[(0,H.wg)(r)]!==""),o=await Promise.all(s.map(r=>wn(r,e[(0,H.wg)(r)],n)));for(const r of o)t.add(r.problems);
return{source:"input",fields:Object.assign({},...o.map(({fields:r})=>r)),names:new Set([...s,...H.pi.filter(r=>t.isRefused(
(0,H.wg)(r)))]),textComments:o.flatMap(({textComments:r=[]})=>r)}}async function wn(e,t,n){if(e==="actions"){const{readActions:i}=await Promise.
all([y.e(619),y.e(996),y.e(48)]).then(y.bind(y,5048));return i(t,n)}const s=(0,H.wg)(e),o=(0,Ce.cn)(e,t,Ce.QP);if("messa\
ge"in o)return{fields:{},problems:[(0,z.CC)(s,o)]};const r=typeof o.value=="number"?(0,pe.RB)({[s]:o.value},n):[];return{
fields:r.length>0?{}:{[e]:o.value},problems:r}}var it=y(8209);async function yn(e,t,n){return{inputs:await gn(e,t,n.secrets),
file:await bn(e["payload-file"],t,n),fileName:e["payload-file"],extraFields:await $n(e["extra-fields"],t,n.secrets),onceKey:e["\
once-key"]}}async function bn(e,t,{secrets:n,readFile:s}){const o=t.isRefused("payload-file");if(e===""&&!o)return it.Xw.
file;const{fieldsFromFile:r,unknownFields:i}=await Promise.all([y.e(619),y.e(996),y.e(362)]).then(y.bind(y,6362));return o?
i:r(e,await s(e),t,n)}async function $n(e,t,n){if(e==="")return{};const{readExtraFields:s}=await Promise.all([y.e(996),y.
e(885)]).then(y.bind(y,7885));return s(e,t,n)}var vn=y(3740);async function kn(e,t,n){const{secrets:s}=n,o=await yn(e,t,
n),r=await En(e,o,t),i=await Cn(e,r,t,n),a=(0,vn.SD)(o.inputs,o.file),d=a.includes("message")||r.names.has("message"),u=a.
length>0||i;u&&me("release",e,t)&&t.throwIfAny();const c={hasOnceKey:me("once-key",e,t),needsMessage:d},p=u?await Rn(e,c,
n):_n;if(p.kind==="invalid"&&t.add(p.problems),(p.kind==="invalid"||p.kind==="not-announceable")&&t.throwIfAny(),p.kind===
"not-announceable")return{skip:p.why};const v=await Sn(o,r,p,t,s),w=(0,it._I)(v,p,t,s);if(t.throwIfAny(),!w)throw new Error(
"a required field was lost");d&&(w.messageSource=xn(p));const{extraFields:m,onceKey:g}=v,T=p.kind==="content"?p.release:
void 0,S=g===""?void 0:T?.tag??await Tn(e,n);return{content:w,extraFields:m,onceKey:g,release:T,releaseTag:S}}const me=(e,t,n)=>t[e]!==
""||n.isRefused(e),_n={kind:"none"};function xn(e){const t=e.kind==="content"?e.fields.message:void 0;return t&&"value"in
t?t.source:void 0}async function Tn({release:e},{readEvent:t}){if(e!==""){const i=(0,W.PL)(e);return"value"in i&&i.value.
kind==="tag"?i.value.tag:void 0}const{name:n,payload:s}=await t();if(n!=="release")return;const{release:o}=Object(s),{tag_name:r}=Object(
o);return typeof r=="string"?r:void 0}async function En(e,t,n){const s=[...H.Pw,"extra-fields","once-key"];if(!(e["paylo\
ad-file"]!==""||s.some(i=>/\{|%[a-z]|<[a-z]/i.test(e[i]))))return{names:new Set,uses:[]};const{usedPlaceholders:r}=await y.
e(899).then(y.bind(y,6899));return r(t,n)}async function Cn(e,t,n,{readEvent:s}){const o=["release-level","max-age"].filter(
a=>me(a,e,n));if(!(o.length>0||t.names.size>0||e.release==="latest"))return!1;if(me("release",e,n)||(await s()).name==="\
release")return!0;const i="set the input `release`, run on the event `release`, or remove it";return n.add(o.map(a=>(0,z.
CC)(a,`has no release to apply to; ${i}`))),n.add(t.uses.map(({name:a,where:d})=>(0,z.CC)(d,`contains \`{${a}}\`, but the\
re is no release; ${i}`,d))),!1}async function Rn({release:e},{hasOnceKey:t,needsMessage:n},{readEvent:s,fetchRelease:o,
filter:r,secrets:i}){const a={filter:r,needsMessage:n,secrets:i};if(e===""){const{contentFromEvent:c}=await y.e(609).then(
y.bind(y,1609));return c(await s(),t,a)}const d=await o();if(d==="none-published")return(0,mn.ho)({kind:"no-release"});const{
contentFromRelease:u}=await y.e(536).then(y.bind(y,536));return u(d,a)}async function Sn(e,{names:t},n,s,o){const r=n.kind===
"content"?n.placeholders:void 0;if(t.size===0||!r)return e;const{replacePlaceholders:i}=await y.e(899).then(y.bind(y,6899));
return i(e,r,s,o)}var B=y(3916),An=y(3346);const Re=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),Q=(e,t)=>n=>n===
""?{value:e}:t(n),G=e=>Q(void 0,e),ge=(e,t)=>n=>{const s=e.find(o=>o===n);return s===void 0?(0,z.yu)(n,`is not ${t}`):{value:s}},
se={"base-url":Re("the base address of the push service, such as https://push.example.com (a misspelled variable is empt\
y)",An.pc),"api-token":Re("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",W.d6),
timeout:Q(30,(0,W.rD)("a whole number of seconds from 1 to 300",1,300)),retries:Q(3,(0,W.rD)("a whole number from 0 to 1\
0",0,10)),summary:Q(!0,W.zM)},at=Number.MAX_SAFE_INTEGER,Se={...se,target:Re("`all` (every subscriber) or `audience`; th\
ere is no default, so that nobody sends to all by mistake",ge(["all","audience"],"a valid target; use `all` (every subsc\
riber) or `audience`")),"audience-id":G((0,W.rD)("an audience id, which is a whole number such as 101",1,at)),"audience-\
name":G(W.Ae),"max-reach":G((0,W.rD)("a whole number such as 10000",0,at)),"payload-file":G(W.Ae),"extra-fields":G(W.Ae),
"dry-run":Q(!1,W.zM),"check-urls":Q(!1,W.zM),"once-key":G(W.Ae),"once-per":G(ge(["day","week","month"],"a period; use `d\
ay`, `week` or `month`")),"send-between":G(W.XQ),"time-zone":G(W.eB),release:G(W.PL),"release-level":G(ge(["major","mino\
r","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":G(W.p0),"expected-payload":W.tS,"github-token":G(W.d6)},
On=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),Ae=e=>Object.keys(e),ai=Ae(se),ct=[...Ae(Se),...H.Pw];function ci(e,t){
return Oe(se,e,t)}function Pn(e,t){const n=Oe(Se,e,t,Nn(e));return n.settings?.release?.kind==="latest"&&(n.settings.maxAge??=
In),n}const In=604800;function Oe(e,t,n,s=[]){const o=new z.tH;o.refuse([...(0,pe.cV)(t,n),...Dn(t)]);const r={...t};for(const d of o.
refused)r[d]="";const i={};for(const[d,u]of Object.entries(e)){const c=u(r[d]??"");"value"in c?i[On(d)]=c.value:o.add([(0,z.
CC)(d,c)])}return o.add(s),{settings:o.all.length>0?void 0:i,inputs:r,problems:o}}const Mn=65536;function Dn(e){return["\
actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??"")>Mn).map(n=>(0,z.CC)(n,"is larger than 64 KiB; make it sma\
ller"))}const ut={"payload-files":W.Ae,only:Q("all",ge(["all","changed","added"],"a choice of files; use `all`, `changed\
` or `added`")),"extra-fields":W.Ae,"check-urls":Se["check-urls"],timeout:se.timeout,summary:se.summary},ui=[...Ae(ut),...H.
Pw];function di(e,t){return Oe(ut,e,t,Ln(e))}function Ln(e){return e["payload-files"]!==""?[]:contentInputs.every(n=>e[n]===
"")?[problem("payload-files","is missing; set paths of payload files, or a notification as inputs")]:e.only!==""&&e.only!==
"all"?[problem("payload-files","is missing; `only` chooses from its files")]:[]}function Nn(e){const t=e.target==="all",
n=e.target==="audience",s="is only allowed with `target: audience`",o="remove it, or change `target`",r="(the service do\
es not report the reach of a broadcast)",i=e["once-key"]?"`once-key` needs it to store a record in the repository":"the \
input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:t&&e["audience-id"],message:`${s};\
 ${o}`},{inputs:["audience-name"],isWrong:t&&e["audience-name"],message:`${s}; ${o}`},{inputs:["max-reach"],isWrong:t&&e["\
max-reach"],message:`${s} ${r}; remove it`},{inputs:["audience-id","audience-name"],isWrong:n&&!e["audience-id"]&&!e["au\
dience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["once-key"],message:"\
is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:e["time-zone"]&&!e["send-between"]&&!e["once-per"],message:"\
has no effect without `send-between` or `once-per`; set one of them, or remove it"},{inputs:["github-token"],isWrong:(e["\
once-key"]||e.release)&&!e["github-token"],message:`is missing; ${i}`}].filter(({isWrong:u})=>u).map(({inputs:[u,...c],message:p})=>(0,z.
CC)(u,p,{otherInputs:c}))}var V=y(1012),oe=y(9268),re=y(8301),X=y(1996),Pe=y(311);const dt=64,lt=1;class Un{retries;context;#t;constructor({
retries:t,...n},s){this.retries=t,this.context=s,this.#t=n}fetchAudiences(){return this.context.http.request({...this.#e(
"/v1/audience"),method:"GET",maxBytes:dt*X.E$})}send(t){const{headers:n,...s}=this.#e("/v1/notifications");return this.context.
http.request({...s,method:"POST",headers:{...n,"Content-Type":"application/json"},body:t,maxBytes:lt*X.E$})}#e(t){const{
baseUrl:n,apiToken:s,timeout:o}=this.#t;return{url:new URL(`${n}${t}`),headers:{"Authentication-Token":s,Accept:"applica\
tion/json","User-Agent":Pe.N},timeoutMs:o*1e3,signal:this.context.signal}}}function jn(e,t,n){const s=t.type==="all"?{type:"\
all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,target:s,...n})}var Ie=y(4517),U=y(8992);const Bn={
"connection-failed":"Check `base-url` and that the runner can reach it.","tls-failed":"Check `base-url` and the certific\
ate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"Check tha\
t the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-respon\
se":"Check that `base-url` is the address of the push service."},Fn={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `ba\
se-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a prox\
y) that does not require a client certificate."};function Hn(e,{reason:t,mayHaveBeenReceived:n,cause:s}){const o=e==="Se\
nding"&&n;if(t==="cancelled")return o?"":B.Pz;if(t==="proxy-failed")return(0,Ie.CJ)(s);const{code:r=""}=Object(s),i=t===
"tls-failed"&&Fn[r]||Bn[t];return o?i:`${i} Then run this again.`}function Wn(e,{reason:t,mayHaveBeenReceived:n},s){const o=e===
"Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make a secure co\
nnection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${o?"The service may have r\
eceived the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out connecting to th\
e service (${s}).`,"connection-lost":`The connection was lost before ${o?"a response arrived; the service may have recei\
ved the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is incomplete \
(${s}).`,cancelled:o&&n?"The run was cancelled; the service may already have received the request.":(0,B.$6)(e)}[t]}function ht(e,t,n){
const{reason:s,cause:o}=t;return new B.HR({reason:s,title:`${e} failed`,message:Wn(e,t,(0,U.Kb)((0,B.q0)(o),n)),hint:Hn(
e,t),cause:o})}function ft(e,t,n,s=!1){const{status:o,headers:r,body:i,incomplete:a}=t,d=r.location?` and points to ${(0,U.
hD)(qn(n(r.location)))}`:"",u=(0,U.Kb)(i,n,a!==void 0),c=u&&`: ${u.replace(/\.$/,"")}`,p=`The ${o===407?"proxy":"service"}\
 responded ${(0,oe.Er)(o)}${d}${c}.`;return new B.HR({reason:`http-${o}`,title:`${e} failed`,message:`${p}${Kn(r["retry-\
after"])}`,hint:s?Gn(o):zn(o,e,u!=="")})}function qn(e){const[t=""]=e.split(/[?#]/,1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,
"$1//")}function Gn(e){return e===303?"The status says that the service handled the request, but not whether it sent the\
 notification.":e===408?"Whoever stopped waiting for the request may have passed it on to the service.":"The service has\
 a problem: check its status."}const pt=e=>/^\s*<(?:!doctype\s+)?html/i.test(e),mt="`base-url` leads to a website, not t\
o the push service. Set it to the address of the API, without `/v1/\u2026`.";function Kn(e){const t=(0,V.P9)(e,Date.now());
return t===void 0||t<=V.wJ?"":` Retry-After asks for ${t>X.LP?"more than a day":`${Math.ceil(t/1e3)} s`}; this action wa\
its at most ${V.wJ/1e3} s.`}function zn(e,t,n){return e===401||e===403?"The service refused the token: check that `api-t\
oken` is the current API token of this site, and that this workflow can read the secret. Then run this again.":e===404?`\
Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t==="Sending"?
" With `target: audience`, check `audience-id` too.":""}`:e===407?Ie.a5:e===429?"The rate limit of the service is reache\
d: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to the ne\
w address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":e===408?
"The service did not receive the request in time: run this again.":n?{newRunAfter:"Fix the problem that the service repo\
rted. If you changed the workflow for that,"}:`The service did not say why. ${t==="Sending"?"Check the content and `extr\
a-fields`, or ask":"Ask"} the operator of the service.`}const Me="Listing the audiences";async function Vn(e){const{signal:t,
redact:n,log:s}=e.context,o=await(0,V.LH)({attempt:async r=>gt(await e.fetchAudiences(),(0,V.JN)(r),n),retries:e.retries,
signal:t,cancelled:()=>(0,B.Yq)(Me),onWait:(r,i)=>s.retry(r,i)});if(o instanceof B.HR)throw o;return Jn(o)}function gt(e,t,n){
if(e.kind==="failure"){const u=ht(Me,e,n);return e.retryable&&e.reason!=="cancelled"?{result:u,waitMs:t}:{done:u}}const{
status:s,headers:o,body:r,incomplete:i}=e;if(!(0,oe.oJ)(s)){const u=ft(Me,e,n);return s!==408&&s!==429&&s<500?{done:u}:{
result:u,waitMs:(0,V.P9)(o["retry-after"],Date.now())??t}}if(i===void 0)return{done:r};if(i==="too-large")return{done:ie(
`the list is larger than ${dt} MiB`)};const a=i==="cut"?"connection-lost":i,d=new Error("only a part of the list arrived");
return gt({kind:"failure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:d},t,n)}function Jn(e){const t=(0,re.q)(e);
if(pt(e))throw ie("the response is a web page",mt);if(t===void 0)throw ie("the response is not JSON");const n=(0,re.G)(t)?
t.audience:void 0;if(!Array.isArray(n))throw ie("audience: expected an array");for(let s=0;s<n.length;s++){const o=Yn(n[s]);
if(o)throw ie(`audience[${s}]${o}`)}return n.map(({id:s,name:o,reach:r})=>({id:s,name:o,reach:r}))}function Yn(e){if(!(0,re.
G)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.
isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")return".name: expected a\
 string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const ie=(e,t="Check `base-url`; i\
f it is right, the service has a problem, or uses another version of its API.")=>new B.HR({reason:"bad-audience-list",title:"\
Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:t});var Qn=y(6193);
function Xn(e,t,n){return e.kind==="failure"?Zn(e,t,n):(0,oe.oJ)(e.status)?{done:ns(e)}:es(e,t,n)}function Zn(e,t,n){const s=ht(
"Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:s}};const o={outcome:"not-sent",failure:s};
return e.retryable?{result:o,waitMs:t}:{done:o}}function es(e,t,n){const{status:s,headers:o}=e,r=(0,V.P9)(o["retry-after"],
Date.now()),i=s===429||s===503&&r!==void 0,a=i||ts(s)?"rejected":"unknown",d={outcome:a,failure:ft("Sending",e,n,a==="un\
known")};return i?{result:d,waitMs:r??t}:{done:d}}const ts=e=>e>=300&&e<500&&e!==303&&e!==408;function ns({at:e,incomplete:t,
body:n}){const s=(0,re.q)(n);if(ss(s)||s===void 0&&rs(n))return{outcome:"unknown",failure:is()};if(pt(n))return{outcome:"\
unknown",failure:as()};const o={outcome:"sent",sentAt:e};return t?{...o,unexpected:t}:s!==void 0||n.trim()===""?o:{...o,
unexpected:"not-json"}}function ss(e){if(typeof e!="object"||e===null)return!1;const{success:t,ok:n,error:s,errors:o}=e;
return t===!1||n===!1||!wt(s)||!wt(o)}const rs=e=>e.trimStart().startsWith("{")&&/"(?:success|ok)"\s*:\s*false\b|"errors?"\s*:\s*(?!null\b|false\b|0\b|""|\[\s*\]|\{\s*\}|$)\S/.
test(e);function wt(e){return typeof e=="object"&&e!==null?Object.keys(e).length===0:!e||typeof e=="string"&&e.trim()===
""}const is=()=>new B.HR({reason:"service-reported-failure",title:"The service reported a failure",message:"The response\
 has a success status (2xx), but its body says that something failed.",hint:"The response is in the output `response` an\
d in the summary."}),as=()=>new B.HR({reason:"bad-response",title:"A website responded",message:"The response has a succ\
ess status (2xx), but it is a web page.",hint:mt}),cs=65536;async function us(e){const{service:t,body:n,onAttempt:s,beforeRetry:o}=e,
{signal:r,redact:i,log:a}=t.context;let d={};const u=()=>{const{statusCode:v}=d,w=v===void 0?void 0:`The run was cancell\
ed before it tried again. The service had refused the request (${(0,oe.Er)(v)}).`;return{outcome:"not-sent",failure:(0,B.
Yq)("Sending",w)}};async function c(v){s();const w=await t.send(n);if(w.kind==="response"){const m=i(w.body,w.incomplete!==
void 0);d={statusCode:w.status,body:ds(m,cs)}}return Xn(w,(0,V.JN)(v),i)}return{verdict:await(0,V.LH)({attempt:c,retries:t.
retries,signal:r,cancelled:u,onWait:({failure:v},w)=>a.retry(v,w),beforeRetry:async v=>{const w=await o?.();return w&&{...v,
stop:w}}}),...d}}const ds=(e,t)=>new Qn.StringDecoder().write(Buffer.from(e).subarray(0,t));function ls({id:e,name:t,reach:n},s,o){
if(s===void 0||n===void 0)return;const r=`The audience ${e}${t?` (${(0,U.hD)(o(t))})`:""}`;if(n<0)throw new B.HR({reason:"\
bad-audience-list",title:"Unusable audience list",message:`${r} has a reach of ${n}, which is not a number of subscriber\
s, so \`max-reach\` cannot be checked.`,hint:"Look in the panel of your push service how many subscribers it has; to sen\
d without this check, remove `max-reach`."});if(!(n<=s))throw new B.HR({reason:"reach-exceeded",title:"Audience too larg\
e",message:`${r} has a reach of ${n}, more than max-reach allows (${s}).`,hint:"Check that it is the audience you mean; \
if it is, raise `max-reach`."})}var hs=y(7785),fs=y(50);function ps({id:e,name:t},n,s){if(t===void 0)return ms(e,n);const o=Le(
t),r=m=>(0,U.hD)(s(m)),i=m=>`${r(m.name)} (id ${m.id}, reach ${m.reach})`,a=n.filter(m=>Le(m.name)===o);if(e!==void 0){const m=a.
find(S=>S.id===e);if(m)return yt(m,n);const g=De(a,S=>`id ${S.id} (reach ${S.reach})`),T=g?`the name ${r(t)} belongs to ${g}`:
`no audience has the name ${r(t)}`;throw new B.HR({reason:"audience-mismatch",title:"Audience id and name differ",message:`\
audience-id is ${e}, but ${T}.`,hint:"Correct one of the two, or set only one."})}const[d,u]=a;if(d&&u)throw new B.HR({reason:"\
audience-ambiguous",title:"Several audiences have that name",message:`${a.length} audiences are named ${r(t)}: ${De(a,i)}\
.`,hint:"Choose one with `audience-id`."});if(d)return yt(d,n);const c=vs(o,n),p=ks(c,o),v=c.map(({audience:m})=>m),w=v.
length>0?`The nearest names: ${De(v,i)}.`:"The service lists no audiences.";throw new B.HR({reason:"audience-not-found",
title:"Audience not found",message:`No audience is named ${r(t)}. ${p?`Did you mean ${r(p.name)} (id ${p.id})?`:w}`,hint:"\
Correct `audience-name` (upper and lower case matter), or create the audience in the panel of your push service."})}function ms(e,t){
const n=bt(t.filter(s=>s.id===e));if(n)return n;throw new B.HR({reason:"audience-not-found",title:"Audience not found",message:`\
The service lists no audience with the id ${e} (it lists ${t.length} audience${t.length===1?"":"s"}).`,hint:"Look the id\
 up in the panel of your push service, or list the audiences with the audiences action."})}function yt(e,t){const n=bt(t.
filter(({id:s})=>s===e.id))?.reach??e.reach;return{...e,reach:n}}const bt=e=>e.reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),
gs=20;function De(e,t){const n=e.slice(0,gs).map(t),s=e.length-n.length;return s>0?`${n.join(", ")} and ${s} more`:n.join(
", ")}const ws=30;function Le(e){const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;for(const[n]of t.matchAll(new RegExp(
"\\p{M}+","gu")))if(n.length>ws)return t;return t.normalize("NFC")}const ys=64,bs=2e4,$s=5;function vs(e,t){const n=i=>Le(
i.trim().slice(0,ys)).toLowerCase(),s=n(e),o=(i,a,d)=>a.map(u=>({audience:u,distance:i(u.name)})).sort((u,c)=>u.distance-
c.distance).slice(0,d),r=o(i=>Math.abs(i.length-e.length),t,bs);return o(i=>(0,hs.A)(s,n(i)),r.map(({audience:i})=>i),$s)}
function ks(e,t){const n=e.filter(({distance:i})=>i===0),s=e.filter(({distance:i})=>(0,fs.Qz)(i,t)),[o,r]=n.length>0?n:s;
return r?void 0:o?.audience}async function _s(e,t,n){const{target:s,audienceId:o,audienceName:r,maxReach:i,dryRun:a}=e;return s===
"all"?(a&&await t(),{type:"all"}):{type:"audience",audience:o!==void 0&&r===void 0&&i===void 0&&!a?{id:o}:ps({id:o,name:r},
await t(),n)}}var $t=y(7666),ae=y(6187);function ce(e){return We(e).replace(Rs,le).replace(Ss,As).replace(/^[\t -%'-;=-@[-`{-~]/,
le).replaceAll(`
`,"<br>")}function Ne(e){return We(e).replace(/[&<>]/g,le).replaceAll(`
`,"&#10;")}const we=(e,t)=>ce(de((0,U.xv)(e,t))),xs=e=>kt(we(e,500));function Ue(e,t=500){const s=(0,U.xv)(e,t).split(Ts).
map((o,r)=>r%2===1?ue(o):ce(de(o)));return kt(s.join(""))}function je({text:e,url:t},n=2e3){return`${Ue(e,n)}${t?` <a hr\
ef="${He(t)}">Open that run</a>`:""}`}const vt=({command:e})=>e!==void 0&&`<pre><code>${Ne(e)}</code></pre>`,kt=e=>`<spa\
n dir="auto">${e}</span>`,Ts=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,ue=e=>`<code>${Ne(e)}</code>`;function Be(e,t=300){const n=we(
e,t);return e.length>_t?n:`<a href="${He(e)}">${n}</a>`}function Es(e,t,n){return e.length>_t?t:`<img src="${He(e)}" alt\
="${t}" width="${n}">`}function de(e,t=40){if(e.length<=t||!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(
`${Fe}{${t+1},}`,"gv"),s=new RegExp(`${Fe}{${Cs}}(?=${Fe})`,"gv");return e.replace(n,o=>o.replace(s,"$&\u200B"))}const Cs=10,
Fe=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,_t=2e3,Rs=/[&<>"'`*_~[\]()|\\!{}^]/g,Ss=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,le=e=>`&#${e.codePointAt(0)};`,As=e=>`<span>${le(
e)}</span>`,He=e=>We(e).replace(/[&<>"'`\n\t]/g,le);function We(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(ae.Uk,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function Z(e){if(e>=
0&&e<1e3)return String(e);const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,
",")+s:String(e)}const J=(e,t)=>`${Z(e)} ${t}${e===1?"":"s"}`,xt=X.F7.filter(({name:e})=>e!=="week");function Tt(e){const t=xt.
find(({seconds:n})=>e>0&&e%n===0);return t?`${e/t.seconds}${t.letter}`:`${e}s`}function Et(e){const t=xt.find(({seconds:n})=>e>=
n);return t?`${J(Math.floor(e/t.seconds),t.name)} ago`:"just now"}function Ct({tag:e,level:t,age:n}){const s=n===void 0?
"":`, published ${Et(n)}`;return`${(0,U.hD)(e)}${t?` (${t})`:""}${s}`}function Os(e){const t=(0,U.hD)(e.release.tag);return e.
kind==="level"?`The release ${t} is a ${e.release.level} release, smaller than \`release-level: ${e.minLevel}\`.`:`The r\
elease ${t} was published ${Et(e.age)}, longer ago than \`max-age: ${Tt(e.maxAge)}\` allows.`}function Ps({kind:e}){return`\
Usually there is nothing to do. To announce it anyway, ${e==="level"?"change `release-level`":"set a larger `max-age`, s\
uch as `14d` for two weeks"}.`}const ye=e=>String(e).padStart(2,"0"),Rt=({hour:e,minute:t})=>`${ye(e)}:${ye(t)}`,Is=({year:e,
month:t,day:n})=>`${e}-${ye(t)}-${ye(n)}`;function St({window:e,timeZone:t,now:n,opens:s,opensAt:o}){const r=t.toUpperCase()===
"UTC"?"":` (${o.toISOString().slice(11,16)} UTC)`;return`It is ${Rt(n)} in the time zone ${t}, outside \`send-between: ${e}\
\`. The window opens at ${Rt(s)} on ${Is(s)}${r}.`}function Ms(e,t){const n=St(e);return t===void 0?{text:n}:{text:`${t.
message} When the action could try again, the window was closed. ${n}`}}function Ds(e,t){const n="a later run inside the\
 window sends",s="the next one of a schedule, or this run, if you re-run it then";return t!==void 0&&t.kind!=="none"?{text:`\
Delete the claim of this run as the warning says. Then ${n}: ${s}.`}:{text:`${e?"Nothing was sent, and the key is not cl\
aimed by this run":"Nothing was claimed"}, so ${n} (with \`once-key\`, unless the key was already used): ${s}.`}}const At=[
{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},
iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},
button:{length:19,line:19},iconAt:"end",textWidth:310}];function be(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.test(
e),o=s?e:e.match(Ls())??[],r=s?void 0:Ns(),i=o.length;let a=0,d=0,u=0;for(const c of o){if(a=c===`
`?(Math.floor(a/n)+1)*n:a+(r?.test(c)?2:1),a>t)return{shown:`${e.slice(0,u).trimEnd()}\u2026`,visible:d,total:i};a<t&&(d++,
u+=c.length)}return{shown:e,visible:i,total:i}}const Ls=(0,ae.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Ns=(0,ae.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),Ot=2419200,Us=14,js={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"long-ttl":({
seconds:e})=>`The ttl is ${e} s; push services keep a notification for at most four weeks (${Ot} s).`,"reach-zero":()=>"\
The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation\
 marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The API token ex\
pired on ${Ge(e)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Ge(e)}. Replace\
 the secret before then.`,rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may already have se\
nt the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:e,period:t})=>`T\
his is attempt ${e} of this run: an attempt before this ${t} may already have sent the notification, since \`once-per\` al\
lows one in each ${t}.`,"image-size":({field:e,...t})=>`${(0,H.wg)(e)}: the ${H.Ng[e].use} is ${Dt(t)}; browsers show ${H.
Ng[e].sizes.map(Dt).join(" or ")}.`,"image-weight":({field:e,bytes:t})=>`${(0,H.wg)(e)}: the ${H.Ng[e].use} has ${Mt(t)}\
, and every subscriber downloads it. Use one of at most ${Mt(H.Ng[e].maxBytes)}.`,"page-as-image":({field:e,raw:t})=>`${(0,H.
wg)(e)} is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address\
 behind the button Raw: ${(0,U.hD)(t)}.`,"key-separator":({key:e})=>`The once-key ${(0,U.hD)(e)} ends with a separator, \
so an expression in it is probably empty. Runs with the same key may be skipped although they announce something else. C\
orrect the key.`,"key-of-all-releases":({key:e,tag:t})=>`The once-key ${(0,U.hD)(e)} contains neither the tag nor the ve\
rsion of the release ${(0,U.hD)(t)}. If the next release has the same key, it will be skipped. Set \`once-key: release-{t\
ag}\`.`,"release-each-run":({tag:e})=>`Without \`once-key\`, the next run announces the release ${(0,U.hD)(e)} again. Se\
t \`once-key: release-{tag}\`.`,"release-each-period":({tag:e,period:t})=>`\`once-per\` lets a run announce the release ${(0,U.
hD)(e)} again in the next ${t}. To announce each release only once, remove \`once-per\`.`,truncated:({field:e,visible:t,
total:n})=>`The ${e} is ${Z(n)} characters long; even a desktop shows only about ${Z(t)}.`,markup:({field:e,what:t})=>`T\
he ${e} contains ${Ke[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,"unreso\
lved-template":({field:e,template:t})=>`\`${e}\` contains the template ${(0,U.hD)(t)}, which nothing has replaced. Unles\
s the push service replaces it, subscribers get it as it is.`,"local-host":({field:e,host:t})=>`\`${e}\` leads to the hos\
t ${(0,U.hD)(t)}, which is not a name on the internet. Check that subscribers can reach it.`,"needs-release":({field:e,placeholder:t})=>`\
\`${e}\` contains \`{${t}}\`, which only a send with a release replaces. Without a release, the send fails.`,"text-comme\
nt":({fieldPath:e,comment:t})=>`\`${(0,z.LF)(e)}\` ends before ${(0,U.hD)(t)}, which is a comment to YAML. If it is part\
 of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,"escaped-newline":({field:e})=>`\
The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\
\`|\`).`,"outside-window":({outside:e})=>`A real run would be skipped now. ${St(e)}`,"entry-message":({source:e})=>`The \
message is ${qe(e)}. ${Pt}`,"neutral-message":()=>`The release notes have no sentence for subscribers, so the message sa\
ys only that there is something new. ${Pt}`},Pt="To choose the words, write `<!-- web-push: your text -->` on a line of \
its own in the release notes, or set the input `message`.";function qe(e){switch(e.kind){case"comment":return"the `web-p\
ush` comment of the release notes";case"entry":return`the entry ${(0,U.hD)(e.entry)}${e.heading===""?"":` under ${(0,U.hD)(
e.heading)}`} of the release notes`;case"neutral":return"the release notes have no sentence for subscribers"}}const Bs=e=>js[e.
kind](e);function hi(e){return"fieldPath"in e?e.fieldPath:"field"in e?[e.field]:e.kind==="many-buttons"?["actions"]:e.kind===
"long-ttl"?["ttl"]:[]}function It(e){return e.kind==="token-expiry"&&e.expired?{message:`The API token expired on ${Ge(e.
at)}.`,hint:"Replace the secret with the current API token of this site. Then run this again."}:e.kind!=="quoted-token"?
void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are not part of it, remove them from\
 the secret. Then run this again."}}const Ge=e=>e.toISOString().slice(0,10),Mt=e=>`${Z(Math.ceil(e/1024))} KiB`,Dt=({width:e,
height:t})=>`${e}x${t}`,Ke={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},
link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Fs({settings:e,content:t,keyInput:n,onceKey:s,release:o,
releaseTag:r,now:i}){return[...oo(e.apiToken,i),...Hs(t),...Zs(n),...no(e.oncePer,o),...eo(s,r),...to(e.release?.kind===
"latest",o,s?.key)]}function Hs({notification:e,sources:t,messageSource:n,textComments:s=[]}){const{actions:o,ttl:r}=e,i=[];
o&&o.length>2&&i.push({kind:"many-buttons",count:o.length}),r!==void 0&&r>Ot&&i.push({kind:"long-ttl",seconds:r}),n?.kind===
"entry"&&i.push({kind:"entry-message",source:n}),n?.kind==="neutral"&&i.push({kind:"neutral-message"}),i.push(...H.$G.flatMap(
c=>Js(c,e[c])));for(const c of["title","message"])i.push(...Ys(c,e)),(t[c]==="input"||t[c]==="file")&&i.push(...Qs(c,e[c]));
const a=Ws(e),d=Lt(a,Gs),u=Lt(a,zs);return[...i,...d,...u,...Vs(s)]}function Ws(e){const{actions:t=[]}=e,n=H.BH.map(o=>({
field:o,text:e[o]??"",isUrl:Nt([o])})),s=t.flatMap(({text:o,url:r})=>[{field:"actions",text:o,isUrl:!1},{field:"actions",
text:r,isUrl:!0}]);return[...n,...s]}function Lt(e,t){const n=new Map;for(const s of e){const o=n.has(s.field)?void 0:t(
s);o&&n.set(s.field,o)}return[...n.values()]}const qs=/^[\w-]+$/;function Gs({field:e,text:t,isUrl:n}){const s=n?(0,$t.Dl)(
t)?.hostname??"":"";return qs.test(s)?{kind:"local-host",field:e,host:s}:void 0}const Ks=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>|#\{[^{}]{1,100}\}|\$[A-Z][A-Z_]{2,40}\b|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function zs({field:e,text:t}){const[n]=Ks.exec(t)??[];return n===void 0?void 0:{kind:"unresolved-template",field:e,template:n}}
function Vs(e){const t=e.filter(({path:o})=>!Nt(o));return[...new Map(t.toReversed().map(o=>[o.path[0],o])).values()].reverse().
map(({path:o,comment:r})=>({kind:"text-comment",fieldPath:o,comment:r}))}function Nt([e,...t]){const{kind:n}=H.Ng[e];return n===
"buttons"?t.at(-1)==="url":n==="image"||n==="page"}function Js(e,t=""){const[,n,s]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(t)??[];return n===void 0?[]:[{kind:"page-as-image",field:e,raw:`https://raw.githubusercontent.com/${n}/${s}`}]}function Ys(e,t){
const[n]=At,{visible:s,total:o}=be(t[e],n[e]);return s===o?[]:[{kind:"truncated",field:e,visible:s,total:o}]}function Qs(e,t){
const s=Object.keys(Ke).filter(o=>Ke[o].pattern.test(t)).map(o=>({kind:"markup",field:e,what:o}));return t.includes("\\n")?
[...s,{kind:"escaped-newline",field:e}]:s}const Xs=e=>e===0?[{kind:"reach-zero"}]:[],Zs=e=>/[-_.:/#]$/.test(e)?[{kind:"k\
ey-separator",key:e}]:[];function eo(e,t){if(e===void 0||e.period!==void 0||t===void 0)return[];const{key:n}=e,[s]=(t.match(
/\d+(?:\.\d+)*/g)??[]).sort((r,i)=>i.length-r.length);return n.includes(t)||s!==void 0&&n.includes(s)?[]:[{kind:"key-of-\
all-releases",key:n,tag:t}]}const to=(e,t,n)=>e&&t!==void 0&&n===void 0?[{kind:"release-each-run",tag:t.tag}]:[],no=(e,t)=>e!==
void 0&&t!==void 0?[{kind:"release-each-period",tag:t.tag,period:e}]:[];function so(e,t,n){return e<=1?[]:t===void 0?[{kind:"\
rerun",attempt:e}]:n===void 0?[]:[{kind:"rerun-period",attempt:e,period:n}]}function oo(e,t){if(/^(["'`]).*\1$/.test(e))
return[{kind:"quoted-token"}];const n=ro(e);return n===void 0||n-t>=Us*X.LP?[]:[{kind:"token-expiry",at:new Date(n),expired:n<=
t}]}function ro(e){const[t,n,s,...o]=e.split(".");if(!t||!n||s===void 0||o.length>0)return;const{exp:r}=Object((0,re.q)(
Buffer.from(n,"base64url").toString("utf8"))),i=typeof r=="number"?r*1e3:Number.NaN;return Number.isNaN(new Date(i).getTime())?
void 0:i}const Ut=e=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${io(e)}`,io=e=>e.
replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),ao=600;function jt(e,t){
if(e.length<=t)return e;const n=e.split(`
`);if(n.length===1)return Ft(e,t);const s=n.map(r=>(0,U.xv)(r,ao)),o=s.join(`
`);return o.length<=t?o:Ft(co(s,t),t)}function co(e,t){const n=t-Bt(e.length).length;let s=0;const o=e.filter(r=>(s+=r.length+
1,s<=n));return[...o,Bt(e.length-o.length)].join(`
`)}const Bt=e=>`- and ${e} more (see the log)`,Ft=(e,t)=>t===0?"":e.length<=t?e:(0,U.xv)(e,t-1),he=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,uo={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."},lo="start a new run (a re-run uses the original workflow file)",ho="announce the \
release by hand, with its tag (a re-run uses the original workflow file and event)";function fo(e,t=!1){return typeof e==
"string"?e:`${e.newRunAfter} ${t?ho:lo}.`}function po({title:e,reason:t,message:n,hint:s},o,{claim:r,isRunOfRelease:i=!1}={}){
const a=fo(s,i),c=o==="unknown"?mo(a,typeof s!="string",r):`${a}${o==="not-sent"&&t==="internal-error"?" You can run thi\
s again.":""}`;return{title:`${e} (${o?`${o}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:o&&uo[o],next:{text:c},reason:t}}
function mo(e,t,n){const s="The service may still send it: wait some minutes, then look in the panel of your push servic\
e before you send it again.",r=n!==void 0&&n.kind!=="none"?" first delete the claim of `once-key` (the command is in the\
 log), then":"";return t?`${s} If nothing was sent,${r} do this: ${e}`:[s,e,`If nothing was sent,${r} run this again.`].
filter(Boolean).join(" ")}const ze=4096;function go({why:e,meaning:t,next:n,reason:s},o){const r=o(he(e)),a=`
${o(t?`${t} ${he(n)}`:he(n))}${s?`
More: ${Ut(s)}`:""}`,d=jt(r,Math.max(0,ze-a.length));return{text:jt(d+a,ze),isShortened:d!==r}}const wo=5e3;function yo({
whatFailed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[$e("What failed",`<b>${Ue(e)}</b>`)]:[],$e("Why",je(t,wo)),$e("What to do",je(n)),...s?[$e("More",`<a href="${Ut(
s)}">What ${s} means</a>`)]:[]].join(`
`)}
</table>`,vt(n)]}const $e=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`,bo={input:"\
the inputs",file:"the file",release:"the release",event:"the event"};function $o({sources:e,messageSource:t},n){const s=a=>a===
"message"&&t?`message (${qe(t)})`:a,o=a=>Object.entries(e).filter(([,d])=>d===a),r=Object.entries(bo).flatMap(([a,d])=>{
const u=o(a).map(([c])=>s(c));return u.length>0?[`${u.join(", ")} from ${d}`]:[]}),i=Object.keys(n);return i.length>0&&r.
push(`${i.join(", ")} from extra-fields`),`Content: ${r.join("; ")}.`}const vo=e=>`Release: ${Ct(e)}.`;function ko(e){if(e.
type==="all")return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.
audience,o=n===void 0?`the audience ${t}`:`the audience ${(0,U.hD)(n)} (id ${t})`,r=s===void 0?"":`, ${s} subscriber${s===
1?"":"s"}`;return`To: ${o}${r}.`}function _o(e){return`Checks: ${e.join(", ")||"none (max-reach, check-urls and once-key\
 are not set)"}.`}function xo(e,t){const{maxReach:n,releaseLevel:s,maxAge:o,sendBetween:r,timeZone:i="UTC",checkUrls:a,expectedPayload:d}=e,
u=t&&[t.key,t.period].filter(Boolean).join(" ");return[n!==void 0&&`max-reach ${n}`,s!==void 0&&`release-level ${s}`,o!==
void 0&&`max-age ${Tt(o)}`,r!==void 0&&`send-between ${r.text} (${i})`,a&&"check-urls",d!==void 0&&"expected-payload",u!==
void 0&&`once-key ${(0,U.hD)(u)}`].filter(p=>p!==!1)}function To({attempts:e,result:t,response:n,payload:s,target:o}){const r=o?.
type==="audience"?o.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.reason:"reason"in t?t.reason:
"","status-code":ve(n?.statusCode),response:n?.body??"",payload:s??"","audience-id":ve(r?.id),"audience-name":r?.name??"",
"audience-reach":ve(r?.reach),attempts:ve(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}const ve=e=>e===void 0?
"":String(e);function fi(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:{audiences:JSON.stringify(
e),count:String(e.length),reason:""}}function pi(e,t,n){const{notifications:s,problems:o,extraFields:r,failure:i}=e,a=s.
map(({file:u,content:c})=>({file:u,payload:{...c?.notification,...r}})),d=s.map(({file:u})=>u).filter(u=>u!=="");return{
payloads:t?"":JSON.stringify(a),files:i||o.length>0?"":JSON.stringify(d),"summary-url":n,count:i?"":String(a.length),reason:t}}
const Eo=["payload","outcome","reason","kind","type","unexpected","field","fieldPath","what","only","sources"];function Co(e,t){
const n=(s,o)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,o));if(s instanceof B.HR)return Ro(
s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const r=Object.entries(s).map(([i,a])=>o?[t(i),n(a,!0)]:
[i,Eo.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(r)};return n(e,!1)}function Ro({reason:e,title:t,
message:n,hint:s},o){const r=typeof s=="string"?o(s):{newRunAfter:o(s.newRunAfter)};return new B.HR({reason:e,title:o(t),
message:o(n),hint:r})}function Ht({key:e,ref:t,by:n}){const s=n?So(n):"a run whose record cannot be read claimed it";return{
text:`The key ${(0,U.hD)(e)} was already used: ${s}. The claim is the ref ${t}.`,url:n?.url}}function So({run:e,attempt:t,
time:n,title:s,target:o}){const r=`run ${e} (attempt ${t}) claimed it at ${n}`;if(s===void 0)return r;const i=`${r} to s\
end ${(0,U.hD)(s)}`;return o===void 0?i:`${i} to ${o==="all"?"every subscriber of the site":`the ${o}`}`}function Ao(e){
const{by:t}=e;return{text:`Usually there is nothing to do. To send something else, use another \`once-key\`. If this notif\
ication is missing, wait until ${t?`run ${t.run} has ended`:"every run that uses this key has ended"} and some minutes m\
ore, then look in the panel of your push service. Only if it was not sent, or to send it a second time on purpose, run t\
his command, which deletes the claim if it is still the same one. Then run the workflow again:`,command:Ve(e)}}function Oo(e){
return e.kind==="outside-window"?[]:[{level:"warning",title:"Not tried again",text:`After the wait, the action did not t\
ry again: ${e.kind==="claim-lost"?`the ref ${e.ref} is not the claim of this run any more, and another run may send`:`th\
e action could not read whether the ref ${e.ref} is still the claim of this run (${e.cause}), and another run may send`}\
.`}]}function Po(e){if(e.kind==="used"){const s=Ht(e.claim);return{...s,level:"warning",title:"Key already used",text:`A\
 real run would be skipped. ${s.text}`}}const t=(0,U.hD)(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t}\
 has not been used.`}:{level:"warning",title:"Key not checked",text:`Could not determine whether the key ${t} was used (${e.
cause}), so this dry run cannot say whether a real run would be skipped.`}}function Io(e,t){if(!e||e.kind==="none"||t===
"sent")return[];const{kind:n,ref:s,tag:o}=e,r=Ve(e);if(t==="unknown")return[{level:"note",text:`The claim ${s} stays, so\
 a re-run with this key will be skipped. Wait some minutes, then look in the panel of your push service. Only if nothing\
 was sent, run this command, which deletes the claim if it is still the same one. Then run the workflow again:`,command:r}];
const i=(0,U.hD)(e.key),a={title:"Claim not deleted",what:`could not delete its claim of the key ${i}`,command:"This com\
mand"},d={title:"Claim not certain",what:`could not determine whether it has the claim of the key ${i}`,command:"If it h\
as the claim, this command"},u=n==="held"?a:d,c=`This run sent nothing, but ${u.what}, so a re-run may be skipped. ${u.command}\
 deletes the ref ${s} only if it still points to ${o}, the claim of this run. Run it, then run the workflow again:`;return[
{level:"warning",title:u.title,text:c,command:r}]}function Mo(e,t){if(!t||t.kind==="none")return e;const{next:n}=e,s=`Be\
fore the next run, in case the claim was made, run this command, which deletes the ref ${t.ref} only if it points to ${t.
tag}, the claim of this run:`;return{...e,next:{...n,text:`${n.text} ${s}`,command:Ve(t)}}}function Ve({ref:e,repository:t,
serverUrl:n,tag:s}){const o=(0,$t.Dl)(n)?.host??"github.com",r=`gh api${o==="github.com"?"":` --hostname ${o}`}`,i=`${r}\
 --method DELETE repos/${t}/git/${e}`;return`[ "$(${`${r} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`}\
)" = ${s} ] && ${i}`}function Do(e){const t=Lo(e),{result:n,claim:s,isRunOfRelease:o}=t;return{finished:t,entries:Wo(t),
unexpectedResponse:n.outcome==="sent"&&n.unexpected?Uo(n.unexpected):void 0,annotation:jo(n,s,o),closingLine:Ho(t)}}function Lo(e){
const{result:t,advice:n}=e;if(!("failure"in t)||!No(t.failure))return e;const{failure:s}=t,o=n.find(u=>It(u)!==void 0),r=o&&
It(o);if(r===void 0)return e;const{reason:i,title:a}=s,d=new B.HR({reason:i,title:a,message:`${s.message} ${r.message}`,
hint:r.hint});return{...e,result:{...t,failure:d},advice:n.filter(u=>u!==o)}}const No=({reason:e})=>e==="http-401"||e===
"http-403",Je={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing was sent",rejected:"\
Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},Wt={cut:"the resp\
onse was cut off",timeout:"the response was not complete in time","too-large":`the response is larger than ${lt} MiB`,cancelled:"\
the run was cancelled before the response was complete","not-json":"the response is not JSON"};function Uo(e){const t=e===
"cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`The service accepted i\
t (2xx), but ${Wt[e]}. Do not send it again before you have waited some minutes and looked in the panel of your push ser\
vice.${t}`}function jo(e,t,n=!1){if("failure"in e){const i=po(e.failure,e.outcome,{claim:t,isRunOfRelease:n});return qt(
e)?Mo(i,t):i}if(e.outcome!=="skipped")return;const s=`${Je.skipped} (${e.reason})`;if(e.reason==="already-sent")return{title:s,
why:Ht(e.claim),next:Ao(e.claim)};if(e.reason==="outside-window"){const{outside:i,lastFailure:a}=e,d=a!==void 0||t!==void 0;
return{title:s,why:Ms(i,a),next:Ds(d,t)}}const{why:o}=e;if(o.kind==="level"||o.kind==="age")return{title:s,why:{text:Os(
o)},next:{text:Ps(o)}};const r=`Usually there is nothing to do. ${Bo(o)}`;return{title:s,why:{text:Fo(o)},next:{text:r}}}
function Bo(e){return e.kind==="no-release"?"A later run announces the first release.":e.kind==="draft"?"To announce the\
 release, publish it.":e.kind==="activity"?"The activity `published` or `released` announces the release. To start no ot\
her runs, write `types: [released]` with a `once-key`, or `types: [published]`, below `release:` in the workflow.":"To s\
end on this event too, set the content as inputs, and set a `once-key`: without one, each event sends a notification."}function Fo(e){
if(e.kind==="no-release")return"The repository has not published a release yet (drafts and pre-releases do not count).";
if(e.kind==="draft")return"The release is a draft.";const{kind:t,actual:n}=e,s=/^[a-z_]{1,40}$/.test(n)?`\`${n}\``:"not \
one that GitHub documents";return t==="activity"?`The release event's activity is ${s}; only \`published\` and, with \`once\
-key\`, \`released\` are announced.`:`The deployment's state is ${s}; only \`success\` is announced.`}function Ho({result:e,
attempts:t,response:n}){const s=Je[e.outcome];if(e.outcome!=="sent")return`${s}.`;const o=t>1?` on attempt ${t}`:"";return`${s}${o}\
: the service responded ${n?.statusCode} at ${e.sentAt.toISOString()}.`}function Wo({advice:e,keyUse:t,claim:n,result:s}){
return[...e.map(o=>({level:qo(o),title:Go(o),text:Bs(o)})),...t?[Po(t)]:[],..."failure"in s&&"stop"in s&&s.stop?Oo(s.stop):
[],...qt(s)?[]:Io(n,s.outcome)]}const qo=e=>e.kind==="neutral-message"?"note":"warning",Go=e=>e.kind==="token-expiry"&&e.
expired?"Token expired":"Advice",qt=e=>"failure"in e&&e.failure.reason==="claim-failed",Ko=({outcome:e})=>e==="sent"||e===
"unknown",zo=({outcome:e})=>e==="sent"||e==="dry-run"||e==="skipped"?0:1,Vo=10,Jo=25,fe={message:4e3,text:1e3,button:200,
extraName:60,extraValue:300},Yo=400;function Qo(e,t,n){const s=[...Xo(e),t&&tr(t),...nr(n)].filter(Boolean);return`<tabl\
e>
<tr>${["Field","Value","Source","Browsers"].map(r=>`<th>${r}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function Ye(e,t,n,s){return`<tr><td>${ue(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${s}</td></tr>`}const Gt=e=>`${Z(
e)} more, in the output <code>payload</code>`;function Xo({notification:e,sources:t,messageSource:n}){return Object.keys(
e).flatMap(s=>{const o=s==="message"&&n?`: ${Ue(qe(n))}`:"",r=`${t[s]??""}${o}`,i=(0,H.RD)(H.Ng[s].browsers,"&nbsp;");return(s===
"actions"?Zo(e):[{name:s,value:er(s,e)}]).map(d=>Ye(d.name,d.value,r,i))})}function Zo({actions:e=[]}){const t=e.slice(0,
Vo).map(({text:s,url:o},r)=>({name:`actions[${r}]`,value:`${Kt(s,fe.button)}<br>${Be(o)}`})),n=e.length-t.length;return n>
0?[...t,{name:"actions",value:Gt(n)}]:t}function er(e,t){const n=t[e]??"";return typeof n=="number"?`${Z(n)} s${or(n)}`:
H.Ng[e].kind==="text"?Kt(n,e==="message"?fe.message:fe.text):Be(n)}function Kt(e,t){if(e.length<=Yo)return ce(de(e));const n=e.
length>t?"<br><i>The rest is in the output <code>payload</code>.</i>":"";return`<details><summary>${ce(de((0,U.xv)(e,80).
replace(/\s+/g," ")))} <i>(${J(e.length,"character")})</i></summary>${we(e,t)}${n}</details>`}function tr(e){const t=e.type===
"all"?"all":`audience ${e.audience.id}`;return Ye("target",ue(t),"input","")}function nr(e){const t=Object.keys(e),n=(r,i)=>Ye(
r,i,"extra-fields","unknown"),s=t.slice(0,Jo).map(r=>n((0,U.xv)(r,fe.extraName),ue((0,U.xv)(sr(e[r]),fe.extraValue)))),o=t.
length-s.length;return o>0?[...s,n("\u2026",Gt(o))]:s}const sr=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function or(e){
const t=X.F7.find(n=>e>=n.seconds&&e%n.seconds===0);return t===void 0||t.name==="second"?"":` (${J(e/t.seconds,t.name)})`}
const rr=2,zt=56,ir={"beside the text":zt,"below the text":360},ar="Where the text is cut off is an estimate: it depends\
 on fonts, versions and settings.";function cr(e){return`<div>
${At.map(n=>ur(n,e)).join(`
`)}
<br clear="all"><sub>${ar}</sub>
</div>`}function ur(e,t){const{title:n,message:s,landing_url:o,actions:r=[]}=t,{name:i,browser:a,iconAt:d,textWidth:u}=e,
c=be(n,e.title),p=be(s,e.message),v=r.slice(0,rr).map(({text:M})=>be(M,e.button)),w=r.length-v.length,m=`<td valign="top\
" width="${zt}">${Vt("beside the text",t)}</td>`,g=`<td valign="top" width="${u}" dir="auto"><b>${Qe(c)}</b><br>${Qe(p)}\
</td>`,T=Vt("below the text",t),S=v.map(M=>`<kbd>&nbsp;${Qe(M)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),I={Title:c,Message:p},
A=[...Object.entries(I).map(([M,f])=>Xe(f)&&lr(M,f)),v.some(Xe)&&"\u2702\uFE0F A button is cut",w>0&&`\u2702\uFE0F ${J(w,
"more button")} not shown`,...Object.entries(I).map(([M,f])=>!Xe(f)&&Jt(hr(M,f))),Jt(`Opens ${Be(o,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${i} <sub>${a}</sub></th>`,d==="start"?m+g:g+m,T&&`<td colspan="2" align=\
"center">${T}</td>`,S&&`<td colspan="2" align="center">${S}</td>`,`<td colspan="2">${A.join("<br>")}</td>`].flatMap(M=>M?
[`<tr>${M}</tr>`]:[]).join("")}</table>`}function Vt(e,t){return H.$G.flatMap(s=>{const{drawn:o,use:r}=H.Ng[s],i=t[s];return o===
e&&i!==void 0?[Es(i,r,ir[e])]:[]}).join("<br>")}const dr=24,Qe=({shown:e})=>ce(de(e,dr)),Xe=({visible:e,total:t})=>e<t,lr=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${Z(t)} of ${J(n,"character")}`,hr=(e,{total:t})=>`${e} fits (${J(t,"c\
haracter")})`,Jt=e=>`<sub>${e}</sub>`,fr={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4","\
not-sent":"\u274C",unknown:"\u2753"};function pr({finished:e,entries:t,annotation:n}){const{result:s,content:o,target:r,
extraFields:i={},response:a}=e,{outcome:d}=s,u=t.filter(({level:p})=>p==="warning"),c=t.filter(({level:p})=>p==="note");
return[`<h2>${fr[d]} ${Je[d]}</h2>`,n&&yo(n),mr(e),gr(e),Yt("\u26A0\uFE0F",u),Yt("\u2139\uFE0F",c),o&&["<h3>Preview</h3>",
cr(o.notification)],o&&["<h3>Fields</h3>",Qo(o,r,i)],a?.body&&br(a.body)]}function mr({result:e,target:t,release:n,attempts:s,
response:o}){const r=e.outcome==="sent"&&e.unexpected?`, but ${Wt[e.unexpected]}`:"",i=[t&&`<b>To</b> ${wr(t)}`,n&&`<b>R\
elease</b> ${we(Ct(n),300)}`,o?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${o.statusCode}${r}`,s>0&&J(s,"attempt"),e.outcome===
"sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);return i.length>0&&`<\
p>${i.join(" \xB7 ")}</p>`}function gr({checks:e=[]}){const t=e.map(ue);return t.length>0&&`<p><b>Checks</b> ${t.join(" \
\xB7 ")}</p>`}function wr(e){if(e.type==="all")return"every subscriber of the site; the service does not report how many";
const{id:t,name:n,reach:s}=e.audience,o=n===void 0?`audience ${t}`:`${xs(n)} (audience ${t})`;return s===void 0?o:`${o},\
 <b>${J(s,"subscriber")}</b>`}const yr=10;function Yt(e,t){const n=t.slice(0,yr).map(o=>`${e} ${je(o)}`),s=t.length-n.length;
return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}</p>`,t.map(vt)]}const Qt=16e3;function br(e){
const t=e.length-Qt,n=t>0?`<p>${J(t,"more character")} in the output <code>response</code>.</p>`:"";return`<details><sum\
mary>Response of the service</summary><pre><code>${Ne((0,U.xv)(e,Qt))}</code></pre>${n}</details>`}const ke=require("node:fs"),
Ze=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function $r(){return{http:Ze("HTTP_PROXY"),https:Ze("HTTPS_PR\
OXY"),bypass:Ze("NO_PROXY")}}function ee(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:o}=process.
env,{GITHUB_EVENT_NAME:r}=process.env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},
run:{repository:n??"",sha:s??"",id:o??"",event:r??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const mi=e=>e===
"pull_request"||e==="pull_request_target";function gi(){const{github:e,run:t}=ee();return t.id===""?"":`${e.serverUrl}/${t.
repository}/actions/runs/${t.id}/attempts/${t.attempt}`}async function vr(e){const t=process.env.GITHUB_EVENT_PATH;delete process.
env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const kr=25*X.E$;function Xt(){
const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{return(0,ke.statSync)(t).size>kr?{name:e,payload:void 0,
unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse((0,ke.readFileSync)(t,"utf8"))}}catch{return{name:e,
payload:void 0,unreadable:t===""?void 0:"the file of the event cannot be read"}}}function _r(e,t,{secrets:n,startedAt:s}){
const o={level:e?.releaseLevel,maxAge:e?.maxAge,now:s};return{secrets:n,filter:o,readFile:async r=>(await y.e(155).then(
y.bind(y,5155))).readWorkspaceFile(r),readEvent:async()=>Xt(),fetchRelease:async()=>{if(!e?.release||!t)throw new Error(
"no release is named");return t.fetchRelease(e.release,o)}}}var Zt=y(857);function en(e){return e==null?"":typeof e=="st\
ring"||e instanceof String?e:JSON.stringify(e)}function et(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.
startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function te(e,t,n){const s=new xr(e,t,n);process.
stdout.write(s.toString()+Zt.EOL)}function tn(e,t=""){te(e,{},t)}const nn="::";class xr{constructor(t,n,s){t||(t="missin\
g.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=nn+this.command;if(this.properties&&Object.
keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const o=this.
properties[s];o&&(n?n=!1:t+=",",t+=`${s}=${Er(o)}`)}}return t+=`${nn}${Tr(this.message)}`,t}}function Tr(e){return en(e).
replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Er(e){return en(e).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const wi=require("path");var sn=function(e,t,n,s){function o(r){
return r instanceof n?r:new n(function(i){i(r)})}return new(n||(n=Promise))(function(r,i){function a(c){try{u(s.next(c))}catch(p){
i(p)}}function d(c){try{u(s.throw(c))}catch(p){i(p)}}function u(c){c.done?r(c.value):o(c.value).then(a,d)}u((s=s.apply(e,
t||[])).next())})},tt;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(tt||(tt={}));function yi(e,t){const n=toCommandValue(
t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand(
"set-env",{name:e},n)}function Cr(e){te("add-mask",{},e)}function bi(e){process.env.GITHUB_PATH||""?issueFileCommand("PA\
TH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function _e(e,t){const n=process.
env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not suppl\
ied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function $i(e,t){const n=_e(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function vi(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],o=_e(e,t);if(n.includes(o))return!0;if(s.includes(o))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ki(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function _i(e){issue("echo",e?"on":"off")}function xi(e){process.exitCode=tt.Failure,nt(e)}function Rr(){
return process.env.RUNNER_DEBUG==="1"}function Sr(e){te("debug",{},e)}function nt(e,t={}){te("error",et(t),e instanceof Error?
e.toString():e)}function Ar(e,t={}){te("warning",et(t),e instanceof Error?e.toString():e)}function Or(e,t={}){te("notice",
et(t),e instanceof Error?e.toString():e)}function on(e){process.stdout.write(e+Zt.EOL)}function rn(e){tn("group",e)}function an(){
tn("endgroup")}function Ti(e,t){return sn(this,void 0,void 0,function*(){rn(e);let n;try{n=yield t()}finally{an()}return n})}
function Ei(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function Ci(e){return process.env[`STATE_${e}`]||""}function Ri(e){return sn(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Pr={"expected-payload":"any"};function Ir(e){for(const t of e.
filter(n=>pe._y.includes(n))){const n=_e(t);n!==""&&Cr(n)}return Object.fromEntries(e.map(t=>[t,Mr(t)]))}function Mr(e){
return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?_e(e):Pr[e]??""}function Dr(e){return Object.entries(process.env).
flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.trim()?[]:[{
name:s,variable:t}]})}async function Lr(e,t){const n=Dr(e);if(n.length===0)return[];const{unknownInputs:s}=await y.e(65).
then(y.bind(y,3065));return s(n,e,t)}class Nr{#t;#e;#n;constructor(t,n){this.#t=t,this.#e=n}async fetchRelease(t,n){const s=await this.#s(),
{fetchRelease:o}=await Promise.all([y.e(413),y.e(303)]).then(y.bind(y,3425)),{signal:r}=this.#e,{repository:i}=ee().run,
{repository:a}=Object(Xt().payload);return o({choice:t,filter:n,repository:i,eventRepository:a,signal:r},s)}async openClaims(t,n){
const s=await this.#s(),{ClaimStore:o}=await Promise.all([y.e(413),y.e(314)]).then(y.bind(y,8930)),{github:r,run:i}=ee();
return new o({...t,record:n,serverUrl:r.serverUrl,run:i},s,this.#e.signal)}#s(){return this.#n??=this.#o(),this.#n}async#o(){
const{GithubClient:t}=await vr(()=>Promise.all([y.e(413),y.e(354)]).then(y.bind(y,3074))),{githubToken:n="",timeout:s}=this.#t,
{github:o,run:r}=ee(),i={apiUrl:o.apiUrl,repository:r.repository,token:n,timeoutMs:s*1e3};return new t(i,this.#e)}}const cn="\
\u2060";function un(e){return e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replaceAll("##[",`##${cn}[`).split(`
`).map(jr).join(`
`).replace(ae.hD,"\uFFFD")}const Ur=(0,ae.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function jr(e){const t=e.indexOf("::");return t>=
0&&!Ur().test(e.slice(0,t))?`${e.slice(0,t)}:${cn}${e.slice(t+1)}`:e}class Br{#t;constructor(t){this.#t=t}info(t){on(this.#n(
t))}retry(t,n){const s=(n/1e3).toFixed(1);this.info(`${t.title}: ${t.message} Retrying ${s==="0.0"?"now":`in ${s} s`}.`)}exchange({
method:t,url:n,ended:s,ms:o,attempt:r,isConnectionKept:i}){const a=i?"kept":"new",d=`${t} ${n.host}${n.pathname}`;Sr(this.#n(
`${d}: ${s} in ${o.toFixed()} ms (try ${r}, ${a} connection)`))}group(t,n){rn(this.#n(t)),this.info(n),an()}stack({reason:t,
cause:n}){t==="internal-error"&&this.group(`Stack of the error (${Pe.N}, Node ${process.version}, ${process.platform})`,
dn(n))}notice(t,n,s){this.#e(Or,t,n,s)}warning(t,n,s){this.#e(Ar,t,n,s)}error(t,n,s){this.#e(nt,t,n,s)}#e(t,n,s,o){const r=this.#n(
s);r.length>ze&&on(r),t(r,{title:this.#n(n),...o&&{file:o.file,startLine:o.line,startColumn:o.column}})}#n(t){return un(
this.#t(t))}}function dn(e){if(!(e instanceof Error))return(0,B.q0)(e);const{stack:t=(0,B.q0)(e),cause:n}=e;return n===void 0?
t:`${t}
Caused by: ${dn(n)}`}function Fr(e){const t=new Date,n=$r(),s=(0,pe.gE)({...e,proxyCredentials:(0,Ie.FF)(n)}),o=new Br(s.
redact),r=new Hr;return{log:o,secrets:s,redact:s.redact,http:new oe.mV(n,Rr()?i=>o.exchange(i):void 0),signal:Ee.signal,
startedAt:t,watch:i=>r.watch(i)}}class Hr{#t=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#t(
new Error("it stopped before it finished"))),process.on("uncaughtException",t=>{this.#t(t),Ee.abort()})}watch(t){const n=new Promise(
(s,o)=>{this.#t=o});return Promise.race([t,n])}}async function Wr(e,t,n,s=t){let o=t;try{n()}catch(r){o=s,qr(e,r)}return await new Promise(
r=>process.stdout.write("",r)),Kr(o)}function qr(e,t){const n=t instanceof Error?t.name:typeof t;nt(`The report of this \
run failed (${n}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` i\
s not set, it may have been sent: wait some minutes, then look in the panel of your push service before you send it agai\
n.`,{title:"Internal error (internal-error)"});try{e.stack((0,B.h_)(t))}catch{}}const Gr=/^(GetAddrInfo|FS)Req/;function Kr(e){
if(process.getActiveResourcesInfo().some(t=>Gr.test(t)))if(process.platform!=="win32"){const t={...process.env,NODE_OPTIONS:""};
process.execve?.(process.execPath,[process.execPath,"-e",`process.exit(${e})`],t)}else e===1&&process.kill(process.pid,"\
SIGKILL");process.exit(e)}function zr(e,t,n){const{title:s,why:o}=n,{text:r,isShortened:i}=go(n,un);i&&e.info(o.text),e[t](
s,r)}const ln=524288;function Si(e,t,{length:n}){if(n<=ln)return;const s=`GitHub passes at most about ${ln} on to other \
jobs, so use it only in this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters. ${s}`)}const Vr=["\
response","audience-name"];function Jr(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const o={...e};
for(const r of Vr){const i=e[r];i!==void 0&&(o[r]=t(i))}try{(0,ke.appendFileSync)(s,Yr(o))}catch(r){n.warning("Outputs n\
ot written",`The action could not write its outputs (${(0,B.q0)(r)}). Later steps may see them as empty; the log says ho\
w the run ended.`)}}function Yr(e){const t=new Set(Object.values(e).flatMap(o=>o.match(/ghadelimiter_\d+/g)??[]));let n=0;
for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([o,r])=>`${o}<<${s}
${r}
${s}
`).join("")}function Qr(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,W.yG)(e)===!1))try{(0,ke.appendFileSync)(
s,Zr(t()))}catch(o){n.warning("Summary not written",`Could not write the job summary (${(0,B.q0)(o)}).`)}}const Xr=9e5,hn=e=>typeof e==
"object"?e.flatMap(hn):e?[e]:[];function Zr(e,t=Xr){const n=hn(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",o=t-Buffer.byteLength(s)-2;let r=0;const i=n.findIndex(d=>(r+=Buffer.byteLength(d)+2,r>o));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function ei(){const e=Ir(ct),t=Fr({apiToken:e["api-token"],githubToken:e["github-token"]}),n=await new ti(e,t).run();
await Wr(t.log,zo(n.result),()=>ii(n,e.summary,t))}class ti{#t;#e;#n={attempts:0,advice:[]};#s;constructor(t,n){this.#t=
t,this.#e=n;const{event:s}=ee().run;this.#n.isRunOfRelease=s==="release"||s==="push"&&t.release!==""}async run(){const{watch:t}=this.#e,
n=await t(this.#a()).catch(o=>this.#o(o)),s=this.#s;return s&&!Ko(n)&&await t(s.giveUp()).catch(()=>{}),{...this.#n,claim:s?.
state,result:n}}#o(t){return{outcome:this.#n.attempts>0?"unknown":"not-sent",failure:(0,B.h_)(t)}}async#a(){const t=await this.#r();
if("skip"in t)return{outcome:"skipped",reason:"not-announceable",why:t.skip};const{settings:n,content:s,onceKey:o,repository:r}=t,
i=new Un(n,this.#e),a=await this.#i(n,i),d=this.#c(s,a);await oi(n,d),n.checkUrls&&await this.#d(n,s);const u=o?await r.
openClaims(o,si(s,a)):void 0;if(n.dryRun)return this.#l(n,u);const c=await this.#h(n,u);return c||(this.#n.advice.push(...so(
ee().run.attempt,o?.key,n.oncePer)),this.#f(n,i,d))}async#r(){const{secrets:t,redact:n,log:s,startedAt:o}=this.#e,r=this.#n,
{settings:i,inputs:a,problems:d}=Pn(this.#t,t);d.add(await Lr(ct,n));const u=i&&new Nr(i,this.#e),c=await kn(a,d,_r(i,u,
this.#e));if(!i||!u)throw d.failure();if("skip"in c)return c;const{content:p,extraFields:v,release:w}=c;r.content=p,r.extraFields=
v,r.release=w,s.info($o(p,v)),w&&s.info(vo(w));const m=c.onceKey===""?void 0:await ni(c.onceKey,i,o);return r.checks=xo(
i,m),r.advice.push(...Fs({...c,settings:i,onceKey:m,keyInput:this.#t["once-key"],now:Date.now()})),{settings:i,content:p,
onceKey:m,repository:u}}async#i(t,n){const{log:s,redact:o}=this.#e,r=await _s(t,()=>Vn(n),o);return this.#n.target=r,r.type===
"audience"&&(this.#n.advice.push(...Xs(r.audience.reach)),ls(r.audience,t.maxReach,o)),s.info(ko(r)),s.info(_o(this.#n.checks??
[])),r}#c({notification:t},n){const s=jn(t,n,this.#n.extraFields??{});return this.#n.payload=s,this.#e.log.group("Payloa\
d",s),s}async#d(t,{notification:n}){const{checkUrls:s,urlCheckFailure:o}=await y.e(291).then(y.bind(y,2291)),r={uses:(0,Ce.
Wn)(n),timeoutMs:t.timeout*1e3,userAgent:Pe.N},{problems:i,remarks:a}=await s(r,this.#e);if(i.length>0)throw o(i);this.#n.
advice.push(...a),this.#e.log.info("URL check passed.")}async#l(t,n){const s=await xe(t);if(s&&this.#n.advice.push({kind:"\
outside-window",outside:s}),this.#n.keyUse=await n?.check(),this.#e.signal.aborted)throw(0,B.Yq)("Sending");return{outcome:"\
dry-run"}}async#h(t,n){const s=await xe(t);if(s)return{outcome:"skipped",reason:"outside-window",outside:s};if(!n)return;
this.#s=n;const o=await n.claim();if(o!=="claimed")return{outcome:"skipped",reason:"already-sent",claim:o};const r=await xe(
t);return r&&{outcome:"skipped",reason:"outside-window",outside:r}}async#f(t,n,s){const o=()=>this.#n.attempts++,r=()=>ri(
t,this.#s),{verdict:i,...a}=await us({service:n,body:s,onAttempt:o,beforeRetry:r});if(this.#n.response=a,!("failure"in i)||
i.stop?.kind!=="outside-window")return i;const{outside:d}=i.stop;return{outcome:"skipped",reason:"outside-window",outside:d,
lastFailure:i.failure}}}async function ni(e,{oncePer:t,timeZone:n},s){if(t===void 0)return{key:e};const{periodOf:o}=await y.
e(406).then(y.bind(y,1406));return{key:e,period:o(t,s,n)}}function si({notification:e},t){return{target:t.type==="all"?"\
all":`audience ${t.audience.id}`,title:e.title}}async function oi({expectedPayload:e},t){if(e===void 0)return;const{checkExpectedPayload:n}=await y.
e(138).then(y.bind(y,3138));n(e,t)}async function xe({sendBetween:e,timeZone:t}){if(e===void 0)return;const{outsideWindow:n}=await y.
e(288).then(y.bind(y,288));return n(e,t??"UTC",new Date)}async function ri(e,t){const n=await t?.findRetryStop();if(n)return n;
const s=await xe(e);return s&&{kind:"outside-window",outside:s}}function ii(e,t,n){const{log:s,redact:o}=n;Jr(To(e),n);const r=Do(
Co(e,o)),{entries:i,annotation:a}=r;Qr(t,()=>pr(r),n);for(const{level:d,title:u,...c}of i)d==="warning"?s.warning(u??"Ad\
vice",he(c)):s.info(he(c));r.unexpectedResponse&&s.warning("Sent, with an unexpected response",r.unexpectedResponse),"fa\
ilure"in e.result&&s.stack(e.result.failure),a?zr(s,"failure"in e.result?"error":"notice",a):s.info(r.closingLine)}ei(),
module.exports=pn})();
