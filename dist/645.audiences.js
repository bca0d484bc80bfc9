"use strict";exports.id=645,exports.ids=[645],exports.modules={645:(($,w,m)=>{m.d(w,{unknownInputs:()=>N});var v=m(992),x=m(311);const h=[],
p=[];function g(i,a,l){if(i===a)return 0;const e=l?.maxDistance,f=i;i.length>a.length&&(i=a,a=f);let n=i.length,t=a.length;
for(;n>0&&i.charCodeAt(~-n)===a.charCodeAt(~-t);)n--,t--;let s=0;for(;s<n&&i.charCodeAt(s)===a.charCodeAt(s);)s++;if(n-=
s,t-=s,e!==void 0&&t-n>e)return e;if(n===0)return e!==void 0&&t>e?e:t;let o,d,u,c,r=0,b=0;for(;r<n;)p[r]=i.charCodeAt(s+
r),h[r]=++r;for(;b<t;){for(o=a.charCodeAt(s+b),u=b++,d=b,r=0;r<n;r++)c=o===p[r]?u:u+1,u=h[r],d=h[r]=u>d?c>d?d+1:c:c>u?u+
1:c;if(e!==void 0){let C=d;for(r=0;r<n;r++)h[r]<C&&(C=h[r]);if(C>e)return e}}return h.length=n,p.length=n,e!==void 0&&d>
e?e:d}function k(i,a,l){if(!Array.isArray(a)||a.length===0)return;const e=l?.maxDistance,f=i.length;for(const o of a)if(o===
i)return o;if(e===0)return;let n,t=Number.POSITIVE_INFINITY;const s=new Set;for(const o of a){if(s.has(o))continue;s.add(
o);const d=Math.abs(o.length-f);if(d>=t||e!==void 0&&d>e)continue;const u=Number.isFinite(t)?e===void 0?t:Math.min(t,e):
e,c=u===void 0?g(i,o):g(i,o,{maxDistance:u});if(e!==void 0&&c>e)continue;let r=c;if(u!==void 0&&c===u&&u===e&&(r=g(i,o)),
r<t&&(t=r,n=o,t===0))break}if(!(e!==void 0&&t>e))return n}const I=2,y=i=>i.toLowerCase().replace(/[-_]/g,"");function A(i,a){
const l=new Map(a.map(n=>[n,g(y(n),y(i))])),e=([n,t])=>t<=Math.min(I,n.length>>1),[f]=[...l].filter(e).sort(([,n],[,t])=>n-
t);return f?.[0]}var D=m(925);const M={test:"dry-run",simulate:"dry-run",body:"message",text:"message",url:"landing-url",
link:"landing-url",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-token",audience:"au\
dience-name"};function N(i,a){return i.map(({name:l,variable:e})=>{const f=o=>o.split("-").includes(l),n=A(l,a)??a.find(
o=>o===M[l])??a.find(f),t=n?`did you mean \`${n}\`?`:"remove it, or use a version that has it.",s=`If it is the environm\
ent variable ${(0,v.$Q)(e)} of the job, give that a name that does not begin with INPUT_`;return(0,D.CC)((0,v.$Q)(l),`is\
 not an input of this action (version ${x.r}); ${t} ${s}`)})}})};
