"use strict";exports.id=899,exports.ids=[899],exports.modules={6899:((F,x,h)=>{h.d(x,{replacePlaceholders:()=>O,usedPlaceholders:()=>P});
var M=h(8266),_=h(8925),E=h(642),w=h(8992),C=h(4204),v=h(9735),y=h(4964);function P(s,t){const o=new Set,r=[];return A(s,
({text:e,use:i,where:l})=>{const c=(0,y.G)(e,i);for(const{text:f,meant:u}of c.mistakes){const m=`contains ${(0,w.hD)(f)}\
, which is not a placeholder`,g=u?m:`${m}; ${I}`;t.add([k(l,{message:g,meant:u&&`{${u}}`})])}for(const f of c.names)o.add(
f);const[d]=c.names;return d!==void 0&&r.push({name:d,where:l}),e}),{names:o,uses:r}}const I="all releases would have th\
e same key, and only the first would be sent. Use `{tag}`, or remove the braces",j=524288;function O(s,t,o,r,e="with its\
 placeholders replaced"){const i=new $(t,r);return A(s,({text:l,use:c,rule:d,where:f})=>{const{names:u}=(0,y.G)(l);if(u.
size===0)return l;const m=i.fill(l,u,c);if("message"in m)return o.add([k(f,m)]),l;const g=d(m.value);return"value"in g?g.
value:(o.add([k(f,{message:`${e}: ${(0,_.$3)(g)}`})]),l)})}class ${#n;#t;#e=j;#s=new Map;constructor(t,o){this.#n=t,this.#t=
o}fill(t,o,r){const e={};for(const d of o){const f=this.#n[d],u=this.#o(d);if(u)return{message:D(u)};if("missing"in f)return{
message:`contains \`{${d}}\`, which has no value: ${f.missing}`};e[d]=f.value}const i={isUrl:r==="url",maxLength:this.#e},
l=this.#e>0?(0,y.C)(t,e,i)?.trim():void 0;if(this.#e-=l?.length??this.#e,l===void 0)return{message:"is too long with its\
 placeholders replaced; use fewer"};const c=this.#t.find(l);return c?{message:D(c)}:{value:l}}#o(t){return this.#s.has(t)||
this.#s.set(t,(0,C.Q4)(this.#n[t],this.#t)),this.#s.get(t)}}const p=s=>({value:s,madeFrom:[]}),b={tag:p("v1.2.3"),version:p(
"1.2.3"),name:p("Version 1.2.3"),repository:p("site"),message:p("Offline maps are here."),url:p("https://github.com/octo\
/site/releases/tag/v1.2.3")};function B(s,t,o){P(s,t),O(s,b,t,o,"with the values of an example release")}const D=s=>`wou\
ld contain ${s}, which may already be public; replace the token, and remove it from the release`;function k(s,t){return(0,_.
CC)(s,t,s)}function A(s,t){const{inputs:o,file:r,fileName:e,extraFields:i,onceKey:l}=s,c=([u="",...m])=>({input:(0,M.wg)(
u),path:m}),d=u=>({input:"payload-file",file:e,path:u,position:r.positionOf?.(u)}),f=u=>({input:"extra-fields",path:u});
return{inputs:{...o,fields:n(o.fields,new Set,c,t)},file:{...r,fields:n(r.fields,o.names,d,t)},fileName:e,extraFields:a(
i,(u,m)=>t({text:u,use:"text",rule:E.Ae,where:f([m])})),onceKey:l&&t({text:l,use:"key",rule:E.Ae,where:{input:"once-key"}})}}
function n(s,t,o,r){const e={...s};for(const i of M.BH){const l=s[i];if(l===void 0||t.has(i))continue;const{kind:c}=M.Ng[i],
d=c==="text"?"text":"url";e[i]=r({text:l,use:d,rule:v.fD[c],where:o([i])})}return s.actions===void 0||t.has("actions")||
(e.actions=s.actions.map(({text:i,url:l},c)=>({text:r({text:i,use:"text",rule:v.fD.text,where:o(["actions",c,"text"])}),
url:r({text:l,use:"url",rule:v.fD.page,where:o(["actions",c,"url"])})}))),e}function a(s,t){const o=JSON.parse(JSON.stringify(
s)),r=Object.entries(o).map(([e,i])=>({field:e,holder:o,key:e,value:i}));for(const{field:e,holder:i,key:l,value:c}of r){
if(typeof c=="string"&&(i[l]=t(c,e)),typeof c!="object"||c===null)continue;const d=c;for(const[f,u]of Object.entries(d))
r.push({field:e,holder:d,key:f,value:u})}return o}}),4964:((F,x,h)=>{h.d(x,{C:()=>B,G:()=>b});var M=h(50),_=h(5261);const E=40,
w={tagname:"tag",ref:"tag",refname:"tag",release:"tag",semver:"version",repo:"repository",reponame:"repository",htmlurl:"\
url"},C={title:"name",body:"message",notes:"message",changelog:"message",link:"url"},v=n=>n.replace(/[^\p{L}\d]/gu,"");function y(n){
return v(n).toLowerCase().replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,"")}function P(n){if(n.length>E)return;
const[a=""]=n.split("|");if(I(a))return;const s=y(a);return _.o.find(t=>t===s)??O(w,s)}const I=n=>/^name$/i.test(v(n))&&
!n.includes("name");function j(n){const a=y(n);return a===""?void 0:O(w,a)??O(C,a)??_.o.find(t=>p(a,t))}const O=(n,a)=>Object.
hasOwn(n,a)?n[a]:void 0,$=3,p=(n,a)=>n===a||n.length>=$&&a.startsWith(n)||(0,M.z6)(n,a);function b(n,a="text"){const s=D(
n),t=s.flatMap(e=>"mistake"in e?e.mistake:[]),o=s.flatMap(e=>"literal"in e?e.literal:[]),r=a==="key"?o.flatMap(k):[];return{
names:new Set(s.flatMap(e=>"placeholder"in e?e.placeholder:[])),mistakes:[...t,...r,...A(n,a)]}}function B(n,a,{isUrl:s,
maxLength:t}){let o="";for(const[r,e]of D(n).entries()){if("literal"in e)o+=e.literal;else if("mistake"in e)o+=e.mistake.
text;else{const i=(a[e.placeholder]??"").toWellFormed();o+=s&&r>0?encodeURIComponent(i):i}if(o.length>t)return}return o}
function D(n){const a=[];let s=0,t=!0;const o=(e,i,l)=>{i>s&&a.push({literal:n.slice(s,i)}),a.push(e),s=l},r=(e,i,l)=>o(
{mistake:{text:n.slice(i,l),meant:e}},i,l);for(let e=n.indexOf("{");e!==-1;e=n.indexOf("{",e)){const i=e>s&&n[e-1]==="$"?
e-1:e;if(n.startsWith("{{",e)&&t){const m=n.indexOf("}}",e+2);if(t=m!==-1,t){const g=P(n.slice(e+2,m));e=m+2,g&&r(g,i,e);
continue}}const[l="{",c=""]=/^\{([^{}]*)\}/.exec(n.slice(e,e+E+2))??[],d=_.o.find(m=>m===c),f=d??j(c),u=e+l.length;d&&i===
e?o({placeholder:d},e,u):f&&r(f,i,u),e=u}return s<n.length&&a.push({literal:n.slice(s)}),a}function k(n){return[...n.matchAll(
/\{[^{}"]{1,100}\}/g)].map(([a])=>({text:a}))}function A(n,a){return[...n.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...n.matchAll(
/<([a-z_]{3,20})(>)/gi)].flatMap(([t,o="",r=""])=>{const e=t.startsWith("<"),i=e&&a==="url"?void 0:P(o);return i?{text:e?
t:t+r,meant:i}:[]})}})};
