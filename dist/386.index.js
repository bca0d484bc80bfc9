"use strict";exports.id=386,exports.ids=[386,613],exports.modules={4204:((D,b,r)=>{r.d(b,{ho:()=>v,oR:()=>g,sV:()=>l,xW:()=>p});function l(d){
const u={missing:d};return{kind:"content",source:"event",fields:{title:u,message:u,icon_url:u,landing_url:u},placeholders:{
tag:u,version:u,name:u,repository:u,message:u,url:u}}}function g(d,u,t){return"missing"in d?d:"missing"in u?u:{value:`${d.
value}${t}${u.value}`}}const p=d=>`the event's field \`${d}\` is missing or not text, so the action takes no content from\
 it`,v=d=>({kind:"not-announceable",why:d})}),6386:((D,b,r)=>{r.d(b,{contentFromEvent:()=>u});var l=r(4204);function g(t){
const n=t.at("deployment_status.state");if(typeof n!="string")return(0,l.sV)((0,l.xW)("deployment_status.state"));if(n!==
"success")return(0,l.ho)({kind:"state",actual:n});const e=t.firstText("repository.name"),i=t.firstText("deployment_statu\
s.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:(0,l.oR)(e,i," deployed to "),
message:p(t),icon_url:t.icon(),landing_url:t.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}
function p(t){const n=t.firstText("deployment_status.description");if("value"in n)return n;const e=t.at("deployment.sha");
return typeof e=="string"&&/^[0-9a-f]{7,64}$/i.test(e)?{value:`${e.slice(0,7)} is live.`}:{missing:t.missingMessage("dep\
loyment_status.description","deployment.sha")}}var v=r(6579),d=r(1613);async function u(t,n,e){const{name:i,payload:a,unreadable:o}=t;
if(i!=="release"&&i!=="deployment_status")return{kind:"none",event:i};if(o!==void 0)return i==="release"?(0,d.W)(o,e.filter):
(0,l.sV)(o);const f=new v.e(a,"the event has");return i==="release"?(0,d.g)(f,n,e):g(f)}}),6579:((D,b,r)=>{r.d(b,{e:()=>d});
var l=r(8992),g=r(2542);const p=200,v=65536;class d{data;origin;constructor(t,n){this.data=t,this.origin=n}at(t){return t.
split(".").reduce((n,e)=>typeof n=="object"&&n!==null&&Object.hasOwn(n,e)?n[e]:void 0,this.data)}firstText(...t){const n=this.
textsAt(t).map(l.h0).find(Boolean);return n===void 0?{missing:this.missingMessage(...t)}:{value:n}}firstPage(...t){return this.
firstUrl(g.fD.landing_url,"http or https URL",t)}icon(){const t=this.firstUrl(g.fD.icon_url,"https URL",["repository.own\
er.avatar_url"]);if("missing"in t)return t;const n=new URL(t.value);return n.searchParams.set("s",String(p)),{value:n.href}}missingMessage(...t){
const n=t.map(a=>`\`${a}\``),e=n.length>1?`neither ${n.join(" nor ")}`:`no ${n}`,i=this.textsAt(t,Number.POSITIVE_INFINITY).
length>this.textsAt(t).length;return`${this.origin} ${e}${i?` of at most ${v} characters`:""}`}firstUrl(t,n,e){const i=this.
textsAt(e).map(f=>f.trim()),a=i.find(f=>"value"in t(f));if(a!==void 0)return{value:a};if(i.every(f=>f===""))return{missing:this.
missingMessage(...e)};const o=i.some(f=>f.length>l.QO)?` of at most ${l.zF}`:"";return{missing:`${this.origin} no ${n}${o}\
 in ${e.map(f=>`\`${f}\``).join(" or ")}`}}textsAt(t,n=v){return t.map(e=>this.at(e)).filter(e=>typeof e=="string"&&e.length<=
n)}}}),1613:((D,b,r)=>{r.d(b,{W:()=>t,contentFromRelease:()=>n,g:()=>u});var l=r(8992),g=r(4204),p=r(6579),v=r(1679),d=r(
9657);async function u(s,m,c){const h=s.at("action");return typeof h!="string"?t((0,g.xW)("action"),c.filter):(0,v.PO)(h,
m)?typeof(s.at("release.draft")??!1)!="boolean"?t("the event's `release.draft` is neither true nor false",c.filter):e(s,
"event",c):(0,g.ho)({kind:"activity",actual:h})}function t(s,m){const c=(0,v.Wv)(s,m);return c.length>0?{kind:"invalid",
problems:c}:(0,g.sV)(s)}const n=(s,m)=>e(new p.e(s,"GitHub returned"),"release",m);async function e(s,m,{filter:c,needsMessage:h}){
if(s.at("release.draft")===!0)return(0,g.ho)({kind:"draft"});const y=s.firstText("release.tag_name"),_=s.firstText("rele\
ase.published_at"),$=(0,v.NC)(i(y),i(_),c.now),P=(0,v.Wg)($,c);if(P)return"problems"in P?{kind:"invalid",...P}:(0,g.ho)(
P);const O=E(s),T=h?await W(s,O):{value:""},R=j(s),I={title:O,message:T,icon_url:s.icon(),landing_url:R},L=s.firstText("\
release.name","release.tag_name"),A={tag:y,version:a(y),name:L,repository:s.firstText("repository.name"),message:T,url:R};
return{kind:"content",source:m,fields:I,release:$,placeholders:A}}const i=s=>"value"in s?s.value:"";function a(s){if("mi\
ssing"in s)return s;const m=(0,d.SF)(s.value);return m?{value:m.text}:{missing:`the tag ${(0,l.hD)(s.value)} has no vers\
ion such as v1.2.3`}}const o=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,f=/^releases?\/(?=v?\d)/i;function E(s){const m=s.firstText("\
release.name","release.tag_name");if("missing"in m)return m;const c={value:m.value.replace(f,"")},[,h,y]=o.exec(c.value)??
[];if(h!==void 0)return{value:`${h} ${y}`};const _=s.firstText("repository.name");return"value"in _&&x(c.value,_.value)?
c:(0,g.oR)(_,c," ")}const M=100;function x(s,m){const c=_=>_.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),h=c(m).join("");
if(h===""||h.length>M)return!1;const y=c(s);return y.some((_,$)=>{let P="";for(let O=$;O<y.length&&P.length<h.length;O++)
P+=y[O];return P===h})}const C=65536;async function W(s,m){const c=s.at("release");if(typeof c!="object"||c===null)return{
missing:s.missingMessage("release")};const h=s.at("release.body")??"";if(typeof h!="string")return{missing:`${s.missingMessage(
"release.body")} that is text`};const{readNotes:y}=await Promise.all([r.e(22),r.e(786)]).then(r.bind(r,5786)),_=y(h,{title:"\
value"in m?m.value:""});return"problem"in _?{missing:_.problem}:{value:_.message,madeFrom:[h.slice(0,C),_.madeFrom],origin:_.
origin}}function j(s){if(s.at("repository.private")===!1&&(s.at("repository.visibility")??"public")==="public")return s.
firstPage("release.html_url");const c=s.firstPage("repository.homepage");return"value"in c?c:{missing:"the repository is\
 private, so subscribers cannot open the page of the release, and it has no homepage to open instead; set a homepage in \
its settings"}}}),1679:((D,b,r)=>{r.d(b,{MQ:()=>d,NC:()=>u,PO:()=>v,Wg:()=>t,Wv:()=>n});var l=r(8925),g=r(8992),p=r(9657);
const v=(e,i)=>e==="published"||e==="released"&&i,d=e=>(0,g.Gv)(e)&&e.draft===!1&&e.prerelease===!1;function u(e,i,a){const o=(0,p.
SF)(e),f=(a.getTime()-Date.parse(i??""))/1e3;return{tag:e,level:o&&(0,p.In)(o),age:Number.isNaN(f)?void 0:Math.max(0,f)}}
function t(e,{level:i,maxAge:a}){const{tag:o,level:f,age:E}=e,M=[];if(i!==void 0&&f===void 0&&M.push((0,l.CC)("release-l\
evel",`cannot be applied to the release ${(0,g.hD)(o)}: its tag has no version such as v1.2.3; to announce it, remove th\
e input`)),a!==void 0&&E===void 0&&M.push((0,l.CC)("max-age",`cannot be applied to the release ${(0,g.hD)(o)}: GitHub gi\
ves no date at which it was published`)),M.length>0)return{problems:M};const x=(0,p.SF)(o);if(i!==void 0&&x&&!(0,p.du)(x,
i))return{kind:"level",release:e,minLevel:i};if(a!==void 0&&E!==void 0&&E>a)return{kind:"age",release:e,age:E,maxAge:a}}
function n(e,{level:i,maxAge:a}){const o=[];return i!==void 0&&o.push((0,l.CC)("release-level",`cannot be applied: ${e}`)),
a!==void 0&&o.push((0,l.CC)("max-age",`cannot be applied: ${e}`)),o}}),9657:((D,b,r)=>{r.d(b,{In:()=>d,SF:()=>v,Zy:()=>t,
du:()=>u});const l=["major","minor","patch"],g=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,p=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function v(n){const i=[...n.replace(g,x=>".".repeat(x.length)).matchAll(p)],o=i.find(([,,x=""])=>x.includes("."))??i.findLast(
([,x])=>x!=="-"&&x!=="_");if(o===void 0)return;const[,f="",E=""]=o,M=o.index+f.length;return{text:n.slice(M),numbers:E.split(
".").map(Number),words:[n.slice(0,M).replace(/v$/i,""),n.slice(M+E.length)]}}function d({numbers:n}){const e=n.findLastIndex(
i=>i>0);return l[Math.min(Math.max(e,0),l.length-1)]??"patch"}const u=(n,e)=>l.indexOf(d(n))<=l.indexOf(e);function t(n,e){
const i=Math.max(n.numbers.length,e.numbers.length);for(let a=0;a<i;a++){const o=(n.numbers[a]??0)-(e.numbers[a]??0);if(o!==
0)return o}return 0}})};
