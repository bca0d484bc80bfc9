"use strict";exports.id=302,exports.ids=[302,354],exports.modules={1679:((I,R,d)=>{d.d(R,{MQ:()=>$,NC:()=>O,Wg:()=>h,Wv:()=>H});var b=d(
8925),v=d(8992),E=d(9657);const $=a=>(0,v.Gv)(a)&&a.draft===!1&&a.prerelease===!1;function O(a,f,p){const l=(0,E.SF)(a),
u=(p.getTime()-Date.parse(f??""))/1e3;return{tag:a,level:l&&(0,E.In)(l),age:Number.isNaN(u)?void 0:Math.max(0,u)}}function h(a,{
level:f,maxAge:p}){const{tag:l,level:u,age:A}=a,C=[];if(f!==void 0&&u===void 0&&C.push((0,b.CC)("release-level",`cannot \
be applied to the release ${(0,v.hD)(l)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),p!==
void 0&&A===void 0&&C.push((0,b.CC)("max-age",`cannot be applied to the release ${(0,v.hD)(l)}: GitHub gives no date at \
which it was published`)),C.length>0)return{problems:C};const T=(0,E.SF)(l);if(f!==void 0&&T&&!(0,E.du)(T,f))return{kind:"\
level",release:a,minLevel:f};if(p!==void 0&&A!==void 0&&A>p)return{kind:"age",release:a,age:A,maxAge:p}}function H(a,{level:f,
maxAge:p}){const l=[];return f!==void 0&&l.push((0,b.CC)("release-level",`cannot be applied: ${a}`)),p!==void 0&&l.push(
(0,b.CC)("max-age",`cannot be applied: ${a}`)),l}}),9657:((I,R,d)=>{d.d(R,{In:()=>O,SF:()=>$,Zy:()=>H,du:()=>h});const b=[
"major","minor","patch"],v=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,E=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function $(a){const p=[...a.replace(v,M=>".".repeat(M.length)).matchAll(E)],u=p.find(([,,M=""])=>M.includes("."))??p.findLast(
([,M])=>M!=="-"&&M!=="_");if(u===void 0)return;const[,A="",C=""]=u,T=u.index+A.length;return{text:a.slice(T),numbers:C.split(
".").map(Number),words:[a.slice(0,T).replace(/v$/i,""),a.slice(T+C.length)]}}function O({numbers:a}){const f=a.findLastIndex(
p=>p>0);return b[Math.min(Math.max(f,0),b.length-1)]??"patch"}const h=(a,f)=>b.indexOf(O(a))<=b.indexOf(f);function H(a,f){
const p=Math.max(a.numbers.length,f.numbers.length);for(let l=0;l<p;l++){const u=(a.numbers[l]??0)-(f.numbers[l]??0);if(u!==
0)return u}return 0}}),3074:((I,R,d)=>{d.r(R),d.d(R,{GithubClient:()=>l,hintFor:()=>B,isNotFound:()=>G,repeatRead:()=>c,
textAt:()=>L,tryLater:()=>s});var b=d(2413),v=d(3916),E=d(4517),$=d(8902),O=d(1153),h=d(8992);const H=1e4,a=5,f=2,p="202\
2-11-28";class l{#n;#e;#s;constructor(t,i){this.#n=t,this.#e=i}async request(t,i,g={}){const{maxBytes:y=h.E$}=i;if(!C(this.#n.
apiUrl))return u("bad-address","GITHUB_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});try{
const m=await this.#i(t,{...i,maxBytes:y},g);if(m.kind==="failure")return this.#r(m);const{status:_,body:U,incomplete:x}=m;
if(_>=400)return this.#t(m);if(_>=300)return A(t,_);if(x==="too-large")return u(x,`the response is larger than ${y/h.E$}\
 MiB`);if(x){const k=x==="cut"?"bad-response":x,P=new Error("the response is not complete");return this.#r({reason:k,mayHaveBeenReceived:!0,
cause:P})}const D=_===i.status?i.read((0,h.qF)(U)):void 0;return D!==void 0?{kind:"done",data:D}:u("unexpected",`GitHub \
answered ${_} with something unexpected`)}catch(m){return u("unexpected",(0,h.Kb)((0,v.q0)(m),this.#e.redact),{cause:m})}}async#i([
t,i,g],{maxBytes:y,followRedirects:m},_){const{apiUrl:U,repository:x,token:D,timeoutMs:k}=this.#n,{http:P,signal:N}=this.#e;
this.#s??=(0,b.Q)(D,{baseUrl:U.replace(/\/$/,""),userAgent:O.N});const S=this.#s.request.endpoint({method:t,url:`/repos/${x}${i}`,
...g}),Q=D.split(".").length===3?"bearer":"token",V={method:t,headers:{...S.headers,"x-github-api-version":p,authorization:`${Q}\
 ${D}`},body:JSON.stringify(S.body),timeoutMs:Math.min(_.timeoutMs??k,k,H),maxBytes:y,signal:_.signal??N};let j=new URL(
S.url);for(let K=0;;K++){const W=await P.request({...V,url:j}),J=m&&K<a?T(W,j):void 0;if(J===void 0)return W;j=J}}#r({mayHaveBeenReceived:t,
reason:i,cause:g}){const y=(0,h.Kb)(`${i}: ${(0,v.q0)(g)}`,this.#e.redact);return u(i,y,{mayHaveBeenReceived:t,cause:g})}#t({
status:t,headers:i,body:g,incomplete:y}){const m=M(g).trim(),_=y!==void 0,U=(0,h.Kb)(`GitHub answered ${t}${m&&`: ${m}`}`,
this.#e.redact,_);if(t>=500||t===408)return u("unexpected",U,{status:t});const{"retry-after":x,"x-ratelimit-remaining":D}=i,
k=x!==void 0||D==="0"||/rate limit|abuse detection/i.test(m);return{kind:"refused",status:t,message:U,rateLimited:t===429||
t===403&&k,says:N=>N.test(m)}}}function u(e,t,{mayHaveBeenReceived:i=!0,...g}={}){return{kind:"no-answer",why:e,mayHaveBeenReceived:i,
message:t,...g}}function A([e],t){const i=`GitHub answered ${t}`;return e!=="GET"?u("redirected",i):t===304?u("unexpecte\
d",i):{kind:"refused",status:t,message:i,rateLimited:!1,says:()=>!1}}const C=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(
e)&&(0,h.Dl)(e)!==void 0;function T(e,t){if(e.kind==="failure"||![301,302,307,308].includes(e.status))return;const{location:i}=e.
headers,g=i===void 0?void 0:(0,h.Dl)(i,t);return g?.origin===t.origin?g:void 0}function M(e){const t=(0,h.qF)(e),i=L(t,"\
message");if(i===void 0)return e;const{errors:g}=t,y=Array.isArray(g)?`: ${g.map(_=>JSON.stringify(_)).join(", ")}`:"",m=L(
t,"documentation_url");return`${i}${y}${m?` - ${m}`:""}`}function L(e,...t){const i=t.reduce((g,y)=>g?.[y],e);return typeof i==
"string"?i:void 0}const G=e=>e.kind==="refused"&&e.status===404;function B(e,t){return e.kind==="no-answer"?F(e):e.rateLimited?
"The rate limit of GitHub is reached: run this again later.":e.status===401?"Use a valid `github-token`; the default is \
the token of the job, `github.token`.":e.status===407?E.a5:e.status<400?n:t(e.status)}function F({why:e,cause:t}){return e===
"bad-address"?r:e==="redirected"?n:e==="too-large"?`Check that GitHub answers at that address. ${r}`:e==="tls-failed"?o:
e==="proxy-failed"?(0,E.CJ)(t):s}const n="Check GITHUB_API_URL, and whether the repository was moved or renamed.",s="Run\
 this again when GitHub is available.",r="GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `h\
ttps://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",o="Check GITHUB_API_URL and the certificate of Gi\
tHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. T\
hen run this again.";function c(e,{noAnswer:t,notFoundMs:i},g){let y=0,m=0;return(0,$.LH)({attempt:async()=>{const _=await e();
return i!==void 0&&G(_)&&++m<=f?{retry:_,waitMs:i*m}:t&&_.kind==="no-answer"&&!w.includes(_.why)&&++y<=f?{retry:_,waitMs:(0,$.
JN)(y)}:{done:_}},retries:2*f,signal:g,cancelled:()=>u("cancelled","the run was cancelled")})}const w=["cancelled","bad-\
address","redirected","too-large"]}),6622:((I,R,d)=>{d.d(R,{fetchRelease:()=>p});var b=d(1679),v=d(9657);function E(n,s,r){
const o=({words:c})=>c.every((w,e)=>w===s.words[e]);return n.filter(({version:c})=>o(c)&&(0,v.Zy)(c,s)<=0&&(0,v.du)(c,r)).
reduce((c,w)=>c===void 0||(0,v.Zy)(w.version,c.version)>0?w:c,void 0)}var $=d(3916),O=d(8992),h=d(3074);const H=26214400,
a=1e3,f=100;async function p({choice:n,level:s,repository:r,eventRepository:o,signal:c},w){const e=new l(w,r,c),t=n.kind===
"tag"?await e.ofTag(n.tag):await e.latest(s),i=M(o,r);return{release:t,repository:i?o:await e.readRepository()}}class l{#n;#e;#s;constructor(s,r,o){
this.#n=s,this.#e=r,this.#s=o}async ofTag(s){const r=await this.#t(["GET","/releases/tags/{tag}",{tag:s}],a);if((0,h.isNotFound)(
r)||r.kind==="done"&&r.data.draft===!0)throw L(this.#e,s,await this.#r(s));const o=u(r);if((0,h.textAt)(o,"tag_name")!==
s||!T(o))throw G(s);return o}async latest(s){const r=await this.#t(["GET","/releases/latest"],a);if((0,h.isNotFound)(r))
throw L(this.#e);const o=u(r);if(!(0,h.textAt)(o,"tag_name")?.trim()||!T(o)||o.prerelease===!0)throw G();const c=C(o);return s===
void 0||c===void 0||(0,v.du)(c,s)?o:await this.#i(c,s)??o}async#i(s,r){const o=u(await this.#t(["GET","/releases",{per_page:f}]));
if(!Array.isArray(o))throw G();const c=o.filter(b.MQ).flatMap(w=>{const e=C(w);return e?{release:w,version:e}:[]});return E(
c,s,r)?.release}async readRepository(){return u(await this.#t(["GET",""]))}async#r(s){const r=s.replace(/(^|[@/])(v?)(?=\d)/i,
(c,w,e)=>`${w}${e===""?"v":""}`);if(r===s)return;const o=await this.#t(["GET","/releases/tags/{tag}",{tag:r}]);return o.
kind==="done"&&o.data.draft!==!0?r:void 0}async#t(s,r){const o={status:200,read:A,followRedirects:!0,maxBytes:H},c=()=>this.#n.
request(s,o),w=await(0,h.repeatRead)(c,{noAnswer:!0,notFoundMs:r},this.#s);if(this.#s.aborted&&w.kind!=="done")throw(0,$.
Yq)("Fetching the release");return w}}function u(n){if(n.kind==="done")return n.data;throw B(n)}const A=n=>typeof n=="ob\
ject"&&n!==null?n:void 0,C=n=>(0,v.SF)((0,h.textAt)(n,"tag_name")??""),T=({draft:n})=>n===void 0||typeof n=="boolean";function M(n,s){
const r=A(n)??{};return String(r.full_name).toLowerCase()===s.toLowerCase()&&typeof r.name=="string"&&(r.private===!1||r.
private===!0&&r.homepage!==void 0)&&(0,h.textAt)(r,"owner","avatar_url")!==void 0}function L(n,s,r){const o=s===void 0?"\
no published release":`no published release with the tag ${(0,O.hD)(s)}`,c=r===void 0?"":` Did you mean ${r}?`;return new $.
HR({reason:"release-not-found",title:"Release not found",message:`The repository ${n} has ${o}.${c}`,hint:"Check that th\
e release is published: a draft cannot be found by its tag. The `github-token` needs the permission `contents: read`; wi\
thout it, GitHub may answer as if there were no release."})}function G(n){const s=n===void 0?"the latest release":`the r\
elease with the tag ${(0,O.hD)(n)}`;return new $.HR({reason:"github-failed",title:"Could not fetch the release",message:`\
GitHub did not return ${s}, but something else.`,hint:n===void 0?h.tryLater:"Check the tag, then run this again."})}function B(n){
const s=n.kind==="no-answer"&&n.why==="too-large";return new $.HR({reason:"github-failed",title:"Could not fetch the rel\
ease",message:`GitHub did not return the release (${n.message}).`,hint:s?"Set `title`, `message`, `icon-url` and `landin\
g-url` as inputs or in a payload file: then the release is not fetched.":(0,h.hintFor)(n,F)})}function F(n){return n===403?
`Give the job the permission \`contents: read\`, or set a \`github-token\` that can read this repository, then ${$.Up}.`:
"Check the tag, then run this again."}}),4117:((I,R,d)=>{d.d(R,{Q:()=>b});class b{getAgent(){}getAgentDispatcher(){}}class v{}}),
9795:((I,R,d)=>{d.d(R,{h:()=>b});function b(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
