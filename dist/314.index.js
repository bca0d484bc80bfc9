"use strict";exports.id=314,exports.ids=[314,354],exports.modules={8930:((N,k,c)=>{c.d(k,{ClaimStore:()=>I});var w=c(1012),E=c(3916),
f=c(3074);function O(e,t){if(t.kind==="done")return t.data;throw y(e,t)}function y(e,t){if(t.kind==="no-answer"&&t.why===
"cancelled")return R();const n=`Could not claim the \`once-key\` in the repository (${$(t)}).`,s=H(t,i=>L(e,i));return _(
n,s)}function p({ref:e,created:t,found:n}){if(!x(t)){const i=`Could not determine whether this run claimed the \`once-key\
\` (${$(t)}). If it did, the claim is the ref ${e}.`;return _(i,H(t))}if((0,f.isNotFound)(n)){const i=`GitHub answered t\
hat the ref ${e} exists already, and then that it does not exist.`;return _(i,"Run this again.")}const s=`The ref ${e} e\
xists already, but the action could not read which run made it (${$(n)}).`;return _(s,H(n))}const R=()=>(0,E.Yq)("Claimi\
ng the key"),_=(e,t)=>new E.HR({reason:"claim-failed",title:"Claim failed",message:e,hint:t}),$=e=>e.kind==="done"?"GitH\
ub created a different ref than requested":e.message,H=(e,t=()=>f.tryLater)=>e.kind==="done"?f.tryLater:(0,f.hintFor)(e,
t),x=e=>e.kind==="refused"&&e.says(/already exists/i);function L(e,t){const n=t===403||t===404;return n&&e==="ref"?{newRunAfter:"\
The `github-token` can write, but cannot create a ref `refs/web-push/\u2026`: look for a ruleset that restricts refs, then ru\
n this again; or set a token that can create it, then"}:n?{newRunAfter:"Give the job the permission `contents: write`, o\
r set a `github-token` that can write to this repository, then"}:t!==409&&t!==422?f.tryLater:e==="tag"?"Check that the c\
ommit of this run is in this repository.":"Look for a ruleset that forbids creating refs such as `refs/web-push/\u2026`, then\
 run this again."}var U=c(7598),j=c(8301);function g(e,t){return JSON.stringify({...e,time:t.toISOString(),nonce:(0,U.randomUUID)()},
null,2)}function K(e,t){const{run:n,attempt:s,time:i,title:u,target:d}=Object((0,j.q)(e));if(!(typeof n!="string"||!/^\d{1,20}$/.
test(n))&&!(typeof s!="number"||!Number.isSafeInteger(s)||s<1)&&!(typeof i!="string"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.
test(i)))return{run:n,attempt:s,time:i,url:`${t}/${n}`,title:typeof u=="string"?u:void 0,target:typeof d=="string"&&/^(all|audience \d{1,16})$/.
test(d)?d:void 0}}const W=60;function J(e,t){const n=(0,U.createHash)("sha256").update(S(e,t)).digest("hex").slice(0,12),
s=t===void 0?"":`-${t.toLowerCase()}`;return`refs/web-push/${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,W-s.length).
replace(/^-|-$/g,"")||"key"}${s}-${n}`}const S=(e,t)=>t===void 0?e:`${e} ${t}`,v=5e3,T=2500,P=250,A=300;class I{#s;#e;#i;#n;#t={
kind:"none"};constructor(t,n,s){const{key:i,period:u,run:d,serverUrl:m}=t;this.#i=t,this.#s=n,this.#e=s,this.#n={key:S(i,
u),ref:J(i,u),repository:d.repository,serverUrl:m}}get state(){const t=this.#t;return t.kind==="none"?t:{kind:t.kind,tag:t.
tag,...this.#n}}async claim(){const{run:t,record:n}=this.#i,s=new Date,i=g({run:t.id,attempt:t.attempt,key:this.#n.key,...n},
s),u=await this.#o("tag",{object:t.sha,type:"commit",message:i,time:s}),d=await this.#c(u);if(!z(d))return this.#h(d);const m=await this.#a(
{noAnswer:!0,notFoundMs:A});if(this.#r(m),m.kind==="done"&&this.#t.kind==="none")return this.#d(m.data);if(!(0,f.isNotFound)(
m))throw this.#e.aborted?R():y("ref",d);const b=await this.#s.request(["POST","/git/blobs",{content:i}],B),C=O("blob",b),
D=await this.#o("blob",{object:C,type:"blob",message:i,time:s});return this.#h(await this.#c(D))}async check(){const t=await this.#a(
{noAnswer:!0});return t.kind==="done"?{kind:"used",claim:await this.#d(t.data)}:(0,f.isNotFound)(t)?{kind:"unused",...this.#n}:
{kind:"unknown",cause:t.message,...this.#n}}async findRetryStop(){const{ref:t}=this.#n,n=await this.#a({noAnswer:!0,notFoundMs:A});
if(!this.#r(n))return n.kind==="done"||(0,f.isNotFound)(n)?{kind:"claim-lost",ref:t}:{kind:"claim-unreadable",ref:t,cause:n.
message}}async giveUp(){const t=async(b,C,D)=>await this.#f(C,D)?{done:!0}:{result:!1,waitMs:b},n=()=>!1,s={signal:l(this.#e,
T)},i={signal:l(this.#e,v),timeoutMs:T},u=b=>t((0,w.JN)(b),{},s);if(await(0,w.LH)({attempt:u,retries:2,signal:this.#e,cancelled:n})||
!this.#e.aborted)return;const m=()=>t(P,i,i);await(0,w.LH)({attempt:m,retries:v/P,signal:i.signal,cancelled:n})}async#o(t,{
object:n,type:s,message:i,time:u}){const d={...G,date:u.toISOString().replace(/\.\d+/,"")},m={tag:this.#u,message:i,object:n,
type:s,tagger:d};return O(t,await this.#s.request(["POST","/git/tags",m],B))}async#c(t){this.#t={kind:"maybe",tag:t,mayStillHappen:!0};
const n={ref:this.#n.ref,sha:t},s=await this.#s.request(["POST","/git/refs",n],{status:201,read:M});return s.kind==="don\
e"?this.#r(s):o(s)?this.#t={kind:"maybe",tag:t,mayStillHappen:h(s)}:this.#t={kind:"none"},s}async#h(t){const n=this.#t;if(n.
kind==="held")return"claimed";if(n.kind==="none"||a(t))throw y("ref",t);const s=await this.#a({noAnswer:!0,notFoundMs:A});
if(this.#r(s))return"claimed";if(s.kind==="done")return this.#d(s.data);if(this.#e.aborted)throw R();const i={ref:this.#n.
ref,created:t,found:s};throw(0,f.isNotFound)(s)?x(t)?(this.#t={kind:"maybe",tag:n.tag,mayStillHappen:!0},p(i)):n.mayStillHappen?
p(i):y("ref",t):p(i)}#r(t){const n=this.#t;if(n.kind==="none")return!1;if(t.kind==="done"&&t.data===n.tag)return n.kind===
"maybe"&&(this.#t={kind:"held",tag:n.tag,isDeletionRequested:!1}),!0;const s=n.kind==="maybe"&&n.mayStillHappen;return(t.
kind==="done"||(0,f.isNotFound)(t))&&!s&&(this.#t={kind:"none"}),!1}async#d(t){const{serverUrl:n,repository:s}=this.#n,i={
status:200,read:b=>(0,f.textAt)(b,"message")},u=()=>this.#s.request(["GET","/git/tags/{tag}",{tag:t}],i),d=await(0,f.repeatRead)(
u,{noAnswer:!0},this.#e),m=d.kind==="done"?K(d.data,`${n}/${s}/actions/runs`):void 0;return{...this.#n,tag:t,by:m}}async#f(t,n){
if(this.#t.kind==="none")return!0;const s=await this.#a({notFoundMs:A},t);if(s.kind!=="done"&&!(0,f.isNotFound)(s))return!1;
this.#r(s);const i=this.#t;if(i.kind!=="held"||i.isDeletionRequested)return!0;const u=["DELETE","/git/refs/{ref}",{ref:this.#u}],
d=await this.#s.request(u,q,n);return d.kind==="done"||r(d)?(this.#t={kind:"none"},!0):(o(d)&&(this.#t={...i,isDeletionRequested:!0}),
!1)}#a(t,n={}){const s={status:200,read:M},i=()=>this.#s.request(["GET","/git/ref/{ref}",{ref:this.#u}],s,n);return(0,f.
repeatRead)(i,t,n.signal??this.#e)}get#u(){return this.#n.ref.replace("refs/","")}}const G={name:"web-push-action",email:"\
web-push-action@users.noreply.github.com"},M=e=>(0,f.textAt)(e,"object","sha"),B={status:201,read:e=>(0,f.textAt)(e,"sha")},
q={status:204,read:()=>!0},z=e=>e.kind==="refused"&&(e.status===403||e.status===404)&&!e.rateLimited,a=e=>e.kind==="refu\
sed"&&e.status!==409&&e.status!==422,r=e=>e.kind==="refused"&&e.status===422&&e.says(/reference does not exist/i),o=e=>e.
kind==="refused"||e.mayHaveBeenReceived,h=e=>e.kind==="no-answer"&&e.why!=="redirected";function l(e,t){const n=new AbortController,
s=()=>AbortSignal.timeout(t).addEventListener("abort",()=>n.abort());return e.aborted?s():e.addEventListener("abort",s),
n.signal}}),3074:((N,k,c)=>{c.r(k),c.d(k,{GithubClient:()=>j,hintFor:()=>P,isNotFound:()=>T,repeatRead:()=>q,textAt:()=>v,
tryLater:()=>G});var w=c(2413),E=c(3916),f=c(1012),O=c(4517),y=c(8301),p=c(8992),R=c(1996),_=c(7666),$=c(311);const H=1e4,
x=5,L=2,U="2022-11-28";class j{#s;#e;#i;constructor(r,o){this.#s=r,this.#e=o}async request(r,o,h={}){const{maxBytes:l=R.
E$}=o;if(!W(this.#s.apiUrl))return g("bad-address","GITHUB_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});
try{const e=await this.#n(r,{...o,maxBytes:l},h);if(e.kind==="failure")return this.#t(e);const{status:t,body:n,incomplete:s}=e;
if(t>=400)return this.#o(e);if(t>=300)return K(r,t);if(s==="too-large")return g(s,`the response is larger than ${l/R.E$}\
 MiB`);if(s){const u=s==="cut"?"bad-response":s,d=new Error("the response is not complete");return this.#t({reason:u,mayHaveBeenReceived:!0,
cause:d})}const i=t===o.status?o.read((0,y.q)(n)):void 0;return i!==void 0?{kind:"done",data:i}:g("unexpected",`GitHub a\
nswered ${t} with something unexpected`)}catch(e){return g("unexpected",(0,p.Kb)((0,E.q0)(e),this.#e.redact),{cause:e})}}async#n([
r,o,h],{maxBytes:l,followRedirects:e},t){const{apiUrl:n,repository:s,token:i,timeoutMs:u}=this.#s,{http:d,signal:m}=this.#e;
this.#i??=(0,w.Q)(i,{baseUrl:n.replace(/\/$/,""),userAgent:$.N});const b=this.#i.request.endpoint({method:r,url:`/repos/${s}${o}`,
...h}),C=i.split(".").length===3?"bearer":"token",D={method:r,headers:{...b.headers,"x-github-api-version":U,authorization:`${C}\
 ${i}`},body:JSON.stringify(b.body),timeoutMs:Math.min(t.timeoutMs??u,u,H),maxBytes:l,signal:t.signal??m};let F=new URL(
b.url);for(let Q=0;;Q++){const V=await d.request({...D,url:F}),X=e&&Q<x?J(V,F):void 0;if(X===void 0)return V;F=X}}#t({mayHaveBeenReceived:r,
reason:o,cause:h}){const l=(0,p.Kb)(`${o}: ${(0,E.q0)(h)}`,this.#e.redact);return g(o,l,{mayHaveBeenReceived:r,cause:h})}#o({
status:r,headers:o,body:h,incomplete:l}){const e=S(h).trim(),t=l!==void 0,n=(0,p.Kb)(`GitHub answered ${r}${e&&`: ${e}`}`,
this.#e.redact,t);if(r>=500||r===408)return g("unexpected",n,{status:r});const{"retry-after":s,"x-ratelimit-remaining":i}=o,
u=s!==void 0||i==="0"||/rate limit|abuse detection/i.test(e);return{kind:"refused",status:r,message:n,rateLimited:r===429||
r===403&&u,says:m=>m.test(e)}}}function g(a,r,{mayHaveBeenReceived:o=!0,...h}={}){return{kind:"no-answer",why:a,mayHaveBeenReceived:o,
message:r,...h}}function K([a],r){const o=`GitHub answered ${r}`;return a!=="GET"?g("redirected",o):r===304?g("unexpecte\
d",o):{kind:"refused",status:r,message:o,rateLimited:!1,says:()=>!1}}const W=a=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(
a)&&(0,_.Dl)(a)!==void 0;function J(a,r){if(a.kind==="failure"||![301,302,307,308].includes(a.status))return;const{location:o}=a.
headers,h=o===void 0?void 0:(0,_.Dl)(o,r);return h?.origin===r.origin?h:void 0}function S(a){const r=(0,y.q)(a),o=v(r,"m\
essage");if(o===void 0)return a;const{errors:h}=r,l=Array.isArray(h)?`: ${h.map(t=>JSON.stringify(t)).join(", ")}`:"",e=v(
r,"documentation_url");return`${o}${l}${e?` - ${e}`:""}`}function v(a,...r){const o=r.reduce((h,l)=>h?.[l],a);return typeof o==
"string"?o:void 0}const T=a=>a.kind==="refused"&&a.status===404;function P(a,r){return a.kind==="no-answer"?A(a):a.rateLimited?
"The rate limit of GitHub is reached: run this again later.":a.status===401?"Use a valid `github-token`; the default is \
the token of the job, `github.token`.":a.status===407?O.a5:a.status<400?I:r(a.status)}function A({why:a,cause:r}){return a===
"bad-address"?M:a==="redirected"?I:a==="too-large"?`Check that GitHub answers at that address. ${M}`:a==="tls-failed"?B:
a==="proxy-failed"?(0,O.CJ)(r):G}const I="Check GITHUB_API_URL, and whether the repository was moved or renamed.",G="Run\
 this again when GitHub is available.",M="GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `h\
ttps://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",B="Check GITHUB_API_URL and the certificate of Gi\
tHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. T\
hen run this again.";function q(a,{noAnswer:r,notFoundMs:o},h){let l=0,e=0;return(0,f.LH)({attempt:async()=>{const t=await a();
return o!==void 0&&T(t)&&++e<=L?{result:t,waitMs:o*e}:r&&t.kind==="no-answer"&&!z.includes(t.why)&&++l<=L?{result:t,waitMs:(0,f.
JN)(l)}:{done:t}},retries:2*L,signal:h,cancelled:()=>g("cancelled","the run was cancelled")})}const z=["cancelled","bad-\
address","redirected","too-large"]}),4117:((N,k,c)=>{c.d(k,{Q:()=>w});class w{getAgent(){}getAgentDispatcher(){}}class E{}}),
9795:((N,k,c)=>{c.d(k,{h:()=>w});function w(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
