"use strict";exports.id=885,exports.ids=[885],exports.modules={7885:((f,r,n)=>{n.d(r,{readExtraFields:()=>p});var u=n(8266),_=n(8925),
l=n(8301),E=n(2996);const c=new Set([...u.Pw,"target"]);async function p(a,e,i){const s={input:"extra-fields"},t=await(0,E.
h)(a,s,i),o="value"in t?t.value:{},d="value"in t?[...t.problems,...P(s,t)]:t.problems;return e.add(d),d.length===0&&(0,l.
G)(o)?o:{}}function P(a,{value:e,positionOf:i}){return(0,l.G)(e)?Object.keys(e).flatMap(s=>{const t=s.replaceAll("_","-").
toLowerCase(),o={path:[s],position:i([s])};return c.has(t)?[(0,_.CC)(a,`has its own input, \`${t}\`; use that`,o)]:[]}):
[(0,_.CC)(a,"is not a mapping; write fields as `name: value`")]}})};
