"use strict";exports.id=438,exports.ids=[438],exports.modules={6629:((C,$,v)=>{v.d($,{Q4:()=>E,ho:()=>D,oR:()=>y,sV:()=>f,xW:()=>m});
function f(u){let l={missing:u};return{kind:"content",source:"event",fields:{title:l,message:l,icon_url:l,landing_url:l},
placeholders:{tag:l,version:l,name:l,repository:l,message:l,url:l}}}function y(u,l,b){return"missing"in u?u:"missing"in l?
l:{value:`${u.value}${b}${l.value}`,madeFrom:[...u.madeFrom,...l.madeFrom]}}var m=u=>`the event's field \`${u}\` is missi\
ng or not text, so the action takes no content from it`,D=u=>({kind:"not-announceable",why:u});function E(u,l){return("v\
alue"in u?[u.value,...u.madeFrom]:u.madeFrom??[]).map(l.find).find(b=>b!==void 0)}}),1438:((C,$,v)=>{v.d($,{contentFromEvent:()=>P});
var f=v(7340),y=v(1094),m=v(6629),D=v(990),E=v(9453);function u(o){let g=o.at("deployment_status.state");if(typeof g!="s\
tring")return(0,m.sV)((0,m.xW)("deployment_status.state"));if(g!=="success")return(0,m.ho)({kind:"state",actual:g});let h=o.
firstText("repository.name"),c=o.firstText("deployment_status.environment","deployment.environment");return{kind:"conten\
t",source:"event",fields:{title:(0,m.oR)(h,c," deployed to "),message:l(o),icon_url:o.icon(),landing_url:o.firstPage("de\
ployment_status.environment_url","deployment_status.target_url")}}}function l(o){let g=o.firstText("deployment_status.de\
scription");if("value"in g)return g;let h=o.at("deployment.sha");return typeof h=="string"&&/^[0-9a-f]{7,64}$/i.test(h)?
{value:`${h.slice(0,7)} is live.`,madeFrom:[h]}:{missing:o.missingMessage("deployment_status.description","deployment.sh\
a")}}async function b(o,g,h){let c=o.at("action");return typeof c!="string"?x((0,m.xW)("action"),h.filter):c!=="publishe\
d"&&c!=="released"?(0,m.ho)({kind:"activity",actual:c}):c==="released"&&!g?{kind:"invalid",problems:[T]}:typeof(o.at("re\
lease.draft")??!1)!="boolean"?x("the event's `release.draft` is neither true nor false",h.filter):(0,f.ah)(o,"event",h)}
function x(o,g){let h=(0,y.vs)(o,g);return h.length>0?{kind:"invalid",problems:h}:(0,m.sV)(o)}var T=(0,D.CC)("once-key",
"is missing, and the activity `released` of a release is announced only with it. GitHub also starts a run for `published\
`, which may have sent this release: look there before you announce it by hand. Then set `once-key: release-{tag}` with \
the permission `contents: write`, or listen only to `published`");async function P(o,g,h){let{name:c,payload:s,unreadable:i}=o;
if(c!=="release"&&c!=="deployment_status")return{kind:"none",event:c};if(i!==void 0)return c==="release"?x(i,h.filter):(0,m.
sV)(i);let a=new f.el(s,"the event has");return c==="release"?b(a,g,h):u(a)}}),7340:((C,$,v)=>{v.d($,{ah:()=>b,el:()=>u,
h5:()=>l});var f=v(1094),y=v(6629),m=v(990),[{width:D}]=m.Ng.icon_url.sizes,E=65536,u=class{#n;#t;constructor(e,t){this.#n=
e,this.#t=t}at(e){return e.split(".").reduce((t,n)=>typeof t=="object"&&t!==null&&Object.hasOwn(t,n)?t[n]:void 0,this.#n)}firstText(...e){
let t=this.#e(e).find(m.h0);return t===void 0?{missing:this.missingMessage(...e)}:{value:(0,m.h0)(t),madeFrom:[t]}}firstPage(...e){
return this.#s(m.fD.page,"http or https URL",e)}icon(){let e=this.#s(m.fD.image,"https URL",["repository.owner.avatar_ur\
l"]);if("missing"in e)return e;let t=new URL(e.value);return t.searchParams.set("s",String(D)),{value:t.href,madeFrom:e.
madeFrom}}missingMessage(...e){let t=e.map(d=>`\`${d}\``),n=t.length>1?`neither ${t.join(" nor ")}`:`no ${t}`,r=this.#e(
e,Number.POSITIVE_INFINITY).length>this.#e(e).length;return`${this.#t} ${n}${r?` of at most ${E} characters`:""}`}#s(e,t,n){
let r=this.#e(n).map(p=>p.trim()),d=r.find(p=>"value"in e(p));if(d!==void 0)return{value:d,madeFrom:[d]};if(r.every(p=>p===
""))return{missing:this.missingMessage(...n)};let _=r.some(p=>p.length>2048)?` of at most ${m.zF}`:"";return{missing:`${this.#t}\
 no ${t}${_} in ${n.map(p=>`\`${p}\``).join(" or ")}`}}#e(e,t=E){return e.map(n=>this.at(n)).filter(n=>typeof n=="string"&&
n.length<=t)}},l=(e,t)=>b(new u(e,"GitHub returned"),"release",t);async function b(e,t,{filter:n,needsMessage:r,secrets:d}){
if(e.at("release.draft")===!0)return(0,y.ho)({kind:"draft"});let _=e.firstText("release.tag_name"),p=e.firstText("releas\
e.published_at"),O=(0,f.NC)(x(_),x(p),n.now),M={...O,tag:d.redact(O.tag)},F=(0,f.ou)(M,n);if(F)return"problems"in F?{kind:"\
invalid",...F}:(0,y.ho)(F);let w=g(e),N=r?await i(e):{value:"",madeFrom:[]},R=a(e),j={title:w,message:N,icon_url:e.icon(),
landing_url:R},I=e.firstText("release.name","release.tag_name"),k={tag:_,version:T(_),name:I,repository:e.firstText("rep\
ository.name"),message:N,url:R};return{kind:"content",source:t,fields:j,release:M,placeholders:k}}var x=e=>"value"in e?e.
value:"";function T(e){if("missing"in e)return e;let{value:t,madeFrom:n}=e,r=(0,f.SF)(t);return r?{value:r.text,madeFrom:n}:
{missing:`the tag ${(0,m.hD)(t)} has no version such as v1.2.3`,madeFrom:n}}var P=/^(@?[^\s@]+)@(v?\d[^\s@]*)$/,o=/^releases?\/(?=v?\d)/i;
function g(e){let t=e.firstText("release.name","release.tag_name");if("missing"in t)return t;let n={...t,value:t.value.replace(
o,"")},[,r,d]=P.exec(n.value)??[];if(r!==void 0)return{...n,value:`${r} ${d}`};let _=e.firstText("repository.name");return"\
value"in _&&c(n.value,_.value)?n:(0,y.oR)(_,n," ")}var h=100;function c(e,t){let n=_=>_.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u),
r=n(t).join("");if(r===""||r.length>h)return!1;let d=n(e);return d.some((_,p)=>{let O="";for(let M=p;M<d.length&&O.length<
r.length;M++)O+=d[M];return O===r})}var s=65536;async function i(e){let t=e.at("release");if(typeof t!="object"||t===null)
return{missing:e.missingMessage("release")};let n=e.at("release.body")??"";if(typeof n!="string")return{missing:`${e.missingMessage(
"release.body")} that is text`};let{readNotes:r}=await v.e(1).then(v.bind(v,4001)),d=r(n),_=n.slice(0,s);if("problem"in d)
return{missing:d.problem,madeFrom:[_]};let{message:p,madeFrom:O,source:M}=d;return{value:p,madeFrom:[_,O,...Object.values(
M)],source:M}}function a(e){if(e.at("repository.private")===!1&&(e.at("repository.visibility")??"public")==="public")return e.
firstPage("release.html_url");let t=e.firstPage("repository.homepage");return"value"in t?t:{missing:"the repository is p\
rivate, so subscribers cannot open the page of the release, and it has no homepage to open instead; set a homepage in it\
s settings"}}}),1094:((C,$,v)=>{v.d($,{In:()=>b,MQ:()=>P,NC:()=>g,SF:()=>E,XB:()=>T,du:()=>x,hy:()=>o,ou:()=>h,vs:()=>c});
var f=v(990),y=["major","minor","patch"],m=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,D=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function E(s){let i=[...s.replace(m,r=>".".repeat(r.length)).matchAll(D)],a=i.find(([,,r=""])=>r.includes("."))??i.findLast(
([,r])=>r!=="-"&&r!=="_");if(a===void 0)return;let[,e="",t=""]=a,n=a.index+e.length;return{text:s.slice(n),numbers:t.split(
".").map(Number),words:[s.slice(0,n).replace(/v$/i,""),s.slice(n+t.length)]}}var u=/^[-_,]\d/,l=9999;function b({numbers:s,
words:[,i]}){let[a=0,...e]=s;if(e.length===0&&(a>l||u.test(i)))return;let t=s.findLastIndex(n=>n>0);return y[Math.min(Math.
max(t,0),y.length-1)]}var x=(s,i)=>s!==void 0&&y.indexOf(s)<=y.indexOf(i);function T(s,i,a){let e=i.numbers.slice(0,y.indexOf(
a)+1),t=Math.max(e.length,s.numbers.length),n=Array.from({length:t}).every((r,d)=>(s.numbers[d]??0)===(e[d]??0));return s.
words.every((r,d)=>r===i.words[d])&&n&&x(b(s),a)}var P=s=>(0,f.Gv)(s)&&s.draft===!1&&s.prerelease===!1;function o(s,i){let a=(i.
getTime()-Date.parse(s??""))/1e3;return Number.isNaN(a)?void 0:Math.max(0,a)}function g(s,i,a){let e=E(s);return{tag:s,level:e&&
b(e),age:o(i,a)}}function h(s,{level:i,maxAge:a}){let{tag:e,level:t,age:n}=s,r=[];if(i!==void 0&&t===void 0&&r.push((0,f.
CC)("release-level",`cannot be applied to the release ${(0,f.hD)(e)}: its tag has no version such as v1.2.3; to announce\
 it, remove the input`)),a!==void 0&&n===void 0&&r.push((0,f.CC)("max-age",`cannot be applied to the release ${(0,f.hD)(
e)}: GitHub gives no date at which it was published; to announce it, set \`release\` to its tag and remove \`max-age\``)),
r.length>0)return{problems:r};if(i!==void 0&&!x(t,i))return{kind:"level",release:s,minLevel:i};if(a!==void 0&&n!==void 0&&
n>a)return{kind:"age",release:s,age:n,maxAge:a}}function c(s,{level:i,maxAge:a}){let e=[];return i!==void 0&&e.push((0,f.
CC)("release-level",`cannot be applied: ${s}`)),a!==void 0&&e.push((0,f.CC)("max-age",`cannot be applied: ${s}`)),e}})};
