"use strict";exports.id=536,exports.ids=[536],exports.modules={6579:((j,x,i)=>{i.d(x,{e:()=>O});var d=i(8266),_=i(8992),p=i(7666),h=i(
9735);const[{width:T}]=d.Ng.icon_url.sizes,E=65536;class O{#t;#n;constructor(r,e){this.#t=r,this.#n=e}at(r){return r.split(
".").reduce((e,t)=>typeof e=="object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0,this.#t)}firstText(...r){const e=this.#e(
r).find(_.h0);return e===void 0?{missing:this.missingMessage(...r)}:{value:(0,_.h0)(e),madeFrom:[e]}}firstPage(...r){return this.#s(
h.fD.page,"http or https URL",r)}icon(){const r=this.#s(h.fD.image,"https URL",["repository.owner.avatar_url"]);if("miss\
ing"in r)return r;const e=new URL(r.value);return e.searchParams.set("s",String(T)),{value:e.href,madeFrom:r.madeFrom}}missingMessage(...r){
const e=r.map(o=>`\`${o}\``),t=e.length>1?`neither ${e.join(" nor ")}`:`no ${e}`,s=this.#e(r,Number.POSITIVE_INFINITY).length>
this.#e(r).length;return`${this.#n} ${t}${s?` of at most ${E} characters`:""}`}#s(r,e,t){const s=this.#e(t).map(a=>a.trim()),
o=s.find(a=>"value"in r(a));if(o!==void 0)return{value:o,madeFrom:[o]};if(s.every(a=>a===""))return{missing:this.missingMessage(
...t)};const c=s.some(a=>a.length>p.QO)?` of at most ${p.zF}`:"";return{missing:`${this.#n} no ${e}${c} in ${t.map(a=>`\`${a}\
\``).join(" or ")}`}}#e(r,e=E){return r.map(t=>this.at(t)).filter(t=>typeof t=="string"&&t.length<=e)}}}),536:((j,x,i)=>{
i.d(x,{a:()=>O,contentFromRelease:()=>E});var d=i(8992),_=i(4204),p=i(6579),h=i(3633),T=i(9657);const E=(n,u)=>O(new p.e(
n,"GitHub returned"),"release",u);async function O(n,u,{filter:l,needsMessage:m,secrets:g}){if(n.at("release.draft")===!0)
return(0,_.ho)({kind:"draft"});const f=n.firstText("release.tag_name"),y=n.firstText("release.published_at"),D=(0,h.NC)(
P(f),P(y),l.now),M={...D,tag:g.redact(D.tag)},C=(0,h.ou)(M,l);if(C)return"problems"in C?{kind:"invalid",...C}:(0,_.ho)(C);
const I=s(n),$=m?await v(n):{value:"",madeFrom:[]},R=b(n),N={title:I,message:$,icon_url:n.icon(),landing_url:R},L=n.firstText(
"release.name","release.tag_name"),U={tag:f,version:r(f),name:L,repository:n.firstText("repository.name"),message:$,url:R};
return{kind:"content",source:u,fields:N,release:M,placeholders:U}}const P=n=>"value"in n?n.value:"";function r(n){if("mi\
ssing"in n)return n;const{value:u,madeFrom:l}=n,m=(0,T.SF)(u);return m?{value:m.text,madeFrom:l}:{missing:`the tag ${(0,d.
hD)(u)} has no version such as v1.2.3`,madeFrom:l}}const e=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,t=/^releases?\/(?=v?\d)/i;function s(n){
const u=n.firstText("release.name","release.tag_name");if("missing"in u)return u;const l={...u,value:u.value.replace(t,"")},
[,m,g]=e.exec(l.value)??[];if(m!==void 0)return{...l,value:`${m} ${g}`};const f=n.firstText("repository.name");return"va\
lue"in f&&c(l.value,f.value)?l:(0,_.oR)(f,l," ")}const o=100;function c(n,u){const l=f=>f.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),
m=l(u).join("");if(m===""||m.length>o)return!1;const g=l(n);return g.some((f,y)=>{let D="";for(let M=y;M<g.length&&D.length<
m.length;M++)D+=g[M];return D===m})}const a=65536;async function v(n){const u=n.at("release");if(typeof u!="object"||u===
null)return{missing:n.missingMessage("release")};const l=n.at("release.body")??"";if(typeof l!="string")return{missing:`${n.
missingMessage("release.body")} that is text`};const{readNotes:m}=await Promise.all([i.e(582),i.e(981)]).then(i.bind(i,4981)),
g=m(l),f=l.slice(0,a);if("problem"in g)return{missing:g.problem,madeFrom:[f]};const{message:y,madeFrom:D,source:M}=g;return{
value:y,madeFrom:[f,D,...Object.values(M)],source:M}}function b(n){if(n.at("repository.private")===!1&&(n.at("repository\
.visibility")??"public")==="public")return n.firstPage("release.html_url");const l=n.firstPage("repository.homepage");return"\
value"in l?l:{missing:"the repository is private, so subscribers cannot open the page of the release, and it has no home\
page to open instead; set a homepage in its settings"}}}),3633:((j,x,i)=>{i.d(x,{MQ:()=>T,NC:()=>O,hy:()=>E,ou:()=>P,vs:()=>r});
var d=i(8925),_=i(8301),p=i(8992),h=i(9657);const T=e=>(0,_.G)(e)&&e.draft===!1&&e.prerelease===!1;function E(e,t){const s=(t.
getTime()-Date.parse(e??""))/1e3;return Number.isNaN(s)?void 0:Math.max(0,s)}function O(e,t,s){const o=(0,h.SF)(e);return{
tag:e,level:o&&(0,h.In)(o),age:E(t,s)}}function P(e,{level:t,maxAge:s}){const{tag:o,level:c,age:a}=e,v=[];if(t!==void 0&&
c===void 0&&v.push((0,d.CC)("release-level",`cannot be applied to the release ${(0,p.hD)(o)}: its tag has no version suc\
h as v1.2.3; to announce it, remove the input`)),s!==void 0&&a===void 0&&v.push((0,d.CC)("max-age",`cannot be applied to\
 the release ${(0,p.hD)(o)}: GitHub gives no date at which it was published; to announce it, set \`release\` to its tag an\
d remove \`max-age\``)),v.length>0)return{problems:v};if(t!==void 0&&!(0,h.du)(c,t))return{kind:"level",release:e,minLevel:t};
if(s!==void 0&&a!==void 0&&a>s)return{kind:"age",release:e,age:a,maxAge:s}}function r(e,{level:t,maxAge:s}){const o=[];return t!==
void 0&&o.push((0,d.CC)("release-level",`cannot be applied: ${e}`)),s!==void 0&&o.push((0,d.CC)("max-age",`cannot be app\
lied: ${e}`)),o}}),9657:((j,x,i)=>{i.d(x,{In:()=>O,SF:()=>h,XB:()=>r,du:()=>P});const d=["major","minor","patch"],_=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
p=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function h(e){const s=[...e.replace(_,n=>".".repeat(n.length)).matchAll(
p)],c=s.find(([,,n=""])=>n.includes("."))??s.findLast(([,n])=>n!=="-"&&n!=="_");if(c===void 0)return;const[,a="",v=""]=c,
b=c.index+a.length;return{text:e.slice(b),numbers:v.split(".").map(Number),words:[e.slice(0,b).replace(/v$/i,""),e.slice(
b+v.length)]}}const T=/^[-_,]\d/,E=9999;function O({numbers:e,words:[,t]}){const[s=0,...o]=e;if(o.length===0&&(s>E||T.test(
t)))return;const c=e.findLastIndex(a=>a>0);return d[Math.min(Math.max(c,0),d.length-1)]}const P=(e,t)=>e!==void 0&&d.indexOf(
e)<=d.indexOf(t);function r(e,t,s){const o=t.numbers.slice(0,d.indexOf(s)+1),c=Math.max(o.length,e.numbers.length),a=Array.
from({length:c}).every((b,n)=>(e.numbers[n]??0)===(o[n]??0));return e.words.every((b,n)=>b===t.words[n])&&a&&P(O(e),s)}})};
