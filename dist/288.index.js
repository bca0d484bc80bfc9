"use strict";exports.id=288,exports.ids=[288],exports.modules={9373:((w,m,c)=>{c.d(m,{i:()=>d});function d(u){const a=new Intl.DateTimeFormat(
"en-US",{timeZone:u,calendar:"gregory",numberingSystem:"latn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeri\
c",hour:"numeric",minute:"numeric"});return _=>{const i=a.formatToParts(_).map(({type:l,value:s})=>[l,Number(s)]),{year:n,
month:t,day:o,hour:r,minute:e}=Object.fromEntries(i);return{year:n,month:t,day:o,hour:r,minute:e}}}}),288:((w,m,c)=>{c.d(
m,{outsideWindow:()=>_});var d=c(9373);const u=6e4,a=1440;function _(n,t,o){const r=(0,d.i)(t),e=r(o);if(i(n,e))return;const l=(Math.
floor(o.getTime()/u)+1)*u;for(let s=0;s<=2*a+180;s++){const f=new Date(l+s*u),h=r(f);if(i(n,h))return{window:n.text,timeZone:t,
now:e,opensAt:f,opens:h}}throw new Error("the window of send-between never opens")}function i({from:n,to:t},{hour:o,minute:r}){
const e=o*60+r;return n<t?n<=e&&e<t:n<=e||e<t}})};
