(()=>{"use strict";var Ue={187:((e,t,n)=>{n.d(t,{CY:()=>b,Qi:()=>a,Uk:()=>c,fC:()=>y,hD:()=>u,m4:()=>S,r3:()=>l,xb:()=>B});
const s=String.raw`\0-\x1f\x7f-\x9f`,r=String.raw`\u202a-\u202e\u2066-\u2069`,o=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,
i=String.raw`\t-\r\x85`,a=new RegExp(`[${s}]`,"g"),u=new RegExp(`(?![\\t\\n])[${s}]`,"g"),c=new RegExp(`(?![\\t\\n])[${s}${r}\
]`,"g"),l=new RegExp(`[${s}${r}\\u2028\\u2029]`,"g"),g=new RegExp(`(?![${i}])[${s}${r}${o}]`,"g"),y=new RegExp(`[\\xa0\\u2\
000-\\u200a\\u200e\\u200f\\u202f\\u205f${r}${o}]`,"g"),S=new RegExp(`[\\s\\\\${s}]`),b=new RegExp(`[\\u200e\\u200f${r}${o}\
]`),$=new RegExp(`(?![\\t\\n\\r])[${s}]`);function B(Q,q){let Z;return()=>(Z??=new RegExp(Q,q),Z)}}),916:((e,t,n)=>{n.d(
t,{$6:()=>a,HR:()=>s,Pz:()=>u,Yq:()=>i,h_:()=>r,q0:()=>o});class s extends Error{reason;title;hint;constructor(l){super(
l.message,l.cause===void 0?void 0:{cause:l.cause}),this.name="Failure",this.reason=l.reason,this.title=l.title,this.hint=
l.hint}}function r(c){return c instanceof s?c:new s({reason:"internal-error",title:"Internal error",message:`The action \
itself failed: ${o(c)}.`,hint:"Please report this with the log of the run.",cause:c})}function o(c){if(!(c instanceof Error))
return String(c);const l=c.code;if(l==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";
if(l==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this action ca\
nnot present";const{reason:g}=c;if(typeof l=="string"&&l.startsWith("ERR_SSL_")&&typeof g=="string")return`${l}: ${g}`;const y=(c.
message||c.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),S=typeof l=="string"&&!y.includes(l)?`${l}: ${y}`:y,
b=c instanceof AggregateError?c.errors.map(o).join("; "):"",$=b&&b!==S?`${S} (${b})`:S;return c.cause===void 0?$:`${$}: ${o(
c.cause)}`}function i(c,l=a(c)){return new s({reason:"cancelled",title:`${c} failed`,message:l,hint:u})}const a=c=>c==="\
Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${c.charAt(0).toLowerCase()}${c.
slice(1)}.`,u="If you did not mean to cancel it, run it again."}),925:((e,t,n)=>{n.d(t,{CC:()=>a,tH:()=>Q,yu:()=>i});var s=n(
187),r=n(916),o=n(992);const i=(f,d)=>({quoted:(0,o.hD)(f),message:d});function a(f,d,p={}){return{...typeof f=="string"?
{input:f}:f,...typeof d=="string"?{message:d}:d,reason:"invalid-input",...p}}function u({position:f},{position:d}){return f?
d?f.line-d.line||f.column-d.column:-1:d?1:0}const c=100;function l(f){const d=f.slice(0,c).map((p,m)=>{if(typeof p=="num\
ber")return`[${p}]`;const v=(0,o.xv)(String(p)).replace(s.Qi,"\uFFFD");return m>0?`.${v}`:v});return(0,o.xv)(d.join(""))}
const g=({quoted:f,message:d})=>f===void 0?d:`${f} ${d}`;function y(f,d){const{quoted:p,meant:m,hint:v}=d,F=m===void 0?"\
.":`; did you mean \`${m}\`?`,Oe=v===void 0?"":` ${v}.`;return`${f}${p===void 0?"":":"} ${g(d)}${F}${Oe}`}function S(f,d,p,m=""){
const v=f.length>0?`\`${l(f)}\``:d;return y(`${v}${m}`,p)}function b(f){const{input:d,otherInputs:p=[],file:m,path:v=[],
position:F,quoted:Oe}=f,ee=F&&`line ${F.line}, column ${F.column}`;if(m!==void 0){const fo=ee?`${m}, ${ee}`:m;return`${d}\
: ${fo}: ${S(v,"the file",f)}`}const Pe=ee?` (${ee})`:"",Ne=typeof v[0]=="number";if(v.length>0&&!Ne)return`${d}: ${S(v,
"",f,Pe)}`;const Le=Ne?l([d,...v]):d;if(Oe!==void 0)return y(`${Le}${Pe}`,f);const lo=Ne?`\`${Le}\``:$([Le,...p]);return y(
`${lo}${Pe}`,f)}function $(f){const d=f.map(m=>`\`${m}\``),p=d.pop()??"";return d.length===0?p:`${d.join(", ")} and ${p}`}
function B(f){const d=f.every(m=>m.reason==="unreadable-file"),p=d?"unreadable-file":"invalid-input";return new r.HR({reason:p,
title:d?"Unreadable file":"Invalid input",message:uo(f.map(b),Ae(f)),hint:Z(f)})}class Q{#t=[];#e=new Set;refuse(d){for(const p of d)
this.#t.push(p),this.#e.add(p.input)}add(d){for(const p of d)this.#e.has(p.input)||this.#t.push(p)}get refused(){return this.#e}isRefused(d){
return this.#e.has(d)}get all(){return this.#t}failure(){return B(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}}
const q=new Set(["base-url","api-token"]);function Z(f){const d=Ae(f)===1?"Correct it":"Correct what is listed";return f.
every(({input:m})=>q.has(m))?{newRunAfter:`${d}. If you changed a secret or variable, re-run the failed job. If you chan\
ged the workflow,`}:{newRunAfter:`${d}, then`}}const Ie=100;function Yo(f,d,p){const m=Ae(d.slice(Ie)),v=d.slice(0,Ie).map(
p);return m===0?v:[...v,a(f,`has ${m} more problems`,{count:m})]}const Ae=f=>f.reduce((d,{count:p=1})=>d+p,0);function uo(f,d=f.
length,p="problems"){if(f.length===1)return f.join("");const m=f.slice(0,Ie).map(v=>`- ${v}`);return d>m.length&&m.push(
`- and ${d-m.length} more`),`${d} ${p}:
${m.join(`
`)}`}}),992:((e,t,n)=>{n.d(t,{Kb:()=>S,hD:()=>o,xv:()=>l});var s=n(187);const r=b=>`\\u${b.charCodeAt(0).toString(16).padStart(
4,"0")}`;function o(b){const $=JSON.stringify(b).replace(s.fC,r);return $.length>100?`${$.slice(0,98)}\u2026" (${b.length}\
 characters)`:$}const i=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,a=/[\s\x85]+/g,u=(0,s.xb)(
String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function c(b){const $=b.toWellFormed().replace(invisibleCharacters,
"").replace(i,"$1").replace(a," ").trim();return u().test($)?$:""}const l=(b,$=99)=>b.length>$?`${b.slice(0,$).replace(/[\ud800-\udbff]$/,
"")}\u2026`:b,g=300,y=65536;function S(b,$,B=!1){const q=$(b.slice(0,y),B||b.length>y).replace(/\s+/g," ").trim();return l(
q,g)}}),311:((e,t,n)=>{n.d(t,{N:()=>r,r:()=>s});const s="1.0.0",r=`web-push-action/${s}`}),53:(e=>{e.exports=require("node:diagnostics_channel")}),
708:(e=>{e.exports=require("node:https")})},te={};function h(e){var t=te[e];if(t!==void 0)return t.exports;var n=te[e]={
exports:{}},s=!0;try{Ue[e](n,n.exports,h),s=!1}finally{s&&delete te[e]}return n.exports}h.m=Ue,typeof h<"u"&&(h.ab=__dirname+
"/"),h.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return h.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.
getPrototypeOf(n):n=>n.__proto__,t;h.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||
s&16&&typeof n.then=="function"))return n;var r=Object.create(null);h.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&
2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>o[a]=()=>n[a]);return o.default=
()=>n,h.d(r,o),r}})(),h.d=(e,t)=>{for(var n in t)h.o(t,n)&&!h.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},
h.f={},h.e=e=>Promise.all(Object.keys(h.f).reduce((t,n)=>(h.f[n](e,t),t),[])),h.u=e=>""+e+".audiences.js",h.o=(e,t)=>Object.
prototype.hasOwnProperty.call(e,t),h.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,o=n.
runtime;for(var i in s)h.o(s,i)&&(h.m[i]=s[i]);o&&o(h);for(var a=0;a<r.length;a++)e[r[a]]=1};h.f.require=(n,s)=>{e[n]||t(
require("./"+h.u(n)))}})();var Kt={};const ne=new AbortController;for(const e of["SIGINT","SIGTERM","SIGBREAK"])process.
on(e,()=>ne.abort());var w=h(916);const N=1048576,Yt=864e5,Jt=[{name:"week",letter:"w",seconds:604800},{name:"day",letter:"\
d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"second",letter:"s",
seconds:1}],Xt=null,x="\u2713",E="\u2013",A=[x,x,x],He=[x,x,E],se={title:{kind:"text",required:!0,browsers:A,description:"\
First line of the notification.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:A,description:"T\
ext below the title, on one or several lines. It is plain text.",examples:["New arrivals, with free shipping until Sunda\
y."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:N/4,drawn:"beside the text",required:!0,
browsers:He,description:"https URL of the icon, 200x200 pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{
kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:N,drawn:"below the text",required:!1,
browsers:["56+",E,E],description:"https URL of a large image, 360x240 pixels on a desktop, 360x200 on a phone.",examples:[
"https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:A,description:"URL of the page \
that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:["48+",E,E],description:"\
Buttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{
kind:"text",required:!1,browsers:A,description:"For web analytics: where visitors come from, such as `web-push`.",examples:[
"web-push"]},utm_medium:{kind:"text",required:!1,browsers:A,description:"For web analytics: the kind of message, such as\
 `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,browsers:A,description:"For web analy\
tics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:He,description:"\
How long the notification waits for subscribers who are offline.",examples:["2d",86400]}},re=Object.keys(se),Me=(...e)=>re.
filter(t=>e.includes(se[t].kind)),ho=Me("text","image","page"),po=Me("image"),mo=re.filter(e=>se[e].required),Qt=e=>e.replaceAll(
"_","-"),je=re.map(Qt);function go(e,t=" "){return e.every(s=>s===x)?"all":Xt.map((s,r)=>({browser:s,since:e[r]??E})).filter(
({since:s})=>s!==E).map(({browser:s,since:r})=>r===x?s:`${s}${t}${r}`).join(", ")}var _=h(925);const Zt=["api-token","gi\
thub-token"],Be="the API token",en="the GitHub token",tn="***",qe=8,nn=4;function sn(e){const{apiToken:t,githubToken:n="",
proxyCredentials:s=[]}=e,r=[{name:Be,secret:new oe(t)},{name:en,secret:new oe(n)}],o=[...r.map(({secret:i})=>i),...s.map(
i=>new oe(i))];return{find:i=>{if(i.length<qe)return;const a=We(i);return r.find(({secret:u})=>u.isLong&&u.spansIn(i,a).
length>0)?.name},redact:(i,a=!1)=>{const u=We(i),c=o.flatMap(y=>y.spansIn(i,u,a));let l="",g=0;for(const{start:y,end:S}of c.
sort((b,$)=>b.start-$.start))y>=g&&(l+=i.slice(g,y)+tn),g=Math.max(g,S);return l+i.slice(g)}}}class oe{isLong;#t;#e;#n;#s;constructor(t){
this.#t=t,this.isLong=t.length>=qe,this.#e=this.isLong?ie([t,t.toUpperCase(),t.toLowerCase()]):[t].filter(Boolean),this.#n=
this.isLong?ie(an(t)):[]}spansIn(t,n,s=!1){return[...(rn.test(t)?[...this.#e,...this.#r()]:this.#e).flatMap(o=>Fe(o,t,s)),
...this.#n.flatMap(o=>Fe(o,n.text,s)).map(n.spanInText)]}#r(){const t=()=>[...cn(this.#t),...un(this.#t),...dn(this.#t)];
return this.#s??=this.isLong?ie(t()):[],this.#s}}const rn=/[\\%&]/,ie=e=>[...new Set(e)];function Fe(e,t,n){const s=[];for(let o=t.
indexOf(e);o>=0;o=t.indexOf(e,o+1)){const i=s.at(-1),a=o+e.length;i&&o<i.end?i.end=a:s.push({start:o,end:a})}if(!n)return s;
const r=Math.max(1,Math.min(nn,e.length-1));for(let o=e.length-1;o>=r;o--)if(t.endsWith(e.slice(0,o)))return[...s,{start:t.
length-o,end:t.length}];return s}const De=/(?:\s|\\[fnrt]?)+/g;function We(e){const t=e.replace(De,"");if(t.length===e.length)
return{text:e,spanInText:s=>s};let n;return{text:t,spanInText:({start:s,end:r})=>(n??=on(e),{start:n[s]??0,end:(n[r-1]??
e.length)+1})}}function on(e){const t=[],n=(r,o)=>{for(let i=r;i<o;i++)t.push(i)};let s=0;for(const{0:r,index:o}of e.matchAll(
De))n(s,o),s=o+r.length;return n(s,e.length),t}function an(e){return[0,1,2].flatMap(t=>{const n=Buffer.from("\0".repeat(
t)+e),s=n.toString("base64").slice(Math.ceil(t*8/6)),r=s.replaceAll("=",""),o=n.length%3===0?r:r.slice(0,-1),i=[s,r,o];return[
...i,...i.map(a=>a.replaceAll("+","-").replaceAll("/","_"))]})}function L(e,t,n){const s=o=>o.charCodeAt(0).toString(16).
padStart(2,"0");return t.filter(o=>e.search(o)>=0).flatMap(o=>n.flatMap(i=>[e.replace(o,a=>i(a,s(a))),e.replace(o,a=>i(a,
s(a).toUpperCase()))]))}const R=(e,t,n)=>(s,r)=>e.test(s)?t(s,r):n(s,r),ae=/[!-/:-@[-^`{-~]/g,ce=/[!-~]/g;function cn(e){
const t=o=>`\\${o}`,n=(o,i)=>`\\u00${i}`,s=L(e,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,ae],[
R(/["\\]/,t,n),R(/\\/,t,n),n]),r=[e,...s].map(o=>o.replaceAll("/","\\/"));return[...s,...r,...L(e,[ce],[n])]}function un(e){
return L(e,[/[^\w.!~*'()-]/g,/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,ae,ce],[(n,s)=>`\
%${s}`])}const ln={"!":"excl",'"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"\
ast","+":"plus",",":"comma",".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"\
commat","[":"lsqb","\\":"bsol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function dn(e){const t=a=>{
const u=ln[a];return u===void 0?a:`&${u};`},n=(a,u)=>`&#x${u};`,s=a=>`&#${a.charCodeAt(0)};`,r=a=>`&#${String(a.charCodeAt(
0)).padStart(3,"0")};`,o=/[&<>"]/;return[...L(e,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,ae],[t,n,s,R(o,
t,n),R(o,t,r),R(o,t,R(/'/,s,n)),R(/[&<>]/,t,s)]),...L(e,[ce],[n,s])]}function fn(e,t,n){return Object.entries(e).flatMap(
([s,r])=>{const o=pn(r,t);return o?(0,_.CC)({input:s,file:n},`contains ${o}, which would be published; remove it`):[]})}
function hn(e,t){const{"api-token":n,"github-token":s="",...r}=e,o=t.find(s)===Be;return fn({...r,...o&&{"github-token":s}},
t)}function pn(e,t){const n=new Set([e]);for(const s of n){const r=typeof s=="string"||typeof s=="number"?t.find(String(
s)):void 0;if(r)return r;if(typeof s=="object"&&s!==null)for(const o of Object.entries(s))for(const i of o)n.add(i)}}var k=h(
187);const Ge=2048,mn="2,048 characters",gn=253,bn=6,wn=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;function D(e,t){if(e.
length>Ge)return;const[,n=""]=wn.exec(e)??[];if(!(n.slice(n.lastIndexOf("@")+1).length>gn+bn))try{return new URL(e,t)}catch{
return}}const bo=e=>ue(e,["https"],"use an absolute https URL, such as https://example.com/image.png"),wo=e=>ue(e,["http\
s","http"],"use an absolute https or http URL, such as https://example.com/page"),yn=e=>{const n=ue(e,["https","http"],"\
use the https address of the push service, such as https://push.example.com");if("message"in n)return n;const s=_n(e,new URL(
e));return s===void 0?{value:e.replace(/\/+$/,"")}:Ve(e,s)},$n=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,vn=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;
function _n(e,{protocol:t,hostname:n,pathname:s}){if(t==="http:"&&!$n.test(n))return"has the scheme http, which would se\
nd the token unencrypted; use an https URL (http is only for loopback addresses)";const[,r]=vn.exec(s)??[];return r?`end\
s with \`${r}\`, but the action adds the path; remove \`${r}\``:/[?#]/.test(e)?"has a query or fragment; remove it":void 0}
function ue(e,t,n){if(e==="")return{message:`is blank; ${n}`};const s=Sn(e,t,n);return s===void 0?{value:e}:Ve(e,s)}const Ve=(e,t)=>Tn.
test(e)?{message:t}:(0,_.yu)(e,t),Tn=/[@\uff20\ufe6b]|%40/;function Sn(e,t,n){if(kn(e))return"contains a user name or pa\
ssword; remove them";if(e.length>Ge)return`is longer than a URL may be; use one of at most ${mn}`;if(k.m4.test(e))return`\
contains white space, a control character or a backslash, which a URL must not contain; ${n}`;if(k.CY.test(e))return`con\
tains an invisible character, which would make it another URL; ${n}`;const s=xn(e);if(s!==void 0&&!t.includes(s))return`\
has the scheme ${s}; ${n}`;const r=s===void 0?void 0:En(e),o=r===void 0?void 0:In(r,n);return o!==void 0?o:r!==void 0&&D(
e)?void 0:`is not an absolute URL; ${n}`}function kn(e){if(!e.includes("@")||/^mailto:/i.test(e))return!1;const t=e.replace(
/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(t)}const xn=e=>/^([a-z][a-z\d+.-]{0,30}):(?!\d)/i.
exec(e)?.[1]?.toLowerCase(),En=e=>/^[^:]+:\/\/([^/?#]+)/.exec(e)?.[1],Rn=/[{}$%<]/,Cn=/^https?:?$/i;function In(e,t){const[
n]=Rn.exec(e)??[];return n!==void 0?`contains \`${n}\` in its host, so a variable in it was probably not replaced; ${t}`:
Cn.test(e)?`has its scheme twice; ${t}`:void 0}function ze(e){try{return JSON.parse(e)}catch{return}}const le=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e);var C=h(992);const An=/^[\x21-\x7e]+$/;function W(e,t,n){const s=r=>/^[0-9]+$/.test(
r)&&Number(r)>=t&&Number(r)<=n;return r=>{if(s(r))return{value:Number(r)};const o=Ke(r),i=o!==void 0&&s(o);return(0,_.yu)(
r,i?`is not a whole number${Ye(o)}`:`is not ${e}`)}}function Ke(e){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(e)?e.replace(/\D/g,""):void 0}const Ye=e=>`; write \`${e}\`, without separators`;function G(e){return["true","True",
"TRUE"].includes(e)?{value:!0}:["false","False","FALSE"].includes(e)?{value:!1}:(0,_.yu)(e,"is neither true nor false; u\
se `true` or `false`")}function On(e){const t=G(e);return"value"in t?t.value:void 0}function Pn(e){const t=/^([0-9]+)([smhdw]?)$/.
exec(e),n="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t){const o=Ke(e);return(0,_.
yu)(e,`is not a duration${o?Ye(o):`; ${n}`}`)}const s=Jt.find(({letter:o})=>o===t[2]),r=Number(t[1])*(s?.seconds??1);return Number.
isSafeInteger(r)?{value:r}:(0,_.yu)(e,`is too long; ${n}`)}function Je(e){return An.test(e)?{value:e}:{message:"contains\
 a space, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a\
 secret"}}function yo(e){if(e==="")return{message:"is blank, which the service refuses; write some text"};const[t]=controlInText.
exec(e)??[];return t!==void 0?{message:`contains the control character U+${t.charCodeAt(0).toString(16).toUpperCase().padStart(
4,"0")}, which subscribers would not see; remove it`}:!/[!-~]/.test(e)&&plainLine(e)===""?{message:"has no visible chara\
cter; write some text"}:{value:e}}function Nn(e){if(e==="latest")return{value:{kind:"latest"}};const t=e.replace(/^refs\/tags\//,
""),n=/^refs\//.test(e)&&t===e;return t===""||n?(0,_.yu)(e,"is not a tag; use a tag such as v1.2.3, or `latest`"):{value:{
kind:"tag",tag:t}}}const Ln=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function Un(e){const t="us\
e two times of day, such as 09:00-20:00";if(!Ln.test(e))return(0,_.yu)(e,`is not a range of times; ${t}`);const[n,s]=e.split(
"-"),r=Xe(n),o=Xe(s);return r===o?(0,_.yu)(e,`begins and ends at the same time; ${t}`):{value:{from:r,to:o,text:e}}}function Xe(e){
const[t,n]=e.split(":").map(Number);return t*60+n}function Hn(e){if(/^[a-z]/i.test(e)&&Mn(e))return{value:e};const t=e.replaceAll(
" ","_").toLowerCase(),n=Intl.supportedValuesOf("timeZone").find(r=>r.toLowerCase().endsWith(`/${t}`)),s="is not a time \
zone that this runner knows";return n?{...(0,_.yu)(e,s),meant:n}:(0,_.yu)(e,`${s}; use a name from the IANA time zone da\
tabase, such as Europe/Berlin`)}function Mn(e){try{return new Intl.DateTimeFormat("en",{timeZone:e}),!0}catch{return!1}}
function jn(e){if(e==="any")return{value:void 0};const t="set it to the output `payload` of the dry run that was approve\
d, or remove the input";if(e==="")return{message:`is empty, so the payload that was approved is missing; ${t}`};const n=ze(
e);return le(n)?{value:n}:{message:`is not a JSON object; ${t}`}}const O=e=>({value:e}),de=(e,t)=>n=>n===""?{message:`is\
 missing; set it to ${e}`}:t(n),I=(e,t)=>n=>n===""?{value:e}:t(n),T=e=>I(void 0,e),V=(e,t)=>n=>{const s=e.find(r=>r===n);
return s===void 0?(0,_.yu)(n,`is not ${t}`):{value:s}},U={"base-url":de("the base address of the push service, such as h\
ttps://push.example.com (a misspelled variable is empty)",yn),"api-token":de("the API token of the site, from a secret (\
a misspelled or unavailable secret is empty)",Je),timeout:I(30,W("a whole number of seconds from 1 to 300",1,300)),retries:I(
3,W("a whole number from 0 to 10",0,10)),summary:I(!0,G)},Qe=Number.MAX_SAFE_INTEGER,fe={...U,target:de("`all` (every su\
bscriber) or `audience`; there is no default, so that nobody sends to all by mistake",V(["all","audience"],"a valid targ\
et; use `all` (every subscriber) or `audience`")),"audience-id":T(W("an audience id, which is a whole number such as 101",
1,Qe)),"audience-name":T(O),"max-reach":T(W("a whole number such as 10000",0,Qe)),"payload-file":T(O),"extra-fields":T(O),
"dry-run":I(!1,G),"check-urls":I(!1,G),"once-key":T(O),"once-per":T(V(["day","week","month"],"a period; use `day`, `week\
` or `month`")),"send-between":T(Un),"time-zone":T(Hn),release:T(Nn),"release-level":T(V(["major","minor","patch"],"a le\
vel; use `major`, `minor` or `patch`")),"max-age":T(Pn),"expected-payload":jn,"github-token":T(Je)},Bn=e=>e.replace(/-([a-z])/g,
(t,n)=>n.toUpperCase()),he=e=>Object.keys(e),Ze=he(U),$o=[...he(fe),...je];function qn(e,t){return pe(U,e,t)}function vo(e,t){
const n=pe(fe,e,t,Vn(e));return n.settings?.release?.kind==="latest"&&(n.settings.maxAge??=Fn),n}const Fn=604800;function pe(e,t,n,s=[]){
const r=new _.tH;r.refuse([...hn(t,n),...Wn(t)]);const o={...t};for(const u of r.refused)o[u]="";const i={};for(const[u,
c]of Object.entries(e)){const l=c(o[u]??"");"value"in l?i[Bn(u)]=l.value:r.add([(0,_.CC)(u,l)])}return r.add(s),{settings:r.
all.length>0?void 0:i,inputs:o,problems:r}}const Dn=65536;function Wn(e){return["actions","extra-fields"].filter(n=>Buffer.
byteLength(e[n]??"")>Dn).map(n=>(0,_.CC)(n,"is larger than 64 KiB; make it smaller"))}const et={"payload-files":O,only:I(
"all",V(["all","changed","added"],"a choice of files; use `all`, `changed` or `added`")),"extra-fields":O,"check-urls":fe["\
check-urls"],timeout:U.timeout,summary:U.summary},_o=[...he(et),...je];function To(e,t){return pe(et,e,t,Gn(e))}function Gn(e){
return e["payload-files"]!==""?[]:contentInputs.every(n=>e[n]==="")?[problem("payload-files","is missing; set paths of p\
ayload files, or a notification as inputs")]:e.only!==""&&e.only!=="all"?[problem("payload-files","is missing; `only` ch\
ooses from its files")]:[]}function Vn(e){const t=e.target==="all",n=e.target==="audience",s="is only allowed with `targ\
et: audience`",r="remove it, or change `target`",o="(the service does not report the reach of a broadcast)",i=e["once-ke\
y"]?"`once-key` needs it to store a record in the repository":"the input `release` needs it to fetch the release";return[
{inputs:["audience-id"],isWrong:t&&e["audience-id"],message:`${s}; ${r}`},{inputs:["audience-name"],isWrong:t&&e["audien\
ce-name"],message:`${s}; ${r}`},{inputs:["max-reach"],isWrong:t&&e["max-reach"],message:`${s} ${o}; remove it`},{inputs:[
"audience-id","audience-name"],isWrong:n&&!e["audience-id"]&&!e["audience-name"],message:"are both missing; set at least\
 one"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["once-key"],message:"is missing; `once-per` needs it"},{inputs:["t\
ime-zone"],isWrong:e["time-zone"]&&!e["send-between"]&&!e["once-per"],message:"has no effect without `send-between` or `\
once-per`; set one of them, or remove it"},{inputs:["github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],
message:`is missing; ${i}`}].filter(({isWrong:c})=>c).map(({inputs:[c,...l],message:g})=>problem(c,g,{otherInputs:l}))}const zn=1e3,
Kn=3e4,me=12e4;function Yn(e){return Math.random()*Math.min(Kn,zn*2**(e-1))}function tt(e,t){if(e===void 0)return;const n=e.
trim();if(/^\d+$/.test(n))return Number(n)*1e3;if(!Jn.test(n))return;const s=Date.parse(`${n.replace(/ GMT$/,"")} GMT`);
return Number.isNaN(s)?void 0:Math.max(0,s-t)}const Jn=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function Xn({attempt:e,retries:t,signal:n,cancelled:s,onWait:r,beforeRetry:o}){for(let i=1;!n?.aborted;i++){const a=await e(
i);if("done"in a)return a.done;if(n?.aborted)break;const{result:u,waitMs:c}=a;if(i>t||c>me)return u;if(r?.(u,c),await Qn(
c,n),n?.aborted)break;const l=await o?.(u);if(l!==void 0&&!n?.aborted)return l}return s()}function Qn(e,t){return new Promise(
n=>{const s=()=>{clearTimeout(r),t?.removeEventListener("abort",s),n()},r=setTimeout(s,e);t?.addEventListener("abort",s)})}
const Zn=require("node:http");var ge=h.n(Zn);const z=()=>process.uptime()*1e3,es=require("node:string_decoder");class H extends Error{reason;constructor(t,n){
super(n),this.reason=t}}class nt extends Error{constructor(){super("a response arrived before the request was sent")}}function ts(e,{
isProxied:t,isProxyTls:n}){const s=(u,c)=>({kind:"failure",mayHaveBeenReceived:!1,reason:u,retryable:c,cause:e});if(e instanceof
H)return s(e.reason,e.reason==="timeout");const{code:r="",syscall:o,statusCode:i}=e;return r==="ERR_PROXY_TUNNEL"?s("pro\
xy-failed",i===void 0):e instanceof nt||r.startsWith("HPE_")?s(n?"proxy-failed":"connection-failed",!0):!ns(e)&&!r.startsWith(
"ERR_INVALID")?s(n?"proxy-failed":"tls-failed",!1):s(t&&!(r==="ECONNRESET"&&o===void 0&&!n)?"proxy-failed":"connection-f\
ailed",!0)}function ns(e){if(e instanceof AggregateError)return!0;const{code:t="",syscall:n}=e;return n!==void 0&&t!=="E\
PROTO"||ss.test(t)}const ss=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function rs(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof H?e.reason:r,retryable:!0,cause:e}}const is=e=>as.test(String(e)),as=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function cs(e,t,n){const{method:s,url:r,headers:o,body:i}=e,a=i===void 0?o:{...o,"Content-Length":Buffer.byteLength(i)},
u=ge().request(r,{agent:t,method:s,headers:a});return new Promise(c=>new us(e,u,n,c).start())}class us{#t;#e;#n;#s;#r;#u="";#o;#i;#l;#d=0;#f=!1;#h=!1;constructor(t,n,s,r){
this.#t=t,this.#e=n,this.#n=s,this.#s=r,this.#r=new es.StringDecoder(t.encoding)}start(){const{timeoutMs:t,signal:n}=this.#t,
s=()=>this.#a(new H("timeout",`no response within ${t/1e3} s`));this.#l=setTimeout(s,t),this.#e.on("error",r=>this.#a(r)),
this.#e.on("close",()=>this.#v()),this.#e.on("socket",r=>this.#w(r)),this.#e.on("response",r=>this.#$(r)),n?.addEventListener(
"abort",this.#p),n?.aborted&&this.#p()}#p=()=>this.#a(new H("cancelled","the run was cancelled"));#g=()=>{this.#h=!0};#b=t=>{
this.#d+=t.length};#w(t){this.#i=t,t.on("data",this.#b),t.once("session",this.#g);const n=()=>{this.#y(t)};ls(t)?n():t.once(
rt(t)?"secureConnect":"connect",n)}async#y(t){if(await st(),this.#e.destroyed||t.destroyed)return;this.#f=!0;const n=t.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!n)&&(this.#h=!0),this.#e.end(this.#t.body)}#$(t){const{maxBytes:n,wantsBody:s}=this.#t;
if(!this.#f){this.#a(new nt);return}const r=t.statusCode??0,o={kind:"response",status:r,headers:t.headers,at:new Date};if(this.#o=
{head:o,stream:t},s?.(r)===!1){this.#c(o),this.#e.destroy();return}let i=0;t.on("data",a=>{this.#u+=this.#r.write(a.subarray(
0,n-i)),i+=a.length,!(i<=n)&&(this.#c(o,"too-large"),this.#e.destroy())}),t.on("end",()=>this.#c(o,t.complete?void 0:"cu\
t")),t.on("error",a=>this.#a(a))}#v(){this.#o||this.#a(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#a(t){this.#o?this.#_(this.#o,t):this.#T(t)?this.#m(ts(t,this.#n)):this.#m(rs(t,this.#d)),this.#e.destroy()}#_({
head:t,stream:n},s){if(s instanceof H){this.#c(t,s.reason);return}for(;n.read()!==null;);this.#c(t,n.complete?void 0:"cu\
t")}#T(t){return this.#f?!this.#h&&this.#d===0&&is(t):!0}#c(t,n){const r=(this.#u+this.#r.end()).replace(/^\ufeff/,"");this.#m(
{...t,body:r,incomplete:n})}#m(t){clearTimeout(this.#l),this.#t.signal?.removeEventListener("abort",this.#p),this.#i?.removeListener(
"data",this.#b),this.#i?.removeListener("session",this.#g);const n={result:t,isConnectionKept:this.#e.reusedSocket};setImmediate(
()=>this.#s(n))}}async function st(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}const rt=e=>e.encrypted===
!0;function ls(e){return e.connecting?!1:!rt(e)||e.secureConnecting===!1}const K=require("node:net");function ds(e,t,n=process.
version){const s=(e.protocol==="https:"?t.https:t.http)?.trim();if(!s||ys(e,t.bypass))return;if(!ps(n))return{problem:`N\
ode ${n} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(s.
search(k.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const r=D(it(s));
return!r||!/^https?:/.test(r.protocol)?{problem:"the proxy setting is not an http or https URL"}:[r.username,r.password].
some(o=>at(o)===void 0)?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:r.href}}function fs(e){
const{statusCode:t}=Object(e);return t===407?ot:`${hs} Then run this again.`}const hs="Check HTTPS_PROXY, HTTP_PROXY and\
 NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",ot="The proxy\
 requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function ps(e){
const[t=0,n=0]=e.slice(1).split(".").map(Number);return t>24||t===24&&n>=5}const ms=4;function gs({http:e,https:t}){return[
...new Set([e,t].flatMap(n=>n===void 0?[]:bs(n)))]}function bs(e){const t=e.trim(),n=t.replace(/^[^:]*:\/\//,"");if(!n.includes(
"@"))return[];const s=ws(n.slice(0,n.lastIndexOf("@"))),r=s.map(u=>at(u)??u),{username:o="",password:i=""}=D(it(t))??{},
a=Buffer.from(r.join(":")).toString("base64").replaceAll("=","");return[...s,o,i,...r,a].filter(u=>u.length>=ms)}function ws(e){
const t=e.indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}const it=e=>e.includes("://")?e:`http://${e}`;function at(e){
try{return decodeURIComponent(e)}catch{return}}function ys(e,t){const n=ct(e.hostname).replace(/\.$/,""),s=e.port||(e.protocol===
"https:"?"443":"80");return t?.toLowerCase().match(/[^\s,]+/g)?.some(o=>o==="*"||$s(o,n,s))??!1}function $s(e,t,n){if(e.
includes("/"))return _s(e,t);const s=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e),r=s?.[1]??e;if(s&&s[2]!==n)return!1;const o=vs(
ct(r).replace(/^\*?\./,""));return t===o?!0:(0,K.isIP)(t)===0&&t.endsWith(`.${o}`)}const ct=e=>e.replace(/[[\]]/g,""),vs=e=>D(
`http://[${e}]`)?.hostname.slice(1,-1)??e;function _s(e,t){const[n="",s=""]=e.split("/"),r=(0,K.isIP)(n);if(r===0||(0,K.
isIP)(t)!==r)return!1;const o=r===4?32:128;if(!/^\d{1,3}$/.test(s)||Number(s)>o)return!1;const i=r===4?"ipv4":"ipv6",a=new K.
BlockList;return a.addSubnet(n,Number(s),i),a.check(t,i)}const ut=1e3,Ts=10;class Ss{#t;#e;#n=new Map;#s=new WeakMap;#r=new Map;constructor(t,n){
this.#t=t,this.#e=n}async request(t){const{method:n,url:s}=t,r=ds(s,this.#t);if(r&&"problem"in r)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(r.problem)};const o=await this.#u(s,r?.url);await this.#o(o,n);const i=r!==
void 0,a={isProxied:i,isProxyTls:i&&s.protocol==="http:"},u=z(),{result:c,isConnectionKept:l}=await cs(t,o,a),g=this.#l(
`${n} ${s}`),y=c.kind==="response"?c.status:c.reason;return this.#e?.({method:n,url:s,ended:y,ms:z()-u,attempt:g,isConnectionKept:l}),
c}async#u(t,n){const s=`${t.protocol} ${n}`,r=this.#n.get(s);if(r)return r;const{Agent:o}=t.protocol==="https:"?await ks():
ge();n!==void 0&&await Rs();const i=new o({keepAlive:!0,proxyEnv:{http_proxy:n,https_proxy:n}});return i.on("free",a=>this.#s.
set(a,z())),this.#n.set(s,i),i}async#o(t,n){const s=Math.min(...lt(t).map(o=>this.#i(o))),r=s<=ut;n!=="GET"&&r&&await Es(
Ts-s);for(const o of lt(t))(this.#i(o)>ut||xs(o))&&o.destroy()}#i(t){return z()-(this.#s.get(t)??Number.NEGATIVE_INFINITY)}#l(t){
const n=(this.#r.get(t)??0)+1;return this.#r.set(t,n),n}}const ks=async()=>(await Promise.resolve().then(h.t.bind(h,708,
23))).default,lt=e=>Object.values(e.freeSockets).flat(),xs=e=>e.readableEnded;async function Es(e){e>0&&await new Promise(
t=>setTimeout(t,e)),await st()}async function Rs(){const{subscribe:e,unsubscribe:t}=await Promise.resolve().then(h.t.bind(
h,53,23));t("net.client.socket",dt),e("net.client.socket",dt)}function dt(e){const{socket:t}=e;t.on("error",()=>{}),t.on(
"newListener",(n,s)=>{n==="readable"&&t.removeListener("readable",s)})}const Cs=e=>e>=200&&e<300;function Is(e){const t=ge().
STATUS_CODES[e];return t===void 0?String(e):`${e} ${t}`}var ft=h(311);const ht=64,As=1;class Os{retries;context;#t;constructor({
retries:t,...n},s){this.retries=t,this.context=s,this.#t=n}fetchAudiences(){return this.context.http.request({...this.#e(
"/v1/audience"),method:"GET",maxBytes:ht*N})}send(t){const{headers:n,...s}=this.#e("/v1/notifications");return this.context.
http.request({...s,method:"POST",headers:{...n,"Content-Type":"application/json"},body:t,maxBytes:As*N})}#e(t){const{baseUrl:n,
apiToken:s,timeout:r}=this.#t;return{url:new URL(`${n}${t}`),headers:{"Authentication-Token":s,Accept:"application/json",
"User-Agent":ft.N},timeoutMs:r*1e3,signal:this.context.signal}}}function So(e,t,n){const s=t.type==="all"?{type:"all"}:{
type:"audience",value:t.audience.id};return JSON.stringify({...e,target:s,...n})}const Ps={"connection-failed":"Check `b\
ase-url` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a pri\
vate CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"Check that the service is up; if it is\
 only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is\
 the address of the push service."},Ns={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of an https \
proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy) that does not require a cl\
ient certificate."};function Ls(e,{reason:t,mayHaveBeenReceived:n,cause:s}){const r=e==="Sending"&&n;if(t==="cancelled")
return r?"":w.Pz;if(t==="proxy-failed")return fs(s);const{code:o=""}=Object(s),i=t==="tls-failed"&&Ns[o]||Ps[t];return r?
i:`${i} Then run this again.`}function Us(e,{reason:t,mayHaveBeenReceived:n},s){const r=e==="Sending";return{"connection\
-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make a secure connection to the service (${s}\
).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The service may have received the request, but did \
not respond":"There was no complete response"} in time (${s}).`:`Timed out connecting to the service (${s}).`,"connectio\
n-lost":`The connection was lost before ${r?"a response arrived; the service may have received the request":"the respons\
e was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${s}).`,cancelled:r&&n?"The \
run was cancelled; the service may already have received the request.":(0,w.$6)(e)}[t]}function Hs(e,t,n){const{reason:s,
cause:r}=t;return new w.HR({reason:s,title:`${e} failed`,message:Us(e,t,(0,C.Kb)((0,w.q0)(r),n)),hint:Ls(e,t),cause:r})}
function Ms(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:a}=t,u=o.location?` and points to ${(0,C.hD)(js(n(o.location)))}`:
"",c=(0,C.Kb)(i,n,a!==void 0),l=c&&`: ${c.replace(/\.$/,"")}`,g=`The ${r===407?"proxy":"service"} responded ${Is(r)}${u}${l}\
.`;return new w.HR({reason:`http-${r}`,title:`${e} failed`,message:`${g}${Ds(o["retry-after"])}`,hint:s?Bs(r):Ws(r,e,c!==
"")})}function js(e){const[t=""]=e.split(/[?#]/,1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,"$1//")}function Bs(e){
return e===303?"The status says that the service handled the request, but not whether it sent the notification.":e===408?
"Whoever stopped waiting for the request may have passed it on to the service.":"The service has a problem: check its st\
atus."}const qs=e=>/^\s*<(?:!doctype\s+)?html/i.test(e),Fs="`base-url` leads to a website, not to the push service. Set \
it to the address of the API, without `/v1/\u2026`.";function Ds(e){const t=tt(e,Date.now());return t===void 0||t<=me?"":
` Retry-After asks for ${t>Yt?"more than a day":`${Math.ceil(t/1e3)} s`}; this action waits at most ${me/1e3} s.`}function Ws(e,t,n){
return e===401||e===403?"The service refused the token: check that `api-token` is the current API token of this site, an\
d that this workflow can read the secret. Then run this again.":e===404?`Check \`base-url\`: there may be no push service \
at that address (the action adds \`/v1/\u2026\` itself).${t==="Sending"?" With `target: audience`, check `audience-id` t\
oo.":""}`:e===407?ot:e===429?"The rate limit of the service is reached: wait, then run this again.":e>=300&&e<400?"The a\
ction does not follow redirects, because the token would go to the new address. Correct `base-url`.":e>=500?"The service\
 has a problem: check its status before you run this again.":e===408?"The service did not receive the request in time: r\
un this again.":n?{newRunAfter:"Fix the problem that the service reported. If you changed the workflow for that,"}:`The \
service did not say why. ${t==="Sending"?"Check the content and `extra-fields`, or ask":"Ask"} the operator of the servi\
ce.`}const be="Listing the audiences";async function Gs(e){const{signal:t,redact:n,log:s}=e.context,r=await Xn({attempt:async o=>pt(
await e.fetchAudiences(),Yn(o),n),retries:e.retries,signal:t,cancelled:()=>(0,w.Yq)(be),onWait:(o,i)=>s.retry(o,i)});if(r instanceof
w.HR)throw r;return Vs(r)}function pt(e,t,n){if(e.kind==="failure"){const c=Hs(be,e,n);return e.retryable&&e.reason!=="c\
ancelled"?{result:c,waitMs:t}:{done:c}}const{status:s,headers:r,body:o,incomplete:i}=e;if(!Cs(s)){const c=Ms(be,e,n);return s!==
408&&s!==429&&s<500?{done:c}:{result:c,waitMs:tt(r["retry-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="t\
oo-large")return{done:M(`the list is larger than ${ht} MiB`)};const a=i==="cut"?"connection-lost":i,u=new Error("only a \
part of the list arrived");return pt({kind:"failure",mayHaveBeenReceived:!0,reason:a,retryable:!0,cause:u},t,n)}function Vs(e){
const t=ze(e);if(qs(e))throw M("the response is a web page",Fs);if(t===void 0)throw M("the response is not JSON");const n=le(
t)?t.audience:void 0;if(!Array.isArray(n))throw M("audience: expected an array");for(let s=0;s<n.length;s++){const r=zs(
n[s]);if(r)throw M(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:o})=>({id:s,name:r,reach:o}))}function zs(e){if(!le(
e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.
isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")return".name: expected a\
 string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const M=(e,t="Check `base-url`; if\
 it is right, the service has a problem, or uses another version of its API.")=>new w.HR({reason:"bad-audience-list",title:"\
Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:t}),mt=e=>`https:/\
/github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ks(e)}`,Ks=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx");function gt(e){return ve(e).replace(Zs,j).replace(
er,tr).replace(/^[\t -%'-;=-@[-`{-~]/,j).replaceAll(`
`,"<br>")}function bt(e){return ve(e).replace(/[&<>]/g,j).replaceAll(`
`,"&#10;")}const we=(e,t)=>gt(vt((0,C.xv)(e,t))),ko=e=>$t(we(e,500));function wt(e,t=500){const s=(0,C.xv)(e,t).split(Js).
map((r,o)=>o%2===1?Xs(r):gt(vt(r)));return $t(s.join(""))}function yt({text:e,url:t},n=2e3){return`${wt(e,n)}${t?` <a hr\
ef="${$e(t)}">Open that run</a>`:""}`}const Ys=({command:e})=>e!==void 0&&`<pre><code>${bt(e)}</code></pre>`,$t=e=>`<spa\
n dir="auto">${e}</span>`,Js=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Xs=e=>`<code>${bt(e)}</code>`;function xo(e,t=300){const n=we(
e,t);return e.length>_t?n:`<a href="${$e(e)}">${n}</a>`}function Eo(e,t,n){return e.length>_t?t:`<img src="${$e(e)}" alt\
="${t}" width="${n}">`}function vt(e,t=40){if(e.length<=t||!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(
`${ye}{${t+1},}`,"gv"),s=new RegExp(`${ye}{${Qs}}(?=${ye})`,"gv");return e.replace(n,r=>r.replace(s,"$&\u200B"))}const Qs=10,
ye=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,_t=2e3,Zs=/[&<>"'`*_~[\]()|\\!{}^]/g,er=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,j=e=>`&#${e.codePointAt(0)};`,tr=e=>`<span>${j(
e)}</span>`,$e=e=>ve(e).replace(/[&<>"'`\n\t]/g,j);function ve(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(k.Uk,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function _e(e){if(e>=
0&&e<1e3)return String(e);const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,
",")+s:String(e)}const Te=(e,t)=>`${_e(e)} ${t}${e===1?"":"s"}`,nr=600;function Tt(e,t){if(e.length<=t)return e;const n=e.
split(`
`);if(n.length===1)return kt(e,t);const s=n.map(o=>(0,C.xv)(o,nr)),r=s.join(`
`);return r.length<=t?r:kt(sr(s,t),t)}function sr(e,t){const n=t-St(e.length).length;let s=0;const r=e.filter(o=>(s+=o.length+
1,s<=n));return[...r,St(e.length-r.length)].join(`
`)}const St=e=>`- and ${e} more (see the log)`,kt=(e,t)=>t===0?"":e.length<=t?e:(0,C.xv)(e,t-1),Se=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,rr={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."},or="start a new run (a re-run uses the original workflow file)",ir="announce the \
release by hand, with its tag (a re-run uses the original workflow file and event)";function ar(e,t=!1){return typeof e==
"string"?e:`${e.newRunAfter} ${t?ir:or}.`}function xt({title:e,reason:t,message:n,hint:s},r,{claim:o,isRunOfRelease:i=!1}={}){
const a=ar(s,i),l=r==="unknown"?cr(a,typeof s!="string",o):`${a}${r==="not-sent"&&t==="internal-error"?" You can run thi\
s again.":""}`;return{title:`${e} (${r?`${r}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:r&&rr[r],next:{text:l},reason:t}}
function cr(e,t,n){const s="The service may still send it: wait some minutes, then look in the panel of your push servic\
e before you send it again.",o=n!==void 0&&n.kind!=="none"?" first delete the claim of `once-key` (the command is in the\
 log), then":"";return t?`${s} If nothing was sent,${o} do this: ${e}`:[s,e,`If nothing was sent,${o} run this again.`].
filter(Boolean).join(" ")}const ke=4096;function ur({why:e,meaning:t,next:n,reason:s},r){const o=r(Se(e)),a=`
${r(t?`${t} ${Se(n)}`:Se(n))}${s?`
More: ${mt(s)}`:""}`,u=Tt(o,Math.max(0,ke-a.length));return{text:Tt(u+a,ke),isShortened:u!==o}}const lr=5e3;function dr({
whatFailed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[Y("What failed",`<b>${wt(e)}</b>`)]:[],Y("Why",yt(t,lr)),Y("What to do",yt(n)),...s?[Y("More",`<a href="${mt(s)}\
">What ${s} means</a>`)]:[]].join(`
`)}
</table>`,Ys(n)]}const Y=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`,Co=[{name:"D\
esktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"\
start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{
length:19,line:19},iconAt:"end",textWidth:310}];function fr(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.test(e),r=s?
e:e.match(hr())??[],o=s?void 0:pr(),i=r.length;let a=0,u=0,c=0;for(const l of r){if(a=l===`
`?(Math.floor(a/n)+1)*n:a+(o?.test(l)?2:1),a>t)return{shown:`${e.slice(0,c).trimEnd()}\u2026`,visible:u,total:i};a<t&&(u++,
c+=l.length)}return{shown:e,visible:i,total:i}}const hr=(0,k.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),pr=(0,k.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),Et=100,mr=1e3,gr=5e5,br=120;function Rt(e){if(e instanceof w.HR)return["<h2>\u274C Could not list the audiences</h2>",
dr(xt(e))];const t=`<h2>\u{1F4E3} ${Te(e.length,"audience")}</h2>`;if(e.length===0)return[t,"<p>The service lists no aud\
iences. Create them in the panel of your push service.</p>"];const n=e.toSorted((s,r)=>r.reach-s.reach);return[t,Sr(n),wr(
n)]}function wr(e){const t=yr(e),n=t.slice(0,Et),s=t.slice(Et),r=e.length-t.length;return[Ct(n),s.length>0&&`<details><s\
ummary>The next ${_e(s.length)}</summary>
${Ct(s)}
</details>`,r>0&&`<p>The ${Te(r,"audience")} with the smallest reach ${r===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function yr(e){const t=[];let n=0;for(const[s,r]of e.slice(0,mr).entries()){
const o=$r(r,s+1);if(n+=Buffer.byteLength(o),n>gr)break;t.push(o)}return t}function $r({id:e,name:t,reach:n},s){return`<\
tr>${[`<td align="right">${s}</td>`,`<td dir="auto">${we(t,br)}</td>`,`<td align="right"><code>${e}</code></td>`,`<td al\
ign="right">${_e(n)}</td>`].join("")}</tr>`}const Ct=e=>`<table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,vr=10,_r={length:20,line:20},Tr='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Sr(e){const t=e.
slice(0,vr).filter(({reach:o})=>Math.round(o)>0);if(t.length===0)return;const n=t.map(kr),s=t.map(({reach:o})=>Math.round(
Math.min(o,Number.MAX_SAFE_INTEGER))),r=e.length>1?`The ${t.length} largest by reach`:"Reach";return["```mermaid",Tr,"xy\
chart-beta horizontal",`  title "${r}"`,`  x-axis [${n.join(", ")}]`,`  y-axis "Subscribers" 0 --> ${s[0]}`,`  bar [${s.
join(", ")}]`,"```"].join(`
`)}function kr({id:e,name:t}){const n=t.replace(/\s+/g," ");return`"${xr(fr(n,_r).shown)} (${e})"`}function xr(e){return e.
toWellFormed().replace(k.r3," ").replace(/["`<>]/g,t=>Er[t]??"").replace(/%(?=[%{])/g,"% ").replace(/#(?=\w+;)/g,"# ")}const Er={
'"':"\u201D","`":"\u2019","<":"\u2039",">":"\u203A"};function Io({attempts:e,result:t,response:n,payload:s,target:r}){const o=r?.
type==="audience"?r.audience:void 0;return{outcome:t.outcome,reason:"failure"in t?t.failure.reason:"reason"in t?t.reason:
"","status-code":J(n?.statusCode),response:n?.body??"",payload:s??"","audience-id":J(o?.id),"audience-name":o?.name??"",
"audience-reach":J(o?.reach),attempts:J(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}const J=e=>e===void 0?
"":String(e);function It(e){return e instanceof w.HR?{audiences:"",count:"",reason:e.reason}:{audiences:JSON.stringify(e),
count:String(e.length),reason:""}}function Ao(e,t,n){const{notifications:s,problems:r,extraFields:o,failure:i}=e,a=s.map(
({file:c,content:l})=>({file:c,payload:{...l?.notification,...o}})),u=s.map(({file:c})=>c).filter(c=>c!=="");return{payloads:t?
"":JSON.stringify(a),files:i||r.length>0?"":JSON.stringify(u),"summary-url":n,count:i?"":String(a.length),reason:t}}const Rr=null;
function Oo(e,t){const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof
Failure)return At(s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const o=Object.entries(s).map(([i,a])=>r?
[t(i),n(a,!0)]:[i,Rr.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}function At({reason:e,
title:t,message:n,hint:s},r){const o=typeof s=="string"?r(s):{newRunAfter:r(s.newRunAfter)};return new w.HR({reason:e,title:r(
t),message:r(n),hint:o})}const Ot=require("os");function Pt(e){return e==null?"":typeof e=="string"||e instanceof String?
e:JSON.stringify(e)}function xe(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,
col:e.startColumn,endColumn:e.endColumn}:{}}function P(e,t,n){const s=new Cr(e,t,n);process.stdout.write(s.toString()+Ot.
EOL)}function Nt(e,t=""){P(e,{},t)}const Lt="::";class Cr{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.
properties=n,this.message=s}toString(){let t=Lt+this.command;if(this.properties&&Object.keys(this.properties).length>0){
t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=
!1:t+=",",t+=`${s}=${Ar(r)}`)}}return t+=`${Lt}${Ir(this.message)}`,t}}function Ir(e){return Pt(e).replace(/%/g,"%25").replace(
/\r/g,"%0D").replace(/\n/g,"%0A")}function Ar(e){return Pt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Po=require("path");var Ut=function(e,t,n,s){function r(o){return o instanceof
n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function a(l){try{c(s.next(l))}catch(g){i(g)}}function u(l){
try{c(s.throw(l))}catch(g){i(g)}}function c(l){l.done?o(l.value):r(l.value).then(a,u)}c((s=s.apply(e,t||[])).next())})},
Ee;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Ee||(Ee={}));function No(e,t){const n=toCommandValue(
t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand(
"set-env",{name:e},n)}function Or(e){P("add-mask",{},e)}function Lo(e){process.env.GITHUB_PATH||""?issueFileCommand("PAT\
H",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function X(e,t){const n=process.
env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not suppl\
ied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function Uo(e,t){const n=X(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function Ho(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=X(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Mo(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function jo(e){issue("echo",e?"on":"off")}function Bo(e){process.exitCode=Ee.Failure,Re(e)}function Pr(){
return process.env.RUNNER_DEBUG==="1"}function Nr(e){P("debug",{},e)}function Re(e,t={}){P("error",xe(t),e instanceof Error?
e.toString():e)}function Lr(e,t={}){P("warning",xe(t),e instanceof Error?e.toString():e)}function Ur(e,t={}){P("notice",
xe(t),e instanceof Error?e.toString():e)}function Ht(e){process.stdout.write(e+Ot.EOL)}function Mt(e){Nt("group",e)}function jt(){
Nt("endgroup")}function qo(e,t){return Ut(this,void 0,void 0,function*(){Mt(e);let n;try{n=yield t()}finally{jt()}return n})}
function Fo(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function Do(e){return process.env[`STATE_${e}`]||""}function Wo(e){return Ut(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Hr={"expected-payload":"any"};function Mr(e){for(const t of e.
filter(n=>Zt.includes(n))){const n=X(t);n!==""&&Or(n)}return Object.fromEntries(e.map(t=>[t,jr(t)]))}function jr(e){return process.
env[`INPUT_${e.toUpperCase()}`]!==void 0?X(e):Hr[e]??""}function Br(e){return Object.entries(process.env).flatMap(([t,n])=>{
const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.trim()?[]:[{name:s,variable:t}]})}
async function qr(e,t){const n=Br(e);if(n.length===0)return[];const{unknownInputs:s}=await h.e(645).then(h.bind(h,645));
return s(n,e,t)}const Bt=require("node:fs"),Ce=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function Fr(){return{
http:Ce("HTTP_PROXY"),https:Ce("HTTPS_PROXY"),bypass:Ce("NO_PROXY")}}function Dr(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,
GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:o}=process.env;return{github:{apiUrl:e||
"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:r??"",event:o??"",attempt:Number(
process.env.GITHUB_RUN_ATTEMPT)||1}}}const Go=e=>e==="pull_request"||e==="pull_request_target";function Vo(){const{github:e,
run:t}=Dr();return t.id===""?"":`${e.serverUrl}/${t.repository}/actions/runs/${t.id}/attempts/${t.attempt}`}async function zo(e){
const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.
env.GITHUB_EVENT_PATH=t)}}const Wr=25*N;function Ko(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{
return statSync(t).size>Wr?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse(
readFileSync(t,"utf8"))}}catch{return{name:e,payload:void 0,unreadable:t===""?void 0:"the file of the event cannot be re\
ad"}}}const qt="\u2060";function Ft(e){return e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replaceAll("##[",`##${qt}[`).split(`
`).map(Vr).join(`
`).replace(k.hD,"\uFFFD")}const Gr=(0,k.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Vr(e){const t=e.indexOf("::");return t>=
0&&!Gr().test(e.slice(0,t))?`${e.slice(0,t)}:${qt}${e.slice(t+1)}`:e}class zr{#t;constructor(t){this.#t=t}info(t){Ht(this.#n(
t))}retry(t,n){const s=(n/1e3).toFixed(1);this.info(`${t.title}: ${t.message} Retrying ${s==="0.0"?"now":`in ${s} s`}.`)}exchange({
method:t,url:n,ended:s,ms:r,attempt:o,isConnectionKept:i}){const a=i?"kept":"new",u=`${t} ${n.host}${n.pathname}`;Nr(this.#n(
`${u}: ${s} in ${r.toFixed()} ms (try ${o}, ${a} connection)`))}group(t,n){Mt(this.#n(t)),this.info(n),jt()}stack({reason:t,
cause:n}){t==="internal-error"&&this.group(`Stack of the error (${ft.N}, Node ${process.version}, ${process.platform})`,
Dt(n))}notice(t,n,s){this.#e(Ur,t,n,s)}warning(t,n,s){this.#e(Lr,t,n,s)}error(t,n,s){this.#e(Re,t,n,s)}#e(t,n,s,r){const o=this.#n(
s);o.length>ke&&Ht(o),t(o,{title:this.#n(n),...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(t){return Ft(
this.#t(t))}}function Dt(e){if(!(e instanceof Error))return(0,w.q0)(e);const{stack:t=(0,w.q0)(e),cause:n}=e;return n===void 0?
t:`${t}
Caused by: ${Dt(n)}`}function Kr(e){const t=new Date,n=Fr(),s=sn({...e,proxyCredentials:gs(n)}),r=new zr(s.redact),o=new Yr;
return{log:r,secrets:s,redact:s.redact,http:new Ss(n,Pr()?i=>r.exchange(i):void 0),signal:ne.signal,startedAt:t,watch:i=>o.
watch(i)}}class Yr{#t=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#t(new Error("it stopped \
before it finished"))),process.on("uncaughtException",t=>{this.#t(t),ne.abort()})}watch(t){const n=new Promise((s,r)=>{this.#t=
r});return Promise.race([t,n])}}async function Jr(e,t,n,s=t){let r=t;try{n()}catch(o){r=s,Xr(e,o)}return await new Promise(
o=>process.stdout.write("",o)),Zr(r)}function Xr(e,t){const n=t instanceof Error?t.name:typeof t;Re(`The report of this \
run failed (${n}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` i\
s not set, it may have been sent: wait some minutes, then look in the panel of your push service before you send it agai\
n.`,{title:"Internal error (internal-error)"});try{e.stack((0,w.h_)(t))}catch{}}const Qr=/^(GetAddrInfo|FS)Req/;function Zr(e){
if(process.getActiveResourcesInfo().some(t=>Qr.test(t)))if(process.platform!=="win32"){const t={...process.env,NODE_OPTIONS:""};
process.execve?.(process.execPath,[process.execPath,"-e",`process.exit(${e})`],t)}else e===1&&process.kill(process.pid,"\
SIGKILL");process.exit(e)}function eo(e,t,n){const{title:s,why:r}=n,{text:o,isShortened:i}=ur(n,Ft);i&&e.info(r.text),e[t](
s,o)}const Wt=524288;function to(e,t,{length:n}){if(n<=Wt)return;const s=`GitHub passes at most about ${Wt} on to other \
jobs, so use it only in this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters. ${s}`)}const no=["\
response","audience-name"];function Gt(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r={...e};
for(const o of no){const i=e[o];i!==void 0&&(r[o]=t(i))}try{(0,Bt.appendFileSync)(s,so(r))}catch(o){n.warning("Outputs n\
ot written",`The action could not write its outputs (${(0,w.q0)(o)}). Later steps may see them as empty; the log says ho\
w the run ended.`)}}function so(e){const t=new Set(Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;
for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function Vt(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||On(e)===!1))try{(0,Bt.appendFileSync)(
s,oo(t()))}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,w.q0)(r)}).`)}}const ro=9e5,zt=e=>typeof e==
"object"?e.flatMap(zt):e?[e]:[];function oo(e,t=ro){const n=zt(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(u=>(o+=Buffer.byteLength(u)+2,o>r));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function io(){const e=Mr(Ze),t=Kr({apiToken:e["api-token"]}),n=await t.watch(ao(e,t)).catch(w.h_);await Jr(t.log,
n instanceof w.HR?1:0,()=>co(n,e.summary,t))}async function ao(e,t){const{settings:n,problems:s}=qn(e,t.secrets);if(s.add(
await qr(Ze,t.redact)),s.throwIfAny(),!n)throw s.failure();return Gs(new Os(n,t))}function co(e,t,n){const{log:s,redact:r}=n;
if(e instanceof w.HR){const a=At(e,r);Gt(It(a),n),Vt(t,()=>Rt(a),n),s.stack(e),eo(s,"error",xt(a));return}const o=e.map(
({id:a,name:u,reach:c})=>({id:a,name:r(u),reach:c})),i=It(o);Gt(i,n),Vt(t,()=>Rt(o),n),to(s,"audiences",i.audiences),s.info(
`The service lists ${Te(o.length,"audience")}.`)}io(),module.exports=Kt})();
