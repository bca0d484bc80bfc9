"use strict";exports.id=91,exports.ids=[91],exports.modules={5091:((O,f,s)=>{s.r(f),s.d(f,{isInsideFolder:()=>d,readWorkspaceFile:()=>D,
workspaceFolder:()=>h});var i=s(990),C=s(9453),l=s(1455),n=s(6760),p=65536;async function D(r){let o=h(),e=(0,n.resolve)(
o,r),E={input:"payload-file",file:r},u=t=>({problem:(0,i.CC)(E,t,{reason:"unreadable-file"})}),_={problem:(0,i.CC)(E,"is\
 outside the workspace; use a file of the repository")};try{let t=await(0,l.realpath)(o);if(!d(e,o)&&!d(e,t))return _;let a=await(0,l.
realpath)(e);if(!d(a,t))return _;let c=await(0,l.stat)(a);if(c.isDirectory()){let F=(0,i.yu)(r,"is a folder; use the pat\
h of a file in it");return{problem:(0,i.CC)("payload-file",F,{reason:"unreadable-file"})}}return c.isFile()?c.size>p?u("\
is larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,l.
readFile)(a))}:u("is not a regular file; use the path of a YAML or JSON file")}catch(t){let a=t.code;return a==="ENOENT"&&
r.includes("\uFFFD")?u("has a name that is not UTF-8; rename it"):u(a==="ENOENT"?"does not exist; check the path, and th\
at the repository is checked out":a==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot \
be read (${(0,i.q0)(t)})`)}}var h=()=>process.env.GITHUB_WORKSPACE||process.cwd();function d(r,o){let e=(0,n.relative)(o,
r);return e!==".."&&!e.startsWith(`..${n.sep}`)&&!(0,n.isAbsolute)(e)}})};
