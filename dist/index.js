(()=>{"use strict";var st={6187:((e,t,n)=>{n.d(t,{CY:()=>v,Qi:()=>a,Sx:()=>$,Uk:()=>c,fC:()=>_,hD:()=>l,sN:()=>b,xb:()=>x});
const s=String.raw`\0-\x1f\x7f-\x9f`,r=String.raw`\u202a-\u202e\u2066-\u2069`,o=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,
i=String.raw`\t-\r\x85`,a=new RegExp(`[${s}]`,"g"),l=new RegExp(`(?![\\t\\n])[${s}]`,"g"),c=new RegExp(`(?![\\t\\n])[${s}${r}\
]`,"g"),h=new RegExp(`[${s}${r}\\u2028\\u2029]`,"g"),b=new RegExp(`(?![${i}])[${s}${r}${o}]`,"g"),_=new RegExp(`[\\xa0\\u2\
000-\\u200a\\u200e\\u200f\\u202f\\u205f${r}${o}]`,"g"),v=new RegExp(`[\\u200e\\u200f${r}${o}]`),$=new RegExp(`(?![\\t\\n\\r\
])[${s}]`);function x(E,T){let S;return()=>(S??=new RegExp(E,T),S)}}),4204:((e,t,n)=>{n.d(t,{Q4:()=>a,ho:()=>i,oR:()=>r,
sV:()=>s,xW:()=>o});function s(l){const c={missing:l};return{kind:"content",source:"event",fields:{title:c,message:c,icon_url:c,
landing_url:c},placeholders:{tag:c,version:c,name:c,repository:c,message:c,url:c}}}function r(l,c,h){return"missing"in l?
l:"missing"in c?c:{value:`${l.value}${h}${c.value}`,madeFrom:[...l.madeFrom,...c.madeFrom]}}const o=l=>`the event's fiel\
d \`${l}\` is missing or not text, so the action takes no content from it`,i=l=>({kind:"not-announceable",why:l});function a(l,c){
return("value"in l?[l.value,...l.madeFrom]:l.madeFrom??[]).map(c.find).find(b=>b!==void 0)}}),9735:((e,t,n)=>{n.d(t,{QP:()=>h,
Wn:()=>_,cn:()=>b,fD:()=>i,o2:()=>a});var s=n(2996),r=n(642),o=n(7666);const i={text:r.GT,image:(0,r.rf)("https"),page:(0,r.
rf)("https","http")},a=["tag","version","name","repository","message","url"],l=new RegExp(`\\{(?:${a.join("|")})\\}`,"g"),
c=$=>x=>{if(x.length>o.QO)return $(x);const E=x.replace(/^\{url\}/,"https://url.example/").replace(l,"x");return"value"in
$(E)?{value:x}:$(x)},h={text:i.text,image:c(i.image),page:c(i.page)};function b($,x,E){const{kind:T}=s.Ng[$];return T===
"duration"?(0,r.p0)(x.trim()):E[T](x.trim())}function _($){return s.pi.flatMap(x=>v(x,$))}function v($,x){const E=(0,s.wg)(
$);if($==="actions")return(x.actions??[]).map(({url:R},D)=>({input:E,path:[D,"url"],url:R}));const{kind:T}=s.Ng[$],S=x[$];
return typeof S!="string"||T==="text"?[]:[T==="image"?{input:E,url:S,image:$}:{input:E,url:S}]}}),8209:((e,t,n)=>{n.d(t,
{SD:()=>l,Xw:()=>a,_I:()=>c});var s=n(2996),r=n(8925),o=n(4204),i=n(9735);const a={inputs:{source:"input",fields:{},names:new Set},
file:{source:"file",fields:{},names:new Set},fileName:"",extraFields:{},onceKey:""},l=(E,T)=>s.Vu.filter(S=>!E.names.has(
S)&&!T.names.has(S));function c({inputs:E,file:T},S,R,D){return h(E,T,_(l(E,T),S,R,D))}function h(...E){const T=Object.assign(
{},...E.map(({fields:w})=>w).reverse()),S=s.pi.filter(w=>T[w]!==void 0),R=Object.fromEntries(S.map(w=>[w,T[w]]));if(!b(R))
return;const D=w=>E.find(({names:A})=>A.has(w)),I=Object.fromEntries(S.map(w=>[w,D(w)?.source])),m=E.flatMap(w=>(w.textComments??
[]).filter(({path:[A]})=>D(String(A))===w));return{notification:R,sources:I,textComments:m}}const b=E=>s.Vu.every(T=>E[T]);
function _(E,T,S,R){const D=T.kind==="content"?T.source:"event",I={},m=[],w=new Map;for(const C of E){const P=v(C,T),U=(0,o.
Q4)(P,R);if(U){const W=`contains ${U}, which may already be public; replace the token, and remove it from the ${D==="rel\
ease"?D:"release or deployment"}`;m.push((0,r.CC)((0,s.wg)(C),W))}else if("missing"in P)w.set(P.missing,[...w.get(P.missing)??
[],C]);else{const B=(0,i.cn)(C,P.value,i.fD);"value"in B?Object.assign(I,{[C]:B.value}):m.push((0,r.CC)((0,s.wg)(C),`in \
the ${D}, ${B.message}`))}}const A=T.kind==="none"&&T.event?", or set the input `release` to the tag of a release":"";return S.
add([...w].map(([C,P])=>$(P,C&&` (${C})`,A))),S.add(m),{source:D,fields:I,names:new Set(E)}}function v(E,T){return T.kind===
"content"?T.fields[E]:{missing:x(T.kind==="none"?T.event:void 0),madeFrom:[]}}function $(E,T,S){const R=E.map(w=>`\`${w}\
\``).join(", "),D=E.length>1?`are missing${T}; set them as inputs or in \`payload-file\` (there as ${R})${S}`:`is missin\
g${T}; set it as an input, or as ${R} in \`payload-file\`${S}`,[I="",...m]=E.map(s.wg);return(0,r.CC)(I,D,{otherInputs:m})}
function x(E){return E===void 0?"":`${/^[a-z_]{1,40}$/.test(E)?`the event \`${E}\``:"this event"} does not supply conten\
t`}}),3916:((e,t,n)=>{n.d(t,{$6:()=>a,HR:()=>s,Pz:()=>l,Yq:()=>i,h_:()=>r,q0:()=>o});class s extends Error{reason;title;hint;constructor(h){
super(h.message,h.cause===void 0?void 0:{cause:h.cause}),this.name="Failure",this.reason=h.reason,this.title=h.title,this.
hint=h.hint}}function r(c){return c instanceof s?c:new s({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${o(c)}.`,hint:"Please report this with the log of the run.",cause:c})}function o(c){if(!(c instanceof
Error))return String(c);const h=c.code;if(h==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(h==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:b}=c;if(typeof h=="string"&&h.startsWith("ERR_SSL_")&&typeof b=="string")return`${h}:\
 ${b}`;const _=(c.message||c.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),v=typeof h=="string"&&!_.includes(
h)?`${h}: ${_}`:_,$=c instanceof AggregateError?c.errors.map(o).join("; "):"",x=$&&$!==v?`${v} (${$})`:v;return c.cause===
void 0?x:`${x}: ${o(c.cause)}`}function i(c,h=a(c)){return new s({reason:"cancelled",title:`${c} failed`,message:h,hint:l})}
const a=c=>c==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${c.
charAt(0).toLowerCase()}${c.slice(1)}.`,l="If you did not mean to cancel it, run it again."}),6078:((e,t,n)=>{n.d(t,{mV:()=>m,
oJ:()=>W,Er:()=>f});const s=require("node:http");var r=n.n(s),o=n(6193);class i extends Error{reason;constructor(d,p){super(
p),this.reason=d}}class a extends Error{constructor(){super("a response arrived before the request was sent")}}function l(u,{
isProxied:d,isProxyTls:p}){const k=(X,G)=>({kind:"failure",mayHaveBeenReceived:!1,reason:X,retryable:G,cause:u});if(u instanceof
i)return k(u.reason,u.reason==="timeout");const{code:y="",syscall:O,statusCode:M}=u;return y==="ERR_PROXY_TUNNEL"?k("pro\
xy-failed",M===void 0):u instanceof a||y.startsWith("HPE_")?k(p?"proxy-failed":"connection-failed",!0):!c(u)&&!y.startsWith(
"ERR_INVALID")?k(p?"proxy-failed":"tls-failed",!1):k(d&&!(y==="ECONNRESET"&&O===void 0&&!p)?"proxy-failed":"connection-f\
ailed",!0)}function c(u){if(u instanceof AggregateError)return!0;const{code:d="",syscall:p}=u;return p!==void 0&&d!=="EP\
ROTO"||h.test(d)}const h=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function b(u,d){const p=u.code??"",y=d>0||p.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:u instanceof i?u.reason:y,retryable:!0,cause:u}}const _=u=>v.test(String(u)),v=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function $(u,d,p){const{method:k,url:y,headers:O,body:M}=u,H=M===void 0?O:{...O,"Content-Length":Buffer.byteLength(M)},X=r().
request(y,{agent:d,method:k,headers:H});return new Promise(G=>new x(u,X,p,G).start())}class x{#n;#e;#t;#s;#r;#a="";#o;#i;#c;#d=0;#l=!1;#f=!1;constructor(d,p,k,y){
this.#n=d,this.#e=p,this.#t=k,this.#s=y,this.#r=new o.StringDecoder(d.encoding)}start(){const{timeoutMs:d,signal:p}=this.#n,
k=()=>this.#u(new i("timeout",`no response within ${d/1e3} s`));this.#c=setTimeout(k,d),this.#e.on("error",y=>this.#u(y)),
this.#e.on("close",()=>this.#v()),this.#e.on("socket",y=>this.#b(y)),this.#e.on("response",y=>this.#y(y)),p?.addEventListener(
"abort",this.#p),p?.aborted&&this.#p()}#p=()=>this.#u(new i("cancelled","the run was cancelled"));#g=()=>{this.#f=!0};#w=d=>{
this.#d+=d.length};#b(d){this.#i=d,d.on("data",this.#w),d.once("session",this.#g);const p=()=>{this.#$(d)};S(d)?p():d.once(
T(d)?"secureConnect":"connect",p)}async#$(d){if(await E(),this.#e.destroyed||d.destroyed)return;this.#l=!0;const p=d.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!p)&&(this.#f=!0),this.#e.end(this.#n.body)}#y(d){const{maxBytes:p,wantsBody:k}=this.#n;
if(!this.#l){this.#u(new a);return}const y=d.statusCode??0,O={kind:"response",status:y,headers:d.headers,at:new Date};if(this.#o=
{head:O,stream:d},k?.(y)===!1){this.#h(O),this.#e.destroy();return}let M=0;d.on("data",H=>{this.#a+=this.#r.write(H.subarray(
0,p-M)),M+=H.length,!(M<=p)&&(this.#h(O,"too-large"),this.#e.destroy())}),d.on("end",()=>this.#h(O,d.complete?void 0:"cu\
t")),d.on("error",H=>this.#u(H))}#v(){this.#o||this.#u(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#u(d){this.#o?this.#k(this.#o,d):this.#_(d)?this.#m(l(d,this.#t)):this.#m(b(d,this.#d)),this.#e.destroy()}#k({
head:d,stream:p},k){if(k instanceof i){this.#h(d,k.reason);return}for(;p.read()!==null;);this.#h(d,p.complete?void 0:"cu\
t")}#_(d){return this.#l?!this.#f&&this.#d===0&&_(d):!0}#h(d,p){const y=(this.#a+this.#r.end()).replace(/^\ufeff/,"");this.#m(
{...d,body:y,incomplete:p})}#m(d){clearTimeout(this.#c),this.#n.signal?.removeEventListener("abort",this.#p),this.#i?.removeListener(
"data",this.#w),this.#i?.removeListener("session",this.#g);const p={result:d,isConnectionKept:this.#e.reusedSocket};setImmediate(
()=>this.#s(p))}}async function E(){for(let u=0;u<2;u++)await new Promise(d=>setImmediate(d))}const T=u=>u.encrypted===!0;
function S(u){return u.connecting?!1:!T(u)||u.secureConnecting===!1}var R=n(4517);const D=1e3,I=10;class m{#n;#e;#t=new Map;#s=new WeakMap;#r=new Map;constructor(d,p){
this.#n=d,this.#e=p}async request(d){const{method:p,url:k}=d,y=(0,R.iJ)(k,this.#n);if(y&&"problem"in y)return{kind:"fail\
ure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(y.problem)};const O=await this.#a(k,y?.url);
await this.#o(O,p);const M=y!==void 0,H={isProxied:M,isProxyTls:M&&k.protocol==="http:"},X=performance.now(),{result:G,isConnectionKept:Z}=await $(
d,O,H),ne=this.#c(`${p} ${k}`),nt=G.kind==="response"?G.status:G.reason;return this.#e?.({method:p,url:k,ended:nt,ms:performance.
now()-X,attempt:ne,isConnectionKept:Z}),G}async#a(d,p){const k=`${d.protocol} ${p}`,y=this.#t.get(k);if(y)return y;const{
Agent:O}=d.protocol==="https:"?await w():r();p!==void 0&&await U();const M=new O({keepAlive:!0,proxyEnv:{http_proxy:p,https_proxy:p}});
return M.on("free",H=>this.#s.set(H,performance.now())),this.#t.set(k,M),M}async#o(d,p){const k=Math.min(...A(d).map(O=>this.#i(
O))),y=k<=D;p!=="GET"&&y&&await P(I-k);for(const O of A(d))(this.#i(O)>D||C(O))&&O.destroy()}#i(d){return performance.now()-
(this.#s.get(d)??Number.NEGATIVE_INFINITY)}#c(d){const p=(this.#r.get(d)??0)+1;return this.#r.set(d,p),p}}const w=async()=>(await Promise.
resolve().then(n.t.bind(n,4708,23))).default,A=u=>Object.values(u.freeSockets).flat(),C=u=>u.readableEnded;async function P(u){
u>0&&await new Promise(d=>setTimeout(d,u)),await E()}async function U(){const{subscribe:u,unsubscribe:d}=await Promise.resolve().
then(n.t.bind(n,3053,23));d("net.client.socket",B),u("net.client.socket",B)}function B(u){const{socket:d}=u;d.on("error",
()=>{}),d.on("newListener",(p,k)=>{p==="readable"&&d.removeListener("readable",k)})}const W=u=>u>=200&&u<300;function f(u){
const d=r().STATUS_CODES[u];return d===void 0?String(u):`${u} ${d}`}}),4517:((e,t,n)=>{n.d(t,{FF:()=>_,a5:()=>c,iJ:()=>i,
CJ:()=>a});const s=require("node:net");var r=n(6187),o=n(7666);function i(m,w,A=process.version){const C=(m.protocol==="\
https:"?w.https:w.http)?.trim();if(!C||T(m,w.bypass))return;if(!h(A))return{problem:`Node ${A} of this runner cannot use\
 a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(C.search(r.Qi)>=0)return{problem:"\
the proxy setting contains a line break or another control character"};const P=(0,o.Dl)(x(C));return!P||!/^https?:/.test(
P.protocol)?{problem:"the proxy setting is not an http or https URL"}:[P.username,P.password].some(U=>E(U)===void 0)?{problem:"\
the user name or password in the proxy setting is not percent-encoded"}:{url:P.href}}function a(m){const{statusCode:w}=Object(
m);return w===407?c:`${l} Then run this again.`}const l="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If th\
e proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",c="The proxy requires a valid user name and\
 password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function h(m){const[w=0,A=0]=m.slice(
1).split(".").map(Number);return w>24||w===24&&A>=5}const b=4;function _({http:m,https:w}){return[...new Set([m,w].flatMap(
v))]}function v(m=""){const w=m.trim(),A=w.replace(/^[^:]*:\/\//,"");if(!A.includes("@"))return[];const C=$(A.slice(0,A.
lastIndexOf("@"))),P=C.map(f=>E(f)??f),{username:U="",password:B=""}=(0,o.Dl)(x(w))??{},W=Buffer.from(P.join(":")).toString(
"base64").replaceAll("=","");return[...C,U,B,...P,W].filter(f=>f.length>=b)}function $(m){const w=m.indexOf(":");return w<
0?[m,""]:[m.slice(0,w),m.slice(w+1)]}const x=m=>m.includes("://")?m:`http://${m}`;function E(m){try{return decodeURIComponent(
m)}catch{return}}function T(m,w){const A=R(m.hostname).replace(/\.$/,""),C=m.port||(m.protocol==="https:"?"443":"80");return w?.
toLowerCase().match(/[^\s,]+/g)?.some(U=>U==="*"||S(U,A,C))??!1}function S(m,w,A){if(m.includes("/"))return I(m,w);const C=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(m),P=C?.[1]??m;if(C&&C[2]!==A)return!1;const U=D(R(P).replace(/^\*?\./,""));return w===U?!0:(0,s.isIP)(w)===0&&w.endsWith(
`.${U}`)}const R=m=>m.replace(/[[\]]/g,""),D=m=>(0,o.Dl)(`http://[${m}]`)?.hostname.slice(1,-1)??m;function I(m,w){const[
A="",C=""]=m.split("/"),P=(0,s.isIP)(A);if(P===0||(0,s.isIP)(w)!==P)return!1;const U=P===4?32:128;if(!/^\d{1,3}$/.test(C)||
Number(C)>U)return!1;const B=P===4?"ipv4":"ipv6",W=new s.BlockList;return W.addSubnet(A,Number(C),B),W.check(w,B)}}),8902:((e,t,n)=>{
n.d(t,{JN:()=>i,LH:()=>c,P9:()=>a,wJ:()=>o});const s=1e3,r=3e4,o=12e4;function i(b){return Math.random()*Math.min(r,s*2**
(b-1))}function a(b,_){if(b===void 0)return;const v=b.trim();if(/^\d+$/.test(v))return Number(v)*1e3;if(!l.test(v))return;
const $=Date.parse(`${v.replace(/ GMT$/,"")} GMT`);return Number.isNaN($)?void 0:Math.max(0,$-_)}const l=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function c({attempt:b,retries:_,signal:v,cancelled:$,onWait:x,beforeRetry:E}){for(let T=1;!v?.aborted;T++){const S=await b(
T);if("done"in S)return S.done;if(v?.aborted)break;const{result:R,waitMs:D}=S;if(T>_||D>o)return R;if(x?.(R,D),await h(D,
v),v?.aborted)break;const I=await E?.(R);if(I!==void 0&&!v?.aborted)return I}return $()}function h(b,_){return new Promise(
v=>{const $=()=>{clearTimeout(x),_?.removeEventListener("abort",$),v()},x=setTimeout($,b);_?.addEventListener("abort",$)})}}),
2996:((e,t,n)=>{n.d(t,{$G:()=>v,BH:()=>_,Ng:()=>c,Pw:()=>E,RD:()=>T,Vu:()=>$,pi:()=>h,wg:()=>x});var s=n(1996);const r=[
"Chrome","Firefox","Safari"],o="\u2713",i="\u2013",a=[o,o,o],l=[o,o,i],c={title:{kind:"text",required:!0,browsers:a,description:"\
First line of the notification.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:a,description:"T\
ext below the title, on one or several lines. It is plain text.",examples:["New arrivals, with free shipping until Sunda\
y."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:s.E$/4,drawn:"beside the text",required:!0,
browsers:l,description:"https URL of the icon, 200x200 pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{
kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:s.E$,drawn:"below the text",required:!1,
browsers:["56+",i,i],description:"https URL of a large image, 360x240 pixels on a desktop, 360x200 on a phone.",examples:[
"https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:a,description:"URL of the page \
that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:["48+",i,i],description:"\
Buttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{
kind:"text",required:!1,browsers:a,description:"For web analytics: where visitors come from, such as `web-push`.",examples:[
"web-push"]},utm_medium:{kind:"text",required:!1,browsers:a,description:"For web analytics: the kind of message, such as\
 `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,browsers:a,description:"For web analy\
tics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:l,description:"\
How long the notification waits for subscribers who are offline.",examples:["2d",86400]}},h=Object.keys(c),b=(...S)=>h.filter(
R=>S.includes(c[R].kind)),_=b("text","image","page"),v=b("image"),$=h.filter(S=>c[S].required),x=S=>S.replaceAll("_","-"),
E=h.map(x);function T(S,R=" "){return S.every(I=>I===o)?"all":r.map((I,m)=>({browser:I,since:S[m]??i})).filter(({since:I})=>I!==
i).map(({browser:I,since:m})=>m===o?I:`${I}${R}${m}`).join(", ")}}),50:((e,t,n)=>{n.d(t,{Q:()=>r,d:()=>i});var s=n(7785);
const r=(a,l)=>a<=Math.min(2,Math.floor(l.length/2)),o=a=>a.toLowerCase().replace(/[-_]/g,"");function i(a,l){const h=[...new Map(
l.map(_=>[_,(0,s.A)(o(_),o(a))]))].filter(([_,v])=>r(v,_)),[b]=h.sort(([,_],[,v])=>_-v);return b?.[0]}}),8925:((e,t,n)=>{
n.d(t,{B4:()=>I,CC:()=>i,Kc:()=>R,LF:()=>c,fI:()=>_,rg:()=>a,tH:()=>x});var s=n(6187),r=n(3916),o=n(8992);function i(m,w,A={}){
return{...typeof m=="string"?{input:m}:m,message:w,reason:"invalid-input",...A}}function a({position:m},{position:w}){return m?
w?m.line-w.line||m.column-w.column:-1:w?1:0}const l=100;function c(m){const w=m.slice(0,l).map((A,C)=>{if(typeof A=="num\
ber")return`[${A}]`;const P=(0,o.xv)(String(A)).replace(s.Qi,"\uFFFD");return C>0?`.${P}`:P});return(0,o.xv)(w.join(""))}
const h=m=>m.endsWith("?")?m:`${m}.`;function b(m,w,A,C=""){return`${m.length>0?`\`${c(m)}\``:w}${C}${A.startsWith('"')?
":":""} ${h(A)}`}function _(m){const{input:w,otherInputs:A=[],file:C,path:P=[],position:U,message:B}=m,W=U&&`line ${U.line}\
, column ${U.column}`;if(C!==void 0){const k=W?`${C}, ${W}`:C;return`${w}: ${k}: ${b(P,"the file",B)}`}const f=W?` (${W}\
)`:"",u=typeof P[0]=="number";if(P.length>0&&!u)return`${w}: ${b(P,"",B,f)}`;const d=u?c([w,...P]):w;return B.startsWith(
'"')?`${d}${f}: ${h(B)}`:`${u?`\`${d}\``:v([d,...A])}${f} ${h(B)}`}function v(m){const w=m.map(C=>`\`${C}\``),A=w.pop()??
"";return w.length===0?A:`${w.join(", ")} and ${A}`}function $(m){const w=m.every(C=>C.reason==="unreadable-file"),A=w?"\
unreadable-file":"invalid-input";return new r.HR({reason:A,title:w?"Unreadable file":"Invalid input",message:I(m.map(_),
D(m)),hint:T(m)})}class x{#n=[];#e=new Set;refuse(w){for(const A of w)this.#n.push(A),this.#e.add(A.input)}add(w){for(const A of w)
this.#e.has(A.input)||this.#n.push(A)}isRefused(w){return this.#e.has(w)}get all(){return this.#n}failure(){return $(this.#n)}throwIfAny(){
if(this.#n.length>0)throw this.failure()}}const E=new Set(["base-url","api-token"]);function T(m){const w=D(m)===1?"Corr\
ect it":"Correct what is listed";return m.every(({input:C})=>E.has(C))?{newRunAfter:`${w}. If you changed a secret or va\
riable, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${w}, then`}}const S=100;function R(m,w,A){const C=D(
w.slice(S)),P=w.slice(0,S).map(A);return C===0?P:[...P,i(m,`has ${C} more problems`,{count:C})]}const D=m=>m.reduce((w,{
count:A=1})=>w+A,0);function I(m,w=m.length,A="problems"){if(m.length===1)return m.join("");const C=m.slice(0,S).map(P=>`\
- ${P}`);return w>C.length&&C.push(`- and ${w-C.length} more`),`${w} ${A}:
${C.join(`
`)}`}}),3332:((e,t,n)=>{n.d(t,{RB:()=>U,_y:()=>r,cV:()=>B,gE:()=>h});var s=n(8925);const r=["api-token","github-token"],
o="the API token",i="the GitHub token",a="***",l=8,c=4;function h(f){const{apiToken:u,githubToken:d="",proxyCredentials:p=[]}=f,
k=[{name:o,secret:new b(u)},{name:i,secret:new b(d)}],y=[...k.map(({secret:O})=>O),...p.map(O=>new b(O))];return{find:O=>{
const M=E(O);return k.find(({secret:H})=>H.isLong&&H.spansIn(O,M).length>0)?.name},redact:(O,M=!1)=>{const H=E(O),X=y.flatMap(
ne=>ne.spansIn(O,H,M));let G="",Z=0;for(const{start:ne,end:nt}of X.sort((an,Jo)=>an.start-Jo.start))ne>=Z&&(G+=O.slice(Z,
ne)+a),Z=Math.max(Z,nt);return G+O.slice(Z)}}}class b{isLong;#n;#e;#t;#s;constructor(u){this.#n=u,this.isLong=u.length>=
l,this.#e=this.isLong?v([u,u.toUpperCase(),u.toLowerCase()]):[u].filter(Boolean),this.#t=this.isLong?v(S(u)):[]}spansIn(u,d,p=!1){
return[...(_.test(u)?[...this.#e,...this.#r()]:this.#e).flatMap(y=>$(y,u,p)),...this.#t.flatMap(y=>$(y,d.text,p)).map(d.
spanInText)]}#r(){const u=()=>[...w(this.#n),...A(this.#n),...P(this.#n)];return this.#s??=this.isLong?v(u()):[],this.#s}}
const _=/[\\%&]/,v=f=>[...new Set(f)];function $(f,u,d){const p=[];for(let y=u.indexOf(f);y>=0;y=u.indexOf(f,y+1)){const O=p.
at(-1),M=y+f.length;O&&y<O.end?O.end=M:p.push({start:y,end:M})}if(!d)return p;const k=Math.max(1,Math.min(c,f.length-1));
for(let y=f.length-1;y>=k;y--)if(u.endsWith(f.slice(0,y)))return[...p,{start:u.length-y,end:u.length}];return p}const x=/(?:\s|\\[fnrt]?)+/g;
function E(f){const u=f.replace(x,"");if(u.length===f.length)return{text:f,spanInText:p=>p};let d;return{text:u,spanInText:({
start:p,end:k})=>(d??=T(f),{start:d[p]??0,end:(d[k-1]??f.length)+1})}}function T(f){const u=[],d=(k,y)=>{for(let O=k;O<y;O++)
u.push(O)};let p=0;for(const{0:k,index:y}of f.matchAll(x))d(p,y),p=y+k.length;return d(p,f.length),u}function S(f){return[
0,1,2].flatMap(u=>{const d=Buffer.from("\0".repeat(u)+f),p=d.toString("base64").slice(Math.ceil(u*8/6)),k=p.replaceAll("\
=",""),y=d.length%3===0?k:k.slice(0,-1),O=[p,k,y];return[...O,...O.map(M=>M.replaceAll("+","-").replaceAll("/","_"))]})}
function R(f,u,d){const p=y=>y.charCodeAt(0).toString(16).padStart(2,"0");return u.filter(y=>f.search(y)>=0).flatMap(y=>d.
flatMap(O=>[f.replace(y,M=>O(M,p(M))),f.replace(y,M=>O(M,p(M).toUpperCase()))]))}const D=(f,u,d)=>(p,k)=>f.test(p)?u(p,k):
d(p,k),I=/[!-/:-@[-^`{-~]/g,m=/[!-~]/g;function w(f){const u=y=>`\\${y}`,d=(y,O)=>`\\u00${O}`,p=R(f,[/["\\]/g,/["\\<>&]/g,
/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,I],[D(/["\\]/,u,d),D(/\\/,u,d),d]),k=[f,...p].map(y=>y.replaceAll("/","\\/"));
return[...p,...k,...R(f,[m],[d])]}function A(f){return R(f,[/[^\w.!~*'()-]/g,/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,
/[^\w.*-]/g,/["#<>']/g,I,m],[(d,p)=>`%${p}`])}const C={"!":"excl",'"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp",
"'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",".":"period","/":"sol",":":"colon",";":"semi","<":"lt",
"=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"bsol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"v\
erbar","}":"rcub"};function P(f){const u=M=>{const H=C[M];return H===void 0?M:`&${H};`},d=(M,H)=>`&#x${H};`,p=M=>`&#${M.
charCodeAt(0)};`,k=M=>`&#${String(M.charCodeAt(0)).padStart(3,"0")};`,y=/[&<>"]/;return[...R(f,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,
/[&<>"'/`=]/g,/[&<>"'+`]/g,I],[u,d,p,D(y,u,d),D(y,u,k),D(y,u,D(/'/,p,d)),D(/[&<>]/,u,p)]),...R(f,[m],[d,p])]}function U(f,u,d){
return Object.entries(f).flatMap(([p,k])=>{const y=W(k,u);return y?(0,s.CC)({input:p,file:d},`contains ${y}, which would\
 be published; remove it`):[]})}function B(f,u){const{"api-token":d,"github-token":p="",...k}=f,y=u.find(p)===o;return U(
{...k,...y&&{"github-token":p}},u)}function W(f,u){const d=new Set([f]);for(const p of d){const k=typeof p=="string"||typeof p==
"number"?u.find(String(p)):void 0;if(k)return k;if(typeof p=="object"&&p!==null)for(const y of Object.entries(p))for(const O of y)
d.add(O)}}}),642:((e,t,n)=>{n.d(t,{Ae:()=>W,GT:()=>m,PL:()=>w,XM:()=>b,XQ:()=>A,d6:()=>E,eB:()=>P,p0:()=>x,pc:()=>I,rD:()=>h,
rf:()=>T,tS:()=>B,yG:()=>$,yi:()=>_,zM:()=>v});var s=n(6187),r=n(8301),o=n(8992),i=n(1996),a=n(7666);const l=/^[\x21-\x7e]+$/,
c=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function h(f,u,d){const p=k=>/^[0-9]+$/.test(k)&&Number(k)>=u&&Number(k)<=d;
return k=>{if(p(k))return{value:Number(k)};const y=b(k),O=y!==void 0&&p(y)?_(y):"";return{message:`${(0,o.hD)(k)} is not\
 ${O?`a whole number${O}`:f}`}}}function b(f){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.test(f)?f.
replace(/\D/g,""):void 0}const _=f=>`; write \`${f}\`, without separators`;function v(f){return/^(true|True|TRUE)$/.test(
f)?{value:!0}:/^(false|False|FALSE)$/.test(f)?{value:!1}:{message:`${(0,o.hD)(f)} is neither true nor false; use \`true\` \
or \`false\``}}function $(f){const u=v(f);return"value"in u?u.value:void 0}function x(f){const u=/^([0-9]+)([smhdw]?)$/.
exec(f),d="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!u){const y=b(f);return{
message:`${(0,o.hD)(f)} is not a duration${y?_(y):`; ${d}`}`}}const p=i.F7.find(({letter:y})=>y===u[2]),k=Number(u[1])*(p?.
seconds??1);return Number.isSafeInteger(k)?{value:k}:{message:`${(0,o.hD)(f)} is too long; ${d}`}}function E(f){return l.
test(f)?{value:f}:{message:"contains a space, a line break or a character outside ASCII, which a token cannot contain; u\
se only the token, preferably from a secret"}}function T(...f){const u=`use an absolute ${f.join(" or ")} URL, such as h\
ttps://example.com/${f.length>1?"page":"image.png"}`;return d=>d===""?m(d):R(f,d,u)}const S=/[{}$%<]/;function R(f,u,d){
if(D(u))return{message:"contains a user name or password; remove them"};if(u.length>a.QO)return{message:`${(0,o.hD)(u)} \
is longer than a URL may be; use one of at most ${a.zF}`};if(/[\s\\]/.test(u)||u.search(s.Qi)>=0)return{message:`${(0,o.
hD)(u)} contains white space or a backslash, which a URL must not contain; ${d}`};if(s.CY.test(u))return{message:`${(0,o.
hD)(u)} contains an invisible character, which would make it another URL; ${d}`};const p=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(u)?.[1]?.toLowerCase();if(p!==void 0&&!f.includes(p))return{message:`${(0,o.hD)(u)} has the scheme ${p}; ${d}`};const[
,k]=p!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(u)||[],[y]=k!==void 0&&S.exec(k)||[];return y!==void 0?{message:`${(0,o.hD)(
u)} contains \`${y}\` in its host, so a variable in it was probably not replaced; ${d}`}:k!==void 0&&(0,a.Dl)(u)!==void 0?
{value:u}:{message:`${(0,o.hD)(u)} is not an absolute URL; ${d}`}}function D(f){if(/^mailto:/i.test(f))return!1;const u=f.
replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(u)}function I(f){const d=R(["https","ht\
tp"],f,"use the https address of the push service, such as https://push.example.com");if("message"in d)return d;const p=new URL(
f);if(p.protocol==="http:"&&!c.test(p.hostname))return{message:`${(0,o.hD)(f)} has the scheme http, which would send the\
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,k]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(f)??[];return k?{message:`${(0,o.hD)(f)} ends with \`${k}\`, which the action adds; remove \`${k}\``}:/[?#]/.test(f)?
{message:`${(0,o.hD)(f)} has a query or fragment; remove it`}:{value:f.replace(/\/+$/,"")}}function m(f){if(f==="")return{
message:"is blank, which the service refuses; write some text"};const[u]=s.Sx.exec(f)??[];return u!==void 0?{message:`co\
ntains the control character U+${u.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which subscribers would no\
t see; remove it`}:!/[!-~]/.test(f)&&(0,o.h0)(f)===""?{message:"has no visible character; write some text"}:{value:f}}function w(f){
if(f==="latest")return{value:{kind:"latest"}};const u=f.replace(/^refs\/tags\//,"");return u===""?{message:`${(0,o.hD)(f)}\
 is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:u}}}function A(f){const u="use two times\
 of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(f))return{message:`${(0,o.
hD)(f)} is not a range of times; ${u}`};const[p=0,k=0]=f.split("-").map(C);return p===k?{message:`${(0,o.hD)(f)} begins \
and ends at the same time; ${u}`}:{value:{from:p,to:k,text:f}}}function C(f){const[u=0,d=0]=f.split(":").map(Number);return u*
60+d}function P(f){if(/^[a-z]/i.test(f)&&U(f))return{value:f};const u=f.replaceAll(" ","_").toLowerCase(),d=Intl.supportedValuesOf(
"timeZone").find(k=>k.toLowerCase().endsWith(`/${u}`)),p=d?`did you mean ${d}?`:"use a name from the IANA time zone data\
base, such as Europe/Berlin";return{message:`${(0,o.hD)(f)} is not a time zone that this runner knows; ${p}`}}function U(f){
try{return new Intl.DateTimeFormat("en",{timeZone:f}),!0}catch{return!1}}function B(f){if(f==="any")return{value:void 0};
const u="set it to the output `payload` of the dry run that was approved, or remove the input";if(f==="")return{message:`\
is empty, so the payload that was approved is missing; ${u}`};const d=(0,r.q)(f);return(0,r.G)(d)?{value:d}:{message:`is\
 not a JSON object; ${u}`}}const W=f=>({value:f})}),8301:((e,t,n)=>{n.d(t,{G:()=>r,q:()=>s});function s(o){try{return JSON.
parse(o)}catch{return}}const r=o=>typeof o=="object"&&o!==null&&!Array.isArray(o)}),8992:((e,t,n)=>{n.d(t,{Kb:()=>v,h0:()=>c,
hD:()=>o,xv:()=>h});var s=n(6187);const r=$=>`\\u${$.charCodeAt(0).toString(16).padStart(4,"0")}`;function o($){const x=JSON.
stringify($).replace(s.fC,r);return x.length>100?`${x.slice(0,98)}\u2026" (${$.length} characters)`:x}const i=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,
a=/[\s\x85]+/g,l=(0,s.xb)(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function c($){const x=$.toWellFormed().
replace(s.sN,"").replace(i,"$1").replace(a," ").trim();return l().test(x)?x:""}const h=($,x=99)=>$.length>x?`${$.slice(0,
x).replace(/[\ud800-\udbff]$/,"")}\u2026`:$,b=300,_=65536;function v($,x,E=!1){const S=x($.slice(0,_),E||$.length>_).replace(
/\s+/g," ").trim();return h(S,b)}}),1996:((e,t,n)=>{n.d(t,{E$:()=>s,F7:()=>o,LP:()=>r});const s=1048576,r=864e5,o=[{name:"\
week",letter:"w",seconds:604800},{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minu\
te",letter:"m",seconds:60},{name:"second",letter:"s",seconds:1}]}),7666:((e,t,n)=>{n.d(t,{Dl:()=>a,QO:()=>s,zF:()=>r});const s=2048,
r="2,048 characters",o=253,i=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;function a(l,c){const[,h=""]=l.length>s?[]:i.exec(
l)??[],b=h.slice(h.lastIndexOf("@")+1);if(!(l.length>s||b.length>o+6))try{return new URL(l,c)}catch{return}}}),311:((e,t,n)=>{
n.d(t,{N:()=>r,r:()=>s});const s="1.0.0",r=`web-push-action/${s}`}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{e.exports=
require("fs")}),7598:(e=>{e.exports=require("node:crypto")}),3053:(e=>{e.exports=require("node:diagnostics_channel")}),1455:(e=>{
e.exports=require("node:fs/promises")}),4708:(e=>{e.exports=require("node:https")}),6760:(e=>{e.exports=require("node:path")}),
6193:(e=>{e.exports=require("node:string_decoder")}),7975:(e=>{e.exports=require("node:util")}),857:(e=>{e.exports=require("os")}),
932:(e=>{e.exports=require("process")}),7785:((e,t,n)=>{n.d(t,{A:()=>o});const s=[],r=[];function o(a,l,c){if(a===l)return 0;
const h=c?.maxDistance,b=a;a.length>l.length&&(a=l,l=b);let _=a.length,v=l.length;for(;_>0&&a.charCodeAt(~-_)===l.charCodeAt(
~-v);)_--,v--;let $=0;for(;$<_&&a.charCodeAt($)===l.charCodeAt($);)$++;if(_-=$,v-=$,h!==void 0&&v-_>h)return h;if(_===0)
return h!==void 0&&v>h?h:v;let x,E,T,S,R=0,D=0;for(;R<_;)r[R]=a.charCodeAt($+R),s[R]=++R;for(;D<v;){for(x=l.charCodeAt($+
D),T=D++,E=D,R=0;R<_;R++)S=x===r[R]?T:T+1,T=s[R],E=s[R]=T>E?S>E?E+1:S:S>T?T+1:S;if(h!==void 0){let I=E;for(R=0;R<_;R++)s[R]<
I&&(I=s[R]);if(I>h)return h}}return s.length=_,r.length=_,h!==void 0&&E>h?h:E}function i(a,l,c){if(!Array.isArray(l)||l.
length===0)return;const h=c?.maxDistance,b=a.length;for(const x of l)if(x===a)return x;if(h===0)return;let _,v=Number.POSITIVE_INFINITY;
const $=new Set;for(const x of l){if($.has(x))continue;$.add(x);const E=Math.abs(x.length-b);if(E>=v||h!==void 0&&E>h)continue;
const T=Number.isFinite(v)?h===void 0?v:Math.min(v,h):h,S=T===void 0?o(a,x):o(a,x,{maxDistance:T});if(h!==void 0&&S>h)continue;
let R=S;if(T!==void 0&&S===T&&T===h&&(R=o(a,x)),R<v&&(v=R,_=x,v===0))break}if(!(h!==void 0&&v>h))return _}})},xe={};function g(e){
var t=xe[e];if(t!==void 0)return t.exports;var n=xe[e]={exports:{}},s=!0;try{st[e](n,n.exports,g),s=!1}finally{s&&delete xe[e]}
return n.exports}g.m=st,typeof g<"u"&&(g.ab=__dirname+"/"),g.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return g.d(
t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;g.t=function(n,s){if(s&1&&(n=
this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var r=Object.create(null);
g.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(
i).forEach(a=>o[a]=()=>n[a]);return o.default=()=>n,g.d(r,o),r}})(),g.d=(e,t)=>{for(var n in t)g.o(t,n)&&!g.o(e,n)&&Object.
defineProperty(e,n,{enumerable:!0,get:t[n]})},g.f={},g.e=e=>Promise.all(Object.keys(g.f).reduce((t,n)=>(g.f[n](e,t),t),[])),
g.u=e=>""+e+".index.js",g.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),g.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={
792:1},t=n=>{var s=n.modules,r=n.ids,o=n.runtime;for(var i in s)g.o(s,i)&&(g.m[i]=s[i]);o&&o(g);for(var a=0;a<r.length;a++)
e[r[a]]=1};g.f.require=(n,s)=>{e[n]||t(require("./"+g.u(n)))}})();var cn={};const Te=new AbortController;for(const e of[
"SIGINT","SIGTERM","SIGBREAK"])process.on(e,()=>Te.abort());var j=g(2996),z=g(8925),un=g(4204),pe=g(3332),me=g(9735);async function dn(e,t,n){
const s=j.pi.filter(o=>e[(0,j.wg)(o)]!==""),r=await Promise.all(s.map(o=>ln(o,e[(0,j.wg)(o)],n)));for(const o of r)t.add(
o.problems);return{source:"input",fields:Object.assign({},...r.map(({fields:o})=>o)),names:new Set([...s,...j.pi.filter(
o=>t.isRefused((0,j.wg)(o)))]),textComments:r.flatMap(({textComments:o=[]})=>o)}}async function ln(e,t,n){if(e==="action\
s"){const{readActions:i}=await Promise.all([g.e(619),g.e(924),g.e(990)]).then(g.bind(g,6990));return i(t,n)}const s=(0,j.
wg)(e),r=(0,me.cn)(e,t,me.QP);if("message"in r)return{fields:{},problems:[(0,z.CC)(s,r.message)]};const o=typeof r.value==
"number"?(0,pe.RB)({[s]:r.value},n):[];return{fields:o.length>0?{}:{[e]:r.value},problems:o}}var Ee=g(8209);async function hn(e,t,n){
return{inputs:await dn(e,t,n.secrets),file:await fn(e["payload-file"],t,n),fileName:e["payload-file"],extraFields:await pn(
e["extra-fields"],t,n.secrets),onceKey:e["once-key"]}}async function fn(e,t,{secrets:n,readFile:s}){const r=t.isRefused(
"payload-file");if(e===""&&!r)return Ee.Xw.file;const{fieldsFromFile:o,unknownFile:i}=await Promise.all([g.e(619),g.e(924),
g.e(362)]).then(g.bind(g,6362));return r?i:o(e,await s(e),t,n)}async function pn(e,t,n){if(e==="")return{};const{readExtraFields:s}=await Promise.
all([g.e(924),g.e(885)]).then(g.bind(g,7885));return s(e,t,n)}async function mn(e,t,n){const{secrets:s}=n,r=await hn(e,t,
n),o=await $n(e,r,t),i=await yn(e,o,t,n),a=(0,Ee.SD)(r.inputs,r.file),l=a.includes("message")||o.names.has("message"),c=a.
length>0||i;c&&ge("release",e,t)&&t.throwIfAny();const h={hasOnceKey:ge("once-key",e,t),needsMessage:l},b=c?await vn(e,h,
n):gn;if(b.kind==="invalid"&&t.add(b.problems),(b.kind==="invalid"||b.kind==="not-announceable")&&t.throwIfAny(),b.kind===
"not-announceable")return{skip:b.why};const _=await kn(r,o,b,t,s),v=(0,Ee._I)(_,b,t,s);if(t.throwIfAny(),!v)throw new Error(
"a required field was lost");l&&(v.messageOrigin=wn(b));const{extraFields:$,onceKey:x}=_,E=b.kind==="content"?b.release:
void 0,T=x===""?void 0:E?.tag??await bn(e,n);return{content:v,extraFields:$,onceKey:x,release:E,releaseTag:T}}const ge=(e,t,n)=>t[e]!==
""||n.isRefused(e),gn={kind:"none"};function wn(e){const t=e.kind==="content"?e.fields.message:void 0;return t&&"value"in
t?t.origin:void 0}async function bn({release:e},{readEvent:t}){if(e!=="")return e.replace(/^refs\/tags\//,"");const{name:n,
payload:s}=await t();if(n!=="release")return;const{release:r}=Object(s),{tag_name:o}=Object(r);return typeof o=="string"?
o:void 0}async function $n(e,t,n){const s=[...j.Pw,"extra-fields","once-key"];if(!(e["payload-file"]!==""||s.some(i=>/\{|%[a-z]|<[a-z]/i.
test(e[i]))))return{names:new Set,places:[]};const{usedPlaceholders:o}=await g.e(899).then(g.bind(g,6899));return o(t,n)}
async function yn(e,t,n,{readEvent:s}){const r=["release-level","max-age"].filter(a=>ge(a,e,n));if(!(r.length>0||t.names.
size>0||e.release==="latest"))return!1;if(ge("release",e,n)||(await s()).name==="release")return!0;const i="set the inpu\
t `release`, run on the event `release`, or remove it";return n.add(r.map(a=>(0,z.CC)(a,`has no release to apply to; ${i}`))),
n.add(t.places.map(({name:a,place:l})=>(0,z.CC)(l,`contains \`{${a}}\`, but there is no release; ${i}`,l))),!1}async function vn({
release:e},{hasOnceKey:t,needsMessage:n},{readEvent:s,fetchRelease:r,filter:o,secrets:i}){const a={filter:o,needsMessage:n,
secrets:i};if(e===""){const{contentFromEvent:h}=await g.e(609).then(g.bind(g,1609));return h(await s(),t,a)}const l=await r();
if(l==="none-published")return(0,un.ho)({kind:"no-release"});const{contentFromRelease:c}=await g.e(536).then(g.bind(g,536));
return c(l,a)}async function kn(e,{names:t},n,s,r){const o=n.kind==="content"?n.placeholders:void 0;if(t.size===0||!o)return e;
const{replacePlaceholders:i}=await g.e(899).then(g.bind(g,6899));return i(e,o,s,r)}var L=g(3916),N=g(8992),F=g(642);const Se=(e,t)=>n=>n===
""?{message:`is missing; set it to ${e}`}:t(n),J=(e,t)=>n=>n===""?{value:e}:t(n),q=e=>J(void 0,e),we=(e,t)=>n=>{const s=e.
find(r=>r===n);return s===void 0?{message:`${(0,N.hD)(n)} is not ${t}`}:{value:s}},se={"base-url":Se("the base address o\
f the push service, such as https://push.example.com (a misspelled variable is empty)",F.pc),"api-token":Se("the API tok\
en of the site, from a secret (a misspelled or unavailable secret is empty)",F.d6),timeout:J(30,(0,F.rD)("a whole number\
 of seconds from 1 to 300",1,300)),retries:J(3,(0,F.rD)("a whole number from 0 to 10",0,10)),summary:J(!0,F.zM)},rt=Number.
MAX_SAFE_INTEGER,Re={...se,target:Se("`all` (every subscriber) or `audience`; there is no default, so that nobody sends \
to all by mistake",we(["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":q(
(0,F.rD)("an audience id, which is a whole number such as 101",1,rt)),"audience-name":q(F.Ae),"max-reach":q((0,F.rD)("a \
whole number such as 10000",0,rt)),"payload-file":q(F.Ae),"extra-fields":q(F.Ae),"dry-run":J(!1,F.zM),"check-urls":J(!1,
F.zM),"once-key":q(F.Ae),"once-per":q(we(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":q(
F.XQ),"time-zone":q(F.eB),release:q(F.PL),"release-level":q(we(["major","minor","patch"],"a level; use `major`, `minor` \
or `patch`")),"max-age":q(F.p0),"expected-payload":F.tS,"github-token":q(F.d6)},_n=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),
Ae=e=>Object.keys(e),Yo=Ae(se),ot=[...Ae(Re),...j.Pw];function Qo(e,t){return Ce(se,e,t)}function xn(e,t){const n=Ce(Re,
e,t,An(e));return n.settings?.release?.kind==="latest"&&(n.settings.maxAge??=Tn),n}const Tn=604800;function Ce(e,t,n,s=[]){
const r=new z.tH;r.refuse([...(0,pe.cV)(t,n),...Sn(t)]);const o=Object.entries(t).map(([l,c])=>[l,r.isRefused(l)?"":c]),
i=Object.fromEntries(o),a={};for(const[l,c]of Object.entries(e)){const h=c(i[l]);"value"in h?a[_n(l)]=h.value:r.add([(0,z.
CC)(l,h.message)])}return r.add(s),{settings:r.all.length>0?void 0:a,inputs:i,problems:r}}const En=65536;function Sn(e){
return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??"")>En).map(n=>(0,z.CC)(n,"is larger than 64 KiB; mak\
e it smaller"))}const it={"payload-files":F.Ae,only:J("all",we(["all","changed","added"],"a choice of files; use `all`, \
`changed` or `added`")),"extra-fields":F.Ae,"check-urls":Re["check-urls"],timeout:se.timeout,summary:se.summary},Xo=[...Ae(
it),...j.Pw];function Zo(e,t){return Ce(it,e,t,Rn(e))}function Rn(e){return e["payload-files"]!==""?[]:contentInputs.every(
n=>e[n]==="")?[problem("payload-files","is missing; set paths of payload files, or a notification as inputs")]:e.only!==
""&&e.only!=="all"?[problem("payload-files","is missing; `only` chooses from its files")]:[]}function An(e){const[t,n]=[
e.target==="all",e.target==="audience"],s="is only allowed with `target: audience`",r="remove it, or change `target`",o="\
(the service does not report the reach of a broadcast)",i=e["once-key"]?"`once-key` needs it to store a record in the re\
pository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:t&&e["audience-id"],
message:`${s}; ${r}`},{inputs:["audience-name"],isWrong:t&&e["audience-name"],message:`${s}; ${r}`},{inputs:["max-reach"],
isWrong:t&&e["max-reach"],message:`${s} ${o}; remove it`},{inputs:["audience-id","audience-name"],isWrong:n&&!e["audienc\
e-id"]&&!e["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["\
once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:e["time-zone"]&&!e["send-between"]&&
!e["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},{inputs:["gi\
thub-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],message:`is missing; ${i}`}].filter(({isWrong:c})=>c).
map(({inputs:[c,...h],message:b})=>(0,z.CC)(c,b,{otherInputs:h}))}var Cn=g(7785),On=g(50);function In({id:e,name:t},n,s){
if(t===void 0)return Pn(e,n);const r=Ie(t),o=$=>(0,N.hD)(s($)),i=$=>`${o($.name)} (id ${$.id}, reach ${$.reach})`,a=n.filter(
$=>Ie($.name)===r);if(e!==void 0){const $=a.find(T=>T.id===e);if($)return at($,n);const x=Oe(a,T=>`id ${T.id} (reach ${T.
reach})`),E=x?`the name ${o(t)} belongs to ${x}`:`no audience has the name ${o(t)}`;throw new L.HR({reason:"audience-mis\
match",title:"Audience id and name differ",message:`audience-id is ${e}, but ${E}.`,hint:"Correct one of the two, or set\
 only one."})}const[l,c]=a;if(l&&c)throw new L.HR({reason:"audience-ambiguous",title:"Several audiences have that name",
message:`${a.length} audiences are named ${o(t)}: ${Oe(a,i)}.`,hint:"Choose one with `audience-id`."});if(l)return at(l,
n);const h=Bn(r,n),b=Fn(h,r),_=h.map(({audience:$})=>$),v=_.length>0?`The nearest names: ${Oe(_,i)}.`:"The service lists\
 no audiences.";throw new L.HR({reason:"audience-not-found",title:"Audience not found",message:`No audience is named ${o(
t)}. ${b?`Did you mean ${o(b.name)} (id ${b.id})?`:v}`,hint:"Correct `audience-name` (upper and lower case matter), or c\
reate the audience in the panel of your push service."})}function Pn(e,t){const n=ct(t.filter(s=>s.id===e));if(n)return n;
throw new L.HR({reason:"audience-not-found",title:"Audience not found",message:`The service lists no audience with the i\
d ${e} (it lists ${t.length} audience${t.length===1?"":"s"}).`,hint:"Look the id up in the panel of your push service, o\
r list the audiences with the audiences action."})}function Dn({id:e,name:t,reach:n},s,r){if(s===void 0||n===void 0)return;
const o=`The audience ${e}${t?` (${(0,N.hD)(r(t))})`:""}`;if(n<0)throw new L.HR({reason:"bad-audience-list",title:"Unusa\
ble audience list",message:`${o} has a reach of ${n}, which is not a number of subscribers, so \`max-reach\` cannot be che\
cked.`,hint:"Look in the panel of your push service how many subscribers it has; to send without this check, remove `max\
-reach`."});if(!(n<=s))throw new L.HR({reason:"reach-exceeded",title:"Audience too large",message:`${o} has a reach of ${n}\
, more than max-reach allows (${s}).`,hint:"Check that it is the audience you mean; if it is, raise `max-reach`."})}function at(e,t){
const n=ct(t.filter(({id:s})=>s===e.id))?.reach??e.reach;return{...e,reach:n}}const ct=e=>e.reduce((t,n)=>t&&t.reach>=n.
reach?t:n,void 0),Mn=20;function Oe(e,t){const n=e.slice(0,Mn).map(t),s=e.length-n.length;return s>0?`${n.join(", ")} an\
d ${s} more`:n.join(", ")}const Nn=30;function Ie(e){const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;for(const[n]of t.
matchAll(new RegExp("\\p{M}+","gu")))if(n.length>Nn)return t;return t.normalize("NFC")}const Ln=64,jn=2e4,Un=5;function Bn(e,t){
const n=i=>Ie(i.trim().slice(0,Ln)).toLowerCase(),s=n(e),r=(i,a,l)=>a.map(c=>({audience:c,distance:i(c.name)})).sort((c,h)=>c.
distance-h.distance).slice(0,l),o=r(i=>Math.abs(i.length-e.length),t,jn);return r(i=>(0,Cn.A)(s,n(i)),o.map(({audience:i})=>i),
Un)}function Fn(e,t){const n=e.filter(({distance:i})=>i===0),s=e.filter(({distance:i})=>(0,On.Q)(i,t)),[r,o]=n.length>0?
n:s;return o?void 0:r?.audience}var re=g(6078),K=g(8902),oe=g(8301),Y=g(1996),Pe=g(311);const ut=64,dt=1;class Hn{retries;context;#n;constructor({
retries:t,...n},s){this.retries=t,this.context=s,this.#n=n}fetchAudiences(){return this.context.http.request({...this.#e(
"/v1/audience"),method:"GET",maxBytes:ut*Y.E$})}send(t){const{headers:n,...s}=this.#e("/v1/notifications");return this.context.
http.request({...s,method:"POST",headers:{...n,"Content-Type":"application/json"},body:t,maxBytes:dt*Y.E$})}#e(t){const{
baseUrl:n,apiToken:s,timeout:r}=this.#n;return{url:new URL(`${n}${t}`),headers:{"Authentication-Token":s,Accept:"applica\
tion/json","User-Agent":Pe.N},timeoutMs:r*1e3,signal:this.context.signal}}}function Wn(e,t,n){const s=t.type==="all"?{type:"\
all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,target:s,...n})}var De=g(4517);const qn={"connec\
tion-failed":"Check `base-url` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of \
the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"Check that the s\
ervice is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-response":"Ch\
eck that `base-url` is the address of the push service."},Gn={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`\
, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy) that\
 does not require a client certificate."};function Kn(e,{reason:t,mayHaveBeenReceived:n,cause:s}){const r=e==="Sending"&&
n;if(t==="cancelled")return r?"":L.Pz;if(t==="proxy-failed")return(0,De.CJ)(s);const{code:o=""}=Object(s),i=t==="tls-fai\
led"&&Gn[o]||qn[t];return r?i:`${i} Then run this again.`}function Vn(e,{reason:t,mayHaveBeenReceived:n},s){const r=e===
"Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make a secure co\
nnection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The service may have r\
eceived the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out connecting to th\
e service (${s}).`,"connection-lost":`The connection was lost before ${r?"a response arrived; the service may have recei\
ved the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is incomplete \
(${s}).`,cancelled:r&&n?"The run was cancelled; the service may already have received the request.":(0,L.$6)(e)}[t]}function lt(e,t,n){
const{reason:s,cause:r}=t;return new L.HR({reason:s,title:`${e} failed`,message:Vn(e,t,(0,N.Kb)((0,L.q0)(r),n)),hint:Kn(
e,t),cause:r})}function ht(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:a}=t,l=o.location?` and points to ${(0,N.
hD)(n(o.location))}`:"",c=(0,N.Kb)(i,n,a!==void 0),h=`The ${r===407?"proxy":"service"} responded ${(0,re.Er)(r)}${l}${c?
`: ${c}`:""}`;return new L.HR({reason:`http-${r}`,title:`${e} failed`,message:`${h.replace(/\.$/,"")}.${Jn(o["retry-afte\
r"])}`,hint:s?zn(r):Yn(r,e,c!=="")})}function zn(e){return e===303?"The status says that the service handled the request\
, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have passed it on to t\
he service.":"The service has a problem: check its status."}const ft=e=>/^\s*<(?:!doctype\s+)?html/i.test(e),pt="`base-u\
rl` leads to a website, not to the push service. Set it to the address of the API, without `/v1/\u2026`.";function Jn(e){
const t=(0,K.P9)(e,Date.now());return t===void 0||t<=K.wJ?"":` Retry-After asks for ${t>Y.LP?"more than a day":`${Math.ceil(
t/1e3)} s`}; this action waits at most ${K.wJ/1e3} s.`}function Yn(e,t,n){return e===401||e===403?"The service refused t\
he token: check that `api-token` is the current API token of this site, and that this workflow can read the secret. Then\
 run this again.":e===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itsel\
f).${t==="Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?De.a5:e===429?"The rate limit of th\
e service is reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token\
 would go to the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run th\
is again.":e===408?"The service did not receive the request in time: run this again.":n?{newRunAfter:"Fix the problem th\
at the service reported. If you changed the workflow for that,"}:`The service did not say why. ${t==="Sending"?"Check th\
e content and `extra-fields`, or ask":"Ask"} the operator of the service.`}const Me="Listing the audiences";async function Qn(e){
const{signal:t,redact:n,log:s}=e.context,r=await(0,K.LH)({attempt:async o=>mt(await e.fetchAudiences(),(0,K.JN)(o),n),retries:e.
retries,signal:t,cancelled:()=>(0,L.Yq)(Me),onWait:(o,i)=>s.retry(o,i)});if(r instanceof L.HR)throw r;return Xn(r)}function mt(e,t,n){
if(e.kind==="failure"){const c=lt(Me,e,n);return e.retryable&&e.reason!=="cancelled"?{result:c,waitMs:t}:{done:c}}const{
status:s,headers:r,body:o,incomplete:i}=e;if(!(0,re.oJ)(s)){const c=ht(Me,e,n);return s!==408&&s!==429&&s<500?{done:c}:{
result:c,waitMs:(0,K.P9)(r["retry-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:ie(
`the list is larger than ${ut} MiB`)};const a=i==="cut"?"connection-lost":i,l=new Error("only a part of the list arrived");
return mt({kind:"failure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:l},t,n)}function Xn(e){const t=(0,oe.q)(e);
if(ft(e))throw ie("the response is a web page",pt);if(t===void 0)throw ie("the response is not JSON");const n=(0,oe.G)(t)?
t.audience:void 0;if(!Array.isArray(n))throw ie("audience: expected an array");for(let s=0;s<n.length;s++){const r=Zn(n[s]);
if(r)throw ie(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:o})=>({id:s,name:r,reach:o}))}function Zn(e){if(!(0,oe.
G)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.
isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")return".name: expected a\
 string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const ie=(e,t="Check `base-url`; i\
f it is right, the service has a problem, or uses another version of its API.")=>new L.HR({reason:"bad-audience-list",title:"\
Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:t});var es=g(6193);
const ts=65536;async function ns(e){const{service:t,body:n,onAttempt:s,beforeRetry:r}=e,{signal:o,redact:i,log:a}=t.context;
let l={};const c=()=>{const{statusCode:_}=l,v=_===void 0?void 0:`The run was cancelled before it tried again. The servic\
e had refused the request (${(0,re.Er)(_)}).`;return{outcome:"not-sent",failure:(0,L.Yq)("Sending",v)}};async function h(_){
s();const v=await t.send(n),$=(0,K.JN)(_);if(v.kind==="failure")return ss(v,$,i);const x=i(v.body,v.incomplete!==void 0);
return l={statusCode:v.status,body:hs(x,ts)},(0,re.oJ)(v.status)?{done:as(v)}:rs(v,$,i)}return{verdict:await(0,K.LH)({attempt:h,
retries:t.retries,signal:o,cancelled:c,onWait:({failure:_},v)=>a.retry(_,v),beforeRetry:async _=>{const v=await r?.();return v&&
{..._,stop:v}}}),...l}}function ss(e,t,n){const s=lt("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unkno\
wn",failure:s}};const r={outcome:"not-sent",failure:s};return e.retryable?{result:r,waitMs:t}:{done:r}}function rs(e,t,n){
const{status:s,headers:r}=e,o=(0,K.P9)(r["retry-after"],Date.now()),i=s===429||s===503&&o!==void 0,a=i||is(s)?"rejected":
"unknown",l={outcome:a,failure:ht("Sending",e,n,a==="unknown")};return i?{result:l,waitMs:o??t}:{done:l}}const is=e=>e>=
300&&e<500&&e!==303&&e!==408;function as({at:e,incomplete:t,body:n}){const s=(0,oe.q)(n);if(cs(s)||s===void 0&&us(n))return{
outcome:"unknown",failure:ds()};if(ft(n))return{outcome:"unknown",failure:ls()};const r={outcome:"sent",sentAt:e};return t?
{...r,unexpected:t}:s!==void 0||n.trim()===""?r:{...r,unexpected:"not-json"}}function cs(e){if(typeof e!="object"||e===null)
return!1;const{success:t,ok:n,error:s,errors:r}=e;return t===!1||n===!1||!gt(s)||!gt(r)}const us=e=>e.trimStart().startsWith(
"{")&&/"(?:success|ok)"\s*:\s*false\b|"errors?"\s*:\s*(?!null\b|false\b|0\b|""|\[\s*\]|\{\s*\}|$)\S/.test(e);function gt(e){
return typeof e=="object"&&e!==null?Object.keys(e).length===0:!e||typeof e=="string"&&e.trim()===""}const ds=()=>new L.HR(
{reason:"service-reported-failure",title:"The service reported a failure",message:"The response has a success status (2x\
x), but its body says that something failed.",hint:"The response is in the output `response` and in the summary."}),ls=()=>new L.
HR({reason:"bad-response",title:"A website responded",message:"The response has a success status (2xx), but it is a web \
page.",hint:pt}),hs=(e,t)=>new es.StringDecoder().write(Buffer.from(e).subarray(0,t));async function fs(e,t,n){const{target:s,
audienceId:r,audienceName:o,maxReach:i,dryRun:a}=e;return s==="all"?(a&&await t(),{type:"all"}):{type:"audience",audience:r!==
void 0&&o===void 0&&i===void 0&&!a?{id:r}:In({id:r,name:o},await t(),n)}}var wt=g(7666),ae=g(6187);function ce(e){return He(
e).replace(bs,le).replace($s,ys).replace(/^[\t -%'-;=-@[-`{-~]/,le).replaceAll(`
`,"<br>")}function Ne(e){return He(e).replace(/[&<>]/g,le).replaceAll(`
`,"&#10;")}const be=(e,t)=>ce(de((0,N.xv)(e,t))),ps=e=>$t(be(e,500));function Le(e,t=500){const s=(0,N.xv)(e,t).split(ms).
map((r,o)=>o%2===1?ue(r):ce(de(r)));return $t(s.join(""))}function je({text:e,url:t},n=2e3){return`${Le(e,n)}${t?` <a hr\
ef="${Fe(t)}">Open that run</a>`:""}`}const bt=({command:e})=>e!==void 0&&`<pre><code>${Ne(e)}</code></pre>`,$t=e=>`<spa\
n dir="auto">${e}</span>`,ms=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,ue=e=>`<code>${Ne(e)}</code>`;function Ue(e,t=300){const n=be(
e,t);return e.length>yt?n:`<a href="${Fe(e)}">${n}</a>`}function gs(e,t,n){return e.length>yt?t:`<img src="${Fe(e)}" alt\
="${t}" width="${n}">`}function de(e,t=40){if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${Be}\
{${t+1},}`,"gv"),s=new RegExp(`${Be}{${ws}}(?=${Be})`,"gv");return e.replace(n,r=>r.replace(s,"$&\u200B"))}const ws=10,Be=`\
[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,yt=2e3,bs=/[&<>"'`*_~[\]()|\\!{}^]/g,$s=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,le=e=>`&#${e.codePointAt(0)};`,ys=e=>`<span>${le(
e)}</span>`,Fe=e=>He(e).replace(/[&<>"'`\n\t]/g,le);function He(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(ae.Uk,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function Q(e){const[
,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const V=(e,t)=>`${Q(
e)} ${t}${e===1?"":"s"}`,vt=Y.F7.filter(({name:e})=>e!=="week");function kt(e){const t=vt.find(({seconds:n})=>e>0&&e%n===
0);return t?`${e/t.seconds}${t.letter}`:`${e}s`}function _t(e){const t=vt.find(({seconds:n})=>e>=n);return t?`${V(Math.floor(
e/t.seconds),t.name)} ago`:"just now"}function xt({tag:e,level:t,age:n}){const s=n===void 0?"":`, published ${_t(n)}`;return`${(0,N.
hD)(e)}${t?` (${t})`:""}${s}`}function vs(e){const t=(0,N.hD)(e.release.tag);return e.kind==="level"?`The release ${t} i\
s a ${e.release.level} release, smaller than \`release-level: ${e.minLevel}\`.`:`The release ${t} was published ${_t(e.age)}\
, longer ago than \`max-age: ${kt(e.maxAge)}\` allows.`}function ks({kind:e}){return`Usually there is nothing to do. To \
announce it anyway, ${e==="level"?"change `release-level`":"set a larger `max-age`, such as `14d` for two weeks"}.`}const $e=e=>String(
e).padStart(2,"0"),Tt=({hour:e,minute:t})=>`${$e(e)}:${$e(t)}`,_s=({year:e,month:t,day:n})=>`${e}-${$e(t)}-${$e(n)}`;function Et({
window:e,timeZone:t,now:n,opens:s,opensAt:r}){const o=t.toUpperCase()==="UTC"?"":` (${r.toISOString().slice(11,16)} UTC)`;
return`It is ${Tt(n)} in the time zone ${t}, outside \`send-between: ${e}\`. The window opens at ${Tt(s)} on ${_s(s)}${o}\
.`}function xs(e,t){const n=Et(e);return t===void 0?{text:n}:{text:`${t.message} When the action could try again, the wi\
ndow was closed. ${n}`}}function Ts(e,t){const n="a later run inside the window sends",s="the next one of a schedule, or\
 this run, if you re-run it then";return t!==void 0&&t.kind!=="none"?{text:`Delete the claim of this run as the warning \
says. Then ${n}: ${s}.`}:{text:`${e?"Nothing was sent, and the key is not claimed by this run":"Nothing was claimed"}, s\
o ${n} (with \`once-key\`, unless the key was already used): ${s}.`}}const St=[{name:"Desktop",browser:"Chrome on Window\
s",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"\
Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"\
end",textWidth:310}];function ye(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.test(e),r=s?e:e.match(Es())??[],o=s?void 0:
Ss(),i=r.length;let a=0,l=0,c=0;for(const h of r){if(a=h===`
`?(Math.floor(a/n)+1)*n:a+(o?.test(h)?2:1),a>t)return{shown:`${e.slice(0,c).trimEnd()}\u2026`,visible:l,total:i};a<t&&(l++,
c+=h.length)}return{shown:e,visible:i,total:i}}const Es=(0,ae.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Ss=(0,ae.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),Rt=2419200,Rs=14,As={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"long-ttl":({
seconds:e})=>`The ttl is ${e} s; push services keep a notification for at most four weeks (${Rt} s).`,"reach-zero":()=>"\
The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation\
 marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The API token ex\
pired on ${qe(e)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${qe(e)}. Replace\
 the secret before then.`,rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may already have se\
nt the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:e,period:t})=>`T\
his is attempt ${e} of this run: an attempt before this ${t} may already have sent the notification, since \`once-per\` al\
lows one in each ${t}.`,"image-size":({field:e,...t})=>`${(0,j.wg)(e)}: the ${j.Ng[e].use} is ${It(t)}; browsers show ${j.
Ng[e].sizes.map(It).join(" or ")}.`,"image-weight":({field:e,bytes:t})=>`${(0,j.wg)(e)}: the ${j.Ng[e].use} has ${Ot(t)}\
, and every subscriber downloads it. Use one of at most ${Ot(j.Ng[e].maxBytes)}.`,"page-as-image":({field:e,raw:t})=>`${(0,j.
wg)(e)} is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address\
 behind the button Raw: ${(0,N.hD)(t)}.`,"key-separator":({key:e})=>`The once-key ${(0,N.hD)(e)} ends with a separator, \
so an expression in it is probably empty. Runs with the same key may be skipped although they announce something else. C\
orrect the key.`,"key-of-all-releases":({key:e,tag:t})=>`The once-key ${(0,N.hD)(e)} contains neither the tag nor the ve\
rsion of the release ${(0,N.hD)(t)}. If the next release has the same key, it will be skipped. Set \`once-key: release-{t\
ag}\`.`,"release-each-run":({tag:e})=>`Without \`once-key\`, the next run announces the release ${(0,N.hD)(e)} again. Se\
t \`once-key: release-{tag}\`.`,"release-each-period":({tag:e,period:t})=>`\`once-per\` lets a run announce the release ${(0,N.
hD)(e)} again in the next ${t}. To announce each release only once, remove \`once-per\`.`,truncated:({field:e,visible:t,
total:n})=>`The ${e} is ${Q(n)} characters long; even a desktop shows only about ${Q(t)}.`,markup:({field:e,what:t})=>`T\
he ${e} contains ${Ge[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,"unreso\
lved-template":({field:e,template:t})=>`\`${e}\` contains the template ${(0,N.hD)(t)}, which nothing has replaced. Unles\
s the push service replaces it, subscribers get it as it is.`,"local-host":({field:e,host:t})=>`\`${e}\` leads to the hos\
t ${(0,N.hD)(t)}, which is not a name on the internet. Check that subscribers can reach it.`,"needs-release":({field:e,placeholder:t})=>`\
\`${e}\` contains \`{${t}}\`, which only a send with a release replaces. Without a release, the send fails.`,"text-comme\
nt":({fieldPath:e,comment:t})=>`\`${(0,z.LF)(e)}\` ends before ${(0,N.hD)(t)}, which is a comment to YAML. If it is part\
 of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,"escaped-newline":({field:e})=>`\
The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\
\`|\`).`,"outside-window":({outside:e})=>`A real run would be skipped now. ${Et(e)}`,"entry-message":({origin:e})=>`The \
message is ${We(e)}. ${At}`,"neutral-message":()=>`The release notes have no sentence for subscribers, so the message sa\
ys only that there is something new. ${At}`},At="To choose the words, write `<!-- web-push: your text -->` on a line of \
its own in the release notes, or set the input `message`.";function We(e){switch(e.kind){case"comment":return"the `web-p\
ush` comment of the release notes";case"entry":return`the entry ${(0,N.hD)(e.entry)}${e.heading===""?"":` under ${(0,N.hD)(
e.heading)}`} of the release notes`;case"neutral":return"the release notes have no sentence for subscribers"}}const Cs=e=>As[e.
kind](e);function ti(e){return"fieldPath"in e?e.fieldPath:"field"in e?[e.field]:e.kind==="many-buttons"?["actions"]:e.kind===
"long-ttl"?["ttl"]:[]}function Ct(e){return e.kind==="token-expiry"&&e.expired?{message:`The API token expired on ${qe(e.
at)}.`,hint:"Replace the secret with the current API token of this site. Then run this again."}:e.kind!=="quoted-token"?
void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are not part of it, remove them from\
 the secret. Then run this again."}}const qe=e=>e.toISOString().slice(0,10),Ot=e=>`${Q(Math.ceil(e/1024))} KiB`,It=({width:e,
height:t})=>`${e}x${t}`,Ge={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},
link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Os({settings:e,content:t,keyInput:n,onceKey:s,release:r,
releaseTag:o,now:i}){return[...zs(e.apiToken,i),...Is(t),...Ws(n),...Ks(e.oncePer,r),...qs(s,o),...Gs(e.release?.kind===
"latest",r,s?.key)]}function Is({notification:e,sources:t,messageOrigin:n,textComments:s=[]}){const{actions:r,ttl:o}=e,i=[];
r&&r.length>2&&i.push({kind:"many-buttons",count:r.length}),o!==void 0&&o>Rt&&i.push({kind:"long-ttl",seconds:o}),n?.kind===
"entry"&&i.push({kind:"entry-message",origin:n}),n?.kind==="neutral"&&i.push({kind:"neutral-message"}),i.push(...j.$G.flatMap(
a=>Us(a,e[a])));for(const a of["title","message"])i.push(...Bs(a,e)),(t[a]==="input"||t[a]==="file")&&i.push(...Fs(a,e[a]));
return[...i,...Ds(e),...Ns(e),...Ls(s)]}const Ps=/^[\w-]+$/;function Ds(e){return j.pi.flatMap(t=>{const s=(0,me.Wn)({[t]:e[t]}).
map(({url:r})=>(0,wt.Dl)(r)?.hostname??"").find(r=>Ps.test(r));return s===void 0?[]:[{kind:"local-host",field:t,host:s}]})}
const Ms=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>|#\{[^{}]{1,100}\}|\$[A-Z][A-Z_]{2,40}\b|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function Ns(e){const{actions:t=[]}=e,n=t.flatMap(({text:s,url:r})=>[s,r]).join(`
`);return[...j.BH.flatMap(s=>Pt(s,e[s])),...Pt("actions",n)]}function Pt(e,t=""){const[n]=Ms.exec(t)??[];return n===void 0?
[]:[{kind:"unresolved-template",field:e,template:n}]}function Ls(e){const t=e.filter(({path:r})=>!js(r));return[...new Map(
t.toReversed().map(r=>[r.path[0],r])).values()].reverse().map(({path:r,comment:o})=>({kind:"text-comment",fieldPath:r,comment:o}))}
function js([e,...t]){const{kind:n}=j.Ng[e];return n==="buttons"?t.at(-1)==="url":n==="image"||n==="page"}function Us(e,t=""){
const[,n,s]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.exec(t)??[];return n===void 0?[]:
[{kind:"page-as-image",field:e,raw:`https://raw.githubusercontent.com/${n}/${s}`}]}function Bs(e,t){const[n]=St,{visible:s,
total:r}=ye(t[e],n[e]);return s===r?[]:[{kind:"truncated",field:e,visible:s,total:r}]}function Fs(e,t){const s=Object.keys(
Ge).filter(r=>Ge[r].pattern.test(t)).map(r=>({kind:"markup",field:e,what:r}));return t.includes("\\n")?[...s,{kind:"esca\
ped-newline",field:e}]:s}const Hs=e=>e===0?[{kind:"reach-zero"}]:[],Ws=e=>/[-_.:/#]$/.test(e)?[{kind:"key-separator",key:e}]:
[];function qs(e,t){if(e===void 0||e.period!==void 0||t===void 0)return[];const{key:n}=e,[s]=(t.match(/\d+(?:\.\d+)*/g)??
[]).sort((o,i)=>i.length-o.length);return n.includes(t)||s!==void 0&&n.includes(s)?[]:[{kind:"key-of-all-releases",key:n,
tag:t}]}const Gs=(e,t,n)=>e&&t!==void 0&&n===void 0?[{kind:"release-each-run",tag:t.tag}]:[],Ks=(e,t)=>e!==void 0&&t!==void 0?
[{kind:"release-each-period",tag:t.tag,period:e}]:[];function Vs(e,t,n){return e<=1?[]:t===void 0?[{kind:"rerun",attempt:e}]:
n===void 0?[]:[{kind:"rerun-period",attempt:e,period:n}]}function zs(e,t){if(/^(["'`]).*\1$/.test(e))return[{kind:"quote\
d-token"}];const n=Js(e);return n===void 0||n-t>=Rs*Y.LP?[]:[{kind:"token-expiry",at:new Date(n),expired:n<=t}]}function Js(e){
const[t,n,s,...r]=e.split(".");if(!t||!n||s===void 0||r.length>0)return;const{exp:o}=Object((0,oe.q)(Buffer.from(n,"base\
64url").toString("utf8"))),i=typeof o=="number"?o*1e3:Number.NaN;return Number.isNaN(new Date(i).getTime())?void 0:i}const he=({
text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,Ys={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."},Qs="start a new run (a re-run uses the original workflow file)",Xs="announce the \
release by hand, with its tag (a re-run uses the original workflow file and event)";function Zs(e,t=!1){return typeof e==
"string"?e:`${e.newRunAfter} ${t?Xs:Qs}.`}function er({title:e,reason:t,message:n,hint:s},r,{claim:o,isRunOfRelease:i=!1}={}){
const a=Zs(s,i),c=o!==void 0&&o.kind!=="none"?"first delete the claim of `once-key` (the command is in the log), then ":
"",b=["The service may still send it: wait some minutes, then look in the panel of your push service before you send it \
again.",a,`If nothing was sent, ${c}run this again.`].filter(Boolean).join(" "),_=r==="not-sent"&&t==="internal-error"?"\
 You can run this again.":"";return{title:`${e} (${r?`${r}: `:""}${t})`,failed:e,why:{text:n},meaning:r&&Ys[r],next:{text:r===
"unknown"?b:`${a}${_}`},reason:t}}const tr=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,
"http-$1xx"),Dt=e=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${tr(e)}`,Mt=4096,
nr=600;function sr({why:e,meaning:t,next:n,reason:s},r){const i=`
${r(t?`${t} ${he(n)}`:he(n))}${s?`
More: ${Dt(s)}`:""}`,a=r(he(e)),l=rr(a,Mt-i.length);return{text:l+i,isShortened:l!==a}}function rr(e,t){const n=e.split(
`
`);if(n.length===1)return(0,N.xv)(e,t-1);const s=a=>`- and ${a} more (see the log)`;let r=s(n.length).length;const o=[];
for(const a of n){const l=(0,N.xv)(a,nr);if(r+=l.length+1,r>t)break;o.push(l)}const i=n.length-o.length;return[...o,...i>
0?[s(i)]:[]].join(`
`)}const or=5e3;function ir({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${Le(e)}</b>`]]:[],["Why",je(t,or)],["What to do",je(n)],...s?[["More",`<a href="${Dt(s)}">W\
hat ${s} means</a>`]]:[]].map(([o="",i])=>`<tr><th align="left">${o.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,bt(n)]}const ar={input:"the inputs",file:"the file",release:"the release",event:"the event"};function cr({sources:e,
messageOrigin:t},n){const s=Object.entries(ar).flatMap(([o,i])=>{const a=c=>c==="message"&&t?`message (${We(t)})`:c,l=Object.
entries(e).flatMap(([c,h])=>h===o?[a(c)]:[]);return l.length>0?[`${l.join(", ")} from ${i}`]:[]}),r=Object.keys(n);return r.
length>0&&s.push(`${r.join(", ")} from extra-fields`),`Content: ${s.join("; ")}.`}const ur=e=>`Release: ${xt(e)}.`;function dr(e){
if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.
audience;return`To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${s===void 0?"":`, ${s} subscriber${s===
1?"":"s"}`}.`}function lr(e){return`Checks: ${e.join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function hr(e,t){
const{maxReach:n,releaseLevel:s,maxAge:r,sendBetween:o,timeZone:i="UTC",checkUrls:a,expectedPayload:l}=e,c=t&&[t.key,t.period].
filter(Boolean).join(" ");return[n===void 0?void 0:`max-reach ${n}`,s&&`release-level ${s}`,r===void 0?void 0:`max-age ${kt(
r)}`,o&&`send-between ${o.text} (${i})`,a&&"check-urls",l!==void 0&&"expected-payload",c===void 0?void 0:`once-key ${(0,N.
hD)(c)}`].filter(b=>typeof b=="string")}function fr({attempts:e,result:t,response:n,payload:s,target:r}){const o=r?.type===
"audience"?r.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.reason:"reason"in t?t.reason:"","st\
atus-code":ve(n?.statusCode),response:n?.body??"",payload:s??"","audience-id":ve(o?.id),"audience-name":o?.name??"","aud\
ience-reach":ve(o?.reach),attempts:ve(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}const ve=e=>e===void 0?
"":String(e);function ni(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:{audiences:JSON.stringify(
e),count:String(e.length),reason:""}}function si(e,t,n){const{notifications:s,problems:r,extraFields:o,failure:i}=e,a=s.
map(({file:c,content:h})=>({file:c,payload:{...h?.notification,...o}})),l=s.map(({file:c})=>c).filter(c=>c!=="");return{
payloads:t?"":JSON.stringify(a),files:i||r.length>0?"":JSON.stringify(l),"summary-url":n,count:i?"":String(a.length),reason:t}}
const pr=["payload","outcome","reason","kind","type","unexpected","field","fieldPath","what","only","sources"];function mr(e,t){
const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof L.HR)return gr(
s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const o=Object.entries(s).map(([i,a])=>r?[t(i),n(a,!0)]:
[i,pr.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}function gr({reason:e,title:t,
message:n,hint:s},r){const o=typeof s=="string"?r(s):{newRunAfter:r(s.newRunAfter)};return new L.HR({reason:e,title:r(t),
message:r(n),hint:o})}function wr(e){const t=br(e),{result:n,claim:s,isRunOfRelease:r}=t;return{finished:t,entries:Tr(t),
unexpectedResponse:n.outcome==="sent"&&n.unexpected?yr(n.unexpected):void 0,annotation:vr(n,s,r),closingLine:xr(t)}}function br(e){
const{result:t,advice:n}=e;if(!("failure"in t)||!$r(t.failure))return e;const{failure:s}=t,r=n.find(c=>Ct(c)!==void 0),o=r&&
Ct(r);if(o===void 0)return e;const{reason:i,title:a}=s,l=new L.HR({reason:i,title:a,message:`${s.message} ${o.message}`,
hint:o.hint});return{...e,result:{...t,failure:l},advice:n.filter(c=>c!==r)}}const $r=({reason:e})=>e==="http-401"||e===
"http-403",Ke={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing was sent",rejected:"\
Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},Nt={cut:"the resp\
onse was cut off",timeout:"the response was not complete in time","too-large":`the response is larger than ${dt} MiB`,cancelled:"\
the run was cancelled before the response was complete","not-json":"the response is not JSON"};function yr(e){const t=e===
"cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`The service accepted i\
t (2xx), but ${Nt[e]}. Do not send it again before you have waited some minutes and looked in the panel of your push ser\
vice.${t}`}function vr(e,t,n=!1){if("failure"in e){const i=er(e.failure,e.outcome,{claim:t,isRunOfRelease:n});return jt(
e)?Pr(i,t):i}if(e.outcome!=="skipped")return;const s=`${Ke.skipped} (${e.reason})`;if(e.reason==="already-sent")return{title:s,
why:Lt(e.claim),next:Ar(e.claim)};if(e.reason==="outside-window"){const{outside:i,lastFailure:a}=e,l=a!==void 0||t!==void 0;
return{title:s,why:xs(i,a),next:Ts(l,t)}}const{why:r}=e;if(r.kind==="level"||r.kind==="age")return{title:s,why:{text:vs(
r)},next:{text:ks(r)}};const o=`Usually there is nothing to do. ${kr(r)}`;return{title:s,why:{text:_r(r)},next:{text:o}}}
function kr(e){return e.kind==="no-release"?"A later run announces the first release.":e.kind==="draft"?"To announce the\
 release, publish it.":e.kind==="activity"?"The activity `published` or `released` announces the release. To start no ot\
her runs, write `types: [released]` with a `once-key`, or `types: [published]`, below `release:` in the workflow.":"To s\
end on this event too, set the content as inputs, and set a `once-key`: without one, each event sends a notification."}function _r(e){
if(e.kind==="no-release")return"The repository has not published a release yet (drafts and pre-releases do not count).";
if(e.kind==="draft")return"The release is a draft.";const{kind:t,actual:n}=e,s=/^[a-z_]{1,40}$/.test(n)?`\`${n}\``:"not \
one that GitHub documents";return t==="activity"?`The release event's activity is ${s}; only \`published\` and, with \`once\
-key\`, \`released\` are announced.`:`The deployment's state is ${s}; only \`success\` is announced.`}function xr({result:e,
attempts:t,response:n}){const s=Ke[e.outcome];if(e.outcome!=="sent")return`${s}.`;const r=t>1?` on attempt ${t}`:"";return`${s}${r}\
: the service responded ${n?.statusCode} at ${e.sentAt.toISOString()}.`}function Tr({advice:e,keyUse:t,claim:n,result:s}){
return[...e.map(r=>({level:Er(r),title:Sr(r),text:Cs(r)})),...t?[Or(t)]:[],..."failure"in s&&"stop"in s&&s.stop?Cr(s.stop):
[],...jt(s)?[]:Ir(n,s.outcome)]}const Er=e=>e.kind==="neutral-message"?"note":"warning",Sr=e=>e.kind==="token-expiry"&&e.
expired?"Token expired":"Advice";function Lt({key:e,ref:t,by:n}){return{text:`${`The key ${(0,N.hD)(e)} was already used\
: ${n?Rr(n):"a run whose record cannot be read claimed it"}.`} The claim is the ref ${t}.`,url:n?.url}}function Rr({run:e,
attempt:t,time:n,title:s,target:r}){const o=s===void 0?"":` to send ${(0,N.hD)(s)}`,i=r===void 0?"":` to ${r==="all"?"ev\
ery subscriber of the site":`the ${r}`}`;return`run ${e} (attempt ${t}) claimed it at ${n}${o&&`${o}${i}`}`}function Ar(e){
const{by:t}=e;return{text:`Usually there is nothing to do. To send something else, use another \`once-key\`. If this notif\
ication is missing, wait until ${t?`run ${t.run} has ended`:"every run that uses this key has ended"} and some minutes m\
ore, then look in the panel of your push service. Only if it was not sent, or to send it a second time on purpose, run t\
his command, which deletes the claim if it is still the same one. Then run the workflow again:`,command:Ve(e)}}function Cr(e){
return e.kind==="outside-window"?[]:[{level:"warning",title:"Not tried again",text:`After the wait, the action did not t\
ry again: ${e.kind==="claim-lost"?`the ref ${e.ref} is not the claim of this run any more, and another run may send`:`th\
e action could not read whether the ref ${e.ref} is still the claim of this run (${e.cause}), and another run may send`}\
.`}]}function Or(e){if(e.kind==="used"){const s=Lt(e.claim);return{...s,level:"warning",title:"Key already used",text:`A\
 real run would be skipped. ${s.text}`}}const t=(0,N.hD)(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t}\
 has not been used.`}:{level:"warning",text:`Could not determine whether the key ${t} was used (${e.cause}), so this dry\
 run cannot say whether a real run would be skipped.`}}function Ir(e,t){if(!e||e.kind==="none"||t==="sent")return[];const{
kind:n,ref:s,tag:r}=e,o=Ve(e);if(t==="unknown")return[{level:"note",text:`The claim ${s} stays, so a re-run with this ke\
y will be skipped. Wait some minutes, then look in the panel of your push service. Only if nothing was sent, delete the \
claim with this command, then run this again:`,command:o}];const i=(0,N.hD)(e.key),[a,l,c]=n==="held"?["Claim not delete\
d",`could not delete its claim of the key ${i}`,"This"]:["Claim not certain",`could not determine whether it has the cla\
im of the key ${i}`,"If it is, this"],h=`This run sent nothing, but ${l}, so a re-run may be skipped. ${c} command delet\
es the ref ${s} only if it still points to ${r}, the claim of this run. Run it, then run the workflow again:`;return[{level:"\
warning",title:a,text:h,command:o}]}const jt=e=>"failure"in e&&e.failure.reason==="claim-failed";function Pr(e,t){if(!t||
t.kind==="none")return e;const{text:n}=e.next,s=`Before that, in case the claim was made, run this command, which delete\
s the ref ${t.ref} only if it points to ${t.tag}, the claim of this run:`;return{...e,next:{text:`${n} ${s}`,command:Ve(
t)}}}function Ve({ref:e,repository:t,serverUrl:n,tag:s}){const r=(0,wt.Dl)(n)?.host??"github.com",o=`gh api${r==="github\
.com"?"":` --hostname ${r}`}`,i=`${o} --method DELETE repos/${t}/git/${e}`;return`[ "$(${`${o} repos/${t}/git/${e.replace(
"refs/","ref/")} --jq .object.sha`})" = ${s} ] && ${i}`}const Dr=({outcome:e})=>e==="sent"||e==="unknown",Mr=({outcome:e})=>e===
"sent"||e==="dry-run"||e==="skipped"?0:1,Nr=10,Lr=25,fe={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},jr=400;
function Ur(e,t,n){const s=[...Br(e),t&&Hr(t),...Wr(n)].filter(Boolean);return`<table>
<tr>${["Field","Value","Source","Browsers"].map(o=>`<th>${o}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function ze(e,t,n,s){return`<tr><td>${ue(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${s}</td></tr>`}const Ut=e=>`${Q(
e)} more, in the output <code>payload</code>`;function Br({notification:e,sources:t,messageOrigin:n}){return Object.keys(
e).flatMap(s=>{const r=s==="message"&&n?`: ${Le(We(n))}`:"",o=`${t[s]??""}${r}`,i=(0,j.RD)(j.Ng[s].browsers,"&nbsp;"),a=(b,_)=>ze(
b,_,o,i);if(s!=="actions")return a(s,Fr(s,e));const{actions:l=[]}=e,c=l.slice(0,Nr).map(({text:b,url:_},v)=>a(`actions[${v}\
]`,`${Bt(b,fe.button)}<br>${Ue(_)}`)),h=l.length-c.length;return h>0?[...c,a(s,Ut(h))]:c})}function Fr(e,t){const n=t[e]??
"";return typeof n=="number"?`${Q(n)} s${Gr(n)}`:j.Ng[e].kind==="text"?Bt(n,e==="message"?fe.message:fe.text):Ue(n)}function Bt(e,t){
if(e.length<=jr)return ce(de(e));const n=e.length>t?"<br><i>The rest is in the output <code>payload</code>.</i>":"";return`\
<details><summary>${ce(de((0,N.xv)(e,80).replace(/\s+/g," ")))} <i>(${V(e.length,"character")})</i></summary>${be(e,t)}${n}\
</details>`}function Hr(e){const t=e.type==="all"?"all":`audience ${e.audience.id}`;return ze("target",ue(t),"input","")}
function Wr(e){const t=Object.keys(e),n=(o,i)=>ze(o,i,"extra-fields","unknown"),s=t.slice(0,Lr).map(o=>n((0,N.xv)(o,fe.extraName),
ue((0,N.xv)(qr(e[o]),fe.extraValue)))),r=t.length-s.length;return r>0?[...s,n("\u2026",Ut(r))]:s}const qr=e=>JSON.stringify(
e,null,1).replace(/\n */g," ");function Gr(e){const t=Y.F7.find(n=>e>=n.seconds&&e%n.seconds===0);return t===void 0||t.name===
"second"?"":` (${V(e/t.seconds,t.name)})`}const Kr=2,Ft=56,Vr={"beside the text":Ft,"below the text":360},zr="Where the \
text is cut off is an estimate: it depends on fonts, versions and settings.";function Jr(e){return`<div>
${St.map(n=>Yr(n,e)).join(`
`)}
<br clear="all"><sub>${zr}</sub>
</div>`}function Yr(e,t){const{title:n,message:s,landing_url:r,actions:o=[]}=t,{name:i,browser:a,iconAt:l,textWidth:c}=e,
h=ye(n,e.title),b=ye(s,e.message),_=o.slice(0,Kr).map(({text:I})=>ye(I,e.button)),v=o.length-_.length,$=`<td valign="top\
" width="${Ft}">${Ht("beside the text",t)}</td>`,x=`<td valign="top" width="${c}" dir="auto"><b>${Je(h)}</b><br>${Je(b)}\
</td>`,E=Ht("below the text",t),T=_.map(I=>`<kbd>&nbsp;${Je(I)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),S={Title:h,Message:b},
R=[...Object.entries(S).map(([I,m])=>Ye(m)&&Xr(I,m)),_.some(Ye)&&"\u2702\uFE0F A button is cut",v>0&&`\u2702\uFE0F ${V(v,
"more button")} not shown`,...Object.entries(S).map(([I,m])=>!Ye(m)&&Wt(Zr(I,m))),Wt(`Opens ${Ue(r,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${i} <sub>${a}</sub></th>`,l==="start"?$+x:x+$,E&&`<td colspan="2" align=\
"center">${E}</td>`,T&&`<td colspan="2" align="center">${T}</td>`,`<td colspan="2">${R.join("<br>")}</td>`].flatMap(I=>I?
[`<tr>${I}</tr>`]:[]).join("")}</table>`}function Ht(e,t){return j.$G.flatMap(s=>{const{drawn:r,use:o}=j.Ng[s],i=t[s];return r===
e&&i!==void 0?[gs(i,o,Vr[e])]:[]}).join("<br>")}const Qr=24,Je=({shown:e})=>ce(de(e,Qr)),Ye=({visible:e,total:t})=>e<t,Xr=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${Q(t)} of ${V(n,"character")}`,Zr=(e,{total:t})=>`${e} fits (${V(t,"c\
haracter")})`,Wt=e=>`<sub>${e}</sub>`,eo={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4","\
not-sent":"\u274C",unknown:"\u2753"};function to({finished:e,entries:t,annotation:n}){const{result:s,content:r,target:o,
extraFields:i={},response:a}=e,{outcome:l}=s,c=t.filter(({level:b})=>b==="warning"),h=t.filter(({level:b})=>b==="note");
return[`<h2>${eo[l]} ${Ke[l]}</h2>`,n&&ir(n),no(e),so(e),qt("\u26A0\uFE0F",c),qt("\u2139\uFE0F",h),r&&["<h3>Preview</h3>",
Jr(r.notification)],r&&["<h3>Fields</h3>",Ur(r,o,i)],a?.body&&io(a.body)]}function no({result:e,target:t,release:n,attempts:s,
response:r}){const o=e.outcome==="sent"&&e.unexpected?`, but ${Nt[e.unexpected]}`:"",i=[t&&`<b>To</b> ${ro(t)}`,n&&`<b>R\
elease</b> ${be(xt(n),300)}`,r?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${r.statusCode}${o}`,s>0&&V(s,"attempt"),e.outcome===
"sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);return i.length>0&&`<\
p>${i.join(" \xB7 ")}</p>`}function so({checks:e=[]}){const t=e.map(ue);return t.length>0&&`<p><b>Checks</b> ${t.join(" \
\xB7 ")}</p>`}function ro(e){if(e.type==="all")return"every subscriber of the site; the service does not report how many";
const{id:t,name:n,reach:s}=e.audience,r=n===void 0?`audience ${t}`:`${ps(n)} (audience ${t})`;return s===void 0?r:`${r},\
 <b>${V(s,"subscriber")}</b>`}const oo=10;function qt(e,t){const n=t.slice(0,oo).map(r=>`${e} ${je(r)}`),s=t.length-n.length;
return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}</p>`,t.map(bt)]}const Gt=16e3;function io(e){
const t=e.length-Gt,n=t>0?`<p>${V(t,"more character")} in the output <code>response</code>.</p>`:"";return`<details><sum\
mary>Response of the service</summary><pre><code>${Ne((0,N.xv)(e,Gt))}</code></pre>${n}</details>`}const ke=require("node:fs"),
Qe=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function ao(){return{http:Qe("HTTP_PROXY"),https:Qe("HTTPS_PR\
OXY"),bypass:Qe("NO_PROXY")}}function ee(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.
env,{GITHUB_EVENT_NAME:o}=process.env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},
run:{repository:n??"",sha:s??"",id:r??"",event:o??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const ri=e=>e===
"pull_request"||e==="pull_request_target";function oi(){const{github:e,run:t}=ee();return t.id===""?"":`${e.serverUrl}/${t.
repository}/actions/runs/${t.id}/attempts/${t.attempt}`}async function co(e){const t=process.env.GITHUB_EVENT_PATH;delete process.
env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const uo=25*Y.E$;function Kt(){
const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{return(0,ke.statSync)(t).size>uo?{name:e,payload:void 0,
unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse((0,ke.readFileSync)(t,"utf8"))}}catch{return{name:e,
payload:void 0,unreadable:t===""?void 0:"the file of the event cannot be read"}}}function lo(e,t,{secrets:n,startedAt:s}){
const r={level:e?.releaseLevel,maxAge:e?.maxAge,now:s};return{secrets:n,filter:r,readFile:async o=>(await g.e(155).then(
g.bind(g,5155))).readWorkspaceFile(o),readEvent:async()=>Kt(),fetchRelease:async()=>{if(!e?.release||!t)throw new Error(
"no release is named");return t.fetchRelease(e.release,r)}}}var Vt=g(857);function zt(e){return e==null?"":typeof e=="st\
ring"||e instanceof String?e:JSON.stringify(e)}function Xe(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.
startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function te(e,t,n){const s=new ho(e,t,n);process.
stdout.write(s.toString()+Vt.EOL)}function Jt(e,t=""){te(e,{},t)}const Yt="::";class ho{constructor(t,n,s){t||(t="missin\
g.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=Yt+this.command;if(this.properties&&Object.
keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const r=this.
properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${po(r)}`)}}return t+=`${Yt}${fo(this.message)}`,t}}function fo(e){return zt(e).
replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function po(e){return zt(e).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const ii=require("path");var Qt=function(e,t,n,s){function r(o){
return o instanceof n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function a(h){try{c(s.next(h))}catch(b){
i(b)}}function l(h){try{c(s.throw(h))}catch(b){i(b)}}function c(h){h.done?o(h.value):r(h.value).then(a,l)}c((s=s.apply(e,
t||[])).next())})},Ze;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Ze||(Ze={}));function ai(e,t){const n=toCommandValue(
t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand(
"set-env",{name:e},n)}function mo(e){te("add-mask",{},e)}function ci(e){process.env.GITHUB_PATH||""?issueFileCommand("PA\
TH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function _e(e,t){const n=process.
env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not suppl\
ied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function ui(e,t){const n=_e(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function di(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=_e(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function li(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function hi(e){issue("echo",e?"on":"off")}function fi(e){process.exitCode=Ze.Failure,et(e)}function go(){
return process.env.RUNNER_DEBUG==="1"}function wo(e){te("debug",{},e)}function et(e,t={}){te("error",Xe(t),e instanceof Error?
e.toString():e)}function bo(e,t={}){te("warning",Xe(t),e instanceof Error?e.toString():e)}function $o(e,t={}){te("notice",
Xe(t),e instanceof Error?e.toString():e)}function Xt(e){process.stdout.write(e+Vt.EOL)}function Zt(e){Jt("group",e)}function en(){
Jt("endgroup")}function pi(e,t){return Qt(this,void 0,void 0,function*(){Zt(e);let n;try{n=yield t()}finally{en()}return n})}
function mi(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function gi(e){return process.env[`STATE_${e}`]||""}function wi(e){return Qt(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const yo={"expected-payload":"any"};function vo(e){for(const t of e.
filter(n=>pe._y.includes(n))){const n=_e(t);n!==""&&mo(n)}return Object.fromEntries(e.map(t=>[t,ko(t)]))}function ko(e){
return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?_e(e):yo[e]??""}function _o(e){return Object.entries(process.env).
flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.trim()?[]:[{
name:s,variable:t}]})}async function xo(e,t){const n=_o(e);if(n.length===0)return[];const{unknownInputs:s}=await g.e(65).
then(g.bind(g,3065));return s(n,e,t)}class To{#n;#e;#t;constructor(t,n){this.#n=t,this.#e=n}async fetchRelease(t,n){const s=await this.#s(),
{fetchRelease:r}=await Promise.all([g.e(413),g.e(303)]).then(g.bind(g,3425)),{signal:o}=this.#e,{repository:i}=ee().run,
{repository:a}=Object(Kt().payload);return r({choice:t,filter:n,repository:i,eventRepository:a,signal:o},s)}async openClaims(t,n){
const s=await this.#s(),{ClaimStore:r}=await Promise.all([g.e(413),g.e(517)]).then(g.bind(g,8595)),{github:o,run:i}=ee();
return new r({...t,record:n,serverUrl:o.serverUrl,run:i},s,this.#e.signal)}#s(){return this.#t??=this.#r(),this.#t}async#r(){
const{GithubClient:t}=await co(()=>Promise.all([g.e(413),g.e(354)]).then(g.bind(g,3074))),{githubToken:n="",timeout:s}=this.#n,
{github:r,run:o}=ee(),i={apiUrl:r.apiUrl,repository:o.repository,token:n,timeoutMs:s*1e3};return new t(i,this.#e)}}const tn="\
\u2060";function nn(e){return e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${tn}`).split(`
`).map(So).join(`
`).replace(ae.hD,"\uFFFD")}const Eo=(0,ae.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function So(e){const t=e.search(Eo());return t>=
0&&e.startsWith("::",t)?`${e.slice(0,t)}:${tn}${e.slice(t+1)}`:e}class Ro{#n;constructor(t){this.#n=t}info(t){Xt(this.#t(
t))}retry(t,n){const s=(n/1e3).toFixed(1);this.info(`${t.title}: ${t.message} Retrying ${s==="0.0"?"now":`in ${s} s`}.`)}exchange({
method:t,url:n,ended:s,ms:r,attempt:o,isConnectionKept:i}){const a=i?"kept":"new",l=`${t} ${n.host}${n.pathname}`;wo(this.#t(
`${l}: ${s} in ${r.toFixed()} ms (try ${o}, ${a} connection)`))}group(t,n){Zt(this.#t(t)),this.info(n),en()}stack({reason:t,
cause:n}){t==="internal-error"&&this.group(`Stack of the error (${Pe.N}, Node ${process.version}, ${process.platform})`,
sn(n))}notice(t,n,s){this.#e($o,t,n,s)}warning(t,n,s){this.#e(bo,t,n,s)}error(t,n,s){this.#e(et,t,n,s)}#e(t,n,s,r){const o=this.#t(
s);o.length>Mt&&Xt(o),t(o,{title:this.#t(n),...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#t(t){return nn(
this.#n(t))}}function sn(e){if(!(e instanceof Error))return(0,L.q0)(e);const{stack:t=(0,L.q0)(e),cause:n}=e;return n===void 0?
t:`${t}
Caused by: ${sn(n)}`}function Ao(e){const t=new Date,n=ao(),s=(0,pe.gE)({...e,proxyCredentials:(0,De.FF)(n)}),r=new Ro(s.
redact);return{log:r,secrets:s,redact:s.redact,http:new re.mV(n,go()?o=>r.exchange(o):void 0),signal:Te.signal,startedAt:t,
watch:Co()}}function Co(){process.exitCode=1;let e=()=>{};return process.on("beforeExit",()=>e(new Error("it stopped bef\
ore it finished"))),process.on("uncaughtException",t=>{e(t),Te.abort()}),t=>{const n=new Promise((s,r)=>{e=r});return Promise.
race([t,n])}}async function Oo(e,t,n,s=t){let r=t;try{n()}catch(o){r=s,Io(e,o)}return await new Promise(o=>process.stdout.
write("",o)),Do(r)}function Io(e,t){const n=t instanceof Error?t.name:typeof t;et(`The report of this run failed (${n}).\
 The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is not set, it may \
have been sent: wait some minutes, then look in the panel of your push service before you send it again.`,{title:"Intern\
al error (internal-error)"});try{e.stack((0,L.h_)(t))}catch{}}const Po=/^(GetAddrInfo|FS)Req/;function Do(e){if(process.
getActiveResourcesInfo().some(t=>Po.test(t)))if(process.platform!=="win32"){const t={...process.env,NODE_OPTIONS:""};process.
execve?.(process.execPath,[process.execPath,"-e",`process.exit(${e})`],t)}else e===1&&process.kill(process.pid,"SIGKILL");
process.exit(e)}function Mo(e,t,n){const{title:s,why:r}=n,{text:o,isShortened:i}=sr(n,nn);i&&e.info(r.text),e[t](s,o)}const rn=524288;
function bi(e,t,{length:n}){if(n<=rn)return;const s=`GitHub passes at most about ${rn} on to other jobs, so use it only \
in this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters. ${s}`)}const No=["response","audience-n\
ame"];function Lo(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r={...e};for(const o of No){const i=e[o];
i!==void 0&&(r[o]=t(i))}try{(0,ke.appendFileSync)(s,jo(r))}catch(o){n.warning("Outputs not written",`The action could no\
t write its outputs (${(0,L.q0)(o)}). Later steps may see them as empty; the log says how the run ended.`)}}function jo(e){
const t=new Set(Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)
n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function Uo(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,F.yG)(e)===!1))try{(0,ke.appendFileSync)(
s,Fo(t()))}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,L.q0)(r)}).`)}}const Bo=9e5,on=e=>typeof e==
"object"?e.flatMap(on):e?[e]:[];function Fo(e,t=Bo){const n=on(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(l=>(o+=Buffer.byteLength(l)+2,o>r));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function Ho(){const e=vo(ot),t=Ao({apiToken:e["api-token"],githubToken:e["github-token"]}),n=await new Wo(e,t).run();
await Oo(t.log,Mr(n.result),()=>zo(n,e.summary,t))}class Wo{#n;#e;#t={attempts:0,advice:[]};#s;constructor(t,n){this.#n=
t,this.#e=n;const{event:s}=ee().run;this.#t.isRunOfRelease=s==="release"||s==="push"&&t.release!==""}async run(){const{watch:t}=this.#e,
n=await t(this.#a()).catch(r=>this.#r(r)),s=this.#s;return s&&!Dr(n)&&await t(s.giveUp()).catch(()=>{}),{...this.#t,claim:s?.
state,result:n}}#r(t){return{outcome:this.#t.attempts>0?"unknown":"not-sent",failure:(0,L.h_)(t)}}async#a(){const t=await this.#o();
if("skip"in t)return{outcome:"skipped",reason:"not-announceable",why:t.skip};const{settings:n,content:s,onceKey:r,repository:o}=t,
i=new Hn(n,this.#e),a=await this.#i(n,i),l=this.#c(s,a);await Ko(n,l),n.checkUrls&&await this.#d(n,s);const c=r&&await o.
openClaims(r,Go(s,a)),h=await tt(n);if(n.dryRun){if(h&&this.#t.advice.push({kind:"outside-window",outside:h}),this.#t.keyUse=
await c?.check(),this.#e.signal.aborted)throw(0,L.Yq)("Sending");return{outcome:"dry-run"}}if(h)return{outcome:"skipped",
reason:"outside-window",outside:h};if(c){this.#s=c;const b=await c.claim();if(b!=="claimed")return{outcome:"skipped",reason:"\
already-sent",claim:b};const _=await tt(n);if(_)return{outcome:"skipped",reason:"outside-window",outside:_}}return this.#t.
advice.push(...Vs(ee().run.attempt,r?.key,n.oncePer)),this.#l(n,i,l)}async#o(){const{secrets:t,redact:n,log:s,startedAt:r}=this.#e,
o=this.#t,{settings:i,inputs:a,problems:l}=xn(this.#n,t);l.add(await xo(ot,n));const c=i&&new To(i,this.#e),h=await mn(a,
l,lo(i,c,this.#e));if(!i||!c)throw l.failure();if("skip"in h)return h;const{content:b,extraFields:_,release:v}=h;o.content=
b,o.extraFields=_,o.release=v,s.info(cr(b,_)),v&&s.info(ur(v));const $=h.onceKey===""?void 0:await qo(h.onceKey,i,r);return o.
checks=hr(i,$),o.advice.push(...Os({...h,settings:i,onceKey:$,keyInput:this.#n["once-key"],now:Date.now()})),{settings:i,
content:b,onceKey:$,repository:c}}async#i(t,n){const{log:s,redact:r}=this.#e,o=await fs(t,()=>Qn(n),r);return this.#t.target=
o,o.type==="audience"&&(this.#t.advice.push(...Hs(o.audience.reach)),Dn(o.audience,t.maxReach,r)),s.info(dr(o)),s.info(lr(
this.#t.checks??[])),o}#c({notification:t},n){const s=Wn(t,n,this.#t.extraFields??{});return this.#t.payload=s,this.#e.log.
group("Payload",s),s}async#d(t,{notification:n}){const{checkUrls:s,urlCheckFailure:r}=await g.e(291).then(g.bind(g,2291)),
o={uses:(0,me.Wn)(n),timeoutMs:t.timeout*1e3,userAgent:Pe.N},{problems:i,remarks:a}=await s(o,this.#e);if(i.length>0)throw r(
i);this.#t.advice.push(...a),this.#e.log.info("URL check passed.")}async#l(t,n,s){const r=()=>this.#t.attempts++,o=()=>Vo(
t,this.#s),{verdict:i,...a}=await ns({service:n,body:s,onAttempt:r,beforeRetry:o});if(this.#t.response=a,!("failure"in i)||
i.stop?.kind!=="outside-window")return i;const{outside:l}=i.stop;return{outcome:"skipped",reason:"outside-window",outside:l,
lastFailure:i.failure}}}async function qo(e,{oncePer:t,timeZone:n},s){if(t===void 0)return{key:e};const{periodOf:r}=await g.
e(406).then(g.bind(g,1406));return{key:e,period:r(t,s,n)}}function Go({notification:e},t){return{target:t.type==="all"?"\
all":`audience ${t.audience.id}`,title:e.title}}async function Ko({expectedPayload:e},t){if(e===void 0)return;const{checkExpectedPayload:n}=await g.
e(138).then(g.bind(g,3138));n(e,t)}async function tt({sendBetween:e,timeZone:t}){if(e===void 0)return;const{outsideWindow:n}=await g.
e(288).then(g.bind(g,288));return n(e,t??"UTC",new Date)}async function Vo(e,t){const n=await t?.findRetryStop();if(n)return n;
const s=await tt(e);return s&&{kind:"outside-window",outside:s}}function zo(e,t,n){const{log:s,redact:r}=n;Lo(fr(e),n);const o=wr(
mr(e,r)),{entries:i,annotation:a}=o;Uo(t,()=>to(o),n);for(const{level:l,title:c,...h}of i)l==="warning"?s.warning(c??"Ad\
vice",he(h)):s.info(he(h));o.unexpectedResponse&&s.warning("Sent, with an unexpected response",o.unexpectedResponse),"fa\
ilure"in e.result&&s.stack(e.result.failure),a?Mo(s,"failure"in e.result?"error":"notice",a):s.info(o.closingLine)}Ho(),
module.exports=cn})();
