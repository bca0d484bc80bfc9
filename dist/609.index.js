"use strict";exports.id=609,exports.ids=[609,536],exports.modules={4204:(($,b,a)=>{a.d(b,{ho:()=>_,oR:()=>m,sV:()=>c,xW:()=>v});function c(f){
const d={missing:f};return{kind:"content",source:"event",fields:{title:d,message:d,icon_url:d,landing_url:d},placeholders:{
tag:d,version:d,name:d,repository:d,message:d,url:d}}}function m(f,d,i){return"missing"in f?f:"missing"in d?d:{value:`${f.
value}${i}${d.value}`}}const v=f=>`the event's field \`${f}\` is missing or not text, so the action takes no content from\
 it`,_=f=>({kind:"not-announceable",why:f})}),1609:(($,b,a)=>{a.d(b,{contentFromEvent:()=>o});var c=a(4204);function m(e){
const r=e.at("deployment_status.state");if(typeof r!="string")return(0,c.sV)((0,c.xW)("deployment_status.state"));if(r!==
"success")return(0,c.ho)({kind:"state",actual:r});const s=e.firstText("repository.name"),u=e.firstText("deployment_statu\
s.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:(0,c.oR)(s,u," deployed to "),
message:v(e),icon_url:e.icon(),landing_url:e.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}
function v(e){const r=e.firstText("deployment_status.description");if("value"in r)return r;const s=e.at("deployment.sha");
return typeof s=="string"&&/^[0-9a-f]{7,64}$/i.test(s)?{value:`${s.slice(0,7)} is live.`}:{missing:e.missingMessage("dep\
loyment_status.description","deployment.sha")}}var _=a(6579),f=a(536),d=a(1679);async function i(e,r,s){const u=e.at("ac\
tion");return typeof u!="string"?n((0,c.xW)("action"),s.filter):l(u,r)?typeof(e.at("release.draft")??!1)!="boolean"?n("t\
he event's `release.draft` is neither true nor false",s.filter):(0,f.a)(e,"event",s):(0,c.ho)({kind:"activity",actual:u})}
function n(e,r){const s=(0,d.Wv)(e,r);return s.length>0?{kind:"invalid",problems:s}:(0,c.sV)(e)}const l=(e,r)=>e==="publ\
ished"||e==="released"&&r;async function o(e,r,s){const{name:u,payload:x,unreadable:E}=e;if(u!=="release"&&u!=="deployme\
nt_status")return{kind:"none",event:u};if(E!==void 0)return u==="release"?n(E,s.filter):(0,c.sV)(E);const P=new _.e(x,"t\
he event has");return u==="release"?i(P,r,s):m(P)}}),6579:(($,b,a)=>{a.d(b,{e:()=>f});var c=a(8992),m=a(2542);const v=200,
_=65536;class f{data;origin;constructor(i,n){this.data=i,this.origin=n}at(i){return i.split(".").reduce((n,l)=>typeof n==
"object"&&n!==null&&Object.hasOwn(n,l)?n[l]:void 0,this.data)}firstText(...i){const n=this.textsAt(i).map(c.h0).find(Boolean);
return n===void 0?{missing:this.missingMessage(...i)}:{value:n}}firstPage(...i){return this.firstUrl(m.fD.landing_url,"h\
ttp or https URL",i)}icon(){const i=this.firstUrl(m.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in
i)return i;const n=new URL(i.value);return n.searchParams.set("s",String(v)),{value:n.href}}missingMessage(...i){const n=i.
map(e=>`\`${e}\``),l=n.length>1?`neither ${n.join(" nor ")}`:`no ${n}`,o=this.textsAt(i,Number.POSITIVE_INFINITY).length>
this.textsAt(i).length;return`${this.origin} ${l}${o?` of at most ${_} characters`:""}`}firstUrl(i,n,l){const o=this.textsAt(
l).map(s=>s.trim()),e=o.find(s=>"value"in i(s));if(e!==void 0)return{value:e};if(o.every(s=>s===""))return{missing:this.
missingMessage(...l)};const r=o.some(s=>s.length>c.QO)?` of at most ${c.zF}`:"";return{missing:`${this.origin} no ${n}${r}\
 in ${l.map(s=>`\`${s}\``).join(" or ")}`}}textsAt(i,n=_){return i.map(l=>this.at(l)).filter(l=>typeof l=="string"&&l.length<=
n)}}}),536:(($,b,a)=>{a.d(b,{a:()=>i,contentFromRelease:()=>d});var c=a(8992),m=a(4204),v=a(6579),_=a(1679),f=a(9657);const d=(t,h)=>i(
new v.e(t,"GitHub returned"),"release",h);async function i(t,h,{filter:g,needsMessage:y}){if(t.at("release.draft")===!0)
return(0,m.ho)({kind:"draft"});const M=t.firstText("release.tag_name"),p=t.firstText("release.published_at"),T=(0,_.NC)(
n(M),n(p),g.now),O=(0,_.Wg)(T,g);if(O)return"problems"in O?{kind:"invalid",...O}:(0,m.ho)(O);const D=r(t),R=y?await E(t,
D):{value:""},C=P(t),j={title:D,message:R,icon_url:t.icon(),landing_url:C},I=t.firstText("release.name","release.tag_nam\
e"),N={tag:M,version:l(M),name:I,repository:t.firstText("repository.name"),message:R,url:C};return{kind:"content",source:h,
fields:j,release:T,placeholders:N}}const n=t=>"value"in t?t.value:"";function l(t){if("missing"in t)return t;const h=(0,f.
SF)(t.value);return h?{value:h.text}:{missing:`the tag ${(0,c.hD)(t.value)} has no version such as v1.2.3`}}const o=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,
e=/^releases?\/(?=v?\d)/i;function r(t){const h=t.firstText("release.name","release.tag_name");if("missing"in h)return h;
const g={value:h.value.replace(e,"")},[,y,M]=o.exec(g.value)??[];if(y!==void 0)return{value:`${y} ${M}`};const p=t.firstText(
"repository.name");return"value"in p&&u(g.value,p.value)?g:(0,m.oR)(p,g," ")}const s=100;function u(t,h){const g=p=>p.toLowerCase().
split(/[^\p{L}\p{N}\p{M}]+/u),y=g(h).join("");if(y===""||y.length>s)return!1;const M=g(t);return M.some((p,T)=>{let O="";
for(let D=T;D<M.length&&O.length<y.length;D++)O+=M[D];return O===y})}const x=65536;async function E(t,h){const g=t.at("r\
elease");if(typeof g!="object"||g===null)return{missing:t.missingMessage("release")};const y=t.at("release.body")??"";if(typeof y!=
"string")return{missing:`${t.missingMessage("release.body")} that is text`};const{readNotes:M}=await Promise.all([a.e(22),
a.e(786)]).then(a.bind(a,5786)),p=M(y,{title:"value"in h?h.value:""});return"problem"in p?{missing:p.problem}:{value:p.message,
madeFrom:[y.slice(0,x),p.madeFrom],origin:p.origin}}function P(t){if(t.at("repository.private")===!1&&(t.at("repository.\
visibility")??"public")==="public")return t.firstPage("release.html_url");const g=t.firstPage("repository.homepage");return"\
value"in g?g:{missing:"the repository is private, so subscribers cannot open the page of the release, and it has no home\
page to open instead; set a homepage in its settings"}}}),1679:(($,b,a)=>{a.d(b,{MQ:()=>_,NC:()=>f,Wg:()=>d,Wv:()=>i});var c=a(
8925),m=a(8992),v=a(9657);const _=n=>(0,m.Gv)(n)&&n.draft===!1&&n.prerelease===!1;function f(n,l,o){const e=(0,v.SF)(n),
r=(o.getTime()-Date.parse(l??""))/1e3;return{tag:n,level:e&&(0,v.In)(e),age:Number.isNaN(r)?void 0:Math.max(0,r)}}function d(n,{
level:l,maxAge:o}){const{tag:e,level:r,age:s}=n,u=[];if(l!==void 0&&r===void 0&&u.push((0,c.CC)("release-level",`cannot \
be applied to the release ${(0,m.hD)(e)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),o!==
void 0&&s===void 0&&u.push((0,c.CC)("max-age",`cannot be applied to the release ${(0,m.hD)(e)}: GitHub gives no date at \
which it was published`)),u.length>0)return{problems:u};const x=(0,v.SF)(e);if(l!==void 0&&x&&!(0,v.du)(x,l))return{kind:"\
level",release:n,minLevel:l};if(o!==void 0&&s!==void 0&&s>o)return{kind:"age",release:n,age:s,maxAge:o}}function i(n,{level:l,
maxAge:o}){const e=[];return l!==void 0&&e.push((0,c.CC)("release-level",`cannot be applied: ${n}`)),o!==void 0&&e.push(
(0,c.CC)("max-age",`cannot be applied: ${n}`)),e}}),9657:(($,b,a)=>{a.d(b,{In:()=>i,SF:()=>_,Zy:()=>l,du:()=>n});const c=[
"major","minor","patch"],m=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,v=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function _(o){const r=[...o.replace(m,t=>".".repeat(t.length)).matchAll(v)],u=r.find(([,,t=""])=>t.includes("."))??r.findLast(
([,t])=>t!=="-"&&t!=="_");if(u===void 0)return;const[,x="",E=""]=u,P=u.index+x.length;return{text:o.slice(P),numbers:E.split(
".").map(Number),words:[o.slice(0,P).replace(/v$/i,""),o.slice(P+E.length)]}}const f=/^[-_,]\d/,d=9999;function i({numbers:o,
words:[,e]}){const[r=0,...s]=o;if(s.length===0&&(r>d||f.test(e)))return;const u=o.findLastIndex(x=>x>0);return c[Math.min(
Math.max(u,0),c.length-1)]}function n(o,e){const r=i(o);return r!==void 0&&c.indexOf(r)<=c.indexOf(e)}function l(o,e){const r=Math.
max(o.numbers.length,e.numbers.length);for(let s=0;s<r;s++){const u=(o.numbers[s]??0)-(e.numbers[s]??0);if(u!==0)return u}
return 0}})};
