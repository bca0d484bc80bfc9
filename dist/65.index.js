"use strict";exports.id=65,exports.ids=[65],exports.modules={3065:((g,d,n)=>{n.d(d,{unknownInputs:()=>v});var a=n(8992),u=n(311),_=n(
50),l=n(8925);const m={test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"landing-url",link:"landing-u\
rl",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-token",audience:"audience-name"};function v(s,e,r){
return s.map(({name:t,variable:c})=>{const h=o=>o.split("-").includes(t),i=(0,_.d)(t,e)??e.find(o=>o===m[t])??e.find(h),
P=i?`did you mean \`${i}\`?`:"remove it, or use a version that has it",f=E(t)?`${i?"":"."} If it is the environment vari\
able ${(0,a.xv)(r(c))} of the job, give that a name that does not begin with INPUT_`:"";return(0,l.CC)((0,a.xv)(r(t)),`i\
s not an input of this action (version ${u.r}); ${P}${f}`)})}const E=s=>/^\w+$/.test(s)})};
