"use strict";exports.id=609,exports.ids=[609,536],exports.modules={4204:((D,M,a)=>{a.d(M,{ho:()=>_,oR:()=>m,sV:()=>l,xW:()=>v});function l(f){
const c={missing:f};return{kind:"content",source:"event",fields:{title:c,message:c,icon_url:c,landing_url:c},placeholders:{
tag:c,version:c,name:c,repository:c,message:c,url:c}}}function m(f,c,r){return"missing"in f?f:"missing"in c?c:{value:`${f.
value}${r}${c.value}`}}const v=f=>`the event's field \`${f}\` is missing or not text, so the action takes no content from\
 it`,_=f=>({kind:"not-announceable",why:f})}),1609:((D,M,a)=>{a.d(M,{contentFromEvent:()=>u});var l=a(4204);function m(n){
const o=n.at("deployment_status.state");if(typeof o!="string")return(0,l.sV)((0,l.xW)("deployment_status.state"));if(o!==
"success")return(0,l.ho)({kind:"state",actual:o});const s=n.firstText("repository.name"),d=n.firstText("deployment_statu\
s.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:(0,l.oR)(s,d," deployed to "),
message:v(n),icon_url:n.icon(),landing_url:n.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}
function v(n){const o=n.firstText("deployment_status.description");if("value"in o)return o;const s=n.at("deployment.sha");
return typeof s=="string"&&/^[0-9a-f]{7,64}$/i.test(s)?{value:`${s.slice(0,7)} is live.`}:{missing:n.missingMessage("dep\
loyment_status.description","deployment.sha")}}var _=a(6579),f=a(536),c=a(1679);async function r(n,o,s){const d=n.at("ac\
tion");return typeof d!="string"?e((0,l.xW)("action"),s.filter):t(d,o)?typeof(n.at("release.draft")??!1)!="boolean"?e("t\
he event's `release.draft` is neither true nor false",s.filter):(0,f.a)(n,"event",s):(0,l.ho)({kind:"activity",actual:d})}
function e(n,o){const s=(0,c.Wv)(n,o);return s.length>0?{kind:"invalid",problems:s}:(0,l.sV)(n)}const t=(n,o)=>n==="publ\
ished"||n==="released"&&o;async function u(n,o,s){const{name:d,payload:x,unreadable:b}=n;if(d!=="release"&&d!=="deployme\
nt_status")return{kind:"none",event:d};if(b!==void 0)return d==="release"?e(b,s.filter):(0,l.sV)(b);const $=new _.e(x,"t\
he event has");return d==="release"?r($,o,s):m($)}}),6579:((D,M,a)=>{a.d(M,{e:()=>f});var l=a(8992),m=a(2542);const v=200,
_=65536;class f{data;origin;constructor(r,e){this.data=r,this.origin=e}at(r){return r.split(".").reduce((e,t)=>typeof e==
"object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0,this.data)}firstText(...r){const e=this.textsAt(r).map(l.h0).find(Boolean);
return e===void 0?{missing:this.missingMessage(...r)}:{value:e}}firstPage(...r){return this.firstUrl(m.fD.landing_url,"h\
ttp or https URL",r)}icon(){const r=this.firstUrl(m.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in
r)return r;const e=new URL(r.value);return e.searchParams.set("s",String(v)),{value:e.href}}missingMessage(...r){const e=r.
map(n=>`\`${n}\``),t=e.length>1?`neither ${e.join(" nor ")}`:`no ${e}`,u=this.textsAt(r,Number.POSITIVE_INFINITY).length>
this.textsAt(r).length;return`${this.origin} ${t}${u?` of at most ${_} characters`:""}`}firstUrl(r,e,t){const u=this.textsAt(
t).map(s=>s.trim()),n=u.find(s=>"value"in r(s));if(n!==void 0)return{value:n};if(u.every(s=>s===""))return{missing:this.
missingMessage(...t)};const o=u.some(s=>s.length>l.QO)?` of at most ${l.zF}`:"";return{missing:`${this.origin} no ${e}${o}\
 in ${t.map(s=>`\`${s}\``).join(" or ")}`}}textsAt(r,e=_){return r.map(t=>this.at(t)).filter(t=>typeof t=="string"&&t.length<=
e)}}}),536:((D,M,a)=>{a.d(M,{a:()=>r,contentFromRelease:()=>c});var l=a(8992),m=a(4204),v=a(6579),_=a(1679),f=a(9657);const c=(i,h)=>r(
new v.e(i,"GitHub returned"),"release",h);async function r(i,h,{filter:g,needsMessage:y}){if(i.at("release.draft")===!0)
return(0,m.ho)({kind:"draft"});const E=i.firstText("release.tag_name"),p=i.firstText("release.published_at"),T=(0,_.NC)(
e(E),e(p),g.now),P=(0,_.Wg)(T,g);if(P)return"problems"in P?{kind:"invalid",...P}:(0,m.ho)(P);const O=o(i),R=y?await b(i,
O):{value:""},C=$(i),j={title:O,message:R,icon_url:i.icon(),landing_url:C},I=i.firstText("release.name","release.tag_nam\
e"),L={tag:E,version:t(E),name:I,repository:i.firstText("repository.name"),message:R,url:C};return{kind:"content",source:h,
fields:j,release:T,placeholders:L}}const e=i=>"value"in i?i.value:"";function t(i){if("missing"in i)return i;const h=(0,f.
SF)(i.value);return h?{value:h.text}:{missing:`the tag ${(0,l.hD)(i.value)} has no version such as v1.2.3`}}const u=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,
n=/^releases?\/(?=v?\d)/i;function o(i){const h=i.firstText("release.name","release.tag_name");if("missing"in h)return h;
const g={value:h.value.replace(n,"")},[,y,E]=u.exec(g.value)??[];if(y!==void 0)return{value:`${y} ${E}`};const p=i.firstText(
"repository.name");return"value"in p&&d(g.value,p.value)?g:(0,m.oR)(p,g," ")}const s=100;function d(i,h){const g=p=>p.toLowerCase().
split(/[^\p{L}\p{N}\p{M}]+/u),y=g(h).join("");if(y===""||y.length>s)return!1;const E=g(i);return E.some((p,T)=>{let P="";
for(let O=T;O<E.length&&P.length<y.length;O++)P+=E[O];return P===y})}const x=65536;async function b(i,h){const g=i.at("r\
elease");if(typeof g!="object"||g===null)return{missing:i.missingMessage("release")};const y=i.at("release.body")??"";if(typeof y!=
"string")return{missing:`${i.missingMessage("release.body")} that is text`};const{readNotes:E}=await Promise.all([a.e(22),
a.e(786)]).then(a.bind(a,5786)),p=E(y,{title:"value"in h?h.value:""});return"problem"in p?{missing:p.problem}:{value:p.message,
madeFrom:[y.slice(0,x),p.madeFrom],origin:p.origin}}function $(i){if(i.at("repository.private")===!1&&(i.at("repository.\
visibility")??"public")==="public")return i.firstPage("release.html_url");const g=i.firstPage("repository.homepage");return"\
value"in g?g:{missing:"the repository is private, so subscribers cannot open the page of the release, and it has no home\
page to open instead; set a homepage in its settings"}}}),1679:((D,M,a)=>{a.d(M,{MQ:()=>_,NC:()=>f,Wg:()=>c,Wv:()=>r});var l=a(
8925),m=a(8992),v=a(9657);const _=e=>(0,m.Gv)(e)&&e.draft===!1&&e.prerelease===!1;function f(e,t,u){const n=(0,v.SF)(e),
o=(u.getTime()-Date.parse(t??""))/1e3;return{tag:e,level:n&&(0,v.In)(n),age:Number.isNaN(o)?void 0:Math.max(0,o)}}function c(e,{
level:t,maxAge:u}){const{tag:n,level:o,age:s}=e,d=[];if(t!==void 0&&o===void 0&&d.push((0,l.CC)("release-level",`cannot \
be applied to the release ${(0,m.hD)(n)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),u!==
void 0&&s===void 0&&d.push((0,l.CC)("max-age",`cannot be applied to the release ${(0,m.hD)(n)}: GitHub gives no date at \
which it was published`)),d.length>0)return{problems:d};const x=(0,v.SF)(n);if(t!==void 0&&x&&!(0,v.du)(x,t))return{kind:"\
level",release:e,minLevel:t};if(u!==void 0&&s!==void 0&&s>u)return{kind:"age",release:e,age:s,maxAge:u}}function r(e,{level:t,
maxAge:u}){const n=[];return t!==void 0&&n.push((0,l.CC)("release-level",`cannot be applied: ${e}`)),u!==void 0&&n.push(
(0,l.CC)("max-age",`cannot be applied: ${e}`)),n}}),9657:((D,M,a)=>{a.d(M,{In:()=>f,SF:()=>_,Zy:()=>r,du:()=>c});const l=[
"major","minor","patch"],m=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,v=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function _(e){const u=[...e.replace(m,b=>".".repeat(b.length)).matchAll(v)],o=u.find(([,,b=""])=>b.includes("."))??u.findLast(
([,b])=>b!=="-"&&b!=="_");if(o===void 0)return;const[,s="",d=""]=o,x=o.index+s.length;return{text:e.slice(x),numbers:d.split(
".").map(Number),words:[e.slice(0,x).replace(/v$/i,""),e.slice(x+d.length)]}}function f({numbers:e}){const t=e.findLastIndex(
u=>u>0);return l[Math.min(Math.max(t,0),l.length-1)]??"patch"}const c=(e,t)=>l.indexOf(f(e))<=l.indexOf(t);function r(e,t){
const u=Math.max(e.numbers.length,t.numbers.length);for(let n=0;n<u;n++){const o=(e.numbers[n]??0)-(t.numbers[n]??0);if(o!==
0)return o}return 0}})};
