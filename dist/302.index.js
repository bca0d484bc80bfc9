"use strict";exports.id=302,exports.ids=[302,354],exports.modules={1679:((I,A,d)=>{d.d(A,{MQ:()=>T,NC:()=>L,Wg:()=>f,Wv:()=>D});var w=d(
8925),y=d(8992),C=d(9657);const T=h=>(0,y.Gv)(h)&&h.draft===!1&&h.prerelease===!1;function L(h,E,u){const l=(0,C.SF)(h),
a=(u.getTime()-Date.parse(E??""))/1e3;return{tag:h,level:l&&(0,C.In)(l),age:Number.isNaN(a)?void 0:Math.max(0,a)}}function f(h,{
level:E,maxAge:u}){const{tag:l,level:a,age:v}=h,_=[];if(E!==void 0&&a===void 0&&_.push((0,w.CC)("release-level",`cannot \
be applied to the release ${(0,y.hD)(l)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),u!==
void 0&&v===void 0&&_.push((0,w.CC)("max-age",`cannot be applied to the release ${(0,y.hD)(l)}: GitHub gives no date at \
which it was published`)),_.length>0)return{problems:_};const M=(0,C.SF)(l);if(E!==void 0&&M&&!(0,C.du)(M,E))return{kind:"\
level",release:h,minLevel:E};if(u!==void 0&&v!==void 0&&v>u)return{kind:"age",release:h,age:v,maxAge:u}}function D(h,{level:E,
maxAge:u}){const l=[];return E!==void 0&&l.push((0,w.CC)("release-level",`cannot be applied: ${h}`)),u!==void 0&&l.push(
(0,w.CC)("max-age",`cannot be applied: ${h}`)),l}}),9657:((I,A,d)=>{d.d(A,{In:()=>D,SF:()=>T,Zy:()=>E,du:()=>h});const w=[
"major","minor","patch"],y=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,C=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function T(u){const a=[...u.replace(y,$=>".".repeat($.length)).matchAll(C)],_=a.find(([,,$=""])=>$.includes("."))??a.findLast(
([,$])=>$!=="-"&&$!=="_");if(_===void 0)return;const[,M="",G=""]=_,O=_.index+M.length;return{text:u.slice(O),numbers:G.split(
".").map(Number),words:[u.slice(0,O).replace(/v$/i,""),u.slice(O+G.length)]}}const L=/^[-_,]\d/,f=9999;function D({numbers:u,
words:[,l]}){const[a=0,...v]=u;if(v.length===0&&(a>f||L.test(l)))return;const _=u.findLastIndex(M=>M>0);return w[Math.min(
Math.max(_,0),w.length-1)]}function h(u,l){const a=D(u);return a!==void 0&&w.indexOf(a)<=w.indexOf(l)}function E(u,l){const a=Math.
max(u.numbers.length,l.numbers.length);for(let v=0;v<a;v++){const _=(u.numbers[v]??0)-(l.numbers[v]??0);if(_!==0)return _}
return 0}}),3074:((I,A,d)=>{d.r(A),d.d(A,{GithubClient:()=>l,hintFor:()=>B,isNotFound:()=>$,repeatRead:()=>c,textAt:()=>O,
tryLater:()=>s});var w=d(2413),y=d(3916),C=d(4517),T=d(8902),L=d(1153),f=d(8992);const D=1e4,h=5,E=2,u="2022-11-28";class l{#n;#e;#s;constructor(t,i){
this.#n=t,this.#e=i}async request(t,i,g={}){const{maxBytes:R=f.E$}=i;if(!_(this.#n.apiUrl))return a("bad-address","GITHU\
B_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});try{const m=await this.#i(t,{...i,maxBytes:R},
g);if(m.kind==="failure")return this.#r(m);const{status:p,body:U,incomplete:x}=m;if(p>=400)return this.#t(m);if(p>=300)return v(
t,p);if(x==="too-large")return a(x,`the response is larger than ${R/f.E$} MiB`);if(x){const k=x==="cut"?"bad-response":x,
P=new Error("the response is not complete");return this.#r({reason:k,mayHaveBeenReceived:!0,cause:P})}const H=p===i.status?
i.read((0,f.qF)(U)):void 0;return H!==void 0?{kind:"done",data:H}:a("unexpected",`GitHub answered ${p} with something un\
expected`)}catch(m){return a("unexpected",(0,f.Kb)((0,y.q0)(m),this.#e.redact),{cause:m})}}async#i([t,i,g],{maxBytes:R,followRedirects:m},p){
const{apiUrl:U,repository:x,token:H,timeoutMs:k}=this.#n,{http:P,signal:N}=this.#e;this.#s??=(0,w.Q)(H,{baseUrl:U.replace(
/\/$/,""),userAgent:L.N});const S=this.#s.request.endpoint({method:t,url:`/repos/${x}${i}`,...g}),Q=H.split(".").length===
3?"bearer":"token",V={method:t,headers:{...S.headers,"x-github-api-version":u,authorization:`${Q} ${H}`},body:JSON.stringify(
S.body),timeoutMs:Math.min(p.timeoutMs??k,k,D),maxBytes:R,signal:p.signal??N};let j=new URL(S.url);for(let K=0;;K++){const W=await P.
request({...V,url:j}),J=m&&K<h?M(W,j):void 0;if(J===void 0)return W;j=J}}#r({mayHaveBeenReceived:t,reason:i,cause:g}){const R=(0,f.
Kb)(`${i}: ${(0,y.q0)(g)}`,this.#e.redact);return a(i,R,{mayHaveBeenReceived:t,cause:g})}#t({status:t,headers:i,body:g,incomplete:R}){
const m=G(g).trim(),p=R!==void 0,U=(0,f.Kb)(`GitHub answered ${t}${m&&`: ${m}`}`,this.#e.redact,p);if(t>=500||t===408)return a(
"unexpected",U,{status:t});const{"retry-after":x,"x-ratelimit-remaining":H}=i,k=x!==void 0||H==="0"||/rate limit|abuse detection/i.
test(m);return{kind:"refused",status:t,message:U,rateLimited:t===429||t===403&&k,says:N=>N.test(m)}}}function a(e,t,{mayHaveBeenReceived:i=!0,
...g}={}){return{kind:"no-answer",why:e,mayHaveBeenReceived:i,message:t,...g}}function v([e],t){const i=`GitHub answered\
 ${t}`;return e!=="GET"?a("redirected",i):t===304?a("unexpected",i):{kind:"refused",status:t,message:i,rateLimited:!1,says:()=>!1}}
const _=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(e)&&(0,f.Dl)(e)!==void 0;function M(e,t){if(e.kind==="failure"||![301,
302,307,308].includes(e.status))return;const{location:i}=e.headers,g=i===void 0?void 0:(0,f.Dl)(i,t);return g?.origin===
t.origin?g:void 0}function G(e){const t=(0,f.qF)(e),i=O(t,"message");if(i===void 0)return e;const{errors:g}=t,R=Array.isArray(
g)?`: ${g.map(p=>JSON.stringify(p)).join(", ")}`:"",m=O(t,"documentation_url");return`${i}${R}${m?` - ${m}`:""}`}function O(e,...t){
const i=t.reduce((g,R)=>g?.[R],e);return typeof i=="string"?i:void 0}const $=e=>e.kind==="refused"&&e.status===404;function B(e,t){
return e.kind==="no-answer"?F(e):e.rateLimited?"The rate limit of GitHub is reached: run this again later.":e.status===401?
"Use a valid `github-token`; the default is the token of the job, `github.token`.":e.status===407?C.a5:e.status<400?n:t(
e.status)}function F({why:e,cause:t}){return e==="bad-address"?r:e==="redirected"?n:e==="too-large"?`Check that GitHub a\
nswers at that address. ${r}`:e==="tls-failed"?o:e==="proxy-failed"?(0,C.CJ)(t):s}const n="Check GITHUB_API_URL, and whe\
ther the repository was moved or renamed.",s="Run this again when GitHub is available.",r="GITHUB_API_URL must be the ad\
dress of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",
o="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner. Then run this again.";function c(e,{noAnswer:t,notFoundMs:i},g){let R=0,
m=0;return(0,T.LH)({attempt:async()=>{const p=await e();return i!==void 0&&$(p)&&++m<=E?{result:p,waitMs:i*m}:t&&p.kind===
"no-answer"&&!b.includes(p.why)&&++R<=E?{result:p,waitMs:(0,T.JN)(R)}:{done:p}},retries:2*E,signal:g,cancelled:()=>a("ca\
ncelled","the run was cancelled")})}const b=["cancelled","bad-address","redirected","too-large"]}),6622:((I,A,d)=>{d.d(A,
{fetchRelease:()=>u});var w=d(1679),y=d(9657);function C(n,s,r){const o=({words:c})=>c.every((b,e)=>b===s.words[e]);return n.
filter(({version:c})=>o(c)&&(0,y.Zy)(c,s)<=0&&(0,y.du)(c,r)).reduce((c,b)=>c===void 0||(0,y.Zy)(b.version,c.version)>0?b:
c,void 0)}var T=d(3916),L=d(8992),f=d(3074);const D=26214400,h=1e3,E=100;async function u({choice:n,level:s,repository:r,
eventRepository:o,signal:c},b){const e=new l(b,r,c),t=n.kind==="tag"?await e.ofTag(n.tag):await e.latest(s),i=G(o,r);return{
release:t,repository:i?o:await e.readRepository()}}class l{#n;#e;#s;constructor(s,r,o){this.#n=s,this.#e=r,this.#s=o}async ofTag(s){
const r=await this.#t(["GET","/releases/tags/{tag}",{tag:s}],h);if((0,f.isNotFound)(r)||r.kind==="done"&&r.data.draft===
!0)throw O(this.#e,s,await this.#r(s));const o=a(r);if((0,f.textAt)(o,"tag_name")!==s||!M(o))throw $(s);return o}async latest(s){
const r=await this.#t(["GET","/releases/latest"],h);if((0,f.isNotFound)(r))throw O(this.#e);const o=a(r);if(!(0,f.textAt)(
o,"tag_name")?.trim()||!M(o)||o.prerelease===!0)throw $();const c=_(o),b=c!==void 0&&(0,y.In)(c)!==void 0;return s===void 0||
!b||(0,y.du)(c,s)?o:await this.#i(c,s)??o}async#i(s,r){const o=a(await this.#t(["GET","/releases",{per_page:E}]));if(!Array.
isArray(o))throw $();const c=o.filter(w.MQ).flatMap(b=>{const e=_(b);return e?{release:b,version:e}:[]});return C(c,s,r)?.
release}async readRepository(){return a(await this.#t(["GET",""]))}async#r(s){if(s.toLowerCase()==="latest")return"`late\
st`";const r=s.replace(/(^|[@/])(v?)(?=\d)/i,(c,b,e)=>`${b}${e===""?"v":""}`);if(r===s)return;const o=await this.#t(["GE\
T","/releases/tags/{tag}",{tag:r}]);return o.kind==="done"&&o.data.draft!==!0?r:void 0}async#t(s,r){const o={status:200,
read:v,followRedirects:!0,maxBytes:D},c=()=>this.#n.request(s,o),b=await(0,f.repeatRead)(c,{noAnswer:!0,notFoundMs:r},this.#s);
if(this.#s.aborted&&b.kind!=="done")throw(0,T.Yq)("Fetching the release");return b}}function a(n){if(n.kind==="done")return n.
data;throw B(n)}const v=n=>typeof n=="object"&&n!==null?n:void 0,_=n=>(0,y.SF)((0,f.textAt)(n,"tag_name")??""),M=({draft:n})=>n===
void 0||typeof n=="boolean";function G(n,s){const r=v(n)??{};return String(r.full_name).toLowerCase()===s.toLowerCase()&&
typeof r.name=="string"&&(r.private===!1||r.private===!0&&r.homepage!==void 0)&&(0,f.textAt)(r,"owner","avatar_url")!==void 0}
function O(n,s,r){const o=s===void 0?"no published release":`no published release with the tag ${(0,L.hD)(s)}`,c=r===void 0?
"":` Did you mean ${r}?`;return new T.HR({reason:"release-not-found",title:"Release not found",message:`The repository ${n}\
 has ${o}.${c}`,hint:"Check that the release is published: a draft cannot be found by its tag. The `github-token` needs \
the permission `contents: read`; without it, GitHub may answer as if there were no release."})}function $(n){const s=n===
void 0?"the latest release":`the release with the tag ${(0,L.hD)(n)}`;return new T.HR({reason:"github-failed",title:"Cou\
ld not fetch the release",message:`GitHub did not return ${s}, but something else.`,hint:n===void 0?f.tryLater:"Check th\
e tag, then run this again."})}function B(n){const s=n.kind==="no-answer"&&n.why==="too-large";return new T.HR({reason:"\
github-failed",title:"Could not fetch the release",message:`GitHub did not return the release (${n.message}).`,hint:s?"S\
et `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: then the release is not fetched.":(0,f.
hintFor)(n,F)})}function F(n){return n===403?`Give the job the permission \`contents: read\`, or set a \`github-token\` that\
 can read this repository, then ${T.Up}.`:"Check the tag, then run this again."}}),4117:((I,A,d)=>{d.d(A,{Q:()=>w});class w{getAgent(){}getAgentDispatcher(){}}
class y{}}),9795:((I,A,d)=>{d.d(A,{h:()=>w});function w(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
