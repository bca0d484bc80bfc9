(()=>{"use strict";var Je={2542:((e,t,n)=>{n.d(t,{QP:()=>$,Vu:()=>E,Wn:()=>I,_e:()=>N,fD:()=>h,pi:()=>v,qW:()=>T,wg:()=>P});
var s=n(8925),r=n(6974),o=n(642),i=n(8992);const c=(0,o.rf)("https"),f=(0,o.rf)("https","http"),h={title:o.GT,message:o.
GT,icon_url:c,banner_url:c,landing_url:f,utm_source:o.GT,utm_medium:o.GT,utm_campaign:o.GT},d=b=>_=>{const a=b(_.replace(
/^\{url\}/,"https://url.example/"));return"value"in a?{value:_}:a},$={...h,icon_url:d(c),banner_url:d(c),landing_url:d(f)},
v=r.Pw.map(b=>b.replaceAll("-","_")),E=["title","message","icon_url","landing_url"];function T(b,_,a=h){const l=(b==="tt\
l"?o.p0:a[b])(_.trim());return"value"in l?{fields:{[b]:l.value},problems:[]}:{fields:{},problems:[(0,s.CC)(P(b),l.message)]}}
const P=b=>b.replaceAll("_","-");function I({icon_url:b,banner_url:_,landing_url:a,actions:p=[]}){return[...b===void 0?[]:
[{input:"icon-url",url:b,use:"icon"}],..._===void 0?[]:[{input:"banner-url",url:_,use:"banner"}],...a===void 0?[]:[{input:"\
landing-url",url:a,use:"page"}],...p.map(({url:l},x)=>({input:"actions",path:[x,"url"],url:l,use:"page"}))]}function N(b){
return I(b).flatMap(({input:_,path:a,url:p})=>{const l=(0,i.Dl)(p);return!l?.username&&!l?.password?[]:(0,s.CC)(_,"has a\
 user name or password, which `check-urls` never sends; remove them",{path:a})})}}),8209:((e,t,n)=>{n.d(t,{SD:()=>i,_I:()=>c,
qf:()=>o,uT:()=>f});var s=n(8925),r=n(2542);const o={source:"file",fields:{},given:new Set,problems:[]},i=(v,E)=>r.Vu.filter(
T=>!v.given.has(T)&&!E.given.has(T));function c(v,E,T,P,I=[]){const N=i(v,E),b=h(N,T,P),_=[...I,...v.problems,...E.problems,
...b.problems];if(_.length>0)return{problems:_};const a=f(v,E,b);if(!a)throw new Error("a required field was lost");const p=T.
kind==="content"&&N.includes("message")&&T.fields.message;return p&&"value"in p&&p.origin&&(a.messageOrigin=p.origin),{content:a}}
function f(...v){const E=Object.assign({},...v.map(({fields:l})=>l).reverse()),{title:T,message:P,icon_url:I,landing_url:N}=E;
if(!T||!P||!I||!N)return;const b=r.pi.filter(l=>E[l]!==void 0),_=Object.fromEntries(b.map(l=>[l,E[l]])),a=l=>v.find(({given:x})=>x.
has(l))?.source,p=Object.fromEntries(b.map(l=>[l,a(l)]));return{notification:{..._,title:T,message:P,icon_url:I,landing_url:N},
sources:p}}function h(v,E,T){const P=E.kind==="content"?E.source:"event",I={source:P,fields:{},given:new Set(v),problems:[]},
N=new Map;for(const _ of v){const a=E.kind==="content"?E.fields[_]:{missing:$(E.event)};if("missing"in a){N.set(a.missing,
[...N.get(a.missing)??[],_]);continue}const p=[a.value,...a.madeFrom??[]].map(T.find).find(Boolean),{fields:l,problems:x}=(0,r.
qW)(_,a.value);if(Object.assign(I.fields,l),p){const F=`contains ${p}, which may already be public; replace the token, a\
nd remove it from the ${P==="release"?P:"release or deployment"}`;I.problems.push((0,s.CC)((0,r.wg)(_),F))}else I.problems.
push(...x.map(O=>({...O,message:`in the ${P}, ${O.message}`})))}const b=E.kind==="none"&&E.event?", or set the input `re\
lease` to the tag of a release":"";return I.problems.unshift(...[...N].map(([_,a])=>d(a,_&&` (${_})`,b))),I}function d(v,E,T){
const P=v.map(N=>`\`${N}\``).join(", "),I=v.length>1?`are missing${E}; set them as inputs or in \`payload-file\` (there as\
 ${P})${T}`:`is missing${E}; set it as an input, or as ${P} in \`payload-file\`${T}`;return(0,s.CC)(v.map(r.wg).join(", "),
I)}function $(v){return v===void 0?"":`${/^[a-z_]{1,40}$/.test(v)?`the event \`${v}\``:"this event"} does not supply con\
tent`}}),3916:((e,t,n)=>{n.d(t,{$6:()=>f,HR:()=>r,Pz:()=>h,Up:()=>s,Yq:()=>c,h_:()=>o,q0:()=>i});const s="start a new ru\
n (a re-run uses the original workflow file)";class r extends Error{reason;title;hint;constructor($){super($.message,$.cause===
void 0?void 0:{cause:$.cause}),this.name="Failure",this.reason=$.reason,this.title=$.title,this.hint=$.hint}}function o(d){
return d instanceof r?d:new r({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${i(d)}\
.`,hint:"Please report this with the log of the run.",cause:d})}function i(d){if(!(d instanceof Error))return String(d);
const $=d.code;if($==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if($==="ERR_SSL_\
TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{
reason:v}=d;if(typeof $=="string"&&$.startsWith("ERR_SSL_")&&typeof v=="string")return`${$}: ${v}`;const E=(d.message||d.
name).replace(/; if the root CA is .*|\s+/gs," ").trim(),T=typeof $=="string"&&!E.includes($)?`${$}: ${E}`:E,P=d instanceof
AggregateError?d.errors.map(i).join("; "):"",I=P&&P!==T?`${T} (${P})`:T;return d.cause===void 0?I:`${I}: ${i(d.cause)}`}
function c(d){return new r({reason:"cancelled",title:`${d} failed`,message:f(d),hint:h})}const f=d=>d==="Sending"?"The r\
un was cancelled before the service received the request.":`The run was cancelled while ${d.charAt(0).toLowerCase()}${d.
slice(1)}.`,h="If you did not mean to cancel it, run it again."}),5357:((e,t,n)=>{n.d(t,{uT:()=>p,oJ:()=>W,Er:()=>G});const s=require("node:http");
var r=n.n(s);const o=require("node:string_decoder");class i extends Error{reason;constructor(m,y){super(y),this.reason=m}}
function c(g,{isProxied:m,isProxyTls:y}){const R=(C,D)=>({kind:"failure",mayHaveBeenReceived:!1,reason:C,retryable:D,cause:g});
if(g instanceof i)return R(g.reason,g.reason==="timeout");const{code:j="",syscall:A,statusCode:u}=g;return j==="ERR_PROX\
Y_TUNNEL"?R("proxy-failed",u===void 0):!f(g)&&!j.startsWith("ERR_INVALID")?R(y?"proxy-failed":"tls-failed",!1):R(m&&!(j===
"ECONNRESET"&&A===void 0&&!y)?"proxy-failed":"connection-failed",!0)}function f(g){if(g instanceof AggregateError)return!0;
const{code:m="",syscall:y}=g;return y!==void 0&&m!=="EPROTO"||h.test(m)}const h=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function d(g,m){const y=g.code??"",j=m>0||y.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:g instanceof i?g.reason:j,retryable:!0,cause:g}}function $(g){const[,m]=/\bSSL alert number (\d{1,3})\b/.exec(g instanceof
Error?g.message:"")??[];return m!==void 0&&v.has(Number(m))}const v=new Set([42,43,44,45,46,48,116]),E=async()=>(await Promise.
resolve().then(n.t.bind(n,4708,23))).default;async function T(g,m,y){const{request:R}=g.url.protocol==="https:"?await E():
r();return new Promise(j=>new P(g,y,j).start(R,m))}class P{#n;#t;#e;#o;#i="";#s;#r;#a;#f;#c=0;#p=!1;#m=!0;constructor(m,y,R){
this.#n=m,this.#t=y,this.#e=R,this.#o=new o.StringDecoder(m.encoding??"utf8")}start(m,y){const{method:R,url:j,headers:A,
body:u,timeoutMs:S,signal:C}=this.#n,D=u===void 0?A:{...A,"Content-Length":Buffer.byteLength(u)};this.#f=setTimeout(()=>this.#d(
new i("timeout",`no response within ${S/1e3} s`)),S);const M=m(j,{agent:y,method:R,headers:D});this.#r=M,M.on("error",B=>this.#d(
B)),M.on("close",()=>this.#y()),M.on("socket",B=>this.#g(B)),M.on("response",B=>this.#$(B)),C?.addEventListener("abort",
this.#u),C?.aborted&&this.#u()}#u=()=>this.#d(new i("cancelled","the run was cancelled"));#l=m=>{this.#c+=m.length};#g(m){
this.#a=m,m.on("data",this.#l),N(m)?this.#w():m.once(I(m)?"secureConnect":"connect",()=>this.#w())}#w(){const m=this.#r;
if(!m||m.destroyed)return;this.#p=!0;const y=this.#a.getProtocol?.()==="TLSv1.3";this.#m=m.reusedSocket||!y,m.end(this.#n.
body)}#$(m){const{maxBytes:y,wantsBody:R}=this.#n,j=m.statusCode??0;if(this.#s={kind:"response",status:j,headers:m.headers,
body:"",at:new Date},R?.(j)===!1){this.#h(),this.#r?.destroy();return}let A=0;m.on("data",u=>{this.#i+=this.#o.write(u.subarray(
0,y-A)),A+=u.length,!(A<=y)&&(this.#h("too-large"),this.#r?.destroy())}),m.on("end",()=>this.#h(m.complete?void 0:"cut")),
m.on("error",u=>this.#d(u)),m.on("close",()=>this.#h("cut"))}#y(){this.#s||this.#d(Object.assign(new Error("the connecti\
on was closed"),{code:"ECONNRESET"}))}#d(m){this.#s?this.#h(m instanceof i?m.reason:"cut"):this.#v(m)?this.#b(c(m,this.#t)):
this.#b(d(m,this.#c)),this.#r?.destroy()}#v(m){return this.#p?!this.#m&&this.#c===0&&$(m):!0}#h(m){if(!this.#s)return;const y=this.#i+
this.#o.end(),j=this.#n.encoding==="latin1"?y:y.replace(/^\ufeff/,"");this.#b({...this.#s,body:j,incomplete:m})}#b(m){clearTimeout(
this.#f),this.#n.signal?.removeEventListener("abort",this.#u),this.#a?.removeListener("data",this.#l),this.#e(m)}}const I=g=>g.
encrypted===!0;function N(g){return g.connecting?!1:!I(g)||g.secureConnecting===!1}var b=n(4517);const _=1e3,a=10;function p(g){
const m=new Map,y=new WeakMap,R=A=>k()-(y.get(A)??Number.NEGATIVE_INFINITY);async function j(A,u){const S=`${A.protocol}${u??
""}`,C=m.get(S);if(C)return C;const D=u===void 0?void 0:{http_proxy:u,https_proxy:u},{Agent:M}=A.protocol==="https:"?await E():
r();u!==void 0&&await F();const B=new M({keepAlive:!0,proxyEnv:D});return B.on("free",se=>y.set(se,k())),m.set(S,B),B}return{
async request(A){const u=(0,b.iJ)(A.url,g);if(u&&"problem"in u)return{kind:"failure",mayHaveBeenReceived:!1,reason:"prox\
y-failed",retryable:!1,cause:new Error(u.problem)};const S=await j(A.url,u?.url),C=Math.min(...l(S).map(R)),D=C<_;A.method!==
"GET"&&D&&await O(a-C);for(const B of l(S))(R(B)>_||x(B))&&B.destroy();const M=A.url.protocol==="http:"&&u?.url.startsWith(
"https:")===!0;return T(A,S,{isProxied:u!==void 0,isProxyTls:M})}}}const l=g=>Object.values(g.freeSockets).flatMap(m=>m??
[]),x=g=>g.readableEnded||!g.writable;async function O(g){g>0&&await new Promise(m=>setTimeout(m,g));for(let m=0;m<2;m++)
await new Promise(y=>setImmediate(y))}async function F(){const{subscribe:g,unsubscribe:m}=await Promise.resolve().then(n.
t.bind(n,3053,23));m("net.client.socket",U),g("net.client.socket",U)}const U=g=>{g.socket.on("error",()=>{})},W=g=>g>=200&&
g<300;function G(g){const m=r().STATUS_CODES[g];return m===void 0?String(g):`${g} ${m}`}const k=()=>process.uptime()*1e3}),
4517:((e,t,n)=>{n.d(t,{FF:()=>$,a5:()=>f,iJ:()=>o,CJ:()=>i});const s=require("node:net");var r=n(8992);function o(a,p,l=process.
version){const x=(a.protocol==="https:"?p.https:p.http)?.trim();if(!x||I(a,p.bypass??""))return;if(!h(l))return{problem:`\
Node ${l} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};
if(x.search(r.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const O=(0,r.
Dl)(T(x));return!O||!/^https?:$/.test(O.protocol)?{problem:"the proxy setting is not an http or https URL"}:P(O.username+
O.password)===void 0?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:O.href}}function i(a){
const{statusCode:p}=Object(a);return p===407?f:`${c} Then run this again.`}const c="Check HTTPS_PROXY, HTTP_PROXY and NO\
_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",f="The proxy req\
uires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function h(a){
const[p=0,l=0]=a.replace(/^v/,"").split(".").map(Number);return p>24||p===24&&l>=5}const d=4;function $({http:a,https:p}){
return[...new Set([a,p].flatMap(v))]}function v(a=""){const p=T(a.trim()),[,l=""]=/^[^:]*:\/\/(.*)$/s.exec(p)??[],x=l.lastIndexOf(
"@");if(x<0)return[];const O=E(l.slice(0,x)),F=O.map(g=>P(g)??g),{username:U="",password:W=""}=(0,r.Dl)(p)??{},G=[...O,U,
W,...F].filter(g=>g.length>=d),k=Buffer.from(F.join(":")).toString("base64").replace(/=+$/,"");return[...G,k]}function E(a){
const p=a.indexOf(":");return p<0?[a,""]:[a.slice(0,p),a.slice(p+1)]}const T=a=>a.includes("://")?a:`http://${a}`;function P(a){
try{return decodeURIComponent(a)}catch{return}}function I(a,p){const l=a.hostname.replace(/^\[|\]$|\.$/g,""),x=a.port||(a.
protocol==="https:"?"443":"80");return p.toLowerCase().split(/[\s,]+/).filter(O=>O!=="").some(O=>O==="*"||N(O,l,x))}function N(a,p,l){
if(a.includes("/"))return _(a,p);const x=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(a),[,O=a,F=l]=x??[];if(F!==l)return!1;const U=b(
O.replace(/^\[|\]$/g,"").replace(/^\*?\./,""));return p===U?!0:(0,s.isIP)(p)===0&&p.endsWith(`.${U}`)}function b(a){return(0,s.
isIP)(a)===6&&(0,r.Dl)(`http://[${a}]`)?.hostname.slice(1,-1)||a}function _(a,p){const[l="",x=""]=a.split("/"),O=(0,s.isIP)(
l);if(O===0||(0,s.isIP)(p)!==O)return!1;const F=O===4?32:128;if(!/^\d{1,3}$/.test(x)||Number(x)>F)return!1;const U=O===4?
"ipv4":"ipv6",W=new s.BlockList;return W.addSubnet(l,Number(x),U),W.check(p,U)}}),8902:((e,t,n)=>{n.d(t,{JN:()=>i,LH:()=>h,
P9:()=>c,wJ:()=>o});const s=1e3,r=3e4,o=12e4;function i($){return Math.random()*Math.min(r,s*2**($-1))}function c($,v){const E=$?.
trim()??"";if(/^\d+$/.test(E))return Number(E)*1e3;if(!f.test(E))return;const T=Date.parse(E.endsWith("GMT")?E:`${E} GMT`);
return Number.isNaN(T)?void 0:Math.max(0,T-v)}const f=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function h({attempt:$,retries:v,signal:E,cancelled:T,onWait:P}){for(let I=1;!E?.aborted;I++){const N=await $(I);if("\
done"in N)return N.done;if(E?.aborted)break;const{retry:b,waitMs:_}=N;if(I>v||_>o)return b;P?.(b,_),await d(_,E)}return T()}
function d($,v){return new Promise(E=>{const T=()=>{clearTimeout(P),v?.removeEventListener("abort",T),E()},P=setTimeout(
T,$);v?.addEventListener("abort",T)})}}),8925:((e,t,n)=>{n.d(t,{B4:()=>_,CC:()=>o,Kc:()=>N,LF:()=>f,fI:()=>$,rg:()=>i,vQ:()=>E});
var s=n(3916),r=n(8992);function o(a,p,l={}){return{...typeof a=="string"?{input:a}:a,message:p,reason:"invalid-input",...l}}
function i({position:a},{position:p}){return!a||!p?+!a-+!p:a.line-p.line||a.column-p.column}const c=100;function f(a){const p=a.
slice(0,c).map((l,x)=>{if(typeof l=="number")return`[${l}]`;const O=(0,r.$Q)(String(l)).replace(r.Qi,"\uFFFD");return x>
0?`.${O}`:O});return(0,r.$Q)(p.join(""))}const h=a=>a.endsWith("?")?a:`${a}.`;function d(a,p,l,x=""){return`${a.length>0?
`\`${f(a)}\``:p}${x}${l.startsWith('"')?":":""} ${h(l)}`}function $({input:a,file:p,path:l=[],position:x,message:O}){const F=x&&
`line ${x.line}, column ${x.column}`;if(p!==void 0){const g=F?`${p}, ${F}`:p;return`${a}: ${g}: ${d(l,"the file",O)}`}const U=F?
` (${F})`:"",W=typeof l[0]=="number";if(l.length>0&&!W)return`${a}: ${d(l,"",O,U)}`;const G=W?f([a,...l]):a;return O.startsWith(
'"')?`${G}${U}: ${h(O)}`:`${W?`\`${G}\``:v(G)}${U} ${h(O)}`}const v=a=>a.replace(/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/,
" and ");function E(a){const p=a.some(l=>l.reason==="invalid-input")?"invalid-input":"unreadable-file";return new s.HR({
reason:p,title:p==="unreadable-file"?"Unreadable file":"Invalid input",message:_(a.map($),b(a)),hint:P(a)})}const T=new Set(
["base-url","api-token"]);function P(a){const p=b(a)===1?"Correct it":"Correct what is listed";return a.every(({input:l})=>T.
has(l))?`${p}. If you changed a secret or variable, re-run the failed job. If you changed the workflow, ${s.Up}.`:`${p},\
 then ${s.Up}.`}const I=100;function N(a,p,l){const x=b(p.slice(I)),O=p.slice(0,I).map(l);return x===0?O:[...O,o(a,`has ${x}\
 more problems`,{count:x})]}const b=a=>a.reduce((p,{count:l=1})=>p+l,0);function _(a,p=a.length,l="problems"){if(a.length===
1)return a.join("");const x=a.slice(0,I).map(O=>`- ${O}`);return p>x.length&&x.push(`- and ${p-x.length} more`),`${p} ${l}\
:
${x.join(`
`)}`}}),3332:((e,t,n)=>{n.d(t,{gE:()=>h,kU:()=>U,ue:()=>W});var s=n(8925);const r="the API token",o="the GitHub token",i="\
***",c=8,f=4;function h(k){const g=new Map(k.others?.map(y=>[y,""]));g.set(k.githubToken??"",o).set(k.apiToken,r),g.delete(
"");const m=[...g].map(([y,R])=>y.length<c?{text:y,name:"",base64:[]}:{text:y,name:R,base64:d(y)});return{find:y=>{if(y.
length<c)return;const R=p(m,y,!1).map(({name:j})=>j);return[r,o].find(j=>R.includes(j))},redact:(y,R=!1)=>{let j="",A=0;
for(const{start:u,end:S}of p(m,y,R).sort((C,D)=>C.start-D.start))j+=u<A?"":`${y.slice(A,u)}${i}`,A=Math.max(A,S);return j+
y.slice(A)}}}function d(k){return[0,1,2].flatMap(g=>{const m=Buffer.from("\0".repeat(g)+k),y=m.toString("base64").slice(
Math.ceil(g*8/6),Math.floor(m.length*8/6)),R=y.replaceAll("+","-").replaceAll("/","_"),j={before:g>0,behind:m.length%3>0};
return[...new Set([y,R])].map(A=>({text:A,minLength:A.length,beside:j}))})}const $=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,
broken:/\\(?:u[\da-fA-F]{0,3})?$/},{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,
broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],v={escapes:new RegExp($.map(({escapes:k})=>k.source).join("|"),"g"),broken:new RegExp(
$.map(({broken:k})=>k.source).join("|"))},E=[...$,v],T=/[\\%&]/,P={escapes:/[\r\n]\s*/g,broken:/(?!)/};function I(k){if(/^[\r\n]/.
test(k))return"";if(/^&[^#]/.test(k))return b.get(k.slice(1,-1))??k;if(/^\\[^u]/s.test(k))return N[k.slice(1)]??k.slice(
1);const g=Number(k.replace(/^(%|\\u|&#[xX])/,"0x").replace(/^&#|;$/g,""));return g<=65535?String.fromCharCode(g):k}const N={
b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},b=new Map(`excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, \
period. sol/ colon: semi;
  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\` DiacriticalGrav\
e\`
  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(k=>[k.slice(0,-1),k.slice(-1)]));function _(k,{
escapes:g,broken:m},y){let R=0;const j=k.text.replace(g,(S,C)=>(R=C+S.length,I(S))),A=y?m.exec(k.text.slice(R))?.[0]??"":
"";if(R===0&&A==="")return k;let u;return{text:j.slice(0,j.length-A.length),inText:({start:S,end:C})=>{u??=a(k.text,g);const{
starts:D,ends:M}=u;return k.inText({start:D[S]??0,end:M[C-1]??Number.POSITIVE_INFINITY})}}}function a(k,g){const m=[],y=[];
let R=0;const j=A=>{m.push(R),y.push(A),R=A};for(const{0:A,index:u}of k.matchAll(g)){const S=I(A);for(;R<u;)j(R+1);S===""?
R+=A.length:S!==A&&j(u+A.length)}for(;R<k.length;)j(R+1);return{starts:m,ends:y}}function p(k,g,m){const y={text:g,inText:({
start:A,end:u})=>({start:A,end:Math.min(u,g.length)})},R=l(k,y,m);if(!T.test(g))return R;const j=E.flatMap(A=>{const u=_(
y,A,m);return u===y?[]:l(k,u,m,A)});return[...R,...j]}function l(k,g,m,y){const R=_(g,P,m);return k.flatMap(({text:j,name:A,
base64:u})=>{const S=y?[j.replace(y.escapes,I)].filter(M=>M!==j):[],C=[j,...S].flatMap(M=>x({text:M,minLength:j.length},
g,m)),D=u.flatMap(M=>x(M,R,m));return[...C,...D].map(M=>({...M,name:A}))})}function x(k,g,m){const{text:y}=g,{length:R}=k.
text,j=y.indexOf(k.text);if(j<0&&!m)return[];const{ends:A,begun:u}=F(k.text,y,j<0?Math.max(0,y.length-R):j),S=[];for(const C of A){
const{start:D,end:M}=O(k,g,C-R,C),B=S.at(-1);M-D<k.minLength||(B&&D<B.end?B.end=M:S.push({start:D,end:M}))}if(m&&u>0){const C=O(
k,g,y.length-u,Number.POSITIVE_INFINITY);(k.beside?u:C.end-C.start)>=Math.min(f,R-1)&&S.push(C)}return S}function O({beside:k},{
text:g,inText:m},y,R){const j=S=>/[\w+/-]/.test(g.charAt(S)),A=k?.before&&j(y-1)?y-1:y;let u=k?.behind&&j(R)?R+1:R;for(;k&&
u<R+3&&g[u]==="=";)u++;return m({start:A,end:u})}function F(k,g,m){const y=[0,0],R=(u,S)=>{let C=u;for(;C>0&&k[C]!==S;)C=
y[C]??0;return k[C]===S?C+1:C};for(let u=1;u<k.length;u++)y.push(R(y[u]??0,k[u]));const j=[];let A=0;for(let u=m;u<g.length;u++)
A=R(A,g[u]),A===k.length&&j.push(u+1);return{ends:j,begun:A===k.length?0:A}}function U(k,g,m){return Object.entries(k).flatMap(
([y,R])=>{const j=G(R,g);return j?(0,s.CC)({input:y,file:m},`contains ${j}, which would be published; remove it`):[]})}function W(k,g){
const{"api-token":m,"github-token":y="",...R}=k,j=g.find(y)===r;return U({...R,...j&&{"github-token":y}},g)}function G(k,g){
const m=new Set([k]);for(const y of m){const R=typeof y=="string"||typeof y=="number"?g.find(String(y)):void 0;if(R)return R;
if(typeof y=="object"&&y!==null)for(const j of Object.entries(y))for(const A of j)m.add(A)}}}),6974:((e,t,n)=>{n.d(t,{yc:()=>W,
Pw:()=>l,AE:()=>F});var s=n(8992);function r(u){if(u==="latest")return{value:{kind:"latest"}};const S=u.replace(/^refs\/tags\//,
"");return S===""?{message:`${(0,s.hD)(u)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:S}}}
function o(u){const S="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(u))return{message:`${(0,s.hD)(u)} is not a range of times; ${S}`};const[D=0,M=0]=u.split("-").map(i);return D===M?{
message:`${(0,s.hD)(u)} begins and ends at the same time; ${S}`}:{value:{from:D,to:M,text:u}}}function i(u){const[S=0,C=0]=u.
split(":").map(Number);return S*60+C}function c(u){if(/^[a-z]/i.test(u)&&f(u))return{value:u};const S=u.replaceAll(" ","\
_").toLowerCase(),C=Intl.supportedValuesOf("timeZone").find(M=>M.toLowerCase().endsWith(`/${S}`)),D=C?`did you mean ${C}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,s.hD)(u)} is not a time zon\
e that this runner knows; ${D}`}}function f(u){try{return new Intl.DateTimeFormat("en",{timeZone:u}),!0}catch{return!1}}
function h(u){if(u==="any")return{value:void 0};const S="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(u==="")return{message:`is empty, so the payload that was approved is missing; ${S}`};const C=(0,s.
qF)(u);return(0,s.Gv)(C)?{value:C}:{message:`is not a JSON object; ${S}`}}var d=n(8925),$=n(3332),v=n(642);const E=(u,S)=>C=>C===
""?{message:`is missing; set it to ${u}`}:S(C),T=(u,S)=>C=>C===""?{value:u}:S(C),P=u=>T(void 0,u),I=u=>({value:u}),N=(u,S)=>C=>{
const D=u.find(M=>M===C);return D===void 0?{message:`${(0,s.hD)(C)} is not ${S}`}:{value:D}},b={"base-url":E("the base a\
ddress of the push service, such as https://push.example.com (a misspelled variable is empty)",v.pc),"api-token":E("the \
API token of the site, from a secret (a misspelled or unavailable secret is empty)",v.d6),timeout:T(30,(0,v.rD)("a whole\
 number of seconds from 1 to 300",1,300)),retries:T(3,(0,v.rD)("a whole number from 0 to 10",0,10)),summary:T(!0,v.zM)},
_=Number.MAX_SAFE_INTEGER,a={...b,target:E("`all` (every subscriber) or `audience`; there is no default, so that nobody \
sends to all by mistake",N(["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-i\
d":P((0,v.rD)("an audience id, which is a whole number such as 101",1,_)),"audience-name":P(I),"max-reach":P((0,v.rD)("a\
 whole number such as 10000",0,_)),"payload-file":P(I),"extra-fields":P(I),"dry-run":T(!1,v.zM),"check-urls":T(!1,v.zM),
"once-key":P(I),"once-per":P(N(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":P(o),"ti\
me-zone":P(c),release:P(r),"release-level":P(N(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"m\
ax-age":P(v.p0),"expected-payload":h,"github-token":P(v.d6)},p=u=>u.replace(/-([a-z])/g,(S,C)=>C.toUpperCase()),l=["titl\
e","message","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],x=u=>Object.
keys(u),O=x(b),F=[...x(a),...l];function U(u,S){return k(b,u,S)}function W(u,S){const C=k(a,u,S,A(u));return C.settings?.
release?.kind==="latest"&&(C.settings.maxAge??=G),C}const G=604800;function k(u,S,C,D=[]){const M=[...(0,$.ue)(S,C),...m(
S)],B=new Set(M.map(({input:q})=>q)),se={...S,...Object.fromEntries([...B].map(q=>[q,"(refused)"]))},Ve={},ye=[];for(const[
q,oo]of Object.entries(u)){const Ke=oo(se[q]);"value"in Ke?Ve[p(q)]=Ke.value:ye.push((0,d.CC)(q,Ke.message))}const ve=[...M,
...[...ye,...D].filter(({input:q})=>!B.has(q))];return{settings:ve.length>0?void 0:Ve,problems:ve,inputs:se,refused:B}}const g=65536;
function m(u){return["actions","extra-fields"].filter(C=>Buffer.byteLength(u[C]??"")>g).map(C=>(0,d.CC)(C,"is larger tha\
n 64 KiB; make it smaller"))}const y={"payload-files":I,"extra-fields":I,"check-urls":a["check-urls"],timeout:b.timeout,
summary:b.summary},R=[...x(y),...l];function j(u,S){const C="is missing; set paths of payload files, or a notification a\
s inputs",D=u["payload-files"]===""&&l.every(M=>u[M]==="");return k(y,u,S,D?[problem("payload-files",C)]:[])}function A(u){
const[S,C]=[u.target==="all",u.target==="audience"],D="is only allowed with `target: audience`",M="remove it, or change \
`target`",B="(the service does not report the reach of a broadcast)",se=u["once-key"]?"`once-key` needs it to store a re\
cord in the repository":"the input `release` needs it to fetch the release";return[["audience-id",S&&u["audience-id"],`${D}\
; ${M}`],["audience-name",S&&u["audience-name"],`${D}; ${M}`],["max-reach",S&&u["max-reach"],`${D} ${B}; remove it`],["a\
udience-id, audience-name",C&&!u["audience-id"]&&!u["audience-name"],"are both missing; set at least one"],["once-key",u["\
once-per"]&&!u["once-key"],"is missing; `once-per` needs it"],["time-zone",u["time-zone"]&&!u["send-between"]&&!u["once-\
per"],"has no effect without `send-between` or `once-per`; set one of them, or remove it"],["github-token",(u["once-key"]||
u.release)&&!u["github-token"],`is missing; ${se}`]].flatMap(([ye,ve,q])=>ve?(0,d.CC)(ye,q):[])}}),642:((e,t,n)=>{n.d(t,
{GT:()=>N,XM:()=>f,d6:()=>E,p0:()=>v,pc:()=>I,rD:()=>c,rf:()=>T,yG:()=>$,yi:()=>h,zM:()=>d});var s=n(8992);const r={"":1,
s:1,m:60,h:3600,d:86400,w:604800},o=/^[\x21-\x7e]+$/,i=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function c(b,_,a){const p=l=>/^[0-9]+$/.
test(l)&&Number(l)>=_&&Number(l)<=a;return l=>{if(p(l))return{value:Number(l)};const x=f(l),O=x!==void 0&&p(x)?h(x):"";return{
message:`${(0,s.hD)(l)} is not ${O?`a whole number${O}`:b}`}}}function f(b){return/^\d{1,3}([.,'’_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(b)?b.replace(/\D/g,""):void 0}const h=b=>`; write \`${b}\`, without separators`;function d(b){return/^(true|True|TRUE)$/.
test(b)?{value:!0}:/^(false|False|FALSE)$/.test(b)?{value:!1}:{message:`${(0,s.hD)(b)} is neither true nor false; use \`t\
rue\` or \`false\``}}function $(b){const _=d(b);return"value"in _?_.value:void 0}function v(b){const _=/^([0-9]+)([smhdw]?)$/.
exec(b),a="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!_){const l=f(b);return{
message:`${(0,s.hD)(b)} is not a duration${l?h(l):`; ${a}`}`}}const p=Number(_[1])*r[_[2]];return Number.isSafeInteger(p)?
{value:p}:{message:`${(0,s.hD)(b)} is too long; ${a}`}}function E(b){return o.test(b)?{value:b}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function T(...b){const _=`use an absolute ${b.join(" or ")} URL, such as https://example.com/${b.length>1?"page":"im\
age.png"}`;return a=>a===""?N(a):P(b,a,_)}function P(b,_,a){if(_.length>s.QO)return{message:`${(0,s.hD)(_)} is longer th\
an a URL may be; use one of at most 2,048 characters`};if(/[\s\\]/.test(_)||_.search(s.Qi)>=0)return{message:`${(0,s.hD)(
_)} contains white space or a backslash, which a URL must not contain; ${a}`};const p=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(_)?.[1]?.toLowerCase();return p!==void 0&&!b.includes(p)?{message:`${(0,s.hD)(_)} has the scheme ${p}; ${a}`}:p!==void 0&&
/^[^:]+:\/\/[^/?#]/.test(_)&&(0,s.Dl)(_)!==void 0?{value:_}:{message:`${(0,s.hD)(_)} is not an absolute URL; ${a}`}}function I(b){
if(/^[^/]*\/\/[^/?#]*@/.test(b))return{message:"contains a user name or password; remove them"};const a=P(["https","http"],
b,"use the https address of the push service, such as https://push.example.com");if("message"in a)return a;const p=new URL(
b);if(p.protocol==="http:"&&!i.test(p.hostname))return{message:`${(0,s.hD)(b)} has the scheme http, which would send the\
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,l]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(b)??[];return l?{message:`${(0,s.hD)(b)} ends with \`${l}\`, which the action adds; remove \`${l}\``}:/[?#]/.test(b)?
{message:`${(0,s.hD)(b)} has a query or fragment; remove it`}:{value:b.replace(/\/+$/,"")}}function N(b){return b===""?{
message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(b)&&(0,s.h0)(b)===""?{message:"has no visi\
ble character; write some text"}:{value:b}}}),8992:((e,t,n)=>{n.d(t,{$Q:()=>N,Dl:()=>o,Gv:()=>p,Kb:()=>a,QO:()=>s,Qi:()=>f,
h0:()=>P,hD:()=>d,qF:()=>c,xb:()=>h});const s=2048,r=new Map;function o(l,x){if(l.length>s)return;const O=`${x?.href??""}\
 ${l}`;return r.has(O)||r.set(O,i(l,x)),r.get(O)}function i(l,x){try{return new URL(l,x)}catch{return}}function c(l){try{
return JSON.parse(l)}catch{return}}const f=/[^ -~\xa0-\uffff]/g;function h(l,x){let O;return()=>(O??=new RegExp(l,x),O)}
function d(l){const x=JSON.stringify(l);return x.length>100?`${x.slice(0,98)}\u2026" (${l.length} characters)`:x}const $=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
v=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,E=/[\s\x85]+/g,T=h(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function P(l){const x=l.toWellFormed().replace($,"").replace(v,"$1").replace(E," ").trim();return T().test(x)?x:""}
const I=100,N=l=>l.length>I?`${l.slice(0,I-1).toWellFormed()}\u2026`:l,b=300,_=65536;function a(l,x,O=!1){const U=x(l.slice(
0,_),O||l.length>_).replace(/\s+/g," ").trim();return U.length>b?`${U.slice(0,b)}\u2026`:U}const p=l=>typeof l=="object"&&
l!==null&&!Array.isArray(l)}),311:((e,t,n)=>{n.d(t,{N:()=>r,r:()=>s});const s="1.0.0",r=`web-push-action/${s}`}),181:(e=>{
e.exports=require("buffer")}),9896:(e=>{e.exports=require("fs")}),7598:(e=>{e.exports=require("node:crypto")}),3053:(e=>{
e.exports=require("node:diagnostics_channel")}),1455:(e=>{e.exports=require("node:fs/promises")}),4708:(e=>{e.exports=require("node:https")}),
6760:(e=>{e.exports=require("node:path")}),8500:(e=>{e.exports=require("node:timers/promises")}),7975:(e=>{e.exports=require("node:util")}),
857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=require("process")})},ke={};function w(e){var t=ke[e];if(t!==void 0)
return t.exports;var n=ke[e]={exports:{}},s=!0;try{Je[e](n,n.exports,w),s=!1}finally{s&&delete ke[e]}return n.exports}w.
m=Je,typeof w<"u"&&(w.ab=__dirname+"/"),w.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return w.d(t,{a:t}),t},(()=>{var e=Object.
getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;w.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&
n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var r=Object.create(null);w.r(r);var o={};t=t||[null,e(
{}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(c=>o[c]=
()=>n[c]);return o.default=()=>n,w.d(r,o),r}})(),w.d=(e,t)=>{for(var n in t)w.o(t,n)&&!w.o(e,n)&&Object.defineProperty(e,
n,{enumerable:!0,get:t[n]})},w.f={},w.e=e=>Promise.all(Object.keys(w.f).reduce((t,n)=>(w.f[n](e,t),t),[])),w.u=e=>""+e+"\
.index.js",w.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),w.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.
modules,r=n.ids,o=n.runtime;for(var i in s)w.o(s,i)&&(w.m[i]=s[i]);o&&o(w);for(var c=0;c<r.length;c++)e[r[c]]=1};w.f.require=
(n,s)=>{e[n]||t(require("./"+w.u(n)))}})();var Qt={},J=w(8925),_e=w(6974),Qe=w(642),Ye=w(3332),Q=w(2542);async function Yt(e,t){
const n=Q.pi.filter(r=>e[(0,Q.wg)(r)]!==""),s=await Promise.all(n.map(r=>Xt(r,e[(0,Q.wg)(r)],t)));return{source:"input",
fields:Object.assign({},...s.map(({fields:r})=>r)),given:new Set(n),problems:s.flatMap(({problems:r})=>r)}}async function Xt(e,t,n){
if(e==="actions"){const{readActions:o}=await Promise.all([w.e(955),w.e(758)]).then(w.bind(w,8758));return o(t,n)}const s=(0,Q.
qW)(e,t,Q.QP),r=(0,Ye.kU)({ttl:s.fields.ttl},n);return r.length>0?{fields:{},problems:r}:s}var le=w(8209);async function Zt({
inputs:e,refused:t,problems:n},s){const{secrets:r}=s,o=k=>({...k,problems:k.problems.filter(({input:g})=>!t.has(g))}),i=await en(
e,s,o),{inputs:c,file:f,extra:h}=i,d=o(await tn(i.templates,e,s)),$=k=>(0,Qe.yG)(e["check-urls"])?(0,Q._e)(k):[],v=(0,le.
SD)(c,f),E=v.length>0||d.needsRelease,T={...f.fields,...c.fields},P=[...c.problems,...f.problems,...h.problems,...d.problems],
I=[...n,...P,...$(T)];if(E&&e.release&&I.length>0)throw(0,J.vQ)(I);const N=v.includes("message")||d.placeholders.has("me\
ssage"),b=E?await rn(e,s,N):{kind:"none"};if(b.kind==="invalid")throw(0,J.vQ)([...I,...b.problems]);if(b.kind==="not-ann\
ounceable"){if(I.length>0)throw(0,J.vQ)(I);return{skip:b.why}}const{filled:_,problems:a}=await on(i.templates,d,b,r),p=[
...n,...h.problems,...d.problems,...a],l=(0,le._I)(_.inputs,_.file,b,r,p),x="content"in l?l.content.notification:T,O=[..."\
problems"in l?l.problems:[],...$(x)];if(O.length>0||"problems"in l)throw(0,J.vQ)(O);const{content:F}=l,{extraFields:U,onceKey:W}=_;
if(b.kind!=="content")return{content:F,extraFields:U,onceKey:W};const{message:G}=b.fields;return d.placeholders.has("mes\
sage")&&"value"in G&&(F.messageOrigin=G.origin),{content:F,extraFields:U,onceKey:W,release:b.release}}async function en(e,{
secrets:t,readFile:n},s){const{"payload-file":r,"extra-fields":o,"once-key":i}=e,c=r?await Promise.all([w.e(955),w.e(362)]).
then(w.bind(w,6362)):void 0,f=o?await Promise.all([w.e(955),w.e(758)]).then(w.bind(w,8758)):void 0,h=s(await Yt(e,t)),d=c?
s(await c.fieldsFromFile(r,await n(r),t)):le.qf,$=f?s(await f.readExtraFields(o,t)):le.qf,v={inputs:h,file:d,fileName:r,
extraFields:$.fields,onceKey:i};return{inputs:h,file:d,extra:$,templates:v}}async function tn(e,t,{readEvent:n}){const s=[
"release-level","max-age"].filter(h=>t[h]!==""),r=sn(t)?(await w.e(171).then(w.bind(w,5171))).usedPlaceholders(e):nn,o=s.
length>0||r.names.size>0||t.release==="latest",i=t.release!==""||!o||(await n()).name==="release",c=[...s.map(h=>(0,J.CC)(
h,`has no release to apply to; ${Xe}`)),...r.places.map(({name:h,place:d})=>(0,J.CC)(d,`contains \`{${h}}\`, but there is\
 no release; ${Xe}`,d))],f=i?r.problems:[...r.problems,...c];return{needsRelease:o&&i,placeholders:r.names,problems:f}}const Xe="\
set the input `release`, run on the event `release`, or remove it",nn={names:new Set,places:[],problems:[]},sn=e=>e["pay\
load-file"]!==""||[..._e.Pw,"extra-fields","once-key"].some(t=>e[t].includes("{"));async function rn(e,t,n){const{readEvent:s,
fetchRelease:r,filter:o}=t;if(e.release){const{contentFromRelease:c}=await w.e(375).then(w.bind(w,4375));return c(await r(),
{filter:o,needsMessage:n})}const{contentFromEvent:i}=await w.e(386).then(w.bind(w,6386));return i(await s(),e["once-key"]!==
"",{filter:o,needsMessage:n})}async function on(e,{placeholders:t},n,s){const r=n.kind==="content"?n.placeholders:void 0;
if(t.size===0||!r)return{filled:e,problems:[]};const{fillTemplates:o}=await w.e(171).then(w.bind(w,5171));return o(e,r,s)}
var H=w(3916),L=w(8992);async function an({id:e,name:t},n,s){if(t===void 0)return cn(e,n);const r=xe(t),o=T=>(0,L.hD)(s(
T)),i=T=>`${o(T.name)} (id ${T.id}, reach ${T.reach})`,c=n.filter(T=>xe(T.name)===r);if(e!==void 0){const T=c.find(N=>N.
id===e);if(T)return Ze(T,n);const P=Te(c,N=>`id ${N.id} (reach ${N.reach})`),I=P?`the name ${o(t)} belongs to ${P}`:`no \
audience has the name ${o(t)}`;throw new H.HR({reason:"audience-mismatch",title:"Audience id and name differ",message:`a\
udience-id is ${e}, but ${I}.`,hint:"Correct one of the two, or set only one."})}const[f,h]=c;if(f&&h)throw new H.HR({reason:"\
audience-ambiguous",title:"Several audiences have that name",message:`${c.length} audiences are named ${o(t)}: ${Te(c,i)}\
.`,hint:"Choose one with `audience-id`."});if(f)return Ze(f,n);const d=await mn(r,n),$=bn(d,r),v=d.map(({audience:T})=>T),
E=v.length>0?`The nearest names: ${Te(v,i)}.`:"The service lists no audiences.";throw new H.HR({reason:"audience-not-fou\
nd",title:"Audience not found",message:`No audience is named ${o(t)}. ${$?`Did you mean ${o($.name)} (id ${$.id})?`:E}`,
hint:"Correct `audience-name` (upper and lower case matter), or create the audience in the panel of the service."})}function cn(e,t){
const n=et(t.filter(s=>s.id===e));if(n)return n;throw new H.HR({reason:"audience-not-found",title:"Audience not found",message:`\
The service lists no audience with the id ${e} (it lists ${t.length} audience${t.length===1?"":"s"}).`,hint:"Look the id\
 up in the panel of the service, or list the audiences with the audiences action."})}function un({id:e,name:t,reach:n},s,r){
if(!(s===void 0||n===void 0||n<=s))throw new H.HR({reason:"reach-exceeded",title:"Audience too large",message:`The audie\
nce ${e}${t?` (${(0,L.hD)(r(t))})`:""} has a reach of ${n}, more than max-reach allows (${s}).`,hint:"Check that it is t\
he audience you mean; if it is, raise `max-reach`."})}function Ze(e,t){const n=et(t.filter(({id:s})=>s===e.id))?.reach??
e.reach;return{...e,reach:n}}const et=e=>e.reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),ln=20;function Te(e,t){const n=e.
slice(0,ln).map(t),s=e.length-n.length;return s>0?`${n.join(", ")} and ${s} more`:n.join(", ")}const dn=30;function xe(e){
const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;for(const[n]of t.matchAll(new RegExp("\\p{M}+","gu")))if(n.length>
dn)return t;return t.normalize("NFC")}const hn=64,fn=2e4,pn=5;async function mn(e,t){const{default:n}=await w.e(785).then(
w.bind(w,7785)),s=c=>xe(c.trim().slice(0,hn)).toLowerCase(),r=s(e),o=(c,f,h)=>f.map(d=>({audience:d,distance:c(d.name)})).
sort((d,$)=>d.distance-$.distance).slice(0,h),i=o(c=>Math.abs(c.length-e.length),t,fn);return o(c=>n(r,s(c)),i.map(({audience:c})=>c),
pn)}const gn=2;function bn(e,t){const n=e.filter(({distance:i})=>i===0),s=e.filter(({distance:i})=>i<=Math.min(gn,t.length>>
1)),[r,o]=n.length>0?n:s;return o?void 0:r?.audience}var de=w(5357),z=w(8902),Ee=w(4517);const wn={"connection-failed":"\
Check `base-url` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; f\
or a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"Check that the service is up; \
if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base\
-url` is the address of the push service."},$n={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of a\
n https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy) that does not requ\
ire a client certificate."};function yn(e,{reason:t,mayHaveBeenReceived:n,cause:s}){const r=e==="Sending"&&n;if(t==="can\
celled")return r?"":H.Pz;if(t==="proxy-failed")return(0,Ee.CJ)(s);const{code:o=""}=Object(s),i=t==="tls-failed"&&$n[o]||
wn[t];return r?i:`${i} Then run this again.`}function vn(e,{reason:t,mayHaveBeenReceived:n},s){const r=e==="Sending";return{
"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make a secure connection to the s\
ervice (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The service may have received the reque\
st, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out connecting to the service (${s}).`,
"connection-lost":`The connection was lost before ${r?"a response arrived; the service may have received the request":"t\
he response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${s}).`,cancelled:r&&
n?"The run was cancelled; the service may already have received the request.":(0,H.$6)(e)}[t]}function tt(e,t,n){const{reason:s,
cause:r}=t;return new H.HR({reason:s,title:`${e} failed`,message:vn(e,t,(0,L.Kb)((0,H.q0)(r),n)),hint:yn(e,t),cause:r})}
function nt(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:c}=t,f=o.location?` and points to ${(0,L.hD)(n(o.location))}`:
"",h=(0,L.Kb)(i,n,c!==void 0),d=`The ${r===407?"proxy":"service"} responded ${(0,de.Er)(r)}${f}${h?`: ${h}`:""}`;return new H.
HR({reason:`http-${r}`,title:`${e} failed`,message:`${d.replace(/\.$/,"")}.${Tn(o["retry-after"])}`,hint:s?kn(r):xn(r,e,
h!=="")})}function kn(e){return e===303?"The status says that the service handled the request, but not whether it sent t\
he notification.":e===408?"Whoever stopped waiting for the request may have passed it on to the service.":"The service h\
as a problem: check its status."}const _n=864e5;function Tn(e){const t=(0,z.P9)(e,Date.now());return t===void 0||t<=z.wJ?
"":` Retry-After asks for ${t>_n?"more than a day":`${Math.ceil(t/1e3)} s`}; this action waits at most ${z.wJ/1e3} s.`}function xn(e,t,n){
return e===401||e===403?"The service refused the token: check that `api-token` is the current API token of this site, an\
d that this workflow can read the secret. Then run this again.":e===404?`Check \`base-url\`: there may be no push service \
at that address (the action adds \`/v1/\u2026\` itself).${t==="Sending"?" With `target: audience`, check `audience-id` t\
oo.":""}`:e===407?Ee.a5:e===429?"The rate limit of the service is reached: wait, then run this again.":e>=300&&e<400?"Th\
e action does not follow redirects, because the token would go to the new address. Correct `base-url`.":e>=500?"The serv\
ice has a problem: check its status before you run this again.":e===408?"The service did not receive the request in time\
: run this again.":n?`Fix the problem that the service reported. If you changed the workflow for that, ${H.Up}.`:`The se\
rvice did not say why. ${t==="Sending"?"Check the content and `extra-fields`, or ask":"Ask"} the operator of the service\
.`}const Se="Listing the audiences";async function En(e){const{signal:t,redact:n,log:s}=e.context,r=await(0,z.LH)({attempt:async o=>st(
await e.fetchAudiences(),(0,z.JN)(o),n),retries:e.retries,signal:t,cancelled:()=>(0,H.Yq)(Se),onWait:s.retry});if(r instanceof
H.HR)throw r;return Sn(r)}function st(e,t,n){if(e.kind==="failure"){const h=tt(Se,e,n);return e.retryable&&e.reason!=="c\
ancelled"?{retry:h,waitMs:t}:{done:h}}const{status:s,headers:r,body:o,incomplete:i}=e;if(!(0,de.oJ)(s)){const h=nt(Se,e,
n);return s!==408&&s!==429&&s<500?{done:h}:{retry:h,waitMs:(0,z.P9)(r["retry-after"],Date.now())??t}}if(i===void 0)return{
done:o};if(i==="too-large")return{done:he("the list is larger than 64 MiB")};const c=i==="cut"?"connection-lost":i,f=new Error(
"only a part of the list arrived");return st({kind:"failure",mayHaveBeenReceived:!0,reason:c,retryable:!0,cause:f},t,n)}
function Sn(e){const t=(0,L.qF)(e);if(t===void 0)throw he("the response is not JSON");const n=(0,L.Gv)(t)?t.audience:void 0;
if(!Array.isArray(n))throw he("audience: expected an array");for(let s=0;s<n.length;s++){const r=Cn(n[s]);if(r)throw he(
`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:o})=>({id:s,name:r,reach:o}))}function Cn(e){if(!(0,L.Gv)(e))return"\
: expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.isSafeInteger(
t))return`.id: ${t} is not a whole number within \xB1(2^53-1), so it cannot be an id`;if(typeof n!="string")return".name\
: expected a string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const he=e=>new H.HR({
reason:"bad-audience-list",title:"Unusable audience list",message:`The service responded, but not with a list of audienc\
es: ${e}.`,hint:"Check `base-url`; if it is right, the service has a problem, or uses another version of its API."}),Rn=65536;
async function An(e){const{service:t,body:n,onAttempt:s}=e,{signal:r,redact:o,log:i}=t.context;let c={};const f=()=>({outcome:"\
not-sent",failure:(0,H.Yq)("Sending")});async function h($){if(await On(),r?.aborted)return{done:f()};s();const v=await t.
send(n),E=(0,z.JN)($);if(v.kind==="failure")return Pn(v,E,o);const T=o(v.body,v.incomplete!==void 0);return c={statusCode:v.
status,response:Ln(T,Rn)},(0,de.oJ)(v.status)?{done:Nn(v)}:In(v,E,o)}return{verdict:await(0,z.LH)({attempt:h,retries:t.retries,
signal:r,cancelled:f,onWait:({failure:$},v)=>i.retry($,v)}),...c}}async function On(){for(let e=0;e<2;e++)await new Promise(
t=>setImmediate(t))}function Pn(e,t,n){const s=tt("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",
failure:s}};const r={outcome:"not-sent",failure:s};return e.retryable?{retry:r,waitMs:t}:{done:r}}function In(e,t,n){const{
status:s,headers:r}=e,o=(0,z.P9)(r["retry-after"],Date.now()),i=s===429||s===503&&o!==void 0,c=i||jn(s)?"rejected":"unkn\
own",f={outcome:c,failure:nt("Sending",e,n,c==="unknown")};return i?{retry:f,waitMs:o??t}:{done:f}}const jn=e=>e>=300&&e<
500&&e!==303&&e!==408;function Nn({at:e,incomplete:t,body:n}){const s=(0,L.qF)(n);if(Mn(s))return{outcome:"unknown",failure:Dn()};
const r={outcome:"sent",sentAt:e};return t?{...r,responseFlaw:t}:s!==void 0||n.trim()===""?r:{...r,responseFlaw:"not-jso\
n"}}function Mn(e){if(typeof e!="object"||e===null)return!1;const{success:t,ok:n,error:s,errors:r}=e;return t===!1||n===
!1||!rt(s)||!rt(r)}function rt(e){return typeof e=="object"&&e!==null?Object.keys(e).length===0:!e||typeof e=="string"&&
e.trim()===""}const Dn=()=>new H.HR({reason:"service-reported-failure",title:"The service reported a failure",message:"T\
he response has a success status (2xx), but its body says that something failed.",hint:"The response is in the output `r\
esponse` and in the summary."});function Ln(e,t){const n=Buffer.from(e);if(n.length<=t)return e;let s=t;for(;((n[s]??0)&
192)===128;)s--;return n.subarray(0,s).toString("utf8")}var ot=w(311);const it=1048576;function Un({baseUrl:e,apiToken:t,
timeout:n,retries:s},r){const{http:o,signal:i}=r,c={"Authentication-Token":t,Accept:"application/json","User-Agent":ot.N},
f={timeoutMs:n*1e3,signal:i};return{retries:s,context:r,fetchAudiences(){const h=new URL(`${e}/v1/audience`);return o.request(
{method:"GET",url:h,headers:c,maxBytes:64*it,...f})},send(h){const d=new URL(`${e}/v1/notifications`),$={...c,"Content-T\
ype":"application/json"};return o.request({method:"POST",url:d,headers:$,body:h,maxBytes:it,...f})}}}function Fn(e,t,n){
const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,target:s,...n})}function Z(e){
return Ie(e).replace(Gn,oe).replace(qn,zn).replace(/^[\t -%'-;=-@[-`{-~]/,oe).replaceAll(`
`,"<br>")}function Ce(e){return Ie(e).replace(/[&<>]/g,oe).replaceAll(`
`,"&#10;")}const fe=(e,t)=>Z(ee(K(e,t))),Bn=e=>ut(fe(e,500));function at(e,t=500){const s=K(e,t).split(Hn).map((r,o)=>o%
2===1?re(r):Z(ee(r)));return ut(s.join(""))}function Re({text:e,url:t},n=2e3){return`${at(e,n)}${t?` <a href="${Pe(t)}">\
Open that run</a>`:""}`}const ct=({command:e})=>e!==void 0&&`<pre><code>${Ce(e)}</code></pre>`,ut=e=>`<span dir="auto">${e}\
</span>`,Hn=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,re=e=>`<code>${Ce(e)}</code>`;function Ae(e,t=300){const n=fe(e,t);return e.
length>dt?n:`<a href="${Pe(e)}">${n}</a>`}function lt(e,t,n){return e.length>dt?t:`<img src="${Pe(e)}" alt="${t}" width=\
"${n}">`}function K(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function ee(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${Oe}{${t+1},}`,"gv"),s=new RegExp(`${Oe}{${Wn}\
}(?=${Oe})`,"gv");return e.replace(n,r=>r.replace(s,"$&\u200B"))}const Wn=10,Oe=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,dt=2e3,Gn=/[&<>"'`*_~[\]()|\\!{}^]/g,qn=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,oe=e=>`&#${e.codePointAt(0)};`,zn=e=>`<span>${oe(
e)}</span>`,Pe=e=>Ie(e).replace(/[&<>"'`\n\t]/g,oe);function Ie(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function te(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const V=(e,t)=>`${te(e)} ${t}${e===1?"":"s"}`,Vn=9e5,ht=e=>typeof e=="object"?e.flatMap(
ht):e?[e]:[];function Kn(e,t=Vn){const n=ht(e),s="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(f=>(o+=Buffer.byteLength(f)+2,o>r));return`${(i===-1?n:[...n.
slice(0,i),s]).join(`

`)}
`}const ft=[{seconds:86400,name:"day",letter:"d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"\
m"},{seconds:1,name:"second",letter:"s"}];function pt(e){const t=ft.find(({seconds:n})=>e>0&&e%n===0);return t?`${e/t.seconds}${t.
letter}`:`${e}s`}function mt(e){const t=ft.find(({seconds:n})=>e>=n);return t?`${V(Math.floor(e/t.seconds),t.name)} ago`:
"just now"}function gt({tag:e,level:t,age:n}){const s=n===void 0?"":`, published ${mt(n)}`;return`${(0,L.hD)(e)}${t?` (${t}\
)`:""}${s}`}function Jn(e){const t=(0,L.hD)(e.release.tag);return e.kind==="level"?`The release ${t} is a ${e.release.level}\
 release, smaller than \`release-level: ${e.wanted}\`.`:`The release ${t} was published ${mt(e.age)}, longer ago than \`m\
ax-age: ${pt(e.maxAge)}\` allows.`}function Qn({kind:e}){return`Usually there is nothing to do. To announce it anyway, ${e===
"level"?"change `release-level`":"give its tag as `release`, or a larger `max-age`"}.`}const pe=e=>String(e).padStart(2,
"0"),bt=({hour:e,minute:t})=>`${pe(e)}:${pe(t)}`,Yn=({year:e,month:t,day:n})=>`${e}-${pe(t)}-${pe(n)}`;function wt({window:e,
timeZone:t,now:n,opens:s,opensAt:r}){const o=t.toUpperCase()==="UTC"?"":` (${r.toISOString().slice(11,16)} UTC)`;return`\
It is ${bt(n)} in the time zone ${t}, outside \`send-between: ${e}\`. The window opens at ${bt(s)} on ${Yn(s)}${o}.`}const Xn={
text:"Nothing was claimed, so a later run inside the window sends: the next one of a schedule, or this run, if you re-ru\
n it then."},$t=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{
length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{
length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}],Zn=2,yt=56,es=360,ts="Where the text is cut o\
ff is an estimate: it depends on fonts, versions and settings.";function ns(e){return`<div>
${$t.map(n=>ss(n,e)).join(`
`)}
<br clear="all"><sub>${ts}</sub>
</div>`}function ss(e,{title:t,message:n,actions:s=[],...r}){const{name:o,browser:i,iconAt:c,textWidth:f}=e,h=me(t,e.title),
d=me(n,e.message),$=s.slice(0,Zn).map(({text:a})=>me(a,e.button)),v=s.length-$.length,E=`<td valign="top" width="${yt}">${lt(
r.icon_url,"icon",yt)}</td>`,T=`<td valign="top" width="${f}" dir="auto"><b>${je(h)}</b><br>${je(d)}</td>`,P=r.banner_url&&
lt(r.banner_url,"banner",es),I=$.map(a=>`<kbd>&nbsp;${je(a)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),N={Title:h,Message:d},b=[
...Object.entries(N).map(([a,p])=>Ne(p)&&is(a,p)),$.some(Ne)&&"\u2702\uFE0F A button is cut",v>0&&`\u2702\uFE0F ${V(v,"m\
ore button")} not shown`,...Object.entries(N).map(([a,p])=>!Ne(p)&&vt(as(a,p))),vt(`Opens ${Ae(r.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${o} <sub>${i}</sub></th>`,c==="start"?E+T:T+E,P&&`<td colspan="\
2" align="center">${P}</td>`,I&&`<td colspan="2" align="center">${I}</td>`,`<td colspan="2">${b.join("<br>")}</td>`].flatMap(
a=>a?[`<tr>${a}</tr>`]:[]).join("")}</table>`}const rs=24,je=({shown:e})=>Z(ee(e,rs)),Ne=({visible:e,total:t})=>e<t,is=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${te(t)} of ${V(n,"character")}`,as=(e,{total:t})=>`${e} fits (${V(t,"\
character")})`,vt=e=>`<sub>${e}</sub>`;function me(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.test(e),r=s?e:e.match(
cs())??[],o=s?void 0:us(),i=r.length;let c=0,f=0,h=0;for(const d of r){if(c=d===`
`?(Math.floor(c/n)+1)*n:c+(o?.test(d)?2:1),c>t)return{shown:`${e.slice(0,h).trimEnd()}\u2026`,visible:f,total:i};c<t&&(f++,
h+=d.length)}return{shown:e,visible:i,total:i}}const cs=(0,L.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),us=(0,L.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),ls=864e5,kt=2419200,ds=14,hs={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"lon\
g-ttl":({seconds:e})=>`The ttl is ${e} s; push services keep a notification for at most four weeks (${kt} s).`,"reach-ze\
ro":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in \
quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The API\
 token expired on ${De(e)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${De(e)}\
. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may alread\
y have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-size":({input:e,use:t,expected:n,
...s})=>`${e}: the ${t} is ${xt(s)}; browsers show ${n.map(xt).join(" or ")}.`,"page-as-image":({input:e,raw:t})=>`${e} \
is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address behind \
the button Raw: ${(0,L.hD)(t)}.`,"key-separator":({key:e})=>`The once-key ${(0,L.hD)(e)} ends with a separator, so an ex\
pression in it is probably empty. Runs with the same key may be skipped although they announce something else. Correct t\
he key.`,"release-each-run":({tag:e})=>`Without \`once-key\`, the next run announces the release ${(0,L.hD)(e)} again. S\
et \`once-key: release-{tag}\`.`,"release-each-period":({tag:e,period:t})=>`\`once-per\` lets a run announce the release ${(0,L.
hD)(e)} again in the next ${t}. To announce each release only once, remove \`once-per\`.`,truncated:({field:e,visible:t,
total:n})=>`The ${e} is ${te(n)} characters long; even a desktop shows only about ${te(t)}.`,markup:({field:e,what:t})=>`\
The ${e} contains ${Le[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,"escap\
ed-newline":({field:e})=>`The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line\
 break, use a YAML block (\`|\`).`,"outside-window":({outside:e})=>`A real run would be skipped now. ${wt(e)}`,"entry-me\
ssage":({origin:e})=>`The message is ${Me(e)}, one of several changes. ${_t}`,"neutral-message":()=>`The release notes h\
ave no sentence for subscribers, so the message says only that there is something new. ${_t}`},_t="To choose the words, \
write `<!-- web-push: your text -->` on a line of its own in the release notes, begin them with a short paragraph, or se\
t `message`.";function Me(e){switch(e.kind){case"comment":return"the `web-push` comment of the release notes";case"intro\
duction":return"the introduction of the release notes";case"entry":return`the entry ${(0,L.hD)(e.entry)}${e.heading===""?
"":` under ${(0,L.hD)(e.heading)}`} of the release notes`;case"neutral":return"the neutral sentence"}}const fs=e=>hs[e.kind](
e);function ao(e){return"field"in e?e.field:e.kind==="many-buttons"?"actions":e.kind==="long-ttl"?"ttl":e.kind==="image-\
size"?`${e.use}_url`:void 0}function Tt(e){return e.kind==="token-expiry"&&e.expired?{message:`The API token expired on ${De(
e.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this again."}:e.kind!=="quoted-token"?
void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are not part of it, remove them from\
 the secret. Then run this again."}}const De=e=>e.toISOString().slice(0,10),xt=({width:e,height:t})=>`${e}x${t}`,Le={heading:{
name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdo\
wn link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function ps({notification:e,sources:t,messageOrigin:n}){const{actions:s,
ttl:r}=e,o=[];s&&s.length>2&&o.push({kind:"many-buttons",count:s.length}),r!==void 0&&r>kt&&o.push({kind:"long-ttl",seconds:r}),
n?.kind==="entry"&&o.push({kind:"entry-message",origin:n}),n?.kind==="neutral"&&o.push({kind:"neutral-message"}),o.push(
...Et("icon-url",e.icon_url),...Et("banner-url",e.banner_url));for(const i of["title","message"])o.push(...ms(i,e)),(t[i]===
"input"||t[i]==="file")&&o.push(...gs(i,e[i]));return o}function Et(e,t=""){const[,n,s]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(t)??[];return n===void 0?[]:[{kind:"page-as-image",input:e,raw:`https://raw.githubusercontent.com/${n}/${s}`}]}function ms(e,t){
const[n]=$t,{visible:s,total:r}=me(t[e],n[e]);return s===r?[]:[{kind:"truncated",field:e,visible:s,total:r}]}function gs(e,t){
const s=Object.keys(Le).filter(r=>Le[r].pattern.test(t)).map(r=>({kind:"markup",field:e,what:r}));return t.includes("\\n")?
[...s,{kind:"escaped-newline",field:e}]:s}const bs=e=>e===0?[{kind:"reach-zero"}]:[],ws=e=>e!==void 0&&/[-_.:/#]$/.test(
e)?[{kind:"key-separator",key:e}]:[],$s=(e,t,n)=>e&&t!==void 0&&n===void 0?[{kind:"release-each-run",tag:t.tag}]:[],ys=(e,t)=>e!==
void 0&&t!==void 0?[{kind:"release-each-period",tag:t.tag,period:e}]:[],vs=(e,t)=>e>1&&t===void 0?[{kind:"rerun",attempt:e}]:
[];function ks(e,t){if(/^(["'`]).*\1$/.test(e))return[{kind:"quoted-token"}];const n=_s(e);return n===void 0||n-t>=ds*ls?
[]:[{kind:"token-expiry",at:new Date(n),expired:n<=t}]}function _s(e){const[t,n,s,...r]=e.split(".");if(!t||!n||s===void 0||
r.length>0)return;const{exp:o}=Object((0,L.qF)(Buffer.from(n,"base64url").toString("utf8"))),i=typeof o=="number"?o*1e3:
Number.NaN;return Number.isNaN(new Date(i).getTime())?void 0:i}const ie=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?
`
${n}`:""}`,Ts={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function xs({title:e,reason:t,message:n,hint:s},r,o){const c=o!==void 0&&o.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",h=["Look in the panel of the service\
 before you send it again.",s,`If nothing was sent, ${c}run this again.`].filter(Boolean).join(" "),d=r==="not-sent"&&t===
"internal-error"?" You can run this again.":"";return{title:`${e} (${r?`${r}: `:""}${t})`,failed:e,why:{text:n},meaning:r&&
Ts[r],next:{text:r==="unknown"?h:`${s}${d}`},reason:t}}const Es=e=>e.replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,
"http-$1xx"),St=e=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Es(e)}`,Ct=4096,
Ss=600;function Cs({why:e,meaning:t,next:n,reason:s},r){const i=`
${r(t?`${t} ${ie(n)}`:ie(n))}${s?`
More: ${St(s)}`:""}`;return Rs(r(ie(e)),Ct-i.length)+i}function Rs(e,t){const n=e.split(`
`);if(n.length===1)return K(e,t-1);const s=c=>`- and ${c} more (see the log)`;let r=s(n.length).length;const o=[];for(const c of n){
const f=K(c,Ss);if(r+=f.length+1,r>t)break;o.push(f)}const i=n.length-o.length;return[...o,...i>0?[s(i)]:[]].join(`
`)}const As=5e3;function Os({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${at(e)}</b>`]]:[],["Why",Re(t,As)],["What to do",Re(n)],...s?[["More",`<a href="${St(s)}">W\
hat ${s} means</a>`]]:[]].map(([o="",i])=>`<tr><th align="left">${o.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,ct(n)]}const Ue={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing was \
sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},Rt={
cut:"the response was cut off",timeout:"the response was not complete in time","too-large":"the response is larger than \
1 MiB",cancelled:"the run was cancelled before the response was complete","not-json":"the response is not JSON"};function Ps(e){
const t=e==="cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`The servic\
e accepted it (2xx), but ${Rt[e]}. Do not send it again before you look in the panel of the service.${t}`}const Is="anno\
unce the release by hand, with its tag (a re-run uses the original workflow file and event)";function js(e,t,n=!1){if("f\
ailure"in e){const i=xs(e.failure,e.outcome,t);return n&&(i.next.text=i.next.text.replace(H.Up,Is)),Pt(e)?Ks(i,t):i}if(e.
outcome!=="skipped")return;const s=`${Ue.skipped} (${e.reason})`;if(e.reason==="already-sent")return{title:s,why:Ot(e.claim),
next:qs(e.claim)};if(e.reason==="outside-window")return{title:s,why:{text:wt(e.outside)},next:Xn};const{why:r}=e;if(r.kind===
"level"||r.kind==="age")return{title:s,why:{text:Jn(r)},next:{text:Qn(r)}};const o=r.kind==="activity"&&r.actual==="rele\
ased"?"To announce pre-releases that become releases, set a `once-key`.":"To send on this event too, set the content as \
inputs, and set a `once-key`: without one, each event sends a notification.";return{title:s,why:{text:Ns(r)},next:{text:`\
Usually there is nothing to do. ${o}`}}}function Ns(e){if(e.kind==="draft")return"The release is a draft.";const{kind:t,
actual:n}=e;if(t==="activity"&&n==="released")return"The release event's activity `released` is announced only with `onc\
e-key` (publishing a stable release also fires `published`, and both would be sent).";const s=/^[a-z_]{1,40}$/.test(n)?`\
\`${n}\``:"not one that GitHub documents";return t==="activity"?`The release event's activity is ${s}; only \`published\` \
and, with \`once-key\`, \`released\` are announced.`:`The deployment's state is ${s}; only \`success\` is announced.`}const Ms={
input:"the inputs",file:"the file",release:"the release",event:"the event"};function Ds({sources:e,messageOrigin:t},n){const s=Object.
entries(Ms).flatMap(([o,i])=>{const c=h=>h==="message"&&t?`message (${Me(t)})`:h,f=Object.entries(e).flatMap(([h,d])=>d===
o?[c(h)]:[]);return f.length>0?[`${f.join(", ")} from ${i}`]:[]}),r=Object.keys(n);return r.length>0&&s.push(`${r.join("\
, ")} from extra-fields`),`Content: ${s.join("; ")}.`}const Ls=e=>`Release: ${gt(e)}.`;function Us(e){if(e.type==="all")
return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.audience;return`\
To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${s===void 0?"":`, ${s} subscriber${s===1?"":"s"}`}\
.`}function Fs(e){return`Guards: ${At(e).join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function At(e){
const{maxReach:t,releaseLevel:n,maxAge:s,window:r,checkUrls:o,isExpected:i,onceKey:c}=e;return[t===void 0?void 0:`max-re\
ach ${t}`,n&&`release-level ${n}`,s===void 0?void 0:`max-age ${pt(s)}`,r&&`send-between ${r}`,o&&"check-urls",i&&"expect\
ed-payload",c===void 0?void 0:`once-key ${(0,L.hD)(c)}`].filter(h=>typeof h=="string")}function Bs({result:e,attempts:t,
response:n}){const s=Ue[e.outcome];if(e.outcome!=="sent")return`${s}.`;const r=t>1?` on attempt ${t}`:"";return`${s}${r}\
: the service responded ${n?.statusCode} at ${e.sentAt.toISOString()}.`}function Hs({advice:e,keyUse:t,claim:n,result:s}){
return[...e.map(r=>({level:Ws(r),title:Gs(r),text:fs(r)})),...t?[zs(t)]:[],...Pt(s)?[]:Vs(n,s.outcome)]}const Ws=e=>e.kind===
"neutral-message"?"note":"warning",Gs=e=>e.kind==="token-expiry"&&e.expired?"Token expired":"Advice";function Ot({key:e,
ref:t,by:n}){const s=n?`run ${n.run} (attempt ${n.attempt}) at ${n.time}`:"another run";return{text:`The key ${(0,L.hD)(
e)} was already used by ${s}; that notification was sent, or may have been. The claim is the ref ${t}.`,url:n?.url}}function qs(e){
return{text:"Usually there is nothing to do. If you are not sure, look in the panel of the service. Only if that notific\
ation was not sent, or to send it a second time on purpose, delete the claim with this command, then run the workflow ag\
ain:",command:Fe(e)}}function zs(e){if(e.kind==="used"){const s=Ot(e.claim);return{...s,level:"warning",title:"Key alrea\
dy used",text:`A real run would be skipped. ${s.text}`}}const t=(0,L.hD)(e.key);return e.kind==="unused"?{level:"note",text:`\
The key ${t} has not been used.`}:{level:"warning",text:`Could not determine whether the key ${t} was used (${e.cause}),\
 so this dry run cannot say whether a real run would be skipped.`}}function Vs(e,t){if(!e||e.kind==="none"||t==="sent")return[];
const{kind:n,ref:s,tag:r}=e,o=Fe(e);if(t==="unknown")return[{level:"note",text:`The claim ${s} stays, so a re-run with t\
his key will be skipped. Look in the panel of the service. Only if nothing was sent, delete the claim with this command,\
 then run this again:`,command:o}];const i=(0,L.hD)(e.key),[c,f,h]=n==="held"?["Claim not deleted",`could not delete its\
 claim of the key ${i}`,"This"]:["Claim not certain",`could not determine whether it has the claim of the key ${i}`,"If \
it is, this"],d=`This run sent nothing, but ${f}, so a re-run may be skipped. ${h} command deletes the ref ${s} only if \
it still points to ${r}, the claim of this run. Run it, then run the workflow again:`;return[{level:"warning",title:c,text:d,
command:o}]}const Pt=e=>"failure"in e&&e.failure.reason==="claim-failed";function Ks(e,t){if(!t||t.kind==="none")return e;
const{text:n}=e.next,s=`Or run this command now, which deletes the ref only if it still points to ${t.tag}, the claim of\
 this run:`;return{...e,next:{text:`${n} ${s}`,command:Fe(t)}}}function Fe({ref:e,repository:t,serverUrl:n,tag:s}){const r=(0,L.
Dl)(n)?.host??"github.com",o=`gh api${r==="github.com"?"":` --hostname ${r}`}`,i=`${o} --method DELETE repos/${t}/git/${e}`;
return`[ "$(${`${o} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`})" = ${s} ] && ${i}`}const Js=({outcome:e})=>e===
"sent"||e==="unknown",Qs=({outcome:e})=>e==="sent"||e==="dry-run"||e==="skipped"?0:1;function Ys({attempts:e,result:t,response:n,
payload:s,target:r}){const o=r?.type==="audience"?r.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.
reason:"reason"in t?t.reason:"","status-code":ge(n?.statusCode),response:n?.response??"",payload:s??"","audience-id":ge(
o?.id),"audience-name":o?.name??"","audience-reach":ge(o?.reach),attempts:ge(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():
""}}const ge=e=>e===void 0?"":String(e),Xs=["payload","outcome","reason","kind","type","responseFlaw","field","what","so\
urces"];function Zs(e,t){const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof
H.HR)return er(s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const o=Object.entries(s).map(([i,c])=>r?
[t(i),n(c,!0)]:[i,Xs.includes(i)?c:n(c,i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}function er({reason:e,
title:t,message:n,hint:s},r){return new H.HR({reason:e,title:r(t),message:r(n),hint:r(s)})}function tr(e){const t=nr(e);
return{finished:t,entries:Hs(t),annotation:js(t.result,t.claim,t.isRunOfRelease)}}function nr(e){const{result:t,advice:n}=e;
if(!("failure"in t)||!sr(t.failure))return e;const{failure:s}=t,r=n.find(h=>Tt(h)!==void 0),o=r&&Tt(r);if(o===void 0)return e;
const{reason:i,title:c}=s,f=new H.HR({reason:i,title:c,message:`${s.message} ${o.message}`,hint:o.hint});return{...e,result:{
...t,failure:f},advice:n.filter(h=>h!==r)}}const sr=({reason:e})=>e==="http-401"||e==="http-403",rr=10,or=25,ae={message:4e3,
text:1e3,button:200,extraName:60,extraValue:300},ir=400;function ar(e,t,n){const s=[...ur(e),t&&dr(t),...hr(n)].filter(Boolean);
return`<table>
<tr>${["Field","Value","Source","Browsers"].map(o=>`<th>${o}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function Be(e,t,n,s){return`<tr><td>${re(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${cr(s)}</td></tr>`}
function cr(e){return e===Dt?"":e===Mt?"unknown":e===X?"all":mr.map((n,s)=>({browser:n,since:e[s]??Y})).filter(({since:n})=>n!==
Y).map(({browser:n,since:s})=>s===ne?n:`${n}&nbsp;${s}`).join(", ")}const It=e=>`${te(e)} more, in the output <code>payl\
oad</code>`;function ur({notification:e,sources:t,messageOrigin:n}){return Object.keys(e).flatMap(s=>{const r=s==="messa\
ge"&&n?`: ${Z(ee(Me(n)))}`:"",o=`${t[s]??""}${r}`,i=(d,$)=>Be(d,$,o,gr[s]);if(s!=="actions")return i(s,lr(s,e));const{actions:c=[]}=e,
f=c.slice(0,rr).map(({text:d,url:$},v)=>i(`actions[${v}]`,`${jt(d,ae.button)}<br>${Ae($)}`)),h=c.length-f.length;return h>
0?[...f,i(s,It(h))]:f})}function lr(e,t){const n=t[e]??"";return typeof n=="number"?`${te(n)} s${pr(n)}`:e.endsWith("_ur\
l")?Ae(n):jt(n,e==="message"?ae.message:ae.text)}function jt(e,t){if(e.length<=ir)return Z(ee(e));const n=e.length>t?"<b\
r><i>The rest is in the output <code>payload</code>.</i>":"";return`<details><summary>${Z(ee(K(e,80).replace(/\s+/g," ")))}\
 <i>(${V(e.length,"character")})</i></summary>${fe(e,t)}${n}</details>`}function dr(e){const t=e.type==="all"?"all":`aud\
ience ${e.audience.id}`;return Be("target",re(t),"input",Dt)}function hr(e){const t=Object.keys(e),n=(o,i)=>Be(o,i,"extr\
a-fields",Mt),s=t.slice(0,or).map(o=>n(K(o,ae.extraName),re(K(fr(e[o]),ae.extraValue)))),r=t.length-s.length;return r>0?
[...s,n("\u2026",It(r))]:s}const fr=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function pr(e){const n=[[604800,"we\
ek"],[86400,"day"],[3600,"hour"],[60,"minute"]].find(([s])=>e>=s&&e%s===0);return n?` (${V(e/n[0],n[1])})`:""}const ne="\
\u2713",Y="\u2013",X=[ne,ne,ne],Nt=[ne,ne,Y],mr=["Chrome","Firefox","Safari"],gr={title:X,message:X,icon_url:Nt,banner_url:[
"56+",Y,Y],landing_url:X,actions:["48+",Y,Y],utm_source:X,utm_medium:X,utm_campaign:X,ttl:Nt},Mt=["?","?","?"],Dt=["","",
""],br={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4","not-sent":"\u274C",unknown:"\u2753"};
function wr({finished:e,entries:t,annotation:n}){const{result:s,content:r,target:o,extraFields:i={},response:c}=e,{outcome:f}=s,
h=d=>t.filter(({level:$})=>$===d);return Kn([`<h2>${br[f]} ${Ue[f]}</h2>`,n&&Os(n),$r(e),yr(e),Lt("\u26A0\uFE0F",h("warn\
ing")),Lt("\u2139\uFE0F",h("note")),r&&["<h3>Preview</h3>",ns(r.notification)],r&&["<h3>Fields</h3>",ar(r,o,i)],c?.response&&
_r(c.response)])}function $r({result:e,target:t,release:n,attempts:s,response:r}){const o=e.outcome==="sent"&&e.responseFlaw?
`, but ${Rt[e.responseFlaw]}`:"",i=[t&&`<b>To</b> ${vr(t)}`,n&&`<b>Release</b> ${fe(gt(n),300)}`,r?.statusCode&&!("failu\
re"in e)&&`HTTP&nbsp;${r.statusCode}${o}`,s>0&&V(s,"attempt"),e.outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).
replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);return i.length>0&&`<p>${i.join(" \xB7 ")}</p>`}function yr({guards:e}){
const t=e?At(e).map(re):[];return t.length>0&&`<p><b>Guards</b> ${t.join(" \xB7 ")}</p>`}function vr(e){if(e.type==="all")
return"every subscriber of the site; the service does not report how many";const{id:t,name:n,reach:s}=e.audience,r=n===void 0?
`audience ${t}`:`${Bn(n)} (audience ${t})`;return s===void 0?r:`${r}, <b>${V(s,"subscriber")}</b>`}const kr=10;function Lt(e,t){
const n=t.slice(0,kr).map(r=>`${e} ${Re(r)}`),s=t.length-n.length;return s>0&&n.push(`${e} ${s} more are in the log.`),n.
length>0&&[`<p>${n.join("<br>")}</p>`,t.map(ct)]}const Ut=16e3;function _r(e){const t=e.length-Ut,n=t>0?`<p>${V(t,"more \
character")} in the output <code>response</code>.</p>`:"";return`<details><summary>Response of the service</summary><pre\
><code>${Ce(K(e,Ut))}</code></pre>${n}</details>`}const be=require("node:fs"),He=e=>process.env[e.toLowerCase()]||process.
env[e]||void 0;function Tr(){return{http:He("HTTP_PROXY"),https:He("HTTPS_PROXY"),bypass:He("NO_PROXY")}}function ce(){const{
GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:o}=process.
env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",
id:r??"",event:o??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function xr(e){const t=process.env.GITHUB_EVENT_PATH;
delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const Er=25*
1048576;function Ft(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{return(0,be.statSync)(t).size>
Er?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse((0,be.readFileSync)(t,
"utf8"))}}catch{return{name:e,payload:void 0}}}var Bt=w(857);function Ht(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function We(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.
endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function ue(e,t,n){const s=new Sr(e,t,n);process.stdout.write(s.toString()+
Bt.EOL)}function Wt(e,t=""){ue(e,{},t)}const Gt="::";class Sr{constructor(t,n,s){t||(t="missing.command"),this.command=t,
this.properties=n,this.message=s}toString(){let t=Gt+this.command;if(this.properties&&Object.keys(this.properties).length>
0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?
n=!1:t+=",",t+=`${s}=${Rr(r)}`)}}return t+=`${Gt}${Cr(this.message)}`,t}}function Cr(e){return Ht(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Rr(e){return Ht(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const co=require("path");var qt=function(e,t,n,s){function r(o){return o instanceof
n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function c(d){try{h(s.next(d))}catch($){i($)}}function f(d){
try{h(s.throw(d))}catch($){i($)}}function h(d){d.done?o(d.value):r(d.value).then(c,f)}h((s=s.apply(e,t||[])).next())})},
Ge;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Ge||(Ge={}));function uo(e,t){const n=toCommandValue(
t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand(
"set-env",{name:e},n)}function Ar(e){ue("add-mask",{},e)}function lo(e){process.env.GITHUB_PATH||""?issueFileCommand("PA\
TH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function we(e,t){const n=process.
env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not suppl\
ied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function ho(e,t){const n=we(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function fo(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=we(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function po(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function mo(e){issue("echo",e?"on":"off")}function go(e){process.exitCode=Ge.Failure,qe(e)}function bo(){
return process.env.RUNNER_DEBUG==="1"}function wo(e){issueCommand("debug",{},e)}function qe(e,t={}){ue("error",We(t),e instanceof
Error?e.toString():e)}function Or(e,t={}){ue("warning",We(t),e instanceof Error?e.toString():e)}function Pr(e,t={}){ue("\
notice",We(t),e instanceof Error?e.toString():e)}function $e(e){process.stdout.write(e+Bt.EOL)}function zt(e){Wt("group",
e)}function Vt(){Wt("endgroup")}function $o(e,t){return qt(this,void 0,void 0,function*(){zt(e);let n;try{n=yield t()}finally{
Vt()}return n})}function yo(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
e,t));issueCommand("save-state",{name:e},toCommandValue(t))}function vo(e){return process.env[`STATE_${e}`]||""}function ko(e){
return qt(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Kt="\u2060";function ze(e){return!/[^\x20-\x7e]/.
test(e)&&!e.includes("##[")&&!e.trimStart().startsWith("::")?e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Kt}`).split(`
`).map(jr).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Ir=(0,L.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function jr(e){const t=e.
search(Ir());return t>=0&&e.startsWith("::",t)?`${e.slice(0,t)}:${Kt}${e.slice(t+1)}`:e}function Nr(e){const t=s=>ze(e(s)),
n=s=>(r,o,i)=>{const c=t(o);c.length>Ct&&$e(c),s(c,{title:t(r),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};
return{info:s=>$e(t(s)),retry:(s,r)=>{const o=(r/1e3).toFixed(1);$e(t(`${s.title}: ${s.message} Retrying ${o==="0.0"?"no\
w":`in ${o} s`}.`))},group:(s,r)=>{zt(t(s)),$e(t(r)),Vt()},notice:n(Pr),warning:n(Or),error:n(qe)}}function Mr(e,t,n){const{
title:s,why:r}=n,o=Cs(n,ze);o.startsWith(ze(r.text))||e.info(r.text),e[t](s,o)}const Jt=524288;function _o(e,t,{length:n}){
if(n<=Jt)return;const s=`GitHub passes at most about ${Jt} on to other jobs, so use it only in this job.`;e.warning("Lar\
ge output",`The output \`${t}\` has ${n} characters. ${s}`)}const Dr=["response","audience-name"];function Lr(e,{redact:t,
log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r={...e};for(const o of Dr){const i=e[o];i!==void 0&&(r[o]=
t(i))}try{(0,be.appendFileSync)(s,Ur(r))}catch(o){n.warning("Outputs not written",`The action could not write its output\
s (${(0,H.q0)(o)}). Later steps may see them as empty; the log says how the run ended.`)}}function Ur(e){const t=new Set(
Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`gha\
delimiter_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function Fr(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,Qe.yG)(e)===!1))try{(0,be.appendFileSync)(
s,t())}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,H.q0)(r)}).`)}}const Br=["api-tok\
en","github-token"],Hr={"expected-payload":"any"};function Wr(e){for(const t of e.filter(n=>Br.includes(n))){const n=we(
t);n!==""&&Ar(n)}return Object.fromEntries(e.map(t=>[t,Gr(t)]))}function Gr(e){return process.env[`INPUT_${e.toUpperCase()}`]!==
void 0?we(e):Hr[e]??""}function qr(e){return Object.entries(process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(
t.toLowerCase())??[];return s===void 0||Object.hasOwn(e,s)||!n?.trim()?[]:[{name:s,variable:t}]})}async function zr(e){const t=qr(
e);if(t.length===0)return[];const{unknownInputs:n}=await w.e(65).then(w.bind(w,3065));return n(t,Object.keys(e))}function Vr(e){
const t=new Date,n=Tr(),s=(0,Ye.gE)({...e,others:(0,Ee.FF)(n)}),r=(0,de.uT)(n),o=Kr();return{log:Nr(s.redact),secrets:s,
redact:s.redact,http:r,signal:o.signal,startedAt:t,watch:Jr(o)}}function Kr(){const e=new AbortController,t=()=>e.abort();
for(const n of["SIGINT","SIGTERM","SIGBREAK"])process.on(n,t);return e}function Jr(e){process.exitCode=1;let t=()=>{};return process.
on("beforeExit",()=>t(new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{
const s=new Promise((r,o)=>{t=o});return Promise.race([n,s])}}async function Qr(e,t,n=e){let s=e;try{t()}catch(r){s=n;const o=r instanceof
Error?r.name:typeof r;qe(`The report of this run failed (${o}). The outputs say how the run ended, if they are set. If t\
his step was to send and \`outcome\` is not set, the notification may have been sent: look in the panel of the service bef\
ore you send it again.`,{title:"Internal error (internal-error)"})}await new Promise(r=>process.stdout.write("",r)),process.
exit(s)}async function Yr(){const e=Wr(_e.AE),t=Vr({apiToken:e["api-token"],githubToken:e["github-token"]}),n=await new Xr(
e,t).run();await Qr(Qs(n.result),()=>ro(n,e.summary,t))}class Xr{#n;#t;#e={attempts:0,advice:[]};#o;#i;constructor(t,n){
this.#n=t,this.#t=n;const{event:s}=ce().run;this.#e.isRunOfRelease=s==="release"||s==="push"&&t.release!==""}async run(){
const{watch:t}=this.#t,n=await t(this.#r()).catch(r=>this.#s(r)),s=this.#o;return s&&!Js(n)&&await t(s.release()).catch(
()=>{}),{...this.#e,claim:s?.state,result:n}}#s(t){return{outcome:this.#e.attempts>0?"unknown":"not-sent",failure:(0,H.h_)(
t)}}async#r(){const t=await this.#a();if("skip"in t)return{outcome:"skipped",reason:"not-announceable",why:t.skip};const{
settings:n,content:s,onceKey:r}=t,o=Un(n,this.#t),i=await this.#c(n,o),c=this.#p(s,i);await eo(n,c),n.checkUrls&&await this.#m(
n,s);const f=r&&await this.#u(n,r,s,i),h=await to(n);if(n.dryRun)return h&&this.#e.advice.push({kind:"outside-window",outside:h}),
this.#e.keyUse=await f?.check(),{outcome:"dry-run"};if(h)return{outcome:"skipped",reason:"outside-window",outside:h};if(this.#e.
advice.push(...vs(ce().run.attempt,r?.key)),f){this.#o=f;const v=await f.claim();if(v!=="claimed")return{outcome:"skippe\
d",reason:"already-sent",claim:v}}const{verdict:d,...$}=await An({service:o,body:c,onAttempt:()=>this.#e.attempts++});return this.#e.
response=$,d}async#a(){const{secrets:t,log:n}=this.#t,s=this.#e,r=(0,_e.yc)(this.#n,t),{settings:o}=r,i=[...r.problems,...await zr(
this.#n)],c=await Zt({...r,problems:i},this.#g(o));if(!o)throw(0,J.vQ)(i);if("skip"in c)return c;const{content:f,extraFields:h,
release:d}=c;s.content=f,s.extraFields=h,s.release=d,n.info(Ds(f,h)),d&&n.info(Ls(d));const $=await this.#f(o,c.onceKey);
return s.guards=Zr(o,$),s.advice.push(...ks(o.apiToken,Date.now()),...ps(f)),s.advice.push(...ws($?.key),...ys(o.oncePer,
d)),s.advice.push(...$s(o.release?.kind==="latest",d,$?.key)),{settings:o,content:f,onceKey:$}}async#f({oncePer:t,timeZone:n},s){
if(s==="")return;if(t===void 0)return{key:s};const{periodOf:r}=await w.e(930).then(w.bind(w,3930));return{key:s,period:r(
t,this.#t.startedAt,n)}}async#c(t,n){const{log:s,redact:r}=this.#t,o=await so(t,()=>En(n),r);return this.#e.target=o,o.type===
"audience"&&(this.#e.advice.push(...bs(o.audience.reach)),un(o.audience,t.maxReach,r)),s.info(Us(o)),s.info(Fs(this.#e.guards??
{})),o}#p({notification:t},n){const s=Fn(t,n,this.#e.extraFields??{});return this.#e.payload=s,this.#t.log.group("Payloa\
d",s),s}async#m(t,{notification:n}){const{checkUrls:s,urlCheckFailure:r}=await w.e(291).then(w.bind(w,2291)),o={uses:(0,Q.
Wn)(n),timeoutMs:t.timeout*1e3,userAgent:ot.N},{problems:i,wrongSizes:c}=await s(o,this.#t);if(i.length>0)throw r(i);this.#e.
advice.push(...c.map(f=>({kind:"image-size",...f}))),this.#t.log.info("URL check passed.")}async#u(t,n,{notification:s},r){
const o=await this.#l(t),{ClaimStore:i}=await Promise.all([w.e(413),w.e(517)]).then(w.bind(w,8595)),{signal:c}=this.#t,h={
target:r.type==="all"?"all":`audience ${r.audience.id}`,title:s.title},d=ce(),{serverUrl:$}=d.github;return new i({...n,
record:h,serverUrl:$,run:d.run},o,c)}#l(t){return this.#i??=no(t,this.#t),this.#i}#g(t){const{secrets:n,signal:s,startedAt:r}=this.#t;
return{secrets:n,filter:{level:t?.releaseLevel,maxAge:t?.maxAge,now:r},readFile:async o=>(await w.e(194).then(w.bind(w,2194))).
readWorkspaceFile(o),readEvent:async()=>Ft(),fetchRelease:async()=>{if(!t?.release)throw new Error("no release is named");
const{release:o,releaseLevel:i}=t,c=await this.#l(t),{fetchRelease:f}=await Promise.all([w.e(413),w.e(303)]).then(w.bind(
w,3425)),{repository:h}=ce().run,{repository:d}=Object(Ft().payload);return f({choice:o,level:i,repository:h,eventRepository:d,
signal:s},c)}}}}function Zr(e,t){const{maxReach:n,releaseLevel:s,maxAge:r,sendBetween:o,timeZone:i="UTC",checkUrls:c,expectedPayload:f}=e;
return{maxReach:n,releaseLevel:s,maxAge:r,window:o&&`${o.text} (${i})`,checkUrls:c,isExpected:f!==void 0,onceKey:t&&[t.key,
t.period].filter(Boolean).join(" ")}}async function eo({expectedPayload:e},t){if(e===void 0)return;const{checkExpectedPayload:n}=await w.
e(138).then(w.bind(w,3138));n(e,t)}async function to({sendBetween:e,timeZone:t}){if(e===void 0)return;const{outsideWindow:n}=await w.
e(288).then(w.bind(w,288));return n(e,t??"UTC",new Date)}async function no({githubToken:e="",timeout:t},n){const{GithubClient:s}=await xr(
()=>Promise.all([w.e(413),w.e(354)]).then(w.bind(w,3074))),{github:r,run:o}=ce(),i={apiUrl:r.apiUrl,repository:o.repository,
token:e,timeoutMs:t*1e3};return new s(i,n)}async function so(e,t,n){const{target:s,audienceId:r,audienceName:o,maxReach:i,
dryRun:c}=e;return s==="all"?(c&&await t(),{type:"all"}):{type:"audience",audience:r!==void 0&&o===void 0&&i===void 0&&!c?
{id:r}:await an({id:r,name:o},await t(),n)}}function ro(e,t,n){const{log:s}=n;Lr(Ys(e),n);const r=Zs(e,n.redact),{result:o}=r,
i=tr(r),{entries:c,annotation:f}=i;Fr(t,()=>wr(i),n);for(const h of c)h.level==="warning"?s.warning(h.title??"Advice",ie(
h)):s.info(ie(h));o.outcome==="sent"&&o.responseFlaw&&s.warning("Sent, with an unexpected response",Ps(o.responseFlaw)),
f?Mr(s,"failure"in o?"error":"notice",f):s.info(Bs(r))}Yr(),module.exports=Qt})();
