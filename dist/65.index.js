"use strict";exports.id=65,exports.ids=[65,785],exports.modules={50:((p,C,f)=>{f.d(C,{d:()=>M});var l=f(7785);const m=2,h=a=>a.toLowerCase().
replace(/[-_]/g,"");function M(a,o){const g=new Map(o.map(t=>[t,(0,l.default)(h(t),h(a))])),e=([t,n])=>n<=Math.min(m,Math.
floor(t.length/2)),[_]=[...g].filter(e).sort(([,t],[,n])=>t-n);return _?.[0]}}),3065:((p,C,f)=>{f.d(C,{unknownInputs:()=>o});
var l=f(8992),m=f(311),h=f(50),M=f(8925);const a={test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"l\
anding-url",link:"landing-url",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-token",
audience:"audience-name"};function o(e,_,t){return e.map(({name:n,variable:d})=>{const r=i=>i.split("-").includes(n),s=(0,h.
d)(n,_)??_.find(i=>i===a[n])??_.find(r),u=s?`did you mean \`${s}\`?`:"remove it, or use a version that has it",c=g(n)?`${s?
"":"."} If it is the environment variable ${(0,l.$Q)(t(d))} of the job, give that a name that does not begin with INPUT_`:
"";return(0,M.CC)((0,l.$Q)(t(n)),`is not an input of this action (version ${m.r}); ${u}${c}`)})}const g=e=>/^\w+$/.test(
e)}),7785:((p,C,f)=>{f.d(C,{default:()=>h});const l=[],m=[];function h(a,o,g){if(a===o)return 0;const e=g?.maxDistance,_=a;
a.length>o.length&&(a=o,o=_);let t=a.length,n=o.length;for(;t>0&&a.charCodeAt(~-t)===o.charCodeAt(~-n);)t--,n--;let d=0;
for(;d<t&&a.charCodeAt(d)===o.charCodeAt(d);)d++;if(t-=d,n-=d,e!==void 0&&n-t>e)return e;if(t===0)return e!==void 0&&n>e?
e:n;let r,s,u,c,i=0,D=0;for(;i<t;)m[i]=a.charCodeAt(d+i),l[i]=++i;for(;D<n;){for(r=o.charCodeAt(d+D),u=D++,s=D,i=0;i<t;i++)
c=r===m[i]?u:u+1,u=l[i],s=l[i]=u>s?c>s?s+1:c:c>u?u+1:c;if(e!==void 0){let E=s;for(i=0;i<t;i++)l[i]<E&&(E=l[i]);if(E>e)return e}}
return l.length=t,m.length=t,e!==void 0&&s>e?e:s}function M(a,o,g){if(!Array.isArray(o)||o.length===0)return;const e=g?.
maxDistance,_=a.length;for(const r of o)if(r===a)return r;if(e===0)return;let t,n=Number.POSITIVE_INFINITY;const d=new Set;
for(const r of o){if(d.has(r))continue;d.add(r);const s=Math.abs(r.length-_);if(s>=n||e!==void 0&&s>e)continue;const u=Number.
isFinite(n)?e===void 0?n:Math.min(n,e):e,c=u===void 0?h(a,r):h(a,r,{maxDistance:u});if(e!==void 0&&c>e)continue;let i=c;
if(u!==void 0&&c===u&&u===e&&(i=h(a,r)),i<n&&(n=i,t=r,n===0))break}if(!(e!==void 0&&n>e))return t}})};
