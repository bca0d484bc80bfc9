"use strict";exports.id=645,exports.ids=[645],exports.modules={645:((T,y,m)=>{m.d(y,{unknownInputs:()=>N});var C=m(992),x=m(311);const h=[],
b=[];function g(n,r,c){if(n===r)return 0;const e=c?.maxDistance,f=n;n.length>r.length&&(n=r,r=f);let t=n.length,i=r.length;
for(;t>0&&n.charCodeAt(~-t)===r.charCodeAt(~-i);)t--,i--;let u=0;for(;u<t&&n.charCodeAt(u)===r.charCodeAt(u);)u++;if(t-=
u,i-=u,e!==void 0&&i-t>e)return e;if(t===0)return e!==void 0&&i>e?e:i;let a,s,l,d,o=0,p=0;for(;o<t;)b[o]=n.charCodeAt(u+
o),h[o]=++o;for(;p<i;){for(a=r.charCodeAt(u+p),l=p++,s=p,o=0;o<t;o++)d=a===b[o]?l:l+1,l=h[o],s=h[o]=l>s?d>s?s+1:d:d>l?l+
1:d;if(e!==void 0){let v=s;for(o=0;o<t;o++)h[o]<v&&(v=h[o]);if(v>e)return e}}return h.length=t,b.length=t,e!==void 0&&s>
e?e:s}function k(n,r,c){if(!Array.isArray(r)||r.length===0)return;const e=c?.maxDistance,f=n.length;for(const a of r)if(a===
n)return a;if(e===0)return;let t,i=Number.POSITIVE_INFINITY;const u=new Set;for(const a of r){if(u.has(a))continue;u.add(
a);const s=Math.abs(a.length-f);if(s>=i||e!==void 0&&s>e)continue;const l=Number.isFinite(i)?e===void 0?i:Math.min(i,e):
e,d=l===void 0?g(n,a):g(n,a,{maxDistance:l});if(e!==void 0&&d>e)continue;let o=d;if(l!==void 0&&d===l&&l===e&&(o=g(n,a)),
o<i&&(i=o,t=a,i===0))break}if(!(e!==void 0&&i>e))return t}const I=(n,r)=>n<=Math.min(2,Math.floor(r.length/2)),w=n=>n.toLowerCase().
replace(/[-_]/g,"");function A(n,r){const e=[...new Map(r.map(t=>[t,g(w(t),w(n))]))].filter(([t,i])=>I(i,t)),[f]=e.sort(
([,t],[,i])=>t-i);return f?.[0]}var M=m(925);const D={test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"\
landing-url",link:"landing-url",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-token",
audience:"audience-name"};function N(n,r,c){return n.map(({name:e,variable:f})=>{const t=s=>s.split("-").includes(e),i=A(
e,r)??r.find(s=>s===D[e])??r.find(t),u=i?`did you mean \`${i}\`?`:"remove it, or use a version that has it",a=$(e)?`${i?
"":"."} If it is the environment variable ${(0,C.xv)(c(f))} of the job, give that a name that does not begin with INPUT_`:
"";return(0,M.CC)((0,C.xv)(c(e)),`is not an input of this action (version ${x.r}); ${u}${a}`)})}const $=n=>/^\w+$/.test(
n)})};
