"use strict";exports.id=775,exports.ids=[775,785],exports.modules={9775:((M,g,m)=>{m.d(g,{d:()=>a,misspelled:()=>b});var s=m(7785),_=m(
8925);const h=2,C=e=>e.toLowerCase().replace(/[-_]/g,"");function a(e,l,n=l){const t=i=>(0,s.default)(C(i),C(e))<=Math.min(
h,i.length>>1);return l.find(i=>C(i)===C(e))??n.find(t)}const o=["dry-run","max-reach","check-urls","once-key","once-per"];
function b(e,l){return Object.entries(e).flatMap(([n,t])=>{const i=a(n,Object.keys(l),o);if(i===void 0||l[i]===t)return[];
const u=`write \`${i}\` (or rename INPUT_${n.toUpperCase()}, if it is a variable of the job)`;return(0,_.CC)(n,`is not a\
n input of this action; ${u}`)})}}),7785:((M,g,m)=>{m.d(g,{default:()=>h});const s=[],_=[];function h(a,o,b){if(a===o)return 0;
const e=b?.maxDistance,l=a;a.length>o.length&&(a=o,o=l);let n=a.length,t=o.length;for(;n>0&&a.charCodeAt(~-n)===o.charCodeAt(
~-t);)n--,t--;let i=0;for(;i<n&&a.charCodeAt(i)===o.charCodeAt(i);)i++;if(n-=i,t-=i,e!==void 0&&t-n>e)return e;if(n===0)
return e!==void 0&&t>e?e:t;let u,c,d,f,r=0,p=0;for(;r<n;)_[r]=a.charCodeAt(i+r),s[r]=++r;for(;p<t;){for(u=o.charCodeAt(i+
p),d=p++,c=p,r=0;r<n;r++)f=u===_[r]?d:d+1,d=s[r],c=s[r]=d>c?f>c?c+1:f:f>d?d+1:f;if(e!==void 0){let D=c;for(r=0;r<n;r++)s[r]<
D&&(D=s[r]);if(D>e)return e}}return s.length=n,_.length=n,e!==void 0&&c>e?e:c}function C(a,o,b){if(!Array.isArray(o)||o.
length===0)return;const e=b?.maxDistance,l=a.length;for(const u of o)if(u===a)return u;if(e===0)return;let n,t=Number.POSITIVE_INFINITY;
const i=new Set;for(const u of o){if(i.has(u))continue;i.add(u);const c=Math.abs(u.length-l);if(c>=t||e!==void 0&&c>e)continue;
const d=Number.isFinite(t)?e===void 0?t:Math.min(t,e):e,f=d===void 0?h(a,u):h(a,u,{maxDistance:d});if(e!==void 0&&f>e)continue;
let r=f;if(d!==void 0&&f===d&&d===e&&(r=h(a,u)),r<t&&(t=r,n=u,t===0))break}if(!(e!==void 0&&t>e))return n}})};
