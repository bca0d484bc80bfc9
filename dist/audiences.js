(()=>{"use strict";var Ft={53:(e=>{e.exports=require("node:diagnostics_channel")}),708:(e=>{e.exports=require("node:https")})},
X={};function h(e){var t=X[e];if(t!==void 0)return t.exports;var n=X[e]={exports:{}},r=!0;try{Ft[e](n,n.exports,h),r=!1}finally{
r&&delete X[e]}return n.exports}typeof h<"u"&&(h.ab=__dirname+"/"),h.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return h.
d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;h.t=function(n,r){if(r&1&&(n=
this(n)),r&8||typeof n=="object"&&n&&(r&4&&n.__esModule||r&16&&typeof n.then=="function"))return n;var s=Object.create(null);
h.r(s);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=r&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(
i).forEach(a=>o[a]=()=>n[a]);return o.default=()=>n,h.d(s,o),s}})(),h.d=(e,t)=>{for(var n in t)h.o(t,n)&&!h.o(e,n)&&Object.
defineProperty(e,n,{enumerable:!0,get:t[n]})},h.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),h.r=e=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModul\
e",{value:!0})};var Wt={};class g extends Error{reason;title;hint;constructor(t){super(t.message,t.cause===void 0?void 0:
{cause:t.cause}),this.name="Failure",this.reason=t.reason,this.title=t.title,this.hint=t.hint}}function Gt(e){return e instanceof
g?e:new g({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${v(e)}.`,hint:"Please repo\
rt this with the log of the run.",cause:e})}function v(e){if(!(e instanceof Error))return String(e);const t=e.code;if(t===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(t==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:n}=e;if(typeof t==
"string"&&t.startsWith("ERR_SSL_")&&typeof n=="string")return`${t}: ${n}`;const r=(e.message||e.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),s=typeof t=="string"&&!r.includes(t)?`${t}: ${r}`:r,o=e instanceof AggregateError?e.errors.map(v).join("; "):
"",i=o&&o!==s?`${s} (${o})`:s;return e.cause===void 0?i:`${i}: ${v(e.cause)}`}function L(e,t){try{return new URL(e,t)}catch{
return}}function Dt(e){try{return JSON.parse(e)}catch{return}}const qt={"":1,s:1,m:60,h:3600,d:86400,w:604800},Vt=/^[\x21-\x7e]+$/,
Yt=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,z=/[^ -~\xa0-\uffff]/g;function b(e){const t=JSON.stringify(e);return t.length>
100?`${t.slice(0,98)}\u2026" (${e.length} characters)`:t}function U(e,t,n){return r=>{const s=/^[0-9]+$/.test(r)?Number(
r):Number.NaN;return s>=t&&s<=n?{value:s}:{message:`${b(r)} is not ${e}`}}}function B(e){return/^(true|True|TRUE)$/.test(
e)?{value:!0}:/^(false|False|FALSE)$/.test(e)?{value:!1}:{message:`${b(e)} is neither true nor false; give \`true\` or \`fa\
lse\``}}function Xt(e){const t=B(e);return"value"in t?t.value:void 0}function Rs(e){const t=/^([0-9]+)([smhdw]?)$/.exec(
e),n="give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t)return{message:`${b(e)} i\
s not a duration; ${n}`};const r=Number(t[1])*qt[t[2]];return Number.isSafeInteger(r)?{value:r}:{message:`${b(e)} is too\
 long; ${n}`}}function xe(e){return Vt.test(e)?{value:e}:{message:"contains a space, a line break or a character outside\
 ASCII, which a token cannot contain; give only the token, preferably from a secret"}}function Os(...e){const t=`give an\
 absolute ${e.join(" or ")} URL, such as https://example.com/${e.length>1?"page":"image.png"}`;return n=>n===""?Jt(n):Ae(
e,n,t)}function Ae(e,t,n){if(/[\s\\]/.test(t)||t.search(z)>=0)return{message:`${b(t)} contains white space or a backslas\
h, which a URL must not contain; ${n}`};const r=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(t)?.[1]?.toLowerCase();return r!==
void 0&&!e.includes(r)?{message:`${b(t)} has the scheme ${r}; ${n}`}:r!==void 0&&/^[^:]+:\/\/[^/?#]/.test(t)&&L(t)!==void 0?
{value:t}:{message:`${b(t)} is not an absolute URL; ${n}`}}function zt(e){if(/^[^/]*\/\/[^/?#]*@/.test(e))return{message:"\
contains a user name or password; give the address without them"};const n=Ae(["https","http"],e,"give the https address \
of the push service, such as https://push.example.com");if("message"in n)return n;const r=new URL(e);return r.protocol===
"http:"&&!Yt.test(r.hostname)?{message:`${b(e)} has the scheme http, which would send the token unencrypted; give an htt\
ps URL (http is only for loopback addresses)`}:/[?#]/.test(e)?{message:`${b(e)} has a query or fragment; give the addres\
s without it`}:{value:e.replace(/\/+$/,"")}}function Jt(e){return e===""?{message:"is blank, which the service refuses; \
give some text"}:!/[!-~]/.test(e)&&tn(e)===""?{message:"has no visible character; give some text"}:{value:e}}const Kt=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
Zt=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,Qt=/[\s\x85]+/g,en=null;function tn(e){const t=e.
toWellFormed().replace(Kt,"").replace(Zt,"$1").replace(Qt," ").trim();return new RegExp(en,"u").test(t)?t:""}function H(e,t,n={}){
return{...typeof e=="string"?{input:e}:e,message:t,reason:"invalid-input",...n}}function Cs({place:e},{place:t}){return e&&
t?e.line-t.line||e.column-t.column:+!e-+!t}const J=100,Re=e=>e.length>J?`${e.slice(0,J-1).toWellFormed()}\u2026`:e;function Oe(e){
const t=e.slice(0,J).map((n,r)=>{if(typeof n=="number")return`[${n}]`;const s=Re(String(n)).replace(z,"\uFFFD");return r>
0?`.${s}`:s});return Re(t.join(""))}function Ce(e,t,n,r=""){return`${e.length>0?`\`${Oe(e)}\``:t}${r}${n.startsWith('"')?
":":""} ${n}.`}function nn({input:e,file:t,path:n=[],place:r,message:s}){const o=r&&`line ${r.line}, column ${r.column}`;
if(t!==void 0){const u=o?`${t}, ${o}`:t;return`${e}: ${u}: ${Ce(n,"the file",s)}`}const i=o?` (${o})`:"",a=typeof n[0]==
"number";if(n.length>0&&!a)return`${e}: ${Ce(n,"",s,i)}`;const c=a?Oe([e,...n]):e;return s.startsWith('"')?`${c}${i}: ${s}\
.`:`${a?`\`${c}\``:c.replace(/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/," and ")}${i} ${s}.`}function rn(e){const t=e.some(
n=>n.reason==="invalid-input")?"invalid-input":"unreadable-file";return new g({reason:t,title:t==="unreadable-file"?"Unr\
eadable file":"Invalid input",message:sn(e.map(nn),Ie(e)),hint:"Correct what is listed, then start a new run: a re-run u\
ses the original workflow file and event."})}const K=100;function Is(e,t,n){const r=Ie(t.slice(K)),s=t.slice(0,K).map(n);
return r===0?s:[...s,H(e,`has ${r} more problems`,{count:r})]}const Ie=e=>e.reduce((t,{count:n=1})=>t+n,0);function sn(e,t=e.
length){if(e.length===1)return e.join("");const n=e.slice(0,K).map(r=>`- ${r}`);return t>n.length&&n.push(`- and ${t-n.length}\
 more`),`${t} problems:
${n.join(`
`)}`}const[Ne,Pe,Me,on,je]=[37,38,92,35,59],Le=e=>e===Ne||e===Pe||e===Me;function an(e){const t=/[%&\\]/g,n=[];for(;t.test(
e);)n.push(t.lastIndex-1);return n}const cn={117:4,120:2,85:8},Ue=` excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apo\
s' lpar( rpar) ast* midast* plus+ comma, period. sol/
  colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\`
  DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`;function un(e){const t=Ue.indexOf(` ${e}`),
n=Ue.charCodeAt(t+1+e.length);return t===-1||Z(n)?void 0:n}const ln=16;class dn{text;levels;broken;code=0;at=0;isAtEnd=!1;constructor(t,n){
const r=()=>({codes:new Uint32Array(t.length),ends:new Uint32Array(t.length)});this.text=t;const[s,o,i,a]=[r(),r(),r(),r()];
this.levels=[s,o,i,a],this.broken=new Uint8Array(t.length);for(const c of n.toReversed())this.readUnit(c,s),this.readUnit(
c,o,s,s),this.readUnit(c,i,void 0,s),this.readUnit(c,a,s)}mayBegin(t,n){return t>=this.text.length||this.broken[t]?!0:this.
text.charCodeAt(t)===n||this.levels.some(({codes:r})=>r[t]===n)}endsOf(t,n){const r=[];for(const s of n){const o=this.text.
charCodeAt(s);if(o===t&&Be(r,s+1),!!Le(o))for(const{codes:i,ends:a}of this.levels)i[s]===t&&Be(r,a[s]??s)}return r}readUnit(t,n,r,s){
this.at=t,this.isAtEnd=!1,this.next(r);const[o,i]=[this.code,this.at],a=this.readEscape(o,s);n.codes[t]=a??o,n.ends[t]=a===
void 0?i:this.at,this.isAtEnd&&(this.broken[t]=1)}next(t){return this.at>=this.text.length?(this.isAtEnd=!0,!1):(this.code=
this.text.charCodeAt(this.at),t&&Le(this.code)?(this.broken[this.at]&&(this.isAtEnd=!0),this.code=t.codes[this.at]??0,this.
at=t.ends[this.at]??0):this.at++,!0)}readEscape(t,n){if(t===Ne)return this.readHexadecimal(2,n);if(t===Pe)return this.readReference(
n);if(t!==Me||!this.next(n))return;const r=cn[this.code];return r!==void 0?this.readHexadecimal(r,n):Z(this.code)||Q(this.
code,10)!==void 0?void 0:this.code}readHexadecimal(t,n){let r=0;for(let s=0;s<t;s++){const o=this.next(n)?Q(this.code,16):
void 0;if(o===void 0)return;r=r*16+o}return r}readReference(t){let n="";for(;n.length<=ln&&this.next(t);){if(this.code===
on&&n==="")return this.readNumber(t);if(this.code===je)return un(n);if(!Z(this.code))return;n+=String.fromCharCode(this.
code)}}readNumber(t){let n=10,r;for(;this.next(t);){if(r===void 0&&n===10&&(this.code|32)===120){n=16;continue}const s=Q(
this.code,n);if(s===void 0)return this.code===je?r:void 0;r=Math.min((r??0)*n+s,1114112)}}}function Be(e,t){e.includes(t)||
e.push(t)}const Z=e=>(e|32)>=97&&(e|32)<=122;function Q(e,t){if(e>=48&&e<=57)return e-48;const n=(e|32)-97;return t===16&&
n>=0&&n<6?n+10:void 0}const ee="the API token",He="the GitHub token",fn="***",Fe=8,hn=4,pn=64,mn=256,gn=8;function bn(e){
const t=new Map(e.others?.map(r=>[r,""]));t.set(e.githubToken??"",He).set(e.apiToken,ee),t.delete("");const n=[...t].flatMap(
([r,s])=>_n(r,s));return{find:r=>{if(r.length<Fe)return;const s=We(n,r,!1).map(({name:o})=>o);return[ee,He].find(o=>s.includes(
o))},redact:(r,s=!1)=>{let o="",i=0;for(const{start:a,end:c}of We(n,r,s).sort((l,u)=>l.start-u.start))o+=a<i?"":`${r.slice(
i,a)}${fn}`,i=Math.max(i,c);return o+r.slice(i)}}}function We(e,t,n){const r=an(t),s=n?[...r,t.length]:r,i=e.filter(c=>t.
includes(c.text)).flatMap(c=>$n(c,t));if(s.length===0)return i;const a=new dn(t,r);return[...i,...e.flatMap(c=>wn(c,a,s,
n))]}function $n(e,t){const{length:n}=e.text,r=n>mn?n:1,s=[];for(let o=t.indexOf(e.text);o!==-1;o=t.indexOf(e.text,o+r)){
const i=Ge(e,t,o,o+n),a=s.at(-1);a&&i.start<a.end?a.end=i.end:s.push(i)}return s}function wn(e,t,n,r){const s=e.text,{text:o}=t,
i=[];let a=0,c=-1;for(const l of n){for(let u=Math.max(a,c+1,l-s.length+1);u<=l;u++){if(!t.mayBegin(l,s.charCodeAt(l-u)))
continue;const p=u===l||s.startsWith(o.slice(u,l))?yn(s,t,l,l-u,r):void 0;if(p){i.push(Ge(e,o,u,Math.max(...p))),a=Math.
min(...p);break}}c=l}return i}function yn(e,t,n,r,s){const o=Math.max(1,Math.min(hn,e.length-1)),{length:i}=t.text;let a=[
n];for(let c=r;c<e.length&&a.length<=gn;c++){if(s&&c>=o&&a.some(f=>f>=i||t.broken[f]))return[i];const u=t.endsOf(e.charCodeAt(
c),a);if(u.length===0)return c>=pn?a:void 0;a=u}return a}function _n(e,t){if(e.length<Fe)return[{text:e,name:""}];const n=[
0,1,2].flatMap(r=>{const s=Buffer.from("\0".repeat(r)+e),o=s.toString("base64").slice(Math.ceil(r*8/6),Math.floor(s.length*
8/6)),i={before:r>0,behind:s.length%3>0},a=o.replaceAll("+","-").replaceAll("/","_");return[...new Set([o,a])].map(c=>({
text:c,name:t,partial:i}))});return[{text:e,name:t},...n]}function Ge({name:e,partial:t},n,r,s){const o=c=>/[\w+/-]/.test(
n.charAt(c)),i=t?.before&&o(r-1)?r-1:r;let a=t?.behind&&o(s)?s+1:s;for(;t&&a<s+3&&n[a]==="=";)a++;return{start:i,end:a,name:e}}
function vn(e,t,n){return Object.entries(e).flatMap(([r,s])=>{const o=En(s,t);return o?H({input:r,file:n},`contains ${o}\
, which would be published; remove it`):[]})}function Tn(e,t){const{"api-token":n,"github-token":r="",...s}=e,o=t.find(r)===
ee;return vn({...s,...o&&{"github-token":r}},t)}function En(e,t){const n=[e];for(const r of n){const s=typeof r=="string"?
t.find(r):void 0;if(s)return s;if(typeof r=="object"&&r!==null)for(const o of Object.entries(r))n.push(...o)}}const te=(e,t)=>n=>n===
""?{message:`is missing; give ${e}`}:t(n),T=(e,t)=>n=>n===""?{value:e}:t(n),w=e=>T(void 0,e),y=e=>({value:e}),De=(e,t)=>n=>{
const r=e.find(s=>s===n);return r===void 0?{message:`${b(n)} is not ${t}`}:{value:r}},S={"base-url":te("the base address\
 of the push service, such as https://push.example.com (a misspelled variable is empty)",zt),"api-token":te("the API tok\
en of the site, from a secret (a misspelled or unavailable secret is empty)",xe),timeout:T(30,U("a whole number of secon\
ds from 1 to 300",1,300)),retries:T(3,U("a whole number from 0 to 10",0,10)),summary:T(!0,B)},F=Number.MAX_SAFE_INTEGER,
ne={...S,target:te("`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting\
 a line",De(["all","audience"],"a valid target; give `all` (every subscriber) or `audience`")),"audience-id":w(U(`an aud\
ience id; give a whole number from 1 to ${F}`,1,F)),"audience-name":w(y),"max-reach":w(U(`a whole number from 0 to ${F}`,
0,F)),"payload-file":w(y),"extra-fields":w(y),"dry-run":T(!1,B),"check-urls":T(!1,B),"once-key":w(y),"once-per":w(De(["d\
ay","week","month"],"a period; give `day`, `week` or `month`")),release:w(y),"github-token":w(xe)},kn=e=>e.replace(/-([a-z])/g,
(t,n)=>n.toUpperCase()),re=["title","message","icon-url","banner-url","landing-url","actions","utm-source","utm-medium",
"utm-campaign","ttl"],se=e=>Object.keys(e),Sn=se(S),Ns=[...se(ne),...re];function xn(e,t){return oe(S,e,t)}function Ps(e,t){
return oe(ne,e,t,On(e))}function oe(e,t,n,r=[]){const s=[...Tn(t,n),...Rn(t)],o=new Set(s.map(({input:u})=>u)),i={...t,...Object.
fromEntries([...o].map(u=>[u,"(refused)"]))},a={},c=[];for(const[u,f]of Object.entries(e)){const p=f(i[u]);"value"in p?a[kn(
u)]=p.value:c.push(H(u,p.message))}const l=[...s,...[...c,...r].filter(({input:u})=>!o.has(u))];return{settings:l.length>
0?void 0:a,problems:l,inputs:i,refused:o}}const An=65536;function Rn(e){return["actions","extra-fields"].filter(n=>Buffer.
byteLength(e[n]??"")>An).map(n=>H(n,"is larger than 64 KiB; make it smaller"))}const qe={"payload-files":y,"extra-fields":y,
"check-urls":ne["check-urls"],timeout:S.timeout,summary:S.summary},Ms=[...se(qe),...re];function js(e,t){const n="is mis\
sing; give paths of payload files, or a notification as inputs",r=e["payload-files"]===""&&re.every(s=>e[s]==="");return oe(
qe,e,t,r?[problem("payload-files",n)]:[])}function On(e){const[t,n]=[e.target==="all",e.target==="audience"],r="is only \
allowed with `target: audience`",s="remove it, or change `target`",o="(the service does not report the reach of a broadc\
ast)",i=e["once-key"]?"`once-key` needs it to keep its claims in the repository":"the input `release` needs it to fetch \
the release";return[["audience-id",t&&e["audience-id"],`${r}; ${s}`],["audience-name",t&&e["audience-name"],`${r}; ${s}`],
["max-reach",t&&e["max-reach"],`${r} ${o}; remove it`],["audience-id, audience-name",n&&!e["audience-id"]&&!e["audience-\
name"],"are both missing; give at least one"],["once-key",e["once-per"]&&!e["once-key"],"is missing; `once-per` needs it"],
["github-token",(e["once-key"]||e.release)&&!e["github-token"],`is missing; ${i}`]].flatMap(([c,l,u])=>l?problem(c,u):[])}
const Cn=require("node:http");var ie=h.n(Cn);const In=require("node:string_decoder"),Ve=async()=>(await Promise.resolve().
then(h.t.bind(h,708,23))).default;async function Nn(e,t,n){const{method:r,url:s,headers:o,body:i,timeoutMs:a,maxBytes:c,
encoding:l="utf8",wantsBody:u,signal:f}=e,{request:p}=s.protocol==="https:"?await Ve():ie();return new Promise(Y=>{let C=!1,
I=!0,E=0,k,_;const Ee=new In.StringDecoder(l);let m="";const $=p(s,{agent:t,method:r,headers:i===void 0?o:{...o,"Content\
-Length":Buffer.byteLength(i)}}),xs=setTimeout(()=>P(new x("timeout",`no response within ${a/1e3} s`)),a),ke=()=>P(new x(
"cancelled","the run was cancelled")),Ut=d=>{E+=d.length};function Se(d){clearTimeout(xs),f?.removeEventListener("abort",
ke),k?.removeListener("data",Ut),Y(d)}function N(d){if(!_)return;const M=m+Ee.end(),j=l==="utf8"?M.replace(/^\ufeff/,""):
M;Se({..._,body:j,...d&&{incomplete:d}})}function P(d){_?N(d instanceof x?d.reason:"cut"):As(d)?Se(Mn(d,n)):Se(Ln(d,E)),
$.destroy()}const As=d=>!C||!I&&E===0&&Un(d);function Bt(){$.destroyed||(C=!0,I=$.reusedSocket||k.getProtocol?.()!=="TLS\
v1.3",$.end(i))}$.on("error",P),$.on("close",()=>_??P(Object.assign(new Error("the connection was closed"),{code:"ECONNR\
ESET"}))),$.on("socket",d=>{k=d,d.on("data",Ut),Pn(d)?Bt():d.once(Ye(d)?"secureConnect":"connect",Bt)}),$.on("response",
d=>{const M=d.statusCode??0;if(_={kind:"response",status:M,headers:d.headers,body:"",at:new Date},u?.(M)===!1){N(),$.destroy();
return}let j=0;d.on("data",Ht=>{m+=Ee.write(Ht.subarray(0,c-j)),j+=Ht.length,!(j<=c)&&(N("too-large"),$.destroy())}),d.on(
"end",()=>N(d.complete?void 0:"cut")),d.on("error",P),d.on("close",()=>N("cut"))}),f?.addEventListener("abort",ke),f?.aborted&&
ke()})}const Ye=e=>e.encrypted===!0;function Pn(e){return e.connecting?!1:!Ye(e)||e.secureConnecting===!1}class x extends Error{reason;constructor(t,n){
super(n),this.reason=t}}function Mn(e,{isProxied:t,isProxyTls:n}){const r={kind:"failure",mayHaveBeenReceived:!1,cause:e},
s=(u,f)=>({...r,reason:u,retryable:f});if(e instanceof x)return s(e.reason,e.reason==="timeout");const{code:o="",syscall:i,
statusCode:a}=e;return o==="ERR_PROXY_TUNNEL"?s("proxy-failed",a===void 0):!(i!==void 0&&o!=="EPROTO"||jn.test(o)||e instanceof
AggregateError)&&!o.startsWith("ERR_INVALID")?s(n?"proxy-failed":"tls-failed",!1):s(t&&!(o==="ECONNRESET"&&i===void 0&&!n)?
"proxy-failed":"connection-failed",!0)}const jn=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Ln(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_");return{kind:"failure",mayHaveBeenReceived:!0,reason:e instanceof
x?e.reason:r?"bad-response":"connection-lost",retryable:!0,cause:e}}function Un(e){const[,t]=/\bSSL alert number (\d{1,3})\b/.
exec(e instanceof Error?e.message:"")??[];return t!==void 0&&Bn.has(Number(t))}const Bn=new Set([42,43,44,45,46,48,116]),
A=require("node:net");function Hn(e,t,n=process.version){const r=(e.protocol==="https:"?t.https:t.http)?.trim();if(!r||qn(
e,t.bypass??""))return;if(!Fn(n))return{problem:`Node ${n} of this runner cannot use a proxy; update the runner (Node 24\
.5 or later can), or remove the proxy settings`};if(r.search(z)>=0)return{problem:"the proxy setting contains a line bre\
ak or another control character"};const s=L(ae(r));return!s||!/^https?:$/.test(s.protocol)?{problem:"the proxy setting i\
s not an http or https URL"}:Xe(s.username+s.password)===void 0?{problem:"the user name or password in the proxy setting\
 is not percent-encoded"}:{url:s.href}}function Fn(e){const[t=0,n=0]=e.replace(/^v/,"").split(".").map(Number);return t>
24||t===24&&n>=5}const Wn=4;function Gn({http:e,https:t}){return[...new Set([e,t].flatMap(Dn))]}function Dn(e=""){const[
,t=""]=/^[^:]*:\/\/(.*)$/s.exec(ae(e.trim()))??[],n=t.lastIndexOf("@");if(n<0)return[];const r=t.slice(0,n),s=r.indexOf(
":"),o=s<0?[r,""]:[r.slice(0,s),r.slice(s+1)],{username:i="",password:a=""}=L(ae(e.trim()))??{},c=o.map(u=>Xe(u)??u);return[
...[...o,i,a,...c].filter(u=>u.length>=Wn),Buffer.from(c.join(":")).toString("base64").replace(/=+$/,"")]}const ae=e=>e.
includes("://")?e:`http://${e}`;function Xe(e){try{return decodeURIComponent(e)}catch{return}}function qn(e,t){const n=e.
hostname.replace(/^\[|\]$|\.$/g,""),r=e.port||(e.protocol==="https:"?"443":"80");return t.toLowerCase().split(/[\s,]+/).
filter(s=>s!=="").some(s=>s==="*"||Vn(s,n,r))}function Vn(e,t,n){if(e.includes("/"))return Xn(e,t);const[,r=e,s]=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(e)??[];if(s!==void 0&&s!==n)return!1;const o=Yn(r.replace(/^\[|\]$/g,"").replace(/^\*?\./,""));return t===o||(0,A.isIP)(
t)===0&&t.endsWith(`.${o}`)}function Yn(e){return(0,A.isIP)(e)===6&&L(`http://[${e}]`)?.hostname.slice(1,-1)||e}function Xn(e,t){
const[n="",r=""]=e.split("/"),s=(0,A.isIP)(n);if(s===0||(0,A.isIP)(t)!==s||!/^\d{1,3}$/.test(r)||Number(r)>(s===4?32:128))
return!1;const o=s===4?"ipv4":"ipv6",i=new A.BlockList;return i.addSubnet(n,Number(r),o),i.check(t,o)}const ze=1e3,zn=10;
function Jn(e){const t=new Map,n=new WeakMap,r=o=>Ze()-(n.get(o)??Number.NEGATIVE_INFINITY);async function s(o,i){const a=`${o.
protocol}${i??""}`,c=t.get(a);if(c)return c;const l=i===void 0?{}:{proxyEnv:{http_proxy:i,https_proxy:i}},{Agent:u}=o.protocol===
"https:"?await Ve():ie();i!==void 0&&await Qn();const f=new u({keepAlive:!0,...l});return f.on("free",p=>n.set(p,Ze())),
t.set(a,f),f}return{async request(o){const i=Hn(o.url,e);if(i&&"problem"in i)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(i.problem)};const a=await s(o.url,i?.url),c=Math.min(...Je(a).map(r));
o.method!=="GET"&&c<ze&&await Zn(zn-c);for(const u of Je(a))(r(u)>ze||Kn(u))&&u.destroy();const l=o.url.protocol==="http\
:"&&i?.url.startsWith("https:")===!0;return Nn(o,a,{isProxied:i!==void 0,isProxyTls:l})}}}const Je=e=>Object.values(e.freeSockets).
flatMap(t=>t??[]),Kn=e=>e.readableEnded||!e.writable;async function Zn(e){e>0&&await new Promise(t=>setTimeout(t,e));for(let t=0;t<
2;t++)await new Promise(n=>setImmediate(n))}async function Qn(){const{subscribe:e,unsubscribe:t}=await Promise.resolve().
then(h.t.bind(h,53,23));t("net.client.socket",Ke),e("net.client.socket",Ke)}const Ke=e=>{e.socket.on("error",()=>{})},er=e=>e>=
200&&e<300;function tr(e){const t=ie().STATUS_CODES[e];return t===void 0?String(e):`${e} ${t}`}const Ze=()=>Number(process.
hrtime.bigint())/1e6,nr=1e3,rr=3e4,ce=12e4;function sr(e,t=Math.random){return t()*Math.min(rr,nr*2**(e-1))}function Qe(e,t){
const n=e?.trim()??"";if(/^\d+$/.test(n))return Number(n)*1e3;if(!or.test(n))return;const r=Date.parse(n.endsWith("GMT")?
n:`${n} GMT`);return Number.isNaN(r)?void 0:Math.max(0,r-t)}const or=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function ir({attempt:e,retries:t,signal:n,cancelled:r,onWait:s}){for(let o=1;!n?.aborted;o++){const i=await e(o);if("\
done"in i)return i.done;if(n?.aborted)break;if(o>t||i.waitMs>ce)return i.retry;s?.(i.retry,i.waitMs),await ar(i.waitMs,n)}
return r()}function ar(e,t){return new Promise(n=>{const r=()=>{clearTimeout(s),t?.removeEventListener("abort",r),n()},s=setTimeout(
r,e);t?.addEventListener("abort",r)})}const cr="web-push-action/1.0.0",ur={"connection-failed":"Check `base-url` and tha\
t the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA, set NOD\
E_EXTRA_CA_CERTS to its certificate file on the runner.","proxy-failed":"Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on t\
he runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",timeout:"Check that the ser\
vice is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-response":"Chec\
k that `base-url` is the address of the push service."},lr={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, \
or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy) that d\
oes not require a client certificate."};function dr(e,{reason:t,mayHaveBeenReceived:n,cause:r}){const s=e==="Sending"&&n;
if(t==="cancelled")return s?"":"If you did not mean to cancel it, run it again.";const{code:o="",statusCode:i}=Object(r);
if(i===407)return st(407,e,!1);const a=t==="tls-failed"&&lr[o]||ur[t];return s?a:`${a} Then run this again.`}function fr(e,{
reason:t,mayHaveBeenReceived:n},r){const s=e==="Sending",o=e.charAt(0).toLowerCase()+e.slice(1);return{"connection-faile\
d":`Could not connect to the service (${r}).`,"tls-failed":`Could not make a secure connection to the service (${r}).`,"\
proxy-failed":`Could not use the proxy (${r}).`,timeout:n?`${s?"The service may have received the request, but did not r\
espond":"There was no complete response"} in time (${r}).`:`Timed out connecting to the service (${r}).`,"connection-los\
t":`The connection was lost before ${s?"a response arrived; the service may have received the request":"the response was\
 complete"} (${r}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${r}).`,cancelled:s?`The run was \
cancelled${n?"; the service may already have":" before the service"} received the request.`:`The run was cancelled while\
 ${o}.`}[t]}function et(e,t,n){const{reason:r,cause:s}=t;return new g({reason:r,title:`${e} failed`,message:fr(e,t,rt(v(
s),n)),hint:dr(e,t),cause:s})}const hr=e=>et(e,{kind:"failure",mayHaveBeenReceived:!1,reason:"cancelled",retryable:!1,cause:void 0},
t=>t);function pr(e,t,n,r=!1){const{status:s,headers:o,body:i,incomplete:a}=t,c=o.location?` and points to ${b(n(o.location))}`:
"",l=rt(i,n,a!==void 0),u=`The ${s===407?"proxy":"service"} responded ${tr(s)}${c}${l?`: ${l}`:""}`;return new g({reason:`\
http-${s}`,title:`${e} failed: HTTP ${s}`,message:`${u.replace(/\.$/,"")}.${gr(o["retry-after"])}`,hint:r?"The service h\
as a problem: check its status.":st(s,e,l!=="")})}const tt=300,nt=65536;function rt(e,t,n=!1){const s=t(e.slice(0,nt),n||
e.length>nt).replace(/\s+/g," ").trim();return s.length>tt?`${s.slice(0,tt)}\u2026`:s}const mr=864e5;function gr(e){const t=Qe(
e,Date.now());return t===void 0||t<=ce?"":` Retry-After asks for ${t>mr?"more than a day":`${Math.ceil(t/1e3)} s`}; this\
 action waits at most ${ce/1e3} s.`}function st(e,t,n){return e===401||e===403?"The service refused the token: check tha\
t `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this again.":e===
404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t==="Sen\
ding"?" With `target: audience`, check `audience-id` too.":""}`:e===407?"The proxy requires a valid user name and passwo\
rd: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.":e===429?"The rate limit of the service is \
reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to \
the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":e===
408?"The service did not receive the request in time: run this again.":n?"Fix the problem that the service reported, the\
n start a new run.":`The service did not say why. ${t==="Sending"?"Check the content and `extra-fields`, or ask":"Ask"} \
the operator of the service.`}const ot=1048576;function br({baseUrl:e,apiToken:t,timeout:n},{http:r,signal:s}){const o={
"Authentication-Token":t,Accept:"application/json","User-Agent":cr},i={timeoutMs:n*1e3,signal:s};return{fetchAudiences(){
const a=new URL(`${e}/v1/audience`);return r.request({method:"GET",url:a,headers:o,maxBytes:64*ot,...i})},send(a){const c=new URL(
`${e}/v1/notifications`),l={...o,"Content-Type":"application/json"};return r.request({method:"POST",url:c,headers:l,body:a,
maxBytes:ot,...i})}}}const ue="Listing the audiences";async function $r({service:e,redact:t,random:n,...r}){const s=await ir(
{...r,attempt:async o=>it(await e.fetchAudiences(),sr(o,n),t),cancelled:()=>hr(ue)});if(s instanceof g)throw s;return wr(
s)}function it(e,t,n){if(e.kind==="failure"){const l=et(ue,e,n);return e.retryable&&e.reason!=="cancelled"?{retry:l,waitMs:t}:
{done:l}}const{status:r,headers:s,body:o,incomplete:i}=e;if(!er(r)){const l=pr(ue,e,n);return r!==429&&r<500?{done:l}:{retry:l,
waitMs:Qe(s["retry-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:W("the list is la\
rger than 64 MiB")};const a=i==="cut"?"connection-lost":i,c=new Error("only a part of the list arrived");return it({kind:"\
failure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:c},t,n)}function wr(e){const t=Dt(e);if(t===void 0)throw W("\
the response is not JSON");const n=at(t)?t.audience:void 0;if(!Array.isArray(n))throw W("audience: expected an array");for(let r=0;r<
n.length;r++){const s=yr(n[r]);if(s)throw W(`audience[${r}]${s}`)}return n.map(({id:r,name:s,reach:o})=>({id:r,name:s,reach:o}))}
function yr(e){if(!at(e))return": expected an object";const{id:t,name:n,reach:r}=e;if(typeof t!="number")return".id: exp\
ected a number";if(!Number.isSafeInteger(t))return`.id: ${t} is not a whole number within \xB1(2^53-1), so it cannot be an \
id`;if(typeof n!="string")return".name: expected a string";if(typeof r!="number"||!Number.isFinite(r))return".reach: exp\
ected a number"}const at=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),W=e=>new g({reason:"bad-audience-list",title:"\
Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:"Check `base-url`;\
 if it is right, the service has a problem, or uses another version of its API."}),_r=[{name:"Desktop",browser:"Chrome o\
n Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",buttonsAt:"c\
enter",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{
length:19,line:19},iconAt:"end",buttonsAt:"left",textWidth:310}],vr=2,ct=56,Tr=360,Er="Where the text is cut off is an e\
stimate: it depends on fonts, versions and settings.";function Us(e){return`<div>
${_r.map(n=>kr(n,e)).join(`
`)}
<br clear="all"><sub>${Er}</sub>
</div>`}function kr(e,{title:t,message:n,actions:r=[],...s}){const{name:o,browser:i,iconAt:a,buttonsAt:c,textWidth:l}=e,
u=G(t,e.title),f=G(n,e.message),p=r.slice(0,vr).map(({text:m})=>G(m,e.button)),Y=r.length-p.length,C=`<td valign="top" w\
idth="${ct}">${image(s.icon_url,"icon",ct)}</td>`,I=`<td valign="top" width="${l}" dir="auto"><b>${le(u)}</b><br>${le(f)}\
</td>`,E=s.banner_url&&image(s.banner_url,"banner",Tr),k=p.map(m=>`<kbd>&nbsp;${le(m)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),
_=[lt("Title",u),lt("Message",f),p.some(ut)&&"\u2702\uFE0F A button is cut",Y>0&&`\u2702\uFE0F ${counted(Y,"more button")}\
 not shown`,`Opens ${link(s.landing_url,38)}`].flatMap(m=>m?[`<sub>${m}</sub>`]:[]);return`<table align="left">${[`<th c\
olspan="2">${o} <sub>${i}</sub></th>`,a==="start"?C+I:I+C,E&&`<td colspan="2" align="center">${E}</td>`,k&&`<td colspan=\
"2" align="${c}">${k}</td>`,`<td colspan="2">${_.join("<br>")}</td>`].flatMap(m=>m?[`<tr>${m}</tr>`]:[]).join("")}</tabl\
e>`}const Sr=24,le=({shown:e})=>escapeMarkup(breakable(e,Sr)),ut=({visible:e,total:t})=>e<t,lt=(e,t)=>ut(t)?`\u2702\uFE0F ${e}\
 cut after ${grouped(t.visible)} of ${counted(t.total,"character")}`:`${e} fits (${counted(t.total,"character")})`;function G(e,{
length:t,line:n}){const r=/^[\n\x20-\x7e]*$/.test(e),s=r?e:e.match(new RegExp(xr,"gsu"))??[],o=r?void 0:new RegExp(Ar,"u"),
i=s.length;let a=0,c=0,l=0;for(const u of s){if(a=u===`
`?(Math.floor(a/n)+1)*n:a+(o?.test(u)?2:1),a>t)return{shown:`${e.slice(0,l).trimEnd()}\u2026`,visible:c,total:i};a<t&&(c++,
l+=u.length)}return{shown:e,visible:i,total:i}}const xr=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
Ar=String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`;
function dt(e){return pe(e).replace(Nr,R).replace(Pr,Mr).replace(/^[\t -%'-;=-@[-`{-~]/,R).replaceAll(`
`,"<br>")}function ft(e){return pe(e).replace(/[&<>]/g,R).replaceAll(`
`,"&#10;")}const de=(e,t)=>dt(gt(D(e,t))),Bs=e=>mt(de(e,500));function ht(e,t=500){const r=D(e,t).split(Or).map((s,o)=>o%
2===1?Cr(s):dt(gt(s)));return mt(r.join(""))}function pt({text:e,url:t},n=2e3){return`${ht(e,n)}${t?` <a href="${he(t)}"\
>Open that run</a>`:""}`}const Rr=({command:e})=>e!==void 0&&`<pre><code>${ft(e)}</code></pre>`,mt=e=>`<span dir="auto">${e}\
</span>`,Or=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Cr=e=>`<code>${ft(e)}</code>`;function Hs(e,t=300){const n=de(e,t);return e.
length>bt?n:`<a href="${he(e)}">${n}</a>`}function Fs(e,t,n){return e.length>bt?t:`<img src="${he(e)}" alt="${t}" width=\
"${n}">`}function D(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function gt(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${fe}{${t+1},}`,"gv"),r=new RegExp(`${fe}{${Ir}\
}(?=${fe})`,"gv");return e.replace(n,s=>s.replace(r,"$&\u200B"))}const Ir=10,fe=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,bt=2e3,Nr=/[&<>"'`*_~[\]()|\\!{}^]/g,Pr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,R=e=>`&#${e.codePointAt(0)};`,Mr=e=>`<span>${R(
e)}</span>`,he=e=>pe(e).replace(/[&<>"'`\n\t]/g,R);function pe(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function me(e){const[,t="",n="",r=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+r:String(e)}const ge=(e,t)=>`${me(e)} ${t}${e===1?"":"s"}`,jr=9e5,$t=e=>typeof e=="object"?e.flatMap(
$t):e?[e]:[];function be(e,t=jr){const n=$t(e),r="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",s=t-Buffer.byteLength(r)-2;let o=0;const i=n.findIndex(c=>(o+=Buffer.byteLength(c)+2,o>s));return`${(i===-1?n:[...n.
slice(0,i),r]).join(`

`)}
`}const $e=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,Lr={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function wt({title:e,reason:t,message:n,hint:r},s,o){const a=o!==void 0&&o.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",l=["Look in the panel of the service\
 before you send it again.",r,`If nothing was sent, ${a}run this again.`].filter(Boolean).join(" "),u=s==="not-sent"&&t===
"internal-error"?" You can run this again.":"";return{title:`${e} (${s?`${s}: `:""}${t})`,why:{text:n},...s&&{meaning:Lr[s]},
next:{text:s==="unknown"?l:`${r}${u}`},reason:t}}const Ur=e=>e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/,"http-$1xx"),
yt=e=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ur(e)}`,_t=4096,Br=600;function Hr({
why:e,meaning:t,next:n,reason:r},s){const i=`
${s(t?`${t} ${$e(n)}`:$e(n))}${r?`
More: ${yt(r)}`:""}`;return Fr(s($e(e)),_t-i.length)+i}function Fr(e,t){const n=e.split(`
`);if(n.length===1)return D(e,t-1);const r=a=>`- and ${a} more (see the log)`;let s=r(n.length).length;const o=[];for(const a of n){
const c=D(a,Br);if(s+=c.length+1,s>t)break;o.push(c)}const i=n.length-o.length;return[...o,...i>0?[r(i)]:[]].join(`
`)}const Wr=5e3;function Gr({title:e,why:t,meaning:n,next:r,reason:s}){return[`<table>
${[...s?[["What failed",`<b>${ht(e)}</b>`]]:[],["Why",pt(t,Wr)],...n?[["Result",n]]:[],["What to do",pt(r)],...s?[["More",
`<a href="${yt(s)}">What ${s} means</a>`]]:[]].map(([i="",a])=>`<tr><th align="left">${i.replaceAll(" ","&nbsp;")}</th><\
td>${a}</td></tr>`).join(`
`)}
</table>`,Rr(r)]}const vt=100,Dr=1e3,qr=5e5,Vr=120;function Tt(e){if(e instanceof g)return be(["<h2>\u274C Could not list the\
 audiences</h2>",Gr(wt(e))]);const t=`<h2>\u{1F4E3} ${ge(e.length,"audience")}</h2>`;if(e.length===0)return be([t,"<p>Th\
e service lists no audiences. Create them in the panel of the service.</p>"]);const n=e.toSorted((r,s)=>s.reach-r.reach);
return be([t,Zr(n),Yr(n)])}function Yr(e){const t=Xr(e),[n,r,s]=[t.slice(0,vt),t.slice(vt),e.length-t.length];return[Et(
n),r.length>0&&`<details><summary>The next ${me(r.length)}</summary>
${Et(r)}
</details>`,s>0&&`<p>The ${ge(s,"audience")} with the smallest reach ${s===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function Xr(e){const t=[];let n=0;for(const[r,{id:s,name:o,reach:i}]of e.slice(
0,Dr).entries()){const a=`<tr><td align="right">${r+1}</td><td dir="auto">${de(o,Vr)}</td><td align="right"><code>${s}</\
code></td><td align="right">${me(i)}</td></tr>`;if(n+=Buffer.byteLength(a),n>qr)break;t.push(a)}return t}const Et=e=>`<t\
able>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,zr=10,Jr={length:20,line:20},Kr='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Zr(e){const t=e.
slice(0,zr).filter(({reach:o})=>Math.round(o)>0);if(t.length===0)return;const n=t.map(({id:o,name:i})=>`"${Qr(G(i.replace(
/\s+/g," "),Jr).shown)} (${o})"`),r=t.map(({reach:o})=>Math.round(Math.min(o,Number.MAX_SAFE_INTEGER))),s=e.length>1?`Th\
e ${t.length} largest by reach`:"Reach";return["```mermaid",Kr,"xychart-beta horizontal",`  title "${s}"`,`  x-axis [${n.
join(", ")}]`,`  y-axis "Subscribers" 0 --> ${r[0]}`,`  bar [${r.join(", ")}]`,"```"].join(`
`)}function Qr(e){return e.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu," ").replace(/["`<>]/g,
t=>es[t]??"").replace(/%(?=[%{])/g,"% ").replace(/#(?=\w+;)/g,"# ")}const es={'"':"\u201D","`":"\u2019","<":"\u2039",">":"\
\u203A"},ts=null;function Gs(e,t){const n=(r,s)=>{if(typeof r=="string")return t(r);if(Array.isArray(r))return r.map(i=>n(
i,s));if(r instanceof Failure)return kt(r,t);if(typeof r!="object"||r===null||r instanceof Date)return r;const o=Object.
entries(r).map(([i,a])=>s?[t(i),n(a,!0)]:[i,ts.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(o)};return n(
e,!1)}function kt({reason:e,title:t,message:n,hint:r},s){return new g({reason:e,title:s(t),message:s(n),hint:s(r)})}const St=require("os");
function xt(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function we(e){return Object.
keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}
function O(e,t,n){const r=new ns(e,t,n);process.stdout.write(r.toString()+St.EOL)}function At(e,t=""){O(e,{},t)}const Rt="\
::";class ns{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=Rt+
this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const r in this.properties)if(this.
properties.hasOwnProperty(r)){const s=this.properties[r];s&&(n?n=!1:t+=",",t+=`${r}=${ss(s)}`)}}return t+=`${Rt}${rs(this.
message)}`,t}}function rs(e){return xt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ss(e){return xt(
e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Ds=require("path");
var Ot=function(e,t,n,r){function s(o){return o instanceof n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){
function a(u){try{l(r.next(u))}catch(f){i(f)}}function c(u){try{l(r.throw(u))}catch(f){i(f)}}function l(u){u.done?o(u.value):
s(u.value).then(a,c)}l((r=r.apply(e,t||[])).next())})},ye;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(
ye||(ye={}));function qs(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function is(e){O("add-mask",{},e)}function Vs(e){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function q(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function Ys(e,t){const n=q(e,t).split(
`
`).filter(r=>r!=="");return t&&t.trimWhitespace===!1?n:n.map(r=>r.trim())}function Xs(e,t){const n=["true","True","TRUE"],
r=["false","False","FALSE"],s=q(e,t);if(n.includes(s))return!0;if(r.includes(s))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function zs(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Js(e){issue("echo",e?"on":"off")}function Ks(e){process.exitCode=ye.Failure,_e(e)}function Zs(){
return process.env.RUNNER_DEBUG==="1"}function Qs(e){issueCommand("debug",{},e)}function _e(e,t={}){O("error",we(t),e instanceof
Error?e.toString():e)}function as(e,t={}){O("warning",we(t),e instanceof Error?e.toString():e)}function cs(e,t={}){O("no\
tice",we(t),e instanceof Error?e.toString():e)}function V(e){process.stdout.write(e+St.EOL)}function Ct(e){At("group",e)}
function It(){At("endgroup")}function eo(e,t){return Ot(this,void 0,void 0,function*(){Ct(e);let n;try{n=yield t()}finally{
It()}return n})}function to(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
e,t));issueCommand("save-state",{name:e},toCommandValue(t))}function no(e){return process.env[`STATE_${e}`]||""}function ro(e){
return Ot(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const us=["api-token","github-token"];function ls(e){
for(const t of e.filter(n=>us.includes(n))){const n=q(t);n!==""&&is(n)}return Object.fromEntries(e.map(t=>[t,q(t)]))}function so(e){
const t=Object.keys(process.env).flatMap(n=>{const[,r]=/^input_(.+)$/.exec(n.toLowerCase())??[],s=r===void 0||r in e?void 0:
process.env[n];return s?[[r,s.trim()]]:[]});return Object.fromEntries(t)}const Nt=require("node:fs"),Pt="\u2060";function ve(e){
if(!/[^\x20-\x7e]/.test(e)&&!e.includes("##[")&&!e.trimStart().startsWith("::"))return e;const t=new RegExp(ds,"u");return e.
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Pt}`).split(`
`).map(n=>fs(n,t)).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const ds=String.raw`[^\s\p{C}\p{Z}]`;function fs(e,t){const n=e.search(t);
return n>=0&&e.startsWith("::",n)?`${e.slice(0,n)}:${Pt}${e.slice(n+1)}`:e}function hs(e){const t=r=>ve(e(r)),n=r=>(s,o,i)=>{
const a=t(o);a.length>_t&&V(a),r(a,{title:t(s),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};return{info:r=>V(
t(r)),retry:(r,s)=>{const o=(s/1e3).toFixed(1);V(t(`${r.title}: ${r.message} Retrying ${o==="0.0"?"now":`in ${o} s`}.`))},
group:(r,s)=>{Ct(t(r)),V(t(s)),It()},notice:n(cs),warning:n(as),error:n(_e)}}function ps(e,t,n){const{title:r,why:s}=n,o=Hr(
n,ve);o.startsWith(ve(s.text))||e.info(s.text),e[t](r,o)}const Mt=524288;function ms(e,t,{length:n}){if(n<=Mt)return;const r=`\
GitHub passes at most about ${Mt} on to other jobs, so use it only in this job.`;e.warning("Large output",`The output \`${t}\
\` has ${n} characters. ${r}`)}const gs=["response","audience-name"];function jt(e,{redact:t,log:n}){const r=process.env.
GITHUB_OUTPUT;if(!r)return;const s=Object.entries(e).map(([o,i])=>[o,gs.includes(o)?t(i):i]);try{(0,Nt.appendFileSync)(r,
bs(Object.fromEntries(s)))}catch(o){n.warning("Outputs not written",`The action could not write its outputs (${v(o)}). L\
ater steps may see them as empty; the log says how the run ended.`)}}function bs(e){const t=new Set(Object.values(e).flatMap(
s=>s.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const r=`ghadelimiter_${n}`;return Object.
entries(e).map(([s,o])=>`${s}<<${r}
${o}
${r}
`).join("")}function Lt(e,t,{log:n}){const r=process.env.GITHUB_STEP_SUMMARY;if(!(!r||Xt(e)===!1))try{(0,Nt.appendFileSync)(
r,t())}catch(s){n.warning("Summary not written",`Could not write the job summary (${v(s)}).`)}}const Te=e=>process.env[e.
toLowerCase()]||process.env[e]||void 0;function $s(){return{http:Te("HTTP_PROXY"),https:Te("HTTPS_PROXY"),bypass:Te("NO_\
PROXY")}}function oo(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:r,GITHUB_RUN_ID:s}=process.
env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:r??"",
id:s??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function io(e){const t=process.env.GITHUB_EVENT_PATH;
delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const ws=null;
function ao(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{return statSync(t).size>ws?{name:e,payload:void 0,
unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse(readFileSync(t,"utf8"))}}catch{return{name:e,payload:void 0}}}
function ys(e){const t=new Date,n=$s(),r=bn({...e,others:Gn(n)}),s=Jn(n),o=_s();return{log:hs(r.redact),secrets:r,redact:r.
redact,http:s,signal:o.signal,startedAt:t,watch:vs(o)}}function _s(){const e=new AbortController,t=()=>e.abort();return process.
on("SIGINT",t),process.on("SIGTERM",t),e}function vs(e){process.exitCode=1;let t=()=>{};return process.on("beforeExit",()=>t(
new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{const r=new Promise(
(s,o)=>{t=o});return Promise.race([n,r])}}async function Ts(e,t){try{t()}catch(n){const r=n instanceof Error?n.name:typeof n;
_e(`The report of this run failed (${r}). The outputs say how the run ended, if they are set. If this step was to send a\
nd \`outcome\` is not set, the notification may have been sent: look in the panel of the service before you send it again.`,
{title:"Internal error (internal-error)"})}await new Promise(n=>process.stdout.write("",n)),process.exit(e)}async function Es(){
const e=ls(Sn),t=ys({apiToken:e["api-token"]}),n=await t.watch(ks(e,t)).catch(Gt);await Ts(n instanceof g?1:0,()=>Ss(n,e.
summary,t))}async function ks(e,t){const{settings:n,problems:r}=xn(e,t.secrets);if(!n)throw rn(r);const{signal:s,redact:o,
log:i}=t,a=br(n,t);return $r({service:a,retries:n.retries,signal:s,redact:o,onWait:i.retry})}function Ss(e,t,n){const{log:r,
redact:s}=n;if(e instanceof g){const a=kt(e,s);jt({audiences:"",count:"",reason:a.reason},n),Lt(t,()=>Tt(a),n),ps(r,"err\
or",wt(a));return}const o=e.map(({id:a,name:c,reach:l})=>({id:a,name:s(c),reach:l})),i=JSON.stringify(o);jt({audiences:i,
count:String(o.length),reason:""},n),Lt(t,()=>Tt(o),n),ms(r,"audiences",i),r.info(`The service lists ${ge(o.length,"audi\
ence")}.`)}Es(),module.exports=Wt})();
