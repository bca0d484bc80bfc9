(()=>{"use strict";var zt={708:(e=>{e.exports=require("node:https")})},Y={};function h(e){var t=Y[e];if(t!==void 0)return t.
exports;var n=Y[e]={exports:{}},s=!0;try{zt[e](n,n.exports,h),s=!1}finally{s&&delete Y[e]}return n.exports}typeof h<"u"&&
(h.ab=__dirname+"/"),(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;h.t=function(n,s){if(s&
1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var r=Object.create(
null);h.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(
i).forEach(a=>o[a]=()=>n[a]);return o.default=()=>n,h.d(r,o),r}})(),h.d=(e,t)=>{for(var n in t)h.o(t,n)&&!h.o(e,n)&&Object.
defineProperty(e,n,{enumerable:!0,get:t[n]})},h.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),h.r=e=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModul\
e",{value:!0})};var Kt={};const J=new AbortController,Yt=["SIGINT","SIGTERM","SIGBREAK","SIGHUP","SIGQUIT"];for(const e of Yt)
process.on(e,()=>J.abort());class p extends Error{reason;title;hint;constructor(t){super(t.message,t.cause===void 0?void 0:
{cause:t.cause}),this.name="Failure",this.reason=t.reason,this.title=t.title,this.hint=t.hint}}function Ee(e){return e instanceof
p?e:new p({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${b(e)}.`,hint:"Please repo\
rt this bug with the log of the run.",cause:e})}function b(e){if(!(e instanceof Error))return String(e);const t=e.code;if(t===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(t==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:n}=e;if(typeof t==
"string"&&t.startsWith("ERR_SSL_")&&typeof n=="string")return`${t}: ${n}`;const s=(e.message||e.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),r=typeof t=="string"&&!s.includes(t)?`${t}: ${s}`:s,o=e instanceof AggregateError?e.errors.map(b).join("; "):
"",i=o&&o!==r?`${r} (${o})`:r;return e.cause===void 0?i:`${i}: ${b(e.cause)}`}function Jt(e,t=ke(e)){return new p({reason:"\
cancelled",title:`${e} failed`,message:t,hint:Ce})}const ke=e=>e==="Sending"?"The run was cancelled before the service r\
eceived the request.":`The run was cancelled while ${e.charAt(0).toLowerCase()}${e.slice(1)}.`,Ce="If you did not mean t\
o cancel the run, run it again.",C=String.raw`\0-\x1f\x7f-\x9f`,M=String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`,
X=String.raw`\u061c\u200e\u200f`,Oe=String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`,Xt=new RegExp(`[${C}]`,"g"),
Uo=new RegExp(`(?![\\t\\n\\r])[${C}]`),Qt=new RegExp(`(${Oe})|(?![\\t\\n])[${C}${M}${X}]`,"gu"),No=new RegExp(`(${Oe})|(\
?![\\s\\x85])[${C}${M}]`,"gu"),Po=new RegExp(`[^\\s\\u2800\\u200c\\u200d\\ufe00-\\ufe0f${M}${X}]`,"u"),Zt=/[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g,
en=new RegExp(`[\\s\\\\${C}]`),tn=new RegExp(`[${M}${X}]`,"u"),nn=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`,
Ie=e=>(e.codePointAt(0)??0).toString(16).padStart(4,"0");function Re(e){const t=JSON.stringify(e).replace(Zt,n=>`\\u${Ie(
n)}`);return t.length>100?`${y(t,98)}" (${e.length} characters)`:t}function O(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(Qt,(t,n)=>n??`\u2039U+${Ie(t).toUpperCase()}\u203A`)}function Lo(e){const t=e.toWellFormed().replace(invisibleCharacters,
(n,s="")=>s).replace(/[\s\x85]+/g," ").trim();return visibleCharacter.test(t)?t:""}const y=(e,t=99)=>e.length>t?`${e.slice(
0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e,sn=300,Ae=65536;function Ue(e,t,n=!1){const r=t(e.slice(0,Ae),n||e.length>
Ae).replace(/\s+/g," ").trim();return y(r,sn)}const g=(e,t)=>({quoted:Re(e),message:t});function I(e,t,n={}){return{...typeof e==
"string"?{input:e}:e,...typeof t=="string"?{message:t}:t,reason:"invalid-input",...n}}function Mo({position:e},{position:t}){
return e?t?e.line-t.line||e.column-t.column:-1:t?1:0}function Ne(e){const t=e.map((n,s)=>typeof n=="number"?`[${n}]`:s>0?
`.${String(n)}`:String(n));return y(t.join("").replace(/\s+/g," "))}const rn=({quoted:e,message:t})=>e===void 0?t:`${e} ${t}`;
function Q(e,t){const{quoted:n,meant:s,hint:r}=t,o=s===void 0?"":` Did you mean "${s}"?`,i=r===void 0?"":` ${r}.`;return`${e}${n===
void 0?"":":"} ${rn(t)}.${o}${i}`}function Pe(e,t,n,s=""){const r=e.length>0?`\`${Ne(e)}\``:t;return Q(`${r}${s}`,n)}function on(e){
const{input:t,otherInputs:n=[],file:s,path:r=[],position:o,quoted:i}=e,a=o&&`line ${o.line}, column ${o.column}`;if(s!==
void 0){const f=a?`${s}, ${a}`:s;return`${t}: ${f}: ${Pe(r,"the file",e)}`}const c=a?` (${a})`:"",u=typeof r[0]=="number";
if(r.length>0&&!u)return`${t}: ${Pe(r,"",e,c)}`;const l=u?Ne([t,...r]):t;if(i!==void 0)return Q(`${l}${c}`,e);const d=u?
`\`${l}\``:an([l,...n]);return Q(`${d}${c}`,e)}function an(e){const t=e.map(s=>`\`${s}\``),n=t.pop()??"";return t.length===
0?n:`${t.join(", ")} and ${n}`}function cn(e){const t=e.every(s=>s.reason==="unreadable-file"),n=t?"unreadable-file":"in\
valid-input";return new p({reason:n,title:t?"Unreadable file":"Invalid input",message:hn(e.map(on)),hint:dn(e)})}class un{#e=[];#t=new Set;refuse(t){
for(const n of t)this.#e.push(n),this.#t.add(n.input)}add(t){for(const n of t)this.#t.has(n.input)||this.#e.push(n)}get refused(){
return this.#t}isRefused(t){return this.#t.has(t)}get all(){return this.#e}failure(){return cn(this.#e)}throwIfAny(){if(this.#e.
length>0)throw this.failure()}}const ln=new Set(["base-url","api-token"]);function dn(e){const t=e.length===1?"Fix this \
problem":"Fix these problems";return e.every(({input:s})=>ln.has(s))?{newRunAfter:`${t}. If you changed a secret or vari\
able, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${t}, then`}}const fn=100;function hn(e,t="pro\
blems"){if(e.length===1)return e.join("");const n=e.slice(0,fn).map(r=>`- ${r}`),s=e.length-n.length;return s>0&&n.push(
`- and ${s} more`),`${e.length} ${t}:
${n.join(`
`)}`}const pn=["api-token","github-token"],Le="the API token",mn="the GitHub token",gn="***",bn=8,yn=4;function Me(e){const{
apiToken:t,githubToken:n="",proxyCredentials:s=[]}=e,r=[{name:Le,secret:t},{name:mn,secret:n}].filter(({secret:i})=>i.length>=
bn).map(({name:i,secret:a})=>({name:i,forms:je(a)})),o=[...r.flatMap(({forms:i})=>i),...s.flatMap(je)];return{find:i=>r.
find(({forms:a})=>a.some(c=>i.includes(c)))?.name,redact:(i,a=!1)=>{const c=o.flatMap(l=>$n(l,i)),u=a?o.flatMap(l=>vn(l,
i)):[];return _n(i,[...c,...u])}}}function je(e){const t=encodeURIComponent(e.toWellFormed()),n=JSON.stringify(e).slice(
1,-1);return[...new Set([e,...[0,1,2].map(s=>wn(e,s)),t,n])]}function wn(e,t){const n=Buffer.from("\0".repeat(t)+e),s=Math.
ceil(t*8/6),r=Math.floor(n.length*8/6);return n.toString("base64").slice(s,r)}function $n(e,t){const n=[];for(let s=t.indexOf(
e);s>=0;s=t.indexOf(e,s+1))n.push({start:s,end:s+e.length});return n}function vn(e,t){for(let n=e.length-1;n>=yn;n--)if(t.
endsWith(e.slice(0,n)))return[{start:t.length-n,end:t.length}];return[]}function _n(e,t){let n="",s=0;for(const{start:r,
end:o}of t.sort((i,a)=>i.start-a.start))r>=s&&(n+=e.slice(s,r)+gn),s=Math.max(s,o);return n+e.slice(s)}function Tn(e,t,n){
return Object.entries(e).flatMap(([s,r])=>{const o=Sn(r,t);return o?I({input:s,file:n},`contains ${o}, which would be pu\
blished; remove the token`):[]})}function xn(e,t){const{"api-token":n,"github-token":s="",...r}=e,o=t.find(s)===Le;return Tn(
{...r,...o&&{"github-token":s}},t)}function Sn(e,t){const n=new Set([e]);for(const s of n){const r=typeof s=="string"||typeof s==
"number"?t.find(String(s)):void 0;if(r)return r;if(typeof s=="object"&&s!==null)for(const o of Object.entries(s))for(const i of o)
n.add(i)}}const R=1048576,He=864e5,En=[{name:"week",letter:"w",seconds:604800},{name:"day",letter:"d",seconds:86400},{name:"\
hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"second",letter:"s",seconds:1}];function De(e){
const t=new Intl.DateTimeFormat("en-US",{timeZone:e,calendar:"gregory",numberingSystem:"latn",hourCycle:"h23",year:"nume\
ric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});return n=>{const s=t.formatToParts(n).map(({type:u,
value:l})=>[u,Number(l)]),{year:r,month:o,day:i,hour:a,minute:c}=Object.fromEntries(s);return{year:r,month:o,day:i,hour:a,
minute:c}}}const kn=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function Cn(e){const t="use two ti\
mes of day, such as 09:00-20:00";if(!kn.test(e))return g(e,`is not a range of times; ${t}`);const[n,s]=e.split("-"),r=Fe(
n),o=Fe(s);return r===o?g(e,`begins and ends at the same time; ${t}`):{value:{from:r,to:o,text:e}}}function Fe(e){const[
t,n]=e.split(":").map(Number);return t*60+n}const Z=6e4,On=1440;function jo(e,t,n){const s=De(t),r=s(n);if(Be(e,r))return;
const o=(Math.floor(n.getTime()/Z)+1)*Z;for(let i=0;i<=2*On+180;i++){const a=new Date(o+i*Z),c=s(a);if(Be(e,c))return{window:e.
text,timeZone:t,now:r,opensAt:a,opens:c}}throw new Error("the window of send-between never opens")}function Be({from:e,to:t},{
hour:n,minute:s}){const r=n*60+s;return e<t?e<=r&&r<t:e<=r||r<t}function Ho(e,t,n="UTC"){const{year:s,month:r,day:o}=De(
n)(t),i=new Date(Date.UTC(s,r-1,o));if(e==="week")return In(i);const a=i.toISOString().slice(0,10);return e==="day"?a:a.
slice(0,7)}function In(e){const t=(e.getUTCDay()+6)%7,n=new Date(e.getTime()+(3-t)*dayMs),s=n.getUTCFullYear(),r=Math.floor(
(n.getTime()-Date.UTC(s,0,1))/(7*dayMs))+1;return`${s}-W${String(r).padStart(2,"0")}`}const Rn=null,w="\u2713",$="\u2013",
_=[w,w,w],qe=[w,w,$],ee={title:{kind:"text",required:!0,browsers:_,description:"Notification title, in plain text. Phone\
s show about 30 characters.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:_,description:"Text \
below the title, in plain text. Phones show about 65 characters.",examples:["New arrivals, with free shipping until Sund\
ay."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:R/4,drawn:"beside the text",required:!0,
browsers:qe,description:"HTTPS URL of the icon (200x200 pixels).",examples:["https://example.com/icon-200.png"]},banner_url:{
kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:R,drawn:"below the text",required:!1,
browsers:["56+",$,$],description:"HTTPS URL of a large image (360x240 pixels, or 360x200 for phones).",examples:["https:\
//example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:_,description:"URL that opens when a s\
ubscriber clicks the notification.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:[
"48+",$,$],description:"List of buttons, each with a `text` and a `url`.",examples:[[{text:"New arrivals",url:"https://e\
xample.com/spring/new"}]]},utm_source:{kind:"text",required:!1,browsers:_,description:"Traffic source for web analytics,\
 such as `web-push`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,browsers:_,description:"Traffic medium \
for web analytics, such as `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,browsers:_,
description:"Campaign name for web analytics, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,
browsers:qe,description:"How long to keep the notification for offline subscribers, at most four weeks.",examples:["2d",
86400]}},te=Object.keys(ee),We=(...e)=>te.filter(t=>e.includes(ee[t].kind)),Do=We("text","image","page"),Fo=We("image"),
Bo=te.filter(e=>ee[e].required),An=e=>e.replaceAll("_","-"),Ge=te.map(An);function qo(e,t=" "){return e.every(s=>s===w)?
"all":Rn.map((s,r)=>({browser:s,since:e[r]??$})).filter(({since:s})=>s!==$).map(({browser:s,since:r})=>r===w?s:`${s}${t}${r}`).
join(", ")}const Ve=2048,Un="2,048 characters";function ne(e,t){if(!(e.length>Ve))try{return new URL(e,t)}catch{return}}
const Wo=e=>ne(e)?.hostname,Go=e=>/^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(e)?.[1],Vo=e=>se(e,["http\
s"],"an absolute https URL, such as https://example.com/image.png"),zo=e=>se(e,["https","http"],"an absolute https or ht\
tp URL, such as https://example.com/page"),Nn=e=>{const n=se(e,["https","http"],"the https address of the push service, \
such as https://push.example.com");if("message"in n)return n;const s=Mn(e,new URL(e));return s===void 0?{value:e.replace(
/\/+$/,"")}:ze(e,s)},Pn=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,Ln=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;function Mn(e,{
protocol:t,hostname:n,pathname:s}){if(t==="http:"&&!Pn.test(n))return"would send the token unencrypted; use an https URL\
 (http is only allowed for loopback addresses)";const[,r]=Ln.exec(s)??[];return r?`ends with \`${r}\`, but the action add\
s this path itself; remove \`${r}\``:/[?#]/.test(e)?"has a query or fragment; remove it":void 0}function se(e,t,n){if(e===
"")return{message:`is blank; use ${n}`};const s=qn(e,t,n);return s===void 0?{value:e}:ze(e,s)}const ze=(e,t)=>jn.test(e)?
{message:t}:g(e,t),jn=/[@\uff20\ufe6b]|%40/,Hn=/^https?:[/\\]*[^/\\?#]*@/i,Dn=/^([a-z]+):\/\/([^/?#]+)/i,Fn=/[{}$%<]/,Bn=/^https?:?$/i;
function qn(e,t,n){if(Hn.test(e))return"contains a user name or password; remove them";if(e.length>Ve)return`is too long\
 for a URL; use a URL of at most ${Un}`;if(en.test(e)||tn.test(e))return`contains white space, an invisible character or\
 a backslash; use ${n}`;const[,s="",r=""]=Dn.exec(e)??[],[o]=Fn.exec(r)??[];return o!==void 0?`contains \`${o}\` in its h\
ost, so a variable in the host was probably not replaced; use ${n}`:s!==""&&!t.includes(s.toLowerCase())?`has the scheme\
 ${s}; use ${n}`:Bn.test(r)?`has its scheme twice; use ${n}`:s!==""&&ne(e)!==void 0?void 0:`is not an absolute URL; use ${n}`}
function Ke(e){try{return JSON.parse(e)}catch{return}}const j=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Ye(e,t,n=[]){
if(typeof e=="string")return t(e,n);if(Array.isArray(e))return e.map((r,o)=>Ye(r,t,[...n,o]));if(!j(e))return e;const s=Object.
entries(e);return Object.fromEntries(s.map(([r,o])=>[r,Ye(o,t,[...n,r])]))}const Wn=16384,Gn="is larger than 16 KiB; sho\
rten it (push services accept about 4 KiB in total)",Vn=/^[\x21-\x7e]+$/;function H(e,t,n){return s=>{const r=Number(s);
return/^[0-9]+$/.test(s)&&r>=t&&r<=n?{value:r}:g(s,`is not ${e}`)}}function D(e){return["true","True","TRUE"].includes(e)?
{value:!0}:["false","False","FALSE"].includes(e)?{value:!1}:g(e,"is neither true nor false; use `true` or `false`")}function zn(e){
const t=D(e);return"value"in t?t.value:void 0}function Kn(e){const t=/^([0-9]+)([smhdw]?)$/.exec(e),n="use whole seconds\
 (3600), or a whole number with a unit: s, m, h, d or w (12h)";if(!t)return g(e,`is not a duration; ${n}`);const s=En.find(
({letter:o})=>o===t[2]),r=Number(t[1])*(s?.seconds??1);return Number.isSafeInteger(r)?{value:r}:g(e,`is too long; ${n}`)}
function Je(e){return Vn.test(e)?{value:e}:{message:"contains a space, a line break or a non-ASCII character, which a to\
ken cannot contain; set it to the token only, preferably from a secret"}}function Ko(e){if(e==="")return{message:"is bla\
nk, and the service refuses blank text; write some text"};const t=Yn(e);return"message"in t?t:plainLine(e)===""?{message:"\
has no visible character; write some text"}:{value:e}}const Yn=e=>{const[t]=controlInText.exec(e)??[];return t===void 0?
{value:e}:{message:`contains the control character U+${t.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, whic\
h subscribers would not see; remove it`}};function Jn(e){if(e==="latest")return{value:{kind:"latest"}};const t=e.replace(
/^refs\/tags\//,""),n=/^refs\//.test(e)&&t===e;return t===""||n?g(e,"is not a tag; use a tag such as v1.2.3, or `latest`"):
{value:{kind:"tag",tag:t}}}function Xn(e){return/^[a-z]/i.test(e)&&Qn(e)?{value:e}:g(e,"is not a time zone that this run\
ner knows; use a name from the IANA time zone database, such as Europe/Berlin")}function Qn(e){try{return new Intl.DateTimeFormat(
"en",{timeZone:e}),!0}catch{return!1}}function Zn(e){if(e==="any")return{value:void 0};const t="set it to the `payload` \
output of the approved dry run, or remove the input";if(e==="")return{message:`is empty, so the approved payload is miss\
ing; ${t}`};const n=Ke(e);return j(n)?{value:n}:{message:`is not a JSON object; ${t}`}}const T=e=>({value:e}),re=(e,t)=>n=>n===
""?{message:`is missing; set it to ${e}`}:t(n),v=(e,t)=>n=>n===""?{value:e}:t(n),m=e=>v(void 0,e),F=(e,t)=>n=>{const s=e.
find(r=>r===n);return s===void 0?g(n,`is not ${t}`):{value:s}},A={"base-url":re("the base address of the push service, s\
uch as https://push.example.com (a misspelled variable is empty)",Nn),"api-token":re("the API token of the site, from a \
secret (a misspelled or unavailable secret is empty)",Je),timeout:v(30,H("a whole number of seconds from 1 to 300",1,300)),
retries:v(3,H("a whole number from 0 to 10",0,10)),summary:v(!0,D)},Xe=Number.MAX_SAFE_INTEGER,oe={...A,target:re("`all`\
 (every subscriber) or `audience`; `target` has no default, so that nobody sends to all by mistake",F(["all","audience"],
"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":m(H("an audience id, which is a whole numbe\
r such as 101",1,Xe)),"audience-name":m(T),"max-reach":m(H("a whole number such as 10000",0,Xe)),"payload-file":m(T),"ex\
tra-fields":m(T),"dry-run":v(!1,D),"check-urls":v(!1,D),"once-key":m(T),"once-per":m(F(["day","week","month"],"a period;\
 use `day`, `week` or `month`")),"send-between":m(Cn),"time-zone":m(Xn),release:m(Jn),"release-level":m(F(["major","mino\
r","patch"],"a release level; use `major`, `minor` or `patch`")),"max-age":m(Kn),"expected-payload":Zn,"github-token":m(
Je)},es=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),ie=e=>Object.keys(e),Qe=ie(A),Yo=[...ie(oe),...Ge];function ts(e,t){
return ae(A,e,t)}function Jo(e,t,n=""){const s=ae(oe,e,t,is(e));return s.settings&&(s.settings.maxAge??=ns(e.release,n)),
s}const Ze=He/1e3;function ns(e,t){if(e==="latest")return 7*Ze;if(e===""&&t==="release")return 30*Ze}function ae(e,t,n,s=[]){
const r=new un;r.refuse([...xn(t,n),...ss(t)]);const o={...t};for(const c of r.refused)o[c]="";const i={};for(const[c,u]of Object.
entries(e)){const l=u(o[c]??"");"value"in l?i[es(c)]=l.value:r.add([I(c,l)])}return r.add(s),{settings:r.all.length>0?void 0:
i,inputs:o,problems:r}}function ss(e){return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??"")>Wn).map(n=>I(
n,Gn))}const et={"payload-files":T,only:v("all",F(["all","changed","added"],"a valid choice; use `all`, `changed` or `ad\
ded`")),"extra-fields":T,"check-urls":oe["check-urls"],timeout:A.timeout,summary:A.summary},Xo=[...ie(et),...Ge];function Qo(e,t){
return ae(et,e,t,rs(e))}function rs(e){return e["payload-files"]!==""?[]:contentInputs.every(n=>e[n]==="")?[problem("pay\
load-files","is missing; set it to paths of payload files, or set the notification as inputs")]:e.only!==""&&e.only!=="a\
ll"?[problem("payload-files","is missing; `only` needs files to choose from")]:[]}function is(e){const t=e.target==="all",
n=e.target==="audience",s="is only allowed with `target: audience`",r="remove it, or change `target`",o="(the service do\
es not report the reach of a broadcast)",i=e["once-key"]?"`once-key` needs it to store a record in the repository":"the \
`release` input needs it to fetch the release";return[...["audience-id","audience-name"].map(u=>({inputs:[u],isWrong:t&&
e[u],message:`${s}; ${r}`})),{inputs:["max-reach"],isWrong:t&&e["max-reach"],message:`${s} ${o}; remove it`},{inputs:["a\
udience-id","audience-name"],isWrong:n&&!e["audience-id"]&&!e["audience-name"],message:"are both missing; set at least o\
ne"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["once-key"],message:"is missing; `once-per` needs it"},{inputs:["onc\
e-key"],isWrong:e.release==="latest"&&!e["once-key"]&&!e["once-per"],message:"is missing, so each later run would announ\
ce the latest release again; set `once-key: release-{tag}`, and give the job the `contents: write` permission",hint:tt},
{inputs:["once-per"],isWrong:e.release==="latest"&&e["once-per"],message:"is not allowed with `release: latest`, because\
 each later period would announce the same release again; remove `once-per`, and set `once-key: release-{tag}`",hint:tt},
{inputs:["time-zone"],isWrong:e["time-zone"]&&!e["send-between"]&&!e["once-per"],message:"has no effect without `send-be\
tween` or `once-per`; set one of these two, or remove `time-zone`"},{inputs:["github-token"],isWrong:(e["once-key"]||e.release)&&
!e["github-token"],message:`is missing; ${i}`}].filter(({isWrong:u})=>u).map(({inputs:[u,...l],message:d,hint:f})=>problem(
u,f===void 0?d:{message:d,hint:f},{otherInputs:l}))}const tt="Careful: a new key has no record yet, so the first run wit\
h it sends again, even what was already announced",as=1e3,cs=3e4,ce=12e4;function us(e){return Math.random()*Math.min(cs,
as*2**(e-1))}const ls=/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/;function nt(e,t){const n=e?.trim()??"";if(/^\d+$/.test(n))
return Number(n)*1e3;const s=ls.test(n)?Date.parse(n):Number.NaN;return Number.isNaN(s)?void 0:Math.max(0,s-t)}async function ds({
attempt:e,retries:t,signal:n,cancelled:s,onWait:r,beforeRetry:o}){for(let i=1;!n?.aborted;i++){const a=await e(i);if("do\
ne"in a)return a.done;const{result:c,waitMs:u}=a;if(i>t||u>ce)return c;if(n?.aborted||(r?.(c,u),await hs(u,n),n?.aborted))
break;const l=await o?.(c);if(l!==void 0&&!n?.aborted)return l}return s()}async function hs(e,t){t?.aborted||await new Promise(
n=>{const s=()=>{clearTimeout(r),t?.removeEventListener("abort",s),n()},r=setTimeout(s,e);t?.addEventListener("abort",s)})}
const ue=require("node:http");class x extends Error{reason;constructor(t,n){super(n),this.reason=t}}class st extends Error{constructor(){
super("a response arrived before the request was sent")}}function ps(e,{isProxied:t,isPeerProxy:n}){const s=(c,u)=>({kind:"\
failure",mayHaveBeenReceived:!1,reason:c,retryable:u,cause:e});if(e instanceof x)return s(e.reason,e.reason==="timeout");
const{code:r="",syscall:o,statusCode:i}=e;return r==="ERR_PROXY_TUNNEL"?s("proxy-failed",i===void 0):e instanceof st||r.
startsWith("HPE_")?s(n?"proxy-failed":"connection-failed",!0):!ms(e)&&!r.startsWith("ERR_INVALID")?s(n?"proxy-failed":"t\
ls-failed",!1):s(t&&!(r==="ECONNRESET"&&o===void 0&&!n)?"proxy-failed":"connection-failed",!0)}function ms(e){if(e instanceof
AggregateError)return!0;const{code:t="",syscall:n}=e;return n!==void 0&&t!=="EPROTO"||gs.test(t)}const gs=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function bs(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost",o=e instanceof x?e.reason:
r;return{kind:"failure",mayHaveBeenReceived:!0,reason:o,retryable:o!=="cancelled",cause:e}}const ys=e=>ws.test(String(e)),
ws=/\bSSL alert number (42|43|44|45|46|48|116)\b/;function $s(e,t,n){const{method:s,url:r,headers:o}=e,i=ue.request(r,{agent:t,
method:s,headers:o});return new Promise(a=>new vs(e,i,n,a).start())}class vs{#e;#t;#n;#d;#p=Date.now();#f=[];#o;#h;#i=0;#a=!1;#c=!1;constructor(t,n,s,r){
this.#e=t,this.#t=n,this.#n=s,this.#d=r}start(){const{timeoutMs:t,signal:n}=this.#e;this.#h=setTimeout(this.#m,t),this.#t.
on("error",s=>this.#s(s)),this.#t.on("close",()=>this.#w()),this.#t.on("socket",s=>this.#g(s)),this.#t.on("response",s=>this.#y(
s)),n?.addEventListener("abort",this.#u),n?.aborted&&this.#u()}#m=()=>this.#s(new x("timeout",`no response within ${this.#e.
timeoutMs/1e3} s`));#u=()=>this.#s(new x("cancelled","the run was cancelled"));#g(t){t.on("data",s=>{this.#i+=s.length}),
t.once("session",()=>{this.#c=!0});const n=()=>{this.#b(t)};Ts(t)?n():t.once(rt(t)?"secureConnect":"connect",n)}async#b(t){
if(await _s(),this.#t.destroyed||t.destroyed)return;const{body:n,timeoutMs:s,maxHeldMs:r=s}=this.#e,o=Math.min(s,r);if(Date.
now()-this.#p>o){this.#s(new x("timeout",`no connection within ${o/1e3} s`));return}this.#a=!0,t.getProtocol?.()==="TLSv\
1.3"||(this.#c=!0),this.#t.end(n)}#y(t){const{maxBytes:n,wantsBody:s}=this.#e;if(!this.#a){this.#s(new st);return}const r=t.
statusCode??0,o={kind:"response",status:r,headers:t.headers,at:new Date};if(this.#o={head:o,stream:t},s?.(r)===!1){this.#r(
o),this.#t.destroy();return}let i=0;t.on("data",a=>{i>n||(this.#f.push(a.subarray(0,n-i)),i+=a.length,!(i<=n)&&(this.#r(
o,"too-large"),this.#t.destroy()))}),t.on("end",()=>this.#r(o,t.complete?void 0:"cut")),t.on("error",a=>this.#s(a))}#w(){
this.#o||this.#s(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#s(t){this.#o?this.#$(this.#o,
t):this.#v(t)?this.#l(ps(t,this.#n)):this.#l(bs(t,this.#i)),this.#t.destroy()}#$({head:t,stream:n},s){if(s instanceof x){
this.#r(t,s.reason);return}for(;n.read()!==null;);this.#r(t,n.complete?void 0:"cut")}#v(t){return this.#a?!this.#c&&this.#i===
0&&ys(t):!0}#r(t,n){const s=Buffer.concat(this.#f).toString(this.#e.encoding);this.#l({...t,body:s.replace(/^\ufeff/,""),
incomplete:n})}#l(t){clearTimeout(this.#h),this.#e.signal?.removeEventListener("abort",this.#u),this.#d(t)}}async function _s(){
for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}const rt=e=>e.encrypted===!0;function Ts(e){return e.connecting?
!1:!rt(e)||e.secureConnecting===!1}function xs(e,t,n=process.version){const s=(e.protocol==="https:"?t.https:t.http)?.trim();
if(!s||t.isBypassed?.(e))return;if(!ks(n))return{problem:`Node ${n} on this runner cannot use a proxy; update the runner\
 to a version with Node 24.5 or later, or remove the proxy settings`};if(s.search(Xt)>=0)return{problem:"the proxy setti\
ng contains a line break or another control character"};const r=it(s);return!r||!/^https?:/.test(r.protocol)?{problem:"t\
he proxy setting is not an http or https URL"}:[r.username,r.password].some(o=>le(o)===void 0)?{problem:"the user name o\
r password in the proxy setting is not percent-encoded"}:{url:r.href}}function Ss(e){const{statusCode:t}=Object(e);return t===
407?ot:`${Es} Then run this again.`}const Es="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy use\
s a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",ot="The proxy requires a valid user name and password.\
 Put both into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function ks(e){const[t=0,n=0]=e.slice(1).split(
".").map(Number);return t>24||t===24&&n>=5}const Cs=4;function Os({http:e,https:t}){const n=[e,t].map(r=>{const{username:o="",
password:i=""}=it(r?.trim()??"")??{};return{username:o,password:i,user:le(o)??o,secret:le(i)??i}}),s=r=>[...new Set(r)].
filter(o=>o.length>=Cs);return{passwords:s(n.flatMap(({password:r,user:o,secret:i})=>i?[r,i,`${o}:${i}`]:[])),userNames:s(
n.flatMap(({username:r,user:o})=>[r,o]))}}const it=e=>ne(e.includes("://")?e:`http://${e}`);function le(e){try{return decodeURIComponent(
e)}catch{return}}class Is{#e;#t;constructor(t,n){this.#e=t,this.#t=n}async request(t){const{method:n,url:s}=t,r=xs(s,this.#e);
if(r&&"problem"in r)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(r.problem)};
const o=await Rs(s,r?.url),i=r!==void 0,a={isProxied:i,isPeerProxy:i&&s.protocol==="http:"},c=Date.now(),u=await $s(t,o,
a),l=u.kind==="response"?u.status:u.reason;return this.#t?.({method:n,url:s,ended:l,ms:Date.now()-c}),u}}async function Rs(e,t){
const{Agent:n}=e.protocol==="https:"?await at():ue,s=new n({keepAlive:!1,proxyEnv:{http_proxy:t,https_proxy:t}});return t!==
void 0&&As(s),s}const at=async()=>(await Promise.resolve().then(h.t.bind(h,708,19))).default;async function Zo(e){return/^https:/i.
test(e)?at():void 0}function As(e){const{createConnection:t}=e;e.createConnection=(...n)=>{const s=t.apply(e,n);return s?.
on("error",()=>{}),s?.on("newListener",(r,o)=>{r==="readable"&&s.removeListener("readable",o)}),s}}const Us=e=>e>=200&&e<
300;function Ns(e){const t=ue.STATUS_CODES[e];return t===void 0?String(e):`${e} ${t}`}const ct="1.0.0",ut=`web-push-acti\
on/${ct}`,lt=64,Ps=1,Ls=3e4;class Ms{retries;context;#e;constructor({retries:t,...n},s){this.retries=t,this.context=s,this.#e=
n}fetchAudiences(){return this.context.http.request({...this.#t("/v1/audience"),method:"GET",maxBytes:lt*R})}send(t){const{
headers:n,...s}=this.#t("/v1/notifications");return this.context.http.request({...s,method:"POST",headers:{...n,"Content\
-Type":"application/json"},body:t,maxHeldMs:Ls,maxBytes:Ps*R})}#t(t){const{baseUrl:n,apiToken:s,timeout:r}=this.#e;return{
url:new URL(`${n}${t}`),headers:{"Authentication-Token":s,Accept:"application/json","User-Agent":ut},timeoutMs:r*1e3,signal:this.
context.signal}}}function ei(e,t,n){const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.
stringify({...e,target:s,...n})}const js={"connection-failed":"Check `base-url`, and check that the runner can reach thi\
s address.","tls-failed":"Check `base-url` and the certificate of the service. For a private CA, set NODE_EXTRA_CA_CERTS\
 to its certificate file on the runner.",timeout:"Check that the service is up. If the service is only slow, raise `time\
out` for later sends.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is the ad\
dress of the push service."},Hs={newRunAfter:"Check that the service is up, and run this again. If the service is only s\
low, raise `timeout`, then"},Ds={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`. If you use an https proxy, \
check the port of the proxy too.",ERR_TLS_CERT_ALTNAME_INVALID:"Check the host in `base-url`, because the certificate of\
 the service is for another host.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy)\
 that does not require a client certificate."};function Fs(e,{reason:t,mayHaveBeenReceived:n,cause:s}){const r=e==="Send\
ing"&&n;if(t==="cancelled")return r?"":Ce;if(t==="proxy-failed")return Ss(s);const{code:o=""}=Object(s),i=t==="tls-faile\
d"&&Ds[o]||js[t];return r?i:t==="timeout"?Hs:`${i} Then run this again.`}function Bs(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending",o=r?" The service may have received the request.":"";return{"connection-failed":`Could not connect\
 to the service (${s}).`,"tls-failed":`Could not make a secure connection to the service (${s}).`,"proxy-failed":`Could \
not use the proxy (${s}).`,timeout:n?`The service did not send a complete response in time (${s}).${o}`:`Timed out conne\
cting to the service (${s}).`,"connection-lost":`The connection was lost before the response was complete (${s}).${o}`,"\
bad-response":`The response of the service is not valid HTTP, or is incomplete (${s}).`,cancelled:r&&n?"The run was canc\
elled, but the service may already have received the request.":ke(e)}[t]}function qs(e,t,n){const{reason:s,cause:r}=t;return new p(
{reason:s,title:`${e} failed`,message:Bs(e,t,Ue(b(r),n)),hint:Fs(e,t),cause:r})}function Ws(e,t,n,s=!1){const{status:r,headers:o,
body:i,incomplete:a}=t,c=o.location?` and points to ${Re(Gs(n(o.location)))}`:"",u=Ue(i,n,a!==void 0),l=u&&`: ${u.replace(
/\.$/,"")}`,d=`The ${r===407?"proxy":"service"} responded ${Ns(r)}${c}${l}.`;return new p({reason:`http-${r}`,title:`${e}\
 failed`,message:s?d:`${d}${Ys(o["retry-after"])}`,hint:s?Vs(r):Js(r,e,u!=="")})}function Gs(e){const[t=""]=e.split(/[?#]/,
1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,"$1//")}function Vs(e){return e===302||e===303?"Many service\
s redirect after they have handled a request. The action does not follow redirects, because the token would go to the ne\
w address. So if nothing was sent, correct `base-url` first.":e===408||e===499?"A server between the action and the serv\
ice stopped waiting, but may have passed the request on.":e===503?"Check the status of the service. A gateway also answe\
rs 503 if the service read the request and then failed.":"The service has a problem. Check the status of the service."}const zs=e=>/^\s*</.
test(e),Ks="`base-url` is probably the address of a website. If it is, set `base-url` to the address of the API, without\
 `/v1/\u2026`.";function Ys(e){const t=nt(e,Date.now());return t===void 0||t<=ce?"":` Retry-After asks for ${t>He?"more \
than a day":`${Math.ceil(t/1e3)} s`}; this action waits at most ${ce/1e3} s.`}function Js(e,t,n){return e===401||e===403?
"The service refused the token. Check that `api-token` is the current API token of this site, without quotation marks, a\
nd that this workflow can read the secret. Then run this again.":e===404?`Check \`base-url\`, because there may be no push\
 service at that address. The action adds \`/v1/\u2026\` itself.${t==="Sending"?" With `target: audience`, check `audien\
ce-id` too.":""}`:e===407?ot:e===429?"The service refused the request because of its rate limit. Wait, then run this aga\
in.":e>=300&&e<400?"The action does not follow redirects, because the token would go to the new address. Correct `base-u\
rl`.":e>=500?"The service has a problem. Check the status of the service before you run this again.":e===408?"The servic\
e did not receive the request in time. Run this again.":n?{newRunAfter:"Fix the problem that the service reported. If yo\
u had to change the workflow,"}:`The service gave no reason. ${t==="Sending"?"Check the content and `extra-fields`, or a\
sk":"Ask"} the operator of the service.`}const de="Listing the audiences";async function Xs(e){const{signal:t,redact:n,log:s}=e.
context,r=await ds({attempt:async o=>Qs(await e.fetchAudiences(),us(o),n),retries:e.retries,signal:t,cancelled:()=>Jt(de),
onWait:(o,i)=>s.retry(o,i)});if(r instanceof p)throw r;return Zs(r)}function Qs(e,t,n){const s=l=>{const d=qs(de,l,n);return l.
retryable?{result:d,waitMs:t}:{done:d}};if(e.kind==="failure")return s(e);const{status:r,headers:o,body:i,incomplete:a}=e;
if(!Us(r)){const l=Ws(de,e,n);return r!==408&&r!==429&&r<500?{done:l}:{result:l,waitMs:nt(o["retry-after"],Date.now())??
t}}if(a===void 0)return{done:i};if(a==="too-large")return{done:U(`the list is larger than ${lt} MiB`)};const c=a==="cut"?
"connection-lost":a,u=new Error("only part of the list arrived");return s({kind:"failure",mayHaveBeenReceived:!0,reason:c,
retryable:c!=="cancelled",cause:u})}function Zs(e){const t=Ke(e);if(zs(e))throw U("the response is a web page",Ks);if(t===
void 0)throw U("the response is not JSON");const n=j(t)?t.audience:void 0;if(!Array.isArray(n))throw U("audience: expect\
ed an array");for(let s=0;s<n.length;s++){const r=er(n[s]);if(r)throw U(`audience[${s}]${r}`)}return n.map(({id:s,name:r,
reach:o})=>({id:s,name:r,reach:o}))}function er(e){if(!j(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!=
"number")return".id: expected a number";if(!Number.isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";
if(typeof n!="string")return".name: expected a string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expecte\
d a number"}const U=(e,t="Check `base-url`. If the address is right, the service has a problem, or uses another version \
of the API.")=>new p({reason:"bad-audience-list",title:"Unusable audience list",message:`The service did not return a va\
lid list of audiences: ${e}.`,hint:t});function fe(e,t){return or(O(e),t).replace(cr,N).replace(ur,lr).replace(/^[\t -%'-;=-@[-`{-~]/,
N).replaceAll(`
`,"<br>")}function dt(e){return O(e).replace(/[&<>]/g,N).replaceAll(`
`,"&#10;")}const ft=(e,t)=>fe(y(e,t)),ti=e=>gt(ft(e,500));function ht(e,t=500){const s=y(e,t).split(nr).map((r,o)=>o%2===
1?sr(r):fe(r));return gt(s.join(""))}function pt({text:e,url:t},n=2e3){return`${ht(e,n)}${t?` <a href="${he(t)}">Open th\
at run</a>`:""}`}const mt=e=>typeof e=="object"?e.flatMap(mt):e?[e]:[],tr=({command:e})=>e!==void 0&&`<pre><code>${dt(e)}\
</code></pre>`,gt=e=>`<span dir="auto">${e}</span>`,nr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,sr=e=>`<code>${dt(e)}</code\
>`;function ni(e,t=300){const n=fe(rr(e,t));return e.length>bt||!parseUrl(e)?n:`<a href="${he(e)}">${n}</a>`}function rr(e,t){
const n=parseUrl(e)?.host,[,s="",r=""]=/^(https?:\/\/)[^/?#]*(.*)$/is.exec(e)??[];return!n||s===""?truncate(e,t):s+n+truncate(
r,Math.max(1,t-s.length-n.length))}function si(e,t,n){return e.length>bt?t:`<img src="${he(e)}" alt="${t}" width="${n}">`}
function or(e,t=40){const n=new RegExp(`[^\\s/?-]{${t+1},}`,"g");return e.replace(n,s=>new RegExp(ar,"u").test(s)?s:Array.
from(new Intl.Segmenter("en").segment(s),({segment:o})=>o).map((o,i)=>i>0&&i%ir===0?`\u200B${o}`:o).join(""))}const ir=10,
ar=String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`,
bt=2e3,cr=/[&<>"'`*_~[\]()|\\!{}^]/g,ur=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,N=e=>`&#${e.codePointAt(0)};`,lr=e=>`<span>${N(e)}\
</span>`,he=e=>O(e).replace(/[&<>"'`\n\t]/g,N),P=e=>String(e).replace(/^-?\d+/,t=>t.replace(/\B(?=(?:\d{3})+$)/g,",")),pe=(e,t)=>`${P(
e)} ${t}${e===1?"":"s"}`,me=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,ge=4096;function dr({why:e,meaning:t,next:n,reason:s},r){const o=r(me(e)),a=`
${r(t?`${t} ${me(n)}`:me(n))}${s?`
More: ${yt(s)}`:""}`,c=wt(o,Math.max(0,ge-a.length));return{text:wt(c+a,ge),isShortened:c!==o}}const fr=5e3;function hr({
whatFailed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[B("What failed",`<b>${ht(e)}</b>`)]:[],B("Why",pt(t,fr)),B("What to do",pt(n)),...s?[B("More",`<a href="${yt(s)}\
">What ${s} means</a>`)]:[]].join(`
`)}
</table>`,tr(n)]}const B=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`,yt=e=>`https\
://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${pr(e)}`,pr=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/,"http-$1xx"),mr=600;function wt(e,t){if(e.length<=
t)return e;const n=e.split(`
`);if(n.length===1)return vt(e,t);const s=n.map(o=>y(o,mr)),r=s.join(`
`);return r.length<=t?r:vt(gr(s,t),t)}function gr(e,t){const n=t-$t(e.length).length;let s=0;const r=e.filter(o=>(s+=o.length+
1,s<=n));return[...r,$t(e.length-r.length)].join(`
`)}const $t=e=>`- and ${e} more (see the log)`,vt=(e,t)=>t===0?"":e.length<=t?e:y(e,t-1),ri=[{name:"Desktop",browser:"Ch\
rome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},
{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},
iconAt:"end",textWidth:310}];function br(e,{length:t,line:n}){const s=/^[\0-\x7f]*$/.test(e),r=s?[...e]:e.match(new RegExp(
yr,"gsu"))??[],o=s?/(?!)/:new RegExp(wr,"u"),i=r.length;let a=0,c=0,u=0,l=0;for(const d of r){if(d===`
`){const k=Math.max(1,Math.ceil((a-c)/n));c+=k*n,a=c}else a+=o.test(d)?2:1;if(a>t)return{shown:`${e.slice(0,l).trimEnd()}\
\u2026`,visible:u,total:i};a<t&&(u++,l+=d.length)}return{shown:e,visible:i,total:i}}const yr=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
wr=`\\ufe0f|[${nn}]`,$r={rejected:"Nothing was sent, because the request was refused.","not-sent":"Nothing was sent.",unknown:"\
The notification may or may not have been sent."},vr="start a new run (a re-run uses the original workflow file)",_r="an\
nounce the release by hand, with its tag (a re-run uses the original workflow file and event)",Tr="If this job created t\
he release, a re-run does not create it again. In that case, announce the release by hand, with its tag.",_t="The `once-\
key` contains the id of this run, so a new run gets a different key and resends whatever other jobs of this run have sen\
t.";function be(e,{releaseFrom:t,isKeyOfRun:n}={}){if(typeof e=="string")return t==="push"?ye(e,Tr,n?_t:""):e;const s=t===
void 0?vr:_r;return ye(`${e.newRunAfter} ${s}.`,n?_t:"")}const ye=(...e)=>e.filter(Boolean).join(" ");function Tt({title:e,
reason:t,message:n,hint:s},r,{claim:o,...i}={}){const c=r==="not-sent"&&t==="internal-error"&&typeof s=="string"?`${s} Y\
ou can run this again.`:s,u=r==="unknown"?xr(s,o,i):be(c,i);return{title:`${e} (${r?`${r}: `:""}${t})`,whatFailed:e,why:{
text:n},meaning:r&&$r[r],next:{text:u},reason:t}}function xr(e,t,n){const s="The service may still send the notification\
. Before you send it again, wait a few minutes, then look in the panel of your push service.",o=t!==void 0&&t.kind!=="no\
ne"?" first delete the claim of the `once-key` with the command in the log, then":"";return typeof e!="string"?`${s} If \
nothing was sent,${o} do this: ${be(e,n)}`:ye(s,e,be(`If nothing was sent,${o} run this again.`,n))}const xt=100,Sr=1e3,
Er=5e5,kr=120;function St(e){if(e instanceof p)return["<h2>\u274C Could not list the audiences</h2>",hr(Tt(e))];const t=`\
<h2>\u{1F4E3} ${pe(e.length,"audience")}</h2>`;if(e.length===0)return[t,"<p>The service lists no audiences. Create one i\
n the panel of your push service.</p>"];const n=e.toSorted((s,r)=>r.reach-s.reach);return[t,Nr(n),Cr(n)]}function Cr(e){
const t=Or(e),n=t.slice(0,xt),s=t.slice(xt),r=e.length-t.length;return[Et(n),s.length>0&&`<details><summary>The next ${P(
s.length)}</summary>
${Et(s)}
</details>`,r>0&&`<p>The ${pe(r,"audience")} with the smallest reach ${r===1?"is":"are"} not in this table. The <code>au\
diences</code> output has all audiences.</p>`]}function Or(e){const t=[];let n=0;for(const[s,r]of e.slice(0,Sr).entries()){
const o=Ir(r,s+1);if(n+=Buffer.byteLength(o),n>Er)break;t.push(o)}return t}function Ir({id:e,name:t,reach:n},s){return`<\
tr>${[`<td align="right">${s}</td>`,`<td dir="auto">${ft(t,kr)}</td>`,`<td align="right"><code>${e}</code></td>`,`<td al\
ign="right">${P(n)}</td>`].join("")}</tr>`}const Et=e=>`<table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,Rr=10,Ar={length:20,line:20},Ur='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Nr(e){const t=e.
slice(0,Rr).filter(({reach:o})=>Math.round(o)>0);if(t.length===0)return;const n=t.map(Pr),s=t.map(({reach:o})=>Math.round(
Math.min(o,Number.MAX_SAFE_INTEGER))),r=e.length>1?`The ${t.length} largest by reach`:"Reach";return["```mermaid",Ur,"xy\
chart-beta horizontal",`  title "${r}"`,`  x-axis [${n.join(", ")}]`,`  y-axis "Subscribers" 0 --> ${s[0]}`,`  bar [${s.
join(", ")}]`,"```"].join(`
`)}function Pr({id:e,name:t}){const n=O(t).replace(/\s+/g," ");return`"${Lr(br(n,Ar).shown)} (${e})"`}function Lr(e){return e.
toWellFormed().replace(/["`<>]/g,t=>Mr[t]??"").replace(/%(?=[%{])/g,"% ").replace(/#(?=\w+;)/g,"# ")}const Mr={'"':"\u201D",
"`":"\u2019","<":"\u2039",">":"\u203A"};function oi({attempts:e,result:t,response:n,payload:s,target:r}){const o=r?.type===
"audience"?r.audience:void 0;return{outcome:t.outcome,reason:jr(t),"status-code":q(n?.statusCode),response:n?.body??"",payload:s??
"","audience-id":q(o?.id),"audience-name":o?.name??"","audience-reach":q(o?.reach),attempts:q(e),"sent-at":t.outcome==="\
sent"?t.sentAt.toISOString():""}}function jr(e){return e.outcome==="skipped"?e.reason:"failure"in e?e.failure.reason:""}
const q=e=>e===void 0?"":String(e);function kt(e){return e instanceof p?{audiences:"",count:"",reason:e.reason}:{audiences:JSON.
stringify(e),count:String(e.length),reason:""}}function ii(e,t,n){const{notifications:s,problems:r,extraFields:o,failure:i}=e,
a=s.map(({file:u,content:l})=>({file:u,payload:{...l?.notification,...o}})),c=s.map(({file:u})=>u).filter(u=>u!=="");return{
payloads:t?"":JSON.stringify(a),files:i||r.length>0?"":JSON.stringify(c),"summary-url":n,count:i?"":String(a.length),reason:t}}
const Hr=null;function ai(e,t){const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,
r));if(s instanceof Failure)return Ct(s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const o=Object.entries(
s).map(([i,a])=>r?[t(i),n(a,!0)]:[i,Hr.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}
function Ct({reason:e,title:t,message:n,hint:s},r){const o=typeof s=="string"?r(s):{newRunAfter:r(s.newRunAfter)};return new p(
{reason:e,title:r(t),message:r(n),hint:o})}const W=require("os");function Ot(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function we(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.
endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function S(e,t,n){const s=new Dr(e,t,n);process.stdout.write(s.toString()+
W.EOL)}function It(e,t=""){S(e,{},t)}const Rt="::";class Dr{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.
properties=n,this.message=s}toString(){let t=Rt+this.command;if(this.properties&&Object.keys(this.properties).length>0){
t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=
!1:t+=",",t+=`${s}=${Br(r)}`)}}return t+=`${Rt}${Fr(this.message)}`,t}}function Fr(e){return Ot(e).replace(/%/g,"%25").replace(
/\r/g,"%0D").replace(/\n/g,"%0A")}function Br(e){return Ot(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const ci=require("crypto"),ui=require("fs");function li(e,t){const n=process.
env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!fs.existsSync(
n))throw new Error(`Missing file at path: ${n}`);fs.appendFileSync(n,`${toCommandValue(t)}${os.EOL}`,{encoding:"utf8"})}
function di(e,t){const n=`ghadelimiter_${crypto.randomUUID()}`,s=toCommandValue(t);if(e.includes(n))throw new Error(`Une\
xpected input: name should not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(`Unexpected input: value \
should not contain the delimiter "${n}"`);return`${e}<<${n}${os.EOL}${s}${os.EOL}${n}`}const fi=require("path"),hi=require("./never-called.js");
var At=function(e,t,n,s){function r(o){return o instanceof n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){
function a(l){try{u(s.next(l))}catch(d){i(d)}}function c(l){try{u(s.throw(l))}catch(d){i(d)}}function u(l){l.done?o(l.value):
r(l.value).then(a,c)}u((s=s.apply(e,t||[])).next())})};class L{static createHttpClient(t=!0,n=10){const s={allowRetries:t,
maxRetries:n};return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(L.getRequestToken())],s)}static getRequestToken(){
const t=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!t)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN e\
nv variable");return t}static getIDTokenUrl(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!t)throw new Error("Un\
able to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return t}static getCall(t){return At(this,void 0,void 0,function*(){
var n;const o=(n=(yield L.createHttpClient().getJson(t).catch(i=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${i.statusCode}
 
        Error Message: ${i.message}`)})).result)===null||n===void 0?void 0:n.value;if(!o)throw new Error("Response json \
body do not have ID Token field");return o})}static getIDToken(t){return At(this,void 0,void 0,function*(){try{let n=L.getIDTokenUrl();
if(t){const r=encodeURIComponent(t);n=`${n}&audience=${r}`}debug(`ID token url is ${n}`);const s=yield L.getCall(n);return setSecret(
s),s}catch(n){throw new Error(`Error message: ${n.message}`)}})}}function pi(e){return e.replace(/[\\]/g,"/")}function mi(e){
return e.replace(/[/]/g,"\\")}function gi(e){return e.replace(/[/\\]/g,path.sep)}var G=function(e,t,n,s){function r(o){return o instanceof
n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function a(l){try{u(s.next(l))}catch(d){i(d)}}function c(l){
try{u(s.throw(l))}catch(d){i(d)}}function u(l){l.done?o(l.value):r(l.value).then(a,c)}u((s=s.apply(e,t||[])).next())})};
const qr=()=>G(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput('powershell -command "(Get-CimI\
nstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:t}=yield exec.getExecOutput('powershell \
-command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{name:t.trim(),version:e.
trim()}}),Wr=()=>G(void 0,void 0,void 0,function*(){var e,t,n,s;const{stdout:r}=yield exec.getExecOutput("sw_vers",void 0,
{silent:!0}),o=(t=(e=r.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?t:"";return{name:(s=
(n=r.match(/ProductName:\s*(.+)/))===null||n===void 0?void 0:n[1])!==null&&s!==void 0?s:"",version:o}}),Gr=()=>G(void 0,
void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),[t,n]=e.trim().
split(`
`);return{name:t,version:n}}),V=W.platform(),Vr=W.arch(),Ut=V==="win32",Nt=V==="darwin",zr=V==="linux";function bi(){return G(
this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield Ut?qr():Nt?Wr():Gr()),{platform:V,arch:Vr,isWindows:Ut,
isMacOS:Nt,isLinux:zr})})}var Pt=function(e,t,n,s){function r(o){return o instanceof n?o:new n(function(i){i(o)})}return new(n||
(n=Promise))(function(o,i){function a(l){try{u(s.next(l))}catch(d){i(d)}}function c(l){try{u(s.throw(l))}catch(d){i(d)}}
function u(l){l.done?o(l.value):r(l.value).then(a,c)}u((s=s.apply(e,t||[])).next())})},$e;(function(e){e[e.Success=0]="S\
uccess",e[e.Failure=1]="Failure"})($e||($e={}));function yi(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.
GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function Kr(e){
S("add-mask",{},e)}function wi(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.
env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function z(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||
"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}
function $i(e,t){const n=z(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function vi(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=z(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function _i(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Ti(e){issue("echo",e?"on":"off")}function xi(e){process.exitCode=$e.Failure,ve(e)}function Yr(){
return process.env.RUNNER_DEBUG==="1"}function Jr(e){S("debug",{},e)}function ve(e,t={}){S("error",we(t),e instanceof Error?
e.toString():e)}function Xr(e,t={}){S("warning",we(t),e instanceof Error?e.toString():e)}function Qr(e,t={}){S("notice",
we(t),e instanceof Error?e.toString():e)}function Lt(e){process.stdout.write(e+W.EOL)}function Mt(e){It("group",e)}function jt(){
It("endgroup")}function Si(e,t){return Pt(this,void 0,void 0,function*(){Mt(e);let n;try{n=yield t()}finally{jt()}return n})}
function Ei(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function ki(e){return process.env[`STATE_${e}`]||""}function Ci(e){return Pt(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const E=[],_e=[];function K(e,t,n){if(e===t)return 0;const s=n?.
maxDistance,r=e;e.length>t.length&&(e=t,t=r);let o=e.length,i=t.length;for(;o>0&&e.charCodeAt(~-o)===t.charCodeAt(~-i);)
o--,i--;let a=0;for(;a<o&&e.charCodeAt(a)===t.charCodeAt(a);)a++;if(o-=a,i-=a,s!==void 0&&i-o>s)return s;if(o===0)return s!==
void 0&&i>s?s:i;let c,u,l,d,f=0,k=0;for(;f<o;)_e[f]=e.charCodeAt(a+f),E[f]=++f;for(;k<i;){for(c=t.charCodeAt(a+k),l=k++,
u=k,f=0;f<o;f++)d=c===_e[f]?l:l+1,l=E[f],u=E[f]=l>u?d>u?u+1:d:d>l?l+1:d;if(s!==void 0){let Se=u;for(f=0;f<o;f++)E[f]<Se&&
(Se=E[f]);if(Se>s)return s}}return E.length=o,_e.length=o,s!==void 0&&u>s?s:u}function Oi(e,t,n){if(!Array.isArray(t)||t.
length===0)return;const s=n?.maxDistance,r=e.length;for(const c of t)if(c===e)return c;if(s===0)return;let o,i=Number.POSITIVE_INFINITY;
const a=new Set;for(const c of t){if(a.has(c))continue;a.add(c);const u=Math.abs(c.length-r);if(u>=i||s!==void 0&&u>s)continue;
const l=Number.isFinite(i)?s===void 0?i:Math.min(i,s):s,d=l===void 0?K(e,c):K(e,c,{maxDistance:l});if(s!==void 0&&d>s)continue;
let f=d;if(l!==void 0&&d===l&&l===s&&(f=K(e,c)),f<i&&(i=f,o=c,i===0))break}if(!(s!==void 0&&i>s))return o}const Zr=(e,t)=>e<=
Math.min(2,Math.floor(t.length/2)),Ht=e=>e.toLowerCase().replace(/[-_]/g,"");function eo(e,t){return t.map(r=>({name:r,edits:K(
Ht(r),Ht(e))})).filter(({name:r,edits:o})=>Zr(o,r)).sort((r,o)=>r.edits-o.edits)[0]?.name}const to=["dry","test"];function no(e,t,n){
return e.map(s=>{const o=to.includes(s)&&t.includes("dry-run")?"dry-run":eo(s,t),i=y(n(s)),a=`is not an input of this ac\
tion (version ${ct})`,c=`If the job has an environment variable INPUT_${i.toUpperCase()}, rename that variable`;if(o!==void 0)
return I(i,{message:a,meant:o,hint:c});const u=`${a}; use a version that has it, or remove it from \`with\``,l=t.includes(
"dry-run")?`Without it, the next run sends. To only look, set \`dry-run: true\`. ${c}`:c;return I(i,{message:u,hint:l})})}
const so={"expected-payload":"any"};function ro(e){for(const t of e.filter(n=>pn.includes(n))){const n=z(t);n!==""&&Kr(n)}
return Object.fromEntries(e.map(t=>[t,oo(t)]))}function oo(e){return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?z(
e):so[e]??""}const io=(e,t)=>no(ao(e),e,t);function ao(e){return Object.entries(process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.
exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.trim()?[]:[s]})}const Te=require("node:fs");var co={ftp:21,
gopher:70,http:80,https:443,ws:80,wss:443};function uo(e){try{return new URL(e)}catch{return null}}function lo(e){var t=(typeof e==
"string"?uo(e):e)||{},n=t.protocol,s=t.host,r=t.port;if(typeof s!="string"||!s||typeof n!="string"||(n=n.split(":",1)[0],
s=s.replace(/:\d*$/,""),r=parseInt(r)||co[n]||0,!fo(s,r)))return"";var o=xe(n+"_proxy")||xe("all_proxy");return o&&o.indexOf(
"://")===-1&&(o=n+"://"+o),o}function fo(e,t){var n=xe("no_proxy").toLowerCase();return n?n==="*"?!1:n.split(/[,\s]/).every(
function(s){if(!s)return!0;var r=s.match(/^(.+):(\d+)$/),o=r?r[1]:s,i=r?parseInt(r[2]):0;return i&&i!==t?!0:/^[.*]/.test(
o)?(o.charAt(0)==="*"&&(o=o.slice(1)),!e.endsWith(o)):e!==o}):!0}function xe(e){return process.env[e.toLowerCase()]||process.
env[e.toUpperCase()]||""}const{GITHUB_EVENT_PATH:ho=""}=process.env;delete process.env.GITHUB_EVENT_PATH;const Dt=e=>process.
env[e.toLowerCase()]||process.env[e]||void 0;function po(){return{http:Dt("HTTP_PROXY"),https:Dt("HTTPS_PROXY"),isBypassed:e=>lo(
e)===""}}function mo(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.
env,{GITHUB_EVENT_NAME:o}=process.env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},
run:{repository:n??"",sha:s??"",id:r??"",event:o??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const Ii=e=>e===
"pull_request"||e==="pull_request_target";function Ri(){const{github:e,run:t}=mo();return t.id===""?"":`${e.serverUrl}/${t.
repository}/actions/runs/${t.id}/attempts/${t.attempt}`}const go=25*R;function Ai(e=ho){const{GITHUB_EVENT_NAME:t=""}=process.
env;try{return statSync(e).size>go?{name:t,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:t,payload:JSON.
parse(readFileSync(e,"utf8"))}}catch{return{name:t,payload:void 0,unreadable:e===""?void 0:"the action cannot read the e\
vent file"}}}function Ft(e){return O(e).replaceAll("##[","## [").split(`
`).map(bo).join(`
`)}function bo(e){const t=e.indexOf("::");return t>=0&&e.slice(0,t).trim()===""?`${e.slice(0,t)}: ${e.slice(t+1)}`:e}class yo{#e;constructor(t){
this.#e=t}info(t){Lt(this.#n(t))}retry(t,n){const s=(n/1e3).toFixed(1);this.info(`${t.title}: ${t.message} Retrying ${s===
"0.0"?"now":`in ${s} s`}.`)}exchange({method:t,url:n,ended:s,ms:r}){const o=`${t} ${n.host}${n.pathname}`;Jr(this.#n(`${o}\
: ${s} in ${r.toFixed()} ms`))}group(t,n){Mt(this.#n(t)),this.info(n),jt()}stack({reason:t,cause:n}){t==="internal-error"&&
this.group(`Stack trace (${ut}, Node ${process.version}, ${process.platform})`,Bt(n))}notice(t,n,s){this.#t(Qr,t,n,s)}warning(t,n,s){
this.#t(Xr,t,n,s)}error(t,n,s){this.#t(ve,t,n,s)}#t(t,n,s,r){const o=this.#n(s);o.length>ge&&Lt(o),t(o,{title:this.#n(n),
...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(t){return Ft(this.#e(t))}}function Bt(e){if(!(e instanceof
Error))return b(e);const{stack:t=b(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${Bt(n)}`}function wo(e){const t=new Date,n=po(),{passwords:s,userNames:r}=Os(n),o=Me({...e,proxyCredentials:s}),
i=Me({...e,proxyCredentials:[...s,...r]}),a=new yo(o.redact),c=new $o;return{log:a,secrets:o,redact:i.redact,http:new Is(
n,Yr()?u=>a.exchange(u):void 0),signal:J.signal,startedAt:t,watch:u=>c.watch(u)}}class $o{#e=()=>{};constructor(){process.
exitCode=1,process.on("beforeExit",()=>this.#e(new Error("it stopped before it finished"))),process.on("uncaughtExceptio\
n",t=>{this.#e(t),J.abort()})}watch(t){const n=new Promise((s,r)=>{this.#e=r});return Promise.race([t,n])}}async function vo(e,t,n,s=t){
let r=t;try{await n()}catch(o){r=s,_o(e,o)}await new Promise(o=>process.stdout.write("",o)),process.exit(r)}function _o(e,t){
const n=t instanceof Error?t.name:typeof t;ve(`The action could not report how this run ended (${n}). The outputs may st\
ill have the result. If this step sends a notification and the \`outcome\` output is empty, the notification may have been\
 sent. Before you send it again, wait a few minutes, then look in the panel of your push service.`,{title:"Internal erro\
r (internal-error)"});try{e.stack(Ee(t))}catch{}}function To(e,t,n){const{title:s,why:r}=n,{text:o,isShortened:i}=dr(n,Ft);
i&&e.info(r.text),e[t](s,o)}const qt=524288,xo=`GitHub passes at most about ${P(qt)} characters to other jobs.`;function So(e,t,{
length:n}){if(n<=qt)return;const s=`The \`${t}\` output has ${P(n)} characters.`;e.warning("Large output",`${s} ${xo} Us\
e this output only in this job.`)}const Eo=["response","audience-name"];function Wt(e,{redact:t,log:n}){const s=process.
env.GITHUB_OUTPUT;if(!s)return;const r=Object.entries(e).map(([o,i])=>[o,Eo.includes(o)?t(i):i]);try{Gt(s,ko(Object.fromEntries(
r)))}catch(o){n.warning("Outputs not written",`The action could not write its outputs (${b(o)}), so they are empty in la\
ter steps. The log shows how the run ended.`)}}function Gt(e,t){const{size:n=0}=(0,Te.statSync)(e,{throwIfNoEntry:!1})??
{};try{(0,Te.appendFileSync)(e,t)}catch(s){try{(0,Te.truncateSync)(e,n)}catch{}throw s}}function ko(e){const t=new Set(Object.
values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimit\
er_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function Vt(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||zn(e)===!1))try{Gt(s,Oo(t()))}catch(r){
n.warning("Summary not written",`The action could not write the job summary (${b(r)}).`)}}const Co=9e5;function Oo(e,t=Co){
const n=mt(e),s="<p>The action left out the rest, because GitHub limits the size of a summary.</p>",r=t-Buffer.byteLength(
s)-2;let o=0;const i=n.findIndex(c=>(o+=Buffer.byteLength(c)+2,o>r));return`${(i===-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function Io(){const e=ro(Qe),t=wo({apiToken:e["api-token"]}),n=await t.watch(Ro(e,t)).catch(Ee);await vo(t.log,n instanceof
p?1:0,()=>Ao(n,e.summary,t))}async function Ro(e,t){const{settings:n,problems:s}=ts(e,t.secrets);if(s.add(io(Qe,t.secrets.
redact)),s.throwIfAny(),!n)throw s.failure();return Xs(new Ms(n,t))}function Ao(e,t,n){const{log:s,redact:r,secrets:o}=n;
if(e instanceof p){const c=Ct(e,o.redact);Wt(kt(c),n),Vt(t,()=>St(c),n),s.stack(e),To(s,"error",Tt(c));return}const i=e.
map(({id:c,name:u,reach:l})=>({id:c,name:r(u),reach:l})),a=kt(i);Wt(a,n),Vt(t,()=>St(i),n),So(s,"audiences",a.audiences),
s.info(`The service lists ${pe(i.length,"audience")}.`)}Io(),module.exports=Kt})();
