"use strict";exports.id=815,exports.ids=[815],exports.modules={7349:((E,b,u)=>{var S=u(1127),g=u(3301),p=u(4454),m=u(2223),h=u(7103),
f=u(334),c=u(3142);function l(i,t,n,e,s,r){const o=n.type==="block-map"?h.resolveBlockMap(i,t,n,e,r):n.type==="block-seq"?
f.resolveBlockSeq(i,t,n,e,r):c.resolveFlowCollection(i,t,n,e,r),d=o.constructor;return s==="!"||s===d.tagName?(o.tag=d.tagName,
o):(s&&(o.tag=s),o)}function a(i,t,n,e,s){const r=e.tag,o=r?t.directives.tagName(r.source,N=>s(r,"TAG_RESOLVE_FAILED",N)):
null;if(n.type==="block-seq"){const{anchor:N,newlineAfterProp:L}=e,k=N&&r?N.offset>r.offset?N:r:N??r;k&&(!L||L.offset<k.
offset)&&s(k,"MISSING_CHAR","Missing newline after block sequence props")}const d=n.type==="block-map"?"map":n.type==="b\
lock-seq"?"seq":n.start.source==="{"?"map":"seq";if(!r||!o||o==="!"||o===p.YAMLMap.tagName&&d==="map"||o===m.YAMLSeq.tagName&&
d==="seq")return l(i,t,n,s,o);let y=t.schema.tags.find(N=>N.tag===o&&N.collection===d);if(!y){const N=t.schema.knownTags[o];
if(N?.collection===d)t.schema.tags.push(Object.assign({},N,{default:!1})),y=N;else return N?s(r,"BAD_COLLECTION_TYPE",`${N.
tag} used for ${d} collection, but expects ${N.collection??"scalar"}`,!0):s(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${o}`,
!0),l(i,t,n,s,o)}const v=l(i,t,n,s,o,y),w=y.resolve?.(v,N=>s(r,"TAG_RESOLVE_FAILED",N),t.options)??v,A=S.isNode(w)?w:new g.
Scalar(w);return A.range=v.range,A.tag=o,y?.format&&(A.format=y.format),A}b.composeCollection=a}),3683:((E,b,u)=>{var S=u(
3021),g=u(5937),p=u(7788),m=u(4631);function h(f,c,{offset:l,start:a,value:i,end:t},n){const e=Object.assign({_directives:c},
f),s=new S.Document(void 0,e),r={atKey:!1,atRoot:!0,directives:s.directives,options:s.options,schema:s.schema},o=m.resolveProps(
a,{indicator:"doc-start",next:i??t?.[0],offset:l,onError:n,parentIndent:0,startOnNewline:!0});o.found&&(s.directives.docStart=
!0,i&&(i.type==="block-map"||i.type==="block-seq")&&!o.hasNewline&&n(o.end,"MISSING_CHAR","Block collection cannot start\
 on same line with directives-end marker")),s.contents=i?g.composeNode(r,i,o,n):g.composeEmptyNode(r,o.end,a,null,o,n);const d=s.
contents.range[2],y=p.resolveEnd(t,d,!1,n);return y.comment&&(s.comment=y.comment),s.range=[l,d,y.offset],s}b.composeDoc=
h}),5937:((E,b,u)=>{var S=u(4065),g=u(1127),p=u(7349),m=u(5413),h=u(7788),f=u(2599);const c={composeNode:l,composeEmptyNode:a};
function l(t,n,e,s){const r=t.atKey,{spaceBefore:o,comment:d,anchor:y,tag:v}=e;let w,A=!0;switch(n.type){case"alias":w=i(
t,n,s),(y||v)&&s(n,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-\
scalar":case"double-quoted-scalar":case"block-scalar":w=m.composeScalar(t,n,v,s),y&&(w.anchor=y.source.substring(1));break;case"\
block-map":case"block-seq":case"flow-collection":try{w=p.composeCollection(c,t,n,e,s),y&&(w.anchor=y.source.substring(1))}catch(N){
const L=N instanceof Error?N.message:String(N);s(n,"RESOURCE_EXHAUSTION",L)}break;default:{const N=n.type==="error"?n.message:
`Unsupported token (type: ${n.type})`;s(n,"UNEXPECTED_TOKEN",N),A=!1}}return w??(w=a(t,n.offset,void 0,null,e,s)),y&&w.anchor===
""&&s(y,"BAD_ALIAS","Anchor cannot be an empty string"),r&&t.options.stringKeys&&(!g.isScalar(w)||typeof w.value!="strin\
g"||w.tag&&w.tag!=="tag:yaml.org,2002:str")&&s(v??n,"NON_STRING_KEY","With stringKeys, all keys must be strings"),o&&(w.
spaceBefore=!0),d&&(n.type==="scalar"&&n.source===""?w.comment=d:w.commentBefore=d),t.options.keepSourceTokens&&A&&(w.srcToken=
n),w}function a(t,n,e,s,{spaceBefore:r,comment:o,anchor:d,tag:y,end:v},w){const A={type:"scalar",offset:f.emptyScalarPosition(
n,e,s),indent:-1,source:""},N=m.composeScalar(t,A,y,w);return d&&(N.anchor=d.source.substring(1),N.anchor===""&&w(d,"BAD\
_ALIAS","Anchor cannot be an empty string")),r&&(N.spaceBefore=!0),o&&(N.comment=o,N.range[2]=v),N}function i({options:t},{
offset:n,source:e,end:s},r){const o=new S.Alias(e.substring(1));o.source===""&&r(n,"BAD_ALIAS","Alias cannot be an empty\
 string"),o.source.endsWith(":")&&r(n+e.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const d=n+e.length,y=h.
resolveEnd(s,d,t.strict,r);return o.range=[n,d,y.offset],y.comment&&(o.comment=y.comment),o}b.composeEmptyNode=a,b.composeNode=
l}),5413:((E,b,u)=>{var S=u(1127),g=u(3301),p=u(8913),m=u(6842);function h(l,a,i,t){const{value:n,type:e,comment:s,range:r}=a.
type==="block-scalar"?p.resolveBlockScalar(l,a,t):m.resolveFlowScalar(a,l.options.strict,t),o=i?l.directives.tagName(i.source,
v=>t(i,"TAG_RESOLVE_FAILED",v)):null;let d;l.options.stringKeys&&l.atKey?d=l.schema[S.SCALAR]:o?d=f(l.schema,n,o,i,t):a.
type==="scalar"?d=c(l,n,a,t):d=l.schema[S.SCALAR];let y;try{const v=d.resolve(n,w=>t(i??a,"TAG_RESOLVE_FAILED",w),l.options);
y=S.isScalar(v)?v:new g.Scalar(v)}catch(v){const w=v instanceof Error?v.message:String(v);t(i??a,"TAG_RESOLVE_FAILED",w),
y=new g.Scalar(n)}return y.range=r,y.source=n,e&&(y.type=e),o&&(y.tag=o),d.format&&(y.format=d.format),s&&(y.comment=s),
y}function f(l,a,i,t,n){if(i==="!")return l[S.SCALAR];const e=[];for(const r of l.tags)if(!r.collection&&r.tag===i)if(r.
default&&r.test)e.push(r);else return r;for(const r of e)if(r.test?.test(a))return r;const s=l.knownTags[i];return s&&!s.
collection?(l.tags.push(Object.assign({},s,{default:!1,test:void 0})),s):(n(t,"TAG_RESOLVE_FAILED",`Unresolved tag: ${i}`,
i!=="tag:yaml.org,2002:str"),l[S.SCALAR])}function c({atKey:l,directives:a,schema:i},t,n,e){const s=i.tags.find(r=>(r.default===
!0||l&&r.default==="key")&&r.test?.test(t))||i[S.SCALAR];if(i.compat){const r=i.compat.find(o=>o.default&&o.test?.test(t))??
i[S.SCALAR];if(s.tag!==r.tag){const o=a.tagString(s.tag),d=a.tagString(r.tag),y=`Value may be parsed as either ${o} or ${d}`;
e(n,"TAG_RESOLVE_FAILED",y,!0)}}return s}b.composeScalar=h}),9984:((E,b,u)=>{var S=u(932),g=u(1342),p=u(3021),m=u(1464),
h=u(1127),f=u(3683),c=u(7788);function l(t){if(typeof t=="number")return[t,t+1];if(Array.isArray(t))return t.length===2?
t:[t[0],t[1]];const{offset:n,source:e}=t;return[n,n+(typeof e=="string"?e.length:1)]}function a(t){let n="",e=!1,s=!1;for(let r=0;r<
t.length;++r){const o=t[r];switch(o[0]){case"#":n+=(n===""?"":s?`

`:`
`)+(o.substring(1)||" "),e=!0,s=!1;break;case"%":t[r+1]?.[0]!=="#"&&(r+=1),e=!1;break;default:e||(s=!0),e=!1}}return{comment:n,
afterEmptyLine:s}}class i{constructor(n={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(e,s,r,o)=>{const d=l(e);o?this.warnings.push(new m.YAMLWarning(d,s,r)):this.errors.push(new m.YAMLParseError(
d,s,r))},this.directives=new g.Directives({version:n.version||"1.2"}),this.options=n}decorate(n,e){const{comment:s,afterEmptyLine:r}=a(
this.prelude);if(s){const o=n.contents;if(e)n.comment=n.comment?`${n.comment}
${s}`:s;else if(r||n.directives.docStart||!o)n.commentBefore=s;else if(h.isCollection(o)&&!o.flow&&o.items.length>0){let d=o.
items[0];h.isPair(d)&&(d=d.key);const y=d.commentBefore;d.commentBefore=y?`${s}
${y}`:s}else{const d=o.commentBefore;o.commentBefore=d?`${s}
${d}`:s}}if(e){for(let o=0;o<this.errors.length;++o)n.errors.push(this.errors[o]);for(let o=0;o<this.warnings.length;++o)
n.warnings.push(this.warnings[o])}else n.errors=this.errors,n.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:a(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(n,e=!1,s=-1){for(const r of n)yield*this.next(r);yield*this.end(e,s)}*next(n){switch(S.env.LOG_STREAM&&
console.dir(n,{depth:null}),n.type){case"directive":this.directives.add(n.source,(e,s,r)=>{const o=l(n);o[0]+=e,this.onError(
o,"BAD_DIRECTIVE",s,r)}),this.prelude.push(n.source),this.atDirectives=!0;break;case"document":{const e=f.composeDoc(this.
options,this.directives,n,this.onError);this.atDirectives&&!e.directives.docStart&&this.onError(n,"MISSING_CHAR","Missin\
g directives-end/doc-start indicator line"),this.decorate(e,!1),this.doc&&(yield this.doc),this.doc=e,this.atDirectives=
!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(n.source);break;case"erro\
r":{const e=n.source?`${n.message}: ${JSON.stringify(n.source)}`:n.message,s=new m.YAMLParseError(l(n),"UNEXPECTED_TOKEN",
e);this.atDirectives||!this.doc?this.errors.push(s):this.doc.errors.push(s);break}case"doc-end":{if(!this.doc){const s="\
Unexpected doc-end without preceding document";this.errors.push(new m.YAMLParseError(l(n),"UNEXPECTED_TOKEN",s));break}this.
doc.directives.docEnd=!0;const e=c.resolveEnd(n.end,n.offset+n.source.length,this.doc.options.strict,this.onError);if(this.
decorate(this.doc,!0),e.comment){const s=this.doc.comment;this.doc.comment=s?`${s}
${e.comment}`:e.comment}this.doc.range[2]=e.offset;break}default:this.errors.push(new m.YAMLParseError(l(n),"UNEXPECTED_\
TOKEN",`Unsupported token ${n.type}`))}}*end(n=!1,e=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(n){
const s=Object.assign({_directives:this.directives},this.options),r=new p.Document(void 0,s);this.atDirectives&&this.onError(
e,"MISSING_CHAR","Missing directives-end indicator line"),r.range=[0,e,e],this.decorate(r,!1),yield r}}}b.Composer=i}),7103:((E,b,u)=>{
var S=u(7165),g=u(4454),p=u(4631),m=u(9499),h=u(4051),f=u(1187);const c="All mapping items must start at the same column";
function l({composeNode:a,composeEmptyNode:i},t,n,e,s){const r=s?.nodeClass??g.YAMLMap,o=new r(t.schema);t.atRoot&&(t.atRoot=
!1);let d=n.offset,y=null;for(const v of n.items){const{start:w,key:A,sep:N,value:L}=v,k=p.resolveProps(w,{indicator:"ex\
plicit-key-ind",next:A??N?.[0],offset:d,onError:e,parentIndent:n.indent,startOnNewline:!0}),O=!k.found;if(O){if(A&&(A.type===
"block-seq"?e(d,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in A&&A.indent!==
n.indent&&e(d,"BAD_INDENT",c)),!k.anchor&&!k.tag&&!N){y=k.end,k.comment&&(o.comment?o.comment+=`
`+k.comment:o.comment=k.comment);continue}(k.newlineAfterProp||m.containsNewline(A))&&e(A??w[w.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else k.found?.indent!==n.indent&&e(d,"BAD_INDENT",c);t.atKey=!0;const C=k.
end,T=A?a(t,A,k,e):i(t,C,w,null,k,e);t.schema.compat&&h.flowIndentCheck(n.indent,A,e),t.atKey=!1,f.mapIncludes(t,o.items,
T)&&e(C,"DUPLICATE_KEY","Map keys must be unique");const I=p.resolveProps(N??[],{indicator:"map-value-ind",next:L,offset:T.
range[2],onError:e,parentIndent:n.indent,startOnNewline:!A||A.type==="block-scalar"});if(d=I.end,I.found){O&&(L?.type===
"block-map"&&!I.hasNewline&&e(d,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),t.options.
strict&&k.start<I.found.offset-1024&&e(T.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));const P=L?a(t,L,I,e):i(t,d,N,null,I,e);t.schema.compat&&h.flowIndentCheck(n.
indent,L,e),d=P.range[2];const K=new S.Pair(T,P);t.options.keepSourceTokens&&(K.srcToken=v),o.items.push(K)}else{O&&e(T.
range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),I.comment&&(T.comment?T.comment+=`
`+I.comment:T.comment=I.comment);const P=new S.Pair(T);t.options.keepSourceTokens&&(P.srcToken=v),o.items.push(P)}}return y&&
y<d&&e(y,"IMPOSSIBLE","Map comment with trailing content"),o.range=[n.offset,d,y??d],o}b.resolveBlockMap=l}),8913:((E,b,u)=>{
var S=u(3301);function g(h,f,c){const l=f.offset,a=p(f,h.options.strict,c);if(!a)return{value:"",type:null,comment:"",range:[
l,l,l]};const i=a.mode===">"?S.Scalar.BLOCK_FOLDED:S.Scalar.BLOCK_LITERAL,t=f.source?m(f.source):[];let n=t.length;for(let w=t.
length-1;w>=0;--w){const A=t[w][1];if(A===""||A==="\r")n=w;else break}if(n===0){const w=a.chomp==="+"&&t.length>0?`
`.repeat(Math.max(1,t.length-1)):"";let A=l+a.length;return f.source&&(A+=f.source.length),{value:w,type:i,comment:a.comment,
range:[l,A,A]}}let e=f.indent+a.indent,s=f.offset+a.length,r=0;for(let w=0;w<n;++w){const[A,N]=t[w];if(N===""||N==="\r")
a.indent===0&&A.length>e&&(e=A.length);else{A.length<e&&c(s+A.length,"MISSING_CHAR","Block scalars with more-indented le\
ading empty lines must use an explicit indentation indicator"),a.indent===0&&(e=A.length),r=w,e===0&&!h.atRoot&&c(s,"BAD\
_INDENT","Block scalar values in collections must be indented");break}s+=A.length+N.length+1}for(let w=t.length-1;w>=n;--w)
t[w][0].length>e&&(n=w+1);let o="",d="",y=!1;for(let w=0;w<r;++w)o+=t[w][0].slice(e)+`
`;for(let w=r;w<n;++w){let[A,N]=t[w];s+=A.length+N.length+1;const L=N[N.length-1]==="\r";if(L&&(N=N.slice(0,-1)),N&&A.length<
e){const O=`Block scalar lines must not be less indented than their ${a.indent?"explicit indentation indicator":"first l\
ine"}`;c(s-N.length-(L?2:1),"BAD_INDENT",O),A=""}i===S.Scalar.BLOCK_LITERAL?(o+=d+A.slice(e)+N,d=`
`):A.length>e||N[0]==="	"?(d===" "?d=`
`:!y&&d===`
`&&(d=`

`),o+=d+A.slice(e)+N,d=`
`,y=!0):N===""?d===`
`?o+=`
`:d=`
`:(o+=d+N,d=" ",y=!1)}switch(a.chomp){case"-":break;case"+":for(let w=n;w<t.length;++w)o+=`
`+t[w][0].slice(e);o[o.length-1]!==`
`&&(o+=`
`);break;default:o+=`
`}const v=l+a.length+f.source.length;return{value:o,type:i,comment:a.comment,range:[l,v,v]}}function p({offset:h,props:f},c,l){
if(f[0].type!=="block-scalar-header")return l(f[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:a}=f[0],
i=a[0];let t=0,n="",e=-1;for(let d=1;d<a.length;++d){const y=a[d];if(!n&&(y==="-"||y==="+"))n=y;else{const v=Number(y);!t&&
v?t=v:e===-1&&(e=h+d)}}e!==-1&&l(e,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${a}`);let s=!1,r="",
o=a.length;for(let d=1;d<f.length;++d){const y=f[d];switch(y.type){case"space":s=!0;case"newline":o+=y.source.length;break;case"\
comment":c&&!s&&l(y,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),o+=y.source.
length,r=y.source.substring(1);break;case"error":l(y,"UNEXPECTED_TOKEN",y.message),o+=y.source.length;break;default:{const v=`\
Unexpected token in block scalar header: ${y.type}`;l(y,"UNEXPECTED_TOKEN",v);const w=y.source;w&&typeof w=="string"&&(o+=
w.length)}}}return{mode:i,indent:t,chomp:n,comment:r,length:o}}function m(h){const f=h.split(/\n( *)/),c=f[0],l=c.match(
/^( *)/),i=[l?.[1]?[l[1],c.slice(l[1].length)]:["",c]];for(let t=1;t<f.length;t+=2)i.push([f[t],f[t+1]]);return i}b.resolveBlockScalar=
g}),334:((E,b,u)=>{var S=u(2223),g=u(4631),p=u(4051);function m({composeNode:h,composeEmptyNode:f},c,l,a,i){const t=i?.nodeClass??
S.YAMLSeq,n=new t(c.schema);c.atRoot&&(c.atRoot=!1),c.atKey&&(c.atKey=!1);let e=l.offset,s=null;for(const{start:r,value:o}of l.
items){const d=g.resolveProps(r,{indicator:"seq-item-ind",next:o,offset:e,onError:a,parentIndent:l.indent,startOnNewline:!0});
if(!d.found)if(d.anchor||d.tag||o)o?.type==="block-seq"?a(d.end,"BAD_INDENT","All sequence items must start at the same \
column"):a(e,"MISSING_CHAR","Sequence item without - indicator");else{s=d.end,d.comment&&(n.comment=d.comment);continue}
const y=o?h(c,o,d,a):f(c,d.end,r,null,d,a);c.schema.compat&&p.flowIndentCheck(l.indent,o,a),e=y.range[2],n.items.push(y)}
return n.range=[l.offset,e,s??e],n}b.resolveBlockSeq=m}),7788:((E,b)=>{function u(S,g,p,m){let h="";if(S){let f=!1,c="";
for(const l of S){const{source:a,type:i}=l;switch(i){case"space":f=!0;break;case"comment":{p&&!f&&m(l,"MISSING_CHAR","Co\
mments must be separated from other tokens by white space characters");const t=a.substring(1)||" ";h?h+=c+t:h=t,c="";break}case"\
newline":h&&(c+=a),f=!0;break;default:m(l,"UNEXPECTED_TOKEN",`Unexpected ${i} at node end`)}g+=a.length}}return{comment:h,
offset:g}}b.resolveEnd=u}),3142:((E,b,u)=>{var S=u(1127),g=u(7165),p=u(4454),m=u(2223),h=u(7788),f=u(4631),c=u(9499),l=u(
1187);const a="Block collections are not allowed within flow collections",i=n=>n&&(n.type==="block-map"||n.type==="block\
-seq");function t({composeNode:n,composeEmptyNode:e},s,r,o,d){const y=r.start.source==="{",v=y?"flow map":"flow sequence",
w=d?.nodeClass??(y?p.YAMLMap:m.YAMLSeq),A=new w(s.schema);A.flow=!0;const N=s.atRoot;N&&(s.atRoot=!1),s.atKey&&(s.atKey=
!1);let L=r.offset+r.start.source.length;for(let I=0;I<r.items.length;++I){const P=r.items[I],{start:K,key:D,sep:j,value:B}=P,
M=f.resolveProps(K,{flow:v,indicator:"explicit-key-ind",next:D??j?.[0],offset:L,onError:o,parentIndent:r.indent,startOnNewline:!1});
if(!M.found){if(!M.anchor&&!M.tag&&!j&&!B){I===0&&M.comma?o(M.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${v}`):I<r.items.
length-1&&o(M.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${v}`),M.comment&&(A.comment?A.comment+=`
`+M.comment:A.comment=M.comment),L=M.end;continue}!y&&s.options.strict&&c.containsNewline(D)&&o(D,"MULTILINE_IMPLICIT_KE\
Y","Implicit keys of flow sequence pairs need to be on a single line")}if(I===0)M.comma&&o(M.comma,"UNEXPECTED_TOKEN",`U\
nexpected , in ${v}`);else if(M.comma||o(M.start,"MISSING_CHAR",`Missing , between ${v} items`),M.comment){let F="";e:for(const $ of K)
switch($.type){case"comma":case"space":break;case"comment":F=$.source.substring(1);break e;default:break e}if(F){let $=A.
items[A.items.length-1];S.isPair($)&&($=$.value??$.key),$.comment?$.comment+=`
`+F:$.comment=F,M.comment=M.comment.substring(F.length+1)}}if(!y&&!j&&!M.found){const F=B?n(s,B,M,o):e(s,M.end,j,null,M,
o);A.items.push(F),L=F.range[2],i(B)&&o(F.range,"BLOCK_IN_FLOW",a)}else{s.atKey=!0;const F=M.end,$=D?n(s,D,M,o):e(s,F,K,
null,M,o);i(D)&&o($.range,"BLOCK_IN_FLOW",a),s.atKey=!1;const R=f.resolveProps(j??[],{flow:v,indicator:"map-value-ind",next:B,
offset:$.range[2],onError:o,parentIndent:r.indent,startOnNewline:!1});if(R.found){if(!y&&!M.found&&s.options.strict){if(j)
for(const Y of j){if(Y===R.found)break;if(Y.type==="newline"){o(Y,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequen\
ce pairs need to be on a single line");break}}M.start<R.found.offset-1024&&o(R.found,"KEY_OVER_1024_CHARS","The : indica\
tor must be at most 1024 chars after the start of an implicit flow sequence key")}}else B&&("source"in B&&B.source?.[0]===
":"?o(B,"MISSING_CHAR",`Missing space after : in ${v}`):o(R.start,"MISSING_CHAR",`Missing , or : between ${v} items`));const U=B?
n(s,B,R,o):R.found?e(s,R.end,j,null,R,o):null;U?i(B)&&o(U.range,"BLOCK_IN_FLOW",a):R.comment&&($.comment?$.comment+=`
`+R.comment:$.comment=R.comment);const V=new g.Pair($,U);if(s.options.keepSourceTokens&&(V.srcToken=P),y){const Y=A;l.mapIncludes(
s,Y.items,$)&&o(F,"DUPLICATE_KEY","Map keys must be unique"),Y.items.push(V)}else{const Y=new p.YAMLMap(s.schema);Y.flow=
!0,Y.items.push(V);const J=(U??$).range;Y.range=[$.range[0],J[1],J[2]],A.items.push(Y)}L=U?U.range[2]:R.end}}const k=y?"\
}":"]",[O,...C]=r.end;let T=L;if(O?.source===k)T=O.offset+O.source.length;else{const I=v[0].toUpperCase()+v.substring(1),
P=N?`${I} must end with a ${k}`:`${I} in block collection must be sufficiently indented and end with a ${k}`;o(L,N?"MISS\
ING_CHAR":"BAD_INDENT",P),O&&O.source.length!==1&&C.unshift(O)}if(C.length>0){const I=h.resolveEnd(C,T,s.options.strict,
o);I.comment&&(A.comment?A.comment+=`
`+I.comment:A.comment=I.comment),A.range=[r.offset,T,I.offset]}else A.range=[r.offset,T,T];return A}b.resolveFlowCollection=
t}),6842:((E,b,u)=>{var S=u(3301),g=u(7788);function p(t,n,e){const{offset:s,type:r,source:o,end:d}=t;let y,v;const w=(L,k,O)=>e(
s+L,k,O);switch(r){case"scalar":y=S.Scalar.PLAIN,v=m(o,w);break;case"single-quoted-scalar":y=S.Scalar.QUOTE_SINGLE,v=h(o,
w);break;case"double-quoted-scalar":y=S.Scalar.QUOTE_DOUBLE,v=c(o,w);break;default:return e(t,"UNEXPECTED_TOKEN",`Expect\
ed a flow scalar value, but found: ${r}`),{value:"",type:null,comment:"",range:[s,s+o.length,s+o.length]}}const A=s+o.length,
N=g.resolveEnd(d,A,n,e);return{value:v,type:y,comment:N.comment,range:[s,A,N.offset]}}function m(t,n){let e="";switch(t[0]){case"\
	":e="a tab character";break;case",":e="flow indicator character ,";break;case"%":e="directive indicator character %";break;case"\
|":case">":{e=`block scalar indicator ${t[0]}`;break}case"@":case"`":{e=`reserved character ${t[0]}`;break}}return e&&n(
0,"BAD_SCALAR_START",`Plain value cannot start with ${e}`),f(t)}function h(t,n){return(t[t.length-1]!=="'"||t.length===1)&&
n(t.length,"MISSING_CHAR","Missing closing 'quote"),f(t.slice(1,-1)).replace(/''/g,"'")}function f(t){const n=/(.*?)\r?\n/sy;
let e=n.exec(t);if(!e)return t;let s,r;try{s=new RegExp("(?<![ 	])[ 	]+$"),r=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{
s=/[ \t]+$/,r=/^[ \t]+|[ \t]+$/g}let o=e[1].replace(s,""),d=" ",y=n.lastIndex;for(;e=n.exec(t);){const w=e[1].replace(r,
"");w===""?d===`
`?o+=d:d=`
`:(o+=d+w,d=" "),y=n.lastIndex}const v=/[ \t]*(.*)/sy;return v.lastIndex=y,e=v.exec(t),o+d+(e?.[1]??"")}function c(t,n){
let e="";for(let s=1;s<t.length-1;++s){const r=t[s];if(!(r==="\r"&&t[s+1]===`
`))if(r===`
`){const{fold:o,offset:d}=l(t,s);e+=o,s=d}else if(r==="\\"){let o=t[++s];const d=a[o];if(d)e+=d;else if(o===`
`)for(o=t[s+1];o===" "||o==="	";)o=t[++s+1];else if(o==="\r"&&t[s+1]===`
`)for(o=t[++s+1];o===" "||o==="	";)o=t[++s+1];else if(o==="x"||o==="u"||o==="U"){const y=o==="x"?2:o==="u"?4:8;e+=i(t,s+
1,y,n),s+=y}else{const y=t.substr(s-1,2);n(s-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${y}`),e+=y}}else if(r===" "||r===
"	"){const o=s;let d=t[s+1];for(;d===" "||d==="	";)d=t[++s+1];d!==`
`&&!(d==="\r"&&t[s+2]===`
`)&&(e+=s>o?t.slice(o,s+1):r)}else e+=r}return(t[t.length-1]!=='"'||t.length===1)&&n(t.length,"MISSING_CHAR",'Missing cl\
osing "quote'),e}function l(t,n){let e="",s=t[n+1];for(;(s===" "||s==="	"||s===`
`||s==="\r")&&!(s==="\r"&&t[n+2]!==`
`);)s===`
`&&(e+=`
`),n+=1,s=t[n+1];return e||(e=" "),{fold:e,offset:n}}const a={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function i(t,n,e,s){
const r=t.substr(n,e),d=r.length===e&&/^[0-9a-fA-F]+$/.test(r)?parseInt(r,16):NaN;try{return String.fromCodePoint(d)}catch{
const y=t.substr(n-2,e+2);return s(n-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${y}`),y}}b.resolveFlowScalar=p}),4631:((E,b)=>{
function u(S,{flow:g,indicator:p,next:m,offset:h,onError:f,parentIndent:c,startOnNewline:l}){let a=!1,i=l,t=l,n="",e="",
s=!1,r=!1,o=null,d=null,y=null,v=null,w=null,A=null,N=null;for(const O of S)switch(r&&(O.type!=="space"&&O.type!=="newli\
ne"&&O.type!=="comma"&&f(O.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),
r=!1),o&&(i&&O.type!=="comment"&&O.type!=="newline"&&f(o,"TAB_AS_INDENT","Tabs are not allowed as indentation"),o=null),
O.type){case"space":!g&&(p!=="doc-start"||m?.type!=="flow-collection")&&O.source.includes("	")&&(o=O),t=!0;break;case"co\
mment":{t||f(O,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const C=O.source.
substring(1)||" ";n?n+=e+C:n=C,e="",i=!1;break}case"newline":i?n?n+=O.source:(!A||p!=="seq-item-ind")&&(a=!0):e+=O.source,
i=!0,s=!0,(d||y)&&(v=O),t=!0;break;case"anchor":d&&f(O,"MULTIPLE_ANCHORS","A node can have at most one anchor"),O.source.
endsWith(":")&&f(O.offset+O.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),d=O,N??(N=O.offset),i=!1,t=
!1,r=!0;break;case"tag":{y&&f(O,"MULTIPLE_TAGS","A node can have at most one tag"),y=O,N??(N=O.offset),i=!1,t=!1,r=!0;break}case p:
(d||y)&&f(O,"BAD_PROP_ORDER",`Anchors and tags must be after the ${O.source} indicator`),A&&f(O,"UNEXPECTED_TOKEN",`Unex\
pected ${O.source} in ${g??"collection"}`),A=O,i=p==="seq-item-ind"||p==="explicit-key-ind",t=!1;break;case"comma":if(g){
w&&f(O,"UNEXPECTED_TOKEN",`Unexpected , in ${g}`),w=O,i=!1,t=!1;break}default:f(O,"UNEXPECTED_TOKEN",`Unexpected ${O.type}\
 token`),i=!1,t=!1}const L=S[S.length-1],k=L?L.offset+L.source.length:h;return r&&m&&m.type!=="space"&&m.type!=="newline"&&
m.type!=="comma"&&(m.type!=="scalar"||m.source!=="")&&f(m.offset,"MISSING_CHAR","Tags and anchors must be separated from\
 the next token by white space"),o&&(i&&o.indent<=c||m?.type==="block-map"||m?.type==="block-seq")&&f(o,"TAB_AS_INDENT",
"Tabs are not allowed as indentation"),{comma:w,found:A,spaceBefore:a,comment:n,hasNewline:s,anchor:d,tag:y,newlineAfterProp:v,
end:k,start:N??k}}b.resolveProps=u}),9499:((E,b)=>{function u(S){if(!S)return null;switch(S.type){case"alias":case"scala\
r":case"double-quoted-scalar":case"single-quoted-scalar":if(S.source.includes(`
`))return!0;if(S.end){for(const g of S.end)if(g.type==="newline")return!0}return!1;case"flow-collection":for(const g of S.
items){for(const p of g.start)if(p.type==="newline")return!0;if(g.sep){for(const p of g.sep)if(p.type==="newline")return!0}
if(u(g.key)||u(g.value))return!0}return!1;default:return!0}}b.containsNewline=u}),2599:((E,b)=>{function u(S,g,p){if(g){
p??(p=g.length);for(let m=p-1;m>=0;--m){let h=g[m];switch(h.type){case"space":case"comment":case"newline":S-=h.source.length;
continue}for(h=g[++m];h?.type==="space";)S+=h.source.length,h=g[++m];break}}return S}b.emptyScalarPosition=u}),4051:((E,b,u)=>{
var S=u(9499);function g(p,m,h){if(m?.type==="flow-collection"){const f=m.end[0];f.indent===p&&(f.source==="]"||f.source===
"}")&&S.containsNewline(m)&&h(f,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}b.flowIndentCheck=
g}),1187:((E,b,u)=>{var S=u(1127);function g(p,m,h){const{uniqueKeys:f}=p.options;if(f===!1)return!1;const c=typeof f=="\
function"?f:(l,a)=>l===a||S.isScalar(l)&&S.isScalar(a)&&l.value===a.value;return m.some(l=>c(l.key,h))}b.mapIncludes=g}),
3021:((E,b,u)=>{var S=u(4065),g=u(101),p=u(1127),m=u(7165),h=u(4043),f=u(5840),c=u(6829),l=u(1596),a=u(3661),i=u(2404),t=u(
1342);class n{constructor(r,o,d){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(
this,p.NODE_TYPE,{value:p.DOC});let y=null;typeof o=="function"||Array.isArray(o)?y=o:d===void 0&&o&&(d=o,o=void 0);const v=Object.
assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"\
1.2"},d);this.options=v;let{version:w}=v;d?._directives?(this.directives=d._directives.atDocument(),this.directives.yaml.
explicit&&(w=this.directives.yaml.version)):this.directives=new t.Directives({version:w}),this.setSchema(w,d),this.contents=
r===void 0?null:this.createNode(r,y,d)}clone(){const r=Object.create(n.prototype,{[p.NODE_TYPE]:{value:p.DOC}});return r.
commentBefore=this.commentBefore,r.comment=this.comment,r.errors=this.errors.slice(),r.warnings=this.warnings.slice(),r.
options=Object.assign({},this.options),this.directives&&(r.directives=this.directives.clone()),r.schema=this.schema.clone(),
r.contents=p.isNode(this.contents)?this.contents.clone(r.schema):this.contents,this.range&&(r.range=this.range.slice()),
r}add(r){e(this.contents)&&this.contents.add(r)}addIn(r,o){e(this.contents)&&this.contents.addIn(r,o)}createAlias(r,o){if(!r.
anchor){const d=l.anchorNames(this);r.anchor=!o||d.has(o)?l.findNewAnchor(o||"a",d):o}return new S.Alias(r.anchor)}createNode(r,o,d){
let y;if(typeof o=="function")r=o.call({"":r},"",r),y=o;else if(Array.isArray(o)){const K=j=>typeof j=="number"||j instanceof
String||j instanceof Number,D=o.filter(K).map(String);D.length>0&&(o=o.concat(D)),y=o}else d===void 0&&o&&(d=o,o=void 0);
const{aliasDuplicateObjects:v,anchorPrefix:w,flow:A,keepUndefined:N,onTagObj:L,tag:k}=d??{},{onAnchor:O,setAnchors:C,sourceObjects:T}=l.
createNodeAnchors(this,w||"a"),I={aliasDuplicateObjects:v??!0,keepUndefined:N??!1,onAnchor:O,onTagObj:L,replacer:y,schema:this.
schema,sourceObjects:T},P=i.createNode(r,k,I);return A&&p.isCollection(P)&&(P.flow=!0),C(),P}createPair(r,o,d={}){const y=this.
createNode(r,null,d),v=this.createNode(o,null,d);return new m.Pair(y,v)}delete(r){return e(this.contents)?this.contents.
delete(r):!1}deleteIn(r){return g.isEmptyPath(r)?this.contents==null?!1:(this.contents=null,!0):e(this.contents)?this.contents.
deleteIn(r):!1}get(r,o){return p.isCollection(this.contents)?this.contents.get(r,o):void 0}getIn(r,o){return g.isEmptyPath(
r)?!o&&p.isScalar(this.contents)?this.contents.value:this.contents:p.isCollection(this.contents)?this.contents.getIn(r,o):
void 0}has(r){return p.isCollection(this.contents)?this.contents.has(r):!1}hasIn(r){return g.isEmptyPath(r)?this.contents!==
void 0:p.isCollection(this.contents)?this.contents.hasIn(r):!1}set(r,o){this.contents==null?this.contents=g.collectionFromPath(
this.schema,[r],o):e(this.contents)&&this.contents.set(r,o)}setIn(r,o){g.isEmptyPath(r)?this.contents=o:this.contents==null?
this.contents=g.collectionFromPath(this.schema,Array.from(r),o):e(this.contents)&&this.contents.setIn(r,o)}setSchema(r,o={}){
typeof r=="number"&&(r=String(r));let d;switch(r){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=
new t.Directives({version:"1.1"}),d={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.
directives.yaml.version=r:this.directives=new t.Directives({version:r}),d={resolveKnownTags:!0,schema:"core"};break;case null:
this.directives&&delete this.directives,d=null;break;default:{const y=JSON.stringify(r);throw new Error(`Expected '1.1',\
 '1.2' or null as first argument, but found: ${y}`)}}if(o.schema instanceof Object)this.schema=o.schema;else if(d)this.schema=
new f.Schema(Object.assign(d,o));else throw new Error("With a null YAML version, the { schema: Schema } option is requir\
ed")}toJS({json:r,jsonArg:o,mapAsMap:d,maxAliasCount:y,onAnchor:v,reviver:w}={}){const A={anchors:new Map,doc:this,keep:!r,
mapAsMap:d===!0,mapKeyWarned:!1,maxAliasCount:typeof y=="number"?y:100},N=h.toJS(this.contents,o??"",A);if(typeof v=="fu\
nction")for(const{count:L,res:k}of A.anchors.values())v(k,L);return typeof w=="function"?a.applyReviver(w,{"":N},"",N):N}toJSON(r,o){
return this.toJS({json:!0,jsonArg:r,mapAsMap:!1,onAnchor:o})}toString(r={}){if(this.errors.length>0)throw new Error("Doc\
ument with errors cannot be stringified");if("indent"in r&&(!Number.isInteger(r.indent)||Number(r.indent)<=0)){const o=JSON.
stringify(r.indent);throw new Error(`"indent" option must be a positive integer, not ${o}`)}return c.stringifyDocument(this,
r)}}function e(s){if(p.isCollection(s))return!0;throw new Error("Expected a YAML collection as document contents")}b.Document=
n}),1596:((E,b,u)=>{var S=u(1127),g=u(204);function p(c){if(/[\x00-\x19\s,[\]{}]/.test(c)){const a=`Anchor must not cont\
ain whitespace or control characters: ${JSON.stringify(c)}`;throw new Error(a)}return!0}function m(c){const l=new Set;return g.
visit(c,{Value(a,i){i.anchor&&l.add(i.anchor)}}),l}function h(c,l){for(let a=1;;++a){const i=`${c}${a}`;if(!l.has(i))return i}}
function f(c,l){const a=[],i=new Map;let t=null;return{onAnchor:n=>{a.push(n),t??(t=m(c));const e=h(l,t);return t.add(e),
e},setAnchors:()=>{for(const n of a){const e=i.get(n);if(typeof e=="object"&&e.anchor&&(S.isScalar(e.node)||S.isCollection(
e.node)))e.node.anchor=e.anchor;else{const s=new Error("Failed to resolve repeated object (this should not happen)");throw s.
source=n,s}}},sourceObjects:i}}b.anchorIsValid=p,b.anchorNames=m,b.createNodeAnchors=f,b.findNewAnchor=h}),3661:((E,b)=>{
function u(S,g,p,m){if(m&&typeof m=="object")if(Array.isArray(m))for(let h=0,f=m.length;h<f;++h){const c=m[h],l=u(S,m,String(
h),c);l===void 0?delete m[h]:l!==c&&(m[h]=l)}else if(m instanceof Map)for(const h of Array.from(m.keys())){const f=m.get(
h),c=u(S,m,h,f);c===void 0?m.delete(h):c!==f&&m.set(h,c)}else if(m instanceof Set)for(const h of Array.from(m)){const f=u(
S,m,h,h);f===void 0?m.delete(h):f!==h&&(m.delete(h),m.add(f))}else for(const[h,f]of Object.entries(m)){const c=u(S,m,h,f);
c===void 0?delete m[h]:c!==f&&(m[h]=c)}return S.call(g,p,m)}b.applyReviver=u}),2404:((E,b,u)=>{var S=u(4065),g=u(1127),p=u(
3301);const m="tag:yaml.org,2002:";function h(c,l,a){if(l){const i=a.filter(n=>n.tag===l),t=i.find(n=>!n.format)??i[0];if(!t)
throw new Error(`Tag ${l} not found`);return t}return a.find(i=>i.identify?.(c)&&!i.format)}function f(c,l,a){if(g.isDocument(
c)&&(c=c.contents),g.isNode(c))return c;if(g.isPair(c)){const y=a.schema[g.MAP].createNode?.(a.schema,null,a);return y.items.
push(c),y}(c instanceof String||c instanceof Number||c instanceof Boolean||typeof BigInt<"u"&&c instanceof BigInt)&&(c=c.
valueOf());const{aliasDuplicateObjects:i,onAnchor:t,onTagObj:n,schema:e,sourceObjects:s}=a;let r;if(i&&c&&typeof c=="obj\
ect"){if(r=s.get(c),r)return r.anchor??(r.anchor=t(c)),new S.Alias(r.anchor);r={anchor:null,node:null},s.set(c,r)}l?.startsWith(
"!!")&&(l=m+l.slice(2));let o=h(c,l,e.tags);if(!o){if(c&&typeof c.toJSON=="function"&&(c=c.toJSON()),!c||typeof c!="obje\
ct"){const y=new p.Scalar(c);return r&&(r.node=y),y}o=c instanceof Map?e[g.MAP]:Symbol.iterator in Object(c)?e[g.SEQ]:e[g.
MAP]}n&&(n(o),delete a.onTagObj);const d=o?.createNode?o.createNode(a.schema,c,a):typeof o?.nodeClass?.from=="function"?
o.nodeClass.from(a.schema,c,a):new p.Scalar(c);return l?d.tag=l:o.default||(d.tag=o.tag),r&&(r.node=d),d}b.createNode=f}),
1342:((E,b,u)=>{var S=u(1127),g=u(204);const p={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},m=f=>f.replace(
/[!,[\]{}]/g,c=>p[c]);class h{constructor(c,l){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},h.defaultYaml,
c),this.tags=Object.assign({},h.defaultTags,l)}clone(){const c=new h(this.yaml,this.tags);return c.docStart=this.docStart,
c}atDocument(){const c=new h(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"\
1.2":this.atNextDocument=!1,this.yaml={explicit:h.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},h.defaultTags);
break}return c}add(c,l){this.atNextDocument&&(this.yaml={explicit:h.defaultYaml.explicit,version:"1.1"},this.tags=Object.
assign({},h.defaultTags),this.atNextDocument=!1);const a=c.trim().split(/[ \t]+/),i=a.shift();switch(i){case"%TAG":{if(a.
length!==2&&(l(0,"%TAG directive should contain exactly two parts"),a.length<2))return!1;const[t,n]=a;return this.tags[t]=
n,!0}case"%YAML":{if(this.yaml.explicit=!0,a.length!==1)return l(0,"%YAML directive should contain exactly one part"),!1;
const[t]=a;if(t==="1.1"||t==="1.2")return this.yaml.version=t,!0;{const n=/^\d+\.\d+$/.test(t);return l(6,`Unsupported Y\
AML version ${t}`,n),!1}}default:return l(0,`Unknown directive ${i}`,!0),!1}}tagName(c,l){if(c==="!")return"!";if(c[0]!==
"!")return l(`Not a valid tag: ${c}`),null;if(c[1]==="<"){const n=c.slice(2,-1);return n==="!"||n==="!!"?(l(`Verbatim ta\
gs aren't resolved, so ${c} is invalid.`),null):(c[c.length-1]!==">"&&l("Verbatim tags must end with a >"),n)}const[,a,i]=c.
match(/^(.*!)([^!]*)$/s);i||l(`The ${c} tag has no suffix`);const t=this.tags[a];if(t)try{return t+decodeURIComponent(i)}catch(n){
return l(String(n)),null}return a==="!"?c:(l(`Could not resolve tag: ${c}`),null)}tagString(c){for(const[l,a]of Object.entries(
this.tags))if(c.startsWith(a))return l+m(c.substring(a.length));return c[0]==="!"?c:`!<${c}>`}toString(c){const l=this.yaml.
explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],a=Object.entries(this.tags);let i;if(c&&a.length>0&&S.isNode(c.contents)){
const t={};g.visit(c.contents,(n,e)=>{S.isNode(e)&&e.tag&&(t[e.tag]=!0)}),i=Object.keys(t)}else i=[];for(const[t,n]of a)
t==="!!"&&n==="tag:yaml.org,2002:"||(!c||i.some(e=>e.startsWith(n)))&&l.push(`%TAG ${t} ${n}`);return l.join(`
`)}}h.defaultYaml={explicit:!1,version:"1.2"},h.defaultTags={"!!":"tag:yaml.org,2002:"},b.Directives=h}),1464:((E,b)=>{class u extends Error{constructor(h,f,c,l){
super(),this.name=h,this.code=c,this.message=l,this.pos=f}}class S extends u{constructor(h,f,c){super("YAMLParseError",h,
f,c)}}class g extends u{constructor(h,f,c){super("YAMLWarning",h,f,c)}}const p=(m,h)=>f=>{if(f.pos[0]===-1)return;f.linePos=
f.pos.map(t=>h.linePos(t));const{line:c,col:l}=f.linePos[0];f.message+=` at line ${c}, column ${l}`;let a=l-1,i=m.substring(
h.lineStarts[c-1],h.lineStarts[c]).replace(/[\n\r]+$/,"");if(a>=60&&i.length>80){const t=Math.min(a-39,i.length-79);i="\u2026"+
i.substring(t),a-=t-1}if(i.length>80&&(i=i.substring(0,79)+"\u2026"),c>1&&/^ *$/.test(i.substring(0,a))){let t=m.substring(
h.lineStarts[c-2],h.lineStarts[c-1]);t.length>80&&(t=t.substring(0,79)+`\u2026
`),i=t+i}if(/[^ ]/.test(i)){let t=1;const n=f.linePos[1];n?.line===c&&n.col>l&&(t=Math.max(1,Math.min(n.col-l,80-a)));const e="\
 ".repeat(a)+"^".repeat(t);f.message+=`:

${i}
${e}
`}};b.YAMLError=u,b.YAMLParseError=S,b.YAMLWarning=g,b.prettifyError=p}),8815:((E,b,u)=>{var S=u(9984),g=u(3021),p=u(5840),
m=u(1464),h=u(4065),f=u(1127),c=u(7165),l=u(3301),a=u(4454),i=u(2223),t=u(3461),n=u(361),e=u(6628),s=u(3456),r=u(4047),o=u(
204);b.Composer=S.Composer,b.Document=g.Document,b.Schema=p.Schema,b.YAMLError=m.YAMLError,b.YAMLParseError=m.YAMLParseError,
b.YAMLWarning=m.YAMLWarning,b.Alias=h.Alias,b.isAlias=f.isAlias,b.isCollection=f.isCollection,b.isDocument=f.isDocument,
b.isMap=f.isMap,b.isNode=f.isNode,b.isPair=f.isPair,b.isScalar=f.isScalar,b.isSeq=f.isSeq,b.Pair=c.Pair,b.Scalar=l.Scalar,
b.YAMLMap=a.YAMLMap,b.YAMLSeq=i.YAMLSeq,b.CST=t,b.Lexer=n.Lexer,b.LineCounter=e.LineCounter,b.Parser=s.Parser,b.parse=r.
parse,b.parseAllDocuments=r.parseAllDocuments,b.parseDocument=r.parseDocument,b.stringify=r.stringify,b.visit=o.visit,b.
visitAsync=o.visitAsync}),7249:((E,b,u)=>{var S=u(932);function g(m,...h){m==="debug"&&console.log(...h)}function p(m,h){
(m==="debug"||m==="warn")&&(typeof S.emitWarning=="function"?S.emitWarning(h):console.warn(h))}b.debug=g,b.warn=p}),4065:((E,b,u)=>{
var S=u(1596),g=u(204),p=u(1127),m=u(6673),h=u(4043);class f extends m.NodeBase{constructor(a){super(p.ALIAS),this.source=
a,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(a,i){if(i?.maxAliasCount===
0)throw new ReferenceError("Alias resolution is disabled");let t;i?.aliasResolveCache?t=i.aliasResolveCache:(t=[],g.visit(
a,{Node:(e,s)=>{(p.isAlias(s)||p.hasAnchor(s))&&t.push(s)}}),i&&(i.aliasResolveCache=t));let n;for(const e of t){if(e===
this)break;e.anchor===this.source&&(n=e)}if(n&&i){const{anchors:e,doc:s,maxAliasCount:r}=i;let o=e.get(n);if(o||(h.toJS(
n,null,i),o=e.get(n)),o?.res===void 0){const d="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(
d)}if(r>=0&&(o.count+=1,o.aliasCount===0&&(o.aliasCount=c(s,n,e)),o.count*o.aliasCount>r)){const d="Excessive alias coun\
t indicates a resource exhaustion attack";throw new ReferenceError(d)}}return n}toJSON(a,i){if(!i)return{source:this.source};
const t=this.resolve(i.doc,i);if(!t){const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw new ReferenceError(n)}return i.anchors.get(t).res}toString(a,i,t){const n=`*${this.source}`;if(a){if(S.anchorIsValid(
this.source),a.options.verifyAliasOrder&&!a.anchors.has(this.source)){const e=`Unresolved alias (the anchor must be set \
before the alias): ${this.source}`;throw new Error(e)}if(a.implicitKey)return`${n} `}return n}}function c(l,a,i){if(p.isAlias(
a)){const t=a.resolve(l),n=i&&t&&i.get(t);return n?n.count*n.aliasCount:0}else if(p.isCollection(a)){let t=0;for(const n of a.
items){const e=c(l,n,i);e>t&&(t=e)}return t}else if(p.isPair(a)){const t=c(l,a.key,i),n=c(l,a.value,i);return Math.max(t,
n)}return 1}b.Alias=f}),101:((E,b,u)=>{var S=u(2404),g=u(1127),p=u(6673);function m(c,l,a){let i=a;for(let t=l.length-1;t>=
0;--t){const n=l[t];if(typeof n=="number"&&Number.isInteger(n)&&n>=0){const e=[];e[n]=i,i=e}else i=new Map([[n,i]])}return S.
createNode(i,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, pl\
ease report a bug.")},schema:c,sourceObjects:new Map})}const h=c=>c==null||typeof c=="object"&&!!c[Symbol.iterator]().next().
done;class f extends p.NodeBase{constructor(l,a){super(l),Object.defineProperty(this,"schema",{value:a,configurable:!0,enumerable:!1,
writable:!0})}clone(l){const a=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return l&&
(a.schema=l),a.items=a.items.map(i=>g.isNode(i)||g.isPair(i)?i.clone(l):i),this.range&&(a.range=this.range.slice()),a}addIn(l,a){
if(h(l))this.add(a);else{const[i,...t]=l,n=this.get(i,!0);if(g.isCollection(n))n.addIn(t,a);else if(n===void 0&&this.schema)
this.set(i,m(this.schema,t,a));else throw new Error(`Expected YAML collection at ${i}. Remaining path: ${t}`)}}deleteIn(l){
const[a,...i]=l;if(i.length===0)return this.delete(a);const t=this.get(a,!0);if(g.isCollection(t))return t.deleteIn(i);throw new Error(
`Expected YAML collection at ${a}. Remaining path: ${i}`)}getIn(l,a){const[i,...t]=l,n=this.get(i,!0);return t.length===
0?!a&&g.isScalar(n)?n.value:n:g.isCollection(n)?n.getIn(t,a):void 0}hasAllNullValues(l){return this.items.every(a=>{if(!g.
isPair(a))return!1;const i=a.value;return i==null||l&&g.isScalar(i)&&i.value==null&&!i.commentBefore&&!i.comment&&!i.tag})}hasIn(l){
const[a,...i]=l;if(i.length===0)return this.has(a);const t=this.get(a,!0);return g.isCollection(t)?t.hasIn(i):!1}setIn(l,a){
const[i,...t]=l;if(t.length===0)this.set(i,a);else{const n=this.get(i,!0);if(g.isCollection(n))n.setIn(t,a);else if(n===
void 0&&this.schema)this.set(i,m(this.schema,t,a));else throw new Error(`Expected YAML collection at ${i}. Remaining pat\
h: ${t}`)}}}b.Collection=f,b.collectionFromPath=m,b.isEmptyPath=h}),6673:((E,b,u)=>{var S=u(3661),g=u(1127),p=u(4043);class m{constructor(f){
Object.defineProperty(this,g.NODE_TYPE,{value:f})}clone(){const f=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(f.range=this.range.slice()),f}toJS(f,{mapAsMap:c,maxAliasCount:l,onAnchor:a,reviver:i}={}){if(!g.
isDocument(f))throw new TypeError("A document argument is required");const t={anchors:new Map,doc:f,keep:!0,mapAsMap:c===
!0,mapKeyWarned:!1,maxAliasCount:typeof l=="number"?l:100},n=p.toJS(this,"",t);if(typeof a=="function")for(const{count:e,
res:s}of t.anchors.values())a(s,e);return typeof i=="function"?S.applyReviver(i,{"":n},"",n):n}}b.NodeBase=m}),7165:((E,b,u)=>{
var S=u(2404),g=u(9748),p=u(7104),m=u(1127);function h(c,l,a){const i=S.createNode(c,void 0,a),t=S.createNode(l,void 0,a);
return new f(i,t)}class f{constructor(l,a=null){Object.defineProperty(this,m.NODE_TYPE,{value:m.PAIR}),this.key=l,this.value=
a}clone(l){let{key:a,value:i}=this;return m.isNode(a)&&(a=a.clone(l)),m.isNode(i)&&(i=i.clone(l)),new f(a,i)}toJSON(l,a){
const i=a?.mapAsMap?new Map:{};return p.addPairToJSMap(a,i,this)}toString(l,a,i){return l?.doc?g.stringifyPair(this,l,a,
i):JSON.stringify(this)}}b.Pair=f,b.createPair=h}),3301:((E,b,u)=>{var S=u(1127),g=u(6673),p=u(4043);const m=f=>!f||typeof f!=
"function"&&typeof f!="object";class h extends g.NodeBase{constructor(c){super(S.SCALAR),this.value=c}toJSON(c,l){return l?.
keep?this.value:p.toJS(this.value,c,l)}toString(){return String(this.value)}}h.BLOCK_FOLDED="BLOCK_FOLDED",h.BLOCK_LITERAL=
"BLOCK_LITERAL",h.PLAIN="PLAIN",h.QUOTE_DOUBLE="QUOTE_DOUBLE",h.QUOTE_SINGLE="QUOTE_SINGLE",b.Scalar=h,b.isScalarValue=m}),
4454:((E,b,u)=>{var S=u(1212),g=u(7104),p=u(101),m=u(1127),h=u(7165),f=u(3301);function c(a,i){const t=m.isScalar(i)?i.value:
i;for(const n of a)if(m.isPair(n)&&(n.key===i||n.key===t||m.isScalar(n.key)&&n.key.value===t))return n}class l extends p.
Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(i){super(m.MAP,i),this.items=[]}static from(i,t,n){
const{keepUndefined:e,replacer:s}=n,r=new this(i),o=(d,y)=>{if(typeof s=="function")y=s.call(t,d,y);else if(Array.isArray(
s)&&!s.includes(d))return;(y!==void 0||e)&&r.items.push(h.createPair(d,y,n))};if(t instanceof Map)for(const[d,y]of t)o(d,
y);else if(t&&typeof t=="object")for(const d of Object.keys(t))o(d,t[d]);return typeof i.sortMapEntries=="function"&&r.items.
sort(i.sortMapEntries),r}add(i,t){let n;m.isPair(i)?n=i:!i||typeof i!="object"||!("key"in i)?n=new h.Pair(i,i?.value):n=
new h.Pair(i.key,i.value);const e=c(this.items,n.key),s=this.schema?.sortMapEntries;if(e){if(!t)throw new Error(`Key ${n.
key} already set`);m.isScalar(e.value)&&f.isScalarValue(n.value)?e.value.value=n.value:e.value=n.value}else if(s){const r=this.
items.findIndex(o=>s(n,o)<0);r===-1?this.items.push(n):this.items.splice(r,0,n)}else this.items.push(n)}delete(i){const t=c(
this.items,i);return t?this.items.splice(this.items.indexOf(t),1).length>0:!1}get(i,t){const e=c(this.items,i)?.value;return(!t&&
m.isScalar(e)?e.value:e)??void 0}has(i){return!!c(this.items,i)}set(i,t){this.add(new h.Pair(i,t),!0)}toJSON(i,t,n){const e=n?
new n:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(e);for(const s of this.items)g.addPairToJSMap(t,e,s);return e}toString(i,t,n){
if(!i)return JSON.stringify(this);for(const e of this.items)if(!m.isPair(e))throw new Error(`Map items must all be pairs\
; found ${JSON.stringify(e)} instead`);return!i.allNullValues&&this.hasAllNullValues(!1)&&(i=Object.assign({},i,{allNullValues:!0})),
S.stringifyCollection(this,i,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:i.indent||"",onChompKeep:n,onComment:t})}}
b.YAMLMap=l,b.findPair=c}),2223:((E,b,u)=>{var S=u(2404),g=u(1212),p=u(101),m=u(1127),h=u(3301),f=u(4043);class c extends p.
Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(i){super(m.SEQ,i),this.items=[]}add(i){this.items.
push(i)}delete(i){const t=l(i);return typeof t!="number"?!1:this.items.splice(t,1).length>0}get(i,t){const n=l(i);if(typeof n!=
"number")return;const e=this.items[n];return!t&&m.isScalar(e)?e.value:e}has(i){const t=l(i);return typeof t=="number"&&t<
this.items.length}set(i,t){const n=l(i);if(typeof n!="number")throw new Error(`Expected a valid index, not ${i}.`);const e=this.
items[n];m.isScalar(e)&&h.isScalarValue(t)?e.value=t:this.items[n]=t}toJSON(i,t){const n=[];t?.onCreate&&t.onCreate(n);let e=0;
for(const s of this.items)n.push(f.toJS(s,String(e++),t));return n}toString(i,t,n){return i?g.stringifyCollection(this,i,
{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(i.indent||"")+"  ",onChompKeep:n,onComment:t}):JSON.stringify(
this)}static from(i,t,n){const{replacer:e}=n,s=new this(i);if(t&&Symbol.iterator in Object(t)){let r=0;for(let o of t){if(typeof e==
"function"){const d=t instanceof Set?o:String(r++);o=e.call(t,d,o)}s.items.push(S.createNode(o,void 0,n))}}return s}}function l(a){
let i=m.isScalar(a)?a.value:a;return i&&typeof i=="string"&&(i=Number(i)),typeof i=="number"&&Number.isInteger(i)&&i>=0?
i:null}b.YAMLSeq=c}),7104:((E,b,u)=>{var S=u(7249),g=u(452),p=u(2148),m=u(1127),h=u(4043);function f(l,a,{key:i,value:t}){
if(m.isNode(i)&&i.addToJSMap)i.addToJSMap(l,a,t);else if(g.isMergeKey(l,i))g.addMergeToJSMap(l,a,t);else{const n=h.toJS(
i,"",l);if(a instanceof Map)a.set(n,h.toJS(t,n,l));else if(a instanceof Set)a.add(n);else{const e=c(i,n,l),s=h.toJS(t,e,
l);e in a?Object.defineProperty(a,e,{value:s,writable:!0,enumerable:!0,configurable:!0}):a[e]=s}}return a}function c(l,a,i){
if(a===null)return"";if(typeof a!="object")return String(a);if(m.isNode(l)&&i?.doc){const t=p.createStringifyContext(i.doc,
{});t.anchors=new Set;for(const e of i.anchors.keys())t.anchors.add(e.anchor);t.inFlow=!0,t.inStringifyKey=!0;const n=l.
toString(t);if(!i.mapKeyWarned){let e=JSON.stringify(n);e.length>40&&(e=e.substring(0,36)+'..."'),S.warn(i.doc.options.logLevel,
`Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object k\
eys.`),i.mapKeyWarned=!0}return n}return JSON.stringify(a)}b.addPairToJSMap=f}),1127:((E,b)=>{const u=Symbol.for("yaml.a\
lias"),S=Symbol.for("yaml.document"),g=Symbol.for("yaml.map"),p=Symbol.for("yaml.pair"),m=Symbol.for("yaml.scalar"),h=Symbol.
for("yaml.seq"),f=Symbol.for("yaml.node.type"),c=o=>!!o&&typeof o=="object"&&o[f]===u,l=o=>!!o&&typeof o=="object"&&o[f]===
S,a=o=>!!o&&typeof o=="object"&&o[f]===g,i=o=>!!o&&typeof o=="object"&&o[f]===p,t=o=>!!o&&typeof o=="object"&&o[f]===m,n=o=>!!o&&
typeof o=="object"&&o[f]===h;function e(o){if(o&&typeof o=="object")switch(o[f]){case g:case h:return!0}return!1}function s(o){
if(o&&typeof o=="object")switch(o[f]){case u:case g:case m:case h:return!0}return!1}const r=o=>(t(o)||e(o))&&!!o.anchor;
b.ALIAS=u,b.DOC=S,b.MAP=g,b.NODE_TYPE=f,b.PAIR=p,b.SCALAR=m,b.SEQ=h,b.hasAnchor=r,b.isAlias=c,b.isCollection=e,b.isDocument=
l,b.isMap=a,b.isNode=s,b.isPair=i,b.isScalar=t,b.isSeq=n}),4043:((E,b,u)=>{var S=u(1127);function g(p,m,h){if(Array.isArray(
p))return p.map((f,c)=>g(f,String(c),h));if(p&&typeof p.toJSON=="function"){if(!h||!S.hasAnchor(p))return p.toJSON(m,h);
const f={aliasCount:0,count:1,res:void 0};h.anchors.set(p,f),h.onCreate=l=>{f.res=l,delete h.onCreate};const c=p.toJSON(
m,h);return h.onCreate&&h.onCreate(c),c}return typeof p=="bigint"&&!h?.keep?Number(p):p}b.toJS=g}),110:((E,b,u)=>{var S=u(
8913),g=u(6842),p=u(1464),m=u(3069);function h(t,n=!0,e){if(t){const s=(r,o,d)=>{const y=typeof r=="number"?r:Array.isArray(
r)?r[0]:r.offset;if(e)e(y,o,d);else throw new p.YAMLParseError([y,y+1],o,d)};switch(t.type){case"scalar":case"single-quo\
ted-scalar":case"double-quoted-scalar":return g.resolveFlowScalar(t,n,s);case"block-scalar":return S.resolveBlockScalar(
{options:{strict:n}},t,s)}}return null}function f(t,n){const{implicitKey:e=!1,indent:s,inFlow:r=!1,offset:o=-1,type:d="P\
LAIN"}=n,y=m.stringifyString({type:d,value:t},{implicitKey:e,indent:s>0?" ".repeat(s):"",inFlow:r,options:{blockQuote:!0,
lineWidth:-1}}),v=n.end??[{type:"newline",offset:-1,indent:s,source:`
`}];switch(y[0]){case"|":case">":{const w=y.indexOf(`
`),A=y.substring(0,w),N=y.substring(w+1)+`
`,L=[{type:"block-scalar-header",offset:o,indent:s,source:A}];return a(L,v)||L.push({type:"newline",offset:-1,indent:s,source:`\

`}),{type:"block-scalar",offset:o,indent:s,props:L,source:N}}case'"':return{type:"double-quoted-scalar",offset:o,indent:s,
source:y,end:v};case"'":return{type:"single-quoted-scalar",offset:o,indent:s,source:y,end:v};default:return{type:"scalar",
offset:o,indent:s,source:y,end:v}}}function c(t,n,e={}){let{afterKey:s=!1,implicitKey:r=!1,inFlow:o=!1,type:d}=e,y="inde\
nt"in t?t.indent:null;if(s&&typeof y=="number"&&(y+=2),!d)switch(t.type){case"single-quoted-scalar":d="QUOTE_SINGLE";break;case"\
double-quoted-scalar":d="QUOTE_DOUBLE";break;case"block-scalar":{const w=t.props[0];if(w.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");d=w.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:d="PLAIN"}const v=m.stringifyString(
{type:d,value:n},{implicitKey:r||y===null,indent:y!==null&&y>0?" ".repeat(y):"",inFlow:o,options:{blockQuote:!0,lineWidth:-1}});
switch(v[0]){case"|":case">":l(t,v);break;case'"':i(t,v,"double-quoted-scalar");break;case"'":i(t,v,"single-quoted-scala\
r");break;default:i(t,v,"scalar")}}function l(t,n){const e=n.indexOf(`
`),s=n.substring(0,e),r=n.substring(e+1)+`
`;if(t.type==="block-scalar"){const o=t.props[0];if(o.type!=="block-scalar-header")throw new Error("Invalid block scalar\
 header");o.source=s,t.source=r}else{const{offset:o}=t,d="indent"in t?t.indent:-1,y=[{type:"block-scalar-header",offset:o,
indent:d,source:s}];a(y,"end"in t?t.end:void 0)||y.push({type:"newline",offset:-1,indent:d,source:`
`});for(const v of Object.keys(t))v!=="type"&&v!=="offset"&&delete t[v];Object.assign(t,{type:"block-scalar",indent:d,props:y,
source:r})}}function a(t,n){if(n)for(const e of n)switch(e.type){case"space":case"comment":t.push(e);break;case"newline":
return t.push(e),!0}return!1}function i(t,n,e){switch(t.type){case"scalar":case"double-quoted-scalar":case"single-quoted\
-scalar":t.type=e,t.source=n;break;case"block-scalar":{const s=t.props.slice(1);let r=n.length;t.props[0].type==="block-\
scalar-header"&&(r-=t.props[0].source.length);for(const o of s)o.offset+=r;delete t.props,Object.assign(t,{type:e,source:n,
end:s});break}case"block-map":case"block-seq":{const r={type:"newline",offset:t.offset+n.length,indent:t.indent,source:`\

`};delete t.items,Object.assign(t,{type:e,source:n,end:[r]});break}default:{const s="indent"in t?t.indent:-1,r="end"in t&&
Array.isArray(t.end)?t.end.filter(o=>o.type==="space"||o.type==="comment"||o.type==="newline"):[];for(const o of Object.
keys(t))o!=="type"&&o!=="offset"&&delete t[o];Object.assign(t,{type:e,indent:s,source:n,end:r})}}}b.createScalarToken=f,
b.resolveAsScalar=h,b.setScalarValue=c}),1733:((E,b)=>{const u=p=>"type"in p?S(p):g(p);function S(p){switch(p.type){case"\
block-scalar":{let m="";for(const h of p.props)m+=S(h);return m+p.source}case"block-map":case"block-seq":{let m="";for(const h of p.
items)m+=g(h);return m}case"flow-collection":{let m=p.start.source;for(const h of p.items)m+=g(h);for(const h of p.end)m+=
h.source;return m}case"document":{let m=g(p);if(p.end)for(const h of p.end)m+=h.source;return m}default:{let m=p.source;
if("end"in p&&p.end)for(const h of p.end)m+=h.source;return m}}}function g({start:p,key:m,sep:h,value:f}){let c="";for(const l of p)
c+=l.source;if(m&&(c+=S(m)),h)for(const l of h)c+=l.source;return f&&(c+=S(f)),c}b.stringify=u}),7715:((E,b)=>{const u=Symbol(
"break visit"),S=Symbol("skip children"),g=Symbol("remove item");function p(h,f){"type"in h&&h.type==="document"&&(h={start:h.
start,value:h.value}),m(Object.freeze([]),h,f)}p.BREAK=u,p.SKIP=S,p.REMOVE=g,p.itemAtPath=(h,f)=>{let c=h;for(const[l,a]of f){
const i=c?.[l];if(i&&"items"in i)c=i.items[a];else return}return c},p.parentCollection=(h,f)=>{const c=p.itemAtPath(h,f.
slice(0,-1)),l=f[f.length-1][0],a=c?.[l];if(a&&"items"in a)return a;throw new Error("Parent collection not found")};function m(h,f,c){
let l=c(f,h);if(typeof l=="symbol")return l;for(const a of["key","value"]){const i=f[a];if(i&&"items"in i){for(let t=0;t<
i.items.length;++t){const n=m(Object.freeze(h.concat([[a,t]])),i.items[t],c);if(typeof n=="number")t=n-1;else{if(n===u)return u;
n===g&&(i.items.splice(t,1),t-=1)}}typeof l=="function"&&a==="key"&&(l=l(f,h))}}return typeof l=="function"?l(f,h):l}b.visit=
p}),3461:((E,b,u)=>{var S=u(110),g=u(1733),p=u(7715);const m="\uFEFF",h="",f="",c="",l=n=>!!n&&"items"in n,a=n=>!!n&&
(n.type==="scalar"||n.type==="single-quoted-scalar"||n.type==="double-quoted-scalar"||n.type==="block-scalar");function i(n){
switch(n){case m:return"<BOM>";case h:return"<DOC>";case f:return"<FLOW_END>";case c:return"<SCALAR>";default:return JSON.
stringify(n)}}function t(n){switch(n){case m:return"byte-order-mark";case h:return"doc-mode";case f:return"flow-error-en\
d";case c:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(n[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}b.createScalarToken=S.createScalarToken,b.resolveAsScalar=S.
resolveAsScalar,b.setScalarValue=S.setScalarValue,b.stringify=g.stringify,b.visit=p.visit,b.BOM=m,b.DOCUMENT=h,b.FLOW_END=
f,b.SCALAR=c,b.isCollection=l,b.isScalar=a,b.prettyToken=i,b.tokenType=t}),361:((E,b,u)=>{var S=u(3461);function g(a){switch(a){case void 0:case"\
 ":case`
`:case"\r":case"	":return!0;default:return!1}}const p=new Set("0123456789ABCDEFabcdef"),m=new Set("0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),h=new Set(",[]{}"),f=new Set(` ,[]{}
\r	`),c=a=>!a||f.has(a);class l{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(i,t=!1){
if(i){if(typeof i!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+i:i,this.lineEndPos=
null}this.atEnd=!t;let n=this.next??"stream";for(;n&&(t||this.hasChars(1));)n=yield*this.parseNext(n)}atLineEnd(){let i=this.
pos,t=this.buffer[i];for(;t===" "||t==="	";)t=this.buffer[++i];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[i+1]===`
`:!1}charAt(i){return this.buffer[this.pos+i]}continueScalar(i){let t=this.buffer[i];if(this.indentNext>0){let n=0;for(;t===
" ";)t=this.buffer[++n+i];if(t==="\r"){const e=this.buffer[n+i+1];if(e===`
`||!e&&!this.atEnd)return i+n+1}return t===`
`||n>=this.indentNext||!t&&!this.atEnd?i+n:-1}if(t==="-"||t==="."){const n=this.buffer.substr(i,3);if((n==="---"||n===".\
..")&&g(this.buffer[i+3]))return-1}return i}getLine(){let i=this.lineEndPos;return(typeof i!="number"||i!==-1&&i<this.pos)&&
(i=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=i),i===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[i-1]==="\r"&&(i-=1),this.
buffer.substring(this.pos,i))}hasChars(i){return this.pos+i<=this.buffer.length}setNext(i){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=i,null}peek(i){return this.buffer.substr(this.pos,i)}*parseNext(i){
switch(i){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let i=this.getLine();if(i===null)return this.setNext("strea\
m");if(i[0]===S.BOM&&(yield*this.pushCount(1),i=i.substring(1)),i[0]==="%"){let t=i.length,n=i.indexOf("#");for(;n!==-1;){
const s=i[n-1];if(s===" "||s==="	"){t=n-1;break}else n=i.indexOf("#",n+1)}for(;;){const s=i[t-1];if(s===" "||s==="	")t-=
1;else break}const e=(yield*this.pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(i.length-e),this.
pushNewline(),"stream"}if(this.atLineEnd()){const t=yield*this.pushSpaces(!0);return yield*this.pushCount(i.length-t),yield*this.
pushNewline(),"stream"}return yield S.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const i=this.charAt(0);if(!i&&
!this.atEnd)return this.setNext("line-start");if(i==="-"||i==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext(
"line-start");const t=this.peek(3);if((t==="---"||t==="...")&&g(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=
0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&
!g(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[i,t]=this.peek(
2);if(!t&&!this.atEnd)return this.setNext("block-start");if((i==="-"||i==="?"||i===":")&&g(t)){const n=(yield*this.pushCount(
1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=n,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);const i=this.getLine();if(i===null)return this.setNext("doc");let t=yield*this.pushIndicators();
switch(i[t]){case"#":yield*this.pushCount(i.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(c),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return t+=yield*this.parseBlockScalarHeader(),t+=yield*this.pushSpaces(!0),yield*this.pushCount(i.length-t),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let i,t,
n=-1;do i=yield*this.pushNewline(),i>0?(t=yield*this.pushSpaces(!1),this.indentValue=n=t):t=0,t+=yield*this.pushSpaces(!0);while(i+
t>0);const e=this.getLine();if(e===null)return this.setNext("flow");if((n!==-1&&n<this.indentNext&&e[0]!=="#"||n===0&&(e.
startsWith("---")||e.startsWith("..."))&&g(e[3]))&&!(n===this.indentNext-1&&this.flowLevel===1&&(e[0]==="]"||e[0]==="}")))
return this.flowLevel=0,yield S.FLOW_END,yield*this.parseLineStart();let s=0;for(;e[s]===",";)s+=yield*this.pushCount(1),
s+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(s+=yield*this.pushIndicators(),e[s]){case void 0:return"flow";case"#":
return yield*this.pushCount(e.length-s),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=
1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"\
*":return yield*this.pushUntil(c),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{
const r=this.charAt(1);if(this.flowKey||g(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const i=this.charAt(0);let t=this.
buffer.indexOf(i,this.pos+1);if(i==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==
-1;){let s=0;for(;this.buffer[t-1-s]==="\\";)s+=1;if(s%2===0)break;t=this.buffer.indexOf('"',t+1)}const n=this.buffer.substring(
0,t);let e=n.indexOf(`
`,this.pos);if(e!==-1){for(;e!==-1;){const s=this.continueScalar(e+1);if(s===-1)break;e=n.indexOf(`
`,s)}e!==-1&&(t=e-(n[e-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}
return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let i=this.pos;for(;;){const t=this.buffer[++i];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<=
"9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>g(t)||t==="#")}*parseBlockScalar(){
let i=this.pos-1,t=0,n;e:for(let s=this.pos;n=this.buffer[s];++s)switch(n){case" ":t+=1;break;case`
`:i=s,t=0;break;case"\r":{const r=this.buffer[s+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!n&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const s=this.continueScalar(
i+1);if(s===-1)break;i=this.buffer.indexOf(`
`,s)}while(i!==-1);if(i===-1){if(!this.atEnd)return this.setNext("block-scalar");i=this.buffer.length}}let e=i+1;for(n=this.
buffer[e];n===" ";)n=this.buffer[++e];if(n==="	"){for(;n==="	"||n===" "||n==="\r"||n===`
`;)n=this.buffer[++e];i=e-1}else if(!this.blockScalarKeep)do{let s=i-1,r=this.buffer[s];r==="\r"&&(r=this.buffer[--s]);const o=s;
for(;r===" ";)r=this.buffer[--s];if(r===`
`&&s>=this.pos&&s+1+t>o)i=s;else break}while(!0);return yield S.SCALAR,yield*this.pushToIndex(i+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
const i=this.flowLevel>0;let t=this.pos-1,n=this.pos-1,e;for(;e=this.buffer[++n];)if(e===":"){const s=this.buffer[n+1];if(g(
s)||i&&h.has(s))break;t=n}else if(g(e)){let s=this.buffer[n+1];if(e==="\r"&&(s===`
`?(n+=1,e=`
`,s=this.buffer[n+1]):t=n),s==="#"||i&&h.has(s))break;if(e===`
`){const r=this.continueScalar(n+1);if(r===-1)break;n=Math.max(n,r-2)}}else{if(i&&h.has(e))break;t=n}return!e&&!this.atEnd?
this.setNext("plain-scalar"):(yield S.SCALAR,yield*this.pushToIndex(t+1,!0),i?"flow":"doc")}*pushCount(i){return i>0?(yield this.
buffer.substr(this.pos,i),this.pos+=i,i):0}*pushToIndex(i,t){const n=this.buffer.slice(this.pos,i);return n?(yield n,this.
pos+=n.length,n.length):(t&&(yield""),0)}*pushIndicators(){let i=0;e:for(;;){switch(this.charAt(0)){case"!":i+=yield*this.
pushTag(),i+=yield*this.pushSpaces(!0);continue e;case"&":i+=yield*this.pushUntil(c),i+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{const t=this.flowLevel>0,n=this.charAt(1);if(g(n)||t&&h.has(n)){t?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0);continue e}}}break e}return i}*pushTag(){
if(this.charAt(1)==="<"){let i=this.pos+2,t=this.buffer[i];for(;!g(t)&&t!==">";)t=this.buffer[++i];return yield*this.pushToIndex(
t===">"?i+1:i,!1)}else{let i=this.pos+1,t=this.buffer[i];for(;t;)if(m.has(t))t=this.buffer[++i];else if(t==="%"&&p.has(this.
buffer[i+1])&&p.has(this.buffer[i+2]))t=this.buffer[i+=3];else break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){
const i=this.buffer[this.pos];return i===`
`?yield*this.pushCount(1):i==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(i){let t=this.pos-1,n;do n=this.buffer[++t];while(n===" "||i&&n==="	");const e=t-
this.pos;return e>0&&(yield this.buffer.substr(this.pos,e),this.pos=t),e}*pushUntil(i){let t=this.pos,n=this.buffer[t];for(;!i(
n);)n=this.buffer[++t];return yield*this.pushToIndex(t,!1)}}b.Lexer=l}),6628:((E,b)=>{class u{constructor(){this.lineStarts=
[],this.addNewLine=g=>this.lineStarts.push(g),this.linePos=g=>{let p=0,m=this.lineStarts.length;for(;p<m;){const f=p+m>>
1;this.lineStarts[f]<g?p=f+1:m=f}if(this.lineStarts[p]===g)return{line:p+1,col:1};if(p===0)return{line:0,col:g};const h=this.
lineStarts[p-1];return{line:p,col:g-h+1}}}}b.LineCounter=u}),3456:((E,b,u)=>{var S=u(932),g=u(3461),p=u(361);function m(n,e){
for(let s=0;s<n.length;++s)if(n[s].type===e)return!0;return!1}function h(n){for(let e=0;e<n.length;++e)switch(n[e].type){case"\
space":case"comment":case"newline":break;default:return e}return-1}function f(n){switch(n?.type){case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function c(n){switch(n.
type){case"document":return n.start;case"block-map":{const e=n.items[n.items.length-1];return e.sep??e.start}case"block-\
seq":return n.items[n.items.length-1].start;default:return[]}}function l(n){if(n.length===0)return[];let e=n.length;e:for(;--e>=
0;)switch(n[e].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}
for(;n[++e]?.type==="space";);return n.splice(e,n.length)}function a(n,e){if(e.length<1e5)Array.prototype.push.apply(n,e);else
for(let s=0;s<e.length;++s)n.push(e[s])}function i(n){if(n.start.type==="flow-seq-start")for(const e of n.items)e.sep&&!e.
value&&!m(e.start,"explicit-key-ind")&&!m(e.sep,"map-value-ind")&&(e.key&&(e.value=e.key),delete e.key,f(e.value)?e.value.
end?a(e.value.end,e.sep):e.value.end=e.sep:a(e.start,e.sep),delete e.sep)}class t{constructor(e){this.atNewLine=!0,this.
atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new p.Lexer,
this.onNewLine=e}*parse(e,s=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const r of this.lexer.lex(e,s))yield*this.
next(r);s||(yield*this.end())}*next(e){if(this.source=e,S.env.LOG_TOKENS&&console.log("|",g.prettyToken(e)),this.atScalar){
this.atScalar=!1,yield*this.step(),this.offset+=e.length;return}const s=g.tokenType(e);if(s)if(s==="scalar")this.atNewLine=
!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=s,yield*this.step(),s){case"newline":this.atNewLine=!0,this.
indent=0,this.onNewLine&&this.onNewLine(this.offset+e.length);break;case"space":this.atNewLine&&e[0]===" "&&(this.indent+=
e.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=e.length);break;case"\
doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=e.length}else{const r=`Not a YAML token: ${e}`;
yield*this.pop({type:"error",offset:this.offset,message:r,source:e}),this.offset+=e.length}}*end(){for(;this.stack.length>
0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){
const e=this.peek(1);if(this.type==="doc-end"&&e?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.
push({type:"doc-end",offset:this.offset,source:this.source});return}if(!e)return yield*this.stream();switch(e.type){case"\
document":return yield*this.document(e);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.
scalar(e);case"block-scalar":return yield*this.blockScalar(e);case"block-map":return yield*this.blockMap(e);case"block-s\
eq":return yield*this.blockSequence(e);case"flow-collection":return yield*this.flowCollection(e);case"doc-end":return yield*this.
documentEnd(e)}yield*this.pop()}peek(e){return this.stack[this.stack.length-e]}*pop(e){const s=e??this.stack.pop();if(!s)
yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield s;else{
const r=this.peek(1);switch(s.type==="block-scalar"?s.indent="indent"in r?r.indent:0:s.type==="flow-collection"&&r.type===
"document"&&(s.indent=0),s.type==="flow-collection"&&i(s),r.type){case"document":r.value=s;break;case"block-scalar":r.props.
push(s);break;case"block-map":{const o=r.items[r.items.length-1];if(o.value){r.items.push({start:[],key:s,sep:[]}),this.
onKeyLine=!0;return}else if(o.sep)o.value=s;else{Object.assign(o,{key:s,sep:[]}),this.onKeyLine=!o.explicitKey;return}break}case"\
block-seq":{const o=r.items[r.items.length-1];o.value?r.items.push({start:[],value:s}):o.value=s;break}case"flow-collect\
ion":{const o=r.items[r.items.length-1];!o||o.value?r.items.push({start:[],key:s,sep:[]}):o.sep?o.value=s:Object.assign(
o,{key:s,sep:[]});return}default:yield*this.pop(),yield*this.pop(s)}if((r.type==="document"||r.type==="block-map"||r.type===
"block-seq")&&(s.type==="block-map"||s.type==="block-seq")){const o=s.items[s.items.length-1];o&&!o.sep&&!o.value&&o.start.
length>0&&h(o.start)===-1&&(s.indent===0||o.start.every(d=>d.type!=="comment"||d.indent<s.indent))&&(r.type==="document"?
r.end=o.start:r.items.push({start:o.start}),s.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{
type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newl\
ine":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const e={type:"document",offset:this.offset,start:[]};
this.type==="doc-start"&&e.start.push(this.sourceToken),this.stack.push(e);return}}yield{type:"error",offset:this.offset,
message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(e){if(e.value)return yield*this.lineEnd(
e);switch(this.type){case"doc-start":{h(e.start)!==-1?(yield*this.pop(),yield*this.step()):e.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":e.start.push(this.sourceToken);return}const s=this.
startBlockValue(e);s?this.stack.push(s):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in \
YAML document`,source:this.source}}*scalar(e){if(this.type==="map-value-ind"){const s=c(this.peek(2)),r=l(s);let o;e.end?
(o=e.end,o.push(this.sourceToken),delete e.end):o=[this.sourceToken];const d={type:"block-map",offset:e.offset,indent:e.
indent,items:[{start:r,key:e,sep:o}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=d}else yield*this.lineEnd(e)}*blockScalar(e){
switch(this.type){case"space":case"comment":case"newline":e.props.push(this.sourceToken);return;case"scalar":if(e.source=
this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let s=this.source.indexOf(`
`)+1;for(;s!==0;)this.onNewLine(this.offset+s),s=this.source.indexOf(`
`,s)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e){const s=e.items[e.items.length-1];
switch(this.type){case"newline":if(this.onKeyLine=!1,s.value){const r="end"in s.value?s.value.end:void 0;(Array.isArray(
r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else s.sep?
s.sep.push(this.sourceToken):s.start.push(this.sourceToken);return;case"space":case"comment":if(s.value)e.items.push({start:[
this.sourceToken]});else if(s.sep)s.sep.push(this.sourceToken);else{if(this.atIndentedComment(s.start,e.indent)){const o=e.
items[e.items.length-2]?.value?.end;if(Array.isArray(o)){a(o,s.start),o.push(this.sourceToken),e.items.pop();return}}s.start.
push(this.sourceToken)}return}if(this.indent>=e.indent){const r=!this.onKeyLine&&this.indent===e.indent,o=r&&(s.sep||s.explicitKey)&&
this.type!=="seq-item-ind";let d=[];if(o&&s.sep&&!s.value){const y=[];for(let v=0;v<s.sep.length;++v){const w=s.sep[v];switch(w.
type){case"newline":y.push(v);break;case"space":break;case"comment":w.indent>e.indent&&(y.length=0);break;default:y.length=
0}}y.length>=2&&(d=s.sep.splice(y[1]))}switch(this.type){case"anchor":case"tag":o||s.value?(d.push(this.sourceToken),e.items.
push({start:d}),this.onKeyLine=!0):s.sep?s.sep.push(this.sourceToken):s.start.push(this.sourceToken);return;case"explici\
t-key-ind":!s.sep&&!s.explicitKey?(s.start.push(this.sourceToken),s.explicitKey=!0):o||s.value?(d.push(this.sourceToken),
e.items.push({start:d,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{
start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(s.explicitKey)if(s.sep)if(s.
value)e.items.push({start:[],key:null,sep:[this.sourceToken]});else if(m(s.sep,"map-value-ind"))this.stack.push({type:"b\
lock-map",offset:this.offset,indent:this.indent,items:[{start:d,key:null,sep:[this.sourceToken]}]});else if(f(s.key)&&!m(
s.sep,"newline")){const y=l(s.start),v=s.key,w=s.sep;w.push(this.sourceToken),delete s.key,delete s.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:y,key:v,sep:w}]})}else d.length>0?s.sep=s.sep.concat(
d,this.sourceToken):s.sep.push(this.sourceToken);else if(m(s.start,"newline"))Object.assign(s,{key:null,sep:[this.sourceToken]});else{
const y=l(s.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:y,key:null,sep:[
this.sourceToken]}]})}else s.sep?s.value||o?e.items.push({start:d,key:null,sep:[this.sourceToken]}):m(s.sep,"map-value-i\
nd")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
s.sep.push(this.sourceToken):Object.assign(s,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const y=this.flowScalar(this.type);o||s.value?(e.items.push(
{start:d,key:y,sep:[]}),this.onKeyLine=!0):s.sep?this.stack.push(y):(Object.assign(s,{key:y,sep:[]}),this.onKeyLine=!0);
return}default:{const y=this.startBlockValue(e);if(y){if(y.type==="block-seq"){if(!s.explicitKey&&s.sep&&!m(s.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else r&&e.items.push({start:d});this.stack.push(y);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(e){
const s=e.items[e.items.length-1];switch(this.type){case"newline":if(s.value){const r="end"in s.value?s.value.end:void 0;
(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else
s.start.push(this.sourceToken);return;case"space":case"comment":if(s.value)e.items.push({start:[this.sourceToken]});else{
if(this.atIndentedComment(s.start,e.indent)){const o=e.items[e.items.length-2]?.value?.end;if(Array.isArray(o)){a(o,s.start),
o.push(this.sourceToken),e.items.pop();return}}s.start.push(this.sourceToken)}return;case"anchor":case"tag":if(s.value||
this.indent<=e.indent)break;s.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e.indent)break;s.value||
m(s.start,"seq-item-ind")?e.items.push({start:[this.sourceToken]}):s.start.push(this.sourceToken);return}if(this.indent>
e.indent){const r=this.startBlockValue(e);if(r){this.stack.push(r);return}}yield*this.pop(),yield*this.step()}*flowCollection(e){
const s=e.items[e.items.length-1];if(this.type==="flow-error-end"){let r;do yield*this.pop(),r=this.peek(1);while(r?.type===
"flow-collection")}else if(e.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!s||s.sep?e.items.push(
{start:[this.sourceToken]}):s.start.push(this.sourceToken);return;case"map-value-ind":!s||s.value?e.items.push({start:[],
key:null,sep:[this.sourceToken]}):s.sep?s.sep.push(this.sourceToken):Object.assign(s,{key:null,sep:[this.sourceToken]});
return;case"space":case"comment":case"newline":case"anchor":case"tag":!s||s.value?e.items.push({start:[this.sourceToken]}):
s.sep?s.sep.push(this.sourceToken):s.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-sca\
lar":case"double-quoted-scalar":{const o=this.flowScalar(this.type);!s||s.value?e.items.push({start:[],key:o,sep:[]}):s.
sep?this.stack.push(o):Object.assign(s,{key:o,sep:[]});return}case"flow-map-end":case"flow-seq-end":e.end.push(this.sourceToken);
return}const r=this.startBlockValue(e);r?this.stack.push(r):(yield*this.pop(),yield*this.step())}else{const r=this.peek(
2);if(r.type==="block-map"&&(this.type==="map-value-ind"&&r.indent===e.indent||this.type==="newline"&&!r.items[r.items.length-
1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&r.type!=="flow-collection"){const o=c(r),
d=l(o);i(e);const y=e.end.splice(1,e.end.length);y.push(this.sourceToken);const v={type:"block-map",offset:e.offset,indent:e.
indent,items:[{start:d,key:e,sep:y}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=v}else yield*this.lineEnd(e)}}flowScalar(e){
if(this.onNewLine){let s=this.source.indexOf(`
`)+1;for(;s!==0;)this.onNewLine(this.offset+s),s=this.source.indexOf(`
`,s)+1}return{type:e,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;const s=c(e),r=l(s);return r.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const s=c(e),r=l(s);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(e,s){
return this.type!=="comment"||this.indent<=s?!1:e.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(e){this.type!==
"doc-mode"&&(e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(e){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}}b.Parser=t}),4047:((E,b,u)=>{var S=u(9984),g=u(3021),p=u(1464),m=u(7249),h=u(
1127),f=u(6628),c=u(3456);function l(e){const s=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||s&&new f.LineCounter||
null,prettyErrors:s}}function a(e,s={}){const{lineCounter:r,prettyErrors:o}=l(s),d=new c.Parser(r?.addNewLine),y=new S.Composer(
s),v=Array.from(y.compose(d.parse(e)));if(o&&r)for(const w of v)w.errors.forEach(p.prettifyError(e,r)),w.warnings.forEach(
p.prettifyError(e,r));return v.length>0?v:Object.assign([],{empty:!0},y.streamInfo())}function i(e,s={}){const{lineCounter:r,
prettyErrors:o}=l(s),d=new c.Parser(r?.addNewLine),y=new S.Composer(s);let v=null;for(const w of y.compose(d.parse(e),!0,
e.length))if(!v)v=w;else if(v.options.logLevel!=="silent"){v.errors.push(new p.YAMLParseError(w.range.slice(0,2),"MULTIP\
LE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return o&&r&&(v.errors.forEach(
p.prettifyError(e,r)),v.warnings.forEach(p.prettifyError(e,r))),v}function t(e,s,r){let o;typeof s=="function"?o=s:r===void 0&&
s&&typeof s=="object"&&(r=s);const d=i(e,r);if(!d)return null;if(d.warnings.forEach(y=>m.warn(d.options.logLevel,y)),d.errors.
length>0){if(d.options.logLevel!=="silent")throw d.errors[0];d.errors=[]}return d.toJS(Object.assign({reviver:o},r))}function n(e,s,r){
let o=null;if(typeof s=="function"||Array.isArray(s)?o=s:r===void 0&&s&&(r=s),typeof r=="string"&&(r=r.length),typeof r==
"number"){const d=Math.round(r);r=d<1?void 0:d>8?{indent:8}:{indent:d}}if(e===void 0){const{keepUndefined:d}=r??s??{};if(!d)
return}return h.isDocument(e)&&!o?e.toString(r):new g.Document(e,o,r).toString(r)}b.parse=t,b.parseAllDocuments=a,b.parseDocument=
i,b.stringify=n}),5840:((E,b,u)=>{var S=u(1127),g=u(7451),p=u(1706),m=u(6464),h=u(18);const f=(l,a)=>l.key<a.key?-1:l.key>
a.key?1:0;class c{constructor({compat:a,customTags:i,merge:t,resolveKnownTags:n,schema:e,sortMapEntries:s,toStringDefaults:r}){
this.compat=Array.isArray(a)?h.getTags(a,"compat"):a?h.getTags(null,a):null,this.name=typeof e=="string"&&e||"core",this.
knownTags=n?h.coreKnownTags:{},this.tags=h.getTags(i,this.name,t),this.toStringOptions=r??null,Object.defineProperty(this,
S.MAP,{value:g.map}),Object.defineProperty(this,S.SCALAR,{value:m.string}),Object.defineProperty(this,S.SEQ,{value:p.seq}),
this.sortMapEntries=typeof s=="function"?s:s===!0?f:null}clone(){const a=Object.create(c.prototype,Object.getOwnPropertyDescriptors(
this));return a.tags=this.tags.slice(),a}}b.Schema=c}),7451:((E,b,u)=>{var S=u(1127),g=u(4454);const p={collection:"map",
default:!0,nodeClass:g.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(m,h){return S.isMap(m)||h("Expected a mapping for thi\
s tag"),m},createNode:(m,h,f)=>g.YAMLMap.from(m,h,f)};b.map=p}),3632:((E,b,u)=>{var S=u(3301);const g={identify:p=>p==null,
createNode:()=>new S.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new S.
Scalar(null),stringify:({source:p},m)=>typeof p=="string"&&g.test.test(p)?p:m.options.nullStr};b.nullTag=g}),1706:((E,b,u)=>{
var S=u(1127),g=u(2223);const p={collection:"seq",default:!0,nodeClass:g.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(m,h){
return S.isSeq(m)||h("Expected a sequence for this tag"),m},createNode:(m,h,f)=>g.YAMLSeq.from(m,h,f)};b.seq=p}),6464:((E,b,u)=>{
var S=u(3069);const g={identify:p=>typeof p=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:p=>p,stringify(p,m,h,f){
return m=Object.assign({actualString:!0},m),S.stringifyString(p,m,h,f)}};b.string=g}),3959:((E,b,u)=>{var S=u(3301);const g={
identify:p=>typeof p=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:p=>new S.
Scalar(p[0]==="t"||p[0]==="T"),stringify({source:p,value:m},h){if(p&&g.test.test(p)){const f=p[0]==="t"||p[0]==="T";if(m===
f)return p}return m?h.options.trueStr:h.options.falseStr}};b.boolTag=g}),8405:((E,b,u)=>{var S=u(3301),g=u(8689);const p={
identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:f=>f.slice(-3).toLowerCase()==="nan"?NaN:f[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:g.
stringifyNumber},m={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:f=>parseFloat(f),stringify(f){const c=Number(f.value);return isFinite(c)?c.toExponential():g.stringifyNumber(f)}},
h={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(f){
const c=new S.Scalar(parseFloat(f)),l=f.indexOf(".");return l!==-1&&f[f.length-1]==="0"&&(c.minFractionDigits=f.length-l-
1),c},stringify:g.stringifyNumber};b.float=h,b.floatExp=m,b.floatNaN=p}),9874:((E,b,u)=>{var S=u(8689);const g=l=>typeof l==
"bigint"||Number.isInteger(l),p=(l,a,i,{intAsBigInt:t})=>t?BigInt(l):parseInt(l.substring(a),i);function m(l,a,i){const{
value:t}=l;return g(t)&&t>=0?i+t.toString(a):S.stringifyNumber(l)}const h={identify:l=>g(l)&&l>=0,default:!0,tag:"tag:ya\
ml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(l,a,i)=>p(l,2,8,i),stringify:l=>m(l,8,"0o")},f={identify:g,default:!0,
tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(l,a,i)=>p(l,0,10,i),stringify:S.stringifyNumber},c={identify:l=>g(
l)&&l>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(l,a,i)=>p(l,2,16,i),stringify:l=>m(
l,16,"0x")};b.int=f,b.intHex=c,b.intOct=h}),896:((E,b,u)=>{var S=u(7451),g=u(3632),p=u(1706),m=u(6464),h=u(3959),f=u(8405),
c=u(9874);const l=[S.map,p.seq,m.string,g.nullTag,h.boolTag,c.intOct,c.int,c.intHex,f.floatNaN,f.floatExp,f.float];b.schema=
l}),3559:((E,b,u)=>{var S=u(3301),g=u(7451),p=u(1706);function m(a){return typeof a=="bigint"||Number.isInteger(a)}const h=({
value:a})=>JSON.stringify(a),f=[{identify:a=>typeof a=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:a=>a,stringify:h},
{identify:a=>a==null,createNode:()=>new S.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,
stringify:h},{identify:a=>typeof a=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:a=>a===
"true",stringify:h},{identify:m,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(a,i,{intAsBigInt:t})=>t?
BigInt(a):parseInt(a,10),stringify:({value:a})=>m(a)?a.toString():JSON.stringify(a)},{identify:a=>typeof a=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:a=>parseFloat(a),stringify:h}],
c={default:!0,tag:"",test:/^/,resolve(a,i){return i(`Unresolved plain scalar ${JSON.stringify(a)}`),a}},l=[g.map,p.seq].
concat(f,c);b.schema=l}),18:((E,b,u)=>{var S=u(7451),g=u(3632),p=u(1706),m=u(6464),h=u(3959),f=u(8405),c=u(9874),l=u(896),
a=u(3559),i=u(6083),t=u(452),n=u(303),e=u(8385),s=u(5913),r=u(1528),o=u(6752);const d=new Map([["core",l.schema],["fails\
afe",[S.map,p.seq,m.string]],["json",a.schema],["yaml11",s.schema],["yaml-1.1",s.schema]]),y={binary:i.binary,bool:h.boolTag,
float:f.float,floatExp:f.floatExp,floatNaN:f.floatNaN,floatTime:o.floatTime,int:c.int,intHex:c.intHex,intOct:c.intOct,intTime:o.
intTime,map:S.map,merge:t.merge,null:g.nullTag,omap:n.omap,pairs:e.pairs,seq:p.seq,set:r.set,timestamp:o.timestamp},v={"\
tag:yaml.org,2002:binary":i.binary,"tag:yaml.org,2002:merge":t.merge,"tag:yaml.org,2002:omap":n.omap,"tag:yaml.org,2002:\
pairs":e.pairs,"tag:yaml.org,2002:set":r.set,"tag:yaml.org,2002:timestamp":o.timestamp};function w(A,N,L){const k=d.get(
N);if(k&&!A)return L&&!k.includes(t.merge)?k.concat(t.merge):k.slice();let O=k;if(!O)if(Array.isArray(A))O=[];else{const C=Array.
from(d.keys()).filter(T=>T!=="yaml11").map(T=>JSON.stringify(T)).join(", ");throw new Error(`Unknown schema "${N}"; use \
one of ${C} or define customTags array`)}if(Array.isArray(A))for(const C of A)O=O.concat(C);else typeof A=="function"&&(O=
A(O.slice()));return L&&(O=O.concat(t.merge)),O.reduce((C,T)=>{const I=typeof T=="string"?y[T]:T;if(!I){const P=JSON.stringify(
T),K=Object.keys(y).map(D=>JSON.stringify(D)).join(", ");throw new Error(`Unknown custom tag ${P}; use one of ${K}`)}return C.
includes(I)||C.push(I),C},[])}b.coreKnownTags=v,b.getTags=w}),6083:((E,b,u)=>{var S=u(181),g=u(3301),p=u(3069);const m={
identify:h=>h instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(h,f){if(typeof S.Buffer=="function")
return S.Buffer.from(h,"base64");if(typeof atob=="function"){const c=atob(h.replace(/[\n\r]/g,"")),l=new Uint8Array(c.length);
for(let a=0;a<c.length;++a)l[a]=c.charCodeAt(a);return l}else return f("This environment does not support reading binary\
 tags; either Buffer or atob is required"),h},stringify({comment:h,type:f,value:c},l,a,i){if(!c)return"";const t=c;let n;
if(typeof S.Buffer=="function")n=t instanceof S.Buffer?t.toString("base64"):S.Buffer.from(t.buffer).toString("base64");else if(typeof btoa==
"function"){let e="";for(let s=0;s<t.length;++s)e+=String.fromCharCode(t[s]);n=btoa(e)}else throw new Error("This enviro\
nment does not support writing binary tags; either Buffer or btoa is required");if(f??(f=g.Scalar.BLOCK_LITERAL),f!==g.Scalar.
QUOTE_DOUBLE){const e=Math.max(l.options.lineWidth-l.indent.length,l.options.minContentWidth),s=Math.ceil(n.length/e),r=new Array(
s);for(let o=0,d=0;o<s;++o,d+=e)r[o]=n.substr(d,e);n=r.join(f===g.Scalar.BLOCK_LITERAL?`
`:" ")}return p.stringifyString({comment:h,type:f,value:n},l,a,i)}};b.binary=m}),8398:((E,b,u)=>{var S=u(3301);function g({
value:h,source:f},c){return f&&(h?p:m).test.test(f)?f:h?c.options.trueStr:c.options.falseStr}const p={identify:h=>h===!0,
default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new S.Scalar(!0),stringify:g},
m={identify:h=>h===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new S.
Scalar(!1),stringify:g};b.falseTag=m,b.trueTag=p}),5782:((E,b,u)=>{var S=u(3301),g=u(8689);const p={identify:f=>typeof f==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:f=>f.slice(
-3).toLowerCase()==="nan"?NaN:f[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:g.stringifyNumber},
m={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:f=>parseFloat(f.replace(/_/g,"")),stringify(f){const c=Number(f.value);return isFinite(c)?c.toExponential():g.stringifyNumber(
f)}},h={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(f){const c=new S.Scalar(parseFloat(f.replace(/_/g,""))),l=f.indexOf(".");if(l!==-1){const a=f.substring(l+1).replace(
/_/g,"");a[a.length-1]==="0"&&(c.minFractionDigits=a.length)}return c},stringify:g.stringifyNumber};b.float=h,b.floatExp=
m,b.floatNaN=p}),873:((E,b,u)=>{var S=u(8689);const g=a=>typeof a=="bigint"||Number.isInteger(a);function p(a,i,t,{intAsBigInt:n}){
const e=a[0];if((e==="-"||e==="+")&&(i+=1),a=a.substring(i).replace(/_/g,""),n){switch(t){case 2:a=`0b${a}`;break;case 8:
a=`0o${a}`;break;case 16:a=`0x${a}`;break}const r=BigInt(a);return e==="-"?BigInt(-1)*r:r}const s=parseInt(a,t);return e===
"-"?-1*s:s}function m(a,i,t){const{value:n}=a;if(g(n)){const e=n.toString(i);return n<0?"-"+t+e.substr(1):t+e}return S.stringifyNumber(
a)}const h={identify:g,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(a,i,t)=>p(a,
2,2,t),stringify:a=>m(a,2,"0b")},f={identify:g,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,
resolve:(a,i,t)=>p(a,1,8,t),stringify:a=>m(a,8,"0")},c={identify:g,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,
resolve:(a,i,t)=>p(a,0,10,t),stringify:S.stringifyNumber},l={identify:g,default:!0,tag:"tag:yaml.org,2002:int",format:"H\
EX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(a,i,t)=>p(a,2,16,t),stringify:a=>m(a,16,"0x")};b.int=c,b.intBin=h,b.intHex=l,
b.intOct=f}),452:((E,b,u)=>{var S=u(1127),g=u(3301);const p="<<",m={identify:a=>a===p||typeof a=="symbol"&&a.description===
p,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new g.Scalar(Symbol(p)),{addToJSMap:f}),
stringify:()=>p},h=(a,i)=>(m.identify(i)||S.isScalar(i)&&(!i.type||i.type===g.Scalar.PLAIN)&&m.identify(i.value))&&a?.doc.
schema.tags.some(t=>t.tag===m.tag&&t.default);function f(a,i,t){const n=l(a,t);if(S.isSeq(n))for(const e of n.items)c(a,
i,e);else if(Array.isArray(n))for(const e of n)c(a,i,e);else c(a,i,n)}function c(a,i,t){const n=l(a,t);if(!S.isMap(n))throw new Error(
"Merge sources must be maps or map aliases");const e=n.toJSON(null,a,Map);for(const[s,r]of e)i instanceof Map?i.has(s)||
i.set(s,r):i instanceof Set?i.add(s):Object.prototype.hasOwnProperty.call(i,s)||Object.defineProperty(i,s,{value:r,writable:!0,
enumerable:!0,configurable:!0});return i}function l(a,i){return a&&S.isAlias(i)?i.resolve(a.doc,a):i}b.addMergeToJSMap=f,
b.isMergeKey=h,b.merge=m}),303:((E,b,u)=>{var S=u(1127),g=u(4043),p=u(4454),m=u(2223),h=u(8385);class f extends m.YAMLSeq{constructor(){
super(),this.add=p.YAMLMap.prototype.add.bind(this),this.delete=p.YAMLMap.prototype.delete.bind(this),this.get=p.YAMLMap.
prototype.get.bind(this),this.has=p.YAMLMap.prototype.has.bind(this),this.set=p.YAMLMap.prototype.set.bind(this),this.tag=
f.tag}toJSON(a,i){if(!i)return super.toJSON(a);const t=new Map;i?.onCreate&&i.onCreate(t);for(const n of this.items){let e,
s;if(S.isPair(n)?(e=g.toJS(n.key,"",i),s=g.toJS(n.value,e,i)):e=g.toJS(n,"",i),t.has(e))throw new Error("Ordered maps mu\
st not include duplicate keys");t.set(e,s)}return t}static from(a,i,t){const n=h.createPairs(a,i,t),e=new this;return e.
items=n.items,e}}f.tag="tag:yaml.org,2002:omap";const c={collection:"seq",identify:l=>l instanceof Map,nodeClass:f,default:!1,
tag:"tag:yaml.org,2002:omap",resolve(l,a){const i=h.resolvePairs(l,a),t=[];for(const{key:n}of i.items)S.isScalar(n)&&(t.
includes(n.value)?a(`Ordered maps must not include duplicate keys: ${n.value}`):t.push(n.value));return Object.assign(new f,
i)},createNode:(l,a,i)=>f.from(l,a,i)};b.YAMLOMap=f,b.omap=c}),8385:((E,b,u)=>{var S=u(1127),g=u(7165),p=u(3301),m=u(2223);
function h(l,a){if(S.isSeq(l))for(let i=0;i<l.items.length;++i){let t=l.items[i];if(!S.isPair(t)){if(S.isMap(t)){t.items.
length>1&&a("Each pair must have its own sequence indicator");const n=t.items[0]||new g.Pair(new p.Scalar(null));if(t.commentBefore&&
(n.key.commentBefore=n.key.commentBefore?`${t.commentBefore}
${n.key.commentBefore}`:t.commentBefore),t.comment){const e=n.value??n.key;e.comment=e.comment?`${t.comment}
${e.comment}`:t.comment}t=n}l.items[i]=S.isPair(t)?t:new g.Pair(t)}}else a("Expected a sequence for this tag");return l}
function f(l,a,i){const{replacer:t}=i,n=new m.YAMLSeq(l);n.tag="tag:yaml.org,2002:pairs";let e=0;if(a&&Symbol.iterator in
Object(a))for(let s of a){typeof t=="function"&&(s=t.call(a,String(e++),s));let r,o;if(Array.isArray(s))if(s.length===2)
r=s[0],o=s[1];else throw new TypeError(`Expected [key, value] tuple: ${s}`);else if(s&&s instanceof Object){const d=Object.
keys(s);if(d.length===1)r=d[0],o=s[r];else throw new TypeError(`Expected tuple with one key, not ${d.length} keys`)}else
r=s;n.items.push(g.createPair(r,o,i))}return n}const c={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:h,
createNode:f};b.createPairs=f,b.pairs=c,b.resolvePairs=h}),5913:((E,b,u)=>{var S=u(7451),g=u(3632),p=u(1706),m=u(6464),h=u(
6083),f=u(8398),c=u(5782),l=u(873),a=u(452),i=u(303),t=u(8385),n=u(1528),e=u(6752);const s=[S.map,p.seq,m.string,g.nullTag,
f.trueTag,f.falseTag,l.intBin,l.intOct,l.int,l.intHex,c.floatNaN,c.floatExp,c.float,h.binary,a.merge,i.omap,t.pairs,n.set,
e.intTime,e.floatTime,e.timestamp];b.schema=s}),1528:((E,b,u)=>{var S=u(1127),g=u(7165),p=u(4454);class m extends p.YAMLMap{constructor(c){
super(c),this.tag=m.tag}add(c){let l;S.isPair(c)?l=c:c&&typeof c=="object"&&"key"in c&&"value"in c&&c.value===null?l=new g.
Pair(c.key,null):l=new g.Pair(c,null),p.findPair(this.items,l.key)||this.items.push(l)}get(c,l){const a=p.findPair(this.
items,c);return!l&&S.isPair(a)?S.isScalar(a.key)?a.key.value:a.key:a}set(c,l){if(typeof l!="boolean")throw new Error(`Ex\
pected boolean value for set(key, value) in a YAML set, not ${typeof l}`);const a=p.findPair(this.items,c);a&&!l?this.items.
splice(this.items.indexOf(a),1):!a&&l&&this.items.push(new g.Pair(c))}toJSON(c,l){return super.toJSON(c,l,Set)}toString(c,l,a){
if(!c)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},c,{allNullValues:!0}),
l,a);throw new Error("Set items must all have null values")}static from(c,l,a){const{replacer:i}=a,t=new this(c);if(l&&Symbol.
iterator in Object(l))for(let n of l)typeof i=="function"&&(n=i.call(l,n,n)),t.items.push(g.createPair(n,null,a));return t}}
m.tag="tag:yaml.org,2002:set";const h={collection:"map",identify:f=>f instanceof Set,nodeClass:m,default:!1,tag:"tag:yam\
l.org,2002:set",createNode:(f,c,l)=>m.from(f,c,l),resolve(f,c){if(S.isMap(f)){if(f.hasAllNullValues(!0))return Object.assign(
new m,f);c("Set items must all have null values")}else c("Expected a mapping for this tag");return f}};b.YAMLSet=m,b.set=
h}),6752:((E,b,u)=>{var S=u(8689);function g(c,l){const a=c[0],i=a==="-"||a==="+"?c.substring(1):c,t=e=>l?BigInt(e):Number(
e),n=i.replace(/_/g,"").split(":").reduce((e,s)=>e*t(60)+t(s),t(0));return a==="-"?t(-1)*n:n}function p(c){let{value:l}=c,
a=e=>e;if(typeof l=="bigint")a=e=>BigInt(e);else if(isNaN(l)||!isFinite(l))return S.stringifyNumber(c);let i="";l<0&&(i=
"-",l*=a(-1));const t=a(60),n=[l%t];return l<60?n.unshift(0):(l=(l-n[0])/t,n.unshift(l%t),l>=60&&(l=(l-n[0])/t,n.unshift(
l))),i+n.map(e=>String(e).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}const m={identify:c=>typeof c=="bigint"||Number.
isInteger(c),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(c,l,{
intAsBigInt:a})=>g(c,a),stringify:p},h={identify:c=>typeof c=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"\
TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:c=>g(c,!1),stringify:p},f={identify:c=>c instanceof Date,
default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1\
,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(c){const l=c.match(
f.test);if(!l)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,a,i,t,n,e,s]=l.map(Number),
r=l[7]?Number((l[7]+"00").substr(1,3)):0;let o=Date.UTC(a,i-1,t,n||0,e||0,s||0,r);const d=l[8];if(d&&d!=="Z"){let y=g(d,
!1);Math.abs(y)<30&&(y*=60),o-=6e4*y}return new Date(o)},stringify:({value:c})=>c?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};b.floatTime=h,b.intTime=m,b.timestamp=f}),4475:((E,b)=>{const u="flow",S="block",g="quoted";function p(h,f,c="f\
low",{indentAtStart:l,lineWidth:a=80,minContentWidth:i=20,onFold:t,onOverflow:n}={}){if(!a||a<0)return h;a<i&&(i=0);const e=Math.
max(1+i,1+a-f.length);if(h.length<=e)return h;const s=[],r={};let o=a-f.length;typeof l=="number"&&(l>a-Math.max(2,i)?s.
push(0):o=a-l);let d,y,v=!1,w=-1,A=-1,N=-1;c===S&&(w=m(h,w,f.length),w!==-1&&(o=w+e));for(let k;k=h[w+=1];){if(c===g&&k===
"\\"){switch(A=w,h[w+1]){case"x":w+=3;break;case"u":w+=5;break;case"U":w+=9;break;default:w+=1}N=w}if(k===`
`)c===S&&(w=m(h,w,f.length)),o=w+f.length+e,d=void 0;else{if(k===" "&&y&&y!==" "&&y!==`
`&&y!=="	"){const O=h[w+1];O&&O!==" "&&O!==`
`&&O!=="	"&&(d=w)}if(w>=o)if(d)s.push(d),o=d+e,d=void 0;else if(c===g){for(;y===" "||y==="	";)y=k,k=h[w+=1],v=!0;const O=w>
N+1?w-2:A-1;if(r[O])return h;s.push(O),r[O]=!0,o=O+e,d=void 0}else v=!0}y=k}if(v&&n&&n(),s.length===0)return h;t&&t();let L=h.
slice(0,s[0]);for(let k=0;k<s.length;++k){const O=s[k],C=s[k+1]||h.length;O===0?L=`
${f}${h.slice(0,C)}`:(c===g&&r[O]&&(L+=`${h[O]}\\`),L+=`
${f}${h.slice(O+1,C)}`)}return L}function m(h,f,c){let l=f,a=f+1,i=h[a];for(;i===" "||i==="	";)if(f<a+c)i=h[++f];else{do
i=h[++f];while(i&&i!==`
`);l=f,a=f+1,i=h[a]}return l}b.FOLD_BLOCK=S,b.FOLD_FLOW=u,b.FOLD_QUOTED=g,b.foldFlowLines=p}),2148:((E,b,u)=>{var S=u(1596),
g=u(1127),p=u(9799),m=u(3069);function h(a,i){const t=Object.assign({blockQuote:!0,commentString:p.stringifyComment,defaultKeyType:null,
defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,
indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"tru\
e",verifyAliasOrder:!0},a.schema.toStringOptions,i);let n;switch(t.collectionStyle){case"block":n=!1;break;case"flow":n=
!0;break;default:n=null}return{anchors:new Set,doc:a,flowCollectionPadding:t.flowCollectionPadding?" ":"",indent:"",indentStep:typeof t.
indent=="number"?" ".repeat(t.indent):"  ",inFlow:n,options:t}}function f(a,i){if(i.tag){const e=a.filter(s=>s.tag===i.tag);
if(e.length>0)return e.find(s=>s.format===i.format)??e[0]}let t,n;if(g.isScalar(i)){n=i.value;let e=a.filter(s=>s.identify?.(
n));if(e.length>1){const s=e.filter(r=>r.test);s.length>0&&(e=s)}t=e.find(s=>s.format===i.format)??e.find(s=>!s.format)}else
n=i,t=a.find(e=>e.nodeClass&&n instanceof e.nodeClass);if(!t){const e=n?.constructor?.name??(n===null?"null":typeof n);throw new Error(
`Tag not resolved for ${e} value`)}return t}function c(a,i,{anchors:t,doc:n}){if(!n.directives)return"";const e=[],s=(g.
isScalar(a)||g.isCollection(a))&&a.anchor;s&&S.anchorIsValid(s)&&(t.add(s),e.push(`&${s}`));const r=a.tag??(i.default?null:
i.tag);return r&&e.push(n.directives.tagString(r)),e.join(" ")}function l(a,i,t,n){if(g.isPair(a))return a.toString(i,t,
n);if(g.isAlias(a)){if(i.doc.directives)return a.toString(i);if(i.resolvedAliases?.has(a))throw new TypeError("Cannot st\
ringify circular structure without alias nodes");i.resolvedAliases?i.resolvedAliases.add(a):i.resolvedAliases=new Set([a]),
a=a.resolve(i.doc)}let e;const s=g.isNode(a)?a:i.doc.createNode(a,{onTagObj:d=>e=d});e??(e=f(i.doc.schema.tags,s));const r=c(
s,e,i);r.length>0&&(i.indentAtStart=(i.indentAtStart??0)+r.length+1);const o=typeof e.stringify=="function"?e.stringify(
s,i,t,n):g.isScalar(s)?m.stringifyString(s,i,t,n):s.toString(i,t,n);return r?g.isScalar(s)||o[0]==="{"||o[0]==="["?`${r}\
 ${o}`:`${r}
${i.indent}${o}`:o}b.createStringifyContext=h,b.stringify=l}),1212:((E,b,u)=>{var S=u(1127),g=u(2148),p=u(9799);function m(l,a,i){
return(a.inFlow??l.flow?f:h)(l,a,i)}function h({comment:l,items:a},i,{blockItemPrefix:t,flowChars:n,itemIndent:e,onChompKeep:s,
onComment:r}){const{indent:o,options:{commentString:d}}=i,y=Object.assign({},i,{indent:e,type:null});let v=!1;const w=[];
for(let N=0;N<a.length;++N){const L=a[N];let k=null;if(S.isNode(L))!v&&L.spaceBefore&&w.push(""),c(i,w,L.commentBefore,v),
L.comment&&(k=L.comment);else if(S.isPair(L)){const C=S.isNode(L.key)?L.key:null;C&&(!v&&C.spaceBefore&&w.push(""),c(i,w,
C.commentBefore,v))}v=!1;let O=g.stringify(L,y,()=>k=null,()=>v=!0);k&&(O+=p.lineComment(O,e,d(k))),v&&k&&(v=!1),w.push(
t+O)}let A;if(w.length===0)A=n.start+n.end;else{A=w[0];for(let N=1;N<w.length;++N){const L=w[N];A+=L?`
${o}${L}`:`
`}}return l?(A+=`
`+p.indentComment(d(l),o),r&&r()):v&&s&&s(),A}function f({items:l},a,{flowChars:i,itemIndent:t}){const{indent:n,indentStep:e,
flowCollectionPadding:s,options:{commentString:r}}=a;t+=e;const o=Object.assign({},a,{indent:t,inFlow:!0,type:null});let d=!1,
y=0;const v=[];for(let N=0;N<l.length;++N){const L=l[N];let k=null;if(S.isNode(L))L.spaceBefore&&v.push(""),c(a,v,L.commentBefore,
!1),L.comment&&(k=L.comment);else if(S.isPair(L)){const C=S.isNode(L.key)?L.key:null;C&&(C.spaceBefore&&v.push(""),c(a,v,
C.commentBefore,!1),C.comment&&(d=!0));const T=S.isNode(L.value)?L.value:null;T?(T.comment&&(k=T.comment),T.commentBefore&&
(d=!0)):L.value==null&&C?.comment&&(k=C.comment)}k&&(d=!0);let O=g.stringify(L,o,()=>k=null);d||(d=v.length>y||O.includes(
`
`)),N<l.length-1?O+=",":a.options.trailingComma&&(a.options.lineWidth>0&&(d||(d=v.reduce((C,T)=>C+T.length+2,2)+(O.length+
2)>a.options.lineWidth)),d&&(O+=",")),k&&(O+=p.lineComment(O,t,r(k))),v.push(O),y=v.length}const{start:w,end:A}=i;if(v.length===
0)return w+A;if(!d){const N=v.reduce((L,k)=>L+k.length+2,2);d=a.options.lineWidth>0&&N>a.options.lineWidth}if(d){let N=w;
for(const L of v)N+=L?`
${e}${n}${L}`:`
`;return`${N}
${n}${A}`}else return`${w}${s}${v.join(" ")}${s}${A}`}function c({indent:l,options:{commentString:a}},i,t,n){if(t&&n&&(t=
t.replace(/^\n+/,"")),t){const e=p.indentComment(a(t),l);i.push(e.trimStart())}}b.stringifyCollection=m}),9799:((E,b)=>{
const u=p=>p.replace(/^(?!$)(?: $)?/gm,"#");function S(p,m){return/^\n+$/.test(p)?p.substring(1):m?p.replace(/^(?! *$)/gm,
m):p}const g=(p,m,h)=>p.endsWith(`
`)?S(h,m):h.includes(`
`)?`
`+S(h,m):(p.endsWith(" ")?"":" ")+h;b.indentComment=S,b.lineComment=g,b.stringifyComment=u}),6829:((E,b,u)=>{var S=u(1127),
g=u(2148),p=u(9799);function m(h,f){const c=[];let l=f.directives===!0;if(f.directives!==!1&&h.directives){const e=h.directives.
toString(h);e?(c.push(e),l=!0):h.directives.docStart&&(l=!0)}l&&c.push("---");const a=g.createStringifyContext(h,f),{commentString:i}=a.
options;if(h.commentBefore){c.length!==1&&c.unshift("");const e=i(h.commentBefore);c.unshift(p.indentComment(e,""))}let t=!1,
n=null;if(h.contents){if(S.isNode(h.contents)){if(h.contents.spaceBefore&&l&&c.push(""),h.contents.commentBefore){const r=i(
h.contents.commentBefore);c.push(p.indentComment(r,""))}a.forceBlockIndent=!!h.comment,n=h.contents.comment}const e=n?void 0:
()=>t=!0;let s=g.stringify(h.contents,a,()=>n=null,e);n&&(s+=p.lineComment(s,"",i(n))),(s[0]==="|"||s[0]===">")&&c[c.length-
1]==="---"?c[c.length-1]=`--- ${s}`:c.push(s)}else c.push(g.stringify(h.contents,a));if(h.directives?.docEnd)if(h.comment){
const e=i(h.comment);e.includes(`
`)?(c.push("..."),c.push(p.indentComment(e,""))):c.push(`... ${e}`)}else c.push("...");else{let e=h.comment;e&&t&&(e=e.replace(
/^\n+/,"")),e&&((!t||n)&&c[c.length-1]!==""&&c.push(""),c.push(p.indentComment(i(e),"")))}return c.join(`
`)+`
`}b.stringifyDocument=m}),8689:((E,b)=>{function u({format:S,minFractionDigits:g,tag:p,value:m}){if(typeof m=="bigint")return String(
m);const h=typeof m=="number"?m:Number(m);if(!isFinite(h))return isNaN(h)?".nan":h<0?"-.inf":".inf";let f=Object.is(m,-0)?
"-0":JSON.stringify(m);if(!S&&g&&(!p||p==="tag:yaml.org,2002:float")&&/^-?\d/.test(f)&&!f.includes("e")){let c=f.indexOf(
".");c<0&&(c=f.length,f+=".");let l=g-(f.length-c-1);for(;l-- >0;)f+="0"}return f}b.stringifyNumber=u}),9748:((E,b,u)=>{
var S=u(1127),g=u(3301),p=u(2148),m=u(9799);function h({key:f,value:c},l,a,i){const{allNullValues:t,doc:n,indent:e,indentStep:s,
options:{commentString:r,indentSeq:o,simpleKeys:d}}=l;let y=S.isNode(f)&&f.comment||null;if(d){if(y)throw new Error("Wit\
h simple keys, key nodes cannot have comments");if(S.isCollection(f)||!S.isNode(f)&&typeof f=="object"){const P="With si\
mple keys, collection cannot be used as a key value";throw new Error(P)}}let v=!d&&(!f||y&&c==null&&!l.inFlow||S.isCollection(
f)||(S.isScalar(f)?f.type===g.Scalar.BLOCK_FOLDED||f.type===g.Scalar.BLOCK_LITERAL:typeof f=="object"));l=Object.assign(
{},l,{allNullValues:!1,implicitKey:!v&&(d||!t),indent:e+s});let w=!1,A=!1,N=p.stringify(f,l,()=>w=!0,()=>A=!0);if(!v&&!l.
inFlow&&N.length>1024){if(d)throw new Error("With simple keys, single line scalar must not span more than 1024 character\
s");v=!0}if(l.inFlow){if(t||c==null)return w&&a&&a(),N===""?"?":v?`? ${N}`:N}else if(t&&!d||c==null&&v)return N=`? ${N}`,
y&&!w?N+=m.lineComment(N,l.indent,r(y)):A&&i&&i(),N;w&&(y=null),v?(y&&(N+=m.lineComment(N,l.indent,r(y))),N=`? ${N}
${e}:`):(N=`${N}:`,y&&(N+=m.lineComment(N,l.indent,r(y))));let L,k,O;S.isNode(c)?(L=!!c.spaceBefore,k=c.commentBefore,O=
c.comment):(L=!1,k=null,O=null,c&&typeof c=="object"&&(c=n.createNode(c))),l.implicitKey=!1,!v&&!y&&S.isScalar(c)&&(l.indentAtStart=
N.length+1),A=!1,!o&&s.length>=2&&!l.inFlow&&!v&&S.isSeq(c)&&!c.flow&&!c.tag&&!c.anchor&&(l.indent=l.indent.substring(2));
let C=!1;const T=p.stringify(c,l,()=>C=!0,()=>A=!0);let I=" ";if(y||L||k){if(I=L?`
`:"",k){const P=r(k);I+=`
${m.indentComment(P,l.indent)}`}T===""&&!l.inFlow?I===`
`&&O&&(I=`

`):I+=`
${l.indent}`}else if(!v&&S.isCollection(c)){const P=T[0],K=T.indexOf(`
`),D=K!==-1,j=l.inFlow??c.flow??c.items.length===0;if(D||!j){let B=!1;if(D&&(P==="&"||P==="!")){let M=T.indexOf(" ");P===
"&"&&M!==-1&&M<K&&T[M+1]==="!"&&(M=T.indexOf(" ",M+1)),(M===-1||K<M)&&(B=!0)}B||(I=`
${l.indent}`)}}else(T===""||T[0]===`
`)&&(I="");return N+=I+T,l.inFlow?C&&a&&a():O&&!C?N+=m.lineComment(N,l.indent,r(O)):A&&i&&i(),N}b.stringifyPair=h}),3069:((E,b,u)=>{
var S=u(3301),g=u(4475);const p=(e,s)=>({indentAtStart:s?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.
options.minContentWidth}),m=e=>/^(%|---|\.\.\.)/m.test(e);function h(e,s,r){if(!s||s<0)return!1;const o=s-r,d=e.length;if(d<=
o)return!1;for(let y=0,v=0;y<d;++y)if(e[y]===`
`){if(y-v>o)return!0;if(v=y+1,d-v<=o)return!1}return!0}function f(e,s){const r=JSON.stringify(e);if(s.options.doubleQuotedAsJSON)
return r;const{implicitKey:o}=s,d=s.options.doubleQuotedMinMultiLineLength,y=s.indent||(m(e)?"  ":"");let v="",w=0;for(let A=0,
N=r[A];N;N=r[++A])if(N===" "&&r[A+1]==="\\"&&r[A+2]==="n"&&(v+=r.slice(w,A)+"\\ ",A+=1,w=A,N="\\"),N==="\\")switch(r[A+1]){case"\
u":{v+=r.slice(w,A);const L=r.substr(A+2,4);switch(L){case"0000":v+="\\0";break;case"0007":v+="\\a";break;case"000b":v+=
"\\v";break;case"001b":v+="\\e";break;case"0085":v+="\\N";break;case"00a0":v+="\\_";break;case"2028":v+="\\L";break;case"\
2029":v+="\\P";break;default:L.substr(0,2)==="00"?v+="\\x"+L.substr(2):v+=r.substr(A,6)}A+=5,w=A+1}break;case"n":if(o||r[A+
2]==='"'||r.length<d)A+=1;else{for(v+=r.slice(w,A)+`

`;r[A+2]==="\\"&&r[A+3]==="n"&&r[A+4]!=='"';)v+=`
`,A+=2;v+=y,r[A+2]===" "&&(v+="\\"),A+=1,w=A+1}break;default:A+=1}return v=w?v+r.slice(w):r,o?v:g.foldFlowLines(v,y,g.FOLD_QUOTED,
p(s,!1))}function c(e,s){if(s.options.singleQuote===!1||s.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return f(e,s);const r=s.indent||(m(e)?"  ":""),o="'"+e.replace(/'/g,"''").replace(/\n+/g,`\
$&
${r}`)+"'";return s.implicitKey?o:g.foldFlowLines(o,r,g.FOLD_FLOW,p(s,!1))}function l(e,s){const{singleQuote:r}=s.options;
let o;if(r===!1)o=f;else{const d=e.includes('"'),y=e.includes("'");d&&!y?o=c:y&&!d?o=f:o=r?c:f}return o(e,s)}let a;try{a=
new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{a=/\n+(?!\n|$)/g}function i({comment:e,type:s,value:r},o,d,y){const{blockQuote:v,commentString:w,lineWidth:A}=o.
options;if(!v||/\n[\t ]+$/.test(r))return l(r,o);const N=o.indent||(o.forceBlockIndent||m(r)?"  ":""),L=v==="literal"?!0:
v==="folded"||s===S.Scalar.BLOCK_FOLDED?!1:s===S.Scalar.BLOCK_LITERAL?!0:!h(r,A,N.length);if(!r)return L?`|
`:`>
`;let k,O;for(O=r.length;O>0;--O){const M=r[O-1];if(M!==`
`&&M!=="	"&&M!==" ")break}let C=r.substring(O);const T=C.indexOf(`
`);T===-1?k="-":r===C||T!==C.length-1?(k="+",y&&y()):k="",C&&(r=r.slice(0,-C.length),C[C.length-1]===`
`&&(C=C.slice(0,-1)),C=C.replace(a,`$&${N}`));let I=!1,P,K=-1;for(P=0;P<r.length;++P){const M=r[P];if(M===" ")I=!0;else if(M===
`
`)K=P;else break}let D=r.substring(0,K<P?K+1:P);D&&(r=r.substring(D.length),D=D.replace(/\n+/g,`$&${N}`));let B=(I?N?"2":
"1":"")+k;if(e&&(B+=" "+w(e.replace(/ ?[\r\n]+/g," ")),d&&d()),!L){const M=r.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${N}`);let F=!1;const $=p(o,!0);
v!=="folded"&&s!==S.Scalar.BLOCK_FOLDED&&($.onOverflow=()=>{F=!0});const R=g.foldFlowLines(`${D}${M}${C}`,N,g.FOLD_BLOCK,
$);if(!F)return`>${B}
${N}${R}`}return r=r.replace(/\n+/g,`$&${N}`),`|${B}
${N}${D}${r}${C}`}function t(e,s,r,o){const{type:d,value:y}=e,{actualString:v,implicitKey:w,indent:A,indentStep:N,inFlow:L}=s;
if(w&&y.includes(`
`)||L&&/[[\]{},]/.test(y))return l(y,s);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(y))return w||L||!y.includes(`
`)?l(y,s):i(e,s,r,o);if(!w&&!L&&d!==S.Scalar.PLAIN&&y.includes(`
`))return i(e,s,r,o);if(m(y)){if(A==="")return s.forceBlockIndent=!0,i(e,s,r,o);if(w&&A===N)return l(y,s)}const k=y.replace(
/\n+/g,`$&
${A}`);if(v){const O=I=>I.default&&I.tag!=="tag:yaml.org,2002:str"&&I.test?.test(k),{compat:C,tags:T}=s.doc.schema;if(T.
some(O)||C?.some(O))return l(y,s)}return w?k:g.foldFlowLines(k,A,g.FOLD_FLOW,p(s,!1))}function n(e,s,r,o){const{implicitKey:d,
inFlow:y}=s,v=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)});let{type:w}=e;w!==S.Scalar.QUOTE_DOUBLE&&
/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(v.value)&&(w=S.Scalar.QUOTE_DOUBLE);const A=L=>{switch(L){case S.
Scalar.BLOCK_FOLDED:case S.Scalar.BLOCK_LITERAL:return d||y?l(v.value,s):i(v,s,r,o);case S.Scalar.QUOTE_DOUBLE:return f(
v.value,s);case S.Scalar.QUOTE_SINGLE:return c(v.value,s);case S.Scalar.PLAIN:return t(v,s,r,o);default:return null}};let N=A(
w);if(N===null){const{defaultKeyType:L,defaultStringType:k}=s.options,O=d&&L||k;if(N=A(O),N===null)throw new Error(`Unsu\
pported default string type ${O}`)}return N}b.stringifyString=n}),204:((E,b,u)=>{var S=u(1127);const g=Symbol("break vis\
it"),p=Symbol("skip children"),m=Symbol("remove node");function h(n,e){const s=a(e);S.isDocument(n)?f(null,n.contents,s,
Object.freeze([n]))===m&&(n.contents=null):f(null,n,s,Object.freeze([]))}h.BREAK=g,h.SKIP=p,h.REMOVE=m;function f(n,e,s,r){
const o=i(n,e,s,r);if(S.isNode(o)||S.isPair(o))return t(n,r,o),f(n,o,s,r);if(typeof o!="symbol"){if(S.isCollection(e)){r=
Object.freeze(r.concat(e));for(let d=0;d<e.items.length;++d){const y=f(d,e.items[d],s,r);if(typeof y=="number")d=y-1;else{
if(y===g)return g;y===m&&(e.items.splice(d,1),d-=1)}}}else if(S.isPair(e)){r=Object.freeze(r.concat(e));const d=f("key",
e.key,s,r);if(d===g)return g;d===m&&(e.key=null);const y=f("value",e.value,s,r);if(y===g)return g;y===m&&(e.value=null)}}
return o}async function c(n,e){const s=a(e);S.isDocument(n)?await l(null,n.contents,s,Object.freeze([n]))===m&&(n.contents=
null):await l(null,n,s,Object.freeze([]))}c.BREAK=g,c.SKIP=p,c.REMOVE=m;async function l(n,e,s,r){const o=await i(n,e,s,
r);if(S.isNode(o)||S.isPair(o))return t(n,r,o),l(n,o,s,r);if(typeof o!="symbol"){if(S.isCollection(e)){r=Object.freeze(r.
concat(e));for(let d=0;d<e.items.length;++d){const y=await l(d,e.items[d],s,r);if(typeof y=="number")d=y-1;else{if(y===g)
return g;y===m&&(e.items.splice(d,1),d-=1)}}}else if(S.isPair(e)){r=Object.freeze(r.concat(e));const d=await l("key",e.key,
s,r);if(d===g)return g;d===m&&(e.key=null);const y=await l("value",e.value,s,r);if(y===g)return g;y===m&&(e.value=null)}}
return o}function a(n){return typeof n=="object"&&(n.Collection||n.Node||n.Value)?Object.assign({Alias:n.Node,Map:n.Node,
Scalar:n.Node,Seq:n.Node},n.Value&&{Map:n.Value,Scalar:n.Value,Seq:n.Value},n.Collection&&{Map:n.Collection,Seq:n.Collection},
n):n}function i(n,e,s,r){if(typeof s=="function")return s(n,e,r);if(S.isMap(e))return s.Map?.(n,e,r);if(S.isSeq(e))return s.
Seq?.(n,e,r);if(S.isPair(e))return s.Pair?.(n,e,r);if(S.isScalar(e))return s.Scalar?.(n,e,r);if(S.isAlias(e))return s.Alias?.(
n,e,r)}function t(n,e,s){const r=e[e.length-1];if(S.isCollection(r))r.items[n]=s;else if(S.isPair(r))n==="key"?r.key=s:r.
value=s;else if(S.isDocument(r))r.contents=s;else{const o=S.isAlias(r)?"alias":"scalar";throw new Error(`Cannot replace \
node with ${o} parent`)}}b.visit=h,b.visitAsync=c})};
