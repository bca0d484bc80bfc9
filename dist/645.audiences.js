"use strict";exports.id=645,exports.ids=[645],exports.modules={645:((j,C,g)=>{g.d(C,{unknownInputs:()=>k});var w=g(992),I=g(311);const h=[],
v=[];function m(e,n,s){if(e===n)return 0;const t=s?.maxDistance,d=e;e.length>n.length&&(e=n,n=d);let i=e.length,o=n.length;
for(;i>0&&e.charCodeAt(~-i)===n.charCodeAt(~-o);)i--,o--;let a=0;for(;a<i&&e.charCodeAt(a)===n.charCodeAt(a);)a++;if(i-=
a,o-=a,t!==void 0&&o-i>t)return t;if(i===0)return t!==void 0&&o>t?t:o;let u,c,l,f,r=0,p=0;for(;r<i;)v[r]=e.charCodeAt(a+
r),h[r]=++r;for(;p<o;){for(u=n.charCodeAt(a+p),l=p++,c=p,r=0;r<i;r++)f=u===v[r]?l:l+1,l=h[r],c=h[r]=l>c?f>c?c+1:f:f>l?l+
1:f;if(t!==void 0){let b=c;for(r=0;r<i;r++)h[r]<b&&(b=h[r]);if(b>t)return t}}return h.length=i,v.length=i,t!==void 0&&c>
t?t:c}function W(e,n,s){if(!Array.isArray(n)||n.length===0)return;const t=s?.maxDistance,d=e.length;for(const u of n)if(u===
e)return u;if(t===0)return;let i,o=Number.POSITIVE_INFINITY;const a=new Set;for(const u of n){if(a.has(u))continue;a.add(
u);const c=Math.abs(u.length-d);if(c>=o||t!==void 0&&c>t)continue;const l=Number.isFinite(o)?t===void 0?o:Math.min(o,t):
t,f=l===void 0?m(e,u):m(e,u,{maxDistance:l});if(t!==void 0&&f>t)continue;let r=f;if(l!==void 0&&f===l&&l===t&&(r=m(e,u)),
r<o&&(o=r,i=u,o===0))break}if(!(t!==void 0&&o>t))return i}const x=(e,n)=>e<=Math.min(2,Math.floor(n.length/2)),y=e=>e.toLowerCase().
replace(/[-_]/g,"");function M(e,n){const t=[...new Map(n.map(i=>[i,m(y(i),y(e))]))].filter(([i,o])=>x(o,i)),[d]=t.sort(
([,i],[,o])=>i-o);return d?.[0]}function B(e,n){const s=leven(e,n);return n.length>N?x(s,n):e[0]===n[0]&&(s<=1||A(e,n))}
const N=4,A=(e,n)=>[...e].sort().join("")===[...n].sort().join("");var D=g(925);const T={test:"dry-run",simulate:"dry-ru\
n",body:"message",text:"message",url:"landing-url",link:"landing-url",image:"banner-url",buttons:"actions",file:"payload\
-file",tag:"release",token:"api-token",audience:"audience-name"};function k(e,n,s){return e.map(({name:t,variable:d})=>{
const i=L(t,n)??M(t,n)??S(t,n),o=`is not an input of this action (version ${I.r})`,a=i?{message:o,meant:i}:{message:`${o}\
; remove it from \`with\`, or use a version that has it`};return $(t)&&(a.hint=`If it is the environment variable ${(0,w.
xv)(s(d))} of the job, give that a name that does not begin with INPUT_`),(0,D.CC)((0,w.xv)(s(t)),a)})}const L=(e,n)=>n.
find(s=>s===T[e]);function S(e,n){const[s,...t]=n.filter(d=>d.split("-").includes(e));return t.length===0?s:void 0}const $=e=>/^\w+$/.
test(e)})};
