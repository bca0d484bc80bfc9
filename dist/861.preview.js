"use strict";exports.id=861,exports.ids=[861],exports.modules={8861:((W,y,a)=>{a.d(y,{filesOfEvent:()=>F});var l=a(7220),x=a(4462),d=a(
2735),k=a(2472),O=a(1421),A=a(3024),p=a(6760),C=a(2027);class w extends Error{}class g extends Error{}const b=30,E=64*1048576;
class ${#e;#n;#s;constructor(e,s,t=b){this.#e=(0,p.join)(e,".git"),this.#s=AbortSignal.timeout(t*1e3),this.#n=AbortSignal.
any([s,this.#s])}exists(){return(0,A.existsSync)(this.#e)}async head(){const e=(await this.#t("rev-parse","--verify","HE\
AD^{commit}")).trim(),[s=""]=(await this.#t("cat-file","commit",e)).split(`

`,1);return{commit:e,parents:[...s.matchAll(/^parent (\S+)$/gm)].map(([,t=""])=>t)}}async isAncestor(e,s){try{return await this.#t(
"merge-base","--is-ancestor",e,s),!0}catch(t){if(t instanceof w)return!1;throw t}}async compare(e,s,...t){return(await this.#t(
"diff-tree","-r","-z",...t,e,s)).split("\0").slice(0,-1)}async plainFiles(e){return[...(await this.#t("ls-tree","-r","-z",
"--full-tree",e)).matchAll(/(\d+) blob \w+\t([^\0]+)\0/g)].flatMap(([,t="",i=""])=>t.startsWith("100")?[i]:[])}async#t(...e){
const s=[`--git-dir=${this.#e}`,"-c","core.fsmonitor=false",...e],t={cwd:(0,p.dirname)(process.execPath),env:G(),maxBuffer:E,
signal:this.#n};return new Promise((i,r)=>{(0,O.execFile)("git",s,t,(o,h,u)=>{o?this.#s.aborted?r(new g):r(new w((0,d.Kb)(
u,m=>m)||(0,C.q0)(o))):i(h)})})}}function G(){const n=Object.entries(process.env).filter(([e])=>!e.toUpperCase().startsWith(
"GIT_"));return{...Object.fromEntries(n),GIT_ALLOW_PROTOCOL:""}}var S=a(5592);class c extends Error{}async function F(n,e){
const s=new $((0,S.ih)(),e.signal);try{const t=await M(e,s);return{plain:new Set(await s.plainFiles(t.to)),...await(n===
"changed"?R:T)(s,t)}}catch(t){if(t instanceof c)return{problem:(0,l.CC)("only",t.message)};if(t instanceof g){const r=`n\
eeds git, which did not finish within ${b} s; run it again, or remove \`only\``;return{problem:(0,l.CC)("only",r)}}if(!(t instanceof
w))throw t;const i=`needs git, which failed (${(0,d.xv)(t.message)}); install git on the runner, and use actions/checkou\
t without \`filter\``;return{problem:(0,l.CC)("only",i)}}}async function R(n,{from:e,to:s}){const t=await n.compare(e,s,
"--no-renames","--name-only","--diff-filter=AMT");return{taken:new Set(t),renamed:new Map}}async function T(n,{from:e,to:s}){
const t=await n.compare(e,s,"--find-renames=100%","--name-status","--diff-filter=AR"),i=new Set,r=new Map,o=t.values();for(const h of o){
const u=o.next().value??"";h==="A"?i.add(u):r.set(o.next().value??"",u)}return{taken:i,renamed:r}}async function M({event:n,
sha:e},s){const{name:t,unreadable:i}=n,r=(0,k.r0)(t)?P:I[t];if(!r){const m=`works on the events \`pull_request\`, \`push\` a\
nd \`merge_group\`, not on ${(0,d.hD)(t)}; remove it, or use one of these events`;throw new c(m)}if(i!==void 0)throw new c(
`needs the event, but ${i}; run it again`);if(!s.exists()){const m="needs a git repository in the workspace; use actions\
/checkout before this step, without `path`";throw new c(m)}const o=await s.head(),{base:h,missing:u}=r(n,o,e);if(!await s.
isAncestor(h,o.commit))throw new c(u);return{from:h,to:o.commit}}function P({name:n,payload:e},{commit:s,parents:t},i){const[
r,o]=t,h=f(e,"pull_request"),u=o===f(f(h,"head"),"sha")||n==="pull_request"&&s===i;if(r===void 0||o===void 0||!u)throw new c(
"needs the merge commit of this pull request, but another commit is checked out; use the event `pull_request`, and actio\
ns/checkout without `ref`");return{base:r,missing:"needs the branch that the pull request goes into, which is not in the\
 checkout; use actions/checkout with `fetch-depth: 2`"}}function j({payload:n},{commit:e},s){const t=f(f(n,"merge_group"),
"base_sha");if(!v(t))throw new c("needs the event, but it does not name its base; run it again");if(e!==s)throw new c("n\
eeds the commit of this merge group, but another one is checked out; use actions/checkout without `ref`");return{base:t,
missing:"needs the base of this merge group, which is not in the checkout; use actions/checkout with `fetch-depth: 0`"}}
function L({payload:n},{commit:e},s){const t=f(n,"before"),i=o=>new c(`cannot tell what this push changed, because ${o};\
 it can for the next push to this branch`);if(f(n,"forced")===!0)throw i("the branch was force-pushed");if(!v(t))throw i(
"the event has no commit before it");if(/^0+$/.test(t))throw i("the branch or tag is new");if(e!==s)throw new c("needs t\
he commit of this push, but another one is checked out; use actions/checkout without `ref`");return{base:t,missing:"need\
s the commit before this push, which is not in the checkout; use actions/checkout with `fetch-depth: 0`"}}const I={push:L,
merge_group:j},v=n=>typeof n=="string"&&/^[0-9a-f]{40,64}$/.test(n),f=(n,e)=>(0,x.Gv)(n)?n[e]:void 0})};
