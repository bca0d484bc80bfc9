"use strict";exports.id=472,exports.ids=[472],exports.modules={4117:((L,w,f)=>{f.d(w,{Q:()=>n});class n{getAgent(){}getAgentDispatcher(){}}
class u{}}),9795:((L,w,f)=>{f.d(w,{h:()=>n});function n(){throw new Error("not bundled: give Octokit a fetch of your own")}}),
1094:((L,w,f)=>{f.d(w,{In:()=>$,MQ:()=>P,NC:()=>y,SF:()=>C,XB:()=>k,du:()=>b,hy:()=>T,ou:()=>D,vs:()=>M});var n=f(990),u=[
"major","minor","patch"],c=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,x=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function C(a){let i=[...a.replace(c,h=>".".repeat(h.length)).matchAll(x)],r=i.find(([,,h=""])=>h.includes("."))??i.findLast(
([,h])=>h!=="-"&&h!=="_");if(r===void 0)return;let[,l="",v=""]=r,d=r.index+l.length;return{text:a.slice(d),numbers:v.split(
".").map(Number),words:[a.slice(0,d).replace(/v$/i,""),a.slice(d+v.length)]}}var O=/^[-_,]\d/,E=9999;function $({numbers:a,
words:[,i]}){let[r=0,...l]=a;if(l.length===0&&(r>E||O.test(i)))return;let v=a.findLastIndex(d=>d>0);return u[Math.min(Math.
max(v,0),u.length-1)]}var b=(a,i)=>a!==void 0&&u.indexOf(a)<=u.indexOf(i);function k(a,i,r){let l=i.numbers.slice(0,u.indexOf(
r)+1),v=Math.max(l.length,a.numbers.length),d=Array.from({length:v}).every((h,R)=>(a.numbers[R]??0)===(l[R]??0));return a.
words.every((h,R)=>h===i.words[R])&&d&&b($(a),r)}var P=a=>(0,n.Gv)(a)&&a.draft===!1&&a.prerelease===!1;function T(a,i){let r=(i.
getTime()-Date.parse(a??""))/1e3;return Number.isNaN(r)?void 0:Math.max(0,r)}function y(a,i,r){let l=C(a);return{tag:a,level:l&&
$(l),age:T(i,r)}}function D(a,{level:i,maxAge:r}){let{tag:l,level:v,age:d}=a,h=[];if(i!==void 0&&v===void 0&&h.push((0,n.
CC)("release-level",`cannot be applied to the release ${(0,n.hD)(l)}: its tag has no version such as v1.2.3; to announce\
 it, remove the input`)),r!==void 0&&d===void 0&&h.push((0,n.CC)("max-age",`cannot be applied to the release ${(0,n.hD)(
l)}: GitHub gives no date at which it was published; to announce it, set \`release\` to its tag and remove \`max-age\``)),
h.length>0)return{problems:h};if(i!==void 0&&!b(v,i))return{kind:"level",release:a,minLevel:i};if(r!==void 0&&d!==void 0&&
d>r)return{kind:"age",release:a,age:d,maxAge:r}}function M(a,{level:i,maxAge:r}){let l=[];return i!==void 0&&l.push((0,n.
CC)("release-level",`cannot be applied: ${a}`)),r!==void 0&&l.push((0,n.CC)("max-age",`cannot be applied: ${a}`)),l}}),8742:((L,w,f)=>{
f.d(w,{fetchRelease:()=>P});var n=f(4955),u=f(1094),c=f(990),x=f(9453),C=26214400,O=1e3,E=100,$=10,b={what:"release",name:"\
the latest release",hint:n.k5},k={what:"release",name:"the list of releases",hint:n.k5};async function P({choice:e,filter:s,
repository:t,eventRepository:o,signal:_},p){let m=new T(p,t,_),g=e.kind==="tag"?await m.ofTag(e.tag):await m.latest(s);if(g===
void 0)return"none-published";let G=i(o,t);return{release:g,repository:G?o:await m.readRepository()}}var T=class{#s;#t;#a;constructor(e,s,t){
this.#s=e,this.#t=s,this.#a=t}async ofTag(e){let s=await this.#e(["GET","/releases/tags/{tag}",{tag:e}],O);if((0,n.c4)(s)||
s.kind==="done"&&s.data.draft===!0)throw l(this.#t,e,await this.#i(e));let t={what:"release",name:`the release with the \
tag ${(0,c.hD)(e)}`,hint:"Check the tag, then run this again."},o=y(s,t);if((0,n.$6)(o,"tag_name")!==e||!a(o))throw d(t);
return o}async latest(e){let s=await this.#e(["GET","/releases/latest"],O);if((0,n.c4)(s)&&!(await this.#n(1)).some(u.MQ))
return;let t=y(s,b);if(!(0,n.$6)(t,"tag_name")?.trim()||!a(t)||t.prerelease===!0)throw d(b);let{level:o}=e,_=M(t),p=_&&(0,u.
In)(_);return o===void 0||_===void 0||p===void 0||(0,u.du)(p,o)?t:await this.#r(_,o,e)??t}async#r(e,s,{maxAge:t,now:o}){
let _=m=>{let g=M(m);return g!==void 0&&(0,u.XB)(g,e,s)},p=m=>{let g=(0,u.hy)((0,n.$6)(m,"published_at"),o);return t!==void 0&&
g!==void 0&&g>t};for(let m=1;m<=$;m++){let g=await this.#n(m),G=g.filter(u.MQ).find(_);if(G!==void 0)return G;if(g.length<
E||g.filter(c.Gv).every(p))return}}async#n(e){let s=await this.#e(["GET","/releases",{per_page:E,page:e}]);if((0,n.c4)(s))
throw v(this.#t);let t=y(s,k);if(!Array.isArray(t))throw d(k);return t}async readRepository(){let e={what:"repository",name:`\
the repository ${this.#t}`,hint:n.k5};return y(await this.#e(["GET",""]),e)}async#i(e){if(e.toLowerCase()==="latest")return"\
`latest`";let s=e.replace(/(^|[@/])(v?)(?=\d)/i,(o,_,p)=>`${_}${p===""?"v":""}`);if(s===e)return;let t=await this.#e(["G\
ET","/releases/tags/{tag}",{tag:s}]);return t.kind==="done"&&t.data.draft!==!0?s:void 0}async#e(e,s){let t={status:200,read:D,
followRedirects:!0,maxBytes:C},o=await(0,n.yf)(()=>this.#s.request(e,t),{noAnswer:!0,notFoundMs:s},this.#a);if(this.#a.aborted&&
o.kind!=="done")throw(0,c.Yq)("Fetching the release");return o}};function y(e,s){if(e.kind==="done")return e.data;throw h(
e,s)}var D=e=>typeof e=="object"&&e!==null?e:void 0,M=e=>(0,u.SF)((0,n.$6)(e,"tag_name")??""),a=({draft:e})=>e===void 0||
typeof e=="boolean";function i(e,s){let t=D(e)??{};return String(t.full_name).toLowerCase()===s.toLowerCase()&&typeof t.
name=="string"&&(t.private===!1||t.private===!0&&t.homepage!==void 0)&&(0,n.$6)(t,"owner","avatar_url")!==void 0}var r="\
The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if there were no release.";function l(e,s,t){
let o=t===void 0?"":` Did you mean ${t}?`;return new c.HR({reason:"release-not-found",title:"Release not found",message:`\
The repository ${e} has no published release with the tag ${(0,c.hD)(s)}.${o}`,hint:`Check that the release is published\
: a draft cannot be found by its tag. ${r}`})}function v(e){return new c.HR({reason:"release-not-found",title:"Release n\
ot found",message:`GitHub does not list the releases of the repository ${e}.`,hint:r})}function d({what:e,name:s,hint:t}){
return new c.HR({reason:"github-failed",title:`Could not fetch the ${e}`,message:`GitHub did not return ${s}, but someth\
ing else.`,hint:t})}function h(e,{what:s,name:t,hint:o}){let _=e.kind==="no-answer"&&e.why==="too-large";return new c.HR(
{reason:"github-failed",title:`Could not fetch the ${s}`,message:`GitHub did not return ${t} (${e.message}).`,hint:_?"Se\
t `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file. The release of a tag is then not fetc\
hed, unless placeholders, `release-level` or `max-age` need it.":(0,n.JR)(e,p=>p===403?R:o)})}var R={newRunAfter:"Give t\
he job the permission `contents: read`, or set a `github-token` that can read this repository, then"}})};
