"use strict";exports.id=362,exports.ids=[362],exports.modules={6362:((J,F,u)=>{u.r(F),u.d(F,{checkPayloadFile:()=>v,fieldsFromFile:()=>_});
var c=u(8925),M=u(8992),K=u(2542),b=u(1103),$=u(8209),w=u(5171),I=u(3924);async function _(O,E,R){if("problem"in E)return L(
[E.problem]);const S={input:"payload-file",file:O},A=await(0,I.h)(E.text,S,R);if(!("value"in A))return L(A.problems);const{
value:D,positionOf:x,problems:m}=A;if(D===null)return L([...m,(0,c.CC)(S,"is empty; write notification fields as `name: \
value`")]);if(!(0,M.Gv)(D)){const i=`is ${(0,b.WF)(D)}; write notification fields as \`name: value\``;return L([...m,(0,c.
CC)(S,i,{position:x([])})])}const{$schema:o,...t}=D;return{...(0,b.L5)(S,{...A,value:t}),source:"file",given:new Set(Object.
keys(t)),positionOf:x}}const L=O=>({...$.qf,given:new Set(K.pi),problems:O});async function v(O,E,R,S){const A=await _(O,
E,S),D={input:"payload-file",file:O},x=(0,$.SD)(R,A).map(r=>(0,c.CC)(D,"is missing; set it here or as an input",{path:[r],
position:{line:1,column:1}})),m={inputs:{...R,fields:{}},file:A,fileName:O,extraFields:{},onceKey:""},o=(0,w.usedPlaceholders)(
m).problems,t=[...A.problems,...o].sort(c.rg),n=(0,c.Kc)(D,[...x,...t],r=>r),i=(0,$.uT)(R,A);return i?{problems:n,content:i,
positionOf:A.positionOf??T}:{problems:n,positionOf:T}}const T=()=>{}}),1103:((J,F,u)=>{u.d(F,{L5:()=>i,WF:()=>T});var c=u(
3619),M=u(3305),K=u(8532),b=u(3945),$=u(50),w=u(8925),I=u(642),_=u(2542);function L(e,s){const a=({input:f})=>f===void 0?
`is missing; add ${e}`:v(e,f);return c.YjP({error:a}).check(M.WN(),c.z6Y(({value:f,issues:h})=>{const d=s(f);"message"in
d&&h.push({code:"custom",message:d.message,input:f})}))}function v(e,s){const a=e==="text";if(s===null)return`has no val\
ue; use ${e}${a?" (in quotes if it begins with `#`)":""}`;const f=typeof s=="number"||typeof s=="boolean";return`is ${T(
s)}${a&&f?", not text; put it in quotes":`; use ${e}`}`}function T(e){return e===null?"null":Array.isArray(e)?"a list":{
string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const O=e=>({error:({code:s,input:a})=>s==="\
invalid_type"?v(e,a):void 0}),E=L("text",I.GT),R=L("an https URL",_.QP.icon_url),S=L("an http or https URL",_.QP.landing_url),
A=c.YOg(c.rej({text:E,url:S},O("a mapping of `text` and `url`")),O("a list of {text, url}")).check(M.m9(1,"is an empty l\
ist; write at least one button, or leave it out")),D="whole seconds (3600) or a duration (12h)",x=({input:e})=>{if(typeof e==
"number")return`is ${e}; use ${D}`;const s=typeof e=="string"?(0,I.p0)(e.trim()):void 0;return s&&"message"in s?s.message:
v(D,e)},m=c.YjP().check(M.Fk(/^\s*[0-9]+[smhdw]?\s*$/,{error:x,abort:!0})),o=c.FsL(c.KCZ([c.Whr().check(M.qm(0,{error:x,
abort:!0})),m],{error:x}),c.pdi((e,{issues:s})=>{const a=typeof e=="number"?{value:e}:(0,I.p0)(e.trim());return"value"in
a?a.value:(s.push({code:"custom",message:a.message,input:e}),K.tm)})),t={title:c.lqM(E),message:c.lqM(E),icon_url:c.lqM(
R),banner_url:c.lqM(R),landing_url:c.lqM(S),actions:c.lqM(A),utm_source:c.lqM(E),utm_medium:c.lqM(E),utm_campaign:c.lqM(
E),ttl:c.lqM(o)},n=c.rej(t,O("a mapping of notification fields"));function i(e,{value:s,positionOf:a,problems:f}){const h=(g,p)=>(0,w.
CC)(e,p,{path:g,position:a(g)}),d=l(s);if(d===void 0)return{fields:{},problems:[...f,h(["actions"],"has too many element\
s to check; write fewer")]};if(d.success&&f.length===0)return{fields:d.data,problems:[]};const C=new Set(f.map(({path:g=[]})=>(0,w.
LF)(g))),P=(d.error?.issues??[]).filter(({path:g})=>!C.has((0,w.LF)(g))).flatMap(({path:g,message:p,...y})=>y.code==="un\
recognized_keys"?y.keys.map(N=>({path:[...g,N]})):[{path:g,message:p}]),B=(0,w.Kc)(e,P,({path:g,message:p=r(g)})=>h(g,p)),
j=[...f,...B].sort(w.rg),W=new Set([...f,...P].map(({path:g})=>g?.[0])),U=Object.entries(s??{}).filter(([g])=>!W.has(g));
return{fields:l(Object.fromEntries(U))?.data??{},problems:j}}function r(e){if(e.length>1)return"is not part of a button;\
 a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; set the input `target` i\
n the workflow";const s=(0,$.d)(String(e[0]),_.pi);return`is not a field of a notification; ${s?`did you mean \`${s}\`?`:
`the fields are ${_.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function l(e){try{
return b.xL(n,e)}catch(s){if(s instanceof RangeError)return;throw s}}}),5171:((J,F,u)=>{u.r(F),u.d(F,{fillTemplates:()=>A,
usedPlaceholders:()=>R});var c=u(8925),M=u(642),K=u(8992),b=u(2542),$=u(7785);const w=["tag","version","name","repositor\
y","message","url"];function I(t){const n=v(t);return{names:new Set(n.flatMap(i=>"placeholder"in i?i.placeholder:[])),misspelled:n.
flatMap(i=>"meant"in i?{text:i.misspelled,meant:i.meant}:[])}}function _(t,n,{isUrl:i,maxLength:r}){let l="";for(const[e,
s]of v(t).entries()){if("literal"in s)l+=s.literal;else if("misspelled"in s)l+=s.misspelled;else{const a=(n[s.placeholder]??
"").toWellFormed();l+=i&&e>0?encodeURIComponent(a):a}if(l.length>r)return}return l}const L=24;function v(t){const n=[];let i=0,
r=!0;const l=(e,s,a)=>{s>i&&n.push({literal:t.slice(i,s)}),n.push(e),i=a};for(let e=t.indexOf("{");e!==-1;e=t.indexOf("{",
e)){if(t.startsWith("{{",e)&&r){const h=t.indexOf("}}",e+2);if(r=h!==-1,e=r?h+2:e,r)continue}const[s="{",a=""]=/^\{([^{}]*)\}/.
exec(t.slice(e,e+L+2))??[],f=a===""?void 0:T(a);f&&l(f,e,e+s.length),e+=s.length}return i<t.length&&n.push({literal:t.slice(
i)}),n}function T(t){const n=w.find(r=>r===t);if(n!==void 0)return{placeholder:n};const i=w.find(r=>E(t,r));return i&&{misspelled:`\
{${t}}`,meant:i}}const O=3;function E(t,n){const i=t.toLowerCase().replace(/[\s_.-]/g,"");if(i===n||i.length>=O&&n.startsWith(
i))return!0;const r=[...i].sort().join("")===[...n].sort().join("");return n.length>4?(0,$.default)(i,n)<=2:i[0]===n[0]&&
(r||(0,$.default)(i,n)<=1)}function R(t){const n=new Set,i=[],r=[];return x(t,({text:l,place:e})=>{const s=I(l);for(const{
text:f,meant:h}of s.misspelled){const d=`contains ${(0,K.hD)(f)}, which is not a placeholder; did you mean \`{${h}}\`?`;
r.push((0,c.CC)(e,d,e))}for(const f of s.names)n.add(f);const[a]=s.names;return a!==void 0&&i.push({name:a,place:e}),l}),
{names:n,places:i,problems:r}}const S=524288;function A(t,n,i){const r=[];let l=S;const e=new Map;return{filled:x(t,({text:h,
rule:d,place:C})=>{const{names:k}=I(h);if(k.size===0)return h;const P=f(h,k,d);return"message"in P&&r.push((0,c.CC)(C,P.
message,C)),"value"in P?P.value:h}),problems:r};function a(h){const d=n[h];return!e.has(h)&&"value"in d&&e.set(h,[d.value,
...d.madeFrom??[]].map(i.find).find(Boolean)),e.get(h)}function f(h,d,C){const k={};for(const U of d){const g=n[U];if("m\
issing"in g)return{message:`contains \`{${U}}\`, which has no value: ${g.missing}`};const p=a(U);if(p)return{message:D(p)};
k[U]=g.value}const P=C!==M.GT&&C!==M.Ae,B=l>0?_(h,k,{isUrl:P,maxLength:l})?.trim():void 0;if(l-=B?.length??l,B===void 0)
return{message:"is too long with its placeholders replaced; use fewer"};const j=i.find(B);if(j)return{message:D(j)};const W=C(
B);return"value"in W?W:{message:`with its placeholders replaced: ${W.message}`}}}const D=t=>`would contain ${t}, which m\
ay already be public; replace the token, and remove it from the release`;function x(t,n){const{inputs:i,file:r,fileName:l,
extraFields:e,onceKey:s}=t,a=([d="",...C])=>({input:(0,b.wg)(d),path:C}),f=d=>({input:"payload-file",file:l,path:d,position:r.
positionOf?.(d)}),h=d=>({input:"extra-fields",path:d});return{inputs:{...i,fields:m(i.fields,new Set,a,n)},file:{...r,fields:m(
r.fields,i.given,f,n)},fileName:l,extraFields:o(e,(d,C)=>n({text:d,rule:M.Ae,place:h([C])})),onceKey:s&&n({text:s,rule:M.
Ae,place:{input:"once-key"}})}}function m(t,n,i,r){const l={...t};for(const e of Object.keys(b.fD)){const s=t[e];s===void 0||
n.has(e)||(l[e]=r({text:s,rule:b.fD[e],place:i([e])}))}return t.actions===void 0||n.has("actions")||(l.actions=t.actions.
map(({text:e,url:s},a)=>({text:r({text:e,rule:M.GT,place:i(["actions",a,"text"])}),url:r({text:s,rule:b.fD.landing_url,place:i(
["actions",a,"url"])})}))),l}function o(t,n){const i=JSON.parse(JSON.stringify(t)),r=Object.entries(i).map(([l,e])=>({field:l,
holder:i,key:l,value:e}));for(const{field:l,holder:e,key:s,value:a}of r){if(typeof a=="string"&&(e[s]=n(a,l)),typeof a!=
"object"||a===null)continue;const f=a;for(const[h,d]of Object.entries(f))r.push({field:l,holder:f,key:h,value:d})}return i}}),
3924:((J,F,u)=>{u.d(F,{h:()=>_});var c=u(8925),M=u(8359),K=u(642),b=u(8992);const $=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;
function w(m){const o=$.exec(m);if(!o)return;const[,t="",n="",i=""]=o;return{indentation:t,key:n,hasValue:i!==""}}function I(m,o){
const t=m.split(/\r?\n/,o+1);for(const n of[o,o+1]){const i=w(t[n-1]??"");if(!i||i.indentation.includes("-"))continue;const r=i.
indentation.length+1,e=t.slice(0,n-1).flatMap(s=>w(s)??[]).at(-1);if(!(!e?.hasValue||e.indentation.length+1===r))return{
key:i.key,above:e.key,position:{line:n,column:r}}}}async function _(m,o,t){const n=p=>(0,M.kU)({[o.input]:p},t,o.file),i=n(
m);if(i.length>0)return{problems:i};const r=await u.e(815).then(u.t.bind(u,8815,19)),l=new r.LineCounter,[e,s]=r.parseAllDocuments(
m,{version:"1.2",lineCounter:l,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),a=p=>{const{line:y,col:N}=l.
linePos(p);return{line:y,column:N}};if(!e)return{value:null,positionOf:()=>{},problems:[]};const{contents:f,errors:h,warnings:d}=e,
C=o.file===void 0||r.isMap(f),k=({message:p})=>C?` (${(0,b.$Q)(p.replace(/(: |\n).*/s,""))})`:"",P=o.file===void 0?"inva\
lid-input":"unreadable-file",[B]=h;if(B)return{problems:[(0,c.CC)(o,...g(B))]};if(e.directives?.yaml.version==="1.1")return{
problems:[(0,c.CC)(o,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:a(m.indexOf("%\
YAML")),reason:P})]};const j=[],W=(p,y,N,Y=!1)=>j.push((0,c.CC)(o,p,{path:N,position:a(y),...Y&&{reason:P}}));s&&W("cont\
ains more than one YAML document; write only one",s.range[0],[]);const U=new E(r,C?W:()=>{},o.file!==void 0);try{const p=U.
read(f),[y]=d;y&&j.length===0&&W(`is not plain YAML${k(y)}`,y.pos[0],[]);const N=n([p,U.quotable]);return N.length>0?{problems:N}:
j.some(Y=>Y.reason==="unreadable-file")?{problems:j}:R(p,L)?{problems:[...j,(0,c.CC)(o,v)]}:{value:p,positionOf:U.positionsIn(
f,a),problems:j}}catch(p){if(!(p instanceof RangeError))throw p;const y=n(U.quotable);return{problems:y.length>0?y:[...j,
(0,c.CC)(o,T)]}}function g(p){const[y]=p.pos;if(p.code==="RESOURCE_EXHAUSTION")return[T,{position:a(y),reason:P}];const N=C?
I(m,a(y).line):void 0;if(N)return[`has wrong indentation: \`${N.key}\` must align with \`${N.above}\``,{position:N.position,
reason:P}];const Y=m.slice(0,y).trimEnd(),Q=Y.lastIndexOf(" ")+1;if(Y[Q]==="*")return[`is neither YAML nor JSON; ${O}`,{
position:a(Q),reason:P}];const z=A[p.code]??"check the indentation, and put text that contains `: ` or `#` in quotes";return[
`is neither YAML nor JSON${k(p)}; ${z}`,{position:a(y),reason:P}]}}const L=65536,v="is larger than 64 KiB as JSON, with \
its aliases expanded; make it smaller",T="is nested too deeply; use fewer levels",O="put text that begins with `*` in qu\
otes";class E{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(o,t,n){this.yaml=o,this.
refuse=t,this.isFile=n}read(o){const{yaml:t}=this;if(!t.isNode(o))return null;if(t.isAlias(o))return this.readAlias(o);this.
refuseTag(o);const n={node:o,value:void 0,isRead:!1};return o.anchor!==void 0&&this.anchors.set(o.anchor,n),n.value=this.
readValue(o),n.isRead=!0,n.value}readValue(o){const{yaml:t}=this;if(t.isSeq(o))return o.items.map((l,e)=>this.readInside(
e,l));if(t.isMap(o))return this.readMap(o);const{value:n,source:i}=o,r=typeof n=="number"?x(n,this.isFile?i:void 0):void 0;
return r&&this.refuseNode(`is ${(0,b.$Q)(i??String(n))}, ${r}`,o),n}readMap(o){const t=new Map;for(const{key:n,value:i}of o.
items){const r=S(n);if(this.quotable.push(r),t.has(r)){const l=(n.range??o.range)?.[0]??0;this.refuse("is there twice; w\
rite each key once",l,[...this.path,r],!0)}t.set(r,this.readInside(r,i))}return Object.fromEntries(t)}readInside(o,t){this.
path.push(o);const n=this.read(t);return this.path.pop(),n}readAlias(o){const{source:t}=o,n=this.anchors.get(t);if(this.
quotable.push(t),n?.isRead)return this.targets.set(o,n.node),n.value;const i=(0,b.$Q)(t),r=n?`contains itself, by the al\
ias \`*${i}\`; remove it`:`is the alias \`*${i}\`, but there is no \`&${i}\` before it; ${O}`;return this.refuseNode(r,o),
null}refuseTag({tag:o,range:t}){!o||D.test(o)||(this.quotable.push(o),this.refuse(`has the tag ${(0,b.$Q)(o)}, which is \
not supported; remove it`,t?.[0]??0,[...this.path]))}refuseNode(o,{range:t}){this.refuse(o,t?.[0]??0,[...this.path])}positionsIn(o,t){
const{yaml:n,targets:i}=this,r=new Map,l=e=>{const s=r.get(e)??new Map(e.items.map(a=>[S(a.key),a]));return r.set(e,s),s};
return e=>{let s=o,a=n.isNode(s)?s.range?.[0]:void 0;for(const f of e){n.isAlias(s)&&(s=i.get(s));const h=n.isMap(s)?l(s).
get(String(f)):void 0;if(n.isMap(s))s=h?.value;else if(n.isSeq(s))s=s.items[Number(f)];else break;if(!n.isNode(s)||!s.range)
continue;a=s.range[0];const d=n.isNode(h?.key)?h.key.range?.[0]:void 0;d!==void 0&&t(d).line<t(a).line&&(a=d)}return a===
void 0?void 0:t(a)}}}function R(m,o){let t=0;const n=r=>{t+=Buffer.byteLength(JSON.stringify(r))},i=[m];for(;i.length>0&&
t<=o;){const r=i.pop();if(typeof r!="object"||r===null){n(r);continue}const l=Object.entries(r);t+=Math.max(2,l.length+1);
for(const[e,s]of l)Array.isArray(r)||(n(e),t+=1),i.push(s)}return t>o}const S=m=>String(m?.value??m),A={BAD_INDENT:"chec\
k the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"\
close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},D=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function x(m,o=""){const t=(0,K.XM)(o);if(t!==void 0)return`which YAML reads as ${m}${(0,K.yi)(t)}`;if(!Number.isFinite(
m))return"which JSON cannot represent";if(Number.isInteger(m)&&!Number.isSafeInteger(m))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),50:((J,F,u)=>{u.d(F,{d:()=>b});
var c=u(7785);const M=2,K=$=>$.toLowerCase().replace(/[-_]/g,"");function b($,w){const I=new Map(w.map(v=>[v,(0,c.default)(
K(v),K($))])),_=([v,T])=>T<=Math.min(M,v.length>>1),[L]=[...I].filter(_).sort(([,v],[,T])=>v-T);return L?.[0]}})};
