"use strict";exports.id=613,exports.ids=[613],exports.modules={4204:((T,O,a)=>{a.d(O,{ho:()=>p,oR:()=>h,sV:()=>m,xW:()=>b});function m(f){
const u={missing:f};return{kind:"content",source:"event",fields:{title:u,message:u,icon_url:u,landing_url:u},placeholders:{
tag:u,version:u,name:u,repository:u,message:u,url:u}}}function h(f,u,s){return"missing"in f?f:"missing"in u?u:{value:`${f.
value}${s}${u.value}`}}const b=f=>`the event's field \`${f}\` is missing or not text, so the action takes no content from\
 it`,p=f=>({kind:"not-announceable",why:f})}),6579:((T,O,a)=>{a.d(O,{e:()=>f});var m=a(8992),h=a(2542);const b=200,p=65536;
class f{data;origin;constructor(s,r){this.data=s,this.origin=r}at(s){return s.split(".").reduce((r,e)=>typeof r=="object"&&
r!==null&&Object.hasOwn(r,e)?r[e]:void 0,this.data)}firstText(...s){const r=this.textsAt(s).map(m.h0).find(Boolean);return r===
void 0?{missing:this.missingMessage(...s)}:{value:r}}firstPage(...s){return this.firstUrl(h.fD.landing_url,"http or http\
s URL",s)}icon(){const s=this.firstUrl(h.fD.icon_url,"https URL",["repository.owner.avatar_url"]);if("missing"in s)return s;
const r=new URL(s.value);return r.searchParams.set("s",String(b)),{value:r.href}}missingMessage(...s){const r=s.map(o=>`\
\`${o}\``),e=r.length>1?`neither ${r.join(" nor ")}`:`no ${r}`,i=this.textsAt(s,Number.POSITIVE_INFINITY).length>this.textsAt(
s).length;return`${this.origin} ${e}${i?` of at most ${p} characters`:""}`}firstUrl(s,r,e){const i=this.textsAt(e).map(t=>t.
trim()),o=i.find(t=>"value"in s(t));if(o!==void 0)return{value:o};if(i.every(t=>t===""))return{missing:this.missingMessage(
...e)};const c=i.some(t=>t.length>m.QO)?` of at most ${m.zF}`:"";return{missing:`${this.origin} no ${r}${c} in ${e.map(t=>`\
\`${t}\``).join(" or ")}`}}textsAt(s,r=p){return s.map(e=>this.at(e)).filter(e=>typeof e=="string"&&e.length<=r)}}}),1613:((T,O,a)=>{
a.d(O,{W:()=>s,contentFromRelease:()=>r,g:()=>u});var m=a(8992),h=a(4204),b=a(6579),p=a(1679),f=a(9657);async function u(n,d,l){
const g=n.at("action");return typeof g!="string"?s((0,h.xW)("action"),l.filter):(0,p.PO)(g,d)?typeof(n.at("release.draft")??
!1)!="boolean"?s("the event's `release.draft` is neither true nor false",l.filter):e(n,"event",l):(0,h.ho)({kind:"activi\
ty",actual:g})}function s(n,d){const l=(0,p.Wv)(n,d);return l.length>0?{kind:"invalid",problems:l}:(0,h.sV)(n)}const r=(n,d)=>e(
new b.e(n,"GitHub returned"),"release",d);async function e(n,d,{filter:l,needsMessage:g}){if(n.at("release.draft")===!0)
return(0,h.ho)({kind:"draft"});const x=n.firstText("release.tag_name"),v=n.firstText("release.published_at"),y=(0,p.NC)(
i(x),i(v),l.now),D=(0,p.Wg)(y,l);if(D)return"problems"in D?{kind:"invalid",...D}:(0,h.ho)(D);const $=_(n),R=g?await j(n,
$):{value:""},C=I(n),W={title:$,message:R,icon_url:n.icon(),landing_url:C},L=n.firstText("release.name","release.tag_nam\
e"),A={tag:x,version:o(x),name:L,repository:n.firstText("repository.name"),message:R,url:C};return{kind:"content",source:d,
fields:W,release:y,placeholders:A}}const i=n=>"value"in n?n.value:"";function o(n){if("missing"in n)return n;const d=(0,f.
SF)(n.value);return d?{value:d.text}:{missing:`the tag ${(0,m.hD)(n.value)} has no version such as v1.2.3`}}const c=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,
t=/^releases?\/(?=v?\d)/i;function _(n){const d=n.firstText("release.name","release.tag_name");if("missing"in d)return d;
const l={value:d.value.replace(t,"")},[,g,x]=c.exec(l.value)??[];if(g!==void 0)return{value:`${g} ${x}`};const v=n.firstText(
"repository.name");return"value"in v&&P(l.value,v.value)?l:(0,h.oR)(v,l," ")}const M=100;function P(n,d){const l=v=>v.toLowerCase().
split(/[^\p{L}\p{N}\p{M}]+/u),g=l(d).join("");if(g===""||g.length>M)return!1;const x=l(n);return x.some((v,y)=>{let D="";
for(let $=y;$<x.length&&D.length<g.length;$++)D+=x[$];return D===g})}const E=65536;async function j(n,d){const l=n.at("r\
elease");if(typeof l!="object"||l===null)return{missing:n.missingMessage("release")};const g=n.at("release.body")??"";if(typeof g!=
"string")return{missing:`${n.missingMessage("release.body")} that is text`};const{readNotes:x}=await Promise.all([a.e(22),
a.e(786)]).then(a.bind(a,5786)),v=x(g,{title:"value"in d?d.value:""});return"problem"in v?{missing:v.problem}:{value:v.message,
madeFrom:[g.slice(0,E),v.madeFrom],origin:v.origin}}function I(n){if(n.at("repository.private")===!1&&(n.at("repository.\
visibility")??"public")==="public")return n.firstPage("release.html_url");const l=n.firstPage("repository.homepage");return"\
value"in l?l:{missing:"the repository is private, so subscribers cannot open the page of the release, and it has no home\
page to open instead; set a homepage in its settings"}}}),1679:((T,O,a)=>{a.d(O,{MQ:()=>f,NC:()=>u,PO:()=>p,Wg:()=>s,Wv:()=>r});
var m=a(8925),h=a(8992),b=a(9657);const p=(e,i)=>e==="published"||e==="released"&&i,f=e=>(0,h.Gv)(e)&&e.draft===!1&&e.prerelease===
!1;function u(e,i,o){const c=(0,b.SF)(e),t=(o.getTime()-Date.parse(i??""))/1e3;return{tag:e,level:c&&(0,b.In)(c),age:Number.
isNaN(t)?void 0:Math.max(0,t)}}function s(e,{level:i,maxAge:o}){const{tag:c,level:t,age:_}=e,M=[];if(i!==void 0&&t===void 0&&
M.push((0,m.CC)("release-level",`cannot be applied to the release ${(0,h.hD)(c)}: its tag has no version such as v1.2.3;\
 to announce it, remove the input`)),o!==void 0&&_===void 0&&M.push((0,m.CC)("max-age",`cannot be applied to the release\
 ${(0,h.hD)(c)}: GitHub gives no date at which it was published`)),M.length>0)return{problems:M};const P=(0,b.SF)(c);if(i!==
void 0&&P&&!(0,b.du)(P,i))return{kind:"level",release:e,minLevel:i};if(o!==void 0&&_!==void 0&&_>o)return{kind:"age",release:e,
age:_,maxAge:o}}function r(e,{level:i,maxAge:o}){const c=[];return i!==void 0&&c.push((0,m.CC)("release-level",`cannot b\
e applied: ${e}`)),o!==void 0&&c.push((0,m.CC)("max-age",`cannot be applied: ${e}`)),c}}),9657:((T,O,a)=>{a.d(O,{In:()=>f,
SF:()=>p,T_:()=>r,du:()=>u});const m=["major","minor","patch"],h=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
b=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function p(e){const o=[...e.replace(h,E=>".".repeat(E.length)).matchAll(
b)],t=o.find(([,,E=""])=>E.includes("."))??o.findLast(([,E])=>E!=="-"&&E!=="_");if(t===void 0)return;const[,_="",M=""]=t,
P=t.index+_.length;return{text:e.slice(P),numbers:M.split(".").map(Number),words:[e.slice(0,P).replace(/v$/i,""),e.slice(
P+M.length)]}}function f({numbers:e}){const i=e.findLastIndex(o=>o>0);return m[Math.min(Math.max(i,0),m.length-1)]??"pat\
ch"}const u=(e,i)=>m.indexOf(f(e))<=m.indexOf(i);function s(e,i){const o=Math.max(e.numbers.length,i.numbers.length);for(let c=0;c<
o;c++){const t=(e.numbers[c]??0)-(i.numbers[c]??0);if(t!==0)return t}return 0}function r(e,i,o){const c=({words:t})=>t.every(
(_,M)=>_===i.words[M]);return e.filter(({version:t})=>c(t)&&s(t,i)<=0&&u(t,o)).reduce((t,_)=>t===void 0||s(_.version,t.version)>
0?_:t,void 0)}})};
