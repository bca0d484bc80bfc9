const A=785,D=[785],y={7785:((p,_,b)=>{b.d(_,{default:()=>h});const l=[],m=[];function h(r,u,g){if(r===u)return 0;const e=g?.
maxDistance,x=r;r.length>u.length&&(r=u,u=x);let i=r.length,t=u.length;for(;i>0&&r.charCodeAt(~-i)===u.charCodeAt(~-t);)
i--,t--;let a=0;for(;a<i&&r.charCodeAt(a)===u.charCodeAt(a);)a++;if(i-=a,t-=a,e!==void 0&&t-i>e)return e;if(i===0)return e!==
void 0&&t>e?e:t;let d,f,o,c,n=0,s=0;for(;n<i;)m[n]=r.charCodeAt(a+n),l[n]=++n;for(;s<t;){for(d=u.charCodeAt(a+s),o=s++,f=
s,n=0;n<i;n++)c=d===m[n]?o:o+1,o=l[n],f=l[n]=o>f?c>f?f+1:c:c>o?o+1:c;if(e!==void 0){let C=f;for(n=0;n<i;n++)l[n]<C&&(C=l[n]);
if(C>e)return e}}return l.length=i,m.length=i,e!==void 0&&f>e?e:f}function w(r,u,g){if(!Array.isArray(u)||u.length===0)return;
const e=g?.maxDistance,x=r.length;for(const d of u)if(d===r)return d;if(e===0)return;let i,t=Number.POSITIVE_INFINITY;const a=new Set;
for(const d of u){if(a.has(d))continue;a.add(d);const f=Math.abs(d.length-x);if(f>=t||e!==void 0&&f>e)continue;const o=Number.
isFinite(t)?e===void 0?t:Math.min(t,e):e,c=o===void 0?h(r,d):h(r,d,{maxDistance:o});if(e!==void 0&&c>e)continue;let n=c;
if(o!==void 0&&c===o&&o===e&&(n=h(r,d)),n<t&&(t=n,i=d,t===0))break}if(!(e!==void 0&&t>e))return i}})};export{A as id,D as ids,y as modules};
