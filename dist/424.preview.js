"use strict";exports.id=424,exports.ids=[424],exports.modules={5424:((c,_,i)=>{i.d(_,{readExtraFields:()=>o});var t=i(6560),v=i(7137),
u=new Set([...t.Pw,"target"]);async function o(s,n,r){let a={input:"extra-fields"},e=await(0,t.hN)(s,a,r),l="value"in e?
e.value:{},d="value"in e?[...e.problems,...p(a,e)]:e.problems;return n.add(d),d.length===0&&(0,t.Gv)(l)?l:{}}function p(s,{
value:n,positionOf:r}){return(0,t.Gv)(n)?Object.keys(n).flatMap(a=>{let e=a.replaceAll("_","-").toLowerCase(),l={path:[a],
position:r([a])};return u.has(e)?[(0,t.CC)(s,`has its own input, \`${e}\`; use that`,l)]:[]}):[(0,t.CC)(s,"is not a mapp\
ing; write fields as `name: value`")]}})};
