"use strict";exports.id=406,exports.ids=[406],exports.modules={9373:((y,i,r)=>{r.d(i,{i:()=>m});function m(c){const d=new Intl.DateTimeFormat(
"en-US",{timeZone:c,calendar:"gregory",numberingSystem:"latn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeri\
c",hour:"numeric",minute:"numeric"});return _=>{const e=d.formatToParts(_).map(({type:s,value:u})=>[s,Number(u)]),{year:o,
month:t,day:n,hour:a,minute:l}=Object.fromEntries(e);return{year:o,month:t,day:n,hour:a,minute:l}}}}),1406:((y,i,r)=>{r.
d(i,{periodOf:()=>d});var m=r(9373),c=r(1996);function d(e,o,t="UTC"){const{year:n,month:a,day:l}=(0,m.i)(t)(o),s=new Date(
Date.UTC(n,a-1,l));if(e==="week")return _(s);const u=s.toISOString().slice(0,10);return e==="day"?u:u.slice(0,7)}function _(e){
const o=(e.getUTCDay()+6)%7,t=new Date(e.getTime()+(3-o)*c.LP),n=t.getUTCFullYear(),a=Math.floor((t.getTime()-Date.UTC(n,
0,1))/(7*c.LP))+1;return`${n}-W${String(a).padStart(2,"0")}`}})};
