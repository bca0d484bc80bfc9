(()=>{"use strict";var Ve={2542:((e,t,n)=>{n.d(t,{QP:()=>m,Vu:()=>E,Wn:()=>I,_e:()=>j,fD:()=>l,pi:()=>_,qW:()=>S,wg:()=>P});
var s=n(8925),r=n(900),o=n(642),i=n(8992);const u=(0,o.rf)("https"),p=(0,o.rf)("https","http"),l={title:o.GT,message:o.GT,
icon_url:u,banner_url:u,landing_url:p,utm_source:o.GT,utm_medium:o.GT,utm_campaign:o.GT},h=O=>D=>{const w=O(D.replace(/^\{url\}/,
"https://url.example/"));return"value"in w?{value:D}:w},m={...l,icon_url:h(u),banner_url:h(u),landing_url:h(p)},_=r.Pw.map(
O=>O.replaceAll("-","_")),E=["title","message","icon_url","landing_url"];function S(O,D,w=l){const g=(O==="ttl"?o.p0:w[O])(
D.trim());return"value"in g?{fields:{[O]:g.value},problems:[]}:{fields:{},problems:[(0,s.CC)(P(O),g.message)]}}const P=O=>O.
replaceAll("_","-");function I({icon_url:O,banner_url:D,landing_url:w,actions:f=[]}){return[...O===void 0?[]:[{input:"ic\
on-url",url:O,use:"icon"}],...D===void 0?[]:[{input:"banner-url",url:D,use:"banner"}],...w===void 0?[]:[{input:"landing-\
url",url:w,use:"page"}],...f.map(({url:g},R)=>({input:"actions",path:[R,"url"],url:g,use:"page"}))]}function j(O){return I(
O).flatMap(({input:D,path:w,url:f})=>{const g=(0,i.Dl)(f);return!g?.username&&!g?.password?[]:(0,s.CC)(D,"has a user nam\
e or password, which `check-urls` never sends; remove them",{path:w})})}}),8209:((e,t,n)=>{n.d(t,{SD:()=>i,_I:()=>u,qf:()=>o,
uT:()=>p});var s=n(8925),r=n(2542);const o={source:"file",fields:{},given:new Set,problems:[]},i=(_,E)=>r.Vu.filter(S=>!_.
given.has(S)&&!E.given.has(S));function u(_,E,S,P,I=[]){const j=i(_,E),O=l(j,S,P),D=[...I,..._.problems,...E.problems,...O.
problems];if(D.length>0)return{problems:D};const w=p(_,E,O);if(!w)throw new Error("a required field was lost");const f=S.
kind==="content"&&j.includes("message")&&S.fields.message;return f&&"value"in f&&(w.messageOrigin=f.origin),{content:w}}
function p(..._){const E=Object.assign({},..._.map(({fields:g})=>g).reverse()),{title:S,message:P,icon_url:I,landing_url:j}=E;
if(!S||!P||!I||!j)return;const O=r.pi.filter(g=>E[g]!==void 0),D=Object.fromEntries(O.map(g=>[g,E[g]])),w=g=>_.find(({given:R})=>R.
has(g))?.source,f=Object.fromEntries(O.map(g=>[g,w(g)]));return{notification:{...D,title:S,message:P,icon_url:I,landing_url:j},
sources:f}}function l(_,E,S){const P=E.kind==="content"?E.source:"event",I={source:P,fields:{},given:new Set(_),problems:[]},
j=new Map;for(const w of _){const f=E.kind==="content"?E.fields[w]:{missing:m(E.event)};if("missing"in f){j.set(f.missing,
[...j.get(f.missing)??[],w]);continue}const g=[f.value,...f.madeFrom??[]].map(S.find).find(Boolean),{fields:R,problems:N}=(0,r.
qW)(w,f.value);if(Object.assign(I.fields,R),g){const d=`contains ${g}, which may already be public; replace the token, a\
nd remove it from the ${P==="release"?P:"release or deployment"}`;I.problems.push((0,s.CC)((0,r.wg)(w),d))}else I.problems.
push(...N.map(U=>({...U,message:`in the ${P}, ${U.message}`})))}const O=E.kind==="none"&&E.event?", or set the input `re\
lease` to the tag of a release":"",D=[...j].map(([w,f])=>h(f,w&&` (${w})`,O));return{...I,problems:[...D,...I.problems]}}
function h(_,E,S){const P=_.map(D=>`\`${D}\``).join(", "),I=_.length>1?`are missing${E}; set them as inputs or in \`paylo\
ad-file\` (there as ${P})${S}`:`is missing${E}; set it as an input, or as ${P} in \`payload-file\`${S}`,[j="",...O]=_.map(
r.wg);return(0,s.CC)(j,I,{otherInputs:O})}function m(_){return _===void 0?"":`${/^[a-z_]{1,40}$/.test(_)?`the event \`${_}\
\``:"this event"} does not supply content`}}),3916:((e,t,n)=>{n.d(t,{$6:()=>p,HR:()=>r,Pz:()=>l,Up:()=>s,Yq:()=>u,h_:()=>o,
q0:()=>i});const s="start a new run (a re-run uses the original workflow file)";class r extends Error{reason;title;hint;constructor(m){
super(m.message,m.cause===void 0?void 0:{cause:m.cause}),this.name="Failure",this.reason=m.reason,this.title=m.title,this.
hint=m.hint}}function o(h){return h instanceof r?h:new r({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${i(h)}.`,hint:"Please report this with the log of the run.",cause:h})}function i(h){if(!(h instanceof
Error))return String(h);const m=h.code;if(m==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(m==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:_}=h;if(typeof m=="string"&&m.startsWith("ERR_SSL_")&&typeof _=="string")return`${m}:\
 ${_}`;const E=(h.message||h.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),S=typeof m=="string"&&!E.includes(
m)?`${m}: ${E}`:E,P=h instanceof AggregateError?h.errors.map(i).join("; "):"",I=P&&P!==S?`${S} (${P})`:S;return h.cause===
void 0?I:`${I}: ${i(h.cause)}`}function u(h,m=p(h)){return new r({reason:"cancelled",title:`${h} failed`,message:m,hint:l})}
const p=h=>h==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${h.
charAt(0).toLowerCase()}${h.slice(1)}.`,l="If you did not mean to cancel it, run it again."}),5357:((e,t,n)=>{n.d(t,{uT:()=>w,
oJ:()=>y,Er:()=>M});const s=require("node:http");var r=n.n(s);const o=require("node:string_decoder");class i extends Error{reason;constructor(c,$){
super($),this.reason=c}}function u(a,{isProxied:c,isProxyTls:$}){const v=(L,F)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:L,retryable:F,cause:a});if(a instanceof i)return v(a.reason,a.reason==="timeout");const{code:x="",syscall:A,statusCode:T}=a;
return x==="ERR_PROXY_TUNNEL"?v("proxy-failed",T===void 0):!p(a)&&!x.startsWith("ERR_INVALID")?v($?"proxy-failed":"tls-f\
ailed",!1):v(c&&!(x==="ECONNRESET"&&A===void 0&&!$)?"proxy-failed":"connection-failed",!0)}function p(a){if(a instanceof
AggregateError)return!0;const{code:c="",syscall:$}=a;return $!==void 0&&c!=="EPROTO"||l.test(c)}const l=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function h(a,c){const $=a.code??"",x=c>0||$.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:a instanceof i?a.reason:x,retryable:!0,cause:a}}const m=a=>_.test(String(a)),_=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function E(a,c,$){const{method:v,url:x,headers:A,body:T}=a,C=T===void 0?A:{...A,"Content-Length":Buffer.byteLength(T)},L=r().
request(x,{agent:c,method:v,headers:C});return new Promise(F=>new S(a,L,$,F).start())}class S{#n;#e;#t;#o;#s;#d="";#r;#h;#f;#i=0;#p=!1;#m=!0;constructor(c,$,v,x){
this.#n=c,this.#e=$,this.#t=v,this.#o=x,this.#s=new o.StringDecoder(c.encoding)}start(){const{timeoutMs:c,signal:$}=this.#n,
v=()=>this.#u(new i("timeout",`no response within ${c/1e3} s`));this.#f=setTimeout(v,c),this.#e.on("error",x=>this.#u(x)),
this.#e.on("close",()=>this.#y()),this.#e.on("socket",x=>this.#g(x)),this.#e.on("response",x=>this.#$(x)),$?.addEventListener(
"abort",this.#a),$?.aborted&&this.#a()}#a=()=>this.#u(new i("cancelled","the run was cancelled"));#c=c=>{this.#i+=c.length};#g(c){
this.#h=c,c.on("data",this.#c),I(c)?this.#w(c):c.once(P(c)?"secureConnect":"connect",()=>this.#w(c))}#w(c){this.#p=!0;const $=c.
getProtocol?.()==="TLSv1.3";this.#m=this.#e.reusedSocket||!$,this.#e.end(this.#n.body)}#$(c){const{maxBytes:$,wantsBody:v}=this.#n,
x=c.statusCode??0,A={kind:"response",status:x,headers:c.headers,at:new Date};if(this.#r={head:A,stream:c},v?.(x)===!1){this.#l(
A),this.#e.destroy();return}let T=0;c.on("data",C=>{this.#d+=this.#s.write(C.subarray(0,$-T)),T+=C.length,!(T<=$)&&(this.#l(
A,"too-large"),this.#e.destroy())}),c.on("end",()=>this.#l(A,c.complete?void 0:"cut")),c.on("error",C=>this.#u(C))}#y(){
this.#r||this.#u(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#u(c){this.#r?this.#v(this.#r,
c):this.#k(c)?this.#b(u(c,this.#t)):this.#b(h(c,this.#i)),this.#e.destroy()}#v({head:c,stream:$},v){if(v instanceof i){this.#l(
c,v.reason);return}for(;$.read()!==null;);this.#l(c,$.complete?void 0:"cut")}#k(c){return this.#p?!this.#m&&this.#i===0&&
m(c):!0}#l(c,$){const x=(this.#d+this.#s.end()).replace(/^\ufeff/,"");this.#b({...c,body:x,incomplete:$})}#b(c){clearTimeout(
this.#f),this.#n.signal?.removeEventListener("abort",this.#a),this.#h?.removeListener("data",this.#c),this.#o(c)}}const P=a=>a.
encrypted===!0;function I(a){return a.connecting?!1:!P(a)||a.secureConnecting===!1}var j=n(4517);const O=1e3,D=10;function w(a){
const c=new Map,$=new WeakMap,v=A=>k()-($.get(A)??Number.NEGATIVE_INFINITY);async function x(A,T){const C=`${A.protocol}\
 ${T}`,L=c.get(C);if(L)return L;const{Agent:F}=A.protocol==="https:"?await f():r();T!==void 0&&await U();const H=new F({
keepAlive:!0,proxyEnv:{http_proxy:T,https_proxy:T}});return H.on("free",G=>$.set(G,k())),c.set(C,H),H}return{async request(A){
const T=(0,j.iJ)(A.url,a);if(T&&"problem"in T)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,
cause:new Error(T.problem)};const C=await x(A.url,T?.url),L=Math.min(...g(C).map(v)),F=L<=O;A.method!=="GET"&&F&&await N(
D-L);for(const G of g(C))(v(G)>O||R(G))&&G.destroy();const H=T!==void 0;return E(A,C,{isProxied:H,isProxyTls:H&&A.url.protocol===
"http:"})}}}const f=async()=>(await Promise.resolve().then(n.t.bind(n,4708,23))).default,g=a=>Object.values(a.freeSockets).
flat(),R=a=>a.readableEnded;async function N(a){a>0&&await new Promise(c=>setTimeout(c,a));for(let c=0;c<2;c++)await new Promise(
$=>setImmediate($))}async function U(){const{subscribe:a,unsubscribe:c}=await Promise.resolve().then(n.t.bind(n,3053,23));
c("net.client.socket",d),a("net.client.socket",d)}function d(a){const{socket:c}=a;c.on("error",()=>{}),c.on("newListener",
($,v)=>{$==="readable"&&c.removeListener("readable",v)})}const y=a=>a>=200&&a<300;function M(a){const c=r().STATUS_CODES[a];
return c===void 0?String(a):`${a} ${c}`}const k=()=>process.uptime()*1e3}),4517:((e,t,n)=>{n.d(t,{FF:()=>m,a5:()=>p,iJ:()=>o,
CJ:()=>i});const s=require("node:net");var r=n(8992);function o(f,g,R=process.version){const N=(f.protocol==="https:"?g.
https:g.http)?.trim();if(!N||I(f,g.bypass))return;if(!l(R))return{problem:`Node ${R} of this runner cannot use a proxy; \
update the runner (Node 24.5 or later can), or remove the proxy settings`};if(N.search(r.Qi)>=0)return{problem:"the prox\
y setting contains a line break or another control character"};const U=(0,r.Dl)(S(N));return!U||!/^https?:/.test(U.protocol)?
{problem:"the proxy setting is not an http or https URL"}:P(U.username+U.password)===void 0?{problem:"the user name or p\
assword in the proxy setting is not percent-encoded"}:{url:U.href}}function i(f){const{statusCode:g}=Object(f);return g===
407?p:`${u} Then run this again.`}const u="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a\
 private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",p="The proxy requires a valid user name and password: put\
 them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function l(f){const[g=0,R=0]=f.slice(1).split(".").
map(Number);return g>24||g===24&&R>=5}const h=4;function m({http:f,https:g}){return[...new Set([f,g].flatMap(_))]}function _(f=""){
const g=f.trim(),R=g.replace(/^[^:]*:\/\//,"");if(!R.includes("@"))return[];const N=E(R.slice(0,R.lastIndexOf("@"))),U=N.
map(k=>P(k)??k),{username:d="",password:y=""}=(0,r.Dl)(S(g))??{},M=Buffer.from(U.join(":")).toString("base64").replaceAll(
"=","");return[...N,d,y,...U,M].filter(k=>k.length>=h)}function E(f){const g=f.indexOf(":");return g<0?[f,""]:[f.slice(0,
g),f.slice(g+1)]}const S=f=>f.includes("://")?f:`http://${f}`;function P(f){try{return decodeURIComponent(f)}catch{return}}
function I(f,g){const R=O(f.hostname).replace(/\.$/,""),N=f.port||(f.protocol==="https:"?"443":"80");return g?.toLowerCase().
match(/[^\s,]+/g)?.some(d=>d==="*"||j(d,R,N))??!1}function j(f,g,R){if(f.includes("/"))return w(f,g);const N=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(f),U=N?.[1]??f;if((N?.[2]??R)!==R)return!1;const y=D(O(U).replace(/^\*?\./,""));return g===y?!0:(0,s.isIP)(g)===0&&
g.endsWith(`.${y}`)}const O=f=>f.replace(/[[\]]/g,""),D=f=>(0,r.Dl)(`http://[${f}]`)?.hostname.slice(1,-1)??f;function w(f,g){
const[R="",N=""]=f.split("/"),U=(0,s.isIP)(R);if(U===0||(0,s.isIP)(g)!==U)return!1;const d=U===4?32:128;if(!/^\d{1,3}$/.
test(N)||Number(N)>d)return!1;const y=U===4?"ipv4":"ipv6",M=new s.BlockList;return M.addSubnet(R,Number(N),y),M.check(g,
y)}}),8902:((e,t,n)=>{n.d(t,{JN:()=>i,LH:()=>l,P9:()=>u,wJ:()=>o});const s=1e3,r=3e4,o=12e4;function i(m){return Math.random()*
Math.min(r,s*2**(m-1))}function u(m,_){if(m===void 0)return;const E=m.trim();if(/^\d+$/.test(E))return Number(E)*1e3;if(!p.
test(E))return;const S=Date.parse(`${E.replace(/ GMT$/,"")} GMT`);return Number.isNaN(S)?void 0:Math.max(0,S-_)}const p=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function l({attempt:m,retries:_,signal:E,cancelled:S,onWait:P}){for(let I=1;!E?.aborted;I++){const j=await m(I);if("\
done"in j)return j.done;if(E?.aborted)break;const{retry:O,waitMs:D}=j;if(I>_||D>o)return O;P?.(O,D),await h(D,E)}return S()}
function h(m,_){return new Promise(E=>{const S=()=>{clearTimeout(P),_?.removeEventListener("abort",S),E()},P=setTimeout(
S,m);_?.addEventListener("abort",S)})}}),1153:((e,t,n)=>{n.d(t,{N:()=>r});var s=n(311);const r=`web-push-action/${s.r}`}),
8925:((e,t,n)=>{n.d(t,{B4:()=>D,CC:()=>o,Kc:()=>j,LF:()=>p,fI:()=>m,rg:()=>i,vQ:()=>E});var s=n(3916),r=n(8992);function o(w,f,g={}){
return{...typeof w=="string"?{input:w}:w,message:f,reason:"invalid-input",...g}}function i({position:w},{position:f}){return w?
f?w.line-f.line||w.column-f.column:-1:f?1:0}const u=100;function p(w){const f=w.slice(0,u).map((g,R)=>{if(typeof g=="num\
ber")return`[${g}]`;const N=(0,r.$Q)(String(g)).replace(r.Qi,"\uFFFD");return R>0?`.${N}`:N});return(0,r.$Q)(f.join(""))}
const l=w=>w.endsWith("?")?w:`${w}.`;function h(w,f,g,R=""){return`${w.length>0?`\`${p(w)}\``:f}${R}${g.startsWith('"')?
":":""} ${l(g)}`}function m(w){const{input:f,otherInputs:g=[],file:R,path:N=[],position:U,message:d}=w,y=U&&`line ${U.line}\
, column ${U.column}`;if(R!==void 0){const $=y?`${R}, ${y}`:R;return`${f}: ${$}: ${h(N,"the file",d)}`}const M=y?` (${y}\
)`:"",k=typeof N[0]=="number";if(N.length>0&&!k)return`${f}: ${h(N,"",d,M)}`;const a=k?p([f,...N]):f;return d.startsWith(
'"')?`${a}${M}: ${l(d)}`:`${k?`\`${a}\``:_([a,...g])}${M} ${l(d)}`}function _(w){const f=w.map(R=>`\`${R}\``),g=f.pop()??
"";return f.length===0?g:`${f.join(", ")} and ${g}`}function E(w){const f=w.some(g=>g.reason==="invalid-input")?"invalid\
-input":"unreadable-file";return new s.HR({reason:f,title:f==="unreadable-file"?"Unreadable file":"Invalid input",message:D(
w.map(m),O(w)),hint:P(w)})}const S=new Set(["base-url","api-token"]);function P(w){const f=O(w)===1?"Correct it":"Correc\
t what is listed";return w.every(({input:g})=>S.has(g))?`${f}. If you changed a secret or variable, re-run the failed jo\
b. If you changed the workflow, ${s.Up}.`:`${f}, then ${s.Up}.`}const I=100;function j(w,f,g){const R=O(f.slice(I)),N=f.
slice(0,I).map(g);return R===0?N:[...N,o(w,`has ${R} more problems`,{count:R})]}const O=w=>w.reduce((f,{count:g=1})=>f+g,
0);function D(w,f=w.length,g="problems"){if(w.length===1)return w.join("");const R=w.slice(0,I).map(N=>`- ${N}`);return f>
R.length&&R.push(`- and ${f-R.length} more`),`${f} ${g}:
${R.join(`
`)}`}}),8359:((e,t,n)=>{n.d(t,{gE:()=>d,ue:()=>M,kU:()=>y,_y:()=>f});var s=n(8925);const r=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,
broken:/\\(?:u[\da-fA-F]{0,3})?$/},{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,
broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],o={escapes:new RegExp(r.map(({escapes:a})=>a.source).join("|"),"g"),broken:new RegExp(
r.map(({broken:a})=>a.source).join("|"))},i=[...r,o],u=/[\\%&]/,p={escapes:/[\r\n]\s*/g,broken:/(?!)/};function l(a){if(/^[\r\n]/.
test(a))return"";if(/^&[^#]/.test(a))return m.get(a.slice(1,-1))??a;if(/^\\[^u]/s.test(a))return h[a.slice(1)]??a.slice(
1);const c=Number(a.replace(/^(%|\\u|&#[xX])/,"0x").replace(/^&#|;$/g,""));return c<=65535?String.fromCharCode(c):a}const h={
b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},m=new Map(Object.entries({excl:"!",quot:'"',QUOT:'"',num:"#",dollar:"$",percnt:"%",amp:"&",AMP:"&",apos:"\
'",lpar:"(",rpar:")",ast:"*",midast:"*",plus:"+",comma:",",period:".",sol:"/",colon:":",semi:";",lt:"<",LT:"<",equals:"=",
gt:">",GT:">",quest:"?",commat:"@",lsqb:"[",lbrack:"[",bsol:"\\",rsqb:"]",rbrack:"]",Hat:"^",lowbar:"_",UnderBar:"_",grave:"\
`",DiacriticalGrave:"`",lcub:"{",lbrace:"{",verbar:"|",vert:"|",VerticalLine:"|",rcub:"}",rbrace:"}"}));function _(a,c,$){
let v=0;const x=a.text.replace(c.escapes,(C,L)=>(v=L+C.length,l(C))),A=$?c.broken.exec(a.text.slice(v))?.[0]??"":"";if(v===
0&&A==="")return a;let T;return{text:x.slice(0,x.length-A.length),inGiven:({start:C,end:L})=>{T??=E(a.text,c.escapes);const{
starts:F,ends:H}=T;return a.inGiven({start:F[C]??0,end:H[L-1]??Number.POSITIVE_INFINITY})}}}function E(a,c){const $=[],v=[];
let x=0;const A=T=>{$.push(x),v.push(T),x=T};for(const{0:T,index:C}of a.matchAll(c)){const L=l(T);for(;x<C;)A(x+1);L===""?
x+=T.length:L!==T&&A(C+T.length)}for(;x<a.length;)A(x+1);return{starts:$,ends:v}}const S=4;function P(a){return[0,1,2].flatMap(
c=>{const $=Buffer.from("\0".repeat(c)+a),v=$.toString("base64").slice(Math.ceil(c*8/6),Math.floor($.length*8/6)),x=v.replaceAll(
"+","-").replaceAll("/","_"),A={before:c>0,after:$.length%3>0};return[...new Set([v,x])].map(T=>({text:T,minLength:T.length,
sharesBits:A}))})}function I(a,c,$){const v={text:c,inGiven:({start:T,end:C})=>({start:T,end:Math.min(C,c.length)})},x=j(
v,a,$);if(!u.test(c))return x;const A=i.flatMap(T=>{const C=_(v,T,$);return C===v?[]:j(C,a,$,T)});return[...x,...A]}function j(a,c,$,v){
const x=_(a,p,$);return c.flatMap(({text:A,name:T,base64:C})=>{const L=v?A.replace(v.escapes,l):A,H=[...new Set([A,L])].
flatMap(z=>O({text:z,minLength:A.length},a,$)),G=C.flatMap(z=>O(z,x,$));return[...H,...G].map(z=>({...z,name:T}))})}function O(a,c,$){
const{text:v}=c,{length:x}=a.text,A=v.indexOf(a.text);if(A<0&&!$)return[];const T=A<0?Math.max(0,v.length-x):A,{ends:C,matchedAtEnd:L}=w(
a.text,v,T),F=[];for(const H of C){const{start:G,end:z}=D(a,c,H-x,H),qe=F.at(-1);z-G<a.minLength||(qe&&G<qe.end?qe.end=z:
F.push({start:G,end:z}))}if($&&L>0){const H=D(a,c,v.length-L,Number.POSITIVE_INFINITY),G=a.sharesBits?L:H.end-H.start,z=Math.
min(S,x-1);G>=z&&F.push(H)}return F}function D({sharesBits:a},{text:c,inGiven:$},v,x){const A=L=>/[\w+/-]/.test(c.charAt(
L)),T=a?.before&&A(v-1)?v-1:v;let C=a?.after&&A(x)?x+1:x;for(;a&&C<x+3&&c[C]==="=";)C++;return $({start:T,end:C})}function w(a,c,$){
const v=[0,0],x=(C,L)=>{let F=C;for(;F>0&&a[F]!==L;)F=v[F]??0;return a[F]===L?F+1:F};for(let C=1;C<a.length;C++)v.push(x(
v[C]??0,a[C]));const A=[];let T=0;for(let C=$;C<c.length;C++)T=x(T,c[C]),T===a.length&&A.push(C+1);return{ends:A,matchedAtEnd:T===
a.length?0:T}}const f=["api-token","github-token"],g="the API token",R="the GitHub token",N="***",U=8;function d(a){const{
apiToken:c,githubToken:$="",others:v=[]}=a,x=new Map(v.map(T=>[T,void 0]));x.set($,R).set(c,g),x.delete("");const A=[...x].
map(([T,C])=>T.length<U?{text:T,base64:[]}:{text:T,name:C,base64:P(T)});return{find:T=>{if(T.length<U)return;const C=I(A,
T,!1).map(({name:L})=>L);return[g,R].find(L=>C.includes(L))},redact:(T,C=!1)=>{const L=I(A,T,C).sort((G,z)=>G.start-z.start);
let F="",H=0;for(const{start:G,end:z}of L)G>=H&&(F+=T.slice(H,G)+N),H=Math.max(H,z);return F+T.slice(H)}}}function y(a,c,$){
return Object.entries(a).flatMap(([v,x])=>{const A=k(x,c);return A?(0,s.CC)({input:v,file:$},`contains ${A}, which would\
 be published; remove it`):[]})}function M(a,c){const{"api-token":$,"github-token":v="",...x}=a,A=c.find(v)===g;return y(
{...x,...A&&{"github-token":v}},c)}function k(a,c){const $=new Set([a]);for(const v of $){const x=typeof v=="string"||typeof v==
"number"?c.find(String(v)):void 0;if(x)return x;if(typeof v=="object"&&v!==null)for(const A of Object.entries(v))for(const T of A)
$.add(T)}}}),900:((e,t,n)=>{n.d(t,{AE:()=>O,Pw:()=>P,yc:()=>w});var s=n(8992),r=n(8925),o=n(8359),i=n(642);const u=(k,a)=>c=>c===
""?{message:`is missing; set it to ${k}`}:a(c),p=(k,a)=>c=>c===""?{value:k}:a(c),l=k=>p(void 0,k),h=(k,a)=>c=>{const $=k.
find(v=>v===c);return $===void 0?{message:`${(0,s.hD)(c)} is not ${a}`}:{value:$}},m={"base-url":u("the base address of \
the push service, such as https://push.example.com (a misspelled variable is empty)",i.pc),"api-token":u("the API token \
of the site, from a secret (a misspelled or unavailable secret is empty)",i.d6),timeout:p(30,(0,i.rD)("a whole number of\
 seconds from 1 to 300",1,300)),retries:p(3,(0,i.rD)("a whole number from 0 to 10",0,10)),summary:p(!0,i.zM)},_=Number.MAX_SAFE_INTEGER,
E={...m,target:u("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",h(
["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":l((0,i.rD)("an audience \
id, which is a whole number such as 101",1,_)),"audience-name":l(i.Ae),"max-reach":l((0,i.rD)("a whole number such as 10\
000",0,_)),"payload-file":l(i.Ae),"extra-fields":l(i.Ae),"dry-run":p(!1,i.zM),"check-urls":p(!1,i.zM),"once-key":l(i.Ae),
"once-per":l(h(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":l(i.XQ),"time-zone":l(i.
eB),release:l(i.PL),"release-level":l(h(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":l(
i.p0),"expected-payload":i.tS,"github-token":l(i.d6)},S=k=>k.replace(/-([a-z])/g,(a,c)=>c.toUpperCase()),P=["title","mes\
sage","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],I=k=>Object.keys(k),
j=I(m),O=[...I(E),...P];function D(k,a){return g(m,k,a)}function w(k,a){const c=g(E,k,a,M(k));return c.settings?.release?.
kind==="latest"&&(c.settings.maxAge??=f),c}const f=604800;function g(k,a,c,$=[]){const v=[...(0,o.ue)(a,c),...N(a)],x=new Set(
v.map(({input:F})=>F)),A={...a,...Object.fromEntries([...x].map(F=>[F,"(refused)"]))},T={},C=[];for(const[F,H]of Object.
entries(k)){const G=H(A[F]);"value"in G?T[S(F)]=G.value:C.push((0,r.CC)(F,G.message))}const L=[...v,...[...C,...$].filter(
({input:F})=>!x.has(F))];return{settings:L.length>0?void 0:T,problems:L,readable:A,refused:x}}const R=65536;function N(k){
return["actions","extra-fields"].filter(c=>Buffer.byteLength(k[c]??"")>R).map(c=>(0,r.CC)(c,"is larger than 64 KiB; make\
 it smaller"))}const U={"payload-files":i.Ae,"extra-fields":i.Ae,"check-urls":E["check-urls"],timeout:m.timeout,summary:m.
summary},d=[...I(U),...P];function y(k,a){const c="is missing; set paths of payload files, or a notification as inputs",
$=k["payload-files"]===""&&P.every(v=>k[v]==="");return g(U,k,a,$?[problem("payload-files",c)]:[])}function M(k){const[a,
c]=[k.target==="all",k.target==="audience"],$="is only allowed with `target: audience`",v="remove it, or change `target`",
x="(the service does not report the reach of a broadcast)",A=k["once-key"]?"`once-key` needs it to store a record in the\
 repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:a&&k["audience-i\
d"],message:`${$}; ${v}`},{inputs:["audience-name"],isWrong:a&&k["audience-name"],message:`${$}; ${v}`},{inputs:["max-re\
ach"],isWrong:a&&k["max-reach"],message:`${$} ${x}; remove it`},{inputs:["audience-id","audience-name"],isWrong:c&&!k["a\
udience-id"]&&!k["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:k["once-per"]&&
!k["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:k["time-zone"]&&!k["send-between"]&&
!k["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},{inputs:["gi\
thub-token"],isWrong:(k["once-key"]||k.release)&&!k["github-token"],message:`is missing; ${A}`}].filter(({isWrong:L})=>L).
map(({inputs:[L,...F],message:H})=>(0,r.CC)(L,H,{otherInputs:F}))}}),642:((e,t,n)=>{n.d(t,{Ae:()=>U,GT:()=>O,PL:()=>D,XM:()=>p,
XQ:()=>w,d6:()=>E,eB:()=>g,p0:()=>_,pc:()=>j,rD:()=>u,rf:()=>S,tS:()=>N,yG:()=>m,yi:()=>l,zM:()=>h});var s=n(8992);const r={
"":1,s:1,m:60,h:3600,d:86400,w:604800},o=/^[\x21-\x7e]+$/,i=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function u(d,y,M){
const k=a=>/^[0-9]+$/.test(a)&&Number(a)>=y&&Number(a)<=M;return a=>{if(k(a))return{value:Number(a)};const c=p(a),$=c!==
void 0&&k(c)?l(c):"";return{message:`${(0,s.hD)(a)} is not ${$?`a whole number${$}`:d}`}}}function p(d){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(d)?d.replace(/\D/g,""):void 0}const l=d=>`; write \`${d}\`, without separators`;function h(d){return/^(true|True|TRUE)$/.
test(d)?{value:!0}:/^(false|False|FALSE)$/.test(d)?{value:!1}:{message:`${(0,s.hD)(d)} is neither true nor false; use \`t\
rue\` or \`false\``}}function m(d){const y=h(d);return"value"in y?y.value:void 0}function _(d){const y=/^([0-9]+)([smhdw]?)$/.
exec(d),M="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!y){const a=p(d);return{
message:`${(0,s.hD)(d)} is not a duration${a?l(a):`; ${M}`}`}}const k=Number(y[1])*r[y[2]];return Number.isSafeInteger(k)?
{value:k}:{message:`${(0,s.hD)(d)} is too long; ${M}`}}function E(d){return o.test(d)?{value:d}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function S(...d){const y=`use an absolute ${d.join(" or ")} URL, such as https://example.com/${d.length>1?"page":"im\
age.png"}`;return M=>M===""?O(M):I(d,M,y)}const P=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
function I(d,y,M){if(y.length>s.QO)return{message:`${(0,s.hD)(y)} is longer than a URL may be; use one of at most ${s.zF}`};
if(/[\s\\]/.test(y)||y.search(s.Qi)>=0)return{message:`${(0,s.hD)(y)} contains white space or a backslash, which a URL m\
ust not contain; ${M}`};if(P.test(y))return{message:`${(0,s.hD)(y)} contains an invisible character, which would make it\
 another URL; ${M}`};const k=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(y)?.[1]?.toLowerCase();return k!==void 0&&!d.
includes(k)?{message:`${(0,s.hD)(y)} has the scheme ${k}; ${M}`}:k!==void 0&&/^[^:]+:\/\/[^/?#]/.test(y)&&(0,s.Dl)(y)!==
void 0?{value:y}:{message:`${(0,s.hD)(y)} is not an absolute URL; ${M}`}}function j(d){const y=d.replace(/^[a-z][a-z\d+.-]*:/i,
"").replace(/^[/\\]+/,"");if(/^[^/\\?#]*@/.test(y))return{message:"contains a user name or password; remove them"};const k=I(
["https","http"],d,"use the https address of the push service, such as https://push.example.com");if("message"in k)return k;
const a=new URL(d);if(a.protocol==="http:"&&!i.test(a.hostname))return{message:`${(0,s.hD)(d)} has the scheme http, whic\
h would send the token unencrypted; use an https URL (http is only for loopback addresses)`};const[,c]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(d)??[];return c?{message:`${(0,s.hD)(d)} ends with \`${c}\`, which the action adds; remove \`${c}\``}:/[?#]/.test(d)?
{message:`${(0,s.hD)(d)} has a query or fragment; remove it`}:{value:d.replace(/\/+$/,"")}}function O(d){return d===""?{
message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(d)&&(0,s.h0)(d)===""?{message:"has no visi\
ble character; write some text"}:{value:d}}function D(d){if(d==="latest")return{value:{kind:"latest"}};const y=d.replace(
/^refs\/tags\//,"");return y===""?{message:`${(0,s.hD)(d)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{
kind:"tag",tag:y}}}function w(d){const y="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(d))return{message:`${(0,s.hD)(d)} is not a range of times; ${y}`};const[k=0,a=0]=d.split("-").map(f);return k===a?{
message:`${(0,s.hD)(d)} begins and ends at the same time; ${y}`}:{value:{from:k,to:a,text:d}}}function f(d){const[y=0,M=0]=d.
split(":").map(Number);return y*60+M}function g(d){if(/^[a-z]/i.test(d)&&R(d))return{value:d};const y=d.replaceAll(" ","\
_").toLowerCase(),M=Intl.supportedValuesOf("timeZone").find(a=>a.toLowerCase().endsWith(`/${y}`)),k=M?`did you mean ${M}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,s.hD)(d)} is not a time zon\
e that this runner knows; ${k}`}}function R(d){try{return new Intl.DateTimeFormat("en",{timeZone:d}),!0}catch{return!1}}
function N(d){if(d==="any")return{value:void 0};const y="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(d==="")return{message:`is empty, so the payload that was approved is missing; ${y}`};const M=(0,s.
qF)(d);return(0,s.Gv)(M)?{value:M}:{message:`is not a JSON object; ${y}`}}const U=d=>({value:d})}),8992:((e,t,n)=>{n.d(t,
{$Q:()=>f,Dl:()=>u,E$:()=>s,Gv:()=>U,Kb:()=>N,QO:()=>r,Qi:()=>h,h0:()=>D,hD:()=>S,qF:()=>l,xb:()=>m,zF:()=>o});const s=1048576,
r=2048,o="2,048 characters",i=new Map;function u(d,y){if(d.length>r)return;const M=`${y?.href??""} ${d}`;return i.has(M)||
i.set(M,p(d,y)),i.get(M)}function p(d,y){try{return new URL(d,y)}catch{return}}function l(d){try{return JSON.parse(d)}catch{
return}}const h=/[^ -~\xa0-\uffff]/g;function m(d,y){let M;return()=>(M??=new RegExp(d,y),M)}const _=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
E=d=>`\\u${d.charCodeAt(0).toString(16).padStart(4,"0")}`;function S(d){const y=JSON.stringify(d).replace(_,E);return y.
length>100?`${y.slice(0,98)}\u2026" (${d.length} characters)`:y}const P=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
I=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,j=/[\s\x85]+/g,O=m(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function D(d){const y=d.toWellFormed().replace(P,"").replace(I,"$1").replace(j," ").trim();return O().test(y)?y:""}
const w=100,f=d=>d.length>w?`${d.slice(0,w-1).toWellFormed()}\u2026`:d,g=300,R=65536;function N(d,y,M=!1){const a=y(d.slice(
0,R),M||d.length>R).replace(/\s+/g," ").trim();return a.length>g?`${a.slice(0,g)}\u2026`:a}const U=d=>typeof d=="object"&&
d!==null&&!Array.isArray(d)}),311:((e,t,n)=>{n.d(t,{r:()=>s});const s="1.0.0"}),181:(e=>{e.exports=require("buffer")}),9896:(e=>{
e.exports=require("fs")}),7598:(e=>{e.exports=require("node:crypto")}),3053:(e=>{e.exports=require("node:diagnostics_channel")}),
1455:(e=>{e.exports=require("node:fs/promises")}),4708:(e=>{e.exports=require("node:https")}),6760:(e=>{e.exports=require("node:path")}),
8500:(e=>{e.exports=require("node:timers/promises")}),7975:(e=>{e.exports=require("node:util")}),857:(e=>{e.exports=require("os")}),
932:(e=>{e.exports=require("process")})},$e={};function b(e){var t=$e[e];if(t!==void 0)return t.exports;var n=$e[e]={exports:{}},
s=!0;try{Ve[e](n,n.exports,b),s=!1}finally{s&&delete $e[e]}return n.exports}b.m=Ve,typeof b<"u"&&(b.ab=__dirname+"/"),b.
n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return b.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(
n):n=>n.__proto__,t;b.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.
then=="function"))return n;var r=Object.create(null);b.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i==
"object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(u=>o[u]=()=>n[u]);return o.default=()=>n,b.d(r,o),
r}})(),b.d=(e,t)=>{for(var n in t)b.o(t,n)&&!b.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},b.f={},b.e=e=>Promise.
all(Object.keys(b.f).reduce((t,n)=>(b.f[n](e,t),t),[])),b.u=e=>""+e+".index.js",b.o=(e,t)=>Object.prototype.hasOwnProperty.
call(e,t),b.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,o=n.runtime;for(var i in s)
b.o(s,i)&&(b.m[i]=s[i]);o&&o(b);for(var u=0;u<r.length;u++)e[r[u]]=1};b.f.require=(n,s)=>{e[n]||t(require("./"+b.u(n)))}})();
var Kt={},K=b(8925),ye=b(900),Ke=b(642),ve=b(8359),Q=b(2542);async function Jt(e,t){const n=Q.pi.filter(r=>e[(0,Q.wg)(r)]!==
""),s=await Promise.all(n.map(r=>Qt(r,e[(0,Q.wg)(r)],t)));return{source:"input",fields:Object.assign({},...s.map(({fields:r})=>r)),
given:new Set(n),problems:s.flatMap(({problems:r})=>r)}}async function Qt(e,t,n){if(e==="actions"){const{readActions:o}=await Promise.
all([b.e(955),b.e(758)]).then(b.bind(b,8758));return o(t,n)}const s=(0,Q.qW)(e,t,Q.QP),r=(0,ve.kU)({ttl:s.fields.ttl},n);
return r.length>0?{fields:{},problems:r}:s}var ke=b(8209);async function Yt({readable:e,refused:t,problems:n},s){const{secrets:r}=s,
{inputs:o,file:i,extra:u,templates:p}=await Zt(e,t,s),l=le(await en(p,e,s),t),h=y=>(0,Ke.yG)(e["check-urls"])?(0,Q._e)(y):
[],m={...i.fields,...o.fields},_=[...o.problems,...i.problems,...u.problems,...l.problems],E=[...n,..._,...h(m)],S=(0,ke.
SD)(o,i),P=S.length>0||l.needsRelease;if(P&&e.release&&E.length>0)throw(0,K.vQ)(E);const I=S.includes("message")||l.placeholders.
has("message"),j=P?await sn(e,s,I):Xt;if(j.kind==="invalid")throw(0,K.vQ)([...E,...j.problems]);if(j.kind==="not-announc\
eable"){if(E.length>0)throw(0,K.vQ)(E);return{skip:j.why}}const{filled:O,problems:D}=await rn(p,l,j,r),w=[...n,...u.problems,
...l.problems,...D],f=(0,ke._I)(O.inputs,O.file,j,r,w);if("problems"in f)throw(0,K.vQ)([...f.problems,...h(m)]);const{content:g}=f,
R=h(g.notification);if(R.length>0)throw(0,K.vQ)(R);const{extraFields:N,onceKey:U}=O;if(j.kind!=="content")return{content:g,
extraFields:N,onceKey:U};const{message:d}=j.fields;return l.placeholders.has("message")&&"value"in d&&(g.messageOrigin=d.
origin),{content:g,extraFields:N,onceKey:U,release:j.release}}const Xt={kind:"none"};function le(e,t){return{...e,problems:e.
problems.filter(({input:n})=>!t.has(n))}}async function Zt(e,t,{secrets:n,readFile:s}){const{"payload-file":r,"extra-fie\
lds":o,"once-key":i}=e,u=r?await Promise.all([b.e(955),b.e(362)]).then(b.bind(b,6362)):void 0,p=o?await Promise.all([b.e(
955),b.e(758)]).then(b.bind(b,8758)):void 0,l=le(await Jt(e,n),t),h=u?le(await u.fieldsFromFile(r,await s(r),n),t):ke.qf,
m=p?le(await p.readExtraFields(o,n),t):{fields:{},problems:[]};return{inputs:l,file:h,extra:m,templates:{inputs:l,file:h,
fileName:r,extraFields:m.fields,onceKey:i}}}async function en(e,t,{readEvent:n}){const s=["release-level","max-age"].filter(
l=>t[l]!==""),r=nn(t)?(await b.e(171).then(b.bind(b,5171))).usedPlaceholders(e):tn,o=s.length>0||r.names.size>0||t.release===
"latest",i=t.release!==""||!o||(await n()).name==="release",u=[...s.map(l=>(0,K.CC)(l,`has no release to apply to; ${Je}`)),
...r.places.map(({name:l,place:h})=>(0,K.CC)(h,`contains \`{${l}}\`, but there is no release; ${Je}`,h))],p=i?r.problems:
[...r.problems,...u];return{needsRelease:o&&i,placeholders:r.names,problems:p}}const Je="set the input `release`, run on\
 the event `release`, or remove it",tn={names:new Set,places:[],problems:[]},nn=e=>e["payload-file"]!==""||[...ye.Pw,"ex\
tra-fields","once-key"].some(t=>e[t].includes("{"));async function sn(e,t,n){const{readEvent:s,fetchRelease:r,filter:o}=t;
if(e.release){const{contentFromRelease:u}=await b.e(613).then(b.bind(b,1613));return u(await r(),{filter:o,needsMessage:n})}
const{contentFromEvent:i}=await b.e(386).then(b.bind(b,6386));return i(await s(),e["once-key"]!=="",{filter:o,needsMessage:n})}
async function rn(e,{placeholders:t},n,s){const r=n.kind==="content"?n.placeholders:void 0;if(t.size===0||!r)return{filled:e,
problems:[]};const{fillTemplates:o}=await b.e(171).then(b.bind(b,5171));return o(e,r,s)}var W=b(3916),Qe=b(1153),B=b(8992);
async function on({id:e,name:t},n,s){if(t===void 0)return an(e,n);const r=Te(t),o=S=>(0,B.hD)(s(S)),i=S=>`${o(S.name)} (\
id ${S.id}, reach ${S.reach})`,u=n.filter(S=>Te(S.name)===r);if(e!==void 0){const S=u.find(j=>j.id===e);if(S)return Ye(S,
n);const P=_e(u,j=>`id ${j.id} (reach ${j.reach})`),I=P?`the name ${o(t)} belongs to ${P}`:`no audience has the name ${o(
t)}`;throw new W.HR({reason:"audience-mismatch",title:"Audience id and name differ",message:`audience-id is ${e}, but ${I}\
.`,hint:"Correct one of the two, or set only one."})}const[p,l]=u;if(p&&l)throw new W.HR({reason:"audience-ambiguous",title:"\
Several audiences have that name",message:`${u.length} audiences are named ${o(t)}: ${_e(u,i)}.`,hint:"Choose one with `\
audience-id`."});if(p)return Ye(p,n);const h=await pn(r,n),m=gn(h,r),_=h.map(({audience:S})=>S),E=_.length>0?`The neares\
t names: ${_e(_,i)}.`:"The service lists no audiences.";throw new W.HR({reason:"audience-not-found",title:"Audience not \
found",message:`No audience is named ${o(t)}. ${m?`Did you mean ${o(m.name)} (id ${m.id})?`:E}`,hint:"Correct `audience-\
name` (upper and lower case matter), or create the audience in the panel of the service."})}function an(e,t){const n=Xe(
t.filter(s=>s.id===e));if(n)return n;throw new W.HR({reason:"audience-not-found",title:"Audience not found",message:`The\
 service lists no audience with the id ${e} (it lists ${t.length} audience${t.length===1?"":"s"}).`,hint:"Look the id up\
 in the panel of the service, or list the audiences with the audiences action."})}function cn({id:e,name:t,reach:n},s,r){
if(s===void 0||n===void 0)return;const o=`The audience ${e}${t?` (${(0,B.hD)(r(t))})`:""}`;if(n<0)throw new W.HR({reason:"\
bad-audience-list",title:"Unusable audience list",message:`${o} has a reach of ${n}, which is not a number of subscriber\
s, so \`max-reach\` cannot be checked.`,hint:"Look in the panel of the service how many subscribers it has; to send with\
out this check, remove `max-reach`."});if(!(n<=s))throw new W.HR({reason:"reach-exceeded",title:"Audience too large",message:`${o}\
 has a reach of ${n}, more than max-reach allows (${s}).`,hint:"Check that it is the audience you mean; if it is, raise \
`max-reach`."})}function Ye(e,t){const n=Xe(t.filter(({id:s})=>s===e.id))?.reach??e.reach;return{...e,reach:n}}const Xe=e=>e.
reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),un=20;function _e(e,t){const n=e.slice(0,un).map(t),s=e.length-n.length;return s>
0?`${n.join(", ")} and ${s} more`:n.join(", ")}const ln=30;function Te(e){const t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;
for(const[n]of t.matchAll(new RegExp("\\p{M}+","gu")))if(n.length>ln)return t;return t.normalize("NFC")}const dn=64,hn=2e4,
fn=5;async function pn(e,t){const{default:n}=await b.e(785).then(b.bind(b,7785)),s=u=>Te(u.trim().slice(0,dn)).toLowerCase(),
r=s(e),o=(u,p,l)=>p.map(h=>({audience:h,distance:u(h.name)})).sort((h,m)=>h.distance-m.distance).slice(0,l),i=o(u=>Math.
abs(u.length-e.length),t,hn);return o(u=>n(r,s(u)),i.map(({audience:u})=>u),fn)}const mn=2;function gn(e,t){const n=e.filter(
({distance:i})=>i===0),s=e.filter(({distance:i})=>i<=Math.min(mn,t.length>>1)),[r,o]=n.length>0?n:s;return o?void 0:r?.audience}
var se=b(5357),q=b(8902);const Ze=64,et=1;var xe=b(4517);const bn={"connection-failed":"Check `base-url` and that the ru\
nner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner.",timeout:"Check that the service is up; if it is only slow, raise `timeo\
ut`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is the address of the push\
 service."},wn={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"\
Use an address of the service (or a proxy) that does not require a client certificate."};function $n(e,{reason:t,mayHaveBeenReceived:n,
cause:s}){const r=e==="Sending"&&n;if(t==="cancelled")return r?"":W.Pz;if(t==="proxy-failed")return(0,xe.CJ)(s);const{code:o=""}=Object(
s),i=t==="tls-failed"&&wn[o]||bn[t];return r?i:`${i} Then run this again.`}function yn(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make\
 a secure connection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The servic\
e may have received the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out conn\
ecting to the service (${s}).`,"connection-lost":`The connection was lost before ${r?"a response arrived; the service ma\
y have received the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is\
 incomplete (${s}).`,cancelled:r&&n?"The run was cancelled; the service may already have received the request.":(0,W.$6)(
e)}[t]}function tt(e,t,n){const{reason:s,cause:r}=t;return new W.HR({reason:s,title:`${e} failed`,message:yn(e,t,(0,B.Kb)(
(0,W.q0)(r),n)),hint:$n(e,t),cause:r})}function nt(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:u}=t,p=o.location?
` and points to ${(0,B.hD)(n(o.location))}`:"",l=(0,B.Kb)(i,n,u!==void 0),h=`The ${r===407?"proxy":"service"} responded ${(0,se.
Er)(r)}${p}${l?`: ${l}`:""}`;return new W.HR({reason:`http-${r}`,title:`${e} failed`,message:`${h.replace(/\.$/,"")}.${_n(
o["retry-after"])}`,hint:s?vn(r):Tn(r,e,l!=="")})}function vn(e){return e===303?"The status says that the service handle\
d the request, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have pass\
ed it on to the service.":"The service has a problem: check its status."}const kn=864e5;function _n(e){const t=(0,q.P9)(
e,Date.now());return t===void 0||t<=q.wJ?"":` Retry-After asks for ${t>kn?"more than a day":`${Math.ceil(t/1e3)} s`}; th\
is action waits at most ${q.wJ/1e3} s.`}function Tn(e,t,n){return e===401||e===403?"The service refused the token: check\
 that `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this again\
.":e===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?xe.a5:e===429?"The rate limit of the service\
 is reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go\
 to the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":
e===408?"The service did not receive the request in time: run this again.":n?`Fix the problem that the service reported.\
 If you changed the workflow for that, ${W.Up}.`:`The service did not say why. ${t==="Sending"?"Check the content and `e\
xtra-fields`, or ask":"Ask"} the operator of the service.`}const Ee="Listing the audiences";async function xn(e){const{signal:t,
redact:n,log:s}=e.context,r=await(0,q.LH)({attempt:async o=>st(await e.fetchAudiences(),(0,q.JN)(o),n),retries:e.retries,
signal:t,cancelled:()=>(0,W.Yq)(Ee),onWait:s.retry});if(r instanceof W.HR)throw r;return En(r)}function st(e,t,n){if(e.kind===
"failure"){const l=tt(Ee,e,n);return e.retryable&&e.reason!=="cancelled"?{retry:l,waitMs:t}:{done:l}}const{status:s,headers:r,
body:o,incomplete:i}=e;if(!(0,se.oJ)(s)){const l=nt(Ee,e,n);return s!==408&&s!==429&&s<500?{done:l}:{retry:l,waitMs:(0,q.
P9)(r["retry-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:de(`the list is larger \
than ${Ze} MiB`)};const u=i==="cut"?"connection-lost":i,p=new Error("only a part of the list arrived");return st({kind:"\
failure",mayHaveBeenReceived:!0,reason:u,retryable:!0,cause:p},t,n)}function En(e){const t=(0,B.qF)(e);if(t===void 0)throw de(
"the response is not JSON");const n=(0,B.Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw de("audience: expected an a\
rray");for(let s=0;s<n.length;s++){const r=Sn(n[s]);if(r)throw de(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:o})=>({
id:s,name:r,reach:o}))}function Sn(e){if(!(0,B.Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!=
"number")return".id: expected a number";if(!Number.isSafeInteger(t))return`.id: ${t} is not a whole number within \xB1(2^53\
-1), so it cannot be an id`;if(typeof n!="string")return".name: expected a string";if(typeof s!="number"||!Number.isFinite(
s))return".reach: expected a number"}const de=e=>new W.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`\
The service responded, but not with a list of audiences: ${e}.`,hint:"Check `base-url`; if it is right, the service has \
a problem, or uses another version of its API."}),An=65536;async function Rn(e){const{service:t,body:n,onAttempt:s}=e,{signal:r,
redact:o,log:i}=t.context;let u={};const p=()=>{const{statusCode:m}=u,_=m===void 0?void 0:`The run was cancelled before \
it tried again. The service had refused the request (${(0,se.Er)(m)}).`;return{outcome:"not-sent",failure:(0,W.Yq)("Send\
ing",_)}};async function l(m){if(await Cn(),r?.aborted)return{done:p()};s();const _=await t.send(n),E=(0,q.JN)(m);if(_.kind===
"failure")return On(_,E,o);const S=o(_.body,_.incomplete!==void 0);return u={statusCode:_.status,body:Dn(S,An)},(0,se.oJ)(
_.status)?{done:jn(_)}:Pn(_,E,o)}return{verdict:await(0,q.LH)({attempt:l,retries:t.retries,signal:r,cancelled:p,onWait:({
failure:m},_)=>i.retry(m,_)}),...u}}async function Cn(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}function On(e,t,n){
const s=tt("Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:s}};const r={outcome:"not-sent",
failure:s};return e.retryable?{retry:r,waitMs:t}:{done:r}}function Pn(e,t,n){const{status:s,headers:r}=e,o=(0,q.P9)(r["r\
etry-after"],Date.now()),i=s===429||s===503&&o!==void 0,u=i||In(s)?"rejected":"unknown",p={outcome:u,failure:nt("Sending",
e,n,u==="unknown")};return i?{retry:p,waitMs:o??t}:{done:p}}const In=e=>e>=300&&e<500&&e!==303&&e!==408;function jn({at:e,
incomplete:t,body:n}){const s=(0,B.qF)(n);if(Mn(s))return{outcome:"unknown",failure:Nn()};const r={outcome:"sent",sentAt:e};
return t?{...r,responseFlaw:t}:s!==void 0||n.trim()===""?r:{...r,responseFlaw:"not-json"}}function Mn(e){if(typeof e!="o\
bject"||e===null)return!1;const{success:t,ok:n,error:s,errors:r}=e;return t===!1||n===!1||!rt(s)||!rt(r)}function rt(e){
return typeof e=="object"&&e!==null?Object.keys(e).length===0:!e||typeof e=="string"&&e.trim()===""}const Nn=()=>new W.HR(
{reason:"service-reported-failure",title:"The service reported a failure",message:"The response has a success status (2x\
x), but its body says that something failed.",hint:"The response is in the output `response` and in the summary."});function Dn(e,t){
const n=Buffer.from(e);if(n.length<=t)return e;let s=t;for(;((n[s]??0)&192)===128;)s--;return n.subarray(0,s).toString("\
utf8")}function Ln({baseUrl:e,apiToken:t,timeout:n,retries:s},r){const{http:o,signal:i}=r,u={"Authentication-Token":t,Accept:"\
application/json","User-Agent":Qe.N},p={timeoutMs:n*1e3,signal:i};return{retries:s,context:r,fetchAudiences(){const l=new URL(
`${e}/v1/audience`);return o.request({method:"GET",url:l,headers:u,maxBytes:Ze*B.E$,...p})},send(l){const h=new URL(`${e}\
/v1/notifications`),m={...u,"Content-Type":"application/json"};return o.request({method:"POST",url:h,headers:m,body:l,maxBytes:et*
B.E$,...p})}}}function Un(e,t,n){const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify(
{...e,target:s,...n})}function Z(e){return Pe(e).replace(Wn,oe).replace(Gn,zn).replace(/^[\t -%'-;=-@[-`{-~]/,oe).replaceAll(
`
`,"<br>")}function Se(e){return Pe(e).replace(/[&<>]/g,oe).replaceAll(`
`,"&#10;")}const he=(e,t)=>Z(ee(J(e,t))),Fn=e=>at(he(e,500));function ot(e,t=500){const s=J(e,t).split(Bn).map((r,o)=>o%
2===1?re(r):Z(ee(r)));return at(s.join(""))}function Ae({text:e,url:t},n=2e3){return`${ot(e,n)}${t?` <a href="${Oe(t)}">\
Open that run</a>`:""}`}const it=({command:e})=>e!==void 0&&`<pre><code>${Se(e)}</code></pre>`,at=e=>`<span dir="auto">${e}\
</span>`,Bn=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,re=e=>`<code>${Se(e)}</code>`;function Re(e,t=300){const n=he(e,t);return e.
length>ut?n:`<a href="${Oe(e)}">${n}</a>`}function ct(e,t,n){return e.length>ut?t:`<img src="${Oe(e)}" alt="${t}" width=\
"${n}">`}function J(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function ee(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${Ce}{${t+1},}`,"gv"),s=new RegExp(`${Ce}{${Hn}\
}(?=${Ce})`,"gv");return e.replace(n,r=>r.replace(s,"$&\u200B"))}const Hn=10,Ce=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,ut=2e3,Wn=/[&<>"'`*_~[\]()|\\!{}^]/g,Gn=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,oe=e=>`&#${e.codePointAt(0)};`,zn=e=>`<span>${oe(
e)}</span>`,Oe=e=>Pe(e).replace(/[&<>"'`\n\t]/g,oe);function Pe(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function te(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const V=(e,t)=>`${te(e)} ${t}${e===1?"":"s"}`,qn=9e5,lt=e=>typeof e=="object"?e.flatMap(
lt):e?[e]:[];function Vn(e,t=qn){const n=lt(e),s="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(p=>(o+=Buffer.byteLength(p)+2,o>r));return`${(i===-1?n:[...n.
slice(0,i),s]).join(`

`)}
`}const dt=[{seconds:86400,name:"day",letter:"d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"\
m"},{seconds:1,name:"second",letter:"s"}];function ht(e){const t=dt.find(({seconds:n})=>e>0&&e%n===0);return t?`${e/t.seconds}${t.
letter}`:`${e}s`}function ft(e){const t=dt.find(({seconds:n})=>e>=n);return t?`${V(Math.floor(e/t.seconds),t.name)} ago`:
"just now"}function pt({tag:e,level:t,age:n}){const s=n===void 0?"":`, published ${ft(n)}`;return`${(0,B.hD)(e)}${t?` (${t}\
)`:""}${s}`}function Kn(e){const t=(0,B.hD)(e.release.tag);return e.kind==="level"?`The release ${t} is a ${e.release.level}\
 release, smaller than \`release-level: ${e.minLevel}\`.`:`The release ${t} was published ${ft(e.age)}, longer ago than \
\`max-age: ${ht(e.maxAge)}\` allows.`}function Jn({kind:e}){return`Usually there is nothing to do. To announce it anyway\
, ${e==="level"?"change `release-level`":"give its tag as `release`, or a larger `max-age`"}.`}const fe=e=>String(e).padStart(
2,"0"),mt=({hour:e,minute:t})=>`${fe(e)}:${fe(t)}`,Qn=({year:e,month:t,day:n})=>`${e}-${fe(t)}-${fe(n)}`;function gt({window:e,
timeZone:t,now:n,opens:s,opensAt:r}){const o=t.toUpperCase()==="UTC"?"":` (${r.toISOString().slice(11,16)} UTC)`;return`\
It is ${mt(n)} in the time zone ${t}, outside \`send-between: ${e}\`. The window opens at ${mt(s)} on ${Qn(s)}${o}.`}const Yn={
text:"Nothing was claimed, so a later run inside the window sends (with `once-key`, unless the key was already used): th\
e next one of a schedule, or this run, if you re-run it then."},bt=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,
line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Ch\
rome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];
function pe(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.test(e),r=s?e:e.match(Xn())??[],o=s?void 0:Zn(),i=r.length;let u=0,
p=0,l=0;for(const h of r){if(u=h===`
`?(Math.floor(u/n)+1)*n:u+(o?.test(h)?2:1),u>t)return{shown:`${e.slice(0,l).trimEnd()}\u2026`,visible:p,total:i};u<t&&(p++,
l+=h.length)}return{shown:e,visible:i,total:i}}const Xn=(0,B.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Zn=(0,B.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),es=864e5,wt=2419200,ts=14,ns={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"lon\
g-ttl":({seconds:e})=>`The ttl is ${e} s; push services keep a notification for at most four weeks (${wt} s).`,"reach-ze\
ro":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in \
quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The API\
 token expired on ${je(e)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${je(e)}\
. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may alread\
y have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-size":({input:e,use:t,expected:n,
...s})=>`${e}: the ${t} is ${vt(s)}; browsers show ${n.map(vt).join(" or ")}.`,"page-as-image":({input:e,raw:t})=>`${e} \
is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address behind \
the button Raw: ${(0,B.hD)(t)}.`,"key-separator":({key:e})=>`The once-key ${(0,B.hD)(e)} ends with a separator, so an ex\
pression in it is probably empty. Runs with the same key may be skipped although they announce something else. Correct t\
he key.`,"release-each-run":({tag:e})=>`Without \`once-key\`, the next run announces the release ${(0,B.hD)(e)} again. S\
et \`once-key: release-{tag}\`.`,"release-each-period":({tag:e,period:t})=>`\`once-per\` lets a run announce the release ${(0,B.
hD)(e)} again in the next ${t}. To announce each release only once, remove \`once-per\`.`,truncated:({field:e,visible:t,
total:n})=>`The ${e} is ${te(n)} characters long; even a desktop shows only about ${te(t)}.`,markup:({field:e,what:t})=>`\
The ${e} contains ${Me[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,"escap\
ed-newline":({field:e})=>`The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line\
 break, use a YAML block (\`|\`).`,"outside-window":({outside:e})=>`A real run would be skipped now. ${gt(e)}`,"entry-me\
ssage":({origin:e})=>`The message is ${Ie(e)}, one of several changes. ${$t}`,"neutral-message":()=>`The release notes h\
ave no sentence for subscribers, so the message says only that there is something new. ${$t}`},$t="To choose the words, \
write `<!-- web-push: your text -->` on a line of its own in the release notes, begin them with a short paragraph, or se\
t `message`.";function Ie(e){switch(e.kind){case"comment":return"the `web-push` comment of the release notes";case"intro\
duction":return"the introduction of the release notes";case"entry":return`the entry ${(0,B.hD)(e.entry)}${e.heading===""?
"":` under ${(0,B.hD)(e.heading)}`} of the release notes`;case"neutral":return"the neutral sentence"}}const ss=e=>ns[e.kind](
e);function ro(e){return"field"in e?e.field:e.kind==="many-buttons"?"actions":e.kind==="long-ttl"?"ttl":e.kind==="image-\
size"?`${e.use}_url`:void 0}function yt(e){return e.kind==="token-expiry"&&e.expired?{message:`The API token expired on ${je(
e.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this again."}:e.kind!=="quoted-token"?
void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are not part of it, remove them from\
 the secret. Then run this again."}}const je=e=>e.toISOString().slice(0,10),vt=({width:e,height:t})=>`${e}x${t}`,Me={heading:{
name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdo\
wn link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function rs({notification:e,sources:t,messageOrigin:n}){const{actions:s,
ttl:r}=e,o=[];s&&s.length>2&&o.push({kind:"many-buttons",count:s.length}),r!==void 0&&r>wt&&o.push({kind:"long-ttl",seconds:r}),
n?.kind==="entry"&&o.push({kind:"entry-message",origin:n}),n?.kind==="neutral"&&o.push({kind:"neutral-message"}),o.push(
...kt("icon-url",e.icon_url),...kt("banner-url",e.banner_url));for(const i of["title","message"])o.push(...is(i,e)),(t[i]===
"input"||t[i]==="file")&&o.push(...as(i,e[i]));return o}function kt(e,t=""){const[,n,s]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(t)??[];return n===void 0?[]:[{kind:"page-as-image",input:e,raw:`https://raw.githubusercontent.com/${n}/${s}`}]}function is(e,t){
const[n]=bt,{visible:s,total:r}=pe(t[e],n[e]);return s===r?[]:[{kind:"truncated",field:e,visible:s,total:r}]}function as(e,t){
const s=Object.keys(Me).filter(r=>Me[r].pattern.test(t)).map(r=>({kind:"markup",field:e,what:r}));return t.includes("\\n")?
[...s,{kind:"escaped-newline",field:e}]:s}const cs=e=>e===0?[{kind:"reach-zero"}]:[],us=e=>e!==void 0&&/[-_.:/#]$/.test(
e)?[{kind:"key-separator",key:e}]:[],ls=(e,t,n)=>e&&t!==void 0&&n===void 0?[{kind:"release-each-run",tag:t.tag}]:[],ds=(e,t)=>e!==
void 0&&t!==void 0?[{kind:"release-each-period",tag:t.tag,period:e}]:[],hs=(e,t)=>e>1&&t===void 0?[{kind:"rerun",attempt:e}]:
[];function fs(e,t){if(/^(["'`]).*\1$/.test(e))return[{kind:"quoted-token"}];const n=ps(e);return n===void 0||n-t>=ts*es?
[]:[{kind:"token-expiry",at:new Date(n),expired:n<=t}]}function ps(e){const[t,n,s,...r]=e.split(".");if(!t||!n||s===void 0||
r.length>0)return;const{exp:o}=Object((0,B.qF)(Buffer.from(n,"base64url").toString("utf8"))),i=typeof o=="number"?o*1e3:
Number.NaN;return Number.isNaN(new Date(i).getTime())?void 0:i}const ie=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?
`
${n}`:""}`,ms={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function gs({title:e,reason:t,message:n,hint:s},r,o){const u=o!==void 0&&o.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",l=["Look in the panel of the service\
 before you send it again.",s,`If nothing was sent, ${u}run this again.`].filter(Boolean).join(" "),h=r==="not-sent"&&t===
"internal-error"?" You can run this again.":"";return{title:`${e} (${r?`${r}: `:""}${t})`,failed:e,why:{text:n},meaning:r&&
ms[r],next:{text:r==="unknown"?l:`${s}${h}`},reason:t}}const bs=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(
/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),_t=e=>`https://github.com/web-push-action/web-push-action/blob\
/v1/docs/troubleshooting.md#${bs(e)}`,Tt=4096,ws=600;function $s({why:e,meaning:t,next:n,reason:s},r){const i=`
${r(t?`${t} ${ie(n)}`:ie(n))}${s?`
More: ${_t(s)}`:""}`;return ys(r(ie(e)),Tt-i.length)+i}function ys(e,t){const n=e.split(`
`);if(n.length===1)return J(e,t-1);const s=u=>`- and ${u} more (see the log)`;let r=s(n.length).length;const o=[];for(const u of n){
const p=J(u,ws);if(r+=p.length+1,r>t)break;o.push(p)}const i=n.length-o.length;return[...o,...i>0?[s(i)]:[]].join(`
`)}const vs=5e3;function ks({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${ot(e)}</b>`]]:[],["Why",Ae(t,vs)],["What to do",Ae(n)],...s?[["More",`<a href="${_t(s)}">W\
hat ${s} means</a>`]]:[]].map(([o="",i])=>`<tr><th align="left">${o.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,it(n)]}const Ne={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing was \
sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},xt={
cut:"the response was cut off",timeout:"the response was not complete in time","too-large":`the response is larger than ${et}\
 MiB`,cancelled:"the run was cancelled before the response was complete","not-json":"the response is not JSON"};function _s(e){
const t=e==="cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`The servic\
e accepted it (2xx), but ${xt[e]}. Do not send it again before you look in the panel of the service.${t}`}const Ts="anno\
unce the release by hand, with its tag (a re-run uses the original workflow file and event)";function xs(e,t,n=!1){if("f\
ailure"in e){const i=gs(e.failure,e.outcome,t);return n&&(i.next.text=i.next.text.replace(W.Up,Ts)),At(e)?Us(i,t):i}if(e.
outcome!=="skipped")return;const s=`${Ne.skipped} (${e.reason})`;if(e.reason==="already-sent")return{title:s,why:St(e.claim),
next:Ns(e.claim)};if(e.reason==="outside-window")return{title:s,why:{text:gt(e.outside)},next:Yn};const{why:r}=e;if(r.kind===
"level"||r.kind==="age")return{title:s,why:{text:Kn(r)},next:{text:Jn(r)}};const o=r.kind==="activity"&&r.actual==="rele\
ased"?"To announce pre-releases that become releases, set a `once-key`.":"To send on this event too, set the content as \
inputs, and set a `once-key`: without one, each event sends a notification.";return{title:s,why:{text:Es(r)},next:{text:`\
Usually there is nothing to do. ${o}`}}}function Es(e){if(e.kind==="draft")return"The release is a draft.";const{kind:t,
actual:n}=e;if(t==="activity"&&n==="released")return"The release event's activity `released` is announced only with `onc\
e-key` (publishing a stable release also fires `published`, and both would be sent).";const s=/^[a-z_]{1,40}$/.test(n)?`\
\`${n}\``:"not one that GitHub documents";return t==="activity"?`The release event's activity is ${s}; only \`published\` \
and, with \`once-key\`, \`released\` are announced.`:`The deployment's state is ${s}; only \`success\` is announced.`}const Ss={
input:"the inputs",file:"the file",release:"the release",event:"the event"};function As({sources:e,messageOrigin:t},n){const s=Object.
entries(Ss).flatMap(([o,i])=>{const u=l=>l==="message"&&t?`message (${Ie(t)})`:l,p=Object.entries(e).flatMap(([l,h])=>h===
o?[u(l)]:[]);return p.length>0?[`${p.join(", ")} from ${i}`]:[]}),r=Object.keys(n);return r.length>0&&s.push(`${r.join("\
, ")} from extra-fields`),`Content: ${s.join("; ")}.`}const Rs=e=>`Release: ${pt(e)}.`;function Cs(e){if(e.type==="all")
return"To: every subscriber of the site (the service does not report how many).";const{id:t,name:n,reach:s}=e.audience;return`\
To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${s===void 0?"":`, ${s} subscriber${s===1?"":"s"}`}\
.`}function Os(e){return`Guards: ${Et(e).join(", ")||"none (max-reach, check-urls and once-key are not set)"}.`}function Et(e){
const{maxReach:t,releaseLevel:n,maxAge:s,window:r,checkUrls:o,isExpected:i,onceKey:u}=e;return[t===void 0?void 0:`max-re\
ach ${t}`,n&&`release-level ${n}`,s===void 0?void 0:`max-age ${ht(s)}`,r&&`send-between ${r}`,o&&"check-urls",i&&"expect\
ed-payload",u===void 0?void 0:`once-key ${(0,B.hD)(u)}`].filter(l=>typeof l=="string")}function Ps({result:e,attempts:t,
response:n}){const s=Ne[e.outcome];if(e.outcome!=="sent")return`${s}.`;const r=t>1?` on attempt ${t}`:"";return`${s}${r}\
: the service responded ${n?.statusCode} at ${e.sentAt.toISOString()}.`}function Is({advice:e,keyUse:t,claim:n,result:s}){
return[...e.map(r=>({level:js(r),title:Ms(r),text:ss(r)})),...t?[Ds(t)]:[],...At(s)?[]:Ls(n,s.outcome)]}const js=e=>e.kind===
"neutral-message"?"note":"warning",Ms=e=>e.kind==="token-expiry"&&e.expired?"Token expired":"Advice";function St({key:e,
ref:t,by:n}){const s=n?`run ${n.run} (attempt ${n.attempt}) at ${n.time}`:"another run";return{text:`The key ${(0,B.hD)(
e)} was already used by ${s}; that notification was sent, or may have been. The claim is the ref ${t}.`,url:n?.url}}function Ns(e){
return{text:"Usually there is nothing to do. If you are not sure, look in the panel of the service. Only if that notific\
ation was not sent, or to send it a second time on purpose, delete the claim with this command, then run the workflow ag\
ain:",command:De(e)}}function Ds(e){if(e.kind==="used"){const s=St(e.claim);return{...s,level:"warning",title:"Key alrea\
dy used",text:`A real run would be skipped. ${s.text}`}}const t=(0,B.hD)(e.key);return e.kind==="unused"?{level:"note",text:`\
The key ${t} has not been used.`}:{level:"warning",text:`Could not determine whether the key ${t} was used (${e.cause}),\
 so this dry run cannot say whether a real run would be skipped.`}}function Ls(e,t){if(!e||e.kind==="none"||t==="sent")return[];
const{kind:n,ref:s,tag:r}=e,o=De(e);if(t==="unknown")return[{level:"note",text:`The claim ${s} stays, so a re-run with t\
his key will be skipped. Look in the panel of the service. Only if nothing was sent, delete the claim with this command,\
 then run this again:`,command:o}];const i=(0,B.hD)(e.key),[u,p,l]=n==="held"?["Claim not deleted",`could not delete its\
 claim of the key ${i}`,"This"]:["Claim not certain",`could not determine whether it has the claim of the key ${i}`,"If \
it is, this"],h=`This run sent nothing, but ${p}, so a re-run may be skipped. ${l} command deletes the ref ${s} only if \
it still points to ${r}, the claim of this run. Run it, then run the workflow again:`;return[{level:"warning",title:u,text:h,
command:o}]}const At=e=>"failure"in e&&e.failure.reason==="claim-failed";function Us(e,t){if(!t||t.kind==="none")return e;
const{text:n}=e.next,s=`Or run this command now, which deletes the ref only if it still points to ${t.tag}, the claim of\
 this run:`;return{...e,next:{text:`${n} ${s}`,command:De(t)}}}function De({ref:e,repository:t,serverUrl:n,tag:s}){const r=(0,B.
Dl)(n)?.host??"github.com",o=`gh api${r==="github.com"?"":` --hostname ${r}`}`,i=`${o} --method DELETE repos/${t}/git/${e}`;
return`[ "$(${`${o} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`})" = ${s} ] && ${i}`}const Fs=({outcome:e})=>e===
"sent"||e==="unknown",Bs=({outcome:e})=>e==="sent"||e==="dry-run"||e==="skipped"?0:1;function Hs({attempts:e,result:t,response:n,
payload:s,target:r}){const o=r?.type==="audience"?r.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.
reason:"reason"in t?t.reason:"","status-code":me(n?.statusCode),response:n?.body??"",payload:s??"","audience-id":me(o?.id),
"audience-name":o?.name??"","audience-reach":me(o?.reach),attempts:me(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():
""}}const me=e=>e===void 0?"":String(e);function oo(e){return e instanceof Failure?{audiences:"",count:"",reason:e.reason}:
{audiences:JSON.stringify(e),count:String(e.length),reason:""}}function io({notifications:e,extraFields:t,failure:n},s){
const r=e.map(({file:o,content:i})=>({file:o,payload:{...i?.notification,...t}}));return{payloads:s?"":JSON.stringify(r),
count:n?"":String(r.length),reason:s}}const Ws=["payload","outcome","reason","kind","type","responseFlaw","field","what",
"sources"];function Gs(e,t){const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,r));
if(s instanceof W.HR)return zs(s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const o=Object.entries(s).
map(([i,u])=>r?[t(i),n(u,!0)]:[i,Ws.includes(i)?u:n(u,i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}
function zs({reason:e,title:t,message:n,hint:s},r){return new W.HR({reason:e,title:r(t),message:r(n),hint:r(s)})}function qs(e){
const t=Vs(e),{result:n,claim:s,isRunOfRelease:r}=t;return{finished:t,entries:Is(t),flaw:n.outcome==="sent"&&n.responseFlaw?
_s(n.responseFlaw):void 0,annotation:xs(n,s,r),closingLine:Ps(t)}}function Vs(e){const{result:t,advice:n}=e;if(!("failur\
e"in t)||!Ks(t.failure))return e;const{failure:s}=t,r=n.find(l=>yt(l)!==void 0),o=r&&yt(r);if(o===void 0)return e;const{
reason:i,title:u}=s,p=new W.HR({reason:i,title:u,message:`${s.message} ${o.message}`,hint:o.hint});return{...e,result:{...t,
failure:p},advice:n.filter(l=>l!==r)}}const Ks=({reason:e})=>e==="http-401"||e==="http-403",Js=10,Qs=25,ae={message:4e3,
text:1e3,button:200,extraName:60,extraValue:300},Ys=400;function Xs(e,t,n){const s=[...er(e),t&&nr(t),...sr(n)].filter(Boolean);
return`<table>
<tr>${["Field","Value","Source","Browsers"].map(o=>`<th>${o}</th>`).join("")}</tr>
${s.join(`
`)}
</table>`}function Le(e,t,n,s){return`<tr><td>${re(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${Zs(s)}</td></tr>`}
function Zs(e){return e===It?"":e===Pt?"unknown":e===X?"all":ir.map((n,s)=>({browser:n,since:e[s]??Y})).filter(({since:n})=>n!==
Y).map(({browser:n,since:s})=>s===ne?n:`${n}&nbsp;${s}`).join(", ")}const Rt=e=>`${te(e)} more, in the output <code>payl\
oad</code>`;function er({notification:e,sources:t,messageOrigin:n}){return Object.keys(e).flatMap(s=>{const r=s==="messa\
ge"&&n?`: ${Z(ee(Ie(n)))}`:"",o=`${t[s]??""}${r}`,i=(h,m)=>Le(h,m,o,ar[s]);if(s!=="actions")return i(s,tr(s,e));const{actions:u=[]}=e,
p=u.slice(0,Js).map(({text:h,url:m},_)=>i(`actions[${_}]`,`${Ct(h,ae.button)}<br>${Re(m)}`)),l=u.length-p.length;return l>
0?[...p,i(s,Rt(l))]:p})}function tr(e,t){const n=t[e]??"";return typeof n=="number"?`${te(n)} s${or(n)}`:e.endsWith("_ur\
l")?Re(n):Ct(n,e==="message"?ae.message:ae.text)}function Ct(e,t){if(e.length<=Ys)return Z(ee(e));const n=e.length>t?"<b\
r><i>The rest is in the output <code>payload</code>.</i>":"";return`<details><summary>${Z(ee(J(e,80).replace(/\s+/g," ")))}\
 <i>(${V(e.length,"character")})</i></summary>${he(e,t)}${n}</details>`}function nr(e){const t=e.type==="all"?"all":`aud\
ience ${e.audience.id}`;return Le("target",re(t),"input",It)}function sr(e){const t=Object.keys(e),n=(o,i)=>Le(o,i,"extr\
a-fields",Pt),s=t.slice(0,Qs).map(o=>n(J(o,ae.extraName),re(J(rr(e[o]),ae.extraValue)))),r=t.length-s.length;return r>0?
[...s,n("\u2026",Rt(r))]:s}const rr=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function or(e){const n=[[604800,"we\
ek"],[86400,"day"],[3600,"hour"],[60,"minute"]].find(([s])=>e>=s&&e%s===0);return n?` (${V(e/n[0],n[1])})`:""}const ne="\
\u2713",Y="\u2013",X=[ne,ne,ne],Ot=[ne,ne,Y],ir=["Chrome","Firefox","Safari"],ar={title:X,message:X,icon_url:Ot,banner_url:[
"56+",Y,Y],landing_url:X,actions:["48+",Y,Y],utm_source:X,utm_medium:X,utm_campaign:X,ttl:Ot},Pt=["?","?","?"],It=["","",
""],cr=2,jt=56,ur=360,lr="Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function dr(e){
return`<div>
${bt.map(n=>hr(n,e)).join(`
`)}
<br clear="all"><sub>${lr}</sub>
</div>`}function hr(e,{title:t,message:n,actions:s=[],...r}){const{name:o,browser:i,iconAt:u,textWidth:p}=e,l=pe(t,e.title),
h=pe(n,e.message),m=s.slice(0,cr).map(({text:w})=>pe(w,e.button)),_=s.length-m.length,E=`<td valign="top" width="${jt}">${ct(
r.icon_url,"icon",jt)}</td>`,S=`<td valign="top" width="${p}" dir="auto"><b>${Ue(l)}</b><br>${Ue(h)}</td>`,P=r.banner_url&&
ct(r.banner_url,"banner",ur),I=m.map(w=>`<kbd>&nbsp;${Ue(w)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),j={Title:l,Message:h},O=[
...Object.entries(j).map(([w,f])=>Fe(f)&&pr(w,f)),m.some(Fe)&&"\u2702\uFE0F A button is cut",_>0&&`\u2702\uFE0F ${V(_,"m\
ore button")} not shown`,...Object.entries(j).map(([w,f])=>!Fe(f)&&Mt(mr(w,f))),Mt(`Opens ${Re(r.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${o} <sub>${i}</sub></th>`,u==="start"?E+S:S+E,P&&`<td colspan="\
2" align="center">${P}</td>`,I&&`<td colspan="2" align="center">${I}</td>`,`<td colspan="2">${O.join("<br>")}</td>`].flatMap(
w=>w?[`<tr>${w}</tr>`]:[]).join("")}</table>`}const fr=24,Ue=({shown:e})=>Z(ee(e,fr)),Fe=({visible:e,total:t})=>e<t,pr=(e,{
visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${te(t)} of ${V(n,"character")}`,mr=(e,{total:t})=>`${e} fits (${V(t,"\
character")})`,Mt=e=>`<sub>${e}</sub>`,gr={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4",
"not-sent":"\u274C",unknown:"\u2753"};function br({finished:e,entries:t,annotation:n}){const{result:s,content:r,target:o,
extraFields:i={},response:u}=e,{outcome:p}=s,l=t.filter(({level:m})=>m==="warning"),h=t.filter(({level:m})=>m==="note");
return Vn([`<h2>${gr[p]} ${Ne[p]}</h2>`,n&&ks(n),wr(e),$r(e),Nt("\u26A0\uFE0F",l),Nt("\u2139\uFE0F",h),r&&["<h3>Preview<\
/h3>",dr(r.notification)],r&&["<h3>Fields</h3>",Xs(r,o,i)],u?.body&&kr(u.body)])}function wr({result:e,target:t,release:n,
attempts:s,response:r}){const o=e.outcome==="sent"&&e.responseFlaw?`, but ${xt[e.responseFlaw]}`:"",i=[t&&`<b>To</b> ${yr(
t)}`,n&&`<b>Release</b> ${he(pt(n),300)}`,r?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${r.statusCode}${o}`,s>0&&V(s,"att\
empt"),e.outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);return i.
length>0&&`<p>${i.join(" \xB7 ")}</p>`}function $r({guards:e}){const t=e?Et(e).map(re):[];return t.length>0&&`<p><b>Guar\
ds</b> ${t.join(" \xB7 ")}</p>`}function yr(e){if(e.type==="all")return"every subscriber of the site; the service does n\
ot report how many";const{id:t,name:n,reach:s}=e.audience,r=n===void 0?`audience ${t}`:`${Fn(n)} (audience ${t})`;return s===
void 0?r:`${r}, <b>${V(s,"subscriber")}</b>`}const vr=10;function Nt(e,t){const n=t.slice(0,vr).map(r=>`${e} ${Ae(r)}`),
s=t.length-n.length;return s>0&&n.push(`${e} ${s} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}</p>`,t.map(it)]}
const Dt=16e3;function kr(e){const t=e.length-Dt,n=t>0?`<p>${V(t,"more character")} in the output <code>response</code>.\
</p>`:"";return`<details><summary>Response of the service</summary><pre><code>${Se(J(e,Dt))}</code></pre>${n}</details>`}
const ge=require("node:fs"),Be=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function _r(){return{http:Be("HTT\
P_PROXY"),https:Be("HTTPS_PROXY"),bypass:Be("NO_PROXY")}}function ce(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,
GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:o}=process.env;return{github:{apiUrl:e||"https://api.github\
.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:r??"",event:o??"",attempt:Number(process.env.
GITHUB_RUN_ATTEMPT)||1}}}async function Tr(e){const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;
try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const xr=25*1048576;function Lt(){const{GITHUB_EVENT_NAME:e="",
GITHUB_EVENT_PATH:t=""}=process.env;try{return(0,ge.statSync)(t).size>xr?{name:e,payload:void 0,unreadable:"the event is\
 larger than 25 MiB"}:{name:e,payload:JSON.parse((0,ge.readFileSync)(t,"utf8"))}}catch{return{name:e,payload:void 0,unreadable:t===
""?void 0:"the file of the event cannot be read"}}}var Ut=b(857);function Ft(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function He(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.
endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function ue(e,t,n){const s=new Er(e,t,n);process.stdout.write(s.toString()+
Ut.EOL)}function Bt(e,t=""){ue(e,{},t)}const Ht="::";class Er{constructor(t,n,s){t||(t="missing.command"),this.command=t,
this.properties=n,this.message=s}toString(){let t=Ht+this.command;if(this.properties&&Object.keys(this.properties).length>
0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?
n=!1:t+=",",t+=`${s}=${Ar(r)}`)}}return t+=`${Ht}${Sr(this.message)}`,t}}function Sr(e){return Ft(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Ar(e){return Ft(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const ao=require("path");var Wt=function(e,t,n,s){function r(o){return o instanceof
n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function u(h){try{l(s.next(h))}catch(m){i(m)}}function p(h){
try{l(s.throw(h))}catch(m){i(m)}}function l(h){h.done?o(h.value):r(h.value).then(u,p)}l((s=s.apply(e,t||[])).next())})},
We;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(We||(We={}));function co(e,t){const n=toCommandValue(
t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand(
"set-env",{name:e},n)}function Rr(e){ue("add-mask",{},e)}function uo(e){process.env.GITHUB_PATH||""?issueFileCommand("PA\
TH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function be(e,t){const n=process.
env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not suppl\
ied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function lo(e,t){const n=be(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function ho(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=be(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function fo(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function po(e){issue("echo",e?"on":"off")}function mo(e){process.exitCode=We.Failure,Ge(e)}function go(){
return process.env.RUNNER_DEBUG==="1"}function bo(e){issueCommand("debug",{},e)}function Ge(e,t={}){ue("error",He(t),e instanceof
Error?e.toString():e)}function Cr(e,t={}){ue("warning",He(t),e instanceof Error?e.toString():e)}function Or(e,t={}){ue("\
notice",He(t),e instanceof Error?e.toString():e)}function we(e){process.stdout.write(e+Ut.EOL)}function Gt(e){Bt("group",
e)}function zt(){Bt("endgroup")}function wo(e,t){return Wt(this,void 0,void 0,function*(){Gt(e);let n;try{n=yield t()}finally{
zt()}return n})}function $o(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
e,t));issueCommand("save-state",{name:e},toCommandValue(t))}function yo(e){return process.env[`STATE_${e}`]||""}function vo(e){
return Wt(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Pr={"expected-payload":"any"};function Ir(e){
for(const t of e.filter(n=>ve._y.includes(n))){const n=be(t);n!==""&&Rr(n)}return Object.fromEntries(e.map(t=>[t,jr(t)]))}
function jr(e){return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?be(e):Pr[e]??""}function Mr(e){return Object.entries(
process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||Object.hasOwn(e,s)||
!n?.trim()?[]:[{name:s,variable:t}]})}async function Nr(e){const t=Mr(e);if(t.length===0)return[];const{unknownInputs:n}=await b.
e(65).then(b.bind(b,3065));return n(t,Object.keys(e))}const qt="\u2060";function ze(e){return!/[^\x20-\x7e]/.test(e)&&!e.
includes("##[")&&!e.trimStart().startsWith("::")?e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${qt}`).split(`
`).map(Lr).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Dr=(0,B.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Lr(e){const t=e.
search(Dr());return t>=0&&e.startsWith("::",t)?`${e.slice(0,t)}:${qt}${e.slice(t+1)}`:e}function Ur(e){const t=s=>ze(e(s)),
n=s=>(r,o,i)=>{const u=t(o);u.length>Tt&&we(u),s(u,{title:t(r),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};
return{info:s=>we(t(s)),retry:(s,r)=>{const o=(r/1e3).toFixed(1);we(t(`${s.title}: ${s.message} Retrying ${o==="0.0"?"no\
w":`in ${o} s`}.`))},group:(s,r)=>{Gt(t(s)),we(t(r)),zt()},notice:n(Or),warning:n(Cr),error:n(Ge)}}function Fr(e){const t=new Date,
n=_r(),s=(0,ve.gE)({...e,others:(0,xe.FF)(n)}),r=(0,se.uT)(n),o=Br();return{log:Ur(s.redact),secrets:s,redact:s.redact,http:r,
signal:o.signal,startedAt:t,watch:Hr(o)}}function Br(){const e=new AbortController,t=()=>e.abort();for(const n of["SIGIN\
T","SIGTERM","SIGBREAK"])process.on(n,t);return e}function Hr(e){process.exitCode=1;let t=()=>{};return process.on("befo\
reExit",()=>t(new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{const s=new Promise(
(r,o)=>{t=o});return Promise.race([n,s])}}async function Wr(e,t,n=e){let s=e;try{t()}catch(r){s=n;const o=r instanceof Error?
r.name:typeof r;Ge(`The report of this run failed (${o}). The outputs say how the run ended, if they are set. If this st\
ep sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before you sen\
d it again.`,{title:"Internal error (internal-error)"})}await new Promise(r=>process.stdout.write("",r)),process.exit(s)}
function Gr(e,t,n){const{title:s,why:r}=n,o=$s(n,ze);o.startsWith(ze(r.text))||e.info(r.text),e[t](s,o)}const Vt=524288;
function ko(e,t,{length:n}){if(n<=Vt)return;const s=`GitHub passes at most about ${Vt} on to other jobs, so use it only \
in this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters. ${s}`)}const zr=["response","audience-n\
ame"];function qr(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r={...e};for(const o of zr){const i=e[o];
i!==void 0&&(r[o]=t(i))}try{(0,ge.appendFileSync)(s,Vr(r))}catch(o){n.warning("Outputs not written",`The action could no\
t write its outputs (${(0,W.q0)(o)}). Later steps may see them as empty; the log says how the run ended.`)}}function Vr(e){
const t=new Set(Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)
n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function Kr(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||(0,Ke.yG)(e)===!1))try{(0,ge.appendFileSync)(
s,t())}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,W.q0)(r)}).`)}}async function Jr(){
const e=Ir(ye.AE),t=Fr({apiToken:e["api-token"],githubToken:e["github-token"]}),n=await new Qr(e,t).run();await Wr(Bs(n.
result),()=>no(n,e.summary,t))}class Qr{#n;#e;#t={attempts:0,advice:[]};#o;#s;constructor(t,n){this.#n=t,this.#e=n;const{
event:s}=ce().run;this.#t.isRunOfRelease=s==="release"||s==="push"&&t.release!==""}async run(){const{watch:t}=this.#e,n=await t(
this.#r()).catch(r=>this.#d(r)),s=this.#o;return s&&!Fs(n)&&await t(s.release()).catch(()=>{}),{...this.#t,claim:s?.state,
result:n}}#d(t){return{outcome:this.#t.attempts>0?"unknown":"not-sent",failure:(0,W.h_)(t)}}async#r(){const t=await this.#h();
if("skip"in t)return{outcome:"skipped",reason:"not-announceable",why:t.skip};const{settings:n,content:s,onceKey:r}=t,o=Ln(
n,this.#e),i=await this.#i(n,o),u=this.#p(s,i);await Xr(n,u),n.checkUrls&&await this.#m(n,s);const p=r&&await this.#a(n,
r,s,i),l=await Zr(n);if(n.dryRun){if(l&&this.#t.advice.push({kind:"outside-window",outside:l}),this.#t.keyUse=await p?.check(),
this.#e.signal.aborted)throw(0,W.Yq)("Sending");return{outcome:"dry-run"}}if(l)return{outcome:"skipped",reason:"outside-\
window",outside:l};if(this.#t.advice.push(...hs(ce().run.attempt,r?.key)),p){this.#o=p;const _=await p.claim();if(_!=="c\
laimed")return{outcome:"skipped",reason:"already-sent",claim:_}}const{verdict:h,...m}=await Rn({service:o,body:u,onAttempt:()=>this.#t.
attempts++});return this.#t.response=m,h}async#h(){const{secrets:t,log:n}=this.#e,s=this.#t,r=(0,ye.yc)(this.#n,t),{settings:o}=r,
i=[...r.problems,...await Nr(this.#n)],u=await Yt({...r,problems:i},this.#g(o));if(!o)throw(0,K.vQ)(i);if("skip"in u)return u;
const{content:p,extraFields:l,release:h}=u;s.content=p,s.extraFields=l,s.release=h,n.info(As(p,l)),h&&n.info(Rs(h));const m=await this.#f(
o,u.onceKey);return s.guards=Yr(o,m),s.advice.push(...fs(o.apiToken,Date.now()),...rs(p)),s.advice.push(...us(m?.key),...ds(
o.oncePer,h)),s.advice.push(...ls(o.release?.kind==="latest",h,m?.key)),{settings:o,content:p,onceKey:m}}async#f({oncePer:t,
timeZone:n},s){if(s==="")return;if(t===void 0)return{key:s};const{periodOf:r}=await b.e(406).then(b.bind(b,1406));return{
key:s,period:r(t,this.#e.startedAt,n)}}async#i(t,n){const{log:s,redact:r}=this.#e,o=await to(t,()=>xn(n),r);return this.#t.
target=o,o.type==="audience"&&(this.#t.advice.push(...cs(o.audience.reach)),cn(o.audience,t.maxReach,r)),s.info(Cs(o)),s.
info(Os(this.#t.guards??{})),o}#p({notification:t},n){const s=Un(t,n,this.#t.extraFields??{});return this.#t.payload=s,this.#e.
log.group("Payload",s),s}async#m(t,{notification:n}){const{checkUrls:s,urlCheckFailure:r}=await b.e(291).then(b.bind(b,2291)),
o={uses:(0,Q.Wn)(n),timeoutMs:t.timeout*1e3,userAgent:Qe.N},{problems:i,wrongSizes:u}=await s(o,this.#e);if(i.length>0)throw r(
i);this.#t.advice.push(...u.map(p=>({kind:"image-size",...p}))),this.#e.log.info("URL check passed.")}async#a(t,n,{notification:s},r){
const o=await this.#c(t),{ClaimStore:i}=await Promise.all([b.e(413),b.e(517)]).then(b.bind(b,8595)),{signal:u}=this.#e,l={
target:r.type==="all"?"all":`audience ${r.audience.id}`,title:s.title},h=ce(),{serverUrl:m}=h.github;return new i({...n,
record:l,serverUrl:m,run:h.run},o,u)}#c(t){return this.#s??=eo(t,this.#e),this.#s}#g(t){const{secrets:n,signal:s,startedAt:r}=this.#e;
return{secrets:n,filter:{level:t?.releaseLevel,maxAge:t?.maxAge,now:r},readFile:async o=>(await b.e(194).then(b.bind(b,2194))).
readWorkspaceFile(o),readEvent:async()=>Lt(),fetchRelease:async()=>{if(!t?.release)throw new Error("no release is named");
const{release:o,releaseLevel:i}=t,u=await this.#c(t),{fetchRelease:p}=await Promise.all([b.e(413),b.e(303)]).then(b.bind(
b,3425)),{repository:l}=ce().run,{repository:h}=Object(Lt().payload);return p({choice:o,level:i,repository:l,eventRepository:h,
signal:s},u)}}}}function Yr(e,t){const{maxReach:n,releaseLevel:s,maxAge:r,sendBetween:o,timeZone:i="UTC",checkUrls:u,expectedPayload:p}=e;
return{maxReach:n,releaseLevel:s,maxAge:r,window:o&&`${o.text} (${i})`,checkUrls:u,isExpected:p!==void 0,onceKey:t&&[t.key,
t.period].filter(Boolean).join(" ")}}async function Xr({expectedPayload:e},t){if(e===void 0)return;const{checkExpectedPayload:n}=await b.
e(138).then(b.bind(b,3138));n(e,t)}async function Zr({sendBetween:e,timeZone:t}){if(e===void 0)return;const{outsideWindow:n}=await b.
e(288).then(b.bind(b,288));return n(e,t??"UTC",new Date)}async function eo({githubToken:e="",timeout:t},n){const{GithubClient:s}=await Tr(
()=>Promise.all([b.e(413),b.e(354)]).then(b.bind(b,3074))),{github:r,run:o}=ce(),i={apiUrl:r.apiUrl,repository:o.repository,
token:e,timeoutMs:t*1e3};return new s(i,n)}async function to(e,t,n){const{target:s,audienceId:r,audienceName:o,maxReach:i,
dryRun:u}=e;return s==="all"?(u&&await t(),{type:"all"}):{type:"audience",audience:r!==void 0&&o===void 0&&i===void 0&&!u?
{id:r}:await on({id:r,name:o},await t(),n)}}function no(e,t,n){const{log:s,redact:r}=n;qr(Hs(e),n);const o=qs(Gs(e,r)),{
entries:i,annotation:u}=o;Kr(t,()=>br(o),n);for(const{level:p,title:l,...h}of i)p==="warning"?s.warning(l??"Advice",ie(h)):
s.info(ie(h));o.flaw&&s.warning("Sent, with an unexpected response",o.flaw),u?Gr(s,"failure"in e.result?"error":"notice",
u):s.info(o.closingLine)}Jr(),module.exports=Kt})();
