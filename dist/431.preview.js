"use strict";exports.id=431,exports.ids=[431],exports.modules={5431:((c,o,e)=>{e.d(o,{readActions:()=>_});var a=e(6560),d=e(7137);async function _(l,p){
let i={input:"actions"},t=await(0,a.hN)(l,i,p);if(!("value"in t))return{fields:{},problems:t.problems};let n=s=>({...s,path:[
"actions",...s.path??[]]}),{problems:r,...m}=(0,a.L5)(i,{value:{actions:t.value},positionOf:s=>t.positionOf(s.slice(1)),
problems:t.problems.map(n),textComments:t.textComments.map(n)});return{...m,problems:r.map(s=>({...s,path:s.path?.slice(
1)}))}}})};
