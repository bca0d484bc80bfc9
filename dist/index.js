(()=>{"use strict";var bt={181:(f=>{f.exports=require("buffer")}),9896:(f=>{f.exports=require("fs")}),7598:(f=>{f.exports=
require("node:crypto")}),3053:(f=>{f.exports=require("node:diagnostics_channel")}),1455:(f=>{f.exports=require("node:fs/promises")}),
4708:(f=>{f.exports=require("node:https")}),6760:(f=>{f.exports=require("node:path")}),7975:(f=>{f.exports=require("node:util")}),
857:(f=>{f.exports=require("os")}),932:(f=>{f.exports=require("process")}),9453:((f,g,l)=>{l.d(g,{W:()=>v});var v=new AbortController;
for(let $ of["SIGINT","SIGTERM","SIGBREAK"])process.on($,()=>v.abort())}),990:((f,g,l)=>{l.d(g,{HR:()=>b,XG:()=>Gn,Ae:()=>B,
JN:()=>Qe,rg:()=>Rr,Yq:()=>he,oM:()=>ft,Pw:()=>ce,q0:()=>O,p0:()=>De,S5:()=>Wn,d5:()=>Y,Kb:()=>Ue,pi:()=>N,Ng:()=>E,QP:()=>tn,
zD:()=>ne,Qi:()=>Se,wg:()=>j,Gv:()=>fe,oJ:()=>tt,yU:()=>aa,Kc:()=>Ur,B4:()=>Gt,zF:()=>Qt,KJ:()=>ht,A9:()=>it,cn:()=>nn,qF:()=>Z,
Dl:()=>V,LF:()=>Fe,o2:()=>_t,h0:()=>Mt,CC:()=>U,fI:()=>Wt,$3:()=>Ht,a5:()=>et,CJ:()=>cn,hD:()=>I,yu:()=>k,RB:()=>Ke,Er:()=>nt,
BH:()=>Ot,fD:()=>ge,xv:()=>x,Q_:()=>zn,N1:()=>we,rE:()=>vn,LH:()=>_e,y6:()=>En,XM:()=>Be,yi:()=>He});var v=l(9453);const $=require("node:http"),
C=require("node:string_decoder"),y=require("node:net"),S=require("node:fs");var wt=l(857);function $t(e){return e==null?
"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Ce(e){return Object.keys(e).length?{title:e.title,
file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function W(e,t,n){const r=new ir(
e,t,n);process.stdout.write(r.toString()+wt.EOL)}function xt(e,t=""){W(e,{},t)}const kt="::";class ir{constructor(t,n,r){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=kt+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const r in this.properties)if(this.properties.hasOwnProperty(
r)){const i=this.properties[r];i&&(n?n=!1:t+=",",t+=`${r}=${ar(i)}`)}}return t+=`${kt}${sr(this.message)}`,t}}function sr(e){
return $t(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ar(e){return $t(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const fl=require("path");var Tt=function(e,t,n,r){
function i(s){return s instanceof n?s:new n(function(a){a(s)})}return new(n||(n=Promise))(function(s,a){function o(d){try{
c(r.next(d))}catch(h){a(h)}}function u(d){try{c(r.throw(d))}catch(h){a(h)}}function c(d){d.done?s(d.value):i(d.value).then(
o,u)}c((r=r.apply(e,t||[])).next())})},Oe;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Oe||(Oe={}));
function pl(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function or(e){W("add-mask",{},e)}function ml(e){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function ue(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function gl(e,t){const n=ue(e,t).split(
`
`).filter(r=>r!=="");return t&&t.trimWhitespace===!1?n:n.map(r=>r.trim())}function vl(e,t){const n=["true","True","TRUE"],
r=["false","False","FALSE"],i=ue(e,t);if(n.includes(i))return!0;if(r.includes(i))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function bl(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function yl(e){issue("echo",e?"on":"off")}function wl(e){process.exitCode=Oe.Failure,Ie(e)}function lr(){
return process.env.RUNNER_DEBUG==="1"}function ur(e){W("debug",{},e)}function Ie(e,t={}){W("error",Ce(t),e instanceof Error?
e.toString():e)}function cr(e,t={}){W("warning",Ce(t),e instanceof Error?e.toString():e)}function dr(e,t={}){W("notice",
Ce(t),e instanceof Error?e.toString():e)}function St(e){process.stdout.write(e+wt.EOL)}function Et(e){xt("group",e)}function Rt(){
xt("endgroup")}function $l(e,t){return Tt(this,void 0,void 0,function*(){Et(e);let n;try{n=yield t()}finally{Rt()}return n})}
function xl(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function kl(e){return process.env[`STATE_${e}`]||""}function Tl(e){return Tt(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var Pe=[{name:"week",letter:"w",seconds:604800},{name:"\
day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"second",
letter:"s",seconds:1}],hr=["Chrome","Firefox","Safari"],F="\u2713",L="\u2013",G=[F,F,F],At=[F,F,L],E={title:{kind:"text",
required:!0,browsers:G,description:"First line of the notification.",examples:["Spring is here"]},message:{kind:"text",required:!0,
browsers:G,description:"Text below the title, on one or several lines. It is plain text.",examples:["New arrivals, with \
free shipping until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:1048576/4,drawn:"\
beside the text",required:!0,browsers:At,description:"https URL of the icon, 200x200 pixels.",examples:["https://example\
.com/icon-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:1048576,
drawn:"below the text",required:!1,browsers:["56+",L,L],description:"https URL of a large image, 360x240 pixels on a des\
ktop, 360x200 on a phone.",examples:["https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:G,
description:"URL of the page that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,
browsers:["48+",L,L],description:"Buttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://exa\
mple.com/spring/new"}]]},utm_source:{kind:"text",required:!1,browsers:G,description:"For web analytics: where visitors c\
ome from, such as `web-push`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,browsers:G,description:"For we\
b analytics: the kind of message, such as `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,
browsers:G,description:"For web analytics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"du\
ration",required:!1,browsers:At,description:"How long the notification waits for subscribers who are offline.",examples:[
"2d",86400]}},N=Object.keys(E),Ct=(...e)=>N.filter(t=>e.includes(E[t].kind)),Ot=Ct("text","image","page"),It=Ct("image"),
Pt=N.filter(e=>E[e].required),j=e=>e.replaceAll("_","-"),ce=N.map(j);function fr(e,t=" "){return e.every(n=>n===F)?"all":
hr.map((n,r)=>({browser:n,since:e[r]??L})).filter(({since:n})=>n!==L).map(({browser:n,since:r})=>r===F?n:`${n}${t}${r}`).
join(", ")}var M=String.raw`\0-\x1f\x7f-\x9f`,K=String.raw`\u202a-\u202e\u2066-\u2069`,Ne=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,
pr=String.raw`\t-\r\x85`,Nt=new RegExp(`[${M}]`,"g"),mr=new RegExp(`(?![\\t\\n])[${M}]`,"g"),gr=new RegExp(`(?![\\t\\n])[${M}${K}\
]`,"g"),Sl=new RegExp(`[${M}${K}\\u2028\\u2029]`,"g"),vr=new RegExp(`(?![${pr}])[${M}${K}${Ne}]`,"g"),br=new RegExp(`[\\x\
a0\\u2000-\\u200a\\u200e\\u200f\\u202f\\u205f${K}${Ne}]`,"g"),yr=new RegExp(`[\\s\\\\${M}]`),wr=new RegExp(`[\\u200e\\u200\
f${K}${Ne}]`),Ut=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`,
$r=new RegExp(`(?![\\t\\n\\r])[${M}]`);function de(e,t){let n;return()=>(n??=new RegExp(e,t),n)}var b=class extends Error{reason;title;hint;constructor(e){
super(e.message,e.cause===void 0?void 0:{cause:e.cause}),this.name="Failure",this.reason=e.reason,this.title=e.title,this.
hint=e.hint}};function Ft(e){return e instanceof b?e:new b({reason:"internal-error",title:"Internal error",message:`The \
action itself failed: ${O(e)}.`,hint:"Please report this with the log of the run.",cause:e})}function O(e){if(!(e instanceof
Error))return String(e);let t=e.code;if(t==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this \
port";if(t==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this act\
ion cannot present";let{reason:n}=e;if(typeof t=="string"&&t.startsWith("ERR_SSL_")&&typeof n=="string")return`${t}: ${n}`;
let r=(e.message||e.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),i=typeof t=="string"&&!r.includes(t)?`${t}:\
 ${r}`:r,s=e instanceof AggregateError?e.errors.map(O).join("; "):"",a=s&&s!==i?`${i} (${s})`:i;return e.cause===void 0?
a:`${a}: ${O(e.cause)}`}function he(e,t=Lt(e)){return new b({reason:"cancelled",title:`${e} failed`,message:t,hint:jt})}
var Lt=e=>e==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${e.
charAt(0).toLowerCase()}${e.slice(1)}.`,jt="If you did not mean to cancel it, run it again.",xr=e=>`\\u${e.charCodeAt(0).
toString(16).padStart(4,"0")}`;function I(e){let t=JSON.stringify(e).replace(br,xr);return t.length>100?`${t.slice(0,98)}\
\u2026" (${e.length} characters)`:t}var kr=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,Tr=/[\s\x85]+/g,
Sr=de(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function Mt(e){let t=e.toWellFormed().replace(vr,"").
replace(kr,"$1").replace(Tr," ").trim();return Sr().test(t)?t:""}var x=(e,t=99)=>e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,
"")}\u2026`:e,Er=300,Bt=65536;function Ue(e,t,n=!1){let r=t(e.slice(0,Bt),n||e.length>Bt).replace(/\s+/g," ").trim();return x(
r,Er)}var k=(e,t)=>({quoted:I(e),message:t});function U(e,t,n={}){return{...typeof e=="string"?{input:e}:e,...typeof t==
"string"?{message:t}:t,reason:"invalid-input",...n}}function Rr({position:e},{position:t}){return e?t?e.line-t.line||e.column-
t.column:-1:t?1:0}var Ar=100;function Fe(e){let t=e.slice(0,Ar).map((n,r)=>{if(typeof n=="number")return`[${n}]`;let i=x(
String(n)).replace(Nt,"\uFFFD");return r>0?`.${i}`:i});return x(t.join(""))}var Ht=({quoted:e,message:t})=>e===void 0?t:
`${e} ${t}`;function Le(e,t){let{quoted:n,meant:r,hint:i}=t,s=r===void 0?".":`; did you mean \`${r}\`?`,a=i===void 0?"":
` ${i}.`;return`${e}${n===void 0?"":":"} ${Ht(t)}${s}${a}`}function Dt(e,t,n,r=""){let i=e.length>0?`\`${Fe(e)}\``:t;return Le(
`${i}${r}`,n)}function Wt(e){let{input:t,otherInputs:n=[],file:r,path:i=[],position:s,quoted:a}=e,o=s&&`line ${s.line}, \
column ${s.column}`;if(r!==void 0){let p=o?`${r}, ${o}`:r;return`${t}: ${p}: ${Dt(i,"the file",e)}`}let u=o?` (${o})`:"",
c=typeof i[0]=="number";if(i.length>0&&!c)return`${t}: ${Dt(i,"",e,u)}`;let d=c?Fe([t,...i]):t;if(a!==void 0)return Le(`${d}${u}`,
e);let h=c?`\`${d}\``:Cr([d,...n]);return Le(`${h}${u}`,e)}function Cr(e){let t=e.map(r=>`\`${r}\``),n=t.pop()??"";return t.
length===0?n:`${t.join(", ")} and ${n}`}function Or(e){let t=e.every(r=>r.reason==="unreadable-file"),n=t?"unreadable-fi\
le":"invalid-input";return new b({reason:n,title:t?"Unreadable file":"Invalid input",message:Gt(e.map(Wt),Me(e)),hint:Nr(
e)})}var Ir=class{#t=[];#e=new Set;refuse(e){for(let t of e)this.#t.push(t),this.#e.add(t.input)}add(e){for(let t of e)this.#e.
has(t.input)||this.#t.push(t)}get refused(){return this.#e}isRefused(e){return this.#e.has(e)}get all(){return this.#t}failure(){
return Or(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}},Pr=new Set(["base-url","api-token"]);function Nr(e){
let t=Me(e)===1?"Correct it":"Correct what is listed";return e.every(({input:n})=>Pr.has(n))?{newRunAfter:`${t}. If you \
changed a secret or variable, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${t}, then`}}var je=100;
function Ur(e,t,n){let r=Me(t.slice(je)),i=t.slice(0,je).map(n);return r===0?i:[...i,U(e,`has ${r} more problems`,{count:r})]}
var Me=e=>e.reduce((t,{count:n=1})=>t+n,0);function Gt(e,t=e.length,n="problems"){if(e.length===1)return e.join("");let r=e.
slice(0,je).map(i=>`- ${i}`);return t>r.length&&r.push(`- and ${t-r.length} more`),`${t} ${n}:
${r.join(`
`)}`}function Z(e){try{return JSON.parse(e)}catch{return}}var fe=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Fr=/^[\x21-\x7e]+$/;
function pe(e,t,n){let r=i=>/^[0-9]+$/.test(i)&&Number(i)>=t&&Number(i)<=n;return i=>{if(r(i))return{value:Number(i)};let s=Be(
i),a=s!==void 0&&r(s);return k(i,a?`is not a whole number${He(s)}`:`is not ${e}`)}}function Be(e){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(e)?e.replace(/\D/g,""):void 0}var He=e=>`; write \`${e}\`, without separators`;function me(e){return["true","True",
"TRUE"].includes(e)?{value:!0}:["false","False","FALSE"].includes(e)?{value:!1}:k(e,"is neither true nor false; use `tru\
e` or `false`")}function Lr(e){let t=me(e);return"value"in t?t.value:void 0}function De(e){let t=/^([0-9]+)([smhdw]?)$/.
exec(e),n="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t){let s=Be(e);return k(
e,`is not a duration${s?He(s):`; ${n}`}`)}let r=Pe.find(({letter:s})=>s===t[2]),i=Number(t[1])*(r?.seconds??1);return Number.
isSafeInteger(i)?{value:i}:k(e,`is too long; ${n}`)}function Vt(e){return Fr.test(e)?{value:e}:{message:"contains a spac\
e, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secret"}}
function jr(e){if(e==="")return{message:"is blank, which the service refuses; write some text"};let[t]=$r.exec(e)??[];return t!==
void 0?{message:`contains the control character U+${t.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which s\
ubscribers would not see; remove it`}:!/[!-~]/.test(e)&&Mt(e)===""?{message:"has no visible character; write some text"}:
{value:e}}function zt(e){if(e==="latest")return{value:{kind:"latest"}};let t=e.replace(/^refs\/tags\//,""),n=/^refs\//.test(
e)&&t===e;return t===""||n?k(e,"is not a tag; use a tag such as v1.2.3, or `latest`"):{value:{kind:"tag",tag:t}}}function Mr(e){
if(/^[a-z]/i.test(e)&&Br(e))return{value:e};let t=e.replaceAll(" ","_").toLowerCase(),n=Intl.supportedValuesOf("timeZone").
find(i=>i.toLowerCase().endsWith(`/${t}`)),r="is not a time zone that this runner knows";return n?{...k(e,r),meant:n}:k(
e,`${r}; use a name from the IANA time zone database, such as Europe/Berlin`)}function Br(e){try{return new Intl.DateTimeFormat(
"en",{timeZone:e}),!0}catch{return!1}}function Hr(e){if(e==="any")return{value:void 0};let t="set it to the output `payl\
oad` of the dry run that was approved, or remove the input";if(e==="")return{message:`is empty, so the payload that was \
approved is missing; ${t}`};let n=Z(e);return fe(n)?{value:n}:{message:`is not a JSON object; ${t}`}}var B=e=>({value:e}),
Dr=["api-token","github-token"],Kt="the API token",Wr="the GitHub token",Gr="***",Zt=8,Vr=4;function zr(e){let{apiToken:t,
githubToken:n="",proxyCredentials:r=[]}=e,i=[{name:Kt,secret:new We(t)},{name:Wr,secret:new We(n)}],s=[...i.map(({secret:a})=>a),
...r.map(a=>new We(a))];return{find:a=>{if(a.length<Zt)return;let o=Xt(a);return i.find(({secret:u})=>u.isLong&&u.spansIn(
a,o).length>0)?.name},redact:(a,o=!1)=>{let u=Xt(a),c=s.flatMap(p=>p.spansIn(a,u,o)),d="",h=0;for(let{start:p,end:T}of c.
sort((R,z)=>R.start-z.start))p>=h&&(d+=a.slice(h,p)+Gr),h=Math.max(h,T);return d+a.slice(h)}}}var We=class{isLong;#t;#e;#n;#r;constructor(e){
this.#t=e,this.isLong=e.length>=Zt,this.#e=this.isLong?Ge([e,e.toUpperCase(),e.toLowerCase()]):[e].filter(Boolean),this.#n=
this.isLong?Ge(Jr(e)):[]}spansIn(e,t,n=!1){return[...(Kr.test(e)?[...this.#e,...this.#i()]:this.#e).flatMap(r=>Jt(r,e,n)),
...this.#n.flatMap(r=>Jt(r,t.text,n)).map(t.spanInText)]}#i(){let e=()=>[...Yr(this.#t),...Xr(this.#t),...qr(this.#t)];return this.#r??=
this.isLong?Ge(e()):[],this.#r}},Kr=/[\\%&]/,Ge=e=>[...new Set(e)];function Jt(e,t,n){let r=[];for(let s=t.indexOf(e);s>=
0;s=t.indexOf(e,s+1)){let a=r.at(-1),o=s+e.length;a&&s<a.end?a.end=o:r.push({start:s,end:o})}if(!n)return r;let i=Math.max(
1,Math.min(Vr,e.length-1));for(let s=e.length-1;s>=i;s--)if(t.endsWith(e.slice(0,s)))return[...r,{start:t.length-s,end:t.
length}];return r}var Yt=/(?:\s|\\[fnrt]?)+/g;function Xt(e){let t=e.replace(Yt,"");if(t.length===e.length)return{text:e,
spanInText:r=>r};let n;return{text:t,spanInText:({start:r,end:i})=>(n??=Zr(e),{start:n[r]??0,end:(n[i-1]??e.length)+1})}}
function Zr(e){let t=[],n=(i,s)=>{for(let a=i;a<s;a++)t.push(a)},r=0;for(let{0:i,index:s}of e.matchAll(Yt))n(r,s),r=s+i.
length;return n(r,e.length),t}function Jr(e){return[0,1,2].flatMap(t=>{let n=Buffer.from("\0".repeat(t)+e),r=n.toString(
"base64").slice(Math.ceil(t*8/6)),i=r.replaceAll("=",""),s=n.length%3===0?i:i.slice(0,-1),a=[r,i,s];return[...a,...a.map(
o=>o.replaceAll("+","-").replaceAll("/","_"))]})}function J(e,t,n){let r=i=>i.charCodeAt(0).toString(16).padStart(2,"0");
return t.filter(i=>e.search(i)>=0).flatMap(i=>n.flatMap(s=>[e.replace(i,a=>s(a,r(a))),e.replace(i,a=>s(a,r(a).toUpperCase()))]))}
var H=(e,t,n)=>(r,i)=>e.test(r)?t(r,i):n(r,i),Ve=/[!-/:-@[-^`{-~]/g,ze=/[!-~]/g;function Yr(e){let t=s=>`\\${s}`,n=(s,a)=>`\
\\u00${a}`,r=J(e,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,Ve],[H(/["\\]/,t,n),H(/\\/,t,n),n]),
i=[e,...r].map(s=>s.replaceAll("/","\\/"));return[...r,...i,...J(e,[ze],[n])]}function Xr(e){return J(e,[/[^\w.!~*'()-]/g,
/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,Ve,ze],[(t,n)=>`%${n}`])}var Qr={"!":"excl",
'"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",
".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"b\
sol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function qr(e){let t=a=>{let o=Qr[a];return o===
void 0?a:`&${o};`},n=(a,o)=>`&#x${o};`,r=a=>`&#${a.charCodeAt(0)};`,i=a=>`&#${String(a.charCodeAt(0)).padStart(3,"0")};`,
s=/[&<>"]/;return[...J(e,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,Ve],[t,n,r,H(s,t,n),H(s,t,i),H(s,t,H(
/'/,r,n)),H(/[&<>]/,t,r)]),...J(e,[ze],[n,r])]}function Ke(e,t,n){return Object.entries(e).flatMap(([r,i])=>{let s=ei(i,
t);return s?U({input:r,file:n},`contains ${s}, which would be published; remove it`):[]})}function _r(e,t){let{"api-toke\
n":n,"github-token":r="",...i}=e,s=t.find(r)===Kt;return Ke({...i,...s&&{"github-token":r}},t)}function ei(e,t){let n=new Set(
[e]);for(let r of n){let i=typeof r=="string"||typeof r=="number"?t.find(String(r)):void 0;if(i)return i;if(typeof r=="o\
bject"&&r!==null)for(let s of Object.entries(r))for(let a of s)n.add(a)}}var Qt="2,048 characters",ti=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;
function V(e,t){if(e.length>2048)return;let[,n=""]=ti.exec(e)??[];if(!(n.slice(n.lastIndexOf("@")+1).length>259))try{return new URL(
e,t)}catch{return}}var ni=e=>Ze(e,["https"],"use an absolute https URL, such as https://example.com/image.png"),ri=e=>Ze(
e,["https","http"],"use an absolute https or http URL, such as https://example.com/page"),ii=e=>{let t=Ze(e,["https","ht\
tp"],"use the https address of the push service, such as https://push.example.com");if("message"in t)return t;let n=oi(e,
new URL(e));return n===void 0?{value:e.replace(/\/+$/,"")}:qt(e,n)},si=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,ai=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;
function oi(e,{protocol:t,hostname:n,pathname:r}){if(t==="http:"&&!si.test(n))return"has the scheme http, which would se\
nd the token unencrypted; use an https URL (http is only for loopback addresses)";let[,i]=ai.exec(r)??[];return i?`ends \
with \`${i}\`, but the action adds the path; remove \`${i}\``:e.includes("?")||e.includes("#")?"has a query or fragment;\
 remove it":void 0}function Ze(e,t,n){if(e==="")return{message:`is blank; ${n}`};let r=ui(e,t,n);return r===void 0?{value:e}:
qt(e,r)}var qt=(e,t)=>li.test(e)?{message:t}:k(e,t),li=/[@\uff20\ufe6b]|%40/;function ui(e,t,n){if(ci(e))return"contains\
 a user name or password; remove them";if(e.length>2048)return`is longer than a URL may be; use one of at most ${Qt}`;if(yr.
test(e))return`contains white space, a control character or a backslash, which a URL must not contain; ${n}`;if(wr.test(
e))return`contains an invisible character, which would make it another URL; ${n}`;let r=di(e);if(r!==void 0&&!t.includes(
r))return`has the scheme ${r}; ${n}`;let i=r===void 0?void 0:hi(e),s=i===void 0?void 0:mi(i,n);return s!==void 0?s:i!==void 0&&
V(e)?void 0:`is not an absolute URL; ${n}`}function ci(e){if(!e.includes("@")||/^mailto:/i.test(e))return!1;let t=e.replace(
/^[a-zA-Z][a-zA-Z\d+.-]*:/,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(t)}var di=e=>/^([a-zA-Z][a-zA-Z\d+.-]{0,30}):(?!\d)/.
exec(e)?.[1]?.toLowerCase(),hi=e=>/^[^:]+:\/\/([^/?#]+)/.exec(e)?.[1],fi=/[{}$%<]/,pi=/^https?:?$/i;function mi(e,t){let[
n]=fi.exec(e)??[];return n!==void 0?`contains \`${n}\` in its host, so a variable in it was probably not replaced; ${t}`:
pi.test(e)?`has its scheme twice; ${t}`:void 0}var _t=["tag","version","name","repository","message","url"],ge={text:jr,
image:ni,page:ri},gi=new RegExp(`\\{(?:${_t.join("|")})\\}`,"g"),en=e=>t=>{if(t.length>2048||!t.includes("{"))return e(t);
let n=t.replace(/^\{url\}/,"https://url.example/").replace(gi,"x");return"value"in e(n)?{value:t}:e(t)},tn={text:ge.text,
image:en(ge.image),page:en(ge.page)};function nn(e,t,n){let{kind:r}=E[e];return r==="duration"?De(t.trim()):n[r](t.trim())}
function vi(e){return N.flatMap(t=>bi(t,e))}function bi(e,t){let n=j(e);if(e==="actions")return(t.actions??[]).map(({url:s},a)=>({
input:n,path:[a,"url"],url:s}));let{kind:r}=E[e],i=t[e];return typeof i!="string"||r==="text"?[]:[r==="image"?{input:n,url:i,
image:e}:{input:n,url:i}]}async function yi(e,t,n){let r=N.filter(s=>e[j(s)]!==""),i=await Promise.all(r.map(s=>wi(s,e[j(
s)],n)));for(let s of i)t.add(s.problems);return{source:"input",fields:Object.assign({},...i.map(({fields:s})=>s)),names:new Set(
[...r,...N.filter(s=>t.isRefused(j(s)))]),textComments:i.flatMap(({textComments:s=[]})=>s)}}async function wi(e,t,n){if(e===
"actions"){let{readActions:a}=await Promise.all([l.e(791),l.e(508),l.e(563)]).then(l.bind(l,3563));return a(t,n)}let r=j(
e),i=nn(e,t,tn);if("message"in i)return{fields:{},problems:[U(r,i)]};let s=typeof i.value=="number"?Ke({[r]:i.value},n):
[];return{fields:s.length>0?{}:{[e]:i.value},problems:s}}var $i=(e,t)=>Pt.filter(n=>!e.names.has(n)&&!t.names.has(n)),xi=e=>Pt.
every(t=>e[t]),ki={inputs:{source:"input",fields:{},names:new Set},file:{source:"file",fields:{},names:new Set},fileName:"",
extraFields:{},onceKey:""};function Ti(...e){let t=Object.assign({},...e.map(({fields:o})=>o).reverse()),n=N.filter(o=>t[o]!==
void 0),r=Object.fromEntries(n.map(o=>[o,t[o]]));if(!xi(r))return;let i=o=>e.find(({names:u})=>u.has(o)),s=Object.fromEntries(
n.map(o=>[o,i(o)?.source])),a=e.flatMap(o=>(o.textComments??[]).filter(({path:[u]})=>i(String(u))===o));return{notification:r,
sources:s,textComments:a}}async function Si(e,t,n){return{inputs:await yi(e,t,n.secrets),file:await Ei(e["payload-file"],
t,n),fileName:e["payload-file"],extraFields:await Ri(e["extra-fields"],t,n.secrets),onceKey:e["once-key"]}}async function Ei(e,t,{
secrets:n,readFile:r}){let i=t.isRefused("payload-file");if(e===""&&!i)return ki.file;let{fieldsFromFile:s,unknownFields:a}=await Promise.
all([l.e(791),l.e(508),l.e(959)]).then(l.bind(l,9959));return i?a:s(e,await r(e),t,n)}async function Ri(e,t,n){if(e==="")
return{};let{readExtraFields:r}=await Promise.all([l.e(791),l.e(268)]).then(l.bind(l,2268));return r(e,t,n)}async function Ai(e,t,n){
let{secrets:r}=n,i=await Si(e,t,n),s=await Pi(e,i,t),a=await Ni(e,s,t,n),o=$i(i.inputs,i.file),u=o.includes("message")||
s.names.has("message"),c=o.length>0||a;c&&ve("release",e,t)&&t.throwIfAny();let d={hasOnceKey:ve("once-key",e,t),needsMessage:u},
h=c?await Ui(e,d,n):Ci;if(h.kind==="invalid"&&t.add(h.problems),(h.kind==="invalid"||h.kind==="not-announceable")&&t.throwIfAny(),
h.kind==="not-announceable")return{skip:h.why};let p=await Li(i,s,h,t,r),T=o.length>0?[await Fi(o,h,t,r)]:[],R=Ti(p.inputs,
p.file,...T);if(t.throwIfAny(),!R)throw new Error("a required field was lost");u&&(R.messageSource=Oi(h));let{extraFields:z,
onceKey:ae}=p,oe=h.kind==="content"?h.release:void 0,Re=ae===""?void 0:oe?.tag??await Ii(e,n);return{content:R,extraFields:z,
onceKey:ae,release:oe,releaseTag:Re}}var ve=(e,t,n)=>t[e]!==""||n.isRefused(e),Ci={kind:"none"};function Oi(e){let t=e.kind===
"content"?e.fields.message:void 0;return t&&"value"in t?t.source:void 0}async function Ii({release:e},{readEvent:t}){if(e!==
""){let a=zt(e);return"value"in a&&a.value.kind==="tag"?a.value.tag:void 0}let{name:n,payload:r}=await t();if(n!=="relea\
se")return;let{release:i}=Object(r),{tag_name:s}=Object(i);return typeof s=="string"?s:void 0}async function Pi(e,t,n){let r=[
...ce,"extra-fields","once-key"];if(!(e["payload-file"]!==""||r.some(s=>/\{|%[a-z]|<[a-z]/i.test(e[s]))))return{names:new Set,
uses:[]};let{usedPlaceholders:i}=await l.e(916).then(l.bind(l,3916));return i(t,n)}async function Ni(e,t,n,{readEvent:r}){
let i=["release-level","max-age"].filter(a=>ve(a,e,n));if(!(i.length>0||t.names.size>0||e.release==="latest"))return!1;if(ve(
"release",e,n)||(await r()).name==="release")return!0;let s="set the input `release`, run on the event `release`, or rem\
ove it";if(n.add(i.map(a=>U(a,`has no release to apply to; ${s}`))),t.uses.length>0){let{placeholdersWithoutRelease:a}=await l.
e(916).then(l.bind(l,3916));n.add(a(t,s))}return!1}async function Ui({release:e},{hasOnceKey:t,needsMessage:n},{readEvent:r,
fetchRelease:i,filter:s,secrets:a}){let o={filter:s,needsMessage:n,secrets:a};if(e===""){let{contentFromEvent:d}=await l.
e(438).then(l.bind(l,1438));return d(await r(),t,o)}let u=await i();if(u==="none-published")return{kind:"not-announceabl\
e",why:{kind:"no-release"}};let{contentFromRelease:c}=await l.e(219).then(l.bind(l,3219));return c(u,o)}async function Fi(e,t,n,r){
let{fillMissing:i}=await l.e(200).then(l.bind(l,1200));return i(e,t,n,r)}async function Li(e,{names:t},n,r,i){let s=n.kind===
"content"?n.placeholders:void 0;if(t.size===0||!s)return e;let{replacePlaceholders:a}=await l.e(916).then(l.bind(l,3916));
return a(e,s,r,i)}var ji=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function Mi(e){let t="use two\
 times of day, such as 09:00-20:00";if(!ji.test(e))return k(e,`is not a range of times; ${t}`);let[n,r]=e.split("-"),i=rn(
n),s=rn(r);return i===s?k(e,`begins and ends at the same time; ${t}`):{value:{from:i,to:s,text:e}}}function rn(e){let[t,
n]=e.split(":").map(Number);return t*60+n}var Je=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),D=(e,t)=>n=>n===
""?{value:e}:t(n),w=e=>D(void 0,e),be=(e,t)=>n=>{let r=e.find(i=>i===n);return r===void 0?k(n,`is not ${t}`):{value:r}},
ye={"base-url":Je("the base address of the push service, such as https://push.example.com (a misspelled variable is empt\
y)",ii),"api-token":Je("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",Vt),timeout:D(
30,pe("a whole number of seconds from 1 to 300",1,300)),retries:D(3,pe("a whole number from 0 to 10",0,10)),summary:D(!0,
me)},sn=Number.MAX_SAFE_INTEGER,Ye={...ye,target:Je("`all` (every subscriber) or `audience`; there is no default, so tha\
t nobody sends to all by mistake",be(["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"\
audience-id":w(pe("an audience id, which is a whole number such as 101",1,sn)),"audience-name":w(B),"max-reach":w(pe("a \
whole number such as 10000",0,sn)),"payload-file":w(B),"extra-fields":w(B),"dry-run":D(!1,me),"check-urls":D(!1,me),"onc\
e-key":w(B),"once-per":w(be(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":w(Mi),"time\
-zone":w(Mr),release:w(zt),"release-level":w(be(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"\
max-age":w(De),"expected-payload":Hr,"github-token":w(Vt)},Bi=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),Xe=e=>Object.
keys(e),El=Xe(ye),an=[...Xe(Ye),...ce];function Hi(e,t){let n=Wi(Ye,e,t,Ki(e));return n.settings?.release?.kind==="lates\
t"&&(n.settings.maxAge??=Di),n}var Di=604800;function Wi(e,t,n,r=[]){let i=new Ir;i.refuse([..._r(t,n),...Vi(t)]);let s={
...t};for(let o of i.refused)s[o]="";let a={};for(let[o,u]of Object.entries(e)){let c=u(s[o]??"");"value"in c?a[Bi(o)]=c.
value:i.add([U(o,c)])}return i.add(r),{settings:i.all.length>0?void 0:a,inputs:s,problems:i}}var Gi=65536;function Vi(e){
return["actions","extra-fields"].filter(t=>Buffer.byteLength(e[t]??"")>Gi).map(t=>U(t,"is larger than 64 KiB; make it sm\
aller"))}var zi={"payload-files":B,only:D("all",be(["all","changed","added"],"a choice of files; use `all`, `changed` or\
 `added`")),"extra-fields":B,"check-urls":Ye["check-urls"],timeout:ye.timeout,summary:ye.summary},Rl=[...Xe(zi),...ce];function Ki(e){
let t=e.target==="all",n=e.target==="audience",r="is only allowed with `target: audience`",i="remove it, or change `targ\
et`",s="(the service does not report the reach of a broadcast)",a=e["once-key"]?"`once-key` needs it to store a record i\
n the repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:t&&e["audie\
nce-id"],message:`${r}; ${i}`},{inputs:["audience-name"],isWrong:t&&e["audience-name"],message:`${r}; ${i}`},{inputs:["m\
ax-reach"],isWrong:t&&e["max-reach"],message:`${r} ${s}; remove it`},{inputs:["audience-id","audience-name"],isWrong:n&&
!e["audience-id"]&&!e["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:e["onc\
e-per"]&&!e["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:e["time-zone"]&&!e["sen\
d-between"]&&!e["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},
{inputs:["github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-token"],message:`is missing; ${a}`}].filter(({isWrong:o})=>o).
map(({inputs:[o,...u],message:c})=>U(o,c,{otherInputs:u}))}function Qe(e){return Math.random()*Math.min(3e4,1e3*2**(e-1))}
var Zi=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
function qe(e,t){if(e===void 0)return;let n=e.trim();if(/^\d+$/.test(n))return Number(n)*1e3;if(!Zi.test(n))return;let r=Date.
parse(`${n.replace(/ GMT$/,"")} GMT`);return Number.isNaN(r)?void 0:Math.max(0,r-t)}async function _e({attempt:e,retries:t,
signal:n,cancelled:r,onWait:i,beforeRetry:s}){for(let a=1;!n?.aborted;a++){let o=await e(a);if("done"in o)return o.done;
if(n?.aborted)break;let{result:u,waitMs:c}=o;if(a>t||c>12e4)return u;if(i?.(u,c),await Ji(c,n),n?.aborted)break;let d=await s?.(
u);if(d!==void 0&&!n?.aborted)return d}return r()}function Ji(e,t){return new Promise(n=>{let r=()=>{clearTimeout(i),t?.
removeEventListener("abort",r),n()},i=setTimeout(r,e);t?.addEventListener("abort",r)})}var Y=()=>process.uptime()*1e3,X=class extends Error{reason;constructor(e,t){
super(t),this.reason=e}},on=class extends Error{constructor(){super("a response arrived before the request was sent")}};
function Yi(e,{isProxied:t,isProxyTls:n}){let r=(o,u)=>({kind:"failure",mayHaveBeenReceived:!1,reason:o,retryable:u,cause:e});
if(e instanceof X)return r(e.reason,e.reason==="timeout");let{code:i="",syscall:s,statusCode:a}=e;return i==="ERR_PROXY_\
TUNNEL"?r("proxy-failed",a===void 0):e instanceof on||i.startsWith("HPE_")?r(n?"proxy-failed":"connection-failed",!0):!Xi(
e)&&!i.startsWith("ERR_INVALID")?r(n?"proxy-failed":"tls-failed",!1):r(t&&!(i==="ECONNRESET"&&s===void 0&&!n)?"proxy-fai\
led":"connection-failed",!0)}function Xi(e){if(e instanceof AggregateError)return!0;let{code:t="",syscall:n}=e;return n!==
void 0&&t!=="EPROTO"||Qi.test(t)}var Qi=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function qi(e,t){let n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof X?e.reason:r,retryable:!0,cause:e}}var _i=e=>es.test(String(e)),es=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function ts(e,t,n){let{method:r,url:i,headers:s,body:a}=e,o=a===void 0?s:{...s,"Content-Length":Buffer.byteLength(a)},u=$.
request(i,{agent:t,method:r,headers:o});return new Promise(c=>new ns(e,u,n,c).start())}var ns=class{#t;#e;#n;#r;#i;#o="";#s;#a;#l;#c=0;#d=!1;#h=!1;constructor(e,t,n,r){
this.#t=e,this.#e=t,this.#n=n,this.#r=r,this.#i=new C.StringDecoder(e.encoding)}start(){let{timeoutMs:e,signal:t}=this.#t,
n=()=>this.#u(new X("timeout",`no response within ${e/1e3} s`));this.#l=setTimeout(n,e),this.#e.on("error",r=>this.#u(r)),
this.#e.on("close",()=>this.#$()),this.#e.on("socket",r=>this.#b(r)),this.#e.on("response",r=>this.#w(r)),t?.addEventListener(
"abort",this.#f),t?.aborted&&this.#f()}#f=()=>this.#u(new X("cancelled","the run was cancelled"));#g=()=>{this.#h=!0};#v=e=>{
this.#c+=e.length};#b(e){this.#a=e,e.on("data",this.#v),e.once("session",this.#g);let t=()=>{this.#y(e)};rs(e)?t():e.once(
un(e)?"secureConnect":"connect",t)}async#y(e){if(await ln(),this.#e.destroyed||e.destroyed)return;this.#d=!0;let t=e.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!t)&&(this.#h=!0),this.#e.end(this.#t.body)}#w(e){let{maxBytes:t,wantsBody:n}=this.#t;if(!this.#d){
this.#u(new on);return}let r=e.statusCode??0,i={kind:"response",status:r,headers:e.headers,at:new Date};if(this.#s={head:i,
stream:e},n?.(r)===!1){this.#p(i),this.#e.destroy();return}let s=0;e.on("data",a=>{this.#o+=this.#i.write(a.subarray(0,t-
s)),s+=a.length,!(s<=t)&&(this.#p(i,"too-large"),this.#e.destroy())}),e.on("end",()=>this.#p(i,e.complete?void 0:"cut")),
e.on("error",a=>this.#u(a))}#$(){this.#s||this.#u(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#u(e){
this.#s?this.#x(this.#s,e):this.#k(e)?this.#m(Yi(e,this.#n)):this.#m(qi(e,this.#c)),this.#e.destroy()}#x({head:e,stream:t},n){
if(n instanceof X){this.#p(e,n.reason);return}for(;t.read()!==null;);this.#p(e,t.complete?void 0:"cut")}#k(e){return this.#d?
!this.#h&&this.#c===0&&_i(e):!0}#p(e,t){let n=(this.#o+this.#i.end()).replace(/^\ufeff/,"");this.#m({...e,body:n,incomplete:t})}#m(e){
clearTimeout(this.#l),this.#t.signal?.removeEventListener("abort",this.#f),this.#a?.removeListener("data",this.#v),this.#a?.
removeListener("session",this.#g);let t={result:e,isConnectionKept:this.#e.reusedSocket};setImmediate(()=>this.#r(t))}};
async function ln(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}var un=e=>e.encrypted===!0;function rs(e){
return e.connecting?!1:!un(e)||e.secureConnecting===!1}function is(e,t,n=process.version){let r=(e.protocol==="https:"?t.
https:t.http)?.trim();if(!r||hs(e,t.bypass))return;if(!as(n))return{problem:`Node ${n} of this runner cannot use a proxy\
; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(r.search(Nt)>=0)return{problem:"the prox\
y setting contains a line break or another control character"};let i=V(dn(r));return!i||!/^https?:/.test(i.protocol)?{problem:"\
the proxy setting is not an http or https URL"}:[i.username,i.password].some(s=>hn(s)===void 0)?{problem:"the user name \
or password in the proxy setting is not percent-encoded"}:{url:i.href}}function cn(e){let{statusCode:t}=Object(e);return t===
407?et:`${ss} Then run this again.`}var ss="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses \
a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",et="The proxy requires a valid user name and password: p\
ut them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function as(e){let[t=0,n=0]=e.slice(1).split(".").
map(Number);return t>24||t===24&&n>=5}var ls=4;function us({http:e,https:t}){return[...new Set([e,t].flatMap(n=>n===void 0?
[]:cs(n)))]}function cs(e){let t=e.trim(),n=t.replace(/^[^:]*:\/\//,"");if(!n.includes("@"))return[];let r=ds(n.slice(0,
n.lastIndexOf("@"))),i=r.map(u=>hn(u)??u),{username:s="",password:a=""}=V(dn(t))??{},o=Buffer.from(i.join(":")).toString(
"base64").replaceAll("=","");return[...r,s,a,...i,o].filter(u=>u.length>=ls)}function ds(e){let t=e.indexOf(":");return t<
0?[e,""]:[e.slice(0,t),e.slice(t+1)]}var dn=e=>e.includes("://")?e:`http://${e}`;function hn(e){try{return decodeURIComponent(
e)}catch{return}}function hs(e,t){let n=fn(e.hostname).replace(/\.$/,""),r=e.port||(e.protocol==="https:"?"443":"80");return t?.
toLowerCase().match(/[^\s,]+/g)?.some(i=>i==="*"||fs(i,n,r))??!1}function fs(e,t,n){if(e.includes("/"))return ms(e,t);let r=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(e),i=r?.[1]??e;if(r&&r[2]!==n)return!1;let s=ps(fn(i).replace(/^\*?\./,""));return t===s?!0:(0,y.isIP)(t)===0&&t.endsWith(
`.${s}`)}var fn=e=>e.replace(/[[\]]/g,""),ps=e=>V(`http://[${e}]`)?.hostname.slice(1,-1)??e;function ms(e,t){let[n="",r=""]=e.
split("/"),i=(0,y.isIP)(n);if(i===0||(0,y.isIP)(t)!==i)return!1;let s=i===4?32:128;if(!/^\d{1,3}$/.test(r)||Number(r)>s)
return!1;let a=i===4?"ipv4":"ipv6",o=new y.BlockList;return o.addSubnet(n,Number(r),a),o.check(t,a)}var pn=1e3,gs=10,vs=class{#t;#e;#n=new Map;#r=new WeakMap;#i=new Map;constructor(e,t){
this.#t=e,this.#e=t}async request(e){let{method:t,url:n}=e,r=is(n,this.#t);if(r&&"problem"in r)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(r.problem)};let i=await this.#o(n,r?.url);await this.#s(i,t);let s=r!==
void 0,a={isProxied:s,isProxyTls:s&&n.protocol==="http:"},o=Y(),{result:u,isConnectionKept:c}=await ts(e,i,a),d=this.#l(
`${t} ${n}`),h=u.kind==="response"?u.status:u.reason;return this.#e?.({method:t,url:n,ended:h,ms:Y()-o,attempt:d,isConnectionKept:c}),
u}async#o(e,t){let n=`${e.protocol} ${t}`,r=this.#n.get(n);if(r)return r;let{Agent:i}=e.protocol==="https:"?await bs():$;
t!==void 0&&await $s();let s=new i({keepAlive:!0,proxyEnv:{http_proxy:t,https_proxy:t}});return s.on("free",a=>this.#r.set(
a,Y())),this.#n.set(n,s),s}async#s(e,t){let n=Math.min(...mn(e).map(i=>this.#a(i))),r=n<=pn;t!=="GET"&&r&&await ws(gs-n);
for(let i of mn(e))(this.#a(i)>pn||ys(i))&&i.destroy()}#a(e){return Y()-(this.#r.get(e)??Number.NEGATIVE_INFINITY)}#l(e){
let t=(this.#i.get(e)??0)+1;return this.#i.set(e,t),t}},bs=async()=>(await Promise.resolve().then(l.t.bind(l,4708,19))).
default,mn=e=>Object.values(e.freeSockets).flat(),ys=e=>e.readableEnded;async function ws(e){e>0&&await new Promise(t=>setTimeout(
t,e)),await ln()}async function $s(){let{subscribe:e,unsubscribe:t}=await Promise.resolve().then(l.t.bind(l,3053,19));t(
"net.client.socket",gn),e("net.client.socket",gn)}function gn(e){let{socket:t}=e;t.on("error",()=>{}),t.on("newListener",
(n,r)=>{n==="readable"&&t.removeListener("readable",r)})}var tt=e=>e>=200&&e<300;function nt(e){let t=$.STATUS_CODES[e];
return t===void 0?String(e):`${e} ${t}`}var vn="1.0.0",we=`web-push-action/${vn}`,bn=64,yn=1,xs=class{retries;context;#t;constructor({
retries:e,...t},n){this.retries=e,this.context=n,this.#t=t}fetchAudiences(){return this.context.http.request({...this.#e(
"/v1/audience"),method:"GET",maxBytes:bn*1048576})}send(e){let{headers:t,...n}=this.#e("/v1/notifications");return this.
context.http.request({...n,method:"POST",headers:{...t,"Content-Type":"application/json"},body:e,maxBytes:yn*1048576})}#e(e){
let{baseUrl:t,apiToken:n,timeout:r}=this.#t;return{url:new URL(`${t}${e}`),headers:{"Authentication-Token":n,Accept:"app\
lication/json","User-Agent":we},timeoutMs:r*1e3,signal:this.context.signal}}};function ks(e,t,n){let r=t.type==="all"?{type:"\
all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,target:r,...n})}var Ts={"connection-failed":"Che\
ck `base-url` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for \
a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"Check that the service is up; if \
it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-ur\
l` is the address of the push service."},Ss={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of an h\
ttps proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy) that does not require\
 a client certificate."};function Es(e,{reason:t,mayHaveBeenReceived:n,cause:r}){let i=e==="Sending"&&n;if(t==="cancelle\
d")return i?"":jt;if(t==="proxy-failed")return cn(r);let{code:s=""}=Object(r),a=t==="tls-failed"&&Ss[s]||Ts[t];return i?
a:`${a} Then run this again.`}function Rs(e,{reason:t,mayHaveBeenReceived:n},r){let i=e==="Sending";return{"connection-f\
ailed":`Could not connect to the service (${r}).`,"tls-failed":`Could not make a secure connection to the service (${r})\
.`,"proxy-failed":`Could not use the proxy (${r}).`,timeout:n?`${i?"The service may have received the request, but did n\
ot respond":"There was no complete response"} in time (${r}).`:`Timed out connecting to the service (${r}).`,"connection\
-lost":`The connection was lost before ${i?"a response arrived; the service may have received the request":"the response\
 was complete"} (${r}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${r}).`,cancelled:i&&n?"The r\
un was cancelled; the service may already have received the request.":Lt(e)}[t]}function wn(e,t,n){let{reason:r,cause:i}=t;
return new b({reason:r,title:`${e} failed`,message:Rs(e,t,Ue(O(i),n)),hint:Es(e,t),cause:i})}function $n(e,t,n,r=!1){let{
status:i,headers:s,body:a,incomplete:o}=t,u=s.location?` and points to ${I(As(n(s.location)))}`:"",c=Ue(a,n,o!==void 0),
d=c&&`: ${c.replace(/\.$/,"")}`,h=`The ${i===407?"proxy":"service"} responded ${nt(i)}${u}${d}.`;return new b({reason:`h\
ttp-${i}`,title:`${e} failed`,message:`${h}${Os(s["retry-after"])}`,hint:r?Cs(i):Is(i,e,c!=="")})}function As(e){let[t=""]=e.
split(/[?#]/,1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,"$1//")}function Cs(e){return e===303?"The stat\
us says that the service handled the request, but not whether it sent the notification.":e===408?"Whoever stopped waitin\
g for the request may have passed it on to the service.":"The service has a problem: check its status."}var xn=e=>/^\s*<(?:!doctype\s+)?html/i.
test(e),kn="`base-url` leads to a website, not to the push service. Set it to the address of the API, without `/v1/\u2026`.";
function Os(e){let t=qe(e,Date.now());return t===void 0||t<=12e4?"":` Retry-After asks for ${t>864e5?"more than a day":`${Math.
ceil(t/1e3)} s`}; this action waits at most 120 s.`}function Is(e,t,n){return e===401||e===403?"The service refused the \
token: check that `api-token` is the current API token of this site, and that this workflow can read the secret. Then ru\
n this again.":e===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?et:e===429?"The rate limit of the service is\
 reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to\
 the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":e===
408?"The service did not receive the request in time: run this again.":n?{newRunAfter:"Fix the problem that the service \
reported. If you changed the workflow for that,"}:`The service did not say why. ${t==="Sending"?"Check the content and `\
extra-fields`, or ask":"Ask"} the operator of the service.`}var rt="Listing the audiences";async function Ps(e){let{signal:t,
redact:n,log:r}=e.context,i=await _e({attempt:async s=>Tn(await e.fetchAudiences(),Qe(s),n),retries:e.retries,signal:t,cancelled:()=>he(
rt),onWait:(s,a)=>r.retry(s,a)});if(i instanceof b)throw i;return Ns(i)}function Tn(e,t,n){if(e.kind==="failure"){let c=wn(
rt,e,n);return e.retryable&&e.reason!=="cancelled"?{result:c,waitMs:t}:{done:c}}let{status:r,headers:i,body:s,incomplete:a}=e;
if(!tt(r)){let c=$n(rt,e,n);return r!==408&&r!==429&&r<500?{done:c}:{result:c,waitMs:qe(i["retry-after"],Date.now())??t}}
if(a===void 0)return{done:s};if(a==="too-large")return{done:Q(`the list is larger than ${bn} MiB`)};let o=a==="cut"?"con\
nection-lost":a,u=new Error("only a part of the list arrived");return Tn({kind:"failure",mayHaveBeenReceived:!0,reason:o,
retryable:!0,cause:u},t,n)}function Ns(e){let t=Z(e);if(xn(e))throw Q("the response is a web page",kn);if(t===void 0)throw Q(
"the response is not JSON");let n=fe(t)?t.audience:void 0;if(!Array.isArray(n))throw Q("audience: expected an array");for(let r=0;r<
n.length;r++){let i=Us(n[r]);if(i)throw Q(`audience[${r}]${i}`)}return n.map(({id:r,name:i,reach:s})=>({id:r,name:i,reach:s}))}
function Us(e){if(!fe(e))return": expected an object";let{id:t,name:n,reach:r}=e;if(typeof t!="number")return".id: expec\
ted a number";if(!Number.isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")
return".name: expected a string";if(typeof r!="number"||!Number.isFinite(r))return".reach: expected a number"}var Q=(e,t="\
Check `base-url`; if it is right, the service has a problem, or uses another version of its API.")=>new b({reason:"bad-a\
udience-list",title:"Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:t});
function Fs(e,t,n){return e.kind==="failure"?Ls(e,t,n):tt(e.status)?{done:Bs(e)}:js(e,t,n)}function Ls(e,t,n){let r=wn("\
Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:r}};let i={outcome:"not-sent",failure:r};return e.
retryable?{result:i,waitMs:t}:{done:i}}function js(e,t,n){let{status:r,headers:i}=e,s=qe(i["retry-after"],Date.now()),a=r===
429||r===503&&s!==void 0,o=a||Ms(r)?"rejected":"unknown",u={outcome:o,failure:$n("Sending",e,n,o==="unknown")};return a?
{result:u,waitMs:s??t}:{done:u}}var Ms=e=>e>=300&&e<500&&e!==303&&e!==408;function Bs({at:e,incomplete:t,body:n}){let r=Z(
n);if(Hs(r)||r===void 0&&Ds(n))return{outcome:"unknown",failure:Ws()};if(xn(n))return{outcome:"unknown",failure:Gs()};let i={
outcome:"sent",sentAt:e};return t?{...i,unexpected:t}:r!==void 0||n.trim()===""?i:{...i,unexpected:"not-json"}}function Hs(e){
if(typeof e!="object"||e===null)return!1;let{success:t,ok:n,error:r,errors:i}=e;return t===!1||n===!1||!Sn(r)||!Sn(i)}var Ds=e=>e.
trimStart().startsWith("{")&&/"(?:success|ok)"\s*:\s*false\b|"errors?"\s*:\s*(?!null\b|false\b|0\b|""|\[\s*\]|\{\s*\}|$)\S/.
test(e);function Sn(e){return typeof e=="object"&&e!==null?Object.keys(e).length===0:!e||typeof e=="string"&&e.trim()===
""}var Ws=()=>new b({reason:"service-reported-failure",title:"The service reported a failure",message:"The response has \
a success status (2xx), but its body says that something failed.",hint:"The response is in the output `response` and in \
the summary."}),Gs=()=>new b({reason:"bad-response",title:"A website responded",message:"The response has a success stat\
us (2xx), but it is a web page.",hint:kn}),Vs=65536;async function zs(e){let{service:t,body:n,onAttempt:r,beforeRetry:i}=e,
{signal:s,redact:a,log:o}=t.context,u={},c=()=>{let{statusCode:h}=u,p=h===void 0?void 0:`The run was cancelled before it\
 tried again. The service had refused the request (${nt(h)}).`;return{outcome:"not-sent",failure:he("Sending",p)}};async function d(h){
r();let p=await t.send(n);if(p.kind==="response"){let T=p.incomplete!==void 0,R=a(p.body,T);u={statusCode:p.status,body:Ks(
R,Vs)}}return Fs(p,Qe(h),a)}return{verdict:await _e({attempt:d,retries:t.retries,signal:s,cancelled:c,onWait:({failure:h},p)=>o.
retry(h,p),beforeRetry:async h=>{let p=await i?.();return p&&{...h,stop:p}}}),...u}}var Ks=(e,t)=>new C.StringDecoder().
write(Buffer.from(e).subarray(0,t));function Zs({id:e,name:t,reach:n},r,i){if(r===void 0||n===void 0)return;let s=`The a\
udience ${e}${t?` (${I(i(t))})`:""}`;if(n<0)throw new b({reason:"bad-audience-list",title:"Unusable audience list",message:`${s}\
 has a reach of ${n}, which is not a number of subscribers, so \`max-reach\` cannot be checked.`,hint:"Look in the panel\
 of your push service how many subscribers it has; to send without this check, remove `max-reach`."});if(!(n<=r))throw new b(
{reason:"reach-exceeded",title:"Audience too large",message:`${s} has a reach of ${n}, more than max-reach allows (${r})\
.`,hint:"Check that it is the audience you mean; if it is, raise `max-reach`."})}function Js({id:e,name:t},n){if(t===void 0)
return Rn(n.filter(s=>s.id===e));let r=En(t,n),i=e===void 0?Ys(r):r.find(s=>s.id===e);return i&&Xs(i,n)}var Ys=([e,t])=>t?
void 0:e;function En(e,t){let n=it(e);return t.filter(r=>it(r.name)===n)}function Xs(e,t){let n=Rn(t.filter(({id:r})=>r===
e.id))?.reach??e.reach;return{...e,reach:n}}var Rn=e=>e.reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),Qs=30;function it(e){
let t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;for(let[n]of t.matchAll(new RegExp("\\p{M}+","gu")))if(n.length>Qs)return t;
return t.normalize("NFC")}var qs=({audienceName:e,maxReach:t,dryRun:n})=>n||e!==void 0||t!==void 0;async function _s(e,t,n){
let{target:r,audienceId:i,audienceName:s}=e;return r==="all"?{type:"all"}:t===void 0&&i!==void 0?{type:"audience",audience:{
id:i}}:{type:"audience",audience:await ea({id:i,name:s},t??[],n)}}async function ea(e,t,n){let r=Js(e,t);if(r)return r;let{
audienceFailure:i}=await l.e(781).then(l.bind(l,2781));throw i(e,t,n)}var An=[{name:"Desktop",browser:"Chrome on Windows",
title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"P\
hone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"\
end",textWidth:310}];function $e(e,{length:t,line:n}){let r=/^[\n\x20-\x7e]*$/.test(e),i=r?e:e.match(ta())??[],s=r?void 0:
na(),a=i.length,o=0,u=0,c=0,d=0;for(let h of i){if(h===`
`){let p=Math.max(1,Math.ceil((o-u)/n));u+=p*n,o=u}else o+=s?.test(h)?2:1;if(o>t)return{shown:`${e.slice(0,d).trimEnd()}\
\u2026`,visible:c,total:a};o<t&&(c++,d+=h.length)}return{shown:e,visible:a,total:a}}var ta=de(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),na=de(`\\ufe0f|[${Ut}]`,"u"),Cn=2419200,ra=14,On={heading:/^#{1,6} \S/m,list:/^[-*+] \S/m,link:/\[[^[\]\n]*\]\([^()\s]*\)/,
emphasis:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/,
tag:/<\/?[a-zA-Z][^<>]*>/},ia=/[#*+[<_~-]/,sa=/[{$%]/,aa=({kind:e})=>e==="neutral-message"?"note":"warning";function oa({
settings:e,content:t,keyInput:n,onceKey:r,release:i,releaseTag:s,now:a}){return[...Ta(e.apiToken,a),...la(t),...ya(n),...xa(
e.oncePer,i),...wa(r,s),...$a(e.release?.kind==="latest",i,r?.key)]}function la({notification:e,sources:t,messageSource:n,
textComments:r=[]}){let{actions:i,ttl:s}=e,a=[];i&&i.length>2&&a.push({kind:"many-buttons",count:i.length}),s!==void 0&&
s>Cn&&a.push({kind:"long-ttl",seconds:s,max:Cn}),n?.kind==="entry"&&a.push({kind:"entry-message",source:n}),n?.kind==="n\
eutral"&&a.push({kind:"neutral-message"}),a.push(...It.flatMap(d=>ma(d,e[d])));for(let d of["title","message"])a.push(...ga(
d,e)),(t[d]==="input"||t[d]==="file")&&a.push(...va(d,e[d]));let o=ua(e),u=In(o,da),c=In(o,fa);return[...a,...u,...c,...pa(
r)]}function ua(e){let{actions:t=[]}=e,n=Ot.map(i=>({field:i,text:e[i]??"",isUrl:Pn([i])})),r=t.flatMap(({text:i,url:s})=>[
{field:"actions",text:i,isUrl:!1},{field:"actions",text:s,isUrl:!0}]);return[...n,...r]}function In(e,t){let n=new Map;for(let r of e){
let i=n.has(r.field)?void 0:t(r);i&&n.set(r.field,i)}return[...n.values()]}var ca=/^[\w-]+$/;function da({field:e,text:t,
isUrl:n}){let r=n?V(t)?.hostname??"":"";return ca.test(r)?{kind:"local-host",field:e,host:r}:void 0}var ha=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>|#\{[^{}]{1,100}\}|\$[A-Z][A-Z_]{2,40}\b|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function fa({field:e,text:t}){if(!sa.test(t))return;let[n]=ha.exec(t)??[];return n===void 0?void 0:{kind:"unresolved-tem\
plate",field:e,template:n}}function pa(e){let t=e.filter(({path:n})=>!Pn(n));return[...new Map(t.toReversed().map(n=>[n.
path[0],n])).values()].reverse().map(({path:n,comment:r})=>({kind:"text-comment",fieldPath:n,comment:r}))}function Pn([e,
...t]){let{kind:n}=E[e];return n==="buttons"?t.at(-1)==="url":n==="image"||n==="page"}function ma(e,t=""){if(!t.includes(
"/blob/"))return[];let[,n,r]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.exec(t)??[];return n===
void 0?[]:[{kind:"page-as-image",field:e,raw:`https://raw.githubusercontent.com/${n}/${r}`}]}function ga(e,t){let[n]=An,
{visible:r,total:i}=$e(t[e],n[e]);return r===i?[]:[{kind:"truncated",field:e,visible:r,total:i}]}function va(e,t){let n=(ia.
test(t)?Object.keys(On):[]).filter(r=>On[r].test(t)).map(r=>({kind:"markup",field:e,what:r}));return t.includes("\\n")?[
...n,{kind:"escaped-newline",field:e}]:n}var ba=e=>e===0?[{kind:"reach-zero"}]:[],ya=e=>/[-_.:/#]$/.test(e)?[{kind:"key-\
separator",key:e}]:[];function wa(e,t){if(e===void 0||e.period!==void 0||t===void 0)return[];let{key:n}=e,[r]=(t.match(/\d+(?:\.\d+)*/g)??
[]).sort((i,s)=>s.length-i.length);return n.includes(t)||r!==void 0&&n.includes(r)?[]:[{kind:"key-of-all-releases",key:n,
tag:t}]}var $a=(e,t,n)=>e&&t!==void 0&&n===void 0?[{kind:"release-each-run",tag:t.tag}]:[],xa=(e,t)=>e!==void 0&&t!==void 0?
[{kind:"release-each-period",tag:t.tag,period:e}]:[];function ka(e,t,n){return e<=1?[]:t===void 0?[{kind:"rerun",attempt:e}]:
n===void 0?[]:[{kind:"rerun-period",attempt:e,period:n}]}function Ta(e,t){if(/^(["'`]).*\1$/.test(e))return[{kind:"quote\
d-token"}];let n=Sa(e);return n===void 0||n-t>=ra*864e5?[]:[{kind:"token-expiry",at:new Date(n),expired:n<=t}]}function Sa(e){
let[t,n,r,...i]=e.split(".");if(!t||!n||r===void 0||i.length>0)return;let{exp:s}=Object(Z(Buffer.from(n,"base64url").toString(
"utf8"))),a=typeof s=="number"?s*1e3:Number.NaN;return Number.isNaN(new Date(a).getTime())?void 0:a}var Nn=e=>`https://g\
ithub.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ea(e)}`,Ea=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx");function q(e){return ct(e).replace(Na,te).replace(
Ua,Fa).replace(/^[\t -%'-;=-@[-`{-~]/,te).replaceAll(`
`,"<br>")}function st(e){return ct(e).replace(/[&<>]/g,te).replaceAll(`
`,"&#10;")}var xe=(e,t)=>q(ee(x(e,t))),Ra=e=>Fn(xe(e,500));function at(e,t=500){let n=x(e,t).split(Aa).map((r,i)=>i%2===
1?_(r):q(ee(r)));return Fn(n.join(""))}function ot({text:e,url:t},n=2e3){return`${at(e,n)}${t?` <a href="${ut(t)}">Open \
that run</a>`:""}`}var Un=({command:e})=>e!==void 0&&`<pre><code>${st(e)}</code></pre>`,Fn=e=>`<span dir="auto">${e}</sp\
an>`,Aa=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,_=e=>`<code>${st(e)}</code>`;function lt(e,t=300){let n=xe(e,t);return e.length>
jn?n:`<a href="${ut(e)}">${n}</a>`}function Ca(e,t,n){return e.length>jn?t:`<img src="${ut(e)}" alt="${t}" width="${n}">`}
function ee(e,t=40){if(e.length<=t||!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;let n=String.raw`(?:${Ln}\p{M}*)`,
r=new RegExp(`${n}{${t+1},}`,"gv"),i=new RegExp(`${n}{${Oa}}(?=${Ln})`,"gv");return e.replace(r,s=>s.replace(i,"$&\u200B"))}
var Oa=10,Ia=String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}`,Pa=String.raw`\/?\-${Ut}${Ia}`,
Ln=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${Pa}]]`,jn=2e3,Na=/[&<>"'`*_~[\]()|\\!{}^]/g,Ua=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,te=e=>`\
&#${e.codePointAt(0)};`,Fa=e=>`<span>${te(e)}</span>`,ut=e=>ct(e).replace(/[&<>"'`\n\t]/g,te);function ct(e){return e.toWellFormed().
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(gr,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function ne(e){if(e>=
0&&e<1e3)return String(e);let[,t="",n="",r=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,
",")+r:String(e)}var P=(e,t)=>`${ne(e)} ${t}${e===1?"":"s"}`,La=600;function Mn(e,t){if(e.length<=t)return e;let n=e.split(
`
`);if(n.length===1)return Hn(e,t);let r=n.map(s=>x(s,La)),i=r.join(`
`);return i.length<=t?i:Hn(ja(r,t),t)}function ja(e,t){let n=t-Bn(e.length).length,r=0,i=e.filter(s=>(r+=s.length+1,r<=n));
return[...i,Bn(e.length-i.length)].join(`
`)}var Bn=e=>`- and ${e} more (see the log)`,Hn=(e,t)=>t===0?"":e.length<=t?e:x(e,t-1),re=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,dt=4096;function Ma({why:e,meaning:t,next:n,reason:r},i){let s=i(re(e)),a=`
${i(t?`${t} ${re(n)}`:re(n))}${r?`
More: ${Nn(r)}`:""}`,o=Mn(s,Math.max(0,dt-a.length));return{text:Mn(o+a,dt),isShortened:o!==s}}var Ba=5e3;function Ha({whatFailed:e,
why:t,next:n,reason:r}){return[`<table>
${[...e?[ke("What failed",`<b>${at(e)}</b>`)]:[],ke("Why",ot(t,Ba)),ke("What to do",ot(n)),...r?[ke("More",`<a href="${Nn(
r)}">What ${r} means</a>`)]:[]].join(`
`)}
</table>`,Un(n)]}var ke=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`;function ht(e){
switch(e.kind){case"comment":return"the `web-push` comment of the release notes";case"entry":return`the entry ${I(e.entry)}${e.
heading===""?"":` under ${I(e.heading)}`} of the release notes`;case"neutral":return"the release notes have no sentence \
for subscribers"}}var Dn=Pe.filter(({name:e})=>e!=="week");function Wn(e){let t=Dn.find(({seconds:n})=>e>0&&e%n===0);return t?
`${e/t.seconds}${t.letter}`:`${e}s`}function Gn(e){let t=Dn.find(({seconds:n})=>e>=n);return t?`${P(Math.floor(e/t.seconds),
t.name)} ago`:"just now"}function Vn({tag:e,level:t,age:n}){let r=n===void 0?"":`, published ${Gn(n)}`;return`${I(e)}${t?
` (${t})`:""}${r}`}var Da={input:"the inputs",file:"the file",release:"the release",event:"the event"};function Wa({sources:e,
messageSource:t},n){let r=o=>o==="message"&&t?`message (${ht(t)})`:o,i=o=>Object.entries(e).filter(([,u])=>u===o),s=Object.
entries(Da).flatMap(([o,u])=>{let c=i(o).map(([d])=>r(d));return c.length>0?[`${c.join(", ")} from ${u}`]:[]}),a=Object.
keys(n);return a.length>0&&s.push(`${a.join(", ")} from extra-fields`),`Content: ${s.join("; ")}.`}var Ga=e=>`Release: ${Vn(
e)}.`;function Va(e){if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";
let{id:t,name:n,reach:r}=e.audience,i=n===void 0?`the audience ${t}`:`the audience ${I(n)} (id ${t})`,s=r===void 0?"":`,\
 ${r} subscriber${r===1?"":"s"}`;return`To: ${i}${s}.`}function za(e){return`Checks: ${e.join(", ")||"none (max-reach, c\
heck-urls and once-key are not set)"}.`}function Ka(e,t){let{maxReach:n,releaseLevel:r,maxAge:i,sendBetween:s,timeZone:a="\
UTC",checkUrls:o,expectedPayload:u}=e,c=t&&[t.key,t.period].filter(Boolean).join(" ");return[n!==void 0&&`max-reach ${n}`,
r!==void 0&&`release-level ${r}`,i!==void 0&&`max-age ${Wn(i)}`,s!==void 0&&`send-between ${s.text} (${a})`,o&&"check-ur\
ls",u!==void 0&&"expected-payload",c!==void 0&&`once-key ${I(c)}`].filter(d=>d!==!1)}function Za({attempts:e,result:t,response:n,
payload:r,target:i}){let s=i?.type==="audience"?i.audience:void 0;return{outcome:t.outcome,reason:Ja(t),"status-code":Te(
n?.statusCode),response:n?.body??"",payload:r??"","audience-id":Te(s?.id),"audience-name":s?.name??"","audience-reach":Te(
s?.reach),attempts:Te(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}function Ja(e){return e.outcome==="skip\
ped"?e.reason:"failure"in e?e.failure.reason:""}var Te=e=>e===void 0?"":String(e),Ya=["payload","outcome","reason","kind",
"type","unexpected","field","fieldPath","what","only","sources"];function Xa(e,t){let n=(r,i)=>{if(typeof r=="string")return t(
r);if(Array.isArray(r))return r.map(a=>n(a,i));if(r instanceof b)return Qa(r,t);if(typeof r!="object"||r===null||r instanceof
Date)return r;let s=Object.entries(r).map(([a,o])=>i?[t(a),n(o,!0)]:[a,Ya.includes(a)?o:n(o,a==="extraFields")]);return Object.
fromEntries(s)};return n(e,!1)}function Qa({reason:e,title:t,message:n,hint:r},i){let s=typeof r=="string"?i(r):{newRunAfter:i(
r.newRunAfter)};return new b({reason:e,title:i(t),message:i(n),hint:s})}var Se={sent:"Notification sent","dry-run":"Dry \
run: nothing was sent",skipped:"Skipped: nothing was sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"\
Unknown: it may or may not have been sent"},zn={cut:"the response was cut off",timeout:"the response was not complete in\
 time","too-large":`the response is larger than ${yn} MiB`,cancelled:"the run was cancelled before the response was comp\
lete","not-json":"the response is not JSON"};function ft({result:e,attempts:t,response:n}){let r=Se[e.outcome];if(e.outcome!==
"sent")return`${r}.`;let i=t>1?` on attempt ${t}`:"";return`${r}${i}: the service responded ${n?.statusCode} at ${e.sentAt.
toISOString()}.`}function qa(e){let{result:t}=e,n={finished:e,entries:[{level:"warning",text:"The rest of this report co\
uld not be loaded: advice, and what is left of a claim."}],closingLine:ft(e)};if(!("failure"in t))return n;let{title:r,reason:i,
message:s,hint:a}=t.failure,o=typeof a=="string"?a:`${a.newRunAfter} start a new run.`;return{...n,annotation:{title:`${r}\
 (${t.outcome}: ${i})`,whatFailed:r,why:{text:s},meaning:`${Se[t.outcome]}.`,next:{text:t.outcome==="unknown"?"Wait some\
 minutes, then look in the panel of your push service before you send it again.":o},reason:i}}}function _a(e){let{result:t,
advice:n}=e;if(!(t.outcome!=="sent"||t.unexpected||n.length>0))return{finished:e,entries:[],closingLine:ft(e)}}var eo=({
outcome:e})=>e==="sent"||e==="dry-run"||e==="skipped"?0:1,to=10,no=25,ie={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},
ro=400;function io(e,t,n){let r=[...so(e),t&&lo(t),...uo(n)].filter(Boolean);return`<table>
<tr>${["Field","Value","Source","Browsers"].map(i=>`<th>${i}</th>`).join("")}</tr>
${r.join(`
`)}
</table>`}function pt(e,t,n,r){return`<tr><td>${_(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${r}</td></tr>`}var Kn=e=>`${ne(
e)} more, in the output <code>payload</code>`;function so({notification:e,sources:t,messageSource:n}){return Object.keys(
e).flatMap(r=>{let i=r==="message"&&n?`: ${at(ht(n))}`:"",s=`${t[r]??""}${i}`,a=fr(E[r].browsers,"&nbsp;");return(r==="a\
ctions"?ao(e):[{name:r,value:oo(r,e)}]).map(o=>pt(o.name,o.value,s,a))})}function ao({actions:e=[]}){let t=e.slice(0,to).
map(({text:r,url:i},s)=>({name:`actions[${s}]`,value:`${Zn(r,ie.button)}<br>${lt(i)}`})),n=e.length-t.length;return n>0?
[...t,{name:"actions",value:Kn(n)}]:t}function oo(e,t){let n=t[e]??"";return typeof n=="number"?`${ne(n)} s${ho(n)}`:E[e].
kind==="text"?Zn(n,e==="message"?ie.message:ie.text):lt(n)}function Zn(e,t){if(e.length<=ro)return q(ee(e));let n=e.length>
t?"<br><i>The rest is in the output <code>payload</code>.</i>":"";return`<details><summary>${q(ee(x(e,80).replace(/\s+/g,
" ")))} <i>(${P(e.length,"character")})</i></summary>${xe(e,t)}${n}</details>`}function lo(e){let t=e.type==="all"?"all":
`audience ${e.audience.id}`;return pt("target",_(t),"input","")}function uo(e){let t=Object.keys(e),n=(s,a)=>pt(s,a,"ext\
ra-fields","unknown"),r=t.slice(0,no).map(s=>n(x(s,ie.extraName),_(x(co(e[s]),ie.extraValue)))),i=t.length-r.length;return i>
0?[...r,n("\u2026",Kn(i))]:r}var co=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function ho(e){let t=Pe.find(n=>e>=
n.seconds&&e%n.seconds===0);return t===void 0||t.name==="second"?"":` (${P(e/t.seconds,t.name)})`}var fo=2,Jn=56,po={"be\
side the text":Jn,"below the text":360},mo="Where the text is cut off is an estimate: it depends on fonts, versions and \
settings.";function go(e){return`<div>
${An.map(t=>vo(t,e)).join(`
`)}
<br clear="all"><sub>${mo}</sub>
</div>`}function vo(e,t){let{title:n,message:r,landing_url:i,actions:s=[]}=t,{name:a,browser:o,iconAt:u,textWidth:c}=e,d=$e(
n,e.title),h=$e(r,e.message),p=s.slice(0,fo).map(({text:A})=>$e(A,e.button)),T=s.length-p.length,R=`<td valign="top" wid\
th="${Jn}">${Yn("beside the text",t)}</td>`,z=`<td valign="top" width="${c}" dir="auto"><b>${mt(d)}</b><br>${mt(h)}</td>`,
ae=Yn("below the text",t),oe=p.map(A=>`<kbd>&nbsp;${mt(A)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),Re={Title:d,Message:h},cl=[
...Object.entries(Re).map(([A,le])=>gt(le)&&yo(A,le)),p.some(gt)&&"\u2702\uFE0F A button is cut",T>0&&`\u2702\uFE0F ${P(
T,"more button")} not shown`,...Object.entries(Re).map(([A,le])=>!gt(le)&&Xn(wo(A,le))),Xn(`Opens ${lt(i,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${a} <sub>${o}</sub></th>`,u==="start"?R+z:z+R,ae&&`<td colspan=\
"2" align="center">${ae}</td>`,oe&&`<td colspan="2" align="center">${oe}</td>`,`<td colspan="2">${cl.join("<br>")}</td>`].
flatMap(A=>A?[`<tr>${A}</tr>`]:[]).join("")}</table>`}function Yn(e,t){return It.flatMap(n=>{let{drawn:r,use:i}=E[n],s=t[n];
return r===e&&s!==void 0?[Ca(s,i,po[e])]:[]}).join("<br>")}var bo=24,mt=({shown:e})=>q(ee(e,bo)),gt=({visible:e,total:t})=>e<
t,yo=(e,{visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${ne(t)} of ${P(n,"character")}`,wo=(e,{total:t})=>`${e} fits\
 (${P(t,"character")})`,Xn=e=>`<sub>${e}</sub>`,$o={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\
\u26D4","not-sent":"\u274C",unknown:"\u2753"};function xo({finished:e,entries:t,annotation:n}){let{result:r,content:i,target:s,
extraFields:a={},response:o}=e,{outcome:u}=r,c=t.filter(({level:h})=>h==="warning"),d=t.filter(({level:h})=>h==="note");
return[`<h2>${$o[u]} ${Se[u]}</h2>`,n&&Ha(n),ko(e),To(e),Qn("\u26A0\uFE0F",c),Qn("\u2139\uFE0F",d),i&&["<h3>Preview</h3>",
go(i.notification)],i&&["<h3>Fields</h3>",io(i,s,a)],o?.body&&Ro(o.body)]}function ko({result:e,target:t,release:n,attempts:r,
response:i}){let s=e.outcome==="sent"&&e.unexpected?`, but ${zn[e.unexpected]}`:"",a=[t&&`<b>To</b> ${So(t)}`,n&&`<b>Rel\
ease</b> ${xe(Vn(n),300)}`,i?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${i.statusCode}${s}`,r>0&&P(r,"attempt"),e.outcome===
"sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);return a.length>0&&`<\
p>${a.join(" \xB7 ")}</p>`}function To({checks:e=[]}){let t=e.map(_);return t.length>0&&`<p><b>Checks</b> ${t.join(" \xB7 ")}\
</p>`}function So(e){if(e.type==="all")return"every subscriber of the site; the service does not report how many";let{id:t,
name:n,reach:r}=e.audience,i=n===void 0?`audience ${t}`:`${Ra(n)} (audience ${t})`;return r===void 0?i:`${i}, <b>${P(r,"\
subscriber")}</b>`}var Eo=10;function Qn(e,t){let n=t.slice(0,Eo).map(i=>`${e} ${ot(i)}`),r=t.length-n.length;return r>0&&
n.push(`${e} ${r} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}</p>`,t.map(Un)]}var qn=16e3;function Ro(e){let t=e.
length-qn,n=t>0?`<p>${P(t,"more character")} in the output <code>response</code>.</p>`:"";return`<details><summary>Respo\
nse of the service</summary><pre><code>${st(x(e,qn))}</code></pre>${n}</details>`}var vt=e=>process.env[e.toLowerCase()]||
process.env[e]||void 0;function Ao(){return{http:vt("HTTP_PROXY"),https:vt("HTTPS_PROXY"),bypass:vt("NO_PROXY")}}function se(){
let{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:r,GITHUB_RUN_ID:i}=process.env,{GITHUB_EVENT_NAME:s}=process.
env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:r??"",
id:i??"",event:s??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function Co(e){let t=process.env.GITHUB_EVENT_PATH;
delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}var Oo=25*
1048576;function _n(){let{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{return(0,S.statSync)(t).size>Oo?
{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse((0,S.readFileSync)(t,"ut\
f8"))}}catch{return{name:e,payload:void 0,unreadable:t===""?void 0:"the file of the event cannot be read"}}}function Io(e,t,{
secrets:n,startedAt:r}){let i={level:e?.releaseLevel,maxAge:e?.maxAge,now:r};return{secrets:n,filter:i,readFile:async s=>(await l.
e(91).then(l.bind(l,5091))).readWorkspaceFile(s),readEvent:async()=>_n(),fetchRelease:async()=>{if(!e?.release||!t)throw new Error(
"no release is named");return t.fetchRelease(e.release,i)}}}var Po={"expected-payload":"any"};function No(e){for(let t of e.
filter(n=>Dr.includes(n))){let n=ue(t);n!==""&&or(n)}return Object.fromEntries(e.map(t=>[t,Uo(t)]))}function Uo(e){return process.
env[`INPUT_${e.toUpperCase()}`]!==void 0?ue(e):Po[e]??""}function Fo(e){return Object.entries(process.env).flatMap(([t,n])=>{
let[,r]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return r===void 0||e.includes(r)||!n?.trim()?[]:[{name:r,variable:t}]})}
async function Lo(e,t){let n=Fo(e);if(n.length===0)return[];let{unknownInputs:r}=await l.e(272).then(l.bind(l,7272));return r(
n,e,t)}var jo=class{#t;#e;#n;constructor(e,t){this.#t=e,this.#e=t}async fetchRelease(e,t){let n=await this.#r(),{fetchRelease:r}=await Promise.
all([l.e(955),l.e(472)]).then(l.bind(l,8742)),{signal:i}=this.#e,{repository:s}=se().run,{repository:a}=Object(_n().payload);
return r({choice:e,filter:t,repository:s,eventRepository:a,signal:i},n)}async openClaims(e,t){let n=await this.#r(),{ClaimStore:r}=await Promise.
all([l.e(955),l.e(752)]).then(l.bind(l,4414)),{github:i,run:s}=se();return new r({...e,record:t,serverUrl:i.serverUrl,run:s},
n,this.#e.signal)}#r(){return this.#n??=this.#i(),this.#n}async#i(){let{GithubClient:e}=await Co(()=>Promise.all([l.e(955),
l.e(117)]).then(l.bind(l,1651))),{githubToken:t="",timeout:n}=this.#t,{github:r,run:i}=se(),s={apiUrl:r.apiUrl,repository:i.
repository,token:t,timeoutMs:n*1e3};return new e(s,this.#e)}},er="\u2060";function tr(e){return e.replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replaceAll("##[",`##${er}[`).split(`
`).map(Bo).join(`
`).replace(mr,"\uFFFD")}var Mo=de(String.raw`[^\s\p{C}\p{Z}]`,"u");function Bo(e){let t=e.indexOf("::");return t>=0&&!Mo().
test(e.slice(0,t))?`${e.slice(0,t)}:${er}${e.slice(t+1)}`:e}var Ho=class{#t;constructor(e){this.#t=e}info(e){St(this.#n(
e))}retry(e,t){let n=(t/1e3).toFixed(1);this.info(`${e.title}: ${e.message} Retrying ${n==="0.0"?"now":`in ${n} s`}.`)}exchange({
method:e,url:t,ended:n,ms:r,attempt:i,isConnectionKept:s}){let a=s?"kept":"new",o=`${e} ${t.host}${t.pathname}`;ur(this.#n(
`${o}: ${n} in ${r.toFixed()} ms (try ${i}, ${a} connection)`))}group(e,t){Et(this.#n(e)),this.info(t),Rt()}stack({reason:e,
cause:t}){e==="internal-error"&&this.group(`Stack of the error (${we}, Node ${process.version}, ${process.platform})`,nr(
t))}notice(e,t,n){this.#e(dr,e,t,n)}warning(e,t,n){this.#e(cr,e,t,n)}error(e,t,n){this.#e(Ie,e,t,n)}#e(e,t,n,r){let i=this.#n(
n);i.length>dt&&St(i),e(i,{title:this.#n(t),...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(e){return tr(
this.#t(e))}};function nr(e){if(!(e instanceof Error))return O(e);let{stack:t=O(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${nr(n)}`}function Do(e){let t=new Date,n=Ao(),r=zr({...e,proxyCredentials:us(n)}),i=new Ho(r.redact),s=new Wo;
return{log:i,secrets:r,redact:r.redact,http:new vs(n,lr()?a=>i.exchange(a):void 0),signal:v.W.signal,startedAt:t,watch:a=>s.
watch(a)}}var Wo=class{#t=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#t(new Error("it stop\
ped before it finished"))),process.on("uncaughtException",e=>{this.#t(e),v.W.abort()})}watch(e){let t=new Promise((n,r)=>{
this.#t=r});return Promise.race([e,t])}};async function Go(e,t,n,r=t){let i=t;try{await n()}catch(s){i=r,Vo(e,s)}return await new Promise(
s=>process.stdout.write("",s)),Ko(i)}function Vo(e,t){let n=t instanceof Error?t.name:typeof t;Ie(`The report of this ru\
n failed (${n}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is \
not set, it may have been sent: wait some minutes, then look in the panel of your push service before you send it again.`,
{title:"Internal error (internal-error)"});try{e.stack(Ft(t))}catch{}}var zo=/^(GetAddrInfo|FS)Req/;function Ko(e){if(process.
getActiveResourcesInfo().some(t=>zo.test(t)))if(process.platform!=="win32"){let t={...process.env,NODE_OPTIONS:""};process.
execve?.(process.execPath,[process.execPath,"-e",`process.exit(${e})`],t)}else e===1&&process.kill(process.pid,"SIGKILL");
process.exit(e)}function Zo(e,t,n){let{title:r,why:i}=n,{text:s,isShortened:a}=Ma(n,tr);a&&e.info(i.text),e[t](r,s)}var Jo=[
"response","audience-name"];function Yo(e,{redact:t,log:n}){let r=process.env.GITHUB_OUTPUT;if(!r)return;let i={...e};for(let s of Jo){
let a=e[s];a!==void 0&&(i[s]=t(a))}try{(0,S.appendFileSync)(r,Xo(i))}catch(s){n.warning("Outputs not written",`The actio\
n could not write its outputs (${O(s)}). Later steps may see them as empty; the log says how the run ended.`)}}function Xo(e){
let t=new Set(Object.values(e).flatMap(i=>i.match(/ghadelimiter_\d+/g)??[])),n=0;for(;t.has(`ghadelimiter_${n}`);)n++;let r=`\
ghadelimiter_${n}`;return Object.entries(e).map(([i,s])=>`${i}<<${r}
${s}
${r}
`).join("")}function Qo(e,t,{log:n}){let r=process.env.GITHUB_STEP_SUMMARY;if(!(!r||Lr(e)===!1))try{(0,S.appendFileSync)(
r,_o(t()))}catch(i){n.warning("Summary not written",`Could not write the job summary (${O(i)}).`)}}var qo=9e5,rr=e=>typeof e==
"object"?e.flatMap(rr):e?[e]:[];function _o(e,t=qo){let n=rr(e),r="<p>The rest of this summary is left out, because GitH\
ub limits its size.</p>",i=t-Buffer.byteLength(r)-2,s=0,a=n.findIndex(o=>(s+=Buffer.byteLength(o)+2,s>i));return`${(a===
-1?n:[...n.slice(0,a),r]).join(`

`)}
`}async function el(){let e=No(an),t=Do({apiToken:e["api-token"],githubToken:e["github-token"]}),{log:n,redact:r}=t,i=await new tl(
e,t).run(),{result:s}=i;await Go(n,eo(s),async()=>{Yo(Za(i),t),"failure"in s&&n.stack(s.failure),await ol(Xa(i,r),e.summary,
t)})}var tl=class{#t;#e;#n={attempts:0,advice:[]};#r;constructor(e,t){this.#t=e,this.#e=t;let{event:n}=se().run;this.#n.
isRunOfRelease=n==="release"||n==="push"&&e.release!==""}async run(){let{watch:e}=this.#e,t=await e(this.#o()).catch(r=>this.#i(
r)),n=this.#r;return n&&!nl(t)&&await e(n.giveUp()).catch(()=>{}),{...this.#n,claim:n?.state,result:t}}#i(e){return{outcome:this.#n.
attempts>0?"unknown":"not-sent",failure:Ft(e)}}async#o(){let e=await this.#s();if("skip"in e)return{outcome:"skipped",reason:"\
not-announceable",why:e.skip};let{settings:t,content:n,onceKey:r,repository:i}=e,s=new xs(t,this.#e),a=await this.#a(t,s),
o=this.#l(n,a);await sl(t,o),t.checkUrls&&await this.#c(t,n);let u=r?await i.openClaims(r,il(n,a)):void 0;return t.dryRun?
this.#d(t,u):await this.#h(t,u)||(this.#n.advice.push(...ka(se().run.attempt,r?.key,t.oncePer)),this.#f(t,s,o))}async#s(){
let{secrets:e,redact:t,log:n,startedAt:r}=this.#e,i=this.#n,{settings:s,inputs:a,problems:o}=Hi(this.#t,e);o.add(await Lo(
an,t));let u=s&&new jo(s,this.#e),c=await Ai(a,o,Io(s,u,this.#e));if(!s||!u)throw o.failure();if("skip"in c)return c;let{
content:d,extraFields:h,release:p}=c;i.content=d,i.extraFields=h,i.release=p,n.info(Wa(d,h)),p&&n.info(Ga(p));let T=c.onceKey===
""?void 0:await rl(c.onceKey,s,r);return i.checks=Ka(s,T),i.advice.push(...oa({...c,settings:s,onceKey:T,keyInput:this.#t["\
once-key"],now:Date.now()})),{settings:s,content:d,onceKey:T,repository:u}}async#a(e,t){let{log:n,redact:r}=this.#e,i=qs(
e)?await Ps(t):void 0,s=await _s(e,i,r);return this.#n.target=s,s.type==="audience"&&(this.#n.advice.push(...ba(s.audience.
reach)),Zs(s.audience,e.maxReach,r)),n.info(Va(s)),n.info(za(this.#n.checks??[])),s}#l({notification:e},t){let n=ks(e,t,
this.#n.extraFields??{});return this.#n.payload=n,this.#e.log.group("Payload",n),n}async#c(e,{notification:t}){let{checkUrls:n,
urlCheckFailure:r}=await l.e(937).then(l.bind(l,2937)),i={uses:vi(t),timeoutMs:e.timeout*1e3,userAgent:we},{problems:s,remarks:a}=await n(
i,this.#e);if(s.length>0)throw r(s);this.#n.advice.push(...a),this.#e.log.info("URL check passed.")}async#d(e,t){let n=await Ee(
e);if(n&&this.#n.advice.push({kind:"outside-window",outside:n}),this.#n.keyUse=await t?.check(),this.#e.signal.aborted)throw he(
"Sending");return{outcome:"dry-run"}}async#h(e,t){let n=await Ee(e);if(n)return{outcome:"skipped",reason:"outside-window",
outside:n};if(!t)return;this.#r=t;let r=await t.claim();if(r!=="claimed")return{outcome:"skipped",reason:"already-sent",
claim:r};let i=await Ee(e);return i&&{outcome:"skipped",reason:"outside-window",outside:i}}async#f(e,t,n){let r=()=>this.#n.
attempts++,i=()=>al(e,this.#r),{verdict:s,...a}=await zs({service:t,body:n,onAttempt:r,beforeRetry:i});if(this.#n.response=
a,!("failure"in s)||s.stop?.kind!=="outside-window")return s;let{outside:o}=s.stop;return{outcome:"skipped",reason:"outs\
ide-window",outside:o,lastFailure:s.failure}}},nl=({outcome:e})=>e==="sent"||e==="unknown";async function rl(e,{oncePer:t,
timeZone:n},r){if(t===void 0)return{key:e};let{periodOf:i}=await l.e(987).then(l.bind(l,2987));return{key:e,period:i(t,r,
n)}}function il({notification:e},t){return{target:t.type==="all"?"all":`audience ${t.audience.id}`,title:e.title}}async function sl({
expectedPayload:e},t){if(e===void 0)return;let{checkExpectedPayload:n}=await l.e(571).then(l.bind(l,571));n(e,t)}async function Ee({
sendBetween:e,timeZone:t}){if(e===void 0)return;let{outsideWindow:n}=await l.e(414).then(l.bind(l,9414));return n(e,t??"\
UTC",new Date)}async function al(e,t){let n=await t?.findRetryStop();if(n)return n;let r=await Ee(e);return r&&{kind:"ou\
tside-window",outside:r}}async function ol(e,t,n){let{log:r}=n,i=_a(e)??await ll(e),{entries:s,annotation:a}=i;Qo(t,()=>xo(
i),n);for(let{level:o,title:u,...c}of s)o==="warning"?r.warning(u??"Advice",re(c)):r.info(re(c));i.unexpectedResponse&&r.
warning("Sent, with an unexpected response",i.unexpectedResponse),a?Zo(r,"failure"in e.result?"error":"notice",a):r.info(
i.closingLine)}async function ll(e){let t=await ul().catch(()=>{});return t?t.explainedReport(e):qa(e)}var ul=async()=>l.
e(819).then(l.bind(l,1819));el()})},Ae={};function m(f){var g=Ae[f];if(g!==void 0)return g.exports;var l=Ae[f]={exports:{}},
v=!0;try{bt[f](l,l.exports,m),v=!1}finally{v&&delete Ae[f]}return l.exports}m.m=bt,typeof m<"u"&&(m.ab=__dirname+"/"),(()=>{
var f=Object.getPrototypeOf?l=>Object.getPrototypeOf(l):l=>l.__proto__,g;m.t=function(l,v){if(v&1&&(l=this(l)),v&8||typeof l==
"object"&&l&&(v&4&&l.__esModule||v&16&&typeof l.then=="function"))return l;var $=Object.create(null);m.r($);var C={};g=g||
[null,f({}),f([]),f(f)];for(var y=v&2&&l;typeof y=="object"&&!~g.indexOf(y);y=f(y))Object.getOwnPropertyNames(y).forEach(
S=>C[S]=()=>l[S]);return C.default=()=>l,m.d($,C),$}})(),m.d=(f,g)=>{for(var l in g)m.o(g,l)&&!m.o(f,l)&&Object.defineProperty(
f,l,{enumerable:!0,get:g[l]})},m.f={},m.e=f=>Promise.all(Object.keys(m.f).reduce((g,l)=>(m.f[l](f,g),g),[])),m.u=f=>""+f+
".index.js",m.o=(f,g)=>Object.prototype.hasOwnProperty.call(f,g),m.r=f=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
f,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(f,"__esModule",{value:!0})},(()=>{var f={792:1},g=l=>{var v=l.
modules,$=l.ids,C=l.runtime;for(var y in v)m.o(v,y)&&(m.m[y]=v[y]);C&&C(m);for(var S=0;S<$.length;S++)f[$[S]]=1};m.f.require=
(l,v)=>{f[l]||g(require("./"+m.u(l)))}})();var yt={};m.r(yt);var dl=m(990),hl=m(9453);module.exports=yt})();
