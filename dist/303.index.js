"use strict";exports.id=303,exports.ids=[303,354],exports.modules={3633:((K,y,a)=>{a.d(y,{MQ:()=>$,NC:()=>U,hy:()=>_,ou:()=>P,vs:()=>x});
var h=a(8925),A=a(8301),M=a(8992),T=a(9657);const $=s=>(0,A.G)(s)&&s.draft===!1&&s.prerelease===!1;function _(s,l){const u=(l.
getTime()-Date.parse(s??""))/1e3;return Number.isNaN(u)?void 0:Math.max(0,u)}function U(s,l,u){const f=(0,T.SF)(s);return{
tag:s,level:f&&(0,T.In)(f),age:_(l,u)}}function P(s,{level:l,maxAge:u}){const{tag:f,level:b,age:c}=s,D=[];if(l!==void 0&&
b===void 0&&D.push((0,h.CC)("release-level",`cannot be applied to the release ${(0,M.hD)(f)}: its tag has no version suc\
h as v1.2.3; to announce it, remove the input`)),u!==void 0&&c===void 0&&D.push((0,h.CC)("max-age",`cannot be applied to\
 the release ${(0,M.hD)(f)}: GitHub gives no date at which it was published; to announce it, set \`release\` to its tag an\
d remove \`max-age\``)),D.length>0)return{problems:D};if(l!==void 0&&!(0,T.du)(b,l))return{kind:"level",release:s,minLevel:l};
if(u!==void 0&&c!==void 0&&c>u)return{kind:"age",release:s,age:c,maxAge:u}}function x(s,{level:l,maxAge:u}){const f=[];return l!==
void 0&&f.push((0,h.CC)("release-level",`cannot be applied: ${s}`)),u!==void 0&&f.push((0,h.CC)("max-age",`cannot be app\
lied: ${s}`)),f}}),9657:((K,y,a)=>{a.d(y,{In:()=>U,SF:()=>T,XB:()=>x,du:()=>P});const h=["major","minor","patch"],A=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
M=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function T(s){const u=[...s.replace(A,E=>".".repeat(E.length)).matchAll(
M)],b=u.find(([,,E=""])=>E.includes("."))??u.findLast(([,E])=>E!=="-"&&E!=="_");if(b===void 0)return;const[,c="",D=""]=b,
L=b.index+c.length;return{text:s.slice(L),numbers:D.split(".").map(Number),words:[s.slice(0,L).replace(/v$/i,""),s.slice(
L+D.length)]}}const $=/^[-_,]\d/,_=9999;function U({numbers:s,words:[,l]}){const[u=0,...f]=s;if(f.length===0&&(u>_||$.test(
l)))return;const b=s.findLastIndex(c=>c>0);return h[Math.min(Math.max(b,0),h.length-1)]}const P=(s,l)=>s!==void 0&&h.indexOf(
s)<=h.indexOf(l);function x(s,l,u){const f=l.numbers.slice(0,h.indexOf(u)+1),b=Math.max(f.length,s.numbers.length),c=Array.
from({length:b}).every((L,E)=>(s.numbers[E]??0)===(f[E]??0));return s.words.every((L,E)=>L===l.words[E])&&c&&P(U(s),u)}}),
3074:((K,y,a)=>{a.r(y),a.d(y,{GithubClient:()=>b,hintFor:()=>r,isNotFound:()=>k,repeatRead:()=>C,textAt:()=>N,tryLater:()=>o});
var h=a(2413),A=a(3916),M=a(1012),T=a(4517),$=a(8301),_=a(8992),U=a(1996),P=a(7666),x=a(311);const s=1e4,l=5,u=2,f="2022\
-11-28";class b{#t;#e;#n;constructor(t,d){this.#t=t,this.#e=d}async request(t,d,g={}){const{maxBytes:O=U.E$}=d;if(!L(this.#t.
apiUrl))return c("bad-address","GITHUB_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});try{
const m=await this.#i(t,{...d,maxBytes:O},g);if(m.kind==="failure")return this.#s(m);const{status:p,body:G,incomplete:I}=m;
if(p>=400)return this.#a(m);if(p>=300)return D(t,p);if(I==="too-large")return c(I,`the response is larger than ${O/U.E$}\
 MiB`);if(I){const j=I==="cut"?"bad-response":I,W=new Error("the response is not complete");return this.#s({reason:j,mayHaveBeenReceived:!0,
cause:W})}const B=p===d.status?d.read((0,$.q)(G)):void 0;return B!==void 0?{kind:"done",data:B}:c("unexpected",`GitHub a\
nswered ${p} with something unexpected`)}catch(m){return c("unexpected",(0,_.Kb)((0,A.q0)(m),this.#e.redact),{cause:m})}}async#i([
t,d,g],{maxBytes:O,followRedirects:m},p){const{apiUrl:G,repository:I,token:B,timeoutMs:j}=this.#t,{http:W,signal:F}=this.#e;
this.#n??=(0,h.Q)(B,{baseUrl:G.replace(/\/$/,""),userAgent:x.N});const S=this.#n.request.endpoint({method:t,url:`/repos/${I}${d}`,
...g}),z=B.split(".").length===3?"bearer":"token",Y={method:t,headers:{...S.headers,"x-github-api-version":f,authorization:`${z}\
 ${B}`},body:JSON.stringify(S.body),timeoutMs:Math.min(p.timeoutMs??j,j,s),maxBytes:O,signal:p.signal??F};let Q=new URL(
S.url);for(let J=0;;J++){const X=await W.request({...Y,url:Q}),V=m&&J<l?E(X,Q):void 0;if(V===void 0)return X;Q=V}}#s({mayHaveBeenReceived:t,
reason:d,cause:g}){const O=(0,_.Kb)(`${d}: ${(0,A.q0)(g)}`,this.#e.redact);return c(d,O,{mayHaveBeenReceived:t,cause:g})}#a({
status:t,headers:d,body:g,incomplete:O}){const m=H(g).trim(),p=O!==void 0,G=(0,_.Kb)(`GitHub answered ${t}${m&&`: ${m}`}`,
this.#e.redact,p);if(t>=500||t===408)return c("unexpected",G,{status:t});const{"retry-after":I,"x-ratelimit-remaining":B}=d,
j=I!==void 0||B==="0"||/rate limit|abuse detection/i.test(m);return{kind:"refused",status:t,message:G,rateLimited:t===429||
t===403&&j,says:F=>F.test(m)}}}function c(e,t,{mayHaveBeenReceived:d=!0,...g}={}){return{kind:"no-answer",why:e,mayHaveBeenReceived:d,
message:t,...g}}function D([e],t){const d=`GitHub answered ${t}`;return e!=="GET"?c("redirected",d):t===304?c("unexpecte\
d",d):{kind:"refused",status:t,message:d,rateLimited:!1,says:()=>!1}}const L=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(
e)&&(0,P.Dl)(e)!==void 0;function E(e,t){if(e.kind==="failure"||![301,302,307,308].includes(e.status))return;const{location:d}=e.
headers,g=d===void 0?void 0:(0,P.Dl)(d,t);return g?.origin===t.origin?g:void 0}function H(e){const t=(0,$.q)(e),d=N(t,"m\
essage");if(d===void 0)return e;const{errors:g}=t,O=Array.isArray(g)?`: ${g.map(p=>JSON.stringify(p)).join(", ")}`:"",m=N(
t,"documentation_url");return`${d}${O}${m?` - ${m}`:""}`}function N(e,...t){const d=t.reduce((g,O)=>g?.[O],e);return typeof d==
"string"?d:void 0}const k=e=>e.kind==="refused"&&e.status===404;function r(e,t){return e.kind==="no-answer"?i(e):e.rateLimited?
"The rate limit of GitHub is reached: run this again later.":e.status===401?"Use a valid `github-token`; the default is \
the token of the job, `github.token`.":e.status===407?T.a5:e.status<400?n:t(e.status)}function i({why:e,cause:t}){return e===
"bad-address"?w:e==="redirected"?n:e==="too-large"?`Check that GitHub answers at that address. ${w}`:e==="tls-failed"?v:
e==="proxy-failed"?(0,T.CJ)(t):o}const n="Check GITHUB_API_URL, and whether the repository was moved or renamed.",o="Run\
 this again when GitHub is available.",w="GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `h\
ttps://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",v="Check GITHUB_API_URL and the certificate of Gi\
tHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. T\
hen run this again.";function C(e,{noAnswer:t,notFoundMs:d},g){let O=0,m=0;return(0,M.LH)({attempt:async()=>{const p=await e();
return d!==void 0&&k(p)&&++m<=u?{result:p,waitMs:d*m}:t&&p.kind==="no-answer"&&!R.includes(p.why)&&++O<=u?{result:p,waitMs:(0,M.
JN)(O)}:{done:p}},retries:2*u,signal:g,cancelled:()=>c("cancelled","the run was cancelled")})}const R=["cancelled","bad-\
address","redirected","too-large"]}),3425:((K,y,a)=>{a.d(y,{fetchRelease:()=>l});var h=a(3633),A=a(9657),M=a(3916),T=a(8301),
$=a(8992),_=a(3074);const U=26214400,P=1e3,x=100,s=10;async function l({choice:r,filter:i,repository:n,eventRepository:o,
signal:w},v){const C=new u(v,n,w),R=r.kind==="tag"?await C.ofTag(r.tag):await C.latest(i);if(R===void 0)return"none-publ\
ished";const e=L(o,n);return{release:R,repository:e?o:await C.readRepository()}}class u{#t;#e;#n;constructor(i,n,o){this.#t=
i,this.#e=n,this.#n=o}async ofTag(i){const n=await this.#r(["GET","/releases/tags/{tag}",{tag:i}],P);if((0,_.isNotFound)(
n)||n.kind==="done"&&n.data.draft===!0)throw E(this.#e,i,await this.#a(i));const o=f(n);if((0,_.textAt)(o,"tag_name")!==
i||!D(o))throw H(i);return o}async latest(i){const n=await this.#r(["GET","/releases/latest"],P);if((0,_.isNotFound)(n)){
if((await this.#s(1)).some(h.MQ))throw H();return}const o=f(n);if(!(0,_.textAt)(o,"tag_name")?.trim()||!D(o)||o.prerelease===
!0)throw H();const{level:w}=i,v=c(o),C=v&&(0,A.In)(v);return w===void 0||v===void 0||C===void 0||(0,A.du)(C,w)?o:await this.#i(
v,w,i)??o}async#i(i,n,{maxAge:o,now:w}){const v=R=>{const e=c(R);return e!==void 0&&(0,A.XB)(e,i,n)},C=R=>{const e=(0,h.
hy)((0,_.textAt)(R,"published_at"),w);return o!==void 0&&e!==void 0&&e>o};for(let R=1;R<=s;R++){const e=await this.#s(R),
t=e.filter(h.MQ).find(v);if(t!==void 0)return t;if(e.length<x||e.filter(T.G).every(C))return}}async#s(i){const n=await this.#r(
["GET","/releases",{per_page:x,page:i}]);if((0,_.isNotFound)(n))throw E(this.#e);const o=f(n);if(!Array.isArray(o))throw H();
return o}async readRepository(){return f(await this.#r(["GET",""]))}async#a(i){if(i.toLowerCase()==="latest")return"`lat\
est`";const n=i.replace(/(^|[@/])(v?)(?=\d)/i,(w,v,C)=>`${v}${C===""?"v":""}`);if(n===i)return;const o=await this.#r(["G\
ET","/releases/tags/{tag}",{tag:n}]);return o.kind==="done"&&o.data.draft!==!0?n:void 0}async#r(i,n){const o={status:200,
read:b,followRedirects:!0,maxBytes:U},w=()=>this.#t.request(i,o),v=await(0,_.repeatRead)(w,{noAnswer:!0,notFoundMs:n},this.#n);
if(this.#n.aborted&&v.kind!=="done")throw(0,M.Yq)("Fetching the release");return v}}function f(r){if(r.kind==="done")return r.
data;throw N(r)}const b=r=>typeof r=="object"&&r!==null?r:void 0,c=r=>(0,A.SF)((0,_.textAt)(r,"tag_name")??""),D=({draft:r})=>r===
void 0||typeof r=="boolean";function L(r,i){const n=b(r)??{};return String(n.full_name).toLowerCase()===i.toLowerCase()&&
typeof n.name=="string"&&(n.private===!1||n.private===!0&&n.homepage!==void 0)&&(0,_.textAt)(n,"owner","avatar_url")!==void 0}
function E(r,i,n){const o=i===void 0?"no published release":`no published release with the tag ${(0,$.hD)(i)}`,w=n===void 0?
"":` Did you mean ${n}?`;return new M.HR({reason:"release-not-found",title:"Release not found",message:`The repository ${r}\
 has ${o}.${w}`,hint:"Check that the release is published: a draft cannot be found by its tag. The `github-token` needs \
the permission `contents: read`; without it, GitHub may answer as if there were no release."})}function H(r){const i=r===
void 0?"the latest release":`the release with the tag ${(0,$.hD)(r)}`;return new M.HR({reason:"github-failed",title:"Cou\
ld not fetch the release",message:`GitHub did not return ${i}, but something else.`,hint:r===void 0?_.tryLater:"Check th\
e tag, then run this again."})}function N(r){const i=r.kind==="no-answer"&&r.why==="too-large";return new M.HR({reason:"\
github-failed",title:"Could not fetch the release",message:`GitHub did not return the release (${r.message}).`,hint:i?"S\
et `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: then the release is not fetched.":(0,_.
hintFor)(r,k)})}function k(r){return r===403?{newRunAfter:"Give the job the permission `contents: read`, or set a `githu\
b-token` that can read this repository, then"}:"Check the tag, then run this again."}}),4117:((K,y,a)=>{a.d(y,{Q:()=>h});
class h{getAgent(){}getAgentDispatcher(){}}class A{}}),9795:((K,y,a)=>{a.d(y,{h:()=>h});function h(){throw new Error("no\
t bundled: give Octokit a fetch of your own")}})};
