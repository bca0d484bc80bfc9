"use strict";exports.id=489,exports.ids=[489],exports.modules={6584:((X,C,o)=>{o.d(C,{$6:()=>U,JR:()=>st,K5:()=>tt,c4:()=>Z,k5:()=>S,
yf:()=>it});var a=o(2413),A=o(3916),L=o(8902),I=o(8190),x=o(9349),j=o(311);const N=1048576,W=65536,q=5,P=2;function tt({
apiUrl:n,repository:c,token:d,http:g,redact:b}){const[R="",y=""]=c.split("/");async function rt([_,t,e],{status:s,read:u,
maxBytes:h=N,followRedirects:E=!1},w){if(!et(n))return T("GITHUB_API_URL is not an http or https URL, or has a query","b\
ad-address",!1);try{const l=(0,a.Q)(d,{baseUrl:n.replace(/\/$/,""),userAgent:j.N}),p={method:_,url:`/repos/{owner}/{repo\
}${t}`,owner:R,repo:y,...e},$=await z(l.request.endpoint(p),w,h,E);if($.kind==="failure")return Q($);const{status:v,body:O,
incomplete:f}=$;if(v>=300)return F(_,$);if(f==="too-large")return T(`the response is larger than ${h/N} MiB`,f);if(f)return Q(
{reason:f==="cut"?"bad-response":f,mayHaveBeenReceived:!0,cause:new Error("the response is not complete")});const G=v===
s?u((0,I.qF)(O)):void 0;return G===void 0?T(`GitHub answered ${v} with something unexpected`):{kind:"done",data:G}}catch(l){
return T((0,x.Kb)((0,A.q0)(l),b))}}async function z({url:_,method:t,headers:e,body:s},{timeoutMs:u,signal:h},E,w){const l=d.
split(".").length===3?"bearer":"token",p={method:t,headers:{...e,authorization:`${l} ${d}`},...s!==void 0&&{body:JSON.stringify(
s)},timeoutMs:u,maxBytes:E,signal:h};let $=new URL(_);for(let v=0;;v++){const O=await g.request({...p,url:$}),f=w&&v<q?nt(
O,$):void 0;if(f===void 0)return O;$=f}}function Q({mayHaveBeenReceived:_,reason:t,cause:e}){const s=(0,x.Kb)(`${t}: ${(0,A.
q0)(e)}`,b);return T(s,t==="cancelled"?t:"other",_)}function F(_,t){const{status:e,headers:s,body:u,incomplete:h}=t;if(e<
400){const O=`GitHub answered ${e}`;return _!=="GET"?T(O,"redirected"):e===304?T(O):{kind:"refused",status:e,message:O,rateLimited:!1}}
const E=h!==void 0||u.length>W,w=J(b(u.slice(0,W),E)).trim(),l=(0,x.Kb)(`GitHub answered ${e}${w&&`: ${w}`}`,b);if(e>=500||
e===408)return T(l);const{"retry-after":p,"x-ratelimit-remaining":$}=s,v=p!==void 0||$==="0"||/rate limit|abuse detection/i.
test(w);return{kind:"refused",status:e,message:l,rateLimited:e===429||e===403&&v}}return{ask:rt}}function T(n,c="other",d=!0){
return{kind:"lost",why:c,mayHaveBeenReceived:d,message:n}}const et=n=>/^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(n)&&(0,I.
Dl)(n)!==void 0;function nt(n,c){if(n.kind==="failure"||![301,302,307,308].includes(n.status))return;const{location:d}=n.
headers,g=d===void 0?void 0:(0,I.Dl)(d,c);return g?.origin===c.origin?g:void 0}function J(n){const c=(0,I.qF)(n),d=U(c,"\
message");if(d===void 0)return n;const{errors:g}=c,b=Array.isArray(g)?`: ${g.map(y=>JSON.stringify(y)).join(", ")}`:"",R=U(
c,"documentation_url");return`${d}${b}${R?` - ${R}`:""}`}function U(n,...c){const d=c.reduce((g,b)=>g?.[b],n);return typeof d==
"string"?d:void 0}const Z=n=>n.kind==="refused"&&n.status===404;function st(n,c){return n.kind==="lost"?n.why==="bad-add\
ress"?K:n.why==="redirected"?B:n.why==="too-large"?`Check that GitHub answers at that address. ${K}`:S:n.rateLimited?"Th\
e rate limit of GitHub is reached: run this again later.":n.status===401?"Give a valid `github-token`; the default is th\
e token of the job, `github.token`.":n.status<400?B:c(n.status)}const B="Check GITHUB_API_URL, and whether the repositor\
y was moved or renamed.",S="Run this again when GitHub is available.",K="GITHUB_API_URL must be the address of the API: \
`https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.";function it(n,{lost:c=!1,
notFoundMs:d},g){let b=0,R=0;return(0,L.LH)({attempt:async()=>{const y=await n();return d!==void 0&&Z(y)&&++R<=P?{retry:y,
waitMs:d*R}:c&&y.kind==="lost"&&y.why==="other"&&++b<=P?{retry:y,waitMs:(0,L.JN)(b)}:{done:y}},retries:2*P,signal:g,cancelled:()=>T(
"the run was cancelled","cancelled")})}}),415:((X,C,o)=>{o.r(C),o.d(C,{openClaims:()=>b});var a=o(6584),A=o(8902),L=o(7598),
I=o(8190);const x=60,j=864e5;function N(t,e){const s=e.toISOString().slice(0,10);return t==="week"?W(e):t==="day"?s:s.slice(
0,7)}function W(t){const e=(t.getUTCDay()+6)%7,s=new Date(t.getTime()+(3-e)*j),u=s.getUTCFullYear(),h=Math.floor((s.getTime()-
Date.UTC(u,0,1))/(7*j))+1;return`${u}-W${String(h).padStart(2,"0")}`}function q(t,e){const s=(0,L.createHash)("sha256").
update(P(t,e),"utf8").digest("hex").slice(0,12),u=e===void 0?"":`-${e.toLowerCase()}`;return`refs/web-push/${t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").slice(0,x-u.length).replace(/^-|-$/g,"")||"key"}${u}-${s}`}const P=(t,e)=>e===void 0?t:`${t} ${e}`;
function tt(t,e){return JSON.stringify({...t,time:e.toISOString(),nonce:(0,L.randomUUID)()},null,2)}function T(t,e){const{
run:s,attempt:u,time:h}=Object((0,I.qF)(t));if(!(typeof s!="string"||!/^\d{1,20}$/.test(s))&&!(typeof u!="number"||!Number.
isSafeInteger(u)||u<1)&&!(typeof h!="string"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(h)))return{run:s,attempt:u,
time:h,url:`${e}/${s}`}}var et=o(3916),nt=o(9349);function J(t,e){if(e.kind==="done")return e.data;throw U(t,e)}function U(t,e){
return e.kind==="lost"&&e.why==="cancelled"?B():S(`Could not claim the \`once-key\` in the repository (${K(e)}).`,e.kind===
"done"?a.k5:(0,a.JR)(e,s=>it(t,s)))}const Z=()=>S("Another run had claimed this key, and deleted its claim a moment late\
r because it did not send.","Run this again.");function st(t,e,s){return S(`Could not determine whether this run claimed\
 the \`once-key\` (${K(t)}). If it did, the claim is the ref ${e}.`,`${a.k5} If it is skipped because of run ${s.id} (at\
tempt ${s.attempt}), that is the claim of this run: delete it with the command in the notice, then run it once more.`)}const B=()=>(0,nt.
Yq)("Claiming the key"),S=(t,e)=>new et.HR({reason:"claim-failed",title:"Claim failed",message:t,hint:e}),K=t=>t.kind===
"done"?"GitHub created a different ref than requested":t.message;function it(t,e){const s=e===403||e===404;return s&&(t===
"ref"||t==="ref-to-blob")?"The `github-token` can write, but cannot create a ref `refs/web-push/\u2026`: look for a ruleset t\
hat restricts refs, then run this again; or give a token that can create it, then start a new run.":s?"Give the job the \
permission `contents: write`, or a `github-token` that can write to this repository, then start a new run (a re-run uses\
 the original workflow file).":e!==409&&e!==422?a.k5:t==="tag"?"Check that the commit of this run is in this repository.":
"Look for a ruleset that forbids creating refs such as `refs/web-push/\u2026`, then run this again."}const n=1e4,c=5e3,d=2500,
g=300;function b(t){const{key:e,per:s,startedAt:u,record:h,github:E,run:w,signal:l}=t,{ask:p}=(0,a.K5)({...t,...E,...w}),
{serverUrl:$}=E,{repository:v}=w,O=s&&N(s,u),f={key:P(e,O),ref:q(e,O),repository:v,serverUrl:$},{ref:G}=f,Y=G.replace("r\
efs/",""),H={timeoutMs:Math.min(t.timeoutMs,n),signal:l};let m={kind:"none"};const ut=new Set;let V=!1,ct=!1;async function gt(){
const i=new Date,r=tt({run:w.id,attempt:w.attempt,key:f.key,...h},i),k={...R,date:i.toISOString().replace(/\.\d+Z$/,"Z")},
M=async(bt,yt,$t)=>J(bt,await p(["POST","/git/tags",{tag:Y,message:r,object:yt,type:$t,tagger:k}],y,H)),D=await ft(await M(
"tag",w.sha,"commit"));if(!Q(D))return lt("ref",D);const dt=await p(["POST","/git/blobs",{content:r}],y,H);return lt("re\
f-to-blob",await ft(await M("blob",J("blob",dt),"blob")))}async function ft(i){ut.add(i),m={kind:"maybe",tag:i,...f};const r=await p(
["POST","/git/refs",{ref:G,sha:i}],{status:201,read:z},H);return V=r.kind==="done"||r.kind==="lost"&&r.mayHaveBeenReceived&&
!F(r),r.kind==="done"?at(r):!V&&!_(r)&&!F(r)&&(m={kind:"none"}),r}async function lt(i,r){if(m.kind==="none")throw U(i,r);
if(m.kind==="held")return"claimed";if(!l.aborted){const k=await ot(H,{lost:!0,notFoundMs:g});if(at(k))return"claimed";if(k.
kind==="done")return ht(k.data);if(F(r)&&(0,a.c4)(k))throw U(i,r);if(_(r)&&!l.aborted){if(!(0,a.c4)(k))return{...f};throw Z()}}
throw l.aborted?B():st(r,G,w)}function at(i){return m.kind==="none"?!1:(i.kind==="done"&&ut.has(i.data)?(m={kind:"held",
tag:i.data,...f},V=!1):(i.kind==="done"||(0,a.c4)(i))&&!V&&(m={kind:"none"}),m.kind==="held")}async function ht(i){const r={
status:200,read:dt=>(0,a.$6)(dt,"message")},k=()=>p(["GET","/git/tags/{tag}",{tag:i}],r,H),M=await(0,a.yf)(k,{lost:!0},l),
D=M.kind==="done"&&T(M.data,`${$}/${v}/actions/runs`);return{...f,tag:i,...D&&{by:D}}}async function wt(){const i=await ot(
H,{lost:!0});return i.kind==="done"?{kind:"used",claim:await ht(i.data)}:(0,a.c4)(i)?{kind:"unused",...f}:{kind:"unknown",
cause:i.message,...f}}async function kt(i){if(i)return m;const r=async M=>{const D=await mt(H);return D?{done:D}:{retry:D,
waitMs:(0,A.JN)(M)}};return!await(0,A.LH)({attempt:r,retries:2,signal:l,cancelled:()=>!1})&&l.aborted&&await mt({timeoutMs:Math.
min(H.timeoutMs,d),signal:AbortSignal.timeout(c)}),m}async function mt(i){if(m.kind==="maybe"||ct){const M=await ot(i,{notFoundMs:g});
if(M.kind!=="done"&&!(0,a.c4)(M))return!1;at(M)}if(m.kind!=="held")return!0;const r=await p(["DELETE","/git/refs/{ref}",
{ref:Y}],rt,i),k=r.kind==="refused"&&r.status===422&&/does not exist/i.test(r.message);return(r.kind==="done"||k)&&(m={kind:"\
none"}),ct||=r.kind==="lost"&&r.mayHaveBeenReceived,m.kind==="none"}function ot(i,r){const k={status:200,read:z};return(0,a.
yf)(()=>p(["GET","/git/ref/{ref}",{ref:Y}],k,i),r,i.signal)}return{claim:gt,look:wt,close:kt,get state(){return m}}}const R={
name:"web-push-action",email:"web-push-action@users.noreply.github.com"},y={status:201,read:t=>(0,a.$6)(t,"sha")},rt={status:204,
read:()=>!0},z=t=>(0,a.$6)(t,"object","sha"),Q=t=>t.kind==="refused"&&(t.status===403||t.status===404)&&!t.rateLimited,F=t=>t.
kind==="lost"&&t.why==="redirected",_=t=>t.kind==="refused"&&t.status===422&&/already exists/i.test(t.message)}),4117:((X,C,o)=>{
o.d(C,{Q:()=>a});class a{getAgent(){}getAgentDispatcher(){}}class A{}}),9795:((X,C,o)=>{o.d(C,{h:()=>a});function a(){throw new Error(
"not bundled: give Octokit a fetch of your own")}})};
