"use strict";exports.id=272,exports.ids=[272],exports.modules={4433:((M,p,c)=>{c.d(p,{Qz:()=>h,d5:()=>v,z6:()=>s});var _=c(7785),h=(e,r)=>e<=
Math.min(2,Math.floor(r.length/2)),m=e=>e.toLowerCase().replace(/[-_]/g,"");function v(e,r){let t=[...new Map(r.map(n=>[
n,(0,_.A)(m(n),m(e))]))].filter(([n,a])=>h(a,n)),[i]=t.sort(([,n],[,a])=>n-a);return i?.[0]}function s(e,r){let t=(0,_.A)(
e,r);return r.length>l?h(t,r):e[0]===r[0]&&(t<=1||g(e,r))}var l=4,g=(e,r)=>[...e].sort().join("")===[...r].sort().join("")}),
7272:((M,p,c)=>{c.d(p,{unknownInputs:()=>s});var _=c(4433),h=c(990),m=c(9453),v={test:"dry-run",simulate:"dry-run",body:"\
message",text:"message",url:"landing-url",link:"landing-url",image:"banner-url",buttons:"actions",file:"payload-file",tag:"\
release",token:"api-token",audience:"audience-name"};function s(r,t,i){return r.map(({name:n,variable:a})=>{let d=l(n,t)??
(0,_.d5)(n,t)??g(n,t),u=`is not an input of this action (version ${h.rE})`,f=d?{message:u,meant:d}:{message:`${u}; remov\
e it from \`with\`, or use a version that has it`};return e(n)&&(f.hint=`If it is the environment variable ${(0,h.xv)(i(
a))} of the job, give that a name that does not begin with INPUT_`),(0,h.CC)((0,h.xv)(i(n)),f)})}var l=(r,t)=>t.find(i=>i===
v[r]);function g(r,t){let[i,...n]=t.filter(a=>a.split("-").includes(r));return n.length===0?i:void 0}var e=r=>/^\w+$/.test(
r)}),7785:((M,p,c)=>{c.d(p,{A:()=>m});const _=[],h=[];function m(s,l,g){if(s===l)return 0;const e=g?.maxDistance,r=s;s.length>
l.length&&(s=l,l=r);let t=s.length,i=l.length;for(;t>0&&s.charCodeAt(~-t)===l.charCodeAt(~-i);)t--,i--;let n=0;for(;n<t&&
s.charCodeAt(n)===l.charCodeAt(n);)n++;if(t-=n,i-=n,e!==void 0&&i-t>e)return e;if(t===0)return e!==void 0&&i>e?e:i;let a,
d,u,f,o=0,w=0;for(;o<t;)h[o]=s.charCodeAt(n+o),_[o]=++o;for(;w<i;){for(a=l.charCodeAt(n+w),u=w++,d=w,o=0;o<t;o++)f=a===h[o]?
u:u+1,u=_[o],d=_[o]=u>d?f>d?d+1:f:f>u?u+1:f;if(e!==void 0){let C=d;for(o=0;o<t;o++)_[o]<C&&(C=_[o]);if(C>e)return e}}return _.
length=t,h.length=t,e!==void 0&&d>e?e:d}function v(s,l,g){if(!Array.isArray(l)||l.length===0)return;const e=g?.maxDistance,
r=s.length;for(const a of l)if(a===s)return a;if(e===0)return;let t,i=Number.POSITIVE_INFINITY;const n=new Set;for(const a of l){
if(n.has(a))continue;n.add(a);const d=Math.abs(a.length-r);if(d>=i||e!==void 0&&d>e)continue;const u=Number.isFinite(i)?
e===void 0?i:Math.min(i,e):e,f=u===void 0?m(s,a):m(s,a,{maxDistance:u});if(e!==void 0&&f>e)continue;let o=f;if(u!==void 0&&
f===u&&u===e&&(o=m(s,a)),o<i&&(i=o,t=a,i===0))break}if(!(e!==void 0&&i>e))return t}})};
