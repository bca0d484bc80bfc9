"use strict";exports.id=303,exports.ids=[303,354],exports.modules={9657:((I,R,c)=>{c.d(R,{In:()=>w,SF:()=>p,T_:()=>k,du:()=>H});const g=[
"major","minor","patch"],A=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,T=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function p(h){const m=[...h.replace(A,L=>".".repeat(L.length)).matchAll(T)],d=m.find(([,,L=""])=>L.includes("."))??m.findLast(
([,L])=>L!=="-"&&L!=="_");if(d===void 0)return;const[,f="",x=""]=d,D=d.index+f.length;return{text:h.slice(D),numbers:x.split(
".").map(Number),words:[h.slice(0,D).replace(/v$/i,""),h.slice(D+x.length)]}}function w({numbers:h}){const l=h.findLastIndex(
m=>m>0);return g[Math.min(Math.max(l,0),g.length-1)]??"patch"}const H=(h,l)=>g.indexOf(w(h))<=g.indexOf(l);function $(h,l){
const m=Math.max(h.numbers.length,l.numbers.length);for(let y=0;y<m;y++){const d=(h.numbers[y]??0)-(l.numbers[y]??0);if(d!==
0)return d}return 0}function k(h,l,m){const y=({words:d})=>d.every((f,x)=>f===l.words[x]);return h.filter(({version:d})=>y(
d)&&$(d,l)<=0&&H(d,m)).reduce((d,f)=>d===void 0||$(f.version,d.version)>0?f:d,void 0)}}),3074:((I,R,c)=>{c.r(R),c.d(R,{GithubClient:()=>d,
hintFor:()=>K,isNotFound:()=>F,repeatRead:()=>v,textAt:()=>U,tryLater:()=>r});var g=c(2413),A=c(3916),T=c(4517),p=c(8902),
w=c(8992),H=c(311);const $=1048576,k=1e4,h=65536,l=5,m=2,y="2022-11-28";class d{#n;#e;#r;constructor(t,s){this.#n=t,this.#e=
s}async request(t,s,u={}){const{maxBytes:b=$}=s;if(!D(this.#n.apiUrl))return f("bad-address","GITHUB_API_URL is not an h\
ttp or https URL, or has a query",{mayHaveBeenReceived:!1});try{const _=await this.#s(t,s,u);if(_.kind==="failure")return this.#t(
_);const{status:o,body:G,incomplete:O}=_;if(o>=400)return this.#i(_);if(o>=300)return x(t,o);if(O==="too-large")return f(
O,`the response is larger than ${b/$} MiB`,{status:o});if(O){const P=O==="cut"?"bad-response":O,j=new Error("the respons\
e is not complete");return this.#t({reason:P,mayHaveBeenReceived:!0,cause:j})}const C=o===s.status?s.read((0,w.qF)(G)):void 0;
return C!==void 0?{kind:"done",data:C}:f("unexpected",`GitHub answered ${o} with something unexpected`,{status:o})}catch(_){
return f("unexpected",(0,w.Kb)((0,A.q0)(_),this.#e.redact),{cause:_})}}async#s([t,s,u],{maxBytes:b=$,followRedirects:_=!1},o){
const{apiUrl:G,repository:O,token:C,timeoutMs:P}=this.#n,{http:j,signal:N}=this.#e,[q="",z=""]=O.split("/");this.#r??=(0,g.
Q)(C,{baseUrl:G.replace(/\/$/,""),userAgent:H.N});const S=this.#r.request.endpoint({method:t,url:`/repos/{owner}/{repo}${s}`,
owner:q,repo:z,...u}),X=C.split(".").length===3?"bearer":"token",Y={method:t,headers:{...S.headers,"x-github-api-version":y,
authorization:`${X} ${C}`},body:S.body===void 0?void 0:JSON.stringify(S.body),timeoutMs:Math.min(o.timeoutMs??P,P,k),maxBytes:b,
signal:o.signal??N};let W=new URL(S.url);for(let J=0;;J++){const V=await j.request({...Y,url:W}),Q=_&&J<l?L(V,W):void 0;
if(Q===void 0)return V;W=Q}}#t({mayHaveBeenReceived:t,reason:s,cause:u}){const b=(0,w.Kb)(`${s}: ${(0,A.q0)(u)}`,this.#e.
redact);return f(s,b,{mayHaveBeenReceived:t,cause:u})}#i({status:t,headers:s,body:u,incomplete:b}){const _=b!==void 0||u.
length>h,o=B(u.slice(0,h)).trim(),G=(0,w.Kb)(`GitHub answered ${t}${o&&`: ${o}`}`,this.#e.redact,_);if(t>=500||t===408)return f(
"unavailable",G,{status:t});const{"retry-after":O,"x-ratelimit-remaining":C}=s,P=O!==void 0||C==="0"||/rate limit|abuse detection/i.
test(o);return{kind:"refused",status:t,message:G,rateLimited:t===429||t===403&&P,says:N=>N.test(o)}}}function f(e,t,{mayHaveBeenReceived:s=!0,
...u}={}){return{kind:"no-answer",why:e,mayHaveBeenReceived:s,message:t,...u}}function x([e],t){const s=`GitHub answered\
 ${t}`;return e!=="GET"?f("redirected",s,{status:t}):t===304?f("unexpected",s,{status:t}):{kind:"refused",status:t,message:s,
rateLimited:!1,says:()=>!1}}const D=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(e)&&(0,w.Dl)(e)!==void 0;function L(e,t){
if(e.kind==="failure"||![301,302,307,308].includes(e.status))return;const{location:s}=e.headers,u=s===void 0?void 0:(0,w.
Dl)(s,t);return u?.origin===t.origin?u:void 0}function B(e){const t=(0,w.qF)(e),s=U(t,"message");if(s===void 0)return e;
const{errors:u}=t,b=Array.isArray(u)?`: ${u.map(o=>JSON.stringify(o)).join(", ")}`:"",_=U(t,"documentation_url");return`${s}${b}${_?
` - ${_}`:""}`}function U(e,...t){const s=t.reduce((u,b)=>u?.[b],e);return typeof s=="string"?s:void 0}const F=e=>e.kind===
"refused"&&e.status===404;function K(e,t){return e.kind==="no-answer"?n(e):e.rateLimited?"The rate limit of GitHub is re\
ached: run this again later.":e.status===401?"Use a valid `github-token`; the default is the token of the job, `github.t\
oken`.":e.status===407?T.a5:e.status<400?i:t(e.status)}function n({why:e,cause:t}){return e==="bad-address"?a:e==="redir\
ected"?i:e==="too-large"?`Check that GitHub answers at that address. ${a}`:e==="tls-failed"?E:e==="proxy-failed"?(0,T.CJ)(
t):r}const i="Check GITHUB_API_URL, and whether the repository was moved or renamed.",r="Run this again when GitHub is a\
vailable.",a="GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitH\
ub Enterprise Server. The runner sets it.",E="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of \
a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. Then run this again.";function v(e,{
noAnswer:t=!1,notFoundMs:s},u){let b=0,_=0;return(0,p.LH)({attempt:async()=>{const o=await e();return s!==void 0&&F(o)&&
++_<=m?{retry:o,waitMs:s*_}:t&&o.kind==="no-answer"&&!M(o)&&++b<=m?{retry:o,waitMs:(0,p.JN)(b)}:{done:o}},retries:2*m,signal:u,
cancelled:()=>f("cancelled","the run was cancelled")})}const M=({why:e})=>e==="cancelled"||e==="bad-address"||e==="redir\
ected"||e==="too-large"}),3425:((I,R,c)=>{c.d(R,{fetchRelease:()=>k});var g=c(9657),A=c(3916),T=c(8992),p=c(3074);const w=26214400,
H=1e3,$=100;async function k({choice:n,level:i,repository:r,eventRepository:a,signal:E},v){const M=new h(v,r,E),e=n.kind===
"tag"?await M.ofTag(n.tag):await M.latest(i),t=L(a,r);return{release:e,repository:t?a:await M.readRepository()}}class h{#n;#e;#r;constructor(i,r,a){
this.#n=i,this.#e=r,this.#r=a}async ofTag(i){const r=await this.#t(["GET","/releases/tags/{tag}",{tag:i}],H);if((0,p.isNotFound)(
r)||r.kind==="done"&&f(r.data))throw B(this.#e,i,await this.#s(i));const a=l(r);if((0,p.textAt)(a,"tag_name")!==i||!D(a))
throw U(i);return a}async latest(i){const r=await this.#t(["GET","/releases/latest"],H);if((0,p.isNotFound)(r))throw B(this.#e);
const a=l(r);if(!(0,p.textAt)(a,"tag_name")?.trim()||!D(a)||x(a))throw U();const E=m(a);if(i===void 0||E===void 0||(0,g.
du)(E,i))return a;const v=l(await this.#t(["GET","/releases",{per_page:$}]));if(!Array.isArray(v))throw U();const M=v.filter(
y).flatMap(e=>{const t=m(e);return t?{release:e,version:t}:[]});return(0,g.T_)(M,E,i)?.release??a}async readRepository(){
return l(await this.#t(["GET",""]))}async#s(i){const r=i.replace(/(^|[@/])(v?)(?=\d)/i,(E,v,M)=>`${v}${M===""?"v":""}`);
if(r===i)return;const a=await this.#t(["GET","/releases/tags/{tag}",{tag:r}]);return a.kind==="done"&&!f(a.data)?r:void 0}async#t(i,r){
const a={status:200,read:d,followRedirects:!0,maxBytes:w},E=()=>this.#n.request(i,a),v=await(0,p.repeatRead)(E,{noAnswer:!0,
notFoundMs:r},this.#r);if(this.#r.aborted&&v.kind!=="done")throw(0,A.Yq)("Fetching the release");return v}}function l(n){
if(n.kind==="done")return n.data;throw F(n)}const m=n=>(0,g.SF)((0,p.textAt)(n,"tag_name")??""),y=n=>(0,T.Gv)(n)&&n.draft===
!1&&n.prerelease===!1,d=n=>typeof n=="object"&&n!==null?n:void 0,f=n=>"draft"in n&&n.draft===!0,x=n=>"prerelease"in n&&n.
prerelease===!0,D=n=>!("draft"in n)||typeof n.draft=="boolean";function L(n,i){const r=d(n)??{};return String(r.full_name).
toLowerCase()===i.toLowerCase()&&typeof r.name=="string"&&(r.private===!1||r.private===!0&&r.homepage!==void 0)&&(0,p.textAt)(
r,"owner","avatar_url")!==void 0}function B(n,i,r){const a=i===void 0?"no published release":`no published release with \
the tag ${(0,T.hD)(i)}`,E=r===void 0?"":` Did you mean ${r}?`;return new A.HR({reason:"release-not-found",title:"Release\
 not found",message:`The repository ${n} has ${a}.${E}`,hint:"Check that the release is published: a draft cannot be fou\
nd by its tag. The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if there were \
no release."})}function U(n){const i=n===void 0?"the latest release":`the release with the tag ${(0,T.hD)(n)}`;return new A.
HR({reason:"github-failed",title:"Could not fetch the release",message:`GitHub did not return ${i}, but something else.`,
hint:n===void 0?p.tryLater:"Check the tag, then run this again."})}function F(n){const i=n.kind==="no-answer"&&n.why==="\
too-large";return new A.HR({reason:"github-failed",title:"Could not fetch the release",message:`GitHub did not return th\
e release (${n.message}).`,hint:i?"Set `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: \
then the release is not fetched.":(0,p.hintFor)(n,K)})}function K(n){return n===403?`Give the job the permission \`conten\
ts: read\`, or set a \`github-token\` that can read this repository, then ${A.Up}.`:"Check the tag, then run this again."}}),
4117:((I,R,c)=>{c.d(R,{Q:()=>g});class g{getAgent(){}getAgentDispatcher(){}}class A{}}),9795:((I,R,c)=>{c.d(R,{h:()=>g});
function g(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
