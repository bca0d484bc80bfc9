"use strict";exports.id=10,exports.ids=[10],exports.modules={1103:((J,R,h)=>{h.d(R,{L5:()=>s,WF:()=>f});var l=h(3619),_=h(3305),P=h(8532),
C=h(3945),S=h(50),E=h(8925),T=h(642),N=h(2542);function D(n,i){const o=({input:c})=>c===void 0?`is missing; add ${n}`:u(
n,c);return l.YjP({error:o}).check(_.WN(),l.z6Y(({value:c,issues:$})=>{const O=i(c);"message"in O&&$.push({code:"custom",
message:O.message,input:c})}))}function u(n,i){const o=n==="text";if(i===null)return`has no value; use ${n}${o?" (in quo\
tes if it begins with `#`)":""}`;const c=typeof i=="number"||typeof i=="boolean";return`is ${f(i)}${o&&c?", not text; pu\
t it in quotes":`; use ${n}`}`}function f(n){return n===null?"null":Array.isArray(n)?"a list":{string:"text",number:"a n\
umber",boolean:"a boolean"}[typeof n]??"a mapping"}const a=n=>({error:({code:i,input:o})=>i==="invalid_type"?u(n,o):void 0}),
m=D("text",T.GT),A=D("an https URL",N.QP.icon_url),b=D("an http or https URL",N.QP.landing_url),M=l.YOg(l.rej({text:m,url:b},
a("a mapping of `text` and `url`")),a("a list of {text, url}")).check(_.m9(1,"is an empty list; write at least one butto\
n, or leave it out")),w="whole seconds (3600) or a duration (12h)",k=({input:n})=>{if(typeof n=="number")return`is ${n};\
 use ${w}`;const i=typeof n=="string"?(0,T.p0)(n.trim()):void 0;return i&&"message"in i?i.message:u(w,n)},j=l.YjP().check(
_.Fk(/^\s*[0-9]+[smhdw]?\s*$/,{error:k,abort:!0})),g=l.FsL(l.KCZ([l.Whr().check(_.qm(0,{error:k,abort:!0})),j],{error:k}),
l.pdi((n,{issues:i})=>{const o=typeof n=="number"?{value:n}:(0,T.p0)(n.trim());return"value"in o?o.value:(i.push({code:"\
custom",message:o.message,input:n}),P.tm)})),e={title:l.lqM(m),message:l.lqM(m),icon_url:l.lqM(A),banner_url:l.lqM(A),landing_url:l.
lqM(b),actions:l.lqM(M),utm_source:l.lqM(m),utm_medium:l.lqM(m),utm_campaign:l.lqM(m),ttl:l.lqM(g)},t=l.rej(e,a("a mappi\
ng of notification fields"));function s(n,{value:i,positionOf:o,problems:c}){const $=(y,B)=>(0,E.CC)(n,B,{path:y,position:o(
y)}),O=r(i);if(O===void 0)return{fields:{},problems:[...c,$(["actions"],"has too many elements to check; write fewer")]};
if(O.success&&c.length===0)return{fields:O.data,problems:[]};const U=new Set(c.map(({path:y=[]})=>(0,E.LF)(y))),W=(O.error?.
issues??[]).filter(({path:y})=>!U.has((0,E.LF)(y))).flatMap(({path:y,message:B,...p})=>p.code==="unrecognized_keys"?p.keys.
map(v=>({path:[...y,v]})):[{path:y,message:B}]),I=(0,E.Kc)(n,W,({path:y,message:B=d(y)})=>$(y,B)),F=[...c,...I].sort(E.rg),
x=new Set([...c,...W].map(({path:y})=>y?.[0])),Y=Object.entries(i??{}).filter(([y])=>!x.has(y));return{fields:r(Object.fromEntries(
Y))?.data??{},problems:F}}function d(n){if(n.length>1)return"is not part of a button; a button has only `text` and `url`";
if(n[0]==="target")return"cannot be set in a payload file; set the input `target` in the workflow";const i=(0,S.d)(String(
n[0]),N.pi);return`is not a field of a notification; ${i?`did you mean \`${i}\`?`:`the fields are ${N.pi.join(", ")}.`} \
For other fields of your service, use the input \`extra-fields\``}function r(n){try{return C.xL(t,n)}catch(i){if(i instanceof
RangeError)return;throw i}}}),6823:((J,R,h)=>{h.d(R,{Ct:()=>C,GY:()=>P});var l=h(7785);const _=["tag","version","name","\
repository","message","url"];function P(u){const f=E(u);return{names:new Set(f.flatMap(a=>"placeholder"in a?a.placeholder:
[])),misspelled:f.flatMap(a=>"meant"in a?{text:a.misspelled,meant:a.meant}:[])}}function C(u,f,{isUrl:a,maxLength:m}){let A="";
for(const[b,M]of E(u).entries()){if("literal"in M)A+=M.literal;else if("misspelled"in M)A+=M.misspelled;else{const w=(f[M.
placeholder]??"").toWellFormed();A+=a&&b>0?encodeURIComponent(w):w}if(A.length>m)return}return A}const S=24;function E(u){
const f=[];let a=0,m=!0;const A=(b,M,w)=>{M>a&&f.push({literal:u.slice(a,M)}),f.push(b),a=w};for(let b=u.indexOf("{");b!==
-1;b=u.indexOf("{",b)){if(u.startsWith("{{",b)&&m){const j=u.indexOf("}}",b+2);if(m=j!==-1,b=m?j+2:b,m)continue}const[M="\
{",w=""]=/^\{([^{}]*)\}/.exec(u.slice(b,b+S+2))??[],k=w===""?void 0:T(w);k&&A(k,b,b+M.length),b+=M.length}return a<u.length&&
f.push({literal:u.slice(a)}),f}function T(u){const f=_.find(m=>m===u);if(f!==void 0)return{placeholder:f};const a=_.find(
m=>D(u,m));return a&&{misspelled:`{${u}}`,meant:a}}const N=3;function D(u,f){const a=u.toLowerCase().replace(/[\s_.-]/g,
"");if(a===f||a.length>=N&&f.startsWith(a))return!0;const m=[...a].sort().join("")===[...f].sort().join("");return f.length>
4?(0,l.default)(a,f)<=2:a[0]===f[0]&&(m||(0,l.default)(a,f)<=1)}}),3924:((J,R,h)=>{h.d(R,{h:()=>D});var l=h(8925),_=h(8359),
P=h(642),C=h(8992);const S=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function E(g){const e=S.exec(g);if(!e)return;
const[,t="",s="",d=""]=e;return{indentation:t,key:s,hasValue:d!==""}}function T(g,e){const t=g.split(/\r?\n/,e+1);for(const s of[
e,e+1]){const d=E(t[s-1]??"");if(!d||d.indentation.includes("-"))continue;const r=d.indentation.length+1,i=t.slice(0,s-1).
flatMap(o=>E(o)??[]).at(-1);if(!(!i?.hasValue||i.indentation.length+1===r))return{key:d.key,above:i.key,position:{line:s,
column:r}}}}var N=h(6823);async function D(g,e,t){const s=p=>(0,_.kU)({[e.input]:p},t,e.file),d=s(g);if(d.length>0)return{
problems:d};const r=await h.e(815).then(h.t.bind(h,8815,19)),n=new r.LineCounter,[i,o]=r.parseAllDocuments(g,{version:"1\
.2",lineCounter:n,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),c=p=>{const{line:v,col:L}=n.linePos(p);
return{line:v,column:L}};if(!i)return{value:null,positionOf:()=>{},problems:[]};const{contents:$,errors:O,warnings:U}=i,
q=e.file===void 0||r.isMap($),W=({message:p})=>q?` (${(0,C.$Q)(p.replace(/(: |\n).*/s,""))})`:"",I=e.file===void 0?"inva\
lid-input":"unreadable-file",[F]=O;if(F)return{problems:[(0,l.CC)(e,...B(F))]};if(i.directives?.yaml.version==="1.1")return{
problems:[(0,l.CC)(e,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:c(g.indexOf("%\
YAML")),reason:I})]};const x=[],Y=(p,v,L,K=!1)=>x.push((0,l.CC)(e,p,{path:L,position:c(v),...K&&{reason:I}}));o&&Y("cont\
ains more than one YAML document; write only one",o.range[0],[]);const y=new A(r,q?Y:()=>{},e.file!==void 0);try{const p=y.
read($),[v]=U;v&&x.length===0&&Y(`is not plain YAML${W(v)}`,v.pos[0],[]);const L=s([p,y.quotable]);return L.length>0?{problems:L}:
x.some(K=>K.reason==="unreadable-file")?{problems:x}:typeof p!="string"&&b(p,u)?{problems:[...x,(0,l.CC)(e,f)]}:{value:p,
positionOf:y.positionsIn($,c),problems:x}}catch(p){if(!(p instanceof RangeError))throw p;const v=s(y.quotable);return{problems:v.
length>0?v:[...x,(0,l.CC)(e,a)]}}function B(p){const[v]=p.pos;if(p.code==="RESOURCE_EXHAUSTION")return[a,{position:c(v),
reason:I}];const L=q?T(g,c(v).line):void 0;if(L)return[`has wrong indentation: \`${L.key}\` must align with \`${L.above}\
\``,{position:L.position,reason:I}];const K=g.slice(0,v).trimEnd(),Q=K.lastIndexOf(" ")+1;if(K[Q]==="*")return[`is neith\
er YAML nor JSON; ${m}`,{position:c(Q),reason:I}];const z=p.code==="UNEXPECTED_TOKEN"&&K.endsWith("}")?"put text that be\
gins with `{` in quotes":w[p.code]??"check the indentation, and put text that contains `: ` or `#` in quotes";return[`is\
 neither YAML nor JSON${W(p)}; ${z}`,{position:c(v),reason:I}]}}const u=65536,f="is larger than 64 KiB as JSON, with its\
 aliases expanded; make it smaller",a="is nested too deeply; use fewer levels",m="put text that begins with `*` in quote\
s";class A{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(e,t,s){this.yaml=e,this.refuse=
t,this.isFile=s}read(e){const{yaml:t}=this;if(!t.isNode(e))return null;if(t.isAlias(e))return this.readAlias(e);this.refuseTag(
e);const s={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&this.anchors.set(e.anchor,s),s.value=this.readValue(
e),s.isRead=!0,s.value}readValue(e){const{yaml:t}=this;if(t.isSeq(e))return e.items.map((n,i)=>this.readInside(i,n));if(t.
isMap(e))return this.readMap(e);const{value:s,source:d}=e,r=typeof s=="number"?j(s,this.isFile?d:void 0):void 0;return r&&
this.refuseNode(`is ${(0,C.$Q)(d??String(s))}, ${r}`,e),s}readMap(e){this.refuseUnquotedPlaceholder(e);const t=new Map;for(const{
key:s,value:d}of e.items){const r=M(s);if(this.quotable.push(r),t.has(r)){const n=(s.range??e.range)?.[0]??0;this.refuse(
"is there twice; write each key once",n,[...this.path,r],!0)}t.set(r,this.readInside(r,d))}return Object.fromEntries(t)}readInside(e,t){
this.path.push(e);const s=this.read(t);return this.path.pop(),s}readAlias(e){const{source:t}=e,s=this.anchors.get(t);if(this.
quotable.push(t),s?.isRead)return this.targets.set(e,s.node),s.value;const d=(0,C.$Q)(t),r=s?`contains itself, by the al\
ias \`*${d}\`; remove it`:`is the alias \`*${d}\`, but there is no \`&${d}\` before it; ${m}`;return this.refuseNode(r,e),
null}refuseTag({tag:e,range:t}){!e||k.test(e)||(this.quotable.push(e),this.refuse(`has the tag ${(0,C.$Q)(e)}, which is \
not supported; remove it`,t?.[0]??0,[...this.path]))}refuseUnquotedPlaceholder(e){const[t,...s]=e.items;if(!e.flow||t===
void 0||t.value!==null||s.length>0)return;const d=`{${M(t.key)}}`,{names:r,misspelled:n}=(0,N.GY)(d);r.size+n.length!==0&&
this.refuseNode(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${d}"`,e)}refuseNode(e,{range:t}){
this.refuse(e,t?.[0]??0,[...this.path])}positionsIn(e,t){const{yaml:s,targets:d}=this,r=new Map,n=i=>{const o=r.get(i)??
new Map(i.items.map(c=>[M(c.key),c]));return r.set(i,o),o};return i=>{let o=e,c=s.isNode(o)?o.range?.[0]:void 0;for(const $ of i){
s.isAlias(o)&&(o=d.get(o));const O=s.isMap(o)?n(o).get(String($)):void 0;if(s.isMap(o))o=O?.value;else if(s.isSeq(o))o=o.
items[Number($)];else break;if(!s.isNode(o)||!o.range)continue;c=o.range[0];const U=s.isNode(O?.key)?O.key.range?.[0]:void 0;
U!==void 0&&t(U).line<t(c).line&&(c=U)}return c===void 0?void 0:t(c)}}}function b(g,e){let t=0;const s=r=>{t+=Buffer.byteLength(
JSON.stringify(r))},d=[g];for(;d.length>0&&t<=e;){const r=d.pop();if(typeof r!="object"||r===null){s(r);continue}const n=Object.
entries(r);t+=Math.max(2,n.length+1);for(const[i,o]of n)Array.isArray(r)||(s(i),t+=1),d.push(o)}return t>e}const M=g=>String(
g?.value??g),w={BAD_INDENT:"check the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that beg\
ins like this in quotes",MISSING_CHAR:"close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not wi\
th tabs"},k=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;function j(g,e=""){const t=(0,P.XM)(e);if(t!==void 0)
return`which YAML reads as ${g}${(0,P.yi)(t)}`;if(!Number.isFinite(g))return"which JSON cannot represent";if(Number.isInteger(
g)&&!Number.isSafeInteger(g))return"which is outside the range in which JSON keeps whole numbers exactly (\xB1(2^53-1)); pu\
t it in quotes if it is text"}}),50:((J,R,h)=>{h.d(R,{d:()=>C});var l=h(7785);const _=2,P=S=>S.toLowerCase().replace(/[-_]/g,
"");function C(S,E){const T=new Map(E.map(u=>[u,(0,l.default)(P(u),P(S))])),N=([u,f])=>f<=Math.min(_,Math.floor(u.length/
2)),[D]=[...T].filter(N).sort(([,u],[,f])=>u-f);return D?.[0]}})};
