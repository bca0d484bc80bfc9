"use strict";exports.id=354,exports.ids=[354],exports.modules={3074:((L,l,o)=>{o.r(l),o.d(l,{GithubClient:()=>x,hintFor:()=>S,isNotFound:()=>$,
repeatRead:()=>q,textAt:()=>H,tryLater:()=>O});var m=o(2413),A=o(3916),g=o(4517),M=o(8902),f=o(8992),D=o(311);const E=1048576,
G=1e4,T=65536,I=5,v=2,B="2022-11-28";class x{#t;#e;#n;constructor(t,n){this.#t=t,this.#e=n}async request(t,n,i={}){const{
maxBytes:a=E}=n;if(!F(this.#t.apiUrl))return d("bad-address","GITHUB_API_URL is not an http or https URL, or has a query",
{mayHaveBeenReceived:!1});try{const s=await this.#i(t,n,i);if(s.kind==="failure")return this.#r(s);const{status:r,body:h,
incomplete:u}=s;if(r>=400)return this.#s(s);if(r>=300)return K(t,r);if(u==="too-large")return d(u,`the response is large\
r than ${a/E} MiB`,{status:r});if(u){const _=u==="cut"?"bad-response":u,p=new Error("the response is not complete");return this.#r(
{reason:_,mayHaveBeenReceived:!0,cause:p})}const c=r===n.status?n.read((0,f.qF)(h)):void 0;return c!==void 0?{kind:"done",
data:c}:d("unexpected",`GitHub answered ${r} with something unexpected`,{status:r})}catch(s){return d("unexpected",(0,f.
Kb)((0,A.q0)(s),this.#e.redact),{cause:s})}}async#i([t,n,i],{maxBytes:a=E,followRedirects:s=!1},r){const{apiUrl:h,repository:u,
token:c,timeoutMs:_}=this.#t,{http:p,signal:R}=this.#e,[z="",V=""]=u.split("/");this.#n??=(0,m.Q)(c,{baseUrl:h.replace(/\/$/,
""),userAgent:D.N});const b=this.#n.request.endpoint({method:t,url:`/repos/{owner}/{repo}${n}`,owner:z,repo:V,...i}),X=c.
split(".").length===3?"bearer":"token",Y={method:t,headers:{...b.headers,"x-github-api-version":B,authorization:`${X} ${c}`},
body:b.body===void 0?void 0:JSON.stringify(b.body),timeoutMs:Math.min(r.timeoutMs??_,_,G),maxBytes:a,signal:r.signal??R};
let U=new URL(b.url);for(let C=0;;C++){const P=await p.request({...Y,url:U}),k=s&&C<I?N(P,U):void 0;if(k===void 0)return P;
U=k}}#r({mayHaveBeenReceived:t,reason:n,cause:i}){const a=(0,f.Kb)(`${n}: ${(0,A.q0)(i)}`,this.#e.redact);return d(n,a,{
mayHaveBeenReceived:t,cause:i})}#s({status:t,headers:n,body:i,incomplete:a}){const s=a!==void 0||i.length>T,r=j(i.slice(
0,T)).trim(),h=(0,f.Kb)(`GitHub answered ${t}${r&&`: ${r}`}`,this.#e.redact,s);if(t>=500||t===408)return d("unavailable",
h,{status:t});const{"retry-after":u,"x-ratelimit-remaining":c}=n,_=u!==void 0||c==="0"||/rate limit|abuse detection/i.test(
r);return{kind:"refused",status:t,message:h,rateLimited:t===429||t===403&&_,says:R=>R.test(r)}}}function d(e,t,{mayHaveBeenReceived:n=!0,
...i}={}){return{kind:"no-answer",why:e,mayHaveBeenReceived:n,message:t,...i}}function K([e],t){const n=`GitHub answered\
 ${t}`;return e!=="GET"?d("redirected",n,{status:t}):t===304?d("unexpected",n,{status:t}):{kind:"refused",status:t,message:n,
rateLimited:!1,says:()=>!1}}const F=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(e)&&(0,f.Dl)(e)!==void 0;function N(e,t){
if(e.kind==="failure"||![301,302,307,308].includes(e.status))return;const{location:n}=e.headers,i=n===void 0?void 0:(0,f.
Dl)(n,t);return i?.origin===t.origin?i:void 0}function j(e){const t=(0,f.qF)(e),n=H(t,"message");if(n===void 0)return e;
const{errors:i}=t,a=Array.isArray(i)?`: ${i.map(r=>JSON.stringify(r)).join(", ")}`:"",s=H(t,"documentation_url");return`${n}${a}${s?
` - ${s}`:""}`}function H(e,...t){const n=t.reduce((i,a)=>i?.[a],e);return typeof n=="string"?n:void 0}const $=e=>e.kind===
"refused"&&e.status===404;function S(e,t){return e.kind==="no-answer"?W(e):e.rateLimited?"The rate limit of GitHub is re\
ached: run this again later.":e.status===401?"Use a valid `github-token`; the default is the token of the job, `github.t\
oken`.":e.status===407?g.a5:e.status<400?w:t(e.status)}function W({why:e,cause:t}){return e==="bad-address"?y:e==="redir\
ected"?w:e==="too-large"?`Check that GitHub answers at that address. ${y}`:e==="tls-failed"?J:e==="proxy-failed"?(0,g.CJ)(
t):O}const w="Check GITHUB_API_URL, and whether the repository was moved or renamed.",O="Run this again when GitHub is a\
vailable.",y="GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitH\
ub Enterprise Server. The runner sets it.",J="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of \
a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. Then run this again.";function q(e,{
noAnswer:t=!1,notFoundMs:n},i){let a=0,s=0;return(0,M.LH)({attempt:async()=>{const r=await e();return n!==void 0&&$(r)&&
++s<=v?{retry:r,waitMs:n*s}:t&&r.kind==="no-answer"&&!Q(r)&&++a<=v?{retry:r,waitMs:(0,M.JN)(a)}:{done:r}},retries:2*v,signal:i,
cancelled:()=>d("cancelled","the run was cancelled")})}const Q=({why:e})=>e==="cancelled"||e==="bad-address"||e==="redir\
ected"||e==="too-large"}),4117:((L,l,o)=>{o.d(l,{Q:()=>m});class m{getAgent(){}getAgentDispatcher(){}}class A{}}),9795:((L,l,o)=>{
o.d(l,{h:()=>m});function m(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
