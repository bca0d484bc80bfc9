"use strict";exports.id=997,exports.ids=[997,785],exports.modules={7885:((g,D,h)=>{h.d(D,{readExtraFields:()=>d});var f=h(2996),m=h(8925),
_=h(8992),M=h(3924);const u=new Set([...f.Pw,"target"]);async function d(e,c,a){const t={input:"extra-fields"},n=await(0,M.
h)(e,t,a),r="value"in n?n.value:{},l="value"in n?[...n.problems,...C(t,n)]:n.problems;return c.add(l),l.length===0&&(0,_.
Gv)(r)?r:{}}function C(e,{value:c,positionOf:a}){return(0,_.Gv)(c)?Object.keys(c).flatMap(t=>{const n=t.replaceAll("_","\
-").toLowerCase(),r={path:[t],position:a([t])};return u.has(n)?[(0,m.CC)(e,`has its own input, \`${n}\`; use that`,r)]:[]}):
[(0,m.CC)(e,"is not a mapping; write fields as `name: value`")]}}),7785:((g,D,h)=>{h.d(D,{default:()=>_});const f=[],m=[];
function _(u,d,C){if(u===d)return 0;const e=C?.maxDistance,c=u;u.length>d.length&&(u=d,d=c);let a=u.length,t=d.length;for(;a>
0&&u.charCodeAt(~-a)===d.charCodeAt(~-t);)a--,t--;let n=0;for(;n<a&&u.charCodeAt(n)===d.charCodeAt(n);)n++;if(a-=n,t-=n,
e!==void 0&&t-a>e)return e;if(a===0)return e!==void 0&&t>e?e:t;let r,l,s,o,i=0,p=0;for(;i<a;)m[i]=u.charCodeAt(n+i),f[i]=
++i;for(;p<t;){for(r=d.charCodeAt(n+p),s=p++,l=p,i=0;i<a;i++)o=r===m[i]?s:s+1,s=f[i],l=f[i]=s>l?o>l?l+1:o:o>s?s+1:o;if(e!==
void 0){let E=l;for(i=0;i<a;i++)f[i]<E&&(E=f[i]);if(E>e)return e}}return f.length=a,m.length=a,e!==void 0&&l>e?e:l}function M(u,d,C){
if(!Array.isArray(d)||d.length===0)return;const e=C?.maxDistance,c=u.length;for(const r of d)if(r===u)return r;if(e===0)
return;let a,t=Number.POSITIVE_INFINITY;const n=new Set;for(const r of d){if(n.has(r))continue;n.add(r);const l=Math.abs(
r.length-c);if(l>=t||e!==void 0&&l>e)continue;const s=Number.isFinite(t)?e===void 0?t:Math.min(t,e):e,o=s===void 0?_(u,r):
_(u,r,{maxDistance:s});if(e!==void 0&&o>e)continue;let i=o;if(s!==void 0&&o===s&&s===e&&(i=_(u,r)),i<t&&(t=i,a=r,t===0))
break}if(!(e!==void 0&&t>e))return a}})};
