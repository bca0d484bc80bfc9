(()=>{"use strict";var bt={181:(f=>{f.exports=require("buffer")}),9896:(f=>{f.exports=require("fs")}),7598:(f=>{f.exports=
require("node:crypto")}),3053:(f=>{f.exports=require("node:diagnostics_channel")}),1455:(f=>{f.exports=require("node:fs/promises")}),
4708:(f=>{f.exports=require("node:https")}),6760:(f=>{f.exports=require("node:path")}),7975:(f=>{f.exports=require("node:util")}),
857:(f=>{f.exports=require("os")}),932:(f=>{f.exports=require("process")}),1105:((f,g,l)=>{l.d(g,{W:()=>v});var v=new AbortController;
for(let $ of["SIGINT","SIGTERM","SIGBREAK"])process.on($,()=>v.abort())}),5103:((f,g,l)=>{l.d(g,{HR:()=>b,XG:()=>zn,Ae:()=>B,
JN:()=>Qe,rg:()=>Or,Yq:()=>he,ie:()=>rn,oM:()=>Jn,Pw:()=>ce,q0:()=>O,p0:()=>He,S5:()=>Vn,d5:()=>Y,Kb:()=>Ne,pi:()=>N,Ng:()=>E,
QP:()=>tn,zD:()=>ne,Qi:()=>ft,wg:()=>L,Gv:()=>fe,oJ:()=>tt,yU:()=>da,Kc:()=>Lr,B4:()=>Gt,zF:()=>Qt,KJ:()=>ht,A9:()=>it,cn:()=>nn,
qF:()=>Z,Dl:()=>V,LF:()=>Ue,o2:()=>_t,h0:()=>Mt,CC:()=>U,fI:()=>Wt,$3:()=>Ht,a5:()=>et,CJ:()=>hn,hD:()=>I,yu:()=>k,RB:()=>ze,
Er:()=>nt,BH:()=>Ot,fD:()=>ge,xv:()=>x,Q_:()=>Zn,N1:()=>we,rE:()=>yn,LH:()=>_e,y6:()=>Rn,XM:()=>Me,yi:()=>Be});var v=l(1105);
const $=require("node:http"),C=require("node:string_decoder"),y=require("node:net"),S=require("node:fs");var wt=l(857);function $t(e){
return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Re(e){return Object.keys(e).length?
{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function W(e,t,n){
const r=new or(e,t,n);process.stdout.write(r.toString()+wt.EOL)}function xt(e,t=""){W(e,{},t)}const kt="::";class or{constructor(t,n,r){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=kt+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const r in this.properties)if(this.properties.hasOwnProperty(
r)){const i=this.properties[r];i&&(n?n=!1:t+=",",t+=`${r}=${ur(i)}`)}}return t+=`${kt}${lr(this.message)}`,t}}function lr(e){
return $t(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ur(e){return $t(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const gl=require("path");var Tt=function(e,t,n,r){
function i(s){return s instanceof n?s:new n(function(a){a(s)})}return new(n||(n=Promise))(function(s,a){function o(d){try{
c(r.next(d))}catch(h){a(h)}}function u(d){try{c(r.throw(d))}catch(h){a(h)}}function c(d){d.done?s(d.value):i(d.value).then(
o,u)}c((r=r.apply(e,t||[])).next())})},Ce;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Ce||(Ce={}));
function vl(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function cr(e){W("add-mask",{},e)}function bl(e){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function ue(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(
`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function yl(e,t){const n=ue(e,t).split(
`
`).filter(r=>r!=="");return t&&t.trimWhitespace===!1?n:n.map(r=>r.trim())}function wl(e,t){const n=["true","True","TRUE"],
r=["false","False","FALSE"],i=ue(e,t);if(n.includes(i))return!0;if(r.includes(i))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function $l(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function xl(e){issue("echo",e?"on":"off")}function kl(e){process.exitCode=Ce.Failure,Oe(e)}function dr(){
return process.env.RUNNER_DEBUG==="1"}function hr(e){W("debug",{},e)}function Oe(e,t={}){W("error",Re(t),e instanceof Error?
e.toString():e)}function fr(e,t={}){W("warning",Re(t),e instanceof Error?e.toString():e)}function pr(e,t={}){W("notice",
Re(t),e instanceof Error?e.toString():e)}function St(e){process.stdout.write(e+wt.EOL)}function Et(e){xt("group",e)}function At(){
xt("endgroup")}function Tl(e,t){return Tt(this,void 0,void 0,function*(){Et(e);let n;try{n=yield t()}finally{At()}return n})}
function Sl(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function El(e){return process.env[`STATE_${e}`]||""}function Al(e){return Tt(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var Ie=[{name:"week",letter:"w",seconds:604800},{name:"\
day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"second",
letter:"s",seconds:1}],mr=["Chrome","Firefox","Safari"],F="\u2713",j="\u2013",G=[F,F,F],Rt=[F,F,j],E={title:{kind:"text",
required:!0,browsers:G,description:"First line of the notification.",examples:["Spring is here"]},message:{kind:"text",required:!0,
browsers:G,description:"Text below the title, on one or several lines. It is plain text.",examples:["New arrivals, with \
free shipping until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:1048576/4,drawn:"\
beside the text",required:!0,browsers:Rt,description:"https URL of the icon, 200x200 pixels.",examples:["https://example\
.com/icon-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:1048576,
drawn:"below the text",required:!1,browsers:["56+",j,j],description:"https URL of a large image, 360x240 pixels on a des\
ktop, 360x200 on a phone.",examples:["https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:G,
description:"URL of the page that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,
browsers:["48+",j,j],description:"Buttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://exa\
mple.com/spring/new"}]]},utm_source:{kind:"text",required:!1,browsers:G,description:"For web analytics: where visitors c\
ome from, such as `web-push`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,browsers:G,description:"For we\
b analytics: the kind of message, such as `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,
browsers:G,description:"For web analytics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"du\
ration",required:!1,browsers:Rt,description:"How long the notification waits for subscribers who are offline.",examples:[
"2d",86400]}},N=Object.keys(E),Ct=(...e)=>N.filter(t=>e.includes(E[t].kind)),Ot=Ct("text","image","page"),It=Ct("image"),
Pt=N.filter(e=>E[e].required),L=e=>e.replaceAll("_","-"),ce=N.map(L);function gr(e,t=" "){return e.every(n=>n===F)?"all":
mr.map((n,r)=>({browser:n,since:e[r]??j})).filter(({since:n})=>n!==j).map(({browser:n,since:r})=>r===F?n:`${n}${t}${r}`).
join(", ")}var M=String.raw`\0-\x1f\x7f-\x9f`,K=String.raw`\u202a-\u202e\u2066-\u2069`,Pe=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,
vr=String.raw`\t-\r\x85`,Nt=new RegExp(`[${M}]`,"g"),br=new RegExp(`(?![\\t\\n])[${M}]`,"g"),yr=new RegExp(`(?![\\t\\n])[${M}${K}\
]`,"g"),Rl=new RegExp(`[${M}${K}\\u2028\\u2029]`,"g"),wr=new RegExp(`(?![${vr}])[${M}${K}${Pe}]`,"g"),$r=new RegExp(`[\\x\
a0\\u2000-\\u200a\\u200e\\u200f\\u202f\\u205f${K}${Pe}]`,"g"),xr=new RegExp(`[\\s\\\\${M}]`),kr=new RegExp(`[\\u200e\\u200\
f${K}${Pe}]`),Ut=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`,
Tr=new RegExp(`(?![\\t\\n\\r])[${M}]`);function de(e,t){let n;return()=>(n??=new RegExp(e,t),n)}var b=class extends Error{reason;title;hint;constructor(e){
super(e.message,e.cause===void 0?void 0:{cause:e.cause}),this.name="Failure",this.reason=e.reason,this.title=e.title,this.
hint=e.hint}};function Ft(e){return e instanceof b?e:new b({reason:"internal-error",title:"Internal error",message:`The \
action itself failed: ${O(e)}.`,hint:"Please report this with the log of the run.",cause:e})}function O(e){if(!(e instanceof
Error))return String(e);let t=e.code;if(t==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this \
port";if(t==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this act\
ion cannot present";let{reason:n}=e;if(typeof t=="string"&&t.startsWith("ERR_SSL_")&&typeof n=="string")return`${t}: ${n}`;
let r=(e.message||e.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),i=typeof t=="string"&&!r.includes(t)?`${t}:\
 ${r}`:r,s=e instanceof AggregateError?e.errors.map(O).join("; "):"",a=s&&s!==i?`${i} (${s})`:i;return e.cause===void 0?
a:`${a}: ${O(e.cause)}`}function he(e,t=jt(e)){return new b({reason:"cancelled",title:`${e} failed`,message:t,hint:Lt})}
var jt=e=>e==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${e.
charAt(0).toLowerCase()}${e.slice(1)}.`,Lt="If you did not mean to cancel it, run it again.",Sr=e=>`\\u${e.charCodeAt(0).
toString(16).padStart(4,"0")}`;function I(e){let t=JSON.stringify(e).replace($r,Sr);return t.length>100?`${t.slice(0,98)}\
\u2026" (${e.length} characters)`:t}var Er=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,Ar=/[\s\x85]+/g,
Rr=de(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function Mt(e){let t=e.toWellFormed().replace(wr,"").
replace(Er,"$1").replace(Ar," ").trim();return Rr().test(t)?t:""}var x=(e,t=99)=>e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,
"")}\u2026`:e,Cr=300,Bt=65536;function Ne(e,t,n=!1){let r=t(e.slice(0,Bt),n||e.length>Bt).replace(/\s+/g," ").trim();return x(
r,Cr)}var k=(e,t)=>({quoted:I(e),message:t});function U(e,t,n={}){return{...typeof e=="string"?{input:e}:e,...typeof t==
"string"?{message:t}:t,reason:"invalid-input",...n}}function Or({position:e},{position:t}){return e?t?e.line-t.line||e.column-
t.column:-1:t?1:0}var Ir=100;function Ue(e){let t=e.slice(0,Ir).map((n,r)=>{if(typeof n=="number")return`[${n}]`;let i=x(
String(n)).replace(Nt,"\uFFFD");return r>0?`.${i}`:i});return x(t.join(""))}var Ht=({quoted:e,message:t})=>e===void 0?t:
`${e} ${t}`;function Fe(e,t){let{quoted:n,meant:r,hint:i}=t,s=r===void 0?".":`; did you mean \`${r}\`?`,a=i===void 0?"":
` ${i}.`;return`${e}${n===void 0?"":":"} ${Ht(t)}${s}${a}`}function Dt(e,t,n,r=""){let i=e.length>0?`\`${Ue(e)}\``:t;return Fe(
`${i}${r}`,n)}function Wt(e){let{input:t,otherInputs:n=[],file:r,path:i=[],position:s,quoted:a}=e,o=s&&`line ${s.line}, \
column ${s.column}`;if(r!==void 0){let p=o?`${r}, ${o}`:r;return`${t}: ${p}: ${Dt(i,"the file",e)}`}let u=o?` (${o})`:"",
c=typeof i[0]=="number";if(i.length>0&&!c)return`${t}: ${Dt(i,"",e,u)}`;let d=c?Ue([t,...i]):t;if(a!==void 0)return Fe(`${d}${u}`,
e);let h=c?`\`${d}\``:Pr([d,...n]);return Fe(`${h}${u}`,e)}function Pr(e){let t=e.map(r=>`\`${r}\``),n=t.pop()??"";return t.
length===0?n:`${t.join(", ")} and ${n}`}function Nr(e){let t=e.every(r=>r.reason==="unreadable-file"),n=t?"unreadable-fi\
le":"invalid-input";return new b({reason:n,title:t?"Unreadable file":"Invalid input",message:Gt(e.map(Wt),Le(e)),hint:jr(
e)})}var Ur=class{#t=[];#e=new Set;refuse(e){for(let t of e)this.#t.push(t),this.#e.add(t.input)}add(e){for(let t of e)this.#e.
has(t.input)||this.#t.push(t)}get refused(){return this.#e}isRefused(e){return this.#e.has(e)}get all(){return this.#t}failure(){
return Nr(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}},Fr=new Set(["base-url","api-token"]);function jr(e){
let t=Le(e)===1?"Correct it":"Correct what is listed";return e.every(({input:n})=>Fr.has(n))?{newRunAfter:`${t}. If you \
changed a secret or variable, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${t}, then`}}var je=100;
function Lr(e,t,n){let r=Le(t.slice(je)),i=t.slice(0,je).map(n);return r===0?i:[...i,U(e,`has ${r} more problems`,{count:r})]}
var Le=e=>e.reduce((t,{count:n=1})=>t+n,0);function Gt(e,t=e.length,n="problems"){if(e.length===1)return e.join("");let r=e.
slice(0,je).map(i=>`- ${i}`);return t>r.length&&r.push(`- and ${t-r.length} more`),`${t} ${n}:
${r.join(`
`)}`}function Z(e){try{return JSON.parse(e)}catch{return}}var fe=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Mr=/^[\x21-\x7e]+$/;
function pe(e,t,n){let r=i=>/^[0-9]+$/.test(i)&&Number(i)>=t&&Number(i)<=n;return i=>{if(r(i))return{value:Number(i)};let s=Me(
i),a=s!==void 0&&r(s);return k(i,a?`is not a whole number${Be(s)}`:`is not ${e}`)}}function Me(e){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(e)?e.replace(/\D/g,""):void 0}var Be=e=>`; write \`${e}\`, without separators`;function me(e){return["true","True",
"TRUE"].includes(e)?{value:!0}:["false","False","FALSE"].includes(e)?{value:!1}:k(e,"is neither true nor false; use `tru\
e` or `false`")}function Br(e){let t=me(e);return"value"in t?t.value:void 0}function He(e){let t=/^([0-9]+)([smhdw]?)$/.
exec(e),n="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t){let s=Me(e);return k(
e,`is not a duration${s?Be(s):`; ${n}`}`)}let r=Ie.find(({letter:s})=>s===t[2]),i=Number(t[1])*(r?.seconds??1);return Number.
isSafeInteger(i)?{value:i}:k(e,`is too long; ${n}`)}function Vt(e){return Mr.test(e)?{value:e}:{message:"contains a spac\
e, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secret"}}
function Hr(e){if(e==="")return{message:"is blank, which the service refuses; write some text"};let[t]=Tr.exec(e)??[];return t!==
void 0?{message:`contains the control character U+${t.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which s\
ubscribers would not see; remove it`}:!/[!-~]/.test(e)&&Mt(e)===""?{message:"has no visible character; write some text"}:
{value:e}}function zt(e){if(e==="latest")return{value:{kind:"latest"}};let t=e.replace(/^refs\/tags\//,""),n=/^refs\//.test(
e)&&t===e;return t===""||n?k(e,"is not a tag; use a tag such as v1.2.3, or `latest`"):{value:{kind:"tag",tag:t}}}function Dr(e){
if(/^[a-z]/i.test(e)&&Wr(e))return{value:e};let t=e.replaceAll(" ","_").toLowerCase(),n=Intl.supportedValuesOf("timeZone").
find(i=>i.toLowerCase().endsWith(`/${t}`)),r="is not a time zone that this runner knows";return n?{...k(e,r),meant:n}:k(
e,`${r}; use a name from the IANA time zone database, such as Europe/Berlin`)}function Wr(e){try{return new Intl.DateTimeFormat(
"en",{timeZone:e}),!0}catch{return!1}}function Gr(e){if(e==="any")return{value:void 0};let t="set it to the output `payl\
oad` of the dry run that was approved, or remove the input";if(e==="")return{message:`is empty, so the payload that was \
approved is missing; ${t}`};let n=Z(e);return fe(n)?{value:n}:{message:`is not a JSON object; ${t}`}}var B=e=>({value:e}),
Vr=["api-token","github-token"],Kt="the API token",zr="the GitHub token",Kr="***",Zt=8,Zr=4;function Jr(e){let{apiToken:t,
githubToken:n="",proxyCredentials:r=[]}=e,i=[{name:Kt,secret:new De(t)},{name:zr,secret:new De(n)}],s=[...i.map(({secret:a})=>a),
...r.map(a=>new De(a))];return{find:a=>{if(a.length<Zt)return;let o=Xt(a);return i.find(({secret:u})=>u.isLong&&u.spansIn(
a,o).length>0)?.name},redact:(a,o=!1)=>{let u=Xt(a),c=s.flatMap(p=>p.spansIn(a,u,o)),d="",h=0;for(let{start:p,end:T}of c.
sort((A,z)=>A.start-z.start))p>=h&&(d+=a.slice(h,p)+Kr),h=Math.max(h,T);return d+a.slice(h)}}}var De=class{isLong;#t;#e;#n;#r;constructor(e){
this.#t=e,this.isLong=e.length>=Zt,this.#e=this.isLong?We([e,e.toUpperCase(),e.toLowerCase()]):[e].filter(Boolean),this.#n=
this.isLong?We(Qr(e)):[]}spansIn(e,t,n=!1){return[...(Yr.test(e)?[...this.#e,...this.#i()]:this.#e).flatMap(r=>Jt(r,e,n)),
...this.#n.flatMap(r=>Jt(r,t.text,n)).map(t.spanInText)]}#i(){let e=()=>[...qr(this.#t),..._r(this.#t),...ti(this.#t)];return this.#r??=
this.isLong?We(e()):[],this.#r}},Yr=/[\\%&]/,We=e=>[...new Set(e)];function Jt(e,t,n){let r=[];for(let s=t.indexOf(e);s>=
0;s=t.indexOf(e,s+1)){let a=r.at(-1),o=s+e.length;a&&s<a.end?a.end=o:r.push({start:s,end:o})}if(!n)return r;let i=Math.max(
1,Math.min(Zr,e.length-1));for(let s=e.length-1;s>=i;s--)if(t.endsWith(e.slice(0,s)))return[...r,{start:t.length-s,end:t.
length}];return r}var Yt=/(?:\s|\\[fnrt]?)+/g;function Xt(e){let t=e.replace(Yt,"");if(t.length===e.length)return{text:e,
spanInText:r=>r};let n;return{text:t,spanInText:({start:r,end:i})=>(n??=Xr(e),{start:n[r]??0,end:(n[i-1]??e.length)+1})}}
function Xr(e){let t=[],n=(i,s)=>{for(let a=i;a<s;a++)t.push(a)},r=0;for(let{0:i,index:s}of e.matchAll(Yt))n(r,s),r=s+i.
length;return n(r,e.length),t}function Qr(e){return[0,1,2].flatMap(t=>{let n=Buffer.from("\0".repeat(t)+e),r=n.toString(
"base64").slice(Math.ceil(t*8/6)),i=r.replaceAll("=",""),s=n.length%3===0?i:i.slice(0,-1),a=[r,i,s];return[...a,...a.map(
o=>o.replaceAll("+","-").replaceAll("/","_"))]})}function J(e,t,n){let r=i=>i.charCodeAt(0).toString(16).padStart(2,"0");
return t.filter(i=>e.search(i)>=0).flatMap(i=>n.flatMap(s=>[e.replace(i,a=>s(a,r(a))),e.replace(i,a=>s(a,r(a).toUpperCase()))]))}
var H=(e,t,n)=>(r,i)=>e.test(r)?t(r,i):n(r,i),Ge=/[!-/:-@[-^`{-~]/g,Ve=/[!-~]/g;function qr(e){let t=s=>`\\${s}`,n=(s,a)=>`\
\\u00${a}`,r=J(e,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,Ge],[H(/["\\]/,t,n),H(/\\/,t,n),n]),
i=[e,...r].map(s=>s.replaceAll("/","\\/"));return[...r,...i,...J(e,[Ve],[n])]}function _r(e){return J(e,[/[^\w.!~*'()-]/g,
/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,Ge,Ve],[(t,n)=>`%${n}`])}var ei={"!":"excl",
'"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",
".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"b\
sol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function ti(e){let t=a=>{let o=ei[a];return o===
void 0?a:`&${o};`},n=(a,o)=>`&#x${o};`,r=a=>`&#${a.charCodeAt(0)};`,i=a=>`&#${String(a.charCodeAt(0)).padStart(3,"0")};`,
s=/[&<>"]/;return[...J(e,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,Ge],[t,n,r,H(s,t,n),H(s,t,i),H(s,t,H(
/'/,r,n)),H(/[&<>]/,t,r)]),...J(e,[Ve],[n,r])]}function ze(e,t,n){return Object.entries(e).flatMap(([r,i])=>{let s=ri(i,
t);return s?U({input:r,file:n},`contains ${s}, which would be published; remove it`):[]})}function ni(e,t){let{"api-toke\
n":n,"github-token":r="",...i}=e,s=t.find(r)===Kt;return ze({...i,...s&&{"github-token":r}},t)}function ri(e,t){let n=new Set(
[e]);for(let r of n){let i=typeof r=="string"||typeof r=="number"?t.find(String(r)):void 0;if(i)return i;if(typeof r=="o\
bject"&&r!==null)for(let s of Object.entries(r))for(let a of s)n.add(a)}}var Qt="2,048 characters",ii=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;
function V(e,t){if(e.length>2048)return;let[,n=""]=ii.exec(e)??[];if(!(n.slice(n.lastIndexOf("@")+1).length>259))try{return new URL(
e,t)}catch{return}}var si=e=>Ke(e,["https"],"use an absolute https URL, such as https://example.com/image.png"),ai=e=>Ke(
e,["https","http"],"use an absolute https or http URL, such as https://example.com/page"),oi=e=>{let t=Ke(e,["https","ht\
tp"],"use the https address of the push service, such as https://push.example.com");if("message"in t)return t;let n=ci(e,
new URL(e));return n===void 0?{value:e.replace(/\/+$/,"")}:qt(e,n)},li=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,ui=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;
function ci(e,{protocol:t,hostname:n,pathname:r}){if(t==="http:"&&!li.test(n))return"has the scheme http, which would se\
nd the token unencrypted; use an https URL (http is only for loopback addresses)";let[,i]=ui.exec(r)??[];return i?`ends \
with \`${i}\`, but the action adds the path; remove \`${i}\``:e.includes("?")||e.includes("#")?"has a query or fragment;\
 remove it":void 0}function Ke(e,t,n){if(e==="")return{message:`is blank; ${n}`};let r=hi(e,t,n);return r===void 0?{value:e}:
qt(e,r)}var qt=(e,t)=>di.test(e)?{message:t}:k(e,t),di=/[@\uff20\ufe6b]|%40/;function hi(e,t,n){if(fi(e))return"contains\
 a user name or password; remove them";if(e.length>2048)return`is longer than a URL may be; use one of at most ${Qt}`;if(xr.
test(e))return`contains white space, a control character or a backslash, which a URL must not contain; ${n}`;if(kr.test(
e))return`contains an invisible character, which would make it another URL; ${n}`;let r=pi(e);if(r!==void 0&&!t.includes(
r))return`has the scheme ${r}; ${n}`;let i=r===void 0?void 0:mi(e),s=i===void 0?void 0:bi(i,n);return s!==void 0?s:i!==void 0&&
V(e)?void 0:`is not an absolute URL; ${n}`}function fi(e){if(!e.includes("@")||/^mailto:/i.test(e))return!1;let t=e.replace(
/^[a-zA-Z][a-zA-Z\d+.-]*:/,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(t)}var pi=e=>/^([a-zA-Z][a-zA-Z\d+.-]{0,30}):(?!\d)/.
exec(e)?.[1]?.toLowerCase(),mi=e=>/^[^:]+:\/\/([^/?#]+)/.exec(e)?.[1],gi=/[{}$%<]/,vi=/^https?:?$/i;function bi(e,t){let[
n]=gi.exec(e)??[];return n!==void 0?`contains \`${n}\` in its host, so a variable in it was probably not replaced; ${t}`:
vi.test(e)?`has its scheme twice; ${t}`:void 0}var _t=["tag","version","name","repository","message","url"],ge={text:Hr,
image:si,page:ai},yi=new RegExp(`\\{(?:${_t.join("|")})\\}`,"g"),en=e=>t=>{if(t.length>2048||!t.includes("{"))return e(t);
let n=t.replace(/^\{url\}/,"https://url.example/").replace(yi,"x");return"value"in e(n)?{value:t}:e(t)},tn={text:ge.text,
image:en(ge.image),page:en(ge.page)};function nn(e,t,n){let{kind:r}=E[e];return r==="duration"?He(t.trim()):n[r](t.trim())}
function wi(e){return N.flatMap(t=>$i(t,e))}function $i(e,t){let n=L(e);if(e==="actions")return(t.actions??[]).map(({url:s},a)=>({
input:n,path:[a,"url"],url:s}));let{kind:r}=E[e],i=t[e];return typeof i!="string"||r==="text"?[]:[r==="image"?{input:n,url:i,
image:e}:{input:n,url:i}]}async function xi(e,t,n){let r=N.filter(s=>e[L(s)]!==""),i=await Promise.all(r.map(s=>ki(s,e[L(
s)],n)));for(let s of i)t.add(s.problems);return{source:"input",fields:Object.assign({},...i.map(({fields:s})=>s)),names:new Set(
[...r,...N.filter(s=>t.isRefused(L(s)))]),textComments:i.flatMap(({textComments:s=[]})=>s)}}async function ki(e,t,n){if(e===
"actions"){let{readActions:a}=await Promise.all([l.e(955),l.e(480),l.e(263)]).then(l.bind(l,263));return a(t,n)}let r=L(
e),i=nn(e,t,tn);if("message"in i)return{fields:{},problems:[U(r,i)]};let s=typeof i.value=="number"?ze({[r]:i.value},n):
[];return{fields:s.length>0?{}:{[e]:i.value},problems:s}}var Ti=(e,t)=>Pt.filter(n=>!e.names.has(n)&&!t.names.has(n)),Si=e=>Pt.
every(t=>e[t]),Ei={inputs:{source:"input",fields:{},names:new Set},file:{source:"file",fields:{},names:new Set},fileName:"",
extraFields:{},onceKey:""};function Ai(...e){let t=Object.assign({},...e.map(({fields:o})=>o).reverse()),n=N.filter(o=>t[o]!==
void 0),r=Object.fromEntries(n.map(o=>[o,t[o]]));if(!Si(r))return;let i=o=>e.find(({names:u})=>u.has(o)),s=Object.fromEntries(
n.map(o=>[o,i(o)?.source])),a=e.flatMap(o=>(o.textComments??[]).filter(({path:[u]})=>i(String(u))===o));return{notification:r,
sources:s,textComments:a}}async function Ri(e,t,n){return{inputs:await xi(e,t,n.secrets),file:await Ci(e["payload-file"],
t,n),fileName:e["payload-file"],extraFields:await Oi(e["extra-fields"],t,n.secrets),onceKey:e["once-key"]}}async function Ci(e,t,{
secrets:n,readFile:r}){let i=t.isRefused("payload-file");if(e===""&&!i)return Ei.file;let{fieldsFromFile:s,unknownFields:a}=await Promise.
all([l.e(955),l.e(480),l.e(643)]).then(l.bind(l,3643));return i?a:s(e,await r(e),t,n)}async function Oi(e,t,n){if(e==="")
return{};let{readExtraFields:r}=await Promise.all([l.e(955),l.e(680)]).then(l.bind(l,9680));return r(e,t,n)}async function Ii(e,t,n){
let{secrets:r}=n,i=await Ri(e,t,n),s=await Fi(e,i,t),a=await ji(e,s,t,n),o=Ti(i.inputs,i.file),u=o.includes("message")||
s.names.has("message"),c=o.length>0||a;c&&ve("release",e,t)&&t.throwIfAny();let d={hasOnceKey:ve("once-key",e,t),needsMessage:u},
h=c?await Li(e,d,n):Pi;if(h.kind==="invalid"&&t.add(h.problems),(h.kind==="invalid"||h.kind==="not-announceable")&&t.throwIfAny(),
h.kind==="not-announceable")return{skip:h.why};let p=await Bi(i,s,h,t,r),T=o.length>0?[await Mi(o,h,t,r)]:[],A=Ai(p.inputs,
p.file,...T);if(t.throwIfAny(),!A)throw new Error("a required field was lost");u&&(A.messageSource=Ni(h));let{extraFields:z,
onceKey:ae}=p,oe=h.kind==="content"?h.release:void 0,Ee=ae===""?void 0:oe?.tag??await Ui(e,n);return{content:A,extraFields:z,
onceKey:ae,release:oe,releaseTag:Ee}}var ve=(e,t,n)=>t[e]!==""||n.isRefused(e),Pi={kind:"none"};function Ni(e){let t=e.kind===
"content"?e.fields.message:void 0;return t&&"value"in t?t.source:void 0}async function Ui({release:e},{readEvent:t}){if(e!==
""){let a=zt(e);return"value"in a&&a.value.kind==="tag"?a.value.tag:void 0}let{name:n,payload:r}=await t();if(n!=="relea\
se")return;let{release:i}=Object(r),{tag_name:s}=Object(i);return typeof s=="string"?s:void 0}async function Fi(e,t,n){let r=[
...ce,"extra-fields","once-key"];if(!(e["payload-file"]!==""||r.some(s=>/\{|%[a-z]|<[a-z]/i.test(e[s]))))return{names:new Set,
uses:[]};let{usedPlaceholders:i}=await l.e(896).then(l.bind(l,6896));return i(t,n)}async function ji(e,t,n,{readEvent:r}){
let i=["release-level","max-age"].filter(a=>ve(a,e,n));if(!(i.length>0||t.names.size>0||e.release==="latest"))return!1;if(ve(
"release",e,n)||(await r()).name==="release")return!0;let s="set the input `release`, run on the event `release`, or rem\
ove it";if(n.add(i.map(a=>U(a,`has no release to apply to; ${s}`))),t.uses.length>0){let{placeholdersWithoutRelease:a}=await l.
e(896).then(l.bind(l,6896));n.add(a(t,s))}return!1}async function Li({release:e},{hasOnceKey:t,needsMessage:n},{readEvent:r,
fetchRelease:i,filter:s,secrets:a}){let o={filter:s,needsMessage:n,secrets:a};if(e===""){let{contentFromEvent:d}=await l.
e(418).then(l.bind(l,2418));return d(await r(),t,o)}let u=await i();if(u==="none-published")return{kind:"not-announceabl\
e",why:{kind:"no-release"}};let{contentFromRelease:c}=await l.e(575).then(l.bind(l,4575));return c(u,o)}async function Mi(e,t,n,r){
let{fillMissing:i}=await l.e(340).then(l.bind(l,4340));return i(e,t,n,r)}async function Bi(e,{names:t},n,r,i){let s=n.kind===
"content"?n.placeholders:void 0;if(t.size===0||!s)return e;let{replacePlaceholders:a}=await l.e(896).then(l.bind(l,6896));
return a(e,s,r,i)}function rn(e){let t=new Intl.DateTimeFormat("en-US",{timeZone:e,calendar:"gregory",numberingSystem:"l\
atn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});return n=>{let r=t.formatToParts(
n).map(({type:c,value:d})=>[c,Number(d)]),{year:i,month:s,day:a,hour:o,minute:u}=Object.fromEntries(r);return{year:i,month:s,
day:a,hour:o,minute:u}}}var Hi=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function Di(e){let t="u\
se two times of day, such as 09:00-20:00";if(!Hi.test(e))return k(e,`is not a range of times; ${t}`);let[n,r]=e.split("-"),
i=sn(n),s=sn(r);return i===s?k(e,`begins and ends at the same time; ${t}`):{value:{from:i,to:s,text:e}}}function sn(e){let[
t,n]=e.split(":").map(Number);return t*60+n}var Ze=6e4,Wi=1440;function Gi(e,t,n){let r=rn(t),i=r(n);if(an(e,i))return;let s=(Math.
floor(n.getTime()/Ze)+1)*Ze;for(let a=0;a<=2*Wi+180;a++){let o=new Date(s+a*Ze),u=r(o);if(an(e,u))return{window:e.text,timeZone:t,
now:i,opensAt:o,opens:u}}throw new Error("the window of send-between never opens")}function an({from:e,to:t},{hour:n,minute:r}){
let i=n*60+r;return e<t?e<=i&&i<t:e<=i||i<t}function Vi(e){let t=e.target==="all",n=e.target==="audience",r="is only all\
owed with `target: audience`",i="remove it, or change `target`",s="(the service does not report the reach of a broadcast\
)",a=e["once-key"]?"`once-key` needs it to store a record in the repository":"the input `release` needs it to fetch the \
release";return[{inputs:["audience-id"],isWrong:t&&e["audience-id"],message:`${r}; ${i}`},{inputs:["audience-name"],isWrong:t&&
e["audience-name"],message:`${r}; ${i}`},{inputs:["max-reach"],isWrong:t&&e["max-reach"],message:`${r} ${s}; remove it`},
{inputs:["audience-id","audience-name"],isWrong:n&&!e["audience-id"]&&!e["audience-name"],message:"are both missing; set\
 at least one"},{inputs:["once-key"],isWrong:e["once-per"]&&!e["once-key"],message:"is missing; `once-per` needs it"},{inputs:[
"time-zone"],isWrong:e["time-zone"]&&!e["send-between"]&&!e["once-per"],message:"has no effect without `send-between` or\
 `once-per`; set one of them, or remove it"},{inputs:["github-token"],isWrong:(e["once-key"]||e.release)&&!e["github-tok\
en"],message:`is missing; ${a}`}].filter(({isWrong:o})=>o).map(({inputs:[o,...u],message:c})=>U(o,c,{otherInputs:u}))}var Je=(e,t)=>n=>n===
""?{message:`is missing; set it to ${e}`}:t(n),D=(e,t)=>n=>n===""?{value:e}:t(n),w=e=>D(void 0,e),be=(e,t)=>n=>{let r=e.
find(i=>i===n);return r===void 0?k(n,`is not ${t}`):{value:r}},ye={"base-url":Je("the base address of the push service, \
such as https://push.example.com (a misspelled variable is empty)",oi),"api-token":Je("the API token of the site, from a\
 secret (a misspelled or unavailable secret is empty)",Vt),timeout:D(30,pe("a whole number of seconds from 1 to 300",1,300)),
retries:D(3,pe("a whole number from 0 to 10",0,10)),summary:D(!0,me)},on=Number.MAX_SAFE_INTEGER,Ye={...ye,target:Je("`a\
ll` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",be(["all","audience"],
"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":w(pe("an audience id, which is a whole numb\
er such as 101",1,on)),"audience-name":w(B),"max-reach":w(pe("a whole number such as 10000",0,on)),"payload-file":w(B),"\
extra-fields":w(B),"dry-run":D(!1,me),"check-urls":D(!1,me),"once-key":w(B),"once-per":w(be(["day","week","month"],"a pe\
riod; use `day`, `week` or `month`")),"send-between":w(Di),"time-zone":w(Dr),release:w(zt),"release-level":w(be(["major",
"minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":w(He),"expected-payload":Gr,"github-token":w(Vt)},
zi=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),Xe=e=>Object.keys(e),Cl=Xe(ye),ln=[...Xe(Ye),...ce];function Ki(e,t){
let n=Ji(Ye,e,t,Vi(e));return n.settings?.release?.kind==="latest"&&(n.settings.maxAge??=Zi),n}var Zi=604800;function Ji(e,t,n,r=[]){
let i=new Ur;i.refuse([...ni(t,n),...Xi(t)]);let s={...t};for(let o of i.refused)s[o]="";let a={};for(let[o,u]of Object.
entries(e)){let c=u(s[o]??"");"value"in c?a[zi(o)]=c.value:i.add([U(o,c)])}return i.add(r),{settings:i.all.length>0?void 0:
a,inputs:s,problems:i}}var Yi=65536;function Xi(e){return["actions","extra-fields"].filter(t=>Buffer.byteLength(e[t]??"")>
Yi).map(t=>U(t,"is larger than 64 KiB; make it smaller"))}var Qi={"payload-files":B,only:D("all",be(["all","changed","ad\
ded"],"a choice of files; use `all`, `changed` or `added`")),"extra-fields":B,"check-urls":Ye["check-urls"],timeout:ye.timeout,
summary:ye.summary},Ol=[...Xe(Qi),...ce];function Qe(e){return Math.random()*Math.min(3e4,1e3*2**(e-1))}var qi=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
function qe(e,t){if(e===void 0)return;let n=e.trim();if(/^\d+$/.test(n))return Number(n)*1e3;if(!qi.test(n))return;let r=Date.
parse(`${n.replace(/ GMT$/,"")} GMT`);return Number.isNaN(r)?void 0:Math.max(0,r-t)}async function _e({attempt:e,retries:t,
signal:n,cancelled:r,onWait:i,beforeRetry:s}){for(let a=1;!n?.aborted;a++){let o=await e(a);if("done"in o)return o.done;
if(n?.aborted)break;let{result:u,waitMs:c}=o;if(a>t||c>12e4)return u;if(i?.(u,c),await _i(c,n),n?.aborted)break;let d=await s?.(
u);if(d!==void 0&&!n?.aborted)return d}return r()}function _i(e,t){return new Promise(n=>{let r=()=>{clearTimeout(i),t?.
removeEventListener("abort",r),n()},i=setTimeout(r,e);t?.addEventListener("abort",r)})}var Y=()=>process.uptime()*1e3,X=class extends Error{reason;constructor(e,t){
super(t),this.reason=e}},un=class extends Error{constructor(){super("a response arrived before the request was sent")}};
function es(e,{isProxied:t,isProxyTls:n}){let r=(o,u)=>({kind:"failure",mayHaveBeenReceived:!1,reason:o,retryable:u,cause:e});
if(e instanceof X)return r(e.reason,e.reason==="timeout");let{code:i="",syscall:s,statusCode:a}=e;return i==="ERR_PROXY_\
TUNNEL"?r("proxy-failed",a===void 0):e instanceof un||i.startsWith("HPE_")?r(n?"proxy-failed":"connection-failed",!0):!ts(
e)&&!i.startsWith("ERR_INVALID")?r(n?"proxy-failed":"tls-failed",!1):r(t&&!(i==="ECONNRESET"&&s===void 0&&!n)?"proxy-fai\
led":"connection-failed",!0)}function ts(e){if(e instanceof AggregateError)return!0;let{code:t="",syscall:n}=e;return n!==
void 0&&t!=="EPROTO"||ns.test(t)}var ns=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function rs(e,t){let n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof X?e.reason:r,retryable:!0,cause:e}}var is=e=>ss.test(String(e)),ss=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function as(e,t,n){let{method:r,url:i,headers:s,body:a}=e,o=a===void 0?s:{...s,"Content-Length":Buffer.byteLength(a)},u=$.
request(i,{agent:t,method:r,headers:o});return new Promise(c=>new ls(e,u,n,c).start())}var ls=class{#t;#e;#n;#r;#i;#o="";#s;#a;#l;#c=0;#d=!1;#h=!1;constructor(e,t,n,r){
this.#t=e,this.#e=t,this.#n=n,this.#r=r,this.#i=new C.StringDecoder(e.encoding)}start(){let{timeoutMs:e,signal:t}=this.#t,
n=()=>this.#u(new X("timeout",`no response within ${e/1e3} s`));this.#l=setTimeout(n,e),this.#e.on("error",r=>this.#u(r)),
this.#e.on("close",()=>this.#$()),this.#e.on("socket",r=>this.#b(r)),this.#e.on("response",r=>this.#w(r)),t?.addEventListener(
"abort",this.#f),t?.aborted&&this.#f()}#f=()=>this.#u(new X("cancelled","the run was cancelled"));#g=()=>{this.#h=!0};#v=e=>{
this.#c+=e.length};#b(e){this.#a=e,e.on("data",this.#v),e.once("session",this.#g);let t=()=>{this.#y(e)};us(e)?t():e.once(
dn(e)?"secureConnect":"connect",t)}async#y(e){if(await cn(),this.#e.destroyed||e.destroyed)return;this.#d=!0;let t=e.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!t)&&(this.#h=!0),this.#e.end(this.#t.body)}#w(e){let{maxBytes:t,wantsBody:n}=this.#t;if(!this.#d){
this.#u(new un);return}let r=e.statusCode??0,i={kind:"response",status:r,headers:e.headers,at:new Date};if(this.#s={head:i,
stream:e},n?.(r)===!1){this.#p(i),this.#e.destroy();return}let s=0;e.on("data",a=>{this.#o+=this.#i.write(a.subarray(0,t-
s)),s+=a.length,!(s<=t)&&(this.#p(i,"too-large"),this.#e.destroy())}),e.on("end",()=>this.#p(i,e.complete?void 0:"cut")),
e.on("error",a=>this.#u(a))}#$(){this.#s||this.#u(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#u(e){
this.#s?this.#x(this.#s,e):this.#k(e)?this.#m(es(e,this.#n)):this.#m(rs(e,this.#c)),this.#e.destroy()}#x({head:e,stream:t},n){
if(n instanceof X){this.#p(e,n.reason);return}for(;t.read()!==null;);this.#p(e,t.complete?void 0:"cut")}#k(e){return this.#d?
!this.#h&&this.#c===0&&is(e):!0}#p(e,t){let n=(this.#o+this.#i.end()).replace(/^\ufeff/,"");this.#m({...e,body:n,incomplete:t})}#m(e){
clearTimeout(this.#l),this.#t.signal?.removeEventListener("abort",this.#f),this.#a?.removeListener("data",this.#v),this.#a?.
removeListener("session",this.#g);let t={result:e,isConnectionKept:this.#e.reusedSocket};setImmediate(()=>this.#r(t))}};
async function cn(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}var dn=e=>e.encrypted===!0;function us(e){
return e.connecting?!1:!dn(e)||e.secureConnecting===!1}function cs(e,t,n=process.version){let r=(e.protocol==="https:"?t.
https:t.http)?.trim();if(!r||vs(e,t.bypass))return;if(!hs(n))return{problem:`Node ${n} of this runner cannot use a proxy\
; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(r.search(Nt)>=0)return{problem:"the prox\
y setting contains a line break or another control character"};let i=V(fn(r));return!i||!/^https?:/.test(i.protocol)?{problem:"\
the proxy setting is not an http or https URL"}:[i.username,i.password].some(s=>pn(s)===void 0)?{problem:"the user name \
or password in the proxy setting is not percent-encoded"}:{url:i.href}}function hn(e){let{statusCode:t}=Object(e);return t===
407?et:`${ds} Then run this again.`}var ds="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses \
a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",et="The proxy requires a valid user name and password: p\
ut them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function hs(e){let[t=0,n=0]=e.slice(1).split(".").
map(Number);return t>24||t===24&&n>=5}var fs=4;function ps({http:e,https:t}){return[...new Set([e,t].flatMap(n=>n===void 0?
[]:ms(n)))]}function ms(e){let t=e.trim(),n=t.replace(/^[^:]*:\/\//,"");if(!n.includes("@"))return[];let r=gs(n.slice(0,
n.lastIndexOf("@"))),i=r.map(u=>pn(u)??u),{username:s="",password:a=""}=V(fn(t))??{},o=Buffer.from(i.join(":")).toString(
"base64").replaceAll("=","");return[...r,s,a,...i,o].filter(u=>u.length>=fs)}function gs(e){let t=e.indexOf(":");return t<
0?[e,""]:[e.slice(0,t),e.slice(t+1)]}var fn=e=>e.includes("://")?e:`http://${e}`;function pn(e){try{return decodeURIComponent(
e)}catch{return}}function vs(e,t){let n=mn(e.hostname).replace(/\.$/,""),r=e.port||(e.protocol==="https:"?"443":"80");return t?.
toLowerCase().match(/[^\s,]+/g)?.some(i=>i==="*"||bs(i,n,r))??!1}function bs(e,t,n){if(e.includes("/"))return ws(e,t);let r=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(e),i=r?.[1]??e;if(r&&r[2]!==n)return!1;let s=ys(mn(i).replace(/^\*?\./,""));return t===s?!0:(0,y.isIP)(t)===0&&t.endsWith(
`.${s}`)}var mn=e=>e.replace(/[[\]]/g,""),ys=e=>V(`http://[${e}]`)?.hostname.slice(1,-1)??e;function ws(e,t){let[n="",r=""]=e.
split("/"),i=(0,y.isIP)(n);if(i===0||(0,y.isIP)(t)!==i)return!1;let s=i===4?32:128;if(!/^\d{1,3}$/.test(r)||Number(r)>s)
return!1;let a=i===4?"ipv4":"ipv6",o=new y.BlockList;return o.addSubnet(n,Number(r),a),o.check(t,a)}var gn=1e3,$s=10,xs=class{#t;#e;#n=new Map;#r=new WeakMap;#i=new Map;constructor(e,t){
this.#t=e,this.#e=t}async request(e){let{method:t,url:n}=e,r=cs(n,this.#t);if(r&&"problem"in r)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(r.problem)};let i=await this.#o(n,r?.url);await this.#s(i,t);let s=r!==
void 0,a={isProxied:s,isProxyTls:s&&n.protocol==="http:"},o=Y(),{result:u,isConnectionKept:c}=await as(e,i,a),d=this.#l(
`${t} ${n}`),h=u.kind==="response"?u.status:u.reason;return this.#e?.({method:t,url:n,ended:h,ms:Y()-o,attempt:d,isConnectionKept:c}),
u}async#o(e,t){let n=`${e.protocol} ${t}`,r=this.#n.get(n);if(r)return r;let{Agent:i}=e.protocol==="https:"?await ks():$;
t!==void 0&&await Es();let s=new i({keepAlive:!0,proxyEnv:{http_proxy:t,https_proxy:t}});return s.on("free",a=>this.#r.set(
a,Y())),this.#n.set(n,s),s}async#s(e,t){let n=Math.min(...vn(e).map(i=>this.#a(i))),r=n<=gn;t!=="GET"&&r&&await Ss($s-n);
for(let i of vn(e))(this.#a(i)>gn||Ts(i))&&i.destroy()}#a(e){return Y()-(this.#r.get(e)??Number.NEGATIVE_INFINITY)}#l(e){
let t=(this.#i.get(e)??0)+1;return this.#i.set(e,t),t}},ks=async()=>(await Promise.resolve().then(l.t.bind(l,4708,19))).
default,vn=e=>Object.values(e.freeSockets).flat(),Ts=e=>e.readableEnded;async function Ss(e){e>0&&await new Promise(t=>setTimeout(
t,e)),await cn()}async function Es(){let{subscribe:e,unsubscribe:t}=await Promise.resolve().then(l.t.bind(l,3053,19));t(
"net.client.socket",bn),e("net.client.socket",bn)}function bn(e){let{socket:t}=e;t.on("error",()=>{}),t.on("newListener",
(n,r)=>{n==="readable"&&t.removeListener("readable",r)})}var tt=e=>e>=200&&e<300;function nt(e){let t=$.STATUS_CODES[e];
return t===void 0?String(e):`${e} ${t}`}var yn="1.0.0",we=`web-push-action/${yn}`,wn=64,$n=1,As=class{retries;context;#t;constructor({
retries:e,...t},n){this.retries=e,this.context=n,this.#t=t}fetchAudiences(){return this.context.http.request({...this.#e(
"/v1/audience"),method:"GET",maxBytes:wn*1048576})}send(e){let{headers:t,...n}=this.#e("/v1/notifications");return this.
context.http.request({...n,method:"POST",headers:{...t,"Content-Type":"application/json"},body:e,maxBytes:$n*1048576})}#e(e){
let{baseUrl:t,apiToken:n,timeout:r}=this.#t;return{url:new URL(`${t}${e}`),headers:{"Authentication-Token":n,Accept:"app\
lication/json","User-Agent":we},timeoutMs:r*1e3,signal:this.context.signal}}};function Rs(e,t,n){let r=t.type==="all"?{type:"\
all"}:{type:"audience",value:t.audience.id};return JSON.stringify({...e,target:r,...n})}var Cs={"connection-failed":"Che\
ck `base-url` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for \
a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"Check that the service is up; if \
it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-ur\
l` is the address of the push service."},Os={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of an h\
ttps proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy) that does not require\
 a client certificate."};function Is(e,{reason:t,mayHaveBeenReceived:n,cause:r}){let i=e==="Sending"&&n;if(t==="cancelle\
d")return i?"":Lt;if(t==="proxy-failed")return hn(r);let{code:s=""}=Object(r),a=t==="tls-failed"&&Os[s]||Cs[t];return i?
a:`${a} Then run this again.`}function Ps(e,{reason:t,mayHaveBeenReceived:n},r){let i=e==="Sending";return{"connection-f\
ailed":`Could not connect to the service (${r}).`,"tls-failed":`Could not make a secure connection to the service (${r})\
.`,"proxy-failed":`Could not use the proxy (${r}).`,timeout:n?`${i?"The service may have received the request, but did n\
ot respond":"There was no complete response"} in time (${r}).`:`Timed out connecting to the service (${r}).`,"connection\
-lost":`The connection was lost before ${i?"a response arrived; the service may have received the request":"the response\
 was complete"} (${r}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${r}).`,cancelled:i&&n?"The r\
un was cancelled; the service may already have received the request.":jt(e)}[t]}function xn(e,t,n){let{reason:r,cause:i}=t;
return new b({reason:r,title:`${e} failed`,message:Ps(e,t,Ne(O(i),n)),hint:Is(e,t),cause:i})}function kn(e,t,n,r=!1){let{
status:i,headers:s,body:a,incomplete:o}=t,u=s.location?` and points to ${I(Ns(n(s.location)))}`:"",c=Ne(a,n,o!==void 0),
d=c&&`: ${c.replace(/\.$/,"")}`,h=`The ${i===407?"proxy":"service"} responded ${nt(i)}${u}${d}.`;return new b({reason:`h\
ttp-${i}`,title:`${e} failed`,message:`${h}${Fs(s["retry-after"])}`,hint:r?Us(i):js(i,e,c!=="")})}function Ns(e){let[t=""]=e.
split(/[?#]/,1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,"$1//")}function Us(e){return e===303?"The stat\
us says that the service handled the request, but not whether it sent the notification.":e===408?"Whoever stopped waitin\
g for the request may have passed it on to the service.":"The service has a problem: check its status."}var Tn=e=>/^\s*<(?:!doctype\s+)?html/i.
test(e),Sn="`base-url` leads to a website, not to the push service. Set it to the address of the API, without `/v1/\u2026`.";
function Fs(e){let t=qe(e,Date.now());return t===void 0||t<=12e4?"":` Retry-After asks for ${t>864e5?"more than a day":`${Math.
ceil(t/1e3)} s`}; this action waits at most 120 s.`}function js(e,t,n){return e===401||e===403?"The service refused the \
token: check that `api-token` is the current API token of this site, and that this workflow can read the secret. Then ru\
n this again.":e===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${t===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:e===407?et:e===429?"The rate limit of the service is\
 reached: wait, then run this again.":e>=300&&e<400?"The action does not follow redirects, because the token would go to\
 the new address. Correct `base-url`.":e>=500?"The service has a problem: check its status before you run this again.":e===
408?"The service did not receive the request in time: run this again.":n?{newRunAfter:"Fix the problem that the service \
reported. If you changed the workflow for that,"}:`The service did not say why. ${t==="Sending"?"Check the content and `\
extra-fields`, or ask":"Ask"} the operator of the service.`}var rt="Listing the audiences";async function Ls(e){let{signal:t,
redact:n,log:r}=e.context,i=await _e({attempt:async s=>En(await e.fetchAudiences(),Qe(s),n),retries:e.retries,signal:t,cancelled:()=>he(
rt),onWait:(s,a)=>r.retry(s,a)});if(i instanceof b)throw i;return Ms(i)}function En(e,t,n){if(e.kind==="failure"){let c=xn(
rt,e,n);return e.retryable&&e.reason!=="cancelled"?{result:c,waitMs:t}:{done:c}}let{status:r,headers:i,body:s,incomplete:a}=e;
if(!tt(r)){let c=kn(rt,e,n);return r!==408&&r!==429&&r<500?{done:c}:{result:c,waitMs:qe(i["retry-after"],Date.now())??t}}
if(a===void 0)return{done:s};if(a==="too-large")return{done:Q(`the list is larger than ${wn} MiB`)};let o=a==="cut"?"con\
nection-lost":a,u=new Error("only a part of the list arrived");return En({kind:"failure",mayHaveBeenReceived:!0,reason:o,
retryable:!0,cause:u},t,n)}function Ms(e){let t=Z(e);if(Tn(e))throw Q("the response is a web page",Sn);if(t===void 0)throw Q(
"the response is not JSON");let n=fe(t)?t.audience:void 0;if(!Array.isArray(n))throw Q("audience: expected an array");for(let r=0;r<
n.length;r++){let i=Bs(n[r]);if(i)throw Q(`audience[${r}]${i}`)}return n.map(({id:r,name:i,reach:s})=>({id:r,name:i,reach:s}))}
function Bs(e){if(!fe(e))return": expected an object";let{id:t,name:n,reach:r}=e;if(typeof t!="number")return".id: expec\
ted a number";if(!Number.isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")
return".name: expected a string";if(typeof r!="number"||!Number.isFinite(r))return".reach: expected a number"}var Q=(e,t="\
Check `base-url`; if it is right, the service has a problem, or uses another version of its API.")=>new b({reason:"bad-a\
udience-list",title:"Unusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:t});
function Hs(e,t,n){return e.kind==="failure"?Ds(e,t,n):tt(e.status)?{done:Vs(e)}:Ws(e,t,n)}function Ds(e,t,n){let r=xn("\
Sending",e,n);if(e.mayHaveBeenReceived)return{done:{outcome:"unknown",failure:r}};let i={outcome:"not-sent",failure:r};return e.
retryable?{result:i,waitMs:t}:{done:i}}function Ws(e,t,n){let{status:r,headers:i}=e,s=qe(i["retry-after"],Date.now()),a=r===
429||r===503&&s!==void 0,o=a||Gs(r)?"rejected":"unknown",u={outcome:o,failure:kn("Sending",e,n,o==="unknown")};return a?
{result:u,waitMs:s??t}:{done:u}}var Gs=e=>e>=300&&e<500&&e!==303&&e!==408;function Vs({at:e,incomplete:t,body:n}){let r=Z(
n);if(zs(r)||r===void 0&&Ks(n))return{outcome:"unknown",failure:Zs()};if(Tn(n))return{outcome:"unknown",failure:Js()};let i={
outcome:"sent",sentAt:e};return t?{...i,unexpected:t}:r!==void 0||n.trim()===""?i:{...i,unexpected:"not-json"}}function zs(e){
if(typeof e!="object"||e===null)return!1;let{success:t,ok:n,error:r,errors:i}=e;return t===!1||n===!1||!An(r)||!An(i)}var Ks=e=>e.
trimStart().startsWith("{")&&/"(?:success|ok)"\s*:\s*false\b|"errors?"\s*:\s*(?!null\b|false\b|0\b|""|\[\s*\]|\{\s*\}|$)\S/.
test(e);function An(e){return typeof e=="object"&&e!==null?Object.keys(e).length===0:!e||typeof e=="string"&&e.trim()===
""}var Zs=()=>new b({reason:"service-reported-failure",title:"The service reported a failure",message:"The response has \
a success status (2xx), but its body says that something failed.",hint:"The response is in the output `response` and in \
the summary."}),Js=()=>new b({reason:"bad-response",title:"A website responded",message:"The response has a success stat\
us (2xx), but it is a web page.",hint:Sn}),Ys=65536;async function Xs(e){let{service:t,body:n,onAttempt:r,beforeRetry:i}=e,
{signal:s,redact:a,log:o}=t.context,u={},c=()=>{let{statusCode:h}=u,p=h===void 0?void 0:`The run was cancelled before it\
 tried again. The service had refused the request (${nt(h)}).`;return{outcome:"not-sent",failure:he("Sending",p)}};async function d(h){
r();let p=await t.send(n);if(p.kind==="response"){let T=p.incomplete!==void 0,A=a(p.body,T);u={statusCode:p.status,body:Qs(
A,Ys)}}return Hs(p,Qe(h),a)}return{verdict:await _e({attempt:d,retries:t.retries,signal:s,cancelled:c,onWait:({failure:h},p)=>o.
retry(h,p),beforeRetry:async h=>{let p=await i?.();return p&&{...h,stop:p}}}),...u}}var Qs=(e,t)=>new C.StringDecoder().
write(Buffer.from(e).subarray(0,t));function qs({id:e,name:t,reach:n},r,i){if(r===void 0||n===void 0)return;let s=`The a\
udience ${e}${t?` (${I(i(t))})`:""}`;if(n<0)throw new b({reason:"bad-audience-list",title:"Unusable audience list",message:`${s}\
 has a reach of ${n}, which is not a number of subscribers, so \`max-reach\` cannot be checked.`,hint:"Look in the panel\
 of your push service how many subscribers it has; to send without this check, remove `max-reach`."});if(!(n<=r))throw new b(
{reason:"reach-exceeded",title:"Audience too large",message:`${s} has a reach of ${n}, more than max-reach allows (${r})\
.`,hint:"Check that it is the audience you mean; if it is, raise `max-reach`."})}function _s({id:e,name:t},n){if(t===void 0)
return Cn(n.filter(s=>s.id===e));let r=Rn(t,n),i=e===void 0?ea(r):r.find(s=>s.id===e);return i&&ta(i,n)}var ea=([e,t])=>t?
void 0:e;function Rn(e,t){let n=it(e);return t.filter(r=>it(r.name)===n)}function ta(e,t){let n=Cn(t.filter(({id:r})=>r===
e.id))?.reach??e.reach;return{...e,reach:n}}var Cn=e=>e.reduce((t,n)=>t&&t.reach>=n.reach?t:n,void 0),na=30;function it(e){
let t=e.trim();if(/^[\x00-\x7f]*$/.test(t))return t;for(let[n]of t.matchAll(new RegExp("\\p{M}+","gu")))if(n.length>na)return t;
return t.normalize("NFC")}var ra=({audienceName:e,maxReach:t,dryRun:n})=>n||e!==void 0||t!==void 0;async function ia(e,t,n){
let{target:r,audienceId:i,audienceName:s}=e;return r==="all"?{type:"all"}:t===void 0&&i!==void 0?{type:"audience",audience:{
id:i}}:{type:"audience",audience:await sa({id:i,name:s},t??[],n)}}async function sa(e,t,n){let r=_s(e,t);if(r)return r;let{
audienceFailure:i}=await l.e(273).then(l.bind(l,5273));throw i(e,t,n)}var On=[{name:"Desktop",browser:"Chrome on Windows",
title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"P\
hone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"\
end",textWidth:310}];function $e(e,{length:t,line:n}){let r=/^[\n\x20-\x7e]*$/.test(e),i=r?e:e.match(aa())??[],s=r?void 0:
oa(),a=i.length,o=0,u=0,c=0,d=0;for(let h of i){if(h===`
`){let p=Math.max(1,Math.ceil((o-u)/n));u+=p*n,o=u}else o+=s?.test(h)?2:1;if(o>t)return{shown:`${e.slice(0,d).trimEnd()}\
\u2026`,visible:c,total:a};o<t&&(c++,d+=h.length)}return{shown:e,visible:a,total:a}}var aa=de(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),oa=de(`\\ufe0f|[${Ut}]`,"u"),In=2419200,la=14,Pn={heading:/^#{1,6} \S/m,list:/^[-*+] \S/m,link:/\[[^[\]\n]*\]\([^()\s]*\)/,
emphasis:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/,
tag:/<\/?[a-zA-Z][^<>]*>/},ua=/[#*+[<_~-]/,ca=/[{$%]/,da=({kind:e})=>e==="neutral-message"?"note":"warning";function ha({
settings:e,content:t,keyInput:n,onceKey:r,release:i,releaseTag:s,now:a}){return[...Ca(e.apiToken,a),...fa(t),...Ta(n),...Aa(
e.oncePer,i),...Sa(r,s),...Ea(e.release?.kind==="latest",i,r?.key)]}function fa({notification:e,sources:t,messageSource:n,
textComments:r=[]}){let{actions:i,ttl:s}=e,a=[];i&&i.length>2&&a.push({kind:"many-buttons",count:i.length}),s!==void 0&&
s>In&&a.push({kind:"long-ttl",seconds:s,max:In}),n?.kind==="entry"&&a.push({kind:"entry-message",source:n}),n?.kind==="n\
eutral"&&a.push({kind:"neutral-message"}),a.push(...It.flatMap(d=>wa(d,e[d])));for(let d of["title","message"])a.push(...$a(
d,e)),(t[d]==="input"||t[d]==="file")&&a.push(...xa(d,e[d]));let o=pa(e),u=Nn(o,ga),c=Nn(o,ba);return[...a,...u,...c,...ya(
r)]}function pa(e){let{actions:t=[]}=e,n=Ot.map(i=>({field:i,text:e[i]??"",isUrl:Un([i])})),r=t.flatMap(({text:i,url:s})=>[
{field:"actions",text:i,isUrl:!1},{field:"actions",text:s,isUrl:!0}]);return[...n,...r]}function Nn(e,t){let n=new Map;for(let r of e){
let i=n.has(r.field)?void 0:t(r);i&&n.set(r.field,i)}return[...n.values()]}var ma=/^[\w-]+$/;function ga({field:e,text:t,
isUrl:n}){let r=n?V(t)?.hostname??"":"";return ma.test(r)?{kind:"local-host",field:e,host:r}:void 0}var va=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>|#\{[^{}]{1,100}\}|\$[A-Z][A-Z_]{2,40}\b|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function ba({field:e,text:t}){if(!ca.test(t))return;let[n]=va.exec(t)??[];return n===void 0?void 0:{kind:"unresolved-tem\
plate",field:e,template:n}}function ya(e){let t=e.filter(({path:n})=>!Un(n));return[...new Map(t.toReversed().map(n=>[n.
path[0],n])).values()].reverse().map(({path:n,comment:r})=>({kind:"text-comment",fieldPath:n,comment:r}))}function Un([e,
...t]){let{kind:n}=E[e];return n==="buttons"?t.at(-1)==="url":n==="image"||n==="page"}function wa(e,t=""){if(!t.includes(
"/blob/"))return[];let[,n,r]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.exec(t)??[];return n===
void 0?[]:[{kind:"page-as-image",field:e,raw:`https://raw.githubusercontent.com/${n}/${r}`}]}function $a(e,t){let[n]=On,
{visible:r,total:i}=$e(t[e],n[e]);return r===i?[]:[{kind:"truncated",field:e,visible:r,total:i}]}function xa(e,t){let n=(ua.
test(t)?Object.keys(Pn):[]).filter(r=>Pn[r].test(t)).map(r=>({kind:"markup",field:e,what:r}));return t.includes("\\n")?[
...n,{kind:"escaped-newline",field:e}]:n}var ka=e=>e===0?[{kind:"reach-zero"}]:[],Ta=e=>/[-_.:/#]$/.test(e)?[{kind:"key-\
separator",key:e}]:[];function Sa(e,t){if(e===void 0||e.period!==void 0||t===void 0)return[];let{key:n}=e,[r]=(t.match(/\d+(?:\.\d+)*/g)??
[]).sort((i,s)=>s.length-i.length);return n.includes(t)||r!==void 0&&n.includes(r)?[]:[{kind:"key-of-all-releases",key:n,
tag:t}]}var Ea=(e,t,n)=>e&&t!==void 0&&n===void 0?[{kind:"release-each-run",tag:t.tag}]:[],Aa=(e,t)=>e!==void 0&&t!==void 0?
[{kind:"release-each-period",tag:t.tag,period:e}]:[];function Ra(e,t,n){return e<=1?[]:t===void 0?[{kind:"rerun",attempt:e}]:
n===void 0?[]:[{kind:"rerun-period",attempt:e,period:n}]}function Ca(e,t){if(/^(["'`]).*\1$/.test(e))return[{kind:"quote\
d-token"}];let n=Oa(e);return n===void 0||n-t>=la*864e5?[]:[{kind:"token-expiry",at:new Date(n),expired:n<=t}]}function Oa(e){
let[t,n,r,...i]=e.split(".");if(!t||!n||r===void 0||i.length>0)return;let{exp:s}=Object(Z(Buffer.from(n,"base64url").toString(
"utf8"))),a=typeof s=="number"?s*1e3:Number.NaN;return Number.isNaN(new Date(a).getTime())?void 0:a}var Fn=e=>`https://g\
ithub.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ia(e)}`,Ia=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx");function q(e){return ct(e).replace(Ma,te).replace(
Ba,Ha).replace(/^[\t -%'-;=-@[-`{-~]/,te).replaceAll(`
`,"<br>")}function st(e){return ct(e).replace(/[&<>]/g,te).replaceAll(`
`,"&#10;")}var xe=(e,t)=>q(ee(x(e,t))),Pa=e=>Ln(xe(e,500));function at(e,t=500){let n=x(e,t).split(Na).map((r,i)=>i%2===
1?_(r):q(ee(r)));return Ln(n.join(""))}function ot({text:e,url:t},n=2e3){return`${at(e,n)}${t?` <a href="${ut(t)}">Open \
that run</a>`:""}`}var jn=({command:e})=>e!==void 0&&`<pre><code>${st(e)}</code></pre>`,Ln=e=>`<span dir="auto">${e}</sp\
an>`,Na=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,_=e=>`<code>${st(e)}</code>`;function lt(e,t=300){let n=xe(e,t);return e.length>
Bn?n:`<a href="${ut(e)}">${n}</a>`}function Ua(e,t,n){return e.length>Bn?t:`<img src="${ut(e)}" alt="${t}" width="${n}">`}
function ee(e,t=40){if(e.length<=t||!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;let n=String.raw`(?:${Mn}\p{M}*)`,
r=new RegExp(`${n}{${t+1},}`,"gv"),i=new RegExp(`${n}{${Fa}}(?=${Mn})`,"gv");return e.replace(r,s=>s.replace(i,"$&\u200B"))}
var Fa=10,ja=String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}`,La=String.raw`\/?\-${Ut}${ja}`,
Mn=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${La}]]`,Bn=2e3,Ma=/[&<>"'`*_~[\]()|\\!{}^]/g,Ba=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,te=e=>`\
&#${e.codePointAt(0)};`,Ha=e=>`<span>${te(e)}</span>`,ut=e=>ct(e).replace(/[&<>"'`\n\t]/g,te);function ct(e){return e.toWellFormed().
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(yr,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function ne(e){if(e>=
0&&e<1e3)return String(e);let[,t="",n="",r=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,
",")+r:String(e)}var P=(e,t)=>`${ne(e)} ${t}${e===1?"":"s"}`,Da=600;function Hn(e,t){if(e.length<=t)return e;let n=e.split(
`
`);if(n.length===1)return Wn(e,t);let r=n.map(s=>x(s,Da)),i=r.join(`
`);return i.length<=t?i:Wn(Wa(r,t),t)}function Wa(e,t){let n=t-Dn(e.length).length,r=0,i=e.filter(s=>(r+=s.length+1,r<=n));
return[...i,Dn(e.length-i.length)].join(`
`)}var Dn=e=>`- and ${e} more (see the log)`,Wn=(e,t)=>t===0?"":e.length<=t?e:x(e,t-1),re=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,dt=4096;function Ga({why:e,meaning:t,next:n,reason:r},i){let s=i(re(e)),a=`
${i(t?`${t} ${re(n)}`:re(n))}${r?`
More: ${Fn(r)}`:""}`,o=Hn(s,Math.max(0,dt-a.length));return{text:Hn(o+a,dt),isShortened:o!==s}}var Va=5e3;function za({whatFailed:e,
why:t,next:n,reason:r}){return[`<table>
${[...e?[ke("What failed",`<b>${at(e)}</b>`)]:[],ke("Why",ot(t,Va)),ke("What to do",ot(n)),...r?[ke("More",`<a href="${Fn(
r)}">What ${r} means</a>`)]:[]].join(`
`)}
</table>`,jn(n)]}var ke=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`;function ht(e){
switch(e.kind){case"comment":return"the `web-push` comment of the release notes";case"entry":return`the entry ${I(e.entry)}${e.
heading===""?"":` under ${I(e.heading)}`} of the release notes`;case"neutral":return"the release notes have no sentence \
for subscribers"}}var Gn=Ie.filter(({name:e})=>e!=="week");function Vn(e){let t=Gn.find(({seconds:n})=>e>0&&e%n===0);return t?
`${e/t.seconds}${t.letter}`:`${e}s`}function zn(e){let t=Gn.find(({seconds:n})=>e>=n);return t?`${P(Math.floor(e/t.seconds),
t.name)} ago`:"just now"}function Kn({tag:e,level:t,age:n}){let r=n===void 0?"":`, published ${zn(n)}`;return`${I(e)}${t?
` (${t})`:""}${r}`}var Ka={input:"the inputs",file:"the file",release:"the release",event:"the event"};function Za({sources:e,
messageSource:t},n){let r=o=>o==="message"&&t?`message (${ht(t)})`:o,i=o=>Object.entries(e).filter(([,u])=>u===o),s=Object.
entries(Ka).flatMap(([o,u])=>{let c=i(o).map(([d])=>r(d));return c.length>0?[`${c.join(", ")} from ${u}`]:[]}),a=Object.
keys(n);return a.length>0&&s.push(`${a.join(", ")} from extra-fields`),`Content: ${s.join("; ")}.`}var Ja=e=>`Release: ${Kn(
e)}.`;function Ya(e){if(e.type==="all")return"To: every subscriber of the site (the service does not report how many).";
let{id:t,name:n,reach:r}=e.audience,i=n===void 0?`the audience ${t}`:`the audience ${I(n)} (id ${t})`,s=r===void 0?"":`,\
 ${r} subscriber${r===1?"":"s"}`;return`To: ${i}${s}.`}function Xa(e){return`Checks: ${e.join(", ")||"none (max-reach, c\
heck-urls and once-key are not set)"}.`}function Qa(e,t){let{maxReach:n,releaseLevel:r,maxAge:i,sendBetween:s,timeZone:a="\
UTC",checkUrls:o,expectedPayload:u}=e,c=t&&[t.key,t.period].filter(Boolean).join(" ");return[n!==void 0&&`max-reach ${n}`,
r!==void 0&&`release-level ${r}`,i!==void 0&&`max-age ${Vn(i)}`,s!==void 0&&`send-between ${s.text} (${a})`,o&&"check-ur\
ls",u!==void 0&&"expected-payload",c!==void 0&&`once-key ${I(c)}`].filter(d=>d!==!1)}function qa({attempts:e,result:t,response:n,
payload:r,target:i}){let s=i?.type==="audience"?i.audience:void 0;return{outcome:t.outcome,reason:_a(t),"status-code":Te(
n?.statusCode),response:n?.body??"",payload:r??"","audience-id":Te(s?.id),"audience-name":s?.name??"","audience-reach":Te(
s?.reach),attempts:Te(e),"sent-at":t.outcome==="sent"?t.sentAt.toISOString():""}}function _a(e){return e.outcome==="skip\
ped"?e.reason:"failure"in e?e.failure.reason:""}var Te=e=>e===void 0?"":String(e),eo=["payload","outcome","reason","kind",
"type","unexpected","field","fieldPath","what","only","sources"];function to(e,t){let n=(r,i)=>{if(typeof r=="string")return t(
r);if(Array.isArray(r))return r.map(a=>n(a,i));if(r instanceof b)return no(r,t);if(typeof r!="object"||r===null||r instanceof
Date)return r;let s=Object.entries(r).map(([a,o])=>i?[t(a),n(o,!0)]:[a,eo.includes(a)?o:n(o,a==="extraFields")]);return Object.
fromEntries(s)};return n(e,!1)}function no({reason:e,title:t,message:n,hint:r},i){let s=typeof r=="string"?i(r):{newRunAfter:i(
r.newRunAfter)};return new b({reason:e,title:i(t),message:i(n),hint:s})}var ft={sent:"Notification sent","dry-run":"Dry \
run: nothing was sent",skipped:"Skipped: nothing was sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"\
Unknown: it may or may not have been sent"},Zn={cut:"the response was cut off",timeout:"the response was not complete in\
 time","too-large":`the response is larger than ${$n} MiB`,cancelled:"the run was cancelled before the response was comp\
lete","not-json":"the response is not JSON"};function Jn({result:e,attempts:t,response:n}){let r=ft[e.outcome];if(e.outcome!==
"sent")return`${r}.`;let i=t>1?` on attempt ${t}`:"";return`${r}${i}: the service responded ${n?.statusCode} at ${e.sentAt.
toISOString()}.`}function ro(e){let{result:t,advice:n}=e;if(!(t.outcome!=="sent"||t.unexpected||n.length>0))return{finished:e,
entries:[],closingLine:Jn(e)}}var io=({outcome:e})=>e==="sent"||e==="dry-run"||e==="skipped"?0:1,so=10,ao=25,ie={message:4e3,
text:1e3,button:200,extraName:60,extraValue:300},oo=400;function lo(e,t,n){let r=[...uo(e),t&&fo(t),...po(n)].filter(Boolean);
return`<table>
<tr>${["Field","Value","Source","Browsers"].map(i=>`<th>${i}</th>`).join("")}</tr>
${r.join(`
`)}
</table>`}function pt(e,t,n,r){return`<tr><td>${_(e)}</td><td dir="auto">${t}</td><td>${n}</td><td>${r}</td></tr>`}var Yn=e=>`${ne(
e)} more, in the output <code>payload</code>`;function uo({notification:e,sources:t,messageSource:n}){return Object.keys(
e).flatMap(r=>{let i=r==="message"&&n?`: ${at(ht(n))}`:"",s=`${t[r]??""}${i}`,a=gr(E[r].browsers,"&nbsp;");return(r==="a\
ctions"?co(e):[{name:r,value:ho(r,e)}]).map(o=>pt(o.name,o.value,s,a))})}function co({actions:e=[]}){let t=e.slice(0,so).
map(({text:r,url:i},s)=>({name:`actions[${s}]`,value:`${Xn(r,ie.button)}<br>${lt(i)}`})),n=e.length-t.length;return n>0?
[...t,{name:"actions",value:Yn(n)}]:t}function ho(e,t){let n=t[e]??"";return typeof n=="number"?`${ne(n)} s${go(n)}`:E[e].
kind==="text"?Xn(n,e==="message"?ie.message:ie.text):lt(n)}function Xn(e,t){if(e.length<=oo)return q(ee(e));let n=e.length>
t?"<br><i>The rest is in the output <code>payload</code>.</i>":"";return`<details><summary>${q(ee(x(e,80).replace(/\s+/g,
" ")))} <i>(${P(e.length,"character")})</i></summary>${xe(e,t)}${n}</details>`}function fo(e){let t=e.type==="all"?"all":
`audience ${e.audience.id}`;return pt("target",_(t),"input","")}function po(e){let t=Object.keys(e),n=(s,a)=>pt(s,a,"ext\
ra-fields","unknown"),r=t.slice(0,ao).map(s=>n(x(s,ie.extraName),_(x(mo(e[s]),ie.extraValue)))),i=t.length-r.length;return i>
0?[...r,n("\u2026",Yn(i))]:r}var mo=e=>JSON.stringify(e,null,1).replace(/\n */g," ");function go(e){let t=Ie.find(n=>e>=
n.seconds&&e%n.seconds===0);return t===void 0||t.name==="second"?"":` (${P(e/t.seconds,t.name)})`}var vo=2,Qn=56,bo={"be\
side the text":Qn,"below the text":360},yo="Where the text is cut off is an estimate: it depends on fonts, versions and \
settings.";function wo(e){return`<div>
${On.map(t=>$o(t,e)).join(`
`)}
<br clear="all"><sub>${yo}</sub>
</div>`}function $o(e,t){let{title:n,message:r,landing_url:i,actions:s=[]}=t,{name:a,browser:o,iconAt:u,textWidth:c}=e,d=$e(
n,e.title),h=$e(r,e.message),p=s.slice(0,vo).map(({text:R})=>$e(R,e.button)),T=s.length-p.length,A=`<td valign="top" wid\
th="${Qn}">${qn("beside the text",t)}</td>`,z=`<td valign="top" width="${c}" dir="auto"><b>${mt(d)}</b><br>${mt(h)}</td>`,
ae=qn("below the text",t),oe=p.map(R=>`<kbd>&nbsp;${mt(R)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),Ee={Title:d,Message:h},fl=[
...Object.entries(Ee).map(([R,le])=>gt(le)&&ko(R,le)),p.some(gt)&&"\u2702\uFE0F A button is cut",T>0&&`\u2702\uFE0F ${P(
T,"more button")} not shown`,...Object.entries(Ee).map(([R,le])=>!gt(le)&&_n(To(R,le))),_n(`Opens ${lt(i,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${a} <sub>${o}</sub></th>`,u==="start"?A+z:z+A,ae&&`<td colspan=\
"2" align="center">${ae}</td>`,oe&&`<td colspan="2" align="center">${oe}</td>`,`<td colspan="2">${fl.join("<br>")}</td>`].
flatMap(R=>R?[`<tr>${R}</tr>`]:[]).join("")}</table>`}function qn(e,t){return It.flatMap(n=>{let{drawn:r,use:i}=E[n],s=t[n];
return r===e&&s!==void 0?[Ua(s,i,bo[e])]:[]}).join("<br>")}var xo=24,mt=({shown:e})=>q(ee(e,xo)),gt=({visible:e,total:t})=>e<
t,ko=(e,{visible:t,total:n})=>`\u2702\uFE0F ${e} cut after ${ne(t)} of ${P(n,"character")}`,To=(e,{total:t})=>`${e} fits\
 (${P(t,"character")})`,_n=e=>`<sub>${e}</sub>`,So={sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\
\u26D4","not-sent":"\u274C",unknown:"\u2753"};function Eo({finished:e,entries:t,annotation:n}){let{result:r,content:i,target:s,
extraFields:a={},response:o}=e,{outcome:u}=r,c=t.filter(({level:h})=>h==="warning"),d=t.filter(({level:h})=>h==="note");
return[`<h2>${So[u]} ${ft[u]}</h2>`,n&&za(n),Ao(e),Ro(e),er("\u26A0\uFE0F",c),er("\u2139\uFE0F",d),i&&["<h3>Preview</h3>",
wo(i.notification)],i&&["<h3>Fields</h3>",lo(i,s,a)],o?.body&&Io(o.body)]}function Ao({result:e,target:t,release:n,attempts:r,
response:i}){let s=e.outcome==="sent"&&e.unexpected?`, but ${Zn[e.unexpected]}`:"",a=[t&&`<b>To</b> ${Co(t)}`,n&&`<b>Rel\
ease</b> ${xe(Kn(n),300)}`,i?.statusCode&&!("failure"in e)&&`HTTP&nbsp;${i.statusCode}${s}`,r>0&&P(r,"attempt"),e.outcome===
"sent"&&`${e.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(Boolean);return a.length>0&&`<\
p>${a.join(" \xB7 ")}</p>`}function Ro({checks:e=[]}){let t=e.map(_);return t.length>0&&`<p><b>Checks</b> ${t.join(" \xB7 ")}\
</p>`}function Co(e){if(e.type==="all")return"every subscriber of the site; the service does not report how many";let{id:t,
name:n,reach:r}=e.audience,i=n===void 0?`audience ${t}`:`${Pa(n)} (audience ${t})`;return r===void 0?i:`${i}, <b>${P(r,"\
subscriber")}</b>`}var Oo=10;function er(e,t){let n=t.slice(0,Oo).map(i=>`${e} ${ot(i)}`),r=t.length-n.length;return r>0&&
n.push(`${e} ${r} more are in the log.`),n.length>0&&[`<p>${n.join("<br>")}</p>`,t.map(jn)]}var tr=16e3;function Io(e){let t=e.
length-tr,n=t>0?`<p>${P(t,"more character")} in the output <code>response</code>.</p>`:"";return`<details><summary>Respo\
nse of the service</summary><pre><code>${st(x(e,tr))}</code></pre>${n}</details>`}var vt=e=>process.env[e.toLowerCase()]||
process.env[e]||void 0;function Po(){return{http:vt("HTTP_PROXY"),https:vt("HTTPS_PROXY"),bypass:vt("NO_PROXY")}}function se(){
let{GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:r,GITHUB_RUN_ID:i}=process.env,{GITHUB_EVENT_NAME:s}=process.
env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:r??"",
id:i??"",event:s??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function No(e){let t=process.env.GITHUB_EVENT_PATH;
delete process.env.GITHUB_EVENT_PATH;try{return await e()}finally{t!==void 0&&(process.env.GITHUB_EVENT_PATH=t)}}var Uo=25*
1048576;function nr(){let{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{return(0,S.statSync)(t).size>Uo?
{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.parse((0,S.readFileSync)(t,"ut\
f8"))}}catch{return{name:e,payload:void 0,unreadable:t===""?void 0:"the file of the event cannot be read"}}}function Fo(e,t,{
secrets:n,startedAt:r}){let i={level:e?.releaseLevel,maxAge:e?.maxAge,now:r};return{secrets:n,filter:i,readFile:async s=>(await l.
e(295).then(l.bind(l,8295))).readWorkspaceFile(s),readEvent:async()=>nr(),fetchRelease:async()=>{if(!e?.release||!t)throw new Error(
"no release is named");return t.fetchRelease(e.release,i)}}}var jo={"expected-payload":"any"};function Lo(e){for(let t of e.
filter(n=>Vr.includes(n))){let n=ue(t);n!==""&&cr(n)}return Object.fromEntries(e.map(t=>[t,Mo(t)]))}function Mo(e){return process.
env[`INPUT_${e.toUpperCase()}`]!==void 0?ue(e):jo[e]??""}function Bo(e){return Object.entries(process.env).flatMap(([t,n])=>{
let[,r]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return r===void 0||e.includes(r)||!n?.trim()?[]:[{name:r,variable:t}]})}
async function Ho(e,t){let n=Bo(e);if(n.length===0)return[];let{unknownInputs:r}=await l.e(164).then(l.bind(l,164));return r(
n,e,t)}var Do=class{#t;#e;#n;constructor(e,t){this.#t=e,this.#e=t}async fetchRelease(e,t){let n=await this.#r(),{fetchRelease:r}=await Promise.
all([l.e(113),l.e(500)]).then(l.bind(l,6290)),{signal:i}=this.#e,{repository:s}=se().run,{repository:a}=Object(nr().payload);
return r({choice:e,filter:t,repository:s,eventRepository:a,signal:i},n)}async openClaims(e,t){let n=await this.#r(),{ClaimStore:r}=await Promise.
all([l.e(113),l.e(564)]).then(l.bind(l,5490)),{github:i,run:s}=se();return new r({...e,record:t,serverUrl:i.serverUrl,run:s},
n,this.#e.signal)}#r(){return this.#n??=this.#i(),this.#n}async#i(){let{GithubClient:e}=await No(()=>Promise.all([l.e(113),
l.e(41)]).then(l.bind(l,6615))),{githubToken:t="",timeout:n}=this.#t,{github:r,run:i}=se(),s={apiUrl:r.apiUrl,repository:i.
repository,token:t,timeoutMs:n*1e3};return new e(s,this.#e)}},rr="\u2060";function ir(e){return e.replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replaceAll("##[",`##${rr}[`).split(`
`).map(Go).join(`
`).replace(br,"\uFFFD")}var Wo=de(String.raw`[^\s\p{C}\p{Z}]`,"u");function Go(e){let t=e.indexOf("::");return t>=0&&!Wo().
test(e.slice(0,t))?`${e.slice(0,t)}:${rr}${e.slice(t+1)}`:e}var Vo=class{#t;constructor(e){this.#t=e}info(e){St(this.#n(
e))}retry(e,t){let n=(t/1e3).toFixed(1);this.info(`${e.title}: ${e.message} Retrying ${n==="0.0"?"now":`in ${n} s`}.`)}exchange({
method:e,url:t,ended:n,ms:r,attempt:i,isConnectionKept:s}){let a=s?"kept":"new",o=`${e} ${t.host}${t.pathname}`;hr(this.#n(
`${o}: ${n} in ${r.toFixed()} ms (try ${i}, ${a} connection)`))}group(e,t){Et(this.#n(e)),this.info(t),At()}stack({reason:e,
cause:t}){e==="internal-error"&&this.group(`Stack of the error (${we}, Node ${process.version}, ${process.platform})`,sr(
t))}notice(e,t,n){this.#e(pr,e,t,n)}warning(e,t,n){this.#e(fr,e,t,n)}error(e,t,n){this.#e(Oe,e,t,n)}#e(e,t,n,r){let i=this.#n(
n);i.length>dt&&St(i),e(i,{title:this.#n(t),...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(e){return ir(
this.#t(e))}};function sr(e){if(!(e instanceof Error))return O(e);let{stack:t=O(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${sr(n)}`}function zo(e){let t=new Date,n=Po(),r=Jr({...e,proxyCredentials:ps(n)}),i=new Vo(r.redact),s=new Ko;
return{log:i,secrets:r,redact:r.redact,http:new xs(n,dr()?a=>i.exchange(a):void 0),signal:v.W.signal,startedAt:t,watch:a=>s.
watch(a)}}var Ko=class{#t=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#t(new Error("it stop\
ped before it finished"))),process.on("uncaughtException",e=>{this.#t(e),v.W.abort()})}watch(e){let t=new Promise((n,r)=>{
this.#t=r});return Promise.race([e,t])}};async function Zo(e,t,n,r=t){let i=t;try{await n()}catch(s){i=r,Jo(e,s)}return await new Promise(
s=>process.stdout.write("",s)),Xo(i)}function Jo(e,t){let n=t instanceof Error?t.name:typeof t;Oe(`The report of this ru\
n failed (${n}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is \
not set, it may have been sent: wait some minutes, then look in the panel of your push service before you send it again.`,
{title:"Internal error (internal-error)"});try{e.stack(Ft(t))}catch{}}var Yo=/^(GetAddrInfo|FS)Req/;function Xo(e){if(process.
getActiveResourcesInfo().some(t=>Yo.test(t)))if(process.platform!=="win32"){let t={...process.env,NODE_OPTIONS:""};process.
execve?.(process.execPath,[process.execPath,"-e",`process.exit(${e})`],t)}else e===1&&process.kill(process.pid,"SIGKILL");
process.exit(e)}function Qo(e,t,n){let{title:r,why:i}=n,{text:s,isShortened:a}=Ga(n,ir);a&&e.info(i.text),e[t](r,s)}var qo=[
"response","audience-name"];function _o(e,{redact:t,log:n}){let r=process.env.GITHUB_OUTPUT;if(!r)return;let i={...e};for(let s of qo){
let a=e[s];a!==void 0&&(i[s]=t(a))}try{(0,S.appendFileSync)(r,el(i))}catch(s){n.warning("Outputs not written",`The actio\
n could not write its outputs (${O(s)}). Later steps may see them as empty; the log says how the run ended.`)}}function el(e){
let t=new Set(Object.values(e).flatMap(i=>i.match(/ghadelimiter_\d+/g)??[])),n=0;for(;t.has(`ghadelimiter_${n}`);)n++;let r=`\
ghadelimiter_${n}`;return Object.entries(e).map(([i,s])=>`${i}<<${r}
${s}
${r}
`).join("")}function tl(e,t,{log:n}){let r=process.env.GITHUB_STEP_SUMMARY;if(!(!r||Br(e)===!1))try{(0,S.appendFileSync)(
r,rl(t()))}catch(i){n.warning("Summary not written",`Could not write the job summary (${O(i)}).`)}}var nl=9e5,ar=e=>typeof e==
"object"?e.flatMap(ar):e?[e]:[];function rl(e,t=nl){let n=ar(e),r="<p>The rest of this summary is left out, because GitH\
ub limits its size.</p>",i=t-Buffer.byteLength(r)-2,s=0,a=n.findIndex(o=>(s+=Buffer.byteLength(o)+2,s>i));return`${(a===
-1?n:[...n.slice(0,a),r]).join(`

`)}
`}async function il(){let e=Lo(ln),t=zo({apiToken:e["api-token"],githubToken:e["github-token"]}),n=await new sl(e,t).run();
await Zo(t.log,io(n.result),()=>dl(n,e.summary,t))}var sl=class{#t;#e;#n={attempts:0,advice:[]};#r;constructor(e,t){this.#t=
e,this.#e=t;let{event:n}=se().run;this.#n.isRunOfRelease=n==="release"||n==="push"&&e.release!==""}async run(){let{watch:e}=this.#e,
t=await e(this.#o()).catch(r=>this.#i(r)),n=this.#r;return n&&!al(t)&&await e(n.giveUp()).catch(()=>{}),{...this.#n,claim:n?.
state,result:t}}#i(e){return{outcome:this.#n.attempts>0?"unknown":"not-sent",failure:Ft(e)}}async#o(){let e=await this.#s();
if("skip"in e)return{outcome:"skipped",reason:"not-announceable",why:e.skip};let{settings:t,content:n,onceKey:r,repository:i}=e,
s=new As(t,this.#e),a=await this.#a(t,s),o=this.#l(n,a);await ul(t,o),t.checkUrls&&await this.#c(t,n);let u=r?await i.openClaims(
r,ll(n,a)):void 0;return t.dryRun?this.#d(t,u):await this.#h(t,u)||(this.#n.advice.push(...Ra(se().run.attempt,r?.key,t.
oncePer)),this.#f(t,s,o))}async#s(){let{secrets:e,redact:t,log:n,startedAt:r}=this.#e,i=this.#n,{settings:s,inputs:a,problems:o}=Ki(
this.#t,e);o.add(await Ho(ln,t));let u=s&&new Do(s,this.#e),c=await Ii(a,o,Fo(s,u,this.#e));if(!s||!u)throw o.failure();
if("skip"in c)return c;let{content:d,extraFields:h,release:p}=c;i.content=d,i.extraFields=h,i.release=p,n.info(Za(d,h)),
p&&n.info(Ja(p));let T=c.onceKey===""?void 0:await ol(c.onceKey,s,r);return i.checks=Qa(s,T),i.advice.push(...ha({...c,settings:s,
onceKey:T,keyInput:this.#t["once-key"],now:Date.now()})),{settings:s,content:d,onceKey:T,repository:u}}async#a(e,t){let{
log:n,redact:r}=this.#e,i=ra(e)?await Ls(t):void 0,s=await ia(e,i,r);return this.#n.target=s,s.type==="audience"&&(this.#n.
advice.push(...ka(s.audience.reach)),qs(s.audience,e.maxReach,r)),n.info(Ya(s)),n.info(Xa(this.#n.checks??[])),s}#l({notification:e},t){
let n=Rs(e,t,this.#n.extraFields??{});return this.#n.payload=n,this.#e.log.group("Payload",n),n}async#c(e,{notification:t}){
let{checkUrls:n,urlCheckFailure:r}=await l.e(13).then(l.bind(l,9013)),i={uses:wi(t),timeoutMs:e.timeout*1e3,userAgent:we},
{problems:s,remarks:a}=await n(i,this.#e);if(s.length>0)throw r(s);this.#n.advice.push(...a),this.#e.log.info("URL check\
 passed.")}async#d(e,t){let n=await Se(e);if(n&&this.#n.advice.push({kind:"outside-window",outside:n}),this.#n.keyUse=await t?.
check(),this.#e.signal.aborted)throw he("Sending");return{outcome:"dry-run"}}async#h(e,t){let n=await Se(e);if(n)return{
outcome:"skipped",reason:"outside-window",outside:n};if(!t)return;this.#r=t;let r=await t.claim();if(r!=="claimed")return{
outcome:"skipped",reason:"already-sent",claim:r};let i=await Se(e);return i&&{outcome:"skipped",reason:"outside-window",
outside:i}}async#f(e,t,n){let r=()=>this.#n.attempts++,i=()=>cl(e,this.#r),{verdict:s,...a}=await Xs({service:t,body:n,onAttempt:r,
beforeRetry:i});if(this.#n.response=a,!("failure"in s)||s.stop?.kind!=="outside-window")return s;let{outside:o}=s.stop;return{
outcome:"skipped",reason:"outside-window",outside:o,lastFailure:s.failure}}},al=({outcome:e})=>e==="sent"||e==="unknown";
async function ol(e,{oncePer:t,timeZone:n},r){if(t===void 0)return{key:e};let{periodOf:i}=await l.e(631).then(l.bind(l,6631));
return{key:e,period:i(t,r,n)}}function ll({notification:e},t){return{target:t.type==="all"?"all":`audience ${t.audience.
id}`,title:e.title}}async function ul({expectedPayload:e},t){if(e===void 0)return;let{checkExpectedPayload:n}=await l.e(
583).then(l.bind(l,9583));n(e,t)}async function Se({sendBetween:e,timeZone:t}){if(e!==void 0)return Gi(e,t??"UTC",new Date)}
async function cl(e,t){let n=await t?.findRetryStop();if(n)return n;let r=await Se(e);return r&&{kind:"outside-window",outside:r}}
async function dl(e,t,n){let{log:r,redact:i}=n;_o(qa(e),n);let s=to(e,i),a=ro(s)??await hl(s),{entries:o,annotation:u}=a;
tl(t,()=>Eo(a),n);for(let{level:c,title:d,...h}of o)c==="warning"?r.warning(d??"Advice",re(h)):r.info(re(h));a.unexpectedResponse&&
r.warning("Sent, with an unexpected response",a.unexpectedResponse),"failure"in e.result&&r.stack(e.result.failure),u?Qo(
r,"failure"in e.result?"error":"notice",u):r.info(a.closingLine)}async function hl(e){let{explainedReport:t}=await l.e(695).
then(l.bind(l,3695));return t(e)}il()})},Ae={};function m(f){var g=Ae[f];if(g!==void 0)return g.exports;var l=Ae[f]={exports:{}},
v=!0;try{bt[f](l,l.exports,m),v=!1}finally{v&&delete Ae[f]}return l.exports}m.m=bt,typeof m<"u"&&(m.ab=__dirname+"/"),(()=>{
var f=Object.getPrototypeOf?l=>Object.getPrototypeOf(l):l=>l.__proto__,g;m.t=function(l,v){if(v&1&&(l=this(l)),v&8||typeof l==
"object"&&l&&(v&4&&l.__esModule||v&16&&typeof l.then=="function"))return l;var $=Object.create(null);m.r($);var C={};g=g||
[null,f({}),f([]),f(f)];for(var y=v&2&&l;typeof y=="object"&&!~g.indexOf(y);y=f(y))Object.getOwnPropertyNames(y).forEach(
S=>C[S]=()=>l[S]);return C.default=()=>l,m.d($,C),$}})(),m.d=(f,g)=>{for(var l in g)m.o(g,l)&&!m.o(f,l)&&Object.defineProperty(
f,l,{enumerable:!0,get:g[l]})},m.f={},m.e=f=>Promise.all(Object.keys(m.f).reduce((g,l)=>(m.f[l](f,g),g),[])),m.u=f=>""+f+
".index.js",m.o=(f,g)=>Object.prototype.hasOwnProperty.call(f,g),m.r=f=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
f,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(f,"__esModule",{value:!0})},(()=>{var f={792:1},g=l=>{var v=l.
modules,$=l.ids,C=l.runtime;for(var y in v)m.o(v,y)&&(m.m[y]=v[y]);C&&C(m);for(var S=0;S<$.length;S++)f[$[S]]=1};m.f.require=
(l,v)=>{f[l]||g(require("./"+m.u(l)))}})();var yt={};m.r(yt);var pl=m(5103),ml=m(1105);module.exports=yt})();
