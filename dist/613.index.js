"use strict";exports.id=613,exports.ids=[613],exports.modules={4204:(($,P,r)=>{r.d(P,{ho:()=>p,oR:()=>h,sV:()=>m,xW:()=>_});function m(d){
const a={missing:d};return{kind:"content",source:"event",fields:{title:a,message:a,icon_url:a,landing_url:a},placeholders:{
tag:a,version:a,name:a,repository:a,message:a,url:a}}}function h(d,a,s){return"missing"in d?d:"missing"in a?a:{value:`${d.
value}${s}${a.value}`}}const _=d=>`the event's field \`${d}\` is missing or not text, so the action takes no content from\
 it`,p=d=>({kind:"not-announceable",why:d})}),6579:(($,P,r)=>{r.d(P,{e:()=>d});var m=r(8992),h=r(2542);const _=200,p=65536;
class d{data;origin;constructor(s,t){this.data=s,this.origin=t}at(s){return s.split(".").reduce((t,e)=>typeof t=="object"&&
t!==null&&Object.hasOwn(t,e)?t[e]:void 0,this.data)}firstText(...s){const t=this.textsAt(s).map(m.h0).find(Boolean);return t===
void 0?{missing:this.missingMessage(...s)}:{value:t}}firstPage(...s){return this.firstUrl(h.fD.landing_url,"http or http\
s URL",s)}icon(){const s=this.firstUrl(h.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in s)return s;
const t=new URL(s.value);return t.searchParams.set("s",String(_)),{value:t.href}}missingMessage(...s){const t=s.map(l=>`\
\`${l}\``),e=t.length>1?`neither ${t.join(" nor ")}`:`no ${t}`,i=this.textsAt(s,Number.POSITIVE_INFINITY).length>this.textsAt(
s).length;return`${this.origin} ${e}${i?` of at most ${p} characters`:""}`}firstUrl(s,t,e){const i=this.textsAt(e).map(f=>f.
trim()),l=i.find(f=>"value"in s(f));if(l!==void 0)return{value:l};if(i.every(f=>f===""))return{missing:this.missingMessage(
...e)};const u=i.some(f=>f.length>m.QO)?` of at most ${m.zF}`:"";return{missing:`${this.origin} no ${t}${u} in ${e.map(f=>`\
\`${f}\``).join(" or ")}`}}textsAt(s,t=p){return s.map(e=>this.at(e)).filter(e=>typeof e=="string"&&e.length<=t)}}}),1613:(($,P,r)=>{
r.d(P,{W:()=>s,contentFromRelease:()=>t,g:()=>a});var m=r(8992),h=r(4204),_=r(6579),p=r(1679),d=r(9657);async function a(n,c,o){
const g=n.at("action");return typeof g!="string"?s((0,h.xW)("action"),o.filter):(0,p.PO)(g,c)?typeof(n.at("release.draft")??
!1)!="boolean"?s("the event's `release.draft` is neither true nor false",o.filter):e(n,"event",o):(0,h.ho)({kind:"activi\
ty",actual:g})}function s(n,c){const o=(0,p.Wv)(n,c);return o.length>0?{kind:"invalid",problems:o}:(0,h.sV)(n)}const t=(n,c)=>e(
new _.e(n,"GitHub returned"),"release",c);async function e(n,c,{filter:o,needsMessage:g}){if(n.at("release.draft")===!0)
return(0,h.ho)({kind:"draft"});const b=n.firstText("release.tag_name"),v=n.firstText("release.published_at"),T=(0,p.NC)(
i(b),i(v),o.now),O=(0,p.Wg)(T,o);if(O)return"problems"in O?{kind:"invalid",...O}:(0,h.ho)(O);const D=E(n),y=g?await j(n,
D):{value:""},R=I(n),L={title:D,message:y,icon_url:n.icon(),landing_url:R},W=n.firstText("release.name","release.tag_nam\
e"),A={tag:b,version:l(b),name:W,repository:n.firstText("repository.name"),message:y,url:R};return{kind:"content",source:c,
fields:L,release:T,placeholders:A}}const i=n=>"value"in n?n.value:"";function l(n){if("missing"in n)return n;const c=(0,d.
SF)(n.value);return c?{value:c.text}:{missing:`the tag ${(0,m.hD)(n.value)} has no version such as v1.2.3`}}const u=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,
f=/^releases?\/(?=v?\d)/i;function E(n){const c=n.firstText("release.name","release.tag_name");if("missing"in c)return c;
const o={value:c.value.replace(f,"")},[,g,b]=u.exec(o.value)??[];if(g!==void 0)return{value:`${g} ${b}`};const v=n.firstText(
"repository.name");return"value"in v&&x(o.value,v.value)?o:(0,h.oR)(v,o," ")}const M=100;function x(n,c){const o=v=>v.toLowerCase().
split(/[^\p{L}\p{N}\p{M}]+/u),g=o(c).join("");if(g===""||g.length>M)return!1;const b=o(n);return b.some((v,T)=>{let O="";
for(let D=T;D<b.length&&O.length<g.length;D++)O+=b[D];return O===g})}const C=65536;async function j(n,c){const o=n.at("r\
elease");if(typeof o!="object"||o===null)return{missing:n.missingMessage("release")};const g=n.at("release.body")??"";if(typeof g!=
"string")return{missing:`${n.missingMessage("release.body")} that is text`};const{readNotes:b}=await Promise.all([r.e(22),
r.e(786)]).then(r.bind(r,5786)),v=b(g,{title:"value"in c?c.value:""});return"problem"in v?{missing:v.problem}:{value:v.message,
madeFrom:[g.slice(0,C),v.madeFrom],origin:v.origin}}function I(n){if(n.at("repository.private")===!1&&(n.at("repository.\
visibility")??"public")==="public")return n.firstPage("release.html_url");const o=n.firstPage("repository.homepage");return"\
value"in o?o:{missing:"the repository is private, so subscribers cannot open the page of the release, and it has no home\
page to open instead; set a homepage in its settings"}}}),1679:(($,P,r)=>{r.d(P,{MQ:()=>d,NC:()=>a,PO:()=>p,Wg:()=>s,Wv:()=>t});
var m=r(8925),h=r(8992),_=r(9657);const p=(e,i)=>e==="published"||e==="released"&&i,d=e=>(0,h.Gv)(e)&&e.draft===!1&&e.prerelease===
!1;function a(e,i,l){const u=(0,_.SF)(e),f=(l.getTime()-Date.parse(i??""))/1e3;return{tag:e,level:u&&(0,_.In)(u),age:Number.
isNaN(f)?void 0:Math.max(0,f)}}function s(e,{level:i,maxAge:l}){const{tag:u,level:f,age:E}=e,M=[];if(i!==void 0&&f===void 0&&
M.push((0,m.CC)("release-level",`cannot be applied to the release ${(0,h.hD)(u)}: its tag has no version such as v1.2.3;\
 to announce it, remove the input`)),l!==void 0&&E===void 0&&M.push((0,m.CC)("max-age",`cannot be applied to the release\
 ${(0,h.hD)(u)}: GitHub gives no date at which it was published`)),M.length>0)return{problems:M};const x=(0,_.SF)(u);if(i!==
void 0&&x&&!(0,_.du)(x,i))return{kind:"level",release:e,minLevel:i};if(l!==void 0&&E!==void 0&&E>l)return{kind:"age",release:e,
age:E,maxAge:l}}function t(e,{level:i,maxAge:l}){const u=[];return i!==void 0&&u.push((0,m.CC)("release-level",`cannot b\
e applied: ${e}`)),l!==void 0&&u.push((0,m.CC)("max-age",`cannot be applied: ${e}`)),u}}),9657:(($,P,r)=>{r.d(P,{In:()=>d,
SF:()=>p,Zy:()=>s,du:()=>a});const m=["major","minor","patch"],h=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
_=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function p(t){const i=[...t.replace(h,x=>".".repeat(x.length)).matchAll(
_)],u=i.find(([,,x=""])=>x.includes("."))??i.findLast(([,x])=>x!=="-"&&x!=="_");if(u===void 0)return;const[,f="",E=""]=u,
M=u.index+f.length;return{text:t.slice(M),numbers:E.split(".").map(Number),words:[t.slice(0,M).replace(/v$/i,""),t.slice(
M+E.length)]}}function d({numbers:t}){const e=t.findLastIndex(i=>i>0);return m[Math.min(Math.max(e,0),m.length-1)]??"pat\
ch"}const a=(t,e)=>m.indexOf(d(t))<=m.indexOf(e);function s(t,e){const i=Math.max(t.numbers.length,e.numbers.length);for(let l=0;l<
i;l++){const u=(t.numbers[l]??0)-(e.numbers[l]??0);if(u!==0)return u}return 0}})};
