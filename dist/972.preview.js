"use strict";exports.id=972,exports.ids=[972],exports.modules={9972:((c,d,s)=>{s.d(d,{unknownInputs:()=>h});var a=s(6560),f=s(7137),_={
test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"landing-url",link:"landing-url",image:"banner-url",
buttons:"actions",file:"payload-file",tag:"release",token:"api-token",audience:"audience-name"};function h(t,e,i){return t.
map(({name:n,variable:o})=>{let r=v(n,e)??(0,a.d5)(n,e)??g(n,e),l=`is not an input of this action (version ${a.rE})`,u=r?
{message:l,meant:r}:{message:`${l}; remove it from \`with\`, or use a version that has it`};return m(n)&&(u.hint=`If it \
is the environment variable ${(0,a.xv)(i(o))} of the job, give that a name that does not begin with INPUT_`),(0,a.CC)((0,a.
xv)(i(n)),u)})}var v=(t,e)=>e.find(i=>i===_[t]);function g(t,e){let[i,...n]=e.filter(o=>o.split("-").includes(t));return n.
length===0?i:void 0}var m=t=>/^\w+$/.test(t)})};
