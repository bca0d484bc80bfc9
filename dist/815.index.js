"use strict";exports.id=815,exports.ids=[815],exports.modules={7349:((E,b,u)=>{var g=u(1127),y=u(3301),p=u(4454),m=u(2223),h=u(7103),
f=u(334),c=u(3142);function l(i,t,n,e,s,r){const a=n.type==="block-map"?h.resolveBlockMap(i,t,n,e,r):n.type==="block-seq"?
f.resolveBlockSeq(i,t,n,e,r):c.resolveFlowCollection(i,t,n,e,r),d=a.constructor;return s==="!"||s===d.tagName?(a.tag=d.tagName,
a):(s&&(a.tag=s),a)}function o(i,t,n,e,s){const r=e.tag,a=r?t.directives.tagName(r.source,N=>s(r,"TAG_RESOLVE_FAILED",N)):
null;if(n.type==="block-seq"){const{anchor:N,newlineAfterProp:L}=e,k=N&&r?N.offset>r.offset?N:r:N??r;k&&(!L||L.offset<k.
offset)&&s(k,"MISSING_CHAR","Missing newline after block sequence props")}const d=n.type==="block-map"?"map":n.type==="b\
lock-seq"?"seq":n.start.source==="{"?"map":"seq";if(!r||!a||a==="!"||a===p.YAMLMap.tagName&&d==="map"||a===m.YAMLSeq.tagName&&
d==="seq")return l(i,t,n,s,a);let S=t.schema.tags.find(N=>N.tag===a&&N.collection===d);if(!S){const N=t.schema.knownTags[a];
if(N?.collection===d)t.schema.tags.push(Object.assign({},N,{default:!1})),S=N;else return N?s(r,"BAD_COLLECTION_TYPE",`${N.
tag} used for ${d} collection, but expects ${N.collection??"scalar"}`,!0):s(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${a}`,
!0),l(i,t,n,s,a)}const v=l(i,t,n,s,a,S),w=S.resolve?.(v,N=>s(r,"TAG_RESOLVE_FAILED",N),t.options)??v,A=g.isNode(w)?w:new y.
Scalar(w);return A.range=v.range,A.tag=a,S?.format&&(A.format=S.format),A}b.composeCollection=o}),3683:((E,b,u)=>{var g=u(
3021),y=u(5937),p=u(7788),m=u(4631);function h(f,c,{offset:l,start:o,value:i,end:t},n){const e=Object.assign({_directives:c},
f),s=new g.Document(void 0,e),r={atKey:!1,atRoot:!0,directives:s.directives,options:s.options,schema:s.schema},a=m.resolveProps(
o,{indicator:"doc-start",next:i??t?.[0],offset:l,onError:n,parentIndent:0,startOnNewline:!0});a.found&&(s.directives.docStart=
!0,i&&(i.type==="block-map"||i.type==="block-seq")&&!a.hasNewline&&n(a.end,"MISSING_CHAR","Block collection cannot start\
 on same line with directives-end marker")),s.contents=i?y.composeNode(r,i,a,n):y.composeEmptyNode(r,a.end,o,null,a,n);const d=s.
contents.range[2],S=p.resolveEnd(t,d,!1,n);return S.comment&&(s.comment=S.comment),s.range=[l,d,S.offset],s}b.composeDoc=
h}),5937:((E,b,u)=>{var g=u(4065),y=u(1127),p=u(7349),m=u(5413),h=u(7788),f=u(2599);const c={composeNode:l,composeEmptyNode:o};
function l(t,n,e,s){const r=t.atKey,{spaceBefore:a,comment:d,anchor:S,tag:v}=e;let w,A=!0;switch(n.type){case"alias":w=i(
t,n,s),(S||v)&&s(n,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-\
scalar":case"double-quoted-scalar":case"block-scalar":w=m.composeScalar(t,n,v,s),S&&(w.anchor=S.source.substring(1));break;case"\
block-map":case"block-seq":case"flow-collection":try{w=p.composeCollection(c,t,n,e,s),S&&(w.anchor=S.source.substring(1))}catch(N){
const L=N instanceof Error?N.message:String(N);s(n,"RESOURCE_EXHAUSTION",L)}break;default:{const N=n.type==="error"?n.message:
`Unsupported token (type: ${n.type})`;s(n,"UNEXPECTED_TOKEN",N),A=!1}}return w??(w=o(t,n.offset,void 0,null,e,s)),S&&w.anchor===
""&&s(S,"BAD_ALIAS","Anchor cannot be an empty string"),r&&t.options.stringKeys&&(!y.isScalar(w)||typeof w.value!="strin\
g"||w.tag&&w.tag!=="tag:yaml.org,2002:str")&&s(v??n,"NON_STRING_KEY","With stringKeys, all keys must be strings"),a&&(w.
spaceBefore=!0),d&&(n.type==="scalar"&&n.source===""?w.comment=d:w.commentBefore=d),t.options.keepSourceTokens&&A&&(w.srcToken=
n),w}function o(t,n,e,s,{spaceBefore:r,comment:a,anchor:d,tag:S,end:v},w){const A={type:"scalar",offset:f.emptyScalarPosition(
n,e,s),indent:-1,source:""},N=m.composeScalar(t,A,S,w);return d&&(N.anchor=d.source.substring(1),N.anchor===""&&w(d,"BAD\
_ALIAS","Anchor cannot be an empty string")),r&&(N.spaceBefore=!0),a&&(N.comment=a,N.range[2]=v),N}function i({options:t},{
offset:n,source:e,end:s},r){const a=new g.Alias(e.substring(1));a.source===""&&r(n,"BAD_ALIAS","Alias cannot be an empty\
 string"),a.source.endsWith(":")&&r(n+e.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const d=n+e.length,S=h.
resolveEnd(s,d,t.strict,r);return a.range=[n,d,S.offset],S.comment&&(a.comment=S.comment),a}b.composeEmptyNode=o,b.composeNode=
l}),5413:((E,b,u)=>{var g=u(1127),y=u(3301),p=u(8913),m=u(6842);function h(l,o,i,t){const{value:n,type:e,comment:s,range:r}=o.
type==="block-scalar"?p.resolveBlockScalar(l,o,t):m.resolveFlowScalar(o,l.options.strict,t),a=i?l.directives.tagName(i.source,
v=>t(i,"TAG_RESOLVE_FAILED",v)):null;let d;l.options.stringKeys&&l.atKey?d=l.schema[g.SCALAR]:a?d=f(l.schema,n,a,i,t):o.
type==="scalar"?d=c(l,n,o,t):d=l.schema[g.SCALAR];let S;try{const v=d.resolve(n,w=>t(i??o,"TAG_RESOLVE_FAILED",w),l.options);
S=g.isScalar(v)?v:new y.Scalar(v)}catch(v){const w=v instanceof Error?v.message:String(v);t(i??o,"TAG_RESOLVE_FAILED",w),
S=new y.Scalar(n)}return S.range=r,S.source=n,e&&(S.type=e),a&&(S.tag=a),d.format&&(S.format=d.format),s&&(S.comment=s),
S}function f(l,o,i,t,n){if(i==="!")return l[g.SCALAR];const e=[];for(const r of l.tags)if(!r.collection&&r.tag===i)if(r.
default&&r.test)e.push(r);else return r;for(const r of e)if(r.test?.test(o))return r;const s=l.knownTags[i];return s&&!s.
collection?(l.tags.push(Object.assign({},s,{default:!1,test:void 0})),s):(n(t,"TAG_RESOLVE_FAILED",`Unresolved tag: ${i}`,
i!=="tag:yaml.org,2002:str"),l[g.SCALAR])}function c({atKey:l,directives:o,schema:i},t,n,e){const s=i.tags.find(r=>(r.default===
!0||l&&r.default==="key")&&r.test?.test(t))||i[g.SCALAR];if(i.compat){const r=i.compat.find(a=>a.default&&a.test?.test(t))??
i[g.SCALAR];if(s.tag!==r.tag){const a=o.tagString(s.tag),d=o.tagString(r.tag),S=`Value may be parsed as either ${a} or ${d}`;
e(n,"TAG_RESOLVE_FAILED",S,!0)}}return s}b.composeScalar=h}),9984:((E,b,u)=>{var g=u(932),y=u(1342),p=u(3021),m=u(1464),
h=u(1127),f=u(3683),c=u(7788);function l(t){if(typeof t=="number")return[t,t+1];if(Array.isArray(t))return t.length===2?
t:[t[0],t[1]];const{offset:n,source:e}=t;return[n,n+(typeof e=="string"?e.length:1)]}function o(t){let n="",e=!1,s=!1;for(let r=0;r<
t.length;++r){const a=t[r];switch(a[0]){case"#":n+=(n===""?"":s?`

`:`
`)+(a.substring(1)||" "),e=!0,s=!1;break;case"%":t[r+1]?.[0]!=="#"&&(r+=1),e=!1;break;default:e||(s=!0),e=!1}}return{comment:n,
afterEmptyLine:s}}class i{constructor(n={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(e,s,r,a)=>{const d=l(e);a?this.warnings.push(new m.YAMLWarning(d,s,r)):this.errors.push(new m.YAMLParseError(
d,s,r))},this.directives=new y.Directives({version:n.version||"1.2"}),this.options=n}decorate(n,e){const{comment:s,afterEmptyLine:r}=o(
this.prelude);if(s){const a=n.contents;if(e)n.comment=n.comment?`${n.comment}
${s}`:s;else if(r||n.directives.docStart||!a)n.commentBefore=s;else if(h.isCollection(a)&&!a.flow&&a.items.length>0){let d=a.
items[0];h.isPair(d)&&(d=d.key);const S=d.commentBefore;d.commentBefore=S?`${s}
${S}`:s}else{const d=a.commentBefore;a.commentBefore=d?`${s}
${d}`:s}}if(e){for(let a=0;a<this.errors.length;++a)n.errors.push(this.errors[a]);for(let a=0;a<this.warnings.length;++a)
n.warnings.push(this.warnings[a])}else n.errors=this.errors,n.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:o(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(n,e=!1,s=-1){for(const r of n)yield*this.next(r);yield*this.end(e,s)}*next(n){switch(g.env.LOG_STREAM&&
console.dir(n,{depth:null}),n.type){case"directive":this.directives.add(n.source,(e,s,r)=>{const a=l(n);a[0]+=e,this.onError(
a,"BAD_DIRECTIVE",s,r)}),this.prelude.push(n.source),this.atDirectives=!0;break;case"document":{const e=f.composeDoc(this.
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
var g=u(7165),y=u(4454),p=u(4631),m=u(9499),h=u(4051),f=u(3568);const c="All mapping items must start at the same column";
function l({composeNode:o,composeEmptyNode:i},t,n,e,s){const r=s?.nodeClass??y.YAMLMap,a=new r(t.schema);t.atRoot&&(t.atRoot=
!1);let d=n.offset,S=null;for(const v of n.items){const{start:w,key:A,sep:N,value:L}=v,k=p.resolveProps(w,{indicator:"ex\
plicit-key-ind",next:A??N?.[0],offset:d,onError:e,parentIndent:n.indent,startOnNewline:!0}),O=!k.found;if(O){if(A&&(A.type===
"block-seq"?e(d,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in A&&A.indent!==
n.indent&&e(d,"BAD_INDENT",c)),!k.anchor&&!k.tag&&!N){S=k.end,k.comment&&(a.comment?a.comment+=`
`+k.comment:a.comment=k.comment);continue}(k.newlineAfterProp||m.containsNewline(A))&&e(A??w[w.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else k.found?.indent!==n.indent&&e(d,"BAD_INDENT",c);t.atKey=!0;const T=k.
end,C=A?o(t,A,k,e):i(t,T,w,null,k,e);t.schema.compat&&h.flowIndentCheck(n.indent,A,e),t.atKey=!1,f.mapIncludes(t,a.items,
C)&&e(T,"DUPLICATE_KEY","Map keys must be unique");const I=p.resolveProps(N??[],{indicator:"map-value-ind",next:L,offset:C.
range[2],onError:e,parentIndent:n.indent,startOnNewline:!A||A.type==="block-scalar"});if(d=I.end,I.found){O&&(L?.type===
"block-map"&&!I.hasNewline&&e(d,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),t.options.
strict&&k.start<I.found.offset-1024&&e(C.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));const P=L?o(t,L,I,e):i(t,d,N,null,I,e);t.schema.compat&&h.flowIndentCheck(n.
indent,L,e),d=P.range[2];const K=new g.Pair(C,P);t.options.keepSourceTokens&&(K.srcToken=v),a.items.push(K)}else{O&&e(C.
range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),I.comment&&(C.comment?C.comment+=`
`+I.comment:C.comment=I.comment);const P=new g.Pair(C);t.options.keepSourceTokens&&(P.srcToken=v),a.items.push(P)}}return S&&
S<d&&e(S,"IMPOSSIBLE","Map comment with trailing content"),a.range=[n.offset,d,S??d],a}b.resolveBlockMap=l}),8913:((E,b,u)=>{
var g=u(3301);function y(h,f,c){const l=f.offset,o=p(f,h.options.strict,c);if(!o)return{value:"",type:null,comment:"",range:[
l,l,l]};const i=o.mode===">"?g.Scalar.BLOCK_FOLDED:g.Scalar.BLOCK_LITERAL,t=f.source?m(f.source):[];let n=t.length;for(let w=t.
length-1;w>=0;--w){const A=t[w][1];if(A===""||A==="\r")n=w;else break}if(n===0){const w=o.chomp==="+"&&t.length>0?`
`.repeat(Math.max(1,t.length-1)):"";let A=l+o.length;return f.source&&(A+=f.source.length),{value:w,type:i,comment:o.comment,
range:[l,A,A]}}let e=f.indent+o.indent,s=f.offset+o.length,r=0;for(let w=0;w<n;++w){const[A,N]=t[w];if(N===""||N==="\r")
o.indent===0&&A.length>e&&(e=A.length);else{A.length<e&&c(s+A.length,"MISSING_CHAR","Block scalars with more-indented le\
ading empty lines must use an explicit indentation indicator"),o.indent===0&&(e=A.length),r=w,e===0&&!h.atRoot&&c(s,"BAD\
_INDENT","Block scalar values in collections must be indented");break}s+=A.length+N.length+1}for(let w=t.length-1;w>=n;--w)
t[w][0].length>e&&(n=w+1);let a="",d="",S=!1;for(let w=0;w<r;++w)a+=t[w][0].slice(e)+`
`;for(let w=r;w<n;++w){let[A,N]=t[w];s+=A.length+N.length+1;const L=N[N.length-1]==="\r";if(L&&(N=N.slice(0,-1)),N&&A.length<
e){const O=`Block scalar lines must not be less indented than their ${o.indent?"explicit indentation indicator":"first l\
ine"}`;c(s-N.length-(L?2:1),"BAD_INDENT",O),A=""}i===g.Scalar.BLOCK_LITERAL?(a+=d+A.slice(e)+N,d=`
`):A.length>e||N[0]==="	"?(d===" "?d=`
`:!S&&d===`
`&&(d=`

`),a+=d+A.slice(e)+N,d=`
`,S=!0):N===""?d===`
`?a+=`
`:d=`
`:(a+=d+N,d=" ",S=!1)}switch(o.chomp){case"-":break;case"+":for(let w=n;w<t.length;++w)a+=`
`+t[w][0].slice(e);a[a.length-1]!==`
`&&(a+=`
`);break;default:a+=`
`}const v=l+o.length+f.source.length;return{value:a,type:i,comment:o.comment,range:[l,v,v]}}function p({offset:h,props:f},c,l){
if(f[0].type!=="block-scalar-header")return l(f[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:o}=f[0],
i=o[0];let t=0,n="",e=-1;for(let d=1;d<o.length;++d){const S=o[d];if(!n&&(S==="-"||S==="+"))n=S;else{const v=Number(S);!t&&
v?t=v:e===-1&&(e=h+d)}}e!==-1&&l(e,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${o}`);let s=!1,r="",
a=o.length;for(let d=1;d<f.length;++d){const S=f[d];switch(S.type){case"space":s=!0;case"newline":a+=S.source.length;break;case"\
comment":c&&!s&&l(S,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),a+=S.source.
length,r=S.source.substring(1);break;case"error":l(S,"UNEXPECTED_TOKEN",S.message),a+=S.source.length;break;default:{const v=`\
Unexpected token in block scalar header: ${S.type}`;l(S,"UNEXPECTED_TOKEN",v);const w=S.source;w&&typeof w=="string"&&(a+=
w.length)}}}return{mode:i,indent:t,chomp:n,comment:r,length:a}}function m(h){const f=h.split(/\n( *)/),c=f[0],l=c.match(
/^( *)/),i=[l?.[1]?[l[1],c.slice(l[1].length)]:["",c]];for(let t=1;t<f.length;t+=2)i.push([f[t],f[t+1]]);return i}b.resolveBlockScalar=
y}),334:((E,b,u)=>{var g=u(2223),y=u(4631),p=u(4051);function m({composeNode:h,composeEmptyNode:f},c,l,o,i){const t=i?.nodeClass??
g.YAMLSeq,n=new t(c.schema);c.atRoot&&(c.atRoot=!1),c.atKey&&(c.atKey=!1);let e=l.offset,s=null;for(const{start:r,value:a}of l.
items){const d=y.resolveProps(r,{indicator:"seq-item-ind",next:a,offset:e,onError:o,parentIndent:l.indent,startOnNewline:!0});
if(!d.found)if(d.anchor||d.tag||a)a?.type==="block-seq"?o(d.end,"BAD_INDENT","All sequence items must start at the same \
column"):o(e,"MISSING_CHAR","Sequence item without - indicator");else{s=d.end,d.comment&&(n.comment=d.comment);continue}
const S=a?h(c,a,d,o):f(c,d.end,r,null,d,o);c.schema.compat&&p.flowIndentCheck(l.indent,a,o),e=S.range[2],n.items.push(S)}
return n.range=[l.offset,e,s??e],n}b.resolveBlockSeq=m}),7788:((E,b)=>{function u(g,y,p,m){let h="";if(g){let f=!1,c="";
for(const l of g){const{source:o,type:i}=l;switch(i){case"space":f=!0;break;case"comment":{p&&!f&&m(l,"MISSING_CHAR","Co\
mments must be separated from other tokens by white space characters");const t=o.substring(1)||" ";h?h+=c+t:h=t,c="";break}case"\
newline":h&&(c+=o),f=!0;break;default:m(l,"UNEXPECTED_TOKEN",`Unexpected ${i} at node end`)}y+=o.length}}return{comment:h,
offset:y}}b.resolveEnd=u}),3142:((E,b,u)=>{var g=u(1127),y=u(7165),p=u(4454),m=u(2223),h=u(7788),f=u(4631),c=u(9499),l=u(
3568);const o="Block collections are not allowed within flow collections",i=n=>n&&(n.type==="block-map"||n.type==="block\
-seq");function t({composeNode:n,composeEmptyNode:e},s,r,a,d){const S=r.start.source==="{",v=S?"flow map":"flow sequence",
w=d?.nodeClass??(S?p.YAMLMap:m.YAMLSeq),A=new w(s.schema);A.flow=!0;const N=s.atRoot;N&&(s.atRoot=!1),s.atKey&&(s.atKey=
!1);let L=r.offset+r.start.source.length;for(let I=0;I<r.items.length;++I){const P=r.items[I],{start:K,key:D,sep:j,value:B}=P,
M=f.resolveProps(K,{flow:v,indicator:"explicit-key-ind",next:D??j?.[0],offset:L,onError:a,parentIndent:r.indent,startOnNewline:!1});
if(!M.found){if(!M.anchor&&!M.tag&&!j&&!B){I===0&&M.comma?a(M.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${v}`):I<r.items.
length-1&&a(M.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${v}`),M.comment&&(A.comment?A.comment+=`
`+M.comment:A.comment=M.comment),L=M.end;continue}!S&&s.options.strict&&c.containsNewline(D)&&a(D,"MULTILINE_IMPLICIT_KE\
Y","Implicit keys of flow sequence pairs need to be on a single line")}if(I===0)M.comma&&a(M.comma,"UNEXPECTED_TOKEN",`U\
nexpected , in ${v}`);else if(M.comma||a(M.start,"MISSING_CHAR",`Missing , between ${v} items`),M.comment){let F="";e:for(const $ of K)
switch($.type){case"comma":case"space":break;case"comment":F=$.source.substring(1);break e;default:break e}if(F){let $=A.
items[A.items.length-1];g.isPair($)&&($=$.value??$.key),$.comment?$.comment+=`
`+F:$.comment=F,M.comment=M.comment.substring(F.length+1)}}if(!S&&!j&&!M.found){const F=B?n(s,B,M,a):e(s,M.end,j,null,M,
a);A.items.push(F),L=F.range[2],i(B)&&a(F.range,"BLOCK_IN_FLOW",o)}else{s.atKey=!0;const F=M.end,$=D?n(s,D,M,a):e(s,F,K,
null,M,a);i(D)&&a($.range,"BLOCK_IN_FLOW",o),s.atKey=!1;const R=f.resolveProps(j??[],{flow:v,indicator:"map-value-ind",next:B,
offset:$.range[2],onError:a,parentIndent:r.indent,startOnNewline:!1});if(R.found){if(!S&&!M.found&&s.options.strict){if(j)
for(const Y of j){if(Y===R.found)break;if(Y.type==="newline"){a(Y,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequen\
ce pairs need to be on a single line");break}}M.start<R.found.offset-1024&&a(R.found,"KEY_OVER_1024_CHARS","The : indica\
tor must be at most 1024 chars after the start of an implicit flow sequence key")}}else B&&("source"in B&&B.source?.[0]===
":"?a(B,"MISSING_CHAR",`Missing space after : in ${v}`):a(R.start,"MISSING_CHAR",`Missing , or : between ${v} items`));const U=B?
n(s,B,R,a):R.found?e(s,R.end,j,null,R,a):null;U?i(B)&&a(U.range,"BLOCK_IN_FLOW",o):R.comment&&($.comment?$.comment+=`
`+R.comment:$.comment=R.comment);const V=new y.Pair($,U);if(s.options.keepSourceTokens&&(V.srcToken=P),S){const Y=A;l.mapIncludes(
s,Y.items,$)&&a(F,"DUPLICATE_KEY","Map keys must be unique"),Y.items.push(V)}else{const Y=new p.YAMLMap(s.schema);Y.flow=
!0,Y.items.push(V);const J=(U??$).range;Y.range=[$.range[0],J[1],J[2]],A.items.push(Y)}L=U?U.range[2]:R.end}}const k=S?"\
}":"]",[O,...T]=r.end;let C=L;if(O?.source===k)C=O.offset+O.source.length;else{const I=v[0].toUpperCase()+v.substring(1),
P=N?`${I} must end with a ${k}`:`${I} in block collection must be sufficiently indented and end with a ${k}`;a(L,N?"MISS\
ING_CHAR":"BAD_INDENT",P),O&&O.source.length!==1&&T.unshift(O)}if(T.length>0){const I=h.resolveEnd(T,C,s.options.strict,
a);I.comment&&(A.comment?A.comment+=`
`+I.comment:A.comment=I.comment),A.range=[r.offset,C,I.offset]}else A.range=[r.offset,C,C];return A}b.resolveFlowCollection=
t}),6842:((E,b,u)=>{var g=u(3301),y=u(7788);function p(t,n,e){const{offset:s,type:r,source:a,end:d}=t;let S,v;const w=(L,k,O)=>e(
s+L,k,O);switch(r){case"scalar":S=g.Scalar.PLAIN,v=m(a,w);break;case"single-quoted-scalar":S=g.Scalar.QUOTE_SINGLE,v=h(a,
w);break;case"double-quoted-scalar":S=g.Scalar.QUOTE_DOUBLE,v=c(a,w);break;default:return e(t,"UNEXPECTED_TOKEN",`Expect\
ed a flow scalar value, but found: ${r}`),{value:"",type:null,comment:"",range:[s,s+a.length,s+a.length]}}const A=s+a.length,
N=y.resolveEnd(d,A,n,e);return{value:v,type:S,comment:N.comment,range:[s,A,N.offset]}}function m(t,n){let e="";switch(t[0]){case"\
	":e="a tab character";break;case",":e="flow indicator character ,";break;case"%":e="directive indicator character %";break;case"\
|":case">":{e=`block scalar indicator ${t[0]}`;break}case"@":case"`":{e=`reserved character ${t[0]}`;break}}return e&&n(
0,"BAD_SCALAR_START",`Plain value cannot start with ${e}`),f(t)}function h(t,n){return(t[t.length-1]!=="'"||t.length===1)&&
n(t.length,"MISSING_CHAR","Missing closing 'quote"),f(t.slice(1,-1)).replace(/''/g,"'")}function f(t){const n=/(.*?)\r?\n/sy;
let e=n.exec(t);if(!e)return t;let s,r;try{s=new RegExp("(?<![ 	])[ 	]+$"),r=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{
s=/[ \t]+$/,r=/^[ \t]+|[ \t]+$/g}let a=e[1].replace(s,""),d=" ",S=n.lastIndex;for(;e=n.exec(t);){const w=e[1].replace(r,
"");w===""?d===`
`?a+=d:d=`
`:(a+=d+w,d=" "),S=n.lastIndex}const v=/[ \t]*(.*)/sy;return v.lastIndex=S,e=v.exec(t),a+d+(e?.[1]??"")}function c(t,n){
let e="";for(let s=1;s<t.length-1;++s){const r=t[s];if(!(r==="\r"&&t[s+1]===`
`))if(r===`
`){const{fold:a,offset:d}=l(t,s);e+=a,s=d}else if(r==="\\"){let a=t[++s];const d=o[a];if(d)e+=d;else if(a===`
`)for(a=t[s+1];a===" "||a==="	";)a=t[++s+1];else if(a==="\r"&&t[s+1]===`
`)for(a=t[++s+1];a===" "||a==="	";)a=t[++s+1];else if(a==="x"||a==="u"||a==="U"){const S=a==="x"?2:a==="u"?4:8;e+=i(t,s+
1,S,n),s+=S}else{const S=t.substr(s-1,2);n(s-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${S}`),e+=S}}else if(r===" "||r===
"	"){const a=s;let d=t[s+1];for(;d===" "||d==="	";)d=t[++s+1];d!==`
`&&!(d==="\r"&&t[s+2]===`
`)&&(e+=s>a?t.slice(a,s+1):r)}else e+=r}return(t[t.length-1]!=='"'||t.length===1)&&n(t.length,"MISSING_CHAR",'Missing cl\
osing "quote'),e}function l(t,n){let e="",s=t[n+1];for(;(s===" "||s==="	"||s===`
`||s==="\r")&&!(s==="\r"&&t[n+2]!==`
`);)s===`
`&&(e+=`
`),n+=1,s=t[n+1];return e||(e=" "),{fold:e,offset:n}}const o={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function i(t,n,e,s){
const r=t.substr(n,e),d=r.length===e&&/^[0-9a-fA-F]+$/.test(r)?parseInt(r,16):NaN;try{return String.fromCodePoint(d)}catch{
const S=t.substr(n-2,e+2);return s(n-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${S}`),S}}b.resolveFlowScalar=p}),4631:((E,b)=>{
function u(g,{flow:y,indicator:p,next:m,offset:h,onError:f,parentIndent:c,startOnNewline:l}){let o=!1,i=l,t=l,n="",e="",
s=!1,r=!1,a=null,d=null,S=null,v=null,w=null,A=null,N=null;for(const O of g)switch(r&&(O.type!=="space"&&O.type!=="newli\
ne"&&O.type!=="comma"&&f(O.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),
r=!1),a&&(i&&O.type!=="comment"&&O.type!=="newline"&&f(a,"TAB_AS_INDENT","Tabs are not allowed as indentation"),a=null),
O.type){case"space":!y&&(p!=="doc-start"||m?.type!=="flow-collection")&&O.source.includes("	")&&(a=O),t=!0;break;case"co\
mment":{t||f(O,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const T=O.source.
substring(1)||" ";n?n+=e+T:n=T,e="",i=!1;break}case"newline":i?n?n+=O.source:(!A||p!=="seq-item-ind")&&(o=!0):e+=O.source,
i=!0,s=!0,(d||S)&&(v=O),t=!0;break;case"anchor":d&&f(O,"MULTIPLE_ANCHORS","A node can have at most one anchor"),O.source.
endsWith(":")&&f(O.offset+O.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),d=O,N??(N=O.offset),i=!1,t=
!1,r=!0;break;case"tag":{S&&f(O,"MULTIPLE_TAGS","A node can have at most one tag"),S=O,N??(N=O.offset),i=!1,t=!1,r=!0;break}case p:
(d||S)&&f(O,"BAD_PROP_ORDER",`Anchors and tags must be after the ${O.source} indicator`),A&&f(O,"UNEXPECTED_TOKEN",`Unex\
pected ${O.source} in ${y??"collection"}`),A=O,i=p==="seq-item-ind"||p==="explicit-key-ind",t=!1;break;case"comma":if(y){
w&&f(O,"UNEXPECTED_TOKEN",`Unexpected , in ${y}`),w=O,i=!1,t=!1;break}default:f(O,"UNEXPECTED_TOKEN",`Unexpected ${O.type}\
 token`),i=!1,t=!1}const L=g[g.length-1],k=L?L.offset+L.source.length:h;return r&&m&&m.type!=="space"&&m.type!=="newline"&&
m.type!=="comma"&&(m.type!=="scalar"||m.source!=="")&&f(m.offset,"MISSING_CHAR","Tags and anchors must be separated from\
 the next token by white space"),a&&(i&&a.indent<=c||m?.type==="block-map"||m?.type==="block-seq")&&f(a,"TAB_AS_INDENT",
"Tabs are not allowed as indentation"),{comma:w,found:A,spaceBefore:o,comment:n,hasNewline:s,anchor:d,tag:S,newlineAfterProp:v,
end:k,start:N??k}}b.resolveProps=u}),9499:((E,b)=>{function u(g){if(!g)return null;switch(g.type){case"alias":case"scala\
r":case"double-quoted-scalar":case"single-quoted-scalar":if(g.source.includes(`
`))return!0;if(g.end){for(const y of g.end)if(y.type==="newline")return!0}return!1;case"flow-collection":for(const y of g.
items){for(const p of y.start)if(p.type==="newline")return!0;if(y.sep){for(const p of y.sep)if(p.type==="newline")return!0}
if(u(y.key)||u(y.value))return!0}return!1;default:return!0}}b.containsNewline=u}),2599:((E,b)=>{function u(g,y,p){if(y){
p??(p=y.length);for(let m=p-1;m>=0;--m){let h=y[m];switch(h.type){case"space":case"comment":case"newline":g-=h.source.length;
continue}for(h=y[++m];h?.type==="space";)g+=h.source.length,h=y[++m];break}}return g}b.emptyScalarPosition=u}),4051:((E,b,u)=>{
var g=u(9499);function y(p,m,h){if(m?.type==="flow-collection"){const f=m.end[0];f.indent===p&&(f.source==="]"||f.source===
"}")&&g.containsNewline(m)&&h(f,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}b.flowIndentCheck=
y}),3568:((E,b,u)=>{var g=u(1127);function y(p,m,h){const{uniqueKeys:f}=p.options;if(f===!1)return!1;const c=typeof f=="\
function"?f:(l,o)=>l===o||g.isScalar(l)&&g.isScalar(o)&&l.value===o.value;return m.some(l=>c(l.key,h))}b.mapIncludes=y}),
3021:((E,b,u)=>{var g=u(4065),y=u(101),p=u(1127),m=u(7165),h=u(4043),f=u(5840),c=u(6829),l=u(1596),o=u(3661),i=u(2404),t=u(
1342);class n{constructor(r,a,d){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(
this,p.NODE_TYPE,{value:p.DOC});let S=null;typeof a=="function"||Array.isArray(a)?S=a:d===void 0&&a&&(d=a,a=void 0);const v=Object.
assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"\
1.2"},d);this.options=v;let{version:w}=v;d?._directives?(this.directives=d._directives.atDocument(),this.directives.yaml.
explicit&&(w=this.directives.yaml.version)):this.directives=new t.Directives({version:w}),this.setSchema(w,d),this.contents=
r===void 0?null:this.createNode(r,S,d)}clone(){const r=Object.create(n.prototype,{[p.NODE_TYPE]:{value:p.DOC}});return r.
commentBefore=this.commentBefore,r.comment=this.comment,r.errors=this.errors.slice(),r.warnings=this.warnings.slice(),r.
options=Object.assign({},this.options),this.directives&&(r.directives=this.directives.clone()),r.schema=this.schema.clone(),
r.contents=p.isNode(this.contents)?this.contents.clone(r.schema):this.contents,this.range&&(r.range=this.range.slice()),
r}add(r){e(this.contents)&&this.contents.add(r)}addIn(r,a){e(this.contents)&&this.contents.addIn(r,a)}createAlias(r,a){if(!r.
anchor){const d=l.anchorNames(this);r.anchor=!a||d.has(a)?l.findNewAnchor(a||"a",d):a}return new g.Alias(r.anchor)}createNode(r,a,d){
let S;if(typeof a=="function")r=a.call({"":r},"",r),S=a;else if(Array.isArray(a)){const K=j=>typeof j=="number"||j instanceof
String||j instanceof Number,D=a.filter(K).map(String);D.length>0&&(a=a.concat(D)),S=a}else d===void 0&&a&&(d=a,a=void 0);
const{aliasDuplicateObjects:v,anchorPrefix:w,flow:A,keepUndefined:N,onTagObj:L,tag:k}=d??{},{onAnchor:O,setAnchors:T,sourceObjects:C}=l.
createNodeAnchors(this,w||"a"),I={aliasDuplicateObjects:v??!0,keepUndefined:N??!1,onAnchor:O,onTagObj:L,replacer:S,schema:this.
schema,sourceObjects:C},P=i.createNode(r,k,I);return A&&p.isCollection(P)&&(P.flow=!0),T(),P}createPair(r,a,d={}){const S=this.
createNode(r,null,d),v=this.createNode(a,null,d);return new m.Pair(S,v)}delete(r){return e(this.contents)?this.contents.
delete(r):!1}deleteIn(r){return y.isEmptyPath(r)?this.contents==null?!1:(this.contents=null,!0):e(this.contents)?this.contents.
deleteIn(r):!1}get(r,a){return p.isCollection(this.contents)?this.contents.get(r,a):void 0}getIn(r,a){return y.isEmptyPath(
r)?!a&&p.isScalar(this.contents)?this.contents.value:this.contents:p.isCollection(this.contents)?this.contents.getIn(r,a):
void 0}has(r){return p.isCollection(this.contents)?this.contents.has(r):!1}hasIn(r){return y.isEmptyPath(r)?this.contents!==
void 0:p.isCollection(this.contents)?this.contents.hasIn(r):!1}set(r,a){this.contents==null?this.contents=y.collectionFromPath(
this.schema,[r],a):e(this.contents)&&this.contents.set(r,a)}setIn(r,a){y.isEmptyPath(r)?this.contents=a:this.contents==null?
this.contents=y.collectionFromPath(this.schema,Array.from(r),a):e(this.contents)&&this.contents.setIn(r,a)}setSchema(r,a={}){
typeof r=="number"&&(r=String(r));let d;switch(r){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=
new t.Directives({version:"1.1"}),d={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.
directives.yaml.version=r:this.directives=new t.Directives({version:r}),d={resolveKnownTags:!0,schema:"core"};break;case null:
this.directives&&delete this.directives,d=null;break;default:{const S=JSON.stringify(r);throw new Error(`Expected '1.1',\
 '1.2' or null as first argument, but found: ${S}`)}}if(a.schema instanceof Object)this.schema=a.schema;else if(d)this.schema=
new f.Schema(Object.assign(d,a));else throw new Error("With a null YAML version, the { schema: Schema } option is requir\
ed")}toJS({json:r,jsonArg:a,mapAsMap:d,maxAliasCount:S,onAnchor:v,reviver:w}={}){const A={anchors:new Map,doc:this,keep:!r,
mapAsMap:d===!0,mapKeyWarned:!1,maxAliasCount:typeof S=="number"?S:100},N=h.toJS(this.contents,a??"",A);if(typeof v=="fu\
nction")for(const{count:L,res:k}of A.anchors.values())v(k,L);return typeof w=="function"?o.applyReviver(w,{"":N},"",N):N}toJSON(r,a){
return this.toJS({json:!0,jsonArg:r,mapAsMap:!1,onAnchor:a})}toString(r={}){if(this.errors.length>0)throw new Error("Doc\
ument with errors cannot be stringified");if("indent"in r&&(!Number.isInteger(r.indent)||Number(r.indent)<=0)){const a=JSON.
stringify(r.indent);throw new Error(`"indent" option must be a positive integer, not ${a}`)}return c.stringifyDocument(this,
r)}}function e(s){if(p.isCollection(s))return!0;throw new Error("Expected a YAML collection as document contents")}b.Document=
n}),1596:((E,b,u)=>{var g=u(1127),y=u(204);function p(c){if(/[\x00-\x19\s,[\]{}]/.test(c)){const o=`Anchor must not cont\
ain whitespace or control characters: ${JSON.stringify(c)}`;throw new Error(o)}return!0}function m(c){const l=new Set;return y.
visit(c,{Value(o,i){i.anchor&&l.add(i.anchor)}}),l}function h(c,l){for(let o=1;;++o){const i=`${c}${o}`;if(!l.has(i))return i}}
function f(c,l){const o=[],i=new Map;let t=null;return{onAnchor:n=>{o.push(n),t??(t=m(c));const e=h(l,t);return t.add(e),
e},setAnchors:()=>{for(const n of o){const e=i.get(n);if(typeof e=="object"&&e.anchor&&(g.isScalar(e.node)||g.isCollection(
e.node)))e.node.anchor=e.anchor;else{const s=new Error("Failed to resolve repeated object (this should not happen)");throw s.
source=n,s}}},sourceObjects:i}}b.anchorIsValid=p,b.anchorNames=m,b.createNodeAnchors=f,b.findNewAnchor=h}),3661:((E,b)=>{
function u(g,y,p,m){if(m&&typeof m=="object")if(Array.isArray(m))for(let h=0,f=m.length;h<f;++h){const c=m[h],l=u(g,m,String(
h),c);l===void 0?delete m[h]:l!==c&&(m[h]=l)}else if(m instanceof Map)for(const h of Array.from(m.keys())){const f=m.get(
h),c=u(g,m,h,f);c===void 0?m.delete(h):c!==f&&m.set(h,c)}else if(m instanceof Set)for(const h of Array.from(m)){const f=u(
g,m,h,h);f===void 0?m.delete(h):f!==h&&(m.delete(h),m.add(f))}else for(const[h,f]of Object.entries(m)){const c=u(g,m,h,f);
c===void 0?delete m[h]:c!==f&&(m[h]=c)}return g.call(y,p,m)}b.applyReviver=u}),2404:((E,b,u)=>{var g=u(4065),y=u(1127),p=u(
3301);const m="tag:yaml.org,2002:";function h(c,l,o){if(l){const i=o.filter(n=>n.tag===l),t=i.find(n=>!n.format)??i[0];if(!t)
throw new Error(`Tag ${l} not found`);return t}return o.find(i=>i.identify?.(c)&&!i.format)}function f(c,l,o){if(y.isDocument(
c)&&(c=c.contents),y.isNode(c))return c;if(y.isPair(c)){const S=o.schema[y.MAP].createNode?.(o.schema,null,o);return S.items.
push(c),S}(c instanceof String||c instanceof Number||c instanceof Boolean||typeof BigInt<"u"&&c instanceof BigInt)&&(c=c.
valueOf());const{aliasDuplicateObjects:i,onAnchor:t,onTagObj:n,schema:e,sourceObjects:s}=o;let r;if(i&&c&&typeof c=="obj\
ect"){if(r=s.get(c),r)return r.anchor??(r.anchor=t(c)),new g.Alias(r.anchor);r={anchor:null,node:null},s.set(c,r)}l?.startsWith(
"!!")&&(l=m+l.slice(2));let a=h(c,l,e.tags);if(!a){if(c&&typeof c.toJSON=="function"&&(c=c.toJSON()),!c||typeof c!="obje\
ct"){const S=new p.Scalar(c);return r&&(r.node=S),S}a=c instanceof Map?e[y.MAP]:Symbol.iterator in Object(c)?e[y.SEQ]:e[y.
MAP]}n&&(n(a),delete o.onTagObj);const d=a?.createNode?a.createNode(o.schema,c,o):typeof a?.nodeClass?.from=="function"?
a.nodeClass.from(o.schema,c,o):new p.Scalar(c);return l?d.tag=l:a.default||(d.tag=a.tag),r&&(r.node=d),d}b.createNode=f}),
1342:((E,b,u)=>{var g=u(1127),y=u(204);const p={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},m=f=>f.replace(
/[!,[\]{}]/g,c=>p[c]);class h{constructor(c,l){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},h.defaultYaml,
c),this.tags=Object.assign({},h.defaultTags,l)}clone(){const c=new h(this.yaml,this.tags);return c.docStart=this.docStart,
c}atDocument(){const c=new h(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"\
1.2":this.atNextDocument=!1,this.yaml={explicit:h.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},h.defaultTags);
break}return c}add(c,l){this.atNextDocument&&(this.yaml={explicit:h.defaultYaml.explicit,version:"1.1"},this.tags=Object.
assign({},h.defaultTags),this.atNextDocument=!1);const o=c.trim().split(/[ \t]+/),i=o.shift();switch(i){case"%TAG":{if(o.
length!==2&&(l(0,"%TAG directive should contain exactly two parts"),o.length<2))return!1;const[t,n]=o;return this.tags[t]=
n,!0}case"%YAML":{if(this.yaml.explicit=!0,o.length!==1)return l(0,"%YAML directive should contain exactly one part"),!1;
const[t]=o;if(t==="1.1"||t==="1.2")return this.yaml.version=t,!0;{const n=/^\d+\.\d+$/.test(t);return l(6,`Unsupported Y\
AML version ${t}`,n),!1}}default:return l(0,`Unknown directive ${i}`,!0),!1}}tagName(c,l){if(c==="!")return"!";if(c[0]!==
"!")return l(`Not a valid tag: ${c}`),null;if(c[1]==="<"){const n=c.slice(2,-1);return n==="!"||n==="!!"?(l(`Verbatim ta\
gs aren't resolved, so ${c} is invalid.`),null):(c[c.length-1]!==">"&&l("Verbatim tags must end with a >"),n)}const[,o,i]=c.
match(/^(.*!)([^!]*)$/s);i||l(`The ${c} tag has no suffix`);const t=this.tags[o];if(t)try{return t+decodeURIComponent(i)}catch(n){
return l(String(n)),null}return o==="!"?c:(l(`Could not resolve tag: ${c}`),null)}tagString(c){for(const[l,o]of Object.entries(
this.tags))if(c.startsWith(o))return l+m(c.substring(o.length));return c[0]==="!"?c:`!<${c}>`}toString(c){const l=this.yaml.
explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],o=Object.entries(this.tags);let i;if(c&&o.length>0&&g.isNode(c.contents)){
const t={};y.visit(c.contents,(n,e)=>{g.isNode(e)&&e.tag&&(t[e.tag]=!0)}),i=Object.keys(t)}else i=[];for(const[t,n]of o)
t==="!!"&&n==="tag:yaml.org,2002:"||(!c||i.some(e=>e.startsWith(n)))&&l.push(`%TAG ${t} ${n}`);return l.join(`
`)}}h.defaultYaml={explicit:!1,version:"1.2"},h.defaultTags={"!!":"tag:yaml.org,2002:"},b.Directives=h}),1464:((E,b)=>{class u extends Error{constructor(h,f,c,l){
super(),this.name=h,this.code=c,this.message=l,this.pos=f}}class g extends u{constructor(h,f,c){super("YAMLParseError",h,
f,c)}}class y extends u{constructor(h,f,c){super("YAMLWarning",h,f,c)}}const p=(m,h)=>f=>{if(f.pos[0]===-1)return;f.linePos=
f.pos.map(t=>h.linePos(t));const{line:c,col:l}=f.linePos[0];f.message+=` at line ${c}, column ${l}`;let o=l-1,i=m.substring(
h.lineStarts[c-1],h.lineStarts[c]).replace(/[\n\r]+$/,"");if(o>=60&&i.length>80){const t=Math.min(o-39,i.length-79);i="\u2026"+
i.substring(t),o-=t-1}if(i.length>80&&(i=i.substring(0,79)+"\u2026"),c>1&&/^ *$/.test(i.substring(0,o))){let t=m.substring(
h.lineStarts[c-2],h.lineStarts[c-1]);t.length>80&&(t=t.substring(0,79)+`\u2026
`),i=t+i}if(/[^ ]/.test(i)){let t=1;const n=f.linePos[1];n?.line===c&&n.col>l&&(t=Math.max(1,Math.min(n.col-l,80-o)));const e="\
 ".repeat(o)+"^".repeat(t);f.message+=`:

${i}
${e}
`}};b.YAMLError=u,b.YAMLParseError=g,b.YAMLWarning=y,b.prettifyError=p}),8815:((E,b,u)=>{var g,y=u(9984),p=u(3021),m=u(5840),
h=u(1464),f=u(4065),c=u(1127),l=u(7165),o=u(3301),i=u(4454),t=u(2223),n=u(3461),e=u(361),s=u(6628),r=u(3456),a=u(4047),d=u(
204);g=y.Composer,g=p.Document,g=m.Schema,g=h.YAMLError,g=h.YAMLParseError,g=h.YAMLWarning,g=f.Alias,b.Vj=c.isAlias,g=c.
isCollection,g=c.isDocument,b.jh=c.isMap,b.Ll=c.isNode,g=c.isPair,b.jn=c.isScalar,b.oP=c.isSeq,g=l.Pair,b.X5=o.Scalar,g=
i.YAMLMap,g=t.YAMLSeq,g=n,g=e.Lexer,b.HN=s.LineCounter,g=r.Parser,g=a.parse,g=a.parseAllDocuments,b.Tp=a.parseDocument,g=
a.stringify,b.YR=d.visit,g=d.visitAsync}),7249:((E,b,u)=>{var g=u(932);function y(m,...h){m==="debug"&&console.log(...h)}
function p(m,h){(m==="debug"||m==="warn")&&(typeof g.emitWarning=="function"?g.emitWarning(h):console.warn(h))}b.debug=y,
b.warn=p}),4065:((E,b,u)=>{var g=u(1596),y=u(204),p=u(1127),m=u(6673),h=u(4043);class f extends m.NodeBase{constructor(o){
super(p.ALIAS),this.source=o,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(o,i){
if(i?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let t;i?.aliasResolveCache?t=i.aliasResolveCache:
(t=[],y.visit(o,{Node:(e,s)=>{(p.isAlias(s)||p.hasAnchor(s))&&t.push(s)}}),i&&(i.aliasResolveCache=t));let n;for(const e of t){
if(e===this)break;e.anchor===this.source&&(n=e)}if(n&&i){const{anchors:e,doc:s,maxAliasCount:r}=i;let a=e.get(n);if(a||(h.
toJS(n,null,i),a=e.get(n)),a?.res===void 0){const d="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(
d)}if(r>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=c(s,n,e)),a.count*a.aliasCount>r)){const d="Excessive alias coun\
t indicates a resource exhaustion attack";throw new ReferenceError(d)}}return n}toJSON(o,i){if(!i)return{source:this.source};
const t=this.resolve(i.doc,i);if(!t){const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw new ReferenceError(n)}return i.anchors.get(t).res}toString(o,i,t){const n=`*${this.source}`;if(o){if(g.anchorIsValid(
this.source),o.options.verifyAliasOrder&&!o.anchors.has(this.source)){const e=`Unresolved alias (the anchor must be set \
before the alias): ${this.source}`;throw new Error(e)}if(o.implicitKey)return`${n} `}return n}}function c(l,o,i){if(p.isAlias(
o)){const t=o.resolve(l),n=i&&t&&i.get(t);return n?n.count*n.aliasCount:0}else if(p.isCollection(o)){let t=0;for(const n of o.
items){const e=c(l,n,i);e>t&&(t=e)}return t}else if(p.isPair(o)){const t=c(l,o.key,i),n=c(l,o.value,i);return Math.max(t,
n)}return 1}b.Alias=f}),101:((E,b,u)=>{var g=u(2404),y=u(1127),p=u(6673);function m(c,l,o){let i=o;for(let t=l.length-1;t>=
0;--t){const n=l[t];if(typeof n=="number"&&Number.isInteger(n)&&n>=0){const e=[];e[n]=i,i=e}else i=new Map([[n,i]])}return g.
createNode(i,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, pl\
ease report a bug.")},schema:c,sourceObjects:new Map})}const h=c=>c==null||typeof c=="object"&&!!c[Symbol.iterator]().next().
done;class f extends p.NodeBase{constructor(l,o){super(l),Object.defineProperty(this,"schema",{value:o,configurable:!0,enumerable:!1,
writable:!0})}clone(l){const o=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return l&&
(o.schema=l),o.items=o.items.map(i=>y.isNode(i)||y.isPair(i)?i.clone(l):i),this.range&&(o.range=this.range.slice()),o}addIn(l,o){
if(h(l))this.add(o);else{const[i,...t]=l,n=this.get(i,!0);if(y.isCollection(n))n.addIn(t,o);else if(n===void 0&&this.schema)
this.set(i,m(this.schema,t,o));else throw new Error(`Expected YAML collection at ${i}. Remaining path: ${t}`)}}deleteIn(l){
const[o,...i]=l;if(i.length===0)return this.delete(o);const t=this.get(o,!0);if(y.isCollection(t))return t.deleteIn(i);throw new Error(
`Expected YAML collection at ${o}. Remaining path: ${i}`)}getIn(l,o){const[i,...t]=l,n=this.get(i,!0);return t.length===
0?!o&&y.isScalar(n)?n.value:n:y.isCollection(n)?n.getIn(t,o):void 0}hasAllNullValues(l){return this.items.every(o=>{if(!y.
isPair(o))return!1;const i=o.value;return i==null||l&&y.isScalar(i)&&i.value==null&&!i.commentBefore&&!i.comment&&!i.tag})}hasIn(l){
const[o,...i]=l;if(i.length===0)return this.has(o);const t=this.get(o,!0);return y.isCollection(t)?t.hasIn(i):!1}setIn(l,o){
const[i,...t]=l;if(t.length===0)this.set(i,o);else{const n=this.get(i,!0);if(y.isCollection(n))n.setIn(t,o);else if(n===
void 0&&this.schema)this.set(i,m(this.schema,t,o));else throw new Error(`Expected YAML collection at ${i}. Remaining pat\
h: ${t}`)}}}b.Collection=f,b.collectionFromPath=m,b.isEmptyPath=h}),6673:((E,b,u)=>{var g=u(3661),y=u(1127),p=u(4043);class m{constructor(f){
Object.defineProperty(this,y.NODE_TYPE,{value:f})}clone(){const f=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(f.range=this.range.slice()),f}toJS(f,{mapAsMap:c,maxAliasCount:l,onAnchor:o,reviver:i}={}){if(!y.
isDocument(f))throw new TypeError("A document argument is required");const t={anchors:new Map,doc:f,keep:!0,mapAsMap:c===
!0,mapKeyWarned:!1,maxAliasCount:typeof l=="number"?l:100},n=p.toJS(this,"",t);if(typeof o=="function")for(const{count:e,
res:s}of t.anchors.values())o(s,e);return typeof i=="function"?g.applyReviver(i,{"":n},"",n):n}}b.NodeBase=m}),7165:((E,b,u)=>{
var g=u(2404),y=u(9748),p=u(7104),m=u(1127);function h(c,l,o){const i=g.createNode(c,void 0,o),t=g.createNode(l,void 0,o);
return new f(i,t)}class f{constructor(l,o=null){Object.defineProperty(this,m.NODE_TYPE,{value:m.PAIR}),this.key=l,this.value=
o}clone(l){let{key:o,value:i}=this;return m.isNode(o)&&(o=o.clone(l)),m.isNode(i)&&(i=i.clone(l)),new f(o,i)}toJSON(l,o){
const i=o?.mapAsMap?new Map:{};return p.addPairToJSMap(o,i,this)}toString(l,o,i){return l?.doc?y.stringifyPair(this,l,o,
i):JSON.stringify(this)}}b.Pair=f,b.createPair=h}),3301:((E,b,u)=>{var g=u(1127),y=u(6673),p=u(4043);const m=f=>!f||typeof f!=
"function"&&typeof f!="object";class h extends y.NodeBase{constructor(c){super(g.SCALAR),this.value=c}toJSON(c,l){return l?.
keep?this.value:p.toJS(this.value,c,l)}toString(){return String(this.value)}}h.BLOCK_FOLDED="BLOCK_FOLDED",h.BLOCK_LITERAL=
"BLOCK_LITERAL",h.PLAIN="PLAIN",h.QUOTE_DOUBLE="QUOTE_DOUBLE",h.QUOTE_SINGLE="QUOTE_SINGLE",b.Scalar=h,b.isScalarValue=m}),
4454:((E,b,u)=>{var g=u(1212),y=u(7104),p=u(101),m=u(1127),h=u(7165),f=u(3301);function c(o,i){const t=m.isScalar(i)?i.value:
i;for(const n of o)if(m.isPair(n)&&(n.key===i||n.key===t||m.isScalar(n.key)&&n.key.value===t))return n}class l extends p.
Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(i){super(m.MAP,i),this.items=[]}static from(i,t,n){
const{keepUndefined:e,replacer:s}=n,r=new this(i),a=(d,S)=>{if(typeof s=="function")S=s.call(t,d,S);else if(Array.isArray(
s)&&!s.includes(d))return;(S!==void 0||e)&&r.items.push(h.createPair(d,S,n))};if(t instanceof Map)for(const[d,S]of t)a(d,
S);else if(t&&typeof t=="object")for(const d of Object.keys(t))a(d,t[d]);return typeof i.sortMapEntries=="function"&&r.items.
sort(i.sortMapEntries),r}add(i,t){let n;m.isPair(i)?n=i:!i||typeof i!="object"||!("key"in i)?n=new h.Pair(i,i?.value):n=
new h.Pair(i.key,i.value);const e=c(this.items,n.key),s=this.schema?.sortMapEntries;if(e){if(!t)throw new Error(`Key ${n.
key} already set`);m.isScalar(e.value)&&f.isScalarValue(n.value)?e.value.value=n.value:e.value=n.value}else if(s){const r=this.
items.findIndex(a=>s(n,a)<0);r===-1?this.items.push(n):this.items.splice(r,0,n)}else this.items.push(n)}delete(i){const t=c(
this.items,i);return t?this.items.splice(this.items.indexOf(t),1).length>0:!1}get(i,t){const e=c(this.items,i)?.value;return(!t&&
m.isScalar(e)?e.value:e)??void 0}has(i){return!!c(this.items,i)}set(i,t){this.add(new h.Pair(i,t),!0)}toJSON(i,t,n){const e=n?
new n:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(e);for(const s of this.items)y.addPairToJSMap(t,e,s);return e}toString(i,t,n){
if(!i)return JSON.stringify(this);for(const e of this.items)if(!m.isPair(e))throw new Error(`Map items must all be pairs\
; found ${JSON.stringify(e)} instead`);return!i.allNullValues&&this.hasAllNullValues(!1)&&(i=Object.assign({},i,{allNullValues:!0})),
g.stringifyCollection(this,i,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:i.indent||"",onChompKeep:n,onComment:t})}}
b.YAMLMap=l,b.findPair=c}),2223:((E,b,u)=>{var g=u(2404),y=u(1212),p=u(101),m=u(1127),h=u(3301),f=u(4043);class c extends p.
Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(i){super(m.SEQ,i),this.items=[]}add(i){this.items.
push(i)}delete(i){const t=l(i);return typeof t!="number"?!1:this.items.splice(t,1).length>0}get(i,t){const n=l(i);if(typeof n!=
"number")return;const e=this.items[n];return!t&&m.isScalar(e)?e.value:e}has(i){const t=l(i);return typeof t=="number"&&t<
this.items.length}set(i,t){const n=l(i);if(typeof n!="number")throw new Error(`Expected a valid index, not ${i}.`);const e=this.
items[n];m.isScalar(e)&&h.isScalarValue(t)?e.value=t:this.items[n]=t}toJSON(i,t){const n=[];t?.onCreate&&t.onCreate(n);let e=0;
for(const s of this.items)n.push(f.toJS(s,String(e++),t));return n}toString(i,t,n){return i?y.stringifyCollection(this,i,
{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(i.indent||"")+"  ",onChompKeep:n,onComment:t}):JSON.stringify(
this)}static from(i,t,n){const{replacer:e}=n,s=new this(i);if(t&&Symbol.iterator in Object(t)){let r=0;for(let a of t){if(typeof e==
"function"){const d=t instanceof Set?a:String(r++);a=e.call(t,d,a)}s.items.push(g.createNode(a,void 0,n))}}return s}}function l(o){
let i=m.isScalar(o)?o.value:o;return i&&typeof i=="string"&&(i=Number(i)),typeof i=="number"&&Number.isInteger(i)&&i>=0?
i:null}b.YAMLSeq=c}),7104:((E,b,u)=>{var g=u(7249),y=u(452),p=u(2148),m=u(1127),h=u(4043);function f(l,o,{key:i,value:t}){
if(m.isNode(i)&&i.addToJSMap)i.addToJSMap(l,o,t);else if(y.isMergeKey(l,i))y.addMergeToJSMap(l,o,t);else{const n=h.toJS(
i,"",l);if(o instanceof Map)o.set(n,h.toJS(t,n,l));else if(o instanceof Set)o.add(n);else{const e=c(i,n,l),s=h.toJS(t,e,
l);e in o?Object.defineProperty(o,e,{value:s,writable:!0,enumerable:!0,configurable:!0}):o[e]=s}}return o}function c(l,o,i){
if(o===null)return"";if(typeof o!="object")return String(o);if(m.isNode(l)&&i?.doc){const t=p.createStringifyContext(i.doc,
{});t.anchors=new Set;for(const e of i.anchors.keys())t.anchors.add(e.anchor);t.inFlow=!0,t.inStringifyKey=!0;const n=l.
toString(t);if(!i.mapKeyWarned){let e=JSON.stringify(n);e.length>40&&(e=e.substring(0,36)+'..."'),g.warn(i.doc.options.logLevel,
`Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object k\
eys.`),i.mapKeyWarned=!0}return n}return JSON.stringify(o)}b.addPairToJSMap=f}),1127:((E,b)=>{const u=Symbol.for("yaml.a\
lias"),g=Symbol.for("yaml.document"),y=Symbol.for("yaml.map"),p=Symbol.for("yaml.pair"),m=Symbol.for("yaml.scalar"),h=Symbol.
for("yaml.seq"),f=Symbol.for("yaml.node.type"),c=a=>!!a&&typeof a=="object"&&a[f]===u,l=a=>!!a&&typeof a=="object"&&a[f]===
g,o=a=>!!a&&typeof a=="object"&&a[f]===y,i=a=>!!a&&typeof a=="object"&&a[f]===p,t=a=>!!a&&typeof a=="object"&&a[f]===m,n=a=>!!a&&
typeof a=="object"&&a[f]===h;function e(a){if(a&&typeof a=="object")switch(a[f]){case y:case h:return!0}return!1}function s(a){
if(a&&typeof a=="object")switch(a[f]){case u:case y:case m:case h:return!0}return!1}const r=a=>(t(a)||e(a))&&!!a.anchor;
b.ALIAS=u,b.DOC=g,b.MAP=y,b.NODE_TYPE=f,b.PAIR=p,b.SCALAR=m,b.SEQ=h,b.hasAnchor=r,b.isAlias=c,b.isCollection=e,b.isDocument=
l,b.isMap=o,b.isNode=s,b.isPair=i,b.isScalar=t,b.isSeq=n}),4043:((E,b,u)=>{var g=u(1127);function y(p,m,h){if(Array.isArray(
p))return p.map((f,c)=>y(f,String(c),h));if(p&&typeof p.toJSON=="function"){if(!h||!g.hasAnchor(p))return p.toJSON(m,h);
const f={aliasCount:0,count:1,res:void 0};h.anchors.set(p,f),h.onCreate=l=>{f.res=l,delete h.onCreate};const c=p.toJSON(
m,h);return h.onCreate&&h.onCreate(c),c}return typeof p=="bigint"&&!h?.keep?Number(p):p}b.toJS=y}),110:((E,b,u)=>{var g=u(
8913),y=u(6842),p=u(1464),m=u(3069);function h(t,n=!0,e){if(t){const s=(r,a,d)=>{const S=typeof r=="number"?r:Array.isArray(
r)?r[0]:r.offset;if(e)e(S,a,d);else throw new p.YAMLParseError([S,S+1],a,d)};switch(t.type){case"scalar":case"single-quo\
ted-scalar":case"double-quoted-scalar":return y.resolveFlowScalar(t,n,s);case"block-scalar":return g.resolveBlockScalar(
{options:{strict:n}},t,s)}}return null}function f(t,n){const{implicitKey:e=!1,indent:s,inFlow:r=!1,offset:a=-1,type:d="P\
LAIN"}=n,S=m.stringifyString({type:d,value:t},{implicitKey:e,indent:s>0?" ".repeat(s):"",inFlow:r,options:{blockQuote:!0,
lineWidth:-1}}),v=n.end??[{type:"newline",offset:-1,indent:s,source:`
`}];switch(S[0]){case"|":case">":{const w=S.indexOf(`
`),A=S.substring(0,w),N=S.substring(w+1)+`
`,L=[{type:"block-scalar-header",offset:a,indent:s,source:A}];return o(L,v)||L.push({type:"newline",offset:-1,indent:s,source:`\

`}),{type:"block-scalar",offset:a,indent:s,props:L,source:N}}case'"':return{type:"double-quoted-scalar",offset:a,indent:s,
source:S,end:v};case"'":return{type:"single-quoted-scalar",offset:a,indent:s,source:S,end:v};default:return{type:"scalar",
offset:a,indent:s,source:S,end:v}}}function c(t,n,e={}){let{afterKey:s=!1,implicitKey:r=!1,inFlow:a=!1,type:d}=e,S="inde\
nt"in t?t.indent:null;if(s&&typeof S=="number"&&(S+=2),!d)switch(t.type){case"single-quoted-scalar":d="QUOTE_SINGLE";break;case"\
double-quoted-scalar":d="QUOTE_DOUBLE";break;case"block-scalar":{const w=t.props[0];if(w.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");d=w.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:d="PLAIN"}const v=m.stringifyString(
{type:d,value:n},{implicitKey:r||S===null,indent:S!==null&&S>0?" ".repeat(S):"",inFlow:a,options:{blockQuote:!0,lineWidth:-1}});
switch(v[0]){case"|":case">":l(t,v);break;case'"':i(t,v,"double-quoted-scalar");break;case"'":i(t,v,"single-quoted-scala\
r");break;default:i(t,v,"scalar")}}function l(t,n){const e=n.indexOf(`
`),s=n.substring(0,e),r=n.substring(e+1)+`
`;if(t.type==="block-scalar"){const a=t.props[0];if(a.type!=="block-scalar-header")throw new Error("Invalid block scalar\
 header");a.source=s,t.source=r}else{const{offset:a}=t,d="indent"in t?t.indent:-1,S=[{type:"block-scalar-header",offset:a,
indent:d,source:s}];o(S,"end"in t?t.end:void 0)||S.push({type:"newline",offset:-1,indent:d,source:`
`});for(const v of Object.keys(t))v!=="type"&&v!=="offset"&&delete t[v];Object.assign(t,{type:"block-scalar",indent:d,props:S,
source:r})}}function o(t,n){if(n)for(const e of n)switch(e.type){case"space":case"comment":t.push(e);break;case"newline":
return t.push(e),!0}return!1}function i(t,n,e){switch(t.type){case"scalar":case"double-quoted-scalar":case"single-quoted\
-scalar":t.type=e,t.source=n;break;case"block-scalar":{const s=t.props.slice(1);let r=n.length;t.props[0].type==="block-\
scalar-header"&&(r-=t.props[0].source.length);for(const a of s)a.offset+=r;delete t.props,Object.assign(t,{type:e,source:n,
end:s});break}case"block-map":case"block-seq":{const r={type:"newline",offset:t.offset+n.length,indent:t.indent,source:`\

`};delete t.items,Object.assign(t,{type:e,source:n,end:[r]});break}default:{const s="indent"in t?t.indent:-1,r="end"in t&&
Array.isArray(t.end)?t.end.filter(a=>a.type==="space"||a.type==="comment"||a.type==="newline"):[];for(const a of Object.
keys(t))a!=="type"&&a!=="offset"&&delete t[a];Object.assign(t,{type:e,indent:s,source:n,end:r})}}}b.createScalarToken=f,
b.resolveAsScalar=h,b.setScalarValue=c}),1733:((E,b)=>{const u=p=>"type"in p?g(p):y(p);function g(p){switch(p.type){case"\
block-scalar":{let m="";for(const h of p.props)m+=g(h);return m+p.source}case"block-map":case"block-seq":{let m="";for(const h of p.
items)m+=y(h);return m}case"flow-collection":{let m=p.start.source;for(const h of p.items)m+=y(h);for(const h of p.end)m+=
h.source;return m}case"document":{let m=y(p);if(p.end)for(const h of p.end)m+=h.source;return m}default:{let m=p.source;
if("end"in p&&p.end)for(const h of p.end)m+=h.source;return m}}}function y({start:p,key:m,sep:h,value:f}){let c="";for(const l of p)
c+=l.source;if(m&&(c+=g(m)),h)for(const l of h)c+=l.source;return f&&(c+=g(f)),c}b.stringify=u}),7715:((E,b)=>{const u=Symbol(
"break visit"),g=Symbol("skip children"),y=Symbol("remove item");function p(h,f){"type"in h&&h.type==="document"&&(h={start:h.
start,value:h.value}),m(Object.freeze([]),h,f)}p.BREAK=u,p.SKIP=g,p.REMOVE=y,p.itemAtPath=(h,f)=>{let c=h;for(const[l,o]of f){
const i=c?.[l];if(i&&"items"in i)c=i.items[o];else return}return c},p.parentCollection=(h,f)=>{const c=p.itemAtPath(h,f.
slice(0,-1)),l=f[f.length-1][0],o=c?.[l];if(o&&"items"in o)return o;throw new Error("Parent collection not found")};function m(h,f,c){
let l=c(f,h);if(typeof l=="symbol")return l;for(const o of["key","value"]){const i=f[o];if(i&&"items"in i){for(let t=0;t<
i.items.length;++t){const n=m(Object.freeze(h.concat([[o,t]])),i.items[t],c);if(typeof n=="number")t=n-1;else{if(n===u)return u;
n===y&&(i.items.splice(t,1),t-=1)}}typeof l=="function"&&o==="key"&&(l=l(f,h))}}return typeof l=="function"?l(f,h):l}b.visit=
p}),3461:((E,b,u)=>{var g=u(110),y=u(1733),p=u(7715);const m="\uFEFF",h="",f="",c="",l=n=>!!n&&"items"in n,o=n=>!!n&&
(n.type==="scalar"||n.type==="single-quoted-scalar"||n.type==="double-quoted-scalar"||n.type==="block-scalar");function i(n){
switch(n){case m:return"<BOM>";case h:return"<DOC>";case f:return"<FLOW_END>";case c:return"<SCALAR>";default:return JSON.
stringify(n)}}function t(n){switch(n){case m:return"byte-order-mark";case h:return"doc-mode";case f:return"flow-error-en\
d";case c:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(n[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}b.createScalarToken=g.createScalarToken,b.resolveAsScalar=g.
resolveAsScalar,b.setScalarValue=g.setScalarValue,b.stringify=y.stringify,b.visit=p.visit,b.BOM=m,b.DOCUMENT=h,b.FLOW_END=
f,b.SCALAR=c,b.isCollection=l,b.isScalar=o,b.prettyToken=i,b.tokenType=t}),361:((E,b,u)=>{var g=u(3461);function y(o){switch(o){case void 0:case"\
 ":case`
`:case"\r":case"	":return!0;default:return!1}}const p=new Set("0123456789ABCDEFabcdef"),m=new Set("0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),h=new Set(",[]{}"),f=new Set(` ,[]{}
\r	`),c=o=>!o||f.has(o);class l{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(i,t=!1){
if(i){if(typeof i!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+i:i,this.lineEndPos=
null}this.atEnd=!t;let n=this.next??"stream";for(;n&&(t||this.hasChars(1));)n=yield*this.parseNext(n)}atLineEnd(){let i=this.
pos,t=this.buffer[i];for(;t===" "||t==="	";)t=this.buffer[++i];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[i+1]===`
`:!1}charAt(i){return this.buffer[this.pos+i]}continueScalar(i){let t=this.buffer[i];if(this.indentNext>0){let n=0;for(;t===
" ";)t=this.buffer[++n+i];if(t==="\r"){const e=this.buffer[n+i+1];if(e===`
`||!e&&!this.atEnd)return i+n+1}return t===`
`||n>=this.indentNext||!t&&!this.atEnd?i+n:-1}if(t==="-"||t==="."){const n=this.buffer.substr(i,3);if((n==="---"||n===".\
..")&&y(this.buffer[i+3]))return-1}return i}getLine(){let i=this.lineEndPos;return(typeof i!="number"||i!==-1&&i<this.pos)&&
(i=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=i),i===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[i-1]==="\r"&&(i-=1),this.
buffer.substring(this.pos,i))}hasChars(i){return this.pos+i<=this.buffer.length}setNext(i){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=i,null}peek(i){return this.buffer.substr(this.pos,i)}*parseNext(i){
switch(i){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let i=this.getLine();if(i===null)return this.setNext("strea\
m");if(i[0]===g.BOM&&(yield*this.pushCount(1),i=i.substring(1)),i[0]==="%"){let t=i.length,n=i.indexOf("#");for(;n!==-1;){
const s=i[n-1];if(s===" "||s==="	"){t=n-1;break}else n=i.indexOf("#",n+1)}for(;;){const s=i[t-1];if(s===" "||s==="	")t-=
1;else break}const e=(yield*this.pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(i.length-e),this.
pushNewline(),"stream"}if(this.atLineEnd()){const t=yield*this.pushSpaces(!0);return yield*this.pushCount(i.length-t),yield*this.
pushNewline(),"stream"}return yield g.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const i=this.charAt(0);if(!i&&
!this.atEnd)return this.setNext("line-start");if(i==="-"||i==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext(
"line-start");const t=this.peek(3);if((t==="---"||t==="...")&&y(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=
0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&
!y(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[i,t]=this.peek(
2);if(!t&&!this.atEnd)return this.setNext("block-start");if((i==="-"||i==="?"||i===":")&&y(t)){const n=(yield*this.pushCount(
1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=n,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);const i=this.getLine();if(i===null)return this.setNext("doc");let t=yield*this.pushIndicators();
switch(i[t]){case"#":yield*this.pushCount(i.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(c),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return t+=yield*this.parseBlockScalarHeader(),t+=yield*this.pushSpaces(!0),yield*this.pushCount(i.length-t),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let i,t,
n=-1;do i=yield*this.pushNewline(),i>0?(t=yield*this.pushSpaces(!1),this.indentValue=n=t):t=0,t+=yield*this.pushSpaces(!0);while(i+
t>0);const e=this.getLine();if(e===null)return this.setNext("flow");if((n!==-1&&n<this.indentNext&&e[0]!=="#"||n===0&&(e.
startsWith("---")||e.startsWith("..."))&&y(e[3]))&&!(n===this.indentNext-1&&this.flowLevel===1&&(e[0]==="]"||e[0]==="}")))
return this.flowLevel=0,yield g.FLOW_END,yield*this.parseLineStart();let s=0;for(;e[s]===",";)s+=yield*this.pushCount(1),
s+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(s+=yield*this.pushIndicators(),e[s]){case void 0:return"flow";case"#":
return yield*this.pushCount(e.length-s),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=
1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"\
*":return yield*this.pushUntil(c),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{
const r=this.charAt(1);if(this.flowKey||y(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const i=this.charAt(0);let t=this.
buffer.indexOf(i,this.pos+1);if(i==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==
-1;){let s=0;for(;this.buffer[t-1-s]==="\\";)s+=1;if(s%2===0)break;t=this.buffer.indexOf('"',t+1)}const n=this.buffer.substring(
0,t);let e=n.indexOf(`
`,this.pos);if(e!==-1){for(;e!==-1;){const s=this.continueScalar(e+1);if(s===-1)break;e=n.indexOf(`
`,s)}e!==-1&&(t=e-(n[e-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}
return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let i=this.pos;for(;;){const t=this.buffer[++i];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<=
"9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>y(t)||t==="#")}*parseBlockScalar(){
let i=this.pos-1,t=0,n;e:for(let s=this.pos;n=this.buffer[s];++s)switch(n){case" ":t+=1;break;case`
`:i=s,t=0;break;case"\r":{const r=this.buffer[s+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!n&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const s=this.continueScalar(
i+1);if(s===-1)break;i=this.buffer.indexOf(`
`,s)}while(i!==-1);if(i===-1){if(!this.atEnd)return this.setNext("block-scalar");i=this.buffer.length}}let e=i+1;for(n=this.
buffer[e];n===" ";)n=this.buffer[++e];if(n==="	"){for(;n==="	"||n===" "||n==="\r"||n===`
`;)n=this.buffer[++e];i=e-1}else if(!this.blockScalarKeep)do{let s=i-1,r=this.buffer[s];r==="\r"&&(r=this.buffer[--s]);const a=s;
for(;r===" ";)r=this.buffer[--s];if(r===`
`&&s>=this.pos&&s+1+t>a)i=s;else break}while(!0);return yield g.SCALAR,yield*this.pushToIndex(i+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
const i=this.flowLevel>0;let t=this.pos-1,n=this.pos-1,e;for(;e=this.buffer[++n];)if(e===":"){const s=this.buffer[n+1];if(y(
s)||i&&h.has(s))break;t=n}else if(y(e)){let s=this.buffer[n+1];if(e==="\r"&&(s===`
`?(n+=1,e=`
`,s=this.buffer[n+1]):t=n),s==="#"||i&&h.has(s))break;if(e===`
`){const r=this.continueScalar(n+1);if(r===-1)break;n=Math.max(n,r-2)}}else{if(i&&h.has(e))break;t=n}return!e&&!this.atEnd?
this.setNext("plain-scalar"):(yield g.SCALAR,yield*this.pushToIndex(t+1,!0),i?"flow":"doc")}*pushCount(i){return i>0?(yield this.
buffer.substr(this.pos,i),this.pos+=i,i):0}*pushToIndex(i,t){const n=this.buffer.slice(this.pos,i);return n?(yield n,this.
pos+=n.length,n.length):(t&&(yield""),0)}*pushIndicators(){let i=0;e:for(;;){switch(this.charAt(0)){case"!":i+=yield*this.
pushTag(),i+=yield*this.pushSpaces(!0);continue e;case"&":i+=yield*this.pushUntil(c),i+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{const t=this.flowLevel>0,n=this.charAt(1);if(y(n)||t&&h.has(n)){t?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0);continue e}}}break e}return i}*pushTag(){
if(this.charAt(1)==="<"){let i=this.pos+2,t=this.buffer[i];for(;!y(t)&&t!==">";)t=this.buffer[++i];return yield*this.pushToIndex(
t===">"?i+1:i,!1)}else{let i=this.pos+1,t=this.buffer[i];for(;t;)if(m.has(t))t=this.buffer[++i];else if(t==="%"&&p.has(this.
buffer[i+1])&&p.has(this.buffer[i+2]))t=this.buffer[i+=3];else break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){
const i=this.buffer[this.pos];return i===`
`?yield*this.pushCount(1):i==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(i){let t=this.pos-1,n;do n=this.buffer[++t];while(n===" "||i&&n==="	");const e=t-
this.pos;return e>0&&(yield this.buffer.substr(this.pos,e),this.pos=t),e}*pushUntil(i){let t=this.pos,n=this.buffer[t];for(;!i(
n);)n=this.buffer[++t];return yield*this.pushToIndex(t,!1)}}b.Lexer=l}),6628:((E,b)=>{class u{constructor(){this.lineStarts=
[],this.addNewLine=y=>this.lineStarts.push(y),this.linePos=y=>{let p=0,m=this.lineStarts.length;for(;p<m;){const f=p+m>>
1;this.lineStarts[f]<y?p=f+1:m=f}if(this.lineStarts[p]===y)return{line:p+1,col:1};if(p===0)return{line:0,col:y};const h=this.
lineStarts[p-1];return{line:p,col:y-h+1}}}}b.LineCounter=u}),3456:((E,b,u)=>{var g=u(932),y=u(3461),p=u(361);function m(n,e){
for(let s=0;s<n.length;++s)if(n[s].type===e)return!0;return!1}function h(n){for(let e=0;e<n.length;++e)switch(n[e].type){case"\
space":case"comment":case"newline":break;default:return e}return-1}function f(n){switch(n?.type){case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function c(n){switch(n.
type){case"document":return n.start;case"block-map":{const e=n.items[n.items.length-1];return e.sep??e.start}case"block-\
seq":return n.items[n.items.length-1].start;default:return[]}}function l(n){if(n.length===0)return[];let e=n.length;e:for(;--e>=
0;)switch(n[e].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}
for(;n[++e]?.type==="space";);return n.splice(e,n.length)}function o(n,e){if(e.length<1e5)Array.prototype.push.apply(n,e);else
for(let s=0;s<e.length;++s)n.push(e[s])}function i(n){if(n.start.type==="flow-seq-start")for(const e of n.items)e.sep&&!e.
value&&!m(e.start,"explicit-key-ind")&&!m(e.sep,"map-value-ind")&&(e.key&&(e.value=e.key),delete e.key,f(e.value)?e.value.
end?o(e.value.end,e.sep):e.value.end=e.sep:o(e.start,e.sep),delete e.sep)}class t{constructor(e){this.atNewLine=!0,this.
atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new p.Lexer,
this.onNewLine=e}*parse(e,s=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const r of this.lexer.lex(e,s))yield*this.
next(r);s||(yield*this.end())}*next(e){if(this.source=e,g.env.LOG_TOKENS&&console.log("|",y.prettyToken(e)),this.atScalar){
this.atScalar=!1,yield*this.step(),this.offset+=e.length;return}const s=y.tokenType(e);if(s)if(s==="scalar")this.atNewLine=
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
push(s);break;case"block-map":{const a=r.items[r.items.length-1];if(a.value){r.items.push({start:[],key:s,sep:[]}),this.
onKeyLine=!0;return}else if(a.sep)a.value=s;else{Object.assign(a,{key:s,sep:[]}),this.onKeyLine=!a.explicitKey;return}break}case"\
block-seq":{const a=r.items[r.items.length-1];a.value?r.items.push({start:[],value:s}):a.value=s;break}case"flow-collect\
ion":{const a=r.items[r.items.length-1];!a||a.value?r.items.push({start:[],key:s,sep:[]}):a.sep?a.value=s:Object.assign(
a,{key:s,sep:[]});return}default:yield*this.pop(),yield*this.pop(s)}if((r.type==="document"||r.type==="block-map"||r.type===
"block-seq")&&(s.type==="block-map"||s.type==="block-seq")){const a=s.items[s.items.length-1];a&&!a.sep&&!a.value&&a.start.
length>0&&h(a.start)===-1&&(s.indent===0||a.start.every(d=>d.type!=="comment"||d.indent<s.indent))&&(r.type==="document"?
r.end=a.start:r.items.push({start:a.start}),s.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{
type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newl\
ine":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const e={type:"document",offset:this.offset,start:[]};
this.type==="doc-start"&&e.start.push(this.sourceToken),this.stack.push(e);return}}yield{type:"error",offset:this.offset,
message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(e){if(e.value)return yield*this.lineEnd(
e);switch(this.type){case"doc-start":{h(e.start)!==-1?(yield*this.pop(),yield*this.step()):e.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":e.start.push(this.sourceToken);return}const s=this.
startBlockValue(e);s?this.stack.push(s):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in \
YAML document`,source:this.source}}*scalar(e){if(this.type==="map-value-ind"){const s=c(this.peek(2)),r=l(s);let a;e.end?
(a=e.end,a.push(this.sourceToken),delete e.end):a=[this.sourceToken];const d={type:"block-map",offset:e.offset,indent:e.
indent,items:[{start:r,key:e,sep:a}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=d}else yield*this.lineEnd(e)}*blockScalar(e){
switch(this.type){case"space":case"comment":case"newline":e.props.push(this.sourceToken);return;case"scalar":if(e.source=
this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let s=this.source.indexOf(`
`)+1;for(;s!==0;)this.onNewLine(this.offset+s),s=this.source.indexOf(`
`,s)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e){const s=e.items[e.items.length-1];
switch(this.type){case"newline":if(this.onKeyLine=!1,s.value){const r="end"in s.value?s.value.end:void 0;(Array.isArray(
r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else s.sep?
s.sep.push(this.sourceToken):s.start.push(this.sourceToken);return;case"space":case"comment":if(s.value)e.items.push({start:[
this.sourceToken]});else if(s.sep)s.sep.push(this.sourceToken);else{if(this.atIndentedComment(s.start,e.indent)){const a=e.
items[e.items.length-2]?.value?.end;if(Array.isArray(a)){o(a,s.start),a.push(this.sourceToken),e.items.pop();return}}s.start.
push(this.sourceToken)}return}if(this.indent>=e.indent){const r=!this.onKeyLine&&this.indent===e.indent,a=r&&(s.sep||s.explicitKey)&&
this.type!=="seq-item-ind";let d=[];if(a&&s.sep&&!s.value){const S=[];for(let v=0;v<s.sep.length;++v){const w=s.sep[v];switch(w.
type){case"newline":S.push(v);break;case"space":break;case"comment":w.indent>e.indent&&(S.length=0);break;default:S.length=
0}}S.length>=2&&(d=s.sep.splice(S[1]))}switch(this.type){case"anchor":case"tag":a||s.value?(d.push(this.sourceToken),e.items.
push({start:d}),this.onKeyLine=!0):s.sep?s.sep.push(this.sourceToken):s.start.push(this.sourceToken);return;case"explici\
t-key-ind":!s.sep&&!s.explicitKey?(s.start.push(this.sourceToken),s.explicitKey=!0):a||s.value?(d.push(this.sourceToken),
e.items.push({start:d,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{
start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(s.explicitKey)if(s.sep)if(s.
value)e.items.push({start:[],key:null,sep:[this.sourceToken]});else if(m(s.sep,"map-value-ind"))this.stack.push({type:"b\
lock-map",offset:this.offset,indent:this.indent,items:[{start:d,key:null,sep:[this.sourceToken]}]});else if(f(s.key)&&!m(
s.sep,"newline")){const S=l(s.start),v=s.key,w=s.sep;w.push(this.sourceToken),delete s.key,delete s.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:S,key:v,sep:w}]})}else d.length>0?s.sep=s.sep.concat(
d,this.sourceToken):s.sep.push(this.sourceToken);else if(m(s.start,"newline"))Object.assign(s,{key:null,sep:[this.sourceToken]});else{
const S=l(s.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:S,key:null,sep:[
this.sourceToken]}]})}else s.sep?s.value||a?e.items.push({start:d,key:null,sep:[this.sourceToken]}):m(s.sep,"map-value-i\
nd")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
s.sep.push(this.sourceToken):Object.assign(s,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const S=this.flowScalar(this.type);a||s.value?(e.items.push(
{start:d,key:S,sep:[]}),this.onKeyLine=!0):s.sep?this.stack.push(S):(Object.assign(s,{key:S,sep:[]}),this.onKeyLine=!0);
return}default:{const S=this.startBlockValue(e);if(S){if(S.type==="block-seq"){if(!s.explicitKey&&s.sep&&!m(s.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else r&&e.items.push({start:d});this.stack.push(S);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(e){
const s=e.items[e.items.length-1];switch(this.type){case"newline":if(s.value){const r="end"in s.value?s.value.end:void 0;
(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else
s.start.push(this.sourceToken);return;case"space":case"comment":if(s.value)e.items.push({start:[this.sourceToken]});else{
if(this.atIndentedComment(s.start,e.indent)){const a=e.items[e.items.length-2]?.value?.end;if(Array.isArray(a)){o(a,s.start),
a.push(this.sourceToken),e.items.pop();return}}s.start.push(this.sourceToken)}return;case"anchor":case"tag":if(s.value||
this.indent<=e.indent)break;s.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e.indent)break;s.value||
m(s.start,"seq-item-ind")?e.items.push({start:[this.sourceToken]}):s.start.push(this.sourceToken);return}if(this.indent>
e.indent){const r=this.startBlockValue(e);if(r){this.stack.push(r);return}}yield*this.pop(),yield*this.step()}*flowCollection(e){
const s=e.items[e.items.length-1];if(this.type==="flow-error-end"){let r;do yield*this.pop(),r=this.peek(1);while(r?.type===
"flow-collection")}else if(e.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!s||s.sep?e.items.push(
{start:[this.sourceToken]}):s.start.push(this.sourceToken);return;case"map-value-ind":!s||s.value?e.items.push({start:[],
key:null,sep:[this.sourceToken]}):s.sep?s.sep.push(this.sourceToken):Object.assign(s,{key:null,sep:[this.sourceToken]});
return;case"space":case"comment":case"newline":case"anchor":case"tag":!s||s.value?e.items.push({start:[this.sourceToken]}):
s.sep?s.sep.push(this.sourceToken):s.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-sca\
lar":case"double-quoted-scalar":{const a=this.flowScalar(this.type);!s||s.value?e.items.push({start:[],key:a,sep:[]}):s.
sep?this.stack.push(a):Object.assign(s,{key:a,sep:[]});return}case"flow-map-end":case"flow-seq-end":e.end.push(this.sourceToken);
return}const r=this.startBlockValue(e);r?this.stack.push(r):(yield*this.pop(),yield*this.step())}else{const r=this.peek(
2);if(r.type==="block-map"&&(this.type==="map-value-ind"&&r.indent===e.indent||this.type==="newline"&&!r.items[r.items.length-
1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&r.type!=="flow-collection"){const a=c(r),
d=l(a);i(e);const S=e.end.splice(1,e.end.length);S.push(this.sourceToken);const v={type:"block-map",offset:e.offset,indent:e.
indent,items:[{start:d,key:e,sep:S}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=v}else yield*this.lineEnd(e)}}flowScalar(e){
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
this.type==="newline"&&(yield*this.pop())}}}b.Parser=t}),4047:((E,b,u)=>{var g=u(9984),y=u(3021),p=u(1464),m=u(7249),h=u(
1127),f=u(6628),c=u(3456);function l(e){const s=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||s&&new f.LineCounter||
null,prettyErrors:s}}function o(e,s={}){const{lineCounter:r,prettyErrors:a}=l(s),d=new c.Parser(r?.addNewLine),S=new g.Composer(
s),v=Array.from(S.compose(d.parse(e)));if(a&&r)for(const w of v)w.errors.forEach(p.prettifyError(e,r)),w.warnings.forEach(
p.prettifyError(e,r));return v.length>0?v:Object.assign([],{empty:!0},S.streamInfo())}function i(e,s={}){const{lineCounter:r,
prettyErrors:a}=l(s),d=new c.Parser(r?.addNewLine),S=new g.Composer(s);let v=null;for(const w of S.compose(d.parse(e),!0,
e.length))if(!v)v=w;else if(v.options.logLevel!=="silent"){v.errors.push(new p.YAMLParseError(w.range.slice(0,2),"MULTIP\
LE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return a&&r&&(v.errors.forEach(
p.prettifyError(e,r)),v.warnings.forEach(p.prettifyError(e,r))),v}function t(e,s,r){let a;typeof s=="function"?a=s:r===void 0&&
s&&typeof s=="object"&&(r=s);const d=i(e,r);if(!d)return null;if(d.warnings.forEach(S=>m.warn(d.options.logLevel,S)),d.errors.
length>0){if(d.options.logLevel!=="silent")throw d.errors[0];d.errors=[]}return d.toJS(Object.assign({reviver:a},r))}function n(e,s,r){
let a=null;if(typeof s=="function"||Array.isArray(s)?a=s:r===void 0&&s&&(r=s),typeof r=="string"&&(r=r.length),typeof r==
"number"){const d=Math.round(r);r=d<1?void 0:d>8?{indent:8}:{indent:d}}if(e===void 0){const{keepUndefined:d}=r??s??{};if(!d)
return}return h.isDocument(e)&&!a?e.toString(r):new y.Document(e,a,r).toString(r)}b.parse=t,b.parseAllDocuments=o,b.parseDocument=
i,b.stringify=n}),5840:((E,b,u)=>{var g=u(1127),y=u(7451),p=u(1706),m=u(6464),h=u(18);const f=(l,o)=>l.key<o.key?-1:l.key>
o.key?1:0;class c{constructor({compat:o,customTags:i,merge:t,resolveKnownTags:n,schema:e,sortMapEntries:s,toStringDefaults:r}){
this.compat=Array.isArray(o)?h.getTags(o,"compat"):o?h.getTags(null,o):null,this.name=typeof e=="string"&&e||"core",this.
knownTags=n?h.coreKnownTags:{},this.tags=h.getTags(i,this.name,t),this.toStringOptions=r??null,Object.defineProperty(this,
g.MAP,{value:y.map}),Object.defineProperty(this,g.SCALAR,{value:m.string}),Object.defineProperty(this,g.SEQ,{value:p.seq}),
this.sortMapEntries=typeof s=="function"?s:s===!0?f:null}clone(){const o=Object.create(c.prototype,Object.getOwnPropertyDescriptors(
this));return o.tags=this.tags.slice(),o}}b.Schema=c}),7451:((E,b,u)=>{var g=u(1127),y=u(4454);const p={collection:"map",
default:!0,nodeClass:y.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(m,h){return g.isMap(m)||h("Expected a mapping for thi\
s tag"),m},createNode:(m,h,f)=>y.YAMLMap.from(m,h,f)};b.map=p}),3632:((E,b,u)=>{var g=u(3301);const y={identify:p=>p==null,
createNode:()=>new g.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new g.
Scalar(null),stringify:({source:p},m)=>typeof p=="string"&&y.test.test(p)?p:m.options.nullStr};b.nullTag=y}),1706:((E,b,u)=>{
var g=u(1127),y=u(2223);const p={collection:"seq",default:!0,nodeClass:y.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(m,h){
return g.isSeq(m)||h("Expected a sequence for this tag"),m},createNode:(m,h,f)=>y.YAMLSeq.from(m,h,f)};b.seq=p}),6464:((E,b,u)=>{
var g=u(3069);const y={identify:p=>typeof p=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:p=>p,stringify(p,m,h,f){
return m=Object.assign({actualString:!0},m),g.stringifyString(p,m,h,f)}};b.string=y}),3959:((E,b,u)=>{var g=u(3301);const y={
identify:p=>typeof p=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:p=>new g.
Scalar(p[0]==="t"||p[0]==="T"),stringify({source:p,value:m},h){if(p&&y.test.test(p)){const f=p[0]==="t"||p[0]==="T";if(m===
f)return p}return m?h.options.trueStr:h.options.falseStr}};b.boolTag=y}),8405:((E,b,u)=>{var g=u(3301),y=u(8689);const p={
identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:f=>f.slice(-3).toLowerCase()==="nan"?NaN:f[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:y.
stringifyNumber},m={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:f=>parseFloat(f),stringify(f){const c=Number(f.value);return isFinite(c)?c.toExponential():y.stringifyNumber(f)}},
h={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(f){
const c=new g.Scalar(parseFloat(f)),l=f.indexOf(".");return l!==-1&&f[f.length-1]==="0"&&(c.minFractionDigits=f.length-l-
1),c},stringify:y.stringifyNumber};b.float=h,b.floatExp=m,b.floatNaN=p}),9874:((E,b,u)=>{var g=u(8689);const y=l=>typeof l==
"bigint"||Number.isInteger(l),p=(l,o,i,{intAsBigInt:t})=>t?BigInt(l):parseInt(l.substring(o),i);function m(l,o,i){const{
value:t}=l;return y(t)&&t>=0?i+t.toString(o):g.stringifyNumber(l)}const h={identify:l=>y(l)&&l>=0,default:!0,tag:"tag:ya\
ml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(l,o,i)=>p(l,2,8,i),stringify:l=>m(l,8,"0o")},f={identify:y,default:!0,
tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(l,o,i)=>p(l,0,10,i),stringify:g.stringifyNumber},c={identify:l=>y(
l)&&l>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(l,o,i)=>p(l,2,16,i),stringify:l=>m(
l,16,"0x")};b.int=f,b.intHex=c,b.intOct=h}),896:((E,b,u)=>{var g=u(7451),y=u(3632),p=u(1706),m=u(6464),h=u(3959),f=u(8405),
c=u(9874);const l=[g.map,p.seq,m.string,y.nullTag,h.boolTag,c.intOct,c.int,c.intHex,f.floatNaN,f.floatExp,f.float];b.schema=
l}),3559:((E,b,u)=>{var g=u(3301),y=u(7451),p=u(1706);function m(o){return typeof o=="bigint"||Number.isInteger(o)}const h=({
value:o})=>JSON.stringify(o),f=[{identify:o=>typeof o=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:o=>o,stringify:h},
{identify:o=>o==null,createNode:()=>new g.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,
stringify:h},{identify:o=>typeof o=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:o=>o===
"true",stringify:h},{identify:m,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(o,i,{intAsBigInt:t})=>t?
BigInt(o):parseInt(o,10),stringify:({value:o})=>m(o)?o.toString():JSON.stringify(o)},{identify:o=>typeof o=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:o=>parseFloat(o),stringify:h}],
c={default:!0,tag:"",test:/^/,resolve(o,i){return i(`Unresolved plain scalar ${JSON.stringify(o)}`),o}},l=[y.map,p.seq].
concat(f,c);b.schema=l}),18:((E,b,u)=>{var g=u(7451),y=u(3632),p=u(1706),m=u(6464),h=u(3959),f=u(8405),c=u(9874),l=u(896),
o=u(3559),i=u(6083),t=u(452),n=u(303),e=u(8385),s=u(5913),r=u(1528),a=u(6752);const d=new Map([["core",l.schema],["fails\
afe",[g.map,p.seq,m.string]],["json",o.schema],["yaml11",s.schema],["yaml-1.1",s.schema]]),S={binary:i.binary,bool:h.boolTag,
float:f.float,floatExp:f.floatExp,floatNaN:f.floatNaN,floatTime:a.floatTime,int:c.int,intHex:c.intHex,intOct:c.intOct,intTime:a.
intTime,map:g.map,merge:t.merge,null:y.nullTag,omap:n.omap,pairs:e.pairs,seq:p.seq,set:r.set,timestamp:a.timestamp},v={"\
tag:yaml.org,2002:binary":i.binary,"tag:yaml.org,2002:merge":t.merge,"tag:yaml.org,2002:omap":n.omap,"tag:yaml.org,2002:\
pairs":e.pairs,"tag:yaml.org,2002:set":r.set,"tag:yaml.org,2002:timestamp":a.timestamp};function w(A,N,L){const k=d.get(
N);if(k&&!A)return L&&!k.includes(t.merge)?k.concat(t.merge):k.slice();let O=k;if(!O)if(Array.isArray(A))O=[];else{const T=Array.
from(d.keys()).filter(C=>C!=="yaml11").map(C=>JSON.stringify(C)).join(", ");throw new Error(`Unknown schema "${N}"; use \
one of ${T} or define customTags array`)}if(Array.isArray(A))for(const T of A)O=O.concat(T);else typeof A=="function"&&(O=
A(O.slice()));return L&&(O=O.concat(t.merge)),O.reduce((T,C)=>{const I=typeof C=="string"?S[C]:C;if(!I){const P=JSON.stringify(
C),K=Object.keys(S).map(D=>JSON.stringify(D)).join(", ");throw new Error(`Unknown custom tag ${P}; use one of ${K}`)}return T.
includes(I)||T.push(I),T},[])}b.coreKnownTags=v,b.getTags=w}),6083:((E,b,u)=>{var g=u(181),y=u(3301),p=u(3069);const m={
identify:h=>h instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(h,f){if(typeof g.Buffer=="function")
return g.Buffer.from(h,"base64");if(typeof atob=="function"){const c=atob(h.replace(/[\n\r]/g,"")),l=new Uint8Array(c.length);
for(let o=0;o<c.length;++o)l[o]=c.charCodeAt(o);return l}else return f("This environment does not support reading binary\
 tags; either Buffer or atob is required"),h},stringify({comment:h,type:f,value:c},l,o,i){if(!c)return"";const t=c;let n;
if(typeof g.Buffer=="function")n=t instanceof g.Buffer?t.toString("base64"):g.Buffer.from(t.buffer).toString("base64");else if(typeof btoa==
"function"){let e="";for(let s=0;s<t.length;++s)e+=String.fromCharCode(t[s]);n=btoa(e)}else throw new Error("This enviro\
nment does not support writing binary tags; either Buffer or btoa is required");if(f??(f=y.Scalar.BLOCK_LITERAL),f!==y.Scalar.
QUOTE_DOUBLE){const e=Math.max(l.options.lineWidth-l.indent.length,l.options.minContentWidth),s=Math.ceil(n.length/e),r=new Array(
s);for(let a=0,d=0;a<s;++a,d+=e)r[a]=n.substr(d,e);n=r.join(f===y.Scalar.BLOCK_LITERAL?`
`:" ")}return p.stringifyString({comment:h,type:f,value:n},l,o,i)}};b.binary=m}),8398:((E,b,u)=>{var g=u(3301);function y({
value:h,source:f},c){return f&&(h?p:m).test.test(f)?f:h?c.options.trueStr:c.options.falseStr}const p={identify:h=>h===!0,
default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new g.Scalar(!0),stringify:y},
m={identify:h=>h===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new g.
Scalar(!1),stringify:y};b.falseTag=m,b.trueTag=p}),5782:((E,b,u)=>{var g=u(3301),y=u(8689);const p={identify:f=>typeof f==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:f=>f.slice(
-3).toLowerCase()==="nan"?NaN:f[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:y.stringifyNumber},
m={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:f=>parseFloat(f.replace(/_/g,"")),stringify(f){const c=Number(f.value);return isFinite(c)?c.toExponential():y.stringifyNumber(
f)}},h={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(f){const c=new g.Scalar(parseFloat(f.replace(/_/g,""))),l=f.indexOf(".");if(l!==-1){const o=f.substring(l+1).replace(
/_/g,"");o[o.length-1]==="0"&&(c.minFractionDigits=o.length)}return c},stringify:y.stringifyNumber};b.float=h,b.floatExp=
m,b.floatNaN=p}),873:((E,b,u)=>{var g=u(8689);const y=o=>typeof o=="bigint"||Number.isInteger(o);function p(o,i,t,{intAsBigInt:n}){
const e=o[0];if((e==="-"||e==="+")&&(i+=1),o=o.substring(i).replace(/_/g,""),n){switch(t){case 2:o=`0b${o}`;break;case 8:
o=`0o${o}`;break;case 16:o=`0x${o}`;break}const r=BigInt(o);return e==="-"?BigInt(-1)*r:r}const s=parseInt(o,t);return e===
"-"?-1*s:s}function m(o,i,t){const{value:n}=o;if(y(n)){const e=n.toString(i);return n<0?"-"+t+e.substr(1):t+e}return g.stringifyNumber(
o)}const h={identify:y,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(o,i,t)=>p(o,
2,2,t),stringify:o=>m(o,2,"0b")},f={identify:y,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,
resolve:(o,i,t)=>p(o,1,8,t),stringify:o=>m(o,8,"0")},c={identify:y,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,
resolve:(o,i,t)=>p(o,0,10,t),stringify:g.stringifyNumber},l={identify:y,default:!0,tag:"tag:yaml.org,2002:int",format:"H\
EX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(o,i,t)=>p(o,2,16,t),stringify:o=>m(o,16,"0x")};b.int=c,b.intBin=h,b.intHex=l,
b.intOct=f}),452:((E,b,u)=>{var g=u(1127),y=u(3301);const p="<<",m={identify:o=>o===p||typeof o=="symbol"&&o.description===
p,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new y.Scalar(Symbol(p)),{addToJSMap:f}),
stringify:()=>p},h=(o,i)=>(m.identify(i)||g.isScalar(i)&&(!i.type||i.type===y.Scalar.PLAIN)&&m.identify(i.value))&&o?.doc.
schema.tags.some(t=>t.tag===m.tag&&t.default);function f(o,i,t){const n=l(o,t);if(g.isSeq(n))for(const e of n.items)c(o,
i,e);else if(Array.isArray(n))for(const e of n)c(o,i,e);else c(o,i,n)}function c(o,i,t){const n=l(o,t);if(!g.isMap(n))throw new Error(
"Merge sources must be maps or map aliases");const e=n.toJSON(null,o,Map);for(const[s,r]of e)i instanceof Map?i.has(s)||
i.set(s,r):i instanceof Set?i.add(s):Object.prototype.hasOwnProperty.call(i,s)||Object.defineProperty(i,s,{value:r,writable:!0,
enumerable:!0,configurable:!0});return i}function l(o,i){return o&&g.isAlias(i)?i.resolve(o.doc,o):i}b.addMergeToJSMap=f,
b.isMergeKey=h,b.merge=m}),303:((E,b,u)=>{var g=u(1127),y=u(4043),p=u(4454),m=u(2223),h=u(8385);class f extends m.YAMLSeq{constructor(){
super(),this.add=p.YAMLMap.prototype.add.bind(this),this.delete=p.YAMLMap.prototype.delete.bind(this),this.get=p.YAMLMap.
prototype.get.bind(this),this.has=p.YAMLMap.prototype.has.bind(this),this.set=p.YAMLMap.prototype.set.bind(this),this.tag=
f.tag}toJSON(o,i){if(!i)return super.toJSON(o);const t=new Map;i?.onCreate&&i.onCreate(t);for(const n of this.items){let e,
s;if(g.isPair(n)?(e=y.toJS(n.key,"",i),s=y.toJS(n.value,e,i)):e=y.toJS(n,"",i),t.has(e))throw new Error("Ordered maps mu\
st not include duplicate keys");t.set(e,s)}return t}static from(o,i,t){const n=h.createPairs(o,i,t),e=new this;return e.
items=n.items,e}}f.tag="tag:yaml.org,2002:omap";const c={collection:"seq",identify:l=>l instanceof Map,nodeClass:f,default:!1,
tag:"tag:yaml.org,2002:omap",resolve(l,o){const i=h.resolvePairs(l,o),t=[];for(const{key:n}of i.items)g.isScalar(n)&&(t.
includes(n.value)?o(`Ordered maps must not include duplicate keys: ${n.value}`):t.push(n.value));return Object.assign(new f,
i)},createNode:(l,o,i)=>f.from(l,o,i)};b.YAMLOMap=f,b.omap=c}),8385:((E,b,u)=>{var g=u(1127),y=u(7165),p=u(3301),m=u(2223);
function h(l,o){if(g.isSeq(l))for(let i=0;i<l.items.length;++i){let t=l.items[i];if(!g.isPair(t)){if(g.isMap(t)){t.items.
length>1&&o("Each pair must have its own sequence indicator");const n=t.items[0]||new y.Pair(new p.Scalar(null));if(t.commentBefore&&
(n.key.commentBefore=n.key.commentBefore?`${t.commentBefore}
${n.key.commentBefore}`:t.commentBefore),t.comment){const e=n.value??n.key;e.comment=e.comment?`${t.comment}
${e.comment}`:t.comment}t=n}l.items[i]=g.isPair(t)?t:new y.Pair(t)}}else o("Expected a sequence for this tag");return l}
function f(l,o,i){const{replacer:t}=i,n=new m.YAMLSeq(l);n.tag="tag:yaml.org,2002:pairs";let e=0;if(o&&Symbol.iterator in
Object(o))for(let s of o){typeof t=="function"&&(s=t.call(o,String(e++),s));let r,a;if(Array.isArray(s))if(s.length===2)
r=s[0],a=s[1];else throw new TypeError(`Expected [key, value] tuple: ${s}`);else if(s&&s instanceof Object){const d=Object.
keys(s);if(d.length===1)r=d[0],a=s[r];else throw new TypeError(`Expected tuple with one key, not ${d.length} keys`)}else
r=s;n.items.push(y.createPair(r,a,i))}return n}const c={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:h,
createNode:f};b.createPairs=f,b.pairs=c,b.resolvePairs=h}),5913:((E,b,u)=>{var g=u(7451),y=u(3632),p=u(1706),m=u(6464),h=u(
6083),f=u(8398),c=u(5782),l=u(873),o=u(452),i=u(303),t=u(8385),n=u(1528),e=u(6752);const s=[g.map,p.seq,m.string,y.nullTag,
f.trueTag,f.falseTag,l.intBin,l.intOct,l.int,l.intHex,c.floatNaN,c.floatExp,c.float,h.binary,o.merge,i.omap,t.pairs,n.set,
e.intTime,e.floatTime,e.timestamp];b.schema=s}),1528:((E,b,u)=>{var g=u(1127),y=u(7165),p=u(4454);class m extends p.YAMLMap{constructor(c){
super(c),this.tag=m.tag}add(c){let l;g.isPair(c)?l=c:c&&typeof c=="object"&&"key"in c&&"value"in c&&c.value===null?l=new y.
Pair(c.key,null):l=new y.Pair(c,null),p.findPair(this.items,l.key)||this.items.push(l)}get(c,l){const o=p.findPair(this.
items,c);return!l&&g.isPair(o)?g.isScalar(o.key)?o.key.value:o.key:o}set(c,l){if(typeof l!="boolean")throw new Error(`Ex\
pected boolean value for set(key, value) in a YAML set, not ${typeof l}`);const o=p.findPair(this.items,c);o&&!l?this.items.
splice(this.items.indexOf(o),1):!o&&l&&this.items.push(new y.Pair(c))}toJSON(c,l){return super.toJSON(c,l,Set)}toString(c,l,o){
if(!c)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},c,{allNullValues:!0}),
l,o);throw new Error("Set items must all have null values")}static from(c,l,o){const{replacer:i}=o,t=new this(c);if(l&&Symbol.
iterator in Object(l))for(let n of l)typeof i=="function"&&(n=i.call(l,n,n)),t.items.push(y.createPair(n,null,o));return t}}
m.tag="tag:yaml.org,2002:set";const h={collection:"map",identify:f=>f instanceof Set,nodeClass:m,default:!1,tag:"tag:yam\
l.org,2002:set",createNode:(f,c,l)=>m.from(f,c,l),resolve(f,c){if(g.isMap(f)){if(f.hasAllNullValues(!0))return Object.assign(
new m,f);c("Set items must all have null values")}else c("Expected a mapping for this tag");return f}};b.YAMLSet=m,b.set=
h}),6752:((E,b,u)=>{var g=u(8689);function y(c,l){const o=c[0],i=o==="-"||o==="+"?c.substring(1):c,t=e=>l?BigInt(e):Number(
e),n=i.replace(/_/g,"").split(":").reduce((e,s)=>e*t(60)+t(s),t(0));return o==="-"?t(-1)*n:n}function p(c){let{value:l}=c,
o=e=>e;if(typeof l=="bigint")o=e=>BigInt(e);else if(isNaN(l)||!isFinite(l))return g.stringifyNumber(c);let i="";l<0&&(i=
"-",l*=o(-1));const t=o(60),n=[l%t];return l<60?n.unshift(0):(l=(l-n[0])/t,n.unshift(l%t),l>=60&&(l=(l-n[0])/t,n.unshift(
l))),i+n.map(e=>String(e).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}const m={identify:c=>typeof c=="bigint"||Number.
isInteger(c),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(c,l,{
intAsBigInt:o})=>y(c,o),stringify:p},h={identify:c=>typeof c=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"\
TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:c=>y(c,!1),stringify:p},f={identify:c=>c instanceof Date,
default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1\
,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(c){const l=c.match(
f.test);if(!l)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,o,i,t,n,e,s]=l.map(Number),
r=l[7]?Number((l[7]+"00").substr(1,3)):0;let a=Date.UTC(o,i-1,t,n||0,e||0,s||0,r);const d=l[8];if(d&&d!=="Z"){let S=y(d,
!1);Math.abs(S)<30&&(S*=60),a-=6e4*S}return new Date(a)},stringify:({value:c})=>c?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};b.floatTime=h,b.intTime=m,b.timestamp=f}),4475:((E,b)=>{const u="flow",g="block",y="quoted";function p(h,f,c="f\
low",{indentAtStart:l,lineWidth:o=80,minContentWidth:i=20,onFold:t,onOverflow:n}={}){if(!o||o<0)return h;o<i&&(i=0);const e=Math.
max(1+i,1+o-f.length);if(h.length<=e)return h;const s=[],r={};let a=o-f.length;typeof l=="number"&&(l>o-Math.max(2,i)?s.
push(0):a=o-l);let d,S,v=!1,w=-1,A=-1,N=-1;c===g&&(w=m(h,w,f.length),w!==-1&&(a=w+e));for(let k;k=h[w+=1];){if(c===y&&k===
"\\"){switch(A=w,h[w+1]){case"x":w+=3;break;case"u":w+=5;break;case"U":w+=9;break;default:w+=1}N=w}if(k===`
`)c===g&&(w=m(h,w,f.length)),a=w+f.length+e,d=void 0;else{if(k===" "&&S&&S!==" "&&S!==`
`&&S!=="	"){const O=h[w+1];O&&O!==" "&&O!==`
`&&O!=="	"&&(d=w)}if(w>=a)if(d)s.push(d),a=d+e,d=void 0;else if(c===y){for(;S===" "||S==="	";)S=k,k=h[w+=1],v=!0;const O=w>
N+1?w-2:A-1;if(r[O])return h;s.push(O),r[O]=!0,a=O+e,d=void 0}else v=!0}S=k}if(v&&n&&n(),s.length===0)return h;t&&t();let L=h.
slice(0,s[0]);for(let k=0;k<s.length;++k){const O=s[k],T=s[k+1]||h.length;O===0?L=`
${f}${h.slice(0,T)}`:(c===y&&r[O]&&(L+=`${h[O]}\\`),L+=`
${f}${h.slice(O+1,T)}`)}return L}function m(h,f,c){let l=f,o=f+1,i=h[o];for(;i===" "||i==="	";)if(f<o+c)i=h[++f];else{do
i=h[++f];while(i&&i!==`
`);l=f,o=f+1,i=h[o]}return l}b.FOLD_BLOCK=g,b.FOLD_FLOW=u,b.FOLD_QUOTED=y,b.foldFlowLines=p}),2148:((E,b,u)=>{var g=u(1596),
y=u(1127),p=u(9799),m=u(3069);function h(o,i){const t=Object.assign({blockQuote:!0,commentString:p.stringifyComment,defaultKeyType:null,
defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,
indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"tru\
e",verifyAliasOrder:!0},o.schema.toStringOptions,i);let n;switch(t.collectionStyle){case"block":n=!1;break;case"flow":n=
!0;break;default:n=null}return{anchors:new Set,doc:o,flowCollectionPadding:t.flowCollectionPadding?" ":"",indent:"",indentStep:typeof t.
indent=="number"?" ".repeat(t.indent):"  ",inFlow:n,options:t}}function f(o,i){if(i.tag){const e=o.filter(s=>s.tag===i.tag);
if(e.length>0)return e.find(s=>s.format===i.format)??e[0]}let t,n;if(y.isScalar(i)){n=i.value;let e=o.filter(s=>s.identify?.(
n));if(e.length>1){const s=e.filter(r=>r.test);s.length>0&&(e=s)}t=e.find(s=>s.format===i.format)??e.find(s=>!s.format)}else
n=i,t=o.find(e=>e.nodeClass&&n instanceof e.nodeClass);if(!t){const e=n?.constructor?.name??(n===null?"null":typeof n);throw new Error(
`Tag not resolved for ${e} value`)}return t}function c(o,i,{anchors:t,doc:n}){if(!n.directives)return"";const e=[],s=(y.
isScalar(o)||y.isCollection(o))&&o.anchor;s&&g.anchorIsValid(s)&&(t.add(s),e.push(`&${s}`));const r=o.tag??(i.default?null:
i.tag);return r&&e.push(n.directives.tagString(r)),e.join(" ")}function l(o,i,t,n){if(y.isPair(o))return o.toString(i,t,
n);if(y.isAlias(o)){if(i.doc.directives)return o.toString(i);if(i.resolvedAliases?.has(o))throw new TypeError("Cannot st\
ringify circular structure without alias nodes");i.resolvedAliases?i.resolvedAliases.add(o):i.resolvedAliases=new Set([o]),
o=o.resolve(i.doc)}let e;const s=y.isNode(o)?o:i.doc.createNode(o,{onTagObj:d=>e=d});e??(e=f(i.doc.schema.tags,s));const r=c(
s,e,i);r.length>0&&(i.indentAtStart=(i.indentAtStart??0)+r.length+1);const a=typeof e.stringify=="function"?e.stringify(
s,i,t,n):y.isScalar(s)?m.stringifyString(s,i,t,n):s.toString(i,t,n);return r?y.isScalar(s)||a[0]==="{"||a[0]==="["?`${r}\
 ${a}`:`${r}
${i.indent}${a}`:a}b.createStringifyContext=h,b.stringify=l}),1212:((E,b,u)=>{var g=u(1127),y=u(2148),p=u(9799);function m(l,o,i){
return(o.inFlow??l.flow?f:h)(l,o,i)}function h({comment:l,items:o},i,{blockItemPrefix:t,flowChars:n,itemIndent:e,onChompKeep:s,
onComment:r}){const{indent:a,options:{commentString:d}}=i,S=Object.assign({},i,{indent:e,type:null});let v=!1;const w=[];
for(let N=0;N<o.length;++N){const L=o[N];let k=null;if(g.isNode(L))!v&&L.spaceBefore&&w.push(""),c(i,w,L.commentBefore,v),
L.comment&&(k=L.comment);else if(g.isPair(L)){const T=g.isNode(L.key)?L.key:null;T&&(!v&&T.spaceBefore&&w.push(""),c(i,w,
T.commentBefore,v))}v=!1;let O=y.stringify(L,S,()=>k=null,()=>v=!0);k&&(O+=p.lineComment(O,e,d(k))),v&&k&&(v=!1),w.push(
t+O)}let A;if(w.length===0)A=n.start+n.end;else{A=w[0];for(let N=1;N<w.length;++N){const L=w[N];A+=L?`
${a}${L}`:`
`}}return l?(A+=`
`+p.indentComment(d(l),a),r&&r()):v&&s&&s(),A}function f({items:l},o,{flowChars:i,itemIndent:t}){const{indent:n,indentStep:e,
flowCollectionPadding:s,options:{commentString:r}}=o;t+=e;const a=Object.assign({},o,{indent:t,inFlow:!0,type:null});let d=!1,
S=0;const v=[];for(let N=0;N<l.length;++N){const L=l[N];let k=null;if(g.isNode(L))L.spaceBefore&&v.push(""),c(o,v,L.commentBefore,
!1),L.comment&&(k=L.comment);else if(g.isPair(L)){const T=g.isNode(L.key)?L.key:null;T&&(T.spaceBefore&&v.push(""),c(o,v,
T.commentBefore,!1),T.comment&&(d=!0));const C=g.isNode(L.value)?L.value:null;C?(C.comment&&(k=C.comment),C.commentBefore&&
(d=!0)):L.value==null&&T?.comment&&(k=T.comment)}k&&(d=!0);let O=y.stringify(L,a,()=>k=null);d||(d=v.length>S||O.includes(
`
`)),N<l.length-1?O+=",":o.options.trailingComma&&(o.options.lineWidth>0&&(d||(d=v.reduce((T,C)=>T+C.length+2,2)+(O.length+
2)>o.options.lineWidth)),d&&(O+=",")),k&&(O+=p.lineComment(O,t,r(k))),v.push(O),S=v.length}const{start:w,end:A}=i;if(v.length===
0)return w+A;if(!d){const N=v.reduce((L,k)=>L+k.length+2,2);d=o.options.lineWidth>0&&N>o.options.lineWidth}if(d){let N=w;
for(const L of v)N+=L?`
${e}${n}${L}`:`
`;return`${N}
${n}${A}`}else return`${w}${s}${v.join(" ")}${s}${A}`}function c({indent:l,options:{commentString:o}},i,t,n){if(t&&n&&(t=
t.replace(/^\n+/,"")),t){const e=p.indentComment(o(t),l);i.push(e.trimStart())}}b.stringifyCollection=m}),9799:((E,b)=>{
const u=p=>p.replace(/^(?!$)(?: $)?/gm,"#");function g(p,m){return/^\n+$/.test(p)?p.substring(1):m?p.replace(/^(?! *$)/gm,
m):p}const y=(p,m,h)=>p.endsWith(`
`)?g(h,m):h.includes(`
`)?`
`+g(h,m):(p.endsWith(" ")?"":" ")+h;b.indentComment=g,b.lineComment=y,b.stringifyComment=u}),6829:((E,b,u)=>{var g=u(1127),
y=u(2148),p=u(9799);function m(h,f){const c=[];let l=f.directives===!0;if(f.directives!==!1&&h.directives){const e=h.directives.
toString(h);e?(c.push(e),l=!0):h.directives.docStart&&(l=!0)}l&&c.push("---");const o=y.createStringifyContext(h,f),{commentString:i}=o.
options;if(h.commentBefore){c.length!==1&&c.unshift("");const e=i(h.commentBefore);c.unshift(p.indentComment(e,""))}let t=!1,
n=null;if(h.contents){if(g.isNode(h.contents)){if(h.contents.spaceBefore&&l&&c.push(""),h.contents.commentBefore){const r=i(
h.contents.commentBefore);c.push(p.indentComment(r,""))}o.forceBlockIndent=!!h.comment,n=h.contents.comment}const e=n?void 0:
()=>t=!0;let s=y.stringify(h.contents,o,()=>n=null,e);n&&(s+=p.lineComment(s,"",i(n))),(s[0]==="|"||s[0]===">")&&c[c.length-
1]==="---"?c[c.length-1]=`--- ${s}`:c.push(s)}else c.push(y.stringify(h.contents,o));if(h.directives?.docEnd)if(h.comment){
const e=i(h.comment);e.includes(`
`)?(c.push("..."),c.push(p.indentComment(e,""))):c.push(`... ${e}`)}else c.push("...");else{let e=h.comment;e&&t&&(e=e.replace(
/^\n+/,"")),e&&((!t||n)&&c[c.length-1]!==""&&c.push(""),c.push(p.indentComment(i(e),"")))}return c.join(`
`)+`
`}b.stringifyDocument=m}),8689:((E,b)=>{function u({format:g,minFractionDigits:y,tag:p,value:m}){if(typeof m=="bigint")return String(
m);const h=typeof m=="number"?m:Number(m);if(!isFinite(h))return isNaN(h)?".nan":h<0?"-.inf":".inf";let f=Object.is(m,-0)?
"-0":JSON.stringify(m);if(!g&&y&&(!p||p==="tag:yaml.org,2002:float")&&/^-?\d/.test(f)&&!f.includes("e")){let c=f.indexOf(
".");c<0&&(c=f.length,f+=".");let l=y-(f.length-c-1);for(;l-- >0;)f+="0"}return f}b.stringifyNumber=u}),9748:((E,b,u)=>{
var g=u(1127),y=u(3301),p=u(2148),m=u(9799);function h({key:f,value:c},l,o,i){const{allNullValues:t,doc:n,indent:e,indentStep:s,
options:{commentString:r,indentSeq:a,simpleKeys:d}}=l;let S=g.isNode(f)&&f.comment||null;if(d){if(S)throw new Error("Wit\
h simple keys, key nodes cannot have comments");if(g.isCollection(f)||!g.isNode(f)&&typeof f=="object"){const P="With si\
mple keys, collection cannot be used as a key value";throw new Error(P)}}let v=!d&&(!f||S&&c==null&&!l.inFlow||g.isCollection(
f)||(g.isScalar(f)?f.type===y.Scalar.BLOCK_FOLDED||f.type===y.Scalar.BLOCK_LITERAL:typeof f=="object"));l=Object.assign(
{},l,{allNullValues:!1,implicitKey:!v&&(d||!t),indent:e+s});let w=!1,A=!1,N=p.stringify(f,l,()=>w=!0,()=>A=!0);if(!v&&!l.
inFlow&&N.length>1024){if(d)throw new Error("With simple keys, single line scalar must not span more than 1024 character\
s");v=!0}if(l.inFlow){if(t||c==null)return w&&o&&o(),N===""?"?":v?`? ${N}`:N}else if(t&&!d||c==null&&v)return N=`? ${N}`,
S&&!w?N+=m.lineComment(N,l.indent,r(S)):A&&i&&i(),N;w&&(S=null),v?(S&&(N+=m.lineComment(N,l.indent,r(S))),N=`? ${N}
${e}:`):(N=`${N}:`,S&&(N+=m.lineComment(N,l.indent,r(S))));let L,k,O;g.isNode(c)?(L=!!c.spaceBefore,k=c.commentBefore,O=
c.comment):(L=!1,k=null,O=null,c&&typeof c=="object"&&(c=n.createNode(c))),l.implicitKey=!1,!v&&!S&&g.isScalar(c)&&(l.indentAtStart=
N.length+1),A=!1,!a&&s.length>=2&&!l.inFlow&&!v&&g.isSeq(c)&&!c.flow&&!c.tag&&!c.anchor&&(l.indent=l.indent.substring(2));
let T=!1;const C=p.stringify(c,l,()=>T=!0,()=>A=!0);let I=" ";if(S||L||k){if(I=L?`
`:"",k){const P=r(k);I+=`
${m.indentComment(P,l.indent)}`}C===""&&!l.inFlow?I===`
`&&O&&(I=`

`):I+=`
${l.indent}`}else if(!v&&g.isCollection(c)){const P=C[0],K=C.indexOf(`
`),D=K!==-1,j=l.inFlow??c.flow??c.items.length===0;if(D||!j){let B=!1;if(D&&(P==="&"||P==="!")){let M=C.indexOf(" ");P===
"&"&&M!==-1&&M<K&&C[M+1]==="!"&&(M=C.indexOf(" ",M+1)),(M===-1||K<M)&&(B=!0)}B||(I=`
${l.indent}`)}}else(C===""||C[0]===`
`)&&(I="");return N+=I+C,l.inFlow?T&&o&&o():O&&!T?N+=m.lineComment(N,l.indent,r(O)):A&&i&&i(),N}b.stringifyPair=h}),3069:((E,b,u)=>{
var g=u(3301),y=u(4475);const p=(e,s)=>({indentAtStart:s?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.
options.minContentWidth}),m=e=>/^(%|---|\.\.\.)/m.test(e);function h(e,s,r){if(!s||s<0)return!1;const a=s-r,d=e.length;if(d<=
a)return!1;for(let S=0,v=0;S<d;++S)if(e[S]===`
`){if(S-v>a)return!0;if(v=S+1,d-v<=a)return!1}return!0}function f(e,s){const r=JSON.stringify(e);if(s.options.doubleQuotedAsJSON)
return r;const{implicitKey:a}=s,d=s.options.doubleQuotedMinMultiLineLength,S=s.indent||(m(e)?"  ":"");let v="",w=0;for(let A=0,
N=r[A];N;N=r[++A])if(N===" "&&r[A+1]==="\\"&&r[A+2]==="n"&&(v+=r.slice(w,A)+"\\ ",A+=1,w=A,N="\\"),N==="\\")switch(r[A+1]){case"\
u":{v+=r.slice(w,A);const L=r.substr(A+2,4);switch(L){case"0000":v+="\\0";break;case"0007":v+="\\a";break;case"000b":v+=
"\\v";break;case"001b":v+="\\e";break;case"0085":v+="\\N";break;case"00a0":v+="\\_";break;case"2028":v+="\\L";break;case"\
2029":v+="\\P";break;default:L.substr(0,2)==="00"?v+="\\x"+L.substr(2):v+=r.substr(A,6)}A+=5,w=A+1}break;case"n":if(a||r[A+
2]==='"'||r.length<d)A+=1;else{for(v+=r.slice(w,A)+`

`;r[A+2]==="\\"&&r[A+3]==="n"&&r[A+4]!=='"';)v+=`
`,A+=2;v+=S,r[A+2]===" "&&(v+="\\"),A+=1,w=A+1}break;default:A+=1}return v=w?v+r.slice(w):r,a?v:y.foldFlowLines(v,S,y.FOLD_QUOTED,
p(s,!1))}function c(e,s){if(s.options.singleQuote===!1||s.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return f(e,s);const r=s.indent||(m(e)?"  ":""),a="'"+e.replace(/'/g,"''").replace(/\n+/g,`\
$&
${r}`)+"'";return s.implicitKey?a:y.foldFlowLines(a,r,y.FOLD_FLOW,p(s,!1))}function l(e,s){const{singleQuote:r}=s.options;
let a;if(r===!1)a=f;else{const d=e.includes('"'),S=e.includes("'");d&&!S?a=c:S&&!d?a=f:a=r?c:f}return a(e,s)}let o;try{o=
new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{o=/\n+(?!\n|$)/g}function i({comment:e,type:s,value:r},a,d,S){const{blockQuote:v,commentString:w,lineWidth:A}=a.
options;if(!v||/\n[\t ]+$/.test(r))return l(r,a);const N=a.indent||(a.forceBlockIndent||m(r)?"  ":""),L=v==="literal"?!0:
v==="folded"||s===g.Scalar.BLOCK_FOLDED?!1:s===g.Scalar.BLOCK_LITERAL?!0:!h(r,A,N.length);if(!r)return L?`|
`:`>
`;let k,O;for(O=r.length;O>0;--O){const M=r[O-1];if(M!==`
`&&M!=="	"&&M!==" ")break}let T=r.substring(O);const C=T.indexOf(`
`);C===-1?k="-":r===T||C!==T.length-1?(k="+",S&&S()):k="",T&&(r=r.slice(0,-T.length),T[T.length-1]===`
`&&(T=T.slice(0,-1)),T=T.replace(o,`$&${N}`));let I=!1,P,K=-1;for(P=0;P<r.length;++P){const M=r[P];if(M===" ")I=!0;else if(M===
`
`)K=P;else break}let D=r.substring(0,K<P?K+1:P);D&&(r=r.substring(D.length),D=D.replace(/\n+/g,`$&${N}`));let B=(I?N?"2":
"1":"")+k;if(e&&(B+=" "+w(e.replace(/ ?[\r\n]+/g," ")),d&&d()),!L){const M=r.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${N}`);let F=!1;const $=p(a,!0);
v!=="folded"&&s!==g.Scalar.BLOCK_FOLDED&&($.onOverflow=()=>{F=!0});const R=y.foldFlowLines(`${D}${M}${T}`,N,y.FOLD_BLOCK,
$);if(!F)return`>${B}
${N}${R}`}return r=r.replace(/\n+/g,`$&${N}`),`|${B}
${N}${D}${r}${T}`}function t(e,s,r,a){const{type:d,value:S}=e,{actualString:v,implicitKey:w,indent:A,indentStep:N,inFlow:L}=s;
if(w&&S.includes(`
`)||L&&/[[\]{},]/.test(S))return l(S,s);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(S))return w||L||!S.includes(`
`)?l(S,s):i(e,s,r,a);if(!w&&!L&&d!==g.Scalar.PLAIN&&S.includes(`
`))return i(e,s,r,a);if(m(S)){if(A==="")return s.forceBlockIndent=!0,i(e,s,r,a);if(w&&A===N)return l(S,s)}const k=S.replace(
/\n+/g,`$&
${A}`);if(v){const O=I=>I.default&&I.tag!=="tag:yaml.org,2002:str"&&I.test?.test(k),{compat:T,tags:C}=s.doc.schema;if(C.
some(O)||T?.some(O))return l(S,s)}return w?k:y.foldFlowLines(k,A,y.FOLD_FLOW,p(s,!1))}function n(e,s,r,a){const{implicitKey:d,
inFlow:S}=s,v=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)});let{type:w}=e;w!==g.Scalar.QUOTE_DOUBLE&&
/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(v.value)&&(w=g.Scalar.QUOTE_DOUBLE);const A=L=>{switch(L){case g.
Scalar.BLOCK_FOLDED:case g.Scalar.BLOCK_LITERAL:return d||S?l(v.value,s):i(v,s,r,a);case g.Scalar.QUOTE_DOUBLE:return f(
v.value,s);case g.Scalar.QUOTE_SINGLE:return c(v.value,s);case g.Scalar.PLAIN:return t(v,s,r,a);default:return null}};let N=A(
w);if(N===null){const{defaultKeyType:L,defaultStringType:k}=s.options,O=d&&L||k;if(N=A(O),N===null)throw new Error(`Unsu\
pported default string type ${O}`)}return N}b.stringifyString=n}),204:((E,b,u)=>{var g=u(1127);const y=Symbol("break vis\
it"),p=Symbol("skip children"),m=Symbol("remove node");function h(n,e){const s=o(e);g.isDocument(n)?f(null,n.contents,s,
Object.freeze([n]))===m&&(n.contents=null):f(null,n,s,Object.freeze([]))}h.BREAK=y,h.SKIP=p,h.REMOVE=m;function f(n,e,s,r){
const a=i(n,e,s,r);if(g.isNode(a)||g.isPair(a))return t(n,r,a),f(n,a,s,r);if(typeof a!="symbol"){if(g.isCollection(e)){r=
Object.freeze(r.concat(e));for(let d=0;d<e.items.length;++d){const S=f(d,e.items[d],s,r);if(typeof S=="number")d=S-1;else{
if(S===y)return y;S===m&&(e.items.splice(d,1),d-=1)}}}else if(g.isPair(e)){r=Object.freeze(r.concat(e));const d=f("key",
e.key,s,r);if(d===y)return y;d===m&&(e.key=null);const S=f("value",e.value,s,r);if(S===y)return y;S===m&&(e.value=null)}}
return a}async function c(n,e){const s=o(e);g.isDocument(n)?await l(null,n.contents,s,Object.freeze([n]))===m&&(n.contents=
null):await l(null,n,s,Object.freeze([]))}c.BREAK=y,c.SKIP=p,c.REMOVE=m;async function l(n,e,s,r){const a=await i(n,e,s,
r);if(g.isNode(a)||g.isPair(a))return t(n,r,a),l(n,a,s,r);if(typeof a!="symbol"){if(g.isCollection(e)){r=Object.freeze(r.
concat(e));for(let d=0;d<e.items.length;++d){const S=await l(d,e.items[d],s,r);if(typeof S=="number")d=S-1;else{if(S===y)
return y;S===m&&(e.items.splice(d,1),d-=1)}}}else if(g.isPair(e)){r=Object.freeze(r.concat(e));const d=await l("key",e.key,
s,r);if(d===y)return y;d===m&&(e.key=null);const S=await l("value",e.value,s,r);if(S===y)return y;S===m&&(e.value=null)}}
return a}function o(n){return typeof n=="object"&&(n.Collection||n.Node||n.Value)?Object.assign({Alias:n.Node,Map:n.Node,
Scalar:n.Node,Seq:n.Node},n.Value&&{Map:n.Value,Scalar:n.Value,Seq:n.Value},n.Collection&&{Map:n.Collection,Seq:n.Collection},
n):n}function i(n,e,s,r){if(typeof s=="function")return s(n,e,r);if(g.isMap(e))return s.Map?.(n,e,r);if(g.isSeq(e))return s.
Seq?.(n,e,r);if(g.isPair(e))return s.Pair?.(n,e,r);if(g.isScalar(e))return s.Scalar?.(n,e,r);if(g.isAlias(e))return s.Alias?.(
n,e,r)}function t(n,e,s){const r=e[e.length-1];if(g.isCollection(r))r.items[n]=s;else if(g.isPair(r))n==="key"?r.key=s:r.
value=s;else if(g.isDocument(r))r.contents=s;else{const a=g.isAlias(r)?"alias":"scalar";throw new Error(`Cannot replace \
node with ${a} parent`)}}b.visit=h,b.visitAsync=c})};
