(()=>{"use strict";var Jt={708:(e=>{e.exports=require("node:https")})},K={};function h(e){var t=K[e];if(t!==void 0)return t.
exports;var n=K[e]={exports:{}},s=!0;try{Jt[e](n,n.exports,h),s=!1}finally{s&&delete K[e]}return n.exports}typeof h<"u"&&
(h.ab=__dirname+"/"),(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;h.t=function(n,s){if(s&
1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var r=Object.create(
null);h.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(
i).forEach(a=>o[a]=()=>n[a]);return o.default=()=>n,h.d(r,o),r}})(),h.d=(e,t)=>{for(var n in t)h.o(t,n)&&!h.o(e,n)&&Object.
defineProperty(e,n,{enumerable:!0,get:t[n]})},h.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),h.r=e=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModul\
e",{value:!0})};var Xt={};const Y=new AbortController,Qt=["SIGINT","SIGTERM","SIGBREAK","SIGHUP","SIGQUIT"];for(const e of Qt)
process.on(e,()=>Y.abort());class p extends Error{reason;title;hint;constructor(t){super(t.message,t.cause===void 0?void 0:
{cause:t.cause}),this.name="Failure",this.reason=t.reason,this.title=t.title,this.hint=t.hint}}function Re(e){return e instanceof
p?e:new p({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${w(e)}.`,hint:"Please repo\
rt this with the log of the run.",cause:e})}function w(e){if(!(e instanceof Error))return String(e);const t=e.code;if(t===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(t==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:n}=e;if(typeof t==
"string"&&t.startsWith("ERR_SSL_")&&typeof n=="string")return`${t}: ${n}`;const s=(e.message||e.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),r=typeof t=="string"&&!s.includes(t)?`${t}: ${s}`:s,o=e instanceof AggregateError?e.errors.map(w).join("; "):
"",i=o&&o!==r?`${r} (${o})`:r;return e.cause===void 0?i:`${i}: ${w(e.cause)}`}function Zt(e,t=Ce(e)){return new p({reason:"\
cancelled",title:`${e} failed`,message:t,hint:Ae})}const Ce=e=>e==="Sending"?"The run was cancelled before the service r\
eceived the request.":`The run was cancelled while ${e.charAt(0).toLowerCase()}${e.slice(1)}.`,Ae="If you did not mean t\
o cancel it, run it again.",k=1048576,Ie=864e5,en=[{name:"week",letter:"w",seconds:604800},{name:"day",letter:"d",seconds:86400},
{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"second",letter:"s",seconds:1}],O=String.
raw`\0-\x1f\x7f-\x9f`,P=String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`,
J=String.raw`\u061c\u200e\u200f`,Ue=String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`,tn=new RegExp(`[${O}]`,"g"),
Bo=new RegExp(`(?![\\t\\n\\r])[${O}]`),nn=new RegExp(`(${Ue})|(?![\\t\\n])[${O}${P}${J}]`,"gu"),Do=new RegExp(`(${Ue})|(\
?![\\s\\x85])[${O}${P}]`,"gu"),Fo=new RegExp(`[^\\s\\u2800\\u200c\\u200d\\ufe00-\\ufe0f${P}${J}]`,"u"),sn=/[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g,
rn=new RegExp(`[\\s\\\\${O}]`),on=new RegExp(`[${P}${J}]`,"u"),an=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`,
Ne=e=>(e.codePointAt(0)??0).toString(16).padStart(4,"0");function Le(e){const t=JSON.stringify(e).replace(sn,n=>`\\u${Ne(
n)}`);return t.length>100?`${t.slice(0,98)}\u2026" (${e.length} characters)`:t}function R(e){return e.toWellFormed().replace(
/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(nn,(t,n)=>n??`\u2039U+${Ne(t).toUpperCase()}\u203A`)}function qo(e){const t=e.toWellFormed().replace(invisibleCharacters,
(n,s="")=>s).replace(/[\s\x85]+/g," ").trim();return visibleCharacter.test(t)?t:""}const y=(e,t=99)=>e.length>t?`${e.slice(
0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e,cn=300,Pe=65536;function je(e,t,n=!1){const r=t(e.slice(0,Pe),n||e.length>
Pe).replace(/\s+/g," ").trim();return y(r,cn)}const g=(e,t)=>({quoted:Le(e),message:t});function j(e,t,n={}){return{...typeof e==
"string"?{input:e}:e,...typeof t=="string"?{message:t}:t,reason:"invalid-input",...n}}function Wo({position:e},{position:t}){
return e?t?e.line-t.line||e.column-t.column:-1:t?1:0}function Me(e){const t=e.map((n,s)=>typeof n=="number"?`[${n}]`:s>0?
`.${String(n)}`:String(n));return y(t.join("").replace(/\s+/g," "))}const un=({quoted:e,message:t})=>e===void 0?t:`${e} ${t}`;
function X(e,t){const{quoted:n,meant:s,hint:r}=t,o=s===void 0?"":` Did you mean "${s}"?`,i=r===void 0?"":` ${r}.`;return`${e}${n===
void 0?"":":"} ${un(t)}.${o}${i}`}function He(e,t,n,s=""){const r=e.length>0?`\`${Me(e)}\``:t;return X(`${r}${s}`,n)}function dn(e){
const{input:t,otherInputs:n=[],file:s,path:r=[],position:o,quoted:i}=e,a=o&&`line ${o.line}, column ${o.column}`;if(s!==
void 0){const f=a?`${s}, ${a}`:s;return`${t}: ${f}: ${He(r,"the file",e)}`}const d=a?` (${a})`:"",c=typeof r[0]=="number";
if(r.length>0&&!c)return`${t}: ${He(r,"",e,d)}`;const u=c?Me([t,...r]):t;if(i!==void 0)return X(`${u}${d}`,e);const l=c?
`\`${u}\``:ln([u,...n]);return X(`${l}${d}`,e)}function ln(e){const t=e.map(s=>`\`${s}\``),n=t.pop()??"";return t.length===
0?n:`${t.join(", ")} and ${n}`}function fn(e){const t=e.every(s=>s.reason==="unreadable-file"),n=t?"unreadable-file":"in\
valid-input";return new p({reason:n,title:t?"Unreadable file":"Invalid input",message:wn(e.map(dn)),hint:mn(e)})}class hn{#e=[];#t=new Set;refuse(t){
for(const n of t)this.#e.push(n),this.#t.add(n.input)}add(t){for(const n of t)this.#t.has(n.input)||this.#e.push(n)}get refused(){
return this.#t}isRefused(t){return this.#t.has(t)}get all(){return this.#e}failure(){return fn(this.#e)}throwIfAny(){if(this.#e.
length>0)throw this.failure()}}const pn=new Set(["base-url","api-token"]);function mn(e){const t=e.length===1?"Correct i\
t":"Correct what is listed";return e.every(({input:s})=>pn.has(s))?{newRunAfter:`${t}. If you changed a secret or variab\
le, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${t}, then`}}const gn=100;function wn(e,t="probl\
ems"){if(e.length===1)return e.join("");const n=e.slice(0,gn).map(r=>`- ${r}`),s=e.length-n.length;return s>0&&n.push(`-\
 and ${s} more`),`${e.length} ${t}:
${n.join(`
`)}`}function Be(e){const t=new Intl.DateTimeFormat("en-US",{timeZone:e,calendar:"gregory",numberingSystem:"latn",hourCycle:"\
h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});return n=>{const s=t.formatToParts(n).
map(({type:c,value:u})=>[c,Number(u)]),{year:r,month:o,day:i,hour:a,minute:d}=Object.fromEntries(s);return{year:r,month:o,
day:i,hour:a,minute:d}}}const yn=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function bn(e){const t="\
use two times of day, such as 09:00-20:00";if(!yn.test(e))return g(e,`is not a range of times; ${t}`);const[n,s]=e.split(
"-"),r=De(n),o=De(s);return r===o?g(e,`begins and ends at the same time; ${t}`):{value:{from:r,to:o,text:e}}}function De(e){
const[t,n]=e.split(":").map(Number);return t*60+n}const Q=6e4,$n=1440;function Go(e,t,n){const s=Be(t),r=s(n);if(Fe(e,r))
return;const o=(Math.floor(n.getTime()/Q)+1)*Q;for(let i=0;i<=2*$n+180;i++){const a=new Date(o+i*Q),d=s(a);if(Fe(e,d))return{
window:e.text,timeZone:t,now:r,opensAt:a,opens:d}}throw new Error("the window of send-between never opens")}function Fe({
from:e,to:t},{hour:n,minute:s}){const r=n*60+s;return e<t?e<=r&&r<t:e<=r||r<t}function Vo(e,t,n="UTC"){const{year:s,month:r,
day:o}=Be(n)(t),i=new Date(Date.UTC(s,r-1,o));if(e==="week")return vn(i);const a=i.toISOString().slice(0,10);return e===
"day"?a:a.slice(0,7)}function vn(e){const t=(e.getUTCDay()+6)%7,n=new Date(e.getTime()+(3-t)*dayMs),s=n.getUTCFullYear(),
r=Math.floor((n.getTime()-Date.UTC(s,0,1))/(7*dayMs))+1;return`${s}-W${String(r).padStart(2,"0")}`}const _n=null,b="\u2713",
$="\u2013",_=[b,b,b],qe=[b,b,$],Z={title:{kind:"text",required:!0,browsers:_,description:"First line of the notification\
. Phones show about 30 characters.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:_,description:"\
Text below the title, in plain text. Phones show about 65 characters.",examples:["New arrivals, with free shipping until\
 Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:k/4,drawn:"beside the text",required:!0,
browsers:qe,description:"https URL of the icon, 200x200 pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{
kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:k,drawn:"below the text",required:!1,
browsers:["56+",$,$],description:"https URL of a large image, 360x240 pixels (phones: 360x200).",examples:["https://exam\
ple.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:_,description:"URL of the page that a click \
opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:["48+",$,$],description:"B\
uttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{
kind:"text",required:!1,browsers:_,description:"For web analytics: where visitors come from, such as `web-push`.",examples:[
"web-push"]},utm_medium:{kind:"text",required:!1,browsers:_,description:"For web analytics: the kind of message, such as\
 `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,browsers:_,description:"For web analy\
tics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:qe,description:"\
How long it waits for subscribers who are offline, at most four weeks.",examples:["2d",86400]}},ee=Object.keys(Z),We=(...e)=>ee.
filter(t=>e.includes(Z[t].kind)),zo=We("text","image","page"),Ko=We("image"),Yo=ee.filter(e=>Z[e].required),Tn=e=>e.replaceAll(
"_","-"),Ge=ee.map(Tn);function Jo(e,t=" "){return e.every(s=>s===b)?"all":_n.map((s,r)=>({browser:s,since:e[r]??$})).filter(
({since:s})=>s!==$).map(({browser:s,since:r})=>r===b?s:`${s}${t}${r}`).join(", ")}const En=["api-token","github-token"],
Ve="the API token",Sn="the GitHub token",xn="***",kn=8,On=4;function Rn(e){const{apiToken:t,githubToken:n="",proxyCredentials:s=[]}=e,
r=[{name:Ve,forms:te(t)},{name:Sn,forms:te(n)}],o=[...r.flatMap(({forms:i})=>i),...s.flatMap(te)];return{find:i=>r.find(
({forms:a})=>a.some(d=>i.includes(d)))?.name,redact:(i,a=!1)=>{const d=o.flatMap(u=>An(u,i)),c=a?o.flatMap(u=>In(u,i)):[];
return Un(i,[...d,...c])}}}function te(e){if(e.length<kn)return[];const t=encodeURIComponent(e.toWellFormed()),n=JSON.stringify(
e).slice(1,-1);return[...new Set([e,...[0,1,2].map(s=>Cn(e,s)),t,n])]}function Cn(e,t){const n=Buffer.from("\0".repeat(t)+
e),s=Math.ceil(t*8/6),r=Math.floor(n.length*8/6);return n.toString("base64").slice(s,r)}function An(e,t){const n=[];for(let s=t.
indexOf(e);s>=0;s=t.indexOf(e,s+1))n.push({start:s,end:s+e.length});return n}function In(e,t){for(let n=e.length-1;n>=On;n--)
if(t.endsWith(e.slice(0,n)))return[{start:t.length-n,end:t.length}];return[]}function Un(e,t){let n="",s=0;for(const{start:r,
end:o}of t.sort((i,a)=>i.start-a.start))r>=s&&(n+=e.slice(s,r)+xn),s=Math.max(s,o);return n+e.slice(s)}function Nn(e,t,n){
return Object.entries(e).flatMap(([s,r])=>{const o=Pn(r,t);return o?j({input:s,file:n},`contains ${o}, which would be pu\
blished; remove it`):[]})}function Ln(e,t){const{"api-token":n,"github-token":s="",...r}=e,o=t.find(s)===Ve;return Nn({...r,
...o&&{"github-token":s}},t)}function Pn(e,t){const n=new Set([e]);for(const s of n){const r=typeof s=="string"||typeof s==
"number"?t.find(String(s)):void 0;if(r)return r;if(typeof s=="object"&&s!==null)for(const o of Object.entries(s))for(const i of o)
n.add(i)}}const ze=2048,jn="2,048 characters",Mn=/^[a-z]*:?[/\\]{2,}(?:[^/\\?#]*@)?[^/\\?#@]{260}(?![^/\\?#]*@)/i;function ne(e,t){
if(!(e.length>ze||Mn.test(e)))try{return new URL(e,t)}catch{return}}const Xo=e=>ne(e)?.hostname,Qo=e=>/^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.
exec(e)?.[1],Zo=e=>se(e,["https"],"an absolute https URL, such as https://example.com/image.png"),ei=e=>se(e,["https","h\
ttp"],"an absolute https or http URL, such as https://example.com/page"),Hn=e=>{const n=se(e,["https","http"],"the https\
 address of the push service, such as https://push.example.com");if("message"in n)return n;const s=Fn(e,new URL(e));return s===
void 0?{value:e.replace(/\/+$/,"")}:Ke(e,s)},Bn=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,Dn=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;
function Fn(e,{protocol:t,hostname:n,pathname:s}){if(t==="http:"&&!Bn.test(n))return"would send the token unencrypted; u\
se an https URL (http is only for loopback addresses)";const[,r]=Dn.exec(s)??[];return r?`ends with \`${r}\`, but the act\
ion adds the path; remove \`${r}\``:/[?#]/.test(e)?"has a query or fragment; remove it":void 0}function se(e,t,n){if(e===
"")return{message:`is blank; use ${n}`};const s=Kn(e,t,n);return s===void 0?{value:e}:Ke(e,s)}const Ke=(e,t)=>qn.test(e)?
{message:t}:g(e,t),qn=/[@\uff20\ufe6b]|%40/,Wn=/^https?:[/\\]*[^/\\?#]*@/i,Gn=/^([a-z]+):\/\/([^/?#]+)/i,Vn=/[{}$%<]/,zn=/^https?:?$/i;
function Kn(e,t,n){if(Wn.test(e))return"contains a user name or password; remove them";if(e.length>ze)return`is longer t\
han a URL may be; use one of at most ${jn}`;if(rn.test(e)||on.test(e))return"contains white space, an invisible characte\
r, or a backslash; remove it";const[,s="",r=""]=Gn.exec(e)??[],[o]=Vn.exec(r)??[];return o!==void 0?`contains \`${o}\` in\
 its host, so a variable in it was probably not replaced; use ${n}`:s!==""&&!t.includes(s.toLowerCase())?`has the scheme\
 ${s}; use ${n}`:s!==""&&!zn.test(r)&&ne(e)!==void 0?void 0:`is not an absolute URL; use ${n}`}function Ye(e){try{return JSON.
parse(e)}catch{return}}const M=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Je(e,t,n=[]){if(typeof e=="st\
ring")return t(e,n);if(Array.isArray(e))return e.map((r,o)=>Je(r,t,[...n,o]));if(!M(e))return e;const s=Object.entries(e);
return Object.fromEntries(s.map(([r,o])=>[r,Je(o,t,[...n,r])]))}const Yn=16384,Jn="is larger than 16 KiB; shorten it (pu\
sh services take about 4 KiB in all)",Xn=/^[\x21-\x7e]+$/;function H(e,t,n){return s=>{const r=Number(s);return/^[0-9]+$/.
test(s)&&r>=t&&r<=n?{value:r}:g(s,`is not ${e}`)}}function B(e){return["true","True","TRUE"].includes(e)?{value:!0}:["fa\
lse","False","FALSE"].includes(e)?{value:!1}:g(e,"is neither true nor false; use `true` or `false`")}function Qn(e){const t=B(
e);return"value"in t?t.value:void 0}function Zn(e){const t=/^([0-9]+)([smhdw]?)$/.exec(e),n="use whole seconds (3600), o\
r a whole number with one unit of s, m, h, d, w (12h)";if(!t)return g(e,`is not a duration; ${n}`);const s=en.find(({letter:o})=>o===
t[2]),r=Number(t[1])*(s?.seconds??1);return Number.isSafeInteger(r)?{value:r}:g(e,`is too long; ${n}`)}function Xe(e){return Xn.
test(e)?{value:e}:{message:"contains a space, a line break or a character outside ASCII, which a token cannot contain; u\
se only the token, preferably from a secret"}}function ti(e){if(e==="")return{message:"is blank, which the service refus\
es; write some text"};const t=es(e);return"message"in t?t:plainLine(e)===""?{message:"has no visible character; write so\
me text"}:{value:e}}const es=e=>{const[t]=controlInText.exec(e)??[];return t===void 0?{value:e}:{message:`contains the c\
ontrol character U+${t.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which subscribers would not see; remov\
e it`}};function ts(e){if(e==="latest")return{value:{kind:"latest"}};const t=e.replace(/^refs\/tags\//,""),n=/^refs\//.test(
e)&&t===e;return t===""||n?g(e,"is not a tag; use a tag such as v1.2.3, or `latest`"):{value:{kind:"tag",tag:t}}}function ns(e){
return/^[a-z]/i.test(e)&&ss(e)?{value:e}:g(e,"is not a time zone that this runner knows; use a name from the IANA time z\
one database, such as Europe/Berlin")}function ss(e){try{return new Intl.DateTimeFormat("en",{timeZone:e}),!0}catch{return!1}}
function rs(e){if(e==="any")return{value:void 0};const t="set it to the output `payload` of the dry run that was approve\
d, or remove the input";if(e==="")return{message:`is empty, so the payload that was approved is missing; ${t}`};const n=Ye(
e);return M(n)?{value:n}:{message:`is not a JSON object; ${t}`}}const T=e=>({value:e}),re=(e,t)=>n=>n===""?{message:`is \
missing; set it to ${e}`}:t(n),v=(e,t)=>n=>n===""?{value:e}:t(n),m=e=>v(void 0,e),D=(e,t)=>n=>{const s=e.find(r=>r===n);
return s===void 0?g(n,`is not ${t}`):{value:s}},C={"base-url":re("the base address of the push service, such as https://\
push.example.com (a misspelled variable is empty)",Hn),"api-token":re("the API token of the site, from a secret (a missp\
elled or unavailable secret is empty)",Xe),timeout:v(30,H("a whole number of seconds from 1 to 300",1,300)),retries:v(3,
H("a whole number from 0 to 10",0,10)),summary:v(!0,B)},Qe=Number.MAX_SAFE_INTEGER,oe={...C,target:re("`all` (every subs\
criber) or `audience`; there is no default, so that nobody sends to all by mistake",D(["all","audience"],"a valid target\
; use `all` (every subscriber) or `audience`")),"audience-id":m(H("an audience id, which is a whole number such as 101",
1,Qe)),"audience-name":m(T),"max-reach":m(H("a whole number such as 10000",0,Qe)),"payload-file":m(T),"extra-fields":m(T),
"dry-run":v(!1,B),"check-urls":v(!1,B),"once-key":m(T),"once-per":m(D(["day","week","month"],"a period; use `day`, `week\
` or `month`")),"send-between":m(bn),"time-zone":m(ns),release:m(ts),"release-level":m(D(["major","minor","patch"],"a le\
vel; use `major`, `minor` or `patch`")),"max-age":m(Zn),"expected-payload":rs,"github-token":m(Xe)},is=e=>e.replace(/-([a-z])/g,
(t,n)=>n.toUpperCase()),ie=e=>Object.keys(e),Ze=ie(C),ni=[...ie(oe),...Ge];function as(e,t){return ae(C,e,t)}function si(e,t,n=""){
const s=ae(oe,e,t,ls(e));return s.settings&&(s.settings.maxAge??=cs(e.release,n)),s}const et=Ie/1e3;function cs(e,t){if(e===
"latest")return 7*et;if(e===""&&t==="release")return 30*et}function ae(e,t,n,s=[]){const r=new hn;r.refuse([...Ln(t,n),...us(
t)]);const o={...t};for(const d of r.refused)o[d]="";const i={};for(const[d,c]of Object.entries(e)){const u=c(o[d]??"");
"value"in u?i[is(d)]=u.value:r.add([j(d,u)])}return r.add(s),{settings:r.all.length>0?void 0:i,inputs:o,problems:r}}function us(e){
return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??"")>Yn).map(n=>j(n,Jn))}const tt={"payload-files":T,only:v(
"all",D(["all","changed","added"],"a choice of files; use `all`, `changed` or `added`")),"extra-fields":T,"check-urls":oe["\
check-urls"],timeout:C.timeout,summary:C.summary},ri=[...ie(tt),...Ge];function oi(e,t){return ae(tt,e,t,ds(e))}function ds(e){
return e["payload-files"]!==""?[]:contentInputs.every(n=>e[n]==="")?[problem("payload-files","is missing; set paths of p\
ayload files, or a notification as inputs")]:e.only!==""&&e.only!=="all"?[problem("payload-files","is missing; `only` ch\
ooses from its files")]:[]}function ls(e){const t=e.target==="all",n=e.target==="audience",s="is only allowed with `targ\
et: audience`",r="remove it, or change `target`",o="(the service does not report the reach of a broadcast)",i=e["once-ke\
y"]?"`once-key` needs it to store a record in the repository":"the input `release` needs it to fetch the release";return[
{inputs:["audience-id"],isWrong:t&&e["audience-id"],message:`${s}; ${r}`},{inputs:["audience-name"],isWrong:t&&e["audien\
ce-name"],message:`${s}; ${r}`},{inputs:["max-reach"],isWrong:t&&e["max-reach"],message:`${s} ${o}; remove it`},{inputs:[
"audience-id","audience-name"],isWrong:n&&!e["audience-id"]&&!e["audience-name"],message:"are both missing; set at least\
 one"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["once-key"],message:"is missing; `once-per` needs it"},{inputs:["o\
nce-key"],isWrong:e.release==="latest"&&!e["once-key"]&&!e["once-per"],message:"is missing: without it, each later run w\
ould announce the latest release again; set `once-key: release-{tag}`, with the permission `contents: write`",hint:nt},{
inputs:["once-per"],isWrong:e.release==="latest"&&e["once-per"],message:"is not allowed with `release: latest`: each lat\
er period would announce the same release again; remove it, and set `once-key: release-{tag}`",hint:nt},{inputs:["time-z\
one"],isWrong:e["time-zone"]&&!e["send-between"]&&!e["once-per"],message:"has no effect without `send-between` or `once-\
per`; set one of them, or remove it"},{inputs:["github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],message:`\
is missing; ${i}`}].filter(({isWrong:c})=>c).map(({inputs:[c,...u],message:l,hint:f})=>problem(c,f===void 0?l:{message:l,
hint:f},{otherInputs:u}))}const nt="The first run with a new key sends once more what was already announced",hs=1e3,ps=3e4,
ce=12e4;function ms(e){return Math.random()*Math.min(ps,hs*2**(e-1))}const gs=/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/;
function st(e,t){const n=e?.trim()??"";if(/^\d+$/.test(n))return Number(n)*1e3;const s=gs.test(n)?Date.parse(n):Number.NaN;
return Number.isNaN(s)?void 0:Math.max(0,s-t)}async function ws({attempt:e,retries:t,signal:n,cancelled:s,onWait:r,beforeRetry:o}){
for(let i=1;!n?.aborted;i++){const a=await e(i);if("done"in a)return a.done;if(n?.aborted)break;const{result:d,waitMs:c}=a;
if(i>t||c>ce)return d;if(r?.(d,c),await ys(c,n),n?.aborted)break;const u=await o?.(d);if(u!==void 0&&!n?.aborted)return u}
return s()}function ys(e,t){return new Promise(n=>{const s=()=>{clearTimeout(r),t?.removeEventListener("abort",s),n()},r=setTimeout(
s,e);t?.addEventListener("abort",s)})}const ue=require("node:http");class A extends Error{reason;constructor(t,n){super(
n),this.reason=t}}class rt extends Error{constructor(){super("a response arrived before the request was sent")}}function bs(e,{
isProxied:t,isProxyTls:n}){const s=(d,c)=>({kind:"failure",mayHaveBeenReceived:!1,reason:d,retryable:c,cause:e});if(e instanceof
A)return s(e.reason,e.reason==="timeout");const{code:r="",syscall:o,statusCode:i}=e;return r==="ERR_PROXY_TUNNEL"?s("pro\
xy-failed",i===void 0):e instanceof rt||r.startsWith("HPE_")?s(n?"proxy-failed":"connection-failed",!0):!$s(e)&&!r.startsWith(
"ERR_INVALID")?s(n?"proxy-failed":"tls-failed",!1):s(t&&!(r==="ECONNRESET"&&o===void 0&&!n)?"proxy-failed":"connection-f\
ailed",!0)}function $s(e){if(e instanceof AggregateError)return!0;const{code:t="",syscall:n}=e;return n!==void 0&&t!=="E\
PROTO"||vs.test(t)}const vs=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function _s(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof A?e.reason:r,retryable:!0,cause:e}}const Ts=e=>Es.test(String(e)),Es=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function Ss(e,t,n){const{method:s,url:r,headers:o,body:i}=e,a=i===void 0?o:{...o,"Content-Length":Buffer.byteLength(i)},
d=ue.request(r,{agent:t,method:s,headers:a});return new Promise(c=>new xs(e,d,n,c).start())}class xs{#e;#t;#n;#l;#m=Date.
now();#f=[];#o;#h;#i=0;#a=!1;#c=!1;constructor(t,n,s,r){this.#e=t,this.#t=n,this.#n=s,this.#l=r}start(){const{timeoutMs:t,
signal:n}=this.#e;this.#h=setTimeout(this.#p,t),this.#t.on("error",s=>this.#s(s)),this.#t.on("close",()=>this.#$()),this.#t.
on("socket",s=>this.#g(s)),this.#t.on("response",s=>this.#b(s)),n?.addEventListener("abort",this.#u),n?.aborted&&this.#u()}#p=()=>this.#s(
new A("timeout",`no response within ${this.#e.timeoutMs/1e3} s`));#u=()=>this.#s(new A("cancelled","the run was cancelle\
d"));#g(t){t.on("data",s=>{this.#i+=s.length}),t.once("session",()=>{this.#c=!0});const n=()=>{this.#w(t)};Os(t)?n():t.once(
ot(t)?"secureConnect":"connect",n)}async#w(t){if(await ks(),this.#t.destroyed||t.destroyed)return;if(Date.now()-this.#m>
this.#y()){this.#p();return}this.#a=!0,t.getProtocol?.()==="TLSv1.3"||(this.#c=!0),this.#t.end(this.#e.body)}#y(){const{
method:t,timeoutMs:n}=this.#e;return t==="POST"?Math.min(n,3e4):n}#b(t){const{maxBytes:n,wantsBody:s}=this.#e;if(!this.#a){
this.#s(new rt);return}const r=t.statusCode??0,o={kind:"response",status:r,headers:t.headers,at:new Date};if(this.#o={head:o,
stream:t},s?.(r)===!1){this.#r(o),this.#t.destroy();return}let i=0;t.on("data",a=>{this.#f.push(a.subarray(0,n-i)),i+=a.
length,!(i<=n)&&(this.#r(o,"too-large"),this.#t.destroy())}),t.on("end",()=>this.#r(o,t.complete?void 0:"cut")),t.on("er\
ror",a=>this.#s(a))}#$(){this.#o||this.#s(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#s(t){
this.#o?this.#v(this.#o,t):this.#_(t)?this.#d(bs(t,this.#n)):this.#d(_s(t,this.#i)),this.#t.destroy()}#v({head:t,stream:n},s){
if(s instanceof A){this.#r(t,s.reason);return}for(;n.read()!==null;);this.#r(t,n.complete?void 0:"cut")}#_(t){return this.#a?
!this.#c&&this.#i===0&&Ts(t):!0}#r(t,n){const s=Buffer.concat(this.#f).toString(this.#e.encoding);this.#d({...t,body:s.replace(
/^\ufeff/,""),incomplete:n})}#d(t){clearTimeout(this.#h),this.#e.signal?.removeEventListener("abort",this.#u),this.#l(t)}}
async function ks(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}const ot=e=>e.encrypted===!0;function Os(e){
return e.connecting?!1:!ot(e)||e.secureConnecting===!1}function Rs(e,t,n=process.version){const s=(e.protocol==="https:"?
t.https:t.http)?.trim();if(!s||t.isBypassed?.(e))return;if(!Is(n))return{problem:`Node ${n} of this runner cannot use a \
proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(s.search(tn)>=0)return{problem:"the\
 proxy setting contains a line break or another control character"};const r=at(s);return!r||!/^https?:/.test(r.protocol)?
{problem:"the proxy setting is not an http or https URL"}:[r.username,r.password].some(o=>de(o)===void 0)?{problem:"the \
user name or password in the proxy setting is not percent-encoded"}:{url:r.href}}function Cs(e){const{statusCode:t}=Object(
e);return t===407?it:`${As} Then run this again.`}const As="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If\
 the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",it="The proxy requires a valid user name\
 and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Is(e){const[t=0,n=0]=e.
slice(1).split(".").map(Number);return t>24||t===24&&n>=5}const Us=8;function Ns({http:e,https:t}){const n=[e,t].flatMap(
s=>{const{username:r="",password:o=""}=at(s?.trim()??"")??{},i=de(r)??r,a=de(o)??o;return[r,o,i,a,`${i}:${a}`]});return[
...new Set(n)].filter(s=>s.length>=Us)}const at=e=>ne(e.includes("://")?e:`http://${e}`);function de(e){try{return decodeURIComponent(
e)}catch{return}}class Ls{#e;#t;constructor(t,n){this.#e=t,this.#t=n}async request(t){const{method:n,url:s}=t,r=Rs(s,this.#e);
if(r&&"problem"in r)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(r.problem)};
const o=await Ps(s,r?.url),i=r!==void 0,a={isProxied:i,isProxyTls:i&&s.protocol==="http:"},d=performance.now(),c=await Ss(
t,o,a),u=c.kind==="response"?c.status:c.reason;return this.#t?.({method:n,url:s,ended:u,ms:performance.now()-d}),c}}async function Ps(e,t){
const{Agent:n}=e.protocol==="https:"?await js():ue,s=new n({keepAlive:!1,proxyEnv:{http_proxy:t,https_proxy:t}});return t!==
void 0&&Ms(s),s}const js=async()=>(await Promise.resolve().then(h.t.bind(h,708,19))).default;function Ms(e){const{createConnection:t}=e;
e.createConnection=(...n)=>{const s=t.apply(e,n);return s?.on("error",()=>{}),s?.on("newListener",(r,o)=>{r==="readable"&&
s.removeListener("readable",o)}),s}}const Hs=e=>e>=200&&e<300;function Bs(e){const t=ue.STATUS_CODES[e];return t===void 0?
String(e):`${e} ${t}`}const ct="1.0.0",ut=`web-push-action/${ct}`,dt=64,Ds=1;class Fs{retries;context;#e;constructor({retries:t,
...n},s){this.retries=t,this.context=s,this.#e=n}fetchAudiences(){return this.context.http.request({...this.#t("/v1/audi\
ence"),method:"GET",maxBytes:dt*k})}send(t){const{headers:n,...s}=this.#t("/v1/notifications");return this.context.http.
request({...s,method:"POST",headers:{...n,"Content-Type":"application/json"},body:t,maxBytes:Ds*k})}#t(t){const{baseUrl:n,
apiToken:s,timeout:r}=this.#e;return{url:new URL(`${n}${t}`),headers:{"Authentication-Token":s,Accept:"application/json",
"User-Agent":ut},timeoutMs:r*1e3,signal:this.context.signal}}}function ii(e,t,n){const s=t.type==="all"?{type:"all"}:{type:"\
audience",value:t.audience.id};return JSON.stringify({...e,target:s,...n})}const qs={"connection-failed":"Check `base-ur\
l` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private C\
A, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"Check that the service is up; if it is only \
slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is the a\
ddress of the push service."},Ws={newRunAfter:"Check that the service is up, and run this again. If it is only slow, rai\
se `timeout`, then"},Gs={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"\
Use an address of the service (or a proxy) that does not require a client certificate."};function Vs(e,{reason:t,mayHaveBeenReceived:n,
cause:s}){const r=e==="Sending"&&n;if(t==="cancelled")return r?"":Ae;if(t==="proxy-failed")return Cs(s);const{code:o=""}=Object(
s),i=t==="tls-failed"&&Gs[o]||qs[t];return r?i:t==="timeout"?Ws:`${i} Then run this again.`}function zs(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make\
 a secure connection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The servic\
e may have received the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out conn\
ecting to the service (${s}).`,"connection-lost":`The connection was lost before ${r?"a response arrived; the service ma\
y have received the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is\
 incomplete (${s}).`,cancelled:r&&n?"The run was cancelled; the service may already have received the request.":Ce(e)}[t]}
function Ks(e,t,n){const{reason:s,cause:r}=t;return new p({reason:s,title:`${e} failed`,message:zs(e,t,je(w(r),n)),hint:Vs(
e,t),cause:r})}function Ys(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:a}=t,d=o.location?` and points to ${Le(
Js(n(o.location)))}`:"",c=je(i,n,a!==void 0),u=c&&`: ${c.replace(/\.$/,"")}`,l=`The ${r===407?"proxy":"service"} respond\
ed ${Bs(r)}${d}${u}.`;return new p({reason:`http-${r}`,title:`${e} failed`,message:s?l:`${l}${er(o["retry-after"])}`,hint:s?
Xs(r):tr(r,e,c!=="")})}function Js(e){const[t=""]=e.split(/[?#]/,1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,
"$1//")}function Xs(e){return e===302||e===303?"Many services redirect after they handled a request; otherwise `base-url\
` is wrong, because the action does not follow redirects.":e===408||e===499?"A server on the way stopped waiting, but ma\
y have passed the request on to the service.":e===503?"Check the status of the service: a gateway also answers 503 if th\
e service read the request and then failed.":"The service has a problem: check its status."}const Qs=e=>/^\s*</.test(e),
Zs="`base-url` leads to a website, not to the push service. Set it to the address of the API, without `/v1/\u2026`.";function er(e){
const t=st(e,Date.now());return t===void 0||t<=ce?"":` Retry-After asks for ${t>Ie?"more than a day":`${Math.ceil(t/1e3)}\
 s`}; this action waits at most ${ce/1e3} s.`}function tr(e,t,n){return e===401||e===403?"The service refused the token:\
 check that `api-token` is the current API token of this site, without quotation marks, and that this workflow can read \
the secret. Then run this again.":e===404?`Check \`base-url\`: there may be no push service at that address (the action ad\
ds \`/v1/\u2026\` itself).${t==="Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?it:e===429?"\
The rate limit of the service is reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirect\
s, because the token would go to the new address. Correct `base-url`.":e>=500?"The service has a problem: check its stat\
us before you run this again.":e===408?"The service did not receive the request in time: run this again.":n?{newRunAfter:"\
Fix the problem that the service reported. If you changed the workflow for that,"}:`The service did not say why. ${t==="\
Sending"?"Check the content and `extra-fields`, or ask":"Ask"} the operator of the service.`}const le="Listing the audie\
nces";async function nr(e){const{signal:t,redact:n,log:s}=e.context,r=await ws({attempt:async o=>lt(await e.fetchAudiences(),
ms(o),n),retries:e.retries,signal:t,cancelled:()=>Zt(le),onWait:(o,i)=>s.retry(o,i)});if(r instanceof p)throw r;return sr(
r)}function lt(e,t,n){if(e.kind==="failure"){const c=Ks(le,e,n);return e.retryable&&e.reason!=="cancelled"?{result:c,waitMs:t}:
{done:c}}const{status:s,headers:r,body:o,incomplete:i}=e;if(!Hs(s)){const c=Ys(le,e,n);return s!==408&&s!==429&&s<500?{done:c}:
{result:c,waitMs:st(r["retry-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:I(`the \
list is larger than ${dt} MiB`)};const a=i==="cut"?"connection-lost":i,d=new Error("only a part of the list arrived");return lt(
{kind:"failure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:d},t,n)}function sr(e){const t=Ye(e);if(Qs(e))throw I(
"the response is a web page",Zs);if(t===void 0)throw I("the response is not JSON");const n=M(t)?t.audience:void 0;if(!Array.
isArray(n))throw I("audience: expected an array");for(let s=0;s<n.length;s++){const r=rr(n[s]);if(r)throw I(`audience[${s}\
]${r}`)}return n.map(({id:s,name:r,reach:o})=>({id:s,name:r,reach:o}))}function rr(e){if(!M(e))return": expected an obje\
ct";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.isSafeInteger(t))return"\
.id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")return".name: expected a string";if(typeof s!="n\
umber"||!Number.isFinite(s))return".reach: expected a number"}const I=(e,t="Check `base-url`; if it is right, the servic\
e has a problem, or uses another version of its API.")=>new p({reason:"bad-audience-list",title:"Unusable audience list",
message:`The service responded, but not with a list of audiences: ${e}.`,hint:t}),ai=e=>ft(showInvisible(e)),fe=(e,t)=>ft(
ur(R(e),t));function ft(e){return e.replace(fr,U).replace(hr,pr).replace(/^[\t -%'-;=-@[-`{-~]/,U).replaceAll(`
`,"<br>")}function ht(e){return R(e).replace(/[&<>]/g,U).replaceAll(`
`,"&#10;")}const pt=(e,t)=>fe(y(e,t)),ci=e=>yt(pt(e,500));function mt(e,t=500){const s=y(e,t).split(ir).map((r,o)=>o%2===
1?ar(r):fe(r));return yt(s.join(""))}function gt({text:e,url:t},n=2e3){return`${mt(e,n)}${t?` <a href="${he(t)}">Open th\
at run</a>`:""}`}const wt=e=>typeof e=="object"?e.flatMap(wt):e?[e]:[],or=({command:e})=>e!==void 0&&`<pre><code>${ht(e)}\
</code></pre>`,yt=e=>`<span dir="auto">${e}</span>`,ir=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,ar=e=>`<code>${ht(e)}</code\
>`;function ui(e,t=300){const n=fe(cr(e,t));return e.length>bt||!parseUrl(e)?n:`<a href="${he(e)}">${n}</a>`}function cr(e,t){
const n=parseUrl(e)?.host,[,s="",r=""]=/^(https?:\/\/)[^/?#]*(.*)$/is.exec(e)??[];return!n||s===""?truncate(e,t):s+n+truncate(
r,Math.max(1,t-s.length-n.length))}function di(e,t,n){return e.length>bt?t:`<img src="${he(e)}" alt="${t}" width="${n}">`}
function ur(e,t=40){const n=new RegExp(`[^\\s/?-]{${t+1},}`,"g");return e.replace(n,s=>new RegExp(lr,"u").test(s)?s:Array.
from(new Intl.Segmenter("en").segment(s),({segment:o})=>o).map((o,i)=>i>0&&i%dr===0?`\u200B${o}`:o).join(""))}const dr=10,
lr=String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`,
bt=2e3,fr=/[&<>"'`*_~[\]()|\\!{}^]/g,hr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,U=e=>`&#${e.codePointAt(0)};`,pr=e=>`<span>${U(e)}\
</span>`,he=e=>R(e).replace(/[&<>"'`\n\t]/g,U),pe=e=>String(e).replace(/^-?\d+/,t=>t.replace(/\B(?=(?:\d{3})+$)/g,",")),
me=(e,t)=>`${pe(e)} ${t}${e===1?"":"s"}`,ge=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,we=4096;function mr({why:e,meaning:t,next:n,reason:s},r){const o=r(ge(e)),a=`
${r(t?`${t} ${ge(n)}`:ge(n))}${s?`
More: ${$t(s)}`:""}`,d=vt(o,Math.max(0,we-a.length));return{text:vt(d+a,we),isShortened:d!==o}}const gr=5e3;function wr({
whatFailed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[F("What failed",`<b>${mt(e)}</b>`)]:[],F("Why",gt(t,gr)),F("What to do",gt(n)),...s?[F("More",`<a href="${$t(s)}\
">What ${s} means</a>`)]:[]].join(`
`)}
</table>`,or(n)]}const F=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`,$t=e=>`https\
://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${yr(e)}`,yr=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/,"http-$1xx"),br=600;function vt(e,t){if(e.length<=
t)return e;const n=e.split(`
`);if(n.length===1)return Tt(e,t);const s=n.map(o=>y(o,br)),r=s.join(`
`);return r.length<=t?r:Tt($r(s,t),t)}function $r(e,t){const n=t-_t(e.length).length;let s=0;const r=e.filter(o=>(s+=o.length+
1,s<=n));return[...r,_t(e.length-r.length)].join(`
`)}const _t=e=>`- and ${e} more (see the log)`,Tt=(e,t)=>t===0?"":e.length<=t?e:y(e,t-1),li=[{name:"Desktop",browser:"Ch\
rome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},
{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},
iconAt:"end",textWidth:310}];function vr(e,{length:t,line:n}){const s=/^[\0-\x7f]*$/.test(e),r=s?[...e]:e.match(new RegExp(
_r,"gsu"))??[],o=s?/(?!)/:new RegExp(Tr,"u"),i=r.length;let a=0,d=0,c=0,u=0;for(const l of r){if(l===`
`){const x=Math.max(1,Math.ceil((a-d)/n));d+=x*n,a=d}else a+=o.test(l)?2:1;if(a>t)return{shown:`${e.slice(0,u).trimEnd()}\
\u2026`,visible:c,total:i};a<t&&(c++,u+=l.length)}return{shown:e,visible:i,total:i}}const _r=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
Tr=`\\ufe0f|[${an}]`,Er={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"T\
he notification may or may not have been sent."},Sr="start a new run (a re-run uses the original workflow file)",xr="ann\
ounce the release by hand, with its tag (a re-run uses the original workflow file and event)",kr="If this job made the r\
elease, a re-run does not make it again: announce the release by hand, with its tag.",Et="The `once-key` holds the id of\
 this run, so a new run has another key and sends again what other jobs of this run have sent.";function ye(e,{releaseFrom:t,
isKeyOfRun:n}={}){if(typeof e=="string")return t==="push"?be(e,kr,n?Et:""):e;const s=t===void 0?Sr:xr;return be(`${e.newRunAfter}\
 ${s}.`,n?Et:"")}const be=(...e)=>e.filter(Boolean).join(" ");function St({title:e,reason:t,message:n,hint:s},r,{claim:o,
...i}={}){const d=r==="not-sent"&&t==="internal-error"&&typeof s=="string"?`${s} You can run this again.`:s,c=r==="unkno\
wn"?Or(s,o,i):ye(d,i);return{title:`${e} (${r?`${r}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:r&&Er[r],next:{text:c},
reason:t}}function Or(e,t,n){const s="The service may still send it: wait some minutes, then look in the panel of your p\
ush service before you send it again.",o=t!==void 0&&t.kind!=="none"?" first delete the claim of `once-key` (the command\
 is in the log), then":"";return typeof e!="string"?`${s} If nothing was sent,${o} do this: ${ye(e,n)}`:be(s,e,ye(`If no\
thing was sent,${o} run this again.`,n))}const xt=100,Rr=1e3,Cr=5e5,Ar=120;function kt(e){if(e instanceof p)return["<h2>\
\u274C Could not list the audiences</h2>",wr(St(e))];const t=`<h2>\u{1F4E3} ${me(e.length,"audience")}</h2>`;if(e.length===
0)return[t,"<p>The service lists no audiences. Create them in the panel of your push service.</p>"];const n=e.toSorted((s,r)=>r.
reach-s.reach);return[t,Mr(n),Ir(n)]}function Ir(e){const t=Ur(e),n=t.slice(0,xt),s=t.slice(xt),r=e.length-t.length;return[
Ot(n),s.length>0&&`<details><summary>The next ${pe(s.length)}</summary>
${Ot(s)}
</details>`,r>0&&`<p>The ${me(r,"audience")} with the smallest reach ${r===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function Ur(e){const t=[];let n=0;for(const[s,r]of e.slice(0,Rr).entries()){
const o=Nr(r,s+1);if(n+=Buffer.byteLength(o),n>Cr)break;t.push(o)}return t}function Nr({id:e,name:t,reach:n},s){return`<\
tr>${[`<td align="right">${s}</td>`,`<td dir="auto">${pt(t,Ar)}</td>`,`<td align="right"><code>${e}</code></td>`,`<td al\
ign="right">${pe(n)}</td>`].join("")}</tr>`}const Ot=e=>`<table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,Lr=10,Pr={length:20,line:20},jr='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Mr(e){const t=e.
slice(0,Lr).filter(({reach:o})=>Math.round(o)>0);if(t.length===0)return;const n=t.map(Hr),s=t.map(({reach:o})=>Math.round(
Math.min(o,Number.MAX_SAFE_INTEGER))),r=e.length>1?`The ${t.length} largest by reach`:"Reach";return["```mermaid",jr,"xy\
chart-beta horizontal",`  title "${r}"`,`  x-axis [${n.join(", ")}]`,`  y-axis "Subscribers" 0 --> ${s[0]}`,`  bar [${s.
join(", ")}]`,"```"].join(`
`)}function Hr({id:e,name:t}){const n=R(t).replace(/\s+/g," ");return`"${Br(vr(n,Pr).shown)} (${e})"`}function Br(e){return e.
toWellFormed().replace(/["`<>]/g,t=>Dr[t]??"").replace(/%(?=[%{])/g,"% ").replace(/#(?=\w+;)/g,"# ")}const Dr={'"':"\u201D",
"`":"\u2019","<":"\u2039",">":"\u203A"};function fi({attempts:e,result:t,response:n,payload:s,target:r}){const o=r?.type===
"audience"?r.audience:void 0;return{outcome:t.outcome,reason:Fr(t),"status-code":q(n?.statusCode),response:n?.body??"",payload:s??
"","audience-id":q(o?.id),"audience-name":o?.name??"","audience-reach":q(o?.reach),attempts:q(e),"sent-at":t.outcome==="\
sent"?t.sentAt.toISOString():""}}function Fr(e){return e.outcome==="skipped"?e.reason:"failure"in e?e.failure.reason:""}
const q=e=>e===void 0?"":String(e);function Rt(e){return e instanceof p?{audiences:"",count:"",reason:e.reason}:{audiences:JSON.
stringify(e),count:String(e.length),reason:""}}function hi(e,t,n){const{notifications:s,problems:r,extraFields:o,failure:i}=e,
a=s.map(({file:c,content:u})=>({file:c,payload:{...u?.notification,...o}})),d=s.map(({file:c})=>c).filter(c=>c!=="");return{
payloads:t?"":JSON.stringify(a),files:i||r.length>0?"":JSON.stringify(d),"summary-url":n,count:i?"":String(a.length),reason:t}}
const qr=null;function pi(e,t){const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,
r));if(s instanceof Failure)return Ct(s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const o=Object.entries(
s).map(([i,a])=>r?[t(i),n(a,!0)]:[i,qr.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}
function Ct({reason:e,title:t,message:n,hint:s},r){const o=typeof s=="string"?r(s):{newRunAfter:r(s.newRunAfter)};return new p(
{reason:e,title:r(t),message:r(n),hint:o})}const N=require("os");function At(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function $e(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.
endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function E(e,t,n){const s=new Wr(e,t,n);process.stdout.write(s.toString()+
N.EOL)}function It(e,t=""){E(e,{},t)}const Ut="::";class Wr{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.
properties=n,this.message=s}toString(){let t=Ut+this.command;if(this.properties&&Object.keys(this.properties).length>0){
t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=
!1:t+=",",t+=`${s}=${Vr(r)}`)}}return t+=`${Ut}${Gr(this.message)}`,t}}function Gr(e){return At(e).replace(/%/g,"%25").replace(
/\r/g,"%0D").replace(/\n/g,"%0A")}function Vr(e){return At(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const mi=require("crypto"),ve=require("fs");function gi(e,t){const n=process.
env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!fs.existsSync(
n))throw new Error(`Missing file at path: ${n}`);fs.appendFileSync(n,`${toCommandValue(t)}${os.EOL}`,{encoding:"utf8"})}
function wi(e,t){const n=`ghadelimiter_${crypto.randomUUID()}`,s=toCommandValue(t);if(e.includes(n))throw new Error(`Une\
xpected input: name should not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(`Unexpected input: value \
should not contain the delimiter "${n}"`);return`${e}<<${n}${os.EOL}${s}${os.EOL}${n}`}const yi=require("path"),bi=require("./never-called.js");
var Nt=function(e,t,n,s){function r(o){return o instanceof n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){
function a(u){try{c(s.next(u))}catch(l){i(l)}}function d(u){try{c(s.throw(u))}catch(l){i(l)}}function c(u){u.done?o(u.value):
r(u.value).then(a,d)}c((s=s.apply(e,t||[])).next())})};class L{static createHttpClient(t=!0,n=10){const s={allowRetries:t,
maxRetries:n};return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(L.getRequestToken())],s)}static getRequestToken(){
const t=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!t)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN e\
nv variable");return t}static getIDTokenUrl(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!t)throw new Error("Un\
able to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return t}static getCall(t){return Nt(this,void 0,void 0,function*(){
var n;const o=(n=(yield L.createHttpClient().getJson(t).catch(i=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${i.statusCode}
 
        Error Message: ${i.message}`)})).result)===null||n===void 0?void 0:n.value;if(!o)throw new Error("Response json \
body do not have ID Token field");return o})}static getIDToken(t){return Nt(this,void 0,void 0,function*(){try{let n=L.getIDTokenUrl();
if(t){const r=encodeURIComponent(t);n=`${n}&audience=${r}`}debug(`ID token url is ${n}`);const s=yield L.getCall(n);return setSecret(
s),s}catch(n){throw new Error(`Error message: ${n.message}`)}})}}var _e=function(e,t,n,s){function r(o){return o instanceof
n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function a(u){try{c(s.next(u))}catch(l){i(l)}}function d(u){
try{c(s.throw(u))}catch(l){i(l)}}function c(u){u.done?o(u.value):r(u.value).then(a,d)}c((s=s.apply(e,t||[])).next())})};
const{access:zr,appendFile:Kr,writeFile:Yr}=ve.promises,Lt="GITHUB_STEP_SUMMARY",$i="https://docs.github.com/actions/usi\
ng-workflows/workflow-commands-for-github-actions#adding-a-job-summary";class Jr{constructor(){this._buffer=""}filePath(){
return _e(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;const t=process.env[Lt];if(!t)throw new Error(
`Unable to find environment variable for $${Lt}. Check if your runtime environment supports job summaries.`);try{yield zr(
t,ve.constants.R_OK|ve.constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file h\
as correct read/write permissions.`)}return this._filePath=t,this._filePath})}wrap(t,n,s={}){const r=Object.entries(s).map(
([o,i])=>` ${o}="${i}"`).join("");return n?`<${t}${r}>${n}</${t}>`:`<${t}${r}>`}write(t){return _e(this,void 0,void 0,function*(){
const n=!!t?.overwrite,s=yield this.filePath();return yield(n?Yr:Kr)(s,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return _e(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){
return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){return this._buffer+=t,n?this.addEOL():
this}addEOL(){return this.addRaw(N.EOL)}addCodeBlock(t,n){const s=Object.assign({},n&&{lang:n}),r=this.wrap("pre",this.wrap(
"code",t),s);return this.addRaw(r).addEOL()}addList(t,n=!1){const s=n?"ol":"ul",r=t.map(i=>this.wrap("li",i)).join(""),o=this.
wrap(s,r);return this.addRaw(o).addEOL()}addTable(t){const n=t.map(r=>{const o=r.map(i=>{if(typeof i=="string")return this.
wrap("td",i);const{header:a,data:d,colspan:c,rowspan:u}=i,l=a?"th":"td",f=Object.assign(Object.assign({},c&&{colspan:c}),
u&&{rowspan:u});return this.wrap(l,d,f)}).join("");return this.wrap("tr",o)}).join(""),s=this.wrap("table",n);return this.
addRaw(s).addEOL()}addDetails(t,n){const s=this.wrap("details",this.wrap("summary",t)+n);return this.addRaw(s).addEOL()}addImage(t,n,s){
const{width:r,height:o}=s||{},i=Object.assign(Object.assign({},r&&{width:r}),o&&{height:o}),a=this.wrap("img",null,Object.
assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){const s=`h${n}`,r=["h1","h2","h3","h4","h5","h6"].
includes(s)?s:"h1",o=this.wrap(r,t);return this.addRaw(o).addEOL()}addSeparator(){const t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){const t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){const s=Object.assign(
{},n&&{cite:n}),r=this.wrap("blockquote",t,s);return this.addRaw(r).addEOL()}addLink(t,n){const s=this.wrap("a",t,{href:n});
return this.addRaw(s).addEOL()}}const vi=new Jr,_i=null,Ti=null;function Ei(e){return e.replace(/[\\]/g,"/")}function Si(e){
return e.replace(/[/]/g,"\\")}function xi(e){return e.replace(/[/\\]/g,path.sep)}var W=function(e,t,n,s){function r(o){return o instanceof
n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function a(u){try{c(s.next(u))}catch(l){i(l)}}function d(u){
try{c(s.throw(u))}catch(l){i(l)}}function c(u){u.done?o(u.value):r(u.value).then(a,d)}c((s=s.apply(e,t||[])).next())})};
const Xr=()=>W(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput('powershell -command "(Get-CimI\
nstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:t}=yield exec.getExecOutput('powershell \
-command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{name:t.trim(),version:e.
trim()}}),Qr=()=>W(void 0,void 0,void 0,function*(){var e,t,n,s;const{stdout:r}=yield exec.getExecOutput("sw_vers",void 0,
{silent:!0}),o=(t=(e=r.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?t:"";return{name:(s=
(n=r.match(/ProductName:\s*(.+)/))===null||n===void 0?void 0:n[1])!==null&&s!==void 0?s:"",version:o}}),Zr=()=>W(void 0,
void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),[t,n]=e.trim().
split(`
`);return{name:t,version:n}}),G=N.platform(),eo=N.arch(),Pt=G==="win32",jt=G==="darwin",to=G==="linux";function ki(){return W(
this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield Pt?Xr():jt?Qr():Zr()),{platform:G,arch:eo,isWindows:Pt,
isMacOS:jt,isLinux:to})})}var Mt=function(e,t,n,s){function r(o){return o instanceof n?o:new n(function(i){i(o)})}return new(n||
(n=Promise))(function(o,i){function a(u){try{c(s.next(u))}catch(l){i(l)}}function d(u){try{c(s.throw(u))}catch(l){i(l)}}
function c(u){u.done?o(u.value):r(u.value).then(a,d)}c((s=s.apply(e,t||[])).next())})},Te;(function(e){e[e.Success=0]="S\
uccess",e[e.Failure=1]="Failure"})(Te||(Te={}));function Oi(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.
GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function no(e){
E("add-mask",{},e)}function Ri(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.
env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function V(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||
"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}
function Ci(e,t){const n=V(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function Ai(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=V(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Ii(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Ui(e){issue("echo",e?"on":"off")}function Ni(e){process.exitCode=Te.Failure,Ee(e)}function so(){
return process.env.RUNNER_DEBUG==="1"}function ro(e){E("debug",{},e)}function Ee(e,t={}){E("error",$e(t),e instanceof Error?
e.toString():e)}function oo(e,t={}){E("warning",$e(t),e instanceof Error?e.toString():e)}function io(e,t={}){E("notice",
$e(t),e instanceof Error?e.toString():e)}function Ht(e){process.stdout.write(e+N.EOL)}function Bt(e){It("group",e)}function Dt(){
It("endgroup")}function Li(e,t){return Mt(this,void 0,void 0,function*(){Bt(e);let n;try{n=yield t()}finally{Dt()}return n})}
function Pi(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function ji(e){return process.env[`STATE_${e}`]||""}function Mi(e){return Mt(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const S=[],Se=[];function z(e,t,n){if(e===t)return 0;const s=n?.
maxDistance,r=e;e.length>t.length&&(e=t,t=r);let o=e.length,i=t.length;for(;o>0&&e.charCodeAt(~-o)===t.charCodeAt(~-i);)
o--,i--;let a=0;for(;a<o&&e.charCodeAt(a)===t.charCodeAt(a);)a++;if(o-=a,i-=a,s!==void 0&&i-o>s)return s;if(o===0)return s!==
void 0&&i>s?s:i;let d,c,u,l,f=0,x=0;for(;f<o;)Se[f]=e.charCodeAt(a+f),S[f]=++f;for(;x<i;){for(d=t.charCodeAt(a+x),u=x++,
c=x,f=0;f<o;f++)l=d===Se[f]?u:u+1,u=S[f],c=S[f]=u>c?l>c?c+1:l:l>u?u+1:l;if(s!==void 0){let Oe=c;for(f=0;f<o;f++)S[f]<Oe&&
(Oe=S[f]);if(Oe>s)return s}}return S.length=o,Se.length=o,s!==void 0&&c>s?s:c}function Hi(e,t,n){if(!Array.isArray(t)||t.
length===0)return;const s=n?.maxDistance,r=e.length;for(const d of t)if(d===e)return d;if(s===0)return;let o,i=Number.POSITIVE_INFINITY;
const a=new Set;for(const d of t){if(a.has(d))continue;a.add(d);const c=Math.abs(d.length-r);if(c>=i||s!==void 0&&c>s)continue;
const u=Number.isFinite(i)?s===void 0?i:Math.min(i,s):s,l=u===void 0?z(e,d):z(e,d,{maxDistance:u});if(s!==void 0&&l>s)continue;
let f=l;if(u!==void 0&&l===u&&u===s&&(f=z(e,d)),f<i&&(i=f,o=d,i===0))break}if(!(s!==void 0&&i>s))return o}const ao=(e,t)=>e<=
Math.min(2,Math.floor(t.length/2)),Ft=e=>e.toLowerCase().replace(/[-_]/g,"");function co(e,t){return t.map(r=>({name:r,edits:z(
Ft(r),Ft(e))})).filter(({name:r,edits:o})=>ao(o,r)).sort((r,o)=>r.edits-o.edits)[0]?.name}const uo=["dry","test"];function lo(e,t,n){
return e.map(s=>{const o=uo.includes(s)&&t.includes("dry-run")?"dry-run":co(s,t),i=`is not an input of this action (vers\
ion ${ct})`;return j(y(n(s)),{message:`${i}; remove it from \`with\`, or use a version that has it`,meant:o,hint:"An env\
ironment variable of the job whose name begins with INPUT_ counts as an input too: rename it if it is one"})})}const fo={
"expected-payload":"any"};function ho(e){for(const t of e.filter(n=>En.includes(n))){const n=V(t);n!==""&&no(n)}return Object.
fromEntries(e.map(t=>[t,po(t)]))}function po(e){return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?V(e):fo[e]??""}const mo=(e,t)=>lo(
go(e),e,t);function go(e){return Object.entries(process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??
[];return s===void 0||e.includes(s)||!n?.trim()?[]:[s]})}const xe=require("node:fs");var wo={ftp:21,gopher:70,http:80,https:443,
ws:80,wss:443};function yo(e){try{return new URL(e)}catch{return null}}function bo(e){var t=(typeof e=="string"?yo(e):e)||
{},n=t.protocol,s=t.host,r=t.port;if(typeof s!="string"||!s||typeof n!="string"||(n=n.split(":",1)[0],s=s.replace(/:\d*$/,
""),r=parseInt(r)||wo[n]||0,!$o(s,r)))return"";var o=ke(n+"_proxy")||ke("all_proxy");return o&&o.indexOf("://")===-1&&(o=
n+"://"+o),o}function $o(e,t){var n=ke("no_proxy").toLowerCase();return n?n==="*"?!1:n.split(/[,\s]/).every(function(s){
if(!s)return!0;var r=s.match(/^(.+):(\d+)$/),o=r?r[1]:s,i=r?parseInt(r[2]):0;return i&&i!==t?!0:/^[.*]/.test(o)?(o.charAt(
0)==="*"&&(o=o.slice(1)),!e.endsWith(o)):e!==o}):!0}function ke(e){return process.env[e.toLowerCase()]||process.env[e.toUpperCase()]||
""}const{GITHUB_EVENT_PATH:vo=""}=process.env;delete process.env.GITHUB_EVENT_PATH;const qt=e=>process.env[e.toLowerCase()]||
process.env[e]||void 0;function _o(){return{http:qt("HTTP_PROXY"),https:qt("HTTPS_PROXY"),isBypassed:e=>bo(e)===""}}function To(){
const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:o}=process.
env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",
id:r??"",event:o??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const Bi=e=>e==="pull_request"||e==="pull_reque\
st_target";function Di(){const{github:e,run:t}=To();return t.id===""?"":`${e.serverUrl}/${t.repository}/actions/runs/${t.
id}/attempts/${t.attempt}`}const Eo=25*k;function Fi(e=vo){const{GITHUB_EVENT_NAME:t=""}=process.env;try{return statSync(
e).size>Eo?{name:t,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:t,payload:JSON.parse(readFileSync(
e,"utf8"))}}catch{return{name:t,payload:void 0,unreadable:e===""?void 0:"the file of the event cannot be read"}}}function Wt(e){
return R(e).replaceAll("##[","## [").split(`
`).map(So).join(`
`)}function So(e){const t=e.indexOf("::");return t>=0&&e.slice(0,t).trim()===""?`${e.slice(0,t)}: ${e.slice(t+1)}`:e}class xo{#e;constructor(t){
this.#e=t}info(t){Ht(this.#n(t))}retry(t,n){const s=(n/1e3).toFixed(1);this.info(`${t.title}: ${t.message} Retrying ${s===
"0.0"?"now":`in ${s} s`}.`)}exchange({method:t,url:n,ended:s,ms:r}){const o=`${t} ${n.host}${n.pathname}`;ro(this.#n(`${o}\
: ${s} in ${r.toFixed()} ms`))}group(t,n){Bt(this.#n(t)),this.info(n),Dt()}stack({reason:t,cause:n}){t==="internal-error"&&
this.group(`Stack of the error (${ut}, Node ${process.version}, ${process.platform})`,Gt(n))}notice(t,n,s){this.#t(io,t,
n,s)}warning(t,n,s){this.#t(oo,t,n,s)}error(t,n,s){this.#t(Ee,t,n,s)}#t(t,n,s,r){const o=this.#n(s);o.length>we&&Ht(o),t(
o,{title:this.#n(n),...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(t){return Wt(this.#e(t))}}function Gt(e){
if(!(e instanceof Error))return w(e);const{stack:t=w(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${Gt(n)}`}function ko(e){const t=new Date,n=_o(),s=Rn({...e,proxyCredentials:Ns(n)}),r=new xo(s.redact),o=new Oo;
return{log:r,secrets:s,redact:s.redact,http:new Ls(n,so()?i=>r.exchange(i):void 0),signal:Y.signal,startedAt:t,watch:i=>o.
watch(i)}}class Oo{#e=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#e(new Error("it stopped \
before it finished"))),process.on("uncaughtException",t=>{this.#e(t),Y.abort()})}watch(t){const n=new Promise((s,r)=>{this.#e=
r});return Promise.race([t,n])}}async function Ro(e,t,n,s=t){let r=t;try{await n()}catch(o){r=s,Co(e,o)}await new Promise(
o=>process.stdout.write("",o)),process.exit(r)}function Co(e,t){const n=t instanceof Error?t.name:typeof t;Ee(`The repor\
t of this run failed (${n}). The outputs say how the run ended, if they are set. If this step sends a notification and \`\
outcome\` is not set, it may have been sent: wait some minutes, then look in the panel of your push service before you se\
nd it again.`,{title:"Internal error (internal-error)"});try{e.stack(Re(t))}catch{}}function Ao(e,t,n){const{title:s,why:r}=n,
{text:o,isShortened:i}=mr(n,Wt);i&&e.info(r.text),e[t](s,o)}const Vt=524288;function Io(e,t,{length:n}){if(n<=Vt)return;
const s=`GitHub passes at most about ${Vt} on to other jobs, so use it only in this job.`;e.warning("Large output",`The \
output \`${t}\` has ${n} characters. ${s}`)}const Uo=["response","audience-name"];function zt(e,{redact:t,log:n}){const s=process.
env.GITHUB_OUTPUT;if(!s)return;const r=Object.entries(e).map(([o,i])=>[o,Uo.includes(o)?t(i):i]);try{Kt(s,No(Object.fromEntries(
r)))}catch(o){n.warning("Outputs not written",`The action could not write its outputs (${w(o)}). Later steps see them as\
 empty; the log says how the run ended.`)}}function Kt(e,t){const{size:n=0}=(0,xe.statSync)(e,{throwIfNoEntry:!1})??{};try{
(0,xe.appendFileSync)(e,t)}catch(s){try{(0,xe.truncateSync)(e,n)}catch{}throw s}}function No(e){const t=new Set(Object.values(
e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;
return Object.entries(e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function Yt(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||Qn(e)===!1))try{Kt(s,Po(t()))}catch(r){
n.warning("Summary not written",`Could not write the job summary (${w(r)}).`)}}const Lo=9e5;function Po(e,t=Lo){const n=wt(
e),s="<p>The rest of this summary is left out, because GitHub limits its size.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.
findIndex(d=>(o+=Buffer.byteLength(d)+2,o>r));return`${(i===-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function jo(){const e=ho(Ze),t=ko({apiToken:e["api-token"]}),n=await t.watch(Mo(e,t)).catch(Re);await Ro(t.log,n instanceof
p?1:0,()=>Ho(n,e.summary,t))}async function Mo(e,t){const{settings:n,problems:s}=as(e,t.secrets);if(s.add(mo(Ze,t.redact)),
s.throwIfAny(),!n)throw s.failure();return nr(new Fs(n,t))}function Ho(e,t,n){const{log:s,redact:r}=n;if(e instanceof p){
const a=Ct(e,r);zt(Rt(a),n),Yt(t,()=>kt(a),n),s.stack(e),Ao(s,"error",St(a));return}const o=e.map(({id:a,name:d,reach:c})=>({
id:a,name:r(d),reach:c})),i=Rt(o);zt(i,n),Yt(t,()=>kt(o),n),Io(s,"audiences",i.audiences),s.info(`The service lists ${me(
o.length,"audience")}.`)}jo(),module.exports=Xt})();
