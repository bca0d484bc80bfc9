"use strict";exports.id=517,exports.ids=[517,354],exports.modules={8595:((N,v,m)=>{m.d(v,{ClaimStore:()=>W});var p=m(8902),R=m(3916),
c=m(3074);function x(e,t){if(t.kind==="done")return t.data;throw E(e,t)}function E(e,t){if(t.kind==="no-answer"&&t.why===
"cancelled")return C();const n=`Could not claim the \`once-key\` in the repository (${_(t)}).`,s=M(t,r=>k(e,r));return H(
n,s)}function w({ref:e,created:t,found:n}){if(!D(t)){const r=`Could not determine whether this run claimed the \`once-key\
\` (${_(t)}). If it did, the claim is the ref ${e}.`;return H(r,M(t))}if((0,c.isNotFound)(n)){const r=`GitHub answered t\
hat the ref ${e} exists already, and then that it does not exist.`;return H(r,"Run this again.")}const s=`The ref ${e} e\
xists already, but the action could not read which run made it (${_(n)}).`;return H(s,M(n))}const C=()=>(0,R.Yq)("Claimi\
ng the key"),H=(e,t)=>new R.HR({reason:"claim-failed",title:"Claim failed",message:e,hint:t}),_=e=>e.kind==="done"?"GitH\
ub created a different ref than requested":e.message,M=(e,t=()=>c.tryLater)=>e.kind==="done"?c.tryLater:(0,c.hintFor)(e,
t),D=e=>e.kind==="refused"&&e.says(/already exists/i);function k(e,t){const n=t===403||t===404;return n&&e==="ref"?`The \
\`github-token\` can write, but cannot create a ref \`refs/web-push/\u2026\`: look for a ruleset that restricts refs, then run th\
is again; or set a token that can create it, then ${R.Up}.`:n?`Give the job the permission \`contents: write\`, or set a \`\
github-token\` that can write to this repository, then ${R.Up}.`:t!==409&&t!==422?c.tryLater:e==="tag"?"Check that the c\
ommit of this run is in this repository.":"Look for a ruleset that forbids creating refs such as `refs/web-push/\u2026`, then\
 run this again."}var F=m(7598),B=m(8992);const j=60;function K(e,t){const n=(0,F.createHash)("sha256").update(O(e,t)).digest(
"hex").slice(0,12),s=t===void 0?"":`-${t.toLowerCase()}`;return`refs/web-push/${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").
slice(0,j-s.length).replace(/^-|-$/g,"")||"key"}${s}-${n}`}const O=(e,t)=>t===void 0?e:`${e} ${t}`;function G(e,t){return JSON.
stringify({...e,time:t.toISOString(),nonce:(0,F.randomUUID)()},null,2)}function q(e,t){const{run:n,attempt:s,time:r,title:l,
target:f}=Object((0,B.qF)(e));if(!(typeof n!="string"||!/^\d{1,20}$/.test(n))&&!(typeof s!="number"||!Number.isSafeInteger(
s)||s<1)&&!(typeof r!="string"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(r)))return{run:n,attempt:s,time:r,
url:`${t}/${n}`,title:typeof l=="string"?l:void 0,target:typeof f=="string"&&/^(all|audience \d{1,16})$/.test(f)?f:void 0}}
const I=5e3,U=2500,S=250,A=300;class W{#s;#e;#i;#n;#t={kind:"none"};constructor(t,n,s){const{key:r,period:l,run:f,serverUrl:b}=t;
this.#i=t,this.#s=n,this.#e=s,this.#n={key:O(r,l),ref:K(r,l),repository:f.repository,serverUrl:b}}get state(){const t=this.#t;
return t.kind==="none"?t:{kind:t.kind,tag:t.tag,...this.#n}}async claim(){const{run:t,record:n}=this.#i,s=new Date,r=G({
run:t.id,attempt:t.attempt,key:this.#n.key,...n},s),l=await this.#o("tag",{object:t.sha,type:"commit",message:r,time:s}),
f=await this.#c(l);if(!o(f))return this.#h(f);const b=await this.#a({noAnswer:!0,notFoundMs:A});if(this.#r(b),b.kind==="\
done"&&this.#t.kind==="none")return this.#d(b.data);if(!(0,c.isNotFound)(b))throw this.#e.aborted?C():E("ref",f);const y=await this.#s.
request(["POST","/git/blobs",{content:r}],a),L=x("blob",y),T=await this.#o("blob",{object:L,type:"blob",message:r,time:s});
return this.#h(await this.#c(T))}async check(){const t=await this.#a({noAnswer:!0});return t.kind==="done"?{kind:"used",
claim:await this.#d(t.data)}:(0,c.isNotFound)(t)?{kind:"unused",...this.#n}:{kind:"unknown",cause:t.message,...this.#n}}async findRetryStop(){
const{ref:t}=this.#n,n=await this.#a({noAnswer:!0,notFoundMs:A});if(!this.#r(n))return n.kind==="done"||(0,c.isNotFound)(
n)?{kind:"claim-lost",ref:t}:{kind:"claim-unreadable",ref:t,cause:n.message}}async giveUp(){const t=async(y,L,T)=>await this.#f(
L,T)?{done:!0}:{result:!1,waitMs:y},n=()=>!1,s={signal:$(this.#e,U)},r={signal:$(this.#e,I),timeoutMs:U},l=y=>t((0,p.JN)(
y),{},s);if(await(0,p.LH)({attempt:l,retries:2,signal:this.#e,cancelled:n})||!this.#e.aborted)return;const b=()=>t(S,r,r);
await(0,p.LH)({attempt:b,retries:I/S,signal:r.signal,cancelled:n})}async#o(t,{object:n,type:s,message:r,time:l}){const f={
...J,date:l.toISOString().replace(/\.\d+/,"")},b={tag:this.#u,message:r,object:n,type:s,tagger:f};return x(t,await this.#s.
request(["POST","/git/tags",b],a))}async#c(t){this.#t={kind:"maybe",tag:t,mayStillHappen:!0};const n={ref:this.#n.ref,sha:t},
s=await this.#s.request(["POST","/git/refs",n],{status:201,read:P});return s.kind==="done"?this.#r(s):d(s)?this.#t={kind:"\
maybe",tag:t,mayStillHappen:h(s)}:this.#t={kind:"none"},s}async#h(t){const n=this.#t;if(n.kind==="held")return"claimed";
if(n.kind==="none"||u(t))throw E("ref",t);const s=await this.#a({noAnswer:!0,notFoundMs:A});if(this.#r(s))return"claimed";
if(s.kind==="done")return this.#d(s.data);if(this.#e.aborted)throw C();const r={ref:this.#n.ref,created:t,found:s};throw(0,c.
isNotFound)(s)?D(t)?(this.#t={kind:"maybe",tag:n.tag,mayStillHappen:!0},w(r)):n.mayStillHappen?w(r):E("ref",t):w(r)}#r(t){
const n=this.#t;if(n.kind==="none")return!1;if(t.kind==="done"&&t.data===n.tag)return n.kind==="maybe"&&(this.#t={kind:"\
held",tag:n.tag,isDeletionRequested:!1}),!0;const s=n.kind==="maybe"&&n.mayStillHappen;return(t.kind==="done"||(0,c.isNotFound)(
t))&&!s&&(this.#t={kind:"none"}),!1}async#d(t){const{serverUrl:n,repository:s}=this.#n,r={status:200,read:y=>(0,c.textAt)(
y,"message")},l=()=>this.#s.request(["GET","/git/tags/{tag}",{tag:t}],r),f=await(0,c.repeatRead)(l,{noAnswer:!0},this.#e),
b=f.kind==="done"?q(f.data,`${n}/${s}/actions/runs`):void 0;return{...this.#n,tag:t,by:b}}async#f(t,n){if(this.#t.kind===
"none")return!0;const s=await this.#a({notFoundMs:A},t);if(s.kind!=="done"&&!(0,c.isNotFound)(s))return!1;this.#r(s);const r=this.#t;
if(r.kind!=="held"||r.isDeletionRequested)return!0;const l=["DELETE","/git/refs/{ref}",{ref:this.#u}],f=await this.#s.request(
l,i,n);return f.kind==="done"||g(f)?(this.#t={kind:"none"},!0):(d(f)&&(this.#t={...r,isDeletionRequested:!0}),!1)}#a(t,n={}){
const s={status:200,read:P},r=()=>this.#s.request(["GET","/git/ref/{ref}",{ref:this.#u}],s,n);return(0,c.repeatRead)(r,t,
n.signal??this.#e)}get#u(){return this.#n.ref.replace("refs/","")}}const J={name:"web-push-action",email:"web-push-actio\
n@users.noreply.github.com"},P=e=>(0,c.textAt)(e,"object","sha"),a={status:201,read:e=>(0,c.textAt)(e,"sha")},i={status:204,
read:()=>!0},o=e=>e.kind==="refused"&&(e.status===403||e.status===404)&&!e.rateLimited,u=e=>e.kind==="refused"&&e.status!==
409&&e.status!==422,g=e=>e.kind==="refused"&&e.status===422&&e.says(/reference does not exist/i),d=e=>e.kind==="refused"||
e.mayHaveBeenReceived,h=e=>e.kind==="no-answer"&&e.why!=="redirected";function $(e,t){const n=new AbortController,s=()=>AbortSignal.
timeout(t).addEventListener("abort",()=>n.abort());return e.aborted?s():e.addEventListener("abort",s),n.signal}}),3074:((N,v,m)=>{
m.r(v),m.d(v,{GithubClient:()=>D,hintFor:()=>q,isNotFound:()=>G,repeatRead:()=>J,textAt:()=>O,tryLater:()=>S});var p=m(2413),
R=m(3916),c=m(4517),x=m(8902),E=m(1153),w=m(8992);const C=1e4,H=5,_=2,M="2022-11-28";class D{#s;#e;#i;constructor(i,o){this.#s=
i,this.#e=o}async request(i,o,u={}){const{maxBytes:g=w.E$}=o;if(!B(this.#s.apiUrl))return k("bad-address","GITHUB_API_UR\
L is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});try{const d=await this.#n(i,{...o,maxBytes:g},u);
if(d.kind==="failure")return this.#t(d);const{status:h,body:$,incomplete:e}=d;if(h>=400)return this.#o(d);if(h>=300)return F(
i,h);if(e==="too-large")return k(e,`the response is larger than ${g/w.E$} MiB`);if(e){const n=e==="cut"?"bad-response":e,
s=new Error("the response is not complete");return this.#t({reason:n,mayHaveBeenReceived:!0,cause:s})}const t=h===o.status?
o.read((0,w.qF)($)):void 0;return t!==void 0?{kind:"done",data:t}:k("unexpected",`GitHub answered ${h} with something un\
expected`)}catch(d){return k("unexpected",(0,w.Kb)((0,R.q0)(d),this.#e.redact),{cause:d})}}async#n([i,o,u],{maxBytes:g,followRedirects:d},h){
const{apiUrl:$,repository:e,token:t,timeoutMs:n}=this.#s,{http:s,signal:r}=this.#e;this.#i??=(0,p.Q)(t,{baseUrl:$.replace(
/\/$/,""),userAgent:E.N});const l=this.#i.request.endpoint({method:i,url:`/repos/${e}${o}`,...u}),f=t.split(".").length===
3?"bearer":"token",b={method:i,headers:{...l.headers,"x-github-api-version":M,authorization:`${f} ${t}`},body:JSON.stringify(
l.body),timeoutMs:Math.min(h.timeoutMs??n,n,C),maxBytes:g,signal:h.signal??r};let y=new URL(l.url);for(let L=0;;L++){const T=await s.
request({...b,url:y}),z=d&&L<H?j(T,y):void 0;if(z===void 0)return T;y=z}}#t({mayHaveBeenReceived:i,reason:o,cause:u}){const g=(0,w.
Kb)(`${o}: ${(0,R.q0)(u)}`,this.#e.redact);return k(o,g,{mayHaveBeenReceived:i,cause:u})}#o({status:i,headers:o,body:u,incomplete:g}){
const d=K(u).trim(),h=g!==void 0,$=(0,w.Kb)(`GitHub answered ${i}${d&&`: ${d}`}`,this.#e.redact,h);if(i>=500||i===408)return k(
"unexpected",$,{status:i});const{"retry-after":e,"x-ratelimit-remaining":t}=o,n=e!==void 0||t==="0"||/rate limit|abuse detection/i.
test(d);return{kind:"refused",status:i,message:$,rateLimited:i===429||i===403&&n,says:r=>r.test(d)}}}function k(a,i,{mayHaveBeenReceived:o=!0,
...u}={}){return{kind:"no-answer",why:a,mayHaveBeenReceived:o,message:i,...u}}function F([a],i){const o=`GitHub answered\
 ${i}`;return a!=="GET"?k("redirected",o):i===304?k("unexpected",o):{kind:"refused",status:i,message:o,rateLimited:!1,says:()=>!1}}
const B=a=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(a)&&(0,w.Dl)(a)!==void 0;function j(a,i){if(a.kind==="failure"||![301,
302,307,308].includes(a.status))return;const{location:o}=a.headers,u=o===void 0?void 0:(0,w.Dl)(o,i);return u?.origin===
i.origin?u:void 0}function K(a){const i=(0,w.qF)(a),o=O(i,"message");if(o===void 0)return a;const{errors:u}=i,g=Array.isArray(
u)?`: ${u.map(h=>JSON.stringify(h)).join(", ")}`:"",d=O(i,"documentation_url");return`${o}${g}${d?` - ${d}`:""}`}function O(a,...i){
const o=i.reduce((u,g)=>u?.[g],a);return typeof o=="string"?o:void 0}const G=a=>a.kind==="refused"&&a.status===404;function q(a,i){
return a.kind==="no-answer"?I(a):a.rateLimited?"The rate limit of GitHub is reached: run this again later.":a.status===401?
"Use a valid `github-token`; the default is the token of the job, `github.token`.":a.status===407?c.a5:a.status<400?U:i(
a.status)}function I({why:a,cause:i}){return a==="bad-address"?A:a==="redirected"?U:a==="too-large"?`Check that GitHub a\
nswers at that address. ${A}`:a==="tls-failed"?W:a==="proxy-failed"?(0,c.CJ)(i):S}const U="Check GITHUB_API_URL, and whe\
ther the repository was moved or renamed.",S="Run this again when GitHub is available.",A="GITHUB_API_URL must be the ad\
dress of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",
W="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner. Then run this again.";function J(a,{noAnswer:i,notFoundMs:o},u){let g=0,
d=0;return(0,x.LH)({attempt:async()=>{const h=await a();return o!==void 0&&G(h)&&++d<=_?{result:h,waitMs:o*d}:i&&h.kind===
"no-answer"&&!P.includes(h.why)&&++g<=_?{result:h,waitMs:(0,x.JN)(g)}:{done:h}},retries:2*_,signal:u,cancelled:()=>k("ca\
ncelled","the run was cancelled")})}const P=["cancelled","bad-address","redirected","too-large"]}),4117:((N,v,m)=>{m.d(v,
{Q:()=>p});class p{getAgent(){}getAgentDispatcher(){}}class R{}}),9795:((N,v,m)=>{m.d(v,{h:()=>p});function p(){throw new Error(
"not bundled: give Octokit a fetch of your own")}})};
