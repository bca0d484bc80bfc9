"use strict";exports.id=65,exports.ids=[65],exports.modules={3065:((P,a,n)=>{n.d(a,{unknownInputs:()=>l});var i=n(8992),d=n(311),r=n(
50),u=n(8925);const _={test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"landing-url",link:"landing-u\
rl",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-token",audience:"audience-name"};function l(m,e){
return m.map(({name:t,variable:E})=>{const v=s=>s.split("-").includes(t),o=(0,r.d)(t,e)??e.find(s=>s===_[t])??e.find(v),
h=o?`did you mean \`${o}\`?`:"remove it, or use a version that has it.",c=`If it is the environment variable ${(0,i.$Q)(
E)} of the job, give that a name that does not begin with INPUT_`;return(0,u.CC)((0,i.$Q)(t),`is not an input of this ac\
tion (version ${d.r}); ${h} ${c}`)})}})};
