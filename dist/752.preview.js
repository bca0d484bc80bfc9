"use strict";exports.id=752,exports.ids=[752],exports.modules={3752:((C,_,u)=>{u.d(_,{filesOfEvent:()=>y});var o=u(1580),M=u(1105),g=u(
1421),v=u(3024),p=u(6760),m=class extends Error{},E=64*1048576,b=class{#t;#s;constructor(e,t){this.#t=(0,p.join)(e,".git"),
this.#s=t}exists(){return(0,v.existsSync)(this.#t)}async head(){let e=(await this.#e("rev-parse","--verify","HEAD^{commi\
t}")).trim(),[t=""]=(await this.#e("cat-file","commit",e)).split(`

`,1);return{commit:e,parents:[...t.matchAll(/^parent (\S+)$/gm)].map(([,n=""])=>n)}}async isAncestor(e,t){try{return await this.#e(
"merge-base","--is-ancestor",e,t),!0}catch(n){if(n instanceof m)return!1;throw n}}async changedFiles(e,t){return(await this.#n(
"--no-renames","--name-only","--diff-filter=AMT",e,t)).split("\0").slice(0,-1)}async addedFiles(e,t){let n=await this.#n(
"--find-renames","-l0","--name-status","--diff-filter=AR",e,t),s=[],i=new Map,r=n.split("\0").values();for(let a of r){let h=r.
next().value??"";a==="A"?s.push(h):a!==""&&i.set(r.next().value??"",h)}return{added:s,renamed:i}}async#n(...e){return this.#e(
"diff-tree","-r","-z",...e)}async#e(...e){let t=[`--git-dir=${this.#t}`,"-c","core.fsmonitor=false",...e],n={cwd:(0,p.dirname)(
process.execPath),env:O(),maxBuffer:E,signal:this.#s};return new Promise((s,i)=>{(0,g.execFile)("git",t,n,(r,a,h)=>{r?i(
new m((0,o.Kb)(h,f=>f)||(0,o.q0)(r))):s(a)})})}};function O(){let e=Object.entries(process.env).filter(([t])=>!t.toUpperCase().
startsWith("GIT_"));return{...Object.fromEntries(e),GIT_ALLOW_PROTOCOL:""}}var d={files:new Set,renamed:new Map,problems:[]},
c=class extends Error{};async function y(e,t){let n=new b((0,o.ih)(),t.signal);try{let{from:s,to:i}=await P(t,n);if(e===
"changed")return{...d,files:new Set(await n.changedFiles(s,i))};let{added:r,renamed:a}=await n.addedFiles(s,i);return{...d,
files:new Set(r),renamed:a}}catch(s){if(s instanceof c)return{...d,problems:[(0,o.CC)("only",s.message)]};if(!(s instanceof
m))throw s;let i=`needs git, which failed (${(0,o.xv)(s.message)}); install git on the runner, and use actions/checkout \
without \`filter\``;return{...d,problems:[(0,o.CC)("only",i)]}}}async function P({event:e,sha:t},n){let{name:s,unreadable:i}=e,
r=s==="push"?A:(0,o.r0)(s)?x:void 0;if(!r){let w=`works on the events \`pull_request\` and \`push\`, not on ${(0,o.hD)(s)}\
; remove it, or use one of these events`;throw new c(w)}if(i!==void 0)throw new c(`needs the event, but ${i}; run it aga\
in`);if(!n.exists()){let w="needs a git repository in the workspace; use actions/checkout before this step, without `pat\
h`";throw new c(w)}let a=await n.head(),{base:h,missing:f}=r(e,a,t);if(!await n.isAncestor(h,a.commit))throw new c(f);return{
from:h,to:a.commit}}function x({name:e,payload:t},{commit:n,parents:s},i){let[r,a]=s,h=l(t,"pull_request"),f=a===l(l(h,"\
head"),"sha")||e==="pull_request"&&n===i;if(r===void 0||a===void 0||!f)throw new c("needs the merge commit of this pull \
request, but another commit is checked out; use the event `pull_request`, and actions/checkout without `ref`");return{base:r,
missing:"needs the branch that the pull request goes into, which is not in the checkout; use actions/checkout with `fetc\
h-depth: 2`"}}function A({payload:e},{commit:t},n){let s=l(e,"before"),i=r=>new c(`cannot tell what this push changed, b\
ecause ${r}; it can for the next push to this branch`);if(l(e,"forced")===!0)throw i("the branch was force-pushed");if(typeof s!=
"string"||!/^[0-9a-f]{40,64}$/.test(s))throw i("the event has no commit before it");if(/^0+$/.test(s))throw i("the branc\
h or tag is new");if(t!==n)throw new c("needs the commit of this push, but another one is checked out; use actions/check\
out without `ref`");return{base:s,missing:"needs the commit before this push, which is not in the checkout; use actions/\
checkout with `fetch-depth: 0`"}}var l=(e,t)=>(0,o.Gv)(e)?e[t]:void 0})};
