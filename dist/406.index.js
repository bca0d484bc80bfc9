"use strict";exports.id=406,exports.ids=[406],exports.modules={1406:((_,u,a)=>{a.d(u,{periodOf:()=>d});var m=a(4740);const c=864e5;function d(e,r,t="\
UTC"){const{year:n,month:o,day:y}=(0,m.i)(t)(r),i=new Date(Date.UTC(n,o-1,y));if(e==="week")return l(i);const s=i.toISOString().
slice(0,10);return e==="day"?s:s.slice(0,7)}function l(e){const r=(e.getUTCDay()+6)%7,t=new Date(e.getTime()+(3-r)*c),n=t.
getUTCFullYear(),o=Math.floor((t.getTime()-Date.UTC(n,0,1))/(7*c))+1;return`${n}-W${String(o).padStart(2,"0")}`}}),4740:((_,u,a)=>{
a.d(u,{i:()=>m});function m(c){const d=new Intl.DateTimeFormat("en-US",{timeZone:c,calendar:"gregory",numberingSystem:"l\
atn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});return l=>{const e=d.
formatToParts(l).map(({type:i,value:s})=>[i,Number(s)]),{year:r,month:t,day:n,hour:o,minute:y}=Object.fromEntries(e);return{
year:r,month:t,day:n,hour:o,minute:y}}}})};
