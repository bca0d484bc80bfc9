(()=>{"use strict";var Nt={6925:(e=>{e.exports=require("./never-called.js")}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{
e.exports=require("fs")}),4708:(e=>{e.exports=require("node:https")}),857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=
require("process")}),4044:((e,t,n)=>{n.d(t,{CY:()=>v,Qi:()=>a,Sx:()=>u,X_:()=>h,aT:()=>d,m4:()=>m,mq:()=>l,sN:()=>c,xo:()=>$});
const s=String.raw`\0-\x1f\x7f-\x9f`,r=String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`,
i=String.raw`\u061c\u200e\u200f`,o=String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`,a=new RegExp(`[${s}]`,"g"),u=new RegExp(
`(?![\\t\\n\\r])[${s}]`),d=new RegExp(`(${o})|(?![\\t\\n])[${s}${r}${i}]`,"gu"),c=new RegExp(`(${o})|(?![\\s\\x85])[${s}${r}\
]`,"gu"),l=new RegExp(`[^\\s\\u2800\\u200c\\u200d\\ufe00-\\ufe0f${r}${i}]`,"u"),h=/[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g,
m=new RegExp(`[\\s\\\\${s}]`),v=new RegExp(`[${r}${i}]`,"u"),$=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`}),
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
return o(u).filter(({kind:c})=>c!=="text").map(({path:c,kind:l,text:h})=>{const[m,...v]=c,$=(0,s.wg)(m);return l==="imag\
e"?{input:$,url:h,image:m}:v.length>0?{input:$,path:v,url:h}:{input:$,url:h}})}}),7320:((e,t,n)=>{n.d(t,{Ct:()=>E,QP:()=>_,
qP:()=>y,tS:()=>b,y7:()=>g});var s=n(3177),r=n(7220),i=n(7125),o=n(4462),a=n(2735),u=n(4111),d=n(7633),c=n(5242),l=n(4385);
const h=["tag","version","name","repository","message","url"],m=/\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g,v=/^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/;
function $(S){return[...S.matchAll(m)].flatMap(([D,M,L,B])=>{if(!v.test(M??B??""))return[];const N=M===void 0&&L==="",z=N?
h.find(q=>q===B):void 0;return[{written:D,name:z,isPlain:N}]})}const k=S=>[...new Set($(S).flatMap(({name:D})=>D??[]))];
function x(S,D){return S.replace(m,(M,L,B,N,z)=>{const q=h.find(J=>J===N);return q===void 0||B!==""?M:D(q,z===0)})}const O=S=>D=>{
if(D.length>u.QO)return S(D);const M=x(D,(L,B)=>B&&L==="url"?"https://url.example/":"x");return"value"in S(M)?{value:D}:
S(D)},_={text:c.f.text,image:O(c.f.image),page:O(c.f.page)};function f(S,D){const{inputs:M,file:L,fileName:B,extraFields:N,
onceKey:z}=S,q=({text:W,kind:G},se)=>D({text:W,where:se,rule:c.f[G],isUrl:G!=="text",isKey:!1}),J=(W,G)=>D({text:W,where:G,
rule:i.Ae,isUrl:!1,isKey:G.input==="once-key"}),ne=(0,l.zO)(M.fields,W=>{const[G,...se]=W.path;return q(W,{input:(0,s.wg)(
G),path:se})}),ee=(0,l.zO)(L.fields,W=>{const{path:G,text:se}=W;return M.names.has(String(G[0]))?se:q(W,{input:"payload-\
file",file:B,path:G,position:L.positionOf?.(G)})}),K=(0,o.ff)(N,(W,G)=>J(W,{input:"extra-fields",path:G}));return{inputs:{
...M,fields:ne},file:{...L,fields:ee},fileName:B,extraFields:(0,o.Gv)(K)?K:{},onceKey:J(z,{input:"once-key"})}}function p(S){
const D=[];return f(S,M=>(D.push(M),M.text)),D}const y=S=>new Set(p(S).flatMap(({text:D})=>k(D))),w=h.map(S=>`\`{${S}}\``).
join(", ");function g(S,D){return p(S).flatMap(({text:M,where:L,isKey:B})=>{const N=$(M),z=D?void 0:N.find(({name:K})=>K!==
void 0),q=N.filter(({name:K,isPlain:W})=>K===void 0&&(B||D&&W)),J=z&&`contains the placeholder \`${z.written}\`, but this\
 run has no release; ${b("the placeholder")}`,ne=[...new Set(q.map(({written:K})=>K))].map(K=>`contains ${(0,a.hD)(K)}, \
which is not a placeholder; use one of ${w}, or remove the braces`);return(J?[J,...ne]:ne).map(K=>(0,r.CC)(L,K,L))})}const b=S=>`\
set the \`release\` input, run on the \`release\` event, or remove ${S}`;function E(S,D,M,L){const B=new Map(h.map(N=>[N,
(0,d.Q4)(D[N],L)]));return f(S,N=>{const{text:z,where:q}=N,J=k(z);if(J.length===0)return z;const ne=J.map(K=>B.get(K)).find(
K=>K!==void 0),ee=ne===void 0?P(N,J,D,L):U(ne);return"value"in ee?ee.value:(M.add([(0,r.CC)(q,ee,q)]),z)})}const C=16384;
function P({text:S,isUrl:D,isKey:M,rule:L},B,N,z){for(const W of B){const G=N[W];if("missing"in G){const se=M?"use `{tag\
}` instead":"to send without this value, remove the placeholder";return{message:`contains the placeholder \`{${W}}\`, whi\
ch has no value (${G.missing}); ${se}`}}}let q=0;const J=x(S,(W,G)=>{const se=N[W],Lt="value"in se?se.value.toWellFormed():
"";return q+=Lt.length,q>C?"":D&&!G?encodeURIComponent(Lt):Lt}).trim();if(q>C)return{message:"is too long once its place\
holders are replaced; use fewer placeholders"};const ne=z.find(J);if(ne)return U(ne);const ee=L(J);return"value"in ee?ee:
{message:`is invalid once its placeholders are replaced: ${ee.quoted===void 0?"it ":""}${(0,r.$3)(ee)}`}}const U=S=>({message:`\
would contain ${(0,d.kW)(S,"release")}`});function V(S,D={}){const M=textsOf(S);return mapJsonTexts(D,(L,B)=>(M.push({path:[
"extra-fields",...B],text:L}),L)),M.flatMap(({path:L,text:B})=>{const[N]=k(B);return N===void 0?[]:[{path:L,placeholder:N}]})}}),
1830:((e,t,n)=>{n.d(t,{SD:()=>d,Xw:()=>u,uT:()=>c,yX:()=>l});var s=n(3177),r=n(7220),i=n(7633),o=n(5242),a=n(4385);const u={
inputs:{source:"input",fields:{},names:new Set},file:{source:"file",fields:{},names:new Set},fileName:"",extraFields:{},
onceKey:""},d=($,k)=>s.Vu.filter(x=>!$.names.has(x)&&!k.names.has(x));function c(...$){const k=Object.assign({},...$.map(
({fields:f})=>f).reverse()),x=s.pi.filter(f=>k[f]!==void 0),O=Object.fromEntries(x.map(f=>[f,k[f]]));if(!(0,a.As)(O))return;
const _=x.map(f=>[f,$.find(({names:p})=>p.has(f))?.source]);return{notification:O,sources:Object.fromEntries(_)}}function l($,k,x,O){
const _=k.kind==="content"?k.source:"event",f={},p=new Map;for(const w of $){const g=h(w,k),b=(0,i.Q4)(g,O);if(b){const E=_===
"release"?"release":"release or deployment";x.add([(0,r.CC)((0,s.wg)(w),`contains ${(0,i.kW)(b,E)}`)])}else if("missing"in
g)p.set(g.missing,[...p.get(g.missing)??[],w]);else{const E=(0,o.c)(w,g.value,o.f);"value"in E?Object.assign(f,{[w]:E.value}):
x.add([(0,r.CC)((0,s.wg)(w),`taken from the ${_} is invalid: ${(0,r.$3)(E)}`)])}}const y=k.kind==="none"&&k.event?", or \
set the `release` input to the tag of a release":"";return x.add([...p].map(([w,g])=>v(g,w&&` (${w})`,y))),{source:_,fields:f,
names:new Set($)}}function h($,k){return k.kind==="content"?k.fields[$]:{missing:m(k.kind==="none"?k.event:void 0)}}function m($){
return $===void 0?"":`${/^[a-z_]{1,40}$/.test($)?`the \`${$}\` event`:"this event"} supplies no content, and an empty in\
put counts as missing`}function v($,k,x){const O=$.map(y=>`\`${y}\``).join(", "),_=$.length>1?`are missing${k}; set them\
 as inputs, or as ${O} in \`payload-file\`${x}`:`is missing${k}; set it as an input, or as ${O} in \`payload-file\`${x}`,
[f="",...p]=$.map(s.wg);return(0,r.CC)(f,_,{otherInputs:p})}}),2027:((e,t,n)=>{n.d(t,{$6:()=>a,HR:()=>s,Pz:()=>u,Yq:()=>o,
h_:()=>r,q0:()=>i});class s extends Error{reason;title;hint;constructor(c){super(c.message,c.cause===void 0?void 0:{cause:c.
cause}),this.name="Failure",this.reason=c.reason,this.title=c.title,this.hint=c.hint}}function r(d){return d instanceof s?
d:new s({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${i(d)}.`,hint:"Please report\
 this bug with the log of the run.",cause:d})}function i(d){if(!(d instanceof Error))return String(d);const c=d.code;if(c===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(c==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:l}=d;if(typeof c==
"string"&&c.startsWith("ERR_SSL_")&&typeof l=="string")return`${c}: ${l}`;const h=(d.message||d.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),m=typeof c=="string"&&!h.includes(c)?`${c}: ${h}`:h,v=d instanceof AggregateError?d.errors.map(i).join("; "):
"",$=v&&v!==m?`${m} (${v})`:m;return d.cause===void 0?$:`${$}: ${i(d.cause)}`}function o(d,c=a(d)){return new s({reason:"\
cancelled",title:`${d} failed`,message:c,hint:u})}const a=d=>d==="Sending"?"The run was cancelled before the service rec\
eived the request.":`The run was cancelled while ${d.charAt(0).toLowerCase()}${d.slice(1)}.`,u="If you did not mean to c\
ancel the run, run it again."}),1095:((e,t,n)=>{n.d(t,{JN:()=>o,LH:()=>d,P9:()=>u,uk:()=>c,wJ:()=>i});const s=1e3,r=3e4,
i=12e4;function o(l){return Math.random()*Math.min(r,s*2**(l-1))}const a=/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/;function u(l,h){
const m=l?.trim()??"";if(/^\d+$/.test(m))return Number(m)*1e3;const v=a.test(m)?Date.parse(m):Number.NaN;return Number.isNaN(
v)?void 0:Math.max(0,v-h)}async function d({attempt:l,retries:h,signal:m,cancelled:v,onWait:$,beforeRetry:k}){for(let x=1;!m?.
aborted;x++){const O=await l(x);if("done"in O)return O.done;if(m?.aborted)break;const{result:_,waitMs:f}=O;if(x>h||f>i)return _;
if($?.(_,f),await c(f,m),m?.aborted)break;const p=await k?.(_);if(p!==void 0&&!m?.aborted)return p}return v()}async function c(l,h){
h?.aborted||await new Promise(m=>{const v=()=>{clearTimeout($),h?.removeEventListener("abort",v),m()},$=setTimeout(v,l);
h?.addEventListener("abort",v)})}}),974:((e,t,n)=>{n.d(t,{_b:()=>O,oJ:()=>y,Er:()=>w});const s=require("node:http");class r extends Error{reason;constructor(b,E){
super(E),this.reason=b}}class i extends Error{constructor(){super("a response arrived before the request was sent")}}function o(g,{
isProxied:b,isProxyTls:E}){const C=(D,M)=>({kind:"failure",mayHaveBeenReceived:!1,reason:D,retryable:M,cause:g});if(g instanceof
r)return C(g.reason,g.reason==="timeout");const{code:P="",syscall:U,statusCode:V}=g;return P==="ERR_PROXY_TUNNEL"?C("pro\
xy-failed",V===void 0):g instanceof i||P.startsWith("HPE_")?C(E?"proxy-failed":"connection-failed",!0):!a(g)&&!P.startsWith(
"ERR_INVALID")?C(E?"proxy-failed":"tls-failed",!1):C(b&&!(P==="ECONNRESET"&&U===void 0&&!E)?"proxy-failed":"connection-f\
ailed",!0)}function a(g){if(g instanceof AggregateError)return!0;const{code:b="",syscall:E}=g;return E!==void 0&&b!=="EP\
ROTO"||u.test(b)}const u=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function d(g,b){const E=g.code??"",P=b>0||E.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:g instanceof r?g.reason:P,retryable:!0,cause:g}}const c=g=>l.test(String(g)),l=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function h(g,b,E){const{method:C,url:P,headers:U}=g,V=s.request(P,{agent:b,method:C,headers:U});return new Promise(S=>new m(
g,V,E,S).start())}class m{#t;#e;#n;#s;#r=Date.now();#o=[];#i;#c;#a=0;#l=!1;#h=!1;constructor(b,E,C,P){this.#t=b,this.#e=
E,this.#n=C,this.#s=P}start(){const{timeoutMs:b,signal:E}=this.#t;this.#c=setTimeout(this.#f,b),this.#e.on("error",C=>this.#u(
C)),this.#e.on("close",()=>this.#b()),this.#e.on("socket",C=>this.#y(C)),this.#e.on("response",C=>this.#p(C)),E?.addEventListener(
"abort",this.#d),E?.aborted&&this.#d()}#f=()=>this.#u(new r("timeout",`no response within ${this.#t.timeoutMs/1e3} s`));#d=()=>this.#u(
new r("cancelled","the run was cancelled"));#y(b){b.on("data",C=>{this.#a+=C.length}),b.once("session",()=>{this.#h=!0});
const E=()=>{this.#w(b)};k(b)?E():b.once($(b)?"secureConnect":"connect",E)}async#w(b){if(await v(),this.#e.destroyed||b.
destroyed)return;const{body:E,timeoutMs:C,maxHeldMs:P=C}=this.#t;if(Date.now()-this.#r>Math.min(C,P)){this.#f();return}this.#l=
!0,b.getProtocol?.()==="TLSv1.3"||(this.#h=!0),this.#e.end(E)}#p(b){const{maxBytes:E,wantsBody:C}=this.#t;if(!this.#l){this.#u(
new i);return}const P=b.statusCode??0,U={kind:"response",status:P,headers:b.headers,at:new Date};if(this.#i={head:U,stream:b},
C?.(P)===!1){this.#g(U),this.#e.destroy();return}let V=0;b.on("data",S=>{this.#o.push(S.subarray(0,E-V)),V+=S.length,!(V<=
E)&&(this.#g(U,"too-large"),this.#e.destroy())}),b.on("end",()=>this.#g(U,b.complete?void 0:"cut")),b.on("error",S=>this.#u(
S))}#b(){this.#i||this.#u(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#u(b){this.#i?this.#m(
this.#i,b):this.#_(b)?this.#$(o(b,this.#n)):this.#$(d(b,this.#a)),this.#e.destroy()}#m({head:b,stream:E},C){if(C instanceof
r){this.#g(b,C.reason);return}for(;E.read()!==null;);this.#g(b,E.complete?void 0:"cut")}#_(b){return this.#l?!this.#h&&this.#a===
0&&c(b):!0}#g(b,E){const C=Buffer.concat(this.#o).toString(this.#t.encoding);this.#$({...b,body:C.replace(/^\ufeff/,""),
incomplete:E})}#$(b){clearTimeout(this.#c),this.#t.signal?.removeEventListener("abort",this.#d),this.#s(b)}}async function v(){
for(let g=0;g<2;g++)await new Promise(b=>setImmediate(b))}const $=g=>g.encrypted===!0;function k(g){return g.connecting?
!1:!$(g)||g.secureConnecting===!1}var x=n(2927);class O{#t;#e;constructor(b,E){this.#t=b,this.#e=E}async request(b){const{
method:E,url:C}=b,P=(0,x.iJ)(C,this.#t);if(P&&"problem"in P)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-f\
ailed",retryable:!1,cause:new Error(P.problem)};const U=await _(C,P?.url),V=P!==void 0,S={isProxied:V,isProxyTls:V&&C.protocol===
"http:"},D=Date.now(),M=await h(b,U,S),L=M.kind==="response"?M.status:M.reason;return this.#e?.({method:E,url:C,ended:L,
ms:Date.now()-D}),M}}async function _(g,b){const{Agent:E}=g.protocol==="https:"?await f():s,C=new E({keepAlive:!1,proxyEnv:{
http_proxy:b,https_proxy:b}});return b!==void 0&&p(C),C}const f=async()=>(await Promise.resolve().then(n.t.bind(n,4708,19))).
default;function p(g){const{createConnection:b}=g;g.createConnection=(...E)=>{const C=b.apply(g,E);return C?.on("error",
()=>{}),C?.on("newListener",(P,U)=>{P==="readable"&&C.removeListener("readable",U)}),C}}const y=g=>g>=200&&g<300;function w(g){
const b=s.STATUS_CODES[g];return b===void 0?String(g):`${g} ${b}`}}),2927:((e,t,n)=>{n.d(t,{CJ:()=>o,FF:()=>l,a5:()=>u,iJ:()=>i});
var s=n(4044),r=n(4111);function i(v,$,k=process.version){const x=(v.protocol==="https:"?$.https:$.http)?.trim();if(!x||
$.isBypassed?.(v))return;if(!d(k))return{problem:`Node ${k} on this runner cannot use a proxy; update the runner to a ve\
rsion with Node 24.5 or later, or remove the proxy settings`};if(x.search(s.Qi)>=0)return{problem:"the proxy setting con\
tains a line break or another control character"};const O=h(x);return!O||!/^https?:/.test(O.protocol)?{problem:"the prox\
y setting is not an http or https URL"}:[O.username,O.password].some(_=>m(_)===void 0)?{problem:"the user name or passwo\
rd in the proxy setting is not percent-encoded"}:{url:O.href}}function o(v){const{statusCode:$}=Object(v);return $===407?
u:`${a} Then run this again.`}const a="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a pri\
vate CA, set NODE_EXTRA_CA_CERTS to its certificate file.",u="The proxy requires a valid user name and password. Put bot\
h into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function d(v){const[$=0,k=0]=v.slice(1).split(".").map(
Number);return $>24||$===24&&k>=5}const c=4;function l({http:v,https:$}){const k=[v,$].flatMap(x=>{const{username:O="",password:_=""}=h(
x?.trim()??"")??{},f=m(O)??O,p=m(_)??_;return[O,_,f,p,`${f}:${p}`]});return[...new Set(k)].filter(x=>x.length>=c)}const h=v=>(0,r.
Dl)(v.includes("://")?v:`http://${v}`);function m(v){try{return decodeURIComponent(v)}catch{return}}}),4543:((e,t,n)=>{n.
d(t,{Qz:()=>a,d5:()=>d,qs:()=>l});var s=n(7785),r=n(2735),i=n(4306),o=n(7220);const a=(h,m)=>h<=Math.min(2,Math.floor(m.
length/2)),u=h=>h.toLowerCase().replace(/[-_]/g,"");function d(h,m){return m.map(k=>({name:k,edits:(0,s.A)(u(k),u(h))})).
filter(({name:k,edits:x})=>a(x,k)).sort((k,x)=>k.edits-x.edits)[0]?.name}const c=["dry","test"];function l(h,m,v){return h.
map($=>{const x=c.includes($)&&m.includes("dry-run")?"dry-run":d($,m),O=(0,r.xv)(v($)),_=`is not an input of this action\
 (version ${i.r})`,p=x===void 0?`${_}; remove it from \`with\`, or use a version that has it`:_,y=`If the job has an env\
ironment variable INPUT_${O.toUpperCase()}, rename that variable`;return(0,o.CC)(O,{message:p,meant:x,hint:y})})}}),3177:((e,t,n)=>{
n.d(t,{$G:()=>m,BH:()=>h,Ng:()=>d,Pw:()=>k,RD:()=>x,Vu:()=>v,pi:()=>c,wg:()=>$});var s=n(3757);const r=["Chrome","Firefo\
x","Safari"],i="\u2713",o="\u2013",a=[i,i,i],u=[i,i,o],d={title:{kind:"text",required:!0,browsers:a,description:"Title o\
f the notification, in plain text. Phones show about 30 characters.",examples:["Spring is here"]},message:{kind:"text",required:!0,
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
l=(...O)=>c.filter(_=>O.includes(d[_].kind)),h=l("text","image","page"),m=l("image"),v=c.filter(O=>d[O].required),$=O=>O.
replaceAll("_","-"),k=c.map($);function x(O,_=" "){return O.every(p=>p===i)?"all":r.map((p,y)=>({browser:p,since:O[y]??o})).
filter(({since:p})=>p!==o).map(({browser:p,since:y})=>y===i?p:`${p}${_}${y}`).join(", ")}}),7220:((e,t,n)=>{n.d(t,{$3:()=>d,
B4:()=>_,CC:()=>o,LF:()=>u,fI:()=>h,rg:()=>a,tH:()=>$,yu:()=>i});var s=n(2027),r=n(2735);const i=(f,p)=>({quoted:(0,r.hD)(
f),message:p});function o(f,p,y={}){return{...typeof f=="string"?{input:f}:f,...typeof p=="string"?{message:p}:p,reason:"\
invalid-input",...y}}function a({position:f},{position:p}){return f?p?f.line-p.line||f.column-p.column:-1:p?1:0}function u(f){
const p=f.map((y,w)=>typeof y=="number"?`[${y}]`:w>0?`.${String(y)}`:String(y));return(0,r.xv)(p.join("").replace(/\s+/g,
" "))}const d=({quoted:f,message:p})=>f===void 0?p:`${f} ${p}`;function c(f,p){const{quoted:y,meant:w,hint:g}=p,b=w===void 0?
"":` Did you mean "${w}"?`,E=g===void 0?"":` ${g}.`;return`${f}${y===void 0?"":":"} ${d(p)}.${b}${E}`}function l(f,p,y,w=""){
const g=f.length>0?`\`${u(f)}\``:p;return c(`${g}${w}`,y)}function h(f){const{input:p,otherInputs:y=[],file:w,path:g=[],
position:b,quoted:E}=f,C=b&&`line ${b.line}, column ${b.column}`;if(w!==void 0){const D=C?`${w}, ${C}`:w;return`${p}: ${D}\
: ${l(g,"the file",f)}`}const P=C?` (${C})`:"",U=typeof g[0]=="number";if(g.length>0&&!U)return`${p}: ${l(g,"",f,P)}`;const V=U?
u([p,...g]):p;if(E!==void 0)return c(`${V}${P}`,f);const S=U?`\`${V}\``:m([V,...y]);return c(`${S}${P}`,f)}function m(f){
const p=f.map(w=>`\`${w}\``),y=p.pop()??"";return p.length===0?y:`${p.join(", ")} and ${y}`}function v(f){const p=f.every(
w=>w.reason==="unreadable-file"),y=p?"unreadable-file":"invalid-input";return new s.HR({reason:y,title:p?"Unreadable fil\
e":"Invalid input",message:_(f.map(h)),hint:x(f)})}class ${#t=[];#e=new Set;refuse(p){for(const y of p)this.#t.push(y),this.#e.
add(y.input)}add(p){for(const y of p)this.#e.has(y.input)||this.#t.push(y)}get refused(){return this.#e}isRefused(p){return this.#e.
has(p)}get all(){return this.#t}failure(){return v(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}}const k=new Set(
["base-url","api-token"]);function x(f){const p=f.length===1?"Fix this problem":"Fix these problems";return f.every(({input:w})=>k.
has(w))?{newRunAfter:`${p}. If you changed a secret or variable, re-run the failed job. If you changed the workflow,`}:{
newRunAfter:`${p}, then`}}const O=100;function _(f,p="problems"){if(f.length===1)return f.join("");const y=f.slice(0,O).
map(g=>`- ${g}`),w=f.length-y.length;return w>0&&y.push(`- and ${w} more`),`${f.length} ${p}:
${y.join(`
`)}`}}),1403:((e,t,n)=>{n.d(t,{RB:()=>k,_y:()=>r,cV:()=>x,gE:()=>c});var s=n(7220);const r=["api-token","github-token"],
i="the API token",o="the GitHub token",a="***",u=8,d=4;function c(_){const{apiToken:f,githubToken:p="",proxyCredentials:y=[]}=_,
w=[{name:i,secret:f},{name:o,secret:p}].filter(({secret:b})=>b.length>=u).map(({name:b,secret:E})=>({name:b,forms:l(E)})),
g=[...w.flatMap(({forms:b})=>b),...y.flatMap(l)];return{find:b=>w.find(({forms:E})=>E.some(C=>b.includes(C)))?.name,redact:(b,E=!1)=>{
const C=g.flatMap(U=>m(U,b)),P=E?g.flatMap(U=>v(U,b)):[];return $(b,[...C,...P])}}}function l(_){const f=encodeURIComponent(
_.toWellFormed()),p=JSON.stringify(_).slice(1,-1);return[...new Set([_,...[0,1,2].map(y=>h(_,y)),f,p])]}function h(_,f){
const p=Buffer.from("\0".repeat(f)+_),y=Math.ceil(f*8/6),w=Math.floor(p.length*8/6);return p.toString("base64").slice(y,
w)}function m(_,f){const p=[];for(let y=f.indexOf(_);y>=0;y=f.indexOf(_,y+1))p.push({start:y,end:y+_.length});return p}function v(_,f){
for(let p=_.length-1;p>=d;p--)if(f.endsWith(_.slice(0,p)))return[{start:f.length-p,end:f.length}];return[]}function $(_,f){
let p="",y=0;for(const{start:w,end:g}of f.sort((b,E)=>b.start-E.start))w>=y&&(p+=_.slice(y,w)+a),y=Math.max(y,g);return p+
_.slice(y)}function k(_,f,p){return Object.entries(_).flatMap(([y,w])=>{const g=O(w,f);return g?(0,s.CC)({input:y,file:p},
`contains ${g}, which would be published; remove the token`):[]})}function x(_,f){const{"api-token":p,"github-token":y="",
...w}=_,g=f.find(y)===i;return k({...w,...g&&{"github-token":y}},f)}function O(_,f){const p=new Set([_]);for(const y of p){
const w=typeof y=="string"||typeof y=="number"?f.find(String(y)):void 0;if(w)return w;if(typeof y=="object"&&y!==null)for(const g of Object.
entries(y))for(const b of g)p.add(b)}}}),3953:((e,t,n)=>{n.d(t,{b8:()=>o,fi:()=>a,pc:()=>u});var s=n(4044),r=n(4111),i=n(
7220);const o=f=>h(f,["https"],"an absolute https URL, such as https://example.com/image.png"),a=f=>h(f,["https","http"],
"an absolute https or http URL, such as https://example.com/page"),u=f=>{const y=h(f,["https","http"],"the https address\
 of the push service, such as https://push.example.com");if("message"in y)return y;const w=l(f,new URL(f));return w===void 0?
{value:f.replace(/\/+$/,"")}:m(f,w)},d=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,c=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;
function l(f,{protocol:p,hostname:y,pathname:w}){if(p==="http:"&&!d.test(y))return"would send the token unencrypted; use\
 an https URL (http is only allowed for loopback addresses)";const[,g]=c.exec(w)??[];return g?`ends with \`${g}\`, but th\
e action adds this path itself; remove \`${g}\``:/[?#]/.test(f)?"has a query or fragment; remove it":void 0}function h(f,p,y){
if(f==="")return{message:`is blank; use ${y}`};const w=_(f,p,y);return w===void 0?{value:f}:m(f,w)}const m=(f,p)=>v.test(
f)?{message:p}:(0,i.yu)(f,p),v=/[@\uff20\ufe6b]|%40/,$=/^https?:[/\\]*[^/\\?#]*@/i,k=/^([a-z]+):\/\/([^/?#]+)/i,x=/[{}$%<]/,
O=/^https?:?$/i;function _(f,p,y){if($.test(f))return"contains a user name or password; remove them";if(f.length>r.QO)return`\
is too long for a URL; use a URL of at most ${r.zF}`;if(s.m4.test(f)||s.CY.test(f))return`contains white space, an invis\
ible character or a backslash; use ${y}`;const[,w="",g=""]=k.exec(f)??[],[b]=x.exec(g)??[];return b!==void 0?`contains \`${b}\
\` in its host, so a variable in the host was probably not replaced; use ${y}`:w!==""&&!p.includes(w.toLowerCase())?`has\
 the scheme ${w}; use ${y}`:O.test(g)?`has its scheme twice; use ${y}`:w!==""&&(0,r.Dl)(f)!==void 0?void 0:`is not an ab\
solute URL; use ${y}`}}),7125:((e,t,n)=>{n.d(t,{Ae:()=>y,GT:()=>k,I9:()=>x,PL:()=>O,VE:()=>u,d6:()=>$,eB:()=>_,lZ:()=>d,
p0:()=>v,rD:()=>l,tS:()=>p,yG:()=>m,zM:()=>h});var s=n(4044),r=n(4462),i=n(2735),o=n(3757),a=n(7220);const u=16384,d="is\
 larger than 16 KiB; shorten it (push services accept about 4 KiB in total)",c=/^[\x21-\x7e]+$/;function l(w,g,b){return E=>{
const C=Number(E);return/^[0-9]+$/.test(E)&&C>=g&&C<=b?{value:C}:(0,a.yu)(E,`is not ${w}`)}}function h(w){return["true",
"True","TRUE"].includes(w)?{value:!0}:["false","False","FALSE"].includes(w)?{value:!1}:(0,a.yu)(w,"is neither true nor f\
alse; use `true` or `false`")}function m(w){const g=h(w);return"value"in g?g.value:void 0}function v(w){const g=/^([0-9]+)([smhdw]?)$/.
exec(w),b="use whole seconds (3600), or a whole number with a unit: s, m, h, d or w (12h)";if(!g)return(0,a.yu)(w,`is no\
t a duration; ${b}`);const E=o.F7.find(({letter:P})=>P===g[2]),C=Number(g[1])*(E?.seconds??1);return Number.isSafeInteger(
C)?{value:C}:(0,a.yu)(w,`is too long; ${b}`)}function $(w){return c.test(w)?{value:w}:{message:"contains a space, a line\
 break or a non-ASCII character, which a token cannot contain; set it to the token only, preferably from a secret"}}function k(w){
if(w==="")return{message:"is blank, and the service refuses blank text; write some text"};const g=x(w);return"message"in
g?g:(0,i.h0)(w)===""?{message:"has no visible character; write some text"}:{value:w}}const x=w=>{const[g]=s.Sx.exec(w)??
[];return g===void 0?{value:w}:{message:`contains the control character U+${g.charCodeAt(0).toString(16).toUpperCase().padStart(
4,"0")}, which subscribers would not see; remove it`}};function O(w){if(w==="latest")return{value:{kind:"latest"}};const g=w.
replace(/^refs\/tags\//,""),b=/^refs\//.test(w)&&g===w;return g===""||b?(0,a.yu)(w,"is not a tag; use a tag such as v1.2\
.3, or `latest`"):{value:{kind:"tag",tag:g}}}function _(w){return/^[a-z]/i.test(w)&&f(w)?{value:w}:(0,a.yu)(w,"is not a \
time zone that this runner knows; use a name from the IANA time zone database, such as Europe/Berlin")}function f(w){try{
return new Intl.DateTimeFormat("en",{timeZone:w}),!0}catch{return!1}}function p(w){if(w==="any")return{value:void 0};const g="\
set it to the `payload` output of the approved dry run, or remove the input";if(w==="")return{message:`is empty, so the \
approved payload is missing; ${g}`};const b=(0,r.qF)(w);return(0,r.Gv)(b)?{value:b}:{message:`is not a JSON object; ${g}`}}
const y=w=>({value:w})}),4462:((e,t,n)=>{n.d(t,{Gv:()=>r,ff:()=>i,qF:()=>s});function s(o){try{return JSON.parse(o)}catch{
return}}const r=o=>typeof o=="object"&&o!==null&&!Array.isArray(o);function i(o,a,u=[]){if(typeof o=="string")return a(o,
u);if(Array.isArray(o))return o.map((c,l)=>i(c,a,[...u,l]));if(!r(o))return o;const d=Object.entries(o);return Object.fromEntries(
d.map(([c,l])=>[c,i(l,a,[...u,c])]))}}),2735:((e,t,n)=>{n.d(t,{Kb:()=>l,h0:()=>a,hD:()=>i,jQ:()=>o,xv:()=>u});var s=n(4044);
const r=h=>(h.codePointAt(0)??0).toString(16).padStart(4,"0");function i(h){const m=JSON.stringify(h).replace(s.X_,v=>`\\\
u${r(v)}`);return m.length>100?`${m.slice(0,98)}\u2026" (${h.length} characters)`:m}function o(h){return h.toWellFormed().
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(s.aT,(m,v)=>v??`\u2039U+${r(m).toUpperCase()}\u203A`)}function a(h){const m=h.toWellFormed().replace(s.sN,(v,$="")=>$).
replace(/[\s\x85]+/g," ").trim();return s.mq.test(m)?m:""}const u=(h,m=99)=>h.length>m?`${h.slice(0,m).replace(/[\ud800-\udbff]$/,
"")}\u2026`:h,d=300,c=65536;function l(h,m,v=!1){const k=m(h.slice(0,c),v||h.length>c).replace(/\s+/g," ").trim();return u(
k,d)}}),3757:((e,t,n)=>{n.d(t,{E$:()=>s,F7:()=>i,LP:()=>r});const s=1048576,r=864e5,i=[{name:"week",letter:"w",seconds:604800},
{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"\
second",letter:"s",seconds:1}]}),4111:((e,t,n)=>{n.d(t,{Dl:()=>i,QO:()=>s,Wr:()=>a,zB:()=>o,zF:()=>r});const s=2048,r="2\
,048 characters";function i(u,d){if(!(u.length>s))try{return new URL(u,d)}catch{return}}const o=u=>i(u)?.hostname,a=u=>/^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.
exec(u)?.[1]}),4306:((e,t,n)=>{n.d(t,{N:()=>r,r:()=>s});const s="1.0.0",r=`web-push-action/${s}`}),7785:((e,t,n)=>{n.d(t,
{A:()=>i});const s=[],r=[];function i(a,u,d){if(a===u)return 0;const c=d?.maxDistance,l=a;a.length>u.length&&(a=u,u=l);let h=a.
length,m=u.length;for(;h>0&&a.charCodeAt(~-h)===u.charCodeAt(~-m);)h--,m--;let v=0;for(;v<h&&a.charCodeAt(v)===u.charCodeAt(
v);)v++;if(h-=v,m-=v,c!==void 0&&m-h>c)return c;if(h===0)return c!==void 0&&m>c?c:m;let $,k,x,O,_=0,f=0;for(;_<h;)r[_]=a.
charCodeAt(v+_),s[_]=++_;for(;f<m;){for($=u.charCodeAt(v+f),x=f++,k=f,_=0;_<h;_++)O=$===r[_]?x:x+1,x=s[_],k=s[_]=x>k?O>k?
k+1:O:O>x?x+1:O;if(c!==void 0){let p=k;for(_=0;_<h;_++)s[_]<p&&(p=s[_]);if(p>c)return c}}return s.length=h,r.length=h,c!==
void 0&&k>c?c:k}function o(a,u,d){if(!Array.isArray(u)||u.length===0)return;const c=d?.maxDistance,l=a.length;for(const $ of u)
if($===a)return $;if(c===0)return;let h,m=Number.POSITIVE_INFINITY;const v=new Set;for(const $ of u){if(v.has($))continue;
v.add($);const k=Math.abs($.length-l);if(k>=m||c!==void 0&&k>c)continue;const x=Number.isFinite(m)?c===void 0?m:Math.min(
m,c):c,O=x===void 0?i(a,$):i(a,$,{maxDistance:x});if(c!==void 0&&O>c)continue;let _=O;if(x!==void 0&&O===x&&x===c&&(_=i(
a,$)),_<m&&(m=_,h=$,m===0))break}if(!(c!==void 0&&m>c))return h}})},Qe={};function T(e){var t=Qe[e];if(t!==void 0)return t.
exports;var n=Qe[e]={exports:{}},s=!0;try{Nt[e](n,n.exports,T),s=!1}finally{s&&delete Qe[e]}return n.exports}T.m=Nt,typeof T<
"u"&&(T.ab=__dirname+"/"),(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;T.t=function(n,s){
if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var r=Object.
create(null);T.r(r);var i={};t=t||[null,e({}),e([]),e(e)];for(var o=s&2&&n;typeof o=="object"&&!~t.indexOf(o);o=e(o))Object.
getOwnPropertyNames(o).forEach(a=>i[a]=()=>n[a]);return i.default=()=>n,T.d(r,i),r}})(),T.d=(e,t)=>{for(var n in t)T.o(t,
n)&&!T.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},T.f={},T.e=e=>Promise.all(Object.keys(T.f).reduce((t,n)=>(T.
f[n](e,t),t),[])),T.u=e=>""+e+".index.js",T.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),T.r=e=>{typeof Symbol<"u"&&
Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},
(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,i=n.runtime;for(var o in s)T.o(s,o)&&(T.m[o]=s[o]);i&&i(T);for(var a=0;a<
r.length;a++)e[r[a]]=1};T.f.require=(n,s)=>{e[n]||t(require("./"+T.u(n)))}})();var js={};const Xe=new AbortController,Us=[
"SIGINT","SIGTERM","SIGBREAK","SIGHUP","SIGQUIT"];for(const e of Us)process.on(e,()=>Xe.abort());var I=T(7220),j=T(7125),
X=T(3757);function Ft(e){const t=new Intl.DateTimeFormat("en-US",{timeZone:e,calendar:"gregory",numberingSystem:"latn",hourCycle:"\
h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});return n=>{const s=t.formatToParts(n).
map(({type:d,value:c})=>[d,Number(c)]),{year:r,month:i,day:o,hour:a,minute:u}=Object.fromEntries(s);return{year:r,month:i,
day:o,hour:a,minute:u}}}const Ls=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function Ns(e){const t="\
use two times of day, such as 09:00-20:00";if(!Ls.test(e))return(0,I.yu)(e,`is not a range of times; ${t}`);const[n,s]=e.
split("-"),r=Bt(n),i=Bt(s);return r===i?(0,I.yu)(e,`begins and ends at the same time; ${t}`):{value:{from:r,to:i,text:e}}}
function Bt(e){const[t,n]=e.split(":").map(Number);return t*60+n}const Ze=6e4,Fs=1440;function Bs(e,t,n){const s=Ft(t),r=s(
n);if(Ht(e,r))return;const i=(Math.floor(n.getTime()/Ze)+1)*Ze;for(let o=0;o<=2*Fs+180;o++){const a=new Date(i+o*Ze),u=s(
a);if(Ht(e,u))return{window:e.text,timeZone:t,now:r,opensAt:a,opens:u}}throw new Error("the window of send-between never\
 opens")}function Ht({from:e,to:t},{hour:n,minute:s}){const r=n*60+s;return e<t?e<=r&&r<t:e<=r||r<t}function Hs(e,t,n="U\
TC"){const{year:s,month:r,day:i}=Ft(n)(t),o=new Date(Date.UTC(s,r-1,i));if(e==="week")return Ws(o);const a=o.toISOString().
slice(0,10);return e==="day"?a:a.slice(0,7)}function Ws(e){const t=(e.getUTCDay()+6)%7,n=new Date(e.getTime()+(3-t)*X.LP),
s=n.getUTCFullYear(),r=Math.floor((n.getTime()-Date.UTC(s,0,1))/(7*X.LP))+1;return`${s}-W${String(r).padStart(2,"0")}`}var F=T(
3177),Pe=T(1403),Gs=T(3953);const et=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),pe=(e,t)=>n=>n===""?{value:e}:
t(n),Y=e=>pe(void 0,e),Ie=(e,t)=>n=>{const s=e.find(r=>r===n);return s===void 0?(0,I.yu)(n,`is not ${t}`):{value:s}},_e={
"base-url":et("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)",
Gs.pc),"api-token":et("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",j.d6),timeout:pe(
30,(0,j.rD)("a whole number of seconds from 1 to 300",1,300)),retries:pe(3,(0,j.rD)("a whole number from 0 to 10",0,10)),
summary:pe(!0,j.zM)},Wt=Number.MAX_SAFE_INTEGER,tt={..._e,target:et("`all` (every subscriber) or `audience`; `target` ha\
s no default, so that nobody sends to all by mistake",Ie(["all","audience"],"a valid target; use `all` (every subscriber\
) or `audience`")),"audience-id":Y((0,j.rD)("an audience id, which is a whole number such as 101",1,Wt)),"audience-name":Y(
j.Ae),"max-reach":Y((0,j.rD)("a whole number such as 10000",0,Wt)),"payload-file":Y(j.Ae),"extra-fields":Y(j.Ae),"dry-ru\
n":pe(!1,j.zM),"check-urls":pe(!1,j.zM),"once-key":Y(j.Ae),"once-per":Y(Ie(["day","week","month"],"a period; use `day`, \
`week` or `month`")),"send-between":Y(Ns),"time-zone":Y(j.eB),release:Y(j.PL),"release-level":Y(Ie(["major","minor","pat\
ch"],"a release level; use `major`, `minor` or `patch`")),"max-age":Y(j.p0),"expected-payload":j.tS,"github-token":Y(j.d6)},
Ks=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),nt=e=>Object.keys(e),Eu=nt(_e),Gt=[...nt(tt),...F.Pw];function Ou(e,t){
return st(_e,e,t)}function qs(e,t,n=""){const s=st(tt,e,t,Ys(e));return s.settings&&(s.settings.maxAge??=Vs(e.release,n)),
s}const Kt=X.LP/1e3;function Vs(e,t){if(e==="latest")return 7*Kt;if(e===""&&t==="release")return 30*Kt}function st(e,t,n,s=[]){
const r=new I.tH;r.refuse([...(0,Pe.cV)(t,n),...zs(t)]);const i={...t};for(const u of r.refused)i[u]="";const o={};for(const[
u,d]of Object.entries(e)){const c=d(i[u]??"");"value"in c?o[Ks(u)]=c.value:r.add([(0,I.CC)(u,c)])}return r.add(s),{settings:r.
all.length>0?void 0:o,inputs:i,problems:r}}function zs(e){return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??
"")>j.VE).map(n=>(0,I.CC)(n,j.lZ))}const qt={"payload-files":j.Ae,only:pe("all",Ie(["all","changed","added"],"a valid ch\
oice; use `all`, `changed` or `added`")),"extra-fields":j.Ae,"check-urls":tt["check-urls"],timeout:_e.timeout,summary:_e.
summary},Cu=[...nt(qt),...F.Pw];function Ru(e,t){return st(qt,e,t,Js(e))}function Js(e){return e["payload-files"]!==""?[]:
contentInputs.every(n=>e[n]==="")?[problem("payload-files","is missing; set it to paths of payload files, or set the not\
ification as inputs")]:e.only!==""&&e.only!=="all"?[problem("payload-files","is missing; `only` needs files to choose fr\
om")]:[]}function Ys(e){const t=e.target==="all",n=e.target==="audience",s="is only allowed with `target: audience`",r="\
remove it, or change `target`",i="(the service does not report the reach of a broadcast)",o=e["once-key"]?"`once-key` ne\
eds it to store a record in the repository":"the `release` input needs it to fetch the release";return[{inputs:["audienc\
e-id"],isWrong:t&&e["audience-id"],message:`${s}; ${r}`},{inputs:["audience-name"],isWrong:t&&e["audience-name"],message:`${s}\
; ${r}`},{inputs:["max-reach"],isWrong:t&&e["max-reach"],message:`${s} ${i}; remove it`},{inputs:["audience-id","audienc\
e-name"],isWrong:n&&!e["audience-id"]&&!e["audience-name"],message:"are both missing; set at least one"},{inputs:["once-\
key"],isWrong:e["once-per"]&&!e["once-key"],message:"is missing; `once-per` needs it"},{inputs:["once-key"],isWrong:e.release===
"latest"&&!e["once-key"]&&!e["once-per"],message:"is missing, so each later run would announce the latest release again;\
 set `once-key: release-{tag}`, and give the job the `contents: write` permission",hint:ue},{inputs:["once-per"],isWrong:e.
release==="latest"&&e["once-per"],message:"is not allowed with `release: latest`, because each later period would announ\
ce the same release again; remove `once-per`, and set `once-key: release-{tag}`",hint:ue},{inputs:["time-zone"],isWrong:e["\
time-zone"]&&!e["send-between"]&&!e["once-per"],message:"has no effect without `send-between` or `once-per`; set one of \
these two, or remove `time-zone`"},{inputs:["github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],message:`\
is missing; ${o}`}].filter(({isWrong:d})=>d).map(({inputs:[d,...c],message:l,hint:h})=>(0,I.CC)(d,h===void 0?l:{message:l,
hint:h},{otherInputs:c}))}const ue="Careful: a new key has no record yet, so the first run with it sends again, even wha\
t was already announced";var Q=T(4462),R=T(2735);const Me=["major","minor","patch"],Qs=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
Xs=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function me(e){const n=[...e.replace(Qs,u=>".".repeat(u.length)).matchAll(
Xs)],r=n.find(([,,u=""])=>u.includes("."))??n.findLast(([,u])=>u!=="-"&&u!=="_");if(r===void 0)return;const[,i="",o=""]=r,
a=r.index+i.length;return{text:e.slice(a),numbers:o.split(".").map(Number),words:[e.slice(0,a).replace(/v$/i,""),Zs(e.slice(
a+o.length))]}}const Zs=e=>e.replace(/\+.*$/s,""),er=/^[-_,]\d/,tr=9999,nr=e=>e>=1900&&e<2100;function sr({numbers:e,words:[
,t]}){const[n=0,...s]=e;if(nr(n)||s.length===0&&(n>tr||er.test(t)))return;const r=e.findLastIndex(i=>i>0);return Me[Math.
min(Math.max(r,0),Me.length-1)]}const rr=(e,t)=>e!==void 0&&Me.indexOf(e)<=Me.indexOf(t),ir=(e,t)=>e.words.every((n,s)=>n===
t.words[s]),or=(e,t)=>Vt(e.numbers,t.numbers)||e.numbers.length-t.numbers.length,rt=(e,t)=>Vt(e.numbers,t.numbers)===0;function Vt(e,t){
const n=Math.max(e.length,t.length);for(let s=0;s<n;s++){const r=(e[s]??0)-(t[s]??0);if(r!==0)return r}return 0}const ar=e=>(0,Q.
Gv)(e)&&e.draft===!1&&e.prerelease===!1;function zt(e,t){const n=(t.getTime()-Date.parse(e??""))/1e3;return Number.isNaN(
n)?void 0:Math.max(0,n)}function Jt(e,t,n){const s=me(e);return{tag:e,level:s&&sr(s),age:zt(t,n)}}function Yt(e,{level:t,
maxAge:n}){const{tag:s,level:r,age:i}=e,o=[];if(t!==void 0&&r===void 0&&o.push((0,I.CC)("release-level",`cannot be check\
ed for the release ${(0,R.hD)(s)}, because its tag has no version such as v1.2.3 (a version that begins with a year does\
 not count); to announce this release, remove \`release-level\``)),n!==void 0&&i===void 0&&o.push((0,I.CC)("max-age",`ca\
nnot be checked for the release ${(0,R.hD)(s)}, because GitHub gives no publication date; to announce this release, set \
\`release\` to its tag, without \`max-age\``)),o.length>0)return{problems:o};if(t!==void 0&&!rr(r,t))return{kind:"level",
release:e,minLevel:t};if(n!==void 0&&i!==void 0&&i>n)return{kind:"age",release:e,age:i,maxAge:n}}function cr(e,{level:t,
maxAge:n}){const s=[];return t!==void 0&&s.push((0,I.CC)("release-level",`cannot be checked: ${e}`)),n!==void 0&&s.push(
(0,I.CC)("max-age",`cannot be checked: ${e}`)),s}var Z=T(7633),re=T(4111),it=T(5242);const[{width:ur}]=F.Ng.icon_url.sizes,
dr=65536;class Qt{#t;#e;constructor(t,n){this.#t=t,this.#e=n}at(t){return t.split(".").reduce((n,s)=>typeof n=="object"&&
n!==null&&Object.hasOwn(n,s)?n[s]:void 0,this.#t)}firstText(...t){const n=this.#s(t).find(R.h0);return n===void 0?{missing:this.
missingMessage(...t)}:{value:(0,R.h0)(n),madeFrom:[n]}}firstPage(...t){return this.#n(it.f.page,"http or https URL",t)}icon(){
const t=this.#n(it.f.image,"https URL",["repository.owner.avatar_url"]);if("missing"in t)return t;const n=new URL(t.value);
return n.searchParams.set("s",String(ur)),{value:n.href,madeFrom:t.madeFrom}}missingMessage(...t){const n=t.map(r=>`\`${r}\
\``),s=n.length>1?`neither ${n.join(" nor ")}`:`no ${n}`;return`${this.#e} ${s}`}#n(t,n,s){const r=this.#s(s).map(a=>a.trim()),
i=r.find(a=>"value"in t(a));if(i!==void 0)return{value:i,madeFrom:[i]};if(r.every(a=>a===""))return{missing:this.missingMessage(
...s)};const o=r.some(a=>a.length>re.QO)?` of at most ${re.zF}`:"";return{missing:`${this.#e} no ${n}${o} in ${s.map(a=>`\
\`${a}\``).join(" or ")}`}}#s(t){return t.map(n=>this.at(n)).filter(n=>typeof n=="string"&&n.length<=dr)}}const je="your\
 text",ge=`write it as \`<!-- web-push: ${je} -->\` on a line of its own`,lr=/^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i,
hr=/^<!--+\s*web[\s_\-\u2010-\u2015]?push(?![a-z\d])/i;function fr(e){const t=wr(e).flatMap(s=>br(s)??[]),n=t.find(s=>"p\
roblem"in s);return n||(t.length>1?{problem:`the release notes have ${t.length} \`web-push\` comments; keep one, and ${ge}`}:
t[0])}const pr=/^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/,mr=/^ {0,3}(`{3,}|~{3,})\s*$/,gr=/^ {0,3}<!--/;function wr(e){const t=[];
let n="",s;for(const r of e.replace(/^\ufeff/,"").split(/\r?\n/)){if(n!==""){const[,i=""]=mr.exec(r)??[];i.startsWith(n)&&
(n="");continue}if(!s){if(n=pr.exec(r)?.[1]??"",!gr.test(r))continue;s=[]}s.push(r),r.includes("-->")&&(t.push(s.join(`
`)),s=void 0)}return s&&t.push(s.join(`
`)),t}function br(e){const[t]=lr.exec(e)??[];if(t===void 0){const[o]=hr.exec(e)??[];return o===void 0?void 0:{problem:`t\
he release notes have a comment that begins with ${(0,R.hD)(o.replace(/\s+/g," "))}, a misspelled name; ${ge}`}}const n="\
the `web-push` comment in the release notes",s=e.indexOf("-->"),r=e.slice(t.length,s===-1?void 0:s);if(s===-1||r.includes(
"<!--"))return{problem:`${n} is not closed; ${ge}`};if(r.endsWith("-"))return{problem:`${n} does not end with \`-->\`; ${ge}`};
if(e.slice(s+3).trim()!=="")return{problem:`${n} is followed by other text on the same line; ${ge}`};const i=(0,R.h0)(r);
if(i==="")return{problem:`${n} has no text; ${ge}, or remove the comment`};if(i.toLowerCase().replace(/\.$/,"")===je){const o=`\
in \`<!-- web-push: ${je} -->\`, replace \`${je}\` with the message for subscribers`;return{problem:`${n} still has the \
sample text; ${o}, or remove the comment`}}return{text:i}}const yr=(e,t)=>Xt(new Qt(e,"GitHub returned"),"release",t,e.latest);
function Xt(e,t,{filter:n,needsMessage:s,isDryRun:r,secrets:i},o){if(e.at("release.draft")===!0)return(0,Z.ho)({kind:"dr\
aft"});const a=e.firstText("release.tag_name"),u=e.firstText("release.published_at"),d=Jt(ve(a),ve(u),n.now),c={...d,tag:i.
redact(d.tag),latest:o&&$r(o,i)},l=Yt(c,n);if(l&&"problems"in l)return{kind:"invalid",...l};if(l&&!r)return(0,Z.ho)(l);const h=xr(
e),m=s?Cr(e):{value:"",madeFrom:[]},v=Rr(e),$={title:h,message:m,icon_url:e.icon(),landing_url:v},k=e.firstText("release\
.name","release.tag_name"),x=_r(a),O=e.firstText("repository.name"),_=e.at("release.id"),f=[ve(a),ve(x),ve(k),typeof _==
"number"?`${_}`:""];return{kind:"content",source:t,fields:$,release:c,heldBack:l,identifiers:f.filter(Boolean),placeholders:{
tag:a,version:x,name:k,repository:O,message:m,url:v}}}const $r=({shownTag:e,newerTags:t},{redact:n})=>({shownTag:e&&n(e),
newerTags:t.map(s=>n(s))}),ve=e=>"value"in e?e.value:"";function _r(e){if("missing"in e)return e;const{value:t,madeFrom:n}=e,
s=me(t);return s?{value:s.text,madeFrom:n}:{missing:`the tag ${(0,R.hD)(t)} has no version such as v1.2.3`,madeFrom:n}}const vr=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,
kr=/^releases?\/(?=v?\d)/i;function xr(e){const t=e.firstText("release.name","release.tag_name");if("missing"in t)return t;
const n={...t,value:t.value.replace(kr,"")},[,s,r]=vr.exec(n.value)??[];if(s!==void 0)return{...n,value:`${s} ${r}`};const i=e.
firstText("repository.name");return"value"in i&&Er(n.value,i.value)?n:(0,Z.oR)(i,n," ")}const Tr=100;function Er(e,t){const n=i=>i.
toLowerCase().split(/[^a-z\d\x80-\uffff]+/),s=n(t).join("");if(s===""||s.length>Tr)return!1;const r=n(e);return r.some((i,o)=>{
let a="";for(let u=o;u<r.length&&a.length<s.length;u++)a+=r[u];return a===s})}const Or="See what is new.";function Cr(e){
const t=e.at("release");if(typeof t!="object"||t===null)return{missing:e.missingMessage("release")};const n=e.at("releas\
e.body")??"";if(typeof n!="string")return{missing:`${e.missingMessage("release.body")} that is text`};const s=fr(n);return s===
void 0?{value:Or,madeFrom:[],source:"default"}:"problem"in s?{missing:s.problem}:{value:s.text,madeFrom:[s.text],source:"\
comment"}}function Rr(e){if(e.at("repository.private")===!1&&(e.at("repository.visibility")??"public")==="public")return e.
firstPage("release.html_url");const n=e.firstPage("repository.homepage");return"value"in n?n:{missing:"the repository is\
 private, so subscribers cannot open the release page, and the repository has no homepage to open instead; set a homepag\
e in the repository settings"}}function Sr(e,t,n){const{name:s,payload:r,unreadable:i}=e;if(s!=="release"&&s!=="deployme\
nt_status")return{kind:"none",event:s};if(i!==void 0)return s==="release"?ot(i,n.filter):(0,Z.sV)(i);const o=new Qt(r,"t\
he event has");return s==="release"?Ar(o,t,n):Pr(o)}function Ar(e,t,n){const s=e.at("action");return typeof s!="string"?
ot((0,Z.xW)("action"),n.filter):s!=="published"&&s!=="released"?(0,Z.ho)({kind:"activity",actual:s}):s==="released"&&!t?
{kind:"invalid",problems:[Dr]}:typeof(e.at("release.draft")??!1)!="boolean"?ot("the `release.draft` field of the event i\
s neither true nor false",n.filter):Xt(e,"event",n)}function ot(e,t){const n=cr(e,t);return n.length>0?{kind:"invalid",problems:n}:
(0,Z.sV)(e)}const Dr=(0,I.CC)("once-key",{message:"is missing, but the action announces the `released` activity of a rel\
ease only with a key; set `once-key: release-{tag}`, and give the job the `contents: write` permission",hint:`${ue}. If \
this workflow also runs on \`published\`, that run may already have announced this release, so look in the panel of your p\
ush service before you announce the release by hand`});function Pr(e){const t=e.at("deployment_status.state");if(typeof t!=
"string")return(0,Z.sV)((0,Z.xW)("deployment_status.state"));if(t!=="success")return(0,Z.ho)({kind:"state",actual:t});const n=e.
firstText("repository.name"),s=e.firstText("deployment_status.environment","deployment.environment");return{kind:"conten\
t",source:"event",fields:{title:(0,Z.oR)(n,s," deployed to "),message:Ir(e),icon_url:e.icon(),landing_url:e.firstPage("d\
eployment_status.environment_url","deployment_status.target_url")}}}function Ir(e){const t=e.firstText("deployment_statu\
s.description");if("value"in t)return t;const n=e.at("deployment.sha");return typeof n=="string"&&/^[0-9a-f]{7,64}$/i.test(
n)?{value:`${n.slice(0,7)} is live.`,madeFrom:[n]}:{missing:e.missingMessage("deployment_status.description","deployment\
.sha")}}var ke=T(7320),Ue=T(1830);const at=async()=>({...await Promise.all([T.e(815),T.e(505)]).then(T.bind(T,3505)),...await Promise.
all([T.e(619),T.e(72)]).then(T.bind(T,1072)),...await Promise.all([T.e(815),T.e(619),T.e(961)]).then(T.bind(T,3961))});async function Mr(e,t,n){
return{inputs:await jr(e,t,n.secrets),file:await Nr(e["payload-file"],t,n),fileName:e["payload-file"],extraFields:await Br(
e["extra-fields"],t,n.secrets),onceKey:e["once-key"]}}async function jr(e,t,n){const s={},r=new Set(F.pi.filter(i=>t.isRefused(
(0,F.wg)(i))));for(const i of F.pi){const o=e[(0,F.wg)(i)];if(o==="")continue;const a=i==="actions"?await Lr(o,n):Ur(i,o,
n);t.add(a.problems),Object.assign(s,a.fields),r.add(i)}return{source:"input",fields:s,names:r}}function Ur(e,t,n){const s=(0,F.
wg)(e),r=(0,it.c)(e,t,ke.QP);if("message"in r)return{fields:{},problems:[(0,I.CC)(s,r)]};const i=typeof r.value=="number"?
(0,Pe.RB)({[s]:r.value},n):[];return{fields:i.length>0?{}:{[e]:r.value},problems:i}}async function Lr(e,t){const{parseYaml:n,
parseFields:s}=await at(),r={input:"actions"},i=n(e,r,t);if(!("value"in i))return{fields:{},problems:i.problems};const{fields:o,
problems:a}=s(r,{value:{actions:i.value},positionOf:u=>i.positionOf(u.slice(1)),problems:i.problems.map(u=>({...u,path:[
"actions",...u.path??[]]}))});return{fields:o,problems:a.map(u=>({...u,path:u.path?.slice(1)}))}}async function Nr(e,t,{
secrets:n,readFile:s}){const r=t.isRefused("payload-file");if(e===""&&!r)return Ue.Xw.file;const{fieldsFromFile:i,unknownFields:o}=await at();
return r?o:i(e,s(e),t,n)}const Fr=new Set([...F.Pw,"target"]);async function Br(e,t,n){if(e==="")return{};const{parseYaml:s}=await at(),
r=s(e,{input:"extra-fields"},n),i="value"in r?[...r.problems,...Hr(r)]:r.problems;return t.add(i),"value"in r&&(0,Q.Gv)(
r.value)&&i.length===0?r.value:{}}function Hr({value:e,positionOf:t}){const n={input:"extra-fields"};if(!(0,Q.Gv)(e))return[
(0,I.CC)(n,"is not a mapping; write fields as `name: value`")];const s=[];for(const r of Object.keys(e)){const i=r.replaceAll(
"_","-").toLowerCase(),o=`has its own input; set the \`${i}\` input instead`;Fr.has(i)&&s.push((0,I.CC)(n,o,{path:[r],position:t(
[r])}))}return(0,Q.ff)(e,(r,i)=>{const o=(0,j.I9)(r);return"message"in o&&s.push((0,I.CC)(n,o,{path:i,position:t(i)})),r}),
s}function Wr(e,t){const n=me(t)?.text;return ct(e,t)||n!==void 0&&ct(e,n)}function Gr(e,{release:t,identifiers:n=[]}){if(t===
void 0||n.some(r=>ct(e,r)))return[];const s=`does not contain the tag, version, name or id of the release ${(0,R.hD)(t.tag)}\
, so all releases would share this key, and only the first would be announced; set \`once-key: release-{tag}\``;return[(0,I.
CC)("once-key",{message:s,hint:ue})]}function ct(e,t){const n=(s="",r="")=>/\d/.test(s)&&/\d/.test(r);for(let s=e.indexOf(
t);s!==-1;s=e.indexOf(t,s+1)){const r=e[s-1],i=e[s+t.length];if(!n(t[0],r)&&!n(t.at(-1),i))return!0}return!1}async function Kr(e,t,n){
const{secrets:s}=n,r=await Mr(e,t,n),i=qr(e,r,t,n);t.add((0,ke.y7)(r,i.hasRelease)),t.add(Vr(i));const o=await zr(e,r,i,
t,n);if(o.kind==="invalid"&&t.add(o.problems),(o.kind==="invalid"||o.kind==="not-announceable")&&t.throwIfAny(),o.kind===
"not-announceable")return{skip:o.why};const a=o.kind==="content"?o:void 0,u=a?.placeholders?(0,ke.Ct)(r,a.placeholders,t,
s):r;t.add(Yr(e,u.onceKey,a,t));const d=(0,Ue.uT)(u.inputs,u.file,(0,Ue.yX)(i.missing,o,t,s));if(t.throwIfAny(),!d)throw new Error(
"a required field was lost");i.needsMessage&&(d.messageSource=Qr(a?.fields.message));const{extraFields:c,onceKey:l}=u;return{
content:d,extraFields:c,onceKey:l,release:a?.release,heldBack:a?.heldBack}}const Le=(e,t,n)=>t[e]!==""||n.isRefused(e);function qr(e,t,n,{
eventName:s}){const r=(0,Ue.SD)(t.inputs,t.file),i=(0,ke.qP)(t),o=["release-level","max-age"].filter(a=>Le(a,e,n));return{
missing:r,needsMessage:r.includes("message")||i.has("message"),filters:o,needsData:r.length>0||i.size>0||o.length>0,hasRelease:Le(
"release",e,n)||s==="release"}}const Vr=({filters:e,hasRelease:t})=>t?[]:e.map(n=>(0,I.CC)(n,`needs a release, but this \
run has none; ${(0,ke.tS)(`\`${n}\``)}`)),ut={kind:"none"};async function zr(e,t,n,s,r){const{eventName:i,filter:o,secrets:a}=r,
u=(0,j.yG)(e["dry-run"])===!0,d={filter:o,needsMessage:n.needsMessage,isDryRun:u,secrets:a};if(Le("release",e,s)){if(!n.
needsData&&!Jr(e,t.onceKey))return ut;s.throwIfAny();const h=await r.fetchRelease();return h==="none-published"?{kind:"n\
ot-announceable",why:{kind:"no-release"}}:yr(h,d)}if(!n.needsData&&i!=="release")return ut;const c=Sr(r.readEvent(),Le("\
once-key",e,s),d);return c.kind==="not-announceable"&&c.why.kind==="activity"&&!n.needsData?ut:c}function Jr(e,t){const n=(0,j.
PL)(e.release);return!("value"in n)||n.value.kind==="latest"?!0:t!==""&&e["once-per"]===""&&!Wr(t,n.value.tag)}function Yr(e,t,n,s){
return s.all.some(({input:i})=>i==="once-key")||t===""||e["once-per"]!==""||n===void 0?[]:Gr(t,n)}const Qr=e=>e&&"value"in
e?e.source:void 0,Xr=require("node:util");var A=T(2027);function Zr(e,t){const n=JSON.parse(t),r=[...new Set([...Object.
keys(e),...Object.keys(n)])].flatMap(i=>{const[o,a]=[Zt(e,i),Zt(n,i)];if((0,Xr.isDeepStrictEqual)(o,a))return[];const[u,
d]=ei(o,a);return`\`${(0,I.LF)([i])}\` was ${u} and is now ${d}.`});if(r.length!==0)throw new A.HR({reason:"payload-chan\
ged",title:"Payload changed",message:`The notification differs from \`expected-payload\`. ${(0,I.B4)(r,"differences")}`,
hint:"An input, the file, the release or the audience has changed since the dry run. Start a new run, and approve the no\
tification again."})}const Zt=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,en=20;function ei(e,t){const[n,s]=[tn(e),tn(t)];let r=0;
for(;r<n.length&&n[r]===s[r];)r++;const i=r>2*en?r-en:0;return[nn(n,i),nn(s,i)]}function tn(e){try{return JSON.stringify(
e)??"absent"}catch(t){if(t instanceof RangeError)return"nested too deeply";throw t}}const nn=(e,t)=>(0,R.xv)(`${t>0?"\u2026":
""}${e.slice(t)}`).toWellFormed();var sn=T(4385);const rn=require("node:crypto"),ti=60;function ni(e,t){const n=(0,rn.createHash)(
"sha256").update(on(e,t)).digest("hex").slice(0,12),s=t===void 0?"":`-${t.toLowerCase()}`;return`refs/web-push/${e.toLowerCase().
replace(/[^a-z0-9]+/g,"-").slice(0,ti-s.length).replace(/^-|-$/g,"")||"key"}${s}-${n}`}const on=(e,t)=>t===void 0?e:`${e}\
 ${t}`,si=(e,t)=>e.match(/\d+/g)?.includes(t)??!1;function ri(e,t){return JSON.stringify({...e,time:t.toISOString(),nonce:(0,rn.
randomUUID)()},null,2)}function ii(e,t){const{run:n,attempt:s,time:r,title:i,target:o}=Object((0,Q.qF)(e));if(!(typeof n!=
"string"||!/^\d{1,20}$/.test(n))&&!(typeof s!="number"||!Number.isSafeInteger(s)||s<1)&&!(typeof r!="string"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.
test(r)))return{run:n,attempt:s,time:r,url:`${t}/${n}`,title:typeof i=="string"?i:void 0,target:typeof o=="string"&&/^(all|audience \d{1,16})$/.
test(o)?o:void 0}}var oi=T(7785),an=T(4543);const ai=({audienceName:e,maxReach:t,dryRun:n})=>n||e!==void 0||t!==void 0;function ci(e,t,n){
const{target:s,audienceId:r,audienceName:i}=e;return s==="all"?{type:"all"}:t===void 0&&r!==void 0?{type:"audience",audience:{
id:r}}:{type:"audience",audience:ui({id:r,name:i},t??[],n)}}function ui(e,t,n){const{id:s,name:r}=e,i=r===void 0?t:cn(r,
t),o=s===void 0?i:i.filter(c=>c.id===s),[a]=o,u=s===void 0&&o.length>1;if(!a||u)throw li(e,t,n);const d=t.filter(c=>c.id===
a.id).map(({reach:c})=>c);return{...a,reach:d.reduce((c,l)=>Math.max(c,l))}}function di({id:e,name:t,reach:n},s,r){if(s===
void 0||n===void 0)return;const i=`Audience ${e}${t?` (${(0,R.hD)(r(t))})`:""}`;if(n<0)throw new A.HR({reason:"bad-audie\
nce-list",title:"Unusable audience list",message:`${i} has a reach of ${n}, which is not a number of subscribers, so the\
 action cannot check \`max-reach\`.`,hint:"Look up the number of subscribers in the panel of your push service. To send \
without this check, remove `max-reach`."});if(!(n<=s))throw new A.HR({reason:"reach-exceeded",title:"Audience too large",
message:`${i} has a reach of ${n}, but \`max-reach\` allows at most ${s}.`,hint:"Check that this is the right audience. \
If it is, raise `max-reach`."})}function li({id:e,name:t},n,s){if(t===void 0)return new A.HR({reason:"audience-not-found",
title:"Audience not found",message:`The service lists no audience with the id ${e} (it lists ${n.length} audience${n.length===
1?"":"s"}).`,hint:"Look up the id in the panel of your push service, or list the audiences with the audiences action."});
const r=l=>(0,R.hD)(s(l)),i=l=>`${r(l.name)} (id ${l.id}, reach ${l.reach})`,o=cn(t,n);if(e!==void 0){const l=lt(o,m=>`i\
d ${m.id} (reach ${m.reach})`),h=l?`the name ${r(t)} belongs to ${l}`:`no audience has the name ${r(t)}`;return new A.HR(
{reason:"audience-mismatch",title:"Audience id and name differ",message:`\`audience-id\` is ${e}, but ${h}.`,hint:"Corre\
ct the wrong input, or set only one of the two."})}if(o.length>0)return new A.HR({reason:"audience-ambiguous",title:"Sev\
eral audiences have that name",message:`${o.length} audiences are named ${r(t)}: ${lt(o,i)}.`,hint:"Choose one with `aud\
ience-id`."});const a=wi(t,n),u=bi(a,t),d=a.map(({audience:l})=>l),c=d.length>0?`The nearest names are ${lt(d,i)}.`:"The\
 service lists no audiences.";return new A.HR({reason:"audience-not-found",title:"Audience not found",message:`No audien\
ce is named ${r(t)}. ${u?`Did you mean ${r(u.name)} (id ${u.id})?`:c}`,hint:"Correct `audience-name` (names are case-sen\
sitive), or create the audience in the panel of your push service."})}function cn(e,t){const n=dt(e);return t.filter(s=>dt(
s.name)===n)}const hi=1e3;function dt(e){const t=e.trim();return t.length>hi?t:t.normalize("NFC")}const fi=20;function lt(e,t){
const n=e.slice(0,fi).map(t),s=e.length-n.length;return s>0?`${n.join(", ")} and ${s} more`:n.join(", ")}const pi=64,mi=2e4,
gi=5;function wi(e,t){const n=o=>dt(o.trim().slice(0,pi)).toLowerCase(),s=n(e),r=(o,a,u)=>a.map(d=>({audience:d,distance:o(
d.name)})).sort((d,c)=>d.distance-c.distance).slice(0,u),i=r(o=>Math.abs(o.length-e.length),t,mi);return r(o=>(0,oi.A)(s,
n(o)),i.map(({audience:o})=>o),gi)}function bi(e,t){const n=e.filter(({distance:o})=>o===0),s=e.filter(({distance:o})=>(0,an.
Qz)(o,t.trim())),[r,i]=n.length>0?n:s;return i?void 0:r?.audience}var H=T(1095),xe=T(974),Ne=T(4306);const un=64,dn=1,ln=3e4;
class yi{retries;context;#t;constructor({retries:t,...n},s){this.retries=t,this.context=s,this.#t=n}fetchAudiences(){return this.
context.http.request({...this.#e("/v1/audience"),method:"GET",maxBytes:un*X.E$})}send(t){const{headers:n,...s}=this.#e("\
/v1/notifications");return this.context.http.request({...s,method:"POST",headers:{...n,"Content-Type":"application/json"},
body:t,maxHeldMs:ln,maxBytes:dn*X.E$})}#e(t){const{baseUrl:n,apiToken:s,timeout:r}=this.#t;return{url:new URL(`${n}${t}`),
headers:{"Authentication-Token":s,Accept:"application/json","User-Agent":Ne.N},timeoutMs:r*1e3,signal:this.context.signal}}}
function $i(e,t,n){const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,
target:s,...n})}var Te=T(2927);const _i={"connection-failed":"Check `base-url`, and check that the runner can reach this\
 address.","tls-failed":"Check `base-url` and the certificate of the service. For a private CA, set NODE_EXTRA_CA_CERTS \
to its certificate file on the runner.",timeout:"Check that the service is up. If the service is only slow, raise `timeo\
ut` for later sends.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is the add\
ress of the push service."},vi={newRunAfter:"Check that the service is up, and run this again. If the service is only sl\
ow, raise `timeout`, then"},ki={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`. If you use an https proxy, c\
heck the port of the proxy too.",ERR_TLS_CERT_ALTNAME_INVALID:"Check the host in `base-url`, because the certificate of \
the service is for another host.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy) \
that does not require a client certificate."};function xi(e,{reason:t,mayHaveBeenReceived:n,cause:s}){const r=e==="Sendi\
ng"&&n;if(t==="cancelled")return r?"":A.Pz;if(t==="proxy-failed")return(0,Te.CJ)(s);const{code:i=""}=Object(s),o=t==="tl\
s-failed"&&ki[i]||_i[t];return r?o:t==="timeout"?vi:`${o} Then run this again.`}function Ti(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending",i=r?" The service may have received the request.":"";return{"connection-failed":`Could not connect\
 to the service (${s}).`,"tls-failed":`Could not make a secure connection to the service (${s}).`,"proxy-failed":`Could \
not use the proxy (${s}).`,timeout:n?`The service did not send a complete response in time (${s}).${i}`:`Timed out conne\
cting to the service (${s}).`,"connection-lost":`The connection was lost before the response was complete (${s}).${i}`,"\
bad-response":`The response of the service is not valid HTTP, or is incomplete (${s}).`,cancelled:r&&n?"The run was canc\
elled, but the service may already have received the request.":(0,A.$6)(e)}[t]}function hn(e,t,n){const{reason:s,cause:r}=t;
return new A.HR({reason:s,title:`${e} failed`,message:Ti(e,t,(0,R.Kb)((0,A.q0)(r),n)),hint:xi(e,t),cause:r})}function fn(e,t,n,s=!1){
const{status:r,headers:i,body:o,incomplete:a}=t,u=i.location?` and points to ${(0,R.hD)(Ei(n(i.location)))}`:"",d=(0,R.Kb)(
o,n,a!==void 0),c=d&&`: ${d.replace(/\.$/,"")}`,l=`The ${r===407?"proxy":"service"} responded ${(0,xe.Er)(r)}${u}${c}.`;
return new A.HR({reason:`http-${r}`,title:`${e} failed`,message:s?l:`${l}${Ci(i["retry-after"])}`,hint:s?Oi(r):Ri(r,e,d!==
"")})}function Ei(e){const[t=""]=e.split(/[?#]/,1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,"$1//")}function Oi(e){
return e===302||e===303?"Many services redirect after they have handled a request. The action does not follow redirects,\
 because the token would go to the new address. So if nothing was sent, correct `base-url` first.":e===408||e===499?"A s\
erver between the action and the service stopped waiting, but may have passed the request on.":e===503?"Check the status\
 of the service. A gateway also answers 503 if the service read the request and then failed.":"The service has a problem\
. Check the status of the service."}const pn=e=>/^\s*</.test(e),mn="`base-url` is probably the address of a website. If \
it is, set `base-url` to the address of the API, without `/v1/\u2026`.";function Ci(e){const t=(0,H.P9)(e,Date.now());return t===
void 0||t<=H.wJ?"":` Retry-After asks for ${t>X.LP?"more than a day":`${Math.ceil(t/1e3)} s`}; this action waits at most\
 ${H.wJ/1e3} s.`}function Ri(e,t,n){return e===401||e===403?"The service refused the token. Check that `api-token` is th\
e current API token of this site, without quotation marks, and that this workflow can read the secret. Then run this aga\
in.":e===404?`Check \`base-url\`, because there may be no push service at that address. The action adds \`/v1/\u2026\` itself.${t===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?Te.a5:e===429?"The service refused the reque\
st because of its rate limit. Wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because t\
he token would go to the new address. Correct `base-url`.":e>=500?"The service has a problem. Check the status of the se\
rvice before you run this again.":e===408?"The service did not receive the request in time. Run this again.":n?{newRunAfter:"\
Fix the problem that the service reported. If you had to change the workflow,"}:`The service gave no reason. ${t==="Send\
ing"?"Check the content and `extra-fields`, or ask":"Ask"} the operator of the service.`}const ht="Listing the audiences";
async function Si(e){const{signal:t,redact:n,log:s}=e.context,r=await(0,H.LH)({attempt:async i=>Ai(await e.fetchAudiences(),
(0,H.JN)(i),n),retries:e.retries,signal:t,cancelled:()=>(0,A.Yq)(ht),onWait:(i,o)=>s.retry(i,o)});if(r instanceof A.HR)throw r;
return Di(r)}function Ai(e,t,n){const s=c=>{const l=hn(ht,c,n);return c.retryable&&c.reason!=="cancelled"?{result:l,waitMs:t}:
{done:l}};if(e.kind==="failure")return s(e);const{status:r,headers:i,body:o,incomplete:a}=e;if(!(0,xe.oJ)(r)){const c=fn(
ht,e,n);return r!==408&&r!==429&&r<500?{done:c}:{result:c,waitMs:(0,H.P9)(i["retry-after"],Date.now())??t}}if(a===void 0)
return{done:o};if(a==="too-large")return{done:Ee(`the list is larger than ${un} MiB`)};const u=a==="cut"?"connection-los\
t":a,d=new Error("only part of the list arrived");return s({kind:"failure",mayHaveBeenReceived:!0,reason:u,retryable:!0,
cause:d})}function Di(e){const t=(0,Q.qF)(e);if(pn(e))throw Ee("the response is a web page",mn);if(t===void 0)throw Ee("\
the response is not JSON");const n=(0,Q.Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw Ee("audience: expected an ar\
ray");for(let s=0;s<n.length;s++){const r=Pi(n[s]);if(r)throw Ee(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:i})=>({
id:s,name:r,reach:i}))}function Pi(e){if(!(0,Q.Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!=
"number")return".id: expected a number";if(!Number.isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";
if(typeof n!="string")return".name: expected a string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expecte\
d a number"}const Ee=(e,t="Check `base-url`. If the address is right, the service has a problem, or uses another version\
 of the API.")=>new A.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`The service did not return \
a valid list of audiences: ${e}.`,hint:t}),Ii=require("node:string_decoder");function Mi(e,t,n){return e.kind==="failure"?
ji(e,t,n):(0,xe.oJ)(e.status)?{done:Fi(e)}:Ui(e,t,n)}function ji(e,t,n){const s=hn("Sending",e,n);if(e.mayHaveBeenReceived)
return{done:{outcome:"unknown",failure:s}};const r={outcome:"not-sent",failure:s};return e.retryable?{result:r,waitMs:t}:
{done:r}}function Ui(e,t,n){const{status:s,headers:r}=e,i=Ni(s)?"rejected":"unknown",o={outcome:i,failure:fn("Sending",e,
n,i==="unknown")};return s!==429?{done:o}:{result:o,waitMs:(0,H.P9)(r["retry-after"],Date.now())??t}}const Li=[302,303,408,
499],Ni=e=>e>=300&&e<500&&!Li.includes(e);function Fi({at:e,incomplete:t,body:n}){const s=(0,Q.qF)(n);if(Hi(s)||s===void 0&&
Ki(n))return{outcome:"unknown",failure:Vi()};if(pn(n))return{outcome:"unknown",failure:zi()};const r=t??Bi(n,s);return{outcome:"\
sent",sentAt:e,...r&&{unexpected:r}}}function Bi(e,t){return typeof t=="string"?"json-text":t===void 0&&e.trim()!==""?"n\
ot-json":void 0}function Hi(e){if(e===!1)return!0;const t=Array.isArray(e)?e[0]:e;return(0,Q.Gv)(t)&&Object.entries(t).some(
([n,s])=>Wi(n.toLowerCase(),s))}function Wi(e,t){const n=typeof t=="string"?t.trim().toLowerCase():t;return e==="success"||
e==="ok"?n===!1||n==="false"||n===0:e==="status"?n==="error"||n==="failed":(e==="error"||e==="errors")&&!qi(n)}const Gi=[
/"(?:success|ok)"\s*:\s*(?:false\b|"\s*false\s*"|-?0(?![.\d]))/i,/"status"\s*:\s*"\s*(?:error|failed)\s*"/i,/"errors?"\s*:\s*(?!null\b|false\b|-?0(?![.\d])|"\s*"|\[\s*\]|\{\s*\}|$)\S/i],
Ki=e=>/^\s*[[{]/.test(e)&&Gi.some(t=>t.test(e)),qi=e=>typeof e=="object"&&e!==null?Object.keys(e).length===0:!e,Vi=()=>new A.
HR({reason:"service-reported-failure",title:"The service reported a failure",message:"The service responded with a succe\
ss status (2xx), but the body of the response reports a failure.",hint:"Read the response in the `response` output or in\
 the job summary."}),zi=()=>new A.HR({reason:"bad-response",title:"A website responded",message:"The response has a succ\
ess status (2xx), but its body begins with `<` like a web page.",hint:mn}),Ji=65536;async function Yi(e){const{service:t,
body:n,onAttempt:s,beforeRetry:r}=e,{signal:i,redact:o,log:a}=t.context;let u={};const d=()=>{const{statusCode:h}=u,m=h===
void 0?void 0:`The run was cancelled before the action tried again. The service had refused the request (${(0,xe.Er)(h)}\
).`;return{outcome:"not-sent",failure:(0,A.Yq)("Sending",m)}};async function c(h){s();const m=await t.send(n);if(m.kind===
"response"){const v=m.incomplete!==void 0,$=o(m.body,v);u={statusCode:m.status,body:Qi($,Ji)}}return Mi(m,(0,H.JN)(h),o)}
return{verdict:await(0,H.LH)({attempt:c,retries:t.retries,signal:i,cancelled:d,onWait:({failure:h},m)=>a.retry(h,m),beforeRetry:async h=>{
const m=await r?.();return m&&{...h,stop:m}}}),...u}}const Qi=(e,t)=>new Ii.StringDecoder().write(Buffer.from(e).subarray(
0,t));function we(e,t){return no((0,R.jQ)(e),t).replace(io,Oe).replace(oo,ao).replace(/^[\t -%'-;=-@[-`{-~]/,Oe).replaceAll(
`
`,"<br>")}function ft(e){return(0,R.jQ)(e).replace(/[&<>]/g,Oe).replaceAll(`
`,"&#10;")}const pt=(e,t)=>we((0,R.xv)(e,t)),Xi=e=>bn(pt(e,500));function mt(e,t=500){const s=(0,R.xv)(e,t).split(Zi).map(
(r,i)=>i%2===1?be(r):we(r));return bn(s.join(""))}function gt({text:e,url:t},n=2e3){return`${mt(e,n)}${t?` <a href="${bt(
t)}">Open that run</a>`:""}`}const gn=e=>typeof e=="object"?e.flatMap(gn):e?[e]:[],wn=({command:e})=>e!==void 0&&`<pre><\
code>${ft(e)}</code></pre>`,bn=e=>`<span dir="auto">${e}</span>`,Zi=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,be=e=>`<code>${ft(
e)}</code>`;function wt(e,t=300){const n=we(eo(e,t));return e.length>yn||!(0,re.Dl)(e)?n:`<a href="${bt(e)}">${n}</a>`}function eo(e,t){
const n=(0,re.Dl)(e)?.host,[,s="",r=""]=/^(https?:\/\/)[^/?#]*(.*)$/is.exec(e)??[];return!n||s===""?(0,R.xv)(e,t):s+n+(0,R.
xv)(r,Math.max(1,t-s.length-n.length))}function to(e,t,n){return e.length>yn?t:`<img src="${bt(e)}" alt="${t}" width="${n}\
">`}function no(e,t=40){const n=new RegExp(`[^\\s/?-]{${t+1},}`,"g");return e.replace(n,s=>new RegExp(ro,"u").test(s)?s:
Array.from(new Intl.Segmenter("en").segment(s),({segment:i})=>i).map((i,o)=>o>0&&o%so===0?`\u200B${i}`:i).join(""))}const so=10,
ro=String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`,
yn=2e3,io=/[&<>"'`*_~[\]()|\\!{}^]/g,oo=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Oe=e=>`&#${e.codePointAt(0)};`,ao=e=>`<span>${Oe(
e)}</span>`,bt=e=>(0,R.jQ)(e).replace(/[&<>"'`\n\t]/g,Oe),ie=e=>String(e).replace(/^-?\d+/,t=>t.replace(/\B(?=(?:\d{3})+$)/g,
",")),te=(e,t)=>`${ie(e)} ${t}${e===1?"":"s"}`,$n=X.F7.filter(({name:e})=>e!=="week");function _n(e){const t=$n.find(({seconds:n})=>e>
0&&e%n===0);return t?`${e/t.seconds}${t.letter}`:`${e}s`}function vn(e){const t=$n.find(({seconds:n})=>e>=n);return t?`${te(
Math.floor(e/t.seconds),t.name)} ago`:"just now"}function kn({tag:e,level:t,age:n}){const s=n===void 0?"":`, published ${vn(
n)}`;return`${(0,R.hD)(e)}${t?` (${t})`:""}${s}`}const xn={comment:"the `web-push` comment in the release notes",default:"\
the default message"},co="The notification has the default message, because the release notes have no `web-push` comment\
.\nTo choose the message of a release, write `<!-- web-push: your text -->` on its own line in the release notes, set the\
 `message` input (such as `{name} is out`), or let an earlier step write the message.";function Tn(e){const t=(0,R.hD)(e.
release.tag);return e.kind==="level"?`The release ${t} is a ${e.release.level} release, which \`release-level: ${e.minLevel}\
\` excludes.`:`The release ${t} was published more than ${vn(e.age)}, which \`max-age: ${_n(e.maxAge)}\` excludes.`}function uo({
kind:e}){return`To announce this release anyway, start a run by hand with its tag as \`release\` and ${e==="level"?"with\
 `release-level: patch`":"without `max-age`"}. If this run has a \`once-key\`, keep it, so that no release is announced tw\
ice.`}const lo=3;function ho({tag:e,latest:t}){if(!t)return;const{shownTag:n,newerTags:s}=t;return[n===void 0?"":fo(e,n),
po(s)].filter(Boolean).join(" ")||void 0}function fo(e,t){const[n,s]=[me(e),me(t)],i=n&&s&&rt(n,s)?"is the same version,\
 so this run uses it":"has the highest version that the inputs allow";return`GitHub shows ${(0,R.hD)(t)} as the latest r\
elease. The release ${(0,R.hD)(e)} ${i}.`}function po(e){if(e.length===0)return"";const t=e.slice(0,lo).map(R.hD).join("\
, "),[n,s]=e.length===1?["a newer release","it"]:["newer releases","one of them"];return`This run ignored ${n} that GitH\
ub does not show as the latest: ${t}. (GitHub does not change "latest" when a pre-release is promoted.) To announce ${s}\
, set it as the latest release on GitHub, or start a run by hand with its tag as \`release\` and the same \`once-key\`.`}
const Fe=e=>String(e).padStart(2,"0"),En=({hour:e,minute:t})=>`${Fe(e)}:${Fe(t)}`,mo=({year:e,month:t,day:n})=>`${e}-${Fe(
t)}-${Fe(n)}`;function On({window:e,timeZone:t,now:n,opens:s,opensAt:r}){const i=t.toUpperCase()==="UTC"?"":` (${r.toISOString().
slice(11,16)} UTC)`;return`The time in ${t} is ${En(n)}, which is outside \`send-between: ${e}\`. The window opens at ${En(
s)} on ${mo(s)}${i}.`}function go(e,t){const n=On(e);return t===void 0?{text:n}:{text:`${t.message} The window closed be\
fore the action could retry. ${n}`}}function wo(e,t,n){const s="a later run inside the window sends: a scheduled run, or\
 this run if you re-run it",r=n?" That run announces the release that is the latest at that time.":"";return t!==void 0&&
t.kind!=="none"?{text:`First, delete the claim of this run with the command in the warning. Then ${s}.${r}`}:{text:`${e?
`This run sent nothing${t?" and has no claim on the key":""}`:"This run sent nothing and claimed no key"}. Unless the \`o\
nce-key\` was already used, ${s}.${r}`}}var bo=T(4044);const Cn=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,
line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Ch\
rome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];
function Be(e,{length:t,line:n}){const s=/^[\0-\x7f]*$/.test(e),r=s?[...e]:e.match(new RegExp(yo,"gsu"))??[],i=s?/(?!)/:
new RegExp($o,"u"),o=r.length;let a=0,u=0,d=0,c=0;for(const l of r){if(l===`
`){const m=Math.max(1,Math.ceil((a-u)/n));u+=m*n,a=u}else a+=i.test(l)?2:1;if(a>t)return{shown:`${e.slice(0,c).trimEnd()}\
\u2026`,visible:d,total:o};a<t&&(d++,c+=l.length)}return{shown:e,visible:o,total:o}}const yo=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
$o=`\\ufe0f|[${bo.xo}]`,_o=["title","message"],vo={"many-buttons":({count:e})=>`The notification has ${e} buttons. Brows\
ers show at most two.`,"long-ttl":({seconds:e})=>`The \`ttl\` is ${ie(e)} s. Push services keep a notification for at mo\
st four weeks (${ie(Dn)} s).`,"reach-zero":()=>"The audience has a reach of 0, so nobody will receive this notification.",
"token-expiry":({at:e,expired:t})=>t?`The API token expired on ${Rn(e)}, so the service will probably refuse it. Replace\
 the secret.`:`The API token expires on ${Rn(e)}. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt\
 ${e} of this run, and an earlier attempt may already have sent the notification. With a \`once-key\`, a re-run cannot sen\
d a notification twice. ${ue}.`,"outside-window":({outside:e})=>`A real run would be skipped now. ${On(e)}`,"held-back":({
filtered:e})=>`A real run would be skipped. ${Tn(e)}`,truncated:({field:e,visible:t,total:n})=>`The ${e} is ${ie(n)} cha\
racters long. Even a desktop shows only about ${ie(t)} of them.`,markup:({field:e,what:t,found:n})=>`The ${e} contains ${t}\
 (${(0,R.hD)(n)}). Notifications are plain text, so subscribers would see these characters as they are.`,"escaped-newlin\
e":({field:e})=>`The ${e} contains the two characters \`\\n\`. Subscribers would see both characters. For a line break, use\
 a YAML block (\`|\`).`,template:({fieldPath:e,template:t})=>`\`${(0,I.LF)(e)}\` contains the unresolved template ${(0,R.
hD)(t)}. Subscribers will see it unless the push service replaces it.`,link:({fieldPath:e,written:t,read:n})=>`\`${(0,I.
LF)(e)}\` has the host ${(0,R.hD)(t)}, which browsers read as ${(0,R.hD)(n)}. Check that this is the host you mean.`,"im\
age-size":({field:e,...t})=>`${(0,F.wg)(e)}: the ${F.Ng[e].use} is ${An(t)} pixels. Browsers show it at ${F.Ng[e].sizes.
map(An).join(" or ")}.`,"image-weight":({field:e,bytes:t})=>`${(0,F.wg)(e)}: the ${F.Ng[e].use} is ${Sn(t)}. Every subsc\
riber downloads it, so use one of at most ${Sn(F.Ng[e].maxBytes)}.`,"unchecked-url":e=>(0,I.fI)({...e,file:void 0}),"nee\
ds-release":({fieldPath:e,placeholder:t})=>`\`${(0,I.LF)(e)}\` contains \`{${t}}\`. Only a send with a release can replac\
e it. Without a release, the send fails.`},ko=e=>vo[e.kind](e);function Su(e){return"fieldPath"in e?e.fieldPath:"field"in
e?[e.field]:e.kind==="unchecked-url"?[e.input.replaceAll("-","_"),...e.path??[]]:e.kind==="many-buttons"?["actions"]:e.kind===
"long-ttl"?["ttl"]:[]}const Rn=e=>e.toISOString().slice(0,10),Sn=e=>`${ie(Math.ceil(e/1024))} KiB`,An=({width:e,height:t})=>`${e}\
x${t}`,Dn=2419200;function xo({notification:e,sources:t}){const{actions:n=[],ttl:s=0}=e,r=[];n.length>2&&r.push({kind:"m\
any-buttons",count:n.length}),s>Dn&&r.push({kind:"long-ttl",seconds:s});for(const o of _o)r.push(...To(o,e)),(t[o]==="in\
put"||t[o]==="file")&&r.push(...Ao(o,e[o]));const i=(0,sn.CB)(e);return[...r,...i.flatMap(Po),...i.flatMap(Io)]}function To(e,t){
const[n]=Cn,{visible:s,total:r}=Be(t[e],n[e]);return s===r?[]:[{kind:"truncated",field:e,visible:s,total:r}]}const Eo=/^#{1,6} \S.*/m,
Oo=/^[-*+] \S.*/m,Co=/\[[^[\]\n]*\]\([^()\s]*\)/,Ro=/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i,
So=/<\/?[a-z][^<>]*>/i;function Ao(e,t){const n=[],[s]=[Eo,Oo,Co,Ro].flatMap(i=>i.exec(t)?.[0]??[]);s!==void 0&&n.push({
kind:"markup",field:e,what:"Markdown",found:s});const[r]=So.exec(t)??[];return r!==void 0&&n.push({kind:"markup",field:e,
what:"HTML",found:r}),t.includes("\\n")&&n.push({kind:"escaped-newline",field:e}),n}const Do=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function Po({path:e,text:t}){const[n]=Do.exec(t)??[];return n===void 0?[]:[{kind:"template",fieldPath:e,template:n}]}function Io({
path:e,kind:t,text:n}){if(t==="text")return[];const[s,r]=[(0,re.Wr)(n),(0,re.zB)(n)];return s===void 0||r===void 0||s.toLowerCase()===
r?[]:[{kind:"link",fieldPath:e,written:s,read:r}]}const Mo=e=>e===0?[{kind:"reach-zero"}]:[],jo=(e,t)=>e>1&&t===void 0?[
{kind:"rerun",attempt:e}]:[],Uo=14;function Lo(e,t){const n=No(e);return n===void 0||n-t>=Uo*X.LP?[]:[{kind:"token-expir\
y",at:new Date(n),expired:n<=t}]}function No(e){const[t,n,s,...r]=e.split(".");if(!t||!n||s===void 0||r.length>0)return;
const{exp:i}=Object((0,Q.qF)(Buffer.from(n,"base64url").toString("utf8"))),o=typeof i=="number"?i*1e3:Number.NaN;return Number.
isNaN(new Date(o).getTime())?void 0:o}const Ce=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,yt=4096;function Fo({why:e,meaning:t,next:n,reason:s},r){const i=r(Ce(e)),a=`
${r(t?`${t} ${Ce(n)}`:Ce(n))}${s?`
More: ${Pn(s)}`:""}`,u=In(i,Math.max(0,yt-a.length));return{text:In(u+a,yt),isShortened:u!==i}}const Bo=5e3;function Ho({
whatFailed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[He("What failed",`<b>${mt(e)}</b>`)]:[],He("Why",gt(t,Bo)),He("What to do",gt(n)),...s?[He("More",`<a href="${Pn(
s)}">What ${s} means</a>`)]:[]].join(`
`)}
</table>`,wn(n)]}const He=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`,Pn=e=>`http\
s://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Wo(e)}`,Wo=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/,"http-$1xx"),Go=600;function In(e,t){if(e.length<=
t)return e;const n=e.split(`
`);if(n.length===1)return jn(e,t);const s=n.map(i=>(0,R.xv)(i,Go)),r=s.join(`
`);return r.length<=t?r:jn(Ko(s,t),t)}function Ko(e,t){const n=t-Mn(e.length).length;let s=0;const r=e.filter(i=>(s+=i.length+
1,s<=n));return[...r,Mn(e.length-r.length)].join(`
`)}const Mn=e=>`- and ${e} more (see the log)`,jn=(e,t)=>t===0?"":e.length<=t?e:(0,R.xv)(e,t-1),qo={input:"the inputs",file:"\
the file",release:"the release",event:"the event"};function Vo({sources:e,messageSource:t},n){const s=a=>a==="message"&&
t?`message (${xn[t]})`:a,r=a=>Object.entries(e).filter(([,u])=>u===a),i=Object.entries(qo).flatMap(([a,u])=>{const d=r(a).
map(([c])=>s(c));return d.length>0?[`${d.join(", ")} from ${u}`]:[]}),o=Object.keys(n);return o.length>0&&i.push(`${o.join(
", ")} from extra-fields`),`Content: ${i.join("; ")}.`}const zo=e=>`Release: ${kn(e)}.`;function Jo(e){if(e.type==="all")
return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.audience,r=n===
void 0?`the audience ${t}`:`the audience ${(0,R.hD)(n)} (id ${t})`,i=s===void 0?"":`, ${te(s,"subscriber")}`;return`To: ${r}${i}\
.`}function Yo(e){return`Checks: ${e.join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function Qo(e,t){
const{maxReach:n,releaseLevel:s,maxAge:r,sendBetween:i,timeZone:o="UTC",checkUrls:a,expectedPayload:u}=e,d=t&&[t.key,t.period].
filter(Boolean).join(" ");return[n!==void 0&&`max-reach ${n}`,s!==void 0&&`release-level ${s}`,r!==void 0&&`max-age ${_n(
r)}`,i!==void 0&&`send-between ${i.text} (${o})`,a&&"check-urls",u!==void 0&&"expected-payload",d!==void 0&&`once-key ${(0,R.
hD)(d)}`].filter(l=>l!==!1)}function Xo({attempts:e,result:t,response:n,payload:s,target:r}){const i=r?.type==="audience"?
r.audience:void 0;return{outcome:t.outcome,reason:Zo(t),"status-code":We(n?.statusCode),response:n?.body??"",payload:s??
"","audience-id":We(i?.id),"audience-name":i?.name??"","audience-reach":We(i?.reach),attempts:We(e),"sent-at":t.outcome===
"sent"?t.sentAt.toISOString():""}}function Zo(e){return e.outcome==="skipped"?e.reason:"failure"in e?e.failure.reason:""}
const We=e=>e===void 0?"":String(e);function Au(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:{
audiences:JSON.stringify(e),count:String(e.length),reason:""}}function Du(e,t,n){const{notifications:s,problems:r,extraFields:i,
failure:o}=e,a=s.map(({file:d,content:c})=>({file:d,payload:{...c?.notification,...i}})),u=s.map(({file:d})=>d).filter(d=>d!==
"");return{payloads:t?"":JSON.stringify(a),files:o||r.length>0?"":JSON.stringify(u),"summary-url":n,count:o?"":String(a.
length),reason:t}}const ea=["payload","outcome","reason","kind","type","unexpected","field","what","only","sources"];function ta(e,t){
const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(o=>n(o,r));if(s instanceof A.HR)return na(
s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const i=Object.entries(s).map(([o,a])=>r?[t(o),n(a,!0)]:
[o,ea.includes(o)?a:n(a,o==="extraFields")]);return Object.fromEntries(i)};return n(e,!1)}function na({reason:e,title:t,
message:n,hint:s},r){const i=typeof s=="string"?r(s):{newRunAfter:r(s.newRunAfter)};return new A.HR({reason:e,title:r(t),
message:r(n),hint:i})}function Un({key:e,ref:t,by:n}){return{text:`${n?sa((0,R.hD)(e),n):`Another run claimed the key ${(0,R.
hD)(e)}, but the action cannot read which run`}. The claim is the ref ${t}.`,url:n?.url}}function sa(e,{run:t,attempt:n,
time:s,title:r,target:i}){const o=`Run ${t} (attempt ${n}) claimed the key ${e} at ${s}`;if(r===void 0)return o;const a=`${o}\
 to send ${(0,R.hD)(r)}`;return i===void 0?a:`${a} to ${i==="all"?"every subscriber of the site":`the ${i}`}`}function ra(e){
const{by:t}=e,n=t?`run ${t.run} has ended`:"every run that uses this key has ended";return{text:`To send something else,\
 use another \`once-key\`. ${ue}. To find out whether this notification was sent, wait until ${n}, wait a few more minut\
es, then look in the panel of your push service. Only if it was not sent, or to send it a second time on purpose, run th\
is command and then re-run this job. The command deletes the claim only if no other run has replaced it:`,command:$t(e,[
e.tag])}}function ia(e){return e.kind==="outside-window"?[]:[{level:"warning",title:"Not retried",text:`The action did n\
ot retry after the wait, because ${e.kind==="claim-lost"?`the ref ${e.ref} is no longer the claim of this run`:`it could\
 not check whether the ref ${e.ref} is still the claim of this run (${e.cause})`}. Another run may send the notification\
.`}]}function oa(e){if(e.kind==="used"){const s=Un(e.claim);return{...s,level:"warning",title:"Key already used",text:`A\
 real run would be skipped. ${s.text}`}}const t=(0,R.hD)(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t}\
 has not been used.`}:{level:"warning",title:"Key not checked",text:`The action could not determine whether the key ${t}\
 was used (${e.cause}). A real run may be skipped.`}}function aa(e,t){if(!e||e.kind==="none"||t==="sent")return[];const{
kind:n,ref:s,tags:r}=e,i=$t(e,r);if(t==="unknown")return[{level:"note",text:`The claim of this run (the ref ${s}) stays,\
 so a re-run with this key will be skipped. Wait a few minutes, then look in the panel of your push service. Only if not\
hing was sent, run this command and then re-run this job. The command deletes the claim only if no other run has replace\
d it:`,command:i}];const o=(0,R.hD)(e.key),[a,u]=n==="held"?["Claim not deleted",`could not delete its claim on the key ${o}`]:
["Claim not certain",`could not determine whether it still has its claim on the key ${o}`],d=`This run sent nothing, but\
 ${u}, so a re-run may be skipped. Before you re-run this job, run this command. The command deletes the ref ${s} only i\
f it still points to ${r.join(" or ")}, the claim of this run:`;return[{level:"warning",title:a,text:d,command:i}]}function ca(e,t){
if(!t||t.kind==="none")return e;const{next:n}=e,s=`GitHub may still have the claim of this run, so run this command befo\
re the next run. The command deletes the ref ${t.ref} only if it points to ${t.tags.join(" or ")}, the claim of this run\
:`;return{...e,next:{...n,text:`${n.text} ${s}`,command:$t(t,t.tags)}}}function $t({ref:e,repository:t,serverUrl:n},s){const r=(0,re.
Dl)(n)?.host??"github.com",i=`gh api${r==="github.com"?"":` --hostname ${r}`}`,o=`${i} --method DELETE repos/${t}/git/${e}`,
a=`${i} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`;return s.map(u=>`[ "$(${a})" = ${u} ] && ${o}`).join(
`
`)}const ua={rejected:"Nothing was sent, because the request was refused.","not-sent":"Nothing was sent.",unknown:"The n\
otification may or may not have been sent."},da="start a new run (a re-run uses the original workflow file)",la="announc\
e the release by hand, with its tag (a re-run uses the original workflow file and event)",ha="If this job created the re\
lease, a re-run does not create it again. In that case, announce the release by hand, with its tag.",Ln="The `once-key` \
contains the id of this run, so a new run has another key and sends again what other jobs of this run have sent.";function _t(e,{
releaseFrom:t,isKeyOfRun:n}={}){if(typeof e=="string")return t==="push"?vt(e,ha,n?Ln:""):e;const s=t===void 0?da:la;return vt(
`${e.newRunAfter} ${s}.`,n?Ln:"")}const vt=(...e)=>e.filter(Boolean).join(" ");function fa({title:e,reason:t,message:n,hint:s},r,{
claim:i,...o}={}){const u=r==="not-sent"&&t==="internal-error"&&typeof s=="string"?`${s} You can run this again.`:s,d=r===
"unknown"?pa(s,i,o):_t(u,o);return{title:`${e} (${r?`${r}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:r&&ua[r],next:{
text:d},reason:t}}function pa(e,t,n){const s="The service may still send the notification. Before you send it again, wai\
t a few minutes, then look in the panel of your push service.",i=t!==void 0&&t.kind!=="none"?" first delete the claim of\
 the `once-key` with the command in the log, then":"";return typeof e!="string"?`${s} If nothing was sent,${i} do this: ${_t(
e,n)}`:vt(s,e,_t(`If nothing was sent,${i} run this again.`,n))}const kt={sent:"Notification sent","dry-run":"Dry run: n\
othing was sent",skipped:"Skipped: nothing was sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"\
Unknown: the notification may or may not have been sent"},Nn={cut:"the response was cut off",timeout:"the response did n\
ot complete in time","too-large":`the response is larger than ${dn} MiB`,cancelled:"the run was cancelled before the res\
ponse was complete","not-json":"the response is not JSON","json-text":"the response is only a JSON string"};function ma(e){
return{finished:e,entries:va(e),annotation:ba(e),closingLine:ga(e)}}function ga({result:e,attempts:t,response:n}){const s=kt[e.
outcome];if(e.outcome!=="sent")return`${s}.`;const r=t>1?` on attempt ${t}`:"";return`${s}${r}: the service responded ${n?.
statusCode} at ${e.sentAt.toISOString()}.`}function wa(e){if(e.outcome!=="sent"||!e.unexpected)return[];const{unexpected:t}=e,
n=t==="cancelled"?"":" If the notification is not there, check `base-url`, because another server may have responded.";return[
{level:"warning",title:"Sent, with an unexpected response",text:`The service accepted the notification (2xx), but ${Nn[t]}\
. Before you send it again, wait a few minutes, then look in the panel of your push service.${n}`}]}function ba(e){const{
result:t,claim:n,release:s}=e;if("failure"in t){const o=fa(t.failure,t.outcome,e);return Fn(t)?ca(o,n):o}if(t.outcome!==
"skipped")return;const r=`${kt.skipped} (${t.reason})`;if(t.reason==="already-sent")return{title:r,why:Un(t.claim),next:ra(
t.claim)};if(t.reason==="outside-window"){const{outside:o,lastFailure:a}=t,u=a!==void 0||n!==void 0;return{title:r,why:go(
o,a),next:wo(u,n,s?.latest!==void 0)}}const{why:i}=t;return i.kind==="level"||i.kind==="age"?{title:r,why:{text:Tn(i)},next:{
text:uo(i)}}:{title:r,why:{text:$a(i)},next:{text:ya(i)}}}function ya(e){return e.kind==="no-release"?"A later run will \
announce the first release.":e.kind==="draft"?"To announce the release, publish it.":e.kind==="activity"?`The run for th\
e \`published\` or \`released\` activity announces the release. To prevent runs for other activities, write \`types: [publish\
ed]\` below \`release:\` in the workflow, or \`types: [released]\` with a \`once-key\`. ${ue}.`:`To send for this state \
too, set the content as inputs, and set a \`once-key\`. Without a \`once-key\`, every event sends a notification. ${ue}.`}
function $a(e){if(e.kind==="no-release")return"The repository has no published release yet. Drafts and pre-releases do n\
ot count.";if(e.kind==="draft")return"The release is a draft.";const{kind:t,actual:n}=e,s=/^[a-z_]{1,40}$/.test(n)?`\`${n}\
\``:"not one that GitHub documents";return t==="activity"?`The activity of the release event is ${s}. The action announc\
es only \`published\` and, with a \`once-key\`, \`released\`.`:`The state of the deployment is ${s}. The action announce\
s only \`success\`.`}function _a({release:e,result:t}){return"why"in t&&"release"in t.why?t.why.release:e}function va(e){
const{advice:t,content:n,keyUse:s,claim:r,result:i}=e,o=t.map(v=>({level:"warning",text:ko(v)})),a=_a(e),u=a&&ho(a),d=u?
[{level:"notice",title:"Latest release",text:u}]:[],c=n?.messageSource==="default"?[{level:"note",text:co}]:[],l=s?[oa(s)]:
[],h="failure"in i&&"stop"in i&&i.stop?ia(i.stop):[],m=Fn(i)?[]:aa(r,i.outcome);return[...wa(i),...h,...m,...l,...o,...d,
...c]}const Fn=e=>"failure"in e&&e.failure.reason==="claim-failed",ka=({outcome:e})=>e==="sent"||e==="dry-run"||e==="ski\
pped"?0:1,xa=10,Ta=25,Re={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},Ea=400,Bn={send:`in the ${be("pay\
load")} output`,preview:"not shown here"};function Oa(e,{target:t,extraFields:n,action:s}){const r=t?[Aa(t)]:[],i=[...Ca(
e,s),...r,...Da(n,s)];return`<table>
<tr>${["Field","Value","Source","Browsers"].map(a=>`<th>${a}</th>`).join("")}</tr>
${i.join(`
`)}
</table>`}function xt(e,t,n,s){return`<tr><td>${be(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${s}</td></tr>`}const Hn=(e,t)=>`${ie(
e)} more, ${Bn[t]}`;function Ca({notification:e,sources:t,messageSource:n},s){return Object.keys(e).flatMap(r=>{const i=r===
"message"&&n?`: ${mt(xn[n])}`:"",o=`${t[r]??""}${i}`,a=(0,F.RD)(F.Ng[r].browsers,"&nbsp;");return(r==="actions"?Ra(e,s):
[{name:r,value:Sa(r,e,s)}]).map(d=>xt(d.name,d.value,o,a))})}function Ra({actions:e=[]},t){const n=e.slice(0,xa).map(({text:r,
url:i},o)=>({name:`actions[${o}]`,value:`${Wn(r,Re.button,t)}<br>${wt(i)}`})),s=e.length-n.length;return s>0?[...n,{name:"\
actions",value:Hn(s,t)}]:n}function Sa(e,t,n){const s=t[e]??"";return typeof s=="number"?`${ie(s)} s${Ia(s)}`:F.Ng[e].kind===
"text"?Wn(s,e==="message"?Re.message:Re.text,n):wt(s)}function Wn(e,t,n){if(e.length<=Ea)return we(e);const s=e.length>t?
`<br><i>The rest is ${Bn[n]}.</i>`:"";return`<details><summary>${we((0,R.xv)(e,80).replace(/\s+/g," "))} <i>(${te(e.length,
"character")})</i></summary>${pt(e,t)}${s}</details>`}function Aa(e){const t=e.type==="all"?"all":`audience ${e.audience.
id}`;return xt("target",be(t),"input","")}function Da(e,t){const n=Object.keys(e),s=(o,a)=>xt(o,a,"extra-fields","unknow\
n"),r=n.slice(0,Ta).map(o=>s((0,R.xv)(o,Re.extraName),be((0,R.xv)(Pa(e[o]),Re.extraValue)))),i=n.length-r.length;return i>
0?[...r,s("\u2026",Hn(i,t))]:r}const Pa=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function Ia(e){const t=X.F7.find(
n=>e>=n.seconds&&e%n.seconds===0);return t===void 0||t.name==="second"?"":` (${te(e/t.seconds,t.name)})`}const Ma=2,Gn=56,
ja={"beside the text":Gn,"below the text":360},Ua="These cuts are estimates. Real devices differ in fonts, versions and \
settings.";function La(e){return`<div>
${Cn.map(n=>Na(n,e)).join(`
`)}
<br clear="all"><sub>${Ua}</sub>
</div>`}function Na(e,t){const{title:n,message:s,landing_url:r,actions:i=[]}=t,{name:o,browser:a,iconAt:u,textWidth:d}=e,
c=Be(n,e.title),l=Be(s,e.message),h=i.slice(0,Ma).map(({text:p})=>Be(p,e.button)),m=i.length-h.length,v=`<td valign="top\
" width="${Gn}">${Kn("beside the text",t)}</td>`,$=`<td valign="top" width="${d}" dir="auto"><b>${Tt(c)}</b><br>${Tt(l)}\
</td>`,k=Kn("below the text",t),x=h.map(p=>`<kbd>&nbsp;${Tt(p)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),O={Title:c,Message:l},
_=[...Object.entries(O).map(([p,y])=>Et(y)&&Ba(p,y)),h.some(Et)&&"\u2702\uFE0F A button is cut",m>0&&`\u2702\uFE0F ${te(
m,"more button")} not shown`,...Object.entries(O).map(([p,y])=>!Et(y)&&qn(Ha(p,y))),qn(`Opens ${wt(r,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${o} <sub>${a}</sub></th>`,u==="start"?v+$:$+v,k&&`<td colspan="2" align=\
"center">${k}</td>`,x&&`<td colspan="2" align="center">${x}</td>`,`<td colspan="2">${_.join("<br>")}</td>`].flatMap(p=>p?
[`<tr>${p}</tr>`]:[]).join("")}</table>`}function Kn(e,t){return F.$G.flatMap(s=>{const{drawn:r,use:i}=F.Ng[s],o=t[s];return r===
e&&o!==void 0?[to(o,i,ja[e])]:[]}).join("<br>")}const Fa=24,Tt=({shown:e})=>we(e,Fa),Et=({visible:e,total:t})=>e<t,Ba=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${ie(t)} of ${te(n,"character")}`,Ha=(e,{total:t})=>`${e} fits (${te(t,
"character")})`,qn=e=>`<sub>${e}</sub>`,Wa={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4",
"not-sent":"\u274C",unknown:"\u2753"};function Ga({finished:e,entries:t,annotation:n}){const{result:s,content:r,target:i,
extraFields:o={},response:a}=e,{outcome:u}=s,d=t.filter(({level:l})=>l==="warning"),c=t.filter(({level:l})=>l!=="warning");
return[`<h2>${Wa[u]} ${kt[u]}</h2>`,n&&Ho(n),Ka(e),qa(e),Vn("\u26A0\uFE0F",d),Vn("\u2139\uFE0F",c),r&&["<h3>Preview</h3>",
La(r.notification)],r&&["<h3>Fields</h3>",Oa(r,{target:i,extraFields:o,action:"send"})],a?.body&&Ja(a.body)]}function Ka({
result:e,target:t,release:n,attempts:s,response:r}){const i=e.outcome==="sent"&&e.unexpected?`, but ${Nn[e.unexpected]}`:
"",o=[t&&`<b>To</b> ${Va(t)}`,n&&`<b>Release</b> ${pt(kn(n),300)}`,r?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${r.statusCode}${i}`,
s>0&&te(s,"attempt"),e.outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(
Boolean);return o.length>0&&`<p>${o.join(" \xB7 ")}</p>`}function qa({checks:e=[]}){const t=e.map(be);return t.length>0&&
`<p><b>Checks</b> ${t.join(" \xB7 ")}</p>`}function Va(e){if(e.type==="all")return"every subscriber of the site; the ser\
vice does not report how many";const{id:t,name:n,reach:s}=e.audience,r=n===void 0?`audience ${t}`:`${Xi(n)} (audience ${t}\
)`;return s===void 0?r:`${r}, <b>${te(s,"subscriber")}</b>`}const za=10;function Vn(e,t){const n=t.slice(0,za).map(r=>`${e}\
 ${gt(r)}`),s=t.length-n.length;return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}<\
/p>`,t.map(wn)]}const zn=16e3;function Ja(e){const t=e.length-zn,n=t>0?`<p>${te(t,"more character")} in the <code>respon\
se</code> output.</p>`:"";return`<details><summary>Response of the service</summary><pre><code>${ft((0,R.xv)(e,zn))}</co\
de></pre>${n}</details>`}const oe=require("node:fs");var Ya={ftp:21,gopher:70,http:80,https:443,ws:80,wss:443};function Qa(e){
try{return new URL(e)}catch{return null}}function Xa(e){var t=(typeof e=="string"?Qa(e):e)||{},n=t.protocol,s=t.host,r=t.
port;if(typeof s!="string"||!s||typeof n!="string"||(n=n.split(":",1)[0],s=s.replace(/:\d*$/,""),r=parseInt(r)||Ya[n]||0,
!Za(s,r)))return"";var i=Ot(n+"_proxy")||Ot("all_proxy");return i&&i.indexOf("://")===-1&&(i=n+"://"+i),i}function Za(e,t){
var n=Ot("no_proxy").toLowerCase();return n?n==="*"?!1:n.split(/[,\s]/).every(function(s){if(!s)return!0;var r=s.match(/^(.+):(\d+)$/),
i=r?r[1]:s,o=r?parseInt(r[2]):0;return o&&o!==t?!0:/^[.*]/.test(i)?(i.charAt(0)==="*"&&(i=i.slice(1)),!e.endsWith(i)):e!==
i}):!0}function Ot(e){return process.env[e.toLowerCase()]||process.env[e.toUpperCase()]||""}const{GITHUB_EVENT_PATH:ec=""}=process.
env;delete process.env.GITHUB_EVENT_PATH;const Jn=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function tc(){
return{http:Jn("HTTP_PROXY"),https:Jn("HTTPS_PROXY"),isBypassed:e=>Xa(e)===""}}function de(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,
GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:i}=process.env;return{github:{apiUrl:e||
"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:r??"",event:i??"",attempt:Number(
process.env.GITHUB_RUN_ATTEMPT)||1}}}const Pu=e=>e==="pull_request"||e==="pull_request_target";function Iu(){const{github:e,
run:t}=de();return t.id===""?"":`${e.serverUrl}/${t.repository}/actions/runs/${t.id}/attempts/${t.attempt}`}const nc=25*
X.E$;function Yn(e=ec){const{GITHUB_EVENT_NAME:t=""}=process.env;try{return(0,oe.statSync)(e).size>nc?{name:t,payload:void 0,
unreadable:"the event is larger than 25 MiB"}:{name:t,payload:JSON.parse((0,oe.readFileSync)(e,"utf8"))}}catch{return{name:t,
payload:void 0,unreadable:e===""?void 0:"the action cannot read the event file"}}}var Ge=T(857);function Qn(e){return e==
null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Ct(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function ye(e,t,n){const s=new sc(
e,t,n);process.stdout.write(s.toString()+Ge.EOL)}function Xn(e,t=""){ye(e,{},t)}const Zn="::";class sc{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=Zn+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(
s)){const r=this.properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${ic(r)}`)}}return t+=`${Zn}${rc(this.message)}`,t}}function rc(e){
return Qn(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ic(e){return Qn(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Mu=require("crypto");var ju=T(9896);
function Uu(e,t){const n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file \
command ${e}`);if(!fs.existsSync(n))throw new Error(`Missing file at path: ${n}`);fs.appendFileSync(n,`${toCommandValue(
t)}${os.EOL}`,{encoding:"utf8"})}function Lu(e,t){const n=`ghadelimiter_${crypto.randomUUID()}`,s=toCommandValue(t);if(e.
includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(
`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${os.EOL}${s}${os.EOL}${n}`}const Nu=require("path");
var Fu=T(6925),es=function(e,t,n,s){function r(i){return i instanceof n?i:new n(function(o){o(i)})}return new(n||(n=Promise))(
function(i,o){function a(c){try{d(s.next(c))}catch(l){o(l)}}function u(c){try{d(s.throw(c))}catch(l){o(l)}}function d(c){
c.done?i(c.value):r(c.value).then(a,u)}d((s=s.apply(e,t||[])).next())})};class Se{static createHttpClient(t=!0,n=10){const s={
allowRetries:t,maxRetries:n};return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(Se.getRequestToken())],
s)}static getRequestToken(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!t)throw new Error("Unable to get ACTI\
ONS_ID_TOKEN_REQUEST_TOKEN env variable");return t}static getIDTokenUrl(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;
if(!t)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return t}static getCall(t){return es(this,
void 0,void 0,function*(){var n;const i=(n=(yield Se.createHttpClient().getJson(t).catch(o=>{throw new Error(`Failed to \
get ID Token. 
 
        Error Code : ${o.statusCode}
 
        Error Message: ${o.message}`)})).result)===null||n===void 0?void 0:n.value;if(!i)throw new Error("Response json \
body do not have ID Token field");return i})}static getIDToken(t){return es(this,void 0,void 0,function*(){try{let n=Se.
getIDTokenUrl();if(t){const r=encodeURIComponent(t);n=`${n}&audience=${r}`}debug(`ID token url is ${n}`);const s=yield Se.
getCall(n);return setSecret(s),s}catch(n){throw new Error(`Error message: ${n.message}`)}})}}function Bu(e){return e.replace(
/[\\]/g,"/")}function Hu(e){return e.replace(/[/]/g,"\\")}function Wu(e){return e.replace(/[/\\]/g,path.sep)}var Ke=function(e,t,n,s){
function r(i){return i instanceof n?i:new n(function(o){o(i)})}return new(n||(n=Promise))(function(i,o){function a(c){try{
d(s.next(c))}catch(l){o(l)}}function u(c){try{d(s.throw(c))}catch(l){o(l)}}function d(c){c.done?i(c.value):r(c.value).then(
a,u)}d((s=s.apply(e,t||[])).next())})};const oc=()=>Ke(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput(
'powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:t}=yield exec.
getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{
name:t.trim(),version:e.trim()}}),ac=()=>Ke(void 0,void 0,void 0,function*(){var e,t,n,s;const{stdout:r}=yield exec.getExecOutput(
"sw_vers",void 0,{silent:!0}),i=(t=(e=r.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?
t:"";return{name:(s=(n=r.match(/ProductName:\s*(.+)/))===null||n===void 0?void 0:n[1])!==null&&s!==void 0?s:"",version:i}}),
cc=()=>Ke(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),
[t,n]=e.trim().split(`
`);return{name:t,version:n}}),qe=Ge.platform(),uc=Ge.arch(),ts=qe==="win32",ns=qe==="darwin",dc=qe==="linux";function Gu(){
return Ke(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield ts?oc():ns?ac():cc()),{platform:qe,
arch:uc,isWindows:ts,isMacOS:ns,isLinux:dc})})}var ss=function(e,t,n,s){function r(i){return i instanceof n?i:new n(function(o){
o(i)})}return new(n||(n=Promise))(function(i,o){function a(c){try{d(s.next(c))}catch(l){o(l)}}function u(c){try{d(s.throw(
c))}catch(l){o(l)}}function d(c){c.done?i(c.value):r(c.value).then(a,u)}d((s=s.apply(e,t||[])).next())})},Rt;(function(e){
e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Rt||(Rt={}));function Ku(e,t){const n=toCommandValue(t);if(process.env[e]=
n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},
n)}function lc(e){ye("add-mask",{},e)}function qu(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand(
"add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function Ve(e,t){const n=process.env[`INPUT\
_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);
return t&&t.trimWhitespace===!1?n:n.trim()}function Vu(e,t){const n=Ve(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function zu(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=Ve(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Ju(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Yu(e){issue("echo",e?"on":"off")}function Qu(e){process.exitCode=Rt.Failure,St(e)}function hc(){
return process.env.RUNNER_DEBUG==="1"}function fc(e){ye("debug",{},e)}function St(e,t={}){ye("error",Ct(t),e instanceof Error?
e.toString():e)}function pc(e,t={}){ye("warning",Ct(t),e instanceof Error?e.toString():e)}function mc(e,t={}){ye("notice",
Ct(t),e instanceof Error?e.toString():e)}function rs(e){process.stdout.write(e+Ge.EOL)}function is(e){Xn("group",e)}function as(){
Xn("endgroup")}function Xu(e,t){return ss(this,void 0,void 0,function*(){is(e);let n;try{n=yield t()}finally{as()}return n})}
function Zu(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function ed(e){return process.env[`STATE_${e}`]||""}function td(e){return ss(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const gc={"expected-payload":"any"};function wc(e){for(const t of e.
filter(n=>Pe._y.includes(n))){const n=Ve(t);n!==""&&lc(n)}return Object.fromEntries(e.map(t=>[t,bc(t)]))}function bc(e){
return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?Ve(e):gc[e]??""}const yc=(e,t)=>(0,an.qs)($c(e),e,t);function $c(e){
return Object.entries(process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||
e.includes(s)||!n?.trim()?[]:[s]})}const cs=1e4,_c=5,At=2,us=25,vc=65536,kc="2022-11-28";class Dt extends Error{reply;constructor(t){
super(t.message),this.reply=t}}class xc{#t;#e;#n;constructor(t,n){this.#t=t,this.#e=n}async request(t,n,s={}){if(!Oc(this.#t.
apiUrl))return ae("bad-address","GITHUB_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});this.#n??=
this.#s();const r=await this.#n;try{const{status:i,data:o}=await this.#r(r,t,n,s);if(i>=300)return ds(t,i);const a=i===n.
status?n.read((0,Q.qF)(String(o))):void 0;return a!==void 0?{kind:"done",data:a}:ae("unexpected",`GitHub answered ${i}, \
but not with the expected data`)}catch(i){return this.#a(t,i)}}async#s(){const{getOctokit:t}=await T.e(413).then(T.bind(
T,2413)),{apiUrl:n,token:s}=this.#t;return t(s,{baseUrl:n.replace(/\/$/,""),userAgent:Ne.N})}async#r(t,[n,s,r],{followRedirects:i},o){
const a={"x-github-api-version":kc},u={fetch:this.#o(o),parseSuccessResponseBody:!1,log:Tc},d=`/repos/${this.#t.repository}${s}`;
let c=await t.request({method:n,url:d,...r,headers:a,request:u});for(let l=0;i&&l<_c;l++){const h=Cc(c);if(h===void 0)return c;
c=await t.request({method:n,url:h,headers:a,request:u})}return c}#o({timeoutMs:t=cs,signal:n}){const{http:s,signal:r}=this.#e,
i={timeoutMs:Math.min(t,this.#t.timeoutMs,cs),maxBytes:us*X.E$,signal:n??r};return async(o,{method:a,headers:u,body:d})=>{
const c=await s.request({method:a,headers:u,body:d,url:new URL(o),...i});if(c.kind==="failure")throw new Dt(this.#i(c));
const{status:l,incomplete:h}=c;if(l<300&&h)throw new Dt(this.#c(h));const m=h?"":c.body.slice(0,vc);return{status:l,url:o,
headers:new Map(Object.entries({...c.headers,"content-type":"application/json"})),body:c.body,text:async()=>m}}}#i({reason:t,
mayHaveBeenReceived:n,cause:s}){const r=(0,R.Kb)(`${t}: ${(0,A.q0)(s)}`,this.#e.redact);return ae(t,r,{mayHaveBeenReceived:n,
cause:s})}#c(t){if(t==="too-large")return ae("too-large",`the response is larger than ${us} MiB`);const n=t==="cut"?"bad\
-response":t,s=new Error("the response is incomplete");return this.#i({reason:n,mayHaveBeenReceived:!0,cause:s})}#a(t,n){
const{cause:s=n}=Object(n);if(s instanceof Dt)return s.reply;if(!Ec(n))return ae("unexpected",(0,R.Kb)((0,A.q0)(s),this.#e.
redact),{cause:s});const{status:r,response:i}=n;if(r<400)return ds(t,r);const o=n.message.trim(),a=(0,R.Kb)(`GitHub answ\
ered ${r}${o&&`: ${o}`}`,this.#e.redact);if(r>=500||r===408)return ae("unexpected",a,{status:r});const{"retry-after":u,"\
x-ratelimit-remaining":d}=i.headers,c=u!==void 0||d==="0"||/rate limit|abuse detection/i.test(o);return{kind:"refused",status:r,
message:a,rateLimited:r===429||r===403&&c,says:h=>h.test(o)}}}const Tc={debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}},
Ec=e=>e instanceof Error&&e.response!==void 0;function ae(e,t,{mayHaveBeenReceived:n=!0,...s}={}){return{kind:"no-answer",
why:e,mayHaveBeenReceived:n,message:t,...s}}function ds([e],t){const n=`GitHub answered ${t}`;return e!=="GET"?ae("redir\
ected",n):t===304?ae("unexpected",n):{kind:"refused",status:t,message:n,rateLimited:!1,says:()=>!1}}const Oc=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.
test(e)&&(0,re.Dl)(e)!==void 0;function Cc({status:e,url:t,headers:{location:n}}){if(![301,302,307,308].includes(e)||typeof n!=
"string")return;const s=new URL(t),r=(0,re.Dl)(n,s);return r?.origin===s.origin?r.href:void 0}function ce(e,...t){const n=t.
reduce((s,r)=>s?.[r],e);return typeof n=="string"?n:void 0}const le=e=>e.kind==="refused"&&e.status===404;function Ae(e,t){
return e.kind==="no-answer"?Rc(e):e.rateLimited?"GitHub refused the request because of a rate limit. Run this again late\
r.":e.status===401?"Set a valid `github-token`, or remove the input to use its default, the token of the job (`github.to\
ken`).":e.status===407?Te.a5:e.status<400?ls:t(e.status)}function Rc({why:e,cause:t}){return e==="bad-address"?hs:e==="r\
edirected"?ls:e==="too-large"?`Check that the address in GITHUB_API_URL belongs to GitHub. ${hs}`:e==="tls-failed"?Sc:e===
"proxy-failed"?(0,Te.CJ)(t):he}const ls="Check whether the repository was moved or renamed, and check GITHUB_API_URL.",he="\
Run this again when GitHub is available.",hs="GITHUB_API_URL must be the address of the API: `https://api.github.com`, o\
r `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets this variable.",Sc="Check GITHUB_API_URL and the c\
ertificate of GitHub. For the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file \
on the runner. Then run this again.";function Pt(e,{noAnswer:t,notFoundMs:n},s){let r=0,i=0;return(0,H.LH)({attempt:async()=>{
const o=await e();return n!==void 0&&le(o)&&++i<=At?{result:o,waitMs:n*i}:t&&o.kind==="no-answer"&&!ps.includes(o.why)&&
++r<=At?{result:o,waitMs:(0,H.JN)(r)}:{done:o}},retries:2*At,signal:s,cancelled:()=>ae("cancelled","the run was cancelle\
d")})}const ps=["cancelled","bad-address","redirected","too-large"];function It(e,t){const n=`The action could not claim\
 the \`once-key\` in the repository (${t.message}).`;return De(n,Ae(t,s=>Ic(e,s)))}function Ac(e,t){const n=`The action \
could not determine whether this run claimed the \`once-key\` (${t.message}). If the run did claim it, the claim is the \
ref ${e}.`;return De(n,Ae(t,()=>he))}function Dc(e,t){if(le(t)){const s=`GitHub first answered that the ref ${e} already\
 exists, and then that it does not exist.`;return De(s,"Run this again.")}const n=`The ref ${e} already exists, but the \
action could not find out which run created it (${t.message}).`;return De(n,Ae(t,()=>he))}function Pc(e,t){const n=`This\
 run claimed the \`once-key\` with the ref ${e}. More than 30 s later, the action could not confirm that the ref is stil\
l the claim of this run (${t.message}).`;return De(n,le(t)?"Run this again.":Ae(t,()=>he))}const ms=()=>(0,A.Yq)("Claimi\
ng the key"),De=(e,t)=>new A.HR({reason:"claim-failed",title:"Claim failed",message:e,hint:t}),Mt=e=>e.kind==="refused"&&
e.says(/already exists/i);function Ic(e,t){const n=t===403||t===404;return n&&e==="ref"?{newRunAfter:"The `github-token`\
 has write access, but cannot create a ref `refs/web-push/\u2026`. Look for a ruleset that restricts refs, change it, and run\
 this again. Or set a token that can create such refs, then"}:n?{newRunAfter:"Give the job the `contents: write` permiss\
ion, or set a `github-token` that can write to this repository, then"}:e==="blob"||t!==409&&t!==422?he:e==="tag"?"Check \
that this repository contains the commit of this run.":"Look for a ruleset that forbids refs such as `refs/web-push/\u2026`, \
change it, and run this again."}class Mc{#t="none";#e=[];#n="";#s=0;#r=0;#o=!1;#i=!1;get kind(){return this.#t}get tags(){
return this.#t==="held"?[this.#n]:this.#e}get mayStillBeCreated(){return this.#r>0&&!this.#o}get mayBeDeleted(){return this.#t===
"held"&&!this.#i}get mayAppear(){return this.mayBeDeleted||this.mayStillBeCreated}creationRequested(t){this.#e.includes(
t)||this.#e.push(t),this.#t==="none"&&(this.#t="maybe"),this.#s++,this.#r++}creationAnswered(t,n){n.kind==="no-answer"&&
n.mayHaveBeenReceived&&n.why!=="redirected"||this.#r--,n.kind==="done"&&this.#c(t),n.kind==="no-answer"&&!n.mayHaveBeenReceived&&
this.#s--,this.#s===0&&(this.#t="none")}refRead(t){return le(t)?(this.#i&&(this.#t="maybe"),"absent"):t.kind!=="done"?"u\
nreadable":this.#e.includes(t.data)?(this.#s===1&&(this.#o=!0),this.#c(t.data),"ours"):(this.#a(),"another")}deletionAnswered(t){
t.kind==="done"||jc(t)?this.#a():(t.kind==="refused"||t.mayHaveBeenReceived)&&(this.#i=!0)}#c(t){this.#t="held",this.#n=
t}#a(){this.#t=this.mayStillBeCreated?"maybe":"none"}}const jc=e=>e.kind==="refused"&&e.status===422&&e.says(/reference does not exist/i),
gs=1,ws=300,bs=5e3,ys=2500,$s=250;class Uc{#t;#e;#n;#s;#r=new Mc;#o=0;constructor(t,n,s){const{key:r,period:i,run:o,serverUrl:a}=t;
this.#n=t,this.#t=n,this.#e=s,this.#s={key:on(r,i),ref:ni(r,i),repository:o.repository,serverUrl:a}}get state(){const{kind:t,
tags:n}=this.#r;return t==="none"?{kind:t}:{kind:t,tags:n,...this.#s}}claim(){return this.#i(async()=>{const{run:t,record:n}=this.#n,
s=new Date,r=ri({run:t.id,attempt:t.attempt,key:this.#s.key,...n},s),i=await this.#c("tag",{object:t.sha,type:"commit",message:r,
time:s}),o=await this.#l(i);if(!Bc(o))return this.#f(o);const a=await this.#a("blob",["POST","/git/blobs",{content:r}]),
u=await this.#c("blob",{object:a,type:"blob",message:r,time:s});return this.#f(await this.#l(u))})}confirm(){return this.#i(
async()=>{if(this.#u())return"claimed";const{found:t,read:n}=await this.#w();if(t==="ours")return"claimed";if(n.kind==="\
done")return this.#d(n.data);throw Pc(this.#s.ref,n)})}async findRetryStop(){const{ref:t}=this.#s,{found:n,read:s}=await this.#w();
if(n!=="ours")return s.kind==="done"?{kind:"claim-lost",ref:t}:{kind:"claim-unreadable",ref:t,cause:s.message}}async check(){
const t=await this.#b({noAnswer:!0});return t.kind==="done"?{kind:"used",claim:await this.#d(t.data)}:le(t)?{kind:"unuse\
d",...this.#s}:{kind:"unknown",cause:t.message,...this.#s}}async giveUp(){const t=async(u,d,c)=>await this.#y(d,c)?{done:!0}:
{result:!1,waitMs:u},n=()=>!1,s={signal:Ts(this.#e,ys)},r=u=>t((0,H.JN)(u),{},s);if(await(0,H.LH)({attempt:r,retries:2,signal:this.#e,
cancelled:n})||!this.#e.aborted)return;const o={signal:Ts(this.#e,bs),timeoutMs:ys},a=()=>t($s,o,o);await(0,H.LH)({attempt:a,
retries:bs/$s,signal:o.signal,cancelled:n})}async#i(t){try{return await t()}catch(n){throw this.#e.aborted?ms():n}}#c(t,{
object:n,type:s,message:r,time:i}){const o={...Lc,date:i.toISOString().replace(/\.\d+/,"")};return this.#a(t,["POST","/g\
it/tags",{tag:this.#m,message:r,object:n,type:s,tagger:o}])}async#a(t,n){const s=await(0,H.LH)({attempt:async r=>{const i=await this.#t.
request(n,Nc);return ks(i)?{result:i,waitMs:(0,H.JN)(r)}:{done:i}},retries:gs,signal:this.#e,cancelled:xs});if(s.kind===
"done")return s.data;throw It(t,s)}#l(t){return(0,H.LH)({attempt:async n=>{const s=await this.#h(t);if(s.kind==="done")return{
done:{kind:"claimed"}};const r=await this.#p(),i={kind:"not-confirmed",created:s,look:r};return r.found==="absent"&&ks(s)?
{result:i,waitMs:(0,H.JN)(n)}:{done:i}},retries:gs,signal:this.#e,cancelled:xs})}async#h(t){this.#o=Date.now();const n={
status:201,read:r=>_s(r)===t?t:void 0};this.#r.creationRequested(t);const s=await this.#t.request(["POST","/git/refs",{ref:this.#s.
ref,sha:t}],n);return this.#r.creationAnswered(t,s),s}async#f(t){if(t.kind==="claimed")return"claimed";const{created:n,look:s}=t,
{found:r,read:i}=s;if(r==="ours"){if(vs(n))throw It("ref",n);return"claimed"}if(i.kind==="done")return this.#d(i.data);const{
ref:o}=this.#s;throw Mt(n)?Dc(o,i):r==="unreadable"&&!vs(n)&&this.#r.kind==="maybe"||this.#r.mayStillBeCreated?Ac(o,n):It(
"ref",n)}async#d(t){const{serverUrl:n,repository:s}=this.#s,r={status:200,read:u=>ce(u,"message")},o=await Pt(()=>this.#t.
request(["GET","/git/tags/{tag}",{tag:t}],r),{noAnswer:!0},this.#e),a=o.kind==="done"?ii(o.data,`${n}/${s}/actions/runs`):
void 0;return{...this.#s,tag:t,by:a}}async#y(t,n){if(this.#r.kind==="none")return!0;const{found:s}=await this.#p({notFoundMs:ws},
t);if(s==="unreadable")return!1;if(s==="absent")return!this.#r.mayAppear;if(!this.#r.mayBeDeleted)return!0;if(!this.#u())
return!1;const r=["DELETE","/git/refs/{ref}",{ref:this.#m}];return this.#r.deletionAnswered(await this.#t.request(r,Fc,n)),
this.#r.kind!=="held"}async#w(){for(;;){const t=await this.#p();if(t.found!=="ours"||this.#u())return t}}async#p(t={noAnswer:!0,
notFoundMs:ws},n={}){const s=await this.#b(t,n);return{found:this.#r.refRead(s),read:s}}#b(t,n={}){const s={status:200,read:_s};
return Pt(()=>(this.#o=Date.now(),this.#t.request(["GET","/git/ref/{ref}",{ref:this.#m}],s,n)),t,n.signal??this.#e)}#u(){
const t=Date.now()-this.#o;return t>=0&&t<=ln}get#m(){return this.#s.ref.replace("refs/","")}}const Lc={name:"web-push-a\
ction",email:"web-push-action@users.noreply.github.com"},_s=e=>ce(e,"object","sha"),Nc={status:201,read:e=>ce(e,"sha")},
Fc={status:204,read:()=>!0},vs=e=>e.kind==="refused"&&e.status!==409&&e.status!==422;function ks(e){return e.kind==="no-\
answer"?!ps.includes(e.why):e.kind==="refused"&&e.status===422&&!Mt(e)}function Bc(e){if(e.kind==="claimed"||e.look.found!==
"absent")return!1;const{created:t}=e;return t.kind!=="refused"||t.rateLimited||Mt(t)?!1:[403,404,422].includes(t.status)}
function xs(){throw ms()}function Ts(e,t){const n=new AbortController,s=()=>AbortSignal.timeout(t).addEventListener("abo\
rt",()=>n.abort());return e.aborted?s():e.addEventListener("abort",s),n.signal}const Es=1e3,Os=100,Hc=10,Cs={what:"relea\
se",name:"the latest release",hint:he},Rs={what:"release",name:"the list of releases",hint:he};async function Wc({choice:e,
filter:t,repository:n,eventRepository:s,signal:r},i){const o=new Gc(i,n,r),a=e.kind==="tag"?{release:await o.ofTag(e.tag)}:
await o.latest(t);if(a===void 0)return"none-published";const u=zc(s,n);return{...a,repository:u?s:await o.readRepository()}}
class Gc{#t;#e;#n;constructor(t,n,s){this.#t=t,this.#e=n,this.#n=s}async ofTag(t){const n=await this.#i(["GET","/release\
s/tags/{tag}",{tag:t}],Es);if(le(n)||n.kind==="done"&&n.data.draft===!0)throw Jc(this.#e,t,await this.#o(t));const s={what:"\
release",name:`the release with the tag ${(0,R.hD)(t)}`,hint:"Check the tag, then run this again."},r=ze(n,s);if(ce(r,"t\
ag_name")!==t||!As(r))throw jt(s);return r}async latest(t){const n=await this.#i(["GET","/releases/latest"],Es);if(le(n)&&
(await this.#s(t)).length===0)return;const s=ze(n,Cs);if(!fe(s).trim()||!As(s)||s.prerelease===!0)throw jt(Cs);const r=await this.#s(
t),i=Kc(s,r,t),o=fe(i)===fe(s)?void 0:fe(s);return{release:i,latest:{shownTag:o,newerTags:Vc(s,r)}}}async#s({maxAge:t,now:n}){
const s=i=>{const o=zt(ce(i,"published_at"),n);return t!==void 0&&o!==void 0&&o>t},r=[];for(let i=1;i<=Hc;i++){const o=await this.#r(
i);if(r.push(...o.filter(ar)),o.length<Os||o.filter(Q.Gv).every(s))break}return r}async#r(t){const n=await this.#i(["GET",
"/releases",{per_page:Os,page:t}]);if(le(n))throw Yc(this.#e);const s=ze(n,Rs);if(!Array.isArray(s))throw jt(Rs);return s}async readRepository(){
const t={what:"repository",name:`the repository ${this.#e}`,hint:he};return ze(await this.#i(["GET",""]),t)}async#o(t){const n=t.
replace(/(^|[@/])(v?)(?=\d)/i,(r,i,o)=>`${i}${o===""?"v":""}`);if(n===t)return;const s=await this.#i(["GET","/releases/t\
ags/{tag}",{tag:n}]);return s.kind==="done"&&s.data.draft!==!0?n:void 0}async#i(t,n){const s={status:200,read:Ss,followRedirects:!0},
i=await Pt(()=>this.#t.request(t,s),{noAnswer:!0,notFoundMs:n},this.#n);if(this.#n.aborted&&i.kind!=="done")throw(0,A.Yq)(
"Fetching the release");return i}}function ze(e,t){if(e.kind==="done")return e.data;throw Qc(e,t)}const Ss=e=>typeof e==
"object"&&e!==null?e:void 0,fe=e=>ce(e,"tag_name")??"",$e=e=>Date.parse(ce(e,"published_at")??"");function Kc(e,t,n){const s=me(
fe(e));if(s===void 0)return e;const i=[...t.filter(u=>$e(u)<=$e(e)).toReversed(),e].flatMap(u=>{const d=me(fe(u));return d&&
ir(d,s)?[{release:u,version:d}]:[]}).sort((u,d)=>or(u.version,d.version)),o=i.filter(({version:u},d)=>{const c=i[d+1];return c===
void 0||!rt(u,c.version)});return(o.findLast(({release:u})=>qc(u,n))??o.find(({version:u})=>rt(u,s)))?.release??e}function qc(e,t){
const n=Jt(fe(e),ce(e,"published_at"),t.now);return Yt(n,t)===void 0}function Vc(e,t){return t.filter(r=>$e(r)>$e(e)).toSorted(
(r,i)=>$e(i)-$e(r)).map(fe).filter(r=>r.trim()!=="")}const As=({draft:e})=>e===void 0||typeof e=="boolean";function zc(e,t){
const n=Ss(e)??{};return String(n.full_name).toLowerCase()===t.toLowerCase()&&typeof n.name=="string"&&(n.private===!1||
n.private===!0&&n.homepage!==void 0)&&ce(n,"owner","avatar_url")!==void 0}const Ds="The `github-token` needs the `conten\
ts: read` permission. Without this permission, GitHub may hide the release.";function Jc(e,t,n){const s=n===void 0?"":` \
Did you mean ${(0,R.hD)(n)}?`;return new A.HR({reason:"release-not-found",title:"Release not found",message:`The reposit\
ory ${e} has no published release with the tag ${(0,R.hD)(t)}.${s}`,hint:`Check that the release is published, because G\
itHub does not find a draft by its tag. ${Ds}`})}function Yc(e){return new A.HR({reason:"release-not-found",title:"Relea\
se not found",message:`GitHub did not list the releases of the repository ${e}.`,hint:Ds})}function jt({what:e,name:t,hint:n}){
return new A.HR({reason:"github-failed",title:`Could not fetch the ${e}`,message:`GitHub answered, but did not return ${t}\
.`,hint:n})}function Qc(e,{what:t,name:n,hint:s}){const r=e.kind==="no-answer"&&e.why==="too-large";return new A.HR({reason:"\
github-failed",title:`Could not fetch the ${t}`,message:`GitHub did not return ${n} (${e.message}).`,hint:r?"Set `title`\
, `message`, `icon-url` and `landing-url` as inputs or in a payload file. The action then fetches the release of a tag o\
nly if placeholders, `release-level` or `max-age` need it.":Ae(e,i=>i===403?Xc:s)})}const Xc={newRunAfter:"Give the job \
the `contents: read` permission, or set a `github-token` that can read this repository, then"},Je=require("node:path");function Zc(e){
const t=eu(),n=(0,Je.resolve)(t,e),s={input:"payload-file",file:e},r=o=>({problem:(0,I.CC)(s,o,{reason:"unreadable-file"})}),
i={problem:(0,I.CC)(s,"is outside the workspace; use a file of the repository")};if(e!==e.trim())return{problem:(0,I.CC)(
s,"has a name that begins or ends with whitespace, which a send would trim; rename the file")};try{const o=(0,oe.realpathSync)(
t);if(!Ut(n,t)&&!Ut(n,o))return i;const a=(0,oe.realpathSync)(n);if(!Ut(a,o))return i;const u=(0,oe.statSync)(a);if(u.isDirectory()){
const d=(0,I.yu)(e,"is a folder; use the path of a file in it");return{problem:(0,I.CC)("payload-file",d,{reason:"unread\
able-file"})}}return u.isFile()?u.size>j.VE?r(j.lZ):{text:new TextDecoder("utf-8",{fatal:!0}).decode((0,oe.readFileSync)(
a))}:r("is not a regular file; use the path of a YAML or JSON file")}catch(o){const a=o.code;return a==="ENOENT"&&e.includes(
"\uFFFD")?r("has a name that is not UTF-8; rename the file"):r(a==="ENOENT"?"does not exist; check the path, and check o\
ut the repository before this step":a==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`canno\
t be read (${(0,A.q0)(o)})`)}}const eu=()=>process.env.GITHUB_WORKSPACE||process.cwd();function Ut(e,t){const n=(0,Je.relative)(
t,e);return n!==".."&&!n.startsWith(`..${Je.sep}`)&&!(0,Je.isAbsolute)(n)}class tu{#t;#e;constructor({githubToken:t="",timeout:n},s){
const{github:r,run:i}=de(),o={apiUrl:r.apiUrl,repository:i.repository,token:t,timeoutMs:n*1e3};this.#t=new xc(o,s),this.#e=
s.signal}fetchRelease(t,n){const{repository:s}=de().run,{repository:r}=Object(Yn().payload);return Wc({choice:t,filter:n,
repository:s,eventRepository:r,signal:this.#e},this.#t)}openClaims(t,n){const{github:s,run:r}=de();return new Uc({...t,record:n,
serverUrl:s.serverUrl,run:r},this.#t,this.#e)}}function nu(e,t,{secrets:n,startedAt:s}){const r={level:e?.releaseLevel,maxAge:e?.
maxAge,now:s};return{secrets:n,filter:r,readFile:Zc,eventName:de().run.event,readEvent:Yn,fetchRelease:async()=>{if(!e?.
release||!t)throw new Error("no release is named");return t.fetchRelease(e.release,r)}}}function Ps(e){return(0,R.jQ)(e).
replaceAll("##[","## [").split(`
`).map(su).join(`
`)}function su(e){const t=e.indexOf("::");return t>=0&&e.slice(0,t).trim()===""?`${e.slice(0,t)}: ${e.slice(t+1)}`:e}class ru{#t;constructor(t){
this.#t=t}info(t){rs(this.#n(t))}retry(t,n){const s=(n/1e3).toFixed(1);this.info(`${t.title}: ${t.message} Retrying ${s===
"0.0"?"now":`in ${s} s`}.`)}exchange({method:t,url:n,ended:s,ms:r}){const i=`${t} ${n.host}${n.pathname}`;fc(this.#n(`${i}\
: ${s} in ${r.toFixed()} ms`))}group(t,n){is(this.#n(t)),this.info(n),as()}stack({reason:t,cause:n}){t==="internal-error"&&
this.group(`Stack trace (${Ne.N}, Node ${process.version}, ${process.platform})`,Is(n))}notice(t,n,s){this.#e(mc,t,n,s)}warning(t,n,s){
this.#e(pc,t,n,s)}error(t,n,s){this.#e(St,t,n,s)}#e(t,n,s,r){const i=this.#n(s);i.length>yt&&rs(i),t(i,{title:this.#n(n),
...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(t){return Ps(this.#t(t))}}function Is(e){if(!(e instanceof
Error))return(0,A.q0)(e);const{stack:t=(0,A.q0)(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${Is(n)}`}function iu(e){const t=new Date,n=tc(),s=(0,Pe.gE)({...e,proxyCredentials:(0,Te.FF)(n)}),r=new ru(s.
redact),i=new ou;return{log:r,secrets:s,redact:s.redact,http:new xe._b(n,hc()?o=>r.exchange(o):void 0),signal:Xe.signal,
startedAt:t,watch:o=>i.watch(o)}}class ou{#t=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#t(
new Error("it stopped before it finished"))),process.on("uncaughtException",t=>{this.#t(t),Xe.abort()})}watch(t){const n=new Promise(
(s,r)=>{this.#t=r});return Promise.race([t,n])}}async function au(e,t,n,s=t){let r=t;try{await n()}catch(i){r=s,cu(e,i)}
await new Promise(i=>process.stdout.write("",i)),process.exit(r)}function cu(e,t){const n=t instanceof Error?t.name:typeof t;
St(`The action could not report how this run ended (${n}). The outputs may still have the result. If this step sends a n\
otification and the \`outcome\` output is empty, the notification may have been sent. Before you send it again, wait a few\
 minutes, then look in the panel of your push service.`,{title:"Internal error (internal-error)"});try{e.stack((0,A.h_)(
t))}catch{}}function uu(e,t,n){const{title:s,why:r}=n,{text:i,isShortened:o}=Fo(n,Ps);o&&e.info(r.text),e[t](s,i)}const du=524288,
lu=null;function nd(e,t,{length:n}){if(n<=du)return;const s=`The \`${t}\` output has ${grouped(n)} characters.`;e.warning(
"Large output",`${s} ${lu} Use this output only in this job.`)}const hu=["response","audience-name"];function fu(e,{redact:t,
log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r=Object.entries(e).map(([i,o])=>[i,hu.includes(i)?t(o):o]);
try{Ms(s,pu(Object.fromEntries(r)))}catch(i){n.warning("Outputs not written",`The action could not write its outputs (${(0,A.
q0)(i)}), so they are empty in later steps. The log shows how the run ended.`)}}function Ms(e,t){const{size:n=0}=(0,oe.statSync)(
e,{throwIfNoEntry:!1})??{};try{(0,oe.appendFileSync)(e,t)}catch(s){try{(0,oe.truncateSync)(e,n)}catch{}throw s}}function pu(e){
const t=new Set(Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)
n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([r,i])=>`${r}<<${s}
${i}
${s}
`).join("")}function mu(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,j.yG)(e)===!1))try{Ms(s,wu(t()))}catch(r){
n.warning("Summary not written",`The action could not write the job summary (${(0,A.q0)(r)}).`)}}const gu=9e5;function wu(e,t=gu){
const n=gn(e),s="<p>The action left out the rest, because GitHub limits the size of a summary.</p>",r=t-Buffer.byteLength(
s)-2;let i=0;const o=n.findIndex(u=>(i+=Buffer.byteLength(u)+2,i>r));return`${(o===-1?n:[...n.slice(0,o),s]).join(`

`)}
`}async function bu(){const e=wc(Gt),t=iu({apiToken:e["api-token"],githubToken:e["github-token"]}),{log:n,redact:s}=t,r=await new yu(
e,t).run(),{result:i}=r;await au(n,ka(i),()=>{fu(Xo(r),t),"failure"in i&&n.stack(i.failure),Tu(ta(r,s),e.summary,t)})}class yu{#t;#e;#n={
attempts:0,advice:[]};#s;constructor(t,n){this.#t=t,this.#e=n;const{event:s,id:r}=de().run;s==="release"&&(this.#n.releaseFrom=
"event"),s==="push"&&t.release!==""&&t.release!=="latest"&&(this.#n.releaseFrom="push"),this.#n.isKeyOfRun=si(t["once-ke\
y"],r)}async run(){const{watch:t}=this.#e,n=await t(this.#o()).catch(r=>this.#r(r)),s=this.#s;return s&&!$u(n)&&await t(
s.giveUp()).catch(()=>{}),{...this.#n,claim:s?.state,result:n}}#r(t){return{outcome:this.#n.attempts>0?"unknown":"not-se\
nt",failure:(0,A.h_)(t)}}async#o(){const t=await this.#i();if("skip"in t)return{outcome:"skipped",reason:"not-announceab\
le",why:t.skip};const{settings:n,content:s,onceKey:r,repository:i}=t,o=new yi(n,this.#e),a=await this.#c(n,o),u=this.#a(
s,a);ku(n,u),n.checkUrls&&await this.#l(n,s);const d=r?i.openClaims(r,vu(s,a)):void 0;if(n.dryRun)return this.#h(n,d);const c=await this.#f(
n,d);return c||(this.#n.advice.push(...jo(de().run.attempt,r?.key)),this.#d(n,o,u))}async#i(){const{secrets:t,redact:n,log:s,
startedAt:r}=this.#e,i=this.#n,{settings:o,inputs:a,problems:u}=qs(this.#t,t,de().run.event);u.add(yc(Gt,n));const d=o&&
new tu(o,this.#e),c=await Kr(a,u,nu(o,d,this.#e));if(!o||!d)throw u.failure();if("skip"in c)return c;const{content:l,extraFields:h,
release:m,heldBack:v}=c;i.content=l,i.extraFields=h,i.release=m,s.info(Vo(l,h)),m&&s.info(zo(m));const $=c.onceKey===""?
void 0:_u(c.onceKey,o,r);return i.checks=Qo(o,$),i.advice.push(...Lo(o.apiToken,Date.now()),...xo(l)),v&&i.advice.push({
kind:"held-back",filtered:v}),{settings:o,content:l,onceKey:$,repository:d}}async#c(t,n){const{log:s,redact:r}=this.#e,i=ai(
t)?await Si(n):void 0,o=ci(t,i,r);return this.#n.target=o,o.type==="audience"&&(this.#n.advice.push(...Mo(o.audience.reach)),
di(o.audience,t.maxReach,r)),s.info(Jo(o)),s.info(Yo(this.#n.checks??[])),o}#a({notification:t},n){const s=$i(t,n,this.#n.
extraFields??{});return this.#n.payload=s,this.#e.log.group("Payload",s),s}async#l(t,{notification:n}){const{checkUrls:s,
urlCheckFailure:r}=await T.e(641).then(T.bind(T,9641)),i={uses:(0,sn.Wn)(n),timeoutMs:t.timeout*1e3,userAgent:Ne.N},{problems:o,
remarks:a,redirects:u}=await s(i,this.#e);if(o.length>0)throw r(o);this.#n.advice.push(...a);for(const d of u)this.#e.log.
info((0,I.fI)(d));this.#e.log.info("URL check passed.")}async#h(t,n){const s=Ye(t);if(s&&this.#n.advice.push({kind:"outs\
ide-window",outside:s}),this.#n.keyUse=await n?.check(),this.#e.signal.aborted)throw(0,A.Yq)("Sending");return{outcome:"\
dry-run"}}async#f(t,n){const s=Ye(t);if(s)return{outcome:"skipped",reason:"outside-window",outside:s};if(!n)return;this.#s=
n;const r=await n.claim();if(r!=="claimed")return{outcome:"skipped",reason:"already-sent",claim:r};const i=await n.confirm();
if(i!=="claimed")return{outcome:"skipped",reason:"already-sent",claim:i};const o=Ye(t);return o&&{outcome:"skipped",reason:"\
outside-window",outside:o}}async#d(t,n,s){const r=()=>this.#n.attempts++,i=()=>xu(t,this.#s),{verdict:o,...a}=await Yi({
service:n,body:s,onAttempt:r,beforeRetry:i});if(this.#n.response=a,!("failure"in o)||o.stop?.kind!=="outside-window")return o;
const{outside:u}=o.stop;return{outcome:"skipped",reason:"outside-window",outside:u,lastFailure:o.failure}}}const $u=({outcome:e})=>e===
"sent"||e==="unknown";function _u(e,{oncePer:t,timeZone:n},s){return t===void 0?{key:e}:{key:e,period:Hs(t,s,n)}}function vu({
notification:e},t){return{target:t.type==="all"?"all":`audience ${t.audience.id}`,title:e.title}}function ku({expectedPayload:e},t){
e!==void 0&&Zr(e,t)}function Ye({sendBetween:e,timeZone:t}){if(e!==void 0)return Bs(e,t??"UTC",new Date)}async function xu(e,t){
const n=await t?.findRetryStop();if(n)return n;const s=Ye(e);return s&&{kind:"outside-window",outside:s}}function Tu(e,t,n){
const{log:s}=n,r=ma(e),{entries:i,annotation:o}=r;mu(t,()=>Ga(r),n);for(const{level:a,title:u,...d}of i)a==="note"?s.info(
Ce(d)):s[a](u??"Advice",Ce(d));o?uu(s,"failure"in e.result?"error":"notice",o):s.info(r.closingLine)}bu(),module.exports=
js})();
