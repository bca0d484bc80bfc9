"use strict";exports.id=609,exports.ids=[609,536],exports.modules={1609:(($,x,l)=>{l.d(x,{contentFromEvent:()=>u});var d=l(4204);function h(n){
const i=n.at("deployment_status.state");if(typeof i!="string")return(0,d.sV)((0,d.xW)("deployment_status.state"));if(i!==
"success")return(0,d.ho)({kind:"state",actual:i});const o=n.firstText("repository.name"),c=n.firstText("deployment_statu\
s.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:(0,d.oR)(o,c," deployed to "),
message:_(n),icon_url:n.icon(),landing_url:n.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}
function _(n){const i=n.firstText("deployment_status.description");if("value"in i)return i;const o=n.at("deployment.sha");
return typeof o=="string"&&/^[0-9a-f]{7,64}$/i.test(o)?{value:`${o.slice(0,7)} is live.`,madeFrom:[o]}:{missing:n.missingMessage(
"deployment_status.description","deployment.sha")}}var y=l(6579),E=l(8925),P=l(536),r=l(1679);async function t(n,i,o){const c=n.
at("action");return typeof c!="string"?a((0,d.xW)("action"),o.filter):c!=="published"&&c!=="released"?(0,d.ho)({kind:"ac\
tivity",actual:c}):c==="released"&&!i?{kind:"invalid",problems:[s]}:typeof(n.at("release.draft")??!1)!="boolean"?a("the \
event's `release.draft` is neither true nor false",o.filter):(0,P.a)(n,"event",o)}function a(n,i){const o=(0,r.Wv)(n,i);
return o.length>0?{kind:"invalid",problems:o}:(0,d.sV)(n)}const s=(0,E.CC)("once-key","is missing, and the activity `rel\
eased` of a release is announced only with it (publishing a stable release also fires `published`, and both would be sen\
t); set `once-key: release-{tag}` with the permission `contents: write`, or listen to `published` instead");async function u(n,i,o){
const{name:c,payload:M,unreadable:p}=n;if(c!=="release"&&c!=="deployment_status")return{kind:"none",event:c};if(p!==void 0)
return c==="release"?a(p,o.filter):(0,d.sV)(p);const e=new y.e(M,"the event has");return c==="release"?t(e,i,o):h(e)}}),
6579:(($,x,l)=>{l.d(x,{e:()=>E});var d=l(8992),h=l(2542);const _=200,y=65536;class E{data;origin;constructor(r,t){this.data=
r,this.origin=t}at(r){return r.split(".").reduce((t,a)=>typeof t=="object"&&t!==null&&Object.hasOwn(t,a)?t[a]:void 0,this.
data)}firstText(...r){const t=this.textsAt(r).find(d.h0);return t===void 0?{missing:this.missingMessage(...r)}:{value:(0,d.
h0)(t),madeFrom:[t]}}firstPage(...r){return this.firstUrl(h.fD.landing_url,"http or https URL",r)}icon(){const r=this.firstUrl(
h.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in r)return r;const t=new URL(r.value);return t.searchParams.
set("s",String(_)),{value:t.href,madeFrom:r.madeFrom}}missingMessage(...r){const t=r.map(u=>`\`${u}\``),a=t.length>1?`ne\
ither ${t.join(" nor ")}`:`no ${t}`,s=this.textsAt(r,Number.POSITIVE_INFINITY).length>this.textsAt(r).length;return`${this.
origin} ${a}${s?` of at most ${y} characters`:""}`}firstUrl(r,t,a){const s=this.textsAt(a).map(i=>i.trim()),u=s.find(i=>"\
value"in r(i));if(u!==void 0)return{value:u,madeFrom:[u]};if(s.every(i=>i===""))return{missing:this.missingMessage(...a)};
const n=s.some(i=>i.length>d.QO)?` of at most ${d.zF}`:"";return{missing:`${this.origin} no ${t}${n} in ${a.map(i=>`\`${i}\
\``).join(" or ")}`}}textsAt(r,t=y){return r.map(a=>this.at(a)).filter(a=>typeof a=="string"&&a.length<=t)}}}),536:(($,x,l)=>{
l.d(x,{a:()=>r,contentFromRelease:()=>P});var d=l(8992),h=l(4204),_=l(6579),y=l(1679),E=l(9657);const P=(e,m)=>r(new _.e(
e,"GitHub returned"),"release",m);async function r(e,m,{filter:f,needsMessage:g,secrets:b}){if(e.at("release.draft")===!0)
return(0,h.ho)({kind:"draft"});const v=e.firstText("release.tag_name"),T=e.firstText("release.published_at"),D=(0,y.NC)(
t(v),t(T),f.now),O={...D,tag:b.redact(D.tag)},C=(0,y.Wg)(O,f);if(C)return"problems"in C?{kind:"invalid",...C}:(0,h.ho)(C);
const N=n(e),R=g?await M(e):{value:"",madeFrom:[]},F=p(e),j={title:N,message:R,icon_url:e.icon(),landing_url:F},I=e.firstText(
"release.name","release.tag_name"),W={tag:v,version:a(v),name:I,repository:e.firstText("repository.name"),message:R,url:F};
return{kind:"content",source:m,fields:j,release:O,placeholders:W}}const t=e=>"value"in e?e.value:"";function a(e){if("mi\
ssing"in e)return e;const{value:m,madeFrom:f}=e,g=(0,E.SF)(m);return g?{value:g.text,madeFrom:f}:{missing:`the tag ${(0,d.
hD)(m)} has no version such as v1.2.3`,madeFrom:f}}const s=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,u=/^releases?\/(?=v?\d)/i;function n(e){
const m=e.firstText("release.name","release.tag_name");if("missing"in m)return m;const f={...m,value:m.value.replace(u,"")},
[,g,b]=s.exec(f.value)??[];if(g!==void 0)return{...f,value:`${g} ${b}`};const v=e.firstText("repository.name");return"va\
lue"in v&&o(f.value,v.value)?f:(0,h.oR)(v,f," ")}const i=100;function o(e,m){const f=v=>v.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),
g=f(m).join("");if(g===""||g.length>i)return!1;const b=f(e);return b.some((v,T)=>{let D="";for(let O=T;O<b.length&&D.length<
g.length;O++)D+=b[O];return D===g})}const c=65536;async function M(e){const m=e.at("release");if(typeof m!="object"||m===
null)return{missing:e.missingMessage("release")};const f=e.at("release.body")??"";if(typeof f!="string")return{missing:`${e.
missingMessage("release.body")} that is text`};const{readNotes:g}=await Promise.all([l.e(582),l.e(345)]).then(l.bind(l,7345)),
b=g(f),v=f.slice(0,c);if("problem"in b)return{missing:b.problem,madeFrom:[v]};const{message:T,madeFrom:D,origin:O}=b;return{
value:T,madeFrom:[v,D,...Object.values(O)],origin:O}}function p(e){if(e.at("repository.private")===!1&&(e.at("repository\
.visibility")??"public")==="public")return e.firstPage("release.html_url");const f=e.firstPage("repository.homepage");return"\
value"in f?f:{missing:"the repository is private, so subscribers cannot open the page of the release, and it has no home\
page to open instead; set a homepage in its settings"}}}),1679:(($,x,l)=>{l.d(x,{MQ:()=>y,NC:()=>E,Wg:()=>P,Wv:()=>r});var d=l(
8925),h=l(8992),_=l(9657);const y=t=>(0,h.Gv)(t)&&t.draft===!1&&t.prerelease===!1;function E(t,a,s){const u=(0,_.SF)(t),
n=(s.getTime()-Date.parse(a??""))/1e3;return{tag:t,level:u&&(0,_.In)(u),age:Number.isNaN(n)?void 0:Math.max(0,n)}}function P(t,{
level:a,maxAge:s}){const{tag:u,level:n,age:i}=t,o=[];if(a!==void 0&&n===void 0&&o.push((0,d.CC)("release-level",`cannot \
be applied to the release ${(0,h.hD)(u)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),s!==
void 0&&i===void 0&&o.push((0,d.CC)("max-age",`cannot be applied to the release ${(0,h.hD)(u)}: GitHub gives no date at \
which it was published`)),o.length>0)return{problems:o};if(a!==void 0&&!(0,_.du)(n,a))return{kind:"level",release:t,minLevel:a};
if(s!==void 0&&i!==void 0&&i>s)return{kind:"age",release:t,age:i,maxAge:s}}function r(t,{level:a,maxAge:s}){const u=[];return a!==
void 0&&u.push((0,d.CC)("release-level",`cannot be applied: ${t}`)),s!==void 0&&u.push((0,d.CC)("max-age",`cannot be app\
lied: ${t}`)),u}}),9657:(($,x,l)=>{l.d(x,{In:()=>r,SF:()=>y,XB:()=>a,du:()=>t});const d=["major","minor","patch"],h=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
_=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function y(s){const n=[...s.replace(h,e=>".".repeat(e.length)).matchAll(
_)],o=n.find(([,,e=""])=>e.includes("."))??n.findLast(([,e])=>e!=="-"&&e!=="_");if(o===void 0)return;const[,c="",M=""]=o,
p=o.index+c.length;return{text:s.slice(p),numbers:M.split(".").map(Number),words:[s.slice(0,p).replace(/v$/i,""),s.slice(
p+M.length)]}}const E=/^[-_,]\d/,P=9999;function r({numbers:s,words:[,u]}){const[n=0,...i]=s;if(i.length===0&&(n>P||E.test(
u)))return;const o=s.findLastIndex(c=>c>0);return d[Math.min(Math.max(o,0),d.length-1)]}const t=(s,u)=>s!==void 0&&d.indexOf(
s)<=d.indexOf(u);function a(s,u,n){const i=u.numbers.slice(0,d.indexOf(n)+1),o=Math.max(i.length,s.numbers.length),c=Array.
from({length:o}).every((p,e)=>(s.numbers[e]??0)===(i[e]??0));return s.words.every((p,e)=>p===u.words[e])&&c&&t(r(s),n)}})};
