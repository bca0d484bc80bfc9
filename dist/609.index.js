"use strict";exports.id=609,exports.ids=[609,536],exports.modules={1609:((C,O,o)=>{o.d(O,{contentFromEvent:()=>s});var u=o(4204);function v(t){
const r=t.at("deployment_status.state");if(typeof r!="string")return(0,u.sV)((0,u.xW)("deployment_status.state"));if(r!==
"success")return(0,u.ho)({kind:"state",actual:r});const l=t.firstText("repository.name"),i=t.firstText("deployment_statu\
s.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:(0,u.oR)(l,i," deployed to "),
message:_(t),icon_url:t.icon(),landing_url:t.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}
function _(t){const r=t.firstText("deployment_status.description");if("value"in r)return r;const l=t.at("deployment.sha");
return typeof l=="string"&&/^[0-9a-f]{7,64}$/i.test(l)?{value:`${l.slice(0,7)} is live.`,madeFrom:[l]}:{missing:t.missingMessage(
"deployment_status.description","deployment.sha")}}var h=o(6579),P=o(8925),y=o(536),b=o(3633);async function M(t,r,l){const i=t.
at("action");return typeof i!="string"?a((0,u.xW)("action"),l.filter):i!=="published"&&i!=="released"?(0,u.ho)({kind:"ac\
tivity",actual:i}):i==="released"&&!r?{kind:"invalid",problems:[e]}:typeof(t.at("release.draft")??!1)!="boolean"?a("the \
event's `release.draft` is neither true nor false",l.filter):(0,y.a)(t,"event",l)}function a(t,r){const l=(0,b.vs)(t,r);
return l.length>0?{kind:"invalid",problems:l}:(0,u.sV)(t)}const e=(0,P.CC)("once-key","is missing, and the activity `rel\
eased` of a release is announced only with it. GitHub also starts a run for `published`, which may have sent this releas\
e: look there before you announce it by hand. Then set `once-key: release-{tag}` with the permission `contents: write`, \
or listen only to `published`");async function s(t,r,l){const{name:i,payload:f,unreadable:p}=t;if(i!=="release"&&i!=="de\
ployment_status")return{kind:"none",event:i};if(p!==void 0)return i==="release"?a(p,l.filter):(0,u.sV)(p);const n=new h.
e(f,"the event has");return i==="release"?M(n,r,l):v(n)}}),6579:((C,O,o)=>{o.d(O,{e:()=>b});var u=o(8266),v=o(8992),_=o(
7666),h=o(9735);const[{width:P}]=u.Ng.icon_url.sizes,y=65536;class b{#n;#t;constructor(a,e){this.#n=a,this.#t=e}at(a){return a.
split(".").reduce((e,s)=>typeof e=="object"&&e!==null&&Object.hasOwn(e,s)?e[s]:void 0,this.#n)}firstText(...a){const e=this.#e(
a).find(v.h0);return e===void 0?{missing:this.missingMessage(...a)}:{value:(0,v.h0)(e),madeFrom:[e]}}firstPage(...a){return this.#s(
h.fD.page,"http or https URL",a)}icon(){const a=this.#s(h.fD.image,"https URL",["repository.owner.avatar_url"]);if("miss\
ing"in a)return a;const e=new URL(a.value);return e.searchParams.set("s",String(P)),{value:e.href,madeFrom:a.madeFrom}}missingMessage(...a){
const e=a.map(r=>`\`${r}\``),s=e.length>1?`neither ${e.join(" nor ")}`:`no ${e}`,t=this.#e(a,Number.POSITIVE_INFINITY).length>
this.#e(a).length;return`${this.#t} ${s}${t?` of at most ${y} characters`:""}`}#s(a,e,s){const t=this.#e(s).map(i=>i.trim()),
r=t.find(i=>"value"in a(i));if(r!==void 0)return{value:r,madeFrom:[r]};if(t.every(i=>i===""))return{missing:this.missingMessage(
...s)};const l=t.some(i=>i.length>_.QO)?` of at most ${_.zF}`:"";return{missing:`${this.#t} no ${e}${l} in ${s.map(i=>`\`${i}\
\``).join(" or ")}`}}#e(a,e=y){return a.map(s=>this.at(s)).filter(s=>typeof s=="string"&&s.length<=e)}}}),536:((C,O,o)=>{
o.d(O,{a:()=>b,contentFromRelease:()=>y});var u=o(8992),v=o(4204),_=o(6579),h=o(3633),P=o(9657);const y=(n,c)=>b(new _.e(
n,"GitHub returned"),"release",c);async function b(n,c,{filter:d,needsMessage:m,secrets:E}){if(n.at("release.draft")===!0)
return(0,v.ho)({kind:"draft"});const g=n.firstText("release.tag_name"),T=n.firstText("release.published_at"),D=(0,h.NC)(
M(g),M(T),d.now),x={...D,tag:E.redact(D.tag)},R=(0,h.ou)(x,d);if(R)return"problems"in R?{kind:"invalid",...R}:(0,v.ho)(R);
const I=t(n),$=m?await f(n):{value:"",madeFrom:[]},j=p(n),N={title:I,message:$,icon_url:n.icon(),landing_url:j},L=n.firstText(
"release.name","release.tag_name"),F={tag:g,version:a(g),name:L,repository:n.firstText("repository.name"),message:$,url:j};
return{kind:"content",source:c,fields:N,release:x,placeholders:F}}const M=n=>"value"in n?n.value:"";function a(n){if("mi\
ssing"in n)return n;const{value:c,madeFrom:d}=n,m=(0,P.SF)(c);return m?{value:m.text,madeFrom:d}:{missing:`the tag ${(0,u.
hD)(c)} has no version such as v1.2.3`,madeFrom:d}}const e=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,s=/^releases?\/(?=v?\d)/i;function t(n){
const c=n.firstText("release.name","release.tag_name");if("missing"in c)return c;const d={...c,value:c.value.replace(s,"")},
[,m,E]=e.exec(d.value)??[];if(m!==void 0)return{...d,value:`${m} ${E}`};const g=n.firstText("repository.name");return"va\
lue"in g&&l(d.value,g.value)?d:(0,v.oR)(g,d," ")}const r=100;function l(n,c){const d=g=>g.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),
m=d(c).join("");if(m===""||m.length>r)return!1;const E=d(n);return E.some((g,T)=>{let D="";for(let x=T;x<E.length&&D.length<
m.length;x++)D+=E[x];return D===m})}const i=65536;async function f(n){const c=n.at("release");if(typeof c!="object"||c===
null)return{missing:n.missingMessage("release")};const d=n.at("release.body")??"";if(typeof d!="string")return{missing:`${n.
missingMessage("release.body")} that is text`};const{readNotes:m}=await Promise.all([o.e(582),o.e(981)]).then(o.bind(o,4981)),
E=m(d),g=d.slice(0,i);if("problem"in E)return{missing:E.problem,madeFrom:[g]};const{message:T,madeFrom:D,source:x}=E;return{
value:T,madeFrom:[g,D,...Object.values(x)],source:x}}function p(n){if(n.at("repository.private")===!1&&(n.at("repository\
.visibility")??"public")==="public")return n.firstPage("release.html_url");const d=n.firstPage("repository.homepage");return"\
value"in d?d:{missing:"the repository is private, so subscribers cannot open the page of the release, and it has no home\
page to open instead; set a homepage in its settings"}}}),3633:((C,O,o)=>{o.d(O,{MQ:()=>P,NC:()=>b,hy:()=>y,ou:()=>M,vs:()=>a});
var u=o(8925),v=o(8301),_=o(8992),h=o(9657);const P=e=>(0,v.G)(e)&&e.draft===!1&&e.prerelease===!1;function y(e,s){const t=(s.
getTime()-Date.parse(e??""))/1e3;return Number.isNaN(t)?void 0:Math.max(0,t)}function b(e,s,t){const r=(0,h.SF)(e);return{
tag:e,level:r&&(0,h.In)(r),age:y(s,t)}}function M(e,{level:s,maxAge:t}){const{tag:r,level:l,age:i}=e,f=[];if(s!==void 0&&
l===void 0&&f.push((0,u.CC)("release-level",`cannot be applied to the release ${(0,_.hD)(r)}: its tag has no version suc\
h as v1.2.3; to announce it, remove the input`)),t!==void 0&&i===void 0&&f.push((0,u.CC)("max-age",`cannot be applied to\
 the release ${(0,_.hD)(r)}: GitHub gives no date at which it was published; to announce it, set \`release\` to its tag an\
d remove \`max-age\``)),f.length>0)return{problems:f};if(s!==void 0&&!(0,h.du)(l,s))return{kind:"level",release:e,minLevel:s};
if(t!==void 0&&i!==void 0&&i>t)return{kind:"age",release:e,age:i,maxAge:t}}function a(e,{level:s,maxAge:t}){const r=[];return s!==
void 0&&r.push((0,u.CC)("release-level",`cannot be applied: ${e}`)),t!==void 0&&r.push((0,u.CC)("max-age",`cannot be app\
lied: ${e}`)),r}}),9657:((C,O,o)=>{o.d(O,{In:()=>b,SF:()=>h,XB:()=>a,du:()=>M});const u=["major","minor","patch"],v=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
_=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function h(e){const t=[...e.replace(v,n=>".".repeat(n.length)).matchAll(
_)],l=t.find(([,,n=""])=>n.includes("."))??t.findLast(([,n])=>n!=="-"&&n!=="_");if(l===void 0)return;const[,i="",f=""]=l,
p=l.index+i.length;return{text:e.slice(p),numbers:f.split(".").map(Number),words:[e.slice(0,p).replace(/v$/i,""),e.slice(
p+f.length)]}}const P=/^[-_,]\d/,y=9999;function b({numbers:e,words:[,s]}){const[t=0,...r]=e;if(r.length===0&&(t>y||P.test(
s)))return;const l=e.findLastIndex(i=>i>0);return u[Math.min(Math.max(l,0),u.length-1)]}const M=(e,s)=>e!==void 0&&u.indexOf(
e)<=u.indexOf(s);function a(e,s,t){const r=s.numbers.slice(0,u.indexOf(t)+1),l=Math.max(r.length,e.numbers.length),i=Array.
from({length:l}).every((p,n)=>(e.numbers[n]??0)===(r[n]??0));return e.words.every((p,n)=>p===s.words[n])&&i&&M(b(e),t)}})};
