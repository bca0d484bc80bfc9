"use strict";exports.id=65,exports.ids=[65,785],exports.modules={50:((p,C,c)=>{c.d(C,{d:()=>M});var l=c(7785);const m=2,h=i=>i.toLowerCase().
replace(/[-_]/g,"");function M(i,o){const g=new Map(o.map(n=>[n,(0,l.default)(h(n),h(i))])),e=([n,t])=>t<=Math.min(m,Math.
floor(n.length/2)),[f]=[...g].filter(e).sort(([,n],[,t])=>n-t);return f?.[0]}}),3065:((p,C,c)=>{c.d(C,{unknownInputs:()=>o});
var l=c(8992),m=c(311),h=c(50),M=c(8925);const i={test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"l\
anding-url",link:"landing-url",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-token",
audience:"audience-name"};function o(g,e){return g.map(({name:f,variable:n})=>{const t=r=>r.split("-").includes(f),d=(0,h.
d)(f,e)??e.find(r=>r===i[f])??e.find(t),s=d?`did you mean \`${d}\`?`:"remove it, or use a version that has it.",u=`If it\
 is the environment variable ${(0,l.$Q)(n)} of the job, give that a name that does not begin with INPUT_`;return(0,M.CC)(
(0,l.$Q)(f),`is not an input of this action (version ${m.r}); ${s} ${u}`)})}}),7785:((p,C,c)=>{c.d(C,{default:()=>h});const l=[],
m=[];function h(i,o,g){if(i===o)return 0;const e=g?.maxDistance,f=i;i.length>o.length&&(i=o,o=f);let n=i.length,t=o.length;
for(;n>0&&i.charCodeAt(~-n)===o.charCodeAt(~-t);)n--,t--;let d=0;for(;d<n&&i.charCodeAt(d)===o.charCodeAt(d);)d++;if(n-=
d,t-=d,e!==void 0&&t-n>e)return e;if(n===0)return e!==void 0&&t>e?e:t;let s,u,r,_,a=0,D=0;for(;a<n;)m[a]=i.charCodeAt(d+
a),l[a]=++a;for(;D<t;){for(s=o.charCodeAt(d+D),r=D++,u=D,a=0;a<n;a++)_=s===m[a]?r:r+1,r=l[a],u=l[a]=r>u?_>u?u+1:_:_>r?r+
1:_;if(e!==void 0){let E=u;for(a=0;a<n;a++)l[a]<E&&(E=l[a]);if(E>e)return e}}return l.length=n,m.length=n,e!==void 0&&u>
e?e:u}function M(i,o,g){if(!Array.isArray(o)||o.length===0)return;const e=g?.maxDistance,f=i.length;for(const s of o)if(s===
i)return s;if(e===0)return;let n,t=Number.POSITIVE_INFINITY;const d=new Set;for(const s of o){if(d.has(s))continue;d.add(
s);const u=Math.abs(s.length-f);if(u>=t||e!==void 0&&u>e)continue;const r=Number.isFinite(t)?e===void 0?t:Math.min(t,e):
e,_=r===void 0?h(i,s):h(i,s,{maxDistance:r});if(e!==void 0&&_>e)continue;let a=_;if(r!==void 0&&_===r&&r===e&&(a=h(i,s)),
a<t&&(t=a,n=s,t===0))break}if(!(e!==void 0&&t>e))return n}})};
