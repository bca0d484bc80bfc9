(()=>{"use strict";var Ut={6925:(e=>{e.exports=require("./never-called.js")}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{
e.exports=require("fs")}),4708:(e=>{e.exports=require("node:https")}),857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=
require("process")}),4044:((e,t,n)=>{n.d(t,{CY:()=>v,Qi:()=>a,Sx:()=>u,X_:()=>h,aT:()=>d,m4:()=>m,mq:()=>l,sN:()=>c,xo:()=>_});
const s=String.raw`\0-\x1f\x7f-\x9f`,r=String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`,
i=String.raw`\u061c\u200e\u200f`,o=String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`,a=new RegExp(`[${s}]`,"g"),u=new RegExp(
`(?![\\t\\n\\r])[${s}]`),d=new RegExp(`(${o})|(?![\\t\\n])[${s}${r}${i}]`,"gu"),c=new RegExp(`(${o})|(?![\\s\\x85])[${s}${r}\
]`,"gu"),l=new RegExp(`[^\\s\\u2800\\u200c\\u200d\\ufe00-\\ufe0f${r}${i}]`,"u"),h=/[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g,
m=new RegExp(`[\\s\\\\${s}]`),v=new RegExp(`[${r}${i}]`,"u"),_=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`}),
7633:((e,t,n)=>{n.d(t,{Q4:()=>a,ho:()=>o,kW:()=>u,oR:()=>r,sV:()=>s,xW:()=>i});function s(d){const c={missing:d};return{
kind:"content",source:"event",fields:{title:c,message:c,icon_url:c,landing_url:c},placeholders:{tag:c,version:c,name:c,repository:c,
message:c,url:c}}}function r(d,c,l){return"missing"in d?d:"missing"in c?c:{value:`${d.value}${l}${c.value}`,madeFrom:[...d.
madeFrom,...c.madeFrom]}}const i=d=>`the \`${d}\` field of the event is missing or not text, so the action takes no conte\
nt from the event`,o=d=>({kind:"not-announceable",why:d});function a(d,c){return("value"in d?[d.value,...d.madeFrom]:d.madeFrom??
[]).map(c.find).find(h=>h!==void 0)}const u=(d,c)=>`${d}, which may already be public; replace the token, and delete the\
 old token from the ${c}`}),5242:((e,t,n)=>{n.d(t,{c:()=>a,f:()=>o});var s=n(3177),r=n(3953),i=n(7125);const o={text:i.GT,
image:r.b8,page:r.fi};function a(u,d,c){const{kind:l}=s.Ng[u];return l==="duration"?(0,i.p0)(d.trim()):c[l](d.trim())}}),
4385:((e,t,n)=>{n.d(t,{As:()=>r,CB:()=>o,Wn:()=>a,zO:()=>i});var s=n(3177);const r=u=>s.Vu.every(d=>u[d]);function i(u,d){
const c={...u};for(const l of s.BH){const h=u[l];h!==void 0&&(c[l]=d({path:[l],kind:s.Ng[l].kind,text:h}))}return u.actions===
void 0||(c.actions=u.actions.map(({text:l,url:h},m)=>({text:d({path:["actions",m,"text"],kind:"text",text:l}),url:d({path:[
"actions",m,"url"],kind:"page",text:h})}))),c}function o(u){const d=[];return i(u,c=>(d.push(c),c.text)),d}function a(u){
return o(u).filter(({kind:c})=>c!=="text").map(({path:c,kind:l,text:h})=>{const[m,...v]=c,_=(0,s.wg)(m);return l==="imag\
e"?{input:_,url:h,image:m}:v.length>0?{input:_,path:v,url:h}:{input:_,url:h}})}}),7320:((e,t,n)=>{n.d(t,{Ct:()=>E,QP:()=>$,
qP:()=>y,tS:()=>b,y7:()=>g});var s=n(3177),r=n(7220),i=n(7125),o=n(4462),a=n(2735),u=n(4111),d=n(7633),c=n(5242),l=n(4385);
const h=["tag","version","name","repository","message","url"],m=/\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g,v=/^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/;
function _(S){return[...S.matchAll(m)].flatMap(([P,I,L,N])=>{if(!v.test(I??N??""))return[];const H=I===void 0&&L==="",K=H?
h.find(z=>z===N):void 0;return[{written:P,name:K,isPlain:H}]})}const k=S=>[...new Set(_(S).flatMap(({name:P})=>P??[]))];
function T(S,P){return S.replace(m,(I,L,N,H,K)=>{const z=h.find(J=>J===H);return z===void 0||N!==""?I:P(z,K===0)})}const C=S=>P=>{
if(P.length>u.QO)return S(P);const I=T(P,(L,N)=>N&&L==="url"?"https://url.example/":"x");return"value"in S(I)?{value:P}:
S(P)},$={text:c.f.text,image:C(c.f.image),page:C(c.f.page)};function f(S,P){const{inputs:I,file:L,fileName:N,extraFields:H,
onceKey:K}=S,z=({text:G,kind:q},ae)=>P({text:G,where:ae,rule:c.f[q],isUrl:q!=="text",isKey:!1}),J=(G,q)=>P({text:G,where:q,
rule:i.Ae,isUrl:!1,isKey:q.input==="once-key"}),X=(0,l.zO)(I.fields,G=>{const[q,...ae]=G.path;return z(G,{input:(0,s.wg)(
q),path:ae})}),me=(0,l.zO)(L.fields,G=>{const{path:q,text:ae}=G;return I.names.has(String(q[0]))?ae:z(G,{input:"payload-\
file",file:N,path:q,position:L.positionOf?.(q)})}),F=(0,o.ff)(H,(G,q)=>J(G,{input:"extra-fields",path:q}));return{inputs:{
...I,fields:X},file:{...L,fields:me},fileName:N,extraFields:(0,o.Gv)(F)?F:{},onceKey:J(K,{input:"once-key"})}}function p(S){
const P=[];return f(S,I=>(P.push(I),I.text)),P}const y=S=>new Set(p(S).flatMap(({text:P})=>k(P))),w=h.map(S=>`\`{${S}}\``).
join(", ");function g(S,P){return p(S).flatMap(({text:I,where:L,isKey:N})=>{const H=_(I),K=P?void 0:H.find(({name:F})=>F!==
void 0),z=H.filter(({name:F,isPlain:G})=>F===void 0&&(N||P&&G)),J=K&&`contains the placeholder \`${K.written}\`, but this\
 run has no release; ${b("the placeholder")}`,X=[...new Set(z.map(({written:F})=>F))].map(F=>`contains ${(0,a.hD)(F)}, w\
hich is not a placeholder; use one of ${w}, or remove the braces`);return(J?[J,...X]:X).map(F=>(0,r.CC)(L,F,L))})}const b=S=>`\
set the \`release\` input, run on the \`release\` event, or remove ${S}`;function E(S,P,I,L){const N=new Map(h.map(H=>[H,
(0,d.Q4)(P[H],L)]));return f(S,H=>{const{text:K,where:z}=H,J=k(K);if(J.length===0)return K;const X=J.map(F=>N.get(F)).find(
F=>F!==void 0),me=X===void 0?D(H,J,P,L):U(X);return"value"in me?me.value:(I.add([(0,r.CC)(z,me,z)]),K)})}const O=16384;function D({
text:S,isUrl:P,rule:I},L,N,H){for(const F of L){const G=N[F];if("missing"in G)return{message:`contains the placeholder \`\
{${F}}\`, which has no value (${G.missing}); to send without this value, remove the placeholder`}}let K=0;const z=T(S,(F,G)=>{
const q=N[F],ae="value"in q?q.value.toWellFormed():"";return K+=ae.length,K>O?"":P&&!G?encodeURIComponent(ae):ae}).trim();
if(K>O)return{message:"is too long once its placeholders are replaced; use fewer placeholders"};const J=H.find(z);if(J)return U(
J);const X=I(z);return"value"in X?X:{message:`is invalid once its placeholders are replaced: ${X.quoted===void 0?"it ":""}${(0,r.
$3)(X)}`}}const U=S=>({message:`would contain ${(0,d.kW)(S,"release")}`});function V(S,P={}){const I=textsOf(S);return mapJsonTexts(
P,(L,N)=>(I.push({path:["extra-fields",...N],text:L}),L)),I.flatMap(({path:L,text:N})=>{const[H]=k(N);return H===void 0?
[]:[{path:L,placeholder:H}]})}}),1830:((e,t,n)=>{n.d(t,{SD:()=>d,Xw:()=>u,uT:()=>c,yX:()=>l});var s=n(3177),r=n(7220),i=n(
7633),o=n(5242),a=n(4385);const u={inputs:{source:"input",fields:{},names:new Set},file:{source:"file",fields:{},names:new Set},
fileName:"",extraFields:{},onceKey:""},d=(_,k)=>s.Vu.filter(T=>!_.names.has(T)&&!k.names.has(T));function c(..._){const k=Object.
assign({},..._.map(({fields:f})=>f).reverse()),T=s.pi.filter(f=>k[f]!==void 0),C=Object.fromEntries(T.map(f=>[f,k[f]]));
if(!(0,a.As)(C))return;const $=T.map(f=>[f,_.find(({names:p})=>p.has(f))?.source]);return{notification:C,sources:Object.
fromEntries($)}}function l(_,k,T,C){const $=k.kind==="content"?k.source:"event",f={},p=new Map;for(const w of _){const g=h(
w,k),b=(0,i.Q4)(g,C);if(b){const E=$==="release"?"release":"release or deployment";T.add([(0,r.CC)((0,s.wg)(w),`contains\
 ${(0,i.kW)(b,E)}`)])}else if("missing"in g)p.set(g.missing,[...p.get(g.missing)??[],w]);else{const E=(0,o.c)(w,g.value,
o.f);"value"in E?Object.assign(f,{[w]:E.value}):T.add([(0,r.CC)((0,s.wg)(w),`taken from the ${$} is invalid: ${(0,r.$3)(
E)}`)])}}const y=k.kind==="none"&&k.event?", or set the `release` input to the tag of a release":"";return T.add([...p].
map(([w,g])=>v(g,w&&` (${w})`,y))),{source:$,fields:f,names:new Set(_)}}function h(_,k){return k.kind==="content"?k.fields[_]:
{missing:m(k.kind==="none"?k.event:void 0)}}function m(_){return _===void 0?"":`${/^[a-z_]{1,40}$/.test(_)?`the \`${_}\` \
event`:"this event"} supplies no content, and an empty input counts as missing`}function v(_,k,T){const C=_.map(y=>`\`${y}\
\``).join(", "),$=_.length>1?`are missing${k}; set them as inputs, or as ${C} in \`payload-file\`${T}`:`is missing${k}; \
set it as an input, or as ${C} in \`payload-file\`${T}`,[f="",...p]=_.map(s.wg);return(0,r.CC)(f,$,{otherInputs:p})}}),2027:((e,t,n)=>{
n.d(t,{$6:()=>a,HR:()=>s,Pz:()=>u,Yq:()=>o,h_:()=>r,q0:()=>i});class s extends Error{reason;title;hint;constructor(c){super(
c.message,c.cause===void 0?void 0:{cause:c.cause}),this.name="Failure",this.reason=c.reason,this.title=c.title,this.hint=
c.hint}}function r(d){return d instanceof s?d:new s({reason:"internal-error",title:"Internal error",message:`The action \
itself failed: ${i(d)}.`,hint:"Please report this bug with the log of the run.",cause:d})}function i(d){if(!(d instanceof
Error))return String(d);const c=d.code;if(c==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(c==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:l}=d;if(typeof c=="string"&&c.startsWith("ERR_SSL_")&&typeof l=="string")return`${c}:\
 ${l}`;const h=(d.message||d.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),m=typeof c=="string"&&!h.includes(
c)?`${c}: ${h}`:h,v=d instanceof AggregateError?d.errors.map(i).join("; "):"",_=v&&v!==m?`${m} (${v})`:m;return d.cause===
void 0?_:`${_}: ${i(d.cause)}`}function o(d,c=a(d)){return new s({reason:"cancelled",title:`${d} failed`,message:c,hint:u})}
const a=d=>d==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${d.
charAt(0).toLowerCase()}${d.slice(1)}.`,u="If you did not mean to cancel the run, run it again."}),1095:((e,t,n)=>{n.d(t,
{JN:()=>o,LH:()=>d,P9:()=>u,uk:()=>c,wJ:()=>i});const s=1e3,r=3e4,i=12e4;function o(l){return Math.random()*Math.min(r,s*
2**(l-1))}const a=/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/;function u(l,h){const m=l?.trim()??"";if(/^\d+$/.test(m))return Number(
m)*1e3;const v=a.test(m)?Date.parse(m):Number.NaN;return Number.isNaN(v)?void 0:Math.max(0,v-h)}async function d({attempt:l,
retries:h,signal:m,cancelled:v,onWait:_,beforeRetry:k}){for(let T=1;!m?.aborted;T++){const C=await l(T);if("done"in C)return C.
done;if(m?.aborted)break;const{result:$,waitMs:f}=C;if(T>h||f>i)return $;if(_?.($,f),await c(f,m),m?.aborted)break;const p=await k?.(
$);if(p!==void 0&&!m?.aborted)return p}return v()}async function c(l,h){h?.aborted||await new Promise(m=>{const v=()=>{clearTimeout(
_),h?.removeEventListener("abort",v),m()},_=setTimeout(v,l);h?.addEventListener("abort",v)})}}),974:((e,t,n)=>{n.d(t,{_b:()=>C,
oJ:()=>y,Er:()=>w});const s=require("node:http");class r extends Error{reason;constructor(b,E){super(E),this.reason=b}}class i extends Error{constructor(){
super("a response arrived before the request was sent")}}function o(g,{isProxied:b,isProxyTls:E}){const O=(P,I)=>({kind:"\
failure",mayHaveBeenReceived:!1,reason:P,retryable:I,cause:g});if(g instanceof r)return O(g.reason,g.reason==="timeout");
const{code:D="",syscall:U,statusCode:V}=g;return D==="ERR_PROXY_TUNNEL"?O("proxy-failed",V===void 0):g instanceof i||D.startsWith(
"HPE_")?O(E?"proxy-failed":"connection-failed",!0):!a(g)&&!D.startsWith("ERR_INVALID")?O(E?"proxy-failed":"tls-failed",!1):
O(b&&!(D==="ECONNRESET"&&U===void 0&&!E)?"proxy-failed":"connection-failed",!0)}function a(g){if(g instanceof AggregateError)
return!0;const{code:b="",syscall:E}=g;return E!==void 0&&b!=="EPROTO"||u.test(b)}const u=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function d(g,b){const E=g.code??"",D=b>0||E.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:g instanceof r?g.reason:D,retryable:!0,cause:g}}const c=g=>l.test(String(g)),l=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function h(g,b,E){const{method:O,url:D,headers:U}=g,V=s.request(D,{agent:b,method:O,headers:U});return new Promise(S=>new m(
g,V,E,S).start())}class m{#t;#e;#n;#s;#r=Date.now();#o=[];#i;#c;#a=0;#l=!1;#h=!1;constructor(b,E,O,D){this.#t=b,this.#e=
E,this.#n=O,this.#s=D}start(){const{timeoutMs:b,signal:E}=this.#t;this.#c=setTimeout(this.#f,b),this.#e.on("error",O=>this.#u(
O)),this.#e.on("close",()=>this.#b()),this.#e.on("socket",O=>this.#y(O)),this.#e.on("response",O=>this.#p(O)),E?.addEventListener(
"abort",this.#d),E?.aborted&&this.#d()}#f=()=>this.#u(new r("timeout",`no response within ${this.#t.timeoutMs/1e3} s`));#d=()=>this.#u(
new r("cancelled","the run was cancelled"));#y(b){b.on("data",O=>{this.#a+=O.length}),b.once("session",()=>{this.#h=!0});
const E=()=>{this.#w(b)};k(b)?E():b.once(_(b)?"secureConnect":"connect",E)}async#w(b){if(await v(),this.#e.destroyed||b.
destroyed)return;const{body:E,timeoutMs:O,maxHeldMs:D=O}=this.#t;if(Date.now()-this.#r>Math.min(O,D)){this.#f();return}this.#l=
!0,b.getProtocol?.()==="TLSv1.3"||(this.#h=!0),this.#e.end(E)}#p(b){const{maxBytes:E,wantsBody:O}=this.#t;if(!this.#l){this.#u(
new i);return}const D=b.statusCode??0,U={kind:"response",status:D,headers:b.headers,at:new Date};if(this.#i={head:U,stream:b},
O?.(D)===!1){this.#g(U),this.#e.destroy();return}let V=0;b.on("data",S=>{this.#o.push(S.subarray(0,E-V)),V+=S.length,!(V<=
E)&&(this.#g(U,"too-large"),this.#e.destroy())}),b.on("end",()=>this.#g(U,b.complete?void 0:"cut")),b.on("error",S=>this.#u(
S))}#b(){this.#i||this.#u(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#u(b){this.#i?this.#m(
this.#i,b):this.#$(b)?this.#_(o(b,this.#n)):this.#_(d(b,this.#a)),this.#e.destroy()}#m({head:b,stream:E},O){if(O instanceof
r){this.#g(b,O.reason);return}for(;E.read()!==null;);this.#g(b,E.complete?void 0:"cut")}#$(b){return this.#l?!this.#h&&this.#a===
0&&c(b):!0}#g(b,E){const O=Buffer.concat(this.#o).toString(this.#t.encoding);this.#_({...b,body:O.replace(/^\ufeff/,""),
incomplete:E})}#_(b){clearTimeout(this.#c),this.#t.signal?.removeEventListener("abort",this.#d),this.#s(b)}}async function v(){
for(let g=0;g<2;g++)await new Promise(b=>setImmediate(b))}const _=g=>g.encrypted===!0;function k(g){return g.connecting?
!1:!_(g)||g.secureConnecting===!1}var T=n(2927);class C{#t;#e;constructor(b,E){this.#t=b,this.#e=E}async request(b){const{
method:E,url:O}=b,D=(0,T.iJ)(O,this.#t);if(D&&"problem"in D)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-f\
ailed",retryable:!1,cause:new Error(D.problem)};const U=await $(O,D?.url),V=D!==void 0,S={isProxied:V,isProxyTls:V&&O.protocol===
"http:"},P=Date.now(),I=await h(b,U,S),L=I.kind==="response"?I.status:I.reason;return this.#e?.({method:E,url:O,ended:L,
ms:Date.now()-P}),I}}async function $(g,b){const{Agent:E}=g.protocol==="https:"?await f():s,O=new E({keepAlive:!1,proxyEnv:{
http_proxy:b,https_proxy:b}});return b!==void 0&&p(O),O}const f=async()=>(await Promise.resolve().then(n.t.bind(n,4708,19))).
default;function p(g){const{createConnection:b}=g;g.createConnection=(...E)=>{const O=b.apply(g,E);return O?.on("error",
()=>{}),O?.on("newListener",(D,U)=>{D==="readable"&&O.removeListener("readable",U)}),O}}const y=g=>g>=200&&g<300;function w(g){
const b=s.STATUS_CODES[g];return b===void 0?String(g):`${g} ${b}`}}),2927:((e,t,n)=>{n.d(t,{CJ:()=>o,FF:()=>l,a5:()=>u,iJ:()=>i});
var s=n(4044),r=n(4111);function i(v,_,k=process.version){const T=(v.protocol==="https:"?_.https:_.http)?.trim();if(!T||
_.isBypassed?.(v))return;if(!d(k))return{problem:`Node ${k} on this runner cannot use a proxy; update the runner to a ve\
rsion with Node 24.5 or later, or remove the proxy settings`};if(T.search(s.Qi)>=0)return{problem:"the proxy setting con\
tains a line break or another control character"};const C=h(T);return!C||!/^https?:/.test(C.protocol)?{problem:"the prox\
y setting is not an http or https URL"}:[C.username,C.password].some($=>m($)===void 0)?{problem:"the user name or passwo\
rd in the proxy setting is not percent-encoded"}:{url:C.href}}function o(v){const{statusCode:_}=Object(v);return _===407?
u:`${a} Then run this again.`}const a="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a pri\
vate CA, set NODE_EXTRA_CA_CERTS to its certificate file.",u="The proxy requires a valid user name and password. Put bot\
h into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function d(v){const[_=0,k=0]=v.slice(1).split(".").map(
Number);return _>24||_===24&&k>=5}const c=8;function l({http:v,https:_}){const k=[v,_].flatMap(T=>{const{username:C="",password:$=""}=h(
T?.trim()??"")??{},f=m(C)??C,p=m($)??$;return[C,$,f,p,`${f}:${p}`]});return[...new Set(k)].filter(T=>T.length>=c)}const h=v=>(0,r.
Dl)(v.includes("://")?v:`http://${v}`);function m(v){try{return decodeURIComponent(v)}catch{return}}}),4543:((e,t,n)=>{n.
d(t,{Qz:()=>a,d5:()=>d,qs:()=>l});var s=n(7785),r=n(2735),i=n(4306),o=n(7220);const a=(h,m)=>h<=Math.min(2,Math.floor(m.
length/2)),u=h=>h.toLowerCase().replace(/[-_]/g,"");function d(h,m){return m.map(k=>({name:k,edits:(0,s.A)(u(k),u(h))})).
filter(({name:k,edits:T})=>a(T,k)).sort((k,T)=>k.edits-T.edits)[0]?.name}const c=["dry","test"];function l(h,m,v){return h.
map(_=>{const T=c.includes(_)&&m.includes("dry-run")?"dry-run":d(_,m),C=`is not an input of this action (version ${i.r})`;
return(0,o.CC)((0,r.xv)(v(_)),{message:`${C}; remove it from \`with\`, or use a version that has it`,meant:T,hint:"An en\
vironment variable with a name that begins with INPUT_ also counts as an input, so rename it"})})}}),3177:((e,t,n)=>{n.d(
t,{$G:()=>m,BH:()=>h,Ng:()=>d,Pw:()=>k,RD:()=>T,Vu:()=>v,pi:()=>c,wg:()=>_});var s=n(3757);const r=["Chrome","Firefox","\
Safari"],i="\u2713",o="\u2013",a=[i,i,i],u=[i,i,o],d={title:{kind:"text",required:!0,browsers:a,description:"Title of th\
e notification, in plain text. Phones show about 30 characters.",examples:["Spring is here"]},message:{kind:"text",required:!0,
browsers:a,description:"Text below the title, in plain text. Phones show about 65 characters.",examples:["New arrivals, \
with free shipping until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:s.E$/4,drawn:"\
beside the text",required:!0,browsers:u,description:"https URL of the icon, 200x200 pixels.",examples:["https://example.\
com/icon-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:s.
E$,drawn:"below the text",required:!1,browsers:["56+",o,o],description:"https URL of a large image, 360x240 pixels (360x\
200 for phones).",examples:["https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:a,description:"\
URL of the page that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:[
"48+",o,o],description:"Buttons, each with a `text` and a `url`.",examples:[[{text:"New arrivals",url:"https://example.c\
om/spring/new"}]]},utm_source:{kind:"text",required:!1,browsers:a,description:"Source in web analytics, such as `web-pus\
h`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,browsers:a,description:"Medium in web analytics, such as\
 `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,browsers:a,description:"Campaign name\
 in web analytics, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:u,description:"\
How long to keep the notification for offline subscribers, at most four weeks.",examples:["2d",86400]}},c=Object.keys(d),
l=(...C)=>c.filter($=>C.includes(d[$].kind)),h=l("text","image","page"),m=l("image"),v=c.filter(C=>d[C].required),_=C=>C.
replaceAll("_","-"),k=c.map(_);function T(C,$=" "){return C.every(p=>p===i)?"all":r.map((p,y)=>({browser:p,since:C[y]??o})).
filter(({since:p})=>p!==o).map(({browser:p,since:y})=>y===i?p:`${p}${$}${y}`).join(", ")}}),7220:((e,t,n)=>{n.d(t,{$3:()=>d,
B4:()=>$,CC:()=>o,LF:()=>u,fI:()=>h,rg:()=>a,tH:()=>_,yu:()=>i});var s=n(2027),r=n(2735);const i=(f,p)=>({quoted:(0,r.hD)(
f),message:p});function o(f,p,y={}){return{...typeof f=="string"?{input:f}:f,...typeof p=="string"?{message:p}:p,reason:"\
invalid-input",...y}}function a({position:f},{position:p}){return f?p?f.line-p.line||f.column-p.column:-1:p?1:0}function u(f){
const p=f.map((y,w)=>typeof y=="number"?`[${y}]`:w>0?`.${String(y)}`:String(y));return(0,r.xv)(p.join("").replace(/\s+/g,
" "))}const d=({quoted:f,message:p})=>f===void 0?p:`${f} ${p}`;function c(f,p){const{quoted:y,meant:w,hint:g}=p,b=w===void 0?
"":` Did you mean "${w}"?`,E=g===void 0?"":` ${g}.`;return`${f}${y===void 0?"":":"} ${d(p)}.${b}${E}`}function l(f,p,y,w=""){
const g=f.length>0?`\`${u(f)}\``:p;return c(`${g}${w}`,y)}function h(f){const{input:p,otherInputs:y=[],file:w,path:g=[],
position:b,quoted:E}=f,O=b&&`line ${b.line}, column ${b.column}`;if(w!==void 0){const P=O?`${w}, ${O}`:w;return`${p}: ${P}\
: ${l(g,"the file",f)}`}const D=O?` (${O})`:"",U=typeof g[0]=="number";if(g.length>0&&!U)return`${p}: ${l(g,"",f,D)}`;const V=U?
u([p,...g]):p;if(E!==void 0)return c(`${V}${D}`,f);const S=U?`\`${V}\``:m([V,...y]);return c(`${S}${D}`,f)}function m(f){
const p=f.map(w=>`\`${w}\``),y=p.pop()??"";return p.length===0?y:`${p.join(", ")} and ${y}`}function v(f){const p=f.every(
w=>w.reason==="unreadable-file"),y=p?"unreadable-file":"invalid-input";return new s.HR({reason:y,title:p?"Unreadable fil\
e":"Invalid input",message:$(f.map(h)),hint:T(f)})}class _{#t=[];#e=new Set;refuse(p){for(const y of p)this.#t.push(y),this.#e.
add(y.input)}add(p){for(const y of p)this.#e.has(y.input)||this.#t.push(y)}get refused(){return this.#e}isRefused(p){return this.#e.
has(p)}get all(){return this.#t}failure(){return v(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}}const k=new Set(
["base-url","api-token"]);function T(f){const p=f.length===1?"Fix this problem":"Fix these problems";return f.every(({input:w})=>k.
has(w))?{newRunAfter:`${p}. If you changed a secret or variable, re-run the failed job. If you changed the workflow,`}:{
newRunAfter:`${p}, then`}}const C=100;function $(f,p="problems"){if(f.length===1)return f.join("");const y=f.slice(0,C).
map(g=>`- ${g}`),w=f.length-y.length;return w>0&&y.push(`- and ${w} more`),`${f.length} ${p}:
${y.join(`
`)}`}}),1403:((e,t,n)=>{n.d(t,{RB:()=>k,_y:()=>r,cV:()=>T,gE:()=>c});var s=n(7220);const r=["api-token","github-token"],
i="the API token",o="the GitHub token",a="***",u=8,d=4;function c($){const{apiToken:f,githubToken:p="",proxyCredentials:y=[]}=$,
w=[{name:i,forms:l(f)},{name:o,forms:l(p)}],g=[...w.flatMap(({forms:b})=>b),...y.flatMap(l)];return{find:b=>w.find(({forms:E})=>E.
some(O=>b.includes(O)))?.name,redact:(b,E=!1)=>{const O=g.flatMap(U=>m(U,b)),D=E?g.flatMap(U=>v(U,b)):[];return _(b,[...O,
...D])}}}function l($){if($.length<u)return[];const f=encodeURIComponent($.toWellFormed()),p=JSON.stringify($).slice(1,-1);
return[...new Set([$,...[0,1,2].map(y=>h($,y)),f,p])]}function h($,f){const p=Buffer.from("\0".repeat(f)+$),y=Math.ceil(
f*8/6),w=Math.floor(p.length*8/6);return p.toString("base64").slice(y,w)}function m($,f){const p=[];for(let y=f.indexOf(
$);y>=0;y=f.indexOf($,y+1))p.push({start:y,end:y+$.length});return p}function v($,f){for(let p=$.length-1;p>=d;p--)if(f.
endsWith($.slice(0,p)))return[{start:f.length-p,end:f.length}];return[]}function _($,f){let p="",y=0;for(const{start:w,end:g}of f.
sort((b,E)=>b.start-E.start))w>=y&&(p+=$.slice(y,w)+a),y=Math.max(y,g);return p+$.slice(y)}function k($,f,p){return Object.
entries($).flatMap(([y,w])=>{const g=C(w,f);return g?(0,s.CC)({input:y,file:p},`contains ${g}, which would be published;\
 remove the token`):[]})}function T($,f){const{"api-token":p,"github-token":y="",...w}=$,g=f.find(y)===i;return k({...w,
...g&&{"github-token":y}},f)}function C($,f){const p=new Set([$]);for(const y of p){const w=typeof y=="string"||typeof y==
"number"?f.find(String(y)):void 0;if(w)return w;if(typeof y=="object"&&y!==null)for(const g of Object.entries(y))for(const b of g)
p.add(b)}}}),3953:((e,t,n)=>{n.d(t,{b8:()=>o,fi:()=>a,pc:()=>u});var s=n(4044),r=n(4111),i=n(7220);const o=f=>h(f,["http\
s"],"an absolute https URL, such as https://example.com/image.png"),a=f=>h(f,["https","http"],"an absolute https or http\
 URL, such as https://example.com/page"),u=f=>{const y=h(f,["https","http"],"the https address of the push service, such\
 as https://push.example.com");if("message"in y)return y;const w=l(f,new URL(f));return w===void 0?{value:f.replace(/\/+$/,
"")}:m(f,w)},d=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,c=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;function l(f,{
protocol:p,hostname:y,pathname:w}){if(p==="http:"&&!d.test(y))return"would send the token unencrypted; use an https URL \
(http is only allowed for loopback addresses)";const[,g]=c.exec(w)??[];return g?`ends with \`${g}\`, but the action adds \
this path itself; remove \`${g}\``:/[?#]/.test(f)?"has a query or fragment; remove it":void 0}function h(f,p,y){if(f==="")
return{message:`is blank; use ${y}`};const w=$(f,p,y);return w===void 0?{value:f}:m(f,w)}const m=(f,p)=>v.test(f)?{message:p}:
(0,i.yu)(f,p),v=/[@\uff20\ufe6b]|%40/,_=/^https?:[/\\]*[^/\\?#]*@/i,k=/^([a-z]+):\/\/([^/?#]+)/i,T=/[{}$%<]/,C=/^https?:?$/i;
function $(f,p,y){if(_.test(f))return"contains a user name or password; remove them";if(f.length>r.QO)return`is too long\
 for a URL; use a URL of at most ${r.zF}`;if(s.m4.test(f)||s.CY.test(f))return"contains white space, an invisible charac\
ter or a backslash; remove this character";const[,w="",g=""]=k.exec(f)??[],[b]=T.exec(g)??[];return b!==void 0?`contains\
 \`${b}\` in its host, so a variable in the host was probably not replaced; use ${y}`:w!==""&&!p.includes(w.toLowerCase())?
`has the scheme ${w}; use ${y}`:w!==""&&!C.test(g)&&(0,r.Dl)(f)!==void 0?void 0:`is not an absolute URL; use ${y}`}}),7125:((e,t,n)=>{
n.d(t,{Ae:()=>y,GT:()=>k,I9:()=>T,PL:()=>C,VE:()=>u,d6:()=>_,eB:()=>$,lZ:()=>d,p0:()=>v,rD:()=>l,tS:()=>p,yG:()=>m,zM:()=>h});
var s=n(4044),r=n(4462),i=n(2735),o=n(3757),a=n(7220);const u=16384,d="is larger than 16 KiB; shorten it (push services \
accept about 4 KiB in total)",c=/^[\x21-\x7e]+$/;function l(w,g,b){return E=>{const O=Number(E);return/^[0-9]+$/.test(E)&&
O>=g&&O<=b?{value:O}:(0,a.yu)(E,`is not ${w}`)}}function h(w){return["true","True","TRUE"].includes(w)?{value:!0}:["fals\
e","False","FALSE"].includes(w)?{value:!1}:(0,a.yu)(w,"is neither true nor false; use `true` or `false`")}function m(w){
const g=h(w);return"value"in g?g.value:void 0}function v(w){const g=/^([0-9]+)([smhdw]?)$/.exec(w),b="use whole seconds \
(3600), or a whole number with a unit: s, m, h, d or w (12h)";if(!g)return(0,a.yu)(w,`is not a duration; ${b}`);const E=o.
F7.find(({letter:D})=>D===g[2]),O=Number(g[1])*(E?.seconds??1);return Number.isSafeInteger(O)?{value:O}:(0,a.yu)(w,`is t\
oo long; ${b}`)}function _(w){return c.test(w)?{value:w}:{message:"contains a space, a line break or a non-ASCII charact\
er, which a token cannot contain; set it to the token only, preferably from a secret"}}function k(w){if(w==="")return{message:"\
is blank, and the service refuses blank text; write some text"};const g=T(w);return"message"in g?g:(0,i.h0)(w)===""?{message:"\
has no visible character; write some text"}:{value:w}}const T=w=>{const[g]=s.Sx.exec(w)??[];return g===void 0?{value:w}:
{message:`contains the control character U+${g.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which subscrib\
ers would not see; remove it`}};function C(w){if(w==="latest")return{value:{kind:"latest"}};const g=w.replace(/^refs\/tags\//,
""),b=/^refs\//.test(w)&&g===w;return g===""||b?(0,a.yu)(w,"is not a tag; use a tag such as v1.2.3, or `latest`"):{value:{
kind:"tag",tag:g}}}function $(w){return/^[a-z]/i.test(w)&&f(w)?{value:w}:(0,a.yu)(w,"is not a time zone that this runner\
 knows; use a name from the IANA time zone database, such as Europe/Berlin")}function f(w){try{return new Intl.DateTimeFormat(
"en",{timeZone:w}),!0}catch{return!1}}function p(w){if(w==="any")return{value:void 0};const g="set it to the `payload` o\
utput of the approved dry run, or remove the input";if(w==="")return{message:`is empty, so the approved payload is missi\
ng; ${g}`};const b=(0,r.qF)(w);return(0,r.Gv)(b)?{value:b}:{message:`is not a JSON object; ${g}`}}const y=w=>({value:w})}),
4462:((e,t,n)=>{n.d(t,{Gv:()=>r,ff:()=>i,qF:()=>s});function s(o){try{return JSON.parse(o)}catch{return}}const r=o=>typeof o==
"object"&&o!==null&&!Array.isArray(o);function i(o,a,u=[]){if(typeof o=="string")return a(o,u);if(Array.isArray(o))return o.
map((c,l)=>i(c,a,[...u,l]));if(!r(o))return o;const d=Object.entries(o);return Object.fromEntries(d.map(([c,l])=>[c,i(l,
a,[...u,c])]))}}),2735:((e,t,n)=>{n.d(t,{Kb:()=>l,h0:()=>a,hD:()=>i,jQ:()=>o,xv:()=>u});var s=n(4044);const r=h=>(h.codePointAt(
0)??0).toString(16).padStart(4,"0");function i(h){const m=JSON.stringify(h).replace(s.X_,v=>`\\u${r(v)}`);return m.length>
100?`${m.slice(0,98)}\u2026" (${h.length} characters)`:m}function o(h){return h.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(s.aT,(m,v)=>v??`\u2039U+${r(m).toUpperCase()}\u203A`)}function a(h){const m=h.toWellFormed().replace(s.sN,(v,_="")=>_).
replace(/[\s\x85]+/g," ").trim();return s.mq.test(m)?m:""}const u=(h,m=99)=>h.length>m?`${h.slice(0,m).replace(/[\ud800-\udbff]$/,
"")}\u2026`:h,d=300,c=65536;function l(h,m,v=!1){const k=m(h.slice(0,c),v||h.length>c).replace(/\s+/g," ").trim();return u(
k,d)}}),3757:((e,t,n)=>{n.d(t,{E$:()=>s,F7:()=>i,LP:()=>r});const s=1048576,r=864e5,i=[{name:"week",letter:"w",seconds:604800},
{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"\
second",letter:"s",seconds:1}]}),4111:((e,t,n)=>{n.d(t,{Dl:()=>i,QO:()=>s,Wr:()=>a,zB:()=>o,zF:()=>r});const s=2048,r="2\
,048 characters";function i(u,d){if(!(u.length>s))try{return new URL(u,d)}catch{return}}const o=u=>i(u)?.hostname,a=u=>/^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.
exec(u)?.[1]}),4306:((e,t,n)=>{n.d(t,{N:()=>r,r:()=>s});const s="1.0.0",r=`web-push-action/${s}`}),7785:((e,t,n)=>{n.d(t,
{A:()=>i});const s=[],r=[];function i(a,u,d){if(a===u)return 0;const c=d?.maxDistance,l=a;a.length>u.length&&(a=u,u=l);let h=a.
length,m=u.length;for(;h>0&&a.charCodeAt(~-h)===u.charCodeAt(~-m);)h--,m--;let v=0;for(;v<h&&a.charCodeAt(v)===u.charCodeAt(
v);)v++;if(h-=v,m-=v,c!==void 0&&m-h>c)return c;if(h===0)return c!==void 0&&m>c?c:m;let _,k,T,C,$=0,f=0;for(;$<h;)r[$]=a.
charCodeAt(v+$),s[$]=++$;for(;f<m;){for(_=u.charCodeAt(v+f),T=f++,k=f,$=0;$<h;$++)C=_===r[$]?T:T+1,T=s[$],k=s[$]=T>k?C>k?
k+1:C:C>T?T+1:C;if(c!==void 0){let p=k;for($=0;$<h;$++)s[$]<p&&(p=s[$]);if(p>c)return c}}return s.length=h,r.length=h,c!==
void 0&&k>c?c:k}function o(a,u,d){if(!Array.isArray(u)||u.length===0)return;const c=d?.maxDistance,l=a.length;for(const _ of u)
if(_===a)return _;if(c===0)return;let h,m=Number.POSITIVE_INFINITY;const v=new Set;for(const _ of u){if(v.has(_))continue;
v.add(_);const k=Math.abs(_.length-l);if(k>=m||c!==void 0&&k>c)continue;const T=Number.isFinite(m)?c===void 0?m:Math.min(
m,c):c,C=T===void 0?i(a,_):i(a,_,{maxDistance:T});if(c!==void 0&&C>c)continue;let $=C;if(T!==void 0&&C===T&&T===c&&($=i(
a,_)),$<m&&(m=$,h=_,m===0))break}if(!(c!==void 0&&m>c))return h}})},Ye={};function x(e){var t=Ye[e];if(t!==void 0)return t.
exports;var n=Ye[e]={exports:{}},s=!0;try{Ut[e](n,n.exports,x),s=!1}finally{s&&delete Ye[e]}return n.exports}x.m=Ut,typeof x<
"u"&&(x.ab=__dirname+"/"),(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;x.t=function(n,s){
if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var r=Object.
create(null);x.r(r);var i={};t=t||[null,e({}),e([]),e(e)];for(var o=s&2&&n;typeof o=="object"&&!~t.indexOf(o);o=e(o))Object.
getOwnPropertyNames(o).forEach(a=>i[a]=()=>n[a]);return i.default=()=>n,x.d(r,i),r}})(),x.d=(e,t)=>{for(var n in t)x.o(t,
n)&&!x.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},x.f={},x.e=e=>Promise.all(Object.keys(x.f).reduce((t,n)=>(x.
f[n](e,t),t),[])),x.u=e=>""+e+".index.js",x.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),x.r=e=>{typeof Symbol<"u"&&
Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},
(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,i=n.runtime;for(var o in s)x.o(s,o)&&(x.m[o]=s[o]);i&&i(x);for(var a=0;a<
r.length;a++)e[r[a]]=1};x.f.require=(n,s)=>{e[n]||t(require("./"+x.u(n)))}})();var Is={};const Qe=new AbortController,js=[
"SIGINT","SIGTERM","SIGBREAK","SIGHUP","SIGQUIT"];for(const e of js)process.on(e,()=>Qe.abort());var M=x(7220),j=x(7125),
Z=x(3757);function Lt(e){const t=new Intl.DateTimeFormat("en-US",{timeZone:e,calendar:"gregory",numberingSystem:"latn",hourCycle:"\
h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});return n=>{const s=t.formatToParts(n).
map(({type:d,value:c})=>[d,Number(c)]),{year:r,month:i,day:o,hour:a,minute:u}=Object.fromEntries(s);return{year:r,month:i,
day:o,hour:a,minute:u}}}const Us=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function Ls(e){const t="\
use two times of day, such as 09:00-20:00";if(!Us.test(e))return(0,M.yu)(e,`is not a range of times; ${t}`);const[n,s]=e.
split("-"),r=Nt(n),i=Nt(s);return r===i?(0,M.yu)(e,`begins and ends at the same time; ${t}`):{value:{from:r,to:i,text:e}}}
function Nt(e){const[t,n]=e.split(":").map(Number);return t*60+n}const Xe=6e4,Ns=1440;function Fs(e,t,n){const s=Lt(t),r=s(
n);if(Ft(e,r))return;const i=(Math.floor(n.getTime()/Xe)+1)*Xe;for(let o=0;o<=2*Ns+180;o++){const a=new Date(i+o*Xe),u=s(
a);if(Ft(e,u))return{window:e.text,timeZone:t,now:r,opensAt:a,opens:u}}throw new Error("the window of send-between never\
 opens")}function Ft({from:e,to:t},{hour:n,minute:s}){const r=n*60+s;return e<t?e<=r&&r<t:e<=r||r<t}function Bs(e,t,n="U\
TC"){const{year:s,month:r,day:i}=Lt(n)(t),o=new Date(Date.UTC(s,r-1,i));if(e==="week")return Hs(o);const a=o.toISOString().
slice(0,10);return e==="day"?a:a.slice(0,7)}function Hs(e){const t=(e.getUTCDay()+6)%7,n=new Date(e.getTime()+(3-t)*Z.LP),
s=n.getUTCFullYear(),r=Math.floor((n.getTime()-Date.UTC(s,0,1))/(7*Z.LP))+1;return`${s}-W${String(r).padStart(2,"0")}`}var B=x(
3177),De=x(1403),Ws=x(3953);const Ze=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),fe=(e,t)=>n=>n===""?{value:e}:
t(n),Y=e=>fe(void 0,e),Me=(e,t)=>n=>{const s=e.find(r=>r===n);return s===void 0?(0,M.yu)(n,`is not ${t}`):{value:s}},_e={
"base-url":Ze("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)",
Ws.pc),"api-token":Ze("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",j.d6),timeout:fe(
30,(0,j.rD)("a whole number of seconds from 1 to 300",1,300)),retries:fe(3,(0,j.rD)("a whole number from 0 to 10",0,10)),
summary:fe(!0,j.zM)},Bt=Number.MAX_SAFE_INTEGER,et={..._e,target:Ze("`all` (every subscriber) or `audience`; `target` ha\
s no default, so that nobody sends to all by mistake",Me(["all","audience"],"a valid target; use `all` (every subscriber\
) or `audience`")),"audience-id":Y((0,j.rD)("an audience id, which is a whole number such as 101",1,Bt)),"audience-name":Y(
j.Ae),"max-reach":Y((0,j.rD)("a whole number such as 10000",0,Bt)),"payload-file":Y(j.Ae),"extra-fields":Y(j.Ae),"dry-ru\
n":fe(!1,j.zM),"check-urls":fe(!1,j.zM),"once-key":Y(j.Ae),"once-per":Y(Me(["day","week","month"],"a period; use `day`, \
`week` or `month`")),"send-between":Y(Ls),"time-zone":Y(j.eB),release:Y(j.PL),"release-level":Y(Me(["major","minor","pat\
ch"],"a release level; use `major`, `minor` or `patch`")),"max-age":Y(j.p0),"expected-payload":j.tS,"github-token":Y(j.d6)},
Gs=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),tt=e=>Object.keys(e),ku=tt(_e),Ht=[...tt(et),...B.Pw];function xu(e,t){
return nt(_e,e,t)}function Ks(e,t,n=""){const s=nt(et,e,t,Js(e));return s.settings&&(s.settings.maxAge??=qs(e.release,n)),
s}const Wt=Z.LP/1e3;function qs(e,t){if(e==="latest")return 7*Wt;if(e===""&&t==="release")return 30*Wt}function nt(e,t,n,s=[]){
const r=new M.tH;r.refuse([...(0,De.cV)(t,n),...Vs(t)]);const i={...t};for(const u of r.refused)i[u]="";const o={};for(const[
u,d]of Object.entries(e)){const c=d(i[u]??"");"value"in c?o[Gs(u)]=c.value:r.add([(0,M.CC)(u,c)])}return r.add(s),{settings:r.
all.length>0?void 0:o,inputs:i,problems:r}}function Vs(e){return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??
"")>j.VE).map(n=>(0,M.CC)(n,j.lZ))}const Gt={"payload-files":j.Ae,only:fe("all",Me(["all","changed","added"],"a valid ch\
oice; use `all`, `changed` or `added`")),"extra-fields":j.Ae,"check-urls":et["check-urls"],timeout:_e.timeout,summary:_e.
summary},Tu=[...tt(Gt),...B.Pw];function Eu(e,t){return nt(Gt,e,t,zs(e))}function zs(e){return e["payload-files"]!==""?[]:
contentInputs.every(n=>e[n]==="")?[problem("payload-files","is missing; set it to paths of payload files, or set the not\
ification as inputs")]:e.only!==""&&e.only!=="all"?[problem("payload-files","is missing; `only` needs files to choose fr\
om")]:[]}function Js(e){const t=e.target==="all",n=e.target==="audience",s="is only allowed with `target: audience`",r="\
remove it, or change `target`",i="(the service does not report the reach of a broadcast)",o=e["once-key"]?"`once-key` ne\
eds it to store a record in the repository":"the `release` input needs it to fetch the release";return[{inputs:["audienc\
e-id"],isWrong:t&&e["audience-id"],message:`${s}; ${r}`},{inputs:["audience-name"],isWrong:t&&e["audience-name"],message:`${s}\
; ${r}`},{inputs:["max-reach"],isWrong:t&&e["max-reach"],message:`${s} ${i}; remove it`},{inputs:["audience-id","audienc\
e-name"],isWrong:n&&!e["audience-id"]&&!e["audience-name"],message:"are both missing; set at least one"},{inputs:["once-\
key"],isWrong:e["once-per"]&&!e["once-key"],message:"is missing; `once-per` needs it"},{inputs:["once-key"],isWrong:e.release===
"latest"&&!e["once-key"]&&!e["once-per"],message:"is missing, so each later run would announce the latest release again;\
 set `once-key: release-{tag}`, and give the job the `contents: write` permission",hint:ce},{inputs:["once-per"],isWrong:e.
release==="latest"&&e["once-per"],message:"is not allowed with `release: latest`, because each later period would announ\
ce the same release again; remove `once-per`, and set `once-key: release-{tag}`",hint:ce},{inputs:["time-zone"],isWrong:e["\
time-zone"]&&!e["send-between"]&&!e["once-per"],message:"has no effect without `send-between` or `once-per`; set one of \
these two, or remove `time-zone`"},{inputs:["github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],message:`\
is missing; ${o}`}].filter(({isWrong:d})=>d).map(({inputs:[d,...c],message:l,hint:h})=>(0,M.CC)(d,h===void 0?l:{message:l,
hint:h},{otherInputs:c}))}const ce="Careful: a new key has no record yet, so the first run with it sends again, even wha\
t was already announced";var Q=x(4462),R=x(2735);const Ie=["major","minor","patch"],Ys=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
Qs=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function $e(e){const n=[...e.replace(Ys,u=>".".repeat(u.length)).matchAll(
Qs)],r=n.find(([,,u=""])=>u.includes("."))??n.findLast(([,u])=>u!=="-"&&u!=="_");if(r===void 0)return;const[,i="",o=""]=r,
a=r.index+i.length;return{text:e.slice(a),numbers:o.split(".").map(Number),words:[e.slice(0,a).replace(/v$/i,""),Xs(e.slice(
a+o.length))]}}const Xs=e=>e.replace(/\+.*$/s,""),Zs=/^[-_,]\d/,er=9999,tr=e=>e>=1900&&e<2100;function nr({numbers:e,words:[
,t]}){const[n=0,...s]=e;if(tr(n)||s.length===0&&(n>er||Zs.test(t)))return;const r=e.findLastIndex(i=>i>0);return Ie[Math.
min(Math.max(r,0),Ie.length-1)]}const sr=(e,t)=>e!==void 0&&Ie.indexOf(e)<=Ie.indexOf(t),rr=(e,t)=>e.words.every((n,s)=>n===
t.words[s]),ir=(e,t)=>qt(e.numbers,t.numbers)||e.numbers.length-t.numbers.length,Kt=(e,t)=>qt(e.numbers,t.numbers)===0;function qt(e,t){
const n=Math.max(e.length,t.length);for(let s=0;s<n;s++){const r=(e[s]??0)-(t[s]??0);if(r!==0)return r}return 0}const or=e=>(0,Q.
Gv)(e)&&e.draft===!1&&e.prerelease===!1;function Vt(e,t){const n=(t.getTime()-Date.parse(e??""))/1e3;return Number.isNaN(
n)?void 0:Math.max(0,n)}function zt(e,t,n){const s=$e(e);return{tag:e,level:s&&nr(s),age:Vt(t,n)}}function Jt(e,{level:t,
maxAge:n}){const{tag:s,level:r,age:i}=e,o=[];if(t!==void 0&&r===void 0&&o.push((0,M.CC)("release-level",`cannot be check\
ed for the release ${(0,R.hD)(s)}, because its tag has no version such as v1.2.3 (a version that begins with a year does\
 not count); to announce this release, remove \`release-level\``)),n!==void 0&&i===void 0&&o.push((0,M.CC)("max-age",`ca\
nnot be checked for the release ${(0,R.hD)(s)}, because GitHub gives no publication date; to announce this release, set \
\`release\` to its tag and remove \`max-age\``)),o.length>0)return{problems:o};if(t!==void 0&&!sr(r,t))return{kind:"leve\
l",release:e,minLevel:t};if(n!==void 0&&i!==void 0&&i>n)return{kind:"age",release:e,age:i,maxAge:n}}function ar(e,{level:t,
maxAge:n}){const s=[];return t!==void 0&&s.push((0,M.CC)("release-level",`cannot be checked: ${e}`)),n!==void 0&&s.push(
(0,M.CC)("max-age",`cannot be checked: ${e}`)),s}var ee=x(7633),ne=x(4111),st=x(5242);const[{width:cr}]=B.Ng.icon_url.sizes,
ur=65536;class Yt{#t;#e;constructor(t,n){this.#t=t,this.#e=n}at(t){return t.split(".").reduce((n,s)=>typeof n=="object"&&
n!==null&&Object.hasOwn(n,s)?n[s]:void 0,this.#t)}firstText(...t){const n=this.#s(t).find(R.h0);return n===void 0?{missing:this.
missingMessage(...t)}:{value:(0,R.h0)(n),madeFrom:[n]}}firstPage(...t){return this.#n(st.f.page,"http or https URL",t)}icon(){
const t=this.#n(st.f.image,"https URL",["repository.owner.avatar_url"]);if("missing"in t)return t;const n=new URL(t.value);
return n.searchParams.set("s",String(cr)),{value:n.href,madeFrom:t.madeFrom}}missingMessage(...t){const n=t.map(r=>`\`${r}\
\``),s=n.length>1?`neither ${n.join(" nor ")}`:`no ${n}`;return`${this.#e} ${s}`}#n(t,n,s){const r=this.#s(s).map(a=>a.trim()),
i=r.find(a=>"value"in t(a));if(i!==void 0)return{value:i,madeFrom:[i]};if(r.every(a=>a===""))return{missing:this.missingMessage(
...s)};const o=r.some(a=>a.length>ne.QO)?` of at most ${ne.zF}`:"";return{missing:`${this.#e} no ${n}${o} in ${s.map(a=>`\
\`${a}\``).join(" or ")}`}}#s(t){return t.map(n=>this.at(n)).filter(n=>typeof n=="string"&&n.length<=ur)}}const rt="your\
 text",pe=`write it as \`<!-- web-push: ${rt} -->\` on a line of its own`,dr=/^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i,
lr=/^<!--+\s*web[\s_\-\u2010-\u2015]?push(?![a-z\d])/i;function hr(e){const t=gr(e).flatMap(s=>wr(s)??[]),n=t.find(s=>"p\
roblem"in s);return n||(t.length>1?{problem:`the release notes have ${t.length} \`web-push\` comments; keep one, and ${pe}`}:
t[0])}const fr=/^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/,pr=/^ {0,3}(`{3,}|~{3,})\s*$/,mr=/^ {0,3}<!--/;function gr(e){const t=[];
let n="",s;for(const r of e.replace(/^\ufeff/,"").split(/\r?\n/)){if(n!==""){const[,i=""]=pr.exec(r)??[];i.startsWith(n)&&
(n="");continue}if(!s){if(n=fr.exec(r)?.[1]??"",!mr.test(r))continue;s=[]}s.push(r),r.includes("-->")&&(t.push(s.join(`
`)),s=void 0)}return s&&t.push(s.join(`
`)),t}function wr(e){const[t]=dr.exec(e)??[];if(t===void 0)return lr.test(e)?{problem:`the release notes have a comment \
with a misspelled name instead of \`web-push:\`; ${pe}`}:void 0;const n="the `web-push` comment in the release notes",s=e.
indexOf("-->"),r=e.slice(t.length,s===-1?void 0:s);if(s===-1||r.includes("<!--"))return{problem:`${n} is not closed; ${pe}`};
if(r.endsWith("-"))return{problem:`${n} does not end with \`-->\`; ${pe}`};if(e.slice(s+3).trim()!=="")return{problem:`${n}\
 is followed by other text on the same line; ${pe}`};const i=(0,R.h0)(r);return i===""?{problem:`${n} has no text; ${pe}\
, or remove the comment`}:i.toLowerCase().replace(/\.$/,"")===rt?{problem:`${n} still has the sample text \`${rt}\`; ${pe}\
 with your own words`}:{text:i}}const br=(e,t)=>Qt(new Yt(e,"GitHub returned"),"release",t,e.latest);function Qt(e,t,{filter:n,
needsMessage:s,isDryRun:r,secrets:i},o){if(e.at("release.draft")===!0)return(0,ee.ho)({kind:"draft"});const a=e.firstText(
"release.tag_name"),u=e.firstText("release.published_at"),d=zt(ve(a),ve(u),n.now),c={...d,tag:i.redact(d.tag),latest:o&&
yr(o,i)},l=Jt(c,n);if(l&&"problems"in l)return{kind:"invalid",...l};if(l&&!r)return(0,ee.ho)(l);const h=kr(e),m=s?Or(e):
{value:"",madeFrom:[]},v=Cr(e),_={title:h,message:m,icon_url:e.icon(),landing_url:v},k=e.firstText("release.name","relea\
se.tag_name"),T=_r(a),C=e.firstText("repository.name"),$=e.at("release.id"),f=[ve(a),ve(T),ve(k),typeof $=="number"?`${$}`:
""];return{kind:"content",source:t,fields:_,release:c,heldBack:l,identifiers:f.filter(Boolean),placeholders:{tag:a,version:T,
name:k,repository:C,message:m,url:v}}}const yr=({shownTag:e,newerTags:t},{redact:n})=>({shownTag:e&&n(e),newerTags:t.map(
s=>n(s))}),ve=e=>"value"in e?e.value:"";function _r(e){if("missing"in e)return e;const{value:t,madeFrom:n}=e,s=$e(t);return s?
{value:s.text,madeFrom:n}:{missing:`the tag ${(0,R.hD)(t)} has no version such as v1.2.3`,madeFrom:n}}const $r=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,
vr=/^releases?\/(?=v?\d)/i;function kr(e){const t=e.firstText("release.name","release.tag_name");if("missing"in t)return t;
const n={...t,value:t.value.replace(vr,"")},[,s,r]=$r.exec(n.value)??[];if(s!==void 0)return{...n,value:`${s} ${r}`};const i=e.
firstText("repository.name");return"value"in i&&Tr(n.value,i.value)?n:(0,ee.oR)(i,n," ")}const xr=100;function Tr(e,t){const n=i=>i.
toLowerCase().split(/[^a-z\d\x80-\uffff]+/),s=n(t).join("");if(s===""||s.length>xr)return!1;const r=n(e);return r.some((i,o)=>{
let a="";for(let u=o;u<r.length&&a.length<s.length;u++)a+=r[u];return a===s})}const Er="See what is new.";function Or(e){
const t=e.at("release");if(typeof t!="object"||t===null)return{missing:e.missingMessage("release")};const n=e.at("releas\
e.body")??"";if(typeof n!="string")return{missing:`${e.missingMessage("release.body")} that is text`};const s=hr(n);return s===
void 0?{value:Er,madeFrom:[],source:"default"}:"problem"in s?{missing:s.problem}:{value:s.text,madeFrom:[s.text],source:"\
comment"}}function Cr(e){if(e.at("repository.private")===!1&&(e.at("repository.visibility")??"public")==="public")return e.
firstPage("release.html_url");const n=e.firstPage("repository.homepage");return"value"in n?n:{missing:"the repository is\
 private, so subscribers cannot open the release page, and the repository has no homepage to open instead; set a homepag\
e in the repository settings"}}function Rr(e,t,n){const{name:s,payload:r,unreadable:i}=e;if(s!=="release"&&s!=="deployme\
nt_status")return{kind:"none",event:s};if(i!==void 0)return s==="release"?it(i,n.filter):(0,ee.sV)(i);const o=new Yt(r,"\
the event has");return s==="release"?Sr(o,t,n):Pr(o)}function Sr(e,t,n){const s=e.at("action");return typeof s!="string"?
it((0,ee.xW)("action"),n.filter):s!=="published"&&s!=="released"?(0,ee.ho)({kind:"activity",actual:s}):s==="released"&&!t?
{kind:"invalid",problems:[Ar]}:typeof(e.at("release.draft")??!1)!="boolean"?it("the `release.draft` field of the event i\
s neither true nor false",n.filter):Qt(e,"event",n)}function it(e,t){const n=ar(e,t);return n.length>0?{kind:"invalid",problems:n}:
(0,ee.sV)(e)}const Ar=(0,M.CC)("once-key",{message:"is missing, but the action announces the `released` activity of a re\
lease only with a key; set `once-key: release-{tag}`, and give the job the `contents: write` permission",hint:`${ce}. If\
 this workflow also runs on \`published\`, that run may already have announced this release, so look in the panel of your \
push service before you announce the release by hand`});function Pr(e){const t=e.at("deployment_status.state");if(typeof t!=
"string")return(0,ee.sV)((0,ee.xW)("deployment_status.state"));if(t!=="success")return(0,ee.ho)({kind:"state",actual:t});
const n=e.firstText("repository.name"),s=e.firstText("deployment_status.environment","deployment.environment");return{kind:"\
content",source:"event",fields:{title:(0,ee.oR)(n,s," deployed to "),message:Dr(e),icon_url:e.icon(),landing_url:e.firstPage(
"deployment_status.environment_url","deployment_status.target_url")}}}function Dr(e){const t=e.firstText("deployment_sta\
tus.description");if("value"in t)return t;const n=e.at("deployment.sha");return typeof n=="string"&&/^[0-9a-f]{7,64}$/i.
test(n)?{value:`${n.slice(0,7)} is live.`,madeFrom:[n]}:{missing:e.missingMessage("deployment_status.description","deplo\
yment.sha")}}var ke=x(7320),je=x(1830);const ot=async()=>({...await Promise.all([x.e(815),x.e(505)]).then(x.bind(x,3505)),
...await Promise.all([x.e(619),x.e(72)]).then(x.bind(x,1072)),...await Promise.all([x.e(815),x.e(619),x.e(961)]).then(x.
bind(x,3961))});async function Mr(e,t,n){return{inputs:await Ir(e,t,n.secrets),file:await Lr(e["payload-file"],t,n),fileName:e["\
payload-file"],extraFields:await Fr(e["extra-fields"],t,n.secrets),onceKey:e["once-key"]}}async function Ir(e,t,n){const s={},
r=new Set(B.pi.filter(i=>t.isRefused((0,B.wg)(i))));for(const i of B.pi){const o=e[(0,B.wg)(i)];if(o==="")continue;const a=i===
"actions"?await Ur(o,n):jr(i,o,n);t.add(a.problems),Object.assign(s,a.fields),r.add(i)}return{source:"input",fields:s,names:r}}
function jr(e,t,n){const s=(0,B.wg)(e),r=(0,st.c)(e,t,ke.QP);if("message"in r)return{fields:{},problems:[(0,M.CC)(s,r)]};
const i=typeof r.value=="number"?(0,De.RB)({[s]:r.value},n):[];return{fields:i.length>0?{}:{[e]:r.value},problems:i}}async function Ur(e,t){
const{parseYaml:n,parseFields:s}=await ot(),r={input:"actions"},i=n(e,r,t);if(!("value"in i))return{fields:{},problems:i.
problems};const{fields:o,problems:a}=s(r,{value:{actions:i.value},positionOf:u=>i.positionOf(u.slice(1)),problems:i.problems.
map(u=>({...u,path:["actions",...u.path??[]]}))});return{fields:o,problems:a.map(u=>({...u,path:u.path?.slice(1)}))}}async function Lr(e,t,{
secrets:n,readFile:s}){const r=t.isRefused("payload-file");if(e===""&&!r)return je.Xw.file;const{fieldsFromFile:i,unknownFields:o}=await ot();
return r?o:i(e,s(e),t,n)}const Nr=new Set([...B.Pw,"target"]);async function Fr(e,t,n){if(e==="")return{};const{parseYaml:s}=await ot(),
r=s(e,{input:"extra-fields"},n),i="value"in r?[...r.problems,...Br(r)]:r.problems;return t.add(i),"value"in r&&(0,Q.Gv)(
r.value)&&i.length===0?r.value:{}}function Br({value:e,positionOf:t}){const n={input:"extra-fields"};if(!(0,Q.Gv)(e))return[
(0,M.CC)(n,"is not a mapping; write fields as `name: value`")];const s=[];for(const r of Object.keys(e)){const i=r.replaceAll(
"_","-").toLowerCase(),o=`has its own input; set the \`${i}\` input instead`;Nr.has(i)&&s.push((0,M.CC)(n,o,{path:[r],position:t(
[r])}))}return(0,Q.ff)(e,(r,i)=>{const o=(0,j.I9)(r);return"message"in o&&s.push((0,M.CC)(n,o,{path:i,position:t(i)})),r}),
s}function Hr(e,t){const n=$e(t)?.text;return at(e,t)||n!==void 0&&at(e,n)}function Wr(e,{release:t,identifiers:n=[]}){if(t===
void 0||n.some(r=>at(e,r)))return[];const s=`does not contain the tag, version, name or id of the release ${(0,R.hD)(t.tag)}\
, so all releases would share this key, and only the first would be announced; set \`once-key: release-{tag}\``;return[(0,M.
CC)("once-key",{message:s,hint:ce})]}function at(e,t){const n=(s="",r="")=>/\d/.test(s)&&/\d/.test(r);for(let s=e.indexOf(
t);s!==-1;s=e.indexOf(t,s+1)){const r=e[s-1],i=e[s+t.length];if(!n(t[0],r)&&!n(t.at(-1),i))return!0}return!1}async function Gr(e,t,n){
const{secrets:s}=n,r=await Mr(e,t,n),i=Kr(e,r,t,n);t.add((0,ke.y7)(r,i.hasRelease)),t.add(qr(i));const o=await Vr(e,r,i,
t,n);if(o.kind==="invalid"&&t.add(o.problems),(o.kind==="invalid"||o.kind==="not-announceable")&&t.throwIfAny(),o.kind===
"not-announceable")return{skip:o.why};const a=o.kind==="content"?o:void 0,u=a?.placeholders?(0,ke.Ct)(r,a.placeholders,t,
s):r;t.add(Jr(e,u.onceKey,a,t));const d=(0,je.uT)(u.inputs,u.file,(0,je.yX)(i.missing,o,t,s));if(t.throwIfAny(),!d)throw new Error(
"a required field was lost");i.needsMessage&&(d.messageSource=Yr(a?.fields.message));const{extraFields:c,onceKey:l}=u;return{
content:d,extraFields:c,onceKey:l,release:a?.release,heldBack:a?.heldBack}}const Ue=(e,t,n)=>t[e]!==""||n.isRefused(e);function Kr(e,t,n,{
eventName:s}){const r=(0,je.SD)(t.inputs,t.file),i=(0,ke.qP)(t),o=["release-level","max-age"].filter(a=>Ue(a,e,n));return{
missing:r,needsMessage:r.includes("message")||i.has("message"),filters:o,needsData:r.length>0||i.size>0||o.length>0,hasRelease:Ue(
"release",e,n)||s==="release"}}const qr=({filters:e,hasRelease:t})=>t?[]:e.map(n=>(0,M.CC)(n,`needs a release, but this \
run has none; ${(0,ke.tS)(`\`${n}\``)}`)),ct={kind:"none"};async function Vr(e,t,n,s,r){const{eventName:i,filter:o,secrets:a}=r,
u=(0,j.yG)(e["dry-run"])===!0,d={filter:o,needsMessage:n.needsMessage,isDryRun:u,secrets:a};if(Ue("release",e,s)){if(!n.
needsData&&!zr(e,t.onceKey))return ct;s.throwIfAny();const h=await r.fetchRelease();return h==="none-published"?{kind:"n\
ot-announceable",why:{kind:"no-release"}}:br(h,d)}if(!n.needsData&&i!=="release")return ct;const c=Rr(r.readEvent(),Ue("\
once-key",e,s),d);return c.kind==="not-announceable"&&c.why.kind==="activity"&&!n.needsData?ct:c}function zr(e,t){const n=(0,j.
PL)(e.release);return!("value"in n)||n.value.kind==="latest"?!0:t!==""&&e["once-per"]===""&&!Hr(t,n.value.tag)}function Jr(e,t,n,s){
return s.all.some(({input:i})=>i==="once-key")||t===""||e["once-per"]!==""||n===void 0?[]:Wr(t,n)}const Yr=e=>e&&"value"in
e?e.source:void 0,Qr=require("node:util");var A=x(2027);function Xr(e,t){const n=JSON.parse(t),r=[...new Set([...Object.
keys(e),...Object.keys(n)])].flatMap(i=>{const[o,a]=[Xt(e,i),Xt(n,i)];if((0,Qr.isDeepStrictEqual)(o,a))return[];const[u,
d]=Zr(o,a);return`\`${(0,M.LF)([i])}\` was ${u} and is now ${d}.`});if(r.length!==0)throw new A.HR({reason:"payload-chan\
ged",title:"Payload changed",message:`The notification differs from \`expected-payload\`. ${(0,M.B4)(r,"differences")}`,
hint:"An input, the file, the release or the audience has changed since the dry run. Start a new run, and approve the no\
tification again."})}const Xt=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,Zt=20;function Zr(e,t){const[n,s]=[en(e),en(t)];let r=0;
for(;r<n.length&&n[r]===s[r];)r++;const i=r>2*Zt?r-Zt:0;return[tn(n,i),tn(s,i)]}function en(e){try{return JSON.stringify(
e)??"absent"}catch(t){if(t instanceof RangeError)return"nested too deeply";throw t}}const tn=(e,t)=>(0,R.xv)(`${t>0?"\u2026":
""}${e.slice(t)}`).toWellFormed();var nn=x(4385);const sn=require("node:crypto"),ei=60;function ti(e,t){const n=(0,sn.createHash)(
"sha256").update(rn(e,t)).digest("hex").slice(0,12),s=t===void 0?"":`-${t.toLowerCase()}`;return`refs/web-push/${e.toLowerCase().
replace(/[^a-z0-9]+/g,"-").slice(0,ei-s.length).replace(/^-|-$/g,"")||"key"}${s}-${n}`}const rn=(e,t)=>t===void 0?e:`${e}\
 ${t}`,ni=(e,t)=>e.match(/\d+/g)?.includes(t)??!1;function si(e,t){return JSON.stringify({...e,time:t.toISOString(),nonce:(0,sn.
randomUUID)()},null,2)}function ri(e,t){const{run:n,attempt:s,time:r,title:i,target:o}=Object((0,Q.qF)(e));if(!(typeof n!=
"string"||!/^\d{1,20}$/.test(n))&&!(typeof s!="number"||!Number.isSafeInteger(s)||s<1)&&!(typeof r!="string"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.
test(r)))return{run:n,attempt:s,time:r,url:`${t}/${n}`,title:typeof i=="string"?i:void 0,target:typeof o=="string"&&/^(all|audience \d{1,16})$/.
test(o)?o:void 0}}var ii=x(7785),on=x(4543);const oi=({audienceName:e,maxReach:t,dryRun:n})=>n||e!==void 0||t!==void 0;function ai(e,t,n){
const{target:s,audienceId:r,audienceName:i}=e;return s==="all"?{type:"all"}:t===void 0&&r!==void 0?{type:"audience",audience:{
id:r}}:{type:"audience",audience:ci({id:r,name:i},t??[],n)}}function ci(e,t,n){const{id:s,name:r}=e,i=r===void 0?t:an(r,
t),o=s===void 0?i:i.filter(c=>c.id===s),[a]=o,u=s===void 0&&o.length>1;if(!a||u)throw di(e,t,n);const d=t.filter(c=>c.id===
a.id).map(({reach:c})=>c);return{...a,reach:d.reduce((c,l)=>Math.max(c,l))}}function ui({id:e,name:t,reach:n},s,r){if(s===
void 0||n===void 0)return;const i=`Audience ${e}${t?` (${(0,R.hD)(r(t))})`:""}`;if(n<0)throw new A.HR({reason:"bad-audie\
nce-list",title:"Unusable audience list",message:`${i} has a reach of ${n}, which is not a number of subscribers, so the\
 action cannot check \`max-reach\`.`,hint:"Look up the number of subscribers in the panel of your push service. To send \
without this check, remove `max-reach`."});if(!(n<=s))throw new A.HR({reason:"reach-exceeded",title:"Audience too large",
message:`${i} has a reach of ${n}, but \`max-reach\` allows at most ${s}.`,hint:"Check that this is the right audience. \
If it is, raise `max-reach`."})}function di({id:e,name:t},n,s){if(t===void 0)return new A.HR({reason:"audience-not-found",
title:"Audience not found",message:`The service lists no audience with the id ${e} (it lists ${n.length} audience${n.length===
1?"":"s"}).`,hint:"Look up the id in the panel of your push service, or list the audiences with the audiences action."});
const r=l=>(0,R.hD)(s(l)),i=l=>`${r(l.name)} (id ${l.id}, reach ${l.reach})`,o=an(t,n);if(e!==void 0){const l=dt(o,m=>`i\
d ${m.id} (reach ${m.reach})`),h=l?`the name ${r(t)} belongs to ${l}`:`no audience has the name ${r(t)}`;return new A.HR(
{reason:"audience-mismatch",title:"Audience id and name differ",message:`\`audience-id\` is ${e}, but ${h}.`,hint:"Corre\
ct the wrong input, or set only one of the two."})}if(o.length>0)return new A.HR({reason:"audience-ambiguous",title:"Sev\
eral audiences have that name",message:`${o.length} audiences are named ${r(t)}: ${dt(o,i)}.`,hint:"Choose one with `aud\
ience-id`."});const a=gi(t,n),u=wi(a,t),d=a.map(({audience:l})=>l),c=d.length>0?`The nearest names are ${dt(d,i)}.`:"The\
 service lists no audiences.";return new A.HR({reason:"audience-not-found",title:"Audience not found",message:`No audien\
ce is named ${r(t)}. ${u?`Did you mean ${r(u.name)} (id ${u.id})?`:c}`,hint:"Correct `audience-name` (names are case-sen\
sitive), or create the audience in the panel of your push service."})}function an(e,t){const n=ut(e);return t.filter(s=>ut(
s.name)===n)}const li=1e3;function ut(e){const t=e.trim();return t.length>li?t:t.normalize("NFC")}const hi=20;function dt(e,t){
const n=e.slice(0,hi).map(t),s=e.length-n.length;return s>0?`${n.join(", ")} and ${s} more`:n.join(", ")}const fi=64,pi=2e4,
mi=5;function gi(e,t){const n=o=>ut(o.trim().slice(0,fi)).toLowerCase(),s=n(e),r=(o,a,u)=>a.map(d=>({audience:d,distance:o(
d.name)})).sort((d,c)=>d.distance-c.distance).slice(0,u),i=r(o=>Math.abs(o.length-e.length),t,pi);return r(o=>(0,ii.A)(s,
n(o)),i.map(({audience:o})=>o),mi)}function wi(e,t){const n=e.filter(({distance:o})=>o===0),s=e.filter(({distance:o})=>(0,on.
Qz)(o,t.trim())),[r,i]=n.length>0?n:s;return i?void 0:r?.audience}var W=x(1095),xe=x(974),Le=x(4306);const cn=64,un=1,dn=3e4;
class bi{retries;context;#t;constructor({retries:t,...n},s){this.retries=t,this.context=s,this.#t=n}fetchAudiences(){return this.
context.http.request({...this.#e("/v1/audience"),method:"GET",maxBytes:cn*Z.E$})}send(t){const{headers:n,...s}=this.#e("\
/v1/notifications");return this.context.http.request({...s,method:"POST",headers:{...n,"Content-Type":"application/json"},
body:t,maxHeldMs:dn,maxBytes:un*Z.E$})}#e(t){const{baseUrl:n,apiToken:s,timeout:r}=this.#t;return{url:new URL(`${n}${t}`),
headers:{"Authentication-Token":s,Accept:"application/json","User-Agent":Le.N},timeoutMs:r*1e3,signal:this.context.signal}}}
function yi(e,t,n){const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,
target:s,...n})}var Te=x(2927);const _i={"connection-failed":"Check `base-url`, and check that the runner can reach this\
 address.","tls-failed":"Check `base-url` and the certificate of the service. For a private CA, set NODE_EXTRA_CA_CERTS \
to its certificate file on the runner.",timeout:"Check that the service is up. If the service is only slow, raise `timeo\
ut`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is the address of the push\
 service."},$i={newRunAfter:"Check that the service is up, and run this again. If the service is only slow, raise `timeo\
ut`, then"},vi={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`. If you use an https proxy, check the port of\
 the proxy too.",ERR_TLS_CERT_ALTNAME_INVALID:"Check the host in `base-url`, because the certificate of the service is f\
or another host.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy) that does not re\
quire a client certificate."};function ki(e,{reason:t,mayHaveBeenReceived:n,cause:s}){const r=e==="Sending"&&n;if(t==="c\
ancelled")return r?"":A.Pz;if(t==="proxy-failed")return(0,Te.CJ)(s);const{code:i=""}=Object(s),o=t==="tls-failed"&&vi[i]||
_i[t];return r?o:t==="timeout"?$i:`${o} Then run this again.`}function xi(e,{reason:t,mayHaveBeenReceived:n},s){const r=e===
"Sending",i=r?" The service may have received the request.":"";return{"connection-failed":`Could not connect to the serv\
ice (${s}).`,"tls-failed":`Could not make a secure connection to the service (${s}).`,"proxy-failed":`Could not use the \
proxy (${s}).`,timeout:n?`The service did not send a complete response in time (${s}).${i}`:`Timed out connecting to the\
 service (${s}).`,"connection-lost":`The connection was lost before the response was complete (${s}).${i}`,"bad-response":`\
The response of the service is not valid HTTP, or is incomplete (${s}).`,cancelled:r&&n?"The run was cancelled, but the \
service may already have received the request.":(0,A.$6)(e)}[t]}function ln(e,t,n){const{reason:s,cause:r}=t;return new A.
HR({reason:s,title:`${e} failed`,message:xi(e,t,(0,R.Kb)((0,A.q0)(r),n)),hint:ki(e,t),cause:r})}function hn(e,t,n,s=!1){
const{status:r,headers:i,body:o,incomplete:a}=t,u=i.location?` and points to ${(0,R.hD)(Ti(n(i.location)))}`:"",d=(0,R.Kb)(
o,n,a!==void 0),c=d&&`: ${d.replace(/\.$/,"")}`,l=`The ${r===407?"proxy":"service"} responded ${(0,xe.Er)(r)}${u}${c}.`;
return new A.HR({reason:`http-${r}`,title:`${e} failed`,message:s?l:`${l}${Oi(i["retry-after"])}`,hint:s?Ei(r):Ci(r,e,d!==
"")})}function Ti(e){const[t=""]=e.split(/[?#]/,1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,"$1//")}function Ei(e){
return e===302||e===303?"Many services redirect after they have handled a request. If the notification was not sent, che\
ck `base-url`, because the action does not follow redirects.":e===408||e===499?"A server between the action and the serv\
ice stopped waiting, but may have passed the request on.":e===503?"Check the status of the service. A gateway also answe\
rs 503 if the service read the request and then failed.":"The service has a problem. Check the status of the service."}const fn=e=>/^\s*</.
test(e),pn="`base-url` is the address of a website, not of the push service. Set `base-url` to the address of the API, w\
ithout `/v1/\u2026`.";function Oi(e){const t=(0,W.P9)(e,Date.now());return t===void 0||t<=W.wJ?"":` Retry-After asks for\
 ${t>Z.LP?"more than a day":`${Math.ceil(t/1e3)} s`}; this action waits at most ${W.wJ/1e3} s.`}function Ci(e,t,n){return e===
401||e===403?"The service refused the token. Check that `api-token` is the current API token of this site, without quota\
tion marks, and that this workflow can read the secret. Then run this again.":e===404?`Check \`base-url\`, because there m\
ay be no push service at that address. The action adds \`/v1/\u2026\` itself.${t==="Sending"?" With `target: audience`, \
check `audience-id` too.":""}`:e===407?Te.a5:e===429?"The service refused the request because of its rate limit. Wait, t\
hen run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to the new address.\
 Correct `base-url`.":e>=500?"The service has a problem. Check the status of the service before you run this again.":e===
408?"The service did not receive the request in time. Run this again.":n?{newRunAfter:"Fix the problem that the service \
reported. If you had to change the workflow,"}:`The service gave no reason. ${t==="Sending"?"Check the content and `extr\
a-fields`, or ask":"Ask"} the operator of the service.`}const lt="Listing the audiences";async function Ri(e){const{signal:t,
redact:n,log:s}=e.context,r=await(0,W.LH)({attempt:async i=>Si(await e.fetchAudiences(),(0,W.JN)(i),n),retries:e.retries,
signal:t,cancelled:()=>(0,A.Yq)(lt),onWait:(i,o)=>s.retry(i,o)});if(r instanceof A.HR)throw r;return Ai(r)}function Si(e,t,n){
const s=c=>{const l=ln(lt,c,n);return c.retryable&&c.reason!=="cancelled"?{result:l,waitMs:t}:{done:l}};if(e.kind==="fai\
lure")return s(e);const{status:r,headers:i,body:o,incomplete:a}=e;if(!(0,xe.oJ)(r)){const c=hn(lt,e,n);return r!==408&&r!==
429&&r<500?{done:c}:{result:c,waitMs:(0,W.P9)(i["retry-after"],Date.now())??t}}if(a===void 0)return{done:o};if(a==="too-\
large")return{done:Ee(`the list is larger than ${cn} MiB`)};const u=a==="cut"?"connection-lost":a,d=new Error("only part\
 of the list arrived");return s({kind:"failure",mayHaveBeenReceived:!0,reason:u,retryable:!0,cause:d})}function Ai(e){const t=(0,Q.
qF)(e);if(fn(e))throw Ee("the response is a web page",pn);if(t===void 0)throw Ee("the response is not JSON");const n=(0,Q.
Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw Ee("audience: expected an array");for(let s=0;s<n.length;s++){const r=Pi(
n[s]);if(r)throw Ee(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:i})=>({id:s,name:r,reach:i}))}function Pi(e){
if(!(0,Q.Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a n\
umber";if(!Number.isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")return"\
.name: expected a string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const Ee=(e,t="Ch\
eck `base-url`. If the address is right, the service has a problem, or uses another version of the API.")=>new A.HR({reason:"\
bad-audience-list",title:"Unusable audience list",message:`The service did not return a valid list of audiences: ${e}.`,
hint:t}),Di=require("node:string_decoder");function Mi(e,t,n){return e.kind==="failure"?Ii(e,t,n):(0,xe.oJ)(e.status)?{done:Ni(
e)}:ji(e,t,n)}function Ii(e,t,n){const s=ln("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:s}};
const r={outcome:"not-sent",failure:s};return e.retryable?{result:r,waitMs:t}:{done:r}}function ji(e,t,n){const{status:s,
headers:r}=e,i=Li(s)?"rejected":"unknown",o={outcome:i,failure:hn("Sending",e,n,i==="unknown")};return s!==429?{done:o}:
{result:o,waitMs:(0,W.P9)(r["retry-after"],Date.now())??t}}const Ui=[302,303,408,499],Li=e=>e>=300&&e<500&&!Ui.includes(
e);function Ni({at:e,incomplete:t,body:n}){const s=(0,Q.qF)(n);if(Bi(s)||s===void 0&&Gi(n))return{outcome:"unknown",failure:qi()};
if(fn(n))return{outcome:"unknown",failure:Vi()};const r=t??Fi(n,s);return{outcome:"sent",sentAt:e,...r&&{unexpected:r}}}
function Fi(e,t){return typeof t=="string"?"json-text":t===void 0&&e.trim()!==""?"not-json":void 0}function Bi(e){if(e===
!1)return!0;const t=Array.isArray(e)?e[0]:e;return(0,Q.Gv)(t)&&Object.entries(t).some(([n,s])=>Hi(n.toLowerCase(),s))}function Hi(e,t){
const n=typeof t=="string"?t.trim().toLowerCase():t;return e==="success"||e==="ok"?n===!1||n==="false"||n===0:e==="statu\
s"?n==="error"||n==="failed":(e==="error"||e==="errors")&&!Ki(n)}const Wi=[/"(?:success|ok)"\s*:\s*(?:false\b|"\s*false\s*"|-?0(?![.\d]))/i,
/"status"\s*:\s*"\s*(?:error|failed)\s*"/i,/"errors?"\s*:\s*(?!null\b|false\b|-?0(?![.\d])|"\s*"|\[\s*\]|\{\s*\}|$)\S/i],
Gi=e=>/^\s*[[{]/.test(e)&&Wi.some(t=>t.test(e)),Ki=e=>typeof e=="object"&&e!==null?Object.keys(e).length===0:!e,qi=()=>new A.
HR({reason:"service-reported-failure",title:"The service reported a failure",message:"The service responded with a succe\
ss status (2xx), but the body of the response reports a failure.",hint:"Read the response in the `response` output or in\
 the job summary."}),Vi=()=>new A.HR({reason:"bad-response",title:"A website responded",message:"The response has a succ\
ess status (2xx), but its body begins with `<` like a web page.",hint:pn}),zi=65536;async function Ji(e){const{service:t,
body:n,onAttempt:s,beforeRetry:r}=e,{signal:i,redact:o,log:a}=t.context;let u={};const d=()=>{const{statusCode:h}=u,m=h===
void 0?void 0:`The run was cancelled before the action tried again. The service had refused the request (${(0,xe.Er)(h)}\
).`;return{outcome:"not-sent",failure:(0,A.Yq)("Sending",m)}};async function c(h){s();const m=await t.send(n);if(m.kind===
"response"){const v=m.incomplete!==void 0,_=o(m.body,v);u={statusCode:m.status,body:Yi(_,zi)}}return Mi(m,(0,W.JN)(h),o)}
return{verdict:await(0,W.LH)({attempt:c,retries:t.retries,signal:i,cancelled:d,onWait:({failure:h},m)=>a.retry(h,m),beforeRetry:async h=>{
const m=await r?.();return m&&{...h,stop:m}}}),...u}}const Yi=(e,t)=>new Di.StringDecoder().write(Buffer.from(e).subarray(
0,t));function ge(e,t){return to((0,R.jQ)(e),t).replace(ro,Oe).replace(io,oo).replace(/^[\t -%'-;=-@[-`{-~]/,Oe).replaceAll(
`
`,"<br>")}function ht(e){return(0,R.jQ)(e).replace(/[&<>]/g,Oe).replaceAll(`
`,"&#10;")}const ft=(e,t)=>ge((0,R.xv)(e,t)),Qi=e=>wn(ft(e,500));function pt(e,t=500){const s=(0,R.xv)(e,t).split(Xi).map(
(r,i)=>i%2===1?we(r):ge(r));return wn(s.join(""))}function mt({text:e,url:t},n=2e3){return`${pt(e,n)}${t?` <a href="${wt(
t)}">Open that run</a>`:""}`}const mn=e=>typeof e=="object"?e.flatMap(mn):e?[e]:[],gn=({command:e})=>e!==void 0&&`<pre><\
code>${ht(e)}</code></pre>`,wn=e=>`<span dir="auto">${e}</span>`,Xi=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,we=e=>`<code>${ht(
e)}</code>`;function gt(e,t=300){const n=ge(Zi(e,t));return e.length>bn||!(0,ne.Dl)(e)?n:`<a href="${wt(e)}">${n}</a>`}function Zi(e,t){
const n=(0,ne.Dl)(e)?.host,[,s="",r=""]=/^(https?:\/\/)[^/?#]*(.*)$/is.exec(e)??[];return!n||s===""?(0,R.xv)(e,t):s+n+(0,R.
xv)(r,Math.max(1,t-s.length-n.length))}function eo(e,t,n){return e.length>bn?t:`<img src="${wt(e)}" alt="${t}" width="${n}\
">`}function to(e,t=40){const n=new RegExp(`[^\\s/?-]{${t+1},}`,"g");return e.replace(n,s=>new RegExp(so,"u").test(s)?s:
Array.from(new Intl.Segmenter("en").segment(s),({segment:i})=>i).map((i,o)=>o>0&&o%no===0?`\u200B${i}`:i).join(""))}const no=10,
so=String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`,
bn=2e3,ro=/[&<>"'`*_~[\]()|\\!{}^]/g,io=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Oe=e=>`&#${e.codePointAt(0)};`,oo=e=>`<span>${Oe(
e)}</span>`,wt=e=>(0,R.jQ)(e).replace(/[&<>"'`\n\t]/g,Oe),se=e=>String(e).replace(/^-?\d+/,t=>t.replace(/\B(?=(?:\d{3})+$)/g,
",")),te=(e,t)=>`${se(e)} ${t}${e===1?"":"s"}`,yn=Z.F7.filter(({name:e})=>e!=="week");function _n(e){const t=yn.find(({seconds:n})=>e>
0&&e%n===0);return t?`${e/t.seconds}${t.letter}`:`${e}s`}function $n(e){const t=yn.find(({seconds:n})=>e>=n);return t?`${te(
Math.floor(e/t.seconds),t.name)} ago`:"just now"}function vn({tag:e,level:t,age:n}){const s=n===void 0?"":`, published ${$n(
n)}`;return`${(0,R.hD)(e)}${t?` (${t})`:""}${s}`}const kn={comment:"the `web-push` comment in the release notes",default:"\
the default message"},ao="The notification has the default message, because the release notes have no `web-push` comment\
.\nTo choose the message of a release, write `<!-- web-push: your text -->` on its own line in the release notes, set the\
 `message` input (such as `{name} is out`), or let an earlier step write the message.";function xn(e){const t=(0,R.hD)(e.
release.tag);return e.kind==="level"?`The release ${t} is a ${e.release.level} release, which \`release-level: ${e.minLevel}\
\` excludes.`:`The release ${t} was published ${$n(e.age)}, which \`max-age: ${_n(e.maxAge)}\` excludes.`}function co({kind:e}){
return`To announce this release anyway, start a run by hand with its tag as \`release\` and ${e==="level"?"with `release\
-level: patch`":"without `max-age`"}. Keep the same \`once-key\`, so that no release is announced twice.`}const uo=3;function lo({
tag:e,latest:t}){if(!t)return;const{shownTag:n,newerTags:s}=t,r=n===void 0?"":`This run chose the release ${(0,R.hD)(e)}\
, because it has the highest version that the inputs allow. GitHub shows ${(0,R.hD)(n)} as the latest release.`,i=s.slice(
0,uo).map(R.hD).join(", "),o=i===""?"":`This run ignored newer releases that GitHub does not show as the latest: ${i}. (\
GitHub does not change "latest" when a pre-release is promoted.) To announce one of these releases, set it as the latest\
 release on GitHub, or start a run by hand with its tag as \`release\` and the same \`once-key\`.`;return[r,o].filter(Boolean).
join(" ")||void 0}const Ne=e=>String(e).padStart(2,"0"),Tn=({hour:e,minute:t})=>`${Ne(e)}:${Ne(t)}`,ho=({year:e,month:t,
day:n})=>`${e}-${Ne(t)}-${Ne(n)}`;function En({window:e,timeZone:t,now:n,opens:s,opensAt:r}){const i=t.toUpperCase()==="\
UTC"?"":` (${r.toISOString().slice(11,16)} UTC)`;return`The time in ${t} is ${Tn(n)}, which is outside \`send-between: ${e}\
\`. The window opens at ${Tn(s)} on ${ho(s)}${i}.`}function fo(e,t){const n=En(e);return t===void 0?{text:n}:{text:`${t.
message} The window closed before the action could retry. ${n}`}}function po(e,t,n){const s="Wait for the next scheduled\
 run inside the window, or re-run this run inside the window.",r=n?" That run announces the release that is the latest a\
t that time.":"";return t!==void 0&&t.kind!=="none"?{text:`First, delete the claim of this run with the command in the w\
arning. ${s}${r}`}:{text:`${e?`This run sent nothing${t?" and has no claim on the key":""}`:"This run sent nothing and c\
laimed no key"}. ${s} The later run sends, unless its \`once-key\` was already used.${r}`}}var mo=x(4044);const On=[{name:"\
Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"\
start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{
length:19,line:19},iconAt:"end",textWidth:310}];function Fe(e,{length:t,line:n}){const s=/^[\0-\x7f]*$/.test(e),r=s?[...e]:
e.match(new RegExp(go,"gsu"))??[],i=s?/(?!)/:new RegExp(wo,"u"),o=r.length;let a=0,u=0,d=0,c=0;for(const l of r){if(l===
`
`){const m=Math.max(1,Math.ceil((a-u)/n));u+=m*n,a=u}else a+=i.test(l)?2:1;if(a>t)return{shown:`${e.slice(0,c).trimEnd()}\
\u2026`,visible:d,total:o};a<t&&(d++,c+=l.length)}return{shown:e,visible:o,total:o}}const go=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
wo=`\\ufe0f|[${mo.xo}]`,bo=["title","message"],yo={"many-buttons":({count:e})=>`The notification has ${e} buttons. Brows\
ers show at most two.`,"long-ttl":({seconds:e})=>`The \`ttl\` is ${se(e)} s. Push services keep a notification for at mo\
st four weeks (${se(An)} s).`,"reach-zero":()=>"The audience has a reach of 0, so nobody will receive this notification.",
"token-expiry":({at:e,expired:t})=>t?`The API token expired on ${Cn(e)}, so the service will probably refuse it. Replace\
 the secret.`:`The API token expires on ${Cn(e)}. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt\
 ${e} of this run, and an earlier attempt may already have sent the notification. With a \`once-key\`, a re-run cannot sen\
d a notification twice. ${ce}.`,"outside-window":({outside:e})=>`A real run would be skipped now. ${En(e)}`,"held-back":({
filtered:e})=>`A real run would be skipped. ${xn(e)}`,truncated:({field:e,visible:t,total:n})=>`The ${e} is ${se(n)} cha\
racters long. Even a desktop shows only about ${se(t)} of them.`,markup:({field:e,what:t,found:n})=>`The ${e} contains ${t}\
 (${(0,R.hD)(n)}). Notifications are plain text, so subscribers would see these characters as they are.`,"escaped-newlin\
e":({field:e})=>`The ${e} contains the two characters \`\\n\`. Subscribers would see both characters. For a line break, use\
 a YAML block (\`|\`).`,template:({fieldPath:e,template:t})=>`\`${(0,M.LF)(e)}\` contains the unresolved template ${(0,R.
hD)(t)}. Subscribers will see it unless the push service replaces it.`,link:({fieldPath:e,written:t,read:n})=>`\`${(0,M.
LF)(e)}\` has the host ${(0,R.hD)(t)}, which browsers read as ${(0,R.hD)(n)}. Check that this is the host you mean.`,"im\
age-size":({field:e,...t})=>`${(0,B.wg)(e)}: the ${B.Ng[e].use} is ${Sn(t)} pixels. Browsers show it at ${B.Ng[e].sizes.
map(Sn).join(" or ")}.`,"image-weight":({field:e,bytes:t})=>`${(0,B.wg)(e)}: the ${B.Ng[e].use} is ${Rn(t)}. Every subsc\
riber downloads it, so use one of at most ${Rn(B.Ng[e].maxBytes)}.`,"unchecked-url":e=>(0,M.fI)({...e,file:void 0}),"nee\
ds-release":({fieldPath:e,placeholder:t})=>`\`${(0,M.LF)(e)}\` contains \`{${t}}\`. Only a send with a release can replac\
e it. Without a release, the send fails.`},_o=e=>yo[e.kind](e);function Ou(e){return"fieldPath"in e?e.fieldPath:"field"in
e?[e.field]:e.kind==="unchecked-url"?[e.input.replaceAll("-","_"),...e.path??[]]:e.kind==="many-buttons"?["actions"]:e.kind===
"long-ttl"?["ttl"]:[]}const Cn=e=>e.toISOString().slice(0,10),Rn=e=>`${se(Math.ceil(e/1024))} KiB`,Sn=({width:e,height:t})=>`${e}\
x${t}`,An=2419200;function $o({notification:e,sources:t}){const{actions:n=[],ttl:s=0}=e,r=[];n.length>2&&r.push({kind:"m\
any-buttons",count:n.length}),s>An&&r.push({kind:"long-ttl",seconds:s});for(const o of bo)r.push(...vo(o,e)),(t[o]==="in\
put"||t[o]==="file")&&r.push(...Co(o,e[o]));const i=(0,nn.CB)(e);return[...r,...i.flatMap(So),...i.flatMap(Ao)]}function vo(e,t){
const[n]=On,{visible:s,total:r}=Fe(t[e],n[e]);return s===r?[]:[{kind:"truncated",field:e,visible:s,total:r}]}const ko=/^#{1,6} \S.*/m,
xo=/^[-*+] \S.*/m,To=/\[[^[\]\n]*\]\([^()\s]*\)/,Eo=/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i,
Oo=/<\/?[a-z][^<>]*>/i;function Co(e,t){const n=[],[s]=[ko,xo,To,Eo].flatMap(i=>i.exec(t)?.[0]??[]);s!==void 0&&n.push({
kind:"markup",field:e,what:"Markdown",found:s});const[r]=Oo.exec(t)??[];return r!==void 0&&n.push({kind:"markup",field:e,
what:"HTML",found:r}),t.includes("\\n")&&n.push({kind:"escaped-newline",field:e}),n}const Ro=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function So({path:e,text:t}){const[n]=Ro.exec(t)??[];return n===void 0?[]:[{kind:"template",fieldPath:e,template:n}]}function Ao({
path:e,kind:t,text:n}){if(t==="text")return[];const[s,r]=[(0,ne.Wr)(n),(0,ne.zB)(n)];return s===void 0||r===void 0||s.toLowerCase()===
r?[]:[{kind:"link",fieldPath:e,written:s,read:r}]}const Po=e=>e===0?[{kind:"reach-zero"}]:[],Do=(e,t)=>e>1&&t===void 0?[
{kind:"rerun",attempt:e}]:[],Mo=14;function Io(e,t){const n=jo(e);return n===void 0||n-t>=Mo*Z.LP?[]:[{kind:"token-expir\
y",at:new Date(n),expired:n<=t}]}function jo(e){const[t,n,s,...r]=e.split(".");if(!t||!n||s===void 0||r.length>0)return;
const{exp:i}=Object((0,Q.qF)(Buffer.from(n,"base64url").toString("utf8"))),o=typeof i=="number"?i*1e3:Number.NaN;return Number.
isNaN(new Date(o).getTime())?void 0:o}const Ce=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,bt=4096;function Uo({why:e,meaning:t,next:n,reason:s},r){const i=r(Ce(e)),a=`
${r(t?`${t} ${Ce(n)}`:Ce(n))}${s?`
More: ${Pn(s)}`:""}`,u=Dn(i,Math.max(0,bt-a.length));return{text:Dn(u+a,bt),isShortened:u!==i}}const Lo=5e3;function No({
whatFailed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[Be("What failed",`<b>${pt(e)}</b>`)]:[],Be("Why",mt(t,Lo)),Be("What to do",mt(n)),...s?[Be("More",`<a href="${Pn(
s)}">What ${s} means</a>`)]:[]].join(`
`)}
</table>`,gn(n)]}const Be=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`,Pn=e=>`http\
s://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Fo(e)}`,Fo=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/,"http-$1xx"),Bo=600;function Dn(e,t){if(e.length<=
t)return e;const n=e.split(`
`);if(n.length===1)return In(e,t);const s=n.map(i=>(0,R.xv)(i,Bo)),r=s.join(`
`);return r.length<=t?r:In(Ho(s,t),t)}function Ho(e,t){const n=t-Mn(e.length).length;let s=0;const r=e.filter(i=>(s+=i.length+
1,s<=n));return[...r,Mn(e.length-r.length)].join(`
`)}const Mn=e=>`- and ${e} more (see the log)`,In=(e,t)=>t===0?"":e.length<=t?e:(0,R.xv)(e,t-1),Wo={input:"the inputs",file:"\
the file",release:"the release",event:"the event"};function Go({sources:e,messageSource:t},n){const s=a=>a==="message"&&
t?`message (${kn[t]})`:a,r=a=>Object.entries(e).filter(([,u])=>u===a),i=Object.entries(Wo).flatMap(([a,u])=>{const d=r(a).
map(([c])=>s(c));return d.length>0?[`${d.join(", ")} from ${u}`]:[]}),o=Object.keys(n);return o.length>0&&i.push(`${o.join(
", ")} from extra-fields`),`Content: ${i.join("; ")}.`}const Ko=e=>`Release: ${vn(e)}.`;function qo(e){if(e.type==="all")
return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.audience,r=n===
void 0?`the audience ${t}`:`the audience ${(0,R.hD)(n)} (id ${t})`,i=s===void 0?"":`, ${te(s,"subscriber")}`;return`To: ${r}${i}\
.`}function Vo(e){return`Checks: ${e.join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function zo(e,t){
const{maxReach:n,releaseLevel:s,maxAge:r,sendBetween:i,timeZone:o="UTC",checkUrls:a,expectedPayload:u}=e,d=t&&[t.key,t.period].
filter(Boolean).join(" ");return[n!==void 0&&`max-reach ${n}`,s!==void 0&&`release-level ${s}`,r!==void 0&&`max-age ${_n(
r)}`,i!==void 0&&`send-between ${i.text} (${o})`,a&&"check-urls",u!==void 0&&"expected-payload",d!==void 0&&`once-key ${(0,R.
hD)(d)}`].filter(l=>l!==!1)}function Jo({attempts:e,result:t,response:n,payload:s,target:r}){const i=r?.type==="audience"?
r.audience:void 0;return{outcome:t.outcome,reason:Yo(t),"status-code":He(n?.statusCode),response:n?.body??"",payload:s??
"","audience-id":He(i?.id),"audience-name":i?.name??"","audience-reach":He(i?.reach),attempts:He(e),"sent-at":t.outcome===
"sent"?t.sentAt.toISOString():""}}function Yo(e){return e.outcome==="skipped"?e.reason:"failure"in e?e.failure.reason:""}
const He=e=>e===void 0?"":String(e);function Cu(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:{
audiences:JSON.stringify(e),count:String(e.length),reason:""}}function Ru(e,t,n){const{notifications:s,problems:r,extraFields:i,
failure:o}=e,a=s.map(({file:d,content:c})=>({file:d,payload:{...c?.notification,...i}})),u=s.map(({file:d})=>d).filter(d=>d!==
"");return{payloads:t?"":JSON.stringify(a),files:o||r.length>0?"":JSON.stringify(u),"summary-url":n,count:o?"":String(a.
length),reason:t}}const Qo=["payload","outcome","reason","kind","type","unexpected","field","what","only","sources"];function Xo(e,t){
const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(o=>n(o,r));if(s instanceof A.HR)return Zo(
s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const i=Object.entries(s).map(([o,a])=>r?[t(o),n(a,!0)]:
[o,Qo.includes(o)?a:n(a,o==="extraFields")]);return Object.fromEntries(i)};return n(e,!1)}function Zo({reason:e,title:t,
message:n,hint:s},r){const i=typeof s=="string"?r(s):{newRunAfter:r(s.newRunAfter)};return new A.HR({reason:e,title:r(t),
message:r(n),hint:i})}function jn({key:e,ref:t,by:n}){return{text:`${n?ea((0,R.hD)(e),n):`Another run claimed the key ${(0,R.
hD)(e)}, but the action cannot read which run`}. The claim is the ref ${t}.`,url:n?.url}}function ea(e,{run:t,attempt:n,
time:s,title:r,target:i}){const o=`Run ${t} (attempt ${n}) claimed the key ${e} at ${s}`;if(r===void 0)return o;const a=`${o}\
 to send ${(0,R.hD)(r)}`;return i===void 0?a:`${a} to ${i==="all"?"every subscriber of the site":`the ${i}`}`}function ta(e){
const{by:t}=e,n=t?`run ${t.run} has ended`:"every run that uses this key has ended";return{text:`To send something else,\
 use another \`once-key\`. ${ce}. To find out whether this notification was sent, wait until ${n}, wait a few more minut\
es, then look in the panel of your push service. Only if it was not sent, or to send it a second time on purpose, run th\
is command and then re-run this job. The command deletes the claim only if no other run has replaced it:`,command:yt(e,[
e.tag])}}function na(e){return e.kind==="outside-window"?[]:[{level:"warning",title:"Not retried",text:`The action did n\
ot retry after the wait, because ${e.kind==="claim-lost"?`the ref ${e.ref} is no longer the claim of this run`:`it could\
 not read whether the ref ${e.ref} is still the claim of this run (${e.cause})`}. Another run may send the notification.`}]}
function sa(e){if(e.kind==="used"){const s=jn(e.claim);return{...s,level:"warning",title:"Key already used",text:`A real\
 run would be skipped. ${s.text}`}}const t=(0,R.hD)(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t} has\
 not been used.`}:{level:"warning",title:"Key not checked",text:`The action could not determine whether the key ${t} was\
 used (${e.cause}). A real run may be skipped.`}}function ra(e,t){if(!e||e.kind==="none"||t==="sent")return[];const{kind:n,
ref:s,tags:r}=e,i=yt(e,r);if(t==="unknown")return[{level:"note",text:`The claim of this run (the ref ${s}) stays, so a r\
e-run with this key will be skipped. Wait a few minutes, then look in the panel of your push service. Only if nothing wa\
s sent, run this command and then re-run this job. The command deletes the claim only if no other run has replaced it:`,
command:i}];const o=(0,R.hD)(e.key),[a,u]=n==="held"?["Claim not deleted",`could not delete its claim on the key ${o}`]:
["Claim not certain",`could not determine whether it still has its claim on the key ${o}`],d=`This run sent nothing, but\
 ${u}, so a re-run may be skipped. Before you re-run this job, run this command. The command deletes the ref ${s} only i\
f it still points to ${r.join(" or ")}, the claim of this run:`;return[{level:"warning",title:a,text:d,command:i}]}function ia(e,t){
if(!t||t.kind==="none")return e;const{next:n}=e,s=`GitHub may still have the claim of this run, so run this command befo\
re the next run. The command deletes the ref ${t.ref} only if it points to ${t.tags.join(" or ")}, the claim of this run\
:`;return{...e,next:{...n,text:`${n.text} ${s}`,command:yt(t,t.tags)}}}function yt({ref:e,repository:t,serverUrl:n},s){const r=(0,ne.
Dl)(n)?.host??"github.com",i=`gh api${r==="github.com"?"":` --hostname ${r}`}`,o=`${i} --method DELETE repos/${t}/git/${e}`,
a=`${i} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`;return s.map(u=>`[ "$(${a})" = ${u} ] && ${o}`).join(
`
`)}const oa={rejected:"Nothing was sent, because the request was refused.","not-sent":"Nothing was sent.",unknown:"The n\
otification may or may not have been sent."},aa="start a new run (a re-run uses the original workflow file)",ca="announc\
e the release by hand, with its tag (a re-run uses the original workflow file and event)",ua="If this job created the re\
lease, a re-run does not create it again. In that case, announce the release by hand, with its tag.",Un="The `once-key` \
contains the id of this run, so a new run has another key and sends again what other jobs of this run have sent.";function _t(e,{
releaseFrom:t,isKeyOfRun:n}={}){if(typeof e=="string")return t==="push"?$t(e,ua,n?Un:""):e;const s=t===void 0?aa:ca;return $t(
`${e.newRunAfter} ${s}.`,n?Un:"")}const $t=(...e)=>e.filter(Boolean).join(" ");function da({title:e,reason:t,message:n,hint:s},r,{
claim:i,...o}={}){const u=r==="not-sent"&&t==="internal-error"&&typeof s=="string"?`${s} You can run this again.`:s,d=r===
"unknown"?la(s,i,o):_t(u,o);return{title:`${e} (${r?`${r}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:r&&oa[r],next:{
text:d},reason:t}}function la(e,t,n){const s="The service may still send the notification. Before you send it again, wai\
t a few minutes, then look in the panel of your push service.",i=t!==void 0&&t.kind!=="none"?" first delete the claim of\
 the `once-key` with the command in the log, then":"";return typeof e!="string"?`${s} If nothing was sent,${i} do this: ${_t(
e,n)}`:$t(s,e,_t(`If nothing was sent,${i} run this again.`,n))}const vt={sent:"Notification sent","dry-run":"Dry run: n\
othing was sent",skipped:"Skipped: nothing was sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"\
Unknown: the notification may or may not have been sent"},Ln={cut:"the response was cut off",timeout:"the response did n\
ot complete in time","too-large":`the response is larger than ${un} MiB`,cancelled:"the run was cancelled before the res\
ponse was complete","not-json":"the response is not JSON","json-text":"the response is only a JSON string"};function ha(e){
return{finished:e,entries:ya(e),annotation:ma(e),closingLine:fa(e)}}function fa({result:e,attempts:t,response:n}){const s=vt[e.
outcome];if(e.outcome!=="sent")return`${s}.`;const r=t>1?` on attempt ${t}`:"";return`${s}${r}: the service responded ${n?.
statusCode} at ${e.sentAt.toISOString()}.`}function pa(e){if(e.outcome!=="sent"||!e.unexpected)return[];const{unexpected:t}=e,
n=t==="cancelled"?"":" If the notification is not there, check `base-url`, because another server may have responded.";return[
{level:"warning",title:"Sent, with an unexpected response",text:`The service accepted the notification (2xx), but ${Ln[t]}\
. Before you send it again, wait a few minutes, then look in the panel of your push service.${n}`}]}function ma(e){const{
result:t,claim:n,release:s}=e;if("failure"in t){const o=da(t.failure,t.outcome,e);return Nn(t)?ia(o,n):o}if(t.outcome!==
"skipped")return;const r=`${vt.skipped} (${t.reason})`;if(t.reason==="already-sent")return{title:r,why:jn(t.claim),next:ta(
t.claim)};if(t.reason==="outside-window"){const{outside:o,lastFailure:a}=t,u=a!==void 0||n!==void 0;return{title:r,why:fo(
o,a),next:po(u,n,s?.latest!==void 0)}}const{why:i}=t;return i.kind==="level"||i.kind==="age"?{title:r,why:{text:xn(i)},next:{
text:co(i)}}:{title:r,why:{text:wa(i)},next:{text:ga(i)}}}function ga(e){return e.kind==="no-release"?"A later run will \
announce the first release.":e.kind==="draft"?"To announce the release, publish it.":e.kind==="activity"?`The run for th\
e \`published\` or \`released\` activity announces the release. To prevent runs for other activities, write \`types: [publish\
ed]\` below \`release:\` in the workflow, or \`types: [released]\` with a \`once-key\`. ${ce}.`:`To send for this state \
too, set the content as inputs, and set a \`once-key\`. Without a \`once-key\`, every event sends a notification. ${ce}.`}
function wa(e){if(e.kind==="no-release")return"The repository has no published release yet. Drafts and pre-releases do n\
ot count.";if(e.kind==="draft")return"The release is a draft.";const{kind:t,actual:n}=e,s=/^[a-z_]{1,40}$/.test(n)?`\`${n}\
\``:"not one that GitHub documents";return t==="activity"?`The activity of the release event is ${s}. The action announc\
es only \`published\` and, with a \`once-key\`, \`released\`.`:`The state of the deployment is ${s}. The action announce\
s only \`success\`.`}function ba({release:e,result:t}){return"why"in t&&"release"in t.why?t.why.release:e}function ya(e){
const{advice:t,content:n,keyUse:s,claim:r,result:i}=e,o=t.map(v=>({level:"warning",text:_o(v)})),a=ba(e),u=a&&lo(a),d=u?
[{level:"notice",title:"Latest release",text:u}]:[],c=n?.messageSource==="default"?[{level:"note",text:ao}]:[],l=s?[sa(s)]:
[],h="failure"in i&&"stop"in i&&i.stop?na(i.stop):[],m=Nn(i)?[]:ra(r,i.outcome);return[...pa(i),...h,...m,...l,...o,...d,
...c]}const Nn=e=>"failure"in e&&e.failure.reason==="claim-failed",_a=({outcome:e})=>e==="sent"||e==="dry-run"||e==="ski\
pped"?0:1,$a=10,va=25,Re={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},ka=400,Fn={send:`in the ${we("pay\
load")} output`,preview:"not shown here"};function xa(e,{target:t,extraFields:n,action:s}){const r=t?[Ca(t)]:[],i=[...Ta(
e,s),...r,...Ra(n,s)];return`<table>
<tr>${["Field","Value","Source","Browsers"].map(a=>`<th>${a}</th>`).join("")}</tr>
${i.join(`
`)}
</table>`}function kt(e,t,n,s){return`<tr><td>${we(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${s}</td></tr>`}const Bn=(e,t)=>`${se(
e)} more, ${Fn[t]}`;function Ta({notification:e,sources:t,messageSource:n},s){return Object.keys(e).flatMap(r=>{const i=r===
"message"&&n?`: ${pt(kn[n])}`:"",o=`${t[r]??""}${i}`,a=(0,B.RD)(B.Ng[r].browsers,"&nbsp;");return(r==="actions"?Ea(e,s):
[{name:r,value:Oa(r,e,s)}]).map(d=>kt(d.name,d.value,o,a))})}function Ea({actions:e=[]},t){const n=e.slice(0,$a).map(({text:r,
url:i},o)=>({name:`actions[${o}]`,value:`${Hn(r,Re.button,t)}<br>${gt(i)}`})),s=e.length-n.length;return s>0?[...n,{name:"\
actions",value:Bn(s,t)}]:n}function Oa(e,t,n){const s=t[e]??"";return typeof s=="number"?`${se(s)} s${Aa(s)}`:B.Ng[e].kind===
"text"?Hn(s,e==="message"?Re.message:Re.text,n):gt(s)}function Hn(e,t,n){if(e.length<=ka)return ge(e);const s=e.length>t?
`<br><i>The rest is ${Fn[n]}.</i>`:"";return`<details><summary>${ge((0,R.xv)(e,80).replace(/\s+/g," "))} <i>(${te(e.length,
"character")})</i></summary>${ft(e,t)}${s}</details>`}function Ca(e){const t=e.type==="all"?"all":`audience ${e.audience.
id}`;return kt("target",we(t),"input","")}function Ra(e,t){const n=Object.keys(e),s=(o,a)=>kt(o,a,"extra-fields","unknow\
n"),r=n.slice(0,va).map(o=>s((0,R.xv)(o,Re.extraName),we((0,R.xv)(Sa(e[o]),Re.extraValue)))),i=n.length-r.length;return i>
0?[...r,s("\u2026",Bn(i,t))]:r}const Sa=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function Aa(e){const t=Z.F7.find(
n=>e>=n.seconds&&e%n.seconds===0);return t===void 0||t.name==="second"?"":` (${te(e/t.seconds,t.name)})`}const Pa=2,Wn=56,
Da={"beside the text":Wn,"below the text":360},Ma="These cuts are estimates. Real devices differ in fonts, versions and \
settings.";function Ia(e){return`<div>
${On.map(n=>ja(n,e)).join(`
`)}
<br clear="all"><sub>${Ma}</sub>
</div>`}function ja(e,t){const{title:n,message:s,landing_url:r,actions:i=[]}=t,{name:o,browser:a,iconAt:u,textWidth:d}=e,
c=Fe(n,e.title),l=Fe(s,e.message),h=i.slice(0,Pa).map(({text:p})=>Fe(p,e.button)),m=i.length-h.length,v=`<td valign="top\
" width="${Wn}">${Gn("beside the text",t)}</td>`,_=`<td valign="top" width="${d}" dir="auto"><b>${xt(c)}</b><br>${xt(l)}\
</td>`,k=Gn("below the text",t),T=h.map(p=>`<kbd>&nbsp;${xt(p)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),C={Title:c,Message:l},
$=[...Object.entries(C).map(([p,y])=>Tt(y)&&La(p,y)),h.some(Tt)&&"\u2702\uFE0F A button is cut",m>0&&`\u2702\uFE0F ${te(
m,"more button")} not shown`,...Object.entries(C).map(([p,y])=>!Tt(y)&&Kn(Na(p,y))),Kn(`Opens ${gt(r,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${o} <sub>${a}</sub></th>`,u==="start"?v+_:_+v,k&&`<td colspan="2" align=\
"center">${k}</td>`,T&&`<td colspan="2" align="center">${T}</td>`,`<td colspan="2">${$.join("<br>")}</td>`].flatMap(p=>p?
[`<tr>${p}</tr>`]:[]).join("")}</table>`}function Gn(e,t){return B.$G.flatMap(s=>{const{drawn:r,use:i}=B.Ng[s],o=t[s];return r===
e&&o!==void 0?[eo(o,i,Da[e])]:[]}).join("<br>")}const Ua=24,xt=({shown:e})=>ge(e,Ua),Tt=({visible:e,total:t})=>e<t,La=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${se(t)} of ${te(n,"character")}`,Na=(e,{total:t})=>`${e} fits (${te(t,
"character")})`,Kn=e=>`<sub>${e}</sub>`,Fa={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4",
"not-sent":"\u274C",unknown:"\u2753"};function Ba({finished:e,entries:t,annotation:n}){const{result:s,content:r,target:i,
extraFields:o={},response:a}=e,{outcome:u}=s,d=t.filter(({level:l})=>l==="warning"),c=t.filter(({level:l})=>l!=="warning");
return[`<h2>${Fa[u]} ${vt[u]}</h2>`,n&&No(n),Ha(e),Wa(e),qn("\u26A0\uFE0F",d),qn("\u2139\uFE0F",c),r&&["<h3>Preview</h3>",
Ia(r.notification)],r&&["<h3>Fields</h3>",xa(r,{target:i,extraFields:o,action:"send"})],a?.body&&qa(a.body)]}function Ha({
result:e,target:t,release:n,attempts:s,response:r}){const i=e.outcome==="sent"&&e.unexpected?`, but ${Ln[e.unexpected]}`:
"",o=[t&&`<b>To</b> ${Ga(t)}`,n&&`<b>Release</b> ${ft(vn(n),300)}`,r?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${r.statusCode}${i}`,
s>0&&te(s,"attempt"),e.outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(
Boolean);return o.length>0&&`<p>${o.join(" \xB7 ")}</p>`}function Wa({checks:e=[]}){const t=e.map(we);return t.length>0&&
`<p><b>Checks</b> ${t.join(" \xB7 ")}</p>`}function Ga(e){if(e.type==="all")return"every subscriber of the site; the ser\
vice does not report how many";const{id:t,name:n,reach:s}=e.audience,r=n===void 0?`audience ${t}`:`${Qi(n)} (audience ${t}\
)`;return s===void 0?r:`${r}, <b>${te(s,"subscriber")}</b>`}const Ka=10;function qn(e,t){const n=t.slice(0,Ka).map(r=>`${e}\
 ${mt(r)}`),s=t.length-n.length;return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}<\
/p>`,t.map(gn)]}const Vn=16e3;function qa(e){const t=e.length-Vn,n=t>0?`<p>${te(t,"more character")} in the <code>respon\
se</code> output.</p>`:"";return`<details><summary>Response of the service</summary><pre><code>${ht((0,R.xv)(e,Vn))}</co\
de></pre>${n}</details>`}const re=require("node:fs");var Va={ftp:21,gopher:70,http:80,https:443,ws:80,wss:443};function za(e){
try{return new URL(e)}catch{return null}}function Ja(e){var t=(typeof e=="string"?za(e):e)||{},n=t.protocol,s=t.host,r=t.
port;if(typeof s!="string"||!s||typeof n!="string"||(n=n.split(":",1)[0],s=s.replace(/:\d*$/,""),r=parseInt(r)||Va[n]||0,
!Ya(s,r)))return"";var i=Et(n+"_proxy")||Et("all_proxy");return i&&i.indexOf("://")===-1&&(i=n+"://"+i),i}function Ya(e,t){
var n=Et("no_proxy").toLowerCase();return n?n==="*"?!1:n.split(/[,\s]/).every(function(s){if(!s)return!0;var r=s.match(/^(.+):(\d+)$/),
i=r?r[1]:s,o=r?parseInt(r[2]):0;return o&&o!==t?!0:/^[.*]/.test(i)?(i.charAt(0)==="*"&&(i=i.slice(1)),!e.endsWith(i)):e!==
i}):!0}function Et(e){return process.env[e.toLowerCase()]||process.env[e.toUpperCase()]||""}const{GITHUB_EVENT_PATH:Qa=""}=process.
env;delete process.env.GITHUB_EVENT_PATH;const zn=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function Xa(){
return{http:zn("HTTP_PROXY"),https:zn("HTTPS_PROXY"),isBypassed:e=>Ja(e)===""}}function ue(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,
GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:i}=process.env;return{github:{apiUrl:e||
"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:r??"",event:i??"",attempt:Number(
process.env.GITHUB_RUN_ATTEMPT)||1}}}const Su=e=>e==="pull_request"||e==="pull_request_target";function Au(){const{github:e,
run:t}=ue();return t.id===""?"":`${e.serverUrl}/${t.repository}/actions/runs/${t.id}/attempts/${t.attempt}`}const Za=25*
Z.E$;function Jn(e=Qa){const{GITHUB_EVENT_NAME:t=""}=process.env;try{return(0,re.statSync)(e).size>Za?{name:t,payload:void 0,
unreadable:"the event is larger than 25 MiB"}:{name:t,payload:JSON.parse((0,re.readFileSync)(e,"utf8"))}}catch{return{name:t,
payload:void 0,unreadable:e===""?void 0:"the action cannot read the event file"}}}var We=x(857);function Yn(e){return e==
null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Ot(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function be(e,t,n){const s=new ec(
e,t,n);process.stdout.write(s.toString()+We.EOL)}function Qn(e,t=""){be(e,{},t)}const Xn="::";class ec{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=Xn+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(
s)){const r=this.properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${nc(r)}`)}}return t+=`${Xn}${tc(this.message)}`,t}}function tc(e){
return Yn(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function nc(e){return Yn(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Pu=require("crypto");var Du=x(9896);
function Mu(e,t){const n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file \
command ${e}`);if(!fs.existsSync(n))throw new Error(`Missing file at path: ${n}`);fs.appendFileSync(n,`${toCommandValue(
t)}${os.EOL}`,{encoding:"utf8"})}function Iu(e,t){const n=`ghadelimiter_${crypto.randomUUID()}`,s=toCommandValue(t);if(e.
includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(
`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${os.EOL}${s}${os.EOL}${n}`}const ju=require("path");
var Uu=x(6925),Zn=function(e,t,n,s){function r(i){return i instanceof n?i:new n(function(o){o(i)})}return new(n||(n=Promise))(
function(i,o){function a(c){try{d(s.next(c))}catch(l){o(l)}}function u(c){try{d(s.throw(c))}catch(l){o(l)}}function d(c){
c.done?i(c.value):r(c.value).then(a,u)}d((s=s.apply(e,t||[])).next())})};class Se{static createHttpClient(t=!0,n=10){const s={
allowRetries:t,maxRetries:n};return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(Se.getRequestToken())],
s)}static getRequestToken(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!t)throw new Error("Unable to get ACTI\
ONS_ID_TOKEN_REQUEST_TOKEN env variable");return t}static getIDTokenUrl(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;
if(!t)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return t}static getCall(t){return Zn(this,
void 0,void 0,function*(){var n;const i=(n=(yield Se.createHttpClient().getJson(t).catch(o=>{throw new Error(`Failed to \
get ID Token. 
 
        Error Code : ${o.statusCode}
 
        Error Message: ${o.message}`)})).result)===null||n===void 0?void 0:n.value;if(!i)throw new Error("Response json \
body do not have ID Token field");return i})}static getIDToken(t){return Zn(this,void 0,void 0,function*(){try{let n=Se.
getIDTokenUrl();if(t){const r=encodeURIComponent(t);n=`${n}&audience=${r}`}debug(`ID token url is ${n}`);const s=yield Se.
getCall(n);return setSecret(s),s}catch(n){throw new Error(`Error message: ${n.message}`)}})}}function Lu(e){return e.replace(
/[\\]/g,"/")}function Nu(e){return e.replace(/[/]/g,"\\")}function Fu(e){return e.replace(/[/\\]/g,path.sep)}var Ge=function(e,t,n,s){
function r(i){return i instanceof n?i:new n(function(o){o(i)})}return new(n||(n=Promise))(function(i,o){function a(c){try{
d(s.next(c))}catch(l){o(l)}}function u(c){try{d(s.throw(c))}catch(l){o(l)}}function d(c){c.done?i(c.value):r(c.value).then(
a,u)}d((s=s.apply(e,t||[])).next())})};const sc=()=>Ge(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput(
'powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:t}=yield exec.
getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{
name:t.trim(),version:e.trim()}}),rc=()=>Ge(void 0,void 0,void 0,function*(){var e,t,n,s;const{stdout:r}=yield exec.getExecOutput(
"sw_vers",void 0,{silent:!0}),i=(t=(e=r.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?
t:"";return{name:(s=(n=r.match(/ProductName:\s*(.+)/))===null||n===void 0?void 0:n[1])!==null&&s!==void 0?s:"",version:i}}),
ic=()=>Ge(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),
[t,n]=e.trim().split(`
`);return{name:t,version:n}}),Ke=We.platform(),oc=We.arch(),es=Ke==="win32",ts=Ke==="darwin",ac=Ke==="linux";function Bu(){
return Ge(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield es?sc():ts?rc():ic()),{platform:Ke,
arch:oc,isWindows:es,isMacOS:ts,isLinux:ac})})}var ns=function(e,t,n,s){function r(i){return i instanceof n?i:new n(function(o){
o(i)})}return new(n||(n=Promise))(function(i,o){function a(c){try{d(s.next(c))}catch(l){o(l)}}function u(c){try{d(s.throw(
c))}catch(l){o(l)}}function d(c){c.done?i(c.value):r(c.value).then(a,u)}d((s=s.apply(e,t||[])).next())})},Ct;(function(e){
e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Ct||(Ct={}));function Hu(e,t){const n=toCommandValue(t);if(process.env[e]=
n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},
n)}function cc(e){be("add-mask",{},e)}function Wu(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand(
"add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function qe(e,t){const n=process.env[`INPUT\
_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);
return t&&t.trimWhitespace===!1?n:n.trim()}function Gu(e,t){const n=qe(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function Ku(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=qe(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function qu(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Vu(e){issue("echo",e?"on":"off")}function zu(e){process.exitCode=Ct.Failure,Rt(e)}function uc(){
return process.env.RUNNER_DEBUG==="1"}function dc(e){be("debug",{},e)}function Rt(e,t={}){be("error",Ot(t),e instanceof Error?
e.toString():e)}function lc(e,t={}){be("warning",Ot(t),e instanceof Error?e.toString():e)}function hc(e,t={}){be("notice",
Ot(t),e instanceof Error?e.toString():e)}function ss(e){process.stdout.write(e+We.EOL)}function rs(e){Qn("group",e)}function is(){
Qn("endgroup")}function Ju(e,t){return ns(this,void 0,void 0,function*(){rs(e);let n;try{n=yield t()}finally{is()}return n})}
function Yu(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function Qu(e){return process.env[`STATE_${e}`]||""}function Xu(e){return ns(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const fc={"expected-payload":"any"};function pc(e){for(const t of e.
filter(n=>De._y.includes(n))){const n=qe(t);n!==""&&cc(n)}return Object.fromEntries(e.map(t=>[t,mc(t)]))}function mc(e){
return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?qe(e):fc[e]??""}const gc=(e,t)=>(0,on.qs)(wc(e),e,t);function wc(e){
return Object.entries(process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||
e.includes(s)||!n?.trim()?[]:[s]})}const as=1e4,bc=5,St=2,cs=25,yc=65536,_c="2022-11-28";class At extends Error{reply;constructor(t){
super(t.message),this.reply=t}}class $c{#t;#e;#n;constructor(t,n){this.#t=t,this.#e=n}async request(t,n,s={}){if(!xc(this.#t.
apiUrl))return ie("bad-address","GITHUB_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});this.#n??=
this.#s();const r=await this.#n;try{const{status:i,data:o}=await this.#r(r,t,n,s);if(i>=300)return us(t,i);const a=i===n.
status?n.read((0,Q.qF)(String(o))):void 0;return a!==void 0?{kind:"done",data:a}:ie("unexpected",`GitHub answered ${i}, \
but not with the expected data`)}catch(i){return this.#a(t,i)}}async#s(){const{getOctokit:t}=await x.e(413).then(x.bind(
x,2413)),{apiUrl:n,token:s}=this.#t;return t(s,{baseUrl:n.replace(/\/$/,""),userAgent:Le.N})}async#r(t,[n,s,r],{followRedirects:i},o){
const a={"x-github-api-version":_c},u={fetch:this.#o(o),parseSuccessResponseBody:!1,log:vc},d=`/repos/${this.#t.repository}${s}`;
let c=await t.request({method:n,url:d,...r,headers:a,request:u});for(let l=0;i&&l<bc;l++){const h=Tc(c);if(h===void 0)return c;
c=await t.request({method:n,url:h,headers:a,request:u})}return c}#o({timeoutMs:t=as,signal:n}){const{http:s,signal:r}=this.#e,
i={timeoutMs:Math.min(t,this.#t.timeoutMs,as),maxBytes:cs*Z.E$,signal:n??r};return async(o,{method:a,headers:u,body:d})=>{
const c=await s.request({method:a,headers:u,body:d,url:new URL(o),...i});if(c.kind==="failure")throw new At(this.#i(c));
const{status:l,incomplete:h}=c;if(l<300&&h)throw new At(this.#c(h));const m=h?"":c.body.slice(0,yc);return{status:l,url:o,
headers:new Map(Object.entries({...c.headers,"content-type":"application/json"})),body:c.body,text:async()=>m}}}#i({reason:t,
mayHaveBeenReceived:n,cause:s}){const r=(0,R.Kb)(`${t}: ${(0,A.q0)(s)}`,this.#e.redact);return ie(t,r,{mayHaveBeenReceived:n,
cause:s})}#c(t){if(t==="too-large")return ie("too-large",`the response is larger than ${cs} MiB`);const n=t==="cut"?"bad\
-response":t,s=new Error("the response is incomplete");return this.#i({reason:n,mayHaveBeenReceived:!0,cause:s})}#a(t,n){
const{cause:s=n}=Object(n);if(s instanceof At)return s.reply;if(!kc(n))return ie("unexpected",(0,R.Kb)((0,A.q0)(s),this.#e.
redact),{cause:s});const{status:r,response:i}=n;if(r<400)return us(t,r);const o=n.message.trim(),a=(0,R.Kb)(`GitHub answ\
ered ${r}${o&&`: ${o}`}`,this.#e.redact);if(r>=500||r===408)return ie("unexpected",a,{status:r});const{"retry-after":u,"\
x-ratelimit-remaining":d}=i.headers,c=u!==void 0||d==="0"||/rate limit|abuse detection/i.test(o);return{kind:"refused",status:r,
message:a,rateLimited:r===429||r===403&&c,says:h=>h.test(o)}}}const vc={debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}},
kc=e=>e instanceof Error&&e.response!==void 0;function ie(e,t,{mayHaveBeenReceived:n=!0,...s}={}){return{kind:"no-answer",
why:e,mayHaveBeenReceived:n,message:t,...s}}function us([e],t){const n=`GitHub answered ${t}`;return e!=="GET"?ie("redir\
ected",n):t===304?ie("unexpected",n):{kind:"refused",status:t,message:n,rateLimited:!1,says:()=>!1}}const xc=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.
test(e)&&(0,ne.Dl)(e)!==void 0;function Tc({status:e,url:t,headers:{location:n}}){if(![301,302,307,308].includes(e)||typeof n!=
"string")return;const s=new URL(t),r=(0,ne.Dl)(n,s);return r?.origin===s.origin?r.href:void 0}function oe(e,...t){const n=t.
reduce((s,r)=>s?.[r],e);return typeof n=="string"?n:void 0}const de=e=>e.kind==="refused"&&e.status===404;function Ae(e,t){
return e.kind==="no-answer"?Ec(e):e.rateLimited?"GitHub refused the request because of a rate limit. Run this again late\
r.":e.status===401?"Set a valid `github-token`, or remove the input to use its default, the token of the job (`github.to\
ken`).":e.status===407?Te.a5:e.status<400?ds:t(e.status)}function Ec({why:e,cause:t}){return e==="bad-address"?ls:e==="r\
edirected"?ds:e==="too-large"?`Check that the address in GITHUB_API_URL belongs to GitHub. ${ls}`:e==="tls-failed"?Oc:e===
"proxy-failed"?(0,Te.CJ)(t):le}const ds="Check whether the repository was moved or renamed, and check GITHUB_API_URL.",le="\
Run this again when GitHub is available.",ls="GITHUB_API_URL must be the address of the API: `https://api.github.com`, o\
r `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets this variable.",Oc="Check GITHUB_API_URL and the c\
ertificate of GitHub. For the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file \
on the runner. Then run this again.";function Pt(e,{noAnswer:t,notFoundMs:n},s){let r=0,i=0;return(0,W.LH)({attempt:async()=>{
const o=await e();return n!==void 0&&de(o)&&++i<=St?{result:o,waitMs:n*i}:t&&o.kind==="no-answer"&&!hs.includes(o.why)&&
++r<=St?{result:o,waitMs:(0,W.JN)(r)}:{done:o}},retries:2*St,signal:s,cancelled:()=>ie("cancelled","the run was cancelle\
d")})}const hs=["cancelled","bad-address","redirected","too-large"];function Dt(e,t){const n=`The action could not claim\
 the \`once-key\` in the repository (${t.message}).`;return Pe(n,Ae(t,s=>Ac(e,s)))}function Cc(e,t){const n=`The action \
could not determine whether this run claimed the \`once-key\` (${t.message}). If the run did claim it, the claim is the \
ref ${e}.`;return Pe(n,Ae(t,()=>le))}function Rc(e,t){if(de(t)){const s=`GitHub first answered that the ref ${e} already\
 exists, and then that it does not exist.`;return Pe(s,"Run this again.")}const n=`The ref ${e} already exists, but the \
action could not find out which run created it (${t.message}).`;return Pe(n,Ae(t,()=>le))}function Sc(e,t){const n=`This\
 run claimed the \`once-key\` with the ref ${e}. More than 30 s later, the action could not confirm that the ref is stil\
l the claim of this run (${t.message}).`;return Pe(n,de(t)?"Run this again.":Ae(t,()=>le))}const ps=()=>(0,A.Yq)("Claimi\
ng the key"),Pe=(e,t)=>new A.HR({reason:"claim-failed",title:"Claim failed",message:e,hint:t}),Mt=e=>e.kind==="refused"&&
e.says(/already exists/i);function Ac(e,t){const n=t===403||t===404;return n&&e==="ref"?{newRunAfter:"The `github-token`\
 has write access, but cannot create a ref `refs/web-push/\u2026`. Look for a ruleset that restricts refs, change it, and run\
 this again. Or set a token that can create such refs, then"}:n?{newRunAfter:"Give the job the `contents: write` permiss\
ion, or set a `github-token` that can write to this repository, then"}:e==="blob"||t!==409&&t!==422?le:e==="tag"?"Check \
that this repository contains the commit of this run.":"Look for a ruleset that forbids refs such as `refs/web-push/\u2026`, \
change it, and run this again."}class Pc{#t="none";#e=[];#n="";#s=0;#r=0;#o=!1;#i=!1;get kind(){return this.#t}get tags(){
return this.#t==="held"?[this.#n]:this.#e}get mayStillBeCreated(){return this.#r>0&&!this.#o}get mayBeDeleted(){return this.#t===
"held"&&!this.#i}get mayAppear(){return this.mayBeDeleted||this.mayStillBeCreated}creationRequested(t){this.#e.includes(
t)||this.#e.push(t),this.#t==="none"&&(this.#t="maybe"),this.#s++,this.#r++}creationAnswered(t,n){n.kind==="no-answer"&&
n.mayHaveBeenReceived&&n.why!=="redirected"||this.#r--,n.kind==="done"&&this.#c(t),n.kind==="no-answer"&&!n.mayHaveBeenReceived&&
this.#s--,this.#s===0&&(this.#t="none")}refRead(t){return de(t)?(this.#i&&(this.#t="maybe"),"absent"):t.kind!=="done"?"u\
nreadable":this.#e.includes(t.data)?(this.#s===1&&(this.#o=!0),this.#c(t.data),"ours"):(this.#a(),"another")}deletionAnswered(t){
t.kind==="done"||Dc(t)?this.#a():(t.kind==="refused"||t.mayHaveBeenReceived)&&(this.#i=!0)}#c(t){this.#t="held",this.#n=
t}#a(){this.#t=this.mayStillBeCreated?"maybe":"none"}}const Dc=e=>e.kind==="refused"&&e.status===422&&e.says(/reference does not exist/i),
ms=1,gs=300,ws=5e3,bs=2500,ys=250;class Mc{#t;#e;#n;#s;#r=new Pc;#o=0;constructor(t,n,s){const{key:r,period:i,run:o,serverUrl:a}=t;
this.#n=t,this.#t=n,this.#e=s,this.#s={key:rn(r,i),ref:ti(r,i),repository:o.repository,serverUrl:a}}get state(){const{kind:t,
tags:n}=this.#r;return t==="none"?{kind:t}:{kind:t,tags:n,...this.#s}}claim(){return this.#i(async()=>{const{run:t,record:n}=this.#n,
s=new Date,r=si({run:t.id,attempt:t.attempt,key:this.#s.key,...n},s),i=await this.#c("tag",{object:t.sha,type:"commit",message:r,
time:s}),o=await this.#l(i);if(!Lc(o))return this.#f(o);const a=await this.#a("blob",["POST","/git/blobs",{content:r}]),
u=await this.#c("blob",{object:a,type:"blob",message:r,time:s});return this.#f(await this.#l(u))})}confirm(){return this.#i(
async()=>{if(this.#u())return"claimed";const{found:t,read:n}=await this.#w();if(t==="ours")return"claimed";if(n.kind==="\
done")return this.#d(n.data);throw Sc(this.#s.ref,n)})}async findRetryStop(){const{ref:t}=this.#s,{found:n,read:s}=await this.#w();
if(n!=="ours")return s.kind==="done"?{kind:"claim-lost",ref:t}:{kind:"claim-unreadable",ref:t,cause:s.message}}async check(){
const t=await this.#b({noAnswer:!0});return t.kind==="done"?{kind:"used",claim:await this.#d(t.data)}:de(t)?{kind:"unuse\
d",...this.#s}:{kind:"unknown",cause:t.message,...this.#s}}async giveUp(){const t=async(u,d,c)=>await this.#y(d,c)?{done:!0}:
{result:!1,waitMs:u},n=()=>!1,s={signal:xs(this.#e,bs)},r=u=>t((0,W.JN)(u),{},s);if(await(0,W.LH)({attempt:r,retries:2,signal:this.#e,
cancelled:n})||!this.#e.aborted)return;const o={signal:xs(this.#e,ws),timeoutMs:bs},a=()=>t(ys,o,o);await(0,W.LH)({attempt:a,
retries:ws/ys,signal:o.signal,cancelled:n})}async#i(t){try{return await t()}catch(n){throw this.#e.aborted?ps():n}}#c(t,{
object:n,type:s,message:r,time:i}){const o={...Ic,date:i.toISOString().replace(/\.\d+/,"")};return this.#a(t,["POST","/g\
it/tags",{tag:this.#m,message:r,object:n,type:s,tagger:o}])}async#a(t,n){const s=await(0,W.LH)({attempt:async r=>{const i=await this.#t.
request(n,jc);return vs(i)?{result:i,waitMs:(0,W.JN)(r)}:{done:i}},retries:ms,signal:this.#e,cancelled:ks});if(s.kind===
"done")return s.data;throw Dt(t,s)}#l(t){return(0,W.LH)({attempt:async n=>{const s=await this.#h(t);if(s.kind==="done")return{
done:{kind:"claimed"}};const r=await this.#p(),i={kind:"not-confirmed",created:s,look:r};return r.found==="absent"&&vs(s)?
{result:i,waitMs:(0,W.JN)(n)}:{done:i}},retries:ms,signal:this.#e,cancelled:ks})}async#h(t){this.#o=Date.now();const n={
status:201,read:r=>_s(r)===t?t:void 0};this.#r.creationRequested(t);const s=await this.#t.request(["POST","/git/refs",{ref:this.#s.
ref,sha:t}],n);return this.#r.creationAnswered(t,s),s}async#f(t){if(t.kind==="claimed")return"claimed";const{created:n,look:s}=t,
{found:r,read:i}=s;if(r==="ours"){if($s(n))throw Dt("ref",n);return"claimed"}if(i.kind==="done")return this.#d(i.data);const{
ref:o}=this.#s;throw Mt(n)?Rc(o,i):r==="unreadable"&&!$s(n)&&this.#r.kind==="maybe"||this.#r.mayStillBeCreated?Cc(o,n):Dt(
"ref",n)}async#d(t){const{serverUrl:n,repository:s}=this.#s,r={status:200,read:u=>oe(u,"message")},o=await Pt(()=>this.#t.
request(["GET","/git/tags/{tag}",{tag:t}],r),{noAnswer:!0},this.#e),a=o.kind==="done"?ri(o.data,`${n}/${s}/actions/runs`):
void 0;return{...this.#s,tag:t,by:a}}async#y(t,n){if(this.#r.kind==="none")return!0;const{found:s}=await this.#p({notFoundMs:gs},
t);if(s==="unreadable")return!1;if(s==="absent")return!this.#r.mayAppear;if(!this.#r.mayBeDeleted)return!0;if(!this.#u())
return!1;const r=["DELETE","/git/refs/{ref}",{ref:this.#m}];return this.#r.deletionAnswered(await this.#t.request(r,Uc,n)),
this.#r.kind!=="held"}async#w(){for(;;){const t=await this.#p();if(t.found!=="ours"||this.#u())return t}}async#p(t={noAnswer:!0,
notFoundMs:gs},n={}){const s=await this.#b(t,n);return{found:this.#r.refRead(s),read:s}}#b(t,n={}){const s={status:200,read:_s};
return Pt(()=>(this.#o=Date.now(),this.#t.request(["GET","/git/ref/{ref}",{ref:this.#m}],s,n)),t,n.signal??this.#e)}#u(){
const t=Date.now()-this.#o;return t>=0&&t<=dn}get#m(){return this.#s.ref.replace("refs/","")}}const Ic={name:"web-push-a\
ction",email:"web-push-action@users.noreply.github.com"},_s=e=>oe(e,"object","sha"),jc={status:201,read:e=>oe(e,"sha")},
Uc={status:204,read:()=>!0},$s=e=>e.kind==="refused"&&e.status!==409&&e.status!==422;function vs(e){return e.kind==="no-\
answer"?!hs.includes(e.why):e.kind==="refused"&&e.status===422&&!Mt(e)}function Lc(e){if(e.kind==="claimed"||e.look.found!==
"absent")return!1;const{created:t}=e;return t.kind!=="refused"||t.rateLimited||Mt(t)?!1:[403,404,422].includes(t.status)}
function ks(){throw ps()}function xs(e,t){const n=new AbortController,s=()=>AbortSignal.timeout(t).addEventListener("abo\
rt",()=>n.abort());return e.aborted?s():e.addEventListener("abort",s),n.signal}const Ts=1e3,Es=100,Nc=10,Os={what:"relea\
se",name:"the latest release",hint:le},Cs={what:"release",name:"the list of releases",hint:le};async function Fc({choice:e,
filter:t,repository:n,eventRepository:s,signal:r},i){const o=new Bc(i,n,r),a=e.kind==="tag"?{release:await o.ofTag(e.tag)}:
await o.latest(t);if(a===void 0)return"none-published";const u=Kc(s,n);return{...a,repository:u?s:await o.readRepository()}}
class Bc{#t;#e;#n;constructor(t,n,s){this.#t=t,this.#e=n,this.#n=s}async ofTag(t){const n=await this.#i(["GET","/release\
s/tags/{tag}",{tag:t}],Ts);if(de(n)||n.kind==="done"&&n.data.draft===!0)throw qc(this.#e,t,await this.#o(t));const s={what:"\
release",name:`the release with the tag ${(0,R.hD)(t)}`,hint:"Check the tag, then run this again."},r=Ve(n,s);if(oe(r,"t\
ag_name")!==t||!Ss(r))throw It(s);return r}async latest(t){const n=await this.#i(["GET","/releases/latest"],Ts);if(de(n)&&
(await this.#s(t)).length===0)return;const s=Ve(n,Os);if(!he(s).trim()||!Ss(s)||s.prerelease===!0)throw It(Os);const r=await this.#s(
t),i=Hc(s,r,t),o=he(i)===he(s)?void 0:he(s);return{release:i,latest:{shownTag:o,newerTags:Gc(s,r)}}}async#s({maxAge:t,now:n}){
const s=i=>{const o=Vt(oe(i,"published_at"),n);return t!==void 0&&o!==void 0&&o>t},r=[];for(let i=1;i<=Nc;i++){const o=await this.#r(
i);if(r.push(...o.filter(or)),o.length<Es||o.filter(Q.Gv).every(s))break}return r}async#r(t){const n=await this.#i(["GET",
"/releases",{per_page:Es,page:t}]);if(de(n))throw Vc(this.#e);const s=Ve(n,Cs);if(!Array.isArray(s))throw It(Cs);return s}async readRepository(){
const t={what:"repository",name:`the repository ${this.#e}`,hint:le};return Ve(await this.#i(["GET",""]),t)}async#o(t){const n=t.
replace(/(^|[@/])(v?)(?=\d)/i,(r,i,o)=>`${i}${o===""?"v":""}`);if(n===t)return;const s=await this.#i(["GET","/releases/t\
ags/{tag}",{tag:n}]);return s.kind==="done"&&s.data.draft!==!0?n:void 0}async#i(t,n){const s={status:200,read:Rs,followRedirects:!0},
i=await Pt(()=>this.#t.request(t,s),{noAnswer:!0,notFoundMs:n},this.#n);if(this.#n.aborted&&i.kind!=="done")throw(0,A.Yq)(
"Fetching the release");return i}}function Ve(e,t){if(e.kind==="done")return e.data;throw zc(e,t)}const Rs=e=>typeof e==
"object"&&e!==null?e:void 0,he=e=>oe(e,"tag_name")??"",ye=e=>Date.parse(oe(e,"published_at")??"");function Hc(e,t,n){const s=$e(
he(e));if(s===void 0)return e;const i=[...t.filter(u=>ye(u)<=ye(e)).toReversed(),e].flatMap(u=>{const d=$e(he(u));return d&&
rr(d,s)?[{release:u,version:d}]:[]}).sort((u,d)=>ir(u.version,d.version)),o=i.filter(({version:u},d)=>{const c=i[d+1];return c===
void 0||!Kt(u,c.version)});return(o.findLast(({release:u})=>Wc(u,n))??o.find(({version:u})=>Kt(u,s)))?.release??e}function Wc(e,t){
const n=zt(he(e),oe(e,"published_at"),t.now);return Jt(n,t)===void 0}function Gc(e,t){return t.filter(r=>ye(r)>ye(e)).toSorted(
(r,i)=>ye(i)-ye(r)).map(he).filter(r=>r.trim()!=="")}const Ss=({draft:e})=>e===void 0||typeof e=="boolean";function Kc(e,t){
const n=Rs(e)??{};return String(n.full_name).toLowerCase()===t.toLowerCase()&&typeof n.name=="string"&&(n.private===!1||
n.private===!0&&n.homepage!==void 0)&&oe(n,"owner","avatar_url")!==void 0}const As="The `github-token` needs the `conten\
ts: read` permission. Without this permission, GitHub may hide the release.";function qc(e,t,n){const s=n===void 0?"":` \
Did you mean ${(0,R.hD)(n)}?`;return new A.HR({reason:"release-not-found",title:"Release not found",message:`The reposit\
ory ${e} has no published release with the tag ${(0,R.hD)(t)}.${s}`,hint:`Check that the release is published, because G\
itHub does not find a draft by its tag. ${As}`})}function Vc(e){return new A.HR({reason:"release-not-found",title:"Relea\
se not found",message:`GitHub did not list the releases of the repository ${e}.`,hint:As})}function It({what:e,name:t,hint:n}){
return new A.HR({reason:"github-failed",title:`Could not fetch the ${e}`,message:`GitHub answered, but did not return ${t}\
.`,hint:n})}function zc(e,{what:t,name:n,hint:s}){const r=e.kind==="no-answer"&&e.why==="too-large";return new A.HR({reason:"\
github-failed",title:`Could not fetch the ${t}`,message:`GitHub did not return ${n} (${e.message}).`,hint:r?"Set `title`\
, `message`, `icon-url` and `landing-url` as inputs or in a payload file. The action then fetches the release of a tag o\
nly if placeholders, `release-level` or `max-age` need it.":Ae(e,i=>i===403?Jc:s)})}const Jc={newRunAfter:"Give the job \
the `contents: read` permission, or set a `github-token` that can read this repository, then"},ze=require("node:path");function Yc(e){
const t=Qc(),n=(0,ze.resolve)(t,e),s={input:"payload-file",file:e},r=o=>({problem:(0,M.CC)(s,o,{reason:"unreadable-file"})}),
i={problem:(0,M.CC)(s,"is outside the workspace; use a file of the repository")};if(e!==e.trim())return{problem:(0,M.CC)(
s,"has a name that begins or ends with whitespace, which a send would trim; rename the file")};try{const o=(0,re.realpathSync)(
t);if(!jt(n,t)&&!jt(n,o))return i;const a=(0,re.realpathSync)(n);if(!jt(a,o))return i;const u=(0,re.statSync)(a);if(u.isDirectory()){
const d=(0,M.yu)(e,"is a folder; use the path of a file in it");return{problem:(0,M.CC)("payload-file",d,{reason:"unread\
able-file"})}}return u.isFile()?u.size>j.VE?r(j.lZ):{text:new TextDecoder("utf-8",{fatal:!0}).decode((0,re.readFileSync)(
a))}:r("is not a regular file; use the path of a YAML or JSON file")}catch(o){const a=o.code;return a==="ENOENT"&&e.includes(
"\uFFFD")?r("has a name that is not UTF-8; rename the file"):r(a==="ENOENT"?"does not exist; check the path, and check o\
ut the repository before this step":a==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`canno\
t be read (${(0,A.q0)(o)})`)}}const Qc=()=>process.env.GITHUB_WORKSPACE||process.cwd();function jt(e,t){const n=(0,ze.relative)(
t,e);return n!==".."&&!n.startsWith(`..${ze.sep}`)&&!(0,ze.isAbsolute)(n)}class Xc{#t;#e;constructor({githubToken:t="",timeout:n},s){
const{github:r,run:i}=ue(),o={apiUrl:r.apiUrl,repository:i.repository,token:t,timeoutMs:n*1e3};this.#t=new $c(o,s),this.#e=
s.signal}fetchRelease(t,n){const{repository:s}=ue().run,{repository:r}=Object(Jn().payload);return Fc({choice:t,filter:n,
repository:s,eventRepository:r,signal:this.#e},this.#t)}openClaims(t,n){const{github:s,run:r}=ue();return new Mc({...t,record:n,
serverUrl:s.serverUrl,run:r},this.#t,this.#e)}}function Zc(e,t,{secrets:n,startedAt:s}){const r={level:e?.releaseLevel,maxAge:e?.
maxAge,now:s};return{secrets:n,filter:r,readFile:Yc,eventName:ue().run.event,readEvent:Jn,fetchRelease:async()=>{if(!e?.
release||!t)throw new Error("no release is named");return t.fetchRelease(e.release,r)}}}function Ps(e){return(0,R.jQ)(e).
replaceAll("##[","## [").split(`
`).map(eu).join(`
`)}function eu(e){const t=e.indexOf("::");return t>=0&&e.slice(0,t).trim()===""?`${e.slice(0,t)}: ${e.slice(t+1)}`:e}class tu{#t;constructor(t){
this.#t=t}info(t){ss(this.#n(t))}retry(t,n){const s=(n/1e3).toFixed(1);this.info(`${t.title}: ${t.message} Retrying ${s===
"0.0"?"now":`in ${s} s`}.`)}exchange({method:t,url:n,ended:s,ms:r}){const i=`${t} ${n.host}${n.pathname}`;dc(this.#n(`${i}\
: ${s} in ${r.toFixed()} ms`))}group(t,n){rs(this.#n(t)),this.info(n),is()}stack({reason:t,cause:n}){t==="internal-error"&&
this.group(`Stack trace (${Le.N}, Node ${process.version}, ${process.platform})`,Ds(n))}notice(t,n,s){this.#e(hc,t,n,s)}warning(t,n,s){
this.#e(lc,t,n,s)}error(t,n,s){this.#e(Rt,t,n,s)}#e(t,n,s,r){const i=this.#n(s);i.length>bt&&ss(i),t(i,{title:this.#n(n),
...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(t){return Ps(this.#t(t))}}function Ds(e){if(!(e instanceof
Error))return(0,A.q0)(e);const{stack:t=(0,A.q0)(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${Ds(n)}`}function nu(e){const t=new Date,n=Xa(),s=(0,De.gE)({...e,proxyCredentials:(0,Te.FF)(n)}),r=new tu(s.
redact),i=new su;return{log:r,secrets:s,redact:s.redact,http:new xe._b(n,uc()?o=>r.exchange(o):void 0),signal:Qe.signal,
startedAt:t,watch:o=>i.watch(o)}}class su{#t=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#t(
new Error("it stopped before it finished"))),process.on("uncaughtException",t=>{this.#t(t),Qe.abort()})}watch(t){const n=new Promise(
(s,r)=>{this.#t=r});return Promise.race([t,n])}}async function ru(e,t,n,s=t){let r=t;try{await n()}catch(i){r=s,iu(e,i)}
await new Promise(i=>process.stdout.write("",i)),process.exit(r)}function iu(e,t){const n=t instanceof Error?t.name:typeof t;
Rt(`The action could not report how this run ended (${n}). The outputs may still have the result. If this step sends a n\
otification and the \`outcome\` output is empty, the notification may have been sent. Before you send it again, wait a few\
 minutes, then look in the panel of your push service.`,{title:"Internal error (internal-error)"});try{e.stack((0,A.h_)(
t))}catch{}}function ou(e,t,n){const{title:s,why:r}=n,{text:i,isShortened:o}=Uo(n,Ps);o&&e.info(r.text),e[t](s,i)}const au=524288,
cu=null;function Zu(e,t,{length:n}){if(n<=au)return;const s=`The \`${t}\` output has ${grouped(n)} characters.`;e.warning(
"Large output",`${s} ${cu} Use this output only in this job.`)}const uu=["response","audience-name"];function du(e,{redact:t,
log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r=Object.entries(e).map(([i,o])=>[i,uu.includes(i)?t(o):o]);
try{Ms(s,lu(Object.fromEntries(r)))}catch(i){n.warning("Outputs not written",`The action could not write its outputs (${(0,A.
q0)(i)}), so they are empty in later steps. The log shows how the run ended.`)}}function Ms(e,t){const{size:n=0}=(0,re.statSync)(
e,{throwIfNoEntry:!1})??{};try{(0,re.appendFileSync)(e,t)}catch(s){try{(0,re.truncateSync)(e,n)}catch{}throw s}}function lu(e){
const t=new Set(Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)
n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([r,i])=>`${r}<<${s}
${i}
${s}
`).join("")}function hu(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,j.yG)(e)===!1))try{Ms(s,pu(t()))}catch(r){
n.warning("Summary not written",`The action could not write the job summary (${(0,A.q0)(r)}).`)}}const fu=9e5;function pu(e,t=fu){
const n=mn(e),s="<p>The action left out the rest, because GitHub limits the size of a summary.</p>",r=t-Buffer.byteLength(
s)-2;let i=0;const o=n.findIndex(u=>(i+=Buffer.byteLength(u)+2,i>r));return`${(o===-1?n:[...n.slice(0,o),s]).join(`

`)}
`}async function mu(){const e=pc(Ht),t=nu({apiToken:e["api-token"],githubToken:e["github-token"]}),{log:n,redact:s}=t,r=await new gu(
e,t).run(),{result:i}=r;await ru(n,_a(i),()=>{du(Jo(r),t),"failure"in i&&n.stack(i.failure),vu(Xo(r,s),e.summary,t)})}class gu{#t;#e;#n={
attempts:0,advice:[]};#s;constructor(t,n){this.#t=t,this.#e=n;const{event:s,id:r}=ue().run;s==="release"&&(this.#n.releaseFrom=
"event"),s==="push"&&t.release!==""&&t.release!=="latest"&&(this.#n.releaseFrom="push"),this.#n.isKeyOfRun=ni(t["once-ke\
y"],r)}async run(){const{watch:t}=this.#e,n=await t(this.#o()).catch(r=>this.#r(r)),s=this.#s;return s&&!wu(n)&&await t(
s.giveUp()).catch(()=>{}),{...this.#n,claim:s?.state,result:n}}#r(t){return{outcome:this.#n.attempts>0?"unknown":"not-se\
nt",failure:(0,A.h_)(t)}}async#o(){const t=await this.#i();if("skip"in t)return{outcome:"skipped",reason:"not-announceab\
le",why:t.skip};const{settings:n,content:s,onceKey:r,repository:i}=t,o=new bi(n,this.#e),a=await this.#c(n,o),u=this.#a(
s,a);_u(n,u),n.checkUrls&&await this.#l(n,s);const d=r?i.openClaims(r,yu(s,a)):void 0;if(n.dryRun)return this.#h(n,d);const c=await this.#f(
n,d);return c||(this.#n.advice.push(...Do(ue().run.attempt,r?.key)),this.#d(n,o,u))}async#i(){const{secrets:t,redact:n,log:s,
startedAt:r}=this.#e,i=this.#n,{settings:o,inputs:a,problems:u}=Ks(this.#t,t,ue().run.event);u.add(gc(Ht,n));const d=o&&
new Xc(o,this.#e),c=await Gr(a,u,Zc(o,d,this.#e));if(!o||!d)throw u.failure();if("skip"in c)return c;const{content:l,extraFields:h,
release:m,heldBack:v}=c;i.content=l,i.extraFields=h,i.release=m,s.info(Go(l,h)),m&&s.info(Ko(m));const _=c.onceKey===""?
void 0:bu(c.onceKey,o,r);return i.checks=zo(o,_),i.advice.push(...Io(o.apiToken,Date.now()),...$o(l)),v&&i.advice.push({
kind:"held-back",filtered:v}),{settings:o,content:l,onceKey:_,repository:d}}async#c(t,n){const{log:s,redact:r}=this.#e,i=oi(
t)?await Ri(n):void 0,o=ai(t,i,r);return this.#n.target=o,o.type==="audience"&&(this.#n.advice.push(...Po(o.audience.reach)),
ui(o.audience,t.maxReach,r)),s.info(qo(o)),s.info(Vo(this.#n.checks??[])),o}#a({notification:t},n){const s=yi(t,n,this.#n.
extraFields??{});return this.#n.payload=s,this.#e.log.group("Payload",s),s}async#l(t,{notification:n}){const{checkUrls:s,
urlCheckFailure:r}=await x.e(641).then(x.bind(x,9641)),i={uses:(0,nn.Wn)(n),timeoutMs:t.timeout*1e3,userAgent:Le.N},{problems:o,
remarks:a,redirects:u}=await s(i,this.#e);if(o.length>0)throw r(o);this.#n.advice.push(...a);for(const d of u)this.#e.log.
info((0,M.fI)(d));this.#e.log.info("URL check passed.")}async#h(t,n){const s=Je(t);if(s&&this.#n.advice.push({kind:"outs\
ide-window",outside:s}),this.#n.keyUse=await n?.check(),this.#e.signal.aborted)throw(0,A.Yq)("Sending");return{outcome:"\
dry-run"}}async#f(t,n){const s=Je(t);if(s)return{outcome:"skipped",reason:"outside-window",outside:s};if(!n)return;this.#s=
n;const r=await n.claim();if(r!=="claimed")return{outcome:"skipped",reason:"already-sent",claim:r};const i=await n.confirm();
if(i!=="claimed")return{outcome:"skipped",reason:"already-sent",claim:i};const o=Je(t);return o&&{outcome:"skipped",reason:"\
outside-window",outside:o}}async#d(t,n,s){const r=()=>this.#n.attempts++,i=()=>$u(t,this.#s),{verdict:o,...a}=await Ji({
service:n,body:s,onAttempt:r,beforeRetry:i});if(this.#n.response=a,!("failure"in o)||o.stop?.kind!=="outside-window")return o;
const{outside:u}=o.stop;return{outcome:"skipped",reason:"outside-window",outside:u,lastFailure:o.failure}}}const wu=({outcome:e})=>e===
"sent"||e==="unknown";function bu(e,{oncePer:t,timeZone:n},s){return t===void 0?{key:e}:{key:e,period:Bs(t,s,n)}}function yu({
notification:e},t){return{target:t.type==="all"?"all":`audience ${t.audience.id}`,title:e.title}}function _u({expectedPayload:e},t){
e!==void 0&&Xr(e,t)}function Je({sendBetween:e,timeZone:t}){if(e!==void 0)return Fs(e,t??"UTC",new Date)}async function $u(e,t){
const n=await t?.findRetryStop();if(n)return n;const s=Je(e);return s&&{kind:"outside-window",outside:s}}function vu(e,t,n){
const{log:s}=n,r=ha(e),{entries:i,annotation:o}=r;hu(t,()=>Ba(r),n);for(const{level:a,title:u,...d}of i)a==="note"?s.info(
Ce(d)):s[a](u??"Advice",Ce(d));o?ou(s,"failure"in e.result?"error":"notice",o):s.info(r.closingLine)}mu(),module.exports=
Is})();
