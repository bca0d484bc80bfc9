"use strict";exports.id=386,exports.ids=[386,375],exports.modules={4204:((D,b,u)=>{u.d(b,{ho:()=>y,oR:()=>v,sV:()=>m,xW:()=>$});function m(c){
const d={missing:c};return{kind:"content",source:"event",fields:{title:d,message:d,icon_url:d,landing_url:d},placeholders:{
tag:d,version:d,name:d,repository:d,message:d,url:d}}}function v(c,d,n){return"missing"in c?c:"missing"in d?d:{value:`${c.
value}${n}${d.value}`}}const $=c=>`the event's field \`${c}\` is missing or not text, so the action takes no content from\
 it`,y=c=>({kind:"not-announceable",why:c})}),6386:((D,b,u)=>{u.d(b,{contentFromEvent:()=>d});var m=u(4204);function v(n){
const s=n.at("deployment_status.state");if(typeof s!="string")return(0,m.sV)((0,m.xW)("deployment_status.state"));if(s!==
"success")return(0,m.ho)({kind:"state",actual:s});const t=n.firstText("repository.name"),l=n.firstText("deployment_statu\
s.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:(0,m.oR)(t,l," deployed to "),
message:$(n),icon_url:n.icon(),landing_url:n.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}
function $(n){const s=n.firstText("deployment_status.description");if("value"in s)return s;const t=n.at("deployment.sha");
return typeof t=="string"&&/^[0-9a-f]{7,64}$/i.test(t)?{value:`${t.slice(0,7)} is live.`}:{missing:n.missingMessage("dep\
loyment_status.description","deployment.sha")}}var y=u(6579),c=u(4375);async function d(n,s,t){const{name:l,payload:f,unreadable:p}=n;
if(l!=="release"&&l!=="deployment_status")return{kind:"none",event:l};if(p!==void 0)return l==="release"?(0,c.W)(p,t.filter):
(0,m.sV)(p);const i=new y.e(f,"the event has");return l==="release"?(0,c.g)(i,s,t):v(i)}}),6579:((D,b,u)=>{u.d(b,{e:()=>c});
var m=u(8992),v=u(2542);const $=200,y=65536;class c{data;origin;constructor(n,s){this.data=n,this.origin=s}at(n){return n.
split(".").reduce((s,t)=>typeof s=="object"&&s!==null&&Object.hasOwn(s,t)?s[t]:void 0,this.data)}firstText(...n){const s=this.
textsAt(n).map(m.h0).find(Boolean);return s===void 0?{missing:this.missingMessage(...n)}:{value:s}}firstPage(...n){return this.
firstUrl(v.fD.landing_url,"http or https URL",n)}icon(){const n=this.firstUrl(v.fD.icon_url,"https URL",["repository.own\
er.avatar_url"]);if("missing"in n)return n;const s=new URL(n.value);return s.searchParams.set("s",String($)),{value:s.href}}missingMessage(...n){
const s=n.map(f=>`\`${f}\``),t=s.length>1?`neither ${s.join(" nor ")}`:`no ${s}`,l=this.textsAt(n,Number.POSITIVE_INFINITY).
length>this.textsAt(n).length;return`${this.origin} ${t}${l?` of at most ${y} characters`:""}`}firstUrl(n,s,t){const l=this.
textsAt(t).map(i=>i.trim()),f=l.find(i=>"value"in n(i));if(f!==void 0)return{value:f};if(l.every(i=>i===""))return{missing:this.
missingMessage(...t)};const p=l.some(i=>i.length>m.QO)?" of at most 2,048 characters":"";return{missing:`${this.origin} \
no ${s}${p} in ${t.map(i=>`\`${i}\``).join(" or ")}`}}textsAt(n,s=y){return n.map(t=>this.at(t)).filter(t=>typeof t=="st\
ring"&&t.length<=s)}}}),4375:((D,b,u)=>{u.d(b,{contentFromRelease:()=>p,g:()=>l,W:()=>f});var m=u(8992),v=u(4204),$=u(6579),
y=u(8925),c=u(9657);const d=(e,o)=>e==="published"||e==="released"&&o;function n(e,o,r){const a=(0,c.SF)(e),g=(r.getTime()-
Date.parse(o??""))/1e3;return{tag:e,level:a&&(0,c.In)(a),age:Number.isNaN(g)?void 0:Math.max(0,g)}}function s(e,{level:o,
maxAge:r}){const{tag:a,level:g,age:h}=e,M=[];if(o!==void 0&&g===void 0&&M.push((0,y.CC)("release-level",`cannot be appli\
ed to the release ${(0,m.hD)(a)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),r!==void 0&&
h===void 0&&M.push((0,y.CC)("max-age",`cannot be applied to the release ${(0,m.hD)(a)}: GitHub gives no date at which it\
 was published`)),M.length>0)return{problems:M};const x=(0,c.SF)(a);if(o!==void 0&&x&&!(0,c.du)(x,o))return{kind:"level",
release:e,wanted:o};if(r!==void 0&&h!==void 0&&h>r)return{kind:"age",release:e,age:h,maxAge:r}}function t(e,{level:o,maxAge:r}){
const a=[];return o!==void 0&&a.push((0,y.CC)("release-level",`cannot be applied: ${e}`)),r!==void 0&&a.push((0,y.CC)("m\
ax-age",`cannot be applied: ${e}`)),a}async function l(e,o,r){const a=e.at("action");return typeof a!="string"?f((0,v.xW)(
"action"),r.filter):d(a,o)?typeof(e.at("release.draft")??!1)!="boolean"?f("the event's `release.draft` is neither true n\
or false",r.filter):i(e,"event",r):(0,v.ho)({kind:"activity",actual:a})}function f(e,o){const r=t(e,o);return r.length>0?
{kind:"invalid",problems:r}:(0,v.sV)(e)}const p=(e,o)=>i(new $.e(e,"GitHub returned"),"release",o);async function i(e,o,{
filter:r,needsMessage:a}){if(e.at("release.draft")===!0)return(0,v.ho)({kind:"draft"});const g=e.firstText("release.tag_\
name"),h=e.firstText("release.published_at"),M=n(T(g),T(h),r.now),x=s(M,r);if(x)return"problems"in x?{kind:"invalid",...x}:
(0,v.ho)(x);const N=C(e),E=a?await _(e,N):{value:""},F=j(e),A={title:N,message:E,icon_url:e.icon(),landing_url:F},U=e.firstText(
"release.name","release.tag_name"),V={tag:g,version:O(g),name:U,repository:e.firstText("repository.name"),message:E,url:F};
return{kind:"content",source:o,fields:A,release:M,placeholders:V}}const T=e=>"value"in e?e.value:"";function O(e){if("mi\
ssing"in e)return e;const o=(0,c.SF)(e.value);return o?{value:o.text}:{missing:`the tag ${(0,m.hD)(e.value)} has no vers\
ion such as v1.2.3`}}const P=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,R=/^releases?\/(?=v?\d)/i;function C(e){const o=e.firstText("\
release.name","release.tag_name");if("missing"in o)return o;const r={value:o.value.replace(R,"")},[,a,g]=P.exec(r.value)??
[];if(a!==void 0)return{value:`${a} ${g}`};const h=e.firstText("repository.name");return"value"in h&&I(r.value,h.value)?
r:(0,v.oR)(h,r," ")}const L=100;function I(e,o){const r=h=>h.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),a=r(o).join("");
if(a===""||a.length>L)return!1;const g=r(e);return g.some((h,M)=>{let x="";for(let N=M;N<g.length&&x.length<a.length;N++)
x+=g[N];return x===a})}const S=65536;async function _(e,o){const r=e.at("release");if(typeof r!="object"||r===null)return{
missing:e.missingMessage("release")};const a=e.at("release.body")??"";if(typeof a!="string")return{missing:`${e.missingMessage(
"release.body")} that is text`};const{readNotes:g}=await Promise.all([u.e(22),u.e(786)]).then(u.bind(u,5786)),h=g(a,{title:"\
value"in o?o.value:""});return"problem"in h?{missing:h.problem}:{value:h.message,madeFrom:[a.slice(0,S),h.madeFrom],origin:h.
origin}}function j(e){if(e.at("repository.private")===!1&&(e.at("repository.visibility")??"public")==="public")return e.
firstPage("release.html_url");const r=e.firstPage("repository.homepage");return"value"in r?r:{missing:"the repository is\
 private, so subscribers cannot open the page of the release, and it has no homepage to open instead; set a homepage in \
its settings"}}}),9657:((D,b,u)=>{u.d(b,{In:()=>c,SF:()=>y,T_:()=>s,du:()=>d});const m=["major","minor","patch"],v=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
$=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function y(t){const f=[...t.replace(v,R=>".".repeat(R.length)).matchAll(
$)],i=f.find(([,,R=""])=>R.includes("."))??f.findLast(([,R])=>R!=="-"&&R!=="_");if(i===void 0)return;const[,T="",O=""]=i,
P=i.index+T.length;return{text:t.slice(P),numbers:O.split(".").map(Number),words:[t.slice(0,P).replace(/v$/i,""),t.slice(
P+O.length)]}}function c({numbers:t}){const l=t.findLastIndex(f=>f>0);return m[Math.min(Math.max(l,0),m.length-1)]??"pat\
ch"}const d=(t,l)=>m.indexOf(c(t))<=m.indexOf(l);function n(t,l){const f=Math.max(t.numbers.length,l.numbers.length);for(let p=0;p<
f;p++){const i=(t.numbers[p]??0)-(l.numbers[p]??0);if(i!==0)return i}return 0}function s(t,l,f){const p=({words:i})=>i.every(
(T,O)=>T===l.words[O]);return t.filter(({version:i})=>p(i)&&n(i,l)<=0&&d(i,f)).reduce((i,T)=>i===void 0||n(T.version,i.version)>
0?T:i,void 0)}})};
