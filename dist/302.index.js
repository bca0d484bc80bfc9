"use strict";exports.id=302,exports.ids=[302,354],exports.modules={1679:((I,$,d)=>{d.d($,{MQ:()=>T,NC:()=>x,Wg:()=>f,Wv:()=>L});var w=d(
8925),v=d(8992),A=d(9657);const T=h=>(0,v.Gv)(h)&&h.draft===!1&&h.prerelease===!1;function x(h,E,u){const l=(0,A.SF)(h),
o=(u.getTime()-Date.parse(E??""))/1e3;return{tag:h,level:l&&(0,A.In)(l),age:Number.isNaN(o)?void 0:Math.max(0,o)}}function f(h,{
level:E,maxAge:u}){const{tag:l,level:o,age:y}=h,b=[];if(E!==void 0&&o===void 0&&b.push((0,w.CC)("release-level",`cannot \
be applied to the release ${(0,v.hD)(l)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),u!==
void 0&&y===void 0&&b.push((0,w.CC)("max-age",`cannot be applied to the release ${(0,v.hD)(l)}: GitHub gives no date at \
which it was published`)),b.length>0)return{problems:b};if(E!==void 0&&!(0,A.du)(o,E))return{kind:"level",release:h,minLevel:E};
if(u!==void 0&&y!==void 0&&y>u)return{kind:"age",release:h,age:y,maxAge:u}}function L(h,{level:E,maxAge:u}){const l=[];return E!==
void 0&&l.push((0,w.CC)("release-level",`cannot be applied: ${h}`)),u!==void 0&&l.push((0,w.CC)("max-age",`cannot be app\
lied: ${h}`)),l}}),9657:((I,$,d)=>{d.d($,{In:()=>L,SF:()=>T,Zy:()=>E,du:()=>h});const w=["major","minor","patch"],v=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
A=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function T(u){const o=[...u.replace(v,C=>".".repeat(C.length)).matchAll(
A)],b=o.find(([,,C=""])=>C.includes("."))??o.findLast(([,C])=>C!=="-"&&C!=="_");if(b===void 0)return;const[,D="",G=""]=b,
M=b.index+D.length;return{text:u.slice(M),numbers:G.split(".").map(Number),words:[u.slice(0,M).replace(/v$/i,""),u.slice(
M+G.length)]}}const x=/^[-_,]\d/,f=9999;function L({numbers:u,words:[,l]}){const[o=0,...y]=u;if(y.length===0&&(o>f||x.test(
l)))return;const b=u.findLastIndex(D=>D>0);return w[Math.min(Math.max(b,0),w.length-1)]}const h=(u,l)=>u!==void 0&&w.indexOf(
u)<=w.indexOf(l);function E(u,l){const o=Math.max(u.numbers.length,l.numbers.length);for(let y=0;y<o;y++){const b=(u.numbers[y]??
0)-(l.numbers[y]??0);if(b!==0)return b}return 0}}),3074:((I,$,d)=>{d.r($),d.d($,{GithubClient:()=>l,hintFor:()=>B,isNotFound:()=>C,
repeatRead:()=>c,textAt:()=>M,tryLater:()=>s});var w=d(2413),v=d(3916),A=d(4517),T=d(8902),x=d(1153),f=d(8992);const L=1e4,
h=5,E=2,u="2022-11-28";class l{#n;#e;#s;constructor(t,i){this.#n=t,this.#e=i}async request(t,i,g={}){const{maxBytes:R=f.
E$}=i;if(!b(this.#n.apiUrl))return o("bad-address","GITHUB_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});
try{const m=await this.#i(t,{...i,maxBytes:R},g);if(m.kind==="failure")return this.#r(m);const{status:_,body:U,incomplete:O}=m;
if(_>=400)return this.#t(m);if(_>=300)return y(t,_);if(O==="too-large")return o(O,`the response is larger than ${R/f.E$}\
 MiB`);if(O){const k=O==="cut"?"bad-response":O,P=new Error("the response is not complete");return this.#r({reason:k,mayHaveBeenReceived:!0,
cause:P})}const H=_===i.status?i.read((0,f.qF)(U)):void 0;return H!==void 0?{kind:"done",data:H}:o("unexpected",`GitHub \
answered ${_} with something unexpected`)}catch(m){return o("unexpected",(0,f.Kb)((0,v.q0)(m),this.#e.redact),{cause:m})}}async#i([
t,i,g],{maxBytes:R,followRedirects:m},_){const{apiUrl:U,repository:O,token:H,timeoutMs:k}=this.#n,{http:P,signal:F}=this.#e;
this.#s??=(0,w.Q)(H,{baseUrl:U.replace(/\/$/,""),userAgent:x.N});const S=this.#s.request.endpoint({method:t,url:`/repos/${O}${i}`,
...g}),Q=H.split(".").length===3?"bearer":"token",V={method:t,headers:{...S.headers,"x-github-api-version":u,authorization:`${Q}\
 ${H}`},body:JSON.stringify(S.body),timeoutMs:Math.min(_.timeoutMs??k,k,L),maxBytes:R,signal:_.signal??F};let j=new URL(
S.url);for(let K=0;;K++){const W=await P.request({...V,url:j}),J=m&&K<h?D(W,j):void 0;if(J===void 0)return W;j=J}}#r({mayHaveBeenReceived:t,
reason:i,cause:g}){const R=(0,f.Kb)(`${i}: ${(0,v.q0)(g)}`,this.#e.redact);return o(i,R,{mayHaveBeenReceived:t,cause:g})}#t({
status:t,headers:i,body:g,incomplete:R}){const m=G(g).trim(),_=R!==void 0,U=(0,f.Kb)(`GitHub answered ${t}${m&&`: ${m}`}`,
this.#e.redact,_);if(t>=500||t===408)return o("unexpected",U,{status:t});const{"retry-after":O,"x-ratelimit-remaining":H}=i,
k=O!==void 0||H==="0"||/rate limit|abuse detection/i.test(m);return{kind:"refused",status:t,message:U,rateLimited:t===429||
t===403&&k,says:F=>F.test(m)}}}function o(e,t,{mayHaveBeenReceived:i=!0,...g}={}){return{kind:"no-answer",why:e,mayHaveBeenReceived:i,
message:t,...g}}function y([e],t){const i=`GitHub answered ${t}`;return e!=="GET"?o("redirected",i):t===304?o("unexpecte\
d",i):{kind:"refused",status:t,message:i,rateLimited:!1,says:()=>!1}}const b=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(
e)&&(0,f.Dl)(e)!==void 0;function D(e,t){if(e.kind==="failure"||![301,302,307,308].includes(e.status))return;const{location:i}=e.
headers,g=i===void 0?void 0:(0,f.Dl)(i,t);return g?.origin===t.origin?g:void 0}function G(e){const t=(0,f.qF)(e),i=M(t,"\
message");if(i===void 0)return e;const{errors:g}=t,R=Array.isArray(g)?`: ${g.map(_=>JSON.stringify(_)).join(", ")}`:"",m=M(
t,"documentation_url");return`${i}${R}${m?` - ${m}`:""}`}function M(e,...t){const i=t.reduce((g,R)=>g?.[R],e);return typeof i==
"string"?i:void 0}const C=e=>e.kind==="refused"&&e.status===404;function B(e,t){return e.kind==="no-answer"?N(e):e.rateLimited?
"The rate limit of GitHub is reached: run this again later.":e.status===401?"Use a valid `github-token`; the default is \
the token of the job, `github.token`.":e.status===407?A.a5:e.status<400?n:t(e.status)}function N({why:e,cause:t}){return e===
"bad-address"?r:e==="redirected"?n:e==="too-large"?`Check that GitHub answers at that address. ${r}`:e==="tls-failed"?a:
e==="proxy-failed"?(0,A.CJ)(t):s}const n="Check GITHUB_API_URL, and whether the repository was moved or renamed.",s="Run\
 this again when GitHub is available.",r="GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `h\
ttps://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",a="Check GITHUB_API_URL and the certificate of Gi\
tHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. T\
hen run this again.";function c(e,{noAnswer:t,notFoundMs:i},g){let R=0,m=0;return(0,T.LH)({attempt:async()=>{const _=await e();
return i!==void 0&&C(_)&&++m<=E?{result:_,waitMs:i*m}:t&&_.kind==="no-answer"&&!p.includes(_.why)&&++R<=E?{result:_,waitMs:(0,T.
JN)(R)}:{done:_}},retries:2*E,signal:g,cancelled:()=>o("cancelled","the run was cancelled")})}const p=["cancelled","bad-\
address","redirected","too-large"]}),6622:((I,$,d)=>{d.d($,{fetchRelease:()=>u});var w=d(1679),v=d(9657);function A(n,s,r){
const a=({words:c})=>c.every((p,e)=>p===s.words[e]);return n.filter(({version:c})=>a(c)&&(0,v.Zy)(c,s)<=0&&(0,v.du)((0,v.
In)(c),r)).reduce((c,p)=>c===void 0||(0,v.Zy)(p.version,c.version)>0?p:c,void 0)}var T=d(3916),x=d(8992),f=d(3074);const L=26214400,
h=1e3,E=100;async function u({choice:n,level:s,repository:r,eventRepository:a,signal:c},p){const e=new l(p,r,c),t=n.kind===
"tag"?await e.ofTag(n.tag):await e.latest(s),i=G(a,r);return{release:t,repository:i?a:await e.readRepository()}}class l{#n;#e;#s;constructor(s,r,a){
this.#n=s,this.#e=r,this.#s=a}async ofTag(s){const r=await this.#t(["GET","/releases/tags/{tag}",{tag:s}],h);if((0,f.isNotFound)(
r)||r.kind==="done"&&r.data.draft===!0)throw M(this.#e,s,await this.#r(s));const a=o(r);if((0,f.textAt)(a,"tag_name")!==
s||!D(a))throw C(s);return a}async latest(s){const r=await this.#t(["GET","/releases/latest"],h);if((0,f.isNotFound)(r))
throw M(this.#e);const a=o(r);if(!(0,f.textAt)(a,"tag_name")?.trim()||!D(a)||a.prerelease===!0)throw C();const c=b(a),p=c&&
(0,v.In)(c);return s===void 0||c===void 0||p===void 0||(0,v.du)(p,s)?a:await this.#i(c,s)??a}async#i(s,r){const a=o(await this.#t(
["GET","/releases",{per_page:E}]));if(!Array.isArray(a))throw C();const c=a.filter(w.MQ).flatMap(p=>{const e=b(p);return e?
{release:p,version:e}:[]});return A(c,s,r)?.release}async readRepository(){return o(await this.#t(["GET",""]))}async#r(s){
if(s.toLowerCase()==="latest")return"`latest`";const r=s.replace(/(^|[@/])(v?)(?=\d)/i,(c,p,e)=>`${p}${e===""?"v":""}`);
if(r===s)return;const a=await this.#t(["GET","/releases/tags/{tag}",{tag:r}]);return a.kind==="done"&&a.data.draft!==!0?
r:void 0}async#t(s,r){const a={status:200,read:y,followRedirects:!0,maxBytes:L},c=()=>this.#n.request(s,a),p=await(0,f.repeatRead)(
c,{noAnswer:!0,notFoundMs:r},this.#s);if(this.#s.aborted&&p.kind!=="done")throw(0,T.Yq)("Fetching the release");return p}}
function o(n){if(n.kind==="done")return n.data;throw B(n)}const y=n=>typeof n=="object"&&n!==null?n:void 0,b=n=>(0,v.SF)(
(0,f.textAt)(n,"tag_name")??""),D=({draft:n})=>n===void 0||typeof n=="boolean";function G(n,s){const r=y(n)??{};return String(
r.full_name).toLowerCase()===s.toLowerCase()&&typeof r.name=="string"&&(r.private===!1||r.private===!0&&r.homepage!==void 0)&&
(0,f.textAt)(r,"owner","avatar_url")!==void 0}function M(n,s,r){const a=s===void 0?"no published release":`no published \
release with the tag ${(0,x.hD)(s)}`,c=r===void 0?"":` Did you mean ${r}?`;return new T.HR({reason:"release-not-found",title:"\
Release not found",message:`The repository ${n} has ${a}.${c}`,hint:"Check that the release is published: a draft cannot\
 be found by its tag. The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if ther\
e were no release."})}function C(n){const s=n===void 0?"the latest release":`the release with the tag ${(0,x.hD)(n)}`;return new T.
HR({reason:"github-failed",title:"Could not fetch the release",message:`GitHub did not return ${s}, but something else.`,
hint:n===void 0?f.tryLater:"Check the tag, then run this again."})}function B(n){const s=n.kind==="no-answer"&&n.why==="\
too-large";return new T.HR({reason:"github-failed",title:"Could not fetch the release",message:`GitHub did not return th\
e release (${n.message}).`,hint:s?"Set `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: \
then the release is not fetched.":(0,f.hintFor)(n,N)})}function N(n){return n===403?`Give the job the permission \`conten\
ts: read\`, or set a \`github-token\` that can read this repository, then ${T.Up}.`:"Check the tag, then run this again."}}),
4117:((I,$,d)=>{d.d($,{Q:()=>w});class w{getAgent(){}getAgentDispatcher(){}}class v{}}),9795:((I,$,d)=>{d.d($,{h:()=>w});
function w(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
