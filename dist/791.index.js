"use strict";exports.id=791,exports.ids=[791],exports.modules={4433:((K,B,E)=>{E.d(B,{Qz:()=>m,d5:()=>T,z6:()=>v});var k=E(7785),m=(l,A)=>l<=
Math.min(2,Math.floor(A.length/2)),N=l=>l.toLowerCase().replace(/[-_]/g,"");function T(l,A){let d=[...new Map(A.map(g=>[
g,(0,k.A)(N(g),N(l))]))].filter(([g,b])=>m(b,g)),[c]=d.sort(([,g],[,b])=>g-b);return c?.[0]}function v(l,A){let d=(0,k.A)(
l,A);return A.length>y?m(d,A):l[0]===A[0]&&(d<=1||S(l,A))}var y=4,S=(l,A)=>[...l].sort().join("")===[...A].sort().join("")}),
6859:((K,B,E)=>{E.d(B,{C:()=>w,G:()=>M});var k=E(4433),m=E(990),N=40,T={tagname:"tag",ref:"tag",refname:"tag",release:"t\
ag",semver:"version",repo:"repository",reponame:"repository",htmlurl:"url"},v={title:"name",body:"message",notes:"messag\
e",changelog:"message",link:"url"},y=r=>r.replace(/[^\p{L}\d]/gu,"");function S(r){return y(r).toLowerCase().replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,
"")}function l(r){if(r.length>N)return;let[h=""]=r.split("|");if(A(h))return;let p=S(h);return m.o2.find(e=>e===p)??c(T,
p)}var A=r=>/^name$/i.test(y(r))&&!r.includes("name");function d(r){let h=S(r);return h===""?void 0:c(T,h)??c(v,h)??m.o2.
find(p=>b(h,p))}var c=(r,h)=>Object.hasOwn(r,h)?r[h]:void 0,g=3,b=(r,h)=>r===h||r.length>=g&&h.startsWith(r)||(0,k.z6)(r,
h);function M(r,h="text"){let p=O(r),e=p.flatMap(t=>"mistake"in t?t.mistake:[]),n=p.flatMap(t=>"literal"in t?t.literal:[]),
i=h==="key"?n.flatMap(f):[];return{names:new Set(p.flatMap(t=>"placeholder"in t?t.placeholder:[])),mistakes:[...e,...i,...P(
r,h)]}}function w(r,h,{isUrl:p,maxLength:e}){let n="";for(let[i,t]of O(r).entries()){if("literal"in t)n+=t.literal;else if("\
mistake"in t)n+=t.mistake.text;else{let s=(h[t.placeholder]??"").toWellFormed();n+=p&&i>0?encodeURIComponent(s):s}if(n.length>
e)return}return n}function O(r){let h=[],p=0,e=!0,n=(t,s,a)=>{s>p&&h.push({literal:r.slice(p,s)}),h.push(t),p=a},i=(t,s,a)=>n(
{mistake:{text:r.slice(s,a),meant:t}},s,a);for(let t=r.indexOf("{");t!==-1;t=r.indexOf("{",t)){let s=t>p&&r[t-1]==="$"?t-
1:t;if(r.startsWith("{{",t)&&e){let I=r.indexOf("}}",t+2);if(e=I!==-1,e){let D=l(r.slice(t+2,I));t=I+2,D&&i(D,s,t);continue}}
let[a="{",u=""]=/^\{([^{}]*)\}/.exec(r.slice(t,t+N+2))??[],o=m.o2.find(I=>I===u),_=o??d(u),L=t+a.length;o&&s===t?n({placeholder:o},
t,L):_&&i(_,s,L),t=L}return p<r.length&&h.push({literal:r.slice(p)}),h}function f(r){return[...r.matchAll(/\{[^{}"]{1,100}\}/g)].
map(([h])=>({text:h}))}function P(r,h){return[...r.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...r.matchAll(/<([a-z_]{3,20})(>)/gi)].
flatMap(([p,e="",n=""])=>{let i=p.startsWith("<"),t=i&&h==="url"?void 0:l(e);return t?{text:i?p:p+n,meant:t}:[]})}}),2791:((K,B,E)=>{
E.d(B,{h:()=>y});var k=E(6859),m=E(990),N=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function T(e){let n=N.exec(e);
if(!n)return;let[,i="",t="",s=""]=n;return{indentation:i,key:t,hasValue:s!==""}}function v(e,n){let i=e.split(/\r?\n/,n+
1);for(let t of[n,n+1]){let s=T(i[t-1]??"");if(!s||s.indentation.includes("-"))continue;let a=s.indentation.length+1,u=i.
slice(0,t-1).flatMap(o=>T(o)??[]).at(-1);if(!(!u?.hasValue||u.indentation.length+1===a))return{key:s.key,above:u.key,position:{
line:t,column:a}}}}async function y(e,n,i){let t=C=>(0,m.RB)({[n.input]:C},i,n.file),s=t(e);if(s.length>0)return{problems:s};
let a=await E.e(815).then(E.t.bind(E,8815,19)),u=new a.LineCounter,o=l(a,e,u),_=C=>{let{line:x,col:R}=u.linePos(C);return{
line:x,column:R}},L=n.file===void 0?"invalid-input":"unreadable-file";if("code"in o){let C=n.file===void 0||o.isMapping,
{message:x,position:R}=S(o,e,_,C);return{problems:[(0,m.CC)(n,x,{position:R,reason:L})]}}let{document:I,secondAt:D}=o;if(!I)
return{value:null,positionOf:()=>{},problems:[],textComments:[]};let{contents:Y,warnings:W}=I,F=n.file===void 0||a.isMap(
Y);if(I.directives?.yaml.version==="1.1")return{problems:[(0,m.CC)(n,"is YAML 1.1; remove the line `%YAML 1.1`, so that \
it is read as YAML 1.2",{position:_(e.indexOf("%YAML")),reason:L})]};let $=[],U=(C,x,R,j=!1)=>$.push((0,m.CC)(n,C,{path:R,
position:_(x),...j&&{reason:L}}));D!==void 0&&U("contains more than one YAML document; write only one",D,[]);let q=new w(
a,F?U:()=>{},{text:e,isFile:n.file!==void 0});try{let C=q.read(Y),[x]=W;x&&$.length===0&&U(`is not plain YAML; ${r(x.code)}`,
x.pos[0],[]);let R=t([C,q.quotable]);return R.length>0?{problems:R}:$.some(j=>j.reason==="unreadable-file")?{problems:$}:
typeof C!="string"&&O(C,c)?{problems:[...$,(0,m.CC)(n,g)]}:{value:C,positionOf:q.positionsIn(Y,_),problems:$,textComments:q.
textComments}}catch(C){if(!(C instanceof RangeError))throw C;let x=t(q.quotable);return{problems:x.length>0?x:[...$,(0,m.
CC)(n,b)]}}}function S({code:e,offset:n},i,t,s){if(e==="RESOURCE_EXHAUSTION")return{message:b,position:t(n)};let a=s?v(i,
t(n).line):void 0;if(a)return{message:`has wrong indentation: \`${a.key}\` must align with \`${a.above}\``,position:a.position};
let u=i.slice(0,n).trimEnd(),o=u.lastIndexOf(" ")+1;return u[o]==="*"?{message:`is neither YAML nor JSON; ${M}`,position:t(
o)}:{message:`is neither YAML nor JSON; ${e==="UNEXPECTED_TOKEN"&&u.endsWith("}")?"put text that begins with `{` in quot\
es":r(e)}`,position:t(n)}}function l(e,n,i){let t=new e.Composer({version:"1.2",stringKeys:!0,uniqueKeys:!1,logLevel:"si\
lent"});d(t,e);let s=!1,a=0;try{for(let u of new e.Parser(i.addNewLine).parse(n)){if(u.type==="error"||u.type==="doc-end"&&
a===0)return{code:"UNEXPECTED_TOKEN",offset:u.offset,isMapping:s};if(u.type==="document"){if(a++,a>1)return{document:A(t),
secondAt:u.offset};let{value:o}=u;s=o?.type==="block-map"||o?.type==="flow-collection"&&o.start.source==="{"}for(let o of t.
next(u));}return{document:A(t)}}catch(u){if(!(u instanceof e.YAMLParseError))throw u;return{code:u.code,offset:u.pos[0],
isMapping:s}}}function A(e){let[n]=e.end(),[i]=n?.errors??[];if(i)throw i;return n}function d(e,n){let{onError:i}=e,t,s=!1;
Object.assign(e,{onError:(a,u,o,_)=>{if(_){s||i(a,u,o,_),s=!0;return}let[L=0]=typeof a=="number"?[a]:"offset"in a?[a.offset]:
a;throw t??=new n.YAMLParseError([L,L+1],u,o),t}})}var c=65536,g="is larger than 64 KiB as JSON, with its aliases expand\
ed; make it smaller",b="is nested too deeply; use fewer levels",M="put text that begins with `*` in quotes",w=class{quotable=[];textComments=[];#t;#n;#s;#r;#e=[];#a=new Map;#o=new Map;constructor(e,n,{
text:i,isFile:t}){this.#t=e,this.#n=n,this.#s=i,this.#r=t}read(e){let n=this.#t;if(!n.isNode(e))return null;if(n.isAlias(
e))return this.#d(e);this.#c(e);let i={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&this.#a.set(e.anchor,i),
i.value=this.#u(e),i.isRead=!0,i.value}#u(e){let n=this.#t;if(n.isSeq(e))return e.items.map((a,u)=>this.#l(u,a));if(n.isMap(
e))return this.#f(e);let{value:i,source:t}=e,s=typeof i=="number"?p(i,this.#r?t:void 0):void 0;return s&&this.#i(`is ${(0,m.
xv)(t??String(i))}, ${s}`,e),typeof i=="string"&&this.#h(e),i}#h({type:e,range:n}){if(e!=="PLAIN"||!n)return;let i=/[ \t]+(#.*)/y;
i.lastIndex=n[1];let[,t]=i.exec(this.#s)??[];t!==void 0&&this.textComments.push({path:[...this.#e],comment:t.trimEnd()})}#f(e){
this.#m(e);let n=new Map;for(let{key:i,value:t}of e.items){let s=f(i);if(this.quotable.push(s),n.has(s)){let a=(i.range??
e.range)?.[0]??0;this.#n("is there twice; write each key once",a,[...this.#e,s],!0)}n.set(s,this.#l(s,t))}return Object.
fromEntries(n)}#l(e,n){this.#e.push(e);let i=this.read(n);return this.#e.pop(),i}#d(e){let{source:n}=e,i=this.#a.get(n);
if(this.quotable.push(n),i?.isRead)return this.#o.set(e,i.node),i.value;let t=(0,m.xv)(n),s=i?`contains itself, by the a\
lias \`*${t}\`; remove it`:`is the alias \`*${t}\`, but there is no \`&${t}\` before it; ${M}`;return this.#i(s,e),null}#c({
tag:e,range:n}){!e||h.test(e)||(this.quotable.push(e),this.#n(`has the tag ${(0,m.xv)(e)}, which is not supported; remov\
e it`,n?.[0]??0,[...this.#e]))}#m(e){let[n,...i]=e.items;if(!e.flow||n===void 0||n.value!==null||i.length>0)return;let t=`\
{${f(n.key)}}`,{names:s,mistakes:a}=(0,k.G)(t);s.size+a.length!==0&&this.#i(`is a mapping to YAML, because it begins wit\
h a brace; put it in quotes: "${t}"`,e)}#i(e,{range:n}){this.#n(e,n?.[0]??0,[...this.#e])}positionsIn(e,n){let i=this.#t,
t=this.#o,s=new Map,a=u=>{let o=s.get(u)??new Map(u.items.map(_=>[f(_.key),_]));return s.set(u,o),o};return u=>{let o=e,
_=i.isNode(o)?o.range?.[0]:void 0;for(let L of u){i.isAlias(o)&&(o=t.get(o));let I=i.isMap(o)?a(o).get(String(L)):void 0;
if(i.isMap(o))o=I?.value;else if(i.isSeq(o))o=o.items[Number(L)];else break;if(!i.isNode(o)||!o.range)continue;_=o.range[0];
let D=i.isNode(I?.key)?I.key.range?.[0]:void 0;D!==void 0&&n(D).line<n(_).line&&(_=D)}return _===void 0?void 0:n(_)}}};function O(e,n){
let i=0,t=a=>{i+=Buffer.byteLength(JSON.stringify(a))},s=[e];for(;s.length>0&&i<=n;){let a=s.pop();if(typeof a!="object"||
a===null){t(a);continue}let u=Object.entries(a);i+=Math.max(2,u.length+1);for(let[o,_]of u)Array.isArray(a)||(t(o),i+=1),
s.push(_)}return i>n}var f=e=>String(e?.value??e),P={BAD_ALIAS:M,BAD_DIRECTIVE:"remove the line that begins with `%`, or\
 put the text in quotes",BAD_DQ_ESCAPE:"in double quotes, write each backslash twice, or use single quotes",BAD_INDENT:"\
check the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"\
put text that contains `: ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what \
is in brackets by commas",KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: valu\
e`",MISSING_CHAR:"write `name: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"\
write `name: value` in each line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&`\
 in quotes",MULTIPLE_TAGS:"put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that be\
gins with `[` or `{` in quotes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begi\
ns with `!` in quotes"},r=e=>P[e]??"check the indentation, and put text that contains `: ` or `#` in quotes",h=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function p(e,n=""){let i=(0,m.XM)(n);if(i!==void 0)return`which YAML reads as ${e}${(0,m.yi)(i)}`;if(!Number.isFinite(e))
return"which JSON cannot represent";if(Number.isInteger(e)&&!Number.isSafeInteger(e))return"which is outside the range i\
n which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),7785:((K,B,E)=>{E.d(B,{A:()=>N});
const k=[],m=[];function N(v,y,S){if(v===y)return 0;const l=S?.maxDistance,A=v;v.length>y.length&&(v=y,y=A);let d=v.length,
c=y.length;for(;d>0&&v.charCodeAt(~-d)===y.charCodeAt(~-c);)d--,c--;let g=0;for(;g<d&&v.charCodeAt(g)===y.charCodeAt(g);)
g++;if(d-=g,c-=g,l!==void 0&&c-d>l)return l;if(d===0)return l!==void 0&&c>l?l:c;let b,M,w,O,f=0,P=0;for(;f<d;)m[f]=v.charCodeAt(
g+f),k[f]=++f;for(;P<c;){for(b=y.charCodeAt(g+P),w=P++,M=P,f=0;f<d;f++)O=b===m[f]?w:w+1,w=k[f],M=k[f]=w>M?O>M?M+1:O:O>w?
w+1:O;if(l!==void 0){let r=M;for(f=0;f<d;f++)k[f]<r&&(r=k[f]);if(r>l)return l}}return k.length=d,m.length=d,l!==void 0&&
M>l?l:M}function T(v,y,S){if(!Array.isArray(y)||y.length===0)return;const l=S?.maxDistance,A=v.length;for(const b of y)if(b===
v)return b;if(l===0)return;let d,c=Number.POSITIVE_INFINITY;const g=new Set;for(const b of y){if(g.has(b))continue;g.add(
b);const M=Math.abs(b.length-A);if(M>=c||l!==void 0&&M>l)continue;const w=Number.isFinite(c)?l===void 0?c:Math.min(c,l):
l,O=w===void 0?N(v,b):N(v,b,{maxDistance:w});if(l!==void 0&&O>l)continue;let f=O;if(w!==void 0&&O===w&&w===l&&(f=N(v,b)),
f<c&&(c=f,d=b,c===0))break}if(!(l!==void 0&&c>l))return d}})};
