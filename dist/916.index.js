"use strict";exports.id=916,exports.ids=[916],exports.modules={6629:((L,C,v)=>{v.d(C,{Q4:()=>p,ho:()=>I,oR:()=>k,sV:()=>M,xW:()=>f});
function M(s){let h={missing:s};return{kind:"content",source:"event",fields:{title:h,message:h,icon_url:h,landing_url:h},
placeholders:{tag:h,version:h,name:h,repository:h,message:h,url:h}}}function k(s,h,a){return"missing"in s?s:"missing"in h?
h:{value:`${s.value}${a}${h.value}`,madeFrom:[...s.madeFrom,...h.madeFrom]}}var f=s=>`the event's field \`${s}\` is missi\
ng or not text, so the action takes no content from it`,I=s=>({kind:"not-announceable",why:s});function p(s,h){return("v\
alue"in s?[s.value,...s.madeFrom]:s.madeFrom??[]).map(h.find).find(a=>a!==void 0)}}),6016:((L,C,v)=>{v.d(C,{Lb:()=>a,qP:()=>I,
uX:()=>p});var M=v(6859),k=v(6629),f=v(990);function I(i,e){let n=new Set,l=[];return y(i,({text:o,use:r,where:u})=>{let t=(0,M.
G)(o,r);for(let{text:D,meant:E}of t.mistakes){let P=`contains ${(0,f.hD)(D)}, which is not a placeholder`,x=E?P:`${P}; ${s}`;
e.add([b(u,{message:x,meant:E&&`{${E}}`})])}for(let D of t.names)n.add(D);let[c]=t.names;return c!==void 0&&l.push({name:c,
where:u}),o}),{names:n,uses:l}}var p=({uses:i},e)=>i.map(({name:n,where:l})=>(0,f.CC)(l,`contains \`{${n}}\`, but there i\
s no release; ${e}`,l)),s="all releases would have the same key, and only the first would be sent. Use `{tag}`, or remov\
e the braces",h=524288;function a(i,e,n,l,o="with its placeholders replaced"){let r=new w(e,l);return y(i,({text:u,use:t,
rule:c,where:D})=>{let{names:E}=(0,M.G)(u);if(E.size===0)return u;let P=r.fill(u,E,t);if("message"in P)return n.add([b(D,
P)]),u;let x=c(P.value);return"value"in x?x.value:(n.add([b(D,{message:`${o}: ${(0,f.$3)(x)}`})]),u)})}var w=class{#t;#n;#e=h;#a=new Map;constructor(i,e){
this.#t=i,this.#n=e}fill(i,e,n){let l={};for(let t of e){let c=this.#t[t],D=this.#l(t);if(D)return{message:g(D)};if("mis\
sing"in c)return{message:`contains \`{${t}}\`, which has no value: ${c.missing}`};l[t]=c.value}let o={isUrl:n==="url",maxLength:this.#e},
r=this.#e>0?(0,M.C)(i,l,o)?.trim():void 0;if(this.#e-=r?.length??this.#e,r===void 0)return{message:"is too long with its\
 placeholders replaced; use fewer"};let u=this.#n.find(r);return u?{message:g(u)}:{value:r}}#l(i){return this.#a.has(i)||
this.#a.set(i,(0,k.Q4)(this.#t[i],this.#n)),this.#a.get(i)}},d=i=>({value:i,madeFrom:[]}),m={tag:d("v1.2.3"),version:d("\
1.2.3"),name:d("Version 1.2.3"),repository:d("site"),message:d("Offline maps are here."),url:d("https://github.com/octo/\
site/releases/tag/v1.2.3")};function O(i,e,n){I(i,e),a(i,m,e,n,"with the values of an example release")}var g=i=>`would \
contain ${i}, which may already be public; replace the token, and remove it from the release`;function b(i,e){return(0,f.
CC)(i,e,i)}function y(i,e){let{inputs:n,file:l,fileName:o,extraFields:r,onceKey:u}=i,t=([E="",...P])=>({input:(0,f.wg)(E),
path:P}),c=E=>({input:"payload-file",file:o,path:E,position:l.positionOf?.(E)}),D=E=>({input:"extra-fields",path:E});return{
inputs:{...n,fields:A(n.fields,new Set,t,e)},file:{...l,fields:A(l.fields,n.names,c,e)},fileName:o,extraFields:_(r,(E,P)=>e(
{text:E,use:"text",rule:f.Ae,where:D([P])})),onceKey:u&&e({text:u,use:"key",rule:f.Ae,where:{input:"once-key"}})}}function A(i,e,n,l){
let o={...i};for(let r of f.BH){let u=i[r];if(u===void 0||e.has(r))continue;let{kind:t}=f.Ng[r],c=t==="text"?"text":"url";
o[r]=l({text:u,use:c,rule:f.fD[t],where:n([r])})}return i.actions===void 0||e.has("actions")||(o.actions=i.actions.map(({
text:r,url:u},t)=>({text:l({text:r,use:"text",rule:f.fD.text,where:n(["actions",t,"text"])}),url:l({text:u,use:"url",rule:f.
fD.page,where:n(["actions",t,"url"])})}))),o}function _(i,e){let n=JSON.parse(JSON.stringify(i)),l=Object.entries(n).map(
([o,r])=>({field:o,holder:n,key:o,value:r}));for(let{field:o,holder:r,key:u,value:t}of l){if(typeof t=="string"&&(r[u]=e(
t,o)),typeof t!="object"||t===null)continue;let c=t;for(let[D,E]of Object.entries(c))l.push({field:o,holder:c,key:D,value:E})}
return n}}),3916:((L,C,v)=>{v.d(C,{placeholdersWithoutRelease:()=>M.uX,replacePlaceholders:()=>M.Lb,usedPlaceholders:()=>M.
qP});var M=v(6016),k=v(6859),f=v(990),I=v(9453)}),4433:((L,C,v)=>{v.d(C,{Qz:()=>k,d5:()=>I,z6:()=>p});var M=v(7785),k=(a,w)=>a<=
Math.min(2,Math.floor(w.length/2)),f=a=>a.toLowerCase().replace(/[-_]/g,"");function I(a,w){let d=[...new Map(w.map(O=>[
O,(0,M.A)(f(O),f(a))]))].filter(([O,g])=>k(g,O)),[m]=d.sort(([,O],[,g])=>O-g);return m?.[0]}function p(a,w){let d=(0,M.A)(
a,w);return w.length>s?k(d,w):a[0]===w[0]&&(d<=1||h(a,w))}var s=4,h=(a,w)=>[...a].sort().join("")===[...w].sort().join("")}),
6859:((L,C,v)=>{v.d(C,{C:()=>y,G:()=>b});var M=v(4433),k=v(990),f=40,I={tagname:"tag",ref:"tag",refname:"tag",release:"t\
ag",semver:"version",repo:"repository",reponame:"repository",htmlurl:"url"},p={title:"name",body:"message",notes:"messag\
e",changelog:"message",link:"url"},s=e=>e.replace(/[^\p{L}\d]/gu,"");function h(e){return s(e).toLowerCase().replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,
"")}function a(e){if(e.length>f)return;let[n=""]=e.split("|");if(w(n))return;let l=h(n);return k.o2.find(o=>o===l)??m(I,
l)}var w=e=>/^name$/i.test(s(e))&&!e.includes("name");function d(e){let n=h(e);return n===""?void 0:m(I,n)??m(p,n)??k.o2.
find(l=>g(n,l))}var m=(e,n)=>Object.hasOwn(e,n)?e[n]:void 0,O=3,g=(e,n)=>e===n||e.length>=O&&n.startsWith(e)||(0,M.z6)(e,
n);function b(e,n="text"){let l=A(e),o=l.flatMap(t=>"mistake"in t?t.mistake:[]),r=l.flatMap(t=>"literal"in t?t.literal:[]),
u=n==="key"?r.flatMap(_):[];return{names:new Set(l.flatMap(t=>"placeholder"in t?t.placeholder:[])),mistakes:[...o,...u,...i(
e,n)]}}function y(e,n,{isUrl:l,maxLength:o}){let r="";for(let[u,t]of A(e).entries()){if("literal"in t)r+=t.literal;else if("\
mistake"in t)r+=t.mistake.text;else{let c=(n[t.placeholder]??"").toWellFormed();r+=l&&u>0?encodeURIComponent(c):c}if(r.length>
o)return}return r}function A(e){let n=[],l=0,o=!0,r=(t,c,D)=>{c>l&&n.push({literal:e.slice(l,c)}),n.push(t),l=D},u=(t,c,D)=>r(
{mistake:{text:e.slice(c,D),meant:t}},c,D);for(let t=e.indexOf("{");t!==-1;t=e.indexOf("{",t)){let c=t>l&&e[t-1]==="$"?t-
1:t;if(e.startsWith("{{",t)&&o){let F=e.indexOf("}}",t+2);if(o=F!==-1,o){let $=a(e.slice(t+2,F));t=F+2,$&&u($,c,t);continue}}
let[D="{",E=""]=/^\{([^{}]*)\}/.exec(e.slice(t,t+f+2))??[],P=k.o2.find(F=>F===E),x=P??d(E),W=t+D.length;P&&c===t?r({placeholder:P},
t,W):x&&u(x,c,W),t=W}return l<e.length&&n.push({literal:e.slice(l)}),n}function _(e){return[...e.matchAll(/\{[^{}"]{1,100}\}/g)].
map(([n])=>({text:n}))}function i(e,n){return[...e.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...e.matchAll(/<([a-z_]{3,20})(>)/gi)].
flatMap(([l,o="",r=""])=>{let u=l.startsWith("<"),t=u&&n==="url"?void 0:a(o);return t?{text:u?l:l+r,meant:t}:[]})}}),7785:((L,C,v)=>{
v.d(C,{A:()=>f});const M=[],k=[];function f(p,s,h){if(p===s)return 0;const a=h?.maxDistance,w=p;p.length>s.length&&(p=s,
s=w);let d=p.length,m=s.length;for(;d>0&&p.charCodeAt(~-d)===s.charCodeAt(~-m);)d--,m--;let O=0;for(;O<d&&p.charCodeAt(O)===
s.charCodeAt(O);)O++;if(d-=O,m-=O,a!==void 0&&m-d>a)return a;if(d===0)return a!==void 0&&m>a?a:m;let g,b,y,A,_=0,i=0;for(;_<
d;)k[_]=p.charCodeAt(O+_),M[_]=++_;for(;i<m;){for(g=s.charCodeAt(O+i),y=i++,b=i,_=0;_<d;_++)A=g===k[_]?y:y+1,y=M[_],b=M[_]=
y>b?A>b?b+1:A:A>y?y+1:A;if(a!==void 0){let e=b;for(_=0;_<d;_++)M[_]<e&&(e=M[_]);if(e>a)return a}}return M.length=d,k.length=
d,a!==void 0&&b>a?a:b}function I(p,s,h){if(!Array.isArray(s)||s.length===0)return;const a=h?.maxDistance,w=p.length;for(const g of s)
if(g===p)return g;if(a===0)return;let d,m=Number.POSITIVE_INFINITY;const O=new Set;for(const g of s){if(O.has(g))continue;
O.add(g);const b=Math.abs(g.length-w);if(b>=m||a!==void 0&&b>a)continue;const y=Number.isFinite(m)?a===void 0?m:Math.min(
m,a):a,A=y===void 0?f(p,g):f(p,g,{maxDistance:y});if(a!==void 0&&A>a)continue;let _=A;if(y!==void 0&&A===y&&y===a&&(_=f(
p,g)),_<m&&(m=_,d=g,m===0))break}if(!(a!==void 0&&m>a))return d}})};
