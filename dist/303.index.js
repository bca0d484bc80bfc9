"use strict";exports.id=303,exports.ids=[303,354],exports.modules={1679:((G,A,u)=>{u.d(A,{MQ:()=>D,NC:()=>w,Wg:()=>v,Wv:()=>L});var _=u(
8925),O=u(8992),b=u(9657);const D=l=>(0,O.Gv)(l)&&l.draft===!1&&l.prerelease===!1;function w(l,E,o){const f=(0,b.SF)(l),
d=(o.getTime()-Date.parse(E??""))/1e3;return{tag:l,level:f&&(0,b.In)(f),age:Number.isNaN(d)?void 0:Math.max(0,d)}}function v(l,{
level:E,maxAge:o}){const{tag:f,level:d,age:y}=l,p=[];if(E!==void 0&&d===void 0&&p.push((0,_.CC)("release-level",`cannot \
be applied to the release ${(0,O.hD)(f)}: its tag has no version such as v1.2.3; to announce it, remove the input`)),o!==
void 0&&y===void 0&&p.push((0,_.CC)("max-age",`cannot be applied to the release ${(0,O.hD)(f)}: GitHub gives no date at \
which it was published`)),p.length>0)return{problems:p};if(E!==void 0&&!(0,b.du)(d,E))return{kind:"level",release:l,minLevel:E};
if(o!==void 0&&y!==void 0&&y>o)return{kind:"age",release:l,age:y,maxAge:o}}function L(l,{level:E,maxAge:o}){const f=[];return E!==
void 0&&f.push((0,_.CC)("release-level",`cannot be applied: ${l}`)),o!==void 0&&f.push((0,_.CC)("max-age",`cannot be app\
lied: ${l}`)),f}}),9657:((G,A,u)=>{u.d(A,{In:()=>L,SF:()=>D,XB:()=>E,du:()=>l});const _=["major","minor","patch"],O=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,
b=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;function D(o){const d=[...o.replace(O,g=>".".repeat(g.length)).matchAll(
b)],p=d.find(([,,g=""])=>g.includes("."))??d.findLast(([,g])=>g!=="-"&&g!=="_");if(p===void 0)return;const[,$="",x=""]=p,
T=p.index+$.length;return{text:o.slice(T),numbers:x.split(".").map(Number),words:[o.slice(0,T).replace(/v$/i,""),o.slice(
T+x.length)]}}const w=/^[-_,]\d/,v=9999;function L({numbers:o,words:[,f]}){const[d=0,...y]=o;if(y.length===0&&(d>v||w.test(
f)))return;const p=o.findLastIndex($=>$>0);return _[Math.min(Math.max(p,0),_.length-1)]}const l=(o,f)=>o!==void 0&&_.indexOf(
o)<=_.indexOf(f);function E(o,f,d){const y=f.numbers.slice(0,_.indexOf(d)+1),p=Math.max(y.length,o.numbers.length),$=Array.
from({length:p}).every((T,g)=>(o.numbers[g]??0)===(y[g]??0));return o.words.every((T,g)=>T===f.words[g])&&$&&l(L(o),d)}}),
3074:((G,A,u)=>{u.r(A),u.d(A,{GithubClient:()=>f,hintFor:()=>k,isNotFound:()=>g,repeatRead:()=>C,textAt:()=>T,tryLater:()=>i});
var _=u(2413),O=u(3916),b=u(4517),D=u(8902),w=u(1153),v=u(8992);const L=1e4,l=5,E=2,o="2022-11-28";class f{#t;#e;#n;constructor(e,n){
this.#t=e,this.#e=n}async request(e,n,c={}){const{maxBytes:M=v.E$}=n;if(!p(this.#t.apiUrl))return d("bad-address","GITHU\
B_API_URL is not an http or https URL, or has a query",{mayHaveBeenReceived:!1});try{const h=await this.#i(e,{...n,maxBytes:M},
c);if(h.kind==="failure")return this.#s(h);const{status:m,body:H,incomplete:P}=h;if(m>=400)return this.#a(h);if(m>=300)return y(
e,m);if(P==="too-large")return d(P,`the response is larger than ${M/v.E$} MiB`);if(P){const I=P==="cut"?"bad-response":P,
B=new Error("the response is not complete");return this.#s({reason:I,mayHaveBeenReceived:!0,cause:B})}const U=m===n.status?
n.read((0,v.qF)(H)):void 0;return U!==void 0?{kind:"done",data:U}:d("unexpected",`GitHub answered ${m} with something un\
expected`)}catch(h){return d("unexpected",(0,v.Kb)((0,O.q0)(h),this.#e.redact),{cause:h})}}async#i([e,n,c],{maxBytes:M,followRedirects:h},m){
const{apiUrl:H,repository:P,token:U,timeoutMs:I}=this.#t,{http:B,signal:F}=this.#e;this.#n??=(0,_.Q)(U,{baseUrl:H.replace(
/\/$/,""),userAgent:w.N});const j=this.#n.request.endpoint({method:e,url:`/repos/${P}${n}`,...c}),J=U.split(".").length===
3?"bearer":"token",X={method:e,headers:{...j.headers,"x-github-api-version":o,authorization:`${J} ${U}`},body:JSON.stringify(
j.body),timeoutMs:Math.min(m.timeoutMs??I,I,L),maxBytes:M,signal:m.signal??F};let S=new URL(j.url);for(let W=0;;W++){const K=await B.
request({...X,url:S}),Q=h&&W<l?$(K,S):void 0;if(Q===void 0)return K;S=Q}}#s({mayHaveBeenReceived:e,reason:n,cause:c}){const M=(0,v.
Kb)(`${n}: ${(0,O.q0)(c)}`,this.#e.redact);return d(n,M,{mayHaveBeenReceived:e,cause:c})}#a({status:e,headers:n,body:c,incomplete:M}){
const h=x(c).trim(),m=M!==void 0,H=(0,v.Kb)(`GitHub answered ${e}${h&&`: ${h}`}`,this.#e.redact,m);if(e>=500||e===408)return d(
"unexpected",H,{status:e});const{"retry-after":P,"x-ratelimit-remaining":U}=n,I=P!==void 0||U==="0"||/rate limit|abuse detection/i.
test(h);return{kind:"refused",status:e,message:H,rateLimited:e===429||e===403&&I,says:F=>F.test(h)}}}function d(t,e,{mayHaveBeenReceived:n=!0,
...c}={}){return{kind:"no-answer",why:t,mayHaveBeenReceived:n,message:e,...c}}function y([t],e){const n=`GitHub answered\
 ${e}`;return t!=="GET"?d("redirected",n):e===304?d("unexpected",n):{kind:"refused",status:e,message:n,rateLimited:!1,says:()=>!1}}
const p=t=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(t)&&(0,v.Dl)(t)!==void 0;function $(t,e){if(t.kind==="failure"||![301,
302,307,308].includes(t.status))return;const{location:n}=t.headers,c=n===void 0?void 0:(0,v.Dl)(n,e);return c?.origin===
e.origin?c:void 0}function x(t){const e=(0,v.qF)(t),n=T(e,"message");if(n===void 0)return t;const{errors:c}=e,M=Array.isArray(
c)?`: ${c.map(m=>JSON.stringify(m)).join(", ")}`:"",h=T(e,"documentation_url");return`${n}${M}${h?` - ${h}`:""}`}function T(t,...e){
const n=e.reduce((c,M)=>c?.[M],t);return typeof n=="string"?n:void 0}const g=t=>t.kind==="refused"&&t.status===404;function k(t,e){
return t.kind==="no-answer"?N(t):t.rateLimited?"The rate limit of GitHub is reached: run this again later.":t.status===401?
"Use a valid `github-token`; the default is the token of the job, `github.token`.":t.status===407?b.a5:t.status<400?r:e(
t.status)}function N({why:t,cause:e}){return t==="bad-address"?s:t==="redirected"?r:t==="too-large"?`Check that GitHub a\
nswers at that address. ${s}`:t==="tls-failed"?a:t==="proxy-failed"?(0,b.CJ)(e):i}const r="Check GITHUB_API_URL, and whe\
ther the repository was moved or renamed.",i="Run this again when GitHub is available.",s="GITHUB_API_URL must be the ad\
dress of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",
a="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner. Then run this again.";function C(t,{noAnswer:e,notFoundMs:n},c){let M=0,
h=0;return(0,D.LH)({attempt:async()=>{const m=await t();return n!==void 0&&g(m)&&++h<=E?{result:m,waitMs:n*h}:e&&m.kind===
"no-answer"&&!R.includes(m.why)&&++M<=E?{result:m,waitMs:(0,D.JN)(M)}:{done:m}},retries:2*E,signal:c,cancelled:()=>d("ca\
ncelled","the run was cancelled")})}const R=["cancelled","bad-address","redirected","too-large"]}),3425:((G,A,u)=>{u.d(A,
{fetchRelease:()=>o});var _=u(1679),O=u(9657),b=u(3916),D=u(8992),w=u(3074);const v=26214400,L=1e3,l=100,E=10;async function o({
choice:r,filter:i,repository:s,eventRepository:a,signal:C},R){const t=new f(R,s,C),e=r.kind==="tag"?await t.ofTag(r.tag):
await t.latest(i);if(e===void 0)return"none-published";const n=x(a,s);return{release:e,repository:n?a:await t.readRepository()}}
class f{#t;#e;#n;constructor(i,s,a){this.#t=i,this.#e=s,this.#n=a}async ofTag(i){const s=await this.#r(["GET","/releases\
/tags/{tag}",{tag:i}],L);if((0,w.isNotFound)(s)||s.kind==="done"&&s.data.draft===!0)throw T(this.#e,i,await this.#a(i));
const a=d(s);if((0,w.textAt)(a,"tag_name")!==i||!$(a))throw g(i);return a}async latest(i){const s=await this.#r(["GET","\
/releases/latest"],L);if((0,w.isNotFound)(s)){if((await this.#s(1)).some(_.MQ))throw g();return}const a=d(s);if(!(0,w.textAt)(
a,"tag_name")?.trim()||!$(a)||a.prerelease===!0)throw g();const{level:C}=i,R=p(a),t=R&&(0,O.In)(R);return C===void 0||R===
void 0||t===void 0||(0,O.du)(t,C)?a:await this.#i(R,C,i)??a}async#i(i,s,{maxAge:a,now:C}){const R=e=>{const n=p(e);return n!==
void 0&&(0,O.XB)(n,i,s)},t=({published_at:e})=>{const n=C.getTime()-Date.parse(String(e));return a!==void 0&&n>a*1e3};for(let e=1;e<=
E;e++){const n=await this.#s(e),c=n.filter(_.MQ).find(R);if(c!==void 0)return c;if(n.length<l||n.filter(D.Gv).every(t))return}}async#s(i){
const s=await this.#r(["GET","/releases",{per_page:l,page:i}]);if((0,w.isNotFound)(s))throw T(this.#e);const a=d(s);if(!Array.
isArray(a))throw g();return a}async readRepository(){return d(await this.#r(["GET",""]))}async#a(i){if(i.toLowerCase()===
"latest")return"`latest`";const s=i.replace(/(^|[@/])(v?)(?=\d)/i,(C,R,t)=>`${R}${t===""?"v":""}`);if(s===i)return;const a=await this.#r(
["GET","/releases/tags/{tag}",{tag:s}]);return a.kind==="done"&&a.data.draft!==!0?s:void 0}async#r(i,s){const a={status:200,
read:y,followRedirects:!0,maxBytes:v},C=()=>this.#t.request(i,a),R=await(0,w.repeatRead)(C,{noAnswer:!0,notFoundMs:s},this.#n);
if(this.#n.aborted&&R.kind!=="done")throw(0,b.Yq)("Fetching the release");return R}}function d(r){if(r.kind==="done")return r.
data;throw k(r)}const y=r=>typeof r=="object"&&r!==null?r:void 0,p=r=>(0,O.SF)((0,w.textAt)(r,"tag_name")??""),$=({draft:r})=>r===
void 0||typeof r=="boolean";function x(r,i){const s=y(r)??{};return String(s.full_name).toLowerCase()===i.toLowerCase()&&
typeof s.name=="string"&&(s.private===!1||s.private===!0&&s.homepage!==void 0)&&(0,w.textAt)(s,"owner","avatar_url")!==void 0}
function T(r,i,s){const a=i===void 0?"no published release":`no published release with the tag ${(0,D.hD)(i)}`,C=s===void 0?
"":` Did you mean ${s}?`;return new b.HR({reason:"release-not-found",title:"Release not found",message:`The repository ${r}\
 has ${a}.${C}`,hint:"Check that the release is published: a draft cannot be found by its tag. The `github-token` needs \
the permission `contents: read`; without it, GitHub may answer as if there were no release."})}function g(r){const i=r===
void 0?"the latest release":`the release with the tag ${(0,D.hD)(r)}`;return new b.HR({reason:"github-failed",title:"Cou\
ld not fetch the release",message:`GitHub did not return ${i}, but something else.`,hint:r===void 0?w.tryLater:"Check th\
e tag, then run this again."})}function k(r){const i=r.kind==="no-answer"&&r.why==="too-large";return new b.HR({reason:"\
github-failed",title:"Could not fetch the release",message:`GitHub did not return the release (${r.message}).`,hint:i?"S\
et `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: then the release is not fetched.":(0,w.
hintFor)(r,N)})}function N(r){return r===403?`Give the job the permission \`contents: read\`, or set a \`github-token\` that\
 can read this repository, then ${b.Up}.`:"Check the tag, then run this again."}}),4117:((G,A,u)=>{u.d(A,{Q:()=>_});class _{getAgent(){}getAgentDispatcher(){}}
class O{}}),9795:((G,A,u)=>{u.d(A,{h:()=>_});function _(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
