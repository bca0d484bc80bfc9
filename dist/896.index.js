"use strict";exports.id=896,exports.ids=[896],exports.modules={4841:((x,P,D)=>{D.d(P,{Q4:()=>O,ho:()=>C,oR:()=>y,sV:()=>E,xW:()=>f});
function E(s){let d={missing:s};return{kind:"content",source:"event",fields:{title:d,message:d,icon_url:d,landing_url:d},
placeholders:{tag:d,version:d,name:d,repository:d,message:d,url:d}}}function y(s,d,l){return"missing"in s?s:"missing"in d?
d:{value:`${s.value}${l}${d.value}`,madeFrom:[...s.madeFrom,...d.madeFrom]}}var f=s=>`the event's field \`${s}\` is missi\
ng or not text, so the action takes no content from it`,C=s=>({kind:"not-announceable",why:s});function O(s,d){return("v\
alue"in s?[s.value,...s.madeFrom]:s.madeFrom??[]).map(d.find).find(l=>l!==void 0)}}),8484:((x,P,D)=>{D.d(P,{Lb:()=>d,qP:()=>C});
var E=D(759),y=D(4841),f=D(5103);function C(n,h){let e=new Set,a=[];return k(n,({text:i,use:r,where:o})=>{let u=(0,E.G)(
i,r);for(let{text:c,meant:p}of u.mistakes){let b=`contains ${(0,f.hD)(c)}, which is not a placeholder`,I=p?b:`${b}; ${O}`;
h.add([M(o,{message:I,meant:p&&`{${p}}`})])}for(let c of u.names)e.add(c);let[t]=u.names;return t!==void 0&&a.push({name:t,
where:o}),i}),{names:e,uses:a}}var O="all releases would have the same key, and only the first would be sent. Use `{tag}\
`, or remove the braces",s=524288;function d(n,h,e,a,i="with its placeholders replaced"){let r=new l(h,a);return k(n,({text:o,
use:u,rule:t,where:c})=>{let{names:p}=(0,E.G)(o);if(p.size===0)return o;let b=r.fill(o,p,u);if("message"in b)return e.add(
[M(c,b)]),o;let I=t(b.value);return"value"in I?I.value:(e.add([M(c,{message:`${i}: ${(0,f.$3)(I)}`})]),o)})}var l=class{#t;#n;#e=s;#a=new Map;constructor(n,h){
this.#t=n,this.#n=h}fill(n,h,e){let a={};for(let u of h){let t=this.#t[u],c=this.#l(u);if(c)return{message:v(c)};if("mis\
sing"in t)return{message:`contains \`{${u}}\`, which has no value: ${t.missing}`};a[u]=t.value}let i={isUrl:e==="url",maxLength:this.#e},
r=this.#e>0?(0,E.C)(n,a,i)?.trim():void 0;if(this.#e-=r?.length??this.#e,r===void 0)return{message:"is too long with its\
 placeholders replaced; use fewer"};let o=this.#n.find(r);return o?{message:v(o)}:{value:r}}#l(n){return this.#a.has(n)||
this.#a.set(n,(0,y.Q4)(this.#t[n],this.#n)),this.#a.get(n)}},m=n=>({value:n,madeFrom:[]}),_={tag:m("v1.2.3"),version:m("\
1.2.3"),name:m("Version 1.2.3"),repository:m("site"),message:m("Offline maps are here."),url:m("https://github.com/octo/\
site/releases/tag/v1.2.3")};function g(n,h,e){C(n,h),d(n,_,h,e,"with the values of an example release")}var v=n=>`would \
contain ${n}, which may already be public; replace the token, and remove it from the release`;function M(n,h){return(0,f.
CC)(n,h,n)}function k(n,h){let{inputs:e,file:a,fileName:i,extraFields:r,onceKey:o}=n,u=([p="",...b])=>({input:(0,f.wg)(p),
path:b}),t=p=>({input:"payload-file",file:i,path:p,position:a.positionOf?.(p)}),c=p=>({input:"extra-fields",path:p});return{
inputs:{...e,fields:w(e.fields,new Set,u,h)},file:{...a,fields:w(a.fields,e.names,t,h)},fileName:i,extraFields:A(r,(p,b)=>h(
{text:p,use:"text",rule:f.Ae,where:c([b])})),onceKey:o&&h({text:o,use:"key",rule:f.Ae,where:{input:"once-key"}})}}function w(n,h,e,a){
let i={...n};for(let r of f.BH){let o=n[r];if(o===void 0||h.has(r))continue;let{kind:u}=f.Ng[r],t=u==="text"?"text":"url";
i[r]=a({text:o,use:t,rule:f.fD[u],where:e([r])})}return n.actions===void 0||h.has("actions")||(i.actions=n.actions.map(({
text:r,url:o},u)=>({text:a({text:r,use:"text",rule:f.fD.text,where:e(["actions",u,"text"])}),url:a({text:o,use:"url",rule:f.
fD.page,where:e(["actions",u,"url"])})}))),i}function A(n,h){let e=JSON.parse(JSON.stringify(n)),a=Object.entries(e).map(
([i,r])=>({field:i,holder:e,key:i,value:r}));for(let{field:i,holder:r,key:o,value:u}of a){if(typeof u=="string"&&(r[o]=h(
u,i)),typeof u!="object"||u===null)continue;let t=u;for(let[c,p]of Object.entries(t))a.push({field:i,holder:t,key:c,value:p})}
return e}}),6896:((x,P,D)=>{D.d(P,{replacePlaceholders:()=>E.Lb,usedPlaceholders:()=>E.qP});var E=D(8484),y=D(759),f=D(5103),
C=D(1105)}),3213:((x,P,D)=>{D.d(P,{Qz:()=>y,d5:()=>C,z6:()=>O});var E=D(7785),y=(l,m)=>l<=Math.min(2,Math.floor(m.length/
2)),f=l=>l.toLowerCase().replace(/[-_]/g,"");function C(l,m){let _=[...new Map(m.map(v=>[v,(0,E.A)(f(v),f(l))]))].filter(
([v,M])=>y(M,v)),[g]=_.sort(([,v],[,M])=>v-M);return g?.[0]}function O(l,m){let _=(0,E.A)(l,m);return m.length>s?y(_,m):
l[0]===m[0]&&(_<=1||d(l,m))}var s=4,d=(l,m)=>[...l].sort().join("")===[...m].sort().join("")}),759:((x,P,D)=>{D.d(P,{C:()=>w,
G:()=>k});var E=D(3213),y=D(5103),f=40,C={tagname:"tag",ref:"tag",refname:"tag",release:"tag",semver:"version",repo:"rep\
ository",reponame:"repository",htmlurl:"url"},O={title:"name",body:"message",notes:"message",changelog:"message",link:"u\
rl"},s=e=>e.replace(/[^\p{L}\d]/gu,"");function d(e){return s(e).toLowerCase().replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,
"")}function l(e){if(e.length>f)return;let[a=""]=e.split("|");if(m(a))return;let i=d(a);return y.o2.find(r=>r===i)??g(C,
i)}var m=e=>/^name$/i.test(s(e))&&!e.includes("name");function _(e){let a=d(e);return a===""?void 0:g(C,a)??g(O,a)??y.o2.
find(i=>M(a,i))}var g=(e,a)=>Object.hasOwn(e,a)?e[a]:void 0,v=3,M=(e,a)=>e===a||e.length>=v&&a.startsWith(e)||(0,E.z6)(e,
a);function k(e,a="text"){let i=A(e),r=i.flatMap(t=>"mistake"in t?t.mistake:[]),o=i.flatMap(t=>"literal"in t?t.literal:[]),
u=a==="key"?o.flatMap(n):[];return{names:new Set(i.flatMap(t=>"placeholder"in t?t.placeholder:[])),mistakes:[...r,...u,...h(
e,a)]}}function w(e,a,{isUrl:i,maxLength:r}){let o="";for(let[u,t]of A(e).entries()){if("literal"in t)o+=t.literal;else if("\
mistake"in t)o+=t.mistake.text;else{let c=(a[t.placeholder]??"").toWellFormed();o+=i&&u>0?encodeURIComponent(c):c}if(o.length>
r)return}return o}function A(e){let a=[],i=0,r=!0,o=(t,c,p)=>{c>i&&a.push({literal:e.slice(i,c)}),a.push(t),i=p},u=(t,c,p)=>o(
{mistake:{text:e.slice(c,p),meant:t}},c,p);for(let t=e.indexOf("{");t!==-1;t=e.indexOf("{",t)){let c=t>i&&e[t-1]==="$"?t-
1:t;if(e.startsWith("{{",t)&&r){let L=e.indexOf("}}",t+2);if(r=L!==-1,r){let W=l(e.slice(t+2,L));t=L+2,W&&u(W,c,t);continue}}
let[p="{",b=""]=/^\{([^{}]*)\}/.exec(e.slice(t,t+f+2))??[],I=y.o2.find(L=>L===b),j=I??_(b),F=t+p.length;I&&c===t?o({placeholder:I},
t,F):j&&u(j,c,F),t=F}return i<e.length&&a.push({literal:e.slice(i)}),a}function n(e){return[...e.matchAll(/\{[^{}"]{1,100}\}/g)].
map(([a])=>({text:a}))}function h(e,a){return[...e.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...e.matchAll(/<([a-z_]{3,20})(>)/gi)].
flatMap(([i,r="",o=""])=>{let u=i.startsWith("<"),t=u&&a==="url"?void 0:l(r);return t?{text:u?i:i+o,meant:t}:[]})}}),7785:((x,P,D)=>{
D.d(P,{A:()=>f});const E=[],y=[];function f(O,s,d){if(O===s)return 0;const l=d?.maxDistance,m=O;O.length>s.length&&(O=s,
s=m);let _=O.length,g=s.length;for(;_>0&&O.charCodeAt(~-_)===s.charCodeAt(~-g);)_--,g--;let v=0;for(;v<_&&O.charCodeAt(v)===
s.charCodeAt(v);)v++;if(_-=v,g-=v,l!==void 0&&g-_>l)return l;if(_===0)return l!==void 0&&g>l?l:g;let M,k,w,A,n=0,h=0;for(;n<
_;)y[n]=O.charCodeAt(v+n),E[n]=++n;for(;h<g;){for(M=s.charCodeAt(v+h),w=h++,k=h,n=0;n<_;n++)A=M===y[n]?w:w+1,w=E[n],k=E[n]=
w>k?A>k?k+1:A:A>w?w+1:A;if(l!==void 0){let e=k;for(n=0;n<_;n++)E[n]<e&&(e=E[n]);if(e>l)return l}}return E.length=_,y.length=
_,l!==void 0&&k>l?l:k}function C(O,s,d){if(!Array.isArray(s)||s.length===0)return;const l=d?.maxDistance,m=O.length;for(const M of s)
if(M===O)return M;if(l===0)return;let _,g=Number.POSITIVE_INFINITY;const v=new Set;for(const M of s){if(v.has(M))continue;
v.add(M);const k=Math.abs(M.length-m);if(k>=g||l!==void 0&&k>l)continue;const w=Number.isFinite(g)?l===void 0?g:Math.min(
g,l):l,A=w===void 0?f(O,M):f(O,M,{maxDistance:w});if(l!==void 0&&A>l)continue;let n=A;if(w!==void 0&&A===w&&w===l&&(n=f(
O,M)),n<g&&(g=n,_=M,g===0))break}if(!(l!==void 0&&g>l))return _}})};
