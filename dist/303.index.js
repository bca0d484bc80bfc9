"use strict";exports.id=303,exports.ids=[303,354],exports.modules={1679:((W,C,i)=>{i.d(C,{MQ:()=>$,NC:()=>p,Wg:()=>U,Wv:()=>P});var g=i(
8925),y=i(8301),D=i(8992),T=i(9657);const $=l=>(0,y.G)(l)&&l.draft===!1&&l.prerelease===!1;function p(l,d,f){const u=(0,T.
SF)(l),E=(f.getTime()-Date.parse(d??""))/1e3;return{tag:l,level:u&&(0,T.In)(u),age:Number.isNaN(E)?void 0:Math.max(0,E)}}
function U(l,{level:d,maxAge:f}){const{tag:u,level:E,age:b}=l,c=[];if(d!==void 0&&E===void 0&&c.push((0,g.CC)("release-l\
evel",`cannot be applied to the release ${(0,D.hD)(u)}: its tag has no version such as v1.2.3; to announce it, remove th\
e input`)),f!==void 0&&b===void 0&&c.push((0,g.CC)("max-age",`cannot be applied to the release ${(0,D.hD)(u)}: GitHub gi\
ves no date at which it was published`)),c.length>0)return{problems:c};if(d!==void 0&&!(0,T.du)(E,d))return{kind:"level",
release:l,minLevel:d};if(f!==void 0&&b!==void 0&&b>f)return{kind:"age",release:l,age:b,maxAge:f}}function P(l,{level:d,maxAge:f}){
const u=[];return d!==void 0&&u.push((0,g.CC)("release-level",`cannot be applied: ${l}`)),f!==void 0&&u.push((0,g.CC)("m\
ax-age",`cannot be applied: ${l}`)),u}}),9657:((W,C,i)=>{i.d(C,{In:()=>U,SF:()=>T,XB:()=>l,du:()=>P});const g=["major","\
minor","patch"],y=/(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g,D=/(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi;
function T(d){const u=[...d.replace(y,w=>".".repeat(w.length)).matchAll(D)],b=u.find(([,,w=""])=>w.includes("."))??u.findLast(
([,w])=>w!=="-"&&w!=="_");if(b===void 0)return;const[,c="",B=""]=b,L=b.index+c.length;return{text:d.slice(L),numbers:B.split(
".").map(Number),words:[d.slice(0,L).replace(/v$/i,""),d.slice(L+B.length)]}}const $=/^[-_,]\d/,p=9999;function U({numbers:d,
words:[,f]}){const[u=0,...E]=d;if(E.length===0&&(u>p||$.test(f)))return;const b=d.findLastIndex(c=>c>0);return g[Math.min(
Math.max(b,0),g.length-1)]}const P=(d,f)=>d!==void 0&&g.indexOf(d)<=g.indexOf(f);function l(d,f,u){const E=f.numbers.slice(
0,g.indexOf(u)+1),b=Math.max(E.length,d.numbers.length),c=Array.from({length:b}).every((L,w)=>(d.numbers[w]??0)===(E[w]??
0));return d.words.every((L,w)=>L===f.words[w])&&c&&P(U(d),u)}}),3074:((W,C,i)=>{i.r(C),i.d(C,{GithubClient:()=>b,hintFor:()=>s,
isNotFound:()=>N,repeatRead:()=>A,textAt:()=>K,tryLater:()=>a});var g=i(2413),y=i(3916),D=i(4517),T=i(8902),$=i(8301),p=i(
8992),U=i(1996),P=i(7666),l=i(311);const d=1e4,f=5,u=2,E="2022-11-28";class b{#t;#e;#n;constructor(t,o){this.#t=t,this.#e=
o}async request(t,o,h={}){const{maxBytes:O=U.E$}=o;if(!L(this.#t.apiUrl))return c("bad-address","GITHUB_API_URL is not a\
n http or https URL, or has a query",{mayHaveBeenReceived:!1});try{const _=await this.#i(t,{...o,maxBytes:O},h);if(_.kind===
"failure")return this.#s(_);const{status:m,body:G,incomplete:I}=_;if(m>=400)return this.#a(_);if(m>=300)return B(t,m);if(I===
"too-large")return c(I,`the response is larger than ${O/U.E$} MiB`);if(I){const j=I==="cut"?"bad-response":I,k=new Error(
"the response is not complete");return this.#s({reason:j,mayHaveBeenReceived:!0,cause:k})}const x=m===o.status?o.read((0,$.
q)(G)):void 0;return x!==void 0?{kind:"done",data:x}:c("unexpected",`GitHub answered ${m} with something unexpected`)}catch(_){
return c("unexpected",(0,p.Kb)((0,y.q0)(_),this.#e.redact),{cause:_})}}async#i([t,o,h],{maxBytes:O,followRedirects:_},m){
const{apiUrl:G,repository:I,token:x,timeoutMs:j}=this.#t,{http:k,signal:S}=this.#e;this.#n??=(0,g.Q)(x,{baseUrl:G.replace(
/\/$/,""),userAgent:l.N});const F=this.#n.request.endpoint({method:t,url:`/repos/${I}${o}`,...h}),z=x.split(".").length===
3?"bearer":"token",Y={method:t,headers:{...F.headers,"x-github-api-version":E,authorization:`${z} ${x}`},body:JSON.stringify(
F.body),timeoutMs:Math.min(m.timeoutMs??j,j,d),maxBytes:O,signal:m.signal??S};let Q=new URL(F.url);for(let J=0;;J++){const X=await k.
request({...Y,url:Q}),V=_&&J<f?w(X,Q):void 0;if(V===void 0)return X;Q=V}}#s({mayHaveBeenReceived:t,reason:o,cause:h}){const O=(0,p.
Kb)(`${o}: ${(0,y.q0)(h)}`,this.#e.redact);return c(o,O,{mayHaveBeenReceived:t,cause:h})}#a({status:t,headers:o,body:h,incomplete:O}){
const _=H(h).trim(),m=O!==void 0,G=(0,p.Kb)(`GitHub answered ${t}${_&&`: ${_}`}`,this.#e.redact,m);if(t>=500||t===408)return c(
"unexpected",G,{status:t});const{"retry-after":I,"x-ratelimit-remaining":x}=o,j=I!==void 0||x==="0"||/rate limit|abuse detection/i.
test(_);return{kind:"refused",status:t,message:G,rateLimited:t===429||t===403&&j,says:S=>S.test(_)}}}function c(e,t,{mayHaveBeenReceived:o=!0,
...h}={}){return{kind:"no-answer",why:e,mayHaveBeenReceived:o,message:t,...h}}function B([e],t){const o=`GitHub answered\
 ${t}`;return e!=="GET"?c("redirected",o):t===304?c("unexpected",o):{kind:"refused",status:t,message:o,rateLimited:!1,says:()=>!1}}
const L=e=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(e)&&(0,P.Dl)(e)!==void 0;function w(e,t){if(e.kind==="failure"||![301,
302,307,308].includes(e.status))return;const{location:o}=e.headers,h=o===void 0?void 0:(0,P.Dl)(o,t);return h?.origin===
t.origin?h:void 0}function H(e){const t=(0,$.q)(e),o=K(t,"message");if(o===void 0)return e;const{errors:h}=t,O=Array.isArray(
h)?`: ${h.map(m=>JSON.stringify(m)).join(", ")}`:"",_=K(t,"documentation_url");return`${o}${O}${_?` - ${_}`:""}`}function K(e,...t){
const o=t.reduce((h,O)=>h?.[O],e);return typeof o=="string"?o:void 0}const N=e=>e.kind==="refused"&&e.status===404;function s(e,t){
return e.kind==="no-answer"?r(e):e.rateLimited?"The rate limit of GitHub is reached: run this again later.":e.status===401?
"Use a valid `github-token`; the default is the token of the job, `github.token`.":e.status===407?D.a5:e.status<400?n:t(
e.status)}function r({why:e,cause:t}){return e==="bad-address"?v:e==="redirected"?n:e==="too-large"?`Check that GitHub a\
nswers at that address. ${v}`:e==="tls-failed"?M:e==="proxy-failed"?(0,D.CJ)(t):a}const n="Check GITHUB_API_URL, and whe\
ther the repository was moved or renamed.",a="Run this again when GitHub is available.",v="GITHUB_API_URL must be the ad\
dress of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.",
M="Check GITHUB_API_URL and the certificate of GitHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_\
CA_CERTS to its certificate file on the runner. Then run this again.";function A(e,{noAnswer:t,notFoundMs:o},h){let O=0,
_=0;return(0,T.LH)({attempt:async()=>{const m=await e();return o!==void 0&&N(m)&&++_<=u?{result:m,waitMs:o*_}:t&&m.kind===
"no-answer"&&!R.includes(m.why)&&++O<=u?{result:m,waitMs:(0,T.JN)(O)}:{done:m}},retries:2*u,signal:h,cancelled:()=>c("ca\
ncelled","the run was cancelled")})}const R=["cancelled","bad-address","redirected","too-large"]}),3425:((W,C,i)=>{i.d(C,
{fetchRelease:()=>f});var g=i(1679),y=i(9657),D=i(3916),T=i(8301),$=i(8992),p=i(3074);const U=26214400,P=1e3,l=100,d=10;
async function f({choice:s,filter:r,repository:n,eventRepository:a,signal:v},M){const A=new u(M,n,v),R=s.kind==="tag"?await A.
ofTag(s.tag):await A.latest(r);if(R===void 0)return"none-published";const e=L(a,n);return{release:R,repository:e?a:await A.
readRepository()}}class u{#t;#e;#n;constructor(r,n,a){this.#t=r,this.#e=n,this.#n=a}async ofTag(r){const n=await this.#r(
["GET","/releases/tags/{tag}",{tag:r}],P);if((0,p.isNotFound)(n)||n.kind==="done"&&n.data.draft===!0)throw w(this.#e,r,await this.#a(
r));const a=E(n);if((0,p.textAt)(a,"tag_name")!==r||!B(a))throw H(r);return a}async latest(r){const n=await this.#r(["GE\
T","/releases/latest"],P);if((0,p.isNotFound)(n)){if((await this.#s(1)).some(g.MQ))throw H();return}const a=E(n);if(!(0,p.
textAt)(a,"tag_name")?.trim()||!B(a)||a.prerelease===!0)throw H();const{level:v}=r,M=c(a),A=M&&(0,y.In)(M);return v===void 0||
M===void 0||A===void 0||(0,y.du)(A,v)?a:await this.#i(M,v,r)??a}async#i(r,n,{maxAge:a,now:v}){const M=R=>{const e=c(R);return e!==
void 0&&(0,y.XB)(e,r,n)},A=({published_at:R})=>{const e=v.getTime()-Date.parse(String(R));return a!==void 0&&e>a*1e3};for(let R=1;R<=
d;R++){const e=await this.#s(R),t=e.filter(g.MQ).find(M);if(t!==void 0)return t;if(e.length<l||e.filter(T.G).every(A))return}}async#s(r){
const n=await this.#r(["GET","/releases",{per_page:l,page:r}]);if((0,p.isNotFound)(n))throw w(this.#e);const a=E(n);if(!Array.
isArray(a))throw H();return a}async readRepository(){return E(await this.#r(["GET",""]))}async#a(r){if(r.toLowerCase()===
"latest")return"`latest`";const n=r.replace(/(^|[@/])(v?)(?=\d)/i,(v,M,A)=>`${M}${A===""?"v":""}`);if(n===r)return;const a=await this.#r(
["GET","/releases/tags/{tag}",{tag:n}]);return a.kind==="done"&&a.data.draft!==!0?n:void 0}async#r(r,n){const a={status:200,
read:b,followRedirects:!0,maxBytes:U},v=()=>this.#t.request(r,a),M=await(0,p.repeatRead)(v,{noAnswer:!0,notFoundMs:n},this.#n);
if(this.#n.aborted&&M.kind!=="done")throw(0,D.Yq)("Fetching the release");return M}}function E(s){if(s.kind==="done")return s.
data;throw K(s)}const b=s=>typeof s=="object"&&s!==null?s:void 0,c=s=>(0,y.SF)((0,p.textAt)(s,"tag_name")??""),B=({draft:s})=>s===
void 0||typeof s=="boolean";function L(s,r){const n=b(s)??{};return String(n.full_name).toLowerCase()===r.toLowerCase()&&
typeof n.name=="string"&&(n.private===!1||n.private===!0&&n.homepage!==void 0)&&(0,p.textAt)(n,"owner","avatar_url")!==void 0}
function w(s,r,n){const a=r===void 0?"no published release":`no published release with the tag ${(0,$.hD)(r)}`,v=n===void 0?
"":` Did you mean ${n}?`;return new D.HR({reason:"release-not-found",title:"Release not found",message:`The repository ${s}\
 has ${a}.${v}`,hint:"Check that the release is published: a draft cannot be found by its tag. The `github-token` needs \
the permission `contents: read`; without it, GitHub may answer as if there were no release."})}function H(s){const r=s===
void 0?"the latest release":`the release with the tag ${(0,$.hD)(s)}`;return new D.HR({reason:"github-failed",title:"Cou\
ld not fetch the release",message:`GitHub did not return ${r}, but something else.`,hint:s===void 0?p.tryLater:"Check th\
e tag, then run this again."})}function K(s){const r=s.kind==="no-answer"&&s.why==="too-large";return new D.HR({reason:"\
github-failed",title:"Could not fetch the release",message:`GitHub did not return the release (${s.message}).`,hint:r?"S\
et `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: then the release is not fetched.":(0,p.
hintFor)(s,N)})}function N(s){return s===403?{newRunAfter:"Give the job the permission `contents: read`, or set a `githu\
b-token` that can read this repository, then"}:"Check the tag, then run this again."}}),4117:((W,C,i)=>{i.d(C,{Q:()=>g});
class g{getAgent(){}getAgentDispatcher(){}}class y{}}),9795:((W,C,i)=>{i.d(C,{h:()=>g});function g(){throw new Error("no\
t bundled: give Octokit a fetch of your own")}})};
