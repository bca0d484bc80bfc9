"use strict";exports.id=263,exports.ids=[263],exports.modules={263:((E,l,_)=>{_.d(l,{readActions:()=>i});var n=_(480),o=_(955),h=_(759),
O=_(5103),c=_(1105);async function i(d,m){let t={input:"actions"},a=await(0,o.h)(d,t,m);if(!("value"in a))return{fields:{},
problems:a.problems};let e=s=>({...s,path:["actions",...s.path??[]]}),{problems:r,...p}=(0,n.L)(t,{value:{actions:a.value},
positionOf:s=>a.positionOf(s.slice(1)),problems:a.problems.map(e),textComments:a.textComments.map(e)});return{...p,problems:r.
map(s=>({...s,path:s.path?.slice(1)}))}}})};
