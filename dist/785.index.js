"use strict";exports.id=785,exports.ids=[785],exports.modules={7785:((A,b,w)=>{w.d(b,{default:()=>h});const o=[],m=[];function h(r,u,g){
if(r===u)return 0;const e=g?.maxDistance,C=r;r.length>u.length&&(r=u,u=C);let i=r.length,t=u.length;for(;i>0&&r.charCodeAt(
~-i)===u.charCodeAt(~-t);)i--,t--;let f=0;for(;f<i&&r.charCodeAt(f)===u.charCodeAt(f);)f++;if(i-=f,t-=f,e!==void 0&&t-i>
e)return e;if(i===0)return e!==void 0&&t>e?e:t;let d,l,a,c,n=0,s=0;for(;n<i;)m[n]=r.charCodeAt(f+n),o[n]=++n;for(;s<t;){
for(d=u.charCodeAt(f+s),a=s++,l=s,n=0;n<i;n++)c=d===m[n]?a:a+1,a=o[n],l=o[n]=a>l?c>l?l+1:c:c>a?a+1:c;if(e!==void 0){let _=l;
for(n=0;n<i;n++)o[n]<_&&(_=o[n]);if(_>e)return e}}return o.length=i,m.length=i,e!==void 0&&l>e?e:l}function x(r,u,g){if(!Array.
isArray(u)||u.length===0)return;const e=g?.maxDistance,C=r.length;for(const d of u)if(d===r)return d;if(e===0)return;let i,
t=Number.POSITIVE_INFINITY;const f=new Set;for(const d of u){if(f.has(d))continue;f.add(d);const l=Math.abs(d.length-C);
if(l>=t||e!==void 0&&l>e)continue;const a=Number.isFinite(t)?e===void 0?t:Math.min(t,e):e,c=a===void 0?h(r,d):h(r,d,{maxDistance:a});
if(e!==void 0&&c>e)continue;let n=c;if(a!==void 0&&c===a&&a===e&&(n=h(r,d)),n<t&&(t=n,i=d,t===0))break}if(!(e!==void 0&&
t>e))return i}})};
