"use strict";exports.id=559,exports.ids=[559],exports.modules={2559:((et,D,c)=>{c.r(D),c.d(D,{Repository:()=>Xe});var le=c(2413),f=c(
5500),O=c(6910),R=c(9199),ge=c(893),M=c(7775),me=c(6994),l=c(1095),I=c(2927);const F=1e4,we=5,x=2,N=25,ye=65536,be="2022\
-11-28";class S extends Error{reply;constructor(e){super(e.message),this.reply=e}}class pe{#t;#e;#r;constructor(e,t){this.#t=
e,this.#e=t,this.#r=(0,le.Q)(e.token,{baseUrl:e.apiUrl.replace(/\/$/,""),userAgent:me.N})}async request(e,t,s={}){if(!ve(
this.#t.apiUrl))return g("bad-address","GITHUB_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});
try{const{status:i,data:a}=await this.#n(e,t,s);if(i>=300)return j(e,i);const r=i===t.status?t.read((0,O.qF)(String(a))):
void 0;return r!==void 0?{kind:"done",data:r}:g("unexpected",`GitHub answered ${i}, but not with the expected data`)}catch(i){
return this.#o(e,i)}}async#n([e,t,s],{followRedirects:i},a){const r={"x-github-api-version":be},d={fetch:this.#s(a),parseSuccessResponseBody:!1,
log:Re},o=`/repos/${this.#t.repository}${t}`;let u=await this.#r.request({method:e,url:o,...s,headers:r,request:d});for(let h=0;i&&
h<we;h++){const p=$e(u);if(p===void 0)return u;u=await this.#r.request({method:e,url:p,headers:r,request:d})}return u}#s({
timeoutMs:e=F,signal:t}){const{http:s,signal:i}=this.#e,a={timeoutMs:Math.min(e,this.#t.timeoutMs,F),maxBytes:N*ge.E$,signal:t??
i};return async(r,{method:d,headers:o,body:u})=>{const h=await s.request({method:d,headers:o,body:u,url:new URL(r),...a});
if(h.kind==="failure")throw new S(this.#a(h));const{status:p,incomplete:A}=h;if(p<300&&A)throw new S(this.#i(A));const _e=A?
"":h.body.slice(0,ye);return{status:p,url:r,headers:new Map(Object.entries({...h.headers,"content-type":"application/jso\
n"})),body:h.body,text:async()=>_e}}}#a({reason:e,mayHaveBeenReceived:t,cause:s}){const i=(0,R.Kb)(`${e}: ${(0,f.q0)(s)}`,
this.#e.redact);return g(e,i,{mayHaveBeenReceived:t,cause:s})}#i(e){if(e==="too-large")return g("too-large",`the respons\
e is larger than ${N} MiB`);const t=e==="cut"?"bad-response":e,s=new Error("the response is incomplete");return this.#a(
{reason:t,mayHaveBeenReceived:!0,cause:s})}#o(e,t){const{cause:s=t}=Object(t);if(s instanceof S)return s.reply;if(!ke(t))
return g("unexpected",(0,R.Kb)((0,f.q0)(s),this.#e.redact),{cause:s});const{status:i,response:a}=t;if(i<400)return j(e,i);
const r=t.message.trim(),d=(0,R.Kb)(`GitHub answered ${i}${r&&`: ${r}`}`,this.#e.redact);if(i>=500||i===408)return g("un\
expected",d,{status:i});const{"retry-after":o,"x-ratelimit-remaining":u}=a.headers,h=o!==void 0||u==="0"||/rate limit|abuse detection/i.
test(r);return{kind:"refused",status:i,message:d,rateLimited:i===429||i===403&&h,says:A=>A.test(r)}}}const Re={debug:()=>{},
info:()=>{},warn:()=>{},error:()=>{}},ke=n=>n instanceof Error&&n.response!==void 0;function g(n,e,{mayHaveBeenReceived:t=!0,
...s}={}){return{kind:"no-answer",why:n,mayHaveBeenReceived:t,message:e,...s}}function j([n],e){const t=`GitHub answered\
 ${e}`;return n!=="GET"?g("redirected",t):e===304?g("unexpected",t):{kind:"refused",status:e,message:t,rateLimited:!1,says:()=>!1}}
const ve=n=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(n)&&(0,M.Dl)(n)!==void 0;function $e({status:n,url:e,headers:{location:t}}){
if(![301,302,307,308].includes(n)||typeof t!="string")return;const s=new URL(e),i=(0,M.Dl)(t,s);return i?.origin===s.origin?
i.href:void 0}function m(n,...e){const t=e.reduce((s,i)=>s?.[i],n);return typeof t=="string"?t:void 0}const w=n=>n.kind===
"refused"&&n.status===404;function $(n,e){return n.kind==="no-answer"?Te(n):n.rateLimited?"GitHub refused the request be\
cause of a rate limit. Run this again later.":n.status===401?"Set a valid `github-token`, or remove the input to use its\
 default, the token of the job (`github.token`).":n.status===407?I.a5:n.status<400?P:e(n.status)}function Te({why:n,cause:e}){
return n==="bad-address"?q:n==="redirected"?P:n==="too-large"?`Check that the address in GITHUB_API_URL belongs to GitHu\
b. ${q}`:n==="tls-failed"?Ae:n==="proxy-failed"?(0,I.CJ)(e):y}const P="Check whether the repository was moved or renamed\
, and check GITHUB_API_URL.",y="Run this again when GitHub is available.",q="GITHUB_API_URL must be the address of the A\
PI: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets this variable.",Ae="\
Check GITHUB_API_URL and the certificate of GitHub. For the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_\
CERTS to its certificate file on the runner. Then run this again.";function G(n,{noAnswer:e,notFoundMs:t},s){let i=0,a=0;
return(0,l.LH)({attempt:async()=>{const r=await n();return t!==void 0&&w(r)&&++a<=x?{result:r,waitMs:t*a}:e&&r.kind==="n\
o-answer"&&!J.includes(r.why)&&++i<=x?{result:r,waitMs:(0,l.JN)(i)}:{done:r}},retries:2*x,signal:s,cancelled:()=>g("canc\
elled","the run was cancelled")})}const J=["cancelled","bad-address","redirected","too-large","tls-failed"];var W=c(4517);
function U(n,e){const t=`The action could not claim the \`once-key\` in the repository (${e.message}).`;return T(t,$(e,s=>Oe(
n,s)))}function He(n,e){const t=`The action could not determine whether this run claimed the \`once-key\` (${e.message})\
. If the run did claim it, the claim is the ref ${n}.`;return T(t,$(e,()=>y))}function Ce(n,e){if(w(e)){const s=`GitHub \
first answered that the ref ${n} already exists, and then that it does not exist.`;return T(s,"Run this again.")}const t=`\
The ref ${n} already exists, but the action could not find out which run created it (${e.message}).`;return T(t,$(e,()=>y))}
function Le(n,e){const t=`This run claimed the \`once-key\` with the ref ${n}. More than ${W.ed/1e3} s later, the action\
 could not confirm that the ref is still the claim of this run (${e.message}).`;return T(t,w(e)?"Run this again.":$(e,()=>y))}
const K=()=>(0,f.Yq)("Claiming the key"),T=(n,e)=>new f.HR({reason:"claim-failed",title:"Claim failed",message:n,hint:e}),
E=n=>n.kind==="refused"&&n.says(/already exists/i);function Oe(n,e){const t=e===403||e===404;return t&&n==="ref"?{newRunAfter:"\
The `github-token` has write access, but cannot create a ref `refs/web-push/\u2026`. Look for a ruleset that restricts refs, \
change it, and run this again. Or set a token that can create such refs, then"}:t?{newRunAfter:"Give the job the `conten\
ts: write` permission, or set a `github-token` that can write to this repository, then"}:n==="blob"||e!==409&&e!==422?y:
n==="tag"?"Check that this repository contains the commit of this run.":"Look for a ruleset that forbids refs such as `r\
efs/web-push/\u2026`, change it, and run this again."}var Q=c(7598);const xe=60;function Se(n,e){const t=(0,Q.createHash)(
"sha256").update(V(n,e)).digest("hex").slice(0,12),s=e===void 0?"":`-${e.toLowerCase()}`;return`refs/web-push/${n.toLowerCase().
replace(/[^a-z0-9]+/g,"-").slice(0,xe-s.length).replace(/^-|-$/g,"")||"key"}${s}-${t}`}const V=(n,e)=>e===void 0?n:`${n}\
 ${e}`;function Ge(n,e){return JSON.stringify({...n,time:e.toISOString(),nonce:(0,Q.randomUUID)()},null,2)}function Ue(n,e){
const{run:t,attempt:s,time:i,title:a,target:r}=Object((0,O.qF)(n));if(!(typeof t!="string"||!/^\d{1,20}$/.test(t))&&!(typeof s!=
"number"||!Number.isSafeInteger(s)||s<1)&&!(typeof i!="string"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(i)))
return{run:t,attempt:s,time:i,url:`${e}/${t}`,title:typeof a=="string"?a:void 0,target:typeof r=="string"&&/^(all|audience \d{1,16})$/.
test(r)?r:void 0}}class Ee{#t="none";#e=[];#r="";#n=0;#s=0;#a=!1;#i=!1;get kind(){return this.#t}get tags(){return this.#t===
"held"?[this.#r]:this.#e}get mayStillBeCreated(){return this.#s>0&&!this.#a}get mayBeDeleted(){return this.#t==="held"&&
!this.#i}get mayAppear(){return this.mayBeDeleted||this.mayStillBeCreated}creationRequested(e){this.#e.includes(e)||this.#e.
push(e),this.#t==="none"&&(this.#t="maybe"),this.#n++,this.#s++}creationAnswered(e,t){t.kind==="no-answer"&&t.mayHaveBeenReceived&&
t.why!=="redirected"||this.#s--,t.kind==="done"&&this.#o(e),t.kind==="no-answer"&&!t.mayHaveBeenReceived&&this.#n--,this.#n===
0&&(this.#t="none")}refRead(e){return w(e)?(this.#i&&(this.#t="maybe"),"absent"):e.kind!=="done"?"unreadable":this.#e.includes(
e.data)?(this.#n===1&&(this.#a=!0),this.#o(e.data),"ours"):(this.#d(),"another")}deletionAnswered(e){e.kind==="done"||Be(
e)?this.#d():(e.kind==="refused"||e.mayHaveBeenReceived)&&(this.#i=!0)}#o(e){this.#t="held",this.#r=e}#d(){this.#t=this.
mayStillBeCreated?"maybe":"none"}}const Be=n=>n.kind==="refused"&&n.status===422&&n.says(/reference does not exist/i),Y=1,
Z=300,z=5e3,X=2500,_=250;class De{#t;#e;#r;#n;#s=new Ee;#a=0;constructor(e,t,s){const{key:i,period:a,run:r,serverUrl:d}=e;
this.#r=e,this.#t=t,this.#e=s,this.#n={key:V(i,a),ref:Se(i,a),repository:r.repository,serverUrl:d}}get state(){const{kind:e,
tags:t}=this.#s;return e==="none"?{kind:e}:{kind:e,tags:t,...this.#n}}claim(){return this.#i(async()=>{const{run:e,record:t}=this.#r,
s=new Date,i=Ge({run:e.id,attempt:e.attempt,key:this.#n.key,...t},s),a=await this.#o("tag",{object:e.sha,type:"commit",message:i,
time:s}),r=await this.#l(a);if(!Ne(r))return this.#g(r);const d=await this.#d("blob",["POST","/git/blobs",{content:i}]),
o=await this.#o("blob",{object:d,type:"blob",message:i,time:s});return this.#g(await this.#l(o))})}confirm(){return this.#i(
async()=>{if(this.#h())return"claimed";const{found:e,read:t}=await this.#m();if(e==="ours")return"claimed";if(t.kind==="\
done")return this.#u(t.data);throw Le(this.#n.ref,t)})}async findRetryStop(){const{ref:e}=this.#n,{found:t,read:s}=await this.#m();
if(t!=="ours")return s.kind==="done"?{kind:"claim-lost",ref:e}:{kind:"claim-unreadable",ref:e,cause:s.message}}async check(){
const e=await this.#w({noAnswer:!0});return e.kind==="done"?{kind:"used",claim:await this.#u(e.data)}:w(e)?{kind:"unused",
...this.#n}:{kind:"unknown",cause:e.message,...this.#n}}async giveUp(){const e=async(o,u,h)=>await this.#b(u,h)?{done:!0}:
{result:!1,waitMs:o},t=()=>!1,s={signal:re(this.#e,X)},i=o=>e((0,l.JN)(o),{},s);if(await(0,l.LH)({attempt:i,retries:2,signal:this.#e,
cancelled:t})||!this.#e.aborted)return;const r={signal:re(this.#e,z),timeoutMs:X},d=()=>e(_,r,r);await(0,l.LH)({attempt:d,
retries:z/_,signal:r.signal,cancelled:t})}async#i(e){try{return await e()}catch(t){throw this.#e.aborted?K():t}}#o(e,{object:t,
type:s,message:i,time:a}){const r={...Me,date:a.toISOString().replace(/\.\d+/,"")};return this.#d(e,["POST","/git/tags",
{tag:this.#f,message:i,object:t,type:s,tagger:r}])}async#d(e,t){const s=await(0,l.LH)({attempt:async i=>{const a=await this.#t.
request(t,Ie);return se(a)?{result:a,waitMs:(0,l.JN)(i)}:{done:a}},retries:Y,signal:this.#e,cancelled:ie});if(s.kind==="\
done")return s.data;throw U(e,s)}#l(e){return(0,l.LH)({attempt:async t=>{const s=await this.#y(e);if(s.kind==="done")return{
done:{kind:"claimed"}};const i=await this.#c(),a={kind:"not-confirmed",created:s,look:i};return i.found==="absent"&&se(s)?
{result:a,waitMs:(0,l.JN)(t)}:{done:a}},retries:Y,signal:this.#e,cancelled:ie})}async#y(e){this.#a=Date.now();const t={status:201,
read:i=>te(i)===e?e:void 0};this.#s.creationRequested(e);const s=await this.#t.request(["POST","/git/refs",{ref:this.#n.
ref,sha:e}],t);return this.#s.creationAnswered(e,s),s}async#g(e){if(e.kind==="claimed")return"claimed";const{created:t,look:s}=e,
{found:i,read:a}=s;if(i==="ours"){if(ne(t))throw U("ref",t);return"claimed"}if(a.kind==="done")return this.#u(a.data);const{
ref:r}=this.#n;throw E(t)?Ce(r,a):i==="unreadable"&&!ne(t)&&this.#s.kind==="maybe"||this.#s.mayStillBeCreated?He(r,t):U(
"ref",t)}async#u(e){const{serverUrl:t,repository:s}=this.#n,i={status:200,read:o=>m(o,"message")},r=await G(()=>this.#t.
request(["GET","/git/tags/{tag}",{tag:e}],i),{noAnswer:!0},this.#e),d=r.kind==="done"?Ue(r.data,`${t}/${s}/actions/runs`):
void 0;return{...this.#n,tag:e,by:d}}async#b(e,t){if(this.#s.kind==="none")return!0;const{found:s}=await this.#c({notFoundMs:Z},
e);if(s==="unreadable")return!1;if(s==="absent")return!this.#s.mayAppear;if(!this.#s.mayBeDeleted)return!0;if(!this.#h())
return!1;const i=["DELETE","/git/refs/{ref}",{ref:this.#f}];return this.#s.deletionAnswered(await this.#t.request(i,Fe,t)),
this.#s.kind!=="held"}async#m(){for(;;){const e=await this.#c();if(e.found!=="ours"||this.#h())return e}}async#c(e={noAnswer:!0,
notFoundMs:Z},t={}){const s=await this.#w(e,t);return{found:this.#s.refRead(s),read:s}}#w(e,t={}){const s={status:200,read:te};
return G(()=>(this.#a=Date.now(),this.#t.request(["GET","/git/ref/{ref}",{ref:this.#f}],s,t)),e,t.signal??this.#e)}#h(){
const e=Date.now()-this.#a;return e>=0&&e<=W.ed}get#f(){return this.#n.ref.replace("refs/","")}}const Me={name:"web-push\
-action",email:"web-push-action@users.noreply.github.com"};function ee(n,...e){const t=m(n,...e)??"";return/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.
test(t)?t:void 0}const te=n=>ee(n,"object","sha"),Ie={status:201,read:n=>ee(n,"sha")},Fe={status:204,read:()=>!0},ne=n=>n.
kind==="refused"&&n.status!==409&&n.status!==422;function se(n){return n.kind==="no-answer"?!J.includes(n.why):n.kind===
"refused"&&n.status===422&&!E(n)}function Ne(n){if(n.kind==="claimed"||n.look.found!=="absent")return!1;const{created:e}=n;
return e.kind!=="refused"||e.rateLimited||E(e)?!1:[403,404,422].includes(e.status)}function ie(){throw K()}function re(n,e){
const t=new AbortController,s=()=>AbortSignal.timeout(e).addEventListener("abort",()=>t.abort());return n.aborted?s():n.
addEventListener("abort",s),t.signal}var H=c(6720),k=c(8580);const ae=1e3,oe=100,je=10,de={what:"release",name:"the late\
st release",hint:y},ue={what:"release",name:"the list of releases",hint:y};async function Pe({choice:n,filter:e,repository:t,
eventRepository:s,signal:i},a){const r=new qe(a,t,i),d=n.kind==="tag"?{release:await r.ofTag(n.tag)}:await r.latest(e);if(d===
void 0)return"none-published";const o=Qe(s,t);return{...d,repository:o?s:await r.readRepository()}}class qe{#t;#e;#r;constructor(e,t,s){
this.#t=e,this.#e=t,this.#r=s}async ofTag(e){const t=await this.#i(["GET","/releases/tags/{tag}",{tag:e}],ae);if(w(t)||t.
kind==="done"&&t.data.draft===!0)throw Ve(this.#e,e,await this.#a(e));const s={what:"release",name:`the release with the\
 tag ${(0,R.hD)(e)}`,hint:"Check the tag, then run this again."},i=C(t,s);if(m(i,"tag_name")!==e||!he(i))throw B(s);return i}async latest(e){
const t=await this.#i(["GET","/releases/latest"],ae);if(w(t)&&(await this.#n(e)).length===0)return;const s=C(t,de);if(!b(
s).trim()||!he(s)||s.prerelease===!0)throw B(de);const i=await this.#n(e),a=Je(s,i,e),r=b(a)===b(s)?void 0:b(s);return{release:a,
latest:{shownTag:r,newerTags:Ke(s,i)}}}async#n({maxAge:e,now:t}){const s=a=>{const r=(0,H.hy)(m(a,"published_at"),t);return e!==
void 0&&r!==void 0&&r>e},i=[];for(let a=1;a<=je;a++){const r=await this.#s(a);if(i.push(...r.filter(H.MQ)),r.length<oe||
r.filter(O.Gv).every(s))break}return i}async#s(e){const t=await this.#i(["GET","/releases",{per_page:oe,page:e}]);if(w(t))
throw Ye(this.#e);const s=C(t,ue);if(!Array.isArray(s))throw B(ue);return s}async readRepository(){const e={what:"reposi\
tory",name:`the repository ${this.#e}`,hint:y};return C(await this.#i(["GET",""]),e)}async#a(e){const t=e.replace(/(^|[@/])(v?)(?=\d)/i,
(i,a,r)=>`${a}${r===""?"v":""}`);if(t===e)return;const s=await this.#i(["GET","/releases/tags/{tag}",{tag:t}]);return s.
kind==="done"&&s.data.draft!==!0?t:void 0}async#i(e,t){const s={status:200,read:ce,followRedirects:!0},a=await G(()=>this.#t.
request(e,s),{noAnswer:!0,notFoundMs:t},this.#r);if(this.#r.aborted&&a.kind!=="done")throw(0,f.Yq)("Fetching the release");
return a}}function C(n,e){if(n.kind==="done")return n.data;throw Ze(n,e)}const ce=n=>typeof n=="object"&&n!==null?n:void 0,
b=n=>m(n,"tag_name")??"",v=n=>Date.parse(m(n,"published_at")??"");function Je(n,e,t){const s=(0,k.SF)(b(n));if(s===void 0)
return n;const a=[...e.filter(o=>v(o)<=v(n)).toReversed(),n].flatMap(o=>{const u=(0,k.SF)(b(o));return u&&(0,k.ut)(u,s)?
[{release:o,version:u}]:[]}).sort((o,u)=>(0,k.Zy)(o.version,u.version)),r=a.filter(({version:o},u)=>{const h=a[u+1];return h===
void 0||!(0,k.p)(o,h.version)});return(r.findLast(({release:o})=>We(o,t))??r.find(({version:o})=>(0,k.p)(o,s)))?.release??
n}function We(n,e){const t=(0,H.NC)(b(n),m(n,"published_at"),e.now);return(0,H.ou)(t,e)===void 0}function Ke(n,e){return e.
filter(i=>v(i)>v(n)).toSorted((i,a)=>v(a)-v(i)).map(b)}const he=({draft:n})=>n===void 0||typeof n=="boolean";function Qe(n,e){
const t=ce(n)??{};return String(t.full_name).toLowerCase()===e.toLowerCase()&&typeof t.name=="string"&&(t.private===!1||
t.private===!0&&t.homepage!==void 0)&&m(t,"owner","avatar_url")!==void 0}const fe="The `github-token` needs the `content\
s: read` permission. Without this permission, GitHub may hide the release.";function Ve(n,e,t){const s=t===void 0?"":` D\
id you mean ${(0,R.hD)(t)}?`;return new f.HR({reason:"release-not-found",title:"Release not found",message:`The reposito\
ry ${n} has no published release with the tag ${(0,R.hD)(e)}.${s}`,hint:`Check that the release is published, because Gi\
tHub does not find a draft by its tag. ${fe}`})}function Ye(n){return new f.HR({reason:"release-not-found",title:"Releas\
e not found",message:`GitHub did not list the releases of the repository ${n}.`,hint:fe})}function B({what:n,name:e,hint:t}){
return new f.HR({reason:"github-failed",title:`Could not fetch the ${n}`,message:`GitHub answered, but did not return ${e}\
.`,hint:t})}function Ze(n,{what:e,name:t,hint:s}){const i=n.kind==="no-answer"&&n.why==="too-large";return new f.HR({reason:"\
github-failed",title:`Could not fetch the ${e}`,message:`GitHub did not return ${t} (${n.message}).`,hint:i?"Set `title`\
, `message`, `icon-url` and `landing-url` as inputs or in a payload file. The action then fetches the release of a tag o\
nly if placeholders, `release-level` or `max-age` need it.":$(n,a=>a===403?ze:s)})}const ze={newRunAfter:"Give the job t\
he `contents: read` permission, or set a `github-token` that can read this repository, then"};var L=c(2472);class Xe{#t;#e;constructor({
githubToken:e="",timeout:t},s){const{github:i,run:a}=(0,L.yI)(),r={apiUrl:i.apiUrl,repository:a.repository,token:e,timeoutMs:t*
1e3};this.#t=new pe(r,s),this.#e=s.signal}fetchRelease(e,t){const{repository:s}=(0,L.yI)().run,{repository:i}=Object((0,L.
j_)().payload);return Pe({choice:e,filter:t,repository:s,eventRepository:i,signal:this.#e},this.#t)}openClaims(e,t){const{
github:s,run:i}=(0,L.yI)();return new De({...e,record:t,serverUrl:s.serverUrl,run:i},this.#t,this.#e)}}})};
