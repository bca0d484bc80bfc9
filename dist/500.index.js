"use strict";exports.id=500,exports.ids=[500],exports.modules={4117:((k,v,h)=>{h.d(v,{Q:()=>r});class r{getAgent(){}getAgentDispatcher(){}}
class d{}}),9795:((k,v,h)=>{h.d(v,{h:()=>r});function r(){throw new Error("not bundled: give Octokit a fetch of your own")}}),
6834:((k,v,h)=>{h.d(v,{In:()=>w,MQ:()=>p,NC:()=>E,SF:()=>y,XB:()=>D,du:()=>m,hy:()=>b,ou:()=>R,vs:()=>M});var r=h(5103),
d=["major","minor","patch"],c=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,T=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function y(n){let s=[...n.replace(c,t=>".".repeat(t.length)).matchAll(T)],i=s.find(([,,t=""])=>t.includes("."))??s.findLast(
([,t])=>t!=="-"&&t!=="_");if(i===void 0)return;let[,l="",e=""]=i,a=i.index+l.length;return{text:n.slice(a),numbers:e.split(
".").map(Number),words:[n.slice(0,a).replace(/v$/i,""),n.slice(a+e.length)]}}var C=/^[-_,]\d/,O=9999;function w({numbers:n,
words:[,s]}){let[i=0,...l]=n;if(l.length===0&&(i>O||C.test(s)))return;let e=n.findLastIndex(a=>a>0);return d[Math.min(Math.
max(e,0),d.length-1)]}var m=(n,s)=>n!==void 0&&d.indexOf(n)<=d.indexOf(s);function D(n,s,i){let l=s.numbers.slice(0,d.indexOf(
i)+1),e=Math.max(l.length,n.numbers.length),a=Array.from({length:e}).every((t,o)=>(n.numbers[o]??0)===(l[o]??0));return n.
words.every((t,o)=>t===s.words[o])&&a&&m(w(n),i)}var p=n=>(0,r.Gv)(n)&&n.draft===!1&&n.prerelease===!1;function b(n,s){let i=(s.
getTime()-Date.parse(n??""))/1e3;return Number.isNaN(i)?void 0:Math.max(0,i)}function E(n,s,i){let l=y(n);return{tag:n,level:l&&
w(l),age:b(s,i)}}function R(n,{level:s,maxAge:i}){let{tag:l,level:e,age:a}=n,t=[];if(s!==void 0&&e===void 0&&t.push((0,r.
CC)("release-level",`cannot be applied to the release ${(0,r.hD)(l)}: its tag has no version such as v1.2.3; to announce\
 it, remove the input`)),i!==void 0&&a===void 0&&t.push((0,r.CC)("max-age",`cannot be applied to the release ${(0,r.hD)(
l)}: GitHub gives no date at which it was published; to announce it, set \`release\` to its tag and remove \`max-age\``)),
t.length>0)return{problems:t};if(s!==void 0&&!m(e,s))return{kind:"level",release:n,minLevel:s};if(i!==void 0&&a!==void 0&&
a>i)return{kind:"age",release:n,age:a,maxAge:i}}function M(n,{level:s,maxAge:i}){let l=[];return s!==void 0&&l.push((0,r.
CC)("release-level",`cannot be applied: ${n}`)),i!==void 0&&l.push((0,r.CC)("max-age",`cannot be applied: ${n}`)),l}}),6290:((k,v,h)=>{
h.d(v,{fetchRelease:()=>m});var r=h(4113),d=h(6834),c=h(5103),T=h(1105),y=26214400,C=1e3,O=100,w=10;async function m({choice:e,
filter:a,repository:t,eventRepository:o,signal:u},g){let _=new D(g,t,u),f=e.kind==="tag"?await _.ofTag(e.tag):await _.latest(
a);if(f===void 0)return"none-published";let $=M(o,t);return{release:f,repository:$?o:await _.readRepository()}}var D=class{#n;#t;#a;constructor(e,a,t){
this.#n=e,this.#t=a,this.#a=t}async ofTag(e){let a=await this.#e(["GET","/releases/tags/{tag}",{tag:e}],C);if((0,r.c4)(a)||
a.kind==="done"&&a.data.draft===!0)throw n(this.#t,e,await this.#i(e));let t=p(a);if((0,r.$6)(t,"tag_name")!==e||!R(t))throw s(
e);return t}async latest(e){let a=await this.#e(["GET","/releases/latest"],C);if((0,r.c4)(a)){if((await this.#s(1)).some(
d.MQ))throw s();return}let t=p(a);if(!(0,r.$6)(t,"tag_name")?.trim()||!R(t)||t.prerelease===!0)throw s();let{level:o}=e,
u=E(t),g=u&&(0,d.In)(u);return o===void 0||u===void 0||g===void 0||(0,d.du)(g,o)?t:await this.#r(u,o,e)??t}async#r(e,a,{
maxAge:t,now:o}){let u=_=>{let f=E(_);return f!==void 0&&(0,d.XB)(f,e,a)},g=_=>{let f=(0,d.hy)((0,r.$6)(_,"published_at"),
o);return t!==void 0&&f!==void 0&&f>t};for(let _=1;_<=w;_++){let f=await this.#s(_),$=f.filter(d.MQ).find(u);if($!==void 0)
return $;if(f.length<O||f.filter(c.Gv).every(g))return}}async#s(e){let a=await this.#e(["GET","/releases",{per_page:O,page:e}]);
if((0,r.c4)(a))throw n(this.#t);let t=p(a);if(!Array.isArray(t))throw s();return t}async readRepository(){return p(await this.#e(
["GET",""]))}async#i(e){if(e.toLowerCase()==="latest")return"`latest`";let a=e.replace(/(^|[@/])(v?)(?=\d)/i,(o,u,g)=>`${u}${g===
""?"v":""}`);if(a===e)return;let t=await this.#e(["GET","/releases/tags/{tag}",{tag:a}]);return t.kind==="done"&&t.data.
draft!==!0?a:void 0}async#e(e,a){let t={status:200,read:b,followRedirects:!0,maxBytes:y},o=await(0,r.yf)(()=>this.#n.request(
e,t),{noAnswer:!0,notFoundMs:a},this.#a);if(this.#a.aborted&&o.kind!=="done")throw(0,c.Yq)("Fetching the release");return o}};
function p(e){if(e.kind==="done")return e.data;throw i(e)}var b=e=>typeof e=="object"&&e!==null?e:void 0,E=e=>(0,d.SF)((0,r.
$6)(e,"tag_name")??""),R=({draft:e})=>e===void 0||typeof e=="boolean";function M(e,a){let t=b(e)??{};return String(t.full_name).
toLowerCase()===a.toLowerCase()&&typeof t.name=="string"&&(t.private===!1||t.private===!0&&t.homepage!==void 0)&&(0,r.$6)(
t,"owner","avatar_url")!==void 0}function n(e,a,t){let o=a===void 0?"no published release":`no published release with th\
e tag ${(0,c.hD)(a)}`,u=t===void 0?"":` Did you mean ${t}?`;return new c.HR({reason:"release-not-found",title:"Release n\
ot found",message:`The repository ${e} has ${o}.${u}`,hint:"Check that the release is published: a draft cannot be found\
 by its tag. The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if there were no\
 release."})}function s(e){let a=e===void 0?"the latest release":`the release with the tag ${(0,c.hD)(e)}`;return new c.
HR({reason:"github-failed",title:"Could not fetch the release",message:`GitHub did not return ${a}, but something else.`,
hint:e===void 0?r.k5:"Check the tag, then run this again."})}function i(e){let a=e.kind==="no-answer"&&e.why==="too-larg\
e";return new c.HR({reason:"github-failed",title:"Could not fetch the release",message:`GitHub did not return the releas\
e (${e.message}).`,hint:a?"Set `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: then the\
 release is not fetched.":(0,r.JR)(e,l)})}function l(e){return e===403?{newRunAfter:"Give the job the permission `conten\
ts: read`, or set a `github-token` that can read this repository, then"}:"Check the tag, then run this again."}})};
