"use strict";exports.id=600,exports.ids=[600],exports.modules={8600:((D,_,l)=>{l.d(_,{filesOfEvent:()=>y});var a=l(6560),k=l(7137),g=l(
1421),v=l(3024),p=l(6760),m=class extends Error{},E=64*1048576,b=class{#t;#s;constructor(e,t){this.#t=(0,p.join)(e,".git"),
this.#s=t}exists(){return(0,v.existsSync)(this.#t)}async head(){let e=(await this.#e("rev-parse","--verify","HEAD^{commi\
t}")).trim(),[t=""]=(await this.#e("cat-file","commit",e)).split(`

`,1);return{commit:e,parents:[...t.matchAll(/^parent (\S+)$/gm)].map(([,s=""])=>s)}}async isAncestor(e,t){try{return await this.#e(
"merge-base","--is-ancestor",e,t),!0}catch(s){if(s instanceof m)return!1;throw s}}async compare(e,t,...s){return(await this.#e(
"diff-tree","-r","-z",...s,e,t)).split("\0").slice(0,-1)}async#e(...e){let t=[`--git-dir=${this.#t}`,"-c","core.fsmonito\
r=false",...e],s={cwd:(0,p.dirname)(process.execPath),env:O(),maxBuffer:E,signal:this.#s};return new Promise((n,i)=>{(0,g.
execFile)("git",t,s,(o,r,c)=>{o?i(new m((0,a.Kb)(c,u=>u)||(0,a.q0)(o))):n(r)})})}};function O(){let e=Object.entries(process.
env).filter(([t])=>!t.toUpperCase().startsWith("GIT_"));return{...Object.fromEntries(e),GIT_ALLOW_PROTOCOL:""}}var d={files:new Set,
renamed:new Map,problems:[]},h=class extends Error{};async function y(e,t){let s=new b((0,a.ih)(),t.signal);try{let n=await A(
t,s);return{...d,...await(e==="changed"?P:x)(s,n)}}catch(n){if(n instanceof h)return{...d,problems:[(0,a.CC)("only",n.message)]};
if(!(n instanceof m))throw n;let i=`needs git, which failed (${(0,a.xv)(n.message)}); install git on the runner, and use\
 actions/checkout without \`filter\``;return{...d,problems:[(0,a.CC)("only",i)]}}}async function P(e,{from:t,to:s}){return{
files:new Set(await e.compare(t,s,"--no-renames","--name-only","--diff-filter=AMT"))}}async function x(e,{from:t,to:s}){
let n=await e.compare(t,s,"--find-renames","-l0","--name-status","--diff-filter=AR"),i=new Set,o=new Map,r=n.values();for(let c of r){
let u=r.next().value??"";c==="A"?i.add(u):o.set(r.next().value??"",u)}return{files:i,renamed:o}}async function A({event:e,
sha:t},s){let{name:n,unreadable:i}=e,o=n==="push"?M:(0,a.r0)(n)?C:void 0;if(!o){let w=`works on the events \`pull_request\
\` and \`push\`, not on ${(0,a.hD)(n)}; remove it, or use one of these events`;throw new h(w)}if(i!==void 0)throw new h(
`needs the event, but ${i}; run it again`);if(!s.exists()){let w="needs a git repository in the workspace; use actions/c\
heckout before this step, without `path`";throw new h(w)}let r=await s.head(),{base:c,missing:u}=o(e,r,t);if(!await s.isAncestor(
c,r.commit))throw new h(u);return{from:c,to:r.commit}}function C({name:e,payload:t},{commit:s,parents:n},i){let[o,r]=n,c=f(
t,"pull_request"),u=r===f(f(c,"head"),"sha")||e==="pull_request"&&s===i;if(o===void 0||r===void 0||!u)throw new h("needs\
 the merge commit of this pull request, but another commit is checked out; use the event `pull_request`, and actions/che\
ckout without `ref`");return{base:o,missing:"needs the branch that the pull request goes into, which is not in the check\
out; use actions/checkout with `fetch-depth: 2`"}}function M({payload:e},{commit:t},s){let n=f(e,"before"),i=o=>new h(`c\
annot tell what this push changed, because ${o}; it can for the next push to this branch`);if(f(e,"forced")===!0)throw i(
"the branch was force-pushed");if(typeof n!="string"||!/^[0-9a-f]{40,64}$/.test(n))throw i("the event has no commit befo\
re it");if(/^0+$/.test(n))throw i("the branch or tag is new");if(t!==s)throw new h("needs the commit of this push, but a\
nother one is checked out; use actions/checkout without `ref`");return{base:n,missing:"needs the commit before this push\
, which is not in the checkout; use actions/checkout with `fetch-depth: 0`"}}var f=(e,t)=>(0,a.Gv)(e)?e[t]:void 0})};
