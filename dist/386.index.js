"use strict";exports.id=386,exports.ids=[386,613],exports.modules={4204:(($,b,o)=>{o.d(b,{ho:()=>v,oR:()=>h,sV:()=>c,xW:()=>p});function c(f){
const u={missing:f};return{kind:"content",source:"event",fields:{title:u,message:u,icon_url:u,landing_url:u},placeholders:{
tag:u,version:u,name:u,repository:u,message:u,url:u}}}function h(f,u,n){return"missing"in f?f:"missing"in u?u:{value:`${f.
value}${n}${u.value}`}}const p=f=>`the event's field \`${f}\` is missing or not text, so the action takes no content from\
 it`,v=f=>({kind:"not-announceable",why:f})}),6386:(($,b,o)=>{o.d(b,{contentFromEvent:()=>u});var c=o(4204);function h(n){
const i=n.at("deployment_status.state");if(typeof i!="string")return(0,c.sV)((0,c.xW)("deployment_status.state"));if(i!==
"success")return(0,c.ho)({kind:"state",actual:i});const e=n.firstText("repository.name"),s=n.firstText("deployment_statu\
s.environment","deployment.environment");return{kind:"content",source:"event",fields:{title:(0,c.oR)(e,s," deployed to "),
message:p(n),icon_url:n.icon(),landing_url:n.firstPage("deployment_status.environment_url","deployment_status.target_url")}}}
function p(n){const i=n.firstText("deployment_status.description");if("value"in i)return i;const e=n.at("deployment.sha");
return typeof e=="string"&&/^[0-9a-f]{7,64}$/i.test(e)?{value:`${e.slice(0,7)} is live.`}:{missing:n.missingMessage("dep\
loyment_status.description","deployment.sha")}}var v=o(6579),f=o(1613);async function u(n,i,e){const{name:s,payload:a,unreadable:l}=n;
if(s!=="release"&&s!=="deployment_status")return{kind:"none",event:s};if(l!==void 0)return s==="release"?(0,f.W)(l,e.filter):
(0,c.sV)(l);const r=new v.e(a,"the event has");return s==="release"?(0,f.g)(r,i,e):h(r)}}),6579:(($,b,o)=>{o.d(b,{e:()=>f});
var c=o(8992),h=o(2542);const p=200,v=65536;class f{data;origin;constructor(n,i){this.data=n,this.origin=i}at(n){return n.
split(".").reduce((i,e)=>typeof i=="object"&&i!==null&&Object.hasOwn(i,e)?i[e]:void 0,this.data)}firstText(...n){const i=this.
textsAt(n).map(c.h0).find(Boolean);return i===void 0?{missing:this.missingMessage(...n)}:{value:i}}firstPage(...n){return this.
firstUrl(h.fD.landing_url,"http or https URL",n)}icon(){const n=this.firstUrl(h.fD.icon_url,"https URL",["repository.own\
er.avatar_url"]);if("missing"in n)return n;const i=new URL(n.value);return i.searchParams.set("s",String(p)),{value:i.href}}missingMessage(...n){
const i=n.map(a=>`\`${a}\``),e=i.length>1?`neither ${i.join(" nor ")}`:`no ${i}`,s=this.textsAt(n,Number.POSITIVE_INFINITY).
length>this.textsAt(n).length;return`${this.origin} ${e}${s?` of at most ${v} characters`:""}`}firstUrl(n,i,e){const s=this.
textsAt(e).map(r=>r.trim()),a=s.find(r=>"value"in n(r));if(a!==void 0)return{value:a};if(s.every(r=>r===""))return{missing:this.
missingMessage(...e)};const l=s.some(r=>r.length>c.QO)?` of at most ${c.zF}`:"";return{missing:`${this.origin} no ${i}${l}\
 in ${e.map(r=>`\`${r}\``).join(" or ")}`}}textsAt(n,i=v){return n.map(e=>this.at(e)).filter(e=>typeof e=="string"&&e.length<=
i)}}}),1613:(($,b,o)=>{o.d(b,{W:()=>n,contentFromRelease:()=>i,g:()=>u});var c=o(8992),h=o(4204),p=o(6579),v=o(1679),f=o(
9657);async function u(t,m,d){const g=t.at("action");return typeof g!="string"?n((0,h.xW)("action"),d.filter):(0,v.PO)(g,
m)?typeof(t.at("release.draft")??!1)!="boolean"?n("the event's `release.draft` is neither true nor false",d.filter):e(t,
"event",d):(0,h.ho)({kind:"activity",actual:g})}function n(t,m){const d=(0,v.Wv)(t,m);return d.length>0?{kind:"invalid",
problems:d}:(0,h.sV)(t)}const i=(t,m)=>e(new p.e(t,"GitHub returned"),"release",m);async function e(t,m,{filter:d,needsMessage:g}){
if(t.at("release.draft")===!0)return(0,h.ho)({kind:"draft"});const x=t.firstText("release.tag_name"),_=t.firstText("rele\
ase.published_at"),T=(0,v.NC)(s(x),s(_),d.now),O=(0,v.Wg)(T,d);if(O)return"problems"in O?{kind:"invalid",...O}:(0,h.ho)(
O);const D=y(t),R=g?await W(t,D):{value:""},C=j(t),I={title:D,message:R,icon_url:t.icon(),landing_url:C},L=t.firstText("\
release.name","release.tag_name"),A={tag:x,version:a(x),name:L,repository:t.firstText("repository.name"),message:R,url:C};
return{kind:"content",source:m,fields:I,release:T,placeholders:A}}const s=t=>"value"in t?t.value:"";function a(t){if("mi\
ssing"in t)return t;const m=(0,f.SF)(t.value);return m?{value:m.text}:{missing:`the tag ${(0,c.hD)(t.value)} has no vers\
ion such as v1.2.3`}}const l=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,r=/^releases?\/(?=v?\d)/i;function y(t){const m=t.firstText("\
release.name","release.tag_name");if("missing"in m)return m;const d={value:m.value.replace(r,"")},[,g,x]=l.exec(d.value)??
[];if(g!==void 0)return{value:`${g} ${x}`};const _=t.firstText("repository.name");return"value"in _&&E(d.value,_.value)?
d:(0,h.oR)(_,d," ")}const M=100;function E(t,m){const d=_=>_.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),g=d(m).join("");
if(g===""||g.length>M)return!1;const x=d(t);return x.some((_,T)=>{let O="";for(let D=T;D<x.length&&O.length<g.length;D++)
O+=x[D];return O===g})}const P=65536;async function W(t,m){const d=t.at("release");if(typeof d!="object"||d===null)return{
missing:t.missingMessage("release")};const g=t.at("release.body")??"";if(typeof g!="string")return{missing:`${t.missingMessage(
"release.body")} that is text`};const{readNotes:x}=await Promise.all([o.e(22),o.e(786)]).then(o.bind(o,5786)),_=x(g,{title:"\
value"in m?m.value:""});return"problem"in _?{missing:_.problem}:{value:_.message,madeFrom:[g.slice(0,P),_.madeFrom],origin:_.
origin}}function j(t){if(t.at("repository.private")===!1&&(t.at("repository.visibility")??"public")==="public")return t.
firstPage("release.html_url");const d=t.firstPage("repository.homepage");return"value"in d?d:{missing:"the repository is\
 private, so subscribers cannot open the page of the release, and it has no homepage to open instead; set a homepage in \
its settings"}}}),1679:(($,b,o)=>{o.d(b,{MQ:()=>f,NC:()=>u,PO:()=>v,Wg:()=>n,Wv:()=>i});var c=o(8925),h=o(8992),p=o(9657);
const v=(e,s)=>e==="published"||e==="released"&&s,f=e=>(0,h.Gv)(e)&&e.draft===!1&&e.prerelease===!1;function u(e,s,a){const l=(0,p.
SF)(e),r=(a.getTime()-Date.parse(s??""))/1e3;return{tag:e,level:l&&(0,p.In)(l),age:Number.isNaN(r)?void 0:Math.max(0,r)}}
function n(e,{level:s,maxAge:a}){const{tag:l,level:r,age:y}=e,M=[];if(s!==void 0&&r===void 0&&M.push((0,c.CC)("release-l\
evel",`cannot be applied to the release ${(0,h.hD)(l)}: its tag has no version such as v1.2.3; to announce it, remove th\
e input`)),a!==void 0&&y===void 0&&M.push((0,c.CC)("max-age",`cannot be applied to the release ${(0,h.hD)(l)}: GitHub gi\
ves no date at which it was published`)),M.length>0)return{problems:M};const E=(0,p.SF)(l);if(s!==void 0&&E&&!(0,p.du)(E,
s))return{kind:"level",release:e,minLevel:s};if(a!==void 0&&y!==void 0&&y>a)return{kind:"age",release:e,age:y,maxAge:a}}
function i(e,{level:s,maxAge:a}){const l=[];return s!==void 0&&l.push((0,c.CC)("release-level",`cannot be applied: ${e}`)),
a!==void 0&&l.push((0,c.CC)("max-age",`cannot be applied: ${e}`)),l}}),9657:(($,b,o)=>{o.d(b,{In:()=>f,SF:()=>v,T_:()=>i,
du:()=>u});const c=["major","minor","patch"],h=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,p=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function v(e){const a=[...e.replace(h,P=>".".repeat(P.length)).matchAll(p)],r=a.find(([,,P=""])=>P.includes("."))??a.findLast(
([,P])=>P!=="-"&&P!=="_");if(r===void 0)return;const[,y="",M=""]=r,E=r.index+y.length;return{text:e.slice(E),numbers:M.split(
".").map(Number),words:[e.slice(0,E).replace(/v$/i,""),e.slice(E+M.length)]}}function f({numbers:e}){const s=e.findLastIndex(
a=>a>0);return c[Math.min(Math.max(s,0),c.length-1)]??"patch"}const u=(e,s)=>c.indexOf(f(e))<=c.indexOf(s);function n(e,s){
const a=Math.max(e.numbers.length,s.numbers.length);for(let l=0;l<a;l++){const r=(e.numbers[l]??0)-(s.numbers[l]??0);if(r!==
0)return r}return 0}function i(e,s,a){const l=({words:r})=>r.every((y,M)=>y===s.words[M]);return e.filter(({version:r})=>l(
r)&&n(r,s)<=0&&u(r,a)).reduce((r,y)=>r===void 0||n(y.version,r.version)>0?y:r,void 0)}})};
