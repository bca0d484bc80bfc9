"use strict";exports.id=302,exports.ids=[302,354],exports.modules={1679:((P,A,u)=>{u.d(A,{MQ:()=>M,NC:()=>h,PO:()=>C,Wg:()=>H,Wv:()=>p});
var b=u(8925),v=u(8992),E=u(9657);const C=(o,f)=>o==="published"||o==="released"&&f,M=o=>(0,v.Gv)(o)&&o.draft===!1&&o.prerelease===
!1;function h(o,f,_){const a=(0,E.SF)(o),O=(_.getTime()-Date.parse(f??""))/1e3;return{tag:o,level:a&&(0,E.In)(a),age:Number.
isNaN(O)?void 0:Math.max(0,O)}}function H(o,{level:f,maxAge:_}){const{tag:a,level:O,age:T}=o,R=[];if(f!==void 0&&O===void 0&&
R.push((0,b.CC)("release-level",`cannot be applied to the release ${(0,v.hD)(a)}: its tag has no version such as v1.2.3;\
 to announce it, remove the input`)),_!==void 0&&T===void 0&&R.push((0,b.CC)("max-age",`cannot be applied to the release\
 ${(0,v.hD)(a)}: GitHub gives no date at which it was published`)),R.length>0)return{problems:R};const $=(0,E.SF)(a);if(f!==
void 0&&$&&!(0,E.du)($,f))return{kind:"level",release:o,minLevel:f};if(_!==void 0&&T!==void 0&&T>_)return{kind:"age",release:o,
age:T,maxAge:_}}function p(o,{level:f,maxAge:_}){const a=[];return f!==void 0&&a.push((0,b.CC)("release-level",`cannot b\
e applied: ${o}`)),_!==void 0&&a.push((0,b.CC)("max-age",`cannot be applied: ${o}`)),a}}),9657:((P,A,u)=>{u.d(A,{In:()=>M,
SF:()=>C,Zy:()=>H,du:()=>h});const b=["major","minor","patch"],v=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
E=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function C(p){const f=[...p.replace(v,$=>".".repeat($.length)).matchAll(
E)],a=f.find(([,,$=""])=>$.includes("."))??f.findLast(([,$])=>$!=="-"&&$!=="_");if(a===void 0)return;const[,O="",T=""]=a,
R=a.index+O.length;return{text:p.slice(R),numbers:T.split(".").map(Number),words:[p.slice(0,R).replace(/v$/i,""),p.slice(
R+T.length)]}}function M({numbers:p}){const o=p.findLastIndex(f=>f>0);return b[Math.min(Math.max(o,0),b.length-1)]??"pat\
ch"}const h=(p,o)=>b.indexOf(M(p))<=b.indexOf(o);function H(p,o){const f=Math.max(p.numbers.length,o.numbers.length);for(let _=0;_<
f;_++){const a=(p.numbers[_]??0)-(o.numbers[_]??0);if(a!==0)return a}return 0}}),3074:((P,A,u)=>{u.r(A),u.d(A,{GithubClient:()=>_,
hintFor:()=>B,isNotFound:()=>G,repeatRead:()=>c,textAt:()=>L,tryLater:()=>s});var b=u(2413),v=u(3916),E=u(4517),C=u(8902),
M=u(1153),h=u(8992);const H=1e4,p=5,o=2,f="2022-11-28";class _{#n;#e;#s;constructor(t,i){this.#n=t,this.#e=i}async request(t,i,l={}){
const{maxBytes:y=h.E$}=i;if(!T(this.#n.apiUrl))return a("bad-address","GITHUB_API_URL is not an http or https URL, or ha\
s a query",{mayHaveBeenReceived:!1});try{const g=await this.#i(t,{...i,maxBytes:y},l);if(g.kind==="failure")return this.#r(
g);const{status:m,body:U,incomplete:x}=g;if(m>=400)return this.#t(g);if(m>=300)return O(t,m);if(x==="too-large")return a(
x,`the response is larger than ${y/h.E$} MiB`);if(x){const k=x==="cut"?"bad-response":x,I=new Error("the response is not\
 complete");return this.#r({reason:k,mayHaveBeenReceived:!0,cause:I})}const D=m===i.status?i.read((0,h.qF)(U)):void 0;return D!==
void 0?{kind:"done",data:D}:a("unexpected",`GitHub answered ${m} with something unexpected`)}catch(g){return a("unexpect\
ed",(0,h.Kb)((0,v.q0)(g),this.#e.redact),{cause:g})}}async#i([t,i,l],{maxBytes:y,followRedirects:g},m){const{apiUrl:U,repository:x,
token:D,timeoutMs:k}=this.#n,{http:I,signal:N}=this.#e;this.#s??=(0,b.Q)(D,{baseUrl:U.replace(/\/$/,""),userAgent:M.N});
const S=this.#s.request.endpoint({method:t,url:`/repos/${x}${i}`,...l}),Q=D.split(".").length===3?"bearer":"token",V={method:t,
headers:{...S.headers,"x-github-api-version":f,authorization:`${Q} ${D}`},body:JSON.stringify(S.body),timeoutMs:Math.min(
m.timeoutMs??k,k,H),maxBytes:y,signal:m.signal??N};let j=new URL(S.url);for(let K=0;;K++){const W=await I.request({...V,
url:j}),J=g&&K<p?R(W,j):void 0;if(J===void 0)return W;j=J}}#r({mayHaveBeenReceived:t,reason:i,cause:l}){const y=(0,h.Kb)(
`${i}: ${(0,v.q0)(l)}`,this.#e.redact);return a(i,y,{mayHaveBeenReceived:t,cause:l})}#t({status:t,headers:i,body:l,incomplete:y}){
const g=$(l).trim(),m=y!==void 0,U=(0,h.Kb)(`GitHub answered ${t}${g&&`: ${g}`}`,this.#e.redact,m);if(t>=500||t===408)return a(
"unexpected",U,{status:t});const{"retry-after":x,"x-ratelimit-remaining":D}=i,k=x!==void 0||D==="0"||/rate limit|abuse detection/i.
test(g);return{kind:"refused",status:t,message:U,rateLimited:t===429||t===403&&k,says:N=>N.test(g)}}}function a(e,t,{mayHaveBeenReceived:i=!0,
...l}={}){return{kind:"no-answer",why:e,mayHaveBeenReceived:i,message:t,...l}}function O([e],t){const i=`GitHub answered\
 ${t}`;return e!=="GET"?a("redirected",i):t===304?a("unexpected",i):{kind:"refused",status:t,message:i,rateLimited:!1,says:()=>!1}}
const T=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(e)&&(0,h.Dl)(e)!==void 0;function R(e,t){if(e.kind==="failure"||![301,
302,307,308].includes(e.status))return;const{location:i}=e.headers,l=i===void 0?void 0:(0,h.Dl)(i,t);return l?.origin===
t.origin?l:void 0}function $(e){const t=(0,h.qF)(e),i=L(t,"message");if(i===void 0)return e;const{errors:l}=t,y=Array.isArray(
l)?`: ${l.map(m=>JSON.stringify(m)).join(", ")}`:"",g=L(t,"documentation_url");return`${i}${y}${g?` - ${g}`:""}`}function L(e,...t){
const i=t.reduce((l,y)=>l?.[y],e);return typeof i=="string"?i:void 0}const G=e=>e.kind==="refused"&&e.status===404;function B(e,t){
return e.kind==="no-answer"?F(e):e.rateLimited?"The rate limit of GitHub is reached: run this again later.":e.status===401?
"Use a valid `github-token`; the default is the token of the job, `github.token`.":e.status===407?E.a5:e.status<400?n:t(
e.status)}function F({why:e,cause:t}){return e==="bad-address"?r:e==="redirected"?n:e==="too-large"?`Check that GitHub a\
nswers at that address. ${r}`:e==="tls-failed"?d:e==="proxy-failed"?(0,E.CJ)(t):s}const n="Check GITHUB_API_URL, and whe\
ther the repository was moved or renamed.",s="Run this again when GitHub is available.",r="GITHUB_API_URL must be the ad\
dress of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",
d="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner. Then run this again.";function c(e,{noAnswer:t,notFoundMs:i},l){let y=0,
g=0;return(0,C.LH)({attempt:async()=>{const m=await e();return i!==void 0&&G(m)&&++g<=o?{retry:m,waitMs:i*g}:t&&m.kind===
"no-answer"&&!w.includes(m.why)&&++y<=o?{retry:m,waitMs:(0,C.JN)(y)}:{done:m}},retries:2*o,signal:l,cancelled:()=>a("can\
celled","the run was cancelled")})}const w=["cancelled","bad-address","redirected","too-large"]}),6622:((P,A,u)=>{u.d(A,
{fetchRelease:()=>f});var b=u(1679),v=u(9657);function E(n,s,r){const d=({words:c})=>c.every((w,e)=>w===s.words[e]);return n.
filter(({version:c})=>d(c)&&(0,v.Zy)(c,s)<=0&&(0,v.du)(c,r)).reduce((c,w)=>c===void 0||(0,v.Zy)(w.version,c.version)>0?w:
c,void 0)}var C=u(3916),M=u(8992),h=u(3074);const H=26214400,p=1e3,o=100;async function f({choice:n,level:s,repository:r,
eventRepository:d,signal:c},w){const e=new _(w,r,c),t=n.kind==="tag"?await e.ofTag(n.tag):await e.latest(s),i=$(d,r);return{
release:t,repository:i?d:await e.readRepository()}}class _{#n;#e;#s;constructor(s,r,d){this.#n=s,this.#e=r,this.#s=d}async ofTag(s){
const r=await this.#t(["GET","/releases/tags/{tag}",{tag:s}],p);if((0,h.isNotFound)(r)||r.kind==="done"&&r.data.draft===
!0)throw L(this.#e,s,await this.#r(s));const d=a(r);if((0,h.textAt)(d,"tag_name")!==s||!R(d))throw G(s);return d}async latest(s){
const r=await this.#t(["GET","/releases/latest"],p);if((0,h.isNotFound)(r))throw L(this.#e);const d=a(r);if(!(0,h.textAt)(
d,"tag_name")?.trim()||!R(d)||d.prerelease===!0)throw G();const c=T(d);return s===void 0||c===void 0||(0,v.du)(c,s)?d:await this.#i(
c,s)??d}async#i(s,r){const d=a(await this.#t(["GET","/releases",{per_page:o}]));if(!Array.isArray(d))throw G();const c=d.
filter(b.MQ).flatMap(w=>{const e=T(w);return e?{release:w,version:e}:[]});return E(c,s,r)?.release}async readRepository(){
return a(await this.#t(["GET",""]))}async#r(s){const r=s.replace(/(^|[@/])(v?)(?=\d)/i,(c,w,e)=>`${w}${e===""?"v":""}`);
if(r===s)return;const d=await this.#t(["GET","/releases/tags/{tag}",{tag:r}]);return d.kind==="done"&&d.data.draft!==!0?
r:void 0}async#t(s,r){const d={status:200,read:O,followRedirects:!0,maxBytes:H},c=()=>this.#n.request(s,d),w=await(0,h.repeatRead)(
c,{noAnswer:!0,notFoundMs:r},this.#s);if(this.#s.aborted&&w.kind!=="done")throw(0,C.Yq)("Fetching the release");return w}}
function a(n){if(n.kind==="done")return n.data;throw B(n)}const O=n=>typeof n=="object"&&n!==null?n:void 0,T=n=>(0,v.SF)(
(0,h.textAt)(n,"tag_name")??""),R=({draft:n})=>n===void 0||typeof n=="boolean";function $(n,s){const r=O(n)??{};return String(
r.full_name).toLowerCase()===s.toLowerCase()&&typeof r.name=="string"&&(r.private===!1||r.private===!0&&r.homepage!==void 0)&&
(0,h.textAt)(r,"owner","avatar_url")!==void 0}function L(n,s,r){const d=s===void 0?"no published release":`no published \
release with the tag ${(0,M.hD)(s)}`,c=r===void 0?"":` Did you mean ${r}?`;return new C.HR({reason:"release-not-found",title:"\
Release not found",message:`The repository ${n} has ${d}.${c}`,hint:"Check that the release is published: a draft cannot\
 be found by its tag. The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if ther\
e were no release."})}function G(n){const s=n===void 0?"the latest release":`the release with the tag ${(0,M.hD)(n)}`;return new C.
HR({reason:"github-failed",title:"Could not fetch the release",message:`GitHub did not return ${s}, but something else.`,
hint:n===void 0?h.tryLater:"Check the tag, then run this again."})}function B(n){const s=n.kind==="no-answer"&&n.why==="\
too-large";return new C.HR({reason:"github-failed",title:"Could not fetch the release",message:`GitHub did not return th\
e release (${n.message}).`,hint:s?"Set `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: \
then the release is not fetched.":(0,h.hintFor)(n,F)})}function F(n){return n===403?`Give the job the permission \`conten\
ts: read\`, or set a \`github-token\` that can read this repository, then ${C.Up}.`:"Check the tag, then run this again."}}),
4117:((P,A,u)=>{u.d(A,{Q:()=>b});class b{getAgent(){}getAgentDispatcher(){}}class v{}}),9795:((P,A,u)=>{u.d(A,{h:()=>b});
function b(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
