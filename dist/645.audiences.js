"use strict";exports.id=645,exports.ids=[645],exports.modules={645:((k,y,m)=>{m.d(y,{unknownInputs:()=>D});var v=m(992),x=m(311);const h=[],
p=[];function g(i,o,c){if(i===o)return 0;const e=c?.maxDistance,f=i;i.length>o.length&&(i=o,o=f);let n=i.length,t=o.length;
for(;n>0&&i.charCodeAt(~-n)===o.charCodeAt(~-t);)n--,t--;let u=0;for(;u<n&&i.charCodeAt(u)===o.charCodeAt(u);)u++;if(n-=
u,t-=u,e!==void 0&&t-n>e)return e;if(n===0)return e!==void 0&&t>e?e:t;let a,s,l,d,r=0,b=0;for(;r<n;)p[r]=i.charCodeAt(u+
r),h[r]=++r;for(;b<t;){for(a=o.charCodeAt(u+b),l=b++,s=b,r=0;r<n;r++)d=a===p[r]?l:l+1,l=h[r],s=h[r]=l>s?d>s?s+1:d:d>l?l+
1:d;if(e!==void 0){let C=s;for(r=0;r<n;r++)h[r]<C&&(C=h[r]);if(C>e)return e}}return h.length=n,p.length=n,e!==void 0&&s>
e?e:s}function L(i,o,c){if(!Array.isArray(o)||o.length===0)return;const e=c?.maxDistance,f=i.length;for(const a of o)if(a===
i)return a;if(e===0)return;let n,t=Number.POSITIVE_INFINITY;const u=new Set;for(const a of o){if(u.has(a))continue;u.add(
a);const s=Math.abs(a.length-f);if(s>=t||e!==void 0&&s>e)continue;const l=Number.isFinite(t)?e===void 0?t:Math.min(t,e):
e,d=l===void 0?g(i,a):g(i,a,{maxDistance:l});if(e!==void 0&&d>e)continue;let r=d;if(l!==void 0&&d===l&&l===e&&(r=g(i,a)),
r<t&&(t=r,n=a,t===0))break}if(!(e!==void 0&&t>e))return n}const I=2,w=i=>i.toLowerCase().replace(/[-_]/g,"");function $(i,o){
const c=new Map(o.map(n=>[n,g(w(n),w(i))])),e=([n,t])=>t<=Math.min(I,Math.floor(n.length/2)),[f]=[...c].filter(e).sort(([
,n],[,t])=>n-t);return f?.[0]}var A=m(925);const M={test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"\
landing-url",link:"landing-url",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-token",
audience:"audience-name"};function D(i,o,c){return i.map(({name:e,variable:f})=>{const n=s=>s.split("-").includes(e),t=$(
e,o)??o.find(s=>s===M[e])??o.find(n),u=t?`did you mean \`${t}\`?`:"remove it, or use a version that has it",a=N(e)?`${t?
"":"."} If it is the environment variable ${(0,v.$Q)(c(f))} of the job, give that a name that does not begin with INPUT_`:
"";return(0,A.CC)((0,v.$Q)(c(e)),`is not an input of this action (version ${x.r}); ${u}${a}`)})}const N=i=>/^\w+$/.test(
i)})};
