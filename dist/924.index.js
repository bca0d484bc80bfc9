"use strict";exports.id=924,exports.ids=[924],exports.modules={8334:((W,Y,b)=>{b.d(Y,{C:()=>C,G:()=>R});var v=b(7785),O=b(9735);function R(r,c="\
text"){const h=I(r),p=h.flatMap(i=>"mistake"in i?i.mistake:[]),g=h.flatMap(i=>"literal"in i?i.literal:[]),A=c==="key"?g.
flatMap(K):[];return{names:new Set(h.flatMap(i=>"placeholder"in i?i.placeholder:[])),mistakes:[...p,...A,...F(r,c)]}}function C(r,c,{
isUrl:h,maxLength:p}){let g="";for(const[A,i]of I(r).entries()){if("literal"in i)g+=i.literal;else if("mistake"in i)g+=i.
mistake.text;else{const s=(c[i.placeholder]??"").toWellFormed();g+=h&&A>0?encodeURIComponent(s):s}if(g.length>p)return}return g}
const $=40;function I(r){const c=[];let h=0,p=!0;const g=(i,s,e)=>{s>h&&c.push({literal:r.slice(h,s)}),c.push(i),h=e},A=(i,s,e)=>g(
{mistake:{text:r.slice(s,e),meant:i}},s,e);for(let i=r.indexOf("{");i!==-1;i=r.indexOf("{",i)){const s=i>h&&r[i-1]==="$"?
i-1:i;if(r.startsWith("{{",i)&&p){const u=r.indexOf("}}",i+2);if(p=u!==-1,p){const f=B(r.slice(i+2,u));i=u+2,f&&A(f,s,i);
continue}}const[e="{",n=""]=/^\{([^{}]*)\}/.exec(r.slice(i,i+$+2))??[],t=O.o2.find(u=>u===n),o=t??U(n),a=i+e.length;t&&s===
i?g({placeholder:t},i,a):o&&A(o,s,a),i=a}return h<r.length&&c.push({literal:r.slice(h)}),c}function K(r){return[...r.matchAll(
/\{[^{}"]{1,100}\}/g)].map(([c])=>({text:c}))}function F(r,c){return[...r.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...r.matchAll(
/<([a-z_]{3,20})(>)/gi)].flatMap(([p,g="",A=""])=>{const i=p.startsWith("<"),s=i&&c==="url"?void 0:B(g);return s?{text:i?
p:p+A,meant:s}:[]})}const D={tagname:"tag",ref:"tag",refname:"tag",release:"tag",semver:"version",repo:"repository",reponame:"\
repository",htmlurl:"url"},_={title:"name",body:"message",notes:"message",changelog:"message",link:"url"};function x(r){
return r.toLowerCase().replace(/[^\p{L}\d]/gu,"").replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,"")}function B(r){
if(r.length>$)return;const[c=""]=r.split("|"),h=x(c);if(!(h==="name"&&!c.includes("name")))return O.o2.find(p=>p===h)??S(
D,h)}function U(r){const c=x(r);return c===""?void 0:S(D,c)??S(_,c)??O.o2.find(p=>T(c,p))}const S=(r,c)=>Object.hasOwn(r,
c)?r[c]:void 0,q=3;function T(r,c){if(r===c||r.length>=q&&c.startsWith(r))return!0;const h=[...r].sort().join("")===[...c].
sort().join("");return c.length>4?(0,v.A)(r,c)<=2:r[0]===c[0]&&(h||(0,v.A)(r,c)<=1)}}),3924:((W,Y,b)=>{b.d(Y,{h:()=>D});
var v=b(8925),O=b(3332),R=b(642),C=b(8992);const $=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function I(s){const e=$.
exec(s);if(!e)return;const[,n="",t="",o=""]=e;return{indentation:n,key:t,hasValue:o!==""}}function K(s,e){const n=s.split(
/\r?\n/,e+1);for(const t of[e,e+1]){const o=I(n[t-1]??"");if(!o||o.indentation.includes("-"))continue;const a=o.indentation.
length+1,f=n.slice(0,t-1).flatMap(l=>I(l)??[]).at(-1);if(!(!f?.hasValue||f.indentation.length+1===a))return{key:o.key,above:f.
key,position:{line:t,column:a}}}}var F=b(8334);async function D(s,e,n){const t=d=>(0,O.RB)({[e.input]:d},n,e.file),o=t(s);
if(o.length>0)return{problems:o};const a=await b.e(815).then(b.t.bind(b,8815,19)),u=new a.LineCounter,f=_(a,s,u),l=d=>{const{
line:y,col:M}=u.linePos(d);return{line:y,column:M}},m=e.file===void 0?"invalid-input":"unreadable-file";if("code"in f){const d=e.
file===void 0||f.isMapping;return{problems:[(0,v.CC)(e,...Q(f,d))]}}const{document:w,secondAt:L}=f;if(!w)return{value:null,
positionOf:()=>{},problems:[],textComments:[]};const{contents:N,warnings:G}=w,H=e.file===void 0||a.isMap(N);if(w.directives?.
yaml.version==="1.1")return{problems:[(0,v.CC)(e,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1\
.2",{position:l(s.indexOf("%YAML")),reason:m})]};const k=[],V=(d,y,M,E=!1)=>k.push((0,v.CC)(e,d,{path:M,position:l(y),...E&&
{reason:m}}));L!==void 0&&V("contains more than one YAML document; write only one",L,[]);const P=new r(a,H?V:()=>{},{text:s,
isFile:e.file!==void 0});try{const d=P.read(N),[y]=G;y&&k.length===0&&V(`is not plain YAML; ${g(y.code)}`,y.pos[0],[]);const M=t(
[d,P.quotable]);return M.length>0?{problems:M}:k.some(E=>E.reason==="unreadable-file")?{problems:k}:typeof d!="string"&&
c(d,U)?{problems:[...k,(0,v.CC)(e,S)]}:{value:d,positionOf:P.positionsIn(N,l),problems:k,textComments:P.textComments}}catch(d){
if(!(d instanceof RangeError))throw d;const y=t(P.quotable);return{problems:y.length>0?y:[...k,(0,v.CC)(e,q)]}}function Q({
code:d,offset:y},M){if(d==="RESOURCE_EXHAUSTION")return[q,{position:l(y),reason:m}];const E=M?K(s,l(y).line):void 0;if(E)
return[`has wrong indentation: \`${E.key}\` must align with \`${E.above}\``,{position:E.position,reason:m}];const j=s.slice(
0,y).trimEnd(),J=j.lastIndexOf(" ")+1;return j[J]==="*"?[`is neither YAML nor JSON; ${T}`,{position:l(J),reason:m}]:[`is\
 neither YAML nor JSON; ${d==="UNEXPECTED_TOKEN"&&j.endsWith("}")?"put text that begins with `{` in quotes":g(d)}`,{position:l(
y),reason:m}]}}function _(s,e,n){const t=new s.Composer({version:"1.2",stringKeys:!0,uniqueKeys:!1,logLevel:"silent"});B(
t,s);let o=!1,a=0;try{for(const u of new s.Parser(n.addNewLine).parse(e)){if(u.type==="error"||u.type==="doc-end"&&a===0)
return{code:"UNEXPECTED_TOKEN",offset:u.offset,isMapping:o};if(u.type==="document"){if(a++,a>1)return{document:x(t),secondAt:u.
offset};const{value:l}=u;o=l?.type==="block-map"||l?.type==="flow-collection"&&l.start.source==="{"}for(const l of t.next(
u));}return{document:x(t)}}catch(u){if(!(u instanceof s.YAMLParseError))throw u;return{code:u.code,offset:u.pos[0],isMapping:o}}}
function x(s){const[e]=s.end(),[n]=e?.errors??[];if(n)throw n;return e}function B(s,e){const{onError:n}=s;let t,o=!1;Object.
assign(s,{onError:(u,f,l,m)=>{if(m){o||n(u,f,l,m),o=!0;return}const[w=0]=typeof u=="number"?[u]:"offset"in u?[u.offset]:
u;throw t??=new e.YAMLParseError([w,w+1],f,l),t}})}const U=65536,S="is larger than 64 KiB as JSON, with its aliases expa\
nded; make it smaller",q="is nested too deeply; use fewer levels",T="put text that begins with `*` in quotes";class r{quotable=[];textComments=[];yaml;refuse;text;isFile;path=[];anchors=new Map;targets=new Map;constructor(e,n,{
text:t,isFile:o}){this.yaml=e,this.refuse=n,this.text=t,this.isFile=o}read(e){const{yaml:n}=this;if(!n.isNode(e))return null;
if(n.isAlias(e))return this.readAlias(e);this.refuseTag(e);const t={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&
this.anchors.set(e.anchor,t),t.value=this.readValue(e),t.isRead=!0,t.value}readValue(e){const{yaml:n}=this;if(n.isSeq(e))
return e.items.map((u,f)=>this.readInside(f,u));if(n.isMap(e))return this.readMap(e);const{value:t,source:o}=e,a=typeof t==
"number"?i(t,this.isFile?o:void 0):void 0;return a&&this.refuseNode(`is ${(0,C.xv)(o??String(t))}, ${a}`,e),typeof t=="s\
tring"&&this.noteComment(e),t}noteComment({type:e,range:n}){if(e!=="PLAIN"||!n)return;const t=/[ \t]+(#.*)/y;t.lastIndex=
n[1];const[,o]=t.exec(this.text)??[];o!==void 0&&this.textComments.push({path:[...this.path],comment:o.trimEnd()})}readMap(e){
this.refuseUnquotedPlaceholder(e);const n=new Map;for(const{key:t,value:o}of e.items){const a=h(t);if(this.quotable.push(
a),n.has(a)){const u=(t.range??e.range)?.[0]??0;this.refuse("is there twice; write each key once",u,[...this.path,a],!0)}
n.set(a,this.readInside(a,o))}return Object.fromEntries(n)}readInside(e,n){this.path.push(e);const t=this.read(n);return this.
path.pop(),t}readAlias(e){const{source:n}=e,t=this.anchors.get(n);if(this.quotable.push(n),t?.isRead)return this.targets.
set(e,t.node),t.value;const o=(0,C.xv)(n),a=t?`contains itself, by the alias \`*${o}\`; remove it`:`is the alias \`*${o}\
\`, but there is no \`&${o}\` before it; ${T}`;return this.refuseNode(a,e),null}refuseTag({tag:e,range:n}){!e||A.test(e)||
(this.quotable.push(e),this.refuse(`has the tag ${(0,C.xv)(e)}, which is not supported; remove it`,n?.[0]??0,[...this.path]))}refuseUnquotedPlaceholder(e){
const[n,...t]=e.items;if(!e.flow||n===void 0||n.value!==null||t.length>0)return;const o=`{${h(n.key)}}`,{names:a,mistakes:u}=(0,F.
G)(o);a.size+u.length!==0&&this.refuseNode(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${o}\
"`,e)}refuseNode(e,{range:n}){this.refuse(e,n?.[0]??0,[...this.path])}positionsIn(e,n){const{yaml:t,targets:o}=this,a=new Map,
u=f=>{const l=a.get(f)??new Map(f.items.map(m=>[h(m.key),m]));return a.set(f,l),l};return f=>{let l=e,m=t.isNode(l)?l.range?.[0]:
void 0;for(const w of f){t.isAlias(l)&&(l=o.get(l));const L=t.isMap(l)?u(l).get(String(w)):void 0;if(t.isMap(l))l=L?.value;else if(t.
isSeq(l))l=l.items[Number(w)];else break;if(!t.isNode(l)||!l.range)continue;m=l.range[0];const N=t.isNode(L?.key)?L.key.
range?.[0]:void 0;N!==void 0&&n(N).line<n(m).line&&(m=N)}return m===void 0?void 0:n(m)}}}function c(s,e){let n=0;const t=a=>{
n+=Buffer.byteLength(JSON.stringify(a))},o=[s];for(;o.length>0&&n<=e;){const a=o.pop();if(typeof a!="object"||a===null){
t(a);continue}const u=Object.entries(a);n+=Math.max(2,u.length+1);for(const[f,l]of u)Array.isArray(a)||(t(f),n+=1),o.push(
l)}return n>e}const h=s=>String(s?.value??s),p={BAD_ALIAS:T,BAD_DIRECTIVE:"remove the line that begins with `%`, or put \
the text in quotes",BAD_DQ_ESCAPE:"in double quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check\
 the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"\
put text that contains `: ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what \
is in brackets by commas",KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: valu\
e`",MISSING_CHAR:"write `name: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"\
write `name: value` in each line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&`\
 in quotes",MULTIPLE_TAGS:"put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that be\
gins with `[` or `{` in quotes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begi\
ns with `!` in quotes"},g=s=>p[s]??"check the indentation, and put text that contains `: ` or `#` in quotes",A=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function i(s,e=""){const n=(0,R.XM)(e);if(n!==void 0)return`which YAML reads as ${s}${(0,R.yi)(n)}`;if(!Number.isFinite(
s))return"which JSON cannot represent";if(Number.isInteger(s)&&!Number.isSafeInteger(s))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}})};
