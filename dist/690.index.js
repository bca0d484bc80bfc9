"use strict";exports.id=690,exports.ids=[690],exports.modules={3690:((G,v,f)=>{f.r(v),f.d(v,{findPayloadFiles:()=>L,readWorkspaceFile:()=>z});
var u=f(1455),c=f(6760),F=f(3916),y=f(8925),A=f(8190),E=f(8500);class x extends Error{}const T=1e3;function O(e){return e.
split("/").filter(s=>s!==""&&s!==".").map(s=>{if(s==="**")return s;const t=D(s);return n=>s.startsWith(".")===n.startsWith(
".")&&N(t,n)})}function D(e){const r=e.lastIndexOf("]")+1;return[...e.slice(0,r).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],
...e.slice(r)].map(t=>{const n=/^\[([!^]?)(.+)\]$/su.exec(t);return n?I(n[2]??"",n[1]!==""):t})}function I(e,r){const s=Array.
from(e.matchAll(/(.)-(.)|./gsu),([t,n=t,i=n])=>[n,i]);return t=>s.some(([n,i])=>n<=t&&t<=i)!==r}function N(e,r){const s=Array.
from(r);let t=0,n=-1,i=0;for(let o=0;o<s.length;)if(e[t]==="*")n=t++,i=o;else if(S(e[t],s[o]??""))t++,o++;else if(n!==-1)
t=n+1,o=++i;else return!1;return e.slice(t).every(o=>o==="*")}const S=(e,r)=>typeof e=="function"?e(r):e==="?"||e===r;function W(e,r,s){
const t=[];for(const n of r){const i=e[n];i==="**"&&!s.startsWith(".")&&t.push(n),typeof i=="function"&&i(s)&&t.push(n+1)}
return C(e,t)}function C(e,r){const s=new Set(r);for(const t of s)e[t]==="**"&&s.add(t+1);return s}async function $(e,r,s,t){
const n=[];let i=0;async function o(a,l){const d=await(0,u.readdir)((0,c.join)(e,a),{withFileTypes:!0}).catch(()=>[]);if(t.
entries-=d.length,t.entries<0)throw new x;for(const h of d.sort((p,m)=>p.name<m.name?-1:1)){if(++i%T===0&&await(0,E.setImmediate)(),
n.length>=s||t.signal.aborted)return;const p=W(r,l,h.name),m=a?`${a}/${h.name}`:h.name;h.isDirectory()?p.size>0&&await o(
m,p):p.has(r.length)&&!(h.isSymbolicLink()&&await P((0,c.join)(e,m)))&&n.push(m)}}return await o("",C(r,[0])),n}const P=async e=>(await(0,u.
stat)(e).catch(()=>{}))?.isDirectory()===!0,g=100,b=2e5,B=4096;async function L(e,r){const s=process.env.GITHUB_WORKSPACE||
process.cwd(),t={entries:b,signal:r},n=new Set,i=[],o=e.split(/\r\n?|\n/).map(a=>a.trim());for(const a of new Set(o.filter(
l=>l!==""))){const l=await R(a,s,t);if(typeof l=="string")i.push((0,y.CC)("payload-files",`${(0,A.TL)(a)} ${l}`));else for(const d of l)
n.add(d);if(n.size>g){const d=`matches more than ${g} files; give patterns that match fewer`;return{files:[],problems:[...i,
(0,y.CC)("payload-files",d)]}}}return{files:[...n],problems:i}}async function R(e,r,s){const t=(0,c.resolve)(r,e);if(await(0,u.
lstat)(t).catch(()=>{}))return[(0,c.relative)(r,t).replaceAll(c.sep,"/")];try{const i=e.length>B?[]:O(e.replaceAll(c.sep,
"/")),o=await $(r,i,g+1,s);return o.length>0?o:"matches no file in the workspace; check the path, and that the repositor\
y is checked out"}catch(i){if(!(i instanceof x))throw i;return"searches too many files; begin the pattern with the folde\
r they are in"}}const U=65536;async function z(e){const r=process.env.GITHUB_WORKSPACE||process.cwd(),s=(0,c.resolve)(r,
e),t={input:"payload-file",file:e},n=o=>({problem:(0,y.CC)(t,o,{reason:"unreadable-file"})}),i={problem:(0,y.CC)(t,"is o\
utside the workspace; give a file of the repository")};try{const o=await(0,u.realpath)(r);if(!w(s,r)&&!w(s,o))return i;const a=await(0,u.
realpath)(s);if(!w(a,o))return i;const l=await(0,u.stat)(a);return l.isFile()?l.size>U?n("is larger than 64 KiB; give a \
file of notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,u.readFile)(a))}:n("is not a regu\
lar file; give the path of a YAML or JSON file")}catch(o){const a=o.code;return n(a==="ENOENT"?"does not exist; check th\
e path, and that the repository is checked out":a==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as U\
TF-8":`cannot be read (${(0,F.q0)(o)})`)}}function w(e,r){const s=(0,c.relative)(r,e);return s!==".."&&!s.startsWith(`..${c.
sep}`)&&!(0,c.isAbsolute)(s)}})};
