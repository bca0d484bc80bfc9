"use strict";exports.id=517,exports.ids=[517,354],exports.modules={8595:((P,k,f)=>{f.d(k,{ClaimStore:()=>I});var w=f(8902),y=f(3916),
h=f(3074);function R(e,t){if(t.kind==="done")return t.data;throw g(e,t)}function g(e,t){return t.kind==="no-answer"&&t.why===
"cancelled"?$():H(`Could not claim the \`once-key\` in the repository (${v(t)}).`,t.kind==="done"?h.tryLater:(0,h.hintFor)(
t,n=>L(e,n)))}function E({ref:e,run:{id:t,attempt:n},created:s,found:i}){const d={unknown:`Could not determine whether t\
his run claimed the \`once-key\` (${v(s)}). If it did, the claim is the ref ${e}.`,unread:`The ref ${e} exists already, \
but the action could not read which run made it (${v(i)}).`,deleted:`GitHub answered that the ref ${e} exists already, a\
nd then that it does not exist. Probably another run claimed this key, and deleted its claim because it did not send.`},
c=O(s)?(0,h.isNotFound)(i)?"deleted":"unread":"unknown",l=c==="unknown"?s:i,m=l.kind==="done"?h.tryLater:(0,h.hintFor)(l,
()=>h.tryLater),_=`If the next run is skipped because of run ${t} (attempt ${n}), that is the claim of this run: delete \
it with the command in the notice, then run it once more.`;return H(d[c],`${c==="deleted"?"Run this again.":m} ${_}`)}const $=()=>(0,y.
Yq)("Claiming the key"),H=(e,t)=>new y.HR({reason:"claim-failed",title:"Claim failed",message:e,hint:t}),v=e=>e.kind==="\
done"?"GitHub created a different ref than requested":e.message,O=e=>e.kind==="refused"&&e.status===422&&e.says(/already exists/i);
function L(e,t){const n=t===403||t===404;return n&&(e==="ref"||e==="ref-to-blob")?`The \`github-token\` can write, but can\
not create a ref \`refs/web-push/\u2026\`: look for a ruleset that restricts refs, then run this again; or set a token that can\
 create it, then ${y.Up}.`:n?`Give the job the permission \`contents: write\`, or set a \`github-token\` that can write to t\
his repository, then ${y.Up}.`:t!==409&&t!==422?h.tryLater:e==="tag"?"Check that the commit of this run is in this repos\
itory.":"Look for a ruleset that forbids creating refs such as `refs/web-push/\u2026`, then run this again."}var F=f(7598),
S=f(8992);const b=60;function B(e,t){const n=(0,F.createHash)("sha256").update(C(e,t),"utf8").digest("hex").slice(0,12),
s=t===void 0?"":`-${t.toLowerCase()}`;return`refs/web-push/${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,b-s.length).
replace(/^-|-$/g,"")||"key"}${s}-${n}`}const C=(e,t)=>t===void 0?e:`${e} ${t}`;function N(e,t){return JSON.stringify({...e,
time:t.toISOString(),nonce:(0,F.randomUUID)()},null,2)}function j(e,t){const{run:n,attempt:s,time:i}=Object((0,S.qF)(e));
if(!(typeof n!="string"||!/^\d{1,20}$/.test(n))&&!(typeof s!="number"||!Number.isSafeInteger(s)||s<1)&&!(typeof i!="stri\
ng"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(i)))return{run:n,attempt:s,time:i,url:`${t}/${n}`}}const A=5e3,
T=2500,U=250,M=300;class I{#s;#e;#i;#n;#r=new Set;#t={kind:"none"};constructor(t,n,s){const{key:i,period:d,run:c,serverUrl:l}=t;
this.#i=t,this.#s=n,this.#e=s,this.#n={key:C(i,d),ref:B(i,d),repository:c.repository,serverUrl:l}}get state(){const t=this.#t;
return t.kind==="none"?t:{kind:t.kind,tag:t.tag,...this.#n}}async claim(){const{run:t,record:n}=this.#i,s=new Date,i=N({
run:t.id,attempt:t.attempt,key:this.#n.key,...n},s),d=await this.#c("tag",{object:t.sha,type:"commit",message:i,time:s}),
c=await this.#u(d);if(!W(c))return this.#h("ref",c);const l=await this.#s.request(["POST","/git/blobs",{content:i}],G),m=R(
"blob",l),_=await this.#c("blob",{object:m,type:"blob",message:i,time:s});return this.#h("ref-to-blob",await this.#u(_))}async check(){
const t=await this.#o({noAnswer:!0});return t.kind==="done"?{kind:"used",claim:await this.#f(t.data)}:(0,h.isNotFound)(t)?
{kind:"unused",...this.#n}:{kind:"unknown",cause:t.message,...this.#n}}async release(){const t=async(m,_,J)=>{const p=await this.#l(
_,J);return p?{done:p}:{retry:p,waitMs:m}},n=()=>!1,s={signal:u(this.#e,T)},i={signal:u(this.#e,A),timeoutMs:T},d=m=>t((0,w.
JN)(m),{},s);if(await(0,w.LH)({attempt:d,retries:2,signal:this.#e,cancelled:n})||!this.#e.aborted)return;const l=()=>t(U,
i,i);await(0,w.LH)({attempt:l,retries:A/U,signal:i.signal,cancelled:n})}async#c(t,{object:n,type:s,message:i,time:d}){const c={
...D,date:d.toISOString().replace(/\.\d+Z$/,"Z")},l={tag:this.#d,message:i,object:n,type:s,tagger:c};return R(t,await this.#s.
request(["POST","/git/tags",l],G))}async#u(t){this.#r.add(t),this.#t={kind:"maybe",tag:t,mayFollow:!0};const n={ref:this.#n.
ref,sha:t},s=await this.#s.request(["POST","/git/refs",n],{status:201,read:x});if(s.kind==="done")this.#a(s);else if(s.kind===
"no-answer"){const i=s.why!=="redirected";this.#t=s.mayHaveBeenReceived?{kind:"maybe",tag:t,mayFollow:i}:{kind:"none"}}else
this.#t=s.status===422?{kind:"maybe",tag:t,mayFollow:!1}:{kind:"none"};return s}async#h(t,n){const s=this.#t;if(s.kind===
"none")throw g(t,n);if(s.kind==="held")return"claimed";if(this.#e.aborted)throw $();const i=await this.#o({noAnswer:!0,notFoundMs:M});
if(this.#a(i))return"claimed";if(i.kind==="done")return this.#f(i.data);if(this.#e.aborted)throw $();const d={ref:this.#n.
ref,run:this.#i.run,created:n,found:i};throw(0,h.isNotFound)(i)?O(n)?(this.#t={kind:"maybe",tag:s.tag,mayFollow:!0},E(d)):
s.mayFollow?E(d):g(t,n):E(d)}#a(t){const n=this.#t;if(t.kind==="done"&&this.#r.has(t.data))return n.kind==="maybe"&&(this.#t=
{kind:"held",tag:t.data,deletion:"not requested"}),!0;const s=n.kind==="maybe"&&n.mayFollow;return(t.kind==="done"||(0,h.
isNotFound)(t))&&!s&&(this.#t={kind:"none"}),!1}async#f(t){const{serverUrl:n,repository:s}=this.#n,i={status:200,read:m=>(0,h.
textAt)(m,"message")},d=()=>this.#s.request(["GET","/git/tags/{tag}",{tag:t}],i),c=await(0,h.repeatRead)(d,{noAnswer:!0},
this.#e),l=c.kind==="done"?j(c.data,`${n}/${s}/actions/runs`):void 0;return{...this.#n,tag:t,by:l}}async#l(t,n){if(this.#t.
kind==="none")return!0;if(this.#t.kind==="maybe"||this.#t.deletion!=="not requested"){const c=await this.#o({notFoundMs:M},
t);if(c.kind!=="done"&&!(0,h.isNotFound)(c))return!1;this.#a(c)}const s=this.#t;if(s.kind!=="held"||s.deletion==="lost")
return!0;const i=["DELETE","/git/refs/{ref}",{ref:this.#d}],d=await this.#s.request(i,K,n);return d.kind==="done"||r(d)?
(this.#t={kind:"none"},!0):(o(d)?this.#t={...s,deletion:"lost"}:(d.kind==="refused"||d.mayHaveBeenReceived)&&(this.#t={...s,
deletion:"failed"}),!1)}#o(t,n={}){const s={status:200,read:x},i=()=>this.#s.request(["GET","/git/ref/{ref}",{ref:this.#d}],
s,n);return(0,h.repeatRead)(i,t,n.signal??this.#e)}get#d(){return this.#n.ref.replace("refs/","")}}const D={name:"web-pu\
sh-action",email:"web-push-action@users.noreply.github.com"},x=e=>(0,h.textAt)(e,"object","sha"),G={status:201,read:e=>(0,h.
textAt)(e,"sha")},K={status:204,read:()=>!0},W=e=>e.kind==="refused"&&(e.status===403||e.status===404)&&!e.rateLimited,r=e=>e.
kind==="refused"&&e.status===422&&e.says(/does not exist/i),a=({why:e,status:t=0})=>e==="redirected"||[500,502,503].includes(
t),o=e=>e.kind==="no-answer"&&e.mayHaveBeenReceived&&!a(e);function u(e,t){const n=new AbortController,s=()=>AbortSignal.
timeout(t).addEventListener("abort",()=>n.abort());return e.aborted?s():e.addEventListener("abort",s,{once:!0}),n.signal}}),
3074:((P,k,f)=>{f.r(k),f.d(k,{GithubClient:()=>S,hintFor:()=>U,isNotFound:()=>T,repeatRead:()=>K,textAt:()=>A,tryLater:()=>D});
var w=f(2413),y=f(3916),h=f(4517),R=f(8902),g=f(8992),E=f(311);const $=1048576,H=1e4,v=65536,O=5,L=2,F="2022-11-28";class S{#s;#e;#i;constructor(a,o){
this.#s=a,this.#e=o}async request(a,o,u={}){const{maxBytes:e=$}=o;if(!C(this.#s.apiUrl))return b("bad-address","GITHUB_A\
PI_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});try{const t=await this.#n(a,o,u);if(t.kind===
"failure")return this.#r(t);const{status:n,body:s,incomplete:i}=t;if(n>=400)return this.#t(t);if(n>=300)return B(a,n);if(i===
"too-large")return b(i,`the response is larger than ${e/$} MiB`,{status:n});if(i){const c=i==="cut"?"bad-response":i,l=new Error(
"the response is not complete");return this.#r({reason:c,mayHaveBeenReceived:!0,cause:l})}const d=n===o.status?o.read((0,g.
qF)(s)):void 0;return d!==void 0?{kind:"done",data:d}:b("unexpected",`GitHub answered ${n} with something unexpected`,{status:n})}catch(t){
return b("unexpected",(0,g.Kb)((0,y.q0)(t),this.#e.redact),{cause:t})}}async#n([a,o,u],{maxBytes:e=$,followRedirects:t=!1},n){
const{apiUrl:s,repository:i,token:d,timeoutMs:c}=this.#s,{http:l,signal:m}=this.#e,[_="",J=""]=i.split("/");this.#i??=(0,w.
Q)(d,{baseUrl:s.replace(/\/$/,""),userAgent:E.N});const p=this.#i.request.endpoint({method:a,url:`/repos/{owner}/{repo}${o}`,
owner:_,repo:J,...u}),V=d.split(".").length===3?"bearer":"token",X={method:a,headers:{...p.headers,"x-github-api-version":F,
authorization:`${V} ${d}`},body:p.body===void 0?void 0:JSON.stringify(p.body),timeoutMs:Math.min(n.timeoutMs??c,c,H),maxBytes:e,
signal:n.signal??m};let q=new URL(p.url);for(let Z=0;;Z++){const z=await l.request({...X,url:q}),Q=t&&Z<O?N(z,q):void 0;
if(Q===void 0)return z;q=Q}}#r({mayHaveBeenReceived:a,reason:o,cause:u}){const e=(0,g.Kb)(`${o}: ${(0,y.q0)(u)}`,this.#e.
redact);return b(o,e,{mayHaveBeenReceived:a,cause:u})}#t({status:a,headers:o,body:u,incomplete:e}){const t=e!==void 0||u.
length>v,n=j(u.slice(0,v)).trim(),s=(0,g.Kb)(`GitHub answered ${a}${n&&`: ${n}`}`,this.#e.redact,t);if(a>=500||a===408)return b(
"unavailable",s,{status:a});const{"retry-after":i,"x-ratelimit-remaining":d}=o,c=i!==void 0||d==="0"||/rate limit|abuse detection/i.
test(n);return{kind:"refused",status:a,message:s,rateLimited:a===429||a===403&&c,says:m=>m.test(n)}}}function b(r,a,{mayHaveBeenReceived:o=!0,
...u}={}){return{kind:"no-answer",why:r,mayHaveBeenReceived:o,message:a,...u}}function B([r],a){const o=`GitHub answered\
 ${a}`;return r!=="GET"?b("redirected",o,{status:a}):a===304?b("unexpected",o,{status:a}):{kind:"refused",status:a,message:o,
rateLimited:!1,says:()=>!1}}const C=r=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(r)&&(0,g.Dl)(r)!==void 0;function N(r,a){
if(r.kind==="failure"||![301,302,307,308].includes(r.status))return;const{location:o}=r.headers,u=o===void 0?void 0:(0,g.
Dl)(o,a);return u?.origin===a.origin?u:void 0}function j(r){const a=(0,g.qF)(r),o=A(a,"message");if(o===void 0)return r;
const{errors:u}=a,e=Array.isArray(u)?`: ${u.map(n=>JSON.stringify(n)).join(", ")}`:"",t=A(a,"documentation_url");return`${o}${e}${t?
` - ${t}`:""}`}function A(r,...a){const o=a.reduce((u,e)=>u?.[e],r);return typeof o=="string"?o:void 0}const T=r=>r.kind===
"refused"&&r.status===404;function U(r,a){return r.kind==="no-answer"?M(r):r.rateLimited?"The rate limit of GitHub is re\
ached: run this again later.":r.status===401?"Use a valid `github-token`; the default is the token of the job, `github.t\
oken`.":r.status===407?h.a5:r.status<400?I:a(r.status)}function M({why:r,cause:a}){return r==="bad-address"?x:r==="redir\
ected"?I:r==="too-large"?`Check that GitHub answers at that address. ${x}`:r==="tls-failed"?G:r==="proxy-failed"?(0,h.CJ)(
a):D}const I="Check GITHUB_API_URL, and whether the repository was moved or renamed.",D="Run this again when GitHub is a\
vailable.",x="GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitH\
ub Enterprise Server. The runner sets it.",G="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of \
a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. Then run this again.";function K(r,{
noAnswer:a=!1,notFoundMs:o},u){let e=0,t=0;return(0,R.LH)({attempt:async()=>{const n=await r();return o!==void 0&&T(n)&&
++t<=L?{retry:n,waitMs:o*t}:a&&n.kind==="no-answer"&&!W(n)&&++e<=L?{retry:n,waitMs:(0,R.JN)(e)}:{done:n}},retries:2*L,signal:u,
cancelled:()=>b("cancelled","the run was cancelled")})}const W=({why:r})=>r==="cancelled"||r==="bad-address"||r==="redir\
ected"||r==="too-large"}),4117:((P,k,f)=>{f.d(k,{Q:()=>w});class w{getAgent(){}getAgentDispatcher(){}}class y{}}),9795:((P,k,f)=>{
f.d(k,{h:()=>w});function w(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
