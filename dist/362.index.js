"use strict";exports.id=362,exports.ids=[362],exports.modules={6362:((J,K,c)=>{c.r(K),c.d(K,{checkPayloadFile:()=>M,fieldsFromFile:()=>x});
var f=c(8925),b=c(8992),U=c(2542),O=c(1103),$=c(8209),w=c(5171),j=c(3924);async function x(E,A,F){if("problem"in A)return L(
[A.problem]);const S={input:"payload-file",file:E},P=await(0,j.h)(A.text,S,F);if(!("value"in P))return L(P.problems);const{
value:C,positionOf:N,problems:h}=P;if(C===null)return L([...h,(0,f.CC)(S,"is empty; write notification fields as `name: \
value`")]);if(!(0,b.Gv)(C)){const i=`is ${(0,O.WF)(C)}; write notification fields as \`name: value\``;return L([...h,(0,f.
CC)(S,i,{position:N([])})])}const{$schema:o,...a}=C;return{...(0,O.L5)(S,{...P,value:a}),source:"file",given:new Set(Object.
keys(a)),positionOf:N}}const L=E=>({...$.qf,given:new Set(U.pi),problems:E});async function M(E,A,F,S){const P=await x(E,
A,S),C={input:"payload-file",file:E},N=(0,$.SD)(F,P).map(s=>(0,f.CC)(C,"is missing; set it here or as an input",{path:[s],
position:{line:1,column:1}})),h={inputs:{...F,fields:{}},file:P,fileName:E,extraFields:{},onceKey:""},o=(0,w.usedPlaceholders)(
h).problems,a=[...P.problems,...o].sort(f.rg),t=(0,f.Kc)(C,[...N,...a],s=>s),i=(0,$.uT)(F,P);return i?{problems:t,content:i,
positionOf:P.positionOf??T}:{problems:t,positionOf:T}}const T=()=>{}}),1103:((J,K,c)=>{c.d(K,{L5:()=>i,WF:()=>T});var f=c(
3619),b=c(3305),U=c(8532),O=c(3945),$=c(50),w=c(8925),j=c(642),x=c(2542);function L(n,e){const r=({input:u})=>u===void 0?
`is missing; add ${n}`:M(n,u);return f.YjP({error:r}).check(b.WN(),f.z6Y(({value:u,issues:g})=>{const d=e(u);"message"in
d&&g.push({code:"custom",message:d.message,input:u})}))}function M(n,e){const r=n==="text";if(e===null)return`has no val\
ue; use ${n}${r?" (in quotes if it begins with `#`)":""}`;const u=typeof e=="number"||typeof e=="boolean";return`is ${T(
e)}${r&&u?", not text; put it in quotes":`; use ${n}`}`}function T(n){return n===null?"null":Array.isArray(n)?"a list":{
string:"text",number:"a number",boolean:"a boolean"}[typeof n]??"a mapping"}const E=n=>({error:({code:e,input:r})=>e==="\
invalid_type"?M(n,r):void 0}),A=L("text",j.GT),F=L("an https URL",x.QP.icon_url),S=L("an http or https URL",x.QP.landing_url),
P=f.YOg(f.rej({text:A,url:S},E("a mapping of `text` and `url`")),E("a list of {text, url}")).check(b.m9(1,"is an empty l\
ist; write at least one button, or leave it out")),C="whole seconds (3600) or a duration (12h)",N=({input:n})=>{if(typeof n==
"number")return`is ${n}; use ${C}`;const e=typeof n=="string"?(0,j.p0)(n.trim()):void 0;return e&&"message"in e?e.message:
M(C,n)},h=f.YjP().check(b.Fk(/^\s*[0-9]+[smhdw]?\s*$/,{error:N,abort:!0})),o=f.FsL(f.KCZ([f.Whr().check(b.qm(0,{error:N,
abort:!0})),h],{error:N}),f.pdi((n,{issues:e})=>{const r=typeof n=="number"?{value:n}:(0,j.p0)(n.trim());return"value"in
r?r.value:(e.push({code:"custom",message:r.message,input:n}),U.tm)})),a={title:f.lqM(A),message:f.lqM(A),icon_url:f.lqM(
F),banner_url:f.lqM(F),landing_url:f.lqM(S),actions:f.lqM(P),utm_source:f.lqM(A),utm_medium:f.lqM(A),utm_campaign:f.lqM(
A),ttl:f.lqM(o)},t=f.rej(a,E("a mapping of notification fields"));function i(n,{value:e,positionOf:r,problems:u}){const g=(y,m)=>(0,w.
CC)(n,m,{path:y,position:r(y)}),d=l(e);if(d===void 0)return{fields:{},problems:[...u,g(["actions"],"has too many element\
s to check; write fewer")]};if(d.success&&u.length===0)return{fields:d.data,problems:[]};const p=new Set(u.map(({path:y=[]})=>(0,w.
LF)(y))),D=(d.error?.issues??[]).filter(({path:y})=>!p.has((0,w.LF)(y))).flatMap(({path:y,message:m,...v})=>v.code==="un\
recognized_keys"?v.keys.map(R=>({path:[...y,R]})):[{path:y,message:m}]),k=(0,w.Kc)(n,D,({path:y,message:m=s(y)})=>g(y,m)),
_=[...u,...k].sort(w.rg),W=new Set([...u,...D].map(({path:y})=>y?.[0])),B=Object.entries(e??{}).filter(([y])=>!W.has(y));
return{fields:l(Object.fromEntries(B))?.data??{},problems:_}}function s(n){if(n.length>1)return"is not part of a button;\
 a button has only `text` and `url`";if(n[0]==="target")return"cannot be set in a payload file; set the input `target` i\
n the workflow";const e=(0,$.d)(String(n[0]),x.pi);return`is not a field of a notification; ${e?`did you mean \`${e}\`?`:
`the fields are ${x.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function l(n){try{
return O.xL(t,n)}catch(e){if(e instanceof RangeError)return;throw e}}}),5171:((J,K,c)=>{c.r(K),c.d(K,{fillTemplates:()=>P,
usedPlaceholders:()=>F});var f=c(8925),b=c(642),U=c(8992),O=c(2542),$=c(7785);const w=["tag","version","name","repositor\
y","message","url"];function j(t){const i=M(t);return{names:new Set(i.flatMap(s=>"placeholder"in s?s.placeholder:[])),misspelled:i.
flatMap(s=>"meant"in s?{text:s.misspelled,meant:s.meant}:[])}}function x(t,i,{isUrl:s,maxLength:l}){let n="";for(const[e,
r]of M(t).entries()){if("literal"in r)n+=r.literal;else if("misspelled"in r)n+=r.misspelled;else{const u=(i[r.placeholder]??
"").toWellFormed();n+=s&&e>0?encodeURIComponent(u):u}if(n.length>l)return}return n}const L=24;function M(t){const i=[];let s=0,
l=!0;const n=(e,r,u)=>{r>s&&i.push({literal:t.slice(s,r)}),i.push(e),s=u};for(let e=t.indexOf("{");e!==-1;e=t.indexOf("{",
e)){if(t.startsWith("{{",e)&&l){const d=t.indexOf("}}",e+2);if(l=d!==-1,e=l?d+2:e,l)continue}const[r="{",u=""]=/^\{([^{}]*)\}/.
exec(t.slice(e,e+L+2))??[],g=u===""?void 0:T(u);g&&n(g,e,e+r.length),e+=r.length}return s<t.length&&i.push({literal:t.slice(
s)}),i}function T(t){const i=w.find(l=>l===t);if(i!==void 0)return{placeholder:i};const s=w.find(l=>A(t,l));return s&&{misspelled:`\
{${t}}`,meant:s}}const E=3;function A(t,i){const s=t.toLowerCase().replace(/[\s_.-]/g,"");if(s===i||s.length>=E&&i.startsWith(
s))return!0;const l=[...s].sort().join("")===[...i].sort().join("");return i.length>4?(0,$.default)(s,i)<=2:s[0]===i[0]&&
(l||(0,$.default)(s,i)<=1)}function F(t){const i=new Set,s=[],l=[];return h(t,({text:n,place:e})=>{const r=j(n);for(const{
text:g,meant:d}of r.misspelled){const p=`contains ${(0,U.hD)(g)}, which is not a placeholder; did you mean \`{${d}}\`?`;
l.push(N(e,p))}for(const g of r.names)i.add(g);const[u]=r.names;return u!==void 0&&s.push({name:u,place:e}),n}),{names:i,
places:s,problems:l}}const S=524288;function P(t,i,s){const l=[];let n=S;const e=new Map;return{filled:h(t,({text:d,rule:p,
place:I})=>{const{names:D}=j(d);if(D.size===0)return d;const k=g(d,D,p);return"message"in k&&l.push(N(I,k.message)),"val\
ue"in k?k.value:d}),problems:l};function u(d){const p=i[d];return!e.has(d)&&"value"in p&&e.set(d,[p.value,...p.madeFrom??
[]].map(s.find).find(Boolean)),e.get(d)}function g(d,p,I){const D={};for(const y of p){const m=i[y];if("missing"in m)return{
message:`contains \`{${y}}\`, which has no value: ${m.missing}`};const v=u(y);if(v)return{message:C(v)};D[y]=m.value}const k=I!==
b.GT&&I!==b.Ae,_=n>0?x(d,D,{isUrl:k,maxLength:n})?.trim():void 0;if(n-=_?.length??n,_===void 0)return{message:"is too lo\
ng with its placeholders replaced; use fewer"};const W=s.find(_);if(W)return{message:C(W)};const B=I(_);return"value"in B?
B:{message:`with its placeholders replaced: ${B.message}`}}}const C=t=>`would contain ${t}, which may already be public;\
 replace the token, and remove it from the release`;function N(t,i){return(0,f.CC)(t,i,t)}function h(t,i){const{inputs:s,
file:l,fileName:n,extraFields:e,onceKey:r}=t,u=([p="",...I])=>({input:(0,O.wg)(p),path:I}),g=p=>({input:"payload-file",file:n,
path:p,position:l.positionOf?.(p)}),d=p=>({input:"extra-fields",path:p});return{inputs:{...s,fields:o(s.fields,new Set,u,
i)},file:{...l,fields:o(l.fields,s.given,g,i)},fileName:n,extraFields:a(e,(p,I)=>i({text:p,rule:b.Ae,place:d([I])})),onceKey:r&&
i({text:r,rule:b.Ae,place:{input:"once-key"}})}}function o(t,i,s,l){const n={...t};for(const e of Object.keys(O.fD)){const r=t[e];
r===void 0||i.has(e)||(n[e]=l({text:r,rule:O.fD[e],place:s([e])}))}return t.actions===void 0||i.has("actions")||(n.actions=
t.actions.map(({text:e,url:r},u)=>({text:l({text:e,rule:b.GT,place:s(["actions",u,"text"])}),url:l({text:r,rule:O.fD.landing_url,
place:s(["actions",u,"url"])})}))),n}function a(t,i){const s=JSON.parse(JSON.stringify(t)),l=Object.entries(s).map(([n,e])=>({
field:n,holder:s,key:n,value:e}));for(const{field:n,holder:e,key:r,value:u}of l){if(typeof u=="string"&&(e[r]=i(u,n)),typeof u!=
"object"||u===null)continue;const g=u;for(const[d,p]of Object.entries(g))l.push({field:n,holder:g,key:d,value:p})}return s}}),
3924:((J,K,c)=>{c.d(K,{h:()=>x});var f=c(8925),b=c(8359),U=c(642),O=c(8992);const $=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;
function w(h){const o=$.exec(h);if(!o)return;const[,a="",t="",i=""]=o;return{indentation:a,key:t,hasValue:i!==""}}function j(h,o){
const a=h.split(/\r?\n/,o+1);for(const t of[o,o+1]){const i=w(a[t-1]??"");if(!i||i.indentation.includes("-"))continue;const s=i.
indentation.length+1,n=a.slice(0,t-1).flatMap(e=>w(e)??[]).at(-1);if(!(!n?.hasValue||n.indentation.length+1===s))return{
key:i.key,above:n.key,position:{line:t,column:s}}}}async function x(h,o,a){const t=m=>(0,b.kU)({[o.input]:m},a,o.file),i=t(
h);if(i.length>0)return{problems:i};const s=await c.e(815).then(c.t.bind(c,8815,19)),l=new s.LineCounter,[n,e]=s.parseAllDocuments(
h,{version:"1.2",lineCounter:l,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),r=m=>{const{line:v,col:R}=l.
linePos(m);return{line:v,column:R}};if(!n)return{value:null,positionOf:()=>{},problems:[]};const{contents:u,errors:g,warnings:d}=n,
p=o.file===void 0||s.isMap(u),I=({message:m})=>p?` (${(0,O.$Q)(m.replace(/(: |\n).*/s,""))})`:"",D=o.file===void 0?"inva\
lid-input":"unreadable-file",[k]=g;if(k)return{problems:[(0,f.CC)(o,...y(k))]};if(n.directives?.yaml.version==="1.1")return{
problems:[(0,f.CC)(o,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:r(h.indexOf("%\
YAML")),reason:D})]};const _=[],W=(m,v,R,Y=!1)=>_.push((0,f.CC)(o,m,{path:R,position:r(v),...Y&&{reason:D}}));e&&W("cont\
ains more than one YAML document; write only one",e.range[0],[]);const B=new A(s,p?W:()=>{},o.file!==void 0);try{const m=B.
read(u),[v]=d;v&&_.length===0&&W(`is not plain YAML${I(v)}`,v.pos[0],[]);const R=t([m,B.quotable]);return R.length>0?{problems:R}:
_.some(Y=>Y.reason==="unreadable-file")?{problems:_}:F(m,L)?{problems:[..._,(0,f.CC)(o,M)]}:{value:m,positionOf:B.positionsIn(
u,r),problems:_}}catch(m){if(!(m instanceof RangeError))throw m;const v=t(B.quotable);return{problems:v.length>0?v:[..._,
(0,f.CC)(o,T)]}}function y(m){const[v]=m.pos;if(m.code==="RESOURCE_EXHAUSTION")return[T,{position:r(v),reason:D}];const R=p?
j(h,r(v).line):void 0;if(R)return[`has wrong indentation: \`${R.key}\` must align with \`${R.above}\``,{position:R.position,
reason:D}];const Y=h.slice(0,v).trimEnd(),Q=Y.lastIndexOf(" ")+1;if(Y[Q]==="*")return[`is neither YAML nor JSON; ${E}`,{
position:r(Q),reason:D}];const z=P[m.code]??"check the indentation, and put text that contains `: ` or `#` in quotes";return[
`is neither YAML nor JSON${I(m)}; ${z}`,{position:r(v),reason:D}]}}const L=65536,M="is larger than 64 KiB as JSON, with \
its aliases expanded; make it smaller",T="is nested too deeply; use fewer levels",E="put text that begins with `*` in qu\
otes";class A{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(o,a,t){this.yaml=o,this.
refuse=a,this.isFile=t}read(o){const{yaml:a}=this;if(!a.isNode(o))return null;if(a.isAlias(o))return this.readAlias(o);this.
refuseTag(o);const t={node:o,value:void 0,isRead:!1};return o.anchor!==void 0&&this.anchors.set(o.anchor,t),t.value=this.
readValue(o),t.isRead=!0,t.value}readValue(o){const{yaml:a}=this;if(a.isSeq(o))return o.items.map((l,n)=>this.readInside(
n,l));if(a.isMap(o))return this.readMap(o);const{value:t,source:i}=o,s=typeof t=="number"?N(t,this.isFile?i:void 0):void 0;
return s&&this.refuseNode(`is ${(0,O.$Q)(i??String(t))}, ${s}`,o),t}readMap(o){const a=new Map;for(const{key:t,value:i}of o.
items){const s=S(t);if(this.quotable.push(s),a.has(s)){const l=(t.range??o.range)?.[0]??0;this.refuse("is there twice; w\
rite each key once",l,[...this.path,s],!0)}a.set(s,this.readInside(s,i))}return Object.fromEntries(a)}readInside(o,a){this.
path.push(o);const t=this.read(a);return this.path.pop(),t}readAlias(o){const{source:a}=o,t=this.anchors.get(a);if(this.
quotable.push(a),t?.isRead)return this.targets.set(o,t.node),t.value;const i=(0,O.$Q)(a),s=t?`contains itself, by the al\
ias \`*${i}\`; remove it`:`is the alias \`*${i}\`, but there is no \`&${i}\` before it; ${E}`;return this.refuseNode(s,o),
null}refuseTag({tag:o,range:a}){!o||C.test(o)||(this.quotable.push(o),this.refuse(`has the tag ${(0,O.$Q)(o)}, which is \
not supported; remove it`,a?.[0]??0,[...this.path]))}refuseNode(o,{range:a}){this.refuse(o,a?.[0]??0,[...this.path])}positionsIn(o,a){
const{yaml:t,targets:i}=this,s=new Map,l=n=>{const e=s.get(n)??new Map(n.items.map(r=>[S(r.key),r]));return s.set(n,e),e};
return n=>{let e=o,r=t.isNode(e)?e.range?.[0]:void 0;for(const u of n){t.isAlias(e)&&(e=i.get(e));const g=t.isMap(e)?l(e).
get(String(u)):void 0;if(t.isMap(e))e=g?.value;else if(t.isSeq(e))e=e.items[Number(u)];else break;if(!t.isNode(e)||!e.range)
continue;r=e.range[0];const d=t.isNode(g?.key)?g.key.range?.[0]:void 0;d!==void 0&&a(d).line<a(r).line&&(r=d)}return r===
void 0?void 0:a(r)}}}function F(h,o){let a=0;const t=s=>{a+=Buffer.byteLength(JSON.stringify(s))},i=[h];for(;i.length>0&&
a<=o;){const s=i.pop();if(typeof s!="object"||s===null){t(s);continue}const l=Object.entries(s);a+=Math.max(2,l.length+1);
for(const[n,e]of l)Array.isArray(s)||(t(n),a+=1),i.push(e)}return a>o}const S=h=>String(h?.value??h),P={BAD_INDENT:"chec\
k the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"\
close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},C=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function N(h,o=""){const a=(0,U.XM)(o);if(a!==void 0)return`which YAML reads as ${h}${(0,U.yi)(a)}`;if(!Number.isFinite(
h))return"which JSON cannot represent";if(Number.isInteger(h)&&!Number.isSafeInteger(h))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),50:((J,K,c)=>{c.d(K,{d:()=>O});
var f=c(7785);const b=2,U=$=>$.toLowerCase().replace(/[-_]/g,"");function O($,w){const j=new Map(w.map(M=>[M,(0,f.default)(
U(M),U($))])),x=([M,T])=>T<=Math.min(b,Math.floor(M.length/2)),[L]=[...j].filter(x).sort(([,M],[,T])=>M-T);return L?.[0]}})};
