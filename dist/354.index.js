"use strict";exports.id=354,exports.ids=[354],exports.modules={3074:(($,h,o)=>{o.r(h),o.d(h,{GithubClient:()=>I,hintFor:()=>j,isNotFound:()=>w,
repeatRead:()=>W,textAt:()=>A,tryLater:()=>M});var m=o(2413),b=o(3916),g=o(4517),v=o(8902),P=o(1153),d=o(8992);const k=1e4,
D=5,E=2,G="2022-11-28";class I{#t;#e;#n;constructor(e,n){this.#t=e,this.#e=n}async request(e,n,r={}){const{maxBytes:a=d.
E$}=n;if(!x(this.#t.apiUrl))return u("bad-address","GITHUB_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});
try{const i=await this.#i(e,{...n,maxBytes:a},r);if(i.kind==="failure")return this.#r(i);const{status:s,body:l,incomplete:c}=i;
if(s>=400)return this.#s(i);if(s>=300)return B(e,s);if(c==="too-large")return u(c,`the response is larger than ${a/d.E$}\
 MiB`);if(c){const _=c==="cut"?"bad-response":c,p=new Error("the response is not complete");return this.#r({reason:_,mayHaveBeenReceived:!0,
cause:p})}const f=s===n.status?n.read((0,d.qF)(l)):void 0;return f!==void 0?{kind:"done",data:f}:u("unexpected",`GitHub \
answered ${s} with something unexpected`)}catch(i){return u("unexpected",(0,d.Kb)((0,b.q0)(i),this.#e.redact),{cause:i})}}async#i([
e,n,r],{maxBytes:a,followRedirects:i},s){const{apiUrl:l,repository:c,token:f,timeoutMs:_}=this.#t,{http:p,signal:H}=this.#e;
this.#n??=(0,m.Q)(f,{baseUrl:l.replace(/\/$/,""),userAgent:P.N});const R=this.#n.request.endpoint({method:e,url:`/repos/${c}${n}`,
...r}),q=f.split(".").length===3?"bearer":"token",Q={method:e,headers:{...R.headers,"x-github-api-version":G,authorization:`${q}\
 ${f}`},body:JSON.stringify(R.body),timeoutMs:Math.min(s.timeoutMs??_,_,k),maxBytes:a,signal:s.signal??H};let U=new URL(
R.url);for(let y=0;;y++){const O=await p.request({...Q,url:U}),C=i&&y<D?K(O,U):void 0;if(C===void 0)return O;U=C}}#r({mayHaveBeenReceived:e,
reason:n,cause:r}){const a=(0,d.Kb)(`${n}: ${(0,b.q0)(r)}`,this.#e.redact);return u(n,a,{mayHaveBeenReceived:e,cause:r})}#s({
status:e,headers:n,body:r,incomplete:a}){const i=N(r).trim(),s=a!==void 0,l=(0,d.Kb)(`GitHub answered ${e}${i&&`: ${i}`}`,
this.#e.redact,s);if(e>=500||e===408)return u("unexpected",l,{status:e});const{"retry-after":c,"x-ratelimit-remaining":f}=n,
_=c!==void 0||f==="0"||/rate limit|abuse detection/i.test(i);return{kind:"refused",status:e,message:l,rateLimited:e===429||
e===403&&_,says:H=>H.test(i)}}}function u(t,e,{mayHaveBeenReceived:n=!0,...r}={}){return{kind:"no-answer",why:t,mayHaveBeenReceived:n,
message:e,...r}}function B([t],e){const n=`GitHub answered ${e}`;return t!=="GET"?u("redirected",n):e===304?u("unexpecte\
d",n):{kind:"refused",status:e,message:n,rateLimited:!1,says:()=>!1}}const x=t=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(
t)&&(0,d.Dl)(t)!==void 0;function K(t,e){if(t.kind==="failure"||![301,302,307,308].includes(t.status))return;const{location:n}=t.
headers,r=n===void 0?void 0:(0,d.Dl)(n,e);return r?.origin===e.origin?r:void 0}function N(t){const e=(0,d.qF)(t),n=A(e,"\
message");if(n===void 0)return t;const{errors:r}=e,a=Array.isArray(r)?`: ${r.map(s=>JSON.stringify(s)).join(", ")}`:"",i=A(
e,"documentation_url");return`${n}${a}${i?` - ${i}`:""}`}function A(t,...e){const n=e.reduce((r,a)=>r?.[a],t);return typeof n==
"string"?n:void 0}const w=t=>t.kind==="refused"&&t.status===404;function j(t,e){return t.kind==="no-answer"?F(t):t.rateLimited?
"The rate limit of GitHub is reached: run this again later.":t.status===401?"Use a valid `github-token`; the default is \
the token of the job, `github.token`.":t.status===407?g.a5:t.status<400?L:e(t.status)}function F({why:t,cause:e}){return t===
"bad-address"?T:t==="redirected"?L:t==="too-large"?`Check that GitHub answers at that address. ${T}`:t==="tls-failed"?S:
t==="proxy-failed"?(0,g.CJ)(e):M}const L="Check GITHUB_API_URL, and whether the repository was moved or renamed.",M="Run\
 this again when GitHub is available.",T="GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `h\
ttps://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",S="Check GITHUB_API_URL and the certificate of Gi\
tHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. T\
hen run this again.";function W(t,{noAnswer:e,notFoundMs:n},r){let a=0,i=0;return(0,v.LH)({attempt:async()=>{const s=await t();
return n!==void 0&&w(s)&&++i<=E?{result:s,waitMs:n*i}:e&&s.kind==="no-answer"&&!J.includes(s.why)&&++a<=E?{result:s,waitMs:(0,v.
JN)(a)}:{done:s}},retries:2*E,signal:r,cancelled:()=>u("cancelled","the run was cancelled")})}const J=["cancelled","bad-\
address","redirected","too-large"]}),4117:(($,h,o)=>{o.d(h,{Q:()=>m});class m{getAgent(){}getAgentDispatcher(){}}class b{}}),
9795:(($,h,o)=>{o.d(h,{h:()=>m});function m(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
