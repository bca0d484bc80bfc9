(()=>{"use strict";var sn={53:(e=>{e.exports=require("node:diagnostics_channel")}),708:(e=>{e.exports=require("node:https")})},
re={};function h(e){var t=re[e];if(t!==void 0)return t.exports;var n=re[e]={exports:{}},r=!0;try{sn[e](n,n.exports,h),r=
!1}finally{r&&delete re[e]}return n.exports}typeof h<"u"&&(h.ab=__dirname+"/"),h.n=e=>{var t=e&&e.__esModule?()=>e.default:
()=>e;return h.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;h.t=function(n,r){
if(r&1&&(n=this(n)),r&8||typeof n=="object"&&n&&(r&4&&n.__esModule||r&16&&typeof n.then=="function"))return n;var s=Object.
create(null);h.r(s);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=r&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.
getOwnPropertyNames(i).forEach(a=>o[a]=()=>n[a]);return o.default=()=>n,h.d(s,o),s}})(),h.d=(e,t)=>{for(var n in t)h.o(t,
n)&&!h.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},h.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),
h.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
e,"__esModule",{value:!0})};var on={};class w extends Error{reason;title;hint;constructor({reason:t,title:n,message:r,hint:s,
cause:o}){super(r,o===void 0?void 0:{cause:o}),this.name="Failure",this.reason=t,this.title=n,this.hint=s}}function an(e){
return e instanceof w?e:new w({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${v(e)}\
.`,hint:"Please report this with the log of the run.",cause:e})}function v(e){if(!(e instanceof Error))return String(e);
const t=e.code;if(t==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(t==="ERR_SSL_\
TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{
reason:n}=e;if(typeof t=="string"&&t.startsWith("ERR_SSL_")&&typeof n=="string")return`${t}: ${n}`;const r=(e.message||e.
name).replace(/; if the root CA is .*|\s+/gs," ").trim(),s=typeof t=="string"&&!r.includes(t)?`${t}: ${r}`:r,o=e instanceof
AggregateError?e.errors.map(v).join("; "):"",i=o&&o!==s?`${s} (${o})`:s;return e.cause===void 0?i:`${i}: ${v(e.cause)}`}
function W(e,t){try{return new URL(e,t)}catch{return}}function cn(e){try{return JSON.parse(e)}catch{return}}const un={"":1,
s:1,m:60,h:3600,d:86400,w:604800},ln=/^[\x21-\x7e]+$/,dn=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,se=/[^ -~\xa0-\uffff]/g;
function g(e){const t=JSON.stringify(e);return t.length>100?`${t.slice(0,98)}\u2026" (${e.length} characters)`:t}function D(e,t,n){
return r=>{const s=/^[0-9]+$/.test(r)?Number(r):Number.NaN;return s>=t&&s<=n?{value:s}:{message:`${g(r)} is not ${e}`}}}
function G(e){return/^(true|True|TRUE)$/.test(e)?{value:!0}:/^(false|False|FALSE)$/.test(e)?{value:!1}:{message:`${g(e)}\
 is neither true nor false; give \`true\` or \`false\``}}function fn(e){const t=G(e);return"value"in t?t.value:void 0}function Eo(e){
const t=/^([0-9]+)([smhdw]?)$/.exec(e),n="give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (1\
2h)";if(!t)return{message:`${g(e)} is not a duration; ${n}`};const r=Number(t[1])*un[t[2]];return Number.isSafeInteger(r)?
{value:r}:{message:`${g(e)} is too long; ${n}`}}function Pe(e){return ln.test(e)?{value:e}:{message:"contains a space, a\
 line break or a character outside ASCII, which a token cannot contain; give only the token, preferably from a secret"}}
function Ao(...e){const t=`give an absolute ${e.join(" or ")} URL, such as https://example.com/${e.length>1?"page":"imag\
e.png"}`;return Le(e,t)}function Le(e,t){return n=>{if(/[\s\\]/.test(n)||n.search(se)>=0)return{message:`${g(n)} contain\
s white space or a backslash, which a URL must not contain; ${t}`};const r=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(
n)?.[1]?.toLowerCase();return r!==void 0&&!e.includes(r)?{message:`${g(n)} has the scheme ${r}; ${t}`}:r!==void 0&&/^[^:]+:\/\/[^/?#]/.
test(n)&&W(n)!==void 0?{value:n}:{message:`${g(n)} is not an absolute URL; ${t}`}}}function hn(e){if(/^[^/]*\/\/[^/?#]*@/.
test(e))return{message:"contains a user name or password; give the address without them"};const n=Le(["https","http"],"g\
ive the https address of the push service, such as https://push.example.com")(e);if("message"in n)return n;const r=new URL(
e);return r.protocol==="http:"&&!dn.test(r.hostname)?{message:`${g(e)} has the scheme http, which would send the token u\
nencrypted; give an https URL (http is only for loopback addresses)`}:/[?#]/.test(e)?{message:`${g(e)} has a query or fr\
agment; give the address without it`}:{value:e.replace(/\/+$/,"")}}function Ro(e){return e===""?{message:"is blank, whic\
h the service refuses; give some text"}:!/[!-~]/.test(e)&&$n(e)===""?{message:"has no visible character; give some text"}:
{value:e}}const pn=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,mn=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,
gn=/[\s\x85]+/g,bn=null;function $n(e){const t=e.toWellFormed().replace(pn,"").replace(mn,"$1").replace(gn," ").trim();return new RegExp(
bn,"u").test(t)?t:""}function q(e,t,n={}){return{...typeof e=="string"?{input:e}:e,message:t,reason:"invalid-input",...n}}
function Oo({place:e},{place:t}){return e&&t?e.line-t.line||e.column-t.column:+!e-+!t}const oe=100,Be=e=>e.length>oe?`${e.
slice(0,oe-1).toWellFormed()}\u2026`:e;function Ue(e){const t=e.slice(0,oe).map((n,r)=>{if(typeof n=="number")return`[${n}\
]`;const s=Be(String(n)).replace(se,"\uFFFD");return r>0?`.${s}`:s});return Be(t.join(""))}function He(e,t,n,r=""){return`${e.
length>0?`\`${Ue(e)}\``:t}${r}${n.startsWith('"')?":":""} ${n}.`}function wn({input:e,file:t,path:n=[],place:r,message:s}){
const o=r&&`line ${r.line}, column ${r.column}`;if(t!==void 0){const u=o?`${t}, ${o}`:t;return`${e}: ${u}: ${He(n,"the f\
ile",s)}`}const i=o?` (${o})`:"",a=typeof n[0]=="number";if(n.length>0&&!a)return`${e}: ${He(n,"",s,i)}`;const c=a?Ue([e,
...n]):e;return s.startsWith('"')?`${c}${i}: ${s}.`:`${a?`\`${c}\``:c.replace(/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/," \
and ")}${i} ${s}.`}class yn extends w{problems;constructor(t){const n=t.some(r=>r.reason==="invalid-input")?"invalid-inp\
ut":"unreadable-file";super({reason:n,title:n==="unreadable-file"?"Unreadable file":"Invalid input",message:vn(t.map(wn),
Fe(t)),hint:"Correct what is listed, then start a new run: a re-run uses the original workflow file and event."}),this.problems=
t}}const kn=e=>new yn(e),ie=100;function Co(e,t,n){const r=Fe(t.slice(ie)),s=t.slice(0,ie).map(n);return r===0?s:[...s,q(
e,`has ${r} more problems`,{count:r})]}const Fe=e=>e.reduce((t,{count:n=1})=>t+n,0);function vn(e,t=e.length){if(e.length===
1)return e.join("");const n=e.slice(0,ie).map(r=>`- ${r}`);return t>n.length&&n.push(`- and ${t-n.length} more`),`${t} p\
roblems:
${n.join(`
`)}`}const[We,De,Ge,_n,qe]=[37,38,92,35,59],Ve=e=>e===We||e===De||e===Ge;function Tn(e){const t=/[%&\\]/g,n=[];for(;t.test(
e);)n.push(t.lastIndex-1);return n}const xn={117:4,120:2,85:8},ze=` excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apo\
s' lpar( rpar) ast* midast* plus+ comma, period. sol/
  colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\`
  DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`;function Sn(e){const t=ze.indexOf(` ${e}`),
n=ze.charCodeAt(t+1+e.length);return t===-1||ae(n)?void 0:n}const En=16;class An{text;levels;broken;code=0;at=0;isAtEnd=!1;constructor(t,n){
const r=()=>({codes:new Uint32Array(t.length),ends:new Uint32Array(t.length)});this.text=t;const s=[r(),r(),r(),r()],[o,
i,a,c]=s;this.levels=s,this.broken=new Uint8Array(t.length);for(const l of n.toReversed())this.readUnit(l,o),this.readUnit(
l,i,o,o),this.readUnit(l,a,void 0,o),this.readUnit(l,c,o)}mayBegin(t,n){return t>=this.text.length||this.isBroken(t)?!0:
this.text.charCodeAt(t)===n||this.levels.some(({codes:r})=>r[t]===n)}endsOf(t,n){const r=[];for(const s of n){const o=this.
text.charCodeAt(s);if(o===t&&Ye(r,s+1),!!Ve(o))for(const{codes:i,ends:a}of this.levels)i[s]===t&&Ye(r,a[s]??s)}return r}isBroken(t){
return this.broken[t]===1}readUnit(t,n,r,s){this.at=t,this.isAtEnd=!1,this.next(r);const[o,i]=[this.code,this.at],a=this.
readEscape(o,s);n.codes[t]=a??o,n.ends[t]=a===void 0?i:this.at,this.isAtEnd&&(this.broken[t]=1)}next(t){return this.at>=
this.text.length?(this.isAtEnd=!0,!1):(this.code=this.text.charCodeAt(this.at),t&&Ve(this.code)?(this.broken[this.at]&&(this.
isAtEnd=!0),this.code=t.codes[this.at]??0,this.at=t.ends[this.at]??0):this.at++,!0)}readEscape(t,n){if(t===We)return this.
readHexadecimal(2,n);if(t===De)return this.readReference(n);if(t!==Ge||!this.next(n))return;const r=xn[this.code];return r!==
void 0?this.readHexadecimal(r,n):ae(this.code)||ce(this.code,10)!==void 0?void 0:this.code}readHexadecimal(t,n){let r=0;
for(let s=0;s<t;s++){const o=this.next(n)?ce(this.code,16):void 0;if(o===void 0)return;r=r*16+o}return r}readReference(t){
let n="";for(;n.length<=En&&this.next(t);){if(this.code===_n&&n==="")return this.readNumber(t);if(this.code===qe)return Sn(
n);if(!ae(this.code))return;n+=String.fromCharCode(this.code)}}readNumber(t){let n=10,r;for(;this.next(t);){if(r===void 0&&
n===10&&(this.code|32)===120){n=16;continue}const s=ce(this.code,n);if(s===void 0)return this.code===qe?r:void 0;r=Math.
min((r??0)*n+s,1114112)}}}function Ye(e,t){e.includes(t)||e.push(t)}const ae=e=>(e|32)>=97&&(e|32)<=122;function ce(e,t){
if(e>=48&&e<=57)return e-48;const n=(e|32)-97;return t===16&&n>=0&&n<6?n+10:void 0}const ue="the API token",Je="the GitH\
ub token",Rn="***",Xe=8,On=4,Cn=64,In=256,Nn=8;function jn({apiToken:e,githubToken:t="",others:n=[]}){const r=new Map(n.
map(o=>[o,""]));r.set(t,Je).set(e,ue),r.delete("");const s=[...r].flatMap(([o,i])=>Bn(o,i));return{find:o=>{if(o.length<
Xe)return;const i=Ke(s,o,!1).map(({name:a})=>a);return[ue,Je].find(a=>i.includes(a))},redact:(o,i=!1)=>{let a="",c=0;for(const{
start:l,end:u}of Ke(s,o,i).sort((f,p)=>f.start-p.start))a+=l<c?"":`${o.slice(c,l)}${Rn}`,c=Math.max(c,u);return a+o.slice(
c)}}}function Ke(e,t,n){const r=Tn(t),s=n?[...r,t.length]:r,o=s.length>0?new An(t,r):void 0;return(o?e:e.filter(a=>t.includes(
a.text))).flatMap(a=>[...Mn(a,t),...o?Pn(a,o,s,n):[]])}function Mn(e,t){const{length:n}=e.text,r=n>In?n:1,s=[];for(let o=t.
indexOf(e.text);o!==-1;o=t.indexOf(e.text,o+r)){const i=Ze(e,t,o,o+n),a=s.at(-1);a&&i.start<a.end?a.end=i.end:s.push(i)}
return s}function Pn(e,t,n,r){const s=e.text,{text:o}=t,i=[];let a=0,c=-1;for(const l of n){for(let u=Math.max(a,c+1,l-s.
length+1);u<=l;u++){if(!t.mayBegin(l,s.charCodeAt(l-u)))continue;const p=u===l||s.startsWith(o.slice(u,l))?Ln(s,t,l,l-u,
r):void 0;if(p){i.push(Ze(e,o,u,Math.max(...p))),a=Math.min(...p);break}}c=l}return i}function Ln(e,t,n,r,s){const o=Math.
max(1,Math.min(On,e.length-1)),{length:i}=t.text;let a=[n];for(let c=r;c<e.length&&a.length<=Nn;c++){if(s&&c>=o&&a.some(
f=>f>=i||t.isBroken(f)))return[i];const u=t.endsOf(e.charCodeAt(c),a);if(u.length===0)return c>=Cn?a:void 0;a=u}return a}
function Bn(e,t){if(e.length<Xe)return[{text:e,name:""}];const n=[0,1,2].flatMap(r=>{const s=Buffer.concat([Buffer.alloc(
r),Buffer.from(e)]),o=s.toString("base64").slice(Math.ceil(r*8/6),Math.floor(s.length*8/6)),i={before:r>0,behind:s.length%
3>0},a=o.replaceAll("+","-").replaceAll("/","_");return[...new Set([o,a])].map(c=>({text:c,name:t,partial:i}))});return[
{text:e,name:t},...n]}function Ze({name:e,partial:t},n,r,s){const o=c=>/[\w+/-]/.test(n.charAt(c)),i=t?.before&&o(r-1)?r-
1:r;let a=t?.behind&&o(s)?s+1:s;for(;t&&a<s+3&&n[a]==="=";)a++;return{start:i,end:a,name:e}}function Un(e,t,n){return Object.
entries(e).flatMap(([r,s])=>{const o=Fn(s,t);return o?q({input:r,file:n},`contains ${o}, which would be published; remov\
e it`):[]})}function Hn(e,t){const{"api-token":n,"github-token":r="",...s}=e,o=t.find(r)===ue;return Un({...s,...o&&{"gi\
thub-token":r}},t)}function Fn(e,t){const n=[e];for(const r of n){const s=typeof r=="string"?t.find(r):void 0;if(s)return s;
if(typeof r=="object"&&r!==null)for(const o of Object.entries(r))n.push(...o)}}const le=(e,t)=>n=>n===""?{message:`is mi\
ssing; give ${e}`}:t(n),E=(e,t)=>n=>n===""?{value:e}:t(n),$=e=>t=>t===""?{value:void 0}:e(t),y=e=>({value:e}),Qe=(e,t)=>n=>{
const r=e.find(s=>s===n);return r===void 0?{message:`${g(n)} is not ${t}`}:{value:r}},A={"base-url":le("the base address\
 of the push service, such as https://push.example.com (a misspelled variable is empty)",hn),"api-token":le("the API tok\
en of the site, from a secret (a misspelled or unavailable secret is empty)",Pe),timeout:E(30,D("a whole number of secon\
ds from 1 to 300",1,300)),retries:E(3,D("a whole number from 0 to 10",0,10)),summary:E(!0,G)},V=Number.MAX_SAFE_INTEGER,
de={...A,target:le("`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting\
 a line",Qe(["all","audience"],"a valid target; give `all` (every subscriber) or `audience`")),"audience-id":$(D(`an aud\
ience id; give a whole number from 1 to ${V}`,1,V)),"audience-name":$(y),"max-reach":$(D(`a whole number from 0 to ${V}`,
0,V)),"payload-file":$(y),"extra-fields":$(y),"dry-run":E(!1,G),"check-urls":E(!1,G),"once-key":$(y),"once-per":$(Qe(["d\
ay","week","month"],"a period; give `day`, `week` or `month`")),release:$(y),"github-token":$(Pe)},Wn=e=>e.replace(/-([a-z])/g,
(t,n)=>n.toUpperCase()),et=["title","message","icon-url","banner-url","landing-url","actions","utm-source","utm-medium",
"utm-campaign","ttl"],fe=e=>Object.keys(e),Dn=fe(A),Io=[...fe(de),...et];function Gn(e,t){return he(A,e,t)}function No(e,t){
return he(de,e,t,zn(e))}function he(e,t,n,r=[]){const s=[...Hn(t,n),...Vn(t)],o=new Set(s.map(({input:u})=>u)),i={...t,...Object.
fromEntries([...o].map(u=>[u,"(refused)"]))},a={},c=[];for(const[u,f]of Object.entries(e)){const p=f(i[u]);"value"in p?a[Wn(
u)]=p.value:c.push(q(u,p.message))}const l=[...s,...[...c,...r].filter(({input:u})=>!o.has(u))];return{settings:l.length>
0?void 0:a,problems:l,inputs:i,refused:o}}const qn=65536;function Vn(e){return["actions","extra-fields"].filter(n=>Buffer.
byteLength(e[n]??"")>qn).map(n=>q(n,"is larger than 64 KiB; make it smaller"))}const pe={"payload-files":y,"extra-fields":y,
"check-urls":de["check-urls"],timeout:A.timeout,summary:A.summary},jo=[...fe(pe),...et];function Mo(e,t){const n=Object.
entries(e).filter(([o,i])=>!(o in pe)&&i!==""),r="is missing; give paths of payload files, or a notification as inputs",
s=e["payload-files"]===""&&n.length===0;return he(pe,e,t,s?[problem("payload-files",r)]:[])}function zn(e){const[t,n]=[e.
target==="all",e.target==="audience"],r="is only allowed with `target: audience`",s="remove it, or change `target`",o="(\
the service does not report the reach of a broadcast)",i=e["once-key"]?"`once-key` needs it to keep its claims in the re\
pository":"the input `release` needs it to fetch the release";return[["audience-id",t&&e["audience-id"],`${r}; ${s}`],["\
audience-name",t&&e["audience-name"],`${r}; ${s}`],["max-reach",t&&e["max-reach"],`${r} ${o}; remove it`],["audience-id,\
 audience-name",n&&!e["audience-id"]&&!e["audience-name"],"are both missing; give at least one"],["once-key",e["once-per"]&&
!e["once-key"],"is missing; `once-per` needs it"],["github-token",(e["once-key"]||e.release)&&!e["github-token"],`is mis\
sing; ${i}`]].flatMap(([c,l,u])=>l?problem(c,u):[])}const Yn=require("node:http");var me=h.n(Yn);const Jn=require("node:string_decoder"),
tt=async()=>(await Promise.resolve().then(h.t.bind(h,708,23))).default;async function Xn(e,t,n){const{method:r,url:s,headers:o,
body:i,timeoutMs:a,maxBytes:c,encoding:l="utf8",wantsBody:u,signal:f}=e,{request:p}=s.protocol==="https:"?await tt():me();
return new Promise(Q=>{let L=!1,B=!0,x=0,S,k;const ee=new Jn.StringDecoder(l);let m="";const b=p(s,{agent:t,method:r,headers:i===
void 0?o:{...o,"Content-Length":Buffer.byteLength(i)}}),xo=setTimeout(()=>H(new R("timeout",`no response within ${a/1e3}\
 s`)),a),je=()=>H(new R("cancelled","the run was cancelled")),tn=d=>{x+=d.length};function Me(d){clearTimeout(xo),f?.removeEventListener(
"abort",je),S?.removeListener("data",tn),Q(d)}function U(d){if(!k)return;const F=m+ee.end(),te=l==="utf8"?F.replace(/^\ufeff/,
""):F;Me({...k,body:te,...d&&{incomplete:d}})}function H(d){k?U(d instanceof R?d.reason:"cut"):So(d)?Me(Zn(d,n)):Me(er(d,
x)),b.destroy()}const So=d=>!L||!B&&x===0&&tr(d);function nn(){b.destroyed||(L=!0,B=b.reusedSocket||S.getProtocol?.()!==
"TLSv1.3",b.end(i))}b.on("error",H),b.on("close",()=>k??H(Object.assign(new Error("the connection was closed"),{code:"EC\
ONNRESET"}))),b.on("socket",d=>{S=d,d.on("data",tn),Kn(d)?nn():d.once(nt(d)?"secureConnect":"connect",nn)}),b.on("respon\
se",d=>{const F=d.statusCode??0;if(k={kind:"response",status:F,headers:d.headers,body:"",at:new Date},u?.(F)===!1){U(),b.
destroy();return}let te=0;d.on("data",ne=>{const rn=c-te;if(te+=ne.length,ne.length<=rn){m+=ee.write(ne);return}m+=ee.write(
ne.subarray(0,rn)),U("too-large"),b.destroy()}),d.on("end",()=>U(d.complete?void 0:"cut")),d.on("error",H),d.on("close",
()=>U("cut"))}),f?.addEventListener("abort",je),f?.aborted&&je()})}const nt=e=>e.encrypted===!0;function Kn(e){return e.
connecting?!1:!nt(e)||e.secureConnecting===!1}class R extends Error{reason;constructor(t,n){super(n),this.reason=t}}function Zn(e,{
isProxied:t,isProxyTls:n}){const r={kind:"failure",mayHaveBeenReceived:!1,cause:e},s=(u,f)=>({...r,reason:u,retryable:f});
if(e instanceof R)return s(e.reason,e.reason==="timeout");const{code:o="",syscall:i,statusCode:a}=e;return o==="ERR_PROX\
Y_TUNNEL"?s("proxy-failed",a===void 0):!(i!==void 0&&o!=="EPROTO"||Qn.test(o)||e instanceof AggregateError)&&!o.startsWith(
"ERR_INVALID")?s(n?"proxy-failed":"tls-failed",!1):s(t&&!(o==="ECONNRESET"&&i===void 0&&!n)?"proxy-failed":"connection-f\
ailed",!0)}const Qn=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function er(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_");return{kind:"failure",mayHaveBeenReceived:!0,reason:e instanceof
R?e.reason:r?"bad-response":"connection-lost",retryable:!0,cause:e}}function tr(e){const[,t]=/\bSSL alert number (\d{1,3})\b/.
exec(e instanceof Error?e.message:"")??[];return t!==void 0&&nr.has(Number(t))}const nr=new Set([42,43,44,45,46,48,116]),
O=require("node:net");function rr(e,t,n=process.version){const r=(e.protocol==="https:"?t.https:t.http)?.trim();if(!r||cr(
e,t.bypass??""))return;if(!sr(n))return{problem:`Node ${n} of this runner cannot use a proxy; update the runner (Node 24\
.5 or later can), or remove the proxy settings`};if(r.search(se)>=0)return{problem:"the proxy setting contains a line br\
eak or another control character"};const s=W(ge(r));return!s||!/^https?:$/.test(s.protocol)?{problem:"the proxy setting \
is not an http or https URL"}:rt(s.username+s.password)===void 0?{problem:"the user name or password in the proxy settin\
g is not percent-encoded"}:{url:s.href}}function sr(e){const[t=0,n=0]=e.replace(/^v/,"").split(".").map(Number);return t>
24||t===24&&n>=5}const or=4;function ir({http:e,https:t}){return[...new Set([e,t].flatMap(ar))]}function ar(e=""){const[
,t=""]=/^[^:]*:\/\/(.*)$/s.exec(ge(e.trim()))??[],n=t.lastIndexOf("@");if(n<0)return[];const r=t.slice(0,n),s=r.indexOf(
":"),o=s<0?[r,""]:[r.slice(0,s),r.slice(s+1)],{username:i="",password:a=""}=W(ge(e.trim()))??{},c=o.map(u=>rt(u)??u);return[
...[...o,i,a,...c].filter(u=>u.length>=or),Buffer.from(c.join(":")).toString("base64").replace(/=+$/,"")]}const ge=e=>e.
includes("://")?e:`http://${e}`;function rt(e){try{return decodeURIComponent(e)}catch{return}}function cr(e,t){const n=e.
hostname.replace(/^\[|\]$|\.$/g,""),r=e.port||(e.protocol==="https:"?"443":"80");return t.toLowerCase().split(/[\s,]+/).
filter(s=>s!=="").some(s=>s==="*"||ur(s,n,r))}function ur(e,t,n){if(e.includes("/"))return dr(e,t);const[,r=e,s]=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(e)??[];if(s!==void 0&&s!==n)return!1;const o=lr(r.replace(/^\[|\]$/g,"").replace(/^\*?\./,""));return t===o||(0,O.isIP)(
t)===0&&t.endsWith(`.${o}`)}function lr(e){return(0,O.isIP)(e)===6&&W(`http://[${e}]`)?.hostname.slice(1,-1)||e}function dr(e,t){
const[n="",r=""]=e.split("/"),s=(0,O.isIP)(n);if(s===0||(0,O.isIP)(t)!==s||!/^\d{1,3}$/.test(r)||Number(r)>(s===4?32:128))
return!1;const o=s===4?"ipv4":"ipv6",i=new O.BlockList;return i.addSubnet(n,Number(r),o),i.check(t,o)}const st=1e3,fr=10;
function hr(e){const t=new Map,n=new WeakMap,r=o=>at()-(n.get(o)??Number.NEGATIVE_INFINITY);async function s(o,i){const a=`${o.
protocol}${i??""}`,c=t.get(a);if(c)return c;const l=i===void 0?{}:{proxyEnv:{http_proxy:i,https_proxy:i}},{Agent:u}=o.protocol===
"https:"?await tt():me();i!==void 0&&await gr();const f=new u({keepAlive:!0,...l});return f.on("free",p=>n.set(p,at())),
t.set(a,f),f}return{async request(o){const i=rr(o.url,e);if(i&&"problem"in i)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(i.problem)};const a=await s(o.url,i?.url),c=Math.min(...ot(a).map(r));
o.method!=="GET"&&c<st&&await mr(fr-c);for(const u of ot(a))(r(u)>st||pr(u))&&u.destroy();const l=o.url.protocol==="http\
:"&&i?.url.startsWith("https:")===!0;return Xn(o,a,{isProxied:i!==void 0,isProxyTls:l})}}}const ot=e=>Object.values(e.freeSockets).
flatMap(t=>t??[]),pr=e=>e.readableEnded||!e.writable;async function mr(e){e>0&&await new Promise(t=>setTimeout(t,e));for(let t=0;t<
2;t++)await new Promise(n=>setImmediate(n))}async function gr(){const{subscribe:e,unsubscribe:t}=await Promise.resolve().
then(h.t.bind(h,53,23));t("net.client.socket",it),e("net.client.socket",it)}const it=e=>{e.socket.on("error",()=>{})},br=e=>e>=
200&&e<300;function $r(e){const t=me().STATUS_CODES[e];return t===void 0?String(e):`${e} ${t}`}const at=()=>Number(process.
hrtime.bigint())/1e6,wr=1e3,yr=3e4,be=12e4;function kr(e,t=Math.random){return t()*Math.min(yr,wr*2**(e-1))}function ct(e,t){
const n=e?.trim()??"";if(/^\d+$/.test(n))return Number(n)*1e3;if(!vr.test(n))return;const r=Date.parse(n.endsWith("GMT")?
n:`${n} GMT`);return Number.isNaN(r)?void 0:Math.max(0,r-t)}const vr=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function _r({attempt:e,retries:t,signal:n,cancelled:r,onWait:s}){for(let o=1;!n?.aborted;o++){const i=await e(o);if("\
done"in i)return i.done;if(n?.aborted)break;if(o>t||i.waitMs>be)return i.retry;s?.(i.retry,i.waitMs),await Tr(i.waitMs,n)}
return r()}function Tr(e,t){return new Promise(n=>{const r=()=>{clearTimeout(s),t?.removeEventListener("abort",r),n()},s=setTimeout(
r,e);t?.addEventListener("abort",r)})}const xr="web-push-action/1.0.0",Sr={"connection-failed":"Check `base-url` and tha\
t the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA, set NOD\
E_EXTRA_CA_CERTS to its certificate file on the runner.","proxy-failed":"Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on t\
he runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",timeout:"Check that the ser\
vice is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-response":"Chec\
k that `base-url` is the address of the push service."},Er={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, \
or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy) that d\
oes not require a client certificate."};function Ar(e,{reason:t,mayHaveBeenReceived:n,cause:r}){const s=e==="Sending"&&n;
if(t==="cancelled")return s?"":"If you did not mean to cancel it, run it again.";const{code:o="",statusCode:i}=Object(r);
if(i===407)return ht(407,e,!1);const a=t==="tls-failed"&&Er[o]||Sr[t];return s?a:`${a} Then run this again.`}function Rr(e,{
reason:t,mayHaveBeenReceived:n},r){const s=e==="Sending",o=e.charAt(0).toLowerCase()+e.slice(1);return{"connection-faile\
d":`Could not connect to the service (${r}).`,"tls-failed":`Could not make a secure connection to the service (${r}).`,"\
proxy-failed":`Could not use the proxy (${r}).`,timeout:n?`${s?"The service may have received the request, but did not r\
espond":"There was no complete response"} in time (${r}).`:`Timed out connecting to the service (${r}).`,"connection-los\
t":`The connection was lost before ${s?"a response arrived; the service may have received the request":"the response was\
 complete"} (${r}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${r}).`,cancelled:s?`The run was \
cancelled${n?"; the service may already have":" before the service"} received the request.`:`The run was cancelled while\
 ${o}.`}[t]}function ut(e,t,n){const{reason:r,cause:s}=t;return new w({reason:r,title:`${e} failed`,message:Rr(e,t,ft(v(
s),n)),hint:Ar(e,t),cause:s})}const Or=e=>ut(e,{kind:"failure",mayHaveBeenReceived:!1,reason:"cancelled",retryable:!1,cause:void 0},
t=>t);function Cr(e,t,n,r=!1){const{status:s,headers:o,body:i,incomplete:a}=t,c=o.location?` and points to ${g(n(o.location))}`:
"",l=ft(i,n,a!==void 0),u=`The ${s===407?"proxy":"service"} responded ${$r(s)}${c}${l?`: ${l}`:""}`;return new w({reason:`\
http-${s}`,title:`${e} failed: HTTP ${s}`,message:`${u.replace(/\.$/,"")}.${Nr(o["retry-after"])}`,hint:r?"The service h\
as a problem: check its status.":ht(s,e,l!=="")})}const lt=300,dt=65536;function ft(e,t,n=!1){const s=t(e.slice(0,dt),n||
e.length>dt).replace(/\s+/g," ").trim();return s.length>lt?`${s.slice(0,lt)}\u2026`:s}const Ir=864e5;function Nr(e){const t=ct(
e,Date.now());return t===void 0||t<=be?"":` Retry-After asks for ${t>Ir?"more than a day":`${Math.ceil(t/1e3)} s`}; this\
 action waits at most ${be/1e3} s.`}function ht(e,t,n){return e===401||e===403?"The service refused the token: check tha\
t `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this again.":e===
404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t==="Sen\
ding"?" With `target: audience`, check `audience-id` too.":""}`:e===407?"The proxy requires a valid user name and passwo\
rd: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.":e===429?"The rate limit of the service is \
reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to \
the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":e===
408?"The service did not receive the request in time: run this again.":n?"Fix the problem that the service reported, the\
n start a new run.":`The service did not say why. ${t==="Sending"?"Check the content and `extra-fields`, or ask":"Ask"} \
the operator of the service.`}const pt=1048576;function jr({baseUrl:e,apiToken:t,timeout:n},{http:r,signal:s}){const o={
"Authentication-Token":t,Accept:"application/json","User-Agent":xr},i={timeoutMs:n*1e3,signal:s};return{fetchAudiences(){
const a=new URL(`${e}/v1/audience`);return r.request({method:"GET",url:a,headers:o,maxBytes:64*pt,...i})},send(a){const c=new URL(
`${e}/v1/notifications`),l={...o,"Content-Type":"application/json"};return r.request({method:"POST",url:c,headers:l,body:a,
maxBytes:pt,...i})}}}const $e="Listing the audiences";async function Mr({service:e,redact:t,random:n,...r}){const s=await _r(
{...r,attempt:async o=>mt(await e.fetchAudiences(),kr(o,n),t),cancelled:()=>Or($e)});if(s instanceof w)throw s;return Pr(
s)}function mt(e,t,n){if(e.kind==="failure"){const l=ut($e,e,n);return e.retryable&&e.reason!=="cancelled"?{retry:l,waitMs:t}:
{done:l}}const{status:r,headers:s,body:o,incomplete:i}=e;if(!br(r)){const l=Cr($e,e,n);return r!==429&&r<500?{done:l}:{retry:l,
waitMs:ct(s["retry-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:z("the list is la\
rger than 64 MiB")};const a=i==="cut"?"connection-lost":i,c=new Error("only a part of the list arrived");return mt({kind:"\
failure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:c},t,n)}function Pr(e){const t=cn(e);if(t===void 0)throw z("\
the response is not JSON");const n=gt(t)?t.audience:void 0;if(!Array.isArray(n))throw z("audience: expected an array");for(let r=0;r<
n.length;r++){const s=Lr(n[r]);if(s)throw z(`audience[${r}]${s}`)}return n.map(({id:r,name:s,reach:o})=>({id:r,name:s,reach:o}))}
function Lr(e){if(!gt(e))return": expected an object";const{id:t,name:n,reach:r}=e;if(typeof t!="number")return".id: exp\
ected a number";if(!Number.isSafeInteger(t))return`.id: ${t} is not a whole number within \xB1(2^53-1), so it cannot be an \
id`;if(typeof n!="string")return".name: expected a string";if(typeof r!="number"||!Number.isFinite(r))return".reach: exp\
ected a number"}const gt=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),z=e=>new w({reason:"bad-audience-list",title:"\
Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:"Check `base-url`;\
 if it is right, the service has a problem, or uses another version of its API."}),Br=[{name:"Desktop",browser:"Chrome o\
n Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",buttonsAt:"c\
enter",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{
length:19,line:19},iconAt:"end",buttonsAt:"left",textWidth:310}],Ur=2,bt=56,Hr=360,Fr="Where the text is cut off is an e\
stimate: it depends on fonts, versions and settings.";function Lo(e){return`<div>
${Br.map(n=>Wr(n,e)).join(`
`)}
<br clear="all"><sub>${Fr}</sub>
</div>`}function Wr(e,{title:t,message:n,actions:r=[],...s}){const{name:o,browser:i,iconAt:a,buttonsAt:c,textWidth:l}=e,
u=Y(t,e.title),f=Y(n,e.message),p=r.slice(0,Ur).map(({text:m})=>Y(m,e.button)),Q=r.length-p.length,L=`<td valign="top" w\
idth="${bt}">${image(s.icon_url,"icon",bt)}</td>`,B=`<td valign="top" width="${l}" dir="auto"><b>${we(u)}</b><br>${we(f)}\
</td>`,x=s.banner_url&&image(s.banner_url,"banner",Hr),S=p.map(m=>`<kbd>&nbsp;${we(m)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),
k=[wt("Title",u),wt("Message",f),p.some($t)&&"\u2702\uFE0F A button is cut",Q>0&&`\u2702\uFE0F ${counted(Q,"more button")}\
 not shown`,`Opens ${link(s.landing_url,38)}`].flatMap(m=>m?[`<sub>${m}</sub>`]:[]);return`<table align="left">${[`<th c\
olspan="2">${o} <sub>${i}</sub></th>`,a==="start"?L+B:B+L,x&&`<td colspan="2" align="center">${x}</td>`,S&&`<td colspan=\
"2" align="${c}">${S}</td>`,`<td colspan="2">${k.join("<br>")}</td>`].flatMap(m=>m?[`<tr>${m}</tr>`]:[]).join("")}</tabl\
e>`}const Dr=24,we=({shown:e})=>escapeMarkup(breakable(e,Dr)),$t=({visible:e,total:t})=>e<t,wt=(e,t)=>$t(t)?`\u2702\uFE0F ${e}\
 cut after ${grouped(t.visible)} of ${counted(t.total,"character")}`:`${e} fits (${counted(t.total,"character")})`;function Y(e,{
length:t,line:n}){const r=/^[\n\x20-\x7e]*$/.test(e),s=r?e:e.match(new RegExp(Gr,"gsu"))??[],o=r?void 0:new RegExp(qr,"u"),
i=s.length;let a=0,c=0,l=0;for(const u of s){if(a=u===`
`?(Math.floor(a/n)+1)*n:a+(o?.test(u)?2:1),a>t)return{shown:`${e.slice(0,l).trimEnd()}\u2026`,visible:c,total:i};a<t&&(c++,
l+=u.length)}return{shown:e,visible:i,total:i}}const Gr=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
qr=String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`;
function J(e){return ve(e).replace(Xr,C).replace(Kr,Zr).replace(/^[\t -%'-;=-@[-`{-~]/,C).replaceAll(`
`,"<br>")}function yt(e){return ve(e).replace(/[&<>]/g,C).replaceAll(`
`,"&#10;")}function Bo(e,t=500){return _t(J(X(_(e,t))))}function kt(e,t=500){const r=_(e,t).split(zr).map((s,o)=>o%2===1?
Yr(s):J(X(s)));return _t(r.join(""))}function vt({text:e,url:t},n=2e3){return`${kt(e,n)}${t?` <a href="${ke(t)}">Open th\
at run</a>`:""}`}const Vr=({command:e})=>e!==void 0&&`<pre><code>${yt(e)}</code></pre>`,_t=e=>`<span dir="auto">${e}</sp\
an>`,zr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Yr=e=>`<code>${yt(e)}</code>`;function Uo(e,t=300){const n=J(X(_(e,t)));return e.
length>Tt?n:`<a href="${ke(e)}">${n}</a>`}function Ho(e,t,n){return e.length>Tt?t:`<img src="${ke(e)}" alt="${t}" width=\
"${n}">`}function _(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function X(e,t=40){if(!new RegExp(
`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${ye}{${t+1},}`,"gv"),r=new RegExp(`${ye}{${Jr}}(?=${ye})`,"gv");
return e.replace(n,s=>s.replace(r,"$&\u200B"))}const Jr=10,ye=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Tt=2e3,Xr=/[&<>"'`*_~[\]()|\\!{}^]/g,Kr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,C=e=>`&#${e.codePointAt(0)};`,Zr=e=>`<span>${C(
e)}</span>`,ke=e=>ve(e).replace(/[&<>"'`\n\t]/g,C);function ve(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function I(e){const[,t="",n="",r=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+r:String(e)}const _e=(e,t)=>`${I(e)} ${t}${e===1?"":"s"}`,Qr=9e5,xt=e=>typeof e=="object"?e.flatMap(
xt):e?[e]:[];function Te(e,t=Qr){const n=xt(e),r="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",s=t-Buffer.byteLength(r)-2;let o=0;const i=n.findIndex(c=>(o+=Buffer.byteLength(c)+2,o>s));return`${(i===-1?n:[...n.
slice(0,i),r]).join(`

`)}
`}const es=864e5,St=2419200,ts=14,ns={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"\
long-ttl":({seconds:e})=>`The ttl is ${e} s; push services keep a message for at most four weeks (${St} s).`,"reach-zero":()=>"\
The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation\
 marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>{const n=e.toISOString().
slice(0,10);return t?`The API token expired on ${n}: the service will probably refuse it. Replace the secret.`:`The API \
token expires on ${n}. Replace the secret before then.`},rerun:({attempt:e})=>`This is attempt ${e} of this run: an earl\
ier attempt may already have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-siz\
e":({input:e,use:t,expected:n,...r})=>`${e}: the ${t} is ${Et(r)}; browsers show ${n.map(Et).join(" or ")}.`,"key-separa\
tor":({key:e})=>`The once-key ${g(e)} ends with a separator, so an expression in it is probably empty. Runs with the sam\
e key may be skipped although they announce something else. Correct the key.`,truncated:({field:e,visible:t,total:n})=>`\
The ${e} is ${I(n)} characters long; even a desktop shows only about ${I(t)}.`,markup:({field:e,what:t})=>`The ${e} cont\
ains ${xe[t].name}. Notifications are plain text: subscribers would see the characters as they are.`,"escaped-newline":({
field:e})=>`The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a \
YAML block (\`|\`).`,"first-entry":()=>"The message is the first entry of a list of changes. For a better text next time\
, begin the release notes with a short paragraph, or set `message`."},Wo=e=>ns[e.kind](e),Et=({width:e,height:t})=>`${e}\
x${t}`,xe={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},
link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Do({notification:e,sources:t,firstEntry:n}){const{actions:r,
ttl:s}=e,o=[];r&&r.length>2&&o.push({kind:"many-buttons",count:r.length}),s!==void 0&&s>St&&o.push({kind:"long-ttl",seconds:s}),
n&&o.push({kind:"first-entry"});for(const i of["title","message"])o.push(...rs(i,e)),(t[i]==="input"||t[i]==="file")&&o.
push(...ss(i,e[i]));return o}function rs(e,t){const n=devices.map(s=>fitDevice(t[e],s[e]));if(n.some(({visible:s,total:o})=>s===
o))return[];const r=n.reduce((s,o)=>o.visible>s.visible?o:s);return[{kind:"truncated",field:e,visible:r.visible,total:r.
total}]}function ss(e,t){const r=Object.keys(xe).filter(s=>xe[s].pattern.test(t)).map(s=>({kind:"markup",field:e,what:s}));
return t.includes("\\n")?[...r,{kind:"escaped-newline",field:e}]:r}const Go=e=>e===0?[{kind:"reach-zero"}]:[],qo=e=>e!==
void 0&&/[-_.:/#]$/.test(e)?[{kind:"key-separator",key:e}]:[],Vo=(e,t)=>e>1&&t===void 0?[{kind:"rerun",attempt:e}]:[];function zo(e,t){
if(/^(["'`]).*\1$/.test(e))return[{kind:"quoted-token"}];const n=is(e);return n===void 0||n-t>=ts*es?[]:[{kind:"token-ex\
piry",at:new Date(n),expired:n<=t}]}function is(e){const[t,n,r,...s]=e.split(".");if(!(!t||!n||r===void 0||s.length>0))try{
const{exp:o}=JSON.parse(Buffer.from(n,"base64url").toString("utf8")),i=typeof o=="number"?o*1e3:Number.NaN;return Number.
isNaN(new Date(i).getTime())?void 0:i}catch{return}}const Se=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`;function Yo({advice:e,keyUse:t,claim:n,result:r}){return[...e.map(o=>({level:"warning",title:as(o),text:adviceText(
o)})),...t?[us(t)]:[],...ls(n,r.outcome)].toSorted((o,i)=>+(o.level==="note")-+(i.level==="note"))}const as=e=>e.kind===
"token-expiry"&&e.expired?"Token expired":"Advice";function cs({key:e,ref:t,by:n}){const r=n?`run ${n.run} (attempt ${n.
attempt}) at ${n.time}`:"another run";return{text:`The key ${quoted(e)} was already used by ${r}; that notification was \
sent, or may have been. The claim is the ref ${t}.`,...n&&{url:n.url}}}function Jo(e){return{text:"Usually there is noth\
ing to do. If in doubt, look in the panel of the service. Only if that notification was not sent, or to send it a second\
 time on purpose, delete the claim with this command, then run the workflow again:",command:At(e)}}function us(e){if(e.kind===
"used"){const r=cs(e.claim);return{...r,level:"warning",title:"Key already used",text:`A real run would be skipped. ${r.
text}`}}const t=quoted(e.key);return e.kind==="unused"?{level:"note",text:`The key ${t} has not been used.`}:{level:"war\
ning",text:`Could not determine whether the key ${t} was used (${e.cause}), so this dry run cannot say whether a real ru\
n would be skipped.`}}function ls(e,t){if(!e||e.kind==="none"||t==="sent")return[];const{kind:n,ref:r,tag:s}=e,o=At(e);if(t===
"unknown")return[{level:"note",text:`The claim ${r} stays, so a re-run with this key will be skipped. Look in the panel \
of the service. Only if nothing was sent, delete the claim with this command, then run this again:`,command:o}];const i=quoted(
e.key),[a,c,l]=n==="held"?["Claim not deleted",`could not delete its claim of the key ${i}`,"This"]:["Claim not certain",
`could not determine whether it has the claim of the key ${i}`,"If it is, this"],u=`This run sent nothing, but ${c}, so \
a re-run may be skipped. ${l} command deletes the ref ${r} only if it still points to ${s}, the claim of this run. Run i\
t, then run the workflow again:`;return[{level:"warning",title:a,text:u,command:o}]}function At({ref:e,repository:t,serverUrl:n,
tag:r}){const s=parseUrl(n)?.host??"github.com",o=`gh api${s==="github.com"?"":` --hostname ${s}`}`,i=`${o} --method DEL\
ETE repos/${t}/git/${e}`;return r===void 0?i:`[ "$(${`${o} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`}\
)" = ${r} ] && ${i}`}const ds={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing \
was sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},
Rt=e=>ds[e],fs={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notifi\
cation may or may not have been sent."},hs={cut:"the response was cut off",timeout:"the response was not complete in tim\
e","too-large":"the response is larger than 1 MiB",cancelled:"the run was cancelled before the response was complete","n\
ot-json":"the response is not JSON"},ps=e=>hs[e];function Xo(e){const t=e==="cancelled"?"":" If it is not there, check `\
base-url`: another server may have responded.";return`The service accepted it (2xx), but ${ps(e)}. Do not send it again \
before you look in the panel of the service.${t}`}function Ko(e,t){if("failure"in e)return Ee(e.failure,e.outcome,t);if(e.
outcome!=="skipped")return;const n=`${Rt("skipped")} (${e.reason})`;if(e.reason==="already-sent")return{title:n,why:usedBy(
e.claim),next:sendAgain(e.claim)};const{because:r}=e,s=r.kind==="activity"&&r.found==="released"?"To announce pre-releas\
es that become releases, set a `once-key`.":"To send on this event too, give the content as inputs, and set a `once-key`\
: without one, each event sends a notification.";return{title:n,why:{text:ms(r)},next:{text:`Usually there is nothing to\
 do. ${s}`}}}function ms(e){if(e.kind==="draft")return"The release is a draft.";const{kind:t,found:n}=e;if(t==="activity"&&
n==="released")return"The release event's activity `released` is announced only with `once-key` (publishing a stable rel\
ease also fires `published`, and both would be sent).";const r=/^[a-z_]{1,40}$/.test(n)?`\`${n}\``:"not one that GitHub \
documents";return t==="activity"?`The release event's activity is ${r}; only \`published\` and, with \`once-key\`, \`released\
\` are announced.`:`The deployment's state is ${r}; only \`success\` is announced.`}function Ee({title:e,reason:t,message:n,
hint:r},s,o){const a=o!==void 0&&o.kind!=="none"?"first delete the claim of `once-key` (the command is in the log), then\
 ":"",l=["Look in the panel of the service before you send it again.",r,`If nothing was sent, ${a}run this again.`].filter(
Boolean).join(" "),u=s==="not-sent"&&t==="internal-error"?" You can run this again.":"";return{title:`${e} (${s?`${s}: `:
""}${t})`,why:{text:n},...s&&{meaning:fs[s]},next:{text:s==="unknown"?l:`${r}${u}`},reason:t}}const gs=e=>e.replace(/^http-(?!401|403|404|429)(\d)\d\d$/,
"http-$1xx"),Ot=e=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${gs(e)}`,Ct=4096,
bs=600;function $s({why:e,meaning:t,next:n,reason:r},s){const i=`
${s(t?`${t} ${Se(n)}`:Se(n))}${r?`
More: ${Ot(r)}`:""}`;return ws(s(Se(e)),Ct-i.length)+i}function ws(e,t){const n=e.split(`
`);if(n.length===1)return _(e,t-1);const r=a=>`- and ${a} more (see the log)`;let s=r(n.length).length;const o=[];for(const a of n){
const c=_(a,bs);if(s+=c.length+1,s>t)break;o.push(c)}const i=n.length-o.length;return[...o,...i>0?[r(i)]:[]].join(`
`)}const ys={input:"the inputs",file:"the file",release:"the release",event:"the event"};function Zo({sources:e},t){const n=Object.
entries(ys).flatMap(([s,o])=>{const i=Object.entries(e).flatMap(([a,c])=>c===s?[a]:[]);return i.length>0?[`${i.join(", ")}\
 from ${o}`]:[]}),r=Object.keys(t);return r.length>0&&n.push(`${r.join(", ")} from extra-fields`),`Content: ${n.join("; ")}\
.`}function Qo(e){if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";const{
id:t,name:n,reach:r}=e.audience;return`To: ${n===void 0?`the audience ${t}`:`the audience "${n}" (id ${t})`}${r===void 0?
"":`, ${r} subscriber${r===1?"":"s"}`}.`}function ei(e){return`Guards: ${ks(e).join(", ")||"none (max-reach, check-urls \
and once-key are not set)"}.`}function ks({maxReach:e,checkUrls:t,onceKey:n}){return[...e===void 0?[]:[`max-reach ${e}`],
...t?["check-urls"]:[],...n===void 0?[]:[`once-key ${quoted(n)}`]]}function ti({result:e,attempts:t,response:n}){const r=Rt(
e.outcome);if(e.outcome!=="sent")return`${r}.`;const s=t>1?` on attempt ${t}`:"";return`${r}${s}: the service responded ${n?.
statusCode} at ${e.sentAt.toISOString()}.`}const vs=10,_s=25,N={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},
It=400;function ni(e,t,n){const r=[...Ts(e),t&&Ss(t),...Es(n)].filter(Boolean);return`<table>
<tr>${["Field","Value","Source",...Os].map(o=>`<th>${o}</th>`).join("")}</tr>
${r.join(`
`)}
</table>`}function Ae(e,t,n,r){const s=r.map(o=>`<td align="center">${o}</td>`).join("");return`<tr><td>${code(e)}</td><\
td dir="auto">${t}</td><td>${n}</td>${s}</tr>`}const Nt=e=>`${grouped(e)} more, in the output <code>payload</code>`;function Ts({
notification:e,sources:t}){return Object.keys(e).flatMap(n=>{const r=(a,c)=>Ae(a,c,t[n]??"",Cs[n]);if(n!=="actions")return r(
n,xs(n,e));const{actions:s=[]}=e,o=s.slice(0,vs).map(({text:a,url:c},l)=>r(`actions[${l}]`,`${jt(a,N.button)}<br>${link(
c)}`)),i=s.length-o.length;return i>0?[...o,r(n,Nt(i))]:o})}function xs(e,t){const n=t[e]??"";return typeof n=="number"?
`${grouped(n)} s${Rs(n)}`:e.endsWith("_url")?link(n):jt(n,e==="message"?N.message:N.text)}function jt(e,t){if(e.length<=
It)return escapeMarkup(breakable(e));const n=escapeMarkup(breakable(truncate(e,t))),r=e.length>t?"<br><i>The rest is in \
the output <code>payload</code>.</i>":"";return`<details><summary>${escapeMarkup(breakable(truncate(e.slice(0,It),80).replace(
/\s+/g," ")))} <i>(${counted(e.length,"character")})</i></summary>${n}${r}</details>`}function Ss(e){const t=e.type==="a\
ll"?"all":`audience ${e.audience.id}`;return Ae("target",code(t),"input",Ns)}function Es(e){const t=Object.keys(e),n=(o,i)=>Ae(
o,i,"extra-fields",Is),r=t.slice(0,_s).map(o=>n(truncate(o,N.extraName),code(truncate(As(e[o]),N.extraValue)))),s=t.length-
r.length;return s>0?[...r,n("\u2026",Nt(s))]:r}const As=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function Rs(e){
const n=[[604800,"week"],[86400,"day"],[3600,"hour"],[60,"minute"]].find(([r])=>e>=r&&e%r===0);return n?` (${counted(e/n[0],
n[1])})`:""}const j="\u2713",M="\u2013",T=[j,j,j],Mt=[j,j,M],Os=null,Cs={title:T,message:T,icon_url:Mt,banner_url:["56+",
M,M],landing_url:T,actions:["48+",M,M],utm_source:T,utm_medium:T,utm_campaign:T,ttl:Mt},Is=null,Ns=null,js={sent:"\u2705",
"dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4","not-sent":"\u274C",unknown:"\u2753"};function ri(e){const{
result:t,content:n,target:r,extraFields:s={},response:o}=e,{outcome:i}=t,a=explain(t,e.claim),c=remarksOf(e),l=u=>c.filter(
({level:f})=>f===u);return joinBlocks([`<h2>${js[i]} ${headline(i)}</h2>`,a&&Bt(a),Ms(e),Ps(e),Pt("\u26A0\uFE0F",l("warn\
ing")),Pt("\u2139\uFE0F",l("note")),n&&["<h3>Preview</h3>",renderPreview(n.notification)],n&&["<h3>Fields</h3>",renderFields(
n,r,s)],o?.response&&Us(o.response)])}function Ms({result:e,target:t,attempts:n,response:r}){const s=e.outcome==="sent"&&
e.doubt?`, but ${doubtText(e.doubt)}`:"",i=[t&&`<b>To</b> ${Ls(t)}`,r?.statusCode&&`HTTP&nbsp;${r.statusCode}${s}`,n>0&&
counted(n,"attempt"),e.outcome==="sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(
Boolean);return i.length>0&&`<p>${i.join(" \xB7 ")}</p>`}function Ps({guards:e}){const t=e?guardTexts(e).map(code):[];return t.
length>0&&`<p><b>Guards</b> ${t.join(" \xB7 ")}</p>`}function Ls(e){if(e.type==="all")return"every subscriber of the sit\
e; the service does not report how many";const{id:t,name:n,reach:r}=e.audience,s=n===void 0?`audience ${t}`:`${quoted(n)}\
 (audience ${t})`;return r===void 0?s:`${s}, <b>${counted(r,"subscriber")}</b>`}const Bs=10;function Pt(e,t){const n=t.slice(
0,Bs).map(s=>`${e} ${prose(s)}`),r=t.length-n.length;return r>0&&n.push(`${e} ${grouped(r)} more are in the log.`),n.length>
0&&[`<p>${n.join("<br>")}</p>`,t.map(commandBlock)]}const Lt=16e3;function Us(e){const t=e.length-Lt,n=t>0?`<p>${counted(
t,"more character")} in the output <code>response</code>.</p>`:"";return`<details><summary>Response of the service</summ\
ary><pre><code>${escapeCode(truncate(e,Lt))}</code></pre>${n}</details>`}const Hs=5e3;function Bt({title:e,why:t,meaning:n,
next:r,reason:s}){return[`<table>
${[...s?[["What failed",`<b>${kt(e)}</b>`]]:[],["Why",vt(t,Hs)],...n?[["Result",n]]:[],["What to do",vt(r)],...s?[["More",
`<a href="${Ot(s)}">What ${s} means</a>`]]:[]].map(([i="",a])=>`<tr><th align="left">${i.replaceAll(" ","&nbsp;")}</th><\
td>${a}</td></tr>`).join(`
`)}
</table>`,Vr(r)]}const Ut=100,Fs=1e3,Ws=5e5,Ds=120;function Ht(e){if("failure"in e)return Te(["<h2>\u274C Could not list the \
audiences</h2>",Bt(Ee(e.failure))]);const t=`<h2>\u{1F4E3} ${_e(e.length,"audience")}</h2>`;if(e.length===0)return Te([t,
"<p>The service lists no audiences. Create them in the panel of the service.</p>"]);const n=e.toSorted((r,s)=>s.reach-r.
reach);return Te([t,Js(n),Gs(n)])}function Gs(e){const t=qs(e),[n,r,s]=[t.slice(0,Ut),t.slice(Ut),e.length-t.length];return[
Ft(n),r.length>0&&`<details><summary>The next ${I(r.length)}</summary>
${Ft(r)}
</details>`,s>0&&`<p>The ${_e(s,"audience")} with the smallest reach ${s===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function qs(e){const t=[];let n=0;for(const[r,{id:s,name:o,reach:i}]of e.slice(
0,Fs).entries()){const a=`<tr><td align="right">${r+1}</td><td dir="auto">${J(X(_(o,Ds)))}</td><td align="right"><code>${s}\
</code></td><td align="right">${I(i)}</td></tr>`;if(n+=Buffer.byteLength(a),n>Ws)break;t.push(a)}return t}const Ft=e=>`<\
table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,Vs=10,zs={length:20,line:20},Ys='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Js(e){const t=e.
slice(0,Vs).filter(({reach:o})=>Math.round(o)>0);if(t.length===0)return;const n=t.map(({id:o,name:i})=>`"${Xs(Y(i.replace(
/\s+/g," "),zs).shown)} (${o})"`),r=t.map(({reach:o})=>Math.round(Math.min(o,Number.MAX_SAFE_INTEGER))),s=e.length>1?`Th\
e ${t.length} largest by reach`:"Reach";return["```mermaid",Ys,"xychart-beta horizontal",`  title "${s}"`,`  x-axis [${n.
join(", ")}]`,`  y-axis "Subscribers" 0 --> ${r[0]}`,`  bar [${r.join(", ")}]`,"```"].join(`
`)}function Xs(e){return e.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu," ").replace(/["`<>]/g,
t=>Ks[t]??"").replace(/%(?=[%{])/g,"% ").replace(/#(?=\w+;)/g,"# ")}const Ks={'"':"\u201D","`":"\u2019","<":"\u2039",">":"\
\u203A"},Zs=null;function si(e,t){const n=(r,s)=>{if(typeof r=="string")return t(r);if(Array.isArray(r))return r.map(i=>n(
i,s));if(r instanceof Failure)return Wt(r,t);if(typeof r!="object"||r===null||r instanceof Date)return r;const o=Object.
entries(r).map(([i,a])=>s?[t(i),n(a,!0)]:[i,Zs.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(o)};return n(
e,!1)}function Wt({reason:e,title:t,message:n,hint:r},s){return new w({reason:e,title:s(t),message:s(n),hint:s(r)})}const Dt=require("os");
function Gt(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Re(e){return Object.
keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}
function P(e,t,n){const r=new Qs(e,t,n);process.stdout.write(r.toString()+Dt.EOL)}function qt(e,t=""){P(e,{},t)}const Vt="\
::";class Qs{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=Vt+
this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const r in this.properties)if(this.
properties.hasOwnProperty(r)){const s=this.properties[r];s&&(n?n=!1:t+=",",t+=`${r}=${to(s)}`)}}return t+=`${Vt}${eo(this.
message)}`,t}}function eo(e){return Gt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function to(e){return Gt(
e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const oi=require("path");
var zt=function(e,t,n,r){function s(o){return o instanceof n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){
function a(u){try{l(r.next(u))}catch(f){i(f)}}function c(u){try{l(r.throw(u))}catch(f){i(f)}}function l(u){u.done?o(u.value):
s(u.value).then(a,c)}l((r=r.apply(e,t||[])).next())})},Oe;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(
Oe||(Oe={}));function ii(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function no(e){P("add-mask",{},e)}function ai(e){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function K(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function ci(e,t){const n=K(e,t).split(
`
`).filter(r=>r!=="");return t&&t.trimWhitespace===!1?n:n.map(r=>r.trim())}function ui(e,t){const n=["true","True","TRUE"],
r=["false","False","FALSE"],s=K(e,t);if(n.includes(s))return!0;if(r.includes(s))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function li(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function di(e){issue("echo",e?"on":"off")}function fi(e){process.exitCode=Oe.Failure,Ce(e)}function hi(){
return process.env.RUNNER_DEBUG==="1"}function pi(e){issueCommand("debug",{},e)}function Ce(e,t={}){P("error",Re(t),e instanceof
Error?e.toString():e)}function ro(e,t={}){P("warning",Re(t),e instanceof Error?e.toString():e)}function so(e,t={}){P("no\
tice",Re(t),e instanceof Error?e.toString():e)}function Z(e){process.stdout.write(e+Dt.EOL)}function Yt(e){qt("group",e)}
function Jt(){qt("endgroup")}function mi(e,t){return zt(this,void 0,void 0,function*(){Yt(e);let n;try{n=yield t()}finally{
Jt()}return n})}function gi(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
e,t));issueCommand("save-state",{name:e},toCommandValue(t))}function bi(e){return process.env[`STATE_${e}`]||""}function $i(e){
return zt(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const oo=["api-token","github-token"];function io(e){
for(const t of e.filter(n=>oo.includes(n))){const n=K(t);n!==""&&no(n)}return Object.fromEntries(e.map(t=>[t,K(t)]))}function wi(e){
const t=Object.keys(process.env).flatMap(n=>{const[,r]=/^input_(.+)$/.exec(n.toLowerCase())??[],s=r===void 0||r in e?void 0:
process.env[n];return s?[[r,s.trim()]]:[]});return Object.fromEntries(t)}const Xt=require("node:fs"),Kt="\u2060";function Ie(e){
if(!/[^\x20-\x7e]/.test(e)&&!e.includes("##[")&&!e.trimStart().startsWith("::"))return e;const t=new RegExp(ao,"u");return e.
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Kt}`).split(`
`).map(n=>co(n,t)).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const ao=String.raw`[^\s\p{C}\p{Z}]`;function co(e,t){const n=e.search(t);
return n>=0&&e.startsWith("::",n)?`${e.slice(0,n)}:${Kt}${e.slice(n+1)}`:e}function uo(e){const t=r=>Ie(e(r)),n=r=>(s,o,i)=>{
const a=t(o);a.length>Ct&&Z(a),r(a,{title:t(s),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};return{info:r=>Z(
t(r)),retry:(r,s)=>{const o=(s/1e3).toFixed(1);Z(t(`${r.title}: ${r.message} Retrying ${o==="0.0"?"now":`in ${o} s`}.`))},
group:(r,s)=>{Yt(t(r)),Z(t(s)),Jt()},notice:n(so),warning:n(ro),error:n(Ce)}}function lo(e,t,n){const{title:r,why:s}=n,o=$s(
n,Ie);o.startsWith(Ie(s.text))||e.info(s.text),e[t](r,o)}const Zt=524288;function fo(e,t,{length:n}){if(n<=Zt)return;const r=`\
GitHub passes at most about ${Zt} on to other jobs, so use it only in this job.`;e.warning("Large output",`The output \`${t}\
\` has ${n} characters. ${r}`)}const ho=["response","audience-name"];function Qt(e,{redact:t,log:n}){const r=process.env.
GITHUB_OUTPUT;if(!r)return;const s=Object.entries(e).map(([o,i])=>[o,ho.includes(o)?t(i):i]);try{(0,Xt.appendFileSync)(r,
po(Object.fromEntries(s)))}catch(o){n.warning("Outputs not written",`The action could not write its outputs (${v(o)}). L\
ater steps may see them as empty; the log says how the run ended.`)}}function po(e){const t=new Set(Object.values(e).flatMap(
s=>s.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const r=`ghadelimiter_${n}`;return Object.
entries(e).map(([s,o])=>`${s}<<${r}
${o}
${r}
`).join("")}function en(e,t,{log:n}){const r=process.env.GITHUB_STEP_SUMMARY;if(!(!r||fn(e)===!1))try{(0,Xt.appendFileSync)(
r,t())}catch(s){n.warning("Summary not written",`Could not write the job summary (${v(s)}).`)}}const Ne=e=>process.env[e.
toLowerCase()]||process.env[e]||void 0;function mo(){return{http:Ne("HTTP_PROXY"),https:Ne("HTTPS_PROXY"),bypass:Ne("NO_\
PROXY")}}const go=()=>Number(process.env.GITHUB_RUN_ATTEMPT)||1;function yi(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,
GITHUB_REPOSITORY:n,GITHUB_SHA:r,GITHUB_RUN_ID:s}=process.env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||
"https://github.com"},run:{repository:n??"",sha:r??"",id:s??"",attempt:go()}}}async function ki(e){const t=process.env.GITHUB_EVENT_PATH;
delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const bo=null;
function vi(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{return statSync(t).size>bo?{name:e,payload:void 0,
unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse(readFileSync(t,"utf8"))}}catch{return{name:e,payload:void 0}}}
function $o(e){const t=new Date,n=mo(),r=jn({...e,others:ir(n)}),s=hr(n),o=wo();return{log:uo(r.redact),secrets:r,redact:r.
redact,http:s,signal:o.signal,startedAt:t,watch:yo(o)}}function wo(){const e=new AbortController,t=()=>e.abort();return process.
on("SIGINT",t),process.on("SIGTERM",t),e}function yo(e){process.exitCode=1;let t=()=>{};return process.on("beforeExit",()=>t(
new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{const r=new Promise(
(s,o)=>{t=o});return Promise.race([n,r])}}async function ko(e,t){try{t()}catch(n){const r=n instanceof Error?n.name:typeof n;
Ce(`The report of this run failed (${r}). The outputs say how the run ended, if they are set. If this step was to send a\
nd \`outcome\` is not set, the notification may have been sent: look in the panel of the service before you send it again.`,
{title:"Internal error (internal-error)"})}await new Promise(n=>process.stdout.write("",n)),process.exit(e)}async function vo(){
const e=io(Dn),t=$o({apiToken:e["api-token"]});let n;try{n=await t.watch(_o(e,t))}catch(r){n={failure:an(r)}}await ko("f\
ailure"in n?1:0,()=>To(n,e.summary,t))}function _o(e,t){const{settings:n,problems:r}=Gn(e,t.secrets);if(!n)throw kn(r);const{
signal:s,redact:o,log:i}=t;return Mr({service:jr(n,t),retries:n.retries,signal:s,redact:o,onWait:i.retry})}function To(e,t,n){
const{log:r,redact:s}=n;if("failure"in e){const a=Wt(e.failure,s);Qt({audiences:"",count:"",reason:a.reason},n),en(t,()=>Ht(
{failure:a}),n),lo(r,"error",Ee(a));return}const o=e.map(({id:a,name:c,reach:l})=>({id:a,name:s(c),reach:l})),i=JSON.stringify(
o);Qt({audiences:i,count:String(o.length),reason:""},n),en(t,()=>Ht(o),n),fo(r,"audiences",i),r.info(`The service lists ${_e(
o.length,"audience")}.`)}vo(),module.exports=on})();
