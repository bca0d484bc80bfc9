"use strict";exports.id=990,exports.ids=[990],exports.modules={6990:((m,t,a)=>{a.d(t,{readActions:()=>e});var n=a(1103),l=a(3924);async function e(p,r){
const i={input:"actions"},o=await(0,l.h)(p,i,r);if(!("value"in o))return{fields:{},problems:o.problems};const{fields:_,problems:d}=(0,n.
L5)(i,{value:{actions:o.value},positionOf:s=>o.positionOf(s.slice(1)),problems:o.problems.map(s=>({...s,path:["actions",
...s.path??[]]}))});return{fields:_,problems:d.map(s=>({...s,path:s.path?.slice(1)}))}}})};
