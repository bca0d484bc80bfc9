"use strict";exports.id=631,exports.ids=[631],exports.modules={6631:((T,s,_)=>{_.d(s,{periodOf:()=>l});var o=_(5103),c=_(1105);function l(e,n,t="\
UTC"){let{year:a,month:r,day:D}=(0,o.ie)(t)(n),d=new Date(Date.UTC(a,r-1,D));if(e==="week")return u(d);let i=d.toISOString().
slice(0,10);return e==="day"?i:i.slice(0,7)}function u(e){let n=(e.getUTCDay()+6)%7,t=new Date(e.getTime()+(3-n)*864e5),
a=t.getUTCFullYear(),r=Math.floor((t.getTime()-Date.UTC(a,0,1))/(7*864e5))+1;return`${a}-W${String(r).padStart(2,"0")}`}})};
