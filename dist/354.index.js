"use strict";exports.id=354,exports.ids=[354],exports.modules={3074:((v,f,a)=>{a.r(f),a.d(f,{GithubClient:()=>K,hintFor:()=>F,isNotFound:()=>H,
repeatRead:()=>z,textAt:()=>b,tryLater:()=>$});var _=a(2413),g=a(3916),m=a(1012),O=a(4517),L=a(8301),p=a(8992),P=a(1996),
D=a(7666),y=a(311);const G=1e4,k=5,A=2,x="2022-11-28";class K{#t;#e;#n;constructor(e,n){this.#t=e,this.#e=n}async request(e,n,r={}){
const{maxBytes:o=P.E$}=n;if(!W(this.#t.apiUrl))return d("bad-address","GITHUB_API_URL is not an http or https URL, or ha\
s a query",{mayHaveBeenReceived:!1});try{const s=await this.#s(e,{...n,maxBytes:o},r);if(s.kind==="failure")return this.#r(
s);const{status:i,body:h,incomplete:u}=s;if(i>=400)return this.#i(s);if(i>=300)return j(e,i);if(u==="too-large")return d(
u,`the response is larger than ${o/P.E$} MiB`);if(u){const l=u==="cut"?"bad-response":u,E=new Error("the response is not\
 complete");return this.#r({reason:l,mayHaveBeenReceived:!0,cause:E})}const c=i===n.status?n.read((0,L.q)(h)):void 0;return c!==
void 0?{kind:"done",data:c}:d("unexpected",`GitHub answered ${i} with something unexpected`)}catch(s){return d("unexpect\
ed",(0,p.Kb)((0,g.q0)(s),this.#e.redact),{cause:s})}}async#s([e,n,r],{maxBytes:o,followRedirects:s},i){const{apiUrl:h,repository:u,
token:c,timeoutMs:l}=this.#t,{http:E,signal:M}=this.#e;this.#n??=(0,_.Q)(c,{baseUrl:h.replace(/\/$/,""),userAgent:y.N});
const R=this.#n.request.endpoint({method:e,url:`/repos/${u}${n}`,...r}),X=c.split(".").length===3?"bearer":"token",Y={method:e,
headers:{...R.headers,"x-github-api-version":x,authorization:`${X} ${c}`},body:JSON.stringify(R.body),timeoutMs:Math.min(
i.timeoutMs??l,l,G),maxBytes:o,signal:i.signal??M};let U=new URL(R.url);for(let I=0;;I++){const B=await E.request({...Y,
url:U}),w=s&&I<k?N(B,U):void 0;if(w===void 0)return B;U=w}}#r({mayHaveBeenReceived:e,reason:n,cause:r}){const o=(0,p.Kb)(
`${n}: ${(0,g.q0)(r)}`,this.#e.redact);return d(n,o,{mayHaveBeenReceived:e,cause:r})}#i({status:e,headers:n,body:r,incomplete:o}){
const s=S(r).trim(),i=o!==void 0,h=(0,p.Kb)(`GitHub answered ${e}${s&&`: ${s}`}`,this.#e.redact,i);if(e>=500||e===408)return d(
"unexpected",h,{status:e});const{"retry-after":u,"x-ratelimit-remaining":c}=n,l=u!==void 0||c==="0"||/rate limit|abuse detection/i.
test(s);return{kind:"refused",status:e,message:h,rateLimited:e===429||e===403&&l,says:M=>M.test(s)}}}function d(t,e,{mayHaveBeenReceived:n=!0,
...r}={}){return{kind:"no-answer",why:t,mayHaveBeenReceived:n,message:e,...r}}function j([t],e){const n=`GitHub answered\
 ${e}`;return t!=="GET"?d("redirected",n):e===304?d("unexpected",n):{kind:"refused",status:e,message:n,rateLimited:!1,says:()=>!1}}
const W=t=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(t)&&(0,D.Dl)(t)!==void 0;function N(t,e){if(t.kind==="failure"||![301,
302,307,308].includes(t.status))return;const{location:n}=t.headers,r=n===void 0?void 0:(0,D.Dl)(n,e);return r?.origin===
e.origin?r:void 0}function S(t){const e=(0,L.q)(t),n=b(e,"message");if(n===void 0)return t;const{errors:r}=e,o=Array.isArray(
r)?`: ${r.map(i=>JSON.stringify(i)).join(", ")}`:"",s=b(e,"documentation_url");return`${n}${o}${s?` - ${s}`:""}`}function b(t,...e){
const n=e.reduce((r,o)=>r?.[o],t);return typeof n=="string"?n:void 0}const H=t=>t.kind==="refused"&&t.status===404;function F(t,e){
return t.kind==="no-answer"?J(t):t.rateLimited?"The rate limit of GitHub is reached: run this again later.":t.status===401?
"Use a valid `github-token`; the default is the token of the job, `github.token`.":t.status===407?O.a5:t.status<400?T:e(
t.status)}function J({why:t,cause:e}){return t==="bad-address"?C:t==="redirected"?T:t==="too-large"?`Check that GitHub a\
nswers at that address. ${C}`:t==="tls-failed"?Q:t==="proxy-failed"?(0,O.CJ)(e):$}const T="Check GITHUB_API_URL, and whe\
ther the repository was moved or renamed.",$="Run this again when GitHub is available.",C="GITHUB_API_URL must be the ad\
dress of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",
Q="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner. Then run this again.";function z(t,{noAnswer:e,notFoundMs:n},r){let o=0,
s=0;return(0,m.LH)({attempt:async()=>{const i=await t();return n!==void 0&&H(i)&&++s<=A?{result:i,waitMs:n*s}:e&&i.kind===
"no-answer"&&!V.includes(i.why)&&++o<=A?{result:i,waitMs:(0,m.JN)(o)}:{done:i}},retries:2*A,signal:r,cancelled:()=>d("ca\
ncelled","the run was cancelled")})}const V=["cancelled","bad-address","redirected","too-large"]}),4117:((v,f,a)=>{a.d(f,
{Q:()=>_});class _{getAgent(){}getAgentDispatcher(){}}class g{}}),9795:((v,f,a)=>{a.d(f,{h:()=>_});function _(){throw new Error(
"not bundled: give Octokit a fetch of your own")}})};
