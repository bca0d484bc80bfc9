"use strict";exports.id=996,exports.ids=[996],exports.modules={4964:((G,Y,g)=>{g.d(Y,{C:()=>U,G:()=>F});var M=g(50),L=g(5261);const N=40,
E={tagname:"tag",ref:"tag",refname:"tag",release:"tag",semver:"version",repo:"repository",reponame:"repository",htmlurl:"\
url"},q={title:"name",body:"message",notes:"message",changelog:"message",link:"url"},$=r=>r.replace(/[^\p{L}\d]/gu,"");function C(r){
return $(r).toLowerCase().replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,"")}function R(r){if(r.length>N)return;
const[l=""]=r.split("|");if(D(l))return;const f=C(l);return L.o.find(h=>h===f)??I(E,f)}const D=r=>/^name$/i.test($(r))&&
!r.includes("name");function P(r){const l=C(r);return l===""?void 0:I(E,l)??I(q,l)??L.o.find(h=>K(l,h))}const I=(r,l)=>Object.
hasOwn(r,l)?r[l]:void 0,B=3,K=(r,l)=>r===l||r.length>=B&&l.startsWith(r)||(0,M.z6)(r,l);function F(r,l="text"){const f=x(
r),h=f.flatMap(t=>"mistake"in t?t.mistake:[]),p=f.flatMap(t=>"literal"in t?t.literal:[]),y=l==="key"?p.flatMap(S):[];return{
names:new Set(f.flatMap(t=>"placeholder"in t?t.placeholder:[])),mistakes:[...h,...y,...J(r,l)]}}function U(r,l,{isUrl:f,
maxLength:h}){let p="";for(const[y,t]of x(r).entries()){if("literal"in t)p+=t.literal;else if("mistake"in t)p+=t.mistake.
text;else{const e=(l[t.placeholder]??"").toWellFormed();p+=f&&y>0?encodeURIComponent(e):e}if(p.length>h)return}return p}
function x(r){const l=[];let f=0,h=!0;const p=(t,e,n)=>{e>f&&l.push({literal:r.slice(f,e)}),l.push(t),f=n},y=(t,e,n)=>p(
{mistake:{text:r.slice(e,n),meant:t}},e,n);for(let t=r.indexOf("{");t!==-1;t=r.indexOf("{",t)){const e=t>f&&r[t-1]==="$"?
t-1:t;if(r.startsWith("{{",t)&&h){const u=r.indexOf("}}",t+2);if(h=u!==-1,h){const c=R(r.slice(t+2,u));t=u+2,c&&y(c,e,t);
continue}}const[n="{",s=""]=/^\{([^{}]*)\}/.exec(r.slice(t,t+N+2))??[],i=L.o.find(u=>u===s),o=i??P(s),a=t+n.length;i&&e===
t?p({placeholder:i},t,a):o&&y(o,e,a),t=a}return f<r.length&&l.push({literal:r.slice(f)}),l}function S(r){return[...r.matchAll(
/\{[^{}"]{1,100}\}/g)].map(([l])=>({text:l}))}function J(r,l){return[...r.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...r.matchAll(
/<([a-z_]{3,20})(>)/gi)].flatMap(([h,p="",y=""])=>{const t=h.startsWith("<"),e=t&&l==="url"?void 0:R(p);return e?{text:t?
h:h+y,meant:e}:[]})}}),2996:((G,Y,g)=>{g.d(Y,{h:()=>D});var M=g(8925),L=g(3332),N=g(642),E=g(8992),q=g(4964);const $=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;
function C(t){const e=$.exec(t);if(!e)return;const[,n="",s="",i=""]=e;return{indentation:n,key:s,hasValue:i!==""}}function R(t,e){
const n=t.split(/\r?\n/,e+1);for(const s of[e,e+1]){const i=C(n[s-1]??"");if(!i||i.indentation.includes("-"))continue;const o=i.
indentation.length+1,u=n.slice(0,s-1).flatMap(c=>C(c)??[]).at(-1);if(!(!u?.hasValue||u.indentation.length+1===o))return{
key:i.key,above:u.key,position:{line:s,column:o}}}}async function D(t,e,n){const s=m=>(0,L.RB)({[e.input]:m},n,e.file),i=s(
t);if(i.length>0)return{problems:i};const o=await g.e(815).then(g.t.bind(g,8815,19)),a=new o.LineCounter,u=I(o,t,a),c=m=>{
const{line:b,col:v}=a.linePos(m);return{line:b,column:v}},d=e.file===void 0?"invalid-input":"unreadable-file";if("code"in
u){const m=e.file===void 0||u.isMapping,{message:b,position:v}=P(u,t,c,m);return{problems:[(0,M.CC)(e,b,{position:v,reason:d})]}}
const{document:A,secondAt:O}=u;if(!A)return{value:null,positionOf:()=>{},problems:[],textComments:[]};const{contents:k,warnings:H}=A,
W=e.file===void 0||o.isMap(k);if(A.directives?.yaml.version==="1.1")return{problems:[(0,M.CC)(e,"is YAML 1.1; remove the\
 line `%YAML 1.1`, so that it is read as YAML 1.2",{position:c(t.indexOf("%YAML")),reason:d})]};const w=[],V=(m,b,v,j=!1)=>w.
push((0,M.CC)(e,m,{path:v,position:c(b),...j&&{reason:d}}));O!==void 0&&V("contains more than one YAML document; write o\
nly one",O,[]);const T=new J(o,W?V:()=>{},{text:t,isFile:e.file!==void 0});try{const m=T.read(k),[b]=H;b&&w.length===0&&
V(`is not plain YAML; ${h(b.code)}`,b.pos[0],[]);const v=s([m,T.quotable]);return v.length>0?{problems:v}:w.some(j=>j.reason===
"unreadable-file")?{problems:w}:typeof m!="string"&&r(m,F)?{problems:[...w,(0,M.CC)(e,U)]}:{value:m,positionOf:T.positionsIn(
k,c),problems:w,textComments:T.textComments}}catch(m){if(!(m instanceof RangeError))throw m;const b=s(T.quotable);return{
problems:b.length>0?b:[...w,(0,M.CC)(e,x)]}}}function P({code:t,offset:e},n,s,i){if(t==="RESOURCE_EXHAUSTION")return{message:x,
position:s(e)};const o=i?R(n,s(e).line):void 0;if(o)return{message:`has wrong indentation: \`${o.key}\` must align with \`${o.
above}\``,position:o.position};const a=n.slice(0,e).trimEnd(),u=a.lastIndexOf(" ")+1;return a[u]==="*"?{message:`is neit\
her YAML nor JSON; ${S}`,position:s(u)}:{message:`is neither YAML nor JSON; ${t==="UNEXPECTED_TOKEN"&&a.endsWith("}")?"p\
ut text that begins with `{` in quotes":h(t)}`,position:s(e)}}function I(t,e,n){const s=new t.Composer({version:"1.2",stringKeys:!0,
uniqueKeys:!1,logLevel:"silent"});K(s,t);let i=!1,o=0;try{for(const a of new t.Parser(n.addNewLine).parse(e)){if(a.type===
"error"||a.type==="doc-end"&&o===0)return{code:"UNEXPECTED_TOKEN",offset:a.offset,isMapping:i};if(a.type==="document"){if(o++,
o>1)return{document:B(s),secondAt:a.offset};const{value:c}=a;i=c?.type==="block-map"||c?.type==="flow-collection"&&c.start.
source==="{"}for(const c of s.next(a));}return{document:B(s)}}catch(a){if(!(a instanceof t.YAMLParseError))throw a;return{
code:a.code,offset:a.pos[0],isMapping:i}}}function B(t){const[e]=t.end(),[n]=e?.errors??[];if(n)throw n;return e}function K(t,e){
const{onError:n}=t;let s,i=!1;Object.assign(t,{onError:(a,u,c,d)=>{if(d){i||n(a,u,c,d),i=!0;return}const[A=0]=typeof a==
"number"?[a]:"offset"in a?[a.offset]:a;throw s??=new e.YAMLParseError([A,A+1],u,c),s}})}const F=65536,U="is larger than \
64 KiB as JSON, with its aliases expanded; make it smaller",x="is nested too deeply; use fewer levels",S="put text that \
begins with `*` in quotes";class J{quotable=[];textComments=[];#t;#n;#i;#o;#e=[];#r=new Map;#a=new Map;constructor(e,n,{
text:s,isFile:i}){this.#t=e,this.#n=n,this.#i=s,this.#o=i}read(e){const n=this.#t;if(!n.isNode(e))return null;if(n.isAlias(
e))return this.#h(e);this.#d(e);const s={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&this.#r.set(e.anchor,s),
s.value=this.#l(e),s.isRead=!0,s.value}#l(e){const n=this.#t;if(n.isSeq(e))return e.items.map((a,u)=>this.#c(u,a));if(n.
isMap(e))return this.#f(e);const{value:s,source:i}=e,o=typeof s=="number"?y(s,this.#o?i:void 0):void 0;return o&&this.#s(
`is ${(0,E.xv)(i??String(s))}, ${o}`,e),typeof s=="string"&&this.#u(e),s}#u({type:e,range:n}){if(e!=="PLAIN"||!n)return;
const s=/[ \t]+(#.*)/y;s.lastIndex=n[1];const[,i]=s.exec(this.#i)??[];i!==void 0&&this.textComments.push({path:[...this.#e],
comment:i.trimEnd()})}#f(e){this.#m(e);const n=new Map;for(const{key:s,value:i}of e.items){const o=l(s);if(this.quotable.
push(o),n.has(o)){const a=(s.range??e.range)?.[0]??0;this.#n("is there twice; write each key once",a,[...this.#e,o],!0)}
n.set(o,this.#c(o,i))}return Object.fromEntries(n)}#c(e,n){this.#e.push(e);const s=this.read(n);return this.#e.pop(),s}#h(e){
const{source:n}=e,s=this.#r.get(n);if(this.quotable.push(n),s?.isRead)return this.#a.set(e,s.node),s.value;const i=(0,E.
xv)(n),o=s?`contains itself, by the alias \`*${i}\`; remove it`:`is the alias \`*${i}\`, but there is no \`&${i}\` before\
 it; ${S}`;return this.#s(o,e),null}#d({tag:e,range:n}){!e||p.test(e)||(this.quotable.push(e),this.#n(`has the tag ${(0,E.
xv)(e)}, which is not supported; remove it`,n?.[0]??0,[...this.#e]))}#m(e){const[n,...s]=e.items;if(!e.flow||n===void 0||
n.value!==null||s.length>0)return;const i=`{${l(n.key)}}`,{names:o,mistakes:a}=(0,q.G)(i);o.size+a.length!==0&&this.#s(`\
is a mapping to YAML, because it begins with a brace; put it in quotes: "${i}"`,e)}#s(e,{range:n}){this.#n(e,n?.[0]??0,[
...this.#e])}positionsIn(e,n){const s=this.#t,i=this.#a,o=new Map,a=u=>{const c=o.get(u)??new Map(u.items.map(d=>[l(d.key),
d]));return o.set(u,c),c};return u=>{let c=e,d=s.isNode(c)?c.range?.[0]:void 0;for(const A of u){s.isAlias(c)&&(c=i.get(
c));const O=s.isMap(c)?a(c).get(String(A)):void 0;if(s.isMap(c))c=O?.value;else if(s.isSeq(c))c=c.items[Number(A)];else break;
if(!s.isNode(c)||!c.range)continue;d=c.range[0];const k=s.isNode(O?.key)?O.key.range?.[0]:void 0;k!==void 0&&n(k).line<n(
d).line&&(d=k)}return d===void 0?void 0:n(d)}}}function r(t,e){let n=0;const s=o=>{n+=Buffer.byteLength(JSON.stringify(o))},
i=[t];for(;i.length>0&&n<=e;){const o=i.pop();if(typeof o!="object"||o===null){s(o);continue}const a=Object.entries(o);n+=
Math.max(2,a.length+1);for(const[u,c]of a)Array.isArray(o)||(s(u),n+=1),i.push(c)}return n>e}const l=t=>String(t?.value??
t),f={BAD_ALIAS:S,BAD_DIRECTIVE:"remove the line that begins with `%`, or put the text in quotes",BAD_DQ_ESCAPE:"in doub\
le quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check the indentation, and that every bracket i\
s closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"put text that contains `: `\
 in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what is in brackets by commas",KEY_OVER_1024_CHARS:"\
a key has more than 1,024 characters; check that each line is `name: value`",MISSING_CHAR:"write `name: value` in each l\
ine, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"write `name: value` in each line, and indent th\
e lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&` in quotes",MULTIPLE_TAGS:"put text that begins\
 with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that begins with `[` or `{` in quotes",TAB_AS_INDENT:"\
indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begins with `!` in quotes"},h=t=>f[t]??"check the i\
ndentation, and put text that contains `: ` or `#` in quotes",p=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function y(t,e=""){const n=(0,N.XM)(e);if(n!==void 0)return`which YAML reads as ${t}${(0,N.yi)(n)}`;if(!Number.isFinite(
t))return"which JSON cannot represent";if(Number.isInteger(t)&&!Number.isSafeInteger(t))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}})};
