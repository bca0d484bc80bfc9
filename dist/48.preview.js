"use strict";exports.id=48,exports.ids=[48],exports.modules={5048:((d,n,o)=>{o.d(n,{readActions:()=>l});var i=o(9715),m=o(2996);async function l(p,c){
const a={input:"actions"},t=await(0,m.h)(p,a,c);if(!("value"in t))return{fields:{},problems:t.problems};const e=s=>({...s,
path:["actions",...s.path??[]]}),{problems:r,..._}=(0,i.L5)(a,{value:{actions:t.value},positionOf:s=>t.positionOf(s.slice(
1)),problems:t.problems.map(e),textComments:t.textComments.map(e)});return{..._,problems:r.map(s=>({...s,path:s.path?.slice(
1)}))}}})};
