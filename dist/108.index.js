"use strict";exports.id=108,exports.ids=[108],exports.modules={1108:((U,$,a)=>{a.d($,{contentFromEvent:()=>_,contentFromRelease:()=>E});
var x=a(8190),m=a(1312);async function _(n,e){const{name:t,payload:s,unreadable:i}=n;if(t!=="release"&&t!=="deployment_s\
tatus")return{kind:"none",event:t};if(i!==void 0)return l(i);const r=new v(s,"the event has");return t==="release"?b(r,e):
P(r)}async function b(n,e){const t=n.at("action");return typeof t!="string"?l(d("action")):t==="published"||t==="release\
d"&&e?typeof(n.at("release.draft")??!1)!="boolean"?l("the event's `release.draft` is neither true nor false"):g(n,"event"):
u({kind:"activity",found:t})}function P(n){const e=n.at("deployment_status.state");if(typeof e!="string")return l(d("dep\
loyment_status.state"));if(e!=="success")return u({kind:"state",found:e});const t=n.firstText("repository.name"),s=n.firstText(
"deployment_status.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:p(t,s," dep\
loyed to "),message:T(n),icon_url:n.icon(),landing_url:n.firstPage("deployment_status.environment_url","deployment_statu\
s.target_url")}}}function T(n){const e=n.firstText("deployment_status.description");if("value"in e)return e;const t=n.at(
"deployment.sha");return typeof t=="string"&&/^[0-9a-f]{7,64}$/i.test(t)?{value:`${t.slice(0,7)} is live.`}:{missing:n.lacks(
"deployment_status.description","deployment.sha")}}const d=n=>`the event's field \`${n}\` is missing or not text, so the \
action takes no content from it`,u=n=>({kind:"not-announceable",because:n}),E=n=>g(new v(n,"GitHub returned"),"release");
async function g(n,e){if(n.at("release.draft")===!0)return u({kind:"draft"});const t=await L(n),s={title:A(n),message:t,
icon_url:n.icon(),landing_url:N(n)};return{kind:"content",source:e,fields:s}}const k=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/;function A(n){
const e=n.firstText("release.name","release.tag_name");if("missing"in e)return e;const[,t,s]=k.exec(e.value)??[];if(t!==
void 0)return{value:`${t} ${s}`};const i=n.firstText("repository.name");return"value"in i&&j(e.value,i.value)?e:p(i,e," ")}
const R=100;function j(n,e){const t=r=>r.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),s=t(e).join("");if(s===""||s.length>
R)return!1;const i=t(n);return i.some((r,o)=>{let c="";for(let f=o;f<i.length&&c.length<s.length;f++)c+=i[f];return c===
s})}const h="Release notes are out.",D=65536;async function L(n){const e=n.at("release");if(typeof e!="object"||e===null)
return{missing:n.lacks("release")};const t=n.at("release.body")??"";if(typeof t!="string")return{missing:`${n.lacks("rel\
ease.body")} that is text`};if(t.trim()==="")return{value:h};const{announcement:s,truncate:i}=await Promise.all([a.e(22),
a.e(202)]).then(a.bind(a,1202)),{text:r,isEntry:o}=s(t);return{value:i(r)||h,madeFrom:[t.slice(0,D),r],isFirstEntry:o}}function N(n){
if(n.at("repository.private")===!1&&(n.at("repository.visibility")??"public")==="public")return n.firstPage("release.htm\
l_url");const t=n.firstPage("repository.homepage");return"value"in t?t:{missing:"the repository is private, so subscribe\
rs cannot open the page of the release, and it has no homepage to open instead; set a homepage in its settings"}}function p(n,e,t){
return"missing"in n?n:"missing"in e?e:{value:`${n.value}${t}${e.value}`}}function l(n){const e={missing:n};return{kind:"\
content",source:"event",fields:{title:e,message:e,icon_url:e,landing_url:e}}}const O=200,y=65536;class v{data;origin;constructor(e,t){
this.data=e,this.origin=t}at(e){return e.split(".").reduce((t,s)=>typeof t=="object"&&t!==null&&Object.hasOwn(t,s)?t[s]:
void 0,this.data)}firstText(...e){const t=this.textsAt(e).map(x.h0).find(Boolean);return t===void 0?{missing:this.lacks(
...e)}:{value:t}}firstPage(...e){return this.firstUrl(m.fD.landing_url,"http or https URL",e)}icon(){const e=this.firstUrl(
m.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in e)return e;const t=new URL(e.value);return t.searchParams.
set("s",String(O)),{value:t.href}}lacks(...e){const t=e.map(r=>`\`${r}\``),s=t.length>1?`neither ${t.join(" nor ")}`:`no\
 ${t}`,i=this.textsAt(e,Number.POSITIVE_INFINITY).length>this.textsAt(e).length;return`${this.origin} ${s}${i?` of at mo\
st ${y} characters`:""}`}firstUrl(e,t,s){const i=this.textsAt(s).map(o=>o.trim()),r=i.find(o=>"value"in e(o));return r!==
void 0?{value:r}:i.every(o=>o==="")?{missing:this.lacks(...s)}:{missing:`${this.origin} no ${t} in ${s.map(o=>`\`${o}\``).
join(" or ")}`}}textsAt(e,t=y){return e.map(s=>this.at(s)).filter(s=>typeof s=="string"&&s.length<=t)}}})};
