"use strict";exports.id=288,exports.ids=[288],exports.modules={288:((w,m,i)=>{i.d(m,{outsideWindow:()=>_});var d=i(4740);const u=6e4,
a=1440;function _(e,t,o){const r=(0,d.i)(t),n=r(o);if(c(e,n))return;const l=(Math.floor(o.getTime()/u)+1)*u;for(let s=0;s<=
2*a+180;s++){const f=new Date(l+s*u),h=r(f);if(c(e,h))return{window:e.text,timeZone:t,now:n,opensAt:f,opens:h}}throw new Error(
"the window of send-between never opens")}function c({from:e,to:t},{hour:o,minute:r}){const n=o*60+r;return e<t?e<=n&&n<
t:e<=n||n<t}}),4740:((w,m,i)=>{i.d(m,{i:()=>d});function d(u){const a=new Intl.DateTimeFormat("en-US",{timeZone:u,calendar:"\
gregory",numberingSystem:"latn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"nume\
ric"});return _=>{const c=a.formatToParts(_).map(({type:l,value:s})=>[l,Number(s)]),{year:e,month:t,day:o,hour:r,minute:n}=Object.
fromEntries(c);return{year:e,month:t,day:o,hour:r,minute:n}}}})};
