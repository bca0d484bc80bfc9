(()=>{"use strict";var Ae={187:((e,t,n)=>{n.d(t,{CY:()=>k,Qi:()=>a,Uk:()=>c,fC:()=>v,hD:()=>u,r3:()=>l,xb:()=>$});const s=String.
raw`\0-\x1f\x7f-\x9f`,r=String.raw`\u202a-\u202e\u2066-\u2069`,o=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,
i=String.raw`\t-\r\x85`,a=new RegExp(`[${s}]`,"g"),u=new RegExp(`(?![\\t\\n])[${s}]`,"g"),c=new RegExp(`(?![\\t\\n])[${s}${r}\
]`,"g"),l=new RegExp(`[${s}${r}\\u2028\\u2029]`,"g"),g=new RegExp(`(?![${i}])[${s}${r}${o}]`,"g"),v=new RegExp(`[\\xa0\\u2\
000-\\u200a\\u200e\\u200f\\u202f\\u205f${r}${o}]`,"g"),k=new RegExp(`[\\u200e\\u200f${r}${o}]`),w=new RegExp(`(?![\\t\\n\\r\
])[${s}]`);function $(B,J){let x;return()=>(x??=new RegExp(B,J),x)}}),916:((e,t,n)=>{n.d(t,{$6:()=>a,HR:()=>s,Pz:()=>u,Yq:()=>i,
h_:()=>r,q0:()=>o});class s extends Error{reason;title;hint;constructor(l){super(l.message,l.cause===void 0?void 0:{cause:l.
cause}),this.name="Failure",this.reason=l.reason,this.title=l.title,this.hint=l.hint}}function r(c){return c instanceof s?
c:new s({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${o(c)}.`,hint:"Please report\
 this with the log of the run.",cause:c})}function o(c){if(!(c instanceof Error))return String(c);const l=c.code;if(l===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(l==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:g}=c;if(typeof l==
"string"&&l.startsWith("ERR_SSL_")&&typeof g=="string")return`${l}: ${g}`;const v=(c.message||c.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),k=typeof l=="string"&&!v.includes(l)?`${l}: ${v}`:v,w=c instanceof AggregateError?c.errors.map(o).join("; "):
"",$=w&&w!==k?`${k} (${w})`:k;return c.cause===void 0?$:`${$}: ${o(c.cause)}`}function i(c,l=a(c)){return new s({reason:"\
cancelled",title:`${c} failed`,message:l,hint:u})}const a=c=>c==="Sending"?"The run was cancelled before the service rec\
eived the request.":`The run was cancelled while ${c.charAt(0).toLowerCase()}${c.slice(1)}.`,u="If you did not mean to c\
ancel it, run it again."}),925:((e,t,n)=>{n.d(t,{CC:()=>i,tH:()=>$});var s=n(187),r=n(916),o=n(992);function i(h,d,p={}){
return{...typeof h=="string"?{input:h}:h,message:d,reason:"invalid-input",...p}}function a({position:h},{position:d}){return h?
d?h.line-d.line||h.column-d.column:-1:d?1:0}const u=100;function c(h){const d=h.slice(0,u).map((p,b)=>{if(typeof p=="num\
ber")return`[${p}]`;const _=(0,o.xv)(String(p)).replace(s.Qi,"\uFFFD");return b>0?`.${_}`:_});return(0,o.xv)(d.join(""))}
const l=h=>h.endsWith("?")?h:`${h}.`;function g(h,d,p,b=""){return`${h.length>0?`\`${c(h)}\``:d}${b}${p.startsWith('"')?
":":""} ${l(p)}`}function v(h){const{input:d,otherInputs:p=[],file:b,path:_=[],position:Ee,message:D}=h,X=Ee&&`line ${Ee.
line}, column ${Ee.column}`;if(b!==void 0){const Gr=X?`${b}, ${X}`:b;return`${d}: ${Gr}: ${g(_,"the file",D)}`}const Re=X?
` (${X})`:"",Ce=typeof _[0]=="number";if(_.length>0&&!Ce)return`${d}: ${g(_,"",D,Re)}`;const Ie=Ce?c([d,..._]):d;return D.
startsWith('"')?`${Ie}${Re}: ${l(D)}`:`${Ce?`\`${Ie}\``:k([Ie,...p])}${Re} ${l(D)}`}function k(h){const d=h.map(b=>`\`${b}\
\``),p=d.pop()??"";return d.length===0?p:`${d.join(", ")} and ${p}`}function w(h){const d=h.every(b=>b.reason==="unreada\
ble-file"),p=d?"unreadable-file":"invalid-input";return new r.HR({reason:p,title:d?"Unreadable file":"Invalid input",message:Wr(
h.map(v),xe(h)),hint:J(h)})}class ${#t=[];#e=new Set;refuse(d){for(const p of d)this.#t.push(p),this.#e.add(p.input)}add(d){
for(const p of d)this.#e.has(p.input)||this.#t.push(p)}isRefused(d){return this.#e.has(d)}get all(){return this.#t}failure(){
return w(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}}const B=new Set(["base-url","api-token"]);function J(h){
const d=xe(h)===1?"Correct it":"Correct what is listed";return h.every(({input:b})=>B.has(b))?{newRunAfter:`${d}. If you\
 changed a secret or variable, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${d}, then`}}const x=100;
function Eo(h,d,p){const b=xe(d.slice(x)),_=d.slice(0,x).map(p);return b===0?_:[..._,i(h,`has ${b} more problems`,{count:b})]}
const xe=h=>h.reduce((d,{count:p=1})=>d+p,0);function Wr(h,d=h.length,p="problems"){if(h.length===1)return h.join("");const b=h.
slice(0,x).map(_=>`- ${_}`);return d>b.length&&b.push(`- and ${d-b.length} more`),`${d} ${p}:
${b.join(`
`)}`}}),992:((e,t,n)=>{n.d(t,{Kb:()=>k,hD:()=>o,xv:()=>l});var s=n(187);const r=w=>`\\u${w.charCodeAt(0).toString(16).padStart(
4,"0")}`;function o(w){const $=JSON.stringify(w).replace(s.fC,r);return $.length>100?`${$.slice(0,98)}\u2026" (${w.length}\
 characters)`:$}const i=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,a=/[\s\x85]+/g,u=(0,s.xb)(
String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function c(w){const $=w.toWellFormed().replace(invisibleCharacters,
"").replace(i,"$1").replace(a," ").trim();return u().test($)?$:""}const l=(w,$=99)=>w.length>$?`${w.slice(0,$).replace(/[\ud800-\udbff]$/,
"")}\u2026`:w,g=300,v=65536;function k(w,$,B=!1){const x=$(w.slice(0,v),B||w.length>v).replace(/\s+/g," ").trim();return l(
x,g)}}),311:((e,t,n)=>{n.d(t,{N:()=>r,r:()=>s});const s="1.0.0",r=`web-push-action/${s}`}),53:(e=>{e.exports=require("node:diagnostics_channel")}),
708:(e=>{e.exports=require("node:https")})},Q={};function f(e){var t=Q[e];if(t!==void 0)return t.exports;var n=Q[e]={exports:{}},
s=!0;try{Ae[e](n,n.exports,f),s=!1}finally{s&&delete Q[e]}return n.exports}f.m=Ae,typeof f<"u"&&(f.ab=__dirname+"/"),f.n=
e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return f.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(
n):n=>n.__proto__,t;f.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.
then=="function"))return n;var r=Object.create(null);f.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i==
"object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>o[a]=()=>n[a]);return o.default=()=>n,f.d(r,o),
r}})(),f.d=(e,t)=>{for(var n in t)f.o(t,n)&&!f.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},f.f={},f.e=e=>Promise.
all(Object.keys(f.f).reduce((t,n)=>(f.f[n](e,t),t),[])),f.u=e=>""+e+".audiences.js",f.o=(e,t)=>Object.prototype.hasOwnProperty.
call(e,t),f.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,o=n.runtime;for(var i in s)
f.o(s,i)&&(f.m[i]=s[i]);o&&o(f);for(var a=0;a<r.length;a++)e[r[a]]=1};f.f.require=(n,s)=>{e[n]||t(require("./"+f.u(n)))}})();
var Mt={};const Z=new AbortController;for(const e of["SIGINT","SIGTERM","SIGBREAK"])process.on(e,()=>Z.abort());var y=f(
916),m=f(992);const N=1048576,jt=864e5,Bt=[{name:"week",letter:"w",seconds:604800},{name:"day",letter:"d",seconds:86400},
{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"second",letter:"s",seconds:1}],Dt=null,
E="\u2713",R="\u2013",A=[E,E,E],Oe=[E,E,R],ee={title:{kind:"text",required:!0,browsers:A,description:"First line of the \
notification.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:A,description:"Text below the titl\
e, on one or several lines. It is plain text.",examples:["New arrivals, with free shipping until Sunday."]},icon_url:{kind:"\
image",use:"icon",sizes:[{width:200,height:200}],maxBytes:N/4,drawn:"beside the text",required:!0,browsers:Oe,description:"\
https URL of the icon, 200x200 pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{kind:"image",use:"ban\
ner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:N,drawn:"below the text",required:!1,browsers:["56+",
R,R],description:"https URL of a large image, 360x240 pixels on a desktop, 360x200 on a phone.",examples:["https://examp\
le.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:A,description:"URL of the page that a click o\
pens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:["48+",R,R],description:"Bu\
ttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{
kind:"text",required:!1,browsers:A,description:"For web analytics: where visitors come from, such as `web-push`.",examples:[
"web-push"]},utm_medium:{kind:"text",required:!1,browsers:A,description:"For web analytics: the kind of message, such as\
 `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,browsers:A,description:"For web analy\
tics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:Oe,description:"\
How long the notification waits for subscribers who are offline.",examples:["2d",86400]}},te=Object.keys(ee),Pe=(...e)=>te.
filter(t=>e.includes(ee[t].kind)),Vr=Pe("text","image","page"),zr=Pe("image"),Kr=te.filter(e=>ee[e].required),Ft=e=>e.replaceAll(
"_","-"),Ne=te.map(Ft);function Yr(e,t=" "){return e.every(s=>s===E)?"all":Dt.map((s,r)=>({browser:s,since:e[r]??R})).filter(
({since:s})=>s!==R).map(({browser:s,since:r})=>r===E?s:`${s}${t}${r}`).join(", ")}var F=f(925);const qt=["api-token","gi\
thub-token"],Le="the API token",Wt="the GitHub token",Gt="***",Vt=8,zt=4;function Kt(e){const{apiToken:t,githubToken:n="",
proxyCredentials:s=[]}=e,r=[{name:Le,secret:new ne(t)},{name:Wt,secret:new ne(n)}],o=[...r.map(({secret:i})=>i),...s.map(
i=>new ne(i))];return{find:i=>{const a=Me(i);return r.find(({secret:u})=>u.isLong&&u.spansIn(i,a).length>0)?.name},redact:(i,a=!1)=>{
const u=Me(i),c=o.flatMap(v=>v.spansIn(i,u,a));let l="",g=0;for(const{start:v,end:k}of c.sort((w,$)=>w.start-$.start))v>=
g&&(l+=i.slice(g,v)+Gt),g=Math.max(g,k);return l+i.slice(g)}}}class ne{isLong;#t;#e;#n;#s;constructor(t){this.#t=t,this.
isLong=t.length>=Vt,this.#e=this.isLong?se([t,t.toUpperCase(),t.toLowerCase()]):[t].filter(Boolean),this.#n=this.isLong?
se(Xt(t)):[]}spansIn(t,n,s=!1){return[...(Yt.test(t)?[...this.#e,...this.#r()]:this.#e).flatMap(o=>Ue(o,t,s)),...this.#n.
flatMap(o=>Ue(o,n.text,s)).map(n.spanInText)]}#r(){const t=()=>[...Qt(this.#t),...Zt(this.#t),...tn(this.#t)];return this.#s??=
this.isLong?se(t()):[],this.#s}}const Yt=/[\\%&]/,se=e=>[...new Set(e)];function Ue(e,t,n){const s=[];for(let o=t.indexOf(
e);o>=0;o=t.indexOf(e,o+1)){const i=s.at(-1),a=o+e.length;i&&o<i.end?i.end=a:s.push({start:o,end:a})}if(!n)return s;const r=Math.
max(1,Math.min(zt,e.length-1));for(let o=e.length-1;o>=r;o--)if(t.endsWith(e.slice(0,o)))return[...s,{start:t.length-o,end:t.
length}];return s}const He=/(?:\s|\\[fnrt]?)+/g;function Me(e){const t=e.replace(He,"");if(t.length===e.length)return{text:e,
spanInText:s=>s};let n;return{text:t,spanInText:({start:s,end:r})=>(n??=Jt(e),{start:n[s]??0,end:(n[r-1]??e.length)+1})}}
function Jt(e){const t=[],n=(r,o)=>{for(let i=r;i<o;i++)t.push(i)};let s=0;for(const{0:r,index:o}of e.matchAll(He))n(s,o),
s=o+r.length;return n(s,e.length),t}function Xt(e){return[0,1,2].flatMap(t=>{const n=Buffer.from("\0".repeat(t)+e),s=n.toString(
"base64").slice(Math.ceil(t*8/6)),r=s.replaceAll("=",""),o=n.length%3===0?r:r.slice(0,-1),i=[s,r,o];return[...i,...i.map(
a=>a.replaceAll("+","-").replaceAll("/","_"))]})}function L(e,t,n){const s=o=>o.charCodeAt(0).toString(16).padStart(2,"0");
return t.filter(o=>e.search(o)>=0).flatMap(o=>n.flatMap(i=>[e.replace(o,a=>i(a,s(a))),e.replace(o,a=>i(a,s(a).toUpperCase()))]))}
const C=(e,t,n)=>(s,r)=>e.test(s)?t(s,r):n(s,r),re=/[!-/:-@[-^`{-~]/g,oe=/[!-~]/g;function Qt(e){const t=o=>`\\${o}`,n=(o,i)=>`\
\\u00${i}`,s=L(e,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,re],[C(/["\\]/,t,n),C(/\\/,t,n),n]),
r=[e,...s].map(o=>o.replaceAll("/","\\/"));return[...s,...r,...L(e,[oe],[n])]}function Zt(e){return L(e,[/[^\w.!~*'()-]/g,
/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,re,oe],[(n,s)=>`%${s}`])}const en={"!":"excl",
'"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",
".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"b\
sol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function tn(e){const t=a=>{const u=en[a];return u===
void 0?a:`&${u};`},n=(a,u)=>`&#x${u};`,s=a=>`&#${a.charCodeAt(0)};`,r=a=>`&#${String(a.charCodeAt(0)).padStart(3,"0")};`,
o=/[&<>"]/;return[...L(e,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,re],[t,n,s,C(o,t,n),C(o,t,r),C(o,t,C(
/'/,s,n)),C(/[&<>]/,t,s)]),...L(e,[oe],[n,s])]}function nn(e,t,n){return Object.entries(e).flatMap(([s,r])=>{const o=rn(
r,t);return o?(0,F.CC)({input:s,file:n},`contains ${o}, which would be published; remove it`):[]})}function sn(e,t){const{
"api-token":n,"github-token":s="",...r}=e,o=t.find(s)===Le;return nn({...r,...o&&{"github-token":s}},t)}function rn(e,t){
const n=new Set([e]);for(const s of n){const r=typeof s=="string"||typeof s=="number"?t.find(String(s)):void 0;if(r)return r;
if(typeof s=="object"&&s!==null)for(const o of Object.entries(s))for(const i of o)n.add(i)}}var S=f(187);function je(e){
try{return JSON.parse(e)}catch{return}}const ie=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),ae=2048,on="2,048 cha\
racters",an=253,cn=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;function q(e,t){const[,n=""]=e.length>ae?[]:cn.exec(e)??[],
s=n.slice(n.lastIndexOf("@")+1);if(!(e.length>ae||s.length>an+6))try{return new URL(e,t)}catch{return}}const un=/^[\x21-\x7e]+$/,
ln=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function W(e,t,n){const s=r=>/^[0-9]+$/.test(r)&&Number(r)>=t&&Number(r)<=n;
return r=>{if(s(r))return{value:Number(r)};const o=Be(r),i=o!==void 0&&s(o)?De(o):"";return{message:`${(0,m.hD)(r)} is n\
ot ${i?`a whole number${i}`:e}`}}}function Be(e){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.test(e)?
e.replace(/\D/g,""):void 0}const De=e=>`; write \`${e}\`, without separators`;function G(e){return/^(true|True|TRUE)$/.test(
e)?{value:!0}:/^(false|False|FALSE)$/.test(e)?{value:!1}:{message:`${(0,m.hD)(e)} is neither true nor false; use \`true\` \
or \`false\``}}function dn(e){const t=G(e);return"value"in t?t.value:void 0}function hn(e){const t=/^([0-9]+)([smhdw]?)$/.
exec(e),n="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t){const o=Be(e);return{
message:`${(0,m.hD)(e)} is not a duration${o?De(o):`; ${n}`}`}}const s=Bt.find(({letter:o})=>o===t[2]),r=Number(t[1])*(s?.
seconds??1);return Number.isSafeInteger(r)?{value:r}:{message:`${(0,m.hD)(e)} is too long; ${n}`}}function Fe(e){return un.
test(e)?{value:e}:{message:"contains a space, a line break or a character outside ASCII, which a token cannot contain; u\
se only the token, preferably from a secret"}}function Jr(...e){const t=`use an absolute ${e.join(" or ")} URL, such as \
https://example.com/${e.length>1?"page":"image.png"}`;return n=>n===""?gn(n):qe(e,n,t)}const fn=/[{}$%<]/;function qe(e,t,n){
if(pn(t))return{message:"contains a user name or password; remove them"};if(t.length>ae)return{message:`${(0,m.hD)(t)} i\
s longer than a URL may be; use one of at most ${on}`};if(/[\s\\]/.test(t)||t.search(S.Qi)>=0)return{message:`${(0,m.hD)(
t)} contains white space or a backslash, which a URL must not contain; ${n}`};if(S.CY.test(t))return{message:`${(0,m.hD)(
t)} contains an invisible character, which would make it another URL; ${n}`};const s=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(t)?.[1]?.toLowerCase();if(s!==void 0&&!e.includes(s))return{message:`${(0,m.hD)(t)} has the scheme ${s}; ${n}`};const[
,r]=s!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(t)||[],[o]=r!==void 0&&fn.exec(r)||[];return o!==void 0?{message:`${(0,m.hD)(
t)} contains \`${o}\` in its host, so a variable in it was probably not replaced; ${n}`}:r!==void 0&&q(t)!==void 0?{value:t}:
{message:`${(0,m.hD)(t)} is not an absolute URL; ${n}`}}function pn(e){if(/^mailto:/i.test(e))return!1;const t=e.replace(
/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(t)}function mn(e){const n=qe(["https","http"],e,
"use the https address of the push service, such as https://push.example.com");if("message"in n)return n;const s=new URL(
e);if(s.protocol==="http:"&&!ln.test(s.hostname))return{message:`${(0,m.hD)(e)} has the scheme http, which would send th\
e token unencrypted; use an https URL (http is only for loopback addresses)`};const[,r]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(e)??[];return r?{message:`${(0,m.hD)(e)} ends with \`${r}\`, which the action adds; remove \`${r}\``}:/[?#]/.test(e)?
{message:`${(0,m.hD)(e)} has a query or fragment; remove it`}:{value:e.replace(/\/+$/,"")}}function gn(e){if(e==="")return{
message:"is blank, which the service refuses; write some text"};const[t]=controlInText.exec(e)??[];return t!==void 0?{message:`\
contains the control character U+${t.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which subscribers would \
not see; remove it`}:!/[!-~]/.test(e)&&plainLine(e)===""?{message:"has no visible character; write some text"}:{value:e}}
function bn(e){if(e==="latest")return{value:{kind:"latest"}};const t=e.replace(/^refs\/tags\//,"");return t===""?{message:`${(0,m.
hD)(e)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:t}}}function wn(e){const t="use t\
wo times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(e))return{
message:`${(0,m.hD)(e)} is not a range of times; ${t}`};const[s=0,r=0]=e.split("-").map($n);return s===r?{message:`${(0,m.
hD)(e)} begins and ends at the same time; ${t}`}:{value:{from:s,to:r,text:e}}}function $n(e){const[t=0,n=0]=e.split(":").
map(Number);return t*60+n}function yn(e){if(/^[a-z]/i.test(e)&&vn(e))return{value:e};const t=e.replaceAll(" ","_").toLowerCase(),
n=Intl.supportedValuesOf("timeZone").find(r=>r.toLowerCase().endsWith(`/${t}`)),s=n?`did you mean ${n}?`:"use a name fro\
m the IANA time zone database, such as Europe/Berlin";return{message:`${(0,m.hD)(e)} is not a time zone that this runner\
 knows; ${s}`}}function vn(e){try{return new Intl.DateTimeFormat("en",{timeZone:e}),!0}catch{return!1}}function _n(e){if(e===
"any")return{value:void 0};const t="set it to the output `payload` of the dry run that was approved, or remove the input";
if(e==="")return{message:`is empty, so the payload that was approved is missing; ${t}`};const n=je(e);return ie(n)?{value:n}:
{message:`is not a JSON object; ${t}`}}const O=e=>({value:e}),ce=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:
t(n),I=(e,t)=>n=>n===""?{value:e}:t(n),T=e=>I(void 0,e),V=(e,t)=>n=>{const s=e.find(r=>r===n);return s===void 0?{message:`${(0,m.
hD)(n)} is not ${t}`}:{value:s}},U={"base-url":ce("the base address of the push service, such as https://push.example.co\
m (a misspelled variable is empty)",mn),"api-token":ce("the API token of the site, from a secret (a misspelled or unavai\
lable secret is empty)",Fe),timeout:I(30,W("a whole number of seconds from 1 to 300",1,300)),retries:I(3,W("a whole numb\
er from 0 to 10",0,10)),summary:I(!0,G)},We=Number.MAX_SAFE_INTEGER,ue={...U,target:ce("`all` (every subscriber) or `aud\
ience`; there is no default, so that nobody sends to all by mistake",V(["all","audience"],"a valid target; use `all` (ev\
ery subscriber) or `audience`")),"audience-id":T(W("an audience id, which is a whole number such as 101",1,We)),"audienc\
e-name":T(O),"max-reach":T(W("a whole number such as 10000",0,We)),"payload-file":T(O),"extra-fields":T(O),"dry-run":I(!1,
G),"check-urls":I(!1,G),"once-key":T(O),"once-per":T(V(["day","week","month"],"a period; use `day`, `week` or `month`")),
"send-between":T(wn),"time-zone":T(yn),release:T(bn),"release-level":T(V(["major","minor","patch"],"a level; use `major`\
, `minor` or `patch`")),"max-age":T(hn),"expected-payload":_n,"github-token":T(Fe)},Tn=e=>e.replace(/-([a-z])/g,(t,n)=>n.
toUpperCase()),le=e=>Object.keys(e),Ge=le(U),Xr=[...le(ue),...Ne];function kn(e,t){return de(U,e,t)}function Qr(e,t){const n=de(
ue,e,t,Cn(e));return n.settings?.release?.kind==="latest"&&(n.settings.maxAge??=Sn),n}const Sn=604800;function de(e,t,n,s=[]){
const r=new F.tH;r.refuse([...sn(t,n),...En(t)]);const o=Object.entries(t).map(([u,c])=>[u,r.isRefused(u)?"":c]),i=Object.
fromEntries(o),a={};for(const[u,c]of Object.entries(e)){const l=c(i[u]);"value"in l?a[Tn(u)]=l.value:r.add([(0,F.CC)(u,l.
message)])}return r.add(s),{settings:r.all.length>0?void 0:a,inputs:i,problems:r}}const xn=65536;function En(e){return["\
actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??"")>xn).map(n=>(0,F.CC)(n,"is larger than 64 KiB; make it sma\
ller"))}const Ve={"payload-files":O,only:I("all",V(["all","changed","added"],"a choice of files; use `all`, `changed` or\
 `added`")),"extra-fields":O,"check-urls":ue["check-urls"],timeout:U.timeout,summary:U.summary},Zr=[...le(Ve),...Ne];function eo(e,t){
return de(Ve,e,t,Rn(e))}function Rn(e){return e["payload-files"]!==""?[]:contentInputs.every(n=>e[n]==="")?[problem("pay\
load-files","is missing; set paths of payload files, or a notification as inputs")]:e.only!==""&&e.only!=="all"?[problem(
"payload-files","is missing; `only` chooses from its files")]:[]}function Cn(e){const[t,n]=[e.target==="all",e.target===
"audience"],s="is only allowed with `target: audience`",r="remove it, or change `target`",o="(the service does not repor\
t the reach of a broadcast)",i=e["once-key"]?"`once-key` needs it to store a record in the repository":"the input `relea\
se` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:t&&e["audience-id"],message:`${s}; ${r}`},{inputs:[
"audience-name"],isWrong:t&&e["audience-name"],message:`${s}; ${r}`},{inputs:["max-reach"],isWrong:t&&e["max-reach"],message:`${s}\
 ${o}; remove it`},{inputs:["audience-id","audience-name"],isWrong:n&&!e["audience-id"]&&!e["audience-name"],message:"ar\
e both missing; set at least one"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["once-key"],message:"is missing; `once\
-per` needs it"},{inputs:["time-zone"],isWrong:e["time-zone"]&&!e["send-between"]&&!e["once-per"],message:"has no effect\
 without `send-between` or `once-per`; set one of them, or remove it"},{inputs:["github-token"],isWrong:(e["once-key"]||
e.release)&&!e["github-token"],message:`is missing; ${i}`}].filter(({isWrong:c})=>c).map(({inputs:[c,...l],message:g})=>problem(
c,g,{otherInputs:l}))}const In=require("node:http");var he=f.n(In);const An=require("node:string_decoder");class H extends Error{reason;constructor(t,n){
super(n),this.reason=t}}class ze extends Error{constructor(){super("a response arrived before the request was sent")}}function On(e,{
isProxied:t,isProxyTls:n}){const s=(u,c)=>({kind:"failure",mayHaveBeenReceived:!1,reason:u,retryable:c,cause:e});if(e instanceof
H)return s(e.reason,e.reason==="timeout");const{code:r="",syscall:o,statusCode:i}=e;return r==="ERR_PROXY_TUNNEL"?s("pro\
xy-failed",i===void 0):e instanceof ze||r.startsWith("HPE_")?s(n?"proxy-failed":"connection-failed",!0):!Pn(e)&&!r.startsWith(
"ERR_INVALID")?s(n?"proxy-failed":"tls-failed",!1):s(t&&!(r==="ECONNRESET"&&o===void 0&&!n)?"proxy-failed":"connection-f\
ailed",!0)}function Pn(e){if(e instanceof AggregateError)return!0;const{code:t="",syscall:n}=e;return n!==void 0&&t!=="E\
PROTO"||Nn.test(t)}const Nn=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Ln(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof H?e.reason:r,retryable:!0,cause:e}}const Un=e=>Hn.test(String(e)),Hn=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function Mn(e,t,n){const{method:s,url:r,headers:o,body:i}=e,a=i===void 0?o:{...o,"Content-Length":Buffer.byteLength(i)},
u=he().request(r,{agent:t,method:s,headers:a});return new Promise(c=>new jn(e,u,n,c).start())}class jn{#t;#e;#n;#s;#r;#u="";#o;#i;#l;#d=0;#h=!1;#f=!1;constructor(t,n,s,r){
this.#t=t,this.#e=n,this.#n=s,this.#s=r,this.#r=new An.StringDecoder(t.encoding)}start(){const{timeoutMs:t,signal:n}=this.#t,
s=()=>this.#a(new H("timeout",`no response within ${t/1e3} s`));this.#l=setTimeout(s,t),this.#e.on("error",r=>this.#a(r)),
this.#e.on("close",()=>this.#v()),this.#e.on("socket",r=>this.#w(r)),this.#e.on("response",r=>this.#y(r)),n?.addEventListener(
"abort",this.#p),n?.aborted&&this.#p()}#p=()=>this.#a(new H("cancelled","the run was cancelled"));#g=()=>{this.#f=!0};#b=t=>{
this.#d+=t.length};#w(t){this.#i=t,t.on("data",this.#b),t.once("session",this.#g);const n=()=>{this.#$(t)};Bn(t)?n():t.once(
Ye(t)?"secureConnect":"connect",n)}async#$(t){if(await Ke(),this.#e.destroyed||t.destroyed)return;this.#h=!0;const n=t.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!n)&&(this.#f=!0),this.#e.end(this.#t.body)}#y(t){const{maxBytes:n,wantsBody:s}=this.#t;
if(!this.#h){this.#a(new ze);return}const r=t.statusCode??0,o={kind:"response",status:r,headers:t.headers,at:new Date};if(this.#o=
{head:o,stream:t},s?.(r)===!1){this.#c(o),this.#e.destroy();return}let i=0;t.on("data",a=>{this.#u+=this.#r.write(a.subarray(
0,n-i)),i+=a.length,!(i<=n)&&(this.#c(o,"too-large"),this.#e.destroy())}),t.on("end",()=>this.#c(o,t.complete?void 0:"cu\
t")),t.on("error",a=>this.#a(a))}#v(){this.#o||this.#a(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#a(t){this.#o?this.#_(this.#o,t):this.#T(t)?this.#m(On(t,this.#n)):this.#m(Ln(t,this.#d)),this.#e.destroy()}#_({
head:t,stream:n},s){if(s instanceof H){this.#c(t,s.reason);return}for(;n.read()!==null;);this.#c(t,n.complete?void 0:"cu\
t")}#T(t){return this.#h?!this.#f&&this.#d===0&&Un(t):!0}#c(t,n){const r=(this.#u+this.#r.end()).replace(/^\ufeff/,"");this.#m(
{...t,body:r,incomplete:n})}#m(t){clearTimeout(this.#l),this.#t.signal?.removeEventListener("abort",this.#p),this.#i?.removeListener(
"data",this.#b),this.#i?.removeListener("session",this.#g);const n={result:t,isConnectionKept:this.#e.reusedSocket};setImmediate(
()=>this.#s(n))}}async function Ke(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}const Ye=e=>e.encrypted===
!0;function Bn(e){return e.connecting?!1:!Ye(e)||e.secureConnecting===!1}const z=require("node:net");function Dn(e,t,n=process.
version){const s=(e.protocol==="https:"?t.https:t.http)?.trim();if(!s||Yn(e,t.bypass))return;if(!Wn(n))return{problem:`N\
ode ${n} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(s.
search(S.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const r=q(Xe(s));
return!r||!/^https?:/.test(r.protocol)?{problem:"the proxy setting is not an http or https URL"}:[r.username,r.password].
some(o=>Qe(o)===void 0)?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:r.href}}function Fn(e){
const{statusCode:t}=Object(e);return t===407?Je:`${qn} Then run this again.`}const qn="Check HTTPS_PROXY, HTTP_PROXY and\
 NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",Je="The proxy\
 requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Wn(e){
const[t=0,n=0]=e.slice(1).split(".").map(Number);return t>24||t===24&&n>=5}const Gn=4;function Vn({http:e,https:t}){return[
...new Set([e,t].flatMap(zn))]}function zn(e=""){const t=e.trim(),n=t.replace(/^[^:]*:\/\//,"");if(!n.includes("@"))return[];
const s=Kn(n.slice(0,n.lastIndexOf("@"))),r=s.map(u=>Qe(u)??u),{username:o="",password:i=""}=q(Xe(t))??{},a=Buffer.from(
r.join(":")).toString("base64").replaceAll("=","");return[...s,o,i,...r,a].filter(u=>u.length>=Gn)}function Kn(e){const t=e.
indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}const Xe=e=>e.includes("://")?e:`http://${e}`;function Qe(e){
try{return decodeURIComponent(e)}catch{return}}function Yn(e,t){const n=Ze(e.hostname).replace(/\.$/,""),s=e.port||(e.protocol===
"https:"?"443":"80");return t?.toLowerCase().match(/[^\s,]+/g)?.some(o=>o==="*"||Jn(o,n,s))??!1}function Jn(e,t,n){if(e.
includes("/"))return Qn(e,t);const s=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e),r=s?.[1]??e;if(s&&s[2]!==n)return!1;const o=Xn(
Ze(r).replace(/^\*?\./,""));return t===o?!0:(0,z.isIP)(t)===0&&t.endsWith(`.${o}`)}const Ze=e=>e.replace(/[[\]]/g,""),Xn=e=>q(
`http://[${e}]`)?.hostname.slice(1,-1)??e;function Qn(e,t){const[n="",s=""]=e.split("/"),r=(0,z.isIP)(n);if(r===0||(0,z.
isIP)(t)!==r)return!1;const o=r===4?32:128;if(!/^\d{1,3}$/.test(s)||Number(s)>o)return!1;const i=r===4?"ipv4":"ipv6",a=new z.
BlockList;return a.addSubnet(n,Number(s),i),a.check(t,i)}const et=1e3,Zn=10;class es{#t;#e;#n=new Map;#s=new WeakMap;#r=new Map;constructor(t,n){
this.#t=t,this.#e=n}async request(t){const{method:n,url:s}=t,r=Dn(s,this.#t);if(r&&"problem"in r)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(r.problem)};const o=await this.#u(s,r?.url);await this.#o(o,n);const i=r!==
void 0,a={isProxied:i,isProxyTls:i&&s.protocol==="http:"},u=performance.now(),{result:c,isConnectionKept:l}=await Mn(t,o,
a),g=this.#l(`${n} ${s}`),v=c.kind==="response"?c.status:c.reason;return this.#e?.({method:n,url:s,ended:v,ms:performance.
now()-u,attempt:g,isConnectionKept:l}),c}async#u(t,n){const s=`${t.protocol} ${n}`,r=this.#n.get(s);if(r)return r;const{
Agent:o}=t.protocol==="https:"?await ts():he();n!==void 0&&await rs();const i=new o({keepAlive:!0,proxyEnv:{http_proxy:n,
https_proxy:n}});return i.on("free",a=>this.#s.set(a,performance.now())),this.#n.set(s,i),i}async#o(t,n){const s=Math.min(
...tt(t).map(o=>this.#i(o))),r=s<=et;n!=="GET"&&r&&await ss(Zn-s);for(const o of tt(t))(this.#i(o)>et||ns(o))&&o.destroy()}#i(t){
return performance.now()-(this.#s.get(t)??Number.NEGATIVE_INFINITY)}#l(t){const n=(this.#r.get(t)??0)+1;return this.#r.set(
t,n),n}}const ts=async()=>(await Promise.resolve().then(f.t.bind(f,708,23))).default,tt=e=>Object.values(e.freeSockets).
flat(),ns=e=>e.readableEnded;async function ss(e){e>0&&await new Promise(t=>setTimeout(t,e)),await Ke()}async function rs(){
const{subscribe:e,unsubscribe:t}=await Promise.resolve().then(f.t.bind(f,53,23));t("net.client.socket",nt),e("net.client\
.socket",nt)}function nt(e){const{socket:t}=e;t.on("error",()=>{}),t.on("newListener",(n,s)=>{n==="readable"&&t.removeListener(
"readable",s)})}const is=e=>e>=200&&e<300;function as(e){const t=he().STATUS_CODES[e];return t===void 0?String(e):`${e} ${t}`}
const cs=1e3,us=3e4,fe=12e4;function ls(e){return Math.random()*Math.min(us,cs*2**(e-1))}function st(e,t){if(e===void 0)
return;const n=e.trim();if(/^\d+$/.test(n))return Number(n)*1e3;if(!ds.test(n))return;const s=Date.parse(`${n.replace(/ GMT$/,
"")} GMT`);return Number.isNaN(s)?void 0:Math.max(0,s-t)}const ds=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function hs({attempt:e,retries:t,signal:n,cancelled:s,onWait:r,beforeRetry:o}){for(let i=1;!n?.aborted;i++){const a=await e(
i);if("done"in a)return a.done;if(n?.aborted)break;const{result:u,waitMs:c}=a;if(i>t||c>fe)return u;if(r?.(u,c),await fs(
c,n),n?.aborted)break;const l=await o?.(u);if(l!==void 0&&!n?.aborted)return l}return s()}function fs(e,t){return new Promise(
n=>{const s=()=>{clearTimeout(r),t?.removeEventListener("abort",s),n()},r=setTimeout(s,e);t?.addEventListener("abort",s)})}
var rt=f(311);const ot=64,ps=1;class ms{retries;context;#t;constructor({retries:t,...n},s){this.retries=t,this.context=s,
this.#t=n}fetchAudiences(){return this.context.http.request({...this.#e("/v1/audience"),method:"GET",maxBytes:ot*N})}send(t){
const{headers:n,...s}=this.#e("/v1/notifications");return this.context.http.request({...s,method:"POST",headers:{...n,"C\
ontent-Type":"application/json"},body:t,maxBytes:ps*N})}#e(t){const{baseUrl:n,apiToken:s,timeout:r}=this.#t;return{url:new URL(
`${n}${t}`),headers:{"Authentication-Token":s,Accept:"application/json","User-Agent":rt.N},timeoutMs:r*1e3,signal:this.context.
signal}}}function to(e,t,n){const s=t.type==="all"?{type:"all"}:{type:"audience",value:t.audience.id};return JSON.stringify(
{...e,target:s,...n})}const gs={"connection-failed":"Check `base-url` and that the runner can reach it.","tls-failed":"C\
heck `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on\
 the runner.",timeout:"Check that the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that\
 the service is up.","bad-response":"Check that `base-url` is the address of the push service."},bs={ERR_SSL_WRONG_VERSION_NUMBER:"\
Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of t\
he service (or a proxy) that does not require a client certificate."};function ws(e,{reason:t,mayHaveBeenReceived:n,cause:s}){
const r=e==="Sending"&&n;if(t==="cancelled")return r?"":y.Pz;if(t==="proxy-failed")return Fn(s);const{code:o=""}=Object(
s),i=t==="tls-failed"&&bs[o]||gs[t];return r?i:`${i} Then run this again.`}function $s(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make\
 a secure connection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The servic\
e may have received the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out conn\
ecting to the service (${s}).`,"connection-lost":`The connection was lost before ${r?"a response arrived; the service ma\
y have received the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is\
 incomplete (${s}).`,cancelled:r&&n?"The run was cancelled; the service may already have received the request.":(0,y.$6)(
e)}[t]}function ys(e,t,n){const{reason:s,cause:r}=t;return new y.HR({reason:s,title:`${e} failed`,message:$s(e,t,(0,m.Kb)(
(0,y.q0)(r),n)),hint:ws(e,t),cause:r})}function vs(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:a}=t,u=o.location?
` and points to ${(0,m.hD)(n(o.location))}`:"",c=(0,m.Kb)(i,n,a!==void 0),l=`The ${r===407?"proxy":"service"} responded ${as(
r)}${u}${c?`: ${c}`:""}`;return new y.HR({reason:`http-${r}`,title:`${e} failed`,message:`${l.replace(/\.$/,"")}.${Ss(o["\
retry-after"])}`,hint:s?_s(r):xs(r,e,c!=="")})}function _s(e){return e===303?"The status says that the service handled t\
he request, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have passed \
it on to the service.":"The service has a problem: check its status."}const Ts=e=>/^\s*<(?:!doctype\s+)?html/i.test(e),ks="\
`base-url` leads to a website, not to the push service. Set it to the address of the API, without `/v1/\u2026`.";function Ss(e){
const t=st(e,Date.now());return t===void 0||t<=fe?"":` Retry-After asks for ${t>jt?"more than a day":`${Math.ceil(t/1e3)}\
 s`}; this action waits at most ${fe/1e3} s.`}function xs(e,t,n){return e===401||e===403?"The service refused the token:\
 check that `api-token` is the current API token of this site, and that this workflow can read the secret. Then run this\
 again.":e===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?Je:e===429?"The rate limit of the service is\
 reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to\
 the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":e===
408?"The service did not receive the request in time: run this again.":n?{newRunAfter:"Fix the problem that the service \
reported. If you changed the workflow for that,"}:`The service did not say why. ${t==="Sending"?"Check the content and `\
extra-fields`, or ask":"Ask"} the operator of the service.`}const pe="Listing the audiences";async function Es(e){const{
signal:t,redact:n,log:s}=e.context,r=await hs({attempt:async o=>it(await e.fetchAudiences(),ls(o),n),retries:e.retries,signal:t,
cancelled:()=>(0,y.Yq)(pe),onWait:(o,i)=>s.retry(o,i)});if(r instanceof y.HR)throw r;return Rs(r)}function it(e,t,n){if(e.
kind==="failure"){const c=ys(pe,e,n);return e.retryable&&e.reason!=="cancelled"?{result:c,waitMs:t}:{done:c}}const{status:s,
headers:r,body:o,incomplete:i}=e;if(!is(s)){const c=vs(pe,e,n);return s!==408&&s!==429&&s<500?{done:c}:{result:c,waitMs:st(
r["retry-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:M(`the list is larger than ${ot}\
 MiB`)};const a=i==="cut"?"connection-lost":i,u=new Error("only a part of the list arrived");return it({kind:"failure",mayHaveBeenReceived:!0,
reason:a,retryable:!0,cause:u},t,n)}function Rs(e){const t=je(e);if(Ts(e))throw M("the response is a web page",ks);if(t===
void 0)throw M("the response is not JSON");const n=ie(t)?t.audience:void 0;if(!Array.isArray(n))throw M("audience: expec\
ted an array");for(let s=0;s<n.length;s++){const r=Cs(n[s]);if(r)throw M(`audience[${s}]${r}`)}return n.map(({id:s,name:r,
reach:o})=>({id:s,name:r,reach:o}))}function Cs(e){if(!ie(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!=
"number")return".id: expected a number";if(!Number.isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";
if(typeof n!="string")return".name: expected a string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expecte\
d a number"}const M=(e,t="Check `base-url`; if it is right, the service has a problem, or uses another version of its AP\
I.")=>new y.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`The service responded, but not with a\
 list of audiences: ${e}.`,hint:t});function at(e){return we(e).replace(Ns,j).replace(Ls,Us).replace(/^[\t -%'-;=-@[-`{-~]/,
j).replaceAll(`
`,"<br>")}function ct(e){return we(e).replace(/[&<>]/g,j).replaceAll(`
`,"&#10;")}const me=(e,t)=>at(ht((0,m.xv)(e,t))),no=e=>dt(me(e,500));function ut(e,t=500){const s=(0,m.xv)(e,t).split(As).
map((r,o)=>o%2===1?Os(r):at(ht(r)));return dt(s.join(""))}function lt({text:e,url:t},n=2e3){return`${ut(e,n)}${t?` <a hr\
ef="${be(t)}">Open that run</a>`:""}`}const Is=({command:e})=>e!==void 0&&`<pre><code>${ct(e)}</code></pre>`,dt=e=>`<spa\
n dir="auto">${e}</span>`,As=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Os=e=>`<code>${ct(e)}</code>`;function so(e,t=300){const n=me(
e,t);return e.length>ft?n:`<a href="${be(e)}">${n}</a>`}function ro(e,t,n){return e.length>ft?t:`<img src="${be(e)}" alt\
="${t}" width="${n}">`}function ht(e,t=40){if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${ge}\
{${t+1},}`,"gv"),s=new RegExp(`${ge}{${Ps}}(?=${ge})`,"gv");return e.replace(n,r=>r.replace(s,"$&\u200B"))}const Ps=10,ge=`\
[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,ft=2e3,Ns=/[&<>"'`*_~[\]()|\\!{}^]/g,Ls=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,j=e=>`&#${e.codePointAt(0)};`,Us=e=>`<span>${j(
e)}</span>`,be=e=>we(e).replace(/[&<>"'`\n\t]/g,j);function we(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(S.Uk,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function $e(e){const[
,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const ye=(e,t)=>`${$e(
e)} ${t}${e===1?"":"s"}`,ve=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,Hs={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."},Ms="start a new run (a re-run uses the original workflow file)",js="announce the \
release by hand, with its tag (a re-run uses the original workflow file and event)";function Bs(e,t=!1){return typeof e==
"string"?e:`${e.newRunAfter} ${t?js:Ms}.`}function pt({title:e,reason:t,message:n,hint:s},r,{claim:o,isRunOfRelease:i=!1}={}){
const a=Bs(s,i),c=o!==void 0&&o.kind!=="none"?"first delete the claim of `once-key` (the command is in the log), then ":
"",g=["The service may still send it: wait some minutes, then look in the panel of your push service before you send it \
again.",a,`If nothing was sent, ${c}run this again.`].filter(Boolean).join(" "),v=r==="not-sent"&&t==="internal-error"?"\
 You can run this again.":"";return{title:`${e} (${r?`${r}: `:""}${t})`,failed:e,why:{text:n},meaning:r&&Hs[r],next:{text:r===
"unknown"?g:`${a}${v}`},reason:t}}const Ds=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,
"http-$1xx"),mt=e=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ds(e)}`,gt=4096,
Fs=600;function qs({why:e,meaning:t,next:n,reason:s},r){const i=`
${r(t?`${t} ${ve(n)}`:ve(n))}${s?`
More: ${mt(s)}`:""}`,a=r(ve(e)),u=Ws(a,gt-i.length);return{text:u+i,isShortened:u!==a}}function Ws(e,t){const n=e.split(
`
`);if(n.length===1)return(0,m.xv)(e,t-1);const s=a=>`- and ${a} more (see the log)`;let r=s(n.length).length;const o=[];
for(const a of n){const u=(0,m.xv)(a,Fs);if(r+=u.length+1,r>t)break;o.push(u)}const i=n.length-o.length;return[...o,...i>
0?[s(i)]:[]].join(`
`)}const Gs=5e3;function Vs({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${ut(e)}</b>`]]:[],["Why",lt(t,Gs)],["What to do",lt(n)],...s?[["More",`<a href="${mt(s)}">W\
hat ${s} means</a>`]]:[]].map(([o="",i])=>`<tr><th align="left">${o.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,Is(n)]}const io=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},
button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function zs(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.
test(e),r=s?e:e.match(Ks())??[],o=s?void 0:Ys(),i=r.length;let a=0,u=0,c=0;for(const l of r){if(a=l===`
`?(Math.floor(a/n)+1)*n:a+(o?.test(l)?2:1),a>t)return{shown:`${e.slice(0,c).trimEnd()}\u2026`,visible:u,total:i};a<t&&(u++,
c+=l.length)}return{shown:e,visible:i,total:i}}const Ks=(0,S.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Ys=(0,S.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),bt=100,Js=1e3,Xs=5e5,Qs=120;function wt(e){if(e instanceof y.HR)return["<h2>\u274C Could not list the audiences</h2>",
Vs(pt(e))];const t=`<h2>\u{1F4E3} ${ye(e.length,"audience")}</h2>`;if(e.length===0)return[t,"<p>The service lists no aud\
iences. Create them in the panel of your push service.</p>"];const n=e.toSorted((s,r)=>r.reach-s.reach);return[t,or(n),Zs(
n)]}function Zs(e){const t=er(e),n=t.slice(0,bt),s=t.slice(bt),r=e.length-t.length;return[$t(n),s.length>0&&`<details><s\
ummary>The next ${$e(s.length)}</summary>
${$t(s)}
</details>`,r>0&&`<p>The ${ye(r,"audience")} with the smallest reach ${r===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function er(e){const t=[];let n=0;for(const[s,r]of e.slice(0,Js).entries()){
const o=tr(r,s+1);if(n+=Buffer.byteLength(o),n>Xs)break;t.push(o)}return t}function tr({id:e,name:t,reach:n},s){return`<\
tr>${[`<td align="right">${s}</td>`,`<td dir="auto">${me(t,Qs)}</td>`,`<td align="right"><code>${e}</code></td>`,`<td al\
ign="right">${$e(n)}</td>`].join("")}</tr>`}const $t=e=>`<table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,nr=10,sr={length:20,line:20},rr='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function or(e){const t=e.
slice(0,nr).filter(({reach:o})=>Math.round(o)>0);if(t.length===0)return;const n=t.map(ir),s=t.map(({reach:o})=>Math.round(
Math.min(o,Number.MAX_SAFE_INTEGER))),r=e.length>1?`The ${t.length} largest by reach`:"Reach";return["```mermaid",rr,"xy\
chart-beta horizontal",`  title "${r}"`,`  x-axis [${n.join(", ")}]`,`  y-axis "Subscribers" 0 --> ${s[0]}`,`  bar [${s.
join(", ")}]`,"```"].join(`
`)}function ir({id:e,name:t}){const n=t.replace(/\s+/g," ");return`"${ar(zs(n,sr).shown)} (${e})"`}function ar(e){return e.
toWellFormed().replace(S.r3," ").replace(/["`<>]/g,t=>cr[t]??"").replace(/%(?=[%{])/g,"% ").replace(/#(?=\w+;)/g,"# ")}const cr={
'"':"\u201D","`":"\u2019","<":"\u2039",">":"\u203A"};function ao({attempts:e,result:t,response:n,payload:s,target:r}){const o=r?.
type==="audience"?r.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.reason:"reason"in t?t.reason:
"","status-code":K(n?.statusCode),response:n?.body??"",payload:s??"","audience-id":K(o?.id),"audience-name":o?.name??"",
"audience-reach":K(o?.reach),attempts:K(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}const K=e=>e===void 0?
"":String(e);function yt(e){return e instanceof y.HR?{audiences:"",count:"",reason:e.reason}:{audiences:JSON.stringify(e),
count:String(e.length),reason:""}}function co(e,t,n){const{notifications:s,problems:r,extraFields:o,failure:i}=e,a=s.map(
({file:c,content:l})=>({file:c,payload:{...l?.notification,...o}})),u=s.map(({file:c})=>c).filter(c=>c!=="");return{payloads:t?
"":JSON.stringify(a),files:i||r.length>0?"":JSON.stringify(u),"summary-url":n,count:i?"":String(a.length),reason:t}}const ur=null;
function uo(e,t){const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof
Failure)return vt(s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const o=Object.entries(s).map(([i,a])=>r?
[t(i),n(a,!0)]:[i,ur.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}function vt({reason:e,
title:t,message:n,hint:s},r){const o=typeof s=="string"?r(s):{newRunAfter:r(s.newRunAfter)};return new y.HR({reason:e,title:r(
t),message:r(n),hint:o})}const _t=require("os");function Tt(e){return e==null?"":typeof e=="string"||e instanceof String?
e:JSON.stringify(e)}function _e(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,
col:e.startColumn,endColumn:e.endColumn}:{}}function P(e,t,n){const s=new lr(e,t,n);process.stdout.write(s.toString()+_t.
EOL)}function kt(e,t=""){P(e,{},t)}const St="::";class lr{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.
properties=n,this.message=s}toString(){let t=St+this.command;if(this.properties&&Object.keys(this.properties).length>0){
t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=
!1:t+=",",t+=`${s}=${hr(r)}`)}}return t+=`${St}${dr(this.message)}`,t}}function dr(e){return Tt(e).replace(/%/g,"%25").replace(
/\r/g,"%0D").replace(/\n/g,"%0A")}function hr(e){return Tt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const lo=require("path");var xt=function(e,t,n,s){function r(o){return o instanceof
n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function a(l){try{c(s.next(l))}catch(g){i(g)}}function u(l){
try{c(s.throw(l))}catch(g){i(g)}}function c(l){l.done?o(l.value):r(l.value).then(a,u)}c((s=s.apply(e,t||[])).next())})},
Te;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Te||(Te={}));function ho(e,t){const n=toCommandValue(
t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand(
"set-env",{name:e},n)}function fr(e){P("add-mask",{},e)}function fo(e){process.env.GITHUB_PATH||""?issueFileCommand("PAT\
H",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function Y(e,t){const n=process.
env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not suppl\
ied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function po(e,t){const n=Y(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function mo(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=Y(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function go(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function bo(e){issue("echo",e?"on":"off")}function wo(e){process.exitCode=Te.Failure,ke(e)}function pr(){
return process.env.RUNNER_DEBUG==="1"}function mr(e){P("debug",{},e)}function ke(e,t={}){P("error",_e(t),e instanceof Error?
e.toString():e)}function gr(e,t={}){P("warning",_e(t),e instanceof Error?e.toString():e)}function br(e,t={}){P("notice",
_e(t),e instanceof Error?e.toString():e)}function Et(e){process.stdout.write(e+_t.EOL)}function Rt(e){kt("group",e)}function Ct(){
kt("endgroup")}function $o(e,t){return xt(this,void 0,void 0,function*(){Rt(e);let n;try{n=yield t()}finally{Ct()}return n})}
function yo(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function vo(e){return process.env[`STATE_${e}`]||""}function _o(e){return xt(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const wr={"expected-payload":"any"};function $r(e){for(const t of e.
filter(n=>qt.includes(n))){const n=Y(t);n!==""&&fr(n)}return Object.fromEntries(e.map(t=>[t,yr(t)]))}function yr(e){return process.
env[`INPUT_${e.toUpperCase()}`]!==void 0?Y(e):wr[e]??""}function vr(e){return Object.entries(process.env).flatMap(([t,n])=>{
const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.trim()?[]:[{name:s,variable:t}]})}
async function _r(e,t){const n=vr(e);if(n.length===0)return[];const{unknownInputs:s}=await f.e(645).then(f.bind(f,645));
return s(n,e,t)}const It=require("node:fs"),Se=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function Tr(){return{
http:Se("HTTP_PROXY"),https:Se("HTTPS_PROXY"),bypass:Se("NO_PROXY")}}function kr(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,
GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:o}=process.env;return{github:{apiUrl:e||
"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:r??"",event:o??"",attempt:Number(
process.env.GITHUB_RUN_ATTEMPT)||1}}}const To=e=>e==="pull_request"||e==="pull_request_target";function ko(){const{github:e,
run:t}=kr();return t.id===""?"":`${e.serverUrl}/${t.repository}/actions/runs/${t.id}/attempts/${t.attempt}`}async function So(e){
const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.
env.GITHUB_EVENT_PATH=t)}}const Sr=25*N;function xo(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{
return statSync(t).size>Sr?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse(
readFileSync(t,"utf8"))}}catch{return{name:e,payload:void 0,unreadable:t===""?void 0:"the file of the event cannot be re\
ad"}}}const At="\u2060";function Ot(e){return e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${At}`).split(`
`).map(Er).join(`
`).replace(S.hD,"\uFFFD")}const xr=(0,S.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Er(e){const t=e.search(xr());return t>=
0&&e.startsWith("::",t)?`${e.slice(0,t)}:${At}${e.slice(t+1)}`:e}class Rr{#t;constructor(t){this.#t=t}info(t){Et(this.#n(
t))}retry(t,n){const s=(n/1e3).toFixed(1);this.info(`${t.title}: ${t.message} Retrying ${s==="0.0"?"now":`in ${s} s`}.`)}exchange({
method:t,url:n,ended:s,ms:r,attempt:o,isConnectionKept:i}){const a=i?"kept":"new",u=`${t} ${n.host}${n.pathname}`;mr(this.#n(
`${u}: ${s} in ${r.toFixed()} ms (try ${o}, ${a} connection)`))}group(t,n){Rt(this.#n(t)),this.info(n),Ct()}stack({reason:t,
cause:n}){t==="internal-error"&&this.group(`Stack of the error (${rt.N}, Node ${process.version}, ${process.platform})`,
Pt(n))}notice(t,n,s){this.#e(br,t,n,s)}warning(t,n,s){this.#e(gr,t,n,s)}error(t,n,s){this.#e(ke,t,n,s)}#e(t,n,s,r){const o=this.#n(
s);o.length>gt&&Et(o),t(o,{title:this.#n(n),...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(t){return Ot(
this.#t(t))}}function Pt(e){if(!(e instanceof Error))return(0,y.q0)(e);const{stack:t=(0,y.q0)(e),cause:n}=e;return n===void 0?
t:`${t}
Caused by: ${Pt(n)}`}function Cr(e){const t=new Date,n=Tr(),s=Kt({...e,proxyCredentials:Vn(n)}),r=new Rr(s.redact);return{
log:r,secrets:s,redact:s.redact,http:new es(n,pr()?o=>r.exchange(o):void 0),signal:Z.signal,startedAt:t,watch:Ir()}}function Ir(){
process.exitCode=1;let e=()=>{};return process.on("beforeExit",()=>e(new Error("it stopped before it finished"))),process.
on("uncaughtException",t=>{e(t),Z.abort()}),t=>{const n=new Promise((s,r)=>{e=r});return Promise.race([t,n])}}async function Ar(e,t,n,s=t){
let r=t;try{n()}catch(o){r=s,Or(e,o)}return await new Promise(o=>process.stdout.write("",o)),Nr(r)}function Or(e,t){const n=t instanceof
Error?t.name:typeof t;ke(`The report of this run failed (${n}). The outputs say how the run ended, if they are set. If t\
his step sends a notification and \`outcome\` is not set, it may have been sent: wait some minutes, then look in the panel\
 of your push service before you send it again.`,{title:"Internal error (internal-error)"});try{e.stack((0,y.h_)(t))}catch{}}
const Pr=/^(GetAddrInfo|FS)Req/;function Nr(e){if(process.getActiveResourcesInfo().some(t=>Pr.test(t)))if(process.platform!==
"win32"){const t={...process.env,NODE_OPTIONS:""};process.execve?.(process.execPath,[process.execPath,"-e",`process.exit\
(${e})`],t)}else e===1&&process.kill(process.pid,"SIGKILL");process.exit(e)}function Lr(e,t,n){const{title:s,why:r}=n,{text:o,
isShortened:i}=qs(n,Ot);i&&e.info(r.text),e[t](s,o)}const Nt=524288;function Ur(e,t,{length:n}){if(n<=Nt)return;const s=`\
GitHub passes at most about ${Nt} on to other jobs, so use it only in this job.`;e.warning("Large output",`The output \`${t}\
\` has ${n} characters. ${s}`)}const Hr=["response","audience-name"];function Lt(e,{redact:t,log:n}){const s=process.env.
GITHUB_OUTPUT;if(!s)return;const r={...e};for(const o of Hr){const i=e[o];i!==void 0&&(r[o]=t(i))}try{(0,It.appendFileSync)(
s,Mr(r))}catch(o){n.warning("Outputs not written",`The action could not write its outputs (${(0,y.q0)(o)}). Later steps \
may see them as empty; the log says how the run ended.`)}}function Mr(e){const t=new Set(Object.values(e).flatMap(r=>r.match(
/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;return Object.entries(
e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function Ut(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||dn(e)===!1))try{(0,It.appendFileSync)(
s,Br(t()))}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,y.q0)(r)}).`)}}const jr=9e5,Ht=e=>typeof e==
"object"?e.flatMap(Ht):e?[e]:[];function Br(e,t=jr){const n=Ht(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(u=>(o+=Buffer.byteLength(u)+2,o>r));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function Dr(){const e=$r(Ge),t=Cr({apiToken:e["api-token"]}),n=await t.watch(Fr(e,t)).catch(y.h_);await Ar(t.log,
n instanceof y.HR?1:0,()=>qr(n,e.summary,t))}async function Fr(e,t){const{settings:n,problems:s}=kn(e,t.secrets);if(s.add(
await _r(Ge,t.redact)),s.throwIfAny(),!n)throw s.failure();return Es(new ms(n,t))}function qr(e,t,n){const{log:s,redact:r}=n;
if(e instanceof y.HR){const a=vt(e,r);Lt(yt(a),n),Ut(t,()=>wt(a),n),s.stack(e),Lr(s,"error",pt(a));return}const o=e.map(
({id:a,name:u,reach:c})=>({id:a,name:r(u),reach:c})),i=yt(o);Lt(i,n),Ut(t,()=>wt(o),n),Ur(s,"audiences",i.audiences),s.info(
`The service lists ${ye(o.length,"audience")}.`)}Dr(),module.exports=Mt})();
