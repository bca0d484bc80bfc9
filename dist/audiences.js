(()=>{"use strict";var ke={916:((e,t,n)=>{n.d(t,{$6:()=>u,HR:()=>r,Pz:()=>l,Up:()=>s,Yq:()=>a,h_:()=>o,q0:()=>i});const s="\
start a new run (a re-run uses the original workflow file)";class r extends Error{reason;title;hint;constructor(d){super(
d.message,d.cause===void 0?void 0:{cause:d.cause}),this.name="Failure",this.reason=d.reason,this.title=d.title,this.hint=
d.hint}}function o(c){return c instanceof r?c:new r({reason:"internal-error",title:"Internal error",message:`The action \
itself failed: ${i(c)}.`,hint:"Please report this with the log of the run.",cause:c})}function i(c){if(!(c instanceof Error))
return String(c);const d=c.code;if(d==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";
if(d==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this action ca\
nnot present";const{reason:v}=c;if(typeof d=="string"&&d.startsWith("ERR_SSL_")&&typeof v=="string")return`${d}: ${v}`;const _=(c.
message||c.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),S=typeof d=="string"&&!_.includes(d)?`${d}: ${_}`:_,
E=c instanceof AggregateError?c.errors.map(i).join("; "):"",R=E&&E!==S?`${S} (${E})`:S;return c.cause===void 0?R:`${R}: ${i(
c.cause)}`}function a(c,d=u(c)){return new r({reason:"cancelled",title:`${c} failed`,message:d,hint:l})}const u=c=>c==="\
Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${c.charAt(0).toLowerCase()}${c.
slice(1)}.`,l="If you did not mean to cancel it, run it again."}),925:((e,t,n)=>{n.d(t,{CC:()=>o,vQ:()=>_});var s=n(916),
r=n(992);function o(f,p,b={}){return{...typeof f=="string"?{input:f}:f,message:p,reason:"invalid-input",...b}}function i({
position:f},{position:p}){return f?p?f.line-p.line||f.column-p.column:-1:p?1:0}const a=100;function u(f){const p=f.slice(
0,a).map((b,$)=>{if(typeof b=="number")return`[${b}]`;const T=(0,r.$Q)(String(b)).replace(r.Qi,"\uFFFD");return $>0?`.${T}`:
T});return(0,r.$Q)(p.join(""))}const l=f=>f.endsWith("?")?f:`${f}.`;function c(f,p,b,$=""){return`${f.length>0?`\`${u(f)}\
\``:p}${$}${b.startsWith('"')?":":""} ${l(b)}`}function d(f){const{input:p,otherInputs:b=[],file:$,path:T=[],position:B,
message:g}=f,w=B&&`line ${B.line}, column ${B.column}`;if($!==void 0){const Cr=w?`${$}, ${w}`:$;return`${p}: ${Cr}: ${c(
T,"the file",g)}`}const C=w?` (${w})`:"",X=typeof T[0]=="number";if(T.length>0&&!X)return`${p}: ${c(T,"",g,C)}`;const x=X?
u([p,...T]):p;return g.startsWith('"')?`${x}${C}: ${l(g)}`:`${X?`\`${x}\``:v([x,...b])}${C} ${l(g)}`}function v(f){const p=f.
map($=>`\`${$}\``),b=p.pop()??"";return p.length===0?b:`${p.join(", ")} and ${b}`}function _(f){const p=f.every($=>$.reason===
"unreadable-file"),b=p?"unreadable-file":"invalid-input";return new s.HR({reason:b,title:p?"Unreadable file":"Invalid in\
put",message:J(f.map(d),I(f)),hint:E(f)})}const S=new Set(["base-url","api-token"]);function E(f){const p=I(f)===1?"Corr\
ect it":"Correct what is listed";return f.every(({input:b})=>S.has(b))?`${p}. If you changed a secret or variable, re-ru\
n the failed job. If you changed the workflow, ${s.Up}.`:`${p}, then ${s.Up}.`}const R=100;function Q(f,p,b){const $=I(p.
slice(R)),T=p.slice(0,R).map(b);return $===0?T:[...T,o(f,`has ${$} more problems`,{count:$})]}const I=f=>f.reduce((p,{count:b=1})=>p+
b,0);function J(f,p=f.length,b="problems"){if(f.length===1)return f.join("");const $=f.slice(0,R).map(T=>`- ${T}`);return p>
$.length&&$.push(`- and ${p-$.length} more`),`${p} ${b}:
${$.join(`
`)}`}}),992:((e,t,n)=>{n.d(t,{$Q:()=>p,Dl:()=>a,E$:()=>s,Gv:()=>B,Kb:()=>T,QO:()=>r,Qi:()=>c,hD:()=>S,qF:()=>l,xb:()=>d,
zF:()=>o});const s=1048576,r=2048,o="2,048 characters",i=new Map;function a(g,w){if(g.length>r)return;const C=`${w?.href??
""} ${g}`;return i.has(C)||i.set(C,u(g,w)),i.get(C)}function u(g,w){try{return new URL(g,w)}catch{return}}function l(g){
try{return JSON.parse(g)}catch{return}}const c=/[^ -~\xa0-\uffff]/g;function d(g,w){let C;return()=>(C??=new RegExp(g,w),
C)}const v=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,_=g=>`\\u${g.charCodeAt(
0).toString(16).padStart(4,"0")}`;function S(g){const w=JSON.stringify(g).replace(v,_);return w.length>100?`${w.slice(0,
98)}\u2026" (${g.length} characters)`:w}const E=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
R=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,Q=/[\s\x85]+/g,I=d(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function J(g){const w=g.toWellFormed().replace(E,"").replace(R,"$1").replace(Q," ").trim();return I().test(w)?w:""}
const f=100,p=g=>g.length>f?`${g.slice(0,f-1).toWellFormed()}\u2026`:g,b=300,$=65536;function T(g,w,C=!1){const x=w(g.slice(
0,$),C||g.length>$).replace(/\s+/g," ").trim();return x.length>b?`${x.slice(0,b)}\u2026`:x}const B=g=>typeof g=="object"&&
g!==null&&!Array.isArray(g)}),311:((e,t,n)=>{n.d(t,{r:()=>s});const s="1.0.0"}),53:(e=>{e.exports=require("node:diagnostics_channel")}),
708:(e=>{e.exports=require("node:https")})},Z={};function m(e){var t=Z[e];if(t!==void 0)return t.exports;var n=Z[e]={exports:{}},
s=!0;try{ke[e](n,n.exports,m),s=!1}finally{s&&delete Z[e]}return n.exports}m.m=ke,typeof m<"u"&&(m.ab=__dirname+"/"),m.n=
e=>{var t=e&&e.__esModule?()=>e.default:()=>e;return m.d(t,{a:t}),t},(()=>{var e=Object.getPrototypeOf?n=>Object.getPrototypeOf(
n):n=>n.__proto__,t;m.t=function(n,s){if(s&1&&(n=this(n)),s&8||typeof n=="object"&&n&&(s&4&&n.__esModule||s&16&&typeof n.
then=="function"))return n;var r=Object.create(null);m.r(r);var o={};t=t||[null,e({}),e([]),e(e)];for(var i=s&2&&n;typeof i==
"object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(a=>o[a]=()=>n[a]);return o.default=()=>n,m.d(r,o),
r}})(),m.d=(e,t)=>{for(var n in t)m.o(t,n)&&!m.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},m.f={},m.e=e=>Promise.
all(Object.keys(m.f).reduce((t,n)=>(m.f[n](e,t),t),[])),m.u=e=>""+e+".audiences.js",m.o=(e,t)=>Object.prototype.hasOwnProperty.
call(e,t),m.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:1},t=n=>{var s=n.modules,r=n.ids,o=n.runtime;for(var i in s)
m.o(s,i)&&(m.m[i]=s[i]);o&&o(m);for(var a=0;a<r.length;a++)e[r[a]]=1};m.f.require=(n,s)=>{e[n]||t(require("./"+m.u(n)))}})();
var Et={};const ee=new AbortController;for(const e of["SIGINT","SIGTERM","SIGBREAK"])process.on(e,()=>ee.abort());var y=m(
916),D=m(925),h=m(992);const Ct=["api-token","github-token"],Ee="the API token",Rt="the GitHub token",It="***",At=8,Ot=4;
function xt(e){const{apiToken:t,githubToken:n="",proxyCredentials:s=[]}=e,r=[{name:Ee,secret:new te(t)},{name:Rt,secret:new te(
n)}],o=[...r.map(({secret:i})=>i),...s.map(i=>new te(i))];return{find:i=>{const a=Ie(i);return r.find(({secret:u})=>u.isLong&&
u.spansIn(i,a).length>0)?.name},redact:(i,a=!1)=>{const u=Ie(i),l=o.flatMap(v=>v.spansIn(i,u,a));let c="",d=0;for(const{
start:v,end:_}of l.sort((S,E)=>S.start-E.start))v>=d&&(c+=i.slice(d,v)+It),d=Math.max(d,_);return c+i.slice(d)}}}class te{isLong;#t;#e;#s;#r;constructor(t){
this.#t=t,this.isLong=t.length>=At,this.#e=this.isLong?ne([t,t.toUpperCase(),t.toLowerCase()]):[t].filter(Boolean),this.#s=
this.isLong?ne(Lt(t)):[]}spansIn(t,n,s=!1){return[...(Pt.test(t)?[...this.#e,...this.#o()]:this.#e).flatMap(o=>Ce(o,t,s)),
...this.#s.flatMap(o=>Ce(o,n.text,s)).map(n.spanInText)]}#o(){const t=()=>[...Ut(this.#t),...Mt(this.#t),...Ht(this.#t)];
return this.#r??=this.isLong?ne(t()):[],this.#r}}const Pt=/[\\%&]/,ne=e=>[...new Set(e)];function Ce(e,t,n){const s=[];for(let o=t.
indexOf(e);o>=0;o=t.indexOf(e,o+1)){const i=s.at(-1),a=o+e.length;i&&o<i.end?i.end=a:s.push({start:o,end:a})}if(!n)return s;
const r=Math.max(1,Math.min(Ot,e.length-1));for(let o=e.length-1;o>=r;o--)if(t.endsWith(e.slice(0,o)))return[...s,{start:t.
length-o,end:t.length}];return s}const Re=/(?:\s|\\[fnrt]?)+/g;function Ie(e){const t=e.replace(Re,"");if(t.length===e.length)
return{text:e,spanInText:s=>s};let n;return{text:t,spanInText:({start:s,end:r})=>(n??=Nt(e),{start:n[s]??0,end:(n[r-1]??
e.length)+1})}}function Nt(e){const t=[],n=(r,o)=>{for(let i=r;i<o;i++)t.push(i)};let s=0;for(const{0:r,index:o}of e.matchAll(
Re))n(s,o),s=o+r.length;return n(s,e.length),t}function Lt(e){return[0,1,2].flatMap(t=>{const n=Buffer.from("\0".repeat(
t)+e),s=n.toString("base64").slice(Math.ceil(t*8/6)),r=s.replaceAll("=",""),o=n.length%3===0?r:r.slice(0,-1),i=[s,r,o];return[
...i,...i.map(a=>a.replaceAll("+","-").replaceAll("/","_"))]})}function L(e,t,n){const s=o=>o.charCodeAt(0).toString(16).
padStart(2,"0");return t.filter(o=>e.search(o)>=0).flatMap(o=>n.flatMap(i=>[e.replace(o,a=>i(a,s(a))),e.replace(o,a=>i(a,
s(a).toUpperCase()))]))}const A=(e,t,n)=>(s,r)=>e.test(s)?t(s,r):n(s,r),se=/[!-/:-@[-^`{-~]/g,re=/[!-~]/g;function Ut(e){
const t=o=>`\\${o}`,n=(o,i)=>`\\u00${i}`,s=L(e,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,se],[
A(/["\\]/,t,n),A(/\\/,t,n),n]),r=[e,...s].map(o=>o.replaceAll("/","\\/"));return[...s,...r,...L(e,[re],[n])]}function Mt(e){
return L(e,[/[^\w.!~*'()-]/g,/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,se,re],[(n,s)=>`\
%${s}`])}const jt=new Map("! excl \" quot # num $ dollar % percnt & amp ' apos ( lpar ) rpar * ast + plus , comma . perio\
d / sol : colon ; semi < lt = equals > gt ? quest @ commat [ lsqb \\ bsol ] rsqb ^ Hat ` grave { lcub | verbar } rcub".match(
/\S+ \S+/g)?.map(e=>[e.charAt(0),`&${e.slice(2)};`]));function Ht(e){const t=a=>jt.get(a)??a,n=(a,u)=>`&#x${u};`,s=a=>`&\
#${a.charCodeAt(0)};`,r=a=>`&#${String(a.charCodeAt(0)).padStart(3,"0")};`,o=/[&<>"]/;return[...L(e,[/[&<>]/g,/[&<>"]/g,
/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,se],[t,n,s,A(o,t,n),A(o,t,r),A(o,t,A(/'/,s,n)),A(/[&<>]/,t,s)]),...L(e,[re],[n,s])]}
function Bt(e,t,n){return Object.entries(e).flatMap(([s,r])=>{const o=Ft(r,t);return o?(0,D.CC)({input:s,file:n},`contai\
ns ${o}, which would be published; remove it`):[]})}function Dt(e,t){const{"api-token":n,"github-token":s="",...r}=e,o=t.
find(s)===Ee;return Bt({...r,...o&&{"github-token":s}},t)}function Ft(e,t){const n=new Set([e]);for(const s of n){const r=typeof s==
"string"||typeof s=="number"?t.find(String(s)):void 0;if(r)return r;if(typeof s=="object"&&s!==null)for(const o of Object.
entries(s))for(const i of o)n.add(i)}}const Wt={"":1,s:1,m:60,h:3600,d:86400,w:604800},qt=/^[\x21-\x7e]+$/,Gt=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function F(e,t,n){const s=r=>/^[0-9]+$/.test(r)&&Number(r)>=t&&Number(r)<=n;return r=>{if(s(r))return{value:Number(r)};const o=Ae(
r),i=o!==void 0&&s(o)?Oe(o):"";return{message:`${(0,h.hD)(r)} is not ${i?`a whole number${i}`:e}`}}}function Ae(e){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(e)?e.replace(/\D/g,""):void 0}const Oe=e=>`; write \`${e}\`, without separators`;function W(e){return/^(true|True|TRUE)$/.
test(e)?{value:!0}:/^(false|False|FALSE)$/.test(e)?{value:!1}:{message:`${(0,h.hD)(e)} is neither true nor false; use \`t\
rue\` or \`false\``}}function Vt(e){const t=W(e);return"value"in t?t.value:void 0}function zt(e){const t=/^([0-9]+)([smhdw]?)$/.
exec(e),n="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t){const r=Ae(e);return{
message:`${(0,h.hD)(e)} is not a duration${r?Oe(r):`; ${n}`}`}}const s=Number(t[1])*Wt[t[2]];return Number.isSafeInteger(
s)?{value:s}:{message:`${(0,h.hD)(e)} is too long; ${n}`}}function xe(e){return qt.test(e)?{value:e}:{message:"contains \
a space, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a \
secret"}}function Rr(...e){const t=`use an absolute ${e.join(" or ")} URL, such as https://example.com/${e.length>1?"pag\
e":"image.png"}`;return n=>n===""?Zt(n):Pe(e,n,t)}const Kt=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/,
Yt=/[{}$%<]/;function Pe(e,t,n){if(Qt(t))return{message:"contains a user name or password; remove them"};if(t.length>h.QO)
return{message:`${(0,h.hD)(t)} is longer than a URL may be; use one of at most ${h.zF}`};if(/[\s\\]/.test(t)||t.search(h.
Qi)>=0)return{message:`${(0,h.hD)(t)} contains white space or a backslash, which a URL must not contain; ${n}`};if(Kt.test(
t))return{message:`${(0,h.hD)(t)} contains an invisible character, which would make it another URL; ${n}`};const s=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(t)?.[1]?.toLowerCase();if(s!==void 0&&!e.includes(s))return{message:`${(0,h.hD)(t)} has the scheme ${s}; ${n}`};const[
,r]=s!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(t)||[],[o]=r!==void 0&&Yt.exec(r)||[];return o!==void 0?{message:`${(0,h.hD)(
t)} contains \`${o}\` in its host, so a variable in it was probably not replaced; ${n}`}:r!==void 0&&(0,h.Dl)(t)!==void 0?
{value:t}:{message:`${(0,h.hD)(t)} is not an absolute URL; ${n}`}}function Qt(e){if(/^mailto:/i.test(e))return!1;const t=e.
replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(t)}function Jt(e){const n=Pe(["https","\
http"],e,"use the https address of the push service, such as https://push.example.com");if("message"in n)return n;const s=new URL(
e);if(s.protocol==="http:"&&!Gt.test(s.hostname))return{message:`${(0,h.hD)(e)} has the scheme http, which would send th\
e token unencrypted; use an https URL (http is only for loopback addresses)`};const[,r]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(e)??[];return r?{message:`${(0,h.hD)(e)} ends with \`${r}\`, which the action adds; remove \`${r}\``}:/[?#]/.test(e)?
{message:`${(0,h.hD)(e)} has a query or fragment; remove it`}:{value:e.replace(/\/+$/,"")}}const Xt=/(?![\t\n\r])[^ -~\xa0-\uffff]/;
function Zt(e){if(e==="")return{message:"is blank, which the service refuses; write some text"};const[t]=Xt.exec(e)??[];
return t!==void 0?{message:`contains the control character U+${t.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}\
, which subscribers would not see; remove it`}:!/[!-~]/.test(e)&&plainLine(e)===""?{message:"has no visible character; w\
rite some text"}:{value:e}}function en(e){if(e==="latest")return{value:{kind:"latest"}};const t=e.replace(/^refs\/tags\//,
"");return t===""?{message:`${(0,h.hD)(e)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:t}}}
function tn(e){const t="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(e))return{message:`${(0,h.hD)(e)} is not a range of times; ${t}`};const[s=0,r=0]=e.split("-").map(nn);return s===r?
{message:`${(0,h.hD)(e)} begins and ends at the same time; ${t}`}:{value:{from:s,to:r,text:e}}}function nn(e){const[t=0,
n=0]=e.split(":").map(Number);return t*60+n}function sn(e){if(/^[a-z]/i.test(e)&&rn(e))return{value:e};const t=e.replaceAll(
" ","_").toLowerCase(),n=Intl.supportedValuesOf("timeZone").find(r=>r.toLowerCase().endsWith(`/${t}`)),s=n?`did you mean\
 ${n}?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,h.hD)(e)} is not a tim\
e zone that this runner knows; ${s}`}}function rn(e){try{return new Intl.DateTimeFormat("en",{timeZone:e}),!0}catch{return!1}}
function on(e){if(e==="any")return{value:void 0};const t="set it to the output `payload` of the dry run that was approve\
d, or remove the input";if(e==="")return{message:`is empty, so the payload that was approved is missing; ${t}`};const n=(0,h.
qF)(e);return(0,h.Gv)(n)?{value:n}:{message:`is not a JSON object; ${t}`}}const P=e=>({value:e}),oe=(e,t)=>n=>n===""?{message:`\
is missing; set it to ${e}`}:t(n),O=(e,t)=>n=>n===""?{value:e}:t(n),k=e=>O(void 0,e),q=(e,t)=>n=>{const s=e.find(r=>r===
n);return s===void 0?{message:`${(0,h.hD)(n)} is not ${t}`}:{value:s}},U={"base-url":oe("the base address of the push se\
rvice, such as https://push.example.com (a misspelled variable is empty)",Jt),"api-token":oe("the API token of the site,\
 from a secret (a misspelled or unavailable secret is empty)",xe),timeout:O(30,F("a whole number of seconds from 1 to 30\
0",1,300)),retries:O(3,F("a whole number from 0 to 10",0,10)),summary:O(!0,W)},Ne=Number.MAX_SAFE_INTEGER,ie={...U,target:oe(
"`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",q(["all","audience"],
"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":k(F("an audience id, which is a whole numbe\
r such as 101",1,Ne)),"audience-name":k(P),"max-reach":k(F("a whole number such as 10000",0,Ne)),"payload-file":k(P),"ex\
tra-fields":k(P),"dry-run":O(!1,W),"check-urls":O(!1,W),"once-key":k(P),"once-per":k(q(["day","week","month"],"a period;\
 use `day`, `week` or `month`")),"send-between":k(tn),"time-zone":k(sn),release:k(en),"release-level":k(q(["major","mino\
r","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":k(zt),"expected-payload":on,"github-token":k(xe)},an=e=>e.
replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),ae=["title","message","icon-url","banner-url","landing-url","actions","utm-s\
ource","utm-medium","utm-campaign","ttl"],ce=e=>Object.keys(e),Le=ce(U),Ir=[...ce(ie),...ae];function cn(e,t){return ue(
U,e,t)}function Ar(e,t){const n=ue(ie,e,t,hn(e));return n.settings?.release?.kind==="latest"&&(n.settings.maxAge??=un),n}
const un=604800;function ue(e,t,n,s=[]){const r=[...Dt(t,n),...fn(t)],o=new Set(r.map(({input:c})=>c)),i={...t,...Object.
fromEntries([...o].map(c=>[c,"(refused)"]))},a={},u=[];for(const[c,d]of Object.entries(e)){const v=d(i[c]);"value"in v?a[an(
c)]=v.value:u.push((0,D.CC)(c,v.message))}const l=[...r,...[...u,...s].filter(({input:c})=>!o.has(c))];return{settings:l.
length>0?void 0:a,problems:l,readable:i,refused:o}}const ln=65536;function fn(e){return["actions","extra-fields"].filter(
n=>Buffer.byteLength(e[n]??"")>ln).map(n=>(0,D.CC)(n,"is larger than 64 KiB; make it smaller"))}const Ue={"payload-files":P,
only:O("all",q(["all","changed","added"],"a choice of files; use `all`, `changed` or `added`")),"extra-fields":P,"check-\
urls":ie["check-urls"],timeout:U.timeout,summary:U.summary},Or=[...ce(Ue),...ae];function xr(e,t){return ue(Ue,e,t,dn(e))}
function dn(e){return e["payload-files"]!==""?[]:ae.every(n=>e[n]==="")?[problem("payload-files","is missing; set paths \
of payload files, or a notification as inputs")]:e.only!==""&&e.only!=="all"?[problem("payload-files","is missing; `only\
` chooses from its files")]:[]}function hn(e){const[t,n]=[e.target==="all",e.target==="audience"],s="is only allowed wit\
h `target: audience`",r="remove it, or change `target`",o="(the service does not report the reach of a broadcast)",i=e["\
once-key"]?"`once-key` needs it to store a record in the repository":"the input `release` needs it to fetch the release";
return[{inputs:["audience-id"],isWrong:t&&e["audience-id"],message:`${s}; ${r}`},{inputs:["audience-name"],isWrong:t&&e["\
audience-name"],message:`${s}; ${r}`},{inputs:["max-reach"],isWrong:t&&e["max-reach"],message:`${s} ${o}; remove it`},{inputs:[
"audience-id","audience-name"],isWrong:n&&!e["audience-id"]&&!e["audience-name"],message:"are both missing; set at least\
 one"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["once-key"],message:"is missing; `once-per` needs it"},{inputs:["t\
ime-zone"],isWrong:e["time-zone"]&&!e["send-between"]&&!e["once-per"],message:"has no effect without `send-between` or `\
once-per`; set one of them, or remove it"},{inputs:["github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],
message:`is missing; ${i}`}].filter(({isWrong:l})=>l).map(({inputs:[l,...c],message:d})=>problem(l,d,{otherInputs:c}))}const pn=require("node:http");
var le=m.n(pn);const mn=require("node:string_decoder");class M extends Error{reason;constructor(t,n){super(n),this.reason=
t}}class Me extends Error{constructor(){super("a response arrived before the request was sent")}}function gn(e,{isProxied:t,
isProxyTls:n}){const s=(u,l)=>({kind:"failure",mayHaveBeenReceived:!1,reason:u,retryable:l,cause:e});if(e instanceof M)return s(
e.reason,e.reason==="timeout");const{code:r="",syscall:o,statusCode:i}=e;return r==="ERR_PROXY_TUNNEL"?s("proxy-failed",
i===void 0):e instanceof Me||r.startsWith("HPE_")?s(n?"proxy-failed":"connection-failed",!0):!bn(e)&&!r.startsWith("ERR_\
INVALID")?s(n?"proxy-failed":"tls-failed",!1):s(t&&!(r==="ECONNRESET"&&o===void 0&&!n)?"proxy-failed":"connection-failed",
!0)}function bn(e){if(e instanceof AggregateError)return!0;const{code:t="",syscall:n}=e;return n!==void 0&&t!=="EPROTO"||
$n.test(t)}const $n=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function yn(e,t){const n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof M?e.reason:r,retryable:!0,cause:e}}const wn=e=>vn.test(String(e)),vn=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function _n(e,t,n){const{method:s,url:r,headers:o,body:i}=e,a=i===void 0?o:{...o,"Content-Length":Buffer.byteLength(i)},
u=le().request(r,{agent:t,method:s,headers:a});return new Promise(l=>new Tn(e,u,n,l).start())}class Tn{#t;#e;#s;#r;#o;#p="";#a;#c;#m;#u=0;#l=!1;#f=!1;constructor(t,n,s,r){
this.#t=t,this.#e=n,this.#s=s,this.#r=r,this.#o=new mn.StringDecoder(t.encoding)}start(){const{timeoutMs:t,signal:n}=this.#t,
s=()=>this.#n(new M("timeout",`no response within ${t/1e3} s`));this.#m=setTimeout(s,t),this.#e.on("error",r=>this.#n(r)),
this.#e.on("close",()=>this.#v()),this.#e.on("socket",r=>this.#$(r)),this.#e.on("response",r=>this.#w(r)),n?.addEventListener(
"abort",this.#d),n?.aborted&&this.#d()}#d=()=>this.#n(new M("cancelled","the run was cancelled"));#g=()=>{this.#f=!0};#b=t=>{
this.#u+=t.length};#$(t){this.#c=t,t.on("data",this.#b),t.once("session",this.#g);const n=()=>{this.#y(t)};Sn(t)?n():t.once(
He(t)?"secureConnect":"connect",n)}async#y(t){if(await je(),this.#e.destroyed||t.destroyed)return;this.#l=!0;const n=t.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!n)&&(this.#f=!0),this.#e.end(this.#t.body)}#w(t){const{maxBytes:n,wantsBody:s}=this.#t;
if(!this.#l){this.#n(new Me);return}const r=t.statusCode??0,o={kind:"response",status:r,headers:t.headers,at:new Date};if(this.#a=
{head:o,stream:t},s?.(r)===!1){this.#i(o),this.#e.destroy();return}let i=0;t.on("data",a=>{this.#p+=this.#o.write(a.subarray(
0,n-i)),i+=a.length,!(i<=n)&&(this.#i(o,"too-large"),this.#e.destroy())}),t.on("end",()=>this.#i(o,t.complete?void 0:"cu\
t")),t.on("error",a=>this.#n(a))}#v(){this.#a||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#n(t){this.#a?this.#_(this.#a,t):this.#T(t)?this.#h(gn(t,this.#s)):this.#h(yn(t,this.#u)),this.#e.destroy()}#_({
head:t,stream:n},s){if(s instanceof M){this.#i(t,s.reason);return}for(;n.read()!==null;);this.#i(t,n.complete?void 0:"cu\
t")}#T(t){return this.#l?!this.#f&&this.#u===0&&wn(t):!0}#i(t,n){const r=(this.#p+this.#o.end()).replace(/^\ufeff/,"");this.#h(
{...t,body:r,incomplete:n})}#h(t){clearTimeout(this.#m),this.#t.signal?.removeEventListener("abort",this.#d),this.#c?.removeListener(
"data",this.#b),this.#c?.removeListener("session",this.#g);const n={result:t,isConnectionKept:this.#e.reusedSocket};setImmediate(
()=>this.#r(n))}}async function je(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}const He=e=>e.encrypted===
!0;function Sn(e){return e.connecting?!1:!He(e)||e.secureConnecting===!1}const G=require("node:net");function kn(e,t,n=process.
version){const s=(e.protocol==="https:"?t.https:t.http)?.trim();if(!s||Pn(e,t.bypass))return;if(!Rn(n))return{problem:`N\
ode ${n} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(s.
search(h.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const r=(0,h.Dl)(
De(s));return!r||!/^https?:/.test(r.protocol)?{problem:"the proxy setting is not an http or https URL"}:[r.username,r.password].
some(o=>Fe(o)===void 0)?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:r.href}}function En(e){
const{statusCode:t}=Object(e);return t===407?Be:`${Cn} Then run this again.`}const Cn="Check HTTPS_PROXY, HTTP_PROXY and\
 NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",Be="The proxy\
 requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Rn(e){
const[t=0,n=0]=e.slice(1).split(".").map(Number);return t>24||t===24&&n>=5}const In=4;function An({http:e,https:t}){return[
...new Set([e,t].flatMap(On))]}function On(e=""){const t=e.trim(),n=t.replace(/^[^:]*:\/\//,"");if(!n.includes("@"))return[];
const s=xn(n.slice(0,n.lastIndexOf("@"))),r=s.map(u=>Fe(u)??u),{username:o="",password:i=""}=(0,h.Dl)(De(t))??{},a=Buffer.
from(r.join(":")).toString("base64").replaceAll("=","");return[...s,o,i,...r,a].filter(u=>u.length>=In)}function xn(e){const t=e.
indexOf(":");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}const De=e=>e.includes("://")?e:`http://${e}`;function Fe(e){
try{return decodeURIComponent(e)}catch{return}}function Pn(e,t){const n=We(e.hostname).replace(/\.$/,""),s=e.port||(e.protocol===
"https:"?"443":"80");return t?.toLowerCase().match(/[^\s,]+/g)?.some(o=>o==="*"||Nn(o,n,s))??!1}function Nn(e,t,n){if(e.
includes("/"))return Un(e,t);const s=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(e),r=s?.[1]??e;if(s&&s[2]!==n)return!1;const o=Ln(
We(r).replace(/^\*?\./,""));return t===o?!0:(0,G.isIP)(t)===0&&t.endsWith(`.${o}`)}const We=e=>e.replace(/[[\]]/g,""),Ln=e=>(0,h.
Dl)(`http://[${e}]`)?.hostname.slice(1,-1)??e;function Un(e,t){const[n="",s=""]=e.split("/"),r=(0,G.isIP)(n);if(r===0||(0,G.
isIP)(t)!==r)return!1;const o=r===4?32:128;if(!/^\d{1,3}$/.test(s)||Number(s)>o)return!1;const i=r===4?"ipv4":"ipv6",a=new G.
BlockList;return a.addSubnet(n,Number(s),i),a.check(t,i)}const qe=1e3,Mn=10;function jn(e,t){const n=new Map,s=new Map,r=new WeakMap,
o=u=>performance.now()-(r.get(u)??Number.NEGATIVE_INFINITY);async function i(u,l){const c=`${u.protocol} ${l}`,d=s.get(c);
if(d)return d;const{Agent:v}=u.protocol==="https:"?await Hn():le();l!==void 0&&await Fn();const _=new v({keepAlive:!0,proxyEnv:{
http_proxy:l,https_proxy:l}});return _.on("free",S=>r.set(S,performance.now())),s.set(c,_),_}function a(u){const l=(n.get(
u)??0)+1;return n.set(u,l),l}return{async request(u){const l=kn(u.url,e);if(l&&"problem"in l)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(l.problem)};const c=await i(u.url,l?.url),d=Math.min(...Ge(c).map(o)),
v=d<=qe;u.method!=="GET"&&v&&await Dn(Mn-d);for(const f of Ge(c))(o(f)>qe||Bn(f))&&f.destroy();const{method:_,url:S}=u,E=l!==
void 0,R={isProxied:E,isProxyTls:E&&S.protocol==="http:"},Q=performance.now(),{result:I,isConnectionKept:J}=await _n(u,c,
R);if(t){const f=a(`${_} ${S}`),p=I.kind==="response"?I.status:I.reason;t({method:_,url:S,ended:p,ms:performance.now()-Q,
attempt:f,isConnectionKept:J})}return I}}}const Hn=async()=>(await Promise.resolve().then(m.t.bind(m,708,23))).default,Ge=e=>Object.
values(e.freeSockets).flat(),Bn=e=>e.readableEnded;async function Dn(e){e>0&&await new Promise(t=>setTimeout(t,e)),await je()}
async function Fn(){const{subscribe:e,unsubscribe:t}=await Promise.resolve().then(m.t.bind(m,53,23));t("net.client.socke\
t",Ve),e("net.client.socket",Ve)}function Ve(e){const{socket:t}=e;t.on("error",()=>{}),t.on("newListener",(n,s)=>{n==="r\
eadable"&&t.removeListener("readable",s)})}const Wn=e=>e>=200&&e<300;function qn(e){const t=le().STATUS_CODES[e];return t===
void 0?String(e):`${e} ${t}`}const Gn=1e3,Vn=3e4,fe=12e4;function zn(e){return Math.random()*Math.min(Vn,Gn*2**(e-1))}function ze(e,t){
if(e===void 0)return;const n=e.trim();if(/^\d+$/.test(n))return Number(n)*1e3;if(!Kn.test(n))return;const s=Date.parse(`${n.
replace(/ GMT$/,"")} GMT`);return Number.isNaN(s)?void 0:Math.max(0,s-t)}const Kn=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
async function Yn({attempt:e,retries:t,signal:n,cancelled:s,onWait:r,beforeRetry:o}){for(let i=1;!n?.aborted;i++){const a=await e(
i);if("done"in a)return a.done;if(n?.aborted)break;const{result:u,waitMs:l}=a;if(i>t||l>fe)return u;if(r?.(u,l),await Qn(
l,n),n?.aborted)break;const c=await o?.(u);if(c!==void 0&&!n?.aborted)return c}return s()}function Qn(e,t){return new Promise(
n=>{const s=()=>{clearTimeout(r),t?.removeEventListener("abort",s),n()},r=setTimeout(s,e);t?.addEventListener("abort",s)})}
const Ke=64,Jn=1,Xn={"connection-failed":"Check `base-url` and that the runner can reach it.","tls-failed":"Check `base-\
url` and the certificate of the service; for a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner\
.",timeout:"Check that the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the servic\
e is up.","bad-response":"Check that `base-url` is the address of the push service."},Zn={ERR_SSL_WRONG_VERSION_NUMBER:"\
Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of t\
he service (or a proxy) that does not require a client certificate."};function es(e,{reason:t,mayHaveBeenReceived:n,cause:s}){
const r=e==="Sending"&&n;if(t==="cancelled")return r?"":y.Pz;if(t==="proxy-failed")return En(s);const{code:o=""}=Object(
s),i=t==="tls-failed"&&Zn[o]||Xn[t];return r?i:`${i} Then run this again.`}function ts(e,{reason:t,mayHaveBeenReceived:n},s){
const r=e==="Sending";return{"connection-failed":`Could not connect to the service (${s}).`,"tls-failed":`Could not make\
 a secure connection to the service (${s}).`,"proxy-failed":`Could not use the proxy (${s}).`,timeout:n?`${r?"The servic\
e may have received the request, but did not respond":"There was no complete response"} in time (${s}).`:`Timed out conn\
ecting to the service (${s}).`,"connection-lost":`The connection was lost before ${r?"a response arrived; the service ma\
y have received the request":"the response was complete"} (${s}).`,"bad-response":`The response is not valid HTTP, or is\
 incomplete (${s}).`,cancelled:r&&n?"The run was cancelled; the service may already have received the request.":(0,y.$6)(
e)}[t]}function ns(e,t,n){const{reason:s,cause:r}=t;return new y.HR({reason:s,title:`${e} failed`,message:ts(e,t,(0,h.Kb)(
(0,y.q0)(r),n)),hint:es(e,t),cause:r})}function ss(e,t,n,s=!1){const{status:r,headers:o,body:i,incomplete:a}=t,u=o.location?
` and points to ${(0,h.hD)(n(o.location))}`:"",l=(0,h.Kb)(i,n,a!==void 0),c=`The ${r===407?"proxy":"service"} responded ${qn(
r)}${u}${l?`: ${l}`:""}`;return new y.HR({reason:`http-${r}`,title:`${e} failed`,message:`${c.replace(/\.$/,"")}.${us(o["\
retry-after"])}`,hint:s?rs(r):ls(r,e,l!=="")})}function rs(e){return e===303?"The status says that the service handled t\
he request, but not whether it sent the notification.":e===408?"Whoever stopped waiting for the request may have passed \
it on to the service.":"The service has a problem: check its status."}const is=e=>/^\s*<(?:!doctype\s+)?html/i.test(e),as="\
`base-url` leads to a website, not to the push service. Set it to the address of the API, without `/v1/\u2026`.",cs=864e5;
function us(e){const t=ze(e,Date.now());return t===void 0||t<=fe?"":` Retry-After asks for ${t>cs?"more than a day":`${Math.
ceil(t/1e3)} s`}; this action waits at most ${fe/1e3} s.`}function ls(e,t,n){return e===401||e===403?"The service refuse\
d the token: check that `api-token` is the current API token of this site, and that this workflow can read the secret. T\
hen run this again.":e===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` it\
self).${t==="Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?Be:e===429?"The rate limit of th\
e service is reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token\
 would go to the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run th\
is again.":e===408?"The service did not receive the request in time: run this again.":n?`Fix the problem that the servic\
e reported. If you changed the workflow for that, ${y.Up}.`:`The service did not say why. ${t==="Sending"?"Check the con\
tent and `extra-fields`, or ask":"Ask"} the operator of the service.`}const de="Listing the audiences";async function fs(e){
const{signal:t,redact:n,log:s}=e.context,r=await Yn({attempt:async o=>Ye(await e.fetchAudiences(),zn(o),n),retries:e.retries,
signal:t,cancelled:()=>(0,y.Yq)(de),onWait:s.retry});if(r instanceof y.HR)throw r;return ds(r)}function Ye(e,t,n){if(e.kind===
"failure"){const l=ns(de,e,n);return e.retryable&&e.reason!=="cancelled"?{result:l,waitMs:t}:{done:l}}const{status:s,headers:r,
body:o,incomplete:i}=e;if(!Wn(s)){const l=ss(de,e,n);return s!==408&&s!==429&&s<500?{done:l}:{result:l,waitMs:ze(r["retr\
y-after"],Date.now())??t}}if(i===void 0)return{done:o};if(i==="too-large")return{done:j(`the list is larger than ${Ke} M\
iB`)};const a=i==="cut"?"connection-lost":i,u=new Error("only a part of the list arrived");return Ye({kind:"failure",mayHaveBeenReceived:!0,
reason:a,retryable:!0,cause:u},t,n)}function ds(e){const t=(0,h.qF)(e);if(is(e))throw j("the response is a web page",as);
if(t===void 0)throw j("the response is not JSON");const n=(0,h.Gv)(t)?t.audience:void 0;if(!Array.isArray(n))throw j("au\
dience: expected an array");for(let s=0;s<n.length;s++){const r=hs(n[s]);if(r)throw j(`audience[${s}]${r}`)}return n.map(
({id:s,name:r,reach:o})=>({id:s,name:r,reach:o}))}function hs(e){if(!(0,h.Gv)(e))return": expected an object";const{id:t,
name:n,reach:s}=e;if(typeof t!="number")return".id: expected a number";if(!Number.isSafeInteger(t))return".id: expected \
a whole number within \xB1(2^53-1)";if(typeof n!="string")return".name: expected a string";if(typeof s!="number"||!Number.
isFinite(s))return".reach: expected a number"}const j=(e,t="Check `base-url`; if it is right, the service has a problem,\
 or uses another version of its API.")=>new y.HR({reason:"bad-audience-list",title:"Unusable audience list",message:`The\
 service responded, but not with a list of audiences: ${e}.`,hint:t});var ps=m(311);const Qe=`web-push-action/${ps.r}`;function ms({
baseUrl:e,apiToken:t,timeout:n,retries:s},r){const{http:o,signal:i}=r,a={"Authentication-Token":t,Accept:"application/js\
on","User-Agent":Qe},u={timeoutMs:n*1e3,signal:i};return{retries:s,context:r,fetchAudiences(){const l=new URL(`${e}/v1/a\
udience`);return o.request({method:"GET",url:l,headers:a,maxBytes:Ke*h.E$,...u})},send(l){const c=new URL(`${e}/v1/notif\
ications`),d={...a,"Content-Type":"application/json"};return o.request({method:"POST",url:c,headers:d,body:l,maxBytes:Jn*
h.E$,...u})}}}function Je(e){return ge(e).replace(ws,H).replace(vs,_s).replace(/^[\t -%'-;=-@[-`{-~]/,H).replaceAll(`
`,"<br>")}function Xe(e){return ge(e).replace(/[&<>]/g,H).replaceAll(`
`,"&#10;")}const he=(e,t)=>Je(nt(V(e,t))),Pr=e=>tt(he(e,500));function Ze(e,t=500){const s=V(e,t).split(bs).map((r,o)=>o%
2===1?$s(r):Je(nt(r)));return tt(s.join(""))}function et({text:e,url:t},n=2e3){return`${Ze(e,n)}${t?` <a href="${me(t)}"\
>Open that run</a>`:""}`}const gs=({command:e})=>e!==void 0&&`<pre><code>${Xe(e)}</code></pre>`,tt=e=>`<span dir="auto">${e}\
</span>`,bs=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,$s=e=>`<code>${Xe(e)}</code>`;function Nr(e,t=300){const n=he(e,t);return e.
length>st?n:`<a href="${me(e)}">${n}</a>`}function Lr(e,t,n){return e.length>st?t:`<img src="${me(e)}" alt="${t}" width=\
"${n}">`}function V(e,t){return e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e}function nt(e,t=40){
if(!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;const n=new RegExp(`${pe}{${t+1},}`,"gv"),s=new RegExp(`${pe}{${ys}\
}(?=${pe})`,"gv");return e.replace(n,r=>r.replace(s,"$&\u200B"))}const ys=10,pe=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,st=2e3,ws=/[&<>"'`*_~[\]()|\\!{}^]/g,vs=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,H=e=>`&#${e.codePointAt(0)};`,_s=e=>`<span>${H(
e)}</span>`,me=e=>ge(e).replace(/[&<>"'`\n\t]/g,H);function ge(e){return e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function be(e){const[,t="",n="",s=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(
/\B(?=(?:\d{3})+$)/g,",")+s:String(e)}const $e=(e,t)=>`${be(e)} ${t}${e===1?"":"s"}`,ye=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,Ts={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function rt({title:e,reason:t,message:n,hint:s},r,o){const a=o!==void 0&&o.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",l=["The service may still send it: w\
ait some minutes, then look in the panel of the service before you send it again.",s,`If nothing was sent, ${a}run this \
again.`].filter(Boolean).join(" "),c=r==="not-sent"&&t==="internal-error"?" You can run this again.":"";return{title:`${e}\
 (${r?`${r}: `:""}${t})`,failed:e,why:{text:n},meaning:r&&Ts[r],next:{text:r==="unknown"?l:`${s}${c}`},reason:t}}const Ss=e=>e.
replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),ot=e=>`h\
ttps://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ss(e)}`,it=4096,ks=600;function Es({
why:e,meaning:t,next:n,reason:s},r){const i=`
${r(t?`${t} ${ye(n)}`:ye(n))}${s?`
More: ${ot(s)}`:""}`;return Cs(r(ye(e)),it-i.length)+i}function Cs(e,t){const n=e.split(`
`);if(n.length===1)return V(e,t-1);const s=a=>`- and ${a} more (see the log)`;let r=s(n.length).length;const o=[];for(const a of n){
const u=V(a,ks);if(r+=u.length+1,r>t)break;o.push(u)}const i=n.length-o.length;return[...o,...i>0?[s(i)]:[]].join(`
`)}const Rs=5e3;function Is({failed:e,why:t,next:n,reason:s}){return[`<table>
${[...e?[["What failed",`<b>${Ze(e)}</b>`]]:[],["Why",et(t,Rs)],["What to do",et(n)],...s?[["More",`<a href="${ot(s)}">W\
hat ${s} means</a>`]]:[]].map(([o="",i])=>`<tr><th align="left">${o.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`).join(
`
`)}
</table>`,gs(n)]}const Mr=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},
button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function As(e,{length:t,line:n}){const s=/^[\n\x20-\x7e]*$/.
test(e),r=s?e:e.match(Os())??[],o=s?void 0:xs(),i=r.length;let a=0,u=0,l=0;for(const c of r){if(a=c===`
`?(Math.floor(a/n)+1)*n:a+(o?.test(c)?2:1),a>t)return{shown:`${e.slice(0,l).trimEnd()}\u2026`,visible:u,total:i};a<t&&(u++,
l+=c.length)}return{shown:e,visible:i,total:i}}const Os=(0,h.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),xs=(0,h.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),at=100,Ps=1e3,Ns=5e5,Ls=120;function ct(e){if(e instanceof y.HR)return["<h2>\u274C Could not list the audiences</h2>",
Is(rt(e))];const t=`<h2>\u{1F4E3} ${$e(e.length,"audience")}</h2>`;if(e.length===0)return[t,"<p>The service lists no aud\
iences. Create them in the panel of the service.</p>"];const n=e.toSorted((s,r)=>r.reach-s.reach);return[t,Fs(n),Us(n)]}
function Us(e){const t=Ms(e),n=t.slice(0,at),s=t.slice(at),r=e.length-t.length;return[ut(n),s.length>0&&`<details><summa\
ry>The next ${be(s.length)}</summary>
${ut(s)}
</details>`,r>0&&`<p>The ${$e(r,"audience")} with the smallest reach ${r===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function Ms(e){const t=[];let n=0;for(const[s,r]of e.slice(0,Ps).entries()){
const o=js(r,s+1);if(n+=Buffer.byteLength(o),n>Ns)break;t.push(o)}return t}function js({id:e,name:t,reach:n},s){return`<\
tr>${[`<td align="right">${s}</td>`,`<td dir="auto">${he(t,Ls)}</td>`,`<td align="right"><code>${e}</code></td>`,`<td al\
ign="right">${be(n)}</td>`].join("")}</tr>`}const ut=e=>`<table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,Hs=10,Bs={length:20,line:20},Ds='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Fs(e){const t=e.
slice(0,Hs).filter(({reach:o})=>Math.round(o)>0);if(t.length===0)return;const n=t.map(Ws),s=t.map(({reach:o})=>Math.round(
Math.min(o,Number.MAX_SAFE_INTEGER))),r=e.length>1?`The ${t.length} largest by reach`:"Reach";return["```mermaid",Ds,"xy\
chart-beta horizontal",`  title "${r}"`,`  x-axis [${n.join(", ")}]`,`  y-axis "Subscribers" 0 --> ${s[0]}`,`  bar [${s.
join(", ")}]`,"```"].join(`
`)}function Ws({id:e,name:t}){const n=t.replace(/\s+/g," ");return`"${qs(As(n,Bs).shown)} (${e})"`}function qs(e){return e.
toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu," ").replace(/["`<>]/g,t=>Gs[t]??"").replace(/%(?=[%{])/g,
"% ").replace(/#(?=\w+;)/g,"# ")}const Gs={'"':"\u201D","`":"\u2019","<":"\u2039",">":"\u203A"};function jr({attempts:e,
result:t,response:n,payload:s,target:r}){const o=r?.type==="audience"?r.audience:void 0;return{outcome:t.outcome,reason:"\
failure"in t?t.failure.reason:"reason"in t?t.reason:"","status-code":z(n?.statusCode),response:n?.body??"",payload:s??"",
"audience-id":z(o?.id),"audience-name":o?.name??"","audience-reach":z(o?.reach),attempts:z(e),"sent-at":t.outcome==="sen\
t"?t.sentAt.toISOString():""}}const z=e=>e===void 0?"":String(e);function lt(e){return e instanceof y.HR?{audiences:"",count:"",
reason:e.reason}:{audiences:JSON.stringify(e),count:String(e.length),reason:""}}function Hr(e,t,n){const{notifications:s,
problems:r,extraFields:o,failure:i}=e,a=s.map(({file:l,content:c})=>({file:l,payload:{...c?.notification,...o}})),u=s.map(
({file:l})=>l).filter(l=>l!=="");return{payloads:t?"":JSON.stringify(a),files:i||r.length>0?"":JSON.stringify(u),"summar\
y-url":n,count:i?"":String(a.length),reason:t}}const Vs=null;function Br(e,t){const n=(s,r)=>{if(typeof s=="string")return t(
s);if(Array.isArray(s))return s.map(i=>n(i,r));if(s instanceof Failure)return ft(s,t);if(typeof s!="object"||s===null||s instanceof
Date)return s;const o=Object.entries(s).map(([i,a])=>r?[t(i),n(a,!0)]:[i,Vs.includes(i)?a:n(a,i==="extraFields")]);return Object.
fromEntries(o)};return n(e,!1)}function ft({reason:e,title:t,message:n,hint:s},r){return new y.HR({reason:e,title:r(t),message:r(
n),hint:r(s)})}const dt=require("os");function ht(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(
e)}function we(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,
endColumn:e.endColumn}:{}}function N(e,t,n){const s=new zs(e,t,n);process.stdout.write(s.toString()+dt.EOL)}function pt(e,t=""){
N(e,{},t)}const mt="::";class zs{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.properties=n,this.message=
s}toString(){let t=mt+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.
properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${Ys(r)}`)}}return t+=
`${mt}${Ks(this.message)}`,t}}function Ks(e){return ht(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function Ys(e){return ht(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,
"%2C")}const Dr=require("path");var gt=function(e,t,n,s){function r(o){return o instanceof n?o:new n(function(i){i(o)})}
return new(n||(n=Promise))(function(o,i){function a(c){try{l(s.next(c))}catch(d){i(d)}}function u(c){try{l(s.throw(c))}catch(d){
i(d)}}function l(c){c.done?o(c.value):r(c.value).then(a,u)}l((s=s.apply(e,t||[])).next())})},ve;(function(e){e[e.Success=
0]="Success",e[e.Failure=1]="Failure"})(ve||(ve={}));function Fr(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.
env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function Qs(e){
N("add-mask",{},e)}function Wr(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.
env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function K(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||
"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}
function qr(e,t){const n=K(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function Gr(e,t){const n=["true","True","TRUE"],
s=["false","False","FALSE"],r=K(e,t);if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Vr(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function zr(e){issue("echo",e?"on":"off")}function Kr(e){process.exitCode=ve.Failure,_e(e)}function Js(){
return process.env.RUNNER_DEBUG==="1"}function Xs(e){N("debug",{},e)}function _e(e,t={}){N("error",we(t),e instanceof Error?
e.toString():e)}function Zs(e,t={}){N("warning",we(t),e instanceof Error?e.toString():e)}function er(e,t={}){N("notice",
we(t),e instanceof Error?e.toString():e)}function Y(e){process.stdout.write(e+dt.EOL)}function bt(e){pt("group",e)}function $t(){
pt("endgroup")}function Yr(e,t){return gt(this,void 0,void 0,function*(){bt(e);let n;try{n=yield t()}finally{$t()}return n})}
function Qr(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function Jr(e){return process.env[`STATE_${e}`]||""}function Xr(e){return gt(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const tr={"expected-payload":"any"};function nr(e){for(const t of e.
filter(n=>Ct.includes(n))){const n=K(t);n!==""&&Qs(n)}return Object.fromEntries(e.map(t=>[t,sr(t)]))}function sr(e){return process.
env[`INPUT_${e.toUpperCase()}`]!==void 0?K(e):tr[e]??""}function rr(e){return Object.entries(process.env).flatMap(([t,n])=>{
const[,s]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return s===void 0||e.includes(s)||!n?.trim()?[]:[{name:s,variable:t}]})}
async function or(e,t){const n=rr(e);if(n.length===0)return[];const{unknownInputs:s}=await m.e(645).then(m.bind(m,645));
return s(n,e,t)}const yt=require("node:fs"),Te=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function ir(){return{
http:Te("HTTP_PROXY"),https:Te("HTTPS_PROXY"),bypass:Te("NO_PROXY")}}function ar(){const{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,
GITHUB_REPOSITORY:n,GITHUB_SHA:s,GITHUB_RUN_ID:r}=process.env,{GITHUB_EVENT_NAME:o}=process.env;return{github:{apiUrl:e||
"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:s??"",id:r??"",event:o??"",attempt:Number(
process.env.GITHUB_RUN_ATTEMPT)||1}}}const Zr=e=>e==="pull_request"||e==="pull_request_target";function eo(){const{github:e,
run:t}=ar();return t.id===""?"":`${e.serverUrl}/${t.repository}/actions/runs/${t.id}/attempts/${t.attempt}`}async function to(e){
const t=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.
env.GITHUB_EVENT_PATH=t)}}const cr=null;function no(){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{
return statSync(t).size>cr?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse(
readFileSync(t,"utf8"))}}catch{return{name:e,payload:void 0,unreadable:t===""?void 0:"the file of the event cannot be re\
ad"}}}const wt="\u2060";function Se(e){return!/[^\x20-\x7e]/.test(e)&&!e.includes("##[")&&!e.trimStart().startsWith("::")?
e:e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${wt}`).split(`
`).map(lr).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const ur=(0,h.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function lr(e){const t=e.
search(ur());return t>=0&&e.startsWith("::",t)?`${e.slice(0,t)}:${wt}${e.slice(t+1)}`:e}function fr(e){const t=r=>Se(e(r)),
n=r=>(o,i,a)=>{const u=t(i);u.length>it&&Y(u),r(u,{title:t(o),...a&&{file:a.file,startLine:a.line,startColumn:a.column}})},
s=(r,o)=>{bt(t(r)),Y(t(o)),$t()};return{info:r=>Y(t(r)),retry:(r,o)=>{const i=(o/1e3).toFixed(1);Y(t(`${r.title}: ${r.message}\
 Retrying ${i==="0.0"?"now":`in ${i} s`}.`))},exchange:({method:r,url:o,ended:i,ms:a,attempt:u,isConnectionKept:l})=>{const c=l?
"kept":"new",d=`${r} ${o.host}${o.pathname}`;Xs(t(`${d}: ${i} in ${a.toFixed()} ms (try ${u}, ${c} connection)`))},group:s,
stack:({reason:r,cause:o})=>{r==="internal-error"&&s(`Stack of the error (${Qe}, Node ${process.version}, ${process.platform}\
)`,vt(o))},notice:n(er),warning:n(Zs),error:n(_e)}}function vt(e){if(!(e instanceof Error))return(0,y.q0)(e);const{stack:t=(0,y.
q0)(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${vt(n)}`}function dr(e){const t=new Date,n=ir(),s=xt({...e,proxyCredentials:An(n)}),r=fr(s.redact);return{log:r,
secrets:s,redact:s.redact,http:jn(n,Js()?r.exchange:void 0),signal:ee.signal,startedAt:t,watch:hr()}}function hr(){process.
exitCode=1;let e=()=>{};return process.on("beforeExit",()=>e(new Error("it stopped before it finished"))),process.on("un\
caughtException",t=>{e(t),ee.abort()}),t=>{const n=new Promise((s,r)=>{e=r});return Promise.race([t,n])}}async function pr(e,t,n,s=t){
let r=t;try{n()}catch(o){r=s,mr(e,o)}return await new Promise(o=>process.stdout.write("",o)),br(r)}function mr(e,t){const n=t instanceof
Error?t.name:typeof t;_e(`The report of this run failed (${n}). The outputs say how the run ended, if they are set. If t\
his step sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before y\
ou send it again.`,{title:"Internal error (internal-error)"});try{e.stack((0,y.h_)(t))}catch{}}const gr=/^(GetAddrInfo|FS)Req/;
function br(e){if(process.getActiveResourcesInfo().some(t=>gr.test(t)))if(process.platform!=="win32"){const t={...process.
env,NODE_OPTIONS:""};process.execve?.(process.execPath,[process.execPath,"-e",`process.exit(${e})`],t)}else e===1&&process.
kill(process.pid,"SIGKILL");process.exit(e)}function $r(e,t,n){const{title:s,why:r}=n,o=Es(n,Se);o.startsWith(Se(r.text))||
e.info(r.text),e[t](s,o)}const _t=524288;function yr(e,t,{length:n}){if(n<=_t)return;const s=`GitHub passes at most abou\
t ${_t} on to other jobs, so use it only in this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters\
. ${s}`)}const wr=["response","audience-name"];function Tt(e,{redact:t,log:n}){const s=process.env.GITHUB_OUTPUT;if(!s)return;
const r={...e};for(const o of wr){const i=e[o];i!==void 0&&(r[o]=t(i))}try{(0,yt.appendFileSync)(s,vr(r))}catch(o){n.warning(
"Outputs not written",`The action could not write its outputs (${(0,y.q0)(o)}). Later steps may see them as empty; the l\
og says how the run ended.`)}}function vr(e){const t=new Set(Object.values(e).flatMap(r=>r.match(/ghadelimiter_\d+/g)??[]));
let n=0;for(;t.has(`ghadelimiter_${n}`);)n++;const s=`ghadelimiter_${n}`;return Object.entries(e).map(([r,o])=>`${r}<<${s}\

${o}
${s}
`).join("")}function St(e,t,{log:n}){const s=process.env.GITHUB_STEP_SUMMARY;if(!(!s||Vt(e)===!1))try{(0,yt.appendFileSync)(
s,Tr(t()))}catch(r){n.warning("Summary not written",`Could not write the job summary (${(0,y.q0)(r)}).`)}}const _r=9e5,kt=e=>typeof e==
"object"?e.flatMap(kt):e?[e]:[];function Tr(e,t=_r){const n=kt(e),s="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",r=t-Buffer.byteLength(s)-2;let o=0;const i=n.findIndex(u=>(o+=Buffer.byteLength(u)+2,o>r));return`${(i===
-1?n:[...n.slice(0,i),s]).join(`

`)}
`}async function Sr(){const e=nr(Le),t=dr({apiToken:e["api-token"]}),n=await t.watch(kr(e,t)).catch(y.h_);await pr(t.log,
n instanceof y.HR?1:0,()=>Er(n,e.summary,t))}async function kr(e,t){const{settings:n,problems:s}=cn(e,t.secrets),r=[...s,
...await or(Le,t.redact)];if(!n||r.length>0)throw(0,D.vQ)(r);return fs(ms(n,t))}function Er(e,t,n){const{log:s,redact:r}=n;
if(e instanceof y.HR){const a=ft(e,r);Tt(lt(a),n),St(t,()=>ct(a),n),s.stack(e),$r(s,"error",rt(a));return}const o=e.map(
({id:a,name:u,reach:l})=>({id:a,name:r(u),reach:l})),i=lt(o);Tt(i,n),St(t,()=>ct(o),n),yr(s,"audiences",i.audiences),s.info(
`The service lists ${$e(o.length,"audience")}.`)}Sr(),module.exports=Et})();
