"use strict";exports.id=194,exports.ids=[194],exports.modules={2194:((G,A,f)=>{f.r(A),f.d(A,{findPayloadFiles:()=>L,readWorkspaceFile:()=>z});
var h=f(1455),l=f(6760),x=f(3916),d=f(8925),g=f(8992),D=f(8500);class C extends Error{}const $=1e3;function E(t){return t.
split("/").filter(s=>s!==""&&s!==".").map(s=>{if(s==="**")return s;const e=T(s);return n=>s.startsWith(".")===n.startsWith(
".")&&I(e,n)})}function T(t){const r=t.lastIndexOf("]")+1;return[...t.slice(0,r).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],
...t.slice(r)].map(e=>{const n=/^\[([!^]?)(.+)\]$/su.exec(e);if(!n)return e;const[,a="",o=""]=n,i=S(o);return a?c=>!i(c):
i})}function S(t){const s=Array.from(t.matchAll(/(.)-(.)|./gsu)).map(([e,n=e,a=e])=>({from:n,to:a}));return e=>s.some(({
from:n,to:a})=>n<=e&&e<=a)}function I(t,r){const s=Array.from(r);let e=0,n=-1,a=0;for(let o=0;o<s.length;)if(t[e]==="*")
n=e++,a=o;else if(N(t[e],s[o]??""))e++,o++;else if(n!==-1)e=n+1,o=++a;else return!1;return t.slice(e).every(o=>o==="*")}
const N=(t,r)=>typeof t=="function"?t(r):t==="?"||t===r;function O(t,r,s){const e=[];for(const n of r){const a=t[n];a===
"**"&&!s.startsWith(".")&&e.push(n),typeof a=="function"&&a(s)&&e.push(n+1)}return F(t,e)}function F(t,r){const s=new Set(
r);for(const e of s)t[e]==="**"&&s.add(e+1);return s}async function W(t,r,s,e){const n=[];let a=0;async function o(i,c){
const u=await(0,h.readdir)((0,l.join)(t,i),{withFileTypes:!0}).catch(()=>[]);if(e.entries-=u.length,e.entries<0)throw new C;
for(const m of u.sort((p,y)=>p.name<y.name?-1:1)){if(++a%$===0&&await(0,D.setImmediate)(),n.length>=s||e.signal.aborted)
return;const p=O(r,c,m.name),y=i?`${i}/${m.name}`:m.name;if(m.isDirectory()){p.size>0&&await o(y,p);continue}p.has(r.length)&&
!await b(m,(0,l.join)(t,y))&&n.push(y)}}return await o("",F(r,[0])),n}async function b(t,r){return t.isSymbolicLink()?(await(0,h.
stat)(r).catch(()=>{}))?.isDirectory()===!0:!1}const v=100,P=2e5,B=4096;async function L(t,r){const s=process.env.GITHUB_WORKSPACE||
process.cwd(),e={entries:P,signal:r},n=new Set,a=[],o=t.split(/\r\n?|\n/).map(i=>i.trim());for(const i of new Set(o.filter(
c=>c!==""))){const c=await R(i,s,e);if(Array.isArray(c))for(const u of c)n.add(u);else a.push(c);if(n.size>v){const u=`m\
atches more than ${v} files; use patterns that match fewer`;return{files:[],problems:[...a,(0,d.CC)("payload-files",u)]}}}
return{files:[...n],problems:a}}async function R(t,r,s){const e=(i,c)=>(0,d.CC)("payload-files",`${(0,g.hD)(t)} ${i}`,c&&
{reason:c}),n=(0,l.resolve)(r,t),a=await(0,h.lstat)(n).catch(()=>{}),o=(0,l.relative)(r,n).replaceAll(l.sep,"/");if(a?.isDirectory()&&
w(n,r)){const i=o===""?"*.yml":`${o}/*.yml`;return e(`is a folder; use \`${(0,g.$Q)(i)}\``,"unreadable-file")}if(a)return[
o];try{const i=t.length>B?[]:E(t.replaceAll(l.sep,"/")),c=await W(r,i,v+1,s);return c.length>0?c:e("matches no file in t\
he workspace; check the path, and that the repository is checked out")}catch(i){if(!(i instanceof C))throw i;return e("s\
earches too many files; begin the pattern with the folder they are in")}}const U=65536;async function z(t){const r=process.
env.GITHUB_WORKSPACE||process.cwd(),s=(0,l.resolve)(r,t),e={input:"payload-file",file:t},n=o=>({problem:(0,d.CC)(e,o,{reason:"\
unreadable-file"})}),a={problem:(0,d.CC)(e,"is outside the workspace; use a file of the repository")};try{const o=await(0,h.
realpath)(r);if(!w(s,r)&&!w(s,o))return a;const i=await(0,h.realpath)(s);if(!w(i,o))return a;const c=await(0,h.stat)(i);
if(c.isDirectory()){const u=`${(0,g.hD)(t)} is a folder; use the path of a file in it`;return{problem:(0,d.CC)("payload-\
file",u,{reason:"unreadable-file"})}}return c.isFile()?c.size>U?n("is larger than 64 KiB; use a file that has only notif\
ication fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,h.readFile)(i))}:n("is not a regular file; use\
 the path of a YAML or JSON file")}catch(o){const i=o.code;return n(i==="ENOENT"?"does not exist; check the path, and th\
at the repository is checked out":i==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot \
be read (${(0,x.q0)(o)})`)}}function w(t,r){const s=(0,l.relative)(r,t);return s!==".."&&!s.startsWith(`..${l.sep}`)&&!(0,l.
isAbsolute)(s)}})};
