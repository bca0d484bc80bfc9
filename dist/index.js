(()=>{"use strict";var Ke={2542:((e,t,n)=>{n.d(t,{QP:()=>m,Vu:()=>T,Wn:()=>N,_e:()=>j,fD:()=>u,pi:()=>k,qW:()=>E,wg:()=>I});
var s=n(8925),r=n(900),o=n(642),i=n(8992);const c=(0,o.rf)("https"),f=(0,o.rf)("https","http"),u={title:o.GT,message:o.GT,
icon_url:c,banner_url:c,landing_url:f,utm_source:o.GT,utm_medium:o.GT,utm_campaign:o.GT},d=P=>U=>{const w=P(U.replace(/^\{url\}/,
"https://url.example/"));return"value"in w?{value:U}:w},m={...u,icon_url:d(c),banner_url:d(c),landing_url:d(f)},k=r.Pw.map(
P=>P.replaceAll("-","_")),T=["title","message","icon_url","landing_url"];function E(P,U,w=u){const g=(P==="ttl"?o.p0:w[P])(
U.trim());return"value"in g?{fields:{[P]:g.value},problems:[]}:{fields:{},problems:[(0,s.CC)(I(P),g.message)]}}const I=P=>P.
replaceAll("_","-");function N({icon_url:P,banner_url:U,landing_url:w,actions:h=[]}){return[...P===void 0?[]:[{input:"ic\
on-url",url:P,use:"icon"}],...U===void 0?[]:[{input:"banner-url",url:U,use:"banner"}],...w===void 0?[]:[{input:"landing-\
url",url:w,use:"page"}],...h.map(({url:g},R)=>({input:"actions",path:[R,"url"],url:g,use:"page"}))]}function j(P){return N(
P).flatMap(({input:U,path:w,url:h})=>{const g=(0,i.Dl)(h);return!g?.username&&!g?.password?[]:(0,s.CC)(U,"has a user nam\
e or password, which `check-urls` never sends; remove them",{path:w})})}}),8209:((e,t,n)=>{n.d(t,{SD:()=>i,_I:()=>c,qf:()=>o,
uT:()=>f});var s=n(8925),r=n(2542);const o={source:"file",fields:{},given:new Set,problems:[]},i=(k,T)=>r.Vu.filter(E=>!k.
given.has(E)&&!T.given.has(E));function c(k,T,E,I,N=[]){const j=i(k,T),P=u(j,E,I),U=[...N,...k.problems,...T.problems,...P.
problems];if(U.length>0)return{problems:U};const w=f(k,T,P);if(!w)throw new Error("a required field was lost");const h=E.
kind==="content"&&j.includes("message")&&E.fields.message;return h&&"value"in h&&(w.messageOrigin=h.origin),{content:w}}
function f(...k){const T=Object.assign({},...k.map(({fields:g})=>g).reverse()),{title:E,message:I,icon_url:N,landing_url:j}=T;
if(!E||!I||!N||!j)return;const P=r.pi.filter(g=>T[g]!==void 0),U=Object.fromEntries(P.map(g=>[g,T[g]])),w=g=>k.find(({given:R})=>R.
has(g))?.source,h=Object.fromEntries(P.map(g=>[g,w(g)]));return{notification:{...U,title:E,message:I,icon_url:N,landing_url:j},
sources:h}}function u(k,T,E){const I=T.kind==="content"?T.source:"event",N={source:I,fields:{},given:new Set(k),problems:[]},
j=new Map;for(const w of k){const h=T.kind==="content"?T.fields[w]:{missing:m(T.event)};if("missing"in h){j.set(h.missing,
[...j.get(h.missing)??[],w]);continue}const g=[h.value,...h.madeFrom??[]].map(E.find).find(Boolean),{fields:R,problems:D}=(0,r.
qW)(w,h.value);if(Object.assign(N.fields,R),g){const l=`contains ${g}, which may already be public; replace the token, a\
nd remove it from the ${I==="release"?I:"release or deployment"}`;N.problems.push((0,s.CC)((0,r.wg)(w),l))}else N.problems.
push(...D.map(F=>({...F,message:`in the ${I}, ${F.message}`})))}const P=T.kind==="none"&&T.event?", or set the input `re\
lease` to the tag of a release":"",U=[...j].map(([w,h])=>d(h,w&&` (${w})`,P));return{...N,problems:[...U,...N.problems]}}
function d(k,T,E){const I=k.map(U=>`\`${U}\``).join(", "),N=k.length>1?`are missing${T}; set them as inputs or in \`paylo\
ad-file\` (there as ${I})${E}`:`is missing${T}; set it as an input, or as ${I} in \`payload-file\`${E}`,[j="",...P]=k.map(
r.wg);return(0,s.CC)(j,N,{otherInputs:P})}function m(k){return k===void 0?"":`${/^[a-z_]{1,40}$/.test(k)?`the event \`${k}\
\``:"this event"} does not supply content`}}),3916:((e,t,n)=>{n.d(t,{$6:()=>f,HR:()=>r,Pz:()=>u,Up:()=>s,Yq:()=>c,h_:()=>o,
q0:()=>i});const s="start a new run (a re-run uses the original workflow file)";class r extends Error{reason;title;hint;constructor(m){
super(m.message,m.cause===void 0?void 0:{cause:m.cause}),this.name="Failure",this.reason=m.reason,this.title=m.title,this.
hint=m.hint}}function o(d){return d instanceof r?d:new r({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${i(d)}.`,hint:"Please report this with the log of the run.",cause:d})}function i(d){if(!(d instanceof
Error))return String(d);const m=d.code;if(m==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(m==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:k}=d;if(typeof m=="string"&&m.startsWith("ERR_SSL_")&&typeof k=="string")return`${m}:\
 ${k}`;const T=(d.message||d.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),E=typeof m=="string"&&!T.includes(
m)?`${m}: ${T}`:T,I=d instanceof AggregateError?d.errors.map(i).join("; "):"",N=I&&I!==E?`${E} (${I})`:E;return d.cause===
void 0?N:`${N}: ${i(d.cause)}`}function c(d,m=f(d)){return new r({reason:"cancelled",title:`${d} failed`,message:m,hint:u})}
const f=d=>d==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${d.
charAt(0).toLowerCase()}${d.slice(1)}.`,u="If you did not mean to cancel it, run it again."}),5357:((e,t,n)=>{n.d(t,{uT:()=>w,
oJ:()=>y,Er:()=>M});const s=require("node:http");var r=n.n(s);const o=require("node:string_decoder");class i extends Error{reason;constructor(a,$){
super($),this.reason=a}}function c(p,{isProxied:a,isProxyTls:$}){const S=(O,L)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:O,retryable:L,cause:p});if(p instanceof i)return S(p.reason,p.reason==="timeout");const{code:_="",syscall:x,statusCode:C}=p;
return _==="ERR_PROXY_TUNNEL"?S("proxy-failed",C===void 0):!f(p)&&!_.startsWith("ERR_INVALID")?S($?"proxy-failed":"tls-f\
ailed",!1):S(a&&!(_==="ECONNRESET"&&x===void 0&&!$)?"proxy-failed":"connection-failed",!0)}function f(p){if(p instanceof
AggregateError)return!0;const{code:a="",syscall:$}=p;return $!==void 0&&a!=="EPROTO"||u.test(a)}const u=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function d(p,a){const $=p.code??"",_=a>0||$.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:p instanceof i?p.reason:_,retryable:!0,cause:p}}const m=p=>k.test(String(p)),k=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function T(p,a,$){const{method:S,url:_,headers:x,body:C}=p,A=C===void 0?x:{...x,"Content-Length":Buffer.byteLength(C)},O=r().
request(_,{agent:a,method:S,headers:A});return new Promise(L=>new E(p,O,$,L).start())}class E{#n;#e;#t;#o;#s;#d="";#r;#h;#f;#i=0;#p=!1;#m=!0;constructor(a,$,S,_){
this.#n=a,this.#e=$,this.#t=S,this.#o=_,this.#s=new o.StringDecoder(a.encoding)}start(){const{timeoutMs:a,signal:$}=this.#n,
S=()=>this.#u(new i("timeout",`no response within ${a/1e3} s`));this.#f=setTimeout(S,a),this.#e.on("error",_=>this.#u(_)),
this.#e.on("close",()=>this.#y()),this.#e.on("socket",_=>this.#g(_)),this.#e.on("response",_=>this.#$(_)),$?.addEventListener(
"abort",this.#a),$?.aborted&&this.#a()}#a=()=>this.#u(new i("cancelled","the run was cancelled"));#c=a=>{this.#i+=a.length};#g(a){
this.#h=a,a.on("data",this.#c),N(a)?this.#w(a):a.once(I(a)?"secureConnect":"connect",()=>this.#w(a))}#w(a){this.#p=!0;const $=a.
getProtocol?.()==="TLSv1.3";this.#m=this.#e.reusedSocket||!$,this.#e.end(this.#n.body)}#$(a){const{maxBytes:$,wantsBody:S}=this.#n,
_=a.statusCode??0,x={kind:"response",status:_,headers:a.headers,at:new Date};if(this.#r={head:x,stream:a},S?.(_)===!1){this.#l(
x),this.#e.destroy();return}let C=0;a.on("data",A=>{this.#d+=this.#s.write(A.subarray(0,$-C)),C+=A.length,!(C<=$)&&(this.#l(
x,"too-large"),this.#e.destroy())}),a.on("end",()=>this.#l(x,a.complete?void 0:"cut")),a.on("error",A=>this.#u(A))}#y(){
this.#r||this.#u(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#u(a){this.#r?this.#v(this.#r,
a):this.#k(a)?this.#b(c(a,this.#t)):this.#b(d(a,this.#i)),this.#e.destroy()}#v({head:a,stream:$},S){if(S instanceof i){this.#l(
a,S.reason);return}for(;$.read()!==null;);this.#l(a,$.complete?void 0:"cut")}#k(a){return this.#p?!this.#m&&this.#i===0&&
m(a):!0}#l(a,$){const _=(this.#d+this.#s.end()).replace(/^\ufeff/,"");this.#b({...a,body:_,incomplete:$})}#b(a){clearTimeout(
this.#f),this.#n.signal?.removeEventListener("abort",this.#a),this.#h?.removeListener("data",this.#c),this.#o(a)}}const I=p=>p.
encrypted===!0;function N(p){return p.connecting?!1:!I(p)||p.secureConnecting===!1}var j=n(4517);const P=1e3,U=10;function w(p){
const a=new Map,$=new WeakMap,S=x=>v()-($.get(x)??Number.NEGATIVE_INFINITY);async function _(x,C){const A=`${x.protocol}\
 ${C}`,O=a.get(A);if(O)return O;const{Agent:L}=x.protocol==="https:"?await h():r();C!==void 0&&await F();const B=new L({
keepAlive:!0,proxyEnv:{http_proxy:C,https_proxy:C}});return B.on("free",W=>$.set(W,v())),a.set(A,B),B}return{async request(x){
const C=(0,j.iJ)(x.url,p);if(C&&"problem"in C)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,
cause:new Error(C.problem)};const A=await _(x.url,C?.url),O=Math.min(...g(A).map(S)),L=O<=P;x.method!=="GET"&&L&&await D(
U-O);for(const W of g(A))(S(W)>P||R(W))&&W.destroy();const B=C!==void 0;return T(x,A,{isProxied:B,isProxyTls:B&&x.url.protocol===
"http:"})}}}const h=async()=>(await Promise.resolve().then(n.t.bind(n,4708,23))).default,g=p=>Object.values(p.freeSockets).
flat(),R=p=>p.readableEnded;async function D(p){p>0&&await new Promise(a=>setTimeout(a,p));for(let a=0;a<2;a++)await new Promise(
$=>setImmediate($))}async function F(){const{subscribe:p,unsubscribe:a}=await Promise.resolve().then(n.t.bind(n,3053,23));
a("net.client.socket",l),p("net.client.socket",l)}function l(p){const{socket:a}=p;a.on("error",()=>{}),a.on("newListener",
($,S)=>{$==="readable"&&a.removeListener("readable",S)})}const y=p=>p>=200&&p<300;function M(p){const a=r().STATUS_CODES[p];
return a===void 0?String(p):`${p} ${a}`}const v=()=>process.uptime()*1e3}),4517:((e,t,n)=>{n.d(t,{FF:()=>m,a5:()=>f,iJ:()=>o,
CJ:()=>i});const s=require("node:net");var r=n(8992);function o(h,g,R=process.version){const D=(h.protocol==="https:"?g.
https:g.http)?.trim();if(!D||N(h,g.bypass))return;if(!u(R))return{problem:`Node ${R} of this runner cannot use a proxy; \
update the runner (Node 24.5 or later can), or remove the proxy settings`};if(D.search(r.Qi)>=0)return{problem:"the prox\
y setting contains a line break or another control character"};const F=(0,r.Dl)(E(D));return!F||!/^https?:/.test(F.protocol)?
{problem:"the proxy setting is not an http or https URL"}:I(F.username+F.password)===void 0?{problem:"the user name or p\
assword in the proxy setting is not percent-encoded"}:{url:F.href}}function i(h){const{statusCode:g}=Object(h);return g===
407?f:`${c} Then run this again.`}const c="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a\
 private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",f="The proxy requires a valid user name and password: put\
 them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function u(h){const[g=0,R=0]=h.slice(1).split(".").
map(Number);return g>24||g===24&&R>=5}const d=4;function m({http:h,https:g}){return[...new Set([h,g].flatMap(k))]}function k(h=""){
const g=h.trim(),R=g.replace(/^[^:]*:\/\//,"");if(!R.includes("@"))return[];const D=T(R.slice(0,R.lastIndexOf("@"))),F=D.
map(v=>I(v)??v),{username:l="",password:y=""}=(0,r.Dl)(E(g))??{},M=Buffer.from(F.join(":")).toString("base64").replaceAll(
"=","");return[...D,l,y,...F,M].filter(v=>v.length>=d)}function T(h){const g=h.indexOf(":");return g<0?[h,""]:[h.slice(0,
g),h.slice(g+1)]}const E=h=>h.includes("://")?h:`http://${h}`;function I(h){try{return decodeURIComponent(h)}catch{return}}
function N(h,g){const R=P(h.hostname).replace(/\.$/,""),D=h.port||(h.protocol==="https:"?"443":"80");return g?.toLowerCase().
match(/[^\s,]+/g)?.some(l=>l==="*"||j(l,R,D))??!1}function j(h,g,R){if(h.includes("/"))return w(h,g);const D=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(h),F=D?.[1]??h;if((D?.[2]??R)!==R)return!1;const y=U(P(F).replace(/^\*?\./,""));return g===y?!0:(0,s.isIP)(g)===0&&
g.endsWith(`.${y}`)}const P=h=>h.replace(/[[\]]/g,""),U=h=>(0,r.Dl)(`http://[${h}]`)?.hostname.slice(1,-1)??h;function w(h,g){
const[R="",D=""]=h.split("/"),F=(0,s.isIP)(R);if(F===0||(0,s.isIP)(g)!==F)return!1;const l=F===4?32:128;if(!/^\d{1,3}$/.
test(D)||Number(D)>l)return!1;const y=F===4?"ipv4":"ipv6",M=new s.BlockList;return M.addSubnet(R,Number(D),y),M.check(g,
y)}}),8902:((e,t,n)=>{n.d(t,{JN:()=>i,LH:()=>u,P9:()=>c,wJ:()=>o});const s=1e3,r=3e4,o=12e4;function i(m){return Math.random()*
Math.min(r,s*2**(m-1))}function c(m,k){if(m===void 0)return;const T=m.trim();if(/^\d+$/.test(T))return Number(T)*1e3;if(!f.
test(T))return;const E=Date.parse(`${T.replace(/ GMT$/,"")} GMT`);return Number.isNaN(E)?void 0:Math.max(0,E-k)}const f=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function u({attempt:m,retries:k,signal:T,cancelled:E,onWait:I}){for(let N=1;!T?.aborted;N++){const j=await m(N);if("\
done"in j)return j.done;if(T?.aborted)break;const{retry:P,waitMs:U}=j;if(N>k||U>o)return P;I?.(P,U),await d(U,T)}return E()}
function d(m,k){return new Promise(T=>{const E=()=>{clearTimeout(I),k?.removeEventListener("abort",E),T()},I=setTimeout(
E,m);k?.addEventListener("abort",E)})}}),1153:((e,t,n)=>{n.d(t,{N:()=>r});var s=n(311);const r=`web-push-action/${s.r}`}),
8925:((e,t,n)=>{n.d(t,{B4:()=>U,CC:()=>o,Kc:()=>j,LF:()=>f,fI:()=>m,rg:()=>i,vQ:()=>T});var s=n(3916),r=n(8992);function o(w,h,g={}){
return{...typeof w=="string"?{input:w}:w,message:h,reason:"invalid-input",...g}}function i({position:w},{position:h}){return w?
h?w.line-h.line||w.column-h.column:-1:h?1:0}const c=100;function f(w){const h=w.slice(0,c).map((g,R)=>{if(typeof g=="num\
ber")return`[${g}]`;const D=(0,r.$Q)(String(g)).replace(r.Qi,"\uFFFD");return R>0?`.${D}`:D});return(0,r.$Q)(h.join(""))}
const u=w=>w.endsWith("?")?w:`${w}.`;function d(w,h,g,R=""){return`${w.length>0?`\`${f(w)}\``:h}${R}${g.startsWith('"')?
":":""} ${u(g)}`}function m(w){const{input:h,otherInputs:g=[],file:R,path:D=[],position:F,message:l}=w,y=F&&`line ${F.line}\
, column ${F.column}`;if(R!==void 0){const $=y?`${R}, ${y}`:R;return`${h}: ${$}: ${d(D,"the file",l)}`}const M=y?` (${y}\
)`:"",v=typeof D[0]=="number";if(D.length>0&&!v)return`${h}: ${d(D,"",l,M)}`;const p=v?f([h,...D]):h;return l.startsWith(
'"')?`${p}${M}: ${u(l)}`:`${v?`\`${p}\``:k([p,...g])}${M} ${u(l)}`}function k(w){const h=w.map(R=>`\`${R}\``),g=h.pop()??
"";return h.length===0?g:`${h.join(", ")} and ${g}`}function T(w){const h=w.every(R=>R.reason==="unreadable-file"),g=h?"\
unreadable-file":"invalid-input";return new s.HR({reason:g,title:h?"Unreadable file":"Invalid input",message:U(w.map(m),
P(w)),hint:I(w)})}const E=new Set(["base-url","api-token"]);function I(w){const h=P(w)===1?"Correct it":"Correct what is\
 listed";return w.every(({input:g})=>E.has(g))?`${h}. If you changed a secret or variable, re-run the failed job. If you\
 changed the workflow, ${s.Up}.`:`${h}, then ${s.Up}.`}const N=100;function j(w,h,g){const R=P(h.slice(N)),D=h.slice(0,N).
map(g);return R===0?D:[...D,o(w,`has ${R} more problems`,{count:R})]}const P=w=>w.reduce((h,{count:g=1})=>h+g,0);function U(w,h=w.
length,g="problems"){if(w.length===1)return w.join("");const R=w.slice(0,N).map(D=>`- ${D}`);return h>R.length&&R.push(`\
- and ${h-R.length} more`),`${h} ${g}:
${R.join(`
`)}`}}),8359:((e,t,n)=>{n.d(t,{gE:()=>y,ue:()=>v,kU:()=>M,_y:()=>g});var s=n(8925);const r=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,
broken:/\\(?:u[\da-fA-F]{0,3})?$/},{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,
broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],o={escapes:new RegExp(r.map(({escapes:a})=>a.source).join("|"),"g"),broken:new RegExp(
r.map(({broken:a})=>a.source).join("|"))},i=[...r,o],c=/[\\%&]/,u={escapes:/[\r\n]\s*/g,broken:/(?!)/};function d(a){if(/^[\r\n]/.
test(a))return"";if(/^&[^#]/.test(a))return k.get(a.slice(1,-1))??a;if(/^\\[^u]/s.test(a))return m[a.slice(1)]??a.slice(
1);const $=Number(a.replace(/^(%|\\u|&#[xX])/,"0x").replace(/^&#|;$/g,""));return $<=65535?String.fromCharCode($):a}const m={
b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},k=new Map(Object.entries({excl:"!",quot:'"',QUOT:'"',num:"#",dollar:"$",percnt:"%",amp:"&",AMP:"&",apos:"\
'",lpar:"(",rpar:")",ast:"*",midast:"*",plus:"+",comma:",",period:".",sol:"/",colon:":",semi:";",lt:"<",LT:"<",equals:"=",
gt:">",GT:">",quest:"?",commat:"@",lsqb:"[",lbrack:"[",bsol:"\\",rsqb:"]",rbrack:"]",Hat:"^",lowbar:"_",UnderBar:"_",grave:"\
`",DiacriticalGrave:"`",lcub:"{",lbrace:"{",verbar:"|",vert:"|",VerticalLine:"|",rcub:"}",rbrace:"}"}));function T(a,$,S){
let _=0;const x=a.text.replace($.escapes,(O,L)=>(_=L+O.length,d(O))),C=S?$.broken.exec(a.text.slice(_))?.[0]??"":"";if(_===
0&&C==="")return a;let A;return{text:x.slice(0,x.length-C.length),inGiven:({start:O,end:L})=>{A??=E(a.text,$.escapes);const{
starts:B,ends:W}=A;return a.inGiven({start:B[O]??0,end:W[L-1]??Number.POSITIVE_INFINITY})}}}function E(a,$){const S=[],_=[];
let x=0;const C=A=>{S.push(x),_.push(A),x=A};for(const{0:A,index:O}of a.matchAll($)){const L=d(A);for(;x<O;)C(x+1);L===""?
x+=A.length:L!==A&&C(O+A.length)}for(;x<a.length;)C(x+1);return{starts:S,ends:_}}const I=4;function N(a){return[0,1,2].flatMap(
$=>{const S=Buffer.from("\0".repeat($)+a),_=S.toString("base64").slice(Math.ceil($*8/6),Math.floor(S.length*8/6)),x=_.replaceAll(
"+","-").replaceAll("/","_"),C={before:$>0,after:S.length%3>0};return[...new Set([_,x])].map(A=>({text:A,minLength:A.length,
sharesBits:C}))})}function j(a,$,S){const _={text:$,inGiven:({start:A,end:O})=>({start:A,end:Math.min(O,$.length)})},x=P(
_,a,S);if(!c.test($))return x;const C=i.flatMap(A=>{const O=T(_,A,S);return O===_?[]:P(O,a,S,A)});return[...x,...C]}function P(a,$,S,_){
const x=T(a,u,S);return $.flatMap(({text:C,name:A,base64:O})=>{const L=_?C.replace(_.escapes,d):C,W=[...new Set([C,L])].
flatMap(z=>U({text:z,minLength:C.length},a,S)),q=O.flatMap(z=>U(z,x,S));return[...W,...q].map(z=>({...z,name:A}))})}function U(a,$,S){
const{text:_}=$,{length:x}=a.text,C=_.indexOf(a.text);if(C<0&&!S)return[];const A=C<0?Math.max(0,_.length-x):C,{ends:O,matchedAtEnd:L}=h(
a.text,_,A),B=[];for(const W of O){const{start:q,end:z}=w(a,$,W-x,W),Ve=B.at(-1);z-q<a.minLength||(Ve&&q<Ve.end?Ve.end=z:
B.push({start:q,end:z}))}if(S&&L>0){const W=w(a,$,_.length-L,Number.POSITIVE_INFINITY),q=a.sharesBits?L:W.end-W.start,z=Math.
min(I,x-1);q>=z&&B.push(W)}return B}function w({sharesBits:a},{text:$,inGiven:S},_,x){const C=L=>/[\w+/-]/.test($.charAt(
L)),A=a?.before&&C(_-1)?_-1:_;let O=a?.after&&C(x)?x+1:x;for(;a&&O<x+3&&$[O]==="=";)O++;return S({start:A,end:O})}function h(a,$,S){
const _=[0,0],x=(O,L)=>{let B=O;for(;B>0&&a[B]!==L;)B=_[B]??0;return a[B]===L?B+1:B};for(let O=1;O<a.length;O++)_.push(x(
_[O]??0,a[O]));const C=[];let A=0;for(let O=S;O<$.length;O++)A=x(A,$[O]),A===a.length&&C.push(O+1);return{ends:C,matchedAtEnd:A===
a.length?0:A}}const g=["api-token","github-token"],R="the API token",D="the GitHub token",F="***",l=8;function y(a){const{
apiToken:$,githubToken:S="",others:_=[]}=a,x=new Map(_.map(A=>[A,void 0]));x.set(S,D).set($,R),x.delete("");const C=[...x].
map(([A,O])=>A.length<l?{text:A,base64:[]}:{text:A,name:O,base64:N(A)});return{find:A=>{if(A.length<l)return;const O=j(C,
A,!1).map(({name:L})=>L);return[R,D].find(L=>O.includes(L))},redact:(A,O=!1)=>{const L=j(C,A,O).sort((q,z)=>q.start-z.start);
let B="",W=0;for(const{start:q,end:z}of L)q>=W&&(B+=A.slice(W,q)+F),W=Math.max(W,z);return B+A.slice(W)}}}function M(a,$,S){
return Object.entries(a).flatMap(([_,x])=>{const C=p(x,$);return C?(0,s.CC)({input:_,file:S},`contains ${C}, which would\
 be published; remove it`):[]})}function v(a,$){const{"api-token":S,"github-token":_="",...x}=a,C=$.find(_)===R;return M(
{...x,...C&&{"github-token":_}},$)}function p(a,$){const S=new Set([a]);for(const _ of S){const x=typeof _=="string"||typeof _==
"number"?$.find(String(_)):void 0;if(x)return x;if(typeof _=="object"&&_!==null)for(const C of Object.entries(_))for(const A of C)
S.add(A)}}}),900:((e,t,n)=>{n.d(t,{AE:()=>P,Pw:()=>I,yc:()=>w});var s=n(8992),r=n(8925),o=n(8359),i=n(642);const c=(v,p)=>a=>a===
""?{message:`is missing; set it to ${v}`}:p(a),f=(v,p)=>a=>a===""?{value:v}:p(a),u=v=>f(void 0,v),d=(v,p)=>a=>{const $=v.
find(S=>S===a);return $===void 0?{message:`${(0,s.hD)(a)} is not ${p}`}:{value:$}},m={"base-url":c("the base address of \
the push service, such as https://push.example.com (a misspelled variable is empty)",i.pc),"api-token":c("the API token \
of the site, from a secret (a misspelled or unavailable secret is empty)",i.d6),timeout:f(30,(0,i.rD)("a whole number of\
 seconds from 1 to 300",1,300)),retries:f(3,(0,i.rD)("a whole number from 0 to 10",0,10)),summary:f(!0,i.zM)},k=Number.MAX_SAFE_INTEGER,
T={...m,target:c("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",d(
["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":u((0,i.rD)("an audience \
id, which is a whole number such as 101",1,k)),"audience-name":u(i.Ae),"max-reach":u((0,i.rD)("a whole number such as 10\
000",0,k)),"payload-file":u(i.Ae),"extra-fields":u(i.Ae),"dry-run":f(!1,i.zM),"check-urls":f(!1,i.zM),"once-key":u(i.Ae),
"once-per":u(d(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":u(i.XQ),"time-zone":u(i.
eB),release:u(i.PL),"release-level":u(d(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":u(
i.p0),"expected-payload":i.tS,"github-token":u(i.d6)},E=v=>v.replace(/-([a-z])/g,(p,a)=>a.toUpperCase()),I=["title","mes\
sage","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],N=v=>Object.keys(v),
j=N(m),P=[...N(T),...I];function U(v,p){return g(m,v,p)}function w(v,p){const a=g(T,v,p,M(v));return a.settings?.release?.
kind==="latest"&&(a.settings.maxAge??=h),a}const h=604800;function g(v,p,a,$=[]){const S=[...(0,o.ue)(p,a),...D(p)],_=new Set(
S.map(({input:L})=>L)),x={...p,...Object.fromEntries([..._].map(L=>[L,"(refused)"]))},C={},A=[];for(const[L,B]of Object.
entries(v)){const W=B(x[L]);"value"in W?C[E(L)]=W.value:A.push((0,r.CC)(L,W.message))}const O=[...S,...[...A,...$].filter(
({input:L})=>!_.has(L))];return{settings:O.length>0?void 0:C,problems:O,readable:x,refused:_}}const R=65536;function D(v){
return["actions","extra-fields"].filter(a=>Buffer.byteLength(v[a]??"")>R).map(a=>(0,r.CC)(a,"is larger than 64 KiB; make\
 it smaller"))}const F={"payload-files":i.Ae,"extra-fields":i.Ae,"check-urls":T["check-urls"],timeout:m.timeout,summary:m.
summary},l=[...N(F),...I];function y(v,p){const a="is missing; set paths of payload files, or a notification as inputs",
$=v["payload-files"]===""&&I.every(S=>v[S]==="");return g(F,v,p,$?[problem("payload-files",a)]:[])}function M(v){const[p,
a]=[v.target==="all",v.target==="audience"],$="is only allowed with `target: audience`",S="remove it, or change `target`",
_="(the service does not report the reach of a broadcast)",x=v["once-key"]?"`once-key` needs it to store a record in the\
 repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:p&&v["audience-i\
d"],message:`${$}; ${S}`},{inputs:["audience-name"],isWrong:p&&v["audience-name"],message:`${$}; ${S}`},{inputs:["max-re\
ach"],isWrong:p&&v["max-reach"],message:`${$} ${_}; remove it`},{inputs:["audience-id","audience-name"],isWrong:a&&!v["a\
udience-id"]&&!v["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:v["once-per"]&&
!v["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:v["time-zone"]&&!v["send-between"]&&
!v["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},{inputs:["gi\
thub-token"],isWrong:(v["once-key"]||v.release)&&!v["github-token"],message:`is missing; ${x}`}].filter(({isWrong:O})=>O).
map(({inputs:[O,...L],message:B})=>(0,r.CC)(O,B,{otherInputs:L}))}}),642:((e,t,n)=>{n.d(t,{Ae:()=>F,GT:()=>P,PL:()=>U,XM:()=>f,
XQ:()=>w,d6:()=>T,eB:()=>g,p0:()=>k,pc:()=>j,rD:()=>c,rf:()=>E,tS:()=>D,yG:()=>m,yi:()=>u,zM:()=>d});var s=n(8992);const r={
"":1,s:1,m:60,h:3600,d:86400,w:604800},o=/^[\x21-\x7e]+$/,i=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function c(l,y,M){
const v=p=>/^[0-9]+$/.test(p)&&Number(p)>=y&&Number(p)<=M;return p=>{if(v(p))return{value:Number(p)};const a=f(p),$=a!==
void 0&&v(a)?u(a):"";return{message:`${(0,s.hD)(p)} is not ${$?`a whole number${$}`:l}`}}}function f(l){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(l)?l.replace(/\D/g,""):void 0}const u=l=>`; write \`${l}\`, without separators`;function d(l){return/^(true|True|TRUE)$/.
test(l)?{value:!0}:/^(false|False|FALSE)$/.test(l)?{value:!1}:{message:`${(0,s.hD)(l)} is neither true nor false; use \`t\
rue\` or \`false\``}}function m(l){const y=d(l);return"value"in y?y.value:void 0}function k(l){const y=/^([0-9]+)([smhdw]?)$/.
exec(l),M="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!y){const p=f(l);return{
message:`${(0,s.hD)(l)} is not a duration${p?u(p):`; ${M}`}`}}const v=Number(y[1])*r[y[2]];return Number.isSafeInteger(v)?
{value:v}:{message:`${(0,s.hD)(l)} is too long; ${M}`}}function T(l){return o.test(l)?{value:l}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function E(...l){const y=`use an absolute ${l.join(" or ")} URL, such as https://example.com/${l.length>1?"page":"im\
age.png"}`;return M=>M===""?P(M):N(l,M,y)}const I=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
function N(l,y,M){if(y.length>s.QO)return{message:`${(0,s.hD)(y)} is longer than a URL may be; use one of at most ${s.zF}`};
if(/[\s\\]/.test(y)||y.search(s.Qi)>=0)return{message:`${(0,s.hD)(y)} contains white space or a backslash, which a URL m\
ust not contain; ${M}`};if(I.test(y))return{message:`${(0,s.hD)(y)} contains an invisible character, which would make it\
 another URL; ${M}`};const v=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(y)?.[1]?.toLowerCase();return v!==void 0&&!l.
includes(v)?{message:`${(0,s.hD)(y)} has the scheme ${v}; ${M}`}:v!==void 0&&/^[^:]+:\/\/[^/?#]/.test(y)&&(0,s.Dl)(y)!==
void 0?{value:y}:{message:`${(0,s.hD)(y)} is not an absolute URL; ${M}`}}function j(l){const y=l.replace(/^[a-z][a-z\d+.-]*:/i,
"").replace(/^[/\\]+/,"");if(/^[^/\\?#]*@/.test(y))return{message:"contains a user name or password; remove them"};const v=N(
["https","http"],l,"use the https address of the push service, such as https://push.example.com");if("message"in v)return v;
const p=new URL(l);if(p.protocol==="http:"&&!i.test(p.hostname))return{message:`${(0,s.hD)(l)} has the scheme http, whic\
h would send the token unencrypted; use an https URL (http is only for loopback addresses)`};const[,a]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(l)??[];return a?{message:`${(0,s.hD)(l)} ends with \`${a}\`, which the action adds; remove \`${a}\``}:/[?#]/.test(l)?
{message:`${(0,s.hD)(l)} has a query or fragment; remove it`}:{value:l.replace(/\/+$/,"")}}function P(l){return l===""?{
message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(l)&&(0,s.h0)(l)===""?{message:"has no visi\
ble character; write some text"}:{value:l}}function U(l){if(l==="latest")return{value:{kind:"latest"}};const y=l.replace(
/^refs\/tags\//,"");return y===""?{message:`${(0,s.hD)(l)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{
kind:"tag",tag:y}}}function w(l){const y="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(l))return{message:`${(0,s.hD)(l)} is not a range of times; ${y}`};const[v=0,p=0]=l.split("-").map(h);return v===p?{
message:`${(0,s.hD)(l)} begins and ends at the same time; ${y}`}:{value:{from:v,to:p,text:l}}}function h(l){const[y=0,M=0]=l.
split(":").map(Number);return y*60+M}function g(l){if(/^[a-z]/i.test(l)&&R(l))return{value:l};const y=l.replaceAll(" ","\
_").toLowerCase(),M=Intl.supportedValuesOf("timeZone").find(p=>p.toLowerCase().endsWith(`/${y}`)),v=M?`did you mean ${M}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,s.hD)(l)} is not a time zon\
e that this runner knows; ${v}`}}function R(l){try{return new Intl.DateTimeFormat("en",{timeZone:l}),!0}catch{return!1}}
function D(l){if(l==="any")return{value:void 0};const y="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(l==="")return{message:`is empty, so the payload that was approved is missing; ${y}`};const M=(0,s.
qF)(l);return(0,s.Gv)(M)?{value:M}:{message:`is not a JSON object; ${y}`}}const F=l=>({value:l})}),8992:((e,t,n)=>{n.d(t,
{$Q:()=>h,Dl:()=>c,E$:()=>s,Gv:()=>F,Kb:()=>D,QO:()=>r,Qi:()=>d,h0:()=>U,hD:()=>E,qF:()=>u,xb:()=>m,zF:()=>o});const s=1048576,
r=2048,o="2,048 characters",i=new Map;function c(l,y){if(l.length>r)return;const M=`${y?.href??""} ${l}`;return i.has(M)||
i.set(M,f(l,y)),i.get(M)}function f(l,y){try{return new URL(l,y)}catch{return}}function u(l){try{return JSON.parse(l)}catch{
return}}const d=/[^ -~\xa0-\uffff]/g;function m(l,y){let M;return()=>(M??=new RegExp(l,y),M)}const k=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
T=l=>`\\u${l.charCodeAt(0).toString(16).padStart(4,"0")}`;function E(l){const y=JSON.stringify(l).replace(k,T);return y.
length>100?`${y.slice(0,98)}\u2026" (${l.length} characters)`:y}const I=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
N=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,j=/[\s\x85]+/g,P=m(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function U(l){const y=l.toWellFormed().replace(I,"").replace(N,"$1").replace(j," ").trim();return P().test(y)?y:""}
const w=100,h=l=>l.length>w?`${l.slice(0,w-1).toWellFormed()}\u2026`:l,g=300,R=65536;function D(l,y,M=!1){const p=y(l.slice(
0,R),M||l.length>R).replace(/\s+/g," ").trim();return p.length>g?`${p.slice(0,g)}\u2026`:p}const F=l=>typeof l=="object"&&
l!==null&&!Array.isArray(l)}),311:((e,t,n)=>{n.d(t,{r:()=>s});const s="1.0.0"}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{
e.exports=require("fs")}),7598:(e=>{e.exports=require("node:crypto")}),3053:(e=>{e.exports=require("node:diagnostics_channel")}),
1455:(e=>{e.exports=require("node:fs/promises")}),4708:(e=>{e.exports=require("node:https")}),6760:(e=>{e.exports=require("node:path")}),
7975:(e=>{e.exports=require("node:util")}),857:(e=>{e.exports=require("os")}),932:(e=>{e.exports=require("process")})},ve={};
function b(e){var t=ve[e];if(t!==void 0)return t.exports;var n=ve[e]={exports:{}},s=!0;try{Ke[e](n,n.exports,b),s=!1}finally{
s&&delete ve[e]}return n.exports}b.m=Ke,typeof b<"u"&&(b.ab=__dirname+"/"),b.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;
return b.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;b.t=function(n,s){
if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var r=Object.
create(null);b.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.
getOwnPropertyNames(i).forEach(c=>o[c]=()=>n[c]);return o.default=()=>n,b.d(r,o),r}})(),b.d=(e,t)=>{for(var n in t)b.o(t,
n)&&!b.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},b.f={},b.e=e=>Promise.all(Object.keys(b.f).reduce((t,n)=>(b.
f[n](e,t),t),[])),b.u=e=>""+e+".index.js",b.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),b.r=e=>{typeof Symbol<"u"&&
Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},
(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,o=n.runtime;for(var i in s)b.o(s,i)&&(b.m[i]=s[i]);o&&o(b);for(var c=0;c<
r.length;c++)e[r[c]]=1};b.f.require=(n,s)=>{e[n]||t(require("./"+b.u(n)))}})();var Kt={},J=b(8925),de=b(900),Je=b(642),ke=b(
8359),Y=b(2542);async function Jt(e,t){const n=Y.pi.filter(r=>e[(0,Y.wg)(r)]!==""),s=await Promise.all(n.map(r=>Qt(r,e[(0,Y.
wg)(r)],t)));return{source:"input",fields:Object.assign({},...s.map(({fields:r})=>r)),given:new Set(n),problems:s.flatMap(
({problems:r})=>r)}}async function Qt(e,t,n){if(e==="actions"){const{readActions:o}=await Promise.all([b.e(955),b.e(990)]).
then(b.bind(b,6990));return o(t,n)}const s=(0,Y.qW)(e,t,Y.QP),r=(0,ke.kU)({ttl:s.fields.ttl},n);return r.length>0?{fields:{},
problems:r}:s}var _e=b(8209);async function Yt({readable:e,refused:t,problems:n},s){const{secrets:r}=s,{inputs:o,file:i,
extra:c,templates:f}=await Zt(e,t,s),u=he(await en(f,e,s),t),d=y=>(0,Je.yG)(e["check-urls"])?(0,Y._e)(y):[],m={...i.fields,
...o.fields},k=[...o.problems,...i.problems,...c.problems,...u.problems],T=[...n,...k,...d(m)],E=(0,_e.SD)(o,i),I=E.length>
0||u.needsRelease;if(I&&e.release&&T.length>0)throw(0,J.vQ)(T);const N=E.includes("message")||u.placeholders.has("messag\
e"),j=I?await sn(e,s,N):Xt;if(j.kind==="invalid")throw(0,J.vQ)([...T,...j.problems]);if(j.kind==="not-announceable"){if(T.
length>0)throw(0,J.vQ)(T);return{skip:j.why}}const{filled:P,problems:U}=await rn(f,u,j,r),w=[...n,...c.problems,...u.problems,
...U],h=(0,_e._I)(P.inputs,P.file,j,r,w);if("problems"in h)throw(0,J.vQ)([...h.problems,...d(m)]);const{content:g}=h,R=d(
g.notification);if(R.length>0)throw(0,J.vQ)(R);const{extraFields:D,onceKey:F}=P;if(j.kind!=="content")return{content:g,extraFields:D,
onceKey:F};const{message:l}=j.fields;return u.placeholders.has("message")&&"value"in l&&(g.messageOrigin=l.origin),{content:g,
extraFields:D,onceKey:F,release:j.release}}const Xt={kind:"none"};function he(e,t){return{...e,problems:e.problems.filter(
({input:n})=>!t.has(n))}}async function Zt(e,t,{secrets:n,readFile:s}){const{"payload-file":r,"extra-fields":o,"once-key":i}=e,
c=r?await Promise.all([b.e(955),b.e(362)]).then(b.bind(b,6362)):void 0,f=o?await b.e(885).then(b.bind(b,7885)):void 0,u=he(
await Jt(e,n),t),d=c?he(await c.fieldsFromFile(r,await s(r),n),t):_e.qf,m=f?he(await f.readExtraFields(o,n),t):{fields:{},
problems:[]};return{inputs:u,file:d,extra:m,templates:{inputs:u,file:d,fileName:r,extraFields:m.fields,onceKey:i}}}async function en(e,t,{
readEvent:n}){const s=["release-level","max-age"].filter(u=>t[u]!==""),r=nn(t)?(await b.e(171).then(b.bind(b,5171))).usedPlaceholders(
e):tn,o=s.length>0||r.names.size>0||t.release==="latest",i=t.release!==""||!o||(await n()).name==="release",c=[...s.map(
u=>(0,J.CC)(u,`has no release to apply to; ${Qe}`)),...r.places.map(({name:u,place:d})=>(0,J.CC)(d,`contains \`{${u}}\`, \
but there is no release; ${Qe}`,d))],f=i?r.problems:[...r.problems,...c];return{needsRelease:o&&i,placeholders:r.names,problems:f}}
const Qe="set the input `release`, run on the event `release`, or remove it",tn={names:new Set,places:[],problems:[]},nn=e=>e["\
payload-file"]!==""||[...de.Pw,"extra-fields","once-key"].some(t=>e[t].includes("{"));async function sn(e,t,n){const{readEvent:s,
fetchRelease:r,filter:o}=t;if(e.release){const{contentFromRelease:c}=await b.e(536).then(b.bind(b,536));return c(await r(),
{filter:o,needsMessage:n})}const{contentFromEvent:i}=await b.e(609).then(b.bind(b,1609));return i(await s(),e["once-key"]!==
"",{filter:o,needsMessage:n})}async function rn(e,{placeholders:t},n,s){const r=n.kind==="content"?n.placeholders:void 0;
if(t.size===0||!r)return{filled:e,problems:[]};const{fillTemplates:o}=await b.e(171).then(b.bind(b,5171));return o(e,r,s)}
var G=b(3916),Ye=b(1153),H=b(8992);async function on({id:e,name:t},n,s){if(t===void 0)return an(e,n);const r=xe(t),o=E=>(0,H.
hD)(s(E)),i=E=>`${o(E.name)} (id ${E.id}, reach ${E.reach})`,c=n.filter(E=>xe(E.name)===r);if(e!==void 0){const E=c.find(
j=>j.id===e);if(E)return Xe(E,n);const I=Te(c,j=>`id ${j.id} (reach ${j.reach})`),N=I?`the name ${o(t)} belongs to ${I}`:
`no audience has the name ${o(t)}`;throw new G.HR({reason:"audience-mismatch",title:"Audience id and name differ",message:`\
audience-id is ${e}, but ${N}.`,hint:"Correct one of the two, or set only one."})}const[f,u]=c;if(f&&u)throw new G.HR({reason:"\
audience-ambiguous",title:"Several audiences have that name",message:`${c.length} audiences are named ${o(t)}: ${Te(c,i)}\
.`,hint:"Choose one with `audience-id`."});if(f)return Xe(f,n);const d=await pn(r,n),m=gn(d,r),k=d.map(({audience:E})=>E),
T=k.length>0?`The nearest names: ${Te(k,i)}.`:"The service lists no audiences.";throw new G.HR({reason:"audience-not-fou\
nd",title:"Audience not found",message:`No audience is named ${o(t)}. ${m?`Did you mean ${o(m.name)} (id ${m.id})?`:T}`,
hint:"Correct `audience-name` (upper and lower case matter), or create the audience in the panel of the service."})}function an(e,t){
const n=Ze(t.filter(s=>s.id===e));if(n)return n;throw new G.HR({reason:"audience-not-found",title:"Audience not found",message:`\
The service lists no audience with the id ${e} (it lists ${t.length} audience${t.length===1?"":"s"}).`,hint:"Look the id\
 up in the panel of the service, or list the audiences with the audiences action."})}function cn({id:e,name:t,reach:n},s,r){
if(s===void 0||n===void 0)return;const o=`The audience ${e}${t?` (${(0,H.hD)(r(t))})`:""}`;if(n<0)throw new G.HR({reason:"\
bad-audience-list",title:"Unusable audience list",message:`${o} has a reach of ${n}, which is not a number of subscriber\
s, so \`max-reach\` cannot be checked.`,hint:"Look in the panel of the service how many subscribers it has; to send with\
out this check, remove `max-reach`."});if(!(n<=s))throw new G.HR({reason:"reach-exceeded",title:"Audience too large",message:`${o}\
 has a reach of ${n}, more than max-reach allows (${s}).`,hint:"Check that it is the audience you mean; if it is, raise \
`max-reach`."})}function Xe(e,t){const n=Ze(t.filter(({id:s})=>s===e.id))?.reach??e.reach;return{...e,reach:n}}const Ze=e=>e.
reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),un=20;function Te(e,t){const n=e.slice(0,un).map(t),s=e.length-n.length;return s>
0?`${n.join(", ")} and ${s} more`:n.join(", ")}const ln=30;function xe(e){const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;
for(const[n]of t.matchAll(new RegExp("\\p{M}+","gu")))if(n.length>ln)return t;return t.normalize("NFC")}const dn=64,hn=2e4,
fn=5;async function pn(e,t){const{default:n}=await b.e(785).then(b.bind(b,7785)),s=c=>xe(c.trim().slice(0,dn)).toLowerCase(),
r=s(e),o=(c,f,u)=>f.map(d=>({audience:d,distance:c(d.name)})).sort((d,m)=>d.distance-m.distance).slice(0,u),i=o(c=>Math.
abs(c.length-e.length),t,hn);return o(c=>n(r,s(c)),i.map(({audience:c})=>c),fn)}const mn=2;function gn(e,t){const n=e.filter(
({distance:i})=>i===0),s=e.filter(({distance:i})=>i<=Math.min(mn,t.length>>1)),[r,o]=n.length>0?n:s;return o?void 0:r?.audience}
var re=b(5357),V=b(8902);const et=64,tt=1;var Ee=b(4517);const bn={"connection-failed":"Check `base-url` and that the ru\
nner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner.",timeout:"Check that the service is up; if it is only slow, raise `timeo\
ut`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is the address of the push\
 service."},wn={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"\
Use an address of the service (or a proxy) that does not require a client certificate."};function $n(e,{reason:t,mayHaveBeenReceived:n,
cause:s}){const r=e==="Sending"&&n;if(t==="cancelled")return r?"":G.Pz;if(t==="proxy-failed")return(0,Ee.CJ)(s);const{code:o=""}=Object(
s),i=t==="tls-failed"&&wn[o]||bn[t];return r?i:`${i} Then run this again.`}function yn(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make\
 a secure connection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The servic\
e may have received the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out conn\
ecting to the service (${s}).`,"connection-lost":`The connection was lost before ${r?"a response arrived; the service ma\
y have received the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is\
 incomplete (${s}).`,cancelled:r&&n?"The run was cancelled; the service may already have received the request.":(0,G.$6)(
e)}[t]}function nt(e,t,n){const{reason:s,cause:r}=t;return new G.HR({reason:s,title:`${e} failed`,message:yn(e,t,(0,H.Kb)(
(0,G.q0)(r),n)),hint:$n(e,t),cause:r})}function st(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:c}=t,f=o.location?
` and points to ${(0,H.hD)(n(o.location))}`:"",u=(0,H.Kb)(i,n,c!==void 0),d=`The ${r===407?"proxy":"service"} responded ${(0,re.
Er)(r)}${f}${u?`: ${u}`:""}`;return new G.HR({reason:`http-${r}`,title:`${e} failed`,message:`${d.replace(/\.$/,"")}.${_n(
o["retry-after"])}`,hint:s?vn(r):Tn(r,e,u!=="")})}function vn(e){return e===303?"The status says that the service handle\
d the request, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have pass\
ed it on to the service.":"The service has a problem: check its status."}const kn=864e5;function _n(e){const t=(0,V.P9)(
e,Date.now());return t===void 0||t<=V.wJ?"":` Retry-After asks for ${t>kn?"more than a day":`${Math.ceil(t/1e3)} s`}; th\
is action waits at most ${V.wJ/1e3} s.`}function Tn(e,t,n){return e===401||e===403?"The service refused the token: check\
 that `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this again\
.":e===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?Ee.a5:e===429?"The rate limit of the service\
 is reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go\
 to the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":
e===408?"The service did not receive the request in time: run this again.":n?`Fix the problem that the service reported.\
 If you changed the workflow for that, ${G.Up}.`:`The service did not say why. ${t==="Sending"?"Check the content and `e\
xtra-fields`, or ask":"Ask"} the operator of the service.`}const Se="Listing the audiences";async function xn(e){const{signal:t,
redact:n,log:s}=e.context,r=await(0,V.LH)({attempt:async o=>rt(await e.fetchAudiences(),(0,V.JN)(o),n),retries:e.retries,
signal:t,cancelled:()=>(0,G.Yq)(Se),onWait:s.retry});if(r instanceof G.HR)throw r;return En(r)}function rt(e,t,n){if(e.kind===
"failure"){const u=nt(Se,e,n);return e.retryable&&e.reason!=="cancelled"?{retry:u,waitMs:t}:{done:u}}const{status:s,headers:r,
body:o,incomplete:i}=e;if(!(0,re.oJ)(s)){const u=st(Se,e,n);return s!==408&&s!==429&&s<500?{done:u}:{retry:u,waitMs:(0,V.
P9)(r["retry-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:fe(`the list is larger \
than ${et} MiB`)};const c=i==="cut"?"connection-lost":i,f=new Error("only a part of the list arrived");return rt({kind:"\
failure",mayHaveBeenReceived:!0,reason:c,retryable:!0,cause:f},t,n)}function En(e){const t=(0,H.qF)(e);if(t===void 0)throw fe(
"the response is not JSON");const n=(0,H.Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw fe("audience: expected an a\
rray");for(let s=0;s<n.length;s++){const r=Sn(n[s]);if(r)throw fe(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:o})=>({
id:s,name:r,reach:o}))}function Sn(e){if(!(0,H.Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!=
"number")return".id: expected a number";if(!Number.isSafeInteger(t))return`.id: ${t} is not a whole number within \xB1(2^53\
-1), so it cannot be an id`;if(typeof n!="string")return".name: expected a string";if(typeof s!="number"||!Number.isFinite(
s))return".reach: expected a number"}const fe=e=>new G.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`\
The service responded, but not with a list of audiences: ${e}.`,hint:"Check `base-url`; if it is right, the service has \
a problem, or uses another version of its API."}),An=65536;async function Rn(e){const{service:t,body:n,onAttempt:s}=e,{signal:r,
redact:o,log:i}=t.context;let c={};const f=()=>{const{statusCode:m}=c,k=m===void 0?void 0:`The run was cancelled before \
it tried again. The service had refused the request (${(0,re.Er)(m)}).`;return{outcome:"not-sent",failure:(0,G.Yq)("Send\
ing",k)}};async function u(m){if(await Cn(),r?.aborted)return{done:f()};s();const k=await t.send(n),T=(0,V.JN)(m);if(k.kind===
"failure")return On(k,T,o);const E=o(k.body,k.incomplete!==void 0);return c={statusCode:k.status,body:Dn(E,An)},(0,re.oJ)(
k.status)?{done:jn(k)}:Pn(k,T,o)}return{verdict:await(0,V.LH)({attempt:u,retries:t.retries,signal:r,cancelled:f,onWait:({
failure:m},k)=>i.retry(m,k)}),...c}}async function Cn(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}function On(e,t,n){
const s=nt("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:s}};const r={outcome:"not-sent",
failure:s};return e.retryable?{retry:r,waitMs:t}:{done:r}}function Pn(e,t,n){const{status:s,headers:r}=e,o=(0,V.P9)(r["r\
etry-after"],Date.now()),i=s===429||s===503&&o!==void 0,c=i||In(s)?"rejected":"unknown",f={outcome:c,failure:st("Sending",
e,n,c==="unknown")};return i?{retry:f,waitMs:o??t}:{done:f}}const In=e=>e>=300&&e<500&&e!==303&&e!==408;function jn({at:e,
incomplete:t,body:n}){const s=(0,H.qF)(n);if(Mn(s))return{outcome:"unknown",failure:Nn()};const r={outcome:"sent",sentAt:e};
return t?{...r,responseFlaw:t}:s!==void 0||n.trim()===""?r:{...r,responseFlaw:"not-json"}}function Mn(e){if(typeof e!="o\
bject"||e===null)return!1;const{success:t,ok:n,error:s,errors:r}=e;return t===!1||n===!1||!ot(s)||!ot(r)}function ot(e){
return typeof e=="object"&&e!==null?Object.keys(e).length===0:!e||typeof e=="string"&&e.trim()===""}const Nn=()=>new G.HR(
{reason:"service-reported-failure",title:"The service reported a failure",message:"The response has a success status (2x\
x), but its body says that something failed.",hint:"The response is in the output `response` and in the summary."});function Dn(e,t){
const n=Buffer.from(e);if(n.length<=t)return e;let s=t;for(;((n[s]??0)&192)===128;)s--;return n.subarray(0,s).toString("\
utf8")}function Ln({baseUrl:e,apiToken:t,timeout:n,retries:s},r){const{http:o,signal:i}=r,c={"Authentication-Token":t,Accept:"\
application/json","User-Agent":Ye.N},f={timeoutMs:n*1e3,signal:i};return{retries:s,context:r,fetchAudiences(){const u=new URL(
`${e}/v1/audience`);return o.request({method:"GET",url:u,headers:c,maxBytes:et*H.E$,...f})},send(u){const d=new URL(`${e}\
/v1/notifications`),m={...c,"Content-Type":"application/json"};return o.request({method:"POST",url:d,headers:m,body:u,maxBytes:tt*
H.E$,...f})}}}function Un(e,t,n){const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify(
{...e,target:s,...n})}function ee(e){return Ie(e).replace(Wn,ie).replace(Gn,zn).replace(/^[\t -%'-;=-@[-`{-~]/,ie).replaceAll(
`
`,"<br>")}function Ae(e){return Ie(e).replace(/[&<>]/g,ie).replaceAll(`
`,"&#10;")}const pe=(e,t)=>ee(te(Q(e,t))),Fn=e=>ct(pe(e,500));function it(e,t=500){const s=Q(e,t).split(Bn).map((r,o)=>o%
2===1?oe(r):ee(te(r)));return ct(s.join(""))}function Re({text:e,url:t},n=2e3){return`${it(e,n)}${t?` <a href="${Pe(t)}"\
>Open that run</a>`:""}`}const at=({command:e})=>e!==void 0&&`<pre><code>${Ae(e)}</code></pre>`,ct=e=>`<span dir="auto">${e}\
</span>`,Bn=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,oe=e=>`<code>${Ae(e)}</code>`;function Ce(e,t=300){const n=pe(e,t);return e.
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
void 0?"":`, published ${ft(n)}`;return`${(0,H.hD)(e)}${t?` (${t})`:""}${s}`}function qn(e){const t=(0,H.hD)(e.release.tag);
return e.kind==="level"?`The release ${t} is a ${e.release.level} release, smaller than \`release-level: ${e.minLevel}\`.`:
`The release ${t} was published ${ft(e.age)}, longer ago than \`max-age: ${ht(e.maxAge)}\` allows.`}function Vn({kind:e}){
return`Usually there is nothing to do. To announce it anyway, ${e==="level"?"change `release-level`":"give its tag as `r\
elease`, or a larger `max-age`"}.`}const me=e=>String(e).padStart(2,"0"),mt=({hour:e,minute:t})=>`${me(e)}:${me(t)}`,Kn=({
year:e,month:t,day:n})=>`${e}-${me(t)}-${me(n)}`;function gt({window:e,timeZone:t,now:n,opens:s,opensAt:r}){const o=t.toUpperCase()===
"UTC"?"":` (${r.toISOString().slice(11,16)} UTC)`;return`It is ${mt(n)} in the time zone ${t}, outside \`send-between: ${e}\
\`. The window opens at ${mt(s)} on ${Kn(s)}${o}.`}const Jn={text:"Nothing was claimed, so a later run inside the window\
 sends (with `once-key`, unless the key was already used): the next one of a schedule, or this run, if you re-run it the\
n."},bt=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,
line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function ge(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.
test(e),r=s?e:e.match(Qn())??[],o=s?void 0:Yn(),i=r.length;let c=0,f=0,u=0;for(const d of r){if(c=d===`
`?(Math.floor(c/n)+1)*n:c+(o?.test(d)?2:1),c>t)return{shown:`${e.slice(0,u).trimEnd()}\u2026`,visible:f,total:i};c<t&&(f++,
u+=d.length)}return{shown:e,visible:i,total:i}}const Qn=(0,H.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Yn=(0,H.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),Xn=864e5,wt=2419200,Zn=14,es={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"lon\
g-ttl":({seconds:e})=>`The ttl is ${e} s; push services keep a notification for at most four weeks (${wt} s).`,"reach-ze\
ro":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in \
quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The API\
 token expired on ${Me(e)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Me(e)}\
. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may alread\
y have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-size":({input:e,use:t,expected:n,
...s})=>`${e}: the ${t} is ${vt(s)}; browsers show ${n.map(vt).join(" or ")}.`,"page-as-image":({input:e,raw:t})=>`${e} \
is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address behind \
the button Raw: ${(0,H.hD)(t)}.`,"key-separator":({key:e})=>`The once-key ${(0,H.hD)(e)} ends with a separator, so an ex\
pression in it is probably empty. Runs with the same key may be skipped although they announce something else. Correct t\
he key.`,"release-each-run":({tag:e})=>`Without \`once-key\`, the next run announces the release ${(0,H.hD)(e)} again. S\
et \`once-key: release-{tag}\`.`,"release-each-period":({tag:e,period:t})=>`\`once-per\` lets a run announce the release ${(0,H.
hD)(e)} again in the next ${t}. To announce each release only once, remove \`once-per\`.`,truncated:({field:e,visible:t,
total:n})=>`The ${e} is ${ne(n)} characters long; even a desktop shows only about ${ne(t)}.`,markup:({field:e,what:t})=>`\
The ${e} contains ${Ne[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,"escap\
ed-newline":({field:e})=>`The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line\
 break, use a YAML block (\`|\`).`,"outside-window":({outside:e})=>`A real run would be skipped now. ${gt(e)}`,"entry-me\
ssage":({origin:e})=>`The message is ${je(e)}, one of several changes. ${$t}`,"neutral-message":()=>`The release notes h\
ave no sentence for subscribers, so the message says only that there is something new. ${$t}`},$t="To choose the words, \
write `<!-- web-push: your text -->` on a line of its own in the release notes, begin them with a short paragraph, or se\
t `message`.";function je(e){switch(e.kind){case"comment":return"the `web-push` comment of the release notes";case"intro\
duction":return"the introduction of the release notes";case"entry":return`the entry ${(0,H.hD)(e.entry)}${e.heading===""?
"":` under ${(0,H.hD)(e.heading)}`} of the release notes`;case"neutral":return"the neutral sentence"}}const ts=e=>es[e.kind](
e);function ro(e){return"field"in e?e.field:e.kind==="many-buttons"?"actions":e.kind==="long-ttl"?"ttl":e.kind==="image-\
size"?`${e.use}_url`:void 0}function yt(e){return e.kind==="token-expiry"&&e.expired?{message:`The API token expired on ${Me(
e.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this again."}:e.kind!=="quoted-token"?
void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are not part of it, remove them from\
 the secret. Then run this again."}}const Me=e=>e.toISOString().slice(0,10),vt=({width:e,height:t})=>`${e}x${t}`,Ne={heading:{
name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdo\
wn link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function ns({notification:e,sources:t,messageOrigin:n}){const{actions:s,
ttl:r}=e,o=[];s&&s.length>2&&o.push({kind:"many-buttons",count:s.length}),r!==void 0&&r>wt&&o.push({kind:"long-ttl",seconds:r}),
n?.kind==="entry"&&o.push({kind:"entry-message",origin:n}),n?.kind==="neutral"&&o.push({kind:"neutral-message"}),o.push(
...kt("icon-url",e.icon_url),...kt("banner-url",e.banner_url));for(const i of["title","message"])o.push(...ss(i,e)),(t[i]===
"input"||t[i]==="file")&&o.push(...rs(i,e[i]));return o}function kt(e,t=""){const[,n,s]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(t)??[];return n===void 0?[]:[{kind:"page-as-image",input:e,raw:`https://raw.githubusercontent.com/${n}/${s}`}]}function ss(e,t){
const[n]=bt,{visible:s,total:r}=ge(t[e],n[e]);return s===r?[]:[{kind:"truncated",field:e,visible:s,total:r}]}function rs(e,t){
const s=Object.keys(Ne).filter(r=>Ne[r].pattern.test(t)).map(r=>({kind:"markup",field:e,what:r}));return t.includes("\\n")?
[...s,{kind:"escaped-newline",field:e}]:s}const is=e=>e===0?[{kind:"reach-zero"}]:[],as=e=>e!==void 0&&/[-_.:/#]$/.test(
e)?[{kind:"key-separator",key:e}]:[],cs=(e,t,n)=>e&&t!==void 0&&n===void 0?[{kind:"release-each-run",tag:t.tag}]:[],us=(e,t)=>e!==
void 0&&t!==void 0?[{kind:"release-each-period",tag:t.tag,period:e}]:[],ls=(e,t)=>e>1&&t===void 0?[{kind:"rerun",attempt:e}]:
[];function ds(e,t){if(/^(["'`]).*\1$/.test(e))return[{kind:"quoted-token"}];const n=hs(e);return n===void 0||n-t>=Zn*Xn?
[]:[{kind:"token-expiry",at:new Date(n),expired:n<=t}]}function hs(e){const[t,n,s,...r]=e.split(".");if(!t||!n||s===void 0||
r.length>0)return;const{exp:o}=Object((0,H.qF)(Buffer.from(n,"base64url").toString("utf8"))),i=typeof o=="number"?o*1e3:
Number.NaN;return Number.isNaN(new Date(i).getTime())?void 0:i}const ae=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?
`
${n}`:""}`,fs={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function ps({title:e,reason:t,message:n,hint:s},r,o){const c=o!==void 0&&o.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",u=["Look in the panel of the service\
 before you send it again.",s,`If nothing was sent, ${c}run this again.`].filter(Boolean).join(" "),d=r==="not-sent"&&t===
"internal-error"?" You can run this again.":"";return{title:`${e} (${r?`${r}: `:""}${t})`,failed:e,why:{text:n},meaning:r&&
fs[r],next:{text:r==="unknown"?u:`${s}${d}`},reason:t}}const ms=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(
/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),_t=e=>`https://github.com/web-push-action/web-push-action/blob\
/v1/docs/troubleshooting.md#${ms(e)}`,Tt=4096,gs=600;function bs({why:e,meaning:t,next:n,reason:s},r){const i=`
${r(t?`${t} ${ae(n)}`:ae(n))}${s?`
More: ${_t(s)}`:""}`;return ws(r(ae(e)),Tt-i.length)+i}function ws(e,t){const n=e.split(`
`);if(n.length===1)return Q(e,t-1);const s=c=>`- and ${c} more (see the log)`;let r=s(n.length).length;const o=[];for(const c of n){
const f=Q(c,gs);if(r+=f.length+1,r>t)break;o.push(f)}const i=n.length-o.length;return[...o,...i>0?[s(i)]:[]].join(`
`)}const $s=5e3;function ys({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${it(e)}</b>`]]:[],["Why",Re(t,$s)],["What to do",Re(n)],...s?[["More",`<a href="${_t(s)}">W\
hat ${s} means</a>`]]:[]].map(([o="",i])=>`<tr><th align="left">${o.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,at(n)]}const vs={input:"the inputs",file:"the file",release:"the release",event:"the event"};function ks({sources:e,
messageOrigin:t},n){const s=Object.entries(vs).flatMap(([o,i])=>{const c=u=>u==="message"&&t?`message (${je(t)})`:u,f=Object.
entries(e).flatMap(([u,d])=>d===o?[c(u)]:[]);return f.length>0?[`${f.join(", ")} from ${i}`]:[]}),r=Object.keys(n);return r.
length>0&&s.push(`${r.join(", ")} from extra-fields`),`Content: ${s.join("; ")}.`}const _s=e=>`Release: ${pt(e)}.`;function Ts(e){
if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.
audience;return`To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${s===void 0?"":`, ${s} subscriber${s===
1?"":"s"}`}.`}function xs(e){return`Guards: ${e.join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function Es(e,t){
const{maxReach:n,releaseLevel:s,maxAge:r,sendBetween:o,timeZone:i="UTC",checkUrls:c,expectedPayload:f}=e,u=t&&[t.key,t.period].
filter(Boolean).join(" ");return[n===void 0?void 0:`max-reach ${n}`,s&&`release-level ${s}`,r===void 0?void 0:`max-age ${ht(
r)}`,o&&`send-between ${o.text} (${i})`,c&&"check-urls",f!==void 0&&"expected-payload",u===void 0?void 0:`once-key ${(0,H.
hD)(u)}`].filter(m=>typeof m=="string")}const Ss=({outcome:e})=>e==="sent"||e==="unknown",As=({outcome:e})=>e==="sent"||
e==="dry-run"||e==="skipped"?0:1;function Rs({attempts:e,result:t,response:n,payload:s,target:r}){const o=r?.type==="aud\
ience"?r.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.reason:"reason"in t?t.reason:"","status\
-code":be(n?.statusCode),response:n?.body??"",payload:s??"","audience-id":be(o?.id),"audience-name":o?.name??"","audienc\
e-reach":be(o?.reach),attempts:be(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}const be=e=>e===void 0?"":String(
e);function oo(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:{audiences:JSON.stringify(e),count:String(
e.length),reason:""}}function io({notifications:e,extraFields:t,failure:n},s){const r=e.map(({file:o,content:i})=>({file:o,
payload:{...i?.notification,...t}}));return{payloads:s?"":JSON.stringify(r),count:n?"":String(r.length),reason:s}}const Cs=[
"payload","outcome","reason","kind","type","responseFlaw","field","what","sources"];function Os(e,t){const n=(s,r)=>{if(typeof s==
"string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof G.HR)return Ps(s,t);if(typeof s!="objec\
t"||s===null||s instanceof Date)return s;const o=Object.entries(s).map(([i,c])=>r?[t(i),n(c,!0)]:[i,Cs.includes(i)?c:n(c,
i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}function Ps({reason:e,title:t,message:n,hint:s},r){return new G.
HR({reason:e,title:r(t),message:r(n),hint:r(s)})}function Is(e){const t=js(e),{result:n,claim:s,isRunOfRelease:r}=t;return{
finished:t,entries:Bs(t),flaw:n.outcome==="sent"&&n.responseFlaw?Ns(n.responseFlaw):void 0,annotation:Ls(n,s,r),closingLine:Fs(
t)}}function js(e){const{result:t,advice:n}=e;if(!("failure"in t)||!Ms(t.failure))return e;const{failure:s}=t,r=n.find(u=>yt(
u)!==void 0),o=r&&yt(r);if(o===void 0)return e;const{reason:i,title:c}=s,f=new G.HR({reason:i,title:c,message:`${s.message}\
 ${o.message}`,hint:o.hint});return{...e,result:{...t,failure:f},advice:n.filter(u=>u!==r)}}const Ms=({reason:e})=>e==="\
http-401"||e==="http-403",De={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing w\
as sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},
xt={cut:"the response was cut off",timeout:"the response was not complete in time","too-large":`the response is larger t\
han ${tt} MiB`,cancelled:"the run was cancelled before the response was complete","not-json":"the response is not JSON"};
function Ns(e){const t=e==="cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`\
The service accepted it (2xx), but ${xt[e]}. Do not send it again before you look in the panel of the service.${t}`}const Ds="\
announce the release by hand, with its tag (a re-run uses the original workflow file and event)";function Ls(e,t,n=!1){if("\
failure"in e){const i=ps(e.failure,e.outcome,t);return n&&(i.next.text=i.next.text.replace(G.Up,Ds)),St(e)?Vs(i,t):i}if(e.
outcome!=="skipped")return;const s=`${De.skipped} (${e.reason})`;if(e.reason==="already-sent")return{title:s,why:Et(e.claim),
next:Gs(e.claim)};if(e.reason==="outside-window")return{title:s,why:{text:gt(e.outside)},next:Jn};const{why:r}=e;if(r.kind===
"level"||r.kind==="age")return{title:s,why:{text:qn(r)},next:{text:Vn(r)}};const o=r.kind==="activity"&&r.actual==="rele\
ased"?"To announce pre-releases that become releases, set a `once-key`.":"To send on this event too, set the content as \
inputs, and set a `once-key`: without one, each event sends a notification.";return{title:s,why:{text:Us(r)},next:{text:`\
Usually there is nothing to do. ${o}`}}}function Us(e){if(e.kind==="draft")return"The release is a draft.";const{kind:t,
actual:n}=e;if(t==="activity"&&n==="released")return"The release event's activity `released` is announced only with `onc\
e-key` (publishing a stable release also fires `published`, and both would be sent).";const s=/^[a-z_]{1,40}$/.test(n)?`\
\`${n}\``:"not one that GitHub documents";return t==="activity"?`The release event's activity is ${s}; only \`published\` \
and, with \`once-key\`, \`released\` are announced.`:`The deployment's state is ${s}; only \`success\` is announced.`}function Fs({
result:e,attempts:t,response:n}){const s=De[e.outcome];if(e.outcome!=="sent")return`${s}.`;const r=t>1?` on attempt ${t}`:
"";return`${s}${r}: the service responded ${n?.statusCode} at ${e.sentAt.toISOString()}.`}function Bs({advice:e,keyUse:t,
claim:n,result:s}){return[...e.map(r=>({level:Hs(r),title:Ws(r),text:ts(r)})),...t?[zs(t)]:[],...St(s)?[]:qs(n,s.outcome)]}
const Hs=e=>e.kind==="neutral-message"?"note":"warning",Ws=e=>e.kind==="token-expiry"&&e.expired?"Token expired":"Advice";
function Et({key:e,ref:t,by:n}){const s=n?`run ${n.run} (attempt ${n.attempt}) at ${n.time}`:"another run";return{text:`\
The key ${(0,H.hD)(e)} was already used by ${s}; that notification was sent, or may have been. The claim is the ref ${t}\
.`,url:n?.url}}function Gs(e){return{text:"Usually there is nothing to do. If you are not sure, look in the panel of the\
 service. Only if that notification was not sent, or to send it a second time on purpose, delete the claim with this com\
mand, then run the workflow again:",command:Le(e)}}function zs(e){if(e.kind==="used"){const s=Et(e.claim);return{...s,level:"\
warning",title:"Key already used",text:`A real run would be skipped. ${s.text}`}}const t=(0,H.hD)(e.key);return e.kind===
"unused"?{level:"note",text:`The key ${t} has not been used.`}:{level:"warning",text:`Could not determine whether the ke\
y ${t} was used (${e.cause}), so this dry run cannot say whether a real run would be skipped.`}}function qs(e,t){if(!e||
e.kind==="none"||t==="sent")return[];const{kind:n,ref:s,tag:r}=e,o=Le(e);if(t==="unknown")return[{level:"note",text:`The\
 claim ${s} stays, so a re-run with this key will be skipped. Look in the panel of the service. Only if nothing was sent\
, delete the claim with this command, then run this again:`,command:o}];const i=(0,H.hD)(e.key),[c,f,u]=n==="held"?["Cla\
im not deleted",`could not delete its claim of the key ${i}`,"This"]:["Claim not certain",`could not determine whether i\
t has the claim of the key ${i}`,"If it is, this"],d=`This run sent nothing, but ${f}, so a re-run may be skipped. ${u} \
command deletes the ref ${s} only if it still points to ${r}, the claim of this run. Run it, then run the workflow again\
:`;return[{level:"warning",title:c,text:d,command:o}]}const St=e=>"failure"in e&&e.failure.reason==="claim-failed";function Vs(e,t){
if(!t||t.kind==="none")return e;const{text:n}=e.next,s=`Or run this command now, which deletes the ref only if it still \
points to ${t.tag}, the claim of this run:`;return{...e,next:{text:`${n} ${s}`,command:Le(t)}}}function Le({ref:e,repository:t,
serverUrl:n,tag:s}){const r=(0,H.Dl)(n)?.host??"github.com",o=`gh api${r==="github.com"?"":` --hostname ${r}`}`,i=`${o} \
--method DELETE repos/${t}/git/${e}`;return`[ "$(${`${o} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`})\
" = ${s} ] && ${i}`}const Ks=10,Js=25,ce={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},Qs=400;function Ys(e,t,n){
const s=[...Zs(e),t&&tr(t),...nr(n)].filter(Boolean);return`<table>
<tr>${["Field","Value","Source","Browsers"].map(o=>`<th>${o}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function Ue(e,t,n,s){return`<tr><td>${oe(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${Xs(s)}</td></tr>`}
function Xs(e){return e===Pt?"":e===Ot?"unknown":e===Z?"all":or.map((n,s)=>({browser:n,since:e[s]??X})).filter(({since:n})=>n!==
X).map(({browser:n,since:s})=>s===se?n:`${n}&nbsp;${s}`).join(", ")}const At=e=>`${ne(e)} more, in the output <code>payl\
oad</code>`;function Zs({notification:e,sources:t,messageOrigin:n}){return Object.keys(e).flatMap(s=>{const r=s==="messa\
ge"&&n?`: ${ee(te(je(n)))}`:"",o=`${t[s]??""}${r}`,i=(d,m)=>Ue(d,m,o,ir[s]);if(s!=="actions")return i(s,er(s,e));const{actions:c=[]}=e,
f=c.slice(0,Ks).map(({text:d,url:m},k)=>i(`actions[${k}]`,`${Rt(d,ce.button)}<br>${Ce(m)}`)),u=c.length-f.length;return u>
0?[...f,i(s,At(u))]:f})}function er(e,t){const n=t[e]??"";return typeof n=="number"?`${ne(n)} s${rr(n)}`:e.endsWith("_ur\
l")?Ce(n):Rt(n,e==="message"?ce.message:ce.text)}function Rt(e,t){if(e.length<=Qs)return ee(te(e));const n=e.length>t?"<\
br><i>The rest is in the output <code>payload</code>.</i>":"";return`<details><summary>${ee(te(Q(e,80).replace(/\s+/g," ")))}\
 <i>(${K(e.length,"character")})</i></summary>${pe(e,t)}${n}</details>`}function tr(e){const t=e.type==="all"?"all":`aud\
ience ${e.audience.id}`;return Ue("target",oe(t),"input",Pt)}function nr(e){const t=Object.keys(e),n=(o,i)=>Ue(o,i,"extr\
a-fields",Ot),s=t.slice(0,Js).map(o=>n(Q(o,ce.extraName),oe(Q(sr(e[o]),ce.extraValue)))),r=t.length-s.length;return r>0?
[...s,n("\u2026",At(r))]:s}const sr=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function rr(e){const n=[[604800,"we\
ek"],[86400,"day"],[3600,"hour"],[60,"minute"]].find(([s])=>e>=s&&e%s===0);return n?` (${K(e/n[0],n[1])})`:""}const se="\
\u2713",X="\u2013",Z=[se,se,se],Ct=[se,se,X],or=["Chrome","Firefox","Safari"],ir={title:Z,message:Z,icon_url:Ct,banner_url:[
"56+",X,X],landing_url:Z,actions:["48+",X,X],utm_source:Z,utm_medium:Z,utm_campaign:Z,ttl:Ct},Ot=["?","?","?"],Pt=["","",
""],ar=2,It=56,cr=360,ur="Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function lr(e){
return`<div>
${bt.map(n=>dr(n,e)).join(`
`)}
<br clear="all"><sub>${ur}</sub>
</div>`}function dr(e,{title:t,message:n,actions:s=[],...r}){const{name:o,browser:i,iconAt:c,textWidth:f}=e,u=ge(t,e.title),
d=ge(n,e.message),m=s.slice(0,ar).map(({text:w})=>ge(w,e.button)),k=s.length-m.length,T=`<td valign="top" width="${It}">${ut(
r.icon_url,"icon",It)}</td>`,E=`<td valign="top" width="${f}" dir="auto"><b>${Fe(u)}</b><br>${Fe(d)}</td>`,I=r.banner_url&&
ut(r.banner_url,"banner",cr),N=m.map(w=>`<kbd>&nbsp;${Fe(w)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),j={Title:u,Message:d},P=[
...Object.entries(j).map(([w,h])=>Be(h)&&fr(w,h)),m.some(Be)&&"\u2702\uFE0F A button is cut",k>0&&`\u2702\uFE0F ${K(k,"m\
ore button")} not shown`,...Object.entries(j).map(([w,h])=>!Be(h)&&jt(pr(w,h))),jt(`Opens ${Ce(r.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${o} <sub>${i}</sub></th>`,c==="start"?T+E:E+T,I&&`<td colspan="\
2" align="center">${I}</td>`,N&&`<td colspan="2" align="center">${N}</td>`,`<td colspan="2">${P.join("<br>")}</td>`].flatMap(
w=>w?[`<tr>${w}</tr>`]:[]).join("")}</table>`}const hr=24,Fe=({shown:e})=>ee(te(e,hr)),Be=({visible:e,total:t})=>e<t,fr=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${ne(t)} of ${K(n,"character")}`,pr=(e,{total:t})=>`${e} fits (${K(t,"\
character")})`,jt=e=>`<sub>${e}</sub>`,mr={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4",
"not-sent":"\u274C",unknown:"\u2753"};function gr({finished:e,entries:t,annotation:n}){const{result:s,content:r,target:o,
extraFields:i={},response:c}=e,{outcome:f}=s,u=t.filter(({level:m})=>m==="warning"),d=t.filter(({level:m})=>m==="note");
return[`<h2>${mr[f]} ${De[f]}</h2>`,n&&ys(n),br(e),wr(e),Mt("\u26A0\uFE0F",u),Mt("\u2139\uFE0F",d),r&&["<h3>Preview</h3>",
lr(r.notification)],r&&["<h3>Fields</h3>",Ys(r,o,i)],c?.body&&vr(c.body)]}function br({result:e,target:t,release:n,attempts:s,
response:r}){const o=e.outcome==="sent"&&e.responseFlaw?`, but ${xt[e.responseFlaw]}`:"",i=[t&&`<b>To</b> ${$r(t)}`,n&&`\
<b>Release</b> ${pe(pt(n),300)}`,r?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${r.statusCode}${o}`,s>0&&K(s,"attempt"),e.
outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);return i.length>
0&&`<p>${i.join(" \xB7 ")}</p>`}function wr({guards:e=[]}){const t=e.map(oe);return t.length>0&&`<p><b>Guards</b> ${t.join(
" \xB7 ")}</p>`}function $r(e){if(e.type==="all")return"every subscriber of the site; the service does not report how ma\
ny";const{id:t,name:n,reach:s}=e.audience,r=n===void 0?`audience ${t}`:`${Fn(n)} (audience ${t})`;return s===void 0?r:`${r}\
, <b>${K(s,"subscriber")}</b>`}const yr=10;function Mt(e,t){const n=t.slice(0,yr).map(r=>`${e} ${Re(r)}`),s=t.length-n.length;
return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}</p>`,t.map(at)]}const Nt=16e3;function vr(e){
const t=e.length-Nt,n=t>0?`<p>${K(t,"more character")} in the output <code>response</code>.</p>`:"";return`<details><sum\
mary>Response of the service</summary><pre><code>${Ae(Q(e,Nt))}</code></pre>${n}</details>`}const we=require("node:fs"),
He=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function kr(){return{http:He("HTTP_PROXY"),https:He("HTTPS_PR\
OXY"),bypass:He("NO_PROXY")}}function ue(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.
env,{GITHUB_EVENT_NAME:o}=process.env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},
run:{repository:n??"",sha:s??"",id:r??"",event:o??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function _r(e){
const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.
env.GITHUB_EVENT_PATH=t)}}const Tr=25*1048576;function Dt(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.
env;try{return(0,we.statSync)(t).size>Tr?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.
parse((0,we.readFileSync)(t,"utf8"))}}catch{return{name:e,payload:void 0,unreadable:t===""?void 0:"the file of the event\
 cannot be read"}}}var Lt=b(857);function Ut(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(
e)}function We(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,
endColumn:e.endColumn}:{}}function le(e,t,n){const s=new xr(e,t,n);process.stdout.write(s.toString()+Lt.EOL)}function Ft(e,t=""){
le(e,{},t)}const Bt="::";class xr{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.properties=n,this.message=
s}toString(){let t=Bt+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.
properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${Sr(r)}`)}}return t+=
`${Bt}${Er(this.message)}`,t}}function Er(e){return Ut(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function Sr(e){return Ut(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,
"%2C")}const ao=require("path");var Ht=function(e,t,n,s){function r(o){return o instanceof n?o:new n(function(i){i(o)})}
return new(n||(n=Promise))(function(o,i){function c(d){try{u(s.next(d))}catch(m){i(m)}}function f(d){try{u(s.throw(d))}catch(m){
i(m)}}function u(d){d.done?o(d.value):r(d.value).then(c,f)}u((s=s.apply(e,t||[])).next())})},Ge;(function(e){e[e.Success=
0]="Success",e[e.Failure=1]="Failure"})(Ge||(Ge={}));function co(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.
env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function Ar(e){
le("add-mask",{},e)}function uo(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),
process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function $e(e,t){const n=process.env[`INPUT_${e.replace(/ /g,
"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===
!1?n:n.trim()}function lo(e,t){const n=$e(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function ho(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=$e(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function fo(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function po(e){issue("echo",e?"on":"off")}function mo(e){process.exitCode=Ge.Failure,ze(e)}function go(){
return process.env.RUNNER_DEBUG==="1"}function bo(e){issueCommand("debug",{},e)}function ze(e,t={}){le("error",We(t),e instanceof
Error?e.toString():e)}function Rr(e,t={}){le("warning",We(t),e instanceof Error?e.toString():e)}function Cr(e,t={}){le("\
notice",We(t),e instanceof Error?e.toString():e)}function ye(e){process.stdout.write(e+Lt.EOL)}function Wt(e){Ft("group",
e)}function Gt(){Ft("endgroup")}function wo(e,t){return Ht(this,void 0,void 0,function*(){Wt(e);let n;try{n=yield t()}finally{
Gt()}return n})}function $o(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
e,t));issueCommand("save-state",{name:e},toCommandValue(t))}function yo(e){return process.env[`STATE_${e}`]||""}function vo(e){
return Ht(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Or={"expected-payload":"any"};function Pr(e){
for(const t of e.filter(n=>ke._y.includes(n))){const n=$e(t);n!==""&&Ar(n)}return Object.fromEntries(e.map(t=>[t,Ir(t)]))}
function Ir(e){return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?$e(e):Or[e]??""}function jr(e){return Object.entries(
process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.
trim()?[]:[{name:s,variable:t}]})}async function Mr(e){const t=jr(e);if(t.length===0)return[];const{unknownInputs:n}=await b.
e(65).then(b.bind(b,3065));return n(t,e)}const zt="\u2060";function qe(e){return!/[^\x20-\x7e]/.test(e)&&!e.includes("##\
[")&&!e.trimStart().startsWith("::")?e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${zt}`).split(`
`).map(Dr).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Nr=(0,H.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Dr(e){const t=e.
search(Nr());return t>=0&&e.startsWith("::",t)?`${e.slice(0,t)}:${zt}${e.slice(t+1)}`:e}function Lr(e){const t=s=>qe(e(s)),
n=s=>(r,o,i)=>{const c=t(o);c.length>Tt&&ye(c),s(c,{title:t(r),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};
return{info:s=>ye(t(s)),retry:(s,r)=>{const o=(r/1e3).toFixed(1);ye(t(`${s.title}: ${s.message} Retrying ${o==="0.0"?"no\
w":`in ${o} s`}.`))},group:(s,r)=>{Wt(t(s)),ye(t(r)),Gt()},notice:n(Cr),warning:n(Rr),error:n(ze)}}function Ur(e){const t=new Date,
n=kr(),s=(0,ke.gE)({...e,others:(0,Ee.FF)(n)}),r=(0,re.uT)(n),o=Fr();return{log:Lr(s.redact),secrets:s,redact:s.redact,http:r,
signal:o.signal,startedAt:t,watch:Br(o)}}function Fr(){const e=new AbortController,t=()=>e.abort();for(const n of["SIGIN\
T","SIGTERM","SIGBREAK"])process.on(n,t);return e}function Br(e){process.exitCode=1;let t=()=>{};return process.on("befo\
reExit",()=>t(new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{const s=new Promise(
(r,o)=>{t=o});return Promise.race([n,s])}}async function Hr(e,t,n=e){let s=e;try{t()}catch(r){s=n;const o=r instanceof Error?
r.name:typeof r;ze(`The report of this run failed (${o}). The outputs say how the run ended, if they are set. If this st\
ep sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before you sen\
d it again.`,{title:"Internal error (internal-error)"})}await new Promise(r=>process.stdout.write("",r)),process.exit(s)}
function Wr(e,t,n){const{title:s,why:r}=n,o=bs(n,qe);o.startsWith(qe(r.text))||e.info(r.text),e[t](s,o)}const qt=524288;
function ko(e,t,{length:n}){if(n<=qt)return;const s=`GitHub passes at most about ${qt} on to other jobs, so use it only \
in this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters. ${s}`)}const Gr=["response","audience-n\
ame"];function zr(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r={...e};for(const o of Gr){const i=e[o];
i!==void 0&&(r[o]=t(i))}try{(0,we.appendFileSync)(s,qr(r))}catch(o){n.warning("Outputs not written",`The action could no\
t write its outputs (${(0,G.q0)(o)}). Later steps may see them as empty; the log says how the run ended.`)}}function qr(e){
const t=new Set(Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)
n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function Vr(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,Je.yG)(e)===!1))try{(0,we.appendFileSync)(
s,Jr(t()))}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,G.q0)(r)}).`)}}const Kr=9e5,Vt=e=>typeof e==
"object"?e.flatMap(Vt):e?[e]:[];function Jr(e,t=Kr){const n=Vt(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(f=>(o+=Buffer.byteLength(f)+2,o>r));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function Qr(){const e=Pr(de.AE),t=Ur({apiToken:e["api-token"],githubToken:e["github-token"]}),n=await new Yr(e,t).
run();await Hr(As(n.result),()=>no(n,e.summary,t))}class Yr{#n;#e;#t={attempts:0,advice:[]};#o;#s;constructor(t,n){this.#n=
t,this.#e=n;const{event:s}=ue().run;this.#t.isRunOfRelease=s==="release"||s==="push"&&t.release!==""}async run(){const{watch:t}=this.#e,
n=await t(this.#r()).catch(r=>this.#d(r)),s=this.#o;return s&&!Ss(n)&&await t(s.release()).catch(()=>{}),{...this.#t,claim:s?.
state,result:n}}#d(t){return{outcome:this.#t.attempts>0?"unknown":"not-sent",failure:(0,G.h_)(t)}}async#r(){const t=await this.#h();
if("skip"in t)return{outcome:"skipped",reason:"not-announceable",why:t.skip};const{settings:n,content:s,onceKey:r}=t,o=Ln(
n,this.#e),i=await this.#i(n,o),c=this.#p(s,i);await Xr(n,c),n.checkUrls&&await this.#m(n,s);const f=r&&await this.#a(n,
r,s,i),u=await Zr(n);if(n.dryRun){if(u&&this.#t.advice.push({kind:"outside-window",outside:u}),this.#t.keyUse=await f?.check(),
this.#e.signal.aborted)throw(0,G.Yq)("Sending");return{outcome:"dry-run"}}if(u)return{outcome:"skipped",reason:"outside-\
window",outside:u};if(this.#t.advice.push(...ls(ue().run.attempt,r?.key)),f){this.#o=f;const k=await f.claim();if(k!=="c\
laimed")return{outcome:"skipped",reason:"already-sent",claim:k}}const{verdict:d,...m}=await Rn({service:o,body:c,onAttempt:()=>this.#t.
attempts++});return this.#t.response=m,d}async#h(){const{secrets:t,log:n}=this.#e,s=this.#t,r=(0,de.yc)(this.#n,t),{settings:o}=r,
i=[...r.problems,...await Mr(de.AE)],c=await Yt({...r,problems:i},this.#g(o));if(!o)throw(0,J.vQ)(i);if("skip"in c)return c;
const{content:f,extraFields:u,release:d}=c;s.content=f,s.extraFields=u,s.release=d,n.info(ks(f,u)),d&&n.info(_s(d));const m=await this.#f(
o,c.onceKey);return s.guards=Es(o,m),s.advice.push(...ds(o.apiToken,Date.now()),...ns(f)),s.advice.push(...as(m?.key),...us(
o.oncePer,d)),s.advice.push(...cs(o.release?.kind==="latest",d,m?.key)),{settings:o,content:f,onceKey:m}}async#f({oncePer:t,
timeZone:n},s){if(s==="")return;if(t===void 0)return{key:s};const{periodOf:r}=await b.e(406).then(b.bind(b,1406));return{
key:s,period:r(t,this.#e.startedAt,n)}}async#i(t,n){const{log:s,redact:r}=this.#e,o=await to(t,()=>xn(n),r);return this.#t.
target=o,o.type==="audience"&&(this.#t.advice.push(...is(o.audience.reach)),cn(o.audience,t.maxReach,r)),s.info(Ts(o)),s.
info(xs(this.#t.guards??[])),o}#p({notification:t},n){const s=Un(t,n,this.#t.extraFields??{});return this.#t.payload=s,this.#e.
log.group("Payload",s),s}async#m(t,{notification:n}){const{checkUrls:s,urlCheckFailure:r}=await b.e(291).then(b.bind(b,2291)),
o={uses:(0,Y.Wn)(n),timeoutMs:t.timeout*1e3,userAgent:Ye.N},{problems:i,wrongSizes:c}=await s(o,this.#e);if(i.length>0)throw r(
i);this.#t.advice.push(...c.map(f=>({kind:"image-size",...f}))),this.#e.log.info("URL check passed.")}async#a(t,n,{notification:s},r){
const o=await this.#c(t),{ClaimStore:i}=await Promise.all([b.e(413),b.e(517)]).then(b.bind(b,8595)),{signal:c}=this.#e,u={
target:r.type==="all"?"all":`audience ${r.audience.id}`,title:s.title},d=ue(),{serverUrl:m}=d.github;return new i({...n,
record:u,serverUrl:m,run:d.run},o,c)}#c(t){return this.#s??=eo(t,this.#e),this.#s}#g(t){const{secrets:n,signal:s,startedAt:r}=this.#e;
return{secrets:n,filter:{level:t?.releaseLevel,maxAge:t?.maxAge,now:r},readFile:async o=>(await b.e(155).then(b.bind(b,5155))).
readWorkspaceFile(o),readEvent:async()=>Dt(),fetchRelease:async()=>{if(!t?.release)throw new Error("no release is named");
const{release:o,releaseLevel:i}=t,c=await this.#c(t),{fetchRelease:f}=await Promise.all([b.e(413),b.e(302)]).then(b.bind(
b,6622)),{repository:u}=ue().run,{repository:d}=Object(Dt().payload);return f({choice:o,level:i,repository:u,eventRepository:d,
signal:s},c)}}}}async function Xr({expectedPayload:e},t){if(e===void 0)return;const{checkExpectedPayload:n}=await b.e(138).
then(b.bind(b,3138));n(e,t)}async function Zr({sendBetween:e,timeZone:t}){if(e===void 0)return;const{outsideWindow:n}=await b.
e(288).then(b.bind(b,288));return n(e,t??"UTC",new Date)}async function eo({githubToken:e="",timeout:t},n){const{GithubClient:s}=await _r(
()=>Promise.all([b.e(413),b.e(354)]).then(b.bind(b,3074))),{github:r,run:o}=ue(),i={apiUrl:r.apiUrl,repository:o.repository,
token:e,timeoutMs:t*1e3};return new s(i,n)}async function to(e,t,n){const{target:s,audienceId:r,audienceName:o,maxReach:i,
dryRun:c}=e;return s==="all"?(c&&await t(),{type:"all"}):{type:"audience",audience:r!==void 0&&o===void 0&&i===void 0&&!c?
{id:r}:await on({id:r,name:o},await t(),n)}}function no(e,t,n){const{log:s,redact:r}=n;zr(Rs(e),n);const o=Is(Os(e,r)),{
entries:i,annotation:c}=o;Vr(t,()=>gr(o),n);for(const{level:f,title:u,...d}of i)f==="warning"?s.warning(u??"Advice",ae(d)):
s.info(ae(d));o.flaw&&s.warning("Sent, with an unexpected response",o.flaw),c?Wr(s,"failure"in e.result?"error":"notice",
c):s.info(o.closingLine)}Qr(),module.exports=Kt})();
