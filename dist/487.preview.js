"use strict";exports.id=487,exports.ids=[487],exports.modules={7487:((S,v,a)=>{a.d(v,{filesOfEvent:()=>F});var p=a(8925),b=a(8301),m=a(
8992),x=a(1953),y=a(1421),O=a(3024),g=a(6760),A=a(3916);class w extends Error{}const C=64*1048576;class E{#t;#s;constructor(t,s){
this.#t=(0,g.join)(t,".git"),this.#s=s}exists(){return(0,O.existsSync)(this.#t)}async head(){const t=(await this.#e("rev\
-parse","--verify","HEAD^{commit}")).trim(),[s=""]=(await this.#e("cat-file","commit",t)).split(`

`,1);return{commit:t,parents:[...s.matchAll(/^parent (\S+)$/gm)].map(([,e=""])=>e)}}async isAncestor(t,s){try{return await this.#e(
"merge-base","--is-ancestor",t,s),!0}catch(e){if(e instanceof w)return!1;throw e}}async changedFiles(t,s){return(await this.#n(
"--no-renames","--name-only","--diff-filter=AMT",t,s)).split("\0").slice(0,-1)}async addedFiles(t,s){const e=await this.#n(
"--find-renames","-l0","--name-status","--diff-filter=AR",t,s),n=[],r=new Map,o=e.split("\0").values();for(const c of o){
const u=o.next().value??"";c==="A"?n.push(u):c!==""&&r.set(o.next().value??"",u)}return{added:n,renamed:r}}async#n(...t){
return this.#e("diff-tree","-r","-z",...t)}async#e(...t){const s=[`--git-dir=${this.#t}`,"-c","core.fsmonitor=false",...t],
e={cwd:(0,g.dirname)(process.execPath),env:$(),maxBuffer:C,signal:this.#s};return new Promise((n,r)=>{(0,y.execFile)("gi\
t",s,e,(o,c,u)=>{o?r(new w((0,m.Kb)(u,f=>f)||(0,A.q0)(o))):n(c)})})}}function $(){const i=Object.entries(process.env).filter(
([t])=>!t.toUpperCase().startsWith("GIT_"));return{...Object.fromEntries(i),GIT_ALLOW_PROTOCOL:""}}var k=a(5155);const l={
files:new Set,renamed:new Map,problems:[]};class h extends Error{}async function F(i,t){const s=new E((0,k.ih)(),t.signal);
try{const{from:e,to:n}=await R(t,s);if(i==="changed")return{...l,files:new Set(await s.changedFiles(e,n))};const{added:r,
renamed:o}=await s.addedFiles(e,n);return{...l,files:new Set(r),renamed:o}}catch(e){if(e instanceof h)return{...l,problems:[
(0,p.CC)("only",e.message)]};if(!(e instanceof w))throw e;const n=`needs git, which failed (${(0,m.xv)(e.message)}); ins\
tall git on the runner, and use actions/checkout without \`filter\``;return{...l,problems:[(0,p.CC)("only",n)]}}}async function R({
event:i,sha:t},s){const{name:e,unreadable:n}=i,r=e==="push"?P:(0,x.r0)(e)?G:void 0;if(!r){const f=`works on the events \`\
pull_request\` and \`push\`, not on ${(0,m.hD)(e)}; remove it, or use one of these events`;throw new h(f)}if(n!==void 0)
throw new h(`needs the event, but ${n}; run it again`);if(!s.exists()){const f="needs a git repository in the workspace;\
 use actions/checkout before this step, without `path`";throw new h(f)}const o=await s.head(),{base:c,missing:u}=r(i,o,t);
if(!await s.isAncestor(c,o.commit))throw new h(u);return{from:c,to:o.commit}}function G({name:i,payload:t},{commit:s,parents:e},n){
const[r,o]=e,c=d(t,"pull_request"),u=o===d(d(c,"head"),"sha")||i==="pull_request"&&s===n;if(r===void 0||o===void 0||!u)throw new h(
"needs the merge commit of this pull request, but another commit is checked out; use the event `pull_request`, and actio\
ns/checkout without `ref`");return{base:r,missing:"needs the branch that the pull request goes into, which is not in the\
 checkout; use actions/checkout with `fetch-depth: 2`"}}function P({payload:i},{commit:t},s){const e=d(i,"before"),n=o=>new h(
`cannot tell what this push changed, because ${o}; it can for the next push to this branch`);if(d(i,"forced")===!0)throw n(
"the branch was force-pushed");if(typeof e!="string"||!/^[0-9a-f]{40,64}$/.test(e))throw n("the event has no commit befo\
re it");if(/^0+$/.test(e))throw n("the branch or tag is new");if(t!==s)throw new h("needs the commit of this push, but a\
nother one is checked out; use actions/checkout without `ref`");return{base:e,missing:"needs the commit before this push\
, which is not in the checkout; use actions/checkout with `fetch-depth: 0`"}}const d=(i,t)=>(0,b.G)(i)?i[t]:void 0})};
