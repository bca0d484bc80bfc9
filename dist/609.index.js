"use strict";exports.id=609,exports.ids=[609,536],exports.modules={4204:(($,x,a)=>{a.d(x,{ho:()=>_,oR:()=>m,sV:()=>c,xW:()=>p});function c(f){
const d={missing:f};return{kind:"content",source:"event",fields:{title:d,message:d,icon_url:d,landing_url:d},placeholders:{
tag:d,version:d,name:d,repository:d,message:d,url:d}}}function m(f,d,r){return"missing"in f?f:"missing"in d?d:{value:`${f.
value}${r}${d.value}`}}const p=f=>`the event's field \`${f}\` is missing or not text, so the action takes no content from\
 it`,_=f=>({kind:"not-announceable",why:f})}),1609:(($,x,a)=>{a.d(x,{contentFromEvent:()=>i});var c=a(4204);function m(e){
const o=e.at("deployment_status.state");if(typeof o!="string")return(0,c.sV)((0,c.xW)("deployment_status.state"));if(o!==
"success")return(0,c.ho)({kind:"state",actual:o});const s=e.firstText("repository.name"),u=e.firstText("deployment_statu\
s.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:(0,c.oR)(s,u," deployed to "),
message:p(e),icon_url:e.icon(),landing_url:e.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}
function p(e){const o=e.firstText("deployment_status.description");if("value"in o)return o;const s=e.at("deployment.sha");
return typeof s=="string"&&/^[0-9a-f]{7,64}$/i.test(s)?{value:`${s.slice(0,7)} is live.`}:{missing:e.missingMessage("dep\
loyment_status.description","deployment.sha")}}var _=a(6579),f=a(536),d=a(1679);async function r(e,o,s){const u=e.at("ac\
tion");return typeof u!="string"?n((0,c.xW)("action"),s.filter):l(u,o)?typeof(e.at("release.draft")??!1)!="boolean"?n("t\
he event's `release.draft` is neither true nor false",s.filter):(0,f.a)(e,"event",s):(0,c.ho)({kind:"activity",actual:u})}
function n(e,o){const s=(0,d.Wv)(e,o);return s.length>0?{kind:"invalid",problems:s}:(0,c.sV)(e)}const l=(e,o)=>e==="publ\
ished"||e==="released"&&o;async function i(e,o,s){const{name:u,payload:M,unreadable:E}=e;if(u!=="release"&&u!=="deployme\
nt_status")return{kind:"none",event:u};if(E!==void 0)return u==="release"?n(E,s.filter):(0,c.sV)(E);const P=new _.e(M,"t\
he event has");return u==="release"?r(P,o,s):m(P)}}),6579:(($,x,a)=>{a.d(x,{e:()=>f});var c=a(8992),m=a(2542);const p=200,
_=65536;class f{data;origin;constructor(r,n){this.data=r,this.origin=n}at(r){return r.split(".").reduce((n,l)=>typeof n==
"object"&&n!==null&&Object.hasOwn(n,l)?n[l]:void 0,this.data)}firstText(...r){const n=this.textsAt(r).map(c.h0).find(Boolean);
return n===void 0?{missing:this.missingMessage(...r)}:{value:n}}firstPage(...r){return this.firstUrl(m.fD.landing_url,"h\
ttp or https URL",r)}icon(){const r=this.firstUrl(m.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in
r)return r;const n=new URL(r.value);return n.searchParams.set("s",String(p)),{value:n.href}}missingMessage(...r){const n=r.
map(e=>`\`${e}\``),l=n.length>1?`neither ${n.join(" nor ")}`:`no ${n}`,i=this.textsAt(r,Number.POSITIVE_INFINITY).length>
this.textsAt(r).length;return`${this.origin} ${l}${i?` of at most ${_} characters`:""}`}firstUrl(r,n,l){const i=this.textsAt(
l).map(s=>s.trim()),e=i.find(s=>"value"in r(s));if(e!==void 0)return{value:e};if(i.every(s=>s===""))return{missing:this.
missingMessage(...l)};const o=i.some(s=>s.length>c.QO)?` of at most ${c.zF}`:"";return{missing:`${this.origin} no ${n}${o}\
 in ${l.map(s=>`\`${s}\``).join(" or ")}`}}textsAt(r,n=_){return r.map(l=>this.at(l)).filter(l=>typeof l=="string"&&l.length<=
n)}}}),536:(($,x,a)=>{a.d(x,{a:()=>r,contentFromRelease:()=>d});var c=a(8992),m=a(4204),p=a(6579),_=a(1679),f=a(9657);const d=(t,h)=>r(
new p.e(t,"GitHub returned"),"release",h);async function r(t,h,{filter:g,needsMessage:y}){if(t.at("release.draft")===!0)
return(0,m.ho)({kind:"draft"});const b=t.firstText("release.tag_name"),v=t.firstText("release.published_at"),T=(0,_.NC)(
n(b),n(v),g.now),O=(0,_.Wg)(T,g);if(O)return"problems"in O?{kind:"invalid",...O}:(0,m.ho)(O);const D=o(t),R=y?await E(t,
D):{value:""},C=P(t),j={title:D,message:R,icon_url:t.icon(),landing_url:C},I=t.firstText("release.name","release.tag_nam\
e"),N={tag:b,version:l(b),name:I,repository:t.firstText("repository.name"),message:R,url:C};return{kind:"content",source:h,
fields:j,release:T,placeholders:N}}const n=t=>"value"in t?t.value:"";function l(t){if("missing"in t)return t;const h=(0,f.
SF)(t.value);return h?{value:h.text}:{missing:`the tag ${(0,c.hD)(t.value)} has no version such as v1.2.3`}}const i=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,
e=/^releases?\/(?=v?\d)/i;function o(t){const h=t.firstText("release.name","release.tag_name");if("missing"in h)return h;
const g={value:h.value.replace(e,"")},[,y,b]=i.exec(g.value)??[];if(y!==void 0)return{value:`${y} ${b}`};const v=t.firstText(
"repository.name");return"value"in v&&u(g.value,v.value)?g:(0,m.oR)(v,g," ")}const s=100;function u(t,h){const g=v=>v.toLowerCase().
split(/[^\p{L}\p{N}\p{M}]+/u),y=g(h).join("");if(y===""||y.length>s)return!1;const b=g(t);return b.some((v,T)=>{let O="";
for(let D=T;D<b.length&&O.length<y.length;D++)O+=b[D];return O===y})}const M=65536;async function E(t,h){const g=t.at("r\
elease");if(typeof g!="object"||g===null)return{missing:t.missingMessage("release")};const y=t.at("release.body")??"";if(typeof y!=
"string")return{missing:`${t.missingMessage("release.body")} that is text`};const{readNotes:b}=await Promise.all([a.e(22),
a.e(786)]).then(a.bind(a,5786)),v=b(y,{title:"value"in h?h.value:""});return"problem"in v?{missing:v.problem}:{value:v.message,
madeFrom:[y.slice(0,M),v.madeFrom],origin:v.origin}}function P(t){if(t.at("repository.private")===!1&&(t.at("repository.\
visibility")??"public")==="public")return t.firstPage("release.html_url");const g=t.firstPage("repository.homepage");return"\
value"in g?g:{missing:"the repository is private, so subscribers cannot open the page of the release, and it has no home\
page to open instead; set a homepage in its settings"}}}),1679:(($,x,a)=>{a.d(x,{MQ:()=>_,NC:()=>f,Wg:()=>d,Wv:()=>r});var c=a(
8925),m=a(8992),p=a(9657);const _=n=>(0,m.Gv)(n)&&n.draft===!1&&n.prerelease===!1;function f(n,l,i){const e=(0,p.SF)(n),
o=(i.getTime()-Date.parse(l??""))/1e3;return{tag:n,level:e&&(0,p.In)(e),age:Number.isNaN(o)?void 0:Math.max(0,o)}}function d(n,{
level:l,maxAge:i}){const{tag:e,level:o,age:s}=n,u=[];if(l!==void 0&&o===void 0&&u.push((0,c.CC)("release-level",`cannot \
be applied to the release ${(0,m.hD)(e)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),i!==
void 0&&s===void 0&&u.push((0,c.CC)("max-age",`cannot be applied to the release ${(0,m.hD)(e)}: GitHub gives no date at \
which it was published`)),u.length>0)return{problems:u};if(l!==void 0&&!(0,p.du)(o,l))return{kind:"level",release:n,minLevel:l};
if(i!==void 0&&s!==void 0&&s>i)return{kind:"age",release:n,age:s,maxAge:i}}function r(n,{level:l,maxAge:i}){const e=[];return l!==
void 0&&e.push((0,c.CC)("release-level",`cannot be applied: ${n}`)),i!==void 0&&e.push((0,c.CC)("max-age",`cannot be app\
lied: ${n}`)),e}}),9657:(($,x,a)=>{a.d(x,{In:()=>r,SF:()=>_,Zy:()=>l,du:()=>n});const c=["major","minor","patch"],m=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
p=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function _(i){const o=[...i.replace(m,t=>".".repeat(t.length)).matchAll(
p)],u=o.find(([,,t=""])=>t.includes("."))??o.findLast(([,t])=>t!=="-"&&t!=="_");if(u===void 0)return;const[,M="",E=""]=u,
P=u.index+M.length;return{text:i.slice(P),numbers:E.split(".").map(Number),words:[i.slice(0,P).replace(/v$/i,""),i.slice(
P+E.length)]}}const f=/^[-_,]\d/,d=9999;function r({numbers:i,words:[,e]}){const[o=0,...s]=i;if(s.length===0&&(o>d||f.test(
e)))return;const u=i.findLastIndex(M=>M>0);return c[Math.min(Math.max(u,0),c.length-1)]}const n=(i,e)=>i!==void 0&&c.indexOf(
i)<=c.indexOf(e);function l(i,e){const o=Math.max(i.numbers.length,e.numbers.length);for(let s=0;s<o;s++){const u=(i.numbers[s]??
0)-(e.numbers[s]??0);if(u!==0)return u}return 0}})};
