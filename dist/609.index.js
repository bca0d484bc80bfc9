"use strict";exports.id=609,exports.ids=[609,536],exports.modules={1609:((C,M,l)=>{l.d(M,{contentFromEvent:()=>r});var u=l(4204);function g(n){
const a=n.at("deployment_status.state");if(typeof a!="string")return(0,u.sV)((0,u.xW)("deployment_status.state"));if(a!==
"success")return(0,u.ho)({kind:"state",actual:a});const o=n.firstText("repository.name"),i=n.firstText("deployment_statu\
s.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:(0,u.oR)(o,i," deployed to "),
message:p(n),icon_url:n.icon(),landing_url:n.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}
function p(n){const a=n.firstText("deployment_status.description");if("value"in a)return a;const o=n.at("deployment.sha");
return typeof o=="string"&&/^[0-9a-f]{7,64}$/i.test(o)?{value:`${o.slice(0,7)} is live.`,madeFrom:[o]}:{missing:n.missingMessage(
"deployment_status.description","deployment.sha")}}var m=l(6579),x=l(8925),E=l(536),_=l(1679);async function b(n,a,o){const i=n.
at("action");return typeof i!="string"?s((0,u.xW)("action"),o.filter):i!=="published"&&i!=="released"?(0,u.ho)({kind:"ac\
tivity",actual:i}):i==="released"&&!a?{kind:"invalid",problems:[e]}:typeof(n.at("release.draft")??!1)!="boolean"?s("the \
event's `release.draft` is neither true nor false",o.filter):(0,E.a)(n,"event",o)}function s(n,a){const o=(0,_.Wv)(n,a);
return o.length>0?{kind:"invalid",problems:o}:(0,u.sV)(n)}const e=(0,x.CC)("once-key","is missing, and the activity `rel\
eased` of a release is announced only with it (publishing a stable release also fires `published`, and both would be sen\
t); set `once-key: release-{tag}` with the permission `contents: write`, or listen to `published` instead");async function r(n,a,o){
const{name:i,payload:O,unreadable:v}=n;if(i!=="release"&&i!=="deployment_status")return{kind:"none",event:i};if(v!==void 0)
return i==="release"?s(v,o.filter):(0,u.sV)(v);const t=new m.e(O,"the event has");return i==="release"?b(t,a,o):g(t)}}),
6579:((C,M,l)=>{l.d(M,{e:()=>_});var u=l(2996),g=l(8992),p=l(7666),m=l(9735);const[{width:x}]=u.Ng.icon_url.sizes,E=65536;
class _{data;origin;constructor(s,e){this.data=s,this.origin=e}at(s){return s.split(".").reduce((e,r)=>typeof e=="object"&&
e!==null&&Object.hasOwn(e,r)?e[r]:void 0,this.data)}firstText(...s){const e=this.textsAt(s).find(g.h0);return e===void 0?
{missing:this.missingMessage(...s)}:{value:(0,g.h0)(e),madeFrom:[e]}}firstPage(...s){return this.firstUrl(m.fD.page,"htt\
p or https URL",s)}icon(){const s=this.firstUrl(m.fD.image,"https URL",["repository.owner.avatar_url"]);if("missing"in s)
return s;const e=new URL(s.value);return e.searchParams.set("s",String(x)),{value:e.href,madeFrom:s.madeFrom}}missingMessage(...s){
const e=s.map(a=>`\`${a}\``),r=e.length>1?`neither ${e.join(" nor ")}`:`no ${e}`,n=this.textsAt(s,Number.POSITIVE_INFINITY).
length>this.textsAt(s).length;return`${this.origin} ${r}${n?` of at most ${E} characters`:""}`}firstUrl(s,e,r){const n=this.
textsAt(r).map(i=>i.trim()),a=n.find(i=>"value"in s(i));if(a!==void 0)return{value:a,madeFrom:[a]};if(n.every(i=>i===""))
return{missing:this.missingMessage(...r)};const o=n.some(i=>i.length>p.QO)?` of at most ${p.zF}`:"";return{missing:`${this.
origin} no ${e}${o} in ${r.map(i=>`\`${i}\``).join(" or ")}`}}textsAt(s,e=E){return s.map(r=>this.at(r)).filter(r=>typeof r==
"string"&&r.length<=e)}}}),536:((C,M,l)=>{l.d(M,{a:()=>_,contentFromRelease:()=>E});var u=l(8992),g=l(4204),p=l(6579),m=l(
1679),x=l(9657);const E=(t,c)=>_(new p.e(t,"GitHub returned"),"release",c);async function _(t,c,{filter:d,needsMessage:f,
secrets:y}){if(t.at("release.draft")===!0)return(0,g.ho)({kind:"draft"});const h=t.firstText("release.tag_name"),T=t.firstText(
"release.published_at"),D=(0,m.NC)(b(h),b(T),d.now),P={...D,tag:y.redact(D.tag)},R=(0,m.Wg)(P,d);if(R)return"problems"in
R?{kind:"invalid",...R}:(0,g.ho)(R);const W=n(t),$=f?await O(t):{value:"",madeFrom:[]},j=v(t),I={title:W,message:$,icon_url:t.
icon(),landing_url:j},L=t.firstText("release.name","release.tag_name"),N={tag:h,version:s(h),name:L,repository:t.firstText(
"repository.name"),message:$,url:j};return{kind:"content",source:c,fields:I,release:P,placeholders:N}}const b=t=>"value"in
t?t.value:"";function s(t){if("missing"in t)return t;const{value:c,madeFrom:d}=t,f=(0,x.SF)(c);return f?{value:f.text,madeFrom:d}:
{missing:`the tag ${(0,u.hD)(c)} has no version such as v1.2.3`,madeFrom:d}}const e=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,r=/^releases?\/(?=v?\d)/i;
function n(t){const c=t.firstText("release.name","release.tag_name");if("missing"in c)return c;const d={...c,value:c.value.
replace(r,"")},[,f,y]=e.exec(d.value)??[];if(f!==void 0)return{...d,value:`${f} ${y}`};const h=t.firstText("repository.n\
ame");return"value"in h&&o(d.value,h.value)?d:(0,g.oR)(h,d," ")}const a=100;function o(t,c){const d=h=>h.toLowerCase().split(
/[^\p{L}\p{N}\p{M}]+/u),f=d(c).join("");if(f===""||f.length>a)return!1;const y=d(t);return y.some((h,T)=>{let D="";for(let P=T;P<
y.length&&D.length<f.length;P++)D+=y[P];return D===f})}const i=65536;async function O(t){const c=t.at("release");if(typeof c!=
"object"||c===null)return{missing:t.missingMessage("release")};const d=t.at("release.body")??"";if(typeof d!="string")return{
missing:`${t.missingMessage("release.body")} that is text`};const{readNotes:f}=await Promise.all([l.e(582),l.e(674)]).then(
l.bind(l,4674)),y=f(d),h=d.slice(0,i);if("problem"in y)return{missing:y.problem,madeFrom:[h]};const{message:T,madeFrom:D,
origin:P}=y;return{value:T,madeFrom:[h,D,...Object.values(P)],origin:P}}function v(t){if(t.at("repository.private")===!1&&
(t.at("repository.visibility")??"public")==="public")return t.firstPage("release.html_url");const d=t.firstPage("reposit\
ory.homepage");return"value"in d?d:{missing:"the repository is private, so subscribers cannot open the page of the relea\
se, and it has no homepage to open instead; set a homepage in its settings"}}}),1679:((C,M,l)=>{l.d(M,{MQ:()=>x,NC:()=>E,
Wg:()=>_,Wv:()=>b});var u=l(8925),g=l(8301),p=l(8992),m=l(9657);const x=s=>(0,g.G)(s)&&s.draft===!1&&s.prerelease===!1;function E(s,e,r){
const n=(0,m.SF)(s),a=(r.getTime()-Date.parse(e??""))/1e3;return{tag:s,level:n&&(0,m.In)(n),age:Number.isNaN(a)?void 0:Math.
max(0,a)}}function _(s,{level:e,maxAge:r}){const{tag:n,level:a,age:o}=s,i=[];if(e!==void 0&&a===void 0&&i.push((0,u.CC)(
"release-level",`cannot be applied to the release ${(0,p.hD)(n)}: its tag has no version such as v1.2.3; to announce it,\
 remove the input`)),r!==void 0&&o===void 0&&i.push((0,u.CC)("max-age",`cannot be applied to the release ${(0,p.hD)(n)}:\
 GitHub gives no date at which it was published`)),i.length>0)return{problems:i};if(e!==void 0&&!(0,m.du)(a,e))return{kind:"\
level",release:s,minLevel:e};if(r!==void 0&&o!==void 0&&o>r)return{kind:"age",release:s,age:o,maxAge:r}}function b(s,{level:e,
maxAge:r}){const n=[];return e!==void 0&&n.push((0,u.CC)("release-level",`cannot be applied: ${s}`)),r!==void 0&&n.push(
(0,u.CC)("max-age",`cannot be applied: ${s}`)),n}}),9657:((C,M,l)=>{l.d(M,{In:()=>_,SF:()=>m,XB:()=>s,du:()=>b});const u=[
"major","minor","patch"],g=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,p=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function m(e){const n=[...e.replace(g,t=>".".repeat(t.length)).matchAll(p)],o=n.find(([,,t=""])=>t.includes("."))??n.findLast(
([,t])=>t!=="-"&&t!=="_");if(o===void 0)return;const[,i="",O=""]=o,v=o.index+i.length;return{text:e.slice(v),numbers:O.split(
".").map(Number),words:[e.slice(0,v).replace(/v$/i,""),e.slice(v+O.length)]}}const x=/^[-_,]\d/,E=9999;function _({numbers:e,
words:[,r]}){const[n=0,...a]=e;if(a.length===0&&(n>E||x.test(r)))return;const o=e.findLastIndex(i=>i>0);return u[Math.min(
Math.max(o,0),u.length-1)]}const b=(e,r)=>e!==void 0&&u.indexOf(e)<=u.indexOf(r);function s(e,r,n){const a=r.numbers.slice(
0,u.indexOf(n)+1),o=Math.max(a.length,e.numbers.length),i=Array.from({length:o}).every((v,t)=>(e.numbers[t]??0)===(a[t]??
0));return e.words.every((v,t)=>v===r.words[t])&&i&&b(_(e),n)}})};
