"use strict";exports.id=885,exports.ids=[885,785],exports.modules={7885:((F,x,g)=>{g.r(x),g.d(x,{readExtraFields:()=>b});var A=g(8925),
L=g(8992),O=g(2542),D=g(3924);const y=new Set([...O.pi.map(O.wg),"target"]);async function b(S,u){const E={input:"extra-\
fields"},o=await(0,D.h)(S,E,u),{problems:t}=o;if(!("value"in o))return{fields:{},problems:t};if(!(0,L.Gv)(o.value))return t.
push((0,A.CC)(E,"is not a mapping; write fields as `name: value`")),{fields:{},problems:t};for(const s of Object.keys(o.
value)){const r=s.replaceAll("_","-").toLowerCase(),p={path:[s],position:o.positionOf([s])};y.has(r)&&t.push((0,A.CC)(E,
`has its own input, \`${r}\`; use that`,p))}return{fields:t.length>0?{}:o.value,problems:t}}}),6823:((F,x,g)=>{g.d(x,{Ct:()=>D,
GY:()=>O});var A=g(7785);const L=["tag","version","name","repository","message","url"];function O(o){const t=b(o);return{
names:new Set(t.flatMap(s=>"placeholder"in s?s.placeholder:[])),misspelled:t.flatMap(s=>"meant"in s?{text:s.misspelled,meant:s.
meant}:[])}}function D(o,t,{isUrl:s,maxLength:r}){let p="";for(const[a,d]of b(o).entries()){if("literal"in d)p+=d.literal;else if("\
misspelled"in d)p+=d.misspelled;else{const c=(t[d.placeholder]??"").toWellFormed();p+=s&&a>0?encodeURIComponent(c):c}if(p.
length>r)return}return p}const y=24;function b(o){const t=[];let s=0,r=!0;const p=(a,d,c)=>{d>s&&t.push({literal:o.slice(
s,d)}),t.push(a),s=c};for(let a=o.indexOf("{");a!==-1;a=o.indexOf("{",a)){if(o.startsWith("{{",a)&&r){const k=o.indexOf(
"}}",a+2);if(r=k!==-1,a=r?k+2:a,r)continue}const[d="{",c=""]=/^\{([^{}]*)\}/.exec(o.slice(a,a+y+2))??[],I=c===""?void 0:
S(c);I&&p(I,a,a+d.length),a+=d.length}return s<o.length&&t.push({literal:o.slice(s)}),t}function S(o){const t=L.find(r=>r===
o);if(t!==void 0)return{placeholder:t};const s=L.find(r=>E(o,r));return s&&{misspelled:`{${o}}`,meant:s}}const u=3;function E(o,t){
const s=o.toLowerCase().replace(/[\s_.-]/g,"");if(s===t||s.length>=u&&t.startsWith(s))return!0;const r=[...s].sort().join(
"")===[...t].sort().join("");return t.length>4?(0,A.default)(s,t)<=2:s[0]===t[0]&&(r||(0,A.default)(s,t)<=1)}}),3924:((F,x,g)=>{
g.d(x,{h:()=>E});var A=g(8925),L=g(8359),O=g(642),D=g(8992);const y=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function b(v){
const e=y.exec(v);if(!e)return;const[,n="",i="",f=""]=e;return{indentation:n,key:i,hasValue:f!==""}}function S(v,e){const n=v.
split(/\r?\n/,e+1);for(const i of[e,e+1]){const f=b(n[i-1]??"");if(!f||f.indentation.includes("-"))continue;const l=f.indentation.
length+1,w=n.slice(0,i-1).flatMap(h=>b(h)??[]).at(-1);if(!(!w?.hasValue||w.indentation.length+1===l))return{key:f.key,above:w.
key,position:{line:i,column:l}}}}var u=g(6823);async function E(v,e,n){const i=m=>(0,L.kU)({[e.input]:m},n,e.file),f=i(v);
if(f.length>0)return{problems:f};const l=await g.e(815).then(g.t.bind(g,8815,19)),N=new l.LineCounter,[w,h]=l.parseAllDocuments(
v,{version:"1.2",lineCounter:N,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),M=m=>{const{line:C,col:$}=N.
linePos(m);return{line:C,column:$}};if(!w)return{value:null,positionOf:()=>{},problems:[]};const{contents:R,errors:B,warnings:U}=w,
K=e.file===void 0||l.isMap(R),J=({message:m})=>K?` (${(0,D.$Q)(m.replace(/(: |\n).*/s,""))})`:"",Y=e.file===void 0?"inva\
lid-input":"unreadable-file",[_]=B;if(_)return{problems:[(0,A.CC)(e,...V(_))]};if(w.directives?.yaml.version==="1.1")return{
problems:[(0,A.CC)(e,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:M(v.indexOf("%\
YAML")),reason:Y})]};const T=[],W=(m,C,$,P=!1)=>T.push((0,A.CC)(e,m,{path:$,position:M(C),...P&&{reason:Y}}));h&&W("cont\
ains more than one YAML document; write only one",h.range[0],[]);const j=new p(l,K?W:()=>{},e.file!==void 0);try{const m=j.
read(R),[C]=U;C&&T.length===0&&W(`is not plain YAML${J(C)}`,C.pos[0],[]);const $=i([m,j.quotable]);return $.length>0?{problems:$}:
T.some(P=>P.reason==="unreadable-file")?{problems:T}:typeof m!="string"&&a(m,o)?{problems:[...T,(0,A.CC)(e,t)]}:{value:m,
positionOf:j.positionsIn(R,M),problems:T}}catch(m){if(!(m instanceof RangeError))throw m;const C=i(j.quotable);return{problems:C.
length>0?C:[...T,(0,A.CC)(e,s)]}}function V(m){const[C]=m.pos;if(m.code==="RESOURCE_EXHAUSTION")return[s,{position:M(C),
reason:Y}];const $=K?S(v,M(C).line):void 0;if($)return[`has wrong indentation: \`${$.key}\` must align with \`${$.above}\
\``,{position:$.position,reason:Y}];const P=v.slice(0,C).trimEnd(),Q=P.lastIndexOf(" ")+1;if(P[Q]==="*")return[`is neith\
er YAML nor JSON; ${r}`,{position:M(Q),reason:Y}];const q=m.code==="UNEXPECTED_TOKEN"&&P.endsWith("}")?"put text that be\
gins with `{` in quotes":c[m.code]??"check the indentation, and put text that contains `: ` or `#` in quotes";return[`is\
 neither YAML nor JSON${J(m)}; ${q}`,{position:M(C),reason:Y}]}}const o=65536,t="is larger than 64 KiB as JSON, with its\
 aliases expanded; make it smaller",s="is nested too deeply; use fewer levels",r="put text that begins with `*` in quote\
s";class p{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(e,n,i){this.yaml=e,this.refuse=
n,this.isFile=i}read(e){const{yaml:n}=this;if(!n.isNode(e))return null;if(n.isAlias(e))return this.readAlias(e);this.refuseTag(
e);const i={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&this.anchors.set(e.anchor,i),i.value=this.readValue(
e),i.isRead=!0,i.value}readValue(e){const{yaml:n}=this;if(n.isSeq(e))return e.items.map((N,w)=>this.readInside(w,N));if(n.
isMap(e))return this.readMap(e);const{value:i,source:f}=e,l=typeof i=="number"?k(i,this.isFile?f:void 0):void 0;return l&&
this.refuseNode(`is ${(0,D.$Q)(f??String(i))}, ${l}`,e),i}readMap(e){this.refuseUnquotedPlaceholder(e);const n=new Map;for(const{
key:i,value:f}of e.items){const l=d(i);if(this.quotable.push(l),n.has(l)){const N=(i.range??e.range)?.[0]??0;this.refuse(
"is there twice; write each key once",N,[...this.path,l],!0)}n.set(l,this.readInside(l,f))}return Object.fromEntries(n)}readInside(e,n){
this.path.push(e);const i=this.read(n);return this.path.pop(),i}readAlias(e){const{source:n}=e,i=this.anchors.get(n);if(this.
quotable.push(n),i?.isRead)return this.targets.set(e,i.node),i.value;const f=(0,D.$Q)(n),l=i?`contains itself, by the al\
ias \`*${f}\`; remove it`:`is the alias \`*${f}\`, but there is no \`&${f}\` before it; ${r}`;return this.refuseNode(l,e),
null}refuseTag({tag:e,range:n}){!e||I.test(e)||(this.quotable.push(e),this.refuse(`has the tag ${(0,D.$Q)(e)}, which is \
not supported; remove it`,n?.[0]??0,[...this.path]))}refuseUnquotedPlaceholder(e){const[n,...i]=e.items;if(!e.flow||n===
void 0||n.value!==null||i.length>0)return;const f=`{${d(n.key)}}`,{names:l,misspelled:N}=(0,u.GY)(f);l.size+N.length!==0&&
this.refuseNode(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${f}"`,e)}refuseNode(e,{range:n}){
this.refuse(e,n?.[0]??0,[...this.path])}positionsIn(e,n){const{yaml:i,targets:f}=this,l=new Map,N=w=>{const h=l.get(w)??
new Map(w.items.map(M=>[d(M.key),M]));return l.set(w,h),h};return w=>{let h=e,M=i.isNode(h)?h.range?.[0]:void 0;for(const R of w){
i.isAlias(h)&&(h=f.get(h));const B=i.isMap(h)?N(h).get(String(R)):void 0;if(i.isMap(h))h=B?.value;else if(i.isSeq(h))h=h.
items[Number(R)];else break;if(!i.isNode(h)||!h.range)continue;M=h.range[0];const U=i.isNode(B?.key)?B.key.range?.[0]:void 0;
U!==void 0&&n(U).line<n(M).line&&(M=U)}return M===void 0?void 0:n(M)}}}function a(v,e){let n=0;const i=l=>{n+=Buffer.byteLength(
JSON.stringify(l))},f=[v];for(;f.length>0&&n<=e;){const l=f.pop();if(typeof l!="object"||l===null){i(l);continue}const N=Object.
entries(l);n+=Math.max(2,N.length+1);for(const[w,h]of N)Array.isArray(l)||(i(w),n+=1),f.push(h)}return n>e}const d=v=>String(
v?.value??v),c={BAD_INDENT:"check the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that beg\
ins like this in quotes",MISSING_CHAR:"close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not wi\
th tabs"},I=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;function k(v,e=""){const n=(0,O.XM)(e);if(n!==void 0)
return`which YAML reads as ${v}${(0,O.yi)(n)}`;if(!Number.isFinite(v))return"which JSON cannot represent";if(Number.isInteger(
v)&&!Number.isSafeInteger(v))return"which is outside the range in which JSON keeps whole numbers exactly (\xB1(2^53-1)); pu\
t it in quotes if it is text"}}),7785:((F,x,g)=>{g.d(x,{default:()=>O});const A=[],L=[];function O(y,b,S){if(y===b)return 0;
const u=S?.maxDistance,E=y;y.length>b.length&&(y=b,b=E);let o=y.length,t=b.length;for(;o>0&&y.charCodeAt(~-o)===b.charCodeAt(
~-t);)o--,t--;let s=0;for(;s<o&&y.charCodeAt(s)===b.charCodeAt(s);)s++;if(o-=s,t-=s,u!==void 0&&t-o>u)return u;if(o===0)
return u!==void 0&&t>u?u:t;let r,p,a,d,c=0,I=0;for(;c<o;)L[c]=y.charCodeAt(s+c),A[c]=++c;for(;I<t;){for(r=b.charCodeAt(s+
I),a=I++,p=I,c=0;c<o;c++)d=r===L[c]?a:a+1,a=A[c],p=A[c]=a>p?d>p?p+1:d:d>a?a+1:d;if(u!==void 0){let k=p;for(c=0;c<o;c++)A[c]<
k&&(k=A[c]);if(k>u)return u}}return A.length=o,L.length=o,u!==void 0&&p>u?u:p}function D(y,b,S){if(!Array.isArray(b)||b.
length===0)return;const u=S?.maxDistance,E=y.length;for(const r of b)if(r===y)return r;if(u===0)return;let o,t=Number.POSITIVE_INFINITY;
const s=new Set;for(const r of b){if(s.has(r))continue;s.add(r);const p=Math.abs(r.length-E);if(p>=t||u!==void 0&&p>u)continue;
const a=Number.isFinite(t)?u===void 0?t:Math.min(t,u):u,d=a===void 0?O(y,r):O(y,r,{maxDistance:a});if(u!==void 0&&d>u)continue;
let c=d;if(a!==void 0&&d===a&&a===u&&(c=O(y,r)),c<t&&(t=c,o=r,t===0))break}if(!(u!==void 0&&t>u))return o}})};
