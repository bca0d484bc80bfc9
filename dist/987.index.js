"use strict";exports.id=987,exports.ids=[987],exports.modules={1036:((D,i,t)=>{t.d(i,{i:()=>u});function u(s){let l=new Intl.DateTimeFormat(
"en-US",{timeZone:s,calendar:"gregory",numberingSystem:"latn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeri\
c",hour:"numeric",minute:"numeric"});return m=>{let d=l.formatToParts(m).map(({type:c,value:o})=>[c,Number(o)]),{year:e,
month:n,day:r,hour:a,minute:_}=Object.fromEntries(d);return{year:e,month:n,day:r,hour:a,minute:_}}}}),2987:((D,i,t)=>{t.
d(i,{periodOf:()=>m});var u=t(1036),s=t(990),l=t(9453);function m(e,n,r="UTC"){let{year:a,month:_,day:c}=(0,u.i)(r)(n),o=new Date(
Date.UTC(a,_-1,c));if(e==="week")return d(o);let y=o.toISOString().slice(0,10);return e==="day"?y:y.slice(0,7)}function d(e){
let n=(e.getUTCDay()+6)%7,r=new Date(e.getTime()+(3-n)*864e5),a=r.getUTCFullYear(),_=Math.floor((r.getTime()-Date.UTC(a,
0,1))/(7*864e5))+1;return`${a}-W${String(_).padStart(2,"0")}`}})};
