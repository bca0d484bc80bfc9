(()=>{"use strict";var ve={53:(h=>{h.exports=require("node:diagnostics_channel")}),708:(h=>{h.exports=require("node:https")}),
36:((h,p,u)=>{u.d(p,{W:()=>m});var m=new AbortController;for(let $ of["SIGINT","SIGTERM","SIGBREAK"])process.on($,()=>m.
abort())}),416:((h,p,u)=>{u.d(p,{CC:()=>D,xv:()=>E,rE:()=>ft});var m=u(36);const $=require("node:http"),T=require("node:string_decoder"),
w=require("node:net"),S=require("os");function $e(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(
e)}function J(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,
endColumn:e.endColumn}:{}}function I(e,t,n){const r=new Bt(e,t,n);process.stdout.write(r.toString()+S.EOL)}function ye(e,t=""){
I(e,{},t)}const Se="::";class Bt{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=
r}toString(){let t=Se+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const r in this.
properties)if(this.properties.hasOwnProperty(r)){const i=this.properties[r];i&&(n?n=!1:t+=",",t+=`${r}=${Ht(i)}`)}}return t+=
`${Se}${Ft(this.message)}`,t}}function Ft(e){return $e(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function Ht(e){return $e(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,
"%2C")}const bs=require("path");var Te=function(e,t,n,r){function i(s){return s instanceof n?s:new n(function(a){a(s)})}
return new(n||(n=Promise))(function(s,a){function o(f){try{c(r.next(f))}catch(g){a(g)}}function l(f){try{c(r.throw(f))}catch(g){
a(g)}}function c(f){f.done?s(f.value):i(f.value).then(o,l)}c((r=r.apply(e,t||[])).next())})},Z;(function(e){e[e.Success=
0]="Success",e[e.Failure=1]="Failure"})(Z||(Z={}));function $s(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.
env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function qt(e){
I("add-mask",{},e)}function ys(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.
env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function H(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||
"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}
function Ss(e,t){const n=H(e,t).split(`
`).filter(r=>r!=="");return t&&t.trimWhitespace===!1?n:n.map(r=>r.trim())}function Ts(e,t){const n=["true","True","TRUE"],
r=["false","False","FALSE"],i=H(e,t);if(n.includes(i))return!0;if(r.includes(i))return!1;throw new TypeError(`Input does\
 not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ks(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Es(e){issue("echo",e?"on":"off")}function _s(e){process.exitCode=Z.Failure,Q(e)}function Dt(){
return process.env.RUNNER_DEBUG==="1"}function Wt(e){I("debug",{},e)}function Q(e,t={}){I("error",J(t),e instanceof Error?
e.toString():e)}function Gt(e,t={}){I("warning",J(t),e instanceof Error?e.toString():e)}function Vt(e,t={}){I("notice",J(
t),e instanceof Error?e.toString():e)}function ke(e){process.stdout.write(e+S.EOL)}function Ee(e){ye("group",e)}function _e(){
ye("endgroup")}function xs(e,t){return Te(this,void 0,void 0,function*(){Ee(e);let n;try{n=yield t()}finally{_e()}return n})}
function Cs(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function Rs(e){return process.env[`STATE_${e}`]||""}function Is(e){return Te(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const xe=require("node:fs");var v=class extends Error{reason;title;hint;constructor(e){
super(e.message,e.cause===void 0?void 0:{cause:e.cause}),this.name="Failure",this.reason=e.reason,this.title=e.title,this.
hint=e.hint}};function Ce(e){return e instanceof v?e:new v({reason:"internal-error",title:"Internal error",message:`The \
action itself failed: ${k(e)}.`,hint:"Please report this with the log of the run.",cause:e})}function k(e){if(!(e instanceof
Error))return String(e);let t=e.code;if(t==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this \
port";if(t==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this act\
ion cannot present";let{reason:n}=e;if(typeof t=="string"&&t.startsWith("ERR_SSL_")&&typeof n=="string")return`${t}: ${n}`;
let r=(e.message||e.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),i=typeof t=="string"&&!r.includes(t)?`${t}:\
 ${r}`:r,s=e instanceof AggregateError?e.errors.map(k).join("; "):"",a=s&&s!==i?`${i} (${s})`:i;return e.cause===void 0?
a:`${a}: ${k(e.cause)}`}function zt(e,t=Re(e)){return new v({reason:"cancelled",title:`${e} failed`,message:t,hint:Ie})}
var Re=e=>e==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${e.
charAt(0).toLowerCase()}${e.slice(1)}.`,Ie="If you did not mean to cancel it, run it again.",Kt=[{name:"week",letter:"w",
seconds:604800},{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},
{name:"second",letter:"s",seconds:1}],P="\u2713",L="\u2013",A=[P,P,P],Ae=[P,P,L],ee={title:{kind:"text",required:!0,browsers:A,
description:"First line of the notification.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:A,description:"\
Text below the title, on one or several lines. It is plain text.",examples:["New arrivals, with free shipping until Sund\
ay."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:1048576/4,drawn:"beside the text",required:!0,
browsers:Ae,description:"https URL of the icon, 200x200 pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{
kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:1048576,drawn:"below the text",
required:!1,browsers:["56+",L,L],description:"https URL of a large image, 360x240 pixels on a desktop, 360x200 on a phon\
e.",examples:["https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:A,description:"UR\
L of the page that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:[
"48+",L,L],description:"Buttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://example.com/s\
pring/new"}]]},utm_source:{kind:"text",required:!1,browsers:A,description:"For web analytics: where visitors come from, \
such as `web-push`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,browsers:A,description:"For web analytic\
s: the kind of message, such as `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,browsers:A,
description:"For web analytics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,
browsers:Ae,description:"How long the notification waits for subscribers who are offline.",examples:["2d",86400]}},te=Object.
keys(ee),Oe=(...e)=>te.filter(t=>e.includes(ee[t].kind)),As=Oe("text","image","page"),Os=Oe("image"),Ps=te.filter(e=>ee[e].
required),Yt=e=>e.replaceAll("_","-"),Pe=te.map(Yt),x=String.raw`\0-\x1f\x7f-\x9f`,N=String.raw`\u202a-\u202e\u2066-\u2069`,
ne=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,Xt=String.raw`\t-\r\x85`,Le=new RegExp(`[${x}]`,"g"),Jt=new RegExp(
`(?![\\t\\n])[${x}]`,"g"),Zt=new RegExp(`(?![\\t\\n])[${x}${N}]`,"g"),Qt=new RegExp(`[${x}${N}\\u2028\\u2029]`,"g"),Ls=new RegExp(
`(?![${Xt}])[${x}${N}${ne}]`,"g"),en=new RegExp(`[\\xa0\\u2000-\\u200a\\u200e\\u200f\\u202f\\u205f${N}${ne}]`,"g"),tn=new RegExp(
`[\\s\\\\${x}]`),nn=new RegExp(`[\\u200e\\u200f${N}${ne}]`),Ne=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`,
Ns=new RegExp(`(?![\\t\\n\\r])[${x}]`);function q(e,t){let n;return()=>(n??=new RegExp(e,t),n)}var rn=e=>`\\u${e.charCodeAt(
0).toString(16).padStart(4,"0")}`;function Me(e){let t=JSON.stringify(e).replace(en,rn);return t.length>100?`${t.slice(0,
98)}\u2026" (${e.length} characters)`:t}var Ms=q(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u"),E=(e,t=99)=>e.
length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e,sn=300,je=65536;function Ue(e,t,n=!1){let r=t(e.slice(
0,je),n||e.length>je).replace(/\s+/g," ").trim();return E(r,sn)}var y=(e,t)=>({quoted:Me(e),message:t});function D(e,t,n={}){
return{...typeof e=="string"?{input:e}:e,...typeof t=="string"?{message:t}:t,reason:"invalid-input",...n}}var an=100;function Be(e){
let t=e.slice(0,an).map((n,r)=>{if(typeof n=="number")return`[${n}]`;let i=E(String(n)).replace(Le,"\uFFFD");return r>0?
`.${i}`:i});return E(t.join(""))}var on=({quoted:e,message:t})=>e===void 0?t:`${e} ${t}`;function re(e,t){let{quoted:n,meant:r,
hint:i}=t,s=r===void 0?".":`; did you mean \`${r}\`?`,a=i===void 0?"":` ${i}.`;return`${e}${n===void 0?"":":"} ${on(t)}${s}${a}`}
function Fe(e,t,n,r=""){let i=e.length>0?`\`${Be(e)}\``:t;return re(`${i}${r}`,n)}function un(e){let{input:t,otherInputs:n=[],
file:r,path:i=[],position:s,quoted:a}=e,o=s&&`line ${s.line}, column ${s.column}`;if(r!==void 0){let _=o?`${r}, ${o}`:r;
return`${t}: ${_}: ${Fe(i,"the file",e)}`}let l=o?` (${o})`:"",c=typeof i[0]=="number";if(i.length>0&&!c)return`${t}: ${Fe(
i,"",e,l)}`;let f=c?Be([t,...i]):t;if(a!==void 0)return re(`${f}${l}`,e);let g=c?`\`${f}\``:ln([f,...n]);return re(`${g}${l}`,
e)}function ln(e){let t=e.map(r=>`\`${r}\``),n=t.pop()??"";return t.length===0?n:`${t.join(", ")} and ${n}`}function cn(e){
let t=e.every(r=>r.reason==="unreadable-file"),n=t?"unreadable-file":"invalid-input";return new v({reason:n,title:t?"Unr\
eadable file":"Invalid input",message:mn(e.map(un),He(e)),hint:fn(e)})}var hn=class{#t=[];#e=new Set;refuse(e){for(let t of e)
this.#t.push(t),this.#e.add(t.input)}add(e){for(let t of e)this.#e.has(t.input)||this.#t.push(t)}get refused(){return this.#e}isRefused(e){
return this.#e.has(e)}get all(){return this.#t}failure(){return cn(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.
failure()}},dn=new Set(["base-url","api-token"]);function fn(e){let t=He(e)===1?"Correct it":"Correct what is listed";return e.
every(({input:n})=>dn.has(n))?{newRunAfter:`${t}. If you changed a secret or variable, re-run the failed job. If you cha\
nged the workflow,`}:{newRunAfter:`${t}, then`}}var pn=100,He=e=>e.reduce((t,{count:n=1})=>t+n,0);function mn(e,t=e.length,n="\
problems"){if(e.length===1)return e.join("");let r=e.slice(0,pn).map(i=>`- ${i}`);return t>r.length&&r.push(`- and ${t-r.
length} more`),`${t} ${n}:
${r.join(`
`)}`}var gn=["api-token","github-token"],qe="the API token",wn="the GitHub token",vn="***",De=8,bn=4;function $n(e){let{
apiToken:t,githubToken:n="",proxyCredentials:r=[]}=e,i=[{name:qe,secret:new ie(t)},{name:wn,secret:new ie(n)}],s=[...i.map(
({secret:a})=>a),...r.map(a=>new ie(a))];return{find:a=>{if(a.length<De)return;let o=Ve(a);return i.find(({secret:l})=>l.
isLong&&l.spansIn(a,o).length>0)?.name},redact:(a,o=!1)=>{let l=Ve(a),c=s.flatMap(_=>_.spansIn(a,l,o)),f="",g=0;for(let{
start:_,end:ps}of c.sort((ms,gs)=>ms.start-gs.start))_>=g&&(f+=a.slice(g,_)+vn),g=Math.max(g,ps);return f+a.slice(g)}}}var ie=class{isLong;#t;#e;#n;#r;constructor(e){
this.#t=e,this.isLong=e.length>=De,this.#e=this.isLong?se([e,e.toUpperCase(),e.toLowerCase()]):[e].filter(Boolean),this.#n=
this.isLong?se(Tn(e)):[]}spansIn(e,t,n=!1){return[...(yn.test(e)?[...this.#e,...this.#i()]:this.#e).flatMap(r=>We(r,e,n)),
...this.#n.flatMap(r=>We(r,t.text,n)).map(t.spanInText)]}#i(){let e=()=>[...kn(this.#t),...En(this.#t),...xn(this.#t)];return this.#r??=
this.isLong?se(e()):[],this.#r}},yn=/[\\%&]/,se=e=>[...new Set(e)];function We(e,t,n){let r=[];for(let s=t.indexOf(e);s>=
0;s=t.indexOf(e,s+1)){let a=r.at(-1),o=s+e.length;a&&s<a.end?a.end=o:r.push({start:s,end:o})}if(!n)return r;let i=Math.max(
1,Math.min(bn,e.length-1));for(let s=e.length-1;s>=i;s--)if(t.endsWith(e.slice(0,s)))return[...r,{start:t.length-s,end:t.
length}];return r}var Ge=/(?:\s|\\[fnrt]?)+/g;function Ve(e){let t=e.replace(Ge,"");if(t.length===e.length)return{text:e,
spanInText:r=>r};let n;return{text:t,spanInText:({start:r,end:i})=>(n??=Sn(e),{start:n[r]??0,end:(n[i-1]??e.length)+1})}}
function Sn(e){let t=[],n=(i,s)=>{for(let a=i;a<s;a++)t.push(a)},r=0;for(let{0:i,index:s}of e.matchAll(Ge))n(r,s),r=s+i.
length;return n(r,e.length),t}function Tn(e){return[0,1,2].flatMap(t=>{let n=Buffer.from("\0".repeat(t)+e),r=n.toString(
"base64").slice(Math.ceil(t*8/6)),i=r.replaceAll("=",""),s=n.length%3===0?i:i.slice(0,-1),a=[r,i,s];return[...a,...a.map(
o=>o.replaceAll("+","-").replaceAll("/","_"))]})}function M(e,t,n){let r=i=>i.charCodeAt(0).toString(16).padStart(2,"0");
return t.filter(i=>e.search(i)>=0).flatMap(i=>n.flatMap(s=>[e.replace(i,a=>s(a,r(a))),e.replace(i,a=>s(a,r(a).toUpperCase()))]))}
var C=(e,t,n)=>(r,i)=>e.test(r)?t(r,i):n(r,i),ae=/[!-/:-@[-^`{-~]/g,oe=/[!-~]/g;function kn(e){let t=s=>`\\${s}`,n=(s,a)=>`\
\\u00${a}`,r=M(e,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,ae],[C(/["\\]/,t,n),C(/\\/,t,n),n]),
i=[e,...r].map(s=>s.replaceAll("/","\\/"));return[...r,...i,...M(e,[oe],[n])]}function En(e){return M(e,[/[^\w.!~*'()-]/g,
/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,ae,oe],[(t,n)=>`%${n}`])}var _n={"!":"excl",
'"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",
".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"b\
sol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function xn(e){let t=a=>{let o=_n[a];return o===
void 0?a:`&${o};`},n=(a,o)=>`&#x${o};`,r=a=>`&#${a.charCodeAt(0)};`,i=a=>`&#${String(a.charCodeAt(0)).padStart(3,"0")};`,
s=/[&<>"]/;return[...M(e,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,ae],[t,n,r,C(s,t,n),C(s,t,i),C(s,t,C(
/'/,r,n)),C(/[&<>]/,t,r)]),...M(e,[oe],[n,r])]}function Cn(e,t,n){return Object.entries(e).flatMap(([r,i])=>{let s=In(i,
t);return s?D({input:r,file:n},`contains ${s}, which would be published; remove it`):[]})}function Rn(e,t){let{"api-toke\
n":n,"github-token":r="",...i}=e,s=t.find(r)===qe;return Cn({...i,...s&&{"github-token":r}},t)}function In(e,t){let n=new Set(
[e]);for(let r of n){let i=typeof r=="string"||typeof r=="number"?t.find(String(r)):void 0;if(i)return i;if(typeof r=="o\
bject"&&r!==null)for(let s of Object.entries(r))for(let a of s)n.add(a)}}var An=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
function On(e){let t="use two times of day, such as 09:00-20:00";if(!An.test(e))return y(e,`is not a range of times; ${t}`);
let[n,r]=e.split("-"),i=ze(n),s=ze(r);return i===s?y(e,`begins and ends at the same time; ${t}`):{value:{from:i,to:s,text:e}}}
function ze(e){let[t,n]=e.split(":").map(Number);return t*60+n}var Pn="2,048 characters",Ln=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;
function W(e,t){if(e.length>2048)return;let[,n=""]=Ln.exec(e)??[];if(!(n.slice(n.lastIndexOf("@")+1).length>259))try{return new URL(
e,t)}catch{return}}var Nn=e=>{let t=Bn(e,["https","http"],"use the https address of the push service, such as https://pu\
sh.example.com");if("message"in t)return t;let n=Un(e,new URL(e));return n===void 0?{value:e.replace(/\/+$/,"")}:Ke(e,n)},
Mn=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,jn=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;function Un(e,{protocol:t,
hostname:n,pathname:r}){if(t==="http:"&&!Mn.test(n))return"has the scheme http, which would send the token unencrypted; \
use an https URL (http is only for loopback addresses)";let[,i]=jn.exec(r)??[];return i?`ends with \`${i}\`, but the acti\
on adds the path; remove \`${i}\``:e.includes("?")||e.includes("#")?"has a query or fragment; remove it":void 0}function Bn(e,t,n){
if(e==="")return{message:`is blank; ${n}`};let r=Hn(e,t,n);return r===void 0?{value:e}:Ke(e,r)}var Ke=(e,t)=>Fn.test(e)?
{message:t}:y(e,t),Fn=/[@\uff20\ufe6b]|%40/;function Hn(e,t,n){if(qn(e))return"contains a user name or password; remove \
them";if(e.length>2048)return`is longer than a URL may be; use one of at most ${Pn}`;if(tn.test(e))return`contains white\
 space, a control character or a backslash, which a URL must not contain; ${n}`;if(nn.test(e))return`contains an invisib\
le character, which would make it another URL; ${n}`;let r=Dn(e);if(r!==void 0&&!t.includes(r))return`has the scheme ${r}\
; ${n}`;let i=r===void 0?void 0:Wn(e),s=i===void 0?void 0:zn(i,n);return s!==void 0?s:i!==void 0&&W(e)?void 0:`is not an\
 absolute URL; ${n}`}function qn(e){if(!e.includes("@")||/^mailto:/i.test(e))return!1;let t=e.replace(/^[a-zA-Z][a-zA-Z\d+.-]*:/,
"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(t)}var Dn=e=>/^([a-zA-Z][a-zA-Z\d+.-]{0,30}):(?!\d)/.exec(e)?.[1]?.toLowerCase(),
Wn=e=>/^[^:]+:\/\/([^/?#]+)/.exec(e)?.[1],Gn=/[{}$%<]/,Vn=/^https?:?$/i;function zn(e,t){let[n]=Gn.exec(e)??[];return n!==
void 0?`contains \`${n}\` in its host, so a variable in it was probably not replaced; ${t}`:Vn.test(e)?`has its scheme t\
wice; ${t}`:void 0}function Ye(e){try{return JSON.parse(e)}catch{return}}var ue=e=>typeof e=="object"&&e!==null&&!Array.
isArray(e),Kn=/^[\x21-\x7e]+$/;function G(e,t,n){let r=i=>/^[0-9]+$/.test(i)&&Number(i)>=t&&Number(i)<=n;return i=>{if(r(
i))return{value:Number(i)};let s=Xe(i),a=s!==void 0&&r(s);return y(i,a?`is not a whole number${Je(s)}`:`is not ${e}`)}}function Xe(e){
return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.test(e)?e.replace(/\D/g,""):void 0}var Je=e=>`; write \`${e}\
\`, without separators`;function V(e){return["true","True","TRUE"].includes(e)?{value:!0}:["false","False","FALSE"].includes(
e)?{value:!1}:y(e,"is neither true nor false; use `true` or `false`")}function Yn(e){let t=V(e);return"value"in t?t.value:
void 0}function Xn(e){let t=/^([0-9]+)([smhdw]?)$/.exec(e),n="use whole seconds (3600), or a whole number with one unit \
of s, m, h, d, w (12h)";if(!t){let s=Xe(e);return y(e,`is not a duration${s?Je(s):`; ${n}`}`)}let r=Kt.find(({letter:s})=>s===
t[2]),i=Number(t[1])*(r?.seconds??1);return Number.isSafeInteger(i)?{value:i}:y(e,`is too long; ${n}`)}function Ze(e){return Kn.
test(e)?{value:e}:{message:"contains a space, a line break or a character outside ASCII, which a token cannot contain; u\
se only the token, preferably from a secret"}}function Jn(e){if(e==="latest")return{value:{kind:"latest"}};let t=e.replace(
/^refs\/tags\//,""),n=/^refs\//.test(e)&&t===e;return t===""||n?y(e,"is not a tag; use a tag such as v1.2.3, or `latest`"):
{value:{kind:"tag",tag:t}}}function Zn(e){if(/^[a-z]/i.test(e)&&Qn(e))return{value:e};let t=e.replaceAll(" ","_").toLowerCase(),
n=Intl.supportedValuesOf("timeZone").find(i=>i.toLowerCase().endsWith(`/${t}`)),r="is not a time zone that this runner k\
nows";return n?{...y(e,r),meant:n}:y(e,`${r}; use a name from the IANA time zone database, such as Europe/Berlin`)}function Qn(e){
try{return new Intl.DateTimeFormat("en",{timeZone:e}),!0}catch{return!1}}function er(e){if(e==="any")return{value:void 0};
let t="set it to the output `payload` of the dry run that was approved, or remove the input";if(e==="")return{message:`i\
s empty, so the payload that was approved is missing; ${t}`};let n=Ye(e);return ue(n)?{value:n}:{message:`is not a JSON \
object; ${t}`}}var O=e=>({value:e}),le=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),R=(e,t)=>n=>n===""?{
value:e}:t(n),b=e=>R(void 0,e),z=(e,t)=>n=>{let r=e.find(i=>i===n);return r===void 0?y(n,`is not ${t}`):{value:r}},j={"b\
ase-url":le("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)",Nn),
"api-token":le("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",Ze),timeout:R(30,
G("a whole number of seconds from 1 to 300",1,300)),retries:R(3,G("a whole number from 0 to 10",0,10)),summary:R(!0,V)},
Qe=Number.MAX_SAFE_INTEGER,et={...j,target:le("`all` (every subscriber) or `audience`; there is no default, so that nobo\
dy sends to all by mistake",z(["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audienc\
e-id":b(G("an audience id, which is a whole number such as 101",1,Qe)),"audience-name":b(O),"max-reach":b(G("a whole num\
ber such as 10000",0,Qe)),"payload-file":b(O),"extra-fields":b(O),"dry-run":R(!1,V),"check-urls":R(!1,V),"once-key":b(O),
"once-per":b(z(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":b(On),"time-zone":b(Zn),
release:b(Jn),"release-level":b(z(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":b(Xn),
"expected-payload":er,"github-token":b(Ze)},tr=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),ce=e=>Object.keys(e),tt=ce(
j),js=[...ce(et),...Pe];function nr(e,t){return rr(j,e,t)}function rr(e,t,n,r=[]){let i=new hn;i.refuse([...Rn(t,n),...sr(
t)]);let s={...t};for(let o of i.refused)s[o]="";let a={};for(let[o,l]of Object.entries(e)){let c=l(s[o]??"");"value"in c?
a[tr(o)]=c.value:i.add([D(o,c)])}return i.add(r),{settings:i.all.length>0?void 0:a,inputs:s,problems:i}}var ir=65536;function sr(e){
return["actions","extra-fields"].filter(t=>Buffer.byteLength(e[t]??"")>ir).map(t=>D(t,"is larger than 64 KiB; make it sm\
aller"))}var ar={"payload-files":O,only:R("all",z(["all","changed","added"],"a choice of files; use `all`, `changed` or \
`added`")),"extra-fields":O,"check-urls":et["check-urls"],timeout:j.timeout,summary:j.summary},Us=[...ce(ar),...Pe];function or(e){
return Math.random()*Math.min(3e4,1e3*2**(e-1))}var ur=/^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
function nt(e,t){if(e===void 0)return;let n=e.trim();if(/^\d+$/.test(n))return Number(n)*1e3;if(!ur.test(n))return;let r=Date.
parse(`${n.replace(/ GMT$/,"")} GMT`);return Number.isNaN(r)?void 0:Math.max(0,r-t)}async function lr({attempt:e,retries:t,
signal:n,cancelled:r,onWait:i,beforeRetry:s}){for(let a=1;!n?.aborted;a++){let o=await e(a);if("done"in o)return o.done;
if(n?.aborted)break;let{result:l,waitMs:c}=o;if(a>t||c>12e4)return l;if(i?.(l,c),await cr(c,n),n?.aborted)break;let f=await s?.(
l);if(f!==void 0&&!n?.aborted)return f}return r()}function cr(e,t){return new Promise(n=>{let r=()=>{clearTimeout(i),t?.
removeEventListener("abort",r),n()},i=setTimeout(r,e);t?.addEventListener("abort",r)})}var K=()=>process.uptime()*1e3,U=class extends Error{reason;constructor(e,t){
super(t),this.reason=e}},rt=class extends Error{constructor(){super("a response arrived before the request was sent")}};
function hr(e,{isProxied:t,isProxyTls:n}){let r=(o,l)=>({kind:"failure",mayHaveBeenReceived:!1,reason:o,retryable:l,cause:e});
if(e instanceof U)return r(e.reason,e.reason==="timeout");let{code:i="",syscall:s,statusCode:a}=e;return i==="ERR_PROXY_\
TUNNEL"?r("proxy-failed",a===void 0):e instanceof rt||i.startsWith("HPE_")?r(n?"proxy-failed":"connection-failed",!0):!dr(
e)&&!i.startsWith("ERR_INVALID")?r(n?"proxy-failed":"tls-failed",!1):r(t&&!(i==="ECONNRESET"&&s===void 0&&!n)?"proxy-fai\
led":"connection-failed",!0)}function dr(e){if(e instanceof AggregateError)return!0;let{code:t="",syscall:n}=e;return n!==
void 0&&t!=="EPROTO"||fr.test(t)}var fr=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function pr(e,t){let n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof U?e.reason:r,retryable:!0,cause:e}}var mr=e=>gr.test(String(e)),gr=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function wr(e,t,n){let{method:r,url:i,headers:s,body:a}=e,o=a===void 0?s:{...s,"Content-Length":Buffer.byteLength(a)},l=$.
request(i,{agent:t,method:r,headers:o});return new Promise(c=>new vr(e,l,n,c).start())}var vr=class{#t;#e;#n;#r;#i;#l="";#s;#a;#c;#h=0;#d=!1;#f=!1;constructor(e,t,n,r){
this.#t=e,this.#e=t,this.#n=n,this.#r=r,this.#i=new T.StringDecoder(e.encoding)}start(){let{timeoutMs:e,signal:t}=this.#t,
n=()=>this.#o(new U("timeout",`no response within ${e/1e3} s`));this.#c=setTimeout(n,e),this.#e.on("error",r=>this.#o(r)),
this.#e.on("close",()=>this.#y()),this.#e.on("socket",r=>this.#v(r)),this.#e.on("response",r=>this.#$(r)),t?.addEventListener(
"abort",this.#p),t?.aborted&&this.#p()}#p=()=>this.#o(new U("cancelled","the run was cancelled"));#g=()=>{this.#f=!0};#w=e=>{
this.#h+=e.length};#v(e){this.#a=e,e.on("data",this.#w),e.once("session",this.#g);let t=()=>{this.#b(e)};br(e)?t():e.once(
st(e)?"secureConnect":"connect",t)}async#b(e){if(await it(),this.#e.destroyed||e.destroyed)return;this.#d=!0;let t=e.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!t)&&(this.#f=!0),this.#e.end(this.#t.body)}#$(e){let{maxBytes:t,wantsBody:n}=this.#t;if(!this.#d){
this.#o(new rt);return}let r=e.statusCode??0,i={kind:"response",status:r,headers:e.headers,at:new Date};if(this.#s={head:i,
stream:e},n?.(r)===!1){this.#u(i),this.#e.destroy();return}let s=0;e.on("data",a=>{this.#l+=this.#i.write(a.subarray(0,t-
s)),s+=a.length,!(s<=t)&&(this.#u(i,"too-large"),this.#e.destroy())}),e.on("end",()=>this.#u(i,e.complete?void 0:"cut")),
e.on("error",a=>this.#o(a))}#y(){this.#s||this.#o(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#o(e){
this.#s?this.#S(this.#s,e):this.#T(e)?this.#m(hr(e,this.#n)):this.#m(pr(e,this.#h)),this.#e.destroy()}#S({head:e,stream:t},n){
if(n instanceof U){this.#u(e,n.reason);return}for(;t.read()!==null;);this.#u(e,t.complete?void 0:"cut")}#T(e){return this.#d?
!this.#f&&this.#h===0&&mr(e):!0}#u(e,t){let n=(this.#l+this.#i.end()).replace(/^\ufeff/,"");this.#m({...e,body:n,incomplete:t})}#m(e){
clearTimeout(this.#c),this.#t.signal?.removeEventListener("abort",this.#p),this.#a?.removeListener("data",this.#w),this.#a?.
removeListener("session",this.#g);let t={result:e,isConnectionKept:this.#e.reusedSocket};setImmediate(()=>this.#r(t))}};
async function it(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}var st=e=>e.encrypted===!0;function br(e){
return e.connecting?!1:!st(e)||e.secureConnecting===!1}function $r(e,t,n=process.version){let r=(e.protocol==="https:"?t.
https:t.http)?.trim();if(!r||Cr(e,t.bypass))return;if(!Tr(n))return{problem:`Node ${n} of this runner cannot use a proxy\
; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(r.search(Le)>=0)return{problem:"the prox\
y setting contains a line break or another control character"};let i=W(ot(r));return!i||!/^https?:/.test(i.protocol)?{problem:"\
the proxy setting is not an http or https URL"}:[i.username,i.password].some(s=>ut(s)===void 0)?{problem:"the user name \
or password in the proxy setting is not percent-encoded"}:{url:i.href}}function yr(e){let{statusCode:t}=Object(e);return t===
407?at:`${Sr} Then run this again.`}var Sr="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses \
a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",at="The proxy requires a valid user name and password: p\
ut them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Tr(e){let[t=0,n=0]=e.slice(1).split(".").
map(Number);return t>24||t===24&&n>=5}var kr=4;function Er({http:e,https:t}){return[...new Set([e,t].flatMap(n=>n===void 0?
[]:_r(n)))]}function _r(e){let t=e.trim(),n=t.replace(/^[^:]*:\/\//,"");if(!n.includes("@"))return[];let r=xr(n.slice(0,
n.lastIndexOf("@"))),i=r.map(l=>ut(l)??l),{username:s="",password:a=""}=W(ot(t))??{},o=Buffer.from(i.join(":")).toString(
"base64").replaceAll("=","");return[...r,s,a,...i,o].filter(l=>l.length>=kr)}function xr(e){let t=e.indexOf(":");return t<
0?[e,""]:[e.slice(0,t),e.slice(t+1)]}var ot=e=>e.includes("://")?e:`http://${e}`;function ut(e){try{return decodeURIComponent(
e)}catch{return}}function Cr(e,t){let n=lt(e.hostname).replace(/\.$/,""),r=e.port||(e.protocol==="https:"?"443":"80");return t?.
toLowerCase().match(/[^\s,]+/g)?.some(i=>i==="*"||Rr(i,n,r))??!1}function Rr(e,t,n){if(e.includes("/"))return Ar(e,t);let r=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(e),i=r?.[1]??e;if(r&&r[2]!==n)return!1;let s=Ir(lt(i).replace(/^\*?\./,""));return t===s?!0:(0,w.isIP)(t)===0&&t.endsWith(
`.${s}`)}var lt=e=>e.replace(/[[\]]/g,""),Ir=e=>W(`http://[${e}]`)?.hostname.slice(1,-1)??e;function Ar(e,t){let[n="",r=""]=e.
split("/"),i=(0,w.isIP)(n);if(i===0||(0,w.isIP)(t)!==i)return!1;let s=i===4?32:128;if(!/^\d{1,3}$/.test(r)||Number(r)>s)
return!1;let a=i===4?"ipv4":"ipv6",o=new w.BlockList;return o.addSubnet(n,Number(r),a),o.check(t,a)}var ct=1e3,Or=10,Pr=class{#t;#e;#n=new Map;#r=new WeakMap;#i=new Map;constructor(e,t){
this.#t=e,this.#e=t}async request(e){let{method:t,url:n}=e,r=$r(n,this.#t);if(r&&"problem"in r)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(r.problem)};let i=await this.#l(n,r?.url);await this.#s(i,t);let s=r!==
void 0,a={isProxied:s,isProxyTls:s&&n.protocol==="http:"},o=K(),{result:l,isConnectionKept:c}=await wr(e,i,a),f=this.#c(
`${t} ${n}`),g=l.kind==="response"?l.status:l.reason;return this.#e?.({method:t,url:n,ended:g,ms:K()-o,attempt:f,isConnectionKept:c}),
l}async#l(e,t){let n=`${e.protocol} ${t}`,r=this.#n.get(n);if(r)return r;let{Agent:i}=e.protocol==="https:"?await Lr():$;
t!==void 0&&await jr();let s=new i({keepAlive:!0,proxyEnv:{http_proxy:t,https_proxy:t}});return s.on("free",a=>this.#r.set(
a,K())),this.#n.set(n,s),s}async#s(e,t){let n=Math.min(...ht(e).map(i=>this.#a(i))),r=n<=ct;t!=="GET"&&r&&await Mr(Or-n);
for(let i of ht(e))(this.#a(i)>ct||Nr(i))&&i.destroy()}#a(e){return K()-(this.#r.get(e)??Number.NEGATIVE_INFINITY)}#c(e){
let t=(this.#i.get(e)??0)+1;return this.#i.set(e,t),t}},Lr=async()=>(await Promise.resolve().then(u.t.bind(u,708,19))).default,
ht=e=>Object.values(e.freeSockets).flat(),Nr=e=>e.readableEnded;async function Mr(e){e>0&&await new Promise(t=>setTimeout(
t,e)),await it()}async function jr(){let{subscribe:e,unsubscribe:t}=await Promise.resolve().then(u.t.bind(u,53,19));t("n\
et.client.socket",dt),e("net.client.socket",dt)}function dt(e){let{socket:t}=e;t.on("error",()=>{}),t.on("newListener",(n,r)=>{
n==="readable"&&t.removeListener("readable",r)})}var Ur=e=>e>=200&&e<300;function Br(e){let t=$.STATUS_CODES[e];return t===
void 0?String(e):`${e} ${t}`}var ft="1.0.0",pt=`web-push-action/${ft}`,mt=64,Fr=1,Hr=class{retries;context;#t;constructor({
retries:e,...t},n){this.retries=e,this.context=n,this.#t=t}fetchAudiences(){return this.context.http.request({...this.#e(
"/v1/audience"),method:"GET",maxBytes:mt*1048576})}send(e){let{headers:t,...n}=this.#e("/v1/notifications");return this.
context.http.request({...n,method:"POST",headers:{...t,"Content-Type":"application/json"},body:e,maxBytes:Fr*1048576})}#e(e){
let{baseUrl:t,apiToken:n,timeout:r}=this.#t;return{url:new URL(`${t}${e}`),headers:{"Authentication-Token":n,Accept:"app\
lication/json","User-Agent":pt},timeoutMs:r*1e3,signal:this.context.signal}}},qr={"connection-failed":"Check `base-url` \
and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA, \
set NODE_EXTRA_CA_CERTS to its certificate file on the runner.",timeout:"Check that the service is up; if it is only slo\
w, raise `timeout`.","connection-lost":"Check that the service is up.","bad-response":"Check that `base-url` is the addr\
ess of the push service."},Dr={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"\
Use an address of the service (or a proxy) that does not require a client certificate."};function Wr(e,{reason:t,mayHaveBeenReceived:n,
cause:r}){let i=e==="Sending"&&n;if(t==="cancelled")return i?"":Ie;if(t==="proxy-failed")return yr(r);let{code:s=""}=Object(
r),a=t==="tls-failed"&&Dr[s]||qr[t];return i?a:`${a} Then run this again.`}function Gr(e,{reason:t,mayHaveBeenReceived:n},r){
let i=e==="Sending";return{"connection-failed":`Could not connect to the service (${r}).`,"tls-failed":`Could not make a\
 secure connection to the service (${r}).`,"proxy-failed":`Could not use the proxy (${r}).`,timeout:n?`${i?"The service \
may have received the request, but did not respond":"There was no complete response"} in time (${r}).`:`Timed out connec\
ting to the service (${r}).`,"connection-lost":`The connection was lost before ${i?"a response arrived; the service may \
have received the request":"the response was complete"} (${r}).`,"bad-response":`The response is not valid HTTP, or is i\
ncomplete (${r}).`,cancelled:i&&n?"The run was cancelled; the service may already have received the request.":Re(e)}[t]}
function Vr(e,t,n){let{reason:r,cause:i}=t;return new v({reason:r,title:`${e} failed`,message:Gr(e,t,Ue(k(i),n)),hint:Wr(
e,t),cause:i})}function zr(e,t,n,r=!1){let{status:i,headers:s,body:a,incomplete:o}=t,l=s.location?` and points to ${Me(Kr(
n(s.location)))}`:"",c=Ue(a,n,o!==void 0),f=c&&`: ${c.replace(/\.$/,"")}`,g=`The ${i===407?"proxy":"service"} responded ${Br(
i)}${l}${f}.`;return new v({reason:`http-${i}`,title:`${e} failed`,message:`${g}${Zr(s["retry-after"])}`,hint:r?Yr(i):Qr(
i,e,c!=="")})}function Kr(e){let[t=""]=e.split(/[?#]/,1);return t.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i,"$1//")}
function Yr(e){return e===303?"The status says that the service handled the request, but not whether it sent the notific\
ation.":e===408?"Whoever stopped waiting for the request may have passed it on to the service.":"The service has a probl\
em: check its status."}var Xr=e=>/^\s*<(?:!doctype\s+)?html/i.test(e),Jr="`base-url` leads to a website, not to the push\
 service. Set it to the address of the API, without `/v1/\u2026`.";function Zr(e){let t=nt(e,Date.now());return t===void 0||
t<=12e4?"":` Retry-After asks for ${t>864e5?"more than a day":`${Math.ceil(t/1e3)} s`}; this action waits at most 120 s.`}
function Qr(e,t,n){return e===401||e===403?"The service refused the token: check that `api-token` is the current API tok\
en of this site, and that this workflow can read the secret. Then run this again.":e===404?`Check \`base-url\`: there may \
be no push service at that address (the action adds \`/v1/\u2026\` itself).${t==="Sending"?" With `target: audience`, ch\
eck `audience-id` too.":""}`:e===407?at:e===429?"The rate limit of the service is reached: wait, then run this again.":e>=
300&&e<400?"The action does not follow redirects, because the token would go to the new address. Correct `base-url`.":e>=
500?"The service has a problem: check its status before you run this again.":e===408?"The service did not receive the re\
quest in time: run this again.":n?{newRunAfter:"Fix the problem that the service reported. If you changed the workflow f\
or that,"}:`The service did not say why. ${t==="Sending"?"Check the content and `extra-fields`, or ask":"Ask"} the opera\
tor of the service.`}var he="Listing the audiences";async function ei(e){let{signal:t,redact:n,log:r}=e.context,i=await lr(
{attempt:async s=>gt(await e.fetchAudiences(),or(s),n),retries:e.retries,signal:t,cancelled:()=>zt(he),onWait:(s,a)=>r.retry(
s,a)});if(i instanceof v)throw i;return ti(i)}function gt(e,t,n){if(e.kind==="failure"){let c=Vr(he,e,n);return e.retryable&&
e.reason!=="cancelled"?{result:c,waitMs:t}:{done:c}}let{status:r,headers:i,body:s,incomplete:a}=e;if(!Ur(r)){let c=zr(he,
e,n);return r!==408&&r!==429&&r<500?{done:c}:{result:c,waitMs:nt(i["retry-after"],Date.now())??t}}if(a===void 0)return{done:s};
if(a==="too-large")return{done:B(`the list is larger than ${mt} MiB`)};let o=a==="cut"?"connection-lost":a,l=new Error("\
only a part of the list arrived");return gt({kind:"failure",mayHaveBeenReceived:!0,reason:o,retryable:!0,cause:l},t,n)}function ti(e){
let t=Ye(e);if(Xr(e))throw B("the response is a web page",Jr);if(t===void 0)throw B("the response is not JSON");let n=ue(
t)?t.audience:void 0;if(!Array.isArray(n))throw B("audience: expected an array");for(let r=0;r<n.length;r++){let i=ni(n[r]);
if(i)throw B(`audience[${r}]${i}`)}return n.map(({id:r,name:i,reach:s})=>({id:r,name:i,reach:s}))}function ni(e){if(!ue(
e))return": expected an object";let{id:t,name:n,reach:r}=e;if(typeof t!="number")return".id: expected a number";if(!Number.
isSafeInteger(t))return".id: expected a whole number within \xB1(2^53-1)";if(typeof n!="string")return".name: expected a\
 string";if(typeof r!="number"||!Number.isFinite(r))return".reach: expected a number"}var B=(e,t="Check `base-url`; if i\
t is right, the service has a problem, or uses another version of its API.")=>new v({reason:"bad-audience-list",title:"U\
nusable audience list",message:`The service responded, but not with a list of audiences: ${e}.`,hint:t}),wt=e=>`https://\
github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${ri(e)}`,ri=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx");function vt(e){return de(e).replace(di,F).replace(
fi,pi).replace(/^[\t -%'-;=-@[-`{-~]/,F).replaceAll(`
`,"<br>")}function bt(e){return de(e).replace(/[&<>]/g,F).replaceAll(`
`,"&#10;")}var ii=(e,t)=>vt(St(E(e,t)));function $t(e,t=500){let n=E(e,t).split(oi).map((r,i)=>i%2===1?ui(r):vt(St(r)));
return ai(n.join(""))}function yt({text:e,url:t},n=2e3){return`${$t(e,n)}${t?` <a href="${mi(t)}">Open that run</a>`:""}`}
var si=({command:e})=>e!==void 0&&`<pre><code>${bt(e)}</code></pre>`,ai=e=>`<span dir="auto">${e}</span>`,oi=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,
ui=e=>`<code>${bt(e)}</code>`;function St(e,t=40){if(e.length<=t||!new RegExp(`[^\\s/?-]{${t+1}}`).test(e))return e;let n=String.
raw`(?:${Tt}\p{M}*)`,r=new RegExp(`${n}{${t+1},}`,"gv"),i=new RegExp(`${n}{${li}}(?=${Tt})`,"gv");return e.replace(r,s=>s.
replace(i,"$&\u200B"))}var li=10,ci=String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}`,
hi=String.raw`\/?\-${Ne}${ci}`,Tt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${hi}]]`,di=/[&<>"'`*_~[\]()|\\!{}^]/g,fi=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,
F=e=>`&#${e.codePointAt(0)};`,pi=e=>`<span>${F(e)}</span>`,mi=e=>de(e).replace(/[&<>"'`\n\t]/g,F);function de(e){return e.
toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(Zt,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function fe(e){if(e>=
0&&e<1e3)return String(e);let[,t="",n="",r=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,
",")+r:String(e)}var pe=(e,t)=>`${fe(e)} ${t}${e===1?"":"s"}`,gi=600;function kt(e,t){if(e.length<=t)return e;let n=e.split(
`
`);if(n.length===1)return _t(e,t);let r=n.map(s=>E(s,gi)),i=r.join(`
`);return i.length<=t?i:_t(wi(r,t),t)}function wi(e,t){let n=t-Et(e.length).length,r=0,i=e.filter(s=>(r+=s.length+1,r<=n));
return[...i,Et(e.length-i.length)].join(`
`)}var Et=e=>`- and ${e} more (see the log)`,_t=(e,t)=>t===0?"":e.length<=t?e:E(e,t-1),me=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,ge=4096;function vi({why:e,meaning:t,next:n,reason:r},i){let s=i(me(e)),a=`
${i(t?`${t} ${me(n)}`:me(n))}${r?`
More: ${wt(r)}`:""}`,o=kt(s,Math.max(0,ge-a.length));return{text:kt(o+a,ge),isShortened:o!==s}}var bi=5e3;function $i({whatFailed:e,
why:t,next:n,reason:r}){return[`<table>
${[...e?[Y("What failed",`<b>${$t(e)}</b>`)]:[],Y("Why",yt(t,bi)),Y("What to do",yt(n)),...r?[Y("More",`<a href="${wt(r)}\
">What ${r} means</a>`)]:[]].join(`
`)}
</table>`,si(n)]}var Y=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`;function yi(e,{
length:t,line:n}){let r=/^[\n\x20-\x7e]*$/.test(e),i=r?e:e.match(Si())??[],s=r?void 0:Ti(),a=i.length,o=0,l=0,c=0,f=0;for(let g of i){
if(g===`
`){let _=Math.max(1,Math.ceil((o-l)/n));l+=_*n,o=l}else o+=s?.test(g)?2:1;if(o>t)return{shown:`${e.slice(0,f).trimEnd()}\
\u2026`,visible:c,total:a};o<t&&(c++,f+=g.length)}return{shown:e,visible:a,total:a}}var Si=q(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Ti=q(`\\ufe0f|[${Ne}]`,"u"),ki={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sen\
t.",unknown:"The notification may or may not have been sent."},Ei="start a new run (a re-run uses the original workflow \
file)",_i="announce the release by hand, with its tag (a re-run uses the original workflow file and event)";function xi(e,t=!1){
return typeof e=="string"?e:`${e.newRunAfter} ${t?_i:Ei}.`}function xt({title:e,reason:t,message:n,hint:r},i,{claim:s,isRunOfRelease:a=!1}={}){
let o=xi(r,a),l=i==="unknown"?Ci(o,typeof r!="string",s):`${o}${i==="not-sent"&&t==="internal-error"?" You can run this \
again.":""}`;return{title:`${e} (${i?`${i}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:i&&ki[i],next:{text:l},reason:t}}
function Ci(e,t,n){let r="The service may still send it: wait some minutes, then look in the panel of your push service \
before you send it again.",i=n!==void 0&&n.kind!=="none"?" first delete the claim of `once-key` (the command is in the l\
og), then":"";return t?`${r} If nothing was sent,${i} do this: ${e}`:[r,e,`If nothing was sent,${i} run this again.`].filter(
Boolean).join(" ")}var Ct=100,Ri=1e3,Ii=5e5,Ai=120;function Rt(e){if(e instanceof v)return["<h2>\u274C Could not list the aud\
iences</h2>",$i(xt(e))];let t=`<h2>\u{1F4E3} ${pe(e.length,"audience")}</h2>`;if(e.length===0)return[t,"<p>The service l\
ists no audiences. Create them in the panel of your push service.</p>"];let n=e.toSorted((r,i)=>i.reach-r.reach);return[
t,Ui(n),Oi(n)]}function Oi(e){let t=Pi(e),n=t.slice(0,Ct),r=t.slice(Ct),i=e.length-t.length;return[It(n),r.length>0&&`<d\
etails><summary>The next ${fe(r.length)}</summary>
${It(r)}
</details>`,i>0&&`<p>The ${pe(i,"audience")} with the smallest reach ${i===1?"is":"are"} not in this table. The output <\
code>audiences</code> has all of them.</p>`]}function Pi(e){let t=[],n=0;for(let[r,i]of e.slice(0,Ri).entries()){let s=Li(
i,r+1);if(n+=Buffer.byteLength(s),n>Ii)break;t.push(s)}return t}function Li({id:e,name:t,reach:n},r){return`<tr>${[`<td \
align="right">${r}</td>`,`<td dir="auto">${ii(t,Ai)}</td>`,`<td align="right"><code>${e}</code></td>`,`<td align="right"\
>${fe(n)}</td>`].join("")}</tr>`}var It=e=>`<table>
<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>
${e.join(`
`)}
</table>`,Ni=10,Mi={length:20,line:20},ji='%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';function Ui(e){let t=e.
slice(0,Ni).filter(({reach:s})=>Math.round(s)>0);if(t.length===0)return;let n=t.map(Bi),r=t.map(({reach:s})=>Math.round(
Math.min(s,Number.MAX_SAFE_INTEGER))),i=e.length>1?`The ${t.length} largest by reach`:"Reach";return["```mermaid",ji,"xy\
chart-beta horizontal",`  title "${i}"`,`  x-axis [${n.join(", ")}]`,`  y-axis "Subscribers" 0 --> ${r[0]}`,`  bar [${r.
join(", ")}]`,"```"].join(`
`)}function Bi({id:e,name:t}){let n=t.replace(/\s+/g," ");return`"${Fi(yi(n,Mi).shown)} (${e})"`}function Fi(e){return e.
toWellFormed().replace(Qt," ").replace(/["`<>]/g,t=>Hi[t]??"").replace(/%(?=[%{])/g,"% ").replace(/#(?=\w+;)/g,"# ")}var Hi={
'"':"\u201D","`":"\u2019","<":"\u2039",">":"\u203A"};function At(e){return e instanceof v?{audiences:"",count:"",reason:e.
reason}:{audiences:JSON.stringify(e),count:String(e.length),reason:""}}function qi({reason:e,title:t,message:n,hint:r},i){
let s=typeof r=="string"?i(r):{newRunAfter:i(r.newRunAfter)};return new v({reason:e,title:i(t),message:i(n),hint:s})}var Di={
"expected-payload":"any"};function Wi(e){for(let t of e.filter(n=>gn.includes(n))){let n=H(t);n!==""&&qt(n)}return Object.
fromEntries(e.map(t=>[t,Gi(t)]))}function Gi(e){return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?H(e):Di[e]??""}function Vi(e){
return Object.entries(process.env).flatMap(([t,n])=>{let[,r]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return r===void 0||
e.includes(r)||!n?.trim()?[]:[{name:r,variable:t}]})}async function zi(e,t){let n=Vi(e);if(n.length===0)return[];let{unknownInputs:r}=await u.
e(916).then(u.bind(u,916));return r(n,e,t)}var we=e=>process.env[e.toLowerCase()]||process.env[e]||void 0;function Ki(){
return{http:we("HTTP_PROXY"),https:we("HTTPS_PROXY"),bypass:we("NO_PROXY")}}var Bs=null,Ot="\u2060";function Pt(e){return e.
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replaceAll("##[",`##${Ot}[`).split(`
`).map(Xi).join(`
`).replace(Jt,"\uFFFD")}var Yi=q(String.raw`[^\s\p{C}\p{Z}]`,"u");function Xi(e){let t=e.indexOf("::");return t>=0&&!Yi().
test(e.slice(0,t))?`${e.slice(0,t)}:${Ot}${e.slice(t+1)}`:e}var Ji=class{#t;constructor(e){this.#t=e}info(e){ke(this.#n(
e))}retry(e,t){let n=(t/1e3).toFixed(1);this.info(`${e.title}: ${e.message} Retrying ${n==="0.0"?"now":`in ${n} s`}.`)}exchange({
method:e,url:t,ended:n,ms:r,attempt:i,isConnectionKept:s}){let a=s?"kept":"new",o=`${e} ${t.host}${t.pathname}`;Wt(this.#n(
`${o}: ${n} in ${r.toFixed()} ms (try ${i}, ${a} connection)`))}group(e,t){Ee(this.#n(e)),this.info(t),_e()}stack({reason:e,
cause:t}){e==="internal-error"&&this.group(`Stack of the error (${pt}, Node ${process.version}, ${process.platform})`,Lt(
t))}notice(e,t,n){this.#e(Vt,e,t,n)}warning(e,t,n){this.#e(Gt,e,t,n)}error(e,t,n){this.#e(Q,e,t,n)}#e(e,t,n,r){let i=this.#n(
n);i.length>ge&&ke(i),e(i,{title:this.#n(t),...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(e){return Pt(
this.#t(e))}};function Lt(e){if(!(e instanceof Error))return k(e);let{stack:t=k(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${Lt(n)}`}function Zi(e){let t=new Date,n=Ki(),r=$n({...e,proxyCredentials:Er(n)}),i=new Ji(r.redact),s=new Qi;
return{log:i,secrets:r,redact:r.redact,http:new Pr(n,Dt()?a=>i.exchange(a):void 0),signal:m.W.signal,startedAt:t,watch:a=>s.
watch(a)}}var Qi=class{#t=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#t(new Error("it stop\
ped before it finished"))),process.on("uncaughtException",e=>{this.#t(e),m.W.abort()})}watch(e){let t=new Promise((n,r)=>{
this.#t=r});return Promise.race([e,t])}};async function es(e,t,n,r=t){let i=t;try{await n()}catch(s){i=r,ts(e,s)}return await new Promise(
s=>process.stdout.write("",s)),rs(i)}function ts(e,t){let n=t instanceof Error?t.name:typeof t;Q(`The report of this run\
 failed (${n}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is n\
ot set, it may have been sent: wait some minutes, then look in the panel of your push service before you send it again.`,
{title:"Internal error (internal-error)"});try{e.stack(Ce(t))}catch{}}var ns=/^(GetAddrInfo|FS)Req/;function rs(e){if(process.
getActiveResourcesInfo().some(t=>ns.test(t)))if(process.platform!=="win32"){let t={...process.env,NODE_OPTIONS:""};process.
execve?.(process.execPath,[process.execPath,"-e",`process.exit(${e})`],t)}else e===1&&process.kill(process.pid,"SIGKILL");
process.exit(e)}function is(e,t,n){let{title:r,why:i}=n,{text:s,isShortened:a}=vi(n,Pt);a&&e.info(i.text),e[t](r,s)}var Nt=524288;
function ss(e,t,{length:n}){if(n<=Nt)return;let r=`GitHub passes at most about ${Nt} on to other jobs, so use it only in\
 this job.`;e.warning("Large output",`The output \`${t}\` has ${n} characters. ${r}`)}var as=["response","audience-name"];
function Mt(e,{redact:t,log:n}){let r=process.env.GITHUB_OUTPUT;if(!r)return;let i={...e};for(let s of as){let a=e[s];a!==
void 0&&(i[s]=t(a))}try{(0,xe.appendFileSync)(r,us(i))}catch(s){n.warning("Outputs not written",`The action could not wr\
ite its outputs (${k(s)}). Later steps may see them as empty; the log says how the run ended.`)}}function us(e){let t=new Set(
Object.values(e).flatMap(i=>i.match(/ghadelimiter_\d+/g)??[])),n=0;for(;t.has(`ghadelimiter_${n}`);)n++;let r=`ghadelimi\
ter_${n}`;return Object.entries(e).map(([i,s])=>`${i}<<${r}
${s}
${r}
`).join("")}function jt(e,t,{log:n}){let r=process.env.GITHUB_STEP_SUMMARY;if(!(!r||Yn(e)===!1))try{(0,xe.appendFileSync)(
r,cs(t()))}catch(i){n.warning("Summary not written",`Could not write the job summary (${k(i)}).`)}}var ls=9e5,Ut=e=>typeof e==
"object"?e.flatMap(Ut):e?[e]:[];function cs(e,t=ls){let n=Ut(e),r="<p>The rest of this summary is left out, because GitH\
ub limits its size.</p>",i=t-Buffer.byteLength(r)-2,s=0,a=n.findIndex(o=>(s+=Buffer.byteLength(o)+2,s>i));return`${(a===
-1?n:[...n.slice(0,a),r]).join(`

`)}
`}async function hs(){let e=Wi(tt),t=Zi({apiToken:e["api-token"]}),n=await t.watch(ds(e,t)).catch(Ce);await es(t.log,n instanceof
v?1:0,()=>fs(n,e.summary,t))}async function ds(e,t){let{settings:n,problems:r}=nr(e,t.secrets);if(r.add(await zi(tt,t.redact)),
r.throwIfAny(),!n)throw r.failure();return ei(new Hr(n,t))}function fs(e,t,n){let{log:r,redact:i}=n;if(e instanceof v){let o=qi(
e,i);Mt(At(o),n),jt(t,()=>Rt(o),n),r.stack(e),is(r,"error",xt(o));return}let s=e.map(({id:o,name:l,reach:c})=>({id:o,name:i(
l),reach:c})),a=At(s);Mt(a,n),jt(t,()=>Rt(s),n),ss(r,"audiences",a.audiences),r.info(`The service lists ${pe(s.length,"a\
udience")}.`)}hs()})},X={};function d(h){var p=X[h];if(p!==void 0)return p.exports;var u=X[h]={exports:{}},m=!0;try{ve[h](
u,u.exports,d),m=!1}finally{m&&delete X[h]}return u.exports}d.m=ve,typeof d<"u"&&(d.ab=__dirname+"/"),(()=>{var h=Object.
getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,p;d.t=function(u,m){if(m&1&&(u=this(u)),m&8||typeof u=="object"&&
u&&(m&4&&u.__esModule||m&16&&typeof u.then=="function"))return u;var $=Object.create(null);d.r($);var T={};p=p||[null,h(
{}),h([]),h(h)];for(var w=m&2&&u;typeof w=="object"&&!~p.indexOf(w);w=h(w))Object.getOwnPropertyNames(w).forEach(S=>T[S]=
()=>u[S]);return T.default=()=>u,d.d($,T),$}})(),d.d=(h,p)=>{for(var u in p)d.o(p,u)&&!d.o(h,u)&&Object.defineProperty(h,
u,{enumerable:!0,get:p[u]})},d.f={},d.e=h=>Promise.all(Object.keys(d.f).reduce((p,u)=>(d.f[u](h,p),p),[])),d.u=h=>""+h+"\
.audiences.js",d.o=(h,p)=>Object.prototype.hasOwnProperty.call(h,p),d.r=h=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.
defineProperty(h,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(h,"__esModule",{value:!0})},(()=>{var h={792:1},
p=u=>{var m=u.modules,$=u.ids,T=u.runtime;for(var w in m)d.o(m,w)&&(d.m[w]=m[w]);T&&T(d);for(var S=0;S<$.length;S++)h[$[S]]=
1};d.f.require=(u,m)=>{h[u]||p(require("./"+d.u(u)))}})();var be={};d.r(be);var ws=d(416),vs=d(36);module.exports=be})();
