"use strict";exports.id=375,exports.ids=[375],exports.modules={4204:((C,R,f)=>{f.d(R,{ho:()=>p,oR:()=>v,sV:()=>g,xW:()=>M});function g(l){
const u={missing:l};return{kind:"content",source:"event",fields:{title:u,message:u,icon_url:u,landing_url:u},placeholders:{
tag:u,version:u,name:u,repository:u,message:u,url:u}}}function v(l,u,r){return"missing"in l?l:"missing"in u?u:{value:`${l.
value}${r}${u.value}`}}const M=l=>`the event's field \`${l}\` is missing or not text, so the action takes no content from\
 it`,p=l=>({kind:"not-announceable",why:l})}),6579:((C,R,f)=>{f.d(R,{e:()=>l});var g=f(8992),v=f(2542);const M=200,p=65536;
class l{data;origin;constructor(r,a){this.data=r,this.origin=a}at(r){return r.split(".").reduce((a,s)=>typeof a=="object"&&
a!==null&&Object.hasOwn(a,s)?a[s]:void 0,this.data)}firstText(...r){const a=this.textsAt(r).map(g.h0).find(Boolean);return a===
void 0?{missing:this.missingMessage(...r)}:{value:a}}firstPage(...r){return this.firstUrl(v.fD.landing_url,"http or http\
s URL",r)}icon(){const r=this.firstUrl(v.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in r)return r;
const a=new URL(r.value);return a.searchParams.set("s",String(M)),{value:a.href}}missingMessage(...r){const a=r.map(m=>`\
\`${m}\``),s=a.length>1?`neither ${a.join(" nor ")}`:`no ${a}`,c=this.textsAt(r,Number.POSITIVE_INFINITY).length>this.textsAt(
r).length;return`${this.origin} ${s}${c?` of at most ${p} characters`:""}`}firstUrl(r,a,s){const c=this.textsAt(s).map(i=>i.
trim()),m=c.find(i=>"value"in r(i));if(m!==void 0)return{value:m};if(c.every(i=>i===""))return{missing:this.missingMessage(
...s)};const b=c.some(i=>i.length>g.QO)?" of at most 2,048 characters":"";return{missing:`${this.origin} no ${a}${b} in ${s.
map(i=>`\`${i}\``).join(" or ")}`}}textsAt(r,a=p){return r.map(s=>this.at(s)).filter(s=>typeof s=="string"&&s.length<=a)}}}),
4375:((C,R,f)=>{f.d(R,{contentFromRelease:()=>b,g:()=>c,W:()=>m});var g=f(8992),v=f(4204),M=f(6579),p=f(8925),l=f(9657);
const u=(e,t)=>e==="published"||e==="released"&&t;function r(e,t,n){const o=(0,l.SF)(e),h=(n.getTime()-Date.parse(t??""))/
1e3;return{tag:e,level:o&&(0,l.In)(o),age:Number.isNaN(h)?void 0:Math.max(0,h)}}function a(e,{level:t,maxAge:n}){const{tag:o,
level:h,age:d}=e,y=[];if(t!==void 0&&h===void 0&&y.push((0,p.CC)("release-level",`cannot be applied to the release ${(0,g.
hD)(o)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),n!==void 0&&d===void 0&&y.push((0,p.
CC)("max-age",`cannot be applied to the release ${(0,g.hD)(o)}: GitHub gives no date at which it was published`)),y.length>
0)return{problems:y};const x=(0,l.SF)(o);if(t!==void 0&&x&&!(0,l.du)(x,t))return{kind:"level",release:e,wanted:t};if(n!==
void 0&&d!==void 0&&d>n)return{kind:"age",release:e,age:d,maxAge:n}}function s(e,{level:t,maxAge:n}){const o=[];return t!==
void 0&&o.push((0,p.CC)("release-level",`cannot be applied: ${e}`)),n!==void 0&&o.push((0,p.CC)("max-age",`cannot be app\
lied: ${e}`)),o}async function c(e,t,n){const o=e.at("action");return typeof o!="string"?m((0,v.xW)("action"),n.filter):
u(o,t)?typeof(e.at("release.draft")??!1)!="boolean"?m("the event's `release.draft` is neither true nor false",n.filter):
i(e,"event",n):(0,v.ho)({kind:"activity",actual:o})}function m(e,t){const n=s(e,t);return n.length>0?{kind:"invalid",problems:n}:
(0,v.sV)(e)}const b=(e,t)=>i(new M.e(e,"GitHub returned"),"release",t);async function i(e,t,{filter:n,needsMessage:o}){if(e.
at("release.draft")===!0)return(0,v.ho)({kind:"draft"});const h=e.firstText("release.tag_name"),d=e.firstText("release.p\
ublished_at"),y=r($(h),$(d),n.now),x=a(y,n);if(x)return"problems"in x?{kind:"invalid",...x}:(0,v.ho)(x);const N=E(e),D=o?
await A(e,N):{value:""},L=S(e),U={title:N,message:D,icon_url:e.icon(),landing_url:L},V=e.firstText("release.name","relea\
se.tag_name"),_={tag:h,version:T(h),name:V,repository:e.firstText("repository.name"),message:D,url:L};return{kind:"conte\
nt",source:t,fields:U,release:y,placeholders:_}}const $=e=>"value"in e?e.value:"";function T(e){if("missing"in e)return e;
const t=(0,l.SF)(e.value);return t?{value:t.text}:{missing:`the tag ${(0,g.hD)(e.value)} has no version such as v1.2.3`}}
const P=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,O=/^releases?\/(?=v?\d)/i;function E(e){const t=e.firstText("release.name","releas\
e.tag_name");if("missing"in t)return t;const n={value:t.value.replace(O,"")},[,o,h]=P.exec(n.value)??[];if(o!==void 0)return{
value:`${o} ${h}`};const d=e.firstText("repository.name");return"value"in d&&I(n.value,d.value)?n:(0,v.oR)(d,n," ")}const F=100;
function I(e,t){const n=d=>d.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),o=n(t).join("");if(o===""||o.length>F)return!1;
const h=n(e);return h.some((d,y)=>{let x="";for(let N=y;N<h.length&&x.length<o.length;N++)x+=h[N];return x===o})}const j=65536;
async function A(e,t){const n=e.at("release");if(typeof n!="object"||n===null)return{missing:e.missingMessage("release")};
const o=e.at("release.body")??"";if(typeof o!="string")return{missing:`${e.missingMessage("release.body")} that is text`};
const{readNotes:h}=await Promise.all([f.e(22),f.e(786)]).then(f.bind(f,5786)),d=h(o,{title:"value"in t?t.value:""});return"\
problem"in d?{missing:d.problem}:{value:d.message,madeFrom:[o.slice(0,j),d.madeFrom],origin:d.origin}}function S(e){if(e.
at("repository.private")===!1&&(e.at("repository.visibility")??"public")==="public")return e.firstPage("release.html_url");
const n=e.firstPage("repository.homepage");return"value"in n?n:{missing:"the repository is private, so subscribers canno\
t open the page of the release, and it has no homepage to open instead; set a homepage in its settings"}}}),9657:((C,R,f)=>{
f.d(R,{In:()=>l,SF:()=>p,T_:()=>a,du:()=>u});const g=["major","minor","patch"],v=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
M=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function p(s){const m=[...s.replace(v,O=>".".repeat(O.length)).matchAll(
M)],i=m.find(([,,O=""])=>O.includes("."))??m.findLast(([,O])=>O!=="-"&&O!=="_");if(i===void 0)return;const[,$="",T=""]=i,
P=i.index+$.length;return{text:s.slice(P),numbers:T.split(".").map(Number),words:[s.slice(0,P).replace(/v$/i,""),s.slice(
P+T.length)]}}function l({numbers:s}){const c=s.findLastIndex(m=>m>0);return g[Math.min(Math.max(c,0),g.length-1)]??"pat\
ch"}const u=(s,c)=>g.indexOf(l(s))<=g.indexOf(c);function r(s,c){const m=Math.max(s.numbers.length,c.numbers.length);for(let b=0;b<
m;b++){const i=(s.numbers[b]??0)-(c.numbers[b]??0);if(i!==0)return i}return 0}function a(s,c,m){const b=({words:i})=>i.every(
($,T)=>$===c.words[T]);return s.filter(({version:i})=>b(i)&&r(i,c)<=0&&u(i,m)).reduce((i,$)=>i===void 0||r($.version,i.version)>
0?$:i,void 0)}})};
