"use strict";exports.id=781,exports.ids=[781],exports.modules={2781:((L,$,g)=>{g.d($,{audienceFailure:()=>u});var m=g(4433),f=g(990),
C=g(9453),v=g(7785);function u({id:t,name:a},i,l){if(a===void 0)return new f.HR({reason:"audience-not-found",title:"Audi\
ence not found",message:`The service lists no audience with the id ${t} (it lists ${i.length} audience${i.length===1?"":
"s"}).`,hint:"Look the id up in the panel of your push service, or list the audiences with the audiences action."});let n=p=>(0,f.
hD)(l(p)),_=p=>`${n(p.name)} (id ${p.id}, reach ${p.reach})`,o=(0,f.y6)(a,i);if(t!==void 0){let p=w(o,y=>`id ${y.id} (re\
ach ${y.reach})`),x=p?`the name ${n(a)} belongs to ${p}`:`no audience has the name ${n(a)}`;return new f.HR({reason:"aud\
ience-mismatch",title:"Audience id and name differ",message:`audience-id is ${t}, but ${x}.`,hint:"Correct one of the tw\
o, or set only one."})}if(o.length>0)return new f.HR({reason:"audience-ambiguous",title:"Several audiences have that nam\
e",message:`${o.length} audiences are named ${n(a)}: ${w(o,_)}.`,hint:"Choose one with `audience-id`."});let M=(0,f.A9)(
a),D=s(M,i),A=d(D,M),E=D.map(({audience:p})=>p),b=E.length>0?`The nearest names: ${w(E,_)}.`:"The service lists no audie\
nces.";return new f.HR({reason:"audience-not-found",title:"Audience not found",message:`No audience is named ${n(a)}. ${A?
`Did you mean ${n(A.name)} (id ${A.id})?`:b}`,hint:"Correct `audience-name` (upper and lower case matter), or create the\
 audience in the panel of your push service."})}var h=20;function w(t,a){let i=t.slice(0,h).map(a),l=t.length-i.length;return l>
0?`${i.join(", ")} and ${l} more`:i.join(", ")}var e=64,c=2e4,r=5;function s(t,a){let i=o=>(0,f.A9)(o.trim().slice(0,e)).
toLowerCase(),l=i(t),n=(o,M,D)=>M.map(A=>({audience:A,distance:o(A.name)})).sort((A,E)=>A.distance-E.distance).slice(0,D),
_=n(o=>Math.abs(o.length-t.length),a,c);return n(o=>(0,v.A)(l,i(o)),_.map(({audience:o})=>o),r)}function d(t,a){let i=t.
filter(({distance:o})=>o===0),l=t.filter(({distance:o})=>(0,m.Qz)(o,a)),[n,_]=i.length>0?i:l;return _?void 0:n?.audience}}),
4433:((L,$,g)=>{g.d($,{Qz:()=>f,d5:()=>v,z6:()=>u});var m=g(7785),f=(e,c)=>e<=Math.min(2,Math.floor(c.length/2)),C=e=>e.
toLowerCase().replace(/[-_]/g,"");function v(e,c){let r=[...new Map(c.map(d=>[d,(0,m.A)(C(d),C(e))]))].filter(([d,t])=>f(
t,d)),[s]=r.sort(([,d],[,t])=>d-t);return s?.[0]}function u(e,c){let r=(0,m.A)(e,c);return c.length>h?f(r,c):e[0]===c[0]&&
(r<=1||w(e,c))}var h=4,w=(e,c)=>[...e].sort().join("")===[...c].sort().join("")}),7785:((L,$,g)=>{g.d($,{A:()=>C});const m=[],
f=[];function C(u,h,w){if(u===h)return 0;const e=w?.maxDistance,c=u;u.length>h.length&&(u=h,h=c);let r=u.length,s=h.length;
for(;r>0&&u.charCodeAt(~-r)===h.charCodeAt(~-s);)r--,s--;let d=0;for(;d<r&&u.charCodeAt(d)===h.charCodeAt(d);)d++;if(r-=
d,s-=d,e!==void 0&&s-r>e)return e;if(r===0)return e!==void 0&&s>e?e:s;let t,a,i,l,n=0,_=0;for(;n<r;)f[n]=u.charCodeAt(d+
n),m[n]=++n;for(;_<s;){for(t=h.charCodeAt(d+_),i=_++,a=_,n=0;n<r;n++)l=t===f[n]?i:i+1,i=m[n],a=m[n]=i>a?l>a?a+1:l:l>i?i+
1:l;if(e!==void 0){let o=a;for(n=0;n<r;n++)m[n]<o&&(o=m[n]);if(o>e)return e}}return m.length=r,f.length=r,e!==void 0&&a>
e?e:a}function v(u,h,w){if(!Array.isArray(h)||h.length===0)return;const e=w?.maxDistance,c=u.length;for(const t of h)if(t===
u)return t;if(e===0)return;let r,s=Number.POSITIVE_INFINITY;const d=new Set;for(const t of h){if(d.has(t))continue;d.add(
t);const a=Math.abs(t.length-c);if(a>=s||e!==void 0&&a>e)continue;const i=Number.isFinite(s)?e===void 0?s:Math.min(s,e):
e,l=i===void 0?C(u,t):C(u,t,{maxDistance:i});if(e!==void 0&&l>e)continue;let n=l;if(i!==void 0&&l===i&&i===e&&(n=C(u,t)),
n<s&&(s=n,r=t,s===0))break}if(!(e!==void 0&&s>e))return r}})};
