"use strict";exports.id=885,exports.ids=[885],exports.modules={7885:((U,E,c)=>{c.r(E),c.d(E,{readExtraFields:()=>S});var m=c(8925),I=c(
8992),O=c(2542),b=c(3924);const T=new Set([...O.pi.map(O.wg),"target"]);async function S(x,D){const C={input:"extra-fiel\
ds"},y=await(0,b.h)(x,C,D),{problems:p}=y;if(!("value"in y))return{fields:{},problems:p};if(!(0,I.Gv)(y.value))return p.
push((0,m.CC)(C,"is not a mapping; write fields as `name: value`")),{fields:{},problems:p};for(const v of Object.keys(y.
value)){const L=v.replaceAll("_","-").toLowerCase(),R={path:[v],position:y.positionOf([v])};T.has(L)&&p.push((0,m.CC)(C,
`has its own input, \`${L}\`; use that`,R))}return{fields:p.length>0?{}:y.value,problems:p}}}),3924:((U,E,c)=>{c.d(E,{h:()=>D});
var m=c(8925),I=c(8359),O=c(642),b=c(8992);const T=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function S(a){const e=T.
exec(a);if(!e)return;const[,n="",t="",o=""]=e;return{indentation:n,key:t,hasValue:o!==""}}function x(a,e){const n=a.split(
/\r?\n/,e+1);for(const t of[e,e+1]){const o=S(n[t-1]??"");if(!o||o.indentation.includes("-"))continue;const s=o.indentation.
length+1,u=n.slice(0,t-1).flatMap(i=>S(i)??[]).at(-1);if(!(!u?.hasValue||u.indentation.length+1===s))return{key:o.key,above:u.
key,position:{line:t,column:s}}}}async function D(a,e,n){const t=r=>(0,I.kU)({[e.input]:r},n,e.file),o=t(a);if(o.length>
0)return{problems:o};const s=await c.e(815).then(c.t.bind(c,8815,19)),d=new s.LineCounter,[u,i]=s.parseAllDocuments(a,{version:"\
1.2",lineCounter:d,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),l=r=>{const{line:f,col:h}=d.linePos(r);
return{line:f,column:h}};if(!u)return{value:null,positionOf:()=>{},problems:[]};const{contents:A,errors:N,warnings:$}=u,
B=e.file===void 0||s.isMap(A),j=({message:r})=>B?` (${(0,b.$Q)(r.replace(/(: |\n).*/s,""))})`:"",M=e.file===void 0?"inva\
lid-input":"unreadable-file",[J]=N;if(J)return{problems:[(0,m.CC)(e,...H(J))]};if(u.directives?.yaml.version==="1.1")return{
problems:[(0,m.CC)(e,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:l(a.indexOf("%\
YAML")),reason:M})]};const g=[],P=(r,f,h,w=!1)=>g.push((0,m.CC)(e,r,{path:h,position:l(f),...w&&{reason:M}}));i&&P("cont\
ains more than one YAML document; write only one",i.range[0],[]);const k=new L(s,B?P:()=>{},e.file!==void 0);try{const r=k.
read(A),[f]=$;f&&g.length===0&&P(`is not plain YAML${j(f)}`,f.pos[0],[]);const h=t([r,k.quotable]);return h.length>0?{problems:h}:
g.some(w=>w.reason==="unreadable-file")?{problems:g}:R(r,C)?{problems:[...g,(0,m.CC)(e,y)]}:{value:r,positionOf:k.positionsIn(
A,l),problems:g}}catch(r){if(!(r instanceof RangeError))throw r;const f=t(k.quotable);return{problems:f.length>0?f:[...g,
(0,m.CC)(e,p)]}}function H(r){const[f]=r.pos;if(r.code==="RESOURCE_EXHAUSTION")return[p,{position:l(f),reason:M}];const h=B?
x(a,l(f).line):void 0;if(h)return[`has wrong indentation: \`${h.key}\` must align with \`${h.above}\``,{position:h.position,
reason:M}];const w=a.slice(0,f).trimEnd(),K=w.lastIndexOf(" ")+1;if(w[K]==="*")return[`is neither YAML nor JSON; ${v}`,{
position:l(K),reason:M}];const W=F[r.code]??"check the indentation, and put text that contains `: ` or `#` in quotes";return[
`is neither YAML nor JSON${j(r)}; ${W}`,{position:l(f),reason:M}]}}const C=65536,y="is larger than 64 KiB as JSON, with \
its aliases expanded; make it smaller",p="is nested too deeply; use fewer levels",v="put text that begins with `*` in qu\
otes";class L{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(e,n,t){this.yaml=e,this.
refuse=n,this.isFile=t}read(e){const{yaml:n}=this;if(!n.isNode(e))return null;if(n.isAlias(e))return this.readAlias(e);this.
refuseTag(e);const t={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&this.anchors.set(e.anchor,t),t.value=this.
readValue(e),t.isRead=!0,t.value}readValue(e){const{yaml:n}=this;if(n.isSeq(e))return e.items.map((d,u)=>this.readInside(
u,d));if(n.isMap(e))return this.readMap(e);const{value:t,source:o}=e,s=typeof t=="number"?V(t,this.isFile?o:void 0):void 0;
return s&&this.refuseNode(`is ${(0,b.$Q)(o??String(t))}, ${s}`,e),t}readMap(e){const n=new Map;for(const{key:t,value:o}of e.
items){const s=Y(t);if(this.quotable.push(s),n.has(s)){const d=(t.range??e.range)?.[0]??0;this.refuse("is there twice; w\
rite each key once",d,[...this.path,s],!0)}n.set(s,this.readInside(s,o))}return Object.fromEntries(n)}readInside(e,n){this.
path.push(e);const t=this.read(n);return this.path.pop(),t}readAlias(e){const{source:n}=e,t=this.anchors.get(n);if(this.
quotable.push(n),t?.isRead)return this.targets.set(e,t.node),t.value;const o=(0,b.$Q)(n),s=t?`contains itself, by the al\
ias \`*${o}\`; remove it`:`is the alias \`*${o}\`, but there is no \`&${o}\` before it; ${v}`;return this.refuseNode(s,e),
null}refuseTag({tag:e,range:n}){!e||Q.test(e)||(this.quotable.push(e),this.refuse(`has the tag ${(0,b.$Q)(e)}, which is \
not supported; remove it`,n?.[0]??0,[...this.path]))}refuseNode(e,{range:n}){this.refuse(e,n?.[0]??0,[...this.path])}positionsIn(e,n){
const{yaml:t,targets:o}=this,s=new Map,d=u=>{const i=s.get(u)??new Map(u.items.map(l=>[Y(l.key),l]));return s.set(u,i),i};
return u=>{let i=e,l=t.isNode(i)?i.range?.[0]:void 0;for(const A of u){t.isAlias(i)&&(i=o.get(i));const N=t.isMap(i)?d(i).
get(String(A)):void 0;if(t.isMap(i))i=N?.value;else if(t.isSeq(i))i=i.items[Number(A)];else break;if(!t.isNode(i)||!i.range)
continue;l=i.range[0];const $=t.isNode(N?.key)?N.key.range?.[0]:void 0;$!==void 0&&n($).line<n(l).line&&(l=$)}return l===
void 0?void 0:n(l)}}}function R(a,e){let n=0;const t=s=>{n+=Buffer.byteLength(JSON.stringify(s))},o=[a];for(;o.length>0&&
n<=e;){const s=o.pop();if(typeof s!="object"||s===null){t(s);continue}const d=Object.entries(s);n+=Math.max(2,d.length+1);
for(const[u,i]of d)Array.isArray(s)||(t(u),n+=1),o.push(i)}return n>e}const Y=a=>String(a?.value??a),F={BAD_INDENT:"chec\
k the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"\
close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},Q=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function V(a,e=""){const n=(0,O.XM)(e);if(n!==void 0)return`which YAML reads as ${a}${(0,O.yi)(n)}`;if(!Number.isFinite(
a))return"which JSON cannot represent";if(Number.isInteger(a)&&!Number.isSafeInteger(a))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}})};
