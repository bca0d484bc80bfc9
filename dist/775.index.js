const M=775,A=[775,785],w={9775:((D,g,m)=>{m.d(g,{d:()=>o,misspelled:()=>C});var s=m(7785),_=m(8925);const h=2,p=e=>e.toLowerCase().
replace(/[-_]/g,"");function o(e,l,n=l){const t=i=>(0,s.default)(p(i),p(e))<=Math.min(h,i.length>>1);return l.find(i=>p(
i)===p(e))??n.find(t)}const a=["dry-run","max-reach","check-urls","once-key","once-per"];function C(e,l){return Object.entries(
e).flatMap(([n,t])=>{const i=o(n,Object.keys(l),a);if(i===void 0||l[i]===t)return[];const d=`write \`${i}\` (or rename IN\
PUT_${n.toUpperCase()}, if it is a variable of the job)`;return(0,_.CC)(n,`is not an input of this action; ${d}`)})}}),7785:((D,g,m)=>{
m.d(g,{default:()=>h});const s=[],_=[];function h(o,a,C){if(o===a)return 0;const e=C?.maxDistance,l=o;o.length>a.length&&
(o=a,a=l);let n=o.length,t=a.length;for(;n>0&&o.charCodeAt(~-n)===a.charCodeAt(~-t);)n--,t--;let i=0;for(;i<n&&o.charCodeAt(
i)===a.charCodeAt(i);)i++;if(n-=i,t-=i,e!==void 0&&t-n>e)return e;if(n===0)return e!==void 0&&t>e?e:t;let d,c,u,f,r=0,b=0;
for(;r<n;)_[r]=o.charCodeAt(i+r),s[r]=++r;for(;b<t;){for(d=a.charCodeAt(i+b),u=b++,c=b,r=0;r<n;r++)f=d===_[r]?u:u+1,u=s[r],
c=s[r]=u>c?f>c?c+1:f:f>u?u+1:f;if(e!==void 0){let x=c;for(r=0;r<n;r++)s[r]<x&&(x=s[r]);if(x>e)return e}}return s.length=
n,_.length=n,e!==void 0&&c>e?e:c}function p(o,a,C){if(!Array.isArray(a)||a.length===0)return;const e=C?.maxDistance,l=o.
length;for(const d of a)if(d===o)return d;if(e===0)return;let n,t=Number.POSITIVE_INFINITY;const i=new Set;for(const d of a){
if(i.has(d))continue;i.add(d);const c=Math.abs(d.length-l);if(c>=t||e!==void 0&&c>e)continue;const u=Number.isFinite(t)?
e===void 0?t:Math.min(t,e):e,f=u===void 0?h(o,d):h(o,d,{maxDistance:u});if(e!==void 0&&f>e)continue;let r=f;if(u!==void 0&&
f===u&&u===e&&(r=h(o,d)),r<t&&(t=r,n=d,t===0))break}if(!(e!==void 0&&t>e))return n}})};export{M as id,A as ids,w as modules};
