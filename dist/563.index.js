"use strict";exports.id=563,exports.ids=[563],exports.modules={3563:((E,l,_)=>{_.d(l,{readActions:()=>i});var n=_(2508),o=_(2791),h=_(
6859),O=_(990),c=_(9453);async function i(d,m){let t={input:"actions"},a=await(0,o.h)(d,t,m);if(!("value"in a))return{fields:{},
problems:a.problems};let e=s=>({...s,path:["actions",...s.path??[]]}),{problems:r,...p}=(0,n.L)(t,{value:{actions:a.value},
positionOf:s=>a.positionOf(s.slice(1)),problems:a.problems.map(e),textComments:a.textComments.map(e)});return{...p,problems:r.
map(s=>({...s,path:s.path?.slice(1)}))}}})};
