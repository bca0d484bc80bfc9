"use strict";exports.id=303,exports.ids=[303],exports.modules={6584:((j,w,i)=>{i.d(w,{$6:()=>t,JR:()=>f,K5:()=>x,c4:()=>d,k5:()=>B,yf:()=>K});
var _=i(2413),O=i(3916),D=i(8902),c=i(8190),P=i(9349),F=i(311);const U=1048576,k=65536,W=5,H=2;function x({apiUrl:e,repository:n,
token:s,http:r,redact:o}){const[g="",u=""]=n.split("/");async function Y([p,m,a],{status:y,read:T,maxBytes:M=U,followRedirects:C=!1},L){
if(!N(e))return h("GITHUB_API_URL is not an http or https URL, or has a query","bad-address",!1);try{const E=(0,_.Q)(s,{
baseUrl:e.replace(/\/$/,""),userAgent:F.N}),G={method:p,url:`/repos/{owner}/{repo}${m}`,owner:g,repo:u,...a},l=await z(E.
request.endpoint(G),L,M,C);if(l.kind==="failure")return J(l);const{status:R,body:v,incomplete:$}=l;if(R>=300)return V(p,
l);if($==="too-large")return h(`the response is larger than ${M/U} MiB`,$);if($)return J({reason:$==="cut"?"bad-response":
$,mayHaveBeenReceived:!0,cause:new Error("the response is not complete")});const Q=R===y?T((0,c.qF)(v)):void 0;return Q===
void 0?h(`GitHub answered ${R} with something unexpected`):{kind:"done",data:Q}}catch(E){return h((0,P.Kb)((0,O.q0)(E),o))}}
async function z({url:p,method:m,headers:a,body:y},{timeoutMs:T,signal:M},C,L){const E=s.split(".").length===3?"bearer":
"token",G={method:m,headers:{...a,authorization:`${E} ${s}`},...y!==void 0&&{body:JSON.stringify(y)},timeoutMs:T,maxBytes:C,
signal:M};let l=new URL(p);for(let R=0;;R++){const v=await r.request({...G,url:l}),$=L&&R<W?I(v,l):void 0;if($===void 0)
return v;l=$}}function J({mayHaveBeenReceived:p,reason:m,cause:a}){const y=(0,P.Kb)(`${m}: ${(0,O.q0)(a)}`,o);return h(y,
m==="cancelled"?m:"other",p)}function V(p,m){const{status:a,headers:y,body:T,incomplete:M}=m;if(a<400){const v=`GitHub a\
nswered ${a}`;return p!=="GET"?h(v,"redirected"):a===304?h(v):{kind:"refused",status:a,message:v,rateLimited:!1}}const C=M!==
void 0||T.length>k,L=S(o(T.slice(0,k),C)).trim(),E=(0,P.Kb)(`GitHub answered ${a}${L&&`: ${L}`}`,o);if(a>=500||a===408)return h(
E);const{"retry-after":G,"x-ratelimit-remaining":l}=y,R=G!==void 0||l==="0"||/rate limit|abuse detection/i.test(L);return{
kind:"refused",status:a,message:E,rateLimited:a===429||a===403&&R}}return{ask:Y}}function h(e,n="other",s=!0){return{kind:"\
lost",why:n,mayHaveBeenReceived:s,message:e}}const N=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(e)&&(0,c.Dl)(e)!==void 0;
function I(e,n){if(e.kind==="failure"||![301,302,307,308].includes(e.status))return;const{location:s}=e.headers,r=s===void 0?
void 0:(0,c.Dl)(s,n);return r?.origin===n.origin?r:void 0}function S(e){const n=(0,c.qF)(e),s=t(n,"message");if(s===void 0)
return e;const{errors:r}=n,o=Array.isArray(r)?`: ${r.map(u=>JSON.stringify(u)).join(", ")}`:"",g=t(n,"documentation_url");
return`${s}${o}${g?` - ${g}`:""}`}function t(e,...n){const s=n.reduce((r,o)=>r?.[o],e);return typeof s=="string"?s:void 0}
const d=e=>e.kind==="refused"&&e.status===404;function f(e,n){return e.kind==="lost"?e.why==="bad-address"?b:e.why==="re\
directed"?A:e.why==="too-large"?`Check that GitHub answers at that address. ${b}`:B:e.rateLimited?"The rate limit of Git\
Hub is reached: run this again later.":e.status===401?"Give a valid `github-token`; the default is the token of the job,\
 `github.token`.":e.status<400?A:n(e.status)}const A="Check GITHUB_API_URL, and whether the repository was moved or rena\
med.",B="Run this again when GitHub is available.",b="GITHUB_API_URL must be the address of the API: `https://api.github\
.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.";function K(e,{lost:n=!1,notFoundMs:s},r){
let o=0,g=0;return(0,D.LH)({attempt:async()=>{const u=await e();return s!==void 0&&d(u)&&++g<=H?{retry:u,waitMs:s*g}:n&&
u.kind==="lost"&&u.why==="other"&&++o<=H?{retry:u,waitMs:(0,D.JN)(o)}:{done:u}},retries:2*H,signal:r,cancelled:()=>h("th\
e run was cancelled","cancelled")})}}),3425:((j,w,i)=>{i.r(w),i.d(w,{fetchRelease:()=>U});var _=i(3916),O=i(8190),D=i(9349),
c=i(6584);const P=26214400,F=1e3;async function U(t){const{tag:d,repository:f,eventRepository:A,timeoutMs:B,signal:b}=t,
{ask:K}=(0,c.K5)(t),e={timeoutMs:B,signal:b},n={status:200,read:k,followRedirects:!0},s=()=>K(["GET","/releases/tags/{ta\
g}",{tag:d}],{...n,maxBytes:P},e),r=await(0,c.yf)(s,{lost:!0,notFoundMs:F},b);if(b.aborted&&r.kind!=="done")throw(0,D.Yq)(
"Fetching the release");if((0,c.c4)(r)||r.kind==="done"&&W(r.data))throw h(d,f);if(r.kind!=="done")throw I(r);const{data:o}=r;
if((0,c.$6)(o,"tag_name")!==d||!H(o))throw N(d);if(x(A,f))return{release:o,repository:A};const g=()=>K(["GET",""],n,e),u=await(0,c.
yf)(g,{lost:!0},b);if(u.kind==="done")return{release:o,repository:u.data};throw b.aborted?(0,D.Yq)("Fetching the release"):
I(u)}const k=t=>typeof t=="object"&&t!==null?t:void 0,W=t=>"draft"in t&&t.draft===!0,H=t=>!("draft"in t)||typeof t.draft==
"boolean";function x(t,d){const f=k(t)??{};return String(f.full_name).toLowerCase()===d.toLowerCase()&&typeof f.name=="s\
tring"&&(f.private===!1||f.private===!0&&f.homepage!==void 0)&&(0,c.$6)(f,"owner","avatar_url")!==void 0}function h(t,d){
return new _.HR({reason:"release-not-found",title:"Release not found",message:`The repository ${d} has no published rele\
ase with the tag ${(0,O.TL)(t)}.`,hint:"Check that the release is published: a draft cannot be found by its tag. Give th\
e tag only: `v1`, not `refs/tags/v1`. The `github-token` needs the permission `contents: read`; without it, GitHub may a\
nswer as if there were no release."})}function N(t){return new _.HR({reason:"github-failed",title:"Could not fetch the r\
elease",message:`GitHub did not return the release with the tag ${(0,O.TL)(t)}, but something else.`,hint:"Check the tag\
, then run this again."})}function I(t){const d=t.kind==="lost"&&t.why==="too-large";return new _.HR({reason:"github-fai\
led",title:"Could not fetch the release",message:`GitHub did not return the release (${t.message}).`,hint:d?"Give `title\
`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: then the release is not fetched.":(0,c.JR)(t,
S)})}function S(t){return t===403?"Give the job the permission `contents: read`, or a `github-token` that can read this \
repository, then start a new run (a re-run uses the original workflow file).":"Check the tag, then run this again."}}),4117:((j,w,i)=>{
i.d(w,{Q:()=>_});class _{getAgent(){}getAgentDispatcher(){}}class O{}}),9795:((j,w,i)=>{i.d(w,{h:()=>_});function _(){throw new Error(
"not bundled: give Octokit a fetch of your own")}})};
