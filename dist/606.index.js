"use strict";exports.id=606,exports.ids=[606,785],exports.modules={6823:((N,I,O)=>{O.d(I,{C:()=>L,G:()=>P});var C=O(7785),b=O(2542);function P(e,s="\
text"){const t=h(e),i=t.flatMap(n=>"mistake"in n?n.mistake:[]),l=t.flatMap(n=>"literal"in n?n.literal:[]),c=s==="key"?l.
flatMap(w):[];return{names:new Set(t.flatMap(n=>"placeholder"in n?n.placeholder:[])),mistakes:[...i,...c,...a(e,s)]}}function L(e,s,{
isUrl:t,maxLength:i}){let l="";for(const[c,n]of h(e).entries()){if("literal"in n)l+=n.literal;else if("mistake"in n)l+=n.
mistake.text;else{const o=(s[n.placeholder]??"").toWellFormed();l+=t&&c>0?encodeURIComponent(o):o}if(l.length>i)return}return l}
const d=40;function h(e){const s=[];let t=0,i=!0;const l=(n,o,f)=>{o>t&&s.push({literal:e.slice(t,o)}),s.push(n),t=f},c=(n,o,f)=>l(
{mistake:{text:e.slice(o,f),meant:n}},o,f);for(let n=e.indexOf("{");n!==-1;n=e.indexOf("{",n)){const o=n>t&&e[n-1]==="$"?
n-1:n;if(e.startsWith("{{",n)&&i){const M=e.indexOf("}}",n+2);if(i=M!==-1,i){const k=v(e.slice(n+2,M));n=M+2,k&&c(k,o,n);
continue}}const[f="{",m=""]=/^\{([^{}]*)\}/.exec(e.slice(n,n+d+2))??[],E=b.o2.find(M=>M===m),A=E??y(m),r=n+f.length;E&&o===
n?l({placeholder:E},n,r):A&&c(A,o,r),n=r}return t<e.length&&s.push({literal:e.slice(t)}),s}function w(e){return[...e.matchAll(
/\{[^{}"]{1,100}\}/g)].map(([s])=>({text:s}))}function a(e,s){return[...e.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...e.matchAll(
/<([a-z_]{3,20})(>)/gi)].flatMap(([i,l="",c=""])=>{const n=i.startsWith("<"),o=n&&s==="url"?void 0:v(l);return o?{text:n?
i:i+c,meant:o}:[]})}const x={tagname:"tag",ref:"tag",refname:"tag",release:"tag",semver:"version",repo:"repository",reponame:"\
repository",htmlurl:"url"},p={title:"name",body:"message",notes:"message",changelog:"message",link:"url"};function u(e){
return e.toLowerCase().replace(/[^\p{L}\d]/gu,"").replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,"")}function v(e){
if(e.length>d)return;const[s=""]=e.split("|"),t=u(s);if(!(t==="name"&&!s.includes("name")))return b.o2.find(i=>i===t)??g(
x,t)}function y(e){const s=u(e);return s===""?void 0:g(x,s)??g(p,s)??b.o2.find(i=>D(s,i))}const g=(e,s)=>Object.hasOwn(e,
s)?e[s]:void 0,_=3;function D(e,s){if(e===s||e.length>=_&&s.startsWith(e))return!0;const t=[...e].sort().join("")===[...s].
sort().join("");return s.length>4?(0,C.default)(e,s)<=2:e[0]===s[0]&&(t||(0,C.default)(e,s)<=1)}}),7606:((N,I,O)=>{O.r(I),
O.d(I,{fillTemplates:()=>p,placeholderProblems:()=>y,usedPlaceholders:()=>w});var C=O(8925),b=O(642),P=O(8992),L=O(4204),
d=O(2542),h=O(6823);function w(t){const i=new Set,l=[],c=[];return D(t,({text:n,use:o,place:f})=>{const m=(0,h.G)(n,o);for(const{
text:A,meant:r}of m.mistakes){const M=r?`did you mean \`{${r}}\`?`:a;c.push(_(f,`contains ${(0,P.hD)(A)}, which is not a\
 placeholder; ${M}`))}for(const A of m.names)i.add(A);const[E]=m.names;return E!==void 0&&l.push({name:E,place:f}),n}),{
names:i,places:l,problems:c}}const a="all releases would have the same key, and only the first would be sent. Use `{tag}\
`, or remove the braces",x=524288;function p(t,i,l,c="with its placeholders replaced"){const n=[];let o=x;const f=new Map;
return{filled:D(t,({text:r,use:M,rule:k,place:K})=>{const{names:j}=(0,h.G)(r);if(j.size===0)return r;const T=A(r,j,M,k);
return"message"in T&&n.push(_(K,T.message)),"value"in T?T.value:r}),problems:n};function E(r){return f.has(r)||f.set(r,(0,L.
Q4)(i[r],l)),f.get(r)}function A(r,M,k,K){const j={};for(const W of M){const B=i[W],S=E(W);if(S)return{message:g(S)};if("\
missing"in B)return{message:`contains \`{${W}}\`, which has no value: ${B.missing}`};j[W]=B.value}const T=k==="url",F=o>
0?(0,h.C)(r,j,{isUrl:T,maxLength:o})?.trim():void 0;if(o-=F?.length??o,F===void 0)return{message:"is too long with its p\
laceholders replaced; use fewer"};const R=l.find(F);if(R)return{message:g(R)};const U=K(F);return"value"in U?U:{message:`${c}\
: ${U.message}`}}}const u=t=>({value:t,madeFrom:[]}),v={tag:u("v1.2.3"),version:u("1.2.3"),name:u("Version 1.2.3"),repository:u(
"site"),message:u("Offline maps are here."),url:u("https://github.com/octo/site/releases/tag/v1.2.3")};function y(t,i){const{
filled:l,problems:c}=p(t,v,i,"with the values of an example release");return[...w(t).problems,...c]}const g=t=>`would co\
ntain ${t}, which may already be public; replace the token, and remove it from the release`;function _(t,i){return(0,C.CC)(
t,i,t)}function D(t,i){const{inputs:l,file:c,fileName:n,extraFields:o,onceKey:f}=t,m=([r="",...M])=>({input:(0,d.wg)(r),
path:M}),E=r=>({input:"payload-file",file:n,path:r,position:c.positionOf?.(r)}),A=r=>({input:"extra-fields",path:r});return{
inputs:{...l,fields:e(l.fields,new Set,m,i)},file:{...c,fields:e(c.fields,l.given,E,i)},fileName:n,extraFields:s(o,(r,M)=>i(
{text:r,use:"text",rule:b.Ae,place:A([M])})),onceKey:f&&i({text:f,use:"key",rule:b.Ae,place:{input:"once-key"}})}}function e(t,i,l,c){
const n={...t};for(const o of Object.keys(d.fD)){const f=t[o];if(f===void 0||i.has(o))continue;const m=d.fD[o];n[o]=c({text:f,
use:m===b.GT?"text":"url",rule:m,place:l([o])})}return t.actions===void 0||i.has("actions")||(n.actions=t.actions.map(({
text:o,url:f},m)=>({text:c({text:o,use:"text",rule:b.GT,place:l(["actions",m,"text"])}),url:c({text:f,use:"url",rule:d.fD.
landing_url,place:l(["actions",m,"url"])})}))),n}function s(t,i){const l=JSON.parse(JSON.stringify(t)),c=Object.entries(
l).map(([n,o])=>({field:n,holder:l,key:n,value:o}));for(const{field:n,holder:o,key:f,value:m}of c){if(typeof m=="string"&&
(o[f]=i(m,n)),typeof m!="object"||m===null)continue;const E=m;for(const[A,r]of Object.entries(E))c.push({field:n,holder:E,
key:A,value:r})}return l}}),7785:((N,I,O)=>{O.d(I,{default:()=>P});const C=[],b=[];function P(d,h,w){if(d===h)return 0;const a=w?.
maxDistance,x=d;d.length>h.length&&(d=h,h=x);let p=d.length,u=h.length;for(;p>0&&d.charCodeAt(~-p)===h.charCodeAt(~-u);)
p--,u--;let v=0;for(;v<p&&d.charCodeAt(v)===h.charCodeAt(v);)v++;if(p-=v,u-=v,a!==void 0&&u-p>a)return a;if(p===0)return a!==
void 0&&u>a?a:u;let y,g,_,D,e=0,s=0;for(;e<p;)b[e]=d.charCodeAt(v+e),C[e]=++e;for(;s<u;){for(y=h.charCodeAt(v+s),_=s++,g=
s,e=0;e<p;e++)D=y===b[e]?_:_+1,_=C[e],g=C[e]=_>g?D>g?g+1:D:D>_?_+1:D;if(a!==void 0){let t=g;for(e=0;e<p;e++)C[e]<t&&(t=C[e]);
if(t>a)return a}}return C.length=p,b.length=p,a!==void 0&&g>a?a:g}function L(d,h,w){if(!Array.isArray(h)||h.length===0)return;
const a=w?.maxDistance,x=d.length;for(const y of h)if(y===d)return y;if(a===0)return;let p,u=Number.POSITIVE_INFINITY;const v=new Set;
for(const y of h){if(v.has(y))continue;v.add(y);const g=Math.abs(y.length-x);if(g>=u||a!==void 0&&g>a)continue;const _=Number.
isFinite(u)?a===void 0?u:Math.min(u,a):a,D=_===void 0?P(d,y):P(d,y,{maxDistance:_});if(a!==void 0&&D>a)continue;let e=D;
if(_!==void 0&&D===_&&_===a&&(e=P(d,y)),e<u&&(u=e,p=y,u===0))break}if(!(a!==void 0&&u>a))return p}})};
