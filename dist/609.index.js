"use strict";exports.id=609,exports.ids=[609,536],exports.modules={1609:(($,E,o)=>{o.d(E,{contentFromEvent:()=>a});var u=o(4204);function m(s){
const l=s.at("deployment_status.state");if(typeof l!="string")return(0,u.sV)((0,u.xW)("deployment_status.state"));if(l!==
"success")return(0,u.ho)({kind:"state",actual:l});const i=s.firstText("repository.name"),d=s.firstText("deployment_statu\
s.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:(0,u.oR)(i,d," deployed to "),
message:v(s),icon_url:s.icon(),landing_url:s.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}
function v(s){const l=s.firstText("deployment_status.description");if("value"in l)return l;const i=s.at("deployment.sha");
return typeof i=="string"&&/^[0-9a-f]{7,64}$/i.test(i)?{value:`${i.slice(0,7)} is live.`,madeFrom:[i]}:{missing:s.missingMessage(
"deployment_status.description","deployment.sha")}}var y=o(6579),b=o(8925),M=o(536),x=o(1679);async function t(s,l,i){const d=s.
at("action");return typeof d!="string"?r((0,u.xW)("action"),i.filter):d!=="published"&&d!=="released"?(0,u.ho)({kind:"ac\
tivity",actual:d}):d==="released"&&!l?{kind:"invalid",problems:[n]}:typeof(s.at("release.draft")??!1)!="boolean"?r("the \
event's `release.draft` is neither true nor false",i.filter):(0,M.a)(s,"event",i)}function r(s,l){const i=(0,x.Wv)(s,l);
return i.length>0?{kind:"invalid",problems:i}:(0,u.sV)(s)}const n=(0,b.CC)("once-key","is missing, and the activity `rel\
eased` of a release is announced only with it (publishing a stable release also fires `published`, and both would be sen\
t); set `once-key: release-{tag}` with the permission `contents: write`, or listen to `published` instead");async function a(s,l,i){
const{name:d,payload:O,unreadable:p}=s;if(d!=="release"&&d!=="deployment_status")return{kind:"none",event:d};if(p!==void 0)
return d==="release"?r(p,i.filter):(0,u.sV)(p);const e=new y.e(O,"the event has");return d==="release"?t(e,l,i):m(e)}}),
6579:(($,E,o)=>{o.d(E,{e:()=>M});var u=o(2996),m=o(8992),v=o(2542);const[{width:y}]=u.Ng.icon_url.sizes,b=65536;class M{data;origin;constructor(t,r){
this.data=t,this.origin=r}at(t){return t.split(".").reduce((r,n)=>typeof r=="object"&&r!==null&&Object.hasOwn(r,n)?r[n]:
void 0,this.data)}firstText(...t){const r=this.textsAt(t).find(m.h0);return r===void 0?{missing:this.missingMessage(...t)}:
{value:(0,m.h0)(r),madeFrom:[r]}}firstPage(...t){return this.firstUrl(v.fD.page,"http or https URL",t)}icon(){const t=this.
firstUrl(v.fD.image,"https URL",["repository.owner.avatar_url"]);if("missing"in t)return t;const r=new URL(t.value);return r.
searchParams.set("s",String(y)),{value:r.href,madeFrom:t.madeFrom}}missingMessage(...t){const r=t.map(s=>`\`${s}\``),n=r.
length>1?`neither ${r.join(" nor ")}`:`no ${r}`,a=this.textsAt(t,Number.POSITIVE_INFINITY).length>this.textsAt(t).length;
return`${this.origin} ${n}${a?` of at most ${b} characters`:""}`}firstUrl(t,r,n){const a=this.textsAt(n).map(i=>i.trim()),
s=a.find(i=>"value"in t(i));if(s!==void 0)return{value:s,madeFrom:[s]};if(a.every(i=>i===""))return{missing:this.missingMessage(
...n)};const l=a.some(i=>i.length>m.QO)?` of at most ${m.zF}`:"";return{missing:`${this.origin} no ${r}${l} in ${n.map(i=>`\
\`${i}\``).join(" or ")}`}}textsAt(t,r=b){return t.map(n=>this.at(n)).filter(n=>typeof n=="string"&&n.length<=r)}}}),536:(($,E,o)=>{
o.d(E,{a:()=>x,contentFromRelease:()=>M});var u=o(8992),m=o(4204),v=o(6579),y=o(1679),b=o(9657);const M=(e,f)=>x(new v.e(
e,"GitHub returned"),"release",f);async function x(e,f,{filter:c,needsMessage:h,secrets:_}){if(e.at("release.draft")===!0)
return(0,m.ho)({kind:"draft"});const g=e.firstText("release.tag_name"),T=e.firstText("release.published_at"),D=(0,y.NC)(
t(g),t(T),c.now),P={...D,tag:_.redact(D.tag)},C=(0,y.Wg)(P,c);if(C)return"problems"in C?{kind:"invalid",...C}:(0,m.ho)(C);
const W=s(e),R=h?await O(e):{value:"",madeFrom:[]},N=p(e),j={title:W,message:R,icon_url:e.icon(),landing_url:N},F=e.firstText(
"release.name","release.tag_name"),I={tag:g,version:r(g),name:F,repository:e.firstText("repository.name"),message:R,url:N};
return{kind:"content",source:f,fields:j,release:P,placeholders:I}}const t=e=>"value"in e?e.value:"";function r(e){if("mi\
ssing"in e)return e;const{value:f,madeFrom:c}=e,h=(0,b.SF)(f);return h?{value:h.text,madeFrom:c}:{missing:`the tag ${(0,u.
hD)(f)} has no version such as v1.2.3`,madeFrom:c}}const n=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,a=/^releases?\/(?=v?\d)/i;function s(e){
const f=e.firstText("release.name","release.tag_name");if("missing"in f)return f;const c={...f,value:f.value.replace(a,"")},
[,h,_]=n.exec(c.value)??[];if(h!==void 0)return{...c,value:`${h} ${_}`};const g=e.firstText("repository.name");return"va\
lue"in g&&i(c.value,g.value)?c:(0,m.oR)(g,c," ")}const l=100;function i(e,f){const c=g=>g.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),
h=c(f).join("");if(h===""||h.length>l)return!1;const _=c(e);return _.some((g,T)=>{let D="";for(let P=T;P<_.length&&D.length<
h.length;P++)D+=_[P];return D===h})}const d=65536;async function O(e){const f=e.at("release");if(typeof f!="object"||f===
null)return{missing:e.missingMessage("release")};const c=e.at("release.body")??"";if(typeof c!="string")return{missing:`${e.
missingMessage("release.body")} that is text`};const{readNotes:h}=await Promise.all([o.e(582),o.e(345)]).then(o.bind(o,7345)),
_=h(c),g=c.slice(0,d);if("problem"in _)return{missing:_.problem,madeFrom:[g]};const{message:T,madeFrom:D,origin:P}=_;return{
value:T,madeFrom:[g,D,...Object.values(P)],origin:P}}function p(e){if(e.at("repository.private")===!1&&(e.at("repository\
.visibility")??"public")==="public")return e.firstPage("release.html_url");const c=e.firstPage("repository.homepage");return"\
value"in c?c:{missing:"the repository is private, so subscribers cannot open the page of the release, and it has no home\
page to open instead; set a homepage in its settings"}}}),1679:(($,E,o)=>{o.d(E,{MQ:()=>y,NC:()=>b,Wg:()=>M,Wv:()=>x});var u=o(
8925),m=o(8992),v=o(9657);const y=t=>(0,m.Gv)(t)&&t.draft===!1&&t.prerelease===!1;function b(t,r,n){const a=(0,v.SF)(t),
s=(n.getTime()-Date.parse(r??""))/1e3;return{tag:t,level:a&&(0,v.In)(a),age:Number.isNaN(s)?void 0:Math.max(0,s)}}function M(t,{
level:r,maxAge:n}){const{tag:a,level:s,age:l}=t,i=[];if(r!==void 0&&s===void 0&&i.push((0,u.CC)("release-level",`cannot \
be applied to the release ${(0,m.hD)(a)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),n!==
void 0&&l===void 0&&i.push((0,u.CC)("max-age",`cannot be applied to the release ${(0,m.hD)(a)}: GitHub gives no date at \
which it was published`)),i.length>0)return{problems:i};if(r!==void 0&&!(0,v.du)(s,r))return{kind:"level",release:t,minLevel:r};
if(n!==void 0&&l!==void 0&&l>n)return{kind:"age",release:t,age:l,maxAge:n}}function x(t,{level:r,maxAge:n}){const a=[];return r!==
void 0&&a.push((0,u.CC)("release-level",`cannot be applied: ${t}`)),n!==void 0&&a.push((0,u.CC)("max-age",`cannot be app\
lied: ${t}`)),a}}),9657:(($,E,o)=>{o.d(E,{In:()=>x,SF:()=>y,XB:()=>r,du:()=>t});const u=["major","minor","patch"],m=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
v=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function y(n){const s=[...n.replace(m,e=>".".repeat(e.length)).matchAll(
v)],i=s.find(([,,e=""])=>e.includes("."))??s.findLast(([,e])=>e!=="-"&&e!=="_");if(i===void 0)return;const[,d="",O=""]=i,
p=i.index+d.length;return{text:n.slice(p),numbers:O.split(".").map(Number),words:[n.slice(0,p).replace(/v$/i,""),n.slice(
p+O.length)]}}const b=/^[-_,]\d/,M=9999;function x({numbers:n,words:[,a]}){const[s=0,...l]=n;if(l.length===0&&(s>M||b.test(
a)))return;const i=n.findLastIndex(d=>d>0);return u[Math.min(Math.max(i,0),u.length-1)]}const t=(n,a)=>n!==void 0&&u.indexOf(
n)<=u.indexOf(a);function r(n,a,s){const l=a.numbers.slice(0,u.indexOf(s)+1),i=Math.max(l.length,n.numbers.length),d=Array.
from({length:i}).every((p,e)=>(n.numbers[e]??0)===(l[e]??0));return n.words.every((p,e)=>p===a.words[e])&&d&&t(x(n),s)}})};
