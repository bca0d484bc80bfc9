"use strict";exports.id=65,exports.ids=[65],exports.modules={3065:((O,_,o)=>{o.d(_,{unknownInputs:()=>c});var a=o(8992),d=o(311),h=o(
50),m=o(8925);const v={test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"landing-url",link:"landing-u\
rl",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-token",audience:"audience-name"};function c(n,t,s){
return n.map(({name:e,variable:i})=>{const r=f(e,t)??(0,h.d5)(e,t)??g(e,t),l=`is not an input of this action (version ${d.
r})`,u=r?{message:l,meant:r}:{message:`${l}; remove it from \`with\`, or use a version that has it`};return E(e)&&(u.hint=
`If it is the environment variable ${(0,a.xv)(s(i))} of the job, give that a name that does not begin with INPUT_`),(0,m.
CC)((0,a.xv)(s(e)),u)})}const f=(n,t)=>t.find(s=>s===v[n]);function g(n,t){const[s,...e]=t.filter(i=>i.split("-").includes(
n));return e.length===0?s:void 0}const E=n=>/^\w+$/.test(n)})};
