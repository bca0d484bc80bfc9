"use strict";exports.id=268,exports.ids=[268],exports.modules={2268:((p,r,t)=>{t.d(r,{readExtraFields:()=>E});var o=t(2791),v=t(6859),
s=t(990),P=t(9453),u=new Set([...s.Pw,"target"]);async function E(_,l,d){let e={input:"extra-fields"},a=await(0,o.h)(_,e,
d),n="value"in a?a.value:{},i="value"in a?[...a.problems,...h(e,a)]:a.problems;return l.add(i),i.length===0&&(0,s.Gv)(n)?
n:{}}function h(_,{value:l,positionOf:d}){return(0,s.Gv)(l)?Object.keys(l).flatMap(e=>{let a=e.replaceAll("_","-").toLowerCase(),
n={path:[e],position:d([e])};return u.has(a)?[(0,s.CC)(_,`has its own input, \`${a}\`; use that`,n)]:[]}):[(0,s.CC)(_,"i\
s not a mapping; write fields as `name: value`")]}})};
