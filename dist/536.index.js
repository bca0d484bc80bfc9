"use strict";exports.id=536,exports.ids=[536],exports.modules={4204:(($,M,a)=>{a.d(M,{ho:()=>b,oR:()=>g,sV:()=>c,xW:()=>p});function c(d){
const l={missing:d};return{kind:"content",source:"event",fields:{title:l,message:l,icon_url:l,landing_url:l},placeholders:{
tag:l,version:l,name:l,repository:l,message:l,url:l}}}function g(d,l,t){return"missing"in d?d:"missing"in l?l:{value:`${d.
value}${t}${l.value}`}}const p=d=>`the event's field \`${d}\` is missing or not text, so the action takes no content from\
 it`,b=d=>({kind:"not-announceable",why:d})}),6579:(($,M,a)=>{a.d(M,{e:()=>d});var c=a(8992),g=a(2542);const p=200,b=65536;
class d{data;origin;constructor(t,n){this.data=t,this.origin=n}at(t){return t.split(".").reduce((n,i)=>typeof n=="object"&&
n!==null&&Object.hasOwn(n,i)?n[i]:void 0,this.data)}firstText(...t){const n=this.textsAt(t).map(c.h0).find(Boolean);return n===
void 0?{missing:this.missingMessage(...t)}:{value:n}}firstPage(...t){return this.firstUrl(g.fD.landing_url,"http or http\
s URL",t)}icon(){const t=this.firstUrl(g.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in t)return t;
const n=new URL(t.value);return n.searchParams.set("s",String(p)),{value:n.href}}missingMessage(...t){const n=t.map(r=>`\
\`${r}\``),i=n.length>1?`neither ${n.join(" nor ")}`:`no ${n}`,s=this.textsAt(t,Number.POSITIVE_INFINITY).length>this.textsAt(
t).length;return`${this.origin} ${i}${s?` of at most ${b} characters`:""}`}firstUrl(t,n,i){const s=this.textsAt(i).map(o=>o.
trim()),r=s.find(o=>"value"in t(o));if(r!==void 0)return{value:r};if(s.every(o=>o===""))return{missing:this.missingMessage(
...i)};const u=s.some(o=>o.length>c.QO)?` of at most ${c.zF}`:"";return{missing:`${this.origin} no ${n}${u} in ${i.map(o=>`\
\`${o}\``).join(" or ")}`}}textsAt(t,n=b){return t.map(i=>this.at(i)).filter(i=>typeof i=="string"&&i.length<=n)}}}),536:(($,M,a)=>{
a.d(M,{a:()=>t,contentFromRelease:()=>l});var c=a(8992),g=a(4204),p=a(6579),b=a(1679),d=a(9657);const l=(e,f)=>t(new p.e(
e,"GitHub returned"),"release",f);async function t(e,f,{filter:m,needsMessage:_}){if(e.at("release.draft")===!0)return(0,g.
ho)({kind:"draft"});const x=e.firstText("release.tag_name"),v=e.firstText("release.published_at"),y=(0,b.NC)(n(x),n(v),m.
now),P=(0,b.Wg)(y,m);if(P)return"problems"in P?{kind:"invalid",...P}:(0,g.ho)(P);const O=u(e),C=_?await T(e,O):{value:""},
R=D(e),j={title:O,message:C,icon_url:e.icon(),landing_url:R},I=e.firstText("release.name","release.tag_name"),N={tag:x,version:i(
x),name:I,repository:e.firstText("repository.name"),message:C,url:R};return{kind:"content",source:f,fields:j,release:y,placeholders:N}}
const n=e=>"value"in e?e.value:"";function i(e){if("missing"in e)return e;const f=(0,d.SF)(e.value);return f?{value:f.text}:
{missing:`the tag ${(0,c.hD)(e.value)} has no version such as v1.2.3`}}const s=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,r=/^releases?\/(?=v?\d)/i;
function u(e){const f=e.firstText("release.name","release.tag_name");if("missing"in f)return f;const m={value:f.value.replace(
r,"")},[,_,x]=s.exec(m.value)??[];if(_!==void 0)return{value:`${_} ${x}`};const v=e.firstText("repository.name");return"\
value"in v&&h(m.value,v.value)?m:(0,g.oR)(v,m," ")}const o=100;function h(e,f){const m=v=>v.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),
_=m(f).join("");if(_===""||_.length>o)return!1;const x=m(e);return x.some((v,y)=>{let P="";for(let O=y;O<x.length&&P.length<
_.length;O++)P+=x[O];return P===_})}const E=65536;async function T(e,f){const m=e.at("release");if(typeof m!="object"||m===
null)return{missing:e.missingMessage("release")};const _=e.at("release.body")??"";if(typeof _!="string")return{missing:`${e.
missingMessage("release.body")} that is text`};const{readNotes:x}=await Promise.all([a.e(22),a.e(786)]).then(a.bind(a,5786)),
v=x(_,{title:"value"in f?f.value:""});return"problem"in v?{missing:v.problem}:{value:v.message,madeFrom:[_.slice(0,E),v.
madeFrom],origin:v.origin}}function D(e){if(e.at("repository.private")===!1&&(e.at("repository.visibility")??"public")===
"public")return e.firstPage("release.html_url");const m=e.firstPage("repository.homepage");return"value"in m?m:{missing:"\
the repository is private, so subscribers cannot open the page of the release, and it has no homepage to open instead; s\
et a homepage in its settings"}}}),1679:(($,M,a)=>{a.d(M,{MQ:()=>b,NC:()=>d,Wg:()=>l,Wv:()=>t});var c=a(8925),g=a(8992),
p=a(9657);const b=n=>(0,g.Gv)(n)&&n.draft===!1&&n.prerelease===!1;function d(n,i,s){const r=(0,p.SF)(n),u=(s.getTime()-Date.
parse(i??""))/1e3;return{tag:n,level:r&&(0,p.In)(r),age:Number.isNaN(u)?void 0:Math.max(0,u)}}function l(n,{level:i,maxAge:s}){
const{tag:r,level:u,age:o}=n,h=[];if(i!==void 0&&u===void 0&&h.push((0,c.CC)("release-level",`cannot be applied to the r\
elease ${(0,g.hD)(r)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),s!==void 0&&o===void 0&&
h.push((0,c.CC)("max-age",`cannot be applied to the release ${(0,g.hD)(r)}: GitHub gives no date at which it was publish\
ed`)),h.length>0)return{problems:h};const E=(0,p.SF)(r);if(i!==void 0&&E&&!(0,p.du)(E,i))return{kind:"level",release:n,minLevel:i};
if(s!==void 0&&o!==void 0&&o>s)return{kind:"age",release:n,age:o,maxAge:s}}function t(n,{level:i,maxAge:s}){const r=[];return i!==
void 0&&r.push((0,c.CC)("release-level",`cannot be applied: ${n}`)),s!==void 0&&r.push((0,c.CC)("max-age",`cannot be app\
lied: ${n}`)),r}}),9657:(($,M,a)=>{a.d(M,{In:()=>t,SF:()=>b,Zy:()=>i,du:()=>n});const c=["major","minor","patch"],g=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
p=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function b(s){const u=[...s.replace(g,e=>".".repeat(e.length)).matchAll(
p)],h=u.find(([,,e=""])=>e.includes("."))??u.findLast(([,e])=>e!=="-"&&e!=="_");if(h===void 0)return;const[,E="",T=""]=h,
D=h.index+E.length;return{text:s.slice(D),numbers:T.split(".").map(Number),words:[s.slice(0,D).replace(/v$/i,""),s.slice(
D+T.length)]}}const d=/^[-_,]\d/,l=9999;function t({numbers:s,words:[,r]}){const[u=0,...o]=s;if(o.length===0&&(u>l||d.test(
r)))return;const h=s.findLastIndex(E=>E>0);return c[Math.min(Math.max(h,0),c.length-1)]}function n(s,r){const u=t(s);return u!==
void 0&&c.indexOf(u)<=c.indexOf(r)}function i(s,r){const u=Math.max(s.numbers.length,r.numbers.length);for(let o=0;o<u;o++){
const h=(s.numbers[o]??0)-(r.numbers[o]??0);if(h!==0)return h}return 0}})};
