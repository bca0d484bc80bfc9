"use strict";exports.id=108,exports.ids=[108],exports.modules={1108:((L,$,a)=>{a.d($,{contentFromEvent:()=>x,contentFromRelease:()=>T});
var u=a(8190);async function x(n,e){const{name:t,payload:s,unreadable:r}=n;if(t!=="release"&&t!=="deployment_status")return{
kind:"none",event:t};if(r!==void 0)return l(r);const i=new v(s,"the event has");return t==="release"?b(i,e):P(i)}async function b(n,e){
const t=n.at("action");return typeof t!="string"?l(d("action")):t==="published"||t==="released"&&e?typeof(n.at("release.\
draft")??!1)!="boolean"?l("the event's `release.draft` is neither true nor false"):g(n,"event"):c({kind:"activity",found:t})}
function P(n){const e=n.at("deployment_status.state");if(typeof e!="string")return l(d("deployment_status.state"));if(e!==
"success")return c({kind:"state",found:e});const t=n.firstText("repository.name"),s=n.firstText("deployment_status.envir\
onment","deployment.environment");return{kind:"content",source:"event",fields:{title:h(t,s," deployed to "),message:k(n),
icon_url:n.icon(),landing_url:n.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}function k(n){
const e=n.firstText("deployment_status.description");if("value"in e)return e;const t=n.at("deployment.sha");return typeof t==
"string"&&/^[0-9a-f]{7,64}$/i.test(t)?{value:`${t.slice(0,7)} is live.`}:{missing:n.lacks("deployment_status.description",
"deployment.sha")}}const d=n=>`the event's field \`${n}\` is missing or not text, so the action takes no content from it`,
c=n=>({kind:"not-announceable",because:n}),T=n=>g(new v(n,"GitHub returned"),"release");async function g(n,e){if(n.at("r\
elease.draft")===!0)return c({kind:"draft"});const t=await j(n),s={title:A(n),message:t,icon_url:n.icon(),landing_url:w(
n)};return{kind:"content",source:e,fields:s}}const _=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/;function A(n){const e=n.firstText("re\
lease.name","release.tag_name");if("missing"in e)return e;const[,t,s]=_.exec(e.value)??[];if(t!==void 0)return{value:`${t}\
 ${s}`};const r=n.firstText("repository.name");return"value"in r&&R(e.value,r.value)?e:h(r,e," ")}const E=100;function R(n,e){
const t=i=>i.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),s=t(e).join("");if(s===""||s.length>E)return!1;const r=t(n);return r.
some((i,o)=>{let f="";for(let m=o;m<r.length&&f.length<s.length;m++)f+=r[m];return f===s})}const p="Release notes are ou\
t.",U=65536;async function j(n){const e=n.at("release");if(typeof e!="object"||e===null)return{missing:n.lacks("release")};
const t=n.at("release.body")??"";if(typeof t!="string")return{missing:`${n.lacks("release.body")} that is text`};if(t.trim()===
"")return{value:p};const{announcement:s,truncate:r}=await Promise.all([a.e(22),a.e(202)]).then(a.bind(a,1202)),{text:i,isEntry:o}=s(
t);return{value:r(i)||p,madeFrom:[t.slice(0,U),i],isFirstEntry:o}}function w(n){if(n.at("repository.private")===!1&&(n.at(
"repository.visibility")??"public")==="public")return n.firstPage("release.html_url");const t=n.firstPage("repository.ho\
mepage");return"value"in t?t:{missing:"the repository is private, so subscribers cannot open the page of the release, an\
d it has no homepage to open instead; set a homepage in its settings"}}function h(n,e,t){return"missing"in n?n:"missing"in
e?e:{value:`${n.value}${t}${e.value}`}}function l(n){const e={missing:n};return{kind:"content",source:"event",fields:{title:e,
message:e,icon_url:e,landing_url:e}}}const N=200,F=(0,u.rf)("https"),I=(0,u.rf)("https","http"),y=65536;class v{data;origin;constructor(e,t){
this.data=e,this.origin=t}at(e){return e.split(".").reduce((t,s)=>typeof t=="object"&&t!==null&&Object.hasOwn(t,s)?t[s]:
void 0,this.data)}firstText(...e){const t=this.textsAt(e).map(u.h0).find(s=>s!=="");return t===void 0?{missing:this.lacks(
...e)}:{value:t}}firstPage(...e){return this.firstUrl(I,"http or https URL",e)}icon(){const e=this.firstUrl(F,"https URL",
["repository.owner.avatar_url"]);if("missing"in e)return e;const t=new URL(e.value);return t.searchParams.set("s",String(
N)),{value:t.href}}lacks(...e){const t=e.map(i=>`\`${i}\``),s=t.length>1?`neither ${t.join(" nor ")}`:`no ${t}`,r=this.textsAt(
e,Number.POSITIVE_INFINITY).length>this.textsAt(e).length;return`${this.origin} ${s}${r?` of at most ${y} characters`:""}`}firstUrl(e,t,s){
const r=this.textsAt(s).map(o=>o.trim()),i=r.find(o=>"value"in e(o));return i!==void 0?{value:i}:r.every(o=>o==="")?{missing:this.
lacks(...s)}:{missing:`${this.origin} no ${t} in ${s.map(o=>`\`${o}\``).join(" or ")}`}}textsAt(e,t=y){return e.map(s=>this.
at(s)).filter(s=>typeof s=="string"&&s.length<=t)}}})};
