"use strict";exports.id=155,exports.ids=[155],exports.modules={5155:((T,u,e)=>{e.r(u),e.d(u,{isInsideFolder:()=>f,readWorkspaceFile:()=>O,
workspaceFolder:()=>E});var n=e(1455),F=e.n(n),i=e(6760),I=e.n(i),D=e(3916),d=e(8925);const p=65536;async function O(r){
const l=E(),t=(0,i.resolve)(l,r),_={input:"payload-file",file:r},a=s=>({problem:(0,d.CC)(_,s,{reason:"unreadable-file"})}),
h={problem:(0,d.CC)(_,"is outside the workspace; use a file of the repository")};try{const s=await(0,n.realpath)(l);if(!f(
t,l)&&!f(t,s))return h;const o=await(0,n.realpath)(t);if(!f(o,s))return h;const c=await(0,n.stat)(o);if(c.isDirectory()){
const C=(0,d.yu)(r,"is a folder; use the path of a file in it");return{problem:(0,d.CC)("payload-file",C,{reason:"unread\
able-file"})}}return c.isFile()?c.size>p?a("is larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder(
"utf-8",{fatal:!0}).decode(await(0,n.readFile)(o))}:a("is not a regular file; use the path of a YAML or JSON file")}catch(s){
const o=s.code;return o==="ENOENT"&&r.includes("\uFFFD")?a("has a name that is not UTF-8; rename it"):a(o==="ENOENT"?"do\
es not exist; check the path, and that the repository is checked out":o==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UT\
F-8 text; save it as UTF-8":`cannot be read (${(0,D.q0)(s)})`)}}const E=()=>process.env.GITHUB_WORKSPACE||process.cwd();
function f(r,l){const t=(0,i.relative)(l,r);return t!==".."&&!t.startsWith(`..${i.sep}`)&&!(0,i.isAbsolute)(t)}})};
