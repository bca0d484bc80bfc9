"use strict";exports.id=899,exports.ids=[899],exports.modules={6899:((N,B,h)=>{h.d(B,{replacePlaceholders:()=>M,usedPlaceholders:()=>k});
var g=h(2996),E=h(8925),D=h(642),K=h(8992),A=h(4204),y=h(9735),O=h(8334);function k(t,i){const a=new Set,e=[];return n(t,
({text:o,use:l,place:d})=>{const r=(0,O.G)(o,l);for(const{text:c,meant:u}of r.mistakes){const p=u?`did you mean \`{${u}}\
\`?`:x;i.add([w(d,`contains ${(0,K.hD)(c)}, which is not a placeholder; ${p}`)])}for(const c of r.names)a.add(c);const[m]=r.
names;return m!==void 0&&e.push({name:m,place:d}),o}),{names:a,places:e}}const x="all releases would have the same key, \
and only the first would be sent. Use `{tag}`, or remove the braces",L=524288;function M(t,i,a,e,o="with its placeholder\
s replaced"){let l=L;const d=new Map;return n(t,({text:c,use:u,rule:p,place:U})=>{const{names:P}=(0,O.G)(c);if(P.size===
0)return c;const v=m(c,P,u,p);return"message"in v&&a.add([w(U,v.message)]),"value"in v?v.value:c});function r(c){return d.
has(c)||d.set(c,(0,A.Q4)(i[c],e)),d.get(c)}function m(c,u,p,U){const P={};for(const W of u){const R=i[W],b=r(W);if(b)return{
message:j(b)};if("missing"in R)return{message:`contains \`{${W}}\`, which has no value: ${R.missing}`};P[W]=R.value}const v=p===
"url",I=l>0?(0,O.C)(c,P,{isUrl:v,maxLength:l})?.trim():void 0;if(l-=I?.length??l,I===void 0)return{message:"is too long \
with its placeholders replaced; use fewer"};const $=e.find(I);if($)return{message:j($)};const F=U(I);return"value"in F?F:
{message:`${o}: ${F.message}`}}}const _=t=>({value:t,madeFrom:[]}),T={tag:_("v1.2.3"),version:_("1.2.3"),name:_("Version\
 1.2.3"),repository:_("site"),message:_("Offline maps are here."),url:_("https://github.com/octo/site/releases/tag/v1.2.\
3")};function C(t,i,a){k(t,i),M(t,T,i,a,"with the values of an example release")}const j=t=>`would contain ${t}, which m\
ay already be public; replace the token, and remove it from the release`;function w(t,i){return(0,E.CC)(t,i,t)}function n(t,i){
const{inputs:a,file:e,fileName:o,extraFields:l,onceKey:d}=t,r=([u="",...p])=>({input:(0,g.wg)(u),path:p}),m=u=>({input:"\
payload-file",file:o,path:u,position:e.positionOf?.(u)}),c=u=>({input:"extra-fields",path:u});return{inputs:{...a,fields:s(
a.fields,new Set,r,i)},file:{...e,fields:s(e.fields,a.names,m,i)},fileName:o,extraFields:f(l,(u,p)=>i({text:u,use:"text",
rule:D.Ae,place:c([p])})),onceKey:d&&i({text:d,use:"key",rule:D.Ae,place:{input:"once-key"}})}}function s(t,i,a,e){const o={
...t};for(const l of g.BH){const d=t[l];if(d===void 0||i.has(l))continue;const{kind:r}=g.Ng[l],m=r==="text"?"text":"url";
o[l]=e({text:d,use:m,rule:y.fD[r],place:a([l])})}return t.actions===void 0||i.has("actions")||(o.actions=t.actions.map(({
text:l,url:d},r)=>({text:e({text:l,use:"text",rule:y.fD.text,place:a(["actions",r,"text"])}),url:e({text:d,use:"url",rule:y.
fD.page,place:a(["actions",r,"url"])})}))),o}function f(t,i){const a=JSON.parse(JSON.stringify(t)),e=Object.entries(a).map(
([o,l])=>({field:o,holder:a,key:o,value:l}));for(const{field:o,holder:l,key:d,value:r}of e){if(typeof r=="string"&&(l[d]=
i(r,o)),typeof r!="object"||r===null)continue;const m=r;for(const[c,u]of Object.entries(m))e.push({field:o,holder:m,key:c,
value:u})}return a}}),8334:((N,B,h)=>{h.d(B,{C:()=>K,G:()=>D});var g=h(7785),E=h(9735);function D(n,s="text"){const f=y(
n),t=f.flatMap(e=>"mistake"in e?e.mistake:[]),i=f.flatMap(e=>"literal"in e?e.literal:[]),a=s==="key"?i.flatMap(O):[];return{
names:new Set(f.flatMap(e=>"placeholder"in e?e.placeholder:[])),mistakes:[...t,...a,...k(n,s)]}}function K(n,s,{isUrl:f,
maxLength:t}){let i="";for(const[a,e]of y(n).entries()){if("literal"in e)i+=e.literal;else if("mistake"in e)i+=e.mistake.
text;else{const o=(s[e.placeholder]??"").toWellFormed();i+=f&&a>0?encodeURIComponent(o):o}if(i.length>t)return}return i}
const A=40;function y(n){const s=[];let f=0,t=!0;const i=(e,o,l)=>{o>f&&s.push({literal:n.slice(f,o)}),s.push(e),f=l},a=(e,o,l)=>i(
{mistake:{text:n.slice(o,l),meant:e}},o,l);for(let e=n.indexOf("{");e!==-1;e=n.indexOf("{",e)){const o=e>f&&n[e-1]==="$"?
e-1:e;if(n.startsWith("{{",e)&&t){const u=n.indexOf("}}",e+2);if(t=u!==-1,t){const p=_(n.slice(e+2,u));e=u+2,p&&a(p,o,e);
continue}}const[l="{",d=""]=/^\{([^{}]*)\}/.exec(n.slice(e,e+A+2))??[],r=E.o2.find(u=>u===d),m=r??T(d),c=e+l.length;r&&o===
e?i({placeholder:r},e,c):m&&a(m,o,c),e=c}return f<n.length&&s.push({literal:n.slice(f)}),s}function O(n){return[...n.matchAll(
/\{[^{}"]{1,100}\}/g)].map(([s])=>({text:s}))}function k(n,s){return[...n.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...n.matchAll(
/<([a-z_]{3,20})(>)/gi)].flatMap(([t,i="",a=""])=>{const e=t.startsWith("<"),o=e&&s==="url"?void 0:_(i);return o?{text:e?
t:t+a,meant:o}:[]})}const x={tagname:"tag",ref:"tag",refname:"tag",release:"tag",semver:"version",repo:"repository",reponame:"\
repository",htmlurl:"url"},L={title:"name",body:"message",notes:"message",changelog:"message",link:"url"};function M(n){
return n.toLowerCase().replace(/[^\p{L}\d]/gu,"").replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,"")}function _(n){
if(n.length>A)return;const[s=""]=n.split("|"),f=M(s);if(!(f==="name"&&!s.includes("name")))return E.o2.find(t=>t===f)??C(
x,f)}function T(n){const s=M(n);return s===""?void 0:C(x,s)??C(L,s)??E.o2.find(t=>w(s,t))}const C=(n,s)=>Object.hasOwn(n,
s)?n[s]:void 0,j=3;function w(n,s){if(n===s||n.length>=j&&s.startsWith(n))return!0;const f=[...n].sort().join("")===[...s].
sort().join("");return s.length>4?(0,g.A)(n,s)<=2:n[0]===s[0]&&(f||(0,g.A)(n,s)<=1)}})};
