"use strict";exports.id=861,exports.ids=[861],exports.modules={8861:((W,y,r)=>{r.d(y,{filesOfEvent:()=>R});var x=r(6910),f=r(6268),d=r(
9199),k=r(2472),O=r(1421),A=r(3024),g=r(6760),C=r(5500),E=r(893);class w extends Error{}class p extends Error{}const b=30,
$=64*E.E$;class G{#e;#n;#s;constructor(e,s,t=b){this.#e=(0,g.join)(e,".git"),this.#s=AbortSignal.timeout(t*1e3),this.#n=
AbortSignal.any([s,this.#s])}exists(){return(0,A.existsSync)(this.#e)}async head(){const e=(await this.#t("rev-parse","-\
-verify","HEAD^{commit}")).trim(),[s=""]=(await this.#t("cat-file","commit",e)).split(`

`,1);return{commit:e,parents:[...s.matchAll(/^parent (\S+)$/gm)].map(([,t=""])=>t)}}async isAncestor(e,s){try{return await this.#t(
"merge-base","--is-ancestor",e,s),!0}catch(t){if(t instanceof w)return!1;throw t}}async compare(e,s,...t){return(await this.#t(
"diff-tree","-r","-z",...t,e,s)).split("\0").slice(0,-1)}async plainFiles(e){return[...(await this.#t("ls-tree","-r","-z",
"--full-tree",e)).matchAll(/(\d+) blob \w+\t([^\0]+)\0/g)].flatMap(([,t="",o=""])=>t.startsWith("100")?[o]:[])}async#t(...e){
const s=[`--git-dir=${this.#e}`,"-c","core.fsmonitor=false",...e],t={cwd:(0,g.dirname)(process.execPath),env:S(),maxBuffer:$,
signal:this.#n};return new Promise((o,a)=>{(0,O.execFile)("git",s,t,(i,h,u)=>{i?this.#s.aborted?a(new p):a(new w((0,d.Kb)(
u,m=>m)||(0,C.q0)(i))):o(h)})})}}function S(){const n=Object.entries(process.env).filter(([e])=>!e.toUpperCase().startsWith(
"GIT_"));return{...Object.fromEntries(n),GIT_ALLOW_PROTOCOL:""}}var F=r(5592);class c extends Error{}async function R(n,e){
const s=new G((0,F.ih)(),e.signal);try{const t=await P(e,s);return{plain:new Set(await s.plainFiles(t.to)),...await(n===
"changed"?T:M)(s,t)}}catch(t){if(t instanceof c)return{problem:(0,f.CC)("only",t.message)};if(t instanceof p){const a=`n\
eeds git, but git did not finish within ${b} s; run this again, or remove \`only\``;return{problem:(0,f.CC)("only",a)}}if(!(t instanceof
w))throw t;const o=`needs git, but git failed (${(0,d.xv)(t.message)}); install git on the runner, and use actions/check\
out without \`filter\``;return{problem:(0,f.CC)("only",o)}}}async function T(n,{from:e,to:s}){const t=await n.compare(e,
s,"--no-renames","--name-only","--diff-filter=AMT");return{taken:new Set(t),renamed:new Map}}async function M(n,{from:e,
to:s}){const t=await n.compare(e,s,"--find-renames=100%","--name-status","--diff-filter=AR"),o=new Set,a=new Map,i=t.values();
for(const h of i){const u=i.next().value??"";h==="A"?o.add(u):a.set(i.next().value??"",u)}return{taken:o,renamed:a}}async function P({
event:n,sha:e},s){const{name:t,unreadable:o}=n,a=(0,k.r0)(t)?L:I[t];if(!a){const m=`works only on the \`pull_request\`, \`p\
ush\` and \`merge_group\` events, not on ${(0,d.hD)(t)}; remove \`only\`, or use one of these events`;throw new c(m)}if(o!==
void 0)throw new c(`needs the event, but ${o}; run this again`);if(!s.exists()){const m="needs a git repository in the w\
orkspace; use actions/checkout before this step, without `path`";throw new c(m)}const i=await s.head(),{base:h,missing:u}=a(
n,i,e);if(!await s.isAncestor(h,i.commit))throw new c(u);return{from:h,to:i.commit}}function L({name:n,payload:e},{commit:s,
parents:t},o){const[a,i]=t,h=l(e,"pull_request"),u=i===l(l(h,"head"),"sha")||n==="pull_request"&&s===o;if(a===void 0||i===
void 0||!u)throw new c("needs the merge commit of this pull request, but another commit is checked out; use the `pull_re\
quest` event, and actions/checkout without `ref`");return{base:a,missing:"needs the base branch of the pull request, but\
 the checkout lacks it; use actions/checkout with `fetch-depth: 2`"}}function j({payload:n},{commit:e},s){const t=l(l(n,
"merge_group"),"base_sha");if(!v(t))throw new c("needs the base commit, but the event does not name it; run this again");
if(e!==s)throw new c("needs the commit of this merge group, but another commit is checked out; use actions/checkout with\
out `ref`");return{base:t,missing:"needs the base of this merge group, but the checkout lacks it; use actions/checkout w\
ith `fetch-depth: 0`"}}function B({payload:n},{commit:e},s){const t=l(n,"before"),o=i=>new c(`cannot tell what this push\
 changed, because ${i}; the next push to this branch will work`);if(l(n,"forced")===!0)throw o("the branch was force-pus\
hed");if(!v(t))throw o("the event does not name the commit before the push");if(/^0+$/.test(t))throw o("the branch or ta\
g is new");if(e!==s)throw new c("needs the commit of this push, but another commit is checked out; use actions/checkout \
without `ref`");return{base:t,missing:"needs the commit before this push, but the checkout lacks it; use actions/checkou\
t with `fetch-depth: 0`"}}const I={push:B,merge_group:j},v=n=>typeof n=="string"&&/^[0-9a-f]{40,64}$/.test(n),l=(n,e)=>(0,x.
Gv)(n)?n[e]:void 0})};
