"use strict";exports.id=571,exports.ids=[571],exports.modules={571:((y,u,s)=>{s.d(u,{checkExpectedPayload:()=>E});var i=s(990),g=s(9453),
f=s(7975);function E(t,e){let a=JSON.parse(e),o=[...new Set([...Object.keys(t),...Object.keys(a)])].flatMap(n=>{let[r,_]=[
c(t,n),c(a,n)];if((0,f.isDeepStrictEqual)(r,_))return[];let[w,p]=O(r,_);return`\`${(0,i.LF)([n])}\` was ${w}, and is now\
 ${p}.`});if(o.length!==0)throw new i.HR({reason:"payload-changed",title:"Payload changed",message:`The notification is \
not the one that \`expected-payload\` has. ${(0,i.B4)(o,o.length,"differences")}`,hint:"Something changed since the dry \
run: an input, the file, the release or the audience. Start a new run, so that the notification is approved as it is now\
."})}var c=(t,e)=>Object.hasOwn(t,e)?t[e]:void 0,l=20;function O(t,e){let[a,o]=[d(t),d(e)],n=0;for(;n<a.length&&a[n]===o[n];)
n++;let r=n>2*l?n-l:0;return[h(a,r),h(o,r)]}function d(t){try{return JSON.stringify(t)??"absent"}catch(e){if(e instanceof
RangeError)return"nested too deeply";throw e}}var h=(t,e)=>(0,i.xv)(`${e>0?"\u2026":""}${t.slice(e)}`).toWellFormed()})};
