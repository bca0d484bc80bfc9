"use strict";exports.id=138,exports.ids=[138],exports.modules={3138:((g,f,o)=>{o.d(f,{checkExpectedPayload:()=>m});var i=o(7975),p=o.
n(i),O=o(3916),c=o(8925),P=o(8992);function m(e,t){const s=JSON.parse(t),n=[...new Set([...Object.keys(e),...Object.keys(
s)])].flatMap(a=>{const[u,E]=[d(e,a),d(s,a)];if((0,i.isDeepStrictEqual)(u,E))return[];const[D,M]=y(u,E);return`\`${(0,c.
LF)([a])}\` was ${D}, and is now ${M}.`});if(n.length!==0)throw new O.HR({reason:"payload-changed",title:"Payload change\
d",message:`The notification is not the one that \`expected-payload\` has. ${(0,c.B4)(n,n.length,"differences")}`,hint:"\
Something changed since the dry run: an input, the file, the release or the audience. Start a new run, so that the notif\
ication is approved as it is now."})}const d=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,h=20;function y(e,t){const[s,r]=[l(e),
l(t)];let n=0;for(;n<s.length&&s[n]===r[n];)n++;const a=n>2*h?n-h:0;return[_(s,a),_(r,a)]}function l(e){try{return JSON.
stringify(e)??"absent"}catch(t){if(t instanceof RangeError)return"nested too deeply";throw t}}const _=(e,t)=>(0,P.xv)(`${t>
0?"\u2026":""}${e.slice(t)}`).toWellFormed()})};
