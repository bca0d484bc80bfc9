"use strict";exports.id=536,exports.ids=[536],exports.modules={6579:((C,O,a)=>{a.d(O,{e:()=>E});var u=a(8992),g=a(2542);const v=200,p=65536;
class E{data;origin;constructor(s,n){this.data=s,this.origin=n}at(s){return s.split(".").reduce((n,i)=>typeof n=="object"&&
n!==null&&Object.hasOwn(n,i)?n[i]:void 0,this.data)}firstText(...s){const n=this.textsAt(s).find(u.h0);return n===void 0?
{missing:this.missingMessage(...s)}:{value:(0,u.h0)(n),madeFrom:[n]}}firstPage(...s){return this.firstUrl(g.fD.landing_url,
"http or https URL",s)}icon(){const s=this.firstUrl(g.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missi\
ng"in s)return s;const n=new URL(s.value);return n.searchParams.set("s",String(v)),{value:n.href,madeFrom:s.madeFrom}}missingMessage(...s){
const n=s.map(r=>`\`${r}\``),i=n.length>1?`neither ${n.join(" nor ")}`:`no ${n}`,t=this.textsAt(s,Number.POSITIVE_INFINITY).
length>this.textsAt(s).length;return`${this.origin} ${i}${t?` of at most ${p} characters`:""}`}firstUrl(s,n,i){const t=this.
textsAt(i).map(o=>o.trim()),r=t.find(o=>"value"in s(o));if(r!==void 0)return{value:r,madeFrom:[r]};if(t.every(o=>o===""))
return{missing:this.missingMessage(...i)};const d=t.some(o=>o.length>u.QO)?` of at most ${u.zF}`:"";return{missing:`${this.
origin} no ${n}${d} in ${i.map(o=>`\`${o}\``).join(" or ")}`}}textsAt(s,n=p){return s.map(i=>this.at(i)).filter(i=>typeof i==
"string"&&i.length<=n)}}}),536:((C,O,a)=>{a.d(O,{a:()=>s,contentFromRelease:()=>D});var u=a(8992),g=a(4204),v=a(6579),p=a(
1679),E=a(9657);const D=(e,c)=>s(new v.e(e,"GitHub returned"),"release",c);async function s(e,c,{filter:l,needsMessage:m,
secrets:_}){if(e.at("release.draft")===!0)return(0,g.ho)({kind:"draft"});const h=e.firstText("release.tag_name"),$=e.firstText(
"release.published_at"),M=(0,p.NC)(n(h),n($),l.now),b={...M,tag:_.redact(M.tag)},y=(0,p.Wg)(b,l);if(y)return"problems"in
y?{kind:"invalid",...y}:(0,g.ho)(y);const j=d(e),R=m?await T(e):{value:"",madeFrom:[]},N=x(e),I={title:j,message:R,icon_url:e.
icon(),landing_url:N},L=e.firstText("release.name","release.tag_name"),F={tag:h,version:i(h),name:L,repository:e.firstText(
"repository.name"),message:R,url:N};return{kind:"content",source:c,fields:I,release:b,placeholders:F}}const n=e=>"value"in
e?e.value:"";function i(e){if("missing"in e)return e;const{value:c,madeFrom:l}=e,m=(0,E.SF)(c);return m?{value:m.text,madeFrom:l}:
{missing:`the tag ${(0,u.hD)(c)} has no version such as v1.2.3`,madeFrom:l}}const t=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,r=/^releases?\/(?=v?\d)/i;
function d(e){const c=e.firstText("release.name","release.tag_name");if("missing"in c)return c;const l={...c,value:c.value.
replace(r,"")},[,m,_]=t.exec(l.value)??[];if(m!==void 0)return{...l,value:`${m} ${_}`};const h=e.firstText("repository.n\
ame");return"value"in h&&f(l.value,h.value)?l:(0,g.oR)(h,l," ")}const o=100;function f(e,c){const l=h=>h.toLowerCase().split(
/[^\p{L}\p{N}\p{M}]+/u),m=l(c).join("");if(m===""||m.length>o)return!1;const _=l(e);return _.some((h,$)=>{let M="";for(let b=$;b<
_.length&&M.length<m.length;b++)M+=_[b];return M===m})}const P=65536;async function T(e){const c=e.at("release");if(typeof c!=
"object"||c===null)return{missing:e.missingMessage("release")};const l=e.at("release.body")??"";if(typeof l!="string")return{
missing:`${e.missingMessage("release.body")} that is text`};const{readNotes:m}=await Promise.all([a.e(582),a.e(345)]).then(
a.bind(a,7345)),_=m(l),h=l.slice(0,P);if("problem"in _)return{missing:_.problem,madeFrom:[h]};const{message:$,madeFrom:M,
origin:b}=_;return{value:$,madeFrom:[h,M,...Object.values(b)],origin:b}}function x(e){if(e.at("repository.private")===!1&&
(e.at("repository.visibility")??"public")==="public")return e.firstPage("release.html_url");const l=e.firstPage("reposit\
ory.homepage");return"value"in l?l:{missing:"the repository is private, so subscribers cannot open the page of the relea\
se, and it has no homepage to open instead; set a homepage in its settings"}}}),1679:((C,O,a)=>{a.d(O,{MQ:()=>p,NC:()=>E,
Wg:()=>D,Wv:()=>s});var u=a(8925),g=a(8992),v=a(9657);const p=n=>(0,g.Gv)(n)&&n.draft===!1&&n.prerelease===!1;function E(n,i,t){
const r=(0,v.SF)(n),d=(t.getTime()-Date.parse(i??""))/1e3;return{tag:n,level:r&&(0,v.In)(r),age:Number.isNaN(d)?void 0:Math.
max(0,d)}}function D(n,{level:i,maxAge:t}){const{tag:r,level:d,age:o}=n,f=[];if(i!==void 0&&d===void 0&&f.push((0,u.CC)(
"release-level",`cannot be applied to the release ${(0,g.hD)(r)}: its tag has no version such as v1.2.3; to announce it,\
 remove the input`)),t!==void 0&&o===void 0&&f.push((0,u.CC)("max-age",`cannot be applied to the release ${(0,g.hD)(r)}:\
 GitHub gives no date at which it was published`)),f.length>0)return{problems:f};if(i!==void 0&&!(0,v.du)(d,i))return{kind:"\
level",release:n,minLevel:i};if(t!==void 0&&o!==void 0&&o>t)return{kind:"age",release:n,age:o,maxAge:t}}function s(n,{level:i,
maxAge:t}){const r=[];return i!==void 0&&r.push((0,u.CC)("release-level",`cannot be applied: ${n}`)),t!==void 0&&r.push(
(0,u.CC)("max-age",`cannot be applied: ${n}`)),r}}),9657:((C,O,a)=>{a.d(O,{In:()=>s,SF:()=>p,XB:()=>i,du:()=>n});const u=[
"major","minor","patch"],g=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,v=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function p(t){const d=[...t.replace(g,e=>".".repeat(e.length)).matchAll(v)],f=d.find(([,,e=""])=>e.includes("."))??d.findLast(
([,e])=>e!=="-"&&e!=="_");if(f===void 0)return;const[,P="",T=""]=f,x=f.index+P.length;return{text:t.slice(x),numbers:T.split(
".").map(Number),words:[t.slice(0,x).replace(/v$/i,""),t.slice(x+T.length)]}}const E=/^[-_,]\d/,D=9999;function s({numbers:t,
words:[,r]}){const[d=0,...o]=t;if(o.length===0&&(d>D||E.test(r)))return;const f=t.findLastIndex(P=>P>0);return u[Math.min(
Math.max(f,0),u.length-1)]}const n=(t,r)=>t!==void 0&&u.indexOf(t)<=u.indexOf(r);function i(t,r,d){const o=r.numbers.slice(
0,u.indexOf(d)+1),f=Math.max(o.length,t.numbers.length),P=Array.from({length:f}).every((x,e)=>(t.numbers[e]??0)===(o[e]??
0));return t.words.every((x,e)=>x===r.words[e])&&P&&n(s(t),d)}})};
