"use strict";exports.id=536,exports.ids=[536],exports.modules={4204:(($,M,a)=>{a.d(M,{ho:()=>b,oR:()=>g,sV:()=>u,xW:()=>p});function u(c){
const l={missing:c};return{kind:"content",source:"event",fields:{title:l,message:l,icon_url:l,landing_url:l},placeholders:{
tag:l,version:l,name:l,repository:l,message:l,url:l}}}function g(c,l,s){return"missing"in c?c:"missing"in l?l:{value:`${c.
value}${s}${l.value}`}}const p=c=>`the event's field \`${c}\` is missing or not text, so the action takes no content from\
 it`,b=c=>({kind:"not-announceable",why:c})}),6579:(($,M,a)=>{a.d(M,{e:()=>c});var u=a(8992),g=a(2542);const p=200,b=65536;
class c{data;origin;constructor(s,n){this.data=s,this.origin=n}at(s){return s.split(".").reduce((n,i)=>typeof n=="object"&&
n!==null&&Object.hasOwn(n,i)?n[i]:void 0,this.data)}firstText(...s){const n=this.textsAt(s).map(u.h0).find(Boolean);return n===
void 0?{missing:this.missingMessage(...s)}:{value:n}}firstPage(...s){return this.firstUrl(g.fD.landing_url,"http or http\
s URL",s)}icon(){const s=this.firstUrl(g.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in s)return s;
const n=new URL(s.value);return n.searchParams.set("s",String(p)),{value:n.href}}missingMessage(...s){const n=s.map(r=>`\
\`${r}\``),i=n.length>1?`neither ${n.join(" nor ")}`:`no ${n}`,t=this.textsAt(s,Number.POSITIVE_INFINITY).length>this.textsAt(
s).length;return`${this.origin} ${i}${t?` of at most ${b} characters`:""}`}firstUrl(s,n,i){const t=this.textsAt(i).map(o=>o.
trim()),r=t.find(o=>"value"in s(o));if(r!==void 0)return{value:r};if(t.every(o=>o===""))return{missing:this.missingMessage(
...i)};const d=t.some(o=>o.length>u.QO)?` of at most ${u.zF}`:"";return{missing:`${this.origin} no ${n}${d} in ${i.map(o=>`\
\`${o}\``).join(" or ")}`}}textsAt(s,n=b){return s.map(i=>this.at(i)).filter(i=>typeof i=="string"&&i.length<=n)}}}),536:(($,M,a)=>{
a.d(M,{a:()=>s,contentFromRelease:()=>l});var u=a(8992),g=a(4204),p=a(6579),b=a(1679),c=a(9657);const l=(e,f)=>s(new p.e(
e,"GitHub returned"),"release",f);async function s(e,f,{filter:m,needsMessage:_}){if(e.at("release.draft")===!0)return(0,g.
ho)({kind:"draft"});const x=e.firstText("release.tag_name"),v=e.firstText("release.published_at"),y=(0,b.NC)(n(x),n(v),m.
now),E=(0,b.Wg)(y,m);if(E)return"problems"in E?{kind:"invalid",...E}:(0,g.ho)(E);const P=d(e),C=_?await T(e,P):{value:""},
R=D(e),j={title:P,message:C,icon_url:e.icon(),landing_url:R},I=e.firstText("release.name","release.tag_name"),N={tag:x,version:i(
x),name:I,repository:e.firstText("repository.name"),message:C,url:R};return{kind:"content",source:f,fields:j,release:y,placeholders:N}}
const n=e=>"value"in e?e.value:"";function i(e){if("missing"in e)return e;const f=(0,c.SF)(e.value);return f?{value:f.text}:
{missing:`the tag ${(0,u.hD)(e.value)} has no version such as v1.2.3`}}const t=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,r=/^releases?\/(?=v?\d)/i;
function d(e){const f=e.firstText("release.name","release.tag_name");if("missing"in f)return f;const m={value:f.value.replace(
r,"")},[,_,x]=t.exec(m.value)??[];if(_!==void 0)return{value:`${_} ${x}`};const v=e.firstText("repository.name");return"\
value"in v&&h(m.value,v.value)?m:(0,g.oR)(v,m," ")}const o=100;function h(e,f){const m=v=>v.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),
_=m(f).join("");if(_===""||_.length>o)return!1;const x=m(e);return x.some((v,y)=>{let E="";for(let P=y;P<x.length&&E.length<
_.length;P++)E+=x[P];return E===_})}const O=65536;async function T(e,f){const m=e.at("release");if(typeof m!="object"||m===
null)return{missing:e.missingMessage("release")};const _=e.at("release.body")??"";if(typeof _!="string")return{missing:`${e.
missingMessage("release.body")} that is text`};const{readNotes:x}=await Promise.all([a.e(22),a.e(786)]).then(a.bind(a,5786)),
v=x(_,{title:"value"in f?f.value:""});return"problem"in v?{missing:v.problem}:{value:v.message,madeFrom:[_.slice(0,O),v.
madeFrom],origin:v.origin}}function D(e){if(e.at("repository.private")===!1&&(e.at("repository.visibility")??"public")===
"public")return e.firstPage("release.html_url");const m=e.firstPage("repository.homepage");return"value"in m?m:{missing:"\
the repository is private, so subscribers cannot open the page of the release, and it has no homepage to open instead; s\
et a homepage in its settings"}}}),1679:(($,M,a)=>{a.d(M,{MQ:()=>b,NC:()=>c,Wg:()=>l,Wv:()=>s});var u=a(8925),g=a(8992),
p=a(9657);const b=n=>(0,g.Gv)(n)&&n.draft===!1&&n.prerelease===!1;function c(n,i,t){const r=(0,p.SF)(n),d=(t.getTime()-Date.
parse(i??""))/1e3;return{tag:n,level:r&&(0,p.In)(r),age:Number.isNaN(d)?void 0:Math.max(0,d)}}function l(n,{level:i,maxAge:t}){
const{tag:r,level:d,age:o}=n,h=[];if(i!==void 0&&d===void 0&&h.push((0,u.CC)("release-level",`cannot be applied to the r\
elease ${(0,g.hD)(r)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),t!==void 0&&o===void 0&&
h.push((0,u.CC)("max-age",`cannot be applied to the release ${(0,g.hD)(r)}: GitHub gives no date at which it was publish\
ed`)),h.length>0)return{problems:h};if(i!==void 0&&!(0,p.du)(d,i))return{kind:"level",release:n,minLevel:i};if(t!==void 0&&
o!==void 0&&o>t)return{kind:"age",release:n,age:o,maxAge:t}}function s(n,{level:i,maxAge:t}){const r=[];return i!==void 0&&
r.push((0,u.CC)("release-level",`cannot be applied: ${n}`)),t!==void 0&&r.push((0,u.CC)("max-age",`cannot be applied: ${n}`)),
r}}),9657:(($,M,a)=>{a.d(M,{In:()=>s,SF:()=>b,Zy:()=>i,du:()=>n});const u=["major","minor","patch"],g=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
p=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function b(t){const d=[...t.replace(g,e=>".".repeat(e.length)).matchAll(
p)],h=d.find(([,,e=""])=>e.includes("."))??d.findLast(([,e])=>e!=="-"&&e!=="_");if(h===void 0)return;const[,O="",T=""]=h,
D=h.index+O.length;return{text:t.slice(D),numbers:T.split(".").map(Number),words:[t.slice(0,D).replace(/v$/i,""),t.slice(
D+T.length)]}}const c=/^[-_,]\d/,l=9999;function s({numbers:t,words:[,r]}){const[d=0,...o]=t;if(o.length===0&&(d>l||c.test(
r)))return;const h=t.findLastIndex(O=>O>0);return u[Math.min(Math.max(h,0),u.length-1)]}const n=(t,r)=>t!==void 0&&u.indexOf(
t)<=u.indexOf(r);function i(t,r){const d=Math.max(t.numbers.length,r.numbers.length);for(let o=0;o<d;o++){const h=(t.numbers[o]??
0)-(r.numbers[o]??0);if(h!==0)return h}return 0}})};
