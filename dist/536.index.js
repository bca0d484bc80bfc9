"use strict";exports.id=536,exports.ids=[536],exports.modules={6579:(($,b,r)=>{r.d(b,{e:()=>p});var c=r(2996),_=r(8992),v=r(7666),h=r(
9735);const[{width:x}]=c.Ng.icon_url.sizes,M=65536;class p{data;origin;constructor(n,e){this.data=n,this.origin=e}at(n){
return n.split(".").reduce((e,s)=>typeof e=="object"&&e!==null&&Object.hasOwn(e,s)?e[s]:void 0,this.data)}firstText(...n){
const e=this.textsAt(n).find(_.h0);return e===void 0?{missing:this.missingMessage(...n)}:{value:(0,_.h0)(e),madeFrom:[e]}}firstPage(...n){
return this.firstUrl(h.fD.page,"http or https URL",n)}icon(){const n=this.firstUrl(h.fD.image,"https URL",["repository.o\
wner.avatar_url"]);if("missing"in n)return n;const e=new URL(n.value);return e.searchParams.set("s",String(x)),{value:e.
href,madeFrom:n.madeFrom}}missingMessage(...n){const e=n.map(l=>`\`${l}\``),s=e.length>1?`neither ${e.join(" nor ")}`:`n\
o ${e}`,i=this.textsAt(n,Number.POSITIVE_INFINITY).length>this.textsAt(n).length;return`${this.origin} ${s}${i?` of at m\
ost ${M} characters`:""}`}firstUrl(n,e,s){const i=this.textsAt(s).map(o=>o.trim()),l=i.find(o=>"value"in n(o));if(l!==void 0)
return{value:l,madeFrom:[l]};if(i.every(o=>o===""))return{missing:this.missingMessage(...s)};const u=i.some(o=>o.length>
v.QO)?` of at most ${v.zF}`:"";return{missing:`${this.origin} no ${e}${u} in ${s.map(o=>`\`${o}\``).join(" or ")}`}}textsAt(n,e=M){
return n.map(s=>this.at(s)).filter(s=>typeof s=="string"&&s.length<=e)}}}),536:(($,b,r)=>{r.d(b,{a:()=>p,contentFromRelease:()=>M});
var c=r(8992),_=r(4204),v=r(6579),h=r(1679),x=r(9657);const M=(t,d)=>p(new v.e(t,"GitHub returned"),"release",d);async function p(t,d,{
filter:a,needsMessage:f,secrets:g}){if(t.at("release.draft")===!0)return(0,_.ho)({kind:"draft"});const m=t.firstText("re\
lease.tag_name"),C=t.firstText("release.published_at"),D=(0,h.NC)(O(m),O(C),a.now),E={...D,tag:g.redact(D.tag)},R=(0,h.Wg)(
E,a);if(R)return"problems"in R?{kind:"invalid",...R}:(0,_.ho)(R);const I=i(t),j=f?await T(t):{value:"",madeFrom:[]},y=P(
t),L={title:I,message:j,icon_url:t.icon(),landing_url:y},N=t.firstText("release.name","release.tag_name"),U={tag:m,version:n(
m),name:N,repository:t.firstText("repository.name"),message:j,url:y};return{kind:"content",source:d,fields:L,release:E,placeholders:U}}
const O=t=>"value"in t?t.value:"";function n(t){if("missing"in t)return t;const{value:d,madeFrom:a}=t,f=(0,x.SF)(d);return f?
{value:f.text,madeFrom:a}:{missing:`the tag ${(0,c.hD)(d)} has no version such as v1.2.3`,madeFrom:a}}const e=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,
s=/^releases?\/(?=v?\d)/i;function i(t){const d=t.firstText("release.name","release.tag_name");if("missing"in d)return d;
const a={...d,value:d.value.replace(s,"")},[,f,g]=e.exec(a.value)??[];if(f!==void 0)return{...a,value:`${f} ${g}`};const m=t.
firstText("repository.name");return"value"in m&&u(a.value,m.value)?a:(0,_.oR)(m,a," ")}const l=100;function u(t,d){const a=m=>m.
toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),f=a(d).join("");if(f===""||f.length>l)return!1;const g=a(t);return g.some((m,C)=>{
let D="";for(let E=C;E<g.length&&D.length<f.length;E++)D+=g[E];return D===f})}const o=65536;async function T(t){const d=t.
at("release");if(typeof d!="object"||d===null)return{missing:t.missingMessage("release")};const a=t.at("release.body")??
"";if(typeof a!="string")return{missing:`${t.missingMessage("release.body")} that is text`};const{readNotes:f}=await Promise.
all([r.e(582),r.e(674)]).then(r.bind(r,4674)),g=f(a),m=a.slice(0,o);if("problem"in g)return{missing:g.problem,madeFrom:[
m]};const{message:C,madeFrom:D,origin:E}=g;return{value:C,madeFrom:[m,D,...Object.values(E)],origin:E}}function P(t){if(t.
at("repository.private")===!1&&(t.at("repository.visibility")??"public")==="public")return t.firstPage("release.html_url");
const a=t.firstPage("repository.homepage");return"value"in a?a:{missing:"the repository is private, so subscribers canno\
t open the page of the release, and it has no homepage to open instead; set a homepage in its settings"}}}),1679:(($,b,r)=>{
r.d(b,{MQ:()=>x,NC:()=>M,Wg:()=>p,Wv:()=>O});var c=r(8925),_=r(8301),v=r(8992),h=r(9657);const x=n=>(0,_.G)(n)&&n.draft===
!1&&n.prerelease===!1;function M(n,e,s){const i=(0,h.SF)(n),l=(s.getTime()-Date.parse(e??""))/1e3;return{tag:n,level:i&&
(0,h.In)(i),age:Number.isNaN(l)?void 0:Math.max(0,l)}}function p(n,{level:e,maxAge:s}){const{tag:i,level:l,age:u}=n,o=[];
if(e!==void 0&&l===void 0&&o.push((0,c.CC)("release-level",`cannot be applied to the release ${(0,v.hD)(i)}: its tag has\
 no version such as v1.2.3; to announce it, remove the input`)),s!==void 0&&u===void 0&&o.push((0,c.CC)("max-age",`canno\
t be applied to the release ${(0,v.hD)(i)}: GitHub gives no date at which it was published`)),o.length>0)return{problems:o};
if(e!==void 0&&!(0,h.du)(l,e))return{kind:"level",release:n,minLevel:e};if(s!==void 0&&u!==void 0&&u>s)return{kind:"age",
release:n,age:u,maxAge:s}}function O(n,{level:e,maxAge:s}){const i=[];return e!==void 0&&i.push((0,c.CC)("release-level",
`cannot be applied: ${n}`)),s!==void 0&&i.push((0,c.CC)("max-age",`cannot be applied: ${n}`)),i}}),9657:(($,b,r)=>{r.d(b,
{In:()=>p,SF:()=>h,XB:()=>n,du:()=>O});const c=["major","minor","patch"],_=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
v=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function h(e){const i=[...e.replace(_,t=>".".repeat(t.length)).matchAll(
v)],u=i.find(([,,t=""])=>t.includes("."))??i.findLast(([,t])=>t!=="-"&&t!=="_");if(u===void 0)return;const[,o="",T=""]=u,
P=u.index+o.length;return{text:e.slice(P),numbers:T.split(".").map(Number),words:[e.slice(0,P).replace(/v$/i,""),e.slice(
P+T.length)]}}const x=/^[-_,]\d/,M=9999;function p({numbers:e,words:[,s]}){const[i=0,...l]=e;if(l.length===0&&(i>M||x.test(
s)))return;const u=e.findLastIndex(o=>o>0);return c[Math.min(Math.max(u,0),c.length-1)]}const O=(e,s)=>e!==void 0&&c.indexOf(
e)<=c.indexOf(s);function n(e,s,i){const l=s.numbers.slice(0,c.indexOf(i)+1),u=Math.max(l.length,e.numbers.length),o=Array.
from({length:u}).every((P,t)=>(e.numbers[t]??0)===(l[t]??0));return e.words.every((P,t)=>P===s.words[t])&&o&&O(p(e),i)}})};
