"use strict";exports.id=930,exports.ids=[930],exports.modules={3930:((y,s,a)=>{a.d(s,{periodOf:()=>d});var m=a(4740);const c=864e5;function d(e,r,t="\
UTC"){const{year:n,month:o,day:_}=(0,m.i)(t)(r),u=new Date(Date.UTC(n,o-1,_));if(e==="week")return l(u);const i=u.toISOString().
slice(0,10);return e==="day"?i:i.slice(0,7)}function l(e){const r=(e.getUTCDay()+6)%7,t=new Date(e.getTime()+(3-r)*c),n=t.
getUTCFullYear(),o=Math.floor((t.getTime()-Date.UTC(n,0,1))/(7*c))+1;return`${n}-W${String(o).padStart(2,"0")}`}}),4740:((y,s,a)=>{
a.d(s,{i:()=>m});function m(c){const d=new Intl.DateTimeFormat("en-US",{timeZone:c,calendar:"gregory",numberingSystem:"l\
atn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});return l=>{const e=d.
formatToParts(l).map(({type:u,value:i})=>[u,Number(i)]),{year:r,month:t,day:n,hour:o,minute:_}=Object.fromEntries(e);return{
year:r,month:t,day:n,hour:o,minute:_}}}})};
