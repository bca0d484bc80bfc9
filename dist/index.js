(()=>{"use strict";var Ke={2542:((e,t,n)=>{n.d(t,{$p:()=>S,QP:()=>m,Vu:()=>T,Wn:()=>M,_e:()=>j,fD:()=>l,pi:()=>k,wg:()=>I});
var s=n(8925),r=n(900),o=n(642),i=n(8992);const c=(0,o.rf)("https"),f=(0,o.rf)("https","http"),l={title:o.GT,message:o.GT,
icon_url:c,banner_url:c,landing_url:f,utm_source:o.GT,utm_medium:o.GT,utm_campaign:o.GT},d=P=>U=>{const w=P(U.replace(/^\{url\}/,
"https://url.example/"));return"value"in w?{value:U}:w},m={...l,icon_url:d(c),banner_url:d(c),landing_url:d(f)},k=r.Pw.map(
P=>P.replaceAll("-","_")),T=["title","message","icon_url","landing_url"];function S(P,U,w){const b=(P==="ttl"?o.p0:w[P])(
U.trim());return"value"in b?{fields:{[P]:b.value},problems:[]}:{fields:{},problems:[(0,s.CC)(I(P),b.message)]}}const I=P=>P.
replaceAll("_","-");function M({icon_url:P,banner_url:U,landing_url:w,actions:h=[]}){return[...P===void 0?[]:[{input:"ic\
on-url",url:P,use:"icon"}],...U===void 0?[]:[{input:"banner-url",url:U,use:"banner"}],...w===void 0?[]:[{input:"landing-\
url",url:w,use:"page"}],...h.map(({url:b},C)=>({input:"actions",path:[C,"url"],url:b,use:"page"}))]}function j(P){return M(
P).flatMap(({input:U,path:w,url:h})=>{const b=(0,i.Dl)(h);return!b?.username&&!b?.password?[]:(0,s.CC)(U,"has a user nam\
e or password, which `check-urls` never sends; remove them",{path:w})})}}),8209:((e,t,n)=>{n.d(t,{SD:()=>i,_I:()=>c,qf:()=>o,
uT:()=>f});var s=n(8925),r=n(2542);const o={source:"file",fields:{},given:new Set,problems:[]},i=(k,T)=>r.Vu.filter(S=>!k.
given.has(S)&&!T.given.has(S));function c(k,T,S,I,M=[]){const j=i(k,T),P=l(j,S,I),U=[...M,...k.problems,...T.problems,...P.
problems];if(U.length>0)return{problems:U};const w=f(k,T,P);if(!w)throw new Error("a required field was lost");const h=S.
kind==="content"&&j.includes("message")&&S.fields.message;return h&&"value"in h&&(w.messageOrigin=h.origin),{content:w}}
function f(...k){const T=Object.assign({},...k.map(({fields:b})=>b).reverse()),{title:S,message:I,icon_url:M,landing_url:j}=T;
if(!S||!I||!M||!j)return;const P=r.pi.filter(b=>T[b]!==void 0),U=Object.fromEntries(P.map(b=>[b,T[b]])),w=b=>k.find(({given:C})=>C.
has(b))?.source,h=Object.fromEntries(P.map(b=>[b,w(b)]));return{notification:{...U,title:S,message:I,icon_url:M,landing_url:j},
sources:h}}function l(k,T,S){const I=T.kind==="content"?T.source:"event",M={source:I,fields:{},given:new Set(k),problems:[]},
j=new Map;for(const w of k){const h=T.kind==="content"?T.fields[w]:{missing:m(T.event)};if("missing"in h){j.set(h.missing,
[...j.get(h.missing)??[],w]);continue}const b=[h.value,...h.madeFrom??[]].map(S.find).find(Boolean),{fields:C,problems:D}=(0,r.
$p)(w,h.value,r.fD);if(Object.assign(M.fields,C),b){const u=`contains ${b}, which may already be public; replace the tok\
en, and remove it from the ${I==="release"?I:"release or deployment"}`;M.problems.push((0,s.CC)((0,r.wg)(w),u))}else M.problems.
push(...D.map(F=>({...F,message:`in the ${I}, ${F.message}`})))}const P=T.kind==="none"&&T.event?", or set the input `re\
lease` to the tag of a release":"",U=[...j].map(([w,h])=>d(h,w&&` (${w})`,P));return{...M,problems:[...U,...M.problems]}}
function d(k,T,S){const I=k.map(U=>`\`${U}\``).join(", "),M=k.length>1?`are missing${T}; set them as inputs or in \`paylo\
ad-file\` (there as ${I})${S}`:`is missing${T}; set it as an input, or as ${I} in \`payload-file\`${S}`,[j="",...P]=k.map(
r.wg);return(0,s.CC)(j,M,{otherInputs:P})}function m(k){return k===void 0?"":`${/^[a-z_]{1,40}$/.test(k)?`the event \`${k}\
\``:"this event"} does not supply content`}}),3916:((e,t,n)=>{n.d(t,{$6:()=>f,HR:()=>r,Pz:()=>l,Up:()=>s,Yq:()=>c,h_:()=>o,
q0:()=>i});const s="start a new run (a re-run uses the original workflow file)";class r extends Error{reason;title;hint;constructor(m){
super(m.message,m.cause===void 0?void 0:{cause:m.cause}),this.name="Failure",this.reason=m.reason,this.title=m.title,this.
hint=m.hint}}function o(d){return d instanceof r?d:new r({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${i(d)}.`,hint:"Please report this with the log of the run.",cause:d})}function i(d){if(!(d instanceof
Error))return String(d);const m=d.code;if(m==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(m==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:k}=d;if(typeof m=="string"&&m.startsWith("ERR_SSL_")&&typeof k=="string")return`${m}:\
 ${k}`;const T=(d.message||d.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),S=typeof m=="string"&&!T.includes(
m)?`${m}: ${T}`:T,I=d instanceof AggregateError?d.errors.map(i).join("; "):"",M=I&&I!==S?`${S} (${I})`:S;return d.cause===
void 0?M:`${M}: ${i(d.cause)}`}function c(d,m=f(d)){return new r({reason:"cancelled",title:`${d} failed`,message:m,hint:l})}
const f=d=>d==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${d.
charAt(0).toLowerCase()}${d.slice(1)}.`,l="If you did not mean to cancel it, run it again."}),5357:((e,t,n)=>{n.d(t,{uT:()=>w,
oJ:()=>v,Er:()=>N});const s=require("node:http");var r=n.n(s);const o=require("node:string_decoder");class i extends Error{reason;constructor(a,$){
super($),this.reason=a}}function c(p,{isProxied:a,isProxyTls:$}){const x=(O,L)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:O,retryable:L,cause:p});if(p instanceof i)return x(p.reason,p.reason==="timeout");const{code:_="",syscall:E,statusCode:R}=p;
return _==="ERR_PROXY_TUNNEL"?x("proxy-failed",R===void 0):!f(p)&&!_.startsWith("ERR_INVALID")?x($?"proxy-failed":"tls-f\
ailed",!1):x(a&&!(_==="ECONNRESET"&&E===void 0&&!$)?"proxy-failed":"connection-failed",!0)}function f(p){if(p instanceof
AggregateError)return!0;const{code:a="",syscall:$}=p;return $!==void 0&&a!=="EPROTO"||l.test(a)}const l=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function d(p,a){const $=p.code??"",_=a>0||$.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:p instanceof i?p.reason:_,retryable:!0,cause:p}}const m=p=>k.test(String(p)),k=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function T(p,a,$){const{method:x,url:_,headers:E,body:R}=p,A=R===void 0?E:{...E,"Content-Length":Buffer.byteLength(R)},O=r().
request(_,{agent:a,method:x,headers:A});return new Promise(L=>new S(p,O,$,L).start())}class S{#n;#e;#t;#o;#s;#d="";#r;#h;#f;#i=0;#p=!1;#m=!0;constructor(a,$,x,_){
this.#n=a,this.#e=$,this.#t=x,this.#o=_,this.#s=new o.StringDecoder(a.encoding)}start(){const{timeoutMs:a,signal:$}=this.#n,
x=()=>this.#u(new i("timeout",`no response within ${a/1e3} s`));this.#f=setTimeout(x,a),this.#e.on("error",_=>this.#u(_)),
this.#e.on("close",()=>this.#y()),this.#e.on("socket",_=>this.#g(_)),this.#e.on("response",_=>this.#$(_)),$?.addEventListener(
"abort",this.#a),$?.aborted&&this.#a()}#a=()=>this.#u(new i("cancelled","the run was cancelled"));#c=a=>{this.#i+=a.length};#g(a){
this.#h=a,a.on("data",this.#c),M(a)?this.#w(a):a.once(I(a)?"secureConnect":"connect",()=>this.#w(a))}#w(a){this.#p=!0;const $=a.
getProtocol?.()==="TLSv1.3";this.#m=this.#e.reusedSocket||!$,this.#e.end(this.#n.body)}#$(a){const{maxBytes:$,wantsBody:x}=this.#n,
_=a.statusCode??0,E={kind:"response",status:_,headers:a.headers,at:new Date};if(this.#r={head:E,stream:a},x?.(_)===!1){this.#l(
E),this.#e.destroy();return}let R=0;a.on("data",A=>{this.#d+=this.#s.write(A.subarray(0,$-R)),R+=A.length,!(R<=$)&&(this.#l(
E,"too-large"),this.#e.destroy())}),a.on("end",()=>this.#l(E,a.complete?void 0:"cut")),a.on("error",A=>this.#u(A))}#y(){
this.#r||this.#u(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#u(a){this.#r?this.#v(this.#r,
a):this.#k(a)?this.#b(c(a,this.#t)):this.#b(d(a,this.#i)),this.#e.destroy()}#v({head:a,stream:$},x){if(x instanceof i){this.#l(
a,x.reason);return}for(;$.read()!==null;);this.#l(a,$.complete?void 0:"cut")}#k(a){return this.#p?!this.#m&&this.#i===0&&
m(a):!0}#l(a,$){const _=(this.#d+this.#s.end()).replace(/^\ufeff/,"");this.#b({...a,body:_,incomplete:$})}#b(a){clearTimeout(
this.#f),this.#n.signal?.removeEventListener("abort",this.#a),this.#h?.removeListener("data",this.#c),this.#o(a)}}const I=p=>p.
encrypted===!0;function M(p){return p.connecting?!1:!I(p)||p.secureConnecting===!1}var j=n(4517);const P=1e3,U=10;function w(p){
const a=new Map,$=new WeakMap,x=E=>y()-($.get(E)??Number.NEGATIVE_INFINITY);async function _(E,R){const A=`${E.protocol}\
 ${R}`,O=a.get(A);if(O)return O;const{Agent:L}=E.protocol==="https:"?await h():r();R!==void 0&&await F();const B=new L({
keepAlive:!0,proxyEnv:{http_proxy:R,https_proxy:R}});return B.on("free",W=>$.set(W,y())),a.set(A,B),B}return{async request(E){
const R=(0,j.iJ)(E.url,p);if(R&&"problem"in R)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,
cause:new Error(R.problem)};const A=await _(E.url,R?.url),O=Math.min(...b(A).map(x)),L=O<=P;E.method!=="GET"&&L&&await D(
U-O);for(const W of b(A))(x(W)>P||C(W))&&W.destroy();const B=R!==void 0;return T(E,A,{isProxied:B,isProxyTls:B&&E.url.protocol===
"http:"})}}}const h=async()=>(await Promise.resolve().then(n.t.bind(n,4708,23))).default,b=p=>Object.values(p.freeSockets).
flat(),C=p=>p.readableEnded;async function D(p){p>0&&await new Promise(a=>setTimeout(a,p));for(let a=0;a<2;a++)await new Promise(
$=>setImmediate($))}async function F(){const{subscribe:p,unsubscribe:a}=await Promise.resolve().then(n.t.bind(n,3053,23));
a("net.client.socket",u),p("net.client.socket",u)}function u(p){const{socket:a}=p;a.on("error",()=>{}),a.on("newListener",
($,x)=>{$==="readable"&&a.removeListener("readable",x)})}const v=p=>p>=200&&p<300;function N(p){const a=r().STATUS_CODES[p];
return a===void 0?String(p):`${p} ${a}`}const y=()=>process.uptime()*1e3}),4517:((e,t,n)=>{n.d(t,{FF:()=>m,a5:()=>f,iJ:()=>o,
CJ:()=>i});const s=require("node:net");var r=n(8992);function o(h,b,C=process.version){const D=(h.protocol==="https:"?b.
https:b.http)?.trim();if(!D||M(h,b.bypass))return;if(!l(C))return{problem:`Node ${C} of this runner cannot use a proxy; \
update the runner (Node 24.5 or later can), or remove the proxy settings`};if(D.search(r.Qi)>=0)return{problem:"the prox\
y setting contains a line break or another control character"};const F=(0,r.Dl)(S(D));return!F||!/^https?:/.test(F.protocol)?
{problem:"the proxy setting is not an http or https URL"}:[F.username,F.password].some(u=>I(u)===void 0)?{problem:"the u\
ser name or password in the proxy setting is not percent-encoded"}:{url:F.href}}function i(h){const{statusCode:b}=Object(
h);return b===407?f:`${c} Then run this again.`}const c="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If th\
e proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",f="The proxy requires a valid user name and\
 password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function l(h){const[b=0,C=0]=h.slice(
1).split(".").map(Number);return b>24||b===24&&C>=5}const d=4;function m({http:h,https:b}){return[...new Set([h,b].flatMap(
k))]}function k(h=""){const b=h.trim(),C=b.replace(/^[^:]*:\/\//,"");if(!C.includes("@"))return[];const D=T(C.slice(0,C.
lastIndexOf("@"))),F=D.map(y=>I(y)??y),{username:u="",password:v=""}=(0,r.Dl)(S(b))??{},N=Buffer.from(F.join(":")).toString(
"base64").replaceAll("=","");return[...D,u,v,...F,N].filter(y=>y.length>=d)}function T(h){const b=h.indexOf(":");return b<
0?[h,""]:[h.slice(0,b),h.slice(b+1)]}const S=h=>h.includes("://")?h:`http://${h}`;function I(h){try{return decodeURIComponent(
h)}catch{return}}function M(h,b){const C=P(h.hostname).replace(/\.$/,""),D=h.port||(h.protocol==="https:"?"443":"80");return b?.
toLowerCase().match(/[^\s,]+/g)?.some(u=>u==="*"||j(u,C,D))??!1}function j(h,b,C){if(h.includes("/"))return w(h,b);const D=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(h),F=D?.[1]??h;if(D&&D[2]!==C)return!1;const u=U(P(F).replace(/^\*?\./,""));return b===u?!0:(0,s.isIP)(b)===0&&b.endsWith(
`.${u}`)}const P=h=>h.replace(/[[\]]/g,""),U=h=>(0,r.Dl)(`http://[${h}]`)?.hostname.slice(1,-1)??h;function w(h,b){const[
C="",D=""]=h.split("/"),F=(0,s.isIP)(C);if(F===0||(0,s.isIP)(b)!==F)return!1;const u=F===4?32:128;if(!/^\d{1,3}$/.test(D)||
Number(D)>u)return!1;const v=F===4?"ipv4":"ipv6",N=new s.BlockList;return N.addSubnet(C,Number(D),v),N.check(b,v)}}),8902:((e,t,n)=>{
n.d(t,{JN:()=>i,LH:()=>l,P9:()=>c,wJ:()=>o});const s=1e3,r=3e4,o=12e4;function i(m){return Math.random()*Math.min(r,s*2**
(m-1))}function c(m,k){if(m===void 0)return;const T=m.trim();if(/^\d+$/.test(T))return Number(T)*1e3;if(!f.test(T))return;
const S=Date.parse(`${T.replace(/ GMT$/,"")} GMT`);return Number.isNaN(S)?void 0:Math.max(0,S-k)}const f=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function l({attempt:m,retries:k,signal:T,cancelled:S,onWait:I}){for(let M=1;!T?.aborted;M++){const j=await m(M);if("\
done"in j)return j.done;if(T?.aborted)break;const{result:P,waitMs:U}=j;if(M>k||U>o)return P;I?.(P,U),await d(U,T)}return S()}
function d(m,k){return new Promise(T=>{const S=()=>{clearTimeout(I),k?.removeEventListener("abort",S),T()},I=setTimeout(
S,m);k?.addEventListener("abort",S)})}}),1153:((e,t,n)=>{n.d(t,{N:()=>r});var s=n(311);const r=`web-push-action/${s.r}`}),
8925:((e,t,n)=>{n.d(t,{B4:()=>U,CC:()=>o,Kc:()=>j,LF:()=>f,fI:()=>m,rg:()=>i,vQ:()=>T});var s=n(3916),r=n(8992);function o(w,h,b={}){
return{...typeof w=="string"?{input:w}:w,message:h,reason:"invalid-input",...b}}function i({position:w},{position:h}){return w?
h?w.line-h.line||w.column-h.column:-1:h?1:0}const c=100;function f(w){const h=w.slice(0,c).map((b,C)=>{if(typeof b=="num\
ber")return`[${b}]`;const D=(0,r.$Q)(String(b)).replace(r.Qi,"\uFFFD");return C>0?`.${D}`:D});return(0,r.$Q)(h.join(""))}
const l=w=>w.endsWith("?")?w:`${w}.`;function d(w,h,b,C=""){return`${w.length>0?`\`${f(w)}\``:h}${C}${b.startsWith('"')?
":":""} ${l(b)}`}function m(w){const{input:h,otherInputs:b=[],file:C,path:D=[],position:F,message:u}=w,v=F&&`line ${F.line}\
, column ${F.column}`;if(C!==void 0){const $=v?`${C}, ${v}`:C;return`${h}: ${$}: ${d(D,"the file",u)}`}const N=v?` (${v}\
)`:"",y=typeof D[0]=="number";if(D.length>0&&!y)return`${h}: ${d(D,"",u,N)}`;const p=y?f([h,...D]):h;return u.startsWith(
'"')?`${p}${N}: ${l(u)}`:`${y?`\`${p}\``:k([p,...b])}${N} ${l(u)}`}function k(w){const h=w.map(C=>`\`${C}\``),b=h.pop()??
"";return h.length===0?b:`${h.join(", ")} and ${b}`}function T(w){const h=w.every(C=>C.reason==="unreadable-file"),b=h?"\
unreadable-file":"invalid-input";return new s.HR({reason:b,title:h?"Unreadable file":"Invalid input",message:U(w.map(m),
P(w)),hint:I(w)})}const S=new Set(["base-url","api-token"]);function I(w){const h=P(w)===1?"Correct it":"Correct what is\
 listed";return w.every(({input:b})=>S.has(b))?`${h}. If you changed a secret or variable, re-run the failed job. If you\
 changed the workflow, ${s.Up}.`:`${h}, then ${s.Up}.`}const M=100;function j(w,h,b){const C=P(h.slice(M)),D=h.slice(0,M).
map(b);return C===0?D:[...D,o(w,`has ${C} more problems`,{count:C})]}const P=w=>w.reduce((h,{count:b=1})=>h+b,0);function U(w,h=w.
length,b="problems"){if(w.length===1)return w.join("");const C=w.slice(0,M).map(D=>`- ${D}`);return h>C.length&&C.push(`\
- and ${h-C.length} more`),`${h} ${b}:
${C.join(`
`)}`}}),8359:((e,t,n)=>{n.d(t,{gE:()=>v,ue:()=>y,kU:()=>N,_y:()=>b});var s=n(8925);const r=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,
broken:/\\(?:u[\da-fA-F]{0,3})?$/},{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,
broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],o={escapes:new RegExp(r.map(({escapes:a})=>a.source).join("|"),"g"),broken:new RegExp(
r.map(({broken:a})=>a.source).join("|"))},i=[...r,o],c=/[\\%&]/,l={escapes:/[\r\n]\s*/g,broken:/(?!)/};function d(a){if(/^[\r\n]/.
test(a))return"";if(/^&[^#]/.test(a))return k.get(a.slice(1,-1))??a;if(/^\\[^u]/.test(a))return m[a.slice(1)]??a.slice(1);
const $=/^(?:%|\\u|&#[xX])([\da-fA-F]+)/.exec(a)?.[1],x=$===void 0?Number(a.slice(2,-1)):Number.parseInt($,16);return x<=
65535?String.fromCharCode(x):a}const m={b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},k=new Map(Object.entries({excl:"!",quot:'"',QUOT:'"',num:"#",dollar:"$",percnt:"%",amp:"&",AMP:"&",apos:"\
'",lpar:"(",rpar:")",ast:"*",midast:"*",plus:"+",comma:",",period:".",sol:"/",colon:":",semi:";",lt:"<",LT:"<",equals:"=",
gt:">",GT:">",quest:"?",commat:"@",lsqb:"[",lbrack:"[",bsol:"\\",rsqb:"]",rbrack:"]",Hat:"^",lowbar:"_",UnderBar:"_",grave:"\
`",DiacriticalGrave:"`",lcub:"{",lbrace:"{",verbar:"|",vert:"|",VerticalLine:"|",rcub:"}",rbrace:"}"}));function T(a,$,x){
let _=0;const E=a.text.replace($.escapes,(O,L)=>(_=L+O.length,d(O))),R=x?$.broken.exec(a.text.slice(_))?.[0]??"":"";if(_===
0&&R==="")return a;let A;return{text:E.slice(0,E.length-R.length),inGiven:({start:O,end:L})=>{A??=S(a.text,$.escapes);const{
starts:B,ends:W}=A;return a.inGiven({start:B[O]??0,end:W[L-1]??Number.POSITIVE_INFINITY})}}}function S(a,$){const x=[],_=[];
let E=0;const R=A=>{x.push(E),_.push(A),E=A};for(const{0:A,index:O}of a.matchAll($)){const L=d(A);for(;E<O;)R(E+1);L===""?
E+=A.length:L!==A&&R(O+A.length)}for(;E<a.length;)R(E+1);return{starts:x,ends:_}}const I=4;function M(a){return[0,1,2].flatMap(
$=>{const x=Buffer.from("\0".repeat($)+a),_=x.toString("base64").slice(Math.ceil($*8/6),Math.floor(x.length*8/6)),E=_.replaceAll(
"+","-").replaceAll("/","_"),R={before:$>0,after:x.length%3>0};return[...new Set([_,E])].map(A=>({text:A,minLength:A.length,
sharesBits:R}))})}function j(a,$,x){const _={text:$,inGiven:({start:A,end:O})=>({start:A,end:Math.min(O,$.length)})},E=P(
_,a,x);if(!c.test($))return E;const R=i.flatMap(A=>{const O=T(_,A,x);return O===_?[]:P(O,a,x,A)});return[...E,...R]}function P(a,$,x,_){
const E=T(a,l,x);return $.flatMap(({text:R,name:A,base64:O})=>{const L=_?R.replace(_.escapes,d):R,W=[...new Set([R,L])].
flatMap(z=>U({text:z,minLength:R.length},a,x)),V=O.flatMap(z=>U(z,E,x));return[...W,...V].map(z=>({...z,name:A}))})}function U(a,$,x){
const{text:_}=$,{length:E}=a.text,R=_.indexOf(a.text);if(R<0&&!x)return[];const A=R<0?Math.max(0,_.length-E):R,{ends:O,matchedAtEnd:L}=h(
a.text,_,A),B=[];for(const W of O){const{start:V,end:z}=w(a,$,W-E,W),qe=B.at(-1);z-V<a.minLength||(qe&&V<qe.end?qe.end=z:
B.push({start:V,end:z}))}if(x&&L>0){const W=w(a,$,_.length-L,Number.POSITIVE_INFINITY),V=a.sharesBits?L:W.end-W.start,z=Math.
min(I,E-1);V>=z&&B.push(W)}return B}function w({sharesBits:a},{text:$,inGiven:x},_,E){const R=L=>/[\w+/-]/.test($.charAt(
L)),A=a?.before&&R(_-1)?_-1:_;let O=a?.after&&R(E)?E+1:E;for(;a&&O<E+3&&$[O]==="=";)O++;return x({start:A,end:O})}function h(a,$,x){
const _=[0,0],E=(O,L)=>{let B=O;for(;B>0&&a[B]!==L;)B=_[B]??0;return a[B]===L?B+1:B};for(let O=1;O<a.length;O++)_.push(E(
_[O]??0,a[O]));const R=[];let A=0;for(let O=x;O<$.length;O++)A=E(A,$[O]),A===a.length&&R.push(O+1);return{ends:R,matchedAtEnd:A===
a.length?0:A}}const b=["api-token","github-token"],C="the API token",D="the GitHub token",F="***",u=8;function v(a){const{
apiToken:$,githubToken:x="",proxyCredentials:_=[]}=a,E=new Map(_.map(A=>[A,void 0]));E.set(x,D).set($,C),E.delete("");const R=[
...E].map(([A,O])=>A.length<u?{text:A,base64:[]}:{text:A,name:O,base64:M(A)});return{find:A=>{if(A.length<u)return;const O=j(
R,A,!1).map(({name:L})=>L);return[C,D].find(L=>O.includes(L))},redact:(A,O=!1)=>{const L=j(R,A,O).sort((V,z)=>V.start-z.
start);let B="",W=0;for(const{start:V,end:z}of L)V>=W&&(B+=A.slice(W,V)+F),W=Math.max(W,z);return B+A.slice(W)}}}function N(a,$,x){
return Object.entries(a).flatMap(([_,E])=>{const R=p(E,$);return R?(0,s.CC)({input:_,file:x},`contains ${R}, which would\
 be published; remove it`):[]})}function y(a,$){const{"api-token":x,"github-token":_="",...E}=a,R=$.find(_)===C;return N(
{...E,...R&&{"github-token":_}},$)}function p(a,$){const x=new Set([a]);for(const _ of x){const E=typeof _=="string"||typeof _==
"number"?$.find(String(_)):void 0;if(E)return E;if(typeof _=="object"&&_!==null)for(const R of Object.entries(_))for(const A of R)
x.add(A)}}}),900:((e,t,n)=>{n.d(t,{AE:()=>P,Pw:()=>I,yc:()=>w});var s=n(8992),r=n(8925),o=n(8359),i=n(642);const c=(y,p)=>a=>a===
""?{message:`is missing; set it to ${y}`}:p(a),f=(y,p)=>a=>a===""?{value:y}:p(a),l=y=>f(void 0,y),d=(y,p)=>a=>{const $=y.
find(x=>x===a);return $===void 0?{message:`${(0,s.hD)(a)} is not ${p}`}:{value:$}},m={"base-url":c("the base address of \
the push service, such as https://push.example.com (a misspelled variable is empty)",i.pc),"api-token":c("the API token \
of the site, from a secret (a misspelled or unavailable secret is empty)",i.d6),timeout:f(30,(0,i.rD)("a whole number of\
 seconds from 1 to 300",1,300)),retries:f(3,(0,i.rD)("a whole number from 0 to 10",0,10)),summary:f(!0,i.zM)},k=Number.MAX_SAFE_INTEGER,
T={...m,target:c("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",d(
["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":l((0,i.rD)("an audience \
id, which is a whole number such as 101",1,k)),"audience-name":l(i.Ae),"max-reach":l((0,i.rD)("a whole number such as 10\
000",0,k)),"payload-file":l(i.Ae),"extra-fields":l(i.Ae),"dry-run":f(!1,i.zM),"check-urls":f(!1,i.zM),"once-key":l(i.Ae),
"once-per":l(d(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":l(i.XQ),"time-zone":l(i.
eB),release:l(i.PL),"release-level":l(d(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":l(
i.p0),"expected-payload":i.tS,"github-token":l(i.d6)},S=y=>y.replace(/-([a-z])/g,(p,a)=>a.toUpperCase()),I=["title","mes\
sage","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],M=y=>Object.keys(y),
j=M(m),P=[...M(T),...I];function U(y,p){return b(m,y,p)}function w(y,p){const a=b(T,y,p,N(y));return a.settings?.release?.
kind==="latest"&&(a.settings.maxAge??=h),a}const h=604800;function b(y,p,a,$=[]){const x=[...(0,o.ue)(p,a),...D(p)],_=new Set(
x.map(({input:L})=>L)),E={...p,...Object.fromEntries([..._].map(L=>[L,"(refused)"]))},R={},A=[];for(const[L,B]of Object.
entries(y)){const W=B(E[L]);"value"in W?R[S(L)]=W.value:A.push((0,r.CC)(L,W.message))}const O=[...x,...[...A,...$].filter(
({input:L})=>!_.has(L))];return{settings:O.length>0?void 0:R,problems:O,readable:E,refused:_}}const C=65536;function D(y){
return["actions","extra-fields"].filter(a=>Buffer.byteLength(y[a]??"")>C).map(a=>(0,r.CC)(a,"is larger than 64 KiB; make\
 it smaller"))}const F={"payload-files":i.Ae,"extra-fields":i.Ae,"check-urls":T["check-urls"],timeout:m.timeout,summary:m.
summary},u=[...M(F),...I];function v(y,p){const a="is missing; set paths of payload files, or a notification as inputs",
$=y["payload-files"]===""&&I.every(x=>y[x]==="");return b(F,y,p,$?[problem("payload-files",a)]:[])}function N(y){const[p,
a]=[y.target==="all",y.target==="audience"],$="is only allowed with `target: audience`",x="remove it, or change `target`",
_="(the service does not report the reach of a broadcast)",E=y["once-key"]?"`once-key` needs it to store a record in the\
 repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:p&&y["audience-i\
d"],message:`${$}; ${x}`},{inputs:["audience-name"],isWrong:p&&y["audience-name"],message:`${$}; ${x}`},{inputs:["max-re\
ach"],isWrong:p&&y["max-reach"],message:`${$} ${_}; remove it`},{inputs:["audience-id","audience-name"],isWrong:a&&!y["a\
udience-id"]&&!y["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:y["once-per"]&&
!y["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:y["time-zone"]&&!y["send-between"]&&
!y["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},{inputs:["gi\
thub-token"],isWrong:(y["once-key"]||y.release)&&!y["github-token"],message:`is missing; ${E}`}].filter(({isWrong:O})=>O).
map(({inputs:[O,...L],message:B})=>(0,r.CC)(O,B,{otherInputs:L}))}}),642:((e,t,n)=>{n.d(t,{Ae:()=>F,GT:()=>P,PL:()=>U,XM:()=>f,
XQ:()=>w,d6:()=>T,eB:()=>b,p0:()=>k,pc:()=>j,rD:()=>c,rf:()=>S,tS:()=>D,yG:()=>m,yi:()=>l,zM:()=>d});var s=n(8992);const r={
"":1,s:1,m:60,h:3600,d:86400,w:604800},o=/^[\x21-\x7e]+$/,i=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function c(u,v,N){
const y=p=>/^[0-9]+$/.test(p)&&Number(p)>=v&&Number(p)<=N;return p=>{if(y(p))return{value:Number(p)};const a=f(p),$=a!==
void 0&&y(a)?l(a):"";return{message:`${(0,s.hD)(p)} is not ${$?`a whole number${$}`:u}`}}}function f(u){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(u)?u.replace(/\D/g,""):void 0}const l=u=>`; write \`${u}\`, without separators`;function d(u){return/^(true|True|TRUE)$/.
test(u)?{value:!0}:/^(false|False|FALSE)$/.test(u)?{value:!1}:{message:`${(0,s.hD)(u)} is neither true nor false; use \`t\
rue\` or \`false\``}}function m(u){const v=d(u);return"value"in v?v.value:void 0}function k(u){const v=/^([0-9]+)([smhdw]?)$/.
exec(u),N="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!v){const p=f(u);return{
message:`${(0,s.hD)(u)} is not a duration${p?l(p):`; ${N}`}`}}const y=Number(v[1])*r[v[2]];return Number.isSafeInteger(y)?
{value:y}:{message:`${(0,s.hD)(u)} is too long; ${N}`}}function T(u){return o.test(u)?{value:u}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function S(...u){const v=`use an absolute ${u.join(" or ")} URL, such as https://example.com/${u.length>1?"page":"im\
age.png"}`;return N=>N===""?P(N):M(u,N,v)}const I=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
function M(u,v,N){if(v.length>s.QO)return{message:`${(0,s.hD)(v)} is longer than a URL may be; use one of at most ${s.zF}`};
if(/[\s\\]/.test(v)||v.search(s.Qi)>=0)return{message:`${(0,s.hD)(v)} contains white space or a backslash, which a URL m\
ust not contain; ${N}`};if(I.test(v))return{message:`${(0,s.hD)(v)} contains an invisible character, which would make it\
 another URL; ${N}`};const y=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(v)?.[1]?.toLowerCase();return y!==void 0&&!u.
includes(y)?{message:`${(0,s.hD)(v)} has the scheme ${y}; ${N}`}:y!==void 0&&/^[^:]+:\/\/[^/?#]/.test(v)&&(0,s.Dl)(v)!==
void 0?{value:v}:{message:`${(0,s.hD)(v)} is not an absolute URL; ${N}`}}function j(u){const v=u.replace(/^[a-z][a-z\d+.-]*:/i,
"").replace(/^[/\\]+/,"");if(/^[^/\\?#]*@/.test(v))return{message:"contains a user name or password; remove them"};const y=M(
["https","http"],u,"use the https address of the push service, such as https://push.example.com");if("message"in y)return y;
const p=new URL(u);if(p.protocol==="http:"&&!i.test(p.hostname))return{message:`${(0,s.hD)(u)} has the scheme http, whic\
h would send the token unencrypted; use an https URL (http is only for loopback addresses)`};const[,a]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(u)??[];return a?{message:`${(0,s.hD)(u)} ends with \`${a}\`, which the action adds; remove \`${a}\``}:/[?#]/.test(u)?
{message:`${(0,s.hD)(u)} has a query or fragment; remove it`}:{value:u.replace(/\/+$/,"")}}function P(u){return u===""?{
message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(u)&&(0,s.h0)(u)===""?{message:"has no visi\
ble character; write some text"}:{value:u}}function U(u){if(u==="latest")return{value:{kind:"latest"}};const v=u.replace(
/^refs\/tags\//,"");return v===""?{message:`${(0,s.hD)(u)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{
kind:"tag",tag:v}}}function w(u){const v="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(u))return{message:`${(0,s.hD)(u)} is not a range of times; ${v}`};const[y=0,p=0]=u.split("-").map(h);return y===p?{
message:`${(0,s.hD)(u)} begins and ends at the same time; ${v}`}:{value:{from:y,to:p,text:u}}}function h(u){const[v=0,N=0]=u.
split(":").map(Number);return v*60+N}function b(u){if(/^[a-z]/i.test(u)&&C(u))return{value:u};const v=u.replaceAll(" ","\
_").toLowerCase(),N=Intl.supportedValuesOf("timeZone").find(p=>p.toLowerCase().endsWith(`/${v}`)),y=N?`did you mean ${N}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,s.hD)(u)} is not a time zon\
e that this runner knows; ${y}`}}function C(u){try{return new Intl.DateTimeFormat("en",{timeZone:u}),!0}catch{return!1}}
function D(u){if(u==="any")return{value:void 0};const v="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(u==="")return{message:`is empty, so the payload that was approved is missing; ${v}`};const N=(0,s.
qF)(u);return(0,s.Gv)(N)?{value:N}:{message:`is not a JSON object; ${v}`}}const F=u=>({value:u})}),8992:((e,t,n)=>{n.d(t,
{$Q:()=>h,Dl:()=>c,E$:()=>s,Gv:()=>F,Kb:()=>D,QO:()=>r,Qi:()=>d,h0:()=>U,hD:()=>S,qF:()=>l,xb:()=>m,zF:()=>o});const s=1048576,
r=2048,o="2,048 characters",i=new Map;function c(u,v){if(u.length>r)return;const N=`${v?.href??""} ${u}`;return i.has(N)||
i.set(N,f(u,v)),i.get(N)}function f(u,v){try{return new URL(u,v)}catch{return}}function l(u){try{return JSON.parse(u)}catch{
return}}const d=/[^ -~\xa0-\uffff]/g;function m(u,v){let N;return()=>(N??=new RegExp(u,v),N)}const k=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
T=u=>`\\u${u.charCodeAt(0).toString(16).padStart(4,"0")}`;function S(u){const v=JSON.stringify(u).replace(k,T);return v.
length>100?`${v.slice(0,98)}\u2026" (${u.length} characters)`:v}const I=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
M=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,j=/[\s\x85]+/g,P=m(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function U(u){const v=u.toWellFormed().replace(I,"").replace(M,"$1").replace(j," ").trim();return P().test(v)?v:""}
const w=100,h=u=>u.length>w?`${u.slice(0,w-1).toWellFormed()}\u2026`:u,b=300,C=65536;function D(u,v,N=!1){const p=v(u.slice(
0,C),N||u.length>C).replace(/\s+/g," ").trim();return p.length>b?`${p.slice(0,b)}\u2026`:p}const F=u=>typeof u=="object"&&
u!==null&&!Array.isArray(u)}),311:((e,t,n)=>{n.d(t,{r:()=>s});const s="1.0.0"}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{
e.exports=require("fs")}),7598:(e=>{e.exports=require("node:crypto")}),3053:(e=>{e.exports=require("node:diagnostics_channel")}),
1455:(e=>{e.exports=require("node:fs/promises")}),4708:(e=>{e.exports=require("node:https")}),6760:(e=>{e.exports=require("node:path")}),
7975:(e=>{e.exports=require("node:util")}),857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=require("process")})},ve={};
function g(e){var t=ve[e];if(t!==void 0)return t.exports;var n=ve[e]={exports:{}},s=!0;try{Ke[e](n,n.exports,g),s=!1}finally{
s&&delete ve[e]}return n.exports}g.m=Ke,typeof g<"u"&&(g.ab=__dirname+"/"),g.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;
return g.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;g.t=function(n,s){
if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var r=Object.
create(null);g.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.
getOwnPropertyNames(i).forEach(c=>o[c]=()=>n[c]);return o.default=()=>n,g.d(r,o),r}})(),g.d=(e,t)=>{for(var n in t)g.o(t,
n)&&!g.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},g.f={},g.e=e=>Promise.all(Object.keys(g.f).reduce((t,n)=>(g.
f[n](e,t),t),[])),g.u=e=>""+e+".index.js",g.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),g.r=e=>{typeof Symbol<"u"&&
Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},
(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,o=n.runtime;for(var i in s)g.o(s,i)&&(g.m[i]=s[i]);o&&o(g);for(var c=0;c<
r.length;c++)e[r[c]]=1};g.f.require=(n,s)=>{e[n]||t(require("./"+g.u(n)))}})();var Kt={},J=g(8925),de=g(900),Je=g(642),ke=g(
8359),Y=g(2542);async function Jt(e,t){const n=Y.pi.filter(r=>e[(0,Y.wg)(r)]!==""),s=await Promise.all(n.map(r=>Qt(r,e[(0,Y.
wg)(r)],t)));return{source:"input",fields:Object.assign({},...s.map(({fields:r})=>r)),given:new Set(n),problems:s.flatMap(
({problems:r})=>r)}}async function Qt(e,t,n){if(e==="actions"){const{readActions:o}=await Promise.all([g.e(955),g.e(10),
g.e(990)]).then(g.bind(g,6990));return o(t,n)}const s=(0,Y.$p)(e,t,Y.QP),r=(0,ke.kU)({ttl:s.fields.ttl},n);return r.length>
0?{fields:{},problems:r}:s}var _e=g(8209);async function Yt({readable:e,refused:t,problems:n},s){const{secrets:r}=s,{inputs:o,
file:i,extra:c,templates:f}=await Zt(e,t,s),l=he(await en(f,e,s),t),d=v=>(0,Je.yG)(e["check-urls"])?(0,Y._e)(v):[],m={...i.
fields,...o.fields},k=[...o.problems,...i.problems,...c.problems,...l.problems],T=[...n,...k,...d(m)],S=(0,_e.SD)(o,i),I=S.
length>0||l.needsRelease;if(I&&e.release&&T.length>0)throw(0,J.vQ)(T);const M=S.includes("message")||l.placeholders.has(
"message"),j=I?await sn(e,s,M):Xt;if(j.kind==="invalid")throw(0,J.vQ)([...T,...j.problems]);if(j.kind==="not-announceabl\
e"){if(T.length>0)throw(0,J.vQ)(T);return{skip:j.why}}const{filled:P,problems:U}=await rn(f,l,j,r),w=[...n,...c.problems,
...l.problems,...U],h=(0,_e._I)(P.inputs,P.file,j,r,w);if("problems"in h)throw(0,J.vQ)([...h.problems,...d(m)]);const{content:b}=h,
C=d(b.notification);if(C.length>0)throw(0,J.vQ)(C);const{extraFields:D,onceKey:F}=P;if(j.kind!=="content")return{content:b,
extraFields:D,onceKey:F};const{message:u}=j.fields;return l.placeholders.has("message")&&"value"in u&&(b.messageOrigin=u.
origin),{content:b,extraFields:D,onceKey:F,release:j.release}}const Xt={kind:"none"};function he(e,t){return{...e,problems:e.
problems.filter(({input:n})=>!t.has(n))}}async function Zt(e,t,{secrets:n,readFile:s}){const{"payload-file":r,"extra-fie\
lds":o,"once-key":i}=e,c=r?await Promise.all([g.e(955),g.e(10),g.e(362)]).then(g.bind(g,6362)):void 0,f=o?await g.e(885).
then(g.bind(g,7885)):void 0,l=he(await Jt(e,n),t),d=c?he(await c.fieldsFromFile(r,await s(r),n),t):_e.qf,m=f?he(await f.
readExtraFields(o,n),t):{fields:{},problems:[]};return{inputs:l,file:d,extra:m,templates:{inputs:l,file:d,fileName:r,extraFields:m.
fields,onceKey:i}}}async function en(e,t,{readEvent:n}){const s=["release-level","max-age"].filter(l=>t[l]!==""),r=nn(t)?
(await g.e(606).then(g.bind(g,7606))).usedPlaceholders(e):tn,o=s.length>0||r.names.size>0||t.release==="latest",i=t.release!==
""||!o||(await n()).name==="release",c=[...s.map(l=>(0,J.CC)(l,`has no release to apply to; ${Qe}`)),...r.places.map(({name:l,
place:d})=>(0,J.CC)(d,`contains \`{${l}}\`, but there is no release; ${Qe}`,d))],f=i?r.problems:[...r.problems,...c];return{
needsRelease:o&&i,placeholders:r.names,problems:f}}const Qe="set the input `release`, run on the event `release`, or rem\
ove it",tn={names:new Set,places:[],problems:[]},nn=e=>e["payload-file"]!==""||[...de.Pw,"extra-fields","once-key"].some(
t=>e[t].includes("{"));async function sn(e,t,n){const{readEvent:s,fetchRelease:r,filter:o}=t;if(e.release){const{contentFromRelease:c}=await g.
e(536).then(g.bind(g,536));return c(await r(),{filter:o,needsMessage:n})}const{contentFromEvent:i}=await g.e(609).then(g.
bind(g,1609));return i(await s(),e["once-key"]!=="",{filter:o,needsMessage:n})}async function rn(e,{placeholders:t},n,s){
const r=n.kind==="content"?n.placeholders:void 0;if(t.size===0||!r)return{filled:e,problems:[]};const{fillTemplates:o}=await g.
e(606).then(g.bind(g,7606));return o(e,r,s)}var G=g(3916),Ye=g(1153),H=g(8992);async function on({id:e,name:t},n,s){if(t===
void 0)return an(e,n);const r=xe(t),o=S=>(0,H.hD)(s(S)),i=S=>`${o(S.name)} (id ${S.id}, reach ${S.reach})`,c=n.filter(S=>xe(
S.name)===r);if(e!==void 0){const S=c.find(j=>j.id===e);if(S)return Xe(S,n);const I=Te(c,j=>`id ${j.id} (reach ${j.reach}\
)`),M=I?`the name ${o(t)} belongs to ${I}`:`no audience has the name ${o(t)}`;throw new G.HR({reason:"audience-mismatch",
title:"Audience id and name differ",message:`audience-id is ${e}, but ${M}.`,hint:"Correct one of the two, or set only o\
ne."})}const[f,l]=c;if(f&&l)throw new G.HR({reason:"audience-ambiguous",title:"Several audiences have that name",message:`${c.
length} audiences are named ${o(t)}: ${Te(c,i)}.`,hint:"Choose one with `audience-id`."});if(f)return Xe(f,n);const d=await pn(
r,n),m=gn(d,r),k=d.map(({audience:S})=>S),T=k.length>0?`The nearest names: ${Te(k,i)}.`:"The service lists no audiences.";
throw new G.HR({reason:"audience-not-found",title:"Audience not found",message:`No audience is named ${o(t)}. ${m?`Did y\
ou mean ${o(m.name)} (id ${m.id})?`:T}`,hint:"Correct `audience-name` (upper and lower case matter), or create the audie\
nce in the panel of the service."})}function an(e,t){const n=Ze(t.filter(s=>s.id===e));if(n)return n;throw new G.HR({reason:"\
audience-not-found",title:"Audience not found",message:`The service lists no audience with the id ${e} (it lists ${t.length}\
 audience${t.length===1?"":"s"}).`,hint:"Look the id up in the panel of the service, or list the audiences with the audi\
ences action."})}function cn({id:e,name:t,reach:n},s,r){if(s===void 0||n===void 0)return;const o=`The audience ${e}${t?`\
 (${(0,H.hD)(r(t))})`:""}`;if(n<0)throw new G.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`${o}\
 has a reach of ${n}, which is not a number of subscribers, so \`max-reach\` cannot be checked.`,hint:"Look in the panel\
 of the service how many subscribers it has; to send without this check, remove `max-reach`."});if(!(n<=s))throw new G.HR(
{reason:"reach-exceeded",title:"Audience too large",message:`${o} has a reach of ${n}, more than max-reach allows (${s})\
.`,hint:"Check that it is the audience you mean; if it is, raise `max-reach`."})}function Xe(e,t){const n=Ze(t.filter(({
id:s})=>s===e.id))?.reach??e.reach;return{...e,reach:n}}const Ze=e=>e.reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),un=20;
function Te(e,t){const n=e.slice(0,un).map(t),s=e.length-n.length;return s>0?`${n.join(", ")} and ${s} more`:n.join(", ")}
const ln=30;function xe(e){const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;for(const[n]of t.matchAll(new RegExp("\\\
p{M}+","gu")))if(n.length>ln)return t;return t.normalize("NFC")}const dn=64,hn=2e4,fn=5;async function pn(e,t){const{default:n}=await g.
e(785).then(g.bind(g,7785)),s=c=>xe(c.trim().slice(0,dn)).toLowerCase(),r=s(e),o=(c,f,l)=>f.map(d=>({audience:d,distance:c(
d.name)})).sort((d,m)=>d.distance-m.distance).slice(0,l),i=o(c=>Math.abs(c.length-e.length),t,hn);return o(c=>n(r,s(c)),
i.map(({audience:c})=>c),fn)}const mn=2;function gn(e,t){const n=e.filter(({distance:i})=>i===0),s=e.filter(({distance:i})=>i<=
Math.min(mn,t.length>>1)),[r,o]=n.length>0?n:s;return o?void 0:r?.audience}var re=g(5357),q=g(8902);const et=64,tt=1;var Ee=g(
4517);const bn={"connection-failed":"Check `base-url` and that the runner can reach it.","tls-failed":"Check `base-url` \
and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"\
Check that the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","b\
ad-response":"Check that `base-url` is the address of the push service."},wn={ERR_SSL_WRONG_VERSION_NUMBER:"Check the po\
rt in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (\
or a proxy) that does not require a client certificate."};function $n(e,{reason:t,mayHaveBeenReceived:n,cause:s}){const r=e===
"Sending"&&n;if(t==="cancelled")return r?"":G.Pz;if(t==="proxy-failed")return(0,Ee.CJ)(s);const{code:o=""}=Object(s),i=t===
"tls-failed"&&wn[o]||bn[t];return r?i:`${i} Then run this again.`}function yn(e,{reason:t,mayHaveBeenReceived:n},s){const r=e===
"Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make a secure co\
nnection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The service may have r\
eceived the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out connecting to th\
e service (${s}).`,"connection-lost":`The connection was lost before ${r?"a response arrived; the service may have recei\
ved the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is incomplete \
(${s}).`,cancelled:r&&n?"The run was cancelled; the service may already have received the request.":(0,G.$6)(e)}[t]}function nt(e,t,n){
const{reason:s,cause:r}=t;return new G.HR({reason:s,title:`${e} failed`,message:yn(e,t,(0,H.Kb)((0,G.q0)(r),n)),hint:$n(
e,t),cause:r})}function st(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:c}=t,f=o.location?` and points to ${(0,H.
hD)(n(o.location))}`:"",l=(0,H.Kb)(i,n,c!==void 0),d=`The ${r===407?"proxy":"service"} responded ${(0,re.Er)(r)}${f}${l?
`: ${l}`:""}`;return new G.HR({reason:`http-${r}`,title:`${e} failed`,message:`${d.replace(/\.$/,"")}.${_n(o["retry-afte\
r"])}`,hint:s?vn(r):Tn(r,e,l!=="")})}function vn(e){return e===303?"The status says that the service handled the request\
, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have passed it on to t\
he service.":"The service has a problem: check its status."}const kn=864e5;function _n(e){const t=(0,q.P9)(e,Date.now());
return t===void 0||t<=q.wJ?"":` Retry-After asks for ${t>kn?"more than a day":`${Math.ceil(t/1e3)} s`}; this action wait\
s at most ${q.wJ/1e3} s.`}function Tn(e,t,n){return e===401||e===403?"The service refused the token: check that `api-tok\
en` is the current API token of this site, and that this workflow can read the secret. Then run this again.":e===404?`Ch\
eck \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t==="Sending"?"\
 With `target: audience`, check `audience-id` too.":""}`:e===407?Ee.a5:e===429?"The rate limit of the service is reached\
: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to the new\
 address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":e===408?"\
The service did not receive the request in time: run this again.":n?`Fix the problem that the service reported. If you c\
hanged the workflow for that, ${G.Up}.`:`The service did not say why. ${t==="Sending"?"Check the content and `extra-fiel\
ds`, or ask":"Ask"} the operator of the service.`}const Se="Listing the audiences";async function xn(e){const{signal:t,redact:n,
log:s}=e.context,r=await(0,q.LH)({attempt:async o=>rt(await e.fetchAudiences(),(0,q.JN)(o),n),retries:e.retries,signal:t,
cancelled:()=>(0,G.Yq)(Se),onWait:s.retry});if(r instanceof G.HR)throw r;return En(r)}function rt(e,t,n){if(e.kind==="fa\
ilure"){const l=nt(Se,e,n);return e.retryable&&e.reason!=="cancelled"?{result:l,waitMs:t}:{done:l}}const{status:s,headers:r,
body:o,incomplete:i}=e;if(!(0,re.oJ)(s)){const l=st(Se,e,n);return s!==408&&s!==429&&s<500?{done:l}:{result:l,waitMs:(0,q.
P9)(r["retry-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:fe(`the list is larger \
than ${et} MiB`)};const c=i==="cut"?"connection-lost":i,f=new Error("only a part of the list arrived");return rt({kind:"\
failure",mayHaveBeenReceived:!0,reason:c,retryable:!0,cause:f},t,n)}function En(e){const t=(0,H.qF)(e);if(t===void 0)throw fe(
"the response is not JSON");const n=(0,H.Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw fe("audience: expected an a\
rray");for(let s=0;s<n.length;s++){const r=Sn(n[s]);if(r)throw fe(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:o})=>({
id:s,name:r,reach:o}))}function Sn(e){if(!(0,H.Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!=
"number")return".id: expected a number";if(!Number.isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";
if(typeof n!="string")return".name: expected a string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expecte\
d a number"}const fe=e=>new G.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`The service respond\
ed, but not with a list of audiences: ${e}.`,hint:"Check `base-url`; if it is right, the service has a problem, or uses \
another version of its API."}),An=65536;async function Cn(e){const{service:t,body:n,onAttempt:s}=e,{signal:r,redact:o,log:i}=t.
context;let c={};const f=()=>{const{statusCode:m}=c,k=m===void 0?void 0:`The run was cancelled before it tried again. Th\
e service had refused the request (${(0,re.Er)(m)}).`;return{outcome:"not-sent",failure:(0,G.Yq)("Sending",k)}};async function l(m){
if(await Rn(),r?.aborted)return{done:f()};s();const k=await t.send(n),T=(0,q.JN)(m);if(k.kind==="failure")return On(k,T,
o);const S=o(k.body,k.incomplete!==void 0);return c={statusCode:k.status,body:Dn(S,An)},(0,re.oJ)(k.status)?{done:jn(k)}:
Pn(k,T,o)}return{verdict:await(0,q.LH)({attempt:l,retries:t.retries,signal:r,cancelled:f,onWait:({failure:m},k)=>i.retry(
m,k)}),...c}}async function Rn(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}function On(e,t,n){const s=nt(
"Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:s}};const r={outcome:"not-sent",failure:s};
return e.retryable?{result:r,waitMs:t}:{done:r}}function Pn(e,t,n){const{status:s,headers:r}=e,o=(0,q.P9)(r["retry-after"],
Date.now()),i=s===429||s===503&&o!==void 0,c=i||In(s)?"rejected":"unknown",f={outcome:c,failure:st("Sending",e,n,c==="un\
known")};return i?{result:f,waitMs:o??t}:{done:f}}const In=e=>e>=300&&e<500&&e!==303&&e!==408;function jn({at:e,incomplete:t,
body:n}){const s=(0,H.qF)(n);if(Mn(s))return{outcome:"unknown",failure:Nn()};const r={outcome:"sent",sentAt:e};return t?
{...r,responseFlaw:t}:s!==void 0||n.trim()===""?r:{...r,responseFlaw:"not-json"}}function Mn(e){if(typeof e!="object"||e===
null)return!1;const{success:t,ok:n,error:s,errors:r}=e;return t===!1||n===!1||!ot(s)||!ot(r)}function ot(e){return typeof e==
"object"&&e!==null?Object.keys(e).length===0:!e||typeof e=="string"&&e.trim()===""}const Nn=()=>new G.HR({reason:"servic\
e-reported-failure",title:"The service reported a failure",message:"The response has a success status (2xx), but its bod\
y says that something failed.",hint:"The response is in the output `response` and in the summary."});function Dn(e,t){const n=Buffer.
from(e);if(n.length<=t)return e;let s=t;for(;((n[s]??0)&192)===128;)s--;return n.subarray(0,s).toString("utf8")}function Ln({
baseUrl:e,apiToken:t,timeout:n,retries:s},r){const{http:o,signal:i}=r,c={"Authentication-Token":t,Accept:"application/js\
on","User-Agent":Ye.N},f={timeoutMs:n*1e3,signal:i};return{retries:s,context:r,fetchAudiences(){const l=new URL(`${e}/v1\
/audience`);return o.request({method:"GET",url:l,headers:c,maxBytes:et*H.E$,...f})},send(l){const d=new URL(`${e}/v1/not\
ifications`),m={...c,"Content-Type":"application/json"};return o.request({method:"POST",url:d,headers:m,body:l,maxBytes:tt*
H.E$,...f})}}}function Un(e,t,n){const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify(
{...e,target:s,...n})}function ee(e){return Ie(e).replace(Wn,ie).replace(Gn,zn).replace(/^[\t -%'-;=-@[-`{-~]/,ie).replaceAll(
`
`,"<br>")}function Ae(e){return Ie(e).replace(/[&<>]/g,ie).replaceAll(`
`,"&#10;")}const pe=(e,t)=>ee(te(Q(e,t))),Fn=e=>ct(pe(e,500));function it(e,t=500){const s=Q(e,t).split(Bn).map((r,o)=>o%
2===1?oe(r):ee(te(r)));return ct(s.join(""))}function Ce({text:e,url:t},n=2e3){return`${it(e,n)}${t?` <a href="${Pe(t)}"\
>Open that run</a>`:""}`}const at=({command:e})=>e!==void 0&&`<pre><code>${Ae(e)}</code></pre>`,ct=e=>`<span dir="auto">${e}\
</span>`,Bn=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,oe=e=>`<code>${Ae(e)}</code>`;function Re(e,t=300){const n=pe(e,t);return e.
length>lt?n:`<a href="${Pe(e)}">${n}</a>`}function ut(e,t,n){return e.length>lt?t:`<img src="${Pe(e)}" alt="${t}" width=\
"${n}">`}function Q(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function te(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${Oe}{${t+1},}`,"gv"),s=new RegExp(`${Oe}{${Hn}\
}(?=${Oe})`,"gv");return e.replace(n,r=>r.replace(s,"$&\u200B"))}const Hn=10,Oe=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,lt=2e3,Wn=/[&<>"'`*_~[\]()|\\!{}^]/g,Gn=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,ie=e=>`&#${e.codePointAt(0)};`,zn=e=>`<span>${ie(
e)}</span>`,Pe=e=>Ie(e).replace(/[&<>"'`\n\t]/g,ie);function Ie(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function ne(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const K=(e,t)=>`${ne(e)} ${t}${e===1?"":"s"}`,dt=[{seconds:86400,name:"day",letter:"\
d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"m"},{seconds:1,name:"second",letter:"s"}];function ht(e){
const t=dt.find(({seconds:n})=>e>0&&e%n===0);return t?`${e/t.seconds}${t.letter}`:`${e}s`}function ft(e){const t=dt.find(
({seconds:n})=>e>=n);return t?`${K(Math.floor(e/t.seconds),t.name)} ago`:"just now"}function pt({tag:e,level:t,age:n}){const s=n===
void 0?"":`, published ${ft(n)}`;return`${(0,H.hD)(e)}${t?` (${t})`:""}${s}`}function Vn(e){const t=(0,H.hD)(e.release.tag);
return e.kind==="level"?`The release ${t} is a ${e.release.level} release, smaller than \`release-level: ${e.minLevel}\`.`:
`The release ${t} was published ${ft(e.age)}, longer ago than \`max-age: ${ht(e.maxAge)}\` allows.`}function qn({kind:e}){
return`Usually there is nothing to do. To announce it anyway, ${e==="level"?"change `release-level`":"set a larger `max-\
age`"}.`}const me=e=>String(e).padStart(2,"0"),mt=({hour:e,minute:t})=>`${me(e)}:${me(t)}`,Kn=({year:e,month:t,day:n})=>`${e}\
-${me(t)}-${me(n)}`;function gt({window:e,timeZone:t,now:n,opens:s,opensAt:r}){const o=t.toUpperCase()==="UTC"?"":` (${r.
toISOString().slice(11,16)} UTC)`;return`It is ${mt(n)} in the time zone ${t}, outside \`send-between: ${e}\`. The window\
 opens at ${mt(s)} on ${Kn(s)}${o}.`}const Jn={text:"Nothing was claimed, so a later run inside the window sends (with `\
once-key`, unless the key was already used): the next one of a schedule, or this run, if you re-run it then."},bt=[{name:"\
Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"\
start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{
length:19,line:19},iconAt:"end",textWidth:310}];function ge(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.test(e),r=s?
e:e.match(Qn())??[],o=s?void 0:Yn(),i=r.length;let c=0,f=0,l=0;for(const d of r){if(c=d===`
`?(Math.floor(c/n)+1)*n:c+(o?.test(d)?2:1),c>t)return{shown:`${e.slice(0,l).trimEnd()}\u2026`,visible:f,total:i};c<t&&(f++,
l+=d.length)}return{shown:e,visible:i,total:i}}const Qn=(0,H.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Yn=(0,H.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),Xn=864e5,wt=2419200,Zn=14,es={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"lon\
g-ttl":({seconds:e})=>`The ttl is ${e} s; push services keep a notification for at most four weeks (${wt} s).`,"reach-ze\
ro":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in \
quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The API\
 token expired on ${Me(e)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Me(e)}\
. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may alread\
y have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:e,period:t})=>`\
This is attempt ${e} of this run: an attempt before this ${t} may already have sent the notification, since \`once-per\` a\
llows one in each ${t}.`,"image-size":({input:e,use:t,expected:n,...s})=>`${e}: the ${t} is ${vt(s)}; browsers show ${n.
map(vt).join(" or ")}.`,"page-as-image":({input:e,raw:t})=>`${e} is a page of GitHub that shows the image, not the image\
 itself, so subscribers would not see it. Use the address behind the button Raw: ${(0,H.hD)(t)}.`,"key-separator":({key:e})=>`\
The once-key ${(0,H.hD)(e)} ends with a separator, so an expression in it is probably empty. Runs with the same key may \
be skipped although they announce something else. Correct the key.`,"release-each-run":({tag:e})=>`Without \`once-key\`, t\
he next run announces the release ${(0,H.hD)(e)} again. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:e,
period:t})=>`\`once-per\` lets a run announce the release ${(0,H.hD)(e)} again in the next ${t}. To announce each releas\
e only once, remove \`once-per\`.`,truncated:({field:e,visible:t,total:n})=>`The ${e} is ${ne(n)} characters long; even \
a desktop shows only about ${ne(t)}.`,markup:({field:e,what:t})=>`The ${e} contains ${Ne[t].name}. Notifications are pla\
in text: subscribers would see the characters as they are.`,"escaped-newline":({field:e})=>`The ${e} contains the two ch\
aracters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,"outside-window":({
outside:e})=>`A real run would be skipped now. ${gt(e)}`,"entry-message":({origin:e})=>`The message is ${je(e)}, one of \
several changes. ${$t}`,"neutral-message":()=>`The release notes have no sentence for subscribers, so the message says o\
nly that there is something new. ${$t}`},$t="To choose the words, write `<!-- web-push: your text -->` on a line of its \
own in the release notes, begin them with a short paragraph, or set `message`.";function je(e){switch(e.kind){case"comme\
nt":return"the `web-push` comment of the release notes";case"introduction":return"the introduction of the release notes";case"\
entry":return`the entry ${(0,H.hD)(e.entry)}${e.heading===""?"":` under ${(0,H.hD)(e.heading)}`} of the release notes`;case"\
neutral":return"the neutral sentence"}}const ts=e=>es[e.kind](e);function oo(e){return"field"in e?e.field:e.kind==="many\
-buttons"?"actions":e.kind==="long-ttl"?"ttl":e.kind==="image-size"?`${e.use}_url`:void 0}function yt(e){return e.kind===
"token-expiry"&&e.expired?{message:`The API token expired on ${Me(e.at)}.`,hint:"Replace the secret with the current API\
 token of this site. Then run this again."}:e.kind!=="quoted-token"?void 0:{message:"The API token is in quotation marks\
.",hint:"If the quotation marks are not part of it, remove them from the secret. Then run this again."}}const Me=e=>e.toISOString().
slice(0,10),vt=({width:e,height:t})=>`${e}x${t}`,Ne={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"\
a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"\
Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function ns({notification:e,sources:t,messageOrigin:n}){const{actions:s,
ttl:r}=e,o=[];s&&s.length>2&&o.push({kind:"many-buttons",count:s.length}),r!==void 0&&r>wt&&o.push({kind:"long-ttl",seconds:r}),
n?.kind==="entry"&&o.push({kind:"entry-message",origin:n}),n?.kind==="neutral"&&o.push({kind:"neutral-message"}),o.push(
...kt("icon-url",e.icon_url),...kt("banner-url",e.banner_url));for(const i of["title","message"])o.push(...ss(i,e)),(t[i]===
"input"||t[i]==="file")&&o.push(...rs(i,e[i]));return o}function kt(e,t=""){const[,n,s]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(t)??[];return n===void 0?[]:[{kind:"page-as-image",input:e,raw:`https://raw.githubusercontent.com/${n}/${s}`}]}function ss(e,t){
const[n]=bt,{visible:s,total:r}=ge(t[e],n[e]);return s===r?[]:[{kind:"truncated",field:e,visible:s,total:r}]}function rs(e,t){
const s=Object.keys(Ne).filter(r=>Ne[r].pattern.test(t)).map(r=>({kind:"markup",field:e,what:r}));return t.includes("\\n")?
[...s,{kind:"escaped-newline",field:e}]:s}const is=e=>e===0?[{kind:"reach-zero"}]:[],as=e=>/[-_.:/#]$/.test(e)?[{kind:"k\
ey-separator",key:e}]:[],cs=(e,t,n)=>e&&t!==void 0&&n===void 0?[{kind:"release-each-run",tag:t.tag}]:[],us=(e,t)=>e!==void 0&&
t!==void 0?[{kind:"release-each-period",tag:t.tag,period:e}]:[];function ls(e,t,n){return e<=1?[]:t===void 0?[{kind:"rer\
un",attempt:e}]:n===void 0?[]:[{kind:"rerun-period",attempt:e,period:n}]}function ds(e,t){if(/^(["'`]).*\1$/.test(e))return[
{kind:"quoted-token"}];const n=hs(e);return n===void 0||n-t>=Zn*Xn?[]:[{kind:"token-expiry",at:new Date(n),expired:n<=t}]}
function hs(e){const[t,n,s,...r]=e.split(".");if(!t||!n||s===void 0||r.length>0)return;const{exp:o}=Object((0,H.qF)(Buffer.
from(n,"base64url").toString("utf8"))),i=typeof o=="number"?o*1e3:Number.NaN;return Number.isNaN(new Date(i).getTime())?
void 0:i}const ae=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,fs={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function ps({title:e,reason:t,message:n,hint:s},r,o){const c=o!==void 0&&o.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",l=["Look in the panel of the service\
 before you send it again.",s,`If nothing was sent, ${c}run this again.`].filter(Boolean).join(" "),d=r==="not-sent"&&t===
"internal-error"?" You can run this again.":"";return{title:`${e} (${r?`${r}: `:""}${t})`,failed:e,why:{text:n},meaning:r&&
fs[r],next:{text:r==="unknown"?l:`${s}${d}`},reason:t}}const ms=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(
/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),_t=e=>`https://github.com/web-push-action/web-push-action/blob\
/v1/docs/troubleshooting.md#${ms(e)}`,Tt=4096,gs=600;function bs({why:e,meaning:t,next:n,reason:s},r){const i=`
${r(t?`${t} ${ae(n)}`:ae(n))}${s?`
More: ${_t(s)}`:""}`;return ws(r(ae(e)),Tt-i.length)+i}function ws(e,t){const n=e.split(`
`);if(n.length===1)return Q(e,t-1);const s=c=>`- and ${c} more (see the log)`;let r=s(n.length).length;const o=[];for(const c of n){
const f=Q(c,gs);if(r+=f.length+1,r>t)break;o.push(f)}const i=n.length-o.length;return[...o,...i>0?[s(i)]:[]].join(`
`)}const $s=5e3;function ys({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${it(e)}</b>`]]:[],["Why",Ce(t,$s)],["What to do",Ce(n)],...s?[["More",`<a href="${_t(s)}">W\
hat ${s} means</a>`]]:[]].map(([o="",i])=>`<tr><th align="left">${o.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,at(n)]}const vs={input:"the inputs",file:"the file",release:"the release",event:"the event"};function ks({sources:e,
messageOrigin:t},n){const s=Object.entries(vs).flatMap(([o,i])=>{const c=l=>l==="message"&&t?`message (${je(t)})`:l,f=Object.
entries(e).flatMap(([l,d])=>d===o?[c(l)]:[]);return f.length>0?[`${f.join(", ")} from ${i}`]:[]}),r=Object.keys(n);return r.
length>0&&s.push(`${r.join(", ")} from extra-fields`),`Content: ${s.join("; ")}.`}const _s=e=>`Release: ${pt(e)}.`;function Ts(e){
if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.
audience;return`To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${s===void 0?"":`, ${s} subscriber${s===
1?"":"s"}`}.`}function xs(e){return`Guards: ${e.join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function Es(e,t){
const{maxReach:n,releaseLevel:s,maxAge:r,sendBetween:o,timeZone:i="UTC",checkUrls:c,expectedPayload:f}=e,l=t&&[t.key,t.period].
filter(Boolean).join(" ");return[n===void 0?void 0:`max-reach ${n}`,s&&`release-level ${s}`,r===void 0?void 0:`max-age ${ht(
r)}`,o&&`send-between ${o.text} (${i})`,c&&"check-urls",f!==void 0&&"expected-payload",l===void 0?void 0:`once-key ${(0,H.
hD)(l)}`].filter(m=>typeof m=="string")}const Ss=({outcome:e})=>e==="sent"||e==="unknown",As=({outcome:e})=>e==="sent"||
e==="dry-run"||e==="skipped"?0:1;function Cs({attempts:e,result:t,response:n,payload:s,target:r}){const o=r?.type==="aud\
ience"?r.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.reason:"reason"in t?t.reason:"","status\
-code":be(n?.statusCode),response:n?.body??"",payload:s??"","audience-id":be(o?.id),"audience-name":o?.name??"","audienc\
e-reach":be(o?.reach),attempts:be(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}const be=e=>e===void 0?"":String(
e);function io(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:{audiences:JSON.stringify(e),count:String(
e.length),reason:""}}function ao({notifications:e,extraFields:t,failure:n},s){const r=e.map(({file:o,content:i})=>({file:o,
payload:{...i?.notification,...t}}));return{payloads:s?"":JSON.stringify(r),count:n?"":String(r.length),reason:s}}const Rs=[
"payload","outcome","reason","kind","type","responseFlaw","field","what","sources"];function Os(e,t){const n=(s,r)=>{if(typeof s==
"string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof G.HR)return Ps(s,t);if(typeof s!="objec\
t"||s===null||s instanceof Date)return s;const o=Object.entries(s).map(([i,c])=>r?[t(i),n(c,!0)]:[i,Rs.includes(i)?c:n(c,
i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}function Ps({reason:e,title:t,message:n,hint:s},r){return new G.
HR({reason:e,title:r(t),message:r(n),hint:r(s)})}function Is(e){const t=js(e),{result:n,claim:s,isRunOfRelease:r}=t;return{
finished:t,entries:Hs(t),flaw:n.outcome==="sent"&&n.responseFlaw?Ns(n.responseFlaw):void 0,annotation:Ls(n,s,r),closingLine:Bs(
t)}}function js(e){const{result:t,advice:n}=e;if(!("failure"in t)||!Ms(t.failure))return e;const{failure:s}=t,r=n.find(l=>yt(
l)!==void 0),o=r&&yt(r);if(o===void 0)return e;const{reason:i,title:c}=s,f=new G.HR({reason:i,title:c,message:`${s.message}\
 ${o.message}`,hint:o.hint});return{...e,result:{...t,failure:f},advice:n.filter(l=>l!==r)}}const Ms=({reason:e})=>e==="\
http-401"||e==="http-403",De={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing w\
as sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},
xt={cut:"the response was cut off",timeout:"the response was not complete in time","too-large":`the response is larger t\
han ${tt} MiB`,cancelled:"the run was cancelled before the response was complete","not-json":"the response is not JSON"};
function Ns(e){const t=e==="cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`\
The service accepted it (2xx), but ${xt[e]}. Do not send it again before you look in the panel of the service.${t}`}const Ds="\
announce the release by hand, with its tag (a re-run uses the original workflow file and event)";function Ls(e,t,n=!1){if("\
failure"in e){const i=ps(e.failure,e.outcome,t);return n&&(i.next.text=i.next.text.replace(G.Up,Ds)),St(e)?Ks(i,t):i}if(e.
outcome!=="skipped")return;const s=`${De.skipped} (${e.reason})`;if(e.reason==="already-sent")return{title:s,why:Et(e.claim),
next:zs(e.claim)};if(e.reason==="outside-window")return{title:s,why:{text:gt(e.outside)},next:Jn};const{why:r}=e;if(r.kind===
"level"||r.kind==="age")return{title:s,why:{text:Vn(r)},next:{text:qn(r)}};const o=`Usually there is nothing to do. ${Us(
r)}`;return{title:s,why:{text:Fs(r)},next:{text:o}}}function Us(e){return e.kind==="draft"?"To announce the release, pub\
lish it.":e.kind==="activity"&&e.actual==="released"?"To announce pre-releases that become releases, set a `once-key`.":
`To send on this event too, set the content as inputs${e.kind==="activity"?" (without placeholders such as `{tag}`, `rel\
ease-level` and `max-age`)":""}, and set a \`once-key\`: without one, each event sends a notification.`}function Fs(e){if(e.
kind==="draft")return"The release is a draft.";const{kind:t,actual:n}=e;if(t==="activity"&&n==="released")return"The rel\
ease event's activity `released` is announced only with `once-key` (publishing a stable release also fires `published`, \
and both would be sent).";const s=/^[a-z_]{1,40}$/.test(n)?`\`${n}\``:"not one that GitHub documents";return t==="activi\
ty"?`The release event's activity is ${s}; only \`published\` and, with \`once-key\`, \`released\` are announced.`:`The \
deployment's state is ${s}; only \`success\` is announced.`}function Bs({result:e,attempts:t,response:n}){const s=De[e.outcome];
if(e.outcome!=="sent")return`${s}.`;const r=t>1?` on attempt ${t}`:"";return`${s}${r}: the service responded ${n?.statusCode}\
 at ${e.sentAt.toISOString()}.`}function Hs({advice:e,keyUse:t,claim:n,result:s}){return[...e.map(r=>({level:Ws(r),title:Gs(
r),text:ts(r)})),...t?[Vs(t)]:[],...St(s)?[]:qs(n,s.outcome)]}const Ws=e=>e.kind==="neutral-message"?"note":"warning",Gs=e=>e.
kind==="token-expiry"&&e.expired?"Token expired":"Advice";function Et({key:e,ref:t,by:n}){const s=n?`run ${n.run} (attem\
pt ${n.attempt}) at ${n.time}`:"another run";return{text:`The key ${(0,H.hD)(e)} was already used by ${s}; that notifica\
tion was sent, or may have been. The claim is the ref ${t}.`,url:n?.url}}function zs(e){return{text:"Usually there is no\
thing to do. If you are not sure, look in the panel of the service. Only if that notification was not sent, or to send i\
t a second time on purpose, delete the claim with this command, then run the workflow again:",command:Le(e)}}function Vs(e){
if(e.kind==="used"){const s=Et(e.claim);return{...s,level:"warning",title:"Key already used",text:`A real run would be s\
kipped. ${s.text}`}}const t=(0,H.hD)(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t} has not been used.`}:
{level:"warning",text:`Could not determine whether the key ${t} was used (${e.cause}), so this dry run cannot say whethe\
r a real run would be skipped.`}}function qs(e,t){if(!e||e.kind==="none"||t==="sent")return[];const{kind:n,ref:s,tag:r}=e,
o=Le(e);if(t==="unknown")return[{level:"note",text:`The claim ${s} stays, so a re-run with this key will be skipped. Loo\
k in the panel of the service. Only if nothing was sent, delete the claim with this command, then run this again:`,command:o}];
const i=(0,H.hD)(e.key),[c,f,l]=n==="held"?["Claim not deleted",`could not delete its claim of the key ${i}`,"This"]:["C\
laim not certain",`could not determine whether it has the claim of the key ${i}`,"If it is, this"],d=`This run sent noth\
ing, but ${f}, so a re-run may be skipped. ${l} command deletes the ref ${s} only if it still points to ${r}, the claim \
of this run. Run it, then run the workflow again:`;return[{level:"warning",title:c,text:d,command:o}]}const St=e=>"failu\
re"in e&&e.failure.reason==="claim-failed";function Ks(e,t){if(!t||t.kind==="none")return e;const{text:n}=e.next,s=`Or r\
un this command now, which deletes the ref only if it still points to ${t.tag}, the claim of this run:`;return{...e,next:{
text:`${n} ${s}`,command:Le(t)}}}function Le({ref:e,repository:t,serverUrl:n,tag:s}){const r=(0,H.Dl)(n)?.host??"github.\
com",o=`gh api${r==="github.com"?"":` --hostname ${r}`}`,i=`${o} --method DELETE repos/${t}/git/${e}`;return`[ "$(${`${o}\
 repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`})" = ${s} ] && ${i}`}const Js=10,Qs=25,ce={message:4e3,text:1e3,
button:200,extraName:60,extraValue:300},Ys=400;function Xs(e,t,n){const s=[...er(e),t&&nr(t),...sr(n)].filter(Boolean);return`\
<table>
<tr>${["Field","Value","Source","Browsers"].map(o=>`<th>${o}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function Ue(e,t,n,s){return`<tr><td>${oe(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${Zs(s)}</td></tr>`}
function Zs(e){return e===Pt?"":e===Ot?"unknown":e===Z?"all":ir.map((n,s)=>({browser:n,since:e[s]??X})).filter(({since:n})=>n!==
X).map(({browser:n,since:s})=>s===se?n:`${n}&nbsp;${s}`).join(", ")}const At=e=>`${ne(e)} more, in the output <code>payl\
oad</code>`;function er({notification:e,sources:t,messageOrigin:n}){return Object.keys(e).flatMap(s=>{const r=s==="messa\
ge"&&n?`: ${ee(te(je(n)))}`:"",o=`${t[s]??""}${r}`,i=(d,m)=>Ue(d,m,o,ar[s]);if(s!=="actions")return i(s,tr(s,e));const{actions:c=[]}=e,
f=c.slice(0,Js).map(({text:d,url:m},k)=>i(`actions[${k}]`,`${Ct(d,ce.button)}<br>${Re(m)}`)),l=c.length-f.length;return l>
0?[...f,i(s,At(l))]:f})}function tr(e,t){const n=t[e]??"";return typeof n=="number"?`${ne(n)} s${or(n)}`:e.endsWith("_ur\
l")?Re(n):Ct(n,e==="message"?ce.message:ce.text)}function Ct(e,t){if(e.length<=Ys)return ee(te(e));const n=e.length>t?"<\
br><i>The rest is in the output <code>payload</code>.</i>":"";return`<details><summary>${ee(te(Q(e,80).replace(/\s+/g," ")))}\
 <i>(${K(e.length,"character")})</i></summary>${pe(e,t)}${n}</details>`}function nr(e){const t=e.type==="all"?"all":`aud\
ience ${e.audience.id}`;return Ue("target",oe(t),"input",Pt)}function sr(e){const t=Object.keys(e),n=(o,i)=>Ue(o,i,"extr\
a-fields",Ot),s=t.slice(0,Qs).map(o=>n(Q(o,ce.extraName),oe(Q(rr(e[o]),ce.extraValue)))),r=t.length-s.length;return r>0?
[...s,n("\u2026",At(r))]:s}const rr=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function or(e){const n=[[604800,"we\
ek"],[86400,"day"],[3600,"hour"],[60,"minute"]].find(([s])=>e>=s&&e%s===0);return n?` (${K(e/n[0],n[1])})`:""}const se="\
\u2713",X="\u2013",Z=[se,se,se],Rt=[se,se,X],ir=["Chrome","Firefox","Safari"],ar={title:Z,message:Z,icon_url:Rt,banner_url:[
"56+",X,X],landing_url:Z,actions:["48+",X,X],utm_source:Z,utm_medium:Z,utm_campaign:Z,ttl:Rt},Ot=["?","?","?"],Pt=["","",
""],cr=2,It=56,ur=360,lr="Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function dr(e){
return`<div>
${bt.map(n=>hr(n,e)).join(`
`)}
<br clear="all"><sub>${lr}</sub>
</div>`}function hr(e,{title:t,message:n,actions:s=[],...r}){const{name:o,browser:i,iconAt:c,textWidth:f}=e,l=ge(t,e.title),
d=ge(n,e.message),m=s.slice(0,cr).map(({text:w})=>ge(w,e.button)),k=s.length-m.length,T=`<td valign="top" width="${It}">${ut(
r.icon_url,"icon",It)}</td>`,S=`<td valign="top" width="${f}" dir="auto"><b>${Fe(l)}</b><br>${Fe(d)}</td>`,I=r.banner_url&&
ut(r.banner_url,"banner",ur),M=m.map(w=>`<kbd>&nbsp;${Fe(w)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),j={Title:l,Message:d},P=[
...Object.entries(j).map(([w,h])=>Be(h)&&pr(w,h)),m.some(Be)&&"\u2702\uFE0F A button is cut",k>0&&`\u2702\uFE0F ${K(k,"m\
ore button")} not shown`,...Object.entries(j).map(([w,h])=>!Be(h)&&jt(mr(w,h))),jt(`Opens ${Re(r.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${o} <sub>${i}</sub></th>`,c==="start"?T+S:S+T,I&&`<td colspan="\
2" align="center">${I}</td>`,M&&`<td colspan="2" align="center">${M}</td>`,`<td colspan="2">${P.join("<br>")}</td>`].flatMap(
w=>w?[`<tr>${w}</tr>`]:[]).join("")}</table>`}const fr=24,Fe=({shown:e})=>ee(te(e,fr)),Be=({visible:e,total:t})=>e<t,pr=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${ne(t)} of ${K(n,"character")}`,mr=(e,{total:t})=>`${e} fits (${K(t,"\
character")})`,jt=e=>`<sub>${e}</sub>`,gr={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4",
"not-sent":"\u274C",unknown:"\u2753"};function br({finished:e,entries:t,annotation:n}){const{result:s,content:r,target:o,
extraFields:i={},response:c}=e,{outcome:f}=s,l=t.filter(({level:m})=>m==="warning"),d=t.filter(({level:m})=>m==="note");
return[`<h2>${gr[f]} ${De[f]}</h2>`,n&&ys(n),wr(e),$r(e),Mt("\u26A0\uFE0F",l),Mt("\u2139\uFE0F",d),r&&["<h3>Preview</h3>",
dr(r.notification)],r&&["<h3>Fields</h3>",Xs(r,o,i)],c?.body&&kr(c.body)]}function wr({result:e,target:t,release:n,attempts:s,
response:r}){const o=e.outcome==="sent"&&e.responseFlaw?`, but ${xt[e.responseFlaw]}`:"",i=[t&&`<b>To</b> ${yr(t)}`,n&&`\
<b>Release</b> ${pe(pt(n),300)}`,r?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${r.statusCode}${o}`,s>0&&K(s,"attempt"),e.
outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);return i.length>
0&&`<p>${i.join(" \xB7 ")}</p>`}function $r({guards:e=[]}){const t=e.map(oe);return t.length>0&&`<p><b>Guards</b> ${t.join(
" \xB7 ")}</p>`}function yr(e){if(e.type==="all")return"every subscriber of the site; the service does not report how ma\
ny";const{id:t,name:n,reach:s}=e.audience,r=n===void 0?`audience ${t}`:`${Fn(n)} (audience ${t})`;return s===void 0?r:`${r}\
, <b>${K(s,"subscriber")}</b>`}const vr=10;function Mt(e,t){const n=t.slice(0,vr).map(r=>`${e} ${Ce(r)}`),s=t.length-n.length;
return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}</p>`,t.map(at)]}const Nt=16e3;function kr(e){
const t=e.length-Nt,n=t>0?`<p>${K(t,"more character")} in the output <code>response</code>.</p>`:"";return`<details><sum\
mary>Response of the service</summary><pre><code>${Ae(Q(e,Nt))}</code></pre>${n}</details>`}const we=require("node:fs"),
He=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function _r(){return{http:He("HTTP_PROXY"),https:He("HTTPS_PR\
OXY"),bypass:He("NO_PROXY")}}function ue(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.
env,{GITHUB_EVENT_NAME:o}=process.env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},
run:{repository:n??"",sha:s??"",id:r??"",event:o??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function Tr(e){
const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.
env.GITHUB_EVENT_PATH=t)}}const xr=25*1048576;function Dt(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.
env;try{return(0,we.statSync)(t).size>xr?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.
parse((0,we.readFileSync)(t,"utf8"))}}catch{return{name:e,payload:void 0,unreadable:t===""?void 0:"the file of the event\
 cannot be read"}}}var Lt=g(857);function Ut(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(
e)}function We(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,
endColumn:e.endColumn}:{}}function le(e,t,n){const s=new Er(e,t,n);process.stdout.write(s.toString()+Lt.EOL)}function Ft(e,t=""){
le(e,{},t)}const Bt="::";class Er{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.properties=n,this.message=
s}toString(){let t=Bt+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.
properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${Ar(r)}`)}}return t+=
`${Bt}${Sr(this.message)}`,t}}function Sr(e){return Ut(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function Ar(e){return Ut(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,
"%2C")}const co=require("path");var Ht=function(e,t,n,s){function r(o){return o instanceof n?o:new n(function(i){i(o)})}
return new(n||(n=Promise))(function(o,i){function c(d){try{l(s.next(d))}catch(m){i(m)}}function f(d){try{l(s.throw(d))}catch(m){
i(m)}}function l(d){d.done?o(d.value):r(d.value).then(c,f)}l((s=s.apply(e,t||[])).next())})},Ge;(function(e){e[e.Success=
0]="Success",e[e.Failure=1]="Failure"})(Ge||(Ge={}));function uo(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.
env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function Cr(e){
le("add-mask",{},e)}function lo(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),
process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function $e(e,t){const n=process.env[`INPUT_${e.replace(/ /g,
"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===
!1?n:n.trim()}function ho(e,t){const n=$e(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function fo(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=$e(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function po(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function mo(e){issue("echo",e?"on":"off")}function go(e){process.exitCode=Ge.Failure,ze(e)}function bo(){
return process.env.RUNNER_DEBUG==="1"}function wo(e){issueCommand("debug",{},e)}function ze(e,t={}){le("error",We(t),e instanceof
Error?e.toString():e)}function Rr(e,t={}){le("warning",We(t),e instanceof Error?e.toString():e)}function Or(e,t={}){le("\
notice",We(t),e instanceof Error?e.toString():e)}function ye(e){process.stdout.write(e+Lt.EOL)}function Wt(e){Ft("group",
e)}function Gt(){Ft("endgroup")}function $o(e,t){return Ht(this,void 0,void 0,function*(){Wt(e);let n;try{n=yield t()}finally{
Gt()}return n})}function yo(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
e,t));issueCommand("save-state",{name:e},toCommandValue(t))}function vo(e){return process.env[`STATE_${e}`]||""}function ko(e){
return Ht(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Pr={"expected-payload":"any"};function Ir(e){
for(const t of e.filter(n=>ke._y.includes(n))){const n=$e(t);n!==""&&Cr(n)}return Object.fromEntries(e.map(t=>[t,jr(t)]))}
function jr(e){return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?$e(e):Pr[e]??""}function Mr(e){return Object.entries(
process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.
trim()?[]:[{name:s,variable:t}]})}async function Nr(e){const t=Mr(e);if(t.length===0)return[];const{unknownInputs:n}=await g.
e(65).then(g.bind(g,3065));return n(t,e)}const zt="\u2060";function Ve(e){return!/[^\x20-\x7e]/.test(e)&&!e.includes("##\
[")&&!e.trimStart().startsWith("::")?e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${zt}`).split(`
`).map(Lr).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Dr=(0,H.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Lr(e){const t=e.
search(Dr());return t>=0&&e.startsWith("::",t)?`${e.slice(0,t)}:${zt}${e.slice(t+1)}`:e}function Ur(e){const t=s=>Ve(e(s)),
n=s=>(r,o,i)=>{const c=t(o);c.length>Tt&&ye(c),s(c,{title:t(r),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};
return{info:s=>ye(t(s)),retry:(s,r)=>{const o=(r/1e3).toFixed(1);ye(t(`${s.title}: ${s.message} Retrying ${o==="0.0"?"no\
w":`in ${o} s`}.`))},group:(s,r)=>{Wt(t(s)),ye(t(r)),Gt()},notice:n(Or),warning:n(Rr),error:n(ze)}}function Fr(e){const t=new Date,
n=_r(),s=(0,ke.gE)({...e,proxyCredentials:(0,Ee.FF)(n)}),r=(0,re.uT)(n),o=Br();return{log:Ur(s.redact),secrets:s,redact:s.
redact,http:r,signal:o.signal,startedAt:t,watch:Hr(o)}}function Br(){const e=new AbortController,t=()=>e.abort();for(const n of[
"SIGINT","SIGTERM","SIGBREAK"])process.on(n,t);return e}function Hr(e){process.exitCode=1;let t=()=>{};return process.on(
"beforeExit",()=>t(new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{
const s=new Promise((r,o)=>{t=o});return Promise.race([n,s])}}async function Wr(e,t,n=e){let s=e;try{t()}catch(r){s=n;const o=r instanceof
Error?r.name:typeof r;ze(`The report of this run failed (${o}). The outputs say how the run ended, if they are set. If t\
his step sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before y\
ou send it again.`,{title:"Internal error (internal-error)"})}await new Promise(r=>process.stdout.write("",r)),process.exit(
s)}function Gr(e,t,n){const{title:s,why:r}=n,o=bs(n,Ve);o.startsWith(Ve(r.text))||e.info(r.text),e[t](s,o)}const Vt=524288;
function _o(e,t,{length:n}){if(n<=Vt)return;const s=`GitHub passes at most about ${Vt} on to other jobs, so use it only \
in this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters. ${s}`)}const zr=["response","audience-n\
ame"];function Vr(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r={...e};for(const o of zr){const i=e[o];
i!==void 0&&(r[o]=t(i))}try{(0,we.appendFileSync)(s,qr(r))}catch(o){n.warning("Outputs not written",`The action could no\
t write its outputs (${(0,G.q0)(o)}). Later steps may see them as empty; the log says how the run ended.`)}}function qr(e){
const t=new Set(Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)
n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function Kr(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,Je.yG)(e)===!1))try{(0,we.appendFileSync)(
s,Qr(t()))}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,G.q0)(r)}).`)}}const Jr=9e5,qt=e=>typeof e==
"object"?e.flatMap(qt):e?[e]:[];function Qr(e,t=Jr){const n=qt(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(f=>(o+=Buffer.byteLength(f)+2,o>r));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function Yr(){const e=Ir(de.AE),t=Fr({apiToken:e["api-token"],githubToken:e["github-token"]}),n=await new Xr(e,t).
run();await Wr(As(n.result),()=>so(n,e.summary,t))}class Xr{#n;#e;#t={attempts:0,advice:[]};#o;#s;constructor(t,n){this.#n=
t,this.#e=n;const{event:s}=ue().run;this.#t.isRunOfRelease=s==="release"||s==="push"&&t.release!==""}async run(){const{watch:t}=this.#e,
n=await t(this.#r()).catch(r=>this.#d(r)),s=this.#o;return s&&!Ss(n)&&await t(s.release()).catch(()=>{}),{...this.#t,claim:s?.
state,result:n}}#d(t){return{outcome:this.#t.attempts>0?"unknown":"not-sent",failure:(0,G.h_)(t)}}async#r(){const t=await this.#h();
if("skip"in t)return{outcome:"skipped",reason:"not-announceable",why:t.skip};const{settings:n,content:s,onceKey:r}=t,o=Ln(
n,this.#e),i=await this.#i(n,o),c=this.#p(s,i);await Zr(n,c),n.checkUrls&&await this.#m(n,s);const f=r&&await this.#a(n,
r,s,i),l=await eo(n);if(n.dryRun){if(l&&this.#t.advice.push({kind:"outside-window",outside:l}),this.#t.keyUse=await f?.check(),
this.#e.signal.aborted)throw(0,G.Yq)("Sending");return{outcome:"dry-run"}}if(l)return{outcome:"skipped",reason:"outside-\
window",outside:l};if(f){this.#o=f;const k=await f.claim();if(k!=="claimed")return{outcome:"skipped",reason:"already-sen\
t",claim:k}}this.#t.advice.push(...ls(ue().run.attempt,r?.key,n.oncePer));const{verdict:d,...m}=await Cn({service:o,body:c,
onAttempt:()=>this.#t.attempts++});return this.#t.response=m,d}async#h(){const{secrets:t,log:n}=this.#e,s=this.#t,r=(0,de.
yc)(this.#n,t),{settings:o}=r,i=[...r.problems,...await Nr(de.AE)],c=await Yt({...r,problems:i},this.#g(o));if(!o)throw(0,J.
vQ)(i);if("skip"in c)return c;const{content:f,extraFields:l,release:d}=c;s.content=f,s.extraFields=l,s.release=d,n.info(
ks(f,l)),d&&n.info(_s(d));const m=await this.#f(o,c.onceKey);return s.guards=Es(o,m),s.advice.push(...ds(o.apiToken,Date.
now()),...ns(f)),s.advice.push(...as(this.#n["once-key"]),...us(o.oncePer,d)),s.advice.push(...cs(o.release?.kind==="lat\
est",d,m?.key)),{settings:o,content:f,onceKey:m}}async#f({oncePer:t,timeZone:n},s){if(s==="")return;if(t===void 0)return{
key:s};const{periodOf:r}=await g.e(406).then(g.bind(g,1406));return{key:s,period:r(t,this.#e.startedAt,n)}}async#i(t,n){
const{log:s,redact:r}=this.#e,o=await no(t,()=>xn(n),r);return this.#t.target=o,o.type==="audience"&&(this.#t.advice.push(
...is(o.audience.reach)),cn(o.audience,t.maxReach,r)),s.info(Ts(o)),s.info(xs(this.#t.guards??[])),o}#p({notification:t},n){
const s=Un(t,n,this.#t.extraFields??{});return this.#t.payload=s,this.#e.log.group("Payload",s),s}async#m(t,{notification:n}){
const{checkUrls:s,urlCheckFailure:r}=await g.e(291).then(g.bind(g,2291)),o={uses:(0,Y.Wn)(n),timeoutMs:t.timeout*1e3,userAgent:Ye.
N},{problems:i,wrongSizes:c}=await s(o,this.#e);if(i.length>0)throw r(i);this.#t.advice.push(...c.map(f=>({kind:"image-s\
ize",...f}))),this.#e.log.info("URL check passed.")}async#a(t,n,{notification:s},r){const o=await this.#c(t),{ClaimStore:i}=await Promise.
all([g.e(413),g.e(517)]).then(g.bind(g,8595)),{signal:c}=this.#e,l={target:r.type==="all"?"all":`audience ${r.audience.id}`,
title:s.title},d=ue(),{serverUrl:m}=d.github;return new i({...n,record:l,serverUrl:m,run:d.run},o,c)}#c(t){return this.#s??=
to(t,this.#e),this.#s}#g(t){const{secrets:n,signal:s,startedAt:r}=this.#e;return{secrets:n,filter:{level:t?.releaseLevel,
maxAge:t?.maxAge,now:r},readFile:async o=>(await g.e(155).then(g.bind(g,5155))).readWorkspaceFile(o),readEvent:async()=>Dt(),
fetchRelease:async()=>{if(!t?.release)throw new Error("no release is named");const{release:o,releaseLevel:i}=t,c=await this.#c(
t),{fetchRelease:f}=await Promise.all([g.e(413),g.e(302)]).then(g.bind(g,6622)),{repository:l}=ue().run,{repository:d}=Object(
Dt().payload);return f({choice:o,level:i,repository:l,eventRepository:d,signal:s},c)}}}}async function Zr({expectedPayload:e},t){
if(e===void 0)return;const{checkExpectedPayload:n}=await g.e(138).then(g.bind(g,3138));n(e,t)}async function eo({sendBetween:e,
timeZone:t}){if(e===void 0)return;const{outsideWindow:n}=await g.e(288).then(g.bind(g,288));return n(e,t??"UTC",new Date)}
async function to({githubToken:e="",timeout:t},n){const{GithubClient:s}=await Tr(()=>Promise.all([g.e(413),g.e(354)]).then(
g.bind(g,3074))),{github:r,run:o}=ue(),i={apiUrl:r.apiUrl,repository:o.repository,token:e,timeoutMs:t*1e3};return new s(
i,n)}async function no(e,t,n){const{target:s,audienceId:r,audienceName:o,maxReach:i,dryRun:c}=e;return s==="all"?(c&&await t(),
{type:"all"}):{type:"audience",audience:r!==void 0&&o===void 0&&i===void 0&&!c?{id:r}:await on({id:r,name:o},await t(),n)}}
function so(e,t,n){const{log:s,redact:r}=n;Vr(Cs(e),n);const o=Is(Os(e,r)),{entries:i,annotation:c}=o;Kr(t,()=>br(o),n);
for(const{level:f,title:l,...d}of i)f==="warning"?s.warning(l??"Advice",ae(d)):s.info(ae(d));o.flaw&&s.warning("Sent, wi\
th an unexpected response",o.flaw),c?Gr(s,"failure"in e.result?"error":"notice",c):s.info(o.closingLine)}Yr(),module.exports=
Kt})();
