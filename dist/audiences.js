(()=>{"use strict";var ve={916:((e,t,n)=>{n.d(t,{$6:()=>l,HR:()=>r,Pz:()=>u,Up:()=>s,Yq:()=>a,h_:()=>o,q0:()=>i});const s="\
start a new run (a re-run uses the original workflow file)";class r extends Error{reason;title;hint;constructor(d){super(
d.message,d.cause===void 0?void 0:{cause:d.cause}),this.name="Failure",this.reason=d.reason,this.title=d.title,this.hint=
d.hint}}function o(c){return c instanceof r?c:new r({reason:"internal-error",title:"Internal error",message:`The action \
itself failed: ${i(c)}.`,hint:"Please report this with the log of the run.",cause:c})}function i(c){if(!(c instanceof Error))
return String(c);const d=c.code;if(d==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";
if(d==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this action ca\
nnot present";const{reason:y}=c;if(typeof d=="string"&&d.startsWith("ERR_SSL_")&&typeof y=="string")return`${d}: ${y}`;const T=(c.
message||c.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),k=typeof d=="string"&&!T.includes(d)?`${d}: ${T}`:T,
S=c instanceof AggregateError?c.errors.map(i).join("; "):"",v=S&&S!==k?`${k} (${S})`:k;return c.cause===void 0?v:`${v}: ${i(
c.cause)}`}function a(c){return new r({reason:"cancelled",title:`${c} failed`,message:l(c),hint:u})}const l=c=>c==="Send\
ing"?"The run was cancelled before the service received the request.":`The run was cancelled while ${c.charAt(0).toLowerCase()}${c.
slice(1)}.`,u="If you did not mean to cancel it, run it again."}),925:((e,t,n)=>{n.d(t,{CC:()=>o,vQ:()=>T});var s=n(916),
r=n(992);function o(f,p,h={}){return{...typeof f=="string"?{input:f}:f,message:p,reason:"invalid-input",...h}}function i({
position:f},{position:p}){return!f||!p?+!f-+!p:f.line-p.line||f.column-p.column}const a=100;function l(f){const p=f.slice(
0,a).map((h,b)=>{if(typeof h=="number")return`[${h}]`;const $=(0,r.$Q)(String(h)).replace(r.Qi,"\uFFFD");return b>0?`.${$}`:
$});return(0,r.$Q)(p.join(""))}const u=f=>f.endsWith("?")?f:`${f}.`;function c(f,p,h,b=""){return`${f.length>0?`\`${l(f)}\
\``:p}${b}${h.startsWith('"')?":":""} ${u(h)}`}function d({input:f,file:p,path:h=[],position:b,message:$}){const L=b&&`l\
ine ${b.line}, column ${b.column}`;if(p!==void 0){const br=L?`${p}, ${L}`:p;return`${f}: ${br}: ${c(h,"the file",$)}`}const C=L?
` (${L})`:"",we=typeof h[0]=="number";if(h.length>0&&!we)return`${f}: ${c(h,"",$,C)}`;const _e=we?l([f,...h]):f;return $.
startsWith('"')?`${_e}${C}: ${u($)}`:`${we?`\`${_e}\``:y(_e)}${C} ${u($)}`}const y=f=>f.replace(/[^,\s]+/g,"`$&`").replace(
/, (?=\S*$)/," and ");function T(f){const p=f.some(h=>h.reason==="invalid-input")?"invalid-input":"unreadable-file";return new s.
HR({reason:p,title:p==="unreadable-file"?"Unreadable file":"Invalid input",message:M(f.map(d),E(f)),hint:S(f)})}const k=new Set(
["base-url","api-token"]);function S(f){const p=E(f)===1?"Correct it":"Correct what is listed";return f.every(({input:h})=>k.
has(h))?`${p}. If you changed a secret or variable, re-run the failed job. If you changed the workflow, ${s.Up}.`:`${p},\
 then ${s.Up}.`}const v=100;function j(f,p,h){const b=E(p.slice(v)),$=p.slice(0,v).map(h);return b===0?$:[...$,o(f,`has ${b}\
 more problems`,{count:b})]}const E=f=>f.reduce((p,{count:h=1})=>p+h,0);function M(f,p=f.length,h="problems"){if(f.length===
1)return f.join("");const b=f.slice(0,v).map($=>`- ${$}`);return p>b.length&&b.push(`- and ${p-b.length} more`),`${p} ${h}\
:
${b.join(`
`)}`}}),992:((e,t,n)=>{n.d(t,{$Q:()=>j,Dl:()=>o,Gv:()=>p,Kb:()=>f,QO:()=>s,Qi:()=>l,hD:()=>c,qF:()=>a,xb:()=>u});const s=2048,
r=new Map;function o(h,b){if(h.length>s)return;const $=`${b?.href??""} ${h}`;return r.has($)||r.set($,i(h,b)),r.get($)}function i(h,b){
try{return new URL(h,b)}catch{return}}function a(h){try{return JSON.parse(h)}catch{return}}const l=/[^ -~\xa0-\uffff]/g;
function u(h,b){let $;return()=>($??=new RegExp(h,b),$)}function c(h){const b=JSON.stringify(h);return b.length>100?`${b.
slice(0,98)}\u2026" (${h.length} characters)`:b}const d=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
y=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,T=/[\s\x85]+/g,k=u(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function S(h){const b=h.toWellFormed().replace(d,"").replace(y,"$1").replace(T," ").trim();return k().test(b)?b:""}
const v=100,j=h=>h.length>v?`${h.slice(0,v-1).toWellFormed()}\u2026`:h,E=300,M=65536;function f(h,b,$=!1){const C=b(h.slice(
0,M),$||h.length>M).replace(/\s+/g," ").trim();return C.length>E?`${C.slice(0,E)}\u2026`:C}const p=h=>typeof h=="object"&&
h!==null&&!Array.isArray(h)}),311:((e,t,n)=>{n.d(t,{N:()=>r,r:()=>s});const s="1.0.0",r=`web-push-action/${s}`}),53:(e=>{
e.exports=require("node:diagnostics_channel")}),708:(e=>{e.exports=require("node:https")})},V={};function m(e){var t=V[e];
if(t!==void 0)return t.exports;var n=V[e]={exports:{}},s=!0;try{ve[e](n,n.exports,m),s=!1}finally{s&&delete V[e]}return n.
exports}m.m=ve,typeof m<"u"&&(m.ab=__dirname+"/"),m.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return m.d(t,{a:t}),
t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,t;m.t=function(n,s){if(s&1&&(n=this(n)),
s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.then=="function"))return n;var r=Object.create(null);m.r(
r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(
i).forEach(a=>o[a]=()=>n[a]);return o.default=()=>n,m.d(r,o),r}})(),m.d=(e,t)=>{for(var n in t)m.o(t,n)&&!m.o(e,n)&&Object.
defineProperty(e,n,{enumerable:!0,get:t[n]})},m.f={},m.e=e=>Promise.all(Object.keys(m.f).reduce((t,n)=>(m.f[n](e,t),t),[])),
m.u=e=>""+e+".audiences.js",m.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),m.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={
792:1},t=n=>{var s=n.modules,r=n.ids,o=n.runtime;for(var i in s)m.o(s,i)&&(m.m[i]=s[i]);o&&o(m);for(var a=0;a<r.length;a++)
e[r[a]]=1};m.f.require=(n,s)=>{e[n]||t(require("./"+m.u(n)))}})();var Tt={},w=m(916),U=m(925),g=m(992);function kt(e){if(e===
"latest")return{value:{kind:"latest"}};const t=e.replace(/^refs\/tags\//,"");return t===""?{message:`${(0,g.hD)(e)} is n\
ot a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:t}}}function St(e){const t="use two times of \
day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(e))return{message:`${(0,g.
hD)(e)} is not a range of times; ${t}`};const[s=0,r=0]=e.split("-").map(Et);return s===r?{message:`${(0,g.hD)(e)} begins\
 and ends at the same time; ${t}`}:{value:{from:s,to:r,text:e}}}function Et(e){const[t=0,n=0]=e.split(":").map(Number);return t*
60+n}function Ct(e){if(/^[a-z]/i.test(e)&&Rt(e))return{value:e};const t=e.replaceAll(" ","_").toLowerCase(),n=Intl.supportedValuesOf(
"timeZone").find(r=>r.toLowerCase().endsWith(`/${t}`)),s=n?`did you mean ${n}?`:"use a name from the IANA time zone data\
base, such as Europe/Berlin";return{message:`${(0,g.hD)(e)} is not a time zone that this runner knows; ${s}`}}function Rt(e){
try{return new Intl.DateTimeFormat("en",{timeZone:e}),!0}catch{return!1}}function At(e){if(e==="any")return{value:void 0};
const t="set it to the output `payload` of the dry run that was approved, or remove the input";if(e==="")return{message:`\
is empty, so the payload that was approved is missing; ${t}`};const n=(0,g.qF)(e);return(0,g.Gv)(n)?{value:n}:{message:`\
is not a JSON object; ${t}`}}const z="the API token",Te="the GitHub token",Ot="***",ke=8,It=4;function xt(e){const t=new Map(
e.others?.map(s=>[s,""]));t.set(e.githubToken??"",Te).set(e.apiToken,z),t.delete("");const n=[...t].map(([s,r])=>s.length<
ke?{text:s,name:"",base64:[]}:{text:s,name:r,base64:Pt(s)});return{find:s=>{if(s.length<ke)return;const r=Ee(n,s,!1).map(
({name:o})=>o);return[z,Te].find(o=>r.includes(o))},redact:(s,r=!1)=>{let o="",i=0;for(const{start:a,end:l}of Ee(n,s,r).
sort((u,c)=>u.start-c.start))o+=a<i?"":`${s.slice(i,a)}${Ot}`,i=Math.max(i,l);return o+s.slice(i)}}}function Pt(e){return[
0,1,2].flatMap(t=>{const n=Buffer.from("\0".repeat(t)+e),s=n.toString("base64").slice(Math.ceil(t*8/6),Math.floor(n.length*
8/6)),r=s.replaceAll("+","-").replaceAll("/","_"),o={before:t>0,behind:n.length%3>0};return[...new Set([s,r])].map(i=>({
text:i,minLength:i.length,beside:o}))})}const Y=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,broken:/\\(?:u[\da-fA-F]{0,3})?$/},
{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],
Nt={escapes:new RegExp(Y.map(({escapes:e})=>e.source).join("|"),"g"),broken:new RegExp(Y.map(({broken:e})=>e.source).join(
"|"))},jt=[...Y,Nt],Mt=/[\\%&]/,Lt={escapes:/[\r\n]\s*/g,broken:/(?!)/};function Q(e){if(/^[\r\n]/.test(e))return"";if(/^&[^#]/.
test(e))return Bt.get(e.slice(1,-1))??e;if(/^\\[^u]/s.test(e))return Ut[e.slice(1)]??e.slice(1);const t=Number(e.replace(
/^(%|\\u|&#[xX])/,"0x").replace(/^&#|;$/g,""));return t<=65535?String.fromCharCode(t):e}const Ut={b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},Bt=new Map(`excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma,\
 period. sol/ colon: semi;
  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\` DiacriticalGrav\
e\`
  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(e=>[e.slice(0,-1),e.slice(-1)]));function Se(e,{
escapes:t,broken:n},s){let r=0;const o=e.text.replace(t,(l,u)=>(r=u+l.length,Q(l))),i=s?n.exec(e.text.slice(r))?.[0]??"":
"";if(r===0&&i==="")return e;let a;return{text:o.slice(0,o.length-i.length),inText:({start:l,end:u})=>{a??=Ht(e.text,t);
const{starts:c,ends:d}=a;return e.inText({start:c[l]??0,end:d[u-1]??Number.POSITIVE_INFINITY})}}}function Ht(e,t){const n=[],
s=[];let r=0;const o=i=>{n.push(r),s.push(i),r=i};for(const{0:i,index:a}of e.matchAll(t)){const l=Q(i);for(;r<a;)o(r+1);
l===""?r+=i.length:l!==i&&o(a+i.length)}for(;r<e.length;)o(r+1);return{starts:n,ends:s}}function Ee(e,t,n){const s={text:t,
inText:({start:i,end:a})=>({start:i,end:Math.min(a,t.length)})},r=Ce(e,s,n);if(!Mt.test(t))return r;const o=jt.flatMap(i=>{
const a=Se(s,i,n);return a===s?[]:Ce(e,a,n,i)});return[...r,...o]}function Ce(e,t,n,s){const r=Se(t,Lt,n);return e.flatMap(
({text:o,name:i,base64:a})=>{const l=s?[o.replace(s.escapes,Q)].filter(d=>d!==o):[],u=[o,...l].flatMap(d=>Re({text:d,minLength:o.
length},t,n)),c=a.flatMap(d=>Re(d,r,n));return[...u,...c].map(d=>({...d,name:i}))})}function Re(e,t,n){const{text:s}=t,{
length:r}=e.text,o=s.indexOf(e.text);if(o<0&&!n)return[];const{ends:i,begun:a}=Dt(e.text,s,o<0?Math.max(0,s.length-r):o),
l=[];for(const u of i){const{start:c,end:d}=Ae(e,t,u-r,u),y=l.at(-1);d-c<e.minLength||(y&&c<y.end?y.end=d:l.push({start:c,
end:d}))}if(n&&a>0){const u=Ae(e,t,s.length-a,Number.POSITIVE_INFINITY);(e.beside?a:u.end-u.start)>=Math.min(It,r-1)&&l.
push(u)}return l}function Ae({beside:e},{text:t,inText:n},s,r){const o=l=>/[\w+/-]/.test(t.charAt(l)),i=e?.before&&o(s-1)?
s-1:s;let a=e?.behind&&o(r)?r+1:r;for(;e&&a<r+3&&t[a]==="=";)a++;return n({start:i,end:a})}function Dt(e,t,n){const s=[0,
0],r=(a,l)=>{let u=a;for(;u>0&&e[u]!==l;)u=s[u]??0;return e[u]===l?u+1:u};for(let a=1;a<e.length;a++)s.push(r(s[a]??0,e[a]));
const o=[];let i=0;for(let a=n;a<t.length;a++)i=r(i,t[a]),i===e.length&&o.push(a+1);return{ends:o,begun:i===e.length?0:i}}
function Ft(e,t,n){return Object.entries(e).flatMap(([s,r])=>{const o=Gt(r,t);return o?(0,U.CC)({input:s,file:n},`contai\
ns ${o}, which would be published; remove it`):[]})}function Wt(e,t){const{"api-token":n,"github-token":s="",...r}=e,o=t.
find(s)===z;return Ft({...r,...o&&{"github-token":s}},t)}function Gt(e,t){const n=new Set([e]);for(const s of n){const r=typeof s==
"string"||typeof s=="number"?t.find(String(s)):void 0;if(r)return r;if(typeof s=="object"&&s!==null)for(const o of Object.
entries(s))for(const i of o)n.add(i)}}const qt={"":1,s:1,m:60,h:3600,d:86400,w:604800},Vt=/^[\x21-\x7e]+$/,zt=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function B(e,t,n){const s=r=>/^[0-9]+$/.test(r)&&Number(r)>=t&&Number(r)<=n;return r=>{if(s(r))return{value:Number(r)};const o=Oe(
r),i=o!==void 0&&s(o)?Ie(o):"";return{message:`${(0,g.hD)(r)} is not ${i?`a whole number${i}`:e}`}}}function Oe(e){return/^\d{1,3}([.,'’_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(e)?e.replace(/\D/g,""):void 0}const Ie=e=>`; write \`${e}\`, without separators`;function H(e){return/^(true|True|TRUE)$/.
test(e)?{value:!0}:/^(false|False|FALSE)$/.test(e)?{value:!1}:{message:`${(0,g.hD)(e)} is neither true nor false; use \`t\
rue\` or \`false\``}}function Yt(e){const t=H(e);return"value"in t?t.value:void 0}function Qt(e){const t=/^([0-9]+)([smhdw]?)$/.
exec(e),n="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t){const r=Oe(e);return{
message:`${(0,g.hD)(e)} is not a duration${r?Ie(r):`; ${n}`}`}}const s=Number(t[1])*qt[t[2]];return Number.isSafeInteger(
s)?{value:s}:{message:`${(0,g.hD)(e)} is too long; ${n}`}}function xe(e){return Vt.test(e)?{value:e}:{message:"contains \
a space, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a \
secret"}}function $r(...e){const t=`use an absolute ${e.join(" or ")} URL, such as https://example.com/${e.length>1?"pag\
e":"image.png"}`;return n=>n===""?Kt(n):Pe(e,n,t)}function Pe(e,t,n){if(t.length>g.QO)return{message:`${(0,g.hD)(t)} is \
longer than a URL may be; use one of at most 2,048 characters`};if(/[\s\\]/.test(t)||t.search(g.Qi)>=0)return{message:`${(0,g.
hD)(t)} contains white space or a backslash, which a URL must not contain; ${n}`};const s=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(t)?.[1]?.toLowerCase();return s!==void 0&&!e.includes(s)?{message:`${(0,g.hD)(t)} has the scheme ${s}; ${n}`}:s!==void 0&&
/^[^:]+:\/\/[^/?#]/.test(t)&&(0,g.Dl)(t)!==void 0?{value:t}:{message:`${(0,g.hD)(t)} is not an absolute URL; ${n}`}}function Xt(e){
if(/^[^/]*\/\/[^/?#]*@/.test(e))return{message:"contains a user name or password; remove them"};const n=Pe(["https","htt\
p"],e,"use the https address of the push service, such as https://push.example.com");if("message"in n)return n;const s=new URL(
e);if(s.protocol==="http:"&&!zt.test(s.hostname))return{message:`${(0,g.hD)(e)} has the scheme http, which would send th\
e token unencrypted; use an https URL (http is only for loopback addresses)`};const[,r]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(e)??[];return r?{message:`${(0,g.hD)(e)} ends with \`${r}\`, which the action adds; remove \`${r}\``}:/[?#]/.test(e)?
{message:`${(0,g.hD)(e)} has a query or fragment; remove it`}:{value:e.replace(/\/+$/,"")}}function Kt(e){return e===""?
{message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(e)&&plainLine(e)===""?{message:"has no vi\
sible character; write some text"}:{value:e}}const X=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),R=(e,t)=>n=>n===
""?{value:e}:t(n),_=e=>R(void 0,e),A=e=>({value:e}),K=(e,t)=>n=>{const s=e.find(r=>r===n);return s===void 0?{message:`${(0,g.
hD)(n)} is not ${t}`}:{value:s}},O={"base-url":X("the base address of the push service, such as https://push.example.com\
 (a misspelled variable is empty)",Xt),"api-token":X("the API token of the site, from a secret (a misspelled or unavaila\
ble secret is empty)",xe),timeout:R(30,B("a whole number of seconds from 1 to 300",1,300)),retries:R(3,B("a whole number\
 from 0 to 10",0,10)),summary:R(!0,H)},Ne=Number.MAX_SAFE_INTEGER,Z={...O,target:X("`all` (every subscriber) or `audienc\
e`; there is no default, so that nobody sends to all by mistake",K(["all","audience"],"a valid target; use `all` (every \
subscriber) or `audience`")),"audience-id":_(B("an audience id, which is a whole number such as 101",1,Ne)),"audience-na\
me":_(A),"max-reach":_(B("a whole number such as 10000",0,Ne)),"payload-file":_(A),"extra-fields":_(A),"dry-run":R(!1,H),
"check-urls":R(!1,H),"once-key":_(A),"once-per":_(K(["day","week","month"],"a period; use `day`, `week` or `month`")),"s\
end-between":_(St),"time-zone":_(Ct),release:_(kt),"release-level":_(K(["major","minor","patch"],"a level; use `major`, \
`minor` or `patch`")),"max-age":_(Qt),"expected-payload":At,"github-token":_(xe)},Zt=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),
J=["title","message","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],ee=e=>Object.
keys(e),Jt=ee(O),yr=[...ee(Z),...J];function en(e,t){return te(O,e,t)}function wr(e,t){const n=te(Z,e,t,rn(e));return n.
settings?.release?.kind==="latest"&&(n.settings.maxAge??=tn),n}const tn=604800;function te(e,t,n,s=[]){const r=[...Wt(t,
n),...sn(t)],o=new Set(r.map(({input:c})=>c)),i={...t,...Object.fromEntries([...o].map(c=>[c,"(refused)"]))},a={},l=[];for(const[
c,d]of Object.entries(e)){const y=d(i[c]);"value"in y?a[Zt(c)]=y.value:l.push((0,U.CC)(c,y.message))}const u=[...r,...[...l,
...s].filter(({input:c})=>!o.has(c))];return{settings:u.length>0?void 0:a,problems:u,inputs:i,refused:o}}const nn=65536;
function sn(e){return["actions","extra-fields"].filter(n=>Buffer.byteLength(e[n]??"")>nn).map(n=>(0,U.CC)(n,"is larger t\
han 64 KiB; make it smaller"))}const je={"payload-files":A,"extra-fields":A,"check-urls":Z["check-urls"],timeout:O.timeout,
summary:O.summary},_r=[...ee(je),...J];function vr(e,t){const n="is missing; set paths of payload files, or a notificati\
on as inputs",s=e["payload-files"]===""&&J.every(r=>e[r]==="");return te(je,e,t,s?[problem("payload-files",n)]:[])}function rn(e){
const[t,n]=[e.target==="all",e.target==="audience"],s="is only allowed with `target: audience`",r="remove it, or change \
`target`",o="(the service does not report the reach of a broadcast)",i=e["once-key"]?"`once-key` needs it to store a rec\
ord in the repository":"the input `release` needs it to fetch the release";return[["audience-id",t&&e["audience-id"],`${s}\
; ${r}`],["audience-name",t&&e["audience-name"],`${s}; ${r}`],["max-reach",t&&e["max-reach"],`${s} ${o}; remove it`],["a\
udience-id, audience-name",n&&!e["audience-id"]&&!e["audience-name"],"are both missing; set at least one"],["once-key",e["\
once-per"]&&!e["once-key"],"is missing; `once-per` needs it"],["time-zone",e["time-zone"]&&!e["send-between"]&&!e["once-\
per"],"has no effect without `send-between` or `once-per`; set one of them, or remove it"],["github-token",(e["once-key"]||
e.release)&&!e["github-token"],`is missing; ${i}`]].flatMap(([l,u,c])=>u?problem(l,c):[])}const on=require("node:http");
var ne=m.n(on);const an=require("node:string_decoder");class I extends Error{reason;constructor(t,n){super(n),this.reason=
t}}function cn(e,{isProxied:t,isProxyTls:n}){const s=(l,u)=>({kind:"failure",mayHaveBeenReceived:!1,reason:l,retryable:u,
cause:e});if(e instanceof I)return s(e.reason,e.reason==="timeout");const{code:r="",syscall:o,statusCode:i}=e;return r===
"ERR_PROXY_TUNNEL"?s("proxy-failed",i===void 0):!un(e)&&!r.startsWith("ERR_INVALID")?s(n?"proxy-failed":"tls-failed",!1):
s(t&&!(r==="ECONNRESET"&&o===void 0&&!n)?"proxy-failed":"connection-failed",!0)}function un(e){if(e instanceof AggregateError)
return!0;const{code:t="",syscall:n}=e;return n!==void 0&&t!=="EPROTO"||ln.test(t)}const ln=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function dn(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof I?e.reason:r,retryable:!0,cause:e}}function fn(e){const[,t]=/\bSSL alert number (\d{1,3})\b/.exec(e instanceof
Error?e.message:"")??[];return t!==void 0&&hn.has(Number(t))}const hn=new Set([42,43,44,45,46,48,116]),Me=async()=>(await Promise.
resolve().then(m.t.bind(m,708,23))).default;async function pn(e,t,n){const{request:s}=e.url.protocol==="https:"?await Me():
ne();return new Promise(r=>new mn(e,n,r).start(s,t))}class mn{#e;#l;#d;#o;#f="";#t;#n;#i;#h;#a=0;#p=!1;#m=!0;constructor(t,n,s){
this.#e=t,this.#l=n,this.#d=s,this.#o=new an.StringDecoder(t.encoding??"utf8")}start(t,n){const{method:s,url:r,headers:o,
body:i,timeoutMs:a,signal:l}=this.#e,u=i===void 0?o:{...o,"Content-Length":Buffer.byteLength(i)};this.#h=setTimeout(()=>this.#s(
new I("timeout",`no response within ${a/1e3} s`)),a);const c=t(r,{agent:n,method:s,headers:u});this.#n=c,c.on("error",d=>this.#s(
d)),c.on("close",()=>this.#w()),c.on("socket",d=>this.#$(d)),c.on("response",d=>this.#y(d)),l?.addEventListener("abort",
this.#c),l?.aborted&&this.#c()}#c=()=>this.#s(new I("cancelled","the run was cancelled"));#g=t=>{this.#a+=t.length};#$(t){
this.#i=t,t.on("data",this.#g),gn(t)?this.#b():t.once(Le(t)?"secureConnect":"connect",()=>this.#b())}#b(){const t=this.#n;
if(!t||t.destroyed)return;this.#p=!0;const n=this.#i.getProtocol?.()==="TLSv1.3";this.#m=t.reusedSocket||!n,t.end(this.#e.
body)}#y(t){const{maxBytes:n,wantsBody:s}=this.#e,r=t.statusCode??0;if(this.#t={kind:"response",status:r,headers:t.headers,
body:"",at:new Date},s?.(r)===!1){this.#r(),this.#n?.destroy();return}let o=0;t.on("data",i=>{this.#f+=this.#o.write(i.subarray(
0,n-o)),o+=i.length,!(o<=n)&&(this.#r("too-large"),this.#n?.destroy())}),t.on("end",()=>this.#r(t.complete?void 0:"cut")),
t.on("error",i=>this.#s(i)),t.on("close",()=>this.#r("cut"))}#w(){this.#t||this.#s(Object.assign(new Error("the connecti\
on was closed"),{code:"ECONNRESET"}))}#s(t){this.#t?this.#r(t instanceof I?t.reason:"cut"):this.#_(t)?this.#u(cn(t,this.#l)):
this.#u(dn(t,this.#a)),this.#n?.destroy()}#_(t){return this.#p?!this.#m&&this.#a===0&&fn(t):!0}#r(t){if(!this.#t)return;
const n=this.#f+this.#o.end(),r=this.#e.encoding==="latin1"?n:n.replace(/^\ufeff/,"");this.#u({...this.#t,body:r,incomplete:t})}#u(t){
clearTimeout(this.#h),this.#e.signal?.removeEventListener("abort",this.#c),this.#i?.removeListener("data",this.#g),this.#d(
t)}}const Le=e=>e.encrypted===!0;function gn(e){return e.connecting?!1:!Le(e)||e.secureConnecting===!1}const x=require("node:net");
function bn(e,t,n=process.version){const s=(e.protocol==="https:"?t.https:t.http)?.trim();if(!s||Sn(e,t.bypass??""))return;
if(!wn(n))return{problem:`Node ${n} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or re\
move the proxy settings`};if(s.search(g.Qi)>=0)return{problem:"the proxy setting contains a line break or another contro\
l character"};const r=(0,g.Dl)(Be(s));return!r||!/^https?:$/.test(r.protocol)?{problem:"the proxy setting is not an http\
 or https URL"}:He(r.username+r.password)===void 0?{problem:"the user name or password in the proxy setting is not perce\
nt-encoded"}:{url:r.href}}function $n(e){const{statusCode:t}=Object(e);return t===407?Ue:`${yn} Then run this again.`}const yn="\
Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its\
 certificate file.",Ue="The proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_\
PROXY. Then run this again.";function wn(e){const[t=0,n=0]=e.replace(/^v/,"").split(".").map(Number);return t>24||t===24&&
n>=5}const _n=4;function vn({http:e,https:t}){return[...new Set([e,t].flatMap(Tn))]}function Tn(e=""){const t=Be(e.trim()),
[,n=""]=/^[^:]*:\/\/(.*)$/s.exec(t)??[],s=n.lastIndexOf("@");if(s<0)return[];const r=kn(n.slice(0,s)),o=r.map(c=>He(c)??
c),{username:i="",password:a=""}=(0,g.Dl)(t)??{},l=[...r,i,a,...o].filter(c=>c.length>=_n),u=Buffer.from(o.join(":")).toString(
"base64").replace(/=+$/,"");return[...l,u]}function kn(e){const t=e.indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(
t+1)]}const Be=e=>e.includes("://")?e:`http://${e}`;function He(e){try{return decodeURIComponent(e)}catch{return}}function Sn(e,t){
const n=e.hostname.replace(/^\[|\]$|\.$/g,""),s=e.port||(e.protocol==="https:"?"443":"80");return t.toLowerCase().split(
/[\s,]+/).filter(r=>r!=="").some(r=>r==="*"||En(r,n,s))}function En(e,t,n){if(e.includes("/"))return Rn(e,t);const s=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(e),[,r=e,o=n]=s??[];if(o!==n)return!1;const i=Cn(r.replace(/^\[|\]$/g,"").replace(/^\*?\./,""));return t===i?!0:(0,x.
isIP)(t)===0&&t.endsWith(`.${i}`)}function Cn(e){return(0,x.isIP)(e)===6&&(0,g.Dl)(`http://[${e}]`)?.hostname.slice(1,-1)||
e}function Rn(e,t){const[n="",s=""]=e.split("/"),r=(0,x.isIP)(n);if(r===0||(0,x.isIP)(t)!==r)return!1;const o=r===4?32:128;
if(!/^\d{1,3}$/.test(s)||Number(s)>o)return!1;const i=r===4?"ipv4":"ipv6",a=new x.BlockList;return a.addSubnet(n,Number(
s),i),a.check(t,i)}const De=1e3,An=10;function On(e){const t=new Map,n=new WeakMap,s=o=>Ge()-(n.get(o)??Number.NEGATIVE_INFINITY);
async function r(o,i){const a=`${o.protocol}${i??""}`,l=t.get(a);if(l)return l;const u=i===void 0?void 0:{http_proxy:i,https_proxy:i},
{Agent:c}=o.protocol==="https:"?await Me():ne();i!==void 0&&await Pn();const d=new c({keepAlive:!0,proxyEnv:u});return d.
on("free",y=>n.set(y,Ge())),t.set(a,d),d}return{async request(o){const i=bn(o.url,e);if(i&&"problem"in i)return{kind:"fa\
ilure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(i.problem)};const a=await r(o.url,i?.url),
l=Math.min(...Fe(a).map(s)),u=l<De;o.method!=="GET"&&u&&await xn(An-l);for(const d of Fe(a))(s(d)>De||In(d))&&d.destroy();
const c=o.url.protocol==="http:"&&i?.url.startsWith("https:")===!0;return pn(o,a,{isProxied:i!==void 0,isProxyTls:c})}}}
const Fe=e=>Object.values(e.freeSockets).flatMap(t=>t??[]),In=e=>e.readableEnded||!e.writable;async function xn(e){e>0&&
await new Promise(t=>setTimeout(t,e));for(let t=0;t<2;t++)await new Promise(n=>setImmediate(n))}async function Pn(){const{
subscribe:e,unsubscribe:t}=await Promise.resolve().then(m.t.bind(m,53,23));t("net.client.socket",We),e("net.client.socke\
t",We)}const We=e=>{e.socket.on("error",()=>{})},Nn=e=>e>=200&&e<300;function jn(e){const t=ne().STATUS_CODES[e];return t===
void 0?String(e):`${e} ${t}`}const Ge=()=>process.uptime()*1e3,Mn=1e3,Ln=3e4,se=12e4;function Un(e){return Math.random()*
Math.min(Ln,Mn*2**(e-1))}function qe(e,t){const n=e?.trim()??"";if(/^\d+$/.test(n))return Number(n)*1e3;if(!Bn.test(n))return;
const s=Date.parse(n.endsWith("GMT")?n:`${n} GMT`);return Number.isNaN(s)?void 0:Math.max(0,s-t)}const Bn=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function Hn({attempt:e,retries:t,signal:n,cancelled:s,onWait:r}){for(let o=1;!n?.aborted;o++){const i=await e(o);if("\
done"in i)return i.done;if(n?.aborted)break;const{retry:a,waitMs:l}=i;if(o>t||l>se)return a;r?.(a,l),await Dn(l,n)}return s()}
function Dn(e,t){return new Promise(n=>{const s=()=>{clearTimeout(r),t?.removeEventListener("abort",s),n()},r=setTimeout(
s,e);t?.addEventListener("abort",s)})}const Fn={"connection-failed":"Check `base-url` and that the runner can reach it.",
"tls-failed":"Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its cert\
ificate file on the runner.",timeout:"Check that the service is up; if it is only slow, raise `timeout`.","connection-lo\
st":"Check that the service is up.","bad-response":"Check that `base-url` is the address of the push service."},Wn={ERR_SSL_WRONG_VERSION_NUMBER:"\
Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of t\
he service (or a proxy) that does not require a client certificate."};function Gn(e,{reason:t,mayHaveBeenReceived:n,cause:s}){
const r=e==="Sending"&&n;if(t==="cancelled")return r?"":w.Pz;if(t==="proxy-failed")return $n(s);const{code:o=""}=Object(
s),i=t==="tls-failed"&&Wn[o]||Fn[t];return r?i:`${i} Then run this again.`}function qn(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make\
 a secure connection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The servic\
e may have received the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out conn\
ecting to the service (${s}).`,"connection-lost":`The connection was lost before ${r?"a response arrived; the service ma\
y have received the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is\
 incomplete (${s}).`,cancelled:r&&n?"The run was cancelled; the service may already have received the request.":(0,w.$6)(
e)}[t]}function Vn(e,t,n){const{reason:s,cause:r}=t;return new w.HR({reason:s,title:`${e} failed`,message:qn(e,t,(0,g.Kb)(
(0,w.q0)(r),n)),hint:Gn(e,t),cause:r})}function zn(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:a}=t,l=o.location?
` and points to ${(0,g.hD)(n(o.location))}`:"",u=(0,g.Kb)(i,n,a!==void 0),c=`The ${r===407?"proxy":"service"} responded ${jn(
r)}${l}${u?`: ${u}`:""}`;return new w.HR({reason:`http-${r}`,title:`${e} failed`,message:`${c.replace(/\.$/,"")}.${Xn(o["\
retry-after"])}`,hint:s?Yn(r):Kn(r,e,u!=="")})}function Yn(e){return e===303?"The status says that the service handled t\
he request, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have passed \
it on to the service.":"The service has a problem: check its status."}const Qn=864e5;function Xn(e){const t=qe(e,Date.now());
return t===void 0||t<=se?"":` Retry-After asks for ${t>Qn?"more than a day":`${Math.ceil(t/1e3)} s`}; this action waits \
at most ${se/1e3} s.`}function Kn(e,t,n){return e===401||e===403?"The service refused the token: check that `api-token` \
is the current API token of this site, and that this workflow can read the secret. Then run this again.":e===404?`Check \
\`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t==="Sending"?" Wit\
h `target: audience`, check `audience-id` too.":""}`:e===407?Ue:e===429?"The rate limit of the service is reached: wait,\
 then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to the new addres\
s. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":e===408?"The ser\
vice did not receive the request in time: run this again.":n?`Fix the problem that the service reported. If you changed \
the workflow for that, ${w.Up}.`:`The service did not say why. ${t==="Sending"?"Check the content and `extra-fields`, or\
 ask":"Ask"} the operator of the service.`}const re="Listing the audiences";async function Zn(e){const{signal:t,redact:n,
log:s}=e.context,r=await Hn({attempt:async o=>Ve(await e.fetchAudiences(),Un(o),n),retries:e.retries,signal:t,cancelled:()=>(0,w.
Yq)(re),onWait:s.retry});if(r instanceof w.HR)throw r;return Jn(r)}function Ve(e,t,n){if(e.kind==="failure"){const u=Vn(
re,e,n);return e.retryable&&e.reason!=="cancelled"?{retry:u,waitMs:t}:{done:u}}const{status:s,headers:r,body:o,incomplete:i}=e;
if(!Nn(s)){const u=zn(re,e,n);return s!==408&&s!==429&&s<500?{done:u}:{retry:u,waitMs:qe(r["retry-after"],Date.now())??t}}
if(i===void 0)return{done:o};if(i==="too-large")return{done:D("the list is larger than 64 MiB")};const a=i==="cut"?"conn\
ection-lost":i,l=new Error("only a part of the list arrived");return Ve({kind:"failure",mayHaveBeenReceived:!0,reason:a,
retryable:!0,cause:l},t,n)}function Jn(e){const t=(0,g.qF)(e);if(t===void 0)throw D("the response is not JSON");const n=(0,g.
Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw D("audience: expected an array");for(let s=0;s<n.length;s++){const r=es(
n[s]);if(r)throw D(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:o})=>({id:s,name:r,reach:o}))}function es(e){if(!(0,g.
Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.
isSafeInteger(t))return`.id: ${t} is not a whole number within \xB1(2^53-1), so it cannot be an id`;if(typeof n!="string")
return".name: expected a string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const D=e=>new w.
HR({reason:"bad-audience-list",title:"Unusable audience list",message:`The service responded, but not with a list of aud\
iences: ${e}.`,hint:"Check `base-url`; if it is right, the service has a problem, or uses another version of its API."});
var ts=m(311);const ze=1048576;function ns({baseUrl:e,apiToken:t,timeout:n,retries:s},r){const{http:o,signal:i}=r,a={"Au\
thentication-Token":t,Accept:"application/json","User-Agent":ts.N},l={timeoutMs:n*1e3,signal:i};return{retries:s,context:r,
fetchAudiences(){const u=new URL(`${e}/v1/audience`);return o.request({method:"GET",url:u,headers:a,maxBytes:64*ze,...l})},
send(u){const c=new URL(`${e}/v1/notifications`),d={...a,"Content-Type":"application/json"};return o.request({method:"PO\
ST",url:c,headers:d,body:u,maxBytes:ze,...l})}}}function Ye(e){return ce(e).replace(cs,P).replace(us,ls).replace(/^[\t -%'-;=-@[-`{-~]/,
P).replaceAll(`
`,"<br>")}function Qe(e){return ce(e).replace(/[&<>]/g,P).replaceAll(`
`,"&#10;")}const oe=(e,t)=>Ye(Je(F(e,t))),Tr=e=>Ze(oe(e,500));function Xe(e,t=500){const s=F(e,t).split(rs).map((r,o)=>o%
2===1?is(r):Ye(Je(r)));return Ze(s.join(""))}function Ke({text:e,url:t},n=2e3){return`${Xe(e,n)}${t?` <a href="${ae(t)}"\
>Open that run</a>`:""}`}const ss=({command:e})=>e!==void 0&&`<pre><code>${Qe(e)}</code></pre>`,Ze=e=>`<span dir="auto">${e}\
</span>`,rs=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,is=e=>`<code>${Qe(e)}</code>`;function kr(e,t=300){const n=oe(e,t);return e.
length>et?n:`<a href="${ae(e)}">${n}</a>`}function Sr(e,t,n){return e.length>et?t:`<img src="${ae(e)}" alt="${t}" width=\
"${n}">`}function F(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function Je(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${ie}{${t+1},}`,"gv"),s=new RegExp(`${ie}{${as}\
}(?=${ie})`,"gv");return e.replace(n,r=>r.replace(s,"$&\u200B"))}const as=10,ie=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,et=2e3,cs=/[&<>"'`*_~[\]()|\\!{}^]/g,us=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,P=e=>`&#${e.codePointAt(0)};`,ls=e=>`<span>${P(
e)}</span>`,ae=e=>ce(e).replace(/[&<>"'`\n\t]/g,P);function ce(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function ue(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const le=(e,t)=>`${ue(e)} ${t}${e===1?"":"s"}`,ds=9e5,tt=e=>typeof e=="object"?e.flatMap(
tt):e?[e]:[];function de(e,t=ds){const n=tt(e),s="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(l=>(o+=Buffer.byteLength(l)+2,o>r));return`${(i===-1?n:[...n.
slice(0,i),s]).join(`

`)}
`}const fe=({text:e,url:t,command:n})=>`${e}${t?` ${t}`:""}${n?`
${n}`:""}`,fs={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function nt({title:e,reason:t,message:n,hint:s},r,o){const a=o!==void 0&&o.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",u=["Look in the panel of the service\
 before you send it again.",s,`If nothing was sent, ${a}run this again.`].filter(Boolean).join(" "),c=r==="not-sent"&&t===
"internal-error"?" You can run this again.":"";return{title:`${e} (${r?`${r}: `:""}${t})`,failed:e,why:{text:n},meaning:r&&
fs[r],next:{text:r==="unknown"?u:`${s}${c}`},reason:t}}const hs=e=>e.replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,
"http-$1xx"),st=e=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${hs(e)}`,rt=4096,
ps=600;function ms({why:e,meaning:t,next:n,reason:s},r){const i=`
${r(t?`${t} ${fe(n)}`:fe(n))}${s?`
More: ${st(s)}`:""}`;return gs(r(fe(e)),rt-i.length)+i}function gs(e,t){const n=e.split(`
`);if(n.length===1)return F(e,t-1);const s=a=>`- and ${a} more (see the log)`;let r=s(n.length).length;const o=[];for(const a of n){
const l=F(a,ps);if(r+=l.length+1,r>t)break;o.push(l)}const i=n.length-o.length;return[...o,...i>0?[s(i)]:[]].join(`
`)}const bs=5e3;function $s({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${Xe(e)}</b>`]]:[],["Why",Ke(t,bs)],["What to do",Ke(n)],...s?[["More",`<a href="${st(s)}">W\
hat ${s} means</a>`]]:[]].map(([o="",i])=>`<tr><th align="left">${o.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,ss(n)]}const ys=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},
button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}],ws=2,ot=56,_s=360,vs="Where the text\
 is cut off is an estimate: it depends on fonts, versions and settings.";function Cr(e){return`<div>
${ys.map(n=>Ts(n,e)).join(`
`)}
<br clear="all"><sub>${vs}</sub>
</div>`}function Ts(e,{title:t,message:n,actions:s=[],...r}){const{name:o,browser:i,iconAt:a,textWidth:l}=e,u=W(t,e.title),
c=W(n,e.message),d=s.slice(0,ws).map(({text:f})=>W(f,e.button)),y=s.length-d.length,T=`<td valign="top" width="${ot}">${image(
r.icon_url,"icon",ot)}</td>`,k=`<td valign="top" width="${l}" dir="auto"><b>${he(u)}</b><br>${he(c)}</td>`,S=r.banner_url&&
image(r.banner_url,"banner",_s),v=d.map(f=>`<kbd>&nbsp;${he(f)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),j={Title:u,Message:c},
E=[...Object.entries(j).map(([f,p])=>pe(p)&&Ss(f,p)),d.some(pe)&&"\u2702\uFE0F A button is cut",y>0&&`\u2702\uFE0F ${counted(
y,"more button")} not shown`,...Object.entries(j).map(([f,p])=>!pe(p)&&it(Es(f,p))),it(`Opens ${link(r.landing_url,38)}`)].
filter(Boolean);return`<table align="left">${[`<th colspan="2">${o} <sub>${i}</sub></th>`,a==="start"?T+k:k+T,S&&`<td co\
lspan="2" align="center">${S}</td>`,v&&`<td colspan="2" align="center">${v}</td>`,`<td colspan="2">${E.join("<br>")}</td\
>`].flatMap(f=>f?[`<tr>${f}</tr>`]:[]).join("")}</table>`}const ks=24,he=({shown:e})=>escapeMarkup(breakable(e,ks)),pe=({
visible:e,total:t})=>e<t,Ss=(e,{visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${grouped(t)} of ${counted(n,"characte\
r")}`,Es=(e,{total:t})=>`${e} fits (${counted(t,"character")})`,it=e=>`<sub>${e}</sub>`;function W(e,{length:t,line:n}){
const s=/^[\n\x20-\x7e]*$/.test(e),r=s?e:e.match(Cs())??[],o=s?void 0:Rs(),i=r.length;let a=0,l=0,u=0;for(const c of r){
if(a=c===`
`?(Math.floor(a/n)+1)*n:a+(o?.test(c)?2:1),a>t)return{shown:`${e.slice(0,u).trimEnd()}\u2026`,visible:l,total:i};a<t&&(l++,
u+=c.length)}return{shown:e,visible:i,total:i}}const Cs=(0,g.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Rs=(0,g.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),at=100,As=1e3,Os=5e5,Is=120;function ct(e){if(e instanceof w.HR)return de(["<h2>\u274C Could not list the audiences</h2>",
$s(nt(e))]);const t=`<h2>\u{1F4E3} ${le(e.length,"audience")}</h2>`;if(e.length===0)return de([t,"<p>The service lists n\
o audiences. Create them in the panel of the service.</p>"]);const n=e.toSorted((s,r)=>r.reach-s.reach);return de([t,Us(
n),xs(n)])}function xs(e){const t=Ps(e),n=t.slice(0,at),s=t.slice(at),r=e.length-t.length;return[ut(n),s.length>0&&`<det\
ails><summary>The next ${ue(s.length)}</summary>
${ut(s)}
</details>`,r>0&&`<p>The ${le(r,"audience")} with the smallest reach ${r===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function Ps(e){const t=[];let n=0;for(const[s,r]of e.slice(0,As).entries()){
const o=Ns(r,s+1);if(n+=Buffer.byteLength(o),n>Os)break;t.push(o)}return t}function Ns({id:e,name:t,reach:n},s){return`<\
tr>${[`<td align="right">${s}</td>`,`<td dir="auto">${oe(t,Is)}</td>`,`<td align="right"><code>${e}</code></td>`,`<td al\
ign="right">${ue(n)}</td>`].join("")}</tr>`}const ut=e=>`<table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,js=10,Ms={length:20,line:20},Ls='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Us(e){const t=e.
slice(0,js).filter(({reach:o})=>Math.round(o)>0);if(t.length===0)return;const n=t.map(Bs),s=t.map(({reach:o})=>Math.round(
Math.min(o,Number.MAX_SAFE_INTEGER))),r=e.length>1?`The ${t.length} largest by reach`:"Reach";return["```mermaid",Ls,"xy\
chart-beta horizontal",`  title "${r}"`,`  x-axis [${n.join(", ")}]`,`  y-axis "Subscribers" 0 --> ${s[0]}`,`  bar [${s.
join(", ")}]`,"```"].join(`
`)}function Bs({id:e,name:t}){const n=t.replace(/\s+/g," ");return`"${Hs(W(n,Ms).shown)} (${e})"`}function Hs(e){return e.
toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu," ").replace(/["`<>]/g,t=>Ds[t]??"").replace(/%(?=[%{])/g,
"% ").replace(/#(?=\w+;)/g,"# ")}const Ds={'"':"\u201D","`":"\u2019","<":"\u2039",">":"\u203A"},Fs=null;function Rr(e,t){
const n=(s,r)=>{if(typeof s=="string")return t(s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof Failure)return lt(
s,t);if(typeof s!="object"||s===null||s instanceof Date)return s;const o=Object.entries(s).map(([i,a])=>r?[t(i),n(a,!0)]:
[i,Fs.includes(i)?a:n(a,i==="extraFields")]);return Object.fromEntries(o)};return n(e,!1)}function lt({reason:e,title:t,
message:n,hint:s},r){return new w.HR({reason:e,title:r(t),message:r(n),hint:r(s)})}const dt=require("node:fs"),ft=require("os");
function ht(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function me(e){return Object.
keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}
function N(e,t,n){const s=new Ws(e,t,n);process.stdout.write(s.toString()+ft.EOL)}function pt(e,t=""){N(e,{},t)}const mt="\
::";class Ws{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=mt+
this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.
properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${qs(r)}`)}}return t+=`${mt}${Gs(this.
message)}`,t}}function Gs(e){return ht(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function qs(e){return ht(
e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Ar=require("path");
var gt=function(e,t,n,s){function r(o){return o instanceof n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){
function a(c){try{u(s.next(c))}catch(d){i(d)}}function l(c){try{u(s.throw(c))}catch(d){i(d)}}function u(c){c.done?o(c.value):
r(c.value).then(a,l)}u((s=s.apply(e,t||[])).next())})},ge;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(
ge||(ge={}));function Or(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function Vs(e){N("add-mask",{},e)}function Ir(e){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function G(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function xr(e,t){const n=G(e,t).split(
`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function Pr(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=G(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Nr(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function jr(e){issue("echo",e?"on":"off")}function Mr(e){process.exitCode=ge.Failure,be(e)}function Lr(){
return process.env.RUNNER_DEBUG==="1"}function Ur(e){issueCommand("debug",{},e)}function be(e,t={}){N("error",me(t),e instanceof
Error?e.toString():e)}function zs(e,t={}){N("warning",me(t),e instanceof Error?e.toString():e)}function Ys(e,t={}){N("no\
tice",me(t),e instanceof Error?e.toString():e)}function q(e){process.stdout.write(e+ft.EOL)}function bt(e){pt("group",e)}
function $t(){pt("endgroup")}function Br(e,t){return gt(this,void 0,void 0,function*(){bt(e);let n;try{n=yield t()}finally{
$t()}return n})}function Hr(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
e,t));issueCommand("save-state",{name:e},toCommandValue(t))}function Dr(e){return process.env[`STATE_${e}`]||""}function Fr(e){
return gt(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const yt="\u2060";function $e(e){return!/[^\x20-\x7e]/.
test(e)&&!e.includes("##[")&&!e.trimStart().startsWith("::")?e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${yt}`).split(`
`).map(Xs).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Qs=(0,g.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Xs(e){const t=e.
search(Qs());return t>=0&&e.startsWith("::",t)?`${e.slice(0,t)}:${yt}${e.slice(t+1)}`:e}function Ks(e){const t=s=>$e(e(s)),
n=s=>(r,o,i)=>{const a=t(o);a.length>rt&&q(a),s(a,{title:t(r),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};
return{info:s=>q(t(s)),retry:(s,r)=>{const o=(r/1e3).toFixed(1);q(t(`${s.title}: ${s.message} Retrying ${o==="0.0"?"now":
`in ${o} s`}.`))},group:(s,r)=>{bt(t(s)),q(t(r)),$t()},notice:n(Ys),warning:n(zs),error:n(be)}}function Zs(e,t,n){const{
title:s,why:r}=n,o=ms(n,$e);o.startsWith($e(r.text))||e.info(r.text),e[t](s,o)}const wt=524288;function Js(e,t,{length:n}){
if(n<=wt)return;const s=`GitHub passes at most about ${wt} on to other jobs, so use it only in this job.`;e.warning("Lar\
ge output",`The output \`${t}\` has ${n} characters. ${s}`)}const er=["response","audience-name"];function _t(e,{redact:t,
log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r={...e};for(const o of er){const i=e[o];i!==void 0&&(r[o]=
t(i))}try{(0,dt.appendFileSync)(s,tr(r))}catch(o){n.warning("Outputs not written",`The action could not write its output\
s (${(0,w.q0)(o)}). Later steps may see them as empty; the log says how the run ended.`)}}function tr(e){const t=new Set(
Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`gha\
delimiter_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function vt(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||Yt(e)===!1))try{(0,dt.appendFileSync)(
s,t())}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,w.q0)(r)}).`)}}const nr=["api-tok\
en","github-token"],sr={"expected-payload":"any"};function rr(e){for(const t of e.filter(n=>nr.includes(n))){const n=G(t);
n!==""&&Vs(n)}return Object.fromEntries(e.map(t=>[t,or(t)]))}function or(e){return process.env[`INPUT_${e.toUpperCase()}`]!==
void 0?G(e):sr[e]??""}function ir(e){return Object.entries(process.env).flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(
t.toLowerCase())??[];return s===void 0||Object.hasOwn(e,s)||!n?.trim()?[]:[{name:s,variable:t}]})}async function ar(e){const t=ir(
e);if(t.length===0)return[];const{unknownInputs:n}=await m.e(645).then(m.bind(m,645));return n(t,Object.keys(e))}const ye=e=>process.
env[e.toLowerCase()]||process.env[e]||void 0;function cr(){return{http:ye("HTTP_PROXY"),https:ye("HTTPS_PROXY"),bypass:ye(
"NO_PROXY")}}function Wr(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.
env,{GITHUB_EVENT_NAME:o}=process.env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},
run:{repository:n??"",sha:s??"",id:r??"",event:o??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function Gr(e){
const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.
env.GITHUB_EVENT_PATH=t)}}const ur=null;function qr(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{
return statSync(t).size>ur?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse(
readFileSync(t,"utf8"))}}catch{return{name:e,payload:void 0}}}function lr(e){const t=new Date,n=cr(),s=xt({...e,others:vn(
n)}),r=On(n),o=dr();return{log:Ks(s.redact),secrets:s,redact:s.redact,http:r,signal:o.signal,startedAt:t,watch:fr(o)}}function dr(){
const e=new AbortController,t=()=>e.abort();for(const n of["SIGINT","SIGTERM","SIGBREAK"])process.on(n,t);return e}function fr(e){
process.exitCode=1;let t=()=>{};return process.on("beforeExit",()=>t(new Error("it stopped before it finished"))),process.
on("uncaughtException",n=>{t(n),e.abort()}),n=>{const s=new Promise((r,o)=>{t=o});return Promise.race([n,s])}}async function hr(e,t,n=e){
let s=e;try{t()}catch(r){s=n;const o=r instanceof Error?r.name:typeof r;be(`The report of this run failed (${o}). The ou\
tputs say how the run ended, if they are set. If this step was to send and \`outcome\` is not set, the notification may ha\
ve been sent: look in the panel of the service before you send it again.`,{title:"Internal error (internal-error)"})}await new Promise(
r=>process.stdout.write("",r)),process.exit(s)}async function pr(){const e=rr(Jt),t=lr({apiToken:e["api-token"]}),n=await t.
watch(mr(e,t)).catch(w.h_);await hr(n instanceof w.HR?1:0,()=>gr(n,e.summary,t))}async function mr(e,t){const{settings:n,
problems:s}=en(e,t.secrets),r=[...s,...await ar(e)];if(!n||r.length>0)throw(0,U.vQ)(r);return Zn(ns(n,t))}function gr(e,t,n){
const{log:s,redact:r}=n;if(e instanceof w.HR){const a=lt(e,r);_t({audiences:"",count:"",reason:a.reason},n),vt(t,()=>ct(
a),n),Zs(s,"error",nt(a));return}const o=e.map(({id:a,name:l,reach:u})=>({id:a,name:r(l),reach:u})),i=JSON.stringify(o);
_t({audiences:i,count:String(o.length),reason:""},n),vt(t,()=>ct(o),n),Js(s,"audiences",i),s.info(`The service lists ${le(
o.length,"audience")}.`)}pr(),module.exports=Tt})();
