"use strict";exports.id=303,exports.ids=[303,354],exports.modules={1679:((G,A,u)=>{u.d(A,{MQ:()=>b,NC:()=>E,PO:()=>$,Wg:()=>L,Wv:()=>U});
var m=u(8925),M=u(8992),p=u(9657);const $=(n,h)=>n==="published"||n==="released"&&h,b=n=>(0,M.Gv)(n)&&n.draft===!1&&n.prerelease===
!1;function E(n,h,f){const a=(0,p.SF)(n),c=(f.getTime()-Date.parse(h??""))/1e3;return{tag:n,level:a&&(0,p.In)(a),age:Number.
isNaN(c)?void 0:Math.max(0,c)}}function L(n,{level:h,maxAge:f}){const{tag:a,level:c,age:w}=n,y=[];if(h!==void 0&&c===void 0&&
y.push((0,m.CC)("release-level",`cannot be applied to the release ${(0,M.hD)(a)}: its tag has no version such as v1.2.3;\
 to announce it, remove the input`)),f!==void 0&&w===void 0&&y.push((0,m.CC)("max-age",`cannot be applied to the release\
 ${(0,M.hD)(a)}: GitHub gives no date at which it was published`)),y.length>0)return{problems:y};const C=(0,p.SF)(a);if(h!==
void 0&&C&&!(0,p.du)(C,h))return{kind:"level",release:n,minLevel:h};if(f!==void 0&&w!==void 0&&w>f)return{kind:"age",release:n,
age:w,maxAge:f}}function U(n,{level:h,maxAge:f}){const a=[];return h!==void 0&&a.push((0,m.CC)("release-level",`cannot b\
e applied: ${n}`)),f!==void 0&&a.push((0,m.CC)("max-age",`cannot be applied: ${n}`)),a}}),9657:((G,A,u)=>{u.d(A,{In:()=>b,
SF:()=>$,T_:()=>U,du:()=>E});const m=["major","minor","patch"],M=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
p=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function $(n){const f=[...n.replace(M,R=>".".repeat(R.length)).matchAll(
p)],c=f.find(([,,R=""])=>R.includes("."))??f.findLast(([,R])=>R!=="-"&&R!=="_");if(c===void 0)return;const[,w="",y=""]=c,
C=c.index+w.length;return{text:n.slice(C),numbers:y.split(".").map(Number),words:[n.slice(0,C).replace(/v$/i,""),n.slice(
C+y.length)]}}function b({numbers:n}){const h=n.findLastIndex(f=>f>0);return m[Math.min(Math.max(h,0),m.length-1)]??"pat\
ch"}const E=(n,h)=>m.indexOf(b(n))<=m.indexOf(h);function L(n,h){const f=Math.max(n.numbers.length,h.numbers.length);for(let a=0;a<
f;a++){const c=(n.numbers[a]??0)-(h.numbers[a]??0);if(c!==0)return c}return 0}function U(n,h,f){const a=({words:c})=>c.every(
(w,y)=>w===h.words[y]);return n.filter(({version:c})=>a(c)&&L(c,h)<=0&&E(c,f)).reduce((c,w)=>c===void 0||L(w.version,c.version)>
0?w:c,void 0)}}),3074:((G,A,u)=>{u.r(A),u.d(A,{GithubClient:()=>f,hintFor:()=>F,isNotFound:()=>k,repeatRead:()=>T,textAt:()=>R,
tryLater:()=>r});var m=u(2413),M=u(3916),p=u(4517),$=u(8902),b=u(1153),E=u(8992);const L=1e4,U=5,n=2,h="2022-11-28";class f{#n;#e;#s;constructor(e,o){
this.#n=e,this.#e=o}async request(e,o,l={}){const{maxBytes:v=E.E$}=o;if(!w(this.#n.apiUrl))return a("bad-address","GITHU\
B_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});try{const _=await this.#i(e,{...o,maxBytes:v},
l);if(_.kind==="failure")return this.#r(_);const{status:g,body:H,incomplete:P}=_;if(g>=400)return this.#t(_);if(g>=300)return c(
e,g);if(P==="too-large")return a(P,`the response is larger than ${v/E.E$} MiB`);if(P){const I=P==="cut"?"bad-response":P,
B=new Error("the response is not complete");return this.#r({reason:I,mayHaveBeenReceived:!0,cause:B})}const x=g===o.status?
o.read((0,E.qF)(H)):void 0;return x!==void 0?{kind:"done",data:x}:a("unexpected",`GitHub answered ${g} with something un\
expected`)}catch(_){return a("unexpected",(0,E.Kb)((0,M.q0)(_),this.#e.redact),{cause:_})}}async#i([e,o,l],{maxBytes:v,followRedirects:_},g){
const{apiUrl:H,repository:P,token:x,timeoutMs:I}=this.#n,{http:B,signal:j}=this.#e;this.#s??=(0,m.Q)(x,{baseUrl:H.replace(
/\/$/,""),userAgent:b.N});const K=this.#s.request.endpoint({method:e,url:`/repos/${P}${o}`,...l}),Q=x.split(".").length===
3?"bearer":"token",V={method:e,headers:{...K.headers,"x-github-api-version":h,authorization:`${Q} ${x}`},body:JSON.stringify(
K.body),timeoutMs:Math.min(g.timeoutMs??I,I,L),maxBytes:v,signal:g.signal??j};let N=new URL(K.url);for(let W=0;;W++){const S=await B.
request({...V,url:N}),J=_&&W<U?y(S,N):void 0;if(J===void 0)return S;N=J}}#r({mayHaveBeenReceived:e,reason:o,cause:l}){const v=(0,E.
Kb)(`${o}: ${(0,M.q0)(l)}`,this.#e.redact);return a(o,v,{mayHaveBeenReceived:e,cause:l})}#t({status:e,headers:o,body:l,incomplete:v}){
const _=C(l).trim(),g=v!==void 0,H=(0,E.Kb)(`GitHub answered ${e}${_&&`: ${_}`}`,this.#e.redact,g);if(e>=500||e===408)return a(
"unexpected",H,{status:e});const{"retry-after":P,"x-ratelimit-remaining":x}=o,I=P!==void 0||x==="0"||/rate limit|abuse detection/i.
test(_);return{kind:"refused",status:e,message:H,rateLimited:e===429||e===403&&I,says:j=>j.test(_)}}}function a(t,e,{mayHaveBeenReceived:o=!0,
...l}={}){return{kind:"no-answer",why:t,mayHaveBeenReceived:o,message:e,...l}}function c([t],e){const o=`GitHub answered\
 ${e}`;return t!=="GET"?a("redirected",o):e===304?a("unexpected",o):{kind:"refused",status:e,message:o,rateLimited:!1,says:()=>!1}}
const w=t=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(t)&&(0,E.Dl)(t)!==void 0;function y(t,e){if(t.kind==="failure"||![301,
302,307,308].includes(t.status))return;const{location:o}=t.headers,l=o===void 0?void 0:(0,E.Dl)(o,e);return l?.origin===
e.origin?l:void 0}function C(t){const e=(0,E.qF)(t),o=R(e,"message");if(o===void 0)return t;const{errors:l}=e,v=Array.isArray(
l)?`: ${l.map(g=>JSON.stringify(g)).join(", ")}`:"",_=R(e,"documentation_url");return`${o}${v}${_?` - ${_}`:""}`}function R(t,...e){
const o=e.reduce((l,v)=>l?.[v],t);return typeof o=="string"?o:void 0}const k=t=>t.kind==="refused"&&t.status===404;function F(t,e){
return t.kind==="no-answer"?s(t):t.rateLimited?"The rate limit of GitHub is reached: run this again later.":t.status===401?
"Use a valid `github-token`; the default is the token of the job, `github.token`.":t.status===407?p.a5:t.status<400?i:e(
t.status)}function s({why:t,cause:e}){return t==="bad-address"?d:t==="redirected"?i:t==="too-large"?`Check that GitHub a\
nswers at that address. ${d}`:t==="tls-failed"?O:t==="proxy-failed"?(0,p.CJ)(e):r}const i="Check GITHUB_API_URL, and whe\
ther the repository was moved or renamed.",r="Run this again when GitHub is available.",d="GITHUB_API_URL must be the ad\
dress of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",
O="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner. Then run this again.";function T(t,{noAnswer:e,notFoundMs:o},l){let v=0,
_=0;return(0,$.LH)({attempt:async()=>{const g=await t();return o!==void 0&&k(g)&&++_<=n?{retry:g,waitMs:o*_}:e&&g.kind===
"no-answer"&&!D.includes(g.why)&&++v<=n?{retry:g,waitMs:(0,$.JN)(v)}:{done:g}},retries:2*n,signal:l,cancelled:()=>a("can\
celled","the run was cancelled")})}const D=["cancelled","bad-address","redirected","too-large"]}),3425:((G,A,u)=>{u.d(A,
{fetchRelease:()=>n});var m=u(1679),M=u(9657),p=u(3916),$=u(8992),b=u(3074);const E=26214400,L=1e3,U=100;async function n({
choice:s,level:i,repository:r,eventRepository:d,signal:O},T){const D=new h(T,r,O),t=s.kind==="tag"?await D.ofTag(s.tag):
await D.latest(i),e=y(d,r);return{release:t,repository:e?d:await D.readRepository()}}class h{#n;#e;#s;constructor(i,r,d){
this.#n=i,this.#e=r,this.#s=d}async ofTag(i){const r=await this.#t(["GET","/releases/tags/{tag}",{tag:i}],L);if((0,b.isNotFound)(
r)||r.kind==="done"&&r.data.draft===!0)throw C(this.#e,i,await this.#r(i));const d=f(r);if((0,b.textAt)(d,"tag_name")!==
i||!w(d))throw R(i);return d}async latest(i){const r=await this.#t(["GET","/releases/latest"],L);if((0,b.isNotFound)(r))
throw C(this.#e);const d=f(r);if(!(0,b.textAt)(d,"tag_name")?.trim()||!w(d)||d.prerelease===!0)throw R();const O=c(d);return i===
void 0||O===void 0||(0,M.du)(O,i)?d:await this.#i(O,i)??d}async#i(i,r){const d=f(await this.#t(["GET","/releases",{per_page:U}]));
if(!Array.isArray(d))throw R();const O=d.filter(m.MQ).flatMap(T=>{const D=c(T);return D?{release:T,version:D}:[]});return(0,M.
T_)(O,i,r)?.release}async readRepository(){return f(await this.#t(["GET",""]))}async#r(i){const r=i.replace(/(^|[@/])(v?)(?=\d)/i,
(O,T,D)=>`${T}${D===""?"v":""}`);if(r===i)return;const d=await this.#t(["GET","/releases/tags/{tag}",{tag:r}]);return d.
kind==="done"&&d.data.draft!==!0?r:void 0}async#t(i,r){const d={status:200,read:a,followRedirects:!0,maxBytes:E},O=()=>this.#n.
request(i,d),T=await(0,b.repeatRead)(O,{noAnswer:!0,notFoundMs:r},this.#s);if(this.#s.aborted&&T.kind!=="done")throw(0,p.
Yq)("Fetching the release");return T}}function f(s){if(s.kind==="done")return s.data;throw k(s)}const a=s=>typeof s=="ob\
ject"&&s!==null?s:void 0,c=s=>(0,M.SF)((0,b.textAt)(s,"tag_name")??""),w=({draft:s})=>s===void 0||typeof s=="boolean";function y(s,i){
const r=a(s)??{};return String(r.full_name).toLowerCase()===i.toLowerCase()&&typeof r.name=="string"&&(r.private===!1||r.
private===!0&&r.homepage!==void 0)&&(0,b.textAt)(r,"owner","avatar_url")!==void 0}function C(s,i,r){const d=i===void 0?"\
no published release":`no published release with the tag ${(0,$.hD)(i)}`,O=r===void 0?"":` Did you mean ${r}?`;return new p.
HR({reason:"release-not-found",title:"Release not found",message:`The repository ${s} has ${d}.${O}`,hint:"Check that th\
e release is published: a draft cannot be found by its tag. The `github-token` needs the permission `contents: read`; wi\
thout it, GitHub may answer as if there were no release."})}function R(s){const i=s===void 0?"the latest release":`the r\
elease with the tag ${(0,$.hD)(s)}`;return new p.HR({reason:"github-failed",title:"Could not fetch the release",message:`\
GitHub did not return ${i}, but something else.`,hint:s===void 0?b.tryLater:"Check the tag, then run this again."})}function k(s){
const i=s.kind==="no-answer"&&s.why==="too-large";return new p.HR({reason:"github-failed",title:"Could not fetch the rel\
ease",message:`GitHub did not return the release (${s.message}).`,hint:i?"Set `title`, `message`, `icon-url` and `landin\
g-url` as inputs or in a payload file: then the release is not fetched.":(0,b.hintFor)(s,F)})}function F(s){return s===403?
`Give the job the permission \`contents: read\`, or set a \`github-token\` that can read this repository, then ${p.Up}.`:
"Check the tag, then run this again."}}),4117:((G,A,u)=>{u.d(A,{Q:()=>m});class m{getAgent(){}getAgentDispatcher(){}}class M{}}),
9795:((G,A,u)=>{u.d(A,{h:()=>m});function m(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
