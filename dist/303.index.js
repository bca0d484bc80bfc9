"use strict";exports.id=303,exports.ids=[303],exports.modules={6584:((j,w,s)=>{s.d(w,{$6:()=>t,JR:()=>c,K5:()=>x,c4:()=>a,k5:()=>I,yf:()=>K});
var _=s(2413),H=s(3916),k=s(8902),d=s(8190),M=s(9349),F=s(311);const U=1048576,L=65536,W=5,P=2;function x({apiUrl:e,repository:r,
token:n,http:i,redact:u}){const[h="",l=""]=r.split("/");async function Y([p,y,o],{status:E,read:O,maxBytes:T=U,followRedirects:C=!1},D){
if(!S(e))return{kind:"lost",why:"bad-address",mayHaveBeenReceived:!1,message:"GITHUB_API_URL is not an http or https URL\
, or has a query"};try{const m=(0,_.Q)(n,{baseUrl:e.replace(/\/$/,""),userAgent:`web-push-action/${F.r}`}),G={method:p,url:`\
/repos/{owner}/{repo}${y}`,owner:h,repo:l,...o},f=await z(m.request.endpoint(G),D,T,C);if(f.kind==="failure")return N(f);
const{status:R,body:v,incomplete:$}=f;if(R>=300)return V(p,f);if($==="too-large")return g(`the response is larger than ${T/
U} MiB`,$);if($)return N({reason:$==="cut"?"bad-response":$,mayHaveBeenReceived:!0,cause:new Error("the response is not \
complete")});const Q=R===E?O((0,d.qF)(v)):void 0;return Q===void 0?g(`GitHub answered ${R} with something unexpected`):{
kind:"done",data:Q}}catch(m){return g((0,M.Kb)((0,H.q0)(m),u))}}async function z({url:p,method:y,headers:o,body:E},{timeoutMs:O,
signal:T},C,D){const m=n.split(".").length===3?"bearer":"token",G={method:y,headers:{...o,authorization:`${m} ${n}`},...E!==
void 0&&{body:JSON.stringify(E)},timeoutMs:O,maxBytes:C,signal:T};let f=new URL(p);for(let R=0;;R++){const v=await i.request(
{...G,url:f}),$=D&&R<W?B(v,f):void 0;if($===void 0)return v;f=$}}function N({mayHaveBeenReceived:p,reason:y,cause:o}){const E=(0,M.
Kb)(`${y}: ${(0,H.q0)(o)}`,u);return{kind:"lost",why:y==="cancelled"?"cancelled":"other",mayHaveBeenReceived:p,message:E}}
function V(p,y){const{status:o,headers:E,body:O,incomplete:T}=y;if(o<400){const v=`GitHub answered ${o}`;return p!=="GET"?
g(v,"redirected"):o===304?g(v):{kind:"refused",status:o,message:v,rateLimited:!1}}const C=T!==void 0||O.length>L,D=J(u(O.
slice(0,L),C)).trim(),m=(0,M.Kb)(`GitHub answered ${o}${D&&`: ${D}`}`,u);if(o>=500||o===408)return g(m);const{"retry-aft\
er":G,"x-ratelimit-remaining":f}=E,R=G!==void 0||f==="0"||/rate limit|abuse detection/i.test(D);return{kind:"refused",status:o,
message:m,rateLimited:o===429||o===403&&R}}return{ask:Y}}const g=(e,r="other")=>({kind:"lost",why:r,mayHaveBeenReceived:!0,
message:e}),S=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(e)&&(0,d.Dl)(e)!==void 0;function B(e,r){if(e.kind==="failure"||
![301,302,307,308].includes(e.status))return;const{location:n}=e.headers,i=n===void 0?void 0:(0,d.Dl)(n,r);return i?.origin===
r.origin?i:void 0}function J(e){const r=(0,d.qF)(e),n=t(r,"message");if(n===void 0)return e;const{errors:i}=r,u=Array.isArray(
i)?`: ${i.map(l=>JSON.stringify(l)).join(", ")}`:"",h=t(r,"documentation_url");return`${n}${u}${h?` - ${h}`:""}`}function t(e,...r){
const n=r.reduce((i,u)=>i?.[u],e);return typeof n=="string"?n:void 0}const a=e=>e.kind==="refused"&&e.status===404;function c(e,r){
return e.kind==="lost"?e.why==="bad-address"?b:e.why==="redirected"?A:e.why==="too-large"?`Check that GitHub answers at \
that address. ${b}`:I:e.rateLimited?"The rate limit of GitHub is reached: run this again later.":e.status===401?"Give a \
valid `github-token`; the default is the token of the job, `github.token`.":e.status<400?A:r(e.status)}const A="Check GI\
THUB_API_URL, and whether the repository was moved or renamed.",I="Run this again when GitHub is available.",b="GITHUB_A\
PI_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. \
The runner sets it.";function K(e,{lost:r=!1,notFoundMs:n},i){let u=0,h=0;return(0,k.LH)({attempt:async()=>{const l=await e();
return n!==void 0&&a(l)&&++h<=P?{retry:l,waitMs:n*h}:r&&l.kind==="lost"&&l.why==="other"&&++u<=P?{retry:l,waitMs:(0,k.JN)(
u)}:{done:l}},retries:2*P,signal:i,cancelled:()=>g("the run was cancelled","cancelled")})}}),3425:((j,w,s)=>{s.r(w),s.d(
w,{fetchRelease:()=>U});var _=s(3916),H=s(8190),k=s(9349),d=s(6584);const M=26214400,F=1e3;async function U(t){const{tag:a,
repository:c,eventRepository:A,timeoutMs:I,signal:b}=t,{ask:K}=(0,d.K5)(t),e={timeoutMs:I,signal:b},r=()=>K(["GET","/rel\
eases/tags/{tag}",{tag:a}],{status:200,read:L,maxBytes:M,followRedirects:!0},e),n=await(0,d.yf)(r,{lost:!0,notFoundMs:F},
b);if(b.aborted&&n.kind!=="done")throw(0,k.Yq)("Fetching the release");if((0,d.c4)(n)||n.kind==="done"&&W(n.data))throw g(
a,c);if(n.kind!=="done")throw B(n);const{data:i}=n;if((0,d.$6)(i,"tag_name")!==a||!P(i))throw S(a);if(x(A,c))return{release:i,
repository:A};const u=()=>K(["GET",""],{status:200,read:L,followRedirects:!0},e),h=await(0,d.yf)(u,{lost:!0},b);if(h.kind===
"done")return{release:i,repository:h.data};throw b.aborted?(0,k.Yq)("Fetching the release"):B(h)}const L=t=>typeof t=="o\
bject"&&t!==null?t:void 0,W=t=>"draft"in t&&t.draft===!0,P=t=>!("draft"in t)||typeof t.draft=="boolean";function x(t,a){
const c=L(t)??{};return String(c.full_name).toLowerCase()===a.toLowerCase()&&typeof c.name=="string"&&(c.private===!1||c.
private===!0&&c.homepage!==void 0)&&(0,d.$6)(c,"owner","avatar_url")!==void 0}function g(t,a){return new _.HR({reason:"r\
elease-not-found",title:"Release not found",message:`The repository ${a} has no published release with the tag ${(0,H.TL)(
t)}.`,hint:"Check that the release is published: a draft cannot be found by its tag. Give the tag only: `v1`, not `refs/\
tags/v1`. The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if there were no re\
lease."})}function S(t){return new _.HR({reason:"github-failed",title:"Could not fetch the release",message:`GitHub did \
not return the release with the tag ${(0,H.TL)(t)}, but something else.`,hint:"Check the tag, then run this again."})}function B(t){
const a=t.kind==="lost"&&t.why==="too-large";return new _.HR({reason:"github-failed",title:"Could not fetch the release",
message:`GitHub did not return the release (${t.message}).`,hint:a?"Give `title`, `message`, `icon-url` and `landing-url\
` as inputs or in a payload file: then the release is not fetched.":(0,d.JR)(t,J)})}function J(t){return t===403?"Give t\
he job the permission `contents: read`, or a `github-token` that can read this repository, then start a new run (a re-ru\
n uses the original workflow file).":"Check the tag, then run this again."}}),4117:((j,w,s)=>{s.d(w,{Q:()=>_});class _{getAgent(){}getAgentDispatcher(){}}
class H{}}),9795:((j,w,s)=>{s.d(w,{h:()=>_});function _(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
