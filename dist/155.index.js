"use strict";exports.id=155,exports.ids=[155],exports.modules={5155:((M,c,e)=>{e.r(c),e.d(c,{isInsideFolder:()=>d,readWorkspaceFile:()=>p});
var a=e(1455),P=e.n(a),r=e(6760),I=e.n(r),D=e(3916),f=e(8925),h=e(8992);const O=65536;async function p(i){const n=process.
env.GITHUB_WORKSPACE||process.cwd(),t=(0,r.resolve)(n,i),u={input:"payload-file",file:i},l=s=>({problem:(0,f.CC)(u,s,{reason:"\
unreadable-file"})}),E={problem:(0,f.CC)(u,"is outside the workspace; use a file of the repository")};try{const s=await(0,a.
realpath)(n);if(!d(t,n)&&!d(t,s))return E;const o=await(0,a.realpath)(t);if(!d(o,s))return E;const _=await(0,a.stat)(o);
if(_.isDirectory()){const C=`${(0,h.hD)(i)} is a folder; use the path of a file in it`;return{problem:(0,f.CC)("payload-\
file",C,{reason:"unreadable-file"})}}return _.isFile()?_.size>O?l("is larger than 64 KiB; use a file that has only notif\
ication fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,a.readFile)(o))}:l("is not a regular file; use\
 the path of a YAML or JSON file")}catch(s){const o=s.code;return l(o==="ENOENT"?"does not exist; check the path, and th\
at the repository is checked out":o==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot \
be read (${(0,D.q0)(s)})`)}}function d(i,n){const t=(0,r.relative)(n,i);return t!==".."&&!t.startsWith(`..${r.sep}`)&&!(0,r.
isAbsolute)(t)}})};
