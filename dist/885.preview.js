"use strict";exports.id=885,exports.ids=[885],exports.modules={7885:((P,r,n)=>{n.d(r,{readExtraFields:()=>p});var u=n(2996),i=n(8925),
l=n(8992),E=n(3924);const c=new Set([...u.Pw,"target"]);async function p(e,a,_){const s={input:"extra-fields"},t=await(0,E.
h)(e,s,_),o="value"in t?t.value:{},d="value"in t?[...t.problems,...v(s,t)]:t.problems;return a.add(d),d.length===0&&(0,l.
Gv)(o)?o:{}}function v(e,{value:a,positionOf:_}){return(0,l.Gv)(a)?Object.keys(a).flatMap(s=>{const t=s.replaceAll("_","\
-").toLowerCase(),o={path:[s],position:_([s])};return c.has(t)?[(0,i.CC)(e,`has its own input, \`${t}\`; use that`,o)]:[]}):
[(0,i.CC)(e,"is not a mapping; write fields as `name: value`")]}})};
