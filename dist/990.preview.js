"use strict";exports.id=990,exports.ids=[990],exports.modules={6990:((d,i,o)=>{o.d(i,{readActions:()=>l});var e=o(9715),m=o(3924);async function l(p,c){
const n={input:"actions"},t=await(0,m.h)(p,n,c);if(!("value"in t))return{fields:{},problems:t.problems};const a=s=>({...s,
path:["actions",...s.path??[]]}),{problems:r,..._}=(0,e.L5)(n,{value:{actions:t.value},positionOf:s=>t.positionOf(s.slice(
1)),problems:t.problems.map(a),textComments:t.textComments.map(a)});return{..._,problems:r.map(s=>({...s,path:s.path?.slice(
1)}))}}})};
