(()=>{"use strict";var ye={916:((e,t,n)=>{n.d(t,{$6:()=>u,HR:()=>r,Pz:()=>l,Up:()=>s,Yq:()=>a,h_:()=>o,q0:()=>i});const s="\
start a new run (a re-run uses the original workflow file)";class r extends Error{reason;title;hint;constructor(f){super(
f.message,f.cause===void 0?void 0:{cause:f.cause}),this.name="Failure",this.reason=f.reason,this.title=f.title,this.hint=
f.hint}}function o(c){return c instanceof r?c:new r({reason:"internal-error",title:"Internal error",message:`The action \
itself failed: ${i(c)}.`,hint:"Please report this with the log of the run.",cause:c})}function i(c){if(!(c instanceof Error))
return String(c);const f=c.code;if(f==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";
if(f==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this action ca\
nnot present";const{reason:b}=c;if(typeof f=="string"&&f.startsWith("ERR_SSL_")&&typeof b=="string")return`${f}: ${b}`;const k=(c.
message||c.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),C=typeof f=="string"&&!k.includes(f)?`${f}: ${k}`:k,
R=c instanceof AggregateError?c.errors.map(i).join("; "):"",E=R&&R!==C?`${C} (${R})`:C;return c.cause===void 0?E:`${E}: ${i(
c.cause)}`}function a(c,f=u(c)){return new r({reason:"cancelled",title:`${c} failed`,message:f,hint:l})}const u=c=>c==="\
Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${c.charAt(0).toLowerCase()}${c.
slice(1)}.`,l="If you did not mean to cancel it, run it again."}),925:((e,t,n)=>{n.d(t,{CC:()=>o,vQ:()=>k});var s=n(916),
r=n(992);function o(d,m,$={}){return{...typeof d=="string"?{input:d}:d,message:m,reason:"invalid-input",...$}}function i({
position:d},{position:m}){return d?m?d.line-m.line||d.column-m.column:-1:m?1:0}const a=100;function u(d){const m=d.slice(
0,a).map(($,y)=>{if(typeof $=="number")return`[${$}]`;const v=(0,r.$Q)(String($)).replace(r.Qi,"\uFFFD");return y>0?`.${v}`:
v});return(0,r.$Q)(m.join(""))}const l=d=>d.endsWith("?")?d:`${d}.`;function c(d,m,$,y=""){return`${d.length>0?`\`${u(d)}\
\``:m}${y}${$.startsWith('"')?":":""} ${l($)}`}function f(d){const{input:m,otherInputs:$=[],file:y,path:v=[],position:M,
message:g}=d,w=M&&`line ${M.line}, column ${M.column}`;if(y!==void 0){const hr=w?`${y}, ${w}`:y;return`${m}: ${hr}: ${c(
v,"the file",g)}`}const S=w?` (${w})`:"",z=typeof v[0]=="number";if(v.length>0&&!z)return`${m}: ${c(v,"",g,S)}`;const A=z?
u([m,...v]):m;return g.startsWith('"')?`${A}${S}: ${l(g)}`:`${z?`\`${A}\``:b([A,...$])}${S} ${l(g)}`}function b(d){const m=d.
map(y=>`\`${y}\``),$=m.pop()??"";return m.length===0?$:`${m.join(", ")} and ${$}`}function k(d){const m=d.every(y=>y.reason===
"unreadable-file"),$=m?"unreadable-file":"invalid-input";return new s.HR({reason:$,title:m?"Unreadable file":"Invalid in\
put",message:_t(d.map(f),j(d)),hint:R(d)})}const C=new Set(["base-url","api-token"]);function R(d){const m=j(d)===1?"Cor\
rect it":"Correct what is listed";return d.every(({input:$})=>C.has($))?`${m}. If you changed a secret or variable, re-r\
un the failed job. If you changed the workflow, ${s.Up}.`:`${m}, then ${s.Up}.`}const E=100;function wt(d,m,$){const y=j(
m.slice(E)),v=m.slice(0,E).map($);return y===0?v:[...v,o(d,`has ${y} more problems`,{count:y})]}const j=d=>d.reduce((m,{
count:$=1})=>m+$,0);function _t(d,m=d.length,$="problems"){if(d.length===1)return d.join("");const y=d.slice(0,E).map(v=>`\
- ${v}`);return m>y.length&&y.push(`- and ${m-y.length} more`),`${m} ${$}:
${y.join(`
`)}`}}),992:((e,t,n)=>{n.d(t,{$Q:()=>m,Dl:()=>a,E$:()=>s,Gv:()=>M,Kb:()=>v,QO:()=>r,Qi:()=>c,hD:()=>C,qF:()=>l,xb:()=>f,
zF:()=>o});const s=1048576,r=2048,o="2,048 characters",i=new Map;function a(g,w){if(g.length>r)return;const S=`${w?.href??
""} ${g}`;return i.has(S)||i.set(S,u(g,w)),i.get(S)}function u(g,w){try{return new URL(g,w)}catch{return}}function l(g){
try{return JSON.parse(g)}catch{return}}const c=/[^ -~\xa0-\uffff]/g;function f(g,w){let S;return()=>(S??=new RegExp(g,w),
S)}const b=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,k=g=>`\\u${g.charCodeAt(
0).toString(16).padStart(4,"0")}`;function C(g){const w=JSON.stringify(g).replace(b,k);return w.length>100?`${w.slice(0,
98)}\u2026" (${g.length} characters)`:w}const R=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
E=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,wt=/[\s\x85]+/g,j=f(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function _t(g){const w=g.toWellFormed().replace(R,"").replace(E,"$1").replace(wt," ").trim();return j().test(w)?w:""}
const d=100,m=g=>g.length>d?`${g.slice(0,d-1).toWellFormed()}\u2026`:g,$=300,y=65536;function v(g,w,S=!1){const A=w(g.slice(
0,y),S||g.length>y).replace(/\s+/g," ").trim();return A.length>$?`${A.slice(0,$)}\u2026`:A}const M=g=>typeof g=="object"&&
g!==null&&!Array.isArray(g)}),311:((e,t,n)=>{n.d(t,{r:()=>s});const s="1.0.0"}),53:(e=>{e.exports=require("node:diagnostics_channel")}),
708:(e=>{e.exports=require("node:https")})},Y={};function p(e){var t=Y[e];if(t!==void 0)return t.exports;var n=Y[e]={exports:{}},
s=!0;try{ye[e](n,n.exports,p),s=!1}finally{s&&delete Y[e]}return n.exports}p.m=ye,typeof p<"u"&&(p.ab=__dirname+"/"),p.n=
e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return p.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(
n):n=>n.__proto__,t;p.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.
then=="function"))return n;var r=Object.create(null);p.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i==
"object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>o[a]=()=>n[a]);return o.default=()=>n,p.d(r,o),
r}})(),p.d=(e,t)=>{for(var n in t)p.o(t,n)&&!p.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},p.f={},p.e=e=>Promise.
all(Object.keys(p.f).reduce((t,n)=>(p.f[n](e,t),t),[])),p.u=e=>""+e+".audiences.js",p.o=(e,t)=>Object.prototype.hasOwnProperty.
call(e,t),p.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,o=n.runtime;for(var i in s)
p.o(s,i)&&(p.m[i]=s[i]);o&&o(p);for(var a=0;a<r.length;a++)e[r[a]]=1};p.f.require=(n,s)=>{e[n]||t(require("./"+p.u(n)))}})();
var vt={},_=p(916),U=p(925),h=p(992);const Q=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,broken:/\\(?:u[\da-fA-F]{0,3})?$/},
{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],
Tt={escapes:new RegExp(Q.map(({escapes:e})=>e.source).join("|"),"g"),broken:new RegExp(Q.map(({broken:e})=>e.source).join(
"|"))},St=[...Q,Tt],kt=/[\\%&]/,Et={escapes:/[\r\n]\s*/g,broken:/(?!)/};function X(e){if(/^[\r\n]/.test(e))return"";if(/^&[^#]/.
test(e))return Rt.get(e.slice(1,-1))??e;if(/^\\[^u]/.test(e))return Ct[e.slice(1)]??e.slice(1);const t=/^(?:%|\\u|&#[xX])([\da-fA-F]+)/.
exec(e)?.[1],n=t===void 0?Number(e.slice(2,-1)):Number.parseInt(t,16);return n<=65535?String.fromCharCode(n):e}const Ct={
b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},Rt=new Map(Object.entries({excl:"!",quot:'"',QUOT:'"',num:"#",dollar:"$",percnt:"%",amp:"&",AMP:"&",apos:"\
'",lpar:"(",rpar:")",ast:"*",midast:"*",plus:"+",comma:",",period:".",sol:"/",colon:":",semi:";",lt:"<",LT:"<",equals:"=",
gt:">",GT:">",quest:"?",commat:"@",lsqb:"[",lbrack:"[",bsol:"\\",rsqb:"]",rbrack:"]",Hat:"^",lowbar:"_",UnderBar:"_",grave:"\
`",DiacriticalGrave:"`",lcub:"{",lbrace:"{",verbar:"|",vert:"|",VerticalLine:"|",rcub:"}",rbrace:"}"}));function we(e,t,n){
let s=0;const r=e.text.replace(t.escapes,(a,u)=>(s=u+a.length,X(a))),o=n?t.broken.exec(e.text.slice(s))?.[0]??"":"";if(s===
0&&o==="")return e;let i;return{text:r.slice(0,r.length-o.length),inGiven:({start:a,end:u})=>{i??=At(e.text,t.escapes);const{
starts:l,ends:c}=i;return e.inGiven({start:l[a]??0,end:c[u-1]??Number.POSITIVE_INFINITY})}}}function At(e,t){const n=[],
s=[];let r=0;const o=i=>{n.push(r),s.push(i),r=i};for(const{0:i,index:a}of e.matchAll(t)){const u=X(i);for(;r<a;)o(r+1);
u===""?r+=i.length:u!==i&&o(a+i.length)}for(;r<e.length;)o(r+1);return{starts:n,ends:s}}const It=4;function Ot(e){return[
0,1,2].flatMap(t=>{const n=Buffer.from("\0".repeat(t)+e),s=n.toString("base64").slice(Math.ceil(t*8/6),Math.floor(n.length*
8/6)),r=s.replaceAll("+","-").replaceAll("/","_"),o={before:t>0,after:n.length%3>0};return[...new Set([s,r])].map(i=>({text:i,
minLength:i.length,sharesBits:o}))})}function _e(e,t,n){const s={text:t,inGiven:({start:i,end:a})=>({start:i,end:Math.min(
a,t.length)})},r=ve(s,e,n);if(!kt.test(t))return r;const o=St.flatMap(i=>{const a=we(s,i,n);return a===s?[]:ve(a,e,n,i)});
return[...r,...o]}function ve(e,t,n,s){const r=we(e,Et,n);return t.flatMap(({text:o,name:i,base64:a})=>{const u=s?o.replace(
s.escapes,X):o,c=[...new Set([o,u])].flatMap(b=>Te({text:b,minLength:o.length},e,n)),f=a.flatMap(b=>Te(b,r,n));return[...c,
...f].map(b=>({...b,name:i}))})}function Te(e,t,n){const{text:s}=t,{length:r}=e.text,o=s.indexOf(e.text);if(o<0&&!n)return[];
const i=o<0?Math.max(0,s.length-r):o,{ends:a,matchedAtEnd:u}=xt(e.text,s,i),l=[];for(const c of a){const{start:f,end:b}=Se(
e,t,c-r,c),k=l.at(-1);b-f<e.minLength||(k&&f<k.end?k.end=b:l.push({start:f,end:b}))}if(n&&u>0){const c=Se(e,t,s.length-u,
Number.POSITIVE_INFINITY),f=e.sharesBits?u:c.end-c.start,b=Math.min(It,r-1);f>=b&&l.push(c)}return l}function Se({sharesBits:e},{
text:t,inGiven:n},s,r){const o=u=>/[\w+/-]/.test(t.charAt(u)),i=e?.before&&o(s-1)?s-1:s;let a=e?.after&&o(r)?r+1:r;for(;e&&
a<r+3&&t[a]==="=";)a++;return n({start:i,end:a})}function xt(e,t,n){const s=[0,0],r=(a,u)=>{let l=a;for(;l>0&&e[l]!==u;)
l=s[l]??0;return e[l]===u?l+1:l};for(let a=1;a<e.length;a++)s.push(r(s[a]??0,e[a]));const o=[];let i=0;for(let a=n;a<t.length;a++)
i=r(i,t[a]),i===e.length&&o.push(a+1);return{ends:o,matchedAtEnd:i===e.length?0:i}}const Pt=["api-token","github-token"],
K="the API token",ke="the GitHub token",Nt="***",Ee=8;function Lt(e){const{apiToken:t,githubToken:n="",proxyCredentials:s=[]}=e,
r=new Map(s.map(i=>[i,void 0]));r.set(n,ke).set(t,K),r.delete("");const o=[...r].map(([i,a])=>i.length<Ee?{text:i,base64:[]}:
{text:i,name:a,base64:Ot(i)});return{find:i=>{if(i.length<Ee)return;const a=_e(o,i,!1).map(({name:u})=>u);return[K,ke].find(
u=>a.includes(u))},redact:(i,a=!1)=>{const u=_e(o,i,a).sort((f,b)=>f.start-b.start);let l="",c=0;for(const{start:f,end:b}of u)
f>=c&&(l+=i.slice(c,f)+Nt),c=Math.max(c,b);return l+i.slice(c)}}}function jt(e,t,n){return Object.entries(e).flatMap(([s,
r])=>{const o=Ut(r,t);return o?(0,U.CC)({input:s,file:n},`contains ${o}, which would be published; remove it`):[]})}function Mt(e,t){
const{"api-token":n,"github-token":s="",...r}=e,o=t.find(s)===K;return jt({...r,...o&&{"github-token":s}},t)}function Ut(e,t){
const n=new Set([e]);for(const s of n){const r=typeof s=="string"||typeof s=="number"?t.find(String(s)):void 0;if(r)return r;
if(typeof s=="object"&&s!==null)for(const o of Object.entries(s))for(const i of o)n.add(i)}}const Ht={"":1,s:1,m:60,h:3600,
d:86400,w:604800},Bt=/^[\x21-\x7e]+$/,Dt=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function H(e,t,n){const s=r=>/^[0-9]+$/.
test(r)&&Number(r)>=t&&Number(r)<=n;return r=>{if(s(r))return{value:Number(r)};const o=Ce(r),i=o!==void 0&&s(o)?Re(o):"";
return{message:`${(0,h.hD)(r)} is not ${i?`a whole number${i}`:e}`}}}function Ce(e){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(e)?e.replace(/\D/g,""):void 0}const Re=e=>`; write \`${e}\`, without separators`;function B(e){return/^(true|True|TRUE)$/.
test(e)?{value:!0}:/^(false|False|FALSE)$/.test(e)?{value:!1}:{message:`${(0,h.hD)(e)} is neither true nor false; use \`t\
rue\` or \`false\``}}function Ft(e){const t=B(e);return"value"in t?t.value:void 0}function Gt(e){const t=/^([0-9]+)([smhdw]?)$/.
exec(e),n="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t){const r=Ce(e);return{
message:`${(0,h.hD)(e)} is not a duration${r?Re(r):`; ${n}`}`}}const s=Number(t[1])*Ht[t[2]];return Number.isSafeInteger(
s)?{value:s}:{message:`${(0,h.hD)(e)} is too long; ${n}`}}function Ae(e){return Bt.test(e)?{value:e}:{message:"contains \
a space, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a \
secret"}}function mr(...e){const t=`use an absolute ${e.join(" or ")} URL, such as https://example.com/${e.length>1?"pag\
e":"image.png"}`;return n=>n===""?Vt(n):Ie(e,n,t)}const Wt=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
function Ie(e,t,n){if(t.length>h.QO)return{message:`${(0,h.hD)(t)} is longer than a URL may be; use one of at most ${h.zF}`};
if(/[\s\\]/.test(t)||t.search(h.Qi)>=0)return{message:`${(0,h.hD)(t)} contains white space or a backslash, which a URL m\
ust not contain; ${n}`};if(Wt.test(t))return{message:`${(0,h.hD)(t)} contains an invisible character, which would make i\
t another URL; ${n}`};const s=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(t)?.[1]?.toLowerCase();return s!==void 0&&!e.
includes(s)?{message:`${(0,h.hD)(t)} has the scheme ${s}; ${n}`}:s!==void 0&&/^[^:]+:\/\/[^/?#]/.test(t)&&(0,h.Dl)(t)!==
void 0?{value:t}:{message:`${(0,h.hD)(t)} is not an absolute URL; ${n}`}}function qt(e){const t=e.replace(/^[a-z][a-z\d+.-]*:/i,
"").replace(/^[/\\]+/,"");if(/^[^/\\?#]*@/.test(t))return{message:"contains a user name or password; remove them"};const s=Ie(
["https","http"],e,"use the https address of the push service, such as https://push.example.com");if("message"in s)return s;
const r=new URL(e);if(r.protocol==="http:"&&!Dt.test(r.hostname))return{message:`${(0,h.hD)(e)} has the scheme http, whi\
ch would send the token unencrypted; use an https URL (http is only for loopback addresses)`};const[,o]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(e)??[];return o?{message:`${(0,h.hD)(e)} ends with \`${o}\`, which the action adds; remove \`${o}\``}:/[?#]/.test(e)?
{message:`${(0,h.hD)(e)} has a query or fragment; remove it`}:{value:e.replace(/\/+$/,"")}}function Vt(e){return e===""?
{message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(e)&&plainLine(e)===""?{message:"has no vi\
sible character; write some text"}:{value:e}}function zt(e){if(e==="latest")return{value:{kind:"latest"}};const t=e.replace(
/^refs\/tags\//,"");return t===""?{message:`${(0,h.hD)(e)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{
kind:"tag",tag:t}}}function Yt(e){const t="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(e))return{message:`${(0,h.hD)(e)} is not a range of times; ${t}`};const[s=0,r=0]=e.split("-").map(Qt);return s===r?
{message:`${(0,h.hD)(e)} begins and ends at the same time; ${t}`}:{value:{from:s,to:r,text:e}}}function Qt(e){const[t=0,
n=0]=e.split(":").map(Number);return t*60+n}function Xt(e){if(/^[a-z]/i.test(e)&&Kt(e))return{value:e};const t=e.replaceAll(
" ","_").toLowerCase(),n=Intl.supportedValuesOf("timeZone").find(r=>r.toLowerCase().endsWith(`/${t}`)),s=n?`did you mean\
 ${n}?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,h.hD)(e)} is not a tim\
e zone that this runner knows; ${s}`}}function Kt(e){try{return new Intl.DateTimeFormat("en",{timeZone:e}),!0}catch{return!1}}
function Zt(e){if(e==="any")return{value:void 0};const t="set it to the output `payload` of the dry run that was approve\
d, or remove the input";if(e==="")return{message:`is empty, so the payload that was approved is missing; ${t}`};const n=(0,h.
qF)(e);return(0,h.Gv)(n)?{value:n}:{message:`is not a JSON object; ${t}`}}const I=e=>({value:e}),Z=(e,t)=>n=>n===""?{message:`\
is missing; set it to ${e}`}:t(n),O=(e,t)=>n=>n===""?{value:e}:t(n),T=e=>O(void 0,e),J=(e,t)=>n=>{const s=e.find(r=>r===
n);return s===void 0?{message:`${(0,h.hD)(n)} is not ${t}`}:{value:s}},x={"base-url":Z("the base address of the push ser\
vice, such as https://push.example.com (a misspelled variable is empty)",qt),"api-token":Z("the API token of the site, f\
rom a secret (a misspelled or unavailable secret is empty)",Ae),timeout:O(30,H("a whole number of seconds from 1 to 300",
1,300)),retries:O(3,H("a whole number from 0 to 10",0,10)),summary:O(!0,B)},Oe=Number.MAX_SAFE_INTEGER,ee={...x,target:Z(
"`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",J(["all","audience"],
"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":T(H("an audience id, which is a whole numbe\
r such as 101",1,Oe)),"audience-name":T(I),"max-reach":T(H("a whole number such as 10000",0,Oe)),"payload-file":T(I),"ex\
tra-fields":T(I),"dry-run":O(!1,B),"check-urls":O(!1,B),"once-key":T(I),"once-per":T(J(["day","week","month"],"a period;\
 use `day`, `week` or `month`")),"send-between":T(Yt),"time-zone":T(Xt),release:T(zt),"release-level":T(J(["major","mino\
r","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":T(Gt),"expected-payload":Zt,"github-token":T(Ae)},Jt=e=>e.
replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),te=["title","message","icon-url","banner-url","landing-url","actions","utm-s\
ource","utm-medium","utm-campaign","ttl"],ne=e=>Object.keys(e),xe=ne(x),gr=[...ne(ee),...te];function en(e,t){return se(
x,e,t)}function br(e,t){const n=se(ee,e,t,rn(e));return n.settings?.release?.kind==="latest"&&(n.settings.maxAge??=tn),n}
const tn=604800;function se(e,t,n,s=[]){const r=[...Mt(t,n),...sn(t)],o=new Set(r.map(({input:c})=>c)),i={...t,...Object.
fromEntries([...o].map(c=>[c,"(refused)"]))},a={},u=[];for(const[c,f]of Object.entries(e)){const b=f(i[c]);"value"in b?a[Jt(
c)]=b.value:u.push((0,U.CC)(c,b.message))}const l=[...r,...[...u,...s].filter(({input:c})=>!o.has(c))];return{settings:l.
length>0?void 0:a,problems:l,readable:i,refused:o}}const nn=65536;function sn(e){return["actions","extra-fields"].filter(
n=>Buffer.byteLength(e[n]??"")>nn).map(n=>(0,U.CC)(n,"is larger than 64 KiB; make it smaller"))}const Pe={"payload-files":I,
"extra-fields":I,"check-urls":ee["check-urls"],timeout:x.timeout,summary:x.summary},$r=[...ne(Pe),...te];function yr(e,t){
const n="is missing; set paths of payload files, or a notification as inputs",s=e["payload-files"]===""&&te.every(r=>e[r]===
"");return se(Pe,e,t,s?[problem("payload-files",n)]:[])}function rn(e){const[t,n]=[e.target==="all",e.target==="audience"],
s="is only allowed with `target: audience`",r="remove it, or change `target`",o="(the service does not report the reach \
of a broadcast)",i=e["once-key"]?"`once-key` needs it to store a record in the repository":"the input `release` needs it\
 to fetch the release";return[{inputs:["audience-id"],isWrong:t&&e["audience-id"],message:`${s}; ${r}`},{inputs:["audien\
ce-name"],isWrong:t&&e["audience-name"],message:`${s}; ${r}`},{inputs:["max-reach"],isWrong:t&&e["max-reach"],message:`${s}\
 ${o}; remove it`},{inputs:["audience-id","audience-name"],isWrong:n&&!e["audience-id"]&&!e["audience-name"],message:"ar\
e both missing; set at least one"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["once-key"],message:"is missing; `once\
-per` needs it"},{inputs:["time-zone"],isWrong:e["time-zone"]&&!e["send-between"]&&!e["once-per"],message:"has no effect\
 without `send-between` or `once-per`; set one of them, or remove it"},{inputs:["github-token"],isWrong:(e["once-key"]||
e.release)&&!e["github-token"],message:`is missing; ${i}`}].filter(({isWrong:l})=>l).map(({inputs:[l,...c],message:f})=>problem(
l,f,{otherInputs:c}))}const on=require("node:http");var re=p.n(on);const an=require("node:string_decoder");class P extends Error{reason;constructor(t,n){
super(n),this.reason=t}}function cn(e,{isProxied:t,isProxyTls:n}){const s=(u,l)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:u,retryable:l,cause:e});if(e instanceof P)return s(e.reason,e.reason==="timeout");const{code:r="",syscall:o,statusCode:i}=e;
return r==="ERR_PROXY_TUNNEL"?s("proxy-failed",i===void 0):!un(e)&&!r.startsWith("ERR_INVALID")?s(n?"proxy-failed":"tls-\
failed",!1):s(t&&!(r==="ECONNRESET"&&o===void 0&&!n)?"proxy-failed":"connection-failed",!0)}function un(e){if(e instanceof
AggregateError)return!0;const{code:t="",syscall:n}=e;return n!==void 0&&t!=="EPROTO"||ln.test(t)}const ln=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function fn(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof P?e.reason:r,retryable:!0,cause:e}}const dn=e=>hn.test(String(e)),hn=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function pn(e,t,n){const{method:s,url:r,headers:o,body:i}=e,a=i===void 0?o:{...o,"Content-Length":Buffer.byteLength(i)},
u=re().request(r,{agent:t,method:s,headers:a});return new Promise(l=>new mn(e,u,n,l).start())}class mn{#t;#e;#u;#l;#o;#f="";#r;#d;#h;#i=0;#p=!1;#m=!0;constructor(t,n,s,r){
this.#t=t,this.#e=n,this.#u=s,this.#l=r,this.#o=new an.StringDecoder(t.encoding)}start(){const{timeoutMs:t,signal:n}=this.#t,
s=()=>this.#n(new P("timeout",`no response within ${t/1e3} s`));this.#h=setTimeout(s,t),this.#e.on("error",r=>this.#n(r)),
this.#e.on("close",()=>this.#w()),this.#e.on("socket",r=>this.#$(r)),this.#e.on("response",r=>this.#y(r)),n?.addEventListener(
"abort",this.#a),n?.aborted&&this.#a()}#a=()=>this.#n(new P("cancelled","the run was cancelled"));#g=t=>{this.#i+=t.length};#$(t){
this.#d=t,t.on("data",this.#g),gn(t)?this.#b(t):t.once(Ne(t)?"secureConnect":"connect",()=>this.#b(t))}#b(t){this.#p=!0;
const n=t.getProtocol?.()==="TLSv1.3";this.#m=this.#e.reusedSocket||!n,this.#e.end(this.#t.body)}#y(t){const{maxBytes:n,
wantsBody:s}=this.#t,r=t.statusCode??0,o={kind:"response",status:r,headers:t.headers,at:new Date};if(this.#r={head:o,stream:t},
s?.(r)===!1){this.#s(o),this.#e.destroy();return}let i=0;t.on("data",a=>{this.#f+=this.#o.write(a.subarray(0,n-i)),i+=a.
length,!(i<=n)&&(this.#s(o,"too-large"),this.#e.destroy())}),t.on("end",()=>this.#s(o,t.complete?void 0:"cut")),t.on("er\
ror",a=>this.#n(a))}#w(){this.#r||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#n(t){
this.#r?this.#_(this.#r,t):this.#v(t)?this.#c(cn(t,this.#u)):this.#c(fn(t,this.#i)),this.#e.destroy()}#_({head:t,stream:n},s){
if(s instanceof P){this.#s(t,s.reason);return}for(;n.read()!==null;);this.#s(t,n.complete?void 0:"cut")}#v(t){return this.#p?
!this.#m&&this.#i===0&&dn(t):!0}#s(t,n){const r=(this.#f+this.#o.end()).replace(/^\ufeff/,"");this.#c({...t,body:r,incomplete:n})}#c(t){
clearTimeout(this.#h),this.#t.signal?.removeEventListener("abort",this.#a),this.#d?.removeListener("data",this.#g),this.#l(
t)}}const Ne=e=>e.encrypted===!0;function gn(e){return e.connecting?!1:!Ne(e)||e.secureConnecting===!1}const D=require("node:net");
function bn(e,t,n=process.version){const s=(e.protocol==="https:"?t.https:t.http)?.trim();if(!s||kn(e,t.bypass))return;if(!wn(
n))return{problem:`Node ${n} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove th\
e proxy settings`};if(s.search(h.Qi)>=0)return{problem:"the proxy setting contains a line break or another control chara\
cter"};const r=(0,h.Dl)(je(s));return!r||!/^https?:/.test(r.protocol)?{problem:"the proxy setting is not an http or http\
s URL"}:[r.username,r.password].some(o=>Me(o)===void 0)?{problem:"the user name or password in the proxy setting is not \
percent-encoded"}:{url:r.href}}function $n(e){const{statusCode:t}=Object(e);return t===407?Le:`${yn} Then run this again\
.`}const yn="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA\
_CERTS to its certificate file.",Le="The proxy requires a valid user name and password: put them into the URL in HTTPS_P\
ROXY or HTTP_PROXY. Then run this again.";function wn(e){const[t=0,n=0]=e.slice(1).split(".").map(Number);return t>24||t===
24&&n>=5}const _n=4;function vn({http:e,https:t}){return[...new Set([e,t].flatMap(Tn))]}function Tn(e=""){const t=e.trim(),
n=t.replace(/^[^:]*:\/\//,"");if(!n.includes("@"))return[];const s=Sn(n.slice(0,n.lastIndexOf("@"))),r=s.map(u=>Me(u)??u),
{username:o="",password:i=""}=(0,h.Dl)(je(t))??{},a=Buffer.from(r.join(":")).toString("base64").replaceAll("=","");return[
...s,o,i,...r,a].filter(u=>u.length>=_n)}function Sn(e){const t=e.indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+
1)]}const je=e=>e.includes("://")?e:`http://${e}`;function Me(e){try{return decodeURIComponent(e)}catch{return}}function kn(e,t){
const n=Ue(e.hostname).replace(/\.$/,""),s=e.port||(e.protocol==="https:"?"443":"80");return t?.toLowerCase().match(/[^\s,]+/g)?.
some(o=>o==="*"||En(o,n,s))??!1}function En(e,t,n){if(e.includes("/"))return Rn(e,t);const s=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(e),r=s?.[1]??e;if(s&&s[2]!==n)return!1;const o=Cn(Ue(r).replace(/^\*?\./,""));return t===o?!0:(0,D.isIP)(t)===0&&t.
endsWith(`.${o}`)}const Ue=e=>e.replace(/[[\]]/g,""),Cn=e=>(0,h.Dl)(`http://[${e}]`)?.hostname.slice(1,-1)??e;function Rn(e,t){
const[n="",s=""]=e.split("/"),r=(0,D.isIP)(n);if(r===0||(0,D.isIP)(t)!==r)return!1;const o=r===4?32:128;if(!/^\d{1,3}$/.
test(s)||Number(s)>o)return!1;const i=r===4?"ipv4":"ipv6",a=new D.BlockList;return a.addSubnet(n,Number(s),i),a.check(t,
i)}const He=1e3,An=10;function In(e){const t=new Map,n=new WeakMap,s=o=>Fe()-(n.get(o)??Number.NEGATIVE_INFINITY);async function r(o,i){
const a=`${o.protocol} ${i}`,u=t.get(a);if(u)return u;const{Agent:l}=o.protocol==="https:"?await On():re();i!==void 0&&await Nn();
const c=new l({keepAlive:!0,proxyEnv:{http_proxy:i,https_proxy:i}});return c.on("free",f=>n.set(f,Fe())),t.set(a,c),c}return{
async request(o){const i=bn(o.url,e);if(i&&"problem"in i)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-fail\
ed",retryable:!1,cause:new Error(i.problem)};const a=await r(o.url,i?.url),u=Math.min(...Be(a).map(s)),l=u<=He;o.method!==
"GET"&&l&&await Pn(An-u);for(const f of Be(a))(s(f)>He||xn(f))&&f.destroy();const c=i!==void 0;return pn(o,a,{isProxied:c,
isProxyTls:c&&o.url.protocol==="http:"})}}}const On=async()=>(await Promise.resolve().then(p.t.bind(p,708,23))).default,
Be=e=>Object.values(e.freeSockets).flat(),xn=e=>e.readableEnded;async function Pn(e){e>0&&await new Promise(t=>setTimeout(
t,e));for(let t=0;t<2;t++)await new Promise(n=>setImmediate(n))}async function Nn(){const{subscribe:e,unsubscribe:t}=await Promise.
resolve().then(p.t.bind(p,53,23));t("net.client.socket",De),e("net.client.socket",De)}function De(e){const{socket:t}=e;t.
on("error",()=>{}),t.on("newListener",(n,s)=>{n==="readable"&&t.removeListener("readable",s)})}const Ln=e=>e>=200&&e<300;
function jn(e){const t=re().STATUS_CODES[e];return t===void 0?String(e):`${e} ${t}`}const Fe=()=>process.uptime()*1e3,Mn=1e3,
Un=3e4,oe=12e4;function Hn(e){return Math.random()*Math.min(Un,Mn*2**(e-1))}function Ge(e,t){if(e===void 0)return;const n=e.
trim();if(/^\d+$/.test(n))return Number(n)*1e3;if(!Bn.test(n))return;const s=Date.parse(`${n.replace(/ GMT$/,"")} GMT`);
return Number.isNaN(s)?void 0:Math.max(0,s-t)}const Bn=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function Dn({attempt:e,retries:t,signal:n,cancelled:s,onWait:r}){for(let o=1;!n?.aborted;o++){const i=await e(o);if("\
done"in i)return i.done;if(n?.aborted)break;const{result:a,waitMs:u}=i;if(o>t||u>oe)return a;r?.(a,u),await Fn(u,n)}return s()}
function Fn(e,t){return new Promise(n=>{const s=()=>{clearTimeout(r),t?.removeEventListener("abort",s),n()},r=setTimeout(
s,e);t?.addEventListener("abort",s)})}const We=64,Gn=1,Wn={"connection-failed":"Check `base-url` and that the runner can\
 reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS\
 to its certificate file on the runner.",timeout:"Check that the service is up; if it is only slow, raise `timeout`.","c\
onnection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is the address of the push service\
."},qn={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"\
Use an address of the service (or a proxy) that does not require a client certificate."};function Vn(e,{reason:t,mayHaveBeenReceived:n,
cause:s}){const r=e==="Sending"&&n;if(t==="cancelled")return r?"":_.Pz;if(t==="proxy-failed")return $n(s);const{code:o=""}=Object(
s),i=t==="tls-failed"&&qn[o]||Wn[t];return r?i:`${i} Then run this again.`}function zn(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make\
 a secure connection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The servic\
e may have received the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out conn\
ecting to the service (${s}).`,"connection-lost":`The connection was lost before ${r?"a response arrived; the service ma\
y have received the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is\
 incomplete (${s}).`,cancelled:r&&n?"The run was cancelled; the service may already have received the request.":(0,_.$6)(
e)}[t]}function Yn(e,t,n){const{reason:s,cause:r}=t;return new _.HR({reason:s,title:`${e} failed`,message:zn(e,t,(0,h.Kb)(
(0,_.q0)(r),n)),hint:Vn(e,t),cause:r})}function Qn(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:a}=t,u=o.location?
` and points to ${(0,h.hD)(n(o.location))}`:"",l=(0,h.Kb)(i,n,a!==void 0),c=`The ${r===407?"proxy":"service"} responded ${jn(
r)}${u}${l?`: ${l}`:""}`;return new _.HR({reason:`http-${r}`,title:`${e} failed`,message:`${c.replace(/\.$/,"")}.${Zn(o["\
retry-after"])}`,hint:s?Xn(r):Jn(r,e,l!=="")})}function Xn(e){return e===303?"The status says that the service handled t\
he request, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have passed \
it on to the service.":"The service has a problem: check its status."}const Kn=864e5;function Zn(e){const t=Ge(e,Date.now());
return t===void 0||t<=oe?"":` Retry-After asks for ${t>Kn?"more than a day":`${Math.ceil(t/1e3)} s`}; this action waits \
at most ${oe/1e3} s.`}function Jn(e,t,n){return e===401||e===403?"The service refused the token: check that `api-token` \
is the current API token of this site, and that this workflow can read the secret. Then run this again.":e===404?`Check \
\`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t==="Sending"?" Wit\
h `target: audience`, check `audience-id` too.":""}`:e===407?Le:e===429?"The rate limit of the service is reached: wait,\
 then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to the new addres\
s. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":e===408?"The ser\
vice did not receive the request in time: run this again.":n?`Fix the problem that the service reported. If you changed \
the workflow for that, ${_.Up}.`:`The service did not say why. ${t==="Sending"?"Check the content and `extra-fields`, or\
 ask":"Ask"} the operator of the service.`}const ie="Listing the audiences";async function es(e){const{signal:t,redact:n,
log:s}=e.context,r=await Dn({attempt:async o=>qe(await e.fetchAudiences(),Hn(o),n),retries:e.retries,signal:t,cancelled:()=>(0,_.
Yq)(ie),onWait:s.retry});if(r instanceof _.HR)throw r;return ts(r)}function qe(e,t,n){if(e.kind==="failure"){const l=Yn(
ie,e,n);return e.retryable&&e.reason!=="cancelled"?{result:l,waitMs:t}:{done:l}}const{status:s,headers:r,body:o,incomplete:i}=e;
if(!Ln(s)){const l=Qn(ie,e,n);return s!==408&&s!==429&&s<500?{done:l}:{result:l,waitMs:Ge(r["retry-after"],Date.now())??
t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:F(`the list is larger than ${We} MiB`)};const a=i==="cut"?
"connection-lost":i,u=new Error("only a part of the list arrived");return qe({kind:"failure",mayHaveBeenReceived:!0,reason:a,
retryable:!0,cause:u},t,n)}function ts(e){const t=(0,h.qF)(e);if(t===void 0)throw F("the response is not JSON");const n=(0,h.
Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw F("audience: expected an array");for(let s=0;s<n.length;s++){const r=ns(
n[s]);if(r)throw F(`audience[${s}]${r}`)}return n.map(({id:s,name:r,reach:o})=>({id:s,name:r,reach:o}))}function ns(e){if(!(0,h.
Gv)(e))return": expected an object";const{id:t,name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.
isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")return".name: expected a\
 string";if(typeof s!="number"||!Number.isFinite(s))return".reach: expected a number"}const F=e=>new _.HR({reason:"bad-a\
udience-list",title:"Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:"\
Check `base-url`; if it is right, the service has a problem, or uses another version of its API."});var ss=p(311);const rs=`\
web-push-action/${ss.r}`;function is({baseUrl:e,apiToken:t,timeout:n,retries:s},r){const{http:o,signal:i}=r,a={"Authenti\
cation-Token":t,Accept:"application/json","User-Agent":rs},u={timeoutMs:n*1e3,signal:i};return{retries:s,context:r,fetchAudiences(){
const l=new URL(`${e}/v1/audience`);return o.request({method:"GET",url:l,headers:a,maxBytes:We*h.E$,...u})},send(l){const c=new URL(
`${e}/v1/notifications`),f={...a,"Content-Type":"application/json"};return o.request({method:"POST",url:c,headers:f,body:l,
maxBytes:Gn*h.E$,...u})}}}function Ve(e){return le(e).replace(fs,N).replace(ds,hs).replace(/^[\t -%'-;=-@[-`{-~]/,N).replaceAll(
`
`,"<br>")}function ze(e){return le(e).replace(/[&<>]/g,N).replaceAll(`
`,"&#10;")}const ae=(e,t)=>Ve(Ke(G(e,t))),wr=e=>Xe(ae(e,500));function Ye(e,t=500){const s=G(e,t).split(cs).map((r,o)=>o%
2===1?us(r):Ve(Ke(r)));return Xe(s.join(""))}function Qe({text:e,url:t},n=2e3){return`${Ye(e,n)}${t?` <a href="${ue(t)}"\
>Open that run</a>`:""}`}const as=({command:e})=>e!==void 0&&`<pre><code>${ze(e)}</code></pre>`,Xe=e=>`<span dir="auto">${e}\
</span>`,cs=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,us=e=>`<code>${ze(e)}</code>`;function _r(e,t=300){const n=ae(e,t);return e.
length>Ze?n:`<a href="${ue(e)}">${n}</a>`}function vr(e,t,n){return e.length>Ze?t:`<img src="${ue(e)}" alt="${t}" width=\
"${n}">`}function G(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function Ke(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${ce}{${t+1},}`,"gv"),s=new RegExp(`${ce}{${ls}\
}(?=${ce})`,"gv");return e.replace(n,r=>r.replace(s,"$&\u200B"))}const ls=10,ce=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Ze=2e3,fs=/[&<>"'`*_~[\]()|\\!{}^]/g,ds=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,N=e=>`&#${e.codePointAt(0)};`,hs=e=>`<span>${N(
e)}</span>`,ue=e=>le(e).replace(/[&<>"'`\n\t]/g,N);function le(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function fe(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const de=(e,t)=>`${fe(e)} ${t}${e===1?"":"s"}`,he=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,ps={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function Je({title:e,reason:t,message:n,hint:s},r,o){const a=o!==void 0&&o.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",l=["Look in the panel of the service\
 before you send it again.",s,`If nothing was sent, ${a}run this again.`].filter(Boolean).join(" "),c=r==="not-sent"&&t===
"internal-error"?" You can run this again.":"";return{title:`${e} (${r?`${r}: `:""}${t})`,failed:e,why:{text:n},meaning:r&&
ps[r],next:{text:r==="unknown"?l:`${s}${c}`},reason:t}}const ms=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(
/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),et=e=>`https://github.com/web-push-action/web-push-action/blob\
/v1/docs/troubleshooting.md#${ms(e)}`,tt=4096,gs=600;function bs({why:e,meaning:t,next:n,reason:s},r){const i=`
${r(t?`${t} ${he(n)}`:he(n))}${s?`
More: ${et(s)}`:""}`;return $s(r(he(e)),tt-i.length)+i}function $s(e,t){const n=e.split(`
`);if(n.length===1)return G(e,t-1);const s=a=>`- and ${a} more (see the log)`;let r=s(n.length).length;const o=[];for(const a of n){
const u=G(a,gs);if(r+=u.length+1,r>t)break;o.push(u)}const i=n.length-o.length;return[...o,...i>0?[s(i)]:[]].join(`
`)}const ys=5e3;function ws({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${Ye(e)}</b>`]]:[],["Why",Qe(t,ys)],["What to do",Qe(n)],...s?[["More",`<a href="${et(s)}">W\
hat ${s} means</a>`]]:[]].map(([o="",i])=>`<tr><th align="left">${o.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,as(n)]}const Sr=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},
button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function _s(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.
test(e),r=s?e:e.match(vs())??[],o=s?void 0:Ts(),i=r.length;let a=0,u=0,l=0;for(const c of r){if(a=c===`
`?(Math.floor(a/n)+1)*n:a+(o?.test(c)?2:1),a>t)return{shown:`${e.slice(0,l).trimEnd()}\u2026`,visible:u,total:i};a<t&&(u++,
l+=c.length)}return{shown:e,visible:i,total:i}}const vs=(0,h.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Ts=(0,h.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),nt=100,Ss=1e3,ks=5e5,Es=120;function st(e){if(e instanceof _.HR)return["<h2>\u274C Could not list the audiences</h2>",
ws(Je(e))];const t=`<h2>\u{1F4E3} ${de(e.length,"audience")}</h2>`;if(e.length===0)return[t,"<p>The service lists no aud\
iences. Create them in the panel of the service.</p>"];const n=e.toSorted((s,r)=>r.reach-s.reach);return[t,Ps(n),Cs(n)]}
function Cs(e){const t=Rs(e),n=t.slice(0,nt),s=t.slice(nt),r=e.length-t.length;return[rt(n),s.length>0&&`<details><summa\
ry>The next ${fe(s.length)}</summary>
${rt(s)}
</details>`,r>0&&`<p>The ${de(r,"audience")} with the smallest reach ${r===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function Rs(e){const t=[];let n=0;for(const[s,r]of e.slice(0,Ss).entries()){
const o=As(r,s+1);if(n+=Buffer.byteLength(o),n>ks)break;t.push(o)}return t}function As({id:e,name:t,reach:n},s){return`<\
tr>${[`<td align="right">${s}</td>`,`<td dir="auto">${ae(t,Es)}</td>`,`<td align="right"><code>${e}</code></td>`,`<td al\
ign="right">${fe(n)}</td>`].join("")}</tr>`}const rt=e=>`<table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,Is=10,Os={length:20,line:20},xs='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Ps(e){const t=e.
slice(0,Is).filter(({reach:o})=>Math.round(o)>0);if(t.length===0)return;const n=t.map(Ns),s=t.map(({reach:o})=>Math.round(
Math.min(o,Number.MAX_SAFE_INTEGER))),r=e.length>1?`The ${t.length} largest by reach`:"Reach";return["```mermaid",xs,"xy\
chart-beta horizontal",`  title "${r}"`,`  x-axis [${n.join(", ")}]`,`  y-axis "Subscribers" 0 --> ${s[0]}`,`  bar [${s.
join(", ")}]`,"```"].join(`
`)}function Ns({id:e,name:t}){const n=t.replace(/\s+/g," ");return`"${Ls(_s(n,Os).shown)} (${e})"`}function Ls(e){return e.
toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu," ").replace(/["`<>]/g,t=>js[t]??"").replace(/%(?=[%{])/g,
"% ").replace(/#(?=\w+;)/g,"# ")}const js={'"':"\u201D","`":"\u2019","<":"\u2039",">":"\u203A"};function kr({attempts:e,
result:t,response:n,payload:s,target:r}){const o=r?.type==="audience"?r.audience:void 0;return{outcome:t.outcome,reason:"\
failure"in t?t.failure.reason:"reason"in t?t.reason:"","status-code":W(n?.statusCode),response:n?.body??"",payload:s??"",
"audience-id":W(o?.id),"audience-name":o?.name??"","audience-reach":W(o?.reach),attempts:W(e),"sent-at":t.outcome==="sen\
t"?t.sentAt.toISOString():""}}const W=e=>e===void 0?"":String(e);function ot(e){return e instanceof _.HR?{audiences:"",count:"",
reason:e.reason}:{audiences:JSON.stringify(e),count:String(e.length),reason:""}}function Er({notifications:e,extraFields:t,
failure:n},s){const r=e.map(({file:o,content:i})=>({file:o,payload:{...i?.notification,...t}}));return{payloads:s?"":JSON.
stringify(r),count:n?"":String(r.length),reason:s}}const Ms=null;function Cr(e,t){const n=(s,r)=>{if(typeof s=="string")
return t(s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof Failure)return it(s,t);if(typeof s!="object"||s===
null||s instanceof Date)return s;const o=Object.entries(s).map(([i,a])=>r?[t(i),n(a,!0)]:[i,Ms.includes(i)?a:n(a,i==="ex\
traFields")]);return Object.fromEntries(o)};return n(e,!1)}function it({reason:e,title:t,message:n,hint:s},r){return new _.
HR({reason:e,title:r(t),message:r(n),hint:r(s)})}const at=require("os");function ct(e){return e==null?"":typeof e=="stri\
ng"||e instanceof String?e:JSON.stringify(e)}function pe(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.
startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function L(e,t,n){const s=new Us(e,t,n);process.
stdout.write(s.toString()+at.EOL)}function ut(e,t=""){L(e,{},t)}const lt="::";class Us{constructor(t,n,s){t||(t="missing\
.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=lt+this.command;if(this.properties&&Object.keys(
this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const r=this.
properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${Bs(r)}`)}}return t+=`${lt}${Hs(this.message)}`,t}}function Hs(e){return ct(e).
replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Bs(e){return ct(e).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Rr=require("path");var ft=function(e,t,n,s){function r(o){
return o instanceof n?o:new n(function(i){i(o)})}return new(n||(n=Promise))(function(o,i){function a(c){try{l(s.next(c))}catch(f){
i(f)}}function u(c){try{l(s.throw(c))}catch(f){i(f)}}function l(c){c.done?o(c.value):r(c.value).then(a,u)}l((s=s.apply(e,
t||[])).next())})},me;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(me||(me={}));function Ar(e,t){const n=toCommandValue(
t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand(
"set-env",{name:e},n)}function Ds(e){L("add-mask",{},e)}function Ir(e){process.env.GITHUB_PATH||""?issueFileCommand("PAT\
H",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function q(e,t){const n=process.
env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not suppl\
ied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function Or(e,t){const n=q(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function xr(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=q(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Pr(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Nr(e){issue("echo",e?"on":"off")}function Lr(e){process.exitCode=me.Failure,ge(e)}function jr(){
return process.env.RUNNER_DEBUG==="1"}function Mr(e){issueCommand("debug",{},e)}function ge(e,t={}){L("error",pe(t),e instanceof
Error?e.toString():e)}function Fs(e,t={}){L("warning",pe(t),e instanceof Error?e.toString():e)}function Gs(e,t={}){L("no\
tice",pe(t),e instanceof Error?e.toString():e)}function V(e){process.stdout.write(e+at.EOL)}function dt(e){ut("group",e)}
function ht(){ut("endgroup")}function Ur(e,t){return ft(this,void 0,void 0,function*(){dt(e);let n;try{n=yield t()}finally{
ht()}return n})}function Hr(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
e,t));issueCommand("save-state",{name:e},toCommandValue(t))}function Br(e){return process.env[`STATE_${e}`]||""}function Dr(e){
return ft(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Ws={"expected-payload":"any"};function qs(e){
for(const t of e.filter(n=>Pt.includes(n))){const n=q(t);n!==""&&Ds(n)}return Object.fromEntries(e.map(t=>[t,Vs(t)]))}function Vs(e){
return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?q(e):Ws[e]??""}function zs(e){return Object.entries(process.env).
flatMap(([t,n])=>{const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.trim()?[]:[{
name:s,variable:t}]})}async function Ys(e){const t=zs(e);if(t.length===0)return[];const{unknownInputs:n}=await p.e(645).
then(p.bind(p,645));return n(t,e)}const pt=require("node:fs"),be=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;
function Qs(){return{http:be("HTTP_PROXY"),https:be("HTTPS_PROXY"),bypass:be("NO_PROXY")}}function Fr(){const{GITHUB_API_URL:e,
GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:o}=process.env;return{
github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:r??"",event:o??
"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function Gr(e){const t=process.env.GITHUB_EVENT_PATH;delete process.
env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}const Xs=null;function Wr(){
const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{return statSync(t).size>Xs?{name:e,payload:void 0,unreadable:"\
the event is larger than 25 MiB"}:{name:e,payload:JSON.parse(readFileSync(t,"utf8"))}}catch{return{name:e,payload:void 0,
unreadable:t===""?void 0:"the file of the event cannot be read"}}}const mt="\u2060";function $e(e){return!/[^\x20-\x7e]/.
test(e)&&!e.includes("##[")&&!e.trimStart().startsWith("::")?e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${mt}`).split(`
`).map(Zs).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Ks=(0,h.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Zs(e){const t=e.
search(Ks());return t>=0&&e.startsWith("::",t)?`${e.slice(0,t)}:${mt}${e.slice(t+1)}`:e}function Js(e){const t=s=>$e(e(s)),
n=s=>(r,o,i)=>{const a=t(o);a.length>tt&&V(a),s(a,{title:t(r),...i&&{file:i.file,startLine:i.line,startColumn:i.column}})};
return{info:s=>V(t(s)),retry:(s,r)=>{const o=(r/1e3).toFixed(1);V(t(`${s.title}: ${s.message} Retrying ${o==="0.0"?"now":
`in ${o} s`}.`))},group:(s,r)=>{dt(t(s)),V(t(r)),ht()},notice:n(Gs),warning:n(Fs),error:n(ge)}}function er(e){const t=new Date,
n=Qs(),s=Lt({...e,proxyCredentials:vn(n)}),r=In(n),o=tr();return{log:Js(s.redact),secrets:s,redact:s.redact,http:r,signal:o.
signal,startedAt:t,watch:nr(o)}}function tr(){const e=new AbortController,t=()=>e.abort();for(const n of["SIGINT","SIGTE\
RM","SIGBREAK"])process.on(n,t);return e}function nr(e){process.exitCode=1;let t=()=>{};return process.on("beforeExit",()=>t(
new Error("it stopped before it finished"))),process.on("uncaughtException",n=>{t(n),e.abort()}),n=>{const s=new Promise(
(r,o)=>{t=o});return Promise.race([n,s])}}async function sr(e,t,n=e){let s=e;try{t()}catch(r){s=n;const o=r instanceof Error?
r.name:typeof r;ge(`The report of this run failed (${o}). The outputs say how the run ended, if they are set. If this st\
ep sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before you sen\
d it again.`,{title:"Internal error (internal-error)"})}await new Promise(r=>process.stdout.write("",r)),process.exit(s)}
function rr(e,t,n){const{title:s,why:r}=n,o=bs(n,$e);o.startsWith($e(r.text))||e.info(r.text),e[t](s,o)}const gt=524288;
function or(e,t,{length:n}){if(n<=gt)return;const s=`GitHub passes at most about ${gt} on to other jobs, so use it only \
in this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters. ${s}`)}const ir=["response","audience-n\
ame"];function bt(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;const r={...e};for(const o of ir){const i=e[o];
i!==void 0&&(r[o]=t(i))}try{(0,pt.appendFileSync)(s,ar(r))}catch(o){n.warning("Outputs not written",`The action could no\
t write its outputs (${(0,_.q0)(o)}). Later steps may see them as empty; the log says how the run ended.`)}}function ar(e){
const t=new Set(Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));let n=0;for(;t.has(`ghadelimiter_${n}`);)
n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}
${o}
${s}
`).join("")}function $t(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||Ft(e)===!1))try{(0,pt.appendFileSync)(
s,ur(t()))}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,_.q0)(r)}).`)}}const cr=9e5,yt=e=>typeof e==
"object"?e.flatMap(yt):e?[e]:[];function ur(e,t=cr){const n=yt(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(u=>(o+=Buffer.byteLength(u)+2,o>r));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function lr(){const e=qs(xe),t=er({apiToken:e["api-token"]}),n=await t.watch(fr(e,t)).catch(_.h_);await sr(n instanceof
_.HR?1:0,()=>dr(n,e.summary,t))}async function fr(e,t){const{settings:n,problems:s}=en(e,t.secrets),r=[...s,...await Ys(
xe)];if(!n||r.length>0)throw(0,U.vQ)(r);return es(is(n,t))}function dr(e,t,n){const{log:s,redact:r}=n;if(e instanceof _.
HR){const a=it(e,r);bt(ot(a),n),$t(t,()=>st(a),n),rr(s,"error",Je(a));return}const o=e.map(({id:a,name:u,reach:l})=>({id:a,
name:r(u),reach:l})),i=ot(o);bt(i,n),$t(t,()=>st(o),n),or(s,"audiences",i.audiences),s.info(`The service lists ${de(o.length,
"audience")}.`)}lr(),module.exports=vt})();
