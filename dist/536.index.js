"use strict";exports.id=536,exports.ids=[536],exports.modules={6579:((C,x,o)=>{o.d(x,{e:()=>P});var u=o(2996),c=o(8992),_=o(2542);const[
{width:p}]=u.Ng.icon_url.sizes,b=65536;class P{data;origin;constructor(t,s){this.data=t,this.origin=s}at(t){return t.split(
".").reduce((s,n)=>typeof s=="object"&&s!==null&&Object.hasOwn(s,n)?s[n]:void 0,this.data)}firstText(...t){const s=this.
textsAt(t).find(c.h0);return s===void 0?{missing:this.missingMessage(...t)}:{value:(0,c.h0)(s),madeFrom:[s]}}firstPage(...t){
return this.firstUrl(_.fD.page,"http or https URL",t)}icon(){const t=this.firstUrl(_.fD.image,"https URL",["repository.o\
wner.avatar_url"]);if("missing"in t)return t;const s=new URL(t.value);return s.searchParams.set("s",String(p)),{value:s.
href,madeFrom:t.madeFrom}}missingMessage(...t){const s=t.map(a=>`\`${a}\``),n=s.length>1?`neither ${s.join(" nor ")}`:`n\
o ${s}`,i=this.textsAt(t,Number.POSITIVE_INFINITY).length>this.textsAt(t).length;return`${this.origin} ${n}${i?` of at m\
ost ${b} characters`:""}`}firstUrl(t,s,n){const i=this.textsAt(n).map(r=>r.trim()),a=i.find(r=>"value"in t(r));if(a!==void 0)
return{value:a,madeFrom:[a]};if(i.every(r=>r===""))return{missing:this.missingMessage(...n)};const f=i.some(r=>r.length>
c.QO)?` of at most ${c.zF}`:"";return{missing:`${this.origin} no ${s}${f} in ${n.map(r=>`\`${r}\``).join(" or ")}`}}textsAt(t,s=b){
return t.map(n=>this.at(n)).filter(n=>typeof n=="string"&&n.length<=s)}}}),536:((C,x,o)=>{o.d(x,{a:()=>E,contentFromRelease:()=>P});
var u=o(8992),c=o(4204),_=o(6579),p=o(1679),b=o(9657);const P=(e,d)=>E(new _.e(e,"GitHub returned"),"release",d);async function E(e,d,{
filter:l,needsMessage:m,secrets:g}){if(e.at("release.draft")===!0)return(0,c.ho)({kind:"draft"});const h=e.firstText("re\
lease.tag_name"),$=e.firstText("release.published_at"),O=(0,p.NC)(t(h),t($),l.now),v={...O,tag:g.redact(O.tag)},y=(0,p.Wg)(
v,l);if(y)return"problems"in y?{kind:"invalid",...y}:(0,c.ho)(y);const j=a(e),R=m?await T(e):{value:"",madeFrom:[]},N=M(
e),I={title:j,message:R,icon_url:e.icon(),landing_url:N},L=e.firstText("release.name","release.tag_name"),U={tag:h,version:s(
h),name:L,repository:e.firstText("repository.name"),message:R,url:N};return{kind:"content",source:d,fields:I,release:v,placeholders:U}}
const t=e=>"value"in e?e.value:"";function s(e){if("missing"in e)return e;const{value:d,madeFrom:l}=e,m=(0,b.SF)(d);return m?
{value:m.text,madeFrom:l}:{missing:`the tag ${(0,u.hD)(d)} has no version such as v1.2.3`,madeFrom:l}}const n=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,
i=/^releases?\/(?=v?\d)/i;function a(e){const d=e.firstText("release.name","release.tag_name");if("missing"in d)return d;
const l={...d,value:d.value.replace(i,"")},[,m,g]=n.exec(l.value)??[];if(m!==void 0)return{...l,value:`${m} ${g}`};const h=e.
firstText("repository.name");return"value"in h&&r(l.value,h.value)?l:(0,c.oR)(h,l," ")}const f=100;function r(e,d){const l=h=>h.
toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),m=l(d).join("");if(m===""||m.length>f)return!1;const g=l(e);return g.some((h,$)=>{
let O="";for(let v=$;v<g.length&&O.length<m.length;v++)O+=g[v];return O===m})}const D=65536;async function T(e){const d=e.
at("release");if(typeof d!="object"||d===null)return{missing:e.missingMessage("release")};const l=e.at("release.body")??
"";if(typeof l!="string")return{missing:`${e.missingMessage("release.body")} that is text`};const{readNotes:m}=await Promise.
all([o.e(582),o.e(345)]).then(o.bind(o,7345)),g=m(l),h=l.slice(0,D);if("problem"in g)return{missing:g.problem,madeFrom:[
h]};const{message:$,madeFrom:O,origin:v}=g;return{value:$,madeFrom:[h,O,...Object.values(v)],origin:v}}function M(e){if(e.
at("repository.private")===!1&&(e.at("repository.visibility")??"public")==="public")return e.firstPage("release.html_url");
const l=e.firstPage("repository.homepage");return"value"in l?l:{missing:"the repository is private, so subscribers canno\
t open the page of the release, and it has no homepage to open instead; set a homepage in its settings"}}}),1679:((C,x,o)=>{
o.d(x,{MQ:()=>p,NC:()=>b,Wg:()=>P,Wv:()=>E});var u=o(8925),c=o(8992),_=o(9657);const p=t=>(0,c.Gv)(t)&&t.draft===!1&&t.prerelease===
!1;function b(t,s,n){const i=(0,_.SF)(t),a=(n.getTime()-Date.parse(s??""))/1e3;return{tag:t,level:i&&(0,_.In)(i),age:Number.
isNaN(a)?void 0:Math.max(0,a)}}function P(t,{level:s,maxAge:n}){const{tag:i,level:a,age:f}=t,r=[];if(s!==void 0&&a===void 0&&
r.push((0,u.CC)("release-level",`cannot be applied to the release ${(0,c.hD)(i)}: its tag has no version such as v1.2.3;\
 to announce it, remove the input`)),n!==void 0&&f===void 0&&r.push((0,u.CC)("max-age",`cannot be applied to the release\
 ${(0,c.hD)(i)}: GitHub gives no date at which it was published`)),r.length>0)return{problems:r};if(s!==void 0&&!(0,_.du)(
a,s))return{kind:"level",release:t,minLevel:s};if(n!==void 0&&f!==void 0&&f>n)return{kind:"age",release:t,age:f,maxAge:n}}
function E(t,{level:s,maxAge:n}){const i=[];return s!==void 0&&i.push((0,u.CC)("release-level",`cannot be applied: ${t}`)),
n!==void 0&&i.push((0,u.CC)("max-age",`cannot be applied: ${t}`)),i}}),9657:((C,x,o)=>{o.d(x,{In:()=>E,SF:()=>p,XB:()=>s,
du:()=>t});const u=["major","minor","patch"],c=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,_=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function p(n){const a=[...n.replace(c,e=>".".repeat(e.length)).matchAll(_)],r=a.find(([,,e=""])=>e.includes("."))??a.findLast(
([,e])=>e!=="-"&&e!=="_");if(r===void 0)return;const[,D="",T=""]=r,M=r.index+D.length;return{text:n.slice(M),numbers:T.split(
".").map(Number),words:[n.slice(0,M).replace(/v$/i,""),n.slice(M+T.length)]}}const b=/^[-_,]\d/,P=9999;function E({numbers:n,
words:[,i]}){const[a=0,...f]=n;if(f.length===0&&(a>P||b.test(i)))return;const r=n.findLastIndex(D=>D>0);return u[Math.min(
Math.max(r,0),u.length-1)]}const t=(n,i)=>n!==void 0&&u.indexOf(n)<=u.indexOf(i);function s(n,i,a){const f=i.numbers.slice(
0,u.indexOf(a)+1),r=Math.max(f.length,n.numbers.length),D=Array.from({length:r}).every((M,e)=>(n.numbers[e]??0)===(f[e]??
0));return n.words.every((M,e)=>M===i.words[e])&&D&&t(E(n),a)}})};
