"use strict";exports.id=489,exports.ids=[489],exports.modules={6584:((V,H,d)=>{d.d(H,{$6:()=>U,JR:()=>ne,K5:()=>q,c4:()=>Z,k5:()=>S,yf:()=>se});
var o=d(2413),A=d(3916),L=d(8902),I=d(8190),B=d(9349),j=d(311);const N=1048576,W=65536,X=5,P=2;function q({apiUrl:s,repository:c,
token:u,http:w,redact:b}){const[M="",y=""]=c.split("/");async function z([e,t,n],{status:a,read:h,maxBytes:_=N,followRedirects:p=!1},m){
if(!ee(s))return{kind:"lost",why:"bad-address",mayHaveBeenReceived:!1,message:"GITHUB_API_URL is not an http or https UR\
L, or has a query"};try{const l=(0,o.Q)(u,{baseUrl:s.replace(/\/$/,""),userAgent:`web-push-action/${j.r}`}),C={method:e,
url:`/repos/{owner}/{repo}${t}`,owner:M,repo:y,...n},$=await ie(l.request.endpoint(C),m,_,p);if($.kind==="failure")return G(
$);const{status:T,body:f,incomplete:v}=$;if(T>=300)return Q(e,$);if(v==="too-large")return O(`the response is larger tha\
n ${_/N} MiB`,v);if(v)return G({reason:v==="cut"?"bad-response":v,mayHaveBeenReceived:!0,cause:new Error("the response i\
s not complete")});const x=T===a?h((0,I.qF)(f)):void 0;return x===void 0?O(`GitHub answered ${T} with something unexpect\
ed`):{kind:"done",data:x}}catch(l){return O((0,B.Kb)((0,A.q0)(l),b))}}async function ie({url:e,method:t,headers:n,body:a},{
timeoutMs:h,signal:_},p,m){const l=u.split(".").length===3?"bearer":"token",C={method:t,headers:{...n,authorization:`${l}\
 ${u}`},...a!==void 0&&{body:JSON.stringify(a)},timeoutMs:h,maxBytes:p,signal:_};let $=new URL(e);for(let T=0;;T++){const f=await w.
request({...C,url:$}),v=m&&T<X?te(f,$):void 0;if(v===void 0)return f;$=v}}function G({mayHaveBeenReceived:e,reason:t,cause:n}){
const a=(0,B.Kb)(`${t}: ${(0,A.q0)(n)}`,b);return{kind:"lost",why:t==="cancelled"?"cancelled":"other",mayHaveBeenReceived:e,
message:a}}function Q(e,t){const{status:n,headers:a,body:h,incomplete:_}=t;if(n<400){const f=`GitHub answered ${n}`;return e!==
"GET"?O(f,"redirected"):n===304?O(f):{kind:"refused",status:n,message:f,rateLimited:!1}}const p=_!==void 0||h.length>W,m=J(
b(h.slice(0,W),p)).trim(),l=(0,B.Kb)(`GitHub answered ${n}${m&&`: ${m}`}`,b);if(n>=500||n===408)return O(l);const{"retry\
-after":C,"x-ratelimit-remaining":$}=a,T=C!==void 0||$==="0"||/rate limit|abuse detection/i.test(m);return{kind:"refused",
status:n,message:l,rateLimited:n===429||n===403&&T}}return{ask:z}}const O=(s,c="other")=>({kind:"lost",why:c,mayHaveBeenReceived:!0,
message:s}),ee=s=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(s)&&(0,I.Dl)(s)!==void 0;function te(s,c){if(s.kind==="failu\
re"||![301,302,307,308].includes(s.status))return;const{location:u}=s.headers,w=u===void 0?void 0:(0,I.Dl)(u,c);return w?.
origin===c.origin?w:void 0}function J(s){const c=(0,I.qF)(s),u=U(c,"message");if(u===void 0)return s;const{errors:w}=c,b=Array.
isArray(w)?`: ${w.map(y=>JSON.stringify(y)).join(", ")}`:"",M=U(c,"documentation_url");return`${u}${b}${M?` - ${M}`:""}`}
function U(s,...c){const u=c.reduce((w,b)=>w?.[b],s);return typeof u=="string"?u:void 0}const Z=s=>s.kind==="refused"&&s.
status===404;function ne(s,c){return s.kind==="lost"?s.why==="bad-address"?F:s.why==="redirected"?K:s.why==="too-large"?
`Check that GitHub answers at that address. ${F}`:S:s.rateLimited?"The rate limit of GitHub is reached: run this again l\
ater.":s.status===401?"Give a valid `github-token`; the default is the token of the job, `github.token`.":s.status<400?K:
c(s.status)}const K="Check GITHUB_API_URL, and whether the repository was moved or renamed.",S="Run this again when GitH\
ub is available.",F="GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` f\
or GitHub Enterprise Server. The runner sets it.";function se(s,{lost:c=!1,notFoundMs:u},w){let b=0,M=0;return(0,L.LH)({
attempt:async()=>{const y=await s();return u!==void 0&&Z(y)&&++M<=P?{retry:y,waitMs:u*M}:c&&y.kind==="lost"&&y.why==="ot\
her"&&++b<=P?{retry:y,waitMs:(0,L.JN)(b)}:{done:y}},retries:2*P,signal:w,cancelled:()=>O("the run was cancelled","cancel\
led")})}}),415:((V,H,d)=>{d.r(H),d.d(H,{openClaims:()=>b});var o=d(6584),A=d(8902),L=d(7598),I=d(8190);const B=60,j=864e5;
function N(e,t){const n=t.toISOString().slice(0,10);return e==="week"?W(t):e==="day"?n:n.slice(0,7)}function W(e){const t=(e.
getUTCDay()+6)%7,n=new Date(e.getTime()+(3-t)*j),a=n.getUTCFullYear(),h=Math.floor((n.getTime()-Date.UTC(a,0,1))/(7*j))+
1;return`${a}-W${String(h).padStart(2,"0")}`}function X(e,t){const n=(0,L.createHash)("sha256").update(P(e,t),"utf8").digest(
"hex").slice(0,12),a=t===void 0?"":`-${t.toLowerCase()}`;return`refs/web-push/${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").
slice(0,B-a.length).replace(/^-|-$/g,"")||"key"}${a}-${n}`}const P=(e,t)=>t===void 0?e:`${e} ${t}`;function q({run:e,attempt:t,
...n},a){return JSON.stringify({run:e,attempt:t,...n,time:a.toISOString(),nonce:(0,L.randomUUID)()},null,2)}function O(e,t){
const{run:n,attempt:a,time:h}=Object((0,I.qF)(e));if(!(typeof n!="string"||!/^\d{1,20}$/.test(n))&&!(typeof a!="number"||
!Number.isSafeInteger(a)||a<1)&&!(typeof h!="string"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(h)))return{run:n,
attempt:a,time:h,url:`${t}/${n}`}}var ee=d(3916),te=d(9349);function J(e,t){if(t.kind==="done")return t.data;throw U(e,t)}
function U(e,t){return t.kind==="lost"&&t.why==="cancelled"?K():S(`Could not claim the \`once-key\` in the repository (${F(
t)}).`,t.kind==="done"?o.k5:(0,o.JR)(t,n=>se(e,n)))}const Z=()=>S("Another run had claimed this key, and deleted its cla\
im a moment later because it did not send.","Run this again.");function ne(e,t,{id:n,attempt:a}){return S(`Could not det\
ermine whether this run claimed the \`once-key\` (${F(e)}). If it did, the claim is the ref ${t}.`,`${o.k5} If it is ski\
pped because of run ${n} (attempt ${a}), that is the claim of this run: delete it with the command in the notice, then r\
un it once more.`)}const K=()=>(0,te.Yq)("Claiming the key"),S=(e,t)=>new ee.HR({reason:"claim-failed",title:"Claim fail\
ed",message:e,hint:t}),F=e=>e.kind==="done"?"GitHub created a different ref than requested":e.message;function se(e,t){const n=t===
403||t===404;return n&&(e==="ref"||e==="ref-to-blob")?"The `github-token` can write, but cannot create a ref `refs/web-p\
ush/\u2026`: look for a ruleset that restricts refs, then run this again; or give a token that can create it, then start a ne\
w run.":n?"Give the job the permission `contents: write`, or a `github-token` that can write to this repository, then st\
art a new run (a re-run uses the original workflow file).":t!==409&&t!==422?o.k5:e==="tag"?"Check that the commit of thi\
s run is in this repository.":"Look for a ruleset that forbids creating refs such as `refs/web-push/\u2026`, then run this ag\
ain."}const s=1e4,c=5e3,u=2500,w=300;function b(e){const{key:t,per:n,startedAt:a,record:h,github:_,run:p,signal:m}=e,{ask:l}=(0,o.
K5)({...e,..._,...p}),{serverUrl:C}=_,{repository:$}=p,T=n&&N(n,a),f={key:P(t,T),ref:X(t,T),repository:$,serverUrl:C},{ref:v}=f,
x=v.replace("refs/",""),E={timeoutMs:Math.min(e.timeoutMs,s),signal:m};let g={kind:"none"};const de=new Set;let Y=!1,ce=!1;
async function me(){const i=new Date,r=q({run:p.id,attempt:p.attempt,key:f.key,...h},i),k={...M,date:i.toISOString().replace(
/\.\d+Z$/,"Z")},R=async(ke,be,ye)=>J(ke,await l(["POST","/git/tags",{tag:x,message:r,object:be,type:ye,tagger:k}],y,E)),
D=await ue(await R("tag",p.sha,"commit"));if(!ie(D))return fe("ref",D);const oe=await l(["POST","/git/blobs",{content:r}],
y,E);return fe("ref-to-blob",await ue(await R("blob",J("blob",oe),"blob")))}async function ue(i){de.add(i),g={kind:"mayb\
e",tag:i,...f};const r=await l(["POST","/git/refs",{ref:v,sha:i}],{status:201,read:z},E);return Y=r.kind==="done"||r.kind===
"lost"&&r.mayHaveBeenReceived&&!G(r),r.kind==="done"?re(r):!Y&&!Q(r)&&!G(r)&&(g={kind:"none"}),r}async function fe(i,r){
if(g.kind==="none")throw U(i,r);if(g.kind==="held")return"claimed";if(!m.aborted){const k=await ae(E,{lost:!0,notFoundMs:w});
if(re(k))return"claimed";if(k.kind==="done")return le(k.data);if(G(r)&&(0,o.c4)(k))throw U(i,r);if(Q(r)&&!m.aborted){if(!(0,o.
c4)(k))return{...f};throw Z()}}throw m.aborted?K():ne(r,v,p)}function re(i){return g.kind==="none"?!1:(i.kind==="done"&&
de.has(i.data)?(g={kind:"held",tag:i.data,...f},Y=!1):(i.kind==="done"||(0,o.c4)(i))&&!Y&&(g={kind:"none"}),g.kind==="he\
ld")}async function le(i){const r={status:200,read:oe=>(0,o.$6)(oe,"message")},k=()=>l(["GET","/git/tags/{tag}",{tag:i}],
r,E),R=await(0,o.yf)(k,{lost:!0},m),D=R.kind==="done"&&O(R.data,`${C}/${$}/actions/runs`);return{...f,tag:i,...D&&{by:D}}}
async function ge(){const i=await ae(E,{lost:!0});return i.kind==="done"?{kind:"used",claim:await le(i.data)}:(0,o.c4)(i)?
{kind:"unused",...f}:{kind:"unknown",cause:i.message,...f}}async function we(i){if(i)return g;const r=async R=>{const D=await he(
E);return D?{done:D}:{retry:D,waitMs:(0,A.JN)(R)}};return!await(0,A.LH)({attempt:r,retries:2,signal:m,cancelled:()=>!1})&&
m.aborted&&await he({timeoutMs:Math.min(E.timeoutMs,u),signal:AbortSignal.timeout(c)}),g}async function he(i){if(g.kind===
"maybe"||ce){const R=await ae(i,{notFoundMs:w});if(R.kind!=="done"&&!(0,o.c4)(R))return!1;re(R)}if(g.kind!=="held")return!0;
const r=await l(["DELETE","/git/refs/{ref}",{ref:x}],{status:204,read:()=>!0},i),k=r.kind==="refused"&&r.status===422&&/does not exist/i.
test(r.message);return(r.kind==="done"||k)&&(g={kind:"none"}),ce||=r.kind==="lost"&&r.mayHaveBeenReceived,g.kind==="none"}
function ae(i,r){const k={status:200,read:z};return(0,o.yf)(()=>l(["GET","/git/ref/{ref}",{ref:x}],k,i),r,i.signal)}return{
claim:me,look:ge,close:we,get state(){return g}}}const M={name:"web-push-action",email:"web-push-action@users.noreply.gi\
thub.com"},y={status:201,read:e=>(0,o.$6)(e,"sha")},z=e=>(0,o.$6)(e,"object","sha"),ie=e=>e.kind==="refused"&&(e.status===
403||e.status===404)&&!e.rateLimited,G=e=>e.kind==="lost"&&e.why==="redirected",Q=e=>e.kind==="refused"&&e.status===422&&
/already exists/i.test(e.message)}),4117:((V,H,d)=>{d.d(H,{Q:()=>o});class o{getAgent(){}getAgentDispatcher(){}}class A{}}),
9795:((V,H,d)=>{d.d(H,{h:()=>o});function o(){throw new Error("not bundled: give Octokit a fetch of your own")}})};
