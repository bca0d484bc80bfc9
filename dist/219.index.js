"use strict";exports.id=219,exports.ids=[219],exports.modules={6629:((D,b,d)=>{d.d(b,{Q4:()=>x,ho:()=>M,oR:()=>g,sV:()=>m,xW:()=>_});
function m(u){let l={missing:u};return{kind:"content",source:"event",fields:{title:l,message:l,icon_url:l,landing_url:l},
placeholders:{tag:l,version:l,name:l,repository:l,message:l,url:l}}}function g(u,l,c){return"missing"in u?u:"missing"in l?
l:{value:`${u.value}${c}${l.value}`,madeFrom:[...u.madeFrom,...l.madeFrom]}}var _=u=>`the event's field \`${u}\` is missi\
ng or not text, so the action takes no content from it`,M=u=>({kind:"not-announceable",why:u});function x(u,l){return("v\
alue"in u?[u.value,...u.madeFrom]:u.madeFrom??[]).map(l.find).find(c=>c!==void 0)}}),7340:((D,b,d)=>{d.d(b,{ah:()=>c,el:()=>u,
h5:()=>l});var m=d(1094),g=d(6629),_=d(990),[{width:M}]=_.Ng.icon_url.sizes,x=65536,u=class{#n;#t;constructor(e,t){this.#n=
e,this.#t=t}at(e){return e.split(".").reduce((t,n)=>typeof t=="object"&&t!==null&&Object.hasOwn(t,n)?t[n]:void 0,this.#n)}firstText(...e){
let t=this.#e(e).find(_.h0);return t===void 0?{missing:this.missingMessage(...e)}:{value:(0,_.h0)(t),madeFrom:[t]}}firstPage(...e){
return this.#s(_.fD.page,"http or https URL",e)}icon(){let e=this.#s(_.fD.image,"https URL",["repository.owner.avatar_ur\
l"]);if("missing"in e)return e;let t=new URL(e.value);return t.searchParams.set("s",String(M)),{value:t.href,madeFrom:e.
madeFrom}}missingMessage(...e){let t=e.map(o=>`\`${o}\``),n=t.length>1?`neither ${t.join(" nor ")}`:`no ${t}`,s=this.#e(
e,Number.POSITIVE_INFINITY).length>this.#e(e).length;return`${this.#t} ${n}${s?` of at most ${x} characters`:""}`}#s(e,t,n){
let s=this.#e(n).map(v=>v.trim()),o=s.find(v=>"value"in e(v));if(o!==void 0)return{value:o,madeFrom:[o]};if(s.every(v=>v===
""))return{missing:this.missingMessage(...n)};let h=s.some(v=>v.length>2048)?` of at most ${_.zF}`:"";return{missing:`${this.#t}\
 no ${t}${h} in ${n.map(v=>`\`${v}\``).join(" or ")}`}}#e(e,t=x){return e.map(n=>this.at(n)).filter(n=>typeof n=="string"&&
n.length<=t)}},l=(e,t)=>c(new u(e,"GitHub returned"),"release",t);async function c(e,t,{filter:n,needsMessage:s,secrets:o}){
if(e.at("release.draft")===!0)return(0,g.ho)({kind:"draft"});let h=e.firstText("release.tag_name"),v=e.firstText("releas\
e.published_at"),p=(0,m.NC)(O(h),O(v),n.now),f={...p,tag:o.redact(p.tag)},y=(0,m.ou)(f,n);if(y)return"problems"in y?{kind:"\
invalid",...y}:(0,g.ho)(y);let R=T(e),C=s?await i(e):{value:"",madeFrom:[]},j=a(e),w={title:R,message:C,icon_url:e.icon(),
landing_url:j},I=e.firstText("release.name","release.tag_name"),L={tag:h,version:E(h),name:I,repository:e.firstText("rep\
ository.name"),message:C,url:j};return{kind:"content",source:t,fields:w,release:f,placeholders:L}}var O=e=>"value"in e?e.
value:"";function E(e){if("missing"in e)return e;let{value:t,madeFrom:n}=e,s=(0,m.SF)(t);return s?{value:s.text,madeFrom:n}:
{missing:`the tag ${(0,_.hD)(t)} has no version such as v1.2.3`,madeFrom:n}}var P=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,$=/^releases?\/(?=v?\d)/i;
function T(e){let t=e.firstText("release.name","release.tag_name");if("missing"in t)return t;let n={...t,value:t.value.replace(
$,"")},[,s,o]=P.exec(n.value)??[];if(s!==void 0)return{...n,value:`${s} ${o}`};let h=e.firstText("repository.name");return"\
value"in h&&N(n.value,h.value)?n:(0,g.oR)(h,n," ")}var F=100;function N(e,t){let n=h=>h.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),
s=n(t).join("");if(s===""||s.length>F)return!1;let o=n(e);return o.some((h,v)=>{let p="";for(let f=v;f<o.length&&p.length<
s.length;f++)p+=o[f];return p===s})}var r=65536;async function i(e){let t=e.at("release");if(typeof t!="object"||t===null)
return{missing:e.missingMessage("release")};let n=e.at("release.body")??"";if(typeof n!="string")return{missing:`${e.missingMessage(
"release.body")} that is text`};let{readNotes:s}=await d.e(1).then(d.bind(d,4001)),o=s(n),h=n.slice(0,r);if("problem"in o)
return{missing:o.problem,madeFrom:[h]};let{message:v,madeFrom:p,source:f}=o;return{value:v,madeFrom:[h,p,...Object.values(
f)],source:f}}function a(e){if(e.at("repository.private")===!1&&(e.at("repository.visibility")??"public")==="public")return e.
firstPage("release.html_url");let t=e.firstPage("repository.homepage");return"value"in t?t:{missing:"the repository is p\
rivate, so subscribers cannot open the page of the release, and it has no homepage to open instead; set a homepage in it\
s settings"}}}),3219:((D,b,d)=>{d.d(b,{contentFromRelease:()=>m.h5});var m=d(7340),g=d(1094),_=d(990),M=d(9453)}),1094:((D,b,d)=>{
d.d(b,{In:()=>c,MQ:()=>P,NC:()=>T,SF:()=>x,XB:()=>E,du:()=>O,hy:()=>$,ou:()=>F,vs:()=>N});var m=d(990),g=["major","minor",
"patch"],_=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,M=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function x(r){
let i=[...r.replace(_,s=>".".repeat(s.length)).matchAll(M)],a=i.find(([,,s=""])=>s.includes("."))??i.findLast(([,s])=>s!==
"-"&&s!=="_");if(a===void 0)return;let[,e="",t=""]=a,n=a.index+e.length;return{text:r.slice(n),numbers:t.split(".").map(
Number),words:[r.slice(0,n).replace(/v$/i,""),r.slice(n+t.length)]}}var u=/^[-_,]\d/,l=9999;function c({numbers:r,words:[
,i]}){let[a=0,...e]=r;if(e.length===0&&(a>l||u.test(i)))return;let t=r.findLastIndex(n=>n>0);return g[Math.min(Math.max(
t,0),g.length-1)]}var O=(r,i)=>r!==void 0&&g.indexOf(r)<=g.indexOf(i);function E(r,i,a){let e=i.numbers.slice(0,g.indexOf(
a)+1),t=Math.max(e.length,r.numbers.length),n=Array.from({length:t}).every((s,o)=>(r.numbers[o]??0)===(e[o]??0));return r.
words.every((s,o)=>s===i.words[o])&&n&&O(c(r),a)}var P=r=>(0,m.Gv)(r)&&r.draft===!1&&r.prerelease===!1;function $(r,i){let a=(i.
getTime()-Date.parse(r??""))/1e3;return Number.isNaN(a)?void 0:Math.max(0,a)}function T(r,i,a){let e=x(r);return{tag:r,level:e&&
c(e),age:$(i,a)}}function F(r,{level:i,maxAge:a}){let{tag:e,level:t,age:n}=r,s=[];if(i!==void 0&&t===void 0&&s.push((0,m.
CC)("release-level",`cannot be applied to the release ${(0,m.hD)(e)}: its tag has no version such as v1.2.3; to announce\
 it, remove the input`)),a!==void 0&&n===void 0&&s.push((0,m.CC)("max-age",`cannot be applied to the release ${(0,m.hD)(
e)}: GitHub gives no date at which it was published; to announce it, set \`release\` to its tag and remove \`max-age\``)),
s.length>0)return{problems:s};if(i!==void 0&&!O(t,i))return{kind:"level",release:r,minLevel:i};if(a!==void 0&&n!==void 0&&
n>a)return{kind:"age",release:r,age:n,maxAge:a}}function N(r,{level:i,maxAge:a}){let e=[];return i!==void 0&&e.push((0,m.
CC)("release-level",`cannot be applied: ${r}`)),a!==void 0&&e.push((0,m.CC)("max-age",`cannot be applied: ${r}`)),e}})};
