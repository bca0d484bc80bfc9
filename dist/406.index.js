"use strict";exports.id=406,exports.ids=[406],exports.modules={9373:((_,i,a)=>{a.d(i,{i:()=>m});function m(c){const d=new Intl.DateTimeFormat(
"en-US",{timeZone:c,calendar:"gregory",numberingSystem:"latn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeri\
c",hour:"numeric",minute:"numeric"});return y=>{const e=d.formatToParts(y).map(({type:s,value:u})=>[s,Number(u)]),{year:r,
month:t,day:n,hour:o,minute:l}=Object.fromEntries(e);return{year:r,month:t,day:n,hour:o,minute:l}}}}),1406:((_,i,a)=>{a.
d(i,{periodOf:()=>d});var m=a(9373);const c=864e5;function d(e,r,t="UTC"){const{year:n,month:o,day:l}=(0,m.i)(t)(r),s=new Date(
Date.UTC(n,o-1,l));if(e==="week")return y(s);const u=s.toISOString().slice(0,10);return e==="day"?u:u.slice(0,7)}function y(e){
const r=(e.getUTCDay()+6)%7,t=new Date(e.getTime()+(3-r)*c),n=t.getUTCFullYear(),o=Math.floor((t.getTime()-Date.UTC(n,0,
1))/(7*c))+1;return`${n}-W${String(o).padStart(2,"0")}`}})};
