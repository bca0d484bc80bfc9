"use strict";exports.id=752,exports.ids=[752],exports.modules={4117:((b,l,o)=>{o.d(l,{Q:()=>s});class s{getAgent(){}getAgentDispatcher(){}}
class h{}}),9795:((b,l,o)=>{o.d(l,{h:()=>s});function s(){throw new Error("not bundled: give Octokit a fetch of your own")}}),
4414:((b,l,o)=>{o.d(l,{ClaimStore:()=>P});var s=o(4955),h=o(990),y=o(9453),_=o(7598);function p(t,e){if(e.kind==="done")
return e.data;throw u(t,e)}function u(t,e){if(e.kind==="no-answer"&&e.why==="cancelled")return g();let i=`Could not clai\
m the \`once-key\` in the repository (${k(e)}).`,n=w(e,a=>H(t,a));return c(i,n)}function m({ref:t,created:e,found:i}){if(!v(
e)){let a=`Could not determine whether this run claimed the \`once-key\` (${k(e)}). If it did, the claim is the ref ${t}\
.`;return c(a,w(e))}if((0,s.c4)(i)){let a=`GitHub answered that the ref ${t} exists already, and then that it does not e\
xist.`;return c(a,"Run this again.")}let n=`The ref ${t} exists already, but the action could not read which run made it\
 (${k(i)}).`;return c(n,w(i))}var g=()=>(0,h.Yq)("Claiming the key"),c=(t,e)=>new h.HR({reason:"claim-failed",title:"Cla\
im failed",message:t,hint:e}),k=t=>t.kind==="done"?"GitHub created a different ref than requested":t.message,w=(t,e=()=>s.
k5)=>t.kind==="done"?s.k5:(0,s.JR)(t,e),v=t=>t.kind==="refused"&&t.says(/already exists/i);function H(t,e){let i=e===403||
e===404;return i&&t==="ref"?{newRunAfter:"The `github-token` can write, but cannot create a ref `refs/web-push/\u2026`: look \
for a ruleset that restricts refs, then run this again; or set a token that can create it, then"}:i?{newRunAfter:"Give t\
he job the permission `contents: write`, or set a `github-token` that can write to this repository, then"}:t==="blob"||e!==
409&&e!==422?s.k5:t==="tag"?"Check that the commit of this run is in this repository.":"Look for a ruleset that forbids \
creating refs such as `refs/web-push/\u2026`, then run this again."}function T(t,e){return JSON.stringify({...t,time:e.toISOString(),
nonce:(0,_.randomUUID)()},null,2)}function A(t,e){let{run:i,attempt:n,time:a,title:r,target:d}=Object((0,h.qF)(t));if(!(typeof i!=
"string"||!/^\d{1,20}$/.test(i))&&!(typeof n!="number"||!Number.isSafeInteger(n)||n<1)&&!(typeof a!="string"||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.
test(a)))return{run:i,attempt:n,time:a,url:`${e}/${i}`,title:typeof r=="string"?r:void 0,target:typeof d=="string"&&/^(all|audience \d{1,16})$/.
test(d)?d:void 0}}var L=60;function x(t,e){let i=(0,_.createHash)("sha256").update(O(t,e)).digest("hex").slice(0,12),n=e===
void 0?"":`-${e.toLowerCase()}`;return`refs/web-push/${t.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,L-n.length).replace(
/^-|-$/g,"")||"key"}${n}-${i}`}var O=(t,e)=>e===void 0?t:`${t} ${e}`,$=5e3,E=2500,R=250,f=300,P=class{#n;#i;#o;#e;#t={kind:"\
none"};constructor(t,e,i){let{key:n,period:a,run:r,serverUrl:d}=t;this.#o=t,this.#n=e,this.#i=i,this.#e={key:O(n,a),ref:x(
n,a),repository:r.repository,serverUrl:d}}get state(){let t=this.#t;return t.kind==="none"?t:{kind:t.kind,tag:t.tag,...this.#e}}async claim(){
let{run:t,record:e}=this.#o,i=new Date,n=T({run:t.id,attempt:t.attempt,key:this.#e.key,...e},i),a=await this.#h("tag",{object:t.
sha,type:"commit",message:n,time:i}),r=await this.#l(a);if(!U(r))return this.#u(r);let d=await this.#s({noAnswer:!0,notFoundMs:f});
if(this.#a(d),d.kind==="done"&&this.#t.kind==="none")return this.#r(d.data);if(!(0,s.c4)(d))throw this.#i.aborted?g():u(
"ref",r);let G=await this.#n.request(["POST","/git/blobs",{content:n}],C),W=p("blob",G),K=await this.#h("blob",{object:W,
type:"blob",message:n,time:i});return this.#u(await this.#l(K))}async check(){let t=await this.#s({noAnswer:!0});return t.
kind==="done"?{kind:"used",claim:await this.#r(t.data)}:(0,s.c4)(t)?{kind:"unused",...this.#e}:{kind:"unknown",cause:t.message,
...this.#e}}async findRetryStop(){let{ref:t}=this.#e,e=await this.#s({noAnswer:!0,notFoundMs:f});if(!this.#a(e))return e.
kind==="done"||(0,s.c4)(e)?{kind:"claim-lost",ref:t}:{kind:"claim-unreadable",ref:t,cause:e.message}}async giveUp(){let t=async(a,r,d)=>await this.#c(
r,d)?{done:!0}:{result:!1,waitMs:a},e=()=>!1,i={signal:M(this.#i,E)},n={signal:M(this.#i,$),timeoutMs:E};await(0,h.LH)({
attempt:a=>t((0,h.JN)(a),{},i),retries:2,signal:this.#i,cancelled:e})||!this.#i.aborted||await(0,h.LH)({attempt:()=>t(R,
n,n),retries:$/R,signal:n.signal,cancelled:e})}async#h(t,{object:e,type:i,message:n,time:a}){let r={...I,date:a.toISOString().
replace(/\.\d+/,"")},d={tag:this.#d,message:n,object:e,type:i,tagger:r};return p(t,await this.#n.request(["POST","/git/t\
ags",d],C))}async#l(t){this.#t={kind:"maybe",tag:t,mayStillHappen:!0};let e={ref:this.#e.ref,sha:t},i=await this.#n.request(
["POST","/git/refs",e],{status:201,read:S});return i.kind==="done"?this.#a(i):D(i)?this.#t={kind:"maybe",tag:t,mayStillHappen:q(
i)}:this.#t={kind:"none"},i}async#u(t){let e=this.#t;if(e.kind==="held")return"claimed";if(e.kind==="none"||B(t))throw u(
"ref",t);let i=await this.#s({noAnswer:!0,notFoundMs:f});if(this.#a(i))return"claimed";if(i.kind==="done")return this.#r(
i.data);if(this.#i.aborted)throw g();let n={ref:this.#e.ref,created:t,found:i};throw(0,s.c4)(i)?v(t)?(this.#t={kind:"may\
be",tag:e.tag,mayStillHappen:!0},m(n)):e.mayStillHappen?m(n):u("ref",t):m(n)}#a(t){let e=this.#t;if(e.kind==="none")return!1;
if(t.kind==="done"&&t.data===e.tag)return e.kind==="maybe"&&(this.#t={kind:"held",tag:e.tag,isDeletionRequested:!1}),!0;
let i=e.kind==="maybe"&&e.mayStillHappen;return(t.kind==="done"||(0,s.c4)(t))&&!i&&(this.#t={kind:"none"}),!1}async#r(t){
let{serverUrl:e,repository:i}=this.#e,n={status:200,read:d=>(0,s.$6)(d,"message")},a=await(0,s.yf)(()=>this.#n.request([
"GET","/git/tags/{tag}",{tag:t}],n),{noAnswer:!0},this.#i),r=a.kind==="done"?A(a.data,`${e}/${i}/actions/runs`):void 0;return{
...this.#e,tag:t,by:r}}async#c(t,e){if(this.#t.kind==="none")return!0;let i=await this.#s({notFoundMs:f},t);if(i.kind!==
"done"&&!(0,s.c4)(i))return!1;this.#a(i);let n=this.#t;if(n.kind!=="held"||n.isDeletionRequested)return!0;let a=["DELETE",
"/git/refs/{ref}",{ref:this.#d}],r=await this.#n.request(a,j,e);return r.kind==="done"||F(r)?(this.#t={kind:"none"},!0):
(D(r)&&(this.#t={...n,isDeletionRequested:!0}),!1)}#s(t,e={}){let i={status:200,read:S};return(0,s.yf)(()=>this.#n.request(
["GET","/git/ref/{ref}",{ref:this.#d}],i,e),t,e.signal??this.#i)}get#d(){return this.#e.ref.replace("refs/","")}},I={name:"\
web-push-action",email:"web-push-action@users.noreply.github.com"},S=t=>(0,s.$6)(t,"object","sha"),C={status:201,read:t=>(0,s.
$6)(t,"sha")},j={status:204,read:()=>!0},U=t=>t.kind==="refused"&&(t.status===403||t.status===404)&&!t.rateLimited,B=t=>t.
kind==="refused"&&t.status!==409&&t.status!==422,F=t=>t.kind==="refused"&&t.status===422&&t.says(/reference does not exist/i),
D=t=>t.kind==="refused"||t.mayHaveBeenReceived,q=t=>t.kind==="no-answer"&&t.why!=="redirected";function M(t,e){let i=new AbortController,
n=()=>AbortSignal.timeout(e).addEventListener("abort",()=>i.abort());return t.aborted?n():t.addEventListener("abort",n),
i.signal}})};
