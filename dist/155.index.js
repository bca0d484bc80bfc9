"use strict";exports.id=155,exports.ids=[155],exports.modules={5155:((P,_,e)=>{e.r(_),e.d(_,{isInsideFolder:()=>d,readWorkspaceFile:()=>C,
workspaceFolder:()=>u});var r=e(1455),I=e.n(r),a=e(6760),A=e.n(a),h=e(3916),c=e(8925),O=e(8992);const p=65536;async function C(i){
const n=u(),t=(0,a.resolve)(n,i),E={input:"payload-file",file:i},l=s=>({problem:(0,c.CC)(E,s,{reason:"unreadable-file"})}),
D={problem:(0,c.CC)(E,"is outside the workspace; use a file of the repository")};try{const s=await(0,r.realpath)(n);if(!d(
t,n)&&!d(t,s))return D;const o=await(0,r.realpath)(t);if(!d(o,s))return D;const f=await(0,r.stat)(o);if(f.isDirectory()){
const M=`${(0,O.hD)(i)} is a folder; use the path of a file in it`;return{problem:(0,c.CC)("payload-file",M,{reason:"unr\
eadable-file"})}}return f.isFile()?f.size>p?l("is larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder(
"utf-8",{fatal:!0}).decode(await(0,r.readFile)(o))}:l("is not a regular file; use the path of a YAML or JSON file")}catch(s){
const o=s.code;return l(o==="ENOENT"?"does not exist; check the path, and that the repository is checked out":o==="ERR_E\
NCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot be read (${(0,h.q0)(s)})`)}}const u=()=>process.
env.GITHUB_WORKSPACE||process.cwd();function d(i,n){const t=(0,a.relative)(n,i);return t!==".."&&!t.startsWith(`..${a.sep}`)&&
!(0,a.isAbsolute)(t)}})};
