(()=>{"use strict";var Ie={916:((e,t,n)=>{n.d(t,{$6:()=>c,HR:()=>r,Pz:()=>u,Up:()=>s,Yq:()=>a,h_:()=>o,q0:()=>i});const s="\
start a new run (a re-run uses the original workflow file)";class r extends Error{reason;title;hint;constructor(d){super(
d.message,d.cause===void 0?void 0:{cause:d.cause}),this.name="Failure",this.reason=d.reason,this.title=d.title,this.hint=
d.hint}}function o(l){return l instanceof r?l:new r({reason:"internal-error",title:"Internal error",message:`The action \
itself failed: ${i(l)}.`,hint:"Please report this with the log of the run.",cause:l})}function i(l){if(!(l instanceof Error))
return String(l);const d=l.code;if(d==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";
if(d==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this action ca\
nnot present";const{reason:T}=l;if(typeof d=="string"&&d.startsWith("ERR_SSL_")&&typeof T=="string")return`${d}: ${T}`;const _=(l.
message||l.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),k=typeof d=="string"&&!_.includes(d)?`${d}: ${_}`:_,
x=l instanceof AggregateError?l.errors.map(i).join("; "):"",R=x&&x!==k?`${k} (${x})`:k;return l.cause===void 0?R:`${R}: ${i(
l.cause)}`}function a(l,d=c(l)){return new r({reason:"cancelled",title:`${l} failed`,message:d,hint:u})}const c=l=>l==="\
Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${l.charAt(0).toLowerCase()}${l.
slice(1)}.`,u="If you did not mean to cancel it, run it again."}),925:((e,t,n)=>{n.d(t,{CC:()=>o,tH:()=>k});var s=n(916),
r=n(992);function o(h,f,g={}){return{...typeof h=="string"?{input:h}:h,message:f,reason:"invalid-input",...g}}function i({
position:h},{position:f}){return h?f?h.line-f.line||h.column-f.column:-1:f?1:0}const a=100;function c(h){const f=h.slice(
0,a).map((g,w)=>{if(typeof g=="number")return`[${g}]`;const v=(0,r.$Q)(String(g)).replace(r.Qi,"\uFFFD");return w>0?`.${v}`:
v});return(0,r.$Q)(f.join(""))}const u=h=>h.endsWith("?")?h:`${h}.`;function l(h,f,g,w=""){return`${h.length>0?`\`${c(h)}\
\``:f}${w}${g.startsWith('"')?":":""} ${u(g)}`}function d(h){const{input:f,otherInputs:g=[],file:w,path:v=[],position:b,
message:$}=h,E=b&&`line ${b.line}, column ${b.column}`;if(w!==void 0){const jr=E?`${w}, ${E}`:w;return`${f}: ${jr}: ${l(
v,"the file",$)}`}const te=E?` (${E})`:"",U=typeof v[0]=="number";if(v.length>0&&!U)return`${f}: ${l(v,"",$,te)}`;const Re=U?
c([f,...v]):f;return $.startsWith('"')?`${Re}${te}: ${u($)}`:`${U?`\`${Re}\``:T([Re,...g])}${te} ${u($)}`}function T(h){
const f=h.map(w=>`\`${w}\``),g=f.pop()??"";return f.length===0?g:`${f.join(", ")} and ${g}`}function _(h){const f=h.every(
w=>w.reason==="unreadable-file"),g=f?"unreadable-file":"invalid-input";return new s.HR({reason:g,title:f?"Unreadable fil\
e":"Invalid input",message:C(h.map(d),B(h)),hint:R(h)})}class k{#t=[];#e=new Set;refuse(f){for(const g of f)this.#t.push(
g),this.#e.add(g.input)}add(f){for(const g of f)this.#e.has(g.input)||this.#t.push(g)}isRefused(f){return this.#e.has(f)}get all(){
return this.#t}failure(){return _(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}}const x=new Set(["base\
-url","api-token"]);function R(h){const f=B(h)===1?"Correct it":"Correct what is listed";return h.every(({input:g})=>x.has(
g))?`${f}. If you changed a secret or variable, re-run the failed job. If you changed the workflow, ${s.Up}.`:`${f}, the\
n ${s.Up}.`}const N=100;function L(h,f,g){const w=B(f.slice(N)),v=f.slice(0,N).map(g);return w===0?v:[...v,o(h,`has ${w}\
 more problems`,{count:w})]}const B=h=>h.reduce((f,{count:g=1})=>f+g,0);function C(h,f=h.length,g="problems"){if(h.length===
1)return h.join("");const w=h.slice(0,N).map(v=>`- ${v}`);return f>w.length&&w.push(`- and ${f-w.length} more`),`${f} ${g}\
:
${w.join(`
`)}`}}),992:((e,t,n)=>{n.d(t,{$Q:()=>h,Dl:()=>a,E$:()=>s,Gv:()=>v,Kb:()=>w,QO:()=>r,Qi:()=>l,hD:()=>k,qF:()=>u,xb:()=>d,
zF:()=>o});const s=1048576,r=2048,o="2,048 characters",i=new Map;function a(b,$){if(b.length>r)return;const E=`${$?.href??
""} ${b}`;return i.has(E)||i.set(E,c(b,$)),i.get(E)}function c(b,$){try{return new URL(b,$)}catch{return}}function u(b){
try{return JSON.parse(b)}catch{return}}const l=/[^ -~\xa0-\uffff]/g;function d(b,$){let E;return()=>(E??=new RegExp(b,$),
E)}const T=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,_=b=>`\\u${b.charCodeAt(
0).toString(16).padStart(4,"0")}`;function k(b){const $=JSON.stringify(b).replace(T,_);return $.length>100?`${$.slice(0,
98)}\u2026" (${b.length} characters)`:$}const x=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
R=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,N=/[\s\x85]+/g,L=d(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function B(b){const $=b.toWellFormed().replace(x,"").replace(R,"$1").replace(N," ").trim();return L().test($)?$:""}
const C=100,h=b=>b.length>C?`${b.slice(0,C-1).toWellFormed()}\u2026`:b,f=300,g=65536;function w(b,$,E=!1){const U=$(b.slice(
0,g),E||b.length>g).replace(/\s+/g," ").trim();return U.length>f?`${U.slice(0,f)}\u2026`:U}const v=b=>typeof b=="object"&&
b!==null&&!Array.isArray(b)}),311:((e,t,n)=>{n.d(t,{r:()=>s});const s="1.0.0"}),53:(e=>{e.exports=require("node:diagnostics_channel")}),
708:(e=>{e.exports=require("node:https")})},ne={};function m(e){var t=ne[e];if(t!==void 0)return t.exports;var n=ne[e]={
exports:{}},s=!0;try{Ie[e](n,n.exports,m),s=!1}finally{s&&delete ne[e]}return n.exports}m.m=Ie,typeof m<"u"&&(m.ab=__dirname+
"/"),m.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return m.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.
getPrototypeOf(n):n=>n.__proto__,t;m.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||
s&16&&typeof n.then=="function"))return n;var r=Object.create(null);m.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&
2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>o[a]=()=>n[a]);return o.default=
()=>n,m.d(r,o),r}})(),m.d=(e,t)=>{for(var n in t)m.o(t,n)&&!m.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},
m.f={},m.e=e=>Promise.all(Object.keys(m.f).reduce((t,n)=>(m.f[n](e,t),t),[])),m.u=e=>""+e+".audiences.js",m.o=(e,t)=>Object.
prototype.hasOwnProperty.call(e,t),m.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,o=n.
runtime;for(var i in s)m.o(s,i)&&(m.m[i]=s[i]);o&&o(m);for(var a=0;a<r.length;a++)e[r[a]]=1};m.f.require=(n,s)=>{e[n]||t(
require("./"+m.u(n)))}})();var Nt={};const se=new AbortController;for(const e of["SIGINT","SIGTERM","SIGBREAK"])process.
on(e,()=>se.abort());var y=m(916),p=m(992);const Lt=null,I="\u2713",A="\u2013",j=[I,I,I],Ae=[I,I,A],re={title:{kind:"tex\
t",required:!0,browsers:j,description:"First line of the notification.",examples:["Spring is here"]},message:{kind:"text",
required:!0,browsers:j,description:"Text below the title, on one or several lines. It is plain text.",examples:["New arr\
ivals, with free shipping until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:p.E$/
4,drawn:"beside the text",required:!0,browsers:Ae,description:"https URL of the icon, 200x200 pixels.",examples:["https:\
//example.com/icon-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],
maxBytes:p.E$,drawn:"below the text",required:!1,browsers:["56+",A,A],description:"https URL of a large image, 360x240 p\
ixels on a desktop, 360x200 on a phone.",examples:["https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,
browsers:j,description:"URL of the page that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"but\
tons",required:!1,browsers:["48+",A,A],description:"Buttons, each with `text` and `url`.",examples:[[{text:"New arrivals",
url:"https://example.com/spring/new"}]]},utm_source:{kind:"text",required:!1,browsers:j,description:"For web analytics: \
where visitors come from, such as `web-push`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,browsers:j,description:"\
For web analytics: the kind of message, such as `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,
browsers:j,description:"For web analytics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"du\
ration",required:!1,browsers:Ae,description:"How long the notification waits for subscribers who are offline.",examples:[
"2d",86400]}},oe=Object.keys(re),Oe=(...e)=>oe.filter(t=>e.includes(re[t].kind)),Hr=Oe("text","image","page"),Mr=Oe("ima\
ge"),Br=oe.filter(e=>re[e].required),Ut=e=>e.replaceAll("_","-"),Pe=oe.map(Ut);function Fr(e,t=" "){return e.every(s=>s===
I)?"all":Lt.map((s,r)=>({browser:s,since:e[r]??A})).filter(({since:s})=>s!==A).map(({browser:s,since:r})=>r===I?s:`${s}${t}${r}`).
join(", ")}var V=m(925);const jt=["api-token","github-token"],Ne="the API token",Ht="the GitHub token",Mt="***",Bt=8,Ft=4;
function Dt(e){const{apiToken:t,githubToken:n="",proxyCredentials:s=[]}=e,r=[{name:Ne,secret:new ie(t)},{name:Ht,secret:new ie(
n)}],o=[...r.map(({secret:i})=>i),...s.map(i=>new ie(i))];return{find:i=>{const a=je(i);return r.find(({secret:c})=>c.isLong&&
c.spansIn(i,a).length>0)?.name},redact:(i,a=!1)=>{const c=je(i),u=o.flatMap(T=>T.spansIn(i,c,a));let l="",d=0;for(const{
start:T,end:_}of u.sort((k,x)=>k.start-x.start))T>=d&&(l+=i.slice(d,T)+Mt),d=Math.max(d,_);return l+i.slice(d)}}}class ie{isLong;#t;#e;#s;#r;constructor(t){
this.#t=t,this.isLong=t.length>=Bt,this.#e=this.isLong?ae([t,t.toUpperCase(),t.toLowerCase()]):[t].filter(Boolean),this.#s=
this.isLong?ae(Gt(t)):[]}spansIn(t,n,s=!1){return[...(qt.test(t)?[...this.#e,...this.#o()]:this.#e).flatMap(o=>Le(o,t,s)),
...this.#s.flatMap(o=>Le(o,n.text,s)).map(n.spanInText)]}#o(){const t=()=>[...Vt(this.#t),...zt(this.#t),...Yt(this.#t)];
return this.#r??=this.isLong?ae(t()):[],this.#r}}const qt=/[\\%&]/,ae=e=>[...new Set(e)];function Le(e,t,n){const s=[];for(let o=t.
indexOf(e);o>=0;o=t.indexOf(e,o+1)){const i=s.at(-1),a=o+e.length;i&&o<i.end?i.end=a:s.push({start:o,end:a})}if(!n)return s;
const r=Math.max(1,Math.min(Ft,e.length-1));for(let o=e.length-1;o>=r;o--)if(t.endsWith(e.slice(0,o)))return[...s,{start:t.
length-o,end:t.length}];return s}const Ue=/(?:\s|\\[fnrt]?)+/g;function je(e){const t=e.replace(Ue,"");if(t.length===e.length)
return{text:e,spanInText:s=>s};let n;return{text:t,spanInText:({start:s,end:r})=>(n??=Wt(e),{start:n[s]??0,end:(n[r-1]??
e.length)+1})}}function Wt(e){const t=[],n=(r,o)=>{for(let i=r;i<o;i++)t.push(i)};let s=0;for(const{0:r,index:o}of e.matchAll(
Ue))n(s,o),s=o+r.length;return n(s,e.length),t}function Gt(e){return[0,1,2].flatMap(t=>{const n=Buffer.from("\0".repeat(
t)+e),s=n.toString("base64").slice(Math.ceil(t*8/6)),r=s.replaceAll("=",""),o=n.length%3===0?r:r.slice(0,-1),i=[s,r,o];return[
...i,...i.map(a=>a.replaceAll("+","-").replaceAll("/","_"))]})}function F(e,t,n){const s=o=>o.charCodeAt(0).toString(16).
padStart(2,"0");return t.filter(o=>e.search(o)>=0).flatMap(o=>n.flatMap(i=>[e.replace(o,a=>i(a,s(a))),e.replace(o,a=>i(a,
s(a).toUpperCase()))]))}const O=(e,t,n)=>(s,r)=>e.test(s)?t(s,r):n(s,r),ce=/[!-/:-@[-^`{-~]/g,ue=/[!-~]/g;function Vt(e){
const t=o=>`\\${o}`,n=(o,i)=>`\\u00${i}`,s=F(e,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,ce],[
O(/["\\]/,t,n),O(/\\/,t,n),n]),r=[e,...s].map(o=>o.replaceAll("/","\\/"));return[...s,...r,...F(e,[ue],[n])]}function zt(e){
return F(e,[/[^\w.!~*'()-]/g,/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,ce,ue],[(n,s)=>`\
%${s}`])}const Kt={"!":"excl",'"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"\
ast","+":"plus",",":"comma",".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"\
commat","[":"lsqb","\\":"bsol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function Yt(e){const t=a=>{
const c=Kt[a];return c===void 0?a:`&${c};`},n=(a,c)=>`&#x${c};`,s=a=>`&#${a.charCodeAt(0)};`,r=a=>`&#${String(a.charCodeAt(
0)).padStart(3,"0")};`,o=/[&<>"]/;return[...F(e,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,ce],[t,n,s,O(o,
t,n),O(o,t,r),O(o,t,O(/'/,s,n)),O(/[&<>]/,t,s)]),...F(e,[ue],[n,s])]}function Jt(e,t,n){return Object.entries(e).flatMap(
([s,r])=>{const o=Xt(r,t);return o?(0,V.CC)({input:s,file:n},`contains ${o}, which would be published; remove it`):[]})}
function Qt(e,t){const{"api-token":n,"github-token":s="",...r}=e,o=t.find(s)===Ne;return Jt({...r,...o&&{"github-token":s}},
t)}function Xt(e,t){const n=new Set([e]);for(const s of n){const r=typeof s=="string"||typeof s=="number"?t.find(String(
s)):void 0;if(r)return r;if(typeof s=="object"&&s!==null)for(const o of Object.entries(s))for(const i of o)n.add(i)}}const Zt={
"":1,s:1,m:60,h:3600,d:86400,w:604800},en=/^[\x21-\x7e]+$/,tn=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function z(e,t,n){
const s=r=>/^[0-9]+$/.test(r)&&Number(r)>=t&&Number(r)<=n;return r=>{if(s(r))return{value:Number(r)};const o=He(r),i=o!==
void 0&&s(o)?Me(o):"";return{message:`${(0,p.hD)(r)} is not ${i?`a whole number${i}`:e}`}}}function He(e){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(e)?e.replace(/\D/g,""):void 0}const Me=e=>`; write \`${e}\`, without separators`;function K(e){return/^(true|True|TRUE)$/.
test(e)?{value:!0}:/^(false|False|FALSE)$/.test(e)?{value:!1}:{message:`${(0,p.hD)(e)} is neither true nor false; use \`t\
rue\` or \`false\``}}function nn(e){const t=K(e);return"value"in t?t.value:void 0}function sn(e){const t=/^([0-9]+)([smhdw]?)$/.
exec(e),n="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t){const r=He(e);return{
message:`${(0,p.hD)(e)} is not a duration${r?Me(r):`; ${n}`}`}}const s=Number(t[1])*Zt[t[2]];return Number.isSafeInteger(
s)?{value:s}:{message:`${(0,p.hD)(e)} is too long; ${n}`}}function Be(e){return en.test(e)?{value:e}:{message:"contains \
a space, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a \
secret"}}function Dr(...e){const t=`use an absolute ${e.join(" or ")} URL, such as https://example.com/${e.length>1?"pag\
e":"image.png"}`;return n=>n===""?ln(n):Fe(e,n,t)}const rn=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/,
on=/[{}$%<]/;function Fe(e,t,n){if(an(t))return{message:"contains a user name or password; remove them"};if(t.length>p.QO)
return{message:`${(0,p.hD)(t)} is longer than a URL may be; use one of at most ${p.zF}`};if(/[\s\\]/.test(t)||t.search(p.
Qi)>=0)return{message:`${(0,p.hD)(t)} contains white space or a backslash, which a URL must not contain; ${n}`};if(rn.test(
t))return{message:`${(0,p.hD)(t)} contains an invisible character, which would make it another URL; ${n}`};const s=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(t)?.[1]?.toLowerCase();if(s!==void 0&&!e.includes(s))return{message:`${(0,p.hD)(t)} has the scheme ${s}; ${n}`};const[
,r]=s!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(t)||[],[o]=r!==void 0&&on.exec(r)||[];return o!==void 0?{message:`${(0,p.hD)(
t)} contains \`${o}\` in its host, so a variable in it was probably not replaced; ${n}`}:r!==void 0&&(0,p.Dl)(t)!==void 0?
{value:t}:{message:`${(0,p.hD)(t)} is not an absolute URL; ${n}`}}function an(e){if(/^mailto:/i.test(e))return!1;const t=e.
replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(t)}function cn(e){const n=Fe(["https","\
http"],e,"use the https address of the push service, such as https://push.example.com");if("message"in n)return n;const s=new URL(
e);if(s.protocol==="http:"&&!tn.test(s.hostname))return{message:`${(0,p.hD)(e)} has the scheme http, which would send th\
e token unencrypted; use an https URL (http is only for loopback addresses)`};const[,r]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(e)??[];return r?{message:`${(0,p.hD)(e)} ends with \`${r}\`, which the action adds; remove \`${r}\``}:/[?#]/.test(e)?
{message:`${(0,p.hD)(e)} has a query or fragment; remove it`}:{value:e.replace(/\/+$/,"")}}const un=/(?![\t\n\r])[^ -~\xa0-\uffff]/;
function ln(e){if(e==="")return{message:"is blank, which the service refuses; write some text"};const[t]=un.exec(e)??[];
return t!==void 0?{message:`contains the control character U+${t.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}\
, which subscribers would not see; remove it`}:!/[!-~]/.test(e)&&plainLine(e)===""?{message:"has no visible character; w\
rite some text"}:{value:e}}function dn(e){if(e==="latest")return{value:{kind:"latest"}};const t=e.replace(/^refs\/tags\//,
"");return t===""?{message:`${(0,p.hD)(e)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:t}}}
function fn(e){const t="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(e))return{message:`${(0,p.hD)(e)} is not a range of times; ${t}`};const[s=0,r=0]=e.split("-").map(hn);return s===r?
{message:`${(0,p.hD)(e)} begins and ends at the same time; ${t}`}:{value:{from:s,to:r,text:e}}}function hn(e){const[t=0,
n=0]=e.split(":").map(Number);return t*60+n}function pn(e){if(/^[a-z]/i.test(e)&&mn(e))return{value:e};const t=e.replaceAll(
" ","_").toLowerCase(),n=Intl.supportedValuesOf("timeZone").find(r=>r.toLowerCase().endsWith(`/${t}`)),s=n?`did you mean\
 ${n}?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,p.hD)(e)} is not a tim\
e zone that this runner knows; ${s}`}}function mn(e){try{return new Intl.DateTimeFormat("en",{timeZone:e}),!0}catch{return!1}}
function gn(e){if(e==="any")return{value:void 0};const t="set it to the output `payload` of the dry run that was approve\
d, or remove the input";if(e==="")return{message:`is empty, so the payload that was approved is missing; ${t}`};const n=(0,p.
qF)(e);return(0,p.Gv)(n)?{value:n}:{message:`is not a JSON object; ${t}`}}const H=e=>({value:e}),le=(e,t)=>n=>n===""?{message:`\
is missing; set it to ${e}`}:t(n),P=(e,t)=>n=>n===""?{value:e}:t(n),S=e=>P(void 0,e),Y=(e,t)=>n=>{const s=e.find(r=>r===
n);return s===void 0?{message:`${(0,p.hD)(n)} is not ${t}`}:{value:s}},D={"base-url":le("the base address of the push se\
rvice, such as https://push.example.com (a misspelled variable is empty)",cn),"api-token":le("the API token of the site,\
 from a secret (a misspelled or unavailable secret is empty)",Be),timeout:P(30,z("a whole number of seconds from 1 to 30\
0",1,300)),retries:P(3,z("a whole number from 0 to 10",0,10)),summary:P(!0,K)},De=Number.MAX_SAFE_INTEGER,de={...D,target:le(
"`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",Y(["all","audience"],
"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":S(z("an audience id, which is a whole numbe\
r such as 101",1,De)),"audience-name":S(H),"max-reach":S(z("a whole number such as 10000",0,De)),"payload-file":S(H),"ex\
tra-fields":S(H),"dry-run":P(!1,K),"check-urls":P(!1,K),"once-key":S(H),"once-per":S(Y(["day","week","month"],"a period;\
 use `day`, `week` or `month`")),"send-between":S(fn),"time-zone":S(pn),release:S(dn),"release-level":S(Y(["major","mino\
r","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":S(sn),"expected-payload":gn,"github-token":S(Be)},bn=e=>e.
replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),fe=e=>Object.keys(e),qe=fe(D),qr=[...fe(de),...Pe];function wn(e,t){return he(
D,e,t)}function Wr(e,t){const n=he(de,e,t,Tn(e));return n.settings?.release?.kind==="latest"&&(n.settings.maxAge??=$n),n}
const $n=604800;function he(e,t,n,s=[]){const r=new V.tH;r.refuse([...Qt(t,n),..._n(t)]);const o=Object.entries(t).map(([
c,u])=>[c,r.isRefused(c)?"":u]),i=Object.fromEntries(o),a={};for(const[c,u]of Object.entries(e)){const l=u(i[c]);"value"in
l?a[bn(c)]=l.value:r.add([(0,V.CC)(c,l.message)])}return r.add(s),{settings:r.all.length>0?void 0:a,inputs:i,problems:r}}
const yn=65536;function _n(e){return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??"")>yn).map(n=>(0,V.CC)(
n,"is larger than 64 KiB; make it smaller"))}const We={"payload-files":H,only:P("all",Y(["all","changed","added"],"a cho\
ice of files; use `all`, `changed` or `added`")),"extra-fields":H,"check-urls":de["check-urls"],timeout:D.timeout,summary:D.
summary},Gr=[...fe(We),...Pe];function Vr(e,t){return he(We,e,t,vn(e))}function vn(e){return e["payload-files"]!==""?[]:
contentInputs.every(n=>e[n]==="")?[problem("payload-files","is missing; set paths of payload files, or a notification as\
 inputs")]:e.only!==""&&e.only!=="all"?[problem("payload-files","is missing; `only` chooses from its files")]:[]}function Tn(e){
const[t,n]=[e.target==="all",e.target==="audience"],s="is only allowed with `target: audience`",r="remove it, or change \
`target`",o="(the service does not report the reach of a broadcast)",i=e["once-key"]?"`once-key` needs it to store a rec\
ord in the repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:t&&e["\
audience-id"],message:`${s}; ${r}`},{inputs:["audience-name"],isWrong:t&&e["audience-name"],message:`${s}; ${r}`},{inputs:[
"max-reach"],isWrong:t&&e["max-reach"],message:`${s} ${o}; remove it`},{inputs:["audience-id","audience-name"],isWrong:n&&
!e["audience-id"]&&!e["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:e["onc\
e-per"]&&!e["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:e["time-zone"]&&!e["sen\
d-between"]&&!e["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},
{inputs:["github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],message:`is missing; ${i}`}].filter(({isWrong:u})=>u).
map(({inputs:[u,...l],message:d})=>problem(u,d,{otherInputs:l}))}const kn=require("node:http");var pe=m.n(kn);const Sn=require("node:string_decoder");
class q extends Error{reason;constructor(t,n){super(n),this.reason=t}}class Ge extends Error{constructor(){super("a resp\
onse arrived before the request was sent")}}function En(e,{isProxied:t,isProxyTls:n}){const s=(c,u)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:c,retryable:u,cause:e});if(e instanceof q)return s(e.reason,e.reason==="timeout");const{code:r="",syscall:o,statusCode:i}=e;
return r==="ERR_PROXY_TUNNEL"?s("proxy-failed",i===void 0):e instanceof Ge||r.startsWith("HPE_")?s(n?"proxy-failed":"con\
nection-failed",!0):!xn(e)&&!r.startsWith("ERR_INVALID")?s(n?"proxy-failed":"tls-failed",!1):s(t&&!(r==="ECONNRESET"&&o===
void 0&&!n)?"proxy-failed":"connection-failed",!0)}function xn(e){if(e instanceof AggregateError)return!0;const{code:t="",
syscall:n}=e;return n!==void 0&&t!=="EPROTO"||Cn.test(t)}const Cn=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Rn(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof q?e.reason:r,retryable:!0,cause:e}}const In=e=>An.test(String(e)),An=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function On(e,t,n){const{method:s,url:r,headers:o,body:i}=e,a=i===void 0?o:{...o,"Content-Length":Buffer.byteLength(i)},
c=pe().request(r,{agent:t,method:s,headers:a});return new Promise(u=>new Pn(e,c,n,u).start())}class Pn{#t;#e;#s;#r;#o;#p="";#a;#c;#m;#u=0;#l=!1;#d=!1;constructor(t,n,s,r){
this.#t=t,this.#e=n,this.#s=s,this.#r=r,this.#o=new Sn.StringDecoder(t.encoding)}start(){const{timeoutMs:t,signal:n}=this.#t,
s=()=>this.#n(new q("timeout",`no response within ${t/1e3} s`));this.#m=setTimeout(s,t),this.#e.on("error",r=>this.#n(r)),
this.#e.on("close",()=>this.#_()),this.#e.on("socket",r=>this.#w(r)),this.#e.on("response",r=>this.#y(r)),n?.addEventListener(
"abort",this.#f),n?.aborted&&this.#f()}#f=()=>this.#n(new q("cancelled","the run was cancelled"));#g=()=>{this.#d=!0};#b=t=>{
this.#u+=t.length};#w(t){this.#c=t,t.on("data",this.#b),t.once("session",this.#g);const n=()=>{this.#$(t)};Nn(t)?n():t.once(
ze(t)?"secureConnect":"connect",n)}async#$(t){if(await Ve(),this.#e.destroyed||t.destroyed)return;this.#l=!0;const n=t.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!n)&&(this.#d=!0),this.#e.end(this.#t.body)}#y(t){const{maxBytes:n,wantsBody:s}=this.#t;
if(!this.#l){this.#n(new Ge);return}const r=t.statusCode??0,o={kind:"response",status:r,headers:t.headers,at:new Date};if(this.#a=
{head:o,stream:t},s?.(r)===!1){this.#i(o),this.#e.destroy();return}let i=0;t.on("data",a=>{this.#p+=this.#o.write(a.subarray(
0,n-i)),i+=a.length,!(i<=n)&&(this.#i(o,"too-large"),this.#e.destroy())}),t.on("end",()=>this.#i(o,t.complete?void 0:"cu\
t")),t.on("error",a=>this.#n(a))}#_(){this.#a||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#n(t){this.#a?this.#v(this.#a,t):this.#T(t)?this.#h(En(t,this.#s)):this.#h(Rn(t,this.#u)),this.#e.destroy()}#v({
head:t,stream:n},s){if(s instanceof q){this.#i(t,s.reason);return}for(;n.read()!==null;);this.#i(t,n.complete?void 0:"cu\
t")}#T(t){return this.#l?!this.#d&&this.#u===0&&In(t):!0}#i(t,n){const r=(this.#p+this.#o.end()).replace(/^\ufeff/,"");this.#h(
{...t,body:r,incomplete:n})}#h(t){clearTimeout(this.#m),this.#t.signal?.removeEventListener("abort",this.#f),this.#c?.removeListener(
"data",this.#b),this.#c?.removeListener("session",this.#g);const n={result:t,isConnectionKept:this.#e.reusedSocket};setImmediate(
()=>this.#r(n))}}async function Ve(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}const ze=e=>e.encrypted===
!0;function Nn(e){return e.connecting?!1:!ze(e)||e.secureConnecting===!1}const J=require("node:net");function Ln(e,t,n=process.
version){const s=(e.protocol==="https:"?t.https:t.http)?.trim();if(!s||qn(e,t.bypass))return;if(!Hn(n))return{problem:`N\
ode ${n} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(s.
search(p.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const r=(0,p.Dl)(
Ye(s));return!r||!/^https?:/.test(r.protocol)?{problem:"the proxy setting is not an http or https URL"}:[r.username,r.password].
some(o=>Je(o)===void 0)?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:r.href}}function Un(e){
const{statusCode:t}=Object(e);return t===407?Ke:`${jn} Then run this again.`}const jn="Check HTTPS_PROXY, HTTP_PROXY and\
 NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",Ke="The proxy\
 requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Hn(e){
const[t=0,n=0]=e.slice(1).split(".").map(Number);return t>24||t===24&&n>=5}const Mn=4;function Bn({http:e,https:t}){return[
...new Set([e,t].flatMap(Fn))]}function Fn(e=""){const t=e.trim(),n=t.replace(/^[^:]*:\/\//,"");if(!n.includes("@"))return[];
const s=Dn(n.slice(0,n.lastIndexOf("@"))),r=s.map(c=>Je(c)??c),{username:o="",password:i=""}=(0,p.Dl)(Ye(t))??{},a=Buffer.
from(r.join(":")).toString("base64").replaceAll("=","");return[...s,o,i,...r,a].filter(c=>c.length>=Mn)}function Dn(e){const t=e.
indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}const Ye=e=>e.includes("://")?e:`http://${e}`;function Je(e){
try{return decodeURIComponent(e)}catch{return}}function qn(e,t){const n=Qe(e.hostname).replace(/\.$/,""),s=e.port||(e.protocol===
"https:"?"443":"80");return t?.toLowerCase().match(/[^\s,]+/g)?.some(o=>o==="*"||Wn(o,n,s))??!1}function Wn(e,t,n){if(e.
includes("/"))return Vn(e,t);const s=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e),r=s?.[1]??e;if(s&&s[2]!==n)return!1;const o=Gn(
Qe(r).replace(/^\*?\./,""));return t===o?!0:(0,J.isIP)(t)===0&&t.endsWith(`.${o}`)}const Qe=e=>e.replace(/[[\]]/g,""),Gn=e=>(0,p.
Dl)(`http://[${e}]`)?.hostname.slice(1,-1)??e;function Vn(e,t){const[n="",s=""]=e.split("/"),r=(0,J.isIP)(n);if(r===0||(0,J.
isIP)(t)!==r)return!1;const o=r===4?32:128;if(!/^\d{1,3}$/.test(s)||Number(s)>o)return!1;const i=r===4?"ipv4":"ipv6",a=new J.
BlockList;return a.addSubnet(n,Number(s),i),a.check(t,i)}const Xe=1e3,zn=10;function Kn(e,t){const n=new Map,s=new Map,r=new WeakMap,
o=c=>performance.now()-(r.get(c)??Number.NEGATIVE_INFINITY);async function i(c,u){const l=`${c.protocol} ${u}`,d=s.get(l);
if(d)return d;const{Agent:T}=c.protocol==="https:"?await Yn():pe();u!==void 0&&await Xn();const _=new T({keepAlive:!0,proxyEnv:{
http_proxy:u,https_proxy:u}});return _.on("free",k=>r.set(k,performance.now())),s.set(l,_),_}function a(c){const u=(n.get(
c)??0)+1;return n.set(c,u),u}return{async request(c){const u=Ln(c.url,e);if(u&&"problem"in u)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(u.problem)};const l=await i(c.url,u?.url),d=Math.min(...Ze(l).map(o)),
T=d<=Xe;c.method!=="GET"&&T&&await Qn(zn-d);for(const C of Ze(l))(o(C)>Xe||Jn(C))&&C.destroy();const{method:_,url:k}=c,x=u!==
void 0,R={isProxied:x,isProxyTls:x&&k.protocol==="http:"},N=performance.now(),{result:L,isConnectionKept:B}=await On(c,l,
R);if(t){const C=a(`${_} ${k}`),h=L.kind==="response"?L.status:L.reason;t({method:_,url:k,ended:h,ms:performance.now()-N,
attempt:C,isConnectionKept:B})}return L}}}const Yn=async()=>(await Promise.resolve().then(m.t.bind(m,708,23))).default,Ze=e=>Object.
values(e.freeSockets).flat(),Jn=e=>e.readableEnded;async function Qn(e){e>0&&await new Promise(t=>setTimeout(t,e)),await Ve()}
async function Xn(){const{subscribe:e,unsubscribe:t}=await Promise.resolve().then(m.t.bind(m,53,23));t("net.client.socke\
t",et),e("net.client.socket",et)}function et(e){const{socket:t}=e;t.on("error",()=>{}),t.on("newListener",(n,s)=>{n==="r\
eadable"&&t.removeListener("readable",s)})}const Zn=e=>e>=200&&e<300;function es(e){const t=pe().STATUS_CODES[e];return t===
void 0?String(e):`${e} ${t}`}const ts=1e3,ns=3e4,me=12e4;function ss(e){return Math.random()*Math.min(ns,ts*2**(e-1))}function tt(e,t){
if(e===void 0)return;const n=e.trim();if(/^\d+$/.test(n))return Number(n)*1e3;if(!rs.test(n))return;const s=Date.parse(`${n.
replace(/ GMT$/,"")} GMT`);return Number.isNaN(s)?void 0:Math.max(0,s-t)}const rs=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function is({attempt:e,retries:t,signal:n,cancelled:s,onWait:r,beforeRetry:o}){for(let i=1;!n?.aborted;i++){const a=await e(
i);if("done"in a)return a.done;if(n?.aborted)break;const{result:c,waitMs:u}=a;if(i>t||u>me)return c;if(r?.(c,u),await as(
u,n),n?.aborted)break;const l=await o?.(c);if(l!==void 0&&!n?.aborted)return l}return s()}function as(e,t){return new Promise(
n=>{const s=()=>{clearTimeout(r),t?.removeEventListener("abort",s),n()},r=setTimeout(s,e);t?.addEventListener("abort",s)})}
const nt=64,cs=1,us={"connection-failed":"Check `base-url` and that the runner can reach it.","tls-failed":"Check `base-\
url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner\
.",timeout:"Check that the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the servic\
e is up.","bad-response":"Check that `base-url` is the address of the push service."},ls={ERR_SSL_WRONG_VERSION_NUMBER:"\
Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of t\
he service (or a proxy) that does not require a client certificate."};function ds(e,{reason:t,mayHaveBeenReceived:n,cause:s}){
const r=e==="Sending"&&n;if(t==="cancelled")return r?"":y.Pz;if(t==="proxy-failed")return Un(s);const{code:o=""}=Object(
s),i=t==="tls-failed"&&ls[o]||us[t];return r?i:`${i} Then run this again.`}function fs(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make\
 a secure connection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The servic\
e may have received the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out conn\
ecting to the service (${s}).`,"connection-lost":`The connection was lost before ${r?"a response arrived; the service ma\
y have received the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is\
 incomplete (${s}).`,cancelled:r&&n?"The run was cancelled; the service may already have received the request.":(0,y.$6)(
e)}[t]}function hs(e,t,n){const{reason:s,cause:r}=t;return new y.HR({reason:s,title:`${e} failed`,message:fs(e,t,(0,p.Kb)(
(0,y.q0)(r),n)),hint:ds(e,t),cause:r})}function ps(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:a}=t,c=o.location?
` and points to ${(0,p.hD)(n(o.location))}`:"",u=(0,p.Kb)(i,n,a!==void 0),l=`The ${r===407?"proxy":"service"} responded ${es(
r)}${c}${u?`: ${u}`:""}`;return new y.HR({reason:`http-${r}`,title:`${e} failed`,message:`${l.replace(/\.$/,"")}.${$s(o["\
retry-after"])}`,hint:s?ms(r):ys(r,e,u!=="")})}function ms(e){return e===303?"The status says that the service handled t\
he request, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have passed \
it on to the service.":"The service has a problem: check its status."}const gs=e=>/^\s*<(?:!doctype\s+)?html/i.test(e),bs="\
`base-url` leads to a website, not to the push service. Set it to the address of the API, without `/v1/\u2026`.",ws=864e5;
function $s(e){const t=tt(e,Date.now());return t===void 0||t<=me?"":` Retry-After asks for ${t>ws?"more than a day":`${Math.
ceil(t/1e3)} s`}; this action waits at most ${me/1e3} s.`}function ys(e,t,n){return e===401||e===403?"The service refuse\
d the token: check that `api-token` is the current API token of this site, and that this workflow can read the secret. T\
hen run this again.":e===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` it\
self).${t==="Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?Ke:e===429?"The rate limit of th\
e service is reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token\
 would go to the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run th\
is again.":e===408?"The service did not receive the request in time: run this again.":n?`Fix the problem that the servic\
e reported. If you changed the workflow for that, ${y.Up}.`:`The service did not say why. ${t==="Sending"?"Check the con\
tent and `extra-fields`, or ask":"Ask"} the operator of the service.`}const ge="Listing the audiences";async function _s(e){
const{signal:t,redact:n,log:s}=e.context,r=await is({attempt:async o=>st(await e.fetchAudiences(),ss(o),n),retries:e.retries,
signal:t,cancelled:()=>(0,y.Yq)(ge),onWait:s.retry});if(r instanceof y.HR)throw r;return vs(r)}function st(e,t,n){if(e.kind===
"failure"){const u=hs(ge,e,n);return e.retryable&&e.reason!=="cancelled"?{result:u,waitMs:t}:{done:u}}const{status:s,headers:r,
body:o,incomplete:i}=e;if(!Zn(s)){const u=ps(ge,e,n);return s!==408&&s!==429&&s<500?{done:u}:{result:u,waitMs:tt(r["retr\
y-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:W(`the list is larger than ${nt} M\
iB`)};const a=i==="cut"?"connection-lost":i,c=new Error("only a part of the list arrived");return st({kind:"failure",mayHaveBeenReceived:!0,
reason:a,retryable:!0,cause:c},t,n)}function vs(e){const t=(0,p.qF)(e);if(gs(e))throw W("the response is a web page",bs);
if(t===void 0)throw W("the response is not JSON");const n=(0,p.Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw W("au\
dience: expected an array");for(let s=0;s<n.length;s++){const r=Ts(n[s]);if(r)throw W(`audience[${s}]${r}`)}return n.map(
({id:s,name:r,reach:o})=>({id:s,name:r,reach:o}))}function Ts(e){if(!(0,p.Gv)(e))return": expected an object";const{id:t,
name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.isSafeInteger(t))return".id: expected \
a whole number within \xB1(2^53-1)";if(typeof n!="string")return".name: expected a string";if(typeof s!="number"||!Number.
isFinite(s))return".reach: expected a number"}const W=(e,t="Check `base-url`; if it is right, the service has a problem,\
 or uses another version of its API.")=>new y.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`The\
 service responded, but not with a list of audiences: ${e}.`,hint:t});var ks=m(311);const rt=`web-push-action/${ks.r}`;function Ss({
baseUrl:e,apiToken:t,timeout:n,retries:s},r){const{http:o,signal:i}=r,a={"Authentication-Token":t,Accept:"application/js\
on","User-Agent":rt},c={timeoutMs:n*1e3,signal:i};return{retries:s,context:r,fetchAudiences(){const u=new URL(`${e}/v1/a\
udience`);return o.request({method:"GET",url:u,headers:a,maxBytes:nt*p.E$,...c})},send(u){const l=new URL(`${e}/v1/notif\
ications`),d={...a,"Content-Type":"application/json"};return o.request({method:"POST",url:l,headers:d,body:u,maxBytes:cs*
p.E$,...c})}}}function ot(e){return ye(e).replace(Is,G).replace(As,Os).replace(/^[\t -%'-;=-@[-`{-~]/,G).replaceAll(`
`,"<br>")}function it(e){return ye(e).replace(/[&<>]/g,G).replaceAll(`
`,"&#10;")}const be=(e,t)=>ot(lt(Q(e,t))),zr=e=>ut(be(e,500));function at(e,t=500){const s=Q(e,t).split(xs).map((r,o)=>o%
2===1?Cs(r):ot(lt(r)));return ut(s.join(""))}function ct({text:e,url:t},n=2e3){return`${at(e,n)}${t?` <a href="${$e(t)}"\
>Open that run</a>`:""}`}const Es=({command:e})=>e!==void 0&&`<pre><code>${it(e)}</code></pre>`,ut=e=>`<span dir="auto">${e}\
</span>`,xs=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Cs=e=>`<code>${it(e)}</code>`;function Kr(e,t=300){const n=be(e,t);return e.
length>dt?n:`<a href="${$e(e)}">${n}</a>`}function Yr(e,t,n){return e.length>dt?t:`<img src="${$e(e)}" alt="${t}" width=\
"${n}">`}function Q(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function lt(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${we}{${t+1},}`,"gv"),s=new RegExp(`${we}{${Rs}\
}(?=${we})`,"gv");return e.replace(n,r=>r.replace(s,"$&\u200B"))}const Rs=10,we=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,dt=2e3,Is=/[&<>"'`*_~[\]()|\\!{}^]/g,As=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,G=e=>`&#${e.codePointAt(0)};`,Os=e=>`<span>${G(
e)}</span>`,$e=e=>ye(e).replace(/[&<>"'`\n\t]/g,G);function ye(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function _e(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const ve=(e,t)=>`${_e(e)} ${t}${e===1?"":"s"}`,Te=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,Ps={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function ft({title:e,reason:t,message:n,hint:s},r,o){const a=o!==void 0&&o.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",u=["The service may still send it: w\
ait some minutes, then look in the panel of the service before you send it again.",s,`If nothing was sent, ${a}run this \
again.`].filter(Boolean).join(" "),l=r==="not-sent"&&t==="internal-error"?" You can run this again.":"";return{title:`${e}\
 (${r?`${r}: `:""}${t})`,failed:e,why:{text:n},meaning:r&&Ps[r],next:{text:r==="unknown"?u:`${s}${l}`},reason:t}}const Ns=e=>e.
replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),ht=e=>`h\
ttps://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ns(e)}`,pt=4096,Ls=600;function Us({
why:e,meaning:t,next:n,reason:s},r){const i=`
${r(t?`${t} ${Te(n)}`:Te(n))}${s?`
More: ${ht(s)}`:""}`;return js(r(Te(e)),pt-i.length)+i}function js(e,t){const n=e.split(`
`);if(n.length===1)return Q(e,t-1);const s=a=>`- and ${a} more (see the log)`;let r=s(n.length).length;const o=[];for(const a of n){
const c=Q(a,Ls);if(r+=c.length+1,r>t)break;o.push(c)}const i=n.length-o.length;return[...o,...i>0?[s(i)]:[]].join(`
`)}const Hs=5e3;function Ms({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${at(e)}</b>`]]:[],["Why",ct(t,Hs)],["What to do",ct(n)],...s?[["More",`<a href="${ht(s)}">W\
hat ${s} means</a>`]]:[]].map(([o="",i])=>`<tr><th align="left">${o.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,Es(n)]}const Qr=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},
button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function Bs(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.
test(e),r=s?e:e.match(Fs())??[],o=s?void 0:Ds(),i=r.length;let a=0,c=0,u=0;for(const l of r){if(a=l===`
`?(Math.floor(a/n)+1)*n:a+(o?.test(l)?2:1),a>t)return{shown:`${e.slice(0,u).trimEnd()}\u2026`,visible:c,total:i};a<t&&(c++,
u+=l.length)}return{shown:e,visible:i,total:i}}const Fs=(0,p.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Ds=(0,p.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),mt=100,qs=1e3,Ws=5e5,Gs=120;function gt(e){if(e instanceof y.HR)return["<h2>\u274C Could not list the audiences</h2>",
Ms(ft(e))];const t=`<h2>\u{1F4E3} ${ve(e.length,"audience")}</h2>`;if(e.length===0)return[t,"<p>The service lists no aud\
iences. Create them in the panel of the service.</p>"];const n=e.toSorted((s,r)=>r.reach-s.reach);return[t,Xs(n),Vs(n)]}
function Vs(e){const t=zs(e),n=t.slice(0,mt),s=t.slice(mt),r=e.length-t.length;return[bt(n),s.length>0&&`<details><summa\
ry>The next ${_e(s.length)}</summary>
${bt(s)}
</details>`,r>0&&`<p>The ${ve(r,"audience")} with the smallest reach ${r===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function zs(e){const t=[];let n=0;for(const[s,r]of e.slice(0,qs).entries()){
const o=Ks(r,s+1);if(n+=Buffer.byteLength(o),n>Ws)break;t.push(o)}return t}function Ks({id:e,name:t,reach:n},s){return`<\
tr>${[`<td align="right">${s}</td>`,`<td dir="auto">${be(t,Gs)}</td>`,`<td align="right"><code>${e}</code></td>`,`<td al\
ign="right">${_e(n)}</td>`].join("")}</tr>`}const bt=e=>`<table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,Ys=10,Js={length:20,line:20},Qs='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Xs(e){const t=e.
slice(0,Ys).filter(({reach:o})=>Math.round(o)>0);if(t.length===0)return;const n=t.map(Zs),s=t.map(({reach:o})=>Math.round(
Math.min(o,Number.MAX_SAFE_INTEGER))),r=e.length>1?`The ${t.length} largest by reach`:"Reach";return["```mermaid",Qs,"xy\
chart-beta horizontal",`  title "${r}"`,`  x-axis [${n.join(", ")}]`,`  y-axis "Subscribers" 0 --> ${s[0]}`,`  bar [${s.
join(", ")}]`,"```"].join(`
`)}function Zs({id:e,name:t}){const n=t.replace(/\s+/g," ");return`"${er(Bs(n,Js).shown)} (${e})"`}function er(e){return e.
toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu," ").replace(/["`<>]/g,t=>tr[t]??"").replace(/%(?=[%{])/g,
"% ").replace(/#(?=\w+;)/g,"# ")}const tr={'"':"\u201D","`":"\u2019","<":"\u2039",">":"\u203A"};function Xr({attempts:e,
result:t,response:n,payload:s,target:r}){const o=r?.type==="audience"?r.audience:void 0;return{outcome:t.outcome,reason:"\
failure"in t?t.failure.reason:"reason"in t?t.reason:"","status-code":X(n?.statusCode),response:n?.body??"",payload:s??"",
"audience-id":X(o?.id),"audience-name":o?.name??"","audience-reach":X(o?.reach),attempts:X(e),"sent-at":t.outcome==="sen\
t"?t.sentAt.toISOString():""}}const X=e=>e===void 0?"":String(e);function wt(e){return e instanceof y.HR?{audiences:"",count:"",
reason:e.reason}:{audiences:JSON.stringify(e),count:String(e.length),reason:""}}function Zr(e,t,n){const{notifications:s,
problems:r,extraFields:o,failure:i}=e,a=s.map(({file:u,content:l})=>({file:u,payload:{...l?.notification,...o}})),c=s.map(
({file:u})=>u).filter(u=>u!=="");return{payloads:t?"":JSON.stringify(a),files:i||r.length>0?"":JSON.stringify(c),"summar\
y-url":n,count:i?"":String(a.length),reason:t}}const nr=null;function eo(e,t){const n=(s,r)=>{if(typeof s=="string")return t(
s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof Failure)return $t(s,t);if(typeof s!="object"||s===null||s instanceof
Date)return s;const o=Object.entries(s).map(([i,a])=>r?[t(i),n(a,!0)]:[i,nr.includes(i)?a:n(a,i==="extraFields")]);return Object.
fromEntries(o)};return n(e,!1)}function $t({reason:e,title:t,message:n,hint:s},r){return new y.HR({reason:e,title:r(t),message:r(
n),hint:r(s)})}const yt=require("os");function _t(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(
e)}function ke(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,
endColumn:e.endColumn}:{}}function M(e,t,n){const s=new sr(e,t,n);process.stdout.write(s.toString()+yt.EOL)}function vt(e,t=""){
M(e,{},t)}const Tt="::";class sr{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.properties=n,this.message=
s}toString(){let t=Tt+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.
properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${or(r)}`)}}return t+=
`${Tt}${rr(this.message)}`,t}}function rr(e){return _t(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function or(e){return _t(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,
"%2C")}const to=require("path");var kt=function(e,t,n,s){function r(o){return o instanceof n?o:new n(function(i){i(o)})}
return new(n||(n=Promise))(function(o,i){function a(l){try{u(s.next(l))}catch(d){i(d)}}function c(l){try{u(s.throw(l))}catch(d){
i(d)}}function u(l){l.done?o(l.value):r(l.value).then(a,c)}u((s=s.apply(e,t||[])).next())})},Se;(function(e){e[e.Success=
0]="Success",e[e.Failure=1]="Failure"})(Se||(Se={}));function no(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.
env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function ir(e){
M("add-mask",{},e)}function so(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.
env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function Z(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||
"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}
function ro(e,t){const n=Z(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function oo(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=Z(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function io(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function ao(e){issue("echo",e?"on":"off")}function co(e){process.exitCode=Se.Failure,Ee(e)}function ar(){
return process.env.RUNNER_DEBUG==="1"}function cr(e){M("debug",{},e)}function Ee(e,t={}){M("error",ke(t),e instanceof Error?
e.toString():e)}function ur(e,t={}){M("warning",ke(t),e instanceof Error?e.toString():e)}function lr(e,t={}){M("notice",
ke(t),e instanceof Error?e.toString():e)}function ee(e){process.stdout.write(e+yt.EOL)}function St(e){vt("group",e)}function Et(){
vt("endgroup")}function uo(e,t){return kt(this,void 0,void 0,function*(){St(e);let n;try{n=yield t()}finally{Et()}return n})}
function lo(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function fo(e){return process.env[`STATE_${e}`]||""}function ho(e){return kt(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const dr={"expected-payload":"any"};function fr(e){for(const t of e.
filter(n=>jt.includes(n))){const n=Z(t);n!==""&&ir(n)}return Object.fromEntries(e.map(t=>[t,hr(t)]))}function hr(e){return process.
env[`INPUT_${e.toUpperCase()}`]!==void 0?Z(e):dr[e]??""}function pr(e){return Object.entries(process.env).flatMap(([t,n])=>{
const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.trim()?[]:[{name:s,variable:t}]})}
async function mr(e,t){const n=pr(e);if(n.length===0)return[];const{unknownInputs:s}=await m.e(645).then(m.bind(m,645));
return s(n,e,t)}const xt=require("node:fs"),xe=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function gr(){return{
http:xe("HTTP_PROXY"),https:xe("HTTPS_PROXY"),bypass:xe("NO_PROXY")}}function br(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,
GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:o}=process.env;return{github:{apiUrl:e||
"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:r??"",event:o??"",attempt:Number(
process.env.GITHUB_RUN_ATTEMPT)||1}}}const po=e=>e==="pull_request"||e==="pull_request_target";function mo(){const{github:e,
run:t}=br();return t.id===""?"":`${e.serverUrl}/${t.repository}/actions/runs/${t.id}/attempts/${t.attempt}`}async function go(e){
const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.
env.GITHUB_EVENT_PATH=t)}}const wr=null;function bo(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{
return statSync(t).size>wr?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse(
readFileSync(t,"utf8"))}}catch{return{name:e,payload:void 0,unreadable:t===""?void 0:"the file of the event cannot be re\
ad"}}}const Ct="\u2060";function Ce(e){return!/[^\x20-\x7e]/.test(e)&&!e.includes("##[")&&!e.trimStart().startsWith("::")?
e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Ct}`).split(`
`).map(yr).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const $r=(0,p.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function yr(e){const t=e.
search($r());return t>=0&&e.startsWith("::",t)?`${e.slice(0,t)}:${Ct}${e.slice(t+1)}`:e}function _r(e){const t=r=>Ce(e(r)),
n=r=>(o,i,a)=>{const c=t(i);c.length>pt&&ee(c),r(c,{title:t(o),...a&&{file:a.file,startLine:a.line,startColumn:a.column}})},
s=(r,o)=>{St(t(r)),ee(t(o)),Et()};return{info:r=>ee(t(r)),retry:(r,o)=>{const i=(o/1e3).toFixed(1);ee(t(`${r.title}: ${r.
message} Retrying ${i==="0.0"?"now":`in ${i} s`}.`))},exchange:({method:r,url:o,ended:i,ms:a,attempt:c,isConnectionKept:u})=>{
const l=u?"kept":"new",d=`${r} ${o.host}${o.pathname}`;cr(t(`${d}: ${i} in ${a.toFixed()} ms (try ${c}, ${l} connection)`))},
group:s,stack:({reason:r,cause:o})=>{r==="internal-error"&&s(`Stack of the error (${rt}, Node ${process.version}, ${process.
platform})`,Rt(o))},notice:n(lr),warning:n(ur),error:n(Ee)}}function Rt(e){if(!(e instanceof Error))return(0,y.q0)(e);const{
stack:t=(0,y.q0)(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${Rt(n)}`}function vr(e){const t=new Date,n=gr(),s=Dt({...e,proxyCredentials:Bn(n)}),r=_r(s.redact);return{log:r,
secrets:s,redact:s.redact,http:Kn(n,ar()?r.exchange:void 0),signal:se.signal,startedAt:t,watch:Tr()}}function Tr(){process.
exitCode=1;let e=()=>{};return process.on("beforeExit",()=>e(new Error("it stopped before it finished"))),process.on("un\
caughtException",t=>{e(t),se.abort()}),t=>{const n=new Promise((s,r)=>{e=r});return Promise.race([t,n])}}async function kr(e,t,n,s=t){
let r=t;try{n()}catch(o){r=s,Sr(e,o)}return await new Promise(o=>process.stdout.write("",o)),xr(r)}function Sr(e,t){const n=t instanceof
Error?t.name:typeof t;Ee(`The report of this run failed (${n}). The outputs say how the run ended, if they are set. If t\
his step sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before y\
ou send it again.`,{title:"Internal error (internal-error)"});try{e.stack((0,y.h_)(t))}catch{}}const Er=/^(GetAddrInfo|FS)Req/;
function xr(e){if(process.getActiveResourcesInfo().some(t=>Er.test(t)))if(process.platform!=="win32"){const t={...process.
env,NODE_OPTIONS:""};process.execve?.(process.execPath,[process.execPath,"-e",`process.exit(${e})`],t)}else e===1&&process.
kill(process.pid,"SIGKILL");process.exit(e)}function Cr(e,t,n){const{title:s,why:r}=n,o=Us(n,Ce);o.startsWith(Ce(r.text))||
e.info(r.text),e[t](s,o)}const It=524288;function Rr(e,t,{length:n}){if(n<=It)return;const s=`GitHub passes at most abou\
t ${It} on to other jobs, so use it only in this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters\
. ${s}`)}const Ir=["response","audience-name"];function At(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;
const r={...e};for(const o of Ir){const i=e[o];i!==void 0&&(r[o]=t(i))}try{(0,xt.appendFileSync)(s,Ar(r))}catch(o){n.warning(
"Outputs not written",`The action could not write its outputs (${(0,y.q0)(o)}). Later steps may see them as empty; the l\
og says how the run ended.`)}}function Ar(e){const t=new Set(Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));
let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}\

${o}
${s}
`).join("")}function Ot(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||nn(e)===!1))try{(0,xt.appendFileSync)(
s,Pr(t()))}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,y.q0)(r)}).`)}}const Or=9e5,Pt=e=>typeof e==
"object"?e.flatMap(Pt):e?[e]:[];function Pr(e,t=Or){const n=Pt(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(c=>(o+=Buffer.byteLength(c)+2,o>r));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function Nr(){const e=fr(qe),t=vr({apiToken:e["api-token"]}),n=await t.watch(Lr(e,t)).catch(y.h_);await kr(t.log,
n instanceof y.HR?1:0,()=>Ur(n,e.summary,t))}async function Lr(e,t){const{settings:n,problems:s}=wn(e,t.secrets);if(s.add(
await mr(qe,t.redact)),s.throwIfAny(),!n)throw s.failure();return _s(Ss(n,t))}function Ur(e,t,n){const{log:s,redact:r}=n;
if(e instanceof y.HR){const a=$t(e,r);At(wt(a),n),Ot(t,()=>gt(a),n),s.stack(e),Cr(s,"error",ft(a));return}const o=e.map(
({id:a,name:c,reach:u})=>({id:a,name:r(c),reach:u})),i=wt(o);At(i,n),Ot(t,()=>gt(o),n),Rr(s,"audiences",i.audiences),s.info(
`The service lists ${ve(o.length,"audience")}.`)}Nr(),module.exports=Nt})();
