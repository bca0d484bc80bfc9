import{createRequire as $}from"module";var Tt={53:(e=>{e.exports=$(import.meta.url)("node:diagnostics_channel")}),708:(e=>{
e.exports=$(import.meta.url)("node:https")})},z={};function f(e){var t=z[e];if(t!==void 0)return t.exports;var n=z[e]={exports:{}},
r=!0;try{Tt[e](n,n.exports,f),r=!1}finally{r&&delete z[e]}return n.exports}typeof f<"u"&&(f.ab=decodeURIComponent(new URL(
".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/");f.n=e=>{var t=e&&e.__esModule?
()=>e.default:()=>e;return f.d(t,{a:t}),t};(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,
t;f.t=function(n,r){if(r&1&&(n=this(n)),r&8||typeof n=="object"&&n&&(r&4&&n.__esModule||r&16&&typeof n.then=="function"))
return n;var o=Object.create(null);f.r(o);var s={};t=t||[null,e({}),e([]),e(e)];for(var i=r&2&&n;typeof i=="object"&&!~t.
indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>s[a]=()=>n[a]);return s.default=()=>n,f.d(o,s),o}})();f.d=(e,t)=>{
for(var n in t)f.o(t,n)&&!f.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})};f.o=(e,t)=>Object.prototype.hasOwnProperty.
call(e,t);f.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(e,"__esModule",{value:!0})};class w extends Error{reason;title;hint;constructor({reason:t,title:n,message:r,hint:o,cause:s}){super(r,s===void 0?void 0:
{cause:s}),this.name="Failure",this.reason=t,this.title=n,this.hint=o}}function xt(e){return e instanceof w?e:new w({reason:"\
internal-error",title:"Internal error",message:`The action itself failed: ${v(e)}.`,hint:"Please report this with the lo\
g of the run.",cause:e})}function v(e){if(!(e instanceof Error))return String(e);const t=e.code;if(t==="ERR_SSL_WRONG_VE\
RSION_NUMBER")return"the server does not speak TLS at this port";if(t==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"\
the server requires a client certificate, which this action cannot present";const{reason:n}=e;if(typeof t=="string"&&t.startsWith(
"ERR_SSL_")&&typeof n=="string")return`${t}: ${n}`;const r=(e.message||e.name).replace(/; if the root CA is .*|\s+/gs," ").
trim(),o=typeof t=="string"&&!r.includes(t)?`${t}: ${r}`:r,s=e instanceof AggregateError?e.errors.map(v).join("; "):"",i=s&&
s!==o?`${o} (${s})`:o;return e.cause===void 0?i:`${i}: ${v(e.cause)}`}function ie(e,t,n={}){return{...typeof e=="string"?
{input:e}:e,message:t,reason:"invalid-input",...n}}const Z=100,$e=e=>e.length>Z?`${e.slice(0,Z-1).toWellFormed()}\u2026`:e;function Ge(e){const t=e.slice(0,Z).map((n,r)=>{
if(typeof n=="number")return`[${n}]`;const o=$e(String(n)).replace(new RegExp("\\p{Cc}","gu"),"\uFFFD");return r>0?`.${o}`:
o});return $e(t.join(""))}function we(e,t,n,r=""){return`${e.length>0?`\`${Ge(e)}\``:t}${r}${n.startsWith('"')?":":""} ${n}\
.`}function St({input:e,file:t,path:n=[],place:r,message:o}){const s=r&&`line ${r.line}, column ${r.column}`;if(t!==void 0){
const l=s?`${t}, ${s}`:t;return`${e}: ${l}: ${we(n,"the file",o)}`}const i=s?` (${s})`:"",a=typeof n[0]=="number";if(n.length>
0&&!a)return`${e}: ${we(n,"",o,i)}`;const c=a?Ge([e,...n]):e;return o.startsWith('"')?`${c}${i}: ${o}.`:`${a?`\`${c}\``:
c.replace(/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/," and ")}${i} ${o}.`}class Et extends w{problems;constructor(t){const n=t.
some(r=>r.reason==="invalid-input")?"invalid-input":"unreadable-file";super({reason:n,title:n==="unreadable-file"?"Unrea\
dable file":"Invalid input",message:Rt(t.map(St),Ct(t)),hint:"Correct what is listed, then start a new run: a re-run use\
s the original workflow file and event."}),this.problems=t}}const At=e=>new Et(e),Ot=100;const Ct=e=>e.reduce((t,{count:n=1})=>t+n,0);function Rt(e,t=e.length){if(e.length===1)return e.join("");const n=e.slice(
0,Ot).map(r=>`- ${r}`);return t>n.length&&n.push(`- and ${t-n.length} more`),`${t} problems:
${n.join(`
`)}`}function H(e,t){try{return new URL(e,t)}catch{return}}function Nt(e){try{return JSON.parse(e)}catch{return}}const It=/^[\x21-\x7e]+$/,jt=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function b(e){const t=JSON.stringify(e);return t.
length>100?`${t.slice(0,98)}\u2026" (${e.length} characters)`:t}function L(e,t,n){return r=>{const o=/^[0-9]+$/.test(r)?
Number(r):Number.NaN;return o>=t&&o<=n?{value:o}:{message:`${b(r)} is not ${e}`}}}function B(e){return/^(true|True|TRUE)$/.
test(e)?{value:!0}:/^(false|False|FALSE)$/.test(e)?{value:!1}:{message:`${b(e)} is neither true nor false; give \`true\` o\
r \`false\``}}function Pt(e){const t=B(e);return"value"in t?t.value:void 0}function qe(e){return It.test(e)?{value:e}:{message:"contains a space, a line break or a character outside ASCII, which \
a token cannot contain; give only the token, preferably from a secret"}}function Mt(e,t){return n=>{if(/[\s\p{Cc}\\]/u.test(n))return{message:`${b(n)} contains white space or a backslash, whic\
h a URL must not contain; ${t}`};const r=/^([a-z][a-z0-9+.-]{0,30}):(?!\d)/i.exec(n)?.[1]?.toLowerCase();return r!==void 0&&
!e.includes(r)?{message:`${b(n)} has the scheme ${r}; ${t}`}:r!==void 0&&/^[^:]+:\/\/[^/?#]/.test(n)&&H(n)!==void 0?{value:n}:
{message:`${b(n)} is not an absolute URL; ${t}`}}}function Lt(e){if(/^[^/]*\/\/[^/?#]*@/.test(e))return{message:"contain\
s a user name or password; give the address without them"};const n=Mt(["https","http"],"give the https address of the pu\
sh service, such as https://push.example.com")(e);if("message"in n)return n;const r=new URL(e);return r.protocol==="http\
:"&&!jt.test(r.hostname)?{message:`${b(e)} has the scheme http, which would send the token unencrypted; give an https UR\
L (http is only for loopback addresses)`}:/[?#]/.test(e)?{message:`${b(e)} has a query or fragment; give the address wit\
hout it`}:{value:e.replace(/\/+$/,"")}}const ao=new RegExp("[[\\p{Cc}--[\\s\\x85]]\\u00ad\\u180e\\u200b\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]","\
gv");const[Ve,ze,Ye,Bt,ye]=[37,38,92,35,59],ve=e=>e===Ve||e===ze||e===Ye;function Ut(e){const t=/[%&\\]/g,n=[];for(;t.test(e);)
n.push(t.lastIndex-1);return n}const Ht={117:4,120:2,85:8},Ft=new Map(`excl! quot" QUOT" num# dollar$ percnt% amp& AMP& \
apos' lpar( rpar) ast* midast* plus+ comma, period. sol/ colon: semi;
  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\` DiacriticalGrav\
e\`
  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(e=>[e.slice(0,-1),e.charCodeAt(e.length-1)])),
Wt=16;class Dt{text;levels;broken;code=0;at=0;isAtEnd=!1;constructor(t,n){const r=()=>({codes:new Uint32Array(t.length),
ends:new Uint32Array(t.length)});this.text=t;const o=[r(),r(),r(),r()],[s,i,a,c]=o;this.levels=o,this.broken=new Uint8Array(
t.length);for(const u of n.toReversed())this.readUnit(u,s),this.readUnit(u,i,s,s),this.readUnit(u,a,void 0,s),this.readUnit(
u,c,s)}mayBegin(t,n){return t>=this.text.length||this.isBroken(t)?!0:this.text.charCodeAt(t)===n||this.levels.some(({codes:r})=>r[t]===
n)}endsOf(t,n){const r=[];for(const o of n){const s=this.text.charCodeAt(o);if(s===t&&ke(r,o+1),!!ve(s))for(const{codes:i,
ends:a}of this.levels)i[o]===t&&ke(r,a[o]??o)}return r}isBroken(t){return this.broken[t]===1}readUnit(t,n,r,o){this.at=t,
this.isAtEnd=!1,this.next(r);const[s,i]=[this.code,this.at],a=this.readEscape(s,o);n.codes[t]=a??s,n.ends[t]=a===void 0?
i:this.at,this.isAtEnd&&(this.broken[t]=1)}next(t){return this.at>=this.text.length?(this.isAtEnd=!0,!1):(this.code=this.
text.charCodeAt(this.at),t&&ve(this.code)?(this.broken[this.at]&&(this.isAtEnd=!0),this.code=t.codes[this.at]??0,this.at=
t.ends[this.at]??0):this.at++,!0)}readEscape(t,n){if(t===Ve)return this.readHexadecimal(2,n);if(t===ze)return this.readReference(
n);if(t!==Ye||!this.next(n))return;const r=Ht[this.code];return r!==void 0?this.readHexadecimal(r,n):_e(this.code)||Y(this.
code,10)!==void 0?void 0:this.code}readHexadecimal(t,n){let r=0;for(let o=0;o<t;o++){const s=this.next(n)?Y(this.code,16):
void 0;if(s===void 0)return;r=r*16+s}return r}readReference(t){let n="";for(;n.length<=Wt&&this.next(t);){if(this.code===
Bt&&n==="")return this.readNumber(t);if(this.code===ye)return Ft.get(n);if(!_e(this.code))return;n+=String.fromCharCode(
this.code)}}readNumber(t){let n=10,r;for(;this.next(t);){if(r===void 0&&n===10&&(this.code|32)===120){n=16;continue}const o=Y(
this.code,n);if(o===void 0)return this.code===ye?r:void 0;r=Math.min((r??0)*n+o,1114112)}}}function ke(e,t){e.includes(t)||
e.push(t)}const _e=e=>(e|32)>=97&&(e|32)<=122;function Y(e,t){if(e>=48&&e<=57)return e-48;const n=(e|32)-97;return t===16&&
n>=0&&n<6?n+10:void 0}const ee="the API token",Te="the GitHub token",Gt="***",qt=8,Vt=4,zt=64,Yt=256,Jt=8;function Xt({apiToken:e,
githubToken:t="",others:n=[]}){const r=new Map(n.map(s=>[s,""]));r.set(t,Te).set(e,ee),r.delete("");const o=[...r].flatMap(
([s,i])=>en(s,i));return{find:s=>{const i=xe(o,s,!1).map(({name:a})=>a);return[ee,Te].find(a=>i.includes(a))},redact:(s,i=!1)=>{
let a="",c=0;for(const{start:u,end:l}of xe(o,s,i).sort((h,p)=>h.start-p.start))a+=u<c?"":`${s.slice(c,u)}${Gt}`,c=Math.max(
c,l);return a+s.slice(c)}}}function xe(e,t,n){const r=Ut(t),o=n?[...r,t.length]:r,s=o.length>0?new Dt(t,r):void 0;return e.
flatMap(i=>[...Kt(i,t),...s?Qt(i,s,o,n):[]])}function Kt(e,t){const{length:n}=e.text,r=n>Yt?n:1,o=[];for(let s=t.indexOf(
e.text);s!==-1;s=t.indexOf(e.text,s+r)){const i=Je(e,t,s,s+n),a=o.at(-1);a&&i.start<a.end?a.end=i.end:o.push(i)}return o}
function Qt(e,t,n,r){const o=e.text,{text:s}=t,i=[];let a=0,c=-1;for(const u of n){for(let l=Math.max(a,c+1,u-o.length+1);l<=
u;l++){if(!t.mayBegin(u,o.charCodeAt(u-l)))continue;const p=l===u||o.startsWith(s.slice(l,u))?Zt(o,t,u,u-l,r):void 0;if(p){
i.push(Je(e,s,l,Math.max(...p))),a=Math.min(...p);break}}c=u}return i}function Zt(e,t,n,r,o){const s=Math.max(1,Math.min(
Vt,e.length-1)),{length:i}=t.text;let a=[n];for(let c=r;c<e.length&&a.length<=Jt;c++){if(o&&c>=s&&a.some(h=>h>=i||t.isBroken(
h)))return[i];const l=t.endsOf(e.charCodeAt(c),a);if(l.length===0)return c>=zt?a:void 0;a=l}return a}function en(e,t){if(e.
length<qt)return[{text:e,name:""}];const n=[0,1,2].flatMap(r=>{const o=Buffer.concat([Buffer.alloc(r),Buffer.from(e)]),s=o.
toString("base64").slice(Math.ceil(r*8/6),Math.floor(o.length*8/6)),i={before:r>0,behind:o.length%3>0},a=s.replaceAll("+",
"-").replaceAll("/","_");return[...new Set([s,a])].map(c=>({text:c,name:t,partial:i}))});return[{text:e,name:t},...n]}function Je({
name:e,partial:t},n,r,o){const s=c=>/[\w+/-]/.test(n.charAt(c)),i=t?.before&&s(r-1)?r-1:r;let a=t?.behind&&s(o)?o+1:o;for(;t&&
a<o+3&&n[a]==="=";)a++;return{start:i,end:a,name:e}}function tn(e,t,n){return Object.entries(e).flatMap(([r,o])=>{const s=rn(
o).map(t.find).find(Boolean);return s?[ie({input:r,file:n},`contains ${s}, which would be published; remove it`)]:[]})}function nn(e,t){
const{"api-token":n,"github-token":r="",...o}=e,s=t.find(r)===ee;return tn({...o,...s&&{"github-token":r}},t)}function rn(e){
const t=[],n=[e];for(const r of n)if(typeof r=="string"&&t.push(r),!(typeof r!="object"||r===null))for(const[o,s]of Object.
entries(r))t.push(o),n.push(s);return t}const te=(e,t)=>n=>n===""?{message:`is missing; give ${e}`}:t(n),S=(e,t)=>n=>n===
""?{value:e}:t(n),g=e=>t=>t===""?{value:void 0}:e(t),y=e=>({value:e}),Se=(e,t)=>n=>{const r=e.find(o=>o===n);return r===
void 0?{message:`${b(n)} is not ${t}`}:{value:r}},O={"base-url":te("the base address of the push service, such as https:\
//push.example.com (a misspelled variable is empty)",Lt),"api-token":te("the API token of the site, from a secret (a mis\
spelled or unavailable secret is empty)",qe),timeout:S(30,L("a whole number of seconds from 1 to 300",1,300)),retries:S(
3,L("a whole number from 0 to 10",0,10)),summary:S(!0,B)},j=Number.MAX_SAFE_INTEGER,Xe={...O,target:te("`all` (every sub\
scriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line",Se(["all","audience"],"a va\
lid target; give `all` (every subscriber) or `audience`")),"audience-id":g(L(`an audience id; give a whole number from 1\
 to ${j}`,1,j)),"audience-name":g(y),"max-reach":g(L(`a whole number from 0 to ${j}`,0,j)),"payload-file":g(y),"extra-fi\
elds":g(y),"dry-run":S(!1,B),"check-urls":S(!1,B),"once-key":g(y),"once-per":g(Se(["day","week","month"],"a period; give\
 `day`, `week` or `month`")),release:g(y),"github-token":g(qe)},on=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),Ke=[
"title","message","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],ae=e=>Object.
keys(e),sn=ae(O),co=[...ae(Xe),...Ke];function an(e,t){return cn(O,e,t)}function cn(e,t,n,r=[]){const o=[...nn(t,n),...ln(t)],s=new Set(o.map(({input:l})=>l)),i={...t,...Object.fromEntries([...s].
map(l=>[l,"(refused)"]))},a={},c=[];for(const[l,h]of Object.entries(e)){const p=h(i[l]);"value"in p?a[on(l)]=p.value:c.push(
ie(l,p.message))}const u=[...o,...[...c,...r].filter(({input:l})=>!s.has(l))];return{settings:u.length>0?void 0:a,problems:u,
inputs:i,refused:s}}const un=65536;function ln(e){return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??"")>
un).map(n=>ie(n,"is larger than 64 KiB; make it smaller"))}const dn={"payload-files":y,"extra-fields":y,"check-urls":Xe["\
check-urls"],timeout:O.timeout,summary:O.summary},uo=[...ae(dn),...Ke];const fn=$(import.meta.url)("node:http");var ce=f.n(fn);const hn=$(import.meta.url)("node:string_decoder"),Qe=async()=>(await Promise.
resolve().then(f.t.bind(f,708,23))).default;async function pn(e,t,n){const{method:r,url:o,headers:s,body:i,timeoutMs:a,maxBytes:c,
encoding:u="utf8",wantsBody:l,signal:h}=e,{request:p}=o.protocol==="https:"?await Qe():ce();return new Promise(vt=>{let he=!1,
pe=!0,F=0,W,k;const D=new hn.StringDecoder(u);let G="";const m=p(o,{agent:t,method:r,headers:i===void 0?s:{...s,"Content\
-Length":Buffer.byteLength(i)}}),kt=setTimeout(()=>T(new E("timeout",`no response within ${a/1e3} s`)),a),q=()=>T(new E(
"cancelled","the run was cancelled")),me=d=>{F+=d.length};function V(d){clearTimeout(kt),h?.removeEventListener("abort",
q),W?.removeListener("data",me),vt(d)}function _(d){if(!k)return;const x=G+D.end(),N=u==="utf8"?x.replace(/^\ufeff/,""):
x;V({...k,body:N,...d&&{incomplete:d}})}function T(d){k?_(d instanceof E?d.reason:"cut"):_t(d)?V(gn(d,n)):V($n(d,F)),m.destroy()}
const _t=d=>!he||!pe&&F===0&&wn(d);function ge(){m.destroyed||(he=!0,pe=m.reusedSocket||W.getProtocol?.()!=="TLSv1.3",m.
end(i))}m.on("error",T),m.on("close",()=>k??T(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))),
m.on("socket",d=>{W=d,d.on("data",me),mn(d)?ge():d.once(Ze(d)?"secureConnect":"connect",ge)}),m.on("response",d=>{const x=d.
statusCode??0;if(k={kind:"response",status:x,headers:d.headers,body:"",at:new Date},l?.(x)===!1){_(),m.destroy();return}
let N=0;d.on("data",I=>{const be=c-N;if(N+=I.length,I.length<=be){G+=D.write(I);return}G+=D.write(I.subarray(0,be)),_("t\
oo-large"),m.destroy()}),d.on("end",()=>_(d.complete?void 0:"cut")),d.on("error",T),d.on("close",()=>_("cut"))}),h?.addEventListener(
"abort",q),h?.aborted&&q()})}const Ze=e=>e.encrypted===!0;function mn(e){return e.connecting?!1:!Ze(e)||e.secureConnecting===
!1}class E extends Error{reason;constructor(t,n){super(n),this.reason=t}}function gn(e,{isProxied:t,isProxyTls:n}){const r={
kind:"failure",mayHaveBeenReceived:!1,cause:e},o=(l,h)=>({...r,reason:l,retryable:h});if(e instanceof E)return o(e.reason,
e.reason==="timeout");const{code:s="",syscall:i,statusCode:a}=e;return s==="ERR_PROXY_TUNNEL"?o("proxy-failed",a===void 0):
!(i!==void 0&&s!=="EPROTO"||bn.test(s)||e instanceof AggregateError)&&!s.startsWith("ERR_INVALID")?o(n?"proxy-failed":"t\
ls-failed",!1):o(t&&!(s==="ECONNRESET"&&i===void 0&&!n)?"proxy-failed":"connection-failed",!0)}const bn=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function $n(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_");return{kind:"failure",mayHaveBeenReceived:!0,reason:e instanceof
E?e.reason:r?"bad-response":"connection-lost",retryable:!0,cause:e}}function wn(e){const[,t]=/\bSSL alert number (\d{1,3})\b/.
exec(e instanceof Error?e.message:"")??[];return t!==void 0&&yn.has(Number(t))}const yn=new Set([42,43,44,45,46,48,116]),
A=$(import.meta.url)("node:net");function vn(e,t,n=process.version){const r=(e.protocol==="https:"?t.https:t.http)?.trim();
if(!r||Sn(e,t.bypass??""))return;if(!kn(n))return{problem:`Node ${n} of this runner cannot use a proxy; update the runne\
r (Node 24.5 or later can), or remove the proxy settings`};if(new RegExp("\\p{Cc}","u").test(r))return{problem:"the prox\
y setting contains a line break or another control character"};const o=H(ne(r));return!o||!/^https?:$/.test(o.protocol)?
{problem:"the proxy setting is not an http or https URL"}:et(o.username+o.password)===void 0?{problem:"the user name or \
password in the proxy setting is not percent-encoded"}:{url:o.href}}function kn(e){const[t=0,n=0]=e.replace(/^v/,"").split(
".").map(Number);return t>24||t===24&&n>=5}const _n=4;function Tn({http:e,https:t}){return[...new Set([e,t].flatMap(xn))]}
function xn(e=""){const[,t=""]=/^[^:]*:\/\/(.*)$/s.exec(ne(e.trim()))??[],n=t.lastIndexOf("@");if(n<0)return[];const r=t.
slice(0,n),o=r.indexOf(":"),s=o<0?[r,""]:[r.slice(0,o),r.slice(o+1)],{username:i="",password:a=""}=H(ne(e.trim()))??{},c=s.
map(l=>et(l)??l);return[...[...s,i,a,...c].filter(l=>l.length>=_n),Buffer.from(c.join(":")).toString("base64").replace(/=+$/,
"")]}const ne=e=>e.includes("://")?e:`http://${e}`;function et(e){try{return decodeURIComponent(e)}catch{return}}function Sn(e,t){
const n=e.hostname.replace(/^\[|\]$|\.$/g,""),r=e.port||(e.protocol==="https:"?"443":"80");return t.toLowerCase().split(
/[\s,]+/).filter(o=>o!=="").some(o=>o==="*"||En(o,n,r))}function En(e,t,n){if(e.includes("/"))return On(e,t);const[,r=e,
o]=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e)??[];if(o!==void 0&&o!==n)return!1;const s=An(r.replace(/^\[|\]$/g,"").replace(/^\*?\./,
""));return t===s||(0,A.isIP)(t)===0&&t.endsWith(`.${s}`)}function An(e){return(0,A.isIP)(e)===6&&H(`http://[${e}]`)?.hostname.
slice(1,-1)||e}function On(e,t){const[n="",r=""]=e.split("/"),o=(0,A.isIP)(n);if(o===0||(0,A.isIP)(t)!==o||!/^\d{1,3}$/.
test(r)||Number(r)>(o===4?32:128))return!1;const s=o===4?"ipv4":"ipv6",i=new A.BlockList;return i.addSubnet(n,Number(r),
s),i.check(t,s)}const Ee=1e3,Cn=10;function Rn(e){const t=new Map,n=new WeakMap,r=s=>Ce()-(n.get(s)??Number.NEGATIVE_INFINITY);
async function o(s,i){const a=`${s.protocol}${i??""}`,c=t.get(a);if(c)return c;const u=i===void 0?{}:{proxyEnv:{http_proxy:i,
https_proxy:i}},{Agent:l}=s.protocol==="https:"?await Qe():ce();i!==void 0&&await jn();const h=new l({keepAlive:!0,...u});
return h.on("free",p=>n.set(p,Ce())),t.set(a,h),h}return{async request(s){const i=vn(s.url,e);if(i&&"problem"in i)return{
kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(i.problem)};const a=await o(s.url,
i?.url),c=Math.min(...Ae(a).map(r));s.method!=="GET"&&c<Ee&&await In(Cn-c);for(const l of Ae(a))(r(l)>Ee||Nn(l))&&l.destroy();
const u=s.url.protocol==="http:"&&i?.url.startsWith("https:")===!0;return pn(s,a,{isProxied:i!==void 0,isProxyTls:u})}}}
const Ae=e=>Object.values(e.freeSockets).flatMap(t=>t??[]),Nn=e=>e.readableEnded||!e.writable;async function In(e){e>0&&
await new Promise(t=>setTimeout(t,e));for(let t=0;t<2;t++)await new Promise(n=>setImmediate(n))}async function jn(){const{
subscribe:e,unsubscribe:t}=await Promise.resolve().then(f.t.bind(f,53,23));t("net.client.socket",Oe),e("net.client.socke\
t",Oe)}const Oe=e=>{e.socket.on("error",()=>{})},Pn=e=>e>=200&&e<300;function Mn(e){const t=ce().STATUS_CODES[e];return t===
void 0?String(e):`${e} ${t}`}const Ce=()=>Number(process.hrtime.bigint())/1e6,Ln=1e3,Bn=3e4,re=12e4;function Un(e,t=Math.
random){return t()*Math.min(Bn,Ln*2**(e-1))}function tt(e,t){const n=e?.trim()??"";if(/^\d+$/.test(n))return Number(n)*1e3;
if(!Hn.test(n))return;const r=Date.parse(n.endsWith("GMT")?n:`${n} GMT`);return Number.isNaN(r)?void 0:Math.max(0,r-t)}const Hn=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function Fn({attempt:e,retries:t,signal:n,cancelled:r,onWait:o}){for(let s=1;!n?.aborted;s++){const i=await e(s);if("\
done"in i)return i.done;if(n?.aborted)break;if(s>t||i.waitMs>re)return i.retry;o?.(i.retry,i.waitMs),await Wn(i.waitMs,n)}
return r()}function Wn(e,t){return new Promise(n=>{const r=()=>{clearTimeout(o),t?.removeEventListener("abort",r),n()},o=setTimeout(
r,e);t?.addEventListener("abort",r)})}const Dn="1.0.0",Gn=`web-push-action/${Dn}`,qn={"connection-failed":"Check `base-u\
rl` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private \
CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.","proxy-failed":"Check HTTPS_PROXY, HTTP_PROXY and NO\
_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",timeout:"Check t\
hat the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-resp\
onse":"Check that `base-url` is the address of the push service."},Vn={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `\
base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a pr\
oxy) that does not require a client certificate."};function zn(e,{reason:t,mayHaveBeenReceived:n,cause:r}){const o=e==="\
Sending"&&n;if(t==="cancelled")return o?"":"If you did not mean to cancel it, run it again.";const{code:s="",statusCode:i}=Object(
r);if(i===407)return ot(407,e,!1);const a=t==="tls-failed"&&Vn[s]||qn[t];return o?a:`${a} Then run this again.`}function Yn(e,{
reason:t,mayHaveBeenReceived:n},r){const o=e==="Sending",s=e.charAt(0).toLowerCase()+e.slice(1);return{"connection-faile\
d":`Could not connect to the service (${r}).`,"tls-failed":`Could not make a secure connection to the service (${r}).`,"\
proxy-failed":`Could not use the proxy (${r}).`,timeout:n?`${o?"The service may have received the request, but did not r\
espond":"There was no complete response"} in time (${r}).`:`Timed out connecting to the service (${r}).`,"connection-los\
t":`The connection was lost before ${o?"a response arrived; the service may have received the request":"the response was\
 complete"} (${r}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${r}).`,cancelled:o?`The run was \
cancelled${n?"; the service may already have":" before the service"} received the request.`:`The run was cancelled while\
 ${s}.`}[t]}function nt(e,t,n){const{reason:r,cause:o}=t;return new w({reason:r,title:`${e} failed`,message:Yn(e,t,rt(v(
o),n)),hint:zn(e,t),cause:o})}const Jn=e=>nt(e,{kind:"failure",mayHaveBeenReceived:!1,reason:"cancelled",retryable:!1,cause:void 0},
t=>t);function Xn(e,t,n,r=!1){const{status:o,headers:s,body:i,incomplete:a}=t,c=s.location?` and points to ${b(n(s.location))}`:
"",u=rt(i,n,a!==void 0),l=`The ${o===407?"proxy":"service"} responded ${Mn(o)}${c}${u?`: ${u}`:""}`;return new w({reason:`\
http-${o}`,title:`${e} failed: HTTP ${o}`,message:`${l.replace(/\.$/,"")}.${Qn(s["retry-after"])}`,hint:r?"The service h\
as a problem: check its status.":ot(o,e,u!=="")})}const Re=300,Ne=65536;function rt(e,t,n=!1){const o=t(e.slice(0,Ne),n||
e.length>Ne).replace(/\s+/g," ").trim();return o.length>Re?`${o.slice(0,Re)}\u2026`:o}const Kn=864e5;function Qn(e){const t=tt(
e,Date.now());return t===void 0||t<=re?"":` Retry-After asks for ${t>Kn?"more than a day":`${Math.ceil(t/1e3)} s`}; this\
 action waits at most ${re/1e3} s.`}function ot(e,t,n){return e===401||e===403?"The service refused the token: check tha\
t `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this again.":e===
404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t==="Sen\
ding"?" With `target: audience`, check `audience-id` too.":""}`:e===407?"The proxy requires a valid user name and passwo\
rd: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.":e===429?"The rate limit of the service is \
reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to \
the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":e===
408?"The service did not receive the request in time: run this again.":n?"Fix the problem that the service reported, the\
n start a new run.":`The service did not say why. ${t==="Sending"?"Check the content and `extra-fields`, or ask":"Ask"} \
the operator of the service.`}const Ie=1048576;function Zn({baseUrl:e,apiToken:t,timeout:n},{http:r,signal:o}){const s={
"Authentication-Token":t,Accept:"application/json","User-Agent":Gn},i={timeoutMs:n*1e3,signal:o};return{fetchAudiences(){
const a=new URL(`${e}/v1/audience`);return r.request({method:"GET",url:a,headers:s,maxBytes:64*Ie,...i})},send(a){const c=new URL(
`${e}/v1/notifications`),u={...s,"Content-Type":"application/json"};return r.request({method:"POST",url:c,headers:u,body:a,
maxBytes:Ie,...i})}}}const oe="Listing the audiences";async function er({service:e,redact:t,random:n,...r}){const o=await Fn(
{...r,attempt:async s=>st(await e.fetchAudiences(),Un(s,n),t),cancelled:()=>Jn(oe)});if(o instanceof w)throw o;return tr(
o)}function st(e,t,n){if(e.kind==="failure"){const u=nt(oe,e,n);return e.retryable&&e.reason!=="cancelled"?{retry:u,waitMs:t}:
{done:u}}const{status:r,headers:o,body:s,incomplete:i}=e;if(!Pn(r)){const u=Xn(oe,e,n);return r!==429&&r<500?{done:u}:{retry:u,
waitMs:tt(o["retry-after"],Date.now())??t}}if(i===void 0)return{done:s};if(i==="too-large")return{done:M("the list is la\
rger than 64 MiB")};const a=i==="cut"?"connection-lost":i,c=new Error("only a part of the list arrived");return st({kind:"\
failure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:c},t,n)}function tr(e){const t=Nt(e);if(t===void 0)throw M("\
the response is not JSON");const n=it(t)?t.audience:void 0;if(!Array.isArray(n))throw M("audience: expected an array");for(let r=0;r<
n.length;r++){const o=nr(n[r]);if(o)throw M(`audience[${r}]${o}`)}return n.map(({id:r,name:o,reach:s})=>({id:r,name:o,reach:s}))}
function nr(e){if(!it(e))return": expected an object";const{id:t,name:n,reach:r}=e;if(typeof t!="number")return".id: exp\
ected a number";if(!Number.isSafeInteger(t))return`.id: ${t} is not a whole number within \xB1(2^53-1), so it cannot be an \
id`;if(typeof n!="string")return".name: expected a string";if(typeof r!="number"||!Number.isFinite(r))return".reach: exp\
ected a number"}const it=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),M=e=>new w({reason:"bad-audience-list",title:"\
Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:"Check `base-url`;\
 if it is right, the service has a problem, or uses another version of its API."}),at=$(import.meta.url)("os");function ct(e){
return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function ue(e){return Object.keys(e).length?
{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function R(e,t,n){
const r=new rr(e,t,n);process.stdout.write(r.toString()+at.EOL)}function ut(e,t=""){R(e,{},t)}const je="::";class rr{constructor(t,n,r){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=je+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const r in this.properties)if(this.properties.hasOwnProperty(
r)){const o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${sr(o)}`)}}return t+=`${je}${or(this.message)}`,t}}function or(e){
return ct(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function sr(e){return ct(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const lo=$(import.meta.url)("path");var Pe;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Pe||(Pe={}));function ir(e){R("add-mask",{},e)}function Me(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function lt(e,t={}){R("error",ue(t),e instanceof Error?e.toString():e)}function ar(e,t={}){R("warning",ue(t),e instanceof
Error?e.toString():e)}function cr(e,t={}){R("notice",ue(t),e instanceof Error?e.toString():e)}function P(e){process.stdout.
write(e+at.EOL)}function ur(e){ut("group",e)}function lr(){ut("endgroup")}const dr=["api-token","github-token"];function fr(e){for(const t of e.filter(n=>dr.includes(n))){const n=Me(t);n!==""&&ir(
n)}return Object.fromEntries(e.map(t=>[t,Me(t)]))}const dt=$(import.meta.url)("node:fs");function hr(e,{length:t,line:n}){const r=/^[\n\x20-\x7e]*$/.test(e),o=r?e:e.match(pr)??[],s=o.length;let i=0,a=0,c=0;for(const u of o){
if(i=u===`
`?(Math.floor(i/n)+1)*n:i+(!r&&mr.test(u)?2:1),i>t)return{shown:`${e.slice(0,c).trimEnd()}\u2026`,visible:a,total:s};i<t&&
(a++,c+=u.length)}return{shown:e,visible:s,total:s}}const pr=new RegExp("(?:\\p{RI}{2}|.)(?:\\p{M}|\\p{Emoji_Modifier}|\\u20\
0d\\P{M}){0,16}","gsu"),mr=/\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;
function ft(e){return le(e).replace(kr,C).replace(_r,Tr).replace(/^[\t -%'-;=-@[-`{-~]/,C).replaceAll(`
`,"<br>")}function ht(e){return le(e).replace(/[&<>]/g,C).replaceAll(`
`,"&#10;")}function pt(e,t=500){const r=U(e,t).split($r).map((o,s)=>s%2===1?wr(o):ft(mt(o)));return br(r.join(""))}function Le({text:e,
url:t},n=2e3){return`${pt(e,n)}${t?` <a href="${xr(t)}">Open that run</a>`:""}`}const gr=({command:e})=>e!==void 0&&`<pr\
e><code>${ht(e)}</code></pre>`,br=e=>`<span dir="auto">${e}</span>`,$r=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,wr=e=>`<cod\
e>${ht(e)}</code>`;function U(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function mt(e,t=40){if(!new RegExp(
`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${J}{${t+1},}`,"gv"),r=new RegExp(`${J}{${yr}}(?=${J})`,"gv");
return e.replace(n,o=>o.replace(r,"$&\u200B"))}const yr=10,vr=String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`,
J=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${vr}]]`;const kr=/[&<>"'`*_~[\]()|\\!{}^]/g,_r=/(?<!&)#|[@:$]|(?<=www)\./gi,C=e=>`&#${e.codePointAt(0)};`,Tr=e=>`<span>${C(e)}</\
span>`,xr=e=>le(e).replace(/[&<>"'`\n\t]/g,C);function le(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(new RegExp("[\\u202a-\\u202e\\u2066-\\u2069]|(?![\\n\\t])\\p{Cc}","gu"),t=>`\u2039U+${(t.codePointAt(0)??0).toString(
16).toUpperCase().padStart(4,"0")}\u203A`)}function de(e){const[,t="",n="",r=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??
[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,",")+r:String(e)}const fe=(e,t)=>`${de(e)} ${t}${e===1?"":"s"}`,Sr=9e5,gt=e=>typeof e==
"object"?e.flatMap(gt):e?[e]:[];function X(e,t=Sr){const n=gt(e),r="<p>The rest of this summary is left out, because Git\
Hub limits its size.</p>",o=t-Buffer.byteLength(r)-2;let s=0;const i=n.findIndex(c=>(s+=Buffer.byteLength(c)+2,s>o));return`${(i===
-1?n:[...n.slice(0,i),r]).join(`

`)}
`}const K=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`;const Er={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notification\
 may or may not have been sent."};function bt({title:e,reason:t,message:n,hint:r},o,s){const a=s!==void 0&&s.kind!=="none"?"first delete the claim of `onc\
e-key` (the command is in the log), then ":"",u=["Look in the panel of the service before you send it again.",r,`If noth\
ing was sent, ${a}run this again.`].filter(Boolean).join(" "),l=o==="not-sent"&&t==="internal-error"?" You can run this \
again.":"";return{title:`${e} (${o?`${o}: `:""}${t})`,why:{text:n},...o&&{meaning:Er[o]},next:{text:o==="unknown"?u:`${r}${l}`},
reason:t}}const Ar=e=>e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/,"http-$1xx"),$t=e=>`https://github.com/web-push-act\
ion/web-push-action/blob/v1/docs/troubleshooting.md#${Ar(e)}`,wt=4096,Or=600;function Cr({why:e,meaning:t,next:n,reason:r},o){
const i=`
${o(t?`${t} ${K(n)}`:K(n))}${r?`
More: ${$t(r)}`:""}`;return Rr(o(K(e)),wt-i.length)+i}function Rr(e,t){const n=e.split(`
`);if(n.length===1)return U(e,t-1);const r=a=>`- and ${a} more (see the log)`;let o=r(n.length).length;const s=[];for(const a of n){
const c=U(a,Or);if(o+=c.length+1,o>t)break;s.push(c)}const i=n.length-s.length;return[...s,...i>0?[r(i)]:[]].join(`
`)}const Nr=5e3;function Ir({title:e,why:t,meaning:n,next:r,reason:o}){return[`<table>
${[...o?[["What failed",`<b>${pt(e)}</b>`]]:[],["Why",Le(t,Nr)],...n?[["Result",n]]:[],["What to do",Le(r)],...o?[["More",
`<a href="${$t(o)}">What ${o} means</a>`]]:[]].map(([i="",a])=>`<tr><th align="left">${i.replaceAll(" ","&nbsp;")}</th><\
td>${a}</td></tr>`).join(`
`)}
</table>`,gr(r)]}const Be=100,jr=1e3,Pr=5e5,Mr=120;function Ue(e){if("failure"in e)return X(["<h2>\u274C Could not list the a\
udiences</h2>",Ir(bt(e.failure))]);const t=`<h2>\u{1F4E3} ${fe(e.length,"audience")}</h2>`;if(e.length===0)return X([t,"\
<p>The service lists no audiences. Create them in the panel of the service.</p>"]);const n=e.toSorted((r,o)=>o.reach-r.reach);
return X([t,Wr(n),Lr(n)])}function Lr(e){const t=Br(e),[n,r,o]=[t.slice(0,Be),t.slice(Be),e.length-t.length];return[He(n),
r.length>0&&`<details><summary>The next ${de(r.length)}</summary>
${He(r)}
</details>`,o>0&&`<p>The ${fe(o,"audience")} with the smallest reach ${o===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function Br(e){const t=[];let n=0;for(const[r,{id:o,name:s,reach:i}]of e.slice(
0,jr).entries()){const a=`<tr><td align="right">${r+1}</td><td dir="auto">${ft(mt(U(s,Mr)))}</td><td align="right"><code\
>${o}</code></td><td align="right">${de(i)}</td></tr>`;if(n+=Buffer.byteLength(a),n>Pr)break;t.push(a)}return t}const He=e=>`\
<table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,Ur=10,Hr={length:20,line:20},Fr='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Wr(e){const t=e.
slice(0,Ur).filter(({reach:s})=>Math.round(s)>0);if(t.length===0)return;const n=t.map(({id:s,name:i})=>`"${Dr(hr(i.replace(
/\s+/g," "),Hr).shown)} (${s})"`),r=t.map(({reach:s})=>Math.round(Math.min(s,Number.MAX_SAFE_INTEGER))),o=e.length>1?`Th\
e ${t.length} largest by reach`:"Reach";return["```mermaid",Fr,"xychart-beta horizontal",`  title "${o}"`,`  x-axis [${n.
join(", ")}]`,`  y-axis "Subscribers" 0 --> ${r[0]}`,`  bar [${r.join(", ")}]`,"```"].join(`
`)}function Dr(e){return e.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu," ").replace(/["`<>]/g,
t=>Gr[t]??"").replace(/%(?=[%{])/g,"% ").replace(/#(?=\w+;)/g,"# ")}const Gr={'"':"\u201D","`":"\u2019","<":"\u2039",">":"\
\u203A"};function qr({reason:e,title:t,message:n,hint:r},o){return new w({reason:e,title:o(t),message:o(n),hint:o(r)})}const yt="\
\u2060";function se(e){return!/[^\x20-\x7e]/.test(e)&&!e.includes("##[")&&!e.trimStart().startsWith("::")?e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/##(?=\[)/g,`##${yt}`).split(`
`).map(Vr).join(`
`).replace(/[^\P{Cc}\n\t]/gu,"\uFFFD")}function Vr(e){const t=e.search(/[^\s\p{C}\p{Z}]/u);return t>=0&&e.startsWith("::",
t)?`${e.slice(0,t)}:${yt}${e.slice(t+1)}`:e}function zr(e){const t=r=>se(e(r)),n=r=>(o,s,i)=>{const a=t(s);a.length>wt&&
P(a),r(a,{title:t(o),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};return{info:r=>P(t(r)),retry:(r,o)=>{const s=(o/
1e3).toFixed(1);P(t(`${r.title}: ${r.message} Retrying ${s==="0.0"?"now":`in ${s} s`}.`))},group:(r,o)=>{ur(t(r)),P(t(o)),
lr()},notice:n(cr),warning:n(ar),error:n(lt)}}function Yr(e,t,n){const{log:r,redact:o}=n;if("failure"in e){const a=qr(e.failure,o);We({audiences:"",count:"",reason:a.
reason},n),De(t,()=>Ue({failure:a}),n),Jr(r,"error",bt(a));return}const s=e.map(({id:a,name:c,reach:u})=>({id:a,name:o(c),
reach:u})),i=JSON.stringify(s);We({audiences:i,count:String(s.length),reason:""},n),De(t,()=>Ue(s),n),Xr(r,"audiences",i),
r.info(`The service lists ${fe(s.length,"audience")}.`)}function Jr(e,t,n){const{title:r,why:o}=n,s=Cr(n,se);s.startsWith(se(o.text))||e.info(o.text),e[t](r,s)}const Fe=524288;
function Xr(e,t,{length:n}){if(n<=Fe)return;const r=`GitHub passes at most about ${Fe} on to other jobs, so use it only \
in this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters. ${r}`)}const Kr=["response","audience-n\
ame"];function We(e,{redact:t,log:n}){const r=process.env.GITHUB_OUTPUT;if(!r)return;const o=Object.entries(e).map(([s,i])=>[
s,Kr.includes(s)?t(i):i]);try{(0,dt.appendFileSync)(r,Qr(Object.fromEntries(o)))}catch(s){n.warning("Outputs not written",
`The action could not write its outputs (${v(s)}). Later steps may see them as empty; the log says how the run ended.`)}}
function Qr(e){const t=new Set(Object.values(e).flatMap(o=>o.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadel\
imiter_${n}`);)n++;const r=`ghadelimiter_${n}`;return Object.entries(e).map(([o,s])=>`${o}<<${r}
${s}
${r}
`).join("")}function De(e,t,{log:n}){const r=process.env.GITHUB_STEP_SUMMARY;if(!(!r||Pt(e)===!1))try{(0,dt.appendFileSync)(
r,t())}catch(o){n.warning("Summary not written",`Could not write the job summary (${v(o)}).`)}}const Q=e=>process.env[e.
toLowerCase()]||process.env[e]||void 0;function Zr(){return{http:Q("HTTP_PROXY"),https:Q("HTTPS_PROXY"),bypass:Q("NO_PRO\
XY")}}function eo(e){const t=new Date,n=Zr(),r=Xt({...e,others:Tn(n)}),o=Rn(n),s=to();return{log:zr(r.redact),secrets:r,redact:r.
redact,http:o,signal:s.signal,startedAt:t,watch:no(s)}}function to(){const e=new AbortController,t=()=>e.abort();return process.
on("SIGINT",t),process.on("SIGTERM",t),e}function no(e){process.exitCode=1;let t=()=>{};return process.on("beforeExit",()=>t(
new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{const r=new Promise(
(o,s)=>{t=s});return Promise.race([n,r])}}async function ro(e,t){try{t()}catch(n){const r=n instanceof Error?n.name:typeof n;
lt(`The report of this run failed (${r}). The outputs say how the run ended, if they are set. If this step was to send a\
nd \`outcome\` is not set, the notification may have been sent: look in the panel of the service before you send it again.`,
{title:"Internal error (internal-error)"})}await new Promise(n=>process.stdout.write("",n)),process.exit(e)}async function oo(){
const e=fr(sn),t=eo({apiToken:e["api-token"]});let n;try{n=await t.watch(so(e,t))}catch(r){n={failure:xt(r)}}await ro("f\
ailure"in n?1:0,()=>Yr(n,e.summary,t))}function so(e,t){const{settings:n,problems:r}=an(e,t.secrets);if(!n)throw At(r);const{
signal:o,redact:s,log:i}=t;return er({service:Zn(n,t),retries:n.retries,signal:o,redact:s,onWait:i.retry})}oo();
