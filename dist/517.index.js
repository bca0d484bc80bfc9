"use strict";exports.id=517,exports.ids=[517,354],exports.modules={8595:((B,$,l)=>{l.d($,{ClaimStore:()=>W});var k=l(8902),v=l(3916),
m=l(3074);function R(e,t){if(t.kind==="done")return t.data;throw T(e,t)}function T(e,t){if(t.kind==="no-answer"&&t.why===
"cancelled")return F();const s=`Could not claim the \`once-key\` in the repository (${_(t)}).`,n=L(t,i=>y(e,i));return A(
s,n)}function b({ref:e,run:{id:t,attempt:s},created:n,found:i}){const d=`If the next run is skipped because of run ${t} \
(attempt ${s}), that is the claim of this run: delete it with the command in the notice, then run it once more.`;if(!U(n)){
const w=`Could not determine whether this run claimed the \`once-key\` (${_(n)}). If it did, the claim is the ref ${e}.`;
return A(w,`${L(n)} ${d}`)}if((0,m.isNotFound)(i)){const w=`GitHub answered that the ref ${e} exists already, and then t\
hat it does not exist. Probably another run claimed this key, and deleted its claim because it did not send.`;return A(w,
`Run this again. ${d}`)}const f=`The ref ${e} exists already, but the action could not read which run made it (${_(i)}).`;
return A(f,`${L(i)} ${d}`)}const F=()=>(0,v.Yq)("Claiming the key"),A=(e,t)=>new v.HR({reason:"claim-failed",title:"Clai\
m failed",message:e,hint:t}),_=e=>e.kind==="done"?"GitHub created a different ref than requested":e.message,L=(e,t=()=>m.
tryLater)=>e.kind==="done"?m.tryLater:(0,m.hintFor)(e,t),U=e=>e.kind==="refused"&&e.says(/already exists/i);function y(e,t){
const s=t===403||t===404;return s&&e==="ref"?`The \`github-token\` can write, but cannot create a ref \`refs/web-push/\u2026\`: l\
ook for a ruleset that restricts refs, then run this again; or set a token that can create it, then ${v.Up}.`:s?`Give th\
e job the permission \`contents: write\`, or set a \`github-token\` that can write to this repository, then ${v.Up}.`:t!==
409&&t!==422?m.tryLater:e==="tag"?"Check that the commit of this run is in this repository.":"Look for a ruleset that fo\
rbids creating refs such as `refs/web-push/\u2026`, then run this again."}var M=l(7598),S=l(8992);const N=60;function j(e,t){
const s=(0,M.createHash)("sha256").update(E(e,t)).digest("hex").slice(0,12),n=t===void 0?"":`-${t.toLowerCase()}`;return`\
refs/web-push/${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,N-n.length).replace(/^-|-$/g,"")||"key"}${n}-${s}`}const E=(e,t)=>t===
void 0?e:`${e} ${t}`;function D(e,t){return JSON.stringify({...e,time:t.toISOString(),nonce:(0,M.randomUUID)()},null,2)}
function K(e,t){const{run:s,attempt:n,time:i}=Object((0,S.qF)(e));if(!(typeof s!="string"||!/^\d{1,20}$/.test(s))&&!(typeof n!=
"number"||!Number.isSafeInteger(n)||n<1)&&!(typeof i!="string"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(i)))
return{run:s,attempt:n,time:i,url:`${t}/${s}`}}const I=5e3,x=2500,H=250,C=300;class W{#s;#e;#i;#n;#r=new Set;#t={kind:"n\
one"};constructor(t,s,n){const{key:i,period:d,run:f,serverUrl:w}=t;this.#i=t,this.#s=s,this.#e=n,this.#n={key:E(i,d),ref:j(
i,d),repository:f.repository,serverUrl:w}}get state(){const t=this.#t;return t.kind==="none"?t:{kind:t.kind,tag:t.tag,...this.#n}}async claim(){
const{run:t,record:s}=this.#i,n=new Date,i=D({run:t.id,attempt:t.attempt,key:this.#n.key,...s},n),d=await this.#c("tag",
{object:t.sha,type:"commit",message:i,time:n}),f=await this.#u(d);if(!o(f))return this.#h(f);const w=await this.#s.request(
["POST","/git/blobs",{content:i}],a),p=R("blob",w),O=await this.#c("blob",{object:p,type:"blob",message:i,time:n});return this.#h(
await this.#u(O))}async check(){const t=await this.#o({noAnswer:!0});return t.kind==="done"?{kind:"used",claim:await this.#f(
t.data)}:(0,m.isNotFound)(t)?{kind:"unused",...this.#n}:{kind:"unknown",cause:t.message,...this.#n}}async release(){const t=async(p,O,P)=>await this.#l(
O,P)?{done:!0}:{result:!1,waitMs:p},s=()=>!1,n={signal:h(this.#e,x)},i={signal:h(this.#e,I),timeoutMs:x},d=p=>t((0,k.JN)(
p),{},n);if(await(0,k.LH)({attempt:d,retries:2,signal:this.#e,cancelled:s})||!this.#e.aborted)return;const w=()=>t(H,i,i);
await(0,k.LH)({attempt:w,retries:I/H,signal:i.signal,cancelled:s})}async#c(t,{object:s,type:n,message:i,time:d}){const f={
...q,date:d.toISOString().replace(/\.\d+/,"")},w={tag:this.#d,message:i,object:s,type:n,tagger:f};return R(t,await this.#s.
request(["POST","/git/tags",w],a))}async#u(t){this.#r.add(t),this.#t={kind:"maybe",tag:t,mayFollow:!0};const s={ref:this.#n.
ref,sha:t},n=await this.#s.request(["POST","/git/refs",s],{status:201,read:G});if(n.kind==="done")this.#a(n);else if(n.kind===
"no-answer"){const i=n.why!=="redirected";this.#t=n.mayHaveBeenReceived?{kind:"maybe",tag:t,mayFollow:i}:{kind:"none"}}else{
const i=n.status===409||n.status===422;this.#t=i?{kind:"maybe",tag:t,mayFollow:!1}:{kind:"none"}}return n}async#h(t){const s=this.#t;
if(s.kind==="none")throw T("ref",t);if(s.kind==="held")return"claimed";const n=await this.#o({noAnswer:!0,notFoundMs:C});
if(this.#a(n))return"claimed";if(n.kind==="done")return this.#f(n.data);if(this.#e.aborted)throw F();const i={ref:this.#n.
ref,run:this.#i.run,created:t,found:n};throw(0,m.isNotFound)(n)?U(t)?(this.#t={kind:"maybe",tag:s.tag,mayFollow:!0},b(i)):
s.mayFollow?b(i):T("ref",t):b(i)}#a(t){const s=this.#t;if(t.kind==="done"&&this.#r.has(t.data))return s.kind==="maybe"&&
(this.#t={kind:"held",tag:t.data,deletion:"not requested"}),!0;const n=s.kind==="maybe"&&s.mayFollow;return(t.kind==="do\
ne"||(0,m.isNotFound)(t))&&!n&&(this.#t={kind:"none"}),!1}async#f(t){const{serverUrl:s,repository:n}=this.#n,i={status:200,
read:p=>(0,m.textAt)(p,"message")},d=()=>this.#s.request(["GET","/git/tags/{tag}",{tag:t}],i),f=await(0,m.repeatRead)(d,
{noAnswer:!0},this.#e),w=f.kind==="done"?K(f.data,`${s}/${n}/actions/runs`):void 0;return{...this.#n,tag:t,by:w}}async#l(t,s){
if(this.#t.kind==="none")return!0;if(this.#t.kind==="maybe"||this.#t.deletion!=="not requested"){const f=await this.#o({
notFoundMs:C},t);if(f.kind!=="done"&&!(0,m.isNotFound)(f))return!1;this.#a(f)}const n=this.#t;if(n.kind!=="held"||n.deletion===
"lost")return!0;const i=["DELETE","/git/refs/{ref}",{ref:this.#d}],d=await this.#s.request(i,r,s);return d.kind==="done"||
c(d)?(this.#t={kind:"none"},!0):(u(d)?this.#t={...n,deletion:"lost"}:(d.kind==="refused"||d.mayHaveBeenReceived)&&(this.#t=
{...n,deletion:"failed"}),!1)}#o(t,s={}){const n={status:200,read:G},i=()=>this.#s.request(["GET","/git/ref/{ref}",{ref:this.#d}],
n,s);return(0,m.repeatRead)(i,t,s.signal??this.#e)}get#d(){return this.#n.ref.replace("refs/","")}}const q={name:"web-pu\
sh-action",email:"web-push-action@users.noreply.github.com"},G=e=>(0,m.textAt)(e,"object","sha"),a={status:201,read:e=>(0,m.
textAt)(e,"sha")},r={status:204,read:()=>!0},o=e=>e.kind==="refused"&&(e.status===403||e.status===404)&&!e.rateLimited,c=e=>e.
kind==="refused"&&e.status===422&&e.says(/reference does not exist/i),g=({why:e,status:t=0})=>e==="redirected"||[500,502,
503].includes(t),u=e=>e.kind==="no-answer"&&e.mayHaveBeenReceived&&!g(e);function h(e,t){const s=new AbortController,n=()=>AbortSignal.
timeout(t).addEventListener("abort",()=>s.abort());return e.aborted?n():e.addEventListener("abort",n),s.signal}}),3074:((B,$,l)=>{
l.r($),l.d($,{GithubClient:()=>U,hintFor:()=>K,isNotFound:()=>D,repeatRead:()=>q,textAt:()=>E,tryLater:()=>H});var k=l(2413),
v=l(3916),m=l(4517),R=l(8902),T=l(1153),b=l(8992);const F=1e4,A=5,_=2,L="2022-11-28";class U{#s;#e;#i;constructor(r,o){this.#s=
r,this.#e=o}async request(r,o,c={}){const{maxBytes:g=b.E$}=o;if(!S(this.#s.apiUrl))return y("bad-address","GITHUB_API_UR\
L is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});try{const u=await this.#n(r,{...o,maxBytes:g},c);
if(u.kind==="failure")return this.#r(u);const{status:h,body:e,incomplete:t}=u;if(h>=400)return this.#t(u);if(h>=300)return M(
r,h);if(t==="too-large")return y(t,`the response is larger than ${g/b.E$} MiB`);if(t){const n=t==="cut"?"bad-response":t,
i=new Error("the response is not complete");return this.#r({reason:n,mayHaveBeenReceived:!0,cause:i})}const s=h===o.status?
o.read((0,b.qF)(e)):void 0;return s!==void 0?{kind:"done",data:s}:y("unexpected",`GitHub answered ${h} with something un\
expected`)}catch(u){return y("unexpected",(0,b.Kb)((0,v.q0)(u),this.#e.redact),{cause:u})}}async#n([r,o,c],{maxBytes:g,followRedirects:u},h){
const{apiUrl:e,repository:t,token:s,timeoutMs:n}=this.#s,{http:i,signal:d}=this.#e;this.#i??=(0,k.Q)(s,{baseUrl:e.replace(
/\/$/,""),userAgent:T.N});const f=this.#i.request.endpoint({method:r,url:`/repos/${t}${o}`,...c}),w=s.split(".").length===
3?"bearer":"token",p={method:r,headers:{...f.headers,"x-github-api-version":L,authorization:`${w} ${s}`},body:JSON.stringify(
f.body),timeoutMs:Math.min(h.timeoutMs??n,n,F),maxBytes:g,signal:h.signal??d};let O=new URL(f.url);for(let P=0;;P++){const J=await i.
request({...p,url:O}),z=u&&P<A?N(J,O):void 0;if(z===void 0)return J;O=z}}#r({mayHaveBeenReceived:r,reason:o,cause:c}){const g=(0,b.
Kb)(`${o}: ${(0,v.q0)(c)}`,this.#e.redact);return y(o,g,{mayHaveBeenReceived:r,cause:c})}#t({status:r,headers:o,body:c,incomplete:g}){
const u=j(c).trim(),h=g!==void 0,e=(0,b.Kb)(`GitHub answered ${r}${u&&`: ${u}`}`,this.#e.redact,h);if(r>=500||r===408)return y(
"unexpected",e,{status:r});const{"retry-after":t,"x-ratelimit-remaining":s}=o,n=t!==void 0||s==="0"||/rate limit|abuse detection/i.
test(u);return{kind:"refused",status:r,message:e,rateLimited:r===429||r===403&&n,says:d=>d.test(u)}}}function y(a,r,{mayHaveBeenReceived:o=!0,
...c}={}){return{kind:"no-answer",why:a,mayHaveBeenReceived:o,message:r,...c}}function M([a],r){const o=`GitHub answered\
 ${r}`;return a!=="GET"?y("redirected",o):r===304?y("unexpected",o):{kind:"refused",status:r,message:o,rateLimited:!1,says:()=>!1}}
const S=a=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(a)&&(0,b.Dl)(a)!==void 0;function N(a,r){if(a.kind==="failure"||![301,
302,307,308].includes(a.status))return;const{location:o}=a.headers,c=o===void 0?void 0:(0,b.Dl)(o,r);return c?.origin===
r.origin?c:void 0}function j(a){const r=(0,b.qF)(a),o=E(r,"message");if(o===void 0)return a;const{errors:c}=r,g=Array.isArray(
c)?`: ${c.map(h=>JSON.stringify(h)).join(", ")}`:"",u=E(r,"documentation_url");return`${o}${g}${u?` - ${u}`:""}`}function E(a,...r){
const o=r.reduce((c,g)=>c?.[g],a);return typeof o=="string"?o:void 0}const D=a=>a.kind==="refused"&&a.status===404;function K(a,r){
return a.kind==="no-answer"?I(a):a.rateLimited?"The rate limit of GitHub is reached: run this again later.":a.status===401?
"Use a valid `github-token`; the default is the token of the job, `github.token`.":a.status===407?m.a5:a.status<400?x:r(
a.status)}function I({why:a,cause:r}){return a==="bad-address"?C:a==="redirected"?x:a==="too-large"?`Check that GitHub a\
nswers at that address. ${C}`:a==="tls-failed"?W:a==="proxy-failed"?(0,m.CJ)(r):H}const x="Check GITHUB_API_URL, and whe\
ther the repository was moved or renamed.",H="Run this again when GitHub is available.",C="GITHUB_API_URL must be the ad\
dress of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",
W="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner. Then run this again.";function q(a,{noAnswer:r,notFoundMs:o},c){let g=0,
u=0;return(0,R.LH)({attempt:async()=>{const h=await a();return o!==void 0&&D(h)&&++u<=_?{result:h,waitMs:o*u}:r&&h.kind===
"no-answer"&&!G.includes(h.why)&&++g<=_?{result:h,waitMs:(0,R.JN)(g)}:{done:h}},retries:2*_,signal:c,cancelled:()=>y("ca\
ncelled","the run was cancelled")})}const G=["cancelled","bad-address","redirected","too-large"]}),4117:((B,$,l)=>{l.d($,
{Q:()=>k});class k{getAgent(){}getAgentDispatcher(){}}class v{}}),9795:((B,$,l)=>{l.d($,{h:()=>k});function k(){throw new Error(
"not bundled: give Octokit a fetch of your own")}})};
