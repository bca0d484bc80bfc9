"use strict";exports.id=997,exports.ids=[997,785],exports.modules={7885:((A,p,c)=>{c.r(p),c.d(p,{readExtraFields:()=>s});var d=c(8925),
m=c(8992),h=c(2542),E=c(3924);const a=new Set([...h.pi.map(h.wg),"target"]);async function s(C,e){const _={input:"extra-\
fields"},t=await(0,E.h)(C,_,e),{problems:n}=t;if(!("value"in t))return{fields:{},problems:n};if(!(0,m.Gv)(t.value))return n.
push((0,d.CC)(_,"is not a mapping; write fields as `name: value`")),{fields:{},problems:n};for(const l of Object.keys(t.
value)){const r=l.replaceAll("_","-").toLowerCase(),o={path:[l],position:t.positionOf([l])};a.has(r)&&n.push((0,d.CC)(_,
`has its own input, \`${r}\`; use that`,o))}return{fields:n.length>0?{}:t.value,problems:n}}}),7785:((A,p,c)=>{c.d(p,{default:()=>h});
const d=[],m=[];function h(a,s,C){if(a===s)return 0;const e=C?.maxDistance,_=a;a.length>s.length&&(a=s,s=_);let t=a.length,
n=s.length;for(;t>0&&a.charCodeAt(~-t)===s.charCodeAt(~-n);)t--,n--;let l=0;for(;l<t&&a.charCodeAt(l)===s.charCodeAt(l);)
l++;if(t-=l,n-=l,e!==void 0&&n-t>e)return e;if(t===0)return e!==void 0&&n>e?e:n;let r,o,u,f,i=0,g=0;for(;i<t;)m[i]=a.charCodeAt(
l+i),d[i]=++i;for(;g<n;){for(r=s.charCodeAt(l+g),u=g++,o=g,i=0;i<t;i++)f=r===m[i]?u:u+1,u=d[i],o=d[i]=u>o?f>o?o+1:f:f>u?
u+1:f;if(e!==void 0){let D=o;for(i=0;i<t;i++)d[i]<D&&(D=d[i]);if(D>e)return e}}return d.length=t,m.length=t,e!==void 0&&
o>e?e:o}function E(a,s,C){if(!Array.isArray(s)||s.length===0)return;const e=C?.maxDistance,_=a.length;for(const r of s)if(r===
a)return r;if(e===0)return;let t,n=Number.POSITIVE_INFINITY;const l=new Set;for(const r of s){if(l.has(r))continue;l.add(
r);const o=Math.abs(r.length-_);if(o>=n||e!==void 0&&o>e)continue;const u=Number.isFinite(n)?e===void 0?n:Math.min(n,e):
e,f=u===void 0?h(a,r):h(a,r,{maxDistance:u});if(e!==void 0&&f>e)continue;let i=f;if(u!==void 0&&f===u&&u===e&&(i=h(a,r)),
i<n&&(n=i,t=r,n===0))break}if(!(e!==void 0&&n>e))return t}})};
