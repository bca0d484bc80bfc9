"use strict";exports.id=645,exports.ids=[645],exports.modules={645:(($,w,m)=>{m.d(w,{unknownInputs:()=>N});var v=m(992),x=m(311);const h=[],
b=[];function g(i,o,l){if(i===o)return 0;const e=l?.maxDistance,f=i;i.length>o.length&&(i=o,o=f);let n=i.length,t=o.length;
for(;n>0&&i.charCodeAt(~-n)===o.charCodeAt(~-t);)n--,t--;let s=0;for(;s<n&&i.charCodeAt(s)===o.charCodeAt(s);)s++;if(n-=
s,t-=s,e!==void 0&&t-n>e)return e;if(n===0)return e!==void 0&&t>e?e:t;let a,d,u,c,r=0,p=0;for(;r<n;)b[r]=i.charCodeAt(s+
r),h[r]=++r;for(;p<t;){for(a=o.charCodeAt(s+p),u=p++,d=p,r=0;r<n;r++)c=a===b[r]?u:u+1,u=h[r],d=h[r]=u>d?c>d?d+1:c:c>u?u+
1:c;if(e!==void 0){let C=d;for(r=0;r<n;r++)h[r]<C&&(C=h[r]);if(C>e)return e}}return h.length=n,b.length=n,e!==void 0&&d>
e?e:d}function k(i,o,l){if(!Array.isArray(o)||o.length===0)return;const e=l?.maxDistance,f=i.length;for(const a of o)if(a===
i)return a;if(e===0)return;let n,t=Number.POSITIVE_INFINITY;const s=new Set;for(const a of o){if(s.has(a))continue;s.add(
a);const d=Math.abs(a.length-f);if(d>=t||e!==void 0&&d>e)continue;const u=Number.isFinite(t)?e===void 0?t:Math.min(t,e):
e,c=u===void 0?g(i,a):g(i,a,{maxDistance:u});if(e!==void 0&&c>e)continue;let r=c;if(u!==void 0&&c===u&&u===e&&(r=g(i,a)),
r<t&&(t=r,n=a,t===0))break}if(!(e!==void 0&&t>e))return n}const I=2,y=i=>i.toLowerCase().replace(/[-_]/g,"");function A(i,o){
const l=new Map(o.map(n=>[n,g(y(n),y(i))])),e=([n,t])=>t<=Math.min(I,Math.floor(n.length/2)),[f]=[...l].filter(e).sort(([
,n],[,t])=>n-t);return f?.[0]}var M=m(925);const D={test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"\
landing-url",link:"landing-url",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-token",
audience:"audience-name"};function N(i,o){return i.map(({name:l,variable:e})=>{const f=a=>a.split("-").includes(l),n=A(l,
o)??o.find(a=>a===D[l])??o.find(f),t=n?`did you mean \`${n}\`?`:"remove it, or use a version that has it.",s=`If it is t\
he environment variable ${(0,v.$Q)(e)} of the job, give that a name that does not begin with INPUT_`;return(0,M.CC)((0,v.
$Q)(l),`is not an input of this action (version ${x.r}); ${t} ${s}`)})}})};
