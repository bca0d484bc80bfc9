"use strict";exports.id=362,exports.ids=[362],exports.modules={6362:((Y,K,c)=>{c.r(K),c.d(K,{checkPayloadFile:()=>b,fieldsFromFile:()=>N});
var f=c(8925),I=c(8992),k=c(2542),M=c(1103),w=c(8209),A=c(5171),j=c(3924);async function N(O,E,F){if("problem"in E)return D(
[E.problem]);const T={input:"payload-file",file:O},P=await(0,j.h)(E.text,T,F);if(!("value"in P))return D(P.problems);const{
value:C,positionOf:L,problems:h}=P;if(C===null)return D([...h,(0,f.CC)(T,"is empty; write notification fields as `name: \
value`")]);if(!(0,I.Gv)(C)){const i=`is ${(0,M.I)(C)}; write notification fields as \`name: value\``;return D([...h,(0,f.
CC)(T,i,{position:L([])})])}const{$schema:o,...a}=C;return{...(0,M.L5)(T,{...P,value:a}),source:"file",given:new Set(Object.
keys(a)),positionOf:L}}const D=O=>({...w.qf,given:new Set(k.pi),problems:O});async function b(O,E,F,T){const P=await N(O,
E,T),C={input:"payload-file",file:O},L=(0,w.SD)(F,P).map(t=>(0,f.CC)(C,"is missing; set it here or as an input",{path:[t],
position:{line:1,column:1}})),h={inputs:{...F,fields:{}},file:P,fileName:O,extraFields:{},onceKey:""},o=(0,A.usedPlaceholders)(
h).problems,a=[...P.problems,...o].sort(f.rg),n=(0,f.Kc)(C,[...L,...a],t=>t),i=(0,w.uT)(F,P);return i?{problems:n,content:i,
positionOf:P.positionOf??$}:{problems:n,positionOf:$}}const $=()=>{}}),1103:((Y,K,c)=>{c.d(K,{I:()=>$,L5:()=>i});var f=c(
3619),I=c(3305),k=c(8532),M=c(3945),w=c(50),A=c(8925),j=c(642),N=c(2542);function D(s,e){const r=({input:u})=>u===void 0?
`is missing; add ${s}`:b(s,u);return f.YjP({error:r}).check(I.WN(),f.z6Y(({value:u,issues:g})=>{const d=e(u);"message"in
d&&g.push({code:"custom",message:d.message,input:u})}))}function b(s,e){const r=s==="text";if(e===null)return`has no val\
ue; use ${s}${r?" (in quotes if it begins with `#`)":""}`;const u=typeof e=="number"||typeof e=="boolean";return`is ${$(
e)}${r&&u?", not text; put it in quotes":`; use ${s}`}`}function $(s){return s===null?"null":Array.isArray(s)?"a list":{
string:"text",number:"a number",boolean:"a boolean"}[typeof s]??"a mapping"}const O=s=>({error:({code:e,input:r})=>e==="\
invalid_type"?b(s,r):void 0}),E=D("text",j.GT),F=D("an https URL",N.QP.icon_url),T=D("an http or https URL",N.QP.landing_url),
P=f.YOg(f.rej({text:E,url:T},O("a mapping of `text` and `url`")),O("a list of {text, url}")).check(I.m9(1,"is an empty l\
ist; write at least one button, or leave it out")),C="whole seconds (3600) or a duration (12h)",L=({input:s})=>{if(typeof s==
"number")return`is ${s}; use ${C}`;const e=typeof s=="string"?(0,j.p0)(s.trim()):void 0;return e&&"message"in e?e.message:
b(C,s)},h=f.YjP().check(I.Fk(/^\s*[0-9]+[smhdw]?\s*$/,{error:L,abort:!0})),o=f.FsL(f.KCZ([f.Whr().check(I.qm(0,{error:L,
abort:!0})),h],{error:L}),f.pdi((s,{issues:e})=>{const r=typeof s=="number"?{value:s}:(0,j.p0)(s.trim());return"value"in
r?r.value:(e.push({code:"custom",message:r.message,input:s}),k.tm)})),a={title:f.lqM(E),message:f.lqM(E),icon_url:f.lqM(
F),banner_url:f.lqM(F),landing_url:f.lqM(T),actions:f.lqM(P),utm_source:f.lqM(E),utm_medium:f.lqM(E),utm_campaign:f.lqM(
E),ttl:f.lqM(o)},n=f.rej(a,O("a mapping of notification fields"));function i(s,{value:e,positionOf:r,problems:u}){const g=(y,m)=>(0,A.
CC)(s,m,{path:y,position:r(y)}),d=l(e);if(d===void 0)return{fields:{},problems:[...u,g(["actions"],"has too many element\
s to check; write fewer")]};if(d.success&&u.length===0)return{fields:d.data,problems:[]};const p=new Set(u.map(({path:y=[]})=>(0,A.
LF)(y))),x=(d.error?.issues??[]).filter(({path:y})=>!p.has((0,A.LF)(y))).flatMap(({path:y,message:m,...v})=>v.code==="un\
recognized_keys"?v.keys.map(R=>({path:[...y,R]})):[{path:y,message:m}]),U=(0,A.Kc)(s,x,({path:y,message:m=t(y)})=>g(y,m)),
S=[...u,...U].sort(A.rg),W=new Set([...u,...x].map(({path:y})=>y?.[0])),B=Object.entries(e??{}).filter(([y])=>!W.has(y));
return{fields:l(Object.fromEntries(B))?.data??{},problems:S}}function t(s){if(s.length>1)return"is not part of a button;\
 a button has only `text` and `url`";if(s[0]==="target")return"cannot be set in a payload file; set the input `target` i\
n the workflow";const e=(0,w.d)(String(s[0]),N.pi);return`is not a field of a notification; ${e?`did you mean \`${e}\`?`:
`the fields are ${N.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function l(s){try{
return M.xL(n,s)}catch(e){if(e instanceof RangeError)return;throw e}}}),5171:((Y,K,c)=>{c.r(K),c.d(K,{fillTemplates:()=>P,
usedPlaceholders:()=>F});var f=c(8925),I=c(642),k=c(8992),M=c(2542),w=c(7785);const A=["tag","version","name","repositor\
y","message","url"];function j(n){const i=b(n);return{names:new Set(i.flatMap(t=>"placeholder"in t?t.placeholder:[])),misspelled:i.
flatMap(t=>"meant"in t?{text:t.misspelled,meant:t.meant}:[])}}function N(n,i,{isUrl:t,maxLength:l}){let s="";for(const[e,
r]of b(n).entries()){if("literal"in r)s+=r.literal;else if("misspelled"in r)s+=r.misspelled;else{const u=(i[r.placeholder]??
"").toWellFormed();s+=t&&e>0?encodeURIComponent(u):u}if(s.length>l)return}return s}const D=24;function b(n){const i=[];let t=0,
l=!0;const s=(e,r,u)=>{r>t&&i.push({literal:n.slice(t,r)}),i.push(e),t=u};for(let e=n.indexOf("{");e!==-1;e=n.indexOf("{",
e)){if(n.startsWith("{{",e)&&l){const d=n.indexOf("}}",e+2);if(l=d!==-1,e=l?d+2:e,l)continue}const[r="{",u=""]=/^\{([^{}]*)\}/.
exec(n.slice(e,e+D+2))??[],g=u===""?void 0:$(u);g&&s(g,e,e+r.length),e+=r.length}return t<n.length&&i.push({literal:n.slice(
t)}),i}function $(n){const i=A.find(l=>l===n);if(i!==void 0)return{placeholder:i};const t=A.find(l=>E(n,l));return t&&{misspelled:`\
{${n}}`,meant:t}}const O=3;function E(n,i){const t=n.toLowerCase().replace(/[\s_.-]/g,"");if(t===i||t.length>=O&&i.startsWith(
t))return!0;const l=[...t].sort().join("")===[...i].sort().join("");return i.length>4?(0,w.default)(t,i)<=2:t[0]===i[0]&&
(l||(0,w.default)(t,i)<=1)}function F(n){const i=new Set,t=[],l=[];return h(n,({text:s,place:e})=>{const r=j(s);for(const{
text:g,meant:d}of r.misspelled){const p=`contains ${(0,k.hD)(g)}, which is not a placeholder; did you mean \`{${d}}\`?`;
l.push((0,f.CC)(e,p,e))}for(const g of r.names)i.add(g);const[u]=r.names;return u!==void 0&&t.push({name:u,place:e}),s}),
{names:i,places:t,problems:l}}const T=524288;function P(n,i,t){const l=[];let s=T;const e=new Map;return{filled:h(n,({text:d,
rule:p,place:_})=>{const{names:x}=j(d);if(x.size===0)return d;const U=g(d,x,p);return"message"in U&&l.push((0,f.CC)(_,U.
message,_)),"value"in U?U.value:d}),problems:l};function u(d){const p=i[d];return!e.has(d)&&"value"in p&&e.set(d,[p.value,
...p.madeFrom??[]].map(t.find).find(Boolean)),e.get(d)}function g(d,p,_){const x={};for(const y of p){const m=i[y];if("m\
issing"in m)return{message:`contains \`{${y}}\`, which has no value: ${m.missing}`};const v=u(y);if(v)return{message:C(v)};
x[y]=m.value}const U=_!==I.GT&&_!==L,S=s>0?N(d,x,{isUrl:U,maxLength:s})?.trim():void 0;if(s-=S?.length??s,S===void 0)return{
message:"is too long with its placeholders replaced; use fewer"};const W=t.find(S);if(W)return{message:C(W)};const B=_(S);
return"value"in B?B:{message:`with its placeholders replaced: ${B.message}`}}}const C=n=>`would contain ${n}, which may \
already be public; replace the token, and remove it from the release`,L=n=>({value:n});function h(n,i){const{inputs:t,file:l,
fileName:s,extraFields:e,onceKey:r}=n,u=([p="",..._])=>({input:(0,M.wg)(p),path:_}),g=p=>({input:"payload-file",file:s,path:p,
position:l.positionOf?.(p)}),d=p=>({input:"extra-fields",path:p});return{inputs:{...t,fields:o(t.fields,new Set,u,i)},file:{
...l,fields:o(l.fields,t.given,g,i)},fileName:s,extraFields:a(e,(p,_)=>i({text:p,rule:L,place:d([_])})),onceKey:r&&i({text:r,
rule:L,place:{input:"once-key"}})}}function o(n,i,t,l){const s={...n};for(const e of Object.keys(M.fD)){const r=n[e];r===
void 0||i.has(e)||(s[e]=l({text:r,rule:M.fD[e],place:t([e])}))}return n.actions===void 0||i.has("actions")||(s.actions=n.
actions.map(({text:e,url:r},u)=>({text:l({text:e,rule:I.GT,place:t(["actions",u,"text"])}),url:l({text:r,rule:M.fD.landing_url,
place:t(["actions",u,"url"])})}))),s}function a(n,i){const t=JSON.parse(JSON.stringify(n)),l=Object.entries(t).map(([s,e])=>({
field:s,holder:t,key:s,value:e}));for(const{field:s,holder:e,key:r,value:u}of l){if(typeof u=="string"&&(e[r]=i(u,s)),typeof u!=
"object"||u===null)continue;const g=u;for(const[d,p]of Object.entries(g))l.push({field:s,holder:g,key:d,value:p})}return t}}),
3924:((Y,K,c)=>{c.d(K,{h:()=>N});var f=c(8925),I=c(3332),k=c(642),M=c(8992);const w=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;
function A(h){const o=w.exec(h);if(!o)return;const[,a="",n="",i=""]=o;return{indentation:a,key:n,hasValue:i!==""}}function j(h,o){
const a=h.split(/\r?\n/,o+1);for(const n of[o,o+1]){const i=A(a[n-1]??"");if(!i||i.indentation.includes("-"))continue;const t=i.
indentation.length+1,s=a.slice(0,n-1).flatMap(e=>A(e)??[]).at(-1);if(!(!s?.hasValue||s.indentation.length+1===t))return{
key:i.key,above:s.key,position:{line:n,column:t}}}}async function N(h,o,a){const n=m=>(0,I.kU)({[o.input]:m},a,o.file),i=n(
h);if(i.length>0)return{problems:i};const t=await c.e(815).then(c.t.bind(c,8815,19)),l=new t.LineCounter,[s,e]=t.parseAllDocuments(
h,{version:"1.2",lineCounter:l,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),r=m=>{const{line:v,col:R}=l.
linePos(m);return{line:v,column:R}};if(!s)return{value:null,positionOf:()=>{},problems:[]};const{contents:u,errors:g,warnings:d}=s,
p=o.file===void 0||t.isMap(u),_=({message:m})=>p?` (${(0,M.$Q)(m.replace(/(: |\n).*/s,""))})`:"",x=o.file===void 0?"inva\
lid-input":"unreadable-file",[U]=g;if(U)return{problems:[(0,f.CC)(o,...y(U))]};const S=[],W=(m,v,R,J=!1)=>S.push((0,f.CC)(
o,m,{path:R,position:r(v),...J&&{reason:x}}));e&&W("contains more than one YAML document; write only one",e.range[0],[]);
const B=new E(t,p?W:()=>{},o.file!==void 0);try{const m=B.read(u),[v]=d;v&&S.length===0&&W(`is not plain YAML${_(v)}`,v.
pos[0],[]);const R=n([m,B.quotable]);return R.length>0?{problems:R}:S.some(J=>J.reason==="unreadable-file")?{problems:S}:
F(m,D)?{problems:[...S,(0,f.CC)(o,b)]}:{value:m,positionOf:B.positionsIn(u,r),problems:S}}catch(m){if(!(m instanceof RangeError))
throw m;const v=n(B.quotable);return{problems:v.length>0?v:[...S,(0,f.CC)(o,$)]}}function y(m){const[v]=m.pos;if(m.code===
"RESOURCE_EXHAUSTION")return[$,{position:r(v),reason:x}];const R=p?j(h,r(v).line):void 0;if(R)return[`has wrong indentat\
ion: \`${R.key}\` must align with \`${R.above}\``,{position:R.position,reason:x}];const J=h.slice(0,v).trimEnd(),Q=J.lastIndexOf(
" ")+1;if(J[Q]==="*")return[`is neither YAML nor JSON; ${O}`,{position:r(Q),reason:x}];const z=P[m.code]??"check the ind\
entation, and put text that contains `: ` or `#` in quotes";return[`is neither YAML nor JSON${_(m)}; ${z}`,{position:r(v),
reason:x}]}}const D=65536,b="is larger than 64 KiB as JSON, with its aliases expanded; make it smaller",$="is nested too\
 deeply; use fewer levels",O="put text that begins with `*` in quotes";class E{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(o,a,n){
this.yaml=o,this.refuse=a,this.isFile=n}read(o){const{yaml:a}=this;if(!a.isNode(o))return null;if(a.isAlias(o))return this.
readAlias(o);this.refuseTag(o);const n={node:o,value:void 0,isRead:!1};return o.anchor!==void 0&&this.anchors.set(o.anchor,
n),n.value=this.readValue(o),n.isRead=!0,n.value}readValue(o){const{yaml:a}=this;if(a.isSeq(o))return o.items.map((l,s)=>this.
readInside(s,l));if(a.isMap(o))return this.readMap(o);const{value:n,source:i}=o,t=typeof n=="number"?L(n,this.isFile?i:void 0):
void 0;return t&&this.refuseNode(`is ${(0,M.$Q)(i??String(n))}, ${t}`,o),n}readMap(o){const a=new Map;for(const{key:n,value:i}of o.
items){const t=T(n);if(this.quotable.push(t),a.has(t)){const l=(n.range??o.range)?.[0]??0;this.refuse("is there twice; w\
rite each key once",l,[...this.path,t],!0)}a.set(t,this.readInside(t,i))}return Object.fromEntries(a)}readInside(o,a){this.
path.push(o);const n=this.read(a);return this.path.pop(),n}readAlias(o){const{source:a}=o,n=this.anchors.get(a);if(this.
quotable.push(a),n?.isRead)return this.targets.set(o,n.node),n.value;const i=(0,M.$Q)(a),t=n?`contains itself, by the al\
ias \`*${i}\`; remove it`:`is the alias \`*${i}\`, but there is no \`&${i}\` before it; ${O}`;return this.refuseNode(t,o),
null}refuseTag({tag:o,range:a}){!o||C.test(o)||(this.quotable.push(o),this.refuse(`has the tag ${(0,M.$Q)(o)}, which is \
not supported; remove it`,a?.[0]??0,[...this.path]))}refuseNode(o,{range:a}){this.refuse(o,a?.[0]??0,[...this.path])}positionsIn(o,a){
const{yaml:n,targets:i}=this,t=new Map,l=s=>{const e=t.get(s)??new Map(s.items.map(r=>[T(r.key),r]));return t.set(s,e),e};
return s=>{let e=o,r=n.isNode(e)?e.range?.[0]:void 0;for(const u of s){n.isAlias(e)&&(e=i.get(e));const g=n.isMap(e)?l(e).
get(String(u)):void 0;if(n.isMap(e))e=g?.value;else if(n.isSeq(e))e=e.items[Number(u)];else break;if(!n.isNode(e)||!e.range)
continue;r=e.range[0];const d=n.isNode(g?.key)?g.key.range?.[0]:void 0;d!==void 0&&a(d).line<a(r).line&&(r=d)}return r===
void 0?void 0:a(r)}}}function F(h,o){let a=0;const n=t=>{a+=Buffer.byteLength(JSON.stringify(t))},i=[h];for(;i.length>0&&
a<=o;){const t=i.pop();if(typeof t!="object"||t===null){n(t);continue}const l=Object.entries(t);a+=Math.max(2,l.length+1);
for(const[s,e]of l)Array.isArray(t)||(n(s),a+=1),i.push(e)}return a>o}const T=h=>String(h?.value??h),P={BAD_INDENT:"chec\
k the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"\
close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},C=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function L(h,o=""){const a=(0,k.XM)(o);if(a!==void 0)return`which YAML reads as ${h}${(0,k.yi)(a)}`;if(!Number.isFinite(
h))return"which JSON cannot represent";if(Number.isInteger(h)&&!Number.isSafeInteger(h))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),50:((Y,K,c)=>{c.d(K,{d:()=>M});
var f=c(7785);const I=2,k=w=>w.toLowerCase().replace(/[-_]/g,"");function M(w,A){const j=new Map(A.map(b=>[b,(0,f.default)(
k(b),k(w))])),N=([b,$])=>$<=Math.min(I,b.length>>1),[D]=[...j].filter(N).sort(([,b],[,$])=>b-$);return D?.[0]}})};
