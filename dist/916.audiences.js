"use strict";exports.id=916,exports.ids=[916],exports.modules={916:((L,C,p)=>{p.d(C,{unknownInputs:()=>M});var m=p(416),T=p(36);const c=[],
v=[];function g(n,t,d){if(n===t)return 0;const e=d?.maxDistance,o=n;n.length>t.length&&(n=t,t=o);let i=n.length,a=t.length;
for(;i>0&&n.charCodeAt(~-i)===t.charCodeAt(~-a);)i--,a--;let l=0;for(;l<i&&n.charCodeAt(l)===t.charCodeAt(l);)l++;if(i-=
l,a-=l,e!==void 0&&a-i>e)return e;if(i===0)return e!==void 0&&a>e?e:a;let u,h,s,f,r=0,w=0;for(;r<i;)v[r]=n.charCodeAt(l+
r),c[r]=++r;for(;w<a;){for(u=t.charCodeAt(l+w),s=w++,h=w,r=0;r<i;r++)f=u===v[r]?s:s+1,s=c[r],h=c[r]=s>h?f>h?h+1:f:f>s?s+
1:f;if(e!==void 0){let b=h;for(r=0;r<i;r++)c[r]<b&&(b=c[r]);if(b>e)return e}}return c.length=i,v.length=i,e!==void 0&&h>
e?e:h}function _(n,t,d){if(!Array.isArray(t)||t.length===0)return;const e=d?.maxDistance,o=n.length;for(const u of t)if(u===
n)return u;if(e===0)return;let i,a=Number.POSITIVE_INFINITY;const l=new Set;for(const u of t){if(l.has(u))continue;l.add(
u);const h=Math.abs(u.length-o);if(h>=a||e!==void 0&&h>e)continue;const s=Number.isFinite(a)?e===void 0?a:Math.min(a,e):
e,f=s===void 0?g(n,u):g(n,u,{maxDistance:s});if(e!==void 0&&f>e)continue;let r=f;if(s!==void 0&&f===s&&s===e&&(r=g(n,u)),
r<a&&(a=r,i=u,a===0))break}if(!(e!==void 0&&a>e))return i}var x=(n,t)=>n<=Math.min(2,Math.floor(t.length/2)),y=n=>n.toLowerCase().
replace(/[-_]/g,"");function I(n,t){let d=[...new Map(t.map(o=>[o,g(y(o),y(n))]))].filter(([o,i])=>x(i,o)),[e]=d.sort(([
,o],[,i])=>o-i);return e?.[0]}var A={test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"landing-url",link:"\
landing-url",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-token",audience:"audience\
-name"};function M(n,t,d){return n.map(({name:e,variable:o})=>{let i=N(e,t)??I(e,t)??k(e,t),a=`is not an input of this a\
ction (version ${m.rE})`,l=i?{message:a,meant:i}:{message:`${a}; remove it from \`with\`, or use a version that has it`};
return D(e)&&(l.hint=`If it is the environment variable ${(0,m.xv)(d(o))} of the job, give that a name that does not beg\
in with INPUT_`),(0,m.CC)((0,m.xv)(d(e)),l)})}var N=(n,t)=>t.find(d=>d===A[n]);function k(n,t){let[d,...e]=t.filter(o=>o.
split("-").includes(n));return e.length===0?d:void 0}var D=n=>/^\w+$/.test(n)})};
