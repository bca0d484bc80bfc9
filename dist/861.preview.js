"use strict";exports.id=861,exports.ids=[861],exports.modules={8861:((H,k,r)=>{r.d(k,{filesOfEvent:()=>P});var O=r(6910),m=r(6268),d=r(
9199),C=r(2472),E=r(1421),A=r(3024),w=r(6760),F=r(5500),$=r(893);class p extends Error{}class g extends Error{}const b=30,
G=64*$.E$;class S{#e;#n;#s;constructor(e,n,t=b){this.#e=(0,w.join)(e,".git"),this.#s=AbortSignal.timeout(t*1e3),this.#n=
AbortSignal.any([n,this.#s])}exists(){return(0,A.existsSync)(this.#e)}async head(){const e=(await this.#t("rev-parse","-\
-verify","HEAD^{commit}")).trim();return{commit:e,parents:R(await this.#t("cat-file","commit",e))}}async isAncestor(e,n){
try{return await this.#t("merge-base","--is-ancestor",e,n),!0}catch(t){if(t instanceof p)return!1;throw t}}async compare(e,n,...t){
return v(await this.#t("diff-tree","-r","-z",...t,e,n))}async plainFiles(e){return M(await this.#t("ls-tree","-r","-z","\
--full-tree",e))}async#t(...e){const n=[`--git-dir=${this.#e}`,"-c","core.fsmonitor=false",...e],t={cwd:(0,w.dirname)(process.
execPath),env:T(),maxBuffer:G,signal:this.#n};return new Promise((i,a)=>{(0,E.execFile)("git",n,t,(o,h,u)=>{o?this.#s.aborted?
a(new g):a(new p((0,d.Kb)(u,l=>l)||(0,F.q0)(o))):i(h)})})}}const v=s=>s.split("\0").slice(0,-1),y=/^100\d{3} blob [\da-f]+\t/,
M=s=>v(s).flatMap(e=>y.test(e)?[e.replace(y,"")]:[]);function R(s){const[,...e]=s.split(`
`),n=e.findIndex(t=>!t.startsWith("parent "));return e.slice(0,Math.max(0,n)).map(t=>t.slice(7))}function T(){const s=Object.
entries(process.env).filter(([e])=>!e.toUpperCase().startsWith("GIT_"));return{...Object.fromEntries(s),GIT_ALLOW_PROTOCOL:""}}
var I=r(5592);class c extends Error{}async function P(s,e){const n=new S((0,I.ih)(),e.signal);try{const t=await B(e,n);return{
plain:new Set(await n.plainFiles(t.to)),...await(s==="changed"?L:j)(n,t)}}catch(t){if(t instanceof c)return{problem:(0,m.
CC)("only",t.message)};if(t instanceof g){const a=`needs git, but git did not finish within ${b} s; run this again, or r\
emove \`only\``;return{problem:(0,m.CC)("only",a)}}if(!(t instanceof p))throw t;const i=`needs git, but git failed (${(0,d.
xv)(t.message)}); install git on the runner, and use actions/checkout without \`filter\``;return{problem:(0,m.CC)("only",
i)}}}async function L(s,{from:e,to:n}){const t=await s.compare(e,n,"--no-renames","--name-only","--diff-filter=AMT");return{
taken:new Set(t),renamed:new Map}}async function j(s,{from:e,to:n}){const t=await s.compare(e,n,"--find-renames=100%","-\
-name-status","--diff-filter=AR"),i=new Set,a=new Map,o=t.values();for(const h of o){const u=o.next().value??"";h==="A"?
i.add(u):a.set(o.next().value??"",u)}return{taken:i,renamed:a}}async function B({event:s,sha:e},n){const{name:t,unreadable:i}=s,
a=(0,C.r0)(t)?W:U[t];if(!a){const l=`works only on the \`pull_request\`, \`push\` and \`merge_group\` events, not on ${(0,d.
hD)(t)}; remove \`only\`, or use one of these events`;throw new c(l)}if(i!==void 0)throw new c(`needs the event, but ${i}\
; run this again`);if(!n.exists()){const l="needs a git repository in the workspace; use actions/checkout before this st\
ep, without `path`";throw new c(l)}const o=await n.head(),{base:h,missing:u}=a(s,o,e);if(!await n.isAncestor(h,o.commit))
throw new c(u);return{from:h,to:o.commit}}function W({name:s,payload:e},{commit:n,parents:t},i){const[a,o]=t,h=f(e,"pull\
_request"),u=o===f(f(h,"head"),"sha")||s==="pull_request"&&n===i;if(a===void 0||o===void 0||!u)throw new c("needs the me\
rge commit of this pull request, but another commit is checked out; use the `pull_request` event, and actions/checkout w\
ithout `ref`");return{base:a,missing:"needs the base branch of the pull request, but the checkout lacks it; use actions/\
checkout with `fetch-depth: 2`"}}function z({payload:s},{commit:e},n){const t=f(f(s,"merge_group"),"base_sha");if(!x(t))
throw new c("needs the base commit, but the event does not name it; run this again");if(e!==n)throw new c("needs the com\
mit of this merge group, but another commit is checked out; use actions/checkout without `ref`");return{base:t,missing:"\
needs the base of this merge group, but the checkout lacks it; use actions/checkout with `fetch-depth: 0`"}}function D({
payload:s},{commit:e},n){const t=f(s,"before"),i=o=>new c(`cannot tell what this push changed, because ${o}; the next pu\
sh to this branch will work`);if(f(s,"forced")===!0)throw i("the branch was force-pushed");if(!x(t))throw i("the event d\
oes not name the commit before the push");if(/^0+$/.test(t))throw i("the branch or tag is new");if(e!==n)throw new c("ne\
eds the commit of this push, but another commit is checked out; use actions/checkout without `ref`");return{base:t,missing:"\
needs the commit before this push, but the checkout lacks it; use actions/checkout with `fetch-depth: 0`"}}const U={push:D,
merge_group:z},x=s=>typeof s=="string"&&/^[0-9a-f]{40,64}$/.test(s),f=(s,e)=>(0,O.Gv)(s)?s[e]:void 0})};
