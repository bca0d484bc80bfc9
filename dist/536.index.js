"use strict";exports.id=536,exports.ids=[536],exports.modules={4204:(($,x,r)=>{r.d(x,{ho:()=>p,oR:()=>h,sV:()=>c,xW:()=>_});function c(l){
const a={missing:l};return{kind:"content",source:"event",fields:{title:a,message:a,icon_url:a,landing_url:a},placeholders:{
tag:a,version:a,name:a,repository:a,message:a,url:a}}}function h(l,a,s){return"missing"in l?l:"missing"in a?a:{value:`${l.
value}${s}${a.value}`}}const _=l=>`the event's field \`${l}\` is missing or not text, so the action takes no content from\
 it`,p=l=>({kind:"not-announceable",why:l})}),6579:(($,x,r)=>{r.d(x,{e:()=>l});var c=r(8992),h=r(2542);const _=200,p=65536;
class l{data;origin;constructor(s,e){this.data=s,this.origin=e}at(s){return s.split(".").reduce((e,t)=>typeof e=="object"&&
e!==null&&Object.hasOwn(e,t)?e[t]:void 0,this.data)}firstText(...s){const e=this.textsAt(s).map(c.h0).find(Boolean);return e===
void 0?{missing:this.missingMessage(...s)}:{value:e}}firstPage(...s){return this.firstUrl(h.fD.landing_url,"http or http\
s URL",s)}icon(){const s=this.firstUrl(h.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in s)return s;
const e=new URL(s.value);return e.searchParams.set("s",String(_)),{value:e.href}}missingMessage(...s){const e=s.map(o=>`\
\`${o}\``),t=e.length>1?`neither ${e.join(" nor ")}`:`no ${e}`,i=this.textsAt(s,Number.POSITIVE_INFINITY).length>this.textsAt(
s).length;return`${this.origin} ${t}${i?` of at most ${p} characters`:""}`}firstUrl(s,e,t){const i=this.textsAt(t).map(u=>u.
trim()),o=i.find(u=>"value"in s(u));if(o!==void 0)return{value:o};if(i.every(u=>u===""))return{missing:this.missingMessage(
...t)};const m=i.some(u=>u.length>c.QO)?` of at most ${c.zF}`:"";return{missing:`${this.origin} no ${e}${m} in ${t.map(u=>`\
\`${u}\``).join(" or ")}`}}textsAt(s,e=p){return s.map(t=>this.at(t)).filter(t=>typeof t=="string"&&t.length<=e)}}}),536:(($,x,r)=>{
r.d(x,{a:()=>s,contentFromRelease:()=>a});var c=r(8992),h=r(4204),_=r(6579),p=r(1679),l=r(9657);const a=(n,d)=>s(new _.e(
n,"GitHub returned"),"release",d);async function s(n,d,{filter:f,needsMessage:v}){if(n.at("release.draft")===!0)return(0,h.
ho)({kind:"draft"});const b=n.firstText("release.tag_name"),g=n.firstText("release.published_at"),T=(0,p.NC)(e(b),e(g),f.
now),O=(0,p.Wg)(T,f);if(O)return"problems"in O?{kind:"invalid",...O}:(0,h.ho)(O);const D=m(n),C=v?await P(n,D):{value:""},
R=y(n),j={title:D,message:C,icon_url:n.icon(),landing_url:R},I=n.firstText("release.name","release.tag_name"),L={tag:b,version:t(
b),name:I,repository:n.firstText("repository.name"),message:C,url:R};return{kind:"content",source:d,fields:j,release:T,placeholders:L}}
const e=n=>"value"in n?n.value:"";function t(n){if("missing"in n)return n;const d=(0,l.SF)(n.value);return d?{value:d.text}:
{missing:`the tag ${(0,c.hD)(n.value)} has no version such as v1.2.3`}}const i=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,o=/^releases?\/(?=v?\d)/i;
function m(n){const d=n.firstText("release.name","release.tag_name");if("missing"in d)return d;const f={value:d.value.replace(
o,"")},[,v,b]=i.exec(f.value)??[];if(v!==void 0)return{value:`${v} ${b}`};const g=n.firstText("repository.name");return"\
value"in g&&M(f.value,g.value)?f:(0,h.oR)(g,f," ")}const u=100;function M(n,d){const f=g=>g.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),
v=f(d).join("");if(v===""||v.length>u)return!1;const b=f(n);return b.some((g,T)=>{let O="";for(let D=T;D<b.length&&O.length<
v.length;D++)O+=b[D];return O===v})}const E=65536;async function P(n,d){const f=n.at("release");if(typeof f!="object"||f===
null)return{missing:n.missingMessage("release")};const v=n.at("release.body")??"";if(typeof v!="string")return{missing:`${n.
missingMessage("release.body")} that is text`};const{readNotes:b}=await Promise.all([r.e(22),r.e(786)]).then(r.bind(r,5786)),
g=b(v,{title:"value"in d?d.value:""});return"problem"in g?{missing:g.problem}:{value:g.message,madeFrom:[v.slice(0,E),g.
madeFrom],origin:g.origin}}function y(n){if(n.at("repository.private")===!1&&(n.at("repository.visibility")??"public")===
"public")return n.firstPage("release.html_url");const f=n.firstPage("repository.homepage");return"value"in f?f:{missing:"\
the repository is private, so subscribers cannot open the page of the release, and it has no homepage to open instead; s\
et a homepage in its settings"}}}),1679:(($,x,r)=>{r.d(x,{MQ:()=>p,NC:()=>l,Wg:()=>a,Wv:()=>s});var c=r(8925),h=r(8992),
_=r(9657);const p=e=>(0,h.Gv)(e)&&e.draft===!1&&e.prerelease===!1;function l(e,t,i){const o=(0,_.SF)(e),m=(i.getTime()-Date.
parse(t??""))/1e3;return{tag:e,level:o&&(0,_.In)(o),age:Number.isNaN(m)?void 0:Math.max(0,m)}}function a(e,{level:t,maxAge:i}){
const{tag:o,level:m,age:u}=e,M=[];if(t!==void 0&&m===void 0&&M.push((0,c.CC)("release-level",`cannot be applied to the r\
elease ${(0,h.hD)(o)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),i!==void 0&&u===void 0&&
M.push((0,c.CC)("max-age",`cannot be applied to the release ${(0,h.hD)(o)}: GitHub gives no date at which it was publish\
ed`)),M.length>0)return{problems:M};const E=(0,_.SF)(o);if(t!==void 0&&E&&!(0,_.du)(E,t))return{kind:"level",release:e,minLevel:t};
if(i!==void 0&&u!==void 0&&u>i)return{kind:"age",release:e,age:u,maxAge:i}}function s(e,{level:t,maxAge:i}){const o=[];return t!==
void 0&&o.push((0,c.CC)("release-level",`cannot be applied: ${e}`)),i!==void 0&&o.push((0,c.CC)("max-age",`cannot be app\
lied: ${e}`)),o}}),9657:(($,x,r)=>{r.d(x,{In:()=>l,SF:()=>p,Zy:()=>s,du:()=>a});const c=["major","minor","patch"],h=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
_=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function p(e){const i=[...e.replace(h,P=>".".repeat(P.length)).matchAll(
_)],m=i.find(([,,P=""])=>P.includes("."))??i.findLast(([,P])=>P!=="-"&&P!=="_");if(m===void 0)return;const[,u="",M=""]=m,
E=m.index+u.length;return{text:e.slice(E),numbers:M.split(".").map(Number),words:[e.slice(0,E).replace(/v$/i,""),e.slice(
E+M.length)]}}function l({numbers:e}){const t=e.findLastIndex(i=>i>0);return c[Math.min(Math.max(t,0),c.length-1)]??"pat\
ch"}const a=(e,t)=>c.indexOf(l(e))<=c.indexOf(t);function s(e,t){const i=Math.max(e.numbers.length,t.numbers.length);for(let o=0;o<
i;o++){const m=(e.numbers[o]??0)-(t.numbers[o]??0);if(m!==0)return m}return 0}})};
