"use strict";exports.id=414,exports.ids=[414],exports.modules={1036:((w,s,r)=>{r.d(s,{i:()=>a});function a(l){let h=new Intl.DateTimeFormat(
"en-US",{timeZone:l,calendar:"gregory",numberingSystem:"latn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeri\
c",hour:"numeric",minute:"numeric"});return o=>{let m=h.formatToParts(o).map(({type:u,value:n})=>[u,Number(n)]),{year:c,
month:i,day:e,hour:t,minute:_}=Object.fromEntries(m);return{year:c,month:i,day:e,hour:t,minute:_}}}}),9414:((w,s,r)=>{r.
d(s,{outsideWindow:()=>c});var a=r(1036),l=r(990),h=r(9453),o=6e4,m=1440;function c(e,t,_){let u=(0,a.i)(t),n=u(_);if(i(
e,n))return;let D=(Math.floor(_.getTime()/o)+1)*o;for(let d=0;d<=2*m+180;d++){let E=new Date(D+d*o),f=u(E);if(i(e,f))return{
window:e.text,timeZone:t,now:n,opensAt:E,opens:f}}throw new Error("the window of send-between never opens")}function i({
from:e,to:t},{hour:_,minute:u}){let n=_*60+u;return e<t?e<=n&&n<t:e<=n||n<t}})};
